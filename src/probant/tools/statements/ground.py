"""What every decision stands on: which definitions and files a target means, what shows them.

Yields facts; what they prove is for the modules beside this one to say.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property

from probant.errors import FileUnreadable
from probant.facts.ancestry import Ancestry
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined
from probant.facts.definitions import Definitions, dotted, variants
from probant.facts.file_names import files_named
from probant.facts.importing import Importing
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.opinions.spelling import without_literals
from probant.tools.base import Tool
from probant.tools.registry import Toolbox, make_tool
from probant.tools.statements.decision import Decision, Holds, all_of, any_of, unsure
from probant.tools.typed import asked_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.question import Relation, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place, SymbolKind

MAX_NAMESAKES = 12
"""More definitions of one name than these are not compared: which is meant is open."""

_ROOTS = {"ABC": object, "Generic": object, "Protocol": object}
_OF_TESTS = re.compile(
    r"(?:^|/)(?:tests?|testing|__tests__|spec)/|(?:^|/)test_|[._-](?:test|spec)\."
)
_WORD = r"(?<![\w$]){}(?![\w$])"


class Ground:
    """One repository, open for decisions about statements."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self.tree = box.tree
        self.book = box.book
        self.binder = box.binder
        self.definitions = Definitions(box.book, box.binder)
        self.ancestry = Ancestry(box.binder)
        self._tools: dict[str, Tool] = {}
        self._inferred: dict[tuple[str, int], str | None] = {}

    @cached_property
    def importing(self) -> Importing:
        return Importing(self.tree, self.book, self.binder)

    # What a target means

    def facts(
        self,
        target: Target,
        kinds: Collection[str] | None = None,
        stated: Stated | None = None,
    ) -> list[DefFact]:
        """The definitions a target means, each thing once; those of the stated kind first."""
        found = self.definitions.of(target, inherited=True).fitting
        found = [fact for fact in found if kinds is None or fact.kind in kinds]
        if stated is not None:
            found = of_kind(found, stated.kinds)
        found = variants(self._without_renames(found))
        return _around(found, stated.near if stated is not None else None)

    def _without_renames(self, facts: list[DefFact]) -> list[DefFact]:
        """`#define compress z_compress` is no second thing beside the function of that name."""
        functions = {fact.qualified_name for fact in facts if fact.kind in FUNCTION_KINDS}
        return [
            fact
            for fact in facts
            if fact.kind != "macro" or fact.name not in functions or not self._is_rename(fact)
        ]

    def _is_rename(self, macro: DefFact) -> bool:
        text = self.text(macro.path, macro.line, macro.last_line) or ""
        name = re.escape(macro.name)
        return re.search(rf"#\s*define\s+{name}\s+\w+\s*(?:/[/*].*)?$", text) is not None

    def judged(
        self,
        target: Target,
        stated: Stated,
        kinds: Collection[str],
        judge: Callable[[DefFact], Decision],
        what: str,
    ) -> Decision:
        """The decision about all definitions a target means, where they agree."""
        facts = self.facts(target, kinds, stated)
        if not facts:
            return self.nothing(target, what)
        return self.over(facts, judge)

    def over(self, facts: Sequence[DefFact], judge: Callable[[DefFact], Decision]) -> Decision:
        groups: dict[tuple[str, str], list[DefFact]] = {}
        for fact in facts:
            groups.setdefault((fact.path, fact.qualified_name), []).append(fact)
        if len(groups) > MAX_NAMESAKES:
            return unsure(ReasonCode.AMBIGUOUS_NAME, f"{len(groups)} definitions share the name")
        found = {key: any_of([judge(fact) for fact in group]) for key, group in groups.items()}
        ours = [one for (path, _), one in found.items() if not _OF_TESTS.search(path)]
        kinds = {one.holds for one in ours}
        if len(kinds) == 1 and {one.holds for one in found.values()} <= kinds | {Holds.UNSURE}:
            return all_of(ours)  # nobody means what only a test defines, unless it says otherwise
        return all_of(list(found.values()))

    def overloads(self, fact: DefFact) -> list[DefFact]:
        """The further heads of a function: those that say how it may be called, and accessors."""
        return [
            one
            for one in self.book.definitions(fact.name)
            if one.path == fact.path
            and one.qualified_name == fact.qualified_name
            and one.key != fact.key
            and (one.has(Trait.OVERLOAD) or fact.has(Trait.PROPERTY))
        ]

    def nothing(self, target: Target, what: str) -> Decision:
        named = self.definitions.of(target).fitting
        if named:
            first = named[0]
            note = f"{target.text} is a {first.kind}, not a {what} ({first.path}:{first.line})"
            return unsure(ReasonCode.FALSE_PREMISE, note)
        note = f"this repository has no definition of {target.text}"
        return unsure(ReasonCode.NOT_TOLD, note)

    # Files

    def files(self, target: Target) -> list[RepoPath]:
        """The files a path means: itself, its namesakes by tail, or all of a folder."""
        plain = target.text.removeprefix("./").rstrip("/")
        found = files_named(self.tree, plain).exact
        if found:
            return list(found)
        return [path for path in self.tree.files if f"/{plain}/" in f"/{path}"]

    def is_parsed(self, path: RepoPath) -> bool:
        return not blind_spots(self.tree, self.book, [path]) and self.book.status(path) == ""

    def text(self, path: RepoPath, first: int = 1, last: int | None = None) -> str | None:
        """Lines of a file; None where it cannot be read."""
        try:
            return "\n".join(self.tree.lines(path)[first - 1 : last])
        except FileUnreadable:
            return None

    def mentions(self, name: str, path: RepoPath, first: int = 1, last: int | None = None) -> bool:
        """Whether a name stands in a file, or among these lines of it, as a word of its own."""
        text = self.text(path, first, last)
        return text is None or re.search(_WORD.format(re.escape(name)), text) is not None

    # What shows it

    def head(self, path: RepoPath, line: int = 1) -> tuple[Place, ...]:
        """A line of a file that has any."""
        return (Place(path, LineRange(line, line)),) if self.text(path) else ()

    # What the other tools see

    def entry(
        self,
        tool: str,
        relation: Relation,
        *targets: Target,
        member: str = "",
        polar: bool = True,
        aspect: Aspect = Aspect.RELATION,
    ) -> EvidenceEntry:
        step = Step(
            tool=tool,
            evidence_class=EvidenceClass.FILE_SEARCH,
            aspect=aspect,
            relation=relation,
            targets=targets,
            polar=polar,
            member=member,
        )
        return self.tool(tool).observe(step)[0]

    def tool(self, name: str) -> Tool:
        if name not in self._tools:
            self._tools[name] = make_tool(name, self._box)
        return self._tools[name]

    def occurs(self, word: str) -> bool:
        """Whether a word may stand anywhere in the repository."""
        target = Target(text=word, kind=TargetKind.LITERAL)
        return not self.entry("grep", Relation.EXISTS, target, aspect=Aspect.ANCHOR).is_no

    def inferred(self, fact: DefFact) -> str | None:
        """The type a second opinion gives to what the text of a definition does not say."""
        if self._box.opinions is None:
            return None
        if fact.key not in self._inferred:
            opinion = self._box.opinions.type_of(asked_of(fact, self.book))
            told = without_literals(opinion.text, fact.path) if opinion.text else ""
            self._inferred[fact.key] = told or None
        return self._inferred[fact.key]

    def exactly(self, fact: DefFact) -> Target:
        """A target that means this definition and, at most, its overloads."""
        return Target(text=fact.qualified_name, kind=TargetKind.SYMBOL, within=fact.path)

    def comes_from_outside(self, fact: DefFact, name: str) -> bool:
        """Whether a class above, that is not of the repository, may bring a member of this name."""
        return any(
            one.fact is None and not _lacks(one.base.name, name)
            for one in self.ancestry.above(fact)
        )

    def constructor(self, fact: DefFact) -> DefFact | None:
        bound = self.binder.constructor(fact)
        return bound.fact if isinstance(bound, Defined) else None


