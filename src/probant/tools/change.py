"""What a change touches, who uses that, and what it certainly breaks.

Where no change was handed in: every place that one would have to touch. Reads only.
Which change is meant is change_meant.py's work, the sentences are change_words.py's.
Builds and tests before and after are change_build.py's and change_test.py's work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from probant.errors import FileUnreadable
from probant.facts.definitions import Definitions, distinct, without_makers
from probant.facts.file_names import files_named
from probant.facts.importing import import_place
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.change_breaks import Break, breaks_of
from probant.tools.change_impact import Touched
from probant.tools.change_meant import no_change, old_of, sides_for, touched_of
from probant.tools.change_proposal import Sides
from probant.tools.change_uses import Site, Used, Uses
from probant.tools.change_words import (
    N_LISTED,
    distinct_seen,
    is_apart,
    listed,
    may_break,
    n_of,
    sum_of_files,
    sum_of_sites,
    sum_of_uses,
    sums_of_definitions,
)
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceClass, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place, kind_word
from probant.vocabulary.value import LocationValue, NameValue, Observation, PathValue, TextValue

N_FOLLOWED = 30
"""Of so many definitions a change touches, uses are looked for."""

N_PLACES = 3


class Change:
    """Looks at one change."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._make = EntryMaker(box.tree, "change", Signal.STRUCTURAL)
        self._definitions = Definitions(box.book, box.binder)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        sides = sides_for(self._box, step)
        if step.evidence_class is EvidenceClass.FILE_CONTENT:
            return (self._read(step, sides),)
        if sides is not None:
            return (self._judged(step, sides),)
        if not step.targets:
            return (self._nothing(step),)
        return (self._sites(step),)

    def _nothing(self, step: Step) -> EvidenceEntry:
        return self._make.absent(
            step,
            complete=False,
            reasons=(ReasonCode.NO_CHANGE_SUPPLIED,),
            note=no_change(self._box),
        )

    # A change that was handed in

    def _judged(self, step: Step, sides: Sides) -> EvidenceEntry:
        touched = touched_of(self._box, sides)
        breaks = breaks_of(touched, sides)
        used = list(self._used(touched, sides))
        proved = tuple(self._proved([one for one in breaks if one.is_proved], sides))
        sums = (
            sum_of_files(touched, self._first_places(touched, sides)),
            *sums_of_definitions(touched),
            *sum_of_uses(used),
        )
        seen = (
            *sums,
            *(self._file(one, sides) for one in touched),
            *(self._definition(fact, sides) for one in touched for fact in old_of(one)),
            *(
                self._site(s, sides)
                for fact, uses in used
                for s in uses.certain
                if is_apart(s, fact)
            ),
        )
        doubts = [self._broken(one, sides) for one in breaks if not one.is_proved]
        doubts += [self._site(s, sides) for _, uses in used for s in uses.doubtful]
        entry = self._make.observed(
            step,
            Quality.STRONG,
            distinct_seen(seen),
            candidates=distinct_seen(doubts),
            n_matches=len(touched),
            note="; ".join([*(one.statement for one in sums), *may_break(breaks)]),
        )
        return replace(entry, against=proved)

    def _used(self, touched: Iterable[Touched], sides: Sides) -> Iterator[tuple[DefFact, Used]]:
        """Uses before the change of what it changes or removes."""
        uses = Uses(sides.before)
        facts = [fact for one in touched for fact in old_of(one)]
        for fact in facts[:N_FOLLOWED]:
            yield fact, uses.of([fact])

    def _file(self, one: Touched, sides: Sides) -> Observation:
        path = one.file.path
        return Observation(
            PathValue(path), self._lines(one, sides), f"the change touches {one.told}"
        )

    def _lines(self, one: Touched, sides: Sides) -> tuple[Place, ...]:
        """The lines that differ, as far as the tree that is cited has them."""
        if not sides.is_patch:
            path, raw, lines = one.file.path, one.file.after, one.after_lines
        else:
            path, raw, lines = one.file.was_at, one.file.before, one.before_lines
        if raw is None or path not in self._box.tree.files:
            return ()
        rows = lines[:N_PLACES] or ((1, 1),)
        return tuple(Place(path, LineRange(first, last)) for first, last in rows)

    def _first_places(self, touched: Sequence[Touched], sides: Sides) -> tuple[Place, ...]:
        return tuple(place for one in touched[:N_LISTED] for place in self._lines(one, sides)[:1])

    def _definition(self, fact: DefFact, sides: Sides) -> Observation:
        kind = kind_word(fact.kind, fact.path)
        told = f"the change touches the {kind} {fact.qualified_name} at {fact.path}:{fact.line}"
        return Observation(LocationValue(fact.definition), self._cited(fact.head, sides), told)

    def _site(self, site: Site, sides: Sides | None) -> Observation:
        where = site.place
        value = NameValue(site.who or where.path, where.path, where.lines.first)
        places = (where,) if sides is None else self._cited(where, sides)
        return Observation(value, places, f"{site.who or where.path} {site.how} it at {site.where}")

    def _broken(self, one: Break, sides: Sides) -> Observation:
        places = self._cited(one.place, sides, of_after=True)
        return Observation(TextValue(one.sentence), places, one.sentence)

    def _proved(self, breaks: Sequence[Break], sides: Sides) -> Iterator[Observation]:
        """Each by its own sentence; of many, the rest by their places."""
        yield from (self._broken(one, sides) for one in breaks[:N_LISTED])
        rest = breaks[N_LISTED:]
        if rest:
            told = f"{n_of(len(rest), 'more place')} still need what is gone"
            yield Observation(TextValue(told), (), told)
        for one in rest:
            where, places = one.place, self._cited(one.place, sides, of_after=True)
            value = NameValue(where.expects or where.path, where.path, where.lines.first)
            yield Observation(value, places, one.sentence)

    def _cited(self, place: Place, sides: Sides, *, of_after: bool = False) -> tuple[Place, ...]:
        """The place, if the tree that is cited has that very file."""
        altered = {path for one in sides.altered for path in (one.path, one.was_at)}
        is_cited = of_after != sides.is_patch or place.path not in altered
        return (place,) if is_cited and place.path in self._box.tree.files else ()

    # What was added, read where it now stands

    def _read(self, step: Step, sides: Sides | None) -> EvidenceEntry:
        if sides is None:
            return self._nothing(step)
        files = [one for one in sides.altered if one.after is not None]
        texts = [one for one in files if one.path in sides.after.tree.files]
        try:
            n_right = sum(sides.after.tree.read(one.path) == one.after for one in texts)
        except FileUnreadable as error:
            return self._make.failed(step, str(error))
        if not texts or n_right != len(texts):
            note = "nothing of what the change touches is text that could be read"
            return self._make.absent(step, complete=False, note=note)
        return EntryMaker(self._box.tree, "change", Signal.CONTENT).observed(
            step,
            Quality.STRONG,
            n_matches=n_right,
            note=f"{n_right} files were read as the change leaves them",
        )

    # No change: every place that one would have to touch

    def _sites(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        if target.kind is TargetKind.PATH:
            return self._importers(step, target)
        facts = without_makers(distinct(self._definitions.of(target).fitting))
        if not facts:
            return self._nothing(step)
        uses = Uses(self._box)
        used = [(fact, uses.of([fact])) for fact in facts[:N_FOLLOWED]]
        sums = [sum_of_sites(fact, one) for fact, one in used]
        if len(facts) > 1:
            told = f"{len(facts)} definitions share the name {target.text}; say which one"
            sums.insert(0, Observation(TextValue(told), (), told))
        sums += [clash for fact, _ in used for clash in self._clashes(fact, step.member)]
        definitions = (
            Observation(
                LocationValue(fact.definition),
                (fact.head,),
                f"it is defined at {fact.path}:{fact.line}",
            )
            for fact, _ in used
        )
        certain = [self._site(site, None) for _, one in used for site in one.certain]
        doubtful = [self._site(site, None) for _, one in used for site in one.doubtful]
        reasons = [ReasonCode.NO_CHANGE_SUPPLIED]
        reasons += [ReasonCode.AMBIGUOUS_NAME] if len(facts) > 1 else []
        reasons += [ReasonCode.UNRESOLVED_REFERENCES] if doubtful else []
        return self._make.observed(
            step,
            Quality.STRONG,
            distinct_seen((*sums, *definitions, *certain)),
            candidates=distinct_seen(doubtful),
            n_matches=len(certain) + len(used),
            complete=not doubtful and all(one.complete for _, one in used),
            reasons=tuple(reasons),
            note=no_change(self._box),
        )

    def _clashes(self, fact: DefFact, new_name: str) -> Iterator[Observation]:
        """What already bears the new name in the same scope, or where it is imported to."""
        plain = new_name.strip("`'\"").removesuffix("()").rpartition(".")[2]
        if not plain or plain == fact.name:
            return
        importers = {
            row.path for row in self._box.book.imports_named(fact.name) if row.bound == fact.name
        }
        for other in self._box.book.definitions(plain):
            is_beside = (other.path, other.parent) == (fact.path, fact.parent)
            if is_beside or (other.path in importers and not other.parent and not fact.parent):
                told = f"{plain} is there already, at {other.path}:{other.line}"
                yield Observation(TextValue(told), (other.head,), told)

    def _importers(self, step: Step, target: Target) -> EvidenceEntry:
        paths = files_named(self._box.tree, target.text).exact
        if not paths:
            return self._nothing(step)
        rows = [(path, row) for path in paths for row in Uses(self._box).importers(path)]
        sites = [Site(import_place(row), "imports", row.path) for _, row in rows]
        n_files, n_places = len({row.path for _, row in rows}), len({one.where for one in sites})
        told = (
            f"{listed(paths)} is imported at {n_of(n_places, 'place')} of {n_of(n_files, 'file')}"
        )
        sums = (Observation(TextValue(told), (Place(paths[0], LineRange(1, 1)),), told),)
        return self._make.observed(
            step,
            Quality.STRONG,
            distinct_seen((*sums, *(self._site(site, None) for site in sites))),
            reasons=(ReasonCode.NO_CHANGE_SUPPLIED,),
            note=no_change(self._box),
        )
