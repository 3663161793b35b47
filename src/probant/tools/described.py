"""Definitions by what they are said to do, where no name is given.

An answer only where structure and text agree on one definition (`agreement`). Everything else is a
lead, which the search has: this tool ranks nothing. A name, however many words it has, is never
answered from here: for that, the words must stand together.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.errors import FileUnreadable
from probant.facts.definitions import distinct, located, without_declarations
from probant.facts.recall.documents import own_text
from probant.facts.recall.words import content_words, meanings, stems_of, words_of
from probant.facts.rows import DefFact
from probant.tools.agreement import Told, agreed, is_named_by
from probant.tools.base import EntryMaker
from probant.tools.places import PlaceSearch
from probant.tools.registry import Toolbox
from probant.tools.summaries import comment_above, summary
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import FUNCTION_KINDS

KINDS = FUNCTION_KINDS | {"macro"}

MAX_READ = 300
"""So many that may say every word describe none of them."""


class Described:
    """Finds the function of one snapshot that a description means."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._places = box.places
        self._make = EntryMaker(box.tree, "described", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        text = step.targets[0].text
        if named := self._book.definitions_spelled_like(text):
            return (self._named(step, named),)
        stems = content_words(text)
        if not stems or self._places is None:
            note = "the words tell nothing apart"
            return (self._make.absent(step, complete=False, note=note),)
        found = self._candidates(stems, self._places())
        chosen = agreed(stems, [self._told(fact) for fact in found])
        if chosen is None or self._is_near_namesake(chosen.fact, stems):
            return (self._make.absent(step, complete=False),)
        return self._agreed(step, chosen.fact, len(found))

    def _candidates(self, stems: Sequence[str], places: PlaceSearch) -> list[DefFact]:
        """All that may say every word of themselves, and all that are called by such words."""
        saying = places.saying(stems)
        parts = sorted({other for one in stems for other in meanings(one)})
        named = [n for n in self._book.names_holding(parts) if is_named_by(stems, stems_of(n))]
        facts = [*saying, *self._book.definitions_of([*named, *(fact.name for fact in saying)])]
        kept = {fact.key: fact for fact in facts if fact.kind in KINDS}
        found = distinct(without_declarations(list(kept.values())))
        return found if len(found) <= MAX_READ else []

    def _told(self, fact: DefFact) -> Told:
        details = fact.details
        given = [p for p in details.parameters if not (p.name and p.name == details.receiver)]
        types = [*(p.annotation or "" for p in given), details.returns or "", *details.decorators]
        try:
            lines = self._tree.lines(fact.path)
        except FileUnreadable:
            lines = ()
        rows = details.doc_lines
        doc = lines[rows[0] - 1 : rows[1]] if rows else comment_above(lines, fact.first_line)
        first = summary(doc, 1, len(doc))
        own = own_text("\n".join(lines), self._book.definitions_in(fact.path), fact.no)
        below = fact.line + details.n_head_lines_below
        inside = range(rows[0], rows[1] + 1) if rows else range(0)
        body = [line for at, line in own.lines if at > below and at not in inside]
        return Told(
            fact=fact,
            name=tuple(stems_of(fact.name)),
            owner=frozenset(stems_of(fact.qualified_name.rpartition(".")[0])),
            parameters=frozenset(stems_of(" ".join(p.name for p in given))),
            # A comment may begin with the name it explains: "Load loads the file".
            summary=tuple(stems_of(first.text.removeprefix(fact.name) if first else "")),
            doc=frozenset(stems_of("\n".join(doc))),
            rest=frozenset(stems_of("\n".join((*types, fact.path.rpartition(".")[0], *body)))),
        )

    def _is_near_namesake(self, fact: DefFact, stems: Sequence[str]) -> bool:
        """Whether another thing, of whatever kind, is called by other words with these stems."""
        own, words = set(stems), set(words_of(fact.name))
        return any(
            set(stems_of(name)) == own and set(words_of(name)) != words
            for name in self._book.names_holding(sorted(own))
        )

    def _named(self, step: Step, named: Sequence[DefFact]) -> EvidenceEntry:
        """The words are a name after all, in some spelling."""
        facts = distinct(without_declarations(list(named)))
        return self._make.observed(
            step, Quality.STRONG, tuple(located(fact) for fact in facts), phrase_match=True,
            reasons=(ReasonCode.AMBIGUOUS_NAME,) if len(facts) > 1 else (),
        )  # fmt: skip

    def _agreed(self, step: Step, fact: DefFact, n_read: int) -> tuple[EvidenceEntry, ...]:
        seen = (located(fact),)
        return (
            self._make.observed(
                step, Quality.STRONG, seen, n_matches=n_read, n_exact=1,
                note="its name and signature fit, and no other definition does",
            ),
            self._make.observed(
                step, Quality.STRONG, seen, n_matches=1, signal=Signal.CONTENT,
                note="what it says of itself fits as well",
            ),
        )  # fmt: skip
