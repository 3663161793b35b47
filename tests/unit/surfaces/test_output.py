"""What is written as JSON reads as the standard library writes it."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from probant.surfaces.rendering import json_text

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
documents = st.recursive(
    scalars,
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
    max_leaves=30,
)


@given(documents)
def test_the_same_as_the_library_writes(document: object) -> None:
    assert json_text(document) == json.dumps(document, ensure_ascii=False, indent=2) + "\n"
