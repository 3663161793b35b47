"""The library's own front door, where two ways to say one thing meet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from probant.errors import UsageError
from probant.surfaces.api import ask
from probant.wiring import Execution


@pytest.mark.parametrize("more", [{"allow_exec": True}, {"patch": ""}, {"patch": b"x"}])
def test_what_may_be_run_is_said_in_one_place(tmp_path: Path, more: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match="together") as refusal:
        ask("do the tests pass?", tmp_path, execution=Execution(), **more)
    assert "Permission" in (refusal.value.remedy or "")
