def is_filled(form: dict[str, str], field: str) -> bool:
    return bool(form.get(field, "").strip())


def is_pin(text):
    return len(text) == 4 and all(each in "0123456789" for each in text)


def missing_fields(form: dict, required: list[str]) -> list[str]:
    return sorted(field for field in required if form.get(field) in (None, ""))


def is_time(text: str) -> bool:
    if len(text) != 5 or text[2] != ":" or not (text[:2] + text[3:]).isdigit():
        return False
    return int(text[:2]) < 24 and int(text[3:]) < 60


def has_right_check_digit(number: str) -> bool:
    return sum(map(int, number[:-1])) % 10 == int(number[-1])


def password_problems(password: str) -> list[str]:
    has_both = any(each.isupper() for each in password) and any(each.islower() for each in password)
    wrong = {
        "short": len(password) < 8,
        "digit": not any(each.isdigit() for each in password),
        "case": not has_both,
    }
    return [name for name, is_wrong in wrong.items() if is_wrong]
