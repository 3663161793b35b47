"""A passage as a line of nodes, cut into sentences: words, names, places, code, numbers, marks.

Knows how Markdown, reStructuredText and doc comments set code apart; what the nodes say together is
the work of forms/. Every pattern is bounded, so that no text takes more than linear time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from probant.checking.mentions import KINDS, Name, is_code_like, is_commit, named
from probant.vocabulary.assertion import CitedPlace

Known = Callable[[str], bool]
"""Whether a bare word is a name of this code."""


class NodeKind(Enum):
    WORD = "word"
    NAME = "name"
    PLACE = "place"
    CODE = "code"
    """A piece of code that is no name."""
    STRING = "string"
    NUMBER = "number"
    COMMIT = "commit"
    MARK = "mark"
    PERSON = "person"
    """Who made a commit, by a name of several words."""
    BREAK = "break"
    """Where a list item, a table cell or a heading begins."""


class Node(NamedTuple):
    """One piece of a sentence, or a phrase made of several; `text` of a word is in lower case.

    `noun` is the kind word of a phrase, `lead` its article; an `is_or` phrase offers a choice, an
    `is_modifier` one is not about its name: "a `Cart` subclass". `members` are those of a list in
    which not all are names. `outer` is where a phrase begins and ends, its article and kind words
    included.
    """

    kind: NodeKind
    text: str
    start: int
    end: int
    raw: str = ""
    names: tuple[Name, ...] = ()
    places: tuple[CitedPlace, ...] = ()
    noun: str = ""
    lead: str = ""
    is_or: bool = False
    is_modifier: bool = False
    adjectives: tuple[str, ...] = ()
    members: tuple[Node, ...] = ()
    is_link: bool = False
    outer: tuple[int, int] | None = None

    @property
    def extent(self) -> tuple[int, int]:
        """All the characters it takes up."""
        return self.outer or (self.start, self.end)


Sentence = tuple[Node, ...]

MAX_NODES = 200
"""Nobody reads a longer sentence either; it is cut here, so that no text takes long to read."""


class Spot(NamedTuple):
    """A cited place by its characters in the passage."""

    start: int
    end: int
    place: CitedPlace


_NODE = re.compile(
    r"""
  (?P<break>\n[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+|\n[ \t]*\#{1,6}[ \t]|\n[ \t]*\n|\|)
| (?P<role>:(?:[a-z]+:)?[a-z]+:(?=`)|\{(?:[a-z]+:)?[a-z]+\}(?=`))
| (?P<code>``(?:[^`]|`(?!`)){1,400}``|`[^`]{1,400}`)_{0,2}
| (?P<doc>\{@(?:code|link|linkplain)\s(?P<doc_inner>[^{}]{1,200})\})
| (?P<target>\]\([^()\n]{0,400}\)|\]\[[^\]\n]{0,100}\])
| (?P<skip>[\[\]]|!\[)
| \*\*(?P<bold>[\w.:\#$]{1,100}(?:\(\))?)\*\*
| (?P<string>"[^"\n]{1,200}"|“[^”\n]{1,200}”)
| (?P<possessive>['’]s\b)
| (?P<word>(?:e\.g|i\.e|etc|vs|cf|approx|resp)\.
    |[A-Za-z]{1,20}(?:n['’]t|['’](?:ll|re|ve|d|m))\b
    |[A-Za-z]{1,40}(?:-[A-Za-z]{1,40}){1,4}(?![\w(.])
    |[A-Za-z_$][\w$]{0,200}(?:(?:\.|::|\#)[A-Za-z_~]\w{0,200}){0,12}(?:\([^()\n`]{0,80}\))?
    |\d{0,40}[A-Za-z_]\w{0,200})
| (?P<number>\d{1,40}(?:[.,]\d{1,40}){0,8}%?)
| (?P<mark>\*{1,3}|->|=>|→|--|(?P<sign>[^\w\s`])(?P=sign){0,400}|\S)
    """,
    re.VERBOSE,
)
_ROLES = {
    "func": "function", "meth": "method", "class": "class", "exc": "exception",
    "const": "constant", "data": "variable", "attr": "attribute", "mod": "module",
    "macro": "macro", "struct": "struct", "enum": "enum", "any": "", "obj": "", "ref": "",
}  # fmt: skip
_LABELLED = re.compile(r"(?s)[^<`]{1,300}<(?P<target>[^<>`]{1,300})>")
_EXCEPTION = re.compile(r"[A-Z]\w{1,60}(?:Error|Exception)")
_ENDS = frozenset(".!?")


class _Line:
    """Collects the nodes of one passage."""

    def __init__(self, text: str, spots: Sequence[Spot], known: Known) -> None:
        self.text = text
        self.known = known
        self.spots = sorted(spots)
        self.nodes: list[Node] = []
        self.role: str | None = None

    def read(self) -> list[Node]:
        at = n_spot = 0
        while match := _NODE.search(self.text, at):
            start, end = match.span()
            while n_spot < len(self.spots) and self.spots[n_spot].end <= start:
                self._within_last(self.spots[n_spot])
                n_spot += 1
            spot = self.spots[n_spot] if n_spot < len(self.spots) else None
            if spot is not None and spot.start <= start:
                at = self._place(spot)
                n_spot += 1
            elif spot is not None and spot.start < end:
                at = self._around(match, self._until(n_spot, end))
            else:
                self._node(match)
                at = end
        return self.nodes

    def _within_last(self, spot: Spot) -> None:
        """Takes in a place that is told within another: "lines 3 and 9 of x.py"."""
        last = self.nodes[-1] if self.nodes else None
        if last is None or last.kind is not NodeKind.PLACE or spot.place in last.places:
            return
        if last.start <= spot.start and spot.end <= last.end:
            self.nodes[-1] = last._replace(places=(*last.places, spot.place))

    def _until(self, n_spot: int, end: int) -> list[Spot]:
        """The places from this one on that begin before `end`."""
        stop = n_spot
        while stop < len(self.spots) and self.spots[stop].start < end:
            stop += 1
        return self.spots[n_spot:stop]

    def add(self, kind: NodeKind, text: str, start: int, end: int, **more: object) -> None:
        self.nodes.append(Node(kind, text, start, end, **more))  # type: ignore[arg-type]

    def _place(self, spot: Spot) -> int:
        end = spot.end
        if self.text.count("`", spot.start, end) % 2 and self.text[end : end + 1] == "`":
            end += 1
        self.add(NodeKind.PLACE, spot.place.path, spot.start, end, places=(spot.place,))
        return end

    def _around(self, match: re.Match[str], spots: list[Spot]) -> int:
        """Something that holds a place: only the place if it is all, else what stands before it."""
        start, end = match.span()
        spot = spots[0]
        before, after = self.text[start : spot.start], self.text[spot.end : end]
        if match["target"]:
            self._link(spot.place, start, end)
            return end
        if len(spots) == 1 and not before.strip('`"“*[(<') and spot.end <= end:
            if not after.strip('`"”*])>_ '):
                self.add(NodeKind.PLACE, spot.place.path, start, end, places=(spot.place,))
                return end
            if match["code"] and after.startswith("::"):
                self._node_id(spot, end)
                return end
        if match["code"] or match["string"] or match["doc"]:
            kind = NodeKind.STRING if match["string"] else NodeKind.CODE
            self.add(kind, self.text[start:end].strip('`"“”'), start, end)
            return max(end, spot.end)
        self.add(NodeKind.MARK, self.text[start : start + 1], start, start + 1)
        return start + 1 if start + 1 <= spot.start else spot.start

    def _node_id(self, spot: Spot, end: int) -> None:
        """A test by its file and its name: `tests/test_a.py::test_x`."""
        inner = self.text[spot.end : end].strip("`_:")
        head = inner.split("[")[0]
        name = named(head.replace("::", "."), spot.end + 2)
        if name is None:
            self.add(NodeKind.CODE, self.text[spot.start : end].strip("`"), spot.start, end)
            return
        tied = name._replace(within=spot.place, is_tied=True)
        self.add(NodeKind.NAME, name.text, spot.start - 1, end, names=(tied,))

    def _link(self, place: CitedPlace, start: int, end: int) -> None:
        opening = self.text.rfind("[", max(0, start - 400), start)
        label = self.text[opening + 1 : start].strip("`*")
        if opening >= 0 and label and place.path.endswith(label.rpartition("/")[2].split(":")[0]):
            while self.nodes and self.nodes[-1].start >= opening:
                self.nodes.pop()
            self.add(NodeKind.PLACE, place.path, opening, end, places=(place,))
            return
        last = self.nodes[-1] if self.nodes else None
        if last is not None and last.kind is NodeKind.PLACE:
            self.nodes[-1] = last._replace(places=(place,), end=end)
            return
        self.add(NodeKind.MARK, "(", start, start + 1, is_link=True)
        self.add(NodeKind.PLACE, place.path, start + 1, end - 1, places=(place,))
        self.add(NodeKind.MARK, ")", end - 1, end, is_link=True)

    def _node(self, match: re.Match[str]) -> None:
        start, end = match.span()
        kind = match.lastgroup
        role, self.role = self.role, None
        if kind == "doc_inner" or match["doc"]:
            self._code(match["doc_inner"].strip().lstrip("#"), match.start("doc_inner"), match, "")
        elif match["code"]:
            self._code(match["code"].strip("`"), start, match, role)
        elif kind == "role":
            self.role = match["role"].strip(":{}").rpartition(":")[2]
        elif kind in ("target", "skip"):
            return
        elif kind == "break":
            self.add(NodeKind.BREAK, match[0].strip(), start, end)
        elif kind == "string":
            self._string(match[0][1:-1], start, end)
        elif kind == "possessive":
            self.add(NodeKind.MARK, "'s", start, end)
        elif kind == "number":
            whole = match[0].replace(",", "")
            kind_of = NodeKind.COMMIT if len(whole) >= 9 and whole.isdigit() else NodeKind.NUMBER
            self.add(kind_of, match[0], start, end)
        elif match["mark"]:
            if not match[0].startswith("*"):
                self.add(NodeKind.MARK, match["sign"] or match[0], start, end)
        else:
            self._word(match["bold"] or match[0], match.start("bold" if match["bold"] else 0), end)

    def _code(self, inner: str, start: int, match: re.Match[str], role: str | None) -> None:
        code = inner.strip()
        begin = self.text.index(code, start) if code else start
        if role is not None and (labelled := _LABELLED.fullmatch(code)):
            begin += labelled.start("target")
            code = labelled["target"]
        if is_commit(code):
            self.add(NodeKind.COMMIT, code, start, match.end())
            return
        name = named(code, begin)
        if name is None:
            self.add(NodeKind.CODE, code, start, match.end(), raw=code)
            return
        noun = _ROLES.get(role or "", "")
        if noun:
            name = name._replace(noun=noun, kinds=KINDS.get(noun, frozenset()))
        self.add(NodeKind.NAME, name.text, start, match.end(), names=(name,), noun=name.noun)

    def _string(self, inner: str, start: int, end: int) -> None:
        name = named(inner, start + 1)
        if name is not None and is_code_like(name.text) and self.known(name.text):
            self.add(NodeKind.NAME, name.text, start, end, names=(name,))
        else:
            self.add(NodeKind.STRING, inner, start, end)

    def _word(self, raw: str, start: int, end: int) -> None:
        if raw.isascii() and raw.isalpha() and raw.islower():
            self.add(NodeKind.WORD, raw, start, end, raw=raw)  # most words of any text
            return
        if not raw.strip("_"):
            return  # emphasis
        brackets = raw.find("(")
        bare = raw if brackets < 0 else raw[:brackets]
        if brackets > 0 and raw[brackets:] in ("(s)", "(es)"):
            self.add(NodeKind.WORD, bare.lower(), start, end, raw=bare)
            return
        if brackets < 0 and is_commit(raw):
            self.add(NodeKind.COMMIT, raw, start, end)
            return
        args = None if brackets < 0 else raw[brackets + 1 : -1]
        is_name = args is not None or _EXCEPTION.fullmatch(bare) is not None
        is_name = is_name or (is_code_like(bare) and self.known(bare))
        if not is_name or raw.endswith("."):
            self.add(NodeKind.WORD, raw.lower().replace("’", "'"), start, end, raw=raw)
            return
        name = Name(bare, start, start + len(bare), raw, args=args, is_marked=args is not None)
        self.add(NodeKind.NAME, bare, start, end, names=(name,))


def sentences(text: str, spots: Sequence[Spot], known: Known) -> Iterator[Sentence]:
    """The sentences of a passage. A list item, a cell and a heading are sentences of their own."""
    line: list[Node] = []
    for node in _Line(text, spots, known).read():
        if node.kind is NodeKind.BREAK:
            if line:
                yield tuple(line)
            line = [node] if node.text.startswith("#") else []
            continue
        line.append(node)
        is_end = node.kind is NodeKind.MARK and node.text in _ENDS and _is_end(text, node)
        if is_end or len(line) >= MAX_NODES:
            yield tuple(line)
            line = []
    if line:
        yield tuple(line)


def _is_end(text: str, node: Node) -> bool:
    """Whether a full stop ends its sentence: a space and something that may begin one follow."""
    rest = text[node.end : node.end + 3].lstrip(")\"”*_'’")
    return not rest or rest[0].isspace()
