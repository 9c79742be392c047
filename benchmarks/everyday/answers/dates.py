from datetime import date, timedelta


def is_weekend(day: date) -> bool:
    return day.weekday() >= 5


def dotted(day: date) -> str:
    return day.strftime("%d.%m.%Y")


def days_left_in_month(day: date) -> int:
    following = (day.replace(day=1) + timedelta(days=32)).replace(day=1)
    return (following - day).days - 1


def next_weekday(day: date, weekday: int) -> date:
    return day + timedelta(days=(weekday - day.weekday() - 1) % 7 + 1)


def duration_text(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    parts = [f"{count}{unit}" for count, unit in ((hours, "h"), (minutes, "m"), (seconds, "s")) if count]
    return " ".join(parts) or "0s"


def due_date(start, days):
    due = start + timedelta(days=days)
    return due + timedelta(days=max(0, 7 - due.weekday()) if due.weekday() >= 5 else 0)
