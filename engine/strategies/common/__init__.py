"""What several strategies share: checks of quality, races, switches that exclude each other."""
