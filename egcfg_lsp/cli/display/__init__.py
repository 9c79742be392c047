"""Output of commands while they work and when they are done."""
