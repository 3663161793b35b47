"""Things that are described instead of named."""
