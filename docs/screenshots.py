"""`python -m docs.screenshots`: the pictures of the web page in docs/page, of this repository.

The real program serves this tree, the chromium of the system looks at it; a council of scripted
models reviews the commit. Run it after a change of the page, and look at what changed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from tests.browser.opened import browser
from tests.browser.runs import make_run
from tests.chat_server import ChatServer
from tests.surfaces.http.servers import serving
from tests.surfaces.test_verify_program import ballot, council, review, synthesis

from docs.small_png import small_png

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "page"
REVIEWED = "src/probant/surfaces/phrasing.py"
FINDING = {
    "severity": "critical", "path": REVIEWED, "start_line": 20, "end_line": 21,
    "quote": "def clipped(text: str, most: int) -> str:\n"
    "    return text if len(text) <= most else text[: most - 1].rstrip() + \"…\"",
    "description": "A limit of zero cuts the last character instead of everything.",
    "dimension": "correctness",
}  # fmt: skip
TEXT = (
    "`AnswerResult` is defined in src/probant/surfaces/results.py and extends `Record`. "
    "`clipped` takes 3 parameters. The renderer lives in src/probant/surfaces/html.py. "
    "The design is a pleasure to read.\n"
)
PAGES: Mapping[str, str] = {
    "answer": "/?question=" + quote("where is SessionStore defined?"),
    "refusal": "/?question=" + quote("show me stuff on Served.history"),
    "source": "/source?path=src/probant/surfaces/phrasing.py#L14",
    "check": "/check?text=" + quote(TEXT),
    "map": "/map?under=src/probant/council",
    "history": "/history",
    "measurement": "/measurement",
    "status": "/status",
}
SIZES = {"": (1080, 720), "-small": (360, 640)}
SCHEMES = ("light", "dark")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    script = {
        "reviewer": review("fail", FINDING),
        "ranking": ballot,
        "chairman": synthesis("fail", FINDING),
    }
    with tempfile.TemporaryDirectory() as top, ChatServer(script) as models, browser() as found:
        home = Path(top)
        council(home / "repo", models)
        make_run(home)
        arguments = ("--repo", f"probant={ROOT}", "--runs", str(home))
        settings = {"PROBANT_CONFIG": str(home / "config.toml")}
        with serving(home, *arguments, env=settings) as running:
            _take_all(found, f"http://127.0.0.1:{running.port}")
    total = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    print(f"{len(list(FOLDER.glob('*.png')))} pictures, {total // 1024} kB in all")
    return 0


def _take_all(found: Browser, base: str) -> None:
    pages = dict(PAGES)
    context = found.new_context()
    pages["council"] = _reviewed(context.new_page(), base, "")
    pages["compare"] = _compared(context.new_page(), base)
    context.close()
    for name, path in pages.items():
        for scheme in SCHEMES:
            _take(found, base + path, name, scheme, "")
    _take(found, base + pages["answer"], "answer", "light", "-small")


def _compared(page: Page, base: str) -> str:
    _reviewed(page, base, "F841 local variable is assigned to but never used")
    page.goto(f"{base}/council")
    page.get_by_role("button", name="Compare the two").click()
    page.wait_for_url("**/compare**")
    return page.url.removeprefix(base)


def _reviewed(page: Page, base: str, evidence: str) -> str:
    page.goto(f"{base}/council")
    page.fill("#paths", REVIEWED)
    page.fill("#evidence", evidence)
    page.get_by_role("button", name="Start the review").click()
    page.get_by_role("heading", name="Findings").wait_for()
    return page.url.removeprefix(base)


def _take(found: Browser, address: str, name: str, scheme: str, size: str) -> None:
    width, height = SIZES[size]
    context = found.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    page.goto(address)
    (FOLDER / f"{name}-{scheme}{size}.png").write_bytes(small_png(page.screenshot()))
    context.close()


if __name__ == "__main__":
    sys.exit(main())
