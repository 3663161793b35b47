"""Rankings, logs, texts, tags and the state of a clone, against what git itself says of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json
from tests.cases.test_cases import render
from tests.repos import commit, git, make_repo


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three people, a merged branch, a rename, a deletion, two tags of different days."""
    root = make_repo(tmp_path_factory.mktemp("ranked") / "r")
    for number in range(4):
        day = f"2024-0{number + 1}-03T10:00:00Z"
        commit(root, {"lib/a.py": f"a = {number}\n", f"lib/n{number}.py": "x\n"}, f"step {number}",
               author=("Ada", "Bob")[number % 2], date=day)  # fmt: skip
    git(root, "tag", "v1")
    git(root, "switch", "--quiet", "--create", "side")
    why = "side\n\nBecause it was asked for."
    files = {"lib/a.py": "a = 9\n", "b.go": "package b\n"}
    commit(root, files, why, author="Cy", date="2024-05-03T10:00:00Z")
    git(root, "switch", "--quiet", "main")
    commit(root, {"c.ts": "let marker = 'lost words';\n"}, "words", date="2024-06-03T10:00:00Z")
    env = {"GIT_AUTHOR_DATE": "2024-07-03T10:00:00Z", "GIT_COMMITTER_DATE": "2024-07-03T10:00:00Z"}
    git(root, "merge", "--quiet", "--no-ff", "-m", "join", "side", env=env)
    commit(root, {"c.ts": "let marker = 1;\n"}, "drop", remove=("lib/n0.py",), author="Bob",
           date="2024-08-03T10:00:00Z")  # fmt: skip
    git(root, "mv", "lib/a.py", "lib/core.py")
    commit(root, {}, "rename", date="2024-09-03T10:00:00Z")
    git(root, "tag", "-a", "v2", "-m", "two", env={"GIT_COMMITTER_DATE": "2024-10-03T10:00:00Z"})
    commit(root, {"lib/core.py": "a = 9\nb = 1\n"}, "more", author="Cy",
           date="2024-11-03T10:00:00Z")  # fmt: skip
    return root


def asked(repo: Path, query: str) -> Json:
    return ask_json(repo, f"probant query {query}")


def values(repo: Path, query: str) -> list[str]:
    answer = asked(repo, query)
    assert answer["outcome"] == "answered", answer["answer"]["text"]
    return [render(value) for value in answer["answer"]["values"]]


def by_count(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda row: (-row[1], row[0]))


@pytest.mark.parametrize("where", ["", "lib"])
def test_the_files_changed_most_are_those_git_names_most(repo: Path, where: str) -> None:
    log = git(repo, "log", "--no-merges", "--no-renames", "--name-only", "--format=").split()
    here = set(git(repo, "ls-files", "--", *([where] if where else [])).split())
    expected = by_count(Counter(path for path in log if path in here))
    answer = asked(repo, f"most_changed {f'--in {where}' if where else ''}")
    assert [value["path"] for value in answer["answer"]["values"]] == [path for path, _ in expected]
    for path, n in expected:
        assert f"{path} by {n} commit" in answer["answer"]["text"]


def test_files_change_together_under_all_names_of_the_file(repo: Path) -> None:
    shas = git(repo, "log", "--follow", "--no-merges", "--format=%H", "--", "lib/core.py").split()
    here = set(git(repo, "ls-files").split()) - {"lib/core.py"}
    changed: Counter[str] = Counter()
    for sha in shas:
        names = git(repo, "show", "--no-renames", "--name-only", "--format=", sha).split()
        changed.update(name for name in names if name in here)
    expected = [*(name for name, _ in by_count(changed)), "lib/n0.py"]
    assert values(repo, "changed_with lib/core.py") == [f"path {name}" for name in expected]
    told = asked(repo, "changed_with lib/core.py")["answer"]["text"]
    assert f"lib/n0.py, which is no longer there, by 1 of {len(shas)} commits" in told
    both = set(git(repo, "log", "--format=%H", "--", "b.go").split()) & set(shas)
    assert values(repo, "changed_with lib/core.py b.go --count") == [f"count {len(both)}"]
    assert values(repo, "changed_with lib/core.py b.go") == ["yes"]
    assert asked(repo, "changed_with b.go c.ts")["outcome"] == "refuted"


