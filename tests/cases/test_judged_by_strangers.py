"""What people who held answers against the source found wrong, each with the answer it has now."""

from __future__ import annotations

from pathlib import Path

from tests.cases.asking import ask_json
from tests.repos import commit, git, make_repo, make_tree


def text(repo: Path, query: str) -> str:
    answer = ask_json(repo, f"probant query {query}")
    said: str = answer["answer"]["text"]
    return said


def test_bottle_names_the_method_in_an_argument_of_its_own(tmp_path: Path) -> None:
    code = 'from bottle import route\n\n@route("/analyze", method="POST")\ndef analyze(): ...\n'
    assert "POST /analyze runs analyze" in text(make_tree(tmp_path / "r", {"a.py": code}), "routes")


def test_names_of_one_import_are_one_place(tmp_path: Path) -> None:
    files = {"a.py": "def one(): ...\ndef two(): ...\n", "b.py": "from a import one, two\n"}
    answer = ask_json(make_tree(tmp_path / "r", files), "what breaks if the file a.py is removed?")
    assert "a.py is imported at 1 place of 1 file" in answer["answer"]["text"]


def test_the_longest_files_need_not_be_code(tmp_path: Path) -> None:
    files = {"a.py": "x = 1\n", "NOTES.md": "a\n" * 9, "blob.bin": "\0\n" * 99}
    told = text(make_tree(tmp_path / "r", files), "largest_files")
    assert told.startswith(
        "Files by length: NOTES.md, which is not code, has 9 lines; a.py has 1 line"
    )
    assert "blob.bin" not in told


def test_a_file_does_not_change_together_with_its_former_self(tmp_path: Path) -> None:
    body = "".join(f"line {n}\n" for n in range(30))
    repo = make_repo(tmp_path / "r", {"index.js": body, "b.js": "1\n"})
    commit(repo, {"index.js": f"{body}more\n", "b.js": "2\n"})
    commit(repo, {"lib.js": f"{body}more\n", "index.js": "require('./lib')\n"})
    told = text(repo, "changed_with lib.js")
    assert "b.js by 2 of" in told
    assert "index.js by 1 of" in told  # the commit that changed both, and none before it


def test_lines_of_a_merge_are_those_of_who_merged(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "one = 1\ntwo = 2\n"})
    git(repo, "branch", "side")
    commit(repo, {"a.py": "one = 1\ntwo = 22\n"})
    git(repo, "checkout", "--quiet", "side")
    commit(repo, {"a.py": "one = 1\ntwo = 222\n"})
    git(repo, "merge", "--quiet", "main", check=False)
    commit(repo, {"a.py": "one = 1\ntwo = 2222\n"}, author="Grace")
    told = text(repo, "knows_best a.py")
    assert "Grace with" in told
    assert "1 of 2 lines" in told


def test_a_documentation_comment_may_stand_apart_and_a_remark_is_none(tmp_path: Path) -> None:
    files = {
        "a.js": "/**\n * Adds up.\n */\n\nexport function sum(a, b) {\n  return a + b;\n}\n"
                "// a remark\n\nexport function bare() {}\n",
        "A.java": "public class A {\n  // copied\n  public void remarked() {}\n"
                  "  /** Says so. */\n  public void told() {}\n}\n",
    }  # fmt: skip
    told = text(make_tree(tmp_path / "r", files), "undocumented")
    assert "sum (" not in told
    assert "told (" not in told
    assert "bare (a.js:10)" in told
    assert "A.remarked (A.java:3)" in told


def test_the_nil_of_a_type_is_no_value_of_it(tmp_path: Path) -> None:
    code = (
        "package a\n\ntype T struct{}\n\ntype I interface{}\n\nvar _ I = (*T)(nil)\n\n"
        "func made() *T { return &T{} }\n"
    )
    answer = ask_json(make_tree(tmp_path / "r", {"a.go": code}), "probant query called_by T")
    assert [value["line"] for value in answer["answer"]["values"]] == [9]


def test_what_is_shipped_may_be_called_like_a_test(tmp_path: Path) -> None:
    files = {
        "src/main/java/TestExecutor.java": "class TestExecutor {}\n",
        "types/index.test-d.ts": "export {};\n",
        "types/index.ts": "export const a = 1;\n",
    }
    told = text(make_tree(tmp_path / "r", files), "test_code")
    assert "Product code: 2 lines in 2 files" in told
    assert "Test code: 1 line in 1 file" in told


def test_of_two_sorts_asked_for_the_one_that_is_missing_is_named(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "r", {"a.py": 'HOST = "10.0.0.1"\nNET = "::/0"\n'})
    told = text(repo, "marks 'URL or IP address'")
    assert "“::/0”" in told
    assert told.endswith("there are no URLs in strings of the code.")


def test_what_would_break_without_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    files = {"a.py": "def sum_up(): ...\n", "NOTES.md": "no_sum_up_here\n"}
    answer = ask_json(make_tree(tmp_path / "r", files), "what would break if I rename no_sum_up?")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"][0] == "missing_anchor"
