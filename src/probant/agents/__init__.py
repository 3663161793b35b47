"""What coding agents say at the end of a turn: where it is kept, and what it says was done."""
