"""What kind of project this is, found twice: from its manifests, and from its files.

The two scans (projects/survey.py, projects/sources.py) share nothing, so that they can confirm or
contradict each other. Here they become entries, each statement with the lines that show it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from probant.errors import FileUnreadable
from probant.tools.base import EntryMaker
from probant.tools.projects.records import Bound, Ecosystem, Project, Runner, Survey
from probant.tools.projects.sources import Sources, look_at_sources
from probant.tools.projects.survey import outermost, survey
from probant.tools.registry import Toolbox
from probant.tools.settings_files.formats import read_settings
from probant.tools.settings_files.tree import NotUnderstood, text_at
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, TextValue

NAMES = {
    "python": "Python", "javascript": "JavaScript", "js": "JavaScript",
    "typescript": "TypeScript", "ts": "TypeScript", "go": "Go", "golang": "Go", "rust": "Rust",
    "java": "Java", "kotlin": "Kotlin", "c": "C", "c++": "C++", "cpp": "C++", "scala": "Scala",
    "ruby": "Ruby", "php": "PHP", "swift": "Swift", "c#": "C#",
}  # fmt: skip
"""How people call languages → as the scans do."""

N_TOLD = 12
"""How many of a kind are spelled out; a tree of three hundred packages needs no list of them."""


class Discovery:
    """Scans one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "discovery", Signal.CONTENT)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.facet is Facet.BUILD_SYSTEM:
            return (self._build_systems(step),)
        if step.polar and step.relation is Relation.PROJECT_TYPE:
            return (self._is_one(step),)
        return self._manifests(step), self._sources(step)

    def _is_one(self, step: Step) -> EvidenceEntry:
        """Yes if manifests and files both say so; no if neither does, and both were heard."""
        wanted = NAMES.get(step.member.lower(), step.member)
        heads = outermost(survey(self._tree).projects)
        leading = look_at_sources(self._tree).leading
        said = [seen for seen in _types(heads) if seen.value == TextValue(wanted)]
        told = f"manifests say {_listed(_languages(heads))}; files are {_listed(leading)}"
        if said and wanted in leading:
            return self._make.observed(step, Quality.STRONG, tuple(said), note=told)
        others = tuple(_types(heads))
        is_no = bool(others) and bool(leading) and not said and wanted not in leading
        return self._make.absent(
            step,
            complete=is_no,
            candidates=others,
            note=told,
            searched=tuple(place for seen in others for place in seen.places),
        )

    def _build_systems(self, step: Step) -> EvidenceEntry:
        heads = [head for head in outermost(survey(self._tree).projects) if head.is_understood]
        seen = tuple(
            Observation(
                TextValue(system),
                (place,),
                f"{place.path}:{place.lines.first} is read by {system}",
            )
            for head in heads
            for system, place in self._build_system(head)
        )
        if not seen:
            return self._make.absent(step, complete=False, note="no build system is known here")
        return self._make.observed(step, Quality.STRONG, seen)

    def _build_system(self, head: Project) -> list[tuple[str, Place]]:
        """Python's manifest names what builds it; the others are named after it."""
        first = head.languages[0].at if head.languages else None
        if head.ecosystem is not Ecosystem.PYTHON:
            return [(head.ecosystem.value, first)] if first else []
        path = RepoPath("/".join(filter(None, (head.folder, "pyproject.toml"))))
        if path in self._tree.files:
            try:
                root = read_settings(path, self._tree.read(path))
            except (NotUnderstood, FileUnreadable):
                return []
            backend = text_at(root, "build-system", "build-backend")
            if backend is not None:
                at = Place(path, LineRange(backend.line, backend.line), backend.text)
                return [(backend.text, at)]
        return [("setuptools", first)] if first and first.path.endswith("setup.py") else []

    def _manifests(self, step: Step) -> EvidenceEntry:
        """Strong takes the type, and where it is built and tested, from manifests that were read.

        A manifest that is broken says by its name what the project is, and no more.
        """
        seen = survey(self._tree)
        heads = outermost(seen.projects)
        if not heads:
            note = "; ".join(["no manifest known here", *_troubles(seen)])
            return self._make.absent(step, complete=False, note=note)
        observations = (*_types(heads), *_runners(seen.runners), *_workspaces(seen.workspaces))
        is_understood = any(head.is_understood for head in heads)
        return self._make.observed(
            step,
            Quality.STRONG if is_understood else Quality.MODERATE,
            observations,
            n_matches=seen.n_read,
            note="; ".join(_told(seen, heads)),
        )

    def _sources(self, step: Step) -> EvidenceEntry:
        seen = look_at_sources(self._tree)
        if not seen.leading:
            return self._make.absent(
                step, complete=False, note="no source file known here", signal=Signal.LEXICAL
            )
        counts = dict(seen.counts)
        observations = tuple(
            Observation(
                TextValue(language),
                (),
                f"{counts[language]} of {seen.n_files} source files are {language}",
            )
            for language in seen.leading
        )
        return self._make.observed(
            step,
            Quality.STRONG,
            observations,
            n_matches=seen.n_files,
            note="; ".join(_counted(seen)),
            signal=Signal.LEXICAL,
        )


