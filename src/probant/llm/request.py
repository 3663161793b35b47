"""What goes out: the body of a request, and how to ask for less where an endpoint knows less.

Nothing is sent here; openai.py does, and decides when a milder request is worth a try.
"""

from __future__ import annotations

from typing import Any

from probant.llm.endpoint import Endpoint, Structure
from probant.llm.port import Asked
from probant.llm.refusals import MILDER
from probant.vocabulary.record import Record, replace

_OTHER_TOKENS = "max_completion_tokens"


class Form(Record, kw_only=True):
    """What a request asks for beyond the reply; an endpoint that knows less is asked for less."""

    with_structure: bool
    with_usage: bool
    tokens: str = "max_tokens"

    @classmethod
    def of(cls, endpoint: Endpoint) -> Form:
        """All that its settings allow."""
        return cls(
            with_structure=endpoint.structure is not Structure.NONE,
            with_usage=endpoint.is_streamed,
        )

    def milder(self, endpoint: Endpoint, status: int | None, words: str) -> Form | None:
        """The same question asking for less, if the endpoint may have refused what is left out."""
        if status not in MILDER:
            return None
        if self.tokens == "max_tokens" and _OTHER_TOKENS in words:
            return replace(self, tokens=_OTHER_TOKENS)
        if self.with_structure and endpoint.structure is Structure.AUTO:
            return replace(self, with_structure=False)
        return replace(self, with_usage=False) if self.with_usage else None


def request_of(endpoint: Endpoint, form: Form, asked: Asked) -> dict[str, Any]:
    """The body of the request, as the package takes it."""
    said = (("system", asked.prompt.system), ("user", asked.prompt.user))
    request: dict[str, Any] = {
        "model": endpoint.model,
        "messages": [{"role": role, "content": text} for role, text in said if text],
    }
    if endpoint.temperature is not None:
        request["temperature"] = endpoint.temperature
    if endpoint.max_output_tokens is not None:
        request[form.tokens] = endpoint.max_output_tokens
    if endpoint.is_streamed:
        request["stream"] = True
    if form.with_usage:
        request["stream_options"] = {"include_usage": True}
    if form.with_structure:
        request["response_format"] = _structure(endpoint, asked)
    return request


def _structure(endpoint: Endpoint, asked: Asked) -> dict[str, Any]:
    if endpoint.structure is Structure.JSON_OBJECT:
        return {"type": "json_object"}
    name = f"probant_{asked.stage.value}"
    schema = {"name": name, "strict": True, "schema": asked.schema}
    return {"type": "json_schema", "json_schema": schema}
