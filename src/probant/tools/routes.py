"""HTTP routes as frameworks register them: by calls, by decorators, by annotations; one table each.

What a call belongs to is told by the import it comes from (library_calls.py). Cases, not of every
framework: `tests/cases/asked/routes.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import CALLS, Call, Code, below
from probant.facts.bound import Uncertain
from probant.facts.rows import CallFact
from probant.tools.base import EntryMaker
from probant.tools.library_calls import Doubt, LibraryCalls
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation

if TYPE_CHECKING:
    from tree_sitter import Node

ANY, DEFAULT = "any method", "default methods"
MAX_TEXT_CHARS = 50
_VERBS = frozenset("get post put delete patch head options trace".split())

_DECORATING = ("flask", "fastapi", "starlette", "quart", "sanic", "bottle", "litestar", "aiohttp")
"""Frameworks of Python whose routes are methods of an application or router."""
_ADDING = {
    "add_url_rule": (2, "view_func"),
    "add_api_route": (1, "endpoint"),
    "add_route": (1, "route"),
    "add_websocket_route": (1, "route"),
}
"""Their methods that take a handler: its position and its name."""
_CONSTRUCTED = {
    "starlette.routing.Route": (1, "endpoint"),
    "starlette.routing.WebSocketRoute": (1, "endpoint"),
    "fastapi.routing.APIRoute": (1, "endpoint"),
    "werkzeug.routing.Rule": (1, "endpoint"),
    "django.urls.path": (1, "view"),
    "django.urls.re_path": (1, "view"),
    "django.conf.urls.url": (1, "view"),
    **{f"aiohttp.web.{verb}": (1, "handler") for verb in _VERBS},
}
_MOUNTED = frozenset({"django.urls.include", "django.conf.urls.include", "include"})
_SCRIPT = ("express", "fastify", "@koa/router", "koa-router", "hono", "restify", "polka")
_GO = ("github.com/gin-gonic/gin", "github.com/labstack/echo", "github.com/gofiber/fiber",
       "github.com/go-chi/chi", "github.com/gorilla/mux", "net/http",
       "github.com/julienschmidt/httprouter")  # fmt: skip
_GO_VERBED = _GO[:4] + _GO[6:]
_RUST = ("axum", "actix_web", "warp", "rocket", "poem")
_ATTRIBUTE = re.compile(r"#\[\s*([\w:]+)\s*\(\s*\"([^\"]*)\"")
_SPRING = {f"{verb.capitalize()}Mapping": verb.upper() for verb in _VERBS} | {"RequestMapping": ""}
_JAX = {verb.upper() for verb in _VERBS}
_REST_PACKAGES = ("org.springframework.web.bind.annotation", "javax.ws.rs", "jakarta.ws.rs")


class Route(NamedTuple):
    """`written` None is a path that only running the code could tell."""

    path: RepoPath
    line: int
    method: str
    written: str | None
    handler: str


class Routes:
    """Looks for registrations in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._calls = LibraryCalls(box)
        self._make = EntryMaker(box.tree, "routes", Signal.STRUCTURAL)
        self._modules: frozenset[str] = frozenset()

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        routes: list[Route] = []
        unsure: list[Route] = []
        for path in scope.files(sorted(self._book.blobs)):
            for one, is_sure in self._routes(path):
                if scope.holds(path, one.line):
                    (routes if is_sure and one.written is not None else unsure).append(one)
        return (self._entry(step, scope, sorted(set(routes)), sorted(set(unsure), key=str)),)

    def _routes(self, path: RepoPath) -> Iterator[tuple[Route, bool]]:
        """The routes of a file, each with whether it is certain that it is one."""
        code = self._calls.parsed.code(path)
        if code is None:
            return
        language = self._calls.language(path)
        if language == "java":
            yield from ((one, True) for one in _annotated(code, path, self._is_rest(path)))
        if language == "rust":
            yield from ((one, True) for one in self._attributes(code, path))
        read = _READERS.get(language)
        if read is None:
            return
        for call in self._book.calls_of_file(path):
            if call.name not in _NAMES[language] or call.bind == "v":
                continue
            written = self._calls.written(call)
            if written is None:
                continue
            origin = self._calls.origin(call)
            if not origin and not self._may_be_handed_in(call, language):
                continue
            for one in read(code, call, written, origin or _ASSUMED[language]):
                if origin or _looks_like_one(one):
                    yield one, bool(origin)

    def _may_be_handed_in(self, call: CallFact, language: str) -> bool:
        """Whether what is called may be a value of a framework: some file has to import one."""
        if not isinstance(self._binder.call(call), Uncertain):
            return False
        if not self._modules:
            self._modules = frozenset(row.module for row in self._book.all_imports())
        return any(_is_of(module, _FRAMEWORKS[language]) for module in self._modules)

    def _attributes(self, code: Code, path: RepoPath) -> Iterator[Route]:
        """`#[get("/x")]` of actix and rocket above a function."""
        rows = {row.bound: named for row, named in self._calls.imports(path)}
        for node in code.nodes("attribute_item"):
            found = _ATTRIBUTE.match(code.text(node))
            head, _, rest = found[1].replace("::", ".").partition(".") if found else ("", "", "")
            full = ".".join(filter(None, (rows.get(head, head), rest)))
            below_it = node.next_named_sibling
            while below_it is not None and below_it.type in ("attribute_item", "line_comment"):
                below_it = below_it.next_named_sibling
            verb = full.rpartition(".")[2]
            if found and below_it is not None and verb in _VERBS and _is_of(full, _RUST):
                name = code.text(below_it.child_by_field_name("name"))
                yield Route(path, _line(node), verb.upper(), found[2], name)

    def _is_rest(self, path: RepoPath) -> bool:
        return any(named.startswith(_REST_PACKAGES) for _, named in self._calls.imports(path))

    def _entry(
        self, step: Step, scope: Scope, routes: list[Route], unsure: list[Route]
    ) -> EvidenceEntry:
        doubts = [one for one in self._calls.doubts(scope) if not _is_of_scripts(one)]
        unlisted = self._calls.unlisted(scope) if not routes else None
        doubts += [unlisted] if unlisted is not None else []
        if unsure:
            files = tuple(one.path for one in unsure)
            first = f"{unsure[0].path}:{unsure[0].line}"
            why = f"whether {first} registers a route, and at which path, is not certain"
            doubts.append(Doubt(ReasonCode.DYNAMIC_DISPATCH, files, why))
        reasons = tuple(dict.fromkeys(one.reason for one in doubts))
        note = "; ".join(one.why for one in doubts) or None
        in_doubt = {path for one in doubts for path in one.files}
        leads = tuple(_seen(one) for one in unsure)
        if not routes:
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, candidates=leads,
                unsure_in=in_doubt,
            )  # fmt: skip
        return self._make.observed(
            step, Quality.STRONG, tuple(_seen(one) for one in routes), candidates=leads,
            complete=not reasons, reasons=reasons, note=note, unsure_in=in_doubt,
        )  # fmt: skip


