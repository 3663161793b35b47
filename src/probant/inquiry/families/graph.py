"""Import paths and cycles, tests, entry points, lines, what stands beside what."""

from __future__ import annotations

from probant.inquiry.families.family import Family

GRAPH: tuple[Family, ...] = ()
