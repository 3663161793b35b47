"""Whatever stands in a manifest: it is read or refused, and points only at lines that are there."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from probant.tools.projects.records import Manifest
from probant.tools.projects.survey import READERS
from probant.tools.read import holds
from probant.tools.settings_files.tree import NotUnderstood
from probant.vocabulary.source import RepoPath

BITS = st.sampled_from(
    """{ } [ ] ( ) < > " ' ''' \"\"\" , : = . # // /* */ ! - \\ & ; $ test use include module
    project package name scripts workspaces packages members tool pytest setup( compilerOptions
    [[ ]] #[[ <project> </project> <modules> <module>a</module> plugins kotlin
    true 1 := \t$(CC)""".split()
)
TEXTS = st.lists(BITS | st.sampled_from(["\n", " ", "\t"]) | st.text(max_size=3), max_size=40)


@settings(max_examples=400)
@given(name=st.sampled_from(sorted(READERS)), bits=TEXTS)
def test_no_text_breaks_a_reader(name: str, bits: list[str]) -> None:
    text = "".join(bits)
    try:
        said = READERS[name][1](Manifest(RepoPath(name), text))
    except NotUnderstood:
        return
    places = [language.at for language in said.languages]
    places += [runner.at for runner in said.runners]
    places += [said.workspace.at] if said.workspace else []
    lines = text.encode("utf-8", "replace").split(b"\n") if text else []
    for place in places:
        assert holds(lines, place)
