"""Which file an import means, and when that cannot be said."""

from __future__ import annotations

import pytest

from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.python_imports import importers, imports_of
from tests.unit.evaluation.trees import facts_of

PACKAGE = {
    "src/pkg/__init__.py": "from .core import run\n",
    "src/pkg/core.py": "",
    "src/pkg/sub/__init__.py": "",
    "src/pkg/sub/leaf.py": "",
}


def check_importers(user: dict[str, str], path: str, expected: set[str] | None) -> None:
    found = importers(facts_of(PACKAGE | user))[path]
    assert (None if isinstance(found, Doubt) else found) == expected


def test_imports_keep_their_dots() -> None:
    source = """\
        import os.path, json as j
        from . import core
        from ..pkg.core import run
        if True:
            from .sub.leaf import *
        def f():
            import late
    """
    facts = facts_of({"src/pkg/user.py": source})
    expected = {"os.path", "json", ".", "..pkg.core", ".sub.leaf", "late"}
    assert imports_of(facts, "src/pkg/user.py") == expected


@pytest.mark.parametrize(
    ("user", "source"),
    [
        ("src/pkg/user.py", "from . import core\n"),
        ("src/pkg/user.py", "from .core import run\n"),
        ("src/pkg/sub/user.py", "from ..core import run\n"),
        ("src/pkg/sub/user.py", "from .. import core\n"),
        ("tests/user.py", "import pkg.core\n"),
        ("tests/user.py", "from pkg import core\n"),
        ("tests/user.py", "from pkg.core import run as r\n"),
    ],
)
def test_every_form_of_import_is_resolved(user: str, source: str) -> None:
    check_importers({user: source}, "src/pkg/core.py", {"src/pkg/__init__.py", user})


def test_a_foreign_module_of_the_same_name_is_not_the_file() -> None:
    user = {"src/pkg/flask.py": "import flask\n", "src/pkg/user.py": "from flask import Flask\n"}
    check_importers(user, "src/pkg/flask.py", set())


def test_loading_a_package_on_the_way_puts_it_in_doubt() -> None:
    check_importers({"t.py": "import pkg.core\n"}, "src/pkg/__init__.py", None)
    check_importers({"t.py": "from pkg import run\n"}, "src/pkg/__init__.py", {"t.py"})


def test_a_script_folder_may_or_may_not_be_on_the_path() -> None:
    user = {"tools/helper.py": "", "tools/main.py": "import helper\n"}
    check_importers(user, "tools/helper.py", None)


def test_an_import_by_string_puts_the_module_in_doubt() -> None:
    user = {"t.py": "import importlib\nimportlib.import_module('pkg.sub.leaf')\n"}
    check_importers(user, "src/pkg/sub/leaf.py", None)
