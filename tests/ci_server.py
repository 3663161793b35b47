"""A CI service on the loopback interface that speaks the shapes of GitHub's REST interface.

`CiServer` lists runs, jobs and annotations, and redirects logs to a second server, as the real one
does: what reaches that one is kept apart, so that a token that strays there is seen.
"""

from __future__ import annotations

import io
import json
import ssl
import threading
import zipfile
from collections.abc import Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

Json = dict[str, Any]
SLUG = "acme/widget"
STARTED, ENDED = "2024-05-06T07:08:09Z", "2024-05-06T07:18:09Z"


class Asked(NamedTuple):
    """One request that arrived."""

    path: str
    token: str


class Canned(NamedTuple):
    """A reply given whatever is asked."""

    status: int
    body: bytes = b"{}"
    headers: tuple[tuple[str, str], ...] = ()
    length: int | None = None
    """What the reply claims its length is, where that is not so."""


def run_row(number: int, sha: str, conclusion: str | None = "success", **more: Any) -> Json:
    """One run as the service lists it."""
    row: Json = {
        "id": 1000 + number,
        "name": "CI",
        "node_id": f"WFR_{number}",
        "head_branch": "main",
        "head_sha": sha,
        "path": ".github/workflows/ci.yml",
        "display_title": "change",
        "run_number": number,
        "event": "push",
        "status": "completed" if conclusion else "in_progress",
        "conclusion": conclusion,
        "workflow_id": 77,
        "check_suite_id": 5,
        "html_url": f"https://example.invalid/{SLUG}/actions/runs/{1000 + number}",
        "pull_requests": [],
        "created_at": f"2024-05-06T07:{number % 60:02}:09Z",
        "updated_at": ENDED,
        "run_attempt": 1,
        "run_started_at": f"2024-05-06T07:{number % 60:02}:09Z",
        "actor": {"login": "ada", "id": 1},
        "head_commit": {"id": sha, "message": "change"},
        "repository": {"id": 9, "full_name": SLUG},
    }
    return row | more


def step_row(number: int, name: str, conclusion: str = "success") -> Json:
    return {
        "name": name, "status": "completed", "conclusion": conclusion, "number": number,
        "started_at": STARTED, "completed_at": ENDED,
    }  # fmt: skip


def job_row(
    identity: int, name: str, conclusion: str | None = "success", steps: Sequence[Json] = ()
) -> Json:
    return {
        "id": identity,
        "run_id": 1001,
        "name": name,
        "status": "completed" if conclusion else "in_progress",
        "conclusion": conclusion,
        "started_at": STARTED,
        "completed_at": ENDED,
        "steps": list(steps),
        "check_run_url": f"https://example.invalid/repos/{SLUG}/check-runs/{identity}",
        "labels": ["ubuntu-latest"],
        "runner_name": "runner",
    }


def log_text(*lines: str) -> bytes:
    """Lines with the time in front, as a runner keeps them."""
    return "".join(f"2024-05-06T07:10:{n % 60:02}.1234567Z {line}\n"
                   for n, line in enumerate(lines)).encode()  # fmt: skip


def archive(files: Mapping[str, bytes]) -> bytes:
    """An archive of logs."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as out:
        for name, content in files.items():
            out.writestr(name, content)
    return packed.getvalue()


class _Server:
    """One listener with its thread; every request is written down."""

    def __init__(self, tls: tuple[Path, Path] | None = None) -> None:
        self.asked: list[Asked] = []
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                token = self.headers.get("Authorization", "")
                owner.asked.append(Asked(self.path, token))
                owner._send(self, owner.reply(self.path, token))

            def log_message(self, *_args: object) -> None:
                """Quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        if tls is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(*tls)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def reply(self, path: str, token: str) -> Canned:
        raise NotImplementedError

    @staticmethod
    def _send(handler: BaseHTTPRequestHandler, reply: Canned) -> None:
        handler.send_response(reply.status)
        for name, value in reply.headers:
            handler.send_header(name, value)
        length = len(reply.body) if reply.length is None else reply.length
        handler.send_header("Content-Length", str(length))
        handler.end_headers()
        try:
            handler.wfile.write(reply.body)
        except OSError:
            handler.close_connection = True

    def _serve(self) -> None:
        self._server.serve_forever(poll_interval=0.02)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class OtherHost(_Server):
    """Where the service keeps its logs: a host that must never see a token."""

    def __init__(self) -> None:
        super().__init__()
        self.files: dict[str, bytes] = {}

    def reply(self, path: str, token: str) -> Canned:
        del token  # that there was one is written down
        body = self.files.get(urlsplit(path).path)
        return Canned(404) if body is None else Canned(200, body)

    def keep(self, name: str, body: bytes) -> str:
        """Its signed address."""
        self.files[f"/{name}"] = body
        return f"http://localhost:{self.port}/{name}?sig=abc&se=2024"


