"""Sentences about a definition or a file, each a fact with the lines that show it, or git's word.

Extractive: what the code and its documentation say, in a useful order; nothing is inferred. Shared
by `description` and `review`. Next: summaries.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from probant.errors import FileUnreadable, GitFailed
from probant.facts.definitions import base_place, distinct
from probant.facts.document_sections import is_document, sections
from probant.facts.languages import family_of
from probant.facts.rows import CallFact, DefFact
from probant.tools.base import EntryMaker
from probant.tools.dynamic import CALLABLE
from probant.tools.history.ground import Ground, short
from probant.tools.history.lines import commits_of
from probant.tools.imports import Imports
from probant.tools.parsed import ParsedFiles
from probant.tools.raised import Raised
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.tools.scope import stands_in_tests
from probant.tools.summaries import head_of_file, summary
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, Signal
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, Place, kind_word
from probant.vocabulary.value import NameValue, Observation, PathValue, TextValue

N_LISTED = 8
"""How many of a kind one sentence names."""

N_DEFINED = 16
_TYPES = CLASS_KINDS | {"type_alias"}


class Teller:
    """Tells about definitions and files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._references = References(box)
        self._imports = Imports(box)
        self._make = EntryMaker(box.tree, "telling", Signal.STRUCTURAL)
        self._raised = Raised(box, ParsedFiles(box.tree), self._make)

    def definition(self, fact: DefFact) -> Iterator[Observation]:
        yield self._what(fact)
        yield from self._documented(fact)
        for base in self._binder.bases_of(fact)[:N_LISTED]:
            yield said(f"It {base.relation} {base.expression}.", base_place(fact, base))
        if fact.kind in CLASS_KINDS:
            yield from self._members(fact)
        if fact.kind in CALLABLE:
            yield from self._signature(fact)
            yield from self._callees(fact)
            yield from self._raises(fact)
            yield from self.callers(fact)
        yield from self._history(fact)

    def briefly(self, fact: DefFact) -> Observation:
        """What it is, says and takes, as one statement: of several things "it" would be unclear."""
        told = [self._what(fact), *self._documented(fact)]
        if fact.kind in CALLABLE:
            told += self._signature(fact)
        places = [place for one in told for place in one.places]
        return _many(" ".join(one.statement for one in told), places)

    def others(self, facts: Sequence[DefFact]) -> Observation:
        """Further things of the same name."""
        told = [f"{fact.qualified_name} at {fact.path}:{fact.line}" for fact in facts]
        return _many(f"Also called so: {listed(told)}.", [one.head for one in facts[:N_LISTED]])

    def file(self, path: RepoPath) -> Iterator[Observation]:
        yield said(f"{path} is a file of the repository.", Place(path, LineRange(1, 1)))
        yield from self.purpose(path)
        yield from self.defines(path)
        yield from self._imported(path)
        yield from self.importers(path)

    def purpose(self, path: RepoPath) -> Iterator[Observation]:
        """What a file says of itself: its head, else the documentation of the type it is for.

        Of a page of prose, its headings.
        """
        if is_document(path):
            headings = sections(path, self._lines(path))
            if headings:
                told = listed([f"“{one.title}”" for one in headings])
                places = [Place(path, LineRange(one.first, one.first)) for one in headings]
                word = "Its headings are" if len(headings) > 1 else "Its heading is"
                yield _many(f"{word} {told}.", places[:N_LISTED])
                return
        head = head_of_file(self._lines(path), path)
        if head is not None:
            place = Place(path, LineRange(head.first, head.last))
            yield said(f"It begins with: “{head.text}”", place)
            return
        for fact in self._main_types(path):
            for one in self._documented(fact):
                kind = kind_word(fact.kind, path)
                rest = one.statement.removeprefix("Its documentation says")
                yield said(f"The documentation of its {kind} {fact.name} says{rest}", *one.places)

    def _main_types(self, path: RepoPath) -> list[DefFact]:
        """The type a file is called after, in whatever letters."""
        stem = path.rpartition("/")[2].partition(".")[0].replace("_", "").replace("-", "").lower()
        top = [fact for fact in self._book.definitions_in(path) if fact.parent == 0]
        types = [fact for fact in top if fact.kind in CLASS_KINDS]
        return [fact for fact in types if fact.name.replace("_", "").lower() == stem][:1]

    def defines(self, path: RepoPath) -> Iterator[Observation]:
        """The top of a file, types before functions before values, then the types within types."""
        facts = self._book.definitions_in(path)
        top = distinct([fact for fact in facts if fact.parent == 0])
        top.sort(key=lambda fact: (fact.kind not in _TYPES, fact.kind not in CALLABLE))
        for fact in top[:N_DEFINED]:
            what = f"{kind_word(fact.kind, path)} {fact.qualified_name}"
            yield said(f"It defines the {what} at line {fact.line}.", fact.head)
        if len(top) > N_DEFINED:
            rest = top[N_DEFINED:]
            names = listed([fact.name for fact in rest])
            yield _many(f"It also defines {names}.", [f.definition.place for f in rest[:N_LISTED]])
        types = {fact.no for fact in facts if fact.kind in CLASS_KINDS}
        nested = distinct([one for one in facts if one.parent in types and one.kind in _TYPES])
        if nested:
            told = [
                f"the {kind_word(fact.kind, path)} {fact.qualified_name} (line {fact.line})"
                for fact in nested
            ]
            yield _many(f"Within them it defines {listed(told)}.",
                        [fact.head for fact in nested[:N_LISTED]])  # fmt: skip

    def importers(self, path: RepoPath) -> Iterator[Observation]:
        found = self._import_step(path, Relation.IMPORTED_BY)
        names = [one.value.path for one in found if isinstance(one.value, PathValue)]
        if names:
            places = [place for one in found[:N_LISTED] for place in one.places]
            what = "Its package" if family_of(path) == "go" else "It"
            yield _many(f"{what} is imported by {listed(names)}.", places)

    def callers(self, fact: DefFact, *, of: str = "") -> Iterator[Observation]:
        """Who calls it, tests apart. `of` is what to call it where it has not just been named."""
        sites, _ = self._references.call_sites([fact])
        tests = [call for call in sites if self._is_test(call)]
        others = [call for call in sites if not self._is_test(call)]
        if others:
            told = [f"by {self._caller(call)} at {call.path}:{call.line}" for call in others]
            number = f"in {len(others)} places: " if len(others) > 1 else ""
            yield _many(f"{of or 'It'} is called {number}{listed(told)}.", _places(others))
        if tests:
            told = [f"{self._caller(call)} at {call.path}:{call.line}" for call in tests]
            number = f", in {len(tests)} places" if len(tests) > 1 else ""
            yield _many(f"Tests that call {of or 'it'}{number}: {listed(told)}.", _places(tests))

    def _is_test(self, call: CallFact) -> bool:
        return stands_in_tests(self._tree, self._book, call.path, call.line)

    # Parts

    def _what(self, fact: DefFact) -> Observation:
        kind = kind_word(fact.kind, fact.path)
        where = f"{fact.path}:{fact.line}"
        return said(f"{fact.qualified_name} is {_a(kind)} {kind} defined at {where}.", fact.head)

    def _documented(self, fact: DefFact) -> Iterator[Observation]:
        lines = fact.details.doc_lines
        found = summary(self._lines(fact.path), lines[0], lines[1]) if lines else None
        if found is not None:
            place = Place(fact.path, LineRange(found.first, found.last))
            yield said(f"Its documentation says: “{found.text}”", place)

    def _members(self, fact: DefFact) -> Iterator[Observation]:
        members = distinct(self._binder.members_of(fact))
        for member in members[:N_LISTED]:
            yield said(f"It has the {member.kind.replace('_', ' ')} {member.name}.", member.head)
        if len(members) > N_LISTED:
            rest = members[N_LISTED:]
            names = listed([member.name for member in rest])
            yield _many(f"It also has {names}.", [m.definition.place for m in rest[:N_LISTED]])

    def _signature(self, fact: DefFact) -> Iterator[Observation]:
        details = fact.details
        told = [
            f"{p.star}{p.name}" + (f" (by default {p.default})" if p.default else "")
            for number, p in enumerate(details.parameters)
            if p.name and not (number == 0 and p.name == details.receiver)
        ]
        if told:
            yield said(f"It takes {listed(told, 2 * N_LISTED)}.", fact.head)
        if details.returns:
            yield said(f"It is annotated to return {details.returns}.", fact.head)

    def _callees(self, fact: DefFact) -> Iterator[Observation]:
        calls: dict[str, CallFact] = {}
        for call in self._book.calls_in(fact.path, fact.blob, fact.no):
            if call.bind != "v" and call.name:
                calls.setdefault(call.expression, call)
        found = list(calls.values())
        if len(found) == 1:
            yield said(f"It calls {found[0].expression} at line {found[0].line}.", found[0].place)
        elif found:
            told = [f"{call.expression} (line {call.line})" for call in found]
            yield _many(f"It calls {listed(told)}.", _places(found))

    def _raises(self, fact: DefFact) -> Iterator[Observation]:
        found = self._raised.named_by(fact)
        if found:
            told = [f"{name} (line {place.lines.first})" for name, place in found]
            yield _many(f"It raises {listed(told)}.", [place for _, place in found[:N_LISTED]])

    def _history(self, fact: DefFact) -> Iterator[Observation]:
        """In one line; nothing where its lines were edited since, or the history is cut off."""
        git, head = self._box.tree.git, self._box.tree.snapshot.commit
        if git is None or head is None:
            return
        lines = LineRange(fact.first_line, fact.last_line)
        try:
            commits = commits_of(Ground(self._box, self._make, git, head), fact.path, lines)
        except (FileUnreadable, GitFailed):  # a partial clone lacks some of it
            return
        if commits:
            last = max(commits, key=lambda one: datetime.fromisoformat(one.date))
            number = len({one.sha for one in commits})
            yield said(
                f"Its lines are from {number} commit{'s' * (number > 1)}, last {short(last.sha)} "
                f"of {last.date[:10]} by {last.author}: “{last.subject}”",
                fact.head,
            )

    def _imported(self, path: RepoPath) -> Iterator[Observation]:
        found = self._import_step(path, Relation.IMPORTS)
        names = [one.value.name for one in found if isinstance(one.value, NameValue)]
        if names:
            places = [place for one in found[:N_LISTED] for place in one.places]
            yield _many(f"It imports {listed(names)}.", places)

    def _import_step(self, path: RepoPath, relation: Relation) -> tuple[Observation, ...]:
        if self._book.blob(path) is None:
            return ()
        step = Step(
            tool="imports",
            evidence_class=EvidenceClass.FILE_SEARCH,
            aspect=Aspect.RELATION,
            relation=relation,
            targets=(Target(text=path, kind=TargetKind.PATH),),
        )
        return tuple(seen for e in self._imports.observe(step) for seen in e.observations)

    def _caller(self, call: CallFact) -> str:
        caller = self._book.definition(call.path, call.blob, call.caller)
        return caller.qualified_name if caller else f"the module {call.path}"

    def _lines(self, path: RepoPath) -> Sequence[str]:
        try:
            return self._tree.lines(path)
        except FileUnreadable:
            return ()


def said(sentence: str, *places: Place) -> Observation:
    return Observation(TextValue(sentence), places, sentence)


def _many(sentence: str, places: Sequence[Place]) -> Observation:
    return said(sentence, *dict.fromkeys(places))


def _places(calls: Sequence[CallFact]) -> list[Place]:
    return [call.place for call in calls[:N_LISTED]]


def _a(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


def listed(told: Sequence[str], n_told: int = N_LISTED) -> str:
    """ "a, b and c", or "a, b and 7 more"."""
    some = list(told[:n_told])
    if len(told) > n_told:
        some.append(f"{len(told) - n_told} more")
    return some[0] if len(some) == 1 else f"{', '.join(some[:-1])} and {some[-1]}"
