"""Outside templates asked instead of the project's own wordings (`eval run --wordings`)."""
