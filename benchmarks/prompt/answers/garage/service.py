from garage.vehicle import Fuel, Vehicle

EVERY = {Fuel.PETROL: 15_000, Fuel.DIESEL: 20_000, Fuel.BATTERY: 30_000}
SOON = 1_000
VAN = Vehicle("VAN 1", Fuel.DIESEL, 19_500)
CITY = Vehicle("CITY 2", Fuel.BATTERY, 40_000, serviced_at=30_000)
OLD = Vehicle("OLD 3", Fuel.PETROL, 99_000, serviced_at=80_000)


def left(vehicle: Vehicle) -> int:
    return vehicle.serviced_at + EVERY[vehicle.fuel] - vehicle.driven


def advice(vehicle: Vehicle) -> str:
    distance = left(vehicle)
    return "overdue" if distance < 0 else "soon" if distance <= SOON else "later"


def most_urgent(vehicles: list[Vehicle]) -> list[str]:
    return [vehicle.plate for vehicle in sorted(vehicles, key=left)]


def plates_by_fuel(vehicles: list[Vehicle]) -> dict[str, list[str]]:
    found = {}
    for vehicle in vehicles:
        found.setdefault(vehicle.fuel.value, []).append(vehicle.plate)
    return found
