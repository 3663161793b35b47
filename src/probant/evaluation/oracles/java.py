"""Java: what the compiler's own parser and attribution say about a tree.

The program (Java*.java beside this file) is compiled once into the cache with the JDK of this
machine and only reads the tree's files. Next: fact_lines.py, its output.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.oracles import front_end
from probant.evaluation.oracles.fact_lines import rows_of, truth_of
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code.truth import CodeTruth

PROGRAM = ("JavaFacts.java", "JavaTypes.java", "JavaCalls.java")
KINDS = frozenset({"class", "interface", "enum", "enum_member", "method", "variable", "constant"})
REMEDY = "install a JDK, version 17 or later (Debian: default-jdk-headless)"
_OPENED = tuple(
    f"--add-exports=jdk.compiler/com.sun.tools.javac.{name}=ALL-UNNAMED"
    for name in ("code", "tree", "util")
)
"""The public tree interface does not say where a name stands."""


def read(
    root: Path,
    cache: Path,
    environment: Mapping[str, str],  # noqa: ARG001 - nothing is fetched
) -> tuple[CodeTruth, ...]:
    """One truth for the Java files below `root`."""
    version = front_end.run(["javac", "-version"], env={}, remedy=REMEDY).decode().strip()
    program = _program(cache.resolve(), version)
    paths, dropped = front_end.readable(read_tree(root), lambda path: path.endswith(".java"))
    argv = ["java", *_OPENED, "-cp", str(program / "classes"), "JavaFacts"]
    said = front_end.run(
        [*argv, str(root.resolve()), str(program / "empty")],
        env={},
        remedy=REMEDY,
        stdin=front_end.told(paths),
    )
    return (truth_of(rows_of(said), language="java", oracle=version, kinds=KINDS, dropped=dropped),)


def _program(cache: Path, version: str) -> Path:
    sources = [front_end.source(name) for name in PROGRAM]

    def build(folder: Path) -> None:
        (folder / "empty").mkdir()
        for name, text in zip(PROGRAM, sources, strict=True):
            (folder / name).write_bytes(text)
        files = [str(folder / name) for name in PROGRAM]
        argv = ["javac", "-proc:none", *_OPENED, "-d", str(folder / "classes"), *files]
        front_end.run(argv, env={}, remedy=REMEDY)

    return front_end.built(cache, "java", [version.encode(), *sources], build)
