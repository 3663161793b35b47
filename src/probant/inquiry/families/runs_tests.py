"""Whether tests pass, which fail and why: all of them, those of a file or of a symbol, or one.

What a choice of tests is said of is its role; all other words are in runs_words.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.inquiry.families.family import ABOUT_FAILING, ABOUT_TESTS, Family, Role
from probant.inquiry.families.runs_words import (
    ALL,
    ARE,
    DO,
    END,
    FAIL,
    FAILING,
    IT,
    KIND,
    PASS_ONLY,
    PASSING,
    RUNNER,
    STILL,
    TESTS,
    WENT,
    Subject,
    fails,
    passes,
    ran,
    why,
)  # fmt: skip
from probant.vocabulary.question import Intent, Relation
from probant.vocabulary.record import Record

_CUES = ("test", "suite", "pytest", "ctest", "jest", "vitest", "unittest", "py.test", "npm",
         "python -m ", "python3 -m ", "cargo test", "go test", "mvn ", "gradle", "./gradlew", "yarn ",
         "pnpm ", "npx ", "unit test")  # fmt: skip
_VERBS = ("test", *WENT)
_NAMED = r"(?P<t>\ue000\d+\ue001|(?!(?:tests?|testsuites?|testing|pytest|ctest|untested|unittests?) )\S*(?:test|::|_)\S*|\S+\.\S+)"
"""What can only be a name: in quotes, or with a mark that words do not have."""

_FAILING_TESTS = rf"{ALL}(?:currently )?(?:failing|failed|broken|red) (?:unit )?tests?(?: cases?)?|(?:the |any )?(?:unit )?test failures?"
_MANY = r"how many (?:of (?:the|our|its|your) )?(?:unit )?(?:tests|test cases)"
_IN = r" (?:in|inside|within|under|below|from|at|that (?:are|is|live|stand) in) (?:the )?(?:test )?(?:class |file |folder |directory |module |package )?{t}"
_OF = r" (?:of|for|on|about|around|covering|testing|using|referencing|touching|related to|(?:that|which) (?:covers?|tests?|uses?|references?|exercises?|touch(?:es)?|calls?|belongs? to)) (?:the )?{t}"


def _which_fail(place: str = "") -> tuple[str, ...]:
    failing = rf"(?:{FAIL}|{FAILING}|(?:do not|don't|did not|didn't) pass|not passing)"
    some = r"(?:any|some) (?:of (?:the|our) )?(?:unit )?tests?(?: cases?)?"
    return (
        rf"(?:{{show}} |what are |which are |are there |is there |do we have )?(?:{{the}} |still |currently )*(?:{_FAILING_TESTS}){place}",
        rf"(?:{{show}} )?(?:which|what)(?: of)? {TESTS}{place} {STILL}(?:(?:are|do|did) )?{STILL}{failing}{END}",
        rf"(?:{{show}} )?(?:which|what)(?: of)? {TESTS} {STILL}(?:(?:are|do|did) )?{STILL}{failing}{place}{END}",
        rf"(?:do|does|did|will) {some}{place} {STILL}(?:{FAIL}|break){END}",
        rf"(?:are|is) {some}{place} {STILL}{FAILING}{END}",
        rf"(?:are|is) there (?:still )?(?:any |some )?(?:unit )?tests?{place} (?:that |which )(?:are |is )?{STILL}(?:{FAIL}|{FAILING})",
        rf"{_MANY}{place} {STILL}(?:are |do |did )?{STILL}(?:{FAIL}|{FAILING}){END}",
        rf"{_MANY} {STILL}(?:are |do |did )?{STILL}(?:{FAIL}|{FAILING}){place}{END}",
        rf"(?:how many|what is the number of|the number of|count|count the) (?:{_FAILING_TESTS})(?: (?:are there|do we have|exist))?{place}",
    )


def _how_many(place: str = "") -> tuple[str, ...]:
    good = r"(?:pass|passed|succeed|succeeded|passing|green|run|ran|executed|skipped)"
    and_bad = rf"(?:(?: and|,|/) (?:how many )?(?:are )?(?:{FAIL}|{FAILING}|skipped))*"
    return (
        rf"{_MANY}{place} {STILL}(?:are |do |did |get |were )?{STILL}{good}{and_bad}{END}",
        rf"{_MANY} {STILL}(?:are |do |did |get |were )?{STILL}{good}{and_bad}{place}{END}",
        rf"(?:how many|what is the number of|the number of|count|count the) (?:passing|green|passed|skipped) (?:unit )?tests(?: (?:are there|do we have))?{place}",
    )


class _Part(Record, kw_only=True):
    """A choice of tests: how it is said, and the wordings that only go with it.

    `of_one` marks a single test, for the verb; `counted` the words after "tests" that choose.
    """

    role: Role
    said: str
    example: str
    counted: str = ""
    only_pass: bool = False
    of_one: bool = False
    cues: tuple[str, ...] = _CUES


_WITH_FILE = rf"{RUNNER} (?:on |in |for |--? )?{{t}}"

_OF_A_KIND = _Part(
    role=Role.TESTS_IN,
    said=rf"(?:(?:which|what|any)(?: of)? )?{ALL}(?:(?:existing|current) )*(?P<t>{KIND} tests)",
    example="the integration tests",
)
"""Asked before the whole: "unit tests" may be a folder of them."""

PARTS = (
    _Part(
        role=Role.CASE,
        said=r"(?:the |our |my |this |that )?(?:unit |single )?test(?: ?case| function| method)? (?:called |named |with the name |titled )?(?!(?:suites?|cases?|results?|for|of|on|in|that|which|it|failures?)\b){t}",
        example="the test test_parse",
        of_one=True,
    ),
    _Part(
        role=Role.TESTS_IN,
        said=rf"(?:{TESTS}|everything){_IN}",
        example="the tests in tests/test_core.py",
        counted=_IN,
    ),
    _Part(
        role=Role.TESTED,
        said=rf"(?:{TESTS}|the test){_OF}",
        example="the tests for Container",
        counted=_OF,
    ),
    _Part(
        role=Role.TESTED,
        said=r"(?:the )?(?P<t>(?!(?:it|this|that|our|my|the|project|repo|package|repository|library|crate)\b)\S+?)(?:'s|s') (?:own )?(?:unit )?tests",
        example="Container's tests",
    ),
    _Part(
        role=Role.CASE,
        said=rf"(?:the )?{_NAMED}(?: test(?: ?case)?)?",
        example="test_parse",
        only_pass=True,
        of_one=True,
        cues=_VERBS,
    ),
    _Part(
        role=Role.CASE,
        said=r"(?:the )?(?:test )?(?P<t>\S*(?:test|_|\ue001)\S* (?:in|from|of) (?:the )?(?:file |class |module )?\S+)",
        example="test_parse in tests/test_core.py",
        of_one=True,
        cues=_VERBS,
    ),
)  # fmt: skip


def _of_parts(parts: tuple[_Part, ...]) -> Iterator[Family]:
    for part in parts:
        subject = Subject(part.said, part.only_pass)
        is_file = part.role is Role.TESTS_IN and bool(part.counted)
        do, are = ("does", "is") if part.of_one else ("do", "are")
        yield _row(part, f"why {do} {part.example} fail?", why(subject), Relation.FAILURE)
        failing = _which_fail(part.counted) if part.counted else ()
        yield _row(part, f"{are} {part.example} failing?", (*fails(subject), *failing),
                   about=ABOUT_FAILING)  # fmt: skip
        polar = (rf"{DO} {_WITH_FILE} {STILL}{PASS_ONLY}{END}",) if is_file else ()
        yield _row(part, f"{do} {part.example} pass?", (*passes(subject), *polar), polar=True)
        counts = _how_many(part.counted) if part.counted else ()
        by_runner = (rf"(?:run )?{_WITH_FILE}", r"test (?P<t>\S+/\S*|\S+\.\w+)") if is_file else ()
        yield _row(part, f"run {part.example}", (*ran(subject), *counts, *by_runner))


def _row(
    part: _Part,
    example: str,
    wordings: tuple[str, ...],
    relation: Relation = Relation.RUN,
    *,
    about: str = ABOUT_TESTS,
    polar: bool = False,
) -> Family:
    is_run = relation is Relation.RUN
    return Family(
        numbers=(55, 60) if is_run else (),
        relation=relation,
        intent=Intent.EXECUTE if is_run else Intent.DIAGNOSE,
        example=example,
        cues=part.cues,
        polar=polar,
        about=about,
        role=part.role,
        wordings=wordings,
    )


_WHOLE = Subject(rf"(?:{TESTS}|{RUNNER})")

TEST_RUNS: tuple[Family, ...] = (
    *_of_parts((_OF_A_KIND,)),
    Family(
        numbers=(),
        relation=Relation.FAILURE,
        intent=Intent.DIAGNOSE,
        example="why do the tests fail?",
        cues=_CUES,
        about=ABOUT_TESTS,
        wordings=(
            *why(_WHOLE),
            rf"{{q}} (?:is|are) the (?:reasons?|causes?) (?:for|of|behind) (?:{_FAILING_TESTS})",
            rf"what (?:causes|caused) (?:{_FAILING_TESTS})",
            rf"(?:explain|diagnose|debug|analy[sz]e|investigate) (?:{_FAILING_TESTS})",
        ),
    ),
    Family(
        numbers=(55, 60),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="which tests fail?",
        cues=_CUES,
        about=ABOUT_FAILING,
        wordings=(*_which_fail(), *fails(_WHOLE)),
    ),
    Family(
        numbers=(55, 60),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="do the tests pass?",
        cues=_CUES,
        polar=True,
        about=ABOUT_TESTS,
        wordings=(
            *passes(_WHOLE),
            rf"{DO} {IT} {STILL}pass(?:es)? {TESTS}{END}",
            rf"(?:is|are) {IT} {STILL}passing {TESTS}",
            rf"{ARE} (?:there )?(?:no|0|zero) (?:failing tests|test failures)",
            rf"{ARE} {IT} {STILL}{PASSING} in {TESTS}",
        ),
    ),
    Family(
        numbers=(55, 60),
        relation=Relation.RUN,
        intent=Intent.EXECUTE,
        example="run the test suite",
        cues=_CUES,
        about=ABOUT_TESTS,
        wordings=(
            *ran(_WHOLE),
            *_how_many(),
            RUNNER,
            rf"test {IT}",
            r"(?:{show} |what are |what is |how are )?(?:the )?(?:current )?test (?:run )?(?:results?|outcomes?|status|report)",
            rf"how (?:are|is) {TESTS}(?: (?:doing|looking))?",
        ),
    ),
    *_of_parts(PARTS),
)
