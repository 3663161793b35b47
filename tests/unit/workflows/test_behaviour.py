"""Statements about behaviour, run: what holds, what does not, and what cannot be told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from probant.checking.document import Document
from probant.runs.workshop import Permission
from probant.settings import load_settings
from probant.surfaces.api import check, check_documents
from probant.vocabulary.assertion import Tier
from probant.wiring import Execution
from tests.repos import Files, make_tree
from tests.running import needs_sandbox
from tests.unit.workflows.behaviour_files import CALC, HOSTILE, PACKAGE, SCRIPTS

pytestmark = needs_sandbox
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")

SAID = [
    ("`double(2)` returns `4`.", "verified", ""),
    ("double(2) returns 4.", "verified", ""),
    ("`double(2)` returns `5`.", "refuted", "returned 4"),
    ("`double(2)` does not return `5`.", "verified", ""),
    ("`root(-1)` raises `Negative`.", "verified", ""),
    ("`root(-1)` raises `ValueError`.", "verified", ""),
    ("`root(-1)` raises `KeyError`.", "refuted", "raised Negative"),
    ("`root(4)` raises `ValueError`.", "refuted", "raised nothing"),
    ("`root(4)` returns `2`.", "verified", ""),
    ("`pair(1)` returns `{'b': (2, None), 'a': [1]}`.", "verified", ""),
    ("`pair(1)` returns `{'b': [2, None], 'a': [1]}`.", "unverifiable", "may or may not"),
    ("`pair(1, b=3)` returns `{'a': [1], 'b': [2, None]}`.", "refuted", "3"),
    ("`later(3)` returns `3`.", "verified", ""),
    ("`chance()` returns `0.5`.", "unverifiable", "each time"),
    ("`thing()` returns `1`.", "unverifiable", "no literal"),
    ("`Box.of(1)` returns `[1]`.", "verified", ""),
    ("`Box.open()` returns `1`.", "unverifiable", "needs an object"),
    ("`double()` returns `1`.", "unverifiable", "cannot be called so"),
    ("`lost()` returns `1`.", "unverifiable", "not_installed_anywhere"),
    ("`twice_there()` returns `1`.", "unverifiable", "2 functions"),
    ("The test `test_double` passes.", "verified", ""),
    ("The test `test_wrong` passes.", "refuted", "1 failed"),
    ("The test `test_wrong` fails.", "verified", ""),
]
PACKAGED = [
    ("`weigh(0)` returns `0.3`.", "verified", "0.30000000000000004"),
    ("`weigh(0)` returns `0.31`.", "refuted", "0.30000000000000004"),
    ("weigh(0) returns 0.3.", "verified", ""),
    ("`rounded()` returns `3.14`.", "unverifiable", "may or may not"),
    ("`rounded()` returns `3`.", "refuted", "3.14159"),
    ("`parcel.weigh(0)` returns `0.3`.", "verified", ""),
    ("`parcel._sizes.weigh(0)` returns `0.3`.", "verified", ""),
    ("`weigh(10)` raises `TooBig`.", "verified", ""),
    ("`weigh(10)` raises `parcel.TooBig`.", "verified", ""),
    ("`weigh(10)` raises `parcel._errors.TooBig`.", "verified", ""),
    ("`weigh(10)` raises `Exception`.", "verified", ""),
    ("`weigh(10)` raises `OSError`.", "refuted", "TooBig(10)"),
    ("`weigh(10)` raises `Unheard`.", "unverifiable", "nobody here knows"),
    ("`weigh(10)` raises.", "verified", ""),
    ("`weigh(1)` raises.", "refuted", "raised nothing"),
    ("`weigh(1)` does not raise an exception.", "verified", ""),
    ("Calling `weigh` with 10 raises a `TooBig`.", "verified", ""),
    ("`weigh(10)` throws an error.", "verified", ""),
    ("`weigh(10)` may raise `KeyError`.", "", ""),
    ("`decorated(2)` returns 3.", "verified", ""),
    ('`many("a")` returns "a".', "verified", ""),
    ("`big(20)` returns `100000000000000000001`.", "refuted", "100000000000000000000"),
    ("`big(20)` returns `100000000000000000000`.", "verified", ""),
    ("`big(10000)` returns `1`.", "refuted", ""),
    ("`truth(1)` returns `1`.", "unverifiable", "True"),
    ("`truth(1)` returns true.", "verified", ""),
    ("`truth(0)` returns `True`.", "refuted", "False"),
    ("`count(1)` returns `True`.", "unverifiable", "returned 1"),
    ("`kind(0)` returns `1`.", "unverifiable", "no literal"),
    ("`kind(1)` returns `1`.", "verified", ""),
    ("`kind(2)` returns `Point(x=1, y=2)`.", "verified", ""),
    ("`kind(2)` returns `Point(1, 2)`.", "unverifiable", "Point(x=1, y=2)"),
    ("`kind(3)` returns `(1, 2)`.", "verified", ""),
    ("`kind(3)` returns `[1, 2]`.", "unverifiable", ""),
    ("`kind(3)` returns `[1, 3]`.", "refuted", ""),
    ("`numbers(3)` yields `1`.", "unverifiable", "generator"),
    ("`raw(0)` returns `b'a'`.", "verified", ""),
    ("`raw(0)` returns `'a'`.", "refuted", ""),
    ("`raw(1)` returns `b'a'`.", "verified", ""),
    ("`raw(2)` returns `{2, 1}`.", "verified", ""),
    ("`raw(2)` returns `[1, 2]`.", "refuted", ""),
    ("`raw(3)` returns `{}`.", "refuted", "frozenset()"),
    ("`raw(4)` returns `{}`.", "verified", ""),
    ("`raw(5)` returns `(1+2j)`.", "verified", ""),
    ("`raw(6)` returns `NaN`.", "verified", ""),
    ("`say('it\\'s')` returns `\"it's\"`.", "verified", ""),
    ("`same([1, {'a': (None, -2.5)}])` returns `[1, {'a': (None, -2.5)}]`.", "verified", ""),
    ("`same({1, 2}, times=3)` returns `{1, 2}`.", "verified", ""),
    ("`same(undefined)` returns `None`.", "unverifiable", "in its language"),
    ("`show(4)` returns `4`.", "refuted", "None"),
    ("`read()` returns `'x'`.", "unverifiable", "no input"),
    ("`leave(2)` raises `SystemExit`.", "verified", ""),
    ("`vanish(0)` returns `0`.", "unverifiable", "ended the program"),
    ("`deep(0)` raises `RecursionError`.", "verified", ""),
    ("`keep('new.txt')` returns `True`.", "verified", ""),
    ("`keep('new.txt')` returns `False`.", "refuted", "True"),
    ("`fetch('http://localhost:9/')` returns `200`.", "unverifiable", "no network"),
    ("`fetch('http://localhost:9/')` raises `URLError`.", "unverifiable", "no network"),
    ("`parse('x')` raises `json.JSONDecodeError`.", "verified", ""),
    ("`parse('x')` fails with KeyError.", "refuted", "JSONDecodeError"),
    ("`lookup('b')` raises `LookupError`.", "verified", ""),
    ("`opened('gone')` raises `FileNotFoundError`.", "verified", ""),
    ("`opened('gone')` raises `IOError`.", "verified", ""),
    ("`opened('gone')` returns `''`.", "unverifiable", "not every file"),
    ("`needy()` returns `1`.", "unverifiable", "not everything it needs"),
    ("`inside(1)` returns `1`.", "unverifiable", "is defined here"),
    ("`nothing(1)` returns `None`.", "verified", ""),
    ("`nothing(1)` returns `0`.", "refuted", "None"),
    ("`Point(-1)` raises `ValueError`.", "verified", ""),
    ("`Point.Inner(1)` raises `KeyError`.", "verified", ""),
    ("`Point.at(1)` returns `Point(x=1, y=0)`.", "verified", ""),
    ("`twice(2)` returns `4`.", "unverifiable", "2 functions"),
    ("`nowhere.twice(2)` returns `4`.", "verified", ""),
    ("`parcel.deep.other.twice(2)` returns `4`.", "refuted", "5"),
    ("`twice(2)` in `src/parcel/nowhere.py` returns `4`.", "verified", ""),
    ("`soft(1)` returns `1`.", "verified", ""),
    ("`never(1)` returns `1`.", "unverifiable", "cannot be loaded"),
    ("`tooled(1)` returns `2`.", "verified", ""),
    ("`len('ab')` returns `2`.", "unverifiable", "language's own"),
    ("`sorted([2, 1])` returns `[1, 2]`.", "unverifiable", "is defined here"),
    ("`eternal(1)` returns `1`.", "verified", ""),
    ("All tests pass.", "verified", ""),
    ("`tests/test_parcel.py::test_weigh` passes.", "verified", ""),
    ("The tests in `tests/test_parcel.py` pass.", "verified", ""),
    ("The tests in `tests/test_parcel.py` fail.", "refuted", ""),
]
SHOWN = """
```python
>>> from parcel import weigh
>>> weigh(0)
0.30000000000000004
>>> weigh(10)
Traceback (most recent call last):
    ...
parcel._errors.TooBig: 10
>>> show(4)
4
>>> kind(2)
Point(x=1, y=2)
>>> x = same(1)
>>> same(x)
3
>>> same([1,
...       2])
3
```

