"""What the engine uses and what knows nothing of the method: files, texts, tasks, intervals."""
