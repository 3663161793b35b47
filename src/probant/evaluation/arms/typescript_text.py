"""TypeScript and JavaScript as text: names that can be renamed, leaves to compare, no comments.

Asks the compiler that the oracle asks (oracles/typescript.py), by a script of its own. Nothing of
the tree is run. Next: renamed.py and stripped.py.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from probant.evaluation.oracles.clients import node_program, npm_package
from probant.evaluation.oracles.typescript import (
    COMPILER_VERSION,
    MAX_FILE_BYTES,
    MAX_OUTPUT_BYTES,
    MAX_SECONDS,
    NODE_OPTIONS,
)
from probant.evaluation.sources.code.truth import OracleMissingError
from probant.workspace import process

SUFFIXES = (".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs")
_READ_TOO = ("package.json", "tsconfig.json", "jsconfig.json")


class Compiler:
    """The compiler below the cache, asked about one tree at a time."""

    def __init__(self, cache: Path, environment: Mapping[str, str]) -> None:
        self._cache = cache
        self._environment = environment

    def ask(self, root: Path, files: Mapping[str, bytes], mode: str) -> Mapping[str, Any]:
        """What it says in `mode`; raises if there is no compiler here, or it gave up."""
        listed = [path for path, content in files.items() if _is_asked(path, content)]
        compiler = npm_package("typescript", COMPILER_VERSION, self._cache, self._environment)
        node = node_program(self._cache, self._environment)
        scripts = resources.files("probant.evaluation")
        with (
            resources.as_file(scripts.joinpath("arms/typescript_text.cjs")) as script,
            resources.as_file(scripts.joinpath("oracles/typescript_host.cjs")) as host,
        ):
            request = {"compiler": str(compiler.resolve()), "host": str(host),
                       "root": str(root.resolve()), "files": listed, "mode": mode}  # fmt: skip
            done = process.run(
                [str(node), *NODE_OPTIONS, str(script)],
                stdin=json.dumps(request).encode(),
                timeout=MAX_SECONDS,
                max_output=MAX_OUTPUT_BYTES,
            )
        if done.returncode != 0:
            said = done.stderr.decode("utf-8", "replace").strip().splitlines()
            reason = "it took too long" if done.timed_out else (said[-1] if said else "no word")
            raise OracleMissingError(
                f"the TypeScript compiler gave up on this tree: {reason}",
                remedy="try a smaller tree",
            )
        answer: Mapping[str, Any] = json.loads(done.stdout)
        return answer


def is_script(path: str) -> bool:
    return path.endswith(SUFFIXES)


def _is_asked(path: str, content: bytes) -> bool:
    if "node_modules" in path.split("/") or len(content) > MAX_FILE_BYTES:
        return False
    return is_script(path) or path.endswith(_READ_TOO)
