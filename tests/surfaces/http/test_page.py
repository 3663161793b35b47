"""The web page over HTTP: what is shown, which states have an address, who may see it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html import unescape
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest

from probant.ledger.tokens import TokenStore
from probant.surfaces.web.asking import typed_query
from probant.surfaces.web.code import MAX_CHARS, MAX_LINE_CHARS, highlighted
from tests.repos import make_repo
from tests.surfaces.http.servers import FILES, Reply, Server, serving

HTML = {"Accept": "text/html"}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("page")
    repo = make_repo(home / "shop", FILES)
    with serving(home, "--repo", str(repo)) as running:
        yield running


def page(server: Server, path: str, /, **parameters: str) -> Reply:
    query = f"?{urlencode(parameters)}" if parameters else ""
    return server.get(f"{path}{query}", **HTML)


def text_of(reply: Reply) -> str:
    """What a reader without colours reads."""
    plain = re.sub(r"<[^>]+>", " ", reply.body.decode())
    return re.sub(r"\s+", " ", unescape(plain))


def form(fields: Mapping[str, str]) -> bytes:
    return urlencode(fields).encode()


FORM = {"Content-Type": "application/x-www-form-urlencoded", **HTML}


def test_the_first_page_has_a_box_and_examples_of_this_repository(shop: Server) -> None:
    reply = page(shop, "/")
    assert reply.status == 200
    assert reply.body.count(b'name="question"') == 1
    assert "where is Cart defined?" in text_of(reply)


def test_an_answer_comes_with_code_ladder_and_steps(shop: Server) -> None:
    reply = page(shop, "/", question="where is Cart defined?", repo="shop")
    text = text_of(reply)
    assert "Answered" in text
    assert "shop.py:4" in text
    assert "needs strong" in text
    assert "Investigation" in text
    assert '/source?repo=shop&amp;path=shop.py#L4"' in reply.body.decode()


def test_nothing_of_a_page_is_inline_or_foreign(shop: Server) -> None:
    for path in ("/", "/?question=where+is+Cart+defined%3F", "/source?path=shop.py"):
        reply = page(shop, path)
        policy = reply.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        body = reply.body.decode()
        assert not re.search(r"<script(?![^>]* src=\"/static/)", body)
        assert not re.search(r"<[^>]+\s(?:style|on\w+)=", body)
        assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//", body)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("called_by add", "called_by"),
        ("probant query called_by add", "called_by"),
        ("calls Cart.total", "calls"),
        ("who calls add?", None),
        ("calls to add in the shop", None),
        ("it's", None),
        ("", None),
    ],
)
def test_a_typed_query_is_told_from_a_question(text: str, kind: str | None) -> None:
    query = typed_query(text)
    assert (query.kind if query else None) == kind


def test_a_typed_query_is_answered_in_the_same_box(shop: Server) -> None:
    text = text_of(page(shop, "/", question="called_by add"))
    assert "Cart.total" in text
    assert "(typed)" in text
    wrong = page(shop, "/", question="called_by")
    assert wrong.status == 422
    assert "What to do" in text_of(wrong)


def test_a_refusal_offers_places_and_says_that_they_are_unproved(shop: Server) -> None:
    text = text_of(page(shop, "/", question="where is the discount campaign implemented?"))
    assert "Not enough evidence" in text
    assert "Answered" not in text


def test_a_follow_up_uses_what_carries_over_and_can_forget_it(shop: Server) -> None:
    asked = {"question": "where is add defined?", "session": "page-test"}
    first = page(shop, "/", **asked)
    assert "“it” is add" in text_of(first)
    assert 'value="page-test"' in first.body.decode()
    second = page(shop, "/", question="who calls it?", session="page-test")
    assert "Cart.total" in text_of(second)
    forgotten = page(shop, "/", **asked, forget="1")
    assert "Carries over" not in text_of(forgotten)
    assert 'value="page-test"' not in forgotten.body.decode()


def test_a_link_of_another_site_keeps_nothing(shop: Server) -> None:
    headers = HTML | {"Sec-Fetch-Site": "cross-site"}
    path = "/?" + urlencode({"question": "where is add defined?", "session": "page-foreign"})
    reply = shop.get(path, **headers)
    assert reply.status == 200
    assert "Carries over" not in text_of(reply)
    assert shop.get("/v1/sessions/page-foreign").status == 404


def test_names_files_and_kinds_are_completed(shop: Server) -> None:
    assert b'value="who calls Cart"' in page(shop, "/complete", question="who calls Ca").body
    assert b'value="called_by"' in page(shop, "/complete", question="called").body
    assert b'value="what does shop.py"' in page(shop, "/complete", question="what does sho").body
    assert b"option" not in page(shop, "/complete", question="a").body


def test_the_source_view_links_calls_to_their_definition(shop: Server) -> None:
    reply = page(shop, "/source", path="shop.py")
    body = reply.body.decode()
    assert '<div class="row" id="L8">' in body
    assert '<a href="/source?repo=shop&amp;path=shop.py#L11" title="add in shop.py:11">add' in body
    assert "called_by+Cart" in body


def test_who_wrote_a_line_stands_in_the_margin_on_wish(shop: Server) -> None:
    assert "Ada" not in text_of(page(shop, "/source", path="shop.py"))
    blamed = text_of(page(shop, "/source", path="shop.py", blame="1"))
    assert blamed.count("2024-01-02 Ada") == 1


def test_folders_are_listed_and_what_is_missing_says_so(shop: Server) -> None:
    assert "tests/" in text_of(page(shop, "/source"))
    missing = page(shop, "/source", path="../../etc/passwd")
    assert missing.status == 422
    assert "root:" not in text_of(missing)
    assert page(shop, "/source", path="nothing.py").status == 422
    unknown = page(shop, "/", question="where is add?", at="no-such-revision")
    assert unknown.status == 422
    assert page(shop, "/", question="where is add?", repo="other").status == 404


TEXT = """`Cart` is defined in shop.py. `add` is defined in cart.py. I like it.

