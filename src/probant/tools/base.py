"""What every tool has: its capabilities, and one method that turns a step into entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Protocol

from probant.errors import ExecutionError, IndexCorrupt, ProgramMissing
from probant.vocabulary.capability import Capability, Step
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceEntry,
    Quality,
    Signal,
    Strength,
)
from probant.vocabulary.question import Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import CommitValue, Observation
from probant.workspace.snapshot import SourceTree


class Tool(Protocol):
    """One way to look."""

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]: ...


class Narrow(Protocol):
    """Keeps of what tools saw only what the filters of a step let through."""

    def missing(self, step: Step) -> EvidenceEntry | None:
        """Why nothing can be narrowed so: the folder is not there, or two are called so."""

    def aimed(self, step: Step) -> Step:
        """The step as it is meant in the place its filters name."""

    def kept(self, step: Step, entries: tuple[EvidenceEntry, ...]) -> tuple[EvidenceEntry, ...]: ...


class Desk:
    """The tools on hand. Runs a step with the tool it names, made when first needed."""

    def __init__(
        self,
        capabilities: Callable[[], Sequence[Capability]],
        make: Callable[[str], Tool],
        tree: SourceTree,
        *,
        narrow: Callable[[], Narrow] | None = None,
        is_seconding: bool = False,
    ) -> None:
        self._capabilities = capabilities
        self.is_seconding = is_seconding
        """Whether a second opinion is wanted where the source itself already says it."""
        self._make = make
        self._narrow = narrow
        self._tools: dict[str, Tool] = {}
        self._tree = tree

    @cached_property
    def capabilities(self) -> tuple[Capability, ...]:
        """What the tools can do; told when first asked, since a search never does."""
        return tuple(self._capabilities())

    def run(self, step: Step) -> tuple[EvidenceEntry, ...]:
        """The entries of one step. A tool that breaks is an entry that says so."""
        signal = next(c.signal for c in self.capabilities if c.tool == step.tool)
        maker = EntryMaker(self._tree, step.tool, signal)
        try:
            return self._observed(step)
        except IndexCorrupt:
            raise  # not this step's fault: the index is made anew and the question asked again
        except ProgramMissing as error:
            return (maker.could_not_look(step, ReasonCode.TOOL_MISSING, str(error)),)
        except ExecutionError as error:
            return (maker.failed(step, str(error)),)

    def _observed(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if not step.filters.narrows_places or self._narrow is None:
            return self._tool(step.tool).observe(step)
        narrow = self._narrow()
        missing = narrow.missing(step)
        if missing is not None:
            return (missing,)
        return narrow.kept(step, self._tool(step.tool).observe(narrow.aimed(step)))

    def _tool(self, name: str) -> Tool:
        if name not in self._tools:
            self._tools[name] = self._make(name)
        return self._tools[name]


WHOLE_TREE = "."
THE_REPOSITORY = "the repository"


class EntryMaker:
    """Entries of one tool on one snapshot, so that provenance is never forgotten."""

    def __init__(self, tree: SourceTree, tool: str, signal: Signal) -> None:
        self._snapshot = tree.snapshot.tree_digest
        self._tool = tool
        self._signal = signal

    def observed(
        self,
        step: Step,
        quality: Quality,
        observations: tuple[Observation, ...] = (),
        *,
        candidates: tuple[Observation, ...] = (),
        n_matches: int | None = None,
        n_exact: int | None = None,
        phrase_match: bool = False,
        complete: bool = True,
        reasons: tuple[ReasonCode, ...] = (),
        note: str | None = None,
        signal: Signal | None = None,
        unsure_in: Iterable[RepoPath] | None = None,
    ) -> EvidenceEntry:
        count = len(observations) if n_matches is None else n_matches
        return EvidenceEntry(
            evidence_class=step.evidence_class,
            tool=self._tool,
            signal=signal or self._signal,
            aspect=step.aspect,
            status=EntryStatus.OBSERVED,
            query=query_of(step),
            target=anchor_of(step),
            about=about(step),
            snapshot=self._snapshot,
            quality=quality,
            strength=Strength.of_count(count),
            sources=_sources(observations, candidates),
            match_count=count,
            exact_match_count=count if n_exact is None else n_exact,
            phrase_match=phrase_match,
            complete=complete,
            observations=observations,
            candidates=candidates,
            unsure_in=None if unsure_in is None else frozenset(unsure_in),
            reasons=reasons,
            note=note,
        )

    def absent(
        self,
        step: Step,
        *,
        complete: bool,
        candidates: tuple[Observation, ...] = (),
        reasons: tuple[ReasonCode, ...] = (),
        note: str | None = None,
        signal: Signal | None = None,
        searched: tuple[Place, ...] = (),
        unsure_in: Iterable[RepoPath] | None = None,
    ) -> EvidenceEntry:
        """`searched`: places that show what was looked at, where there is something to show."""
        entry = self._empty(step, EntryStatus.ABSENT, reasons, note, complete, candidates, signal)
        return replace(
            entry,
            searched=searched,
            sources=tuple(sorted({place.path for place in searched})) or (WHOLE_TREE,),
            unsure_in=None if unsure_in is None else frozenset(unsure_in),
        )

    def could_not_look(self, step: Step, reason: ReasonCode, note: str) -> EvidenceEntry:
        return self._empty(step, EntryStatus.COULD_NOT_LOOK, (reason,), note)

    def failed(self, step: Step, note: str) -> EvidenceEntry:
        return self._empty(step, EntryStatus.FAILED, (ReasonCode.TOOL_FAILED,), note)

    def _empty(
        self,
        step: Step,
        status: EntryStatus,
        reasons: tuple[ReasonCode, ...],
        note: str | None,
        complete: bool = False,
        candidates: tuple[Observation, ...] = (),
        signal: Signal | None = None,
    ) -> EvidenceEntry:
        return EvidenceEntry(
            evidence_class=step.evidence_class,
            tool=self._tool,
            signal=signal or self._signal,
            aspect=step.aspect,
            status=status,
            query=query_of(step),
            target=anchor_of(step),
            about=about(step),
            snapshot=self._snapshot,
            complete=complete,
            candidates=candidates,
            reasons=reasons,
            note=note,
        )


def query_of(step: Step) -> str:
    """What the step asked, in words stable enough to read in a trace."""
    names = ", ".join(target.text for target in step.targets)
    relation = step.relation.value if step.relation else "anything"
    asked = f"{relation}({names})" if step.aspect is Aspect.RELATION else names
    return " ".join((asked, *step.filters.words))


def about(step: Step) -> str:
    """What a step is about, in words: its targets, or the repository as a whole."""
    return ", ".join(target.text for target in step.targets) or THE_REPOSITORY


def _sources(*observations: tuple[Observation, ...]) -> tuple[str, ...]:
    """The files or commits that something was seen in; where neither, all that was looked at."""
    seen = [one for listed in observations for one in listed]
    paths = {place.path for one in seen for place in one.places}
    commits = {one.value.sha for one in seen if isinstance(one.value, CommitValue)}
    return tuple(sorted(paths or commits)) or (WHOLE_TREE,)


def anchor_of(step: Step) -> Target | None:
    return step.targets[0] if step.aspect is Aspect.ANCHOR and step.targets else None
