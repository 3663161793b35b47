"""Asking: reviewers, cross-review, chairman, each within its time and cost."""
