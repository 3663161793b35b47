"""Python. `extract` reads one file, `scopes` binds names within it, `modules` turns module names
into paths, `binding` follows a name across files.
"""
