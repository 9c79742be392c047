"""A small parcel service: what is sent, what it costs, and what is written on it."""
