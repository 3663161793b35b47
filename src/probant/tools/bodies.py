"""What code does inside: exceptions raised, environment variables read, options defined.

The text search says which files can hold it; those are parsed anew. Raises are `raised`'s work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from probant.facts.blind_spots import Spot, blind_spots
from probant.facts.bodies import environment, options
from probant.facts.bodies.code import Code, Sighting
from probant.facts.bodies.environment import environment_reads, handed_on
from probant.facts.bodies.options import loose, option_definitions
from probant.facts.bodies.options.option import Option, folded
from probant.facts.bound import Defined
from probant.facts.definitions import Definitions
from probant.facts.languages import is_unparsed_code, language_of
from probant.tools.base import EntryMaker
from probant.tools.parsed import ParsedFiles
from probant.tools.raised import Raised
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, scope_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind
from probant.vocabulary.value import LocationValue, Observation
from probant.workspace.search import Hit

N_LEADS = 5

KINDS = {Relation.ENV_VAR: SymbolKind.ENV_VAR, Relation.CLI_OPTION: SymbolKind.CLI_OPTION}
WORDS = {Relation.ENV_VAR: environment.WORDS, Relation.CLI_OPTION: options.WORDS}
SAID = {Relation.ENV_VAR: "is read", Relation.CLI_OPTION: "is defined"}


class Found(NamedTuple):
    """What was seen of one kind: with a name, and without one that the text tells."""

    named: list[tuple[RepoPath, Sighting]]
    unnamed: list[tuple[RepoPath, Sighting]]


class Bodies:
    """Reads the bodies of one snapshot's files."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._search = box.search
        self._make = EntryMaker(box.tree, "bodies", Signal.STRUCTURAL)
        self._definitions = Definitions(box.book, box.binder)
        self._parsed = ParsedFiles(box.tree)
        self._raised = Raised(box, self._parsed, self._make)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        assert step.relation is not None  # noqa: S101 - these capabilities are for relations
        if step.relation in (Relation.RAISES, Relation.RAISED_BY):
            return (self._raised.observe(step),)
        scope = scope_of(step.member, self._tree, self._definitions, step.filters, self._book)
        if scope is None:
            note = f"nothing here is called {step.member}"
            reasons = (ReasonCode.MISSING_ANCHOR,)
            return (self._make.absent(step, complete=False, reasons=reasons, note=note),)
        if not step.targets:
            return (self._all(step, scope),)
        entry = self._one(step, scope)
        if step.filters.narrows_places and not entry.observations:
            entry = self._elsewhere(step, scope) or entry
        return (entry,)

    # One variable or option

    def _one(self, step: Step, scope: Scope) -> EvidenceEntry:
        name, is_meant = _plain(step), _matcher(step)
        found = self._find(step, scope, [name] if step.relation is Relation.ENV_VAR else [])
        seen = [one for one in found.named if is_meant(one[1].name)]
        handed = self._handed_on(step, scope, name)
        if handed or not seen:  # elsewhere it may be read by a name that only running tells
            found = self._find(step, scope, [])
            seen = [one for one in found.named if is_meant(one[1].name)]
        words = {one.word for _, one in seen} - {name}
        leads = [
            _location(path, one, SymbolKind.TEXT, name, "is handed on")
            for path, one in (handed if found.unnamed else ())
            if one.word not in words
        ]
        if seen and step.relation is Relation.CLI_OPTION:
            leads += self._perhaps(scope, [name], is_meant, seen)
        spots = [
            spot
            for spot in blind_spots(self._tree, self._book, words=[name, name.lstrip("-")])
            if scope.holds_file(spot.path)
        ]
        if not seen:
            return self._nowhere(step, scope, found, leads, spots)
        elsewhere = [hit for hit in self._mentions(scope, name) if _is_used_unparsed(hit, name)]
        reasons = _reasons(dynamic=bool(leads), spots=bool(spots))
        if elsewhere and step.relation is Relation.ENV_VAR:
            leads += [_mention(hit, name) for hit in elsewhere]
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        return self._make.observed(
            step,
            Quality.STRONG,
            self._shown(step, seen),
            candidates=tuple(leads),
            complete=not reasons,
            reasons=reasons,
        )

    def _elsewhere(self, step: Step, scope: Scope) -> EvidenceEntry | None:
        """Not in the part asked about, but in another: what is there can be said not to be here."""
        everywhere = self._one(step, Scope())
        if not everywhere.observations:
            return None
        here = self._one(replace(step, polar=True), scope)
        reasons = () if here.complete else here.reasons
        left_out = everywhere.observations
        return replace(here, left_out=left_out, searched=left_out[0].places, reasons=reasons)

    def _nowhere(
        self,
        step: Step,
        scope: Scope,
        found: Found,
        handed: list[Observation],
        spots: Sequence[Spot],
    ) -> EvidenceEntry:
        """Not there. Only who asks whether it is has an answer in that."""
        name = _plain(step)
        is_option = step.relation is Relation.CLI_OPTION
        by_hand = self._by_hand(scope, _matcher(step)) if is_option else []
        hits = self._mentions(scope, name)
        reasons = _reasons(dynamic=bool(found.unnamed or by_hand), spots=bool(spots))
        unparsed = [hit for hit in hits if is_unparsed_code(hit.path)]
        if unparsed:
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        elif hits and not handed and not by_hand:
            reasons += (ReasonCode.MENTION_ONLY,)
        hidden = is_option and any(language_of(hit.path) for hit in hits)
        certain = is_option or name.isupper()  # who asks for another name may not mean a variable
        complete = step.polar and certain and not (found.unnamed or spots or unparsed or hidden)
        what = "defines it" if is_option else "reads it"
        return self._make.absent(
            step,
            complete=complete,
            candidates=(*handed, *by_hand, *(_mention(hit, name) for hit in hits[:N_LEADS])),
            reasons=reasons,
            note=f"no construct that {what} was found in the code",
        )

    def _by_hand(self, scope: Scope, is_meant: Callable[[str], bool]) -> list[Observation]:
        """Options that code compares by hand."""
        return [
            _location(path, one, SymbolKind.CLI_OPTION, one.name, "is compared by hand")
            for path in self._files(loose.ARGUMENTS, scope)
            if (code := self._parsed.code(path)) is not None
            for one in loose.compared_by_hand(code)
            if is_meant(one.name) and scope.holds(path, one.first)
        ]

    def _perhaps(
        self,
        scope: Scope,
        words: Sequence[str],
        is_meant: Callable[[str], bool],
        seen: Sequence[tuple[RepoPath, Sighting]] = (),
    ) -> list[Observation]:
        """Options that are given to code which may define them, where none is seen to be."""
        known = {(path, line) for path, one in seen for line in range(one.first, one.last + 1)}
        return [
            _location(path, one, SymbolKind.CLI_OPTION, one.name, "may be defined")
            for path in self._files(words, scope)
            if (code := self._parsed.code(path)) is not None
            for one in loose.handed_over(code)
            if is_meant(one.name) and scope.holds(path, one.first)
            if (path, one.first) not in known
        ]

    def _mentions(self, scope: Scope, name: str) -> list[Hit]:
        words = re.findall(r"\w+", name)
        if not words:
            return []
        hits = self._search.lines(re.escape(name), words).hits
        whole = re.compile(rf"(?<![\w]){re.escape(name)}(?![\w])")
        return [h for h in hits if whole.search(h.text) and scope.holds(h.path, h.line)]

    def _handed_on(self, step: Step, scope: Scope, name: str) -> list[tuple[RepoPath, Sighting]]:
        """Places that give the name to something which may read it."""
        if step.relation is not Relation.ENV_VAR:
            return []
        return [
            (path, one)
            for path in self._files([name], scope)
            if (code := self._parsed.code(path)) is not None
            for one in handed_on(code, name)
        ]

    # All of them

    def _all(self, step: Step, scope: Scope) -> EvidenceEntry:
        found = self._find(step, scope, [])
        first: dict[str, tuple[RepoPath, Sighting]] = {}
        for path, one in found.named:
            if step.relation is Relation.ENV_VAR or one.name.startswith("-"):
                first.setdefault(one.name, (path, one))
        spots = blind_spots(self._tree, self._book, self._blind_files(step, scope))
        unnamed = [self._computed(path, one) for path, one in found.unnamed[:N_LEADS]]
        if step.relation is Relation.CLI_OPTION:
            all_names = {one.name for _, one in self._find(step, scope, [], every=True).named}
            unnamed += self._by_hand(scope, lambda name: name not in all_names)
            unnamed += self._perhaps(
                scope, WORDS[step.relation], lambda name: name not in all_names
            )
        reasons = _reasons(dynamic=bool(unnamed), spots=bool(spots))
        note = "names that are only known when the code runs" if unnamed else None
        if not first:
            return self._make.absent(
                step, complete=not reasons, candidates=tuple(unnamed), reasons=reasons, note=note
            )
        return self._make.observed(
            step,
            Quality.STRONG,
            self._shown(step, [first[name] for name in sorted(first)]),
            candidates=tuple(unnamed),
            complete=not reasons,
            reasons=reasons,
            note=note,
        )

    # Looking

    def _find(
        self, step: Step, scope: Scope, words: Sequence[str], *, every: bool = False
    ) -> Found:
        """Everything of the kind asked about, by path and line; only in files with the words."""
        assert step.relation is not None  # noqa: S101 - as above
        is_reading = step.relation is Relation.ENV_VAR
        named: list[tuple[RepoPath, Sighting]] = []
        unnamed: list[tuple[RepoPath, Sighting]] = []
        having = set(self._search.files(words).paths()) if words else None
        for path in self._files(WORDS[step.relation], scope):
            code = self._parsed.code(path) if having is None or path in having else None
            if code is None:
                continue
            seen = (
                environment_reads(code)
                if is_reading
                else _options(code, every or bool(step.targets))
            )
            for one in seen:
                told = _narrowed(code, one if one.name else self._resolved(path, one))
                if scope.holds(path, told.first):
                    (named if told.name else unnamed).append((path, told))
        return Found(named, unnamed)

    def _resolved(self, path: RepoPath, one: Sighting) -> Sighting:
        """A name that a constant of another file stands for."""
        if not re.fullmatch(r"[A-Za-z_][\w.]*", one.word):
            return one
        bound = self._binder.rules(path).dotted((path, 0), one.word)
        if not isinstance(bound, Defined) or bound.fact.kind not in ("constant", "variable"):
            return one
        code = self._parsed.code(bound.fact.path)
        value = code.constants.get(bound.fact.name) if code is not None else None
        return one._replace(name=value, word=one.word.rpartition(".")[2]) if value else one

    def _files(self, words: Sequence[str], scope: Scope) -> list[RepoPath]:
        """Files of code that hold one of the words."""
        paths = scope.files(self._search.files(words).paths())
        return [path for path in paths if language_of(path) is not None]

    def _blind_files(self, step: Step, scope: Scope) -> list[RepoPath]:
        """Files in which something of the kind may stand that could not be read as a whole."""
        assert step.relation is not None  # noqa: S101 - as above
        skipped = scope.files(skip.path for skip in self._tree.skipped)
        return [*self._files(WORDS[step.relation], scope), *skipped]

    def _computed(self, path: RepoPath, one: Sighting) -> Observation:
        """A place whose line says more than a name that is not known."""
        code = self._parsed.code(path)
        lines = code.source.split(b"\n")[one.first - 1 : one.first] if code is not None else []
        text = b"".join(lines).decode("utf-8", "replace").strip() or "?"
        return _location(path, one._replace(word=""), SymbolKind.TEXT, text, "is computed")

    def _shown(
        self, step: Step, seen: Iterable[tuple[RepoPath, Sighting]]
    ) -> tuple[Observation, ...]:
        assert step.relation is not None  # noqa: S101 - as above
        kind, how = KINDS[step.relation], SAID[step.relation]
        return tuple(_location(path, one, kind, one.name, how) for path, one in seen)


