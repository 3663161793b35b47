"""A goal out of a frame that fits: its targets read, its relation settled.

Where a target names nothing, or points back at nothing, the goal is an aside. Next: targets.py for
what a target's own words mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probant.inquiry.facets import facet_and_member
from probant.inquiry.families.family import Role
from probant.inquiry.looks import KEY_NOUN, PROJECT_WORDS, an_aside
from probant.inquiry.matching import Match
from probant.inquiry.plain_words import lazily
from probant.inquiry.sentences import CODELIKE
from probant.inquiry.session_frame import SessionFrame
from probant.inquiry.targets import FILE_WORDS, KIND_WORDS, PRONOUNS, Words, read_target
from probant.vocabulary.question import Aside, Facet, Goal, Relation, Target, TargetKind
from probant.vocabulary.record import replace

MAX_NAMED = 3
"""How many things a question names that was not understood are looked up all the same."""

_ABOUT_OTHERS = frozenset(
    {
        Relation.CALLED_BY,
        Relation.EXTENDED_BY,
        Relation.IMPLEMENTED_BY,
        Relation.IMPORTED_BY,
        Relation.TESTS,
        Relation.OVERRIDDEN_BY,
    }
)
_NARROWS_THEM = (
    r"(?i) (?:is|are|were|stand|live|lives) (?:defined |found )?(?:in|under|inside|within) "
)
"""A place told of the answers ("subclasses of X that are in y.py"), not of what was named."""

_NAMELIKE = rf"{CODELIKE}|[A-Z]\w+"
_PLACED = frozenset({Relation.DEFINED_IN, Relation.EXISTS})
"""Relations whose second target only says where the first must stand."""


def goal_of(text: str, words: Words, match: Match, session: SessionFrame | None) -> Goal:
    frame = match.frame
    targets: list[Target] = []
    for name in ("t", "a", "b"):
        if name not in match.groups:
            continue
        said = match.groups[name]
        if _is_the_project(said, words):
            return an_aside(text, Aside.UNDERSPECIFIED)
        role = (frame.second_role if name == "b" else None) or frame.role
        if said.lower().strip() in PRONOUNS or _is_that_one(said, words):
            carried = session.object_target() if session else None
            if carried is None:
                return an_aside(text, Aside.NO_CARRYOVER)
            targets.append(carried)
            continue
        if frame.relation is Relation.DEFINED_IN and (several := _several(said, words)):
            targets += several
            continue
        target = read_target(said, words.quotes, role)
        if target is None:
            return an_aside(text, Aside.UNDERSPECIFIED)
        if frame.relation is Relation.CONFIG_KEY:
            target = replace(target, text=lazily(KEY_NOUN).sub("", target.text))
        targets.append(_as_asked(target, frame.relation, words))
    if frame.relation in _ABOUT_OTHERS and lazily(_NARROWS_THEM).search(
        " ".join(match.groups.values())
    ):
        return an_aside(text, Aside.UNDERSPECIFIED, named_in(words))
    if frame.relation in _PLACED and "b" in match.groups and not _is_placed(targets):
        return an_aside(text, Aside.UNDERSPECIFIED, named_in(words))
    if frame.relation in _PLACED and "b" in match.groups and len(targets) == 2:
        targets = [replace(targets[0], within=targets[1].text)]
    relation = relation_of(frame.relation, targets)
    said = words.unquoted(_unpossessed(match.groups["x"])) if "x" in match.groups else ""
    facet, member = facet_and_member(relation, frame.about, said.removesuffix("'s"))
    if relation is Relation.OCCURS_IN and member:  # the file a text must stand in
        targets, member = [replace(targets[0], within=member)], ""
    if frame.relation is Relation.CALLED_BY and _says_tests(targets[0]):
        targets, facet = [replace(targets[0], within=None)], Facet.IN_TESTS
    if (kind := match.groups.get("k")) in FILE_WORDS:
        targets = [Target(text=targets[0].text, kind=TargetKind.PATH)]
    elif kind is not None:
        targets = [replace(targets[0], kinds=KIND_WORDS[kind])]
    if line := match.groups.get("line"):
        targets = [_with_line(targets[0], int(line))]
    return Goal(
        question=text,
        intent=frame.intent,
        relation=relation,
        targets=tuple(targets),
        polar=frame.polar,
        counted=frame.counted,
        transitive=frame.transitive,
        facet=facet,
        member=member,
    )


def _unpossessed(said: str) -> str:
    """ "depth's" is the name depth with the ending of "whose it is"; no name ends so."""
    return re.sub(r"(?<=[\w\ue001])['\u2019]s$", "", said)


def _is_placed(targets: list[Target]) -> bool:
    """Whether a name and one place were given; "fields" is no name, "both A and B" no place."""
    from probant.inquiry.gist_words import IDEAS, MEMBERS, NEUTRAL

    if len(targets) != 2 or " " in targets[1].text:
        return False
    words = re.findall(r"[a-z]+", targets[0].text)
    is_plain = targets[0].text.replace(" ", "").isalpha() and targets[0].text.islower()
    is_noun = any(IDEAS.get(word, frozenset()) & MEMBERS for word in words)
    return not (is_plain and is_noun and all(w in IDEAS or w in NEUTRAL for w in words))


def _is_the_project(said: str, words: Words) -> bool:
    """ "The last commit of the repo" names no thing called repo."""
    is_one = said.lower() in PROJECT_WORDS
    return is_one and re.search(rf"\b(?:the|this|our) {said.lower()}$", words.lowered()) is not None


def _is_that_one(said: str, words: Words) -> bool:
    """ "Who calls the function?" names none: the kind alone, with an article, points back."""
    kind = said.lower().strip().removeprefix("the ").removeprefix("same ")
    if kind not in KIND_WORDS and kind not in FILE_WORDS:
        return False
    if re.search(rf"\bthe same {kind}\b", words.lowered()):
        return True
    return re.search(rf"\b(?:the|that|this) {kind}$", words.lowered()) is not None


def _says_tests(target: Target) -> bool:
    """ "Who calls parse in tests?" narrows the callers, not what is called."""
    return target.within is not None and target.within.lower() in ("test", "tests", "testing")


def _several(said: str, words: Words) -> list[Target]:
    """ "Foo and Bar", "parse_a, parse_b": several names, if each can be nothing else."""
    names = re.split(r",? and |, ", said)
    if len(names) < 2 or not all(re.fullmatch(_NAMELIKE, name) for name in names):
        return []
    found = [read_target(name, words.quotes, Role.NAME) for name in names]
    return [one for one in found if one is not None and one.kind is TargetKind.SYMBOL]


def _as_asked(target: Target, relation: Relation, words: Words) -> Target:
    """ "Is there a bug in it?" names no symbol: a plain word alone is a phrase there."""
    is_plain = target.text.isalpha() and target.text.islower() and not words.quotes
    if relation is Relation.EXISTS and target.kind is TargetKind.SYMBOL and is_plain:
        return target if target.kinds else replace(target, kind=TargetKind.PHRASE)
    return target


def relation_of(asked: Relation, targets: Iterable[Target]) -> Relation:
    """Looking for a quoted text means looking for where it stands, not for its definition."""
    literal = next((t.text for t in targets if t.kind is TargetKind.LITERAL), None)
    if asked is Relation.DEFINED_IN and literal is not None:
        is_option = re.fullmatch(r"--?[A-Za-z][\w-]*", literal) is not None
        return Relation.CLI_OPTION if is_option else Relation.OCCURS_IN
    return asked


def _with_line(target: Target, line: int) -> Target:
    return Target(text=target.text, kind=target.kind, line=line)


def named_in(words: Words) -> tuple[Target, ...]:
    """What the sentence names beyond doubt, though what it asks about that was not understood."""
    said = [word.strip("(),.:;?!") for word in words.plain.split(" ")]
    found = [
        read_target(word, words.quotes, Role.NAME)
        for number, word in enumerate(said)
        if re.fullmatch(CODELIKE, word) or (number and re.fullmatch(r"[A-Z]\w*[a-z]\w*", word))
    ]
    named = [one for one in found if one is not None and one.kind is not TargetKind.LITERAL]
    return tuple(dict.fromkeys(named))[:MAX_NAMED]
