from garden.plants import Plant

BEAN = Plant("bean", 200, 5, 8)
LEEK = Plant("leek", 150, 6, 2)


class Bed:
    def __init__(self, places: int, plants: dict[int, Plant] | None = None) -> None:
        self.places = places
        self.plants = dict(plants or {})

    def has(self, place: int) -> bool:
        return 0 <= place < self.places

    def put(self, place: int, plant: Plant) -> bool:
        if not self.has(place) or place in self.plants:
            return False
        self.plants[place] = plant
        return True

    def water(self) -> float:
        return sum(plant.water for plant in self.plants.values()) / 1000

    def picture(self) -> str:
        places = map(self.plants.get, range(self.places))
        return "".join(plant.name[0].upper() if plant else "." for plant in places)
