from parcels.parcel import Parcel
from parcels.pricing import billed_weight, cheapest, price


def test_the_weight_is_billed_or_the_volume():
    assert billed_weight(Parcel(2000, 10, 10, 10)) == 2000
    assert billed_weight(Parcel(100, 30, 20, 10)) == 1200


def test_heavy_parcels_cost_more():
    assert price(1000) == 450
    assert price(1001) == 720
    assert price(5001) == 1190
    assert price(400, fragile=True) == 650


def test_the_cheapest_offer():
    assert cheapest({"slow": 300, "fast": 900}) == "slow"
    assert cheapest({"b": 300, "a": 300, "c": 400}) == "a"
    assert cheapest({}) is None
