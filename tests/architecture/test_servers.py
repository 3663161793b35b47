"""What only the servers need is loaded by nobody else, and they start nothing."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.test_invariants import SOURCE, imported, modules
from tests.repos import make_tree

HEAVY = ("mcp", "fastapi", "starlette", "uvicorn", "prometheus_client", "jsonschema", "jinja2")
SERVERS = ("surfaces/http", "surfaces/mcp", "surfaces/web")


def test_the_packages_of_the_extra_are_imported_by_the_servers_only() -> None:
    users = {
        path.relative_to(SOURCE).parent.as_posix()
        for path, tree in modules()
        if any(name.split(".")[0] in HEAVY for name in imported(tree))
    }
    assert users == set(SERVERS)


def test_another_command_loads_none_of_them(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"cart.py": "def cart_total():\n    return 1\n"})
    places = {"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "cache")}
    code = (
        "import sys\nfrom probant.surfaces.cli.main import main\n"
        f"code = main(['ask', 'where is cart_total defined?', '--repo', {str(repo)!r}])\n"
        "assert code == 0, code\n"
        f"print(sorted(set({HEAVY!r}) & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | places
    )
    assert done.stdout.splitlines()[-1] == "[]", done.stdout + done.stderr


def test_a_server_hands_on_no_permission() -> None:
    """Nothing of them speaks of running or patching, so no request can ask for it."""
    served = [SOURCE / "surfaces" / "serving.py"]
    served += [
        path for path, _ in modules() if path.parent.relative_to(SOURCE).as_posix() in SERVERS
    ]
    for path in served:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
        assert not names & {"allow_exec", "patch", "execution", "narrate"}, path
