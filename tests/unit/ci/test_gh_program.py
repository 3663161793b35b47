"""What is made of a `gh` that refuses, and what it gets to see. The program is a small script."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from probant.ci.gh import Gh
from probant.ci.port import NoAnswer, Reply
from probant.ci.where import Address
from probant.vocabulary.reason import ReasonCode

GITHUB = Address(host="github.com", api="https://api.github.com")
TOKEN = "tok_canary_1"


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    program = folder / "gh"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")


def get() -> Reply | NoAnswer:
    return Gh(GITHUB, TOKEN, os.environ).get("repos/a/b", max_bytes=1_000)


@pytest.mark.parametrize(
    ("said", "code", "reason"),
    [
        ("To get started with GitHub CLI, please run:  gh auth login", 4, ReasonCode.NOT_PERMITTED),
        ("dial tcp: lookup api.github.com: no such host", 1, ReasonCode.NO_NETWORK),
        ("x509: certificate signed by unknown authority", 1, ReasonCode.NO_NETWORK),
        ("context deadline exceeded", 1, ReasonCode.TIMEOUT),
        (f"unknown flag {TOKEN}", 1, ReasonCode.TOOL_FAILED),
        ("", 0, ReasonCode.TOOL_FAILED),
    ],
)
def test_refusals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, code: int, reason: ReasonCode
) -> None:
    install(tmp_path, monkeypatch, f"echo '{said}' >&2; exit {code}")
    reply = get()
    assert isinstance(reply, NoAnswer)
    assert reply.reason is reason
    assert TOKEN not in reply.note


def test_it_sees_the_token_of_its_host_and_nothing_else_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("AWS_SECRET_ACCESS_KEY", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.setenv(name, "canary")
    monkeypatch.setenv("GH_HOST", "evil.example")
    install(tmp_path, monkeypatch, "printf 'HTTP/2.0 200 OK\\nA: b\\r\\n\\r\\n'; pwd; env")
    reply = get()
    assert isinstance(reply, Reply)
    where, *rows = reply.body.decode().splitlines()
    seen = dict(row.partition("=")[::2] for row in rows)
    assert (where, seen["GH_HOST"], seen["GH_TOKEN"]) == ("/", "github.com", TOKEN)
    assert "canary" not in seen.values()


def test_a_login_is_asked_for_once_and_may_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, 'test "$2" = token && echo the-login')
    assert Gh(GITHUB, "", os.environ).login() == "the-login"
    install(tmp_path, monkeypatch, "exit 1")
    assert Gh(GITHUB, "", os.environ).login() == ""
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    assert Gh(GITHUB, "", os.environ).login() == ""
    reply = get()
    assert isinstance(reply, NoAnswer)
    assert reply.reason is ReasonCode.TOOL_MISSING


def test_a_token_is_given_to_gh_for_github_only() -> None:
    other = Address(host="git.example.org", api="https://git.example.org/api/v3")
    odd = Address(host="github.com", api="https://api.example.org")
    assert Gh.can_ask(GITHUB, TOKEN)
    assert Gh.can_ask(other, "")
    assert not Gh.can_ask(other, TOKEN)
    assert not Gh.can_ask(odd, "")
