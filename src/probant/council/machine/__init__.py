"""The voice that is no model: does what is cited stand in the snapshot?"""
