"""Names that are English words, or look like a path: beside verbs, as keys, as packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import ask_json
from tests.repos import make_tree

INK = """
class blotter:
    def soakUp(self) -> int:
        return 1


def quill(ink: int) -> int:
    return blend(ink)


def blend(ink: int, enter: bool = True) -> int:
    return ink


def write_page() -> int:
    return quill(2)


class Page:
    def sheetText(self) -> str:
        return ""


def size() -> int:
    return 0
"""
SHEET = """package shop;
class Sheet {
    static Sheet from(String text) { return prepare(text); }
    static Sheet prepare(String text) { return null; }
}
class Roll {
    static Roll from(String text) { return null; }
}
"""
FILES = {
    "shop/ink.py": INK,
    "java/Sheet.java": SHEET,
    "data/page.golden": "one\ntwo\n",
    "deploy.yml": "palette: dark\nmargin: 3\nfile: 4\nenvironment: x\n",
    "go.mod": "module example.org/desk\n\ngo 1.20\n\nrequire github.com/acme/inkwell v1.4.0\n",
    "desk/desk.go": 'package desk\n\nimport "github.com/acme/inkwell/nib"\n\nvar N = nib.N\n',
    "desk/web.go": 'package desk\n\nimport "net/http"\n\nvar G = http.Get\n',
    ".github/workflows/press.yml": "on: push\njobs:\n  print:\n    runs-on: linux\n",
    "main.go": 'package main\n\nimport "github.com/acme/inkwell"\n\nfunc main() { inkwell.Go() }\n',
}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("plain") / "repo", FILES)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("on which line does quill start?", "shop/ink.py:7"),
        ("the symbol quill seems to be defined here, but where?", "shop/ink.py:7"),
        ("Yesterday I stubbed quill. Which functions call it?", "write_page"),
        ("does write_page call quill inside its own body?", "Yes"),
        ("what parameters does quill expect?", "ink"),
        ("We never pass enter when calling blend(), what does it default to?", "True"),
        ("where is blend() defined?", "shop/ink.py:11"),
        ("the method soakUp that blotter has, where is it?", "shop/ink.py:3"),
        ("which methods are called from within prepare?", "calls nothing"),
        ("where is prepare called from?", "Sheet.from"),
        ("where are all the definitions of from?", "java/Sheet.java:7"),
        ("where is page.golden located?", "data/page.golden"),
        ("where do we configure the palette?", "deploy.yml:1"),
        ("which version of github.com/acme/inkwell do we pin?", "v1.4.0"),
        ("which files import github.com/acme/inkwell?", "desk/desk.go and main.go"),
        ("which files import net/http?", "desk/web.go"),
        ("does desk/web.go import net?", "No"),
        ("what line is jobs on in press.yml?", "press.yml:2"),
        ("My tests cover each method of Page. How many methods does it have?", "1"),
    ],
)
def test_a_name_that_is_a_word_is_read_by_what_stands_around_it(
    repo: Path, question: str, told: str
) -> None:
    answer = ask_json(repo, question)
    assert answer["outcome"] in ("answered", "refuted"), answer["answer"]["text"]
    assert told in answer["answer"]["text"]


@pytest.mark.parametrize(
    "question",
    [
        "where is the quill cushion defined?",
        "who calls the blue quill?",
        "where are quill settings read?",
        "where do we configure logging?",
        "I tried foo beside the margin and nothing happened, where is the key configured?",
        "where do we configure palette and margin?",
        "where is the config for the environment?",
        "In what configuration file does blotting get its value?",
        "how is ink quill blending done?",
        "The symbol forbids was declared more than once. Where are all its definitions?",
        "Size all of it. Where is it defined?",
        "I look at Page. Where is this fucntion defined?",
    ],
)
def test_a_word_that_may_belong_to_the_name_is_no_answer(repo: Path, question: str) -> None:
    assert ask_json(repo, question)["gate"]["status"] != "full_confirmed"
