"""What forms about the project as a whole fill into their assertions: what it needs, its licence.

Beside building.py, which holds those of the other forms. Next: building.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from probant.checking.forms.fillers import LANGUAGE_OF, REQUIREMENT, RUNTIME
from probant.checking.forms.pattern import Fit
from probant.checking.forms.prose_fields import Fields, number_of
from probant.checking.forms.words import ENDINGS
from probant.checking.sentences import Node
from probant.vocabulary.assertion import CitedPlace, ClaimKind, Mention

if TYPE_CHECKING:
    from probant.checking.forms.building import Builder


def _needed(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    """What the project depends on: a name, or a path of a registry."""
    if (required := fit.bound.get("requirement")) is not None:
        for one in required.members or (required,):
            match = REQUIREMENT.fullmatch(one.text)
            assert match is not None  # noqa: S101 - the slot's test
            name = Mention(text=match["name"], span=builder.span(one.start, one.end))
            yield {"subject": name, "expected": match["version"]}
        return
    as_object = fit._replace(bound={"object": fit.bound["subject"]})
    version = fit.bound.get("version")
    for thing in builder.modules(as_object):
        yield {"subject": thing, "expected": _version(version) if version is not None else ""}


def _tallied(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    if fit.follows in ENDINGS:
        yield {"count": number_of(fit.bound["count"])}


def _versioned(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    if (runtime := fit.bound.get("runtime")) is not None:
        match = RUNTIME.fullmatch(runtime.text)
        assert match is not None  # noqa: S101 - the slot's test
        literal = LANGUAGE_OF.get(match["name"], match["name"])
        yield {"literal": literal, "expected": match["version"]}
        return
    language = fit.bound.get("language")
    told = fit.row.fixed.get("language", "version")
    literal = language.text if language is not None else told
    yield {"literal": literal, "expected": _version(fit.bound["version"])}


def _version(node: Node) -> str:
    return (node.raw or node.text).strip("`\"'vV+>=^~ ")


def _licensed(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    yield {"literal": fit.bound["licence"].text}


PROJECT_FIELDS: Mapping[
    ClaimKind, Callable[[Builder, Fit, CitedPlace | None], Iterator[Fields]]
] = {
    ClaimKind.DEPENDS_ON: _needed,
    ClaimKind.DEPENDENCIES: _tallied,
    ClaimKind.DEPENDENCY_VERSION: _needed,
    ClaimKind.LANGUAGE_VERSION: _versioned,
    ClaimKind.PROJECT_FIELD: _versioned,
    ClaimKind.IS_LICENCE: _licensed,
}
