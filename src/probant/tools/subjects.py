"""What definitions say of themselves, told once for all of one name: the frame of such questions.

A reader looks at one definition; where several share the name and say different things, nobody is
quoted. Shared by the tools about members and hierarchies. Yields entries.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined
from probant.facts.definitions import Definitions, distinct, located, variants
from probant.facts.imported_names import ImportedNames, told
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.derives import derived_in
from probant.tools.open_values import why_open
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import CLASS_KINDS, Place
from probant.vocabulary.value import NameValue, Observation, Value

CLOSED = frozenset({"cpp", "java"})
"""Languages in which a type has all its members in its body."""
SPREAD = frozenset({"go", "rust"})
"""Languages in which any file of a package may add to a type."""


class Said(NamedTuple):
    """What one definition says. `doubt` is why that may not be all; `note` tells more."""

    seen: tuple[Observation, ...] = ()
    doubt: ReasonCode | None = None
    note: str | None = None
    leads: tuple[Observation, ...] = ()

    @property
    def values(self) -> list[Value]:
        return [one.value for one in self.seen]


Reader = Callable[[DefFact], Said]


class Subjects:
    """Reads definitions of one snapshot for one tool."""

    def __init__(self, box: Toolbox, tool: str) -> None:
        self.tree = box.tree
        self.book = box.book
        self.binder = box.binder
        self.definitions = Definitions(box.book, box.binder)
        self.imported = ImportedNames(box.book, box.binder)
        self.make = EntryMaker(box.tree, tool, Signal.STRUCTURAL)

    def tell(
        self, step: Step, kinds: Collection[str], read: Reader, *, n_target: int = 0
    ) -> EvidenceEntry:
        """What the definitions of the target say, if they agree."""
        target = step.targets[n_target]
        named = self.imported.meant(self.definitions.of(target, inherited=True).fitting)
        facts = variants([fact for fact in named if fact.kind in kinds])
        row = self.imported.origin(named, target.text) if not facts else None
        if row is not None:
            return self.make.absent(
                step, complete=False, reasons=(ReasonCode.OUTSIDE_REPOSITORY,),
                note=told(target.text, row),
            )  # fmt: skip
        if not facts:
            return self.wrong(step, f"{target.text} is not a {' or '.join(sorted(kinds))}")
        return self.told(step, facts, [read(fact) for fact in facts])

    def told(self, step: Step, facts: list[DefFact], said: list[Said]) -> EvidenceEntry:
        differs = any(
            bool(one.seen) != bool(said[0].seen)
            if step.polar
            else (one.values, one.doubt) != (said[0].values, said[0].doubt)
            for one in said[1:]
        )
        if differs:
            return self.ambiguous(step, facts)
        first = said[0]
        doubt = next((one.doubt for one in said if one.doubt is not None), None)
        reasons = () if doubt is None else (doubt,)
        if first.seen:
            return self.make.observed(
                step, Quality.STRONG, first.seen, candidates=first.leads,
                complete=not reasons, reasons=reasons, note=first.note,
            )  # fmt: skip
        return self.make.absent(
            step,
            complete=not reasons,
            candidates=first.leads,
            reasons=reasons,
            note=first.note or "the definition has none",
        )

    def ambiguous(self, step: Step, facts: list[DefFact]) -> EvidenceEntry:
        return self.make.observed(
            step,
            Quality.WEAK,
            candidates=tuple(located(fact) for fact in facts),
            n_matches=len(facts),
            complete=False,
            reasons=(ReasonCode.AMBIGUOUS_NAME,),
            note=f"{len(facts)} definitions share the name and differ here",
        )

    def wrong(self, step: Step, note: str) -> EvidenceEntry:
        """What was asked takes for granted what is not so, as far as that can be said."""
        named = [fact for one in step.targets for fact in self.definitions.of(one).fitting]
        if why := why_open(self.tree, named):
            reasons, note = (ReasonCode.NOT_TOLD,), why
        else:
            reasons = (ReasonCode.FALSE_PREMISE,)
        return self.make.absent(step, complete=False, reasons=reasons, note=note)

    # What definitions have in common

    def own_members(self, fact: DefFact) -> list[DefFact]:
        """Members a class itself declares. In C++ all of them stand in its body."""
        members = self.binder.members_of(fact)
        if family_of(fact.path) == "cpp":
            members = [one for one in members if not one.has(Trait.DETACHED)]
        return sorted(members, key=lambda one: (one.path != fact.path, one.path, one.line, one.no))

    def own_methods(self, fact: DefFact) -> list[DefFact]:
        """Overloads count one by one; accessors of one property, and constructors, do not."""
        methods = [one for one in self.own_members(fact) if one.kind == "method"]
        if family_of(fact.path) in CLOSED:
            overloaded = [one for one in methods if not one.has(Trait.PROPERTY)]
            return [one for one in overloaded if not _is_maker(one)]
        return [one for one in distinct(methods) if not one.has(Trait.CONSTRUCTOR)]

    def unread(self, fact: DefFact) -> ReasonCode | None:
        """Why members of a class may be missing: a file that could hold one was not understood."""
        is_spread = family_of(fact.path) in SPREAD
        if is_spread:
            spots = blind_spots(self.tree, self.book, mentioned=[fact.name], like=fact.path)
        else:
            spots = blind_spots(self.tree, self.book, [fact.path], inside=[fact])
            if family_of(fact.path) not in CLOSED:
                spots += blind_spots(self.tree, self.book, [fact.path], words=[fact.name])
        return ReasonCode.WINDOW_SKIPPED_FILES if spots else None

    def callee(self, fact: DefFact) -> DefFact | None:
        """What is called when this is: itself, or what makes a class."""
        if fact.kind not in CLASS_KINDS:
            return fact
        bound = self.binder.constructor(fact)
        return bound.fact if isinstance(bound, Defined) else None

    def named_at(self, fact: DefFact, text: str) -> NameValue:
        """A name as written beside a definition, with where it is defined in the repository."""
        bound = self.binder.rules(fact.path).dotted((fact.path, fact.parent), text)
        if isinstance(bound, Defined):
            return NameValue(text, bound.fact.path, bound.fact.line)
        return NameValue(text)

    def text_of(self, fact: DefFact, first: int, last: int) -> str:
        """Lines of the file a definition stands in; '' where it cannot be read."""
        try:
            return "\n".join(self.tree.lines(fact.path)[first - 1 : last])
        except FileUnreadable:
            return ""

    def derived(self, fact: DefFact) -> list[tuple[str, int]]:
        """Traits a Rust type derives, as written, each with its line."""
        if family_of(fact.path) != "rust" or "derive" not in fact.details.decorators:
            return []
        return derived_in(self.text_of(fact, fact.first_line, fact.line), fact.first_line)

    def is_exported_with_others(self, fact: DefFact) -> bool:
        """`export const f = () => 1, g = 2`: the word stands once for both."""
        if fact.parent or family_of(fact.path) != "typescript":
            return False
        before = self.text_of(fact, fact.line, fact.line).partition(fact.name)[0]
        return bool(re.match(r"\s*export\s+(?:const|let|var)\b", before))

    def is_exported_as_default(self, fact: DefFact) -> bool:
        """`export default class Widget`: others know it as the default, not by its name."""
        if fact.parent or family_of(fact.path) != "typescript":
            return False
        text = self.text_of(fact, fact.first_line, fact.line)
        before = text.rpartition("\n")[0] + "\n" + _before_name(text.rpartition("\n")[2], fact.name)
        return re.search(r"\bexport\s+default\b[^;{]*$", before) is not None

    def is_masked_static(self, fact: DefFact) -> bool:
        """Whether a macro before a C function's name may make it static."""
        before = self.text_of(fact, fact.first_line, fact.line).rpartition(fact.name)[0]
        return any(self._hides_static(word, set()) for word in re.findall(r"[A-Za-z_]\w*", before))

    def _hides_static(self, word: str, seen: set[str]) -> bool:
        if word in seen:
            return False
        seen.add(word)
        for one in self.book.definitions(word):
            if one.kind == "macro":
                body = self.text_of(one, one.line, one.last_line).partition(word)[2]
                words = re.findall(r"[A-Za-z_]\w*", body)
                if "static" in words or any(self._hides_static(other, seen) for other in words):
                    return True
        return False

    def head_text(self, fact: DefFact) -> str:
        """From the decorators to the end of the signature."""
        return self.text_of(fact, fact.first_line, fact.head.lines.last)


def _before_name(text: str, name: str) -> str:
    found = re.search(rf"(?<![\w$]){re.escape(name)}(?![\w$])", text)
    return text[: found.start()] if found else text


def derivation(fact: DefFact, name: str, line: int) -> Observation:
    statement = f"{fact.qualified_name} derives {name}"
    last = name.rpartition("::")[2]
    return Observation(NameValue(name), (line_place(fact, line, last),), statement)


def line_place(fact: DefFact, line: int, expects: str) -> Place:
    return Place(fact.path, LineRange(line, line), expects)


def _is_maker(fact: DefFact) -> bool:
    return fact.has(Trait.CONSTRUCTOR) or fact.name.startswith("~")
