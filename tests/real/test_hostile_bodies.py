"""Thousands of bodies made to break out of their blocks; PROBANT_HOSTILE_BODIES sets how many."""

from __future__ import annotations

import os

from probant.council.prompts.blocks import (
    ReviewBlock,
    lines_of,
    parse_file,
    parse_review,
    render_file,
    render_review,
)
from probant.council.prompts.boundary import draw_boundary, parse_items, render_items, shown
from probant.council.prompts.filling import whole_block
from probant.vocabulary.source import RepoPath
from tests.unit.council.hostile import items

N_BODIES = int(os.environ.get("PROBANT_HOSTILE_BODIES", "20000"))


def test_every_body_comes_back_from_every_kind_of_block() -> None:
    given = items(N_BODIES, seed=42)
    boundary = draw_boundary(item.content for item in given)
    read = parse_items(render_items(given, boundary), boundary)
    assert len(read) == N_BODIES
    for place, (item, back) in enumerate(zip(given, read, strict=True), 1):
        assert back == shown(item, place)
        block = whole_block(RepoPath(item.content), item.content)
        text = render_file(block)
        assert parse_file(text + item.content) == (block, len(text))
        review = ReviewBlock(label="A", text=item.content, n_lines=len(lines_of(item.content)))
        text = render_review(review)
        assert parse_review(text + item.content) == (review, len(text))
