"""Answer a question: close evidence gaps until the answer is carried, or nothing is left to try."""

from __future__ import annotations

from collections.abc import Sequence

from probant.answering.answer import Answer, Lead, ResolvedTarget, Statement, Trace, TraceStep
from probant.answering.compose import compose
from probant.answering.policy import apply_policy
from probant.answering.refusal import Refusal, refuse
from probant.facts.languages import unread_source
from probant.inquiry.gap import open_gaps
from probant.inquiry.planner import next_step
from probant.inquiry.requirements import requirements_for
from probant.judgement.confidence import derive_confidence
from probant.judgement.corroboration import Standing, contradictions, corroborate, deciding
from probant.judgement.gate import Anchor, Case, rule
from probant.ledger.ledger import Ledger
from probant.questions.filtering import SAID, unsupported
from probant.questions.registry import KINDS, PRODUCED, SUMMED, TOLD_UNCITED, proved_by
from probant.tools.base import Desk
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.filters import Filters
from probant.vocabulary.memo import remembered
from probant.vocabulary.question import Aside, Goal, Intent, Relation, Target
from probant.vocabulary.reading import Reading, ReadingQuality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.requirement import Gap, Requirement
from probant.vocabulary.ruling import (
    Confidence,
    Outcome,
    Ruling,
    StopReason,
    TruthMode,
    TruthStatus,
)
from probant.vocabulary.source import Citation, SkippedFile
from probant.vocabulary.value import CountValue, Observation, RunValue, TextValue
from probant.workflows.grounding import (
    MAX_LEADS,
    Citations,
    claims_of,
    confirmed,
    leads_of,
)
from probant.workflows.remarks import as_answered, instead_of, notes_of, telling, worth_noting
from probant.workspace.snapshot import SourceTree

MAX_STEPS = 24
UNCITED_VALUES = (CountValue, RunValue, TextValue)
"""Values that say something even where no line shows it."""

SECONDED = proved_by("opinion")
"""Relations of which a type checker has an opinion of its own."""


SEARCHED = frozenset({Aside.OPEN, Aside.NOT_COVERED})
"""Questions that are refused with the places their words point to."""


def investigate(
    goal: Goal,
    tree: SourceTree,
    desk: Desk,
    *,
    wished: TruthMode = TruthMode.CONFIRMED,
    window: tuple[ReasonCode, ...] = (),
    reading: Reading | None = None,
) -> Answer:
    """The whole way from a goal to an answer or a refusal. Without a reading the goal is typed."""
    if goal.aside is not None and goal.targets:
        return _aside_with_leads(goal, tree, desk, wished)
    if goal.filters != Filters() and goal.aside is None:
        if cannot := _not_applied(goal):
            return replace(_not_narrowed(goal, tree, desk, wished, cannot), reading=reading)
        goal = replace(goal, transitive=goal.transitive or goal.filters.directly is False)
    ledger, stop = _collect(goal, desk)
    required = requirements_for(goal, ledger.entries)
    if desk.is_seconding:
        _second(goal, ledger, desk)
    ledger.note(contradictions(ledger.entries))
    standings = corroborate(goal, required, ledger.entries, desk.capabilities)
    quality = reading.quality if reading else ReadingQuality.TYPED
    found = _weighed(goal, tree, ledger.entries, standings, window, quality)
    if _takes_a_file_for_granted(goal, tree, found):
        asked = replace(goal, relation=Relation.EXISTS, polar=True, facet=None, member="")
        denied = investigate(asked, tree, desk, wished=wished, window=window)
        if denied.ruling.outcome is Outcome.REFUTED:
            return replace(denied, goal=goal)
    ruling = apply_policy(found.granted, wished)
    answer = _answer(goal, tree, found, ruling=ruling, trace=_trace(ledger, stop))
    return replace(answer, reading=reading)


def _not_applied(goal: Goal) -> tuple[str, ...]:
    """What the kind of question cannot be narrowed by, and this one asks for."""
    if goal.relation is None:
        return ()
    return tuple(SAID[one] for one in unsupported(goal, KINDS[goal.relation]))


