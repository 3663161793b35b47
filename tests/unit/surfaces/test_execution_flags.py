"""What the flags about running read from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.surfaces.cli import execution
from probant.workspace import diffs


def test_a_patch_without_end_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diffs, "MAX_PATCH_BYTES", 1000)
    assert execution._patch("/dev/zero") == bytes(1001)
    assert execution._patch(None) is None


def test_a_patch_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "a.diff").write_bytes(b"text")
    assert execution._patch(str(tmp_path / "a.diff")) == b"text"
