"""What only running can tell: whether it builds, whether tests pass, why they fail."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import ABOUT_BUILD, ABOUT_CI, ABOUT_TESTS, Intent, Relation

_THE_TESTS = r"(?:all |all of )?(?:the |its |our |your |my )?(?:unit |whole |full )?(?:tests?|test suite|test cases|suite)"

RUNS: tuple[Family, ...] = (
    Family(
        numbers=(55, 60),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="do the tests pass?",
        cues=("test", "suite"),
        polar=True,
        about=ABOUT_TESTS,
        wordings=(
            rf"(?:do|does|will|would) {_THE_TESTS} (?:all )?(?:pass|succeed)",
            rf"(?:are|is) {_THE_TESTS} (?:all )?(?:passing|green|ok|okay|succeeding)",
        ),
    ),
    Family(
        numbers=(55,),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="does the test test_parse pass?",
        cues=("test",),
        polar=True,
        about=ABOUT_TESTS,
        role=Role.TEST,
        wordings=(
            r"does (?:the )?test (?:case |called |named |function )?{t} (?:pass|succeed)",
            r"does (?P<t>test_\w+) (?:pass|succeed)",
        ),
    ),
    Family(
        numbers=(56, 60),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="does it build?",
        cues=("build", "compile"),
        polar=True,
        about=ABOUT_BUILD,
        wordings=(
            r"(?:does|do|will|can) (?:it|this|the project|this project|the code|we|this repo|this repository|this package) (?:build|compile)",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.FAILURE,
        intent=Intent.DIAGNOSE,
        example="why did CI fail?",
        cues=("ci", "pipeline", "workflow"),
        about=ABOUT_CI,
        wordings=(
            r"why (?:did|does|is|was) (?:the )?(?:ci|pipeline|ci run|last ci run|build on ci) (?:fail|failing|failed|red|broken)",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.FAILURE,
        intent=Intent.DIAGNOSE,
        example="why does the test test_parse fail?",
        cues=("test",),
        about=ABOUT_TESTS,
        role=Role.TEST,
        wordings=(
            r"why (?:does|did) (?:the )?test {t} fail",
            r"why (?:does|did) (?P<t>test_\w+) fail",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.FAILURE,
        intent=Intent.DIAGNOSE,
        example="why do the tests fail?",
        cues=("test", "suite"),
        about=ABOUT_TESTS,
        wordings=(rf"why (?:do|did|does|are|is) {_THE_TESTS} (?:fail|failing|red|broken)",),
    ),
    Family(
        numbers=(),
        relation=Relation.CI_RUNS,
        intent=Intent.STATUS,
        example="did CI pass?",
        cues=("ci", "pipeline", "workflow"),
        polar=True,
        about=ABOUT_CI,
        wordings=(
            r"(?:did|does|has|is) (?:the )?(?:ci|pipeline|last ci run) (?:pass|passed|passing|green|succeed)",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.CHANGE,
        intent=Intent.MODIFY,
        example="is it safe to rename parse to read?",
        cues=("safe", "rename"),
        polar=True,
        wordings=(
            r"is it safe to (?:rename|remove|delete|change|move) (?:the )?(?:function |class |method )?{t}(?: (?:to|into) (?P<x>\S+))?",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.CHANGE,
        intent=Intent.MODIFY,
        example="is this change safe?",
        cues=("safe", "break"),
        polar=True,
        wordings=(
            r"is (?:this|the|my) (?:change|patch|diff) safe",
            r"is it safe to (?:apply|merge|commit) (?:this|the|my|it)(?: (?:change|patch|diff))?",
        ),
    ),
)
