"""`probant search`: ranked places for a person, or as `probant.search/1`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.surfaces.api import SearchResult, run_search
from probant.surfaces.cli.output import limit_of, progress_of, settings_of, write, write_json
from probant.surfaces.cli.text import Painter, one_line, painter, printable
from probant.surfaces.searching import search_of

if TYPE_CHECKING:
    from probant.tools.places import FoundPlace

EXIT_NOTHING = 3
N_LINES = 6
"""How much of each place a terminal shows; JSON has all of it."""


def execute(args: argparse.Namespace) -> int:
    asked = search_of(
        " ".join(args.text), within=args.within, symbol_kind=args.symbol_kind, lang=args.lang,
        exact=args.exact, regex=args.regex, limit=limit_of(args) or 10,
    )  # fmt: skip
    with progress_of(args) as progress:
        result = run_search(
            asked, args.repo, at=args.at, settings=settings_of(args), progress=progress
        )
    if args.format == "json":
        write_json(result.to_json())
    else:
        write(_text(result, painter(args.color)))
    return 0 if result.places else EXIT_NOTHING


def _text(result: SearchResult, paint: Painter) -> str:
    if not result.places:
        return f"Nothing here says {one_line(result.query)!r}.\n"
    blocks = ["\n".join(_place(one, paint)) for one in result.places]
    return "\n\n".join(blocks) + "\n"


def _place(place: FoundPlace, paint: Painter) -> Iterator[str]:
    where = f"{place.path}:{place.lines.first}"
    name = place.fact.qualified_name if place.fact else ""
    yield f"{paint('cyan', one_line(where))}  {place.kind} {paint('bold', one_line(name))}".rstrip()
    yield paint("dim", f"  {place.quality.value}: {one_line(place.why)}")
    lines = place.quote.split("\n")
    for number, text in enumerate(lines[:N_LINES], place.lines.first):
        yield f"{paint('dim', f'{number:>5} │')} {printable(text.rstrip(chr(13)))}"
