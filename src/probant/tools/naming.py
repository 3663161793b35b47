"""Which parts of a language's syntax tree bind names, open scopes, or name a member of something.

Tables only; `occurrences` reads files by them. Node and field names are those of the grammars.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.vocabulary.record import Record


class Naming(Record, kw_only=True):
    """`binds`: node → fields in which a name is bound; '' stands for all its children.

    `patterns` pass binding on to what is inside them. `members`: node → fields that name a part of
    something else. `imports` are left out altogether. `classes` are scopes whose names are not seen
    by the functions inside them.
    """

    names: frozenset[str]
    imports: frozenset[str]
    scopes: frozenset[str]
    classes: frozenset[str] = frozenset()
    binds: Mapping[str, frozenset[str]]
    patterns: frozenset[str] = frozenset()
    members: Mapping[str, frozenset[str]]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _fields(text: str) -> dict[str, frozenset[str]]:
    """`node:field,field node:` as a table."""
    pairs = (word.partition(":")[::2] for word in text.split())
    return {node: frozenset(fields.split(",")) for node, fields in pairs}


PYTHON = Naming(
    names=_words("identifier"),
    imports=_words("import_statement import_from_statement future_import_statement"),
    scopes=_words(
        "function_definition lambda list_comprehension set_comprehension dictionary_comprehension"
        " generator_expression class_definition"
    ),
    classes=_words("class_definition"),
    binds=_fields(
        "assignment:left for_statement:left for_in_clause:left named_expression:name"
        " function_definition:name class_definition:name default_parameter:name"
        " typed_default_parameter:name parameters: lambda_parameters: typed_parameter:"
        " as_pattern_target: type_alias_statement:left"
    ),
    patterns=_words(
        "pattern_list tuple_pattern list_pattern list_splat_pattern dictionary_splat_pattern"
    ),
    members=_fields("attribute:attribute keyword_argument:name"),
)

_JAVASCRIPT = Naming(
    names=_words(
        "identifier type_identifier shorthand_property_identifier"
        " shorthand_property_identifier_pattern"
    ),
    imports=_words("import_statement"),
    scopes=_words(
        "function_declaration function_expression arrow_function method_definition"
        " generator_function generator_function_declaration statement_block for_in_statement"
        " for_statement catch_clause class_body"
    ),
    binds=_fields(
        "variable_declarator:name function_declaration:name class_declaration:name"
        " generator_function_declaration:name function_expression:name class:name"
        " required_parameter:pattern optional_parameter:pattern arrow_function:parameter"
        " for_in_statement:left catch_clause:parameter formal_parameters: type_parameter:name"
        " interface_declaration:name type_alias_declaration:name enum_declaration:name"
        " abstract_class_declaration:name internal_module:name"
    ),
    patterns=_words("object_pattern array_pattern rest_pattern"),
    members=_fields("pair_pattern:key nested_type_identifier:name nested_identifier:property"),
)

_GO = Naming(
    names=_words("identifier type_identifier package_identifier"),
    imports=_words("import_declaration package_clause"),
    scopes=_words(
        "function_declaration method_declaration func_literal block if_statement for_statement"
        " expression_switch_statement type_switch_statement communication_case expression_case"
    ),
    binds=_fields(
        "short_var_declaration:left parameter_declaration:name var_spec:name const_spec:name"
        " function_declaration:name range_clause:left type_spec:name type_alias:name"
        " variadic_parameter_declaration:name type_switch_statement:alias"
    ),
    patterns=_words("expression_list"),
    members=_fields("qualified_type:name"),
)

_RUST = Naming(
    names=_words("identifier type_identifier shorthand_field_identifier"),
    imports=_words("use_declaration extern_crate_declaration"),
    scopes=_words("function_item closure_expression block match_arm mod_item impl_item"),
    binds=_fields(
        "let_declaration:pattern parameter:pattern closure_parameters: function_item:name"
        " struct_item:name enum_item:name for_expression:pattern const_item:name static_item:name"
        " mod_item:name type_item:name trait_item:name macro_definition:name union_item:name"
        " enum_variant:name function_signature_item:name type_parameter:name"
    ),
    patterns=_words("tuple_pattern mut_pattern ref_pattern reference_pattern slice_pattern"),
    members=_fields("scoped_identifier:name scoped_type_identifier:name"),
)

_JAVA = Naming(
    names=_words("identifier type_identifier"),
    imports=_words("import_declaration package_declaration"),
    scopes=_words(
        "method_declaration constructor_declaration block lambda_expression catch_clause class_body"
        " enhanced_for_statement for_statement interface_body enum_body record_declaration"
    ),
    binds=_fields(
        "variable_declarator:name formal_parameter:name method_declaration:name"
        " class_declaration:name catch_formal_parameter:name inferred_parameters:"
        " enum_constant:name interface_declaration:name enum_declaration:name"
        " record_declaration:name enhanced_for_statement:name lambda_expression:parameters"
        " constructor_declaration:name annotation_type_declaration:name type_parameter:"
        " resource:name"
    ),
    members=_fields("field_access:field scoped_identifier:name method_reference:"),
)

_CPP = Naming(
    names=_words("identifier type_identifier namespace_identifier"),
    imports=_words("preproc_include"),
    scopes=_words("function_definition compound_statement lambda_expression for_statement"),
    binds=_fields(
        "init_declarator:declarator function_declarator:declarator parameter_declaration:declarator"
        " declaration:declarator field_declaration:declarator class_specifier:name"
        " struct_specifier:name enum_specifier:name preproc_def:name preproc_function_def:name"
        " namespace_definition:name alias_declaration:name"
    ),
    patterns=_words("pointer_declarator reference_declarator array_declarator"),
    members=_fields("qualified_identifier:name field_expression:field"),
)

NAMING: Mapping[str, Naming] = {
    "python": PYTHON,
    "javascript": _JAVASCRIPT,
    "typescript": _JAVASCRIPT,
    "go": _GO,
    "rust": _RUST,
    "java": _JAVA,
    "c": _CPP,
    "cpp": _CPP,
}
