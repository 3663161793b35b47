"""A page in a real browser: Debian's chromium, a fresh profile, no network."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")


def program() -> str:
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    pytest.skip("no chromium is installed")


class Opened:
    """One page, with what it asked for and what it complained of."""

    def __init__(self, page: playwright.Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, path: Path) -> Opened:
        self.page.goto(path.as_uri())
        return self


@contextmanager
def browser() -> Iterator[playwright.Browser]:
    chromium = program()
    with playwright.sync_playwright() as started:
        found = started.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            yield found
        finally:
            found.close()
