def check_without():
    assert without([], 1) == []
    assert without([5, 5], 5) == []
    assert without([None, 0, ""], None) == [0, ""]
    assert without(["b", "a", "b"], "a") == ["b", "b"]


def check_last_three():
    assert last_three([]) == []
    assert last_three([1, 2, 3]) == [1, 2, 3]
    assert last_three([1, 2]) == [1, 2]
    assert last_three(list("abcd")) == ["b", "c", "d"]


def check_pair_up():
    assert pair_up([]) == []
    assert pair_up(["A"]) == [("A", None)]
    assert pair_up(["A", "B"]) == [("A", "B")]
    assert pair_up(["A", "A", "A"]) == [("A", "A"), ("A", None)]
    assert pair_up(list("abcde")) == [("a", "e"), ("b", "d"), ("c", None)]


def check_longest_rise():
    assert longest_rise([7]) == 1
    assert longest_rise([5, 4, 3]) == 1
    assert longest_rise([1, 1, 2]) == 2
    assert longest_rise([1, 2, 1, 2, 3, 4]) == 4
    assert longest_rise([2, 2, 2]) == 1


def check_duty():
    assert duty(["Ann", "Bob"], 0) == []
    assert duty(["Ann", "Bob"], 3) == ["Bob", "Ann", "Bob"]
    assert duty(["Ann", "Bob", "Cy"], 1) == ["Bob"]
    assert duty(["A", "B", "C"], 7) == ["B", "C", "A", "B", "C", "A", "B"]


def check_trimmed_mean():
    assert trimmed_mean([]) is None
    assert trimmed_mean([7]) == 7
    assert trimmed_mean([10, 1, 1]) == 1
    assert trimmed_mean([2, 2, 2, 2]) == 2
    assert trimmed_mean([100, 3, 5, 0, 4]) == 4
