"""What a CI service says about runs: lists, jobs, logs. Everything it says is untrusted text.

Start at service.py. How good its word is as evidence is decided in `tools.ci_runs`.
"""
