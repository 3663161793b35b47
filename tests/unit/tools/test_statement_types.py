"""When two written types are the same, certainly different, or neither."""

from __future__ import annotations

import pytest

from probant.tools.statements.comparison import Match, compare
from probant.tools.statements.written_types import Written, parse_type
from tests.work import n_calls


class Nothing:
    """A repository that knows no name, but from which module everything comes."""

    def of(self, claimed: Written, actual: Written) -> Match:  # noqa: ARG002 - as asked
        return Match.OPEN

    def is_from(self, actual: Written, front: str) -> bool:  # noqa: ARG002 - as asked
        return True


SAME, DIFFERENT, OPEN = Match.SAME, Match.DIFFERENT, Match.OPEN

TYPES = [
    ("python", "str", "str", SAME),
    ("python", "int", "str", DIFFERENT),
    ("python", "Optional[str]", "str | None", SAME),
    ("python", "None | str", "Union[str, None]", SAME),
    ("python", "List[int]", "list[int]", SAME),
    ("python", "typing.List[int]", "list[int]", SAME),
    ("python", "list", "list[int]", SAME),
    ("python", "list[int]", "list", OPEN),
    ("python", "list[str]", "list[int]", DIFFERENT),
    ("python", "dict", "list[int]", DIFFERENT),
    ("python", "str", "Optional[str]", OPEN),
    ("python", "int", "Optional[str]", DIFFERENT),
    ("python", "pathlib.Path", "Path", SAME),
    ("python", "Path", "str", DIFFERENT),
    ("python", "bool", "int", OPEN),
    ("python", "int", "float", OPEN),
    ("python", "Sequence[int]", "list[int]", OPEN),
    ("python", "Mapping", "list[int]", DIFFERENT),
    ("python", "Iterator[int]", "list[int]", OPEN),
    ("python", "Iterator", "list[int]", OPEN),
    ("python", "generator", "Generator[int, None, None]", SAME),
    ("python", "Any", "int", OPEN),
    ("python", "T", "int", OPEN),
    ("python", "Annotated[int, 'x']", "int", SAME),
    ("python", '"Cart"', "Cart", SAME),
    ("python", "dictionary", "Dict[str, int]", SAME),
    ("python", "nothing", "None", SAME),
    ("python", "tuple[int, str]", "tuple[str, int]", DIFFERENT),
    ("python", "Callable[[int], str]", "str", DIFFERENT),
    ("python", "Literal[True]", "bool", OPEN),
    ("python", "Response", "None", DIFFERENT),
    ("typescript", "string", "number", DIFFERENT),
    ("typescript", "T[]", "Array<T>", SAME),
    ("typescript", "string[]", "Uint8Array", DIFFERENT),
    ("typescript", "Buffer", "Uint8Array", OPEN),
    ("typescript", "Uint8Array", "Uint8Array<ArrayBuffer>", SAME),
    ("rust", "Printer", "Printer<'a, Writer>", SAME),
    ("rust", "Printer<Writer>", "Printer<'a, Writer>", SAME),
    ("rust", "String", "Option<&'a u8>", DIFFERENT),
    ("rust", "Vec<u8>", "Cow<'static, str>", DIFFERENT),
    ("typescript", "Promise", "Promise<User>", SAME),
    ("typescript", "User", "Promise<User>", OPEN),
    ("typescript", "string", "Promise<number>", DIFFERENT),
    ("typescript", "string | undefined", "undefined | string", SAME),
    ("typescript", "boolean", "value is string", SAME),
    ("typescript", "string", "'a' | 'b'", OPEN),
    ("typescript", "void", "undefined", OPEN),
    ("go", "Engine", "*Engine", SAME),
    ("go", "*Engine", "Engine", OPEN),
    ("go", "(int, error)", "(int, error)", SAME),
    ("go", "error", "(int, error)", SAME),
    ("go", "string", "(int, error)", DIFFERENT),
    ("go", "(int, error)", "(n int, err error)", SAME),
    ("go", "(int, int, error)", "(int, error)", DIFFERENT),
    ("go", "map[string]int", "map[string]int", SAME),
    ("go", "[]string", "[]int", DIFFERENT),
    ("go", "string", "()", DIFFERENT),
    ("rust", "&str", "&'a str", SAME),
    ("rust", "Option<u32>", "Option<&u32>", SAME),
    ("rust", "Result", "io::Result<()>", SAME),
    ("rust", "u32", "Result<u32, Error>", OPEN),
    ("rust", "String", "u32", DIFFERENT),
    ("rust", "String", "&str", OPEN),
    ("rust", "Vec<u8>", "[u8; 3]", DIFFERENT),
    ("java", "List", "List<String>", SAME),
    ("java", "List<Integer>", "List<String>", OPEN),
    ("java", "String", "int", DIFFERENT),
    ("java", "Integer", "int", OPEN),
    ("java", "Book", "void", DIFFERENT),
    ("java", "int[]", "int[]", SAME),
    ("cpp", "const char*", "const char *", SAME),
    ("cpp", "char *", "const char *", SAME),
    ("cpp", "unsigned", "unsigned int", SAME),
    ("cpp", "int", "void", DIFFERENT),
    ("cpp", "std::string", "string", SAME),
    ("cpp", "int", "size_t", DIFFERENT),
]  # fmt: skip


@pytest.mark.parametrize(("family", "claimed", "actual", "wanted"), TYPES)
def test_types(family: str, claimed: str, actual: str, wanted: Match) -> None:
    one, two = parse_type(claimed, family), parse_type(actual, family)
    assert one is not None and two is not None
    assert compare(one, two, family, Nothing()) is wanted


@pytest.mark.parametrize(
    "text", ["", "a list of ints", "((", "x <", "[" * 3000, "@", "\x00", "<>" * 50]
)
def test_what_is_no_type_is_none(text: str) -> None:
    for family in ("python", "typescript", "go", "rust", "java", "cpp"):
        found = parse_type(text, family)
        assert found is None or isinstance(found, Written)


@pytest.mark.parametrize("depth", [4, 10, 11, 14, 90])
def test_types_nested_in_wrappers_are_compared_level_by_level(depth: int) -> None:
    """Both sides are unwrapped, so each level once took four times as long as the one before."""
    one = parse_type("Box<" * depth + "A" + ">" * depth, "rust")
    two = parse_type("Rc<" * depth + "B" + ">" * depth, "rust")
    assert one is not None
    assert two is not None
    assert compare(one, two, "rust", Nothing()) is Match.OPEN
    assert n_calls(lambda: compare(one, two, "rust", Nothing())) < 50 * depth


def test_long_unions_are_compared_name_by_name() -> None:
    def compared() -> None:
        one, two = (parse_type(" | ".join(f"{c}{n}" for n in range(400)), "python") for c in "AB")
        assert one is not None
        assert two is not None
        assert compare(one, two, "python", Nothing()) is Match.OPEN

    assert n_calls(compared) < 200 * 400
    longer = " | ".join(f"A{n}" for n in range(20_000))
    assert n_calls(lambda: parse_type(longer, "python")) < len(longer) // 10
    assert parse_type(longer, "python") is None
