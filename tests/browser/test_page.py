"""The web page in a real browser: what people see, click and type, and what attackers try."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

import pytest

from tests.browser.opened import Opened, browser
from tests.browser.payloads import PAYLOADS, file_name
from tests.browser.runs import make_run
from tests.chat_server import ChatServer
from tests.repos import commit, make_repo
from tests.surfaces.http.servers import FILES, serving
from tests.surfaces.test_verify_program import ballot, council, review, synthesis

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(os.environ.get("PROBANT_AXE", "nowhere"))
BODY = '"""A note."""\n\nNOTE = """{}"""\n'
WIDTH = "() => document.documentElement.scrollWidth"
FILLED = "mark => !/^(none|rgb\\(0, 0, 0\\))$/.test(getComputedStyle(mark).fill)"
SHADE = "() => getComputedStyle(document.body).backgroundColor"
TEXT = "`Cart` is defined in shop.py. `add` is defined in cart.py. A fine day."
FINDING = {
    "severity": "critical", "path": "shop.py", "start_line": 11, "end_line": 11,
    "quote": "def add(prices):", "description": PAYLOADS[1] + " adds nothing",
    "dimension": "security",
}  # fmt: skip
PAGES = {
    "ask": "/",
    "answer": "/?question=" + quote("where is Cart defined?"),
    "refusal": "/?question=" + quote("where is the discount campaign implemented?"),
    "source": "/source?path=shop.py",
    "folder": "/source",
    "check": "/check?text=" + quote(TEXT),
    "map": "/map",
    "symbol": "/map?symbol=add",
    "history": "/history",
    "measurement": "/measurement",
    "status": "/status",
    "council": "/council",
    "error": "/?question=called_by",
}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with browser() as found:
        yield found


class Site:
    """A served repository with hostile names, contents and commits, and how to look at it."""

    def __init__(self, chromium: Any, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self._chromium = chromium

    def open(
        self, path: str, *, width: int = 1200, scheme: str = "light", scripts: bool = True
    ) -> Opened:
        context = self._chromium.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme,
            java_script_enabled=scripts,
        )  # fmt: skip
        opened = Opened(context.new_page())
        opened.page.goto(self.base + path)
        return opened


@pytest.fixture(scope="module")
def site(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    home = tmp_path_factory.mktemp("page")
    hostile = {f"odd/{file_name(one)}": BODY.format(one) for one in PAYLOADS}
    repo = make_repo(home / "shop", FILES | hostile)
    for one in PAYLOADS:
        commit(repo, {"log.txt": one}, one)
    script = {
        "reviewer": review("fail", FINDING),
        "ranking": ballot,
        "chairman": synthesis("fail", FINDING),
    }
    with ChatServer(script) as models:
        council(repo, models)
        config = {"PROBANT_CONFIG": str(home / "config.toml")}
        with serving(home, "--repo", str(repo), env=config) as running:
            yield Site(chromium, running.port)


def ask(page: Page, question: str) -> None:
    page.fill("[name=question]", question)
    page.press("[name=question]", "Enter")
    page.get_by_role("heading", name=question, exact=True).wait_for()


def test_a_question_is_answered_with_its_proof(site: Site) -> None:
    opened = site.open("/")
    ask(opened.page, "where is Cart defined?")
    assert "Answered" in opened.page.inner_text(".outcome")
    assert "shop.py:4" in opened.page.inner_text(".text")
    assert opened.page.locator(".code", has_text="class Cart").count() == 1
    assert opened.page.get_by_role("img", name="file search needs strong").count() >= 1
    assert opened.page.locator(".timeline li").count() >= 2
    assert "question=where+is+Cart+defined" in opened.page.url
    assert opened.complaints == []


def test_what_is_not_there_is_refused(site: Site) -> None:
    page = site.open(PAGES["refusal"]).page
    assert "Not enough evidence" in page.inner_text(".outcome")
    assert page.locator("[aria-label=Confirmed]").count() == 0


def test_an_offered_reading_is_marked_and_can_be_chosen(site: Site) -> None:
    page = site.open("/?question=" + quote("show me stuff on Cart.total")).page
    assert "Not enough evidence" in page.inner_text(".outcome")
    assert "None of them has been looked up" in page.inner_text(".readings")
    page.locator(".readings a").first.click()
    page.wait_for_url("**goal=**")
    assert page.locator("article.answer").count() == 1
    assert page.locator(".readings").count() == 0


def test_several_questions_in_one_are_answered_apart(site: Site) -> None:
    page = site.open("/?question=" + quote("where is Cart defined? who calls add?")).page
    assert page.locator("article.answer").count() == 2
    assert "2 questions in one" in page.inner_text("main")


def test_a_follow_up_knows_what_it_means_until_it_is_told_to_forget(site: Site) -> None:
    page = site.open("/").page
    ask(page, "where is add defined?")
    assert "“it” is add" in page.inner_text(".carried")
    ask(page, "who calls it?")
    assert "Cart.total" in page.inner_text(".values")
    page.go_back()
    page.get_by_role("heading", name="where is add defined?").wait_for()
    page.get_by_label("Forget what carries over").click()
    assert page.locator(".carried").count() == 0


def test_names_are_completed_while_typing(site: Site) -> None:
    page = site.open("/").page
    page.locator("[name=question]").press_sequentially("who calls Ca")
    page.locator("#completions option").first.wait_for(state="attached")
    offers = page.eval_on_selector_all("#completions option", "all => all.map(one => one.value)")
    assert "who calls Cart" in offers


def test_a_citation_opens_the_source_at_its_line_and_a_call_leads_on(site: Site) -> None:
    page = site.open("/?question=" + quote("called_by add")).page
    page.locator(".place").first.click()
    assert page.url.endswith("#L8")
    assert page.locator(".row:target").get_attribute("id") == "L8"
    page.locator("#L8 code a", has_text="add").click()
    assert page.url.endswith("#L11")


def test_a_checked_text_shows_marks_and_a_filter(site: Site) -> None:
    page = site.open("/check").page
    page.fill("#text", TEXT)
    page.get_by_role("button", name="Check", exact=True).click()
    page.locator(".passage.refuted").wait_for()
    assert page.locator(".passage.verified").count() == 1
    assert "there is no cart.py" in page.inner_text(".passage.refuted")
    page.check("#show-refuted")
    assert not page.locator(".passage.verified").is_visible()
    assert page.locator(".passage.refuted").is_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download SARIF").click()
    assert json.loads(saved.value.path().read_text())["version"] == "2.1.0"


@pytest.mark.parametrize("width", [360, 1200])
def test_a_mark_tells_its_reason_and_source_when_pointed_at(site: Site, width: int) -> None:
    page = site.open(PAGES["check"], width=width, scripts=False).page
    card = page.locator(".passage.verified .hover")
    assert not card.is_visible()
    page.locator(".passage.verified .sign").hover()
    assert "class Cart" in card.inner_text()
    assert page.evaluate(WIDTH) <= width
    card.get_by_role("link", name="shop.py:4").first.click()
    page.wait_for_url("**/source**#L4")


def test_a_mark_tells_its_reason_and_source_by_keyboard(site: Site) -> None:
    page = site.open(PAGES["check"]).page
    page.locator(".passage.verified .sign").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/source**")


def test_the_map_leads_from_folder_to_file_by_keyboard(site: Site) -> None:
    page = site.open("/map").page
    page.locator(".map a", has_text="tests").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**under=tests")
    page.locator(".map a").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/source**")


def test_history_is_searched_while_typing(site: Site) -> None:
    site.open(PAGES["answer"])
    page = site.open("/history").page
    page.locator("#q").press_sequentially("zebra")
    page.get_by_text("Nothing like that was asked").wait_for()
    page.fill("#q", "cart defined")
    page.get_by_role("link", name="where is Cart defined?").wait_for()
    page.get_by_label("Outcomes").get_by_role("link", name="settled 1").click()
    page.wait_for_url("**outcome=good**")
    assert page.locator(".past li").count() == 1
    assert serious_faults(page) == []


def test_a_run_is_shown_with_its_plots(chromium: Any, tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    arguments = ("--repo", str(make_repo(tmp_path / "shop", FILES)), "--runs", str(tmp_path))
    with serving(tmp_path, *arguments) as running:
        site = Site(chromium, running.port)
        for scheme, width in (("light", 1200), ("dark", 360)):
            opened = site.open("/measurement", scheme=scheme, width=width)
            for name in ("levels", "model-derived", "model-weighted", "models-curve"):
                marks = opened.page.locator(f"#figure-{name} svg .mark")
                assert marks.count() >= 1, name
                assert marks.first.evaluate(FILLED), name
            assert opened.page.evaluate(WIDTH) <= width
            assert_harmless(opened, site)
            assert serious_faults(opened.page) == []
        assert "accuracy" in opened.page.inner_text("table")
        assert str(tmp_path) not in opened.page.content()
        (folder / "run.json").write_text("{}")
        opened.page.reload()
        assert "There is no run yet" in opened.page.inner_text("main")


def test_a_review_is_followed_live_and_its_text_stays_text(site: Site) -> None:
    opened = site.open("/council")
    opened.page.fill("#revision", "HEAD")
    opened.page.fill("#paths", "shop.py")
    opened.page.get_by_role("button", name="Start the review").click()
    opened.page.get_by_role("heading", name="Findings").wait_for()
    assert "onerror" in opened.page.inner_text(".values")
    assert opened.page.locator(".code", has_text="def add(prices):").count() == 1
    opened.page.get_by_role("link", name="The transcript").click()
    assert "chain verified" in opened.page.inner_text("main")
    assert_harmless(opened, site)


def start_review(page: Page, site: Site, evidence: str) -> None:
    page.goto(f"{site.base}/council")
    page.fill("#paths", "shop.py")
    page.fill("#evidence", evidence)
    page.get_by_role("button", name="Start the review").click()
    page.get_by_role("heading", name="Findings").wait_for()


def test_two_reviews_are_chosen_and_compared(site: Site) -> None:
    opened = site.open("/council")
    for evidence in ("", PAYLOADS[1]):
        start_review(opened.page, site, evidence)
    opened.page.goto(f"{site.base}/council")
    rows = opened.page.locator(".reviews li")
    rows.filter(has_text="without evidence").first.get_by_label("first").check()
    rows.filter(has_text="with 1 evidence item").first.get_by_label("second").check()
    opened.page.get_by_role("button", name="Compare the two").click()
    opened.page.wait_for_url("**/council/compare**")
    first, second = (opened.page.get_by_label(f"{one} review") for one in ("First", "Second"))
    assert "None was handed in" in first.inner_text()
    assert "auto-1" in second.inner_text()
    assert second.locator(".only", has_text="only here").count() >= 1
    assert first.locator(".values .only").count() == 0
    assert serious_faults(opened.page) == []
    opened.page.set_viewport_size({"width": 360, "height": 900})
    assert opened.page.evaluate(WIDTH) <= 360
    assert_harmless(opened, site)


def test_a_browser_signs_in_and_out(chromium: Any, tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "shop", FILES)
    arguments = ("--repo", str(repo), "--token-env", "KEY")
    with serving(tmp_path, *arguments, env={"KEY": "open sesame"}) as running:
        page = Site(chromium, running.port).open(PAGES["answer"]).page
        assert "shop.py" not in page.inner_text("body")
        page.fill("#token", "open sesame")
        page.keyboard.press("Enter")
        ask(page, "where is Cart defined?")
        assert page.evaluate("() => document.cookie") == ""
        page.get_by_role("button", name="Sign out").click()
        page.locator("#token").wait_for()


def test_reading_needs_no_script(site: Site) -> None:
    page = site.open("/", scripts=False).page
    page.fill("[name=question]", "where is Cart defined?")
    page.press("[name=question]", "Enter")
    assert "Answered" in page.inner_text(".outcome")
    page.goto(f"{site.base}/check")
    page.fill("#text", TEXT)
    page.get_by_role("button", name="Check", exact=True).click()
    page.locator(".passage.refuted").wait_for()


def test_an_answer_is_reached_with_the_keyboard_alone(site: Site) -> None:
    page = site.open("/").page
    page.keyboard.type("called_by add")
    page.keyboard.press("Enter")
    page.locator(".values").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.place, .quote a')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/source**")


@pytest.mark.parametrize("name", PAGES)
def test_nothing_scrolls_sideways_on_a_small_screen(site: Site, name: str) -> None:
    opened = site.open(PAGES[name], width=360)
    opened.page.evaluate("() => document.querySelectorAll('details').forEach(d => d.open = true)")
    assert opened.page.evaluate(WIDTH) <= 360


def test_the_dark_page_is_dark(site: Site) -> None:
    day = site.open("/").page.evaluate(SHADE)
    night = site.open("/", scheme="dark").page.evaluate(SHADE)
    assert sum(map(int, day[4:-1].split(","))) > 600 > 200 > sum(map(int, night[4:-1].split(",")))


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_kept_out(site: Site, scheme: str) -> None:
    opened = site.open("/", scheme=scheme)
    for name, path in PAGES.items():
        opened.page.goto(site.base + path)
        assert serious_faults(opened.page) == [], name


def serious_faults(page: Page) -> list[Any]:
    """What keeps somebody out; nothing where axe-core is not installed."""
    if not AXE.is_file():
        return []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document)")
    return [
        (one["id"], [node["html"][:120] for node in one["nodes"][:3]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def assert_harmless(opened: Opened, site: Site) -> None:
    assert opened.page.evaluate("() => window.pwned") is None
    assert [url for url in opened.requests if not url.startswith(site.base)] == []
    assert not any("Content Security Policy" in one for one in opened.complaints)


def test_hostile_questions_texts_and_names_stay_text(site: Site) -> None:
    opened = site.open("/source?path=odd")
    for one in PAYLOADS:
        for path in (
            "/?" + urlencode({"question": one}),
            "/source?" + urlencode({"path": f"odd/{file_name(one)}"}),
            "/check?" + urlencode({"text": f"{one} `Cart` is in shop.py."}),
        ):
            opened.page.goto(site.base + path)
    assert_harmless(opened, site)


def test_hostile_commits_contents_and_goals_stay_text(site: Site) -> None:
    opened = site.open("/?question=" + quote("recent_commits 40"))
    assert "window.pwned=1" in opened.page.inner_text("main")
    goal = json.dumps({"kind": "called_by", "targets": [PAYLOADS[0]]})
    for path in (
        "/history", "/map?under=odd", "/map?" + urlencode({"symbol": PAYLOADS[3]}),
        "/?" + urlencode({"goal": goal}), "/?" + urlencode({"goal": PAYLOADS[0]}),
        "/?" + urlencode({"question": "where is Cart?", "at": PAYLOADS[0]}),
        "/?" + urlencode({"question": "where is Cart?", "repo": PAYLOADS[0]}),
        "/complete?question=odd", "/council/" + quote(PAYLOADS[0], safe=""),
        "/?question=" + quote("occurs_in pwned"),
    ):  # fmt: skip
        opened.page.goto(site.base + path)
    assert_harmless(opened, site)
