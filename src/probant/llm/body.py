"""The body of a chat completion, as far as it has come: one JSON object or a stream of events.

Endpoints send either, whatever was asked for. Nothing here waits or judges: `Inbox` takes bytes in,
`Body` says what they hold. openai.py decides whether that is a reply.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from probant.vocabulary.json_text import encodable
from probant.vocabulary.record import Record

MAX_BODY_BYTES = 2_000_000
MAX_TOKENS = 1_000_000_000
"""More cannot have been used: such a figure is no figure."""

_DONE = "[DONE]"
_EVENT_STARTS = (b"data:", b"event:", b"id:", b"retry:", b":")
_BOM = b"\xef\xbb\xbf"


class BodyTooLong(Exception):
    """More bytes than any reply may have."""


class Body(Record, kw_only=True):
    """What an endpoint said. `fault` says why it is not a chat completion; "" where it is one."""

    text: str = ""
    refusal: str = ""
    finish: str | None = None
    is_ended: bool = False
    """Whether the endpoint said itself that this is the end."""
    has_choice: bool = False
    has_tool_call: bool = False
    has_thought: bool = False
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    fault: str = ""
    error: str | None = None
    """The endpoint's own words where it reports an error in place of a reply."""
    error_status: int | None = None


class Inbox:
    """Bytes of one body in the order they come."""

    def __init__(self, max_bytes: int = MAX_BODY_BYTES) -> None:
        self._max_bytes = max_bytes
        self._bytes = bytearray()
        self._n_read = 0
        self._data: list[str] = []
        self._message = _Message()
        self._is_stream: bool | None = None
        self._has_end = False

    @property
    def is_done(self) -> bool:
        """Nothing more is needed: some endpoints never close what they have ended."""
        return self._has_end or self._message.is_finished

    def feed(self, chunk: bytes) -> None:
        if len(self._bytes) + len(chunk) > self._max_bytes:
            raise BodyTooLong
        self._bytes += chunk
        if self._is_stream is None:
            self._is_stream = _is_stream(bytes(self._bytes.lstrip()[:16]))
        if self._is_stream:
            self._read_lines()

    def body(self, *, is_whole: bool) -> Body:
        """What has come so far; `is_whole` where no more will come and nothing broke off."""
        if self._is_stream:
            if is_whole and not self._has_end:
                self._read_line(bytes(self._bytes[self._n_read :]))
                self._dispatch()
            return self._message.body(is_ended=self._has_end)
        found = _whole(bytes(self._bytes))
        # An object that can be read has come to its end.
        return found if is_whole or not found.fault else Body()

    def _read_lines(self) -> None:
        while not self._has_end:
            end = self._bytes.find(b"\n", self._n_read)
            if end < 0:
                return
            line = bytes(self._bytes[self._n_read : end])
            self._n_read = end + 1
            self._read_line(line)

    def _read_line(self, raw: bytes) -> None:
        line = raw.removeprefix(_BOM).rstrip(b"\r")
        if not line:
            self._dispatch()
        elif line.startswith(b"data:"):
            data = line.removeprefix(b"data:").decode("utf-8", "replace").removeprefix(" ")
            if data.strip() == _DONE:
                self._dispatch()
                self._has_end = True
                return
            self._data.append(data)

    def _dispatch(self) -> None:
        data, self._data = "\n".join(self._data), []
        if data.strip():
            self._message.add(_parsed(data))


