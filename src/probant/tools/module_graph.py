"""Which file imports which, as a graph that is walked only as far as a question goes.

How surely an import brings a file in is told with every edge. Yields paths and edges, not evidence.
Next: import_graph.py.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Collection, Iterable, Sequence

from probant.errors import FileUnreadable
from probant.facts.bound import Module, Uncertain
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import CallFact, ImportFact
from probant.tools.registry import Toolbox
from probant.vocabulary.evidence import WITHOUT_IMPORTS, EvidenceEntry
from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place

_NAMED = re.compile(rb"(?:import_module|__import__)\(\s*([\"'])([\w.]+)\1")
_INCLUDE = re.compile(rb"\s*#\s*include\b")
_BUILTINS = frozenset({"eval", "exec", "__import__"})
_REQUIRE = frozenset({"require", "import"})


class Hold(OrderedEnum):
    """How surely an import brings a file in."""

    AROUND = "around"  # the package a module stands in: it comes along, nobody names it
    POSSIBLE = "possible"  # one of many behind a wildcard, or a name in a string
    NAMED = "named"


class Edge(Record):
    """One file imports another, and the lines that say so."""

    start: RepoPath
    end: RepoPath
    place: Place
    hold: Hold


class Doubt(Record):
    """Why a file may import more than is known."""

    reason: ReasonCode
    why: str


class ModuleGraph:
    """Imports between the files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._edges: dict[RepoPath, tuple[Edge, ...]] = {}
        self._doubts: dict[RepoPath, Doubt] = {}

    @property
    def files(self) -> list[RepoPath]:
        return sorted(self._book.blobs)

    def edges(self, path: RepoPath) -> tuple[Edge, ...]:
        """Edges from one file by the path they lead to, the surest for each."""
        if path not in self._edges:
            self._edges[path] = self._read(path)
        return self._edges[path]

    def statements(self, path: RepoPath) -> list[tuple[Edge, ...]]:
        """Edges by the statements that make them; one for each module that a statement names."""
        found: dict[tuple[int, str], list[Edge]] = {}
        for row in self._book.imports_of(path):
            edges = self.edges_of(row) if row.is_listed else ()
            found.setdefault((row.line, row.module), []).extend(
                edge for edge in edges if edge.end != path
            )
        return [tuple(edges) for edges in found.values() if edges]

    def doubt(self, path: RepoPath) -> Doubt | None:
        """Why the file may import more than its edges say; None where it does not."""
        self.edges(path)
        return self._doubts.get(path)

    def _read(self, path: RepoPath) -> tuple[Edge, ...]:
        found: dict[RepoPath, Edge] = {}
        for row in self._book.imports_of(path):
            if row.is_listed:
                for edge in self.edges_of(row):
                    known = found.get(edge.end)
                    if edge.end != path and (known is None or edge.hold > known.hold):
                        found[edge.end] = edge
        for edge in self._through_calls(path):
            if edge.end != path:
                found.setdefault(edge.end, edge)
        return tuple(found[end] for end in sorted(found))

    def edges_of(self, row: ImportFact) -> Iterable[Edge]:
        """Edges that one imported name makes."""
        files = self._binder.files(row)
        place = import_place(row)
        bound = self._binder.imported(row) if row.name not in ("", "*") else None
        if isinstance(bound, Module) and _is_inside(bound.path, files):
            yield Edge(row.path, bound.path, place, Hold.NAMED)
            yield from (Edge(row.path, end, place, Hold.AROUND) for end in files)
            return
        if not files and isinstance(bound, Uncertain):
            what = f"what {row.module} at {row.path}:{row.line} means is not certain"
            self._doubts.setdefault(row.path, Doubt(ReasonCode.UNRESOLVED_REFERENCES, what))
        is_wildcard = row.name == "*" and len(files) > 1
        hold = Hold.POSSIBLE if is_wildcard else Hold.NAMED
        yield from (Edge(row.path, end, place, hold) for end in files)

    def _through_calls(self, path: RepoPath) -> Iterable[Edge]:
        """Imports by a call: of a name that is written there, or of anything."""
        names = self._binder.rules(path).DYNAMIC_IMPORTS
        calls = [call for call in self._book.calls_of_file(path) if call.name in names]
        calls += self._computed_requires(path)
        if not calls:
            return
        lines = self._lines(path)
        for call in calls:
            text = b"\n".join(lines[call.line - 1 : call.last_line + 1])
            if _imports_nothing(call, path, text):
                continue
            named = _NAMED.search(text) if call.name in ("import_module", "__import__") else None
            if named is None:
                what = f"{call.expression}() at {path}:{call.line} can import anything"
                self._doubts.setdefault(path, Doubt(ReasonCode.DYNAMIC_DISPATCH, what))
                continue
            end = self._binder.rules(path).resolve(named[2].decode(), path)
            if end is not None:
                yield Edge(path, end, call.place, Hold.POSSIBLE)

    def _computed_requires(self, path: RepoPath) -> list[CallFact]:
        """Calls of `require` that no import row stands for: what they load is computed."""
        calls = [call for call in self._book.calls_of_file(path) if call.name in _REQUIRE]
        if not calls or not path.endswith((".js", ".ts", ".jsx", ".tsx", ".mjs", ".cjs", ".mts")):
            return []
        rows = self._book.imports_of(path)
        listed = {line for row in rows for line in range(row.line, row.last_line + 1)}
        plain = [call for call in calls if call.expression == call.name and call.bind == "b"]
        return [call for call in plain if call.line not in listed]

    def _lines(self, path: RepoPath) -> list[bytes]:
        try:
            return self._tree.read(path).split(b"\n")
        except FileUnreadable:
            return []

    def blind_spots(self, paths: Sequence[RepoPath]) -> tuple[str, ...]:
        """Files whose imports were not all understood; includes are read whatever stands around."""
        return tuple(
            f"{path} ({status})"
            for path, status in self._partly_parsed(set(paths))
            if not self._are_includes_known(path)
        ) + tuple(
            f"{skip.path} ({skip.reason})"
            for skip in self._tree.skipped
            if skip.path in paths and family_of(skip.path) is not None
        )

    def _partly_parsed(self, paths: set[RepoPath]) -> list[tuple[RepoPath, str]]:
        return [(path, status) for path, status in self._book.partly_parsed() if path in paths]

    def _are_includes_known(self, path: RepoPath) -> bool:
        if family_of(path) != "cpp":
            return False
        n_written = sum(_INCLUDE.match(line) is not None for line in self._lines(path))
        return n_written <= len({row.line for row in self._book.imports_of(path)})

    # Walking

    def reach(self, starts: Iterable[RepoPath], *, least: Hold) -> dict[RepoPath, Edge | None]:
        """Every file that can be reached, with the edge by which it first is: the nearest first.

        Among ways of the same length the alphabetically first one is taken.
        """
        came: dict[RepoPath, Edge | None] = dict.fromkeys(sorted(starts))
        queue = deque(came)
        while queue:
            for edge in self.edges(queue.popleft()):
                if edge.end not in came and edge.hold >= least:
                    came[edge.end] = edge
                    queue.append(edge.end)
        return came

    def way(
        self, starts: Iterable[RepoPath], ends: Iterable[RepoPath], *, least: Hold
    ) -> list[Edge] | None:
        """The shortest chain of edges; None where there is none, empty where a start is an end."""
        came = self.reach(starts, least=least)
        lengths = {end: _way_to(came, end) for end in ends if end in came}
        return min(lengths.values(), key=lambda way: (len(way), _steps(way)), default=None)

    def cycle_through(self, path: RepoPath, *, least: Hold) -> list[Edge] | None:
        """The shortest circle that leads from a file back to it."""
        ways = []
        for edge in self.edges(path):
            if edge.hold >= least:
                way = self.way([edge.end], [path], least=least)
                if way is not None:
                    ways.append([edge, *way])
        return min(ways, key=lambda way: (len(way), _steps(way)), default=None)

    def knots(self, *, least: Hold) -> list[list[RepoPath]]:
        """Files that reach each other, in groups of two and more: the knots of all circles."""
        return knots(
            {
                path: [edge.end for edge in self.edges(path) if edge.hold >= least]
                for path in self.files
            }
        )


