"""Which oracle is asked, and what is said when one is missing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.sources.code import oracles as code_oracles
from probant.evaluation.sources.code.oracles import (
    NotLooked,
    Read,
    languages_of,
    look,
    look_or_stand_in,
)
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError
from tests.unit.evaluation.trees import write_tree


class Oracles:
    """Front ends by name: the languages each speaks about, or why it is missing."""

    def __init__(self, **by_name: tuple[str, ...] | str) -> None:
        self._by_name = by_name
        self.asked: list[str] = []

    def __call__(self, name: str) -> Read:
        def read(root: Path, cache: Path, environment: Mapping[str, str]) -> tuple[CodeTruth, ...]:
            self.asked.append(name)
            known = self._by_name[name]
            if isinstance(known, str):
                raise OracleMissingError(known, remedy="install it")
            return tuple(
                CodeTruth(language=language, oracle=name, files=frozenset({"a"}))
                for language in known
            )

        return read


def test_languages_are_told_by_file_names(tmp_path: Path) -> None:
    write_tree(tmp_path, {"a.py": "", "b/c.TSX": "", "d.md": "", ".git/e.rs": ""})
    assert languages_of(tmp_path) == ("python", "typescript")


def test_every_language_has_a_front_end_row() -> None:
    expected = {"python", "typescript", "javascript", "c", "cpp", "go", "java", "rust"}
    assert set(code_oracles.ORACLES) == expected


def test_one_oracle_of_two_languages_is_asked_once(tmp_path: Path) -> None:
    oracles = Oracles(typescript=("typescript", "javascript"))
    truths, gaps = look(tmp_path, tmp_path, {}, ("typescript", "javascript"), oracle_named=oracles)
    assert [truth.language for truth in truths] == ["typescript", "javascript"]
    assert gaps == ()
    assert oracles.asked == ["typescript"]


def test_nobody_stands_in_for_a_front_end_where_questions_are_made(tmp_path: Path) -> None:
    oracles = Oracles(golang="no go", java=("java",), ctags=("go", "java"))
    truths, gaps = look(tmp_path, tmp_path, {}, ("go", "java"), oracle_named=oracles)
    assert [(truth.language, truth.oracle) for truth in truths] == [("java", "java")]
    assert gaps == (NotLooked("go", "no go; install it"),)
    assert oracles.asked == ["golang", "java"]


def test_a_missing_front_end_is_told_and_its_definitions_come_from_the_stand_in(
    tmp_path: Path,
) -> None:
    oracles = Oracles(golang="no go", java=("java",), ctags=("go", "java"))
    truths, gaps = look_or_stand_in(tmp_path, tmp_path, {}, ("go", "java"), oracle_named=oracles)
    assert [(truth.language, truth.oracle) for truth in truths] == [
        ("java", "java"),
        ("go", "ctags"),
    ]
    assert gaps == (NotLooked("go", "no go; install it"),)


def test_neither_is_a_score(tmp_path: Path) -> None:
    oracles = Oracles(rust="no rustc", ctags="no ctags")
    truths, gaps = look_or_stand_in(tmp_path, tmp_path, {}, ("rust",), oracle_named=oracles)
    assert truths == ()
    assert [gap.reason for gap in gaps] == ["no rustc; install it", "no ctags; install it"]
