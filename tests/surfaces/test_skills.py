"""The skills say what the program does: fields, limits, examples, commands; installing them."""

from __future__ import annotations

import json
import re
import shlex
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from pydantic import BaseModel, ValidationError

from probant import __version__
from probant.council import submission
from probant.council.intake.items import RESERVED_ID
from probant.council.prompts.budget import DEPTHS
from probant.council.prompts.prompt import MAX_FOCUS_CHARS
from probant.council.submission import EvidenceItem, VerifyRequest, read_request
from probant.errors import ExecutionError, UsageError
from probant.surfaces.cli.commands import build_parser
from probant.surfaces.skills import PAGE, install_skills, skill_pages
from probant.vocabulary.council import Status
from tests.surfaces.test_program import probant

PAGES = skill_pages()
NAMES = ("council-verify", "probant-ask", "probant-check")
FRONT = re.compile(r"\A---\n(?P<front>.*?)\n---\n", re.DOTALL)


def text_of(name: str) -> str:
    return PAGES[name].read_text(encoding="utf-8")


def front_of(name: str) -> dict[str, str]:
    found = FRONT.match(text_of(name))
    assert found, name
    parts = [line.partition(": ") for line in found["front"].splitlines()]
    return {key: value for key, _, value in parts}


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(name), re.DOTALL | re.MULTILINE)


