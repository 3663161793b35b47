"""A check in the forms people and programs read: text, SARIF, GitHub annotations, JUnit, a fix.

Reading order: sheet.py, tally.py, wording.py, text.py, sarif.py, github.py, junit.py, fix.py. JSON
is wire.py's; which form is wanted is decided in rendering.py.
"""
