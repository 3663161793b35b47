"""Measures Probant from outside: questions with known truth, graded answers, numbers with n.

One track, and there is never a second one:

    corpus ─► oracles ─► sources ─► arms ─► questions ─► subjects ─► running ─► grading
           ─► metrics ─► report

- `corpus` fetches pinned packages nobody here wrote; nothing of them is kept in the project.
- `oracles` state what is true. They share nothing with the engine: no index, no grammar of it.
  What an oracle cannot decide is dropped and listed, never guessed.
- `arms` are the trees asked about; `questions` words those truths, seeded, several wordings each.
- `running` puts every question to a subject, in processes or on a cluster, and keeps each row; it
  sees nothing but the `probant.answer/1` JSON, so any program that prints that JSON is measured the
  same way (`subjects/registry.py` lists the baselines).
- `grading` grades one response, `metrics` counts, its `gates` decide, `report` prints.

No production stage imports this package.
"""
