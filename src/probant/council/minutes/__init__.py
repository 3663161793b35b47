"""The transcript: written once, sealed, checked and replayed."""
