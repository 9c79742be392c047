"""What methods solve with the model that ships."""
