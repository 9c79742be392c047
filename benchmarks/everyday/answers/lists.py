def without(items, unwanted):
    return [item for item in items if item != unwanted]


def last_three(items: list) -> list:
    return items[-3:]


def pair_up(names):
    pairs = []
    for place in range((len(names) + 1) // 2):
        other = len(names) - 1 - place
        pairs.append((names[place], names[other] if other != place else None))
    return pairs


def longest_rise(numbers: list[int]) -> int:
    best = length = 0
    for place, number in enumerate(numbers):
        length = length + 1 if place and number > numbers[place - 1] else 1
        best = max(best, length)
    return best


def duty(names: list[str], weeks: int) -> list[str]:
    return [names[(week + 1) % len(names)] for week in range(weeks)]


def trimmed_mean(scores: list[float]) -> float | None:
    if not scores:
        return None
    kept = sorted(scores)[1:-1] if len(scores) > 2 else scores
    return sum(kept) / len(kept)
