"""Files that reach each other are found as groups, whatever the shape of the graph."""

from __future__ import annotations

from probant.tools.module_graph import knots
from probant.vocabulary.source import RepoPath


def _graph(text: str) -> dict[RepoPath, list[RepoPath]]:
    """`a>b,c b>a`: what each file imports."""
    edges = [part.partition(">")[::2] for part in text.split()]
    return {RepoPath(a): [RepoPath(b) for b in ends.split(",") if b] for a, ends in edges}


def test_a_chain_has_no_knot() -> None:
    assert knots(_graph("a>b b>c c>")) == []


def test_two_circles_that_share_a_file_are_one_knot() -> None:
    assert knots(_graph("a>b b>a,c c>b d>a")) == [["a", "b", "c"]]


def test_circles_apart_are_told_apart_and_in_order() -> None:
    assert knots(_graph("x>y y>x b>a a>b,x")) == [["a", "b"], ["x", "y"]]


def test_a_file_that_imports_itself_or_one_unknown_is_no_knot() -> None:
    assert knots(_graph("a>a,gone")) == []


def test_a_long_circle_needs_no_recursion() -> None:
    n = 5000
    graph = {RepoPath(str(i)): [RepoPath(str((i + 1) % n))] for i in range(n)}
    assert [len(group) for group in knots(graph)] == [n]
