"""Nouns that name one relation whatever stands around them, for wordings no family knows.

Used only when the sentence holds exactly one thing that looks like code, and no word that could
change what is asked.
"""

from __future__ import annotations

from probant.vocabulary.question import Intent, Relation

CUES: tuple[tuple[Relation, Intent, str], ...] = (
    (Relation.UNUSED_IMPORTS, Intent.NAVIGATE, r"unused imports?|dead imports?"),
    (Relation.ABSTRACT_METHODS, Intent.LOCATE, r"abstract methods?"),
    (Relation.CALLED_BY, Intent.NAVIGATE, r"callers?|call sites?"),
    (Relation.CALLS, Intent.NAVIGATE, r"callees?"),
    (Relation.IMPORTED_BY, Intent.NAVIGATE, r"importers?"),
    (Relation.EXTENDED_BY, Intent.NAVIGATE, r"subclass(?:es)?|child classes|derived classes"),
    (Relation.EXTENDS, Intent.NAVIGATE, r"base class(?:es)?|superclass(?:es)?|parent class(?:es)?"),
    (Relation.IMPLEMENTED_BY, Intent.NAVIGATE, r"implementers|implementors|implementing classes"),
    (Relation.DECORATORS, Intent.LOCATE, r"decorators?"),
    (Relation.RAISES, Intent.LOCATE, r"exceptions?"),
    (Relation.FIELDS, Intent.LOCATE, r"fields?"),
    (Relation.METHODS, Intent.LOCATE, r"methods"),
    (Relation.EXPORTS, Intent.LOCATE, r"exports?|exported names?"),
    (Relation.PARAMETERS, Intent.LOCATE, r"parameters?|params|arguments?|args|signature"),
    (Relation.RETURNS, Intent.LOCATE, r"return (?:type|annotation|value)s?|returns"),
    (
        Relation.DEFINED_IN,
        Intent.LOCATE,
        r"defined|definition|implemented|implementation|declared|declaration|located|where",
    ),
)
