"""What a person in an editor waits for."""
