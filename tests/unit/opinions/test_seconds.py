"""Real type checkers on small trees; a test says which one it needs, and is skipped without it."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from probant.opinions.port import Asked, Opinion, Part, Places
from probant.opinions.programs import find_program
from probant.opinions.seconds import SecondOpinions, usable
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import open_tree
from tests.cases.asking import can_be_asked
from tests.repos import Files, commit, make_repo, make_tree

PLACES = Places(typescript=os.environ.get("PROBANT_TYPESCRIPT", ""))


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not can_be_asked(tool), reason=f"{tool} is not installed")


@contextmanager
def opinions(repo: Path, *, at: str | None = None) -> Iterator[SecondOpinions]:
    cache = repo.parent / f"{repo.name}.cache"
    with open_tree(repo, at=at, cache_dir=cache) as tree:
        seconds = SecondOpinions(tree, PLACES)
        try:
            yield seconds
        finally:
            seconds.close()


def said(repo: Path, asked: Asked, *, at: str | None = None) -> Opinion:
    with opinions(repo, at=at) as seconds:
        return seconds.type_of(asked)


def asked(path: str, line: int, name: str, **more: object) -> Asked:
    return Asked(path=RepoPath(path), line=line, name=name, **more)  # type: ignore[arg-type]


@pytest.fixture
def no_tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which nothing is installed."""
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.setattr(sys, "executable", str(empty / "python"))
    monkeypatch.setenv("PATH", str(empty))
    return empty


def test_what_is_not_installed_is_said_with_a_remedy(no_tools: Path, tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "x = 1\n", "a.c": "int x;\n"})
    for path in ("a.py", "a.c"):
        opinion = said(repo, asked(path, 1, "x", holder=""))
        assert opinion.reason is ReasonCode.TOOL_MISSING
        assert "probant[oracles]" in opinion.remedy
    assert {one.works for one in usable(Places())} <= {False} or not any(
        one.works for one in usable(Places()) if one.name != "typescript"
    )


def test_a_program_of_the_repository_is_not_run(no_tools: Path, tmp_path: Path) -> None:
    fired = tmp_path / "fired"
    repo = make_tree(tmp_path / "repo", {"a.py": "x = 1\n", "bin/ty": f"#!/bin/sh\n>{fired}\n"})
    (repo / "bin" / "ty").chmod(0o755)
    os.environ["PATH"] = f"{repo / 'bin'}:{no_tools}"
    assert said(repo, asked("a.py", 1, "x", holder="")).reason is ReasonCode.TOOL_MISSING
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / "ty").symlink_to(repo / "bin" / "ty")
    os.environ["PATH"] = str(linked)
    assert find_program("ty", not_below=repo) is None
    assert not fired.exists()


def test_a_checker_that_does_not_know_what_is_known_is_not_believed(
    no_tools: Path, tmp_path: Path
) -> None:
    stub = Path(__file__).with_name("stub_server.py")
    for how, reason in (("dies", ReasonCode.TOOL_FAILED), ("refuses", ReasonCode.TOOL_FAILED)):
        program = no_tools / "ty"
        program.write_text(f"#!/bin/sh\nexec {os.path.realpath('/proc/self/exe')} {stub} '{how}'\n")
        program.chmod(0o755)
        repo = make_tree(tmp_path / how, {"a.py": "x = 1\n"})
        with opinions(repo) as seconds:
            first = seconds.type_of(asked("a.py", 1, "x", holder=""))
            assert (first.text, first.reason) == ("", reason)
            program.unlink()
            assert seconds.type_of(asked("a.py", 1, "x", holder="")) == first, "not asked again"


@needs("ty")
def test_ty_tells_what_is_written_and_what_is_not(tmp_path: Path) -> None:
    source = "def f(a: int):\n    b = [a]\n    return b\n\n\nLIMIT = {'a': 1}\n"
    repo = make_tree(tmp_path / "repo", {"pkg/__init__.py": "", "pkg/m.py": source})
    with opinions(repo) as seconds:
        assert seconds.type_of(asked("pkg/m.py", 2, "b")).text == "list[int]"
        result = seconds.type_of(asked("pkg/m.py", 1, "f", part=Part.RETURNED))
        assert result.text == "list[int]" and result.by.startswith("ty ")
        assert seconds.type_of(asked("pkg/m.py", 6, "LIMIT", holder="")).text == "dict[str, int]"
        assert seconds.type_of(asked("pkg/m.py", 6, "other")).reason is ReasonCode.NOT_TOLD
        assert seconds.type_of(asked("pkg/m.py", 99, "b")).reason is ReasonCode.NOT_TOLD


