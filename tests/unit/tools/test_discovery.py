"""The two scans as entries: how good each is, what it points at, and when they agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.tools.read import holds
from probant.vocabulary.evidence import EntryStatus, EvidenceEntry, Quality, Signal
from probant.vocabulary.value import NameValue, TextValue
from tests.cases.asking import workbench
from tests.cases.auditing import DISCOVERY, PROJECT, check, entries_of
from tests.repos import Files, make_tree

MONOREPO: Files = {
    "package.json": '{\n"name": "all",\n"workspaces": ["web/*", "gone"]}\n',
    "tsconfig.json": "{}\n",
    "web/app/package.json": '{"name": "app",\n"scripts": {"test": "vitest"}}\n',
    "web/app/src/a.ts": "export {}\n",
    "web/app/src/a.test.ts": "import { it } from 'vitest'\n",
    "api/go.mod": "module api\n",
    "api/main.go": "package main\n",
    "ml/pyproject.toml": "[project\n",
    "ml/model.py": "X = 1\n",
}


def scans(tmp_path: Path, files: Files) -> tuple[EvidenceEntry, EvidenceEntry]:
    """Both entries, after a look at every place they point at."""
    with workbench(make_tree(tmp_path / "repo", files)) as bench:
        manifests, sources = entries_of(bench, PROJECT, "discovery")
        for seen in manifests.observations:
            for place in seen.places:
                assert holds(bench.tree.read(place.path).split(b"\n"), place)
    return manifests, sources


def texts(entry: EvidenceEntry) -> list[str]:
    return [seen.value.text for seen in entry.observations if isinstance(seen.value, TextValue)]


def names(entry: EvidenceEntry) -> list[str]:
    return [
        f"{seen.value.name} {seen.value.path}:{seen.value.line}"
        for seen in entry.observations
        if isinstance(seen.value, NameValue)
    ]


def test_a_tree_of_several_projects(tmp_path: Path) -> None:
    manifests, sources = scans(tmp_path, MONOREPO)
    assert texts(manifests) == ["TypeScript", "Go"]
    assert names(manifests) == [
        "go test ./... api/go.mod:1",
        "npm test (vitest) web/app/package.json:2",
        "npm workspace package.json:3",
    ]
    assert manifests.note == (
        ".: npm project, TypeScript, api: Go project, Go;"
        " tests: go test ./... (api/go.mod:1), npm test (vitest) (web/app/package.json:2);"
        " npm workspace (package.json:3): web/app; not found: gone;"
        " not understood: ml/pyproject.toml: Expected ']' at the end of a table declaration"
        " (at line 1, column 9)"
    )
    assert sources.note == (
        "2 TypeScript, 1 Go, 1 Python files; 1 test files, which use vitest;"
        " api is Go, ml is Python, web is TypeScript"
    )
    assert texts(sources) == ["TypeScript", "Go", "Python"]
    assert {manifests.signal, sources.signal} == {Signal.CONTENT, Signal.LEXICAL}
    assert {manifests.quality, sources.quality} == {Quality.STRONG}


def test_ways_to_run_tests_never_make_two_scans_agree(tmp_path: Path) -> None:
    files = {"Cargo.toml": "[package]\n", "tests/test_a.py": "import pytest\n"}
    manifests, sources = scans(tmp_path, files)
    assert names(manifests) == ["cargo test Cargo.toml:1"]
    assert not set(texts(manifests)) & set(texts(sources))


@pytest.mark.parametrize(
    ("files", "quality"),
    [
        ({"pyproject.toml": "[project]\n", "a.py": ""}, Quality.VERIFIED),
        ({"pyproject.toml": "[project\n", "a.py": ""}, Quality.STRONG),
        ({"pyproject.toml": "", "a.py": ""}, Quality.VERIFIED),
        ({"tests/pyproject.toml": "[project]\n", "a.py": ""}, Quality.STRONG),
        ({"go.mod": "module a\n", "a.py": ""}, Quality.STRONG),
    ],
)
def test_only_manifests_that_were_understood_verify(
    tmp_path: Path, files: Files, quality: Quality
) -> None:
    check(make_tree(tmp_path / "repo", files), PROJECT, ["discovery"], DISCOVERY, quality)


def test_a_tree_with_neither_is_two_absences_that_prove_nothing(tmp_path: Path) -> None:
    for entry in scans(tmp_path, {"notes.txt": "hello\n"}):
        assert entry.status is EntryStatus.ABSENT
        assert not entry.complete


def test_a_tree_of_many_projects_is_told_in_few_words(tmp_path: Path) -> None:
    files = {f"services/s{n:03}/go.mod": f"module s{n}\n" for n in range(60)}
    manifests, _ = scans(tmp_path, files)
    assert len(manifests.note or "") < 1_500
    assert "48 more" in (manifests.note or "")
    assert sum(len(seen.places) for seen in manifests.observations) <= 40