# Python


def _python(code: Code, call: CallFact, written: Call, origin: str) -> Iterator[Route]:
    given, named = _arguments(code, written)
    if call.bind[:1] == "i" and origin in _CONSTRUCTED:
        yield from _placed(code, call, written, _CONSTRUCTED[origin])
    elif not _is_of(origin, _DECORATING):
        return
    elif call.name in _ADDING:
        yield from _placed(code, call, written, _ADDING[call.name])
    elif (handler := _decorated(code, written.node)) and (given or "path" in named):
        path = code.known(given[0] if given else named["path"])
        is_any = call.name in ("route", "api_route")
        for method in _methods(code, named, "GET") if is_any else [call.name.upper()]:
            yield Route(call.path, call.line, method, path, handler)


def _placed(code: Code, call: CallFact, written: Call, at: tuple[int, str]) -> Iterator[Route]:
    """A route whose handler is an argument."""
    given, named = _arguments(code, written)
    position, name = at
    handler = named.get(name) or (given[position] if len(given) > position else None)
    path = given[0] if given else named.get("path") or named.get("rule") or named.get("route")
    if handler is None or path is None:
        return
    text = code.text(handler)
    if text.partition("(")[0] in _MOUNTED:
        return
    verb = call.name.upper() if call.name in _VERBS else ""
    usual = ANY if name == "view" else DEFAULT
    for method in [verb] if verb else _methods(code, named, usual):
        yield Route(call.path, call.line, method, code.known(path), _short(text))


def _arguments(code: Code, written: Call) -> tuple[list[Node], dict[str, Node]]:
    given: list[Node] = []
    named: dict[str, Node] = {}
    for one in written.arguments:
        value = one.child_by_field_name("value") if one.type == "keyword_argument" else None
        if value is None:
            given.append(one)
        else:
            named[code.text(one.child_by_field_name("name"))] = value
    return given, named


