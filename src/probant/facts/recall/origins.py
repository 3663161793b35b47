"""What a path is part of: the product, its tests, or what others wrote and programs made.

By the customs of paths alone; what a test really is, by language, `tools/projects` says. A search
asks of every file it ranks, so folders are remembered and most names are looked at once.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

_TESTS = re.compile(
    r"(?:^|[/_.-])(?:tests?|testing|specs?|examples?|benchmarks?)(?:[/_.-]|$)", re.I
)
_OF_A_PACKAGE = re.compile(r"(?<=/)test(?:ing)?\.pyi?$")
"""Modules that packages have for those who use them: `werkzeug/test.py`, `numpy/testing.py`."""
_TEST_NAMES = re.compile(
    r"Tests?\.(?:java|kt|cs|swift)$|(?:^|/)(?:(?:__tests__|testdata|fixtures)/|conftest\.py$)"
)
_FOREIGN = re.compile(
    r"(?:^|/)(?:vendor|vendored|_vendor|third_?party|node_modules|dist|generated)/"
    r"|\.min\.(?:js|css)$|_pb2(?:_grpc)?\.pyi?$|\.pb\.(?:go|cc|h)$|_generated\.|\.gen\.",
    re.I,
)
_TELLING_NAME = re.compile(
    r"test|spec|example|benchmark|\.min\.|_pb2|\.pb\.|generated|\.gen\.", re.I
)
"""Without one of these, a file is what its folder is."""


class Origin(Enum):
    PRODUCT = "product"
    TEST = "test"
    FOREIGN = "foreign"
    """Vendored from elsewhere, or made by a program."""


def is_test(path: str) -> bool:
    return _TESTS.search(_OF_A_PACKAGE.sub("", path)) is not None


def origin_of(path: str) -> Origin:
    folder, slash, name = path.rpartition("/")
    return _origin(path) if _TELLING_NAME.search(name) else _origin(folder + slash)


@lru_cache(maxsize=10_000)
def _origin(path: str) -> Origin:
    """Of a file, or of a folder whose path ends in a slash."""
    if _FOREIGN.search(path):
        return Origin.FOREIGN
    return Origin.TEST if is_test(path) or _TEST_NAMES.search(path) else Origin.PRODUCT


def origin_of_definition(path: str, qualified_name: str) -> Origin:
    """The same of one definition: Rust keeps tests of a file in a module of it."""
    is_inner_test = path.endswith(".rs") and qualified_name.startswith(("tests.", "test."))
    return Origin.TEST if is_inner_test else origin_of(path)
