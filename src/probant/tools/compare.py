"""What two definitions, or two files, have in common and in what they differ.

Extractive: every sentence is a fact with the lines of both sides. Nothing is weighed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from probant.facts.definitions import distinct, parameters, variants
from probant.facts.file_names import files_named, module_files
from probant.facts.rows import DefFact
from probant.facts.schema import MODULE_SCOPE, Parameter, Trait
from probant.tools.fields import FIELD_KINDS
from probant.tools.registry import Toolbox
from probant.tools.subjects import Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place, kind_word
from probant.vocabulary.value import Observation, TextValue

N_LISTED = 40


class Compare:
    """Compares definitions and files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._subjects = Subjects(box, "compare")

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if len(step.targets) != 2:
            return (self._subjects.wrong(step, "it takes two things to compare them"),)
        if any(target.kind is TargetKind.PATH for target in step.targets):
            return (self._files(step),)
        return (self._symbols(step),)

    # Definitions

    def _symbols(self, step: Step) -> EvidenceEntry:
        sides: list[DefFact] = []
        for target in step.targets:
            facts = variants(self._subjects.definitions.of(target, inherited=True).fitting)
            if len(facts) > 1:
                return self._subjects.ambiguous(step, facts)
            if not facts:
                return self._subjects.wrong(step, f"{target.text} is no definition")
            sides.append(facts[0])
        one, other = sides
        if one.key == other.key:
            return self._subjects.wrong(step, "both names mean the same definition")
        if step.polar:
            return self._same_parameters(step, one, other)
        said = tuple(self._compared(one, other))
        return self._subjects.make.observed(step, Quality.STRONG, said)

    def _same_parameters(self, step: Step, one: DefFact, other: DefFact) -> EvidenceEntry:
        made = [self._subjects.callee(fact) for fact in (one, other)]
        if made[0] is None or made[1] is None:
            return self._subjects.wrong(step, "one of them takes no parameters")
        taken = [[(p.star, p.name) for p in parameters(fact)] for fact in made if fact is not None]
        if taken[0] == taken[1]:
            statement = f"{one.qualified_name} and {other.qualified_name} take the same parameters"
            seen = Observation(TextValue(statement), (one.head, other.head), statement)
            return self._subjects.make.observed(step, Quality.STRONG, (seen,))
        return self._subjects.make.absent(step, complete=True, note="their parameters differ")

    def _compared(self, one: DefFact, other: DefFact) -> Iterator[Observation]:
        both = (one.head, other.head)
        for fact in (one, other):
            yield _said(f"{_what(fact)} is defined at {fact.path}:{fact.line}.", fact.head)
        if one.kind in FUNCTION_KINDS and other.kind in FUNCTION_KINDS:
            yield from _signatures(one, other)
        elif one.kind in CLASS_KINDS and other.kind in CLASS_KINDS:
            yield from self._classes(one, other)
        elif one.kind != other.kind:
            yield _said(f"They are of different kinds: {one.kind} and {other.kind}.", *both)
        else:
            yield from _values(one, other)

    def _classes(self, one: DefFact, other: DefFact) -> Iterator[Observation]:
        bases = [[b.expression for b in self._subjects.binder.bases_of(f)] for f in (one, other)]
        yield from _lists(one, other, "extends or implements", bases[0], bases[1])
        for kinds, what in ((frozenset({"method"}), "method"), (FIELD_KINDS, "field")):
            members = [
                list(
                    dict.fromkeys(m.name for m in self._subjects.own_members(f) if m.kind in kinds)
                )
                for f in (one, other)
            ]
            yield from _lists(one, other, f"defines the {what}", members[0], members[1])

    # Files

    def _files(self, step: Step) -> EvidenceEntry:
        paths: list[RepoPath] = []
        for target in step.targets:
            found = self._named(target)
            if len(found) != 1:
                note = f"{len(found)} source files are called {target.text}"
                reason = ReasonCode.AMBIGUOUS_NAME if found else ReasonCode.FALSE_PREMISE
                return self._subjects.make.absent(
                    step, complete=False, reasons=(reason,), note=note
                )
            paths.append(found[0])
        if paths[0] == paths[1]:
            return self._subjects.wrong(step, "both names mean the same file")
        return self._subjects.make.observed(
            step, Quality.STRONG, tuple(self._compared_files(paths[0], paths[1]))
        )

    def _named(self, target: Target) -> list[RepoPath]:
        named = files_named(self._subjects.tree, target.text).exact
        named = named or module_files(self._subjects.tree, target.text)
        return [path for path in named if self._subjects.book.blob(path) is not None]

    def _compared_files(self, one: RepoPath, other: RepoPath) -> Iterator[Observation]:
        tops = [
            {f.name: f for f in distinct(self._subjects.book.definitions_in(path))
             if f.parent == MODULE_SCOPE and not f.has(Trait.DETACHED)}
            for path in (one, other)
        ]  # fmt: skip
        imports = [
            {
                row.module: Place(path, LineRange(row.line, row.last_line))
                for row in self._subjects.book.imports_of(path)
                if row.is_listed
            }
            for path in (one, other)
        ]
        heads = [{name: fact.head for name, fact in top.items()} for top in tops]
        yield from _both_sides(one, other, "define", "defines", heads[0], heads[1])
        yield from _both_sides(one, other, "import", "imports", imports[0], imports[1])