def test_files_change_together_under_all_names_of_the_others(tmp_path: Path) -> None:
    """The partner is renamed twice, in commits of its own; a branch still uses its first name."""
    root = make_repo(tmp_path / "r")
    body = "".join(f"line_{n} = {n}\n" for n in range(20))
    commit(root, {"main.py": "a = 0\n", "old.py": body, "other.py": "o = 0\n"}, "first")
    git(root, "switch", "--quiet", "--create", "side")
    commit(root, {"main.py": "a = 1\n", "old.py": body + "side = 1\n"}, "on the side")
    git(root, "switch", "--quiet", "main")
    git(root, "mv", "old.py", "middle.py")
    commit(root, {}, "rename")
    git(root, "merge", "--quiet", "--no-ff", "-m", "join", "side")
    commit(root, {"main.py": "a = 2\n", "middle.py": body + "side = 2\n"}, "both")
    git(root, "mv", "middle.py", "new.py")
    commit(root, {"old.py": "another = 1\n"}, "rename again, and the name is taken")
    answer = asked(root, "changed_with main.py")
    assert "new.py by 3 of 3 commits; other.py by 1 of 3 commits" in answer["answer"]["text"]
    assert "old.py" not in answer["answer"]["text"]


def test_people_are_counted_as_shortlog_counts_them(repo: Path) -> None:
    rows = [line.split("\t") for line in git(repo, "shortlog", "-sn", "HEAD").strip().split("\n")]
    counts = by_count(Counter({name: int(n) for n, name in rows}))
    answer = asked(repo, "top_authors")
    assert [value["name"] for value in answer["answer"]["values"]] == [name for name, _ in counts]
    total = sum(n for _, n in counts)
    for name, n in counts:
        assert f"{name} with {n} of {total} commits" in answer["answer"]["text"]


def test_who_knows_a_file_is_told_by_the_lines_git_blames(repo: Path) -> None:
    blame = git(repo, "blame", "--line-porcelain", "lib/core.py").split("\n")
    lines = Counter(row.removeprefix("author ") for row in blame if row.startswith("author "))
    answer = asked(repo, "knows_best lib/core.py")
    (first, n), *_ = by_count(lines)
    assert answer["answer"]["values"][0]["name"] == first
    assert f"{n} of {lines.total()} lines" in answer["answer"]["text"]


def test_the_latest_commits_are_those_of_git_log(repo: Path) -> None:
    for path in ("", "c.ts"):
        of = f"_of {path}" if path else ""
        subjects = git(repo, "log", "-3", "--format=%s", "HEAD", "--", *([path] if path else []))
        answer = asked(repo, f"recent_commits{of} 3")
        shown = [value["subject"] for value in answer["answer"]["values"]]
        assert shown == subjects.strip().split("\n")


def test_months_have_the_commits_git_dates_so(repo: Path) -> None:
    months = Counter(git(repo, "log", "--format=%ad", "--date=format:%Y-%m").split())
    expected = [f"text {m}: {n} commit{'' if n == 1 else 's'}" for m, n in months.items()]
    assert values(repo, "commit_activity") == sorted(expected, reverse=True)


def test_a_text_comes_and_goes_where_the_pickaxe_says(repo: Path) -> None:
    shas = git(repo, "log", "-S", "lost words", "--format=%s").strip().split("\n")
    assert shas == ["drop", "words"]
    assert values(repo, "text_added_by 'lost words'") == ["commit 'words' by Ada"]
    assert values(repo, "text_removed_by 'lost words'") == ["commit 'drop' by Bob"]
    assert values(repo, "text_added_by 'package b'") == ["commit 'side' by Cy"]
    assert asked(repo, "text_added_by 'no such words'")["outcome"] == "insufficient_evidence"
    still = asked(repo, "text_removed_by 'package b'")
    assert "false_premise" in still["gate"]["reason_codes"]


