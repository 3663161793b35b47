"""Puts questions to a subject and keeps what came back."""
