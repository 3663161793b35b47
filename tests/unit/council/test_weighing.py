"""Which findings are the same, who reports them, and what a confirmed item becomes."""

from __future__ import annotations

import random
from typing import Any

from probant.council.deciding.weighing import MAX_PLACES, Report, confirmed, reported, weigh
from probant.vocabulary.council import (
    Bearing,
    Disposition,
    Grounding,
    Review,
    Severity,
    Status,
    Verdict,
    WeighedFinding,
)
from probant.vocabulary.machine import Cited
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath
from tests.unit.council.deliberating import PATH, finding, ground, info, item, opinion, place

C, R = Status.CONFIRMED, Status.REJECTED
GROUNDED = Grounding(is_grounded=True, path=PATH)
APART = Grounding(is_grounded=False, why="not there")


def report(
    voice: str, first: int, last: int, grounding: Grounding = GROUNDED, **more: Any
) -> Report:
    severity = more.pop("severity", Severity.CRITICAL)
    made = finding(first_line=first, last_line=last, severity=severity, **more)
    return Report(voice, made, grounding)


def brief(found: tuple[WeighedFinding, ...]) -> list[tuple[int, int, str, str]]:
    return [
        (
            one.finding.first_line,
            one.finding.last_line,
            " ".join(one.reported_by),
            " ".join(one.critical_by),
        )
        for one in found
    ]


def test_overlapping_ranges_of_one_path_are_one_finding() -> None:
    got = weigh((report("ada", 1, 5), report("bob", 5, 9), report("chairman", 2, 3)))
    assert brief(got) == [(1, 5, "ada bob chairman", "ada bob chairman")]


def test_ranges_that_only_touch_are_two() -> None:
    got = weigh((report("ada", 1, 4), report("bob", 5, 9)))
    assert brief(got) == [(1, 4, "ada", "ada"), (5, 9, "bob", "bob")]


def test_equal_lines_of_two_files_are_two() -> None:
    other = Grounding(is_grounded=True, path=RepoPath("b.py"))
    got = weigh((report("ada", 5, 5), report("bob", 5, 5, other, path="b.py")))
    assert brief(got) == [(5, 5, "ada", "ada"), (5, 5, "bob", "bob")]


def test_a_path_with_a_dot_in_front_is_the_same_file() -> None:
    got = weigh((report("ada", 5, 5), report("bob", 5, 5, path="./app.py")))
    assert brief(got) == [(5, 5, "ada bob", "ada bob")]


def test_two_ends_of_a_file_are_not_joined_by_one_that_cites_the_whole() -> None:
    wide = report("bob", 1, 900, severity=Severity.INFO)
    got = weigh((report("ada", 10, 12), wide, report("cyd", 800, 801)))
    assert brief(got) == [(10, 12, "ada bob", "ada"), (800, 801, "bob cyd", "cyd")]


def test_the_finding_most_voices_call_critical_stands_for_the_others() -> None:
    got = weigh((report("ada", 1, 10), report("bob", 5, 15), report("cyd", 12, 20)))
    assert brief(got) == [(5, 15, "ada bob cyd", "ada bob cyd")]


def test_who_calls_it_less_than_critical_reports_it_but_not_as_critical() -> None:
    got = weigh((report("ada", 5, 5), report("bob", 5, 6, severity=Severity.MAJOR)))
    assert brief(got) == [(5, 5, "ada bob", "ada")]
    assert got[0].finding.severity is Severity.CRITICAL


def test_a_finding_that_nobody_calls_critical_is_critical_to_nobody() -> None:
    got = weigh((report("ada", 5, 5, severity=Severity.MAJOR),))
    assert brief(got) == [(5, 5, "ada", "")]


def test_one_voice_counts_once() -> None:
    got = weigh((report("ada", 5, 5), report("ada", 5, 6), report("ada", 4, 5)))
    assert brief(got) == [(5, 5, "ada", "ada")]


def test_ungrounded_findings_stand_apart_and_are_critical_to_nobody() -> None:
    got = weigh((report("ada", 5, 5), report("bob", 5, 5, APART), report("cyd", 5, 6, APART)))
    assert brief(got) == [(5, 5, "ada", "ada"), (5, 5, "bob", ""), (5, 6, "cyd", "")]
    assert [one.grounding.is_grounded for one in got] == [True, False, False]


def test_the_same_ungrounded_words_of_two_voices_are_one() -> None:
    assert brief(weigh((report("ada", 5, 5, APART), report("bob", 5, 5, APART)))) == [
        (5, 5, "ada bob", "")
    ]


def test_gravest_first_then_by_place() -> None:
    got = weigh(
        (
            report("ada", 30, 30, severity=Severity.MINOR),
            report("ada", 20, 20),
            report("ada", 10, 10),
            report("ada", 1, 1, APART),
        )
    )
    assert [one.finding.first_line for one in got] == [10, 20, 1, 30]


