"""What is sent."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Parcel:
    """A box: weight in grams, sides in centimeters."""

    weight: int
    length: int
    width: int
    height: int
    fragile: bool = False

    @property
    def volume(self) -> int:
        """In cubic centimeters."""
        return self.length * self.width * self.height
