"""grep and find: what is exact, what is only a part, what is only words."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EntryStatus, EvidenceClass, EvidenceEntry
from probant.vocabulary.question import Relation, Target, TargetKind
from tests.cases.asking import workbench
from tests.repos import Files, commit, make_repo, make_tree

KINDS = {"~": TargetKind.PHRASE, "=": TargetKind.LITERAL, "/": TargetKind.PATH}


def look(
    repo: Path, tool: str, target: str, relation: Relation, *, at: str | None = None,
    within: str | None = None,
) -> EvidenceEntry:  # fmt: skip
    kind = KINDS.get(target[0], TargetKind.SYMBOL)
    text = target[1:] if target[0] in KINDS else target
    step = Step(
        tool=tool,
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=Aspect.ANCHOR,
        relation=relation,
        targets=(Target(text=text, kind=kind, within=within),),
    )
    with workbench(repo, at=at) as bench:
        (entry,) = bench.desk.run(step)
    return entry


def grade(entry: EvidenceEntry) -> str:
    status = entry.status.value if entry.status is not EntryStatus.OBSERVED else ""
    return status or f"{entry.quality.value} {entry.match_count}"


@pytest.mark.parametrize(
    ("text", "target", "expected"),
    [
        # a phrase in all its spellings
        ("rate_limiter = 1", "~rate limiter", "strong 1"),
        ("class RateLimiter: ...", "~rate limiter", "strong 1"),
        ("rateLimiter()", "~rate limiter", "strong 1"),
        ("RATE_LIMITER", "~rate limiter", "strong 1"),
        ("rate-limiter:", "~rate limiter", "strong 1"),
        ("rate.limiter", "~rate limiter", "strong 1"),
        ("The Rate Limiter", "~rate limiter", "strong 1"),
        ("a rate   limiter", "~rate limiter", "strong 1"),
        ("# the rate\n# limiter", "~rate limiter", "strong 2"),
        ("the rate\nlimiter", "~rate limiter", "strong 2"),
        ("a ratelimiter", "~rate limiter", "strong 1"),
        ("rate of the limiter", "~rate limiter", "weak 1"),
        ("limiter rate", "~rate limiter", "weak 1"),
        ("rate\n\nx = 1\nlimiter", "~rate limiter", "weak 1"),
        ("only a rate", "~rate limiter", "weak 1"),
        ("nothing", "~rate limiter", "absent"),
        ("separate_limiters", "~rate limiter", "moderate 1"),
        ("my_rate_limiter", "~rate limiter", "moderate 1"),
        # a whole identifier, as written
        ("post_entry()", "post_entry", "strong 1"),
        ("post_entry post_entry\npost_entry", "post_entry", "strong 2"),
        ("repost_entry()", "post_entry", "moderate 1"),
        ("post_entry2", "post_entry", "moderate 1"),
        ("Engine.start", "Engine.start", "strong 1"),
        ("größe = 1", "größe", "strong 1"),
        # a quoted text, exactly
        ("the lid is open", "=lid is open", "strong 1"),
        ("the lid is  open", "=lid is open", "strong 1"),
        ("the lid was open", "=lid is open", "absent"),
        ("a+b (c)", "=a+b (c)", "strong 1"),
        ("aab c", "=a+b (c)", "absent"),
    ],
)
def test_grep(tmp_path: Path, text: str, target: str, expected: str) -> None:
    repo = make_tree(tmp_path / "repo", {"a.txt": text + "\n"})
    assert grade(look(repo, "grep", target, Relation.OCCURS_IN)) == expected


@pytest.mark.parametrize("text", ["POST_ENTRY", "postEntry", "PostEntry", "post-entry"])
def test_grep_of_an_identifier_in_another_spelling_is_not_exact(tmp_path: Path, text: str) -> None:
    repo = make_tree(tmp_path / "repo", {"a.txt": text + "\n"})
    entry = look(repo, "grep", "post_entry", Relation.OCCURS_IN)
    assert entry.exact_match_count == 0
    assert not entry.observations


@pytest.mark.parametrize(
    "text", ["post_entry\n", "the rate\nlimiter\n", "naïve x\r\npost_entry\r\n"]
)
def test_a_committed_tree_is_searched_like_one_on_disk(tmp_path: Path, text: str) -> None:
    repo = make_repo(tmp_path / "repo", {"a.txt": text, "b/c.py": text})
    for target in ("post_entry", "~rate limiter", "=post_entry"):
        disk = look(repo, "grep", target, Relation.OCCURS_IN)
        past = look(repo, "grep", target, Relation.OCCURS_IN, at="HEAD")
        assert (disk.observations, disk.quality) == (past.observations, past.quality)


def test_ignored_files_are_not_searched_and_untracked_ones_are(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {".gitignore": "out/\n", "a.py": "x = 1\n"})
    make_tree(repo, {"out/a.txt": "post_entry\n", "new.txt": "post_entry\n", ".rgignore": "*\n"})
    assert look(repo, "grep", "post_entry", Relation.OCCURS_IN).sources == ("new.txt",)


def test_grep_for_a_definition_only_offers_leads(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {f"{n}.txt": "post_entry\n" for n in range(9)})
    entry = look(repo, "grep", "post_entry", Relation.DEFINED_IN)
    assert not entry.observations
    assert len(entry.candidates) == 5
    assert [reason.wire for reason in entry.reasons] == ["mention_only"]


FILES: Files = {
    "src/engine.py": "x = 1\n", "src/engine_test.py": "", "docs/engine.md": "", "lib/core.py": "",
    "old/core.py": "", "pkg/__init__.py": "", "Makefile": "all:\n", "user-session.ts": "",
}  # fmt: skip


@pytest.mark.parametrize(
    ("target", "expected", "paths"),
    [
        ("/src/engine.py", "strong 1", ["src/engine.py"]),
        ("/engine.py", "strong 1", ["src/engine.py"]),
        ("/engine", "strong 2", ["docs/engine.md", "src/engine.py"]),
        ("/core.py", "strong 2", ["lib/core.py", "old/core.py"]),
        ("/lib/core.py", "strong 1", ["lib/core.py"]),
        ("/Makefile", "strong 1", ["Makefile"]),
        ("/pkg", "strong 1", ["pkg/__init__.py"]),
        ("/pkg/__init__.py", "strong 1", ["pkg/__init__.py"]),
        ("~user session", "strong 1", ["user-session.ts"]),
        ("/gine", "moderate 3", []),
        ("/zebra.py", "absent", []),
        ("/rc/engine.py", "weak 3", []),
        ("/sessionEngine.py", "weak 4", []),
    ],
)
def test_find(tmp_path: Path, target: str, expected: str, paths: list[str]) -> None:
    entry = look(make_tree(tmp_path / "repo", FILES), "find", target, Relation.DEFINED_IN)
    assert grade(entry) == expected
    assert [place.path for one in entry.observations for place in one.places] == paths


def test_find_says_that_a_file_of_that_name_was_skipped(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"data.bin": b"\x00\x01" * 50, "a.py": ""})
    entry = look(repo, "find", "/data.bin", Relation.EXISTS)
    assert (entry.status, entry.complete) == (EntryStatus.ABSENT, False)
    assert [reason.wire for reason in entry.reasons] == ["window_skipped_files"]


def test_a_deleted_file_is_found_at_its_revision_only(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"gone.py": "x = 1\n", "a.py": ""})
    commit(repo, message="remove", remove=("gone.py",))
    assert grade(look(repo, "find", "/gone.py", Relation.DEFINED_IN)) == "absent"
    assert grade(look(repo, "find", "/gone.py", Relation.DEFINED_IN, at="HEAD~1")) == "strong 1"
