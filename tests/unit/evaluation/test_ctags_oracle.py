"""What universal-ctags says about small trees: definitions, of the kinds it can be trusted in."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import ProgramMissing
from probant.evaluation.oracles import ctags
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError
from probant.vocabulary.symbol import SymbolKind
from probant.workspace import process
from probant.workspace.process import Completed
from tests.unit.evaluation.oracle_trees import definitions, truths


def check(root: Path, path: str, text: str) -> CodeTruth:
    (truth,) = truths(ctags.read, root, root, {path: text}).values()
    assert truth.files == {path}
    parts = (truth.imports, truth.bases, truth.exports, truth.calls)
    assert parts == (None, None, None, None)
    return truth


def told(truth: CodeTruth, *, optional: bool = False) -> set[tuple[int, str, str]]:
    return {found[1:] for found in definitions(truth, optional=optional)}


def test_go(tmp_path: Path) -> None:
    text = (
        "package a\n\ntype T struct{ f int }\n\nfunc (t *T) M() {}\n\nfunc F() {}\n\nconst C = 1\n"
    )
    assert told(check(tmp_path, "a.go", text)) == {
        (3, "struct", "a.T"),
        (3, "variable", "a.T.f"),
        (5, "method", "a.T.M"),
        (7, "function", "a.F"),
        (9, "constant", "a.C"),
    }


def test_java(tmp_path: Path) -> None:
    text = "class A {\n  int f;\n  A() {}\n  enum E { X }\n  @interface I {}\n}\n"
    assert told(check(tmp_path, "A.java", text)) == {
        (1, "class", "A"),
        (2, "variable", "A.f"),
        (3, "method", "A.A"),
        (4, "enum", "A.E"),
        (4, "enum_member", "A.E.X"),
        (5, "interface", "A.I"),
    }


def test_rust(tmp_path: Path) -> None:
    text = "pub trait T { fn m(&self); }\nstruct S { f: u8 }\nimpl T for S { fn m(&self) {} }\n"
    truth = check(tmp_path, "a.rs", text)
    assert told(truth) == {
        (1, "trait", "T"),
        (1, "method", "T.m"),
        (2, "struct", "S"),
        (3, "method", "S.m"),
    }
    assert told(truth, optional=True) == {(2, "variable", "S.f")}
    assert not truth.kinds & {"variable", "constant", "module", "type_alias"}


def test_cpp_keeps_declarations_and_operators(tmp_path: Path) -> None:
    text = (
        "namespace n {\n"
        "struct S {\n"
        "  int f();\n"
        "  bool operator==(S const&) const;\n"
        "};\n"
        "int S::f() { return 1; }\n"
        "}\n"
        "#define M 1\n"
    )
    truth = check(tmp_path, "a.cpp", text)
    assert told(truth) == {
        (1, "module", "n"),
        (3, "method", "n.S.f"),
        (4, "method", "n.S.operator=="),
        (6, "method", "n.S.f"),
        (8, "macro", "M"),
    }
    assert {d.line for d in truth.definitions or () if d.is_declaration} == {3, 4}


def test_python(tmp_path: Path) -> None:
    text = "class A:\n    def m(self):\n        def inner(): ...\n\nX = 1\n"
    truth = check(tmp_path, "a.py", text)
    assert told(truth) == {
        (1, "class", "A"),
        (2, "method", "A.m"),
        (3, "function", "A.m.inner"),
    }
    assert told(truth, optional=True) == {(5, "variable", "X")}


def test_typescript(tmp_path: Path) -> None:
    text = "interface I { a: string }\nexport enum E { X }\nconst f = () => 1;\n"
    truth = check(tmp_path, "a.ts", text)
    assert {(1, "interface", "I"), (2, "enum", "E"), (2, "enum_member", "E.X")} <= told(truth)
    assert (3, "constant", "f") in told(truth, optional=True)


@pytest.mark.parametrize(("beside", "language"), [("b.c", "c"), ("b.cpp", "cpp")])
def test_a_header_goes_with_the_language_beside_it(
    tmp_path: Path, beside: str, language: str
) -> None:
    found = truths(ctags.read, tmp_path, tmp_path, {"a.h": "int f(void);\n", beside: ""})
    assert found[language].files == {"a.h", beside}


def test_options_of_the_tree_are_not_read(tmp_path: Path) -> None:
    (tmp_path / ".ctags.d").mkdir()
    (tmp_path / ".ctags.d" / "own.ctags").write_text("--kinds-Python=-c\n--exclude=*\n")
    assert told(check(tmp_path, "a.py", "class A: ...\n")) == {(1, "class", "A")}


def test_every_kind_is_one_of_the_engines_and_every_doubt_has_a_reason() -> None:
    known = {kind.value for kind in SymbolKind}
    assert ctags.KINDS.keys() == ctags.UNTRUSTED.keys()
    for language, kinds in ctags.KINDS.items():
        assert set(kinds.values()) <= known
        assert all(ctags.UNTRUSTED[language].values())
        assert ctags.UNTRUSTED[language].keys() <= known


def test_a_machine_without_universal_ctags_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(argv: list[str], **_: object) -> Completed:
        raise ProgramMissing(f"the program {argv[0]} cannot be started")

    monkeypatch.setattr(process, "run", missing)
    with pytest.raises(OracleMissingError, match="install universal-ctags"):
        ctags.read(tmp_path, tmp_path, {})
    monkeypatch.setattr(process, "run", lambda *_, **__: Completed(0, b"Exuberant Ctags 5.8", b""))
    with pytest.raises(OracleMissingError, match="not universal-ctags"):
        ctags.read(tmp_path, tmp_path, {})
