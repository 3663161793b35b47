"""True statements made false, each in one way and with a proof by the oracles or the bytes.

A change that cannot be proved false is not made. Next: check_wordings.py.
"""

from __future__ import annotations

import random
import re
import string
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.check_facts import NUMBERS, CheckFacts, Ground, header, listed, stem
from probant.evaluation.check_reading import NOUNS, CheckReading
from probant.evaluation.check_statement import Told
from probant.evaluation.check_types import other_type
from probant.evaluation.code_relations import CALLED_BY_THE_LANGUAGE
from probant.evaluation.code_truth import TrueDefinition

PLACE = frozenset({"wrong_structure", "missing_identifier"})
STRUCTURE = frozenset({"wrong_structure"})
NO_FILE = frozenset({"missing_file"})
NO_LINE = frozenset({"invalid_line"})
NO_QUOTE = frozenset({"quote_missing"})
DRIFTED = frozenset({"quote_drifted"})
STRUCTURAL = frozenset({"typescript", "javascript", "go"})
"""Languages in which a type may fit an interface that it does not name."""
MAX_ATTEMPTS = 12
NEAR = 15
_IMPORTS_ANYTHING = re.compile(
    r"\b(eval|exec|__import__|import_module|Class\.forName|require|import)\s*\("
)
_TOKEN = re.compile(r"[A-Za-z_]\w{2,}")