def _methods(code: Code, named: dict[str, Node], usual: str) -> list[str]:
    listed = named.get("methods") or named.get("method")
    if listed is None:
        return [usual]
    is_one = listed.type == "string"
    told = [code.string(one) for one in ([listed] if is_one else listed.named_children)]
    return [one.upper() for one in told if one] if told and all(told) else [ANY]


def _decorated(code: Code, node: Node) -> str:
    """The function a call is a decorator of."""
    above = node.parent.parent if node.parent is not None else None
    if node.parent is None or node.parent.type != "decorator" or above is None:
        return ""
    definition = above.child_by_field_name("definition")
    return code.text(definition.child_by_field_name("name")) if definition is not None else ""


# JavaScript and TypeScript


def _script(code: Code, call: CallFact, written: Call, origin: str) -> Iterator[Route]:
    if not _is_of(origin, _SCRIPT):
        return
    given = written.arguments
    if call.name == "route":
        yield from _object(code, call, given)
        return
    chained = _route_of(code, written.node)
    if chained is not None:
        given = [chained, *given]
    if len(given) < 2 or (code.known(given[0]) is None and given[0].type.endswith("function")):
        return
    method = ANY if call.name == "all" else call.name.upper()
    line = call.line
    yield Route(call.path, line, method, code.known(given[0]), _short(code.text(given[-1])))


def _object(code: Code, call: CallFact, given: list[Node]) -> Iterator[Route]:
    """`fastify.route({ method, url, handler })`."""
    pairs = given[0].named_children if given and given[0].type == "object" else []
    told = {
        code.text(one.child_by_field_name("key")): one.child_by_field_name("value") for one in pairs
    }
    if "url" in told:
        method = code.known(told.get("method")) or ANY
        handler = _short(code.text(told.get("handler")))
        yield Route(call.path, call.line, method.upper(), code.known(told["url"]), handler)


def _route_of(code: Code, node: Node) -> Node | None:
    """The path of `app.route("/x").get(handler)`."""
    callee = node.child_by_field_name("function")
    inner = callee.child_by_field_name("object") if callee is not None else None
    while inner is not None and inner.type == "call_expression":
        call = code.call(inner)
        if call.last_name == "route":
            return call.arguments[0] if call.arguments else None
        head = inner.child_by_field_name("function")
        inner = head.child_by_field_name("object") if head is not None else None
    return None


# Go


def _go(code: Code, call: CallFact, written: Call, origin: str) -> Iterator[Route]:
    given = written.arguments
    if not _is_of(origin, _GO) or len(given) < 2:
        return
    if call.name in ("Handle", "HandleFunc", "Any", "All"):
        path = code.known(given[0])
        method, _, rest = (path or "").partition(" ")
        is_verbed = bool(rest) and method.isupper()
        methods = [method] if is_verbed else _go_methods(code, written.node)
        for one in methods:
            told = rest.strip() if is_verbed else path
            yield Route(call.path, call.line, one, told, _short(code.text(given[-1])))
    elif _is_of(origin, _GO_VERBED):
        method, path = call.name.upper(), code.known(given[0])
        yield Route(call.path, call.line, method, path, _short(code.text(given[-1])))


def _go_methods(code: Code, node: Node) -> list[str]:
    """What `.Methods("GET")` behind a registration says."""
    above = node.parent.parent if node.parent is not None else None
    if above is None or above.type != "call_expression":
        return [ANY]
    call = code.call(above)
    told = [code.string(one) for one in call.arguments]
    if call.last_name != "Methods" or not told:
        return [ANY]
    return [one.upper() for one in told if one] if all(told) else [ANY]


# Rust


def _rust(code: Code, call: CallFact, written: Call, origin: str) -> Iterator[Route]:
    given = written.arguments
    if call.name == "resource" and given and _is_of(origin, _RUST):
        yield Route(call.path, _line(given[0]), ANY, None, code.text(given[0]))
    if call.name == "resource" or not _is_of(origin, _RUST) or len(given) != 2:
        return
    inner = [code.call(node) for node in (given[1], *below(given[1])) if node.type in CALLS]
    verbs = [one for one in inner if one.last_name in _VERBS]
    if not verbs:
        yield Route(call.path, _line(given[0]), ANY, code.known(given[0]), code.text(given[1]))
    target = next((one for one in inner if one.last_name == "to" and one.arguments), None)
    for one in reversed(verbs):
        handler = one.arguments[0] if one.arguments else target and target.arguments[0]
        text = _short(code.text(handler)) if handler is not None else ""
        method = one.last_name.upper()
        yield Route(call.path, _line(given[0]), method, code.known(given[0]), text)


# Java


