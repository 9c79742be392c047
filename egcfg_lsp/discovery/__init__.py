"""From a file to a task: the function, the code around it, and its tests. Nothing is executed."""
