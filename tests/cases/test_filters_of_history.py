"""When and by whom: commits are counted as git counts them, days as the author's clock had them."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.vocabulary.question import Facet, Goal, Relation, Target, TargetKind
from tests.cases.goals import answered, goal, reasons_of, values_of
from tests.repos import commit, git, make_repo


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three authors, a merged branch, a rename, and days that differ between time zones."""
    root = make_repo(tmp_path_factory.mktemp("history") / "r")
    commit(root, {"d/a.py": "a = 1\n", "b.py": "b = 1\n"}, "first", date="2023-12-31T23:30:00-0800")
    commit(root, {"d/a.py": "a = 2\n"}, "new year", date="2024-01-01T00:00:00+0900")
    git(root, "tag", "v1.0")
    git(root, "switch", "--quiet", "--create", "side")
    commit(root, {"d/a.py": "a = 3\n"}, "on the side", author="Bob", date="2024-03-01T12:00:00Z")
    git(root, "switch", "--quiet", "main")
    commit(root, {"b.py": "b = 2\n"}, "on main", author="Bob", date="2024-02-01T12:00:00Z")
    env = {"GIT_AUTHOR_DATE": "2024-04-01T00:00:00Z", "GIT_COMMITTER_DATE": "2024-04-01T00:00:00Z"}
    git(root, "merge", "--quiet", "--no-ff", "-m", "joined", "side", env=env)
    git(root, "tag", "v2.0")
    (root / "d/a.py").rename(root / "d/renamed.py")
    commit(root, {}, "renamed", date="2024-12-31T23:59:59+0000")
    two = {"GIT_AUTHOR_EMAIL": "bob@work.example", "GIT_AUTHOR_NAME": "Bob"}
    (root / "d/renamed.py").write_text("a = 5\n")
    dated = {
        "GIT_AUTHOR_DATE": "2025-01-01T00:00:00Z",
        "GIT_COMMITTER_DATE": "2025-06-01T00:00:00Z",
    }
    git(root, "commit", "--quiet", "-am", "at work", env=two | dated)
    commit(root, {"b.py": "b = 3\n"}, "other bob", author="Bobby Bob", date="2025-02-01T00:00:00Z")
    return root


def check(repo: Path, asked: Goal, expected: list[str], *, text: str = "") -> Answer:
    answer = answered(repo, asked)
    assert (values_of(answer), answer.ruling.outcome.value) == (expected, "answered"), answer.text
    assert text in answer.text
    return answer


def count(repo: Path, *arguments: str) -> str:
    return git(repo, "rev-list", "--count", *arguments).strip()


def of_all(**given: object) -> Goal:
    return goal(Relation.COMMITS_TOUCHING, **given)


def test_a_year_is_both_its_ends_as_the_author_saw_them(repo: Path) -> None:
    in_2024 = ["renamed", "joined", "on the side", "on main", "new year"]
    asked = of_all(since="2024-01-01", until="2024-12-31")
    answer = answered(repo, asked)
    assert sorted(values_of(answer)) == sorted(in_2024)
    assert "Since 2024-01-01 and until 2024-12-31, the commits" in answer.text
    check(repo, of_all(since="2024", until="2024", counted=True), ["5"])
    check(repo, of_all(since="2024-01", until="2024-01"), ["new year"])
    check(repo, of_all(until="2023-12-31"), ["first"])  # in UTC it was 2024 already
    check(repo, of_all(since="2025-01-01", until="2025-01-01"), ["at work"], text="On 2025-01-01")


def test_days_agree_with_git_where_one_clock_is_used(repo: Path) -> None:
    days = ("--since=2024-02-01T00:00:00Z", "--until=2024-12-31T23:59:59Z")
    asked = of_all(since="2024-02-01", until="2024-12-31", counted=True)
    check(repo, asked, [count(repo, *days, "HEAD")])
    folder = goal(
        Relation.COMMITS_TOUCHING, "d", since="2024-02-01", until="2024-12-31", counted=True
    )
    check(repo, folder, [count(repo, *days, "HEAD", "--", "d")])


def test_a_revision_is_what_it_reaches(repo: Path) -> None:
    check(repo, of_all(since="v1.0", counted=True), [count(repo, "v1.0..HEAD")])
    check(repo, of_all(until="v2.0", counted=True), [count(repo, "v2.0")])
    between = of_all(since="v1.0", until="v2.0", counted=True)
    check(repo, between, [count(repo, "v1.0..v2.0")])
    folder = goal(Relation.COMMITS_TOUCHING, "d", since="v1.0", until="v2.0", counted=True)
    check(repo, folder, [count(repo, "v1.0..v2.0", "--", "d")])
    check(repo, of_all(since="side", counted=True), [count(repo, "side..HEAD")])


