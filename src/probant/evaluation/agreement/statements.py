"""Statements about a tree, made from what the oracles list: true ones, and others beside them.

Only names that mean one thing in the whole tree are spoken of. What an oracle knows to be so or not
so is told with each; where it cannot know (that a body never calls something), it is silent.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from probant.evaluation.sources.code.truth import CodeTruth, TrueDefinition, TrueSignature

Sort = Literal["defined_in", "parameters", "calls", "extends", "imports"]
NAMED = frozenset({"function", "method", "class", "interface", "struct", "trait", "enum"})


@dataclass(frozen=True, slots=True, order=True)
class Statement:
    """`subject` stands in a relation to `object`; with `is_denied`, it is said not to.

    `holds` is the oracle's word on the relation itself, None where it has none.
    """

    sort: Sort
    subject: str
    object: str
    holds: bool | None
    is_denied: bool = False

    @property
    def sentence(self) -> str:
        """As a text that is checked says it."""
        x, y = f"`{self.subject}`", f"`{self.object}`"
        verbs = {"calls": "call", "extends": "extend", "imports": "import"}
        if self.sort in verbs and self.is_denied:
            return f"{x} does not {verbs[self.sort]} {y}."
        if self.sort in verbs:
            return f"{x} {verbs[self.sort]}s {y}."
        if self.sort == "defined_in":
            return f"{x} is defined in {y}."
        return f"{x} takes {self.object} parameter{'' if self.object == '1' else 's'}."

    @property
    def question(self) -> str:
        """As a person asks it; '' where no plain yes-or-no question says the same."""
        verbs = {"calls": "call", "extends": "extend", "imports": "import"}
        if self.sort not in verbs:
            return ""
        return f"Does `{self.subject}` {verbs[self.sort]} `{self.object}`?"

    @property
    def query(self) -> tuple[str, ...]:
        """As a typed query asks it: the kind and its targets."""
        if self.sort in ("defined_in", "parameters"):
            return self.sort, self.subject
        return self.sort, self.subject, self.object


def statements_of(truth: CodeTruth, seed: int, limit: int) -> list[Statement]:
    """At most `limit` pairs of each sort, the same for the same seed."""
    rng = random.Random(f"{seed}:{truth.language}")
    made = _Maker(truth, rng)
    found: list[Statement] = []
    for sort in (made.places, made.parameters, made.calls, made.bases, made.imports):
        pairs = sorted(set(sort()))
        rng.shuffle(pairs)
        found += [one for pair in pairs[:limit] for one in pair]
    return list(dict.fromkeys(found))


Pair = tuple[Statement, ...]


class _Maker:
    def __init__(self, truth: CodeTruth, rng: random.Random) -> None:
        self._truth = truth
        self._rng = rng
        self._files = sorted(truth.files)
        definitions = truth.definitions or ()
        names = Counter(one.name for one in definitions)
        self._unique = {
            (one.path, one.line): one
            for one in definitions
            if one.kind in NAMED and names[one.name] == 1 and not one.is_declaration
        }
        self._signatures: dict[str, list[TrueSignature]] = {}
        for one in truth.signatures:
            self._signatures.setdefault(one.path, []).append(one)

    def places(self) -> Iterator[Pair]:
        for one in self._unique.values():
            x = _spoken(one)
            other = self._rng.choice(self._files)
            yield (
                Statement("defined_in", x, one.path, holds=True),
                Statement("defined_in", x, other, holds=other == one.path),
            )

    def parameters(self) -> Iterator[Pair]:
        for one in self._truth.signatures:
            definition = self._unique.get((one.path, one.line))
            if definition is None or one.parameters is None:
                continue
            x, n = _spoken(definition), len(one.parameters)
            yield (
                Statement("parameters", x, str(n), holds=True),
                Statement("parameters", x, str(n + 1), holds=False),
            )

    def calls(self) -> Iterator[Pair]:
        functions = [one for one in self._unique.values() if one.kind in ("function", "method")]
        for call in self._truth.calls or ():
            callee = self._unique.get((call.target_path, call.target_line))
            caller = self._around(call.path, call.line)
            if callee is None or caller is None or callee.kind not in ("function", "method"):
                continue
            a, b = _spoken(caller), _spoken(callee)
            another = _spoken(self._rng.choice(functions))
            yield (
                *_both("calls", a, b, holds=True),
                *_both("calls", b, a, holds=None),
                *_both("calls", a, another, holds=None),
            )

    def bases(self) -> Iterator[Pair]:
        by_name = {one.name: one for one in self._unique.values()}
        for base in self._truth.bases or ():
            owner, above = by_name.get(base.owner.rpartition(".")[2]), by_name.get(base.base)
            if owner is None or above is None or base.relation != "extends":
                continue
            a, b = _spoken(owner), _spoken(above)
            yield (*_both("extends", a, b, holds=True), *_both("extends", b, a, holds=False))

    def imports(self) -> Iterator[Pair]:
        imports = self._truth.imports or ()
        unsure = {one.path for one in imports if not one.is_certain or one.is_optional}
        known = {(one.path, one.resolved) for one in imports if one.resolved}
        for path, resolved in sorted(known):
            other = self._rng.choice(self._files)
            if resolved not in self._truth.files or path == resolved:
                continue
            is_known = path not in unsure
            yield (
                *_both("imports", path, resolved, holds=True if is_known else None),
                *_both("imports", path, other, holds=None if (path, other) not in known else True),
            )

    def _around(self, path: str, line: int) -> TrueDefinition | None:
        """The innermost function around a line, if its name means one thing."""
        holding: Sequence[TrueSignature] = [
            one for one in self._signatures.get(path, ()) if one.line <= line <= one.end_line
        ]
        inner = max(holding, key=lambda one: one.line, default=None)
        return self._unique.get((path, inner.line)) if inner is not None else None


def _spoken(one: TrueDefinition) -> str:
    return one.qualified_name if one.kind == "method" and one.qualified_name else one.name


def _both(sort: Sort, subject: str, target: str, *, holds: bool | None) -> Pair:
    return (
        Statement(sort, subject, target, holds),
        Statement(sort, subject, target, holds, is_denied=True),
    )
