"""The table of libraries: paths and the topics they are for, and paths that only look like them."""

from __future__ import annotations

import pytest

from probant.questions.kind import Lexis
from probant.questions.lexis import LEXIS
from probant.tools.library_topics import fitting, is_listed, libraries

FITTING: dict[str, dict[str, set[str]]] = {
    "python": {
        "socket.create_connection": {"network"},
        "os.path.exists": {"file system"},
        "os.fork": {"concurrency"},
        "os.getenv": {"environment"},
        "os.cpu_count": set(),
        "os": set(),
        "open": {"file system"},
        "opener": set(),
        "socketio.Client": set(),
        "asyncio.open_connection": {"network"},
        "asyncio.run": {"concurrency"},
        "ssl.SSLContext": {"network", "cryptography"},
    },
    "typescript": {
        "fs/promises.readFile": {"file system"},
        "fetch": {"network"},
        "fetchAll": set(),
        "console.log": {"logging"},
        "crypto.randomUUID": {"randomness"},
        "@aws-sdk/client-s3.S3": {"network"},
    },
    "go": {
        "net.Dial": {"network"},
        "net/url.Parse": set(),
        "net/http.Get": {"network"},
        "crypto/sha256.Sum256": {"cryptography"},
        "github.com/redis/go-redis/v9.NewClient": {"database"},
        "os.Exit": set(),
    },
    "rust": {
        "std.net.TcpStream.connect": {"network"},
        "tokio.net.TcpListener.bind": {"network"},
        "tokio.spawn": {"concurrency"},
        "std.env.var": {"environment"},
        "std.env.args": set(),
    },
    "java": {
        "java.net.Socket": {"network"},
        "java.net.URI.create": set(),
        "java.lang.Thread": {"concurrency"},
        "java.lang.String.valueOf": set(),
    },
    "c": {
        "pthread.h.pthread_create": {"concurrency"},
        "pthread.h.own_function": set(),
        "stdio.h.fopen": {"file system"},
        "stdio.h.printf": set(),
    },
}


@pytest.mark.parametrize("language", FITTING)
def test_a_path_is_for_the_topics_of_its_nearest_rows(language: str) -> None:
    found = {path: {row.topic for row in fitting(language, path)} for path in FITTING[language]}
    assert found == FITTING[language]


def test_a_header_is_told_by_the_line_that_includes_it() -> None:
    assert {row.topic for row in fitting("c", "pthread.h", is_call=False)} == {"concurrency"}


def test_a_module_of_which_some_names_are_listed_is_known() -> None:
    assert is_listed("python", "os")
    assert is_listed("python", "os.cpu_count") is False
    assert not is_listed("python", "mysterious")


@pytest.mark.parametrize("language", ["python", "typescript", "go", "rust", "java", "c"])
def test_every_topic_that_can_be_asked_for_has_rows(language: str) -> None:
    assert {row.topic for row in libraries(language)} == set(LEXIS[Lexis.TOPIC].values())
    assert all(row.path and row.purpose for row in libraries(language))
