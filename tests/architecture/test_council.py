"""Invariants of the council that a look at the source can hold."""

from __future__ import annotations

import subprocess
import sys

from tests.architecture.test_invariants import SOURCE, imported, modules

WIRE = {"council/submission.py", "council/response.py", "council/refusals.py"}


def test_pydantic_stays_at_the_wire() -> None:
    users = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        if any(name.split(".")[0] in ("pydantic", "pydantic_core") for name in imported(tree))
    }
    assert users == WIRE


def test_other_commands_do_not_load_what_only_the_council_needs() -> None:
    heavy = "{'pydantic', 'openai', 'httpx'} & sys.modules.keys()"
    code = f"import sys, probant.surfaces.cli.main, probant.surfaces.cli.ask; print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
