"""Plants of a garden."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plant:
    """Water is in milliliters a day; months are numbers from 1 to 12."""

    name: str
    water: int
    sown: int
    harvested: int
