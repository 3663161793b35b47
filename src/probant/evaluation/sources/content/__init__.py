"""Facts about what stands in files."""
