"""How often a SARIF run says that its tool failed: what it did not look at, no result tells."""

from __future__ import annotations

from collections.abc import Mapping

_LEVELS = ("warning", "error")
"""Of notifications; some tools also tell by them that all went well."""


def n_failures(run: Mapping[str, object]) -> int:
    invocations = run.get("invocations")
    if not isinstance(invocations, list):
        return 0
    return sum(_n_of(one) for one in invocations if isinstance(one, dict))


def _n_of(invocation: Mapping[str, object]) -> int:
    """The notifications that tell of a failure; one for a failure that none tells of."""
    told = invocation.get("toolExecutionNotifications")
    rows = told if isinstance(told, list) else []
    n = sum(isinstance(row, dict) and row.get("level", "warning") in _LEVELS for row in rows)
    return n or int(invocation.get("executionSuccessful") is False)
