"""What the tools cost an agent: the list of them, and what they answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mcp import Client

from probant.surfaces.mcp.fitting import cut_to, fit, n_tokens
from tests.repos import make_repo
from tests.surfaces.mcp.agents import (
    FILES,
    needs_tokenizer,
    parameters,
    real_tokens,
    text_of,
    with_agent,
)

MAX_LIST = 2_500
MAX_ANSWER = 800
ROOT = Path(__file__).parents[3]

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("ask", {"question": "who calls add?"}),
    ("ask", {"question": "where is Cart defined?"}),
    ("ask", {"question": "what does Cart.total return?"}),
    ("ask", {"question": "where is NoSuchThing defined?"}),
    ("ask", {"question": "is this well designed?"}),
    ("query", {"kind": "called_by", "targets": ["add"]}),
    ("search", {"text": "prices"}),
    ("show", {"name": "callers.py"}),
    ("check", {"text": "`add` is in callers.py. " * 60}),
    ("facts", {}),
    ("status", {}),
]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str], list[str]]:
    """The list of tools, the texts, and the structured contents."""
    repo = make_repo(tmp_path_factory.mktemp("tokens") / "shop", FILES)

    async def work(client: Client) -> tuple[str, list[str], list[str]]:
        listed = await client.list_tools()
        tools = [one.model_dump(by_alias=True, exclude_none=True) for one in listed.tools]
        results = [await client.call_tool(tool, arguments) for tool, arguments in CALLS]
        data = [json.dumps(one.structured_content, ensure_ascii=False) for one in results]
        return json.dumps(tools), [text_of(one) for one in results], data

    return with_agent(parameters(repo.parent, "--repo", str(repo)), work)


@needs_tokenizer
def test_the_list_of_tools_fits(answers: tuple[str, list[str], list[str]]) -> None:
    (n_list,) = real_tokens(answers[0])
    assert n_list <= MAX_LIST


@needs_tokenizer
def test_an_answer_fits_as_text_and_as_data(answers: tuple[str, list[str], list[str]]) -> None:
    _, texts, data = answers
    assert max(real_tokens(*texts)) <= MAX_ANSWER
    assert max(real_tokens(*data)) <= 1.5 * MAX_ANSWER


@needs_tokenizer
def test_tokens_are_rather_counted_too_high(answers: tuple[str, list[str], list[str]]) -> None:
    pages = [path.read_text()[:4_000] for path in sorted((ROOT / "docs").glob("*.md"))]
    code = [path.read_text()[:4_000] for path in sorted((ROOT / "tests").glob("*.py"))]
    texts = [text for text in (*pages, *code, *answers[1]) if text]
    for text, real in zip(texts, real_tokens(*texts), strict=True):
        assert n_tokens(text) >= real, text[:80]


def test_answers_fit_by_the_own_count(answers: tuple[str, list[str], list[str]]) -> None:
    for text in answers[1]:
        assert n_tokens(text) <= MAX_ANSWER, text[:80]


@given(st.text(max_size=400), st.integers(min_value=1, max_value=100))
def test_what_is_cut_fits(text: str, budget: int) -> None:
    assert n_tokens(cut_to(text, budget)) <= budget + 1


@given(st.lists(st.text(max_size=80), max_size=8), st.integers(min_value=80, max_value=300))
def test_blocks_are_taken_from_the_front_while_there_is_room(
    blocks: list[str], budget: int
) -> None:
    fitted = fit("head", blocks, budget)
    assert fitted.n_blocks <= len(blocks)
    assert bool(fitted.n_blocks) == bool(blocks)
    assert n_tokens(fitted.text) <= budget + 30
