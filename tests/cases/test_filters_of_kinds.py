"""Every kind whose answers stand in files narrows them: one row each, and an empty part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from probant.questions.kind import Filter
from probant.questions.registry import KINDS
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.symbol import SymbolKind
from tests.cases.goals import answered, goal, values_of
from tests.repos import make_tree

FILES = {
    "a/base.py": (
        "import abc\nfrom functools import cache\n\n\nclass Base(abc.ABC):\n"
        "    @abc.abstractmethod\n    def run(self):\n        raise KeyError\n\n"
        "    def _hidden(self):\n        pass\n\n    def shown(self):\n        pass\n\n\n"
        "@cache\ndef one():\n    pass\n"
    ),
    "b/sub.py": (
        "from functools import cache\n\nfrom a.base import Base, one\n\n\nclass Sub(Base):\n"
        "    def run(self):\n        one()\n        raise KeyError\n\n\n@cache\ndef two():\n"
        "    pass\n"
    ),
    "c/sub.py": (
        "from a.base import Base\n\n\nclass Other(Base):\n    def run(self):\n        pass\n"
    ),
    "b/key.toml": 'api_token = "q1w2e3r4t"  # made up\n',
    "sh/go.sh": "ls\n",
    "b/README.md": "# B\n\nUse `Sub`.\n",
    "b/CHANGES.md": "# Changes\n\n## 1.0\nFirst.\n",
    "a/conf.toml": "[x]\nkey = 1\n",
    "b/conf.toml": "[x]\nkey = 2\n",
    "b/tests/test_y.py": "from a.base import one\n\n\ndef test_two():\n    one()\n",
    "tests/test_x.py": "from a.base import one\n\n\ndef test_one():\n    one()\n",
    "b/opts.py": (
        "import argparse\nimport os\n\np = argparse.ArgumentParser()\np.add_argument('--fast')\n"
        "HOME = os.environ['HOME']\n"
    ),
    "c/opts.py": (
        "import argparse\n\np = argparse.ArgumentParser()\np.add_argument('--fast')\n"
        "# TODO: faster\n"
    ),
    "s/sig.py": "import atexit\n\natexit.register(print)\n",
    "s/web.py": "from flask import Flask\n\napp = Flask('x')\n\n\n@app.get('/x')\ndef x(): ...\n",
    "s/data.py": ("from typing import NamedTuple\n\n\nclass Pair(NamedTuple):\n    left: int\n"),
    "k/p.py": "def twin(fast=1):\n    pass\n",
    "k/q.py": "def twin():\n    pass\n",
    "m/p.py": "def left():\n    a = 1\n    b = a\n    return b\n",
    "m/q.py": "def right():\n    a = 1\n    b = a\n    return b\n",
    "n/p.py": "KEPT = {}\n\n\ndef keep(key):\n    KEPT[key] = 1\n",
    "i/f.ts": "export interface Shape { area(): number }\n",
    "i/g.ts": (
        "import {Shape} from './f';\nexport class Sq implements Shape { area() { return 1 } }\n"
    ),
    "j/h.ts": (
        "import {Shape} from '../i/f';\nexport class Ci implements Shape { area() { return 2 } }\n"
    ),
}


def literal(text: str) -> Target:
    return Target(text=text, kind=TargetKind.LITERAL)


Row = tuple[Relation, tuple[str | Target, ...], dict[str, Any], list[str]]
ROWS: list[Row] = [
    (Relation.DEFINED_IN, ("one",), {"within": "a"}, ["one a/base.py:18"]),
    (Relation.OCCURS_IN, (literal("key ="),), {"within": "b"}, ["key = b/conf.toml:2"]),
    (Relation.CONFIG_KEY, (literal("x.key"),), {"within": "b"}, ["x.key b/conf.toml:2"]),
    (Relation.MARKS, (), {"within": "c", "member": "TODO"}, ["TODO: faster c/opts.py:5"]),
    (Relation.SECRETS, (), {"within": "b"},
     ["api_token, given a text of 9 characters b/key.toml:1"]),
    (Relation.DOCUMENTED_IN, (), {"within": "b", "member": "Sub"}, ["Use `Sub`. b/README.md:3"]),
    (Relation.RELEASE_NOTES, (), {"within": "b", "member": "1.0"}, ["## 1.0\nFirst."]),
    (Relation.COMMENTS_ON, (), {"within": "b", "member": "api_token"}, ["made up"]),
    (Relation.FILES_WITHOUT, (), {"within": "sh", "facet": Facet.EXIT_ON_ERROR}, ["sh/go.sh"]),
    (Relation.TOPIC, (), {"within": "b", "member": "environment"}, ["os b/opts.py:6"]),
    (Relation.SIGNAL_HANDLERS, (), {"within": "s"}, ["print s/sig.py:3"]),
    (Relation.ROUTES, (), {"within": "s"}, ["GET /x s/web.py:6"]),
    (Relation.RECORD_TYPES, (), {"within": "s", "public": True}, ["Pair s/data.py:4"]),
    (Relation.RANKED, (), {"within": "c", "facet": Facet.CLASSES_BY_METHODS}, ["Other c/sub.py:4"]),
    (Relation.UNDOCUMENTED, (), {"within": "c", "facet": Facet.CLASSES}, ["Other c/sub.py:4"]),
    (Relation.DEFAULTS, (), {"within": "k", "member": "fast"}, ["1"]),
    (Relation.UNCALLED, (), {"within": "c"}, ["Other.run c/sub.py:5"]),
    (Relation.WITHOUT_TESTS, (), {"within": "c", "facet": Facet.FUNCTIONS},
     ["Other.run c/sub.py:5"]),
    (Relation.SAME_NAMES, (), {"within": "k"}, ["twin"]),
    (Relation.SAME_BODIES, (), {"within": "m"}, ["left, right m/p.py:1"]),
    (Relation.FUNCTIONS_TAKING, (), {"within": "k", "member": "integer"}, ["twin k/p.py:1"]),
    (Relation.FUNCTIONS_RETURNING, (), {"within": "i/f.ts", "member": "number"},
     ["Shape.area i/f.ts:1"]),
    (Relation.GLOBAL_STATE, (), {"within": "n"}, ["KEPT n/p.py:1"]),
    (Relation.UNANNOTATED, (), {"within": "c"}, ["Other.run c/sub.py:5"]),
    (Relation.ANNOTATED_SHARE, (), {"within": "c"}, ["Python"]),
    (Relation.UNREFERENCED, (), {"within": "c", "symbol_kinds": frozenset({SymbolKind.CLASS})},
     ["Other c/sub.py:4"]),
    (Relation.ENV_VAR, (literal("HOME"),), {"within": "b"}, ["HOME b/opts.py:6"]),
    (Relation.CLI_OPTION, (literal("--fast"),), {"within": "c"}, ["--fast c/opts.py:4"]),
    (Relation.DECORATED_BY, (literal("cache"),), {"within": "b"}, ["two b/sub.py:13"]),
    (Relation.RAISES, ("Sub.run",), {"within": "b"}, ["KeyError"]),
    (Relation.RAISED_BY, ("KeyError",), {"within": "b"}, ["Sub.run b/sub.py:9"]),
    (Relation.METHODS, ("Base",), {"within": "a", "public": True},
     ["Base.run a/base.py:7", "Base.shown a/base.py:13"]),
    (Relation.ABSTRACT_METHODS, ("Base",), {"within": "a"}, ["Base.run a/base.py:7"]),
    (Relation.DEFINES, (), {"within": "c", "facet": Facet.CLASSES}, ["Other c/sub.py:4"]),
    (Relation.CALLS, ("Sub.run",), {"within": "a"}, ["one b/sub.py:8"]),
    (Relation.CALLED_BY, ("one",), {"within": "b", "outside_tests": True}, ["Sub.run b/sub.py:8"]),
    (Relation.IMPORTS, ("b/sub.py",), {"within": "a"}, ["a.base a/base.py"]),
    (Relation.IMPORTED_BY, ("a/base.py",), {"within": "c"}, ["c/sub.py"]),
    (Relation.EXTENDED_BY, ("Base",), {"within": "c"}, ["Other c/sub.py:4"]),
    (Relation.IMPLEMENTED_BY, ("Shape",), {"within": "j"}, ["Ci j/h.ts:2"]),
    (Relation.OVERRIDES, ("Sub.run",), {"within": "a"}, ["Base.run a/base.py:7"]),
    (Relation.OVERRIDDEN_BY, ("Base.run",), {"within": "b"}, ["Sub.run b/sub.py:7"]),
    (Relation.TESTS, ("one",), {"within": "b"}, ["test_two b/tests/test_y.py:4"]),
    (Relation.TEST_CASES, (), {"within": "b"}, ["test_two b/tests/test_y.py:4"]),
    (Relation.NEIGHBOURS, ("Base.run",), {"within": "a", "public": True, "facet": Facet.SIBLINGS},
     ["Base.shown a/base.py:13"]),
]  # fmt: skip


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("kinds") / "r", {**FILES, "d/x.py": "X = 1\n"})


def test_every_kind_that_can_be_narrowed_has_a_row() -> None:
    """What git tells of a part is narrowed by git itself (test_history_kinds.py); some language,
    and code that is a test or not, is everywhere."""
    placed = {
        relation
        for relation, kind in KINDS.items()
        if Filter.IN in kind.filters and "git_history" not in kind.proved_by
    }
    assert placed - {Relation.LANGUAGES, Relation.TEST_CODE} == {relation for relation, *_ in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].value)
def test_a_part_has_its_own_answers(repo: Path, row: Row) -> None:
    relation, targets, given, expected = row
    answer = answered(repo, goal(relation, *targets, **given))
    assert (values_of(answer), answer.ruling.outcome.value) == (expected, "answered"), answer.text
    assert f"in {given['within']}" in answer.text.lower()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].value)
def test_a_part_without_any_says_so_of_the_part(repo: Path, row: Row) -> None:
    relation, targets, given, _ = row
    answer = answered(repo, goal(relation, *targets, **{**given, "within": "d"}))
    assert (values_of(answer), answer.ruling.outcome.value) == ([], "answered"), answer.text
    assert "in d" in answer.text.lower()
    assert "snapshot" not in answer.text