def _not_narrowed(
    goal: Goal, tree: SourceTree, desk: Desk, wished: TruthMode, cannot: Sequence[str]
) -> Answer:
    """A filter that nothing applies is refused: the answer without it is to another question."""
    aside = Goal(question=goal.question, intent=goal.intent, aside=Aside.NOT_COVERED)
    refused = investigate(aside, tree, desk, wished=wished)
    relation = goal.relation.value if goal.relation else "this"
    text = f"{relation} cannot be narrowed by {' or '.join(cannot)}; ask without that."
    ruling = replace(refused.ruling, explanation=text)
    refusal = Refusal(headline=text)
    return replace(refused, goal=goal, text=text, refusal=refusal, ruling=ruling)


def _takes_a_file_for_granted(goal: Goal, tree: SourceTree, found: _Found) -> bool:
    """ "Where in a.py is load?" says that a.py defines it, which can be denied."""
    if goal.relation is not Relation.DEFINED_IN or goal.polar or len(goal.targets) != 1:
        return False
    within = goal.targets[0].within
    if not within or ReasonCode.OTHER_TARGET not in found.granted.reasons:
        return False
    hint = "/" + within.removeprefix("./").strip("/")
    return any(f"/{path}".endswith(hint) for path in tree.files)


class _Found(Record, kw_only=True):
    """What was found out, what of it is borne out by lines, and the gate's word on it."""

    entries: tuple[EvidenceEntry, ...]
    standings: tuple[Standing, ...]
    anchors: tuple[Anchor, ...]
    citations: Citations
    statements: tuple[Statement, ...]
    granted: Ruling


def _weighed(
    goal: Goal,
    tree: SourceTree,
    entries: tuple[EvidenceEntry, ...],
    standings: tuple[Standing, ...],
    window: tuple[ReasonCode, ...],
    reading: ReadingQuality,
) -> _Found:
    """The entries made into claims, the claims checked, and all of it put before the gate."""
    required = tuple(standing.requirement for standing in standings)
    citations = Citations(tree)
    statements = tuple(citations.check(claim) for claim in claims_of(goal, required, entries))
    anchors = _anchors(goal, required, entries)
    case = Case(
        goal=goal,
        requirements=required,
        standings=standings,
        entries=entries,
        anchors=anchors,
        claims=tuple(statement.checked for statement in statements),
        window=window,
        unread=tuple(skip.path for skip in unread_source(tree.skipped)),
        reading=reading,
    )
    return _Found(
        entries=entries,
        standings=standings,
        anchors=anchors,
        citations=citations,
        statements=statements,
        granted=rule(case),
    )


@remembered
def _answer(goal: Goal, tree: SourceTree, found: _Found, *, ruling: Ruling, trace: Trace) -> Answer:
    """What the ruling lets be said, with everything a reader needs to check it."""
    is_allowed = found.granted.truth_mode > TruthMode.BLOCKED
    values = confirmed(found.statements) if is_allowed else ()
    shown = [cited.value for cited in values]
    told = _told(goal, found.statements)
    leads = leads_of(
        found.entries,
        found.citations,
        shown,
        found_too=goal.relation in SUMMED and not values,
    )
    missing = [anchor.target for anchor in found.anchors if not anchor.resolved]
    missing = [] if _says_what_is_missing(goal) else missing
    instead = instead_of(missing, goal, found.entries)
    noted = worth_noting(found.entries, instead) if missing else list(found.entries)
    is_refused = goal.aside is not None or ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    why = telling(noted, is_missing=bool(missing)) if is_refused else noted
    notes = notes_of(goal, why, told if values else ())
    of = found.anchors[0].resolved if found.anchors else ()
    said = as_answered(goal, found.entries)
    refusal = None
    if is_refused:
        refusal = refuse(goal, ruling, shown, notes, missing=missing, instead=instead, of=of)
        text = refusal.text
    else:
        text = compose(said, ruling, shown, notes, told=told, instead=instead, of=of)
    return Answer(
        question=goal.question,
        snapshot=tree.snapshot,
        goal=goal,
        targets=tuple(ResolvedTarget(one.target, one.resolved) for one in found.anchors),
        text=text,
        refusal=refusal,
        values=values,
        leads=leads,
        citations=found.citations.made,
        statements=found.statements,
        requirements=tuple(standing.requirement for standing in found.standings),
        qualities=tuple(standing.quality for standing in found.standings),
        gaps=_gaps(found.standings),
        evidence=found.entries,
        confidence=_confidence(goal, found),
        ruling=ruling,
        trace=trace,
        warnings=tree.warnings,
        skipped=_skipped_that_matter(tree.skipped),
    )


