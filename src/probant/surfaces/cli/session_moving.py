"""`probant session export|import|prune`: sessions out of the store, into it, and away."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.errors import UsageError
from probant.ledger.store import KeptAnswer, SessionStore
from probant.surfaces.cli.output import settings_of, tell, whole_number, write
from probant.surfaces.phrasing import counted
from probant.workspace.store import write_atomically

SCHEMA = "probant.kept_answer/1"


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    store = SessionStore(settings.store)
    if args.command_name == "export":
        _export(store, args.file)
    elif args.command_name == "import":
        n_new, n_known = store.take_in(_read(args.file))
        tell(f"{counted(n_new, 'answer')} taken in, {n_known} there already")
    else:
        days = whole_number(args.days, "--days") or settings.sessions_keep_days
        if not days:
            raise UsageError("nothing says how old", remedy="give --days N")
        tell(f"{counted(store.drop_older(days), 'answer')} dropped")
    return 0


def _export(store: SessionStore, name: str) -> None:
    lines = [json.dumps(_plain(one)) + "\n" for one in store.answers()]
    if name == "-":
        write("".join(lines), "json")
        return
    try:
        write_atomically(Path(name), "".join(lines).encode())
    except OSError as trouble:
        raise UsageError(
            f"{name} cannot be written: {trouble.strerror}", remedy="name another file"
        ) from trouble
    tell(f"{counted(len(lines), 'answer')} written to {name}")


def _plain(one: KeptAnswer) -> dict[str, Any]:
    return {"schema": SCHEMA, "session": one.session, "number": one.number,
            "created": one.created, "frame": one.frame, "artifacts": one.artifacts}  # fmt: skip


def _read(name: str) -> Iterator[KeptAnswer]:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise UsageError(f"{name} cannot be read", remedy="name an exported file") from trouble
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
            if row["schema"] != SCHEMA:
                raise ValueError
            yield KeptAnswer(
                session=str(row["session"]), number=int(row["number"]), frame=dict(row["frame"]),
                artifacts=dict(row["artifacts"]), created=str(row["created"])[:40],
            )  # fmt: skip
        except (ValueError, KeyError, TypeError):
            raise UsageError(
                f"line {number} of {name} is not an exported answer", remedy="nothing was taken in"
            ) from None
