"""Files and names nobody expects: counted as git counts, skipped with a reason, never a crash."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from probant.errors import CacheUnwritable, ProbantError
from probant.surfaces.api import ask
from probant.vocabulary.source import RepoPath
from probant.workspace.cache import entries
from probant.workspace.content import split_lines
from probant.workspace.occupancy import repository_key
from probant.workspace.snapshot import SourceTree, open_tree
from tests.cases.asking import settings_beside
from tests.repos import commit, git, make_repo, make_tree
from tests.work import peak_memory

BODIES: dict[str, bytes] = {
    "plain": b"needle 1\nother\nneedle 3\n",
    "no_final_newline": b"other\nneedle 2",
    "crlf": b"needle 1\r\nother\r\nneedle 3\r\n",
    "lone_cr": b"needle 1\rstill 1\nneedle 2\r\rstill 2\n",
    "mixed": b"\r\n\n\r\nneedle 4\n\r\nneedle 6\r",
    "form_feed_and_vertical_tab": b"needle 1\x0cstill\x0bstill\x1c\x1d\x1e\nneedle 2\n",
    "next_line_character": "needle 1\x85still\nneedle 2\n".encode(),
    "line_separators": "needle 1\u2028still 1\u2029still 1\nneedle 2\n".encode(),
    "byte_order_mark": b"\xef\xbb\xbfneedle 1\nneedle 2\n",
    "not_utf8": b"\xff\xfa needle 1\n\xe2\x82\nneedle 3 \xc3\x28\n",
    "empty_lines": b"\n\n\nneedle 4\n\n\n",
    "one_newline": b"\n",
    "empty": b"",
    "late_nul": b"x\n" * 8000 + b"needle \0\n",
    "escapes": b"\x1b[31mneedle\x1b[0m\n::error::needle\n",
}


def needles(raw: bytes) -> list[int]:
    return [n for n, line in enumerate(split_lines(raw), 1) if "needle" in line]


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SourceTree]:
    base = tmp_path_factory.mktemp("strange")
    repo = make_repo(base / "r", {f"{name}.txt": body for name, body in BODIES.items()})
    with open_tree(repo, cache_dir=base / "cache") as tree:
        yield tree


@pytest.mark.parametrize("name", BODIES)
def test_line_numbers_equal_git_grep(strange: SourceTree, name: str) -> None:
    path = RepoPath(f"{name}.txt")
    out = git(strange.root, "grep", "-a", "-n", "-z", "-h", "needle", "--", path, check=False)
    want = [int(line.partition("\0")[0]) for line in out.split("\n")[:-1]]
    lines = strange.lines(path)
    assert [n for n, line in enumerate(lines, 1) if "needle" in line] == want
    assert len(lines) == BODIES[name].count(b"\n") + (BODIES[name][-1:] not in (b"", b"\n"))


@given(
    st.lists(st.sampled_from([b"needle", b"\r", b"\n", b"\xff", b"\xe2\x80\xa8", b"\x0c", b" "]))
)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_lines_are_split_on_newline_only(pieces: list[bytes]) -> None:
    raw = b"".join(pieces)
    want = [n for n, line in enumerate(raw.split(b"\n"), 1) if b"needle" in line]
    assert needles(raw) == want


def test_line_ends_are_left_out_and_everything_else_kept() -> None:
    assert split_lines(b"a\r\nb\rc\n\r\r\n") == ("a", "b\rc", "\r")
    assert split_lines(b"a\r\nb\r") == ("a", "b\r")
    assert split_lines(b"\xef\xbb\xbfa\n") == ("\ufeffa",)
    assert split_lines("a\u2028b".encode()) == ("a\u2028b",)


def test_bytes_are_faithful(strange: SourceTree) -> None:
    for name, body in BODIES.items():
        assert strange.read(RepoPath(f"{name}.txt")) == body


def test_names_are_kept_if_they_are_utf8(tmp_path: Path) -> None:
    names = [
        *(
            "new\nline.py",
            "esc\x1b[31m.py",
            "-dash.py",
            "a::b.py",
            " lead.py",
            "trail .py",
            "tab\t.py",
        ),
        *('quote".py', "back\\slash.py", "ünï.py", "e\u0301.py", "\u202ebidi.py", "*.py", "#a.py"),
        *(":(top)x.py", "--help", "~", "$(id).py", "a\rb.py", "..a", "...", "a..", "\x7f.py"),
    ]
    repo = make_repo(tmp_path / "r", {name: f"{n}\n" for n, name in enumerate(names)})
    plain = make_tree(tmp_path / "d", {name: f"{n}\n" for n, name in enumerate(names)})
    for root, at in ((repo, None), (repo, "HEAD"), (plain, None)):
        with open_tree(root, at=at, cache_dir=tmp_path / "cache") as tree:
            assert list(tree.files) == sorted(names)
            assert not tree.snapshot.dirty
            for n, name in enumerate(names):
                assert tree.read(RepoPath(name)) == b"%d\n" % n
            if tree.git is not None:
                assert tree.git.last_change("new\nline.py") is not None
                blamed = tree.git.blame_line("new\nline.py", 1)
                assert blamed is not None
                assert blamed.path == "new\nline.py"


def test_names_that_are_not_utf8_are_skipped_printably(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    with open(os.fsencode(repo) + b"/bad\xff\xfe.py", "wb") as file:
        file.write(b"x\n")
    commit(repo)
    for at in (None, "HEAD"):
        with open_tree(repo, at=at, cache_dir=tmp_path / "cache") as tree:
            assert [(skip.path, skip.reason) for skip in tree.skipped] == [
                ("bad\\xff\\xfe.py", "bad_name")
            ]
            assert not tree.snapshot.dirty
            assert list(tree.files) == ["a.py"]


def test_huge_files_are_never_read(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "d", {"a.py": "a\n", "line.js": b"x" * 5_000_000})
    for name, n_bytes in (("gb.bin", 10**9), ("tb.txt", 10**12), ("fifty.js", 50_000_000)):
        (root / name).touch()
        os.truncate(root / name, n_bytes)
    with peak_memory() as peak, open_tree(root, cache_dir=tmp_path / "cache") as tree:
        assert {(skip.path, skip.reason) for skip in tree.skipped} == {
            ("gb.bin", "too_large"),
            ("tb.txt", "too_large"),
            ("fifty.js", "too_large"),
        }
        assert len(tree.lines(RepoPath("line.js"))) == 1
    assert peak.n_bytes < 40_000_000


@contextmanager
def as_nobody() -> Iterator[None]:
    """Permissions mean nothing to root, so look as someone else; others stay who they are."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_dir() -> Iterator[Path]:
    """A directory everyone may enter: pytest's own are closed to others."""
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name).resolve()
        directory.chmod(0o777)
        yield directory


