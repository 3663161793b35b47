"""What questions and checks cost, in counts: programs, folders, files, SQL statements, modules."""

from __future__ import annotations

import time
from pathlib import Path

from probant.vocabulary.question import Relation
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
    assert third.modules - len(Relation) <= 164  # every kind of question is a module


def test_an_edit_is_found_without_git_too(tmp_path: Path) -> None:
    repo = repository(tmp_path / "repo", n_files=20)
    time.sleep(SETTLE_SECONDS)
    for _ in range(2):
        count(repo, COMMAND)
    with (repo / "pkg1/m1.py").open("a") as file:
        file.write("def added(): ...\n")
    seen = count(repo, COMMAND.replace("only.py:1", "pkg1/m1.py:3").replace("only", "added"))
    assert seen.programs <= 1  # the commit's own listing, to tell whether the tree is dirty


CALLERS = """
import contextlib, io
from probant.surfaces.cli.main import main
said = io.StringIO()
with counted(), contextlib.redirect_stdout(said):
    main(["ask", "what calls only?"])
assert "use.py:3" in said.getvalue(), said.getvalue()
"""


def test_lookups_by_a_text_are_read_once_for_each_content(tmp_path: Path) -> None:
    reading = "def find(thing, word):\n    return getattr(thing, word)()\n"
    using = {"use.py": "from only import only\n\nonly()\n"}
    costs = []
    for n_files in (50, 90):
        files = {f"dyn/m{n}.py": f"N = {n}\n{reading}" for n in range(n_files)}
        repo = make_repo(tmp_path / f"r{n_files}", files | using | {"only.py": "def only(): ...\n"})
        first, second = count(repo, CALLERS), count(repo, CALLERS)
        assert first.files >= second.files + n_files
        costs.append(second.files)
    assert costs[0] == costs[1]


INDEXED = """
import contextlib, io
from probant.surfaces.cli.main import main
with counted(), contextlib.redirect_stdout(io.StringIO()):
    assert main(["index"]) == 0
"""


def test_an_index_of_facts_and_text_opens_a_file_to_list_and_once_to_read_it(
    tmp_path: Path,
) -> None:
    n_files = 2_100
    made = count(repository(tmp_path / "repo", n_files), INDEXED)
    assert 2 * n_files <= made.files <= 2 * n_files + 150
