"""What decoding costs with models of the size that people use, of random weights."""
