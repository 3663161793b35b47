"""What an agent says it has done, read from the last message of a turn.

A deed is read only where a verb stands right beside what it was done to; questions, plans,
conditions and denials are left alone, so honest prose is never turned into an accusation. Whether
a deed was done is decided in workflows/receipt.py; what is said about the code as it is now is
`check`'s work.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from probant.vocabulary.record import Record


class DeedKind(Enum):
    CREATED_FILE = "created_file"
    DELETED_FILE = "deleted_file"
    CHANGED_FILE = "changed_file"
    MOVED_FILE = "moved_file"
    ADDED = "added"
    """Something in the code: a definition, a parameter, an option, a line."""
    REMOVED = "removed"
    CHANGED = "changed"
    RENAMED = "renamed"
    SET_KEY = "set_key"
    COMMITTED = "committed"
    TREE_CLEAN = "tree_clean"
    TESTS_PASS = "tests_pass"  # noqa: S105 - no password
    BUILD_PASSES = "build_passes"
    SERVES = "serves"


class Deed(Record, kw_only=True):
    """One thing said to be done. `text` is the sentence, `line` its 1-based line.

    `thing` is what it was done to; `place` the file or definition it was done in, or the new name;
    `noun` what the message calls the thing. `is_sure` is False where the words leave open whether
    the thing itself was touched ("fixed") or which tests are meant ("the new tests").
    """

    kind: DeedKind
    text: str
    line: int
    thing: str = ""
    place: str = ""
    noun: str = ""
    count: int | None = None
    is_sure: bool = True


_EXTENSIONS = frozenset(
    "py pyi js jsx mjs cjs ts tsx mts cts json jsonc md mdx rst txt go rs java kt kts swift c h cc "
    "hh cpp hpp cxx hxx cs php rb sh bash zsh yml yaml toml ini cfg conf css scss less html htm "
    "vue svelte sql xml lock gradle properties env mod sum proto graphql tf dockerfile ipynb "
    "snap csv tsv svg png".split()
)
_WHOLE_NAMES = frozenset("Makefile Dockerfile LICENSE README CHANGELOG Procfile".split())
_CODE = r"`([^`\n]{1,200})`"
_BARE_PATH = r"(?<![\w`/.])((?:[\w.-]+/)+[\w.-]*\w|[\w-]+\.[A-Za-z]{1,6})(?![\w`/(])"
_OBJECT = rf"(?:\*\*|__)?(?:{_CODE}|\[`?[^\]\n]+?`?\]\(([^)\s]+)\)|{_BARE_PATH})(?:\*\*|__)?"
_FILLER = r"(?:(?!\b(?:to|in|into|from|with|by|for|so|that|which|using|via|and|then|because)\b)[\w'’/-]+\s+){0,5}?"
_NOUN = r"(?:(?P<noun>functions?|methods?|class(?:es)?|tests?|tests? cases?|constants?|parameters?|arguments?|options?|flags?|fields?|helpers?|files?|modules?|types?|interfaces?|structs?|enums?|fixtures?|imports?|propert(?:y|ies)|variables?|keys?|scripts?)\s+)?"
_ALSO = rf"(?:\s*(?:,|,?\s*and|&)\s+(?:the\s+|a\s+|an\s+)?(?:{_OBJECT}))"

_CREATE = r"created|wrote|generated"
_ADD = r"added|introduced|implemented|defined|exposed|exported"
_REMOVE = r"deleted|removed|dropped"
_CHANGE = r"updated|changed|modified|edited|rewrote|refactored|extended|reworked"
_FIX = r"fixed|patched|corrected|adjusted|improved"
_VERBS = re.compile(
    rf"\b(?P<verb>{_CREATE}|{_ADD}|{_REMOVE}|{_CHANGE}|{_FIX})\s+{_FILLER}{_NOUN}"
    rf"(?P<objects>{_OBJECT}{_ALSO}{{0,7}})"
    rf"(?P<after>\s+(?:{_FILLER})(?P<noun2>function|method|class|test|constant|parameter|argument|option|flag|field|helper|file|module|type|script|key)s?\b)?"
    rf"(?P<where>\s+(?:to|in|into|inside|from|within|of|on)\s+(?:the\s+)?(?:[\w-]+\s+){{0,2}}?{_OBJECT})?",
    re.IGNORECASE,
)
_IN_PLACE = re.compile(
    rf"\b(?P<verb>{_CHANGE}|{_FIX})\s+[^`.;:!?\n]{{0,60}}?\bin\s+(?:the\s+)?(?:file\s+)?(?:{_OBJECT})",
    re.IGNORECASE,
)
_PASSIVE = re.compile(
    rf"{_OBJECT}\s+(?:(?:file|function|class|method)\s+)?(?:was|were|has been|have been|is now|are now)\s+"
    rf"(?P<verb>{_CREATE}|{_ADD}|{_REMOVE}|{_CHANGE})\b(?!\s+(?:from|to|in)\b)",
    re.IGNORECASE,
)
_RENAMED = re.compile(
    rf"\b(?:renamed|moved)\s+{_FILLER}{_NOUN}{_OBJECT}\s*(?:to|into|as|→|->|=>)\s*(?:the\s+)?{_OBJECT}",
    re.IGNORECASE,
)
_HEADED = re.compile(
    r"^\W*(?:(?P<what>new|created|added|modified|changed|updated|edited|deleted|removed)\s+files?"
    r"|files?\s+(?P<what2>created|added|modified|changed|updated|edited|deleted|removed))\W*$",
    re.IGNORECASE,
)
_LEADING_PLACE = re.compile(
    rf"^\s*(?:[-*+]|\d+[.)])?\s*{_OBJECT}\s*(?:\((?P<mark>new|deleted|modified)\))?\s*(?:[:—–]|-\s)"
)

_TESTS = re.compile(
    r"\b(?P<which>all|every|the|existing|full|whole|entire|new|relevant|affected|related|unit|"
    r"integration|\d+(?:/\d+)?)?(?:\s+(?:of\s+)?(?:the|of|\d+(?:/\d+)?|unit|integration|existing|"
    r"new|other|relevant|affected|related|updated|our))*\s*\b(?:tests?(?:\s+suite|\s+cases)?|test\s+run|specs|"
    r"pytest|npm\s+test|yarn\s+test|pnpm\s+test|go\s+test(?:\s+\./\.\.\.)?|cargo\s+test|mvn\s+test|ctest)`?\s+"
    r"(?:are\s+|is\s+|now\s+|all\s+|still\s+|also\s+|now\s+all\s+|run\s+and\s+|have\s+|has\s+)*"
    r"(?:pass(?:es|ed|ing)?|succeed(?:s|ed)?|green)\b",
    re.IGNORECASE,
)
_PASSED = re.compile(
    r"(?:^|[\s(:])(?P<count>\d{1,6})(?:/(?P<all>\d{1,6}))?\s+(?:tests?\s+)?pass(?:ed|ing)\b", re.I
)
_SOME_TESTS = re.compile(
    r"\b(?:new|relevant|affected|related|targeted|unit|integration|updated|focused|those|these|my)\b",
    re.I,
)
_BUILD = re.compile(
    r"\b(?:the\s+|project\s+|production\s+)*(?:build|compilation|(?:project|code|crate|package|everything)(?=\s+(?:now\s+)?(?:builds|compiles)))\s*"
    r"(?:is\s+|now\s+|also\s+|still\s+|has\s+)*(?:succeed(?:s|ed)?|pass(?:es|ed|ing)?|works|green|"
    r"clean(?:ly)?|builds|compiles|completed\s+successfully)\b",
    re.IGNORECASE,
)
_COMMITTED = re.compile(
    r"\b(?:committed\b(?:\s+(?:everything|it|(?:all\s+)?(?:the|my|these|those)\s+(?:changes?|work|fix(?:es)?|files?)|all\b))?|"
    r"changes?\s+(?:are|have\s+been|were)\s+(?:now\s+)?committed)"
    r"(?:[^.`\n]{0,60}?\b(?:as|in|at|commit|to)\b[^.`\n]{0,20}?`?(?P<sha>[0-9a-f]{7,40})\b)?",
    re.IGNORECASE,
)
_CHANGES = re.compile(r"\b(?:everything|all|changes?|work|files)\b", re.IGNORECASE)
_CLEAN = re.compile(
    r"\b(?:working\s+(?:tree|directory|copy)\s+is\s+(?:now\s+)?clean|nothing\s+(?:is\s+)?left\s+uncommitted"
    r"|no\s+uncommitted\s+changes|everything\s+(?:is|has\s+been)\s+committed)\b",
    re.IGNORECASE,
)
_SET_KEY = re.compile(
    r"\b(?:set|added|configured|defined)\s+(?:[\w-]+\s+){0,4}?`(?P<key>[A-Z][A-Z0-9_]{2,})(?:=[^`]*)?`"
    r"[^`.\n]{0,30}?\b(?:in|to|into)\s+(?:the\s+|your\s+)?`?(?P<file>(?:[\w.-]+/)*\.env[\w.]*)`?",
    re.IGNORECASE,
)
_SERVES = re.compile(
    r"(?P<url>https?://(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:/[\w./?=&%-]*)?|"
    r"(?:localhost|127\.0\.0\.1):\d{1,5}(?:/[\w./?=&%-]*)?)`?[^.\n]{0,40}?\b"
    r"(?:works|responds|returns\s+200|is\s+up|is\s+running|is\s+live|answers|serves)\b",
    re.IGNORECASE,
)
_SERVES_BEFORE = re.compile(
    r"\b(?:running|listening|live|served|responding|up)\s+(?:on|at)\s+`?(?P<url>(?:https?://)?"
    r"(?:localhost|127\.0\.0\.1):\d{1,5}(?:/[\w./?=&%-]*)?)",
    re.IGNORECASE,
)

_NOT_A_REPORT = re.compile(
    r"\b(?:if|unless|would|should|could|might|may|will|won['’]t|wouldn['’]t|shouldn['’]t|can|"
    r"cannot|can['’]t|couldn['’]t|didn['’]t|don['’]t|doesn['’]t|isn['’]t|wasn['’]t|aren['’]t|"
    r"haven['’]t|hasn['’]t|not|never|no longer|instead of|rather than|without|unable|failed|fails|"
    r"failing|unless|plan(?:ned|s)?|todo|next|want|wants|need|needs|let me|i['’]ll|we['’]ll|"
    r"going to|once|after you|before|when|whenever|until|suggest|recommend|consider|please|"
    r"previously|earlier|originally|already|someone|you|false|claims?|claimed|says|said|upstream)\b"
    r"|\?",
    re.IGNORECASE,
)
_FENCE = re.compile(r"^\s*(`{3,}|~{3,})")
_STOP = re.compile(r"(?<=[.!;])\s+(?=[A-Z0-9`*\[(-])|(?<=[.!])\s*$")
_LIST_MARK = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?")
_CLAUSE = re.compile(r";\s+|,?\s+but\s+|\s+—\s+|\s+–\s+", re.IGNORECASE)


def deeds_of(message: str) -> tuple[Deed, ...]:
    """Every deed the message reports, in the order of the text, each once."""
    found: dict[tuple[DeedKind, str, str, int | None], Deed] = {}
    for deed in _all_deeds(message):
        found.setdefault((deed.kind, deed.thing, deed.place, deed.count), deed)
    return tuple(found.values())


def _all_deeds(message: str) -> Iterator[Deed]:
    heading = ""
    for number, line in _plain_lines(message):
        if headed := _HEADED.match(line):
            heading = (headed["what"] or headed["what2"]).lower()
            continue
        leading = _LEADING_PLACE.match(line)
        place = _path_in(leading, 1) if leading else ""
        if heading and line.strip():
            listed = re.match(rf"^\s*(?:[-*+]|\d+[.)])\s*{_OBJECT}", line)
            if listed and (path := _path_in(listed, 1)):
                text = _LIST_MARK.sub("", line).strip()
                yield Deed(kind=_FILE_DEEDS[heading], text=text, line=number, thing=path)
            else:
                heading = ""
        for sentence in _STOP.split(line):
            for clause in _CLAUSE.split(sentence):
                yield from _clause_deeds(_LIST_MARK.sub("", clause).strip(), number, place)


_FILE_DEEDS = {
    **dict.fromkeys(("new", "created", "added"), DeedKind.CREATED_FILE),
    **dict.fromkeys(("modified", "changed", "updated", "edited"), DeedKind.CHANGED_FILE),
    **dict.fromkeys(("deleted", "removed"), DeedKind.DELETED_FILE),
}


def _plain_lines(message: str) -> Iterator[tuple[int, str]]:
    """Lines outside of code blocks and quotations, without bold type."""
    fence = ""
    for number, line in enumerate(message.splitlines(), 1):
        if mark := _FENCE.match(line):
            fence = "" if fence and mark[1].startswith(fence) else fence or mark[1]
        elif not fence and not line.lstrip().startswith(">"):
            yield number, line.replace("**", "")


def _clause_deeds(clause: str, line: int, place: str) -> Iterator[Deed]:
    if not clause or _NOT_A_REPORT.search(_without_code(clause)):
        return
    yield from _state_deeds(clause, line)
    moved = False
    for found in _RENAMED.finditer(clause):
        old, new = _object_in(found, 2), _object_in(found, 5)
        if old and new:
            moved = True
            kind = DeedKind.MOVED_FILE if _is_path(old) and _is_path(new) else DeedKind.RENAMED
            if _is_path(old) == _is_path(new):
                yield Deed(kind=kind, text=clause, line=line, thing=old, place=new)
    if moved:
        return
    if key := _SET_KEY.search(clause):
        yield Deed(kind=DeedKind.SET_KEY, text=clause, line=line, thing=key["key"],
                   place=key["file"])  # fmt: skip
        return
    for found in _PASSIVE.finditer(clause):
        thing = _object_in(found, 1)
        yield from _done_to(found["verb"], [thing], "", "", clause, line, place)
    for found in _VERBS.finditer(clause):
        things = [_bare(one) for one in re.findall(_OBJECT, found["objects"])]
        where = re.search(_OBJECT, found["where"]) if found["where"] else None
        noun = (found["noun"] or found["noun2"] or "").lower()
        yield from _done_to(found["verb"], things, _bare(where.groups()) if where else "", noun,
                            clause, line, place)  # fmt: skip
    for found in _IN_PLACE.finditer(clause):
        path = _object_in(found, 2)
        if _is_path(path):
            yield Deed(kind=DeedKind.CHANGED_FILE, text=clause, line=line, thing=path,
                       is_sure=_is_verb(found["verb"], _CHANGE))  # fmt: skip


def _done_to(
    verb: str, things: list[str], where: str, noun: str, clause: str, line: int, place: str
) -> Iterator[Deed]:
    into = where or place
    for thing in things:
        if not thing:
            continue
        sure = not _is_verb(verb, _FIX)
        if _is_path(thing):
            # "added `a.txt` to `MANIFEST`" puts a line into a file; a folder is where a file is
            if where and not where.endswith("/"):
                continue
            path = f"{where}{thing}" if where and not thing.startswith(where) else thing
            yield Deed(kind=_file_kind(verb), text=clause, line=line, thing=path, is_sure=sure)
        elif _is_name(thing):
            yield Deed(kind=_name_kind(verb), text=clause, line=line, thing=thing, place=into,
                       noun=_singular(noun), is_sure=sure)  # fmt: skip


def _file_kind(verb: str) -> DeedKind:
    if _is_verb(verb, f"{_CREATE}|{_ADD}"):
        return DeedKind.CREATED_FILE
    return DeedKind.DELETED_FILE if _is_verb(verb, _REMOVE) else DeedKind.CHANGED_FILE


def _name_kind(verb: str) -> DeedKind:
    if _is_verb(verb, f"{_CREATE}|{_ADD}"):
        return DeedKind.ADDED
    return DeedKind.REMOVED if _is_verb(verb, _REMOVE) else DeedKind.CHANGED


def _state_deeds(clause: str, line: int) -> Iterator[Deed]:
    """What is said of the whole: tests, build, commits, a server."""
    tests, passed = _TESTS.search(clause), _PASSED.search(clause)
    if tests or passed:
        counts = re.findall(r"\b(\d{1,6})(?:/(\d{1,6}))?\s+(?:\w+\s+)?(?:tests?|pass)", clause)
        paths = [_bare(one) for one in re.findall(_OBJECT, clause)]
        path = next((one for one in paths if _is_path(one)), "")
        yield Deed(
            kind=DeedKind.TESTS_PASS, text=clause, line=line, place=path,
            count=max((int(one) for one, _ in counts), default=None),
            is_sure=not _SOME_TESTS.search(clause),
        )  # fmt: skip
    if _BUILD.search(clause):
        yield Deed(kind=DeedKind.BUILD_PASSES, text=clause, line=line)
    if _CLEAN.search(clause):
        yield Deed(kind=DeedKind.TREE_CLEAN, text=clause, line=line)
    elif committed := _COMMITTED.search(clause):
        yield Deed(kind=DeedKind.COMMITTED, text=clause, line=line, thing=committed["sha"] or "",
                   is_sure=_CHANGES.search(committed[0]) is not None)  # fmt: skip
    if served := _SERVES.search(clause) or _SERVES_BEFORE.search(clause):
        yield Deed(kind=DeedKind.SERVES, text=clause, line=line, thing=served["url"])


def _is_verb(verb: str, among: str) -> bool:
    return re.fullmatch(among, verb, re.IGNORECASE) is not None


def _bare(groups: tuple[str | None, ...] | tuple[str, ...]) -> str:
    """The one alternative of `_OBJECT` that matched, without a line reference."""
    text = next((one for one in groups if one), "")
    return re.sub(r"(?::\d+(?:-\d+)?|#L\d+(?:-L?\d+)?|\(\))$", "", text.strip()).removeprefix("./")


def _object_in(found: re.Match[str], first: int) -> str:
    return _bare(found.groups()[first - 1 : first + 2])


def _path_in(found: re.Match[str] | None, first: int) -> str:
    thing = _object_in(found, first) if found else ""
    return thing if _is_path(thing) else ""


def _is_path(text: str) -> bool:
    """Whether this names a file: by its ending, not merely by a dot or a slash in it."""
    if not text or re.search(r"[\s()<>{}*\"'=,;|$]", text) or "://" in text:
        return False
    name = text.rstrip("/").rpartition("/")[2]
    ending = name.rpartition(".")[2].lower() if "." in name else ""
    return ending in _EXTENSIONS or name in _WHOLE_NAMES or name.startswith(".env")


def _is_name(text: str) -> bool:
    """Whether this is something that stands in code under that very name."""
    return re.fullmatch(r"(?:--?)?[A-Za-z_$@#][\w$]*(?:(?:\.|::|#|-)[\w$]+)*", text) is not None


def _singular(noun: str) -> str:
    for plural, single in (("classes", "class"), ("properties", "property")):
        if noun == plural:
            return single
    return noun[:-1] if noun.endswith("s") and noun != "class" else noun


def _without_code(clause: str) -> str:
    return re.sub(r"`[^`]*`", "`", clause)
