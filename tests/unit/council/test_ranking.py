"""The cross-review: weights and caps, places on unequal ballots, shuffles from a seed."""

from __future__ import annotations

import pytest

from probant.council.deciding.ranking import WEIGHTS, Order, Ranking, orders, rank, weighted
from probant.vocabulary.council import DIMENSIONS, Ballot

NAMES = ("ada", "bob", "cyd", "dan")
SHOWN: Order = tuple(zip("ABCD", NAMES, strict=True))
FLAT = (5, 5, 5, 5, 5)
PINNED = ["dan", "ada", "bob", "cyd"]


def ballot(
    voter: str, ranking: str = "", order: Order = SHOWN, **scores: tuple[int, ...]
) -> Ballot:
    return Ballot(voter=voter, order=order, scores=tuple(scores.items()), ranking=tuple(ranking))


def places(ranking: Ranking) -> dict[str, float | None]:
    return {one.name: one.borda for one in ranking.standings}


def test_weights_cover_the_rubric_and_add_up_to_one() -> None:
    assert tuple(WEIGHTS) == DIMENSIONS
    assert sum(WEIGHTS.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("marks", "score"),
    [
        ((10, 10, 10, 10, 10), 10.0),
        ((7, 10, 10, 10, 10), 8.95),
        ((6, 10, 10, 10, 10), 7.0),
        ((5, 10, 10, 10, 10), 7.0),
        ((4, 10, 10, 10, 10), 4.0),
        ((1, 1, 1, 1, 1), 1.0),
        ((4, 1, 1, 1, 1), 2.05),
        ((8, 6, 4, 2, 10), 6.5),
    ],
)
def test_an_inaccurate_review_is_capped(marks: tuple[int, ...], score: float) -> None:
    assert weighted(marks) == pytest.approx(score)


def test_places_count_from_0_to_1_whatever_the_number() -> None:
    got = rank([ballot("ada", "BCD"), ballot("dan", "BCA")])
    assert places(got) == {"bob": 1.0, "cyd": 0.5, "ada": 0.0, "dan": 0.0}
    assert got.names == ("bob", "cyd", "ada", "dan")


def test_nobody_ranks_or_marks_itself() -> None:
    fair = rank([ballot("ada", "ABCD", A=(10,) * 5, B=FLAT)])
    assert places(fair) == {"bob": 1.0, "cyd": 0.5, "dan": 0.0, "ada": None}
    by_name = {one.name: one for one in fair.standings}
    assert (by_name["ada"].score, by_name["ada"].n_ballots) == (None, 0)
    assert (by_name["bob"].score, by_name["bob"].marks[0]) == (5.0, ("accuracy", 5.0))


def test_whoever_is_left_out_shares_the_places_that_are_left() -> None:
    assert places(rank([ballot("ada", "C")])) == {"cyd": 1.0, "bob": 0.25, "dan": 0.25, "ada": None}


def test_unequal_ballots_weigh_the_same() -> None:
    short: Order = (("A", "bob"), ("B", "cyd"))
    got = rank([ballot("ada", "BCD"), ballot("dan", "BA", short)])
    assert places(got) == {"cyd": 0.75, "bob": 0.5, "dan": 0.0, "ada": None}
    assert got.names[0] == "cyd"


def test_one_alone_beats_nobody_but_has_its_mark() -> None:
    two: Order = (("A", "ada"), ("B", "bob"))
    got = rank([ballot("ada", "BA", two, B=(9,) * 5), ballot("bob", "AB", two, A=FLAT)])
    assert places(got) == {"bob": None, "ada": None}
    assert got.names == ("bob", "ada")


def test_marks_rank_where_there_is_no_ranking() -> None:
    got = rank([ballot("ada", "", B=FLAT, C=(9,) * 5, D=(1,) * 5)])
    assert got.names == ("cyd", "bob", "dan", "ada")


def test_ties_go_by_mark_and_then_by_name() -> None:
    assert rank([ballot("ada", "CBD"), ballot("dan", "BCA")]).names[:2] == ("bob", "cyd")
    marked = [ballot("ada", "CBD", C=(9,) * 5), ballot("dan", "BCA")]
    assert rank(marked).names[:2] == ("cyd", "bob")


def test_labels_that_were_not_issued_count_for_nothing() -> None:
    got = rank([ballot("ada", "ZC", Z=FLAT), ballot("bob", "Z")])
    assert places(got)["cyd"] == 1.0
    assert all(one.score is None for one in got.standings)


def test_no_ballots_no_ranking() -> None:
    assert rank([]) == Ranking(())


# Shuffles


def test_an_order_is_the_same_for_the_same_seed() -> None:
    assert orders(NAMES, "ada", "s1") == orders(reversed(NAMES), "ada", "s1")
    assert orders(NAMES, "ada", "s1") == (
        tuple(zip("ABCD", [name for _, name in orders(NAMES, "ada", "s1")], strict=True))
    )


def test_an_order_is_pinned_so_that_old_transcripts_stay_readable() -> None:
    assert [name for _, name in orders(NAMES, "ada", "0" * 32)] == PINNED


def test_orders_differ_between_voters_and_seeds() -> None:
    drawn = {orders(NAMES, voter, seed) for voter in NAMES for seed in map(str, range(60))}
    assert len(drawn) == 24


def test_every_place_is_drawn_about_as_often() -> None:
    firsts = [orders(NAMES, "ada", str(seed))[0][1] for seed in range(2000)]
    for name in NAMES:
        assert 400 < firsts.count(name) < 600


def test_labels_go_on_after_z() -> None:
    labels = [label for label, _ in orders(map(str, range(28)), "x", "y")]
    assert (labels[0], labels[25:]) == ("A", ["Z", "AA", "AB"])
