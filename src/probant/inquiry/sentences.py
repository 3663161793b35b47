"""The sentences of a text, and what a later one points back at.

Splits outside quotes, puts the one thing named before where "it" stands, and sorts the sentences
that ask to the front. What a sentence means is not looked at. Next: plain_words.py.
"""

from __future__ import annotations

import re

from probant.inquiry.clauses import parted
from probant.inquiry.plain_words import QUOTE, lazily
from probant.inquiry.plainer import without_condition
from probant.inquiry.targets import is_bare_file
from probant.inquiry.told_before import with_told

MAX_SENTENCE_WORDS = 60
"""A longer sentence is prose around a question, not a question."""

_SENTENCE_END = re.compile(r"(?<=[.?!;])(?<!\bno\.)(?<!\bnr\.)\s+|\n+", re.IGNORECASE)
CODELIKE = (
    "\ue000\\d+\ue001|"
    r"\w*[^\W_]_\w+|_\w+|[a-z]+[A-Z]\w*|[A-Z]+[a-z]+[A-Z]\w*|\w+(?:(?:\.|::)\w+)+|\S+/\S+|\w+\(\)?"
)
_THAT_ONE = (
    r"\b(?:that|this|the same) (class|function|method|file|module|symbol|type|constant|setting"
    r"|option|key|commit|test|variable|interface|text|string|message|env(?:ironment)?"
    r" var(?:iable)?)\b"
)
_IT = (
    r"(?<!whether )(?<!if )(?<!that )\bit\b(?!'s)"
    r"(?! (?:true|possible|correct|right)\b)(?! (?:is|was) (?:true|possible|correct|right)\b)"
)
_SPOKEN_OF = (
    r"\b(?:keep seeing|more than one|the value of|(?:a|an) \w+ (?:called|named)|of type)"
    r" (\w+(?:\.\w+)*)\b"
    r"|\b(?:rename|refactor|remove|delete|change|around|call|use) (\w+(?:\.\w+)*)(?=[.;,]|$)"
)
"""Turns of speech after which a plain word is a name."""

_HAS_A_METHOD = (
    r"(?:^|\b(?:class|type|struct|interface|trait) )([\w.]+) has (?:a|an|the) (?:\w+"
    r" )?(?:method|function) (\w+)"
)
_SORTS = (
    r"(?:env(?:ironment)? var(?:iable)?|setting|option|key|file|function|method|class"
    r"|module|constant|script|helper)"
)
_DESCRIBED = (
    rf"\b(?:the|a|an|our|my) ({_SORTS} (?!(?:that|which|in|of|is|called|named)\b)\S+(?<![,;.])"
    r"(?: in \S+)?"
    rf"|(?!\w+ {_SORTS} (?!(?:in|of|and|or|is) ))[\w.-]+ {_SORTS}\b(?! \w*[_.])(?: in \S+\b)?)"
)
_ONLY_A_NAME = re.compile(r"`[^`]+`|\w*[_./]\S+(?<![?!])")


def sentences_of(text: str) -> list[str]:
    """Candidate questions, most likely first: sentences that ask, then the rest in order."""
    wholes = _split_outside_quotes(without_condition(text))
    parts = [part.strip() for whole in wholes for part in parted(without_condition(whole))]
    parts = [part for part in parts if part and len(part.split()) <= MAX_SENTENCE_WORDS]
    if len(parts) == 1:
        return parts
    named: list[str] = []
    said: list[str] = []
    for number, part in enumerate(parts):
        said.append(_with_antecedent(with_told(part, parts[:number]), named))
        named += names_in(part)
    asked = [part for part in said if not _ONLY_A_NAME.fullmatch(part)]  # told, to be asked about
    return sorted(asked or said, key=lambda part: not part.endswith("?"))


def _with_antecedent(sentence: str, named: list[str]) -> str:
    """ "I want to change parse. Who calls it?": "it" is the one thing named just before."""
    if len(set(named)) != 1 or names_in(sentence):
        return sentence
    mark = '"' if " " in named[0] else "`"
    name = named[0] if named[0].startswith("the ") else f"{mark}{named[0]}{mark}"
    if name.startswith("the "):
        sentence = lazily(_THAT_ONE).sub(name, sentence)
    else:  # the noun narrows: "that class" is no function of this name
        sentence = lazily(_THAT_ONE).sub(rf"the \1 {name}", sentence)
    sentence = re.sub(r"\bits\b(?! name)", f"{name}'s", sentence, flags=re.IGNORECASE)
    return lazily(_IT).sub(name, sentence)


def names_in(sentence: str) -> list[str]:
    """Things a sentence names beyond doubt, as they are written."""
    if owned := lazily(_HAS_A_METHOD).search(sentence):
        return [".".join(owned.groups())]
    unquoted = QUOTE.sub(" ", sentence)
    described = [f"the {m.group(1)}" for m in lazily(_DESCRIBED).finditer(unquoted)]
    if len(described) == 1:
        return described
    quoted = [next(g for g in m.groups() if g is not None) for m in QUOTE.finditer(sentence)]
    if quoted:
        return quoted
    if spoken_of := lazily(_SPOKEN_OF).findall(sentence):
        return [one or other for one, other in spoken_of]
    words = [word.strip("(),.:;?!'\"") for word in sentence.split()]
    return [
        word
        for number, word in enumerate(words)
        if re.fullmatch(CODELIKE, word)
        or f"{word}()" in sentence
        or re.fullmatch(r"--[a-z][\w-]*", word)
        or re.fullmatch(r"[A-Z]+\d\w*", word)
        or is_bare_file(word)
        or (number and re.fullmatch(r"[A-Z]\w*[a-z]\w*", word) and words[number - 1][-1:] != ".")
    ]


def _split_outside_quotes(text: str) -> list[str]:
    hidden: list[str] = []

    def hide(match: re.Match[str]) -> str:
        hidden.append(match.group())
        return f"\x00{len(hidden) - 1}\x00"

    parts = _SENTENCE_END.split(QUOTE.sub(hide, text.replace("\x00", " ")))
    return [re.sub(r"\x00(\d+)\x00", lambda m: hidden[int(m.group(1))], part) for part in parts]
