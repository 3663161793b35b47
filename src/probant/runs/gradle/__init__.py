"""Gradle projects, offline, counted from result files."""
