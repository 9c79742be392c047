def check_is_weekend():
    assert is_weekend(date(2024, 3, 3)) is True
    assert is_weekend(date(2024, 3, 1)) is False
    assert is_weekend(date(2023, 12, 31)) is True


def check_dotted():
    assert dotted(date(2024, 2, 29)) == "29.02.2024"
    assert dotted(date(2000, 10, 10)) == "10.10.2000"
    assert dotted(date(2031, 1, 2)) == "02.01.2031"


def check_days_left_in_month():
    assert days_left_in_month(date(2023, 12, 1)) == 30
    assert days_left_in_month(date(2023, 2, 1)) == 27
    assert days_left_in_month(date(2024, 2, 29)) == 0
    assert days_left_in_month(date(2023, 12, 31)) == 0


def check_next_weekday():
    assert next_weekday(date(2024, 3, 5), 1) == date(2024, 3, 12)
    assert next_weekday(date(2024, 3, 5), 6) == date(2024, 3, 10)
    assert next_weekday(date(2023, 12, 31), 0) == date(2024, 1, 1)
    assert next_weekday(date(2024, 2, 26), 4) == date(2024, 3, 1)


def check_duration_text():
    assert duration_text(59) == "59s"
    assert duration_text(60) == "1m"
    assert duration_text(3605) == "1h 5s"
    assert duration_text(7200) == "2h"
    assert duration_text(90000) == "25h"


def check_due_date():
    assert due_date(date(2024, 3, 1), 0) == date(2024, 3, 1)
    assert due_date(date(2024, 3, 1), 2) == date(2024, 3, 4)
    assert due_date(date(2024, 3, 1), 30) == date(2024, 4, 1)
    assert due_date(date(2024, 3, 2), 0) == date(2024, 3, 4)
