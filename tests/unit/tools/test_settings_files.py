"""Configuration files: where keys stand, and what no file may do to its reader."""

from __future__ import annotations

import pytest

from probant.tools.settings_files.formats import read_settings
from probant.tools.settings_files.tree import MAX_BYTES, NotUnderstood, all_keys, told
from tests.work import check_work


def keys(path: str, text: str) -> list[tuple[str, int, str]]:
    node = read_settings(path, text.encode())
    return [(".".join(key.path), key.line, told(key.node)) for key in all_keys(node)]


def test_toml_keys_stand_where_they_are_written() -> None:
    text = (
        '# a = 0\n[b.c]\nd = """\ne = 1\n"""\nf.g = { h = [1,\n  2] }\n[[i]]\nj = "x"\n[[i]]\n'
        "'k.l' = 2026-01-01 10:00:00 # m = 1\n[b]\nn = 1\n"
    )
    assert keys("a.toml", text) == [
        ("b", 12, "a table of 2 keys"),
        ("b.c", 2, "a table of 2 keys"),
        ("b.c.d", 3, "e = 1"),
        ("b.c.f", 6, "a table of 1 keys"),
        ("b.c.f.g", 6, "a table of 1 keys"),
        ("b.c.f.g.h", 6, "[1, 2]"),
        ("b.n", 13, "1"),
        ("i", 8, "a table of 1 keys"),
        ("i", 10, "a table of 1 keys"),
        ("i.j", 9, "x"),
        ("i.k.l", 11, "2026-01-01 10:00:00"),
    ]


def test_json_lets_comments_and_last_commas_through() -> None:
    text = '{\n // "a": 1\n "b": {"c": [{"d": "e\\"f"},\n {"g": null},],},\n}'
    assert keys("t.json", text) == [
        ("b", 3, "a table of 1 keys"),
        ("b.c", 3, "a list of 2 items"),
        ("b.c.d", 3, 'e"f'),
        ("b.c.g", 4, "null"),
    ]


@pytest.mark.parametrize("text", ['{"a": 1 2}', '{"a" 1}', "{,}", '{"a": }', "", '{"a": 1}}'])
def test_json_that_is_none_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        keys("t.json", text)


def test_yaml_keys_stand_where_they_are_written() -> None:
    text = (
        "%YAML 1.2\n---\non: push # not a truth value\n'quoted key': \"a: b\"\nlist:\n- x: 1\n"
        "  y: {z: [1, 2], w: }\n- - inner: deep\ntext: |\n  no: key\n\n  here: neither\n"
        "plain: goes\n  on\nempty:\nlast: &a !t {m: *a}\n..."
    )
    assert keys("a.yml", text) == [
        ("on", 3, "push"),
        ("quoted key", 4, "a: b"),
        ("list", 5, "a list of 2 items"),
        ("list.x", 6, "1"),
        ("list.y", 7, "a table of 2 keys"),
        ("list.y.z", 7, "[1, 2]"),
        ("list.y.w", 7, ""),
        ("list.inner", 8, "deep"),
        ("text", 9, "no: key here: neither"),
        ("plain", 13, "goes on"),
        ("empty", 15, ""),
        ("last", 16, "a table of 1 keys"),
        ("last.m", 16, "*a"),
    ]


@pytest.mark.parametrize(
    "text",
    ["a: {{ value }}", "? a\n: b", "a: b: c", "a:\n\tb: 1", "a: [1, 2", 'a: "b', "a: 1\n  b: 2",
     "{% if x %}\na: 1"],
)  # fmt: skip
def test_yaml_that_is_written_in_another_way_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        keys("a.yaml", text)


def test_ini_values_go_on_while_they_are_indented() -> None:
    text = "[a]\nb = 1\n; c = 2\nd =\n    one\n    two = 2\n\n[e.f]\n\tg: h\n\ti = j\n"
    assert [(key, line) for key, line, _ in keys("x.cfg", text)] == [
        ("a", 1),
        ("a.b", 2),
        ("a.d", 4),
        ("e.f", 8),
        ("e.f.g", 9),
        ("e.f.i", 10),
    ]


def test_properties_are_paths() -> None:
    text = "# x=1\na.b = c\na.d: e \\\n  = f\n! no\na.b.g h\n"
    assert [(key, line) for key, line, _ in keys("x.properties", text)] == [
        ("a", 2),
        ("a.b", 2),
        ("a.d", 3),
        ("a.b", 6),
        ("a.b.g", 6),
    ]


LAUGHS = "a: &a [x, x]\n" + "".join(
    f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20)
)

HOSTILE = {
    "deep.json": "[" * 50_000 + "]" * 50_000,
    "deep.yaml": "[" * 50_000 + "]" * 50_000,
    "dashes.yaml": "- " * 100_000 + "x",
    "indented.yaml": "".join(" " * n + "a:\n" for n in range(600)),
    "properties.yaml": "a: " + "&b " * 100_000,
    "laughs.yaml": LAUGHS,
    "flow.yaml": "a: {" + ", ".join(f"k{n}: v" for n in range(40_000)) + "}",
    "quotes.yaml": "a: '" + "''" * 200_000,
    "spaces.yaml": "a: [" + " " * 400_000 + "b]",
    "comment.yaml": "a: " + " #" * 200_000,
    "deep.toml": "a = " + "[" * 50_000 + "]" * 50_000,
    "dots.toml": "a" + ".a" * 50_000 + " = 1",
    "tables.toml": "".join(f"[t{n}]\nk = 1\n" for n in range(30_000)),
    "quotes.toml": 'a = """' + '"" ' * 100_000,
    "dots.properties": "a" + ".a" * 200_000 + " = 1",
    "many.properties": "".join(f"k{n}.x = 1\n" for n in range(40_000)),
    "brackets.ini": "[" * 400_000,
    "colons.ini": "a" * 200_000 + " " * 200_000,
    "large.json": " " * (MAX_BYTES + 1),
    "nul.yaml": "a: \0\nb: \x1b[2J",
    "bytes.json": '{"a": "\ud800"}',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_file_keeps_its_reader_busy_or_breaks_it(name: str) -> None:
    content = HOSTILE[name].encode("utf-8", "surrogatepass")

    def read_keys() -> int:
        try:
            return sum(1 for _ in all_keys(read_settings(name, content)))
        except NotUnderstood:
            return 0

    assert read_keys() <= 100_000
    check_work(read_keys, len(content))


def test_an_alias_is_a_text_and_never_followed() -> None:
    assert keys("laughs.yaml", LAUGHS)[-1] == ("u", 21, "[*t, *t]")