def test_a_text_that_moved_to_another_file_is_not_new(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "MOVED = 'some words'\n"})
    commit(repo, {"b.py": "MOVED = 'some words'\n"}, "moved", remove=("a.py",), author="Bob")
    assert values(repo, "text_added_by 'some words'") == ["commit 'first' by Ada"]
    assert values(repo, "text_added_by 'some words' --in b.py") == ["commit 'moved' by Bob"]


def test_the_whole_message_is_cited_as_the_reason(repo: Path) -> None:
    found = values(repo, "why_line lib/core.py 1")
    assert found == ["commit 'side' by Cy", "text Because it was asked for."]
    assert values(repo, "why_added b.go") == found
    assert values(repo, f"commit_info {git(repo, 'rev-parse', 'side').strip()}") == found
    told = asked(repo, "commit_info side")["answer"]["text"]
    assert told.endswith("; its message goes on: Because it was asked for.")
    assert values(repo, "commit_info HEAD") == ["commit 'more' by Cy"]


def test_tags_have_their_own_dates(repo: Path) -> None:
    names = git(repo, "tag", "--sort=-creatordate").split()
    assert values(repo, "tags") == names
    assert values(repo, "latest_tag") == names[:1]
    assert "v2 of 2024-10-03" in asked(repo, "latest_tag")["answer"]["text"]
    assert values(repo, "tags --until 2024-09-30") == ["v1"]


def test_what_is_not_committed_is_what_git_status_shows(tmp_path: Path) -> None:
    files = {"a.py": "a\n", "d/b.py": "b\n", "gone.py": "c\n", ".gitignore": "*.log\n"}
    repo = make_repo(tmp_path / "r", files)
    assert values(repo, "is_clean") == ["yes"]
    (repo / "a.py").write_text("changed\n")
    (repo / "d/new.go").write_text("package d\n")
    (repo / "x.log").write_text("ignored\n")
    (repo / "gone.py").unlink()
    status = git(repo, "status", "--porcelain", "--untracked-files=all").rstrip("\n").split("\n")
    expected = sorted(f"path {row[3:]}" for row in status)
    assert values(repo, "uncommitted") == expected
    assert values(repo, "uncommitted --count") == [f"count {len(expected)}"]
    assert values(repo, "uncommitted --in d") == ["path d/new.go"]
    assert values(repo, "has_uncommitted") == ["yes"]
    assert asked(repo, "is_clean")["outcome"] == "refuted"
    told = asked(repo, "uncommitted")["answer"]["text"]
    assert "a.py is edited; d/new.go is new; gone.py is deleted" in told


@pytest.mark.parametrize(
    "query",
    ["most_changed", "changed_with c.ts", "top_authors", "commit_activity", "recent_commits 9"],
)
def test_a_shallow_clone_counts_only_what_it_has(repo: Path, tmp_path: Path, query: str) -> None:
    git(tmp_path, "clone", "--quiet", "--depth=2", f"file://{repo}", str(tmp_path / "clone"))
    answer = asked(tmp_path / "clone", query)
    assert answer["outcome"] in ("partial", "insufficient_evidence")
    assert "window_revision" in answer["gate"]["reason_codes"]


@pytest.mark.parametrize("number", ["0", "-1", "five", "1.5"])
def test_how_many_are_wanted_is_a_number(number: str) -> None:
    from probant.errors import UsageError
    from probant.questions.asking import goal_of_query

    with pytest.raises(UsageError, match="takes a number"):
        goal_of_query("recent_commits", [number])


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("changed_with b.go nope.py", "nope.py is not one committed file"),
        ("changed_with nope.py b.go", "nope.py is not one committed file"),
        ("why_line b.go 90", "b.go has no committed line 90"),
        ("line_author b.go 90", "b.go has no committed line 90"),
        ("changed_between b.go v1 v9", "no commit, tag or branch is named 'v9'"),
    ],
)
def test_what_is_missing_is_named_and_nothing_else(repo: Path, query: str, told: str) -> None:
    answer = asked(repo, query)
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["answer"]["text"].startswith(f"Not proved: {told}")
