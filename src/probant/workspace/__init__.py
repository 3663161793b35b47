"""The repository under investigation: all reading of it, and every program that is started.

Nothing here knows what the code means; that begins in `facts`. Start with snapshot.py.
"""
