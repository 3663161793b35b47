"""A command in quotes that is to be run: "does `make check` work?" asks for the target check.

Spelled out, so that the wordings of families can read it. A command that is only spoken of ("where
is `npm test` described?") stays the text it is.
"""

from __future__ import annotations

import re

from probant.inquiry.targets import Words

_MARK = "\ue000(?P<number>\\d+)\ue001"
_WANTED_RUN = (
    r"(?i)(?:(?:does|do|did|will|would|can|could|why does|why did|why doesn't|why won't) )"
    rf"(?:running |the command |the )?{_MARK}(?: command)?"
    r" (?:(?:still|actually|now|currently|really|not) )*"
    r"(?:work|pass|succeed|fail|run|go through|build|compile|break)\b.*"
    rf"|(?:is|why is|why isn't) {_MARK.replace('number', 'other')} "
    r"(?:(?:still|actually|now|currently|not) )*"
    r"(?:failing|broken|green|red|passing|working|ok|okay|fine)\b.*"
    rf"|(?:run|execute|try|rerun|re-run) {_MARK.replace('number', 'last')}"
)
_COMMAND = (
    r"(?:make|ninja|just|cargo|go|npm|npx|yarn|pnpm|mvn|bazel|cmake|python3?|pytest|py\.test"
    r"|unittest|ctest|jest|vitest|tsc|(?:\./)?gradlew?)(?: [\w./:@=+-]+)*"
    r"|build|tests|test suite"
)


def spelled_out(words: Words) -> Words:
    """The same words; a command that is to be run stands among them without its marks."""
    asked = re.fullmatch(_WANTED_RUN, words.plain) if words.quotes else None
    if asked is None:
        return words
    number = next(int(one) for one in asked.groupdict().values() if one is not None)
    command = words.quotes[number].text
    if re.fullmatch(_COMMAND, command) is None:
        return words
    return Words(words.plain.replace(Words.placeholder(number), command), words.quotes)
