"""What a text cites: places in its words and links, and code blocks that quote a file."""

from __future__ import annotations

from probant.checking.citations.blocks import quoted_blocks
from probant.checking.citations.endings import is_source_path, is_usual
from probant.checking.citations.places import cited_places
from probant.checking.citations.wording import is_told_of_the_past

__all__ = ["cited_places", "is_source_path", "is_told_of_the_past", "is_usual", "quoted_blocks"]
