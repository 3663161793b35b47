"""Questions for dependencies: all, those of a group, one by its name, its bound, its pin."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from probant.tools.base import EntryMaker
from probant.tools.projects.declared import Declared, Group, Need, Topic
from probant.tools.projects.declaring import Declarations, with_own_list
from probant.tools.projects.folders import is_aside
from probant.tools.projects.records import Ecosystem
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import NOT_COUNTED, EvidenceEntry, Quality
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, TextValue

N_LEADS = 5
N_TOLD = 6

GROUPS: dict[Facet, frozenset[Group]] = {
    Facet.FOR_DEVELOPMENT: frozenset({Group.DEVELOPMENT}),
    Facet.FOR_TESTS: frozenset({Group.DEVELOPMENT}),
    Facet.FOR_BUILDING: frozenset({Group.BUILD}),
    Facet.OPTIONAL: frozenset({Group.OPTIONAL}),
    Facet.PEERS: frozenset({Group.PEER}),
    Facet.INDIRECT: frozenset({Group.INDIRECT}),
}
"""What a question may ask for besides what the project needs to run."""

_RUNTIME = frozenset({Group.RUNTIME})

Found = list[tuple[Declared, Need]]


def ask_needs(step: Step, declared: Declarations, make: EntryMaker) -> EvidenceEntry:
    by_name = step.polar or step.facet in (Facet.BOUND, Facet.PIN)
    scope = step.targets[1 if by_name else 0 :]
    is_own = bool(scope) and declared.is_own(scope[0].text)
    manifests = declared.inside(scope[0].text) if scope and not is_own else declared.own
    if not manifests:
        return _no_manifest(step, declared, make)
    if by_name:
        return _one(step, manifests, declared, make, scoped=bool(scope))
    return _many(step, manifests, declared, make, of_all=is_own or not scope)


def _no_manifest(step: Step, declared: Declarations, make: EntryMaker) -> EvidenceEntry:
    if declared.every:
        paths = ", ".join(one.path for one in declared.every[:N_TOLD])
        return make.absent(
            step,
            complete=False,
            reasons=(ReasonCode.MISSING_ANCHOR,),
            note=f"no such manifest; there are {paths}",
        )
    note = "; ".join(["no manifest known here", *declared.troubles])
    return make.absent(step, complete=False, note=note)


# Lists


def _many(
    step: Step,
    manifests: Sequence[Declared],
    declared: Declarations,
    make: EntryMaker,
    *,
    of_all: bool,
) -> EvidenceEntry:
    if step.facet is Facet.EXTRAS:
        return _extras(step, manifests, declared, make)
    is_runtime = step.facet is None and not step.member
    fits = _fits(step)
    is_plain = is_runtime and of_all
    counted = [one for one in manifests if not (is_plain and with_own_list(one, declared.every))]
    found = [
        (one, need)
        for one in counted
        for need in sorted(one.needs, key=lambda need: need.at.lines.first)
        if fits(need)
    ]
    others = [
        (one, need)
        for one in declared.every
        if one not in counted
        for need in one.needs
        if fits(need)
    ]
    unknown = _unknown(counted, declared, with_extras=not is_runtime)
    leads = tuple(_named(one, need) for one, need in others[:N_LEADS])
    if not found:
        known_group = not step.member
        besides = [(one, need) for one in counted for need in one.needs]
        leads = (*leads, *(_named(one, need) for one, need in besides[:N_LEADS]))
        note = f"{_paths(counted)} {'declare' if len(counted) > 1 else 'declares'} none"
        note += f" of that sort, and {len(besides)} of others" if besides else ""
        if unknown or not known_group:
            reasons = (ReasonCode.DYNAMIC_DISPATCH,) if unknown else (ReasonCode.MISSING_ANCHOR,)
            note = "; ".join([note, *unknown]) if unknown else _no_group(step.member, counted)
            return make.absent(step, complete=False, candidates=leads, reasons=reasons, note=note)
        return make.absent(
            step, complete=True, candidates=leads, note=note, searched=_heads(counted)
        )
    return make.observed(
        step,
        Quality.STRONG,
        tuple(_named(one, need) for one, need in found),
        candidates=leads,
        complete=not unknown,
        reasons=(ReasonCode.DYNAMIC_DISPATCH,) if unknown else (),
        note="; ".join(
            [f"read {_paths(counted)}", *unknown, *(_left_out(counted, others) if is_plain else ())]
        ),
    )


def _left_out(counted: Sequence[Declared], others: Found) -> Iterator[str]:
    """Remarks on what nested modules declare, and on what is only there for other packages."""
    for path in dict.fromkeys(one.path for one, _ in others if not is_aside(one.path)):
        names = [need.name for one, need in others if one.path == path]
        yield f"besides, {path} names {_names(names)}, {NOT_COUNTED}"
    for one in counted:
        names = [need.name for need in one.needs if need.group is Group.INDIRECT]
        if names:
            yield f"besides, {one.path} names {_names(names)} as indirect, {NOT_COUNTED}"


def _names(names: Sequence[str]) -> str:
    more = [f"{len(names) - N_TOLD} more"] if len(names) > N_TOLD else []
    *front, last = [*names[:N_TOLD], *more]
    return f"{', '.join(front)} and {last}" if front else last


def _fits(step: Step) -> Callable[[Need], bool]:
    if step.facet is Facet.FOR_TESTS:
        return lambda need: (
            need.group in (Group.DEVELOPMENT, Group.OPTIONAL)
            and bool(re.search("test", need.label))
        )
    if step.facet in GROUPS:
        wanted = GROUPS[step.facet]
        return lambda need: (
            need.group in wanted
            or (Group.DEVELOPMENT in wanted and re.fullmatch(r"dev\w*", need.label) is not None)
        )
    if not step.member:
        return lambda need: need.group in _RUNTIME
    label = _folded(step.member)
    return lambda need: bool(need.label) and _folded(need.label) == label


def _no_group(label: str, manifests: Sequence[Declared]) -> str:
    known = sorted({need.label for one in manifests for need in one.needs if need.label})
    there = f"there are {', '.join(known[:N_TOLD])}" if known else "there is none at all"
    return f"no extra or group {label!r}; {there}"


def _extras(
    step: Step, manifests: Sequence[Declared], declared: Declarations, make: EntryMaker
) -> EvidenceEntry:
    unknown = _unknown(manifests, declared)
    first: dict[str, tuple[Declared, Need]] = {}
    for one in manifests:
        for need in one.needs:
            if need.label and need.group in (Group.OPTIONAL, Group.DEVELOPMENT):
                first.setdefault(need.label, (one, need))
    if not first:
        return make.absent(step, complete=not unknown, note="no extra or group is declared",
                           searched=_heads(manifests))  # fmt: skip
    return make.observed(
        step,
        Quality.STRONG,
        tuple(
            Observation(
                NameValue(label, one.path, need.at.lines.first),
                (need.at,),
                f"{one.path} has the {need.group.value} group {label}",
            )
            for label, (one, need) in first.items()
        ),
        complete=not unknown,
        reasons=(ReasonCode.DYNAMIC_DISPATCH,) if unknown else (),
    )


# One dependency


INHERITING = frozenset({Ecosystem.MAVEN, Ecosystem.GRADLE})
"""Where a need without a version takes it from elsewhere."""


def _one(
    step: Step,
    manifests: Sequence[Declared],
    declared: Declarations,
    make: EntryMaker,
    *,
    scoped: bool,
) -> EvidenceEntry:
    name = step.targets[0].text
    found = needs_named(name, manifests)
    others = needs_named(name, [one for one in declared.every if one not in manifests])
    if not found:
        return _not_declared(step, manifests, others, declared, make)
    if step.facet is Facet.PIN and step.polar:
        return _pinned(step, found, manifests, make)
    if step.facet is Facet.BOUND and any(
        not n.bound and o.ecosystem in INHERITING for o, n in found
    ):
        return _bound_elsewhere(step, name, found, declared, make)
    differ = len({need.bound for _, need in found}) > 1
    see = _bound if step.facet is Facet.BOUND else _named
    return make.observed(
        step,
        Quality.STRONG,
        tuple(see(one, need) for one, need in found),
        candidates=() if scoped else tuple(_named(one, need) for one, need in others[:N_LEADS]),
        reasons=(ReasonCode.AMBIGUOUS_NAME,) if differ and not step.polar else (),
        note="; ".join(_told(one, need) for one, need in found[:N_TOLD]),
    )


def _bound_elsewhere(
    step: Step, name: str, found: Found, declared: Declarations, make: EntryMaker
) -> EvidenceEntry:
    """A parent sets the version: only if one in the repository does, it is known."""
    managed = [
        (one, need)
        for one in declared.every
        for need in one.needs
        if need.group is Group.MANAGED and need.bound and _same_name(name, need, one.ecosystem)
    ]
    note = "; ".join(_told(one, need) for one, need in (*managed, *found)[:N_TOLD])
    if managed and len({need.bound for _, need in managed}) == 1:
        seen = tuple(_bound(one, need) for one, need in managed)
        return make.observed(step, Quality.STRONG, seen, note=note)
    leads = tuple(_named(one, need) for one, need in (*managed, *found)[:N_LEADS])
    reasons = (ReasonCode.DYNAMIC_DISPATCH,)
    return make.absent(step, complete=False, candidates=leads, reasons=reasons,
                       note=f"its version is set elsewhere, by a parent; {note}")  # fmt: skip


def needs_named(name: str, manifests: Iterable[Declared]) -> Found:
    """Those of that name; what is only managed counts where nobody needs it outright."""
    found = [
        (one, need)
        for one in manifests
        for need in one.needs
        if _same_name(name, need, one.ecosystem)
    ]
    return [pair for pair in found if pair[1].group is not Group.MANAGED] or found


def _same_name(name: str, need: Need, ecosystem: Ecosystem) -> bool:
    if ecosystem in (Ecosystem.PYTHON, Ecosystem.CARGO):
        return _folded(name) in (_folded(need.name), _folded(need.also) or None)
    if ecosystem is Ecosystem.CMAKE:
        return name.lower() == need.name.lower()
    return name in (need.name, need.also or None)


def _folded(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _not_declared(
    step: Step,
    manifests: Sequence[Declared],
    others: Found,
    declared: Declarations,
    make: EntryMaker,
) -> EvidenceEntry:
    unknown = _unknown(manifests, declared)
    elsewhere = [pair for pair in others if not is_aside(pair[0].path)]
    leads = (*(_named(one, need) for one, need in others[:N_LEADS]), *_near(step, manifests))
    note = "; ".join(
        [f"{_paths(manifests)} {'does' if len(manifests) == 1 else 'do'} not name it", *unknown]
    )
    if step.polar and step.facet not in (Facet.PIN, Facet.USE) and not unknown and not elsewhere:
        return make.absent(step, complete=True, candidates=leads, note=note,
                           searched=_heads(manifests))  # fmt: skip
    reason = ReasonCode.DYNAMIC_DISPATCH if unknown else ReasonCode.MISSING_ANCHOR
    wanted = step.targets[0].text
    if any(f"/{one.path}".endswith(f"/{wanted}") for one in manifests):
        reason, note = ReasonCode.NOT_TOLD, f"no dependency called {wanted} is declared"
    return make.absent(step, complete=False, candidates=leads, reasons=(reason,), note=note)


def _near(step: Step, manifests: Sequence[Declared]) -> tuple[Observation, ...]:
    """Names that hold the one asked for, or the other way round: leads, never answers."""
    wanted = _folded(step.targets[0].text)
    near = [
        (one, need)
        for one in manifests
        for need in one.needs
        if len(wanted) > 2 and wanted in _folded(need.name)
    ]
    return tuple(_named(one, need) for one, need in near[:N_LEADS])


def _pinned(
    step: Step, found: Found, manifests: Sequence[Declared], make: EntryMaker
) -> EvidenceEntry:
    told = "; ".join(_told(one, need) for one, need in found[:N_TOLD])
    exact = [(one, need) for one, need in found if need.is_exact or one.ecosystem is Ecosystem.GO]
    if len(exact) == len(found):
        seen = tuple(_named(one, need) for one, need in exact)
        return make.observed(step, Quality.STRONG, seen, note=told)
    if exact:
        leads = tuple(_named(one, need) for one, need in found[:N_LEADS])
        reasons = (ReasonCode.AMBIGUOUS_NAME,)
        return make.absent(step, complete=False, reasons=reasons, candidates=leads, note=told)
    return make.absent(
        step,
        complete=True,
        candidates=tuple(_named(one, need) for one, need in found[:N_LEADS]),
        note=told,
        searched=tuple(need.at for _, need in found) or _heads(manifests),
    )


# Words


def _named(one: Declared, need: Need) -> Observation:
    value = NameValue(need.name, RepoPath(one.path), need.at.lines.first)
    return Observation(value, (need.at,), _told(one, need))


def _bound(one: Declared, need: Need) -> Observation:
    return Observation(TextValue(need.bound or "any version"), (need.at,), _told(one, need))


def _told(one: Declared, need: Need) -> str:
    bound = f" {need.bound}" if need.bound else " without a bound"
    label = f" ({need.label})" if need.label else ""
    where = f"{one.path}:{need.at.lines.first}"
    group = need.group.value
    article = "an" if group[0] in "aeiou" else "a"
    return f"{where} names {need.name}{bound} as {article} {group}{label}"


def _unknown(
    manifests: Sequence[Declared], declared: Declarations, *, with_extras: bool = True
) -> list[str]:
    """Why not all may be known; what is optional matters only to who asks for it, or for any."""
    topics = {Topic.NEEDS, Topic.EXTRAS} if with_extras else {Topic.NEEDS}
    found = [why for one in manifests for why in one.doubts(*topics)]
    return (found + list(declared.troubles))[:N_TOLD]


def _paths(manifests: Sequence[Declared]) -> str:
    more = [f"{len(manifests) - N_TOLD} more"] if len(manifests) > N_TOLD else []
    return ", ".join([one.path for one in manifests[:N_TOLD]] + more)


def _heads(manifests: Sequence[Declared]) -> tuple[Place, ...]:
    return tuple(one.head for one in manifests)
