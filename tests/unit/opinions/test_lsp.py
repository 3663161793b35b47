"""The language-server client against real processes that do what no server should."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from probant.errors import ProgramFailed, ProgramMissing, ProgramTooSlow
from probant.opinions.lsp import LanguageServer, utf16_column

STUB = Path(__file__).with_name("stub_server.py")
TIMEOUT = 1.5
LATE_SECONDS = 30
"""Far behind every deadline, however busy the machine; who ignores his never comes back."""


def server(how: str, root: Path) -> LanguageServer:
    return LanguageServer([sys.executable, str(STUB), how], root, timeout=TIMEOUT)


@pytest.mark.parametrize("how", ["good", "slow", "asks back"])
def test_a_reply_is_read(how: str, tmp_path: Path) -> None:
    one = server(how, tmp_path)
    try:
        assert one.version == "1.2"
        assert one.hover("a.py", 0, 0) == "int"
    finally:
        one.close()


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("hangs", ProgramTooSlow),
        ("flood", ProgramFailed),
        ("dies", ProgramFailed),
        ("garbage", ProgramFailed),
        ("no object", ProgramFailed),
        ("deep", ProgramFailed),
        ("huge", ProgramFailed),
        ("negative", ProgramFailed),
        ("no length", ProgramFailed),
        ("endless header", ProgramFailed),
        ("cut", ProgramFailed),
        ("refuses", ProgramFailed),
    ],
)
def test_misbehaviour_is_an_error_in_time(
    how: str, error: type[ProgramFailed], tmp_path: Path
) -> None:
    one = server(how, tmp_path)
    try:
        with pytest.raises(error):
            one.hover("a.py", 0, 0)
    finally:
        one.close()


def test_a_server_that_reads_nothing_blocks_nobody(tmp_path: Path) -> None:
    one = server("deaf", tmp_path)
    try:
        one.open("a.py", "python", "x" * 5_000_000)
        with pytest.raises(ProgramTooSlow):
            one.hover("a.py", 0, 0)
    finally:
        one.close()


def test_what_a_server_started_ends_with_it(tmp_path: Path) -> None:
    one = server("child", tmp_path)
    with pytest.raises(ProgramTooSlow):
        one.hover("a.py", 0, 0)
    group = one._dialogue._child.pid
    assert _alive(group) >= 2
    one.close()
    deadline = time.monotonic() + LATE_SECONDS
    while _alive(group) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert _alive(group) == 0


def test_a_server_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(ProgramMissing):
        LanguageServer([str(tmp_path / "none")], tmp_path, timeout=TIMEOUT)


def test_columns_are_counted_as_the_protocol_does() -> None:
    assert utf16_column("aé𝒳b", 0) == 0
    assert utf16_column("aé𝒳b", 2) == 2
    assert utf16_column("aé𝒳b", 3) == 4


def _alive(group: int) -> int:
    """How many processes of a group are not yet gone, as /proc tells."""
    found = 0
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                state, _, pgrp = (
                    Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()[:3]
                )
            except OSError:
                continue
            found += int(pgrp) == group and state != "Z"
    return found
