"""What every part of the engine knows: options, tasks, completions, and events."""
