"""What an oracle's own program says, line by line, as records.

The programs beside this file print one fact a line: a letter, then fields between tabs, with
`\\\\`, `\\t`, `\\n` and `\\r` written as two characters. No JSON, since not every language has it.

    F path · X path reason · D path line name kind qualified optional
    I path line module resolved first last names… · B path owner base relation
    E path name optional · C path line callee (target-path target-line)… · O path line callee
    J like I, for an import that may be told; K, if calls were judged
    G path line name end-line marks returns plain parameters…: the head of a function
    `?` as what an import resolves to: that cannot be said
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

from probant.evaluation.sources.code.truth import (
    CodeTruth,
    ForeignCall,
    TrueBase,
    TrueCall,
    TrueDefinition,
    TrueExport,
    TrueImport,
    TrueSignature,
)

_UNESCAPED = {"\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\r": "\r"}


Rows = dict[str, list[Sequence[str]]]


def rows_of(said: bytes) -> Rows:
    """The fields of each line, by its letter."""
    rows: Rows = defaultdict(list)
    for line in said.decode("utf-8", "replace").split("\n"):
        if line:
            letter, *fields = line.split("\t")
            rows[letter].append([_plain(field) for field in fields])
    return rows


def truth_of(
    rows: Rows,
    *,
    language: str,
    oracle: str,
    kinds: frozenset[str],
    dropped: Iterable[tuple[str, str]] = (),
) -> CodeTruth:
    """All facts of one run; the same fact said twice counts once."""
    imports = [_import(row, is_optional=False) for row in rows["I"]]
    imports += [_import(row, is_optional=True) for row in rows["J"]]
    return CodeTruth(
        language=language,
        oracle=oracle,
        files=frozenset(row[0] for row in rows["F"]),
        kinds=kinds,
        definitions=tuple(sorted({_definition(row) for row in rows["D"]})),
        imports=tuple(dict.fromkeys(imports)),
        bases=tuple(sorted({TrueBase(*row) for row in rows["B"]})),
        exports=tuple(sorted({TrueExport(row[0], row[1], row[2] == "1") for row in rows["E"]})),
        calls=tuple(sorted({_call(row) for row in rows["C"]})) if rows["K"] else None,
        foreign_calls=tuple(
            sorted({ForeignCall(row[0], int(row[1]), row[2]) for row in rows["O"]})
        ),
        signatures=tuple(_signature(row) for row in rows["G"]),
        dropped=(*((row[0], row[1]) for row in rows["X"]), *dropped),
    )


def _plain(field: str) -> str:
    return re.sub(r"\\.", lambda found: _UNESCAPED.get(found.group(), found.group()), field)


def _definition(row: Sequence[str]) -> TrueDefinition:
    path, line, name, kind, qualified, optional = row
    return TrueDefinition(path, int(line), name, kind, qualified, is_optional=optional == "1")


def _signature(row: Sequence[str]) -> TrueSignature:
    path, line, name, end_line, marks, returns, plain, *parameters = row
    return TrueSignature(
        path=path,
        line=int(line),
        name=name,
        end_line=int(end_line),
        parameters=tuple(parameters) if plain == "1" else None,
        returns=returns,
        marks=frozenset(marks.split()),
    )


def _import(row: Sequence[str], *, is_optional: bool) -> TrueImport:
    path, line, module, resolved, first, last, *names = row
    return TrueImport(
        path=path,
        line=int(line),
        module=module,
        resolved=resolved if resolved not in ("", "?") else None,
        names=tuple(names),
        is_certain=resolved != "?",
        is_optional=is_optional,
        lines=(int(first), int(last)),
    )


def _call(row: Sequence[str]) -> TrueCall:
    path, line, callee, target_path, target_line, *rest = row
    others = tuple(zip(rest[::2], map(int, rest[1::2]), strict=True))
    return TrueCall(path, int(line), callee, target_path, int(target_line), others)
