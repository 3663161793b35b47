"""What poms, Gradle scripts and CMake files declare, as far as they write it down plainly.

A Gradle script and a CMake file are programs: what is found in them is there, the whole it may
not be. A pom takes things from its parent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

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
from probant.tools.projects.native import cmake_commands
from probant.tools.projects.parsing import Element, read_xml, script_tokens
from probant.tools.projects.records import Ecosystem
from probant.tools.settings_files.tree import NotUnderstood

# Maven

_PROPERTY = re.compile(r"\$\{([^{}]+)\}")
_DEPENDENCY = ("project", "dependencies", "dependency")
_MANAGED = ("project", "dependencyManagement", "dependencies", "dependency")
_OF_A_PLUGIN = ("project", "build", "plugins", "plugin", "dependencies", "dependency")
_JAVA_KEYS = ("maven.compiler.release", "maven.compiler.source", "maven.compiler.target",
              "java.version")  # fmt: skip
_COMPILER = ("release", "source", "target")


def pom(page: Page) -> Declared:
    elements = read_xml(page.text)
    root = elements[-1]
    if root.names != ("project",):
        raise NotUnderstood("not a Maven project")
    known = _properties(elements)
    parent = [one for one in elements if one.names == ("project", "parent", "artifactId")]
    unknown = [Unknown(f"it inherits from the parent {one.text}", EVERYTHING) for one in parent]
    if any("profiles" in one.names for one in elements if one.names[-1] == "dependency"):
        unknown.append(Unknown("a profile adds dependencies", frozenset({Topic.NEEDS})))
    return Declared(
        path=page.path,
        ecosystem=Ecosystem.MAVEN,
        head=page.at(root.line, "project"),
        needs=tuple(_maven_needs(page, elements, known)),
        versions=tuple(_maven_versions(page, elements, known)),
        facts=tuple(_maven_facts(page, elements)),
        unknown=tuple(unknown),
    )


def _properties(elements: list[Element]) -> dict[str, str]:
    known = {
        one.names[-1]: one.text
        for one in elements
        if len(one.names) == 3 and one.names[:2] == ("project", "properties")
    }
    for one in elements:
        if one.names in (("project", "version"), ("project", "parent", "version")):
            known.setdefault("project.version", one.text)
        if one.names in (("project", "groupId"), ("project", "parent", "groupId")):
            known.setdefault("project.groupId", one.text)
    return known


def _filled(text: str, known: Mapping[str, str]) -> str:
    """Properties put in where the pom itself says what they are; others stay as written."""
    for _ in range(3):
        text = _PROPERTY.sub(lambda match: known.get(match[1], match.group()), text)[:400]
    return text


def _maven_needs(page: Page, elements: list[Element], known: Mapping[str, str]) -> Iterator[Need]:
    parts: dict[str, Element] = {}
    found: dict[tuple[str, ...], list[dict[str, Element]]] = {
        _DEPENDENCY: [], _MANAGED: [], _OF_A_PLUGIN: []
    }  # fmt: skip
    for one in elements:
        if one.names[:-1] in found:
            parts[one.names[-1]] = one
        elif one.names in found:
            if "artifactId" in parts:
                found[one.names].append(parts)
            parts = {}
    fixed = {_coordinates(one, known): one for one in found[_MANAGED]}
    for needed in found[_DEPENDENCY]:
        yield _maven_need(page, needed, known, fixed.get(_coordinates(needed, known), {}))
    for where, group in ((_MANAGED, Group.MANAGED), (_OF_A_PLUGIN, Group.BUILD)):
        for held in found[where]:
            yield _maven_need(page, held, known, {}, group)


def _coordinates(parts: Mapping[str, Element], known: Mapping[str, str]) -> str:
    names = [_filled(parts[key].text, known) for key in ("groupId", "artifactId") if key in parts]
    return ":".join(names)


def _maven_need(
    page: Page,
    parts: Mapping[str, Element],
    known: Mapping[str, str],
    fixed: Mapping[str, Element],
    group: Group = Group.RUNTIME,
) -> Need:
    artifact = parts["artifactId"]
    version = parts.get("version") or fixed.get("version")
    scope = (parts.get("scope") or fixed.get("scope") or artifact).text
    if group is Group.RUNTIME and scope == "test":
        group = Group.DEVELOPMENT
    bound = _filled(version.text, known) if version is not None else ""
    return Need(
        name=_coordinates(parts, known),
        bound=bound,
        group=group,
        at=page.at(artifact.line, artifact.text),
        label="test" if group is Group.DEVELOPMENT else "",
        also=_filled(artifact.text, known),
        is_exact=bool(re.fullmatch(r"\d[\w.-]*|\[[^,\]]+\]", bound)),
    )


def _maven_versions(
    page: Page, elements: list[Element], known: Mapping[str, str]
) -> Iterator[Version]:
    for one in elements:
        key = one.names[-1]
        is_property = one.names[:2] == ("project", "properties") and key in _JAVA_KEYS
        is_plugin = one.names[-2:-1] == ("configuration",) and key in _COMPILER
        if is_plugin:
            is_plugin = "profiles" not in one.names and _is_number(_filled(one.text, known))
        if (is_property or is_plugin) and one.text:
            yield Version(
                language="Java",
                bound=_filled(one.text, known),
                at=page.at(one.line, key),
                key=key,
            )


def _is_number(text: str) -> bool:
    return re.fullmatch(r"1\.\d|\d{1,2}", text) is not None


def _maven_facts(page: Page, elements: list[Element]) -> Iterator[Fact]:
    for one in elements:
        kind = {
            ("project", "artifactId"): "name",
            ("project", "version"): "version",
            ("project", "description"): "description",
            ("project", "url"): "homepage",
            ("project", "licenses", "license", "name"): "licence",
            ("project", "developers", "developer", "name"): "author",
            ("project", "scm", "url"): "repository",
        }.get(one.names)
        if kind is not None and one.text and "${" not in one.text:
            yield page.fact(kind, one.text, one.line)


# Gradle

_CONFIGURATIONS = {
    "implementation": Group.RUNTIME, "api": Group.RUNTIME, "compile": Group.RUNTIME,
    "runtimeOnly": Group.RUNTIME, "compileOnly": Group.RUNTIME, "compileOnlyApi": Group.RUNTIME,
    "annotationProcessor": Group.BUILD, "kapt": Group.BUILD, "ksp": Group.BUILD,
    "testImplementation": Group.DEVELOPMENT, "testCompile": Group.DEVELOPMENT,
    "testRuntimeOnly": Group.DEVELOPMENT, "testCompileOnly": Group.DEVELOPMENT,
    "androidTestImplementation": Group.DEVELOPMENT, "debugImplementation": Group.DEVELOPMENT,
}  # fmt: skip
_COORDINATES = re.compile(r"([\w.-]+:[\w.-]+)(?::([^:@\s]+))?(?:[:@]\S+)?")


def _program(what: str) -> tuple[Unknown, ...]:
    return (Unknown(f"{what} is a program; only what it writes down plainly is read", EVERYTHING),)


def gradle(page: Page) -> Declared:
    tokens = list(script_tokens(page.text))
    needs: list[Need] = []
    versions: list[Version] = []
    for at, token in enumerate(tokens):
        group = _CONFIGURATIONS.get(token.text)
        if group is not None and not token.quoted:
            following = next((one for one in tokens[at + 1 : at + 4] if one.text != "("), None)
            match = (
                _COORDINATES.fullmatch(following.text) if following and following.quoted else None
            )
            if following is not None and match is not None:
                bound = match[2] or ""
                needs.append(
                    Need(name=match[1], bound=bound, group=group,
                         at=page.at(following.line, match[1]), also=match[1].partition(":")[2],
                         is_exact=bool(re.fullmatch(r"\d[\w.-]*", bound)))
                )  # fmt: skip
        if token.text in ("sourceCompatibility", "targetCompatibility", "jvmTarget"):
            said = _java_version("".join(one.text for one in tokens[at + 1 : at + 5]))
            if said:
                versions.append(Version(language="Java", bound=said,
                                        at=page.at(token.line, token.text),
                                        key=token.text))  # fmt: skip
        if token.text == "JavaLanguageVersion.of" and tokens[at + 2 : at + 3]:
            said = tokens[at + 2].text
            if said.isdigit():
                versions.append(Version(language="Java", bound=said,
                                        at=page.at(token.line, said), key="toolchain"))  # fmt: skip
    return Declared(path=page.path, ecosystem=Ecosystem.GRADLE, head=page.head,
                    needs=tuple(needs), versions=tuple(versions),
                    unknown=_program("a Gradle script"))  # fmt: skip


def _java_version(text: str) -> str:
    match = re.match(
        r"=?(?:JavaVersion\.)?(?:VERSION_)?(?:JvmTarget\.JVM_)?(1[._]\d|\d{1,2})\b", text
    )
    return match[1].replace("_", ".") if match else ""


# CMake

_STANDARDS = {"CMAKE_CXX_STANDARD": "C++", "CMAKE_C_STANDARD": "C"}
_FEATURE = re.compile(r"(cxx|c)_std_(\d+)")


def cmake(page: Page) -> Declared:
    needs: list[Need] = []
    versions: list[Version] = []
    facts: list[Fact] = []
    head = page.head
    for called in cmake_commands(page.text):
        words = called.arguments
        if called.name == "find_package" and words and "$" not in words[0]:
            bound = words[1] if len(words) > 1 and re.fullmatch(r"[\d.]+", words[1]) else ""
            needs.append(Need(name=words[0], bound=bound, group=Group.RUNTIME,
                              at=page.at(called.line, words[0])))  # fmt: skip
        elif called.name in ("fetchcontent_declare", "cpmaddpackage") and words:
            tag = words[words.index("GIT_TAG") + 1 :][:1] if "GIT_TAG" in words else []
            needs.append(Need(name=words[0], bound="".join(tag), group=Group.RUNTIME,
                              at=page.at(called.line, words[0])))  # fmt: skip
        elif called.name == "set" and len(words) > 1 and words[0] in _STANDARDS:
            if words[1].isdigit():
                versions.append(Version(language=_STANDARDS[words[0]], bound=words[1],
                                        at=page.at(called.line, words[0]),
                                        key=words[0]))  # fmt: skip
        elif called.name == "cmake_minimum_required" and words[:1] == ["VERSION"] and words[1:]:
            if "$" not in words[1]:
                versions.append(Version(language="CMake", bound=words[1],
                                        at=page.at(called.line, words[1]),
                                        key=called.written))  # fmt: skip
        elif called.name == "target_compile_features":
            for match in filter(None, map(_FEATURE.fullmatch, words)):
                language = "C++" if match[1] == "cxx" else "C"
                versions.append(Version(language=language, bound=match[2],
                                        at=page.at(called.line), key=match.group()))  # fmt: skip
        elif called.name == "project" and words and not page.folder:
            head = page.at(called.line, called.written)
            facts.append(page.fact("name", words[0], called.line))
            for word, kind in (("VERSION", "version"), ("DESCRIPTION", "description"),
                               ("HOMEPAGE_URL", "homepage")):  # fmt: skip
                if word in words[:-1] and "$" not in (said := words[words.index(word) + 1]):
                    facts.append(page.fact(kind, said.strip('"'), called.line))
    return Declared(path=page.path, ecosystem=Ecosystem.CMAKE, head=head, needs=tuple(needs),
                    versions=tuple(versions), facts=tuple(facts),
                    unknown=_program("a CMake file"))  # fmt: skip
