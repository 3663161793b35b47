"""Questions for workflows: what starts one, which of them an event starts, whether it does."""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.tools.base import EntryMaker
from probant.tools.projects.workflows import Trigger, Workflow, other_systems, workflows
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, PathValue
from probant.workspace.snapshot import SourceTree

EVENTS = (
    ("pull_request_target", r"pull_request_target|pull request target"),
    ("pull_request", r"pull_requests?|pull[ -]requests?|prs?|merge requests?"),
    ("push", r"push(?:es)?|pushed|every push|commits?"),
    ("schedule", r"schedules?|scheduled|cron(?:job)?|nightly|timers?|a schedule|a timer"),
    ("workflow_dispatch", r"workflow_dispatch|manual(?:ly)?|by hand|manual dispatch|dispatch"),
    ("workflow_call", r"workflow_call|other workflows?|another workflow|reusable"),
    ("workflow_run", r"workflow_run"),
    ("release", r"releases?|a release|published releases?"),
    ("merge_group", r"merge_group|merge queue|the merge queue"),
    ("issues", r"issues?"),
    ("issue_comment", r"issue_comment|issue comments?|comments?"),
)
"""Words people use for events; any other word is taken as an event's own name."""

_CI = frozenset({"ci", "continuous integration", "the ci"})


def event_of(words: str) -> str:
    said = re.sub(r"^(?:an?|the|every|each|new|any) ", "", words.lower().strip())
    for event, pattern in EVENTS:
        if re.fullmatch(pattern, said):
            return event
    return said.replace(" ", "_").replace("-", "_")


def ask_triggers(step: Step, tree: SourceTree, make: EntryMaker) -> EvidenceEntry:
    known = workflows(tree)
    if not known:
        return _none_here(step, tree, make)
    if step.facet is Facet.EVERY_WORKFLOW:
        return make.observed(step, Quality.STRONG, tuple(_named(one) for one in known))
    if not step.targets and step.member:
        return _started_by(step, known, make)
    chosen: Sequence[Workflow] = [
        one for one in known if not step.targets or one.is_called(step.targets[0].text)
    ]
    if not chosen and len(known) == 1 and step.targets[0].text.lower() in _CI:
        chosen = known
    if not chosen:
        names = ", ".join(one.file for one in known)
        return make.absent(
            step,
            complete=False,
            candidates=tuple(_file(one) for one in known),
            reasons=(ReasonCode.MISSING_ANCHOR,),
            note=f"no such workflow; there are {names}",
        )
    return _polar(step, chosen, make) if step.polar else _triggers(step, chosen, make)


def _none_here(step: Step, tree: SourceTree, make: EntryMaker) -> EvidenceEntry:
    others = other_systems(tree)
    if others:
        return make.could_not_look(
            step, ReasonCode.LANGUAGE_NOT_PARSED,
            f"there are only {', '.join(others)}, whose triggers are not read",
        )  # fmt: skip
    reasons = (ReasonCode.MISSING_ANCHOR,) if step.targets else ()
    return make.absent(step, complete=False, reasons=reasons, note="there are no workflows here")


def _triggers(step: Step, chosen: Sequence[Workflow], make: EntryMaker) -> EvidenceEntry:
    troubles = _troubles(chosen)
    seen = tuple(_seen(one, trigger) for one in chosen for trigger in one.triggers)
    if not seen:
        return make.absent(step, complete=False, note="; ".join(troubles))
    several = len(chosen) > 1 and bool(step.targets)
    return make.observed(
        step,
        Quality.STRONG,
        seen,
        complete=not troubles,
        reasons=(ReasonCode.AMBIGUOUS_NAME,) if several else (),
        note="; ".join([*(one.path for one in chosen), *troubles]),
    )


def _started_by(step: Step, known: Sequence[Workflow], make: EntryMaker) -> EvidenceEntry:
    """Which workflows an event starts; whether any does."""
    event = event_of(step.member)
    troubles = _troubles(known)
    found = [(one, t) for one in known for t in one.triggers if t.event == event]
    if not found:
        return make.absent(
            step,
            complete=not troubles,
            note="; ".join([f"no workflow names the event {event}", *troubles]),
            searched=tuple(Place(one.path, LineRange(1, 1)) for one in known),
        )
    return make.observed(
        step,
        Quality.STRONG,
        tuple(
            Observation(
                NameValue(one.file, one.path, trigger.at.lines.first),
                (trigger.at,),
                f"{one.path} runs on {trigger.words}",
            )
            for one, trigger in found
        ),
        complete=not troubles,
        note="; ".join(troubles) or None,
    )


def _polar(step: Step, chosen: Sequence[Workflow], make: EntryMaker) -> EvidenceEntry:
    event = event_of(step.member)
    troubles = _troubles(chosen)
    found = [(one, t) for one in chosen for t in one.triggers if t.event == event]
    told = "; ".join(f"{one.path} runs on {t.words}" for one in chosen for t in one.triggers)
    if found:
        return make.observed(step, Quality.STRONG,
                             tuple(_seen(one, trigger) for one, trigger in found))  # fmt: skip
    return make.absent(
        step,
        complete=not troubles,
        candidates=tuple(_seen(one, t) for one in chosen for t in one.triggers),
        note="; ".join([told, *troubles]),
        searched=tuple(t.at for one in chosen for t in one.triggers),
    )


def _seen(one: Workflow, trigger: Trigger) -> Observation:
    value = NameValue(trigger.event, one.path, trigger.at.lines.first)
    return Observation(value, (trigger.at,), f"{one.path} runs on {trigger.words}")


def _named(one: Workflow) -> Observation:
    at = Place(one.path, LineRange(1, 1))
    title = f" ({one.title})" if one.title else ""
    return Observation(NameValue(one.file, one.path, 1), (at,), f"{one.path}{title} is a workflow")


def _file(one: Workflow) -> Observation:
    at = Place(one.path, LineRange(1, 1))
    return Observation(PathValue(one.path), (at,), f"{one.path} is a workflow")


def _troubles(chosen: Sequence[Workflow]) -> list[str]:
    return [f"{one.path}: {one.trouble}" for one in chosen if one.trouble]
