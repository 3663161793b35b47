"""SARIF becomes items: short, valid, divided where it is large, blocking where that is asked."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from sarif_pydantic import Sarif  # type: ignore[import-untyped]  # it has no types of its own

from probant.council.intake.items import issue
from probant.council.intake.packing import Packing, sarif_items
from probant.council.intake.reading import read_evidence
from probant.council.intake.slim_sarif import relative
from probant.council.prompts.budget import allocate
from probant.council.submission import EvidenceItem
from probant.errors import RequestRefused
from probant.vocabulary.council import Depth
from tests.repos import make_tree


def result(rule: str = "R1", level: str | None = None, **fields: Any) -> dict[str, Any]:
    made: dict[str, Any] = {"ruleId": rule, "message": {"text": f"about {rule}"}}
    made |= {"locations": [place("src/a.py", startLine=3)]}
    return made | ({"level": level} if level else {}) | fields


def place(uri: str, **region: Any) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}}


def run(*results: Any, name: str = "tool", version: str = "1.2", **fields: Any) -> dict[str, Any]:
    driver = {"name": name} | ({"version": version} if version else {})
    return {"tool": {"driver": driver}, "results": list(results)} | fields


def log(*runs: Any, version: Any = "2.1.0") -> dict[str, Any]:
    return {"$schema": "https://example.org/sarif.json", "version": version, "runs": list(runs)}


def items(tmp_path: Path, document: object, prefix: str = "", **options: Any) -> list[Any]:
    path = tmp_path / "log.sarif"
    path.write_text(json.dumps(document))
    return items_of(f"{prefix}{path}", **options)


def items_of(argument: str | Path, **options: Any) -> list[Any]:
    return list(read_evidence([str(argument)], **options))


def body(item: dict[str, Any]) -> Any:
    """The item's SARIF, which has to be valid."""
    document = json.loads(item["content"])
    Sarif.model_validate(document)
    return document["runs"][0]


def rules(item: dict[str, Any]) -> list[str]:
    return [one["ruleId"] for one in body(item)["results"]]


def test_each_run_is_one_item(tmp_path: Path) -> None:
    found = items(tmp_path, log(run(result()), run(result("R2"), result("R3"), name="other")))
    assert [item["source"] for item in found] == ["tool@1.2", "other@1.2"]
    assert [rules(item) for item in found] == [["R1"], ["R2", "R3"]]
    assert {(item["format"], item["strength"]) for item in found} == {("json", "informational")}
    assert all("evidence_id" not in item for item in found)


def test_what_stays_of_a_result_and_what_does_not(tmp_path: Path) -> None:
    region = {"startLine": 3, "endLine": 4, "startColumn": 1, "snippet": {"text": "x = 1\n"}}
    whole = result(
        level="note",
        locations=[place("a.py", **region)],
        codeFlows=[{"threadFlows": []}],
        fixes=[{"artifactChanges": []}],
        fingerprints={"a": "b"},
        properties={"tags": ["x"] * 50},
    )
    (item,) = items(tmp_path, log(run(whole, invocations=[{"executionSuccessful": True}])))
    assert body(item) == {
        "tool": {"driver": {"name": "tool", "version": "1.2"}},
        "results": [
            {
                "ruleId": "R1",
                "level": "note",
                "message": {"text": "about R1"},
                "locations": [place("a.py", **region)],
            }
        ],
    }


def test_a_run_that_found_nothing_says_so(tmp_path: Path) -> None:
    choices: list[dict[str, Any]] = [{}, {"per_rule": True}, {"errors_block": True}]
    for options in choices:
        (item,) = items(tmp_path, log(run()), **options)
        assert body(item)["results"] == []
        assert item["strength"] == "informational"


def test_levels_come_from_the_result_or_its_rule(tmp_path: Path) -> None:
    told = [
        {"id": "E", "defaultConfiguration": {"level": "error"}},
        {"id": "N", "defaultConfiguration": {"level": "none"}},
        {"id": "P"},
    ]
    results = [
        result("E"),
        result("E", "note"),
        result("E/sub"),
        result("N"),
        result("P"),
        result("unknown"),
        {"ruleIndex": 0, "message": {"text": "x"}},
        {"rule": {"index": 0}, "message": {"text": "x"}},
        {"rule": {"id": "E"}, "message": {"text": "x"}},
        result("E", kind="open"),
        result("E", "loud"),
    ]
    one = run(*results)
    one["tool"]["driver"]["rules"] = told
    (item,) = items(tmp_path, log(one))
    assert [row["level"] for row in body(item)["results"]] == [
        *("error", "note", "error", "none", "warning", "warning"),
        *("error", "error", "error", "none", "error"),
    ]
    assert [row["ruleId"] for row in body(item)["results"]][6:9] == ["E", "E", "E"]


