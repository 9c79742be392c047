from parcels.parcel import Parcel
from parcels.pricing import billed_weight, discount, price


def test_the_weight_is_billed_or_the_volume():
    assert billed_weight(Parcel(2000, 10, 10, 10)) == 2000
    assert billed_weight(Parcel(100, 31, 20, 10)) == 1240
    assert billed_weight(Parcel(1, 1, 3, 7)) == 5


def test_every_500_grams_begun_cost_more():
    assert price(1000) == 450
    assert price(1001) == 570
    assert price(1500) == 570
    assert price(2100, fragile=True) == 1010


def test_many_parcels_are_cheaper():
    assert discount(999, 9) == 999
    assert discount(999, 10) == 949
    assert discount(999, 50) == 899
