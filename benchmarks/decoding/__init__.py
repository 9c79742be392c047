"""What decoding costs with the model that ships."""
