"""A package.json script taken apart into its commands: enough shell to see what it starts.

Nothing is expanded here; a word keeps its raw form, so that a shell can do that where it is run.
What cannot be taken apart is None. Next: plan.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.vocabulary.record import Record

MAX_SCRIPT_CHARS = 20_000

_OPERATORS = ("&&", "||", ";", "|", "&", "\n")


class Word(Record):
    """`raw` as it is written, `text` without its quotes."""

    raw: str
    text: str


class Command(Record):
    """One command, the operator that joins it to the one before (if any), and its text."""

    joined_by: str
    words: tuple[Word, ...]
    raw: str


class _Token(Record):
    """A word, an operator, or '>' for a redirection whose target comes next."""

    what: Word | str
    first: int
    end: int


def commands_of(script: str) -> tuple[Command, ...] | None:
    """The commands in their order, or None where the script is more than a list of commands."""
    tokens = _tokens(script) if len(script) <= MAX_SCRIPT_CHARS else None
    if tokens is None:
        return None
    found: list[Command] = []
    held: list[_Token] = []
    joined_by = ""
    for token in [*tokens, _Token(";", len(script), len(script))]:
        if isinstance(token.what, Word) or token.what == ">":
            held.append(token)
            continue
        words = tuple(_words(held))
        if words:
            found.append(Command(joined_by, words, script[held[0].first : held[-1].end].strip()))
            joined_by = ""
        held = []
        joined_by = _later(joined_by, token.what) if found else ""
    return tuple(found)


def _words(tokens: list[_Token]) -> Iterator[Word]:
    """The words without targets of redirections and without the brackets of a group."""
    is_target = False
    for token in tokens:
        if not isinstance(token.what, Word):
            is_target = True
        else:
            if not is_target and token.what.raw not in ("{", "}"):
                yield token.what
            is_target = False


def quoted(text: str) -> str:
    """The text as one word of a shell, whatever is in it."""
    return "'" + text.replace("'", "'\\''") + "'"


def _later(before: str, operator: str) -> str:
    plain = operator.replace("\n", ";")
    return plain if not before or before == ";" else before


def _tokens(script: str) -> list[_Token] | None:
    tokens: list[_Token] = []
    at, n_chars = 0, len(script)
    while at < n_chars:
        here = script[at]
        operator = next((one for one in _OPERATORS if script.startswith(one, at)), "")
        if operator or here in "()":
            tokens.append(_Token(operator or ";", at, at + 1))
            at += len(operator or here)
        elif here.isspace():
            at += 1
        elif here == "#":
            break
        elif here in "<>":
            at = _after_redirection(script, at, tokens)
        else:
            end = _end_of_word(script, at)
            if end is None:
                return None
            if script[at:end].isdigit() and end < n_chars and script[end] in "<>":
                at = _after_redirection(script, end, tokens)
                continue
            tokens.append(_Token(Word(script[at:end], _unquoted(script[at:end])), at, end))
            at = end
    return tokens


def _after_redirection(script: str, at: int, tokens: list[_Token]) -> int:
    first = at
    while at < len(script) and script[at] in "<>|":
        at += 1
    if at < len(script) and script[at] == "&":
        at += 1
        while at < len(script) and (script[at].isdigit() or script[at] == "-"):
            at += 1
        return at
    tokens.append(_Token(">", first, at))
    return at


def _end_of_word(script: str, at: int) -> int | None:
    """Where the word that begins here ends; None if a quote or a bracket stays open."""
    while at < len(script):
        here = script[at]
        if here == "\\":
            at += 2
        elif here in "'\"`":
            at = _closing(script, at)
            if at < 0:
                return None
        elif script.startswith("$(", at):
            end = script.find(")", at)
            if end < 0:
                return None
            at = end + 1
        elif here.isspace() or here in "<>()" or here in "&|;":
            return at
        else:
            at += 1
    return len(script)


def _closing(script: str, at: int) -> int:
    """Just after the quote that closes the one here, or -1."""
    quote, at = script[at], at + 1
    while at < len(script):
        if script[at] == quote:
            return at + 1
        at += 2 if script[at] == "\\" and quote != "'" else 1
    return -1


def _unquoted(raw: str) -> str:
    text: list[str] = []
    quote, at = "", 0
    while at < len(raw):
        here = raw[at]
        if here == quote:
            quote = ""
        elif not quote and here in "'\"":
            quote = here
        elif here == "\\" and quote != "'" and at + 1 < len(raw):
            at += 1
            text.append(raw[at] if not quote or raw[at] in '"\\$`' else "\\" + raw[at])
        else:
            text.append(here)
        at += 1
    return "".join(text)