# Observations


def _types(heads: Iterable[Project]) -> Iterator[Observation]:
    """One for each language, with a place in every project that is written in it."""
    places: dict[str, list[tuple[str, Place]]] = {}
    for head in heads:
        for language in head.languages:
            places.setdefault(language.name, []).append((head.where, language.at))
    for name, found in places.items():
        told = _listed(f"{where} ({place.path})" for where, place in found)
        shown = tuple(place for _, place in found[:N_TOLD])
        yield Observation(TextValue(name), shown, f"{name} by its manifest: {told}")


def _languages(heads: Iterable[Project]) -> Iterator[str]:
    yield from dict.fromkeys(language.name for head in heads for language in head.languages)


def _runners(runners: Iterable[Runner]) -> Iterator[Observation]:
    for runner in list(runners)[:N_TOLD]:
        at = runner.at
        yield Observation(
            NameValue(runner.words, RepoPath(at.path), at.lines.first),
            (at,),
            f"tests are run by {runner.words}, says {at.path}:{at.lines.first}",
        )


def _workspaces(workspaces: Iterable[Bound]) -> Iterator[Observation]:
    for bound in list(workspaces)[:N_TOLD]:
        at = bound.workspace.at
        yield Observation(
            NameValue(bound.workspace.kind, RepoPath(at.path), at.lines.first),
            (at,),
            f"{at.path}:{at.lines.first} makes a {bound.workspace.kind}: {_members(bound)}",
        )


# Notes


def _told(seen: Survey, heads: tuple[Project, ...]) -> Iterator[str]:
    yield _listed(_project(head) for head in heads)
    if seen.runners:
        yield "tests: " + _listed(
            f"{runner.words} ({runner.at.path}:{runner.at.lines.first})" for runner in seen.runners
        )
    else:
        yield "no way to run tests is named"
    for bound in seen.workspaces[:N_TOLD]:
        at = bound.workspace.at
        yield f"{bound.workspace.kind} ({at.path}:{at.lines.first}): {_members(bound)}"
        if bound.unmatched:
            yield f"not found: {_listed(bound.unmatched)}"
    yield from _troubles(seen)


def _members(bound: Bound) -> str:
    return _listed(member or "." for member in bound.members) or "no member found"


def _troubles(seen: Survey) -> Iterator[str]:
    if seen.troubles:
        yield f"not understood: {_listed(seen.troubles)}"


def _project(project: Project) -> str:
    names = "/".join(language.name for language in project.languages)
    return f"{project.where}: {project.ecosystem.value} project, {names}"


def _counted(seen: Sources) -> Iterator[str]:
    listed = ", ".join(f"{count} {language}" for language, count in seen.counts[:N_TOLD])
    yield f"{listed} files"
    imported = f", which use {', '.join(seen.test_frameworks)}" if seen.test_frameworks else ""
    yield f"{seen.n_tests} test files{imported}"
    if len({language for _, language in seen.parts}) > 1:
        told = [f"{folder} is {language}" for folder, language in seen.parts]
        yield _listed(told)


def _listed(told: Iterable[str]) -> str:
    said = list(told)
    more = [f"{len(said) - N_TOLD} more"] if len(said) > N_TOLD else []
    return ", ".join([*said[:N_TOLD], *more])
