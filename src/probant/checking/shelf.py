"""The snapshot as the checks see it: files by path, lines read once, definitions by name.

Every citation a check gives is made here, from bytes read in this run. Next: existence.py.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Protocol

from probant.checking.catalog import Catalog
from probant.checking.location import Located, locate, outside
from probant.checking.matching import Budget, Indexed, indexed, is_mostly, places_of
from probant.checking.renames import Renames
from probant.errors import FileUnreadable, GitFailed, PathRefused, RevisionNotFound
from probant.facts.binder import Binder
from probant.facts.definitions import Definitions, distinct, without_declarations, without_makers
from probant.facts.lookup import FactBook
from probant.facts.unspelled import is_beyond, is_nowhere, name_parts
from probant.vocabulary.assertion import CitedPlace, Mention
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import Citation, Digest, LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.content import MAX_TEXT_BYTES, kind_of, split_lines
from probant.workspace.gitdir import remote_urls
from probant.workspace.history import TreeRow
from probant.workspace.ignoring import Ignoring
from probant.workspace.snapshot import SourceTree

MAX_KEPT_BYTES = 32_000_000
FEW_NAMES = 20
"""So many names are looked for in a file one by one; for more its words are listed."""

MAX_REVISIONS = 50
"""Each costs a process of git or two, and a listing of all its files."""

MAX_NAMESAKES = 30
"""Of more files than this nobody says that one of them is quoted."""

_WORD = re.compile(r"[\w$]+")
_IN_BACKTICKS = re.compile(r"`([^`\n]{1,200})`")
_IDENTIFIER = re.compile(r"[^\W\d]\w*")
_MEMBER = re.compile(rb"(?:\.|->|::)\s*([A-Za-z_]\w*)")
_MANIFESTS = (
    "pyproject.toml", "setup.cfg", "setup.py", "package.json", "Cargo.toml", "go.mod", "pom.xml",
)  # fmt: skip
"""Where a project says what it is called and where it is kept."""

_MODULE_ROOTS = ("", "src/", "lib/", "python/")
"""Folders that packages of Python stand in."""

_TITLE = re.compile(
    r"""^\s{0,8}(?:["']?name["']?\s{0,4}[=:]\s{0,4}["']?([\w.-]{1,80})"""
    r"""|module \S*?([\w-]{1,80})$)""",
    re.MULTILINE,
)

_HOST_AND_PATH = re.compile(r"(?:[a-z+]+://)?(?:[^@/]+@)?([^:/]+)(?::\d+)?[:/](.+)", re.IGNORECASE)


class Pages(Protocol):
    """Files of one state of the repository, line by line."""

    @property
    def catalog(self) -> Catalog: ...

    def located(self, place: CitedPlace) -> Located:
        """What a citation means in this state."""

    def n_lines(self, path: RepoPath) -> int:
        """Raises `FileUnreadable` where there is nothing to read, as its siblings do."""

    def lines(self, path: RepoPath) -> tuple[str, ...]: ...

    def text(self, path: RepoPath) -> str: ...

    def indexed(self, path: RepoPath) -> Indexed: ...

    def lines_with(
        self, path: RepoPath, name: str, among: LineRange | None = None
    ) -> Sequence[int]:
        """The numbers of the lines, of all or `among` some, on which a name stands that is no part
        of a longer one."""

    def cite(self, path: RepoPath, first: int, last: int | None = None) -> Citation: ...


class Reader:
    """Files read once, and taken apart only as far as somebody asks."""

    max_kept_bytes = MAX_KEPT_BYTES

    def __init__(
        self, read: Callable[[RepoPath], bytes], blob: Callable[[RepoPath], Digest]
    ) -> None:
        self._read = read
        self._blob = blob
        self._rows: dict[RepoPath, list[bytes]] = {}
        self._lines: dict[RepoPath, tuple[str, ...]] = {}
        self._texts: dict[RepoPath, str] = {}
        self._indexed: dict[RepoPath, Indexed] = {}
        self._words: dict[RepoPath, dict[str, list[int]]] = {}
        self._n_sought: dict[RepoPath, int] = {}
        self._n_kept_bytes = 0

    def n_lines(self, path: RepoPath) -> int:
        rows = self._split(path)
        return len(rows) if rows[-1] else len(rows) - 1

    def lines(self, path: RepoPath) -> tuple[str, ...]:
        """The file's lines without their ends."""
        if path not in self._lines:
            self._lines[path] = split_lines(b"\n".join(self._split(path)))
        return self._lines[path]

    def text(self, path: RepoPath) -> str:
        """The lines as one text, with plain newlines between them."""
        if path not in self._texts:
            self._texts[path] = _decoded(self._split(path)).removesuffix("\n")
        return self._texts[path]

    def indexed(self, path: RepoPath) -> Indexed:
        """The lines as quotations are looked for."""
        if path not in self._indexed:
            self._indexed[path] = indexed(self.lines(path))
        return self._indexed[path]

    def lines_with(
        self, path: RepoPath, name: str, among: LineRange | None = None
    ) -> Sequence[int]:
        if among is not None:
            rows = self._split(path)[among.first - 1 : among.last]
            return _lines_with(name, _decoded(rows), among.first)
        self._n_sought[path] = self._n_sought.get(path, 0) + 1
        if self._n_sought[path] > FEW_NAMES and _WORD.fullmatch(name):
            return self._words_of(path).get(name, ())
        return _lines_with(name, self.text(path))

    def _words_of(self, path: RepoPath) -> Mapping[str, Sequence[int]]:
        """Each word with its lines, so that a thousand names of a file cost no more than a few."""
        if path not in self._words:
            words: dict[str, list[int]] = {}
            for n, line in enumerate(self.text(path).split("\n"), 1):
                for one in set(_WORD.findall(line)):
                    words.setdefault(one, []).append(n)
            self._words[path] = words
            self._n_kept_bytes += 10 * len(self.text(path))
        return self._words[path]

    def cite(self, path: RepoPath, first: int, last: int | None = None) -> Citation:
        """These lines of a file, as they read now."""
        shown = LineRange(first, last or first)
        rows = self._split(path)
        end = b"\n" if shown.last < len(rows) else b""
        told = split_lines(b"\n".join(rows[shown.first - 1 : shown.last]) + end)
        return Citation(path=path, lines=shown, quote="\n".join(told), blob=self._blob(path))

    def _split(self, path: RepoPath) -> list[bytes]:
        """Split at newlines only: to count lines and to show a few, none needs to be text."""
        if path not in self._rows:
            raw = self._read(path)
            if self._n_kept_bytes > self.max_kept_bytes:
                self._forget()
            self._n_kept_bytes += len(raw)
            self._rows[path] = raw.split(b"\n")
        return self._rows[path]

    def _forget(self) -> None:
        """A text may cite more than memory holds; what is asked for again is read again."""
        for kept in (self._rows, self._lines, self._texts, self._indexed, self._words):
            kept.clear()
        self._n_kept_bytes = 0


