"""The state of a clone: what on disk is not committed, and the tags it has."""

from __future__ import annotations

from probant.tools.history.ground import Ground, commit_seen, path_seen, short
from probant.tools.history.ranking import folder_asked, ranked
from probant.tools.history.when import days_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath, is_inside
from probant.vocabulary.value import NameValue, Observation
from probant.workspace.history import Tag


def uncommitted(ground: Ground, step: Step) -> EvidenceEntry:
    """Files on disk that are not as in the last commit; with a facet, whether there is none."""
    if not ground.tree.on_disk:
        note = "a commit has nothing that is not committed; ask about the working tree"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    folder = folder_asked(ground, step)
    rows = [row for row in ground.tree.uncommitted() if is_inside(row[0], folder)]
    if step.facet is Facet.CLEAN:
        return _clean(ground, step, len(rows))
    if not rows:
        note = f"everything on disk is as in {short(ground.head)}"
        return ground.make.absent(step, complete=True, note=note)
    return ground.told(step, [path_seen(RepoPath(path), f"{path} is {how}") for path, how in rows])


def _clean(ground: Ground, step: Step, n_differing: int) -> EvidenceEntry:
    if n_differing:
        files = "1 file differs" if n_differing == 1 else f"{n_differing} files differ"
        note = f"{files} from {short(ground.head)}"
        return ground.make.absent(step, complete=True, note=note)
    seen = commit_seen(ground.git.commit(ground.head), "")
    told = f"everything on disk is as in {short(ground.head)}"
    return ground.told(step, [Observation(seen.value, (), told)])


def tags(ground: Ground, step: Step) -> EvidenceEntry:
    """The tags of this clone, newest first; with a facet, only the newest."""
    first = last = ""
    for flag, said in (("since", step.filters.since), ("until", step.filters.until)):
        days = days_of(said) if said else ("", "")
        if days is None:
            note = f"tags are told by date, and {flag} {said} is none; write it as 2024-05-31"
            return ground.refuse(step, note)
        first, last = (days[0], last) if flag == "since" else (first, days[1])
    found = [tag for tag in ground.git.tags() if _is_of(tag, first, last)]
    if not found:
        return ground.none(step, "there is no such tag")
    found.sort(key=lambda tag: (tag.date, tag.name), reverse=True)
    if step.facet is Facet.LAST:
        found = [tag for tag in found if tag.date == found[0].date]
    seen = [
        Observation(
            NameValue(tag.name), (), f"{tag.name} of {tag.date[:10]} at {short(tag.commit)}"
        )
        for tag in found
    ]
    return ranked(ground, step, seen)


def _is_of(tag: Tag, first: str, last: str) -> bool:
    day = tag.date[:10]
    return (not first or day >= first) and (not last or day <= last)
