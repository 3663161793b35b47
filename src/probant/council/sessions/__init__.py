"""Counts over many reviews, and what they say about bias."""
