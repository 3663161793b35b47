"""What starts a workflow, by a reader of just the `on` part of the file.

Three shapes are known: one word, a list in brackets, a mapping or list below. Anything else is
doubt. Next: facts.py.
"""

from __future__ import annotations

import re

from probant.evaluation.oracles.python_ast import Doubt

FOLDER = ".github/workflows/"
_ON = re.compile(r"""^(?:on|"on"|'on'):[ \t]*(?P<rest>[^\n]*)$""", re.MULTILINE)
_WORD = re.compile(r"[a-z_]+")


def triggers(content: bytes) -> tuple[str, ...] | Doubt:
    text = content.decode("utf-8", "replace").replace("\r\n", "\n")
    found = list(_ON.finditer(text))
    if len(found) != 1 or "\n---" in text:
        return Doubt("not one plain `on`")
    rest = re.sub(r"(^|\s)#.*", "", found[0]["rest"]).strip()
    if rest:
        listed = rest[1:-1].split(",") if rest[0] == "[" and rest[-1] == "]" else [rest]
        return _words([entry.strip().strip("\"'") for entry in listed])
    return _below(text[found[0].end() :].split("\n")[1:])


def _below(lines: list[str]) -> tuple[str, ...] | Doubt:
    keys: list[str] = []
    depth: int | None = None
    for line in lines:
        bare = re.sub(r"(^|\s)#.*", "", line).rstrip()
        if not bare:
            continue
        n_spaces = len(bare) - len(bare.lstrip(" "))
        is_item = bare.lstrip().startswith("- ")
        if n_spaces == 0 and not is_item:
            break
        depth = n_spaces if depth is None else depth
        if n_spaces == depth:
            key = bare.strip().removeprefix("- ").partition(":")[0].strip().strip("\"'")
            keys.append(key)
    return _words(keys)


def _words(keys: list[str]) -> tuple[str, ...] | Doubt:
    if not keys or not all(_WORD.fullmatch(key) for key in keys):
        return Doubt("events that are not plain words")
    return tuple(keys)
