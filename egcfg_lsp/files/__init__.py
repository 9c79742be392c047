"""Files on disk: reads and writes them without losing anything."""
