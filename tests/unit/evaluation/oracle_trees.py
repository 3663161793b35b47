"""A tiny tree, read by one oracle: the seam of all oracle tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError

Read = Callable[[Path, Path, Mapping[str, str]], tuple[CodeTruth, ...]]


def truths(read: Read, cache: Path, root: Path, files: Mapping[str, str]) -> dict[str, CodeTruth]:
    """What the oracle says, by language; skipped where its program is missing."""
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    try:
        return {truth.language: truth for truth in read(root, cache, os.environ)}
    except OracleMissingError as reason:
        pytest.skip(f"the oracle's program is not here: {reason}")


def definitions(truth: CodeTruth, *, optional: bool = False) -> set[tuple[str, int, str, str]]:
    """Path, line, kind and qualified name of what must (or may) be listed."""
    assert truth.definitions is not None
    return {
        (found.path, found.line, found.kind, found.qualified_name)
        for found in truth.definitions
        if found.is_optional is optional
    }


def calls(truth: CodeTruth) -> set[tuple[str, int, str, str, int]]:
    assert truth.calls is not None
    return {(c.path, c.line, c.callee, c.target_path, c.target_line) for c in truth.calls}


def imports(truth: CodeTruth) -> set[tuple[str, int, str, str | None, tuple[str, ...]]]:
    assert truth.imports is not None
    return {(i.path, i.line, i.module, i.resolved, i.names) for i in truth.imports}


def bases(truth: CodeTruth) -> set[tuple[str, str, str]]:
    assert truth.bases is not None
    return {(base.owner, base.relation, base.base) for base in truth.bases}


def exports(truth: CodeTruth, path: str, *, optional: bool = False) -> set[str]:
    assert truth.exports is not None
    listed = [e for e in truth.exports if e.path == path and e.is_optional is optional]
    return {export.name for export in listed}
