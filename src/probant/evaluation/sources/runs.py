"""Questions about runs (55, 56, 60, U19.RUN), and what pytest and the compiler say to them.

Every fact was established by running exactly what is asked about. Next: arms/stages.py.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation.arms.run_copy import (
    TestFile,
    broken_module,
    empty_file,
    failing,
    skipped_file,
    test_files,
    write_files,
)  # fmt: skip
from probant.evaluation.oracles.execution import PytestOracle, Ran, compiles
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.raw_bytes import RawBytes
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.project_truth import RunCounts
from probant.evaluation.questions.truth import Nothing, Outcome, Verified
from probant.evaluation.sources.fact import Fact

RUN_FAMILIES = frozenset({"55", "55.TEST", "56", "56.BROKEN", "60", "60.TEST", "U19.RUN"})
N_FILES = 2
N_TESTS = 2
N_TRIED = 5
N_ABSENT = 2
BROKEN = b"\n\ndef broken(:\n    return\n"


@dataclass(frozen=True, slots=True)
class RunFacts:
    """Facts that were established when the copy was made."""

    found: Mapping[str, Sequence[Fact]]
    dropped: Sequence[Dropped]

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return self.found


class RunCopy:
    """Makes the copy of a package that is asked about, and establishes what happens in it."""

    def __init__(self, tree: Tree, root: Path, venv: Path, rng: random.Random) -> None:
        self._files = dict(tree.files)
        self._root = root
        self._rng = rng
        self._oracle = PytestOracle(root, venv, root.parent)
        self._found: dict[str, list[Fact]] = {family: [] for family in sorted(RUN_FAMILIES)}
        self._dropped: list[Dropped] = []

    def made(self) -> RunFacts:
        """Writes the copy below `root`; all of it is asked about afterwards."""
        write_files(self._files, self._root)
        good = self._passing_files()
        if good:
            self._add_failing(good)
            self._add_traps(good)
            self._add_absent(good)
            self._add_whole()
        self._add_build()
        return RunFacts(self._found, tuple(self._dropped))

    def _passing_files(self) -> list[TestFile]:
        """Files all of whose tests pass, found by running them one file at a time."""
        candidates = test_files(self._files)
        self._rng.shuffle(candidates)
        good: list[TestFile] = []
        for one in candidates[:N_TRIED]:
            ran = self._oracle.run(one.path)
            if isinstance(ran, Doubt):
                self._drop("55", one.path, ran.reason)
            elif ran.passed and not ran.failed:
                good.append(one)
                self._found["55"].append(_counted(ran, x=one.path))
            else:
                self._drop("55", one.path, "its tests do not pass as published")
            if len(good) > N_FILES:
                break
        for one in good[:N_TESTS]:
            self._add_test(one.path, self._rng.choice(one.names))
        return good

    def _add_test(self, path: str, name: str) -> None:
        ran = self._oracle.run(f"{path}::{name}")
        if isinstance(ran, Ran) and ran.passed + ran.failed == 1:
            self._found["55.TEST"].append(_counted(ran, x=name))
        else:
            self._drop("55.TEST", name, "it did not run once")

    def _add_failing(self, good: Sequence[TestFile]) -> None:
        """One file gets a test that fails; what was said of it before is said anew."""
        told = {dict(fact.targets)["x"] for fact in self._found["55.TEST"]}
        for one in reversed(good):
            for name in one.names:
                changed = failing(self._files[one.path], name) if name not in told else None
                if changed is None:
                    continue
                self._write(one.path, changed)
                ran = self._oracle.run(one.path)
                if isinstance(ran, Ran) and ran.failed == 1:
                    self._forget("55", one.path)
                    self._found["55"].append(_counted(ran, x=one.path))
                    self._add_test(one.path, name)
                    return
                self._write(one.path, self._files[one.path])

    def _add_traps(self, good: Sequence[TestFile]) -> None:
        first = good[0].path
        emptied, content = empty_file(first)
        self._write(emptied, content)
        skipped, name, content = skipped_file(first)
        self._write(skipped, content)
        for family, said, target in (
            ("60", emptied, emptied),
            ("60", skipped, skipped),
            ("60.TEST", name, f"{skipped}::{name}"),
        ):
            ran = self._oracle.run(target)
            if isinstance(ran, Ran) and not ran.passed and not ran.failed:
                self._found[family].append(_nothing(said))
            else:
                self._drop(family, said, "something ran after all")

    def _add_absent(self, good: Sequence[TestFile]) -> None:
        raw = RawBytes(self._files)
        words = sorted({part for one in good for name in one.names for part in name.split("_")[1:]})
        names = [name for one in good for name in one.names if name.count("_") > 1]
        for name in self._rng.sample(names, min(len(names), N_ABSENT)):
            *front, _ = name.split("_")
            other = "_".join([*front, self._rng.choice(words)])
            if other != name and raw.is_absent(other):
                self._found["U19.RUN"].append(_nothing(other, Verified.BYTES))

    def _add_whole(self) -> None:
        """All tests at once, as the copy now is. Asked by templates alone."""
        ran = self._oracle.run()
        if isinstance(ran, Ran) and ran.passed + ran.failed:
            truth = RunCounts(ran.passed, ran.failed, ran.skipped)
            either = frozenset({Outcome.ANSWERED, Outcome.REFUTED})
            self._found["60.ALL"] = [Fact((), truth, either, Verified.EXECUTION)]

    def _add_build(self) -> None:
        code = {path: raw for path, raw in self._files.items() if path.endswith(".py")}
        if "pyproject.toml" not in self._files and "setup.py" not in self._files:
            self._drop("56", "build", "no manifest says how it is built")
        elif compiles(code):
            self._found["56"].append(_counted(Ran(1, 0, 0)))
        else:
            self._drop("56", "build", "a file is no code of this Python")

    def _write(self, path: str, content: bytes) -> None:
        write_files({path: content}, self._root)

    def _forget(self, family: str, x: str) -> None:
        kept = [fact for fact in self._found[family] if dict(fact.targets)["x"] != x]
        self._found[family] = kept

    def _drop(self, family: str, subject: str, reason: str) -> None:
        self._dropped.append(Dropped(family, subject, reason))


def broken_copy(tree: Tree, root: Path) -> RunFacts:
    """The package with one module that is no Python any more: it does not build."""
    files = dict(tree.files)
    module = broken_module(files)
    if module is None:
        return RunFacts({}, (Dropped("56.BROKEN", "build", "no module to break"),))
    files[module] += BROKEN
    write_files(files, root)
    fact = _counted(Ran(0, 1, 0)) if not compiles({module: files[module]}) else None
    return RunFacts({"56.BROKEN": [fact] if fact else []}, ())


def nothing_known(reason: str) -> RunFacts:
    """Where nothing can be run, every family says so."""
    return RunFacts({}, tuple(Dropped(family, "runs", reason) for family in _listed()))


def _listed() -> Iterator[str]:
    yield from sorted(RUN_FAMILIES)


def _counted(ran: Ran, **targets: str) -> Fact:
    truth = RunCounts(ran.passed, ran.failed, ran.skipped)
    outcome = Outcome.REFUTED if ran.failed else Outcome.ANSWERED
    return Fact(tuple(sorted(targets.items())), truth, frozenset({outcome}), Verified.EXECUTION)


def _nothing(said: str, verified: Verified = Verified.EXECUTION) -> Fact:
    """Nothing ran, so nothing passes and nothing fails."""
    return Fact((("x", said),), Nothing(), frozenset({Outcome.INSUFFICIENT_EVIDENCE}), verified)
