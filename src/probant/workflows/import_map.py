"""How a repository is built: the folders and files below one folder, and who imports whom.

What stands deeper is counted for the part it stands in. Circles between parts are marked: parts
that import each other, directly or through others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from probant.tools.module_graph import Hold, ModuleGraph, knots
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath

MAX_PARTS = 40


class Part(Record, kw_only=True):
    """A folder or a file of the map."""

    path: str
    n_files: int
    is_file: bool
    knot: int | None
    """Which circle it is part of, counted from 0."""


class ImportArrow(Record, kw_only=True):
    """One part imports another, by so many files."""

    start: str
    end: str
    n_imports: int
    is_in_knot: bool


class ImportMap(Record, kw_only=True):
    """The parts of one folder, the busiest first; `n_left_out` are too many to be drawn."""

    folder: str
    parts: tuple[Part, ...]
    arrows: tuple[ImportArrow, ...]
    n_left_out: int


FileImports = Mapping[RepoPath, tuple[RepoPath, ...]]


def file_imports(graph: ModuleGraph) -> FileImports:
    """Which file imports which, by name."""
    return {
        path: tuple(edge.end for edge in graph.edges(path) if edge.hold is Hold.NAMED)
        for path in graph.files
    }


def import_map(imports: FileImports, under: str = "") -> ImportMap:
    """The map of a folder. A folder that holds nothing but one other folder is stepped into."""
    folder = _unwrapped(imports, under.strip("/"))
    n_files = Counter(part for path in imports if (part := part_of(path, folder)) is not None)
    weights: Counter[tuple[str, str]] = Counter()
    for path, ends in imports.items():
        start = part_of(path, folder)
        for end in {part_of(one, folder) for one in ends}:
            if start is not None and end is not None and start != end:
                weights[start, end] += 1
    busy = Counter(part for pair, n in weights.items() for part in pair for _ in range(n))
    ranked = sorted(n_files, key=lambda part: (-busy[part], part))
    shown = set(ranked[:MAX_PARTS])
    graph = {
        RepoPath(part): [RepoPath(end) for start, end in sorted(weights) if start == part]
        for part in ranked
    }
    knot_of = {part: number for number, knot in enumerate(knots(graph)) for part in knot}
    return ImportMap(
        folder=folder,
        parts=tuple(
            Part(path=part, n_files=n_files[part], is_file=part in imports,
                 knot=knot_of.get(RepoPath(part)))
            for part in ranked if part in shown
        ),
        arrows=tuple(
            ImportArrow(start=start, end=end, n_imports=n, is_in_knot=_share(knot_of, start, end))
            for (start, end), n in sorted(weights.items())
            if start in shown and end in shown
        ),
        n_left_out=len(ranked) - len(shown),
    )  # fmt: skip


def part_of(path: str, folder: str) -> str | None:
    """The part of a folder's map that a file stands in; None where it is outside."""
    start = f"{folder}/" if folder else ""
    if not path.startswith(start):
        return None
    return start + path[len(start) :].partition("/")[0]


def _unwrapped(paths: Iterable[str], folder: str) -> str:
    inside = [path for path in paths if part_of(path, folder) is not None]
    while inside:
        parts = {part_of(path, folder) for path in inside}
        only = next(iter(parts))
        if len(parts) != 1 or only is None or only in inside:
            break
        folder = only
    return folder


def _share(knot_of: Mapping[RepoPath, int], start: str, end: str) -> bool:
    own = knot_of.get(RepoPath(start))
    return own is not None and own == knot_of.get(RepoPath(end))
