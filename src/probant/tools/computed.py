"""Places that may find a function by a text and call it: `globals()["on_" + name]()`.

A list of calls by name says less where such a place can give the function. Which places there are
is read by `facts/bodies/lookups.py`; here they are held against what they look in: an object of a
known class has the methods of its family only, a module what it defines, `globals()` what its file
knows. Functions that somebody names without calling them are `handed`'s.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cached_property

from probant.facts.ancestry import Ancestry
from probant.facts.bodies.lookups import (
    HERE,
    VERSION,
    WORDS,
    Lookup,
    Use,
    lookups,
    read_back,
    written,
)
from probant.facts.bound import Bound, Defined, Instance, Module, Outside, Uncertain
from probant.facts.definitions import innermost
from probant.facts.languages import blob_key, family_of
from probant.facts.rows import DefFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

_ITSELF = re.compile(r"(?:type\()?(\w+)\)?(?:\.(?:__class__|constructor))?")
_ANY_MODULE = re.compile(r"(?:importlib\.)?import_module\(|__import__\(|sys\.modules\[")
_THIS_MODULE = "sys.modules[__name__]"
_MODULE_MAKERS = ("import_module", "__import__")
_HOLDERS = CLASS_KINDS | {"variable", "constant"}
_NAMED_ANYWAY = frozenset({"__getattr__", "__getattribute__"})
"""Who reads through one of these writes the name he means."""
_CALLED_ON = ("call", "apply", "bind")

Key = tuple[str, int]


class Computed:
    """Looks for lookups by a text, in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._book = box.book
        self._binder = box.binder
        self._files = ParsedFiles(box.tree)
        self._ancestry = Ancestry(box.binder)
        self._by_file: dict[RepoPath, list[Lookup]] = {}
        self._new: dict[str, str] = {}
        self._defined: dict[RepoPath, list[DefFact]] = {}
        self._paths: dict[str, frozenset[RepoPath]] = {}
        self._lines: dict[Key, set[Key]] = {}

    def places(self, targets: Collection[DefFact], names: Collection[str]) -> list[Observation]:
        """Lookups that may give one of these functions, which goes by these names."""
        facts = [fact for fact in targets if fact.kind in FUNCTION_KINDS | CLASS_KINDS]
        families = {family_of(fact.path) or "" for fact in facts}
        paths = [path for family in families for path in self._candidates(family, facts)]
        found = {
            (path, one.line): self._told(path, one, facts[0].name)
            for path, lookups_there in self._every(paths)
            for one in lookups_there
            if any(one.may_be(name) for name in names)
            and any(self._may_give(path, one, fact) for fact in facts)
            and not self._names_anyway(path, one)
        }
        if self._new:
            self._book.keep_computed_names(self._new, VERSION)
            self._new = {}
        return [found[key] for key in sorted(found)]

    # Where there are any

    def _candidates(self, family: str, facts: list[DefFact]) -> list[RepoPath]:
        if family not in WORDS:
            return []
        if family not in self._paths:
            self._paths[family] = frozenset(self._worded(family))
        owners = {owner.name for fact in facts if (owner := self._binder.owner(fact)) is not None}
        elements = [f"{owner}[" for owner in owners] if family == "typescript" else []
        more = self._box.search.files(elements).paths() if elements else ()
        own = {fact.path for fact in facts} if family == "typescript" else set()
        return sorted(self._paths[family] | own | {one for one in more if family_of(one) == family})

    def _worded(self, family: str) -> Iterator[RepoPath]:
        found = self._box.search.files(WORDS[family]).paths()
        yield from (path for path in found if family_of(path) == family)
        if family == "typescript":  # an element that is called has no name to search for
            calls = [call for name in ("", *_CALLED_ON) for call in self._book.calls_named(name)]
            yield from (
                call.path
                for call in calls
                if re.search(r"\](?:\.\w+)?$", call.expression) and family_of(call.path) == family
            )

    def in_file(self, path: RepoPath) -> list[Lookup]:
        """The lookups of a file, but for those whose users write the name they mean."""
        ((_, found),) = self._every([path])
        return [one for one in found if not self._names_anyway(path, one)]

    def _every(self, paths: list[RepoPath]) -> list[tuple[RepoPath, list[Lookup]]]:
        """All lookups of these files, as they stand."""
        files = self._box.tree.files
        keys = {
            path: blob_key(path, files[path].blob) or ""
            for path in paths
            if path not in self._by_file
        }
        kept = self._book.computed_names(list(keys.values()), VERSION)
        for path, key in keys.items():
            text = kept.get(key)
            self._by_file[path] = self._parsed(path, key) if text is None else read_back(text)
        return [(path, self._by_file[path]) for path in paths]

    def _names_anyway(self, path: RepoPath, one: Lookup) -> bool:
        inner = innermost(self._definitions(path), one.line)
        return inner is not None and inner.name in _NAMED_ANYWAY

    def _definitions(self, path: RepoPath) -> list[DefFact]:
        if path not in self._defined:
            self._defined[path] = self._book.definitions_in(path)
        return self._defined[path]

    def _parsed(self, path: RepoPath, key: str) -> list[Lookup]:
        """All of a file; kept for the next question, for they depend on its content alone."""
        code = self._files.code(path)
        if code is None:
            return []
        found = lookups(code, family_of(path) or "")
        self._new[key] = written(found)
        return found

    # What they may give

    def _may_give(self, path: RepoPath, one: Lookup, fact: DefFact) -> bool:
        family = family_of(path)
        if family == "go":
            return fact.kind == "method" and fact.name[:1].isupper()
        if family == "cpp":
            return fact.kind == "function" and not fact.has(Trait.PRIVATE)
        if one.holder == HERE:
            return self._is_visible(path, one, fact)
        if one.use < Use.KEPT:
            return False
        held = self._held(path, one)
        if isinstance(held, Uncertain):
            return self._is_in_some_value(one, fact)
        if isinstance(held, Instance) and one.is_instance:
            return False
        return self._is_in(held, fact)

    def _is_visible(self, path: RepoPath, one: Lookup, fact: DefFact) -> bool:
        """Whether the names of a file lead to it."""
        owner = self._binder.owner(fact)
        if owner is not None and owner.kind in CLASS_KINDS:
            return one.runs_text and self._is_known(path, owner)
        return one.use >= Use.KEPT and self._is_known(path, fact)

    def _is_known(self, path: RepoPath, fact: DefFact) -> bool:
        if fact.path == path:
            return True
        bound = self._binder.rules(path).named((path, MODULE_SCOPE), fact.name)
        return isinstance(bound, Defined) and bound.fact.key == fact.key

    def _held(self, path: RepoPath, one: Lookup) -> Bound:
        """What a lookup looks in, as far as its file tells."""
        inner = innermost(self._definitions(path), one.line)
        text = "".join(one.holder.split())
        if text == _THIS_MODULE:
            return Module(path)
        itself = _ITSELF.fullmatch(text)
        if itself is not None and (owner := self._owner_around(inner, itself[1])) is not None:
            return Instance(owner) if text == itself[1] else Defined(owner)
        first = re.match(r"[\w$]+", text)
        if first is None or not re.fullmatch(r"[\w$.]+", text):
            return Uncertain("an expression")
        rules = self._binder.rules(path)
        around = inner
        while around is not None:
            for given in around.details.parameters:
                if given.name == first[0]:
                    is_whole = text == first[0] and given.annotation
                    at = (path, around.parent)
                    return rules.typed(at, given.annotation or "") if is_whole else Uncertain("")
            around = self._book.definition(path, around.blob, around.parent)
        return rules.dotted((path, inner.no if inner is not None else MODULE_SCOPE), text)

    def _owner_around(self, inner: DefFact | None, word: str) -> DefFact | None:
        """The class whose object a word stands for: the receiver of the method around."""
        while inner is not None:
            owner = self._binder.owner(inner)
            is_receiver = word == "this" or word == inner.details.receiver
            if is_receiver and owner is not None and inner.kind in FUNCTION_KINDS:
                return owner
            inner = self._book.definition(inner.path, inner.blob, inner.parent)
        return None

    def _is_in(self, held: Bound, fact: DefFact) -> bool:
        match held:
            case Module(path):
                bound = self._binder.attribute(path, fact.name)
                is_it = isinstance(bound, Defined) and bound.fact.key == fact.key
                return is_it or (fact.path == path and not fact.parent)
            case Instance(holder) | Defined(holder):
                owner = self._binder.owner(fact)
                return owner is not None and owner.key in self._line(holder)
            case Outside():
                return False
        return True

    def _line(self, holder: DefFact) -> set[Key]:
        """A class, those below it, and all above any of these: what an object of it can have."""
        if holder.key not in self._lines:
            below, queue = {holder.key: holder}, [holder]
            while queue and holder.kind in CLASS_KINDS:
                for base in self._book.bases_named(queue.pop().name):
                    child = self._binder.owner_of_base(base)
                    if child is not None and child.key not in below:
                        below[child.key] = child
                        queue.append(child)
            above = (up.fact for one in below.values() for up in self._ancestry.above(one))
            self._lines[holder.key] = {*below, *(fact.key for fact in above if fact is not None)}
        return self._lines[holder.key]

    def _is_in_some_value(self, one: Lookup, fact: DefFact) -> bool:
        """Whether a value nobody knows may have it, and is looked in to call what is found."""
        if _ANY_MODULE.match(one.holder):
            return not fact.parent
        owner = self._binder.owner(fact)
        if fact.kind == "method" or (owner is not None and owner.kind in _HOLDERS):
            return one.use is Use.CALLED
        is_module = family_of(fact.path) == "python" and not fact.parent and one.tells_names
        return is_module and one.use is Use.CALLED and self._modules_are_values

    @cached_property
    def _modules_are_values(self) -> bool:
        return any(self._book.calls_named(name) for name in _MODULE_MAKERS)

    def _told(self, path: RepoPath, one: Lookup, name: str) -> Observation:
        inner = innermost(self._definitions(path), one.line)
        who = inner.qualified_name if inner is not None else "<module>"
        place = Place(path, LineRange(one.line, one.line))
        return Observation(
            NameValue(who, path, one.line),
            (place,),
            f"{one.text} at {path}:{one.line} may find {name}",
            holder=inner.definition if inner is not None else None,
        )
