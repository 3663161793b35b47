"""Check texts: what they say about the code, held against it, with the engine as prover."""

from __future__ import annotations

from collections.abc import Iterable

from probant.answering.answer import Answer, Cited
from probant.checking.behaviour import NotPermitted, Runner
from probant.checking.checker import Bench, check_document
from probant.checking.document import Document
from probant.checking.prover import Proof
from probant.checking.shelf import Shelf
from probant.facts.binder import Binder
from probant.facts.lookup import FactBook
from probant.runs.workshop import Workshop
from probant.tools.base import Desk
from probant.tools.run_projects import projects_for
from probant.vocabulary.assertion import TextReport, Tier
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry
from probant.vocabulary.question import Goal
from probant.workflows.investigate import investigate
from probant.workspace.snapshot import SourceTree


class Engine:
    """Proves goals by investigating them, each once."""

    def __init__(self, tree: SourceTree, desk: Desk) -> None:
        self._tree = tree
        self._desk = desk
        self._known: dict[Goal, Proof] = {}

    def prove(self, goal: Goal) -> Proof:
        if goal not in self._known:
            self._known[goal] = self._investigated(goal)
        return self._known[goal]

    def _investigated(self, goal: Goal) -> Proof:
        answer = investigate(goal, self._tree, self._desk)
        decided = _deciding(answer)
        because = answer.refusal.because if answer.refusal else answer.text
        return Proof(
            outcome=answer.ruling.outcome,
            status=answer.ruling.status,
            values=tuple(cited.value for cited in answer.values),
            leads=tuple(cited.value for cited in answer.leads),
            citations=tuple(answer.citations[n] for n in _shown(answer.values)),
            reasons=answer.ruling.reasons,
            why=_told(decided) or because.strip().partition("\n")[0],
            noted=decided.reasons if decided is not None else (),
            instead=decided.candidates if decided is not None and decided.is_no else (),
        )


def _deciding(answer: Answer) -> EvidenceEntry | None:
    """The evidence on which the relation itself rests."""
    about = [
        entry
        for entry in answer.evidence
        if entry.aspect is Aspect.RELATION
        and entry.evidence_class is not EvidenceClass.FILE_CONTENT
    ]
    return max(about, key=lambda entry: entry.settles, default=None)


def _told(entry: EvidenceEntry | None) -> str:
    if entry is None:
        return ""
    return entry.observations[0].statement if entry.observations else entry.note or ""


def _runner(tree: SourceTree, shelf: Shelf, engine: Engine, workshop: Workshop | None) -> Runner:
    if workshop is None or not workshop.permission.allowed:
        return NotPermitted()
    from probant.workflows.behaviour import SandboxRunner

    def project_of(path: str) -> str:
        return next((project.folder for project in projects_for(tree, path)), "")

    return SandboxRunner(workshop, shelf.book, engine, project_of, shelf.cite)


def _shown(values: Iterable[Cited]) -> list[int]:
    numbers = [number for cited in values for number in cited.citations]
    return list(dict.fromkeys(numbers))


def check_texts(
    documents: Iterable[Document],
    tree: SourceTree,
    book: FactBook,
    binder: Binder,
    desk: Desk,
    tiers: frozenset[Tier],
    workshop: Workshop | None = None,
) -> tuple[TextReport, ...]:
    """One report for each document, in their order."""
    engine = Engine(tree, desk)
    shelf = Shelf(tree, book, binder)
    bench = Bench(
        shelf=shelf,
        prover=engine,
        runner=_runner(tree, shelf, engine, workshop),
    )
    return tuple(check_document(document, bench, tiers) for document in documents)
