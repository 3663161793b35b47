"""Does a file import what a text says, from where it says?

A dynamic import, or everything of a module from outside, could bring anything: then nothing is
denied. A distribution may be known by another name than the module it brings.
"""

from __future__ import annotations

import re

from probant.facts.bound import Defined, Module
from probant.facts.definitions import dotted
from probant.facts.importing import import_place, is_module, names
from probant.facts.languages import family_of, is_unparsed_code
from probant.facts.rows import ImportFact
from probant.tools.statements.decision import (
    Decision,
    Holds,
    all_of,
    all_parts,
    no,
    said,
    unsure,
    yes,
)
from probant.tools.statements.ground import Ground, listed
from probant.vocabulary.question import Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Place

OTHERWISE_NAMED = frozenset(
    "pillow attrs protobuf pycryptodome pyserial gitpython pyyaml pyjwt mysqlclient setuptools "
    "pywin32 pyzmq pytorch tensorflow scikit opencv lodash".split()
)
"""Distributions people name that bring a module of another name."""

JAVA_LANG = frozenset(
    "Object String Integer Long Double Float Boolean Byte Short Character Number Math System "
    "Thread Runnable Iterable Comparable CharSequence Class ClassLoader Enum Record Override "
    "Deprecated SuppressWarnings FunctionalInterface SafeVarargs StringBuilder StringBuffer Void "
    "Process ProcessBuilder Runtime Package Module Throwable Cloneable AutoCloseable "
    "Appendable Readable ThreadLocal ThreadGroup StackTraceElement StrictMath".split()
)
"""Types every Java file sees without an import."""

_REMARK = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
_COMPUTED = re.compile(r"^\s*#\s*include\s+[A-Za-z_]", re.MULTILINE)


