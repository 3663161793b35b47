"""Rewordings of a question that must have the same answer.

They come from the table of rewordings, from the examples of the same family, and from ways to put
the very same words. How they are read is not looked at: an answer that depends on the wording is
what the variants are there to find.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from probant.inquiry.families import all_families
from probant.inquiry.reader import read_question
from probant.inquiry.rewordings import REWORDINGS
from probant.inquiry.targets import KIND_WORDS
from probant.vocabulary.question import Goal, Target, TargetKind
from probant.vocabulary.record import replace

MAX_VARIANTS = 12
"""The question itself among them: every two answers are compared."""

_YES_OR_NO = ("is ", "are ", "does ", "do ", "did ", "can ", "was ")
_HOLE = re.compile(r"\{([^{}]+)\}")


def variants_of(question: str) -> tuple[str, ...]:
    """The question first, then its rewordings, each once."""
    said = " ".join(question.split())
    goal = read_question(said)
    reworded = list(_reworded(goal)) if goal.aside is None and not goal.revision else []
    reframed = list(_reframed(said, goal))
    room = MAX_VARIANTS - 1 - len(reframed)
    found: dict[str, str] = {_folded(said): said}
    for one in (*_others(reworded, said)[:room], *reframed):
        found.setdefault(_folded(one), one)
    return tuple(found.values())


def _others(sentences: Sequence[str], said: str) -> list[str]:
    kept = {_folded(one): one for one in sentences}
    kept.pop(_folded(said), None)
    return list(kept.values())


def _folded(text: str) -> str:
    """Differences nobody would call another wording are none, but for marks: `a` is not a."""
    return text.strip(" ?.!").lower()


def _reworded(goal: Goal) -> Iterator[str]:
    """Other sentences for the same goal; only of rows whose plainest sentence is read as it."""
    rows = REWORDINGS.get(goal.relation, ()) if goal.relation is not None else ()
    for row in (*rows, *_examples(goal)):
        samples = list(dict.fromkeys(_HOLE.findall(row[0])))
        if len(samples) != len(goal.targets):
            continue
        named = dict(zip(samples, map(_said, goal.targets), strict=True))
        if _asks(_filled(row[0], named), goal):
            yield from (_filled(sentence, named) for sentence in row)


def _examples(goal: Goal) -> Iterator[tuple[str, ...]]:
    """The examples of the families with the same relation, with holes where their targets stand.

    One that can be answered with yes is left to the questions of that sort.
    """
    kinds = [target.kind for target in goal.targets]
    for family in all_families():
        sentence = family.example
        if family.relation is not goal.relation or family.polar != goal.polar:
            continue
        targets = read_question(sentence).targets
        if [target.kind for target in targets] != kinds:
            continue
        if not goal.polar and sentence.startswith(_YES_OR_NO):
            continue
        for target in targets:
            word = rf"(?<![\w.{{]){re.escape(target.text)}(?![\w}}])"
            sentence = re.sub(word, f"{{{target.text}}}", sentence)
        if _HOLE.search(sentence):
            yield (sentence,)


def _filled(sentence: str, named: Mapping[str, str]) -> str:
    return _HOLE.sub(lambda hole: named.get(hole[1], hole[1]), sentence)


def _asks(sentence: str, goal: Goal) -> bool:
    return replace(read_question(sentence), question="") == replace(goal, question="")


def _said(target: Target) -> str:
    """The target in words, with what narrows it."""
    said = target.text
    if target.owner:
        said = f"{target.owner}.{said}" if "." not in said else f"{said} of {target.owner}"
    if target.within:
        said = f"{said} in {target.within}"
    kind = next((word for word, kinds in KIND_WORDS.items() if kinds == target.kinds), "")
    return f"the {kind} {said}" if target.kinds and kind else said


def _reframed(said: str, goal: Goal) -> Iterator[str]:
    """The same words: with marks around names or without, politely."""
    marked = said
    for target in goal.targets:
        if target.kind in (TargetKind.SYMBOL, TargetKind.PATH):
            name = rf"(?<![\w`\"'./]){re.escape(target.text)}(?![\w`\"'/(])"
            marked = re.sub(name, f"`{target.text}`", marked, count=1)
    yield marked if marked != said else said.replace("`", "")
    lowered = said[:1].lower() + said[1:] if said[1:2].islower() else said
    yield f"Hi, quick question: {lowered}"
    yield f"Could you help me? {said}"
