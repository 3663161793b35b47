"""How the past of a repository is asked: one module for each kind of question."""
