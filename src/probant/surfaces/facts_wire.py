"""`probant.facts/1`: what the index knows, as JSON. The only place that knows its field names."""

from __future__ import annotations

from probant.errors import UsageError
from probant.facts.binder import Binder
from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import CallFact, DefFact, ImportFact
from probant.facts.schema import Parameter, Trait
from probant.surfaces.wire import Json, snapshot_json
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CALLABLE_KINDS, CLASS_KINDS, FUNCTION_KINDS
from probant.workspace.snapshot import SourceTree

FACTS_SCHEMA = "probant.facts/1"

MAX_CANDIDATES = 5


def facts_json(tree: SourceTree, book: FactBook, binder: Binder, under: str | None) -> Json:
    """Everything the index knows, or what it knows below one path of the snapshot."""
    under = tree.from_here(under) if under else under
    paths = [path for path in tree.files if _is_under(path, under)]
    if not paths and under and not any(_is_under(skip.path, under) for skip in tree.skipped):
        raise UsageError(
            f"{under!r} is not in this snapshot",
            remedy="give a file or folder of the repository, or none for all of it",
        )
    indexed = [path for path in paths if book.blob(path) is not None]
    partly = dict(book.partly_parsed())
    document: Json = {
        "schema": FACTS_SCHEMA,
        "snapshot": snapshot_json(tree.snapshot),
        "files": paths,
        "functions": [],
        "classes": [],
        "symbols": [],
        "imports": [],
        "exports": [],
        "calls": [],
        "types": [],
        "skipped": [
            {"file": skip.path, "reason": skip.reason}
            for skip in tree.skipped
            if _is_under(skip.path, under)
        ]
        + [{"file": path, "reason": partly[path]} for path in indexed if path in partly],
        "languages": {},
    }
    for path in indexed:
        language = str(book.language(path))
        document["languages"][language] = document["languages"].get(language, 0) + 1
        _FileFacts(document, book, binder, path).add()
    document["languages"] = dict(sorted(document["languages"].items()))
    return document


def _is_under(path: str, under: str | None) -> bool:
    wanted = (under or "").removeprefix("./").strip("/")
    return wanted in ("", ".", path) or path.startswith(wanted + "/")


