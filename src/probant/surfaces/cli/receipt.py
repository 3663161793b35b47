"""`probant receipt`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from probant.agents.conversations import CLAUDE, CODEX, Conversation, newest_conversation
from probant.errors import UsageError
from probant.surfaces.check.texts import read_documents, repository_root
from probant.surfaces.cli.execution import execution_of, waiting_for
from probant.surfaces.cli.output import progress_of, settings_of, tell, write, write_json
from probant.surfaces.cli.text import has_unicode, painter
from probant.surfaces.receipt.making import Receipt, make_receipt
from probant.surfaces.receipt.showing import receipt_json, receipt_markdown, receipt_text


def execute(args: argparse.Namespace) -> int:
    conversation = _from_file(args) if args.file else _newest(args)
    repo = Path(args.repo if args.file or args.repo != "." else conversation.folder)
    with progress_of(args) as progress, waiting_for(args) as say:
        receipt = make_receipt(
            conversation, repository_root(repo), settings_of(args),
            execution=execution_of(args, say), progress=progress,
        )  # fmt: skip
    _show(receipt, args)
    return receipt.exit_code


def _show(receipt: Receipt, args: argparse.Namespace) -> None:
    if args.format == "json":
        write_json(receipt_json(receipt))
    elif args.format == "markdown":
        write(receipt_markdown(receipt))
    else:
        write(receipt_text(receipt, painter(args.color), ascii_only=not has_unicode()))


def _from_file(args: argparse.Namespace) -> Conversation:
    """Any text; what was changed is told only if `--since` names where the work began."""
    (document,) = read_documents([args.file], repo=Path(args.repo))
    return Conversation(
        agent="a text", file=None if args.file == "-" else Path(args.file), session="",
        folder=args.repo, began="", message=document.text, commit=args.since or "",
    )  # fmt: skip


def _newest(args: argparse.Namespace) -> Conversation:
    """The newest of this directory; else the newest on this machine, and the receipt says where."""
    here = newest_conversation(os.environ, within=repository_root(Path(args.repo)))
    if here is not None:
        return _since(here, args)
    anywhere = newest_conversation(os.environ) if args.repo == "." else None
    if anywhere is None or not Path(anywhere.folder).is_dir():
        raise UsageError(
            f"no conversation of {CLAUDE} or {CODEX} is on this machine"
            + (" that worked here" if args.repo != "." else ""),
            remedy="give its last message with --file, - is standard input",
        )
    tell(f"no conversation worked here; this is the newest one, in {anywhere.folder}")
    return _since(anywhere, args)


def _since(one: Conversation, args: argparse.Namespace) -> Conversation:
    from probant.vocabulary.record import replace

    return replace(one, commit=args.since) if args.since else one
