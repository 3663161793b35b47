"""What every structural check stands on: which definitions and files a mention means, citations.

Yields facts; what they prove is for the modules beside this one to say.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property

from probant.checking.existence import check_existence
from probant.checking.prover import Opinion, Proof, Prover
from probant.checking.shelf import Shelf
from probant.checking.structure.finding import (
    Finding,
    Holds,
    all_of,
    any_of,
    unsure,
)
from probant.errors import FileUnreadable
from probant.facts.ancestry import Ancestry
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined
from probant.facts.definitions import Definitions, dotted, variants
from probant.facts.importing import Importing
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Failure, Mention
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.question import Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import Citation, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place

MAX_NAMESAKES = 12
"""More definitions of one name than these are not compared: which is meant is open."""

_ROOTS = {"ABC": object, "Generic": object, "Protocol": object}
_WORD = r"(?<![\w$]){}(?![\w$])"


class Ground:
    """One repository, open for structural checks."""

    def __init__(self, shelf: Shelf, prover: Prover, opinion: Opinion | None = None) -> None:
        self.shelf = shelf
        self.tree = shelf.tree
        self.book = shelf.book
        self.binder = shelf.binder
        self.opinion = opinion
        self._prover = prover
        self.definitions = Definitions(shelf.book, shelf.binder)
        self.ancestry = Ancestry(shelf.binder)

    @cached_property
    def importing(self) -> Importing:
        return Importing(self.tree, self.book, self.binder)

    # What a mention means

    def target(self, mention: Mention) -> Target:
        within = mention.within.path if mention.within is not None else None
        return Target(
            text=mention.text,
            kind=TargetKind.SYMBOL,
            within=within,
            owner=mention.owner or None,
        )

    def facts(self, mention: Mention, kinds: Collection[str] | None = None) -> list[DefFact]:
        """The definitions a mention means, each thing once; those of the stated kind first."""
        found = self.definitions.of(self.target(mention), inherited=True).fitting
        found = [fact for fact in found if kinds is None or fact.kind in kinds]
        found = self._without_renames(of_kind(found, mention))
        return self._on_lines(variants(found), mention.within)

    def _without_renames(self, facts: list[DefFact]) -> list[DefFact]:
        """`#define compress z_compress` is no second thing beside the function of that name."""
        functions = {fact.qualified_name for fact in facts if fact.kind in FUNCTION_KINDS}
        return [
            fact
            for fact in facts
            if fact.kind != "macro" or fact.name not in functions or not self._is_rename(fact)
        ]

    def _is_rename(self, macro: DefFact) -> bool:
        text = self.text(macro.path, macro.line, macro.last_line) or ""
        name = re.escape(macro.name)
        return re.search(rf"#\s*define\s+{name}\s+\w+\s*(?:/[/*].*)?$", text) is not None

    def _on_lines(self, facts: list[DefFact], place: CitedPlace | None) -> list[DefFact]:
        if place is None or place.lines is None:
            return facts
        lines = place.lines
        near = [f for f in facts if f.first_line <= lines.last and lines.first <= f.last_line]
        return near or facts

    def judged(
        self,
        mention: Mention,
        kinds: Collection[str],
        judge: Callable[[DefFact], Finding],
        what: str,
    ) -> Finding:
        """The verdict of all definitions a mention means, where they agree."""
        facts = self.facts(mention, kinds)
        if not facts:
            return self.nothing(mention, what)
        return self.over(facts, judge)

    def over(self, facts: Sequence[DefFact], judge: Callable[[DefFact], Finding]) -> Finding:
        groups: dict[tuple[str, str], list[DefFact]] = {}
        for fact in facts:
            groups.setdefault((fact.path, fact.qualified_name), []).append(fact)
        if len(groups) > MAX_NAMESAKES:
            return unsure(ReasonCode.AMBIGUOUS_NAME, f"{len(groups)} definitions share the name")
        return all_of([any_of([judge(fact) for fact in group]) for group in groups.values()])

    def overloads(self, fact: DefFact) -> list[DefFact]:
        """The further heads of a function: those that say how it may be called, and accessors."""
        return [
            one
            for one in self.book.definitions(fact.name)
            if one.path == fact.path
            and one.qualified_name == fact.qualified_name
            and one.key != fact.key
            and (one.has(Trait.OVERLOAD) or fact.has(Trait.PROPERTY))
        ]

    def nothing(self, mention: Mention, what: str) -> Finding:
        named = self.definitions.of(self.target(mention)).fitting
        if named:
            first = named[0]
            note = f"{mention.text} is a {first.kind}, no {what} ({first.path}:{first.line})"
            return unsure(ReasonCode.FALSE_PREMISE, note)
        return unsure(
            ReasonCode.MISSING_ANCHOR, f"this repository has no definition of {mention.text}"
        )

    # Files

    def files(self, place: CitedPlace) -> list[RepoPath]:
        """The files a cited path means: itself, its namesakes by tail, or all of a folder."""
        found = self.shelf.files_of(place)
        if found:
            return found
        folders = tuple(f"{one}/" for one in self.shelf.located(place).folders)
        return [path for path in self.tree.files if path.startswith(folders)] if folders else []

    def missing(self, assertion: Assertion, place: CitedPlace) -> Finding:
        """What the first tier says of a path that is not there, whatever is said to be in it.

        Whoever states something plainly about a name of this code does not suppose the file.
        """
        subject = assertion.subject
        is_known = subject is not None and self.shelf.has_name(subject.text)
        is_supposed = place.is_hypothetical and not is_known
        file = Assertion(
            kind=ClaimKind.FILE,
            span=assertion.span,
            text=assertion.text,
            place=replace(place, lines=None, is_hypothetical=is_supposed),
            is_stated=True,
            defines=assertion.subject if assertion.kind is ClaimKind.DEFINED_IN else None,
        )
        said = check_existence(file, self.shelf)
        if said.verdict is CheckResult.REFUTED:
            return Finding(
                holds=Holds.NO,
                failure=Failure.MISSING_FILE,
                detail=f"there is no file {place.path}",
            )
        reason = said.reason or ReasonCode.NOT_TOLD
        return unsure(reason, said.detail)

    def is_parsed(self, path: RepoPath) -> bool:
        return not blind_spots(self.tree, self.book, [path]) and self.book.status(path) == ""

    def text(self, path: RepoPath, first: int = 1, last: int | None = None) -> str | None:
        """Lines of a file; None where it cannot be read."""
        try:
            return "\n".join(self.shelf.lines(path)[first - 1 : last])
        except FileUnreadable:
            return None

    def mentions(self, name: str, path: RepoPath, first: int = 1, last: int | None = None) -> bool:
        """Whether a name stands in a file, or among these lines of it, as a word of its own."""
        text = self.text(path, first, last)
        return text is None or re.search(_WORD.format(re.escape(name)), text) is not None

    # What shows it

    def cite(self, fact: DefFact) -> Citation:
        """The head of a definition."""
        return self.shelf.cite(fact.path, fact.head.lines.first, fact.head.lines.last)

    def cite_places(self, places: Iterable[Place]) -> tuple[Citation, ...]:
        return tuple(
            dict.fromkeys(
                self.shelf.cite(one.path, one.lines.first, one.lines.last) for one in places
            )
        )

    # What the engine says

    def pair(self, relation: Relation, first: Target, second: Target) -> Proof:
        return self._prover.prove(
            Goal(
                question=f"{first.text} {relation.value} {second.text}",
                intent=Intent.NAVIGATE,
                relation=relation,
                targets=(first, second),
                polar=True,
            )
        )

    def with_member(self, relation: Relation, target: Target, member: str) -> Proof:
        return self._prover.prove(
            Goal(
                question=f"{target.text} {relation.value} {member}",
                intent=Intent.NAVIGATE,
                relation=relation,
                targets=(target,),
                polar=True,
                member=member,
            )
        )

    def listing(self, relation: Relation, target: Target) -> Proof:
        return self._prover.prove(
            Goal(
                question=f"{relation.value} {target.text}",
                intent=Intent.NAVIGATE,
                relation=relation,
                targets=(target,),
            )
        )

    def occurs(self, word: str) -> bool:
        """Whether a word may stand anywhere in the repository."""
        proof = self._prover.prove(
            Goal(
                question=f"does {word} occur anywhere?",
                intent=Intent.LOCATE,
                relation=Relation.EXISTS,
                targets=(Target(text=word, kind=TargetKind.LITERAL),),
                polar=True,
            )
        )
        return not (proof.outcome is Outcome.REFUTED and proof.is_full)

    def exactly(self, fact: DefFact) -> Target:
        """A target that means this definition and, at most, its overloads."""
        return Target(text=fact.qualified_name, kind=TargetKind.SYMBOL, within=fact.path)

    def comes_from_outside(self, fact: DefFact, name: str) -> bool:
        """Whether a class above, that is not of the repository, may bring a member of this name."""
        return any(
            one.fact is None and not _lacks(one.base.name, name)
            for one in self.ancestry.above(fact)
        )

    def constructor(self, fact: DefFact) -> DefFact | None:
        bound = self.binder.constructor(fact)
        return bound.fact if isinstance(bound, Defined) else None


def _lacks(base: str, member: str) -> bool:
    """Whether a class of Python itself certainly has no such member."""
    kind = _ROOTS.get(base, getattr(builtins, base, None))
    return isinstance(kind, type) and not hasattr(kind, member)


def proven(proof: Proof) -> Finding | None:
    """The engine's yes or no, where nothing limits it."""
    if proof.outcome is Outcome.ANSWERED and proof.is_of_all:
        return Finding(holds=Holds.YES, detail=_plain(proof.text), citations=proof.citations)
    if proof.outcome is Outcome.REFUTED and proof.is_of_all:
        return Finding(holds=Holds.NO, detail=_plain(proof.text), citations=proof.citations)
    return None


