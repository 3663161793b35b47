"""The facet and the member a wording tells besides its targets, out of what a row says of it.

The one place where the rows' phrases become types. Next: goals.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from probant.vocabulary.question import FACETS, Facet, Relation

_PHRASES: Mapping[str, Facet] = {
    **{facet.value.replace("_", " "): facet for facet in Facet},
    "__all__": Facet.ALL_LIST,
    "the number of overloads": Facet.COUNTED_OVERLOADS,
    "function": Facet.FUNCTIONS,
    "class": Facet.CLASSES,
    "its bound": Facet.BOUND,
    "its pin": Facet.PIN,
    "its use": Facet.USE,
    "the extras": Facet.EXTRAS,
    "optional ones": Facet.OPTIONAL,
    "indirect ones": Facet.INDIRECT,
    "the build system": Facet.BUILD_SYSTEM,
    "the matrix": Facet.MATRIX,
    "failing tests": Facet.FAILING,
}
_LOOSELY = re.compile(r"(?:an?|any) (?=\S)")


def facet_and_member(relation: Relation, about: str, said: str = "") -> tuple[Facet | None, str]:
    """What a row's `about` means for this relation, and the word `said` by the question itself.

    A phrase that is no facet of the relation is a word like any other: "async" of a trait.
    """
    if relation is Relation.PARAMETERS and (article := _LOOSELY.match(said)):
        return Facet.ANY_SUCH, said[article.end() :]
    facet = _PHRASES.get(about)
    if facet is None or facet not in FACETS.get(relation, ()):
        return None, said or about
    return facet, said
