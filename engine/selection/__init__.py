"""Chooses among programs that pass all visible tests, by how they behave on further inputs."""