```python
same("a")  # => "b"
```
"""
SESSION = [
    ("verified", ""), ("verified", ""), ("unverifiable", "may be printed"), ("verified", ""),
    ("refuted", "'a'"),
]  # fmt: skip

ATTACKS = [
    ("`two(1)` returns `2`.", "verified", ""),
    ("`two(1)` returns `4`.", "refuted", ""),
    ("`forged(1)` returns `4`.", "refuted", "2"),
    ("`gone(1)` returns `4`.", "unverifiable", "ended the program"),
    ("`odd(0)` returns `4`.", "refuted", ""),
    ("`odd(0)` returns `2`.", "verified", ""),
    ("`odd(1)` returns `'other'`.", "refuted", ""),
    ("`odd(1)` returns `'mine'`.", "verified", ""),
    ("`odd(2)` returns `[4]`.", "refuted", ""),
    ("`odd(3)` returns `4`.", "unverifiable", ""),
    ("`loop(1)` returns `[1]`.", "refuted", ""),
    ("`change(1)` returns `1`.", "verified", ""),
    ("`long(1)` returns `'x'`.", "verified", ""),
    ("`long(100000000)` returns `'x'`.", "refuted", ""),
    ("`rows(1000000)` returns `[0, 1]`.", "refuted", ""),
    ("`rows(2)` returns `[0, 1]`.", "verified", ""),
]

SCRIPTED = [
    ("`size(6)` returns `{'area': 6}`.", "verified", ""),
    ("`size(6)` returns `{ area: 6 }`.", "verified", ""),
    ("`size(6)` returns `{ area: 7 }`.", "refuted", "6"),
    ("`new Box(-1)` throws `RangeError`.", "verified", ""),
    ("`new Box(1)` throws.", "refuted", "raised nothing"),
    ("`Box(-1)` throws `RangeError`.", "unverifiable", "needs an object"),
    ("`Box.of(1)` returns `[1]`.", "verified", ""),
    ("`Box.open()` returns `1`.", "unverifiable", "cannot be reached"),
    ("`bad(1)` throws `RangeError`.", "verified", ""),
    ("`bad(1)` throws an `Error`.", "verified", ""),
    ("`bad(1)` throws `TypeError`.", "refuted", "RangeError"),
    ("`bad(1)` throws `Own`.", "refuted", "RangeError"),
    ("`bad(1)` throws `Strange`.", "unverifiable", "nobody here knows"),
    ("`own(1)` throws `Own`.", "verified", ""),
    ("`text(1)` throws.", "verified", ""),
    ("`later(3)` returns `3`.", "verified", ""),
    ("`same(undefined)` returns `undefined`.", "verified", ""),
    ("`same(null)` returns `undefined`.", "unverifiable", ""),
    ("`same(0.5)` returns `0.5`.", "verified", ""),
    ("`same(-3)` returns -3.", "verified", ""),
    ("`same(n=1)` returns `1`.", "unverifiable", "in its language"),
    ("`defaulted(undefined)` returns `7`.", "verified", ""),
    ("`defaulted(null)` returns `7`.", "refuted", "null"),
    ("`nothing(1)` returns `undefined`.", "verified", ""),
    ("`third(1)` returns `0.3333333333`.", "verified", ""),
    ("`third(1)` returns `0.33`.", "unverifiable", ""),
    ("`list(1)` returns `[1, [true, null], 'a']`.", "verified", ""),
    ("`picky(1)` returns `{}`.", "unverifiable", ""),
    ("`leave(1)` returns `1`.", "unverifiable", "ended the program"),
    ("`stuck(1)` returns `1`.", "unverifiable", "ended the program"),
    ("`arrow(1)` returns `2`.", "verified", ""),
    ("`hidden(1)` returns `1`.", "unverifiable", "cannot be reached"),
    ("`fivefold(1)` returns `5`.", "verified", ""),
    ("`whole(1)` returns `1`.", "verified", ""),
    ("`triple(2)` returns `6`.", "verified", ""),
    ("`single(2)` returns `-2`.", "verified", ""),
    ("`lied(2)` returns `2`.", "verified", ""),
    ("```js\nsame(2) // => 3\n```", "refuted", "2"),
]


def _checked(
    tmp_path: Path, files: Files, text: str, seconds: float = 60
) -> list[tuple[str, str, str]]:
    """Words, verdict and detail of each statement, in their order."""
    repo = make_tree(tmp_path / "project", files)
    settings = load_settings({"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "c")})
    report = check_documents(
        [Document("-", text)],
        repo,
        at=None,
        tiers=frozenset({Tier.BEHAVIOUR}),
        settings=settings,
        progress=None,
        execution=Execution(permission=Permission(allowed=True, seconds=seconds)),
    )
    return [(one.assertion.text, one.verdict.value, one.detail) for one in report.claims]


def _compare(tmp_path: Path, files: Files, rows: list[tuple[str, str, str]]) -> None:
    """Each row's statement has the row's verdict, and the row's words in its detail."""
    found = _checked(tmp_path, files, "\n\n".join(said for said, _, _ in rows))
    expected = [row for row in rows if row[1]]
    assert len(found) == len(expected), [text for text, _, _ in found]
    wrong = [
        (said, verdict, detail)
        for (_, verdict, detail), (said, wanted, part) in zip(found, expected, strict=True)
        if verdict != wanted or part not in detail
    ]
    assert not wrong


