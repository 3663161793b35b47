"""Every manifest of a tree, read for what it declares, and which of them are the project's own.

The project is what stands outermost, with the members of its workspaces; what lies in other folders
has a project of its own, and is told apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property

from probant.errors import FileUnreadable
from probant.tools.projects import built_declared, other_declared, python_declared, python_setup
from probant.tools.projects.declared import Declared, Fact, Group, Need, Page, Topic, Unknown
from probant.tools.projects.folders import is_aside, is_foreign, is_within, joined
from probant.tools.projects.other_declared import FROM_WORKSPACE
from probant.tools.projects.records import Ecosystem
from probant.tools.projects.survey import survey
from probant.tools.settings_files.tree import MAX_BYTES, NotUnderstood
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.snapshot import SourceTree

MAX_READ = 2_000

Reader = Callable[[Page], Declared]

READERS: Mapping[str, tuple[Ecosystem, Reader]] = {
    "pyproject.toml": (Ecosystem.PYTHON, python_declared.pyproject),
    "setup.cfg": (Ecosystem.PYTHON, python_declared.setup_cfg),
    "setup.py": (Ecosystem.PYTHON, python_setup.setup_script),
    "Pipfile": (Ecosystem.PYTHON, python_declared.pipfile),
    "package.json": (Ecosystem.NPM, other_declared.package_json),
    "Cargo.toml": (Ecosystem.CARGO, other_declared.cargo),
    "go.mod": (Ecosystem.GO, other_declared.go_mod),
    "pom.xml": (Ecosystem.MAVEN, built_declared.pom),
    "build.gradle": (Ecosystem.GRADLE, built_declared.gradle),
    "build.gradle.kts": (Ecosystem.GRADLE, built_declared.gradle),
    "CMakeLists.txt": (Ecosystem.CMAKE, built_declared.cmake),
}
_REQUIREMENTS = re.compile(
    r"(?:.*/)?(?:requirements[\w.-]*\.txt|[\w.-]+[-_.]requirements\.txt|requirements/[\w.-]+\.txt)"
)
_PROJECTS_OF_PYTHON = frozenset({"pyproject.toml", "setup.cfg", "setup.py"})


def reader_for(path: str) -> tuple[Ecosystem, Reader] | None:
    known = READERS.get(path.rpartition("/")[2])
    if known is None and _REQUIREMENTS.fullmatch(path):
        return Ecosystem.PYTHON, python_declared.requirements
    return known


class Declarations:
    """What all manifests of one tree declare, read once."""

    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree

    @cached_property
    def every(self) -> tuple[Declared, ...]:
        """Of every manifest somebody wrote here, the outermost first."""
        paths = [path for path in self._tree.files if reader_for(path) and not is_foreign(path)]
        paths.sort(key=lambda path: (path.count("/"), path))
        return _inherited([_read(self._tree, path) for path in paths[:MAX_READ]])

    @cached_property
    def troubles(self) -> tuple[str, ...]:
        """Manifests nobody could read."""
        skipped = [
            f"{one.path} ({one.reason})"
            for one in self._tree.skipped
            if reader_for(one.path) and not is_foreign(one.path)
        ]
        return tuple(skipped)

    @cached_property
    def own(self) -> tuple[Declared, ...]:
        """Of the project itself and its workspace's members."""
        counted = [one for one in self.every if not is_aside(one.path)] or list(self.every)
        if not counted:
            return ()
        depth = min(one.path.count("/") for one in counted)
        heads = {one.folder for one in counted if one.path.count("/") == depth}
        members = {
            member for bound in survey(self._tree).workspaces for member in bound.members if member
        }
        return tuple(
            one
            for one in counted
            if one.folder in heads
            or one.folder in members
            or (one.ecosystem in (Ecosystem.CMAKE, Ecosystem.MAVEN) and "" in heads)
            or _is_requirements_folder(one, heads)
        )

    def is_own(self, hint: str) -> bool:
        """Whether a hint is the name the project itself goes by."""
        depth = min((one.path.count("/") for one in self.own), default=0)
        heads = [one for one in self.own if one.path.count("/") == depth]
        return any(_is_named(one, hint) for one in heads)

    def inside(self, hint: str) -> tuple[Declared, ...]:
        """Of the manifests a hint names: by path, by folder, or by the name they give."""
        wanted = hint.replace("\\", "/").removeprefix("./").strip("/")
        by_path = [
            one
            for one in self.every
            if f"/{one.path}".endswith("/" + wanted)
            or one.folder == wanted
            or one.folder.endswith("/" + wanted)
        ]
        if any(one.path == wanted for one in by_path):
            return tuple(one for one in by_path if one.path == wanted)
        if by_path:
            return tuple(by_path)
        under = tuple(one for one in self.every if is_within(one.folder, wanted))
        named = tuple(one for one in self.every if _is_named(one, wanted))
        return named or under


