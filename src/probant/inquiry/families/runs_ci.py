"""What CI said: whether it passed, what it ran last, and why it failed."""

from __future__ import annotations

from probant.inquiry.families.family import ABOUT_CI, Family, Role
from probant.inquiry.families.runs_words import (
    ARE,
    END,
    FAIL,
    FAILING,
    STILL,
    WENT,
    Subject,
    why,
)  # fmt: skip
from probant.vocabulary.question import Intent, Relation

_LAST = r"(?:(?:the|our|my|its|this|last|latest|most recent|current|newest|previous) )*"
_OF_CI = r"(?:ci/cd|ci|continuous integration|github actions|actions|(?:ci )?pipelines?|ci checks?|github checks?|build on ci|build in ci|tests? (?:on|in) ci)"
_CI = rf"(?:{_LAST}(?:run of (?:the )?)?{_OF_CI}(?: (?:runs?|builds?|pipelines?|checks?|workflows?|status))?)"
_FLOW = r"(?:(?:github |ci |github actions |actions )*(?:workflow|pipeline)(?: file)?)"
_RUN_OF = rf"(?:{_LAST}(?:run|execution) (?:of|for) )?"
_ONE_OF = (
    rf"{_RUN_OF}{_LAST}{_FLOW} (?:called |named )?(?!runs?\b){{t}}(?: runs?)?",
    rf"{_RUN_OF}{_LAST}(?P<t>(?!ci\b|github\b|actions\b)\S+) {_FLOW}(?: runs?)?",
    rf"{_RUN_OF}(?:the )?(?P<t>\S+\.ya?ml)(?: runs?)?",
)
_GOOD = r"(?:pass|passed|passes|passing|green|succeed|succeeded|successful|successfully|ok|okay|fine|happy|working|work|go through|gone through|went through)"
_BAD = rf"(?:{FAIL}|{FAILING}|unhappy|not (?:passing|green))"
_ON = r"(?: (?:on|for|in) (?:the )?(?:branch )?(?P<b>(?!(?:this|my|the|our|last|latest|github|ci|time|commit|every|all|each)\b)[\w./\ue000\ue001-]+)(?: branch)?)"
_ANY_END = rf"(?:{END}|(?: (?:on|for|in) (?:this|the|my|our) (?:branch|repo|repository|project|commit|(?:last|latest) commit)|(?: (?:the )?last time)|(?: recently)))"
_AUX = r"(?:did|does|do|has|have|is|are|was|were|will)"
_CUES = (
    "ci ",
    "ci/cd",
    "pipeline",
    "workflow",
    "continuous",
    "github",
    "actions ",
    "job ",
    "jobs ",
)


def _family(
    example: str,
    wordings: tuple[str, ...],
    *,
    relation: Relation = Relation.CI_RUNS,
    polar: bool = False,
    role: Role = Role.WORKFLOW,
    cues: tuple[str, ...] = _CUES,
) -> Family:
    """A workflow file may be named by itself: then only what is said of it is a cue."""
    if ".yml" in example and "workflow" not in example:
        cues = (*WENT, "status of ")
    return Family(
        numbers=(),
        relation=relation,
        intent=Intent.STATUS if relation is Relation.CI_RUNS else Intent.DIAGNOSE,
        example=example,
        cues=cues,
        polar=polar,
        about=ABOUT_CI,
        role=role,
        second_role=Role.REVISION,
        wordings=wordings,
    )


def _polar(what: str) -> tuple[str, ...]:
    return (
        rf"(?:{_AUX} )?{what} {STILL}(?:been )?{_GOOD}{_ON}",
        rf"(?:{_AUX} )?{what}{_ON} {STILL}(?:been )?{_GOOD}",
        rf"(?:{_AUX} )?{what} {STILL}(?:been )?{_GOOD}{_ANY_END}",
    )


def _list(what: str) -> tuple[str, ...]:
    return (
        rf"(?:{_AUX} )?{what} {STILL}(?:been )?{_BAD}{_ON}",
        rf"(?:{_AUX} )?{what} {STILL}(?:been )?{_BAD}{_ANY_END}",
        *(
            wording
            for tail in ("", _ON)
            for wording in (
                rf"(?:what (?:is|was|are) |{{show}} |how (?:is|are) )?(?:the )?(?:current |last |latest )?(?:status|state|results?|outcome|conclusion) of {what}{tail}",
                rf"how (?:is|are|was|did) {what}(?: (?:doing|looking|go|going|end))?{tail}",
            )
        ),
        rf"what (?:did|does) {what} (?:say|report|give|show|tell us)(?: (?:about|for) (?:this|the) \w+)?",
    )


_JOBS = r"(?:ci |github |github actions |actions )*(?:jobs?|steps?|checks?|runs?|workflows?|workflow runs?|pipelines?|builds?)"

CI: tuple[Family, ...] = (
    *(
        _family(
            example,
            (*why(Subject(said)), rf"{{show}} why {said} {STILL}{_BAD}",
             rf"{{q}} (?:is|was) the (?:reason|cause) (?:for|of|behind) (?:the )?(?:failures?|failing) (?:of|in) {said}",
             *(rf"why (?:did|does|is|was|has|are) {said} {STILL}{_BAD}{tail}" for tail in (_ON, _ANY_END))),
            relation=Relation.FAILURE,
        )
        for said, example in (
            (_CI, "why did CI fail?"),
            (_ONE_OF[0], "why did the workflow tests.yml fail?"),
            (_ONE_OF[1], "why is the release workflow red?"),
            (_ONE_OF[2], "why did tests.yml fail?"),
        )
    ),
    *(
        _family(example, _polar(said), polar=True)
        for said, example in (
            (_CI, "did CI pass?"),
            (_ONE_OF[0], "did the workflow tests.yml pass?"),
            (_ONE_OF[1], "is the release workflow green?"),
            (_ONE_OF[2], "did tests.yml pass?"),
        )
    ),
    *(
        _family(example, _list(said))
        for said, example in (
            (_CI, "what is the status of CI?"),
            (_ONE_OF[0], "what is the status of the workflow tests.yml?"),
            (_ONE_OF[1], "is the release workflow red?"),
            (_ONE_OF[2], "what is the status of tests.yml?"),
        )
    ),
    _family(
        "which CI jobs failed?",
        (
            rf"(?:{{show}} )?(?:which|what) (?:of (?:the|our) )?{_JOBS} {STILL}(?:(?:are|did|have|has|is|were) )?{STILL}{_BAD}(?: (?:in|on) (?:the )?(?:last |latest )?(?:ci|ci run|github|github actions|pipeline|run))?{END}",
            r"(?:{show} |what are |which are )?(?:the )?(?:last |latest |recent |failed |failing |red |most recent )+(?:ci|github|github actions|actions|workflow|pipeline) (?:runs?|jobs?|checks?|builds?|steps?)",
            r"(?:{show} |what are |which are )(?:the |all )?(?:last |latest |recent |failed |failing |red |most recent )*(?:ci|github actions|workflow) (?:runs|jobs|results)",
            r"(?:(?:what|which) (?:is|are) |{show} )?(?:the |our )?(?:current |last |latest )?(?:ci|pipeline|github actions) (?:status|results?|state|runs)",
            r"how many (?:ci |github |workflow )+(?:jobs|runs|checks|builds) (?:did |have |are )?(?:fail|failed|failing|passed|pass|red|green)",
            rf"{ARE} there (?:any )?(?:failed|failing|red|broken) (?:ci |github |workflow |pipeline )+(?:runs?|jobs?|checks?|builds?|steps?)",
        ),
    ),
)  # fmt: skip
