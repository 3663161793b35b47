"""A change in sentences: files, definitions and uses summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from probant.facts.rows import DefFact
from probant.tools.change_breaks import Break
from probant.tools.change_impact import Touched
from probant.tools.change_uses import Site, Used
from probant.tools.projects.sources import is_test_path
from probant.vocabulary.symbol import Place, kind_word
from probant.vocabulary.value import Observation, TextValue

N_LISTED = 6
"""How many files or names one sentence spells out."""

HOW = ("defines", "exports", "imports", "calls", "extends", "names")
COUNTED = {
    "defines": "definition",
    "exports": "export",
    "imports": "import",
    "calls": "call",
    "extends": "base class",
    "names": "other use",
}


def sum_of_files(touched: Sequence[Touched], places: tuple[Place, ...]) -> Observation:
    files = listed([one.told for one in touched])
    told = f"the change touches {n_of(len(touched), 'file')}: {files}"
    return Observation(TextValue(told), places, told)


def sums_of_definitions(touched: Sequence[Touched]) -> Iterator[Observation]:
    resigned = {name for one in touched for name in one.resigned}
    removed = [fact.qualified_name for one in touched for fact in one.removed]
    added = [fact.qualified_name for one in touched for fact in one.added]
    changed = [
        f"{name} (with other parameters)" if name in resigned else name
        for name in (fact.qualified_name for one in touched for fact in one.changed)
    ]
    tests = [one.file.path for one in touched if is_test_path(one.file.path)]
    rows = (("changes", changed), ("removes", removed), ("adds", added), ("touches tests:", tests))
    for verb, names in rows:
        if names:
            told = f"it {verb} {listed(names)}"
            yield Observation(TextValue(told), (), told)


def sum_of_uses(used: Sequence[tuple[DefFact, Used]]) -> Iterator[Observation]:
    sites = {s for fact, one in used for s in one.certain if is_apart(s, fact)}
    doubtful = {s for _, one in used for s in one.doubtful}
    if not used:
        return
    n_tests = sum(site.is_test for site in sites)
    what = listed([fact.name for fact, _ in used])
    told = f"{what} {'is' if len(used) == 1 else 'are'} used at {n_of(len(sites), 'certain place')}"
    told += f" ({n_tests} in tests)" if n_tests else ""
    told += f" and {len(doubtful)} uncertain" if doubtful else ""
    yield Observation(TextValue(told), (), told)


def may_break(breaks: Sequence[Break]) -> Iterator[str]:
    doubts = [f"{one.place.path}:{one.place.lines.first}" for one in breaks if not one.is_proved]
    if doubts:
        yield f"it may break {listed(doubts)}"


def sum_of_sites(fact: DefFact, used: Used) -> Observation:
    counts = Counter(["defines", *(site.how for site in used.certain)])
    files = {fact.path, *(site.place.path for site in used.certain)}
    parts = ", ".join(n_of(counts[how], COUNTED[how]) for how in HOW if counts[how])
    n_tests = sum(site.is_test for site in used.certain) + is_test_path(fact.path)
    told = (
        f"{fact.qualified_name} ({kind_word(fact.kind, fact.path)} at {fact.path}:{fact.line})"
        " stands"
        f" at {n_of(counts.total(), 'certain place')} in {n_of(len(files), 'file')}: {parts}"
    )
    told += f"; {n_tests} of them in tests" if n_tests else ""
    told += f"; {n_of(len(used.doubtful), 'more place')} may mean it" if used.doubtful else ""
    told += "" if used.complete else "; not every file was looked into"
    return Observation(TextValue(told), (fact.head,), told)


def listed(told: Sequence[str]) -> str:
    names = list(dict.fromkeys(told))
    more = f" and {len(names) - N_LISTED} more" if len(names) > N_LISTED else ""
    return ", ".join(names[:N_LISTED]) + more


def n_of(count: int, what: str) -> str:
    plural = f"{what}es" if what.endswith("s") else f"{what}s"
    return f"{count} {what if count == 1 else plural}"


def distinct_seen(seen: Iterable[Observation]) -> tuple[Observation, ...]:
    return tuple({one.value: one for one in reversed(list(seen))}.values())[::-1]


def is_apart(site: Site, fact: DefFact) -> bool:
    """Not inside the definition itself: that it names itself is no use by others."""
    return site.place.path != fact.path or not (
        fact.first_line <= site.place.lines.first <= fact.last_line
    )
