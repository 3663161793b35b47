"""Does a module give a name to others?

Where the language has a list, or a mark, that decides. Where it has none (Python without
`__all__`, C), a public name of the top level is one; that another is none cannot be told.
"""

from __future__ import annotations

import re

from probant.facts.file_names import files_named, package_files
from probant.facts.languages import family_of
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.tools.statements.decision import Decision, Holds, no, unsure, yes
from probant.tools.statements.ground import Ground, doubt, last_name, proven
from probant.vocabulary.question import Relation, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place

_ASSIGNED = r"\bexports\.([\w$]+)\s*=\s*{}(?![\w$.(\[])"
"""What gives a value of the file to others by a name of its own."""


def decide_exports(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target exports the object; of a package one file that does is enough."""
    exported = stated.object
    assert exported is not None  # noqa: S101 - the tool hands on only pairs
    is_exact = target.kind is not TargetKind.PATH or bool(
        files_named(ground.tree, target.text).exact
    )
    if target.kind is TargetKind.PATH:
        found = ground.files(target)
    else:
        found = list(ground.importing.files(target.text))
        found = found or list(package_files(ground.tree, target.text))
    if not found:
        return ground.nothing(target, "file or module")
    paths = [path for path in found if ground.book.blob(path) is not None]
    if not paths:
        return unsure(ReasonCode.LANGUAGE_NOT_PARSED, f"the exports of {found[0]} are not read")
    findings = [_file(path, exported.text, ground) for path in paths[:60]]
    for one in findings:
        if one.holds is Holds.YES:
            return one
    if not is_exact or len(paths) > 60:
        return unsure(ReasonCode.NOT_TOLD, f"no file of {found[0].rpartition('/')[0]} surely does")
    return next((one for one in findings if one.holds is Holds.UNSURE), findings[0])


def _file(path: RepoPath, name: str, ground: Ground) -> Decision:
    target = Target(text=path, kind=TargetKind.PATH)
    proof = ground.entry("members", Relation.EXPORTS, target, member=last_name(name))
    found = proven(proof)
    if found is not None:
        if found.holds is Holds.YES:
            return found
        return _renamed(path, last_name(name), ground) or no(
            f"{path} does not export {name}", *_first(path, ground)
        )
    if ReasonCode.NO_EXPORT_LIST in proof.reasons:
        return _unlisted(path, last_name(name), ground)
    if set(proof.reasons) == {ReasonCode.WINDOW_SKIPPED_FILES} and _is_unwritten(
        path, name, ground
    ):
        return no(f"{last_name(name)} does not occur in {path}", *_first(path, ground))
    return doubt(proof)


def _is_unwritten(path: RepoPath, name: str, ground: Ground) -> bool:
    """Whether a file that is not wholly understood says nothing of it, nor of all of another."""
    text = ground.text(path)
    is_open = text is None or re.search(r"export\s*\*|__exportStar|exports\s*\[", text) is not None
    return not is_open and not ground.mentions(last_name(name), path)


def _renamed(path: RepoPath, name: str, ground: Ground) -> Decision | None:
    """What is given to others under another name is exported or not, as one takes the word."""
    given = {
        exported
        for exported, _, local in ground.book.exports(path)
        if exported not in ("*", name) and local == name
    }
    if family_of(path) == "typescript":
        text = ground.text(path) or ""
        given |= set(re.findall(_ASSIGNED.format(re.escape(name)), text))
    for exported in sorted(given - {name}):
        note = f"{path} exports {name}, but under the name {exported}"
        return unsure(ReasonCode.NOT_TOLD, note)
    return None


def _first(path: RepoPath, ground: Ground) -> tuple[Place, ...]:
    listed = ground.book.exports(path)
    return ground.head(path, listed[0][1] if listed else 1)


def _unlisted(path: RepoPath, name: str, ground: Ground) -> Decision:
    """A public name of the top level is exported by convention."""
    for fact in ground.book.definitions_in(path):
        if fact.name == name and fact.parent == MODULE_SCOPE and _is_public(name, fact.traits):
            return yes(f"{path} defines {name} at its top level", fact.head)
    is_package = path.rpartition("/")[2].startswith("__init__.")
    for row in ground.book.imports_of(path):
        if is_package and row.bound == name and row.scope == MODULE_SCOPE and row.name:
            place = Place(path, LineRange(row.line, row.last_line), name)
            return yes(f"{path} brings {name} to its top level", place)
    if family_of(path) == "python" and ground.is_parsed(path) and not ground.mentions(name, path):
        stars = ground.book.star_imports(path)
        is_open = stars or any(
            ground.mentions(word, path) for word in ("__getattr__", "globals", "setattr", "exec")
        )
        if not is_open and not _is_submodule(path, name, ground):
            return no(f"{name} does not occur in {path}", *ground.head(path))
    return unsure(ReasonCode.NO_EXPORT_LIST, f"{path} has no list of what it exports")


def _is_public(name: str, traits: int) -> bool:
    return not name.startswith("_") and not traits & Trait.PRIVATE


def _is_submodule(path: RepoPath, name: str, ground: Ground) -> bool:
    folder = path.rpartition("/")[0]
    start = f"{folder}/{name}" if folder else name
    return any(one.startswith((start + ".", start + "/")) for one in ground.tree.files)