def knots(graph: dict[RepoPath, list[RepoPath]]) -> list[list[RepoPath]]:
    """Strongly connected components with more than one member (Tarjan's way, without recursion)."""
    numbers: dict[RepoPath, int] = {}
    lowest: dict[RepoPath, int] = {}
    stack: list[RepoPath] = []
    stacked: set[RepoPath] = set()
    found: list[list[RepoPath]] = []
    for root in graph:
        if root in numbers:
            continue
        work = [(root, iter(graph[root]))]
        numbers[root] = lowest[root] = len(numbers)
        stack.append(root)
        stacked.add(root)
        while work:
            node, ends = work[-1]
            for end in ends:
                if end not in graph:
                    continue
                if end not in numbers:
                    numbers[end] = lowest[end] = len(numbers)
                    stack.append(end)
                    stacked.add(end)
                    work.append((end, iter(graph[end])))
                    break
                if end in stacked:
                    lowest[node] = min(lowest[node], numbers[end])
            else:
                work.pop()
                if work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[node])
                if lowest[node] == numbers[node]:
                    knot = stack[stack.index(node) :]
                    del stack[-len(knot) :]
                    stacked -= set(knot)
                    if len(knot) > 1:
                        found.append(sorted(knot))
    return sorted(found)


def of_one_package(
    entry: EvidenceEntry, book: FactBook, one: Collection[RepoPath], two: Collection[RepoPath]
) -> EvidenceEntry:
    """The entry; that nothing is imported says little of files in one package of Go or Java."""
    if entry.observations or not one or not two:
        return entry
    families = {family_of(path) for path in (*one, *two)}
    packages = {book.package(path) for path in (*one, *two)}
    folders = {path.rpartition("/")[0] for path in (*one, *two)}
    if len(packages) > 1 or packages == {""} or set(one) & set(two):
        return entry
    if families != {"java"} and (families != {"go"} or len(folders) > 1):
        return entry
    remark = f"both are in the package {min(packages)}, {WITHOUT_IMPORTS}"
    return replace(entry, note="; ".join(filter(None, (entry.note, remark))))


