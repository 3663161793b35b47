"""What a setup.py declares, as far as it is written down plainly. Parsed, never run.

What is computed there is told as unknown, so that nobody takes a part for the whole.
"""

from __future__ import annotations

import ast
import warnings

from probant.tools.projects.declared import (
    EVERYTHING,
    Declared,
    Fact,
    Group,
    Need,
    Page,
    Topic,
    Unknown,
    Version,
)
from probant.tools.projects.python_declared import (
    PYTHON,
    classified,
    licence_classifiers,
    requirement,
)
from probant.tools.projects.records import Ecosystem
from probant.tools.settings_files.tree import NotUnderstood, Scalar

MAX_CHARS = 200_000

_EXTRAS = frozenset({Topic.EXTRAS})
_FACTS = {"name": "name", "version": "version", "description": "description",
          "license": "licence", "author": "author", "maintainer": "maintainer",
          "url": "homepage"}  # fmt: skip


def setup_script(page: Page) -> Declared:
    call, constants = _setup_call(page.text)
    if call is None:
        return Declared(path=page.path, ecosystem=Ecosystem.PYTHON, head=page.head)
    given = {one.arg: one.value for one in call.keywords if one.arg}
    unknown: list[Unknown] = []
    if len(given) < len(call.keywords):
        unknown.append(Unknown("setup() takes arguments that are computed", EVERYTHING))
    needs: list[Need] = []
    for key, group, label in (
        ("install_requires", Group.RUNTIME, ""),
        ("setup_requires", Group.BUILD, ""),
        ("tests_require", Group.DEVELOPMENT, "test"),
    ):
        texts = _texts(given.get(key), constants)
        needs += _needs(page, texts or [], group, label)
        if key in given and texts is None:
            unknown.append(Unknown(f"{key} is computed", frozenset({Topic.NEEDS})))
    extras = _resolved(given.get("extras_require"), constants)
    if isinstance(extras, ast.Dict):
        for name, listed in zip(extras.keys, extras.values, strict=True):
            texts = _texts(listed, constants)
            if isinstance(name, ast.Constant) and isinstance(name.value, str) and texts is not None:
                needs += _needs(page, texts, Group.OPTIONAL, name.value)
            else:
                unknown.append(Unknown("extras_require is computed in part", _EXTRAS))
    elif extras is not None:
        unknown.append(Unknown("extras_require is computed", _EXTRAS))
    wants = _texts(given.get("python_requires"), constants)
    if "python_requires" in given and not wants:
        unknown.append(Unknown("python_requires is computed", frozenset({Topic.LANGUAGE})))
    for key, kind in _FACTS.items():
        if key in given and not _is_text(_resolved(given[key], constants)):
            unknown.append(Unknown(f"its {kind} is computed", frozenset({Topic.FACTS})))
    classifiers = _texts(given.get("classifiers"), constants) or []
    versions = [
        Version(language=PYTHON, bound=text.text, at=page.at(text.line, text.text),
                key="python_requires")
        for text in (wants or [])[:1]
    ]  # fmt: skip
    return Declared(
        path=page.path,
        ecosystem=Ecosystem.PYTHON,
        head=page.at(call.lineno, "setup"),
        needs=tuple(needs),
        versions=(*versions, *classified(page, classifiers)),
        facts=(*_facts(page, given, constants), *licence_classifiers(page, classifiers)),
        unknown=tuple(dict.fromkeys(unknown)),
    )


def _setup_call(text: str) -> tuple[ast.Call | None, dict[str, ast.expr]]:
    """The call, and names that are set once, at the outermost level, to something plain."""
    if len(text) > MAX_CHARS:
        raise NotUnderstood("too long a script")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise NotUnderstood("not Python") from None
    assigned: dict[str, list[ast.expr]] = {}
    call: ast.Call | None = None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node.func) == "setup":
            call = call or node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    assigned.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            assigned.setdefault(node.target.id, []).extend((node.value, node.value))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            # A list that something is called on may have grown.
            assigned.setdefault(node.value.id, []).extend((node, node))
    return call, {name: values[0] for name, values in assigned.items() if len(values) == 1}


def _called(func: ast.expr) -> str:
    if isinstance(func, ast.Name):
        return func.id
    return func.attr if isinstance(func, ast.Attribute) else ""


def _resolved(node: ast.expr | None, constants: dict[str, ast.expr]) -> ast.expr | None:
    return constants.get(node.id, node) if isinstance(node, ast.Name) else node


def _texts(node: ast.expr | None, constants: dict[str, ast.expr]) -> list[Scalar] | None:
    """The texts of a plain list, or of one text; None where any of it is computed."""
    node = _resolved(node, constants)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [
            Scalar(line, node.lineno + offset)
            for offset, line in enumerate(node.value.split("\n"))
            if line.strip()
        ]
    if not isinstance(node, ast.List | ast.Tuple):
        return None
    found = [
        one for one in node.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]
    if len(found) != len(node.elts):
        return None
    return [Scalar(str(one.value), one.lineno) for one in found]


def _needs(page: Page, texts: list[Scalar], group: Group, label: str) -> list[Need]:
    found = (requirement(page, text.text, text.line, group, label) for text in texts)
    return [need for need in found if need is not None]


def _is_text(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _facts(page: Page, given: dict[str, ast.expr], constants: dict[str, ast.expr]) -> list[Fact]:
    found: list[Fact] = []
    for key, kind in _FACTS.items():
        node = _resolved(given.get(key), constants)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            found.append(page.fact(kind, node.value, node.lineno))
    return found
