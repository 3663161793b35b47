"""Probant for programs, over HTTP.

`guard.py` says who may ask at all, `app.py` has the routes, `reviews.py` the council's jobs,
`work.py` keeps slow work off the event loop, `problems.py` words what went wrong.
"""
