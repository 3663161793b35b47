"""Names a file imports and never uses.

Only what certainly stands nowhere else in the file counts. What may be meant for others, for its
side effects, or used in a way the text does not show is a lead, and the list is then not whole.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined
from probant.facts.file_names import file_seen, files_named, module_files
from probant.facts.languages import is_unparsed_code, language_of
from probant.facts.rows import ImportFact
from probant.tools.base import EntryMaker
from probant.tools.module_graph import import_place
from probant.tools.occurrences import Mentions, mentions_of, stands_in
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import NameValue, Observation

INCLUDING = frozenset({"c", "cpp"})
"""Languages whose imports bind no names: whether one is used is not to be read from the text."""

_PRAGMAS = frozenset({"React", "h", "jsx", "jsxs", "Fragment"})
_DYNAMIC = frozenset({"eval", "exec", "globals", "locals", "vars"})
_TRIED = ("try", "except", "else", "finally")
_MARKS = (
    "noqa",
    "pylint",
    "type: ignore",
    "eslint",
    "isort",
    "pyright",
    "allow(unused",
    "ts-ignore",
)


_TYPE_COMMENTS = {
    "python": ("type:",),
    "javascript": ("@",),
    "typescript": ("@",),
    "java": ("@",),
    "rust": ("[",),
}
"""What a comment holds in which a name counts for some tool or other."""


class UnusedImports:
    """Looks at one file's imports."""

    def __init__(self, box: Toolbox, make: EntryMaker) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._make = make

    def observe(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = files_named(self._tree, target.text).exact or module_files(self._tree, target.text)
        paths = [path for path in named if self._book.blob(path) is not None]
        if len(paths) > 1:
            return self._several(step, paths)
        if not paths:
            return self._no_source(step, target, named)
        return self._of(step, paths[0])

    def _of(self, step: Step, path: RepoPath) -> EvidenceEntry:
        language = language_of(path) or ""
        if language in INCLUDING:
            return self._make.absent(
                step,
                complete=False,
                reasons=(ReasonCode.UNRESOLVED_REFERENCES,),
                note=f"what {path} uses of its includes cannot be told from their names",
            )
        try:
            source = self._tree.read(path)
        except FileUnreadable as error:
            return self._make.failed(step, str(error))
        mentions = mentions_of(path, source)
        if mentions is None:
            note = f"{path} is too long or too deep to be parsed"
            return self._make.could_not_look(step, ReasonCode.LANGUAGE_NOT_PARSED, note)
        look = _Look(self, path, language, source, mentions)
        rows = [row for row in self._book.imports_of(path) if row.is_listed]
        if step.member:
            return self._one(step, look, [row for row in rows if step.member in _said(row)])
        certain: dict[str, Observation] = {}
        doubtful: dict[str, tuple[Observation, str]] = {}
        for row in rows:
            why = look.why_doubtful(row)
            if why is None:
                certain.setdefault(row.bound, _unused(row))
            elif why:
                doubtful.setdefault(_said(row)[-1], (_unused(row), why))
        return self._entry(step, path, certain, doubtful)

    def _one(self, step: Step, look: _Look, rows: list[ImportFact]) -> EvidenceEntry:
        """Whether the import of one name is unused."""
        if not rows:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,),
                note=f"{look.path} does not import {step.member}",
            )  # fmt: skip
        whys = [look.why_doubtful(row) for row in rows]
        if None in whys:
            return self._make.observed(step, Quality.STRONG, (_unused(rows[whys.index(None)]),))
        if all(why == "" for why in whys):
            return self._make.absent(step, complete=True, note=f"{step.member} is used")
        return self._make.absent(
            step, complete=False, candidates=tuple(map(_unused, rows)),
            reasons=(ReasonCode.UNRESOLVED_REFERENCES,), note=next(why for why in whys if why),
        )  # fmt: skip

    def _entry(
        self,
        step: Step,
        path: RepoPath,
        certain: dict[str, Observation],
        doubtful: dict[str, tuple[Observation, str]],
    ) -> EvidenceEntry:
        spots = blind_spots(self._tree, self._book, [path])
        leads = tuple(one for name, (one, _) in doubtful.items() if name not in certain)
        reasons: tuple[ReasonCode, ...] = (ReasonCode.UNRESOLVED_REFERENCES,) if leads else ()
        if spots:
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
            leads, certain = (*certain.values(), *leads), {}
        note = "; ".join(f"{name}: {why}" for name, (_, why) in list(doubtful.items())[:3])
        if certain:
            return self._make.observed(
                step, Quality.STRONG, tuple(certain.values()), candidates=leads,
                complete=not reasons, reasons=reasons, note=note or None,
            )  # fmt: skip
        if leads:
            return self._make.observed(
                step, Quality.WEAK, candidates=leads, n_matches=len(leads), n_exact=0,
                complete=False, reasons=reasons, note=note or None,
            )  # fmt: skip
        return self._make.absent(
            step, complete=not reasons, reasons=reasons,
            note="; ".join(map(str, spots)) or "every imported name is used",
        )  # fmt: skip

    def _several(self, step: Step, paths: list[RepoPath]) -> EvidenceEntry:
        return self._make.observed(
            step, Quality.WEAK, candidates=tuple(map(file_seen, paths)), n_matches=len(paths),
            complete=False, reasons=(ReasonCode.AMBIGUOUS_NAME,),
            note=f"{len(paths)} files are called {step.targets[0].text}",
        )  # fmt: skip

    def _no_source(self, step: Step, target: Target, named: tuple[RepoPath, ...]) -> EvidenceEntry:
        if any(is_unparsed_code(path) for path in named):
            note = f"the imports of {named[0]} are not read: no parser for its language"
            return self._make.could_not_look(step, ReasonCode.LANGUAGE_NOT_PARSED, note)
        return self._make.absent(
            step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,),
            note=f"{target.text} is no source file whose imports are known",
        )  # fmt: skip

    # What other files say

    def is_passed_on(self, row: ImportFact) -> bool:
        """Whether another file takes the name from this one."""
        return any(
            other.path != row.path and self._binder.resolve(other) == row.path
            for other in self._book.imports_named(row.bound)
        )

    def is_trait(self, row: ImportFact) -> bool:
        """Whether the name may work without being named: a trait brings its methods along."""
        bound = self._binder.imported(row)
        if isinstance(bound, Defined):
            return bound.fact.kind in ("trait", "macro")
        return not row.bound[:1].islower()

    def brought(self, row: ImportFact) -> list[str]:
        """Names that an import of everything brings in; none where they are not known."""
        return [
            name for path in sorted(self._binder.files(row)) for name in self._binder.exported(path)
        ]

    def exported(self, path: RepoPath) -> set[str]:
        return {local or name for name, _, local in self._book.exports(path)} | {
            name for name, _, _ in self._book.exports(path)
        }


