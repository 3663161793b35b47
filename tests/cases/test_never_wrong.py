"""Questions whose easy answer is wrong: refusing is fine, the wrong answer never is.

Each row names what a hasty reading would say. An answer may be better, or withheld.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json
from tests.cases.test_cases import render
from tests.repos import Files, make_tree

NOBODY = "nobody"
"""A confirmed empty list."""

ALIAS = {"a.py": "def load(): ...\n\n\nfetch = load\n\n\ndef main():\n    fetch()\n"}
LOCAL_ALIAS = {"a.py": "def load(): ...\n\n\ndef main():\n    fetch = load\n    fetch()\n"}
FAR_ALIAS = {
    "a.py": "def load(): ...\n",
    "b.py": "from a import load as l\n\nfetch = l\n",
    "c.py": "from b import fetch\n\nfetch()\n",
}
CLASS_ALIAS = {"a.py": "class Base: ...\n\n\nAlias = Base\n\n\nclass Child(Alias): ...\n"}
OVERRIDE = {
    "a.py": "class A:\n    def start(self): ...\n\n    def run(self):\n        self.start()\n\n\n"
    "class B(A):\n    def start(self): ...\n"
}
TYPED_OVERRIDE = {
    "a.py": "class A:\n    def start(self): ...\n\n\nclass B(A):\n    def start(self): ...\n\n\n"
    "def run(a: A):\n    a.start()\n"
}
DYNAMIC_IMPORT = {
    "lib.py": "X = 1\n",
    "app.py": 'import importlib\n\nlib = importlib.import_module("lib")\n',
}
BUILTIN_IMPORT = {"lib.py": "X = 1\n", "app.py": 'lib = __import__("lib")\n'}
CONSTRUCTOR = {"a.py": "class A:\n    def __init__(self): ...\n\n\ndef main():\n    A()\n"}
CALLABLE = {
    "a.py": "class A:\n    def __call__(self): ...\n\n\ndef main():\n    a = A()\n    a()\n"
}
GLOBAL = {
    "a.py": "def load(): ...\n\n\ndef swap(new):\n    global load\n    load = new\n\n\n"
    "def main():\n    load()\n"
}
MATCH = {
    "a.py": "def load(): ...\n\n\ndef main(x):\n    match x:\n        case int() as load:\n"
    "            load()\n"
}
DUPLICATE = {"a/x.py": "def load(): ...\n", "b/x.py": "Y = 1\n", "c.py": "import x\n\nx.load()\n"}
BROKEN = {"a.py": "class Widget: ...\n", "broken.py": "class (:\n    oops = Gadget\n"}
BROKEN_CALLER = {
    "a.py": "def load(): ...\n",
    "broken.py": "from a import load\n\nload()\nx = = 1\n",
}
BROKEN_CHILD = {
    "a.py": "class Base: ...\n",
    "b.py": "from a import Base\nx = = 1\nclass (Base): ...\n",
}
STAR = {"a.py": "def load(): ...\n", "b.py": "from a import *\nfrom os import *\n\nload()\n"}
COMMENTED_EXPORT = {
    "a.py": "__all__ = [\n    # 'load',\n    'save',\n]\n\n\n"
    "def load(): ...\n\n\ndef save(): ...\n",
    "b.py": "from a import *\n\nload()\n",
}


def said(answer: Json) -> list[str]:
    """What the answer states as true: its values, or that there are none."""
    if answer["outcome"] in ("insufficient_evidence", "error"):
        return []
    values = [render(value) for value in answer["answer"]["values"]]
    return values or [NOBODY]


@pytest.mark.parametrize(
    ("files", "question", "wrong"),
    [
        (ALIAS, "who calls load?", NOBODY),
        (ALIAS, "does main call load?", "no"),
        (LOCAL_ALIAS, "who calls load?", NOBODY),
        (LOCAL_ALIAS, "does main call load?", "no"),
        (FAR_ALIAS, "who calls load?", NOBODY),
        (CLASS_ALIAS, "does Child extend Base?", "no"),
        (CLASS_ALIAS, "what are the subclasses of Base?", NOBODY),
        (OVERRIDE, "who calls B.start?", NOBODY),
        (OVERRIDE, "does A.run call B.start?", "no"),
        (TYPED_OVERRIDE, "who calls B.start?", NOBODY),
        (DYNAMIC_IMPORT, "does app.py import lib?", "no"),
        (BUILTIN_IMPORT, "does app.py import lib?", "no"),
        (CONSTRUCTOR, "does main call A.__init__?", "no"),
        (CONSTRUCTOR, "who calls A.__init__?", NOBODY),
        (CALLABLE, "does main call A.__call__?", "no"),
        (CALLABLE, "who calls A.__call__?", NOBODY),
        (GLOBAL, "does main call load?", "yes"),
        (GLOBAL, "does main call load?", "no"),
        (MATCH, "does main call load?", "yes"),
        (MATCH, "who calls load?", "main at a.py:7"),
        (DUPLICATE, "who calls load?", NOBODY),
        (BROKEN, "is there a class Gadget?", "no"),
        (BROKEN_CALLER, "who calls load?", NOBODY),
        (BROKEN_CHILD, "what are the subclasses of Base?", NOBODY),
        (STAR, "who calls load?", NOBODY),
        (COMMENTED_EXPORT, "who calls load?", "<module> at b.py:3"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_never_the_wrong_answer(tmp_path: Path, files: Files, question: str, wrong: str) -> None:
    answer = ask_json(make_tree(tmp_path / "repo", files), question)
    assert wrong not in said(answer), answer["answer"]["text"]


@pytest.mark.parametrize(
    "question", ["where is Widget?", "who calls Widget?", "is there a class Widget?"]
)
def test_the_same_questions_are_answered_where_nothing_is_in_the_way(
    tmp_path: Path, question: str
) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "class Widget: ...\n"})
    assert ask_json(repo, question)["outcome"] == "answered"
