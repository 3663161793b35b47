"""Whether a change is safe, asked of the real program: patches, edits, changes told in words."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from probant import ask as ask_in_python
from probant.settings import load_settings
from probant.vocabulary.record import replace
from tests.repos import make_repo, make_tree
from tests.unit.tools.test_change_breaks import State, diff_of

PROGRAM = str(Path(sys.executable).parent / "probant")
SAFE = "is this change safe?"
runs = pytest.mark.skipif(shutil.which("bwrap") is None, reason="bubblewrap is not installed")

CORE = """def parse(text):
    return [int(part) for part in text.split("+")]


def add(text):
    return sum(parse(text))
"""
TESTS = """from calc.core import add, parse


def test_parse():
    assert parse("1+2") == [1, 2]


def test_add():
    assert add("1+2") == 3
"""
FILES: State = {
    "pyproject.toml": '[project]\nname = "calc"\nversion = "1.0"\n',
    "README.md": "# calc\n\nAdds numbers.\n",
    "src/calc/__init__.py": "from calc.core import add\n",
    "src/calc/core.py": CORE,
    "tests/test_core.py": TESTS,
}
STRIPPED = {"src/calc/core.py": CORE.replace("int(part)", "int(part.strip())")}
WRONG = {"src/calc/core.py": CORE.replace("sum(parse(text))", "sum(parse(text)) + 1")}
REMOVED = {"src/calc/core.py": CORE.partition("\n\n\n")[2].replace("parse(text)", "map(int, text)")}


class Desk:
    """One repository, its cache, and the program."""

    def __init__(self, root: Path, files: State = FILES) -> None:
        self.files = dict(files)
        self.repo = make_repo(root / "repo", self.files)
        self.cache = root / "cache"
        self._patch = root / "change.diff"

    def run(self, question: str, *flags: str, patch: bytes | None = None) -> Any:
        """A question in English, or a `probant query`."""
        program, *words = question.split()
        asked = words if program == "probant" else ["ask", question]
        arguments = [*asked, "--repo", str(self.repo), "--quiet", *flags]
        if patch is not None:
            self._patch.write_bytes(patch)
            arguments += ["--patch", str(self._patch)]
        return subprocess.run(
            [PROGRAM, *arguments],
            env={**os.environ, "PROBANT_CACHE_DIR": str(self.cache)},
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip

    def ask(
        self, after: State | None = None, *flags: str, question: str = SAFE, exits: int = 0
    ) -> dict[str, Any]:
        """The answer about the change to `after`; the program must end with `exits`."""
        patch = None if after is None else diff_of(self.files, {**self.files, **after})
        done = self.run(question, "--format", "json", *flags, patch=patch)
        assert done.returncode == exits, done.stdout + done.stderr
        left = [path for path in (self.cache / "runs").glob("*") if path.is_dir()]
        assert left == [], "no copy is left behind"
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def status(answer: dict[str, Any]) -> tuple[str, str]:
    return answer["outcome"], answer["gate"]["status"]


def text(answer: dict[str, Any]) -> str:
    return str(answer["answer"]["text"])


def reasons(answer: dict[str, Any]) -> list[str]:
    return list(answer["gate"]["reason_codes"])


# With builds and tests


@runs
def test_a_safe_change_is_confirmed_by_build_and_tests_of_both_sides(desk: Desk) -> None:
    answer = desk.ask(STRIPPED, "--allow-exec")
    assert status(answer) == ("answered", "full_confirmed")
    found = {
        value["target"]: value for value in answer["answer"]["values"] if value["type"] == "run"
    }
    assert found[". after the change"]["failed"] == 0
    assert "after the change pytest in .: 2 passed" in text(answer)
    assert "before the change pytest in .: 2 passed" in text(answer)
    assert "src/calc/core.py (+1 −1); it changes parse" in text(answer)
    verified = {e["class"]: e for e in answer["evidence"] if e["tool"].startswith("change_")}
    assert {entry["quality"] for entry in verified.values()} == {"strong"}
    digests = {entry["snapshot"] for entry in verified.values()}
    assert digests.isdisjoint({answer["snapshot"]["tree_digest"]}), "they speak of the changed tree"


@runs
def test_a_regression_is_a_no_that_names_the_test(desk: Desk) -> None:
    answer = desk.ask(WRONG, "--allow-exec")
    assert status(answer) == ("refuted", "full_confirmed")
    assert text(answer).startswith(
        "No: the test tests/test_core.py::test_add passed before the change and now fails"
    )


@runs
@pytest.mark.parametrize(
    "besides",
    [
        {"tests/test_core.py": TESTS.replace('add("1+2") == 3', 'add("1+2") == 4')},
        {"tests/conftest.py": "def pytest_pyfunc_call(pyfuncitem):\n    return True\n"},
    ],
)
def test_tests_that_are_fitted_to_the_change_confirm_nothing(desk: Desk, besides: State) -> None:
    answer = desk.ask({**WRONG, **besides}, "--allow-exec", exits=3)
    assert answer["outcome"] == "partial"
    assert "tests_rewritten" in reasons(answer)


@runs
def test_documents_alone_and_a_new_file_with_its_test(desk: Desk) -> None:
    assert status(desk.ask({"README.md": "# calc\n\nAdds.\n"}, "--allow-exec"))[0] == "answered"
    new = {
        "src/calc/more.py": "def double(n):\n    return 2 * n\n",
        "tests/test_more.py": "from calc.more import double\n\n\n"
        "def test_double():\n    assert double(2) == 4\n",
    }
    answer = desk.ask(new, "--allow-exec")
    assert status(answer) == ("answered", "full_confirmed")
    assert "after the change pytest in .: 3 passed" in text(answer)


@runs
def test_a_build_that_breaks_is_a_no(desk: Desk) -> None:
    answer = desk.ask({"src/calc/core.py": CORE.replace("(text):", "(text:")}, "--allow-exec")
    assert status(answer) == ("refuted", "full_confirmed")
    assert "does not parse any more" in text(answer)
    assert "does not build after the change" in text(answer)


@runs
def test_a_test_that_failed_before_is_not_held_against_the_change(tmp_path: Path) -> None:
    failing = TESTS + "\n\ndef test_wrong():\n    assert add('1') == 2\n"
    desk = Desk(tmp_path, {**FILES, "tests/test_core.py": failing})
    answer = desk.ask(STRIPPED, "--allow-exec", exits=3)
    assert status(answer) == ("partial", "partial_supported")
    assert "test_wrong failed before the change already" in text(answer)
    assert "failed_before" in reasons(answer)


@runs
def test_without_tests_or_with_fewer_nothing_is_confirmed(tmp_path: Path) -> None:
    fewer = {"tests/test_core.py": TESTS.partition("\n\n\ndef test_add")[0] + "\n"}
    answer = Desk(tmp_path / "fewer").ask(fewer, "--allow-exec", exits=3)
    assert (status(answer)[1], "tests_gone" in reasons(answer)) == ("partial_supported", True)
    assert "test_add passed before the change and no longer runs" in text(answer)
    none = {name: text for name, text in FILES.items() if not name.startswith("tests/")}
    answer = Desk(tmp_path / "none", none).ask(STRIPPED, "--allow-exec", exits=3)
    assert (status(answer)[1], "no_tests_ran" in reasons(answer)) == ("partial_supported", True)


@runs
def test_uncommitted_edits_are_a_change(desk: Desk) -> None:
    make_tree(desk.repo, WRONG)
    answer = desk.ask(None, "--allow-exec")
    assert status(answer) == ("refuted", "full_confirmed")
    assert "test_add passed before the change and now fails" in text(answer)


@runs
def test_an_interrupt_leaves_no_copy(desk: Desk, tmp_path: Path) -> None:
    slow = {"tests/test_slow.py": "import time\n\n\ndef test_slow():\n    time.sleep(120)\n"}
    (tmp_path / "slow.diff").write_bytes(diff_of(FILES, {**FILES, **slow}))
    program = subprocess.Popen(
        [PROGRAM, "ask", SAFE, "--repo", str(desk.repo), "--patch", str(tmp_path / "slow.diff"),
         "--allow-exec", "--quiet"],
        env={**os.environ, "PROBANT_CACHE_DIR": str(desk.cache)},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    until = time.monotonic() + 60
    while not list(desk.cache.glob("runs/*/copy")) and time.monotonic() < until:
        time.sleep(0.1)
    program.send_signal(signal.SIGINT)
    program.communicate(timeout=60)
    assert program.returncode == 130
    assert [path for path in (desk.cache / "runs").glob("*") if path.is_dir()] == []


# Without running anything


def test_without_permission_what_is_known_is_shown_as_leads(desk: Desk) -> None:
    answer = desk.ask(STRIPPED, exits=3)
    assert status(answer) == ("insufficient_evidence", "blocked_execution_error")
    assert reasons(answer) == ["not_permitted"]
    assert answer["answer"]["values"] == []
    assert {lead.get("path") for lead in answer["leads"]} >= {"src/calc/core.py"}
    assert "parse is used at" in text(answer)


def test_a_function_that_is_removed_and_still_used_is_a_no_without_running(desk: Desk) -> None:
    answer = desk.ask(REMOVED)
    assert status(answer) == ("refuted", "full_confirmed")
    assert "tests/test_core.py:1 still imports parse from calc.core" in text(answer)
    quotes = [citation["quote"] for citation in answer["citations"]]
    assert "from calc.core import add, parse" in quotes
    assert answer["confidence"]["level"] == "high"


def test_the_same_for_uncommitted_edits(desk: Desk) -> None:
    make_tree(desk.repo, REMOVED)
    answer = desk.ask()
    assert status(answer) == ("refuted", "full_confirmed")
    assert answer["snapshot"]["dirty"]


def test_a_patch_that_does_not_apply_is_a_usage_error(desk: Desk) -> None:
    stale = diff_of({"src/calc/core.py": CORE.replace("split", "SPLIT")}, STRIPPED)
    done = desk.run(SAFE, patch=stale)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "src/calc/core.py, hunk 1: line 2 should be" in done.stderr


@pytest.mark.parametrize("name", ["../out.py", "/etc/out.py", ".git/hooks/pre-commit"])
def test_a_hostile_path_is_a_usage_error(desk: Desk, name: str) -> None:
    patch = f"--- /dev/null\n+++ {name}\n@@ -0,0 +1 @@\n+bad\n".encode()
    done = desk.run(SAFE, "--allow-exec", patch=patch)
    assert (done.returncode, done.stdout) == (2, "")
    assert "no path inside the repository" in done.stderr
    assert not (desk.repo.parent / "out.py").exists()


def test_terminal_codes_of_a_patch_stay_in_it(desk: Desk) -> None:
    patch = (
        b"--- a/src/calc/core.py\n+++ b/src/calc/core.py\n@@ -1,2 +1,2 @@\n \x1b[31mred\n-a\n+b\n"
    )
    done = desk.run(SAFE, patch=patch)
    assert done.returncode == 2
    assert "\x1b" not in done.stderr


@pytest.mark.parametrize("patch", [b"", b" \n\n"])
def test_an_empty_patch_and_a_clean_tree_are_no_change(desk: Desk, patch: bytes) -> None:
    make_tree(desk.repo, WRONG)  # a patch was handed in: it counts, edits do not
    done = desk.run(SAFE, "--format", "json", patch=patch)
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["outcome"]) == (3, "insufficient_evidence")
    assert "no_change_supplied" in reasons(answer)
    make_tree(desk.repo, FILES)
    answer = desk.ask(exits=3)
    assert (answer["outcome"], "no_change_supplied" in reasons(answer)) == (
        "insufficient_evidence", True,
    )  # fmt: skip


def test_a_patch_is_refused_where_the_question_is_about_something_else(desk: Desk) -> None:
    done = desk.run("where is parse defined?", patch=diff_of(FILES, {**FILES, **WRONG}))
    assert done.returncode == 2
    assert "of no use to this question" in done.stderr


@pytest.mark.parametrize(
    "question", ["is it safe to simplify the parser?", "is it safe to merge this?"]
)
def test_any_question_of_safety_is_about_the_patch(desk: Desk, question: str) -> None:
    answer = desk.ask(REMOVED, question=question)
    assert answer["goal"]["relation"] == "change"
    assert answer["outcome"] == "refuted"


def test_python_takes_a_patch_too(desk: Desk) -> None:
    settings = replace(load_settings(), cache_dir=desk.cache)
    patch = diff_of(FILES, {**FILES, **REMOVED}).decode()
    answer = ask_in_python(SAFE, desk.repo, patch=patch, settings=settings).to_json()
    assert answer["outcome"] == "refuted"


def test_the_repository_is_not_written_to(desk: Desk) -> None:
    before = {p: p.read_bytes() for p in desk.repo.rglob("*") if p.is_file()}
    desk.ask(REMOVED)
    assert {p: p.read_bytes() for p in desk.repo.rglob("*") if p.is_file()} == before


# A change told in words


@pytest.mark.parametrize(
    "question",
    ["is it safe to rename parse to read?", "can I delete parse?",
     "what would break if I change parse?", "probant query safe_change parse read",
     "probant query safe_change parse", "probant query change parse read",
     "probant query change parse"],
)  # fmt: skip
def test_every_site_is_told_with_its_certainty(desk: Desk, question: str) -> None:
    answer = desk.ask(question=question, exits=3)
    assert status(answer) == ("partial", "partial_supported")
    assert "no_change_supplied" in reasons(answer)
    sites = {(v.get("path"), v.get("line")) for v in answer["answer"]["values"]}
    assert sites >= {("src/calc/core.py", 1), ("src/calc/core.py", 6), ("tests/test_core.py", 1),
                     ("tests/test_core.py", 5)}  # fmt: skip
    assert (
        "4 certain places in 2 files: 1 definition, 1 import, 2 calls; 2 of them in tests"
        in text(answer)
    )


@pytest.mark.parametrize("kind", ["change", "safe_change"])
def test_of_a_file_the_places_that_import_it_are_told(desk: Desk, kind: str) -> None:
    answer = desk.ask(question=f"probant query {kind} src/calc/core.py", exits=3)
    assert status(answer) == ("partial", "partial_supported")
    assert "src/calc/core.py is imported at 2 places of 2 files" in text(answer)


def test_uncertain_sites_are_leads(tmp_path: Path) -> None:
    dynamic = "import calc.core\n\nNAME = 'parse'\n\n\ndef use(x):\n    return x.parse(1)\n"
    desk = Desk(tmp_path, {**FILES, "src/calc/odd.py": dynamic, "README.md": "parse reads.\n"})
    answer = desk.ask(question="can I delete parse?", exits=3)
    leads = {(lead.get("path"), lead.get("line")) for lead in answer["leads"]}
    assert leads >= {("src/calc/odd.py", 3), ("README.md", 1)}
    values = {(v.get("path"), v.get("line")) for v in answer["answer"]["values"]}
    assert not leads & values


def test_a_new_name_that_is_taken_is_told(desk: Desk) -> None:
    answer = desk.ask(question="is it safe to rename parse to add?", exits=3)
    assert "add is there already, at src/calc/core.py:5" in text(answer)


def test_namesakes_are_all_told(tmp_path: Path) -> None:
    desk = Desk(tmp_path, {**FILES, "src/calc/other.py": "def parse(x):\n    return x\n"})
    answer = desk.ask(question="can I delete parse?", exits=3)
    assert "2 definitions share the name parse" in text(answer)
    assert "ambiguous_name" in reasons(answer)


def test_what_is_not_there_cannot_be_renamed(desk: Desk) -> None:
    answer = desk.ask(question="is it safe to rename nowhere to read?", exits=3)
    assert status(answer) == ("insufficient_evidence", "blocked_missing_anchor")


@pytest.mark.parametrize(
    "question", ["is it safe to rename parse to read?", "probant query safe_change parse read"]
)
@pytest.mark.parametrize("after", [{"README.md": "# calc\n"}, STRIPPED], ids=["else", "changes"])
def test_a_patch_that_does_not_do_what_is_asked_about(
    desk: Desk, after: State, question: str
) -> None:
    answer = desk.ask(after, question=question, exits=3)
    assert status(answer) == ("partial", "partial_supported")
    assert "no_change_supplied" in reasons(answer)
    assert "the patch does not do that" in text(answer)


@pytest.mark.parametrize(
    "question", ["is it safe to rename parse to read?", "probant query safe_change parse read"]
)
def test_a_patch_that_renames_is_judged_as_the_rename(desk: Desk, question: str) -> None:
    renamed = {"src/calc/core.py": CORE.replace("parse", "read")}
    answer = desk.ask(renamed, question=question)
    assert status(answer) == ("refuted", "full_confirmed")
    assert "it removes parse; it adds read" in text(answer)
