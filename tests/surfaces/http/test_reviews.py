"""Council reviews over HTTP: at once, as a job, as a stream; and what is refused."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from probant.settings import load_settings
from probant.surfaces.http.app import Services, make_app
from probant.surfaces.http.metrics import Metrics
from probant.surfaces.http.problems import Refused
from probant.surfaces.http.work import Crew
from probant.surfaces.serving import Root, Served
from tests.repos import commit, make_repo
from tests.surfaces.http.servers import FILES, Server, ask_app, serving


class Shop:
    """A running server and the commit to review."""

    def __init__(self, server: Server, head: str) -> None:
        self.server = server
        self.head = head

    def request(self, **more: Any) -> dict[str, Any]:
        return {"snapshot_id": self.head, "tier": "quick", **more}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    home = tmp_path_factory.mktemp("reviews")
    repo = make_repo(home / "shop", FILES)
    head = commit(repo, {"new.py": "def new():\n    return 1\n"}, "new")
    with serving(home, "--repo", str(repo)) as running:
        yield Shop(running, head)


def test_a_review_is_answered_at_once(shop: Shop) -> None:
    reply = shop.server.post("/v1/council/verify", shop.request(repo="shop", oddity=1))
    assert reply.status == 200
    assert reply.data["schema"] == "probant.verify/1"
    assert (reply.data["verdict"], reply.data["verdict_reasons"]) == ("unclear", ["no_models"])
    assert "oddity" in str(reply.data["request_warnings"])
    assert "repo" not in str(reply.data["request_warnings"])


def test_a_review_is_a_job_that_is_followed(shop: Shop) -> None:
    started = shop.server.post("/v1/council/verify?wait=false", shop.request())
    assert started.status == 202
    where = f"/v1/council/verify/{started.data['id']}"
    assert started.headers["location"] == where
    stream = shop.server.get(f"{where}/events")
    assert stream.headers["content-type"].startswith("text/event-stream")
    told = [dict(line.split(": ", 1) for line in one.splitlines())
            for one in stream.body.decode().strip().split("\n\n")]  # fmt: skip
    assert [one["event"] for one in told][-2:] == ["verdict_reached", "end"]
    assert [int(one["id"]) for one in told] == list(range(1, len(told) + 1))
    assert json.loads(told[-1]["data"])["verdict"] == "unclear"
    done = shop.server.get(where)
    assert (done.status, done.data["status"], done.data["verdict"]) == (200, "done", "unclear")
    again = shop.server.get(f"{where}/events", **{"Last-Event-Id": str(len(told) - 1)})
    assert again.body.decode().count("event: ") == 1


def test_the_transcript_of_a_review_is_read(shop: Shop) -> None:
    done = shop.server.post("/v1/council/verify", shop.request()).data
    assert done["transcript_location"] == f"/v1/transcripts/{done['verification_id']}"
    page = shop.server.get(done["transcript_location"]).data
    assert page["unchanged"] is True
    assert page["result"]["verdict"] == "unclear"
    assert "/" not in page["directory"]
    assert shop.server.get("/v1/transcripts/" + "0" * 32).status == 404
    assert shop.server.get("/v1/transcripts/..%2f..").status == 404


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"snapshot_id": "f" * 40}, "snapshot_resolution_failed"),
        ({"snapshot_id": "HEAD"}, "request_invalid"),
        ({"target_paths": []}, "request_invalid"),
        ({"target_paths": ["../x"]}, "request_invalid"),
        ({"rubric_focus": "x" * 201}, "request_invalid"),
        ({"rubric_focus": "a\nb"}, "request_invalid"),
        ({"tier": "deep"}, "request_invalid"),
        ({"evidence": [{"source": "a", "content": "b"}] * 21}, "request_invalid"),
        ({"evidence": [{"source": "a b", "content": "b"}]}, "request_invalid"),
        ({"evidence": [{"source": "a", "content": ""}]}, "request_invalid"),
        ({"evidence": [{"source": "a", "content": "b", "more": 1}]}, "request_invalid"),
        ({"evidence": [{"source": "a", "content": "b", "evidence_id": "auto-1"}]},
         "request_invalid"),
        ({"repo": 7}, "request_invalid"),
    ],
)  # fmt: skip
def test_what_the_schema_refuses_is_422(shop: Shop, changed: dict[str, Any], code: str) -> None:
    reply = shop.server.post("/v1/council/verify", shop.request(**changed))
    assert (reply.status, reply.data["code"]) == (422, code)


def test_a_blocking_item_that_does_not_fit_names_itself(shop: Shop) -> None:
    item = {"source": "scan@1", "content": "x" * 20_000, "strength": "blocking"}
    reply = shop.server.post("/v1/council/verify", shop.request(evidence=[item]))
    assert reply.status == 422
    assert reply.data["type"].endswith("blocking_evidence_too_large")
    assert (reply.data["evidence_index"], reply.data["source"]) == (0, "scan@1")
    assert reply.data["chars"] > reply.data["budget"] > 0
    assert reply.data["tier"] == "quick"


def test_a_job_that_fails_says_so(shop: Shop) -> None:
    started = shop.server.post("/v1/council/verify?wait=false", shop.request(snapshot_id="f" * 40))
    assert started.status == 202
    where = f"/v1/council/verify/{started.data['id']}"
    assert "event: end" in shop.server.get(f"{where}/events").body.decode()
    assert shop.server.get(where).data["code"] == "snapshot_resolution_failed"


def test_the_same_key_is_the_same_review(shop: Shop) -> None:
    key = {"Idempotency-Key": f"k{time.monotonic_ns()}"}
    one = shop.server.post("/v1/council/verify", shop.request(), **key).data
    two = shop.server.post("/v1/council/verify", shop.request(), **key).data
    assert one["verification_id"] == two["verification_id"]
    other = shop.server.post("/v1/council/verify", shop.request(tier="high"), **key)
    assert other.data["code"] == "idempotency_key_reused"


def test_strict_json_and_an_unknown_review(shop: Shop) -> None:
    for raw in (b"{", b'{"a": 1, "a": 2}', b'{"a": NaN}', b"[" * 5_000, b"7"):
        assert shop.server.post("/v1/council/verify", raw).status == 422
    assert shop.server.get("/v1/council/verify/nothing").status == 404
    unknown = shop.server.post("/v1/council/verify", shop.request(repo="other"))
    assert unknown.status == 404


def test_a_crew_that_is_full_refuses_and_recovers() -> None:
    crew, release = Crew(1, 1, "test"), Event()
    held = [crew.submit(release.wait) for _ in range(2)]
    with pytest.raises(Refused) as refused:
        crew.submit(release.wait)
    assert refused.value.problem.status == 429
    release.set()
    assert all(one.result(10) for one in held)
    assert crew.submit(lambda: 7).result(10) == 7
    crew.close()


def test_too_much_at_once_is_429_with_a_time_to_come_again(tmp_path: Path) -> None:
    settings = load_settings({"HOME": str(tmp_path)})
    services = Services(Served([Root("shop", tmp_path)], settings), Metrics())
    services.crew, release = Crew(1, 0, "test"), Event()
    held = services.crew.submit(release.wait)
    reply = ask_app(make_app(services), "GET", "/v1/facts", headers={"Host": "x"})
    assert (reply.status, reply.headers["retry-after"]) == (429, "1")
    release.set()
    assert held.result(10)
    services.close()
