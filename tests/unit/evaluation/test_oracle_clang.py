"""The oracle for C and C++ on trees small enough to know every fact of."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from probant.evaluation.oracles import clang
from probant.evaluation.oracles.clang_database import read_database
from probant.evaluation.oracles.clang_flags import Flags
from probant.evaluation.oracles.clang_install import install_headers, install_libclang
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError
from probant.workspace.process import Completed
from tests.unit.evaluation.trees import write_tree


@pytest.fixture(scope="session")
def cache(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Kept from run to run, as the package is large; without pytest's cache, for this one."""
    kept: pytest.Cache | None = getattr(pytestconfig, "cache", None)
    folder = tmp_path_factory.mktemp("oracles") if kept is None else kept.mkdir("oracles")
    impatient = {"PIP_RETRIES": "0", "PIP_DEFAULT_TIMEOUT": "15"}
    try:
        install_libclang(folder, {**os.environ, **impatient})
        install_headers(folder, {**os.environ, **impatient})
    except OracleMissingError as missing:
        pytest.skip(f"libclang is not to be had here: {missing}")
    return folder


def only(root: Path, cache: Path, files: Mapping[str, str]) -> CodeTruth:
    (truth,) = clang.read(write_tree(root, files), cache, os.environ)
    return truth


def rows(truth: CodeTruth) -> set[tuple[int, str, str]]:
    """Line, kind (with '~' before a declaration) and qualified name."""
    assert truth.definitions is not None
    return {
        (found.line, "~" * found.is_declaration + found.kind, found.qualified_name)
        for found in truth.definitions
    }


def calls(truth: CodeTruth) -> set[tuple[str, int, str, str, int]]:
    assert truth.calls is not None
    return {
        (call.path, call.line, call.callee, call.target_path, call.target_line)
        for call in truth.calls
    }


def test_c_definitions_and_declarations_are_kept_apart(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "list.c": """\
            #define LIMIT 8
            struct node;
            typedef struct node { int value; struct node *next; } node_t;
            typedef struct { int x; } point;
            union word { int i; float f; };
            enum colour { RED, GREEN = 3 };
            extern int shared;
            int shared;
            static const char *name = "n";
            const int sizes[2] = {1, 2};
            int length(const node_t *first);
            int length(const node_t *first)
            {
                int local = 0;
                return local;
            }
            typedef struct unseen handle;
            struct unseen *make(struct other *from);
            """
        },
    )
    assert truth.language == "c"
    assert truth.files == {"list.c"}
    assert rows(truth) == {
        (1, "macro", "LIMIT"),
        (2, "~struct", "node"),
        (3, "struct", "node"),
        (3, "variable", "node.value"),
        (3, "variable", "node.next"),
        (3, "type_alias", "node_t"),
        (4, "type_alias", "point"),
        (4, "variable", "point.x"),
        (5, "struct", "word"),
        (5, "variable", "word.i"),
        (5, "variable", "word.f"),
        (6, "enum", "colour"),
        (6, "enum_member", "colour.RED"),
        (6, "enum_member", "colour.GREEN"),
        (7, "~variable", "shared"),
        (8, "variable", "shared"),
        (9, "variable", "name"),
        (10, "constant", "sizes"),
        (11, "~function", "length"),
        (12, "function", "length"),
        (17, "type_alias", "handle"),
        (18, "~function", "make"),
    }


