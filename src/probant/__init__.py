"""Probant answers questions about a codebase and says how well each answer is proved.

    from probant import ask, check, facts, query, search, show, verify
    ask("where is ExecutionEngine defined?", repo=".").to_json()
    query("called_by", "parse", repo=".", within="src").to_json()
    search("retry delay", repo=".").places[0].path
    show("ExecutionEngine", repo=".").definitions[0].text
    check("`ExecutionEngine` is defined in engine.py:12", repo=".").to_json()
    verify({"snapshot_id": "0a1b2c3", "tier": "quick"}, repo=".").verdict

Who asks more than once opens the repository once; it stays warm, and edits are seen all the same:

    with probant.open(".") as opened:
        opened.ask("who calls parse?"), opened.query("called_by", "parse")

Everything here loads on first use, so that importing the package costs nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # the constant itself would bring the whole of `typing` along
if TYPE_CHECKING:
    from probant.surfaces.api import (
        AnswerResult,
        CheckReport,
        FactsResult,
        SearchResult,
        ShowResult,
        VerifyResult,
        ask,
        check,
        facts,
        query,
        search,
        show,
        verify,
    )
    from probant.surfaces.api import open_repository as open  # noqa: A004 - asked for by name
    from probant.surfaces.opened import OpenRepository

__version__ = "0.1.0"

__all__ = [
    "AnswerResult",
    "CheckReport",
    "FactsResult",
    "OpenRepository",
    "SearchResult",
    "ShowResult",
    "VerifyResult",
    "__version__",
    "ask",
    "check",
    "facts",
    "open",
    "query",
    "search",
    "show",
    "verify",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from probant.surfaces import api

        return getattr(api, "open_repository" if name == "open" else name)
    raise AttributeError(f"module 'probant' has no attribute {name!r}")
