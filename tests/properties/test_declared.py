"""Whatever stands in a manifest, reading it ends, and claims only lines that exist."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from probant.tools.projects.declared import Declared, Page
from probant.tools.projects.declaring import READERS
from probant.tools.projects.licences import recognised
from probant.tools.projects.python_declared import requirements
from probant.tools.settings_files.formats import BY_SUFFIX
from probant.tools.settings_files.tree import NotUnderstood, all_keys
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Place

PIECES = st.sampled_from(
    ['"', "'", "[", "]", "{", "}", "[[", "]]", "(", ")", "<project>", "</project>", "<dependency>",
     "${a}", "require (", "v1.0", "module m", "go 1.21", "setup(", "install_requires=",
     "dependencies", "project", "name", "= ", ": ", "- ", "#", "\n", "\n  ", "\t", "&a", "*a", "|",
     "find_package(", "workspace = true", '"a>=1"', "-r x", "\\", "é", "\0", ",", "true", "1.0"]
)  # fmt: skip
TEXTS = st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=40).map("".join))


def places(said: Declared) -> Iterator[Place]:
    yield said.head
    yield from (need.at for need in said.needs)
    yield from (version.at for version in said.versions)
    yield from (fact.at for fact in said.facts)


@settings(max_examples=300)
@given(text=TEXTS, name=st.sampled_from([*READERS, "requirements.txt"]))
def test_every_manifest_is_read_or_not_understood(text: str, name: str) -> None:
    reader = READERS[name][1] if name in READERS else requirements
    try:
        said = reader(Page(RepoPath(name), text))
    except NotUnderstood:
        return
    lines = text.split("\n")
    for place in places(said):
        assert place.lines.last <= len(lines)
        assert place.expects in lines[place.lines.first - 1]


@settings(max_examples=300)
@given(text=TEXTS, suffix=st.sampled_from(sorted(BY_SUFFIX)))
def test_every_key_stands_on_a_line_that_exists(text: str, suffix: str) -> None:
    try:
        found = list(all_keys(BY_SUFFIX[suffix](text)))
    except NotUnderstood:
        return
    assert all(1 <= key.line <= text.count("\n") + 1 for key in found)


@given(text=TEXTS)
def test_a_text_without_a_known_opening_is_no_licence(text: str) -> None:
    assert recognised(text) == ("", "")
