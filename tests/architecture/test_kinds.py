"""A kind of question is one module: what CONTRIBUTING.md asks of it, held against all of them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from learning.sentences import sentences

import probant.questions
from probant.inquiry.requirements import REQUIRED
from probant.questions.kind import Form, Kind, Lexis
from probant.questions.registry import KINDS, forms_by_label
from probant.reading.words import FACETS as FACET_WORDS
from probant.reading.words import LEXIS
from probant.tools.capabilities import CAPABILITIES
from probant.vocabulary.evidence import Aspect, EvidenceClass
from probant.vocabulary.question import FACETS, Relation

FOLDER = Path(probant.questions.__file__).parent
SHARED = {
    "__init__", "arguments", "asking", "compounds", "examples", "filtering", "kind", "lexis",
    "looks", "registry", "stating",
}  # fmt: skip
MIN_SENTENCES = 10
FORMS = [(kind, form) for kind in KINDS.values() for form in kind.forms]


def label(given: object) -> str:
    match given:
        case Form():
            return given.label
        case Kind():
            return given.relation.value
    return ""


def test_every_relation_is_one_module_named_after_it() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == SHARED | {one.value for one in Relation}
    assert all(kind.relation is relation for relation, kind in KINDS.items())


@pytest.mark.parametrize("relation", Relation)
def test_a_module_introduces_its_kind_and_holds_nothing_else(relation: Relation) -> None:
    tree = ast.parse((FOLDER / f"{relation.value}.py").read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    made = [node for node in tree.body[1:] if not isinstance(node, ast.ImportFrom)]
    assert [ast.unparse(node.targets[0]) for node in made if isinstance(node, ast.Assign)] == [
        "KIND"
    ]
    assert len(made) == 1


def test_every_form_has_a_label_of_its_own_and_enough_sentences_that_ask_it() -> None:
    assert len(forms_by_label()) == len(FORMS)
    asked = Counter(one.block for one in sentences() if not one.is_near)
    assert {name: asked[name] for name in forms_by_label() if asked[name] < MIN_SENTENCES} == {}


@pytest.mark.parametrize(("kind", "form"), FORMS, ids=label)
def test_a_plain_sentence_names_what_the_form_is_about(kind: Kind, form: Form) -> None:
    shown = set(re.findall(r"\{(\w+)\}", form.sentence)) - {"word", "facet"}
    assert {slot.name for slot in form.slots if not slot.is_optional} == shown
    assert form.facet is None or form.facet in FACETS[kind.relation]


@pytest.mark.parametrize(("kind", "form"), FORMS, ids=label)
def test_a_form_has_sentences_to_answer_it(kind: Kind, form: Form) -> None:
    told = kind.answers.fitting(form.facet, is_pair=False)
    if kind.is_produced:
        return  # what the runs say is told word for word
    if form.polar:
        assert told.affirmed
        assert told.negated
    elif not form.counted:
        assert told.listed or told.quoted_with


@pytest.mark.parametrize("kind", KINDS.values(), ids=label)
def test_a_kind_is_proved_by_tools_or_by_its_target(kind: Kind) -> None:
    assert kind.proved_by or kind.is_proved_by_anchor
    proving = [one for one in CAPABILITIES if one.aspect is Aspect.RELATION]
    assert {one.tool for one in proving if kind.relation in one.relations} == set(kind.proved_by)


@pytest.mark.parametrize("kind", KINDS.values(), ids=label)
def test_what_a_kind_requires_can_be_supplied(kind: Kind) -> None:
    rows = [kind.requires or REQUIRED[kind.intent], *kind.requires_of.values()]
    read = {EvidenceClass.FILE_CONTENT, EvidenceClass.FILE_SEARCH}
    supplied = {one.evidence_class for one in CAPABILITIES if kind.relation in one.relations} | read
    for needed in rows:
        assert needed
        assert {evidence_class for evidence_class, _ in needed} <= supplied


def test_every_list_of_words_has_words() -> None:
    assert {*LEXIS, *FACET_WORDS} == set(Lexis)
    assert all(LEXIS.values())
    assert all(FACET_WORDS.values())
