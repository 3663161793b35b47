"""Reads a file of outside templates: one JSON object a line, `{"family", "kind", "template"}`.

Says of each template which placeholders it has, which of its family's questions it is, and in which
half it counts. Nothing is asked here. Next: filling.py.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.questions.truth import Question, TemplateKind
from probant.evaluation.templates.filling import FILLS, NARROWED

PLACEHOLDERS: Mapping[str, str] = {
    "n": "symbol",
    "m": "method",
    "c": "class",
    "p": "parameter",
    "f": "file path",
    "g": "second file path",
    "a": "first of a pair of symbols",
    "b": "second of a pair of symbols",
    "s": "commit id",
    "t": "older tag",
    "u": "newer tag",
    "d": "dependency",
    "k": "key, option or environment variable",
    "x": "literal text",
    "l": "line number",
    "w": "workflow name",
}
_PLACEHOLDER = re.compile(r"\{(\w*)\}")
_QUOTED = re.compile(r"`\{([a-wyz])\}`")
_JOINED = re.compile(r"\{([a-wyz])\}(?:'s\b|`'s\b|\.\{|->)")
_APART = r"\1` in `\2"
_FIELDS = frozenset({"family", "kind", "template"})
_KINDS: Mapping[str, TemplateKind] = {"asks": TemplateKind.ASKS, "near": TemplateKind.NEAR}
_REMEDY = 'write one object on each line: {"family": "33", "kind": "asks", "template": "…{n}…"}'

_VISIBILITY = r"visibilit|access (?:level|modifier)|public\b.*\bprivate|private\b.*\bpublic"
PARTS: Mapping[str, tuple[tuple[str, re.Pattern[str]], ...]] = {
    "27": (
        ("async", re.compile(r"async|await|coroutine", re.IGNORECASE)),
        ("a generator", re.compile(r"generator|yield|yeild", re.IGNORECASE)),
        ("a static method", re.compile(r"static", re.IGNORECASE)),
    ),
    "29": (
        ("which", re.compile(_VISIBILITY, re.IGNORECASE)),
        ("public", re.compile(r"\bpublic", re.IGNORECASE)),
        ("private", re.compile(r"\bprivate", re.IGNORECASE)),
    ),
    "60": (
        ("tests", re.compile(r"\btests?\b|\btested\b", re.IGNORECASE)),
        ("build", re.compile(r"\bbuil[dt]s?\b", re.IGNORECASE)),
    ),
}
"""Families whose templates are not one question: the first word that a sentence has says which."""


class BadTemplates(UsageError):
    """The file cannot be used; the message says which line and why."""


@dataclass(frozen=True, slots=True)
class Template:
    family: str
    kind: TemplateKind
    text: str

    @property
    def placeholders(self) -> frozenset[str]:
        return frozenset(_PLACEHOLDER.findall(self.text))

    @property
    def part(self) -> str | None:
        """Which of the family's questions it is; "" where they are one, None where none is said."""
        if self.family not in PARTS:
            return ""
        marks = PARTS[self.family]
        return next((part for part, mark in marks if mark.search(self.text)), None)

    def filled(self, words: Mapping[str, str]) -> str:
        """The sentence; in backticks a file is quoted apart from the name it narrows."""

        def quoted(match: re.Match[str]) -> str:
            return f"`{NARROWED.sub(_APART, words[match[1]])}`"

        text = _QUOTED.sub(quoted, self.text)
        return _PLACEHOLDER.sub(lambda match: words[match[1]], text)

    def takes(self, words: Mapping[str, str]) -> bool:
        """Whether the words can stand in their places: `haul in rope.ts` has no member, and
        nothing belongs to it.
        """
        return not any(
            NARROWED.fullmatch(words.get(name, "")) for name in _JOINED.findall(self.text)
        )


@dataclass(frozen=True)
class Templates:
    """All templates of one file, in its order."""

    listed: tuple[Template, ...]

    @cached_property
    def digest(self) -> str:
        whole = "\n".join(f"{t.family}\t{t.kind.value}\t{t.text}" for t in self.listed)
        return hashlib.sha256(whole.encode()).hexdigest()

    @cached_property
    def families(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(template.family for template in self.listed))

    def of(self, family: str, kind: TemplateKind) -> Sequence[Template]:
        return [t for t in self.listed if t.family == family and t.kind is kind]


def is_first_half(template: str) -> bool:
    """Whether the template's misses may be read one by one: its sha256 begins with 0 to 7."""
    return hashlib.sha256(template.encode()).hexdigest()[0] in "01234567"


def may_be_shown(question: Question) -> bool:
    """Whether a single row may be told: of outside templates only the first half."""
    return question.templated is None or is_first_half(question.wording)


def read_templates(path: Path) -> Templates:
    """The templates of the file at `path`; raises `BadTemplates` where it is not such a file."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise BadTemplates(
            f"the wordings {path} cannot be read: {why}", remedy="name a file of templates"
        ) from error
    found = [_template(f"{path}:{n}", line) for n, line in enumerate(lines, 1) if line.strip()]
    if not found:
        raise BadTemplates(f"{path} has no template", remedy=_REMEDY)
    return Templates(tuple(dict.fromkeys(found)))


def _template(where: str, line: str) -> Template:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadTemplates(f"{where} is not JSON: {error}", remedy=_REMEDY) from error
    if not isinstance(entry, dict) or set(entry) != _FIELDS:
        raise BadTemplates(f"{where} is not a template", remedy=_REMEDY)
    family, kind, text = str(entry["family"]), entry["kind"], entry["template"]
    if family not in FILLS:
        raise BadTemplates(
            f"{where}: there is no question family {family}",
            remedy=f"choose among {', '.join(FILLS)}",
        )
    if kind not in _KINDS:
        raise BadTemplates(f"{where}: the kind {kind!r} is unknown", remedy="write asks or near")
    if not isinstance(text, str) or not text.strip():
        raise BadTemplates(f"{where}: the template is empty", remedy=_REMEDY)
    unknown = sorted(set(_PLACEHOLDER.findall(text)) - set(PLACEHOLDERS))
    if unknown:
        known = ", ".join(f"{{{name}}} {what}" for name, what in PLACEHOLDERS.items())
        raise BadTemplates(
            f"{where}: {{{unknown[0]}}} is not a placeholder", remedy=f"choose among {known}"
        )
    return Template(family, _KINDS[kind], text)