def _annotated(code: Code, path: RepoPath, is_rest: bool) -> Iterator[Route]:
    for method in code.nodes("method_declaration") if is_rest else []:
        marks = _annotations(code, method)
        verbs = [name for name in marks if name in _JAX]
        mapped = [name for name in marks if name in _SPRING]
        owner = method.parent.parent if method.parent is not None else None
        above = _annotations(code, owner) if owner is not None else {}
        name = code.text(method.child_by_field_name("name"))
        for verb in verbs:
            whole = _joined(code, above.get("Path"), marks.get("Path"))
            yield Route(path, _line(marks[verb]), verb, whole, name)
        for mapping in mapped:
            whole = _joined(code, above.get("RequestMapping"), marks[mapping])
            verb = _SPRING[mapping] or _request_method(code.text(marks[mapping]))
            yield Route(path, _line(marks[mapping]), verb, whole, name)


def _annotations(code: Code, node: Node) -> dict[str, Node]:
    modifiers = next((one for one in node.children if one.type == "modifiers"), None)
    marks = modifiers.named_children if modifiers is not None else []
    return {
        code.text(one.child_by_field_name("name")).rpartition(".")[2]: one
        for one in marks
        if one.type in ("annotation", "marker_annotation")
    }


def _joined(code: Code, outer: Node | None, inner: Node | None) -> str | None:
    """The path of a class and of its method; None where one of them is computed."""
    parts = [_value(code, one) for one in (outer, inner) if one is not None]
    if any(part is None for part in parts):
        return None
    return "/" + "/".join(part.strip("/") for part in parts if part and part.strip("/"))


def _value(code: Code, annotation: Node) -> str | None:
    """What an annotation says of a path: '' nothing, None what is not one literal."""
    listed = annotation.child_by_field_name("arguments")
    for one in listed.named_children if listed is not None else []:
        if one.type != "element_value_pair":
            return code.known(one)
        if code.text(one.child_by_field_name("key")) in ("value", "path"):
            return code.known(one.child_by_field_name("value"))
    return ""


def _request_method(text: str) -> str:
    found = re.findall(r"RequestMethod\.([A-Z]+)", text)
    return ", ".join(found) or ANY


_READERS = {"python": _python, "javascript": _script, "typescript": _script, "go": _go,
            "rust": _rust}  # fmt: skip
_SCRIPT_NAMES = _VERBS | {"route", "all", "del"}
_NAMES = {
    "python": _VERBS | _ADDING.keys() | {"route", "api_route", "websocket", "path", "re_path",
                                         "url", "Rule", "Route", "WebSocketRoute", "APIRoute"},
    "javascript": _SCRIPT_NAMES,
    "typescript": _SCRIPT_NAMES,
    "go": {"Handle", "HandleFunc", "Any", "All"} | {one.upper() for one in _VERBS}
    | {one.capitalize() for one in _VERBS},
    "rust": frozenset({"route", "resource"}),
}  # fmt: skip
"""Names of calls that may register a route."""
_ASSUMED = {
    "python": "flask", "javascript": "express", "typescript": "express", "go": _GO[3],
    "rust": "axum",
}  # fmt: skip
"""What a call is read as that comes from nobody knows where: only a lead."""
_FRAMEWORKS = {
    "python": (*_DECORATING, "django", "werkzeug"), "javascript": _SCRIPT, "typescript": _SCRIPT,
    "go": _GO, "rust": _RUST,
}  # fmt: skip


def _is_of_scripts(doubt: Doubt) -> bool:
    """Nobody registers a route in a shell script or a query."""
    is_unread = doubt.reason is ReasonCode.LANGUAGE_NOT_PARSED
    return is_unread and all(one.endswith((".sh", ".bash", ".sql")) for one in doubt.files)


def _looks_like_one(route: Route) -> bool:
    if route.written is None:
        return "=>" in route.handler or route.handler.startswith("function")
    return route.written.startswith("/")


def _is_of(origin: str, frameworks: tuple[str, ...]) -> bool:
    return any(
        origin == one or origin.startswith((f"{one}.", f"{one}/", f"{one}::")) for one in frameworks
    )


def _line(node: Node) -> int:
    return node.start_point[0] + 1


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= MAX_TEXT_CHARS else f"{line[:MAX_TEXT_CHARS].rstrip()}…"


def _seen(one: Route) -> Observation:
    named = f"{one.method} {one.written if one.written is not None else '(computed)'}"
    told = f"{named} runs {one.handler} ({one.path}:{one.line})"
    place = Place(one.path, LineRange(one.line, one.line))
    return Observation(NameValue(named, one.path, one.line), (place,), told)
