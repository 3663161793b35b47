"""Structural claims about a small Python project: what is verified, refuted, and left open."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.assertion import Assertion
from tests.unit.checking.structural import said, verdicts

SHOP = {
    "shop/__init__.py": """from shop.cart import Cart
from shop.money import total

__all__ = ["Cart", "total"]
""",
    "shop/money.py": '''import json
from decimal import Decimal as D
from typing import Optional


class Empty(Exception):
    pass


class Broken(Empty):
    pass


def total(items: list[int], *, tax: float = 0.0) -> int:
    """Adds."""
    if not items:
        raise Empty("nothing")
    return sum(items)


def shown(items: list[int]) -> str:
    return json.dumps(total(items))


def find(name: str, limit: int = 3, *args: int, **more: int) -> Optional[str]:
    print(name)
    return None


def rounded(value):
    return D(value)


def simple(a: int) -> int:
    return a
''',
    "shop/cart.py": """from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

from shop import money
from shop.money import Empty, total

LIMIT: int = 10


class Base(ABC):
    colour = "red"

    @abstractmethod
    def add(self, item: str) -> None: ...

    def size(self) -> int:
        return 0


class Cart(Base):
    def __init__(self, owner: str, limit: int = LIMIT) -> None:
        self.items: list[str] = []
        self.owner = owner

    def add(self, item: str) -> None:
        self.items.append(item)

    def sum(self) -> int:
        return total(self.items)

    def path(self) -> Path:
        return Path(self.owner)

    def run(self, work):
        return work(self)

    def copy(self) -> "Cart":
        return Cart(self.owner)

    async def fetch(self) -> bytes:
        return b""


@dataclass
class Item:
    name: str
    price: int = 0


class Failure(ValueError):
    pass


class Special(Cart):
    pass


class Odd(money.Unknown):
    pass
""",
    "shop/loader.py": """import importlib


def load(name):
    return importlib.import_module(name)
""",
    "shop/ways.py": """class Top:
    def load(self):
        return 1


class Side(Top):
    pass


class Near(Top):
    def load(self):
        return 2
""",
    "shop/joined.py": """from shop.ways import Near, Side


class Joined(Side, Near):
    pass
""",
    "shop/typed.py": """import sys

if sys.version_info >= (3, 11):
    from typing import assert_type
else:
    from typing_extensions import assert_type

if sys.version_info >= (3, 12):
    from types import bases
else:

    def bases(cls):
        return ()

from shop.plain import here

try:
    from fast import quick
except ImportError:
    quick = here


def sure(value):
    assert_type(value, int)
    return [one for one in bases(value)]


def swift():
    return quick()
""",
    "shop/plain.py": """import os.path
import numpy as np


def here():
    return os.path.join("a", np.array([1]))


def _hidden():
    return here()