def test_files_that_cannot_be_read_are_skipped_not_lost(open_dir: Path) -> None:
    files = {"a.py": "a\n", "shut.py": "s\n", "closed/b.py": "b\n"}
    repo, plain = make_repo(open_dir / "r", files), make_tree(open_dir / "d", files)
    for root in (repo, plain):
        (root / "shut.py").chmod(0)
        (root / "closed").chmod(0)
    with as_nobody():
        for root, lost in ((repo, "closed/b.py"), (repo, "closed/b.py"), (plain, "closed")):
            with open_tree(root, cache_dir=open_dir / "cache") as tree:
                assert list(tree.files) == ["a.py"]
                assert {(skip.path, skip.reason) for skip in tree.skipped} == {
                    ("shut.py", "unreadable"),
                    (lost, "unreadable"),
                }
    for root in (repo, plain):
        (root / "shut.py").chmod(0o644)
        (root / "closed").chmod(0o755)
    with as_nobody(), open_tree(repo, cache_dir=open_dir / "cache") as tree:
        assert len(tree.files) == 3
        assert not tree.snapshot.dirty


def test_directories_that_cannot_be_read_are_one_line_with_a_remedy(open_dir: Path) -> None:
    closed = make_tree(open_dir / "closed/inner", {"a.py": "a\n"})
    repo = make_repo(open_dir / "r", {"a.py": "a\n"})
    (open_dir / "closed").chmod(0)
    (repo / ".git").chmod(0)
    with as_nobody():
        for root in (closed, open_dir / "closed", repo):
            with pytest.raises(ProbantError) as caught:
                open_tree(root, cache_dir=open_dir / "cache")
            assert caught.value.remedy
        with pytest.raises(CacheUnwritable):
            open_tree(open_dir, cache_dir=open_dir / "closed/cache")
    (open_dir / "closed").chmod(0o755)


def test_an_untracked_directory_that_cannot_be_read_is_a_warning(open_dir: Path) -> None:
    repo = make_repo(open_dir / "r", {"a.py": "a\n"})
    make_tree(repo, {"new/b.py": "b\n"})
    (repo / "new").chmod(0)
    with as_nobody(), open_tree(repo, cache_dir=open_dir / "cache") as tree:
        assert len(tree.warnings) == 1
        assert tree.warnings[0].startswith("git_listing: warning: could not open directory 'new/'")
    (repo / "new").chmod(0o755)


def test_files_that_come_and_go_are_no_crash(tmp_path: Path) -> None:
    code = make_tree(tmp_path / "d", {f"m{n}.py": f"{n}\n" for n in range(30)})
    for n in range(30):
        (code / f"m{n}.py").unlink()
        with open_tree(code, cache_dir=tmp_path / "cache") as tree:
            assert len(tree.files) == 29 - n


@pytest.mark.slow
def test_many_files(tmp_path: Path) -> None:
    root = tmp_path / "d"
    for n in range(100):
        (root / f"p{n}").mkdir(parents=True)
        for m in range(1000):
            (root / f"p{n}" / f"m{m}.py").write_bytes(b"x\n")
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        assert len(tree.files) == 100_000


@pytest.mark.parametrize("is_repository", [True, False])
def test_a_repository_whose_own_path_is_not_utf8_is_asked_like_any_other(
    tmp_path: Path, is_repository: bool
) -> None:
    root = tmp_path / os.fsdecode(b"odd\xff\n\x1b")
    make = make_repo if is_repository else make_tree
    make(root, {"a.py": "def here():\n    pass\n"})
    beside = settings_beside(tmp_path / "plain")
    for _ in range(2):
        answer = ask("where is here defined?", root, settings=beside).to_json()
        assert answer["outcome"] == "answered"
        json.dumps(answer).encode()
    with open_tree(root, cache_dir=beside.cache_dir) as tree:
        key = repository_key(tree.identity)
    (entry,) = entries(beside.cache_dir)
    assert entry.key == key
    assert not entry.is_gone
    assert {part.parent.name for part in entry.parts} >= {"facts", "trees"}
