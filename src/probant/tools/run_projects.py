"""Which projects of a tree a run question is about.

That of the whole tree, written in what the tree is written in; where a path is told, the innermost
around it. A folder of Python files needs no manifest to be run.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from probant.tools.projects.folders import is_foreign
from probant.tools.projects.records import Ecosystem, Project
from probant.tools.projects.sources import look_at_sources
from probant.tools.projects.survey import outermost, survey
from probant.workspace.snapshot import SourceTree

BARE = Project(folder="", ecosystem=Ecosystem.PYTHON, languages=())
"""Python files without a manifest."""


def projects_for(tree: SourceTree, path: str = "") -> tuple[Project, ...]:
    """The projects to run, outermost first; none where nobody says how."""
    found = survey(tree).projects
    leading = look_at_sources(tree).leading
    if path:
        around = [one for one in found if not one.folder or _is_in(path, one.folder)]
        deepest = max((len(one.folder) for one in around), default=0)
        chosen = [one for one in around if len(one.folder) == deepest]
        chosen = [one for one in chosen if _fits(one, path)] or chosen
    else:
        heads = outermost(found)
        chosen = _of_root(heads, leading) or list(heads)
    if not chosen and "Python" in leading:
        return (BARE,)
    return tuple(one for one in chosen if not _is_second_way(one, chosen))


def _is_second_way(project: Project, others: Sequence[Project]) -> bool:
    """A makefile beside a CMakeLists.txt builds the same once more."""
    return project.ecosystem is Ecosystem.MAKE and any(
        one.ecosystem is Ecosystem.CMAKE and one.folder == project.folder for one in others
    )


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")


def beside(tree: SourceTree, chosen: Sequence[Project]) -> tuple[Project, ...]:
    """What else stands in the root and is not run: an answer about the rest has to name it."""
    at_root = [head for head in outermost(survey(tree).projects) if not head.folder]
    known = {(one.folder, one.ecosystem) for one in chosen}
    is_root = any(not one.folder for one in chosen)
    return tuple(o for o in at_root if is_root and (o.folder, o.ecosystem) not in known)


_TESTED = re.compile(
    r"(?:^|/)(?:tests?|__tests__|spec|e2e)/|(?:^|/)test_[^/]*\.py$|_test\.(?:py|go)$"
    r"|[.-](?:test|spec)\.[cm]?[jt]sx?$|(?:^|/)tests?\.[cm]?[jt]sx?$|Tests?\.(?:java|kt)$"
)
_REACHES_DOWN = frozenset({Ecosystem.CMAKE, Ecosystem.MAKE, Ecosystem.MAVEN, Ecosystem.GRADLE})
"""Where the outer project's own manifest takes in those below it."""


def below(tree: SourceTree, chosen: Sequence[Project], ran: Collection[str]) -> tuple[str, ...]:
    """Folders of other projects with tests of their own, none of which is among the paths run."""
    paths = [path for path in ran if path]
    own = {one.folder for one in chosen}
    kinds = {one.ecosystem for one in chosen}
    found: dict[str, Project] = {}
    for one in survey(tree).projects:
        is_taken_in = one.ecosystem in kinds and (one.ecosystem in _REACHES_DOWN or not paths)
        if one.folder and one.folder not in own and not is_taken_in:
            found.setdefault(one.folder, one)
    return tuple(
        folder
        for folder, one in sorted(found.items())
        if not any(_is_in(path, folder) for path in paths) and _has_tests(tree, one)
    )


def _has_tests(tree: SourceTree, project: Project) -> bool:
    suffixes = _SUFFIXES.get(project.ecosystem, ("",))
    front = f"{project.folder}/"
    return any(
        path.startswith(front) and path.endswith(suffixes) and _TESTED.search(path[len(front) :])
        for path in tree.files
        if not is_foreign(path)
    ) or any(one.at.path.startswith(front) for one in survey(tree).runners)


def _of_root(heads: Sequence[Project], leading: Sequence[str]) -> list[Project]:
    """What stands in the root is the repository's own; the rest are parts, samples and ports."""
    at_root = [head for head in heads if not head.folder]
    return [head for head in at_root if _speaks(head, leading)] or at_root


def _speaks(project: Project, leading: Sequence[str]) -> bool:
    return any(language.name in leading for language in project.languages)


_SUFFIXES = {
    Ecosystem.PYTHON: (".py", ".pyi"),
    Ecosystem.NPM: (".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts", ".cts", ".tsx"),
    Ecosystem.GO: (".go",),
    Ecosystem.CARGO: (".rs",),
    Ecosystem.MAVEN: (".java",),
    Ecosystem.GRADLE: (".java", ".kt"),
}


def _fits(project: Project, path: str) -> bool:
    """Whether files of this kind are this project's; of a folder nobody can tell."""
    suffixes = _SUFFIXES.get(project.ecosystem)
    return suffixes is None or "." not in path.rpartition("/")[2] or path.endswith(suffixes)
