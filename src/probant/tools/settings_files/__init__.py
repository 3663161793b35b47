"""Configuration files as trees of keys, each with the line it stands on.

Readers for TOML, JSON, YAML and INI that never build what a file asks for: no objects, no aliases
followed, bounded depth. What a key means is its reader's work. Next: tree.py.
"""
