"""Beds, in which plants stand side by side."""

from garden.plants import Plant

BEAN = Plant("bean", 200, 5, 8)
LEEK = Plant("leek", 150, 6, 2)


class Bed:
    """A row of places, which count from 0."""

    def __init__(self, places: int, plants: dict[int, Plant] | None = None) -> None:
        self.places = places
        self.plants = dict(plants or {})

    def has(self, place: int) -> bool:
        """Whether the bed has such a place, free or not."""
        return 0 <= place < self.places

    def put(self, place: int, plant: Plant) -> bool:
        """Put the plant into a place that the bed has and that is free; tell whether that was possible.

        >>> Bed(3).put(2, BEAN)
        True
        >>> Bed(3, {0: LEEK}).put(0, BEAN)
        False
        """
        ...

    def water(self) -> float:
        """Return how much water all plants need together, in liters a day.

        >>> Bed(3, {0: BEAN, 2: LEEK}).water()
        0.35
        >>> Bed(3).water()
        0.0
        """
        ...

    def picture(self) -> str:
        """Return the first letters of the plants in capitals, place by place, with a dot for a free place.

        >>> Bed(3, {2: LEEK, 0: BEAN}).picture()
        'B.L'
        >>> Bed(2).picture()
        '..'
        """
        ...
