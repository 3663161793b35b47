"""Values of one table of the user's file, each of its kind, or an error that says what to do."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import cast

from probant.errors import ConfigurationError


class Table:
    """A table that came out of a TOML file; `name` is how the user finds it there."""

    def __init__(self, source: str, name: str, found: object) -> None:
        self.source = source
        self._name = name
        if not isinstance(found, dict):
            raise ConfigurationError(f"{source}: {name} is not a table", remedy=f"write [{name}]")
        self._values = cast("Mapping[str, object]", found)

    def wrong(self, key: str, what: str, remedy: str) -> ConfigurationError:
        return ConfigurationError(f"{self.source}: {self._name}.{key} {what}", remedy=remedy)

    def has(self, key: str) -> bool:
        return key in self._values

    def refuse_unknown(self, known: Iterable[str]) -> None:
        known = tuple(known)
        for key in self._values:
            if key not in known:
                raise ConfigurationError(
                    f"{self.source}: unknown key {f'{self._name}.{key}'!r}",
                    remedy=suggestion(key, known),
                )

    def tables(self, key: str) -> tuple[Table, ...]:
        found = self._values.get(key, [])
        if not isinstance(found, list):
            raise self.wrong(key, "is not a list of tables", f"write [[{self._name}.{key}]]")
        return tuple(
            Table(self.source, f"{self._name}.{key}[{n}]", one) for n, one in enumerate(found, 1)
        )

    def text(self, key: str, *, default: str | None = None, max_chars: int = 200) -> str:
        value = self._values.get(key, default)
        if value is None:
            raise self.wrong(key, "is missing", f"add {key} to it")
        if not isinstance(value, str):
            raise self.wrong(key, "must be a text", "put it in quotes")
        if value != default and not value.strip():
            raise self.wrong(key, "is empty", "fill it in, or leave it out")
        if len(value) > max_chars or not value.isprintable():
            raise self.wrong(key, "is no plain line", f"one line of at most {max_chars} characters")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """The first one is the default."""
        value = self.text(key, default=choices[0])
        if value not in choices:
            raise self.wrong(key, f"is {value!r}", f"one of {', '.join(choices)}")
        return value

    def flag(self, key: str, *, default: bool) -> bool:
        value = self._values.get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "must be true or false", "without quotes")
        return value

    def whole(self, key: str, least: int, most: int) -> int | None:
        value = self._values.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, "is no such number", f"a whole number from {least} to {most}")
        return value

    def number(self, key: str, least: float, most: float) -> float | None:
        value = self._values.get(key)
        if value is None:
            return None
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not math.isfinite(number := float(cast("float", value))):
            raise self.wrong(key, "is not a number", f"a number from {least:g} to {most:g}")
        if not least <= number <= most:
            raise self.wrong(key, f"is {number:g}", f"a number from {least:g} to {most:g}")
        return number


def suggestion(key: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    known = tuple(known)
    near = get_close_matches(key, known, n=1)
    return f"did you mean {near[0]!r}?" if near else f"known keys are {', '.join(known)}"
