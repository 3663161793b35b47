"""The program: find the command, run it, turn what happens into an exit code.

Heavy packages load only in the command that needs them; `--version` loads next to nothing.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys

EXIT_ERROR = 4
EXIT_INTERRUPTED = 130


def run() -> None:
    """Console script. All is closed and flushed by then: the interpreter need not tidy up.

    The collector is told to wait: a command ends before cycles matter.
    """
    gc.set_threshold(100_000)
    code = main(sys.argv[1:])
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def main(argv: list[str]) -> int:
    """Run one command and return its exit code."""
    if argv in (["--version"], ["-V"]):
        from probant import __version__

        print(f"probant {__version__}")
        return 0
    from probant.errors import ProbantError

    try:
        from probant.surfaces.cli.commands import dispatch

        return dispatch(argv)
    except ProbantError as error:
        from probant.surfaces.cli.output import tell

        tell(str(error))
        return error.exit_code
    except KeyboardInterrupt:
        print("probant: interrupted; nothing was left half-written", file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader went away: there is nobody left to tell
        return EXIT_ERROR
