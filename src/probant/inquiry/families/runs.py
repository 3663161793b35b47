"""What only running can tell, or somebody who ran it: tests, builds, CI and proposed changes.

The rows themselves are in the modules named here, the most particular first.
"""

from __future__ import annotations

from probant.inquiry.families.family import Family
from probant.inquiry.families.runs_builds import BOTH, BUILDS
from probant.inquiry.families.runs_changes import CHANGES
from probant.inquiry.families.runs_ci import CI
from probant.inquiry.families.runs_tests import TEST_RUNS

RUNS: tuple[Family, ...] = (*CHANGES, *CI, *BOTH, *TEST_RUNS, *BUILDS)
