"""Statements made of a small tree: the true ones hold, the false ones do not."""

from __future__ import annotations

import re

import pytest

from probant.evaluation.statements.mutations import CheckMutations
from probant.evaluation.statements.statement import Told, told
from tests.unit.evaluation.check_sample import harbour, harbour_facts

TREE = harbour()


def lines(path: str) -> list[str]:
    return TREE.files[full(path)].decode().splitlines()


def full(path: str) -> str:
    """A base name that only one file has may stand for it."""
    (found,) = [known for known in TREE.files if known == path or known.endswith(f"/{path}")]
    return found


def true(sort: str) -> list[dict[str, str]]:
    return [dict(ground.told.slot) for ground in harbour_facts().all().get(sort, ())]


def false(mutation: str) -> list[Told]:
    """Over several seeds, so that few of the ways to change a statement are left out."""
    found: list[Told] = []
    for seed in range(6):
        facts = harbour_facts(seed)
        found += CheckMutations(facts).all(facts.all()).get(mutation, ())
    assert found, mutation
    return found


def test_definitions_are_told_at_the_line_of_their_name() -> None:
    found = true("defined_in.line")
    assert {"MAX_WEIGHT", "Crane", "check_weight", "CargoError"} <= {s["x"] for s in found}
    for slots in found:
        name = slots["x"].rpartition(".")[2]
        assert re.search(rf"\b{name}\b", lines(slots["file"])[int(slots["line"]) - 1])


def test_relations_are_told_as_the_oracle_has_them() -> None:
    assert [(s["x"], s["y"]) for s in true("calls")] == [("hoist_container", "check_weight")]
    assert {(s["x"], s["y"]) for s in true("extends")} == {
        ("Crane", "Machine"),
        ("CargoError", "Exception"),
    }
    assert [(s["x"], s["y"]) for s in true("raises")] == [("check_weight", "CargoError")]
    assert ("hoist_container", "str") in {(s["x"], s["type"]) for s in true("returns")}
    assert {s["module"] for s in true("imports.module")} == {"json", "port.errors", "port.crane"}


def test_a_receiver_is_not_counted_either_way() -> None:
    counted = {s["x"]: s["n"] for s in true("parameter.count")}
    assert counted["hoist_container"] == "two parameters"
    assert not any("swing_round" in name for name in counted)


def test_quotes_stand_where_they_are_said_to() -> None:
    for slots in true("quote.line"):
        assert lines(slots["file"])[int(slots["line"]) - 1].strip() == slots["quote"]


def test_a_wrong_file_does_not_hold_the_name() -> None:
    for one in false("wrong_file"):
        name = one.slot["x"].rpartition(".")[2]
        assert name not in "\n".join(lines(one.slot["file"]))


def test_a_wrong_line_does_not_hold_what_is_said_of_it() -> None:
    for one in false("line_near"):
        said = lines(one.slot["file"])[int(one.slot["line"]) - 1]
        name = one.slot.get("quote") or one.slot["x"].rpartition(".")[2]
        assert name not in said


def test_a_wrong_line_is_outside_the_definition() -> None:
    for one in false("line_near"):
        if one.slot.get("x") == "Crane":
            assert not 14 <= int(one.slot["line"]) <= 16


def test_a_line_beyond_the_end_is_beyond_any_way_to_count() -> None:
    for one in false("beyond_end"):
        assert int(one.slot["line"]) > len(lines(one.slot["file"])) + 1


def test_a_missing_file_is_nowhere() -> None:
    for one in false("missing_file"):
        assert not any(known.endswith(one.slot["file"]) for known in TREE.files)


@pytest.mark.parametrize("mutation", ["renamed", "wrong_export"])
def test_a_changed_name_is_nowhere(mutation: str) -> None:
    everything = b"".join(TREE.files.values()).decode()
    for one in false(mutation):
        changed = one.slot["y"] if one.sort == "calls" else one.slot["x"]
        assert changed.rpartition(".")[2] not in everything


def test_a_changed_quote_is_not_in_the_file() -> None:
    for one in false("changed_quote"):
        said = one.slot.get("quote") or one.slot["block"]
        assert said not in "\n".join(lines(one.slot["file"]))


def test_a_swapped_call_is_one_the_callee_does_not_make() -> None:
    assert {(one.slot["x"], one.slot["y"]) for one in false("swapped_call")} == {
        ("check_weight", "hoist_container")
    }


def test_a_swapped_base_needs_a_base_in_the_tree() -> None:
    assert {(one.slot["x"], one.slot["y"]) for one in false("swapped_base")} == {
        ("Machine", "Crane")
    }


def test_a_wrong_return_is_another_built_in_type() -> None:
    right = {s["x"]: s["type"] for s in true("returns")}
    for one in false("wrong_return"):
        assert one.slot["type"] != right[one.slot["x"]]


def test_a_wrong_parameter_is_none_of_the_function() -> None:
    heads = {"hoist_container": {"weight", "label"}, "check_weight": {"weight"},
             "write_entry": {"entry"}, "swing_round": {"degrees"}}  # fmt: skip
    for one in false("wrong_parameter"):
        own = heads[one.slot["x"].rpartition(".")[2]]
        if one.sort == "parameter.one":
            assert one.slot["p"] not in own
        if one.sort == "parameter.names":
            assert set(re.findall(r"`(\w+)`", one.slot["names"])) != own
        if one.sort == "parameter.count":
            assert one.slot["n"].split()[0] != {1: "one", 2: "two"}[len(own)]


def test_a_wrong_import_is_not_written_in_the_file() -> None:
    for one in false("wrong_import"):
        text = "\n".join(lines(one.slot["file"]))
        said = one.slot["name"] if one.sort == "imports.name" else one.slot["module"]
        assert said not in text


def test_a_false_statement_has_a_proof_and_a_true_one_needs_none() -> None:
    one = told("calls", "python", x="a", y="b")
    with pytest.raises(ValueError, match="mutated"):
        Told(sort=one.sort, kinds=one.kinds, slots=one.slots, language="python", mutation="renamed")
