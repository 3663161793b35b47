"""Verify a snapshot: the whole order from a request to its result, for every surface alike.

    request → tree at the commit → files → items → boundary → prompt
            → machine review → reviewers, cross-review, chairman
            → groundings → outcome → counts → transcript

Everything that differs from run to run (time, ids, random numbers) comes in as an argument, and so
do the models: nothing here reads settings. A request is refused before any model is asked.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from probant.council.boundary import draw_boundary, random_boundary
from probant.council.budget import DEPTHS, Allocation, allocate, untrusted_texts
from probant.council.events import MachineReviewed, PromptBuilt, Say, VerdictReached, unheard
from probant.council.grounding import Grounder
from probant.council.items import Issued, issue, settled
from probant.council.loop import CouncilLoop
from probant.council.machine import TextChecker, machine_review
from probant.council.outcome import Material, Outcome, cited, conclude
from probant.council.questions import Script, shown_texts
from probant.council.responding import response_of
from probant.council.response import VerifyResponse
from probant.council.selection import select_files
from probant.council.session import Bounds, Sitting, Stages, hold_council, nobody_asked
from probant.council.submission import VerifyRequest, read_request
from probant.council.telemetry import count_run
from probant.council.telemetry_store import keep_counts
from probant.council.transcript import EvidenceAccount, Minutes, write_transcript
from probant.errors import ProbantError, RequestRefused, RevisionNotFound, UsageError
from probant.llm.roster import CouncilConfig
from probant.vocabulary.council import MachineOpinion, Sighting, Status
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import Snapshot
from probant.workspace.snapshot import SourceTree

STRIPPED = "made without the evidence of its request, to be compared with a review that had it"
NOTHING_SHOWN = "no line of the files fits into the prompt"
NOT_KEPT_EXIT_CODE = 4

OpenTree = Callable[[str], AbstractContextManager[SourceTree]]


class Sources(Record, kw_only=True):
    """What is different each time; fixed, equal requests give equal bytes."""

    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    clock: Callable[[], float] = time.monotonic
    new_id: Callable[[], str] = lambda: secrets.token_hex(16)
    new_seed: Callable[[], str] = lambda: secrets.token_hex(16)
    draw: Callable[[], str] = random_boundary
    new_loop: Callable[[], asyncio.AbstractEventLoop] = CouncilLoop


class Chamber(Record, kw_only=True):
    """Where a verification takes place: the repository, the models, and where it is written down.

    `checker` holds free text against a tree; without it the machine reviewer reads only the
    formats of scanners. Without `log_root` and `store` nothing is kept.
    """

    open_tree: OpenTree
    council: CouncilConfig = CouncilConfig()
    checker: Callable[[SourceTree], TextChecker] | None = None
    log_root: Path | None = None
    store: str | None = None
    """Address of the database that keeps the counts."""
    sources: Sources = Sources()


class Verification(Record, kw_only=True):
    """A verification that is over. `trouble` says what of it could not be written down."""

    response: VerifyResponse
    outcome: Outcome
    transcript: Path | None = None
    trouble: str = ""

    @property
    def exit_code(self) -> int:
        """The verdict's, except where there should be a transcript and is none: an audit that
        cannot be shown is an error of execution, though the result stands."""
        return NOT_KEPT_EXIT_CODE if self.trouble else self.response.exit_code


class _Case(Record, kw_only=True):
    """What is under review, as far as it is settled before anybody is asked."""

    request: VerifyRequest
    snapshot: Snapshot
    issued: Issued
    allocation: Allocation
    seed: str
    warnings: tuple[str, ...]
    is_stripped: bool


def verify_snapshot(
    data: Mapping[str, object] | VerifyRequest,
    chamber: Chamber,
    *,
    say: Say = unheard,
    without_evidence: bool = False,
) -> Verification:
    """Review a snapshot as the request asks.

    `without_evidence` makes the same review without the request's evidence, to be compared with
    one that had it. Raises RequestRefused, before any model is asked, for what cannot be reviewed.
    """
    begun = chamber.sources.clock()
    request, ignored = read_request(data)
    if chamber.log_root is not None:
        _check_log_root(chamber.log_root)
    with _opened(chamber, request) as tree:
        case = _case(request, ignored, tree, chamber, is_stripped=without_evidence)
        say(_prompt_built(case))
        opinions = _machine_review(case, tree, chamber, say)
        stages = _deliberation(case, chamber, begun, say)
        material = _material(case, tree, opinions, stages, chamber.council.min_reviewers)
    outcome = conclude(material)
    seconds = chamber.sources.clock() - begun
    say(VerdictReached(verdict=outcome.verdict, reasons=outcome.reasons, seconds=seconds))
    response = response_of(
        verification_id=chamber.sources.new_id(),
        request=case.request,
        snapshot=case.snapshot,
        issued=case.issued,
        allocation=case.allocation,
        outcome=outcome,
        machine=opinions,
        request_warnings=case.warnings,
        total_seconds=seconds,
        stage_seconds=stages.seconds,
    )
    return _kept(response, case, material, outcome, chamber)


# Before anybody is asked


def _check_log_root(root: Path) -> None:
    """Models cost time and money: where the result cannot be kept, they are not asked."""
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        why = "" if os.access(root, os.W_OK | os.X_OK) else "permission denied"
    except OSError as trouble:
        why = trouble.strerror or "it cannot be made"
    if why:
        raise UsageError(
            f"the transcript cannot be written to {root}: {why}",
            remedy="set PROBANT_LOG_DIR to a writable directory",
        )


@contextmanager
def _opened(chamber: Chamber, request: VerifyRequest) -> Iterator[SourceTree]:
    """The tree at the commit itself: no branch or tag that is called like an id will do."""
    with ExitStack() as opened:
        try:
            tree = opened.enter_context(chamber.open_tree(request.snapshot_id))
        except RevisionNotFound as missing:
            raise _no_snapshot(missing.message, missing.remedy) from missing
        if not (tree.snapshot.commit or "").startswith(request.snapshot_id):
            raise _no_snapshot(
                f"{request.snapshot_id} is the name of a ref here, not the id of a commit",
                "give the full id of the commit",
            )
        yield tree


def _no_snapshot(message: str, remedy: str | None) -> RequestRefused:
    return RequestRefused(message, remedy=remedy, code="snapshot_resolution_failed")


def _case(
    request: VerifyRequest,
    ignored: tuple[str, ...],
    tree: SourceTree,
    chamber: Chamber,
    *,
    is_stripped: bool,
) -> _Case:
    if is_stripped:
        request = request.model_copy(update={"evidence": None})
    selection = select_files(tree, request.targets)
    issued = issue(request.evidence)
    texts = untrusted_texts(request.focus, issued.items, selection.files)
    boundary = draw_boundary(texts, chamber.sources.draw)
    return _Case(
        request=request,
        snapshot=tree.snapshot,
        issued=issued,
        allocation=allocate(request.focus, issued.items, selection.files, request.depth, boundary),
        seed=chamber.sources.new_seed(),
        warnings=(*ignored, *selection.warnings, *tree.warnings, *_remarks(chamber.council)),
        is_stripped=is_stripped,
    )


def _remarks(council: CouncilConfig) -> tuple[str, ...]:
    """What the user said of the models, and what the settings leave open."""
    return (*council.notes, *_unpriced(council))


def _unpriced(council: CouncilConfig) -> tuple[str, ...]:
    if council.max_cost_usd is None:
        return ()
    models = {model.name for model in (*council.reviewers, council.chairman) if model is not None}
    missing = sorted(models - council.prices.keys())
    if not missing:
        return ()
    named = ", ".join(missing)
    return (f"the cap on cost does not count {named}: no price is configured",)


def _prompt_built(case: _Case) -> PromptBuilt:
    made = case.allocation
    return PromptBuilt(
        n_chars=made.prompt.n_chars,
        max_chars=DEPTHS[made.depth].max_chars,
        n_files=len(made.receipt.files),
        n_files_whole=sum(one.sighting is Sighting.FULL for one in made.receipt.files),
        n_items=len(case.issued.items),
        n_items_kept=len(made.kept),
    )


# The voices


def _machine_review(
    case: _Case, tree: SourceTree, chamber: Chamber, say: Say
) -> tuple[MachineOpinion, ...]:
    if not case.issued.items:
        return ()
    checker = chamber.checker(tree) if chamber.checker is not None else None
    opinions = machine_review(case.issued.items, tree, checker)
    n_rejected = sum(one.status is Status.REJECTED for one in opinions)
    say(MachineReviewed(n_items=len(opinions), n_rejected=n_rejected))
    return opinions


def _deliberation(case: _Case, chamber: Chamber, begun: float, say: Say) -> Stages:
    """The models' part; nobody is asked where the prompt shows no line of code."""
    council = chamber.council
    if not council.has_models:
        return Stages()
    if not case.allocation.shows_files:
        return nobody_asked(council.reviewers, council.chairman, NOTHING_SHOWN, say)
    script = Script(case.allocation, case.issued.items, council.reviewers, case.seed)
    max_seconds = council.deadline_seconds or DEPTHS[case.allocation.depth].deadline_s
    sitting = Sitting(
        depth=case.allocation.depth,
        reviews=script.reviews(),
        cross_review=script.cross_review,
        chairman=council.chairman,
        synthesis=script.synthesis,
        bounds=Bounds(
            max_seconds=max(0.0, max_seconds - (chamber.sources.clock() - begun)),
            max_parallel=council.max_concurrency,
            max_usd=council.max_cost_usd,
            prices=council.prices,
        ),
    )
    return hold_council(sitting, say, new_loop=chamber.sources.new_loop)


