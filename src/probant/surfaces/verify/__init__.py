"""A council's verdict in the forms people and programs read: text, SARIF, GitHub annotations.

Reading order: wording.py, text.py, sarif.py, github.py. JSON is the response itself
(`council.response`); which form is wanted is decided in rendering.py.
"""
