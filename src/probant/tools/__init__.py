"""Each tool looks at the repository in one way and yields graded evidence entries, nothing else.

A tool never says Verified, never decides whether a question is answered, and tells "found nothing"
from "could not look".
"""