def _signatures(one: DefFact, other: DefFact) -> Iterator[Observation]:
    both = (one.head, other.head)
    mine = {p.name or p.star: p for p in parameters(one)}
    theirs = {p.name or p.star: p for p in parameters(other)}
    for owner, here, there in ((one, mine, theirs), (other, theirs, mine)):
        only = [name for name in here if name not in there]
        if only:
            yield _said(f"Only {owner.qualified_name} takes {_and(only)}.", *both)
    shared = [name for name in mine if name in theirs]
    if shared:
        yield _said(f"Both take {_and(shared)}.", *both)
    if not mine and not theirs:
        yield _said("Neither takes any parameters.", *both)
    if [name for name in theirs if name in mine] != shared:
        yield _said("They take these in a different order.", *both)
    for name in shared:
        yield from _parameter(one, other, mine[name], theirs[name])
    yield from _result(one, other)
    yield from _traits(one, other)


def _parameter(
    one: DefFact, other: DefFact, mine: Parameter, theirs: Parameter
) -> Iterator[Observation]:
    both = (one.head, other.head)
    for what, a, b in (
        ("default of", mine.default, theirs.default),
        ("annotation of", mine.annotation, theirs.annotation),
    ):
        if a != b:
            yield _said(
                f"The {what} {mine.name} is {a or 'not given'} in {one.qualified_name}"
                f" and {b or 'not given'} in {other.qualified_name}.",
                *both,
            )


def _result(one: DefFact, other: DefFact) -> Iterator[Observation]:
    a, b = one.details.returns, other.details.returns
    both = (one.head, other.head)
    if a == b:
        yield _said(f"Both return {a}." if a else "Neither has a return annotation.", *both)
        return
    yield _said(
        f"{one.qualified_name} {_returning(a)}; {other.qualified_name} {_returning(b)}.", *both
    )


def _returning(written: str | None) -> str:
    return f"returns {written}" if written else "has no return annotation"


def _traits(one: DefFact, other: DefFact) -> Iterator[Observation]:
    for trait, word in (
        (Trait.ASYNC, "async"),
        (Trait.GENERATOR, "a generator"),
        (Trait.STATIC, "static"),
        (Trait.CLASS_METHOD, "a class method"),
        (Trait.PROPERTY, "a property"),
        (Trait.ABSTRACT, "abstract"),
    ):
        if one.has(trait) != other.has(trait):
            is_it, is_not = (one, other) if one.has(trait) else (other, one)
            yield _said(
                f"{is_it.qualified_name} is {word}, {is_not.qualified_name} is not.",
                one.head, other.head,
            )  # fmt: skip


def _values(one: DefFact, other: DefFact) -> Iterator[Observation]:
    a, b = one.details.annotation, other.details.annotation
    if a != b:
        yield _said(
            f"{one.qualified_name} is annotated {a or 'not at all'},"
            f" {other.qualified_name} {b or 'not at all'}.",
            one.head,
            other.head,
        )


def _lists(
    one: DefFact, other: DefFact, verb: str, mine: Sequence[str], theirs: Sequence[str]
) -> Iterator[Observation]:
    for owner, here, there in ((one, mine, theirs), (other, theirs, mine)):
        only = [name for name in here if name not in there]
        if only:
            s = "s" if len(only) > 1 and verb.startswith("defines") else ""
            yield _said(
                f"Only {owner.qualified_name} {verb}{s} {_and(only)}.", one.head, other.head
            )
    shared = [name for name in mine if name in theirs]
    if shared:
        s = "s" if len(shared) > 1 and verb.startswith("defines") else ""
        plural = verb.replace("defines the", "define the").replace(
            "extends or implements", "extend or implement"
        )
        yield _said(f"Both {plural}{s} {_and(shared)}.", one.head, other.head)


def _both_sides(
    one: RepoPath, other: RepoPath, plural: str, verb: str,
    mine: dict[str, Place], theirs: dict[str, Place],
) -> Iterator[Observation]:  # fmt: skip
    for owner, here, there in ((one, mine, theirs), (other, theirs, mine)):
        only = [name for name in here if name not in there]
        if only:
            places = [here[name] for name in only[:N_LISTED]]
            yield _said(f"Only {owner} {verb} {_and(only)}.", *places)
    shared = [name for name in mine if name in theirs]
    if shared:
        places = [side[name] for name in shared[:N_LISTED] for side in (mine, theirs)]
        yield _said(f"Both {plural} {_and(shared)}.", *places)
    if not mine and not theirs:
        start = LineRange(1, 1)
        yield _said(f"Neither file {verb} anything.", Place(one, start), Place(other, start))


def _what(fact: DefFact) -> str:
    return f"The {kind_word(fact.kind, fact.path)} {fact.qualified_name}"


def _and(names: Sequence[str]) -> str:
    told = list(names[:N_LISTED])
    if len(names) > N_LISTED:
        told.append(f"{len(names) - N_LISTED} more")
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"


def _said(sentence: str, *places: Place) -> Observation:
    return Observation(TextValue(sentence), places, sentence)
