"""The program: find the command, run it, turn what happens into an exit code.

Heavy packages load only in the command that needs them; `--version` loads next to nothing.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterator

EXIT_ERROR = 4
EXIT_INTERRUPTED = 130
EXIT_ENDED = 143


class _Ended(KeyboardInterrupt):
    """Somebody asked the program to end: whatever it started has to end first."""


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

        with _ending_in_order():
            return dispatch(argv)
    except ProbantError as error:
        from probant.surfaces.cli.output import tell

        tell(str(error))
        return error.exit_code
    except _Ended:
        print("probant: ended; nothing was left half-written", file=sys.stderr)
        return EXIT_ENDED
    except KeyboardInterrupt:
        print("probant: interrupted; nothing was left half-written", file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader went away: there is nobody left to tell
        return EXIT_ERROR
    except Exception as error:  # noqa: BLE001 - a fault of ours must not look like a verdict (exit 1)
        print(f"probant: internal error, {_fault(error)}; please report it", file=sys.stderr)
        return EXIT_ERROR


@contextlib.contextmanager
def _ending_in_order() -> Iterator[None]:
    """A request to end becomes an exception, so that programs under way end with this one."""
    import signal
    import threading

    is_ours = threading.current_thread() is threading.main_thread()
    if not is_ours or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _end(_number: int, _frame: object) -> None:
    raise _Ended


def _fault(error: Exception) -> str:
    """The kind of fault and the line of ours it happened in: what a report needs, on one line."""
    import traceback

    from probant.surfaces.cli.text import one_line

    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{last.filename.rpartition('probant/')[2]}:{last.lineno}"
    return one_line(f"{type(error).__name__} in {where}: {error}"[:400])
