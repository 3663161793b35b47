"""One family of questions as data: a title and the sentences people ask it in.

`{x}` is the target, `{y}` the second one; `{owner}` the class of a method. Families are listed in
families.py, which merges the tables.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum


class Style(Enum):
    TERSE = "terse"
    PLAIN = "plain"
    CHATTY = "chatty"
    BACKTICKS = "backticks"
    INDIRECT = "indirect"
    SLIP = "slip"


@dataclass(frozen=True, slots=True)
class Wording:
    style: Style
    template: str

    def worded(self, **targets: str) -> str:
        """The sentence about `targets`; a file hint is quoted apart from the name it narrows."""
        if self.style is Style.BACKTICKS:
            targets = {
                key: re.sub(r"^(\S+) in (\S+)$", r"\1` in `\2", text)
                for key, text in targets.items()
            }
        return self.template.format(**targets)


@dataclass(frozen=True, slots=True)
class Family:
    title: str
    wordings: tuple[Wording, ...]


def family(
    title: str,
    *,
    terse: str,
    plain: str,
    chatty: str,
    backticks: str,
    indirect: str,
    slip: str,
    more: tuple[str, ...] = (),
) -> Family:
    """A family with one wording of every style, and more plain ones."""
    by_style = {
        Style.TERSE: terse,
        Style.PLAIN: plain,
        Style.CHATTY: chatty,
        Style.BACKTICKS: backticks,
        Style.INDIRECT: indirect,
        Style.SLIP: slip,
    }
    wordings = [Wording(style, template) for style, template in by_style.items()]
    return Family(title, (*wordings, *(Wording(Style.PLAIN, text) for text in more)))
