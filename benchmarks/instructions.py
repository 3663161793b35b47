"""`python -m benchmarks.instructions`: how many instructions five fixed commands take.

A count moves little with the load of a machine, so two commits can be compared on one; figures of
two machines cannot, which is why interpreter and libraries are named beside them. Needs valgrind.
Ratios against other tools are `python -m benchmarks`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sqlite3
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from shutil import which

from benchmarks.programs import cost_of
from benchmarks.tree import GIT_ENVIRONMENT, committed_copy
from probant.errors import ProbantError, ProgramMissing

COMMANDS: dict[str, tuple[str, ...]] = {
    "cold index": ("index", "--quiet"),
    "refresh, nothing changed": ("index", "--quiet"),
    "symbol question": ("ask", "where is name_7 defined?"),
    "caller question": ("ask", "what calls name_7?"),
    "phrase question": ("ask", 'where does the text "seven times" occur?'),
}
"""In this order: the first fills the cache that the others find."""

N_FILES = 120
N_NAMES = 40
_RUN = "from probant.surfaces.cli.main import main; import sys; main(sys.argv[1:])"
_TOTAL = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__)
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args(argv)
    try:
        counted = count_all()
    except ProbantError as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return error.exit_code
    if args.json:
        print(json.dumps({"made_with": made_with(), "instructions": counted}, indent=2))
        return 0
    print(", ".join(f"{name} {number}" for name, number in made_with().items()))
    for name, number in counted.items():
        print(f"{name:28} {number / 1e6:10,.1f} million")
    return 0


def made_with() -> dict[str, str]:
    """What a figure depends on besides the code."""
    grammars = {name: version(name) for name in ("tree-sitter", "tree-sitter-python")}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": python, "sqlite": sqlite3.sqlite_version, **grammars}


def count_all() -> dict[str, int]:
    with tempfile.TemporaryDirectory(prefix="probant-instructions-") as scratch:
        made = Path(scratch) / "made"
        for path, text in files().items():
            (made / path).parent.mkdir(parents=True, exist_ok=True)
            (made / path).write_text(text, encoding="utf-8")
        tree = committed_copy(made, Path(scratch) / "copy")
        return {name: count(words, tree, Path(scratch)) for name, words in COMMANDS.items()}


def files() -> dict[str, str]:
    """A tree that is the same everywhere: each file calls a few names of the one before it."""
    found = {"README.md": "Counts are taken seven times.\n"}
    for file in range(N_FILES):
        first = file * N_NAMES
        lines = [f"from pkg.m{file - 1} import name_{first - 1}\n\n"] if file else []
        for name in range(first, first + N_NAMES):
            called = f"name_{name - 1}(value)" if name else "value"
            lines.append(f"\ndef name_{name}(value: int) -> int:\n    return {called} + {name}\n\n")
        found[f"pkg/m{file}.py"] = "".join(lines)
    return found


def count(words: tuple[str, ...], tree: Path, scratch: Path) -> int:
    """The instructions of the command and of every process it starts."""
    valgrind = which("valgrind")
    if valgrind is None:
        raise ProgramMissing("valgrind is not installed", remedy="install it and run again")
    env = GIT_ENVIRONMENT | {
        "PATH": os.environ.get("PATH", os.defpath),
        "HOME": str(scratch),
        "PYTHONHASHSEED": "0",
        "PROBANT_CACHE_DIR": str(scratch / "cache"),
    }
    with tempfile.TemporaryDirectory(dir=scratch) as where:
        out = f"--callgrind-out-file={where}/%p"
        program = (sys.executable, "-c", _RUN, *words)
        cost_of(
            [valgrind, "--quiet", "--tool=callgrind", "--trace-children=yes", out, *program],
            env=env, cwd=tree,
        )  # fmt: skip
        texts = [one.read_text(encoding="utf-8", errors="replace") for one in Path(where).iterdir()]
    return sum(int(max(_TOTAL.findall(text), key=int, default=0)) for text in texts)


if __name__ == "__main__":
    sys.exit(main())
