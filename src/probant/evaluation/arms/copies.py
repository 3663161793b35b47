"""The arms that ask the code questions again, of a copy: renamed, and stripped of its words.

Both draw the facts the plain tree is asked about, from the same seeds, so that answers can be
compared pair by pair. Next: stages.py lists them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from probant.evaluation.arms.arm import Asking, Ground
from probant.evaluation.arms.copied_facts import CopiedFacts, OldNames
from probant.evaluation.arms.renamed import RENAMED_LANGUAGES, Renaming, renamed_tree, write_files
from probant.evaluation.arms.stripped import stripped_files
from probant.evaluation.arms.typescript_text import Compiler
from probant.evaluation.oracles.tree import Dropped, Tree, read_tree
from probant.evaluation.questions.unanswerable import SHARES
from probant.evaluation.questions.wordings.code import CODE
from probant.evaluation.questions.wordings.structure import STRUCTURE
from probant.evaluation.sources.code.source import code_source
from probant.evaluation.sources.fact import Fact, MakeSource, Source
from probant.evaluation.sources.python.source import PythonSource

TYPED = frozenset({"19", "19.RETURN"})
CODE_FAMILIES = (
    frozenset({*CODE, *STRUCTURE} - {"10"} - TYPED)
    | {"U6", "U7", "U8", "U9", "U10"}
    | frozenset(SHARES)
)
"""What code tells without its words, and as much that is not there, proved on the copy's own bytes:
files by name and inferred types are asked of the original only."""

RENAMED_FAMILIES = CODE_FAMILIES | {"U21"}
N_SOURCES_BEFORE = 2
"""Sources of the plain tree before those of its code: the seed of each is its place."""


def renamed(ground: Ground, root: Path) -> Asking:
    """A copy whose own names are others: the old ones are nowhere, the new ones are answerable."""
    made = renamed_tree(ground.tree, ground.seed, Compiler(ground.cache, ground.environment))
    write_files(made.files, root)
    copy = read_tree(root)
    scripts = [language for language in RENAMED_LANGUAGES if language != "python"]
    code = code_source(ground.cache, ground.environment, only=scripts)
    told = (*_copied(ground, copy, made.renaming, (PythonSource, code)), _Listed(made.dropped))
    sources: tuple[Source, ...] = (*told, OldNames(copy, made.renaming))
    if not made.renaming.names:
        reason = "no name of this tree can be renamed for sure"
        sources = (_Listed((*made.dropped, Dropped("arm", "renamed", reason))),)
    return Asking(sources=tuple(map(_known, sources)), families=RENAMED_FAMILIES)


def stripped(ground: Ground, root: Path) -> Asking:
    """A copy without comments, docstrings and documents; every line keeps its number."""
    files, dropped = stripped_files(ground.tree, Compiler(ground.cache, ground.environment))
    write_files(files, root)
    code = code_source(ground.cache, ground.environment)
    told = _copied(ground, read_tree(root), Renaming({}), (PythonSource, code))
    sources: tuple[Source, ...] = (*told, _Listed(dropped))
    return Asking(sources=tuple(map(_known, sources)), families=CODE_FAMILIES)


def _copied(
    ground: Ground, copy: Tree, renaming: Renaming, makers: Sequence[MakeSource]
) -> list[Source]:
    first = N_SOURCES_BEFORE + ground.is_clone
    return [
        CopiedFacts(
            make, ground.tree, copy, renaming, partial(random.Random, f"{ground.seed}:{index}")
        )
        for index, make in enumerate(makers, start=first)
    ]


class _Listed:
    """A source of nothing but doubts."""

    def __init__(self, dropped: Sequence[Dropped]) -> None:
        self.dropped = tuple(dropped)

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {}


def _known(source: Source) -> MakeSource:
    def known(_: Tree, __: random.Random) -> Source:
        return source

    return known
