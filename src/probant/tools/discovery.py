"""What kind of project this is, found twice: from its manifests, and from its files.

The two scans share nothing, so that they can confirm or contradict each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, TextValue

WEB, NATIVE = "JavaScript/TypeScript", "C/C++"

MANIFESTS: Mapping[str, str] = {
    "pyproject.toml": "Python",
    "setup.py": "Python",
    "setup.cfg": "Python",
    "package.json": WEB,
    "tsconfig.json": WEB,
    "CMakeLists.txt": NATIVE,
    "go.mod": "Go",
    "Cargo.toml": "Rust",
    "pom.xml": "Java",
    "build.gradle": "Java",
    "build.gradle.kts": "Java",
}

SUFFIXES: Mapping[str, str] = {
    ".py": "Python", ".pyi": "Python", ".js": WEB, ".jsx": WEB, ".mjs": WEB, ".cjs": WEB,
    ".ts": WEB, ".tsx": WEB, ".c": NATIVE, ".h": NATIVE, ".cc": NATIVE, ".cpp": NATIVE,
    ".cxx": NATIVE, ".hpp": NATIVE, ".hh": NATIVE, ".go": "Go", ".rs": "Rust", ".java": "Java",
    ".kt": "Kotlin", ".rb": "Ruby", ".php": "PHP", ".cs": "C#", ".swift": "Swift",
}  # fmt: skip


class Discovery:
    """Scans one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "discovery", Signal.CONTENT)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        return self._manifests(step), self._sources(step)

    def _manifests(self, step: Step) -> EvidenceEntry:
        found = self._shallowest_manifests()
        if not found:
            return self._make.absent(step, complete=False, note="no manifest known here")
        has_tests = any(_is_test(path) for path in self._tree.files)
        kinds: dict[str, RepoPath] = {}
        for path in found:
            kinds.setdefault(MANIFESTS[path.rpartition("/")[2]], path)
        observations = tuple(_project(kind, path) for kind, path in kinds.items())
        note = f"{', '.join(found)}; {'tests found' if has_tests else 'no tests found'}"
        return self._make.observed(step, Quality.STRONG, observations, note=note)

    def _shallowest_manifests(self) -> list[RepoPath]:
        paths = [path for path in self._tree.files if path.rpartition("/")[2] in MANIFESTS]
        depth = min((path.count("/") for path in paths), default=0)
        return [path for path in paths if path.count("/") == depth]

    def _sources(self, step: Step) -> EvidenceEntry:
        counts = Counter(
            language for path in self._tree.files if (language := language_by_suffix(path))
        )
        if not counts:
            return self._make.absent(
                step, complete=False, note="no source file known here", signal=Signal.LEXICAL
            )
        n_tests = sum(map(_is_test, self._tree.files))
        top = counts.most_common(1)[0][0]
        listed = ", ".join(f"{n} {language}" for language, n in counts.most_common(4))
        seen = Observation(TextValue(top), (), f"most sources are {top}")
        return self._make.observed(
            step,
            Quality.STRONG,
            (seen,),
            n_matches=sum(counts.values()),
            note=f"{listed} files; {n_tests} test files",
            signal=Signal.LEXICAL,
        )


def language_by_suffix(path: str) -> str | None:
    dot = path.rfind(".")
    return SUFFIXES.get(path[dot:]) if dot > 0 else None


def _is_test(path: str) -> bool:
    name = path.rpartition("/")[2]
    in_tests = any(part in ("test", "tests", "testing", "__tests__") for part in path.split("/"))
    return language_by_suffix(path) is not None and (
        in_tests or name.startswith("test_") or "_test." in name or ".test." in name
    )


def _project(kind: str, manifest: RepoPath) -> Observation:
    return Observation(
        TextValue(kind),
        (Place(manifest, LineRange(1, 1)),),
        f"{manifest} makes this a {kind} project",
    )
