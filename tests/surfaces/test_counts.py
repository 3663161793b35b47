"""What questions and checks cost, in counts: programs, folders, files, SQL statements, modules."""

from __future__ import annotations

from pathlib import Path

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


def repository(root: Path, n_files: int = 1, n_names: int = 1) -> Path:
    text = "".join(f"def name_{n}(): ...\n" for n in range(n_names))
    return make_repo(root, {f"pkg{n % 7}/m{n}.py": text + f"N = {n}\n" for n in range(n_files)})


# A text


def check_of(repo: Path, n_citations: int) -> Counts:
    said = (f"- `name_{n}` is in pkg0/m0.py:{n + 1}.\n" for n in range(n_citations))
    return count(repo, CHECKED.format(text="".join(said), n=n_citations))


def test_a_file_is_read_once_and_names_are_looked_up_together(tmp_path: Path) -> None:
    repo = repository(tmp_path / "repo", n_names=300)
    few, many = check_of(repo, 3), check_of(repo, 300)
    assert few.files and few.statements
    assert many._replace(modules=few.modules) == few
