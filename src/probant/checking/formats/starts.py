"""How blocks of Markdown begin and end: the patterns, and a cursor that counts columns.

Every pattern is anchored and takes linear time. Next: blocks.py.
"""

from __future__ import annotations

import re

MARKER = re.compile(r"([-+*]|(\d{1,9})[.)])(?=[ \t]|$)")
FENCE = re.compile(r"(`{3,}(?=[^`]*$)|~{3,})[ \t]*(.*)")
ATX = re.compile(r"#{1,6}(?=[ \t]|$)")
SETEXT = re.compile(r"(?:=++|-++)[ \t]*+$")
RULE = re.compile(r"(?:(?:\*[ \t]*+){3,}|(?:-[ \t]*+){3,}|(?:_[ \t]*+){3,})$")
FOOTNOTE = re.compile(r"\[\^[^\[\]\s]{1,100}\]:")
ADMONITION = re.compile(r"(?:(?:!!!|\?\?\?\+?)[ \t]+\w|===!?[ \t]+\")")
DEFINITION = re.compile(
    r"\[(?!\^)[^\[\]]{1,300}\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)"
    r"(?:[ \t]+(?:\"[^\"]*\"|'[^']*'|\([^()]*\)))?[ \t]*$"
)
DELIMITERS = re.compile(r"\|?[ \t]*+:?-++:?[ \t]*+(?:\|[ \t]*+:?-++:?[ \t]*+)*\|?[ \t]*+$")
HTML_RAW = re.compile(r"<(script|pre|style|textarea)(?=[\s>]|$)", re.I)
HTML_BLOCK = re.compile(
    r"</?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd"
    r"|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]"
    r"|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option"
    r"|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)"
    r"(?=\s|/?>|$)",
    re.I,
)
HTML_TAG = re.compile(r"</?[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*)?/?>[ \t]*$")


class Cursor:
    """A place in a row; `column` counts a tab as up to the next multiple of four.

    After a tab was entered in part, `at` still stands on it.
    """

    __slots__ = ("at", "column", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.column = 0

    def indent(self) -> tuple[int, int]:
        """How many columns of white space follow, and where they end."""
        text, at, column = self.text, self.at, self.column
        size = len(text)
        while at < size:
            char = text[at]
            if char == " ":
                column += 1
            elif char == "\t":
                column += 4 - column % 4
            else:
                break
            at += 1
        return column - self.column, at

    def skip_columns(self, n_columns: int) -> None:
        """Over that many columns of white space, at most."""
        text, size = self.text, len(self.text)
        target = self.column + n_columns
        while self.column < target and self.at < size:
            char = text[self.at]
            if char == " ":
                self.column += 1
            elif char == "\t":
                stop = self.column + 4 - self.column % 4
                if stop > target:
                    self.column = target
                    return
                self.column = stop
            else:
                return
            self.at += 1

    def skip_to(self, at: int, n_columns: int) -> None:
        """To a place that lies so many columns ahead."""
        self.at = at
        self.column += n_columns


def atx_end(text: str, begin: int) -> int:
    """Where a heading's own text ends: signs at its end count only after white space."""
    inner = text.rstrip(" \t")
    bare = inner.rstrip("#")
    if len(bare) == len(inner) or len(bare) < begin:
        return len(text)
    spaces = bare.rstrip(" \t")
    is_closed = len(spaces) < len(bare) or len(bare) == begin
    return max(begin, len(spaces)) if is_closed else len(text)


def html_end(text: str) -> str:
    """What ends the block of HTML that this row begins; '' for a blank line, ' ' for no block."""
    if raw := HTML_RAW.match(text):
        return f"</{raw[1].lower()}>"
    for start, end in (("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")):
        if text.startswith(start):
            return end
    if text[:2] == "<!" and text[2:3].isalpha():
        return ">"
    return "" if HTML_BLOCK.match(text) else " "
