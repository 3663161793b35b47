"""Teaches the reader: sentences whose kind is known in, `likeness/weights.py` out."""
