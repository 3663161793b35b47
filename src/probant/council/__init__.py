"""Models review a snapshot with evidence; code decides. The order of things is in session.py."""
