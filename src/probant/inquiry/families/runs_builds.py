"""Whether it builds: the whole, or one target; and build and tests asked for together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from probant.inquiry.families.family import ABOUT_BUILD, Family, Role
from probant.inquiry.families.runs_words import (
    ARE,
    DO,
    END,
    FAIL,
    FAILING,
    IT,
    PASS,
    PASSING,
    RUNNER,
    STILL,
    TESTS,
    WHY,
    Subject,
    fails,
    passes,
    ran,
    why,
)  # fmt: skip
from probant.vocabulary.question import Intent, Relation

T = TypeVar("T")

_TO_BUILD = ("build ", "build,", "builds ", "builds,", "building ", "buildable ", "built ", "rebuild ",
             "compile ", "compile,", "compiles ", "compiles,", "compiled ", "compiling ",
             "compilable ", "compilation ", "compiler ", "recompile ")  # fmt: skip
_CUES = (*_TO_BUILD, "make ", "ninja ", "cargo build", "cargo check", "go build", "npm run", "mvn ",
         "gradle", "./gradlew", "python -m ", "python3 -m ", "cmake --build", "bazel build",
         "tsc ", "target ")  # fmt: skip
_BUILD = r"(?:build|builds|compile|compiles)"
_END = rf"(?:{END}|(?: (?:from (?:source|scratch)|correctly|without (?:any )?(?:compile |build |compiler )?errors?))*)"
_THE_BUILD = rf"(?:(?:the|our|my|this|its) (?:whole |full |project |package )?(?:build|compilation)(?: of {IT})?|build|compilation)"
_BUILDER = r"(?:running )?(?:make|make all|ninja|cargo (?:build|check)|go build(?: \./\.\.\.)?|npm run build|mvn (?:package|compile|install)|(?:\./)?gradlew? build|python3? -m build|cmake --build \S+|tsc)"
_ERRORS = r"(?:(?:build|compile|compiler|compilation) (?:errors?|failures?|problems?))"
_OF_A_KIND = r"(?:build |make |cmake |ninja |cargo |npm |gradle |maven |bazel )?(?:target|goal|binary|executable|bin|artifact|artefact|npm script|build script|crate|package|module|component|sub-?project)"
_TARGETS = (
    rf"(?:the |our )?{_OF_A_KIND} (?:called |named )?{{t}}",
    r"(?:the |our )?(?P<t>(?!(?:build|make|the|our|this|whole)\b)\S+) (?:build |make |cmake |npm )?(?:target|goal|binary|executable|script|crate)",
)
_MAKE = r"(?:running )?(?:make|ninja|npm run(?:-script)?|cmake --build \S+ --target|bazel build|cargo (?:build|check) -p|just) (?P<t>\S+)"
_NO_TARGET = r"(?:it|this|that|everything|anything|something|anyone|anybody|somebody|someone|nobody|the|we|you|i|they|make|ninja|tests?|code|who|what|which)"
_PLAIN = rf"(?P<t>(?!{_NO_TARGET}\b)\S+)"


def _family(
    example: str,
    wordings: tuple[str, ...],
    *,
    relation: Relation = Relation.RUN,
    polar: bool = False,
    role: Role = Role.NAME,
) -> Family:
    is_run = relation is Relation.RUN
    return Family(
        numbers=(56, 60) if is_run else (),
        relation=relation,
        intent=Intent.EXECUTE if is_run else Intent.DIAGNOSE,
        example=example,
        cues=_CUES,
        polar=polar,
        about=ABOUT_BUILD,
        role=role,
        wordings=wordings,
    )


def _builds(what: str) -> tuple[str, ...]:
    return (
        rf"(?:{DO} )?{what} {STILL}{_BUILD}{_END}",
        rf"(?:can|could|may|will|do) (?:i|we|you|one) {STILL}(?:build|compile) {what}{_END}",
        rf"(?:can|could|will|does) {what} {STILL}(?:be|get) (?:built|compiled){_END}",
        rf"{what} (?:can|could) {STILL}(?:be|get) (?:built|compiled){_END}",
        rf"{ARE} {what} {STILL}(?:buildable|compilable|building|compiling|compiled|built){_END}",
    )


def _does_not_build(what: str) -> tuple[str, ...]:
    return (
        rf"(?:{DO} )?{what} {STILL}fails? to (?:build|compile){END}",
        rf"(?:are|is) there (?:any |some |still )*{_ERRORS}{' in ' + what if 'P<t>' in what or '{t}' in what else ''}",
        rf"(?:which|what) {_ERRORS} (?:are there|do we have|(?:does|do) {what} (?:have|give|produce))",
    )


def _why_not_built(what: str) -> tuple[str, ...]:
    return (
        rf"{WHY} (?:do|does|did|will|would|can|could)(?:n't| not) {what} {STILL}{_BUILD}{END}",
        rf"{WHY} {DO} {what} not {STILL}{_BUILD}{END}",
        rf"{WHY} (?:won't|can't|cannot) {what} {STILL}(?:be )?(?:build|built|compile|compiled){END}",
        rf"{WHY} (?:can't|cannot|can) (?:i|we|you|one) (?:not )?{_BUILD} {what}{END}",
        rf"{WHY} (?:{DO} )?{what} {STILL}fails? to (?:build|compile){END}",
        rf"what (?:keeps|stops|prevents) {what} from (?:building|compiling|being built)",
        rf"{WHY} (?:is|are) {what} not {STILL}(?:building|compiling|buildable){END}",
        rf"{WHY} (?:isn't|aren't) {what} {STILL}(?:building|compiling|buildable){END}",
    )


_WHOLE = Subject(rf"(?:{_THE_BUILD}|{_BUILDER}|(?:building|compiling) {IT})")
_ONES = tuple(
    Subject(said)
    for said in (*_TARGETS, _MAKE, *(rf"(?:building|compiling) {one}" for one in _TARGETS))
)


def _each(made: Callable[[T], tuple[str, ...]], subjects: Iterable[T]) -> tuple[str, ...]:
    return tuple(wording for subject in subjects for wording in made(subject))


BUILDS: tuple[Family, ...] = (
    _family(
        "why does the build fail?",
        (*why(_WHOLE), *_why_not_built(IT), rf"{{q}} (?:causes|caused) (?:the |these )?{_ERRORS}"),
        relation=Relation.FAILURE,
    ),
    _family("is the build broken?", (*fails(_WHOLE), *_does_not_build(IT))),
    _family("does it build?", (*_builds(IT), *passes(_WHOLE)), polar=True),
    _family(
        "build the project",
        (
            *ran(_WHOLE),
            rf"(?:build|compile|rebuild|recompile|try (?:building|compiling|to build|to compile)) {IT}{_END}",
            rf"what happens (?:if|when) (?:i|we|you) (?:build|compile) {IT}",
            r"(?:{show} |what is )?(?:the )?build (?:results?|outcome|status)",
            _BUILDER,
        ),
    ),
    _family(
        "why does the target docs not build?",
        (*_each(why, _ONES), *_each(_why_not_built, (*_TARGETS, _PLAIN))),
        relation=Relation.FAILURE,
        role=Role.BUILD_TARGET,
    ),
    _family(
        "is the target docs broken?",
        (*_each(fails, _ONES), *_each(_does_not_build, _TARGETS)),
        role=Role.BUILD_TARGET,
    ),
    _family(
        "does the target docs build?",
        (
            *_each(_builds, _TARGETS),
            *_each(passes, _ONES),
            rf"{DO} {_PLAIN} {STILL}(?:build|compile)s?{_END}",
            rf"(?:can|could) (?:i|we|you|one) {STILL}(?:build|compile) {_PLAIN}{_END}",
            rf"(?:can|could) {_PLAIN} {STILL}be (?:built|compiled){_END}",
            rf"is {_PLAIN} {STILL}(?:buildable|compilable)",
        ),
        polar=True,
        role=Role.BUILD_TARGET,
    ),
    _family(
        "build the target docs",
        (
            *_each(ran, _ONES),
            *(rf"(?:build|compile|make|rebuild) {one}" for one in _TARGETS),
            _MAKE,
        ),
        role=Role.BUILD_TARGET,
    ),
)

_ITS_TESTS = rf"(?:{TESTS}|{RUNNER}|it|everything)"

BOTH: tuple[Family, ...] = (
    Family(
        numbers=(55, 56),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="does it build and do its tests pass?",
        cues=(*_TO_BUILD, "everything "),
        polar=True,
        wordings=(
            rf"(?:{DO} )?(?:{IT}|{_THE_BUILD}) {STILL}(?:build|compile|work|pass|succeed)s?{END},? and (?:then )?(?:also )?(?:(?:do|does|are|is|will) )?{_ITS_TESTS} {STILL}(?:{PASS}|{PASSING}){END}",
            rf"(?:{DO} )?{IT} {STILL}(?:build|compile)s?,? and (?:also )?pass(?:es)?(?: {TESTS})?{END}",
            rf"{DO} (?:both )?(?:{_THE_BUILD} and {TESTS}|{TESTS} and {_THE_BUILD}) {STILL}{PASS}{END}",
            rf"{ARE} (?:both )?(?:{_THE_BUILD} and {TESTS}|{TESTS} and {_THE_BUILD}) {STILL}{PASSING}{END}",
            rf"(?:can|could) {IT} be built and tested{END}",
            rf"is everything {STILL}(?:green|passing)",
            rf"{DO} everything {STILL}pass{END}",
        ),
    ),
    Family(
        numbers=(55, 56),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="build it and run the tests",
        cues=_TO_BUILD,
        wordings=(
            rf"(?:build|compile)(?: {IT})?,? and (?:then )?(?:run )?{TESTS}{END}",
            rf"(?:build|compile)(?: {IT})? and test(?: {IT})?{END}",
            rf"run (?:{_THE_BUILD} and {TESTS}|{TESTS} and {_THE_BUILD})",
            rf"{ARE} (?:both )?(?:{_THE_BUILD} (?:or|and) {TESTS}|{TESTS} (?:or|and) {_THE_BUILD}) {STILL}{FAILING}{END}",
            rf"{DO} (?:{_THE_BUILD} (?:or|and) {TESTS}) {STILL}{FAIL}{END}",
        ),
    ),
)
