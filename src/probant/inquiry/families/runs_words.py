"""Words that questions about running share: what is run, and how one says that it went well or not.

"Is it broken?" is read as asking what the run gives: a yes or no the wrong way round helps nobody.
"""

from __future__ import annotations

from typing import NamedTuple

ALL = r"(?:(?:the|its|our|your|my|all|of|any|these|those|his|their|project's|repo's|package's|repository's|library's) )*+"
SORT = r"(?:(?:unit|existing|current|whole|entire|full|complete|automated|project|repo|package|repository|relevant) )*+"
TESTS = rf"(?:{ALL}{SORT}(?:tests|test ?suites?|test ?cases|unittests|suite)|(?:every|each|each and every|every single|all) (?:single )?(?:unit )?test(?: case)?)"
"""All tests. "The test" alone is one that was spoken of, so it is not among these."""

KIND = r"(?:unit|integration|functional|acceptance|system|smoke|slow|fast|e2e|end-to-end|performance|browser|ui)"
"""Kinds of tests that people keep in folders of their own."""

_RUNNER = r"(?:pytest|py\.test|python3? -m (?:pytest|unittest)|unittest|ctest|cargo test|go test(?: \./\.\.\.)?|npm (?:run )?test|npm t|yarn test|pnpm test|npx (?:vitest|jest)|vitest|jest|mvn test|(?:\./)?gradlew? test)"
RUNNER = rf"(?:running )?{_RUNNER}"
IT = r"(?:it|this|everything|all of it|all of this|(?:the|this|our|my|your) (?:whole |entire |current )?(?:project|code|code ?base|repo|repository|package|library|crate|program|app|application|source|sources|source code|source tree|tree|workspace|solution|branch|checkout|thing))"

STILL = r"(?:(?:all|still|currently|now|actually|really|even|already|just|both|together) )*+"
_WELL = r"(?:green|fine|clean|cleanly|successfully|okay|ok|well|without (?:any |a )?(?:failures?|errors?|problems?|hitch))"
PASS_ONLY = rf"(?:pass(?:es|ed)?|succeeds?|succeeded|be green|come out green|(?:go|goes) (?:green|through)|(?:run|runs|complete|completes|finish|finishes) {_WELL})"
PASS = rf"(?:{PASS_ONLY}|works?|worked)"
PASSING = r"(?:passing|green|ok|okay|succeeding|fine|successful|working|clean|happy|in order)"
FAIL = r"(?:fails?|failed|breaks?|broke|crash(?:es|ed)?|be failing|go red)"
FAILING = r"(?:failing|red|broken|failed|crashing)"
END = rf"(?: (?:or not|yet|any ?more|again|at all|locally|now|today|on this machine|on my machine|in the sandbox|out of the box|as it is|as they are|{_WELL}))*"
DO = r"(?:do|does|did|will|would|can|could)"
ARE = r"(?:are|is|were|was)"
WHY = r"(?:why|how come|(?:what is the |the )?reason why|explain why|explain to me why|show me why|figure out why|understand why|for what reason|due to what)"
WENT = ("pass ", "passes ", "passed ", "passing ", "succeed", "success", "fail ", "fails ", "failed ",
        "failing ", "failure", "green ", "red ", "broken ", "broke ", "breaks ", "crash")  # fmt: skip
"""Cues: words that say how a run went."""


class Subject(NamedTuple):
    """Something that is run, as a part of a sentence, and how to say that several of it fail."""

    said: str
    only_pass: bool = False


def passes(subject: Subject) -> tuple[str, ...]:
    """Yes or no: does it go well?"""
    verb = PASS_ONLY if subject.only_pass else PASS
    s = subject.said
    return (
        rf"{DO} {s} {STILL}{verb}{END}",
        rf"{s} {STILL}{verb}{END}",
        rf"{ARE} {s} {STILL}{PASSING}{END}",
        rf"{s} {STILL}{PASSING}{END}",
        rf"(?:has|have) {s} {STILL}(?:passed|succeeded){END}",
        rf"(?:can|could) (?:i|we|you) (?:get|run|have) {s} (?:to pass|pass|{_WELL})",
    )


def ran(subject: Subject) -> tuple[str, ...]:
    """What it gives."""
    s = subject.said
    return (
        rf"(?:run|execute|rerun|re-run|try|try running|start|launch|perform|go run) {s}{END}",
        rf"what (?:do|does|did|will|would) running {s} (?:give|say|return|report|show|result in|yield|print|tell|tell us)(?: us)?",
        rf"what (?:do|does|did|will|would) {s} (?:give|say|report|show|result in|print|tell|tell us)(?: us)?",
        rf"what (?:do|does|did|will|would) (?=(?:the|all|our|my|these) ){s} (?:return|yield)(?: us)?",
        rf"how (?:do|does|did) {s} (?:go|look|fare|end|end up|turn out|come out)",
        rf"(?:what (?:is|are|was|were) |{{show}} |how (?:is|are) )?(?:the )?(?:current )?(?:results?|outcomes?|status|state|output) of (?:running |executing )?{s}",
        rf"what (?:happens|is the result|would happen|will happen) (?:if|when) (?:i|we|you|one) (?:run|execute|start) {s}",
    )


def fails(subject: Subject) -> tuple[str, ...]:
    """Whether it goes wrong, asked the other way round."""
    s = subject.said
    return (
        rf"{DO} {s} {STILL}{FAIL}{END}",
        rf"{ARE} {s} {STILL}{FAILING}{END}",
        rf"{s} {STILL}(?:{FAIL}|{FAILING}){END}",
        rf"(?:has|have) {s} {STILL}(?:failed|broken){END}",
    )


def why(subject: Subject) -> tuple[str, ...]:
    """What makes it go wrong."""
    s = subject.said
    return (
        rf"{WHY} (?:{DO} |{ARE} |has |have )?{s} {STILL}(?:{FAIL}|{FAILING}){END}",
        rf"{WHY} (?:do|does|did|will|would|can|could)(?:n't| not) {s} {STILL}{PASS}{END}",
        rf"{WHY} (?:won't|can't|cannot) {s} {STILL}{PASS}{END}",
        rf"{WHY} {DO} {s} not {STILL}{PASS}{END}",
        rf"{WHY} (?:are|is|were|was)n't {s} {STILL}{PASSING}{END}",
        rf"{WHY} {ARE} {s} not {STILL}{PASSING}{END}",
        rf"what (?:makes|made|is making|lets|causes|caused|is causing) {s} (?:to )?(?:{FAIL}|{FAILING})",
        rf"what (?:breaks|broke|is breaking) {s}",
        rf"what (?:is|was) (?:wrong with|failing in|going wrong in|the (?:problem|trouble|matter|issue) with|the (?:reason|cause) (?:for|of|behind) (?:the )?(?:failures?|breakage) (?:of|in|for)|broken in) {s}",
        rf"(?:diagnose|debug|investigate|analy[sz]e|explain|look into|troubleshoot) (?:the )?(?:failures?|failing|breakage) (?:of|in|for) {s}",
        rf"(?:diagnose|troubleshoot) {s}",
        rf"(?:the )?(?:reason|cause) (?:for|of|behind) (?:the )?(?:failures?|breakage) (?:of|in) {s}",
    )
