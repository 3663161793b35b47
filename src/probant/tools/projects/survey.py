"""The first scan: what the manifests of a tree say. It opens no other file and counts none.

Vendored folders are passed over; examples and tests are members of a workspace at most. How one
manifest is read is its reader's work, what the whole amounts to `tools.discovery`'s.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping

from probant.errors import FileUnreadable
from probant.tools.projects import compiled, native, python, web
from probant.tools.projects.folders import is_aside, is_foreign, is_within, matching, parts
from probant.tools.projects.records import (
    Bound,
    Ecosystem,
    Language,
    Manifest,
    Project,
    Runner,
    Said,
    Survey,
    Workspace,
)
from probant.tools.settings_files.tree import MAX_BYTES, NotUnderstood
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.snapshot import SourceTree

Reader = Callable[[Manifest], Said]

MAX_READ = 400
MAX_ALL_BYTES = 8_000_000
"""The outermost manifests come first; a tree with more of them is told so."""

MAX_TROUBLES = 20

READERS: Mapping[str, tuple[Ecosystem, Reader]] = {
    "pyproject.toml": (Ecosystem.PYTHON, python.pyproject),
    "setup.py": (Ecosystem.PYTHON, python.setup_script),
    "setup.cfg": (Ecosystem.PYTHON, python.setup_cfg),
    "tox.ini": (Ecosystem.PYTHON, python.tox_ini),
    "pytest.ini": (Ecosystem.PYTHON, python.pytest_ini),
    "noxfile.py": (Ecosystem.PYTHON, python.noxfile),
    "requirements.txt": (Ecosystem.PYTHON, python.requirements),
    "requirements-dev.txt": (Ecosystem.PYTHON, python.requirements),
    "requirements-test.txt": (Ecosystem.PYTHON, python.requirements),
    "dev-requirements.txt": (Ecosystem.PYTHON, python.requirements),
    "test-requirements.txt": (Ecosystem.PYTHON, python.requirements),
    "package.json": (Ecosystem.NPM, web.package_json),
    "tsconfig.json": (Ecosystem.NPM, web.tsconfig),
    "pnpm-workspace.yaml": (Ecosystem.NPM, web.pnpm_workspace),
    "lerna.json": (Ecosystem.NPM, web.lerna_json),
    "CMakeLists.txt": (Ecosystem.CMAKE, native.cmake),
    "Makefile": (Ecosystem.MAKE, native.makefile),
    "makefile": (Ecosystem.MAKE, native.makefile),
    "GNUmakefile": (Ecosystem.MAKE, native.makefile),
    "build.ninja": (Ecosystem.MAKE, native.makefile),
    "configure.ac": (Ecosystem.MAKE, native.autoconf),
    "go.mod": (Ecosystem.GO, compiled.go_mod),
    "go.work": (Ecosystem.GO, compiled.go_work),
    "Cargo.toml": (Ecosystem.CARGO, compiled.cargo),
    "pom.xml": (Ecosystem.MAVEN, compiled.pom),
    "build.gradle": (Ecosystem.GRADLE, compiled.gradle_build),
    "build.gradle.kts": (Ecosystem.GRADLE, compiled.gradle_build),
    "settings.gradle": (Ecosystem.GRADLE, compiled.gradle_settings),
    "settings.gradle.kts": (Ecosystem.GRADLE, compiled.gradle_settings),
}

BY_NAME: Mapping[str, str] = {
    "pyproject.toml": "Python",
    "package.json": "JavaScript",
    "tsconfig.json": "TypeScript",
    "go.mod": "Go",
    "Cargo.toml": "Rust",
    "pom.xml": "Java",
    "build.gradle": "Java",
    "build.gradle.kts": "Java",
}
"""What a manifest that cannot be read still says by its name; a lead, not a proof."""


def survey(tree: SourceTree) -> Survey:
    """Read every manifest that counts."""
    names = [path for path in tree.files if _name(path) in READERS and not is_foreign(path)]
    counted = sorted((p for p in names if not _is_aside(p)), key=lambda p: (p.count("/"), p))
    said = {path: _said(tree, path) for path in _affordable(tree, counted)}
    projects = _projects(said)
    return Survey(
        projects=projects,
        runners=_runners(said, projects),
        workspaces=_bound(said, names),
        troubles=tuple(_troubles(tree, said, n_left=len(counted) - len(said))),
        n_read=len(said),
    )


def outermost(projects: Iterable[Project]) -> tuple[Project, ...]:
    """Projects that are no part of another one of their ecosystem, each with its parts' languages.

    A project whose manifests nobody could read is left out where others can be.
    """
    known = [project for project in projects if project.is_understood] or list(projects)
    heads = [one for one in known if not any(_is_part(one, other) for other in known)]
    return tuple(
        Project(
            folder=head.folder,
            ecosystem=head.ecosystem,
            languages=_first_of_each(
                language
                for project in known
                if project == head or _is_part(project, head)
                for language in project.languages
            ),
            is_understood=head.is_understood,
        )
        for head in heads
    )


def _affordable(tree: SourceTree, paths: list[RepoPath]) -> Iterator[RepoPath]:
    """As many as may be read; one that is too large by itself costs nothing."""
    left_bytes = MAX_ALL_BYTES
    for path in paths[:MAX_READ]:
        size = tree.files[path].size
        left_bytes -= size if size <= MAX_BYTES else 0
        if left_bytes < 0:
            return
        yield path


def _name(path: str) -> str:
    return path.rpartition("/")[2]


def _is_aside(path: str) -> bool:
    """CMake's tests are described where they lie: such a file is part of the project around it."""
    if _name(path) == "CMakeLists.txt":
        return is_aside(path.replace("tests/", "").replace("test/", ""))
    return is_aside(path)


