"""Claims in any text, held against the code: existence, structure, behaviour, agreement.

Reading order: document.py, formats/, citations/, forms/, reading.py, existence.py, structure.py,
behaviour.py, consistency.py, checker.py.
"""
