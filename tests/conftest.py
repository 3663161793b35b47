"""What every test stands on: an interrupt works here as it does at a terminal.

A shell that starts the tests in the background has interrupts ignored, and everything they start
would inherit that.
"""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
