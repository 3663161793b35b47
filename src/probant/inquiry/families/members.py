"""What a definition holds and says: defaults, decorators, fields, methods, what overrides what."""

from __future__ import annotations

from probant.inquiry.families.family import Family

MEMBERS: tuple[Family, ...] = ()
