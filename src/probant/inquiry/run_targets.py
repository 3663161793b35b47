"""What is to be run: one test with where it stands, the tests of a file, or a target of a build.

A test may be written as its runner writes it: `path::Class::name`, `Class.method`, `name[case]`.
"""

from __future__ import annotations

import re

from probant.inquiry.families.family import Role
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import replace

_STANDS_IN = re.compile(
    r"(?P<name>\S+) (?:in|from|of) (?:the )?(?:file |class |module |suite )?(?P<where>\S+)",
    re.IGNORECASE,
)
_NOUNS = re.compile(
    r"^(?:(?:the|a|an|our|my|test|tests|case|function|method|class|called|named) )+", re.IGNORECASE
)
_FILE_NOUN = re.compile(
    r"^(?:file|folder|directory|module|package) | (?:file|folder|directory|module|package)$",
    re.IGNORECASE,
)
_KIND_NOUN = re.compile(
    r"^(?:function|class|method|symbol|module|type|struct|trait|interface|constant|helper) "
    r"| (?:function|class|method|symbol|type|struct|trait|interface)$",
    re.IGNORECASE,
)
_TEST_CLASS = re.compile(r"(?:[A-Z]\w*)?Tests?(?:Case)?(?:[A-Z]\w*)?|[A-Z]\w*Spec")
_KIND_OF_TESTS = re.compile(r"[a-z][\w-]* tests", re.IGNORECASE)
"""“The integration tests”: which folder that is, the tree has to tell."""

_COMMAND = re.compile(
    r"^(?:make|ninja|just|npm run(?:-script)?|(?:yarn|pnpm)(?: run)?|cmake --build \S+ --target"
    r"|cargo (?:build|check) -p) (?=\S+$)"
)


def run_target(said: str, role: Role, *, is_path: bool, is_quoted: bool) -> Target | None:
    """The target of a run. `said` holds no marks of quotes any more."""
    said = said.strip(" \t,;:?!")
    if not re.search(r"\w", said):
        return None
    if role is Role.BUILD_TARGET:
        plain = said if is_quoted else re.sub(r"(?i)^(?:the|our|target) ", "", said)
        return Target(text=_COMMAND.sub("", plain), kind=TargetKind.BUILD_TARGET)
    is_class = re.match(r"(?i)(?:the )?(?:test )?class ", said) is not None
    if not is_quoted:
        said = _NOUNS.sub("", said)
    if role is Role.TESTS_IN and _KIND_OF_TESTS.fullmatch(said):
        return Target(text=said.lower(), kind=TargetKind.PATH)
    if role is Role.CASE and is_class:
        role = Role.TESTED
    if role is Role.CASE:
        return _file(said) if is_path and "::" not in said else _case(said, is_quoted=is_quoted)
    return _tests_of(said, role, is_path=is_path)


def _file(said: str) -> Target:
    return Target(text=said.removeprefix("./").rstrip("/"), kind=TargetKind.PATH)


def _tests_of(said: str, role: Role, *, is_path: bool) -> Target | None:
    bare = _FILE_NOUN.sub("", said)
    if "::" in bare and ("/" in bare or "." in bare.partition("::")[0]):
        return _case(bare, is_quoted=True)
    if is_path or bare != said:
        return _file(bare)
    bare = _KIND_NOUN.sub("", bare)
    if " " in bare:
        return None
    if role is Role.TESTS_IN and not _TEST_CLASS.fullmatch(bare):
        return _file(bare)
    name = re.sub(r"::|#|->", ".", bare.removesuffix("()"))
    return Target(text=name, kind=TargetKind.SYMBOL) if re.fullmatch(r"[\w.$]+", name) else None


def _case(said: str, *, is_quoted: bool) -> Target:
    if stands := None if is_quoted else _STANDS_IN.fullmatch(said):
        inner, where = _case(stands["name"], is_quoted=True), stands["where"]
        if _is_file(where):
            return replace(inner, within=where)
        return replace(inner, text=f"{where}.{inner.text}")
    head, bracket, rest = said.partition("[")
    *outer, name = re.split(r"::|(?<=\w)[.#](?=[A-Za-z_]\w*$)", head) if " " not in head else [head]
    path = outer.pop(0) if outer and _is_file(outer[0]) else ""
    return Target(
        text=".".join([*outer, name.removesuffix("()")]) + bracket + rest,
        kind=TargetKind.TEST,
        within=path.removeprefix("./") or None,
    )


def _is_file(said: str) -> bool:
    return "/" in said or re.search(r"\.\w{1,4}$", said) is not None
