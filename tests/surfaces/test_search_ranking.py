"""What makes one place stand before another."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.facts.recall.origins import Origin, origin_of, origin_of_definition
from probant.facts.recall.weights import TABLES, fused
from tests.repos import make_tree
from tests.surfaces.test_search import look, names


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("the covariance of the values", "covar"),  # abbreviated
        ("the configuration of the values", "load_cfg"),  # put otherwise
        ("the hessian of the values", "nhessian"),  # inside of a longer part
        ("return whether the values are ready", "is_ready"),  # tells yes or no
        ("whether the values can be trusted", "trusted"),  # the same by its type
    ],
)
def test_a_function_is_found_by_what_its_name_is_short_for(
    tmp_path: Path, description: str, expected: str
) -> None:
    code = (
        "def covar(values):\n    return sum(values)\n\n\n"
        "def load_cfg(values):\n    return sum(values)\n\n\n"
        "def nhessian(values):\n    return sum(values)\n\n\n"
        "def ready_values(values):\n    return sum(values)\n\n\n"
        "def is_ready(values):\n    return sum(values)\n\n\n"
        "def trust(values):\n    return sum(values)\n\n\n"
        "def trusted(values) -> bool:\n    return sum(values)\n"
    )
    repo = make_tree(tmp_path / "repo", {"a.py": code})
    assert names(look(repo, description, symbol_kind=["function"]))[0] == expected


def test_a_file_without_definitions_is_a_place_of_full_score(tmp_path: Path) -> None:
    files = {
        "setup.py": "# the minimum version of the parser library\nrequire('parser library')\n",
        "text.py": "def lines(text):\n    return text\n\n\ndef version():\n    return 1\n",
    }
    repo = make_tree(tmp_path / "repo", files)
    assert names(look(repo, "minimum version of the parser library"))[0] == "setup.py"


def test_a_word_of_most_paths_leads_nowhere_by_itself(tmp_path: Path) -> None:
    files = {f"parcel/{name}.py": f"def {name}():\n    return 1\n" for name in "abcdef"}
    repo = make_tree(tmp_path / "repo", files)
    assert names(look(repo, "parcel telemetry")) == []
    assert names(look(repo, "parcel")) != []


def test_tests_inside_of_a_rust_file_come_after_its_code() -> None:
    assert origin_of_definition("src/a.rs", "tests.reads_lines") is Origin.TEST
    assert origin_of_definition("src/a.rs", "read_lines") is Origin.PRODUCT
    assert origin_of_definition("src/a.py", "tests.reads_lines") is Origin.PRODUCT


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("src/a.py", Origin.PRODUCT),
        ("conftest.py", Origin.TEST),
        ("a_test.go", Origin.TEST),
        ("tests/data/a.py", Origin.TEST),
        ("src/latest.py", Origin.PRODUCT),
        ("vendor/x/a_test.go", Origin.FOREIGN),
        ("src/api_pb2.py", Origin.FOREIGN),
        ("CartTest.java", Origin.TEST),
    ],
)
def test_what_a_path_is_part_of(path: str, expected: Origin) -> None:
    assert origin_of(path) is expected


def test_every_weight_has_its_reason_and_every_sign_is_needed() -> None:
    for table in TABLES.values():
        assert all(weight.value > 0 and weight.reason for weight in table.values())
    weights = TABLES["sign of a file"]
    with pytest.raises(KeyError):
        fused(weights, {})
