"""A sentence no rule knows, read by its likeness to sentences whose meaning is known.

tokens.py turns it into words and named things, model.py tells which kind of question it is like and
how surely, kinds.py says that kind plainly, reading.py puts the things in. `weights.py` is made by
`python -m learning`.
"""
