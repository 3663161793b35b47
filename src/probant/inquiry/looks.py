"""Whether a reading can be trusted: what took too many words for its target is loose.

A loose reading gives way to a surer one. Also what the looks of a target say about the relation:
a key of a settings file, an environment variable, a quoted text.
"""

from __future__ import annotations

import re

from probant.inquiry.matching import LOOSE, MAX_NAME_WORDS
from probant.inquiry.plain_words import lazily
from probant.inquiry.rewrites import is_adverb
from probant.vocabulary.question import Aside, Facet, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.record import replace

_ONE_WORD_KINDS = frozenset(
    {TargetKind.PHRASE, TargetKind.PATH, TargetKind.COMMIT, TargetKind.WORKFLOW}
)
_NOUN_OF = r"\S+(?: \S+){0,3} (?:of|for|on|to) \S+"
_CLAUSE = r"\S+ (?:is|are|was|were|gets?) \S.*"
"""A verb inside what should be a name."""

_LANGUAGES = frozenset("python go golang rust java node node.js nodejs c++".split())
_PACKAGES = frozenset({"typescript"})
"""Languages that are a package like any other to the projects that need them."""

_OF_A_NAME = frozenset({Relation.DEFINED_IN, Relation.DESCRIPTION, Relation.OCCURS_IN})
_AT_A_PLACE = frozenset({Relation.DEFINED_IN, Relation.OCCURS_IN})
_KEY_AND_FILE = r"\S+(?: (?:in|of|from|under|inside) \S+)?"
KEY_NOUN = r"(?<=\S) (?:setting|key|entry|option|property|section|value)(?= (?:in|of|under) |$)"
_HOLDS_A_NAME = r"[_/]| \d|\w\.\w|[a-z][A-Z]|[0-9a-f]{7}|\b[A-Z]\w"
PROJECT_WORDS = ("project", "repo", "repository", "package", "codebase", "library", "crate")
_OF_THE_PROJECT = rf"(?i) (?:of|in|for) (?:this|the|our) (?:{'|'.join(PROJECT_WORDS)})$"
_SETTINGS_FILE = re.compile(r"\.(?:toml|ya?ml|json|ini|cfg|conf|properties)$|(?:^|/)\.env$")


def is_sure(goal: Goal) -> bool:
    is_name = all(one.kind not in (TargetKind.PHRASE, TargetKind.LITERAL) for one in goal.targets)
    is_known = goal.relation not in LOOSE or (bool(goal.targets) and is_name)
    return is_known and not is_loose(goal)


def is_loose(goal: Goal) -> bool:
    """Whether a target took more words than a name has, and a name among them."""
    if any(re.search(r"(?:^| )--[a-z]", t.text) and " " in t.text for t in goal.targets):
        return True
    if goal.relation is Relation.ENV_VAR and any(" " in one.text for one in goal.targets):
        return True
    if goal.relation in _OF_A_NAME and any(_is_frame(target) for target in goal.targets):
        return True
    if goal.relation in _AT_A_PLACE and any(re.fullmatch(r"\S+:\d+", t.text) for t in goal.targets):
        return True
    if goal.relation is Relation.DESCRIPTION and any(
        t.kind is TargetKind.PHRASE and t.text.count(" ") >= MAX_NAME_WORDS - 1
        for t in goal.targets
    ):
        return True
    if goal.relation is Relation.CONFIG_KEY:
        return any(re.fullmatch(_KEY_AND_FILE, t.text) is None for t in goal.targets)
    return any(
        (target.kind in _ONE_WORD_KINDS or goal.relation is Relation.DESCRIBED_AS)
        and " " in target.text
        and (goal.relation not in LOOSE or re.search(_HOLDS_A_NAME, target.text) is not None)
        for target in goal.targets
    ) or (goal.aside is Aside.UNDERSPECIFIED or _speaks_of_the_project(goal))