""",
    "README.md": "Shop\n",
}

Rows = dict[str, tuple[Assertion, str]]

DEFINED: Rows = {
    "in its file": (said("defined_in", "Cart", at="shop/cart.py"), "verified"),
    "by the end of the path": (said("defined_in", "total", at="money.py"), "verified"),
    "method": (said("defined_in", "Cart.add", at="shop/cart.py"), "verified"),
    "on its lines": (said("defined_in", "total", at="shop/money.py:14-18"), "verified"),
    "on its first line": (said("defined_in", "total", at="shop/money.py:14"), "verified"),
    "with a decorator only": (said("defined_in", "Item", at="shop/cart.py:44-45"), "verified"),
    "only inside its body": (
        said("defined_in", "total", at="shop/money.py:17"),
        "refuted wrong_structure -> shop/money.py:14",
    ),
    "as a function": (
        said("defined_in", "total", at="shop/money.py", text="`total` is a function in F"),
        "verified",
    ),
    "a function as a class": (
        said("defined_in", "total", at="shop/money.py", text="`total` is a class in F"),
        "refuted wrong_structure",
    ),
    "a class as a function": (
        said("defined_in", "Cart", at="shop/cart.py", text="`Cart` is a function in F"),
        "unverifiable false_premise",
    ),
    "as a class method": (
        said("defined_in", "Cart.add", at="shop/cart.py", text="`add` is a class method in F"),
        "verified",
    ),
    "on other lines": (
        said("defined_in", "total", at="shop/money.py:40"),
        "refuted wrong_structure -> shop/money.py:14",
    ),
    "only imported": (
        said("defined_in", "total", at="shop/cart.py"),
        "refuted wrong_structure -> shop/money.py:14",
    ),
    "re-exported": (
        said("defined_in", "Cart", at="shop/__init__.py"),
        "refuted wrong_structure -> shop/cart.py:21",
    ),
    "nowhere": (
        said("defined_in", "checkout", at="shop/cart.py"),
        "refuted missing_identifier",
    ),
    "in no file": (
        said("defined_in", "Cart", at="shop/wagon.py"),
        "refuted missing_file -> shop/cart.py:21",
    ),
    "in a file of others": (
        said("defined_in", "django.core.Cart", at="django/core/cart.py"),
        "unverifiable missing_anchor",
    ),
    "brought by the package": (
        said("defined_in", "Cart", at="shop/__init__.py", text="`Cart` is in F"),
        "verified",
    ),
    "denied and so": (
        said("defined_in", "Cart", at="shop/cart.py", denied=True),
        "refuted wrong_structure",
    ),
    "in a class": (said("defined_in", "sum", "Cart"), "verified"),
    "in another class": (
        said("defined_in", "sum", "Item"),
        "unverifiable dynamic_dispatch",
    ),
    "not in a plain class": (
        said("defined_in", "total", "Cart"),
        "refuted wrong_structure -> shop/money.py:14",
    ),
    "inherited": (
        said("defined_in", "size", "Special", text="`size` is defined in `Special`"),
        "refuted wrong_structure -> shop/cart.py:17",
    ),
    "has what it inherits": (
        said("defined_in", "size", "Special", text="`size` is a method of `Special`"),
        "verified",
    ),
    "in a class by its package": (
        said("defined_in", "sum", "shop.Cart", text="`shop.Cart` implements a `sum` method"),
        "verified",
    ),
    "inherited past what is above": (
        said("defined_in", "Joined.load", at="shop/ways.py:11"),
        "verified",
    ),
    "not inherited from above": (
        said("defined_in", "Joined.load", at="shop/ways.py:2"),
        "refuted wrong_structure -> shop/ways.py:11",
    ),
    "in a module": (said("defined_in", "total", "shop.money"), "verified"),
    "in a package that lends it": (
        said("defined_in", "Cart", "shop", text="`Cart` is defined in the `shop` package"),
        "verified",
    ),
    "below a package that does not export it": (
        said("defined_in", "Item", "shop", text="`Item` is defined in `shop`"),
        "verified",
    ),
    "in a package that has none": (
        said("defined_in", "checkout", "shop"),
        "refuted missing_identifier",
    ),
    "in another module": (
        said("defined_in", "total", "shop.cart"),
        "refuted wrong_structure -> shop/money.py:14",
    ),
    "an attribute": (said("defined_in", "items", "Cart"), "verified"),
    "a local name of a file": (
        said("defined_in", "tax", at="shop/money.py"),
        "unverifiable mention_only",
    ),
}

IMPORTS: Rows = {
    "standard": (said("imports", what="json", at="shop/money.py"), "verified"),
    "not that": (said("imports", what="re", at="shop/money.py"), "refuted wrong_structure"),
    "unknown": (said("imports", what="flask", at="shop/money.py"), "refuted wrong_structure"),
    "distribution": (
        said("imports", what="PyYAML", at="shop/money.py"),
        "unverifiable not_told",
    ),
    "own module": (said("imports", what="shop.money", at="shop/cart.py"), "verified"),
    "own module by its last name": (said("imports", what="money", at="shop/cart.py"), "verified"),
    "own file": (said("imports", what="shop/money.py", at="shop/cart.py"), "verified"),
    "other own file": (
        said("imports", what="shop/loader.py", at="shop/cart.py"),
        "refuted wrong_structure",
    ),
    "name": (said("imports", what="total", at="shop/cart.py"), "verified"),
    "name from": (said("imports", what="shop.money", names=("total",), at="shop/cart.py"),
                  "verified"),
    "name from elsewhere": (
        said("imports", what="decimal", names=("total",), at="shop/cart.py"),
        "refuted wrong_structure -> shop.money",
    ),
    "other name from": (
        said("imports", what="shop.money", names=("find",), at="shop/cart.py"),
        "refuted wrong_structure",
    ),
    "under another name": (said("imports", what="Decimal", at="shop/money.py"), "verified"),
    "package of a module": (said("imports", what="os", at="shop/plain.py"), "verified"),
    "dynamic": (
        said("imports", what="json", at="shop/loader.py"),
        "unverifiable dynamic_dispatch",
    ),
    "module as subject": (said("imports", "shop.cart", "pathlib"), "verified"),
    "denied": (said("imports", what="re", at="shop/money.py", denied=True), "verified"),
}  # fmt: skip

CLASSES: Rows = {
    "direct": (said("extends", "Cart", "Base"), "verified"),
    "through another": (said("extends", "Special", "Base"), "verified"),
    "not that": (said("extends", "Cart", "Item"), "refuted wrong_structure -> Base"),
    "outside": (said("extends", "Base", "ABC"), "verified"),
    "builtin above": (said("extends", "Failure", "Exception"), "verified"),
    "builtin beside": (
        said("extends", "Failure", "KeyError"),
        "refuted wrong_structure -> ValueError",
    ),
    "nothing": (said("extends", "Item", "Base"), "refuted wrong_structure"),
    "unknown above": (said("extends", "Odd", "Base"), "unverifiable unresolved_references"),
    "no class": (said("extends", "total", "Base"), "unverifiable false_premise"),
    "no such": (said("extends", "Wagon", "Base"), "unverifiable missing_anchor"),
    "implements": (said("implements", "Cart", "Base"), "verified"),
    "does not": (said("implements", "Item", "Base"), "refuted wrong_structure"),
    "denied": (said("extends", "Cart", "Item", denied=True), "verified"),
    "denied and so": (said("extends", "Cart", "Base", denied=True), "refuted wrong_structure"),
}

CALLS: Rows = {
    "own": (said("calls", "shown", "total"), "verified"),
    "method calls": (said("calls", "Cart.sum", "total"), "verified"),
    "not that": (said("calls", "shown", "find"), "refuted wrong_structure"),
    "wrong way round": (said("calls", "total", "shown"), "refuted wrong_structure"),
    "a name from either of two modules": (
        said("calls", "sure", "total"),
        "refuted wrong_structure",
    ),
    "a name that may be another": (
        said("calls", "swift", "here"),
        "unverifiable dynamic_dispatch",
    ),
    "builtin": (said("calls", "find", "print"), "verified"),
    "not the builtin": (said("calls", "shown", "print"), "refuted wrong_structure"),
    "outside": (said("calls", "shown", "json.dumps"), "verified"),
    "outside by its name": (said("calls", "shown", "dumps"), "verified"),
    "under another name": (said("calls", "rounded", "Decimal"), "verified"),
    "through a module's other name": (said("calls", "here", "numpy.array"), "verified"),
    "not from outside": (said("calls", "shown", "json.loads"), "refuted wrong_structure"),
    "a value": (said("calls", "Cart.run", "print"), "unverifiable dynamic_dispatch"),
    "class": (said("calls", "Cart.copy", "Cart"), "verified"),
    "in a class": (said("calls", "Cart", "total"), "verified"),
    "denied": (said("calls", "shown", "find", denied=True), "verified"),
    "denied and so": (said("calls", "shown", "total", denied=True), "refuted wrong_structure"),
    "unknown caller": (said("calls", "checkout", "total"), "unverifiable missing_anchor"),
}

TYPES: Rows = {
    "plain": (said("returns", "total", literal="int"), "verified"),
    "other": (said("returns", "total", literal="str"), "refuted wrong_structure -> int"),
    "optional": (said("returns", "find", literal="str | None"), "verified"),
    "part of it": (said("returns", "find", literal="str"), "unverifiable not_told"),
    "quoted": (said("returns", "Cart.copy", literal="Cart"), "verified"),
    "another class": (
        said("returns", "Cart.copy", literal="Item"),
        'refuted wrong_structure -> "Cart"',
    ),
    "class above": (said("returns", "Cart.copy", literal="Base"), "unverifiable not_told"),
    "module before": (said("returns", "Cart.path", literal="pathlib.Path"), "verified"),
    "path is no text": (said("returns", "Cart.path", literal="str"),
                        "refuted wrong_structure -> Path"),
    "none": (said("returns", "Cart.add", literal="None"), "verified"),
    "not none": (said("returns", "total", literal="None"), "refuted wrong_structure -> int"),
    "not told": (said("returns", "Cart.run", literal="Decimal"), "unverifiable not_told"),
    "async": (said("returns", "Cart.fetch", literal="bytes"), "verified"),
    "variable": (said("type_of", "LIMIT", literal="int"), "verified"),
    "not so": (said("type_of", "LIMIT", literal="str"), "refuted wrong_structure -> int"),
    "field": (said("type_of", "Item.price", literal="int"), "verified"),
    "attribute": (said("type_of", "Cart.items", literal="list"), "verified"),
    "attribute of others": (
        said("type_of", "Cart.items", literal="dict"),
        "refuted wrong_structure -> list[str]",
    ),
    "parameter": (said("type_of", "items", owner="total", literal="list[int]"), "verified"),
}  # fmt: skip

PARAMETERS: Rows = {
    "one": (said("parameter", "total", names=("items",)), "verified"),
    "keyword": (said("parameter", "total", names=("tax",)), "verified"),
    "not that": (
        said("parameter", "total", names=("limit",)),
        "refuted wrong_structure -> items, tax",
    ),
    "all": (said("parameter", "total", names=("items", "tax"), complete=True), "verified"),
    "wrong order": (
        said("parameter", "total", names=("tax", "items"), complete=True),
        "refuted wrong_structure -> items, tax",
    ),
    "without the optional": (
        said("parameter", "total", names=("items",), complete=True),
        "unverifiable not_told",
    ),
    "gathered": (said("parameter", "find", names=("colour",)), "unverifiable not_told"),
    "count": (said("parameter", "total", count=2), "verified"),
    "required only": (said("parameter", "total", count=1), "unverifiable not_told"),
    "too many": (said("parameter", "total", count=3), "refuted wrong_structure -> items, tax"),
    "method": (said("parameter", "Cart.add", count=1), "verified"),
    "with receiver": (said("parameter", "Cart.add", count=2), "unverifiable not_told"),
    "method none": (said("parameter", "Cart.add", count=3), "refuted wrong_structure -> item"),
    "class": (said("parameter", "Cart", names=("owner",)), "verified"),
    "class not": (
        said("parameter", "Cart", names=("price",)),
        "refuted wrong_structure -> owner, limit",
    ),
    "fields": (said("parameter", "Item", names=("price",)), "verified"),
}

OTHERS: Rows = {
    "raises": (said("raises", "total", "Empty"), "verified"),
    "through a call": (said("raises", "shown", "Empty"), "verified"),
    "not a class of ours": (said("raises", "simple", "Empty"), "refuted wrong_structure"),
    "builtin": (said("raises", "simple", "KeyError"), "unverifiable not_told"),
    "denied": (said("raises", "total", "Empty", denied=True), "refuted wrong_structure"),
    "listed": (said("exports", what="Cart", at="shop/__init__.py"), "verified"),
    "not listed": (
        said("exports", what="Item", at="shop/__init__.py"),
        "refuted wrong_structure",
    ),
    "public": (said("exports", what="here", at="shop/plain.py"), "verified"),
    "private": (said("exports", what="_hidden", at="shop/plain.py"), "unverifiable no_export_list"),
    "absent": (said("exports", what="Cart", at="shop/plain.py"), "refuted wrong_structure"),
    "module": (said("exports", "shop", "total"), "verified"),
    "no history": (
        said("commit_changed", at="shop/cart.py", literal="abc1234"),
        "unverifiable no_history",
    ),
}


@pytest.mark.parametrize(
    "rows",
    [DEFINED, IMPORTS, CLASSES, CALLS, TYPES, PARAMETERS, OTHERS],
    ids=["defined", "imports", "classes", "calls", "types", "parameters", "others"],
)
def test_a_python_project(rows: Rows, tmp_path: Path) -> None:
    claims = {name: claim for name, (claim, _) in rows.items()}
    assert verdicts(tmp_path, SHOP, claims) == {name: wanted for name, (_, wanted) in rows.items()}
