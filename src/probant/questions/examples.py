"""One example of every form: what stands in its slots, and so the command that asks it."""

from __future__ import annotations

from collections.abc import Mapping

from probant.questions.arguments import Argument, Named, arguments_of, sorts_of
from probant.questions.asking import goal_of_query, words_of
from probant.questions.kind import Fill, Form
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal

_BY_FILL: Mapping[Fill, str] = {
    Fill.SYMBOL: "load",
    Fill.PATH: "src/app.py",
    Fill.NAMED: "src/app.py",
    Fill.MODULE: "src/app.py",
    Fill.TEXT: "TODO",
    Fill.KEY: "tool.ruff",
    Fill.REVISION: "v1.0",
    Fill.TEST: "test_load",
    Fill.CASE: "tests/test_app.py::test_load",
    Fill.TESTS_IN: "tests/test_app.py",
    Fill.WORKFLOW: "ci.yml",
    Fill.BUILD_TARGET: "docs",
    Fill.OWNER: "Store",
    Fill.WITHIN: "src/app.py",
    Fill.LINE: "12",
    Fill.LINES: "12-20",
    Fill.MEMBER: "path",
    Fill.NUMBER: "5",
    Fill.VERSION: "1.0",
}
_SUBJECTS: Mapping[str, str] = {
    **dict.fromkeys(
        "fields methods abstract_methods extends implements overrides overridden_in".split(), "Cart"
    ),
    **dict.fromkeys(("env_var", "reads_env_var"), "HOME"),
    "overridden_by": "Store.load",
    "test_cases": "tests/test_app.py",
    "value": "TIMEOUT",
}
"""What stands first where the usual example would make no sense."""
_BY_SLOT: Mapping[str, str] = {
    "base": "Store",
    "callee": "read",
    "commit": "HEAD",
    "decorator": "cached",
    "description": "reads a file and keeps it",
    "exception": "ValueError",
    "field": "size",
    "from": "os",
    "interface": "Reader",
    "new": "read",
    "option": "--verbose",
    "other": "src/store.py",
    "package": "attrs",
    "person": "Ada",
    "revision": "v1.0",
    "tag": "v2.0",
    "type": "boolean",
    "until": "v2.0",
    "version": "3.12",
}


def example_of(form: Form) -> Goal:
    """A goal of this form."""
    targets = [_example(argument, form) for argument in arguments_of(form) if _is_shown(argument)]
    filters = Filters(directly=False) if form.transitive else Filters()
    return goal_of_query(form.kind, targets, filters, count=form.counted)


def _is_shown(argument: Argument) -> bool:
    return not argument.is_optional


def _example(argument: Argument, form: Form) -> Named:
    slot = argument.slot
    if slot is None:
        return Named(text=words_of(form.word)[0] if form.word else "")
    text = _BY_SLOT.get(slot.name, _BY_FILL[slot.fill])
    if argument == arguments_of(form)[0]:
        text = _SUBJECTS.get(form.kind, text)
    if slot.name == "other" and slot.fill is Fill.SYMBOL:
        text = "read"
    sorts = sorts_of(slot.fill)
    return Named(text=text, kind=next(iter(sorts)) if len(sorts) == 1 else None)
