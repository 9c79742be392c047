def check_advice():
    assert advice(OLD) == "overdue"
    assert advice(Vehicle("X", Fuel.PETROL, 15_000)) == "soon"
    assert advice(Vehicle("X", Fuel.PETROL, 14_000)) == "soon"
    assert advice(Vehicle("X", Fuel.PETROL, 13_999)) == "later"
    assert advice(Vehicle("X", Fuel.BATTERY, 30_001)) == "overdue"


def check_most_urgent():
    assert most_urgent([VAN]) == ["VAN 1"]
    assert most_urgent([OLD, CITY]) == ["OLD 3", "CITY 2"]
    assert most_urgent([CITY, Vehicle("X", Fuel.DIESEL, 1)]) == ["X", "CITY 2"]


def check_plates_by_fuel():
    assert plates_by_fuel([OLD]) == {"petrol": ["OLD 3"]}
    assert plates_by_fuel([VAN, OLD, VAN]) == {"diesel": ["VAN 1", "VAN 1"], "petrol": ["OLD 3"]}
    assert plates_by_fuel([CITY, CITY])["battery"] == ["CITY 2", "CITY 2"]
