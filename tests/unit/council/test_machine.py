"""The machine reviewer rejects what surely is not there, and nothing else."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from probant.council.intake.packing import Packing, sarif_items
from probant.council.machine.cited import Holder, State
from probant.council.machine.grounding import Pages
from probant.council.machine.located import Names
from probant.council.machine.opinions import machine_review
from probant.council.machine.scanners import Place, Reach
from probant.vocabulary.council import Bearing, BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import git, make_repo, make_tree

SHOP = """\
import subprocess


def sell(command):
    subprocess.call(
        command, shell=True)
    return eval(command)
"""


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files: dict[str, str | bytes] = {
        "src/shop.py": SHOP,
        "src/empty.py": "",
        "src/Case.py": "case = True\n",
        "src/a b.py": "spaced = 1\n",
        "src/50%25.py": "percent = 1\n",
        "backend/app/models.py": "class Model: ...\n",
        "setup.py": "from setuptools import setup\nsetup()\n",
        "tests/setup.py": "nothing = None\n",
        "lib/mixed.js": "one()\rtwo()\nthree()\u2028four()\n",
        "lib/latin.txt": "caf\xe9\n".encode("latin-1"),
        "logo.png": b"\x89PNG\0",
        ".gitignore": "made/\n*.log\n",
    }
    repo = make_repo(tmp_path_factory.mktemp("machine") / "shop", files)
    (repo / "src" / "link.py").symlink_to("shop.py")
    git(repo, "add", "--all")
    git(repo, "commit", "--quiet", "-m", "link")
    make_tree(repo, {"untracked.py": "new = 1\n", "made/out.py": "made = 1\n"})
    return repo


@pytest.fixture(scope="module", params=["HEAD", None], ids=["commit", "on disk"])
def tree(
    request: pytest.FixtureRequest, repo: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SourceTree]:
    with open_tree(repo, at=request.param, cache_dir=tmp_path_factory.mktemp("c")) as opened:
        yield opened


def held(tree: SourceTree, *places: Place) -> list[State]:
    return [one.state for one in Holder(Names(Pages(tree))).hold(places)]


def place(path: str, first: int | None = 1, last: int | None = None, quote: str = "") -> Place:
    lines = None if first is None else LineRange(first, last or first)
    reach = Reach.ABSOLUTE if path.startswith(("/", "C:")) or "\\" in path else Reach.PLAIN
    return Place(path=path, reach=reach, lines=lines, quote=quote)


def said(tree: SourceTree, content: object, form: BodyFormat = BodyFormat.JSON) -> MachineOpinion:
    body = content if isinstance(content, str) else json.dumps(content)
    item = Item(
        evidence_id="e-1", request_index=0, source="any@1", format=form, content=body,
        bearing=Bearing.BLOCKING,
    )  # fmt: skip
    (opinion,) = machine_review([item], tree)
    assert opinion.evidence_id == "e-1"
    return opinion


def bandit(
    line: int = 7, code: str | None = None, filename: str = "src/shop.py"
) -> Mapping[str, object]:
    shown = "6         command, shell=True)\n7     return eval(command)\n" if code is None else code
    return {
        "filename": filename, "line_number": line, "line_range": [line], "code": shown,
        "test_id": "B307", "issue_text": "eval",
    }  # fmt: skip


# Places


@pytest.mark.parametrize(
    "there",
    [
        place("src/shop.py", None),
        place("src/shop.py", 1, 7),
        place("./src/shop.py", 7),
        place("src//./shop.py", 7),
        place("src/shop.py", 5, 6, "subprocess.call(\n    command, shell=True)"),
        place("src/shop.py", 7, 7, "eval(command)"),
        place("src/shop.py", 7, 7, "val"),
        place("src/shop.py", 7, 8, "eval(command)"),
        place("src/shop.py", 8),
        place("src/shop.py", 3, 3, "\n"),
        place("src/empty.py", 1),
        place("src/a b.py"),
        place("/ci/build/shop/src/shop.py", 7),
        place("/anywhere/src/shop.py", 7),
        place("C:\\work\\src\\shop.py", 7),
        place("src\\shop.py", 7),
        place("/x/y/../src/shop.py", 7),
        place("/x/shop/setup.py", 2),
        Place(path="src/50%.py", spelling="src/50%25.py", reach=Reach.PLAIN, lines=LineRange(1, 1)),
    ],
    ids=str,
)
def test_what_is_there_checks(tree: SourceTree, there: Place) -> None:
    assert held(tree, there) == [State.CHECKS]


def test_the_folder_of_the_repository_itself_is_known(tree: SourceTree) -> None:
    own = str(tree.root)
    assert held(
        tree,
        place(f"{own}/src/shop.py", 7),
        place(f"{own}/src/nope.py", 7),
        place(f"{own}/logo.png", 7),
        place("/elsewhere/src/shop.py", 7),
    ) == [State.CHECKS, State.UNKNOWN, State.UNKNOWN, State.UNKNOWN]


@pytest.mark.parametrize(
    "gone",
    [
        place("src/nope.py"),
        place("src/nope.py", None),
        place("nope.py", 3),
        place("backend/app/nope.py", 3),
        place("./src/nope.py"),
        place("src/shop.py", 10_007),
        place("src/shop.py", 9),
        place("src/shop.py", 10_007, 10_009),
        place("src/empty.py", 3),
    ],
    ids=str,
)
def test_what_surely_is_not_there_is_absent(tree: SourceTree, gone: Place) -> None:
    assert held(tree, gone) == [State.ABSENT]


@pytest.mark.parametrize(
    "unsure",
    [
        # another machine, another folder, another spelling
        place("/ci/build/src/nope.py"),
        place("/ci/build/src/shop.py", 10_007),
        place("/ci/build/src/shop.py", 7, 7, "return exec(program)"),
        place("/x/y/setup.py", 2),
        place("/x/tests/setup.py", 1),
        place("app/models.py"),
        place("models.py"),
        place("checkout/src/shop.py"),
        place("src/case.py"),
        place("SRC/SHOP.PY"),
        place("src"),
        # what nobody has looked into
        place("logo.png"),
        place("src/link.py"),
        place("src/link.py/below.py"),
        place("made/out.py", 1_000),
        place("made/other.py"),
        place("debug.log"),
        place("node_modules/left/index.js"),
        place("src/../src/nope.py"),
        place("a/" * 4000 + "b.py"),
        # images, packages, archives, sentences
        place("docs/nope.md", 3),
        place("src/shop.py/nope.py", 3),
        place("image//lib/apk/db/installed"),
        place("src//nope.py"),
        place("alpine-baselayout"),
        place("lib/apk/db/installed"),
        place("lib/openssl"),
        place("lib/libssl.so.3"),
        place("library/alpine"),
        place("alpine:3.10"),
        place("ghcr.io/org/image@sha256"),
        place("pkg:npm/left-pad@1.3.0"),
        place("lib/app.jar!/com/shop.py"),
        place("no file associated with this alert"),
        place("src/no such file.py"),
        place("src/*.py"),
        # what a build makes, or is kept elsewhere
        place("src/shop_pb2.py"),
        place("src/_version.py"),
        place("src/api.generated.py"),
        place("lib/app.min.js"),
        place("src/types.d.ts"),
        place("src/generated/client.py"),
        place("src/client/model.py"),
        place("lib/vendor/other.js"),
        place("package-lock.json"),
        place("poetry.lock"),
        # kinds of files that are not kept there
        place("Makefile"),
        place("src/nope.go"),
        place("nope.js"),
        place("src/.hidden.py"),
        place("src/models.py"),
        # lines as others count them
        place("lib/mixed.js", 4),
        place("lib/mixed.js", 5),
        place("src/shop.py", 6, 90),
        place("src/shop.py", 8, 8, "eval(command)"),
        # snippets that are not quite text of the file
        place("src/shop.py", 7, 7, "return   eval( command )"),
        place("src/shop.py", 7, 7, "return eval(***)"),
        place("src/shop.py", 7, 7, "?!"),
        place("src/shop.py", 5, 6, "import os\n    command, shell=True)"),
        place("lib/latin.txt", 1, 1, "café"),
    ],
    ids=lambda one: f"{one.path[:40]}:{one.lines}:{one.quote}",
)
def test_what_is_not_sure_is_not_absent(tree: SourceTree, unsure: Place) -> None:
    assert held(tree, unsure) == [State.UNKNOWN]


@pytest.mark.parametrize(
    "quoted",
    [
        place("src/shop.py", 7, 7, "return exec(program)"),
        place("src/shop.py", 5, 6, "os.system(\n    program, quiet=False)"),
        place("src/shop.py", 7, 7, "os.system(x) &amp;&amp; 1"),
    ],
    ids=str,
)
def test_a_snippet_that_differs_is_no_absence_while_its_line_exists(
    tree: SourceTree, quoted: Place
) -> None:
    assert held(tree, quoted) == [State.DIFFERS]
    code = f"7 {quoted.quote}\n".replace("\n    ", "\n8 ")
    opinion = said(tree, {"results": [bandit(7, code)]})
    assert opinion.status is Status.UNRESOLVED
    assert not opinion.places[0].grounding.is_grounded
    assert "does not read so" in opinion.rationale


def test_a_submodule_is_nobodys_absence(tmp_path: Path) -> None:
    other = make_repo(tmp_path / "other", {"a.py": "a = 1\n"})
    repo = make_repo(tmp_path / "repo", {"main.py": "m = 1\n", "libs/own.py": "o = 1\n"})
    git(repo, "-c", "protocol.file.allow=always", "submodule", "add", "-q", str(other), "libs/it")
    git(repo, "commit", "--quiet", "-m", "submodule")
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as opened:
        assert held(opened, place("libs/it/b.py"), place("libs/nope.py")) == [
            State.UNKNOWN, State.ABSENT,
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("commits", "state"),
    [
        (lambda own: (own,), State.ABSENT),
        (lambda own: (own[:7].upper(),), State.ABSENT),
        (lambda own: ("0" * 40, own), State.ABSENT),
        (lambda own: (own[:6],), State.UNKNOWN),
        (lambda own: (own[::-1],), State.UNKNOWN),
        (lambda own: (f"main {own}",), State.UNKNOWN),
    ],
)
def test_what_is_said_of_another_commit_is_not_held_against_this_one(
    repo: Path, tmp_path: Path, commits: Callable[[str], tuple[str, ...]], state: State
) -> None:
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as opened:
        own = opened.snapshot.commit or ""
        gone = [place("src/nope.py"), place("src/shop.py", 900), place("src/shop.py", 7)]
        told = [replace(one, commits=commits(own)) for one in gone]
        there = State.CHECKS if state is State.ABSENT else State.UNKNOWN
        assert held(opened, *told) == [state, state, there]


def test_lines_of_a_notebook_are_noted_not_missed(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"nb/x.ipynb": '{"cells": []}', "nb/y.py": "y = 1\n"})
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as opened:
        (one,) = Holder(Names(Pages(opened))).hold([place("nb/x.ipynb", 12, 12, "import os")])
        assert one.state is State.UNKNOWN
        assert "cell of a notebook" in one.cited.grounding.why
        assert held(opened, place("nb/x.ipynb", None)) == [State.CHECKS]


@pytest.mark.parametrize(
    ("message", "state"),
    [
        ("the file nope.py is required", State.UNKNOWN),
        ("nope.py is missing", State.UNKNOWN),
        ("add a file with the licence", State.UNKNOWN),
        ("Missing docstring", State.ABSENT),
        ("nope.py calls eval", State.ABSENT),
    ],
)
def test_a_tool_may_name_a_file_because_it_is_missing(
    tree: SourceTree, message: str, state: State
) -> None:
    for one in (place("src/nope.py", None), place("src/nope.py", 1)):
        assert held(tree, replace(one, message=message)) == [state]
    assert held(tree, replace(place("src/nope.py", 2), message=message)) == [State.ABSENT]


def test_a_file_that_is_not_yet_committed_may_be_there(tree: SourceTree) -> None:
    beyond = State.ABSENT if tree.on_disk else State.UNKNOWN
    assert held(tree, place("untracked.py", 1_000)) == [beyond]


def test_a_foreign_path_is_never_looked_up(tree: SourceTree) -> None:
    assert held(tree, Place(path="src/shop.py", reach=Reach.FOREIGN)) == [State.UNKNOWN]
    odd = Place(path="src/shop.py", reach=Reach.PLAIN, note="odd lines")
    assert held(tree, odd) == [State.UNKNOWN]


@pytest.mark.parametrize(
    ("moved", "line"),
    [
        (place("src/shop.py", 2, 2, "return eval(command)"), 7),
        (place("src/shop.py", 1, 1, "subprocess.call(\n    command, shell=True)"), 5),
        (place("/ci/src/shop.py", 1, 1, "def sell(command):"), 4),
    ],
)
def test_a_snippet_that_moved_says_where_to(tree: SourceTree, moved: Place, line: int) -> None:
    (one,) = Holder(Names(Pages(tree))).hold([moved])
    assert one.state is State.DRIFTED
    assert not one.cited.grounding.is_grounded
    assert f"line {line} of src/shop.py" in one.cited.grounding.why


def test_the_other_paths_tell_which_folder_is_the_root(tree: SourceTree) -> None:
    both = place("/w/tests/setup.py"), place("/w/src/shop.py")
    assert held(tree, *both) == [State.CHECKS, State.CHECKS]
    stray = place("/w/other/setup.py")
    assert held(tree, *both, stray) == [State.CHECKS, State.CHECKS, State.UNKNOWN]


def test_a_place_that_checks_is_told_as_it_is_called_here(tree: SourceTree) -> None:
    (one,) = Holder(Names(Pages(tree))).hold([place("/ci/src/shop.py", 7, 8, "eval(command)")])
    assert (one.cited.path, one.cited.lines) == ("src/shop.py", LineRange(7, 7))
    assert one.cited.grounding.path == "src/shop.py"


def held_within(tree: SourceTree, max_chars: int, *places: Place) -> list[State]:
    return [one.state for one in Holder(Names(Pages(tree, max_chars))).hold(places)]


def test_there_is_an_end_to_searching(tree: SourceTree) -> None:
    wrong, beyond = place("src/shop.py", 7, 7, "return exec(program)"), place("src/shop.py", 900)
    assert held_within(tree, 10_000, wrong, beyond) == [State.DIFFERS, State.ABSENT]
    many = held_within(tree, 3_000, *[wrong] * 20)
    assert many[0] is State.DIFFERS
    assert many[-1] is State.UNKNOWN
    assert held_within(tree, len(SHOP) + 10, wrong) == [State.UNKNOWN]
    assert held_within(tree, len(SHOP) + 10, beyond) == [State.UNKNOWN]
    assert held_within(tree, 10, place("src/shop.py", None)) == [State.UNKNOWN]
    assert held(tree, beyond, beyond) == [State.ABSENT, State.ABSENT]


def test_a_file_that_changes_afterwards_is_not_judged(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "one = 1\n", ".gitignore": "x\n"})
    with open_tree(repo, cache_dir=tmp_path / "cache") as opened:
        (repo / "a.py").write_text("one = 2\n")
        (repo / ".gitignore").write_text("y\n")
        assert held(opened, place("a.py", 900), place("b.py")) == [State.UNKNOWN, State.ABSENT]


def test_a_working_tree_that_is_gone_has_nothing_on_disk(repo: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", str(repo), "clone")
    git(tmp_path / "clone", "worktree", "add", "--quiet", str(tmp_path / "side"))
    with open_tree(tmp_path / "side", at="HEAD", cache_dir=tmp_path / "cache") as opened:
        shutil.rmtree(tmp_path / "side")
        assert held(opened, place("untracked.py"), place("src/shop.py")) == [
            State.ABSENT, State.CHECKS,
        ]  # fmt: skip


def test_a_bare_repository_has_nothing_on_disk(repo: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--bare", str(repo), "bare.git")
    with open_tree(tmp_path / "bare.git", at="HEAD", cache_dir=tmp_path / "cache") as opened:
        assert held(opened, place("untracked.py"), place("src/shop.py")) == [
            State.ABSENT, State.CHECKS,
        ]  # fmt: skip


# Opinions


def sarif(uri: str, line: int = 3, run: object = None, **result: object) -> Mapping[str, object]:
    region = {"startLine": line}
    where = {"physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}}
    row = {"ruleId": "R1", "message": {"text": "bad"}, "locations": [where], **result}
    about = {"tool": {"driver": {"name": "t"}}, "results": [row]}
    return {"version": "2.1.0", "runs": [about | (run if isinstance(run, dict) else {})]}


OTHER = "deadbeef" * 5


@pytest.mark.parametrize(
    "body",
    [
        sarif("src/prod.py", partialFingerprints={"commitSha": OTHER, "author": "a"}),
        sarif("src/shop.py", 900, partialFingerprints={"commitSha/v1": OTHER}),
        sarif("src/prod.py", properties={"commit_sha": OTHER}),
        sarif("src/prod.py", run={"versionControlProvenance": [{"revisionId": OTHER}]}),
        sarif("no file associated with this alert", 1),
        sarif("no%20file%20associated%20with%20this%20alert", 1),
        sarif("image//lib/apk/db/installed", 1),
        sarif("alpine-baselayout", 1),
        sarif("docker:alpine:3.10", 1),
        sarif("library/alpine", 1),
        sarif("usr/lib/python3/dist-packages/yaml/__init__.py", 1),
        sarif("src/lib/requests-2.3.jar", 1),
    ],
    ids=str,
)
def test_what_real_tools_say_of_elsewhere_is_not_rejected(
    tree: SourceTree, body: Mapping[str, object]
) -> None:
    opinion = said(tree, body)
    assert opinion.status is Status.UNRESOLVED
    (slim,) = sarif_items(body, Packing())
    assert said(tree, str(slim["content"])).status is Status.UNRESOLVED


@pytest.mark.parametrize(
    "body",
    [
        sarif("src/nope.py"),
        sarif("src/shop.py", 900),
        sarif("src/nope.py", partialFingerprints={"commitSha": ""}),
        sarif("src/nope.py", run={"versionControlProvenance": [{"repositoryUri": "x"}]}),
    ],
    ids=str,
)
def test_what_is_surely_missing_stays_rejected(
    tree: SourceTree, body: Mapping[str, object]
) -> None:
    assert said(tree, body).status is Status.REJECTED
    (slim,) = sarif_items(body, Packing())
    assert said(tree, str(slim["content"])).status is Status.REJECTED


def test_a_log_of_this_very_commit_is_held_against_it(repo: Path, tmp_path: Path) -> None:
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as opened:
        own = opened.snapshot.commit
        for body in (
            sarif("src/nope.py", partialFingerprints={"commitSha": own}),
            sarif("src/nope.py", run={"versionControlProvenance": [{"revisionId": own}]}),
        ):
            (slim,) = sarif_items(body, Packing())
            assert said(opened, str(slim["content"])).status is Status.REJECTED


def test_a_find_of_semgrep_in_the_history_is_not_rejected(tree: SourceTree) -> None:
    row = {
        "path": "src/nope.py", "check_id": "r", "start": {"line": 3}, "end": {"line": 3},
        "extra": {"historical_info": {"git_commit": OTHER}},
    }  # fmt: skip
    assert said(tree, {"results": [row]}).status is Status.UNRESOLVED
    assert said(tree, {"results": [row | {"extra": {}}]}).status is Status.REJECTED


def test_places_that_are_there_are_acknowledged_never_confirmed(tree: SourceTree) -> None:
    opinion = said(tree, {"results": [bandit(), bandit(6)]})
    assert opinion.status is Status.ACKNOWLEDGED
    assert opinion.rationale == "All 2 cited places are there."
    assert [one.grounding.is_grounded for one in opinion.places] == [True, True]
    assert opinion.places[0].rule == "B307"
    assert said(tree, {"results": [bandit()]}).rationale == "The cited place is there."


def test_places_that_are_all_missing_are_rejected(tree: SourceTree) -> None:
    rows = [bandit(filename="src/nope.py"), bandit(10_007, "10007 x = eval(y)\n")]
    opinion = said(tree, {"results": rows})
    assert opinion.status is Status.REJECTED
    assert opinion.rationale == (
        "None of the 2 cited places is there. Not there (2): there is no file src/nope.py;"
        " src/shop.py has 7 lines, not 10007."
    )
    assert not any(one.grounding.is_grounded for one in opinion.places)
    assert said(tree, {"results": rows[:1]}).rationale == (
        "The cited place is not there: there is no file src/nope.py."
    )


def test_some_right_some_wrong_is_unresolved_and_names_them(tree: SourceTree) -> None:
    moved = bandit(4, "4     return eval(command)\n")
    rows = [bandit(), bandit(filename="src/nope.py"), moved, bandit(filename="/x/other.py")]
    opinion = said(tree, {"results": rows})
    assert opinion.status is Status.UNRESOLVED
    assert opinion.rationale == (
        "1 of the 4 cited places is there. Not there (1): there is no file src/nope.py."
        " Moved (1): what it quotes stands on line 7 of src/shop.py."
        " Not to be checked (1): nobody can say which file /x/other.py is here."
    )


def test_many_reasons_are_cut(tree: SourceTree) -> None:
    opinion = said(tree, {"results": [bandit(filename=f"src/no{n}.py") for n in range(9)]})
    assert opinion.status is Status.REJECTED
    assert opinion.rationale.endswith("src/no2.py; and 6 more.")


def test_a_result_that_cannot_be_read_prevents_a_rejection(tree: SourceTree) -> None:
    opinion = said(tree, {"results": [bandit(filename="src/nope.py"), {"odd": 1}]})
    assert opinion.status is Status.UNRESOLVED
    assert opinion.rationale.endswith("Results without a place that can be read: 1.")


def test_unknown_places_beside_right_ones_are_no_trouble(tree: SourceTree) -> None:
    opinion = said(tree, {"results": [bandit(), bandit(filename="/x/other.py")]})
    assert opinion.status is Status.ACKNOWLEDGED


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('{"a": x}', "it is no strict JSON: Expecting value at line 1 column 7"),
        ('{"a": 1}', "it is not the output of a tool that is known here"),
        ('{"runs": []}', "this SARIF output names none"),
    ],
)
def test_what_cannot_be_read_is_unresolved(tree: SourceTree, body: str, why: str) -> None:
    opinion = said(tree, body)
    assert opinion.status is Status.UNRESOLVED
    assert opinion.rationale == f"No cited place could be checked: {why}."


def test_without_a_checker_prose_is_not_read(tree: SourceTree) -> None:
    opinion = said(tree, "There is a leak in src/nope.py:3.", BodyFormat.TEXT)
    assert opinion.status is Status.UNRESOLVED


def test_paths_of_anybody_are_told_without_control_characters(tree: SourceTree) -> None:
    opinion = said(tree, {"results": [bandit(filename="src/\x1b[31mno\u202e.py")]})
    assert opinion.rationale.isprintable()


def test_there_is_one_opinion_for_each_item(tree: SourceTree) -> None:
    items = [
        Item(
            evidence_id=f"auto-{n}", request_index=n, source="s", format=BodyFormat.JSON,
            content=json.dumps([]), bearing=Bearing.INFORMATIONAL,
        )
        for n in range(3)
    ]  # fmt: skip
    assert [one.evidence_id for one in machine_review(items, tree)] == [
        "auto-0", "auto-1", "auto-2",
    ]  # fmt: skip


def test_what_is_said_of_a_file_is_said_of_its_lines(tree: SourceTree) -> None:
    places = [place("src/shop.py", None), place("src/shop.py", 8), place("src/empty.py", None)]
    found = Holder(Names(Pages(tree))).hold(places)
    assert [one.cited.lines for one in found] == [LineRange(1, 7), LineRange(7, 7), None]
