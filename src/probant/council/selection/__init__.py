"""Which files of the snapshot a review is about, and which are never sent."""