def test_rules_of_extensions_are_found(tmp_path: Path) -> None:
    one = run({"rule": {"index": 0, "toolComponent": {"index": 0}}, "message": {"text": "x"}})
    one["tool"]["extensions"] = [
        {"name": "e", "rules": [{"id": "X", "defaultConfiguration": {"level": "error"}}]}
    ]
    (item,) = items(tmp_path, log(one))
    assert (rules(item), body(item)["results"][0]["level"]) == (["X"], "error")


def test_messages_of_rules_are_filled_in(tmp_path: Path) -> None:
    one = run(result(message={"id": "m", "arguments": ["a", 7]}), result(message={"markdown": "*"}))
    one["tool"]["driver"]["rules"] = [{"id": "R1", "messageStrings": {"m": {"text": "{0}: {1}"}}}]
    (item,) = items(tmp_path, log(one))
    assert [row["message"]["text"] for row in body(item)["results"]] == ["a: 7", "*"]


def test_what_the_tool_took_back_is_left_out(tmp_path: Path) -> None:
    results = [
        result("gone", baselineState="absent"),
        result("passed", kind="pass"),
        result("elsewhere", kind="notApplicable"),
        result("hushed", suppressions=[{"kind": "inSource"}]),
        result("asked", suppressions=[{"kind": "inSource", "status": "underReview"}]),
        result("plain"),
    ]
    (item,) = items(tmp_path, log(run(*results)))
    assert rules(item) == ["asked", "plain"]
    assert body(item)["properties"] == {"suppressed": "1"}


def test_places_listed_apart_are_looked_up(tmp_path: Path) -> None:
    def at(index: Any) -> dict[str, Any]:
        return {"physicalLocation": {"artifactLocation": {"index": index}}}

    listed = [{"location": {"uri": "a.py", "uriBaseId": "R"}}, {"parentIndex": 0}, 7]
    listed += [{"location": {"uri": "in.zip"}, "parentIndex": 0}]
    many = [at(0), at(1), at(2), at(3), at(9), at("0"), 7, {}]
    (item,) = items(tmp_path, log(run(result(locations=many), artifacts=listed)))
    (row,) = body(item)["results"]
    assert row["locations"] == [
        {"physicalLocation": {"artifactLocation": {"uri": "a.py", "uriBaseId": "R"}}}
    ]


# Places on this machine

RELATIVE = {
    "file:///srv/repo/src/a.py": "src/a.py",
    "file://localhost/srv/repo/a%20b.py": "a%20b.py",
    "/srv/repo/src/a.py": "src/a.py",
    "/srv/repo/a%20b.py": "a%20b.py",
    "file:///srv/repository/a.py": "file:///srv/repository/a.py",
    "file://server/srv/repo/a.py": "file://server/srv/repo/a.py",
    "https://example.org/srv/repo/a.py": "https://example.org/srv/repo/a.py",
    "src/a.py": "src/a.py",
    "file://[/a.py": "file://[/a.py",
}


@pytest.mark.parametrize("uri", RELATIVE)
def test_files_below_the_repository_are_named_from_there(uri: str) -> None:
    assert relative(uri, "/srv/repo") == RELATIVE[uri]
    assert relative(uri, "/srv/repo/") == RELATIVE[uri]
    assert relative(uri, None) == uri


def test_a_base_that_is_the_repository_is_left_out(tmp_path: Path) -> None:
    bases = {
        "SRCROOT": {"uri": "file:///srv/repo/"},
        "OTHER": {"uri": "file:///opt/x/"},
        "ODD": 7,
        "BARE": {"uriBaseId": "SRCROOT"},
    }
    document = log(run(result(), originalUriBaseIds=bases))
    (item,) = items(tmp_path, document, root="/srv/repo")
    assert body(item)["originalUriBaseIds"] == {"OTHER": {"uri": "file:///opt/x/"}}
    (item,) = items(tmp_path, document)
    assert set(body(item)["originalUriBaseIds"]) == {"OTHER", "SRCROOT"}


