"""Exceptions: which ones a function raises itself, which ones come out of it, and who raises one.

Passing on what was caught is no raise of its own. A raised value whose class the text does not show
makes the list incomplete; so does, all the way, what a handler around a call may catch.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Sequence

from probant.facts.blind_spots import blind_spots
from probant.facts.bodies.raising import (
    HAVE_NO_EXCEPTIONS,
    Raise,
    is_guarded,
    raised_anywhere,
    raised_by,
)
from probant.facts.bound import Bound, Defined, Outside
from probant.facts.definitions import LIGHT, Definitions, located
from probant.facts.file_names import files_named
from probant.facts.languages import language_of
from probant.facts.name_reach import is_within_reach, with_owner
from probant.facts.rows import CallFact, DefFact
from probant.tools.base import EntryMaker
from probant.tools.parsed import ParsedFiles
from probant.tools.reach import WayDown, walk_down
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, scope_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

RAISING = FUNCTION_KINDS | CLASS_KINDS
CATCHING = frozenset({"recover", "catch_unwind"})
"""Calls by which a function of Go or Rust catches panics."""
BY_SYNTAX = frozenset(
    "KeyError IndexError LookupError TypeError AttributeError NameError UnboundLocalError "
    "ValueError ZeroDivisionError ArithmeticError OverflowError StopIteration StopAsyncIteration "
    "GeneratorExit RecursionError MemoryError RuntimeError AssertionError ImportError "
    "ModuleNotFoundError KeyboardInterrupt Exception BaseException RangeError ReferenceError "
    "SyntaxError Error NullPointerException ClassCastException ArithmeticException Throwable "
    "IndexOutOfBoundsException ArrayIndexOutOfBoundsException NegativeArraySizeException "
    "RuntimeException ArrayStoreException OutOfMemoryError StackOverflowError".split()
)
"""What an operation raises without a word."""
_CALLING_BACK = frozenset(
    "map filter sorted min max sort eval exec getattr setattr delattr iter next super type compile "
    "__import__ open print".split()
)
"""Builtins of Python that run code they are given."""
_JOINT = re.compile(r"::|->|\.")


class Site(Record, kw_only=True):
    """One raise with where it stands and what its class is."""

    path: RepoPath
    said: Raise
    bound: Bound | None

    @property
    def is_named(self) -> bool:
        """Whether a class is certainly meant: by its syntax, its binding, or how it is written."""
        if not self.said.name:
            return False
        if self.said.is_class:
            return True
        if isinstance(self.bound, Defined):
            return self.bound.fact.kind in CLASS_KINDS
        last = _last(self.said.name)
        return last[:1].isupper() or (isinstance(self.bound, Outside) and "::" in self.said.name)

    @property
    def is_raised(self) -> bool:
        """Whether a class is raised here by name: what a head only declares is not."""
        return self.is_named and not self.said.declared


_ERROR = re.compile(r"(?:Error|Exception|Warning|Throwable)$")


class Raised:
    """Follows raises through the files of one snapshot."""

    def __init__(self, box: Toolbox, files: ParsedFiles, make: EntryMaker) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._search = box.search
        self._definitions = Definitions(box.book, box.binder)
        self._make = make
        self._files = files
        self._functions: dict[RepoPath, list[DefFact]] = {}

    def observe(self, step: Step) -> EvidenceEntry:
        if step.relation is Relation.RAISED_BY:
            scope = scope_of(step.member, self._tree, self._definitions, step.filters, self._book)
            if scope is None:
                note = f"nothing here is called {step.member}"
                reasons = (ReasonCode.MISSING_ANCHOR,)
                return self._make.absent(step, complete=False, reasons=reasons, note=note)
            is_anchor = step.aspect is Aspect.ANCHOR
            return self._named_outside(step) if is_anchor else self._raised_by(step, scope)
        if step.transitive:
            return self._through_calls(step)
        return self._whether(step) if step.polar else self._raises(step)

    # What a function raises

    def named_by(self, fact: DefFact) -> list[tuple[str, Place]]:
        """The exceptions that its own body certainly raises, each with its first place."""
        found: dict[str, Place] = {}
        for site in self._body(fact) or ():
            if site.is_raised and not site.said.again:
                found.setdefault(site.said.name, self._place(site))
        return list(found.items())

    def _raises(self, step: Step) -> EvidenceEntry:
        read = self._read(step)
        if isinstance(read, EvidenceEntry):
            return read
        names, sites = read
        seen: dict[str, Observation] = {}
        is_file = step.targets[0].kind is TargetKind.PATH
        for site in sites:
            if site.is_raised:
                first = seen.setdefault(site.said.name, self._observed(names, site))
                places = dict.fromkeys((*first.places, self._place(site)))
                if is_file:  # "the panics of mux.go" are all of them
                    seen[site.said.name] = replace(first, places=tuple(places))
        hidden = [site for site in sites if not site.is_named and not site.said.again]
        again = [site for site in sites if site.said.again]
        declared = [site for site in sites if site.said.declared and site.said.name not in seen]
        spots = blind_spots(self._tree, self._book, [site.path for site in sites])
        leads = tuple(self._lead(site) for site in (*hidden, *again, *declared))
        if (
            not seen
            and step.targets[0].kind is TargetKind.PATH
            and self._defines_errors(RepoPath(names))
        ):
            note = f"{names} raises nothing itself, but defines exceptions: which is meant?"
            unsaid = (ReasonCode.NOT_TOLD,)
            return self._make.absent(step, complete=False, reasons=unsaid, note=note)
        if not seen:
            return self._none(step, hidden + again, leads)
        reasons: tuple[ReasonCode, ...] = (ReasonCode.DYNAMIC_DISPATCH,) if hidden else ()
        reasons += (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(seen.values()),
            candidates=leads,
            complete=not reasons,
            reasons=reasons,
            note="a value made elsewhere is raised too" if hidden else None,
        )

    def _defines_errors(self, path: RepoPath) -> bool:
        return any(
            _ERROR.search(name)
            for fact in self._book.definitions_in(path)
            if fact.kind in CLASS_KINDS
            for name in (fact.name, *(base.name for base in self._binder.bases_of(fact)))
        )

    def _none(
        self, step: Step, unclear: list[Site], leads: tuple[Observation, ...]
    ) -> EvidenceEntry:
        if unclear:
            return self._make.absent(
                step,
                complete=False,
                candidates=leads,
                reasons=(ReasonCode.DYNAMIC_DISPATCH,),
                note="it only raises what was caught or made elsewhere",
            )
        note = "its own body raises nothing"
        return self._make.absent(step, complete=True, candidates=leads, note=note)

    def _read(self, step: Step) -> tuple[str, list[Site]] | EvidenceEntry:
        """The raises of what the target means, or why there are none to speak of."""
        target = step.targets[0]
        if target.kind is TargetKind.PATH:
            files = files_named(self._tree, target.text).exact
            paths = [path for path in files if language_of(path)]
            if len(paths) != 1:
                return self._unclear_file(step, paths)
            return paths[0], self._sites(paths[0])
        facts = self._raising(target)
        if not facts:
            note = f"{target.text} is no function, method or class"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        return self._read_facts(step, facts)

    def _raising(self, target: Target) -> list[DefFact]:
        """What a name means that may raise something."""
        fitting = self._definitions.of(target, inherited=True).fitting
        named = [fact for fact in fitting if fact.kind in RAISING]
        return [fact for fact in named if not fact.traits & LIGHT] or named

    def _read_facts(
        self, step: Step, facts: list[DefFact]
    ) -> tuple[str, list[Site]] | EvidenceEntry:
        bodies = [self._body(fact) for fact in facts]
        if any(body is None for body in bodies):
            return self._make.absent(
                step,
                complete=False,
                candidates=tuple(located(fact) for fact in facts),
                reasons=(ReasonCode.WINDOW_SKIPPED_FILES,),
                note="its body could not be read",
            )
        read = [body for body in bodies if body is not None]
        lists = {tuple(dict.fromkeys(site.said.name for site in body)) for body in read}
        if len(lists) > 1:
            return self._make.observed(
                step,
                Quality.WEAK,
                candidates=tuple(located(fact) for fact in facts),
                n_matches=len(facts),
                reasons=(ReasonCode.AMBIGUOUS_NAME,),
                note=f"{len(facts)} definitions share the name and differ here",
            )
        language = self._language(facts[0])
        if language in HAVE_NO_EXCEPTIONS and not read[0]:
            note = f"functions of {language.capitalize()} raise no exceptions"
            note += "" if language == "c" else ", and this one has no panic of its own"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        return facts[0].qualified_name, read[0]

    def _language(self, fact: DefFact) -> str:
        return self._book.language(fact.path) or ""

    def _unclear_file(self, step: Step, paths: list[RepoPath]) -> EvidenceEntry:
        reason = ReasonCode.AMBIGUOUS_NAME if paths else ReasonCode.FALSE_PREMISE
        note = f"{len(paths)} files are named so" if paths else "it is no file of code"
        return self._make.absent(step, complete=False, reasons=(reason,), note=note)

    def _body(self, fact: DefFact) -> list[Site] | None:
        """The raises of a function, or of the methods of a class; None where it cannot be read."""
        if fact.kind in CLASS_KINDS:
            members = [m for m in self._binder.members_of(fact) if m.kind in FUNCTION_KINDS]
            found: list[Site] = []
            for member in sorted(members, key=lambda one: (one.path, one.line)):
                found += self._body(member) or []
            return found
        code = self._files.code(fact.path)
        said = raised_by(code, fact.name, fact.line, fact.last_line) if code is not None else None
        if said is None:
            return None
        sites = [self._site(fact.path, one, fact.no) for one in said]
        return sites + self._behind_macros(fact)

    def _behind_macros(self, fact: DefFact) -> list[Site]:
        """Uses of macros that throw: what comes out of them the body does not show."""
        if self._language(fact) not in ("c", "cpp"):
            return []
        calls = self._book.calls_in(fact.path, fact.blob, fact.no)
        return [
            Site(path=fact.path, said=Raise("", call.line, call.last_line), bound=None)
            for call in calls
            if "THROW" in call.name or self._throws(call.name)
        ]

    def _throws(self, name: str) -> bool:
        macros = [fact for fact in self._book.definitions(name) if fact.kind == "macro"]
        for fact in macros:
            code = self._files.code(fact.path)
            lines = code.source.split(b"\n")[fact.first_line - 1 : fact.last_line] if code else []
            if any(re.search(rb"\bthrow\b", line) for line in lines):
                return True
        return False

    # Whether it raises that one

    def _whether(self, step: Step) -> EvidenceEntry:
        read = self._read(step)
        if isinstance(read, EvidenceEntry):
            return read
        name, sites = read
        meant = [
            site
            for site in sites
            if site.is_raised and (not step.member or _is_called(site.said.name, step.member))
        ]
        stated = step.stated.count if step.stated is not None else None
        if meant and stated is not None and len(meant) != stated:
            return self._so_many(step, name, sites, meant)
        if meant:
            return self._make.observed(
                step, Quality.STRONG, tuple(self._observed(name, site) for site in meant)
            )
        doubtful = [site for site in sites if self._may_be(site, step.member)]
        reasons: tuple[ReasonCode, ...] = (ReasonCode.DYNAMIC_DISPATCH,) if doubtful else ()
        note = "every raise in its own body names something else"
        declared = [s for s in sites if s.said.declared and _is_called(s.said.name, step.member)]
        if declared:  # in Java "throws" may mean either
            reasons += (ReasonCode.NOT_TOLD,)
            note = f"its head declares {step.member}, but its own body raises it nowhere"
        if doubtful:
            note = f"line {doubtful[0].said.first} may raise it"
        return self._make.absent(
            step,
            complete=not reasons,
            candidates=tuple(self._lead(site) for site in (*doubtful, *declared)),
            reasons=reasons,
            note=note,
        )

    def _so_many(
        self, step: Step, name: str, sites: Sequence[Site], meant: Sequence[Site]
    ) -> EvidenceEntry:
        """That it is raised in another number of places than is stated."""
        doubtful = [site for site in sites if site not in meant and self._may_be(site, step.member)]
        lines = ", ".join(str(site.said.first) for site in meant)
        note = (
            f"{name} raises {step.member} in {len(meant)} place{'s' * (len(meant) != 1)}: {lines}"
        )
        return self._make.absent(
            step,
            complete=not doubtful,
            candidates=tuple(self._lead(site) for site in doubtful),
            reasons=(ReasonCode.DYNAMIC_DISPATCH,) if doubtful else (),
            note=note,
            searched=tuple(self._place(site) for site in meant),
        )

    def _may_be(self, site: Site, asked: str) -> bool:
        """Whether a raise of something else may be one of the asked class all the same."""
        if not site.is_named:
            return (
                not site.said.again
                or any(_is_called(c, asked) for c in site.said.caught)
                or (not site.said.caught)
            )
        return self._extends(site.bound, site.said.name, asked)

    def _extends(self, bound: Bound | None, name: str, asked: str) -> bool:
        """Whether the raised class is known to be, or may well be, a kind of the asked one."""
        if not isinstance(bound, Defined):
            return asked in ("Exception", "BaseException", "Throwable", "Error", "exception") or (
                _builtin_below(_last(name), asked)
            )
        seen, queue = {bound.fact.key}, [bound.fact]
        while queue:
            for base in self._binder.bases_of(queue.pop()):
                if _is_called(base.name, _last(asked)) or _builtin_below(base.name, asked):
                    return True
                above = self._binder.base(base)
                if isinstance(above, Defined) and above.fact.key not in seen:
                    seen.add(above.fact.key)
                    queue.append(above.fact)
        return False

    # What comes out of it, raised by itself or by what it calls

    def _through_calls(self, step: Step) -> EvidenceEntry:
        own = self._read(step)
        facts = self._raising(step.targets[0])
        if not isinstance(own, EvidenceEntry) and step.targets[0].kind is TargetKind.PATH:
            inside = self._book.definitions_in(own[0])
            facts = [fact for fact in inside if fact.kind in FUNCTION_KINDS]
        # Of a language without exceptions only the body itself was looked at.
        if isinstance(own, EvidenceEntry) and (
            not facts or ReasonCode.FALSE_PREMISE not in own.reasons
        ):
            return own
        code = References(self._box)
        # What a handler may catch does not certainly come out.
        open_way = walk_down(code, facts, follows=lambda call: not self._is_caught(call))
        every_way = walk_down(code, facts)
        scope = scope_of("", self._tree, self._definitions, step.filters, self._book) or Scope()
        certain: dict[str, Observation] = {}
        doubtful: list[Observation] = []
        for fact in every_way.bodies:
            is_open = fact in open_way.bodies
            for site in self._body(fact) or ():
                if site.said.again or not scope.holds(fact.path, site.said.first):
                    continue
                is_own = fact in facts
                is_sure = is_open and not site.said.declared and not self._is_guarded(site)
                if site.is_raised and (is_own or is_sure):
                    certain.setdefault(site.said.name, self._came_out(site, fact, is_own))
                else:
                    doubtful.append(self._lead(site))
        return self._all_that_come_out(step, certain, doubtful, every_way)

    def _came_out(self, site: Site, fact: DefFact, is_own: bool) -> Observation:
        seen = self._observed(fact.qualified_name, site)
        if is_own:
            return seen
        where = f"{site.path}:{site.said.first}"
        statement = f"{site.said.name} through {fact.qualified_name} ({where})"
        return Observation(seen.value, seen.places, statement, holder=fact.definition)

    def _is_caught(self, call: CallFact) -> bool:
        """Whether a handler stands around a call, or its body catches what goes wrong in it."""
        code = self._files.code(call.path)
        if code is not None and is_guarded(code, call.line):
            return True
        calls = self._book.calls_in(call.path, call.blob, call.caller)
        return any(one.name in CATCHING for one in calls)

    def _is_guarded(self, site: Site) -> bool:
        code = self._files.code(site.path)
        return code is not None and is_guarded(code, site.said.first)

    def _all_that_come_out(
        self,
        step: Step,
        certain: dict[str, Observation],
        doubtful: list[Observation],
        way: WayDown,
    ) -> EvidenceEntry:
        meant = {
            name: one
            for name, one in certain.items()
            if not step.polar or not step.member or _is_called(name, step.member)
        }
        paths = sorted({body.path for body in way.bodies})
        spots = blind_spots(self._tree, self._book, paths, inside=way.bodies)
        told = (
            (ReasonCode.NOT_TOLD, not meant and self._is_unspoken(step),
             "an operation may raise it without a word"),
            (ReasonCode.NOT_TOLD, doubtful, "some may be caught on the way, or are not named"),
            (ReasonCode.UNRESOLVED_REFERENCES, way.doubtful or not way.complete,
             f"{len(way.doubtful)} calls on the way are not certainly bound"),
            (ReasonCode.OUTSIDE_REPOSITORY, self._brought_by(step, way),
             "what is called outside this repository may raise more"),
            (ReasonCode.WINDOW_SKIPPED_FILES, spots, "a body on the way was not understood"),
        )  # fmt: skip
        reasons = tuple(dict.fromkeys(reason for reason, why, _ in told if why))
        if not meant and reasons and not spots and self._is_out_of_reach(step, doubtful):
            out_of_reach = f"nothing it may call, whatever that is bound to, names {step.member}"
            return self._make.absent(step, complete=True, note=out_of_reach)
        note = "; ".join(said for _, why, said in told if why) or None
        leads = tuple(doubtful)
        if not meant:
            note = note or "nothing on the way raises it"
            return self._make.absent(
                step, complete=not reasons, candidates=leads, reasons=reasons, note=note
            )
        return self._make.observed(
            step, Quality.STRONG, tuple(meant.values()), candidates=leads,
            complete=not reasons, reasons=reasons, note=note,
        )  # fmt: skip

    def _is_out_of_reach(self, step: Step, doubtful: Sequence[Observation]) -> bool:
        """Whether a class of this repository is named by no code that could be reached by name."""
        name = _JOINT.split(step.member)[-1]
        classes = [fact for fact in self._book.definitions(name) if fact.kind in CLASS_KINDS]
        if not step.polar or not classes or doubtful:
            return False
        names = {name, *self._names_below(classes)}
        start = [one for fact in self._raising(step.targets[0])
                 for one in with_owner(fact, self._book)]  # fmt: skip
        return bool(start) and not is_within_reach(names, start, self._tree, self._book)

    def _is_unspoken(self, step: Step) -> bool:
        """Whether operations may raise what is asked about, or a method that is called by them."""
        name = _JOINT.split(step.member)[-1]
        if not step.polar or not name:
            return False
        known = any(fact.kind in CLASS_KINDS for fact in self._book.definitions(name))
        return name in BY_SYNTAX and not known

    def _brought_by(self, step: Step, way: WayDown) -> list[CallFact]:
        """Calls of what lies outside, unless that cannot raise a class of this repository.

        A builtin of Python that calls nothing it is given knows no class of ours; a method that an
        operation calls, or a body that speaks of the class, may bring it all the same.
        """
        name = _JOINT.split(step.member)[-1]
        classes = [fact for fact in self._book.definitions(name) if fact.kind in CLASS_KINDS]
        if not step.polar or not classes or not way.outside:
            return way.outside
        names = {name, *self._names_below(classes)}
        if any(one.details.decorators or self._speaks_of(one, names) for one in way.bodies):
            return way.outside
        raising = (self._book.definition(c.path, c.blob, c.caller) for n in names
                   for c in self._book.calls_named(n))  # fmt: skip
        if any(one is not None and one.name.startswith("__") for one in raising):
            return way.outside
        return [call for call in way.outside if not self._is_plain(call)]

    def _names_below(self, classes: list[DefFact]) -> set[str]:
        """Names of the classes that extend these, at any distance."""
        found: set[str] = set()
        queue = [fact.name for fact in classes]
        while queue:
            children = (self._binder.owner_of_base(b) for b in self._book.bases_named(queue.pop()))
            new = {child.name for child in children if child is not None} - found
            found |= new
            queue += new
        return found

    def _speaks_of(self, fact: DefFact, names: set[str]) -> bool:
        lines = self._tree.lines(fact.path)[fact.first_line - 1 : fact.last_line]
        return not names.isdisjoint(re.findall(r"\w+", "\n".join(lines)))

    def _is_plain(self, call: CallFact) -> bool:
        bound = self._binder.call(call)
        is_python = call.path.endswith((".py", ".pyi"))
        is_builtin = isinstance(bound, Outside) and hasattr(builtins, bound.name.partition(".")[0])
        return is_python and is_builtin and call.name not in _CALLING_BACK

    # Who raises it

    def _named_outside(self, step: Step) -> EvidenceEntry:
        """An exception from outside is known by the code that raises it."""
        certain, _ = self._sites_of(step, Scope())
        if not certain:
            return self._make.absent(step, complete=False, note="no code raises it")
        seen = self._raiser(certain[0])
        return self._make.observed(step, Quality.STRONG, (seen,), n_matches=len(certain))

    def _raised_by(self, step: Step, scope: Scope) -> EvidenceEntry:
        named = self._definitions.of(step.targets[0])
        kinds = {fact.kind for fact in named.fitting}
        if named.fitting and not kinds & (CLASS_KINDS | {"constant", "variable", "type_alias"}):
            note = f"{step.targets[0].text} is no exception"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        certain, doubtful = self._sites_of(step, scope)
        made = self._made_elsewhere(step, scope, certain)
        if step.filters.narrows_places:
            made += self._made_outside(step, scope)
        spots = [
            spot
            for spot in blind_spots(self._tree, self._book, words=[_last(step.targets[0].text)])
            if scope.holds_file(spot.path)
        ]
        reasons: tuple[ReasonCode, ...] = (ReasonCode.DYNAMIC_DISPATCH,) if made or doubtful else ()
        reasons += (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        leads = (*(self._lead(site) for site in doubtful), *made)
        if not certain:
            return self._make.absent(
                step,
                complete=not reasons,
                candidates=leads,
                reasons=reasons,
                note="no raise of it was found",
            )
        if named.is_ambiguous:
            reasons += (ReasonCode.AMBIGUOUS_NAME,)
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(self._raiser(site) for site in certain),
            candidates=leads,
            complete=not (made or doubtful or spots),
            reasons=reasons,
        )

    def _sites_of(self, step: Step, scope: Scope) -> tuple[list[Site], list[Site]]:
        """Raises of the target, by its name or an import's second one, and ones that may be."""
        target = step.targets[0]
        name = _last(target.text)
        keys = {fact.key for fact in self._definitions.of(target).fitting}
        names = [name, *self._book.import_aliases(name)]
        certain: list[Site] = []
        doubtful: list[Site] = []
        for path in self._files_raising(names):
            if language_of(path) is None or not scope.holds_file(path):
                continue
            for site in self._sites(path, names):
                if not scope.holds(path, site.said.first):
                    continue
                if site.said.declared:
                    doubtful.append(site)
                elif isinstance(site.bound, Defined) and keys:
                    if site.bound.fact.key in keys:
                        certain.append(site)
                elif _last(site.said.name) == name and _fits(site.said.name, target.text):
                    (certain if site.is_named else doubtful).append(site)
        return certain, doubtful

    def _files_raising(self, names: Sequence[str]) -> list[RepoPath]:
        """Files that make one, or name one in a raise."""
        found = {call.path for name in names for call in self._book.calls_named(name)}
        for name in names:
            pattern = rf"\b(?:raise|throws?)\b[^\n]*{re.escape(name)}"
            found |= {hit.path for hit in self._search.lines(pattern, [name]).hits}
        return sorted(found)

    def _made_elsewhere(self, step: Step, scope: Scope, certain: list[Site]) -> list[Observation]:
        """Calls that make one without raising it there: it may be raised later."""
        raised = {(s.path, line) for s in certain for line in range(s.said.first, s.said.last + 1)}
        name = _last(step.targets[0].text)
        found = []
        for call in self._book.calls_named(name):
            if (call.path, call.line) in raised or not scope.holds(call.path, call.line):
                continue
            if call.bind == "v" or re.search(r"(?:^|\.|::)super$", call.expression):
                continue
            value = NameValue(self._around(call.path, call.line), call.path, call.line)
            statement = f"{name} is made at {call.path}:{call.line}"
            found.append(Observation(value, (call.place,), statement))
        return found

    def _made_outside(self, step: Step, scope: Scope) -> list[Observation]:
        """Raises inside of a value that is not named, where one may come from outside."""
        everywhere, _ = self._sites_of(step, Scope())
        made = self._made_elsewhere(step, Scope(), everywhere)
        if all(scope.holds(place.path, place.lines.first) for one in made for place in one.places):
            return []
        return [
            self._lead(site)
            for path in scope.files(self._tree.files)
            if language_of(path) is not None
            for site in self._sites(path)
            if not site.is_named and not site.said.again and scope.holds(path, site.said.first)
        ]

    # Sites

    def _sites(self, path: RepoPath, names: Sequence[str] = ()) -> list[Site]:
        """Raises of a file, all or those of these names."""
        code = self._files.code(path)
        said = raised_anywhere(code) if code is not None else []
        meant = [one for one in said if not names or (one.name and _last(one.name) in names)]
        return [self._site(path, one, self._scope(path, one.first)) for one in meant]

    def _site(self, path: RepoPath, said: Raise, scope: int) -> Site:
        bound: Bound | None = None
        if said.name and not said.name.endswith("!"):
            bound = self._binder.rules(path).dotted((path, scope), said.name)
        return Site(path=path, said=said, bound=bound)

    def _enclosing(self, path: RepoPath, line: int) -> DefFact | None:
        """The innermost function around a line."""
        if path not in self._functions:
            facts = self._book.definitions_in(path)
            self._functions[path] = [fact for fact in facts if fact.kind in FUNCTION_KINDS]
        inside = [f for f in self._functions[path] if f.first_line <= line <= f.last_line]
        return max(inside, key=lambda fact: (fact.first_line, fact.no), default=None)

    def _scope(self, path: RepoPath, line: int) -> int:
        fact = self._enclosing(path, line)
        return fact.no if fact is not None else 0

    def _around(self, path: RepoPath, line: int) -> str:
        fact = self._enclosing(path, line)
        return fact.qualified_name if fact is not None else "<module>"

    def _observed(self, name: str, site: Site) -> Observation:
        at = site.bound.fact if isinstance(site.bound, Defined) else None
        value = NameValue(site.said.name, at.path if at else None, at.line if at else None)
        return Observation(value, (self._place(site),), f"{name} raises {site.said.name}")

    def _raiser(self, site: Site) -> Observation:
        around = self._enclosing(site.path, site.said.first)
        name = around.qualified_name if around is not None else "<module>"
        return Observation(
            NameValue(name, site.path, site.said.first),
            (self._place(site),),
            f"{name} raises {site.said.name}",
            holder=around.definition if around is not None else None,
        )

    def _lead(self, site: Site) -> Observation:
        value = NameValue(site.said.name or "raise", site.path, site.said.first)
        place = Place(site.path, LineRange(site.said.first, site.said.first))
        what = f"{site.said.name} is declared" if site.said.declared else "something is raised"
        return Observation(value, (place,), f"{what} at {site.path}:{site.said.first}")

    def _place(self, site: Site) -> Place:
        """From the start of the statement to the line the name stands on."""
        word = _last(site.said.name).rstrip("!")
        code = self._files.code(site.path)
        lines = code.source.split(b"\n")[site.said.first - 1 : site.said.last] if code else []
        below = next((n for n, line in enumerate(lines) if word.encode() in line), 0)
        return Place(site.path, LineRange(site.said.first, site.said.first + below), word)


def _last(name: str) -> str:
    return _JOINT.split(name)[-1]


def _is_called(written: str, asked: str) -> bool:
    """Whether a written name is the asked one, which may be told with less of its front."""
    one, two = (".".join(_JOINT.split(name)) for name in (written, asked))
    return one.rstrip("!") == two.rstrip("!") or one.endswith("." + two) or two.endswith("." + one)


def _fits(written: str, asked: str) -> bool:
    return "." not in asked or _is_called(written, asked)


def _builtin_below(name: str, asked: str) -> bool:
    """Whether Python's own class of this name is a kind of the asked one."""
    import builtins

    one, two = getattr(builtins, name, None), getattr(builtins, asked, None)
    return (
        isinstance(one, type) and isinstance(two, type) and one is not two and issubclass(one, two)
    )
