"""Changes a known function that nearly does what is asked for: a constant, the form of its result."""
