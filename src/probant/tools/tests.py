"""Tests by name, by place, and by what their bodies refer to.

A test refers to a definition only where its own body certainly does: what it reaches through
fixtures or helpers is not told, and a mention that may mean something else is a lead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from probant.errors import FileUnreadable
from probant.facts.bound import Defined, Uncertain
from probant.facts.definitions import Definitions, distinct
from probant.facts.file_names import files_named
from probant.facts.languages import family_of
from probant.facts.rows import CallFact, DefFact
from probant.tools.base import EntryMaker
from probant.tools.dynamic import CALLABLE
from probant.tools.occurrences import Mentions, Occurrence, Role, mentions_of
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.tools.scope import EVERYWHERE, Scope, narrowed_to
from probant.tools.test_cases import Case, TestCases
from probant.tools.test_setups import Setup, served, setup_at
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import LocationValue, Observation, PathValue

AS_WRITTEN = "each test counts once as it is written; parameters are not multiplied out"
N_NEAR = 5
_PREFIX = re.compile(r"^(?:test_*|Test_*)")
_LIKE_A_TEST = re.compile(
    rb"def test|\b(?:it|test|specify)(?:\.\w+)*\(|\b(?:Test|Fuzz)\w*\("
    rb"|\btest\w*[\](]|@\w*Test|\bTEST"
)
_WHERE = re.compile(
    r"(?P<name>\S+) (?:in|inside|within|of|under) (?:the )?(?:(?:file|class|module|folder|suite) )?"
    r"[`\"']?(?P<where>[^\s`\"']+)[`\"']?(?: (?:file|class|module|folder|suite))?"
)


class Tests:
    """Looks for tests in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._cases = TestCases(box)
        self._definitions = Definitions(box.book, box.binder)
        self._references = References(box)
        self._make = EntryMaker(box.tree, "tests", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.ANCHOR:
            is_test = step.targets[0].kind is TargetKind.TEST
            return (self._named(step) if is_test else self._group(step),)
        if step.relation is Relation.TEST_CASES:
            return (self._listed(step),)
        return (self._referring(step),)

    # Tests by name

    def _named(self, step: Step) -> EvidenceEntry:
        cases = self._all(self._cases.files)
        name, within = step.targets[0].text, ""
        if not any(_is_called(case, name) for case in cases):
            name, within = _split(name)
        found = [case for case in cases if _is_called(case, name) and _stands_in(case, within)]
        if found:
            return self._make.observed(
                step,
                Quality.STRONG,
                tuple(map(_seen, found)),
                reasons=(ReasonCode.AMBIGUOUS_NAME,) if len(found) > 1 and not step.polar else (),
            )
        elsewhere = [case for case in cases if _is_called(case, name)]
        if elsewhere:
            return self._stands_elsewhere(step, within, elsewhere)
        others = self._book.definitions(name.rpartition(".")[2])
        reasons, why = self._unsure(self._cases.files, words=_spelled(name.rpartition(".")[2]))
        if others:
            reasons = (*reasons, ReasonCode.OTHER_TARGET)
            where = f"{others[0].path}:{others[0].line}"
            why = why or f"{name} at {where} is not recognised as a test"
        near = [case for case in cases if name.casefold() in case.definition.name.casefold()]
        return self._make.absent(
            step,
            complete=not reasons,
            candidates=tuple(map(_seen, near[:N_NEAR])),
            reasons=reasons,
            note=why or f"none of {len(cases)} tests is called so",
        )

    def _stands_elsewhere(self, step: Step, within: str, found: list[Case]) -> EvidenceEntry:
        """A test of that name, but not where it is asked for; that must be a place to say no of."""
        is_place = bool(files_named(self._tree, within).exact or self._inside(within)) or any(
            _is_in_group(case, within) for case in self._all(self._cases.files)
        )
        where = f"{found[0].path}:{found[0].definition.line}"
        return self._make.absent(
            step,
            complete=is_place,
            candidates=tuple(map(_seen, found[:N_NEAR])),
            reasons=() if is_place else (ReasonCode.FALSE_PREMISE,),
            note=f"it stands at {where}" + ("" if is_place else f", and there is no {within}"),
        )

    # Tests by place

    def _group(self, step: Step) -> EvidenceEntry:
        """What tests are asked of: a folder, or a group of tests that has no definition."""
        name = step.targets[0].text
        files = self._inside(name)
        if files:
            place = Place(files[0], LineRange(1, 1))
            seen = Observation(PathValue(files[0]), (place,), f"{files[0]} stands in {name}")
            return self._make.observed(step, Quality.STRONG, (seen,))
        grouped = [case for case in self._all(self._cases.files) if _is_in_group(case, name)]
        if grouped:
            return self._make.observed(step, Quality.STRONG, tuple(map(_seen, grouped[:1])))
        return self._make.absent(step, complete=False, note=f"no group of tests is called {name}")

    def _listed(self, step: Step) -> EvidenceEntry:
        files, group = self._scope(step.targets)
        if files is None:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,),
                note=f"{step.targets[0].text} is no place where tests could stand",
            )  # fmt: skip
        cases = [case for case in self._all(files) if not group or _is_in_group(case, group)]
        if len(files) > 1 and step.targets and self._is_one_thing(step.targets[0]):
            return self._of_namesakes(step, files, cases)
        scope = narrowed_to(step.filters, self._tree, self._book)
        reasons, why = self._unsure(scope.files(files), scope=scope)
        if cases:
            return self._make.observed(
                step, Quality.STRONG, tuple(map(_seen, cases)), complete=not reasons,
                reasons=reasons, note="; ".join(filter(None, (AS_WRITTEN, why))),
            )  # fmt: skip
        return self._make.absent(
            step, complete=not reasons, reasons=reasons,
            note=why or f"looked for tests in {len(files)} files",
        )  # fmt: skip

    def _is_one_thing(self, target: Target) -> bool:
        """A class or a file, not a folder or a group, which may well spread over files."""
        if target.kind is not TargetKind.PATH and self._classes(target):
            return True
        return bool(files_named(self._tree, target.text).exact)

    def _classes(self, target: Target) -> list[DefFact]:
        return [fact for fact in self._definitions.of(target).fitting if fact.kind == "class"]

    def _of_namesakes(self, step: Step, files: list[RepoPath], cases: list[Case]) -> EvidenceEntry:
        """Which of several is meant is not for us to say; each is told with its tests."""
        told = [f"{sum(case.path == path for case in cases)} in {path}" for path in files]
        return self._make.absent(
            step, complete=False, reasons=(ReasonCode.AMBIGUOUS_NAME,),
            candidates=tuple(map(_seen, cases)),
            note=f"{len(files)} are called so: {', '.join(told)}",
        )  # fmt: skip

    def _scope(self, targets: Sequence[Target]) -> tuple[list[RepoPath] | None, str]:
        """Files in which tests are asked for, and the class or group they must belong to."""
        if not targets:
            return self._cases.files, ""
        target = targets[0]
        if target.kind is not TargetKind.PATH and (facts := self._classes(target)):
            paths = list(dict.fromkeys(fact.path for fact in facts))
            return paths, facts[0].qualified_name
        exact = [p for p in files_named(self._tree, target.text).exact if self._book.blob(p)]
        if exact:
            return exact, ""
        inside = self._inside(target.text)
        if inside:
            return [path for path in inside if self._cases.may_hold_tests(path)], ""
        if any(_is_in_group(case, target.text) for case in self._all(self._cases.files)):
            return self._cases.files, target.text
        return None, ""

    def _inside(self, folder: str) -> list[RepoPath]:
        """Source files below a folder of this name; of its whole path, or of its end."""
        wanted = folder.replace("\\", "/").removeprefix("./").strip("/")
        from_root = [path for path in self._book.blobs if path.startswith(wanted + "/")]
        return sorted(from_root or [path for path in self._book.blobs if f"/{wanted}/" in path])

    def _all(self, files: Iterable[RepoPath]) -> list[Case]:
        return [case for path in files for case in self._cases.of(path).cases]

    def _unsure(
        self, files: Sequence[RepoPath], words: Sequence[str] = (), scope: Scope = EVERYWHERE
    ) -> tuple[tuple[ReasonCode, ...], str]:
        """Why tests may have been missed; a file that does not hold the words has none of them."""
        doubts = [
            doubt
            for path in files
            if (doubt := self._cases.of(path).doubt) and (not words or self._may_speak(path, words))
        ]
        spots = self._blind_spots(files, words, scope)
        reasons: list[ReasonCode] = []
        if doubts:
            reasons.append(ReasonCode.DYNAMIC_DISPATCH)
        if spots:
            reasons.append(ReasonCode.WINDOW_SKIPPED_FILES)
        return tuple(reasons), "; ".join((*doubts[:1], *spots[:1]))

    def _blind_spots(
        self, files: Sequence[RepoPath], words: Sequence[str], scope: Scope
    ) -> list[str]:
        """Files that may hold a test, or speak of the words, and were not fully understood."""
        spots = [
            f"{skip.path} ({skip.reason})"
            for skip in self._tree.skipped
            if len(files) != 1
            and self._cases.may_hold_tests(skip.path)
            and scope.holds_file(skip.path)
        ]
        wanted = set(files)
        for path, status in self._book.partly_parsed():
            if path in wanted and self._may_speak(path, words):
                spots.append(f"{path} ({status})")
        return spots

    def _may_speak(self, path: RepoPath, words: Sequence[str]) -> bool:
        try:
            source = self._tree.read(path)
        except FileUnreadable:
            return True
        if words:
            return any(word.encode() in source for word in words)
        return _LIKE_A_TEST.search(source) is not None

    # Tests by what they refer to

    def _referring(self, step: Step) -> EvidenceEntry:
        targets = self._targets(step.targets[0])
        if not targets:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,),
                note=f"{step.targets[0].text} is nothing a test could refer to",
            )  # fmt: skip
        names = sorted({name for fact in targets for name in self._names(fact.name)})
        look = _Look(self._binder_calls(targets), targets)
        certain: dict[Case, int] = {}
        doubtful: dict[Case, int] = {}
        files = [path for path in self._cases.files if _speaks_to(path, targets)]
        for path in files:
            for case, line, sure in self._sites(path, names, look):
                is_told = sure and (step.facet is not Facet.TESTED or self._is_counted(case))
                (certain if is_told else doubtful).setdefault(case, line)
        shared = self._shared(files, names, look)
        for setup in shared:
            for case in self._served(setup, files):
                doubtful.setdefault(case, case.definition.line)
        leads = {case: line for case, line in doubtful.items() if case not in certain}
        if not certain and not leads:  # one that is called after it may well be about it
            leads = {case: case.definition.line for case in self._called_after(files, names)}
        if not certain and not leads and (own := self._own_tests(targets)):
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_TOLD,),
                candidates=tuple(map(_seen, own)),
                note=f"no test refers to {step.targets[0].text}, which holds tests itself",
            )  # fmt: skip
        scope = narrowed_to(step.filters, self._tree, self._book)
        reasons, why = self._unsure(scope.files(files), words=names, scope=scope)
        if shared:
            reasons = (*reasons, ReasonCode.DYNAMIC_DISPATCH)
            why = (
                f"{shared[0].path}:{shared[0].line} makes it ready for tests that need not name it"
            )
        return self._found(step, certain, leads, (tuple(dict.fromkeys(reasons)), why))

    def _is_counted(self, case: Case) -> bool:
        """Whether it is a test, not an example or a benchmark that runs beside them."""
        return case in self._cases.of(case.path).cases

    def _called_after(self, files: Iterable[RepoPath], names: Sequence[str]) -> list[Case]:
        """Tests whose own names or titles hold one of the names: `TestStopAll`, "stopAll ends"."""
        words = "|".join(
            f"(?i:{re.escape(name[0])}){re.escape(name[1:])}" for name in names if name
        )
        said = re.compile(rf"(?:\b|_|(?<=[a-z0-9])(?=[A-Z]))(?:{words})(?![a-z])")
        return [case for case in self._all(files) if said.search(case.definition.name)]

    def _own_tests(self, targets: list[DefFact]) -> list[Case]:
        """Tests that stand in what was asked for: "the tests of UtilTest" may mean these."""
        cases = self._all(dict.fromkeys(fact.path for fact in targets if fact.kind == "class"))
        names = {fact.qualified_name for fact in targets}
        return [case for case in cases if any(_is_in_group(case, name) for name in names)]

    def _shared(self, files: Sequence[RepoPath], names: list[str], look: _Look) -> list[Setup]:
        """Fixtures and the like that refer to a target, outside of any test."""
        fixtures = [p for p in self._book.blobs if p.rpartition("/")[2] == "conftest.py"]
        found: list[Setup] = []
        for path in (*files, *fixtures):
            cases = self._cases.of(path).runnable
            if not cases and path not in fixtures:
                continue
            for line in self._lines(path, names, look):
                setup = None if _innermost(cases, line) else setup_at(self._book, path, line)
                found += [setup] if setup is not None else []
        return found

    def _lines(self, path: RepoPath, names: list[str], look: _Look) -> list[int]:
        """Lines of a file that may refer to a target."""
        try:
            source = self._tree.read(path)
        except FileUnreadable:
            return []
        if not any(name.encode() in source for name in names):
            return []
        lines = {line for line, _ in look.calls_in(path)}
        mentions = mentions_of(path, source)
        if mentions is None:
            return sorted(lines)
        for one in (one for name in names for one in mentions.by_name.get(name, ())):
            if one.role is Role.BOUND or one.is_type or one.line in lines:
                continue
            if self._is_meant(path, one, mentions, look) is not None:
                lines.add(one.line)
        return sorted(lines)

    def _served(self, setup: Setup, files: Sequence[RepoPath]) -> list[Case]:
        folder = setup.path.rpartition("/")[0]
        is_shared = setup.path.rpartition("/")[2] == "conftest.py"
        near = [p for p in files if is_shared and p.startswith(f"{folder}/" if folder else "")]
        paths = near or [setup.path]
        facts = [fact for path in paths for fact in self._book.definitions_in(path)]
        return served(setup, self._all(paths), facts)

    def _targets(self, target: Target) -> list[DefFact]:
        if target.kind is TargetKind.PATH:
            paths = files_named(self._tree, target.text).exact
            facts = [f for path in paths[:1] for f in self._book.definitions_in(path)]
            return [fact for fact in facts if not fact.parent]
        facts = self._definitions.of(target).fitting
        own = {case.definition for path in self._cases.files for case in self._cases.of(path).cases}
        return [fact for fact in facts if fact.definition not in own] or distinct(facts)

    def _names(self, name: str) -> list[str]:
        """The name, and every other one under which files import or export it."""
        names, queue = [name], [name]
        while queue:
            known = queue.pop()
            others = [*self._book.import_aliases(known), *self._book.export_aliases(known)]
            new = [one for one in dict.fromkeys(others) if one and one not in names]
            names += new
            queue += [one for one in new if one not in ("default", "=")]
        return names

    def _binder_calls(self, targets: list[DefFact]) -> tuple[list[CallFact], list[CallFact]]:
        certain: list[CallFact] = []
        doubtful: list[CallFact] = []
        for fact in targets:
            if fact.kind in CALLABLE:
                sure, unsure = self._references.call_sites([fact])
                certain += sure
                doubtful += unsure
        return certain, doubtful

    def _sites(
        self, path: RepoPath, names: list[str], look: _Look
    ) -> Iterable[tuple[Case, int, bool]]:
        """Lines of tests of this file that refer to a target: certainly, or maybe."""
        try:
            source = self._tree.read(path)
        except FileUnreadable:
            return
        if not any(name.encode() in source for name in names):
            return
        cases = self._cases.of(path).runnable
        for line, is_certain in look.calls_in(path):
            yield from ((case, line, is_certain) for case in _innermost(cases, line))
        mentions = mentions_of(path, source) if cases else None
        if mentions is None:
            return
        for one in (one for name in names for one in mentions.by_name.get(name, ())):
            if one.line in look.lines(path) or one.role is Role.BOUND:
                continue
            holding = [
                case
                for case in _innermost(cases, one.line)
                if not (one.is_type and one.line <= case.signature_last)  # no part of its body
            ]
            sure = self._is_meant(path, one, mentions, look) if holding else None
            if sure is not None:
                yield from ((case, one.line, sure) for case in holding)

    def _is_meant(
        self, path: RepoPath, one: Occurrence, mentions: Mentions, look: _Look
    ) -> bool | None:
        """Whether a mention that is no call certainly means a target; None: certainly not."""
        rules = self._binder.rules(path)
        at = (path, self._scope_at(path, one.line))
        if one.role is Role.MEMBER:
            if not one.chain or one.chain == one.name:
                return None
            bound = rules.dotted(at, one.chain)
        else:
            if mentions.is_hidden(one):
                return None
            bound = rules.named(at, one.name)
        if isinstance(bound, Defined):
            return True if bound.fact.key in look.keys else None
        if not isinstance(bound, Uncertain):
            return None
        is_member = one.role is Role.MEMBER
        return False if is_member == look.has_members or not is_member else None

    def _scope_at(self, path: RepoPath, line: int) -> int:
        inside = [
            fact
            for fact in self._book.definitions_in(path)
            if fact.line <= line <= fact.last_line and fact.kind in ("function", "method", "class")
        ]
        return max(inside, key=lambda fact: fact.line).no if inside else 0

    def _found(
        self,
        step: Step,
        certain: dict[Case, int],
        leads: dict[Case, int],
        unsure: tuple[tuple[ReasonCode, ...], str],
    ) -> EvidenceEntry:
        reasons, why = unsure
        if leads and ReasonCode.DYNAMIC_DISPATCH not in reasons:
            reasons = (ReasonCode.UNRESOLVED_REFERENCES, *reasons)
            why = f"{len(leads)} more tests use the name for what is not certainly it"
        name = step.targets[0].text
        seen = tuple(_refers(case, line, name) for case, line in _in_order(certain))
        candidates = tuple(_refers(case, line, name) for case, line in _in_order(leads))
        if seen:
            return self._make.observed(
                step, Quality.STRONG, seen, candidates=candidates, complete=not reasons,
                reasons=reasons, note=why or None,
            )  # fmt: skip
        if step.facet is Facet.TESTED and not reasons:
            reasons = (ReasonCode.DYNAMIC_DISPATCH,)
            why = f"no test refers to {name} directly; one may reach it through other code"
        if leads:
            return self._make.observed(
                step, Quality.WEAK, candidates=candidates, n_matches=len(leads), n_exact=0,
                complete=False, reasons=reasons, note=why,
            )  # fmt: skip
        return self._make.absent(
            step, complete=not reasons, reasons=reasons,
            note=why or f"looked at every test of {len(self._cases.files)} files",
        )  # fmt: skip