class _FileFacts:
    """The facts of one file, on their way into the document."""

    def __init__(self, document: Json, book: FactBook, binder: Binder, path: RepoPath) -> None:
        self._document = document
        self._book = book
        self._binder = binder
        self._path = path
        self._definitions = {fact.no: fact for fact in book.definitions_in(path)}
        self._public = binder.exported(path)

    def add(self) -> None:
        for fact in self._definitions.values():
            self._document["symbols"].append(self._symbol(fact))
            if fact.kind in FUNCTION_KINDS:
                self._document["functions"].append(self._function(fact))
            elif fact.kind in CLASS_KINDS:
                self._document["classes"].append(self._class(fact))
            self._document["types"] += _types(fact)
        self._document["imports"] += self._imports()
        self._document["exports"].append({"file": self._path, "symbols": self._public})
        self._document["calls"] += [
            self._call(call) for call in self._book.calls_of_file(self._path) if call.bind != "v"
        ]

    def _symbol(self, fact: DefFact) -> Json:
        return {
            "name": fact.name,
            "qualified_name": fact.qualified_name,
            "file": fact.path,
            "line": fact.line,
            "end_line": fact.last_line,
            "kind": fact.kind,
            "declaration": fact.has(Trait.DECLARATION),
            "visibility": visibility(fact),
        }

    def _function(self, fact: DefFact) -> Json:
        return {
            "name": fact.name,
            "qualified_name": fact.qualified_name,
            "file": fact.path,
            "line": fact.line,
            "end_line": fact.last_line,
            "signature": signature(fact),
            "kind": fact.kind,
            "async": fact.has(Trait.ASYNC),
            "generator": fact.has(Trait.GENERATOR),
            "static": fact.has(Trait.STATIC),
            "abstract": fact.has(Trait.ABSTRACT),
            "constructor": fact.has(Trait.CONSTRUCTOR),
            "declaration": fact.has(Trait.DECLARATION),
            "visibility": visibility(fact),
            "exported": self._is_exported(fact),
            "class": self._class_name(fact),
            "decorators": list(fact.details.decorators),
        }

    def _is_exported(self, fact: DefFact) -> bool:
        return not fact.parent and not fact.details.owner and fact.name in self._public

    def _class_name(self, fact: DefFact) -> str | None:
        owner = self._definitions.get(fact.parent)
        if owner is not None and owner.kind in CLASS_KINDS:
            return owner.qualified_name
        return fact.qualified_name.rpartition(".")[0] if fact.details.owner else None

    def _class(self, fact: DefFact) -> Json:
        bases = self._binder.bases_of(fact)
        return {
            "name": fact.name,
            "qualified_name": fact.qualified_name,
            "file": fact.path,
            "line": fact.line,
            "end_line": fact.last_line,
            "kind": fact.kind,
            "declaration": fact.has(Trait.DECLARATION),
            "exported": self._is_exported(fact),
            "extends": [base.expression for base in bases if base.relation == "extends"],
            "implements": [base.expression for base in bases if base.relation == "implements"],
            "decorators": list(fact.details.decorators),
        }

    def _imports(self) -> list[Json]:
        statements: dict[tuple[int, str], list[ImportFact]] = {}
        for row in self._book.imports_of(self._path):
            if row.is_listed:
                statements.setdefault((row.line, row.module), []).append(row)
        return [
            {
                "from": self._path,
                "to": module,
                "resolved": self._binder.resolve(rows[0]),
                "symbols": [row.name for row in rows if row.name],
                "line": line,
            }
            for (line, module), rows in statements.items()
        ]

    def _call(self, call: CallFact) -> Json:
        caller = self._definitions.get(call.caller)
        bound = self._binder.call(call)
        return {
            "caller": caller.qualified_name if caller else "<module>",
            "callee": call.expression,
            "resolved": _place(bound.fact) if isinstance(bound, Defined) else None,
            "binding": _BINDINGS.get(type(bound), "unresolved"),
            "candidates": self._candidates(call) if isinstance(bound, Uncertain) else [],
            "file": self._path,
            "line": call.line,
        }

    def _candidates(self, call: CallFact) -> list[str]:
        """Definitions of the same name that an unresolved call may mean."""
        family = family_of(call.path)
        found = [
            _place(fact)
            for fact in self._book.definitions(call.name)
            if fact.kind in CALLABLE_KINDS and family_of(fact.path) == family
        ]
        return found[:MAX_CANDIDATES]


def _place(fact: DefFact) -> str:
    return f"{fact.path}:{fact.line} {fact.qualified_name}"


_BINDINGS: dict[type, str] = {Defined: "resolved", Outside: "outside"}


def visibility(fact: DefFact) -> str | None:
    """As written or as the language's naming rule tells; None where neither says."""
    for trait, word in _VISIBILITY:
        if fact.has(trait):
            return word
    return None


_VISIBILITY = (
    (Trait.PRIVATE, "private"),
    (Trait.PROTECTED, "protected"),
    (Trait.PUBLIC, "public"),
)


def signature(fact: DefFact) -> str:
    """`name(parameters) -> type`, with what is written for each."""
    details = fact.details
    returns = f" -> {details.returns}" if details.returns else ""
    return f"{fact.name}({', '.join(_written(p) for p in details.parameters)}){returns}"


def _written(parameter: Parameter) -> str:
    text = parameter.star + parameter.name
    colon = ": " if text else ""
    text += f"{colon}{parameter.annotation}" if parameter.annotation else ""
    spaced = " = " if parameter.annotation else "="
    return text + (f"{spaced}{parameter.default}" if parameter.default else "")


def _types(fact: DefFact) -> list[Json]:
    details = fact.details
    named = [(fact.qualified_name, details.annotation or details.returns)]
    named += [
        (f"{fact.qualified_name}.{p.name}", p.annotation) for p in details.parameters if p.name
    ]
    return [
        {"identifier": name, "type": text, "file": fact.path, "line": fact.line}
        for name, text in named
        if text
    ]
