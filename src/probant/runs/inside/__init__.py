"""Programs that run inside the sandbox, beside the code under test; they know nothing else.

Those named probant_* are copied there together. They run on every Python from 3.8 on, and what
they say goes over a pipe, which a test can add to but not take back from.
"""
