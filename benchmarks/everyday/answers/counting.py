def celsius(fahrenheit: float) -> float:
    return round((fahrenheit - 32) * 5 / 9, 1)


def clamp(value, low, high):
    return max(low, min(value, high))


def countdown(start: int, step: int) -> list[int]:
    return [*range(start, 0, -step), 0]


def ordinal(n: int) -> str:
    if n % 100 in (11, 12, 13):
        return f"{n}th"
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th') }"


def grade(points: int, most: int) -> int:
    for number, percent in enumerate((90, 75, 60, 45, 30), 1):
        if points * 100 >= percent * most:
            return number
    return 6


def parking_fee(minutes):
    hours = max(0, -(-(minutes - 30) // 60))
    return min(900, hours * 150)