def _decoded(rows: Sequence[bytes]) -> str:
    return b"\n".join(rows).decode("utf-8", "replace").replace("\r\n", "\n")


def _lines_with(name: str, text: str, first: int = 1) -> list[int]:
    """The numbers of its lines that hold the name as a word; its first line has number `first`."""
    found: list[int] = []
    number, counted, at = first, 0, text.find(name) if name else -1
    while at >= 0:
        end = at + len(name)
        if not (_joins(text[at - 1 : at], name[0]) or _joins(name[-1], text[end : end + 1])):
            number += text.count("\n", counted, at)
            counted = at
            if number not in found[-1:]:
                found.append(number)
        at = text.find(name, at + 1)
    return found


def _joins(left: str, right: str) -> bool:
    """Whether two characters beside each other are of one word."""
    return all(one.isalnum() or one in ("_", "$") for one in (left, right))


class Shelf(Reader):
    """One repository at one state, open for checking. Is a `World` for reading."""

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder) -> None:
        super().__init__(tree.read, lambda path: tree.files[path].blob)
        self.tree = tree
        self.book = book
        self.binder = binder
        self._known: dict[str, bool] = {}
        self._names: dict[str, bool] = {}
        self._located: dict[tuple[object, ...], Located] = {}
        self._ignoring = Ignoring(self._lines_or_none)
        self._commits: dict[str, Commit | None] = {}
        self.sought: dict[str, str] = {}
        """Names that nothing defines, and what could hold each: unknown.py's notes."""

    # Paths

    @cached_property
    def catalog(self) -> Catalog:
        skipped: dict[str, str] = {one.path: one.reason for one in self.tree.skipped}
        return Catalog(self.tree.files, skipped)

    def paths_like(self, path: str) -> list[RepoPath]:
        """The file of exactly this path, or else every file whose path ends with it."""
        plain = path.removeprefix("./")
        if plain in self.catalog.files:
            return [RepoPath(plain)]
        return [RepoPath(one) for one in self.catalog.ending(plain) if one in self.catalog.files]

    def files_of(self, place: CitedPlace) -> list[RepoPath]:
        """The readable files a citation may mean, in this snapshot."""
        return [RepoPath(one) for one in self.located(place).paths if one in self.catalog.files]

    def located(self, place: CitedPlace) -> Located:
        """What a citation means, found once; a permalink's revision is `at`'s matter."""
        key = (place.path, place.folder, place.is_link, place.repository)
        if key not in self._located:
            self._located[key] = self._find(place)
        return self._located[key]

    def _find(self, place: CitedPlace) -> Located:
        if place.repository and not self._is_ours(place.repository):
            return outside(f"{place.repository} is another repository")
        found = locate(place, self.catalog, os.fspath(self.tree.root), self.own_names)
        if found.paths or found.folders or found.reason is not None:
            return found
        path = place.path.strip("/").removeprefix("./")
        if self.tree.is_on_disk(path):
            note = "is on disk, but not part of the snapshot: git ignores it"
            return Located(reason=ReasonCode.WINDOW_SKIPPED_FILES, why=f"{path} {note}")
        if self._ignoring.ignores(path):
            note = "would be ignored by git, so it may be made by a build"
            return Located(reason=ReasonCode.WINDOW_SKIPPED_FILES, why=f"{path} {note}")
        return found

    @cached_property
    def _remotes(self) -> frozenset[str]:
        """ "host/owner/name" of every place the repository is kept at."""
        if self.tree.git is None:
            return frozenset()
        found = (_HOST_AND_PATH.fullmatch(url) for url in remote_urls(self.tree.git.where))
        kept = (f"{one[1]}/{one[2].strip('/')}" for one in found if one is not None)
        return frozenset(one.removesuffix(".git").lower() for one in kept)

    @cached_property
    def own_names(self) -> frozenset[str]:
        """What the repository is called: its folder, and its name at its remotes."""
        names = {self.tree.root.name.lower(), *(one.rpartition("/")[2] for one in self._remotes)}
        return frozenset(names - {""})

    @cached_property
    def _homes(self) -> frozenset[str]:
        """ "host/owner/name" its own manifests give for what is called as the repository is."""
        name = re.escape(self.tree.root.name.lower())
        home = re.compile(rf"\b([\w-]+(?:\.[\w-]+)+/[\w.-]+/{name})(?![\w-]|\.(?!git\b))")
        texts = ("\n".join(self._lines_or_none(path)).lower() for path in _MANIFESTS)
        return frozenset(one.removeprefix("www.") for text in texts for one in home.findall(text))

    def _is_ours(self, repository: str) -> bool:
        name = repository.removesuffix(".git")
        if self._remotes or self._homes:
            return name in (self._remotes or self._homes)
        return name.rpartition("/")[2] == self.tree.root.name.lower()

    # Content

    def _lines_or_none(self, path: str) -> tuple[str, ...]:
        try:
            return self.lines(RepoPath(path)) if path in self.catalog.files else ()
        except (FileUnreadable, PathRefused):
            return ()

    @cached_property
    def members_written(self) -> frozenset[str]:
        """Every name that any code writes as a member of something; read when first needed."""
        found: set[bytes] = set()
        for path in self.book.blobs:
            try:
                found.update(_MEMBER.findall(self.tree.read(path)))
            except (FileUnreadable, PathRefused):
                continue
        return frozenset(name.decode("utf-8", "replace") for name in found)

    # Other states

    def at(self, revision: str) -> Commit | None:
        """The repository as it was at a revision; None where that is not known here, or where the
        texts name more revisions than are looked at."""
        if revision not in self._commits:
            if len(self._commits) >= MAX_REVISIONS:
                return None
            self._commits[revision] = self._opened(revision)
        return self._commits[revision]

    @cached_property
    def renames(self) -> Renames:
        return Renames(self.tree.git, self.tree.snapshot.commit)

    def has_looked_at(self, revision: str) -> bool:
        return revision in self._commits

    def _opened(self, revision: str) -> Commit | None:
        git = self.tree.git
        if git is None:
            return None
        for name in (revision, f"origin/{revision}"):
            try:
                return Commit(self.tree, git.resolve(name))
            except (RevisionNotFound, GitFailed):
                continue
        return None

    # Reading asks

    def learn_names(self, text: str) -> None:
        """Look up at once what a text writes in backticks; any other name is looked up alone."""
        spoken = _IN_BACKTICKS.findall(text)
        self.book.learn({name for part in spoken for name in _IDENTIFIER.findall(part)})

    def has_file(self, path: str) -> bool:
        """Whether a file, or a folder, has this path or ends with it."""
        known = self._known.get(path)
        if known is None:
            known = self._known[path] = self._has_file(path)
        return known

    def _has_file(self, path: str) -> bool:
        plain = path.removeprefix("./").rstrip("/")
        if not plain or plain.startswith("/"):
            return False
        if path.endswith("/"):
            return plain in self.catalog.folders or bool(self.catalog.folders_ending(plain))
        if self.catalog.has(plain):
            return "/" in plain or plain not in self.catalog.folders
        return bool(self.catalog.ending(plain))

    def has_text(self, path: str, text: str) -> bool:
        """Whether a file that a path may mean holds the text, or most lines of it."""
        for one in self.paths_like(path)[:MAX_NAMESAKES]:
            try:
                file = self.indexed(one)
            except (FileUnreadable, PathRefused):
                return True  # nobody can say that it does not
            if is_mostly(text, file) or places_of(text, file, Budget()):
                return True
        return False

    def module_file(self, name: str) -> str:
        """The file of a Python module of this repository by its dotted name; '' if it is none."""
        path = name.replace(".", "/")
        for root in _MODULE_ROOTS:
            for end in (".py", "/__init__.py"):
                if f"{root}{path}{end}" in self.catalog.files:
                    return f"{root}{path}{end}"
        return ""

    def kinds_of(self, name: str) -> frozenset[str]:
        last = name.replace("::", ".").replace("#", ".").rpartition(".")[2]
        return frozenset(fact.kind for fact in self.book.definitions(last))

    def is_called(self, word: str) -> bool:
        return word.lower() in self.own_names or word.lower() in self._titles

    @cached_property
    def _titles(self) -> frozenset[str]:
        """What its manifests call what is made of it."""
        found = (_TITLE.search("\n".join(self._lines_or_none(path))) for path in _MANIFESTS)
        return frozenset((one[1] or one[2]).lower() for one in found if one is not None)

    def is_nowhere(self, callee: Mention) -> bool:
        """Whether no code has a name with its module that nothing here is called either."""
        is_own = self.has_name(name_parts(callee.text)[-1])
        return not is_own and is_nowhere(callee.text, callee.owner or "", self.tree)

    def is_beyond(self, subject: Mention, thing: Mention, *, is_far: bool) -> bool:
        """Whether no code near a function, or that it could come to, spells a thing."""
        return is_beyond(
            subject.text, subject.owner or "", thing.text, self.tree, self.book, is_far=is_far
        )

    def has_name(self, name: str) -> bool:
        last = name.replace("::", ".").rpartition(".")[2]
        known = self._names.get(last)
        if known is None:
            known = self._names[last] = bool(self.book.definitions(last))
        return known

    def only_place(self, mention: Mention) -> Place | None:
        """The lines of what a name means, where there is one definition of it."""
        target = Target(text=mention.text, kind=TargetKind.SYMBOL, owner=mention.owner or None)
        named = Definitions(self.book, self.binder).of(target, inherited=True, copies=True).fitting
        solid = without_makers(distinct(without_declarations(named)))
        if len(solid) != 1:
            return None
        return Place(solid[0].path, LineRange(solid[0].line, solid[0].last_line), solid[0].name)


