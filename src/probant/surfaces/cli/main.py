"""The program: find the command, run it, turn what happens into an exit code.

Heavy packages load only in the command that needs them; `--version` loads next to nothing.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.errors import ProbantError

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
    from probant.errors import InternalFault, Interrupted, ProbantError

    try:
        from probant.surfaces.cli.commands import dispatch

        with _ending_in_order():
            return dispatch(argv)
    except ProbantError as error:
        return _failed(argv, error, error.exit_code)
    except _Ended:
        return _failed(argv, Interrupted("ended; nothing was left half-written"), EXIT_ENDED)
    except KeyboardInterrupt:
        stopped = Interrupted("interrupted; nothing was left half-written")
        return _failed(argv, stopped, EXIT_INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # the reader went away: there is nobody left to tell
        return EXIT_ERROR
    except Exception as error:  # noqa: BLE001 - a fault of ours must not look like a verdict (exit 1)
        trouble = InternalFault(f"internal error, {_fault(error)}", remedy="please report it")
        return _failed(argv, trouble, EXIT_ERROR)


def _failed(argv: list[str], error: ProbantError, exit_code: int) -> int:
    """One line for a person, and an object for a program that reads JSON."""
    from probant.surfaces.cli.output import tell, write_error

    tell(str(error))
    if _reads_json(argv):
        write_error(error)
    return exit_code


def _reads_json(argv: list[str]) -> bool:
    """Whether JSON was asked for, be the call otherwise right or not."""
    forms = [argv[at + 1 : at + 2] for at, word in enumerate(argv) if word == "--format"]
    said = [form for (form,) in filter(None, forms)]
    said += [word.partition("=")[2] for word in argv if word.startswith("--format=")]
    return said[-1:] == ["json"] or "--json" in argv


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