class _Look:
    """What is looked for, and the calls of it that the index knows."""

    def __init__(
        self, calls: tuple[list[CallFact], list[CallFact]], targets: list[DefFact]
    ) -> None:
        self.keys = {fact.key for fact in targets}
        self.has_members = any(fact.kind == "method" or fact.parent for fact in targets)
        self._calls: dict[str, dict[int, bool]] = {}
        for sure, sites in ((True, calls[0]), (False, calls[1])):
            for call in sites:
                known = self._calls.setdefault(call.path, {})
                known[call.last_line] = known.get(call.last_line, False) or sure

    def calls_in(self, path: RepoPath) -> list[tuple[int, bool]]:
        return sorted(self._calls.get(path, {}).items())

    def lines(self, path: RepoPath) -> dict[int, bool]:
        return self._calls.get(path, {})


def _speaks_to(path: RepoPath, targets: list[DefFact]) -> bool:
    """Whether tests of this file's language could refer to any of the targets."""
    return family_of(path) in {family_of(fact.path) for fact in targets}


def _innermost(cases: Sequence[Case], line: int) -> list[Case]:
    holding = [case for case in cases if case.holds(line)]
    return [max(holding, key=lambda case: case.definition.line)] if holding else []


def _in_order(cases: dict[Case, int]) -> list[tuple[Case, int]]:
    return sorted(cases.items(), key=lambda one: (one[0].path, one[0].definition.line))


