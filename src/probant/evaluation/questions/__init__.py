"""Facts put into words, and questions that have no answer."""
