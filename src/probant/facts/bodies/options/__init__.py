"""Where a file defines options of its command line, by the libraries of its language.

A definition has all its spellings: `-v` and `--verbose` are one option. What a program
compares by hand is no definition. Next: one module per group of languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from probant.facts.bodies.code import Code
from probant.facts.bodies.options.option import Option

__all__ = ["WORDS", "Option", "option_definitions"]

_MODULES = {
    "python": "python",
    "javascript": "web",
    "typescript": "web",
    "go": "go",
    "rust": "rust",
    "java": "java",
    "c": "native",
    "cpp": "native",
}

WORDS = (
    "add_argument", "add_option", "addoption", "click", "typer", "cloup", "@option(", "@argument(",
    "make_option", "DEFINE_", ".option(", ".requiredOption(", ".argument(", ".addOption(", "yargs",
    "new Option", "parseArgs", "flag.", "Flags()", "FlagSet", "Flag{", "#[arg", "#[clap",
    "#[structopt", "#[argh", "Arg::", "optopt", "optflag", "optmulti", "reqopt", "getopt",
    "struct option", "add_flag", "ABSL_FLAG", "@Option", ".Option", "@Parameter", "commons.cli",
)  # fmt: skip
"""A file that defines options holds one of these, in whatever case."""


def option_definitions(code: Code) -> list[Option]:
    """Every definition of an option, in the order they stand."""
    name = _MODULES.get(code.language)
    if name is None:
        return []
    read: Callable[[Code], Iterator[Option]] = import_module(f"{__name__}.{name}").read
    found = dict.fromkeys(read(code))
    return sorted(found, key=lambda one: (one.first, one.last, one.names))