def test_cpp_members_templates_and_namespaces(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "box.cpp": """\
            namespace a::b {
            template <class T> class Box {
             public:
              Box();
              ~Box() = default;
              Box(const Box&) = delete;
              operator bool() const { return true; }
              template <class U> U as() const;
              friend bool operator==(const Box&, const Box&) { return true; }
              static constexpr int K = 1;
              using value = T;
              virtual void act();
             private:
              T t_;
            };
            template <class T> Box<T>::Box() {}
            template <class T>
            template <class U>
            U Box<T>::as() const { return U(); }
            template <> struct Box<void> {};
            template class Box<int>;
            template <class T> constexpr T pi = T(3);
            template <class T> using Ptr = T*;
            enum class Side : int { LEFT };
            }
            namespace { int hidden; }
            namespace a { void f() { struct Local { void m() {} }; } }
            """
        },
    )
    box = "a.b.Box"
    assert truth.language == "cpp"
    assert rows(truth) == {
        (1, "module", "a"),
        (1, "module", "a.b"),
        (2, "class", box),
        (4, "~method", f"{box}.Box"),
        (5, "method", f"{box}.~Box"),
        (6, "method", f"{box}.Box"),
        (7, "method", f"{box}.operator bool"),
        (8, "~method", f"{box}.as"),
        (9, "function", "a.b.operator=="),
        (10, "constant", f"{box}.K"),
        (11, "type_alias", f"{box}.value"),
        (12, "~method", f"{box}.act"),
        (14, "variable", f"{box}.t_"),
        (16, "method", f"{box}.Box"),
        (19, "method", f"{box}.as"),
        (20, "struct", box),
        (22, "constant", "a.b.pi"),
        (23, "type_alias", "a.b.Ptr"),
        (24, "enum", "a.b.Side"),
        (24, "enum_member", "a.b.Side.LEFT"),
        (26, "variable", "hidden"),
        (27, "module", "a"),
        (27, "function", "a.f"),
        (27, "struct", "a.f.Local"),
        (27, "method", "a.f.Local.m"),
    }


def test_a_header_is_read_through_the_units_that_include_it(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "include/lib/api.h": "number add(number a);\n",
            "src/types.h": "typedef int number;\n",
            "src/add.c": """\
            #include "types.h"
            #include <lib/api.h>
            #include <stddef.h>
            number add(number a) { return a; }
            """,
            "src/use.c": """\
            #include "types.h"
            #include <lib/api.h>
            int use(void) { return add(
                add(1)); }
            """,
        },
    )
    assert truth.files == {"include/lib/api.h", "src/types.h", "src/add.c", "src/use.c"}
    assert truth.imports is not None
    assert {(found.line, found.module, found.resolved) for found in truth.imports} == {
        (1, "types.h", "src/types.h"),
        (2, "lib/api.h", "include/lib/api.h"),
        (3, "stddef.h", None),
    }
    assert calls(truth) == {
        ("src/use.c", 3, "add", "src/add.c", 4),
        ("src/use.c", 4, "add", "src/add.c", 4),
    }


def test_calls_lead_to_what_the_language_binds_them_to(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "calls.cpp": """\
            struct Base { Base(int); };
            struct Item : Base {
              Item(int n) : Base(n) {}
              Item& next() { return *this; }
              int operator()(int);
            };
            int pick(int);
            int pick(double) { return 2; }
            template <class T> T same(T t) { return pick(t), t; }
            int main() {
              Item one(1);
              auto two = Item(2);
              auto three = new Item(3);
              one.next()
                 .next();
              one(4);
              pick(1.0);
              pick(1);
              same(1);
              int (*pointer)(double) = pick;
              return pointer(2.0);
            }
            """
        },
    )
    path = "calls.cpp"
    assert calls(truth) == {
        (path, 12, "Item", path, 3),
        (path, 13, "Item", path, 3),
        (path, 14, "next", path, 4),
        (path, 17, "pick", path, 8),
        (path, 18, "pick", path, 7),
        (path, 19, "same", path, 9),
    }
    assert truth.foreign_calls == ()
    assert truth.bases is not None
    assert [(found.owner, found.base, found.relation) for found in truth.bases] == [
        ("Item", "Base", "extends")
    ]


