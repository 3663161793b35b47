"""What a snapshot knows by name, for the reader: symbols, paths, revisions, authors, dependencies.

Each is looked up when a word asks for it and kept for the question; nothing here grades anything.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property

from probant.errors import ProbantError
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.reading.things import Prominence, Sort, bare_name
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS
from probant.workspace.gitdir import all_refs
from probant.workspace.snapshot import SourceTree

_ASIDE = re.compile(
    r"(?:^|/)(?:tests?|testing|testdata|__tests__|spec|specs|docs?|examples?|samples?|demos?|fixtures?"
    r"|vendor|vendored|third_party|node_modules|benchmarks?|dist|build)/|(?:^|/)(?:test_[^/]*|conftest)\.py$"
    r"|[._-]test\.[^/]*$|\.(?:spec|min)\.[^/]*$",
    re.IGNORECASE,
)
"""Where a definition of a plain word is a coincidence rather than what is meant."""


class SnapshotNames:
    """`reading.things.Names` on one opened snapshot."""

    def __init__(self, tree: SourceTree, book: FactBook) -> None:
        self._tree = tree
        self._book = book
        self._symbols: dict[str, Prominence] = {}
        self._members: dict[tuple[str, str], bool] = {}

    def symbol(self, name: str) -> Prominence:
        if name not in self._symbols:
            self._symbols[name] = self._prominence(name)
        return self._symbols[name]

    def _prominence(self, name: str) -> Prominence:
        owner, _, last = bare_name(name).rpartition(".")
        facts = self._book.definitions(last)
        if owner:
            facts = [fact for fact in facts if _is_held(fact, owner)] or facts
        if not facts:
            return Prominence.NONE
        own = [fact for fact in facts if not _ASIDE.search(fact.path) and fact.kind != "variable"]
        return (
            Prominence.UNIQUE
            if len({fact.qualified_name for fact in own}) == 1
            else Prominence.COMMON
        )

    def member(self, owner: str, name: str) -> bool:
        if (owner, name) not in self._members:
            self._members[owner, name] = self._is_member(owner, name)
        return self._members[owner, name]

    def _is_member(self, owner: str, name: str) -> bool:
        if owner.endswith(_CONFIGURING):
            return name in self._keys(owner)
        held, last = bare_name(owner), bare_name(name).rpartition(".")[2]
        if any(_is_held(fact, held) for fact in self._book.definitions(last)):
            return True
        owners = self._book.definitions(held.rpartition(".")[2])
        return any(
            parameter.name == last for fact in owners for parameter in fact.details.parameters
        ) or any(self._binds(fact, last) for fact in owners[:N_NAMESAKES])

    def _binds(self, fact: DefFact, name: str) -> bool:
        """Whether something in a function's lines is set by this name."""
        if fact.kind not in FUNCTION_KINDS:
            return False
        lines = self._bytes(fact.path).split(b"\n")[fact.first_line - 1 : fact.last_line]
        set_there = re.compile(rf"\b{re.escape(name)}\b[ \t]*(?::[^=\n]*)?=(?!=)".encode())
        return any(set_there.search(line) for line in lines)

    def key(self, text: str) -> Prominence:
        n_lines = self._n_keys[text]
        return (Prominence.NONE, Prominence.UNIQUE, Prominence.COMMON)[min(n_lines, 2)]

    @cached_property
    def _n_keys(self) -> Counter[str]:
        """How many lines of the configuration files set something called so."""
        files = [path for path in self._tree.files if path.endswith(_CONFIGURING)]
        return Counter(word for path in files[:N_CONFIGURATIONS] for word in self._keys_in(path))

    def _keys(self, said: str) -> frozenset[str]:
        """The words that stand as keys in the configuration files called so."""
        files = [path for path in self._tree.files if f"/{path}".endswith(f"/{said}")]
        return frozenset(word for path in files for word in self._keys_in(path))

    def _keys_in(self, path: RepoPath) -> list[str]:
        text = self._bytes(path)[:MAX_CONFIGURATION].decode(errors="replace")
        return [word for line in _KEYS.findall(text) for word in _WORDS.findall(line)]

    def _bytes(self, path: RepoPath) -> bytes:
        try:
            return self._tree.read(path)
        except ProbantError:
            return b""  # a reader without this file still reads

    def path(self, text: str) -> bool:
        said = text.removeprefix("./").strip("/")
        return bool(said) and (said in self._parts or said in self._tree.files or any(
            f"/{path}".endswith(f"/{said}") or f"/{path}".find(f"/{said}/") >= 0
            for path in (self._tree.files if "/" in said else ())
        ))  # fmt: skip

    @cached_property
    def _parts(self) -> frozenset[str]:
        """Every folder's and file's own name, and the stems of files."""
        found: set[str] = set()
        for path in self._tree.files:
            *folders, name = path.split("/")
            found.update(folders)
            found.update((name, name.rpartition(".")[0] or name))
        return frozenset(found)

    def revision(self, text: str) -> Sort | None:
        if text in self._refs:
            return Sort.TAG
        return None

    @cached_property
    def _refs(self) -> frozenset[str]:
        """Names of tags and of local branches."""
        if self._tree.git is None:
            return frozenset()
        try:
            refs = all_refs(self._tree.git.where)
            sorts = ("refs/tags/", "refs/heads/")
            return frozenset(one.split("/", 2)[2] for one in refs if one.startswith(sorts))
        except ProbantError:
            return frozenset()  # a reader without history still reads

    def author(self, text: str) -> bool:
        return text.lower() in self._authors

    @cached_property
    def _authors(self) -> frozenset[str]:
        if self._tree.git is None:
            return frozenset()
        try:
            raw = self._tree.git.plumb("log", "--format=%an%n%ae", "HEAD").stdout.decode(
                errors="replace"
            )
        except ProbantError:
            return frozenset()
        whole = {line.strip().lower() for line in raw.splitlines()}
        return frozenset(whole | {word for line in whole for word in line.split() if len(word) > 2})

    def project(self, text: str) -> bool:
        """Whether the repository itself is called so, and nothing in it is written just so."""
        own = self._tree.root.name
        is_other = text != own and self.symbol(text) is not Prominence.NONE
        return text.lower() == own.lower() and not is_other

    def package(self, text: str) -> bool:
        return text.lower().replace("_", "-") in self._packages

    @cached_property
    def _packages(self) -> frozenset[str]:
        """Words of the manifests at the root: enough to tell a dependency from plain English."""
        found: set[str] = set()
        for path in self._tree.files:
            if "/" not in path and path in _MANIFESTS:
                text = self._bytes(path).decode(errors="replace")
                words = {word.lower().replace("_", "-") for word in _DECLARED.findall(text)}
                found |= words | {word.rpartition("/")[2] for word in words}
        return frozenset(found)


