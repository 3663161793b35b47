"""Small Java projects, with plugins and libraries of the versions a machine may have at hand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

PLUGINS = {
    "maven-resources-plugin": "3.3.1",
    "maven-compiler-plugin": "3.13.0",
    "maven-surefire-plugin": "3.2.5",
    "maven-jar-plugin": "3.4.1",
}
JUPITER = "5.10.2"
JUNIT_JARS = ("/usr/share/java/junit4.jar", "/usr/share/java/hamcrest-core.jar")


def pom(
    more: str = "", *, surefire: str = "", release: str = "11", properties: str = "",
    needs: str = "", name: str = "sums",
) -> str:  # fmt: skip
    plugins = "".join(
        f"<plugin><artifactId>{plugin}</artifactId><version>{version}</version>"
        f"{surefire if plugin == 'maven-surefire-plugin' else ''}</plugin>\n"
        for plugin, version in PLUGINS.items()
    )
    return (
        '<project xmlns="http://maven.apache.org/POM/4.0.0">\n'
        "<modelVersion>4.0.0</modelVersion>\n"
        f"<groupId>org.example</groupId><artifactId>{name}</artifactId><version>1</version>\n"
        f"<properties><maven.compiler.release>{release}</maven.compiler.release>"
        "<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>"
        f"{properties}</properties>\n{more}"
        "<dependencies><dependency><groupId>org.junit.jupiter</groupId>"
        f"<artifactId>junit-jupiter</artifactId><version>{JUPITER}</version>"
        f"<scope>test</scope></dependency>{needs}</dependencies>\n"
        f"<build><plugins>\n{plugins}</plugins></build>\n</project>\n"
    )


def has_maven_files() -> bool:
    """Whether the local repository holds the plugins and the test library by name."""
    home = Path.home() / ".m2" / "repository" / "org"
    plugins = home / "apache" / "maven" / "plugins"
    jars = [plugins / n / v / f"{n}-{v}.jar" for n, v in PLUGINS.items()]
    jars.append(home / "junit" / "jupiter" / "junit-jupiter-engine" / JUPITER)
    return all(jar.exists() for jar in jars)


def has_junit_jars() -> bool:
    return all(Path(jar).exists() for jar in JUNIT_JARS)


def jupiter(body: str, name: str = "SumsTest") -> str:
    return (
        "package org.example;\n"
        "import org.junit.jupiter.api.*;\n"
        "import static org.junit.jupiter.api.Assertions.*;\n"
        f"class {name} {{\n{body}}}\n"
    )


MAIN = {
    "src/main/java/org/example/Sums.java": "package org.example;\n"
    "public class Sums { public static int add(int a, int b) { return a + b; } }\n"
}
TEST = "src/test/java/org/example/SumsTest.java"


def maven(body: str, **parts: str) -> dict[str, str]:
    return {"pom.xml": pom(**parts), TEST: jupiter(body)} | MAIN


def below(folder: str, files: Mapping[str, str]) -> dict[str, str]:
    return {f"{folder}/{name}": text for name, text in files.items()}


GOOD = "@Test void good() { assertEquals(3, Sums.add(1, 2)); }\n"
BAD = "@Test void bad() {\n  assertEquals(4, Sums.add(1, 2));\n}\n"
LATER = '@Test @Disabled("not now") void later() {}\n'


def gradle(body: str, more: str = "") -> dict[str, str]:
    """With JUnit 4 from the system's folder of jars."""
    jars = ", ".join(f"'{jar}'" for jar in JUNIT_JARS)
    test = (
        "package org.example;\nimport org.junit.*;\nimport static org.junit.Assert.*;\n"
        f"public class SumsTest {{\n{body}}}\n"
    )
    script = f"apply plugin: 'java'\ndependencies {{ testCompile files({jars}) }}\n{more}"
    return {"build.gradle": script, TEST: test} | MAIN
