"""Refusals: one short line in plain words, why, and what would settle it."""

from __future__ import annotations

import re

import pytest

from probant.answering.refusal import (
    MAX_HEADLINE_CHARS,
    Refusal,
    for_callers,
    refuse,
    with_places,
)
from probant.tools.capabilities import CAPABILITIES
from probant.vocabulary.evidence import EvidenceClass, Quality
from probant.vocabulary.question import Aside, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import PathValue
from tests.questions import asked
from tests.unit.answering.test_compose import ruling
from tests.unit.judgement.building import aside, location

LONG = "a_name_that_goes_on_and_on_" * 4
JARGON = frozenset(
    {one.tool for one in CAPABILITIES if "_" in one.tool}
    | {one.value for one in EvidenceClass if "_" in one.value}
    | {reason.wire for reason in ReasonCode if "_" in reason.wire}
    | {"anchor", "binding", "quality", "relation"}
)


def refused(*reasons: ReasonCode, query: str = "defined_in Engine", **more: object) -> Refusal:
    told = ruling(Outcome.INSUFFICIENT_EVIDENCE, *reasons)
    return refuse(asked(query), told, [], (), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("reason", ReasonCode)
def test_the_first_line_is_short_and_plain(reason: ReasonCode) -> None:
    for query in ("defined_in Engine", f"defined_in {LONG}", f"called_by {LONG}.{LONG}"):
        headline = refused(reason, query=query).headline
        assert headline.startswith("Not proved: ")
        assert len(headline) <= MAX_HEADLINE_CHARS
        assert not JARGON.intersection(re.findall(r"\w+", headline)), headline


@pytest.mark.parametrize("kind", TargetKind)
def test_what_is_missing_is_named_as_what_it_would_be(kind: TargetKind) -> None:
    goal = replace(asked("defined_in Engine"), targets=(Target(text=LONG, kind=kind),))
    told = ruling(Outcome.INSUFFICIENT_EVIDENCE, ReasonCode.MISSING_ANCHOR)
    headline = refuse(goal, told, [], (), missing=goal.targets).headline
    assert LONG[:20] in headline
    assert len(headline) <= MAX_HEADLINE_CHARS


@pytest.mark.parametrize(
    ("query", "headline"),
    [
        ("defined_in Engine", "Not proved: no definition or file called 'Engine' was found."),
        ("defined_in class:Engine", "Not proved: no class called 'Engine' was found."),
        ("imports a.py", "Not proved: no file called 'a.py' was found."),
        ("project_uses viper", "Not proved: found no dependency called 'viper'."),
    ],
)
def test_a_missing_thing(query: str, headline: str) -> None:
    assert refused(ReasonCode.MISSING_ANCHOR, query=query).headline == headline


def test_that_it_is_mentioned_says_more_than_that_it_is_missing() -> None:
    told = refused(ReasonCode.MISSING_ANCHOR, ReasonCode.MENTION_ONLY)
    assert told.headline == (
        "Not proved: 'Engine' is mentioned here, but no definition of it was found."
    )


def test_what_there_is_instead_comes_first_and_the_rest_below() -> None:
    short = refused(ReasonCode.OTHER_TARGET, instead="A has no b; C.b is at c.py:1")
    assert (short.headline, short.details) == ("Not proved: A has no b; C.b is at c.py:1.", ())
    long = refused(ReasonCode.OTHER_TARGET, instead=f"A has no b; {LONG}")
    assert (long.headline, long.details) == ("Not proved: A has no b.", (f"{LONG}.",))
    longer = refused(ReasonCode.OTHER_TARGET, instead=LONG)
    assert longer.details == (f"{LONG}.",)


def test_a_run_that_was_not_permitted_says_how_to_permit_it() -> None:
    told = refused(ReasonCode.NOT_PERMITTED, query="run_tests")
    assert "--allow-exec" in told.remedy
    assert told.text.endswith(told.remedy)


@pytest.mark.parametrize("kind", Aside)
def test_every_aside_has_its_words(kind: Aside) -> None:
    told = refuse(aside(kind), ruling(Outcome.INSUFFICIENT_EVIDENCE), [], [])
    assert 0 < len(told.headline) <= MAX_HEADLINE_CHARS
    assert "{" not in told.text


def test_an_open_question_is_led_on_by_a_name_and_not_by_its_phrase() -> None:
    targets = (
        Target(text="Engine oil", kind=TargetKind.PHRASE),
        Target(text="Engine", kind=TargetKind.SYMBOL),
    )
    goal = replace(aside(Aside.OPEN), targets=targets)
    told = refuse(goal, ruling(Outcome.INSUFFICIENT_EVIDENCE), [location()], [])
    assert told.text.endswith("for example: who calls Engine?")


@pytest.mark.parametrize(
    ("quality", "headline"),
    [
        (Quality.WEAK, "Not proved: found no code called or documented as 'engine oil'."),
        (Quality.STRONG, "Not proved: no single fact answers this."),
    ],
)
def test_an_open_question_says_how_much_its_places_do(quality: Quality, headline: str) -> None:
    goal = aside(Aside.OPEN)
    plain = refuse(goal, ruling(Outcome.INSUFFICIENT_EVIDENCE), [], [])
    led = with_places(plain, goal, [(location(), quality)], "engine oil")
    assert led.headline == headline
    assert led.remedy == (
        "To settle it, ask about one of them by name (probant show Engine), or "
        "probant search 'engine oil'"
    )
    alone = with_places(plain, goal, [], "engine oil")
    assert "no place says these words" in alone.headline


def test_a_path_in_a_command_is_quoted() -> None:
    goal = aside(Aside.OPEN)
    plain = refuse(goal, ruling(Outcome.INSUFFICIENT_EVIDENCE), [], [])
    led = with_places(plain, goal, [(PathValue(RepoPath("a; rm.py")), Quality.WEAK)], "")
    assert led.remedy.endswith("probant show 'a; rm.py'")


def test_a_wrong_premise_is_told_first_and_then_what_the_thing_is() -> None:
    told = ruling(Outcome.INSUFFICIENT_EVIDENCE, ReasonCode.FALSE_PREMISE)
    note = "Engine is not an interface"
    refusal = refuse(asked("implemented_by Engine"), told, [], [note], of=[location()])
    assert refusal.headline == "Not proved: Engine is not an interface."
    assert refusal.details == ("Engine is a class defined at a.py:1.",)


def test_what_is_not_understood_of_a_thing_names_it() -> None:
    goal = replace(
        aside(Aside.NOT_COVERED), targets=(Target(text="Engine", kind=TargetKind.SYMBOL),)
    )
    told = refuse(goal, ruling(Outcome.INSUFFICIENT_EVIDENCE), [location()], [])
    assert told.headline == "I am not sure what this asks about Engine."


def test_callers_of_a_service_are_told_of_its_tools() -> None:
    goal = aside(Aside.OPEN)
    plain = refuse(goal, ruling(Outcome.INSUFFICIENT_EVIDENCE), [], [])
    led = with_places(plain, goal, [(location(), Quality.WEAK)], "engine oil")
    text, refusal = for_callers(led.text, led)
    assert refusal is not None
    assert (
        refusal.remedy == "To settle it, call show with Engine, or call search with 'engine oil'."
    )
    assert text == refusal.text
    assert "probant" not in text


@pytest.mark.parametrize(
    "reason",
    [ReasonCode.NOT_PERMITTED, ReasonCode.TIMEOUT, ReasonCode.SANDBOX_UNAVAILABLE],
)
def test_callers_of_a_service_are_not_told_of_flags(reason: ReasonCode) -> None:
    told = refused(reason, query="run_tests")
    text, refusal = for_callers(told.text, told)
    assert refusal is not None
    assert "--" in told.remedy
    assert "--" not in text + refusal.remedy
