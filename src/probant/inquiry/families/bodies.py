"""What code does inside: exceptions raised, environment variables read, options defined."""

from __future__ import annotations

from probant.inquiry.families.family import Family

BODIES: tuple[Family, ...] = ()
