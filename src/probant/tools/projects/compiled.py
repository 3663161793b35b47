"""Go's, Rust's and the JVM's manifests: modules, crates, poms and Gradle scripts.

Their tools fix how tests are run; what is behind it (JUnit, TestNG) is read where it is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.tools.projects.parsing import (
    Element,
    Token,
    line_with,
    read_toml,
    read_xml,
    script_tokens,
    toml_lines,
)
from probant.tools.projects.python import strings
from probant.tools.projects.records import Ecosystem, Language, Manifest, Runner, Said, Workspace

# Go


def go_mod(manifest: Manifest) -> Said:
    for number, line in enumerate(manifest.text.split("\n"), 1):
        if re.match(r"\s*module\s+\S", line):
            at = manifest.shows(number, "module")
            return Said(
                ecosystem=Ecosystem.GO,
                languages=(Language("Go", at),),
                runners=(Runner("go test ./...", "", at),),
            )
    return Said(ecosystem=Ecosystem.GO, trouble="it names no module")


def go_work(manifest: Manifest) -> Said:
    """Its `use` lines, alone or in parentheses."""
    used: list[str] = []
    first: int | None = None
    inside = False
    for number, line in enumerate(manifest.text.split("\n"), 1):
        words = line.partition("//")[0].replace("(", " ( ").split()
        if words[:1] == ["use"]:
            first = first or number
            inside = "(" in words
            words = [word for word in words[1:] if word != "("]
            used += [word.strip('"`') for word in words]
        elif inside and words == [")"]:
            inside = False
        elif inside:
            used += [word.strip('"`') for word in words]
    if first is None:
        return Said(ecosystem=Ecosystem.GO)
    at = manifest.shows(first, "use")
    return Said(
        ecosystem=Ecosystem.GO,
        languages=(Language("Go", at),),
        workspace=Workspace("Go workspace", Ecosystem.GO, at, tuple(used)),
    )


# Rust


def cargo(manifest: Manifest) -> Said:
    data = read_toml(manifest.text)
    lines = toml_lines(manifest.text)
    made_by = next((name for name in ("package", "workspace") if name in data), None)
    if made_by is None:
        return Said(ecosystem=Ecosystem.CARGO, trouble="neither a package nor a workspace")
    at = manifest.shows(lines.get((made_by,)), made_by)
    workspace = data.get("workspace")
    bound = None
    if isinstance(workspace, dict):
        excluded = tuple(f"!{name}" for name in strings(workspace.get("exclude")))
        shown = manifest.shows(lines.get(("workspace",)), "workspace")
        members = strings(workspace.get("members")) + excluded
        bound = Workspace("Cargo workspace", Ecosystem.CARGO, shown, members)
    return Said(
        ecosystem=Ecosystem.CARGO,
        languages=(Language("Rust", at),),
        runners=(Runner("cargo test", "", at),),
        workspace=bound,
    )


# Maven

TEST_ARTIFACTS = {"junit": "JUnit", "testng": "TestNG", "spock": "Spock", "kotest": "Kotest"}
_PLUGINS = {"kotlin-maven-plugin": "Kotlin", "scala-maven-plugin": "Scala"}


def pom(manifest: Manifest) -> Said:
    elements = read_xml(manifest.text)
    root = elements[-1]
    if root.names != ("project",):
        return Said(ecosystem=Ecosystem.MAVEN, trouble="not a Maven project")
    at = manifest.shows(root.line, "project")
    languages = [Language("Java", at)]
    for element in elements:
        if element.names[-1] == "artifactId" and element.text in _PLUGINS:
            shown = manifest.shows(element.line, element.text)
            languages.append(Language(_PLUGINS[element.text], shown))
    return Said(
        ecosystem=Ecosystem.MAVEN,
        languages=tuple(languages),
        runners=(_maven_runner(manifest, elements, root),),
        workspace=_maven_modules(manifest, elements),
    )


def _maven_runner(manifest: Manifest, elements: list[Element], root: Element) -> Runner:
    for element in elements:
        if element.names[-2:] == ("dependency", "artifactId"):
            for start, framework in TEST_ARTIFACTS.items():
                if element.text.startswith(start):
                    shown = manifest.shows(element.line, element.text)
                    return Runner("mvn test", framework, shown)
    return Runner("mvn test", "", manifest.shows(root.line, "project"))


def _maven_modules(manifest: Manifest, elements: list[Element]) -> Workspace | None:
    modules = [e for e in elements if e.names == ("project", "modules", "module") and e.text]
    if not modules:
        return None
    at = manifest.shows(modules[0].line, "module")
    folders = tuple(module.text.removesuffix("/pom.xml") for module in modules)
    return Workspace("Maven modules", Ecosystem.MAVEN, at, folders)


# Gradle

_KOTLIN = re.compile(r"org\.jetbrains\.kotlin|kotlin-|^kotlin$")
_BEHIND = (("useJUnitPlatform", "JUnit"), ("useJUnit", "JUnit"), ("useTestNG", "TestNG"))


def gradle_build(manifest: Manifest) -> Said:
    tokens = list(script_tokens(manifest.text))
    at = manifest.shows(*_first(tokens, ("plugins", "apply", "java", "dependencies")))
    languages = [Language("Java", at)]
    for token in tokens:
        if token.text == "kotlin" or (token.quoted and _KOTLIN.match(token.text)):
            languages.insert(0, Language("Kotlin", manifest.shows(token.line, token.text)))
            break
    runner = Runner("gradle test", "", at)
    for word, framework in _BEHIND:
        if any(token.text == word for token in tokens):
            shown = manifest.shows(line_with(manifest.text, word), word)
            runner = Runner("gradle test", framework, shown)
            break
    return Said(ecosystem=Ecosystem.GRADLE, languages=tuple(languages), runners=(runner,))


def _first(tokens: list[Token], words: tuple[str, ...]) -> tuple[int | None, str]:
    for token in tokens:
        if token.text in words:
            return token.line, token.text
    return None, ""


def gradle_settings(manifest: Manifest) -> Said:
    included = list(_included(manifest.text))
    if not included:
        return Said(ecosystem=Ecosystem.GRADLE)
    at = manifest.shows(line_with(manifest.text, "include"), "include")
    folders = tuple(one.text.strip(":").replace(":", "/") for one in included)
    return Said(
        ecosystem=Ecosystem.GRADLE,
        workspace=Workspace("Gradle build", Ecosystem.GRADLE, at, folders),
    )


def _included(text: str) -> Iterator[Token]:
    """`include 'a', 'b'` and `include("a", "b")`, over as many lines as it takes."""
    inside = False
    for token in script_tokens(text):
        if token.quoted:
            if inside:
                yield token
        elif token.text not in ("(", ","):
            inside = token.text == "include"
