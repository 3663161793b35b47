"""Which of the extracted facts some question could ask about: `probant facts` beside the families.

    kind        family          askable where                    judged where an oracle speaks
    functions   1, 3, 8         the name is a plain identifier   everywhere
    classes     2, 5            the name is a plain identifier   everywhere
    imports     31              always                           not in Rust
    exports     25              always                           Python, TypeScript, JavaScript
    calls       34; 33          the caller has a name; the       not in Rust
                                callee is resolved
    types       18; 19          what has the type has a name     return annotations, not C and C++

Reads only the document, which is untrusted like any file. Next: gates.py, report/figures.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from probant.evaluation.metrics.rates import Rate, counted
from probant.evaluation.sources.code.oracles import LANGUAGE_OF

SCHEMA = "probant.coverage/1"
Entry = Mapping[str, object]
C_LIKE = frozenset({"c", "cpp"})
EXPORTING = frozenset({"python", "typescript", "javascript"})
NAMELESS = frozenset({"", "<module>"})


@dataclass(frozen=True, kw_only=True, slots=True)
class KindCoverage:
    """Facts of one kind in one repository."""

    n: int
    n_askable: int
    n_judged: int


@dataclass(frozen=True, kw_only=True, slots=True)
class FactCoverage:
    repo: str
    by_kind: Mapping[str, KindCoverage]


def fact_coverage(repo: str, document: Mapping[str, object]) -> FactCoverage:
    """Counted over the lists of a `probant.facts/1` document; a list that is missing is empty."""
    returning = {
        (_text(entry, "file"), _text(entry, "qualified_name"))
        for entry in _entries(document, "functions")
    }
    judges: Mapping[str, Callable[[Entry], bool]] = {
        **JUDGED,
        "types": lambda entry: _is_judged_type(entry, returning),
    }
    found: dict[str, KindCoverage] = {}
    for kind, is_askable in ASKABLE.items():
        entries = _entries(document, kind)
        askable = [entry for entry in entries if is_askable(entry)]
        found[kind] = KindCoverage(
            n=len(entries),
            n_askable=len(askable),
            n_judged=sum(judges[kind](entry) for entry in askable),
        )
    return FactCoverage(repo=repo, by_kind=found)


def askable(coverages: Iterable[FactCoverage], kind: str | None = None) -> Rate:
    """The share some question could ask, over all kinds or one."""
    return counted((repo, entry.n_askable, entry.n) for repo, entry in _of(coverages, kind))


def judged(coverages: Iterable[FactCoverage], kind: str | None = None) -> Rate:
    """The share some question could ask and an oracle could grade."""
    return counted((repo, entry.n_judged, entry.n) for repo, entry in _of(coverages, kind))


def coverage_json(coverage: FactCoverage) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "repo": coverage.repo,
        "facts": {
            kind: {"n": entry.n, "askable": entry.n_askable, "judged": entry.n_judged}
            for kind, entry in coverage.by_kind.items()
        },
    }


def coverage_of(document: Mapping[str, object]) -> FactCoverage:
    """What `coverage_json` wrote; raises ValueError on anything else."""
    facts, repo = document.get("facts"), document.get("repo")
    if document.get("schema") != SCHEMA or not isinstance(facts, Mapping):
        raise ValueError(f"no {SCHEMA}")
    found: dict[str, KindCoverage] = {}
    for kind, entry in facts.items():
        counts = [entry.get(key) if isinstance(entry, Mapping) else None for key in COUNTS]
        n, n_askable, n_judged = (c if type(c) is int else -1 for c in counts)
        if kind not in ASKABLE or not 0 <= n_judged <= n_askable <= n:
            raise ValueError(f"counts of {kind} do not fit")
        found[kind] = KindCoverage(n=n, n_askable=n_askable, n_judged=n_judged)
    return FactCoverage(repo=str(repo), by_kind=found)


COUNTS = ("n", "askable", "judged")


def _is_named(entry: Entry) -> bool:
    return _text(entry, "name").isidentifier()


def _is_askable_call(entry: Entry) -> bool:
    return _text(entry, "caller") not in NAMELESS or entry.get("resolved") is not None


def _is_askable_type(entry: Entry) -> bool:
    return _text(entry, "identifier").rpartition(".")[2].isidentifier()


ASKABLE: Mapping[str, Callable[[Entry], bool]] = {
    "functions": _is_named,
    "classes": _is_named,
    "imports": lambda _: True,
    "exports": lambda _: True,
    "calls": _is_askable_call,
    "types": _is_askable_type,
}
JUDGED: Mapping[str, Callable[[Entry], bool]] = {
    "functions": lambda _: True,
    "classes": lambda _: True,
    "imports": lambda entry: _language(_text(entry, "from")) != "rust",
    "exports": lambda entry: _language(_text(entry, "file")) in EXPORTING,
    "calls": lambda entry: _language(_text(entry, "file")) != "rust",
}


def _is_judged_type(entry: Entry, returning: set[tuple[str, str]]) -> bool:
    path = _text(entry, "file")
    is_returned = (path, _text(entry, "identifier")) in returning
    return is_returned and _language(path) not in C_LIKE


def _of(coverages: Iterable[FactCoverage], kind: str | None) -> Iterable[tuple[str, KindCoverage]]:
    for coverage in coverages:
        for name, entry in coverage.by_kind.items():
            if kind in (None, name):
                yield coverage.repo, entry


def _entries(document: Mapping[str, object], key: str) -> Sequence[Entry]:
    listed = document.get(key)
    return [e for e in listed if isinstance(e, Mapping)] if isinstance(listed, list) else []


def _text(entry: Entry, key: str) -> str:
    value = entry.get(key)
    return value if isinstance(value, str) else ""


def _language(path: str) -> str | None:
    return LANGUAGE_OF.get(PurePosixPath(path).suffix.lower())
