"""Outside templates: read or refused, filled with facts, counted, and half of them never shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.gates import judged
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.questions.codec import set_json, set_of
from probant.evaluation.questions.generate import Gathered, gather
from probant.evaluation.questions.truth import (
    Boolean,
    Count,
    Denial,
    Nothing,
    Outcome,
    Question,
    QuestionSet,
    TemplateKind,
)
from probant.evaluation.sources.content.facts import ContentFacts
from probant.evaluation.sources.fact import Fact, structural_fact, yes_or_no
from probant.evaluation.sources.project.facts import ProjectFacts
from probant.evaluation.sources.python.source import PythonSource
from probant.evaluation.subjects.response import parse_response
from probant.evaluation.templates.asking import Asking
from probant.evaluation.templates.figures import GATES, Figures, counted_figures, is_miss
from probant.evaluation.templates.filling import FILLS
from probant.evaluation.templates.goals import GOALS
from probant.evaluation.templates.reading import (
    PARTS,
    BadTemplates,
    Template,
    Templates,
    is_first_half,
    read_templates,
)
from probant.evaluation.templates.telling import TemplatesReport, as_json, as_text, misses_text
from probant.evaluation.templates.twins import PLACE_OF, TWINS
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import answer, tree_of

ASKS, NEAR, TWIN = TemplateKind.ASKS, TemplateKind.NEAR, TemplateKind.TWIN
CALLERS = ("Name whoever calls {n}.", "`{n}`, its callers, all of them")


def templates(*listed: tuple[str, TemplateKind, str]) -> Templates:
    return Templates(tuple(Template(*entry) for entry in listed))


def asked(
    listed: Templates,
    tree: Tree | None = None,
    *,
    families: Iterable[str] | None = None,
    limit: int = 3,
    facts: Mapping[str, Sequence[Fact]] | None = None,
) -> QuestionSet:
    sources = () if facts is not None else (PythonSource, ProjectFacts, ContentFacts)
    gathered = gather(tree or tree_of(SAMPLE), 7, sources)
    if facts is not None:
        gathered = Gathered(
            tree=gathered.tree, seed=7, by_family=facts, symbols=(), dropped=gathered.dropped
        )
    chosen = None if families is None else set(families)
    return Asking(templates=listed, gathered=gathered, families=chosen, limit=limit).questions()


def of_kind(found: QuestionSet, kind: TemplateKind) -> list[Question]:
    return [q for q in found.questions if q.templated is not None and q.templated.kind is kind]


# Reading the file


def test_a_file_of_templates_is_read_in_its_order(tmp_path: Path) -> None:
    rows = [
        {"family": "33", "kind": "asks", "template": "Name whoever calls {n}."},
        {"family": 33, "kind": "near", "template": "Who ought to call {n}?"},
    ]
    path = tmp_path / "mine.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)) + "\n\n")
    found = read_templates(path)
    assert [(t.family, t.kind, t.text) for t in found.listed] == [
        ("33", ASKS, "Name whoever calls {n}."),
        ("33", NEAR, "Who ought to call {n}?"),
    ]
    assert found.listed[0].placeholders == {"n"}


@pytest.mark.parametrize(
    ("content", "why", "remedy"),
    [
        ("not json", "is not JSON", "one object on each line"),
        ('["33"]', "is not a template", "one object on each line"),
        ('{"family": "33", "kind": "asks"}', "is not a template", "one object on each line"),
        ('{"family": "99", "kind": "asks", "template": "?"}', "no question family 99", "66"),
        ('{"family": "33", "kind": "why", "template": "?"}', "'why' is unknown", "asks or near"),
        ('{"family": "33", "kind": "asks", "template": " "}', "template is empty", "{n}"),
        ('{"family": "33", "kind": "asks", "template": "{q}?"}', "{q} is not a placeholder", "{n}"),
        ('{"family": "33", "kind": "asks", "template": "{name}"}', "{name} is not", "{n} symbol"),
        ("", "has no template", "one object on each line"),
    ],
)  # fmt: skip
def test_what_is_no_template_is_refused_in_one_line(
    tmp_path: Path, content: str, why: str, remedy: str
) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text(content + "\n")
    with pytest.raises(BadTemplates) as refused:
        read_templates(path)
    assert why in refused.value.message
    assert remedy in (refused.value.remedy or "")
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, UsageError)
    assert refused.value.exit_code == 2


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTemplates, match=r"cannot be read: No such file"):
        read_templates(tmp_path / "none.jsonl")


def test_the_sentence_says_which_of_several_questions_it_is() -> None:
    parts = {
        text: Template(family, ASKS, text).part
        for family, text in (
            ("27", "must I await {n}"),
            ("27", "{n} is static, no?"),
            ("29", "what visibility has {n}"),
            ("29", "{n}: public or else private?"),
            ("29", "could it be that {n} is public"),
            ("60", "did the build make a thing"),
            ("27", "what sort of thing is {n}"),
            ("33", "callers, {n}"),
        )
    }
    assert list(parts.values()) == [
        "async", "a static method", "which", "which", "public", "build", None, "",
    ]  # fmt: skip


# Facts into sentences


def test_every_fact_is_asked_in_every_template_of_its_family() -> None:
    listed = templates(
        *(("33", ASKS, text) for text in CALLERS), ("33", NEAR, "Who ought to call {n}?")
    )
    found = asked(listed, families=("33",))
    by_fact: dict[str, list[str]] = {}
    for question in of_kind(found, ASKS):
        by_fact.setdefault(question.paraphrase_group, []).append(question.wording)
    assert len(by_fact) == 3
    assert all(wordings == list(CALLERS) for wordings in by_fact.values())
    near = of_kind(found, NEAR)
    assert len(near) == 3
    assert {q.truth for q in near} == {Nothing()}
    assert len({q.id for q in found.questions}) == len(found.questions) == 9


def test_the_limit_counts_facts() -> None:
    listed = templates(*(("33", ASKS, text) for text in CALLERS))
    assert len(asked(listed, families=("33",), limit=1).questions) == 2


def test_one_sentence_that_names_nothing_is_asked_once() -> None:
    listed = templates(("33", ASKS, CALLERS[0]), ("33", NEAR, "Is calling a good thing?"))
    assert len(of_kind(asked(listed, families=("33",)), NEAR)) == 1


def test_questions_survive_their_file() -> None:
    found = asked(templates(("33", ASKS, CALLERS[0])), families=("33", "U5"))
    assert set_of(set_json(found)) == found
    assert all(question.templated is not None for question in found.questions)


def test_a_template_asks_only_the_fact_it_speaks_of() -> None:
    listed = templates(
        ("27", ASKS, "is {n} async, tell me"),
        ("27", ASKS, "tell me if {n} is a generator"),
        ("27", ASKS, "tell me of {n}"),
    )
    facts = {
        "27": [
            yes_or_no(True, x="fetch", p="async"),
            yes_or_no(False, x="fetch", p="a generator"),
        ]
    }
    found = asked(listed, families=("27",), facts=facts)
    assert {(q.text, q.truth) for q in found.questions} == {
        ("is fetch async, tell me", Boolean(True)),
        ("tell me if fetch is a generator", Boolean(False)),
    }
    assert len({q.paraphrase_group for q in found.questions}) == 2


def test_which_visibility_is_another_question_than_whether_it_is_public() -> None:
    listed = templates(
        ("29", ASKS, "{n} is public, yes?"), ("29", ASKS, "visibility of {n}, please")
    )
    facts = {
        "29": [
            yes_or_no(False, x="_load", p="public"),
            yes_or_no(True, x="_load", p="private"),
        ]
    }
    found = asked(listed, families=("29",), facts=facts)
    by_text = {q.text: q for q in found.questions}
    is_public, which = by_text["_load is public, yes?"], by_text["visibility of _load, please"]
    assert is_public.truth == Boolean(False)
    assert is_public.acceptable == {Outcome.REFUTED}
    assert "private" in repr(which.truth)
    assert which.acceptable == {Outcome.ANSWERED}
    assert is_public.paraphrase_group != which.paraphrase_group


def test_one_file_and_the_repository_are_two_questions() -> None:
    listed = templates(("54", ASKS, "count the tests of {f}"), ("54", ASKS, "count all tests"))
    found = asked(listed, families=("54",))
    assert {(q.text, q.truth) for q in found.questions} == {
        ("count the tests of test_shelf.py", Count(2)),
        ("count all tests", Count(2)),
    }
    more = tree_of({**SAMPLE, "web/shelf.test.ts": 'it("stores", () => {});\n'})
    found = asked(listed, more, families=("54",))
    assert [q.text for q in found.questions] == ["count the tests of test_shelf.py"]


def test_two_files_of_one_cycle_are_told_from_two_that_are_not() -> None:
    tree = tree_of(
        {
            "pkg/__init__.py": "",
            "pkg/ring.py": "from pkg import band\n",
            "pkg/band.py": "from pkg import ring\n",
            "pkg/shop.py": "from pkg import ring\n",
        }
    )
    found = asked(
        templates(("37", ASKS, "{f} and {g} in a cycle?")), tree, families=("37",), limit=9
    )
    truths = {q.text: q.truth for q in found.questions}
    assert truths["band.py and ring.py in a cycle?"] == Boolean(True)
    assert truths["shop.py and ring.py in a cycle?"] == Boolean(False)


def test_a_handler_is_a_function_that_carries_a_decorator() -> None:
    tree = tree_of(
        {"app.py": "import web\n\n@web.route\ndef greet():\n    pass\n\ndef plain():\n    pass\n"}
    )
    found = asked(templates(("9", ASKS, "handler {n}, its place")), tree, families=("9",))
    assert [q.text for q in found.questions] == ["handler greet, its place"]


def test_a_key_of_two_files_is_not_asked_without_its_file() -> None:
    tree = tree_of(
        {
            "pyproject.toml": '[project]\nname = "depot"\n\n[tool.linter]\nreach = 3\n',
            "setup.cfg": "[metadata]\nname = depot\n",
        }
    )
    found = asked(templates(("13", ASKS, "key {k}, its line")), tree, families=("13",), limit=9)
    assert "key reach, its line" in {q.text for q in found.questions}
    assert not any("name" in q.text for q in found.questions)
    assert any(entry.reason == "the key stands in several files" for entry in found.dropped)


def test_a_name_with_its_file_is_quoted_apart_and_has_no_members() -> None:
    fact = structural_fact(Count(1), x="Rope in rope.ts")
    listed = templates(
        ("20", ASKS, "above `{c}`, what"),
        ("20", ASKS, "above {c}, what"),
        ("20", ASKS, "{c}'s bases"),
    )
    found = asked(listed, families=("20",), facts={"20": [fact]})
    assert [q.text for q in found.questions] == [
        "above `Rope` in `rope.ts`, what",
        "above Rope in rope.ts, what",
    ]
    plain = structural_fact(Count(1), x="Knot")
    found = asked(listed, families=("20",), facts={"20": [fact, plain]}, limit=1)
    assert {q.text for q in found.questions} >= {"Knot's bases"}, "names without a file come first"


def test_a_fact_whose_words_fit_no_placeholder_is_listed() -> None:
    fact = structural_fact(Count(1), x="two words.py")
    found = asked(templates(("62", ASKS, "{f} lines")), families=("62",), facts={"62": [fact]})
    assert found.questions == ()
    assert ("62", "{f} takes one name") in {(entry.fact, entry.reason) for entry in found.dropped}


# Unanswerable twins


def test_twins_are_asked_in_the_families_own_sentences() -> None:
    listed = templates(
        *((family, ASKS, f"sentence {family} of {{{PLACE_OF.get(family, 'n')}}}") for family in
          ("1", "2", "16", "20", "21", "28", "30", "33", "53", "59")),
        ("3", ASKS, "{m} of {c}, its place"), ("35", ASKS, "{a} into {b}, a call?"),
    )  # fmt: skip
    found = asked(listed, limit=4)
    twins = of_kind(found, TWIN)
    assert {q.family for q in twins} >= {"U1", "U4", "U5", "U6", "U8", "U12", "U15", "U19"}
    assert all(q.is_unanswerable for q in twins)
    assert all(isinstance(q.truth, Nothing | Denial | Boolean) for q in twins)
    assert not any(" " in word for q in twins for _, word in (q.templated or pytest.fail()).words)


def test_a_twin_is_asked_only_where_it_is_chosen() -> None:
    listed = templates(("1", ASKS, "place of {n}"))
    assert of_kind(asked(listed, families=("1",)), TWIN) == []
    only = asked(listed, families=("U5",))
    assert {q.family for q in only.questions} == {"U5"}
    named = templates(("1", ASKS, "place of {n}"), ("33", ASKS, CALLERS[0]))
    both = of_kind(asked(named, families=("33", "U5")), TWIN)
    assert {q.wording for q in both} == {CALLERS[0]}


def test_what_no_sentence_can_carry_is_listed() -> None:
    found = asked(templates(("1", ASKS, "place of {n}")), families=("U9",))
    assert found.questions == ()
    reasons = {entry.reason for entry in found.dropped if entry.fact == "U9"}
    assert reasons == {"no sentence at hand can carry it"}


def test_no_twin_is_denied_where_only_silence_is_right() -> None:
    listed = templates(("27", ASKS, "{n} async?"), ("1", ASKS, "place of {n}"))
    by_family: dict[str, set[type]] = {}
    for question in of_kind(asked(listed, families=("U4",), limit=30), TWIN):
        assert question.templated is not None
        by_family.setdefault(question.templated.family, set()).add(type(question.truth))
    assert by_family == {"27": {Denial}, "1": {Nothing}}


# Tables


def test_every_family_has_a_fill_and_a_goal_and_every_twin_a_sentence() -> None:
    assert {family.partition(":")[0] for family in GOALS} == set(FILLS)
    assert {family for row in TWINS.values() for family in row.families} <= set(FILLS)
    assert set(PARTS) <= set(FILLS)


# Figures


def row(
    template: str,
    grade: Grade,
    *,
    kind: TemplateKind = ASKS,
    family: str = "33",
    fact: str = "haul",
    status: str = "full_confirmed",
    goal: Mapping[str, object] | None = None,
) -> Result:
    """One graded question about {n} = `fact`."""
    (question,) = (
        q
        for q in asked(
            templates(("33", kind if kind is not TWIN else ASKS, template)),
            families=("33",),
            facts={"33": [structural_fact(Count(1), x=fact)]},
        ).questions
    )
    assert question.templated is not None
    fields = {name: getattr(question, name) for name in Question.__dataclass_fields__}
    templated = {name: getattr(question.templated, name) for name in ("family", "words", "part")}
    question = Question(
        **{
            **fields,
            "family": family,
            "templated": type(question.templated)(kind=kind, **templated),
        }
    )
    outcome = "insufficient_evidence" if grade is Grade.ABSTAINED else "answered"
    document = {**answer(outcome), "gate": {"status": status, "reason_codes": []}, "goal": goal}
    return Result(
        question=question,
        response=None if grade is Grade.ERROR else parse_response(document),
        grade=grade,
        overlap=None,
        n_citations=0,
        n_verbatim=0,
        n_values_cited=0,
        seconds=0.0,
        error=None,
        answer=document,
    )


FIRST = next(text for n in range(99) if is_first_half(text := f"Name {n} callers of {{n}}."))
SECOND = next(text for n in range(99) if not is_first_half(text := f"Name {n} callers of {{n}}."))
CALLED_BY = {"relation": "called_by", "targets": [{"text": "haul"}], "polar": False}
TWO = templates(("33", ASKS, FIRST), ("33", ASKS, SECOND), ("33", NEAR, "Who ought to call {n}?"))


def figures(*results: Result) -> Figures:
    return counted_figures(results, TWO)


def test_a_fact_is_consistent_only_where_every_answer_is_right() -> None:
    found = figures(
        row(FIRST, Grade.CORRECT),
        row(SECOND, Grade.CORRECT),
        row(FIRST, Grade.CORRECT, fact="lift"),
        row(SECOND, Grade.ABSTAINED, fact="lift"),
        row(FIRST, Grade.CORRECT, fact="drop"),
    )
    assert (found.consistency.n_hits, found.consistency.n) == (1, 2), "one wording agrees with none"
    assert (found.accuracy.n_hits, found.accuracy.n) == (4, 5)
    assert found.by_family["33"].accuracy == found.accuracy


def test_the_halves_are_those_of_the_templates_hash() -> None:
    found = figures(
        row(FIRST, Grade.CORRECT), row(SECOND, Grade.WRONG), row(SECOND, Grade.CORRECT, fact="lift")
    )
    assert (found.first_half.n_hits, found.first_half.n) == (1, 1)
    assert (found.second_half.n_hits, found.second_half.n) == (1, 2)
    assert found.gap.value == pytest.approx(0.5)
    assert found.gap.n == 1


def test_a_near_miss_counts_where_it_is_confirmed_as_its_family() -> None:
    ask = "Who ought to call {n}?"
    others = {"relation": "calls", "targets": [{"text": "haul"}]}
    found = figures(
        row(ask, Grade.FALSE_ANSWER, kind=NEAR, goal=CALLED_BY),
        row(ask, Grade.FALSE_ANSWER, kind=NEAR, goal=others),
        row(ask, Grade.FALSE_ANSWER, kind=NEAR, goal=CALLED_BY, status="partial_supported"),
        row(ask, Grade.ABSTAINED, kind=NEAR),
    )
    assert (found.near_misses.n_hits, found.near_misses.n) == (1, 4)
    assert found.accuracy.n == 0


def test_twins_count_false_answers_and_no_crash() -> None:
    found = figures(
        row(FIRST, Grade.FALSE_ANSWER, kind=TWIN, family="U5"),
        row(FIRST, Grade.CORRECT, kind=TWIN, family="U5"),
        row(FIRST, Grade.ERROR, kind=TWIN, family="U5"),
    )
    assert (found.false_answers.n_hits, found.false_answers.n) == (1, 2)
    assert found.errors.n_hits == 1
    assert found.consistency.n == 0
    assert set(found.false_by_kind) == {"U5"}


def test_gates_pass_only_on_what_was_measured() -> None:
    assert not any(result.is_met for result in judged(figures(), GATES))
    good = figures(
        row(FIRST, Grade.CORRECT),
        row(SECOND, Grade.CORRECT),
        row("Who ought to call {n}?", Grade.ABSTAINED, kind=NEAR),
        row(FIRST, Grade.CORRECT, kind=TWIN, family="U5"),
    )
    assert all(result.is_met for result in judged(good, GATES))
    assert {result.gate.metric for result in judged(good, GATES)} == {
        "accuracy", "false_answers", "near_misses", "consistency", "gap",
    }  # fmt: skip


def test_what_fits_no_fact_is_counted() -> None:
    listed = templates(
        ("33", ASKS, FIRST), ("33", ASKS, "callers of {n} in {f}"), ("66", ASKS, "{a} beside {b}")
    )
    found = counted_figures([row(FIRST, Grade.CORRECT)], listed)
    assert found.n_skipped == found.by_family["33"].n_skipped == 1
    assert found.never_asked == {"33": 1, "66": 1}


# What is told


def report(*results: Result) -> TemplatesReport:
    return TemplatesReport.of("depot", 7, TWO, results, ())


def test_only_misses_of_the_first_half_are_told() -> None:
    told = report(
        row(FIRST, Grade.ABSTAINED, fact="shown"),
        row(SECOND, Grade.ABSTAINED, fact="unseen"),
        row(FIRST, Grade.FALSE_ANSWER, kind=TWIN, family="U5", fact="seen_twin"),
    )
    misses = misses_text(told)
    assert misses.startswith("misses of the half 0-7: 2\n")
    assert "33 asks: " in misses and "33 twin U5: " in misses
    assert "expected called_by(shown)" in misses
    whole = misses + as_text(told) + json.dumps(as_json(told))
    assert "unseen" not in whole
    assert all(is_miss(result) for result in told.results)


def test_the_text_has_n_beside_every_rate_and_says_what_was_missed() -> None:
    told = as_text(report(row(FIRST, Grade.CORRECT), row(SECOND, Grade.WRONG)))
    assert "accuracy                           50.00%  n = 2" in told
    assert "false answers on twins         unmeasured  n = 0" in told
    assert "MISSED  false_answers" in told
    assert "templates that fitted no fact: 1 (33: 1)" in told
