"""Vehicles that a garage takes care of."""

from dataclasses import dataclass
from enum import Enum


class Fuel(Enum):
    """What a vehicle runs on."""

    PETROL = "petrol"
    DIESEL = "diesel"
    BATTERY = "battery"


@dataclass
class Vehicle:
    """Distances are in kilometers."""

    plate: str
    fuel: Fuel
    driven: int
    serviced_at: int = 0
