"""The track of `eval facts`: extracted facts beside what the oracles say."""