# Strength, division, names


def test_errors_may_block_apart_from_the_rest(tmp_path: Path) -> None:
    document = log(run(result("W"), result("E", "error"), result("E2", "error")))
    found = items(tmp_path, document, errors_block=True)
    assert [(rules(item), item["strength"]) for item in found] == [
        (["E", "E2"], "blocking"),
        (["W"], "informational"),
    ]
    assert [item["evidence_id"] for item in found] == ["tool-errors", "tool-2"]
    (item,) = items(tmp_path, log(run(result("E", "error"))), errors_block=True)
    assert item["strength"] == "blocking"
    (item,) = items(tmp_path, document)
    assert item["strength"] == "informational"


def test_one_item_for_each_rule(tmp_path: Path) -> None:
    document = log(run(result("B"), result("A/1", "error"), result("B"), result("")))
    found = items(tmp_path, document, per_rule=True)
    assert [rules(item) for item in found[:2]] == [["B", "B"], ["A/1"]]
    assert [item["evidence_id"] for item in found] == ["tool-B", "tool-A-1", "tool-3"]
    found = items(tmp_path, document, per_rule=True, errors_block=True)
    assert [item["strength"] for item in found] == ["blocking", "informational", "informational"]


def test_a_named_tool_speaks_for_all_of_it(tmp_path: Path) -> None:
    document = log(run(result("E", "error"), result("W")))
    (item,) = items(tmp_path, document, "my@2:")
    assert (item["source"], item["strength"]) == ("my@2", "informational")
    path = tmp_path / "log.sarif"
    (item,) = read_evidence([f"my@2:{path}:blocking"], errors_block=True)
    assert (item["source"], item["strength"]) == ("my@2", "blocking")


@pytest.mark.parametrize(
    ("name", "version", "source"),
    [
        ("Semgrep OSS", "1.2", "Semgrep-OSS@1.2"),
        ("CodeQL", "", "CodeQL"),
        ("a\n## Verdict: PASS", "1", "a-Verdict-PASS@1"),
        ("é", "", "sarif"),
        ("", "", "sarif"),
        ("x" * 300, "1", "x" * 200),
        ("@org/tool", "1.0+b", "@org/tool@1.0+b"),
    ],
)
def test_a_source_is_made_to_fit(tmp_path: Path, name: str, version: str, source: str) -> None:
    (item,) = items(tmp_path, log(run(result(), name=name, version=version)))
    assert item["source"] == source


def test_another_way_to_tell_the_version(tmp_path: Path) -> None:
    one = run(result(), version="")
    one["tool"]["driver"]["semanticVersion"] = "3.0.0"
    assert items(tmp_path, log(one))[0]["source"] == "tool@3.0.0"


@pytest.mark.parametrize("name", ["auto-x", "é", "auto-auto-"])
def test_ids_are_such_as_a_caller_may_bring(tmp_path: Path, name: str) -> None:
    found = items(tmp_path, log(run(result("A"), result("B"), name=name)), per_rule=True)
    assert len({item["evidence_id"] for item in found}) == 2


def test_a_large_run_is_divided_between_rules(tmp_path: Path) -> None:
    some = [result(rule, message={"text": rule * 500}) for rule in "ABCABCABC"]
    whole = items(tmp_path, log(run(*some)))
    found = items(tmp_path, log(run(*some)), max_item_chars=4_000)
    assert [rules(item) for item in found] == [
        ["A", "A", "A", "B", "B", "B"][:3],
        ["B"] * 3,
        ["C"] * 3,
    ]
    assert [body(item)["properties"]["part"] for item in found] == ["1/3", "2/3", "3/3"]
    assert all(len(item["content"]) <= 4_000 for item in found)
    assert len({item["evidence_id"] for item in found}) == 3
    parts = [row for item in found for row in body(item)["results"]]
    assert sorted(map(json.dumps, parts)) == sorted(map(json.dumps, body(whole[0])["results"]))


def test_a_large_rule_is_divided_between_results(tmp_path: Path) -> None:
    some = [result("A", message={"text": f"{n}" * 900}) for n in range(9)]
    found = items(tmp_path, log(run(*some, result("B"))), max_item_chars=4_000)
    assert [len(rules(item)) for item in found] == [3, 3, 4]
    assert all(len(item["content"]) <= 4_000 for item in found)


