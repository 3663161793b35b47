"""What git knows: commits, changes, authors, renames, tags.

The rows stand in the modules beside this one; marks in angle brackets stand for revisions and what
is done to files, and are explained in revisions.py.
"""

from __future__ import annotations

from probant.inquiry.families.family import Family
from probant.inquiry.families.history_chronicle import CHRONICLE
from probant.inquiry.families.history_comings import COMINGS
from probant.inquiry.families.history_commits import COMMITS
from probant.inquiry.families.history_spans import SPANS

HISTORY: tuple[Family, ...] = (*COMMITS, *COMINGS, *SPANS, *CHRONICLE)
