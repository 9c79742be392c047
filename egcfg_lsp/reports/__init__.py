"""Completions, traces and verdicts as text and pages for people."""
