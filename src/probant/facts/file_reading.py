"""One file read once: its facts, and the words that searches are narrowed with.

Who reads which file, and in which process, is told in index.py and crew.py.
"""

from __future__ import annotations

from typing import NamedTuple

from probant.facts.languages import extract
from probant.facts.schema import StoredFacts, to_store
from probant.workspace.text_index import words_of


class Job(NamedTuple):
    """A file to be read: for its facts if it has a `key`, for its words if it has a `blob`."""

    key: str
    suffix: str
    blob: str
    source: bytes


class FileRead(NamedTuple):
    """What was found in it; None for what was not asked for."""

    key: str
    facts: StoredFacts | None
    blob: str
    words: bytes


def read_file(job: Job) -> FileRead:
    facts = to_store(extract(job.source, job.suffix)) if job.key else None
    return FileRead(job.key, facts, job.blob, words_of(job.source) if job.blob else b"")
