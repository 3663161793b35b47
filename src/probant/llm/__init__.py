"""Language models behind one seam: port.py is the seam, openai.py asks, replay.py repeats."""
