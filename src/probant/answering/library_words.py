"""What is said of libraries: each with the places that use it, as `tools/topics.py` states them.

The sentences stand in `questions/topic.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

N_LIBRARIES = 8
N_PLACES = 4
"""How many are spelled out; the values hold all of them."""

_WORDS: Mapping[str, str] = {
    "network": "the network",
    "file system": "files and folders",
    "database": "databases",
    "clock": "the clock and time zones",
    "randomness": "random numbers",
    "logging": "logs",
    "signals": "signals of the operating system",
    "environment": "environment variables",
}


def topic_words(topic: str) -> str:
    return _WORDS.get(topic, topic)


def grouped(told: Sequence[str]) -> str:
    """The statements, each "library: place", one part for each library."""
    places: dict[str, list[str]] = {}
    for one in told:
        library, _, place = one.partition(": ")
        places.setdefault(library, []).append(place)
    parts = [f"{library}: {_some(found, N_PLACES)}" for library, found in places.items()]
    shown = parts[:N_LIBRARIES]
    left = list(places)[N_LIBRARIES:]
    shown += [f"and {len(left)} more libraries ({_some(left, N_PLACES)})"] if left else []
    return "; ".join(shown)


def _some(told: Sequence[str], n: int) -> str:
    more = f" and {len(told) - n} more" if len(told) > n else ""
    return ", ".join(told[:n]) + more
