"""Sources of truth that know nothing of the engine.

`tree` lists and reads files itself; `python_ast` says what Python code holds, by the standard
library's parser; `raw_bytes` proves that something occurs nowhere.
"""
