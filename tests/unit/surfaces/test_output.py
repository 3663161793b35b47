"""What goes out goes to whatever stands for standard output."""

from __future__ import annotations

import io

import pytest

from probant.surfaces.cli.output import write


def test_a_standard_output_without_a_buffer_is_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    write("ü\n")
    assert stream.getvalue() == "ü\n"
