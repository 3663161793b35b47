"""What can be asked about a tree, and what is true of it: one folder for each part of the world."""
