"""What kind of thing a definition is: async, a generator, static, abstract; public or private.

A yes rests on what is written; a no on the whole head having been read. Where the language has no
such thing, or hides it, neither is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from probant.facts.ancestry import Ancestry
from probant.facts.bound import Defined
from probant.facts.definitions import located, variants
from probant.facts.imported_names import told
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.exports import COMPUTED
from probant.tools.open_values import may_hold_anything
from probant.tools.subjects import Said, Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS
from probant.vocabulary.value import Observation, TextValue

KINDS: Mapping[str, frozenset[str]] = {
    "a function": frozenset({"function", "method"}),
    "a method": frozenset({"method"}),
    "a class": frozenset({"class"}),
    "an interface": frozenset({"interface"}),
    "an enum": frozenset({"enum"}),
    "a struct": frozenset({"struct"}),
    "a trait": frozenset({"trait"}),
    "a macro": frozenset({"macro"}),
    "a constant": frozenset({"constant"}),
    "a variable": frozenset({"variable", "constant"}),
    "a module": frozenset({"module"}),
}
_HOLDERS = frozenset({"a constant", "a variable"})
"""What a name may be whatever it holds."""
MADE_BY_NAME = {"python": "__init__"}
WITHOUT_CONSTRUCTORS = frozenset({"go", "rust"})
ROOT_BASES = frozenset({"object", "Object", "Generic", "ABC", "Protocol", "Enum"})
"""Outside classes that bring neither fields nor abstract methods."""
_LATER = re.compile(r"Promise|Future|Awaitable|Coroutine|Task\b")


_SHAPE = re.compile(r"func\s*\(|map\[|\[|chan |\*")
"""Types of Go that are written out: neither a struct nor anything else with a name."""


class Traits:
    """Answers what a definition is."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects
        self._ancestry = Ancestry(subjects.binder)

    def observe(self, step: Step) -> EvidenceEntry:
        named = self._subjects.definitions.of(step.targets[0], inherited=True).fitting
        word = step.member.lower()
        is_holder = word in _HOLDERS
        facts = variants(named if is_holder else self._subjects.imported.meant(named))
        if not facts:
            return self._subjects.wrong(step, "it is no definition of this repository")
        rows = [self._subjects.imported.row(fact) for fact in facts]
        if any(rows) and not is_holder:
            said = [_unsure(told(fact.name, row)) if row else self._said(fact, word)
                    for fact, row in zip(facts, rows, strict=True)]  # fmt: skip
            return self._subjects.told(step, facts, said)
        read = self._readers.get(word)
        if read is None and word in KINDS:
            return self._subjects.told(step, facts, [self._of_kind(fact, word) for fact in facts])
        if read is None:
            return self._subjects.wrong(step, f"nothing is known about being {word}")
        return self._subjects.told(step, facts, [read(self, fact) for fact in facts])

    def _of_kind(self, fact: DefFact, word: str) -> Said:
        said = _of_kind(fact, word)
        is_open = not said.seen and may_hold_anything(self._subjects.tree, fact)
        return _unsure(f"what the {fact.kind} holds is not followed") if is_open else said

    def _said(self, fact: DefFact, word: str) -> Said:
        read = self._readers.get(word)
        if read is not None:
            return read(self, fact)
        return (
            self._of_kind(fact, word) if word in KINDS else _unsure("nothing is known about that")
        )

    def is_so(self, fact: DefFact, word: str) -> Said:
        """Whether a word such as `static` or `private` holds of a definition."""
        read = self._readers.get(word)
        return read(self, fact) if read is not None else self._is_visible(fact, word)

    def _async(self, fact: DefFact) -> Said:
        if fact.kind not in FUNCTION_KINDS:
            return _unfit(fact, "a function")
        if any(one.lower().endswith("async") for one in fact.details.decorators):
            return _unsure("a decorator speaks of it")
        return _marked(fact, Trait.ASYNC, "async")

    def _asynchronous(self, fact: DefFact) -> Said:
        said = self._async(fact)
        if not said.seen and _LATER.search(fact.details.returns or ""):
            return _unsure(f"it is not marked async, but returns {fact.details.returns}")
        return said

    def _generator(self, fact: DefFact) -> Said:
        if fact.kind not in FUNCTION_KINDS:
            return _unfit(fact, "a function")
        body = self._subjects.text_of(fact, fact.line, fact.last_line)
        if family_of(fact.path) == "cpp" and "co_yield" in body:
            return _unsure("its body holds co_yield")
        return _marked(fact, Trait.GENERATOR, "a generator")

    def _static(self, fact: DefFact) -> Said:
        said = _marked(fact, Trait.STATIC, "static")
        if said.seen:
            return said
        language = family_of(fact.path)
        before = self._subjects.text_of(fact, fact.first_line, fact.line).rpartition(fact.name)[0]
        own = re.split(r"[;{}]", before)[-1]  # what stands before it on a line is another's
        if language in ("cpp", "java", "rust") and re.search(r"(?<!\w)static(?!\w)", own):
            return _yes(fact, "static")
        if language == "python" and fact.name in ("__new__", "__init_subclass__"):
            return _unsure("its name makes it special")
        if language == "java" and fact.kind in CLASS_KINDS and self._is_static_silently(fact):
            return _unsure("a nested type of this kind is static without saying so")
        if language == "cpp" and self._subjects.is_masked_static(fact):
            return _unsure("a macro stands before its name")
        return self._static_inside(fact) or said

    def _static_inside(self, fact: DefFact) -> Said | None:
        """What the class says about a method that is written outside of it."""
        if not fact.has(Trait.DETACHED) or family_of(fact.path) != "cpp":
            return None
        owner = self._subjects.binder.owner(fact)
        if owner is None:
            return _unsure("its class is not known")
        n_parameters = len(fact.details.parameters)
        said = [
            (one, bool(_marked(one, Trait.STATIC, "static").seen))
            for one in self._subjects.own_members(owner)
            if one.name == fact.name and len(one.details.parameters) == n_parameters
        ]
        if len({is_static for _, is_static in said}) > 1:
            return _unsure("of its overloads, some are static")
        return _yes(said[0][0], "static") if said and said[0][1] else None

    def _is_static_silently(self, fact: DefFact) -> bool:
        owner = self._subjects.binder.owner(fact)
        if owner is None:
            return False
        is_record = re.search(r"\brecord\s", self._before(fact)) is not None
        return fact.kind != "class" or owner.kind == "interface" or is_record

    def _abstract(self, fact: DefFact) -> Said:
        if fact.kind in FUNCTION_KINDS:
            return _marked(fact, Trait.ABSTRACT, "abstract")
        if fact.kind not in CLASS_KINDS:
            return _unfit(fact, "a class or a method")
        if fact.kind in ("interface", "trait"):
            return _unsure(f"it is {_article(fact.kind)} {fact.kind}")
        said = _marked(fact, Trait.ABSTRACT, "abstract")
        if said.seen or family_of(fact.path) not in ("python", "cpp"):
            return said
        return self._abstract_by_methods(fact)

    def _abstract_by_methods(self, fact: DefFact) -> Said:
        """Python and C++ classes are abstract by what they leave open."""
        for one in self._subjects.own_members(fact):
            if one.has(Trait.ABSTRACT):
                statement = f"{fact.qualified_name} leaves {one.name} abstract"
                return Said((Observation(TextValue("abstract"), (one.head,), statement),))
        for above in self._ancestry.above(fact):
            if above.fact is None and above.base.name not in ROOT_BASES:
                return _unsure(f"what it inherits from {above.base.name} may be abstract")
            for one in self._subjects.own_members(above.fact) if above.fact else ():
                if one.has(Trait.ABSTRACT) and self._is_left_open(fact, one):
                    statement = f"{fact.qualified_name} leaves {one.qualified_name} abstract"
                    places = (one.head, fact.head)
                    return Said((Observation(TextValue("abstract"), places, statement),))
        if re.search(r"\bABCMeta\b", self._subjects.head_text(fact)):
            return _unsure("its metaclass is ABCMeta, but no method is abstract")
        return Said(note="no method of it is abstract")

    def left_open(self, fact: DefFact) -> list[DefFact]:
        """Abstract methods a class has from above and gives no body."""
        found = [
            one
            for above in self._ancestry.above(fact)
            for one in (self._subjects.own_members(above.fact) if above.fact else ())
            if one.has(Trait.ABSTRACT) and self._is_left_open(fact, one)
        ]
        return list({one.name: one for one in reversed(found)}.values())[::-1]

    def _is_left_open(self, fact: DefFact, method: DefFact) -> bool:
        bound = self._subjects.binder.member(fact, method.name)
        return isinstance(bound, Defined) and bound.fact.has(Trait.ABSTRACT)

    def _property(self, fact: DefFact) -> Said:
        if fact.kind in ("variable", "constant") and fact.parent:
            is_python = family_of(fact.path) == "python"
            return Said(note="it is a plain attribute") if is_python else _yes(fact, "a property")
        said = _marked(fact, Trait.PROPERTY, "a property")
        if not said.seen and any("property" in one.lower() for one in fact.details.decorators):
            return _unsure("a decorator may make it one")
        return said

    def _class_method(self, fact: DefFact) -> Said:
        if family_of(fact.path) != "python":
            return _unsure("its language has no class methods")
        return _marked(fact, Trait.CLASS_METHOD, "a class method")

    def _constructor(self, fact: DefFact) -> Said:
        language = family_of(fact.path) or ""
        if language in WITHOUT_CONSTRUCTORS:
            return _unsure("its language has no constructors")
        if fact.name == MADE_BY_NAME.get(language) and fact.kind == "method":
            return _yes(fact, "a constructor")
        if fact.name == "__new__":
            return _unsure("it makes the instance before it is set up")
        return _marked(fact, Trait.CONSTRUCTOR, "a constructor")

    def _dataclass(self, fact: DefFact) -> Said:
        if family_of(fact.path) != "python":
            return _unsure("its language has no such classes")
        if fact.kind not in CLASS_KINDS:
            return _unfit(fact, "a class")
        if any(re.match(r"(?:\w+\.)*dataclass\b", one) for one in fact.details.decorators):
            return _yes(fact, "a dataclass")
        if fact.details.decorators:
            return _unsure("a decorator may make it one")
        above = [one for one in self._ancestry.above(fact) if one.base.name not in ROOT_BASES]
        return _unsure("a base may make it one") if above else Said(note="it is not marked so")

    def _final(self, fact: DefFact) -> Said:
        """A word of the head in Java and C++; a decorator or an annotation in Python."""
        match family_of(fact.path):
            case "java":
                if re.search(r"(?<!\w)final(?!\w)", self._before(fact)):
                    return _yes(fact, "final")
                owner = self._subjects.binder.owner(fact)
                is_silent = fact.kind in ("enum", "enum_member", "interface") or (
                    re.search(r"\brecord\s", self._before(fact)) is not None
                )
                if is_silent or (owner is not None and owner.kind == "interface"):
                    return _unsure("what is of this kind need not say so")
                return Said(note="it is not marked so")
            case "python":
                marks = [*fact.details.decorators, fact.details.annotation or ""]
                if any(re.match(r"(?:\w+\.)*[fF]inal\b", one) for one in marks):
                    return _yes(fact, "final")
                return Said(note="it is not marked so")
            case "cpp" if fact.kind in CLASS_KINDS | FUNCTION_KINDS:
                head = self._subjects.head_text(fact).split("{", 1)[0].rpartition(fact.name)[2]
                said = re.search(r"(?<!\w)final(?!\w)", head)
                return _yes(fact, "final") if said else _unsure("its head does not say so")
        return _unsure("its language has no such word")

    _readers: Mapping[str, Callable[[Traits, DefFact], Said]] = {
        "async": _async,
        "asynchronous": _asynchronous,
        "a coroutine": _async,
        "a generator": _generator,
        "static": _static,
        "abstract": _abstract,
        "a property": _property,
        "a class method": _class_method,
        "a constructor": _constructor,
        "final": _final,
        "a dataclass": _dataclass,
    }

    # Visibility

    def visibility(self, step: Step) -> EvidenceEntry:
        named = self._subjects.definitions.of(step.targets[0], inherited=True).fitting
        facts = variants(named)
        if not facts:
            return self._subjects.wrong(step, "it is no definition of this repository")
        asked = step.member.lower()
        said = [self._is_visible(fact, asked) if step.polar else self._seen_as(fact)
                for fact in facts]  # fmt: skip
        return self._subjects.told(step, facts, said)

    def is_public(self, fact: DefFact) -> bool | None:
        """Whether others may use it: exported, or called public; None where nothing tells."""
        word, _ = self._level(fact)
        if word:
            return word == "public"
        said = self._is_exported(fact)
        if said.seen:
            return True
        return None if said.doubt is not None else False

    def _seen_as(self, fact: DefFact) -> Said:
        word, why = self._level(fact)
        if not word:
            return _unsure(why)
        statement = f"{fact.qualified_name} is {word}"
        return Said((Observation(TextValue(word), (fact.head,), statement),), None, why)

    def _is_visible(self, fact: DefFact, asked: str) -> Said:
        if asked == "pub" and family_of(fact.path) != "rust":
            return _unsure("its language has no such word")
        if asked == "exported":
            return self._is_exported(fact)
        word, why = self._level(fact)
        if not word:
            return _unsure(why)
        is_pub = asked == "pub" and word == "public"
        if word == asked or is_pub or (asked == "internal" and word == "pub(crate)"):
            return _yes(fact, asked)
        if family_of(fact.path) == "python" and {word, asked} == {"private", "protected"}:
            return _unsure(
                "a leading underscore is read as private by some, as protected by others"
            )
        if word.startswith("pub(") and asked in ("private", "pub"):
            return _unsure(f"it is {word}")
        return Said(note=f"it is {word}")

    def _level(self, fact: DefFact) -> tuple[str, str]:
        """The word for it, and why; '' where there is none."""
        language = family_of(fact.path) or ""
        match language:
            case "python":
                if fact.has(Trait.PRIVATE):
                    return "private", "by its leading underscore"
                return "public", "by its name"
            case "rust" if fact.has(Trait.PROTECTED):
                written = re.search(r"\bpub\s*\([^)]*\)", self._before(fact))
                return (re.sub(r"\s+", "", written[0]), "") if written else ("", "it is restricted")
            case "java" if not fact.traits & _ANY_LEVEL:
                return "package-private", "it has no modifier"
            case "typescript" if not fact.traits & _ANY_LEVEL:
                owner = self._subjects.binder.owner(fact)
                is_member = owner is not None and owner.kind in CLASS_KINDS
                return ("public", "") if is_member else ("", "only members have a visibility")
            case "cpp" if not fact.traits & _ANY_LEVEL:
                return self._native_level(fact)
        for trait, word in _LEVELS:
            if fact.has(trait):
                return word, ""
        return "", "nothing says so"

    def _native_level(self, fact: DefFact) -> tuple[str, str]:
        owner = self._subjects.binder.owner(fact)
        if owner is not None and owner.kind == "struct":
            return "public", "members of a structure are"
        if owner is not None and owner.kind == "class":
            declared = [
                one for one in self._subjects.own_members(owner)
                if one.name == fact.name and one.traits & _ANY_LEVEL
            ]  # fmt: skip
            words = {word for one in declared for trait, word in _LEVELS if one.has(trait)}
            if len(words) == 1:
                return words.pop(), ""
        return "", "only members of a class have a visibility"

    def _is_exported(self, fact: DefFact) -> Said:
        listed = [row for row in self._subjects.book.exports(fact.path) if row[0] != "*"]
        hit = next((row for row in listed if fact.name in (row[0], row[2])), None)
        if hit is not None and not fact.parent:
            from probant.tools.subjects import line_place

            word = hit[2] if hit[2] == fact.name else hit[0]
            statement = f"{fact.path}:{hit[1]} exports {fact.name}"
            seen = Observation(TextValue("exported"), (line_place(fact, hit[1], word),), statement)
            return Said((seen,))
        if family_of(fact.path) == "cpp" and self._subjects.is_masked_static(fact):
            return _unsure("a macro before its name may make it static")
        if fact.has(Trait.EXPORTED) or self._subjects.is_exported_with_others(fact):
            return _yes(fact, "exported")
        if family_of(fact.path) == "go":
            return Said(note="its name begins with a small letter")
        if family_of(fact.path) == "python":
            has_list = bool(listed)
            return (
                Said(note="__all__ does not list it")
                if has_list
                else _unsure("the module lists no exports")
            )
        if fact.parent or fact.has(Trait.DETACHED):
            return _unsure("it is a member; what holds it may be exported")
        if family_of(fact.path) == "typescript" and self._exports_as_well(fact):
            return _unsure("the file exports something that cannot be told")
        return Said(note="nothing exports it")

    def _exports_as_well(self, fact: DefFact) -> bool:
        """Whether an export may be made at run time, or stand on a line before the name."""
        source = self._subjects.text_of(fact, 1, 1 << 30).encode()
        is_continued = fact.kind not in CLASS_KINDS and not self._before(fact).strip()
        return is_continued or COMPUTED.search(source) is not None

    def _before(self, fact: DefFact) -> str:
        text = self._subjects.text_of(fact, fact.first_line, fact.line)
        return text.rpartition(fact.name)[0]


