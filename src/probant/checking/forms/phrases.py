"""Noun phrases: a name with its kind word, its owner, the file it is in, and its fellows.

"the `add` method of class `Cart`", "`a` and `b` in x.py", "x.py's `f`" each become one node.
Next: pattern.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.forms import words
from probant.checking.mentions import KINDS, Name
from probant.checking.sentences import Known, Node, NodeKind, Sentence

_HEADS = (NodeKind.NAME, NodeKind.PLACE, NodeKind.CODE)
_TIES = frozenset({"in", "inside", "within", "at"})
_MAX_FELLOWS = 30
_PARAMETER_SORTS = frozenset("keyword positional optional keyword-only required".split())
_BEGINNINGS = words.ARTICLES | words.FOREIGN | words.ADJECTIVES | {"constructor"}
_LATER = ("then", "later", "finally", "also", "subsequently", "afterwards")


def phrased(sentence: Sentence, known: Known) -> list[Node]:
    """The sentence with its noun phrases put together."""
    if not any(node.kind in _HEADS or node.text in words.BASE_VERBS for node in sentence):
        return list(sentence)
    return _joined(_with_owners(_Chunker(sentence, known).line()))


def _with_owners(line: list[Node]) -> list[Node]:
    """ "a `Pool` whose `New` function": what follows "whose" belongs to what stands before it."""
    found: list[Node] = []
    for node in line:
        before = [one for one in found[-3:] if one.text != ","]
        is_owned = node.kind is NodeKind.NAME and before and before[-1].text == "whose"
        owner = before[-2] if is_owned and len(before) > 1 else None
        if owner is not None and len(owner.names) == 1 and not node.names[0].owner:
            node = owned_by(node, owner, start=node.start, end=node.end)
        found.append(node)
    return found


class _Chunker:
    def __init__(self, nodes: Sequence[Node], known: Known) -> None:
        self.nodes = nodes
        self.words = [node.text if node.kind is NodeKind.WORD else "" for node in nodes]
        self.known = known

    def line(self) -> list[Node]:
        found: list[Node] = []
        at = 0
        while at < len(self.nodes):
            node = self.nodes[at]
            phrase, end = self.phrase(at) if self._may_begin(node) else (None, at)
            if phrase is None:
                found.append(node)
                at += 1
            else:
                found.append(phrase)
                at = end
        return found

    def _may_begin(self, node: Node) -> bool:
        if node.kind is NodeKind.WORD:
            return node.text in _BEGINNINGS or node.raw[:1].isupper() or (
                words.singular(node.text) in words.NOUNS
            )  # fmt: skip
        return node.kind in _HEADS

    def word(self, at: int) -> str:
        return self.words[at] if at < len(self.words) else ""

    def mark(self, at: int) -> str:
        node = self.nodes[at] if at < len(self.nodes) else None
        return node.text if node is not None and node.kind is NodeKind.MARK else ""

    def phrase(self, at: int) -> tuple[Node | None, int]:
        """The phrase that begins here, with what narrows it, and where it ends."""
        phrase, end = self._core(at)
        if phrase is None:
            return None, at
        while end < len(self.nodes):
            more, after = self._narrowed(phrase, end)
            if after == end:
                break
            phrase, end = more, after
        return phrase._replace(outer=(self.nodes[at].start, self.nodes[end - 1].end)), end

    def _core(self, at: int) -> tuple[Node | None, int]:
        begin, lead, noun = at, "", ""
        word = self.word(at)
        if word in words.ARTICLES or word in words.FOREIGN:
            lead, at = word, at + 1
        if self.word(at) == "default" and self.word(at - 1) == "by" and at and at == begin:
            return None, begin
        first_adjective = at
        for _ in range(3):
            if self.word(at) in words.ADJECTIVES - words.NOUNS and self.nodes[at].raw.islower():
                at += 1
        adjectives = tuple(self.words[first_adjective:at])
        if self.word(at) == "subclasses" and at and self.nodes[at - 1].kind in _HEADS:
            return None, begin
        while words.singular(self.word(at)) in words.NOUNS and self._continues(at + 1):
            noun, at = words.singular(self.word(at)), at + 1
        if noun and self.word(at) in ("named", "called"):
            at += 1
        if self.word(at) == "constructor" and self.word(at + 1) in ("of", "for"):
            noun, at = "constructor", at + 2
        head = self._head(at, noun)
        if head is None:
            return None, begin
        at += 1
        if self.mark(at) == "!" and head.kind is NodeKind.NAME:
            return None, begin
        if self.word(at) in _PARAMETER_SORTS and (
            words.singular(self.word(at + 1)) in words.PARAMETER_NOUNS
        ):
            at += 1
        is_modifier = False
        while (told := words.singular(self.word(at))) in words.NOUNS:
            if told != self.word(at) and not self._is_listed(begin):
                break
            is_modifier = is_modifier or _is_modified(head, lead, told)
            noun, at = told, at + 1
        head = head._replace(is_modifier=is_modifier, adjectives=adjectives)
        start = self.nodes[begin].start if noun and not lead else head.start
        return _told(head._replace(noun=noun or head.noun, lead=lead, start=start), noun), at

    def _is_listed(self, at: int) -> bool:
        """Whether more of the same stands before: "`a` and `b` functions" are two functions, but
        "`A` methods" are no `A`."""
        before = self.nodes[at - 1].text if at else ""
        return before in ("and", "or", "&", "/")

    def _continues(self, at: int) -> bool:
        """Whether a name stands at the end of a run of kind words."""
        for n in range(at, min(at + 3, len(self.nodes))):
            node = self.nodes[n]
            if node.kind in _HEADS:
                return True
            if node.kind is not NodeKind.WORD:
                return False
            if node.text in ("named", "called") or words.singular(node.text) in words.NOUNS:
                continue
            return self._is_bare(node)
        return False

    def _head(self, at: int, noun: str) -> Node | None:
        if at >= len(self.nodes):
            return None
        node = self.nodes[at]
        if node.kind in _HEADS:
            return node
        if node.kind is NodeKind.WORD and self._is_bare(node) and (noun or self._is_classed(at)):
            return weak(node)
        return None

    def _is_classed(self, at: int) -> bool:
        """Whether the words beside a bare one make a class, or some such thing, of it."""
        after, before = self.word(at + 1), self.word(at - 1) if at else ""
        if after in words.BASE_VERBS or words.singular(after) in words.NOUNS:
            return True
        if before in ("from", "of") and at > 1:
            before = self.word(at - 2)
        return before in words.BASE_VERBS or before == "subclass"

    def _is_bare(self, node: Node) -> bool:
        """A word that is spelled like no ordinary one and names something of this code."""
        return node.raw[:1].isupper() and node.raw.isidentifier() and self.known(node.raw)

    def _narrowed(self, phrase: Node, at: int) -> tuple[Node, int]:
        """The phrase with one more remark taken in, or as it was."""
        if self.mark(at) == "'s":
            return self._owned(phrase, at)
        if self.mark(at) == "(":
            return self._in_brackets(phrase, at)
        word = self.word(at)
        if phrase.kind is not NodeKind.NAME:
            return phrase, at
        if word in ("of", "on", "in", "from") and phrase.noun in words.HOLDING_NOUNS:
            owner, end = self._core(at + 1)
            if owner is not None and owner.kind is NodeKind.NAME and not phrase.names[0].owner:
                return owned_by(phrase, owner), end
        if word in _TIES and phrase.names[0].within is None:
            place, end = self._core(at + 1)
            if (
                place is not None
                and place.kind is NodeKind.PLACE
                and place.lead not in words.FOREIGN
            ):
                return _tied(phrase, place, place.end), end
        return phrase, at

    def _owned(self, phrase: Node, at: int) -> tuple[Node, int]:
        thing, end = self._core(at + 1)
        if thing is None or thing.kind is not NodeKind.NAME:
            return phrase, at
        if phrase.kind is NodeKind.NAME and len(phrase.names) == 1:
            return owned_by(thing, phrase, start=phrase.start), end
        if phrase.kind is NodeKind.PLACE:
            return _tied(thing, phrase, thing.end)._replace(start=phrase.start), end
        return phrase, at

    def _in_brackets(self, phrase: Node, at: int) -> tuple[Node, int]:
        inner = at + 1
        if self.word(inner) in ("in", "at", "see", "from"):
            inner += 1
        thing, end = self._core(inner)
        if thing is None or self.mark(end) != ")":
            return phrase, at
        close = self.nodes[end].end
        if phrase.kind is NodeKind.NAME and thing.kind is NodeKind.PLACE:
            if phrase.names[-1].within is None and len(thing.places) == 1:
                return _tied(phrase, thing, close), end + 1
        elif phrase.kind is NodeKind.PLACE and thing.kind is NodeKind.NAME and thing.places == ():
            tied = _tied(thing, phrase, close)
            return phrase._replace(names=tied.names, end=close), end + 1
        return phrase, at


def _is_modified(head: Node, lead: str, noun: str) -> bool:
    """Whether the noun behind a name is another thing than what is named: "a `Cart` method"."""
    if head.kind is not NodeKind.NAME or len(head.names) != 1:
        return False
    if noun in ("subclass", "instance", "object"):
        return True
    text = head.names[0].text
    is_class = text[:1].isupper() and not text.isupper() and text.isidentifier()
    return is_class and noun in ("method", "attribute", "property", "field", "member") and (
        lead in ("a", "an") and head.names[0].args is None
    )  # fmt: skip


def weak(node: Node) -> Node:
    """A bare word taken as a name."""
    name = Name(node.raw, node.start, node.end, node.raw, is_marked=False, is_weak=True)
    return Node(NodeKind.NAME, node.raw, node.start, node.end, names=(name,))


def _told(node: Node, noun: str) -> Node:
    if not noun or node.kind is not NodeKind.NAME:
        return node
    kinds = KINDS.get(noun, frozenset())
    names = tuple(
        # What a role of markup says about a name is meant of the name, and stands.
        name if name.noun else name._replace(noun=noun, kinds=kinds or name.kinds, is_weak=False)
        for name in node.names
    )
    return node._replace(names=names)


def owned_by(phrase: Node, owner: Node, start: int | None = None, end: int | None = None) -> Node:
    """A phrase as something that the other one has."""
    held = owner.names[0]
    names = tuple(
        name._replace(owner=held.text, within=name.within or held.within, is_tied=name.is_tied)
        for name in phrase.names
    )
    end = max(phrase.end, owner.end) if end is None else end
    return phrase._replace(names=names, end=end, start=phrase.start if start is None else start)


def _tied(phrase: Node, place: Node, end: int) -> Node:
    names = tuple(
        name if name.within else name._replace(within=place.places[0], is_tied=True)
        for name in phrase.names
    )
    return phrase._replace(names=names, end=end)


def _joined(line: list[Node]) -> list[Node]:
    """Phrases of one sort that stand in a list become one."""
    if sum(node.kind in _HEADS for node in line) < 2:
        return line
    found: list[Node] = []
    at = tried = 0
    while at < len(line):
        if at < tried:
            # The list that began before has no end, and so none of its tails has one.
            found.append(line[at])
            at += 1
            continue
        members, end, is_or = _list_at(line, at, is_open=_after_colon(found))
        if len(members) == 1:
            tried = end
        if len(members) > 1:
            members, end = _without_next_subject(line, found, members, end)
        if len(members) > 1:
            found.append(_group(members, is_or))
            at = end
        else:
            found.append(line[at])
            at += 1
    return found


def _after_colon(found: list[Node]) -> bool:
    return bool(found) and found[-1].kind is NodeKind.MARK and found[-1].text == ":"


def _list_at(
    line: list[Node], at: int, *, is_open: bool
) -> tuple[list[tuple[Node, int]], int, bool]:
    """The members of a list, each with where it begins; a list has an "and" unless it is open."""
    first = line[at]
    if first.kind not in _HEADS:
        return [(first, at)], at + 1, False
    members, end = [(first, at)], at + 1
    is_closed = is_or = False
    while end < len(line) and len(members) < _MAX_FELLOWS and not is_closed:
        n, joins = _joint(line, end)
        if n == end or n >= len(line) or not _is_fellow(first, line[n]):
            break
        is_closed, is_or = joins != ",", joins == "or"
        members.append((line[n], n))
        end = n + 1
    if not is_closed and not is_open:
        return members[:1], end, False
    return members, end, is_or


def _joint(line: list[Node], at: int) -> tuple[int, str]:
    """What joins two members: a comma, an "and", or both."""
    begin, joins = at, ""
    if _is(line, at, ","):
        at, joins = at + 1, ","
    if _is(line, at, "/"):
        return at + 1, "and"
    if _is(line, at, "as") and _is(line, at + 1, "well") and _is(line, at + 2, "as"):
        return at + 3, "and"
    if _is(line, at, "followed") and _is(line, at + 1, "by"):
        return at + 2, "and"
    if joins and _is(line, at, "then"):
        return at + 1, "and"
    for word in ("and", "or", "nor", "&", "plus"):
        if _is(line, at, word):
            at, joins = at + 1, "or" if word == "or" else "and"
            while any(_is(line, at, adverb) for adverb in _LATER):
                at += 1
            break
    return (at, joins) if joins else (begin, "")


def _is(line: list[Node], at: int, text: str) -> bool:
    return (
        at < len(line)
        and line[at].text == text
        and line[at].kind
        in (
            NodeKind.WORD,
            NodeKind.MARK,
        )
    )


def _is_fellow(first: Node, other: Node) -> bool:
    if other.kind is NodeKind.NAME and first.kind is NodeKind.NAME:
        return True
    if first.kind is NodeKind.PLACE:
        return other.kind is NodeKind.PLACE
    return other.kind in (NodeKind.CODE, NodeKind.NAME, NodeKind.PLACE)


def _without_next_subject(
    line: list[Node], found: list[Node], members: list[tuple[Node, int]], end: int
) -> tuple[list[tuple[Node, int]], int]:
    """ "`a` calls `b` and `c` does more": the last of the list is the subject of what follows."""
    after = line[end] if end < len(line) else None
    if after is not None and after.text == "from" and found and found[-1].text == "from":
        kept = members[:-1]  # "imports `a` from `x` and `b` from `y`"
        return kept, kept[-1][1] + 1
    if after is None or after.kind is not NodeKind.WORD:
        return members, end
    follows = after.text in words.FOLLOWERS or after.text.endswith("ly")
    is_verb = after.text in ("is", "are", "has", "have", "does", "do")
    spoken = any(node.kind is NodeKind.WORD for node in found) and any(
        node.kind in _HEADS for node in found
    )
    if (follows and not is_verb) or not spoken:
        return members, end
    kept = members[:-1]
    return kept, kept[-1][1] + 1


def _group(members: list[tuple[Node, int]], is_or: bool) -> Node:
    nodes = [node for node, _start in members]
    first, last = nodes[0], nodes[-1]
    noun = last.noun or first.noun
    spread = [name for node in nodes for name in node.names]
    tie = spread[-1] if spread else None
    if tie is not None and tie.within is not None and spread[-1].end < last.end:
        spread = [
            name if name.within or node_has_tie(nodes) else name._replace(
                within=tie.within, is_tied=tie.is_tied
            )
            for name in spread
        ]  # fmt: skip
    if noun:
        kinds = KINDS.get(noun, frozenset())
        spread = [
            name._replace(kinds=name.kinds or kinds, noun=name.noun or noun) for name in spread
        ]
    is_plain = first.kind in (NodeKind.NAME, NodeKind.PLACE) and (
        {node.kind for node in nodes} == {first.kind}
    )
    return first._replace(
        end=last.end,
        names=tuple(spread),
        places=tuple(place for node in nodes for place in node.places),
        noun=noun,
        is_or=is_or,
        members=() if is_plain else tuple(nodes),
        text=", ".join(node.text for node in nodes),
        raw="group",
        outer=(first.extent[0], last.extent[1]),
    )


def node_has_tie(nodes: Sequence[Node]) -> bool:
    """Whether more than the last of a list has a place of its own."""
    return any(name.within for node in nodes[:-1] for name in node.names)