def _options(code: Code, with_all_names: bool) -> list[Sighting]:
    """Options as sightings: under every name, or under the one people would use."""
    found = []
    for one in option_definitions(code):
        if not one.names:
            found.append(Sighting("", one.first, one.last, ""))
        elif with_all_names:
            found += [_spelled(one, number) for number in range(len(one.names))]
        else:
            found.append(_spelled(one, one.best))
    return found


def _spelled(one: Option, number: int) -> Sighting:
    word = one.words[number]
    return Sighting(one.names[number], one.first, one.last, word if len(word) > 1 else "")


def _plain(step: Step) -> str:
    """The name without the signs a shell puts around it."""
    text = step.targets[0].text
    return text.strip("${}% ") or text if step.relation is Relation.ENV_VAR else text


def _matcher(step: Step) -> Callable[[str], bool]:
    asked = _plain(step)
    if step.relation is Relation.ENV_VAR:
        return lambda name: name == asked
    has_dashes = asked.startswith("-")
    # One dash or two: Go and Java take either for a word, and people write either.
    return lambda name: folded(name) == folded(asked) and (name[0] == "-" or not has_dashes)


def _narrowed(code: Code, one: Sighting) -> Sighting:
    """The line on which the name itself stands, of a construct that has several."""
    if not one.word:
        return one._replace(last=one.first)
    lines = code.source.split(b"\n")[one.first - 1 : one.last]
    whole = re.compile(rf"(?<!\w){re.escape(one.word)}(?!\w)".encode())
    for number, line in enumerate(lines):
        if whole.search(line):
            return one._replace(first=one.first + number, last=one.first + number)
    return one._replace(last=one.first, word="")


def _location(path: RepoPath, one: Sighting, kind: SymbolKind, name: str, how: str) -> Observation:
    definition = Definition(path=path, line=one.first, name=name, qualified_name=name, kind=kind)
    place = Place(path, LineRange(one.first, one.last), one.word)
    return Observation(LocationValue(definition), (place,), f"{name} {how} at {path}:{one.first}")


def _mention(hit: Hit, name: str) -> Observation:
    return _location(
        hit.path, Sighting(name, hit.line, hit.line, ""), SymbolKind.TEXT, name, "is mentioned"
    )


def _is_used_unparsed(hit: Hit, name: str) -> bool:
    """Whether code nobody parses shows the signs of a read, as a shell's `$NAME`."""
    read = rf"\$\{{?{re.escape(name)}\b|(?:ENV|getenv)\W{{1,8}}{re.escape(name)}\b"
    return is_unparsed_code(hit.path) and re.search(read, hit.text) is not None


def _reasons(*, dynamic: bool, spots: bool) -> tuple[ReasonCode, ...]:
    found = (ReasonCode.DYNAMIC_DISPATCH,) if dynamic else ()
    return (*found, ReasonCode.WINDOW_SKIPPED_FILES) if spots else found
