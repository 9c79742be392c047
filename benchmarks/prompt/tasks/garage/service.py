"""When vehicles need a service."""

from garage.vehicle import Fuel, Vehicle

EVERY = {Fuel.PETROL: 15_000, Fuel.DIESEL: 20_000, Fuel.BATTERY: 30_000}
SOON = 1_000
VAN = Vehicle("VAN 1", Fuel.DIESEL, 19_500)
CITY = Vehicle("CITY 2", Fuel.BATTERY, 40_000, serviced_at=30_000)
OLD = Vehicle("OLD 3", Fuel.PETROL, 99_000, serviced_at=80_000)


def left(vehicle: Vehicle) -> int:
    """Return the distance to the next service; below 0 if that is overdue."""
    return vehicle.serviced_at + EVERY[vehicle.fuel] - vehicle.driven


def advice(vehicle: Vehicle) -> str:
    """Return "overdue" if the service is, "soon" if no more than SOON is left to it, else "later".

    >>> advice(VAN)
    'soon'
    >>> advice(CITY)
    'later'
    """
    ...


def most_urgent(vehicles: list[Vehicle]) -> list[str]:
    """Return the plates of the vehicles, that with the least distance to its next service first.

    >>> most_urgent([CITY, VAN, OLD])
    ['OLD 3', 'VAN 1', 'CITY 2']
    >>> most_urgent([])
    []
    """
    ...


def plates_by_fuel(vehicles: list[Vehicle]) -> dict[str, list[str]]:
    """Return the plates of the vehicles by the name of the fuel in lower case, as in its value.

    >>> plates_by_fuel([VAN, CITY])
    {'diesel': ['VAN 1'], 'battery': ['CITY 2']}
    >>> plates_by_fuel([])
    {}
    """
    ...
