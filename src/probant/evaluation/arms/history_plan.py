"""What happens to each file in a made-up history: added, grown, renamed, deleted.

A file ends as the tree has it, save for functions and files that are deleted for good. Edits put in
or take out one run of whole lines, so that nobody can argue about who wrote a line.
Next: history_script.py writes it down.
"""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from probant.evaluation.oracles.raw_bytes import squeezed
from probant.evaluation.oracles.tree import Tree

MAX_FILES = 150
MAX_FILE_BYTES = 300_000
MIN_LINES_TO_CHANGE = 8
SHARE_GROWING = 0.5
MAX_RENAMES = 8
MAX_DELETED_FILES = 6
MAX_DELETED_FUNCTIONS = 8
_PLAIN_PATH = re.compile(r"[\w][\w./+@-]*")
_NOT_CONTENT = frozenset({".gitattributes", ".gitmodules", ".mailmap"})
_NEW_WORDS = ("revised", "moved", "renewed", "split", "merged")


@dataclass(frozen=True, slots=True)
class Deed:
    """One commit: every named file as it is afterwards, None for gone."""

    subject: str
    after: Mapping[str, list[bytes] | None]
    moved: str = ""
    moved_to: str = ""
    deleted_function: str = ""
    is_addition: bool = False


@dataclass(slots=True)
class FilePlan:
    path: str
    deeds: list[Deed] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Function:
    """Lines of one top-level function, 0-based, the end not included."""

    name: str
    start: int
    end: int


def planned(tree: Tree, rng: random.Random) -> list[FilePlan]:
    """Plans for the tree's plain text files; a large tree is sampled."""
    paths = [path for path, content in tree.files.items() if _is_fit(path, content)]
    chosen = sorted(rng.sample(paths, min(len(paths), MAX_FILES)))
    unique = _with_unique_content(tree, chosen)
    large = [path for path in chosen if path in unique and _n_lines(tree, path) > 4]
    fates = rng.sample(large, min(len(large) // 2, MAX_RENAMES + MAX_DELETED_FILES))
    deleted = set(fates[: min(MAX_DELETED_FILES, len(fates) // 2)])
    renamed = set(fates[len(deleted) :])
    doomed = _doomed_functions(tree, [path for path in chosen if path not in deleted], rng)
    plans = []
    for path in rng.sample(chosen, len(chosen)):
        plan = FilePlan(path)
        lines = tree.files[path].splitlines(keepends=True)
        _add_and_grow(plan, lines, doomed.get(path), rng)
        if path in renamed:
            _rename(plan, _final(plan), rng, frozenset(tree.files))
        if path in deleted:
            plan.deeds.append(Deed(f"Remove {PurePosixPath(path).name}", {path: None}))
        plans.append(plan)
    return plans


def _add_and_grow(
    plan: FilePlan, lines: list[bytes], doomed: _Function | None, rng: random.Random
) -> None:
    path, name = plan.path, PurePosixPath(plan.path).name
    grown: _Function | None = None
    if len(lines) >= MIN_LINES_TO_CHANGE and rng.random() < SHARE_GROWING and doomed is None:
        functions = _functions(path, b"".join(lines))
        middle = len(lines) // 2
        grown = rng.choice(functions) if functions else _Function("", middle, len(lines))
    if grown is not None:
        early = lines[: grown.start] + lines[grown.end :]
        subject = f"Add {grown.name} to {name}" if grown.name else f"Extend {name}"
        plan.deeds.append(Deed(f"Add {name}", {path: early}, is_addition=True))
        plan.deeds.append(Deed(subject, {path: lines}))
        return
    plan.deeds.append(Deed(f"Add {name}", {path: lines}, is_addition=True))
    if doomed is not None:
        late = lines[: doomed.start] + lines[doomed.end :]
        subject = f"Drop {doomed.name} from {name}"
        plan.deeds.append(Deed(subject, {path: late}, deleted_function=doomed.name))


def _rename(plan: FilePlan, lines: list[bytes], rng: random.Random, taken: frozenset[str]) -> None:
    old = PurePosixPath(plan.path)
    word = rng.choice(_NEW_WORDS)
    new = (
        old.with_name(f"{old.stem}_{word}{old.suffix}")
        if rng.random() < 0.5
        else old.parent / word / old.name
    )
    if str(new) in taken:
        return
    after: dict[str, list[bytes] | None] = {plan.path: None, str(new): lines}
    subject = f"Rename {old.name} to {new.name}" if new.name != old.name else f"Move {old.name}"
    plan.deeds.append(Deed(subject, after, moved=plan.path, moved_to=str(new)))


def _final(plan: FilePlan) -> list[bytes]:
    lines = plan.deeds[-1].after[plan.path]
    return lines or []


def _doomed_functions(tree: Tree, paths: list[str], rng: random.Random) -> Mapping[str, _Function]:
    """Functions whose name stands nowhere outside their own lines: gone means gone."""
    whole = "\n".join(
        squeezed(text)
        for path, content in tree.files.items()
        for text in (path, content.decode("utf-8", "ignore"))
    )
    found: dict[str, _Function] = {}
    for path in rng.sample(paths, len(paths)):
        content = tree.files[path]
        lines = content.splitlines(keepends=True)
        for function in _functions(path, content):
            name = squeezed(function.name)
            own = squeezed(b"".join(lines[function.start : function.end]).decode("utf-8", "ignore"))
            if len(name) > 5 and whole.count(name) == own.count(name):
                found[path] = function
                break
        if len(found) == MAX_DELETED_FUNCTIONS:
            break
    return found


def _functions(path: str, content: bytes) -> list[_Function]:
    """Top-level functions of a Python file that can be taken out and leave a Python file."""
    if not path.endswith(".py"):
        return []
    try:
        body = ast.parse(content).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    if len(body) < 2 or len(content.splitlines()) != content.count(b"\n"):
        return []
    return [
        _Function(node.name, min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 1, end)
        for node in body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (end := node.end_lineno or 0) > node.lineno
    ]


def _is_fit(path: str, content: bytes) -> bool:
    if not _PLAIN_PATH.fullmatch(path) or PurePosixPath(path).name in _NOT_CONTENT:
        return False
    if not content.strip() or len(content) > MAX_FILE_BYTES or b"\0" in content or b"\r" in content:
        return False
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _with_unique_content(tree: Tree, paths: list[str]) -> frozenset[str]:
    counts = Counter(tree.files[path] for path in paths)
    return frozenset(path for path in paths if counts[tree.files[path]] == 1)


def _n_lines(tree: Tree, path: str) -> int:
    return tree.files[path].count(b"\n")
