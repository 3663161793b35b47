"""A statement that is checked and the question that is asked get one answer, whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from probant.checking.shelf import Shelf
from probant.checking.structure import check_structure
from probant.questions.arguments import Named
from probant.questions.asking import goal_of_query
from probant.vocabulary.assertion import Assertion
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.ruling import Outcome
from probant.workflows.check import Engine
from tests.cases.asking import workbench
from tests.repos import make_tree
from tests.unit.checking.structural import said
from tests.unit.checking.test_structure import SHOP

FILES = SHOP | {
    "shop/daring.py": """import importlib
from shop.money import total as add_up


class a2:
    def use(self, name):
        with open(name) as file:
            return self.read(file)

    def read(self, file):
        return getattr(self, "_" + file)()


def handed(work):
    return work(add_up([1]))


def plain():
    return handed(print)
""",
    "web/app.ts": """import { helper } from "./helper";
export class App extends Base { run(): number { return helper(1); } }
export class Base { stop() { return this.run(); } run(): number { return 0; } }
""",
    "web/helper.ts": "export function helper(x: number): number { return Math.abs(x); }\n",
    "go/shape.go": """package shape

type Shape interface { Area() float64 }
type Square struct { Side float64 }

func (s Square) Area() float64 { return s.Side * s.Side }
func Total(shapes []Shape) float64 { return shapes[0].Area() }
""",
}

NAMES = (
    "total shown find rounded simple Base Cart Cart.add Cart.sum Cart.run Cart.copy Item Special "
    "Odd load here a2.use a2.read handed plain open print json.dumps getattr App App.run Base.stop "
    "helper Square Square.Area Total Shape Empty ValueError nothing_at_all"
).split()
PATHS = [path for path in FILES if path.endswith((".py", ".ts", ".go"))]
MODULES = "json shop.money shop/money.py os shop.cart pathlib flask ./helper".split()
PARAMETERS = "items tax name limit colour owner work x self".split()

name = st.sampled_from(NAMES)
file = st.sampled_from(PATHS)
Pair = tuple[Assertion, Goal]
CASES: st.SearchStrategy[Pair] = st.one_of(
    st.tuples(st.sampled_from(["calls", "extends", "implements"]), name, name).map(
        lambda one: (said(one[0], one[1], one[2]), _asked(*one))
    ),
    st.tuples(name, name).map(
        lambda one: (said("raises", *one), _asked("raises", *one, is_followed=True))
    ),
    st.tuples(file, st.sampled_from(MODULES)).map(
        lambda one: (said("imports", what=one[1], at=one[0]), _asked("imports", *one))
    ),
    st.tuples(file, name).map(
        lambda one: (said("exports", what=one[1], at=one[0]), _asked("exports", *one))
    ),
    st.tuples(name, st.sampled_from(PARAMETERS)).map(
        lambda one: (said("parameter", one[0], names=(one[1],)), _asked("parameters", *one))
    ),
    st.tuples(file, name).map(
        lambda one: (
            said("defined_in", one[1], at=one[0], text=f"`{one[1]}` is defined in {one[0]}"),
            _exists(one[1], within=one[0]),
        )
    ),
)


def _asked(kind: str, *words: str, is_followed: bool = False) -> Goal:
    targets = [Named(text=word) for word in words]
    filters = Filters(directly=False if is_followed else None)
    return goal_of_query(kind, targets, filters, count=False, at=None)


def _exists(text: str, *, within: str) -> Goal:
    """What `probant query exists NAME --in FILE` asks."""
    target = Target(text=text, kind=TargetKind.SYMBOL, within=within)
    return Goal(
        question="", intent=Intent.LOCATE, relation=Relation.EXISTS, targets=(target,), polar=True
    )


Both = Callable[[Pair], tuple[CheckResult, Outcome]]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    repo = make_tree(tmp_path_factory.mktemp("judge") / "repo", FILES)
    with workbench(repo) as bench:
        shelf, engine = Shelf(bench.tree, bench.book, bench.binder), Engine(bench.tree, bench.desk)

        def judged(pair: Pair) -> tuple[CheckResult, Outcome]:
            assertion, goal = pair
            checked = check_structure(assertion, shelf, engine)
            proof = engine.prove(goal)
            return checked.verdict, proof.outcome if proof.is_of_all else Outcome.PARTIAL

        yield judged


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(pair=CASES)
def test_checking_and_asking_never_contradict_each_other(pair: Pair, both: Both) -> None:
    verdict, outcome = both(pair)
    if verdict is CheckResult.VERIFIED:
        assert outcome is not Outcome.REFUTED, pair
    if verdict is CheckResult.REFUTED:
        assert outcome is not Outcome.ANSWERED, pair
    if outcome is Outcome.ANSWERED:
        assert verdict is CheckResult.VERIFIED, pair


def test_what_a_body_calls_from_outside_is_one_answer(both: Both) -> None:
    claim = said("calls", "a2.use", "open")
    assert both((claim, _asked("calls", "a2.use", "open"))) == (
        CheckResult.VERIFIED,
        Outcome.ANSWERED,
    )
