"""Search as people and programs use it: ranked places, graded by how they match."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.surfaces.api import SearchResult, run_search
from probant.surfaces.cli.main import main
from probant.surfaces.searching import search_of
from probant.vocabulary.evidence import Quality
from probant.workflows.housekeeping import prune
from tests.cases.asking import ask_json, settings_beside
from tests.repos import make_repo, make_tree

RETRY = '''"""Sending, and sending again."""
DEFAULT_DELAY = 3


class RetryPolicy:
    """How long to wait before a request is sent again."""

    def next_delay(self, attempt):
        """The retry delay of an attempt, doubled each time."""
        return DEFAULT_DELAY * 2 ** attempt


def parse_header(line):
    name, _, value = line.partition(":")
    return name, value
'''
GO = """package web

// ParseHeader reads a header.
func ParseHeader(line string) string { return line }
"""
FILES = {
    "net/retry.py": RETRY,
    "net/pool.py": "def open_connection(host):\n    # one of the pool\n    return host\n",
    "tests/test_retry.py": "def test_retry_delay():\n    assert next_delay(1) == 6\n",
    "web/header.go": GO,
    "README.md": "The retry delay is three seconds.\n",
}  # fmt: skip


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("search") / "repo", FILES)


def look(repo: Path, text: str, *, at: str | None = None, **options: object) -> SearchResult:
    asked = search_of(text, **options)  # type: ignore[arg-type]
    return run_search(asked, repo, at=at, settings=settings_beside(repo), progress=None)


def names(found: SearchResult) -> list[str]:
    return [place.fact.qualified_name if place.fact else place.path for place in found.places]


def test_the_product_comes_before_its_tests(repo: Path) -> None:
    found = look(repo, "where is the retry delay?")
    assert names(found)[0] == "RetryPolicy.next_delay"
    assert found.places[0].path == "net/retry.py"
    assert "test_retry_delay" in names(found)


@pytest.mark.parametrize(
    ("text", "name", "quality"),
    [
        ("retry delay", "RetryPolicy.next_delay", "strong"),
        ("delay attempt retry", "RetryPolicy.next_delay", "moderate"),
        ("delay of the quantum attempt", "RetryPolicy.next_delay", "weak"),
        ("parse_header", "parse_header", "strong"),
        ("parsing headers", "parse_header", "strong"),
    ],
)
def test_the_quality_is_that_of_the_match(repo: Path, text: str, name: str, quality: str) -> None:
    places = look(repo, text).to_json()["places"]
    assert quality == next(p["quality"] for p in places if p["qualified_name"] == name)


def test_a_word_that_code_puts_for_another_is_a_weak_match(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "def open_dir(cfg):\n    return cfg\n"})
    (place,) = look(repo, "folder configuration").places
    assert (place.quality, place.why) == (
        Quality.WEAK, "dir for folder in its name; cfg for configuration in its signature",
    )  # fmt: skip


def test_every_place_is_quoted_as_it_stands(repo: Path) -> None:
    found = look(repo, "retry delay header connection").to_json()
    assert found["schema"] == "probant.search/1"
    assert found["query"] == "retry delay header connection"
    for place in found["places"]:
        lines = FILES[place["path"]].split("\n")
        assert place["quote"] == "\n".join(lines[place["start_line"] - 1 : place["end_line"]])
        assert place["why"]


def test_a_search_is_narrowed_by_folder_kind_and_language(repo: Path) -> None:
    assert {p.path for p in look(repo, "header", within="web").places} == {"web/header.go"}
    assert {p.path for p in look(repo, "header", lang=["go"]).places} == {"web/header.go"}
    assert names(look(repo, "retry delay", symbol_kind=["class"])) == ["RetryPolicy"]
    assert len(look(repo, "retry delay", limit=1).places) == 1


def test_of_one_kind_the_best_come_first_even_if_they_stand_in_one_file(tmp_path: Path) -> None:
    """Otherwise places of several files are shown before more of the same one."""
    said = "    # Drop a stale session.\n    return a\n"
    best = "\n\n".join(f"def close_{n}(a):\n{said}" for n in range(6))
    other = "def reopen(a):\n    # A session.\n    return a\n"
    repo = make_tree(tmp_path / "repo", {"a.py": best, "b.py": other})
    text = "drop stale session"
    assert names(look(repo, text)).index("reopen") < 6
    assert names(look(repo, text, symbol_kind=("function",))).index("reopen") == 6


def test_a_text_is_found_as_it_stands(repo: Path) -> None:
    found = look(repo, "DEFAULT_DELAY", exact=True)
    assert [(p.path, p.kind) for p in found.places] == [
        ("net/retry.py", "file"), ("net/retry.py", "method"),
    ]  # fmt: skip
    assert look(repo, "default_delay", exact=True).places == ()
    assert names(look(repo, r"func \w+Header", regex=True)) == ["ParseHeader"]


def test_a_past_revision_is_searched_as_it_was(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "def retry_delay():\n    return 1\n"})
    (repo / "a.py").write_text("def something_else():\n    return 1\n")
    subprocess.run(["git", "-C", str(repo), "commit", "-qam", "rename it"], check=True)
    assert look(repo, "retry delay").places == ()
    assert names(look(repo, "retry delay", at="HEAD~1")) == ["retry_delay"]


def test_an_edit_is_seen_by_the_next_search(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "def first():\n    pass\n"})
    assert look(repo, "second").places == ()
    (repo / "a.py").write_text("def first():\n    pass\n\n\ndef second():\n    pass\n")
    assert names(look(repo, "second")) == ["second"]


def test_a_damaged_search_index_is_made_anew(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "def first():\n    pass\n"})
    look(repo, "first")
    (index,) = settings_beside(repo).cache_dir.glob("facts/*/recall-*.db")
    for beside in index.parent.glob("recall-*.db-*"):
        beside.unlink()
    index.write_bytes(b"not a database at all" * 100)
    assert names(look(repo, "first")) == ["first"]


def test_a_search_index_of_mostly_dead_text_goes(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "def first():\n    pass\n"})
    settings = settings_beside(repo)
    look(repo, "first")
    (index,) = settings.cache_dir.glob("facts/*/recall-*.db")
    for number in range(3):
        (repo / "a.py").write_text(f"def first():\n    return {number}\n")
        look(repo, "first")
    prune(settings.cache_dir, index.parent.name)
    assert not index.exists()
    assert names(look(repo, "first")) == ["first"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"within": "nowhere"}, "there is no file or folder 'nowhere'"),
        ({"regex": True, "text": "("}, "is not a regular expression"),
        ({"exact": True, "regex": True}, "exclude each other"),
        ({"lang": ["cobol"]}, "there is no language 'cobol'"),
        ({"symbol_kind": ["clas"]}, "did you mean class?"),
        ({"text": "  "}, "there is nothing to search for"),
        ({"limit": 0}, "limit is 0"),
    ],
)
def test_what_cannot_be_searched_is_said_in_one_line(
    repo: Path, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(UsageError) as told:
        look(repo, **{"text": "delay", **options})  # type: ignore[arg-type]
    assert complaint in str(told.value)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["retry delay"], 0), (["xyzzyq"], 3), (["retry", "--limit", "none"], 2), (["a.["], 3)],
)
def test_the_program_ends_with_what_it_found(
    repo: Path, arguments: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(settings_beside(repo).cache_dir))
    assert main(["search", *arguments, "--repo", str(repo)]) == code


def test_an_open_question_is_refused_with_the_ranking(repo: Path) -> None:
    said = ask_json(repo, "how does the retry delay work?")
    assert (said["outcome"], said["answer"]["values"]) == ("insufficient_evidence", [])
    first = said["leads"][0]
    assert (first["qualified_name"], first["quality"]) == ("RetryPolicy.next_delay", "strong")
    assert first["why"]
    cited = said["citations"][first["citations"][0]]
    assert cited["quote"].startswith("    def next_delay(self, attempt):")


def test_nonsense_has_no_lead_that_is_better_than_weak(repo: Path) -> None:
    for question in (
        "how does the quantum retry flux work?",
        "where is xqkz_2024_delay_impl implemented",
        "where is the teleportation header configured?",
    ):
        leads = ask_json(repo, question)["leads"]
        assert {lead["quality"] for lead in leads} <= {"weak"}, question
        assert len(leads) <= 10
