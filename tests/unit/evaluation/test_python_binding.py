"""Whom a call means, and when the oracle refuses to say."""

from __future__ import annotations

import symtable
import textwrap
from collections.abc import Iterator

import pytest

from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.python_calls import CallFacts
from probant.evaluation.oracles.python_parse import parse_module
from probant.evaluation.oracles.python_scopes import ScopeKind
from tests.unit.evaluation.trees import defined, facts_of


def check_callers(files: dict[str, str], name: str, expected: set[tuple[str, int]] | None) -> None:
    """`expected` None: the oracle must be in doubt."""
    facts = facts_of(files)
    sites = CallFacts(facts).callers(defined(facts, name))
    found = None if isinstance(sites, Doubt) else {(site.path, site.line) for site in sites}
    assert found == expected


TARGET = "def run(): ...\n"


@pytest.mark.parametrize(
    ("user", "line"),
    [
        ("from pkg.core import run\nrun()\n", 2),
        ("from pkg.core import run as go\ngo()\n", 2),
        ("import pkg.core\npkg.core.run()\n", 2),
        ("import pkg.core as core\ncore.run()\n", 2),
        ("from pkg import core\ncore.run()\n", 2),
        ("from .core import run\nrun()\n", 2),
        ("from . import core\n\ncore.run()\n", 3),
        ("from pkg.core import *\nrun()\n", 2),
        ("from pkg import run\nrun()\n", 2),
        ("try:\n    from .core import run\nexcept ImportError:\n    raise\nrun()\n", 5),
        ("def f():\n    from .core import run\n    return [run() for _ in '']\n", 3),
        ("import pkg.core\nclass C:\n    x = lambda s: pkg.core.run()\n", 3),
    ],
)
def test_a_call_is_followed_through_every_kind_of_import(user: str, line: int) -> None:
    files = {
        "src/pkg/__init__.py": "from .core import run\n",
        "src/pkg/core.py": TARGET,
        "src/pkg/user.py": user,
    }
    check_callers(files, "run", {("src/pkg/user.py", line)})


@pytest.mark.parametrize(
    "user",
    [
        "thing.run()\n",
        "def f(run):\n    run()\n",
        "from pkg.core import run\nif x:\n    run = None\nrun()\n",
        "try:\n    from .core import run\nexcept ImportError:\n    from other import run\nrun()\n",
        "from somewhere import *\nrun()\n",
        "from pkg.core import run\nalias = run\nalias()\n",
        "from pkg.core import run\n@run\ndef f(): ...\n",
        "import flask\nflask.g.service.run()\n",
    ],
)
def test_one_undecided_site_drops_the_fact(user: str) -> None:
    files = {"pkg/__init__.py": "", "pkg/core.py": TARGET, "pkg/user.py": user}
    check_callers(files, "run", None)


@pytest.mark.parametrize(
    "user",
    [
        "import subprocess\nsubprocess.run()\n",
        "from other import run\nrun()\n",
        "'text'.run()\n",
        "# run()\ntext = 'run()'\n",
    ],
)
def test_a_foreign_namesake_is_no_call(user: str) -> None:
    files = {"pkg/__init__.py": "", "pkg/core.py": TARGET, "pkg/user.py": user}
    check_callers(files, "run", set())


def test_a_local_definition_shadows_the_outer_one() -> None:
    source = """\
        def run(): ...

        def other():
            def helper(): ...
            helper()

        def helper():
            run()
    """
    facts = facts_of({"a.py": source})
    calls = CallFacts(facts)
    inner = calls.callers(defined(facts, "other.helper"))
    outer = calls.callers(defined(facts, "helper"))
    assert not isinstance(inner, Doubt)
    assert not isinstance(outer, Doubt)
    assert [site.line for site in inner] == [5]
    assert list(outer) == []


SELF = """\
    class Base:
        def work(self):
            self.step()
        def step(self): ...
    class Lonely:
        def start(self):
            self.only()
            [self.only() for _ in ""]
        def only(self): ...
    class Child(Base):
        def step(self): ...
"""


def test_self_means_the_class_unless_a_subclass_overrides() -> None:
    check_callers({"a.py": SELF}, "Lonely.only", {("a.py", 7), ("a.py", 8)})
    check_callers({"a.py": SELF}, "Base.step", None)


def test_callees_are_as_written_and_belong_to_the_body() -> None:
    source = """\
        @decorator(1)
        def f(x):
            self.engine.run(len(x))
            return [y.strip() for y in x]
        def g():
            def inner():
                f()
        def h(x=list()):
            f()
        def chained():
            f().run()
    """
    facts = facts_of({"a.py": source})
    calls = CallFacts(facts)
    written = frozenset({"self.engine.run", "len", "y.strip"})
    assert calls.callees(defined(facts, "f")) == written
    for name in ("g", "h", "chained"):
        assert isinstance(calls.callees(defined(facts, name)), Doubt)


@pytest.mark.parametrize(
    ("body", "is_certain"),
    [
        ("return len(x)", True),
        ("return x.strip()", True),
        ("return b", False),
        ("return getattr(x, 'b')()", False),
        ("return x()", False),
        ("return x[0]()", False),
        ("return self.stored()", False),
        ("return c()", False),
        ("return 'call b'", False),
    ],
)
def test_a_no_is_certain_only_if_nothing_can_hide_the_call(body: str, is_certain: bool) -> None:
    source = f"def a(x, self=None):\n    {body}\n\ndef b(): ...\n\ndef c():\n    b()\n"
    facts = facts_of({"m.py": source})
    certain = CallFacts(facts).certainly_never_calls(defined(facts, "a"), defined(facts, "b"))
    assert certain is is_certain


SCOPES = """\
    import os, json as j
    from sys import *
    total = 0
    def outer(a, *b, c=1, **d):
        global total
        total = a
        def inner():
            nonlocal c
            c = [i for i in b if (w := i)]
            return w
        for k, (m, n) in d.items(): pass
        with a as e, b as (g, h): pass
        try: pass
        except ValueError as error: pass
        match a:
            case {"x": y, **rest}: pass
            case [first, *others] as whole: pass
        import os.path
        return lambda z: z
    class C:
        field: int
        def method(self): return __class__
"""


def _tables(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    yield table
    for child in table.get_children():
        yield from _tables(child)


def test_scopes_agree_with_the_interpreters_own_symbol_table() -> None:
    source = textwrap.dedent(SCOPES)
    module = parse_module("a.py", source.encode())
    named = {
        (scope.definition.name if scope.definition else "top"): set(scope.bindings)
        for scope in module.scopes
        if scope.kind is ScopeKind.MODULE or scope.definition is not None
    }
    for table in _tables(symtable.symtable(source, "a.py", "exec")):
        if table.get_name() not in named:
            continue
        expected = {s.get_name() for s in table.get_symbols() if s.is_local() or s.is_parameter()}
        found = named[table.get_name()]
        if table.get_name() == "inner":
            expected.discard("c")
        assert found == expected, table.get_name()
