"""Endpoints that refuse, fail, dawdle or break off: tried again within the time, and said so."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
import threading
from email.utils import formatdate

import pytest

from probant.llm.body import MAX_BODY_BYTES
from probant.llm.openai import MAX_TRIES
from probant.llm.port import NoReply, Reply, Trouble
from probant.llm.refusals import MAX_WAIT_SECONDS, backoff, wished_wait
from tests.chat_server import Answer, ChatServer, Raw, Request, dropped, refuse, say
from tests.unit.llm.asking import Waits, asked, model_at, reply_of, trouble_of

SHORT = 0.6
"""Seconds that are enough for nothing."""


# Tried again


@pytest.mark.parametrize("first", [408, 409, 429, 500, 502, 503, 504])
def test_a_passing_refusal_is_tried_again(first: int) -> None:
    waits = Waits()
    with ChatServer([refuse(first), refuse(first), "good"]) as server:
        reply = reply_of(model_at(server.base_url, waits))
    assert (reply.text, reply.n_tries) == ("good", 3)
    assert waits == [0.5, 1.0]


def test_a_broken_connection_is_tried_again() -> None:
    waits = Waits()
    with ChatServer([dropped(), "good"]) as server:
        reply = reply_of(model_at(server.base_url, waits))
    assert (reply.text, reply.n_tries, waits) == ("good", 2, [0.5])


def test_it_is_not_tried_for_ever() -> None:
    waits = Waits()
    with ChatServer(refuse(503, "overloaded")) as server:
        none = trouble_of(model_at(server.base_url, waits))
    assert none.n_tries == len(server.requests) == MAX_TRIES
    assert waits == [0.5, 1.0, 2.0]
    assert "HTTP 503" in none.detail
    assert "overloaded" in none.detail


def test_an_error_with_a_status_in_place_of_a_reply_is_one() -> None:
    busy = Raw(b'{"error": {"message": "busy", "code": "429"}}')
    with ChatServer([busy, "good"]) as server:
        assert reply_of(model_at(server.base_url)).n_tries == 2
    with ChatServer(Raw(b'{"error": {"message": "who are you", "code": 401}}')) as server:
        assert "refuses the key" in trouble_of(model_at(server.base_url)).detail


@pytest.mark.parametrize("value", ["3", "3.5", "0"])
def test_the_endpoint_says_how_long_to_wait(value: str) -> None:
    waits = Waits()
    with ChatServer([refuse(429, retry_after=value), "good"]) as server:
        reply_of(model_at(server.base_url, waits))
    assert waits == [float(value)]


def test_the_wait_may_be_a_date_or_nonsense() -> None:
    now = 1_700_000_000.0
    assert wished_wait({"retry-after": formatdate(now + 30, usegmt=True)}, now) == 30
    assert wished_wait({"retry-after": formatdate(now - 30, usegmt=True)}, now) == 0
    assert wished_wait({"retry-after-ms": "250", "retry-after": "9"}, now) == 0.25
    for nonsense in ("", "soon", "-5", "nan", "inf", "1e999", "Mon, 99 Foo 2024 00:00:00 GMT"):
        assert wished_wait({"retry-after": nonsense}, now) is None
    assert wished_wait({}, now) is None


def test_a_wait_longer_than_the_time_left_is_not_waited() -> None:
    waits = Waits()
    with ChatServer(refuse(429, "slow down", retry_after="3600")) as server:
        none = trouble_of(model_at(server.base_url, waits))
    assert (waits, none.n_tries) == ([], 1)
    assert "3600 s" in none.detail


def test_the_own_wait_is_not_begun_without_time_for_it() -> None:
    waits = Waits()
    with ChatServer(refuse(500)) as server:
        none = trouble_of(model_at(server.base_url, waits), asked(0.4))
    assert (waits, none.n_tries) == ([], 1)
    assert "HTTP 500" in none.detail


def test_waits_grow_and_stay_bounded() -> None:
    assert [backoff(n, 0.0) for n in range(6)] == [0.5, 1, 2, 4, 8, 8]
    assert backoff(10_000, 0.0) == MAX_WAIT_SECONDS
    assert backoff(0, 1.0) == 0.25


# Not tried again


@pytest.mark.parametrize(
    ("status", "says"),
    [
        (400, "refuses the request.*max_output_tokens.*it says: the reason"),
        (401, "refuses the key; name the variable"),
        (402, "no credit"),
        (403, "refuses the key"),
        (404, "no such model or address; check model and base_url.*the reason"),
        (405, "usually ends in /v1"),
        (413, "too long for it"),
        (418, "it refuses"),
        (422, "refuses the request"),
        (501, "fault of its own"),
    ],
)
def test_a_lasting_refusal_says_what_to_do(status: int, says: str) -> None:
    with ChatServer(refuse(status, "the reason")) as server:
        none = trouble_of(model_at(server.base_url))
    assert none.n_tries == 1
    assert re.search(says, none.detail), none.detail
    assert none.detail.startswith(f"HTTP {status}: ")


@pytest.mark.parametrize(
    "body",
    [b"", b"<html>nginx</html>", b'"text"', b"[]", b'{"detail": "the reason"}', b"\xff\xfe",
     b'{"error": "the reason"}', b'{"error": {"message": 5}}', b"plain"],
)  # fmt: skip
def test_an_error_may_say_it_anyhow(body: bytes) -> None:
    with ChatServer(Raw(body, 400)) as server:
        none = trouble_of(model_at(server.base_url))
    assert none.detail.startswith("HTTP 400: ")
    assert ("the reason" in none.detail) == (b"the reason" in body)
    assert "<" not in none.detail


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    with ChatServer("stolen") as other:
        away = Raw(
            b"", status, (("Location", f"http://localhost:{other.port}/v1/chat/completions"),)
        )
        with ChatServer(away) as server:
            none = trouble_of(model_at(server.base_url, key="sk-secret-key"))
    assert other.requests == []
    assert "redirects" in none.detail
    assert f"localhost:{other.port}" in none.detail


# Broken off


@pytest.mark.parametrize("is_streamed", [False, True])
def test_a_reply_that_breaks_off_is_tried_once_more(is_streamed: bool) -> None:
    cut = say("the beginning and the end", finish=None, usage=None, ends=False, then="drop")
    half = Raw(b'{"choices": [{"message": {"content": "the begin', then="drop")
    broken: Answer = cut if is_streamed else half
    with ChatServer([broken, "good"]) as server:
        assert reply_of(model_at(server.base_url, is_streamed=is_streamed)).n_tries == 2
    with ChatServer(broken) as server:
        model = model_at(server.base_url, is_streamed=is_streamed)
        none = trouble_of(model, trouble=Trouble.CUT)
    assert none.n_tries == 2
    assert "broke off" in none.detail
    assert none.text == ("the beginning and the end" if is_streamed else "")


def test_a_stream_that_just_ends_was_cut() -> None:
    with ChatServer(say("the beginning", finish=None, usage=None, ends=False)) as server:
        model = model_at(server.base_url, is_streamed=True)
        assert trouble_of(model, trouble=Trouble.CUT).text == "the beginning"


def test_fewer_bytes_than_promised_are_a_cut() -> None:
    with ChatServer(Raw(b'{"choices": [', length=5000)) as server:
        trouble_of(model_at(server.base_url), trouble=Trouble.CUT)


def test_an_end_that_was_said_counts_though_the_connection_breaks() -> None:
    with ChatServer(say("all of it", usage=None, ends=False, then="drop")) as server:
        assert reply_of(model_at(server.base_url, is_streamed=True)).text == "all of it"
        assert reply_of(model_at(server.base_url)).text == "all of it"


# Bounded


def test_a_reply_without_end_is_not_read_to_its_end() -> None:
    with ChatServer(Raw(b'{"a": "' + b"x" * 100_000, then="endless")) as server:
        assert "too long" in trouble_of(model_at(server.base_url)).detail
    flood = b'data: {"choices": [{"delta": {"content": "' + b"x" * 10_000 + b'"}}]}\n\n'
    with ChatServer(Raw(flood, then="endless")) as server:
        assert "too long" in trouble_of(model_at(server.base_url, is_streamed=True)).detail


def test_the_longest_reply_that_is_read() -> None:
    head, tail = b'{"choices": [{"message": {"content": "', b'"}}]}'
    n = MAX_BODY_BYTES - len(head) - len(tail)
    with ChatServer(Raw(head + b"x" * n + tail)) as server:
        assert len(reply_of(model_at(server.base_url)).text) == n
    with ChatServer(Raw(head + b"x" * (n + 1) + tail)) as server:
        assert "too long" in trouble_of(model_at(server.base_url)).detail


def test_an_error_without_end_is_read_at_its_beginning() -> None:
    with ChatServer(Raw(b"x" * 10_000, 400, then="endless")) as server:
        assert "HTTP 400" in trouble_of(model_at(server.base_url)).detail


def test_a_compressed_reply_that_nobody_asked_for_is_not_unpacked() -> None:
    bomb = Raw(gzip.compress(b" " * 50_000_000), headers=(("Content-Encoding", "gzip"),))
    with ChatServer(bomb) as server:
        assert "compressed" in trouble_of(model_at(server.base_url)).detail
    assert server.requests[0].headers["accept-encoding"] == "identity"


SLOW: dict[str, Answer] = {
    "silence": Raw(b"", wait=60),
    "headers only": Raw(b"", then="hang"),
    "a trickle": Raw(b" " * 10_000, trickle=0.01),
    "a trickle of events": Raw(b": still there\n" * 10_000, trickle=0.01),
    "a trickling error": Raw(b"x" * 10_000, 400, trickle=0.01),
    "half a reply": Raw(b'{"choices": [', then="hang"),
}


@pytest.mark.parametrize("is_streamed", [False, True])
@pytest.mark.parametrize("name", SLOW)
def test_no_reply_in_time_is_a_timeout(name: str, is_streamed: bool) -> None:
    with ChatServer(SLOW[name]) as server:
        model = model_at(server.base_url, is_streamed=is_streamed)
        none = trouble_of(model, asked(SHORT), Trouble.TIMEOUT)
    assert none.seconds < SHORT + 20  # of 100 that it would take
    assert "no reply within" in none.detail


def test_a_stream_that_never_ends_is_left_in_time_with_what_it_said() -> None:
    with ChatServer(say("so far", finish=None, usage=None, ends=False, then="hang")) as server:
        model = model_at(server.base_url, is_streamed=True)
        none = trouble_of(model, asked(SHORT), Trouble.TIMEOUT)
    assert none.text == "so far"


def test_what_was_said_whole_counts_though_nobody_hangs_up() -> None:
    with ChatServer(say("all of it", usage=None, ends=False, then="hang")) as server:
        model = model_at(server.base_url, is_streamed=True)
        assert reply_of(model, asked(SHORT)).text == "all of it"
        assert reply_of(model_at(server.base_url), asked(SHORT)).text == "all of it"


def test_what_is_ended_is_not_waited_for() -> None:
    with ChatServer(say("all of it", then="hang")) as server:
        model = model_at(server.base_url, is_streamed=True)
        assert reply_of(model, asked(600)).text == "all of it"


def test_no_time_is_no_reply() -> None:
    with ChatServer("good") as server:
        trouble_of(model_at(server.base_url), asked(0.0), Trouble.TIMEOUT)
        trouble_of(model_at(server.base_url), asked(-5.0), Trouble.TIMEOUT)


def test_the_last_refusal_is_told_when_time_runs_out() -> None:
    async def wait(_seconds: float) -> None:
        await asyncio.sleep(60)

    with ChatServer(refuse(503, "overloaded")) as server:
        model = model_at(server.base_url)
        model.sleep = wait
        none = trouble_of(model, asked(0.9), Trouble.TIMEOUT)
    assert "before that: HTTP 503" in none.detail


# Not reached


def test_nothing_listens() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    none = trouble_of(model_at(f"http://127.0.0.1:{port}/v1"))
    assert "nothing listens there" in none.detail
    assert none.n_tries == MAX_TRIES


def test_a_host_that_is_not_known() -> None:
    none = trouble_of(model_at("http://nobody.invalid/v1"))
    assert "host name is not known" in none.detail


def test_a_server_that_speaks_something_else() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            for _ in range(MAX_TRIES):
                taken, _peer = server.accept()
                with taken:
                    taken.sendall(b"220 mail.example ready\r\n")

        thread = threading.Thread(target=greet, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{server.getsockname()[1]}/v1"
        none = trouble_of(model_at(url))
        thread.join()
    assert "base_url" in none.detail or "broke off" in none.detail


def test_questions_are_asked_side_by_side_and_in_one_loop_after_the_other() -> None:
    together = threading.Barrier(8, timeout=30)

    def answer(_: Request) -> str:
        together.wait()  # one after the other, nobody would ever get past it
        return "good"

    with ChatServer(answer) as server:
        model = model_at(server.base_url)

        async def ask() -> list[Reply | NoReply]:
            return await asyncio.gather(*(model.complete(asked()) for _ in range(8)))

        answers = asyncio.run(ask()) + asyncio.run(ask())
    assert all(isinstance(one, Reply) for one in answers)
    assert not together.broken


def test_who_is_called_off_stops_at_once() -> None:
    async def called_off(url: str) -> bool:
        task = asyncio.create_task(model_at(url).complete(asked(60)))
        await asyncio.sleep(0.3)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            return True
        return False

    with ChatServer(Raw(b"", wait=60)) as server:
        assert asyncio.run(called_off(server.base_url))
