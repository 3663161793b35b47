"""What building and testing gives: one kit for each kind of project, all run in a sandbox.

Nothing here decides whether a question is answered; results are counted, not believed.
"""
