"""`probant check --consistency`: answers to rewordings of one question, all pairs compared."""

from __future__ import annotations

import argparse


def execute(args: argparse.Namespace) -> int:
    raise NotImplementedError