def _confidence(goal: Goal, found: _Found) -> Confidence:
    return derive_confidence(
        deciding(goal, found.standings),
        contradicted=any(one.status is EntryStatus.CONTRADICTION for one in found.entries),
        incomplete=found.granted.status is TruthStatus.PARTIAL_SUPPORTED
        or ReasonCode.WINDOW_SKIPPED_FILES in found.granted.reasons,
    )


def _says_what_is_missing(goal: Goal) -> bool:
    """Of two things, or of a line in a file, git alone knows which of them it does not have."""
    of_several = len(goal.targets) > 1 or any(one.line is not None for one in goal.targets)
    return of_several and goal.relation in proved_by("git_history")


def _is_told(goal: Goal, statement: Statement) -> bool:
    """Whether a sentence of its own is made of a statement; a change is summed up instead."""
    if isinstance(statement.checked.claim.value, UNCITED_VALUES):
        return True
    needs_no_line = goal.relation in PRODUCED or goal.relation in TOLD_UNCITED
    return goal.relation not in SUMMED and (bool(statement.citations) or needs_no_line)


def _aside_with_leads(goal: Goal, tree: SourceTree, desk: Desk, wished: TruthMode) -> Answer:
    """No claim is made, but what the question names can be shown: as leads, never as an answer."""
    plain = investigate(replace(goal, targets=()), tree, desk, wished=wished)
    leads: list[Lead] = []
    citations: list[Citation] = []
    for target in goal.targets:
        if goal.aside in SEARCHED and target.text.isalpha() and target.text.islower():
            continue  # a plain word that something is called as well is a word like any other
        where = Goal(question=goal.question, intent=Intent.LOCATE, relation=Relation.DEFINED_IN,
                     targets=(target,))  # fmt: skip
        found = investigate(where, tree, desk)
        offset = len(citations)
        citations += found.citations
        leads += [
            Lead(
                value.value,
                tuple(offset + number for number in value.citations),
                f"the question names {target.text}",
                Quality.STRONG,
            )
            for value in found.values[:MAX_LEADS]
        ]
    refusal = refuse(goal, plain.ruling, [lead.value for lead in leads], ())
    return replace(
        plain,
        goal=goal,
        text=refusal.text,
        refusal=refusal,
        leads=tuple(leads),
        citations=tuple(citations),
    )


def _collect(goal: Goal, desk: Desk) -> tuple[Ledger, StopReason]:
    """The heart: while a gap is open, the next step that could close it."""
    ledger = Ledger()
    while gaps := open_gaps(requirements_for(goal, ledger.entries), ledger.entries):
        if len(ledger.steps) >= MAX_STEPS:
            return ledger, StopReason.BUDGET
        step = next_step(gaps, goal, desk.capabilities, ledger.entries, tried=ledger.steps)
        if step is None:
            return ledger, _stopped(ledger, gaps)
        ledger.append(step, desk.run(step))
    return ledger, StopReason.SATISFIED if requirements_for(goal) else StopReason.EXHAUSTED


def _second(goal: Goal, ledger: Ledger, desk: Desk) -> None:
    """A second opinion on what the source itself says, where one is wanted."""
    if goal.relation not in SECONDED or not goal.targets:
        return
    step = Step(
        tool="opinion",
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=Aspect.RELATION,
        relation=goal.relation,
        targets=goal.targets,
        facet=goal.facet,
        member=goal.member,
    )
    said = any(
        entry.aspect is Aspect.RELATION and entry.observations and entry.signal is Signal.STRUCTURAL
        for entry in ledger.entries
    )
    if said and step not in ledger.steps:
        ledger.append(step, desk.run(step))


