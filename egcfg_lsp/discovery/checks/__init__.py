"""Takes the body of a test apart into single checks."""
