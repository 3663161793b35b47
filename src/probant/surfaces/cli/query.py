"""`probant query`: a question without English, by the same engine as `ask`."""

from __future__ import annotations

import argparse

from probant.errors import UsageError
from probant.questions.arguments import symbol_kinds
from probant.surfaces.api import ask_query
from probant.surfaces.cli.ask import finish
from probant.surfaces.cli.execution import execution_of, waiting_for
from probant.surfaces.cli.output import limit_of, progress_of, settings_of, write, write_json
from probant.surfaces.goal_wire import Query, kinds_json
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Unit
from probant.vocabulary.ruling import TruthMode


def execute(args: argparse.Namespace) -> int:
    if args.list:
        return _show_kinds(args)
    query = query_of(args)
    with progress_of(args) as progress, waiting_for(args) as say:
        result = ask_query(
            query,
            args.repo,
            session=args.session,
            truth_mode=TruthMode(args.truth_mode),
            settings=settings_of(args),
            progress=progress,
            execution=execution_of(args, say),
        )
    return finish(result, args)


def query_of(args: argparse.Namespace) -> Query:
    """What the flags ask."""
    if not args.words:
        raise UsageError("no kind of question is given", remedy="see probant query --list")
    kind, *targets = args.words
    if args.directly and args.all_the_way:
        raise UsageError("--directly and --all-the-way exclude each other", remedy="give one")
    return Query(
        kind=kind,
        targets=tuple(targets),
        filters=Filters(
            within=args.within or "",
            of=args.of or "",
            symbol_kinds=symbol_kinds(args.symbol_kind),
            outside_tests=args.outside_tests,
            only_tests=args.only_tests,
            public=args.public,
            since=args.since or "",
            until=args.until or "",
            by=args.by or "",
            directly=False if args.all_the_way else True if args.directly else None,
        ),
        count=args.count,
        unit=Unit(args.unit) if args.unit else None,
        at=args.at,
        limit=limit_of(args),
    )


def _show_kinds(args: argparse.Namespace) -> int:
    if args.words:
        raise UsageError("--list takes no kind", remedy="give one of them")
    listed = kinds_json()
    if args.format == "json":
        write_json(listed)
        return 0
    blocks = []
    for kind in listed["kinds"]:
        lines = [kind["name"]]
        for form in kind["forms"]:
            lines.append(f"  {form['sentence']}")
            lines.append(f"    {form['example']}")
        flags = dict.fromkeys(flag for form in kind["forms"] for flag in form["flags"])
        if flags:
            lines.append(f"  filters: {' '.join(flags)}")
        blocks.append("\n".join(lines))
    write("\n\n".join(blocks) + "\n")
    return 0
