"""Models, sandboxes and interpreters: which to use, opening them, what they can do."""