`add` takes `prices`."""


def test_a_checked_text_has_a_mark_for_every_sentence(shop: Server) -> None:
    sent = shop.post("/check", form({"text": TEXT, "repo": "shop"}), **FORM)
    assert sent.status == 303
    reply = shop.get(sent.headers["location"], **HTML)
    body = reply.body.decode()
    assert body.count('<li class="passage verified">') == 2
    assert body.count('<li class="passage refuted">') == 1
    assert body.count('<li class="passage none">') == 1
    assert "/source?repo=shop&amp;path=shop.py#L4" in body


def test_a_long_text_is_checked_without_an_address_of_its_own(shop: Server) -> None:
    reply = shop.post("/check", form({"text": TEXT + "\n\nNothing more. " * 500}), **FORM)
    assert reply.status == 200
    assert "refuted 2" in text_of(reply)


def test_a_check_is_had_as_markdown_and_sarif_without_a_path_of_the_machine(shop: Server) -> None:
    sarif = shop.post("/check.sarif", form({"text": TEXT}), **FORM)
    assert 'filename="check.sarif"' in sarif.headers["content-disposition"]
    assert sarif.data["version"] == "2.1.0"
    assert len(sarif.data["runs"][0]["results"]) == 2
    assert b"/tmp" not in sarif.body
    assert b"/dev/shm" not in sarif.body
    assert b"| refuted |" in shop.post("/check.md", form({"text": TEXT}), **FORM).body


def test_nothing_checkable_is_no_pass(shop: Server) -> None:
    assert "That is no pass" in text_of(page(shop, "/check", text="A fine day."))


def test_the_map_draws_imports_and_can_be_saved(shop: Server) -> None:
    body = page(shop, "/map").body.decode()
    assert "tests imports shop.py" in body
    saved = page(shop, "/map.svg")
    assert saved.headers["content-type"] == "image/svg+xml"
    assert saved.body.startswith(b"<svg")
    assert b"<a " not in saved.body


def test_the_map_draws_callers_and_the_way_between_two_files(shop: Server) -> None:
    body = page(shop, "/map", symbol="add").body.decode()
    assert "Cart.total calls add" in body
    way = page(shop, "/map", **{"from": "tests/test_shop.py", "to": "shop.py"}).body.decode()
    assert "tests/test_shop.py imports shop.py" in way
    nothing = page(shop, "/map", **{"from": "shop.py", "to": "tests/test_shop.py"})
    assert "Nothing to draw" in text_of(nothing)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("where is the discount campaign implemented?", "ask with a name as it stands"),
        ("how is the total of a cart worked out?", "ask about one of the places below"),
        ("where is Cart? where is the discount campaign implemented?", "ask with a name"),
        ("called_by", "or ask in words"),
    ],
)
def test_a_refusal_speaks_to_people_not_to_programs(shop: Server, question: str, told: str) -> None:
    text = text_of(page(shop, "/", question=question))
    assert told in text
    for word in ("call show", "call search", "probant show", "probant query", "probant search"):
        assert word not in text


def test_past_questions_are_found_by_their_words(shop: Server) -> None:
    page(shop, "/", question="where is Cart defined?", session="page-past")
    page(shop, "/", question="where is Cart defined?", session="page-past-again")
    listed = text_of(page(shop, "/history", q="cart defined"))
    assert listed.count("where is Cart defined?") == 1
    assert "confidence complete" in listed
    assert "Nothing like that was asked" in text_of(page(shop, "/history", q="zebra"))
    assert "where is Cart" not in text_of(page(shop, "/history", q="cart", outcome="bad"))


def test_status_tells_what_works_and_no_path_of_the_machine(shop: Server) -> None:
    text = text_of(page(shop, "/status"))
    assert "index of shop" in text
    assert "2 python" in text
    assert "sqlite" in text
    assert "/dev/shm" not in text
    assert "/tmp" not in text


def test_without_a_folder_of_runs_the_page_says_how_to_get_one(shop: Server) -> None:
    assert "probant serve --runs" in text_of(page(shop, "/measurement"))
    assert page(shop, "/measurement", run="../shop").status == 404


def test_a_review_is_started_and_read(shop: Server) -> None:
    fields = {
        "revision": "HEAD",
        "tier": "quick",
        "repo": "shop",
        "evidence": "E501",
        "source": "a",
    }
    started = shop.post("/council", form(fields), **FORM)
    assert started.status == 303
    where = started.headers["location"]
    review_id = where.partition("?")[0].rpartition("/")[2]
    assert b"event: end" in shop.get(f"/v1/council/verify/{review_id}/events").body
    text = text_of(shop.get(where, **HTML))
    assert "unclear" in text
    assert "no models" in text
    assert "auto-1" in text
    told = json.loads(shop.get(f"/v1/council/verify/{review_id}").body)
    assert review_id in page(shop, "/council").body.decode()
    both = text_of(page(shop, "/council/compare", a=review_id, b=told["verification_id"]))
    assert "Both say unclear" in both
    assert "only here" not in both
    assert page(shop, "/council/compare", a=review_id, b="nothing").status == 404
    assert page(shop, "/council/compare").status == 404
    wrong = shop.post("/council", form(fields | {"revision": "nothing"}), **FORM)
    assert wrong.status == 422
    assert page(shop, "/council/nothing").status == 404
    assert page(shop, "/council/transcript/nothing").status == 404


def test_what_is_missing_is_a_page_for_browsers_and_a_problem_for_programs(shop: Server) -> None:
    missing = page(shop, "/nowhere")
    assert missing.status == 404
    assert "there is no such page" in text_of(missing)
    assert shop.get("/nowhere").data["code"] == "not_found"


def test_static_files_are_a_closed_list(shop: Server) -> None:
    assert shop.get("/static/page.css").headers["content-type"].startswith("text/css")
    for name in ("pages.py", "../pages.py", "..%2fpages.py", "%2e%2e/pages.py"):
        assert shop.get(f"/static/{name}").status == 404


def test_lines_end_at_line_feeds_only_and_text_is_unchanged() -> None:
    text = "a = '\u2028'\rb = 1\r\nc = 2\n"
    lines = highlighted(text, "a.py", 7)
    assert [line.number for line in lines] == [7, 8, 9]
    assert "\\u2028" in lines[0].markup
    assert "<script>" not in highlighted("x = '<script>'", "a.py")[0].markup


def test_what_could_keep_a_lexer_busy_is_shown_plain() -> None:
    assert "<span" in highlighted("x = 1", "a.py")[0].markup
    assert "<span" not in highlighted("x = 1" + " " * MAX_LINE_CHARS, "a.py")[0].markup
    assert "<span" not in highlighted("x = 1\n" * (MAX_CHARS // 5), "a.py")[0].markup


def test_signing_in(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    arguments = ("--repo", str(repo), "--token-env", "KEY")
    with serving(tmp_path, *arguments, env={"KEY": "let me in; ü"}) as server:
        closed = page(server, "/", question="where is add defined?")
        assert closed.status == 401
        assert b'name="token"' in closed.body
        assert "shop.py" not in text_of(closed)
        assert server.get("/v1/facts").headers["content-type"] == "application/problem+json"
        assert server.get("/static/page.css").status == 200
        wrong = server.post("/sign-in", form({"token": "wrong"}), **FORM)
        assert (wrong.status, "set-cookie" in wrong.headers) == (401, False)
        entered = server.post("/sign-in", form({"token": "let me in; ü"}), **FORM)
        cookie = entered.headers["set-cookie"]
        assert entered.status == 303
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        own = HTML | {"Cookie": cookie.partition(";")[0]}
        assert server.get("/?question=" + quote("where is add defined?"), **own).status == 200
        foreign = own | {"Origin": "http://evil.example"}
        assert server.get("/", **foreign).status == 403
        assert server.get("/", **(HTML | {"Cookie": "probant=wrong"})).status == 401


def test_scopes_of_a_token_hold_for_pages_too(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    store = f"sqlite:///{tmp_path}/store.db"
    tokens = TokenStore(store)
    reading, measuring = tokens.add("r", ["read"]), tokens.add("m", ["metrics"])
    with serving(tmp_path, "--repo", str(repo), env={"PROBANT_STORE": store}) as server:
        for token, path, status in (
            (reading, "/", 200), (reading, "/check", 200), (reading, "/council", 403),
            (measuring, "/", 403), (measuring, "/source", 403), (measuring, "/history", 403),
        ):  # fmt: skip
            reply = server.get(path, **(HTML | {"Cookie": f"probant={token}"}))
            assert reply.status == status, path
            assert reply.headers["content-type"].startswith("text/html")


def test_sessions_of_one_caller_are_not_in_the_history_of_another(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    store = f"sqlite:///{tmp_path}/store.db"
    tokens = TokenStore(store)
    one, other = tokens.add("one"), tokens.add("other")
    with serving(tmp_path, "--repo", str(repo), env={"PROBANT_STORE": store}) as server:
        own = HTML | {"Authorization": f"Bearer {one}"}
        server.get("/?" + urlencode({"question": "where is Cart defined?", "session": "s"}), **own)
        assert "where is Cart defined?" in text_of(server.get("/history", **own))
        foreign = HTML | {"Authorization": f"Bearer {other}"}
        assert "Nothing was asked yet" in text_of(server.get("/history", **foreign))


def test_several_repositories_are_chosen_from(tmp_path: Path) -> None:
    shop = make_repo(tmp_path / "shop", FILES)
    other = make_repo(tmp_path / "other", {"a.py": "def only_here():\n    pass\n"})
    with serving(tmp_path, "--repo", str(shop), "--repo", str(other)) as server:
        assert "<option selected>shop</option>" in page(server, "/").body.decode()
        asked = page(server, "/", question="where is only_here defined?", repo="other")
        assert "Answered" in text_of(asked)
        assert "<option selected>other</option>" in asked.body.decode()
