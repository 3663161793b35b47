"""What each stage is asked: one question for every reviewer, every voter, and the chairman.

Names of reviewers never reach a model: later stages see letters in an order of their own, drawn
from the stored seed. When they are asked, and for how long, is session.py's matter.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.council.deciding.ranking import Order, orders, rank
from probant.council.hearing.own_words import Shown
from probant.council.hearing.replies import (
    MAX_MARK,
    Unread,
    read_ballot,
    read_review,
    read_synthesis,
)
from probant.council.prompts import prompt
from probant.council.prompts.budget import Allocation, fitted_chairman_prompt, fitted_ranking_prompt
from probant.council.prompts.reviews import retold
from probant.council.stages.asking import Question
from probant.council.stages.schemas import ballot_schema, review_schema
from probant.llm.keys import without_keys
from probant.llm.port import Model, Stage
from probant.vocabulary.council import CHAIRMAN, Ballot, Heard, Item, Review, VoiceStatus
from probant.vocabulary.record import replace


class Script:
    """The questions of one verification; what follows depends on what was said."""

    def __init__(
        self, allocation: Allocation, items: tuple[Item, ...], models: tuple[Model, ...], seed: str,
        *, secrets: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self._allocation = allocation
        self._models: Mapping[str, Model] = {model.name: model for model in models}
        self._seed = seed
        self._secrets = secrets
        self.shown = shown_texts(allocation)
        self._forbidden = Shown.of((*(item.content for item in items), *self.shown))
        self._read: dict[str, Review | Unread] = {}

    def reviews(self) -> tuple[Question, ...]:
        return tuple(
            Question(
                model=model,
                stage=Stage.REVIEWER,
                prompt=self._allocation.prompt,
                why_unread=lambda text: _why(self._review_of(text)),
                schema=review_schema(),
            )
            for model in self._models.values()
        )

    def cross_review(self, reviews: tuple[Heard, ...]) -> tuple[Question, ...]:
        """One ballot for each reviewer that can be read; nobody else has a vote."""
        reviews = self._without_keys(reviews)
        texts = {one.name: one.text for one in reviews if one.status is VoiceStatus.ANSWERED}
        return tuple(self._ballot(voter, texts, reviews) for voter in texts)

    def _ballot(self, voter: str, texts: Mapping[str, str], reviews: tuple[Heard, ...]) -> Question:
        order = orders(tuple(texts), voter, self._seed)
        return Question(
            model=self._models[voter],
            stage=Stage.RANKING,
            prompt=fitted_ranking_prompt(self._allocation, self._labelled(order, texts)),
            why_unread=lambda text: _why(self._ballot_of(text, voter, order, reviews)),
            schema=ballot_schema(label for label, _name in order),
            order=order,
        )

    def _ballot_of(
        self, text: str, voter: str, order: Order, reviews: tuple[Heard, ...]
    ) -> Ballot | Unread:
        said = [one.text for one in reviews]
        return read_ballot(text, voter=voter, order=order, forbidden=self._forbidden, reviews=said)

    def synthesis(
        self, chairman: Model, reviews: tuple[Heard, ...], ballots: tuple[Heard, ...]
    ) -> Question:
        """The chairman also reads replies without the block that was asked for."""
        reviews = self._without_keys(reviews)
        texts = {
            one.name: one.text
            for one in reviews
            if one.status in (VoiceStatus.ANSWERED, VoiceStatus.UNPARSED)
        }
        order = orders(tuple(texts), CHAIRMAN, self._seed)
        standings = self._standings(order, ballots, reviews)
        said = [one.text for one in reviews]
        return Question(
            model=chairman,
            stage=Stage.CHAIRMAN,
            prompt=fitted_chairman_prompt(
                self._allocation, self._labelled(order, texts), standings
            ),
            why_unread=lambda text: _why(read_synthesis(text, self._forbidden, said)),
            order=order,
        )

    def _standings(
        self, order: Order, ballots: tuple[Heard, ...], reviews: tuple[Heard, ...]
    ) -> tuple[prompt.Placed, ...]:
        """By place where ballots have places; two reviewers have only marks for each other."""
        read = [
            self._ballot_of(one.text, one.name, one.order, reviews)
            for one in ballots
            if one.status is VoiceStatus.ANSWERED
        ]
        label_of = {name: label for label, name in order}
        standings = rank([one for one in read if isinstance(one, Ballot)]).standings
        placed = [(one.name, one.borda) for one in standings if one.borda is not None]
        marked = [(one.name, one.score / MAX_MARK) for one in standings if one.score is not None]
        return tuple(prompt.Placed(label_of[name], score) for name, score in placed or marked)

    def _without_keys(self, reviews: tuple[Heard, ...]) -> tuple[Heard, ...]:
        """One model's key is no other endpoint's business."""
        return tuple(replace(one, text=without_keys(one.text, self._secrets)) for one in reviews)

    def _labelled(self, order: Order, texts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        return tuple((label, self._told(texts[name])) for label, name in order)

    def _told(self, reply: str) -> str:
        """In one form for all, which does not give its author away and has lines to cut at; a
        reply that cannot be read stays as it is."""
        review = self._review_of(reply)
        return retold(review) if isinstance(review, Review) else reply

    def _review_of(self, reply: str) -> Review | Unread:
        """Each reply is read once, however many are shown it."""
        if reply not in self._read:
            self._read[reply] = read_review(reply, self._forbidden)
        return self._read[reply]


def shown_texts(allocation: Allocation) -> tuple[str, ...]:
    """The files as the prompt shows them, without the numbers of their lines."""
    return tuple(
        "\n".join(line for _number, line in block.lines) for block in allocation.material.files
    )


def _why(read: Review | Ballot | Unread) -> str:
    return read.why if isinstance(read, Unread) else ""
