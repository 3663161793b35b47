"""What goes out to an endpoint, and what counts as a reply, over real HTTP."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from probant.llm.endpoint import Structure
from probant.llm.port import Prompt, Stage, Trouble
from tests.chat_server import Answer, ChatServer, Raw, Said, refuse, say
from tests.unit.llm.asking import SCHEMA, asked, model_at, reply_of, trouble_of

MESSAGE = 'Grüße 🌍 \u2028 {"verdict": "pass"}\n'


@pytest.mark.parametrize("form", ["asked", "json", "events"])
@pytest.mark.parametrize("is_streamed", [False, True])
def test_a_reply_comes_whole_whatever_form_it_has(is_streamed: bool, form: str) -> None:
    with ChatServer(say(MESSAGE, form=form)) as server:
        reply = reply_of(model_at(server.base_url, is_streamed=is_streamed))
    assert reply.text == MESSAGE
    assert (reply.prompt_tokens, reply.completion_tokens, reply.n_tries) == (100, 20, 1)


@pytest.mark.parametrize("stage", list(Stage))
def test_a_request_carries_its_stage_and_nothing_it_was_not_told(stage: Stage) -> None:
    with ChatServer("good") as server:
        reply_of(model_at(server.base_url, key="sk-of-alpha"), asked(stage=stage))
    (request,) = server.requests
    assert request.path == "/v1/chat/completions"
    assert request.stage == stage.value
    assert request.headers["authorization"] == "Bearer sk-of-alpha"
    assert request.body == {
        "model": "m1",
        "messages": [
            {"role": "system", "content": "You review."},
            {"role": "user", "content": "Look at this."},
        ],
    }
    assert set(request.headers) == {
        "host", "accept", "accept-encoding", "authorization", "connection", "content-length",
        "content-type", "user-agent", "x-probant-stage",
    }  # fmt: skip


def test_what_is_configured_is_sent() -> None:
    with ChatServer("good") as server:
        model = model_at(server.base_url, temperature=0.25, max_output_tokens=900, is_streamed=True)
        reply_of(model, asked(prompt=Prompt("", "only this")))
    (request,) = server.requests
    assert request.body == {
        "model": "m1",
        "messages": [{"role": "user", "content": "only this"}],
        "temperature": 0.25,
        "max_tokens": 900,
        "stream": True,
        "stream_options": {"include_usage": True},
    }


def test_a_base_url_may_end_in_a_slash() -> None:
    with ChatServer("good") as server:
        reply_of(model_at(f"{server.base_url}/"))
    assert server.requests[0].path == "/v1/chat/completions"


def test_without_a_key_a_placeholder_is_sent() -> None:
    with ChatServer("good") as server:
        reply_of(model_at(server.base_url))
    assert server.requests[0].headers["authorization"] == "Bearer none"


# Structured output


def test_the_schema_is_demanded_where_there_is_one() -> None:
    with ChatServer("good") as server:
        model = model_at(server.base_url)
        reply_of(model, asked(is_structured=True))
        reply_of(model)
        reply_of(model, asked(is_structured=True))
    first, second, third = (one.body for one in server.requests)
    assert first["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "probant_reviewer", "strict": True, "schema": SCHEMA},
    }
    assert "response_format" not in second
    assert third["response_format"] == first["response_format"]


@pytest.mark.parametrize(
    ("structure", "sent"),
    [(Structure.NONE, None), (Structure.JSON_OBJECT, {"type": "json_object"})],
)
def test_other_wishes_for_the_form(structure: Structure, sent: object) -> None:
    with ChatServer("good") as server:
        reply_of(model_at(server.base_url, structure=structure), asked(is_structured=True))
    assert server.requests[0].body.get("response_format") == sent


@pytest.mark.parametrize("status", [400, 404, 422])
def test_an_endpoint_that_refuses_the_schema_is_asked_without(status: int) -> None:
    script = [refuse(status, "response_format unknown"), "good"]
    with ChatServer(script) as server:
        model = model_at(server.base_url)
        reply = reply_of(model, asked(is_structured=True))
        reply_of(model, asked(is_structured=True))
    assert [("response_format" in one.body) for one in server.requests] == [True, False, False]
    assert reply.n_tries == 2


def test_a_refusal_that_has_nothing_to_do_with_the_schema_does_not_stick() -> None:
    script = [refuse(400, "too long"), refuse(400, "too long"), "good"]
    with ChatServer(script) as server:
        model = model_at(server.base_url)
        none = trouble_of(model, asked(is_structured=True))
        reply_of(model, asked(is_structured=True))
    assert "too long" in none.detail
    assert [("response_format" in one.body) for one in server.requests] == [True, False, True]


def test_an_endpoint_is_asked_for_less_until_it_takes_it() -> None:
    def picky(request: Any) -> Answer:
        for name in ("response_format", "stream_options"):
            if name in request.body:
                return refuse(422, f"{name} is not known")
        return "good"

    with ChatServer(picky) as server:
        model = model_at(server.base_url, is_streamed=True)
        assert reply_of(model, asked(is_structured=True)).n_tries == 3
        assert reply_of(model, asked(is_structured=True)).n_tries == 1


def test_the_newer_name_of_the_longest_length_is_used_where_it_is_demanded() -> None:
    script = [refuse(400, "Use 'max_completion_tokens' instead of 'max_tokens'"), "good"]
    with ChatServer(script) as server:
        reply_of(model_at(server.base_url, max_output_tokens=7))
    assert server.requests[0].body["max_tokens"] == 7
    assert server.requests[1].body["max_completion_tokens"] == 7
    assert "max_tokens" not in server.requests[1].body


# What is no reply


def raw(document: object) -> Raw:
    return Raw(json.dumps(document).encode())


def choice(**message: object) -> dict[str, object]:
    return {"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]}


NO_REPLIES: dict[str, tuple[Answer, str]] = {
    "a web page": (Raw(b"<!doctype html><p>Sign in"), "web page"),
    "nothing": (Raw(b""), "is empty"),
    "blanks": (Raw(b"  \n\n"), "is empty"),
    "no JSON": (Raw(b"{'a': 1"), "is not JSON"),
    "deep JSON": (Raw(b"[" * 200_000), "is not JSON"),
    "an endless number": (Raw(b'{"choices": ' + b"9" * 5000 + b"}"), "is not JSON"),
    "no UTF-8": (Raw(b'{"choices": "\xff\xfe"}'), "is not UTF-8"),
    "a list": (raw([1]), "no chat completion"),
    "a text": (raw("hello"), "no chat completion"),
    "null": (raw(None), "no chat completion"),
    "no choices": (raw({"id": "x"}), "no choices"),
    "empty choices": (raw({"choices": []}), "no choices"),
    "choices that are none": (raw({"choices": {"0": 1}}), "not a list"),
    "a choice that is none": (raw({"choices": ["hello"]}), "not an object"),
    "a message that is none": (raw({"choices": [{"message": "hello"}]}), "not an object"),
    "another choice": (raw({"choices": [{"index": 1, "message": {"content": "x"}}]}), "no choices"),
    "null content": (say(None), "is empty"),
    "blank content": (say(" \n"), "is empty"),
    "a number for content": (say(7), "neither text"),
    "an object for content": (say({"text": "x"}), "neither text"),
    "odd parts": (say([7]), "neither text"),
    "a picture": (say([{"type": "image_url", "image_url": {"url": "x"}}]), "is empty"),
    "a refusal": (raw(choice(content=None, refusal="I cannot")), "refuses to answer.*I cannot"),
    "a tool call": (raw(choice(content=None, tool_calls=[{"id": "1"}])), "call a tool"),
    "a function call": (raw(choice(content=None, function_call={"name": "f"})), "call a tool"),
    "a thought": (raw(choice(content="", reasoning_content="hm")), "thought and said nothing"),
    "an error under 200": (raw({"error": {"message": "no such model"}}), "error.*no such model"),
    "an error in a text": (raw({"error": "broken"}), "error.*broken"),
    "an error that says nothing": (raw({"error": {"message": 3, "code": "x"}}), "reports an error"),
    "an error that is a number": (raw({"error": 5}), "reports an error"),
    "an event that is no JSON": (Raw(b"data: {oops\n\ndata: [DONE]\n\n"), "is not JSON"),
    "an event with an error": (
        Raw(b'data: {"choices": []}\n\ndata: {"error": {"message": "ouch"}}\n\n'), "ouch",
    ),
    "an end and nothing else": (Raw(b"data: [DONE]\n\n"), "no choices"),
}  # fmt: skip


@pytest.mark.parametrize("name", NO_REPLIES)
@pytest.mark.parametrize("is_streamed", [False, True])
def test_what_is_no_reply_says_so_in_one_line(name: str, is_streamed: bool) -> None:
    answer, says = NO_REPLIES[name]
    with ChatServer(answer) as server:
        none = trouble_of(model_at(server.base_url, is_streamed=is_streamed))
    assert re.search(says, none.detail), none.detail
    assert len(server.requests) == 1


@pytest.mark.parametrize("is_streamed", [False, True])
@pytest.mark.parametrize("finish", ["length", "max_tokens", "content_filter", "error"])
def test_a_reply_that_was_cut_is_none(finish: str, is_streamed: bool) -> None:
    with ChatServer(say("the beginning of", finish=finish)) as server:
        model = model_at(server.base_url, is_streamed=is_streamed)
        none = trouble_of(model, trouble=Trouble.CUT)
    assert none.text == "the beginning of"
    assert (none.prompt_tokens, none.completion_tokens) == (100, 20)
    assert len(server.requests) == 1


@pytest.mark.parametrize("finish", ["stop", "eos", None])
def test_any_other_end_is_one(finish: str | None) -> None:
    with ChatServer(say("good", finish=finish)) as server:
        assert reply_of(model_at(server.base_url)).text == "good"
        assert reply_of(model_at(server.base_url, is_streamed=True)).text == "good"


def test_parts_of_text_are_one_text() -> None:
    parts = [{"type": "text", "text": "a"}, {"type": "image"}, "b", {"type": "text", "text": "c"}]
    with ChatServer(say(parts)) as server:
        assert reply_of(model_at(server.base_url)).text == "abc"
        assert reply_of(model_at(server.base_url, is_streamed=True)).text == "abc"


def test_half_a_character_does_not_come_through() -> None:
    with ChatServer(
        Raw(b'{"choices": [{"message": {"content": "a\\ud800b\\ud83c\\udf0d"}}]}')
    ) as server:
        text = reply_of(model_at(server.base_url)).text
    assert text == "a\ufffdb🌍"
    assert text.encode("utf-8")


@pytest.mark.parametrize(
    "usage",
    [None, 7, {}, {"prompt_tokens": -1, "completion_tokens": 1.5}, {"prompt_tokens": True},
     {"prompt_tokens": "9", "completion_tokens": None}, {"prompt_tokens": 10**12}],
)  # fmt: skip
def test_absurd_figures_of_usage_are_none(usage: object) -> None:
    with ChatServer(Said({"content": "good"}, usage=usage)) as server:
        reply = reply_of(model_at(server.base_url))
    assert (reply.prompt_tokens, reply.completion_tokens) == (None, None)


EVENTS = (
    b"\xef\xbb\xbf: keep-alive\r\n\r\nevent: message\r\nid: 1\r\n"
    b'data: {"choices": [{"index": 0,\r\ndata: "delta": {"content": "one "}}]}\r\n\r\n'
    b'data:{"choices": [{"delta": {"content": "two"}, "finish_reason": "stop"}]}'
)


def test_events_as_the_standard_allows_them() -> None:
    with ChatServer(Raw(EVENTS)) as server:
        assert reply_of(model_at(server.base_url, is_streamed=True)).text == "one two"
    with ChatServer(Raw(EVENTS, trickle=0.001)) as server:
        assert reply_of(model_at(server.base_url, is_streamed=True)).text == "one two"


def test_blanks_that_keep_a_connection_alive_are_no_part_of_a_reply() -> None:
    body = b"\n" * 300 + b'{"choices": [{"message": {"content": "good"}}]}'
    with ChatServer(Raw(body, trickle=0.0005)) as server:
        assert reply_of(model_at(server.base_url)).text == "good"
