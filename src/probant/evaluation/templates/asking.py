"""Facts of one tree asked in outside templates: every `asks`, every `near`, and unanswerable twins.

Questions come out as those of the project's own wordings do, so the same run asks and grades them.
What no template fits is listed. Next: running/work.py asks, figures.py counts.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.questions.generate import Gathered, is_chosen, sample_facts
from probant.evaluation.questions.truth import (
    Nothing,
    Outcome,
    Question,
    QuestionSet,
    Templated,
    TemplateKind,
)
from probant.evaluation.questions.unanswerable import SHARES, Absences
from probant.evaluation.sources.fact import Fact
from probant.evaluation.templates.filling import FILLS, Filled, Unfit
from probant.evaluation.templates.reading import Template, Templates
from probant.evaluation.templates.twins import TWINS, Carriers, Twin, usual_suffix

DEFAULT_FACTS = 8
UNANSWERED = frozenset({Outcome.INSUFFICIENT_EVIDENCE})


@dataclass(frozen=True, kw_only=True, slots=True)
class Asking:
    """What one tree is asked: `limit` facts of each family, in these templates."""

    templates: Templates
    gathered: Gathered
    families: Collection[str] | None
    limit: int

    def questions(self) -> QuestionSet:
        dropped: list[Dropped] = []
        found: list[Question] = []
        for family in self.templates.families:
            if is_chosen(family, self.families):
                found += self._of_family(family, dropped)
        found += self._twins(dropped)
        return QuestionSet(tuple(found), (*self.gathered.dropped, *dropped))

    def _of_family(self, family: str, dropped: list[Dropped]) -> Iterator[Question]:
        by_part: dict[tuple[str, ...], list[Filled]] = {}
        for entry in FILLS[family](self.gathered):
            if isinstance(entry, Unfit):
                dropped.append(Dropped(family, entry.fact.group_name, entry.reason))
            else:
                by_part.setdefault((entry.part, *sorted(entry.words)), []).append(entry)
        numbers = count(1)
        asked: set[str] = set()
        for key in sorted(by_part):
            for filled in self._sample(":".join((family, *key)), by_part[key]):
                for template in self._fitting(family, filled):
                    question = _question(template, filled, next(numbers), self._repo)
                    # A sentence that names nothing is one question, whatever fact it is put to.
                    if question.text not in asked:
                        asked.add(question.text)
                        yield question

    def _sample(self, key: str, listed: Sequence[Filled]) -> list[Filled]:
        """Names that need no file beside them first; the others make up the number."""
        rng = random.Random(f"{self.gathered.seed}:templates:{key}")
        by_fact = {id(filled.fact): filled for filled in listed}
        plain = [filled.fact for filled in listed if not filled.is_narrowed]
        drawn = sample_facts(plain, rng, self.limit)
        narrowed = [filled.fact for filled in listed if filled.is_narrowed]
        if narrowed and len(drawn) < self.limit:
            drawn += sample_facts(narrowed, rng, self.limit - len(drawn))
        return [by_fact[id(fact)] for fact in drawn if fact.is_asked]

    def _fitting(self, family: str, filled: Filled) -> Iterator[Template]:
        for kind in (TemplateKind.ASKS, TemplateKind.NEAR):
            for template in self.templates.of(family, kind):
                if fits(template, filled.words, filled.part):
                    yield template

    def _twins(self, dropped: list[Dropped]) -> Iterator[Question]:
        absences = self.gathered.absences()
        carriers = Carriers(families=self._carrying(), suffix=usual_suffix(self.gathered))
        for place, kind in enumerate(TWINS):
            if not is_chosen(kind, self.families):
                continue
            numbers = count(1)
            facts = self._false_facts(kind, absences)
            for twin in carriers.carry(kind, facts, place * self.limit):
                if isinstance(twin, Unfit):
                    dropped.append(Dropped(kind, twin.fact.group_name, twin.reason))
                    continue
                for template in self.templates.of(twin.family, TemplateKind.ASKS):
                    if fits(template, twin.words, twin.part):
                        yield _twin_question(kind, twin, template, next(numbers), self._repo)

    def _carrying(self) -> frozenset[str]:
        """Families with a sentence; whoever chooses some of them hears twins in those only."""
        asking = {t.family for t in self.templates.listed if t.kind is TemplateKind.ASKS}
        return frozenset(asking & set(self.families or ()) or asking)

    def _false_facts(self, kind: str, absences: Absences) -> list[Fact]:
        if kind in SHARES:
            return absences.facts(kind, self.limit)
        rng = random.Random(f"{self.gathered.seed}:templates:{kind}")
        drawn = sample_facts(self.gathered.by_family.get(kind, ()), rng, self.limit)
        return [fact for fact in drawn if fact.is_asked]

    @property
    def _repo(self) -> str:
        return self.gathered.tree.root.resolve().name


def fits(template: Template, words: Mapping[str, str], part: str) -> bool:
    """An `asks` needs every word of the fact, or it would ask about more than the fact says."""
    if not template.takes(words):
        return False
    if template.kind is TemplateKind.NEAR:
        return template.placeholders <= set(words) and template.part in (part, None)
    return template.placeholders == set(words) and template.part == part


def _question(template: Template, filled: Filled, number: int, repo: str) -> Question:
    fact: Fact = filled.fact
    is_near = template.kind is TemplateKind.NEAR
    group = ":".join(filter(None, (template.family, filled.part, fact.group_name)))
    return Question(
        id=f"{template.family}-{number:04d}",
        family=template.family,
        text=template.filled(filled.words),
        acceptable=UNANSWERED if is_near else fact.acceptable,
        truth=Nothing() if is_near else fact.truth,
        verified=fact.verified,
        paraphrase_group=f"near:{group}" if is_near else group,
        repo=repo,
        at=fact.at,
        wording=template.text,
        templated=_templated(template, template.kind, filled.words, filled.part),
    )


def _twin_question(kind: str, twin: Twin, template: Template, number: int, repo: str) -> Question:
    return Question(
        id=f"{kind}-{number:04d}",
        family=kind,
        text=template.filled(twin.words),
        acceptable=twin.fact.acceptable,
        truth=twin.fact.truth,
        verified=twin.fact.verified,
        paraphrase_group=f"{kind}:{twin.family}:{twin.fact.group_name}",
        repo=repo,
        at=twin.fact.at,
        wording=template.text,
        templated=_templated(template, TemplateKind.TWIN, twin.words, twin.part),
    )


def _templated(
    template: Template, kind: TemplateKind, words: Mapping[str, str], part: str
) -> Templated:
    return Templated(
        family=template.family, kind=kind, words=tuple(sorted(words.items())), part=part
    )
