"""What can be said about a thing from its own text: what it is, says, takes, calls, who calls it.

Extractive: every statement is a fact with the lines that show it (`telling`). Of several things of
one name each is told of briefly, since any of them may be meant.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.facts.definitions import Definitions, distinct
from probant.facts.file_names import files_named
from probant.facts.recall.origins import is_test
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.telling import Teller
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import Observation, TextValue

N_PAGES = 4
"""So many things of one name are told of; the others are only named."""


class Description:
    """Describes symbols and files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._definitions = Definitions(box.book, box.binder)
        self._teller = Teller(box)
        self._make = EntryMaker(box.tree, "description", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = step.targets[0]
        facts = distinct(self._definitions.of(target, inherited=True).fitting)
        if target.kind is not TargetKind.PATH and len(facts) > 1:
            return (self._each_briefly(step, facts),)
        if facts and target.kind is not TargetKind.PATH:
            said = tuple(self._teller.definition(facts[0]))
        else:
            paths = files_named(self._tree, target.text).exact
            if len(paths) == 1:
                return (self._file(step, paths[0]),)
            said = ()
        if not said:
            return (self._make.absent(step, complete=False, note="nothing to describe"),)
        return (self._make.observed(step, Quality.STRONG, said),)

    def _file(self, step: Step, path: RepoPath) -> EvidenceEntry:
        """What a file says of itself and what is in it; the one does not follow from the other."""
        whole = list(self._teller.file(path))
        if any(self._teller.purpose(path)):
            return self._make.observed(step, Quality.STRONG, tuple(whole))
        silent = "It does not say what it is for"
        silent += ", so only what is in it is told." if len(whole) > 1 else "."
        whole.insert(1, Observation(TextValue(silent), whole[0].places, silent))
        return self._make.observed(
            step, Quality.STRONG, tuple(whole), reasons=(ReasonCode.PURPOSE_NOT_TOLD,)
        )

    def _each_briefly(self, step: Step, facts: Sequence[DefFact]) -> EvidenceEntry:
        """One short page for each thing of the name, those of the product first."""
        ordered = sorted(facts, key=lambda fact: is_test(fact.path))
        pages = [self._teller.briefly(fact) for fact in ordered[:N_PAGES]]
        if len(ordered) > N_PAGES:
            pages.append(self._teller.others(ordered[N_PAGES:]))
        return self._make.observed(
            step, Quality.STRONG, tuple(pages), n_matches=len(facts),
            reasons=(ReasonCode.AMBIGUOUS_NAME,), note=f"{len(facts)} things share the name",
        )  # fmt: skip
