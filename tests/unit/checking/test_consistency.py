"""Statements of one text that cannot both be true, and many that can."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from probant.checking.consistency import Judge, check_consistency
from probant.checking.document import Document
from probant.checking.setting import Setting
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from tests.unit.checking.bench import says, shelf_of

FILES = {
    "shop/cart.py": (
        "class Cart:\n    def add(self, item):\n        pass\n\n    def run(self):\n        pass\n"
    ),
    "shop/order.py": "class Order:\n    def run(self):\n        pass\n",
    "shop/money.py": "def total(items, rate):\n    return sum(items)\n",
    "web/app.js": "class App extends Base {}\nclass Base {}\n",
    "include/z.h": "int deflate(int level);\n",
    "z.c": '#include "include/z.h"\nint deflate(int level) { return level; }\n'
    "static int fill(int n);\n\nstatic int fill(int n) { return n; }\n",
    "over.ts": "function f(a: string): string;\nfunction f(a: number, b: number): number;\n"
    "function f(a: any, b?: any) { return a; }\n",
}
NOWHERE = Setting(Document("-", "\n" * 1_000_000))
"""Nothing stands around the statements."""

TRUE, FALSE, OPEN = CheckResult.VERIFIED, CheckResult.REFUTED, CheckResult.UNVERIFIABLE
K = ClaimKind


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    with shelf_of(tmp_path_factory.mktemp("consistency"), FILES) as made:
        yield made


def judged(*verdicts: CheckResult) -> Judge:
    """The other tiers, by the line a statement stands on."""

    def judge(one: Assertion) -> Checked:
        verdict = verdicts[min(one.span.line, len(verdicts)) - 1]
        return Checked(
            assertion=one,
            verdict=verdict,
            detail="told by the code",
            failure=Failure.WRONG_STRUCTURE if verdict is FALSE else None,
            reason=ReasonCode.NOT_TOLD if verdict is OPEN else None,
        )

    return judge


def contradicted(shelf: Shelf, judge: Judge, *said: Assertion) -> list[int]:
    """The lines of the statements found to contradict an earlier one."""
    found = check_consistency(said, NOWHERE, shelf, judge)
    for one in found:
        assert (one.verdict, one.failure) == (FALSE, Failure.CONTRADICTION)
        assert one.assertion.kind is K.CONSISTENCY
        assert one.detail.startswith("line 1 says ")
    return [one.assertion.span.line for one in found]


@pytest.mark.parametrize(
    ("first", "second", "verdicts"),
    [
        pytest.param(
            says(1, K.CALLS, "total", "sum"), says(2, K.CALLS, "total", "sum", denied=True),
            (OPEN,), id="one denies",
        ),
        pytest.param(
            says(1, K.CALLS, "elsewhere", "sum", denied=True), says(2, K.CALLS, "elsewhere", "sum"),
            (OPEN,), id="one denies, of a name the code does not know",
        ),
        pytest.param(
            says(1, K.CALLS, "Cart::add", "sum"), says(2, K.CALLS, "Cart.add", "sum", denied=True),
            (OPEN,), id="the same name, joined in another way",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "total", place="shop/money.py"),
            says(2, K.DEFINED_IN, "total", place="shop/cart.py"),
            (TRUE, FALSE), id="two files",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "total", place="shop/cart.py:40"),
            says(2, K.DEFINED_IN, "total", place="shop/cart.py:50"),
            (FALSE, FALSE), id="two lines",
        ),
        pytest.param(
            says(1, K.PARAMETER, "total", count=2), says(2, K.PARAMETER, "total", count=3),
            (OPEN,), id="two numbers of parameters",
        ),
        pytest.param(
            says(1, K.PARAMETER, "total", count=2),
            says(2, K.PARAMETER, "total", names=("a", "b", "c"), is_complete=True),
            (TRUE, FALSE), id="two parameters and a list of three",
        ),
        pytest.param(
            says(1, K.PARAMETER, "total", names=("items", "rate"), is_complete=True),
            says(2, K.PARAMETER, "total", names=("extra",)),
            (TRUE, FALSE), id="a parameter the whole list lacks",
        ),
        pytest.param(
            says(1, K.RETURNS, "total", literal="int"), says(2, K.RETURNS, "total", literal="str"),
            (OPEN,), id="a number and a text",
        ),
        pytest.param(
            says(1, K.RETURNS, "total", literal="Cart"),
            says(2, K.RETURNS, "total", literal="Order"),
            (TRUE, FALSE), id="two types of one's own",
        ),
        pytest.param(
            says(1, K.EXTENDS, "Cart", "Order"), says(2, K.EXTENDS, "Order", "Cart"),
            (OPEN,), id="each the base of the other",
        ),
        pytest.param(
            says(1, K.EXTENDS, "App", "Base"), says(2, K.EXTENDS, "App", "Other"),
            (TRUE, FALSE), id="two bases where a class has one",
        ),
        pytest.param(
            says(1, K.RETURNS_VALUE, literal="f(2)", expected="4"),
            says(2, K.RETURNS_VALUE, literal="`f( 2 )`", expected="5"),
            (OPEN,), id="two results of one call",
        ),
        pytest.param(
            says(1, K.COMMIT_CHANGED, literal="abc1234", place="z.c"),
            says(2, K.COMMIT_CHANGED, literal="abc1234def", place="z.c", denied=True),
            (OPEN,), id="a commit, by two lengths of its name",
        ),
        pytest.param(
            says(1, K.QUOTE, literal="return sum(items)", place="shop/money.py:2"),
            says(2, K.QUOTE, literal="return sum(items)", place="shop/cart.py:2"),
            (TRUE, FALSE), id="one text quoted from two places",
        ),
    ],
)  # fmt: skip
def test_contradiction(
    shelf: Shelf, first: Assertion, second: Assertion, verdicts: tuple[CheckResult, ...]
) -> None:
    assert contradicted(shelf, judged(*verdicts), first, second) == [2]


@pytest.mark.parametrize(
    ("first", "second", "verdicts"),
    [
        pytest.param(
            says(1, K.CALLS, "total", "sum"), says(2, K.CALLS, "total", "max"),
            (OPEN,), id="a function calls many",
        ),
        pytest.param(
            says(1, K.CALLS, "run", "sum"), says(2, K.CALLS, "run", "sum", denied=True),
            (OPEN,), id="a name that two classes have",
        ),
        pytest.param(
            says(1, K.CALLS, "total", "sum"),
            says(2, K.CALLS, "total", "sum", denied=True, text="total does not call sum directly"),
            (OPEN,), id="less than a denial",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "run", place="shop/cart.py"),
            says(2, K.DEFINED_IN, "run", place="shop/money.py"),
            (TRUE, FALSE), id="a name with several definitions",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "total", place="shop/money.py"),
            says(2, K.DEFINED_IN, "total", place="tools/run.sh"),
            (TRUE, OPEN), id="a second file nobody can read",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "deflate", place="include/z.h"),
            says(2, K.DEFINED_IN, "deflate", place="z.c"),
            (FALSE, TRUE), id="declared here, defined there",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "fill", place="z.c:3"),
            says(2, K.DEFINED_IN, "fill", place="z.c:5"),
            (FALSE, TRUE), id="declared above, defined below",
        ),
        pytest.param(
            says(1, K.PARAMETER, "f", count=1), says(2, K.PARAMETER, "f", count=3),
            (TRUE, FALSE), id="overloads",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "total", place="shop/money.py:1"),
            says(2, K.DEFINED_IN, "total", place="shop/money.py:2"),
            (TRUE, TRUE), id="two lines of one definition",
        ),
        pytest.param(
            says(1, K.DEFINED_IN, "total", place="shop/money.py"),
            says(2, K.DEFINED_IN, "total", place="money.py"),
            (TRUE, TRUE), id="one file, shortened",
        ),
        pytest.param(
            says(1, K.PARAMETER, "total", count=2),
            says(2, K.PARAMETER, "total", names=("self", "a", "b"), is_complete=True),
            (OPEN,), id="the receiver is not counted",
        ),
        pytest.param(
            says(1, K.PARAMETER, "total", names=("a",)),
            says(2, K.PARAMETER, "total", names=("b",)),
            (OPEN,), id="two of several parameters",
        ),
        pytest.param(
            says(1, K.PARAMETER, "total", count=2), says(2, K.PARAMETER, "total", count=3),
            (TRUE, OPEN), id="the code bears out one and leaves the other open",
        ),
        pytest.param(
            says(1, K.RETURNS, "total", literal="int"),
            says(2, K.RETURNS, "total", literal="Optional[int]"),
            (OPEN,), id="a choice of types",
        ),
        pytest.param(
            says(1, K.RETURNS, "total", literal="Cart"),
            says(2, K.RETURNS, "total", literal="Order"),
            (OPEN,), id="types that may be related",
        ),
        pytest.param(
            says(1, K.EXTENDS, "Cart", "Order"), says(2, K.EXTENDS, "Cart", "Basket"),
            (TRUE, FALSE), id="two bases where a class has many",
        ),
        pytest.param(
            says(1, K.RETURNS_VALUE, literal="next(it)", expected="4"),
            says(2, K.RETURNS_VALUE, literal="next(it)", expected="5"),
            (OPEN,), id="a call on something that changes",
        ),
        pytest.param(
            says(1, K.RETURNS_VALUE, literal="f(2)", expected="4"),
            says(2, K.RETURNS_VALUE, literal="f(3)", expected="5"),
            (OPEN,), id="two calls",
        ),
        pytest.param(
            says(1, K.QUOTE, literal="return sum(items)", place="shop/money.py:2"),
            says(2, K.QUOTE, literal="return sum(items)", place="shop/cart.py:2"),
            (TRUE, TRUE), id="one text that stands in two places",
        ),
        pytest.param(
            says(1, K.CALLS, "total", "sum"), says(2, K.CALLS, "total", "sum"),
            (TRUE, TRUE), id="the same again",
        ),
    ],
)  # fmt: skip
def test_no_contradiction(
    shelf: Shelf, first: Assertion, second: Assertion, verdicts: tuple[CheckResult, ...]
) -> None:
    assert contradicted(shelf, judged(*verdicts), first, second) == []


def test_a_statement_is_told_once_and_thousands_are_no_burden(shelf: Shelf) -> None:
    said = [says(n + 1, K.CALLS, "total", f"f{n % 500}") for n in range(3_000)]
    said += [says(4_000 + n, K.PARAMETER, "total", count=n) for n in range(200)]
    denied = says(9_000, K.CALLS, "total", "f7", denied=True)
    found = check_consistency([*said, denied], NOWHERE, shelf, judged(OPEN))
    lines = [one.assertion.span.line for one in found]
    assert len(lines) == len(set(lines)) == 200
    assert 9_000 in lines


@pytest.mark.parametrize(
    ("verdicts", "wrong", "other", "agrees"),
    [
        ((FALSE, TRUE), "`total` is in cart", "`total` is in money", True),
        ((TRUE, FALSE), "`total` is in money", "`total` is in cart", True),
        ((FALSE, FALSE), "`total` is in money", "`total` is in cart", False),
        ((FALSE, OPEN), "`total` is in cart", "`total` is in money", False),
        ((OPEN, FALSE), "`total` is in money", "`total` is in cart", False),
    ],
)
def test_the_claim_lands_on_the_one_the_code_disagrees_with(
    shelf: Shelf, verdicts: tuple[CheckResult, CheckResult], wrong: str, other: str, agrees: bool
) -> None:
    first = says(3, K.DEFINED_IN, "total", place="shop/cart.py", text="`total` is in cart")
    second = says(4, K.DEFINED_IN, "total", place="shop/money.py", text="`total` is in money")
    (found,) = check_consistency([second, first], NOWHERE, shelf, judged(OPEN, OPEN, *verdicts))
    assert found.assertion.text == wrong
    line = 3 if other == first.text else 4
    borne_out = f"; the code agrees with line {line}" if agrees else ""
    assert (
        found.detail == f"line {line} says “{other}”: one thing is defined in one file{borne_out}"
    )
