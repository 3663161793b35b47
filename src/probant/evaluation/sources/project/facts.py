"""Questions about a project as a whole (42, 53, 54, 57 to 59, 61, 63, U19), and the answers.

Where two manifests could be meant, or a bound is given twice, the fact is dropped and listed.
Next: questions/generate.py words a sample of these.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.raw_bytes import RawBytes, words_in
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.project_truth import MentionsOne, Said
from probant.evaluation.questions.truth import Count, Denial
from probant.evaluation.sources.fact import Fact, denied_fact, structural_fact, yes_or_no
from probant.evaluation.sources.project.manifests import Manifest, manifests
from probant.evaluation.sources.project.tests import every_test_name, named_tests
from probant.evaluation.sources.project.workflows import FOLDER, triggers

MAX_PER_FAMILY = 60
N_ABSENT = 20
ABSENT_TESTS = ("U19.NEAR", "U19.PASS", "U19.WHERE", "U19.CHECKS")
"""Whether it exists, and three questions that take it for granted."""
USUAL_WORKFLOWS = ("ci", "release", "nightly", "lint", "deploy", "docs", "publish", "benchmark")


class ProjectFacts:
    """Facts of one tree's manifests, tests and workflows."""

    def __init__(self, tree: Tree, rng: random.Random) -> None:
        self._tree = tree
        self._rng = rng
        self._manifests = manifests(tree)
        self.dropped: list[Dropped] = []

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        # The same names every time: what is asked differs, not what is absent.
        absent = list(self._absent_tests())
        makers: Mapping[str, Callable[[], Iterator[Fact]]] = {
            "42": self._entry_points,
            "53": self._tests_that_exist,
            "54": self._test_counts,
            "57": self._bounds,
            "57.LIST": self._runtime,
            "58": self._languages,
            "59": self._triggers,
            "61": self._kind,
            "63": self._licence,
            **dict.fromkeys(ABSENT_TESTS, lambda: iter(absent)),
            "U19.CI": self._absent_workflows,
        }
        return {family: list(maker()) for family, maker in makers.items()}

    def _entry_points(self) -> Iterator[Fact]:
        declaring = [manifest for manifest in self._manifests if manifest.scripts]
        if len(declaring) == 1 and len(self._declaring) == 1:
            yield structural_fact(
                Said(
                    tuple(
                        frozenset({name, target, f"{name}={target}", f"{name}:{target}"})
                        for name, target in sorted(declaring[0].scripts.items())
                    )
                )
            )
        elif declaring:
            self._drop("42", declaring[0].path, "several manifests")

    def _runtime(self) -> Iterator[Fact]:
        if len(self._declaring) != 1 or len(self._manifests) != 1:
            self._drop("57.LIST", "dependencies", "several manifests, or none")
            return
        manifest = self._declaring[0]
        if not manifest.runtime or len(set(manifest.runtime)) != len(manifest.runtime):
            self._drop("57.LIST", manifest.path, "none declared, or not plainly")
            return
        yield structural_fact(
            Said(tuple(self._spellings(manifest, name) for name in manifest.runtime))
        )

    def _spellings(self, manifest: Manifest, name: str) -> frozenset[str]:
        bounds = manifest.bounds.get(name, frozenset())
        joints = ("", " ", "@", " = ", ": ")
        whole = manifest.written.get(name, frozenset())
        joined = {f"{name}{joint}{bound}" for bound in bounds for joint in joints if bound}
        return frozenset({name, *joined, *whole})

    def _bounds(self) -> Iterator[Fact]:
        n_manifests = Counter(
            name.casefold().replace("_", "-") for m in self._manifests for name in m.bounds
        )
        elsewhere = self._other_manifests
        for manifest in self._manifests:
            for name, bounds in sorted(manifest.bounds.items()):
                is_once = n_manifests[name.casefold().replace("_", "-")] == 1
                if len(bounds) != 1 or not is_once or f'"{name}"' in elsewhere:
                    self._drop("57", name, "declared more than once")
                elif bound := next(iter(bounds)):
                    spellings = self._spellings(manifest, name) - {name}
                    bare = {entry.removeprefix(name) for entry in spellings}
                    yield structural_fact(Said((spellings | bare | {bound},)), x=name)

    @cached_property
    def _other_manifests(self) -> str:
        """Manifests below the top, which might give the same dependency another bound."""
        names = ("package.json", "Cargo.toml", "pyproject.toml", "go.mod", "pom.xml", "setup.cfg")
        texts = []
        for path, content in self._tree.files.items():
            pure = PurePosixPath(path)
            is_listing = pure.name.startswith("requirements") and pure.suffix == ".txt"
            is_built = pure.name == "CMakeLists.txt"
            if (pure.name in names and "/" in path) or is_listing or is_built:
                text = content.decode("utf-8", "ignore")
                texts += [f'"{word}"' for word in re.split(r"[\s=()]+", text)]
                texts.append(text)
        return "\n".join(texts)

    def _languages(self) -> Iterator[Fact]:
        for manifest in self._manifests:
            for language, bound in manifest.languages.items():
                plain = bound.lstrip(">=~^ ")
                yield structural_fact(
                    Said((frozenset({bound, plain, f"{language}{bound}", f"{language} {plain}"}),)),
                    x=language,
                )

    def _triggers(self) -> Iterator[Fact]:
        for path in self._workflows:
            found = triggers(self._tree.files[path])
            if isinstance(found, Doubt):
                self._drop("59", path, found.reason)
            else:
                said = Said(tuple(frozenset({event}) for event in found))
                yield structural_fact(said, x=PurePosixPath(path).name)

    def _kind(self) -> Iterator[Fact]:
        words = frozenset(word for manifest in self._manifests for word in manifest.kinds)
        if words:
            yield structural_fact(MentionsOne(words))

    def _licence(self) -> Iterator[Fact]:
        declared = {m.licence for m in self._manifests if m.licence is not None}
        if len(declared) == 1:
            name = declared.pop()
            yield structural_fact(Said((frozenset({name, f"{name} License", f"{name} licence"}),)))
        else:
            self._drop("63", "licence", "not declared in one way")

    def _tests_that_exist(self) -> Iterator[Fact]:
        counts = Counter(name for names in self._tests.values() for name in names)
        known = sorted(name for name, n in counts.items() if n == 1 and len(name) > 6)
        for name in self._rng.sample(known, min(len(known), MAX_PER_FAMILY)):
            yield yes_or_no(True, x=name)

    def _test_counts(self) -> Iterator[Fact]:
        names = Counter(PurePosixPath(path).name for path in self._tree.files)
        for path, tests in sorted(self._tests.items()):
            name = PurePosixPath(path).name
            yield structural_fact(Count(len(tests)), x=name if names[name] == 1 else path)

    def _absent_tests(self) -> Iterator[Fact]:
        """A real test's name with one word taken from a file's name."""
        raw = RawBytes.of(self._tree)
        known = sorted(every_test_name(self._tree.files))
        words = sorted(
            {
                w
                for path in self._tree.files
                for w in words_in(PurePosixPath(path).stem)
                if len(w) > 3
            }
        )
        for name in self._rng.sample(known, min(len(known), N_ABSENT)):
            parts = re.findall(r"_|[A-Z]?[^A-Z_]+|[A-Z]+", name)
            spots = [index for index, part in enumerate(parts) if index and part != "_"]
            if not words or len(parts) < 3:
                continue
            at, word = self._rng.choice(spots), self._rng.choice(words)
            parts[at] = word.capitalize() if parts[at][0].isupper() else word
            if raw.is_absent("".join(parts)):
                yield denied_fact(Denial(), x="".join(parts))

    def _absent_workflows(self) -> Iterator[Fact]:
        raw = RawBytes(dict.fromkeys(self._tree.files, b""))
        for word in USUAL_WORKFLOWS:
            name = f"{word}.yml"
            if raw.is_absent(name) and raw.is_absent(f"{word}.yaml"):
                yield denied_fact(Denial(), x=name)

    @cached_property
    def _tests(self) -> dict[str, tuple[str, ...]]:
        return named_tests(self._tree.files)

    @cached_property
    def _workflows(self) -> list[str]:
        names = Counter(PurePosixPath(path).name for path in self._tree.files)
        return [
            path
            for path in self._tree.files
            if path.startswith(FOLDER)
            and path.endswith((".yml", ".yaml"))
            and names[PurePosixPath(path).name] == 1
        ]

    @cached_property
    def _declaring(self) -> list[Manifest]:
        return [manifest for manifest in self._manifests if manifest.path != "CMakeLists.txt"]

    def _drop(self, family: str, subject: str, reason: str) -> None:
        self.dropped.append(Dropped(family, subject, reason))
