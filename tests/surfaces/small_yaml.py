"""Reads the YAML of the hook and the Action: maps, lists, plain and block text; else an error.

A whole YAML library would be one more package for two small files of our own.
"""

from __future__ import annotations

import re
from typing import Any

_KEY = re.compile(r"^(?P<key>[\w-]+):(?: (?P<value>.+))?$")


Rows = list[tuple[int, str, str]]
"""Each row that is not empty: how far it is set in, its text, and all of it."""


class NotYaml(Exception):
    pass


def read_yaml(text: str) -> Any:
    """The document; refused are the parts of YAML these files do not use."""
    rows = [(len(row) - len(row.lstrip(" ")), row.strip(), row) for row in text.split("\n")]
    value, rest = _value([row for row in rows if row[1]], 0)
    if rest:
        raise NotYaml(rest[0][1])
    return value


def _value(rows: Rows, depth: int) -> tuple[Any, Rows]:
    return _list(rows, depth) if rows[0][1].startswith("- ") else _map(rows, depth)


def _list(rows: Rows, depth: int) -> tuple[list[Any], Rows]:
    found = []
    while rows and rows[0][0] == depth and rows[0][1].startswith("- "):
        _, first, raw = rows[0]
        item, rows = _value([(depth + 2, first[2:], raw), *rows[1:]], depth + 2)
        found.append(item)
    return found, rows


def _map(rows: Rows, depth: int) -> tuple[dict[str, Any], Rows]:
    found: dict[str, Any] = {}
    while rows and rows[0][0] == depth and not rows[0][1].startswith("- "):
        match = _KEY.match(rows[0][1])
        if match is None or match["key"] in found:
            raise NotYaml(rows[0][1])
        rows = rows[1:]
        if match["value"] == "|":
            block = rows[: next((n for n, row in enumerate(rows) if row[0] <= depth), len(rows))]
            found[match["key"]] = "\n".join(row[2][block[0][0] :] for row in block) + "\n"
            rows = rows[len(block) :]
        elif match["value"]:
            found[match["key"]] = _scalar(match["value"])
        elif rows and rows[0][0] > depth:
            found[match["key"]], rows = _value(rows, rows[0][0])
        else:
            raise NotYaml(f"{match['key']} has no value")
    return found, rows


def _scalar(value: str) -> Any:
    if value.startswith("[") and value.endswith("]"):
        return [_scalar(part.strip()) for part in value[1:-1].split(",")]
    if value.startswith('"') and value.endswith('"') and "\\" not in value:
        return value[1:-1]
    if value in ("true", "false"):
        return value == "true"
    if value[0] in "\"'{[&*!>|%@`" or ": " in value or " #" in value:
        raise NotYaml(value)
    return value
