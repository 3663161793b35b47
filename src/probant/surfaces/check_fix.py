"""`--fix`: put certain corrections into the files, atomically, and show what changed."""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.document import Document
from probant.vocabulary.assertion import TextReport


def fix_files(documents: Sequence[Document], reports: Sequence[TextReport]) -> str:
    """Write the corrected files; the unified diff of what was changed."""
    raise NotImplementedError
