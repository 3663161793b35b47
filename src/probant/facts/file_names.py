"""Which files of a snapshot a name means: by path, by the end of a path, by name, by stem.

Shared by the tools that take files. Yields paths, not evidence.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from probant.facts.store import folded
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, PathValue
from probant.workspace.snapshot import SourceTree

_PLACED = re.compile(
    r"(\S+\.\w+) (?:under|in|inside|below|within)(?: the)?(?: folder| directory)? (\S+)"
)


class FilesNamed(NamedTuple):
    """`exact`: the whole path, its end, its name or its stem; `partial`: a part of the name."""

    exact: tuple[RepoPath, ...]
    partial: tuple[RepoPath, ...]


def files_named(tree: SourceTree, text: str, *, namesakes: bool = False) -> FilesNamed:
    """Files that `text` names. A full path means itself, unless its `namesakes` are wanted too."""
    wanted = tree.from_here(text)
    is_path = RepoPath(wanted) in tree.files
    if is_path and not namesakes:
        return FilesNamed((RepoPath(wanted),), ())
    if (placed := _PLACED.fullmatch(wanted)) is not None:  # "hooks.py under src/requests"
        name, folder = placed[1], placed[2].removeprefix("./").strip("/")
        named = [path for path in tree.files if f"/{path}".endswith("/" + name)]
        return FilesNamed(tuple(path for path in named if f"/{folder}/" in f"/{path}"), ())
    ends = tuple(path for path in tree.files if f"/{path}".endswith("/" + wanted))
    if ends or "/" in wanted:
        return FilesNamed(ends, ())
    if not _could_name(tree, wanted):
        return FilesNamed((), ())
    part = folded(wanted)
    stems: list[RepoPath] = []
    near: list[RepoPath] = []
    for path in tree.files:
        name = path[path.rfind("/") + 1 :]
        stem = name.rpartition(".")[0] or name
        if wanted in (stem, name):
            stems.append(path)
        elif part[:3] in name.lower() and part in folded(name):
            (stems if " " in wanted and folded(stem) == part else near).append(path)
    return FilesNamed(tuple(stems), () if stems else tuple(near[:10]))


def _could_name(tree: SourceTree, wanted: str) -> bool:
    """Whether every word stands in some path: one look at all of them rules most questions out."""
    words = [word for word in re.split(r"[\W_]+", wanted.lower()) if word.isascii()]
    everything = "\n".join(tree.files).lower()
    return all(word in everything for word in words)


def module_files(tree: SourceTree, dotted: str) -> tuple[RepoPath, ...]:
    """Python files a dotted module name means, wherever the package stands."""
    if not re.fullmatch(r"\w+(\.\w+)*", dotted):
        return ()
    base = dotted.replace(".", "/")
    ends = (f"/{base}.py", f"/{base}/__init__.py", f"/{base}.pyi")
    return tuple(path for path in tree.files if f"/{path}".endswith(ends))


def file_seen(path: RepoPath) -> Observation:
    return Observation(
        PathValue(path), (Place(path, LineRange(1, 1)),), f"{path} is a file of the repository"
    )


def package_files(tree: SourceTree, text: str) -> tuple[RepoPath, ...]:
    """Source files of the folder that `text` names, where a folder is a package: Go, Python."""
    wanted = text.replace("\\", "/").removeprefix("./").strip("/")
    if not wanted:
        return ()
    inits = tuple(p for p in tree.files if f"/{p}".endswith(f"/{wanted}/__init__.py"))
    if inits:
        return inits
    found = [p for p in tree.files if p.endswith(".go") and not p.endswith("_test.go")]
    return tuple(p for p in found if f"/{p.rpartition('/')[0]}".endswith("/" + wanted))