def test_python_functions_are_called_and_tests_run(tmp_path: Path) -> None:
    _compare(tmp_path, CALC, SAID)


def test_functions_of_a_package_are_called(tmp_path: Path) -> None:
    _compare(tmp_path, PACKAGE, PACKAGED)


def test_sessions_in_code_blocks_are_repeated(tmp_path: Path) -> None:
    found = _checked(tmp_path, PACKAGE, SHOWN)
    assert [verdict for _, verdict, _ in found] == [verdict for verdict, _ in SESSION]
    assert all(part in detail for (_, _, detail), (_, part) in zip(found, SESSION, strict=True))


def test_code_that_wants_to_be_believed_is_not(tmp_path: Path) -> None:
    _compare(tmp_path, HOSTILE, ATTACKS)


def test_a_call_that_never_ends_is_left(tmp_path: Path) -> None:
    found = _checked(tmp_path, PACKAGE, "`forever(1)` returns 1. `same(1)` returns 1.", seconds=4)
    assert [verdict for _, verdict, _ in found] == ["unverifiable", "verified"]
    assert "did not end in time" in found[0][2]


@needs_node
def test_javascript_functions_are_called(tmp_path: Path) -> None:
    _compare(tmp_path, SCRIPTS, SCRIPTED)


@needs_node
def test_typescript_is_called_where_node_can(tmp_path: Path) -> None:
    ((_, verdict, detail),) = _checked(tmp_path, SCRIPTS, "`typed(1)` returns `1`.")
    assert verdict == "verified" or "without a build" in detail


def test_what_a_text_shows_itself_is_not_refuted(tmp_path: Path) -> None:
    text = "```python\ndef double(n):\n    return 3 * n\n```\n\n`double(2)` returns 6."
    ((_, verdict, detail),) = _checked(tmp_path, CALC, text)
    assert verdict == "unverifiable"
    assert "the text itself shows" in detail


def test_verified_calls_cite_the_function(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "project", CALC)
    settings = load_settings({"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "c")})
    report = check("`double(2)` returns 4.", repo, allow_exec=True, settings=settings)
    assert [(one.path, one.lines.first) for one in report.claims[0].citations] == [("calc.py", 8)]


def test_without_permission_nothing_is_called(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "project", CALC)
    settings = load_settings({"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "c")})
    report = check("`double(2)` returns `5`.", repo, settings=settings)
    assert [claim.verdict.value for claim in report.claims] == ["unverifiable"]
    assert not (tmp_path / "c" / "runs").exists()