def table(name: str, mark: str) -> list[list[str]]:
    """The rows below a comment, as cells."""
    lines = text_of(name).partition(f"<!-- {mark} -->\n")[2].partition("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" |")] for line in lines[2:]]


def test_there_are_the_three_of_them() -> None:
    assert tuple(PAGES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_front_matter(name: str) -> None:
    front = front_of(name)
    assert list(front) == ["name", "description", "compatibility"]
    assert front["name"] == name
    assert 40 <= len(front["description"]) <= 1024


@pytest.mark.parametrize("name", NAMES)
def test_the_compatibility_marker_is_this_version(name: str) -> None:
    """A skill speaks of the newest commands, so it needs the series it is shipped with."""
    series = ".".join(__version__.split(".")[:2])
    assert front_of(name)["compatibility"] == f"probant >= {series}"


def commands(name: str) -> Iterator[list[str]]:
    for block in blocks(name, "sh"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0] == "probant":
                yield words[1:]


@pytest.mark.parametrize("name", NAMES)
def test_every_command_shown_parses(name: str) -> None:
    shown = list(commands(name))
    assert len(shown) >= 5
    for words in shown:
        assert build_parser().parse_args(words).module == words[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_option_named_in_the_text_exists(name: str) -> None:
    known = {
        option
        for words in [["ask"], ["check"], ["verify"]]
        for option in re.findall(r"--[a-z-]+", help_of(words))
    }
    named = set(re.findall(r"`(--[a-z-]+)", text_of(name)))
    assert named <= known


def help_of(words: list[str]) -> str:
    import contextlib
    import io

    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
        build_parser().parse_args([*words, "--help"])
    return out.getvalue()


# The request


def literal_of(annotation: Any) -> tuple[str, ...]:
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    if get_origin(annotation) in (Union, types.UnionType):
        return tuple(value for part in get_args(annotation) for value in literal_of(part))
    return ()


@pytest.mark.parametrize(
    ("mark", "model"), [("request fields", VerifyRequest), ("item fields", EvidenceItem)]
)
def test_the_tables_are_the_models(mark: str, model: type[BaseModel]) -> None:
    rows = table("council-verify", mark)
    assert [row[0].strip("`") for row in rows] == list(model.model_fields)
    for row in rows:
        field = model.model_fields[row[0].strip("`")]
        choices = literal_of(field.annotation)
        if choices:
            assert re.findall(r"`(\w+)`", row[1]) == list(choices)
        if field.is_required():
            assert row[2] == "required"
        elif field.default is None:
            assert row[2].startswith("null") and "null" in row[1]
        else:
            assert row[2] == f"`{field.default}`"


def test_the_limits_are_the_models() -> None:
    limits = {row[0].strip("`"): row[3] for row in table("council-verify", "request fields")}
    limits |= {row[0].strip("`"): row[3] for row in table("council-verify", "item fields")}
    assert str(MAX_FOCUS_CHARS) in limits["rubric_focus"]
    assert str(submission.MAX_ITEMS) in limits["evidence"]
    assert str(submission.MAX_EVIDENCE_CHARS) in limits["evidence"]
    assert str(submission.MAX_ITEM_CHARS) in limits["content"]
    assert RESERVED_ID in limits["evidence_id"]
    for field, most in (("evidence_id", 64), ("source", 200)):
        letters = limits[field].split("`")[1].split()
        assert limits[field].startswith(f"{most} of ")
        assert_alphabet(field, letters, most)


def assert_alphabet(field: str, letters: list[str], most: int) -> None:
    """What the table lists is accepted, at its full length, and nothing else is."""
    allowed = {
        char
        for part in letters
        for char in (map(chr, range(ord(part[0]), ord(part[-1]) + 1)) if len(part) == 3 else part)
    }
    for code in range(33, 127):
        item = {"source": "tool@1", "content": "x", field: "x" + chr(code)}
        if chr(code) in allowed:
            EvidenceItem.model_validate(item)
        else:
            with pytest.raises(ValidationError):
                EvidenceItem.model_validate(item)
    EvidenceItem.model_validate({"source": "tool@1", "content": "x", field: "x" * most})
    with pytest.raises(ValidationError):
        EvidenceItem.model_validate({"source": "tool@1", "content": "x", field: "x" * (most + 1)})


def examples() -> list[dict[str, Any]]:
    return [json.loads(block) for block in blocks("council-verify", "json")]


def test_every_json_example_is_valid() -> None:
    request, disposition = examples()
    read, warnings = read_request(request)
    assert warnings == ()
    assert read.evidence is not None and len(read.evidence) == 2
    assert json.loads(read.evidence[0].content)["results"]
    assert disposition["evidence_id"] == read.evidence[0].evidence_id
    assert disposition["source"] == read.evidence[0].source
    assert disposition["strength"] == read.evidence[0].strength


def test_every_status_is_named() -> None:
    sentence = text_of("council-verify").partition("`status` is one of ")[2].partition(". ")[0]
    assert re.findall(r"`(\w+)`", sentence) == [status.value for status in Status]


@pytest.mark.parametrize(
    ("name", "codes"),
    [("council-verify", "01324"), ("probant-ask", "00334"), ("probant-check", "01324")],
)
def test_exit_codes_are_told(name: str, codes: str) -> None:
    rows = re.findall(r"^\| (?:`\w+` \| )?(\d) \|", text_of(name), re.MULTILINE)
    assert "".join(rows) == codes


# Getting them


def test_installing_twice_changes_nothing(tmp_path: Path) -> None:
    first = install_skills(tmp_path / "skills", force=False)
    assert [one.deed.value for one in first] == ["wrote"] * 3
    again = install_skills(tmp_path / "skills", force=False)
    assert [one.deed.value for one in again] == ["already there"] * 3
    for name in NAMES:
        assert (tmp_path / "skills" / name / PAGE).read_text(encoding="utf-8") == text_of(name)


def test_a_changed_file_stays_and_nothing_else_is_written(tmp_path: Path) -> None:
    mine = tmp_path / "probant-check" / PAGE
    mine.parent.mkdir()
    mine.write_text("mine")
    with pytest.raises(UsageError, match="nothing was written; --force"):
        install_skills(tmp_path, force=False)
    assert mine.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["probant-check"]
    deeds = {one.file.parent.name: one.deed.value for one in install_skills(tmp_path, force=True)}
    assert deeds["probant-check"] == "replaced"
    assert mine.read_text(encoding="utf-8") == text_of("probant-check")


def test_nothing_is_left_beside_the_files(tmp_path: Path) -> None:
    install_skills(tmp_path, force=False)
    files = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*"))
    assert files == [f"{name}/{PAGE}" for name in NAMES]


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = probant("skills", "install", str(tmp_path / "file"), cwd=tmp_path, cache=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "cannot be written" in done.stderr


def test_the_program_tells_what_it_wrote(tmp_path: Path) -> None:
    done = probant("skills", "install", "here", cwd=tmp_path, cache=tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [f"wrote here/{name}/{PAGE}" for name in NAMES]


def test_the_wheel_takes_them_along() -> None:
    import tomllib

    project = tomllib.loads(
        (Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    )
    targets = project["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["force-include"] == {"skills": "probant/skills"}
    assert "skills" in targets["sdist"]["include"]


def test_in_an_installed_package_they_lie_beside_its_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "lib" / "site-packages" / "probant"
    (package / "skills" / "one").mkdir(parents=True)
    (package / "skills" / "one" / PAGE).write_text("one")
    monkeypatch.setattr("probant.__file__", str(package / "__init__.py"))
    assert skill_pages() == {"one": (package / "skills" / "one" / PAGE).resolve()}


def test_an_installation_without_them_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("probant.__file__", str(tmp_path / "a" / "b" / "probant" / "__init__.py"))
    with pytest.raises(ExecutionError, match="missing from this installation; reinstall it"):
        skill_pages()


def test_the_shares_of_the_tiers_are_those_of_the_budget() -> None:
    said = " ".join(text_of("council-verify").split())
    told = said.partition("Items share a part of the prompt (")[2].partition(")")[0]
    for depth, limits in DEPTHS.items():
        assert re.search(
            rf"{limits.evidence_percent} % of {limits.max_chars}[^%]*`{depth.value}`", told
        ), depth
