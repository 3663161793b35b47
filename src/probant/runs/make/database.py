"""The targets of a makefile as make itself sees them, after all its variables and includes."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from probant.runs.native.programs import ENV
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

_RULE = re.compile(r"^(?P<name>[^#\t=:][^=:]*?)::?(?!=)(?P<needs>[^=]*)$")
_COMPILER = re.compile(r"\$[({](?:CC|CXX)[)}]|(?<![\w-])(?:gcc|g\+\+|clang(?:\+\+)?|cc|c\+\+)\s")
_WRITES_TEXT = re.compile(r"\s-(?:E|S|M|MM)(?!\w)|\bCPP\b|(?i:libtool)")
_COMPILED_ENDS = ("", ".o", ".so", ".exe")
_FILES = "\n# Files\n"


class Rule(Record, kw_only=True):
    name: str
    needs: tuple[str, ...]
    is_phony: bool
    recipe: str

    @property
    def writes_itself(self) -> bool:
        """Whether the recipe says that it writes the file it is named after."""
        return "$@" in self.recipe or bool(
            re.search(rf"(?:-o|>)\s*{re.escape(self.name)}(?![\w./-])", self.recipe)
        )

    @property
    def compiles_itself(self) -> bool:
        """Whether the recipe has a compiler write that file, and as something compiled."""
        if PurePosixPath(self.name).suffix not in _COMPILED_ENDS:
            return False
        return any(
            re.search(rf"-o\s*(?:\$@|{re.escape(self.name)}(?![\w./-]))", line)
            for line in self.recipe.split("\n")
            if _COMPILER.search(line) and not _WRITES_TEXT.search(line)
        )


def read_database(site: Worksite) -> dict[str, Rule]:
    """Rules by name; none where the makefile cannot even be read."""
    done = site.run(["make", "-pRrq", ":"], env=ENV)
    _, found, files = done.stdout.decode("utf-8", "replace").partition(_FILES)
    rules: dict[str, Rule] = {}
    for block in files.split("\n\n") if found else ():
        rule = _rule(block)
        if rule is not None:
            rules[rule.name] = rule
    return rules


def _rule(block: str) -> Rule | None:
    lines = [line for line in block.split("\n") if line]
    if not lines or lines[0].startswith("# Not a target"):
        return None
    head = next((found for line in lines if (found := _RULE.match(line))), None)
    if head is None or head["name"].startswith(".") or "%" in head["name"]:
        return None
    return Rule(
        name=head["name"].strip(),
        needs=tuple(word for word in head["needs"].split() if word != "|"),
        is_phony=any(line.startswith("#  Phony target") for line in lines),
        recipe="\n".join(line for line in lines if line.startswith("\t")),
    )


def all_needs(rules: dict[str, Rule], name: str) -> set[str]:
    """Everything that has to be made before `name`, directly or not."""
    found: set[str] = set()
    left = [name]
    while left:
        rule = rules.get(left.pop())
        fresh = set(rule.needs) - found if rule else set()
        found |= fresh
        left += fresh
    return found
