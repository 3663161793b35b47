"""Ignore rules mean what git means by them: every row is put to git itself as well."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from probant.council.selection.ignoring import MAX_CHARS, MAX_RULE_CHARS, MAX_RULES, IgnoreRules
from probant.workspace.wildcards import compiled
from tests.repos import git, make_repo, make_tree

PATHS = (
    "a.py", "b.txt", "src/a.py", "src/deep/a.py", "src/deep/er/b.txt", "src/deep/er/c", "doc/x.md",
    "doc/sub/x.md", "foo", "foo bar", "foo ", "#x", "!x", "sub/foo", "sub/foo/inner", "a/b/c/d",
    "abc", "a-c", "a]c", "a\\c", "[a]", "aXXc", "src/foobar.py", "src/.hidden", "sub/keep/me.txt",
)  # fmt: skip
RULES = (
    "*.py", "*", "**", "/a.py", "src", "src/", "/src/", "a.py/", "src/*.py", "src/**", "**/a.py",
    "src/**/b.txt", "**/deep", "**/deep/", "a/**/d", "a/**/**/d", "/**/d", "a/*/d", "a/*", "/*",
    "foo", "foo\\ ", "foo ", "foo   ", "foo*",
    "\\#x", "#x", "\\!x", "!x", "*\n!*.py", "*.py\n!a.py",
    "src/\n!src/a.py", "*\n!*/\n!a.py", "a?c", "a[b]c", "a[!b]c", "a[^b]c", "a[]]c", "a[a-z]c",
    "a[z-a]c", "a[[:alpha:]]c", "a[[:punct:]]c", "a[[:nonsense:]]c", "a[b", "[", "[a]", "\\[a\\]",
    "a\\\\c", "a\\", "a[\\\\]c", "a[-b]c", "a[b-]c", "*a*", "*a*c", "a*X*c", "s*c/**/*.txt",
    "src**", "src/f**.py", "**foo", "foo**", "/", "//", "", " ", "!", "doc/", "doc/*", "do?/x.md",
    "doc/*.md\n!doc/x.md", "/doc/x.md", "doc/sub", ".*", "src/.*", "**/", "/**", "*/", "*/foo",
    "foo\r", "\ufefffoo", "sub/**\n!sub/keep\n!sub/keep/me.txt", "[[:upper:][:lower:]]-c",
    "a[--0]c", "a[+--]c", "a[\\", "a[b\\", "[[:", "a[[:alpha:]", "a[b-\\",
    "***/a.py", "a/***/d", "src/*/", "*/*", "**/*.txt", "[!a]*", "foo\\",
)  # fmt: skip


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = make_repo(tmp_path_factory.mktemp("ignoring") / "repo")
    return make_tree(root, {path: "x\n" for path in PATHS if path not in ("foo", "sub/foo")})


def by_git(repository: Path, text: str) -> set[str]:
    (repository / ".gitignore").write_bytes(text.encode())
    listing = git(repository, "ls-files", "-z", "--others", "--exclude-standard")
    return set(PATHS) & set(listing.split("\0"))


@pytest.mark.parametrize("text", RULES)
def test_a_rule_means_what_it_means_to_git(repository: Path, text: str) -> None:
    on_disk = {path for path in PATHS if (repository / path).is_file()}
    rules = IgnoreRules({".llmignore": text})
    assert {path for path in on_disk if not rules.hides(path)} == by_git(repository, text)


def test_deeper_files_of_rules_decide_after_those_above(tmp_path: Path) -> None:
    files = {
        ".gitignore": "*.txt\nsecret/\n",
        "a/.gitignore": "!keep.txt\n/only\n",
        "a/b/.gitignore": "keep.txt\n!only\n",
        "secret/.gitignore": "!*\n",
    }
    paths = ["x.txt", "a/x.txt", "a/keep.txt", "a/only", "a/b/keep.txt", "a/b/only", "secret/y"]
    root = make_tree(make_repo(tmp_path / "repo"), files | dict.fromkeys(paths, "x"))
    listed = set(git(root, "ls-files", "-z", "--others", "--exclude-standard").split("\0"))
    texts = {name.replace(".gitignore", ".aiignore"): text for name, text in files.items()}
    rules = IgnoreRules(texts)
    assert {path for path in paths if not rules.hides(path)} == set(paths) & listed
    assert {path for path in paths if not rules.hides(path)} == {"a/keep.txt", "a/b/only"}


def test_either_kind_of_rules_is_enough() -> None:
    rules = IgnoreRules({".llmignore": "a", ".aiignore": "b\n!a", "x/.other": "*"})
    assert [path for path in ("a", "b", "c") if rules.hides(path)] == ["a", "b"]


@pytest.mark.parametrize(
    "text",
    [None, "x" * (MAX_RULE_CHARS + 1), "a\n" * (MAX_RULES + 1), "#" + "\n#" * (MAX_CHARS // 2)],
)
def test_rules_that_cannot_be_read_hide_what_they_could_hide(text: str | None) -> None:
    rules = IgnoreRules({"sub/.llmignore": text, "sub/deep/.llmignore": "!*"})
    assert rules.hides("sub/a.py")
    assert rules.hides("sub/deep/a.py")
    assert not rules.hides("a.py")


HOSTILE = ("*a" * 400, "a*" * 400 + "b", "**/" * 300 + "b", "*/" * 300 + "*b", "[a-z]*" * 150 + "b",
           "*?" * 400, "**/*a" * 150, "?*" * 300 + "[!a]")  # fmt: skip


@pytest.mark.parametrize("pattern", HOSTILE)
def test_no_pattern_makes_matching_slow(pattern: str) -> None:
    """A matcher that tries again would not come back from these."""
    found = compiled(pattern)
    assert found is not None
    for path in ("a" * 255, "/".join(["a" * 20] * 150), "a/" * 2000 + "c"):
        assert found.fullmatch(path) is None or pattern in (HOSTILE[0], HOSTILE[5], HOSTILE[6])


_PIECE = st.sampled_from(
    ["a", "b", "/", "*", "**", "?", "[ab]", "[!a]", "**/", "/**", "\\a", "!", ".", "[a-", "x"]
)


@settings(max_examples=60, deadline=None)
@given(rules=st.lists(st.lists(_PIECE, max_size=6).map("".join), max_size=4))
def test_random_rules_mean_what_they_mean_to_git(rules: list[str]) -> None:
    # git compares the letters before the first wildcard apart, and so takes `x**/a` for `x` and
    # then `**/a`; its manual says otherwise, and so does this reader.
    assume(not any(re.search(r"[^/!]\*\*", rule) for rule in rules))
    text = "\n".join(rules)
    paths = ("a", "b", "ab", "a.b", "x/a", "x/b", "x/a.b", "x/y/a", "x/y/b", "b.d/a/b", "b.d/a/x")
    with tempfile.TemporaryDirectory() as folder:
        root = make_tree(make_repo(Path(folder)), dict.fromkeys(paths, "x"))
        (root / ".gitignore").write_text(text)
        listed = set(git(root, "ls-files", "-z", "--others", "--exclude-standard").split("\0"))
    found = IgnoreRules({".aiignore": text})
    assert {path for path in paths if not found.hides(path)} == set(paths) & listed
