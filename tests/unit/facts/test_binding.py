"""What a call means across files: certain, outside, or honestly unknown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.facts.extracting import bases, bindings

LIB = "def load(): ...\n\n\nclass Engine:\n    def start(self): ...\n"
LOAD, ENGINE, START = "lib.py:1 load", "lib.py:4 Engine", "lib.py:5 Engine.start"


@pytest.mark.parametrize(
    ("app", "expected"),
    [
        # through imports
        ("from lib import load\nload()", {"load": LOAD}),
        ("from lib import load as fetch\nfetch()", {"fetch": LOAD}),
        ("import lib\nlib.load()", {"lib.load": LOAD}),
        ("import lib as l\nl.load()\nl.Engine()", {"l.load": LOAD, "l.Engine": ENGINE}),
        ("from lib import *\nload()", {"load": LOAD}),
        ("def f():\n    from lib import load\n    load()", {"load": LOAD}),
        ("if TYPE_CHECKING:\n    from lib import load\nload()", {"load": LOAD}),
        ("import lib\nlib.Engine.start(1)", {"lib.Engine.start": START}),
        ("import lib\nlib.nothing()", {"lib.nothing": "?"}),
        ("from lib import nothing\nnothing()", {"nothing": "?"}),
        # from outside
        ("import os\nos.stat('x')", {"os.stat": "outside os"}),
        ("from os import stat\nstat('x')", {"stat": "outside os.stat"}),
        ("print()", {"print": "outside print"}),
        ("''.join([])", {"''.join": "outside builtin"}),
        ("nowhere()", {"nowhere": "?"}),
        ("from os import *\nload()", {"load": "?"}),
        # values of known type
        ("from lib import Engine\nEngine().start()", {"Engine": ENGINE, "Engine().start": START}),
        ("from lib import Engine\ndef f():\n    e = Engine()\n    e.start()",
         {"Engine": ENGINE, "e.start": START}),
        ("from lib import Engine\ndef f(e: Engine):\n    e.start()", {"e.start": START}),
        ("from lib import Engine\ndef f(e: 'Engine'):\n    e.start()", {"e.start": START}),
        ("from lib import Engine\ndef f(e: Engine | None):\n    e.start()", {"e.start": START}),
        ("import typing\nfrom lib import Engine\ndef f(e: typing.Optional[Engine]):\n    e.start()",
         {"e.start": START}),
        ("from lib import Engine\ndef f(e: list[Engine]):\n    e.start()", {"e.start": "?"}),
        ("from lib import Engine\ndef f(*e: Engine):\n    e.start()", {"e.start": "?"}),
        ("from lib import Engine\ndef f(e: Engine | str):\n    e.start()", {"e.start": "?"}),
        ("def f(e):\n    e.start()", {"e.start": "?"}),
        # attributes of the instance
        ("from lib import Engine\nclass Car:\n    def __init__(self):\n        self.e = Engine()\n"
         "    def go(self):\n        self.e.start()", {"Engine": ENGINE, "self.e.start": START}),
        ("from lib import Engine\nclass Car:\n    e: Engine\n    def go(self):\n"
         "        self.e.start()", {"self.e.start": START}),
        ("from lib import Engine\nclass Car:\n    def __init__(self, e: Engine):\n"
         "        self.e = e\n    def go(self):\n        self.e.start()", {"self.e.start": START}),
        ("from lib import Engine\nclass Car:\n    def __init__(self, e):\n        self.e = e\n"
         "    def go(self):\n        self.e.start()", {"self.e.start": "?"}),
        # attributes whose value is made of themselves, or of each other
        ("class Rows:\n    def __init__(self):\n        self.q = self.q.copy()\n"
         "    def go(self):\n        self.q.start()",
         {"self.q.copy": "?", "self.q.start": "?"}),
        ("class Rows:\n    def __init__(self):\n        self.a = self.b.copy()\n"
         "        self.b = self.a.copy()\n    def go(self):\n        self.b.start()",
         {"self.a.copy": "?", "self.b.copy": "?", "self.b.start": "?"}),
        # self, cls, super
        ("from lib import Engine\nclass Car(Engine):\n    def go(self):\n        self.start()",
         {"self.start": START}),
        ("from lib import Engine\nclass Car(Engine):\n    @classmethod\n    def go(cls):\n"
         "        cls.start(1)", {"cls.start": START}),
        ("from lib import Engine\nclass Car(Engine):\n    def start(self):\n"
         "        super().start()", {"super().start": START, "super": "outside super"}),
        ("class Car(Unknown):\n    def go(self):\n        self.start()", {"self.start": "?"}),
        ("class Car:\n    def go(self):\n        self.start()", {"self.start": "?"}),
        # hidden by another binding
        ("from lib import load\ndef f(load):\n    load()", {"load": "?"}),
        ("from lib import load\nload = 1\nload()", {"load": "?"}),
        ("from lib import load\ndef f():\n    load = 1\n    load()", {"load": "?"}),
        ("from lib import load\nfor load in []:\n    load()", {"load": "?"}),
        ("from lib import load\ndef f():\n    with x as load:\n        load()", {"load": "?"}),
        ("from lib import load\ndef f():\n    if (load := 1):\n        load()", {"load": "?"}),
        ("from lib import load\n[load() for load in []]", {"load": "?"}),
        ("from lib import load\nlambda load: load()", {"load": "?"}),
        ("from lib import load\ndef f(x):\n    match x:\n        case load:\n            load()",
         {"load": "?"}),
        ("from lib import load\ndef f(x):\n    match x:\n        case [1, *load]:\n"
         "            load()", {"load": "?"}),
        ("from lib import load\ndef f(x):\n    match x:\n        case {'a': load}:\n"
         "            load()", {"load": "?"}),
        ("from lib import load\ndef f(x):\n    match x:\n        case int() as load:\n"
         "            load()", {"load": "?"}),
        ("from lib import load\ntry:\n    pass\nexcept E as load:\n    load()", {"load": "?"}),
        ("from lib import load\ndef f():\n    global load\n    load = 1\ndef g():\n    load()",
         {"load": "?"}),
        ("def outer():\n    from lib import load\n    def f():\n        nonlocal load\n"
         "        load = 1\n    load()", {"load": "?"}),
        ("try:\n    from lib import load\nexcept ImportError:\n    from other import load\nload()",
         {"load": "?"}),
        ("try:\n    from lib import load\nexcept ImportError:\n    load = None\nload()",
         {"load": LOAD}),
        # scopes
        ("class A:\n    from lib import load\n    def f(self):\n        load()", {"load": "?"}),
        ("def f():\n    load()\ndef load(): ...", {"load": "app.py:3 load"}),
        ("def f():\n    def load(): ...\n    load()", {"load": "app.py:2 f.load"}),
        ("class A:\n    def load(self): ...\n    def f(self):\n        load()", {"load": "?"}),
        ("def load(): ...\ndef load(): ...\nload()", {"load": "?"}),
        ("table[0]()", {"table[0]": "?"}),
    ],
)  # fmt: skip
def test_calls(tmp_path: Path, app: str, expected: dict[str, str]) -> None:
    assert bindings(tmp_path / "repo", {"lib.py": LIB, "app.py": app + "\n"}, "app.py") == expected


@pytest.mark.parametrize(
    ("files", "call", "expected"),
    [
        # re-exports, submodules, star exports
        ({"p/__init__.py": "from .core import f", "p/core.py": "def f(): ...",
          "app.py": "import p\np.f()"}, "p.f", "p/core.py:1 f"),
        ({"p/__init__.py": "from .core import f as g", "p/core.py": "def f(): ...",
          "app.py": "from p import g\ng()"}, "g", "p/core.py:1 f"),
        ({"p/__init__.py": "from .core import *", "p/core.py": "def f(): ...",
          "app.py": "import p\np.f()"}, "p.f", "p/core.py:1 f"),
        ({"p/__init__.py": "from .core import *", "p/core.py": "__all__ = ['g']\ndef f(): ...",
          "app.py": "import p\np.f()"}, "p.f", "?"),
        ({"p/__init__.py": "from .core import *", "p/core.py": "def _f(): ...",
          "app.py": "import p\np._f()"}, "p._f", "?"),
        ({"p/__init__.py": "from .core import *", "p/core.py": "__all__ = ['_f']\ndef _f(): ...",
          "app.py": "import p\np._f()"}, "p._f", "p/core.py:2 _f"),
        ({"p/__init__.py": "", "p/core.py": "def f(): ...", "app.py": "import p.core\np.core.f()"},
         "p.core.f", "p/core.py:1 f"),
        ({"a/__init__.py": "", "a/b.py": "def f(): ...", "a/c.py": "def g(): ...",
          "app.py": "import a.b\nimport a.c\na.b.f()"}, "a.b.f", "a/b.py:1 f"),
        ({"a/__init__.py": "", "a/b.py": "def f(): ...", "app.py": "import a.b as x\nx.f()"},
         "x.f", "a/b.py:1 f"),
        ({"a/__init__.py": "", "a/b.py": "def f(): ...", "app.py": "from a import b\nb.f()"},
         "b.f", "a/b.py:1 f"),
        # relative imports
        ({"p/__init__.py": "", "p/core.py": "def f(): ...", "p/app.py": "from .core import f\nf()"},
         "f", "p/core.py:1 f"),
        ({"p/__init__.py": "", "p/core.py": "def f(): ...", "p/app.py": "from . import core\n"
          "core.f()"}, "core.f", "p/core.py:1 f"),
        ({"p/__init__.py": "", "p/core.py": "def f(): ...", "p/q/__init__.py": "",
          "p/q/app.py": "from ..core import f\nf()"}, "f", "p/core.py:1 f"),
        ({"p/__init__.py": "", "p/app.py": "from ...core import f\nf()", "core.py": "def f(): ..."},
         "f", "?"),
        # layouts
        ({"src/p/__init__.py": "", "src/p/core.py": "def f(): ...",
          "tests/app.py": "from p.core import f\nf()"}, "f", "src/p/core.py:1 f"),
        ({"ns/core.py": "def f(): ...", "app.py": "from ns.core import f\nf()"}, "f",
         "ns/core.py:1 f"),
        ({"ns/core.py": "def f(): ...", "app.py": "from ns import core\ncore.f()"}, "core.f",
         "ns/core.py:1 f"),
        ({"json.py": "def dumps(): ...", "p/__init__.py": "",
          "p/app.py": "import json\njson.dumps()"}, "json.dumps", "outside json"),
        ({"a/x.py": "def f(): ...", "b/x.py": "def f(): ...", "app.py": "import x\nx.f()"}, "x.f",
         "?"),
        # circles
        ({"a.py": "from b import f", "b.py": "from a import f", "app.py": "from a import f\nf()"},
         "f", "?"),
        ({"a.py": "import b\ndef f(): ...", "b.py": "import a\ndef g(): ...",
          "app.py": "import a\na.b.a.f()"}, "a.b.a.f", "a.py:2 f"),
    ],
)  # fmt: skip
def test_calls_across_packages(
    tmp_path: Path, files: dict[str, str], call: str, expected: str
) -> None:
    path = next(name for name in files if name.endswith("app.py"))
    sources = {name: text + "\n" for name, text in files.items()}
    assert bindings(tmp_path / "repo", sources, path)[call] == expected


def test_bases(tmp_path: Path) -> None:
    files = {
        "lib.py": "class Base: ...\n",
        "a.py": "import lib\nfrom lib import Base as B\nimport enum\n"
        "from typing import Generic, T\n"
        "class One(lib.Base): ...\nclass Two(B): ...\nclass Three(enum.Enum): ...\n"
        "class Four(Generic[T], B): ...\nclass Five(make()): ...\nclass Six(Nowhere): ...\n"
        "class Seven(Exception): ...\n",
    }
    found = bases(tmp_path / "repo", files)
    base = "lib.py:1 Base"
    assert found == {
        "One": [base],
        "Two": [base],
        "Three": ["outside enum"],
        "Four": ["outside typing.Generic", base],
        "Five": ["?"],
        "Six": ["?"],
        "Seven": ["outside Exception"],
        "Base": [],
    }
