"""Who may ask: Host and Origin, tokens, scopes, and whose session it is."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.responses import PlainTextResponse

from probant.ledger.tokens import TokenStore
from probant.surfaces.http.guard import Guard, doors_of
from tests.repos import make_repo
from tests.surfaces.http.servers import FILES, PROBANT, Server, ask_app, environment, serving

HOSTS = {
    "name": ("localhost:{port}", True),
    "address": ("127.0.0.1:{port}", True),
    "v6": ("[::1]:{port}", True),
    "foreign name": ("evil.example:{port}", False),
    "foreign address": ("192.0.2.1:{port}", False),
    "absent": ("", False),
}
ORIGINS = {
    "absent": ("", True),
    "same": ("http://{host}", True),
    "other port": ("http://127.0.0.1:1", False),
    "null": ("null", False),
    "foreign http": ("http://evil.example", False),
    "foreign https": ("https://evil.example", False),
    "file": ("file://", False),
    "extension": ("chrome-extension://abcdefghijklmnop", False),
}


@pytest.fixture(scope="module", params=["serve", "mcp"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str]]:
    """Both that speak HTTP, and a path of each."""
    home = tmp_path_factory.mktemp(str(request.param))
    repo = make_repo(home / "shop", FILES)
    extra = ["--http"] if request.param == "mcp" else []
    with serving(home, "--repo", str(repo), *extra, command=request.param) as running:
        yield running, "/mcp" if extra else "/readyz"


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("host", HOSTS)
def test_only_the_own_host_and_origin_are_let_in(
    server: tuple[Server, str], host: str, origin: str
) -> None:
    running, path = server
    named, is_own_host = HOSTS[host]
    named = named.format(port=running.port)
    shown, is_own_origin = ORIGINS[origin]
    shown = shown.format(host=named or "x")
    reply = running.ask("GET", path, headers={"Host": named, "Origin": shown})
    if is_own_host and is_own_origin:
        assert reply.status in (200, 400, 406)  # MCP wants more of a request than this one has
        assert b"foreign" not in reply.body
    else:
        assert reply.status == (400 if host == "absent" else 403)


def token(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROBANT, "token", *arguments], capture_output=True, text=True, timeout=60,
        env=environment(home),
    )  # fmt: skip


def bearer(value: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {value}"}


def test_two_tokens_cannot_see_each_others_sessions_and_reviews(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    ada, bob = (token(tmp_path, "add", name).stdout.strip() for name in ("ada", "bob"))
    with serving(tmp_path, "--repo", str(repo)) as running:
        asked = {"question": "where is Cart defined?", "session": "mine"}
        assert running.post("/v1/ask", asked).status == 401
        assert running.get("/healthz").status == 200
        assert running.post("/v1/ask", asked, **bearer("pbt_wrong")).status == 401
        assert running.post("/v1/ask", asked, **bearer(ada)).status == 200
        assert running.get("/v1/sessions/mine", **bearer(ada)).status == 200
        assert running.get("/v1/sessions/mine", **bearer(bob)).status == 404
        request = {"snapshot_id": "0" * 7, "tier": "quick"}
        head = (repo / ".git" / "refs" / "heads" / "main").read_text().strip()
        done = running.post("/v1/council/verify", request | {"snapshot_id": head}, **bearer(ada))
        review = done.data["verification_id"]
        for path in (f"/v1/council/verify/{review}", f"/v1/transcripts/{review}"):
            assert running.get(path, **bearer(ada)).status == 200
            assert running.get(path, **bearer(bob)).status == 404
        assert token(tmp_path, "revoke", "ada").returncode == 0
        assert running.get("/v1/sessions/mine", **bearer(ada)).status == 401
        assert token(tmp_path, "revoke", "bob").returncode == 0
        assert running.get("/readyz").status == 401


def test_a_first_token_closes_a_server_that_was_open(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    with serving(tmp_path, "--repo", str(repo)) as running:
        assert running.get("/readyz").status == 200
        made = token(tmp_path, "add", "ci").stdout.strip()
        assert running.get("/readyz").status == 401
        assert running.get("/readyz", **bearer(made)).status == 200


def test_a_scope_is_all_a_token_may(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    reader = token(tmp_path, "add", "reader", "--scope", "read").stdout.strip()
    with serving(tmp_path, "--repo", str(repo)) as running:
        asked = {"question": "where is Cart defined?"}
        assert running.post("/v1/ask", asked, **bearer(reader)).status == 200
        assert running.get("/metrics", **bearer(reader)).data["code"] == "scope_missing"
        assert running.post("/v1/council/verify", {}, **bearer(reader)).status == 403


def test_another_address_needs_a_token_and_knows_its_names(tmp_path: Path) -> None:
    store = TokenStore(f"sqlite:///{tmp_path}/s.db")
    key = "k-123"
    doors = doors_of("192.0.2.7", 8321, store, env_token=key, names=["code.example"])
    notes: list[object] = []
    guard = Guard(PlainTextResponse("in"), doors, notes.append, lambda *_: None)

    def status(path: str, **headers: str) -> int:
        return ask_app(guard, "GET", path, headers=headers).status

    assert status("/x", Host="code.example") == 401
    assert status("/x", Host="code.example", **bearer("k-123")) == 200
    assert status("/x", Host="192.0.2.7:8321", **bearer("k-123")) == 200
    assert status("/x", Host="code.example", **bearer("k-124")) == 401
    assert status("/x", Host="127.0.0.1:8321", **bearer("k-123")) == 403
    assert status("/healthz", Host="code.example", Origin="https://code.example") == 200
    assert status("/healthz", Host="code.example", Origin="https://evil.example") == 403
    assert "k-12" not in str(notes)


def test_a_token_of_the_environment_is_asked_for_on_loopback_too(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    extra = ("--repo", str(repo), "--token-env", "KEY")
    with serving(tmp_path, *extra, env={"KEY": "k-123"}) as running:
        assert running.get("/readyz").status == 401
        assert running.get("/readyz", **bearer("k-123")).status == 200
    assert "k-123" not in (tmp_path / "server.log").read_text()


def test_only_the_hash_of_a_token_is_kept(tmp_path: Path) -> None:
    made = token(tmp_path, "add", "ci", "--scope", "read", "--format", "json")
    secret = json.loads(made.stdout)["token"]
    assert len(secret) > 40
    for path in tmp_path.rglob("*"):
        if path.is_file():
            assert secret.encode() not in path.read_bytes(), path
            assert os.stat(path).st_mode & 0o077 == 0, path
    listed = token(tmp_path, "list")
    assert listed.stdout.startswith("ci  read  ")
    assert secret not in listed.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["add", "a b"], "letters, digits"),
        (["add", "ci", "--scope", "everything"], "choose one of these"),
        (["revoke", "nobody"], "there is no token 'nobody'"),
        (["add"], "required"),
    ],
)
def test_a_wrong_token_command_is_one_line(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = token(tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


def test_a_name_is_given_once(tmp_path: Path) -> None:
    store = TokenStore(f"sqlite:///{tmp_path}/s.db")
    first = store.add("ci")
    assert token(tmp_path, "list").stdout == "no tokens\n"
    with pytest.raises(Exception, match="there is a token 'ci' already"):
        store.add("ci")
    found = store.find(first)
    assert found is not None and found.name == "ci"
    assert store.find(first + "x") is None
