"""QUESTION → GOAL → REQUIREMENTS → GAP → NEXT STEP. Pure functions from values to values."""
