"""Whether a stated thing is so: one decision for every question and every statement about it.

`Statements` says yes or no about calls, bases, imports, exports, what is raised, parameters, types
and where a name is defined. Lists of the same relations are other tools' work; what these saw is
used here. One module for each group of relations. Next: decision.py, ground.py.
"""

from probant.tools.statements.tool import Statements

__all__ = ["Statements"]