def test_of_two_definitions_the_one_of_the_callers_unit_counts(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "api.h": "void run(void);\n",
            "one.c": '#include "api.h"\nvoid run(void) {}\nvoid a(void) { run(); }\n',
            "two.c": '#include "api.h"\nvoid run(void) {}\nvoid b(void) { run(); }\n',
            "use.c": '#include "api.h"\nvoid c(void) { run(); }\n',
        },
    )
    assert calls(truth) == {("one.c", 3, "run", "one.c", 2), ("two.c", 3, "run", "two.c", 2)}
    assert truth.foreign_calls == ()


def test_what_a_macro_makes_is_not_in_the_text(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "macros.c": """\
            #define MAKE(name) int name(void)
            #define OTHER real
            #define PASS(x) (x)
            #define DROP(x)
            #define BODY() help()
            int help(void) { return 1; }
            MAKE(made) { return help(); }
            int OTHER(void) { return 2; }
            int main(void) {
              DROP(help())
              BODY();
              return PASS(help());
            }
            """
        },
    )
    names = {(line, name) for line, kind, name in rows(truth) if kind == "function"}
    assert names == {(6, "help"), (9, "main")}
    assert {call[1] for call in calls(truth)} == {7, 12}
    assert truth.silent_lines == {("macros.c", 8)}
    assert truth.foreign_calls == ()


def test_a_call_out_of_the_tree_is_foreign(tmp_path: Path, cache: Path) -> None:
    source = "int outside(int);\nstatic int here(int a) { return outside(a); }\n"
    system = "#include <stdlib.h>\nint main(void) { return abs(here(1)); }\n"
    truth = only(tmp_path, cache, {"main.c": source + system})
    foreign = {(call.line, call.callee) for call in truth.foreign_calls}
    assert foreign == {(4, "abs")}
    assert {call[1:3] for call in calls(truth)} == {(2, "outside"), (4, "here")}


def test_lines_the_preprocessor_leaves_out_are_not_judged(tmp_path: Path, cache: Path) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "both.h": """\
            #ifdef WIDE
            int wide(void);
            #else
            int narrow(void);
            #endif
            #if 0
            int never(void);

            #endif
            """,
            "one.c": '#include "both.h"\n',
            "two.c": '#define WIDE\n#include "both.h"\n',
        },
    )
    assert {name for _, kind, name in rows(truth) if kind == "~function"} == {"wide", "narrow"}
    assert truth.silent_lines == {("both.h", 7), ("both.h", 8)}


def test_a_file_included_twice_is_read_though_the_second_time_it_is_empty(
    tmp_path: Path, cache: Path
) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "twice.h": "#ifndef T\n#define T\nint once(void);\n#endif\nint again(void);\n",
            "main.c": '#include "twice.h"\n#include "twice.h"\n',
        },
    )
    assert (3, "~function", "once") in rows(truth)
    assert truth.dropped == ()


def test_what_the_front_end_cannot_read_is_dropped_with_its_reason(
    tmp_path: Path, cache: Path
) -> None:
    truth = only(
        tmp_path,
        cache,
        {
            "good.cpp": "int good;\n",
            "missing.cpp": '#include "nowhere.h"\nint unseen;\n',
            "broken.cpp": "int broken( { \n",
        },
    )
    assert truth.files == {"good.cpp"}
    reasons = dict(truth.dropped)
    assert "'nowhere.h' file not found" in reasons["missing.cpp"]
    assert reasons["broken.cpp"].startswith("broken.cpp:1: expected")


def test_a_file_that_ends_the_worker_costs_only_itself(tmp_path: Path, cache: Path) -> None:
    deep = "+".join(["a"] * 100_000)
    truth = only(
        tmp_path,
        cache,
        {
            "a.c": "int a;\n",
            "deep.c": f"int f(int a) {{ return {deep}; }}\n",
            "e.c": "int e;\n",
            "f.c": "int f;\n",
        },
    )
    assert truth.files == {"a.c", "e.c", "f.c"}
    assert truth.dropped == (("deep.c", "the front end gave up on it"),)


