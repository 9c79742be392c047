"""Parts that several strategies share: quality checks, races, exclusive switches."""
