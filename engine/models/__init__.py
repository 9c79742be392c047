"""Models that can be installed: a catalog, where they are kept, and how they are fetched."""
