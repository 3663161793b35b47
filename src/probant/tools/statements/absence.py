"""Is a name certainly not defined in these files?

What may be a definition nobody indexed (an attribute, a local, something a macro makes) leaves it
open. Next: definition.py, holding.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.definitions import distinct, without_declarations, without_makers
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.statements.decision import Decision, no, stands, unknown, unsure
from probant.tools.statements.ground import Ground, last_name, of_kind, where
from probant.vocabulary.question import Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import Observation

_NO_TYPES = frozenset(
    "return else new throw case goto sizeof delete in of and or not await yield import from using "
    "typeof instanceof extends implements is as if while throws raise assert del".split()
)
_DEFINING = frozenset(
    "def class function func fn struct enum interface trait type const let var val macro define "
    "mod static namespace typedef union record module async export default object component".split()
)
_GIVEN = re.compile(r"\s*(?:\?|!)?\s*(?::[^=:,(){}]{0,80})?(?::=|(?<![=!<>])=(?![=>]))")
_KEY = re.compile(r"[\"']?\s*\??\s*:(?![:=])")
_TYPED = frozenset({"cpp", "java"})
"""Languages that put the type before a name, without a word that says a definition comes."""


def known_as(subject: Target, ground: Ground) -> list[DefFact]:
    """Every definition and declaration the name may mean, wherever it stands."""
    anywhere = replace(subject, kinds=frozenset(), within=None)
    named = ground.definitions.of(anywhere, inherited=True, copies=True)
    facts = without_makers(list(named.fitting))
    keys = {fact.qualified_name for fact in facts}
    facts += [
        fact
        for fact in ground.book.definitions(last_name(subject.text))
        if fact.has(Trait.DECLARATION) and fact.qualified_name in keys and fact not in facts
    ]
    return of_kind(facts, subject.kinds)


def absent(
    subject: Target,
    known: list[DefFact],
    paths: Sequence[RepoPath],
    ground: Ground,
) -> Decision:
    """No definition of it is known in these files: is there certainly none?"""
    name = last_name(subject.text)
    for path in paths:
        if not ground.mentions(name, path):
            if family_of(path) == "cpp" and _may_be_pasted(name, path, ground):
                note = f"a macro in {path} may make {name}"
                return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)
            continue
        if not known:
            return unsure(
                ReasonCode.MENTION_ONLY, f"{path} names {name}, but nothing here defines it"
            )
        if ground.book.blob(path) is None or not ground.is_parsed(path):
            return unsure(ReasonCode.LANGUAGE_NOT_PARSED, f"{path} is not wholly understood")
        line = binding_line(name, path, ground)
        if line:
            note = f"{path}:{line} may define {name}: it is assigned or declared there"
            return unsure(ReasonCode.MENTION_ONLY, note)
    if not known:
        return _unknown(subject, paths, ground)
    spots = ", ".join(where(fact) for fact in known[:3])
    return no(f"{subject.text} is defined at {spots}", known[0].head, instead=only(known))


def only(known: list[DefFact]) -> Observation | None:
    """The right place, where there is one."""
    solid = without_makers(distinct(without_declarations(known)))
    return stands(solid[0]) if len(solid) == 1 else None


def _unknown(subject: Target, paths: Sequence[RepoPath], ground: Ground) -> Decision:
    name = last_name(subject.text)
    if len(paths) > 1 or not ground.book.definitions(name):
        detail = f"{name} does not occur in {paths[0]}"
    else:
        others = ground.book.definitions(name)
        detail = f"{paths[0]} has no {subject.text}; there is {others[0].qualified_name}"
        detail += f" at {where(others[0])}"
    return unknown(detail, *ground.head(paths[0]))


def _may_be_pasted(name: str, path: RepoPath, ground: Ground) -> bool:
    """Whether a call of a macro in the file may put the name together: `DEFINE(foo)`."""
    text = ground.text(path)
    if text is None:
        return True
    words = {word for word in re.findall(r"[A-Za-z]\w{2,}", text) if word in name}
    return bool(words) and any(
        fact.kind == "macro" and "##" in (ground.text(fact.path, fact.line, fact.last_line) or "")
        for word in {call.name for call in ground.book.calls_of_file(path)}
        for fact in ground.book.definitions(word)
    )


def binding_line(
    name: str, path: RepoPath, ground: Ground, first: int = 1, last: int | None = None
) -> int:
    """The first of these lines that may give this name to something; 0 if none does."""
    imported = {
        line for row in ground.book.imports_of(path) for line in range(row.line, row.last_line + 1)
    }
    imported |= {line for _, line, _ in ground.book.exports(path)}
    is_typed = family_of(path) in _TYPED
    word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])")
    for number, line in enumerate(ground.tree.lines(path)[first - 1 : last], first):
        if number in imported:
            continue
        for found in word.finditer(line):
            if _may_bind(line[: found.start()], line[found.end() :], is_typed=is_typed):
                return number
    return 0


def _may_bind(before: str, after: str, *, is_typed: bool) -> bool:
    if after.startswith("::"):
        return False
    stripped = before.lstrip()
    if stripped.startswith(("#include", "//", "* ", "import ", "from ")):
        return False
    if stripped.startswith("#") and not stripped.startswith("#define"):
        return False
    is_inside = before.count("(") > before.count(")")
    if _GIVEN.match(after) and not is_inside:
        return True
    front = before.rstrip()
    if _KEY.match(after) and not front.endswith("?") and (is_inside or not front):
        return True
    previous = re.search(r"([A-Za-z_]\w*)\s+[*&]*$", before)
    if previous is not None and previous[1] in _DEFINING:
        return True
    if not is_typed or is_inside:
        return False
    typed = re.search(r"([A-Za-z_]\w*|[>\]*&])\s*$", before)
    return typed is not None and typed[1] not in _NO_TYPES and before[-1:] in (" ", "*", "&")
