"""What questions and checks cost, in counts: programs, folders, files, SQL statements, modules."""

from __future__ import annotations

import time
from pathlib import Path

from probant.workspace.listing import RACY_NS
from tests.counting import Counts, count
from tests.repos import make_repo

CHECKED = """
import probant
opened = probant.open(".")
for _ in range(3):
    opened.check("`none` is in a.py")
with counted():
    report = opened.check({text!r})
assert report.exit_code == 0 and len(report.claims) >= {n}, report
"""


ASKED = """
import probant
opened = probant.open(".")
for _ in range(4):
    opened.ask("where is only defined?")
with counted():
    answer = opened.ask("where is only defined?").answer
assert answer.ruling.outcome.value == "answered"
"""
COMMAND = """
import contextlib, io
from probant.surfaces.cli.main import main
said = io.StringIO()
with counted(), contextlib.redirect_stdout(said):
    main(["ask", "where is only defined?"])
assert "only.py:1" in said.getvalue(), said.getvalue()
"""
SETTLE_SECONDS = RACY_NS / 1e9 + 0.05


def repository(root: Path, n_files: int = 1, n_names: int = 1) -> Path:
    text = "".join(f"def name_{n}(): ...\n" for n in range(n_names))
    files = {f"pkg{n % 7}/m{n}.py": text + f"N = {n}\n" for n in range(n_files)}
    return make_repo(root, files | {"only.py": "def only(): ...\n"})


# A text


def check_of(repo: Path, n_citations: int) -> Counts:
    said = (f"- `name_{n}` is in pkg0/m0.py:{n + 1}.\n" for n in range(n_citations))
    return count(repo, CHECKED.format(text="".join(said), n=n_citations))


def test_a_file_is_read_once_and_names_are_looked_up_together(tmp_path: Path) -> None:
    repo = repository(tmp_path / "repo", n_names=300)
    few, many = check_of(repo, 3), check_of(repo, 300)
    assert few.files and few.statements
    assert many._replace(modules=few.modules) == few


# A question


def asked(repo: Path) -> Counts:
    return count(repo, ASKED)


def test_a_warm_question_costs_the_same_for_any_size_of_tree(tmp_path: Path) -> None:
    small = asked(repository(tmp_path / "small", n_files=20))
    large = asked(repository(tmp_path / "large", n_files=400))
    assert large == small
    assert small.statements
    assert (small.programs, small.folders, small.connections) == (0, 0, 0)


def test_a_command_lists_the_tree_without_git_once_it_knows_the_folders(tmp_path: Path) -> None:
    repo = repository(tmp_path / "repo", n_files=20)
    time.sleep(SETTLE_SECONDS)
    first, _, third = (count(repo, COMMAND) for _ in range(3))
    assert first.programs > third.programs == 0
    assert third.connections == 1
    assert third.modules <= 232


def test_an_edit_is_found_without_git_too(tmp_path: Path) -> None:
    repo = repository(tmp_path / "repo", n_files=20)
    time.sleep(SETTLE_SECONDS)
    for _ in range(2):
        count(repo, COMMAND)
    with (repo / "pkg1/m1.py").open("a") as file:
        file.write("def added(): ...\n")
    seen = count(repo, COMMAND.replace("only.py:1", "pkg1/m1.py:3").replace("only", "added"))
    assert seen.programs <= 1  # the commit's own listing, to tell whether the tree is dirty
