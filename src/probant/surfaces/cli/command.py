"""What a command of the program is: a name, its flags, the module that carries it out.

Only data; commands.py lists the commands and evaluation/commands.py those of `eval`.
"""

from __future__ import annotations

from typing import Any

from probant.vocabulary.record import Record


class Flag(Record):
    """One argument: its names and what argparse needs to know about it."""

    names: tuple[str, ...]
    help: str
    options: tuple[tuple[str, Any], ...] = ()


class Command(Record):
    """`module` is loaded only when the command is used; its `execute(args)` returns the exit code.

    A command with `subcommands` has no module of its own.
    """

    name: str
    help: str
    module: str
    flags: tuple[Flag, ...] = ()
    subcommands: tuple[Command, ...] = ()


def flag(*names: str, help: str, **options: Any) -> Flag:  # noqa: A002 - argparse's own word
    return Flag(names, help, tuple(options.items()))


REPOSITORY = (
    flag(
        "--repo",
        help="the repository (default: the current directory)",
        default=".",
        metavar="PATH",
    ),
    flag("--at", help="a revision instead of the working tree", metavar="REV"),
)
COMMON = (
    flag("--config", help="a configuration file instead of the user's own", metavar="FILE"),
    flag("--quiet", help="no progress, no warnings", action="store_true"),
    flag("--color", help="colours: auto, always or never", default="auto",
          choices=("auto", "always", "never")),
)  # fmt: skip
