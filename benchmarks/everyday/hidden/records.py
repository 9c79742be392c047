def check_names_of():
    assert names_of([{"name": "Cy"}]) == ["Cy"]
    assert names_of([{"name": "B"}, {"name": "A"}, {"name": "B"}]) == ["B", "A", "B"]
    assert names_of([{"age": 1, "name": ""}]) == [""]


def check_tally():
    assert tally({"yes": 2}, "no") == {"yes": 2, "no": 1}
    assert tally({"yes": 2}, "yes", -2) == {"yes": 0}
    counts = {"yes": 1}
    tally(counts, "yes")
    assert counts == {"yes": 2}


def check_by_first_letter():
    assert by_first_letter([]) == {}
    assert by_first_letter(["b", "a", "B"]) == {"b": ["b", "B"], "a": ["a"]}
    assert by_first_letter(["Zoo", "", "zebra"]) == {"z": ["Zoo", "zebra"]}


def check_best_sellers():
    assert best_sellers([], 3) == []
    assert best_sellers([("tea", 2), ("milk", 5)], 0) == []
    assert best_sellers([("tea", 2), ("milk", 5)], 9) == ["milk", "tea"]
    assert best_sellers([("c", 2), ("a", 1), ("b", 2), ("a", 1)], 2) == ["a", "b"]
    assert best_sellers([("z", 9), ("a", 3)], 2) == ["z", "a"]


def check_merge_settings():
    defaults, changes = {"a": 1, "b": 2}, {"b": None, "c": 3}
    assert merge_settings(defaults, changes) == {"a": 1, "c": 3}
    assert (defaults, changes) == ({"a": 1, "b": 2}, {"b": None, "c": 3})
    assert merge_settings({}, {"a": None}) == {}
    assert merge_settings({"a": 1}, {"a": 0}) == {"a": 0}
    same = {"a": 1}
    assert merge_settings(same, {}) is not same


def check_flatten():
    assert flatten({}) == {}
    assert flatten({"a": {"b": {"c": 1}}}) == {"a.b.c": 1}
    assert flatten({"a": {"b": {}}, "c": 2}) == {"c": 2}
    assert flatten({"x": [1, 2], "y": {"z": None}}) == {"x": [1, 2], "y.z": None}