def test_a_branch_beside_the_history_has_its_own_commits(tmp_path: Path) -> None:
    root = make_repo(tmp_path / "r", {"old.py": "def f():\n    return 1\n"})
    (root / "old.py").rename(root / "new.py")
    commit(root, {}, "renamed")
    git(root, "switch", "--quiet", "--create", "beside")
    commit(root, {"new.py": "def f():\n    return 2\n"}, "beside")
    git(root, "switch", "--quiet", "main")
    asked = goal(Relation.COMMITS_TOUCHING, "new.py", until="beside", counted=True)
    check(root, asked, [count(root, "beside", "--", "new.py")])
    symbol = answered(root, goal(Relation.COMMITS_TOUCHING, "f", until="beside"))
    assert symbol.ruling.outcome.value == "insufficient_evidence"


def test_a_renamed_file_keeps_its_past(repo: Path) -> None:
    file = "d/renamed.py"
    check(repo, goal(Relation.COMMITS_TOUCHING, file, until="2023-12-31"), ["first"])
    asked = goal(Relation.COMMITS_TOUCHING, file, since="v1.0", until="v2.0")
    check(repo, asked, ["on the side"])


def test_an_author_with_two_addresses_is_one(repo: Path) -> None:
    answer = answered(repo, of_all(by="bob@work.example"))
    assert (values_of(answer), reasons_of(answer)) == (["at work"], set())
    bob = answered(repo, of_all(by="BOB"))
    assert sorted(values_of(bob)) == ["at work", "on main", "on the side", "other bob"]
    assert reasons_of(bob) == {"ambiguous_name"}
    assert any("authors of that name" in (entry.note or "") for entry in bob.evidence)
    early = answered(repo, of_all(by="bob", until="2025-01-01"))
    assert (len(early.values), reasons_of(early)) == (3, set())


def test_nobody_of_that_name(repo: Path) -> None:
    answer = answered(repo, of_all(by="Zoe"))
    assert reasons_of(answer) == {"missing_anchor"}
    check(
        repo, of_all(by="Ada", since="2025-01-01"), [], text="By Ada since 2025-01-01, there are no"
    )


def test_who_made_commits_in_a_time(repo: Path) -> None:
    people = of_all(facet=Facet.AUTHORS, until="2024-01-31")
    check(repo, people, ["Ada"])
    check(repo, of_all(facet=Facet.AUTHORS, until="2024-12-31", counted=True), ["2"])


def test_commits_of_a_person_in_a_time(repo: Path) -> None:
    bob = Target(text="Bob", kind=TargetKind.LITERAL)
    asked = goal(Relation.COMMITS_TOUCHING, bob, since="2024-02-15", until="2024-12-31")
    check(repo, asked, ["on the side"])


def test_the_last_and_the_first_of_a_time(repo: Path) -> None:
    last = goal(Relation.LAST_COMMIT, facet=Facet.LAST, until="2024-02-28")
    check(repo, last, ["on main"], text="Until 2024-02-28, the last commit is")
    first = goal(Relation.LAST_COMMIT, facet=Facet.FIRST, since="2024-01-01")
    check(repo, first, ["new year"])
    check(repo, goal(Relation.LAST_COMMIT, facet=Facet.LAST, by="Ada"), ["renamed"])


def test_the_last_change_of_a_file_in_a_time(repo: Path) -> None:
    check(repo, goal(Relation.LAST_CHANGE, "b.py", until="2024-12-31"), ["on main"])
    check(repo, goal(Relation.LAST_CHANGE, "b.py", by="Ada"), ["first"])


def test_messages_of_a_time(repo: Path) -> None:
    text = Target(text="on", kind=TargetKind.LITERAL)
    asked = goal(Relation.COMMIT_INFO, text, since="2024-02-15", by="bob", until="2024-12-31")
    check(repo, asked, ["on the side"])


def test_a_time_nobody_can_read_is_a_missing_anchor(repo: Path) -> None:
    answer = answered(repo, of_all(since="2024-02-31"))
    assert reasons_of(answer) == {"missing_anchor"}
    near = answered(repo, of_all(since="v1.1"))
    assert "near names: v" in near.text


def test_what_a_kind_cannot_filter_is_refused(repo: Path) -> None:
    folder = answered(repo, of_all(within="d"))
    assert reasons_of(folder) == {"question_not_covered"}
    assert (
        folder.text == "commits_touching cannot be narrowed by a file or folder; ask without that."
    )
    one = Target(text="v1.0", kind=TargetKind.COMMIT)
    assert reasons_of(answered(repo, goal(Relation.COMMIT_INFO, one, by="Ada"))) == {
        "question_not_covered"
    }
    dated = answered(repo, goal(Relation.CALLED_BY, "f", since="2024-01-01"))
    assert dated.ruling.outcome.value == "insufficient_evidence"
    assert "a beginning in time" in dated.text