@needs("ty")
def test_a_return_of_unknown_type_makes_the_whole_unknown(tmp_path: Path) -> None:
    source = (
        "import gone\n\n\ndef f(a: int):\n    if a:\n        return gone.x()\n    return 1\n\n\n"
        "def g(a: int):\n    if a:\n        return g(a - 1)\n    return 'x'\n"
    )
    repo = make_tree(tmp_path / "repo", {"m.py": source})
    with opinions(repo) as seconds:
        for line, name in ((4, "f"), (10, "g")):
            opinion = seconds.type_of(asked("m.py", line, name, part=Part.RETURNED))
            assert opinion.reason is ReasonCode.NOT_TOLD, opinion


@needs("ty")
def test_packages_installed_beside_it_are_not_looked_into(tmp_path: Path) -> None:
    source = "import pytest\n\nx = pytest.ExitCode.OK\n"
    repo = make_tree(tmp_path / "repo", {"m.py": source})
    assert said(repo, asked("m.py", 3, "x", holder="")).reason is ReasonCode.NOT_TOLD


@needs("ty")
def test_what_depends_on_the_machine_is_not_told_as_if_it_did_not(tmp_path: Path) -> None:
    source = (
        "import sys\n\nWIN = sys.platform.startswith('win')\nNEW = sys.version_info >= (3, 12)\n"
        "if sys.platform == 'win32':\n    SEP = 1\nelse:\n    SEP = 'a'\n"
    )
    repo = make_tree(tmp_path / "repo", {"m.py": source})
    with opinions(repo) as seconds:
        assert seconds.type_of(asked("m.py", 3, "WIN", holder="")).text == "bool"
        assert seconds.type_of(asked("m.py", 4, "NEW", holder="")).reason is ReasonCode.NOT_TOLD
        assert seconds.type_of(asked("m.py", 6, "SEP", holder="")).text == 'Literal[1, "a"]'


@needs("ty")
def test_a_past_revision_has_its_own_types(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"m.py": "x = 1\n"})
    commit(repo, {"m.py": "x = 'a'\n"}, "second")
    assert said(repo, asked("m.py", 1, "x", holder="")).text == 'Literal["a"]'
    assert said(repo, asked("m.py", 1, "x", holder=""), at="HEAD~1").text == "Literal[1]"


@needs("ty")
def test_nothing_is_left_behind_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    repo = make_tree(tmp_path / "repo", {"m.py": "x = 1\n"})
    before = _state(repo)
    with opinions(repo) as seconds:
        assert seconds.type_of(asked("m.py", 1, "x", holder="")).text
        assert stat.S_IMODE(next(scratch.iterdir()).stat().st_mode) == 0o700
    assert _state(repo) == before
    assert list(scratch.iterdir()) == []


