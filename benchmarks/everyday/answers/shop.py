def price_tag(cents: int) -> str:
    return f"${cents // 100}.{cents % 100:02}"


def change_due(price, paid):
    return paid - price if paid >= price else -1


def cart_total(items: list[tuple[str, int, int]]) -> int:
    return sum(price * count for _, price, count in items if count > 0)


def split_bill(total: int, people: int) -> list[int]:
    share, rest = divmod(total, people)
    return [share + (place < rest) for place in range(people)]


def discounted(total: int, member: bool) -> int:
    if total >= 10000:
        total = total * 9 // 10
    if member:
        total -= 500
    return max(0, total)


def shipping(grams: int, country: str, express: bool = False) -> int:
    cost = 490 if country == "US" else 1290
    cost += max(0, grams - 1000) // 1000 * 200
    return 2 * cost if express else cost
