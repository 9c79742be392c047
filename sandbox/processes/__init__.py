"""Processes that run programs: warm interpreters and forks, fresh interpreters, limits and ends."""
