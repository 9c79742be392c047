def check_celsius():
    assert celsius(32) == 0
    assert celsius(-40) == -40
    assert celsius(98.6) == 37.0
    assert celsius(70) == 21.1


def check_clamp():
    assert clamp(11, 1, 10) == 10
    assert clamp(10, 1, 10) == 10
    assert clamp(1, 1, 10) == 1
    assert clamp(0.5, 0, 1) == 0.5
    assert clamp(7, 3, 3) == 3


def check_countdown():
    assert countdown(0, 5) == [0]
    assert countdown(3, 10) == [3, 0]
    assert countdown(3, 1) == [3, 2, 1, 0]
    assert countdown(5, 5) == [5, 0]


def check_ordinal():
    assert ordinal(1) == "1st"
    assert ordinal(3) == "3rd"
    assert ordinal(11) == "11th"
    assert ordinal(13) == "13th"
    assert ordinal(101) == "101st"
    assert ordinal(20) == "20th"


def check_grade():
    assert grade(100, 100) == 1
    assert grade(89, 100) == 2
    assert grade(75, 100) == 2
    assert grade(74, 100) == 3
    assert grade(3, 10) == 5
    assert grade(0, 20) == 6


def check_parking_fee():
    assert parking_fee(30) == 0
    assert parking_fee(31) == 150
    assert parking_fee(90) == 150
    assert parking_fee(91) == 300
    assert parking_fee(390) == 900
    assert parking_fee(2000) == 900
