"""`probant eval check`."""

from __future__ import annotations

import argparse


def execute(args: argparse.Namespace) -> int:
    raise NotImplementedError