def _stopped(ledger: Ledger, gaps: Sequence[Gap]) -> StopReason:
    blocked = [
        entry
        for entry in ledger.entries
        if any(gap.requirement.concerns(entry) for gap in gaps)
        and entry.status in (EntryStatus.COULD_NOT_LOOK, EntryStatus.FAILED)
    ]
    if any(ReasonCode.NOT_PERMITTED in entry.reasons for entry in blocked):
        return StopReason.NOT_PERMITTED
    return StopReason.FAILED if blocked else StopReason.EXHAUSTED


def _anchors(
    goal: Goal, required: Sequence[Requirement], entries: Sequence[EvidenceEntry]
) -> tuple[Anchor, ...]:
    """Targets and what they resolved to.

    Where no target has to be found by itself (git and manifests know their own), what the relation
    showed stands for all of them.
    """
    found_apart = any(need.target is not None for need in required)

    def shows(entry: EvidenceEntry, target: Target) -> bool:
        if entry.evidence_class is EvidenceClass.FILE_CONTENT:
            return False
        if found_apart:
            return entry.aspect is Aspect.ANCHOR and entry.target == target
        return entry.aspect is Aspect.RELATION

    return tuple(
        Anchor(
            target=target,
            resolved=tuple(
                dict.fromkeys(
                    seen.value
                    for entry in entries
                    if shows(entry, target)
                    for seen in _seen(goal, entry)
                )
            ),
        )
        for target in goal.targets
    )


def _seen(goal: Goal, entry: EvidenceEntry) -> tuple[Observation, ...]:
    """What an entry shows of a target: a run that says little still is a run of it.

    What the filters leave out was found all the same; a text that only holds the name is no find.
    """
    if goal.relation not in PRODUCED or entry.evidence_class is EvidenceClass.FILE_SEARCH:
        return (*entry.observations, *entry.left_out)
    return (*entry.observations, *entry.against, *entry.candidates)


def _gaps(standings: Sequence[Standing]) -> tuple[Gap, ...]:
    return tuple(
        Gap(
            requirement=standing.requirement,
            have=standing.quality,
            because=(standing.best.note or "") if standing.best else "nothing could supply it",
        )
        for standing in standings
        if not standing.is_met
    )


def _told(goal: Goal, statements: Sequence[Statement]) -> list[str]:
    return [one.checked.claim.text for one in statements if _is_told(goal, one)]


def _trace(ledger: Ledger, stop: StopReason) -> Trace:
    """First pass is one step per requirement; every further step is recovery."""
    first_pass: set[tuple[EvidenceClass, Aspect, object]] = set()
    n_recovery = 0
    for step in ledger.steps:
        target = step.targets[0] if step.aspect is Aspect.ANCHOR and step.targets else None
        key = (step.evidence_class, step.aspect, target)
        n_recovery += key in first_pass
        first_pass.add(key)
    return Trace(
        steps=tuple(
            TraceStep(record.step.tool, _args(record.step), record.status.value,
                      len(record.entries))
            for record in ledger.records
        ),
        recovery_attempts=n_recovery,
        stop_reason=stop,
    )  # fmt: skip


def _args(step: Step) -> tuple[tuple[str, str], ...]:
    args = [("class", step.evidence_class.value), ("about", step.aspect.value)]
    if step.relation is not None:
        args.append(("relation", step.relation.value))
    args += [("target", target.text) for target in step.targets]
    args += [("filter", words) for words in step.filters.words]
    if step.places:
        first = step.places[0]
        args.append(("places", f"{len(step.places)}, first {first.path}:{first.lines.first}"))
    return tuple(args)


@remembered
def _skipped_that_matter(skipped: tuple[SkippedFile, ...]) -> tuple[SkippedFile, ...]:
    """Files a person could have expected to be searched; binaries are not among them."""
    return tuple(skip for skip in skipped if skip.reason != "binary")
