"""What makes one place stand before another."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.facts.recall.origins import Origin, origin_of, origin_of_definition
from probant.facts.recall.query import words_asked
from probant.facts.recall.unknown import is_one_slip
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


SERVER = '''"""The server."""
# How many may be open at the same time.
MAX_CONNECTIONS = 250


class Listener:
    """Takes what comes in."""

    limit_connections: int = 0
    connections: int = 0

    def accept(self, connection):
        """Accept one connection more, up to the limit of connections."""
        connection.open(self.limit_connections)


def close_connection(connection):
    """Close a connection that is open."""
    connection.close()
'''


def test_a_constant_or_field_is_found_by_its_whole_name(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"server.py": SERVER})
    found = names(look(repo, "max connections? where is the number"))
    assert found.index("MAX_CONNECTIONS") < 3
    assert "Listener.limit_connections" not in found
    assert "Listener.limit_connections" in names(look(repo, "who limits connections"))
    assert "Listener.connections" not in names(look(repo, "open connections"))
    only = look(repo, "connections", symbol_kind=["constant"])
    assert names(only) == ["MAX_CONNECTIONS"]


def test_a_constant_is_graded_and_quoted_by_what_stands_above_it_too(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"server.py": SERVER})
    place = next(
        one
        for one in look(repo, "max connections open at the same time").places
        if one.fact and one.fact.name == "MAX_CONNECTIONS"
    )
    assert place.quote == "MAX_CONNECTIONS = 250"
    assert place.why == "max, connections in its name; open, time in its documentation"


def test_where_tests_are_asked_for_they_are_found_by_what_they_do(tmp_path: Path) -> None:
    tests = (
        "def test_expiry(clock):\n    clock.freeze_time()\n    assert store.is_empty()\n\n\n"
        "def test_time(clock):\n    assert clock.now() == 0\n"
    )
    repo = make_tree(tmp_path / "repo", {"store.py": SERVER, "tests/test_store.py": tests})
    assert names(look(repo, "which test freezes the clock"))[0] == "test_expiry"


RELOADING = {
    "reloader.py": "def run_with_reloader(main):\n    while main() == 3:\n        restart(main)\n",
    "storage.py": "def save(process, file):\n    file.save(process)\n    process.restart()\n",
    "env.py": "def read_environment(names):\n    return [environment[name] for name in names]\n",
}


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("autoreload", "run_with_reloader", "reloader for autoreload"),
        ("enviroment", "read_environment", "environment for enviroment"),
    ],
)
def test_a_word_that_no_file_holds_leads_to_what_is_meant_by_it(
    tmp_path: Path, text: str, name: str, told: str
) -> None:
    repo = make_tree(tmp_path / "repo", RELOADING)
    place = look(repo, text).places[0]
    assert (place.fact and place.fact.name, place.quality.name) == (name, "WEAK")
    assert told in place.why


def test_a_word_that_files_hold_means_itself(tmp_path: Path) -> None:
    known = {f"known{at}.py": "def autoreload():\n    return 1\n" for at in range(3)}
    repo = make_tree(tmp_path / "repo", RELOADING | known)
    assert "run_with_reloader" not in names(look(repo, "autoreload"))


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("enviro", "environ", True),
        ("recieve", "receive", True),
        ("dependancy", "dependency", True),
        ("timeout", "timeout", False),
        ("timeout", "timers", False),
        ("abcd", "badc", False),
    ],
)
def test_one_slip_of_the_fingers(one: str, other: str, is_one: bool) -> None:
    assert is_one_slip(one, other) is is_one
    assert is_one_slip(other, one) is is_one


def test_the_name_counts_where_only_others_are_written_about(tmp_path: Path) -> None:
    code = (
        'def prepare(jar, request):\n    """Merge the cookies of two jars for a request."""\n'
        "    return request\n\n\n"
        "def merge_cookies(first, second):\n    first.update(second)\n    return first\n"
    )
    repo = make_tree(tmp_path / "repo", {"a.py": code})
    found = look(repo, "merge the cookies of both jars", symbol_kind=["function"])
    assert names(found)[0] == "merge_cookies"


def test_a_name_that_is_written_as_one_word_leads_to_who_holds_it(tmp_path: Path) -> None:
    sender = "def transmit(err, value):\n    err.send(value)\n    return err.rate(value).send()\n"
    errors = "def table():\n    return {'ERR_SEND_RATE_VALUE': 400, 'ERR_OTHER': 500}\n"
    repo = make_tree(tmp_path / "repo", {"a.py": sender, "b.py": errors})
    assert names(look(repo, "is ERR_SEND_RATE_VALUE ever sent?"))[0] == "table"
    assert names(look(repo, "is the rate of err values ever sent?"))[0] == "transmit"


def test_words_of_who_asks_are_not_looked_for() -> None:
    plain = "I want to understand how graceful shutdown works please, got lost somewhere"
    assert words_asked(plain).stems == words_asked("graceful shutdown").stems
    assert words_asked("please want").stems  # nothing else is asked for


def test_fewer_places_are_the_first_of_more(tmp_path: Path) -> None:
    files = {
        f"{letter}.py": f"def weigh_{letter}(cart):\n    return cart.item{'.price' * at}\n"
        for at, letter in enumerate("abcdefghijklmnopqrst")
    }
    repo = make_tree(tmp_path / "repo", files)
    many = names(look(repo, "weigh cart item", limit=15))
    assert len(many) == 15
    assert names(look(repo, "weigh cart item", limit=4)) == many[:4]
