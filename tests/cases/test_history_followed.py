"""Definitions, keys and reverts followed through merges, renames and what cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.test_history_kinds import asked, values
from tests.repos import commit, git, make_repo


def reasons(repo: Path, query: str) -> set[str]:
    return set(asked(repo, query)["gate"]["reason_codes"])


def shallow(repo: Path, root: Path, depth: int) -> Path:
    git(root, "clone", "--quiet", f"--depth={depth}", f"file://{repo}", str(root / "clone"))
    return root / "clone"


def id_of(repo: Path, rev: str) -> str:
    return git(repo, "rev-parse", rev).strip()


# Lines


def test_lines_that_were_edited_or_moved_on_disk_keep_their_age(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.go": "package a\n\nvar x = 1\n"})
    commit(repo, {"a.go": "package a\n\nvar x = 2\n"}, "second", date="2024-05-01T00:00:00Z")
    (repo / "a.go").write_text("// new\npackage a\n\nvar x = 3\n")
    answer = asked(repo, "oldest_lines a.go 5")
    assert values(repo, "oldest_lines a.go 5") == ["commit 'first' by Ada"]
    assert "line 2 of 2024-01-02" in answer["answer"]["text"]


def test_the_oldest_lines_of_a_shallow_clone_are_not_known(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\nB = 1\n"})
    commit(repo, {"a.py": "A = 1\nB = 2\n"}, "second")
    commit(repo, {"b.py": "C = 1\n"}, "third")
    clone = shallow(repo, tmp_path, 2)
    assert "window_revision" in reasons(clone, "oldest_lines a.py")
    assert values(clone, "oldest_lines b.py") == ["commit 'third' by Ada"]


# Reverts


@pytest.fixture(scope="module")
def reverted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    repo = make_repo(tmp_path_factory.mktemp("reverts") / "r", {"a.py": "A = 1\n"})
    commit(repo, {"a.py": "A = 2\n"}, "Change it")
    git(repo, "tag", "changed")
    commit(repo, {"a.py": "A = 1\n"}, f"Back\n\nThis reverts commit {id_of(repo, 'changed')}.")
    git(repo, "tag", "back")
    again = f"This reverts commit {id_of(repo, 'back')[:9]}, reversing\nchanges made to"
    again = f'Reapply "Change it"\n\n{again} {id_of(repo, "changed")}.'
    commit(repo, {"a.py": "A = 2\n"}, again)
    git(repo, "tag", "again")
    commit(repo, {"b.py": "B = 1\n"}, "Twice")
    commit(repo, {"b.py": "B = 2\n"}, "Twice")
    git(repo, "tag", "twice")
    commit(repo, {"b.py": "B = 1\n"}, 'Revert "Twice"')
    git(repo, "tag", "which")
    commit(repo, {"c.py": "C = 1\n"}, "Squash (#9)\n\n* one\n\n* Revert it\n\nThis reverts commit "
           f"{id_of(repo, 'again')}.")  # fmt: skip
    git(repo, "tag", "squashed")
    commit(repo, {"d.py": "D = 1\n"}, f"Undo {id_of(repo, 'HEAD~4')[:8]} in part")
    return repo


def test_a_revert_is_of_the_commit_whose_id_it_names(reverted: Path) -> None:
    assert values(reverted, "revert_of back") == ["commit 'Change it' by Ada"]
    assert values(reverted, "revert_of again") == ["commit 'Back' by Ada"]
    assert values(reverted, "reverted_by changed") == ["commit 'Back' by Ada"]
    told = asked(reverted, "was_reverted changed")["answer"]["text"]
    assert f"was itself reverted by {id_of(reverted, 'again')[:12]}" in told


@pytest.mark.parametrize(
    "query",
    ["revert_of which", "was_reverted twice", "revert_of squashed", "is_revert squashed",
     "is_revert HEAD", "was_reverted again"],
)  # fmt: skip
def test_what_messages_leave_open_is_not_decided(reverted: Path, query: str) -> None:
    answer = asked(reverted, query)
    assert answer["outcome"] == "insufficient_evidence"
    assert "not_told" in answer["gate"]["reason_codes"]


def test_that_it_is_a_revert_is_sure_where_of_what_is_not(reverted: Path) -> None:
    assert values(reverted, "is_revert which") == ["yes"]


def test_a_commit_of_another_branch_is_not_said_never_to_have_been_reverted(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    git(repo, "switch", "--quiet", "--create", "side")
    commit(repo, {"a.py": "A = 2\n"}, "beside")
    git(repo, "switch", "--quiet", "main")
    assert "not_at_this_snapshot" in reasons(repo, "was_reverted side")


# Merges


def test_merges_are_those_of_git_log(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "A = 1\n"})
    git(repo, "switch", "--quiet", "--create", "side")
    commit(repo, {"b.py": "B = 1\n"}, "step")
    git(repo, "switch", "--quiet", "main")
    commit(repo, {"c.py": "C = 1\n"}, "Squashed (#12)")
    commit(repo, {"c.py": "C = 2\n"}, "Fix (#12) for good")
    git(repo, "merge", "--quiet", "--no-ff", "-m", "Merge side", "side")
    merges = git(repo, "log", "--merges", "--format=%s").strip().split("\n")
    assert merges == ["Merge side"]
    assert set(values(repo, "merged")) == {
        "commit 'Merge side' by Ada", "commit 'Squashed (#12)' by Ada",
    }  # fmt: skip
    clone = shallow(repo, tmp_path, 1)
    assert "window_revision" in reasons(clone, "merged")


# Definitions


def test_a_definition_is_followed_through_a_rename_and_a_move(tmp_path: Path) -> None:
    body = "".join(f"    x = {n}\n" for n in range(9))
    repo = make_repo(tmp_path / "r", {"old.py": f"def f(a):\n{body}\n\ndef g():\n    pass\n"})
    (repo / "old.py").rename(repo / "mid.py")
    commit(repo, {}, "renamed")
    commit(repo, {"mid.py": "def g():\n    pass\n", "new.py": f"def f(a, b=1):\n{body}"}, "moved")
    found = values(repo, "moved_from f")
    assert found == [
        "path mid.py", "commit 'moved' by Ada", "path old.py", "commit 'renamed' by Ada",
    ]  # fmt: skip
    assert values(repo, "signature_changes f") == ["commit 'moved' by Ada"]
    assert values(repo, "moved_from g") == ["path old.py", "commit 'renamed' by Ada"]
    clone = shallow(repo, tmp_path, 1)
    assert "window_revision" in reasons(clone, "moved_from f")
    assert "window_revision" in reasons(clone, "signature_changes f")


def test_a_method_of_that_name_is_not_where_a_function_came_from(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "class A:\n    def get(self):\n        pass\n"})
    commit(repo, {"a.py": "class A:\n    pass\n", "b.py": "def get():\n    pass\n"}, "other")
    assert asked(repo, "was_moved get")["outcome"] == "refuted"


def test_copied_first_and_removed_later_may_have_been_moved(tmp_path: Path) -> None:
    text = "export function f(a: number) { return a; }\n"
    repo = make_repo(tmp_path / "r", {"a.ts": text + "export const x = 1;\n"})
    commit(repo, {"b.ts": text}, "copied")
    commit(repo, {"a.ts": "export const x = 1;\n"}, "removed")
    answer = asked(repo, "was_moved f")
    assert answer["outcome"] == "insufficient_evidence"
    assert "not_told" in answer["gate"]["reason_codes"]


def test_taken_out_of_two_files_at_once_is_ambiguous(tmp_path: Path) -> None:
    text = "def f():\n    return 1\n"
    repo = make_repo(tmp_path / "r", {"a.py": f"A = 1\n{text}", "b.py": f"B = 1\n{text}"})
    commit(repo, {"a.py": "A = 1\n", "b.py": "B = 1\n", "c.py": f"C = 1\n{text}"}, "joined")
    assert "ambiguous_name" in reasons(repo, "moved_from f")


def test_overloads_count_together(tmp_path: Path) -> None:
    one = "class A {\n  int f(int a) { return a; }\n"
    repo = make_repo(tmp_path / "r", {"A.java": f"{one}}}\n"})
    commit(repo, {"A.java": f"{one}  int f(String b) {{ return 1; }}\n}}\n"}, "two")
    commit(repo, {"A.java": "class A {\n  int f(String b) { return 1; }\n}\n"}, "one")
    assert values(repo, "signature_changes A.f") == ["commit 'one' by Ada", "commit 'two' by Ada"]
    told = asked(repo, "signature_changes A.f")["answer"]["text"]
    assert "removed the overload f(int a)" in told
    assert "added the overload f(String b)" in told


def test_quotes_blanks_and_comments_are_no_change(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "def f(a, b='x'):\n    return 1\n"})
    commit(repo, {"a.py": 'def f(\n    a,  # one\n    b="x",\n):\n    return 2\n'}, "formatted")
    assert values(repo, "signature_changes f") == []
    assert values(repo, "default_changes f b") == []
    commit(repo, {"a.py": "def f(a, /, b='x'):\n    return 2\n"}, "by place")
    assert values(repo, "signature_changes f") == ["commit 'by place' by Ada"]


def test_a_version_nobody_can_parse_leaves_it_open(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "def f(a):\n    return 1\n"})
    commit(repo, {"a.py": "def f(a:\n    return 1\n"}, "broken")
    commit(repo, {"a.py": "def f(a, b):\n    return 1\n"}, "mended")
    answer = asked(repo, "signature_changes f")
    assert answer["outcome"] in ("partial", "insufficient_evidence")
    assert "window_skipped_files" in answer["gate"]["reason_codes"]


def test_what_was_taken_out_and_written_again_is_not_compared(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "def f(a):\n    return 1\n\n\nX = 1\n"})
    commit(repo, {"a.py": "X = 1\n"}, "out")
    commit(repo, {"a.py": "def f(a, b):\n    return 1\n\n\nX = 1\n"}, "back")
    answer = asked(repo, "signature_changes f")
    assert answer["outcome"] == "insufficient_evidence"
    assert "written again" in answer["answer"]["text"] + str(answer)


def test_a_change_on_a_branch_is_told_once_and_not_by_its_merge(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.rs": "fn f(a: u8) {}\n", "b.rs": "fn g() {}\n"})
    git(repo, "switch", "--quiet", "--create", "side")
    commit(repo, {"a.rs": "fn f(a: u16) {}\n"}, "wider", author="Bob")
    git(repo, "switch", "--quiet", "main")
    commit(repo, {"a.rs": "fn f(a: u8) {}\n\nfn h() {}\n"}, "beside")
    git(repo, "merge", "--quiet", "--no-ff", "--strategy-option=theirs", "-m", "joined", "side")
    assert values(repo, "signature_changes f") == ["commit 'wider' by Bob"]


def test_a_default_in_a_header_is_not_taken_for_none(tmp_path: Path) -> None:
    files = {
        "a.hpp": "int f(int a = 1);\n",
        "a.cpp": '#include "a.hpp"\nint f(int a) { return a; }\n',
    }
    repo = make_repo(tmp_path / "r", files)
    commit(repo, {"a.hpp": "int f(int a = 2);\n"}, "two")
    assert asked(repo, "default_changes f a")["outcome"] == "insufficient_evidence"


# Keys


def test_a_key_is_read_at_every_commit_of_its_file(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"old.json": '{"a": {"port": 1}, "b": 1, "c": [1]}\n'})
    commit(repo, {"old.json": '{"a": {"port": 2}, "b": 1, "c": [1]}\n'}, "two")
    (repo / "old.json").rename(repo / "new.json")
    commit(repo, {}, "renamed")
    commit(repo, {"new.json": '{"a": {"port": 2}, "b": 2, "c": [1, 2]}\n'}, "other")
    assert values(repo, "key_changes a.port") == ["commit 'two' by Ada", "commit 'first' by Ada"]
    assert values(repo, "last_key_change c") == ["commit 'other' by Ada"]
    clone = shallow(repo, tmp_path, 1)
    assert "window_revision" in reasons(clone, "key_changes a.port")


def test_a_file_nobody_can_read_at_a_commit_leaves_it_open(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.toml": "[x]\nport = 1\n"})
    commit(repo, {"a.toml": "[x\nport = 2\n"}, "broken")
    commit(repo, {"a.toml": "[x]\nport = 3\n"}, "mended")
    answer = asked(repo, "key_changes x.port")
    assert answer["outcome"] == "partial"
    assert "window_skipped_files" in answer["gate"]["reason_codes"]


def test_a_key_of_two_files_needs_its_file(tmp_path: Path) -> None:
    files = {"a.toml": "[x]\nport = 1\n", "b.toml": "[x]\nport = 1\n"}
    repo = make_repo(tmp_path / "r", files)
    commit(repo, {"b.toml": "[x]\nport = 2\n"}, "two")
    assert "ambiguous_name" in reasons(repo, "key_changes x.port")
    found = values(repo, "key_changes x.port b.toml")
    assert found == ["commit 'two' by Ada", "commit 'first' by Ada"]


def test_bounds_of_a_package_are_read_from_every_manifest(tmp_path: Path) -> None:
    files = {
        "Cargo.toml": '[package]\nname = "a"\nversion = "1.0.0"\nrust-version = "1.70"\n'
        '\n[dependencies]\nserde = "1.0"\n'
    }
    repo = make_repo(tmp_path / "r", files)
    newer = files["Cargo.toml"].replace('"1.0"', '"1.1"').replace("1.70", "1.75")
    commit(repo, {"Cargo.toml": newer}, "newer")
    assert values(repo, "bound_changes serde")[0] == "commit 'newer' by Ada"
    told = asked(repo, "language_version_changes rust")["answer"]["text"]
    assert "from Rust 1.70 to Rust 1.75" in told
