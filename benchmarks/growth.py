"""How cost grows with the tree: the same measurement on one copy and on ten, in one round.

Names asked for occur once in either tree, so what grows is the tree and not the answer. What the
two sides amount to is goals.py's work.
"""

from __future__ import annotations

import random

from benchmarks.arena import Arena, Sample
from benchmarks.measurements import (
    INDEX,
    N_LOOKUPS,
    SEED,
    asked_warm,
    indexed_book,
    settle,
    timed_refresh,
)
from benchmarks.tree import probe_name
from probant.errors import ExecutionError
from probant.facts.rows import DefFact

FACTOR = 10


def cold_index(arena: Arena) -> Sample:
    return Sample(ours=_cold(arena.grown(FACTOR)), yardstick=_cold(arena.grown(1)))


def _cold(arena: Arena) -> float:
    with arena.cold_cache() as empty:
        return arena.probant(*INDEX, cache=empty).wall_seconds


def refresh(arena: Arena) -> Sample:
    return Sample(ours=_refresh(arena.grown(FACTOR)), yardstick=_refresh(arena.grown(1)))


def _refresh(arena: Arena) -> float:
    settle(arena)
    timed_refresh(arena)
    return timed_refresh(arena)


def warm_question(arena: Arena) -> Sample:
    return Sample(ours=_asked(arena.grown(FACTOR)), yardstick=_asked(arena.grown(1)))


def _asked(arena: Arena) -> float:
    return asked_warm(arena, [fact.name for fact in _probed(arena)])


def _probed(arena: Arena) -> list[DefFact]:
    """A seeded sample of names that are defined once, from all copies."""
    arena.refresh()
    with arena.open_facts() as tree, indexed_book(tree, arena.warm_cache) as book:
        chance = random.Random(SEED)  # noqa: S311 - reproducible
        copies = {path.partition("/")[0].removeprefix("copy") for path in book.blobs}
        n_files = len(book.blobs) // len(copies)
        found: list[DefFact] = []
        for _ in range(4 * N_LOOKUPS):
            name = probe_name(int(chance.choice(sorted(copies))), chance.randrange(n_files))
            facts = book.definitions(name)
            found += facts if len(facts) == 1 else []
            if len(found) == N_LOOKUPS:
                break
        if len(found) < N_LOOKUPS:
            raise ExecutionError("the copies do not hold the names they were given")
        return found
