"""What a file gives to others: its list of exports, or what is marked as exported.

Where a language has no such list, public names are told as a part of the answer, never as all.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.export_list import is_plain_list
from probant.facts.file_names import files_named, module_files
from probant.facts.languages import family_of, is_unparsed_code
from probant.facts.rows import DefFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.tools.subjects import Said, Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation

COMPUTED = re.compile(
    rb"exports\s*\[|assign\(\s*(?:module\.)?exports|define\w+\(\s*(?:module\.)?exports\s*,"
    rb"(?!\s*['\"]__esModule)|__exportStar"
)

_KIND = re.compile(r"(?:an? )?(?:function|method|class|interface|enum|constant|variable|type)")
"""Who asks for "a function" asks for no thing of that name."""


_SORTS = frozenset(
    "function functions class classes constant constants object objects type types value values"
    " interface interfaces default anything something module".split()
)
"""Words for what is exported that may be no name of it."""


class Exports:
    """Reads exports of files of one snapshot."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects

    def observe(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = files_named(self._subjects.tree, target.text).exact
        named = named or module_files(self._subjects.tree, target.text)
        paths = [path for path in named if self._subjects.book.blob(path) is not None]
        make = self._subjects.make
        if not paths and any(is_unparsed_code(path) for path in named):
            note = f"the exports of {named[0]} are not read: no parser for its language"
            return make.could_not_look(step, ReasonCode.LANGUAGE_NOT_PARSED, note)
        if not paths:
            return self._subjects.wrong(
                step, f"{target.text} is no source file whose exports are known"
            )
        if len(paths) > 1:
            return self._several(step, paths)
        return self._entry(step, target, paths[0])

    def _several(self, step: Step, paths: list[RepoPath]) -> EvidenceEntry:
        return self._subjects.make.observed(
            step, Quality.WEAK, n_matches=len(paths), complete=False,
            reasons=(ReasonCode.AMBIGUOUS_NAME,),
            note=f"{len(paths)} files have that name: {', '.join(sorted(paths)[:5])}",
        )  # fmt: skip

    def _entry(self, step: Step, target: Target, path: RepoPath) -> EvidenceEntry:
        said = self._of(path, {path})
        if step.facet is Facet.ALL_LIST and (family_of(path) != "python" or _is_unlisted(said)):
            return self._subjects.wrong(step, f"{path} has no __all__")
        if blind_spots(self._subjects.tree, self._subjects.book, [path]):
            said = said._replace(doubt=said.doubt or ReasonCode.WINDOW_SKIPPED_FILES)
        if step.polar:
            wanted = step.member.strip("`'\"() ")
            hit = tuple(one for one in said.seen if one.value == NameValue(wanted))
            if hit and said.doubt is ReasonCode.NO_EXPORT_LIST:
                return self._subjects.make.absent(
                    step, complete=False, candidates=hit, reasons=(said.doubt,), note=said.note
                )
            if not hit and _KIND.fullmatch(wanted):
                note = f"what kinds of things {path} exports is not told"
                said = said._replace(doubt=said.doubt or ReasonCode.NOT_TOLD, note=note)
            if not hit and self._is_the_default(path, wanted):
                note = f"{path} exports {wanted}, but under the name default"
                said = said._replace(doubt=ReasonCode.NOT_TOLD, note=note)
            if not hit and wanted.lower() in _SORTS:
                note = "a sort of thing is asked for, not a name"
                said = said._replace(doubt=ReasonCode.NOT_TOLD, note=note)
            said = said._replace(seen=hit, note=said.note or f"{target.text} does not list it")
        reasons = () if said.doubt is None else (said.doubt,)
        if said.seen:
            return self._subjects.make.observed(
                step, Quality.STRONG, said.seen, complete=not reasons, reasons=reasons,
                note=said.note,
            )  # fmt: skip
        return self._subjects.make.absent(
            step, complete=not reasons, reasons=reasons, note=said.note or "it exports nothing"
        )

    def _of(self, path: RepoPath, seen: set[RepoPath]) -> Said:
        language = family_of(path)
        if language == "python":
            return self._python(path)
        found = {row.value: row for row in self._marked(path)}
        doubt: ReasonCode | None = None
        note: str | None = None
        for name, line, local in self._subjects.book.exports(path):
            if name == "*":
                further = self._star(path, local, seen)
                found = {**found, **{one.value: one for one in further.seen}}
                doubt, note = further.doubt or doubt, further.note or note
                continue
            one = self._listed(path, name, line, local)
            if one is None:
                doubt, note = ReasonCode.DYNAMIC_DISPATCH, "it exports a value that is computed"
            else:
                found.setdefault(one.value, one)
        if language == "typescript" and self._is_computed(path):
            doubt, note = ReasonCode.DYNAMIC_DISPATCH, "exports are also made at run time"
        if language == "cpp" and doubt is None:
            doubt, note = ReasonCode.NO_EXPORT_LIST, "the names others can link to or include"
        ordered = sorted(found.values(), key=lambda one: one.places[0].lines.first)
        return Said(tuple(ordered), doubt, note)

    # Marked in the code itself

    def _marked(self, path: RepoPath) -> list[Observation]:
        return [
            _seen(path, fact.name, fact.line, fact.name)
            for fact in self._subjects.book.definitions_in(path)
            if self._is_marked(fact)
        ]

    def _is_marked(self, fact: DefFact) -> bool:
        if fact.has(Trait.DETACHED) or fact.kind in ("method", "enum_member"):
            return False
        if fact.parent != MODULE_SCOPE and not self._is_namespaced(fact):
            return False
        if fact.has(Trait.EXPORTED) and self._subjects.is_exported_as_default(fact):
            return False
        if fact.has(Trait.EXPORTED):
            is_native = family_of(fact.path) == "cpp"
            is_hidden = is_native and self._subjects.is_masked_static(fact)
            return not (is_hidden or (is_native and fact.kind == "module"))
        return self._subjects.is_exported_with_others(fact)

    def _is_namespaced(self, fact: DefFact) -> bool:
        owner = self._subjects.book.definition(fact.path, fact.blob, fact.parent)
        is_space = owner is not None and owner.kind == "module"
        if not is_space or family_of(fact.path) != "cpp" or owner is None:
            return False
        return owner.parent == MODULE_SCOPE or self._is_namespaced(owner)

    def _is_the_default(self, path: RepoPath, name: str) -> bool:
        return any(
            one == "default" and local == name
            for one, _, local in self._subjects.book.exports(path)
        ) or any(
            fact.name == name and self._subjects.is_exported_as_default(fact)
            for fact in self._subjects.book.definitions_in(path)
        )

    # Listed

    def _listed(self, path: RepoPath, name: str, line: int, local: str) -> Observation | None:
        if name == "=":  # the module is one value
            is_named = bool(local) and re.fullmatch(r"[^\W\d][\w$]*", local) is not None
            is_import = re.fullmatch(r"i\d+", local) is not None
            return _seen(path, local, line, local) if is_named and not is_import else None
        return _seen(path, name, line, name)

    def _star(self, path: RepoPath, local: str, seen: set[RepoPath]) -> Said:
        """Everything of another module, where that is one of the repository."""
        rows = self._subjects.book.imports_of(path)
        number = int(local[1:]) if re.fullmatch(r"i\d+", local) else -1
        at = self._subjects.binder.resolve(rows[number]) if 0 <= number < len(rows) else None
        if at is None or self._subjects.book.blob(at) is None:
            return Said(doubt=ReasonCode.OUTSIDE_REPOSITORY,
                        note="everything of a module outside is exported, too")  # fmt: skip
        if at in seen:
            return Said()
        further = self._of(at, seen | {at})
        kept = tuple(one for one in further.seen if one.value != NameValue("default"))
        return further._replace(seen=kept)

    # Python

    def _python(self, path: RepoPath) -> Said:
        listed = self._subjects.book.exports(path)
        defined = self._subjects.book.definitions_in(path)
        has_list = any(fact.name == "__all__" and fact.parent == MODULE_SCOPE for fact in defined)
        if has_list or listed:
            listed = sorted(listed, key=lambda row: row[1])
            seen = tuple(_seen(path, name, line, name) for name, line, _ in listed)
            if not self._is_spelled_out(path):
                return Said(seen, ReasonCode.DYNAMIC_DISPATCH, "__all__ is partly computed")
            return Said(seen)
        names = {
            fact.name: _seen(path, fact.name, fact.line, fact.name)
            for fact in defined
            if fact.parent == MODULE_SCOPE and not fact.name.startswith("_")
        }
        if path.rpartition("/")[2].startswith("__init__."):
            for row in self._subjects.book.imports_of(path):
                is_own = self._subjects.binder.resolve(row) is not None
                if row.scope == MODULE_SCOPE and row.name and is_own and row.bound[:1] not in "_*":
                    names.setdefault(row.bound, _seen(path, row.bound, row.last_line, row.bound))
        note = "there is no __all__; these are the public names it defines"
        return Said(tuple(names.values()), ReasonCode.NO_EXPORT_LIST, note)

    def _is_spelled_out(self, path: RepoPath) -> bool:
        try:
            return is_plain_list(self._subjects.tree.read(path))
        except FileUnreadable:
            return False

    def _is_computed(self, path: RepoPath) -> bool:
        try:
            return COMPUTED.search(self._subjects.tree.read(path)) is not None
        except FileUnreadable:
            return True


def _is_unlisted(said: Said) -> bool:
    return said.doubt is ReasonCode.NO_EXPORT_LIST


def _seen(path: RepoPath, name: str, line: int, word: str) -> Observation:
    place = Place(path, LineRange(line, line), word)
    return Observation(NameValue(name), (place,), f"{path} exports {name}")
