"""One answer beside one truth."""
