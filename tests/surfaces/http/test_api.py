"""The HTTP API as programs use it: the real server on loopback."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repos import commit, git, make_repo
from tests.surfaces.http.servers import FILES, PROBANT, Server, environment, serving


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("http") / "shop", FILES)


@pytest.fixture(scope="module")
def server(repo: Path) -> Iterator[Server]:
    with serving(repo.parent, "--repo", str(repo)) as running:
        yield running


def test_ask_gives_the_whole_answer(server: Server) -> None:
    reply = server.post("/v1/ask", {"question": "where is Cart defined?"})
    assert reply.status == 200
    assert reply.data["schema"] == "probant.answer/1"
    assert reply.data["answer"]["values"][0]["line"] == 4
    assert reply.data["gate"]["truth_mode"] == "confirmed"


def test_a_refusal_is_an_answer_too(server: Server) -> None:
    reply = server.post("/v1/ask", {"question": "where is Nothing defined?"})
    assert (reply.status, reply.data["outcome"]) == (200, "insufficient_evidence")


def test_query_takes_a_goal(server: Server) -> None:
    goal = {"kind": "called_by", "targets": ["add"], "filters": {"outside_tests": True}}
    reply = server.post("/v1/query", {"goal": goal})
    assert [one["name"] for one in reply.data["answer"]["values"]] == ["Cart.total"]
    again = server.post("/v1/query", {"goal": reply.data["goal"]})
    assert again.data["answer"] == reply.data["answer"]


def test_search_show_check_and_facts(server: Server) -> None:
    found = server.post("/v1/search", {"text": "wants to buy", "in": "shop.py", "limit": 1})
    assert [one["name"] for one in found.data["places"]] == ["Cart"]
    shown = server.get("/v1/show?name=Cart.total")
    assert shown.data["definitions"][0]["text"].startswith("    def total")
    said = {"text": "`Cart` is in `tests/test_shop.py`.", "tiers": ["V1", "V2"]}
    assert server.post("/v1/check", said).data["counts"]["refuted"] == 1
    facts = server.get("/v1/facts?path=shop.py").data
    assert [one["name"] for one in facts["functions"]] == ["total", "add"]


def test_an_unknown_name_is_shown_as_nothing_with_names_like_it(server: Server) -> None:
    reply = server.get("/v1/show?name=Carts")
    assert (reply.status, reply.data["definitions"], reply.data["closest"]) == (200, [], ["Cart"])


def test_an_older_revision_is_asked(server: Server, repo: Path) -> None:
    first = git(repo, "rev-parse", "HEAD").strip()
    commit(repo, {"late.py": "def late():\n    pass\n"}, "late")
    asked = {"question": "where is late defined?"}
    assert server.post("/v1/ask", asked).data["outcome"] == "answered"
    old = server.post("/v1/ask", asked | {"at": first})
    assert old.data["outcome"] == "insufficient_evidence"


def test_an_edit_is_seen_by_the_next_request(server: Server, repo: Path) -> None:
    asked = {"question": "where is fresh defined?"}
    assert server.post("/v1/ask", asked).data["outcome"] == "insufficient_evidence"
    (repo / "fresh.py").write_text("def fresh():\n    pass\n")
    assert server.post("/v1/ask", asked).data["outcome"] == "answered"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/v1/ask", {"question": "where is Cart?", "repo": "other"}, 404, "unknown_repository"),
        ("/v1/ask", {"question": "where is Cart?", "at": "no"}, 422, "snapshot_resolution_failed"),
        ("/v1/ask", {"question": "where is Cart?", "allow_exec": True}, 422, "request_invalid"),
        ("/v1/ask", {"question": "where is Cart?", "patch": "x"}, 422, "request_invalid"),
        ("/v1/ask", {"question": ""}, 422, "request_invalid"),
        ("/v1/ask", {"question": 7}, 422, "request_invalid"),
        ("/v1/ask", {"question": "x" * 5_000}, 422, "request_invalid"),
        ("/v1/ask", {"question": "where is Cart?", "session": "a/b"}, 422, "session_invalid"),
        ("/v1/ask", ["a list"], 422, "request_invalid"),
        ("/v1/ask", b"{", 422, "request_invalid"),
        ("/v1/ask", b"\xff\xfe", 422, "request_invalid"),
        ("/v1/ask", b"[" * 100_000, 400, "request_invalid"),
        ("/v1/ask", b'{"question": "\\ud800"}', 422, "request_invalid"),
        ("/v1/query", {"goal": {"kind": "called_by"}}, 422, "request_invalid"),
        ("/v1/query", {"goal": {"kind": "no_kind", "targets": ["x"]}}, 422, "request_invalid"),
        ("/v1/query", b'{"goal": {"kind": "\\ud800"}}', 422, "request_invalid"),
        ("/v1/search", {"text": "x", "limit": 0}, 422, "request_invalid"),
        ("/v1/check", {"text": "x", "tiers": "V9"}, 422, "request_invalid"),
        ("/v1/nothing", {}, 404, "not_found"),
        ("/v1/facts", {}, 405, "method_not_allowed"),
    ],
)
def test_what_cannot_be_carried_out_is_a_problem(
    server: Server, path: str, body: object, status: int, code: str
) -> None:
    reply = server.post(path, body)
    assert (reply.status, reply.data["code"]) == (status, code)
    assert reply.headers["content-type"] == "application/problem+json"
    assert reply.data["type"].endswith(code)
    assert reply.data["status"] == status


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt", "..%2f..%2fetc%2fpasswd", "/etc/passwd", "shop.py/../../secret.txt",
        ".git/config", "shop.py%00.txt", "..%5csecret.txt", "link", "%ff", "a%0d%0ab", "~root",
    ],
)  # fmt: skip
def test_no_path_of_a_request_leaves_the_root(server: Server, repo: Path, path: str) -> None:
    (repo.parent / "secret.txt").write_text("canary-8431")
    if not (repo / "link").is_symlink():
        (repo / "link").symlink_to(repo.parent / "secret.txt")
    for reply in (server.get(f"/v1/show?name={path}"), server.get(f"/v1/facts?path={path}")):
        assert reply.status in (200, 422)
        assert b"canary-8431" not in reply.body
        assert b"root:x" not in reply.body
        assert b"repositoryformatversion" not in reply.body


def test_a_body_over_two_mebibytes_is_too_large(server: Server) -> None:
    reply = server.post("/v1/check", {"text": "x" * (2 << 20)})
    assert (reply.status, reply.data["code"]) == (413, "request_too_large")
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as sock:
        head = f"POST /v1/check HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        sock.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 33)
        assert b" 413 " in sock.recv(4096)


def test_a_request_id_is_handed_back(server: Server) -> None:
    assert server.get("/healthz", **{"X-Request-Id": "mine-1"}).headers["x-request-id"] == "mine-1"
    made = server.get("/healthz", **{"X-Request-Id": "bad id\t"}).headers["x-request-id"]
    assert made != "bad id" and len(made) == 16


def test_health_readiness_metrics_and_description(server: Server) -> None:
    assert server.get("/healthz").data == {"status": "ok"}
    assert server.get("/readyz").data["repos"] == ["shop"]
    server.post("/v1/ask", {"question": "where is Cart defined?"})
    metrics = server.get("/metrics").body.decode()
    assert 'probant_http_requests_total{method="POST",route="/v1/ask",status="200"}' in metrics
    assert "probant_questions_open 0.0" in metrics
    paths = server.get("/openapi.json").data["paths"]
    assert {"/v1/ask", "/v1/query", "/v1/search", "/v1/show", "/v1/check", "/v1/facts",
            "/v1/council/verify", "/v1/council/verify/{review_id}", "/healthz", "/readyz",
            "/metrics", "/v1/council/verify/{review_id}/events", "/v1/sessions/{session_id}",
            "/v1/transcripts/{transcript_id}"} == set(paths)  # fmt: skip


def test_a_session_is_followed_up_and_read(server: Server) -> None:
    server.post("/v1/ask", {"question": "where is add defined?", "session": "s1"})
    follow_up = server.post("/v1/ask", {"question": "who calls it?", "session": "s1"})
    assert follow_up.data["goal"]["targets"][0]["text"] == "add"
    kept = server.get("/v1/sessions/s1").data
    assert [one["question"] for one in kept["answers"]] == [
        "where is add defined?",
        "who calls it?",
    ]
    assert server.get("/v1/sessions/nobody").status == 404


def test_the_log_has_no_texts(server: Server, repo: Path) -> None:
    log = repo.parent / "server.log"
    n_before = log.read_text().count('"/v1/ask"')
    server.post("/v1/ask", {"question": "where is SecretPlan7 defined?"})
    for _ in range(100):  # a line is written behind the reply
        if log.read_text().count('"/v1/ask"') > n_before:
            break
        time.sleep(0.05)
    text = log.read_text()
    assert "SecretPlan7" not in text
    lines = [line for line in text.splitlines() if line.startswith("{")]
    last = [one for line in lines if (one := json.loads(line))["route"] == "/v1/ask"][-1]
    assert last["status"] == 200


def test_a_repository_that_went_away_is_not_ready(tmp_path: Path) -> None:
    gone = make_repo(tmp_path / "gone", FILES)
    with serving(tmp_path, "--repo", f"shop={gone}") as running:
        gone.rename(tmp_path / "elsewhere")
        assert running.get("/readyz").status == 503
        reply = running.post("/v1/ask", {"question": "where is Cart defined?"})
        assert reply.status == 404


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "x"], "--port"),
        (["--repo", "nowhere"], "is not a directory"),
        (["--host", "192.0.2.1"], "needs a token"),
        (["--token-env", "NO_SUCH_VARIABLE"], "holds no token"),
        (["--repo", "a=.", "--repo", "a=."], "two repositories are called 'a'"),
    ],
)
def test_a_wrong_start_is_one_line_and_exit_2(
    tmp_path: Path, arguments: list[str], said: str
) -> None:
    done = subprocess.run(
        [PROBANT, "serve", *arguments], capture_output=True, text=True, cwd=tmp_path, timeout=60,
        env=environment(tmp_path),
    )  # fmt: skip
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_store_that_cannot_be_used_is_said_at_the_start(tmp_path: Path) -> None:
    done = subprocess.run(
        [PROBANT, "serve"], capture_output=True, text=True, cwd=tmp_path, timeout=60,
        env=environment(tmp_path) | {"PROBANT_STORE": "oracle://x"},
    )  # fmt: skip
    assert done.returncode == 2
    assert "PROBANT_STORE" in done.stderr


def test_without_a_host_nobody_is_let_in(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as sock:
        sock.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert sock.recv(4096).startswith(b"HTTP/1.1 403 ")


def test_a_fault_is_a_problem_and_one_line_in_the_log(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    broken = tmp_path / "broken.py"
    broken.write_text(
        "import sys\nfrom probant.surfaces.opened import OpenRepository\n"
        "def ask(*_a, **_k):\n    raise RuntimeError('words-of-a-file')\n"
        "OpenRepository.ask = ask\nfrom probant.surfaces.cli.main import run\n"
        "sys.argv = ['probant', *sys.argv[1:]]\nrun()\n"
    )
    with serving(tmp_path, "--repo", str(repo), program=[sys.executable, str(broken)]) as running:
        reply = running.post("/v1/ask", {"question": "where is Cart?"})
        assert (reply.status, reply.data["code"]) == (500, "internal_error")
        assert running.get("/healthz").status == 200
    log = (tmp_path / "server.log").read_text()
    assert "RuntimeError in broken.py:4" in log
    assert "Traceback" not in log
    assert "words-of-a-file" not in log + reply.body.decode()


def test_an_address_in_use_is_said(server: Server, tmp_path: Path) -> None:
    done = subprocess.run(
        [PROBANT, "serve", "--port", str(server.port)], capture_output=True, text=True,
        cwd=tmp_path, timeout=60, env=environment(tmp_path),
    )  # fmt: skip
    assert done.returncode == 2
    assert "cannot listen" in done.stderr
