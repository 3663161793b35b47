"""How extraction tells resolution what no row has a place for: marks among attributes.

A mark is no name a program could give to an attribute.
"""

from __future__ import annotations

TEMPLATE_PARAMETER = "<{}>"
"""A name that stands for any type in the definition."""

CALLED = "()"
"""A macro that takes arguments, were it none."""

CONDITIONAL = "#if"
"""A function that only some builds have."""
