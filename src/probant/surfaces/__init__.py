"""Translate, call one workflow, translate back."""