def _split(said: str) -> tuple[str, str]:
    """`test_load in tests/test_app.py`: the name, and the file, folder or class it must be in."""
    found = _WHERE.fullmatch(said)
    name, within = (found["name"], found["where"]) if found else (said, "")
    return name.removesuffix("()"), within


def _stands_in(case: Case, within: str) -> bool:
    wanted = within.strip("/")
    path = f"/{case.path}"
    return (
        not within
        or path.endswith("/" + wanted)
        or f"/{wanted}/" in path
        or path.rpartition(".")[0].endswith("/" + wanted)
        or _is_in_group(case, within)
    )


def _is_called(case: Case, name: str) -> bool:
    definition = case.definition
    known = definition.qualified_name
    plain = name.replace("::", ".").replace("#", ".")
    return definition.name == name or known == name or known.endswith(("." + plain, " > " + name))


def _is_in_group(case: Case, group: str) -> bool:
    return (
        case.group == group
        or case.group.endswith(("." + group, " > " + group))
        or (case.group.startswith((group + ".", group + " > ")))
    )


def _spelled(name: str) -> list[str]:
    """The name, and what a macro that makes tests would be given of it."""
    return list(dict.fromkeys((name, _PREFIX.sub("", name) or name)))


def _seen(case: Case) -> Observation:
    where = f"{case.path}:{case.definition.line}"
    statement = f"the test {case.definition.qualified_name} stands at {where}"
    return Observation(LocationValue(case.definition), (case.place,), statement)


def _refers(case: Case, line: int, name: str) -> Observation:
    site = Place(case.path, LineRange(line, line))
    statement = f"{case.definition.qualified_name} refers to {name} at {case.path}:{line}"
    places = (case.place,) if case.definition.line <= line <= case.head_last else (case.place, site)
    return Observation(LocationValue(case.definition), places, statement)
