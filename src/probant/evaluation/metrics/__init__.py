"""From results to numbers with n and interval, and what they must reach."""
