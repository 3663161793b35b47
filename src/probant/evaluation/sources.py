"""Every source of facts there is, for whoever measures on the whole: the table `eval run` uses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.code_source import code_source
from probant.evaluation.fact import MakeSource
from probant.evaluation.python_source import PythonSource


def all_sources(cache: Path, environment: Mapping[str, str]) -> tuple[MakeSource, ...]:
    """Python by its own parser, other languages by their front ends below `cache`."""
    return (PythonSource, code_source(cache, environment))