def _is_named(one: Declared, name: str) -> bool:
    """By the name a manifest gives; a module of Go also goes by the end of its path."""
    names = [fact.text for fact in one.facts if fact.kind == "name"]
    if one.ecosystem is Ecosystem.GO:
        names += [re.sub(r"/v\d+$", "", text).rpartition("/")[2] for text in names]
    if one.ecosystem in (Ecosystem.PYTHON, Ecosystem.CARGO):
        return _folded(name) in map(_folded, names)
    return name in names


def _folded(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _is_requirements_folder(one: Declared, heads: set[str]) -> bool:
    outer, _, last = one.folder.rpartition("/")
    return last == "requirements" and outer in heads


def _read(tree: SourceTree, path: RepoPath) -> Declared:
    known = reader_for(path)
    assert known is not None  # noqa: S101 - only such paths are read
    ecosystem, reader = known
    head = Place(path, LineRange(1, 1))
    if tree.files[path].size > MAX_BYTES:
        return Declared(path=path, ecosystem=ecosystem, head=head, trouble="too large to be read")
    try:
        text = tree.read(path).decode("utf-8", "replace").removeprefix("\ufeff")
        return reader(Page(path, text))
    except FileUnreadable as error:
        return Declared(path=path, ecosystem=ecosystem, head=head, trouble=error.message)
    except NotUnderstood as why:
        return Declared(path=path, ecosystem=ecosystem, head=head, trouble=str(why))


# What one manifest takes from another


def _inherited(read: list[Declared]) -> tuple[Declared, ...]:
    crates = [one for one in read if one.ecosystem is Ecosystem.CARGO]
    known = {one.path for one in read}
    return tuple(
        _from_workspace(one, crates)
        if one.ecosystem is Ecosystem.CARGO
        else _with_missing(one, known)
        for one in read
    )


def _with_missing(one: Declared, known: set[RepoPath]) -> Declared:
    """A file that a manifest takes its dependencies from, and that nobody read, may hold any."""
    missing = [name for name in one.includes if joined(one.folder, name) not in known]
    doubts = tuple(
        Unknown(f"{name}, which it includes, was not read", frozenset({Topic.NEEDS}))
        for name in missing
    )
    return replace(one, unknown=one.unknown + doubts) if doubts else one


def _from_workspace(one: Declared, crates: list[Declared]) -> Declared:
    outer = [
        other
        for other in crates
        if other is one or is_within(one.folder, other.folder)
        if any(need.group is Group.MANAGED for need in other.needs)
        or any(fact.kind.startswith("workspace ") for fact in other.facts)
    ]
    fixed = {
        need.name: need for other in outer for need in other.needs if need.group is Group.MANAGED
    }
    facts = {fact.kind: fact for other in outer for fact in other.facts}
    unknown = list(one.unknown)
    needs: list[Need] = []
    for need in one.needs:
        known = fixed.get(need.name)
        if need.bound != FROM_WORKSPACE:
            needs.append(need)
        elif known is not None:
            needs.append(replace(need, bound=known.bound, is_exact=known.is_exact))
        else:
            needs.append(replace(need, bound=""))
            why = f"the bound of {need.name} stands in a workspace that is not here"
            unknown.append(Unknown(why, frozenset({Topic.NEEDS})))
    return replace(one, needs=tuple(needs), unknown=tuple(unknown),
                   facts=tuple(_given(one.facts, facts)))  # fmt: skip


def _given(own: Iterable[Fact], shared: Mapping[str, Fact]) -> Iterator[Fact]:
    for fact in own:
        if fact.text != FROM_WORKSPACE:
            yield fact
        elif known := shared.get(f"workspace {fact.kind}"):
            yield replace(known, kind=fact.kind)


def with_own_list(one: Declared, all_of_them: Iterable[Declared]) -> bool:
    """Whether a requirements file only repeats, or pins, what a project file beside it declares."""
    if one.name in READERS:
        return False
    home = one.folder.removesuffix("requirements").strip("/")
    beside = [
        other
        for other in all_of_them
        if other.name in _PROJECTS_OF_PYTHON and other.folder in (one.folder, home)
    ]
    if any(joined(other.folder, name) == one.path for other in beside for name in other.includes):
        return False
    return any(need.group is Group.RUNTIME for other in beside for need in other.needs)
