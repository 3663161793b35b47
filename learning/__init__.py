"""Teaches the reader: sentences whose kind is known in, `reading/model.bin` out."""