def _material(
    case: _Case,
    tree: SourceTree,
    opinions: tuple[MachineOpinion, ...],
    stages: Stages,
    min_reviewers: int,
) -> Material:
    said = Material(
        items=case.issued.items,
        kept_ids=tuple(item.evidence_id for item in case.allocation.kept),
        receipt=case.allocation.receipt,
        shown=shown_texts(case.allocation),
        reviews=stages.reviews,
        ballots=stages.ballots,
        synthesis=stages.synthesis,
        machine=opinions,
        min_reviewers=min_reviewers,
    )
    grounder = Grounder(tree)
    return replace(said, groundings=tuple((one, grounder.ground(one)) for one in cited(said)))


# What is kept


def _kept(
    response: VerifyResponse, case: _Case, material: Material, outcome: Outcome, chamber: Chamber
) -> Verification:
    """A result that cannot be written down is still given, and says so.

    The counts come first, so that the transcript holds the very response that is returned.
    """
    response = _counted(response, material, outcome, chamber)
    if chamber.log_root is None:
        return Verification(response=response, outcome=outcome)
    try:
        place = write_transcript(
            _minutes(response, case, material),
            chamber.log_root,
            now=chamber.sources.now(),
            keys=chamber.council.secrets,
        )
    except (ProbantError, OSError) as trouble:
        told = f"no transcript was kept: {getattr(trouble, 'message', trouble)}"
        return Verification(response=_warned(response, told), outcome=outcome, trouble=told)
    located = response.model_copy(update={"transcript_location": str(place)})
    return Verification(response=located, outcome=outcome, transcript=place)


