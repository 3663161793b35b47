"""Keys of configuration files, each with the one line it stands on.

The file's own reader (tomllib, json, configparser) says that the key is there and once; a plain
scan of the lines says where. YAML has only the scan, on top-level keys. Next: facts.py.
"""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

MIN_KEY_CHARS = 4
MAX_FILE_BYTES = 100_000
_TOML_TABLE = re.compile(r"^\s*\[([\w.\-\"' ]+)\]\s*(?:#.*)?$")
_TOML_KEY = re.compile(r"^\s*([\w-]+)\s*=")
_JSON_KEY = re.compile(r'^\s*\{?\s*"([\w-]+)"\s*:')
_INI_KEY = re.compile(r"^([A-Za-z][\w.-]*)\s*[=:]")
_YAML_KEY = re.compile(r"^([A-Za-z][\w-]*):(?:\s|$)")
_PLAIN = re.compile(r"[A-Za-z][\w.-]*")


def keys_of(path: str, content: bytes) -> dict[str, int]:
    """Keys that stand once in the file, with their lines; none where the file is not read."""
    name = PurePosixPath(path).name
    reader = _READERS.get(PurePosixPath(name).suffix)
    if reader is None or len(content) > MAX_FILE_BYTES or "lock" in name:
        return {}
    try:
        found = dict(reader(content.decode("utf-8")))
    except (ValueError, TypeError, RecursionError, configparser.Error):
        return {}
    return {
        key: line
        for key, line in found.items()
        if _PLAIN.fullmatch(key) and len(key) >= MIN_KEY_CHARS
    }


def _toml(text: str) -> Iterator[tuple[str, int]]:
    """By their whole dotted name, or the last part where no other key ends so."""
    every = [dotted for dotted, _ in _flat(tomllib.loads(text))]
    known = frozenset(every)
    lasts = Counter(dotted[-1] for dotted in every)
    lines = text.split("\n")
    table: tuple[str, ...] = ()
    placed: dict[tuple[str, ...], list[int]] = {}
    for number, line in enumerate(lines, start=1):
        header = _TOML_TABLE.match(line)
        if header:
            table = tuple(part.strip(" \"'") for part in header[1].split("."))
        elif line.lstrip().startswith("[["):
            table = ("[[",)
        elif found := _TOML_KEY.match(line):
            placed.setdefault((*table, found[1]), []).append(number)
    for dotted, numbers in placed.items():
        if len(numbers) == 1 and dotted in known and not any("." in part for part in dotted):
            name = dotted[-1] if lasts[dotted[-1]] == 1 else ".".join(dotted)
            yield name, numbers[0]


def _flat(
    table: Mapping[str, Any], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        yield (*above, key), value
        for held in value if isinstance(value, list) else [value]:
            if isinstance(held, Mapping):
                yield from _flat(held, (*above, key))


def _json(text: str) -> Iterator[tuple[str, int]]:
    counts: Counter[str] = Counter()

    def count(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        counts.update(key for key, _ in pairs)
        return dict(pairs)

    json.loads(text, object_pairs_hook=count)
    yield from _scanned(text, _JSON_KEY, lambda key: counts[key] == 1)


def _ini(text: str) -> Iterator[tuple[str, int]]:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    counts = Counter(option for section in parser.sections() for option in parser[section])
    yield from _scanned(text, _INI_KEY, lambda key: counts[key] == 1)


def _yaml(text: str) -> Iterator[tuple[str, int]]:
    if "\n---" in text or "\t" in text:
        return
    words = Counter(re.findall(r"[\w-]+(?=\s*:)", text))
    yield from _scanned(text, _YAML_KEY, lambda key: words[key] == 1)


def _scanned(
    text: str, pattern: re.Pattern[str], is_known: Callable[[str], bool]
) -> Iterator[tuple[str, int]]:
    """Lines that begin with a known key; a key seen on two lines is left out."""
    placed: dict[str, list[int]] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        found = pattern.match(line)
        if found and is_known(found[1]):
            placed.setdefault(found[1], []).append(number)
    for key, numbers in placed.items():
        if len(numbers) == 1:
            yield key, numbers[0]


_READERS: Mapping[str, Callable[[str], Iterator[tuple[str, int]]]] = {
    ".toml": _toml,
    ".json": _json,
    ".ini": _ini,
    ".cfg": _ini,
    ".yml": _yaml,
    ".yaml": _yaml,
}
