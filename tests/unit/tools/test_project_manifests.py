"""What manifests say: languages, ways to run tests, workspaces; and that broken ones say little."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from probant.tools.projects.records import Survey
from probant.tools.projects.survey import MAX_READ, outermost, survey
from probant.tools.read import holds
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import Files, make_tree
from tests.work import check_work


@contextmanager
def opened(tmp_path: Path, files: Files) -> Iterator[SourceTree]:
    with open_tree(make_tree(tmp_path / "repo", files), cache_dir=tmp_path / "cache") as tree:
        yield tree


def surveyed(tmp_path: Path, files: Files) -> Survey:
    """The survey, after a look at every line it points at."""
    with opened(tmp_path, files) as tree:
        found = survey(tree)
        places = [lang.at for project in found.projects for lang in project.languages]
        places += [runner.at for runner in found.runners]
        places += [bound.workspace.at for bound in found.workspaces]
        for place in places:
            assert holds(tree.read(place.path).split(b"\n"), place), place
    return found


def told(found: Survey) -> list[str]:
    """Languages with the places that show them, by project."""
    return [
        f"{head.where} {head.ecosystem.value}: "
        + ", ".join(f"{one.name} {one.at.path}:{one.at.lines.first}" for one in head.languages)
        for head in outermost(found.projects)
    ]


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"pyproject.toml": "# it\n[project]\nname='a'\n"}, [". Python: Python pyproject.toml:2"]),
        ({"pyproject.toml": "[tool.ruff]\n"}, [". Python: Python pyproject.toml:1"]),
        ({"setup.py": "from setuptools import setup\n\nsetup(\n"}, [". Python: Python setup.py:3"]),
        ({"setup.py": "print('no setup here')\n"}, []),
        ({"setup.cfg": "[flake8]\n[metadata]\n"}, [". Python: Python setup.cfg:2"]),
        ({"setup.cfg": "[flake8]\n"}, []),
        ({"package.json": '{\n "private": true,\n "name": "a"}'}, [
            ". npm: JavaScript package.json:3"]),
        ({"package.json": '{}'}, [". npm: JavaScript package.json:1"]),
        ({"package.json": '{"name": "a",\n"devDependencies": {\n"typescript": "6"}}'}, [
            ". npm: JavaScript package.json:1, TypeScript package.json:3"]),
        ({"package.json": '{"name": "a"}', "tsconfig.json": '// c\n{"compilerOptions": {},}'}, [
            ". npm: TypeScript tsconfig.json:2"]),
        ({"package.json": '{"name": "a"}',
          "tsconfig.json": '{"compilerOptions": {\n"checkJs": true /* x */}}'}, [
            ". npm: TypeScript tsconfig.json:1, JavaScript tsconfig.json:2"]),
        ({"CMakeLists.txt": "# project(decoy C)\nproject(a)\n"}, [
            ". CMake: C CMakeLists.txt:2, C++ CMakeLists.txt:2"]),
        ({"CMakeLists.txt": "#[[ project(decoy C)\n]]\nPROJECT(a VERSION 1 LANGUAGES CXX)\n"}, [
            ". CMake: C++ CMakeLists.txt:3"]),
        ({"CMakeLists.txt": "project(a C)\n"}, [". CMake: C CMakeLists.txt:1"]),
        ({"CMakeLists.txt": "project(a VERSION 1.0)\n"}, [
            ". CMake: C CMakeLists.txt:1, C++ CMakeLists.txt:1"]),
        ({"CMakeLists.txt": "project(a NONE)\n"}, [". CMake: "]),
        ({"CMakeLists.txt": "add_library(part STATIC a.cc)\n"}, []),
        ({"Makefile": "a.o: a.c\n\t$(CC) -c a.c\n"}, [". Make: C Makefile:2"]),
        ({"Makefile": "a: a.c\n\tgcc a.c -o a\n"}, [". Make: C Makefile:2"]),
        ({"Makefile": "a: a.c\n\t@mkdir -p b; cc a.c\n"}, [". Make: C Makefile:2"]),
        ({"Makefile": "CC = gcc-12\nall: a\na: a.o b.o\n"}, [". Make: C Makefile:1"]),
        ({"Makefile": "mail:\n\tsend --cc boss.c cc notes\n\techo clang is a.c compiler\n"}, []),
        ({"Makefile": "a: a.cc\n\tg++ -o a a.cc\n"}, [". Make: C++ Makefile:2"]),
        ({"configure.ac": "AC_INIT([a], [1])\nAC_PROG_CC\nAC_PROG_CXX\n"}, [
            ". Make: C configure.ac:2, C++ configure.ac:3"]),
        ({"build.ninja": "rule cc\n  command = gcc -o $out $in\nbuild a: cc a.c\n"}, [
            ". Make: C build.ninja:2"]),
        ({"Makefile": "test:\n\tpytest\nlint:\n\truff check\n"}, []),
        ({"go.mod": "// about\nmodule example.org/a\n"}, [". Go: Go go.mod:2"]),
        ({"Cargo.toml": "[package]\nname='a'\n"}, [". Cargo: Rust Cargo.toml:1"]),
        ({"Cargo.toml": "\n[workspace]\nmembers=[]\n"}, [". Cargo: Rust Cargo.toml:2"]),
        ({"pom.xml": "<?xml version='1.0'?>\n<project>\n</project>"}, [". Maven: Java pom.xml:2"]),
        ({"pom.xml": "<project><build><plugins><plugin>\n<artifactId>kotlin-maven-plugin"
          "</artifactId></plugin></plugins></build></project>"}, [
            ". Maven: Java pom.xml:1, Kotlin pom.xml:2"]),
        ({"build.gradle": "// plugins\nplugins { id 'java' }\n"}, [
            ". Gradle: Java build.gradle:2"]),
        ({"build.gradle.kts": "plugins {\n  kotlin(\"jvm\")\n}\n"}, [
            ". Gradle: Kotlin build.gradle.kts:2, Java build.gradle.kts:1"]),
    ],
)  # fmt: skip
def test_languages_of_a_manifest(tmp_path: Path, files: Files, expected: list[str]) -> None:
    assert told(surveyed(tmp_path, files)) == expected


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"pyproject.toml": "[project]\n\n[tool.pytest.ini_options]\n"}, [
            "pytest pyproject.toml:3"]),
        ({"pyproject.toml": "[project]\n[dependency-groups]\ndev = [\n 'pytest>=8',\n]\n"}, [
            "pytest pyproject.toml:4"]),
        ({"pyproject.toml": "[tool.poetry]\n[tool.poetry.group.dev.dependencies]\npytest='8'\n"}, [
            "pytest pyproject.toml:3"]),
        ({"pyproject.toml": "[project]\ndependencies = ['pytest-order']\n"}, []),
        ({"pyproject.toml": '[project]\ndescription = """\n[tool.pytest]\n"""\n'}, []),
        ({"pyproject.toml": "[tool.pdm.scripts]\ntest = 'python -m unittest'\n"}, [
            "python -m unittest pyproject.toml:2"]),
        ({"tox.ini": "[tox]\n[testenv]\ncommands = pytest {posargs}\n"}, [
            "tox (pytest) tox.ini:1"]),
        ({"pyproject.toml": "[project]\n[tool.tox]\n"}, ["tox pyproject.toml:2"]),
        ({"noxfile.py": "import nox\n\n@nox.session\ndef t(s):\n    s.run('pytest')\n"}, [
            "nox (pytest) noxfile.py:1"]),
        ({"setup.cfg": "[metadata]\n[tool:pytest]\n"}, ["pytest setup.cfg:2"]),
        ({"requirements-dev.txt": "coverage\npytest==8\n"}, ["pytest requirements-dev.txt:2"]),
        ({"requirements-dev.txt": "pytest-cov\n"}, []),
        ({"package.json": '{"scripts": {\n"build": "jest-x",\n"test": "vitest run"}}'}, [
            "npm test (vitest) package.json:3"]),
        ({"package.json": '{"packageManager": "pnpm@9.0.0",\n"scripts": {"test": "jest"}}'}, [
            "pnpm test (jest) package.json:2"]),
        ({"package.json": '{"scripts": {"test": "node --test"}}'}, [
            "npm test (node:test) package.json:1"]),
        ({"package.json": '{"scripts": {"test": "npm run t:a", "t:a": "yarn u", "u": "mocha"}}'}, [
            "npm test (mocha) package.json:1"]),
        ({"package.json": '{"scripts": {"test": "npm run a", "a": "npm run test"}}'}, [
            "npm test package.json:1"]),
        ({"package.json": '{"scripts": {"test": "echo \\"Error: no test specified\\" && exit 1"}}'},
         []),
        ({"package.json": '{"devDependencies": {\n"vitest": "3"}}'}, ["vitest package.json:2"]),
        ({"CMakeLists.txt": "project(a)\nenable_testing()\n"}, ["ctest CMakeLists.txt:2"]),
        ({"CMakeLists.txt": "project(a)\n# enable_testing()\n"}, []),
        ({"CMakeLists.txt": "project(a)\nenable_testing()\n",
          "tests/CMakeLists.txt": "gtest_discover_tests(t)\n"}, [
            "ctest (GoogleTest) tests/CMakeLists.txt:1"]),
        ({"CMakeLists.txt": "project(a)\ninclude(CTest)\n"}, ["ctest CMakeLists.txt:2"]),
        ({"Makefile": "all:\n\techo\ntest: all\n\tgo test ./...\n"}, [
            "make test (go test) Makefile:3"]),
        ({"Makefile": "test := 1\n"}, []),
        ({"go.mod": "module a\n"}, ["go test ./... go.mod:1"]),
        ({"Cargo.toml": "[package]\n"}, ["cargo test Cargo.toml:1"]),
        ({"pom.xml": "<project><dependencies><dependency>\n<artifactId>junit-jupiter</artifactId>"
          "</dependency></dependencies></project>"}, ["mvn test (JUnit) pom.xml:2"]),
        ({"build.gradle": "plugins { id 'java' }\ntest {\n  useJUnitPlatform()\n}\n"}, [
            "gradle test (JUnit) build.gradle:3"]),
    ],
)  # fmt: skip
def test_how_tests_are_run(tmp_path: Path, files: Files, expected: list[str]) -> None:
    found = surveyed(tmp_path, files).runners
    assert [f"{one.words} {one.at.path}:{one.at.lines.first}" for one in found] == expected


PACKAGE = '{"name": "a"}'
CRATE = "[package]\n"


@pytest.mark.parametrize(
    ("files", "kind", "members", "unmatched"),
    [
        ({"package.json": '{"workspaces": ["packages/*", "!packages/c", "gone"]}',
          "packages/a/package.json": PACKAGE, "packages/b/package.json": PACKAGE,
          "packages/c/package.json": PACKAGE, "packages/b/deep/package.json": PACKAGE},
         "npm workspace", ["packages/a", "packages/b"], ["gone"]),
        ({"package.json": '{"workspaces": {"packages": ["./a"]}}', "a/package.json": PACKAGE},
         "npm workspace", ["a"], []),
        ({"pnpm-workspace.yaml": "# all\npackages:\n  - 'apps/**' # every\n  - \"!**/x\"\n"
          "  - tools\ncatalog:\n  - no\n",
          "apps/a/package.json": PACKAGE, "apps/b/c/package.json": PACKAGE,
          "apps/x/package.json": PACKAGE, "tools/package.json": PACKAGE,
          "no/package.json": PACKAGE},
         "pnpm workspace", ["apps/a", "apps/b/c", "tools"], []),
        ({"pnpm-workspace.yaml": "packages: ['a', \"b\"]\n", "a/package.json": PACKAGE},
         "pnpm workspace", ["a"], ["b"]),
        ({"lerna.json": '{"packages": ["p/{a,b}"]}', "p/a/package.json": PACKAGE,
          "p/c/package.json": PACKAGE}, "lerna workspace", ["p/a"], []),
        ({"Cargo.toml": "[workspace]\nmembers = ['crates/*']\nexclude = ['crates/old']\n",
          "crates/a/Cargo.toml": CRATE, "crates/old/Cargo.toml": CRATE},
         "Cargo workspace", ["crates/a"], []),
        ({"go.work": "go 1.22\n\nuse (\n\t./a // here\n\t.\n)\nuse ./b\n", "go.mod": "module r\n",
          "a/go.mod": "module a\n", "b/go.mod": "module b\n"},
         "Go workspace", ["", "a", "b"], []),
        ({"pom.xml": "<project><modules><module>core</module><module>web</module></modules>"
          "</project>", "core/pom.xml": "<project/>"}, "Maven modules", ["core"], ["web"]),
        ({"settings.gradle": "rootProject.name = 'r'\n// include 'no'\ninclude 'a',\n  'b:c'\n",
          "a/build.gradle": "", "b/c/build.gradle": "", "no/build.gradle": ""},
         "Gradle build", ["a", "b/c"], []),
        ({"settings.gradle.kts": 'include(":a")\n', "a/build.gradle.kts": ""},
         "Gradle build", ["a"], []),
        ({"pyproject.toml": "[tool.uv.workspace]\nmembers = ['libs/*']\nexclude = ['libs/no']\n",
          "libs/a/pyproject.toml": "", "libs/no/pyproject.toml": ""},
         "uv workspace", ["libs/a"], []),
        ({"package.json": '{"workspaces": ["../../out/*", "/etc"]}', "out/a/package.json": PACKAGE},
         "npm workspace", ["out/a"], ["/etc"]),
    ],
)  # fmt: skip
def test_workspaces(
    tmp_path: Path, files: Files, kind: str, members: list[str], unmatched: list[str]
) -> None:
    (bound,) = surveyed(tmp_path, files).workspaces
    assert bound.workspace.kind == kind
    assert (list(bound.members), list(bound.unmatched)) == (members, unmatched)


def test_each_project_of_a_tree_is_listed_with_its_folder(tmp_path: Path) -> None:
    files = {
        "backend/go.mod": "module example.org/backend\n",
        "frontend/package.json": '{\n"name": "frontend"}',
        "frontend/tsconfig.json": "{}",
        "frontend/packages/ui/package.json": PACKAGE,
    }
    assert told(surveyed(tmp_path, files)) == [
        "backend Go: Go backend/go.mod:1",
        "frontend npm: TypeScript frontend/tsconfig.json:1",
    ]


@pytest.mark.parametrize(
    "folder",
    ["node_modules/x", "vendor/x", "third_party/x", "examples/x", "tests/fixtures/x", "docs"],
)
def test_vendored_and_example_manifests_make_no_project(tmp_path: Path, folder: str) -> None:
    files = {f"{folder}/package.json": PACKAGE, f"{folder}/Cargo.toml": CRATE}
    assert told(surveyed(tmp_path, files)) == []


BROKEN: dict[str, str | bytes] = {
    "pyproject.toml": "[project\n",
    "package.json": '{"name": }',
    "tsconfig.json": "[]",
    "Cargo.toml": "[other]\n",
    "go.mod": "go 1.22\n",
    "pom.xml": "<project><a></project>",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_manifest_is_told_and_believed_by_its_name_only(tmp_path: Path, name: str) -> None:
    found = surveyed(tmp_path, {name: BROKEN[name]})
    assert [trouble.partition(":")[0] for trouble in found.troubles] == [name]
    assert [project.is_understood for project in found.projects] == [False]
    assert found.runners == ()


def test_a_broken_manifest_is_left_out_where_others_can_be_read(tmp_path: Path) -> None:
    files = {"package.json": "{", "go.mod": "module a\n"}
    assert told(surveyed(tmp_path, files)) == [". Go: Go go.mod:1"]


LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
    "]><project><name>&b;</name></project>"
)
SIZE = 500_000
HOSTILE: dict[str, tuple[str, str | bytes]] = {
    "entities": ("pom.xml", LAUGHS),
    "an outside entity": (
        "pom.xml",
        '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><project>&x;</project>',
    ),
    "deep XML": ("pom.xml", "<a>" * 100_000),
    "wide XML": ("pom.xml", "<project>" + "<a/>" * 100_000 + "</project>"),
    "deep JSON": ("package.json", "[" * SIZE),
    "deep JSON objects": ("package.json", '{"a":' * 80_000),
    "a number without end": ("package.json", '{"a": ' + "9" * 400_000 + "}"),
    "strings that never end": ("tsconfig.json", '"\\"' * 160_000 + "\\"),
    "comments that never end": ("tsconfig.json", "/*" * 250_000),
    "deep TOML": ("pyproject.toml", "a=" + "[" * 400_000),
    "long TOML keys": ("pyproject.toml", ".".join("a" * 40_000) + " = 1\n"),
    "many long TOML keys": ("pyproject.toml", f"a = {{{'.'.join('a' * 38)} = 1}}\n" * 5_000),
    "TOML quotes": ("Cargo.toml", "'''" * 160_000),
    "CMake brackets": ("CMakeLists.txt", "#[[" * 160_000),
    "CMake quotes": ("CMakeLists.txt", '("\\"' * 120_000),
    "CMake parentheses": ("CMakeLists.txt", "(" * SIZE),
    "Gradle quotes": ("build.gradle", "'\\" * 240_000),
    "Gradle includes": ("settings.gradle", "include " + "'a'," * 100_000),
    "spaces": ("Makefile", " " * SIZE),
    "a makefile of dollars": ("Makefile", "$(" * 240_000),
    "workspace patterns": (
        "package.json",
        '{"workspaces": [' + ",".join(f'"{"*a" * 60}{n}"' for n in range(3_000)) + "]}",
    ),
    "go.work": ("go.work", "use (" * 90_000),
    "tox sections": ("tox.ini", "[a" * 200_000),
    "NUL bytes late": ("package.json", b'{"name": "a"}' + b" " * 9_000 + b"\0" * 100),
    "not UTF-8": ("package.json", b'{"name": "\xff\xfe\xfd"}'),
    "a byte order mark": ("package.json", '\ufeff{"name": "a"}'),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_manifests_are_read_or_refused_in_linear_work(tmp_path: Path, case: str) -> None:
    name, content = HOSTILE[case]
    check_work(lambda: surveyed(tmp_path, {name: content}), len(content))


def test_no_entity_is_ever_expanded(tmp_path: Path) -> None:
    found = surveyed(tmp_path, {"pom.xml": LAUGHS})
    assert found.troubles == ("pom.xml: it has a document type, which is not read",)


def test_a_manifest_that_is_too_large_is_told(tmp_path: Path) -> None:
    found = surveyed(tmp_path, {"package.json": PACKAGE + " " * 600_000})
    assert found.troubles == ("package.json: larger than 512000 bytes",)


def test_a_manifest_nobody_may_read_is_told(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {"real.toml": "[project]\n"})
    (root / "pyproject.toml").symlink_to("real.toml")
    assert surveyed(tmp_path, {}).troubles == ("pyproject.toml: symlink",)


def test_many_large_manifests_are_not_all_read(tmp_path: Path) -> None:
    files = {f"p{n:02}/package.json": PACKAGE + " " * 500_000 for n in range(20)}
    assert surveyed(tmp_path, files).troubles == ("5 more manifests",)


def test_a_tree_of_more_manifests_than_are_read_says_so(tmp_path: Path) -> None:
    files = {f"p{n}/package.json": PACKAGE for n in range(MAX_READ + 5)}
    found = surveyed(tmp_path, files)
    assert found.troubles == ("5 more manifests",)
    assert len(found.projects) == MAX_READ
