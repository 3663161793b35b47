"""Which facts are read by hand: 50 of each language, over as many families as it has.

Drawn by a hash of the fact itself, so that one new fact changes one line of the table, not all.
Nothing is judged here: docs/oracle-audit.md holds the judgements. Next: shown.py prints them.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation.grading.told import truth_lines
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.sources.code.source import code_source
from probant.evaluation.sources.fact import Fact, MakeSource
from probant.evaluation.sources.python.source import PythonSource
from probant.evaluation.sources.vocabulary import Naming, Symbol

SEED = 7
N_FACTS = 50
MAX_TRUTH_LINES = 12
"""A fact that says more than a reader can check is not drawn."""

PACKAGES: Mapping[str, tuple[str, ...]] = {
    "python": ("svcs", "pypi-attestations", "scanspec", "check-sdist", "dependency-groups"),
    "typescript": ("micro-packed", "@noble/hashes", "@scure/btc-signer"),
    "cpp": ("robin-map", "toml11"),
    "go": ("golang-github-rogpeppe-go-internal",),
    "rust": ("rfc3161-client", "zizmor"),
    "java": ("java-diff-utils",),
}
"""Language → the packages its facts are drawn from; JavaScript stands with TypeScript, C with C++,
as they share an oracle."""

TOGETHER: Mapping[str, tuple[str, ...]] = {
    "typescript": ("typescript", "javascript"),
    "cpp": ("c", "cpp"),
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """One fact to read; `where` are the definitions its words mean."""

    package: str
    family: str
    fact: Fact
    root: Path
    where: tuple[Symbol, ...]

    @property
    def asked(self) -> str:
        return ", ".join(text for _, text in self.fact.targets)

    @property
    def told(self) -> str:
        return "; ".join(truth_lines(self.fact.truth))


def draw(
    language: str,
    roots: Iterable[Path],
    cache: Path,
    environment: Mapping[str, str],
    n_wanted: int = N_FACTS,
) -> list[Drawn]:
    """The facts of one language below `roots`; families take turns, first hashes first."""
    by_family: dict[str, list[tuple[str, Drawn]]] = {}
    for root in roots:
        tree = read_tree(root)
        source = _maker(language, cache, environment)(tree, random.Random(SEED))
        symbols = list(source.symbols()) if isinstance(source, Naming) else []
        for family, facts in source.facts().items():
            for fact in facts if family in FAMILIES and family[0] != "U" else ():
                if 0 < len(truth_lines(fact.truth)) <= MAX_TRUTH_LINES:
                    drawn = Drawn(root.name, family, fact, root, _meant(fact, symbols))
                    by_family.setdefault(family, []).append((_rank(language, drawn), drawn))
    listed = [sorted(by_family[family], key=_first) for family in FAMILIES if family in by_family]
    found: list[tuple[int, int, Drawn]] = []
    for number, ranked in enumerate(listed):
        found += [(turn, number, drawn) for turn, (_, drawn) in enumerate(ranked)]
    chosen = sorted(found, key=lambda entry: entry[:2])[:n_wanted]
    return [drawn for _, _, drawn in sorted(chosen, key=lambda entry: (entry[1], entry[0]))]


def _maker(language: str, cache: Path, environment: Mapping[str, str]) -> MakeSource:
    if language == "python":
        return PythonSource
    return code_source(cache, environment, only=TOGETHER.get(language, (language,)))


def _rank(language: str, drawn: Drawn) -> str:
    words = [str(SEED), language, drawn.package, drawn.family, *dict(drawn.fact.targets).values()]
    return hashlib.sha256("\0".join(words).encode()).hexdigest()


def _first(entry: tuple[str, Drawn]) -> str:
    return entry[0]


def _meant(fact: Fact, symbols: Iterable[Symbol]) -> tuple[Symbol, ...]:
    targets = dict(fact.targets)
    owner = targets.get("owner")
    wanted = {text.split(" in ")[0] for key, text in targets.items() if key != "p"}
    return tuple(
        symbol
        for symbol in symbols
        if (symbol.reference in targets.values())
        or (symbol.name in wanted and (owner is None or symbol.owner == owner))
        or f"{symbol.owner}.{symbol.name}" in wanted
    )