def _is_frame(target: Target) -> bool:
    """Whether words that ask ended up as the name: "the new name of X" is no thing called new."""
    if target.kinds:
        return False  # "the method check": a name, whatever else the word may mean
    words = target.text.split(" ")
    is_phrase = target.kind is TargetKind.PHRASE
    if is_phrase and lazily(_CLAUSE).fullmatch(target.text):
        return True
    is_noun_of = is_phrase and lazily(_NOUN_OF).fullmatch(target.text) is not None
    is_plain = all(word.isalpha() and word.islower() for word in words)
    if not (is_noun_of or is_plain):
        return False
    from probant.inquiry.gist_words import IDEAS, NEUTRAL  # only where a name could be a frame

    if is_noun_of:
        return any(word in IDEAS for word in words)
    if target.owner and len(words) == 1:
        return words[0] in IDEAS  # "check of Shape" is what it says
    return all(word in IDEAS or word in NEUTRAL or is_adverb(word) for word in words)


def _speaks_of_the_project(goal: Goal) -> bool:
    """ "What is the `license` of this project?" asks about no symbol of that name."""
    return goal.relation is Relation.DESCRIPTION and any(
        target.owner in PROJECT_WORDS or re.search(_OF_THE_PROJECT, target.text) is not None
        for target in goal.targets
    )


def as_it_looks(goal: Goal) -> Goal:
    """ "line-length in pyproject.toml" is a key, "$HOME" an environment variable."""
    if goal.relation is Relation.LANGUAGE_VERSION and goal.member.lower() in _PACKAGES:
        package = Target(text=goal.member.lower(), kind=TargetKind.LITERAL)
        return replace(goal, relation=Relation.DEPENDENCIES, targets=(package,),
                       facet=Facet.BOUND, member="")  # fmt: skip
    if goal.relation is Relation.DEPENDENCIES and len(goal.targets) == 1:
        said = goal.targets[0].text
        is_language = goal.facet is Facet.BOUND and said.lower() in _LANGUAGES
        return (
            replace(goal, relation=Relation.LANGUAGE_VERSION, targets=(), facet=None, member=said)
            if is_language
            else goal
        )
    if goal.relation is Relation.DEFINES and goal.facet is Facet.CONSTANTS:
        noun = goal.targets[0].text
        if re.fullmatch(r"[A-Z]\w*[a-z]\w*", noun):  # no file: the constants of an enum
            symbol = Target(text=noun, kind=TargetKind.SYMBOL)
            return replace(goal, intent=Intent.LOCATE, relation=Relation.FIELDS, targets=(symbol,),
                           facet=None)  # fmt: skip
    if goal.relation is Relation.RAISED_BY and goal.targets[0].kind is TargetKind.LITERAL:
        text = Target(text=goal.targets[0].text, kind=TargetKind.LITERAL)
        return replace(goal, intent=Intent.LOCATE, relation=Relation.OCCURS_IN, targets=(text,))
    if goal.relation not in (Relation.DEFINED_IN, Relation.OCCURS_IN) or len(goal.targets) != 1:
        return goal
    target = goal.targets[0]
    if goal.relation is Relation.OCCURS_IN and target.kind is TargetKind.PATH:
        if re.search(
            r"(?i)\bus(?:es?|ers?|ed|ages?)\b", goal.question
        ):  # a file is used by imports
            return replace(goal, intent=Intent.NAVIGATE, relation=Relation.IMPORTED_BY, facet=None)
        return an_aside(goal.question, Aside.UNDERSPECIFIED, goal.targets)
    if re.fullmatch(r"\$[A-Z][A-Z0-9_]*", target.text):
        name = Target(text=target.text[1:], kind=TargetKind.LITERAL)
        return replace(goal, relation=Relation.ENV_VAR, targets=(name,), facet=None)
    if goal.relation is Relation.OCCURS_IN and target.kind is TargetKind.SYMBOL:
        if "." in target.text:  # its last part alone would be found everywhere
            literal = Target(text=target.text, kind=TargetKind.LITERAL, within=target.within)
            return replace(goal, targets=(literal,))
        return goal
    if target.within is None or not _SETTINGS_FILE.search(target.within):
        return goal
    named = lazily(KEY_NOUN).sub("", target.text)
    key = Target(text=f"{named} in {target.within}", kind=TargetKind.LITERAL)
    return replace(goal, relation=Relation.CONFIG_KEY, targets=(key,), facet=None)


def an_aside(text: str, aside: Aside, targets: tuple[Target, ...] = ()) -> Goal:
    return Goal(question=text, intent=Intent.CHAT, aside=aside, targets=targets)
