"""Every source of facts there is, for whoever measures on the whole: the table `eval run` uses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.sources.code.source import code_source
from probant.evaluation.sources.fact import MakeSource
from probant.evaluation.sources.python.source import PythonSource
from probant.evaluation.sources.python.types import type_source


def all_sources(cache: Path, environment: Mapping[str, str]) -> tuple[MakeSource, ...]:
    """Python by its own parser, other languages by their front ends below `cache`, types by a
    checker that the engine does not use."""
    return (PythonSource, code_source(cache, environment), type_source(environment, cache))
