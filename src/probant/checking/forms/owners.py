"""Whose parameter, field or value a form speaks of: of what is named beside it, or was before.

A default may also be told of a name alone. Next: statements.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.forms import words
from probant.checking.forms.pattern import Fit
from probant.checking.forms.phrases import owned_by
from probant.checking.mentions import Name
from probant.checking.sentences import Node, NodeKind
from probant.checking.world import World
from probant.vocabulary.assertion import ClaimKind

_HOLDING = frozenset("function method class struct interface trait enum".split())
"""Kinds of things that have parameters or fields."""
_SETTABLE = frozenset({"variable", "field", "property", "attribute", "constant"})
_CLASSES = frozenset({"class", "struct", "enum"})


class Owners:
    """Finds the owners in one sentence; `before` is what the last one spoke about."""

    def __init__(self, line: Sequence[Node], before: Node | None, world: World) -> None:
        self._line = line
        self._before = before
        self._world = world

    def settled(self, fit: Fit) -> Fit | None:
        """A form that speaks of "its …", and a parameter that is named alone, belong to what the
        sentence, or the one before it, is about; a default may also be told of a name alone."""
        fixed = fit.row.fixed
        role = "subject" if fixed.get("subject") == "topic" else fixed.get("topic", "")
        if role:
            topic = self._topic()
            if topic is None:
                return None
            fit = fit._replace(bound={role: topic, **fit.bound})
        if fit.row.kind is ClaimKind.VALUE and self._is_option(fit):
            return fit._replace(row=fit.row._replace(kind=ClaimKind.DEFAULTS))
        if fixed.get("told") and not self._is_told_of_topic():
            return None
        if "owner" in fit.bound and "subject" in fit.bound:
            return _owned(fit, fit.bound["owner"])
        if fixed.get("owner") != "topic":
            return fit
        subject = fit.bound["subject"]
        first = self._line[0]
        is_told = first.kind is NodeKind.NAME and subject is not first
        owner = first if is_told else self._topic()
        is_one = (
            owner is not None
            and len(owner.names) == 1
            and self._world.has_name(owner.names[0].text)
        )
        if is_one and owner is not None:
            is_one = not _HOLDING.isdisjoint(self._world.kinds_of(owner.names[0].text))
        if (owner is None or not is_one) and "switch" in fit.bound:
            return None
        if owner is None or not is_one:
            return fit._replace(row=fit.row._replace(kind=ClaimKind.DEFAULTS))
        return _owned(fit, owner)

    def _is_option(self, fit: Fit) -> bool:
        """Whether a sentence begins with a parameter, a field or an option that is no constant:
        what that is, is what it is by default."""
        subject = fit.bound["subject"]
        is_first = fit.bound["subject"] is self._line[0] and len(subject.names) == 1
        if not is_first or "owner" in fit.bound or is_constant(subject, self._world):
            return False
        name = subject.names[0]
        is_plain = name.is_marked and not name.owner and name.text.isidentifier()
        kinds = self._world.kinds_of(name.text)
        return is_plain and bool(kinds) and kinds <= _SETTABLE

    def _is_told_of_topic(self) -> bool:
        """Whether the sentence has one thing it may speak about: its first name."""
        return self._line[0].kind is NodeKind.NAME

    def _topic(self) -> Node | None:
        """What a sentence begins with as its scene ("In `f` …"), or what was spoken of before."""
        line = self._line
        is_scene = len(line) > 2 and line[0].text in words.SCENES and line[1].kind is NodeKind.NAME
        topic = line[1] if is_scene else self._before
        is_one = topic is not None and len(topic.names) == 1 and not topic.is_modifier
        return (
            topic
            if is_one and topic is not None and self._world.has_name(topic.names[0].text)
            else None
        )


def is_constant(subject: Node, world: World) -> bool:
    return all(
        name.noun == "constant"
        or world.kinds_of(name.text) == {"constant"}
        or _is_class_attribute(name, world)
        for name in subject.names
    )


def _is_class_attribute(name: Name, world: World) -> bool:
    owner = name.owner or name.text.rpartition(".")[0]
    kinds = world.kinds_of(owner) if owner else frozenset()
    return bool(kinds) and kinds <= _CLASSES


def _owned(fit: Fit, owner: Node) -> Fit:
    """The same form, with what it speaks about as something that the owner has."""
    subject = fit.bound["subject"]
    owned = owned_by(subject, owner, start=subject.start, end=subject.end)
    return fit._replace(bound={**fit.bound, "subject": owned})
