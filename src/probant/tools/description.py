"""What can be said about a thing from its own text: definition, docstring, uses, members.

Extractive: every statement is a fact with the lines that show it. Nothing is inferred.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.errors import FileUnreadable
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.definitions import Definitions, base_place, distinct, located
from probant.tools.paths import files_named
from probant.tools.references import CALLABLE, References
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, Place
from probant.vocabulary.value import Observation, TextValue

N_LISTED = 8

_MARKS = re.compile(
    r"""^(?:[rRuUbBfF]{0,2}(?:\"{3}|'{3}|"|')|/\*[*!]?|//[/!]?|\*(?!/)|\#+)|(?:\"{3}|'{3}|"|'|\*/)$"""
)
"""What begins and ends a docstring or a documentation comment."""


class Description:
    """Describes symbols and files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._definitions = Definitions(box.book, box.binder)
        self._references = References(box)
        self._make = EntryMaker(box.tree, "description", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = step.targets[0]
        facts = distinct(self._definitions.of(target).fitting)
        if target.kind is not TargetKind.PATH and len(facts) > 1:
            return (
                self._make.observed(
                    step,
                    Quality.WEAK,
                    candidates=tuple(located(fact) for fact in facts),
                    n_matches=len(facts),
                    reasons=(ReasonCode.AMBIGUOUS_NAME,),
                    note=f"{len(facts)} things share the name; say which one",
                ),
            )
        if facts and target.kind is not TargetKind.PATH:
            said = tuple(self._of_definition(facts[0]))
        else:
            paths = files_named(self._tree, target.text).exact
            said = tuple(self._of_file(paths[0])) if len(paths) == 1 else ()
        if not said:
            return (self._make.absent(step, complete=False, note="nothing to describe"),)
        return (self._make.observed(step, Quality.STRONG, said),)

    def _of_definition(self, fact: DefFact) -> Iterator[Observation]:
        article = "an" if fact.kind[0] in "aeiou" else "a"
        yield _said(
            f"{fact.qualified_name} is {article} {fact.kind.replace('_', ' ')} defined at"
            f" {fact.path}:{fact.line}.",
            fact.head,
        )
        yield from self._docstring(fact)
        for base in self._binder.bases_of(fact)[:N_LISTED]:
            yield _said(f"It {base.relation} {base.expression}.", base_place(fact, base))
        if fact.kind in CLASS_KINDS:
            yield from self._members(fact)
        if fact.kind in CALLABLE:
            yield from self._uses(fact)

    def _docstring(self, fact: DefFact) -> Iterator[Observation]:
        lines = fact.details.doc_lines
        if lines is None:
            return
        try:
            text = self._tree.lines(fact.path)[lines[0] - 1 : lines[1]]
        except FileUnreadable:
            return
        for offset, raw in enumerate(text):
            said = _MARKS.sub("", raw.strip()).strip()
            if said:
                line = lines[0] + offset
                place = Place(fact.path, LineRange(line, line))
                yield _said(f"Its documentation says: “{said}”", place)
                return

    def _members(self, fact: DefFact) -> Iterator[Observation]:
        for member in distinct(self._binder.members_of(fact))[:N_LISTED]:
            yield _said(f"It has the {member.kind.replace('_', ' ')} {member.name}.", member.head)

    def _uses(self, fact: DefFact) -> Iterator[Observation]:
        sites, _ = self._references.call_sites([fact])
        for call in sites[:N_LISTED]:
            caller = self._book.definition(call.path, call.blob, call.caller)
            who = caller.qualified_name if caller else f"the module {call.path}"
            yield _said(f"It is called by {who} at {call.path}:{call.line}.", call.place)
        seen: set[str] = set()
        for call in self._book.calls_in(fact.path, fact.blob, fact.no):
            if call.bind == "v":
                continue
            if call.expression not in seen and len(seen) < N_LISTED and call.name:
                seen.add(call.expression)
                yield _said(f"It calls {call.expression} at line {call.line}.", call.place)

    def _of_file(self, path: RepoPath) -> Iterator[Observation]:
        yield _said(f"{path} is a file of the repository.", Place(path, LineRange(1, 1)))
        top = [fact for fact in self._book.definitions_in(path) if fact.parent == 0]
        for fact in distinct(top)[: 2 * N_LISTED]:
            kind = fact.kind.replace("_", " ")
            yield _said(f"It defines the {kind} {fact.name} at line {fact.line}.", fact.head)


def _said(sentence: str, place: Place) -> Observation:
    return Observation(TextValue(sentence), (place,), sentence)