class CiServer(_Server):
    """The service. Fill `runs`, `jobs`, `logs`, `annotations`; `always` overrules everything."""

    def __init__(self, tls: tuple[Path, Path] | None = None) -> None:
        super().__init__(tls)
        self.is_secret = tls is not None
        self.other = OtherHost()
        self.runs: list[Json] = []
        self.jobs: dict[int, list[Json]] = {}
        self.logs: dict[int, bytes] = {}
        self.archives: dict[int, bytes] = {}
        self.annotations: dict[int, list[Json]] = {}
        self.token = ""
        """What logs are given for; with `is_private` everything."""
        self.is_private = False
        self.always: Canned | None = None
        self.only: dict[str, Canned] = {}
        """Replies by the end of the path."""

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def api(self) -> str:
        return f"https://{self.host}/api/v3" if self.is_secret else f"http://{self.host}"

    def __enter__(self) -> CiServer:
        self.start()
        self.other.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        self.other.stop()

    def reply(self, path: str, token: str) -> Canned:
        parts = urlsplit(path)
        where = parts.path.removeprefix("/api/v3")
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        is_known = bool(self.token) and token.endswith(f" {self.token}")
        if self.always is not None:
            return self.always
        for end, canned in self.only.items():
            if where.endswith(end):
                return canned
        if token and self.token and not is_known:
            return self._json({"message": "Bad credentials"}, 401)
        if self.is_private and not is_known:
            return self._json({"message": "Not Found"}, 404)
        base = f"/repos/{SLUG}/"
        if not where.startswith(base):
            return self._json({"message": "Not Found"}, 404)
        return self._routed(where.removeprefix(base).split("/"), query, is_known)

    def _routed(self, parts: Sequence[str], query: Mapping[str, str], is_known: bool) -> Canned:
        match parts:
            case ["actions", "runs"]:
                return self._paged("workflow_runs", self._asked_for(query), query)
            case ["actions", "runs", identity, "jobs"]:
                return self._paged("jobs", self.jobs.get(int(identity), []), query)
            case ["actions", "jobs", identity, "logs"]:
                return self._log(f"job-{identity}.txt", self.logs.get(int(identity)), is_known)
            case ["actions", "runs", identity, "logs"]:
                return self._log(f"run-{identity}.zip", self.archives.get(int(identity)), is_known)
            case ["check-runs", identity, "annotations"]:
                return self._json(self.annotations.get(int(identity), []))
        return self._json({"message": "Not Found"}, 404)

    def _asked_for(self, query: Mapping[str, str]) -> list[Json]:
        wanted = {"head_sha": query.get("head_sha"), "head_branch": query.get("branch")}
        return [
            run
            for run in self.runs
            if all(value is None or run[key] == value for key, value in wanted.items())
        ]

    def _paged(self, key: str, rows: Sequence[Json], query: Mapping[str, str]) -> Canned:
        size, page = int(query.get("per_page", 30)), int(query.get("page", 1))
        shown = rows[size * (page - 1) : size * page]
        return self._json({"total_count": len(rows), key: shown})

    def _log(self, name: str, body: bytes | None, is_known: bool) -> Canned:
        if not is_known:
            return self._json({"message": "Must have admin rights to Repository."}, 403)
        if body is None:
            return self._json({"message": "Not Found"}, 404)
        return Canned(302, b"", (("Location", self.other.keep(name, body)),))

    @staticmethod
    def _json(document: object, status: int = 200) -> Canned:
        headers = (
            ("Content-Type", "application/json; charset=utf-8"),
            ("X-RateLimit-Limit", "60"),
            ("X-RateLimit-Remaining", "42"),
        )
        return Canned(status, json.dumps(document).encode(), headers)
