"""How people ask, and what is understood: relation, targets, and what narrows them."""

from __future__ import annotations

import pytest

from probant.inquiry.reader import read_question
from probant.inquiry.session_frame import SessionFrame
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.ruling import Carryover


def told(question: str, session: SessionFrame | None = None) -> str:
    """`relation(target; target)`, a `?` for yes/no, or the aside; narrowing in brackets."""
    goal = read_question(question, session=session)
    if goal.aside is not None:
        return goal.aside.value
    assert goal.relation is not None
    names = "; ".join(_target(target) for target in goal.targets)
    return f"{goal.relation.value}{'?' if goal.polar else ''}({names})"


def _target(target: Target) -> str:
    marks = {TargetKind.SYMBOL: "", TargetKind.PHRASE: "~", TargetKind.PATH: "/",
             TargetKind.COMMIT: "@", TargetKind.LITERAL: "="}  # fmt: skip
    parts = [f"{marks[target.kind]}{target.text}"]
    parts += [f"in {target.within}"] if target.within else []
    parts += [f"of {target.owner}"] if target.owner else []
    parts += [f"line {target.line}"] if target.line else []
    kinds = sorted(kind.value for kind in target.kinds)
    return " ".join([*parts, *(f"<{kind}>" for kind in kinds)])


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        # where
        ("where is Engine defined?", "defined_in(Engine)"),
        ("Where is Engine?", "defined_in(Engine)"),
        ("where's Engine", "defined_in(Engine)"),
        ("find Engine", "defined_in(Engine)"),
        ("show Engine", "defined_in(Engine)"),
        ("show me Engine", "defined_in(Engine)"),
        ("show me the class Engine", "defined_in(Engine <class> <struct>)"),
        ("locate the function load", "defined_in(load <function> <method>)"),
        ("where does load live?", "defined_in(load)"),
        ("in which file is load defined?", "defined_in(load)"),
        ("please tell me where load is implemented, thanks", "defined_in(load)"),
        ("could you find the method run of Engine for me?", "defined_in(run of Engine <method>)"),
        ("where is Engine's run?", "defined_in(run of Engine)"),
        ("where is run in engine.py?", "defined_in(run in engine.py)"),
        ("where is `Engine.run()`?", "defined_in(Engine.run)"),
        ("where is Engine::run?", "defined_in(Engine.run)"),
        ("where is Engine#run?", "defined_in(Engine.run)"),
        ("where is the rate limiter?", "defined_in(~rate limiter)"),
        ("where is evidence gating implemented", "defined_in(~evidence gating)"),
        ("where is src/engine.py?", "defined_in(/src/engine.py)"),
        ("find the file engine.py", "defined_in(/engine.py)"),
        ("Engine", "defined_in(Engine)"),
        ("load_config", "defined_in(load_config)"),
        # names that look like frame words
        ("where is Sphere?", "defined_in(Sphere)"),
        ("where is Atmosphere defined here?", "defined_in(Atmosphere)"),
        ("where is fetch_today?", "defined_in(fetch_today)"),
        ("where is get defined?", "defined_in(get)"),
        ("where is `find` defined?", "defined_in(find)"),
        ("where is list defined?", "defined_in(list)"),
        # text
        ('where does "no such lid" appear?', "occurs_in(=no such lid)"),
        ('find "no such lid"', "occurs_in(=no such lid)"),
        ("where is Engine mentioned?", "occurs_in(Engine)"),
        ("grep for TODO", "occurs_in(TODO)"),
        # calls
        ("who calls load?", "called_by(load)"),
        ("what calls Engine.run?", "called_by(Engine.run)"),
        ("callers of load", "called_by(load)"),
        ("where is load called?", "called_by(load)"),
        ("what does main call?", "calls(main)"),
        ("which functions does main call?", "calls(main)"),
        ("does main call load?", "calls?(main; load)"),
        ("is load called by main?", "calls?(main; load)"),
        ("is load ever called from main?", "calls?(main; load)"),
        # imports
        ("what does app.py import?", "imports(/app.py)"),
        ("imports of app.py", "imports(/app.py)"),
        ("who imports lib?", "imported_by(lib)"),
        ("which files import pkg.core?", "imported_by(pkg.core)"),
        ("does app.py import lib?", "imports?(/app.py; lib)"),
        ("is lib imported by app.py?", "imports?(/app.py; lib)"),
        ("what does app.py import from lib?", "imports(/app.py; lib)"),
        # classes
        ("what does Child extend?", "extends(Child)"),
        ("base classes of Child", "extends(Child)"),
        ("what are the subclasses of Base?", "extended_by(Base)"),
        ("which classes inherit from Base?", "extended_by(Base)"),
        ("does Child extend Base?", "extends?(Child; Base)"),
        ("is Child a subclass of Base?", "extends?(Child; Base)"),
        ("is Base a parent class of Child?", "extends?(Child; Base)"),
        # signatures
        ("what parameters does load take?", "parameters(load)"),
        ("what are the arguments of load?", "parameters(load)"),
        ("signature of load", "parameters(load)"),
        ("what does load return?", "returns(load)"),
        ("what is the return type of load?", "returns(load)"),
        # explain
        ("explain load", "description(load)"),
        ("what does load do?", "description(load)"),
        ("how does load work?", "description(load)"),
        ("how are provider credentials configured", "description(~provider credentials)"),
        # history
        ("what is the last commit?", "last_commit()"),
        ("show me the latest commit", "last_commit()"),
        ("which files did commit abc1234 change?", "commit_files(@abc1234)"),
        ("what changed in commit HEAD~1?", "commit_files(@HEAD~1)"),
        ("when was app.py last changed?", "last_change(/app.py)"),
        ("who last modified app.py?", "last_change(/app.py)"),
        ("who wrote line 3 of app.py?", "line_author(/app.py line 3)"),
        ("who wrote app.py:3?", "line_author(/app.py line 3)"),
        # project
        ("what kind of project is this?", "project_type()"),
        ("what language is this project written in?", "project_type()"),
        ("is there a class Engine?", "exists?(Engine <class> <struct>)"),
        # slips of the pen
        ("wher is Engine defined?", "defined_in(Engine)"),
        ("who cals load?", "called_by(load)"),
        ("waht parameters does load take?", "parameters(load)"),
        # asides
        ("hello", "chat"),
        ("hello there!", "chat"),
        ("hi!", "chat"),
        ("thanks a lot", "chat"),
        ("is this code any good?", "opinion"),
        ("should I rewrite load?", "opinion"),
        ("why does load exist?", "opinion"),
        ("which is better, load or save?", "opinion"),
        ("who calls it?", "no_carryover"),
        ("where is that defined?", "no_carryover"),
        ("blah blah blah", "underspecified"),
        ("   ", "underspecified"),
        ("?", "underspecified"),
    ],
)  # fmt: skip
def test_reading(question: str, expected: str) -> None:
    assert told(question) == expected


