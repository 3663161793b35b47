"""Places and quotes made wrong: another file, another line, another name, another word.

Proved on the bytes. Next: mutations_relations.py.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from probant.evaluation.sources.code.truth import TrueDefinition
from probant.evaluation.statements.facts import Ground
from probant.evaluation.statements.mutator import MAX_ATTEMPTS, PLACE, Makers, Mutator, made
from probant.evaluation.statements.statement import Told

NO_FILE = frozenset({"missing_file"})
NO_LINE = frozenset({"invalid_line"})
NO_QUOTE = frozenset({"quote_missing"})
DRIFTED = frozenset({"quote_drifted"})
NEAR = 15
_TOKEN = re.compile(r"[A-Za-z_]\w{2,}")


class PlaceMutations(Mutator):
    """Of statements that say where something stands, or what stands there."""

    def makers(self) -> Makers:
        return {
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
        }

    def _wrong_file(self, ground: Ground) -> Told | None:
        """Another file of the language, in which the name stands nowhere."""
        subject = ground.subject
        path = self._other_file(ground.path, subject.name) if subject is not None else None
        if path is None:
            return None
        line = ground.told.slot.get("line")
        if line is not None and int(line) > len(self._reading.lines(path)):
            return None
        return made(ground, "wrong_file", PLACE, "the name does not stand in that file", file=path)

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
        return made(ground, "renamed", PLACE, proof, x=changed and f"{owner}{dot}{changed}")

    def _missing_file(self, ground: Ground) -> Told | None:
        path = PurePosixPath(ground.path)
        name = f"{path.stem}_{self._rng.choice(('impl', 'core', 'base', 'ops', 'ext'))}"
        changed = path.with_name(f"{name}{path.suffix}")
        if not self._reading.raw.is_absent(name):
            return None
        proof = "no file has that path or that name"
        return made(ground, "missing_file", NO_FILE, proof, file=str(changed))

    def _beyond_end(self, ground: Ground) -> Told | None:
        """At least two lines further: the empty place after the last line is a line to some."""
        line = len(self._reading.lines(ground.path)) + self._rng.choice((2, 7, 40, 500))
        slots = {"line": str(line), "first": str(line), "last": str(line + 6)}
        own = {key: value for key, value in slots.items() if key in ground.told.slot}
        return made(ground, "beyond_end", NO_LINE, "the file is shorter", **own)

    def _line_near(self, ground: Ground) -> Told | None:
        return self._moved(ground, "line_near", range(1, NEAR + 1))

    def _line_far(self, ground: Ground) -> Told | None:
        return self._moved(ground, "line_far", range(NEAR + 1, NEAR + 400))

    def _moved(self, ground: Ground, mutation: str, steps: range) -> Told | None:
        """To a line outside the definition on which the name does not stand."""
        line = self._outside(ground.subject, steps) if ground.subject is not None else None
        proof = "that line is outside the definition and does not hold the name"
        return made(ground, mutation, PLACE, proof, line=line)

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
        return made(ground, mutation, DRIFTED, proof, line=str(self._rng.choice(fitting)))

    def _changed_quote(self, ground: Ground) -> Told | None:
        changed = self._one_token_changed(ground.told.slot["quote"], ground.path)
        proof = "the changed text stands nowhere in the file"
        return made(ground, "changed_quote", NO_QUOTE, proof, quote=changed)

    def _changed_block(self, ground: Ground) -> Told | None:
        first, *others = ground.told.slot["block"].split("\n")
        at = self._rng.randrange(len(others) + 1)
        lines = [first, *others]
        changed = self._one_token_changed(lines[at], ground.path)
        if changed is None:
            return None
        lines[at] = changed
        proof = "the changed line stands nowhere in the file"
        return made(ground, "changed_quote", NO_QUOTE, proof, block="\n".join(lines))

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
