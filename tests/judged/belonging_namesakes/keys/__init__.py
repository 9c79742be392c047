from .exact import distance as exact_distance
from .text import clean
from .text import key as sort_key
from . import utils

__all__ = ["clean", "exact_distance", "key", "sort_key", "utils"]


def key(value):
    return ("package", value)
