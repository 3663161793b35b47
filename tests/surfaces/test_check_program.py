"""`probant check`, the real program: exit codes, forms, corrections that hold afterwards."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from probant.checking.document import Document
from probant.errors import UsageError
from probant.surfaces import api
from probant.surfaces.check.sheet import sheets_of
from tests.repos import git, make_repo
from tests.surfaces.checked import sheet, verified
from tests.surfaces.test_program import FILES, probant

TRUE = "See `shop/cart.py:1`.\n"
HALF = "The cart lives in `shop/cart.py:1`.\n"
FALSE = "See shop/cart.py:900 for more.\n"
NOTHING = "This is a shop.\n"


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return make_repo(tmp_path / "shop", {**FILES, "docs/guide.md": TRUE})


def check(shop: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return probant("check", *arguments, cwd=shop, cache=shop.parent / "cache", **more)


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        (TRUE, 0, "1 claim: 1 verified, 0 refuted, 0 unverifiable; 1 citation"),
        (HALF, 0, "1 claim: 1 verified, 0 refuted, 0 unverifiable; 1 sentence not read in full"),
        (TRUE + FALSE, 1, "✗ 2 │ See shop/cart.py:900 for more."),
        (NOTHING, 3, "nothing checkable was found; no citation"),
    ],
)
def test_exit_codes(shop: Path, text: str, code: int, says: str) -> None:
    done = check(shop, "-", stdin=text)
    assert (done.returncode, done.stderr) == (code, "")
    assert says in done.stdout


def test_nothing_found_is_fine_only_where_that_is_said(shop: Path) -> None:
    assert check(shop, "-", "--allow-empty", stdin=NOTHING).returncode == 0
    assert check(shop, "-", "--allow-empty", stdin=FALSE).returncode == 1


def test_what_was_not_read_passes_only_where_it_may(shop: Path) -> None:
    strict = check(shop, "-", "--strict", stdin=HALF)
    assert strict.returncode == 3
    assert "~ 1 │ The cart lives in" in strict.stdout
    assert "~ not read: cart lives in" in strict.stdout
    assert check(shop, "-", "--strict", "--allow-empty", stdin=HALF).returncode == 3
    assert check(shop, "-", "--strict", stdin=TRUE).returncode == 0
    assert check(shop, "-", "--strict", stdin=HALF + FALSE).returncode == 1


def test_each_sentence_has_its_mark_in_json(shop: Path) -> None:
    done = check(shop, "-", "--format", "json", stdin=f"{TRUE}{HALF}{FALSE}Hello.\n")
    report = json.loads(done.stdout)
    assert [one["mark"] for one in report["sentences"]] == ["verified", "unread", "refuted", "none"]
    assert [one["parts"] for one in report["sentences"]] == [[0], [1], [2], []]
    assert [one["unread"] for one in report["sentences"]] == [[], ["cart lives in"], [], []]
    assert [one["line"] for one in report["sentences"]] == [1, 2, 3, 4]
    assert report["counts"]["unread"] == 1


def test_no_text_is_a_usage_error(shop: Path) -> None:
    done = check(shop)
    assert done.returncode == 2 and "no text is named" in done.stderr


@pytest.mark.parametrize("form", ["json", "sarif"])
def test_one_object_on_standard_output(shop: Path, form: str) -> None:
    (shop / "guide.md").write_text(FALSE)
    done = check(shop, "guide.md", "--format", form, "--fix")
    assert done.returncode == 1
    assert isinstance(json.loads(done.stdout), dict)


def test_sarif_paths_start_at_the_repository_wherever_it_is_called_from(shop: Path) -> None:
    (shop / "docs" / "new.md").write_text(FALSE)
    for cwd, name in ((shop, "docs/new.md"), (shop / "docs", "new.md")):
        done = check(cwd, name, "--repo", ".", "--format", "sarif")
        [result] = json.loads(done.stdout)["runs"][0]["results"]
        place = result["locations"][0]["physicalLocation"]["artifactLocation"]
        assert place == {"uri": "docs/new.md", "uriBaseId": "%SRCROOT%"}


def test_the_summary_is_appended_for_the_step(shop: Path, tmp_path: Path) -> None:
    summary = tmp_path / "summary.md"
    summary.write_text("before\n")
    done = check(shop, "-", "--format", "github", stdin=FALSE, GITHUB_STEP_SUMMARY=str(summary))
    assert done.stdout.startswith("::error ")
    assert summary.read_text().startswith("before\n### probant check\n")
    assert "invalid\\_line" in summary.read_text()


def test_a_summary_that_cannot_be_written_changes_no_verdict(shop: Path) -> None:
    done = check(shop, "-", "--format", "github", stdin=TRUE, GITHUB_STEP_SUMMARY=str(shop))
    assert done.returncode == 0 and "the step summary could not be written" in done.stderr


def test_without_unicode_on_the_terminal(shop: Path) -> None:
    done = check(shop, "-", stdin=TRUE + FALSE, PYTHONIOENCODING="ascii")
    assert done.stdout.isascii() and "x 2 | See shop/cart.py:900" in done.stdout


@pytest.mark.parametrize("arguments", [["-"], ["a.md", "--at", "HEAD"], ["a.diff"]])
def test_what_cannot_be_corrected_is_refused_at_once(shop: Path, arguments: list[str]) -> None:
    (shop / "a.md").write_text(FALSE)
    (shop / "a.diff").write_text(f"--- a/a.md\n+++ b/a.md\n@@ -0,0 +1 @@\n+{FALSE}")
    done = check(shop, *arguments, "--fix", stdin=FALSE)
    assert done.returncode == 2 and re.fullmatch(r"probant: .+; .+\n", done.stderr)
    assert (shop / "a.md").read_text() == FALSE


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_was_corrected_holds_afterwards(shop: Path, form: str) -> None:
    page = shop / "docs" / "guide.md"
    page.write_text("# Shop\n\n`add` is defined in `shop/cart.py:1`. `Cart` is in it too.\n")
    first = check(shop, "docs/guide.md", "--fix", "--format", form)
    assert first.returncode == 1
    assert "`shop/cart.py:6`" in page.read_text()
    shown, spoiled = (first.stdout, first.stderr) if form == "text" else (first.stderr, "")
    assert "+`add` is defined in `shop/cart.py:6`." in shown and "+++" not in spoiled
    again = check(shop, "docs/guide.md", "--fix")
    assert again.returncode == 0 and "nothing to write" in again.stderr


def test_fix_changes_no_file_but_the_texts(shop: Path) -> None:
    before = {p: p.read_bytes() for p in shop.rglob("*") if p.is_file() and ".git" not in p.parts}
    check(shop, "docs/guide.md", "--fix")
    after = {p: p.read_bytes() for p in shop.rglob("*") if p.is_file() and ".git" not in p.parts}
    assert before == after


def test_only_what_a_change_adds_is_annotated_on_the_files_own_lines(shop: Path) -> None:
    page = shop / "docs" / "guide.md"
    page.write_text("Old: shop/cart.py:901.\n" * 20)
    git(shop, "add", "-A")
    git(shop, "commit", "-qm", "old")
    page.write_text("Old: shop/cart.py:901.\n" * 20 + "ü New: shop/cart.py:902.\n")
    diff = git(shop, "diff")
    done = check(shop, "--diff", "-", "--format", "github", stdin=diff)
    [annotation, _] = done.stdout.splitlines()
    place = "file=docs/guide.md,line=21,endLine=21,col=8,endColumn=24"
    assert f"{place}::shop/cart.py:902: " in annotation


def test_an_empty_diff_says_nothing(shop: Path) -> None:
    done = check(shop, "--diff", "-", "--format", "json", stdin="")
    assert done.returncode == 3 and json.loads(done.stdout)["counts"]["claims"] == 0


def test_comments_are_corrected_in_the_source_file(shop: Path) -> None:
    source = shop / "shop" / "more.py"
    source.write_text('x = "shop/cart.py:900"  # `add` is defined in shop/cart.py:1\n')
    check(shop, "--comments", "shop/more.py", "--fix")
    assert source.read_text() == 'x = "shop/cart.py:900"  # `add` is defined in shop/cart.py:6\n'


def test_a_sarif_says_the_exit_code_the_program_had(shop: Path) -> None:
    for options, code in (((), 3), (("--allow-empty",), 0)):
        done = check(shop, "-", "--format", "sarif", *options, stdin=NOTHING)
        [told] = json.loads(done.stdout)["runs"][0]["invocations"]
        assert (told["exitCode"], done.returncode) == (code, code)


@pytest.mark.parametrize("form", ["text", "json", "sarif", "junit", "github"])
@pytest.mark.parametrize("more", [(), ("--consistency",)])
def test_a_workflow_reads_no_command_out_of_the_log(
    shop: Path, form: str, more: tuple[str, ...]
) -> None:
    name = "::error::owned ##[error].md"
    (shop / name).write_text("Where is ##[error]x of ::error::y shop/cart.py:900?\n::notice::z\n")
    done = check(shop, name, *more, "--format", form, GITHUB_ACTIONS="true")
    assert done.returncode < 4
    assert not commands_in(done.stdout, ours=form == "github") and not commands_in(done.stderr)
    if form == "json":
        assert "##[error]" in repr(json.loads(done.stdout))
    if form == "sarif":
        json.loads(done.stdout)


def test_nor_out_of_a_correction_or_an_error(shop: Path) -> None:
    (shop / "a.md").write_text(" ::error::x\n##[error]\n`add` is defined in `shop/cart.py:1`.\n")
    for form in ("text", "json"):
        done = check(shop, "a.md", "--fix", "--format", form, GITHUB_ACTIONS="true")
        assert not commands_in(done.stdout) and not commands_in(done.stderr)
    done = check(shop, "##[error]\n::error::x", GITHUB_ACTIONS="true")
    assert done.returncode == 2 and not commands_in(done.stderr)


def commands_in(log: str, *, ours: bool = False) -> list[str]:
    """Lines the runner would take for commands of its own."""
    known = ("::error ", "::notice ", "::warning::") if ours else ()
    lines = [line.lstrip() for line in re.split("[\r\n]", log)]
    return [
        line
        for line in lines
        if "##[" in line or (line.startswith("::") and not line.startswith(known or "\0"))
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("-", "--answerer", "cat {question}"), "add --consistency"),
        (("-", "--format", "xml"), "choose one of these"),
        (("-", "--formt", "json"), "did you mean --format?"),
    ],
)
def test_wrong_usage_is_told_with_the_remedy(
    shop: Path, arguments: tuple[str, ...], says: str
) -> None:
    done = check(shop, *arguments, stdin=TRUE)
    assert done.returncode == 2 and says in done.stderr


def test_a_missing_file_gets_the_hint_of_the_statement_about_it(shop: Path) -> None:
    text = "`Cart` is defined in `shop/gone.py`.\n"
    done = check(shop, "-", "--format", "json", stdin=text)
    told = {one["kind"]: one["suggestion"] for one in json.loads(done.stdout)["claims"]}
    assert told["file"] == told["defined_in"] == "shop/cart.py:1"


def test_where_texts_stand(tmp_path: Path) -> None:
    root = make_repo(tmp_path / "shop", FILES)
    (root / "docs").mkdir()
    (tmp_path / "outside.md").write_text("x")
    (tmp_path / "way").symlink_to(root)
    names = {
        str(root / "a.md"): "a.md",
        str(root / "docs" / "b.md"): "docs/b.md",
        str(tmp_path / "way" / "docs" / "b.md"): "docs/b.md",
        str(root / "docs" / ".." / "a.md"): "a.md",
        str(tmp_path / "outside.md"): None,
        str(tmp_path / "shop-of-others.md"): None,
        "-": None,
    }
    documents = [Document(name, "a.py") for name in names]
    reports = [sheet("a.py", verified("a.py"), name=name).report for name in names]
    assert [one.path for one in sheets_of(documents, reports, root)] == [*names.values()]
    added = Document("deep/b.md", "a.py", folder="deep", only=frozenset({1}))
    assert sheets_of([added], reports[:1], root)[0].path == "deep/b.md"


def test_our_own_pages_hold(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    done = probant(
        "check", "README.md", "docs/checking.md", "--repo", ".", cwd=root, cache=tmp_path / "cache"
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("text", [None, 3, b"a.py"])
def test_what_is_no_text_is_refused_in_one_sentence(text: Any, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="the text to check is no text but"):
        api.check(text, tmp_path)
