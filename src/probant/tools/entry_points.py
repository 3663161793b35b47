"""Where a program starts: what manifests declare, and what the languages themselves begin with.

Declared commands first, then main functions and main blocks. Those of tests and examples are left
out, and the note says which; copies of other people's code are nobody's here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.errors import FileUnreadable
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.projects.declared_entries import Declared, declared_entries
from probant.tools.projects.folders import AUXILIARY, BUILT, VENDORED, parts
from probant.tools.projects.parsing import line_with, read_toml
from probant.tools.registry import Toolbox
from probant.tools.settings_files.tree import NotUnderstood
from probant.tools.telling import listed
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import STARTED_ELSEWHERE, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation

_HELPERS = AUXILIARY - {
    "tools",
    "tool",
    "scripts",
    "script",
    "dev",
    "etc",
    "support",
    "util",
    "utils",
}
_BESIDE = _HELPERS | VENDORED | BUILT
N_LEFT_OUT = 20
"""How many of those that do not count are named."""

_MAIN_BLOCK = re.compile(rb"^if\s+(?:\(\s*)?(?:__name__\s*==\s*[\"']__main__[\"']|[\"']__main__[\"']\s*==\s*__name__)", re.MULTILINE)  # fmt: skip  # noqa: E501
_MAIN = re.compile(rb"(?<![\w.])main\s*\(")
_BUILD_SCRIPTS = frozenset({"setup.py", "conftest.py", "noxfile.py", "build.rs"})


class EntryPoints:
    """Looks for the places where programs of one snapshot start."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._search = box.search
        self._make = EntryMaker(box.tree, "entry_points", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        declared, unclear = declared_entries(self._tree)
        is_of_commands = step.facet is Facet.COMMANDS
        seen = [_declared(one) for one in declared if one.is_command or not is_of_commands]
        reasons: tuple[ReasonCode, ...] = ()
        notes = [one.why for one in unclear]
        if is_of_commands:
            named, nameless = self._built(declared)
            seen += named
            if nameless:
                reasons += (ReasonCode.NOT_TOLD,)
                notes.append(f"what the program of {nameless[0]} is called is not told")
        else:
            seen += [_started(*one) for one in sorted(self._started())]
            aside = [f"{path}:{line}" for path, line, *_ in sorted(self._started(aside=True))]
            if aside:
                notes.append(
                    f"programs also start at {listed(aside, N_LEFT_OUT)}{STARTED_ELSEWHERE}"
                )
        if unclear:
            reasons += (ReasonCode.DYNAMIC_DISPATCH,)
        spots = self._blind_spots()
        if spots:
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
            notes.append(str(spots[0]))
        note = "; ".join(notes) or None
        if seen:
            return (
                self._make.observed(
                    step, Quality.STRONG, tuple(seen), complete=not reasons, reasons=reasons,
                    note=note,
                ),
            )  # fmt: skip
        return (
            self._make.absent(
                step, complete=not reasons, reasons=reasons,
                note=note or "no manifest declares one and no file has a main function",
            ),
        )  # fmt: skip

    def _built(self, declared: list[Declared]) -> tuple[list[Observation], list[RepoPath]]:
        """Programs by the names they are built under, and files whose program has none known."""
        named: list[Observation] = []
        nameless: list[RepoPath] = []
        for path, *_ in sorted(self._started()):
            if family_of(path) == "python" or any(_starts(one, path) for one in declared):
                continue
            crate = self._crate(path) if family_of(path) == "rust" else None
            if crate is None:
                nameless.append(path)
            else:
                named.append(_declared(crate))
        return named, nameless

    def _crate(self, path: RepoPath) -> Declared | None:
        """What Cargo calls the program of a main file: by its own name, or by the package's."""
        root, _, rest = path.rpartition("src/")
        steps = rest.removesuffix(".rs").removesuffix("/main").split("/")
        if steps[0] == "bin" and len(steps) == 2:
            return Declared(name=steps[1], at=Place(path, LineRange(1, 1)), target=path)
        try:
            text = self._tree.read(RepoPath(f"{root}Cargo.toml")).decode("utf-8", "replace")
            name = read_toml(text).get("package", {}).get("name")
        except (FileUnreadable, NotUnderstood, AttributeError):
            return None
        line = line_with(text, str(name), after=line_with(text, "package") or 1)
        if steps != ["main"] or not isinstance(name, str) or line is None:
            return None
        at = Place(RepoPath(f"{root}Cargo.toml"), LineRange(line, line), name)
        return Declared(name=name, at=at, target=path)

    def _blind_spots(self) -> list[str]:
        """Files not fully understood in which a main function may stand."""
        spots = [f"{s.path} ({s.reason})" for s in self._tree.skipped if _is_source(s.path)]
        for path, status in self._book.partly_parsed():
            if _counts(path) and not self._is_known(path):
                spots.append(f"{path} ({status})")
        return spots

    def _is_known(self, path: RepoPath) -> bool:
        try:
            words = _MAIN.findall(self._tree.read(path))
        except FileUnreadable:
            return False
        found = [fact for fact in self._book.definitions_in(path) if fact.name == "main"]
        return len(words) <= len(found)

    def _started(self, *, aside: bool = False) -> Iterator[tuple[RepoPath, int, str, str]]:
        """Path, line, the word that stands there, and what it is called; or what is left out."""
        counts = _is_aside if aside else _counts
        for fact in self._book.definitions("main"):
            if counts(fact.path) and self._is_main(fact):
                yield fact.path, fact.line, "main", fact.qualified_name
        for path in self._book.blobs:
            if family_of(path) == "python" and counts(path):
                yield from self._python(path)

    def _is_main(self, fact: DefFact) -> bool:
        """Whether the language starts a program here."""
        match family_of(fact.path):
            case "go":
                return fact.kind == "function" and self._book.package(fact.path) == "main"
            case "rust":
                return not fact.parent and _is_crate_root(fact.path)
            case "java":
                return fact.kind == "method" and fact.has(Trait.STATIC) and _takes_words(fact)
            case "cpp":
                is_function = fact.kind == "function" and fact.qualified_name == "main"
                return is_function and not fact.has(Trait.DECLARATION)
        return False

    def _python(self, path: RepoPath) -> Iterator[tuple[RepoPath, int, str, str]]:
        name = path.rpartition("/")[2]
        if name == "__main__.py":
            folder = path.rpartition("/")[0]
            yield path, 1, "", folder.replace("/", ".").removeprefix("src.") or "__main__"
            return
        if name in _BUILD_SCRIPTS:
            return
        try:
            source = self._tree.read(path)
        except FileUnreadable:
            return
        if b"__main__" not in source:
            return
        found = _MAIN_BLOCK.search(source)
        if found is not None:
            yield path, source.count(b"\n", 0, found.start()) + 1, "__main__", path


def _starts(one: Declared, path: RepoPath) -> bool:
    """Whether a declared command is the program of this file."""
    root = one.at.path.rpartition("/")[0]
    whole = f"{root}/{one.target}".lstrip("/") if one.target else ""
    return whole == path or (one.at.path.endswith("Cargo.toml") and f"/bin/{one.name}" in path)


def _is_source(path: RepoPath) -> bool:
    return family_of(path) is not None and _counts(path)


def _counts(path: RepoPath) -> bool:
    name = path.rpartition("/")[2]
    stem = name.rpartition(".")[0]
    is_test = stem == "test" or stem.startswith("test_") or stem.endswith(("_test", "_tests"))
    is_hidden = any(part.startswith(".") for part in parts(path))  # `.github/` serves the forge
    return _BESIDE.isdisjoint(parts(path)) and not is_test and not is_hidden


def _is_aside(path: RepoPath) -> bool:
    return not _counts(path) and (VENDORED | BUILT).isdisjoint(parts(path))


def _is_crate_root(path: RepoPath) -> bool:
    steps = path.split("/")
    return steps[-1] == "main.rs" or steps[-3:-1] == ["src", "bin"] or steps[-2:-1] == ["bin"]


def _takes_words(fact: DefFact) -> bool:
    parameters = fact.details.parameters
    return len(parameters) == 1 and "String" in (parameters[0].annotation or "")


def _declared(one: Declared) -> Observation:
    at = one.at
    value = NameValue(one.name, at.path, at.lines.first)
    statement = f"{at.path}:{at.lines.first} declares {one.name}"
    if one.target:
        statement += f", which starts {one.target}"
    return Observation(value, (at,), statement)


def _started(path: RepoPath, line: int, word: str, name: str) -> Observation:
    place = Place(path, LineRange(line, line), word)
    return Observation(NameValue(name, path, line), (place,), f"{path}:{line} starts {name}")
