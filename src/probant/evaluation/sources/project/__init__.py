"""Facts about a project as a whole, by its manifests."""
