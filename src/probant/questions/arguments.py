"""What a typed query hands to a form: its arguments in order, and how one target is written.

A name may say which one is meant: `src/cart.py::total` is the one in that file, `class:Cart` the
class. Where a kind takes more than one sort of thing, `file:`, `test:`, `symbol:` or `text:` before
it says which; without, the looks decide. What is called like a word of a list is written
`./functions` if it is a file, and in backticks if it is only compared with. Next: asking.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from probant.errors import UsageError
from probant.questions.kind import TARGET_KIND, Fill, Form, Lexis, Slot
from probant.questions.lexis import OPTIONAL, meaning_of
from probant.questions.looks import bare_name, clean_path, looks_like_name, looks_like_path
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import Record, replace
from probant.vocabulary.symbol import SymbolKind

NAMES = frozenset({Fill.SYMBOL, Fill.NAMED, Fill.TEST})
"""Fills of things that can be told apart by where they stand, whose they are, and what they are."""

_NOT_IN_CODE = {SymbolKind.TEXT, SymbolKind.CONFIG_KEY, SymbolKind.ENV_VAR, SymbolKind.CLI_OPTION}
SYMBOL_KINDS: Mapping[str, SymbolKind] = {
    kind.value: kind for kind in SymbolKind if kind not in _NOT_IN_CODE
}
"""What `--symbol-kind` and a target may be narrowed to."""

SORTS: Mapping[str, TargetKind] = {
    "file": TargetKind.PATH,
    "test": TargetKind.TEST,
    "symbol": TargetKind.SYMBOL,
    "text": TargetKind.LITERAL,
}
_SORTS_OF: Mapping[Fill, frozenset[TargetKind]] = {
    Fill.NAMED: frozenset({TargetKind.PATH, TargetKind.SYMBOL}),
    Fill.MODULE: frozenset({TargetKind.PATH, TargetKind.SYMBOL}),
    Fill.CASE: frozenset({TargetKind.PATH, TargetKind.TEST}),
}
_QUOTED = re.compile(r"`\s*([^`\s](?:[^`]*[^`\s])?)\s*`")
_KINDS_BEFORE = re.compile(r"([a-z_]+(?:,[a-z_]+)*):(?!:)(?=\S)")


class Argument(Record):
    """One place of a query: a slot of the form, or a word out of a closed list."""

    name: str
    slot: Slot | None
    is_optional: bool


class Named(Record, kw_only=True):
    """A target as it is given. `kind` is None where the looks decide."""

    text: str
    kinds: frozenset[SymbolKind] = frozenset()
    within: str = ""
    owner: str = ""
    kind: TargetKind | None = None

    @property
    def is_qualified(self) -> bool:
        return bool(self.kinds or self.within or self.owner)


def symbol_kinds(names: Iterable[str]) -> frozenset[SymbolKind]:
    """The kinds of these names; a name may be several, with commas."""
    wanted = [word.strip() for name in names for word in name.split(",") if word.strip()]
    for word in wanted:
        if word not in SYMBOL_KINDS:
            from difflib import get_close_matches

            near = get_close_matches(word, SYMBOL_KINDS, n=1)
            raise UsageError(
                f"there is no kind of symbol called {word!r}",
                remedy=f"did you mean {near[0]}?"
                if near
                else f"choose one of {', '.join(SYMBOL_KINDS)}",
            )
    return frozenset(SYMBOL_KINDS[word] for word in wanted)


def arguments_of(form: Form) -> tuple[Argument, ...]:
    """What is asked about, then the word of a list, then what is compared with or narrows."""
    slots = [Argument(slot.name, slot, slot.is_optional) for slot in form.slots]
    targets = [one for one in slots if one.slot is not None and one.slot.fill in TARGET_KIND]
    others = [one for one in slots if one not in targets]
    words = [Argument(form.word.value, None, takes_no_word(form))] if form.word else []
    return (*targets, *words, *others)


def takes(form: Form, n_texts: int) -> bool:
    """Whether a form can be asked with so many."""
    arguments = arguments_of(form)
    n_least = sum(not one.is_optional for one in arguments)
    return n_least <= n_texts <= len(arguments)


def filled_by(form: Form, n_texts: int) -> tuple[Argument, ...]:
    """The arguments that so many texts fill: optional ones are left out from the end."""
    arguments = list(arguments_of(form))
    for argument in reversed(arguments_of(form)):
        if len(arguments) > n_texts and argument.is_optional:
            arguments.remove(argument)
    return tuple(arguments)


def takes_no_word(form: Form) -> bool:
    """Whether the word may be left out: any kind of definition or text, whatever language."""
    if form.word in OPTIONAL:
        return True
    return form.word is Lexis.LANGUAGE and not form.polar


def has_word(form: Form, given: Sequence[str | Named]) -> bool:
    """Whether one of these is a word of the form's list, and not said to be something else."""
    pairs = zip(filled_by(form, len(given)), given, strict=True)
    text = next((one for argument, one in pairs if argument.slot is None), "")
    if isinstance(text, Named):
        text = text.text if text.kind is None else ""
    return form.word is not None and meaning_of(form.word, text) is not None


