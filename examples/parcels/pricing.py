"""What sending costs, in cents. Its tests are in test_pricing.py."""

from parcels.parcel import Parcel


def billed_weight(parcel: Parcel) -> int:
    """Return the grams that are billed: the parcel's weight, or a fifth of its volume if that is more."""
    ...


def price(grams: int, fragile: bool = False) -> int:
    """Return 450 for up to 1000 grams, 720 for up to 5000 grams, else 1190; and 200 more if it is fragile."""
    ...


def cheapest(offers: dict[str, int]) -> str | None:
    """Return the name of the cheapest offer, the first by name of several, and None if there is no offer."""
    ...
