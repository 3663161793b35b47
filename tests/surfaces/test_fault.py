"""A fault of the program itself: one line, exit 4, no traceback, never the code of a verdict."""

from __future__ import annotations

import pytest

from probant.surfaces.cli import commands, main


def test_a_fault_is_one_line_and_no_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(argv: list[str]) -> int:
        raise ValueError(f"cannot go on with\n\x1b[31m{argv}")

    monkeypatch.setattr(commands, "dispatch", broken)
    assert main.main(["check", "-"]) == 4
    told = capsys.readouterr().err
    assert told.startswith("probant: internal error, ValueError in ")
    assert told.count("\n") == 1
    assert "\x1b" not in told
