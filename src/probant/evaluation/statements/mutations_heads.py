"""Heads of functions and exports made wrong: another type, parameter, number, name."""

from __future__ import annotations

import re
from functools import cached_property

from probant.evaluation.statements.facts import NUMBERS, Ground, listed
from probant.evaluation.statements.mutator import PLACE, STRUCTURE, Makers, Mutator, made
from probant.evaluation.statements.statement import Told
from probant.evaluation.statements.types import other_type


class HeadMutations(Mutator):
    """Of statements about what a function takes and gives, and a file exports."""

    def makers(self) -> Makers:
        return {
            "returns": (("wrong_return", self._wrong_return),),
            "parameter.count": (("wrong_parameter", self._wrong_count),),
            "parameter.names": (("wrong_parameter", self._wrong_names),),
            "parameter.one": (("wrong_parameter", self._wrong_parameter),),
            "exports": (("wrong_export", self._wrong_export),),
        }

    def _wrong_return(self, ground: Ground) -> Told | None:
        changed = other_type(ground.told.slot["type"], ground.told.language, self._rng)
        proof = "the annotation is another built-in type"
        return made(ground, "wrong_return", STRUCTURE, proof, type=changed)

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
        return made(
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
        return made(ground, "wrong_parameter", PLACE, proof, names=said)

    def _wrong_parameter(self, ground: Ground) -> Told | None:
        changed = self._other_parameter(ground.told.slot["p"], ground)
        proof = "the function's lines do not hold that name"
        return made(ground, "wrong_parameter", PLACE, proof, p=changed)

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
        return made(ground, "wrong_export", PLACE, proof, x=changed)