N_NAMESAKES = 3
"""How many functions of one name are read for what they set."""
N_CONFIGURATIONS = 50
MAX_CONFIGURATION = 200_000
"""How many configuration files are looked through for a key, and how much of each."""
_CONFIGURING = (".toml", ".json", ".yml", ".yaml", ".ini", ".cfg")
_KEYS = re.compile(r"^[ \t-]*(\[[^\]\n]+\]|[\"']?[\w.-]+[\"']?)[ \t]*(?:[:=]|$)", re.MULTILINE)
"""What stands before a colon or an equals sign, or in the brackets of a section."""
_WORDS = re.compile(r"[\w-]+")

_MANIFESTS = frozenset(
    "pyproject.toml setup.py setup.cfg requirements.txt package.json Cargo.toml go.mod pom.xml"
    " build.gradle build.gradle.kts CMakeLists.txt".split()
)


_DECLARED = re.compile(
    r"[\"'<>\s]((?:@[\w.-]+/)?[A-Za-z][\w./-]*)[\"']?\s*(?:\[[^\]]*\]\s*)?(?:[<>=~!^]=|[<>]|:\s*[\"'{]|=\s*[\"'{\[]|[\"'],?\s*$|\s+v\d)",
    re.MULTILINE,
)
"""A word before a version bound, or a quoted one at the end of a line."""


def _is_held(fact: DefFact, owner: str) -> bool:
    outer = fact.qualified_name.rpartition(".")[0]
    return outer == owner or outer.endswith(f".{owner}")
