"""Archives of logs, pages without an end, and secrets in replies."""

from __future__ import annotations

import json

from probant.ci import client as client_module
from probant.ci.client import MAX_LOG_BYTES, MAX_PAGES, CiClient
from probant.ci.port import Job, Listing, NoAnswer, Reply, Repository, Run, State
from probant.ci.shapes import job_of, run_of
from tests.ci_server import archive, job_row, run_row

WIDGET = Repository("acme", "widget")
SHA = "ab" * 20


class Fixed:
    """Answers every request with one body, and counts them."""

    def __init__(self, *bodies: bytes, status: int = 200) -> None:
        self._bodies = bodies
        self._status = status
        self.paths: list[str] = []

    def get(self, path: str, *, max_bytes: int) -> Reply | NoAnswer:
        self.paths.append(path)
        body = self._bodies[min(len(self.paths), len(self._bodies)) - 1]
        assert len(body) <= max_bytes
        return Reply(status=self._status, headers={}, body=body)


def client_of(*bodies: bytes, token: str = "") -> CiClient:
    return CiClient(Fixed(*bodies), token, is_known=bool(token))


def run() -> Run:
    found = run_of(run_row(3, SHA))
    assert found is not None
    return found


def job(name: str = "test / unit") -> Job:
    found = job_of(job_row(7, name, "failure"))
    assert found is not None
    return found


def test_a_list_without_an_end_is_not_whole() -> None:
    rows = [run_row(n, SHA) for n in range(100)]
    transport = Fixed(json.dumps({"workflow_runs": rows}).encode())
    listing = CiClient(transport, "", is_known=False).runs(WIDGET, sha=SHA)
    assert isinstance(listing, Listing)
    assert (listing.is_whole, len(transport.paths)) == (False, MAX_PAGES)


def test_runs_of_other_commits_are_left_out_whatever_the_service_sends() -> None:
    rows = [run_row(1, SHA), run_row(2, "cd" * 20)]
    listing = client_of(json.dumps({"workflow_runs": rows}).encode()).runs(WIDGET, sha=SHA)
    assert isinstance(listing, Listing)
    assert [one.sha for one in listing.runs] == [SHA]


def test_steps_of_an_archive_are_joined_in_their_order() -> None:
    files = {
        "test  unit/10_last.txt": b"last",
        "test  unit/2_first.txt": b"first",
        "other/1_x.txt": b"other",
    }
    assert client_of(archive(files)).log(WIDGET, run(), job("test / unit")) == "first\nlast"


def test_damaged_and_foreign_archives() -> None:
    for body in (b"PK\x03\x04nonsense", archive({"0_else.txt": b"x"}), archive({})):
        assert isinstance(client_of(body).log(WIDGET, run(), job()), NoAnswer)


def test_an_archive_that_unpacks_to_very_much_is_cut() -> None:
    files = {f"test  unit/{n}_x.txt": bytes(MAX_LOG_BYTES) for n in range(1, 4)}
    text = client_of(archive(files)).log(WIDGET, run(), job("test / unit"))
    assert isinstance(text, str)
    assert len(text) <= MAX_LOG_BYTES + len(files)


def test_a_token_in_a_reply_is_blotted_out() -> None:
    token = "tok_123456"
    packed = archive({"0_test.txt": f"a {token} b".encode()})
    for body in (f"a {token} b".encode(), packed):
        assert client_of(body, token=token).log(WIDGET, run(), job("test")) == "a *** b"


def test_states() -> None:
    assert State("completed", "timed_out").word == "timed out"
    assert State("", "").word == "unknown"
    assert client_module.PER_PAGE <= 100