def _counted(
    response: VerifyResponse, material: Material, outcome: Outcome, chamber: Chamber
) -> VerifyResponse:
    if chamber.store is None:
        return response
    counts = count_run(
        material,
        outcome,
        tier=response.tier,
        input_metrics=response.input_metrics.model_dump(),
        now=chamber.sources.now(),
    )
    trouble = keep_counts(chamber.store, counts)
    return response if trouble is None else _warned(response, trouble)


def _warned(response: VerifyResponse, told: str) -> VerifyResponse:
    warnings = [*response.request_warnings, told]
    return response.model_copy(update={"request_warnings": warnings})


def _minutes(response: VerifyResponse, case: _Case, material: Material) -> Minutes:
    allocation = case.allocation
    account = EvidenceAccount(
        tier_max_chars=DEPTHS[allocation.depth].max_chars,
        evidence_max_chars=allocation.evidence_max_chars,
        boundary=allocation.material.boundary,
        rendered_chars=dict(allocation.rendered_sizes),
        warnings=(*settled(case.issued.warnings, allocation.dropped), *allocation.warnings),
    )
    return Minutes(
        verification_id=response.verification_id,
        request=case.request.model_dump(mode="json", exclude={"evidence"})
        | {"without_evidence": case.is_stripped},
        snapshot=case.snapshot,
        prompt=allocation.prompt,
        material=material,
        evidence=account if material.items else None,
        result=response.to_json(),
        seed=case.seed,
        note=STRIPPED if case.is_stripped else "",
    )
