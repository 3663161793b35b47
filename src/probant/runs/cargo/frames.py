"""Each test program of a Cargo run in a frame of its own: what it printed and how it ended.

Cargo starts the programs itself, with the environment and folder they expect, through a small
script that marks begin and end. Only the test program may use unstable options, no compiler.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

from probant.runs.compiled import text_of
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

_SCRIPT = """\
printf '\\n%s begin %s\\n' '{mark}' "$1"
RUSTC_BOOTSTRAP=1 "$@"
code=$?
printf '\\n%s end %s\\n' '{mark}' "$code"
exit "$code"
"""


class Frame(Record, kw_only=True):
    """`exit_code` is None where the program's end was not told."""

    executable: str
    exit_code: int | None
    output: str


class Framing:
    """The script of one site, with a mark nobody knew before."""

    def __init__(self, site: Worksite) -> None:
        self._mark = secrets.token_hex(16)
        name = f"frame-{self._mark[:8]}.sh"
        site.write_in(site.results / name, _SCRIPT.format(mark=self._mark).encode())
        self._inside = f"{site.results_inside}/{name}"

    def options(self, host: str) -> list[str]:
        return ["--config", f'target.{host}.runner=["/bin/sh", "{self._inside}"]']

    def frames(self, done: Finished) -> Iterator[Frame]:
        begin = re.compile(rf"^{self._mark} begin (.*)$", re.MULTILINE)
        end = re.compile(rf"^{self._mark} end (\d+)$", re.MULTILINE)
        parts = begin.split(text_of(done.stdout))[1:]
        for executable, output in zip(parts[::2], parts[1::2], strict=True):
            found = end.search(output)
            yield Frame(
                executable=executable,
                exit_code=int(found[1]) if found else None,
                output=output[: found.start()] if found else output,
            )
