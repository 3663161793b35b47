"""Bodies of endpoints: any bytes can be read, and how they are cut into pieces changes nothing."""

from __future__ import annotations

import json
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from probant.llm.body import Body, Inbox
from probant.llm.endpoint import Endpoint

NAMES = (
    "choices message delta content error usage index code finish_reason refusal tool_calls "
    "prompt_tokens type text"
).split()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(NAMES),
            inner,
            max_size=5,
        )
    ),
    max_leaves=20,
)
EVENTS = st.lists(
    st.one_of(
        JSON.map(lambda found: b"data: " + json.dumps(found).encode() + b"\n\n"),
        st.sampled_from([b"data: [DONE]\n\n", b": alive\n", b"event: x\r\n", b"\n", b"data\n"]),
        st.binary(max_size=20),
    ),
    max_size=8,
).map(b"".join)
BODIES = st.one_of(
    st.binary(max_size=300), JSON.map(lambda found: json.dumps(found).encode()), EVENTS
)


def read(pieces: list[bytes], *, is_whole: bool) -> Body:
    inbox = Inbox()
    for piece in pieces:
        inbox.feed(piece)
    return inbox.body(is_whole=is_whole)


@given(BODIES, st.lists(st.integers(0, 400), max_size=8), st.booleans())
def test_pieces_make_no_difference(body: bytes, cuts: list[int], is_whole: bool) -> None:
    edges = [0, *sorted(min(cut, len(body)) for cut in cuts), len(body)]
    pieces = [body[first:last] for first, last in pairwise(edges)]
    assert read(pieces, is_whole=is_whole) == read([body], is_whole=is_whole)


@given(BODIES)
def test_any_body_can_be_read_and_what_it_says_can_be_written(body: bytes) -> None:
    found = read([body], is_whole=True)
    for said in (found.text, found.refusal, found.error or "", found.fault):
        said.encode("utf-8")
    for n_tokens in (found.prompt_tokens, found.completion_tokens):
        assert n_tokens is None or n_tokens >= 0


@given(st.text(), st.text(), st.text(alphabet="abc-123", min_size=8, max_size=12))
def test_a_line_for_a_person_is_plain_and_holds_no_key(what: str, quoted: str, key: str) -> None:
    endpoint = Endpoint(name="alpha", base_url="http://127.0.0.1/v1", model="m", key=key)
    for words in (quoted, key + quoted, quoted + key[:6]):
        line = endpoint.told(what + key, words)
        assert key not in line
        assert len(line) <= 300
        assert not any(ord(one) < 32 or 127 <= ord(one) < 160 for one in line)
