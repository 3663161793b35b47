"""Macros that stand where the grammar expects a type or a name.

`EXPORT int f(void)`, `int API f(void)`, `class EXPORT Foo {`, `(CALL *f)(int)`, `f OF((int))`,
`f(int) NOTHROW {`: a declaration has one type and one name; a further name, one in capitals first,
is a macro. Directive lines and what stands in brackets are not looked at.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

from probant.facts.languages.cpp.conditionals import DIRECTIVE, blank

TOKEN = re.compile(rb"[^\W\d]\w*|::|->|\[\[|\S", re.ASCII)
CAPITALS = re.compile(rb"_*[A-Z][A-Z0-9_]*")
WORD = re.compile(rb"[^\W\d]\w*", re.ASCII)
ANGLE = re.compile(rb"[\w\s:,*&.()\[\]'-]")
TYPE_WORDS = frozenset(
    b"void bool char int short long float double signed unsigned auto wchar_t char8_t char16_t"
    b" char32_t __int64 __int128 _Bool".split()
)
TAGS = frozenset(b"struct union enum class typename".split())
STARTS = frozenset(
    b"typedef extern static class struct union enum namespace template using public private"
    b" protected virtual explicit friend constexpr".split()
)
"""Words before which, in a declaration, nothing but such words can stand."""
PLAIN = STARTS | frozenset(
    b"const volatile inline mutable register restrict __restrict thread_local"
    b" _Thread_local _Noreturn __inline __inline__ final override noexcept"
    b" consteval constinit __extension__ _Alignas alignas".split()
)
STATEMENTS = frozenset(
    b"return if else while for do switch case goto default break continue new delete throw sizeof"
    b" co_return co_await co_yield and or not xor this decltype requires concept asm"
    b" __asm__ __attribute__ __declspec".split()
)
"""With one of these it is no declaration, or none that is understood here."""
MADE_UP = re.compile(rb"API|EXPORT|EXTERN|INLINE|CALL|PUBLIC|DECL|RETURN|UNUSED|CONST|STATIC|FORCE")
LONG_DEFINE = re.compile(
    rb"^[ \t]*#[ \t]*define\b[^\n\\]*(?:\\[^\n][^\n\\]*)*(?:\\\n[^\n\\]*(?:\\[^\n][^\n\\]*)*)+",
    re.MULTILINE,
)
COMMENT = re.compile(rb"/\*[^\n]*?\*/")
BRACE = ord("{")
ARGUMENTS = re.compile(rb"\s*\([^()\n]*\)")
POINTER_MACRO = re.compile(rb"\(\s*(_*[A-Z][A-Z0-9_]*)\s*\*\s*\w+\s*\)\s*\(")
WRAPPED = re.compile(rb"\b([A-Za-z_]\w*)\s+(_*[A-Z][A-Z0-9_]*)\s*\(\(")
BEFORE_BODY = re.compile(
    rb"\)\s*(?:const\s+)?(_*[A-Z][A-Z0-9_]{2,})\s*(?=\{|override\b|final\b|noexcept\b|=\s*(?:0|default|delete)\b)"
)
HEAD = re.compile(rb"\b(struct|union|class|enum)\b[^;{}()=]*\Z")
LISTED_FIELDS = re.compile(rb"\s*(?:_*[A-Z][A-Z0-9_]{2,}\s*(?:\([^()]*\)\s*)?)+")
LISTED_MEMBERS = re.compile(rb"\s*(?:_*[A-Z][A-Z0-9_]{2,}\s*\([^()]*\)\s*)+")
MAX_HEAD_CHARS = 300
CLASS_HEAD = re.compile(
    rb"\b(?:class|struct|union)\s+(_*[A-Z][A-Z0-9_]{2,})(?:\s*\([^()\n]*\))?\s+"
    rb"[A-Za-z_]\w*(?:\s*::\s*\w+)*\s*(?:final\s*)?([{:;])"
)
SUFFIX = re.compile(rb"\)\s*(_*[A-Z][A-Z0-9_]{2,})\b\s*([(;,]?)")
MAKER = re.compile(rb"\b(\w+)\s*(?:<[^;{}]*>)?\s*::\s*~?\s*\1\Z")
BRACKET = re.compile(rb"[(){}\[\]]")
CLOSING = {b")": b"(", b"}": b"{", b"]": b"["}
INSTANTIATION = re.compile(
    rb"^[ \t]*(?:extern\s+)?template\b(?!\s*<)[^;{}.()]*(?:\([^;{}]*)?;", re.MULTILINE
)
IF_LIKE = re.compile(rb"(\belse\s+)?\b(_*[A-Z][A-Z0-9_]{2,})\s*\(")
ELSE = re.compile(rb"\s*else\b")
BODY = re.compile(rb"\s*\{")
MAX_ANGLE_CHARS = 2000
MAX_NAMES = 40
"""More names in a row than any declaration has."""


class Item(NamedTuple):
    """A name of a run: a keyword, an identifier, or a macro with its arguments."""

    start: int
    end: int
    word: bytes
    is_macro: bool = False


def without_macros(source: bytearray, bare: bytes, _rows: list[int]) -> bool:
    """Blank the names that are too many in a declaration; whether there were any."""
    text = DIRECTIVE.sub(lambda line: b"\n".join(b" " * len(p) for p in line[0].split(b"\n")), bare)
    closing = brackets(text)
    spans = [found.span(1) for found in POINTER_MACRO.finditer(text)]
    spans += [found.span(1) for found in BEFORE_BODY.finditer(text)]
    bodies = _bodies(text, closing)
    spans += [tail for body in bodies if (tail := _tail(text, *body)) is not None]
    conditions = _if_like(text, closing)
    for start, end in conditions:
        source[start:end] = b"if" + b" " * (end - start - 2)
    for found in WRAPPED.finditer(text):
        end = closing.get(found.end() - 2, -1)
        if end > 0 and found[1] not in STATEMENTS:
            spans += [(found.start(2), found.end() - 1), (end - 1, end)]
    lists = [(start, end) for start, end, is_enum in bodies if is_enum]
    for run, terminator in _Runs(text, closing).found():
        surplus = _listing(run, lists) or _surplus(text, run, terminator)
        spans += [(item.start, item.end) for item in surplus]
    spans += [found.span() for found in INSTANTIATION.finditer(text)]
    for start, end in spans:
        blank(source, start, end)
    return bool(spans or conditions)


def _bodies(text: bytes, closing: dict[int, int]) -> list[tuple[int, int, bool]]:
    """The insides of classes and enumerations, and whether it is one of the latter."""
    found: list[tuple[int, int, bool]] = []
    for start, end in closing.items():
        if text[start] == BRACE:
            head = HEAD.search(text, max(start - MAX_HEAD_CHARS, 0), start)
            if head is not None:
                found.append((start + 1, end - 1, head[1] == b"enum"))
    return sorted(found)


def _tail(text: bytes, start: int, end: int, is_enum: bool) -> tuple[int, int] | None:
    """Macros that list fields or members, at the end of a body, without a semicolon."""
    last = max(text.rfind(mark, start, end) for mark in (b";", b"}", b"{"))
    if is_enum:
        last = max(last, text.rfind(b",", start, text.rfind(b"(", start, end)))
    last = max(last + 1, start)
    pattern = LISTED_MEMBERS if is_enum else LISTED_FIELDS
    return (last, end) if pattern.fullmatch(text, last, end) else None


def _listing(run: list[Item | None], lists: list[tuple[int, int]]) -> list[Item]:
    """Macros with arguments before a member of an enumeration."""
    macros = [item for item in run[:-1] if item is not None and item.is_macro]
    if not macros or not lists:
        return []
    place = bisect_right(lists, (macros[0].start, len(lists))) - 1
    is_inside = place >= 0 and macros[0].start < lists[place][1]
    return macros if is_inside else []


def without_class_macros(source: bytes) -> bytes:
    """`class EXPORT Foo {` parses, but as a function: this cannot wait for an error."""
    changed: bytearray | None = None
    for found in CLASS_HEAD.finditer(source):
        is_certain = found[2] != b";" or MADE_UP.search(found[1])
        if is_certain and not source.startswith(b"::", found.start(2)):
            changed = bytearray(source) if changed is None else changed
            end = found.end(1)
            if (listed := ARGUMENTS.match(source, end)) is not None:
                end = listed.end()
            blank(changed, found.start(1), end)
    return bytes(changed) if changed is not None else source


def without_inner_comments(source: bytes) -> bytes:
    """The grammar ends a macro of several lines at a comment within it: those are blanked."""
    if b"\\\n" not in source:
        return source
    changed: bytearray | None = None
    for found in LONG_DEFINE.finditer(source):
        for comment in COMMENT.finditer(source, *found.span()):
            changed = bytearray(source) if changed is None else changed
            blank(changed, *comment.span())
    return bytes(changed) if changed is not None else source


def _if_like(text: bytes, closing: dict[int, int]) -> list[tuple[int, int]]:
    """Macros before a condition and a body, with an `else` before or behind."""
    found = []
    for macro in IF_LIKE.finditer(text):
        body = BODY.match(text, closing.get(macro.end() - 1, len(text)))
        if body is None:
            continue
        end = closing.get(body.end() - 1, len(text))
        if macro[1] is not None or ELSE.match(text, end):
            found.append(macro.span(2))
    return found


class _Runs:
    """Rows of names, None for a `*` or `&` between them, and what stands behind each row."""

    def __init__(self, text: bytes, closing: dict[int, int]) -> None:
        self._text = text
        self._closing = closing
        self._compared_until = 0

    def found(self) -> list[tuple[list[Item | None], bytes]]:
        found: list[tuple[list[Item | None], bytes]] = []
        run: list[Item | None] = []
        at, is_joined, word = 0, False, b""
        while (token := TOKEN.search(self._text, at)) is not None:
            before, at, word = word, token.end(), token.group()
            last = run[-1] if run else None
            if word == b"::" or (is_joined and word == b"~"):
                is_joined = last is not None
            elif WORD.fullmatch(word):
                if is_joined and last is not None:
                    run[-1] = Item(last.start, at, last.word + b"::")
                else:
                    run.append(Item(token.start(), at, word))
                is_joined = False
                if word == b"operator":  # what follows is part of its name
                    found += [(run, b"(")] if 1 < len(run) <= MAX_NAMES else []
                    run = []
            elif word in b"*&":
                run += [None] if run else []
                is_joined = False
            elif last is not None and (end := self._argued(token.start(), word, last)) > 0:
                at, is_joined = end, False
                run[-1] = Item(last.start, end, last.word, is_macro=word == b"(")
            else:
                if word == b"(" and self._text.startswith(b"(", at) and last is not None:
                    run = run[:-1] if CAPITALS.fullmatch(last.word) else run
                if 1 < len(run) <= MAX_NAMES:
                    found.append((run, word))
                run, is_joined = [], False
                if word == b"{" and before == b")":  # the body of a function
                    at = self._closing.get(token.start(), at)
        return found

    def _argued(self, at: int, word: bytes, last: Item) -> int:
        """The end of template arguments, or of a macro's, behind the last name; -1 for neither."""
        if last.is_macro or last.word in STATEMENTS:
            return -1
        if word == b"<":
            return self._closed_angle(at)
        if word == b"(" and CAPITALS.fullmatch(last.word):
            end = self._closing.get(at, -1)
            follows = TOKEN.search(self._text, end) if end > 0 else None
            return end if follows is not None and WORD.fullmatch(follows.group()) else -1
        return -1

    def _closed_angle(self, at: int) -> int:
        """The place behind template arguments; -1 where `<` compares."""
        depth, text = 0, self._text
        last = min(at + MAX_ANGLE_CHARS, len(text))
        for place in range(at, last) if at >= self._compared_until else ():
            char = text[place : place + 1]
            if char == b"<":
                depth += 1
            elif char == b">":
                depth -= 1
                if depth == 0:
                    return place + 1
            elif not ANGLE.match(char):
                last = place
                break
        self._compared_until = max(self._compared_until, last)
        return -1


