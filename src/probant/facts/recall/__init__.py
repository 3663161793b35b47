"""Places by words: what each file and definition says, kept by field, and ranked for a query.

`words` splits and stems, `documents` reads a file into fields, `store` keeps them, `engine` ranks.
A rank claims nothing: how good a match is, the tools say.
"""
