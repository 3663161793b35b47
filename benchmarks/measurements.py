"""One function per measurement, each one round: the yardstick first, Probant right after it.

How often, and what becomes of the samples, is report.py's work.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TypeVar

import probant
from benchmarks.arena import Arena, Sample
from benchmarks.packages import Sources
from probant.errors import ExecutionError
from probant.facts.index import refresh
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.settings import load_settings
from probant.surfaces.api import search
from probant.tools.dynamic import CALLABLE
from probant.vocabulary.record import replace
from probant.workspace.snapshot import SourceTree, open_tree

SEED = 7
N_LOOKUPS = 300
N_WARMING = 20
N_EDITED_FILES = 10
N_STARTS = 5
"""A bare start is so short that one of each says little."""

SETTLE_SECONDS = 0.1
"""A file this old is no longer read again for fear that its times did not move."""

INDEX = ("index", "--quiet")
"""The index as a user gets it, text included."""

SYMBOL_QUESTION = "where is QuerySet defined?"
CALLER_QUESTION = "what calls call_command?"
"""Something may call it unseen, so the list is partial."""
ABSENT_PHRASE = "where is evidence gating implemented"
PRESENT_PHRASE = "where is password hashing mentioned?"
SEARCHED = "model field default"
"""Words that a whole framework is about: many places to rank."""
EXIT_REFUSED = 3

Asked = TypeVar("Asked")


# Cold index


def cold_index_wall(arena: Arena) -> Sample:
    yardstick = arena.ctags().wall_seconds
    with arena.cold_cache() as empty:
        ours = arena.probant(*INDEX, cache=empty).wall_seconds
    return Sample(ours=ours, yardstick=yardstick)


def cold_index_of(arena: Arena, *, sources: Sources) -> Sample:
    """The same on the tree of another language."""
    other = arena.of(sources)
    indexed_bytes(other)
    return cold_index_wall(other)


def cold_speed_of(arena: Arena, *, sources: Sources) -> Sample:
    """Megabytes of source in a second."""
    other = arena.of(sources)
    n_bytes = indexed_bytes(other)
    with other.cold_cache() as empty:
        seconds = other.probant(*INDEX, cache=empty).wall_seconds
    return Sample(ours=n_bytes / 1_000_000 / seconds)


def indexed_bytes(arena: Arena) -> int:
    """How much source the index understands; a tree of which it reads little is no measure."""
    with arena.open_facts() as tree, indexed_book(tree, arena.warm_cache) as book:
        n_bytes = sum(tree.files[path].size for path in book.blobs)
        n_all = sum(file.size for file in tree.files.values())
    if 2 * n_bytes < n_all:
        raise ExecutionError(f"only {n_bytes} of {n_all} bytes of this tree are indexed")
    return n_bytes


def cold_index_cpu(arena: Arena) -> Sample:
    yardstick = arena.ast_walk().cpu_seconds
    with arena.cold_cache() as empty:
        ours = arena.probant(*INDEX, cache=empty).cpu_seconds
    return Sample(ours=ours, yardstick=yardstick)


def peak_memory(arena: Arena) -> Sample:
    with arena.cold_cache() as empty:
        return Sample(ours=arena.index_memory_mb(empty))


def cache_size(arena: Arena) -> Sample:
    """Everything one repository's index leaves on disk, text and what a search adds included."""
    with arena.cold_cache() as empty:
        arena.probant("index", "--quiet", cache=empty)
        arena.probant("search", SEARCHED, cache=empty)
        ours = sum(file.stat().st_size for file in empty.rglob("*") if file.is_file())
        with open_tree(arena.tree, cache_dir=empty) as tree, indexed_book(tree, empty) as book:
            n_source = sum(tree.files[path].size for path in book.blobs)
            n_text = sum(file.size for file in tree.files.values())
    return Sample(ours=ours, yardstick=0.8 * n_source + 0.5 * n_text)


# Refresh


def refresh_unchanged(arena: Arena) -> Sample:
    settle(arena)
    yardstick = arena.git_status().wall_seconds
    return Sample(ours=timed_refresh(arena), yardstick=yardstick)


def refresh_after_edits(arena: Arena) -> Sample:
    settle(arena)
    yardstick = arena.ctags().wall_seconds
    with _edited_files(arena):
        time.sleep(SETTLE_SECONDS)
        return Sample(ours=timed_refresh(arena), yardstick=yardstick)


def settle(arena: Arena) -> None:
    """Bring git's index and ours to the present tree, and let both grow old enough to trust."""
    arena.git_status()
    time.sleep(SETTLE_SECONDS)
    arena.refresh()