def doubt(proof: Proof) -> Finding:
    """Why the engine gives no sure answer; that its evidence is thin is the least of reasons."""
    telling = [one for one in proof.reasons if one is not ReasonCode.BELOW_MINIMUM]
    reason = next(iter((*telling, *proof.reasons)), ReasonCode.BELOW_MINIMUM)
    return unsure(reason, _plain(proof.text))


def _plain(text: str) -> str:
    """The first line the engine gives, without its answer to a question that nobody asked."""
    first = text.strip().partition("\n")[0].strip()
    first = re.sub(r"\s*\(Within limits: [^()]*\)$", "", first)
    return re.sub(r"^(?:Yes|No)[,:] ", "", first) or "the engine gives no reason"


def of_kind(facts: list[DefFact], mention: Mention) -> list[DefFact]:
    """Those of the kind the text states; all of them where none is."""
    stated = {kind.value for kind in mention.kinds}
    return [fact for fact in facts if fact.kind in stated] or facts


def last_name(text: str) -> str:
    return dotted(text).rpartition(".")[2]


def where(fact: DefFact) -> str:
    return f"{fact.path}:{fact.line}"


def listed(names: Iterable[str], limit: int = 6) -> str:
    """Names in a row, for a sentence; '' where there are none or too many to be of use."""
    known = list(dict.fromkeys(names))
    return ", ".join(known) if 0 < len(known) <= limit else ""
