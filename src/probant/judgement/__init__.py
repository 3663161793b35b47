"""EVIDENCE → CONFIDENCE → RULING. Pure: no IO, no clock, no arithmetic on qualities."""
