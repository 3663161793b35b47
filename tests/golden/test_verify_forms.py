"""Three reviews in every form, as files beside: a changed form is a reviewed diff.

python -m tests.golden.test_verify_forms    rewrites them
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from probant.council.response import VerifyResponse
from probant.surfaces.cli.text import painter
from probant.surfaces.verify.github import step_summary
from probant.surfaces.verify.rendering import render
from tests.surfaces.reviewed import failing, no_models, passing

FOLDER = Path(__file__).parent / "verify"
ROOT = Path("/somewhere/shop")
REVIEWS: dict[str, Callable[[], VerifyResponse]] = {
    "no_models": no_models,
    "failing": failing,
    "passing": passing,
}
FORMS = {"text": "txt", "json": "json", "sarif": "sarif", "github": "log", "summary": "md"}
KEPT = [(review, form) for review in REVIEWS for form in FORMS]


def shown(review: str, form: str) -> str:
    response = REVIEWS[review]()
    if form == "summary":
        return step_summary(response)
    return render(response, form, painter("never"), root=ROOT).text


@pytest.mark.parametrize(("review", "form"), KEPT)
def test_a_form_is_what_it_was(review: str, form: str) -> None:
    kept = (FOLDER / f"{review}.{FORMS[form]}").read_text(encoding="utf-8")
    assert shown(review, form) == kept, "changed; python -m tests.golden.test_verify_forms rewrites"


if __name__ == "__main__":
    for review, form in KEPT:
        (FOLDER / f"{review}.{FORMS[form]}").write_text(shown(review, form), encoding="utf-8")
