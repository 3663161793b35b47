"""Evidence, append-only, and what a session keeps of it."""