def _said(tree: SourceTree, path: RepoPath) -> Said:
    ecosystem, reader = READERS[_name(path)]
    if tree.files[path].size > MAX_BYTES:
        return _by_name(path, ecosystem, f"larger than {MAX_BYTES} bytes")
    try:
        text = tree.read(path).decode("utf-8", "replace").removeprefix("\ufeff")
        said = reader(Manifest(path, text))
    except FileUnreadable as error:
        return Said(ecosystem=ecosystem, trouble=error.message)
    except NotUnderstood as why:
        return _by_name(path, ecosystem, str(why))
    return _by_name(path, ecosystem, said.trouble) if said.trouble else said


def _by_name(path: RepoPath, ecosystem: Ecosystem, trouble: str) -> Said:
    named = BY_NAME.get(_name(path))
    languages = (Language(named, Place(path, LineRange(1, 1))),) if named else ()
    return Said(ecosystem=ecosystem, languages=languages, trouble=trouble)


def _projects(said: Mapping[RepoPath, Said]) -> tuple[Project, ...]:
    by_home: dict[tuple[str, Ecosystem], list[Said]] = defaultdict(list)
    configured = {_folder(path) for path in said if _name(path) == "tsconfig.json"}
    for path, one in said.items():
        languages = one.languages
        if _name(path) == "package.json" and _has_config(_folder(path), configured):
            languages = ()  # the compiler's configuration knows better what is compiled
            by_home[_folder(path), one.ecosystem] += []
        if languages or one.is_project:
            by_home[_folder(path), one.ecosystem].append(one)
    return tuple(
        Project(
            folder=folder,
            ecosystem=ecosystem,
            languages=_first_of_each(lang for one in ones for lang in one.languages),
            is_understood=not ones or any(not one.trouble for one in ones),
        )
        for (folder, ecosystem), ones in by_home.items()
    )


def _has_config(folder: str, configured: set[str]) -> bool:
    return any(c == folder or is_within(c, folder) or is_within(folder, c) for c in configured)


def _is_part(project: Project, other: Project) -> bool:
    return project.ecosystem is other.ecosystem and is_within(project.folder, other.folder)


def _first_of_each(languages: Iterable[Language]) -> tuple[Language, ...]:
    found: dict[str, Language] = {}
    for language in languages:
        found.setdefault(language.name, language)
    return tuple(found.values())


def _runners(said: Mapping[RepoPath, Said], projects: tuple[Project, ...]) -> tuple[Runner, ...]:
    """One of each command in an outermost project: the first that names a framework, or the first.

    What tests one project says nothing about its neighbour, so each has its own.
    """
    heads = sorted({head.folder for head in outermost(projects)}, key=len, reverse=True)
    found: dict[tuple[str, str], Runner] = {}
    for path, one in said.items():
        folder = _folder(path)
        head = next((h for h in heads if folder == h or is_within(folder, h)), folder)
        for runner in one.runners:
            known = found.get((head, runner.command))
            if known is None or (runner.by and not known.by):
                found[head, runner.command] = runner
    return tuple(found.values())


_MEMBER = {
    Ecosystem.PYTHON: ("pyproject.toml", "setup.py"),
    Ecosystem.NPM: ("package.json",),
    Ecosystem.GO: ("go.mod",),
    Ecosystem.CARGO: ("Cargo.toml",),
    Ecosystem.MAVEN: ("pom.xml",),
    Ecosystem.GRADLE: ("build.gradle", "build.gradle.kts"),
}


def _bound(said: Mapping[RepoPath, Said], names: Iterable[RepoPath]) -> tuple[Bound, ...]:
    folders: dict[Ecosystem, set[str]] = defaultdict(set)
    for path in names:
        ecosystem = READERS[_name(path)][0]
        if _name(path) in _MEMBER.get(ecosystem, ()):
            folders[ecosystem].add(_folder(path))
    return tuple(
        _resolved(one.workspace, _folder(path), folders[one.ecosystem])
        for path, one in said.items()
        if one.workspace is not None
    )


def _resolved(workspace: Workspace, folder: str, known: set[str]) -> Bound:
    found = matching(workspace.patterns, folder, sorted(known))
    members = {member for ones in found.values() for member in ones}
    unmatched = tuple(pattern for pattern, ones in found.items() if not ones)
    return Bound(workspace, tuple(sorted(members)), unmatched)


def _troubles(tree: SourceTree, said: Mapping[RepoPath, Said], *, n_left: int) -> list[str]:
    found = [f"{path}: {one.trouble}" for path, one in said.items() if one.trouble]
    found += [
        f"{skip.path}: {skip.reason}"
        for skip in tree.skipped
        if _name(skip.path) in READERS and not is_foreign(skip.path) and not _is_aside(skip.path)
    ]
    if n_left:
        found.append(f"{n_left} more manifests")
    if len(found) > MAX_TROUBLES:
        found = [*found[:MAX_TROUBLES], f"{len(found) - MAX_TROUBLES} more"]
    return found


def _folder(path: str) -> str:
    return "/".join(parts(path))
