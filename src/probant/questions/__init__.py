"""One module per kind of question: slots, filters, plain sentence, requirements, answer sentences.

Pure, and knows only `vocabulary`. `kind.py` says what a kind is, `registry.py` lists them all.
"""
