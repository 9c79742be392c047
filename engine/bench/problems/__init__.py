"""Turns records of data sets, and functions of a project, into problems: a task and its hidden tests."""
