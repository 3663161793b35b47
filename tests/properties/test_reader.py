"""The reader takes any text, never crashes, and never makes up a target."""

from __future__ import annotations

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from probant.inquiry.reader import read_question
from probant.inquiry.requirements import requirements_for
from probant.inquiry.session_frame import SessionFrame
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.ruling import Carryover

NAMES = st.one_of(
    st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,12}", fullmatch=True),
    st.sampled_from(
        ["Engine.run", "pkg/mod.py", "`x`", '"some text"', "rate limiter", "Sphere", "get", "it",
         "where", "the class Foo", "Foo::bar()", "Foo#bar", "a.b.c", "x's y", "HEAD", "größe",
         "_here", "C++", "$HOME", "not", "calls", "import", "today", "elsewhere", "deadbeef"]
    ),
)  # fmt: skip
FORMS = st.sampled_from(
    ["where is {a} defined?", "who calls {a}?", "does {a} call {b}?", "what does {a} import?",
     "show me {a}", "find {a} in {b}", "explain {a}", "{a}", "what are the parameters of {a}",
     "who wrote line 3 of {a}?", "which files did commit {a} change?", "{a} {b}",
     "is {a} a subclass of {b}?", "please tell me where {a} lives, thanks", "hi. where is {a}?",
     "what does {a} import from {b}?", "is there a {a}?", "where does {a} appear?",
     "what about {a}?", "and its {a}?", "{a}'s callers", "wher is teh {a}"]
)  # fmt: skip
QUESTIONS = st.builds(lambda form, a, b: form.format(a=a, b=b), FORMS, NAMES, NAMES)
ANY_TEXT = st.one_of(st.text(max_size=200), QUESTIONS)

SESSION = SessionFrame(
    goal=None,
    object=Target(text="Carried.object", kind=TargetKind.SYMBOL),
    carryover=Carryover.FULL,
)


def plain(text: str) -> str:
    """What spelling, quoting and separators leave of a text."""
    text = text.replace("’", "'").replace("\x00", " ")
    text = re.sub(r"::|#|->", ".", text)
    text = re.sub(r"\((?:\s*|\.\.\.|…)\)", "", text)
    return "".join(re.sub(r"[`\"'“”?!,;:]", "", text).split()).lower()


@settings(max_examples=500)
@given(text=ANY_TEXT)
@example(text="")
@example(text="`")
@example(text='where is "')
@example(text="qq0qq")
@example(text="where is qq0qq?")
@example(text="where is qq7qq defined?")
@example(text="who calls `qq1qq`?")
@example(text="who wrote line 99999999999999999999 of a.py?")
@example(text="where is İstanbul defined?")
@example(text="where is STRAßE in ǅ?")
def test_any_text_is_read_without_a_crash(text: str) -> None:
    goal = read_question(text)
    assert goal.question == text
    assert (goal.aside is None) == (goal.relation is not None)
    requirements_for(goal)


@settings(max_examples=500)
@given(text=ANY_TEXT)
@example(text="where is Sphere?")
@example(text="where is qq0qq?")
@example(text="where is İstanbul_x defined?")
def test_a_target_stands_in_the_question(text: str) -> None:
    goal = read_question(text)
    for target in goal.targets:
        for part in (target.text, target.within, target.owner):
            assert part is None or plain(part) in plain(text)


CODE = st.from_regex(r"(?:[a-z]{1,6}_[a-z]{1,8}|[A-Z][a-z]{1,6}[A-Z][a-z]{1,6})", fullmatch=True)


@settings(max_examples=300)
@given(
    name=CODE,
    form=st.sampled_from(
        ["where is {} defined?", "who calls {}?", "show me {}", "where is {}", "find {}",
         "what does {} call?", "what parameters does {} take?", "explain {}",
         "what are the subclasses of {}?", "where is the class {}?", "who imports {}?"]
    ),
)  # fmt: skip
@example(name="is_here", form="where is {}")
@example(name="find_today", form="find {}")
@example(name="get_please", form="show me {}")
def test_a_name_that_looks_like_code_is_taken_whole(name: str, form: str) -> None:
    goal = read_question(form.format(name))
    assert [target.text for target in goal.targets] == [name]


@given(text=ANY_TEXT)
def test_without_a_session_nothing_is_carried(text: str) -> None:
    assert all(target.text != "Carried.object" for target in read_question(text).targets)


@given(text=ANY_TEXT)
def test_a_session_only_lends_its_object(text: str) -> None:
    """The object by its name: "where does it appear?" looks for that name as a text."""
    assert SESSION.object is not None
    goal = read_question(text, session=SESSION)
    for target in goal.targets:
        assert target.text == SESSION.object.text or plain(target.text) in plain(text)
