"""Probant for people with a browser: pages that show the proof of an answer.

`routes.py` lists the pages, each in a module of its own; `pages.py` renders. They translate and
judge nothing: every page calls verbs of `serving.py`, as the HTTP API does.
"""
