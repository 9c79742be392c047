"""Batches what many coroutines ask of one model into shared forward passes."""