def timed_refresh(arena: Arena) -> float:
    """The command, as a person runs it; nothing may be left to parse behind it."""
    seconds = arena.probant(*INDEX, cache=arena.warmed).wall_seconds
    if arena.refresh().n_parsed:
        raise ExecutionError("a refresh left files that changed")
    return seconds


@contextmanager
def _edited_files(arena: Arena) -> Iterator[None]:
    """Ten files end in a comment; never the same twice, or its facts would be known already."""
    chance = random.Random(SEED)  # noqa: S311 - reproducible
    originals = {
        path: path.read_bytes() for path in chance.sample(_python_files(arena.tree), N_EDITED_FILES)
    }
    try:
        for path, source in originals.items():
            path.write_bytes(source + b"\n# %s\n" % os.urandom(8).hex().encode())
        yield
    finally:
        for path, source in originals.items():
            path.write_bytes(source)


def _python_files(tree: Path) -> list[Path]:
    return sorted(path for path in tree.rglob("*.py") if path.stat().st_size)


# Lookups in a warm process


def warm_question(arena: Arena) -> Sample:
    """A whole question, made sure of and answered, on a repository that stays open."""
    with arena.open() as tree, indexed_book(tree, arena.warmed) as book:
        names = [fact.name for fact in _callables(book)]
    yardstick = arena.ripgrep().wall_seconds
    return Sample(ours=asked_warm(arena, names), yardstick=yardstick)


def asked_warm(arena: Arena, names: list[str]) -> float:
    """The median of "where is X defined?" over these names, once the first ones warmed it."""
    settings = replace(load_settings(), cache_dir=arena.warmed)
    with probant.open(arena.tree, settings=settings) as opened:
        questions = [f"where is {name} defined?" for name in names]
        p50(opened.ask, questions[:N_WARMING])
        return p50(opened.ask, questions)


@contextmanager
def indexed_book(tree: SourceTree, cache: Path) -> Iterator[FactBook]:
    connection, view, _ = refresh(tree, cache)
    try:
        yield FactBook(connection, view)
    finally:
        connection.close()


def _callables(book: FactBook) -> list[DefFact]:
    """A seeded sample over files, so that one large file does not make the picture."""
    chance = random.Random(SEED)  # noqa: S311 - reproducible
    found: list[DefFact] = []
    for path in chance.sample(paths := sorted(book.blobs), len(paths)):
        facts = [fact for fact in book.definitions_in(path) if fact.kind in CALLABLE]
        if facts:
            found.append(chance.choice(facts))
        if len(found) == N_LOOKUPS:
            break
    return found


def p50(look_up: Callable[[Asked], object], asked: list[Asked]) -> float:
    seconds = []
    for one in asked:
        start = time.perf_counter()
        look_up(one)
        seconds.append(time.perf_counter() - start)
    return median(seconds)


# Questions and starts


def symbol_question(arena: Arena) -> Sample:
    return _question(arena, SYMBOL_QUESTION, expect=0)


def caller_question(arena: Arena) -> Sample:
    return _question(arena, CALLER_QUESTION, expect=EXIT_REFUSED)


def absent_phrase(arena: Arena) -> Sample:
    return _question(arena, ABSENT_PHRASE, expect=EXIT_REFUSED)


def present_phrase(arena: Arena) -> Sample:
    return _question(arena, PRESENT_PHRASE, expect=0)


def _question(arena: Arena, question: str, *, expect: int) -> Sample:
    cache = arena.warmed
    yardstick = arena.ripgrep().wall_seconds
    ours = arena.probant("ask", question, cache=cache, expect=expect).wall_seconds
    return Sample(ours=ours, yardstick=yardstick)


def search_command(arena: Arena) -> Sample:
    """The first search of a tree, which makes its index, is the round that warms up."""
    yardstick = arena.ripgrep().wall_seconds
    ours = arena.probant("search", SEARCHED, cache=arena.warmed).wall_seconds
    return Sample(ours=ours, yardstick=yardstick)


def search_in_process(arena: Arena) -> Sample:
    """Opening the repository and looking for edits included."""
    yardstick = arena.ripgrep().wall_seconds
    settings = replace(load_settings(), cache_dir=arena.warmed)
    start = time.perf_counter()
    search(SEARCHED, arena.tree, settings=settings)
    return Sample(ours=time.perf_counter() - start, yardstick=yardstick)


def version(arena: Arena) -> Sample:
    pairs = [
        (arena.probant("--version", cache=arena.warm_cache), arena.bare_python())
        for _ in range(N_STARTS)
    ]
    return Sample(
        ours=median(ours.wall_seconds for ours, _ in pairs),
        yardstick=median(bare.wall_seconds for _, bare in pairs),
    )
