"""Absence is proved, never assumed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.oracles.raw_bytes import RawBytes, squeezed, words_in

LETTERS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=12)
SEPARATORS = st.text(alphabet=" _-\t\r\n./:;,'\"()[]{}\0", max_size=3)
SURROUNDINGS = st.text(max_size=30)


@st.composite
def spellings(draw: st.DrawFn) -> tuple[str, str]:
    """A phrase, and the phrase as somebody else might write it."""
    phrase = draw(LETTERS)
    written = ""
    for letter in phrase:
        written += draw(st.sampled_from([letter, letter.upper()])) + draw(SEPARATORS)
    return phrase, written


@given(spelling=spellings(), before=SURROUNDINGS, after=SURROUNDINGS)
def test_no_spelling_in_a_file_is_ever_proved_absent(
    spelling: tuple[str, str], before: str, after: str
) -> None:
    phrase, written = spelling
    # A line break keeps a combining mark of the surroundings from changing the phrase itself.
    content = f"{before}\n{written}\n{after}".encode("utf-8", "surrogatepass")
    assert not RawBytes({"file": content}).is_absent(phrase)


@given(spelling=spellings())
def test_no_spelling_in_a_path_is_ever_proved_absent(spelling: tuple[str, str]) -> None:
    phrase, written = spelling
    assert not RawBytes({f"folder/{written}.txt": b""}).is_absent(phrase)


@given(phrase=LETTERS, contents=st.lists(st.binary(max_size=40), max_size=4))
def test_absent_means_in_no_single_file(phrase: str, contents: list[bytes]) -> None:
    files = {str(number): content for number, content in enumerate(contents)}
    pieces = [squeezed(c.decode("utf-8", "ignore")) for c in contents] + list(files)
    assert RawBytes(files).is_absent(phrase) == all(phrase not in piece for piece in pieces)


def test_a_match_never_spans_two_files() -> None:
    assert RawBytes({"1": b"evidence", "2": b"gating"}).is_absent("evidence gating")
    assert not RawBytes({"1": b"evidence\n# gating"}).is_absent("EvidenceGating")


def test_wide_encodings_are_seen_through() -> None:
    assert not RawBytes({"1": "Hidden".encode("utf-16")}).is_absent("hidden")
    assert not RawBytes({"1": "ﬁle Ⅳ".encode()}).is_absent("file iv")


def test_nothing_is_proved_about_a_phrase_without_letters() -> None:
    assert not RawBytes({}).is_absent(" -_ ")


def test_names_are_taken_apart_into_words() -> None:
    assert words_in("HTTPServer_get42 parseURL") == ["http", "server", "get", "parse", "url"]
