"""How fast and how large Probant is, as ratios to tools everybody knows, measured side by side.

Never a timed test: machines are noisy, so both sides of a ratio run in turn, in one run.
`python -m benchmarks` prints the table; the goals are in goals.py.
"""
