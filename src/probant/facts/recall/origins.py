"""What a path is part of: the product, its tests, or what others wrote and programs made.

By the customs of paths alone; what a test really is, by language, `tools/projects` says.
"""

from __future__ import annotations

import re
from enum import Enum

_TESTS = re.compile(
    r"(?:^|[/_.-])(?:tests?|testing|specs?|examples?|benchmarks?)(?:[/_.-]|$)", re.I
)
_TEST_NAMES = re.compile(r"Tests?\.(?:java|kt|cs|swift)$|(?:^|/)(?:__tests__|testdata|fixtures)/")
_FOREIGN = re.compile(
    r"(?:^|/)(?:vendor|vendored|_vendor|third_?party|node_modules|dist|generated)/"
    r"|\.min\.(?:js|css)$|_pb2(?:_grpc)?\.pyi?$|\.pb\.(?:go|cc|h)$|_generated\.|\.gen\.",
    re.I,
)


class Origin(Enum):
    PRODUCT = "product"
    TEST = "test"
    FOREIGN = "foreign"
    """Vendored from elsewhere, or made by a program."""


def is_test(path: str) -> bool:
    return _TESTS.search(path) is not None


def origin_of(path: str) -> Origin:
    if _FOREIGN.search(path):
        return Origin.FOREIGN
    return Origin.TEST if is_test(path) or _TEST_NAMES.search(path) else Origin.PRODUCT
