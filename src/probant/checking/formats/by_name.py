"""Which format a file's name stands for; plain text is looked into."""

from __future__ import annotations

import re

from probant.checking.document import Format
from probant.facts.languages import is_unparsed_code, language_of, suffix_of

_BY_SUFFIX = {
    **dict.fromkeys(
        (".md", ".markdown", ".mdown", ".mkd", ".mdx", ".qmd", ".rmd", ".mdc"), Format.MARKDOWN
    ),
    **dict.fromkeys((".html", ".htm"), Format.MARKDOWN),
    **dict.fromkeys((".rst", ".rest"), Format.RST),
    **dict.fromkeys((".json", ".jsonc", ".json5", ".geojson"), Format.JSON),
    **dict.fromkeys((".jsonl", ".ndjson"), Format.JSON_LINES),
    **dict.fromkeys((".txt", ".text", ".adoc", ".org", ".log"), Format.PLAIN),
    ".ipynb": Format.NOTEBOOK,
}

_DIRECTIVE = re.compile(r"^\.\. (?:_[^:\n]{1,100}:|[\w:-]{1,60}::)(?=[ \r\n]|\Z)", re.M)

DIFF_SUFFIXES = frozenset((".diff", ".patch"))


def format_of(name: str) -> Format | None:
    """The format of a text of this name; None if no format speaks for it.

    Standard input is Markdown, a name without suffix (README, COMMIT_EDITMSG) is plain text.
    """
    if name == "-":
        return Format.MARKDOWN
    suffix = suffix_of(name)
    if known := _BY_SUFFIX.get(suffix.lower()):
        return known
    if language_of(name) is not None:
        return Format.CODE
    return Format.PLAIN if not suffix else None


def refined(form: Format, text: str) -> Format:
    """Plain text that uses reStructuredText's directives is that, whatever its name."""
    return Format.RST if form is Format.PLAIN and _DIRECTIVE.search(text) else form


def is_code_unread(name: str) -> bool:
    """Whether the file is source code in a language whose comments nobody finds."""
    return is_unparsed_code(name)
