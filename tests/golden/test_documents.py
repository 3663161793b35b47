"""Generated pages and the transcripts of README and docs say what the program says now."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from probant.evaluation.corpus import CorpusUnavailableError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_reference_pages_are_up_to_date(generate: ModuleType) -> None:
    for name, page in generate.PAGES.items():
        text = "\n".join(page()) + "\n"
        assert (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8") == text, (
            f"docs/reference/{name} is out of date: run python docs/generate.py"
        )


@pytest.mark.parametrize(
    "name",
    ["README.md", "docs/checking.md", "docs/council.md", "docs/queries.md", "docs/search.md"],
)
def test_transcripts_show_what_the_program_prints(generate: ModuleType, name: str) -> None:
    assert ROOT / name in generate.PLAYED
    page = (ROOT / name).read_text(encoding="utf-8")
    try:
        played = generate.transcript(page)
    except CorpusUnavailableError as reason:
        pytest.skip(f"the package of the transcript cannot be fetched here: {reason}")
    assert played == page, f"{name} is out of date: run python docs/generate.py"


def test_every_file_the_documents_link_to_exists() -> None:
    import re

    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
