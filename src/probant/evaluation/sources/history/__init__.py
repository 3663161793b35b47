"""Facts about a git history."""
