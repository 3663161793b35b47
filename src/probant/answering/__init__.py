"""RULING → ANSWER. Pure: chooses words, can lower what is said, never raises it."""
