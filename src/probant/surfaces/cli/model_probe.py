"""Whether the models of the council answer: each is asked one word, all at once, for a few seconds.

The models' software is loaded only where the settings name a model.
"""

from __future__ import annotations

from probant.settings import Settings
from probant.vocabulary.record import Record

NO_MODELS = "no models configured: verify gives only the machine's view"
TRY_SECONDS = 15.0


class ModelProbe(Record, kw_only=True):
    """One model as it is configured, and what was seen of it. Its key is not in here."""

    name: str
    model: str
    base_url: str
    parts: tuple[str, ...]
    works: bool
    seen: str
    note: str = ""


def try_council(settings: Settings) -> tuple[ModelProbe, ...]:
    if settings.council is None or not settings.council.models:
        return ()
    from probant.llm.port import Reply
    from probant.wiring.council import council_models, try_models

    seats = council_models(settings)
    probes: list[ModelProbe] = []
    for seat, said in zip(seats, try_models(seats, TRY_SECONDS), strict=True):
        seen = seat.why_not if said is None else ""
        if isinstance(said, Reply):
            seen = f"answers after {said.seconds:.1f} s{_key_doubt(seat.model.endpoint.key)}"
        elif said is not None:
            seen = said.detail
        probes.append(
            ModelProbe(
                name=seat.name,
                model=seat.configured.model,
                base_url=seat.configured.base_url,
                parts=seat.parts,
                works=isinstance(said, Reply),
                seen=seen,
                note=seat.configured.note,
            )
        )
    return tuple(probes)


def _key_doubt(key: str) -> str:
    from probant.llm.keys import is_secret

    return (
        "; its key is short or a word, so that it is not hidden"
        if key and not is_secret(key)
        else ""
    )


def council_doubts(settings: Settings) -> tuple[str, ...]:
    """What keeps any verdict from being a pass, and whether too many replies are not read."""
    from probant.council.sessions.telemetry_store import parser_doubt

    unread = parser_doubt(settings.store)
    return (*_doubts_about(settings), *((unread,) if unread else ()))


def _doubts_about(settings: Settings) -> tuple[str, ...]:
    council = settings.council
    if council is None or not council.models:
        return (NO_MODELS,)
    n = len(council.reviewers)
    if n < council.min_reviewers:
        least = council.min_reviewers
        return (f"models that review: {n}; min_reviewers is {least}, so that nothing can pass",)
    return ()
