"""When two spellings are one type, and when they surely are not."""

from __future__ import annotations

import pytest

from probant.opinions.spelling import Likeness, compare, fits_claim, without_literals

SAME = [
    ("Optional[int]", "int | None", "a.py"),
    ("typing.Optional[int]", "None | int", "a.py"),
    ("Union[str, int]", "int | str", "a.py"),
    ("t.List[str]", "list[str]", "a.py"),
    ('"Engine"', "Engine", "a.py"),
    ("'Optional[Engine]'", "Engine | None", "a.py"),
    ("float", "int | float", "a.py"),
    ("Dict[str, Optional[int]]", "dict[str, int | None]", "a.py"),
    ("tuple[int, ...]", "tuple[int, ...]", "a.py"),
    ("Literal['a', 'b']", 'Literal["a", "b"]', "a.py"),
    ("Literal['a', 'b']", 'Literal["b"] | Literal["a"]', "a.py"),
    ("string|null", "string | null", "a.ts"),
    ("'a' | 'b'", '"a" | "b"', "a.ts"),
    ("static const char*", "const char *", "a.c"),
]
DIFFERENT = [
    ("int", "str", "a.py"),
    ("int", "int | None", "a.py"),
    ("list[int]", "list[str]", "a.py"),
    ("dict[str, int]", "dict[int, str]", "a.py"),
    ("string", "number", "a.ts"),
    ("string[]", "string", "a.ts"),
]
UNSURE = [
    ("Path", "PosixPath", "a.py"),  # one may be the other's base, or its alias
    ("ArgsType", "int | str", "a.py"),
    ("T", "int", "a.py"),
    ("Sequence[int]", "list[int]", "a.py"),
    ("not a type", "int", "a.py"),
    ("list[", "int", "a.py"),
    ("(" * 3000, "int", "a.py"),
    ("-".join("a" * 900), "int", "a.py"),
    ("Props", "{ a: string; }", "a.ts"),
    ("Promise<string>", "Promise<number>", "a.ts"),
    ("uLong", "unsigned long", "a.c"),
    ("int", "long", "a.go"),
]


@pytest.mark.parametrize(
    ("written", "printed", "path", "likeness"),
    [(*one, Likeness.SAME) for one in SAME]
    + [(*one, Likeness.DIFFERENT) for one in DIFFERENT]
    + [(*one, Likeness.UNSURE) for one in UNSURE],
)
def test_likeness(written: str, printed: str, path: str, likeness: Likeness) -> None:
    assert compare(written, printed, path) is likeness


CLAIMED = [
    ("int", "Literal[1]", "a.py", Likeness.SAME),
    ("str", 'Literal["a", "b"]', "a.py", Likeness.SAME),
    ("bytes", 'Literal[b"x"]', "a.py", Likeness.SAME),
    ("bool", "Literal[True] | Literal[False]", "a.py", Likeness.SAME),
    ("list", "list[int]", "a.py", Likeness.SAME),
    ("Optional[str]", 'Literal["x"] | None', "a.py", Likeness.SAME),
    ("Engine", "Engine", "a.py", Likeness.SAME),
    ("str", "Literal[1]", "a.py", Likeness.DIFFERENT),
    ("list", "dict[str, int]", "a.py", Likeness.DIFFERENT),
    ("None", "list[int]", "a.py", Likeness.DIFFERENT),
    ("string", "number", "a.ts", Likeness.DIFFERENT),
    ("int", "int | None", "a.py", Likeness.UNSURE),
    ("int", "bool", "a.py", Likeness.UNSURE),
    ("float", "int", "a.py", Likeness.UNSURE),
    ("Base", "Child", "a.py", Likeness.UNSURE),
    ("object", "int", "a.py", Likeness.UNSURE),
    ("list[int]", "list[str]", "a.py", Likeness.UNSURE),
    ("string", "'a' | 'b'", "a.ts", Likeness.UNSURE),
    ("a list", "list[int]", "a.py", Likeness.UNSURE),
]


@pytest.mark.parametrize(("claimed", "inferred", "path", "likeness"), CLAIMED)
def test_a_claim_is_refuted_only_when_no_value_could_be_both(
    claimed: str, inferred: str, path: str, likeness: Likeness
) -> None:
    assert fits_claim(claimed, inferred, path) is likeness


@pytest.mark.parametrize(
    ("text", "path", "plain"),
    [
        ("Literal[1]", "a.py", "int"),
        ('list[Literal["a"] | None]', "a.py", "list[str | None]"),
        ("Literal[True, None]", "a.py", "bool | None"),
        ("Literal[Color.RED]", "a.py", ""),
        ("Literal[", "a.py", ""),
        ("number | 'big' | 'small'", "a.ts", "number | string"),
        ("10", "a.ts", "number"),
        ("{ a: 'x' }", "a.ts", "{ a: 'x' }"),
        ("const char *", "a.c", "const char *"),
    ],
)
def test_a_literal_is_told_as_its_type(text: str, path: str, plain: str) -> None:
    assert without_literals(text, path) == plain