def sorts_of(fill: Fill) -> frozenset[TargetKind]:
    if fill in _SORTS_OF:
        return _SORTS_OF[fill]
    return frozenset({TARGET_KIND[fill]}) if fill in TARGET_KIND else frozenset()


def read_named(given: str | Named, fills: frozenset[Fill]) -> Named:
    """A target with its sort, out of those that `fills` could be."""
    named = Named(text=given) if isinstance(given, str) else given
    sorts = frozenset(sort for fill in fills for sort in sorts_of(fill))
    text, kind = named.text.strip(), named.kind
    head, colon, rest = text.partition(":")
    if kind is None and len(sorts) > 1 and colon and rest.strip() and SORTS.get(head) in sorts:
        text, kind = rest, SORTS[head]
    kind = kind or _kind_by_looks(text, sorts, fills)
    named = replace(named, text=text, kind=kind)
    is_name = kind is TargetKind.SYMBOL or kind is TargetKind.TEST
    return _told_apart(named) if is_name and fills & (NAMES | {Fill.CASE}) else named


def _kind_by_looks(
    text: str, sorts: frozenset[TargetKind], fills: frozenset[Fill]
) -> TargetKind | None:
    is_import = Fill.MODULE in fills and text.startswith(".")
    if TargetKind.PATH in sorts and looks_like_path(text) and not is_import:
        return TargetKind.PATH
    order = (TargetKind.LITERAL, TargetKind.SYMBOL, TargetKind.TEST)
    return next((kind for kind in order if kind in sorts), next(iter(sorts), None))


def _told_apart(named: Named) -> Named:
    """With the kinds before the name, and the file before `::`."""
    text = named.text
    before = _KINDS_BEFORE.match(text)
    kinds = before[1].split(",") if before else []
    if before and all(kind in SYMBOL_KINDS for kind in kinds):
        text = text[before.end() :]
        named = replace(named, kinds=named.kinds | {SYMBOL_KINDS[kind] for kind in kinds})
    path, colons, rest = text.partition("::")
    if colons and rest.strip() and looks_like_path(path):
        text, named = rest, replace(named, within=clean_path(path))
    return replace(named, text=text)


def make_target(fill: Fill, named: Named) -> Target:
    kind = named.kind or TARGET_KIND[fill]
    text = named.text
    if kind is TargetKind.PATH:
        text = clean_path(text) or text
    elif fill is Fill.CASE:
        head, bracket, rest = text.partition("[")
        text = bare_name(head) + bracket + rest
    elif fill in NAMES:
        text = bare_name(text)
    return Target(
        text=text,
        kind=kind,
        kinds=named.kinds,
        within=named.within or None,
        owner=named.owner or None,
    )


def member_text(text: str) -> str:
    """What is only compared with, as the code names it."""
    quoted = _QUOTED.fullmatch(text.strip())
    text = quoted[1] if quoted else text
    return bare_name(text) if looks_like_name(text) else text.strip()


def named_of(target: Target) -> Named:
    """The other direction of `make_target`."""
    return Named(
        text=target.text,
        kinds=target.kinds,
        within=target.within or "",
        owner=target.owner or "",
        kind=target.kind,
    )


def not_a_word(text: str, fill: Fill) -> str:
    """The text of something that is called like a word of a list."""
    return f"`{text}`" if fill is Fill.MEMBER else f"./{text}"


def written(named: Named, fills: frozenset[Fill]) -> str:
    """The shortest text that `read_named` reads as this; the owner is a flag of its own."""
    within = named.within if looks_like_path(named.within) else f"{named.within}/"
    text = f"{within}::{named.text}" if named.within else named.text
    if named.kinds:
        text = f"{','.join(sorted(kind.value for kind in named.kinds))}:{text}"
    plain = replace(named, owner="")
    if _reads_as(text, plain, fills):
        return text
    sort = next((name for name, kind in SORTS.items() if kind is named.kind), "")
    return f"{sort}:{text}" if sort else text


def _reads_as(text: str, named: Named, fills: frozenset[Fill]) -> bool:
    return read_named(text, fills) == named
