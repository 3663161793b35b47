"""Code of the repository that stands in for its test runner, or changes it before it starts.

Seen by the settings and preloaded files alone; what a test file does to its runner is not.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator

from probant.runs.node.bench import Bench
from probant.runs.node.plan import Part

CONFIGS = tuple(f"jest.config.{end}" for end in ("js", "ts", "mjs", "cjs", "json"))

_OWN_RUNNER = re.compile(
    r"\b(?:testRunner|runner)['\"]?\s*:\s*(?:require\.resolve\(\s*)?"
    r"['\"`](?P<file>(?:\.{1,2}/|<rootDir>)[^'\"`\n]*)"
)
_OWN_FILE = re.compile(r"\.{1,2}/|<rootDir>")
_PRELOADS = ("-r", "--require", "--import", "--loader", "--experimental-loader", "--file")
_CHANGES_RUNNER = re.compile(
    r"\b_load\s*=(?!=)|\b(?:Runnable|Runner|Suite|Test)\.prototype\.\w+\s*=(?!=)"
)


def tampering(bench: Bench, part: Part) -> list[str]:
    """Why what the runner tells may be the repository's own words."""
    text_of = bench.scene.text_of
    found: list[str] = []
    if part.runner == "jest":
        own = str(json.dumps(part.package.data.get("jest"), ensure_ascii=False))
        texts = [own, *(text_of(posixpath.join(part.folder, name)) for name in CONFIGS)]
        named = [match["file"] for text in texts for match in _OWN_RUNNER.finditer(text)]
        named += [
            one for one in _values(part, ("--testRunner", "--runner")) if _OWN_FILE.match(one)
        ]
        found += [f"the repository runs its tests by its own {name}" for name in named[:1]]
    for file in _values(part, _PRELOADS):
        path = posixpath.normpath(posixpath.join(part.folder, file))
        if _CHANGES_RUNNER.search(text_of(path)):
            found.append(f"{path} changes the test runner before it starts")
    return found


def _values(part: Part, options: tuple[str, ...]) -> Iterator[str]:
    """What options of a command are set to."""
    words = [word.text for word in (*part.launcher, *part.args)]
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, mark, value = word.partition("=")
        if name in options:
            yield value if mark else following
