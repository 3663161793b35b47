"""Which tests a question means: one test, a file or folder of tests, or those that refer to a name.

Asked of the `tests` tool, so that "which tests refer to X" and "do the tests of X pass" agree.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.rows import DefFact
from probant.runs.port import Wanted, WantedTest
from probant.tools.registry import Toolbox
from probant.tools.test_cases import Case, TestCases
from probant.tools.tests import Tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import LocationValue

_PARAMETERS = re.compile(r"\[.*\]$", re.DOTALL)
_PARTS = re.compile(r"::|\.|#| > ")


class Meant(Record, kw_only=True):
    """The tests a question is about. `is_all` if no other test could be meant as well.

    `missing` says what of the question is not there; then nothing is run.
    """

    wanted: Wanted
    places: tuple[Place, ...] = ()
    is_all: bool = True
    reasons: tuple[ReasonCode, ...] = ()
    missing: str = ""
    said: str = ""
    is_known: bool = True
    """Whether the index knows the tests; otherwise their runner may."""


def meant_tests(box: Toolbox, step: Step) -> Meant:
    """What to run for the targets of a step; without a target, everything."""
    if not step.targets:
        return Meant(wanted=Wanted())
    target = step.targets[0]
    match target.kind:
        case TargetKind.PATH:
            return _in_path(box, target)
        case TargetKind.TEST:
            return _named(box, target)
        case TargetKind.BUILD_TARGET:
            return Meant(wanted=Wanted())
    return _about(box, target)


def _in_path(box: Toolbox, target: Target) -> Meant:
    path = target.text.replace("\\", "/").removeprefix("./").strip("/")
    files = [one for one in box.tree.files if one == path or one.startswith(f"{path}/")]
    if not files:
        files = [one for one in box.tree.files if f"/{one}".endswith(f"/{path}")]
    if not files:
        return Meant(
            wanted=Wanted(),
            reasons=(ReasonCode.MISSING_ANCHOR,),
            missing=f"there is no {path} in this snapshot",
        )
    if path in files or not files[0].startswith(f"{path}/"):
        chosen = tuple(files)
        reasons = (ReasonCode.AMBIGUOUS_NAME,) if len(files) > 1 else ()
        return Meant(wanted=Wanted(paths=chosen), reasons=reasons, said=", ".join(chosen))
    return Meant(wanted=Wanted(paths=(path,)), said=path)


def _named(box: Toolbox, target: Target) -> Meant:
    """A test by name. One the index does not know may still be known to its runner."""
    path, _, rest = target.text.rpartition("::") if "::" in target.text else ("", "", target.text)
    plain = _PARAMETERS.sub("", rest)
    entry = _asked(box, _step(Relation.EXISTS, _as_test(target, plain, path), Aspect.ANCHOR))
    found = [seen.value for seen in entry.observations if isinstance(seen.value, LocationValue)]
    if not found:
        place = path.partition("::")[0] or target.within or ""
        return _group(box, plain, place) or _only_said(box, target, plain)
    parameters = rest[len(plain) :]
    tests = tuple(
        WantedTest(
            name=one.definition.name + parameters,
            path=one.definition.path,
            line=one.definition.line,
            owner=one.definition.qualified_name.rpartition(".")[0],
        )
        for one in found
    )
    return Meant(
        wanted=Wanted(tests=tests),
        places=tuple(place for seen in entry.observations for place in seen.places),
        reasons=(ReasonCode.AMBIGUOUS_NAME,) if len(tests) > 1 else (),
        said=target.text,
    )


def _group(box: Toolbox, name: str, path: str) -> Meant | None:
    """The tests of a class or group that is called so."""
    wanted = "".join(f".{part}" for part in _PARTS.split(name) if part)[1:]
    cases = _cases(box)
    own = [case for case in cases if _belongs(case, wanted) and f"/{case.path}".endswith(path)]
    tests = list(map(_wanted, own))
    facts = [
        fact
        for fact in box.book.definitions(wanted.rpartition(".")[2])
        if fact.kind == "class" and f"/{fact.path}".endswith(path)
    ]
    for fact in facts:
        told = {test.name for test in tests if test.path == fact.path}
        tests += [one for one in _inherited(box, fact, cases) if one.name not in told]
    if not tests:
        return None
    known = {test.path for test in tests}
    classes = [Place(one.path, LineRange(one.line, one.line)) for one in facts]
    return Meant(
        wanted=Wanted(tests=tuple(tests)),
        places=tuple(case.place for case in own[:1]) or tuple(classes[:1]),
        reasons=() if len(known) == 1 else (ReasonCode.AMBIGUOUS_NAME,),
        said=name,
    )


def _inherited(box: Toolbox, fact: DefFact, cases: Sequence[Case]) -> list[WantedTest]:
    """Tests a class has from its bases: the runner tells them as the class's own."""
    names, todo = set[str](), [fact]
    found = set[str]()
    while todo:
        for base in box.book.bases_of(todo.pop()):
            if base.name in names:
                continue
            names.add(base.name)
            known = [one for one in box.book.definitions(base.name) if one.kind == "class"]
            found.update(name for one in known for name in _tests_like(box, one))
            todo += known
    found.update(case.definition.name for case in cases if case.group in names)
    return [
        WantedTest(name=name, path=fact.path, owner=fact.qualified_name) for name in sorted(found)
    ]