class CheckMutations:
    """The makers of false statements over one set of true ones."""

    def __init__(self, facts: CheckFacts) -> None:
        self._facts = facts
        self._reading: CheckReading = facts.reading
        self._rng: random.Random = facts.reading.rng
        self._makers: Mapping[str, tuple[tuple[str, Callable[[Ground], Told | None]], ...]] = {
            "defined_in.file": (
                ("wrong_file", self._wrong_file),
                ("renamed", self._renamed),
                ("missing_file", self._missing_file),
            ),
            "defined_in.line": (
                ("line_near", self._line_near),
                ("line_far", self._line_far),
                ("wrong_file", self._wrong_file),
                ("renamed", self._renamed),
                ("beyond_end", self._beyond_end),
                ("missing_file", self._missing_file),
            ),
            "identifier.file": (("wrong_file", self._wrong_file), ("renamed", self._renamed)),
            "identifier.line": (
                ("line_near", self._line_near),
                ("line_far", self._line_far),
                ("renamed", self._renamed),
                ("beyond_end", self._beyond_end),
            ),
            "line_range": (
                ("beyond_end", self._beyond_end),
                ("missing_file", self._missing_file),
            ),
            "quote.line": (
                ("line_near", self._quote_near),
                ("line_far", self._quote_far),
                ("changed_quote", self._changed_quote),
            ),
            "quote.block": (("changed_quote", self._changed_block),),
            "contains": (("changed_quote", self._changed_quote),),
            "calls": (
                ("swapped_call", self._swapped_call),
                ("wrong_call", self._wrong_call),
                ("renamed", self._renamed_callee),
            ),
            "imports.module": (("wrong_import", self._wrong_module),),
            "imports.name": (("wrong_import", self._wrong_name),),
            "imports.file": (("wrong_import", self._wrong_target),),
            "extends": (
                ("swapped_base", self._swapped_base),
                ("wrong_base", self._wrong_base),
            ),
            "implements": (("wrong_base", self._wrong_base),),
            "returns": (("wrong_return", self._wrong_return),),
            "parameter.count": (("wrong_parameter", self._wrong_count),),
            "parameter.names": (("wrong_parameter", self._wrong_names),),
            "parameter.one": (("wrong_parameter", self._wrong_parameter),),
            "exports": (("wrong_export", self._wrong_export),),
        }

    def all(self, grounds: Mapping[str, Sequence[Ground]]) -> Mapping[str, Sequence[Told]]:
        """By mutation, then in the order of the true ones."""
        found: dict[str, list[Told]] = {}
        for sort, makers in self._makers.items():
            for ground in grounds.get(sort, ()):
                for name, make in makers:
                    made = make(ground)
                    if made is not None:
                        found.setdefault(name, []).append(made)
        return found

    def _wrong_file(self, ground: Ground) -> Told | None:
        """Another file of the language, in which the name stands nowhere."""
        subject = ground.subject
        path = self._other_file(ground.path, subject.name) if subject is not None else None
        if path is None:
            return None
        line = ground.told.slot.get("line")
        if line is not None and int(line) > len(self._reading.lines(path)):
            return None
        return _made(ground, "wrong_file", PLACE, "the name does not stand in that file", file=path)

    def _other_file(self, path: str, absent: str) -> str | None:
        suffix = PurePosixPath(path).suffix
        others = [p for p in self._reading.code_files if p.endswith(suffix) and p != path]
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            if absent not in self._reading.words(other):
                return other
        return None

    def _renamed(self, ground: Ground) -> Told | None:
        x = ground.told.slot["x"]
        owner, dot, name = x.rpartition(".")
        changed = self._absent(name)
        proof = "the name stands nowhere in the tree"
        return _made(ground, "renamed", PLACE, proof, x=changed and f"{owner}{dot}{changed}")

    def _renamed_callee(self, ground: Ground) -> Told | None:
        owner, dot, name = ground.told.slot["y"].rpartition(".")
        changed = self._absent(name)
        proof = "the name stands nowhere in the tree"
        return _made(ground, "renamed", PLACE, proof, y=changed and f"{owner}{dot}{changed}")

    def _absent(self, name: str) -> str | None:
        """A name like `name` of which the bytes of the tree hold no spelling."""
        if len(name) < 5:
            return None
        for _ in range(MAX_ATTEMPTS):
            at = self._rng.randrange(1, len(name) - 1)
            letter = self._rng.choice(string.ascii_lowercase)
            changed = self._rng.choice(
                (
                    name[:at] + letter + name[at + 1 :],
                    name[:at] + letter + name[at:],
                    f"{name}_{self._rng.choice(('all', 'safe', 'once', 'many', 'raw'))}",
                )
            )
            if self._reading.raw.is_absent(changed):
                return changed
        return None

    def _missing_file(self, ground: Ground) -> Told | None:
        path = PurePosixPath(ground.path)
        name = f"{path.stem}_{self._rng.choice(('impl', 'core', 'base', 'ops', 'ext'))}"
        changed = path.with_name(f"{name}{path.suffix}")
        if not self._reading.raw.is_absent(name):
            return None
        proof = "no file has that path or that name"
        return _made(ground, "missing_file", NO_FILE, proof, file=str(changed))

    def _beyond_end(self, ground: Ground) -> Told | None:
        """At least two lines further: the empty place after the last line is a line to some."""
        line = len(self._reading.lines(ground.path)) + self._rng.choice((2, 7, 40, 500))
        slots = {"line": str(line), "first": str(line), "last": str(line + 6)}
        own = {key: value for key, value in slots.items() if key in ground.told.slot}
        return _made(ground, "beyond_end", NO_LINE, "the file is shorter", **own)

    def _line_near(self, ground: Ground) -> Told | None:
        return self._moved(ground, "line_near", range(1, NEAR + 1))

    def _line_far(self, ground: Ground) -> Told | None:
        return self._moved(ground, "line_far", range(NEAR + 1, NEAR + 400))

    def _moved(self, ground: Ground, mutation: str, steps: range) -> Told | None:
        """To a line outside the definition on which the name does not stand."""
        line = self._outside(ground.subject, steps) if ground.subject is not None else None
        proof = "that line is outside the definition and does not hold the name"
        return _made(ground, mutation, PLACE, proof, line=line)

    def _outside(self, definition: TrueDefinition, steps: range) -> str | None:
        first, last = self._reading.extent(definition)
        lines = self._reading.lines(definition.path)
        here = [d for d in self._reading.named(definition.name) if d.path == definition.path]
        if len(here) > 1:
            return None
        spots = [definition.line - k for k in steps if 0 < definition.line - k < first]
        if last is not None:
            spots += [last + k for k in steps if last + k <= len(lines)]
        own = re.compile(rf"\b{re.escape(definition.name)}\b")
        fitting = [spot for spot in spots if not own.search(lines[spot - 1])]
        return str(self._rng.choice(fitting)) if fitting else None

    def _quote_near(self, ground: Ground) -> Told | None:
        return self._drifted(ground, "line_near", range(1, NEAR + 1))

    def _quote_far(self, ground: Ground) -> Told | None:
        return self._drifted(ground, "line_far", range(NEAR + 1, NEAR + 400))

    def _drifted(self, ground: Ground, mutation: str, steps: range) -> Told | None:
        n_lines = len(self._reading.lines(ground.path))
        spots = [ground.line + sign * k for k in steps for sign in (1, -1)]
        fitting = [spot for spot in spots if 0 < spot <= n_lines]
        proof = "the quoted text stands once in the file, on another line"
        if not fitting:
            return None
        return _made(ground, mutation, DRIFTED, proof, line=str(self._rng.choice(fitting)))

    def _changed_quote(self, ground: Ground) -> Told | None:
        changed = self._one_token_changed(ground.told.slot["quote"], ground.path)
        proof = "the changed text stands nowhere in the file"
        return _made(ground, "changed_quote", NO_QUOTE, proof, quote=changed)

    def _changed_block(self, ground: Ground) -> Told | None:
        first, *others = ground.told.slot["block"].split("\n")
        at = self._rng.randrange(len(others) + 1)
        lines = [first, *others]
        changed = self._one_token_changed(lines[at], ground.path)
        if changed is None:
            return None
        lines[at] = changed
        proof = "the changed line stands nowhere in the file"
        return _made(ground, "changed_quote", NO_QUOTE, proof, block="\n".join(lines))

    def _one_token_changed(self, text: str, path: str) -> str | None:
        whole = "".join("\n".join(self._reading.lines(path)).split())
        tokens = list(_TOKEN.finditer(text))
        for _ in range(MAX_ATTEMPTS if tokens else 0):
            token = self._rng.choice(tokens)
            changed = self._absent(token.group())
            if changed is None:
                continue
            said = text[: token.start()] + changed + text[token.end() :]
            if "".join(said.split()) not in whole:
                return said
        return None

    def _swapped_call(self, ground: Ground) -> Told | None:
        caller, callee = ground.subject, ground.object
        if caller is None or callee is None or not self._never_calls(callee, caller):
            return None
        slot = ground.told.slot
        where = "" if not ground.told.where else callee.path
        if where and self._facts.pair(callee, caller) is None:
            return None
        proof = "the caller's name is not written in the callee's body"
        made = _made(
            ground, "swapped_call", STRUCTURE, proof,
            x=slot["y"], y=slot["x"], noun=NOUNS[callee.kind],
        )  # fmt: skip
        return replace(made, where=where) if made else None

    def _never_calls(self, caller: TrueDefinition, callee: TrueDefinition) -> bool:
        """Every call in the body was decided by the oracle, and the name is not written in it."""
        body = self._reading.signatures.get((caller.path, caller.line))
        if body is None or not body.end_line or caller.name == callee.name:
            return False
        if callee.name in CALLED_BY_THE_LANGUAGE or callee.name in self._reading.body_words(body):
            return False
        text = "\n".join(self._reading.lines(caller.path))
        renamed = re.compile(rf"\b{re.escape(callee.name)}\b\s*(\bas\b|:)\s*[A-Za-z_]")
        return not renamed.search(text) and self._reading.is_decided(body)

    @cached_property
    def _callable(self) -> Mapping[str, list[TrueDefinition]]:
        found: dict[str, list[TrueDefinition]] = {}
        for _, callee in self._facts.call_pairs:
            if self._reading.reference(callee) is not None:
                found.setdefault(self._reading.language(callee.path), []).append(callee)
        return found

    def _wrong_call(self, ground: Ground) -> Told | None:
        caller = ground.subject
        others = self._callable.get(ground.told.language, [])
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            if caller is not None and caller != other and self._never_calls(caller, other):
                y = self._reading.reference(other)
                proof = "the name is not written in the caller's body"
                return _made(ground, "wrong_call", STRUCTURE, proof, y=str(y))
        return None

    @cached_property
    def _modules(self) -> Mapping[str, list[str]]:
        found: dict[str, list[str]] = {}
        for truth in self._reading.truths:
            written = {entry.module for entry in truth.imports or ()}
            plain = [m for m in sorted(written) if re.fullmatch(r"[\w@][\w@./-]*", m)]
            found.setdefault(truth.language, []).extend(plain)
        return found

    def _wrong_module(self, ground: Ground) -> Told | None:
        if self._imports_anything(ground.path):
            return None
        others = self._modules.get(ground.told.language, [])
        words = self._reading.words(ground.path)
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            if not words.intersection(re.findall(r"\w{3,}", other) or re.findall(r"\w+", other)):
                proof = "no part of the module's name stands in the file"
                return _made(
                    ground,
                    "wrong_import",
                    STRUCTURE,
                    proof,
                    module=header(other, ground.told.language),
                )
        return None

    def _imports_anything(self, path: str) -> bool:
        return _IMPORTS_ANYTHING.search("\n".join(self._reading.lines(path))) is not None

    def _wrong_name(self, ground: Ground) -> Told | None:
        if self._imports_anything(ground.path):
            return None
        changed = self._absent(ground.told.slot["name"])
        if changed is None:
            return None
        proof = "the name stands nowhere in the tree"
        return _made(ground, "wrong_import", PLACE, proof, name=changed)

    def _wrong_target(self, ground: Ground) -> Told | None:
        if self._imports_anything(ground.path):
            return None
        files = [p for p in self._reading.code_files if _same_suffix(p, ground.told.slot["target"])]
        words = self._reading.words(ground.path)
        for _ in range(MAX_ATTEMPTS if files else 0):
            other = self._rng.choice(files)
            is_folder = stem(other) in ("__init__", "index", "mod")
            if is_folder or other in (ground.path, ground.told.slot["target"]):
                continue
            if not words.intersection(re.findall(r"\w+", stem(other))):
                proof = "the name of that file stands nowhere in the importing one"
                return _made(ground, "wrong_import", STRUCTURE, proof, target=other)
        return None

    @cached_property
    def _ancestors(self) -> Mapping[str, frozenset[str]]:
        """By name alone, so that a namesake makes it larger, never smaller."""
        above: dict[str, set[str]] = {}
        for truth in self._reading.truths:
            for base in truth.bases or ():
                above.setdefault(base.owner, set()).add(base.base)
        return {name: frozenset(_reached(above, name)) for name in above}

    def _swapped_base(self, ground: Ground) -> Told | None:
        """The base is a class of the tree too, and the heir is none of its ancestors."""
        x, y = ground.told.slot["x"], ground.told.slot["y"]
        found = self._reading.named(y)
        name = x.rpartition(".")[2]
        if len(found) != 1 or found[0].kind != "class" or self._reading.reference(found[0]) != y:
            return None
        if name in self._ancestors.get(y, ()) or len(self._reading.named(name)) != 1:
            return None
        proof = "the heir is no ancestor of its base"
        made = _made(ground, "swapped_base", STRUCTURE, proof, x=y, y=name, noun="class")
        return replace(made, where="") if made else None

    @cached_property
    def _types(self) -> Mapping[str, list[TrueDefinition]]:
        found: dict[str, list[TrueDefinition]] = {}
        for d in self._reading.definitions:
            if d.kind in ("class", "interface", "trait") and self._reading.reference(d) == d.name:
                found.setdefault(self._reading.language(d.path), []).append(d)
        return found

    def _wrong_base(self, ground: Ground) -> Told | None:
        name = ground.told.slot["x"].rpartition(".")[2]
        is_implementing = ground.told.sort == "implements"
        if is_implementing and ground.told.language in STRUCTURAL:
            return None
        wanted = ("interface", "trait") if is_implementing else ("class",)
        others = [d for d in self._types.get(ground.told.language, []) if d.kind in wanted]
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            is_kin = other.name in self._ancestors.get(name, ()) or other.name == name
            is_kin = is_kin or self._may_be_given(other.name, ground)
            if not is_kin and name not in self._ancestors.get(other.name, ()):
                proof = "no ancestor has that name"
                return _made(ground, "wrong_base", STRUCTURE, proof, y=other.name)
        return None

    def _may_be_given(self, trait: str, ground: Ground) -> bool:
        """Whether a derivation, a macro or an implementation for any type could bring it."""
        if ground.told.language != "rust":
            return False
        return trait in self._given_to_many or trait in self._reading.words(ground.path)

    @cached_property
    def _given_to_many(self) -> frozenset[str]:
        many = re.compile(rb"\b(\w+)(?:<[^;{]*>)?\s+for\s+(?:&?[A-Z]\b|\$)")
        texts = (self._reading.tree.files[p] for p in self._reading.code_files)
        return frozenset(name.decode() for text in texts for name in many.findall(text))

    def _wrong_return(self, ground: Ground) -> Told | None:
        changed = other_type(ground.told.slot["type"], ground.told.language, self._rng)
        proof = "the annotation is another built-in type"
        return _made(ground, "wrong_return", STRUCTURE, proof, type=changed)

    def _wrong_count(self, ground: Ground) -> Told | None:
        """Two off at least, so that no way of counting a receiver makes it right; and more than
        there are where some may be left out."""
        number = NUMBERS.index(ground.told.slot["n"].split()[0])
        signature = self._reading.signatures[ground.path, ground.line]
        is_fixed = re.search(r"[=?]|Option", self._reading.head_text(signature)) is None
        fewer = [n for n in range(2, number - 1) if is_fixed]
        others = [*fewer, *range(max(2, number + 2), len(NUMBERS))]
        if not others:
            return None
        changed = NUMBERS[self._rng.choice(others)]
        proof = "the head of the function has another number of parameters"
        return _made(
            ground, "wrong_parameter", STRUCTURE, proof,
            n=f"{changed} parameters", m=f"{changed} arguments",
        )  # fmt: skip

    def _wrong_names(self, ground: Ground) -> Told | None:
        names = re.findall(r"`(\w+)`", ground.told.slot["names"])
        at = self._rng.randrange(len(names))
        changed = self._other_parameter(names[at], ground)
        if changed is None:
            return None
        said = listed([*names[:at], changed, *names[at + 1 :]])
        proof = "the function's lines do not hold that name"
        return _made(ground, "wrong_parameter", PLACE, proof, names=said)

    def _wrong_parameter(self, ground: Ground) -> Told | None:
        changed = self._other_parameter(ground.told.slot["p"], ground)
        proof = "the function's lines do not hold that name"
        return _made(ground, "wrong_parameter", PLACE, proof, p=changed)

    def _other_parameter(self, name: str, ground: Ground) -> str | None:
        signature = self._reading.signatures[ground.path, ground.line]
        own = self._reading.body_words(signature) | {name}
        others = [other for other in self._parameters if other not in own]
        return self._rng.choice(others) if others else None

    @cached_property
    def _parameters(self) -> list[str]:
        found = {p for s in self._reading.signatures.values() for p in s.parameters or ()}
        return sorted(name for name in found if re.fullmatch(r"[a-z]\w{2,}", name))

    def _wrong_export(self, ground: Ground) -> Told | None:
        changed = self._absent(ground.told.slot["x"])
        proof = "the name stands nowhere in the tree"
        return _made(ground, "wrong_export", PLACE, proof, x=changed)


def _made(
    ground: Ground, mutation: str, failures: frozenset[str], proof: str, **changed: str | None
) -> Told | None:
    """The statement with these slots changed; None if one of them could not be."""
    known = {slot: value for slot, value in changed.items() if value is not None}
    if len(known) < len(changed):
        return None
    slots = {**ground.told.slot, **known}
    if slots == ground.told.slot:
        raise ValueError(f"{mutation} changed nothing")
    return replace(
        ground.told,
        slots=tuple(sorted(slots.items())),
        mutation=mutation,
        failures=failures,
        proof=proof,
    )


def _same_suffix(path: str, other: str) -> bool:
    return PurePosixPath(path).suffix == PurePosixPath(other).suffix


def _reached(above: Mapping[str, set[str]], start: str) -> Iterator[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for name in above.get(waiting.pop(), ()):
            if name not in seen:
                seen.add(name)
                waiting.append(name)
                yield name
