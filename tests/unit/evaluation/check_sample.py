"""A small harbour in Python, as the standard library's parser tells it, with its calls by hand."""

from __future__ import annotations

import random

from probant.evaluation.oracles.python_code import read_file
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.code.truth import (
    CodeTruth,
    ForeignCall,
    TrueCall,
    TrueExport,
    TrueImport,
)
from probant.evaluation.statements.facts import CheckFacts
from probant.evaluation.statements.reading import CheckReading
from tests.unit.evaluation.trees import tree_of

FILES = {
    "port/crane.py": """\
        import json

        from port.errors import CargoError

        __all__ = ["Crane", "hoist_container"]

        MAX_WEIGHT = 40


        class Machine:
            pass


        class Crane(Machine):
            def swing_round(self, degrees: int) -> int:
                return degrees


        def hoist_container(weight: int, label: str) -> str:
            check_weight(weight)
            return json.dumps(label)


        def check_weight(weight: int) -> None:
            if weight > MAX_WEIGHT:
                raise CargoError("too heavy for the crane")
        """,
    "port/errors.py": """\
        class CargoError(Exception):
            pass
        """,
    "port/ledger.py": """\
        from port.crane import hoist_container


        def write_entry(entry: str) -> bytes:
            return entry.encode()
        """,
}


def harbour() -> Tree:
    return tree_of(FILES)


def harbour_truth() -> CodeTruth:
    tree = harbour()
    readings = [read_file(path, content) for path, content in tree.files.items()]
    return CodeTruth(
        language="python",
        oracle="ast",
        files=frozenset(tree.files),
        definitions=tuple(d for r in readings for d in r.definitions),
        imports=tuple(
            TrueImport(r.path, line, module, names=names)
            for r in readings
            for line, _, module, names in r.imports
        ),
        bases=tuple(b for r in readings for b in r.bases),
        exports=tuple(TrueExport(r.path, name) for r in readings for name in r.listed or ()),
        calls=(TrueCall("port/crane.py", 20, "check_weight", "port/crane.py", 24),),
        foreign_calls=(
            ForeignCall("port/crane.py", 21, "dumps"),
            ForeignCall("port/crane.py", 26, "CargoError"),
            ForeignCall("port/ledger.py", 5, "encode"),
        ),
    )


def harbour_facts(seed: int = 1) -> CheckFacts:
    return CheckFacts(CheckReading(harbour(), (harbour_truth(),), random.Random(seed)))
