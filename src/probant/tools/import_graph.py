"""Imports followed all the way: circles, shortest chains, whether one file reaches another.

A circle or chain counts only where every import in it names the next file; a "no" only where no
import could lead further. Names that are imported for nothing are `unused_imports`' work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from probant.facts.file_names import file_seen, files_named, module_files, package_files
from probant.facts.languages import family_of
from probant.tools.base import EntryMaker
from probant.tools.module_graph import Edge, Hold, ModuleGraph, import_place, of_one_package
from probant.tools.registry import Toolbox
from probant.tools.unused_imports import UnusedImports
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, PathValue, TextValue

ARROW = " -> "
MAX_CIRCLES = 50
"""How many knots of circular imports are told one by one."""


class ImportGraph:
    """Walks the imports of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._graph = ModuleGraph(box)
        self._make = EntryMaker(box.tree, "import_graph", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.relation is Relation.UNUSED_IMPORTS:
            return (UnusedImports(self._box, self._make).observe(step),)
        sides = [self._files(target) for target in step.targets]
        for target, files in zip(step.targets, sides, strict=True):
            if not files:
                return (self._no_source(step, target),)
        if len(sides) == 2:
            is_chain = step.relation is Relation.IMPORT_PATH
            entry = (self._chain if is_chain else self._mutual)(step, sides[0], sides[1])
            return (of_one_package(entry, self._book, sides[0], sides[1]),)
        if sides:
            return (self._through(step, sides[0]),)
        return (self._circles(step),)

    def reaches(self, step: Step) -> EvidenceEntry:
        """Whether the first target imports the second, over however many files."""
        starts, ends = (self._files(target) for target in step.targets)
        if not starts:
            return self._no_source(step, step.targets[0])
        if not ends:
            return self._reaches_outside(step, starts)
        way = self._graph.way(starts, ends, least=Hold.NAMED)
        names = [target.text for target in step.targets]
        if way:
            seen = Observation(
                TextValue(told(way)), places_of(way), f"{names[0]} imports {names[1]}: {told(way)}"
            )
            return self._make.observed(step, Quality.STRONG, (seen,))
        return of_one_package(self._no_way(step, starts, ends), self._book, starts, ends)

    # All the way

    def imported(self, step: Step) -> EvidenceEntry:
        """Everything a file imports, and what that imports."""
        starts = self._files(step.targets[0])
        if not starts:
            return self._no_source(step, step.targets[0])
        came = self._graph.reach(starts, least=Hold.NAMED)
        seen: dict[str, Observation] = {}
        for path in came:
            for row in self._book.imports_of(path):
                at = self._box.binder.resolve(row) if row.is_listed else None
                is_outside = at is None and step.filters.narrows_places
                if not row.is_listed or is_outside or at in starts:
                    continue
                statement = f"{path} imports {row.module}"
                stands_at = Place(at, LineRange(1, 1)) if at is not None else None
                one = Observation(NameValue(row.module, at), (import_place(row),), statement,
                                  stands_at=stands_at)  # fmt: skip
                seen.setdefault(at or row.module, one)
        around = [path for path in self._graph.reach(starts, least=Hold.AROUND) if path not in came]
        leads = [path for path in around if self._book.imports_of(path)]
        return self._followed(step, tuple(seen.values()), leads, list(came))

    def importers(self, step: Step) -> EvidenceEntry:
        """Every file that imports one, and what imports that."""
        ends = self._files(step.targets[0])
        if not ends:
            return self._no_source(step, step.targets[0])
        edges = [edge for path in self._graph.files for edge in self._graph.edges(path)]
        sure = _upwards(ends, [edge for edge in edges if edge.hold is Hold.NAMED])
        loose = _upwards(ends, edges)
        seen = tuple(
            Observation(PathValue(path), (edge.place,), f"{path} imports {edge.end}")
            for path, edge in sure.items()
            if path not in ends
        )
        leads = [path for path in loose if path not in sure and path not in ends]
        alike = {family_of(path) for path in ends}
        looked_at = [path for path in self._graph.files if family_of(path) in alike]
        return self._followed(step, seen, leads, looked_at)

    def _followed(
        self,
        step: Step,
        seen: tuple[Observation, ...],
        unsure: Sequence[RepoPath],
        looked_at: Sequence[RepoPath],
    ) -> EvidenceEntry:
        leads = tuple(file_seen(path) for path in unsure)
        spots = self._graph.blind_spots(looked_at)
        known = [doubt for path in looked_at if (doubt := self._graph.doubt(path))]
        # What is imported at run time is seen one step at a time neither.
        doubts = [doubt for doubt in known if doubt.reason is not ReasonCode.DYNAMIC_DISPATCH]
        reasons = [doubt.reason for doubt in doubts]
        reasons += [ReasonCode.UNRESOLVED_REFERENCES] if leads else []
        reasons += [ReasonCode.WINDOW_SKIPPED_FILES] if spots else []
        note = "; ".join([*(one.why for one in doubts[:1]), *map(str, spots[:1])]) or None
        told = tuple(dict.fromkeys(reasons))
        if not seen:
            return self._make.absent(
                step, complete=not told, candidates=leads, reasons=told,
                note=note or "there is none",
            )  # fmt: skip
        return self._make.observed(
            step, Quality.STRONG, seen, candidates=leads, complete=not told, reasons=told, note=note
        )

    # Circles

    def _circles(self, step: Step) -> EvidenceEntry:
        groups = self._graph.knots(least=Hold.NAMED)
        shown = [way for group in groups[:MAX_CIRCLES] if (way := self._circle_of(group))]
        if step.facet is Facet.FILES and groups:
            seen = tuple(self._members(groups))
        else:
            seen = tuple(self._circle(way) for way in shown)
        return self._settled(step, seen, self._graph.files, doubtful=self._loose_circle)

    def _circle_of(self, group: list[RepoPath]) -> list[Edge] | None:
        return self._graph.cycle_through(group[0], least=Hold.NAMED)

    def _members(self, groups: list[list[RepoPath]]) -> list[Observation]:
        found = []
        for path in (path for group in groups for path in group):
            way = self._graph.cycle_through(path, least=Hold.NAMED)
            if way:
                statement = f"{path} is part of an import cycle: {told(way)}"
                found.append(Observation(PathValue(path), places_of(way), statement))
        return found

    def _through(self, step: Step, files: Sequence[RepoPath]) -> EvidenceEntry:
        ways = [self._graph.cycle_through(path, least=Hold.NAMED) for path in files]
        found = tuple(self._circle(way) for way in ways if way)
        if len(files) > 1 and len({bool(way) for way in ways}) > 1 and not _is_package(files):
            return self._several(step, files)

        def loose() -> list[Edge] | None:
            return next(
                (w for p in files if (w := self._graph.cycle_through(p, least=Hold.POSSIBLE))), None
            )

        reached = list(self._graph.reach(files, least=Hold.POSSIBLE)) if not found else []
        return self._settled(step, found, reached, doubtful=loose)

    def _mutual(
        self, step: Step, one: Sequence[RepoPath], two: Sequence[RepoPath]
    ) -> EvidenceEntry:
        """Whether two files import each other: each by an import of its own, or over others."""
        if step.facet is Facet.CYCLE:
            return self._common(step, one, two)
        pairs = [(a, b) for a in one for b in two if a != b]
        for a, b in pairs:
            there, back = self._direct(a, b), self._direct(b, a)
            if there and back and min(there.hold, back.hold) is Hold.NAMED:
                return self._make.observed(step, Quality.STRONG, (self._circle([there, back]),))
        if len(pairs) > 1 and not (_is_package(one) and _is_package(two)):
            return self._several(step, [*one, *two])

        def loose() -> list[Edge] | None:
            for a, b in pairs:
                there, back = self._direct(a, b), self._direct(b, a)
                if there and back and min(there.hold, back.hold) >= Hold.POSSIBLE:
                    return [there, back]
            return None

        return self._settled(step, (), [*one, *two], doubtful=loose)

    def _common(
        self, step: Step, one: Sequence[RepoPath], two: Sequence[RepoPath]
    ) -> EvidenceEntry:
        """Whether one circle goes through both files."""
        for files in (one, two):
            if len(files) > 1 and not _is_package(files):
                return self._several(step, files)

        def circle(least: Hold) -> list[Edge] | None:
            there = self._graph.way(one, two, least=least)
            back = self._graph.way(two, one, least=least)
            return [*there, *back] if there and back else None

        way = circle(Hold.NAMED)
        found = (self._circle(way),) if way else ()
        reached = {*self._graph.reach([*one, *two], least=Hold.POSSIBLE)}
        return self._settled(step, found, sorted(reached), doubtful=lambda: circle(Hold.POSSIBLE))

    def _direct(self, start: RepoPath, end: RepoPath) -> Edge | None:
        return next((edge for edge in self._graph.edges(start) if edge.end == end), None)

    def _loose_circle(self) -> list[Edge] | None:
        for group in self._graph.knots(least=Hold.POSSIBLE):
            return self._graph.cycle_through(group[0], least=Hold.POSSIBLE)
        return None

    def _circle(self, way: list[Edge]) -> Observation:
        return Observation(TextValue(told(way)), places_of(way), f"import cycle: {told(way)}")

    # Chains

    def _chain(
        self, step: Step, starts: Sequence[RepoPath], ends: Sequence[RepoPath]
    ) -> EvidenceEntry:
        for files, target in ((starts, step.targets[0]), (ends, step.targets[1])):
            if len(files) > 1 and not _is_package(files):
                return self._several(step, files, target)
        way = self._graph.way(starts, ends, least=Hold.NAMED)
        if way is None or not way:
            return self._no_way(step, starts, ends)
        first = Observation(
            PathValue(way[0].start), (way[0].place,), f"{way[0].start} imports {way[0].end}"
        )
        rest = [
            Observation(PathValue(edge.end), (edge.place,), f"{edge.start} imports {edge.end}")
            for edge in way
        ]
        return self._make.observed(step, Quality.STRONG, (first, *rest))

    def _no_way(
        self, step: Step, starts: Sequence[RepoPath], ends: Sequence[RepoPath]
    ) -> EvidenceEntry:
        if set(starts) & set(ends):
            return self._make.absent(
                step,
                complete=False,
                reasons=(ReasonCode.FALSE_PREMISE,),
                note="both are the same file",
            )
        reached = list(self._graph.reach(starts, least=Hold.AROUND))
        return self._settled(
            step, (), reached, doubtful=lambda: self._graph.way(starts, ends, least=Hold.AROUND)
        )

    def _reaches_outside(self, step: Step, starts: Sequence[RepoPath]) -> EvidenceEntry:
        """The second target is no file here: some file on the way may import it by name."""
        name = step.targets[1].text
        came = self._graph.reach(starts, least=Hold.NAMED)
        for path in came:
            for row in self._book.imports_of(path):
                if row.is_listed and names_module(row.module, name):
                    way = self._graph.way(starts, [path], least=Hold.NAMED) or []
                    statement = ARROW.join([*(e.start for e in way), path, name])
                    places = (*places_of(way), import_place(row))
                    seen = Observation(TextValue(statement), places, f"imports: {statement}")
                    return self._make.observed(step, Quality.STRONG, (seen,))
        reached = list(self._graph.reach(starts, least=Hold.AROUND))
        return self._settled(step, (), reached, doubtful=lambda: None)

    # Shared

    def _settled(
        self,
        step: Step,
        found: tuple[Observation, ...],
        looked_at: Sequence[RepoPath],
        *,
        doubtful: Callable[[], list[Edge] | None],
    ) -> EvidenceEntry:
        """What was found, or that there is none, as far as the files looked at can tell."""
        if found and step.polar:
            return self._make.observed(step, Quality.STRONG, found[:1])
        loose = doubtful() if not found else None
        doubts = [doubt for path in looked_at if (doubt := self._graph.doubt(path))]
        spots = self._graph.blind_spots(looked_at)
        reasons = [doubt.reason for doubt in doubts]
        if loose:
            reasons.append(ReasonCode.UNRESOLVED_REFERENCES)
        if spots:
            reasons.append(ReasonCode.WINDOW_SKIPPED_FILES)
        reasons = list(dict.fromkeys(reasons))
        leads = (self._circle(loose),) if loose else ()
        note = "; ".join(
            [
                *(one.statement for one in leads),
                *(one.why for one in doubts[:1]),
                *map(str, spots[:1]),
            ]
        )
        if found:
            return self._make.observed(
                step, Quality.STRONG, found, complete=not reasons, reasons=tuple(reasons),
                note=note or None,
            )  # fmt: skip
        return self._make.absent(
            step,
            complete=not reasons,
            candidates=leads,
            reasons=tuple(reasons),
            note=note or f"followed the imports of {len(looked_at)} files",
        )

    def _files(self, target: Target) -> tuple[RepoPath, ...]:
        found = files_named(self._tree, target.text).exact or module_files(self._tree, target.text)
        found = tuple(path for path in found if self._book.blob(path) is not None)
        return found or package_files(self._tree, target.text)

    def _no_source(self, step: Step, target: Target) -> EvidenceEntry:
        return self._make.absent(
            step,
            complete=False,
            reasons=(ReasonCode.FALSE_PREMISE,),
            note=f"{target.text} is no source file whose imports are known",
        )

    def _several(
        self, step: Step, files: Sequence[RepoPath], target: Target | None = None
    ) -> EvidenceEntry:
        name = (target or step.targets[0]).text
        return self._make.observed(
            step,
            Quality.WEAK,
            candidates=tuple(file_seen(path) for path in files),
            n_matches=len(files),
            complete=False,
            reasons=(ReasonCode.AMBIGUOUS_NAME,),
            note=f"several files are called {name}, and differ here",
        )


def _upwards(ends: Sequence[RepoPath], edges: Sequence[Edge]) -> dict[RepoPath, Edge]:
    """Files from which edges lead to the ends, each with the edge by which it first does."""
    into: dict[RepoPath, list[Edge]] = {}
    for edge in edges:
        into.setdefault(edge.end, []).append(edge)
    came: dict[RepoPath, Edge] = {}
    queue = list(ends)
    for path in queue:  # grows while it is walked
        for edge in into.get(path, ()):
            if edge.start not in came:
                came[edge.start] = edge
                queue.append(edge.start)
    return came


def told(way: Sequence[Edge]) -> str:
    return ARROW.join([*(edge.start for edge in way[:1]), *(edge.end for edge in way)])


def places_of(way: Sequence[Edge]) -> tuple[Place, ...]:
    return tuple(edge.place for edge in way)


def names_module(module: str, name: str) -> bool:
    """Whether an import of `module` brings in what `name` names, or something inside it."""
    module, name = module.strip("<>\"'").replace("::", "."), name.replace("::", ".")
    return module == name or module.startswith((name + ".", name + "/"))


def _is_package(files: Sequence[RepoPath]) -> bool:
    """Whether these are the files of one package that is a folder, all meant together."""
    folders = {path.rpartition("/")[0] for path in files}
    return len(folders) == 1 and all(path.endswith(".go") for path in files)