class _Message:
    """One message put together from one object or from many pieces."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._refusals: list[str] = []
        self._facts: dict[str, object] = {}

    @property
    def is_finished(self) -> bool:
        return {"finish", "prompt_tokens", "completion_tokens"} <= self._facts.keys()

    def add(self, piece: object) -> None:
        if self._facts.get("fault") or "error" in self._facts:
            return
        if isinstance(piece, str):
            self._facts["fault"] = piece
        elif not isinstance(piece, dict):
            self._facts["fault"] = "its reply is JSON, but no chat completion"
        elif piece.get("error"):
            self._facts |= _error(piece["error"])
        else:
            self._facts |= _usage(piece.get("usage"))
            self._add_choices(piece.get("choices"))

    def body(self, *, is_ended: bool) -> Body:
        return Body(
            text=encodable("".join(self._texts)),
            refusal=encodable("".join(self._refusals)),
            is_ended=is_ended or self._facts.get("finish") is not None,
            **self._facts,  # type: ignore[arg-type] # each of its own kind, as set below
        )

    def _add_choices(self, choices: object) -> None:
        if choices is None or choices == []:
            return
        if not isinstance(choices, list):
            self._facts["fault"] = "its choices are not a list"
            return
        for choice in choices:
            if not isinstance(choice, dict):
                self._facts["fault"] = "a choice is not an object"
            elif choice.get("index", 0) == 0:
                self._add_choice(choice)

    def _add_choice(self, choice: Mapping[str, object]) -> None:
        self._facts["has_choice"] = True
        finish = choice.get("finish_reason")
        if isinstance(finish, str) and finish:
            self._facts["finish"] = finish
        said = choice.get("delta") or choice.get("message") or {}
        if not isinstance(said, dict):
            self._facts["fault"] = "a message is not an object"
            return
        text = _content(said.get("content"))
        if text is None:
            self._facts["fault"] = "the content of its message is neither text nor parts of text"
            return
        self._texts.append(text)
        if isinstance(refusal := said.get("refusal"), str):
            self._refusals.append(refusal)
        if said.get("tool_calls") or said.get("function_call"):
            self._facts["has_tool_call"] = True
        if said.get("reasoning_content") or said.get("reasoning"):
            self._facts["has_thought"] = True


def _is_stream(start: bytes) -> bool | None:
    """None while nothing but blanks, which keep a connection alive, has come."""
    begun = start.removeprefix(_BOM)
    if not begun or _BOM.startswith(begun):
        return None
    if any(begun.startswith(one) for one in _EVENT_STARTS):
        return True
    # The first bytes may be the beginning of a name only.
    return None if any(one.startswith(begun) for one in _EVENT_STARTS) else False


def _whole(content: bytes) -> Body:
    if not content.strip():
        return Body(fault="its reply is empty")
    if content.lstrip()[:1] == b"<":
        return Body(fault="it answered with a web page, not with JSON")
    message = _Message()
    try:
        text = content.removeprefix(_BOM).decode("utf-8")
    except UnicodeDecodeError:
        return Body(fault="its reply is not UTF-8")
    message.add(_parsed(text))
    return message.body(is_ended=True)


def _parsed(text: str) -> object:
    """The JSON value, or a text that says what is wrong with it."""
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        return "its reply is not JSON"
    return "its reply is JSON, but no chat completion" if isinstance(found, str) else found


def _content(content: object) -> str | None:
    """A text, or a list of parts of which some are text; None is no text at all."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return None
    texts: list[str] = []
    for part in content:
        if isinstance(part, str):
            texts.append(part)
        elif not isinstance(part, dict):
            return None
        elif part.get("type") in ("text", "output_text") and isinstance(part.get("text"), str):
            texts.append(part["text"])
    return "".join(texts)


def _error(error: object) -> dict[str, object]:
    if not isinstance(error, dict):
        return {"error": encodable(error) if isinstance(error, str) else ""}
    message, code = error.get("message"), error.get("code", error.get("status"))
    text = code if isinstance(code, str) else ""
    status = int(text) if text.isascii() and text.isdigit() and len(text) == 3 else code
    is_status = type(status) is int and 100 <= status < 600
    return {
        "error": encodable(message) if isinstance(message, str) else "",
        "error_status": status if is_status else None,
    }


def _usage(usage: object) -> dict[str, object]:
    if not isinstance(usage, dict):
        return {}
    names = ("prompt_tokens", "completion_tokens")
    return {name: n for name in names if (n := _n_tokens(usage.get(name))) is not None}


def _n_tokens(value: object) -> int | None:
    is_figure = type(value) is int and 0 <= value <= MAX_TOKENS
    return value if is_figure and isinstance(value, int) else None
