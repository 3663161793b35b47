"""Python projects: which interpreter, pytest and unittest, what their results are worth."""
