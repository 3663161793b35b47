"""What a verdict rests on, a line each: coverage, voices, confidence, cost, where it is kept."""

from __future__ import annotations

from collections.abc import Iterator

from probant.council.response import CoveredFile, VerifyResponse
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped, counted
from probant.surfaces.verify.wording import VOICES
from probant.vocabulary.council import Sighting, VoiceStatus

MAX_FILES_TOLD = 6
MAX_DETAIL = 120


def footing(response: VerifyResponse) -> Iterator[tuple[str, str]]:
    """(what it is about, what is so)."""
    yield "coverage", coverage_of(response)
    for number, line in enumerate(_reviewers(response)):
        yield "" if number else "reviewers", line
    yield "confidence", _confidence(response)
    yield "cost", _cost(response)
    yield "read", _read(response)
    if response.transcript_location:
        yield "transcript", one_line(response.transcript_location)


def coverage_of(response: VerifyResponse) -> str:
    """`complete: 3 files whole`, or what is missing and why."""
    files = response.coverage.files
    whole = [one for one in files if Sighting(one.status) is Sighting.FULL]
    rest = [one for one in files if Sighting(one.status) is not Sighting.FULL]
    head = "complete" if response.coverage.complete else "incomplete"
    told = [f"{counted(len(whole), 'file')} whole"]
    told += [_missing(one) for one in rest[:MAX_FILES_TOLD]]
    if len(rest) > MAX_FILES_TOLD:
        told.append(f"{len(rest) - MAX_FILES_TOLD} more not whole")
    return f"{head}: {'; '.join(told)}"