class _Look:
    """One file, looked at for one import after the other."""

    def __init__(
        self, around: UnusedImports, path: RepoPath, language: str, source: bytes, seen: Mentions
    ) -> None:
        self.path = path
        self._around = around
        self._language = language
        self._lines = source.decode("utf-8", "replace").split("\n")
        self._seen = seen
        self._exported = around.exported(path)

    def why_doubtful(self, row: ImportFact) -> str | None:
        """'' if it is used, None if it certainly is not, else why nobody can tell."""
        if row.form == "reexport" or row.bound in ("", "_", "__future__"):
            return ""
        if row.module == "__future__":
            return ""
        if row.name == "*" or row.bound in ("*", "."):
            return self._everything(row)
        if row.bound in self._exported:
            return ""
        lines = range(row.line, row.last_line + 1)
        loads = [
            one for one in self._seen.loads(row.bound) if not self._is_own(one.line, lines, row)
        ]
        if any(not self._seen.is_hidden(one, apart_from=lines) for one in loads):
            return ""
        if self._is_written_type(row.bound):
            return ""
        if loads:
            return "it stands only where another binding of that name is nearer"
        return self._why_unseen(row, lines)

    def _is_own(self, line: int, lines: range, row: ImportFact) -> bool:
        """A mention in the statement itself, as `const x = require(…)` has it."""
        return line in lines and row.name == "" and self._language in ("javascript", "typescript")

    def _why_unseen(self, row: ImportFact, lines: range) -> str | None:
        """Nothing in the file loads it: reasons for which it may be wanted all the same."""
        name = row.bound
        file = self.path.rpartition("/")[2]
        text = "\n".join(self._lines[row.line - 1 : row.last_line])
        if file.startswith("__init__."):
            return "a package may import it for others"
        if row.name == row.bound and f"{row.name} as {row.name}" in text:
            return "it is imported for others, under its own name"
        if any(mark in text for mark in _MARKS) or "allow(unused" in self._above(row):
            return "a remark says that it is wanted"
        if self._seen.binds(name) and any(b.line not in lines for b in self._seen.binds(name)):
            return "the file also binds that name itself"
        if any(self._seen.loads(word) for word in _DYNAMIC) and self._language == "python":
            return "names are also looked up at run time here"
        if self._stands_in_text(name):
            return "it stands in a string or comment that may be read as code"
        return self._why_by_language(row)

    def _why_by_language(self, row: ImportFact) -> str | None:
        match self._language:
            case "python" if self._is_tried(row):
                return "it may only be tried whether it can be imported"
            case "javascript" | "typescript" if self._seen.jsx and row.bound in _PRAGMAS:
                return "what is written in tags may need it"
            case "rust" if self._around.is_trait(row):
                return "a trait works without being named"
            case "go" if any(self._seen.loads(word) for word in _go_names(row.module)):
                return ""
            case "go":
                return "the compiler refuses unused imports; its name may differ from its path"
        return "another file takes it from here" if self._around.is_passed_on(row) else None

    def _above(self, row: ImportFact) -> str:
        return self._lines[row.line - 2] if row.line > 1 else ""

    def _is_tried(self, row: ImportFact) -> bool:
        """Whether the import stands in a try block: its line is indented under one."""
        own = self._lines[row.line - 1]
        indent = len(own) - len(own.lstrip())
        for line in reversed(self._lines[: row.line - 1]):
            depth = len(line) - len(line.lstrip())
            if line.strip() and depth < indent:
                return line.strip().startswith(_TRIED)
        return False

    def _is_written_type(self, name: str) -> bool:
        return any(text.is_type and stands_in(name, text.text) for text in self._seen.texts)

    def _stands_in_text(self, name: str) -> bool:
        """In a comment that speaks of types or links, or in a string that is read as code."""
        marks = _TYPE_COMMENTS.get(self._language, ())
        return any(
            any(mark in text.text for mark in marks)
            if "comment" in text.kind
            else self._is_code(text.text, name)
            for text in self._seen.texts
            if stands_in(name, text.text)
        )

    def _is_code(self, text: str, name: str) -> bool:
        """Python writes types that come later, Rust what it formats, as a string."""
        if self._language == "rust":
            return f"{{{name}" in text
        plain = text.strip("\"' ")
        is_like_type = re.fullmatch(r"[\w.\[\], |]+", plain) and (
            name[:1].isupper() or "." in plain or "[" in plain
        )
        return self._language == "python" and bool(is_like_type)

    def _everything(self, row: ImportFact) -> str:
        """An import of everything is used where one of the names it brings is."""
        brought = self._around.brought(row)
        if any(self._seen.loads(name) for name in brought):
            return ""
        return (
            "which names it brings is not known" if not brought else "none of its names stands here"
        )


def _go_names(module: str) -> list[str]:
    """What a package may call itself whose path ends in `go-toml`, `yaml.v3` or `toml/v2`."""
    return [word for part in module.split("/")[-2:] for word in re.split(r"\W+", part) if word]


def _said(row: ImportFact) -> list[str]:
    """All names by which people speak of an import; the last is how it is told."""
    whole = f"{row.module}.{row.name}" if row.name else row.module
    told = row.bound if row.bound not in ("", "*", "_") else whole
    return [row.name or row.module, row.module.rpartition("/")[2], whole, told]


def _unused(row: ImportFact) -> Observation:
    name = _said(row)[-1]
    statement = f"{row.path}:{row.line} imports {name}, which the file does not use"
    return Observation(NameValue(name, row.path, row.line), (import_place(row),), statement)
