"""Dictionaries: extremes, sorting, filtering, arithmetic, merging, comparing, converting, counting."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _dict(r: Random, low: int = 0, high: int = 5, top: int = 12) -> dict[str, int]:
    keys = r.sample((*draw.WORDS[:30], "Zoe", "Al"), r.randint(low, high))
    return {key: r.randint(-3, top) for key in keys}


def _small(r: Random, high: int = 4, top: int = 6) -> dict[str, int]:
    return {key: r.randint(0, top) for key in r.sample("abcdef", r.randint(0, high))}


def _mixed(r: Random) -> dict[str, object]:
    values: tuple[object, ...] = (1, 7, 2.5, "tea", "", None, True, [1, 2], {})
    return {key: r.choice(values) for key in r.sample("abcdefg", r.randint(0, 5))}


def _same_keys(r: Random) -> tuple[dict[str, int], dict[str, int]]:
    keys = r.sample("abcde", r.randint(0, 4))
    first = {key: r.randint(-3, 20) for key in keys}
    return first, {key: r.randint(1, 6) for key in sorted(keys)[: r.choice((9, 9, 2))]}


ENTRIES = (
    made(
        "dict_operations.max_value",
        "max_value largest_value highest_value",
        "data: dict[str, int]",
        "int | None",
        """
        Largest value in a dict, None if it is empty.
        maximum of the values
        Return the greatest of all values of {data}.
        Given a dictionary of numbers, what is the highest one, whatever its key?
        Find the biggest value in a dictionary.
        top value of a dict
        Find the largest value in {data}, None if it is empty.
        What is the maximum of the dictionary's values?
        largest dict value
        """,
        """
        return max(data.values(), default=None)
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.min_value",
        "min_value smallest_value lowest_value",
        "data: dict[str, int]",
        "int | None",
        """
        Smallest value in a dict, None if it is empty.
        minimum of the values
        Return the least of all values of {data}.
        Given a dictionary of numbers, what is the lowest one, whatever its key?
        Find the lowest value in a dictionary.
        bottom value of a dict
        """,
        """
        return min(data.values(), default=None)
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.max_item",
        "max_item item_with_max_value largest_entry",
        "data: dict[str, int]",
        "tuple[str, int] | None",
        """
        Entry with the largest value as (key, value), None if the dict is empty.
        max item of a dictionary
        Return the key and the value of the highest entry of {data}, the first one on a tie.
        Given a dictionary of numbers, which pair has the greatest value?
        Find the key-value pair with the biggest value.
        best entry of a dict
        Find the entry of {data} with the largest value, as (key, value); None if it is empty.
        Which key has the highest value, and what is it? The first one on a tie.
        key and value of the maximum
        """,
        """
        return max(data.items(), key=lambda item: item[1], default=None)
        """,
        lambda r: (_dict(r, top=5),),
    ),
    made(
        "dict_operations.min_item",
        "min_item item_with_min_value smallest_entry",
        "data: dict[str, int]",
        "tuple[str, int] | None",
        """
        Entry with the smallest value as (key, value), None if the dict is empty.
        min item of a dictionary
        Return the key and the value of the lowest entry of {data}, the first one on a tie.
        Given a dictionary of numbers, which pair has the least value?
        Find the key-value pair with the lowest value.
        worst entry of a dict
        Find the entry of {data} with the smallest value, as (key, value); None if it is empty.
        Which key has the lowest value, and what is it? The first one on a tie.
        key and value of the minimum
        """,
        """
        return min(data.items(), key=lambda item: item[1], default=None)
        """,
        lambda r: (_dict(r, top=5),),
    ),
    made(
        "dict_operations.all_min_keys",
        "keys_with_min_value all_min_keys keys_of_minimum",
        "data: dict[str, int]",
        "list[str]",
        """
        All keys that have the smallest value, in the order of the dict.
        keys of the minimum
        Return every key of {data} whose value equals the lowest one; [] for an empty dict.
        Given a dictionary of numbers, which keys share the least value?
        Find every key with the lowest value.
        ties for the minimum included
        """,
        """
        lowest = min(data.values(), default=None)
        return [key for key, value in data.items() if value == lowest]
        """,
        lambda r: (_dict(r, top=0),),
    ),
    made(
        "dict_operations.all_max_keys",
        "keys_with_max_value all_max_keys keys_of_maximum",
        "data: dict[str, int]",
        "list[str]",
        """
        All keys that have the largest value, in the order of the dict.
        keys of the maximum
        Return every key of {data} whose value equals the highest one; [] for an empty dict.
        Given a dictionary of numbers, which keys share the greatest value?
        Find every key with the biggest value.
        ties for the maximum included
        """,
        """
        highest = max(data.values(), default=None)
        return [key for key, value in data.items() if value == highest]
        """,
        lambda r: (_dict(r, top=0),),
    ),
    made(
        "dict_operations.n_smallest_keys",
        "n_smallest_keys lowest_n_keys bottom_n_keys",
        "data: dict[str, int]; n: int",
        "list[str]",
        """
        Keys of the {n} smallest values, smallest first.
        n lowest entries of a dict
        Return the keys of {data} with the least values; keys with equal values keep their order.
        Given a dictionary of numbers, which n keys come last in a ranking?
        Find the keys with the {n} lowest values.
        keys ranked from the bottom
        """,
        """
        return sorted(data, key=lambda key: data[key])[:n]
        ---
        return heapq.nsmallest(n, data, key=data.get)
        """,
        lambda r: (_dict(r, top=5), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "dict_operations.n_largest_values",
        "n_largest_values top_n_values highest_values",
        "data: dict[str, int]; n: int",
        "list[int]",
        """
        The {n} largest values of a dict, largest first.
        top n values
        Return the highest values of {data} without their keys.
        Given a dictionary of numbers, list the n greatest of them in descending order.
        Find the {n} biggest values in a dictionary.
        top values sorted descending
        """,
        """
        return sorted(data.values(), reverse=True)[:n]
        ---
        return heapq.nlargest(n, data.values())
        """,
        lambda r: (_dict(r), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "dict_operations.sort_by_value_desc",
        "sort_by_value_descending sort_dict_by_value_desc order_by_value_descending",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Sort a dict by value, largest first.
        order dictionary by values descending
        Return a dict with the entries of {data} from the highest to the lowest value; ties keep their order.
        Given a dictionary of numbers, rebuild it with the greatest value in front.
        How do I sort a dictionary by its values from high to low?
        dict ranked by value, biggest first
        """,
        """
        return dict(sorted(data.items(), key=lambda item: item[1], reverse=True))
        """,
        lambda r: (_dict(r, top=4),),
    ),
    made(
        "dict_operations.sort_by_key_desc",
        "sort_by_key_descending sort_keys_reversed reverse_sorted_dict",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Sort a dict by key in descending order.
        keys from z to a
        Return a dict with the entries of {data} in reverse alphabetical order of the keys.
        Given a dictionary, rebuild it with the greatest key in front.
        How do I sort a dictionary by its keys backwards?
        dict ordered from last to first key
        """,
        """
        return dict(sorted(data.items(), reverse=True))
        ---
        return {key: data[key] for key in sorted(data, reverse=True)}
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.items_by_value",
        "items_by_value sorted_items entries_sorted_by_value",
        "data: dict[str, int]; descending: bool = False",
        "list[tuple[str, int]]",
        """
        List the (key, value) tuples of a dict sorted by value, largest first if {descending} is True.
        dict items ordered by value
        Return the entries of {data} as tuples in order of their values; ties keep their order.
        Given a dictionary of numbers, turn it into a list of pairs ranked by the second item.
        How do I get a dict's items as a sorted list of tuples?
        key-value tuples ranked by value
        """,
        """
        return sorted(data.items(), key=lambda item: item[1], reverse=descending)
        """,
        lambda r: (_dict(r, top=4), r.random() < 0.5),
    ),
    made(
        "dict_operations.sort_by_key_length",
        "sort_by_key_length order_by_key_length shortest_keys_first",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Sort a dict by the length of its keys, shortest first.
        order entries by key length
        Return a dict with the entries of {data} in ascending order of len(key); ties keep their order.
        Given a dictionary with string keys, put short keys before long ones.
        How do I sort a dictionary by how long its keys are?
        dict from short to long keys
        """,
        """
        return dict(sorted(data.items(), key=lambda item: len(item[0])))
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.sort_value_then_key",
        "sort_by_value_then_key sort_dict_value_key order_by_value_and_key",
        "data: dict[str, int]",
        "list[tuple[str, int]]",
        """
        Entries of a dict by descending value, equal values by ascending key.
        sort items by value and then key
        Return the (key, value) tuples of {data}: the largest value first, ties alphabetically.
        Given word counts, list them from the most frequent, words with the same count in alphabetical order.
        How do I sort a dict by value descending and break ties by key?
        frequency ranking with alphabetical ties
        """,
        """
        return sorted(data.items(), key=lambda item: (-item[1], item[0]))
        """,
        lambda r: (_dict(r, top=2),),
    ),
    made(
        "dict_operations.reverse",
        "reverse_dict reversed_dict reverse_order_of_entries",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Reverse the order of the entries of a dict.
        dictionary from last to first
        Return a dict with the same keys and values as {data}, the last inserted one first.
        Given a dictionary, turn its insertion order around.
        How do I turn a dictionary's order around?
        entries backwards
        """,
        """
        return dict(reversed(data.items()))
        ---
        return {key: data[key] for key in reversed(data)}
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.last_key",
        "last_key last_inserted_key final_key",
        "data: dict[str, int]",
        "str | None",
        """
        Key that was inserted last, None for an empty dict.
        last key of a dictionary
        Return the final key of {data} in insertion order.
        Given a dictionary, what is its last key?
        How do I get the last key of a dict?
        newest key
        """,
        """
        return next(reversed(data), None)
        ---
        return list(data)[-1] if data else None
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.nth_item",
        "nth_item item_at entry_at_index",
        "data: dict[str, int]; index: int",
        "tuple[str, int] | None",
        """
        Entry number {index} (from 0) of a dict as (key, value), None if there are not so many.
        n-th item of a dictionary
        Return the key and value at that position in insertion order.
        Given a dictionary and an index, access it like a list of pairs.
        How do I get the n-th entry of a dict?
        key-value pair by position
        """,
        """
        items = list(data.items())
        return items[index] if index < len(items) else None
        ---
        return next(itertools.islice(data.items(), index, None), None)
        """,
        lambda r: (_dict(r), r.randint(0, 5)),
        "import itertools",
    ),
    made(
        "dict_operations.last_items",
        "last_n_items last_entries tail_of_dict",
        "data: dict[str, int]; n: int",
        "dict[str, int]",
        """
        The last {n} entries of a dict.
        tail of a dictionary
        Return a dict with the {n} entries of {data} that were inserted last, in their order.
        Given a dictionary and a number, keep only that many entries from its end.
        How do I get the last n items of a dict?
        newest entries only
        """,
        """
        return dict(list(data.items())[max(len(data) - n, 0) :])
        """,
        lambda r: (_dict(r), r.randint(0, 5)),
    ),
    made(
        "dict_operations.values_above",
        "filter_values_above entries_above items_greater_than",
        "data: dict[str, int]; limit: int",
        "dict[str, int]",
        """
        Keep the entries whose value is greater than {limit}.
        filter dict by value
        Return a dict with those entries of {data} that have a value above {limit}.
        Given a dictionary of numbers, drop every entry with {limit} or less.
        How do I select dictionary items with a value over a threshold?
        entries bigger than a limit
        Keep only the entries of {data} whose value is greater than {limit}.
        Which keys have a value above the limit? Return a smaller dictionary.
        dict filtered by value
        """,
        """
        return {key: value for key, value in data.items() if value > limit}
        """,
        lambda r: (_dict(r), r.randint(-2, 9)),
    ),
    made(
        "dict_operations.values_below",
        "filter_values_below entries_below items_less_than",
        "data: dict[str, int]; limit: int",
        "dict[str, int]",
        """
        Keep the entries whose value is less than {limit}.
        filter dict by small values
        Return a dict with those entries of {data} that have a value below {limit}.
        Given a dictionary of numbers, drop every entry with {limit} or more.
        How do I select dictionary items with a value under a threshold?
        entries smaller than a limit
        Keep only the entries of {data} whose value is less than {limit}.
        Which keys have a value below the limit? Return a smaller dictionary.
        dict filtered by small values
        """,
        """
        return {key: value for key, value in data.items() if value < limit}
        """,
        lambda r: (_dict(r), r.randint(-2, 9)),
    ),
    made(
        "dict_operations.values_between",
        "filter_values_between entries_in_range items_between",
        "data: dict[str, int]; low: int; high: int",
        "dict[str, int]",
        """
        Keep the entries whose value is from {low} to {high}, both included.
        filter dict by a range of values
        Return a dict with those entries of {data} whose value lies between the bounds.
        Given a dictionary of numbers, drop everything outside the range.
        How do I select dictionary items with values in a given range?
        entries within two bounds
        Keep only the entries of {data} whose value is from {low} to {high}, both included.
        Which keys have a value in the range? Return a smaller dictionary.
        dict filtered by a range
        """,
        """
        return {key: value for key, value in data.items() if low <= value <= high}
        """,
        lambda r: (_dict(r), r.randint(-2, 4), r.randint(3, 10)),
    ),
    made(
        "dict_operations.with_value",
        "entries_with_value filter_by_value items_with_value",
        "data: dict[str, int]; value: int",
        "dict[str, int]",
        """
        Keep the entries that have exactly {value}.
        filter dict by one value
        Return a dict with all keys of {data} that map to {value}.
        Given a dictionary, select what equals the given value.
        How do I select dictionary items by value?
        entries equal to a value
        """,
        """
        return {key: entry for key, entry in data.items() if entry == value}
        """,
        lambda r: (_small(r, top=2), r.randint(0, 2)),
    ),
    made(
        "dict_operations.without_value",
        "remove_value drop_value entries_without_value",
        "data: dict[str, int]; value: int",
        "dict[str, int]",
        """
        Remove all entries that have {value}.
        drop a value from a dict
        Return a dict with all entries of {data} whose value is not {value}.
        Given a dictionary and a value, delete every key that maps to the value.
        How do I delete dictionary items by value?
        entries different from a value
        Remove the entries of {data} that have the value {value}.
        What does the dictionary look like without that value?
        dict without a value
        """,
        """
        return {key: entry for key, entry in data.items() if entry != value}
        """,
        lambda r: (_small(r, top=2), r.randint(0, 2)),
    ),
    made(
        "dict_operations.keys_with_value",
        "keys_with_value keys_for_value find_keys",
        "data: dict[str, int]; value: int",
        "list[str]",
        """
        All keys that have {value}, in the order of the dict.
        reverse lookup in a dictionary
        Return every key of {data} that maps to {value}; [] if there is none.
        Given a dictionary and a value, which keys lead to it?
        How do I get the keys that belong to a value?
        list of keys by value
        Find all keys of {data} that have the value {value}, in their order.
        Which keys map to the value?
        keys by value
        """,
        """
        return [key for key, entry in data.items() if entry == value]
        """,
        lambda r: (_small(r, top=2), r.randint(0, 2)),
    ),
    made(
        "dict_operations.keys_starting_with",
        "filter_keys_by_prefix keys_starting_with entries_with_prefix",
        "data: dict[str, int]; prefix: str",
        "dict[str, int]",
        """
        Keep the entries whose key starts with {prefix}.
        filter dict by key prefix
        Return a dict with those entries of {data} whose key begins with {prefix}; keys stay complete.
        Given a dictionary with string keys, select by how the keys begin.
        How do I select dictionary items by the beginning of the key?
        keys with a common prefix
        """,
        """
        return {key: value for key, value in data.items() if key.startswith(prefix)}
        """,
        lambda r: (_dict(r), r.choice(("b", "p", "pe", "e", "a", "r", "Z", ""))),
    ),
    made(
        "dict_operations.keys_containing",
        "filter_keys_containing entries_with_key_part search_keys",
        "data: dict[str, int]; part: str",
        "dict[str, int]",
        """
        Keep the entries whose key contains {part}.
        search dict keys for a substring
        Return a dict with those entries of {data} whose key has {part} in it.
        Given a dictionary with string keys, select by a text that occurs in the keys.
        How do I select dictionary items whose key includes a text?
        partial key search
        Keep only the entries of {data} whose key contains {part}.
        Which keys of the dictionary have the substring? Case matters.
        dict filtered by a part of the key
        """,
        """
        return {key: value for key, value in data.items() if part in key}
        """,
        lambda r: (_dict(r), r.choice(("b", "e", "ea", "r", "o", "x"))),
    ),
    made(
        "dict_operations.key_length_at_least",
        "filter_long_keys entries_with_long_keys keys_longer_than",
        "data: dict[str, int]; length: int",
        "dict[str, int]",
        """
        Keep the entries whose key is longer than {length} characters.
        filter dict by key length
        Return a dict with those entries of {data} that have len(key) > {length}.
        Given a dictionary with string keys, drop the short keys.
        How do I select dictionary items with long keys?
        entries whose key exceeds a length
        Keep only the entries of {data} whose key is longer than {length} characters.
        Which entries have a key with more than that many letters?
        dict filtered by key length
        """,
        """
        return {key: value for key, value in data.items() if len(key) > length}
        """,
        lambda r: (_dict(r), r.randint(2, 6)),
    ),
    made(
        "dict_operations.divisible_values",
        "filter_divisible_values entries_divisible_by values_multiple_of",
        "data: dict[str, int]; divisor: int",
        "dict[str, int]",
        """
        Keep the entries whose value is divisible by {divisor}.
        filter dict by divisibility, such as even values
        Return a dict with those entries of {data} that leave no remainder when divided by {divisor}.
        Given a dictionary of integers, select the multiples.
        How do I select dictionary items with even values or other multiples?
        entries whose value is a multiple
        """,
        """
        return {key: value for key, value in data.items() if value % divisor == 0}
        """,
        lambda r: (_dict(r), r.choice((2, 2, 3, 4))),
    ),
    made(
        "dict_operations.string_values",
        "string_values entries_with_text keep_string_values",
        "data: dict[str, object]",
        "dict[str, str]",
        """
        Keep the entries whose value is a string.
        filter dict by value type: text only
        Return a dict with those entries of {data} whose value is a str.
        Given a dictionary with values of several types, select the strings.
        How do I drop all dictionary values that are not text?
        Keep only the entries of {data} whose value is a string.
        Which keys of the dictionary hold text?
        dict entries with string values
        """,
        """
        return {key: value for key, value in data.items() if isinstance(value, str)}
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "dict_operations.numeric_values",
        "numeric_values entries_with_numbers keep_numeric_values",
        "data: dict[str, object]",
        "dict[str, int | float]",
        """
        Keep the entries whose value is a number.
        filter dict by value type: int and float only
        Return a dict with those entries of {data} whose value is an int or a float, but not a bool.
        Given a dictionary with values of several types, select the numbers.
        How do I drop all dictionary values that are not numeric?
        """,
        """
        return {key: value for key, value in data.items() if type(value) in (int, float)}
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "dict_operations.sum_numeric_values",
        "sum_numeric_values total_of_numbers sum_number_values",
        "data: dict[str, object]",
        "int | float",
        """
        Add up the numeric values of a dict and ignore all others.
        sum of the numbers in a mixed dictionary
        Return the total of all ints and floats among the values of {data}; booleans do not count.
        Given a dictionary with values of several types, sum the numbers, 0 if there are none.
        How do I sum a dict that also has strings in it?
        total of int and float values
        """,
        """
        return sum(value for value in data.values() if type(value) in (int, float))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "dict_operations.product_of_values",
        "product_of_values multiply_all_values value_product",
        "data: dict[str, int]",
        "int",
        """
        Multiply all values of a dict together, 1 if it is empty.
        product of dictionary values
        Return the product of the values of {data}.
        Given a dictionary of numbers, what do they multiply to?
        How do I multiply all values in a dictionary?
        values multiplied
        Product of all values in {data}, 1 if it is empty.
        What do you get by multiplying the values of the dictionary?
        dict values, multiplied
        """,
        """
        return math.prod(data.values())
        ---
        product = 1
        for value in data.values():
            product *= value
        return product
        """,
        lambda r: (_dict(r, top=6),),
        "import math",
    ),
    made(
        "dict_operations.subtract",
        "subtract_dicts dict_difference_by_key subtract_values",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Subtract the values of {second} from those of {first}, key by key; missing keys count as 0.
        difference of two dicts of numbers
        Return a dict with first - second for every key of either: those of {first}, then the new ones.
        Given two dictionaries of numbers, how much more does the first have of each key?
        How do I subtract one dictionary from another?
        key-wise subtraction of two dicts
        """,
        """
        keys = [*first, *(key for key in second if key not in first)]
        return {key: first.get(key, 0) - second.get(key, 0) for key in keys}
        ---
        result = dict(first)
        for key, value in second.items():
            result[key] = result.get(key, 0) - value
        return result
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "dict_operations.multiply_common",
        "multiply_dicts product_by_key multiply_matching_values",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Multiply the values of the keys that two dicts share.
        key-wise product of two dictionaries
        Return a dict with first[key] * second[key] for each common key, in the order of {first}.
        Given two dictionaries of numbers, multiply what belongs to the same key.
        How do I multiply two dictionaries key by key?
        products for the keys in both
        """,
        """
        return {key: value * second[key] for key, value in first.items() if key in second}
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "dict_operations.divide_common",
        "divide_dicts ratio_by_key quotients_by_key",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, float]",
        """
        Divide the values of {first} by those of {second} for all keys that both have.
        key-wise quotient of two dictionaries
        Return a dict with first[key] / second[key] for each common key; a divisor of 0 drops the key.
        Given two dictionaries of numbers, compute the ratio per key.
        How do I divide one dictionary by another key by key?
        value ratios for shared keys
        """,
        """
        return {key: value / second[key] for key, value in first.items() if second.get(key)}
        """,
        lambda r: r.choice((_same_keys(r), (_small(r), _small(r)))),
    ),
    made(
        "dict_operations.add_common",
        "add_common_keys sum_common_keys add_matching_values",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Add the values of the keys that two dicts share; other keys are dropped.
        sum over common keys only
        Return a dict with first[key] + second[key] for each common key, in the order of {first}.
        Given two dictionaries of numbers, total what belongs to the same key in both.
        How do I add two dictionaries only where both have the key?
        sums for the keys in both
        """,
        """
        return {key: value + second[key] for key, value in first.items() if key in second}
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "dict_operations.merge_three",
        "merge_three_dicts combine_three_dicts union_of_three_dicts",
        "first: dict[str, int]; second: dict[str, int]; third: dict[str, int]",
        "dict[str, int]",
        """
        Merge three dicts; later ones win.
        combine three dictionaries
        Return a dict with all keys of {first}, {second} and {third}; the last value of a key counts.
        Given three dictionaries, put everything into one.
        How do I join three dictionaries?
        one dict out of three
        """,
        """
        return {**first, **second, **third}
        ---
        return first | second | third
        """,
        lambda r: (_small(r, 2), _small(r, 2), _small(r, 2)),
    ),
    made(
        "dict_operations.merge_min",
        "merge_min merge_keep_smaller combine_with_min",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Merge two dicts and keep the smaller value where both have a key.
        combine with the minimum
        Return all keys of both dictionaries: those of {first}, then the others, with the lesser value.
        Given two price lists, take the lower price for each item.
        How do I merge two dicts keeping the minimum per key?
        lower value wins on conflicts
        """,
        """
        merged = dict(first)
        for key, value in second.items():
            merged[key] = min(value, merged.get(key, value))
        return merged
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "dict_operations.intersection",
        "common_entries dict_intersection shared_items",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Entries that two dicts have in common, key and value.
        intersection of dictionaries
        Return a dict with the keys of {first} that {second} maps to the same value.
        Given two dictionaries, which key-value pairs are in both?
        How do I find matching key-value pairs of two dictionaries?
        same key and same value in both
        """,
        """
        return {key: value for key, value in first.items() if key in second and second[key] == value}
        """,
        lambda r: (_small(r, 5, 1), _small(r, 5, 1)),
    ),
    made(
        "dict_operations.symmetric_difference",
        "keys_in_one_dict unshared_entries dict_symmetric_difference",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Entries whose key is in only one of two dicts.
        symmetric difference of dictionaries by key
        Return a dict with the entries of {first} missing in {second}, then those only {second} has.
        Given two dictionaries, drop every key that both have.
        How do I find the items with keys that are not in both dicts?
        keys only one dictionary has
        """,
        """
        only_first = {key: value for key, value in first.items() if key not in second}
        return only_first | {key: value for key, value in second.items() if key not in first}
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "dict_operations.all_values_equal",
        "all_values_equal same_value_everywhere has_one_value",
        "data: dict[str, int]",
        "bool",
        """
        Do all keys have the same value?
        dict with equal values
        Return True if no two values of {data} differ; an empty dict gives True.
        Given a dictionary, is there at most one distinct value in it?
        How do I check if all dictionary values are the same?
        are the values identical?
        Check whether all values of {data} are equal.
        Does every key of the dictionary have the same value?
        one value for all keys?
        """,
        """
        return len(set(data.values())) <= 1
        """,
        lambda r: (_small(r, 3, 1),),
    ),
    made(
        "dict_operations.all_values_are",
        "all_values_are check_all_values every_value_is",
        "data: dict[str, int]; value: int",
        "bool",
        """
        Is {value} the value of every key?
        check that all values equal a given one
        Return True if each entry of {data} maps to {value}; an empty dict gives True.
        Given a dictionary and a value, does everything in it have that value?
        How do I check that every dictionary value equals x?
        nothing but {value} as values?
        """,
        """
        return all(entry == value for entry in data.values())
        """,
        lambda r: (_small(r, 3, 1), 1),
    ),
    made(
        "dict_operations.has_value",
        "has_value contains_value value_exists",
        "data: dict[str, int]; value: int",
        "bool",
        """
        Does any key have {value}?
        check if a dict contains a value
        Return True if {value} occurs among the values of {data}.
        Given a dictionary and a value, is it stored under some key?
        How do I test for a value in a dictionary?
        is the value present?
        Check whether {value} is one of the values of {data}.
        Does any key of the dictionary have the value?
        value present in a dict?
        """,
        """
        return value in data.values()
        """,
        lambda r: (_small(r, 4, 3), r.randint(0, 3)),
    ),
    made(
        "dict_operations.distinct_values",
        "unique_values distinct_dict_values different_values",
        "data: dict[str, int]",
        "list[int]",
        """
        Distinct values of a dict in ascending order.
        unique values of a dictionary
        Return the sorted list of all different values in {data}.
        Given a dictionary of numbers, which values occur, each once?
        How do I get the unique values of a dictionary?
        values without repeats, sorted
        """,
        """
        return sorted(set(data.values()))
        """,
        lambda r: (_dict(r, top=2),),
    ),
    made(
        "dict_operations.first_key_per_value",
        "unique_by_value remove_duplicate_values dedupe_values",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Remove the entries whose value already occurred under an earlier key.
        dict with unique values
        Return a dict with the first key of {data} for each value.
        Given a dictionary, drop later keys that repeat a value.
        How do I drop duplicate values from a dictionary?
        keep first key of each value
        """,
        """
        seen = set()
        result = {}
        for key, value in data.items():
            if value not in seen:
                seen.add(value)
                result[key] = value
        return result
        """,
        lambda r: (_dict(r, top=0),),
    ),
    made(
        "dict_operations.value_counts",
        "count_values value_frequencies value_counts",
        "data: dict[str, int]",
        "dict[int, int]",
        """
        Count how many keys have each value.
        frequencies of the values of a dict
        Return a dict from each value in {data} to the number of keys that map to it.
        Given a dictionary, how often does every value occur?
        How do I count the occurrences of each value in a dict?
        histogram of dict values
        """,
        """
        counts = {}
        for value in data.values():
            counts[value] = counts.get(value, 0) + 1
        return counts
        ---
        return dict(Counter(data.values()))
        """,
        lambda r: (_dict(r, top=1),),
        "from collections import Counter",
    ),
    made(
        "dict_operations.with_default_keys",
        "fill_missing_keys ensure_keys add_missing_keys",
        "data: dict[str, int]; keys: list[str]; default: int = 0",
        "dict[str, int]",
        """
        Add each of {keys} that is missing with the value {default}.
        ensure that keys exist
        Return a copy of {data} that has all of {keys}; values that are there stay.
        Given a dictionary and the keys it must have, fill the gaps.
        How do I make sure a dict has certain keys?
        setdefault for many keys
        """,
        """
        return {**data, **{key: default for key in keys if key not in data}}
        ---
        result = dict(data)
        for key in keys:
            result.setdefault(key, default)
        return result
        """,
        lambda r: (_small(r), r.sample("abcxyz", r.randint(0, 4)), r.choice((0, 0, -1))),
    ),
    made(
        "dict_operations.in_key_order",
        "order_keys_by_list sort_dict_by_list arrange_keys",
        "data: dict[str, int]; order: list[str]",
        "dict[str, int]",
        """
        Arrange the entries of a dict in the given {order} of keys; the others follow as they were.
        reorder a dictionary by a list of keys
        Return a dict that begins with the keys of {order} that {data} has.
        Given a dictionary and a list of keys, put these keys in front in that order.
        How do I order a dictionary by a custom list of keys?
        chosen keys first
        """,
        """
        front = {key: data[key] for key in order if key in data}
        return {**front, **{key: value for key, value in data.items() if key not in front}}
        ---
        front = {key: data[key] for key in order if key in data}
        return front | {key: value for key, value in data.items() if key not in front}
        """,
        lambda r: (_small(r, 5), r.sample("abcdef", r.randint(0, 4))),
    ),
    made(
        "dict_operations.to_flat_list",
        "dict_to_flat_list flatten_items keys_and_values_list",
        "data: dict[str, int]",
        "list[object]",
        """
        Turn a dict into one list: key, value, key, value and so on.
        flat list of keys and values
        Return the entries of {data} one after another in a single list.
        Given a dictionary, alternate its keys and values.
        How do I flatten a dictionary into a list?
        keys and values interleaved
        """,
        """
        return [part for item in data.items() for part in item]
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.from_flat_list",
        "flat_list_to_dict pairs_list_to_dict alternating_to_dict",
        "items: list[object]",
        "dict[object, object]",
        """
        Turn a list of alternating keys and values into a dict.
        [key, value, key, value] to dictionary
        Return a dict that maps every first of two elements to the second; a lone last one is ignored.
        Given a flat list, take it two by two as entries.
        How do I turn [k1, v1, k2, v2] into a dict?
        every two elements make an entry
        """,
        """
        return dict(zip(items[::2], items[1::2]))
        ---
        return {items[i]: items[i + 1] for i in range(0, len(items) - 1, 2)}
        """,
        lambda r: ([part for item in _small(r).items() for part in item] + r.choice(([], [], ["z"])),),
    ),
    made(
        "dict_operations.to_lists",
        "split_dict keys_and_values unzip_dict",
        "data: dict[str, int]",
        "tuple[list[str], list[int]]",
        """
        Split a dict into a list of its keys and a list of its values.
        unzip a dictionary
        Return (keys, values) of {data}, both in insertion order.
        Given a dictionary, make two parallel lists of it.
        How do I separate keys and values of a dictionary?
        two lists out of a dict
        """,
        """
        return list(data), list(data.values())
        ---
        return list(data.keys()), list(data.values())
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.to_text",
        "dict_to_string format_dict dict_to_text",
        "data: dict[str, int]; separator: str = ', '; equals: str = '='",
        "str",
        """
        Write a dict as text such as 'a=1, b=2'.
        dictionary to string
        Join key, {equals} and value of every entry of {data}, with {separator} between the entries.
        Given a dictionary, format it as one line of key-value pairs in insertion order.
        How do I print a dict as key=value text?
        dict joined to one string
        """,
        """
        return separator.join(f"{key}{equals}{value}" for key, value in data.items())
        """,
        lambda r: (_small(r), r.choice((", ", ";", " ")), r.choice(("=", ":", ": "))),
    ),
    made(
        "dict_operations.from_text",
        "string_to_dict parse_dict text_to_dict",
        "text: str; separator: str = ','; equals: str = ':'",
        "dict[str, int]",
        """
        Read text such as 'a:1, b:2' into a dict with integer values.
        parse key-value string
        Split {text} at {separator} and each part at {equals} into a stripped key and a whole number.
        Given a string of pairs, return a dictionary of numbers; '' gives an empty one.
        How do I parse 'key:value' pairs from a string?
        key-number text to dict
        """,
        """
        result = {}
        for part in text.split(separator):
            if part.strip():
                key, _, value = part.partition(equals)
                result[key.strip()] = int(value)
        return result
        """,
        lambda r: (lambda sep, eq: (f"{sep} ".join(f"{k}{eq}{v}" for k, v in _dict(r).items()), sep, eq))(
            r.choice(",;"), r.choice(":=")
        ),
    ),
    made(
        "dict_operations.from_single_dicts",
        "list_of_dicts_to_pairs merge_single_dicts dicts_to_tuples",
        "dicts: list[dict[str, int]]",
        "list[tuple[str, int]]",
        """
        List all entries of all dicts as (key, value) tuples.
        flatten dictionaries to pairs
        Return the items of each of {dicts} one after the other, repeated keys included.
        Given a list of dictionaries, put their entries into one list of tuples.
        How do I turn a list of dicts into a list of tuples?
        all key-value pairs of many dicts
        """,
        """
        return [item for data in dicts for item in data.items()]
        """,
        lambda r: ([_small(r, 2) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "dict_operations.to_single_dicts",
        "split_into_single_dicts dict_to_list_of_dicts one_dict_per_entry",
        "data: dict[str, int]",
        "list[dict[str, int]]",
        """
        Split a dict into a list of dicts with one entry each.
        one dictionary per key
        Return [{{key: value}}, ...] for all entries of {data} in order.
        Given a dictionary, break it up into single-entry dictionaries.
        How do I turn a dict into a list of one-key dicts?
        each entry as its own dictionary
        """,
        """
        return [{key: value} for key, value in data.items()]
        """,
        lambda r: (_small(r),),
    ),
    made(
        "dict_operations.chunks",
        "chunk_dict split_dict_into_chunks partition_dict_by_size",
        "data: dict[str, int]; size: int",
        "list[dict[str, int]]",
        """
        Split a dict into dicts of at most {size} entries.
        chunk a dictionary
        Return a list of dictionaries with {size} entries of {data} each, in order; the last may be smaller.
        Given a dictionary and a size, cut it into pieces.
        How do I divide a large dictionary into smaller ones?
        batches of dict items
        """,
        """
        items = list(data.items())
        return [dict(items[i : i + size]) for i in range(0, len(items), size)]
        """,
        lambda r: (_dict(r), r.randint(1, 3)),
    ),
    made(
        "dict_operations.from_keys_with_index",
        "list_to_index_dict enumerate_to_dict index_to_item",
        "items: list[str]; start: int = 0",
        "dict[int, str]",
        """
        Map the numbers {start}, {start} + 1, ... to the elements of {items}.
        list to dict with the index as key
        Return a dict from position to element, counting from {start}.
        Given a list, number its elements as keys of a dictionary.
        How do I turn a list into a dictionary keyed by position?
        enumerate as dict
        """,
        """
        return dict(enumerate(items, start))
        ---
        return {i: item for i, item in enumerate(items, start)}
        """,
        lambda r: (draw.words(r), r.choice((0, 0, 1))),
    ),
    made(
        "dict_operations.percent",
        "values_to_fractions normalize_values normalize_dict",
        "data: dict[str, int]",
        "dict[str, float]",
        """
        Divide every value by the sum of all values, so that they add up to 1.
        normalize a dictionary of numbers
        Return a dict with the fraction that each key has of the total; all 0.0 if the total is 0.
        Given counts, turn them into shares between 0 and 1.
        How do I scale dict values so that they sum to one?
        relative share of each key as a fraction
        """,
        """
        total = sum(data.values())
        return {key: value / total if total else 0.0 for key, value in data.items()}
        """,
        lambda r: (_small(r),),
    ),
    made(
        "dict_operations.running",
        "cumulative_values running_total_dict accumulate_values",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Replace each value by the running total up to it.
        cumulative sums over a dict
        Return a dict with the same keys as {data}; each value is the sum of all values so far.
        Given a dictionary of numbers, accumulate them in insertion order.
        How do I compute a running sum over dictionary values?
        prefix totals by key
        """,
        """
        total = 0
        result = {}
        for key, value in data.items():
            total += value
            result[key] = total
        return result
        ---
        return dict(zip(data, itertools.accumulate(data.values())))
        """,
        lambda r: (_dict(r),),
        "import itertools",
    ),
    made(
        "dict_operations.swap_case_keys",
        "uppercase_keys upper_keys keys_to_upper",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Write all keys of a dict in upper case.
        keys to uppercase
        Return a dict with the values of {data} under upper-case keys; of equal ones the last wins.
        Given a dictionary with string keys, convert each key with upper().
        How do I change dictionary keys to capitals?
        all keys in capital letters
        Turn all keys of {data} into upper case.
        What does the dictionary look like with capital keys?
        dict keys in capitals
        """,
        """
        return {key.upper(): value for key, value in data.items()}
        """,
        lambda r: (_dict(r),),
    ),
    made(
        "dict_operations.move_key_to_end",
        "move_key_to_end move_to_end_of_dict put_key_last",
        "data: dict[str, int]; key: str",
        "dict[str, int]",
        """
        Move {key} to the end of a dict.
        put one entry last
        Return a dict like {data} in which {key} comes after all other keys; unchanged if it is missing.
        Given a dictionary and a key, change the order only.
        How do I reorder a dict so that one key is last?
        key moved behind the others
        """,
        """
        result = dict(data)
        if key in result:
            result[key] = result.pop(key)
        return result
        """,
        lambda r: (_small(r), r.choice("abcdef")),
    ),
)