@needs("ty")
@pytest.mark.parametrize(
    "content",
    ["x = 1\ry = 2\n", "\0\0x = 1", "x = (" + "(" * 10_000, "é𝒳 = 1; x = 2\n", "", "\ufeffx = 1\n"],
)
def test_strange_sources_break_nothing(content: str, tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": content, "good.py": "x = 1\n"})
    with opinions(repo) as seconds:
        strange = seconds.type_of(asked("m.py", 1, "x"))
        assert strange.text or strange.reason is not None
        if strange.reason in (None, ReasonCode.NOT_TOLD):
            assert seconds.type_of(asked("good.py", 1, "x", holder="")).text == "Literal[1]"


@needs("ty")
def test_many_questions_are_answered_by_one_server(tmp_path: Path) -> None:
    lines = "".join(f"v{n} = [{n}]\n" for n in range(200))
    repo = make_tree(tmp_path / "repo", {"m.py": lines})
    with opinions(repo) as seconds:
        texts = {seconds.type_of(asked("m.py", n + 1, f"v{n}", holder="")).text for n in range(200)}
    assert texts == {"list[int]"}


@needs("ty")
def test_a_file_that_is_not_there_spoils_nothing(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": "x = 1\n"})
    with opinions(repo) as seconds:
        for path in ("gone.py", "../m.py", "/etc/x.py"):
            assert seconds.type_of(asked(path, 1, "x")).reason is ReasonCode.NOT_TOLD
        assert seconds.type_of(asked("m.py", 1, "x", holder="")).text == "Literal[1]"


@needs("typescript")
def test_the_typescript_compiler_tells_types(tmp_path: Path) -> None:
    files: Files = {
        "a.ts": 'import { n } from "./b";\nexport const x = [n];\nexport const y = gone();\n'
        "export function f(k: number) { return String(k); }\n",
        "b.ts": "export const n: bigint = 1n;\n",
        "c.tsx": "const el = 1 as const;\n",
        "broken.ts": "const x = ;\n",
    }
    repo = make_tree(tmp_path / "repo", files)
    with opinions(repo) as seconds:
        assert seconds.type_of(asked("a.ts", 2, "x", holder="")).text == "bigint[]"
        assert seconds.type_of(asked("a.ts", 4, "f", part=Part.RETURNED)).text == "string"
        assert seconds.type_of(asked("c.tsx", 1, "el", holder="")).text == "1"
        for path, line, name in (("a.ts", 3, "y"), ("broken.ts", 1, "x"), ("a.ts", 2, "n")):
            opinion = seconds.type_of(asked(path, line, name))
            assert opinion.reason is ReasonCode.NOT_TOLD, opinion


@needs("typescript")
def test_how_strict_the_project_is_decides_what_null_means(tmp_path: Path) -> None:
    source = "export const x = [1].find((n) => n > 1);\n"
    for strict, text in (("true", "number | undefined"), ("false", "number")):
        options = f'{{ "compilerOptions": {{ "strict": {strict} }} }} // said\n'
        repo = make_tree(tmp_path / strict, {"a.ts": source, "tsconfig.json": options})
        assert said(repo, asked("a.ts", 1, "x", holder="")).text == text


@needs("clangd")
def test_clangd_tells_types_where_the_file_compiles(tmp_path: Path) -> None:
    files: Files = {
        "inc/p.h": "struct p { unsigned long n; };\n",
        "a.c": '#include "p.h"\nstatic struct p *top(struct p *q) { return q; }\n',
        "b.cpp": "auto x = 1.5f;\nint f() { Missing m; return 0; }\n",
        "c.cpp": "auto x = 1.5f;\n",
        "d.c": "#ifdef WIDE\nlong long w;\n#else\nint w;\n#endif\n",
        "compile_commands.json": '[{"directory": "/x", "file": "d.c",'
        ' "command": "/x/evil -DWIDE=1 -fplugin=/x/evil.so -c d.c"}]',
    }
    repo = make_tree(tmp_path / "repo", files)
    with opinions(repo) as seconds:
        assert seconds.type_of(asked("a.c", 2, "top", part=Part.RETURNED)).text == "struct p *"
        assert seconds.type_of(asked("c.cpp", 1, "x", holder="")).text == "float"
        assert seconds.type_of(asked("d.c", 2, "w", holder="")).text == "long long"
        assert seconds.type_of(asked("b.cpp", 1, "x", holder="")).reason is ReasonCode.NOT_TOLD


def test_a_language_without_a_checker_is_said_to_be_one(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.go": "package a\n"})
    opinion = said(repo, asked("a.go", 1, "a"))
    assert opinion.reason is ReasonCode.LANGUAGE_NOT_PARSED


def test_an_opinion_has_a_text_or_a_reason() -> None:
    with pytest.raises(ValueError, match="text"):
        Opinion()
    with pytest.raises(ValueError, match="text"):
        Opinion(text="int", reason=ReasonCode.TIMEOUT)


def _state(root: Path) -> dict[str, tuple[int, bytes]]:
    return {
        str(one.relative_to(root)): (one.stat().st_mtime_ns, one.read_bytes())
        for one in sorted(root.rglob("*"))
        if one.is_file()
    }


@needs("typescript")
@needs("clangd")
def test_no_answer_names_a_place_of_the_private_copy(tmp_path: Path) -> None:
    files: Files = {
        "lib/a.ts": "export class Deep { x = 1 }\n",
        "b.ts": 'export const mod = import("./lib/a");\nexport const one = require("./lib/a");\n',
        "c.js": 'const all = require("./lib/d");\nmodule.exports = { all };\n',
        "lib/d.js": "exports.x = 1;\n",
        "e.cpp": "auto f = [](int k) { return k; };\nstruct { int a; } nameless;\n",
    }
    repo = make_tree(tmp_path / "repo", files)
    with opinions(repo) as seconds:
        for path, line, name in (
            ("b.ts", 1, "mod"),
            ("b.ts", 2, "one"),
            ("c.js", 1, "all"),
            ("e.cpp", 1, "f"),
            ("e.cpp", 2, "nameless"),
        ):
            opinion = seconds.type_of(asked(path, line, name, holder=""))
            assert "probant-opinion" not in opinion.text + opinion.note, opinion


@needs("clangd")
def test_a_file_is_judged_by_what_was_told_of_it_last(tmp_path: Path) -> None:
    """What a server says on closing a file is no word about the next one."""
    files: Files = {"good.cpp": "auto x = 1.5;\n", "bad.cpp": "auto x = 1.5;\nMissing m;\n"}
    repo = make_tree(tmp_path / "repo", files)
    with opinions(repo) as seconds:
        for _ in range(5):
            assert seconds.type_of(asked("good.cpp", 1, "x", holder="")).text == "double"
            assert seconds.type_of(asked("bad.cpp", 1, "x", holder="")).text == ""
