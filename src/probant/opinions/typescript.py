"""TypeScript and JavaScript, through the compiler's own library, run by node.

A script beside this file asks it; of the repository's configuration only options that say how types
are to be understood are read, as data. The compiler is found where the user put it, never in the
repository. `any` is no answer: it may stand for what could not be resolved.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from probant.errors import ProgramFailed
from probant.opinions.ground import Ground
from probant.opinions.lsp import utf16_column
from probant.opinions.port import Asked, Opinion, Places, could_not_look
from probant.opinions.programs import find_program, is_below, version_of
from probant.workspace.dialogue import Dialogue
from probant.workspace.snapshot import SourceTree

NAME = "typescript"
SUFFIXES = (".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs")
REMEDY = (
    "install node and the compiler: npm install --global typescript@6"
    " (or name its folder in PROBANT_TYPESCRIPT)"
)
TIMEOUT_SECONDS = 30.0
MAX_LINE_BYTES = 1_000_000
MAX_RECEIVED_BYTES = 64_000_000
NODE_OPTIONS = ("--max-old-space-size=2048", "--no-addons", "--disable-proto=delete")

_ANY = re.compile(r"\bany\b")


def find(places: Places, *, not_below: Path | None) -> str:
    """What can be used here, in words; '' where node or the compiler is missing."""
    node = find_program("node", not_below=not_below)
    package = find_compiler(node, places, not_below=not_below)
    if node is None or package is None:
        return ""
    try:
        version = json.loads((package / "package.json").read_bytes())["version"]
    except (OSError, ValueError, KeyError, TypeError):
        version = "of unknown version"
    return f"{NAME} {version} at {package}, run by node {version_of(node)}"


def make(tree: SourceTree, places: Places) -> TypeScript | None:
    """A compiler on a private copy of the snapshot; None where node or the package is missing."""
    node = find_program("node", not_below=tree.root)
    package = find_compiler(node, places, not_below=tree.root)
    if node is None or package is None:
        return None
    return TypeScript(node, package, Ground(tree, _is_wanted))


def _is_wanted(path: str) -> bool:
    """Sources, and what tells how they are to be understood; the script reads that, nobody else."""
    name = path.rpartition("/")[2]
    is_told = name == "package.json" or bool(re.fullmatch(r"(?:ts|js)config[\w.-]*\.json", name))
    return (path.endswith(SUFFIXES) or is_told) and "node_modules" not in path.split("/")


def find_compiler(node: Path | None, places: Places, *, not_below: Path | None) -> Path | None:
    """The folder of a package with the classic interface: what is named, else what is global."""
    if places.typescript:
        named = Path(places.typescript).expanduser()
        return named if _is_compiler(named) and not is_below(named, not_below) else None
    for folder in _global_folders(node):
        if _is_compiler(folder) and not is_below(folder, not_below):
            return folder
    return None


def _global_folders(node: Path | None) -> Iterator[Path]:
    if node is not None:
        for one in (node, node.resolve()):
            yield one.parent.parent / "lib" / "node_modules" / "typescript"
    tsc = find_program("tsc", not_below=None)
    if tsc is not None:
        yield tsc.resolve().parent.parent
    yield from (
        Path("/usr/local/lib/node_modules/typescript"),
        Path("/usr/lib/node_modules/typescript"),
        Path("/usr/share/nodejs/typescript"),
    )


def _is_compiler(folder: Path) -> bool:
    """Packages from version 7 on have no such file, and no interface to ask."""
    return (folder / "lib" / "typescript.js").is_file()


class TypeScript:
    """One compiler on one private copy."""

    def __init__(self, node: Path, package: Path, ground: Ground) -> None:
        self._ground = ground
        self.by = NAME
        script = resources.files("probant.opinions").joinpath("typescript_types.cjs")
        try:
            (ground.home / "types.cjs").write_bytes(script.read_bytes())
            self._dialogue = Dialogue(
                [str(node), *NODE_OPTIONS, str(ground.home / "types.cjs"), str(package.resolve()),
                 str(ground.root)],
                cwd=ground.home,
                env=ground.environment(),
                max_received=MAX_RECEIVED_BYTES,
            )  # fmt: skip
        except BaseException:
            ground.close()
            raise

    def warm_up(self) -> None:
        """Believed only after it has said something that is known."""
        reply = self._ask({"warm": True})
        if reply.get("text") != "string[]":
            raise ProgramFailed(f"{NAME} did not know the type of a plain expression")
        self.by = f"{NAME} {reply.get('version')}"

    def type_of(self, asked: Asked) -> Opinion:
        lines = self._ground.text(asked.path).split("\n")
        line = lines[asked.line - 1] if 0 < asked.line <= len(lines) else ""
        columns = [utf16_column(line, column) for column in _columns(line, asked)]
        reply = self._ask(
            {"path": asked.path, "line": asked.line, "columns": columns, "name": asked.name,
             "part": asked.part.value}
        )  # fmt: skip
        if "failed" in reply:
            return could_not_look(f"{NAME} gave up: {reply['failed']}", by=self.by)
        text = reply.get("text")
        if not isinstance(text, str) or not text:
            return could_not_look(f"{NAME}: {reply.get('none')}", by=self.by)
        # A module is told by its path: as in the repository, not as in the copy.
        plain = " ".join(text.replace(f"{self._ground.root}/", "").split())
        if _ANY.search(plain):
            return could_not_look(f"{NAME} knows only a part of it: {plain[:120]}", by=self.by)
        return Opinion(text=plain, by=self.by)

    def close(self) -> None:
        self._dialogue.close()
        self._ground.close()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self._dialogue.send(json.dumps(request).encode() + b"\n")
        deadline = time.monotonic() + TIMEOUT_SECONDS
        try:
            reply = json.loads(self._dialogue.take_line(MAX_LINE_BYTES, deadline))
        except (ValueError, RecursionError) as garbled:
            raise ProgramFailed(f"{NAME} sent what is no reply") from garbled
        if not isinstance(reply, dict):
            raise ProgramFailed(f"{NAME} sent what is no reply")
        return reply


def _columns(line: str, asked: Asked) -> list[int]:
    """Where the name stands in its line; the compiler says which of them declares it."""
    if asked.column is not None:
        return [asked.column]
    pattern = rf"(?<![\w$]){re.escape(asked.name)}(?![\w$])"
    return [found.start() for found in re.finditer(pattern, line)][:20]
