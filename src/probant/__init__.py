"""Probant answers questions about a codebase and says how well each answer is proved.

    from probant import ask, check, facts, query, search, show, verify
    ask("where is ExecutionEngine defined?", repo=".").to_json()
    query("called_by", "parse", repo=".", within="src").to_json()
    search("retry delay", repo=".").places[0].path
    show("ExecutionEngine", repo=".").definitions[0].text
    check("`ExecutionEngine` is defined in engine.py:12", repo=".").to_json()
    verify({"snapshot_id": "0a1b2c3", "tier": "quick"}, repo=".").verdict

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

__version__ = "0.1.0"

__all__ = [
    "AnswerResult",
    "CheckReport",
    "FactsResult",
    "SearchResult",
    "ShowResult",
    "VerifyResult",
    "__version__",
    "ask",
    "check",
    "facts",
    "query",
    "search",
    "show",
    "verify",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from probant.surfaces import api

        return getattr(api, name)
    raise AttributeError(f"module 'probant' has no attribute {name!r}")
