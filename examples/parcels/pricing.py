"""What sending costs, in cents. Its tests are in test_pricing.py."""

from parcels.parcel import Parcel


def billed_weight(parcel: Parcel) -> int:
    """Return the grams that are billed: the weight, or a fifth of the volume rounded up if that is more."""
    ...


def price(grams: int, fragile: bool = False) -> int:
    """Return the price: 450 up to 1000 grams, and 120 more for each 500 grams begun beyond that.

    A fragile parcel costs 200 more.
    """
    ...


def discount(total: int, parcels: int) -> int:
    """Return the total after the discount: 5 % from 10 parcels on, 10 % from 50 on; cents are rounded down."""
    ...