def test_each_language_has_its_own_truth(tmp_path: Path, cache: Path) -> None:
    write_tree(
        tmp_path,
        {
            "a.c": '#include "shared.h"\n',
            "b.cpp": '#include "shared.h"\n#include "own.h"\n#include <vector>\n',
            "shared.h": "int shared(void);\n",
            "own.h": "class Own;\n",
        },
    )
    c, cpp = clang.read(tmp_path, cache, os.environ)
    assert (c.language, sorted(c.files)) == ("c", ["a.c", "shared.h"])
    assert (cpp.language, sorted(cpp.files)) == ("cpp", ["b.cpp", "own.h"])


def test_a_tree_without_c_needs_no_front_end(tmp_path: Path) -> None:
    write_tree(tmp_path, {"a.py": "x = 1\n"})
    assert clang.read(tmp_path, tmp_path / "never made", {}) == ()


def test_flags_of_the_tree_are_taken_over_only_if_harmless(tmp_path: Path) -> None:
    database = b"""[
      {"directory": "build", "file": "../a.c", "command":
       "cc -Igen -DN=1 -isystem /opt/x -std=c99 -O2 -fplugin=evil.so -Xclang -load -c ../a.c"},
      {"directory": "/", "file": "/etc/passwd", "arguments": ["cc"]},
      "nonsense", {"file": 3}
    ]"""
    build = tmp_path / "build"
    kept = ("-I", str(build / "gen"), "-DN=1", "-isystem", "/opt/x", "-std=c99")
    assert read_database(database, tmp_path) == {"a.c": kept}
    assert read_database(b"{", tmp_path) == {}
    files = {"a.c": b"", "build/compile_commands.json": database}
    attempt = Flags(tmp_path, files, {"c": [], "cpp": []}).attempts("a.c")[0]
    assert attempt.arguments[-len(kept) :] == kept


def test_nearest_folder_that_makes_an_include_found_is_searched(tmp_path: Path) -> None:
    files = {
        "one/main.cpp": b"#include <deep/x.h>\n",
        "one/include/deep/x.h": b'#include "y.h"\n',
        "one/other/y.h": b"",
        "two/include/deep/x.h": b"",
    }
    attempt = Flags(tmp_path, files, {"c": [], "cpp": []}).attempts("one/main.cpp")[0]
    searched = [word for word in attempt.arguments if word.startswith("-I")]
    assert searched == [f"-I{tmp_path}/one/include", f"-I{tmp_path}/one/other"]


def test_a_client_that_cannot_install_is_told_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    seen: list[Mapping[str, str]] = []

    def refuse(argv: list[str], *, env: Mapping[str, str], **_: object) -> Completed:
        assert "--only-binary" in argv
        seen.append(env)
        return Completed(1, b"", b"no such package\n")

    with pytest.raises(OracleMissingError, match="no such package") as missing:
        install_libclang(tmp_path, {"PIP_CERT": "c", "SECRET": "s"}, run=refuse)
    assert missing.value.remedy
    assert seen == [{"PIP_CERT": "c"}]
    assert list((tmp_path / "oracles").iterdir()) == []


def test_no_header_of_this_machine_is_read(tmp_path: Path, cache: Path) -> None:
    """What can be asked about a tree does not depend on the libraries that are installed."""
    source = '#include <vector>\n#include <string.h>\nint size() { return strlen("a"); }\n'
    flags = Flags(tmp_path, {"a.cpp": source.encode()}, install_headers(cache, os.environ))
    for attempt in flags.attempts("a.cpp"):
        assert "-nostdinc" in attempt.arguments
        folders = [one for one in attempt.arguments if one.startswith(("/", "-I"))]
        assert len(folders) >= 5
        assert all(Path(one).is_relative_to(cache.resolve()) for one in folders)
        assert all(Path(one).is_dir() for one in folders)
    assert (3, "function", "size") in rows(only(tmp_path, cache, {"a.cpp": source}))
