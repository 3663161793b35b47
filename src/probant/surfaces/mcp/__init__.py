"""Probant for agents, over the Model Context Protocol.

`tools.py` says what there is, `server.py` carries it out, `texts.py` and `wire.py` make answers
that fit into a context, `kept.py` keeps the whole ones. Nothing here looks at a repository itself.
"""
