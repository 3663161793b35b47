"""Histories a table cannot show: shallow clones, merges, branches, renamed tags, edited files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json
from tests.cases.test_cases import render
from tests.repos import commit, git, make_repo, make_tree


def answer(repo: Path, question: str) -> tuple[str, list[str], list[str]]:
    told: Json = ask_json(repo, question)
    values = [render(value) for value in told["answer"]["values"]]
    return told["outcome"], values, told["gate"]["reason_codes"]


@pytest.fixture
def shallow(tmp_path: Path) -> Path:
    repo = make_repo(tmp_path / "whole", {"a.py": "def f():\n    return 1\n", "b.py": "b\n"})
    commit(repo, {"b.py": "c\n"}, "second", author="Grace")
    commit(repo, {"b.py": "d\n"}, "third", author="Linus")
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--depth=2", f"file://{repo}", str(clone))
    return clone


@pytest.mark.parametrize(
    "question",
    [
        "which commit added a.py?",
        "when was a.py last changed?",
        "what is the first commit?",
        "how many commits are there?",
        "how many commits touched b.py?",
        "who wrote line 1 of a.py?",
        "probant query commit_files HEAD~1",
        "was b.py ever renamed?",
        "which commit introduced function f?",
    ],
)
def test_a_shallow_clone_does_not_tell_what_lies_before_it(shallow: Path, question: str) -> None:
    outcome, values, reasons = answer(shallow, question)
    assert (outcome, values) == ("insufficient_evidence", [])
    assert "window_revision" in reasons


def test_a_shallow_clone_tells_what_it_knows(shallow: Path) -> None:
    assert answer(shallow, "what is the last commit?")[:2] == (
        "answered", ["commit 'third' by Linus"],
    )  # fmt: skip
    assert answer(shallow, "when was b.py last changed?")[:2] == (
        "answered", ["commit 'third' by Linus"],
    )  # fmt: skip
    outcome, values, reasons = answer(shallow, "which commits touched b.py?")
    assert (outcome, values) == ("partial", ["commit 'third' by Linus"])
    assert "window_revision" in reasons


def test_branches_and_merges(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    git(repo, "checkout", "--quiet", "-b", "side")
    commit(repo, {"side.py": "S = 1\n"}, "on the side", author="Grace")
    git(repo, "checkout", "--quiet", "main")
    commit(repo, {"a.py": "A = 2\n"}, "on main")
    assert answer(repo, "probant query last_commit --at side")[1] == [
        "commit 'on the side' by Grace"
    ]
    assert answer(repo, "probant query existed_at side.py side")[1] == ["yes"]
    git(repo, "merge", "--quiet", "--no-ff", "-m", "join", "side")
    assert answer(repo, "which commit added side.py?")[1] == ["commit 'on the side' by Grace"]
    assert answer(repo, "probant query commit_files HEAD")[1] == ["path side.py"]
    assert answer(repo, "probant query branches_containing side")[1] == ["main", "side"]


def test_a_definition_that_a_merge_wrote_is_not_pinned_on_another_commit(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    git(repo, "checkout", "--quiet", "-b", "side")
    commit(repo, {"b.py": "B = 1\n"}, "on the side")
    git(repo, "checkout", "--quiet", "main")
    commit(repo, {"c.py": "C = 1\n"}, "on main")
    git(repo, "merge", "--quiet", "--no-ff", "--no-commit", "side")
    make_tree(repo, {"a.py": "A = 1\n\n\ndef slipped_in():\n    return A\n"})
    git(repo, "add", "--all")
    git(repo, "commit", "--quiet", "-m", "join")
    commit(repo, {"a.py": "A = 2\n\n\ndef slipped_in():\n    return A\n"}, "later")
    assert answer(repo, "which commit introduced slipped_in?")[1] == ["commit 'join' by Ada"]
    assert answer(repo, "probant query last_change slipped_in")[1] == ["commit 'join' by Ada"]


def test_the_last_change_of_a_definition_is_found_across_parallel_branches(tmp_path: Path) -> None:
    text = "def f():\n    return {f}\n\n\n# apart\n# apart\n# apart\n\n\ndef g():\n    return {g}\n"
    repo = make_repo(tmp_path / "r", {"a.py": text.format(f=1, g=1)})
    git(repo, "checkout", "--quiet", "-b", "side")
    commit(repo, {"a.py": text.format(f=2, g=1)}, "f on the side", author="Grace")
    git(repo, "checkout", "--quiet", "main")
    commit(repo, {"a.py": text.format(f=1, g=2)}, "g on main", author="Linus")
    git(repo, "merge", "--quiet", "--no-ff", "-m", "join", "side")
    assert answer(repo, "probant query last_change f")[1] == ["commit 'f on the side' by Grace"]
    assert answer(repo, "probant query last_change g")[1] == ["commit 'g on main' by Linus"]
    assert answer(repo, "probant query commits_touching f --count")[1] == ["count 2"]


def test_lines_of_an_edited_file_keep_their_authors(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.c": "int f(void) {\n}\nint g(void) {\n}\n"})
    commit(repo, {"a.c": "int f(void) {\n}\nint g(void) {\n  return 1;\n}\n"}, "g", author="Grace")
    make_tree(repo, {"a.c": "// new\nint f(void) {\n}\nint g(void) {\n  return 1;\n}\n"})
    assert answer(repo, "who wrote line 5 of a.c?")[1] == ["Grace", "commit 'g' by Grace"]
    assert answer(repo, "who wrote line 3 of a.c?")[1] == ["Ada", "commit 'first' by Ada"]
    outcome, _, reasons = answer(repo, "who wrote line 1 of a.c?")
    assert outcome == "insufficient_evidence"
    assert "not_at_this_snapshot" in reasons


def test_an_uncommitted_file_has_no_history(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    make_tree(repo, {"new.py": "def fresh(): ...\n"})
    for question in ("who added new.py?", "when was new.py last changed?", "who wrote fresh?"):
        assert answer(repo, question)[:2] == ("insufficient_evidence", []), question


def test_a_version_names_the_tag_with_a_v(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    git(repo, "tag", "v1.0.0")
    commit(repo, {"b.py": "B = 1\n"}, "second")
    assert answer(repo, "probant query existed_at b.py 1.0.0") == ("refuted", ["no"], [])
    assert answer(repo, "probant query added_between 1.0.0 HEAD")[1] == ["path b.py"]


def test_two_authors_of_one_first_name_limit_the_answer(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    commit(repo, {"a.py": "A = 2\n"}, "second", author="Grace Hopper")
    commit(repo, {"a.py": "A = 3\n"}, "third", author="Grace Kelly")
    assert answer(repo, "probant query last_commit --by 'Grace Hopper'")[:2] == (
        "answered", ["commit 'second' by Grace Hopper"],
    )  # fmt: skip
    assert "ambiguous_name" in answer(repo, "probant query last_commit --by Grace")[2]


def test_a_file_deleted_and_added_again_was_first_added_first(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n", "b.py": "B = 1\n"})
    commit(repo, {}, "drop", remove=("a.py",))
    commit(repo, {"a.py": "A = 'again'\n"}, "again", author="Grace")
    assert answer(repo, "which commit added a.py?")[1] == ["commit 'first' by Ada"]
    assert answer(repo, "which commit removed a.py?")[2] == ["false_premise"]


def test_a_binary_file_has_a_history_too(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"logo.png": b"\x89PNG\0\0", "a.py": "A = 1\n"})
    commit(repo, {"logo.png": b"\x89PNG\0\1"}, "shine", author="Grace")
    assert answer(repo, "who last changed logo.png?")[1] == ["commit 'shine' by Grace"]
    assert answer(repo, "how many commits touched logo.png?")[1] == ["count 2"]


def test_what_a_file_still_heads_is_not_called_removed(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.hpp": "class Gone { int a; };\nint b;\n"})
    commit(repo, {"a.hpp": "int b;\n"}, "take it out")
    assert "not_at_this_snapshot" in answer(repo, "probant query defined_in class:Gone")[2]
    hidden = "#define MADE(head, body) head body\nMADE(class Gone, { int a; });\n"
    commit(repo, {"b.hpp": hidden}, "make it otherwise")
    outcome, values, reasons = answer(repo, "probant query defined_in class:Gone")
    assert (outcome, values) == ("insufficient_evidence", [])
    assert "not_at_this_snapshot" not in reasons
