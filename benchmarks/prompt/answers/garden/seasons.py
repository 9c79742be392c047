from garden.plants import Plant

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
BEAN = Plant("bean", 200, 5, 8)
LEEK = Plant("leek", 150, 6, 2)


def number(month: str) -> int:
    return MONTHS.index(month) + 1


def season(plant: Plant) -> str:
    return f"{MONTHS[plant.sown - 1]}-{MONTHS[plant.harvested - 1]}"


def sown_in(plants: list[Plant], month: str) -> list[str]:
    return sorted(plant.name for plant in plants if plant.sown == number(month))


def grows_in(plant: Plant, month: str) -> bool:
    return (number(month) - plant.sown) % 12 <= (plant.harvested - plant.sown) % 12
