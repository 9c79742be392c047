def names_of(people: list[dict]) -> list[str]:
    return [person["name"] for person in people]


def tally(counts: dict[str, int], key: str, amount: int = 1) -> dict[str, int]:
    counts[key] = counts.get(key, 0) + amount
    return counts


def by_first_letter(words):
    groups = {}
    for word in filter(None, words):
        groups.setdefault(word[0].lower(), []).append(word)
    return groups


def best_sellers(sales: list[tuple[str, int]], count: int) -> list[str]:
    totals = {}
    for name, pieces in sales:
        totals[name] = totals.get(name, 0) + pieces
    return sorted(totals, key=lambda name: (-totals[name], name))[:count]


def merge_settings(defaults: dict, changes: dict) -> dict:
    return {
        key: value
        for key, value in {**defaults, **changes}.items()
        if key not in changes or value is not None
    }


def flatten(nested: dict) -> dict:
    flat = {}
    for key, value in nested.items():
        if isinstance(value, dict):
            flat.update({f"{key}.{inner}": found for inner, found in flatten(value).items()})
        else:
            flat[key] = value
    return flat
