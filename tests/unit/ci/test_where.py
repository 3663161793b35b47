"""Which repository of which service is meant, and what is never believed."""

from __future__ import annotations

import pytest

from probant.ci.port import NoAnswer, Repository
from probant.ci.where import Address, Wish, address_of, locate, repositories

WIDGET = Repository("acme", "widget")
GITHUB = Address(host="github.com", api="https://api.github.com")


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://github.com/acme/widget.git", "github.com"),
        ("https://github.com/acme/widget/", "github.com"),
        ("https://ada:secret@GitHub.com/acme/widget", "github.com"),
        ("git@github.com:acme/widget.git", "github.com"),
        ("github.com:acme/widget", "github.com"),
        ("ssh://git@ssh.github.com:443/acme/widget.git", "github.com"),
        ("git://git.example.org/acme/widget.git", "git.example.org"),
        ("https://git.example.org:8443/acme/widget", "git.example.org:8443"),
        ("https://github.com.evil.example/acme/widget", "github.com.evil.example"),
        ("https://evil.example/github.com/acme/widget", None),
        ("https://github.com@evil.example/acme/widget", "evil.example"),
        ("https://github.com/acme", None),
        ("https://github.com/acme/../widget", None),
        ("https://github.com/acme/..", None),
        ("https://github.com/ac me/widget", None),
        ("https://github.com/acme/wid?get#x", "github.com"),
        ("https://github.com:port/acme/widget", None),
        ("https://[::1/acme/widget", None),
        ("file:///acme/widget", None),
        ("/acme/widget", None),
        ("../acme/widget", None),
        ("ext::sh -c touch x", None),
        ("", None),
    ],
)
def test_remotes(url: str, host: str | None) -> None:
    found = locate(url)
    assert (found[0] if found else None) == host
    if found and "wid?" not in url:
        assert found[1] == WIDGET


def test_origin_comes_first_and_other_hosts_are_left_out() -> None:
    remotes = [
        ("backup", "https://github.com/b/b"),
        ("upstream", "https://github.com/u/u"),
        ("mirror", "https://elsewhere.example/m/m"),
        ("origin", "https://github.com/o/o"),
    ]
    found = repositories(Wish(), GITHUB, remotes)
    assert not isinstance(found, NoAnswer)
    assert [one.slug for one in found] == ["o/o", "u/u", "b/b"]


def test_what_the_user_names_overrules_the_remotes() -> None:
    found = repositories(Wish(repository="acme/widget"), GITHUB, [("origin", "https://x.y/o/o")])
    assert found == (WIDGET,)
    assert isinstance(repositories(Wish(repository="acme"), GITHUB, []), NoAnswer)


@pytest.mark.parametrize(
    ("wish", "api"),
    [
        (Wish(), "https://api.github.com"),
        (Wish(host="GitHub.com."), "https://api.github.com"),
        (Wish(host="git.example.org"), "https://git.example.org/api/v3"),
        (Wish(host="x.org", api="https://api.x.org/v3/"), "https://api.x.org/v3"),
        (Wish(api="http://127.0.0.1:8080"), "http://127.0.0.1:8080"),
        (Wish(api="http://[::1]:8080"), "http://[::1]:8080"),
        (Wish(api="http://api.github.com"), None),
        (Wish(api="http://127.0.0.1.evil.example:80"), None),
        (Wish(api="http://localhost"), None),
        (Wish(api="https://user@api.github.com"), None),
        (Wish(api="https://api.github.com?x"), None),
        (Wish(api="ftp://api.github.com"), None),
        (Wish(api="https://api.github.com:port"), None),
        (Wish(api="https://[::1"), None),
        (Wish(host="a b"), None),
        (Wish(host="evil.example/x"), None),
    ],
)
def test_a_token_is_only_ever_meant_for_a_secret_address(wish: Wish, api: str | None) -> None:
    found = address_of(wish)
    assert (None if isinstance(found, NoAnswer) else found.api) == api


def test_gh_knows_only_usual_addresses() -> None:
    assert GITHUB.is_usual
    assert Address(host="x.org", api="https://x.org/api/v3").is_usual
    assert not Address(host="x.org", api="https://api.x.org").is_usual
