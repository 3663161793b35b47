"""V2: is what the text says about the code's structure right?

Facts first, then the engine that answers questions; a claim is refuted only when nothing could hide
what it says. One module for each group of kinds. Next: finding.py, then behaviour.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.checking.prover import Opinion, Prover
from probant.checking.shelf import Shelf
from probant.checking.structure.calls import check_calls
from probant.checking.structure.classes import check_extends, check_implements
from probant.checking.structure.commits import check_commit
from probant.checking.structure.definition import check_defined
from probant.checking.structure.exports import check_exports
from probant.checking.structure.finding import Finding, checked, unsure
from probant.checking.structure.ground import Ground
from probant.checking.structure.imports import check_imports
from probant.checking.structure.raises import check_raises
from probant.checking.structure.signatures import check_parameters
from probant.checking.structure.typed import check_returns, check_type
from probant.errors import FileUnreadable
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind
from probant.vocabulary.reason import ReasonCode

_CHECKS: Mapping[ClaimKind, Callable[[Assertion, Ground], Finding]] = {
    ClaimKind.DEFINED_IN: check_defined,
    ClaimKind.IMPORTS: check_imports,
    ClaimKind.EXTENDS: check_extends,
    ClaimKind.IMPLEMENTS: check_implements,
    ClaimKind.CALLS: check_calls,
    ClaimKind.RETURNS: check_returns,
    ClaimKind.TYPE_OF: check_type,
    ClaimKind.EXPORTS: check_exports,
    ClaimKind.PARAMETER: check_parameters,
    ClaimKind.RAISES: check_raises,
    ClaimKind.COMMIT_CHANGED: check_commit,
}


def check_structure(
    assertion: Assertion, shelf: Shelf, prover: Prover, opinion: Opinion | None = None
) -> Checked:
    """One V2 assertion against facts and engine."""
    ground = Ground(shelf, prover, opinion)
    try:
        found = _CHECKS[assertion.kind](assertion, ground)
    except FileUnreadable as gone:
        found = unsure(ReasonCode.WINDOW_SKIPPED_FILES, gone.message)
    return checked(assertion, found)
