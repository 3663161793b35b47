"""The gist of a sentence: which ideas it speaks of, and which things it names, in whatever order.

For wordings no family knows. A row fits only if the sentence names exactly the things it asks for,
every idea it needs is there, and no word is left that could change what is asked: an idea the row
does not allow, or a word nobody knows, makes it no reading at all. Next: gist_words.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probant.inquiry.facets import facet_and_member
from probant.inquiry.families.family import Role
from probant.inquiry.gist_roles import THING, is_yes_or_no, role_of
from probant.inquiry.gist_rows import ROWS, Row
from probant.inquiry.gist_words import FILLERS, IDEAS, NEUTRAL, OF_A_NAME, PHRASES, SOFT
from probant.inquiry.spelling import nearest
from probant.inquiry.targets import Words, read_target
from probant.inquiry.things import LANGUAGES_LIKE_WORDS, TAG, Thing, things_of
from probant.vocabulary.edits import distance
from probant.vocabulary.question import Goal, Target, TargetKind
from probant.vocabulary.record import Record, replace

_IS_LANGUAGE = frozenset({"LANGUAGE"})
_LINE_WORDS = frozenset({"line", "lines", "lin", "ln", "row", "l"})
_EDGES = "(),.:;?!'\""


class _Said(Record):
    things: tuple[Thing, ...]
    ideas: tuple[frozenset[str], ...]
    """For each word, the ideas it may carry."""

    unknown: tuple[str, ...]
    is_directed: bool = False
    """Whether the words say whose it is: "callers of X", "X's callers"."""

    is_polar: bool = False
    """Whether a yes or no is asked for, and nothing more."""

    is_guessed: bool = False
    """Whether nothing is named and every idea comes of a word that had to be put right."""


def by_gist(question: str, words: Words) -> Goal | None:
    """The one reading the words allow, if there is one."""
    said = _said(words)
    if said.is_guessed:
        return None  # "give me looup": such a word is rather a name than a slip
    best = max((row for row in ROWS if _fits(row, said)), key=_weight, default=None)
    if best is None:
        return None
    targets = _targets(best, said, words)
    if targets is None:
        return None
    word = _line(best, said) or _spoken_of(best, words)
    facet, member = facet_and_member(best.relation, best.about, word)
    return Goal(
        question=question,
        intent=best.intent,
        relation=best.relation,
        targets=targets,
        polar=best.polar,
        counted=best.counted,
        facet=facet,
        member=member,
    )


def _weight(row: Row) -> tuple[int, int]:
    return len(row.needs), len(row.things)


def _fits(row: Row, said: _Said) -> bool:
    known = row.needs | row.allows | SOFT | (OF_A_NAME if "name" in row.things else frozenset())
    if not all(options & known for options in said.ideas):
        return False
    if not all(any(need in options for options in said.ideas) for need in row.needs):
        return False
    if (row.directed and not said.is_directed) or (row.by_role and row.polar != said.is_polar):
        return False
    sorts = tuple(thing.sort for thing in said.things)
    as_files = tuple("path" if "." in t.text and t.sort == "name" else t.sort for t in said.things)
    words = ("word",) * len(said.unknown)
    wanted = tuple(sort for sort in row.things if sort != "word")
    n_words = len(row.things) - len(wanted)
    return len(words) == n_words and any(way in (sorts, as_files) for way in _ways(wanted))


def _ways(wanted: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    """A name may be written as code or as a path; "file line" may stand the other way round."""
    yield wanted
    if wanted == ("path", "line"):
        yield ("line", "path")
    if len(wanted) == 2 and wanted[1] in ("tag", "path") and wanted[0] in ("name", "path"):
        yield (wanted[1], wanted[0])


def _said(words: Words) -> _Said:
    plain = _with_ideas(words.plain)
    things: list[Thing] = []
    ideas: list[frozenset[str]] = []
    unknown: list[str] = []
    shape: list[str] = []
    tokens = [token for token in map(_bare, plain.split()) if token]
    is_name_first = len(tokens) == 3 and TAG.fullmatch(tokens[2]) is not None  # "Config in v2"
    for number, token in enumerate(tokens):
        shape.append(token.lower())
        if token in _MARKERS:
            ideas.append(frozenset({token}))
        elif found := things_of(token, words, is_first=number == 0 and not is_name_first):
            if found[0].sort == "line" and tokens[number - 1].lower() not in _LINE_WORDS:
                unknown.append(token)  # a year, a count: only "line 12" is a line
            else:
                things += found
                shape[-1] = " ".join([THING] * len(found))
        elif number and tokens[number - 1] == "dependency" and IDEAS.get(token) == _IS_LANGUAGE:
            unknown.append(token)  # the package of that name
        else:
            _sort_word(token, words, ideas, unknown)
    sentence = " ".join(shape)
    if (role := role_of(sentence)) is not None:
        verb, done, is_turned = role
        stem = "DECORATOR" if verb == "DECORATE" else verb
        ideas = [one | {f"{verb}-{done}"} if stem in one else one for one in ideas]
        things = things[::-1] if is_turned else things
    is_polar = is_yes_or_no(sentence)
    is_guessed = not things and bool(ideas) and not any(_is_known(token) for token in tokens)
    is_directed = _is_directed(words.plain)
    return _Said(tuple(things), tuple(ideas), tuple(unknown), is_directed, is_polar, is_guessed)


def _is_known(token: str) -> bool:
    return token in _MARKERS or token.lower() in IDEAS


def _is_directed(plain: str) -> bool:
    """A noun goes with a name by "of", or by standing after it."""
    nouns = (
        r"(?:callers?|callees?|bases?|superclass(?:es)?|base class(?:es)?|parents?"
        r"|subclass(?:es)?|importers?|dependents|call ?sites?)"
    )
    return bool(
        re.search(rf"(?i)\b{nouns} (?:of|for|to|on) ", plain)
        or re.search(rf"(?i)\S'?s? (?:\w+ )?{nouns}\b(?! (?:of|for|is|are|as))", plain)
    )


def _with_ideas(plain: str) -> str:
    """Turns of speech put as their ideas; what stands inside a path or a name is none."""
    kept: list[str] = []

    def hide(match: re.Match[str]) -> str:
        kept.append(match.group())
        return f"\ue002{len(kept) - 1}\ue003"

    hidden = re.sub(r"\S*[\w\ue001][./_:\\]\w\S*", hide, plain)
    for phrase, idea in PHRASES:
        hidden = phrase.sub(f" {idea} ", hidden)
    return re.sub("\ue002(\\d+)\ue003", lambda match: kept[int(match.group(1))], hidden)


def _bare(token: str) -> str:
    """Without what stands around it; a dot before a name belongs to it."""
    return token.rstrip(_EDGES).lstrip(_EDGES.replace(".", ""))


def _sort_word(token: str, words: Words, ideas: list[frozenset[str]], unknown: list[str]) -> None:
    token = words.unquoted(token)
    if token.istitle() and token in LANGUAGES_LIKE_WORDS:  # the language is not the verb
        ideas.append(frozenset({"LANGUAGE"}))
        return
    for word in dict.fromkeys((token.lower(), _slip(token.lower()))):
        if word in IDEAS:
            ideas.append(IDEAS[word])
            return
        if word in NEUTRAL:
            return
    if token.lower() in FILLERS:
        return
    unknown.append(token)


def _slip(word: str) -> str:
    """The known word one slip away; a word two away may well be a name."""
    meant = nearest(word, _KNOWN)[0]
    is_like = word[:1] == meant[:1] and (word[-1:] == meant[-1:] or len(word) < 4)
    is_slip = distance(word, meant, 1) <= 1 and is_like
    return meant if is_slip else word  # "yield" is no slip of "field", "decorate" none of a noun


def _targets(row: Row, said: _Said, words: Words) -> tuple[Target, ...] | None:
    things = list(said.things)
    found: list[Target] = []
    left = list(said.unknown)
    for sort in row.things:
        if sort == "word":
            found.append(_target(Thing("word", left.pop(0)), row, words))
            continue
        alike = (one for one in things if sort == "path" and one.sort == "name" and "." in one.text)
        thing = next((one for one in things if one.sort == sort), None) or next(alike)
        things.remove(thing)
        if sort != "line":
            found.append(_target(thing, row, words))
    line = next((thing.text for thing in said.things if thing.sort == "line"), "")
    if row.within and len(found) == 2:
        found = [replace(found[0], within=found[1].text)]
    if row.in_file:
        *rest, file = found
        found = [_within(one, file.text) for one in rest]
    if line and row.with_line and found:
        found[0] = Target(text=found[0].text, kind=found[0].kind, line=int(line))
    return tuple(found)


def _within(target: Target, path: str) -> Target:
    return Target(text=f"{target.text} in {path}", kind=target.kind)


def _line(row: Row, said: _Said) -> str:
    """Where a row tells its line besides its target."""
    lines = [thing.text for thing in said.things if thing.sort == "line"]
    return lines[0] if lines and row.line_about else ""


def _spoken_of(row: Row, words: Words) -> str:
    """The word itself that carries the idea a row tells besides its targets."""
    for token in map(words.unquoted, map(_bare, words.plain.split())) if row.about_idea else ():
        ideas = IDEAS.get(_slip(token.lower()), frozenset())
        is_language = token in LANGUAGES_LIKE_WORDS and row.about_idea == "LANGUAGE"
        if row.about_idea in ideas or is_language:
            return token
    return ""


_KINDS = {
    Role.TEXT: TargetKind.LITERAL,
    Role.TEST: TargetKind.TEST,
    Role.WORKFLOW: TargetKind.WORKFLOW,
    Role.FILE: TargetKind.PATH,
}


def _target(thing: Thing, row: Row, words: Words) -> Target:
    if thing.sort in ("commit", "tag"):
        return Target(text=thing.text, kind=TargetKind.COMMIT)
    if row.role in _KINDS:
        return Target(text=thing.text.removeprefix("$"), kind=_KINDS[row.role])
    if thing.sort == "path" or ("path" in row.things and "name" not in row.things):
        return Target(text=thing.text.removeprefix("./"), kind=TargetKind.PATH)
    if thing.sort == "literal":
        return Target(text=thing.text, kind=TargetKind.LITERAL)
    read = read_target(thing.text, words.quotes, Role.NAME)
    return read or Target(text=thing.text, kind=TargetKind.SYMBOL)


_KNOWN = frozenset(IDEAS) | NEUTRAL
_MARKERS = frozenset(word for _, ideas in PHRASES for word in ideas.split())
