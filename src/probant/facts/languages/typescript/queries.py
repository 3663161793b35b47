"""What is captured of a file, and the node types the reading tells apart."""

from __future__ import annotations

import re

_COMMON = """
[(function_declaration) (generator_function_declaration) (function_expression)
 (generator_function) (arrow_function)] @function
(method_definition) @method
[(class_declaration) (class)] @class
[(lexical_declaration) (variable_declaration)] @declaration
(assignment_expression) @assign
(augmented_assignment_expression left: (identifier) @rebinds)
(import_statement) @import
(export_statement) @export
(call_expression function: (_) @call)
(new_expression constructor: (_) @call)
[(statement_block) (for_statement) (switch_body)] @block
(for_in_statement) @each
(catch_clause) @catch
(comment) @comment
(return_statement) @return
"""

JAVASCRIPT_QUERY = _COMMON + "(field_definition) @field\n"

TYPESCRIPT_QUERY = (
    _COMMON
    + """
(abstract_class_declaration) @class
(public_field_definition) @field
(interface_declaration) @interface
(enum_declaration) @enum
(type_alias_declaration) @alias
[(internal_module) (module)] @namespace
(function_signature) @signature
(ambient_declaration) @ambient
(import_alias) @import_alias
"""
)

FUNCTIONS = frozenset(
    {"function_expression", "generator_function", "arrow_function"}
)  # fmt: skip
"""Expressions that are code, and named by what holds them."""

WRAPPERS = frozenset(
    {"parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression"}
)
"""Expressions whose value is that of their first part."""

LITERALS = frozenset(
    {"string", "template_string", "number", "regex", "array", "true", "false"}
)  # fmt: skip
"""Values that are of no class of the repository."""

BUILTINS = frozenset(
    "AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array"
    " BigUint64Array Blob Boolean Buffer DataView Date Error EvalError Event EventTarget"
    " FinalizationRegistry Float32Array Float64Array FormData Function Headers Infinity Int16Array"
    " Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError"
    " ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String Symbol"
    " SyntaxError TextDecoder TextEncoder TypeError URIError URL URLSearchParams Uint16Array"
    " Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WebSocket"
    " XMLHttpRequest alert atob btoa clearImmediate clearInterval clearTimeout console crypto"
    " decodeURI decodeURIComponent document encodeURI encodeURIComponent escape eval fetch"
    " globalThis isFinite isNaN localStorage navigator parseFloat parseInt performance process"
    " queueMicrotask require requestAnimationFrame cancelAnimationFrame sessionStorage setImmediate"
    " setInterval setTimeout structuredClone unescape window undefined".split()
)

LIBRARY_TYPES = BUILTINS | frozenset(
    "AsyncGenerator AsyncIterable AsyncIterableIterator AsyncIterator Generator Iterable"
    " IterableIterator PromiseLike ReadonlyArray ReadonlyMap ReadonlySet HTMLElement"
    " HTMLInputElement HTMLCanvasElement HTMLDivElement Element Document Window MouseEvent"
    " KeyboardEvent PointerEvent CanvasRenderingContext2D Node File FileList Storage"
    " ReadableStream WritableStream TransformStream RegExpMatchArray".split()
)
"""Classes and interfaces that come with the language and its hosts."""

PLAIN = re.compile(r"[^\W\d][\w$]*(?:\.#?[\w$]+)*|\$[\w$]*(?:\.#?[\w$]+)*")
"""A callee that is nothing but names and dots."""
