"""No text keeps a pattern of the council busy: the work grows no faster than the text."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from probant.council.selection.secrets import holds_secret

ROOT = Path(__file__).parents[2]


def test_every_own_pattern_is_linear_work_on_100_kb_of_hostile_text() -> None:
    """In a process of its own: a pattern that does not come back is stopped, and was named."""
    command = [sys.executable, "-m", "tests.security.patterns"]
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False
        )
    except subprocess.TimeoutExpired as stuck:
        raise AssertionError(f"does not come back: {(stuck.stdout or b'')[-200:]!r}") from None
    assert done.returncode == 0, done.stderr[-2000:]
    tried = [line for line in done.stdout.splitlines() if line.startswith("tried")]
    assert len(tried) > 40
    assert [line for line in done.stdout.splitlines() if line.startswith("slow")] == []


def test_the_headers_of_a_key_are_not_shared_out_in_every_way() -> None:
    """One pattern for begin, headers and body took for ever on a file of 2 kB."""
    begun = "-----BEGIN PRIVATE KEY-----\n"
    for unit in ("Hash: ", "Hash: \n", "Hash: \\n", "Hash: '\"", "Version: \"'+, "):
        assert not holds_secret(begun + unit * (100_000 // len(unit)))
        assert not holds_secret((begun + unit) * (100_000 // len(begun + unit)))
