"""Questions for the licence: what manifests say, and what the licence files are, apart.

The two become two entries, so that they can confirm or contradict each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.tools.base import EntryMaker
from probant.tools.projects.declared import Declared, Fact, Topic
from probant.tools.projects.declaring import Declarations
from probant.tools.projects.licences import (
    LicenceFile,
    agree,
    licence_files,
    parts_of,
    spdx_of,
)
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.value import Observation, TextValue
from probant.workspace.snapshot import SourceTree


def ask_licence(
    step: Step, tree: SourceTree, declared: Declarations, make: EntryMaker
) -> tuple[EvidenceEntry, ...]:
    scope = step.targets[0].text if step.targets else ""
    manifests = declared.inside(scope) if scope else _outermost(declared)
    if scope and not manifests:
        return (make.absent(step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,),
                            note="no such manifest"),)  # fmt: skip
    said = [(one, fact) for one in manifests for fact in one.facts if fact.kind == "licence"]
    folder = manifests[0].folder if scope else ""
    files = licence_files(tree, folder)
    if not said:
        said = [
            (one, fact)
            for one in manifests
            for fact in one.facts
            if fact.kind == "licence classifier" and spdx_of(_classified(fact)) not in ("", "BSD")
        ]
    if step.polar:
        return (_polar(step, said, files, make),)
    if not said and not files:
        return (_none(step, manifests, declared, make),)
    entries = []
    if said:
        entries.append(_declared(step, said, make))
    if files:
        entries.append(_held(step, said, files, make))
    # Where the two disagree neither is told as fact, and both are worth a look.
    return tuple(
        replace(entry, candidates=entry.observations) if len(entries) > 1 else entry
        for entry in entries
    )


def _outermost(declared: Declarations) -> tuple[Declared, ...]:
    """A licence is the whole project's: the manifests at the outermost level speak of it."""
    own = declared.own
    depth = min((one.path.count("/") for one in own), default=0)
    heads = tuple(one for one in own if one.path.count("/") == depth)
    speak = any(fact.kind.startswith("licence") for one in heads for fact in one.facts)
    return heads if speak else own


def _classified(fact: Fact) -> str:
    return fact.text.rpartition(" :: ")[2]


def _words(fact: Fact) -> str:
    return spdx_of(_classified(fact)) if fact.kind == "licence classifier" else fact.text


def _declared(step: Step, said: Sequence[tuple[Declared, Fact]], make: EntryMaker) -> EvidenceEntry:
    differ = len({_words(fact) for _, fact in said}) > 1
    return make.observed(
        step,
        Quality.STRONG,
        tuple(
            Observation(
                TextValue(_words(fact)),
                (fact.at,),
                f"{one.path}:{fact.at.lines.first} says {_words(fact)}",
            )
            for one, fact in said
        ),
        reasons=(ReasonCode.AMBIGUOUS_NAME,) if differ else (),
        note="; ".join(f"{one.path} says {_words(fact)}" for one, fact in said[:6]),
    )


def _held(
    step: Step,
    said: Sequence[tuple[Declared, Fact]],
    files: Sequence[LicenceFile],
    make: EntryMaker,
) -> EvidenceEntry:
    """What the files are, in the manifest's own words where these mean the same."""
    known = [one for one in files if one.spdx]
    if not known:
        return make.absent(
            step,
            complete=False,
            note=f"{files[0].path} is none of the licences known here",
            signal=Signal.LEXICAL,
        )
    held = {one.spdx for one in known}
    same = list(dict.fromkeys(_words(fact) for _, fact in said if agree(_words(fact), held)))
    texts = same or sorted(held)
    return make.observed(
        step,
        Quality.STRONG,
        tuple(
            Observation(
                TextValue(text),
                tuple(one.at for one in known if same or one.spdx == text),
                "; ".join(f"{one.path} holds {one.spdx}" for one in known
                          if same or one.spdx == text),
            )
            for text in texts
        ),
        complete=len(known) == len(files) or bool(said),
        reasons=() if len(known) == len(files) or said else (ReasonCode.BELOW_MINIMUM,),
        note="; ".join(f"{one.path} holds {one.spdx or 'an unknown text'}" for one in files[:6]),
        signal=Signal.LEXICAL,
    )  # fmt: skip


def _none(
    step: Step, manifests: Sequence[Declared], declared: Declarations, make: EntryMaker
) -> EvidenceEntry:
    unread = [why for one in manifests for why in one.doubts(Topic.FACTS)]
    unread += declared.troubles
    points = [fact for one in manifests for fact in one.facts if fact.kind == "licence file"]
    note = "; ".join(["no licence file and no word of one in the manifests", *unread])
    return make.absent(step, complete=not unread and not points, note=note,
                       searched=tuple(one.head for one in manifests))  # fmt: skip


def _polar(
    step: Step,
    said: Sequence[tuple[Declared, Fact]],
    files: Sequence[LicenceFile],
    make: EntryMaker,
) -> EvidenceEntry:
    """Yes and no both need a licence that is known; manifest and file must not disagree."""
    asked = step.member.upper()
    wanted = asked if asked in FAMILIES else spdx_of(step.member)
    named = {spdx for _, fact in said for spdx in parts_of(_words(fact))}
    held = {one.spdx for one in files if one.spdx}
    shown = tuple(fact.at for _, fact in said) or tuple(one.at for one in files if one.spdx)
    told = "; ".join(
        [f"{one.path} says {_words(fact)}" for one, fact in said]
        + [f"{one.path} holds {one.spdx}" for one in files if one.spdx]
    )
    is_unclear = (
        not wanted
        or not (named or held)
        or (bool(said) and not named)
        or any(not one.spdx for one in files)
        or (named and held and not all(agree(_words(fact), held) for _, fact in said))
    )
    if is_unclear:
        return make.absent(step, complete=False, note=told or "no licence is known here")
    fits = {one for one in named | held if one == wanted or _is_family(wanted, one)}
    if fits:
        return make.observed(
            step, Quality.STRONG,
            (Observation(TextValue(sorted(fits)[0]), shown, told),), note=told,
        )  # fmt: skip
    return make.absent(step, complete=True, note=told, searched=shown)


FAMILIES = ("BSD", "GPL", "LGPL", "AGPL", "MPL")
"""Names that mean any version of a licence."""


def _is_family(wanted: str, one: str) -> bool:
    return wanted in FAMILIES and one.startswith(wanted + "-")
