"""A check in the terminal: marks in the margin, reasons below, nothing raw."""

from __future__ import annotations

from probant.surfaces.check.text import MAX_LINE, MAX_VERIFIED_LINES, render_text
from probant.surfaces.cli.text import painter
from probant.vocabulary.assertion import Failure
from tests.surfaces.checked import refuted, sheet, unverifiable, verified

PLAIN = painter("never")
COLOURED = painter("always")


def test_marks_reasons_and_suggestions() -> None:
    page = sheet(
        "# Guide\n\nThe cart is in `shop/cart.py`.\nNothing to see.\n"
        "`add` is in `shop/util.py`, `requests.get` is used.\n",
        verified("shop/cart.py"),
        refuted("shop/util.py", suggestion="shop/cart.py:6"),
        unverifiable("requests.get"),
    )
    assert render_text([page], PLAIN) == (
        "docs/guide.md\n"
        "✓ 3 │ The cart is in `shop/cart.py`.\n"
        "✗ 5 │ `add` is in `shop/util.py`, `requests.get` is used.\n"
        "      ✗ shop/util.py — there is no such file [missing_file]\n"
        "        → shop/cart.py:6\n"
        "      ? requests.get — it is of another package [missing_anchor]\n"
        "\n"
        "3 claims: 1 verified, 1 refuted, 1 unverifiable; 3 citations\n"
    )


def test_nothing_checkable_and_no_citation_are_said() -> None:
    shown = render_text([sheet("Hello.\n")], PLAIN)
    assert "says nothing that can be checked" in shown
    assert shown.endswith("nothing checkable was found; no citation\n")


def test_nothing_settled_is_said() -> None:
    shown = render_text([sheet("`get`\n", unverifiable("get"), n_citations=0)], PLAIN)
    assert shown.endswith(
        "1 claim: 0 verified, 0 refuted, 1 unverifiable; no citation; nothing was settled\n"
    )


def test_a_long_line_is_cut_around_its_worst_claim() -> None:
    text = "x" * 500 + " a.py " + "y" * 300 + " gone.py " + "z" * 500
    shown = render_text([sheet(text, verified("a.py"), refuted("gone.py"))], PLAIN)
    line = shown.splitlines()[1]
    assert "gone.py" in line and line.count("…") == 2
    assert len(line) <= MAX_LINE + len("✗ 1 │ ……")


def test_many_verified_lines_do_not_bury_the_refuted_one() -> None:
    n_lines = 3 * MAX_VERIFIED_LINES
    text = "".join(f"a{n:03}.py\n" for n in range(n_lines)) + "gone.py\n"
    claims = [verified(f"a{n:03}.py") for n in range(n_lines)]
    shown = render_text([sheet(text, *claims, refuted("gone.py"))], PLAIN)
    assert shown.count("✓") == MAX_VERIFIED_LINES
    assert f"… and {n_lines - MAX_VERIFIED_LINES} more lines whose claims are all verified" in shown
    assert "✗ 121 │ gone.py" in shown


def test_colours_are_put_on_the_refuted_words_only() -> None:
    shown = render_text([sheet("see a.py and gone.py\n", refuted("gone.py"))], COLOURED)
    assert "see a.py and \x1b[31mgone.py\x1b[0m" in shown
    assert "\x1b" not in render_text([sheet("see gone.py\n", refuted("gone.py"))], PLAIN)


def test_nothing_of_the_text_or_the_repository_reaches_the_terminal_raw() -> None:
    page = sheet(
        "a\x1b[31m.py\u202e\x07\r\n",
        refuted("a\x1b[31m.py", "no \x1b]0;title\x07 file\nnext", suggestion="b\x1b.py"),
        name="no\x1bte.md\n",
        warnings=["odd \x1b name"],
    )
    shown = render_text([page], PLAIN)
    assert not {"\x1b", "\x07", "\u202e", "\r"} & set(shown)
    assert "\\u001b" in shown


def test_a_claim_over_several_lines_is_told_on_one() -> None:
    said = "`add` is defined\nin gone.py"
    shown = render_text([sheet(f"Here {said}.\n", refuted(said))], PLAIN)
    assert "✗ `add` is defined in gone.py — there is no such file" in shown


def test_without_unicode_the_marks_are_ascii_and_the_rest_is_escaped() -> None:
    page = sheet("a.py für\ngone.py\n", verified("a.py"), refuted("gone.py", suggestion="b.py"))
    shown = render_text([page], PLAIN, ascii_only=True)
    assert shown.isascii()
    assert "+ 1 | a.py f\\xfcr" in shown and "x 2 | gone.py" in shown and "-> b.py" in shown


def test_crlf_and_tabs_and_an_empty_span_at_the_end() -> None:
    shown = render_text([sheet("\ta.py\r\nb.py\r\n", verified("a.py"), verified("b.py"))], PLAIN)
    assert shown.splitlines()[1:3] == ["✓ 1 │  a.py", "✓ 2 │ b.py"]


def test_warnings_are_told_once_and_not_with_quiet() -> None:
    pages = [sheet("a.py\n", verified("a.py"), warnings=["odd git configuration"])] * 2
    assert render_text(pages, PLAIN).count("odd git configuration") == 1
    assert "odd" not in render_text(pages, PLAIN, quiet=True)


def test_every_failure_has_its_code_shown() -> None:
    for failure in Failure:
        shown = render_text([sheet("a.py\n", refuted("a.py", failure=failure))], PLAIN)
        assert f"[{failure.value}]" in shown
