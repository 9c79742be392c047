def check_program_line():
    assert program_line(HEAT) == "22:25 Heat"
    assert program_line(Showing("M", 5, 99, 1)) == "00:05 M"
    assert program_line(Showing("Late Film", 1440, 99, 1)) == "00:00 Late Film"


def check_doors_open():
    assert doors_open(UP) == "15:51"
    assert doors_open(Showing("M", 0, 30, 1)) == "00:45"
    assert doors_open(Showing("M", 1395, 30, 1)) == "00:00"


def check_can_follow():
    assert can_follow(UP, Showing("M", 951, 10, 1)) is True
    assert can_follow(UP, Showing("M", 950, 10, 1)) is False
    assert can_follow(ALIEN, UP) is False
    assert can_follow(UP, UP) is False
