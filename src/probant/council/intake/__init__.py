"""Evidence as it comes in: files of any form become items with issued ids."""
