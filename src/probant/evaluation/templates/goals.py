"""The goal that a family's question about a fact has, and whether an answer was about that goal.

`GOALS` derives it from the family and the fact's own words, never from a sentence. Of an answer
only its JSON is read, by `goal_read`, the one place that knows how a goal is spelled there.
Next: figures.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from probant.evaluation.questions.truth import Templated
from probant.evaluation.templates.filling import NARROWED

_QUALIFYING = frozenset({"in", "of", "symbol_kind"})
"""Filters that only say which of several things of one name is meant."""
_USUAL: Mapping[str, object] = {"directly": True}


@dataclass(frozen=True, kw_only=True, slots=True)
class GoalForm:
    """`targets` and `details` are placeholders, `usual` are details that change nothing."""

    relation: str
    targets: tuple[str, ...] = ()
    polar: bool = False
    counted: bool = False
    may_be_polar: bool = False
    """Whether it is one question with or without a yes or no: a run says both."""
    details: tuple[str, ...] = ()
    part_is_detail: bool = False
    usual: frozenset[str] = frozenset()
    is_ordered: bool = True


@dataclass(frozen=True, kw_only=True, slots=True)
class ReadGoal:
    """What an answer says it was asked."""

    relation: str | None
    targets: tuple[str, ...]
    polar: bool
    counted: bool
    transitive: bool
    details: frozenset[str]
    filters: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        marks = [name for name in ("polar", "counted", "transitive") if getattr(self, name)]
        marks += sorted(self.details) + [f"{name}={value}" for name, value in self.filters]
        told = f" [{', '.join(marks)}]" if marks else ""
        return f"{self.relation or 'nothing'}({', '.join(self.targets)}){told}"


def _on(relation: str, *targets: str) -> GoalForm:
    return GoalForm(relation=relation, targets=targets)


def _whether(relation: str, *targets: str) -> GoalForm:
    return GoalForm(relation=relation, targets=targets, polar=True)


def _how_many(relation: str, *targets: str) -> GoalForm:
    return GoalForm(relation=relation, targets=targets, counted=True)


GOALS: Mapping[str, GoalForm] = {
    "1": _on("defined_in", "n"),
    "2": _on("defined_in", "c"),
    "3": _on("defined_in", "m"),
    "4": _on("defined_in", "n"),
    "5": _on("defined_in", "n"),
    "6": _on("defined_in", "n"),
    "7": _on("defined_in", "n"),
    "8": _on("defined_in", "b"),
    "9": _on("defined_in", "n"),
    "10": _on("defined_in", "f"),
    "11": _on("defined_in", "f"),
    "12": GoalForm(relation="occurs_in", targets=("x",), usual=frozenset({"string"})),
    "13": _on("config_key", "k"),
    "14": _on("env_var", "k"),
    "15": _on("cli_option", "k"),
    "16": _on("parameters", "n"),
    "17": GoalForm(relation="default", targets=("n",), details=("p",)),
    "18": _on("returns", "n"),
    "19": _on("type", "n"),
    "20": _on("extends", "c"),
    "21": _on("extended_by", "c"),
    "22": _on("abstract_methods", "c"),
    "23": _on("implements", "c"),
    "24": _on("decorators", "n"),
    "25": _on("exports", "f"),
    "26": _on("raises", "n"),
    "27": GoalForm(relation="trait", targets=("n",), polar=True, part_is_detail=True),
    "28": _on("fields", "c"),
    "29": GoalForm(relation="visibility", targets=("n",), polar=True, part_is_detail=True),
    "29:which": _on("visibility", "n"),
    "30": _how_many("methods", "c"),
    "31": _on("imports", "f"),
    "32": _on("imported_by", "f"),
    "33": _on("called_by", "n"),
    "34": _on("calls", "n"),
    "35": _whether("calls", "a", "b"),
    "36": _whether("calls", "a", "b"),
    "37": GoalForm(
        relation="import_cycle",
        targets=("f", "g"),
        polar=True,
        usual=frozenset({"cycle"}),
        is_ordered=False,
    ),
    "38": _on("overridden_by", "m"),
    "39": _on("tests", "n"),
    "40": _on("import_path", "f", "g"),
    "41": _on("unused_imports", "f"),
    "42": GoalForm(relation="entry_points", usual=frozenset({"commands"})),
    "43": GoalForm(relation="last_commit", usual=frozenset({"last"})),
    "44": _on("commit_files", "s"),
    "45": _on("added_by", "f"),
    "46": _on("last_change", "f"),
    "47": _how_many("commits_touching", "f"),
    "48": GoalForm(relation="renamed", targets=("f",), usual=frozenset({"before"})),
    "49": _on("tags_containing", "s"),
    "50": GoalForm(relation="line_author", targets=("f",), details=("l",)),
    "51": _whether("existed_at", "f", "t"),
    "52": _on("added_between", "t", "u"),
    "53": _whether("exists", "n"),
    "54": _how_many("test_cases", "f"),
    "55": GoalForm(relation="run", targets=("f",), may_be_polar=True, usual=frozenset({"tests"})),
    "56": GoalForm(relation="run", may_be_polar=True, usual=frozenset({"build"})),
    "57": GoalForm(relation="dependencies", targets=("d",), usual=frozenset({"bound"})),
    "58": GoalForm(relation="language_version", usual=frozenset({"Python"})),
    "59": _on("workflow_triggers", "w"),
    "60": GoalForm(relation="run", may_be_polar=True, part_is_detail=True),
    "61": _on("project_type"),
    "62": GoalForm(relation="line_count", targets=("f",), counted=True),
    "63": _on("licence"),
    "64": GoalForm(relation="described_as", targets=("x",), usual=frozenset({"functions"})),
    "65": GoalForm(relation="lines", targets=("f",), details=("l",)),
    "66": GoalForm(relation="compare", targets=("a", "b"), is_ordered=False),
}
"""Family → relation, its targets in order, and the form of the question."""

INVERSE: Mapping[str, str] = {"called_by": "calls", "imported_by": "imports"}
"""With two targets the same statement, told from the other end."""


def goal_read(answer: Mapping[str, object]) -> ReadGoal | None:
    """The goal of a `probant.answer/1`; None where it has none."""
    goal = answer.get("goal")
    if not isinstance(goal, Mapping):
        return None
    targets = [entry for entry in _listed(goal, "targets") if isinstance(entry, Mapping)]
    details = [goal.get(name) for name in ("about", "facet", "member")]
    details += [entry.get("line") for entry in targets]
    filters = goal.get("filters")
    relation = goal.get("relation")
    return ReadGoal(
        relation=relation if isinstance(relation, str) else None,
        targets=tuple(str(entry.get("text", "")) for entry in targets),
        polar=bool(goal.get("polar")),
        counted=bool(goal.get("counted")),
        transitive=bool(goal.get("transitive")),
        details=frozenset(str(entry) for entry in details if entry),
        filters=tuple(
            (name, str(value))
            for name, value in sorted(filters.items() if isinstance(filters, Mapping) else ())
            if value not in (None, False, _USUAL.get(name, None))
        ),
    )


def expected_goal(templated: Templated) -> ReadGoal:
    """What the family asks of the fact that filled the template."""
    form, words = _form(templated), dict(templated.words)
    details = {words[name] for name in form.details if name in words}
    return ReadGoal(
        relation=form.relation,
        targets=tuple(words[name] for name in form.targets if name in words),
        polar=form.polar,
        counted=form.counted,
        transitive=False,
        details=frozenset(details | ({_bare(templated.part)} if form.part_is_detail else set())),
    )


def is_the_familys(templated: Templated, read: ReadGoal) -> bool:
    """Whether the goal read is the one that the template's family has for this fact.

    1. The relation is the same, in the same direction.
    2. So are the targets, in order; an owner may stand before a name or be left out.
    3. So is the form: yes or no, a number, all the way.
    4. What the family's question says besides its targets was read, and nothing else.
    5. No filter narrows it, but for which of several things of one name is meant.
    """
    form, wanted = _form(templated), expected_goal(templated)
    relation, targets = read.relation, read.targets
    if relation is not None and relation in INVERSE and len(targets) > 1:
        relation, targets = INVERSE[relation], targets[::-1]
    words = {part for _, word in templated.words for part in (word, *word.split(" in "))}
    return (
        relation == wanted.relation
        and _are_the_same(targets, wanted.targets, is_ordered=form.is_ordered)
        and (form.may_be_polar or read.polar == wanted.polar)
        and (read.counted, read.transitive) == (wanted.counted, False)
        and _are_details(read.details, wanted.details, form.usual)
        and all(_is_qualifying(name, value, words) for name, value in read.filters)
    )


def _form(templated: Templated) -> GoalForm:
    own = f"{templated.family}:{templated.part}"
    return GOALS.get(own, GOALS[templated.family])


def _are_the_same(read: tuple[str, ...], wanted: tuple[str, ...], *, is_ordered: bool) -> bool:
    if len(read) != len(wanted):
        return False
    pairs = [zip(read, wanted, strict=True)]
    if not is_ordered:
        pairs.append(zip(read[::-1], wanted, strict=True))
    return any(all(_names_same(one, other) for one, other in pair) for pair in pairs)


def _names_same(read: str, wanted: str) -> bool:
    """`store`, `Shelf.store` and `store()` name one method of a fact about `Shelf`; a file that
    tells a name from its namesakes is no target.
    """
    narrowed = NARROWED.fullmatch(wanted)
    wanted = narrowed[1] if narrowed else wanted
    one, other = (text.strip("`\"'@ ").removesuffix("()") for text in (read, wanted))
    return one == other or one.endswith(f".{other}") or other.endswith(f".{one}")


def _are_details(read: frozenset[str], wanted: frozenset[str], usual: frozenset[str]) -> bool:
    bare = {_bare(detail) for detail in read}
    return bare - usual <= wanted and (not read or not wanted or not wanted.isdisjoint(bare))


def _bare(detail: str) -> str:
    """`a generator` and `generator` say the same."""
    return detail.removeprefix("a ").removesuffix(" method")


def _is_qualifying(name: str, value: str, words: set[str]) -> bool:
    return name == "symbol_kind" or (name in _QUALIFYING and value in words)


def _listed(holder: Mapping[str, object], key: str) -> list[object]:
    found = holder.get(key)
    return found if isinstance(found, list) else []