def _surplus(text: bytes, run: list[Item | None], terminator: bytes) -> list[Item]:
    items = [item for item in run if item is not None]
    words = [item.word for item in items]
    if terminator not in b"([=;,{:" or any(word in STATEMENTS for word in words):
        return []
    first = next((at for at, word in enumerate(words) if word in STARTS), 0)
    early = [item for item in items[:first] if _is_name(item) and CAPITALS.fullmatch(item.word)]
    rest = [item for item in items[first:] if _is_name(item)]
    tags = [item.word for item in items[first:] if item.word in TAGS]
    if not rest or run[-1] is None or (not _is_name(items[-1]) and items[-1].word not in PLAIN):
        return early
    if tags and terminator in (b"{", b":"):  # the head of a class
        return early + rest[:-1]
    candidates = rest[:-1]
    if tags:
        candidates = candidates[1:]
    if MAKER.search(text, rest[-1].start, rest[-1].end) or _converts(text, rest[-1]):
        return early + candidates  # constructors, destructors and conversions have no type
    if not tags and not any(word in TYPE_WORDS for word in words):
        kept = _type_of(run, candidates)
        candidates = [item for item in candidates if item != kept]
    if rest[-1].is_macro:
        return early
    return early + candidates


def _converts(text: bytes, name: Item) -> bool:
    """`Foo::operator int`."""
    follows = TOKEN.match(text, name.end + 1)
    return (
        text.endswith(b"operator", name.start, name.end)
        and follows is not None
        and WORD.fullmatch(follows.group()) is not None
        and follows.group() not in (b"new", b"delete", b"co_await")
    )


