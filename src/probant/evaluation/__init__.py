"""Measures Probant from outside: questions with known truth, graded answers, numbers with n.

One track, and there is never a second one:

    corpus ─► oracles ─► questions + unanswerable ─► runner ─► scoring ─► metrics ─► report

- `corpus` fetches pinned packages nobody here wrote; nothing of them is kept in the project.
- `oracles` state what is true. They share nothing with the engine: no index, no grammar of it.
  What an oracle cannot decide is dropped and listed, never guessed.
- `questions` and `unanswerable` word those truths, seeded, several wordings for each.
- `runner` puts every question to an `Answerer`; it sees nothing but the `probant.answer/1` JSON,
  so any program that prints that JSON is measured the same way (`baselines` ships two).
- `scoring` grades one response, `metrics` counts, `gates` decides, `report` prints.

No production stage imports this package.
"""
