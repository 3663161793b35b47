"""Facts about Python code, by the standard library's parser."""
