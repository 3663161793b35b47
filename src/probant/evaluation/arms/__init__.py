"""The trees that are asked about, made from one: itself and its changed copies."""
