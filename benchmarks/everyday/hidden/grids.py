def check_size():
    assert size([[7]]) == (1, 1)
    assert size([[1], [2], [3]]) == (3, 1)
    assert size([[1, 2, 3, 4]]) == (1, 4)


def check_column():
    assert column([], 0) == []
    assert column([[1, 2], [3, 4]], 1) == [2, 4]
    assert column([[5], [6], [7]], 0) == [5, 6, 7]


def check_border_sum():
    assert border_sum([]) == 0
    assert border_sum([[5]]) == 5
    assert border_sum([[1, 2, 3]]) == 6
    assert border_sum([[1], [2], [3]]) == 6
    assert border_sum([[1, 2, 3, 4], [5, 60, 70, 8], [9, 1, 1, 1]]) == 35


def check_count_neighbors():
    assert count_neighbors(["#"], 0, 0) == 0
    assert count_neighbors(["###", "###", "###"], 1, 1) == 8
    assert count_neighbors(["###", "###", "###"], 2, 2) == 3
    assert count_neighbors(["#..", "...", "..#"], 0, 2) == 0
    assert count_neighbors([".#.", "#.."], 0, 0) == 2


def check_seat_name():
    assert seat_name(9, 7) == "10H"
    assert seat_name(0, 9) == "1K"
    assert seat_name(11, 2) == "12C"
    assert seat_name(0, 12) == "1N"


def check_walk():
    assert walk("", 1, 1) == (0, 0)
    assert walk("EEEE", 3, 3) == (2, 0)
    assert walk("NNNS", 3, 3) == (0, 1)
    assert walk("NENE", 1, 5) == (0, 2)
    assert walk("SENW", 2, 2) == (0, 1)
