"""What a name in code can be, and where it stands.

Not how it was found: that is an evidence entry. Next: question.py.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath


class SymbolKind(Enum):
    FUNCTION = "function"
    METHOD = "method"
    CLASS = "class"
    CONSTANT = "constant"
    VARIABLE = "variable"
    TYPE_ALIAS = "type_alias"
    INTERFACE = "interface"
    ENUM = "enum"
    ENUM_MEMBER = "enum_member"
    STRUCT = "struct"
    TRAIT = "trait"
    MACRO = "macro"
    MODULE = "module"
    TEXT = "text"
    CONFIG_KEY = "config_key"
    ENV_VAR = "env_var"
    CLI_OPTION = "cli_option"


FUNCTION_KINDS = frozenset({"function", "method"})
CLASS_KINDS = frozenset({"class", "struct", "interface", "trait", "enum"})
CALLABLE_KINDS = FUNCTION_KINDS | CLASS_KINDS | {"macro", "type_alias"}
NAMED_TYPES = frozenset({SymbolKind.INTERFACE, SymbolKind.TRAIT, SymbolKind.TYPE_ALIAS})
SPOKEN_TYPES = NAMED_TYPES | {SymbolKind.ENUM}
"""What people call an interface or an alias where the language has another word for it. Who asks
where one is gets any of them, which is called what it is, but a real one before all others."""


def kind_word(kind: str, path: str) -> str:
    """What a kind is called in a sentence. In Go, `type A B` makes a new type and no alias of B."""
    is_go_type = kind == SymbolKind.TYPE_ALIAS.value and path.endswith(".go")
    return "type" if is_go_type else kind.replace("_", " ")


class Place(Record, order=True):
    """Lines of one file, and the word that must stand there if the place is what it claims."""

    path: RepoPath
    lines: LineRange
    expects: str = ""


class Definition(Record, kw_only=True):
    """One definition of a name."""

    path: RepoPath
    line: int
    name: str
    qualified_name: str
    kind: SymbolKind

    @property
    def place(self) -> Place:
        return Place(self.path, LineRange(self.line, self.line), self.name)
