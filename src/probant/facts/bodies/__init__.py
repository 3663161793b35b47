"""What stands inside bodies, read when it is asked for: raises, environment variables, options.

One file at a time, parsed anew with its grammar. Nothing here is stored in the index and nothing
looks at another file. Next: code.py, then one module for each thing that is read.
"""

from __future__ import annotations
