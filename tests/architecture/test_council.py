"""Invariants of the council that a look at the source can hold."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.architecture.test_invariants import SOURCE, imported, modules
from tests.repos import make_tree

HEAVY = {"pydantic", "openai", "httpx2", "probant.council.submission"}
WIRE = {
    "council/submission.py",
    "council/response.py",
    "council/refusals.py",
    "surfaces/http/bodies.py",
}


def test_pydantic_stays_at_the_wire() -> None:
    users = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        if any(name.split(".")[0] in ("pydantic", "pydantic_core") for name in imported(tree))
    }
    assert users == WIRE


def test_other_commands_do_not_load_what_only_the_council_needs(tmp_path: Path) -> None:
    """One question, asked to its end; what would be loaded is told by a verification."""
    repo = make_tree(tmp_path / "repo", {"cart.py": "def cart_total():\n    return 1\n"})
    places = {"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "cache")}
    code = (
        "import sys\nfrom probant.surfaces.cli.main import main\n"
        f"code = main(['ask', 'where is cart_total defined?', '--repo', {str(repo)!r}])\n"
        "assert code == 0, code\n"
        f"print(sorted({HEAVY!r} & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | places
    )
    assert done.stdout.splitlines()[-1] == "[]", done.stdout + done.stderr


def test_what_only_the_council_needs_is_called_so() -> None:
    """A name that is no module of it would never be found loaded."""
    loaded = "import probant.llm.wire, probant.council.submission, sys"
    code = f"{loaded}\nprint({HEAVY!r} - sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_files_that_a_docstring_names_exist() -> None:
    """Modules move; what a docstring sends its reader to has to be there still."""
    known = {path.name for path, _tree in modules()}
    stale = [
        (path.relative_to(SOURCE).as_posix(), name)
        for path, tree in modules()
        if path.relative_to(SOURCE).parts[0] in ("council", "llm")
        for name in re.findall(r"\b[a-z_]+\.py\b", ast.get_docstring(tree) or "")
        if name not in known
    ]
    assert stale == []
