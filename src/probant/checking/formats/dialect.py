"""What of Markdown a text uses."""

from __future__ import annotations

from probant.vocabulary.record import Record


class Dialect(Record, kw_only=True):
    """Choices of the block reader."""

    is_markdown: bool = True
    """Whether HTML, escapes and front matter mean something."""
    has_indented_code: bool = True
    has_modules: bool = False
    """Whether import and export lines stand between the paragraphs (MDX)."""


MARKDOWN = Dialect()
MDX = Dialect(has_indented_code=False, has_modules=True)
PLAIN = Dialect(is_markdown=False, has_indented_code=False)
