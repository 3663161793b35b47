"""The real `gh` program against the loopback service, over TLS with a certificate of our own.

The service's host is given with its port, so that `gh` looks for the API below it, as it does for
every host that is not github.com.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.ci.gh import Gh
from probant.ci.port import NoAnswer, Reply
from probant.ci.where import Address
from probant.surfaces.api import ask
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from tests.cases.asking import Json, settings_beside
from tests.cases.ci_asking import PYTEST_LOG, TOKEN, cloned, failing, told
from tests.ci_server import Canned, CiServer

pytestmark = pytest.mark.skipif(
    shutil.which("gh") is None or shutil.which("openssl") is None,
    reason="needs the programs gh and openssl",
)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("tls")
    made, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key,
         "-out", made, "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"],
        check=True, capture_output=True,
    )  # fmt: skip
    return made, key


@pytest.fixture
def server(
    certificate: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[CiServer]:
    """The service, and a user who trusts it and has logged in there."""
    with CiServer(certificate) as running:
        config = tmp_path / "gh"
        config.mkdir()
        config.joinpath("hosts.yml").write_text(
            f'"{running.host}":\n    oauth_token: {TOKEN}\n    user: ada\n'
        )
        for name in ("GITHUB_TOKEN", "GH_TOKEN", "GH_ENTERPRISE_TOKEN", "GH_HOST"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("GH_CONFIG_DIR", str(config))
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
        yield running


def ask_through_gh(repo: Path, server: CiServer, question: str) -> Json:
    settings = replace(settings_beside(repo), ci_host=server.host)
    return ask(question, repo, settings=settings).to_json()


def gh_of(server: CiServer) -> Gh:
    return Gh(Address(host=server.host, api=server.api), "", os.environ)


def test_a_failure_is_explained_through_gh(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    answer = ask_through_gh(repo, server, "why did CI fail?")
    assert answer["outcome"] == "answered"
    assert "ZeroDivisionError" in told(answer)
    assert {asked.token for asked in server.asked} == {f"token {TOKEN}"}
    assert [asked.token for asked in server.other.asked] == [""]
    assert TOKEN not in str(answer)


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        (Canned(401), "not_permitted"),
        (Canned(404), "not_permitted"),
        (Canned(403, b"{}", (("X-RateLimit-Remaining", "0"),)), "rate_limited"),
        (Canned(500, b""), "tool_failed"),
        (Canned(200, b"nothing"), "tool_failed"),
    ],
)
def test_refusals_are_the_same_as_without_gh(
    tmp_path: Path, server: CiServer, reply: Canned, reason: str
) -> None:
    repo, _ = cloned(tmp_path, server)
    server.always = reply
    answer = ask_through_gh(repo, server, "did CI pass?")
    assert answer["gate"]["reason_codes"] == [reason]


def test_nobody_listens(server: CiServer) -> None:
    nobody = Gh(Address(host="127.0.0.1:1", api="https://127.0.0.1:1/api/v3"), "", os.environ)
    reply = nobody.get("repos/a/b", max_bytes=1_000)
    assert isinstance(reply, NoAnswer)
    assert reply.reason in (ReasonCode.NO_NETWORK, ReasonCode.NOT_PERMITTED)


def test_a_reply_that_is_too_long(server: CiServer) -> None:
    server.always = Canned(200, b"x" * 200_000)
    reply = gh_of(server).get("x", max_bytes=1_000)
    assert isinstance(reply, NoAnswer)
    assert reply.reason is ReasonCode.TOOL_FAILED


def test_bytes_come_through_as_they_are(server: CiServer) -> None:
    body = bytes(range(256)) * 10
    server.always = Canned(200, body)
    reply = gh_of(server).get("x", max_bytes=10_000)
    assert isinstance(reply, Reply)
    assert (reply.status, reply.body) == (200, body)


def test_without_a_login_the_list_is_asked_for_anonymously(
    tmp_path: Path, server: CiServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GH_CONFIG_DIR", str(tmp_path / "nobody"))
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    assert ask_through_gh(repo, server, "did CI pass?")["outcome"] == "refuted"
    assert {asked.token for asked in server.asked} == {""}


def test_a_token_from_the_environment_for_another_host_does_not_go_through_gh(
    tmp_path: Path, server: CiServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """gh would hand such a token to the host that keeps the logs."""
    monkeypatch.setenv("GITHUB_TOKEN", TOKEN)
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    answer = ask_through_gh(repo, server, "why did CI fail?")
    assert answer["outcome"] == "answered"
    assert {asked.token for asked in server.asked} == {f"Bearer {TOKEN}"}
    assert [asked.token for asked in server.other.asked] == [""]
