"""What all kits have in common."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from probant.runs import kits
from probant.runs.ending import stopped
from probant.runs.port import NoRun
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Ended, Finished

FOLDER = Path(kits.__file__).parent
COULD_NOT_LOOK = {
    ReasonCode.TOOL_MISSING,
    ReasonCode.DEPENDENCIES_UNAVAILABLE,
    ReasonCode.TIMEOUT,
    ReasonCode.TOOL_FAILED,
}


def test_kits_know_four_reasons_not_to_look() -> None:
    files = [path for path in FOLDER.glob("*/*.py") if path.parent.name != "inside"]
    named = {
        name for path in files for name in re.findall(r"ReasonCode\.([A-Z_]+)", path.read_text())
    }
    assert named
    assert {ReasonCode[name] for name in named} <= COULD_NOT_LOOK


@pytest.mark.parametrize("ended", [one for one in Ended if one is not Ended.ITSELF])
def test_what_is_ended_from_outside_tells_nothing(ended: Ended) -> None:
    told = stopped(finished(ended), "make test", "3 passed")
    assert isinstance(told, NoRun)
    assert told.reason is (ReasonCode.TIMEOUT if ended is Ended.TIMEOUT else ReasonCode.TOOL_FAILED)
    assert told.note.startswith("make test ")
    assert told.note.endswith("; so far 3 passed")


def test_a_download_that_never_ends_lacks_the_network() -> None:
    told = stopped(finished(Ended.TIMEOUT, b"Could not resolve host: example.org\n"), "make")
    assert told is not None
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE


def test_what_ends_by_itself_is_for_the_kit() -> None:
    assert stopped(finished(Ended.ITSELF), "make") is None


def finished(ended: Ended, output: bytes = b"") -> Finished:
    return Finished(exit_code=137, output=output, stdout=output, ended=ended)
