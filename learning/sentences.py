"""Sentences whose label is known, with names put in where they have holes.

A file holds blocks: `== label`, sentences that ask it, `--`, sentences that only sound like it.
Labels are those of `probant.questions` and the ones of `NOT_ASKED`; a hole such as `{name}` is
filled with something of that sort.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from probant.questions.compounds import COMPOUNDS
from probant.questions.kind import Fill, Lexis
from probant.questions.registry import forms_by_label

FOLDER = Path(__file__).parent / "sentences"

NEAR = "-near"
NOT_ASKED = {
    label: f"-{label}"
    for label in (
        "none", "other", "search", "search-named", "metrics", "opinion", "order", "chat", "general",
        "running", *COMPOUNDS,
    )
}  # fmt: skip
"""What no kind answers, told apart so that a refusal can say which it is."""

FILLINGS: dict[str, tuple[str, ...]] = {
    "name": ("fetch_rows", "RowStore", "Table.fetch"),
    "owner": ("TableReader",),
    "name2": ("fetch_all_rows",),
    "param": ("batch_size",),
    "caller": ("load_table",),
    "callee": ("fetch_rows",),
    "sub": ("CachedStore",),
    "base": ("BaseStore",),
    "deco": ("cached_call",),
    "file": ("pkg/rows.py", "rows.py"),
    "file2": ("pkg/store.py",),
    "text": ('"no such row"',),
    "key": ("max_rows", "tool.rows"),
    "env": ("ROWS_HOME",),
    "option": ("--max-rows",),
    "package": ("numexpr_x",),
    "commit": ("3f2a9c1",),
    "tag": ("v1.2.0",),
    "tag2": ("v1.3.0",),
    "line": ("42",),
    "language": ("Python", "Go", "Node", "Rust", "Java"),
    "person": ("Grace", "`Grace`"),
}
PERSONS = frozenset({"Grace"})
_ALSO: dict[Fill | None, tuple[str, ...]] = {
    Fill.NAMED: ("fetch_rows", "RowStore"), Fill.MODULE: ("numexpr_x", "pkg.rows"),
    Fill.REVISION: ("3f2a9c1", "v1.2.0"),
}  # fmt: skip
"""What may stand for a thing of another sort: a symbol for a file, a tag for a commit."""
_PAIRED = ("tag2", "name2", "owner", "param")
"""Beside these another filling could be taken for the same thing."""

TRAITS = (
    "async", "a generator", "static", "abstract", "a coroutine", "a property", "final",
    "a static method", "an async function", "a generator function", "a classmethod",
    "an abstract class", "asynchronous", "a dataclass", "an enum", "a macro",
)  # fmt: skip
VISIBLE = ("public", "private", "protected", "exported", "internal")
_SORTS = ("static", "private", "public", "abstract", "async")
_ADJECTIVES = {"is-visible": VISIBLE, "sorted-methods": _SORTS, "sorted-method-count": _SORTS}
N_WAYS = 6
PLAINEST = ("bare", "plain", "asked", "cases")
"""Files whose sentences must always be read, the surest first."""
HOLE = re.compile(r"\{(\w+)\}")
EVERY = 6
_BARE_NAME = re.compile(
    r"(?<![`\"'\w])(?<!class )(?<!method )(?<!function )(?<!test )(?<!the )\{name\}(?![`\"'’\w(])"
)
_OWNED = (
    "{name} of {owner}", "{name} in {owner}", "{owner}'s {name}", "method {name} of {owner}",
    "{name} of class {owner}", "the method {name} of {owner}",
)  # fmt: skip
"""How one name in so many is said to be of a class."""
_QUALIFIED = (
    "the class {name}", "the {name} class", "the function {name}", "the {name} function",
    "the {name} method", "the {name} helper",
)  # fmt: skip
"""How as many are said to be of a kind."""
_WORKFLOWS = ("ci.yml", ".github/workflows/ci.yml")

IN_ORDER: dict[str, tuple[str, str]] = {
    "locate": ("name", "owner"),
    **dict.fromkeys(
        ("default", "default-changes", "has-parameter", "parameter-type"), ("param", "name")),
    **dict.fromkeys(("does-call", "can-reach"), ("caller", "callee")),
    **dict.fromkeys(("does-extend", "does-implement"), ("sub", "base")),
    **dict.fromkeys(("does-import", "imports-from", "import-path"), ("file", "file2")),
    **dict.fromkeys(
        ("added-between", "deleted-between", "renamed-between", "changed-between",
         "changed-between-count", "commits-between", "commit-count-between"), ("tag", "tag2")),
    **dict.fromkeys(("does-override", "overridden-in", "does-raise"), ("name", "base")),
    **dict.fromkeys(("rename-safe", "rename-breaks"), ("name", "name2")),
    "has-method": ("owner", "name"),
    "overrides-name": ("owner", "name"),
    "was-renamed-to": ("file", "file2"),
    "reaches-by-import": ("file", "file2"),
    "can-raise": ("name", "base"),
    "has-field": ("name", "param"),
    "has-decorator": ("name", "deco"),
}  # fmt: skip
"""Labels with two slots of one sort: which hole fills which."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """`block` is the label under which it stands, also where it only sounds like that."""

    block: str
    text: str
    is_near: bool
    source: str

    @property
    def label(self) -> str:
        if self.is_near:
            return NEAR
        if self.block in NOT_ASKED:
            return NOT_ASKED[self.block]
        return self.block

    @property
    def is_turned(self) -> bool:
        """Whether its two things stand the other way round than the form has them."""
        first, second = (self.text.find(f"{{{hole}}}") for hole in IN_ORDER[self.block])
        return 0 <= second < first

    @property
    def has_order(self) -> bool:
        return all(f"{{{hole}}}" in self.text for hole in IN_ORDER.get(self.block, ("",)))

    def filled(self) -> Iterator[str]:
        """The sentence with two fillings of its holes, or with all if it must always be read."""
        start = crc32(self.text.encode())
        n_ways = N_WAYS if self.source in PLAINEST else 2
        yield from dict.fromkeys(self._filled(start + way) for way in range(n_ways))
        yield from self._owned(start)

    def _owned(self, way: int) -> Iterator[str]:
        """Some with a name said to be of a class or a kind: "who calls the method f of C"."""
        is_pair = any(f"{{{other}}}" in self.text for other in _PAIRED)
        said = {0: _OWNED, EVERY // 2: _QUALIFIED}.get(way % EVERY)
        if is_pair or said is None or self._fill_of("name") is not Fill.SYMBOL:
            return
        owned = _BARE_NAME.sub(said[way // EVERY % len(said)], self.text, count=1)
        if owned != self.text:
            yield Sentence(self.block, owned, self.is_near, self.source)._filled(way)

    def _filled(self, way: int) -> str:
        text = self.text
        for hole in dict.fromkeys(HOLE.findall(text)):
            ways = self._fillings(hole)
            chosen = ways[way % len(ways)]
            is_marked = re.search(rf"[\"`'“]\{{{hole}\}}", text) is not None
            text = text.replace(f"{{{hole}}}", chosen.strip('"`') if is_marked else chosen)
        return text

    def _fillings(self, hole: str) -> tuple[str, ...]:
        if hole == "adj":
            return _ADJECTIVES.get(self.block, TRAITS)
        if hole == "file" and self.block in (
            "workflow-triggers",
            "does-trigger",
            "workflow-jobs",
            "job-count",
        ):
            return _WORKFLOWS
        is_pair = any(f"{{{other}}}" in self.text for other in _PAIRED)
        also = () if is_pair else _ALSO.get(self._fill_of(hole), ())
        return (*FILLINGS[hole], *FILLINGS[hole], *also)

    def _fill_of(self, hole: str) -> Fill | None:
        """What the slot takes that a hole stands for, where the label has one of that sort."""
        entry = forms_by_label().get(self.block)
        slots = entry[1].slots if entry else ()
        return next((slot.fill for slot in slots if hole in _HOLES[slot.fill]), None)


def sentences(folder: Path = FOLDER) -> list[Sentence]:
    written = [one for path in sorted(folder.glob("*.txt")) for one in sentences_in(path)]
    return [*written, *plain_sentences()]


_HOLES: dict[Fill, tuple[str, ...]] = {
    Fill.SYMBOL: ("name", "name2"), Fill.OWNER: ("owner",), Fill.PATH: ("file", "file2"),
    Fill.NAMED: ("file",), Fill.MODULE: ("file", "file2"), Fill.TEXT: ("text",), Fill.KEY: ("key",),
    Fill.REVISION: ("tag", "tag2", "commit"), Fill.TEST: ("name",), Fill.CASE: ("name",),
    Fill.TESTS_IN: ("file",), Fill.WORKFLOW: ("file",), Fill.BUILD_TARGET: ("name",),
    Fill.WITHIN: ("file",), Fill.LINE: ("line",), Fill.LINES: ("line",), Fill.MEMBER: ("param",),
    Fill.NUMBER: ("line",), Fill.VERSION: ("tag",),
}  # fmt: skip


def plain_sentences() -> Iterator[Sentence]:
    """The sentence each form is stated with: what is said back to a person can be asked by one."""
    for label, (_, form) in forms_by_label().items():
        text, own = form.sentence, IN_ORDER.get(label, ())
        taken: Counter[Fill] = Counter()
        for number, slot in enumerate(form.slots):
            ways = _HOLES[slot.fill]
            hole = own[number] if number < len(own) else ways[taken[slot.fill] % len(ways)]
            text = text.replace(f"{{{slot.name}}}", f"{{{hole}}}")
            taken[slot.fill] += 1
        for word in _WORDS.get(form.word, ("",)) if form.word else ("",):
            said = text.replace("{word}", word).replace("{facet}", word)
            yield from (Sentence(label, f"{said}{end}", False, "plain") for end in ("?", ""))


_WORDS: dict[Lexis, tuple[str, ...]] = {
    Lexis.TRAIT: TRAITS, Lexis.VISIBILITY: VISIBLE, Lexis.LANGUAGE: FILLINGS["language"],
    Lexis.LICENCE: ("MIT", "GPL", "Apache"), Lexis.EVENT: ("push", "pull requests", "a schedule"),
    Lexis.METHOD_SORT: _SORTS,
    Lexis.MARK: ("TODO", "FIXME", "deprecation", "suppression", "skipped", "debug", "URL", "SQL",
                 "eval", "program start", "ticket", "commented-out code"),
    Lexis.TOPIC: ("network", "file system", "subprocess", "database", "logging", "crypto"),
    Lexis.FIELD: ("version", "name", "homepage"), Lexis.GROUP: ("development", "test", "optional"),
}  # fmt: skip


def sentences_in(path: Path) -> Iterator[Sentence]:
    block, is_near = "", False
    known = {*forms_by_label(), *NOT_ASKED}
    for line in path.read_text(encoding="utf-8").splitlines():
        said = line.strip()
        if said.startswith("== "):
            block, is_near = said[3:], False
            if block not in known:
                raise ValueError(f"{path.name}: no form has the label {block}")
        elif said == "--":
            is_near = True
        elif said:
            yield Sentence(block, said, is_near, path.stem)
