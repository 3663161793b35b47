"""A key goes to its own endpoint and nowhere else, and nothing ambient goes along."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from probant.llm.port import Trouble
from tests.chat_server import ChatServer, Raw, Request, Said, refuse, say
from tests.unit.llm.asking import asked, model_at, reply_of, trouble_of

KEY = "sk-alpha-0123456789abcdef"

AMBIENT = {
    "OPENAI_API_KEY": "sk-ambient-1",
    "OPENAI_ADMIN_KEY": "sk-ambient-2",
    "OPENAI_ORG_ID": "org-ambient-3",
    "OPENAI_PROJECT_ID": "proj-ambient-4",
    "OPENAI_WEBHOOK_SECRET": "whsec-ambient-5",
    "OPENAI_CUSTOM_HEADERS": "X-Ambient: ambient-6\nAuthorization: Bearer sk-ambient-7",
    "OPENAI_API_TYPE": "azure",
    "OPENAI_API_VERSION": "ambient-8",
    "AZURE_OPENAI_ENDPOINT": "http://127.0.0.1:9/ambient-9",
    "AZURE_OPENAI_API_KEY": "sk-ambient-10",
}


@pytest.mark.parametrize("key", ["", KEY])
def test_the_variables_of_the_package_are_not_believed(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ChatServer("ambient endpoint") as other, ChatServer("good") as server:
        for name, value in AMBIENT.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setenv("OPENAI_BASE_URL", other.base_url)
        assert reply_of(model_at(server.base_url, key=key)).text == "good"
        assert other.requests == []
    (request,) = server.requests
    assert "ambient" not in repr(request)
    assert "openai" not in repr(request).lower()
    assert "stainless" not in repr(request).lower()
    assert request.headers["authorization"] == f"Bearer {key or 'none'}"


def test_no_proxy_of_the_environment_unless_the_user_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with ChatServer("by proxy") as proxy, ChatServer("straight") as server:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "HTTPS_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        for name in ("NO_PROXY", "no_proxy"):
            monkeypatch.delenv(name, raising=False)
        assert reply_of(model_at(server.base_url)).text == "straight"
        assert proxy.requests == []
        assert reply_of(model_at(server.base_url, uses_proxy=True)).text == "by proxy"


def test_a_proxy_that_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    with ChatServer("by proxy") as proxy:
        monkeypatch.setenv("HTTPS_PROXY", f"http://127.0.0.1:{proxy.port}")
        for name in ("NO_PROXY", "no_proxy"):
            monkeypatch.delenv(name, raising=False)
        model = model_at("https://nobody.invalid/v1", uses_proxy=True, key=KEY)
        assert "the proxy refuses" in trouble_of(model).detail


def test_a_proxy_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "ftp://nonsense")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    none = trouble_of(model_at("http://127.0.0.1:9/v1", uses_proxy=True))
    assert "HTTPS_PROXY" in none.detail


def _echo(request: Request) -> Said:
    return say(f"You sent {request.headers['authorization']}.")


def _refuse_with(text: str) -> Raw:
    return refuse(400, text)


@pytest.mark.parametrize("is_streamed", [False, True])
def test_a_reply_is_judged_as_it_was_said(is_streamed: bool) -> None:
    """Keys are taken out where text leaves: tests/security/test_council_keys.py."""
    with ChatServer(_echo) as server:
        reply = reply_of(model_at(server.base_url, key=KEY, is_streamed=is_streamed))
    assert reply.text == f"You sent Bearer {KEY}."


@pytest.mark.parametrize(
    "message",
    [f"bad key {KEY}", f"bad key {KEY[:9]}***", "bad \x1b[31m" + KEY, KEY * 50,
     f"{'x' * 135}{KEY}"],
)  # fmt: skip
@pytest.mark.parametrize("status", [400, 401, 403, 404, 429, 500])
def test_an_error_that_repeats_the_key_does_not_tell_it(status: int, message: str) -> None:
    with ChatServer(refuse(status, message)) as server:
        detail = trouble_of(model_at(server.base_url, key=KEY)).detail
    assert not any(KEY[at : at + 6] in detail for at in range(len(KEY) - 5))


def test_why_a_reply_was_cut_does_not_tell_it() -> None:
    with ChatServer(say(f"Bearer {KEY} and", finish="length")) as server:
        none = trouble_of(model_at(server.base_url, key=KEY), trouble=Trouble.CUT)
    assert KEY not in none.detail


def test_a_model_does_not_show_its_key() -> None:
    model = model_at("http://127.0.0.1:9/v1", key=KEY)
    assert KEY not in repr(model.endpoint) + str(model.endpoint) + repr(model) + repr(vars(model))


@pytest.mark.parametrize(
    "text", ["\x1b]0;own\x07 a\nb\r\n::error::c", "\u202eevil\u200b", "é" * 999]
)
def test_words_of_an_endpoint_are_one_plain_line(text: str) -> None:
    with ChatServer(_refuse_with(text)) as server:
        detail = trouble_of(model_at(server.base_url)).detail
    assert detail.isprintable()
    assert len(detail) <= 300


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate of 127.0.0.1 that nobody vouches for."""
    folder = tmp_path_factory.mktemp("tls")
    certificate, key = folder / "cert.pem", folder / "key.pem"
    argv = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    argv += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    try:
        subprocess.run(
            [*argv, "-out", certificate, "-keyout", key], check=True, capture_output=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("openssl is not installed")
    return certificate, key


def test_a_certificate_that_nobody_vouches_for_gets_no_key(
    certificate: tuple[Path, Path],
) -> None:
    with ChatServer("good", tls=certificate) as server:
        none = trouble_of(model_at(server.base_url, key=KEY))
        assert server.requests == []
    assert "certificate cannot be trusted" in none.detail
    assert none.n_tries == 1


ASK = """
import sys
from tests.unit.llm.asking import model_at, said
found = said(model_at(sys.argv[1]))
print(getattr(found, "detail", found.text))
"""


def _asked_elsewhere(url: str, certificates: Path) -> str:
    """In a process of its own: certificates are read once."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", ASK, url], cwd=root, capture_output=True, text=True,
        env={"SSL_CERT_FILE": str(certificates), "PYTHONPATH": f"{root / 'src'}:{root}"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_certificate_that_the_user_vouches_for(certificate: tuple[Path, Path]) -> None:
    with ChatServer("good", tls=certificate) as server:
        assert _asked_elsewhere(server.base_url, certificate[0]) == "good"
        told = _asked_elsewhere(server.base_url, certificate[0].with_name("missing.pem"))
    assert "SSL_CERT_FILE" in told


def test_tls_where_there_is_none() -> None:
    with ChatServer("good") as server:
        none = trouble_of(model_at(server.base_url.replace("http:", "https:"), key=KEY))
    assert "does not speak TLS" in none.detail


def test_no_program_is_started_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_program(*_args: object, **_more: object) -> None:
        raise AssertionError("a program was started")

    monkeypatch.setattr(subprocess, "Popen", no_program)
    with ChatServer("good") as server:
        assert reply_of(model_at(server.base_url), asked()).text == "good"