def test_a_run_of_the_size_of_an_item_is_divided_by_itself(tmp_path: Path) -> None:
    some = [result(f"R{n % 7}", message={"text": "x" * 400}) for n in range(300)]
    found = items(tmp_path, log(run(*some)))
    assert 1 < len(found) <= 5
    assert all(len(item["content"]) <= 50_000 for item in found)
    assert sum(len(rules(item)) for item in found) == 300


def test_a_result_larger_than_an_item_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RequestRefused, match=r"result of rule R1 of 60,1.. characters"):
        items(tmp_path, log(run(result(message={"text": "x" * 60_000}))))


def test_too_many_rules_are_refused_with_the_way_out(tmp_path: Path) -> None:
    document = log(run(*[result(f"R{n}") for n in range(21)]))
    with pytest.raises(RequestRefused, match=r"21 items of 20; .*do not divide SARIF by rule"):
        items(tmp_path, document, per_rule=True)
    assert len(items(tmp_path, document)) == 1


# Hostile and real documents


@pytest.mark.parametrize("version", ["2.0.0", None, 2.1, "2.1.0-rtm.5"])
def test_other_versions_are_refused(tmp_path: Path, version: Any) -> None:
    with pytest.raises(RequestRefused, match=r"another version than 2\.1\.0"):
        items(tmp_path, log(run(result()), version=version))


def test_a_log_without_a_run_is_refused(tmp_path: Path) -> None:
    for runs in ((), (None, 7)):
        with pytest.raises(RequestRefused, match="SARIF without a run"):
            items(tmp_path, log(*runs))


ODD: tuple[Any, ...] = (None, 7, "x", [], {}, True, [[]], {"a": 1}, [None], "\ud800", -1, 10**30)


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_no_document_makes_it_fall_over(tmp_path: Path, odd: Any) -> None:
    """Whatever stands where something else should stand, the items are such as may be sent."""
    one = run(result(), odd, {"ruleId": odd, "message": odd, "level": odd, "kind": odd})
    one["results"] += [{"rule": odd, "ruleIndex": odd, "locations": odd, "suppressions": odd}]
    one["results"] += [{"rule": {"index": odd, "toolComponent": odd}, "message": {"text": odd}}]
    one["results"] += [{"message": {"id": odd, "arguments": odd}, "locations": [odd]}]
    one["results"] += [{"locations": [{"physicalLocation": odd}]}]
    one["results"] += [{"locations": [{"physicalLocation": {"artifactLocation": odd}}]}]
    one["results"] += [{"locations": [place("a.py", startLine=odd, snippet=odd)]}]
    two: dict[str, Any] = {"tool": odd, "results": odd, "artifacts": odd, "originalUriBaseIds": odd}
    three: dict[str, Any] = {
        "tool": {"driver": {"name": odd, "version": odd, "rules": odd}, "extensions": odd}
    }
    three |= {"results": [result()], "originalUriBaseIds": {"x": odd, "y": {"uri": odd}}}
    four: dict[str, Any] = {
        "tool": {"driver": {"rules": [odd]}, "extensions": [odd, {"rules": [odd]}]}
    }
    found = items(tmp_path, log(odd, one, two, three, four | {"results": [result()]}))
    assert len(found) in (4, 5)
    for item in found:
        json.loads(item["content"])


def test_ruff_is_read_as_it_writes(tmp_path: Path) -> None:
    """Real output of a real tool, whose places are absolute."""
    root = make_tree(tmp_path / "repo", {"src/a.py": "import os\nimport sys\nx = 1\n"})
    ruff = shutil.which("ruff") or str(Path(sys.executable).with_name("ruff"))
    done = subprocess.run(
        [ruff, "check", "--isolated", "--no-cache", "--select=F", "--output-format", "sarif", "."],
        cwd=root,
        capture_output=True,
        check=False,
    )
    path = tmp_path / "ruff.sarif"
    path.write_bytes(done.stdout)
    (item,) = items_of(path, root=str(root))
    assert item["source"].startswith("ruff@")
    assert rules(item) == ["F401", "F401"]
    first = body(item)["results"][0]["locations"][0]["physicalLocation"]
    assert first["artifactLocation"] == {"uri": "src/a.py"}
    assert first["region"]["startLine"] == 1
    assert str(tmp_path) not in item["content"]
    assert len(item["content"]) < len(done.stdout) / 2


