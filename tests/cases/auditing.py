"""What single tools say about a question, and how a requirement stands on nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from probant.inquiry.requirements import requirements_for
from probant.judgement.corroboration import Standing, corroborate
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import (
    Aspect,
    EvidenceClass,
    EvidenceEntry,
    Quality,
)
from probant.vocabulary.question import Goal, Relation, Target, TargetKind
from probant.vocabulary.requirement import Requirement
from probant.vocabulary.symbol import Place
from probant.wiring import Workbench
from tests.cases.asking import workbench
from tests.cases.goals import goal as goal_of
from tests.questions import read_question

SEARCH, CONTENT = EvidenceClass.FILE_SEARCH, EvidenceClass.FILE_CONTENT
GIT, DISCOVERY = EvidenceClass.GIT_LOG, EvidenceClass.DISCOVERY

ENGINE = {
    "engine.py": "# engine\nclass Engine:\n    def start(self):\n        return 1\n",
    "app.py": "from engine import Engine\n\n\ndef main():\n    engine = Engine()\n"
    "    engine.start()\n",
    "pyproject.toml": "[project]\nname = 'sample'\n",
}


def phrase(text: str) -> Goal:
    """Where words stand that are no name: what a search for a phrase is asked."""
    target = Target(text=text, kind=TargetKind.PHRASE)
    return goal_of(Relation.DEFINED_IN, target)


def entries_of(bench: Workbench, asked: str | Goal, *tools: str) -> tuple[EvidenceEntry, ...]:
    """What the named tools, and only they, have to say about what the question asks first."""
    goal = read_question(asked) if isinstance(asked, str) else asked
    needs = requirements_for(goal)
    found: list[EvidenceEntry] = []
    for tool in tools:
        own = {c.evidence_class for c in bench.desk.capabilities if c.tool == tool}
        need = next(need for need in needs if need.evidence_class in own)
        step = Step(
            tool=tool,
            evidence_class=need.evidence_class,
            aspect=need.aspect,
            relation=goal.relation,
            targets=(need.target,) if need.target else goal.targets,
            polar=goal.polar,
            places=tuple(place for e in found for seen in e.observations for place in seen.places),
        )
        found += bench.desk.run(step)
    return tuple(found)


def standing_of(
    bench: Workbench, goal: Goal, entries: Sequence[EvidenceEntry], wanted: EvidenceClass
) -> Standing:
    standings = corroborate(goal, requirements_for(goal), entries, bench.desk.capabilities)
    return next(s for s in standings if s.requirement.evidence_class is wanted)


def check(
    repo: Path, question: str, tools: Sequence[str], wanted: EvidenceClass, quality: Quality
) -> Standing:
    """With nothing but these tools' entries, the class stands exactly so."""
    with workbench(repo) as bench:
        entries = entries_of(bench, question, *tools)
        standing = standing_of(bench, read_question(question), entries, wanted)
    assert standing.quality is quality, [(e.tool, e.quality, e.note) for e in entries]
    return standing


def entries_of_relation(
    bench: Workbench, goal: Goal, tools: Sequence[str]
) -> tuple[EvidenceEntry, ...]:
    need = last_search(goal)[0]
    return tuple(
        entry
        for tool in tools
        for entry in bench.desk.run(
            Step(
                tool=tool,
                evidence_class=SEARCH,
                aspect=need.aspect,
                relation=goal.relation,
                targets=(need.target,) if need.target else goal.targets,
            )
        )
    )


def last_search(goal: Goal) -> tuple[Requirement, ...]:
    """The last search requirement: the relation where there is one, else the target."""
    return tuple(n for n in requirements_for(goal) if n.evidence_class is SEARCH)[-1:]


def read_places(repo: Path, *places: Place) -> tuple[EvidenceEntry, ...]:
    step = Step(
        tool="read",
        evidence_class=CONTENT,
        aspect=Aspect.ANCHOR,
        relation=Relation.DEFINED_IN,
        targets=(Target(text="Engine", kind=TargetKind.SYMBOL),),
        places=places,
    )
    with workbench(repo) as bench:
        return bench.desk.run(step)


PROJECT = "what kind of project is this?"