def import_place(row: ImportFact) -> Place:
    """The lines of an import, with a word that must stand in them."""
    word = row.name if row.name not in ("", "*", "default", "=") else ""
    words = re.findall(r"\w+", row.module)
    return Place(row.path, LineRange(row.line, row.last_line), word or (words[-1] if words else ""))


def _is_inside(path: RepoPath, packages: Collection[RepoPath]) -> bool:
    """Whether a module stands in one of the packages it is taken from; in one without a file too.

    A name that a module lends from elsewhere is that module's own, whatever it means.
    """
    stem = path.removesuffix("/__init__.py").rpartition("/")[0]
    folders = {one.rpartition("/")[0] for one in packages if one.endswith("/__init__.py")}
    return path not in packages and (stem in folders or not packages)


def _way_to(came: dict[RepoPath, Edge | None], end: RepoPath) -> list[Edge]:
    way: list[Edge] = []
    edge = came[end]
    while edge is not None:
        way.append(edge)
        edge = came[edge.start]
    return way[::-1]


def _steps(way: list[Edge]) -> list[RepoPath]:
    return [edge.end for edge in way]


def _imports_nothing(call: CallFact, path: RepoPath, text: bytes) -> bool:
    """In Python, `app.exec()` is a method, and an expression that is evaluated holds no import."""
    if call.name not in _BUILTINS or not path.endswith((".py", ".pyi", ".pyw")):
        return False
    is_method = call.expression not in (call.name, f"builtins.{call.name}")
    return is_method or (call.name == "eval" and b"import" not in text)