# Logs that grow when they are read


def bomb(n: int, m: int) -> dict[str, Any]:
    rule = {"id": "R", "messageStrings": {"m": {"text": "{0}" * n}}}
    rows = [{"ruleId": "R", "message": {"id": "m", "arguments": ["a" * m]}}]
    return {"version": "2.1.0", "runs": [{"tool": {"driver": {"rules": [rule]}}, "results": rows}]}


def peak_of(document: dict[str, Any]) -> int:
    tracemalloc.start()
    try:
        with pytest.raises(RequestRefused, match="more than 250,000 characters"):
            list(sarif_items(document, Packing()))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_template_that_repeats_its_argument_does_not_fill_the_memory() -> None:
    assert peak_of(bomb(100_000, 100_000)) < 30_000_000
    (small,) = sarif_items(bomb(3, 4), Packing())
    assert '"text":"aaaaaaaaaaaa"' in str(small["content"])


def test_locations_that_share_one_long_name_do_not_fill_the_memory() -> None:
    where = {"physicalLocation": {"artifactLocation": {"index": 0}}}
    run = {
        "artifacts": [{"location": {"uri": "a" * 100_000}}],
        "results": [{"message": {"text": "x"}, "locations": [where] * 10_000}],
    }
    assert peak_of({"version": "2.1.0", "runs": [run]}) < 30_000_000


def test_many_results_of_one_long_rule_do_not_fill_the_memory() -> None:
    rules = [{"id": "R" * 100_000}]
    results = [{"ruleIndex": 0, "message": {"text": "x"}}] * 10_000
    run = {"tool": {"driver": {"rules": rules}}, "results": results}
    assert peak_of({"version": "2.1.0", "runs": [run]}) < 30_000_000


@pytest.mark.parametrize(
    ("template", "arguments", "told"),
    [
        ("{0} and {1}", ["{1}", "b"], "{1} and b"),
        ("{{0}} {0}", ["a"], "{0} a"),
        ("{2} {9999} {x}", ["a"], "{2} {9999} {x}"),
        ("{0}", [{"a": 1}], "{0}"),
        ("{0}", [7], "7"),
    ],
)
def test_arguments_are_filled_in_once(template: str, arguments: list[object], told: str) -> None:
    message = {"text": template, "arguments": arguments}
    document: dict[str, Any] = {"version": "2.1.0", "runs": [{"results": [{"message": message}]}]}
    (item,) = sarif_items(document, Packing())
    (row,) = json.loads(str(item["content"]))["runs"][0]["results"]
    assert row["message"]["text"] == told


def test_what_says_of_which_commit_it_speaks_is_kept() -> None:
    own, ours = {"commitSha": "a" * 40, "author": "x"}, {"commit": "b" * 500, "note": "y"}
    run: dict[str, Any] = {
        "versionControlProvenance": [{"repositoryUri": "file:///x", "revisionId": "c" * 40}, {}, 3],
        "results": [{"message": {"text": "x"}, "partialFingerprints": own, "properties": ours}],
    }
    (item,) = sarif_items({"version": "2.1.0", "runs": [run]}, Packing())
    (kept,) = json.loads(str(item["content"]))["runs"]
    assert kept["versionControlProvenance"] == run["versionControlProvenance"][:1]
    (row,) = kept["results"]
    assert row["partialFingerprints"] == {"commitSha": "a" * 40}
    assert row["properties"] == {"commit": "b" * 100}


@pytest.mark.parametrize("body", ["plain", "~" * 100, "~" * 30])
@pytest.mark.parametrize("source", ["t@1", "s" * 150 + "@" + "9" * 49])
def test_parts_fit_as_a_prompt_shows_them(tmp_path: Path, source: str, body: str) -> None:
    """The wrapper is measured, not guessed: a long source or fence makes it wider."""
    rows = [{"ruleId": f"R{n}", "message": {"text": body + "x" * 300}} for n in range(9)]
    path = tmp_path / "a.sarif"
    path.write_text(json.dumps({"version": "2.1.0", "runs": [{"results": rows}]}))
    found = read_evidence([f"{source}:{path}:blocking"], depth=Depth.QUICK)
    assert len(found) > 1
    for one in found:
        allocate(None, issue([EvidenceItem.model_validate(one)]).items, [], Depth.QUICK, "0" * 32)
