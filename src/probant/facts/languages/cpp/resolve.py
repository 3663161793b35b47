"""What names of C and C++ mean across files."""

from __future__ import annotations

from probant.facts.resolver import Resolver


class CppResolver(Resolver):
    SEES_MEMBERS = True
    DETACHED = True