_ANY_LEVEL = Trait.PUBLIC | Trait.PRIVATE | Trait.PROTECTED
_LEVELS = (
    (Trait.PRIVATE, "private"),
    (Trait.PROTECTED, "protected"),
    (Trait.PUBLIC, "public"),
)


def _marked(fact: DefFact, trait: int, word: str) -> Said:
    return _yes(fact, word) if fact.has(trait) else Said(note="it is not marked so")


def _yes(fact: DefFact, word: str) -> Said:
    statement = f"{fact.qualified_name} is {word}"
    return Said((Observation(TextValue(word), (fact.head,), statement),))


def _of_kind(fact: DefFact, word: str) -> Said:
    if fact.kind in KINDS[word]:
        return Said((located(fact),))
    if fact.kind == "type_alias" and _SHAPE.match(fact.details.annotation or ""):
        return Said(note=f"it stands for {fact.details.annotation}")
    if fact.kind == "type_alias":
        return _unsure("it is another name of a type, which may be of that kind")
    return Said(note=f"it is {_article(fact.kind)} {fact.kind.replace('_', ' ')}")


def _unfit(fact: DefFact, what: str) -> Said:
    note = f"{fact.qualified_name} is {_article(fact.kind)} {fact.kind}, not {what}"
    return Said(doubt=ReasonCode.FALSE_PREMISE, note=note)


def _unsure(why: str) -> Said:
    return Said(doubt=ReasonCode.NOT_TOLD, note=why)


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"
