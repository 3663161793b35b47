"""Ignore rules mean what git means by them: every row is put to git itself as well."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from probant.council.ignoring import MAX_CHARS, MAX_RULES, IgnoreRules
from probant.council.wildcards import compiled
from tests.repos import git, make_repo, make_tree

PATHS = (
    "a.py", "b.txt", "src/a.py", "src/deep/a.py", "src/deep/er/b.txt", "src/deep/er/c", "doc/x.md",
    "doc/sub/x.md", "foo", "foo bar", "foo ", "#x", "!x", "sub/foo", "sub/foo/inner", "a/b/c/d",
    "abc", "a-c", "a]c", "a\\c", "[a]", "aXXc", "src/foobar.py", "src/.hidden", "sub/keep/me.txt",
)  # fmt: skip
RULES = (
    "*.py", "*", "**", "/a.py", "src", "src/", "/src/", "a.py/", "src/*.py", "src/**", "**/a.py",
    "src/**/b.txt", "**/deep", "**/deep/", "a/**/d", "a/**/**/d", "/**/d", "a/*/d", "a/*", "/*",
    "foo", "foo\\ ", "foo ", "foo   ", "foo*", "\\#x", "#x", "\\!x", "!x", "*\n!*.py", "*.py\n!a.py",
    "src/\n!src/a.py", "*\n!*/\n!a.py", "a?c", "a[b]c", "a[!b]c", "a[^b]c", "a[]]c", "a[a-z]c",
    "a[z-a]c", "a[[:alpha:]]c", "a[[:punct:]]c", "a[[:nonsense:]]c", "a[b", "[", "[a]", "\\[a\\]",
    "a\\\\c", "a\\", "a[\\\\]c", "a[-b]c", "a[b-]c", "*a*", "*a*c", "a*X*c", "s*c/**/*.txt",
    "src**", "src/f**.py", "**foo", "foo**", "/", "//", "", " ", "!", "doc/", "doc/*", "do?/x.md",
    "doc/*.md\n!doc/x.md", "/doc/x.md", "doc/sub", ".*", "src/.*", "**/", "/**", "*/", "*/foo",
    "foo\r", "\ufefffoo", "sub/**\n!sub/keep\n!sub/keep/me.txt", "[[:upper:][:lower:]]-c",
    "a[--0]c", "a[+--]c", "***/a.py", "a/***/d", "src/*/", "*/*", "**/*.txt", "[!a]*", "foo\\",
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
