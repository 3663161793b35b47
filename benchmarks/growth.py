"""How cost grows with the tree: the same measurement on one copy and on ten, in one round.

Names asked for occur once in either tree, so what grows is the tree and not the answer. What the
two sides amount to is goals.py's work.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.arena import Arena, Sample
from benchmarks.measurements import (
    FACTS_ONLY,
    N_LOOKUPS,
    SEED,
    indexed_book,
    p50,
    references,
    settle,
    timed_refresh,
)
from benchmarks.tree import probe_name
from probant.errors import ExecutionError
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.workspace.snapshot import SourceTree

FACTOR = 10


def cold_index(arena: Arena) -> Sample:
    return Sample(ours=_cold(arena.grown(FACTOR)), yardstick=_cold(arena.grown(1)))


def _cold(arena: Arena) -> float:
    with arena.cold_cache() as empty:
        return arena.probant(*FACTS_ONLY, cache=empty).wall_seconds


def refresh(arena: Arena) -> Sample:
    return Sample(ours=_refresh(arena.grown(FACTOR)), yardstick=_refresh(arena.grown(1)))


def _refresh(arena: Arena) -> float:
    """The command, as a person runs it: within one process every look at every file adds up."""
    settle(arena)
    timed_refresh(arena, n_parsed=0)
    return arena.probant(*FACTS_ONLY, cache=arena.warm_cache).wall_seconds


def symbol_lookup(arena: Arena) -> Sample:
    return Sample(ours=_symbols(arena.grown(FACTOR)), yardstick=_symbols(arena.grown(1)))


def _symbols(arena: Arena) -> float:
    with _probed(arena) as (_, book, probes):
        return p50(book.definitions, [fact.name for fact in probes])


def caller_lookup(arena: Arena) -> Sample:
    return Sample(ours=_callers(arena.grown(FACTOR)), yardstick=_callers(arena.grown(1)))


def _callers(arena: Arena) -> float:
    with _probed(arena) as (tree, book, probes):
        look_up = references(tree, book, arena.warm_cache).call_sites
        sites, _ = look_up(probes[:1])
        if len(sites) != 1:
            raise ExecutionError(f"a name that is called once has {len(sites)} callers")
        return p50(look_up, [[probe] for probe in probes])


@contextmanager
def _probed(arena: Arena) -> Iterator[tuple[SourceTree, FactBook, list[DefFact]]]:
    """The index, and a seeded sample of names that are defined once, from all copies."""
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
        yield tree, book, found
