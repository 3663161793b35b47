"""C and C++: grammars, queries, and which of the two a header is written in.

Nothing here knows other files. A file whose parse has errors is read again with harmless macros
blanked out, see `repair`. See `schema` for the rows.
"""

from __future__ import annotations

import re

from probant.facts.languages.cpp.reading import NativeReading
from probant.facts.languages.cpp.repair import parsed
from probant.facts.languages.cpp.spaces import CppReading
from probant.facts.schema import FileFacts

C = "tree_sitter_c"
CPP = "tree_sitter_cpp"

_SPECIFIERS = "(struct_specifier) @class (union_specifier) @class (enum_specifier) @class"
_SHARED = """
(function_definition) @function
(declaration) @declaration
(field_declaration) @field
(type_definition) @typedef
(enumerator) @enumerator
(preproc_def) @macro
(preproc_function_def) @macro
(preproc_include) @include
(comment) @comment
(preproc_if) @conditional
(preproc_ifdef) @conditional
(attribute_specifier) @attribute
(call_expression function: (_) @call)
(linkage_specification body: (declaration) @linked)
(compound_statement) @block
(argument_list) @arguments
"""

C_QUERY = _SHARED + _SPECIFIERS

CPP_QUERY = (
    _SHARED
    + _SPECIFIERS
    + """
(class_specifier) @class
(namespace_definition) @namespace
(template_declaration) @around
(friend_declaration) @around
(access_specifier) @access
(alias_declaration) @alias
(concept_definition) @concept
(using_declaration) @using
(namespace_alias_definition) @using
(lambda_expression) @lambda
(init_declarator declarator: (identifier) value: (lambda_expression)) @bound_lambda
(new_expression type: (_) @call)
(compound_literal_expression type: (_) @call)
(compound_statement (declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @call
  declarator: (init_declarator value: [(argument_list) (initializer_list)])))
(compound_statement (declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @call
  declarator: (function_declarator
    declarator: (identifier)
    parameters: (parameter_list . (parameter_declaration
      type: [(type_identifier) (qualified_identifier)] !declarator)))))
(for_range_loop) @range
(catch_clause parameters: (_) @catch)
(structured_binding_declarator) @opaque
(lambda_capture_initializer) @capture
"""
)

HEADERS = frozenset({".h", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl"})

_IGNORED = re.compile(
    rb'//[^\n]*|/\*.*?(?:\*/|\Z)|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
    rb"|^[ \t]*#[ \t]*if(?:def[ \t]+__cplusplus|[ \t]+defined[ \t(]*__cplusplus)\b.*?"
    rb"(?:^[ \t]*#[ \t]*(?:endif|else)\b|\Z)",
    re.DOTALL | re.MULTILINE,
)
_MAYBE_CPP = re.compile(rb"\b(?:class|namespace|template|typename|public|private|protected)\b|::")
_SHOWS_CPP = re.compile(
    rb"^[ \t]*(?:class\s+\w+|(?:inline\s+)?namespace\b|template\s*<|using\s+\w+"
    rb"|(?:public|private|protected)\s*:)|\w\s*::\s*~?\w|\btypename\b",
    re.MULTILINE,
)


def extract_c(source: bytes, suffix: str) -> FileFacts:
    """A header is C++ if it shows that, or if only C++ understands it."""
    is_header = suffix in HEADERS
    if is_header and shows_cpp(source):
        return extract_cpp(source, suffix)._replace(language="cpp")
    tree = parsed(source, C, C_QUERY)
    if is_header and tree.n_errors:
        other = parsed(source, CPP, CPP_QUERY)
        if not other.n_errors:
            return CppReading(source, other, is_header=True).whole()._replace(language="cpp")
    return NativeReading(source, tree, is_header=is_header).whole()


def extract_cpp(source: bytes, suffix: str) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    tree = parsed(source, CPP, CPP_QUERY)
    return CppReading(source, tree, is_header=suffix in HEADERS).whole()


def shows_cpp(source: bytes) -> bool:
    """Whether a header uses what only C++ has, outside comments and `#ifdef __cplusplus`."""
    if not _MAYBE_CPP.search(source):
        return False
    return _SHOWS_CPP.search(_IGNORED.sub(b" ", source)) is not None
