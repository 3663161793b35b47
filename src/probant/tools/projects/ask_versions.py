"""Questions for the version of a language a project needs, and whether it takes a given one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.errors import FileUnreadable
from probant.tools.base import EntryMaker
from probant.tools.projects.declared import Declared, Topic, Version
from probant.tools.projects.declaring import Declarations
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, TextValue
from probant.workspace.snapshot import SourceTree

LANGUAGES = {
    "python": "Python", "py": "Python", "cpython": "Python", "python3": "Python",
    "node": "Node.js", "node.js": "Node.js", "nodejs": "Node.js",
    "javascript": "Node.js",
    "rust": "Rust", "rustc": "Rust", "msrv": "Rust", "edition": "Rust edition",
    "go": "Go", "golang": "Go",
    "java": "Java", "jdk": "Java", "jvm": "Java", "jre": "Java",
    "cmake": "CMake", "c++": "C++", "cpp": "C++", "cxx": "C++", "c": "C",
}  # fmt: skip
"""How people call a language → as the readers do."""

HINTS = {".python-version": "Python", ".nvmrc": "Node.js", ".node-version": "Node.js",
         "rust-toolchain": "Rust", ".java-version": "Java"}  # fmt: skip
"""Files that say what a developer has; a lead, not what the project needs."""

TOOL = "CMake"
"""What builds has a version too, and is no language."""

_CLAUSE = re.compile(r"(>=|<=|==|!=|~=|>|<|\^)\s*v?(\d+(?:\.\d+)*)(\.\*)?")


def ask_versions(
    step: Step, tree: SourceTree, declared: Declarations, make: EntryMaker
) -> EvidenceEntry:
    scope = step.targets[0].text if step.targets else ""
    manifests = declared.inside(scope) if scope else declared.own
    if scope and not manifests:
        return make.absent(step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,),
                           note="no such manifest")  # fmt: skip
    language, _, asked = step.member.partition(" ")
    wanted = LANGUAGES.get(language.lower(), "")
    every = [(one, v) for one in manifests for v in one.versions]
    found = chosen_versions(every, wanted)
    leads = _hints(tree, wanted) + tuple(
        _seen(one, v) for one, v in every if not v.is_firm and wanted in ("", v.language)
    )
    unknown = _unknown(manifests, declared)
    if not found:
        note = "; ".join([f"no manifest says which {language or 'language'} it needs", *unknown])
        complete = bool(manifests) and not unknown and not leads and bool(wanted or not language)
        return make.absent(step, complete=complete, candidates=leads[:8], note=note,
                           searched=tuple(one.head for one in manifests))  # fmt: skip
    if step.polar:
        return _polar(step, found, asked, make)
    per_language: dict[str, set[str]] = {}
    for _, one in found:
        per_language.setdefault(one.language, set()).add(one.bound)
    differ = any(len(bounds) > 1 for bounds in per_language.values())
    return make.observed(
        step,
        Quality.STRONG,
        tuple(_seen(one, v) for one, v in found),
        candidates=leads[:3],
        reasons=(ReasonCode.AMBIGUOUS_NAME,) if differ else (),
        note="; ".join(_told(one, v) for one, v in found[:6]),
    )


def chosen_versions(
    every: Sequence[tuple[Declared, Version]], wanted: str
) -> list[tuple[Declared, Version]]:
    firm = [(one, v) for one, v in every if v.is_firm]
    if wanted == "Rust" and not any(v.language == "Rust" for _, v in firm):
        wanted = "Rust edition"
    found = [(one, v) for one, v in firm if wanted in ("", v.language)]
    if wanted == TOOL:  # a part may ask for less than what stands outermost
        depth = min((one.path.count("/") for one, _ in found), default=0)
        return [(one, v) for one, v in found if one.path.count("/") == depth]
    found = [(one, v) for one, v in found if v.language != TOOL]
    if not wanted and any(v.language != "Rust edition" for _, v in found):
        found = [(one, v) for one, v in found if v.language != "Rust edition"]
    # What a property says holds for all; a plugin's own words are for one of its runs.
    for keys in (("maven.compiler.release",), ("maven.compiler.target", "maven.compiler.source")):
        said = [(one, v) for one, v in found if v.key in keys]
        if said:
            return said + [(one, v) for one, v in found if v.language != "Java"]
    return found


def _unknown(manifests: Sequence[Declared], declared: Declarations) -> list[str]:
    found = [why for one in manifests for why in one.doubts(Topic.LANGUAGE)]
    return found + list(declared.troubles)


def _seen(one: Declared, version: Version) -> Observation:
    return Observation(TextValue(version.bound), (version.at,), _told(one, version))


def _told(one: Declared, version: Version) -> str:
    where = f"{one.path}:{version.at.lines.first}"
    return f"{where} says {version.language} {version.bound} ({version.key})"


def _hints(tree: SourceTree, wanted: str) -> tuple[Observation, ...]:
    found = []
    for name, language in HINTS.items():
        if RepoPath(name) not in tree.files or wanted not in ("", language):
            continue
        try:
            first = tree.lines(RepoPath(name))[:1]
        except FileUnreadable:
            continue
        if first and first[0].strip():
            at = Place(RepoPath(name), LineRange(1, 1))
            text = first[0].strip()[:80]
            found.append(Observation(TextValue(text), (at,), f"{name} says {text}"))
    return tuple(found)


# Does it take this one?


def _polar(
    step: Step, found: Sequence[tuple[Declared, Version]], asked: str, make: EntryMaker
) -> EvidenceEntry:
    number = re.search(r"\d+(?:\.\d+)*", asked)
    verdicts = [_takes(v, number.group()) for _, v in found] if number else [None]
    told = "; ".join(_told(one, v) for one, v in found)
    if all(verdict is True for verdict in verdicts):
        return make.observed(step, Quality.STRONG,
                             tuple(_seen(one, v) for one, v in found), note=told)  # fmt: skip
    settled = all(verdict is False for verdict in verdicts)
    return make.absent(
        step,
        complete=settled,
        candidates=tuple(_seen(one, v) for one, v in found),
        note=told,
        searched=tuple(v.at for _, v in found),
    )


def _takes(version: Version, number: str) -> bool | None:
    """Whether a bound lets a version in; None where the bound is written in another way."""
    asked = _numbers(number)
    if version.language in ("Go", "Rust", "Java"):  # all of them name the least they take
        return asked >= _numbers(version.bound) if re.fullmatch(r"[\d.]+", version.bound) else None
    clauses = [part.strip() for part in version.bound.split(",")]
    verdicts = []
    for clause in clauses:
        match = _CLAUSE.fullmatch(clause)
        if match is None:
            return None
        verdicts.append(_compares(match[1], asked, _numbers(match[2]), wild=bool(match[3])))
    return None if None in verdicts else all(verdicts)


def _compares(
    sign: str, asked: tuple[int, ...], bound: tuple[int, ...], *, wild: bool
) -> bool | None:
    width = max(len(asked), len(bound))
    left = asked + (0,) * (width - len(asked))
    right = bound + (0,) * (width - len(bound))
    if (
        len(asked) < len(bound)
        and sign in (">=", "<=", "==", "!=", ">", "<")
        and (asked == bound[: len(asked)] and left != right)
    ):
        return None  # "3.8" against ">=3.8.1": some of it is let in
    match sign:
        case ">=":
            return left >= right
        case ">":
            return left > right
        case "<=":
            return left <= right or asked[: len(bound)] == bound
        case "<":
            return left < right
        case "==":
            return asked[: len(bound)] == bound if wild else left == right
        case "!=":
            return asked[: len(bound)] != bound if wild else left != right
        case "~=":
            return left >= right and asked[: len(bound) - 1] == bound[:-1]
    return left >= right and asked[:1] == bound[:1]


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d{1,9}", text))
