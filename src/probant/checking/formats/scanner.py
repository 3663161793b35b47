"""Where the comments and docstrings of source code stand, found without parsing it.

Only strings have to be told from comments for that, which takes linear time on any input and works
on a part of a file as well; a parser's recovery from broken code does neither. What the comments
say is comments.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum

from probant.vocabulary.record import Record


class Sign(Enum):
    LINE = "line"
    BLOCK = "block"
    DOCSTRING = "docstring"


class Found(Record):
    """A comment with its signs; `end` is exclusive. A part of a file may begin inside one."""

    sign: Sign
    start: int
    end: int


# No repeated group is possessive: before 3.11.5 the standard library matches those wrongly.
_LINE = r"(?P<line>//[^\n]*+)"
_BLOCK = r"|(?P<block>/\*(?:[^*]++|\*(?!/))*(?:\*/)?)"
_END = r"|(?P<end>\*/)"
_DOUBLE = r'|"(?:[^"\\\n]++|\\.)*"?'
_SINGLE = r"|'(?:[^'\\\n]++|\\.)*'?"
_TEXT_BLOCK = r'|"""(?:[^"\\]++|\\.|"(?!""))*(?:""")?'
_RAW_CPP = (
    r'|\bu?8?[LUu]?R"(?P<fence>[^()\\\s"]{0,16})\((?:[^)]++|\)(?!(?P=fence)"))*(?:\)(?P=fence)")?'
)
_RAW_GO = r"|`[^`]*+`?"
_RAW_RUST = r'|\b[bc]?r(?P<hashes>#{0,255})"(?:[^"]++|"(?!(?P=hashes)))*(?:"(?P=hashes))?'
_LONG_RUST = r'|"(?:[^"\\]++|\\.)*"?'
_CHAR_RUST = r"|'(?:\\.[^'\n]{0,10}|[^\\'\n])'"
_NUMBER = r"|\b[0-9][0-9a-fA-FxXbB']*"
_SCRIPT = r"|(?P<slash>/)|(?P<template>`)|(?P<brace>[{}])"


def _compiled(*parts: str) -> re.Pattern[str]:
    return re.compile("".join(parts), re.S)


_PATTERNS = {
    "c": _compiled(_LINE, _BLOCK, _END, _DOUBLE, _SINGLE),
    "cpp": _compiled(_LINE, _BLOCK, _END, _RAW_CPP, _NUMBER, _DOUBLE, _SINGLE),
    "java": _compiled(_LINE, _BLOCK, _END, _TEXT_BLOCK, _DOUBLE, _SINGLE),
    "go": _compiled(_LINE, _BLOCK, _END, _RAW_GO, _DOUBLE, _SINGLE),
    "rust": _compiled(
        _LINE, r"|(?P<nested>/\*)", _END, _RAW_RUST, _CHAR_RUST, _LONG_RUST
    ),
    "script": _compiled(_LINE, _BLOCK, _END, _DOUBLE, _SINGLE, _SCRIPT),
}  # fmt: skip
_NESTED = re.compile(r"/\*|\*/")
_TEMPLATE = re.compile(r"(?:[^`\\$]++|\\.|\$(?!\{))*(`|\$\{)?", re.S)
_REGEX = re.compile(r"/(?![*/])(?:[^/\\\[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+/")
_MAX_REGEX_CHARS = 400
_OPERAND = re.compile(r"[\w$)\]}]\Z")
_WORD = re.compile(r"[\w$]+\Z")
_BEFORE_VALUE = frozenset(
    "return typeof case in of delete void throw new else do yield await instanceof".split()
)
_LOOK_BACK_CHARS = 60
_MAX_INDENT = 1_000
"""A docstring that stands further in is none."""

_PYTHON = re.compile(
    r"(?P<line>#[^\n]*+)"
    r"|(?P<string>(?P<prefix>\b[a-zA-Z]{1,2})?(?:"
    r'(?P<long>"""(?:[^"\\]++|\\.|"(?!""))*(?P<close>""")?'
    r"|'''(?:[^'\\]++|\\.|'(?!''))*(?P<shut>''')?)"
    r'|"(?:[^"\\\n]++|\\.)*"?'
    r"|'(?:[^'\\\n]++|\\.)*'?))"
    r"|(?P<bracket>[()\[\]{}])",
    re.S,
)
_ALONE = re.compile(r"[ \t\r]*+(?:[#;\n]|\Z)")


def comments_in(text: str, language: str, *, is_part: bool = False) -> Iterator[Found]:
    """Every comment, in order; with `is_part` the text may begin or end in the middle of one."""
    if language == "python":
        return _python(text)
    if language in ("javascript", "typescript"):
        return _marked(text, _PATTERNS["script"], _Script().step, is_part)
    return _marked(text, _PATTERNS[language], _plain_step, is_part)


Step = Callable[[str, "re.Match[str]"], int]
"""Where to go on after something that is no comment."""


def _plain_step(_text: str, match: re.Match[str]) -> int:
    return match.end()


def _marked(text: str, pattern: re.Pattern[str], step: Step, is_part: bool) -> Iterator[Found]:
    at = 0
    is_first = is_part
    while match := pattern.search(text, at):
        what = match.lastgroup
        at = match.end()
        if what == "line":
            if text[match.start() - 1 : match.start()] == ":":  # an address in markup
                continue
            yield Found(Sign.LINE, match.start(), at)
        elif what in ("block", "nested"):
            is_first = False
            if what == "nested":
                at = _nested_end(text, match.start())
            yield Found(Sign.BLOCK, match.start(), at)
        elif what == "end":
            if is_first:
                yield Found(Sign.BLOCK, 0, at)
            is_first = False
        else:
            at = step(text, match)


def _nested_end(text: str, start: int) -> int:
    depth = 0
    for match in _NESTED.finditer(text, start):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


class _Script:
    """What JavaScript needs beyond strings: regular expressions, and code inside templates."""

    def __init__(self) -> None:
        self._depths: list[int] = []
        """Braces open since each `${` we are in."""

    def step(self, text: str, match: re.Match[str]) -> int:
        if match["slash"]:
            return _after_slash(text, match.start())
        if match["template"]:
            return self._after_template(text, match.end())
        if match["brace"] and self._depths:
            self._depths[-1] += 1 if match[0] == "{" else -1
            if self._depths[-1] < 0:
                self._depths.pop()
                return self._after_template(text, match.end())
        return match.end()

    def _after_template(self, text: str, at: int) -> int:
        rest = _TEMPLATE.match(text, at)
        if rest is None:
            return at
        if rest[1] == "${":
            self._depths.append(0)
        return rest.end()


def _after_slash(text: str, at: int) -> int:
    """A slash divides after a value, and begins a regular expression elsewhere."""
    before = text[max(0, at - _LOOK_BACK_CHARS) : at].rstrip()
    word = _WORD.search(before)
    if _OPERAND.search(before) and not (word and word[0] in _BEFORE_VALUE):
        return at + 1
    regex = _REGEX.match(text, at, at + _MAX_REGEX_CHARS)
    return regex.end() if regex else at + 1


def _python(text: str) -> Iterator[Found]:
    """Comments, and strings that are statements; none of these where a long string has no end,
    because then nobody knows which side of the quotes is the inside."""
    found: list[Found] = []
    depth = 0
    is_broken = False
    for match in _PYTHON.finditer(text):
        if match["line"]:
            found.append(Found(Sign.LINE, *match.span()))
        elif match["bracket"]:
            depth = depth + 1 if match[0] in "([{" else max(0, depth - 1)
        elif match["long"] and not (match["close"] or match["shut"]):
            is_broken = True
        elif depth == 0 and _is_statement(text, match):
            found.append(Found(Sign.DOCSTRING, *match.span()))
    return iter([one for one in found if not (is_broken and one.sign is Sign.DOCSTRING)])


def _is_statement(text: str, match: re.Match[str]) -> bool:
    near = max(0, match.start() - _MAX_INDENT)
    start = text.rfind("\n", near, match.start()) + 1
    if start == 0 and near:
        return False
    if text[start : match.start()].strip() or text[max(0, start - 2) : start] == "\\\n":
        return False
    return not (match["prefix"] or "").lower().strip("ru") and bool(_ALONE.match(text, match.end()))
