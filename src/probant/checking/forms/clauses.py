"""Finds the forms in a sentence: predicates after phrases, through "which", "and" and brackets.

One walk over the line; a form is looked for only where one of its words stands. What a form that
fits becomes is building.py's work.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from probant.checking.forms import words
from probant.checking.forms.fillers import TESTS
from probant.checking.forms.pattern import Fit, Matcher, Row, Words, accepts, row
from probant.checking.forms.table import OPENINGS, PREDICATES
from probant.checking.forms.topics import after_pronoun, past_adjunct, past_apposition
from probant.checking.sentences import Node, NodeKind
from probant.vocabulary.assertion import CitedPlace, ClaimKind

_HEADS = (NodeKind.NAME, NodeKind.PLACE, NodeKind.CODE, NodeKind.PERSON)
_RELATIVES = frozenset({"which", "that", "who"})
_NEGATIONS = frozenset(
    "does do doesn't don't never no isn't aren't may can might could will won't can't"
    " cannot".split()
)
_HELD = row(ClaimKind.DEFINED_IN, "{subject} in|at|from|inside {place}")
_CALLING = row(ClaimKind.CALLS, "{subject} by calling|invoking {object}")
_USING = row(
    ClaimKind.CALLS, "{subject} with|using|via|through {object:function}", far="yes", outside="yes"
)
_OF_COMMITS = frozenset({ClaimKind.COMMIT_AUTHOR, ClaimKind.COMMIT_DATE})
"""Forms that nothing behind them could narrow."""

_KINDS = frozenset({ClaimKind.TRAIT, ClaimKind.VISIBILITY})
"""Forms that say what a thing is, after which it may be told where it is and what it does."""

_SPOILERS = frozenset({"'s", "/", "=", "[", "+"})
"""Marks that make what stands before them a part of something else."""

_WAYS = frozenset("by as for using via through with on".split())
"""After these a bare "is implemented" tells how, and not where."""

_MAX_GAP = 30
_MAX_REACH = 14
_MAX_LINKS = 12
_SUBJECT_OF_GERUND = frozenset("calling running invoking executing evaluating".split())


class Clauses:
    """The forms of one sentence."""

    def __init__(
        self, line: Sequence[Node], before: Node | None = None, lead: Node | None = None
    ) -> None:
        self.line = line
        self.before = before
        self.lead = lead
        self.matcher = Matcher(line)

    def fits(self) -> Iterator[Fit]:
        yield from self._of_before()
        opened = 0
        for at, node in enumerate(self.line):
            for fit in self._opened(at, node) if at >= opened else ():
                opened = fit.end
                yield fit
            if node.kind in _HEADS:
                yield from self._spoken_of(at, node)

    def _of_before(self) -> Iterator[Fit]:
        """What a sentence says of the one thing the sentence before it spoke about."""
        begin = after_pronoun(self.line)
        node = self.before or self.lead if begin else self.lead
        if node is None:
            return
        first = max(0, begin - 1) if self.matcher.word(begin - 1) == "it" else 0
        fit = self._predicate(node, first, begin)
        if fit is not None:
            yield fit
            yield from self._continued(node, first, fit.end, fit)

    @property
    def intro(self) -> CitedPlace | None:
        """The file a sentence says it speaks about: "In x.py, …"."""
        if (
            len(self.line) > 2
            and self.matcher.word(0) in ("in", "at", "inside", "within")
            and self.line[1].kind is NodeKind.PLACE
            and len(self.line[1].places) == 1
        ):
            return self.line[1].places[0]
        return None

    def _opened(self, at: int, node: Node) -> Iterator[Fit]:
        """Forms that begin here with a word of their own."""
        key = node.text if node.kind in (NodeKind.WORD, NodeKind.MARK) else "{}"
        if key == "{}" and node.kind is not NodeKind.COMMIT:
            return
        for one in OPENINGS.get(key, ()):
            fit = self.matcher.fit(one, None, at, at, elided=False)
            if fit is not None and self._ends_well(fit) and self._is_meant(fit):
                yield fit
                return

    def _spoken_of(self, at: int, node: Node) -> Iterator[Fit]:
        """What is said of the phrase that stands here."""
        after = at + 1
        if self._is_subject(at):
            fit = self._predicate(node, at, after)
            if fit is None and self._is_set_off(at):
                fit = self._predicate(node, at, after + 1)
                fit = fit or self._predicate(node, at, after + 1, elided=True)
            if fit is None and (later := past_apposition(self.line, after)) > after:
                fit = self._predicate(node, at, later)
            for later in past_adjunct(self.line, after) if fit is None else ():
                fit = fit or self._predicate(node, at, later)
            if fit is not None:
                yield fit
                held = list(self._kind_of(node, at, fit.end)) if fit.row.kind in _KINDS else []
                yield from held or self._continued(node, at, fit.end, fit)
                return
            if kind_end := self._is_kind(after):
                yield from self._kind_of(node, at, kind_end)
                return
        fit, end = self._remarked(node, at, after)
        if fit is not None:
            yield fit
            after = end
            if self._is_subject(at):
                main = self._predicate(node, at, after)
                if main is not None:
                    yield main
                    after = main.end
        if self._is_subject(at) and (fit is not None or self._has_verb(after)):
            yield from self._continued(node, at, after)

    def _is_set_off(self, at: int) -> bool:
        """Whether a mark parts the phrase from its verb: "`a` – calls", "the entry, `a`, calls"."""
        mark = self.matcher.word(at + 1)
        if at == 0:
            return mark in (":", "-", "–", "—", "→", "->")
        return mark == "," and self.matcher.word(at - 1) == ","

    def _is_kind(self, at: int) -> int:
        """Where "is a … function" ends, 0 if it is not said."""
        if self.matcher.word(at) not in ("is", "are"):
            return 0
        at = self.matcher.past_adverbs(at + 1)
        if at < len(self.line) and self.line[at].lead in ("a", "an"):
            return at + 1
        for n in range(at, min(at + 6, len(self.line))):
            word = self.matcher.word(n)
            if (words.singular(word) in words.NOUNS or word in ("place", "one")) and n > at:
                after = words.singular(self.matcher.word(n + 1))
                return n + 1 if after not in words.NOUNS else n + 2
            if not word.replace("-", "").isalpha() or word in words.SUBORDINATORS:
                return 0
        return 0

    def _kind_of(self, node: Node, at: int, after: int) -> Iterator[Fit]:
        """What follows "is a function": where it is, and what it does."""
        if self.matcher.word(after - 1) != "instance" and TESTS["subject"](node):
            fit = self.matcher.fit(_HELD, node, at, after, elided=False)
            if fit is not None and self._ends_well(fit):
                yield fit
                after = fit.end
        fit, end = self._remarked(node, at, after)
        if fit is not None:
            yield fit
            yield from self._continued(node, at, end, fit)

    def _remarked(self, node: Node, at: int, after: int) -> tuple[Fit | None, int]:
        """A remark on the phrase: ", which …", "(defined in …)", "defined in …"."""
        begin = after
        word = self.matcher.word(begin)
        is_set_off = word in (",", "(")
        if is_set_off:
            begin += 1
        if self.matcher.word(begin) in ("both", "all", "each") and (
            self.matcher.word(begin + 1) == "of" and self.matcher.word(begin + 2) == "which"
        ):
            begin += 2
        if self.matcher.word(begin) in _RELATIVES:
            before = self.matcher.word(at - 1) if at else ""
            if before in words.VAGUE or before in ("is", "are"):
                return None, after
            fit = self._predicate(node, at, begin + 1)
        else:
            fit = self._predicate(node, at, begin, elided=True)
        if fit is None:
            return None, after
        end = fit.end
        if is_set_off and self.matcher.word(end) in (",", ")"):
            end += 1
        return fit, end

    def _continued(self, node: Node, at: int, begin: int, last: Fit | None = None) -> Iterator[Fit]:
        """More that is said of the same subject: "… and calls `b`", "… by calling `b`"."""
        end = min(len(self.line), begin + _MAX_GAP)
        n_found = 0
        while begin < end and n_found < _MAX_LINKS:
            word = self.matcher.word(begin)
            fit = None
            if word in ("and", "but", ",", "then") or self._is_it(begin):
                after = begin + 1
                while self.matcher.word(after) in ("and", "but", "then", ",", "it"):
                    after += 1
                after = self._past_condition(after)
                fit = self._predicate(node, at, after)
                if fit is None and last is not None and last.row.is_elided and word == "and":
                    fit = self._predicate(node, at, after, elided=True)
            elif word == "by" and self.line[at + 1].text not in ("is", "are", "can", "was"):
                fit = self.matcher.fit(_CALLING, node, at, begin, elided=False)
                fit = fit if fit and TESTS["subject"](node) and self._ends_well(fit) else None
            elif word in ("with", "using", "via", "through"):
                fit = self.matcher.fit(_USING, node, at, begin, elided=False)
                fit = fit if fit and TESTS["subject"](node) and self._ends_well(fit) else None
            elif word in words.SUBORDINATORS or word in (";", ":", ".", "("):
                return
            if fit is None:
                begin += 1
                continue
            yield fit
            last = fit
            n_found += 1
            begin, end = fit.end, min(len(self.line), fit.end + _MAX_GAP)

    def _past_condition(self, at: int) -> int:
        """Past an "if …," that stands between a conjunction and its verb."""
        if self.matcher.word(at) in ("if", "when", "unless", "on", "after"):
            for n in range(at + 1, min(at + 12, len(self.line))):
                if self.matcher.word(n) == ",":
                    return n + 1
        return at

    def _is_it(self, at: int) -> bool:
        return self.matcher.word(at) == ";" and self.matcher.word(at + 1) == "it"

    def _predicate(self, node: Node, at: int, begin: int, *, elided: bool = False) -> Fit | None:
        """The first row that fits with this phrase as its subject."""
        if self._begins_anew(begin):
            return None
        near = frozenset(self.matcher.words[begin : begin + _MAX_REACH])
        for one in self._candidates(begin, elided):
            if one.first is None or (one.needed and one.needed.isdisjoint(near)):
                continue
            if not accepts(one.first, node):
                continue
            fit = self.matcher.fit(one, node, at, begin, elided=elided)
            if fit is not None and self._ends_well(fit) and self._is_meant(fit):
                return fit
        return None

    def _is_meant(self, fit: Fit) -> bool:
        """Whether the words a row asks for stand behind it, or anywhere in the sentence."""
        follows, near = fit.row.fixed.get("follows", ""), fit.row.fixed.get("near", "")
        if follows and fit.follows not in follows.split():
            return False
        return not near or not set(near.split()).isdisjoint(self.matcher.words)

    def _begins_anew(self, at: int) -> bool:
        """Whether a capital shows that a new sentence begins here, its full stop left out."""
        if at >= len(self.line) or not at or self.line[at - 1].kind is NodeKind.MARK:
            return False
        return self.line[at].kind is NodeKind.WORD and self.line[at].raw[:1].isupper()

    def _candidates(self, begin: int, elided: bool) -> Sequence[Row]:
        if elided:
            return ELIDED.get(self.matcher.word(self.matcher.past_adverbs(begin)), ())
        at = self.matcher.past_adverbs(begin)
        word = self.matcher.word(at)
        if word in _NEGATIONS:
            found = list(PREDICATES.get(word, ()))
            for n in range(at + 1, at + 4):
                found += PREDICATES.get(self.matcher.word(n), ())
            if word in ("isn't", "aren't"):
                found += PREDICATES.get("is", ())
            return found
        return PREDICATES.get(word, ())

    def _ends_well(self, fit: Fit) -> bool:
        """Whether what follows leaves the statement as it is."""
        is_open = fit.row.kind in _OF_COMMITS or bool(fit.row.fixed.get("open"))
        if fit.end >= len(self.line) or is_open:
            return True
        node = self.line[fit.end]
        is_denied = fit.is_denied or any(one.lead == "no" for one in fit.bound.values())
        is_part = node.text in words.PREPOSITIONS or node.text == "at"
        if is_denied and is_part and node.kind is NodeKind.WORD:
            return False  # Denied of a part only.
        if node.kind is NodeKind.WORD:
            if node.text == "or" and fit.row.kind is not ClaimKind.RAISES:
                return False
            if node.text in words.SPOILING or node.text == "into":
                return False
            known = node.text in words.FOLLOWERS or (
                node.text in ELIDED and node.text not in words.ARTICLES
            )
            if fit.row.fixed.get("intro") == "place" and node.text in _WAYS:
                return False
            return known or node.text.endswith("ly")
        is_joined = node.text in ("-", "_") and node.start == self.line[fit.end - 1].end
        return node.kind is NodeKind.MARK and node.text not in _SPOILERS and not is_joined

    def _is_subject(self, at: int) -> bool:
        """Whether the phrase can be a subject, and not what a preposition or a verb speaks of."""
        if self.line[at].is_modifier:
            return False
        if self.line[at].lead in ("no", "your", "my", "any", "some", "every", "either", "neither"):
            return False
        if at == 0:
            return True
        before = self.line[at - 1]
        if before.kind is NodeKind.WORD:
            if before.text == "whose" and not all(name.owner for name in self.line[at].names):
                return False
            return before.text not in words.PREPOSITIONS and (
                not before.text.endswith("ing") or before.text in _SUBJECT_OF_GERUND
            )
        if before.kind is NodeKind.PLACE:
            return at == 2 and self.intro is not None
        if before.kind is NodeKind.NAME:
            return at == 2 and self.line[0].text in words.SCENES  # "In `f` the option `x` …"
        if before.text == "'s" and before.kind is NodeKind.MARK:
            return self.line[at].kind is NodeKind.PLACE
        return before.kind is NodeKind.MARK and before.text != "/"

    def _has_verb(self, at: int) -> bool:
        word = self.matcher.word(self.matcher.past_adverbs(at))
        return word.endswith("s") and word not in ("is", "was", "as", "has", "this", "its", "'s")


def _elided() -> dict[str, tuple[Row, ...]]:
    found: dict[str, list[Row]] = {}
    for one in PREDICATES["is"]:
        part = one.rest[1]
        if one.is_elided and isinstance(part, Words):
            for word in part.texts:
                found.setdefault(word, []).append(one)
    return {word: tuple(rows) for word, rows in found.items()}


ELIDED = _elided()
"""Rows that can be said without their "is", by the word that then begins them."""
