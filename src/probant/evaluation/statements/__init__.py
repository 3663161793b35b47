"""The track of `eval check`: statements with known truth, checked as any text would be."""
