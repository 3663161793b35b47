"""Whatever is handed in: prompts stay under their cap and say what their receipt tells."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from probant.council.prompts import wording
from probant.council.prompts.blocks import (
    ReviewBlock,
    escape_attribute,
    lines_of,
    parse_file,
    parse_review,
    render_file,
    render_review,
    unescape_attribute,
)
from probant.council.prompts.boundary import parse_items, render_items, shown
from probant.council.prompts.budget import (
    DEPTHS,
    Allocation,
    allocate,
    fitted_chairman_prompt,
    fitted_ranking_prompt,
)
from probant.council.prompts.coverage import read_material, receipt_of
from probant.council.prompts.filling import by_importance, whole_block
from probant.council.prompts.prompt import Placed
from probant.errors import BlockingEvidenceTooLarge
from probant.vocabulary.council import Bearing, BodyFormat, Depth, Item, Sighting
from probant.vocabulary.source import LineRange, RepoPath
from tests.unit.council.hostile import BOUNDARY, PIECES
from tests.unit.council.requested import AFile

SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])

HOSTILE = st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=9)), max_size=12).map(
    lambda parts: "".join(parts)
)
BODIES = HOSTILE.filter(bool)
LONG = st.builds(
    lambda piece, times, end: piece * times + end,
    st.one_of(st.sampled_from(["x", "x = 1\n", "~", "~~~\n", "\n", "ab\r\n", "long line " * 99]),
              BODIES),
    st.integers(1, 3_000), HOSTILE,
).map(lambda text: text[:60_000])  # fmt: skip
PATHS = st.one_of(
    st.sampled_from(["a.py", "b/c.py", "d.md", "z.js", "e/f/g.rs"]), BODIES, st.just("p" * 20_000)
).map(RepoPath)
RANGES = st.builds(lambda first, more: LineRange(first, first + more),
                   st.integers(1, 900), st.integers(0, 30))  # fmt: skip


@st.composite
def files(draw: st.DrawFn) -> AFile:
    path = draw(PATHS)
    if draw(st.integers(0, 9)) == 0:
        return AFile(path=path, reason="secret", is_deleted=draw(st.booleans()))
    is_deleted = draw(st.integers(0, 3)) == 0
    changed = () if is_deleted else tuple(draw(st.lists(RANGES, max_size=4)))
    text = draw(st.one_of(HOSTILE, LONG))
    return AFile(path=path, text=text, changed=changed, is_deleted=is_deleted)


def trees(max_size: int = 12) -> st.SearchStrategy[list[AFile]]:
    return st.lists(files(), max_size=max_size, unique_by=lambda one: one.path)


@st.composite
def item_sets(draw: st.DrawFn, max_chars: int = 3_000) -> list[Item]:
    made = []
    for index in range(draw(st.integers(0, 20))):
        body = draw(st.one_of(BODIES, st.integers(1, max_chars).map(lambda n: "x" * n)))
        made.append(
            Item(
                evidence_id=f"auto-{index + 1}", request_index=index,
                source=draw(st.sampled_from(["ruff@0.15", "bandit@1.8", "a/b+c"])),
                format=draw(st.sampled_from(BodyFormat)), content=body,
                bearing=draw(st.sampled_from([Bearing.INFORMATIONAL] * 4 + [Bearing.BLOCKING])),
            )
        )  # fmt: skip
    return made


FOCUS = st.one_of(
    st.none(), st.text(min_size=1, max_size=200).filter(str.isprintable), st.just("f" * 200)
)


def tried(
    items: list[Item], tree: list[AFile], depth: Depth, focus: str | None = None
) -> Allocation | None:
    """None where blocking evidence is refused, which is right only if it does not fit."""
    try:
        return allocate(focus, items, tree, depth, BOUNDARY)
    except BlockingEvidenceTooLarge:
        blocking = [one for one in items if one.bearing is Bearing.BLOCKING]
        assert len(render_items(blocking, BOUNDARY)) > DEPTHS[depth].evidence_max_chars
        return None


@SLOW
@given(item_sets(), trees(), st.sampled_from(Depth), FOCUS)
def test_a_prompt_never_exceeds_its_cap(
    items: list[Item], tree: list[AFile], depth: Depth, focus: str | None
) -> None:
    made = tried(items, tree, depth, focus)
    if made is None:
        return
    limits = DEPTHS[depth]
    assert made.prompt.n_chars <= limits.max_chars
    assert made.evidence_chars_rendered <= limits.evidence_max_chars
    assert made.file_chars <= made.file_max_chars
    assert Counter(made.kept + made.dropped) == Counter(items)
    assert all(one.bearing is Bearing.INFORMATIONAL for one in made.dropped)
    assert [one.evidence_id for one in made.warnings] == [one.evidence_id for one in made.dropped]


@SLOW
@given(item_sets(), trees(), st.sampled_from(Depth))
def test_a_prompt_shows_the_kept_items_and_the_lines_its_receipt_names(
    items: list[Item], tree: list[AFile], depth: Depth
) -> None:
    made = tried(items, tree, depth)
    if made is None:
        return
    read = read_material(made.prompt.user)
    assert read.items == tuple(shown(item, place) for place, item in enumerate(made.kept, 1))
    assert read.files == made.material.files
    texts = {one.path: one.text for one in tree}
    blocks = {block.path: dict(block.lines) for block in read.files}
    deleted = {one.path for one in tree if one.is_deleted}
    assert {block.path for block in read.files if block.is_deleted} == deleted & blocks.keys()
    assert made.receipt.deleted == deleted & blocks.keys()
    assert (wording.DELETED_NOTE in made.prompt.user) >= bool(deleted & blocks.keys())
    for covered in made.receipt.files:
        lines = lines_of(texts[covered.path] or "")
        for one in covered.ranges:
            for number in range(one.first, one.last + 1):
                assert blocks[covered.path][number] == lines[number - 1]
                assert f"\n{number}\t{lines[number - 1]}\n" in made.prompt.user
        n_seen = sum(one.last - one.first + 1 for one in covered.ranges)
        assert (covered.sighting is Sighting.FULL) == (
            covered.path in blocks and n_seen == len(lines)
        )


@SLOW
@given(trees(30), st.sampled_from(Depth))
def test_what_was_asked_for_is_full_or_partial_or_omitted(tree: list[AFile], depth: Depth) -> None:
    made = tried([], tree, depth)
    assert made is not None
    assert [one.path for one in made.receipt.files] == sorted(one.path for one in tree)
    deleted = {one.path for one in tree if one.is_deleted}
    for covered in made.receipt.files:
        full, omitted = covered.sighting is Sighting.FULL, covered.sighting is Sighting.OMITTED
        if covered.path in deleted and not omitted:
            assert covered.reason == "deleted"
        else:
            assert full == (covered.reason is None)
        assert not (omitted and covered.ranges)
        assert covered.ranges or full or omitted
    assert receipt_of(made.prompt, tree).is_complete == made.receipt.is_complete


@SLOW
@given(item_sets(400), trees(), st.sampled_from(Depth), st.randoms(use_true_random=False))
def test_the_order_of_a_request_changes_nothing(
    items: list[Item], tree: list[AFile], depth: Depth, random: object
) -> None:
    made = tried(items, tree, depth)
    random.shuffle(items)  # type: ignore[attr-defined] # Hypothesis' own Random
    random.shuffle(tree)  # type: ignore[attr-defined]
    assert tried(items, tree, depth) == made


@SLOW
@given(item_sets(900), trees(), st.sampled_from(Depth),
       st.lists(st.one_of(HOSTILE, LONG), min_size=1, max_size=8))  # fmt: skip
def test_later_prompts_stay_under_twice_the_cap(
    items: list[Item], tree: list[AFile], depth: Depth, texts: list[str]
) -> None:
    made = tried(items, tree, depth)
    if made is None:
        return
    reviews = list(zip("ABCDEFGH", texts, strict=False))
    ranking = [Placed(label, 0.5) for label, _text in reviews]
    prompts = [
        fitted_ranking_prompt(made, reviews),
        fitted_chairman_prompt(made, reviews, ranking),
        fitted_chairman_prompt(made, reviews, []),
    ]
    for prompt in prompts:
        assert prompt.n_chars <= 2 * DEPTHS[depth].max_chars
        assert read_material(prompt.user).files == made.material.files
        at = prompt.user.rindex("\n## Reviews\n\nEach review stands")
        at = prompt.user.index('<review label="A"', at)
        for label, text in reviews:
            block, at = parse_review(prompt.user, at)
            assert (block.label, block.n_lines) == (label, len(lines_of(text)))
            assert text.startswith(block.text) if block.is_cut else text == block.text
            at += 1


@given(st.lists(BODIES, max_size=9))
def test_items_come_back(bodies: list[str]) -> None:
    items = [
        Item(evidence_id=f"auto-{n}", request_index=n, source="x", format=BodyFormat.TEXT,
             content=body, bearing=Bearing.BLOCKING)
        for n, body in enumerate(bodies, 1)
    ]  # fmt: skip
    read = parse_items(render_items(items, BOUNDARY), BOUNDARY)
    assert read == tuple(shown(item, place) for place, item in enumerate(items, 1))


@given(PATHS, HOSTILE, st.lists(RANGES, max_size=3), HOSTILE, st.booleans())
def test_no_file_ends_its_block_early(
    path: RepoPath, text: str, changed: list[LineRange], after: str, is_deleted: bool
) -> None:
    block = whole_block(path, text, tuple(sorted(changed)), is_deleted=is_deleted)
    rendered = render_file(block)
    assert parse_file(rendered + after) == (block, len(rendered))
    ending = "\n" if block.ends_in_newline and block.lines else ""
    assert "\n".join(line for _number, line in block.lines) + ending == text


@given(HOSTILE, st.booleans(), HOSTILE)
def test_no_review_ends_its_block_early(text: str, is_cut: bool, after: str) -> None:
    block = ReviewBlock(label="A", text=text, n_lines=len(lines_of(text)), is_cut=is_cut)
    rendered = render_review(block)
    assert parse_review(rendered + after) == (block, len(rendered))


@given(st.one_of(st.text(), HOSTILE))
def test_attributes_come_back(text: str) -> None:
    escaped = escape_attribute(text)
    assert unescape_attribute(escaped) == text
    assert escaped.isprintable()
    assert not set('"<>') & set(escaped)


@given(st.integers(0, 400), st.lists(RANGES, max_size=5))
def test_every_line_has_one_place_in_the_order(n_lines: int, changed: list[LineRange]) -> None:
    order = list(by_importance(n_lines, changed))
    assert sorted(order) == list(range(1, n_lines + 1))
