"""A list of parameters is not all a function may be given: an answer says so, its values stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import ask_json
from tests.repos import make_repo

SOURCE = """\
var app = exports = module.exports = {};

app.mount = function mount(fn) {
  return [].slice.call(arguments, 1);
};

function plain(one) {
  // arguments are not read here, "arguments" neither
  return [one].map(function inner() { return arguments.length; });
}

function through(one) {
  return () => arguments[1];
}

function rest(...all) {
  return all;
}

function named(one) {
  return one.arguments;
}
"""
MORE = "so that it may take more arguments"


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("more") / "r", {"app.js": SOURCE})


@pytest.mark.parametrize(
    ("name", "is_more"),
    [("mount", True), ("through", True), ("plain", False), ("named", False)],
)
def test_a_body_that_reads_arguments_is_told(repo: Path, name: str, is_more: bool) -> None:
    told = ask_json(repo, f"probant query parameters {name} --count")["answer"]
    assert told["values"][0]["count"] == 1
    assert told["text"].startswith(f"{name} takes 1 parameter.")
    assert (MORE in told["text"]) == is_more
    listed = ask_json(repo, f"probant query parameters {name}")["answer"]
    assert len(listed["values"]) == 1
    assert (MORE in listed["text"]) == is_more


def test_a_parameter_for_any_number_is_told_with_the_number(repo: Path) -> None:
    told = ask_json(repo, "how many parameters does rest take?")["answer"]
    assert told["values"][0]["count"] == 1
    assert told["text"] == ("rest takes 1 parameter. ...all stands for any number of arguments.")
