"""Prose becomes sentences; the dots of names, paths, numbers and abbreviations end none."""

from __future__ import annotations

import pytest

from probant.answering.prose import sentences_of


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("", ()),
        ("`run` is defined in a.py:3.", ("`run` is defined in a.py:3.",)),
        (
            "`run` is defined in a.py:3. `go` is called by `run`.",
            ("`run` is defined in a.py:3.", "`go` is called by `run`."),
        ),
        ("run is in a.py:3. run calls os.system.", ("run is in a.py:3.", "run calls os.system.")),
        ("It needs 3.11. It runs.", ("It needs 3.11.", "It runs.")),
        ("A caller, e.g. `go` or cf. a.py, is it.", ("A caller, e.g. `go` or cf. a.py, is it.",)),
        ("It calls run, go etc. in a.py.", ("It calls run, go etc. in a.py.",)),
        ("It calls run etc. `Go` is next.", ("It calls run etc.", "`Go` is next.")),
        ("By A. B. Author in a.py.", ("By A. B. Author in a.py.",)),
        ("It says “Run. Then stop.” and ends.", ("It says “Run. Then stop.” and ends.",)),
        ("`a. b` is a name. So is `c`.", ("`a. b` is a name.", "So is `c`.")),
        ('It says "Run." Then it ends.', ('It says "Run."', "Then it ends.")),
        ("One\nline.\n\nNext paragraph", ("One line.", "Next paragraph")),
        ("- first item\n- second\n2. third", ("first item", "second", "third")),
        ("# Title\r\nIs it? Yes!", ("Title Is it?", "Yes!")),
    ],
)
def test_sentences_end_where_they_end(text: str, sentences: tuple[str, ...]) -> None:
    assert sentences_of(text) == sentences
