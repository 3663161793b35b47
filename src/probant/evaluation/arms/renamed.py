"""A copy of a tree in which its own names are other ones: in code, strings, comments, documents.

    1. names     those that mean the tree's own definitions wherever they stand (Python, TypeScript,
                 JavaScript), and that no other language or configuration of the tree mentions
    2. new ones  plain words in the same spelling, absent before
    3. copy      each old name replaced as a whole word in every text
    4. proof     every file parses, its tree is the same up to the map; names in doubt are left out
Next: copied_facts.py says what is asked about it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from probant.errors import ExecutionError
from probant.evaluation.arms.new_names import NewNames
from probant.evaluation.arms.rename_python import SUFFIXES as PYTHON
from probant.evaluation.arms.rename_python import PythonNames, differences
from probant.evaluation.arms.typescript_text import Compiler, is_script
from probant.evaluation.oracles.raw_bytes import RawBytes, words_in
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.sources.code.oracles import LANGUAGE_OF

MIN_CHARS = 5
MAX_ROUNDS = 6
RENAMED_LANGUAGES = ("python", "typescript", "javascript")
CONFIGURATION = frozenset(
    {".toml", ".cfg", ".ini", ".json", ".yml", ".yaml", ".lock", ".ipynb", ".in", ".mk", ".cmake"}
    | {".sh", ".bat", ".ps1", ".xml", ".gradle", ".properties", ""}
)
"""What a name means there, some tool decides; whoever is named there keeps the name."""

_WORD = re.compile(r"[\w$]+")


@dataclass(frozen=True, slots=True)
class Renaming:
    """Old name to new one; a bijection, and no new one stood anywhere before."""

    names: Mapping[str, str]

    def text(self, text: str) -> str:
        return _WORD.sub(lambda found: self.names.get(found.group(), found.group()), text)

    def content(self, content: bytes) -> bytes:
        """Bytes that are no text stay as they are: no name of the map stands in them."""
        try:
            return self.text(content.decode("utf-8")).encode("utf-8")
        except UnicodeDecodeError:
            return content

    def without(self, names: Iterable[str]) -> Renaming:
        left_out = set(names)
        return Renaming({old: new for old, new in self.names.items() if old not in left_out})


@dataclass(frozen=True, slots=True)
class RenamedTree:
    """The files of the copy, and what could not be done."""

    renaming: Renaming
    files: Mapping[str, bytes]
    dropped: tuple[Dropped, ...]


def renamed_tree(tree: Tree, seed: int, compiler: Compiler) -> RenamedTree:
    """The copy, proved; a language whose parser is missing here keeps its names."""
    dropped: list[Dropped] = []
    own = _own_names(tree, compiler, dropped)
    new_names = NewNames(RawBytes.of(tree), random.Random(f"{seed}:renamed"))
    drawn = {name: new_names.draw(name, kind) for name, kind in sorted(own.items())}
    renaming = Renaming({old: new for old, new in drawn.items() if new is not None})
    for _ in range(MAX_ROUNDS):
        files = {path: renaming.content(content) for path, content in tree.files.items()}
        doubtful = _doubtful(tree, files, renaming, compiler)
        if not doubtful:
            return RenamedTree(renaming, files, tuple(dropped))
        dropped += [
            Dropped("name", name, "not the same tree once it is renamed")
            for name in sorted(doubtful)
        ]
        renaming = renaming.without(doubtful)
    raise ExecutionError("no renaming of this tree can be proved", remedy="leave out that arm")


def _own_names(tree: Tree, compiler: Compiler, dropped: list[Dropped]) -> dict[str, str]:
    """Name → kind of those that one language of the tree owns and no other text claims."""
    python = PythonNames(tree.files)
    scripts, read = _script_names(tree, compiler, dropped)
    # A name that two languages share may be the bridge between them.
    in_python = _words_of_files(tree, lambda path: path.endswith(PYTHON))
    in_scripts = _words_of_files(tree, is_script)
    found = {name: kind for name, kind in python.own().items() if name not in in_scripts}
    found |= {name: kind for name, kind in scripts.items() if name not in in_python}
    refused = _said_elsewhere(tree, python.read | read)
    prose = _Prose(tree, found)
    return {
        name: kind
        for name, kind in found.items()
        if name not in refused and _is_telling(name) and not prose.is_common_word(name)
    }


def _script_names(
    tree: Tree, compiler: Compiler, dropped: list[Dropped]
) -> tuple[dict[str, str], set[str]]:
    if not any(is_script(path) for path in tree.files):
        return {}, set()
    try:
        said = compiler.ask(tree.root, tree.files, "names")
    except ExecutionError as reason:
        dropped.append(Dropped("language", "typescript", str(reason)))
        return {}, set()
    strange = set(said["refused"])
    own = {name: kind for name, kind in said["own"].items() if name not in strange}
    return own, set(said["files"])


def _words_of_files(tree: Tree, is_meant: Callable[[str], bool]) -> set[str]:
    found: set[str] = set()
    for path, content in tree.files.items():
        if is_meant(path):
            found |= _words_of(content)
    return found


def _is_telling(name: str) -> bool:
    return len(name.strip("_$")) >= MIN_CHARS and name.isascii()


class _Prose:
    """Whether a name of one word is also a word of prose: then renaming would rewrite sentences."""

    def __init__(self, tree: Tree, names: Iterable[str]) -> None:
        single = {name for name in names if len(words_in(name)) < 2}
        self._in_prose: set[str] = set()
        for path, content in tree.files.items():
            if PurePosixPath(path).suffix.lower() not in LANGUAGE_OF:
                self._in_prose |= single & _words_of(content)
        self._single = single

    def is_common_word(self, name: str) -> bool:
        return name in self._in_prose or (name in self._single and name.islower())


def _said_elsewhere(tree: Tree, read: set[str]) -> set[str]:
    """Words of paths, of configuration, of code that nobody here can rename, of no text at all."""
    found: set[str] = set()
    for path, content in tree.files.items():
        found.update(_WORD.findall(path))
        suffix = PurePosixPath(path).suffix.lower()
        is_unread = suffix in LANGUAGE_OF and path not in read
        if is_unread or suffix in CONFIGURATION or not _is_text(content):
            found |= _words_of(content)
    return found


def _words_of(content: bytes) -> set[str]:
    return set(_WORD.findall(content.decode("utf-8", "replace")))


def _is_text(content: bytes) -> bool:
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _doubtful(
    tree: Tree, files: Mapping[str, bytes], renaming: Renaming, compiler: Compiler
) -> set[str]:
    """Names whose replacement changed more than names."""
    found: set[str] = set()
    for path, content in tree.files.items():
        if path.endswith(PYTHON) and files[path] != content:
            texts = differences(content, files[path], renaming.text)
            found |= _named(texts, content, renaming)
    changed = {path for path in files if is_script(path) and files[path] != tree.files[path]}
    if changed:
        found |= _doubtful_scripts(tree, files, changed, renaming, compiler)
    return found


def _doubtful_scripts(
    tree: Tree,
    files: Mapping[str, bytes],
    changed: set[str],
    renaming: Renaming,
    compiler: Compiler,
) -> set[str]:
    before = compiler.ask(tree.root, tree.files, "tokens")["files"]
    with TemporaryDirectory(prefix="probant-renamed-") as folder:
        root = Path(folder) / tree.root.name
        write_files(files, root)
        after = compiler.ask(root, files, "tokens")["files"]
    found: set[str] = set()
    for path in sorted(changed & set(before)):
        then, now = before[path], after.get(path, [])
        texts: list[str] | None = None
        if [(kind, isinstance(value, str)) for kind, value in then] == [
            (kind, isinstance(value, str)) for kind, value in now
        ]:
            pairs = zip((value for _, value in then), (value for _, value in now), strict=True)
            texts = [str(old) for old, new in pairs if _renamed(old, renaming.text) != new]
        found |= _named(texts, tree.files[path], renaming)
    return found


def _renamed(value: object, text: Callable[[str], str]) -> object:
    return text(value) if isinstance(value, str) else value


def _named(texts: list[str] | None, content: bytes, renaming: Renaming) -> set[str]:
    """The names of the map that stand in `texts`; all of the file where nothing is the same."""
    if texts is None:
        return _words_of(content) & set(renaming.names)
    found = {word for text in texts for word in _WORD.findall(text)} & set(renaming.names)
    return found or (_words_of(content) & set(renaming.names) if texts else set())


def write_files(files: Mapping[str, bytes], root: Path) -> None:
    for path, content in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


__all__ = [
    "RENAMED_LANGUAGES",
    "RenamedTree",
    "Renaming",
    "renamed_tree",
    "write_files",
]
