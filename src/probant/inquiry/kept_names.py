"""Nothing that a question names may get lost on the way to its goal.

"The parse method of Engine, where is it?" read as a question about `parse` alone would be answered
for any `parse`. Only names that can be nothing else are looked for, and only in the sentence that
asks: what was told before it may be a story. Knows no wording.
"""

from __future__ import annotations

import re
from functools import cache

from probant.vocabulary.question import Goal

_SENTENCE_END = r"(?<=[.?!])\s+(?=[A-Z\"'`“])"
_CODELIKE = (
    r"(?<![\w.@/$-])(?:\w+[./:])*\w*"
    r"(?:\w_\w|(?<!\w)_\w|[a-z0-9][A-Z]|[A-Z]{2}[a-z]|\w\.\w|\w::\w|\w/\w)[\w./:]*"
)
_THERE = r"(?i)\b(?:\w+ed|thrown|read|set|written) (?:in )?there\W*$"
"""A place that was told before: "is run called there?" """
_AFTER_A_KIND = (
    r"\b(?:class|method|function|struct|interface|trait|enum|type|module|file) ([A-Z]\w+)\b"
)
_NO_NAMES = frozenset(
    """
    i.e e.g node.js and/or yes/no he/she github gitlab javascript typescript go.mod package.json
    cargo.toml pyproject.toml setup.py setup.cfg pom.xml build.gradle cmakelists.txt
    requirements.txt readme.md
    """.split()
)
"""Words that only look like names, and the manifests: who names one asks about the project."""


def lost_names(text: str, goal: Goal) -> tuple[str, ...]:
    """What the asking sentence names beyond doubt and the goal says nothing of."""
    asked = _asking(text)
    named = [name.strip("`.,:/") for name in _compiled(_CODELIKE).findall(asked)]
    named += _compiled(_AFTER_A_KIND).findall(asked)
    kept = _kept(goal)
    is_placed = len(goal.targets) > 1 or any(t.within or t.owner for t in goal.targets)
    if goal.polar and not is_placed and _compiled(_THERE).search(asked):
        return ("there",)
    return tuple(
        name
        for name in dict.fromkeys(named)
        if name and name.lower() not in _NO_NAMES and not _is_kept(name, kept)
    )


def _asking(text: str) -> str:
    parts = [part for part in _compiled(_SENTENCE_END).split(text.strip()) if part]
    asking = [part for part in parts if part.rstrip("\"')”").endswith("?")]
    return (asking or parts or [""])[-1]


def _kept(goal: Goal) -> str:
    said = [goal.facet.value if goal.facet else "", goal.member, goal.revision]
    for target in goal.targets:
        said += [target.text, target.owner or "", target.within or "", target.language or ""]
        said += [f":{target.line}"] if target.line is not None else []
    return "\n".join(said).lower()


def _is_kept(name: str, kept: str) -> bool:
    """Whole, or by its parts: an owner and its member are two parts of one name."""
    if name.lower() in kept:
        return True
    parts = [part for part in re.split(r"[\s./:()*#'-]+", name.lower()) if part]
    return bool(parts) and all(part in kept or part.isdigit() for part in parts)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
