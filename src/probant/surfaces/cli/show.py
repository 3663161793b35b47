"""`probant show`: the code of a name or a path for a person, or as `probant.show/1`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from probant.surfaces.api import ShowResult, show
from probant.surfaces.cli.output import (
    progress_of,
    settings_of,
    tell,
    whole_number,
    write,
    write_json,
)
from probant.surfaces.cli.text import Painter, has_colour, one_line, painter, printable
from probant.surfaces.phrasing import counted
from probant.vocabulary.symbol import kind_word

if TYPE_CHECKING:
    from probant.workflows.show import ShownCode

EXIT_UNKNOWN = 3
N_IN_FULL = 10
"""Of more definitions of one name the others are only named, with their places."""

Highlighter = Callable[[str, Sequence[str]], list[str]]
"""(path, lines) → the same lines as a terminal shows them."""


def execute(args: argparse.Namespace) -> int:
    with progress_of(args) as progress:
        result = show(
            args.name, args.repo, at=args.at, lines=whole_number(args.lines, "--lines"),
            settings=settings_of(args), progress=progress,
        )  # fmt: skip
    if args.format == "json":
        write_json(result.to_json())
    elif result.definitions:
        is_coloured = has_colour(args.color)
        write(_text(result, painter(args.color), _coloured if is_coloured else _plain))
    if not result.definitions:
        tell(_unknown(result))
        return EXIT_UNKNOWN
    return 0


def _unknown(result: ShowResult) -> str:
    near = f"; closest: {', '.join(result.closest)}" if result.closest else ""
    return f"nothing here is called {result.name!r}{near}"


def _text(result: ShowResult, paint: Painter, highlight: Highlighter) -> str:
    shown = result.definitions
    blocks = ["\n".join(_definition(one, paint, highlight)) for one in shown[:N_IN_FULL]]
    if rest := shown[N_IN_FULL:]:
        more = paint("dim", f"and {len(rest)} more; PATH::NAME shows one of them:")
        blocks.append("\n".join([more, *(f"  {_head(one, paint)}" for one in rest)]))
    return "\n\n".join(blocks) + "\n"


def _head(code: ShownCode, paint: Painter) -> str:
    first, last = code.lines.first, code.lines.last + code.n_lines_cut
    where = f"{code.path}:{first}" + (f"-{last}" if last > first else "")
    name = "" if code.qualified_name == code.path else code.qualified_name
    kind = kind_word(code.kind, code.path)
    return f"{paint('cyan', one_line(where))}  {kind} {paint('bold', one_line(name))}".rstrip()


def _definition(code: ShownCode, paint: Painter, highlight: Highlighter) -> Iterator[str]:
    yield _head(code, paint)
    if code.documentation and code.is_documented_above:
        for line in code.documentation.split("\n"):
            yield f"        {printable(line)}".rstrip()
    lines = [printable(line.rstrip("\r")) for line in code.text.split("\n")]
    for number, line in enumerate(highlight(code.path, lines), code.lines.first):
        yield f"{paint('dim', f'{number:>5} │')} {line}".rstrip()
    if code.n_lines_cut:
        more = f"{counted(code.n_lines_cut, 'more line')} (--lines N shows up to N)"
        yield paint("dim", f"      ┆ {more}")


def _plain(_path: str, lines: Sequence[str]) -> list[str]:
    return list(lines)


def _coloured(path: str, lines: Sequence[str]) -> list[str]:
    from io import StringIO

    from rich.console import Console
    from rich.syntax import Syntax

    code = "\n".join(lines)
    syntax = Syntax(code, Syntax.guess_lexer(path), theme="ansi_dark")
    told = Console(file=StringIO(), force_terminal=True, color_system="standard", no_color=False)
    with told.capture() as captured:
        told.print(syntax.highlight(code), soft_wrap=True, end="")
    shown = captured.get().removesuffix("\n").split("\n")
    return shown if len(shown) == len(lines) else list(lines)
