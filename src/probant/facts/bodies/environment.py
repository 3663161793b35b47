"""Where a file reads environment variables, in the constructs of its language.

Reading only: a variable that is set or deleted is not read there. A name that is not written in
the file is a sighting without a name. `WORDS` tell which files can.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import ASSIGNING, Call, Code, Sighting, around, bare, below
from probant.facts.bodies.settings import read_by_libraries

if TYPE_CHECKING:
    from tree_sitter import Node

WORDS = (
    "os.environ", "from os import", "import os as", "envvar", "decouple", "BaseSettings",
    "process.env", "process?.env", "node:process", "'process'", '"process"', "meta.env", "Bun.env",
    "Deno.env", "Getenv", "LookupEnv", "ExpandEnv", "AutomaticEnv", "BindEnv", "os.Environ",
    'env:"', "envconfig", "EnvVar", "Envar", "env::", "env!", "env = ", "env,", "env)", ".env(",
    "dupenv", "EnvironmentVariable", "from_env", "from_default_env", "env_logger",
)  # fmt: skip
"""A file that reads any holds one of these, in whatever case."""

_GETTERS = frozenset(
    {"get", "pop", "setdefault", "getOrDefault", "containsKey", "has", "__getitem__"}
)
_LISTERS = frozenset({"items", "keys", "values", "entrySet", "keySet", "forEach", "toObject"})
_FUNCTIONS = frozenset({"function_definition", "lambda"})
_COPYING = frozenset(
    "dict assign stringify freeze entries keys values structuredClone copy deepcopy len print log"
    " isinstance type id repr str bool String Boolean".split()
)
"""Calls that are given the whole environment and read no variable by its name."""

_NATIVE = {
    "getenv": 0, "secure_getenv": 0, "__secure_getenv": 0, "_wgetenv": 0, "g_getenv": 0,
    "qgetenv": 0, "qEnvironmentVariable": 0, "qEnvironmentVariableIsSet": 0,
    "qEnvironmentVariableIntValue": 0, "SDL_getenv": 0, "curl_getenv": 0,
    "_dupenv_s": 2, "_wdupenv_s": 2, "getenv_s": 3, "GetEnvironmentVariable": 0,
    "GetEnvironmentVariableA": 0, "GetEnvironmentVariableW": 0,
}  # fmt: skip
"""Functions of C and C++ that read one, and which argument names it."""

_JS_ENV = re.compile(
    r"(?:(?:globalThis|global|window|self)\??\.)?process\??\.env|import\.meta\.env|Bun\.env"
)
_JS_GETTER = re.compile(r"Deno\.env\.(?:get|has)")
_RUST_IN_MACRO = re.compile(
    r"(?<![\w.])(?:env\s*::\s*)?var(?:_os)?\s*\(\s*(?:\"([^\"\\]*)\"|([^\s)][^)]*))"
)
_RUST_MACROS = ("env", "option_env")


def environment_reads(code: Code) -> list[Sighting]:
    """Every read of a variable, in the order they stand."""
    readers = _READERS.get(code.language)
    found = list(readers(code)) if readers is not None else []
    found += read_by_libraries(code)
    return sorted(set(found), key=lambda one: (one.first, one.last, one.name))


def _told(code: Code, key: Node | None, node: Node) -> Sighting:
    """A read of what `key` names; without a name where the file does not tell it."""
    name = code.known(key)
    if not name:
        return code.seen("", node, code.squeezed(bare(key)))
    word = name if code.string(key) is not None else code.text(bare(key))
    return code.seen(name, node, word)


# Python


def _python(code: Code) -> Iterator[Sighting]:
    names = _PythonNames(code)
    for call in code.calls:
        key = call.arguments[0] if call.arguments else None
        if names.is_getter(call.callee) or (
            call.last_name in _GETTERS and names.is_environment(call.receiver, call.node)
        ):
            yield _told(code, key, call.node)
        elif call.last_name in _LISTERS and names.is_environment(call.receiver, call.node):
            yield code.seen("", call.node, "")
        elif call.last_name not in _COPYING and any(
            names.is_environment(code.squeezed(one), call.node) for one in call.arguments
        ):
            yield code.seen("", call.node, "")  # what is called reads what it likes
    for node in code.nodes("subscript"):
        value = node.child_by_field_name("value")
        if names.is_environment(code.squeezed(value), node) and not _is_written(node):
            yield _told(code, node.child_by_field_name("subscript"), node)
    for node in code.nodes("comparison_operator"):
        left, *_, right = node.named_children
        is_in = any(child.type in ("in", "not in") for child in node.children)
        if is_in and names.is_environment(code.squeezed(right), node):
            yield _told(code, left, node)
    for node in code.nodes("for_statement", "for_in_clause"):
        over = node.child_by_field_name("right")
        if over is not None and names.is_environment(code.squeezed(over), node):
            yield code.seen("", over, "")
    for node in code.nodes("attribute", "identifier"):
        if names.is_environment(code.squeezed(node), node) and _is_given_away(node):
            yield code.seen("", node, "")  # whoever gets it reads what they like


def _is_given_away(node: Node) -> bool:
    """Whether the whole mapping goes somewhere: returned, a default, a value among others."""
    above = node.parent
    while above is not None and above.type in _PASSING:
        node, above = above, above.parent
    return above is not None and above.type in _GIVING and (
        above.child_by_field_name("name") != node
    )  # fmt: skip


_PASSING = frozenset({"parenthesized_expression", "conditional_expression", "boolean_operator"})
_GIVING = frozenset(
    "return_statement default_parameter typed_default_parameter list tuple yield lambda".split()
)
"""A keyword argument or a dictionary is not among them: that is how a process is given it."""


class _PythonNames:
    """By which names a file reaches `os.environ` and `os.getenv`."""

    def __init__(self, code: Code) -> None:
        self._code = code
        modules, taken = _python_imports(code, "os")
        self._environments = {f"{name}.environ" for name in modules}
        self._environments |= {f"{name}.environb" for name in modules}
        self._environments |= {n for n, of in taken.items() if of in ("environ", "environb")}
        self._getters = {f"{name}.getenv" for name in modules}
        self._getters |= {f"{name}.getenvb" for name in modules}
        self._getters |= {n for n, of in taken.items() if of in ("getenv", "getenvb")}
        self._environments |= set(self._members())
        own: dict[str, bool] = {}
        for node in code.nodes("assignment"):
            left, right = (node.child_by_field_name(field) for field in ("left", "right"))
            if left is not None and left.type == "identifier":
                name = code.text(left)
                own[name] = own.get(name, True) and self._is_copy(right)
        self._environments |= {name for name, is_copy in own.items() if is_copy}

    def _members(self) -> Iterator[str]:
        """Attributes that hold the environment: `environ = os.environ` in a class, `self.env`."""
        for node in self._code.nodes("assignment"):
            left = node.child_by_field_name("left")
            if left is None or not self._is_copy(node.child_by_field_name("right")):
                continue
            if left.type == "attribute":
                yield self._code.squeezed(left)
            holder = around(node, _FUNCTIONS | {"class_definition"})
            if left.type == "identifier" and holder and holder.type == "class_definition":
                yield from (f"{one}.{self._code.text(left)}" for one in ("self", "cls"))

    def _is_copy(self, value: Node | None) -> bool:
        """A second name for the environment, or for a copy of it."""
        text = self._code.squeezed(value)
        inner = re.fullmatch(r"(?:dict\()?([\w.]+?)(?:\.copy\(\)|\))?", text)
        return inner is not None and inner[1] in self._environments

    def is_getter(self, callee: str) -> bool:
        return callee in self._getters

    def is_environment(self, text: str, at: Node) -> bool:
        return text in self._environments and not self._is_parameter(text, at)

    def _is_parameter(self, name: str, at: Node) -> bool:
        """Whether a function around the place has a parameter of this name."""
        function = around(at, _FUNCTIONS)
        while function is not None:
            given = function.child_by_field_name("parameters")
            if given is not None and any(
                node.type == "identifier" and self._code.text(node) == name for node in below(given)
            ):
                return True
            function = around(function, _FUNCTIONS)
        return False


def _python_imports(code: Code, module: str) -> tuple[set[str], dict[str, str]]:
    """Names the module goes by in this file, and names taken from it with what they are."""
    modules: set[str] = set()
    taken: dict[str, str] = {}
    for node in code.nodes("import_statement", "import_from_statement"):
        origin = node.child_by_field_name("module_name")
        if origin is not None and code.text(origin) != module:
            continue
        for name in node.children_by_field_name("name"):
            said = code.text(name.child_by_field_name("name") or name)
            alias = code.text(name.child_by_field_name("alias")) or said
            if origin is not None:
                taken[alias] = said
            elif said == module or said.startswith(module + "."):
                modules.add(alias if alias != said else module)
    return modules, taken


def _is_written(node: Node) -> bool:
    """Whether the place is given a value, or taken away, instead of being read."""
    above = node.parent
    if above is None:
        return False
    if above.type in ("delete_statement", "expression_list", "del_statement"):
        return above.type != "expression_list" or _is_written(above)
    if above.type == "unary_expression":
        operator = above.child_by_field_name("operator")
        return operator is not None and operator.type == "delete"
    if above.type in ("assignment", "assignment_expression"):
        return above.child_by_field_name("left") == node
    return above.type in ("pattern_list", "tuple_pattern")


# JavaScript and TypeScript


def _web(code: Code) -> Iterator[Sighting]:
    own = _web_names(code)

    def is_environment(node: Node | None) -> bool:
        text = code.squeezed(bare(node))
        return text in own or _JS_ENV.fullmatch(text) is not None

    for node in code.nodes("member_expression", "subscript_expression"):
        if not is_environment(node.child_by_field_name("object")) or _is_written(node):
            continue
        member = node.child_by_field_name("property")
        if member is not None:
            yield code.seen(code.text(member), node)
        else:
            yield _told(code, node.child_by_field_name("index"), node)
    for call in code.calls:
        if _JS_GETTER.fullmatch(call.callee) and call.arguments:
            yield _told(code, call.arguments[0], call.node)
        elif call.callee in ("Object.keys", "Object.entries", "Object.values") and any(
            map(is_environment, call.arguments)
        ):
            yield code.seen("", call.node, "")
        elif call.last_name not in _COPYING and any(map(is_environment, call.arguments)):
            yield code.seen("", call.node, "")  # what is called reads what it likes
    for node in code.nodes("variable_declarator", "assignment_expression"):
        pattern = node.child_by_field_name("name") or node.child_by_field_name("left")
        value = node.child_by_field_name("value") or node.child_by_field_name("right")
        if pattern is not None and pattern.type == "object_pattern" and is_environment(value):
            yield from _taken_apart(code, pattern)
    for node in code.nodes("binary_expression"):
        operator = node.child_by_field_name("operator")
        is_in = operator is not None and operator.type == "in"
        if is_in and is_environment(node.child_by_field_name("right")):
            yield _told(code, node.child_by_field_name("left"), node)


def _web_names(code: Code) -> set[str]:
    """Second names of the environment: imported from the process module, or assigned."""
    found = {
        name
        for name, value in code.assigned.items()
        if any(_JS_ENV.fullmatch(code.squeezed(bare(one))) for one in _chosen(code, value))
    }
    for node in code.nodes("import_specifier"):
        statement = around(node, frozenset({"import_statement"}))
        origin = statement.child_by_field_name("source") if statement is not None else None
        is_process = code.string(origin) in ("process", "node:process")
        if is_process and code.text(node.child_by_field_name("name")) == "env":
            found.add(code.text(node.child_by_field_name("alias")) or "env")
    return found


def _chosen(code: Code, value: Node | None) -> list[Node | None]:
    """The values that `a || b` and `a ?? b` choose from."""
    plain = bare(value)
    if plain is None or plain.type != "binary_expression":
        return [value]
    operator = code.text(plain.child_by_field_name("operator"))
    sides = [plain.child_by_field_name(side) for side in ("left", "right")]
    return sides if operator in ("||", "??") else [value]


def _taken_apart(code: Code, pattern: Node) -> Iterator[Sighting]:
    for child in pattern.named_children:
        if child.type == "shorthand_property_identifier_pattern":
            yield code.seen(code.text(child), child)
        elif child.type == "object_assignment_pattern":
            yield code.seen(code.text(child.child_by_field_name("left")), child)
        elif child.type == "pair_pattern":
            key = child.child_by_field_name("key")
            yield code.seen(code.string(key) or code.text(key), child)


# Go, Java, C, C++


def _go(code: Code) -> Iterator[Sighting]:
    packages = {
        code.text(node.child_by_field_name("name")) or str(path).rpartition("/")[2]
        for node in code.nodes("import_spec")
        if (path := code.string(node.child_by_field_name("path"))) in ("os", "syscall")
    }
    for call in code.calls:
        if call.receiver in packages and call.arguments:
            if call.last_name in ("Getenv", "LookupEnv"):
                yield _told(code, call.arguments[0], call.node)
            elif call.last_name == "ExpandEnv":
                yield from _expanded(code, call)
        elif call.receiver in packages and call.last_name == "Environ":
            yield code.seen("", call.node, "")


def _expanded(code: Code, call: Call) -> Iterator[Sighting]:
    text = code.known(call.arguments[0])
    if text is None:
        yield code.seen("", call.node, "")
    for name in re.findall(r"\$\{?(\w+)", text or ""):
        yield code.seen(name, call.node)


def _java(code: Code) -> Iterator[Sighting]:
    imported = {code.squeezed(node) for node in code.nodes("import_declaration")}
    static = {f"importstaticjava.lang.System.{name};" for name in ("getenv", "*")}
    is_static = bool(imported & static)
    direct = {"System.getenv", "java.lang.System.getenv"} | ({"getenv"} if is_static else set())
    whole = {f"{name}()" for name in direct}
    whole |= {name for name, value in code.assigned.items() if code.squeezed(value) in whole}
    for call in code.calls:
        if (call.callee in direct and call.arguments) or (
            call.receiver in whole and call.last_name in _GETTERS and call.arguments
        ):
            yield _told(code, call.arguments[0], call.node)
        elif call.receiver in whole and call.last_name in _LISTERS:
            yield code.seen("", call.node, "")


def _native(code: Code) -> Iterator[Sighting]:
    for call in code.calls:
        place = _NATIVE.get(call.last_name)
        is_free = re.fullmatch(r"(?:(?:std)?::)?\w+", call.callee) is not None
        if place is not None and is_free and len(call.arguments) > place:
            yield _told(code, call.arguments[place], call.node)


# Rust


def _rust(code: Code) -> Iterator[Sighting]:
    direct = _rust_names(code)
    for call in code.calls:
        is_named = re.fullmatch(r"(?:(?:::)?std::)?env::var(?:_os)?", call.callee) is not None
        if (is_named or call.callee in direct) and call.arguments:
            yield _told(code, call.arguments[0], call.node)
        elif re.fullmatch(r"(?:std::)?env::vars(?:_os)?", call.callee):
            yield code.seen("", call.node, "")
    for node in code.nodes("macro_invocation"):
        macro = code.squeezed(node.child_by_field_name("macro")).rpartition("::")[2]
        tokens = next((c for c in node.named_children if c.type == "token_tree"), None)
        if tokens is None:
            continue
        if macro in _RUST_MACROS:
            literal = next((c for c in tokens.named_children if "string" in c.type), None)
            yield _told(code, literal, node)
        else:
            yield from _rust_inside(code, tokens, direct)


def _rust_names(code: Code) -> set[str]:
    """Names under which the file has taken `std::env::var` itself."""
    found = {"dotenv::var", "dotenvy::var"}
    for node in code.nodes("use_declaration"):
        text = code.squeezed(node)
        for name, alias in re.findall(r"\b(var|var_os)(?:as(\w+))?(?=[,;}])", text):
            if "env::" in text:
                found.add(alias or name)
        for alias in re.findall(r"\benvas(\w+)", text):
            found |= {f"{alias}::var", f"{alias}::var_os"}
    return found


def _rust_inside(code: Code, tokens: Node, direct: set[str]) -> Iterator[Sighting]:
    """What a macro is given has no tree; the call is plain to see all the same."""
    for found in _RUST_IN_MACRO.finditer(code.text(tokens)):
        callee = "".join(found.group().partition("(")[0].split())
        if callee.startswith("env::") or callee in direct:
            line = tokens.start_point[0] + 1 + code.text(tokens)[: found.start()].count("\n")
            last = line + found.group().count("\n")
            name = found[1] or code.constants.get(found[2] or "", "")
            yield Sighting(name, line, last, name if found[1] else "")


_READERS: dict[str, Callable[[Code], Iterator[Sighting]]] = {
    "python": _python,
    "javascript": _web,
    "typescript": _web,
    "go": _go,
    "java": _java,
    "c": _native,
    "cpp": _native,
    "rust": _rust,
}


_SETTING = re.compile(
    r"(?i)set|del|put|remove|patch|unset|log|print|warn|error|info|debug|append|skip|assert|expect"
)
"""Calls that are given a variable's name without reading it."""


def handed_on(code: Code, name: str) -> list[Sighting]:
    """Literals of this name that are given to a call or kept under another name."""
    found = []
    reads = environment_reads(code)
    known = {(one.first, one.name) for one in reads}
    words = {one.word for one in reads if one.name == name}
    for node in code.nodes("string", "string_literal", "interpreted_string_literal"):
        above = node.parent
        if above is None or code.string(node) != name:
            continue
        kept_as = ""
        if above.type in ("argument_list", "arguments") and above.parent is not None:
            given_to = code.call(above.parent).last_name
            is_doubtful = _SETTING.search(given_to) is None
        else:
            given = ASSIGNING.get(above.type)
            kept_as = code.text(above.child_by_field_name(given[0])) if given else ""
            is_doubtful = bool(kept_as) and kept_as not in words
        one = code.seen(name, node, kept_as or name)
        if is_doubtful and (one.first, name) not in known:
            found.append(one)
    return found