class Commit(Reader):
    """The files of one commit."""

    max_kept_bytes = MAX_KEPT_BYTES // 8
    """Many may be open at once."""

    def __init__(self, tree: SourceTree, commit: str) -> None:
        super().__init__(self._read_blob, lambda path: Digest(self._blobs[path]))
        assert tree.git is not None  # noqa: S101 - a commit was resolved
        self._git = tree.git
        self.commit = commit
        self._root = tree.root

    @cached_property
    def _rows_of_tree(self) -> Sequence[TreeRow]:
        return tuple(self._git.list_tree(self.commit))

    @cached_property
    def _blobs(self) -> Mapping[RepoPath, str]:
        rows = self._rows_of_tree
        return {RepoPath(row.path): row.sha for row in rows if row.mode in ("100644", "100755")}

    @cached_property
    def catalog(self) -> Catalog:
        rows = self._rows_of_tree
        kinds = {"120000": "symlink", "160000": "submodule"}
        return Catalog(self._blobs.keys(), {r.path: kinds[r.mode] for r in rows if r.mode in kinds})

    def located(self, place: CitedPlace) -> Located:
        return locate(place, self.catalog, os.fspath(self._root), frozenset())

    def _read_blob(self, path: RepoPath) -> bytes:
        raw = self._git.read_blob(self._blobs[path])
        if len(raw) > MAX_TEXT_BYTES or kind_of(raw):
            raise FileUnreadable(f"{path!r} is no text that is read")
        return raw
