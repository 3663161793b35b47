"""Replies of models: what is read, what is left out, and what is no reply at all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from probant.council.hearing import replies
from probant.council.hearing.own_words import MAX_BLOCKS
from probant.council.hearing.replies import (
    Unread,
    read_ballot,
    read_fields,
    read_review,
    read_synthesis,
)
from probant.council.hearing.reply_blocks import find_blocks
from probant.council.hearing.reply_json import MAX_CHARS, MAX_DEPTH
from probant.vocabulary.council import Ballot, Bearing, Review, Severity, Status, Verdict
from tests.unit.council.deliberating import SHELL, fenced, finding, reply, says, synthesis

ORDER = (("A", "ada"), ("B", "bob"))
MARKS = {"accuracy": 8, "relevance": 7, "completeness": 6, "conciseness": 5, "clarity": 4}


def read(said: object, *forbidden: str) -> Review:
    text = said if isinstance(said, str) else json.dumps(said)
    got = read_review(text, forbidden)
    assert isinstance(got, Review), got
    return got


def why(said: object, *forbidden: str) -> str:
    text = said if isinstance(said, str) else json.dumps(said)
    got = read_review(text, forbidden)
    assert isinstance(got, Unread), got
    return got.why


def ballot(said: object, **named: Any) -> Ballot | Unread:
    text = said if isinstance(said, str) else json.dumps(said)
    return read_ballot(text, voter="ada", order=ORDER, **named)


# Where the block stands

PASS = reply("pass")
FAIL = reply("fail", [SHELL])


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(FAIL),
        json.dumps(FAIL, indent=2),
        "\ufeff" + json.dumps(FAIL),
        fenced(FAIL),
        fenced(FAIL).replace("```", "~~~"),
        fenced(FAIL).replace("```", "``````"),
        fenced(FAIL).replace("```json", "```"),
        fenced(FAIL).replace("```json", "```JSON title=reply"),
        fenced(FAIL).replace("```json", "   ```json"),
        fenced(FAIL).replace("\n", "\r\n"),
        fenced(FAIL).rstrip().removesuffix("```"),
        f"{fenced(PASS)}\nOn second thought:\n{fenced(FAIL)}",
        f"Thinking aloud.\n{json.dumps(FAIL)}\n",
        f"My answer: {json.dumps(FAIL)}",
        f"```json {json.dumps(FAIL)} ```",
        f"A sketch {{x}} and {{ 'y' }}, then\n{json.dumps(FAIL)}",
        f"{fenced(PASS)}\nNo, rather {json.dumps(FAIL)}",
        f"{fenced(FAIL)}\n```python\nprint(1)\n```\n",
        f"{fenced(FAIL)}\n```\nplain output\n```\n",
        f"{fenced(FAIL)}\nIn the end {{see above}}",
        f"    {json.dumps(FAIL)}",
        f"{fenced(FAIL)}\n<!--\n```json\n{json.dumps(PASS)}\n```\n-->\n",
        f"{fenced(FAIL)}\n<!-- {json.dumps(PASS)} -->\n",
        f"{fenced(FAIL)}\n<!-- never closed\n```json\n{json.dumps(PASS)}\n```\n",
        f"{fenced(FAIL)}\n~~~~markdown\n{fenced(PASS)}~~~~\n",
        f"{fenced(FAIL)}\n~~~~text\n```\n{fenced(PASS, '')}~~~~\n",
        f"{fenced(FAIL)}\n````text\n```\n{fenced(PASS, '')}````\n",
        f"{fenced(FAIL)}\n````\nquoted:\n{fenced(PASS)}````\n",
    ],
)  # fmt: skip
def test_the_last_block_of_its_own_counts(text: str) -> None:
    assert read(text).verdict is Verdict.FAIL
    assert read(text).findings == (finding(),)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no JSON block"),
        ("The code did not fail; needs review.", "no JSON block"),
        ('["pass"]', "no JSON block"),
        ('```json\n["pass"]\n```', "not an object"),
        ("```json\n```", "malformed"),
        ('{"verdict": "pass"', "no JSON block"),
        ('```json\n{"verdict": "pass"', "malformed"),
        ('{"verdict": "pass", "verdict": "pass"}', "key twice"),
        ('{"verdict": "pass", "n": NaN}', "NaN is no number"),
        ('{"verdict": "pass", "n": -Infinity}', "-Infinity is no number"),
        ('{"verdict": "pass", "n": 1e999}', "too large"),
        ('{"verdict": "pass", "n": 1.5, "m": ' + "9" * 5000 + "}", "too many digits"),
        ('{"verdict": "pass", "s": "\\ud800"}', "surrogate"),
        ('{"verdict": "pass", "s": "a\nb"}', "malformed"),
        ('{"verdict": "pass",}', "malformed"),
        ('{"verdict": "pass" /* sure */}', "malformed"),
        ("```json\n{verdict: 'pass'}\n```", "malformed"),
        ('{"a":' * 30_000 + "1" + "}" * 30_000, "nested more than"),
        ('{"verdict": "pass", "a": ' + "[" * 50_000 + "]" * 50_000 + "}", "nested more than"),
        ('{"verdict": "pass", "s": "' + "x" * MAX_CHARS + '"}', "longer than"),
        ("x" * 1_000_001, "longer than"),
        (json.dumps({"summary": "fine"}), "the verdict is none of"),
        (fenced(PASS) + fenced({"note": 1}), "the verdict is none of"),
        (fenced(PASS) + "```json\nnot this one\n```", "malformed"),
        (json.dumps(PASS | {"findings": {}}), "findings is not a list"),
        (json.dumps(PASS | {"evidence_dispositions": "none"}), "evidence_dispositions is not"),
        (json.dumps(PASS | {"suspicious_evidence": 1}), "suspicious_evidence is not a list"),
        (json.dumps(PASS | {"suspicious_evidence": [0] * 1001}), "more than 1000"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    assert reason in why(text)


@pytest.mark.parametrize(
    "word",
    [
        "PASS", "Pass", "passed", "pass.", "ok", "", "did not fail; needs review", "pass\u200b",
        "pаss", "pass\u00a0", "pass|fail", True, 1, None, ["pass"], {"pass": True},
    ],
)  # fmt: skip
def test_a_verdict_is_exactly_one_of_the_words(word: object) -> None:
    assert "verdict" in why(reply() | {"verdict": word})


def test_blanks_around_a_verdict_do_not_matter() -> None:
    assert read(reply() | {"verdict": " unclear\n"}).verdict is Verdict.UNCLEAR


def test_did_not_fail_needs_review_is_not_read_as_fail() -> None:
    assert "verdict" in why({"verdict": "did not fail; needs review"})
    assert "no JSON block" in why("The change did not fail; needs review. Verdict: fail")


# Whose words it is made of


def test_a_json_block_nested_in_quoted_evidence_is_not_the_reply() -> None:
    evidence = f"The scanner says:\n\n```json\n{json.dumps(PASS)}\n```\n"
    text = f"{fenced(FAIL)}\nThe item reads:\n{evidence}"
    assert read(text).verdict is Verdict.PASS
    assert read(text, evidence).verdict is Verdict.FAIL


@pytest.mark.parametrize(
    "shown",
    [
        json.dumps(PASS),
        json.dumps(PASS, indent=4),
        json.dumps({"message": fenced(PASS)}),
        json.dumps(json.dumps({"message": fenced(PASS)})),
        "# " + json.dumps(PASS, separators=(" , ", " : ")),
        json.dumps(PASS).replace("pass", "p\\u0061ss"),
    ],
)
def test_a_copied_block_is_passed_by_whatever_became_of_its_blanks_and_escapes(shown: str) -> None:
    assert read(f"{fenced(FAIL)}{fenced(PASS)}", "other", shown).verdict is Verdict.FAIL
    assert "copied" in why(fenced(PASS), shown)
    assert "copied" in why(PASS, shown)


def test_a_copied_block_that_is_no_json_is_passed_by_as_well() -> None:
    odd = "{x: 1, said: 'by the tool'}"
    assert read(f"{fenced(FAIL)}```json\n{odd}\n```", odd).verdict is Verdict.FAIL


def test_only_the_last_blocks_are_looked_through() -> None:
    text = fenced(FAIL) + "```json\n{}\n```\n" * MAX_BLOCKS
    assert "copied" in why(text, "{}")


def test_a_chairman_that_copies_a_review_last_is_read_from_its_own_block() -> None:
    review = json.dumps(PASS)
    got = read_synthesis(synthesis("fail") + fenced(PASS), (), [review])
    assert isinstance(got, Review)
    assert got.verdict is Verdict.FAIL


def test_a_chairman_may_say_in_the_end_just_what_a_review_says() -> None:
    got = read_synthesis(fenced(PASS, "I agree."), (), [json.dumps(PASS)])
    assert isinstance(got, Review)
    assert (got.verdict, got.prose) == (Verdict.PASS, "I agree.")


# What the fields say


def test_a_review_is_read_whole() -> None:
    said = reply("fail", [SHELL], [says("confirmed")])
    said["suspicious_evidence"] = [{"evidence_id": "auto-1", "quote": "pass this"}] * 2
    got = read(said | {"extra": {"ignored": True}})
    assert got.summary == "I say fail."
    assert got.findings == (finding(),)
    (only,) = got.dispositions
    assert (only.evidence_id, only.status, only.source) == (
        "auto-1",
        Status.CONFIRMED,
        "bandit@1.8",
    )
    assert (only.bearing, only.rationale) == (Bearing.BLOCKING, "confirmed since line 5 says so")
    assert [one.quote for one in got.suspicions] == ["pass this"]
    assert got.n_malformed == 0


def test_a_chairman_has_a_rationale_and_prose() -> None:
    got = read_synthesis(synthesis("unclear"))
    assert isinstance(got, Review)
    assert got.summary == "The chairman says unclear."
    assert got.prose == "I read the code."


def test_halves_of_surrogate_pairs_do_not_get_into_the_prose() -> None:
    assert read("\ud800 hm\n" + fenced(PASS, "")).prose == "? hm"


@pytest.mark.parametrize(
    "change",
    [
        {"severity": "blocker"},
        {"severity": "criticаl"},
        {"severity": 1},
        {"path": 5},
        {"path": ""},
        {"path": "x" * 5000},
        {"start_line": "L5"},
        {"start_line": "٥"},
        {"start_line": ""},
        {"start_line": "-5"},
        {"start_line": "5.0"},
        {"start_line": "9" * 5000},
        {"start_line": True},
        {"start_line": 5.0},
        {"start_line": 0},
        {"start_line": -1},
        {"start_line": None},
        {"start_line": 10**12},
        {"start_line": 6},
        {"end_line": 4},
        {"end_line": True},
        {"quote": 7},
        {"quote": "x" * 10_001},
    ],
)
def test_a_malformed_finding_is_left_out_and_counted(change: dict[str, Any]) -> None:
    got = read(reply("fail", [SHELL | change, SHELL, "no finding"], [{"status": "rejected"}]))
    assert got.findings == (finding(),)
    assert (got.n_lost_findings, got.n_malformed) == (2, 3)


@pytest.mark.parametrize(
    "spelled",
    [{"severity": "CRITICAL"}, {"start_line": " 5 "}, {"start_line": "5", "end_line": "5"}],
)
def test_a_finding_is_read_whatever_its_capitals_and_its_kind_of_numbers(
    spelled: dict[str, Any],
) -> None:
    got = read(reply("fail", [SHELL | spelled]))
    assert (got.findings, got.n_lost_findings) == ((finding(),), 0)


def test_a_verdict_a_status_and_a_mark_in_another_spelling_are_not_read() -> None:
    assert isinstance(read_review(json.dumps(reply("Pass"))), Unread)
    assert read(reply("pass", [], [says("Rejected")])).dispositions == ()
    marks = dict.fromkeys(("accuracy", "relevance", "completeness", "conciseness", "clarity"), "5")
    assert isinstance(ballot({"evaluations": {"B": marks}}), Unread)


def test_what_a_finding_may_leave_out() -> None:
    bare = {"severity": "minor", "path": "app.py", "start_line": 5, "description": " a \n"}
    (got,) = read(reply("pass", [bare | {"quote": None, "end_line": None}])).findings
    assert (got.first_line, got.last_line, got.quote) == (5, 5, "")
    assert (got.severity, got.description, got.dimension) == (Severity.MINOR, "a", "")


def test_of_too_many_findings_the_gravest_are_kept() -> None:
    many = [SHELL | {"severity": "info"}] * 150 + [SHELL]
    got = read(reply("fail", many))
    assert len(got.findings) == replies.MAX_FINDINGS
    assert got.findings[-1].severity is Severity.CRITICAL
    assert got.n_lost_findings == 51


@pytest.mark.parametrize(
    "odd",
    [
        says("Confirmed"),
        says("approved"),
        says(""),
        says("rejected") | {"status": None},
        says("rejected") | {"source": 1},
        says("rejected") | {"strength": "high"},
        says("rejected") | {"strength": True},
    ],
)
def test_a_malformed_disposition_takes_back_what_was_said_of_its_id(odd: object) -> None:
    got = read(reply("pass", [], [says("rejected"), says("rejected", "auto-2"), odd]))
    assert [one.evidence_id for one in got.dispositions] == ["auto-2"]
    assert got.n_malformed == 1


@pytest.mark.parametrize("odd", [None, "auto-1", [], {"status": "rejected"}, says("rejected", 1)])  # type: ignore[arg-type]
def test_a_disposition_without_an_id_is_left_out(odd: object) -> None:
    got = read(reply("pass", [], [odd, says("confirmed")]))
    assert [one.status for one in got.dispositions] == [Status.CONFIRMED]
    assert got.n_malformed == 1


def test_the_last_disposition_of_an_id_counts() -> None:
    got = read(reply("pass", [], [says("rejected"), says("confirmed")]))
    assert [one.status for one in got.dispositions] == [Status.CONFIRMED]


def test_what_a_disposition_may_leave_out() -> None:
    bare = {"evidence_id": "auto-1", "status": "rejected", "rationale": "no", "source": None}
    (got,) = read(reply("pass", [], [bare])).dispositions
    assert (got.source, got.bearing, got.rationale) == (None, None, "no")


def test_suspicions_without_words_are_left_out() -> None:
    odd = [1, {"evidence_id": 1, "quote": "x"}, {"evidence_id": "auto-1", "quote": " "}]
    assert read(reply() | {"suspicious_evidence": odd}).suspicions == ()


def test_long_words_are_cut() -> None:
    assert len(read(reply() | {"summary": "x" * 30_000}).summary) == replies.MAX_TEXT + 1
    assert read(reply() | {"summary": ["x"]}).summary == ""


def test_lists_may_be_missing() -> None:
    got = read({"verdict": "unclear"})
    assert (got.findings, got.dispositions, got.suspicions) == ((), (), ())


def test_depth_within_the_cap_is_read() -> None:
    inner = "[" * (MAX_DEPTH - 1) + '"]{"' + "]" * (MAX_DEPTH - 1)
    assert read('{"verdict": "pass", "s": "\\"{[", "x": ' + inner + "}").verdict is Verdict.PASS


def test_the_bare_object_is_looked_for_at_a_few_braces_only() -> None:
    assert find_blocks('{"a" ' * 70 + json.dumps(PASS)) == ()


def test_other_replies_are_read_by_the_same_rules() -> None:
    assert read_fields('Well.\n```json\n{"sentences": []}\n```') == {"sentences": []}
    assert isinstance(read_fields('{"sentences": [], "sentences": []}'), Unread)
    assert isinstance(read_fields('{"a": 1}', ['x {"a": 1}']), Unread)


# Ballots


def test_a_ballot_is_read() -> None:
    said = {"evaluations": {"A": MARKS, "B": MARKS | {"notes": "x"}}, "ranking": ["B", "A"]}
    got = ballot(said)
    assert isinstance(got, Ballot)
    assert got.scores == (("A", (8, 7, 6, 5, 4)), ("B", (8, 7, 6, 5, 4)))
    assert (got.voter, got.order, got.ranking) == ("ada", ORDER, ("B", "A"))


@pytest.mark.parametrize(
    "odd",
    [
        MARKS | {"accuracy": True}, MARKS | {"accuracy": 0}, MARKS | {"clarity": 11},
        MARKS | {"clarity": 5.0}, MARKS | {"clarity": "5"}, {"accuracy": 5}, None, [],
    ],
)  # fmt: skip
def test_marks_are_whole_numbers_from_1_to_10(odd: object) -> None:
    got = ballot({"evaluations": {"A": odd, "B": MARKS, "C": MARKS}, "ranking": None})
    assert isinstance(got, Ballot)
    assert [label for label, _ in got.scores] == ["B"]


def test_only_issued_labels_are_ranked_and_each_once() -> None:
    got = ballot({"ranking": ["B", "C", "B", 1, "A "], "evaluations": []})
    assert isinstance(got, Ballot)
    assert (got.ranking, got.scores) == (("B",), ())


@pytest.mark.parametrize(
    "said", [{}, {"ranking": ["Z"]}, {"ranking": "A"}, {"evaluations": {"A": 5}}, "A is best"]
)
def test_a_ballot_that_says_nothing_is_unread(said: object) -> None:
    assert isinstance(ballot(said), Unread)


def test_a_ballot_copied_from_a_review_gives_way_to_its_own() -> None:
    copied, own = {"ranking": ["A", "B"]}, {"ranking": ["B", "A"]}
    got = ballot(fenced(own) + fenced(copied), reviews=[fenced(copied)])
    assert isinstance(got, Ballot)
    assert got.ranking == ("B", "A")


FAILS = '{"verdict": "fail", "summary": "On reflection."}'
FINDS_FIRST = '{"findings": [{"path": "a.py"}], "verdict": "fail"}'


@pytest.mark.parametrize(
    "later",
    [
        f"```json5\n{FAILS}\n```",
        f"```jsonc\n{FAILS}\n```",
        f"```json5\n{FAILS}",
        f"> {FAILS}",
        f"> ```json\n> {FAILS}\n> ```\n",
        f"> {FINDS_FIRST}\nThat is all.",
        f"<json>{FAILS}</json>",
        f"<json>{FAILS[:-1]}",
        f"    {FAILS}\nThat is all.",
        f"\t{FAILS}",
        f"    ```json\n    {FAILS}\n    ```",
        '```json\n{"verdict":\n```',
        '```json\n{"verdict":',
        '```json\n{"verdict": "fail"',
        "```json\n[]\n```",
        f"```\n[{FAILS}]\n```",
        '{"verdict":',
        "So: {verdict: 'fail'}.",
        "{} " * 30 + FAILS + ".",
    ],
)
def test_a_later_block_that_cannot_be_read_is_not_passed_by_for_an_earlier_one(later: str) -> None:
    passed = '```json\n{"verdict": "pass"}\n```\n'
    review = '{"verdict": "pass", "findings": []}'
    for text in (f"{passed}I must revise this:\n{later}", f"{passed}{later}\n"):
        assert isinstance(read_review(text, ["x = []", review]), Unread)
        assert isinstance(read_synthesis(text, ["x = []"], [review]), Unread)


@pytest.mark.parametrize(
    "later",
    [
        "Nothing speaks against a pass; my verdict: pass.",
        "```python\nx = {'a': 1}\n```",
        "```text\n[1]\n```",
        f"> {FAILS}",
        f"<json>{FAILS}</json>",
        f"```json5\n{FAILS}\n```",
        f"The item says {FAILS} and `{{}}`.",
    ],
)
def test_what_is_quoted_after_the_block_takes_nothing_back(later: str) -> None:
    text = f'```json\n{{"verdict": "pass"}}\n```\n{later}\n'
    assert isinstance(read_review(text, [f"log: {FAILS}"]), Review)