def _tests_like(box: Toolbox, owner: DefFact) -> list[str]:
    """Methods of a class in no file of tests that its subclasses make tests."""
    return [
        one.name
        for one in box.book.definitions_in(owner.path)
        if one.parent == owner.no and one.name.startswith("test")
    ]


def _only_said(box: Toolbox, target: Target, plain: str) -> Meant:
    """A name that is none of a known test: where something is called so, its place goes along."""
    facts = [
        fact
        for fact in box.book.definitions(_PARTS.split(plain)[-1])
        if f"/{fact.path}".endswith(target.within or "")
    ]
    test = WantedTest(name=target.text, path=target.within or "")
    return Meant(
        wanted=Wanted(tests=(test,)),
        said=target.text,
        is_known=False,
        places=tuple(Place(one.path, LineRange(one.line, one.line)) for one in facts[:1]),
    )


def _as_test(target: Target, name: str, path: str) -> Target:
    place = path.partition("::")[0] or target.within or ""
    text = f"{name} in {place}" if place else name
    return Target(text=text, kind=TargetKind.TEST)


def _about(box: Toolbox, target: Target) -> Meant:
    """Tests that refer to a definition; of a class of tests, its own."""
    if own := _group(box, target.text, target.within or ""):
        return own
    if not box.book.definitions(_PARTS.split(target.text)[-1]):
        return Meant(
            wanted=Wanted(),
            reasons=(ReasonCode.MISSING_ANCHOR,),
            missing=f"nothing named {target.text} is defined here",
        )
    entry = _asked(box, _step(Relation.TESTS, target, Aspect.RELATION))
    by_place = {(case.path, case.definition.line): case for case in _cases(box)}
    found = [
        case
        for seen in entry.observations
        if isinstance(seen.value, LocationValue)
        and (case := by_place.get((seen.value.definition.path, seen.value.definition.line)))
    ]
    if not found:
        return Meant(
            wanted=Wanted(),
            reasons=(ReasonCode.NO_TESTS_RAN,),
            missing=f"no test is known to refer to {target.text}",
        )
    return Meant(
        wanted=Wanted(tests=tuple(map(_wanted, found))),
        places=tuple(place for seen in entry.observations for place in seen.places)[:1],
        is_all=entry.complete and not entry.candidates,
        reasons=entry.reasons,
        said=f"{len(found)} tests that refer to {target.text}",
    )


def _step(relation: Relation, target: Target, aspect: Aspect) -> Step:
    return Step(
        tool="tests",
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=aspect,
        relation=relation,
        targets=(target,),
        polar=True,
    )


def _asked(box: Toolbox, step: Step) -> EvidenceEntry:
    return Tests(box).observe(step)[0]


def _cases(box: Toolbox) -> list[Case]:
    cases = TestCases(box)
    return [case for path in cases.files for case in cases.of(path).cases]


def _belongs(case: Case, name: str) -> bool:
    """Whether a case stands in a class or group of this name, or in one inside it."""
    owner = case.definition.qualified_name.rpartition(".")[0]
    return bool(name) and (f".{name}." in f".{owner}." or case.group == name)


def _wanted(case: Case) -> WantedTest:
    return WantedTest(
        name=case.definition.name,
        path=case.path,
        line=case.definition.line,
        owner=case.definition.qualified_name.rpartition(".")[0],
    )