def frame(carryover: Carryover) -> SessionFrame:
    return SessionFrame(
        goal=read_question("who calls save?"),
        object=Target(text="load", kind=TargetKind.SYMBOL, within="a.py"),
        carryover=carryover,
        revision="v1",
    )


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("who calls it?", "called_by(load in a.py)"),
        ("what does it call?", "calls(load in a.py)"),
        ("and its parameters?", "parameters(load in a.py)"),
        ("does it call save?", "calls?(load in a.py; save)"),
        ("does main call that function?", "calls?(main; load in a.py)"),
        ("what about store?", "called_by(store)"),
    ],
)
@pytest.mark.parametrize("carryover", [Carryover.FULL, Carryover.OBJECT_ONLY])
def test_what_a_session_lends(question: str, expected: str, carryover: Carryover) -> None:
    assert told(question, frame(carryover)) == expected


@pytest.mark.parametrize("carryover", [Carryover.ROOT_ONLY, Carryover.META_ONLY, Carryover.NONE])
def test_what_a_session_may_not_lend(carryover: Carryover) -> None:
    assert told("who calls it?", frame(carryover)) == "no_carryover"


@pytest.mark.parametrize(
    ("carryover", "revision"),
    [
        (Carryover.FULL, "v1"),
        (Carryover.ROOT_ONLY, "v1"),
        (Carryover.OBJECT_ONLY, None),
        (Carryover.META_ONLY, None),
        (Carryover.NONE, None),
    ],
)
def test_a_revision_is_carried_with_the_root_only(
    carryover: Carryover, revision: str | None
) -> None:
    assert frame(carryover).root_revision() == revision
