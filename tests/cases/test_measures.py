"""Rankings by lines, parameters and methods against Python's own parser, on a tree that is here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cases.asking import ask_json
from tests.repos import make_tree

SOURCE = Path(__file__).parents[2] / "src" / "probant" / "vocabulary"
Function = ast.FunctionDef | ast.AsyncFunctionDef


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py"))}
    return make_tree(tmp_path_factory.mktemp("measured") / "r", files)


def nodes(tree: Path) -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(tree.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node


def n_parameters(node: Function, *, is_method: bool) -> int:
    given = node.args
    n_given = len(given.posonlyargs) + len(given.args) + len(given.kwonlyargs)
    return n_given + bool(given.vararg) + bool(given.kwarg) - is_method


def methods_of(node: ast.AST) -> Iterator[Function]:
    """Functions of a class that get it or an instance of it, also behind an `if`."""
    for item in ast.iter_child_nodes(node):
        if isinstance(item, Function):
            marks = {one.id for one in item.decorator_list if isinstance(one, ast.Name)}
            yield from () if "staticmethod" in marks else (item,)
        elif not isinstance(item, ast.ClassDef):
            yield from methods_of(item)


def places(tree: Path, query: str) -> set[tuple[str, int]]:
    answer = ask_json(tree, f"probant query {query}")
    assert answer["outcome"] == "answered", answer["answer"]["text"]
    return {(value["path"], value["line"]) for value in answer["answer"]["values"]}


@pytest.mark.parametrize("bound", [4, 8, 15])
def test_functions_longer_than_a_bound(tree: Path, bound: int) -> None:
    expected = {
        (path, node.lineno)
        for path, node in nodes(tree)
        if isinstance(node, Function) and (node.end_lineno or 0) - node.lineno + 1 > bound
    }
    assert expected
    assert places(tree, f"longest_functions {bound}") == expected


@pytest.mark.parametrize("bound", [1, 2, 3])
def test_functions_with_more_parameters_than_a_bound(tree: Path, bound: int) -> None:
    names = {
        (item.name, item.lineno)
        for _, node in nodes(tree)
        if isinstance(node, ast.ClassDef)
        for item in methods_of(node)
    }
    expected = {
        (path, node.lineno)
        for path, node in nodes(tree)
        if isinstance(node, Function)
        and n_parameters(node, is_method=(node.name, node.lineno) in names) > bound
    }
    assert expected
    assert places(tree, f"most_parameters {bound}") == expected


def test_definitions_without_a_docstring(tree: Path) -> None:
    expected = {
        (path, node.lineno)
        for path, node in nodes(tree)
        if isinstance(node, Function | ast.ClassDef) and ast.get_docstring(node) is None
    }
    assert expected
    assert places(tree, "undocumented") == expected
