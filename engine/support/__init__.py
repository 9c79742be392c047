"""General helpers that know nothing of the method: files, texts, tasks, intervals."""
