"""What a project's manifests, licence files and workflows say of it.

They are read here, never run, and everything in them is untrusted text. What a question asks of
them is the work of projects/ask_*.py.
"""

from __future__ import annotations

from probant.tools.base import EntryMaker
from probant.tools.projects.ask_jobs import ask_jobs
from probant.tools.projects.ask_licence import ask_licence
from probant.tools.projects.ask_needs import ask_needs
from probant.tools.projects.ask_triggers import ask_triggers
from probant.tools.projects.ask_versions import ask_versions
from probant.tools.projects.declaring import Declarations
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Signal
from probant.vocabulary.question import Relation


class Manifests:
    """Reads the manifests of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "manifests", Signal.CONTENT)
        self._declared = Declarations(box.tree)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        match step.relation:
            case Relation.LANGUAGE_VERSION:
                return (ask_versions(step, self._tree, self._declared, self._make),)
            case Relation.LICENCE:
                return ask_licence(step, self._tree, self._declared, self._make)
            case Relation.WORKFLOW_TRIGGERS:
                return (ask_triggers(step, self._tree, self._make),)
            case Relation.WORKFLOW_JOBS:
                return (ask_jobs(step, self._tree, self._make),)
        return (ask_needs(step, self._declared, self._make),)
