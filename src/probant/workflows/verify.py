"""Verify a snapshot: the whole order from a request to its result, for every surface alike.

    request → tree at the commit → files → items → boundary → prompt
            → machine review → reviewers, cross-review, chairman
            → groundings → outcome → counts → transcript

Everything that differs from run to run (time, ids, random numbers) comes in as an argument, and so
do the models: nothing here reads settings. A request is refused before any model is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager

from probant.council.deciding.outcome import Material, cited, conclude
from probant.council.intake.items import issue
from probant.council.machine.grounding import Grounder
from probant.council.machine.opinions import machine_review
from probant.council.minutes.codec import redacted
from probant.council.prompts.boundary import draw_boundary
from probant.council.prompts.budget import DEPTHS, allocate, untrusted_texts
from probant.council.responding import response_of
from probant.council.selection.choosing import select_files
from probant.council.selection.withholding import of_shown_files
from probant.council.stages.events import MachineReviewed, PromptBuilt, Say, VerdictReached, unheard
from probant.council.stages.questions import Script, shown_texts
from probant.council.stages.session import Bounds, Sitting, Stages, hold_council, nobody_asked
from probant.council.submission import VerifyRequest, read_request
from probant.errors import NoGitRepository, RequestRefused, RevisionNotFound
from probant.llm.roster import CouncilConfig
from probant.vocabulary.council import Sighting, Spared, Status
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.record import replace
from probant.workflows.chamber import Case, Chamber, Verification
from probant.workflows.verify_keeping import check_log_root, keep
from probant.workspace.snapshot import SourceTree

NOTHING_SHOWN = "nothing of the files can be shown"


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
        check_log_root(chamber.log_root)
    with _opened(chamber, request) as tree:
        case = _case(request, ignored, tree, chamber, is_stripped=without_evidence)
        say(_prompt_built(case))
        opinions = _machine_review(case, tree, chamber, say)
        stages = _deliberation(case, chamber, say)
        material = _material(case, tree, opinions, stages, chamber.council)
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
    return keep(response, case, material, outcome, chamber)


# Before anybody is asked


@contextmanager
def _opened(chamber: Chamber, request: VerifyRequest) -> Iterator[SourceTree]:
    """The tree at the commit itself: no branch or tag that is called like an id will do."""
    with ExitStack() as opened:
        try:
            with needs_repository():
                tree = opened.enter_context(chamber.open_tree(request.snapshot_id))
        except RevisionNotFound as missing:
            raise _no_snapshot(missing.message, missing.remedy) from missing
        if not (tree.snapshot.commit or "").startswith(request.snapshot_id):
            raise _no_snapshot(
                f"{request.snapshot_id} is the name of a ref here, not the id of a commit",
                "give the full id of the commit",
            )
        yield tree


@contextmanager
def needs_repository() -> Iterator[None]:
    """A review is of a commit: without git there is none, whichever revision is named."""
    try:
        yield
    except NoGitRepository as missing:
        raise RequestRefused(
            f"{missing.message.partition(', so ')[0]}, and a review needs a commit",
            remedy="run `git init` there and commit the files, or name another path with --repo",
            code="snapshot_resolution_failed",
        ) from missing


def _no_snapshot(message: str, remedy: str | None) -> RequestRefused:
    return RequestRefused(message, remedy=remedy, code="snapshot_resolution_failed")


def _case(
    request: VerifyRequest,
    ignored: tuple[str, ...],
    tree: SourceTree,
    chamber: Chamber,
    *,
    is_stripped: bool,
) -> Case:
    if is_stripped:
        request = request.model_copy(update={"evidence": None})
    selection = select_files(tree, request.targets)
    issued = issue(request.evidence)
    texts = untrusted_texts(request.focus, issued.items, selection.files)
    boundary = draw_boundary(texts, chamber.sources.draw)
    return Case(
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


def _prompt_built(case: Case) -> PromptBuilt:
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
    case: Case, tree: SourceTree, chamber: Chamber, say: Say
) -> tuple[MachineOpinion, ...]:
    if not case.issued.items:
        return ()
    checker = chamber.checker(tree) if chamber.checker is not None else None
    opinions = machine_review(case.issued.items, tree, checker)
    n_rejected = sum(one.status is Status.REJECTED for one in opinions)
    say(MachineReviewed(n_items=len(opinions), n_rejected=n_rejected))
    return opinions


def _deliberation(case: Case, chamber: Chamber, say: Say) -> Stages:
    """The models' part; nobody is asked where the prompt shows no line of code.

    The deadline is the models': what was looked up before, an index made for it perhaps, takes
    nothing off it.
    """
    council = chamber.council
    if not council.has_models:
        return Stages()
    if not case.allocation.shows_files:
        return nobody_asked(council.reviewers, council.chairman, Spared.NO_CODE, NOTHING_SHOWN, say)
    script = Script(
        case.allocation, case.issued.items, council.reviewers, case.seed, secrets=council.secrets
    )
    sitting = Sitting(
        depth=case.allocation.depth,
        reviews=script.reviews(),
        cross_review=script.cross_review,
        chairman=council.chairman,
        synthesis=script.synthesis,
        bounds=Bounds(
            max_seconds=council.deadline_seconds or DEPTHS[case.allocation.depth].deadline_s,
            max_parallel=council.max_concurrency,
            max_usd=council.max_cost_usd,
            prices=council.prices,
            max_output_tokens=council.max_output_tokens,
        ),
    )
    return hold_council(sitting, say, new_loop=chamber.sources.new_loop)


def _material(
    case: Case,
    tree: SourceTree,
    opinions: tuple[MachineOpinion, ...],
    stages: Stages,
    council: CouncilConfig,
) -> Material:
    """Citations are looked up as the models gave them. Only then are keys taken out, of all alike:
    what is concluded is what the transcript can hold, so that a replay concludes the same."""
    said = Material(
        items=case.issued.items,
        kept_ids=tuple(item.evidence_id for item in case.allocation.kept),
        receipt=case.allocation.receipt,
        shown=shown_texts(case.allocation),
        reviews=stages.reviews,
        ballots=stages.ballots,
        synthesis=stages.synthesis,
        machine=opinions,
        min_reviewers=council.min_reviewers,
    )
    groundings = Grounder(tree).ground_all(cited(said))
    grounded = replace(said, groundings=of_shown_files(groundings, tree))
    return redacted(grounded, council.secrets)
