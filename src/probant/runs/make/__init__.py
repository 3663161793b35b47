"""Projects built by make, by configure and make, or by ninja alone."""