def _lacks(base: str, member: str) -> bool:
    """Whether a class of Python itself certainly has no such member."""
    kind = _ROOTS.get(base, getattr(builtins, base, None))
    return isinstance(kind, type) and not hasattr(kind, member)


def proven(entry: EvidenceEntry) -> Decision | None:
    """The yes or no of another tool, where nothing limits it."""
    if entry.observations and entry.quality >= Quality.STRONG:
        places = tuple(dict.fromkeys(p for seen in entry.observations for p in seen.places))
        note = entry.observations[0].statement
        return Decision(holds=Holds.YES, note=note, places=places)
    if entry.is_no:
        return Decision(holds=Holds.NO, note=entry.note or "there is none", places=entry.searched)
    return None


def doubt(entry: EvidenceEntry) -> Decision:
    """Why another tool gives no sure answer."""
    reason = next(iter(entry.reasons), ReasonCode.NOT_TOLD)
    found = unsure(reason, entry.note or reason.meaning)
    return replace(found, instead=entry.candidates, also=entry.reasons[1:])


def of_kind(facts: list[DefFact], kinds: Collection[SymbolKind]) -> list[DefFact]:
    """Those of the kind that is stated; all of them where none is."""
    stated = {kind.value for kind in kinds}
    return [fact for fact in facts if fact.kind in stated] or facts


def _around(facts: list[DefFact], lines: LineRange | None) -> list[DefFact]:
    if lines is None:
        return facts
    near = [f for f in facts if f.first_line <= lines.last and lines.first <= f.last_line]
    return near or facts


def last_name(text: str) -> str:
    return dotted(text).rpartition(".")[2]


def where(fact: DefFact) -> str:
    return f"{fact.path}:{fact.line}"


def listed(names: Iterable[str], limit: int = 6) -> str:
    """Names in a row, for a sentence; '' where there are none or too many to be of use."""
    known = list(dict.fromkeys(names))
    return ", ".join(known) if 0 < len(known) <= limit else ""
