"""What a search asks for, checked as far as that needs no repository."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from probant.errors import UsageError

if TYPE_CHECKING:
    from probant.workflows.search import Search


def search_of(
    text: str,
    *,
    within: str | None = None,
    symbol_kind: Iterable[str] = (),
    lang: Iterable[str] = (),
    exact: bool = False,
    regex: bool = False,
    limit: int = 10,
) -> Search:
    """A text and what narrows it; a usage error where they do not fit together."""
    from probant.tools.places import Narrowed
    from probant.workflows.search import Manner, Search

    if exact and regex:
        raise UsageError("--exact and --regex exclude each other", remedy="give one of them")
    narrowed = Narrowed(
        within=within or "",
        kinds=_kinds(symbol_kind),
        languages=_languages(lang),
    )
    manner = Manner.EXACT if exact else Manner.REGEX if regex else Manner.WORDS
    return Search(text=text, manner=manner, narrowed=narrowed, limit=limit)


def _kinds(names: Iterable[str]) -> frozenset[str]:
    if not names:
        return frozenset()
    from probant.questions.arguments import symbol_kinds

    return frozenset(kind.value for kind in symbol_kinds(names))


def _languages(names: Iterable[str]) -> frozenset[str]:
    from probant.facts.languages import names as known

    wanted = [word.strip().lower() for name in names for word in name.split(",") if word.strip()]
    for word in wanted:
        if word not in known():
            raise UsageError(
                f"there is no language {word!r}", remedy=f"choose one of {', '.join(known())}"
            )
    return frozenset(wanted)
