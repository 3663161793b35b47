"""The strings of a JSON text, with the place of each of their characters.

Own reading, because the standard one tells no positions and recurses. It is forgiving: what is no
JSON gives the strings that are in it, and `json_fault` says so. Next: blocks.py reads each string.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.checking.document import Passage
from probant.checking.formats.blocks import read_blocks, read_markdown
from probant.checking.formats.dialect import PLAIN
from probant.checking.formats.rows import rows_of
from probant.vocabulary.record import Record

_TOKEN = re.compile(
    r'"(?P<string>(?:[^"\\\n]++|\\[^\n])*)"'
    r"|(?P<sign>[{}\[\],:])"
    r"|(?P<word>true|false|null|-?(?:0|[1-9]\d*+)(?:\.\d++)?(?:[eE][+-]?\d++)?)(?![\w.])"
    r"|(?P<space>[ \t\n\r\ufeff]++)"
    r"|(?P<other>[\w.]++|.)",
    re.S,
)
_COLON = re.compile(r"[ \t\n\r]*+:")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.S)
_PLAIN = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_CLOSING = {"{": "}", "[": "]"}


class JsonString(Record):
    """A string as it is meant; `offsets` has the place of each character where escapes moved it."""

    text: str
    start: int
    offsets: tuple[int, ...] | None


def read_json(text: str) -> list[Passage]:
    """The passages of every string value; keys are names, they say nothing."""
    found: list[Passage] = []
    for match in _tokens(text):
        if match["string"] and not _COLON.match(text, match.end()):
            found += string_passages(decoded(match["string"], match.start() + 1))
    return found


def _tokens(text: str) -> Iterator[re.Match[str]]:
    """Every token; the rest of a line is left out where a string in it does not end, because
    looking for the end of one string after another would take time without bound."""
    at = 0
    while match := _TOKEN.match(text, at):
        yield match
        at = match.end()
        if match["other"] == '"':
            at = text.find("\n", at)
            if at < 0:
                return


def string_passages(string: JsonString) -> list[Passage]:
    """A string of several lines is read as Markdown, one of a single line as it stands."""
    if "\n" in string.text:
        read = read_markdown(string.text)
    else:
        read = read_blocks(string.text, rows_of(string.text), PLAIN)
    return [_placed(passage, string) for passage in read]


def decoded(written: str, start: int) -> JsonString:
    """What stands between two quotation marks."""
    if "\\" not in written:
        return JsonString(written, start, None)
    said: list[str] = []
    offsets: list[int] = []
    at = 0
    for match in _ESCAPE.finditer(written):
        said.append(written[at : match.start()])
        offsets += range(start + at, start + match.start())
        char = chr(int(match[1], 16)) if match[1] else _PLAIN.get(match[2], match[2])
        at = match.end()
        if said and "\udc00" <= char <= "\udfff" and said[-1] == "" and _is_high(said):
            said.pop()
            said[-1] = _joined(said[-1], char)
            continue
        said.append(char)
        offsets.append(start + match.start())
    said.append(written[at:])
    offsets += range(start + at, start + len(written))
    return JsonString("".join(said), start, tuple(offsets))


def _is_high(said: list[str]) -> bool:
    return len(said) > 1 and "\ud800" <= said[-2][-1:] <= "\udbff"


def _joined(high: str, low: str) -> str:
    return chr(0x10000 + ((ord(high) - 0xD800) << 10) + (ord(low) - 0xDC00))


def _placed(passage: Passage, string: JsonString) -> Passage:
    """The passage of a string as a passage of the text the string stands in."""

    def place(at: int) -> int:
        if string.offsets is None:
            return string.start + at
        return string.offsets[at] if at < len(string.offsets) else string.start

    offsets: tuple[int, ...] | None = None
    if string.offsets is not None or passage.offsets is not None:
        size = len(passage.text)
        offsets = tuple(place(passage.offset(at)) for at in range(size))
    return Passage(
        kind=passage.kind,
        text=passage.text,
        start=place(passage.start),
        offsets=offsets,
        info=passage.info,
        info_start=place(passage.info_start),
        lead=passage.lead,
    )


def json_fault(text: str, *, is_lines: bool = False) -> int | None:
    """Where the text stops being JSON, None if it is; nothing is built, so depth is no matter."""
    open_signs: list[str] = []
    state = _VALUE
    for match in _tokens(text):
        if match["space"] is not None:
            continue
        if match["other"] is not None:
            return match.start()
        if state is _DONE:
            if not is_lines:
                return match.start()
            state = _VALUE
        state = _after(match, state, open_signs)
        if state is _WRONG:
            return match.start()
    return None if state is _DONE or (is_lines and state is _VALUE) else len(text)


_VALUE, _VALUE_OR_END, _KEY, _KEY_OR_END, _COLON_DUE, _COMMA_OR_END, _DONE, _WRONG = range(8)


def _after(match: re.Match[str], state: int, open_signs: list[str]) -> int:
    """What may follow this token where that was expected."""
    sign = match["sign"]
    if state == _COLON_DUE:
        return _VALUE if sign == ":" else _WRONG
    if sign in ("}", "]"):
        if state not in (_VALUE_OR_END, _KEY_OR_END, _COMMA_OR_END):
            return _WRONG
        if not open_signs or _CLOSING[open_signs.pop()] != sign:
            return _WRONG
        return _COMMA_OR_END if open_signs else _DONE
    if state == _COMMA_OR_END:
        return (_KEY if open_signs[-1] == "{" else _VALUE) if sign == "," else _WRONG
    if state in (_KEY, _KEY_OR_END):
        return _COLON_DUE if match["string"] is not None else _WRONG
    if sign in ("{", "["):
        open_signs.append(sign)
        return _KEY_OR_END if sign == "{" else _VALUE_OR_END
    if sign is not None:
        return _WRONG
    return _COMMA_OR_END if open_signs else _DONE


def strings_with_keys(text: str) -> Iterator[tuple[tuple[str, ...], JsonString, int]]:
    """Every string value with the keys that lead to it, and the number of its outermost item.

    Only what a notebook needs: lists count for nothing in the keys, and depth is cut off.
    """
    keys: list[str] = []
    stack: list[str] = []
    key = ""
    n_items = 0
    for match in _tokens(text):
        sign, string = match["sign"], match["string"]
        if sign in ("{", "["):
            stack.append(sign)
            keys.append(key)
            n_items += sign == "{" and len(stack) == 3
            key = ""
        elif sign in ("}", "]") and stack:
            stack.pop()
            key = keys.pop()
        elif string is not None:
            if _COLON.match(text, match.end()):
                key = string
            elif len(stack) <= 4:
                path = tuple(name for name in (*keys, key) if name)
                yield path, decoded(string, match.start() + 1), n_items