def decide_imports(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target imports the object, or names from it; over every file it may mean."""
    if target.kind is TargetKind.PATH:
        paths = ground.files(target)
    else:
        paths = list(ground.importing.files(target.text))
        paths = paths or sorted({fact.path for fact in ground.facts(target)})
    if not paths:
        return ground.nothing(target, "file or module")
    indexed = [path for path in paths if ground.book.blob(path) is not None]
    if not indexed:
        is_code = any(is_unparsed_code(path) for path in paths)
        reason = ReasonCode.LANGUAGE_NOT_PARSED if is_code else ReasonCode.FALSE_PREMISE
        return unsure(reason, f"the imports of {paths[0]} are not read")
    if len(indexed) > 1 and target.kind is TargetKind.PATH and _is_folder(target.text, indexed):
        return _of_folder(stated, indexed, ground)
    return all_of([_of_file(stated, path, ground) for path in indexed])


def _is_folder(path: str, files: list[RepoPath]) -> bool:
    return not any(f"/{one}".endswith("/" + path) for one in files)


def _of_folder(stated: Stated, paths: list[RepoPath], ground: Ground) -> Decision:
    """What one file of a folder imports, the folder does; what none does is left open."""
    found = (_of_file(stated, path, ground) for path in paths)
    for one in found:
        if one.holds is Holds.YES:
            return one
    return unsure(ReasonCode.AMBIGUOUS_NAME, "several files are meant, and none certainly does")


def _of_file(stated: Stated, path: RepoPath, ground: Ground) -> Decision:
    imported = stated.object
    if stated.names:
        origin = imported.text if imported is not None else ""
        return all_parts([_name(name, origin, path, ground) for name in stated.names])
    assert imported is not None  # noqa: S101 - the tool hands on only pairs
    target = _target(imported.text, ground)
    rows = ground.importing.rows([path])
    for row in rows:
        if ground.importing.brings(row, target):
            return _seen(row, f"{path} imports {imported.text}")
    found = _of_all(imported.text, path, rows, ground)
    return found or _none(imported.text, path, rows, ground)


def _of_all(wanted: str, path: RepoPath, rows: list[ImportFact], ground: Ground) -> Decision | None:
    """A name of a module of which everything is imported: `java.util.List`, `java.util.*`."""
    module, _, name = dotted(wanted).rpartition(".")
    stars = [row for row in rows if row.name == "*"]
    whole = [row for row in stars if module and dotted(row.module) == module]
    if not whole or not (ground.importing.could_bring(whole[0]) or ground.book.definitions(name)):
        return None
    told = f"{path} imports everything of {module}"
    is_java = family_of(path) == "java" and name[:1].isupper()
    is_sure = is_java and len(stars) == 1 and not _is_of_language(name)
    is_only = not any(name in (row.name, row.bound) for row in rows)
    if is_sure and is_only and not ground.book.definitions(name) and _uses(name, path, ground):
        return _seen(whole[0], f"{told}, and uses {name}")
    return unsure(ReasonCode.UNRESOLVED_REFERENCES, f"{told}; whether {name} is meant is not told")


def _is_of_language(name: str) -> bool:
    return name in JAVA_LANG or name.endswith(("Exception", "Error"))


def _uses(name: str, path: RepoPath, ground: Ground) -> bool:
    """Whether the name stands in the code, as one that no other comes before."""
    text = _REMARK.sub(" ", ground.text(path) or "")
    return re.search(rf"(?<![\w$.]){re.escape(name)}(?![\w$])", text) is not None


def _target(text: str, ground: Ground) -> Target:
    is_path = "/" in text and family_of(text) is not None and not text.startswith((".", "<"))
    is_path = is_path and bool(ground.importing.files(text))
    return Target(text=text, kind=TargetKind.PATH if is_path else TargetKind.SYMBOL)


def _seen(row: ImportFact, detail: str) -> Decision:
    return yes(detail, import_place(row))


def _none(wanted: str, path: RepoPath, rows: list[ImportFact], ground: Ground) -> Decision:
    is_named = ground.mentions(_tail(wanted), path)
    open_reason = _open(path, ground, is_named=is_named)
    if open_reason is None and is_named and not _is_known(wanted, ground):
        open_reason = _starred(rows, ground)
    if open_reason is not None:
        return open_reason
    for row in rows:
        is_whole = row.name.startswith("*") and dotted(wanted).startswith(dotted(row.module) + ".")
        if is_whole and is_named and ground.importing.could_bring(row):
            note = f"{path} imports everything of {row.module}"
            return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)
    if _may_go_by_another_name(wanted, path, rows, ground):
        return unsure(
            ReasonCode.NOT_TOLD,
            f"{wanted} may be a package whose modules have other names",
        )
    own = [row for row in ground.book.imports_of(path) if not row.is_listed]
    if any(names(row, wanted) or row.bound == wanted for row in own):
        return unsure(ReasonCode.NOT_TOLD, f"{path} brings {wanted} into view without importing it")
    modules = listed(row.module for row in rows)
    told = f"{path} imports {modules}" if modules else f"no import of {path} names {wanted}"
    return no(told, *_head(path, rows, ground))


def _head(path: RepoPath, rows: list[ImportFact], ground: Ground) -> tuple[Place, ...]:
    """Where the imports stand; the first line where there are none."""
    if rows:
        return tuple(dict.fromkeys(import_place(row) for row in rows[:8]))
    return ground.head(path)


def _open(path: RepoPath, ground: Ground, *, is_named: bool) -> Decision | None:
    """Why a file may import more than is known; one that does not name a thing hides it less."""
    if is_named and not ground.is_parsed(path):
        return unsure(ReasonCode.WINDOW_SKIPPED_FILES, f"{path} is not wholly understood")
    if dynamic := ground.importing.dynamic(path):
        note = f"{dynamic[0].expression}() at line {dynamic[0].line} can import anything"
        return unsure(ReasonCode.DYNAMIC_DISPATCH, note)
    text = ground.text(path)
    if text is None or (family_of(path) == "cpp" and _COMPUTED.search(text)):
        return unsure(ReasonCode.DYNAMIC_DISPATCH, f"{path} includes what a macro names")
    return None


def _starred(rows: list[ImportFact], ground: Ground) -> Decision | None:
    """Everything of a module that nobody can look into may hold the name."""
    stars = [row for row in rows if ground.importing.could_bring(row)]
    if not stars:
        return None
    note = f"everything of {stars[0].module} is imported, and it lies outside"
    return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)


def _tail(text: str) -> str:
    """The word by which an import of this would be known."""
    plain = text.strip("<>\"'")
    stem = plain.rpartition(".")[0] if "/" in plain and family_of(plain) else plain
    words = re.findall(r"\w+", stem.removesuffix(".h"))
    return words[-1] if words else plain


def _is_known(wanted: str, ground: Ground) -> bool:
    """Whether it is a module for certain, of this repository or one that files of it import."""
    plain = wanted.strip("<>\"'")
    return bool(
        ground.importing.modules(plain)
        or ground.book.imports_of_module(plain)
        or ground.binder.is_standard(plain)
    )


def _may_go_by_another_name(
    wanted: str, path: RepoPath, rows: list[ImportFact], ground: Ground
) -> bool:
    plain, tail = wanted.strip("<>\"'"), _tail(wanted)
    if _is_known(wanted, ground) or ground.book.definitions(tail):
        return False
    if ground.book.imports_mentioning(tail):
        return False
    is_python = family_of(path) == "python"
    odd = is_python and (plain != plain.lower() or "-" in plain)
    folded = re.sub(r"\W|_", "", plain.lower())
    is_like = any(
        folded and (folded in module or module in folded)
        for module in (re.sub(r"\W|_", "", row.module.lower()) for row in rows)
        if len(module) > 2
    )
    return odd or is_like or plain.lower() in OTHERWISE_NAMED


# Names from a module


def _name(name: str, origin: str, path: RepoPath, ground: Ground) -> Decision:
    rows = ground.importing.rows([path])
    same = [row for row in rows if name in (row.name, row.bound)]
    for row in same:
        if not origin or _is_from(row, origin, ground):
            told = f"{path} imports {name}" + (f" from {row.module}" if row.name else "")
            return _seen(row, told)
    stars = [row for row in rows if row.name.startswith("*") and _is_from(row, origin, ground)]
    for row in stars:
        at = ground.binder.resolve(row)
        bound = ground.binder.attribute(at, name) if at is not None else None
        if isinstance(bound, Defined) and bound.fact.path in ground.importing.modules(origin):
            return _seen(row, f"{path} imports everything of {row.module}")
    if stars:
        note = f"{path} imports everything of {stars[0].module}"
        return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)
    if any(
        _is_near(row, origin) and not _is_elsewhere(row, origin, ground) for row in same if row.name
    ):
        return unsure(ReasonCode.NOT_TOLD, f"{same[0].module} may be what is meant by {origin}")
    open_reason = None if same else _open(path, ground, is_named=ground.mentions(name, path))
    if open_reason is None and not same and not origin:
        open_reason = _starred(rows, ground)
    if open_reason is not None:
        return open_reason
    whole = [row for row in rows if not row.name and origin and _is_from(row, origin, ground)]
    if whole and not same:
        return unsure(ReasonCode.NOT_TOLD, f"{path} imports {origin} as a whole")
    if same:
        right = same[0].module
        detail = f"{path} imports {name} from {right}"
        return no(detail, import_place(same[0]), instead=said(right, import_place(same[0]), detail))
    return no(f"no import of {path} brings {name}", *_head(path, rows, ground))


def _is_from(row: ImportFact, origin: str, ground: Ground) -> bool:
    if is_module(row, origin) or row.module.strip("\"'<>") == origin:
        return True
    if dotted(row.module).lstrip(".").endswith("." + dotted(origin)):
        return True
    files = ground.importing.modules(origin)
    if ground.binder.files(row) & files:
        return True
    bound = ground.binder.imported(row) if row.name not in ("", "*") else None
    if isinstance(bound, Module):
        return bound.path in files
    return isinstance(bound, Defined) and bound.fact.path in files


def _is_elsewhere(row: ImportFact, origin: str, ground: Ground) -> bool:
    """Whether a relative origin is a file, and the row brings another one."""
    if not origin.startswith("."):
        return False
    at = ground.binder.rules(row.path).resolve(origin, row.path)
    return at is not None and at not in ground.binder.files(row)


def _is_near(row: ImportFact, origin: str) -> bool:
    """Whether one is inside the other: a package and a module of it."""
    one = re.sub(r"[./:]+", ".", row.module.strip("\"'<>")).strip(".").lower()
    two = re.sub(r"[./:]+", ".", origin.strip("\"'<>")).strip(".").lower()
    if not one or not two:
        return True
    return f".{one}.".find(f".{two}.") >= 0 or f".{two}.".find(f".{one}.") >= 0
