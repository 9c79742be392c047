"""Training examples, one kind a module: a prompt that is read and an answer that is learned."""
