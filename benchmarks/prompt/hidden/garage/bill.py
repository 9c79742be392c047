def check_labor():
    assert labor(0) == 0
    assert labor(1) == 2250
    assert labor(15) == 2250
    assert labor(90) == 13500


def check_total():
    assert total(0, []) == 0
    assert total(1, []) == 1
    assert total(0, [100, 200]) == 360
    assert total(50, [50]) == 120


def check_bill_line():
    assert bill_line("", 0) == "." * 20 + "0.00"
    assert len(bill_line("Brakes", 99_900)) == 24
    assert bill_line("Brakes", 99_900) == "Brakes............999.00"
