"""What people found from outside: where the program looks, how it fails, and what it keeps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json, run_program
from tests.repos import commit, git, make_repo, make_tree
from tests.running import PYPROJECT, needs_sandbox

CODE = {"pkg/a/x.py": "def load(): ...\n", "pkg/b/y.py": "def load(): ...\n\ndef only_b(): ...\n"}


@pytest.fixture
def mono(tmp_path: Path) -> Path:
    return make_repo(tmp_path / "mono", CODE)


def error_of(stdout: str) -> Json:
    document: Json = json.loads(stdout)
    assert document["schema"] == "probant.error/1"
    error: Json = document["error"]
    return error


def test_a_package_of_a_monorepo_is_not_widened_to_the_whole(mono: Path) -> None:
    done = run_program(mono, "ask", "where is load defined?", "--repo", "pkg/a", "--format", "json")
    values = json.loads(done.stdout)["answer"]["values"]
    assert [one["path"] for one in values] == ["pkg/a/x.py"]
    done = run_program(mono, "query", "defined_in", "only_b", "--repo", "pkg/a")
    assert done.returncode == 3


def test_file_names_are_taken_relative_to_where_the_user_stands(tmp_path: Path) -> None:
    files = {"pkg/a/x.py": "A = 1\n", "pkg/a/deep/x.py": "B = 1\n"}
    repo = make_repo(tmp_path / "repo", files)
    for arguments in (("show", "x.py"), ("facts", "x.py"), ("query", "line_count", "x.py")):
        done = run_program(repo, *arguments, "--repo", "pkg/a", "--format", "json")
        assert "pkg/a/x.py" in done.stdout, arguments
        assert "deep" not in done.stdout, arguments


@pytest.mark.parametrize("path", ["nosuch.py", "../.."])
def test_facts_of_a_path_that_is_not_there_are_no_empty_set(mono: Path, path: str) -> None:
    done = run_program(mono, "facts", path, "--format", "json")
    assert done.returncode == 2
    assert path in error_of(done.stdout)["message"]


def test_an_untracked_dependency_folder_is_not_indexed_and_is_named(mono: Path) -> None:
    make_tree(mono, {".venv/lib/dep.py": "def hidden(): ...\n"})
    done = run_program(mono, "query", "defined_in", "hidden")
    assert done.returncode == 3
    assert "not looked into: .venv (1 dependency folder)" in done.stdout


def test_a_submodule_is_not_skipped_without_a_word(mono: Path, tmp_path: Path) -> None:
    inner = make_repo(tmp_path / "inner", {"deep.py": "def deep(): ...\n"})
    git(mono, "-c", "protocol.file.allow=always", "submodule", "add", "-q", str(inner), "sub")
    commit(mono)
    done = run_program(mono, "query", "defined_in", "deep")
    assert done.returncode == 3
    assert "not looked into: sub (1 submodule)" in done.stdout


def test_bytes_that_are_no_text_give_an_error_object(mono: Path) -> None:
    (mono / "raw.bin").write_bytes(b"\x80\x00\x01")
    done = run_program(mono, "check", "raw.bin", "--format", "json")
    assert done.returncode == 2
    assert error_of(done.stdout)["code"] == "usage_error"


def test_a_repository_with_a_corrupt_head_gives_an_error_object(mono: Path) -> None:
    (mono / ".git" / "HEAD").write_text("zzz\n", encoding="utf-8")
    done = run_program(mono, "ask", "where is load defined?", "--format=json")
    assert done.returncode == 4
    assert error_of(done.stdout)["code"] == "git_failed"
    assert error_of(done.stdout)["remedy"]


def test_a_call_that_is_wrong_gives_an_error_object(mono: Path) -> None:
    done = run_program(mono, "ask", "where is load?", "--nosuch", "--format", "json")
    assert done.returncode == 2
    assert "--nosuch" in error_of(done.stdout)["message"]


def test_a_proved_no_is_an_exit_code_for_scripts(mono: Path) -> None:
    pair = ("query", "calls", "only_b", "pkg/a/x.py::load")
    assert run_program(mono, *pair).returncode == 0
    assert run_program(mono, *pair, "--exit-code").returncode == 1
    assert run_program(mono, "query", "defined_in", "only_b", "--exit-code").returncode == 0


def test_a_session_is_of_its_repository(mono: Path, tmp_path: Path) -> None:
    ask_json(mono, "where is only_b defined?", session="talk")
    assert ask_json(mono, "who calls it?", session="talk")["outcome"] == "answered"
    other = make_repo(tmp_path / "other", {"z.py": "def only_b(): ...\n"})
    store = str(tmp_path / "mono.state" / "sessions.db")
    (tmp_path / "other.state").mkdir()
    (tmp_path / "other.state" / "sessions.db").symlink_to(store)
    answer = ask_json(other, "who calls it?", session="talk")
    assert answer["gate"]["reason_codes"] == ["no_carryover"]


def test_a_session_does_not_silently_stay_at_an_old_revision(mono: Path) -> None:
    git(mono, "tag", "v1")
    commit(mono, {"new.py": "def newer(): ...\n"})
    ask_json(mono, "probant query defined_in only_b", at="v1", session="talk")
    answer = ask_json(mono, "where is load defined?", session="talk")
    assert any("stays at v1" in text for text in answer["warnings"])
    answer = ask_json(mono, "where is load defined?", session="talk", at="HEAD")
    assert not any("stays at" in text for text in answer["warnings"])


def test_stored_artifacts_are_read_back(mono: Path) -> None:
    run_program(mono, "query", "defined_in", "only_b", "--session", "talk")
    assert str(mono) in run_program(mono, "session", "list").stdout
    shown = run_program(mono, "session", "show", "talk", "--format", "json")
    (answer,) = json.loads(shown.stdout)["answers"]
    assert answer["schema"] == "probant.answer/1"
    assert answer["evidence"]
    assert "answered: only_b" in run_program(mono, "session", "show", "talk").stdout
    missing = run_program(mono, "session", "show", "nosuch", "--format", "json")
    assert missing.returncode == 2
    assert error_of(missing.stdout)["code"] == "session_error"


def test_a_limited_answer_names_the_skipped_file_and_is_not_complete(tmp_path: Path) -> None:
    big = "x = 1\n" * 900_000
    code = "def load(): ...\n\n\ndef main():\n    load()\n"
    repo = make_tree(tmp_path / "repo", {"a.py": code, "big.py": big})
    answer = ask_json(repo, "who calls load?")
    assert answer["gate"]["reason_codes"] == ["window_skipped_files"]
    assert "big.py" in answer["answer"]["text"]
    assert "big.py" in answer["gate"]["blocked_or_limited_explanation"]
    assert answer["confidence"]["level"] == "medium"


def test_a_skipped_file_is_not_told_to_be_missing(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "", "big.py": "x = 1\n" * 900_000})
    text = ask_json(repo, "where is the file big.py?")["answer"]["text"]
    assert "big.py is there and was not read: too_large" in text
    assert "was found" not in text


@needs_sandbox
def test_failing_tests_are_an_exit_code_for_scripts_and_not_one_long_line(tmp_path: Path) -> None:
    failing = "".join(f"def test_{n}():\n    assert False\n\n\n" for n in range(30))
    repo = make_tree(tmp_path / "repo", {"pyproject.toml": PYPROJECT, "test_all.py": failing})
    asked = ("ask", "do the tests pass?", "--allow-exec")
    done = run_program(repo, *asked, "--exit-code")
    assert done.returncode == 1
    assert "and 25 more" in done.stdout
    assert run_program(repo, *asked).returncode == 0


def test_what_overrides_a_name_means_the_one_at_the_top(tmp_path: Path) -> None:
    method = "    def handle_value(self): ...\n\n\n"
    code = f"class Kind:\n{method}class Text(Kind):\n{method}class Line(Text):\n{method}"
    code += "def helper():\n    def handle_value(): ...\n"
    repo = make_repo(tmp_path / "one", {"a.py": code})
    answer = ask_json(repo, "which methods override handle_value?")
    assert answer["outcome"] == "answered"
    names = [one["qualified_name"] for one in answer["answer"]["values"]]
    assert names == ["Text.handle_value", "Line.handle_value"]
    other = make_repo(
        tmp_path / "two", {"a.py": code, "b.py": "class B:\n    def handle_value(self): ...\n"}
    )
    answer = ask_json(other, "which methods override handle_value?")
    assert answer["outcome"] == "insufficient_evidence"
    assert "ambiguous_name" in answer["gate"]["reason_codes"]


def test_a_name_that_was_removed_is_led_to_by_its_commits(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "def weigh_parcel(): ...\n"})
    commit(repo, {"a.py": "def other(): ...\n"}, "Drop it")
    told = run_program(repo, "query", "called_by", "weigh_parcel").stdout
    assert ". commit " in told
    assert "“Drop it”" in told


@pytest.mark.parametrize(
    "query",
    [
        ("called_by", "only_b"),
        ("calls", "only_b", "pkg/a/x.py::load"),
        ("defined_in", "only_b"),
        ("defined_in", "nosuch"),
        ("last_commit",),
        ("added_by", "pkg/a/x.py"),
        ("project_type",),
        ("line_count", "pkg/a/x.py"),
    ],
)
def test_no_evidence_entry_is_without_its_target_and_its_sources(
    mono: Path, query: tuple[str, ...]
) -> None:
    answer = json.loads(run_program(mono, "query", *query, "--format", "json").stdout)
    looked = [one for one in answer["evidence"] if one["status"] in ("observed", "absent")]
    assert looked
    for entry in looked:
        assert entry["target"], entry
        assert entry["sources"], entry
    if len(query) == 1:
        assert {one["target"] for one in looked} == {"the repository"}


def test_an_oversized_blocking_item_gives_an_error_object(mono: Path, tmp_path: Path) -> None:
    (tmp_path / "scan.txt").write_text("x" * 30_000, encoding="utf-8")
    given = f"scan@1.0:{tmp_path / 'scan.txt'}:blocking"
    done = run_program(mono, "verify", "HEAD", "--evidence", given, "--format", "json")
    assert done.returncode == 2
    assert error_of(done.stdout)["code"] == "blocking_evidence_too_large"
    assert error_of(done.stdout)["remedy"]
