"""Which projects of a tree a run question is about: the outermost, or the one that holds it."""

from __future__ import annotations

from probant.tools.projects.records import Project
from probant.tools.projects.survey import outermost, survey
from probant.workspace.snapshot import SourceTree


def projects_for(tree: SourceTree, path: str = "") -> tuple[Project, ...]:
    """The outermost projects; where a path is told, the innermost ones around it."""
    found = survey(tree).projects
    if not path:
        return outermost(found)
    around = [one for one in found if not one.folder or path.startswith(f"{one.folder}/")]
    deepest = max((len(one.folder) for one in around), default=0)
    return tuple(one for one in around if len(one.folder) == deepest)
