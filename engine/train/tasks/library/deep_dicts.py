"""More on dictionaries: comparing, combining many, tuple keys, nested data of dicts and lists."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _small(r: Random, high: int = 3, top: int = 9) -> dict[str, int]:
    return {key: r.randint(0, top) for key in r.sample("abcde", r.randint(0, high))}


def _dicts(r: Random, high: int = 3) -> list[dict[str, int]]:
    return [
        {key: r.randint(0, 9) for key in r.sample("abc", r.randint(0, 2))} for _ in range(r.randint(0, high))
    ]


def _gaps(r: Random) -> dict[str, object]:
    return {key: r.choice((None, None, 0, 4, "", "x")) for key in r.sample("abcde", r.randint(0, 5))}


def _nested(r: Random, depth: int = 2) -> dict[str, object]:
    return {
        key: _nested(r, depth - 1) if depth and r.random() < 0.45 else r.choice((1, 2, 3, "x"))
        for key in r.sample("abc", r.randint(0 if depth < 2 else 1, 3 if depth == 2 else 2))
    }


def _data(r: Random, depth: int = 2) -> object:
    style = r.random()
    if depth and style < 0.45:
        return {key: _data(r, depth - 1) for key in r.sample("abc", r.randint(1, 2))}
    if depth and style < 0.7:
        return [_data(r, depth - 1) for _ in range(r.randint(1, 2))]
    return r.choice((1, 2, "x", None))


def _deep(r: Random, depth: int = 2) -> list[object]:
    return [
        _deep(r, depth - 1) if depth and r.random() < 0.35 else r.randint(0, 3)
        for _ in range(r.randint(0, 4))
    ]


def _two_level(r: Random) -> dict[str, dict[str, int]]:
    return {
        outer: {inner: r.randint(0, 9) for inner in r.sample("pq", r.randint(0, 2))}
        for outer in r.sample("xyz", r.randint(0, 2))
    }


def _tuple_keys(r: Random) -> dict[tuple[str, str], int]:
    return {(r.choice("xy"), r.choice("pqr")): r.randint(0, 9) for _ in range(r.randint(0, 3))}


ENTRIES = (
    made(
        "deep_dicts.diff",
        "diff_dicts compare_dicts dict_changes",
        "old: dict[str, int]; new: dict[str, int]",
        "dict[str, list[str]]",
        """
        Compare two dicts: which keys were added, removed and changed?
        diff of two dictionaries
        Return {{'added': [...], 'removed': [...], 'changed': [...]}} with the sorted keys of each kind.
        Given an old and a new dictionary, list the new keys, the missing keys and those with another value.
        How do I find the differences between two dicts?
        """,
        """
        return {
            "added": sorted(new.keys() - old.keys()),
            "removed": sorted(old.keys() - new.keys()),
            "changed": sorted(key for key in old.keys() & new.keys() if old[key] != new[key]),
        }
        """,
        lambda r: (_small(r, 3, 2), _small(r, 3, 2)),
    ),
    made(
        "deep_dicts.count_equal",
        "count_equal_entries matching_entries_count same_entries",
        "first: dict[str, int]; second: dict[str, int]",
        "int",
        """
        How many keys have the same value in both dicts?
        count equal entries of two dictionaries
        Return the number of keys of {first} that {second} maps to the same value.
        Given two dictionaries, in how many key-value pairs do they agree?
        How do I count matches between two dicts?
        """,
        """
        return sum(key in second and second[key] == value for key, value in first.items())
        ---
        return len(first.items() & second.items())
        """,
        lambda r: (_small(r, 5, 1), _small(r, 5, 1)),
    ),
    made(
        "deep_dicts.average_of",
        "average_dicts mean_per_key average_by_key",
        "dicts: list[dict[str, int]]",
        "dict[str, float]",
        """
        Average the values of each key over all dicts that have it.
        mean per key of a list of dictionaries
        Return a dict from every key in {dicts} to the mean of its values, keys in order of appearance.
        Given several dictionaries of numbers, average what belongs to the same key.
        How do I compute the average of dictionaries key by key?
        """,
        """
        values = {}
        for data in dicts:
            for key, value in data.items():
                values.setdefault(key, []).append(value)
        return {key: sum(found) / len(found) for key, found in values.items()}
        """,
        lambda r: (_dicts(r),),
    ),
    made(
        "deep_dicts.max_of",
        "max_per_key merge_with_max largest_per_key",
        "dicts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Keep the largest value of each key over all dicts.
        maximum per key of a list of dictionaries
        Return a dict from every key in {dicts} to the greatest of its values, keys in order of appearance.
        Given several dictionaries of numbers, merge them so that the highest value wins.
        How do I merge any number of dicts with max?
        """,
        """
        best = {}
        for data in dicts:
            for key, value in data.items():
                best[key] = max(value, best.get(key, value))
        return best
        """,
        lambda r: (_dicts(r),),
    ),
    made(
        "deep_dicts.min_of",
        "min_per_key_of_dicts merge_with_min smallest_per_key_of_dicts",
        "dicts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Keep the smallest value of each key over all dicts.
        minimum per key of a list of dictionaries
        Return a dict from every key in {dicts} to the least of its values, keys in order of appearance.
        Given several price lists, find the lowest price of every item.
        How do I merge any number of dicts with min?
        """,
        """
        best = {}
        for data in dicts:
            for key, value in data.items():
                best[key] = min(value, best.get(key, value))
        return best
        """,
        lambda r: (_dicts(r),),
    ),
    made(
        "deep_dicts.merge_first_wins",
        "merge_first_wins combine_keep_first merge_without_overwriting",
        "dicts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Merge dicts so that the first value of each key stays.
        combine dictionaries without overwriting
        Return a dict with every key in {dicts}; of several values the earliest one counts.
        Given dictionaries in order of priority, the first that has a key decides its value.
        How do I merge a list of dicts like ChainMap?
        """,
        """
        merged = {}
        for data in dicts:
            for key, value in data.items():
                merged.setdefault(key, value)
        return merged
        """,
        lambda r: (_dicts(r),),
    ),
    made(
        "deep_dicts.expand_options",
        "all_option_combinations expand_grid parameter_grid",
        "options: dict[str, list[int]]",
        "list[dict[str, int]]",
        """
        All combinations that take one value per key from a dict of lists.
        parameter grid
        Return a list of dicts with the keys of {options}, one for each choice of values.
        Given the possible values of every setting, list all the configurations.
        How do I build the cartesian product of a dict of lists?
        """,
        """
        return [dict(zip(options, chosen)) for chosen in itertools.product(*options.values())]
        ---
        result = [{}]
        for key, values in options.items():
            result = [{**chosen, key: value} for chosen in result for value in values]
        return result
        """,
        lambda r: ({key: r.sample(range(9), r.randint(1, 2)) for key in r.sample("ab", r.randint(0, 2))},),
        "import itertools",
    ),
    made(
        "deep_dicts.sum_for_keys",
        "sum_for_keys sum_selected_values total_of_keys",
        "data: dict[str, int]; keys: list[str]",
        "int",
        """
        Add up the values of the given {keys}; missing ones count as 0.
        sum of selected keys of a dict
        Return the total of data[key] over {keys}, a repeated key each time.
        Given a dictionary of numbers and some keys, sum only these.
        How do I total a few entries of a dictionary?
        Sum of the values of {data} for the given {keys}; missing keys count 0.
        How much do the chosen entries of the dictionary add up to?
        sum of selected dict values
        """,
        """
        return sum(data.get(key, 0) for key in keys)
        """,
        lambda r: (_small(r), [r.choice("abcde") for _ in range(r.randint(0, 3))]),
    ),
    made(
        "deep_dicts.most_common_value",
        "most_common_value most_frequent_value mode_of_values",
        "data: dict[str, int]",
        "int | None",
        """
        Value that most keys have, the first one on a tie, None for an empty dict.
        most common value of a dictionary
        Return the mode of the values of {data}.
        Given a dictionary, which value is shared by the most keys?
        How do I find the value that occurs most often in a dict?
        Find the value that most keys of {data} have; the first one on a tie, None if it is empty.
        Which value of the dictionary is the most frequent?
        mode of dict values
        """,
        """
        values = list(data.values())
        return max(values, key=values.count, default=None)
        ---
        counts = Counter(data.values())
        return max(counts, key=counts.get, default=None)
        """,
        lambda r: (_small(r, 5, 2),),
        "from collections import Counter",
    ),
    made(
        "deep_dicts.fill_none",
        "replace_none_values fill_none_values default_for_none",
        "data: dict[str, object]; default: object",
        "dict[str, object]",
        """
        Replace None by {default} in the values of a dict.
        fill missing values of a dictionary
        Return a dict like {data} in which every value None has become {default}; 0 and '' stay.
        Given a dictionary with gaps, put a default there.
        How do I get rid of None values without losing the keys?
        """,
        """
        return {key: default if value is None else value for key, value in data.items()}
        """,
        lambda r: (_gaps(r), r.choice((0, "-", "n/a"))),
    ),
    made(
        "deep_dicts.keys_with_none",
        "keys_with_none none_keys missing_value_keys",
        "data: dict[str, object]",
        "list[str]",
        """
        Keys whose value is None, in order.
        which entries of a dict are missing
        Return every key of {data} that maps to None; 0 and '' do not count.
        Given a dictionary with gaps, list the keys without a value.
        How do I find the None entries of a dictionary?
        """,
        """
        return [key for key, value in data.items() if value is None]
        """,
        lambda r: (_gaps(r),),
    ),
    made(
        "deep_dicts.truthy_keys",
        "keys_with_value_set truthy_keys enabled_keys",
        "data: dict[str, object]",
        "list[str]",
        """
        Keys whose value is true, that is not None, 0, False or empty.
        truthy keys of a dict
        Return every key of {data} with a value that counts as True, in order.
        Given a dictionary of flags, which of them are set?
        How do I list the enabled options?
        List the keys of {data} whose value is True.
        Which names are switched on?
        keys with a true value
        """,
        """
        return [key for key, value in data.items() if value]
        """,
        lambda r: (_gaps(r),),
    ),
    made(
        "deep_dicts.remove_prefix_keys",
        "drop_keys_with_prefix remove_keys_starting_with without_prefix_keys",
        "data: dict[str, int]; prefix: str",
        "dict[str, int]",
        """
        Remove the entries whose key starts with {prefix}.
        drop keys by prefix
        Return a dict with the entries of {data} whose key does not begin with {prefix}.
        Given a dictionary with string keys, delete for example all keys that begin with '_'.
        How do I remove private keys from a dictionary?
        Remove the entries of {data} whose key starts with {prefix}.
        What does the dictionary look like without the prefixed keys?
        dict without keys of a prefix
        """,
        """
        return {key: value for key, value in data.items() if not key.startswith(prefix)}
        """,
        lambda r: (
            {r.choice(("_", "a", "")) + r.choice("abc"): r.randint(0, 9) for _ in range(r.randint(0, 3))},
            r.choice(("_", "a")),
        ),
    ),
    made(
        "deep_dicts.key_position",
        "key_position index_of_key key_index",
        "data: dict[str, int]; key: str",
        "int",
        """
        Position of {key} among the keys of a dict, counted from 0; -1 if it is missing.
        index of a key in insertion order
        Return how many keys of {data} come before {key}.
        Given a dictionary and a key, the how-manieth entry is it?
        How do I get the index of a dictionary key?
        """,
        """
        return list(data).index(key) if key in data else -1
        """,
        lambda r: (_small(r, 5), r.choice("abcde")),
    ),
    made(
        "deep_dicts.split_in_two",
        "split_dict_at halve_dict cut_dict",
        "data: dict[str, int]; n: int",
        "tuple[dict[str, int], dict[str, int]]",
        """
        Split a dict after its first {n} entries into two dicts.
        cut a dictionary in two
        Return (first {n} entries, remaining entries) of {data} in insertion order.
        Given a dictionary and a number, separate its beginning from the rest.
        How do I divide a dictionary at a position?
        """,
        """
        items = list(data.items())
        return dict(items[:n]), dict(items[n:])
        """,
        lambda r: (_small(r, 4), r.randint(0, 4)),
    ),
    made(
        "deep_dicts.pairs_of_dicts",
        "zip_dicts_by_key align_dicts pair_values_by_key",
        "first: dict[str, int]; second: dict[str, int]; default: int | None = None",
        "dict[str, tuple[int | None, int | None]]",
        """
        Pair up the values of two dicts by key; {default} stands for a missing one.
        outer join of dictionaries
        Return a dict from every key of either to (value in {first}, value in {second}), {first}'s keys first.
        Given two dictionaries, lay them side by side.
        How do I zip two dictionaries with all their keys?
        """,
        """
        return {key: (first.get(key, default), second.get(key, default)) for key in {**first, **second}}
        """,
        lambda r: (_small(r, 2), _small(r, 2), r.choice((None, None, 0))),
    ),
    made(
        "deep_dicts.sum_nested_counts",
        "merge_nested_counts add_nested_dicts sum_dicts_of_dicts",
        "first: dict[str, dict[str, int]]; second: dict[str, dict[str, int]]",
        "dict[str, dict[str, int]]",
        """
        Add up two dicts of dicts of numbers, entry by entry.
        sum of nested counters
        Return a nested dict with all outer and inner keys of both; equal ones have their values added.
        Given two tables of counts as nested dictionaries, total them.
        How do I add nested dictionaries?
        """,
        """
        total = {key: dict(row) for key, row in first.items()}
        for key, row in second.items():
            target = total.setdefault(key, {})
            for name, value in row.items():
                target[name] = target.get(name, 0) + value
        return total
        """,
        lambda r: (dict(list(_two_level(r).items())[:1]), _two_level(r)),
    ),
    made(
        "deep_dicts.to_tuple_keys",
        "flatten_to_tuple_keys tuple_key_dict nested_to_tuple_keys",
        "data: dict[str, dict[str, int]]",
        "dict[tuple[str, str], int]",
        """
        Turn a dict of dicts into one dict whose keys are (outer, inner) tuples.
        nested dict to tuple keys
        Return a dict from each pair of keys of {data} to the value stored there.
        Given data[a][b], build the flat dictionary with the keys (a, b).
        How do I flatten two levels of dictionaries?
        """,
        """
        return {(outer, inner): value for outer, row in data.items() for inner, value in row.items()}
        """,
        lambda r: (_two_level(r),),
    ),
    made(
        "deep_dicts.from_tuple_keys",
        "nest_tuple_keys tuple_keys_to_nested unflatten_tuple_keys",
        "data: dict[tuple[str, str], int]",
        "dict[str, dict[str, int]]",
        """
        Turn a dict with (outer, inner) tuples as keys into a dict of dicts.
        tuple keys to nested dict
        Return a nested dict such that result[a][b] is data[(a, b)].
        Given a flat dictionary keyed by pairs, nest it.
        How do I group a tuple-keyed dictionary by the first part of its keys?
        """,
        """
        nested = {}
        for (outer, inner), value in data.items():
            nested.setdefault(outer, {})[inner] = value
        return nested
        """,
        lambda r: (_tuple_keys(r),),
    ),
    made(
        "deep_dicts.sum_by_first_key",
        "sum_by_first_key total_by_first_part sum_tuple_keys",
        "data: dict[tuple[str, str], int]",
        "dict[str, int]",
        """
        Add up the values of a dict with tuple keys for each first part of the keys.
        totals by the first element of the key
        Return a dict from a to the sum of data[(a, b)] over all b.
        Given amounts keyed by (group, member), total them per group.
        How do I sum a tuple-keyed dictionary by its first key?
        """,
        """
        totals = {}
        for (first, _), value in data.items():
            totals[first] = totals.get(first, 0) + value
        return totals
        """,
        lambda r: (_tuple_keys(r),),
    ),
    made(
        "deep_dicts.all_keys",
        "all_nested_keys collect_keys keys_at_all_levels",
        "data: dict[str, object]",
        "list[str]",
        """
        List all keys of a nested dict, each followed by the keys inside it.
        keys on all levels
        Return the keys of {data} and of the dictionaries in it, depth first, repeats included.
        Given dictionaries in dictionaries, collect every key.
        How do I get all keys recursively?
        """,
        """
        keys = []
        for key, value in data.items():
            keys.append(key)
            if isinstance(value, dict):
                keys.extend(all_nested_keys(value))
        return keys
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "deep_dicts.all_values",
        "all_leaf_values nested_values leaf_values",
        "data: dict[str, object]",
        "list[object]",
        """
        List all values of a nested dict that are not dicts themselves.
        leaves of a nested dictionary
        Return the innermost values of {data} in order.
        Given dictionaries in dictionaries, collect every plain value.
        How do I get all values recursively?
        """,
        """
        values = []
        for value in data.values():
            if isinstance(value, dict):
                values.extend(all_leaf_values(value))
            else:
                values.append(value)
        return values
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "deep_dicts.find_key_path",
        "path_to_key find_key_path key_path",
        "data: dict[str, object]; key: str",
        "list[str] | None",
        """
        Path of keys that leads to {key} in a nested dict, {key} included; None if it does not occur.
        where is a key in nested dictionaries
        Return the keys from the outside to the first {key} that is found depth first.
        Given dictionaries in dictionaries, how do I reach a certain key?
        How do I search a nested dict for a key?
        """,
        """
        for name, value in data.items():
            if name == key:
                return [name]
            if isinstance(value, dict):
                path = path_to_key(value, key)
                if path is not None:
                    return [name, *path]
        return None
        """,
        lambda r: (_nested(r), r.choice("abcd")),
    ),
    made(
        "deep_dicts.find_value_path",
        "path_to_value find_value_path value_path",
        "data: dict[str, object]; value: object",
        "list[str] | None",
        """
        Path of keys that leads to {value} in a nested dict, None if it does not occur.
        where is a value in nested dictionaries
        Return the keys from the outside to the first place, depth first, where {value} is stored.
        Given dictionaries in dictionaries and a value, how is it reached?
        How do I search a nested dict by value?
        """,
        """
        for key, entry in data.items():
            if entry == value:
                return [key]
            if isinstance(entry, dict):
                path = path_to_value(entry, value)
                if path is not None:
                    return [key, *path]
        return None
        """,
        lambda r: (_nested(r), r.choice((1, 2, 3, "x", "y"))),
    ),
    made(
        "deep_dicts.has_key_anywhere",
        "key_exists_anywhere contains_key_deep nested_key_exists",
        "data: dict[str, object]; key: str",
        "bool",
        """
        Does {key} occur on any level of a nested dict?
        recursive key check
        Return True if {data} or a dictionary inside it has {key}.
        Given dictionaries in dictionaries, is there such a key somewhere?
        How do I check for a key in a nested dictionary?
        """,
        """
        return key in data or any(
            key_exists_anywhere(value, key) for value in data.values() if isinstance(value, dict)
        )
        """,
        lambda r: (_nested(r), r.choice("abcd")),
    ),
    made(
        "deep_dicts.remove_key_anywhere",
        "remove_key_deep drop_nested_key delete_key_everywhere",
        "data: dict[str, object]; key: str",
        "dict[str, object]",
        """
        Remove {key} from a nested dict on all levels.
        delete a key recursively
        Return a copy of {data} in which neither it nor any dictionary inside it has {key}.
        Given dictionaries in dictionaries, drop a key wherever it occurs.
        How do I strip a field from nested dictionaries?
        """,
        """
        return {
            name: remove_key_deep(value, key) if isinstance(value, dict) else value
            for name, value in data.items()
            if name != key
        }
        """,
        lambda r: (_nested(r), r.choice("abcd")),
    ),
    made(
        "deep_dicts.replace_value_anywhere",
        "replace_value_in_dict replace_deep replace_value_deep",
        "data: dict[str, object]; old: object; new: object",
        "dict[str, object]",
        """
        Replace the value {old} by {new} in a dict and in all dicts inside it.
        substitute recursively
        Return a copy of {data} in which every plain value equal to {old} is {new}.
        Given dictionaries in dictionaries, exchange a value wherever it occurs.
        How do I change a value everywhere in a nested dictionary?
        """,
        """
        result = {}
        for key, value in data.items():
            if isinstance(value, dict):
                result[key] = replace_value_in_dict(value, old, new)
            else:
                result[key] = new if value == old else value
        return result
        """,
        lambda r: (_nested(r), r.choice((1, 2, "x")), r.choice((7, "y"))),
    ),
    made(
        "deep_dicts.drop_none_deep",
        "remove_none_deep clean_nested drop_none_recursively",
        "data: object",
        "object",
        """
        Remove None from nested dicts and lists on all levels.
        strip nulls recursively
        Return a copy of {data} without dict entries and list elements that are None.
        Given data such as parsed JSON, delete every null in it.
        How do I clean nested data of None?
        Remove the keys with the value None from every dict of a list; 0 and '' stay.
        """,
        """
        if isinstance(data, dict):
            return {key: remove_none_deep(value) for key, value in data.items() if value is not None}
        if isinstance(data, list):
            return [remove_none_deep(item) for item in data if item is not None]
        return data
        """,
        lambda r: (_data(r),),
    ),
    made(
        "deep_dicts.flatten_data",
        "flatten_json flatten_data flatten_nested_data",
        "data: object; separator: str = '.'",
        "dict[str, object]",
        """
        Flatten nested dicts and lists to one dict; keys and indices on the way are joined by {separator}.
        flatten JSON
        Return a dict from paths such as 'a.0.b' to the plain values; a plain value alone has the key ''.
        Given parsed JSON, write every leaf with its full path.
        How do I flatten nested dictionaries that also contain lists?
        """,
        """
        def walk(value, path):
            if isinstance(value, dict):
                for key, inner in value.items():
                    yield from walk(inner, [*path, str(key)])
            elif isinstance(value, list):
                for i, inner in enumerate(value):
                    yield from walk(inner, [*path, str(i)])
            else:
                yield separator.join(path), value

        return dict(walk(data, []))
        """,
        lambda r: (_data(r), r.choice((".", ".", "/", "_"))),
    ),
    made(
        "deep_dicts.count_leaves",
        "count_leaf_values count_leaves_of_data size_of_data",
        "data: object",
        "int",
        """
        Count the plain values in nested dicts and lists.
        number of leaves of JSON data
        Return how many values that are neither dict nor list {data} contains on all levels.
        Given parsed JSON, how many leaf values does it have?
        How do I count everything at the bottom of nested data?
        """,
        """
        if isinstance(data, dict):
            return sum(count_leaf_values(value) for value in data.values())
        if isinstance(data, list):
            return sum(count_leaf_values(item) for item in data)
        return 1
        """,
        lambda r: (_data(r),),
    ),
    made(
        "deep_dicts.data_depth",
        "data_depth depth_of_data json_depth",
        "data: object",
        "int",
        """
        How many levels of dicts and lists does nested data have? A plain value has 0.
        depth of JSON data
        Return the largest number of dictionaries and lists around any value of {data}; {{}} and [] count 1.
        Given parsed JSON, how deep is it nested?
        How do I measure the nesting of dicts and lists?
        """,
        """
        if isinstance(data, dict):
            return 1 + max((data_depth(value) for value in data.values()), default=0)
        if isinstance(data, list):
            return 1 + max((data_depth(item) for item in data), default=0)
        return 0
        """,
        lambda r: (_data(r),),
    ),
    made(
        "deep_dicts.index_path",
        "index_path find_in_nested_list path_in_nested_list",
        "items: list[object]; value: int",
        "list[int] | None",
        """
        Indices that lead to the first {value} in a nested list, None if it does not occur.
        where is an element in lists of lists
        Return [i, j, ...] such that items[i][j]... is {value}, found depth first.
        Given lists in lists, how is a certain element reached?
        How do I find the position of a value in a nested list?
        """,
        """
        for i, item in enumerate(items):
            if item == value:
                return [i]
            if isinstance(item, list):
                path = index_path(item, value)
                if path is not None:
                    return [i, *path]
        return None
        """,
        lambda r: (_deep(r), r.randint(0, 3)),
    ),
    made(
        "deep_dicts.deep_replace_list",
        "replace_in_nested_list deep_replace replace_everywhere",
        "items: list[object]; old: int; new: int",
        "list[object]",
        """
        Replace {old} by {new} in a nested list of any depth.
        recursive replace in lists
        Return a copy of {items} in which every element equal to {old} is {new}, on all levels.
        Given lists in lists, exchange a value wherever it occurs.
        How do I replace an element in deeply nested lists?
        Replace an element in all sublists of a list of lists.
        """,
        """
        return [
            replace_in_nested_list(item, old, new) if isinstance(item, list) else new if item == old else item
            for item in items
        ]
        """,
        lambda r: (_deep(r), r.randint(0, 3), r.randint(5, 9)),
    ),
    made(
        "deep_dicts.deep_remove",
        "remove_from_nested_list deep_remove remove_everywhere",
        "items: list[object]; value: int",
        "list[object]",
        """
        Remove every {value} from a nested list of any depth.
        recursive remove in lists
        Return a copy of {items} without {value} on all levels; emptied lists stay as [].
        Given lists in lists, drop an element wherever it occurs.
        How do I delete a value from deeply nested lists?
        Remove an element from all sublists of a list of lists.
        """,
        """
        return [
            remove_from_nested_list(item, value) if isinstance(item, list) else item
            for item in items
            if item != value
        ]
        """,
        lambda r: (_deep(r), r.randint(0, 3)),
    ),
    made(
        "deep_dicts.deep_count_value",
        "count_in_nested_list deep_count count_value_deep",
        "items: list[object]; value: int",
        "int",
        """
        Count how often {value} occurs in a nested list of any depth.
        recursive count
        Return the number of elements equal to {value} in {items} and all lists inside it.
        Given lists in lists, how many times is the value there?
        How do I count an element in deeply nested lists?
        Count how often {value} occurs in the nested list {items}, at any depth.
        How many times is the value in the list and the lists inside it?
        deep count of a value
        """,
        """
        return sum(
            count_in_nested_list(item, value) if isinstance(item, list) else item == value for item in items
        )
        """,
        lambda r: (_deep(r), r.randint(0, 3)),
    ),
    made(
        "deep_dicts.sum_by_depth",
        "sum_by_depth depth_weighted_sum weighted_nested_sum",
        "items: list[object]",
        "int",
        """
        Add up the numbers of a nested list, each times its depth; the outer list has depth 1.
        depth-weighted sum
        Return the total of number * depth over all numbers in {items}.
        Given lists in lists, a number counts as often as there are lists around it.
        How do I compute the weighted sum of a nested list by level?
        """,
        """
        def total(items, depth):
            return sum(total(item, depth + 1) if isinstance(item, list) else item * depth for item in items)

        return total(items, 1)
        """,
        lambda r: (_deep(r),),
    ),
    made(
        "deep_dicts.elements_by_depth",
        "elements_at_depth items_at_level flatten_level",
        "items: list[object]; depth: int",
        "list[object]",
        """
        Plain elements of a nested list that lie exactly {depth} levels deep; the outer list has depth 1.
        items of one nesting level
        Return the elements of {items} that are not lists and have {depth} lists around them, in order.
        Given lists in lists, what stands on a certain level?
        How do I get the elements of a given depth?
        """,
        """
        level = items
        for _ in range(depth - 1):
            level = [inner for item in level if isinstance(item, list) for inner in item]
        return [item for item in level if not isinstance(item, list)]
        """,
        lambda r: (_deep(r), r.randint(1, 3)),
    ),
    made(
        "deep_dicts.to_tuples_deep",
        "nested_list_to_tuple deep_tuple freeze_list",
        "items: list[object]",
        "tuple[object, ...]",
        """
        Turn a nested list into nested tuples.
        lists to tuples on all levels
        Return a tuple like {items} in which every inner list has become a tuple as well.
        Given lists in lists, make them immutable.
        How do I convert a nested list to a nested tuple, for example to use it as a key?
        """,
        """
        return tuple(nested_list_to_tuple(item) if isinstance(item, list) else item for item in items)
        """,
        lambda r: (_deep(r),),
    ),
    made(
        "deep_dicts.index_words",
        "letters_to_words index_by_letter letter_index",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Map every letter to the list of words that contain it.
        index of words by their letters
        Return a dict from each character to those {words} it occurs in, in order, each word once per letter.
        Given a list of words, which words have an a, which have a b and so on?
        How do I build a lookup from letters to words?
        """,
        """
        index = {}
        for word in words:
            for letter in dict.fromkeys(word):
                index.setdefault(letter, []).append(word)
        return index
        """,
        lambda r: ([draw.letters(r, 0, 3, "abc") for _ in range(r.randint(0, 3))],),
    ),
)