def _type_of(run: list[Item | None], candidates: list[Item]) -> Item | None:
    """The one that is the type: what stands before a `*`, else no macro if that can be."""
    if not candidates:
        return None
    if None in run:
        before = [item for item in run[: run.index(None)] if item in candidates]
        if before and not before[-1].is_macro:
            return before[-1]
    plain = [item for item in candidates if not item.is_macro]
    lower = [item for item in plain if not CAPITALS.fullmatch(item.word)]
    if lower:
        return lower[-1]
    honest = [item for item in plain if not MADE_UP.search(item.word)]
    return (honest or plain or candidates)[-1]


def _is_name(item: Item) -> bool:
    return item.word not in PLAIN and item.word not in TYPE_WORDS and item.word not in TAGS


def without_suffixes(source: bytearray, bare: bytes, rows: list[int]) -> bool:
    """Blank a macro behind a function's parameters, in lines with errors."""
    closing = brackets(bare)
    starts = [0, *(found.end() for found in re.finditer(rb"\n", bare))]
    is_changed = False
    for row in rows:
        if row + 1 >= len(starts):
            continue
        last = min(row + 3, len(starts) - 1)
        found = SUFFIX.search(bare, starts[max(row - 1, 0)], starts[last])
        while found is not None:
            end = found.end(1)
            if found[2] == b"(":
                end = closing.get(found.end() - 1, end)
            follows = TOKEN.search(bare, end)
            if (follows is not None and follows.group() in (b";", b"{", b",")) or found[2] == b"(":
                blank(source, found.start(1), end)
                is_changed = True
            found = SUFFIX.search(bare, end, max(starts[last], end))
    return is_changed


def without_directives(source: bytearray, bare: bytes, rows: list[int]) -> bool:
    """Blank plain directives at which an error starts: they stand within an expression."""
    wanted = set(rows)
    is_changed = False
    row, at = 0, 0
    for line in DIRECTIVE.finditer(bare):
        row += bare.count(b"\n", at, line.start())
        at = line.start()
        if wanted & {row - 1, row, row + 1} and line[1] in (b"include", b"define", b"undef"):
            blank(source, *line.span())
            is_changed = True
    return is_changed


def brackets(text: bytes) -> dict[int, int]:
    """The place behind the closing bracket of each opening one that has its own."""
    found: dict[int, int] = {}
    stack: list[tuple[int, bytes]] = []
    for bracket in BRACKET.finditer(text):
        opening = CLOSING.get(bracket.group())
        if opening is None:
            stack.append((bracket.start(), bracket.group()))
        elif stack and stack[-1][1] == opening:
            found[stack.pop()[0]] = bracket.end()
        else:
            stack.clear()  # a conditional has cut through: what is open stays open
    return found