def test_what_voices_report_is_grounded_one_by_one() -> None:
    wrong = finding(quote="os.popen(cmd)")
    said = Review(verdict=Verdict.FAIL, summary="", findings=(finding(), wrong))
    got = reported({"ada": said, "chairman": said}, ground)
    assert [(one.voice, one.grounding.is_grounded) for one in got] == [
        ("ada", True),
        ("ada", False),
        ("chairman", True),
        ("chairman", False),
    ]


# Confirmed items


def disposition(status: Status = C, bearing: Bearing = Bearing.BLOCKING) -> Disposition:
    submitted = item() if bearing is Bearing.BLOCKING else info()
    voices = (("chairman", C), ("ada", C), ("bob", R), ("machine", Status.UNRESOLVED))
    return Disposition(item=submitted, status=status, rationale=None, voices=voices)


def found(one: Disposition, *places: Cited) -> tuple[Report, ...]:
    return confirmed((one,), {"auto-1": opinion(Status.UNRESOLVED, "auto-1", *places)})


def test_a_confirmed_item_is_a_critical_finding_of_those_who_confirmed_it() -> None:
    (only,) = weigh(found(disposition(), place()))
    assert only.reported_by == only.critical_by == ("chairman", "ada")
    assert only.finding.severity is Severity.CRITICAL
    assert (only.finding.first_line, only.finding.dimension) == (5, "evidence")
    assert only.finding.description == "bandit@1.8 (auto-1, confirmed): B605 a process with a shell"


def test_it_joins_what_voices_found_themselves() -> None:
    own = report("cyd", 4, 6)
    (only,) = weigh((own, *found(disposition(), place())))
    assert only.finding == own.finding
    assert only.critical_by == ("cyd", "chairman", "ada")


def test_what_does_not_become_a_finding() -> None:
    unchecked = place(is_grounded=False)
    whole_file = replace(place(), lines=None)
    assert found(disposition(), unchecked, whole_file) == ()
    assert found(disposition(R), place()) == ()
    assert found(disposition(Status.UNRESOLVED), place()) == ()
    assert found(disposition(C, Bearing.INFORMATIONAL), place()) == ()
    assert confirmed((disposition(),), {}) == ()


def test_a_place_without_words_points_to_its_item() -> None:
    (first, _) = found(disposition(), replace(place(), rule="", message=""))
    assert first.finding.description.endswith("see the item")


def test_a_run_with_thousands_of_places_becomes_a_few_findings() -> None:
    many = [place(n) for n in range(1, 2000)]
    assert len(weigh(found(disposition(), *many))) == MAX_PLACES


# Many of them


def slowly(told: tuple[Report, ...]) -> list[tuple[int, int, set[str], set[str]]]:
    """The rule word for word, each finding held against each: who meets the leading one."""
    alike = {one.finding: one.finding for one in told}
    meeting = {
        one: [
            other
            for other in told
            if other.finding.first_line <= one.last_line
            and one.first_line <= other.finding.last_line
        ]
        for one in alike
    }
    graded = []
    for number, one in enumerate(alike):
        everybody = {other.voice for other in meeting[one]}
        grave = {
            other.voice for other in meeting[one] if other.finding.severity is Severity.CRITICAL
        }
        grave = grave if one.severity is Severity.CRITICAL else set()
        order = (-one.severity.rank, -len(grave), -len(everybody), one.last_line - one.first_line)
        graded.append((order, number, one, everybody, grave))
    made: list[tuple[int, int, set[str], set[str]]] = []
    for _, _, one, everybody, grave in sorted(graded, key=lambda each: each[:2]):
        if not any(one.first_line <= last and first <= one.last_line for first, last, *_ in made):
            made.append((one.first_line, one.last_line, everybody, grave))
    return made


def test_overlaps_are_found_as_if_each_were_held_against_each() -> None:
    draw = random.Random(5)
    for _ in range(200):
        told = tuple(
            report(
                draw.choice("abcd"), first, first + draw.choice((0, 0, 1, 3, 30)),
                severity=draw.choice((Severity.CRITICAL, Severity.MAJOR)),
            )
            for first in (draw.randint(1, 40) for _ in range(draw.randint(1, 12)))
        )  # fmt: skip
        got = [
            (one.finding.first_line, one.finding.last_line, set(one.reported_by),
             set(one.critical_by))
            for one in weigh(told)
        ]  # fmt: skip
        assert sorted(got, key=str) == sorted(slowly(told), key=str)


def test_thousands_of_findings_that_all_overlap_are_weighed() -> None:
    """Each held against each they would be four hundred million pairs."""
    told = tuple(report(f"v{n % 5}", 1, 1000 + n, description=str(n)) for n in range(20_000))
    (only,) = weigh(told)
    assert only.reported_by == ("v0", "v1", "v2", "v3", "v4")
