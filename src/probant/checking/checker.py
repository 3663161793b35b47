"""One text from its words to its report: read it, check each assertion in its tier."""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.behaviour import Runner, check_behaviour
from probant.checking.consistency import check_consistency
from probant.checking.document import Document
from probant.checking.existence import check_existence
from probant.checking.formats import passages_of
from probant.checking.marking import marked
from probant.checking.prover import Prover
from probant.checking.reading import read_text
from probant.checking.setting import Setting
from probant.checking.shelf import Shelf
from probant.checking.shown import Shown
from probant.checking.structure import check_structure
from probant.vocabulary.assertion import Assertion, Checked, Failure, TextReport, Tier
from probant.vocabulary.record import Record, replace


class Bench(Record, kw_only=True):
    """Everything a check may ask."""

    shelf: Shelf
    prover: Prover
    runner: Runner


def check_document(document: Document, bench: Bench, tiers: frozenset[Tier]) -> TextReport:
    """What became of every assertion of the text that one of these tiers can check."""
    passages = passages_of(document)
    bench.shelf.learn_names(document.text)
    reading = read_text(document, passages, bench.shelf)
    shown = Shown(document.text, passages, bench.shelf)
    heard = [one for one in reading.assertions if document.speaks(one.span.start, one.span.end)]
    wanted = [one for one in heard if one.kind.tier in tiers]
    checked = _with_hints([shown.settle(check_one(assertion, bench)) for assertion in wanted])
    if Tier.CONSISTENCY in tiers:
        checked += [
            clash
            for clash in check_consistency(
                reading.assertions,
                Setting(document),
                bench.shelf,
                lambda one: check_one(one, bench),
            )
            if document.speaks(clash.assertion.span.start, clash.assertion.span.end)
        ]
    claims = tuple(sorted(checked, key=lambda one: one.assertion.span))
    spoken = [one for one in reading.sentences if document.speaks(one.span.start, one.span.end)]
    return TextReport(
        source=document.name,
        snapshot=bench.shelf.tree.snapshot,
        claims=claims,
        n_citations=reading.n_citations,
        sentences=marked(spoken, claims, [one for one in heard if one.kind.tier not in tiers]),
        asides=tuple(
            one for one in reading.asides if document.speaks(one.span.start, one.span.end)
        ),
        warnings=document.warnings + reading.warnings + bench.shelf.tree.warnings,
    )


def check_one(assertion: Assertion, bench: Bench) -> Checked:
    """One statement alone, in its tier."""
    if assertion.kind.tier is Tier.EXISTENCE:
        return check_existence(assertion, bench.shelf)
    if assertion.kind.tier is Tier.STRUCTURE:
        return check_structure(assertion, bench.shelf, bench.prover)
    return check_behaviour(assertion, bench.shelf, bench.runner)


def _with_hints(checked: Sequence[Checked]) -> list[Checked]:
    """A file that is not there: what a statement about it says instead is the hint for it too."""
    hints = {
        one.assertion.place.span: one.suggestion
        for one in checked
        if one.failure is Failure.MISSING_FILE and one.suggestion and one.assertion.place
    }
    return [
        replace(one, suggestion=hints.get(one.assertion.place.span))
        if one.failure is Failure.MISSING_FILE and one.assertion.place and not one.suggestion
        else one
        for one in checked
    ]
