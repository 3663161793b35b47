"""Maps of folders: parts, arrows, circles."""

from __future__ import annotations

from probant.vocabulary.source import RepoPath
from probant.workflows.import_map import FileImports, ImportMap, import_map


def drawn(imports: dict[str, str], under: str = "") -> ImportMap:
    paths: FileImports = {
        RepoPath(path): tuple(map(RepoPath, ends.split())) for path, ends in imports.items()
    }
    return import_map(paths, under)


def test_what_stands_deeper_counts_for_its_part() -> None:
    found = drawn({"a/x/one.py": "b/two.py", "a/y.py": "b/two.py", "b/two.py": ""})
    assert [(part.path, part.n_files, part.is_file) for part in found.parts] == [
        ("a", 2, False),
        ("b", 1, False),
    ]
    assert [(one.start, one.end, one.n_imports) for one in found.arrows] == [("a", "b", 2)]


def test_a_folder_with_nothing_but_one_folder_is_stepped_into() -> None:
    found = drawn({"src/app/a.py": "src/app/b.py", "src/app/b.py": ""})
    assert found.folder == "src/app"
    assert [part.is_file for part in found.parts] == [True, True]


def test_parts_that_import_each_other_are_a_circle() -> None:
    found = drawn({"a/x.py": "b/x.py", "b/x.py": "a/x.py c.py", "c.py": ""})
    assert {part.path: part.knot for part in found.parts} == {"a": 0, "b": 0, "c.py": None}
    assert [one.is_in_knot for one in found.arrows] == [True, True, False]


def test_only_what_is_below_the_folder_is_drawn() -> None:
    found = drawn({"a/x.py": "b/y.py a/z.py", "a/z.py": "", "b/y.py": ""}, "a")
    assert [part.path for part in found.parts] == ["a/x.py", "a/z.py"]
    assert drawn({}, "a").parts == ()
