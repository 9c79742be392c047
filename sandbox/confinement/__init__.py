"""Confines an interpreter from outside; each layer must pass an escape trial."""
