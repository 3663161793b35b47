"""Finding code by what it is said to do: words, candidates, and when they agree.

Yields ranked definitions, not evidence; what may be answered from them, `concepts` says.
"""
