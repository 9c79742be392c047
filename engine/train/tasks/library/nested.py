"""Nested collections: dicts of lists, lists of lists, dicts of dicts, lists in lists of any depth."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _groups(r: Random, low: int = 0, high: int = 4, least: int = 0) -> dict[str, list[int]]:
    keys = r.sample(("a", "b", "c", "tea", "Zoe"), r.randint(low, high))
    return {key: [r.randint(-2, 9) for _ in range(r.randint(least, 4))] for key in keys}


def _word_groups(r: Random) -> dict[str, list[str]]:
    keys = r.sample("abcde", r.randint(0, 3))
    return {key: r.sample("pqrs", r.randint(0, 3)) for key in keys}


def _lists(r: Random, low: int = 0, high: int = 5, least: int = 0, top: int = 9) -> list[list[int]]:
    return [[r.randint(-1, top) for _ in range(r.randint(least, 4))] for _ in range(r.randint(low, high))]


def _table(r: Random, low: int = 1, high: int = 4, width: int = 0) -> list[list[int]]:
    width = width or r.randint(1, 4)
    return [[r.randint(-3, 9) for _ in range(width)] for _ in range(r.randint(low, high))]


def _dicts(r: Random) -> dict[str, dict[str, int]]:
    return {
        outer: {inner: r.randint(-2, 9) for inner in r.sample("pqrs", r.randint(0, 3))}
        for outer in r.sample(("x", "y", "z", "tea"), r.randint(0, 3))
    }


def _deep_dict(r: Random, depth: int = 2) -> dict[str, object]:
    return {
        key: _deep_dict(r, depth - 1) if depth and r.random() < 0.4 else r.choice((r.randint(0, 9), 5, "x"))
        for key in r.sample("abc", r.randint(0, 3))
    }


def _deep(r: Random, depth: int = 2) -> list[object]:
    return [
        _deep(r, depth - 1) if depth and r.random() < 0.35 else r.randint(-2, 9)
        for _ in range(r.randint(0, 3 + (depth > 1)))
    ]


ENTRIES = (
    made(
        "nested.sum_each",
        "sum_each_list sum_lists_in_dict totals_per_key",
        "groups: dict[str, list[int]]",
        "dict[str, int]",
        """
        Sum of the list under each key.
        totals of a dict of lists
        Return a dict with the same keys as {groups} and the sum of each list, 0 for an empty one.
        Given a dictionary whose values are lists of numbers, add up each list.
        How do I sum the lists inside a dictionary?
        key -> total of its numbers
        Map each key of {groups} to the sum of its list.
        What do the numbers of every group add up to?
        group totals
        """,
        """
        return {key: sum(values) for key, values in groups.items()}
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.length_each",
        "length_of_each count_per_key list_lengths",
        "groups: dict[str, list[int]]",
        "dict[str, int]",
        """
        Length of the list under each key.
        how many elements per key in a dict of lists
        Return a dict with the same keys as {groups} and the number of elements in each list.
        Given a dictionary whose values are lists, how long is each of them?
        How do I count the items per key in a dictionary of lists?
        key -> number of items
        Map each key of {groups} to the length of its list.
        How many members does every group have?
        group sizes
        """,
        """
        return {key: len(values) for key, values in groups.items()}
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.min_each",
        "min_of_each smallest_per_key minimum_per_key",
        "groups: dict[str, list[int]]",
        "dict[str, int]",
        """
        Smallest element of the list under each key.
        minimum per key in a dict of lists
        Return a dict from each key of {groups} to the least number of its list; empty lists are left out.
        Given a dictionary of lists of numbers, what is the lowest value for every key?
        How do I find the lowest item per key?
        key -> minimum of its list
        """,
        """
        return {key: min(values) for key, values in groups.items() if values}
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.sort_each",
        "sort_each_list sort_lists_in_dict sort_dict_values",
        "groups: dict[str, list[int]]",
        "dict[str, list[int]]",
        """
        Sort the list under each key.
        sort all lists of a dict
        Return a dict with the same keys as {groups} and every list in ascending order.
        Given a dictionary of lists, put each list in order without changing the original.
        How do I sort the lists inside a dictionary?
        key -> ordered list
        Sort each list of {groups} in ascending order.
        What does the dictionary look like with its lists sorted?
        dict of sorted lists
        """,
        """
        return {key: sorted(values) for key, values in groups.items()}
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.unique_each",
        "unique_each dedupe_lists_in_dict remove_duplicates_per_key",
        "groups: dict[str, list[int]]",
        "dict[str, list[int]]",
        """
        Remove the duplicates from the list under each key, keeping the order.
        distinct elements per key
        Return a dict with the same keys as {groups} and each list without repeated elements.
        Given a dictionary of lists, deduplicate every list.
        How do I drop duplicates from the lists inside a dictionary?
        key -> list without repeats
        """,
        """
        return {key: list(dict.fromkeys(values)) for key, values in groups.items()}
        """,
        lambda r: ({key: [r.randint(0, 2) for _ in range(r.randint(0, 5))] for key in r.sample("abc", 2)},),
    ),
    made(
        "nested.remove_from_each",
        "remove_from_each_list remove_from_dict_lists discard_from_all",
        "groups: dict[str, list[str]]; value: str",
        "dict[str, list[str]]",
        """
        Remove {value} from the list under every key.
        delete an element from all lists of a dict
        Return a dict with the same keys as {groups}, the lists without any {value}.
        Given a dictionary of lists and an element, drop the element everywhere.
        How do I delete a value from all lists in a dictionary?
        key -> list without one item
        """,
        """
        return {key: [item for item in items if item != value] for key, items in groups.items()}
        """,
        lambda r: (
            {key: [r.choice("abc") for _ in range(r.randint(0, 5))] for key in r.sample("abc", 2)},
            r.choice("abc"),
        ),
    ),
    made(
        "nested.filter_each",
        "filter_each_list keep_above_in_lists filter_dict_lists",
        "groups: dict[str, list[int]]; limit: int",
        "dict[str, list[int]]",
        """
        Keep in the list under each key only the numbers greater than {limit}.
        filter all lists of a dict
        Return a dict with the same keys as {groups}; each list loses what is {limit} or less.
        Given a dictionary of lists of numbers, drop the small numbers in every list.
        How do I filter the lists inside a dictionary by a threshold?
        key -> items over the limit
        """,
        """
        return {key: [value for value in values if value > limit] for key, values in groups.items()}
        """,
        lambda r: (_groups(r), r.randint(-1, 7)),
    ),
    made(
        "nested.scale_each",
        "multiply_lists_in_dict scale_lists multiply_each_in_lists",
        "groups: dict[str, list[int]]; factor: int",
        "dict[str, list[int]]",
        """
        Multiply all numbers in a dict of lists by {factor}.
        scale every list of a dictionary
        Return a dict with the same keys as {groups} and each number times {factor}.
        Given a dictionary of lists and a number, multiply all elements of all lists.
        How do I multiply all list items in a dictionary by a number?
        key -> scaled list
        """,
        """
        return {key: [value * factor for value in values] for key, values in groups.items()}
        """,
        lambda r: (_groups(r), r.randint(-2, 5)),
    ),
    made(
        "nested.all_values",
        "all_values flatten_dict_lists combine_lists_of_dict",
        "groups: dict[str, list[int]]",
        "list[int]",
        """
        Put the lists of all keys together into one list.
        flatten the values of a dict of lists
        Return the elements of every list in {groups} in order.
        Given a dictionary of lists, concatenate the lists.
        How do I join all lists in a dictionary into one?
        flat list of dict values
        """,
        """
        return [value for values in groups.values() for value in values]
        ---
        return list(itertools.chain.from_iterable(groups.values()))
        """,
        lambda r: (_groups(r),),
        "import itertools",
    ),
    made(
        "nested.all_distinct_values",
        "unique_values_in_lists all_distinct_values distinct_elements_of_dict",
        "groups: dict[str, list[int]]",
        "list[int]",
        """
        Distinct elements of all lists in a dict, sorted.
        unique values of a dict of lists
        Return in ascending order every number that occurs in some list of {groups}, each once.
        Given a dictionary of lists, which different elements does it contain?
        How do I get the unique items from a dictionary of lists?
        sorted set of all list values
        """,
        """
        return sorted({value for values in groups.values() for value in values})
        ---
        return sorted(set().union(*groups.values()))
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.total_of_all",
        "sum_all_lists grand_total total_of_dict_lists",
        "groups: dict[str, list[int]]",
        "int",
        """
        Add up all numbers in all lists of a dict.
        grand total of a dict of lists
        Return the sum of every element under every key of {groups}.
        Given a dictionary of lists of numbers, what do they add up to altogether?
        How do I sum every number in a dictionary of lists?
        total over all keys and items
        """,
        """
        return sum(sum(values) for values in groups.values())
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.count_all",
        "count_all_elements total_length count_list_items",
        "groups: dict[str, list[int]]",
        "int",
        """
        How many elements do the lists of a dict have together?
        total number of items in a dict of lists
        Return the sum of the lengths of all lists in {groups}.
        Given a dictionary of lists, count all entries in them.
        How do I count all items in a dictionary of lists?
        size of all value lists together
        Count all elements in the lists of {groups}.
        How many values do the lists of the dictionary hold together?
        """,
        """
        return sum(len(values) for values in groups.values())
        ---
        return sum(map(len, groups.values()))
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.largest_sum_key",
        "key_with_largest_sum key_with_highest_total max_sum_key",
        "groups: dict[str, list[int]]",
        "str | None",
        """
        Key whose list has the largest sum, None for an empty dict.
        which list adds up to most
        Return the key of {groups} with the highest total, the first one on a tie.
        Given a dictionary of lists of numbers, find the key with the greatest sum.
        How do I find the key whose values have the biggest total?
        best total in a dict of lists
        """,
        """
        return max(groups, key=lambda key: sum(groups[key]), default=None)
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.best_average_key",
        "key_with_best_average highest_average top_average_key",
        "groups: dict[str, list[int]]",
        "str | None",
        """
        Key whose list has the highest average; empty lists do not take part, None if nothing is left.
        best mean in a dict of lists
        Return the key of {groups} with the greatest mean, the first one on a tie.
        Given names with lists of marks, who has the best average?
        How do I find the student with the best average?
        top mean among keys
        student with the best average
        Return who has the largest mean of all marks, the first one on a tie.
        """,
        """
        averages = {key: sum(values) / len(values) for key, values in groups.items() if values}
        return max(averages, key=averages.get, default=None)
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.keys_containing",
        "keys_containing_value keys_with_member find_keys_by_member",
        "groups: dict[str, list[str]]; value: str",
        "list[str]",
        """
        Keys whose list contains {value}, in the order of the dict.
        find the groups of a member
        Return every key of {groups} under which {value} is listed.
        Given a dictionary of lists and an element, in which lists does it occur?
        How do I find the keys whose lists include an item?
        reverse lookup in a dict of lists
        """,
        """
        return [key for key, values in groups.items() if value in values]
        """,
        lambda r: (_word_groups(r), r.choice("pqrs")),
    ),
    made(
        "nested.at_least_members",
        "groups_of_size_at_least keep_large_groups filter_groups_by_size",
        "groups: dict[str, list[int]]; size: int",
        "dict[str, list[int]]",
        """
        Keep the keys whose list has at least {size} elements.
        filter a dict of lists by length
        Return a dict with the entries of {groups} that have {size} elements or more.
        Given a dictionary of lists, drop the lists that are too short.
        How do I select the keys with enough items?
        groups with a minimum size
        """,
        """
        return {key: values for key, values in groups.items() if len(values) >= size}
        """,
        lambda r: (_groups(r), r.randint(0, 3)),
    ),
    made(
        "nested.append_to_key",
        "append_to_key add_to_group append_to_dict_list",
        "groups: dict[str, list[int]]; key: str; value: int",
        "dict[str, list[int]]",
        """
        Append {value} to the list under {key}, beginning a new list if the key is missing.
        add to a dict of lists
        Return a copy of {groups} with {value} at the end of the list of {key}.
        Given a dictionary of lists, a key and an element, add the element to the right list.
        How do I append to a list in a dictionary that may not have the key?
        setdefault and append
        """,
        """
        return {**groups, key: [*groups.get(key, []), value]}
        ---
        result = {name: list(values) for name, values in groups.items()}
        result.setdefault(key, []).append(value)
        return result
        """,
        lambda r: (lambda g: (g, r.choice((*g, "new")), r.randint(0, 9)))(_groups(r)),
    ),
    made(
        "nested.to_pairs",
        "dict_of_lists_to_pairs expand_groups explode_dict",
        "groups: dict[str, list[int]]",
        "list[tuple[str, int]]",
        """
        Turn a dict of lists into a list of (key, element) tuples.
        one pair per element
        Return a tuple for every element of every list in {groups}, with its key first.
        Given a dictionary of lists, write it as flat pairs.
        How do I flatten a dictionary of lists into tuples?
        key repeated for each list item
        """,
        """
        return [(key, value) for key, values in groups.items() for value in values]
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.element_to_key",
        "element_to_key invert_groups member_to_group",
        "groups: dict[str, list[str]]",
        "dict[str, str]",
        """
        Map every element of every list to its key; the last key wins.
        invert a dict of lists to element -> key
        Return a dict in which each member of {groups} leads to the key it is listed under.
        Given a dictionary of lists, build the lookup from an element to its group.
        How do I reverse a dictionary of lists?
        item -> key lookup
        """,
        """
        return {value: key for key, values in groups.items() for value in values}
        """,
        lambda r: (_word_groups(r),),
    ),
    made(
        "nested.member_counts",
        "count_across_lists count_group_members member_frequency",
        "groups: dict[str, list[str]]",
        "dict[str, int]",
        """
        In how many lists of a dict does each element occur?
        count members over all groups
        Return a dict from each element in {groups} to the number of keys under which it is listed.
        Given a dictionary of lists, tally how many of the lists have every element.
        How do I count in how many value lists an item appears?
        item -> number of keys
        """,
        """
        counts = {}
        for values in groups.values():
            for value in dict.fromkeys(values):
                counts[value] = counts.get(value, 0) + 1
        return counts
        """,
        lambda r: (_word_groups(r),),
    ),
    made(
        "nested.sort_by_list_length",
        "sort_by_list_length sort_groups_by_size order_by_number_of_elements",
        "groups: dict[str, list[int]]",
        "dict[str, list[int]]",
        """
        Sort a dict of lists by the length of the lists, longest first.
        order groups by size
        Return a dict with the entries of {groups}, those with most elements in front; ties keep their order.
        Given a dictionary of lists, put the biggest list first.
        How do I sort a dictionary by the size of its value lists?
        keys with most items first
        """,
        """
        return dict(sorted(groups.items(), key=lambda item: len(item[1]), reverse=True))
        """,
        lambda r: (_groups(r),),
    ),
    made(
        "nested.common_members",
        "common_to_all_lists shared_by_all_keys intersection_of_dict_lists",
        "groups: dict[str, list[str]]",
        "list[str]",
        """
        Elements that occur in the list of every key, sorted.
        intersection of all lists in a dict
        Return what all the lists in {groups} have in common; [] for an empty dict.
        Given a dictionary of lists, which members are under all keys?
        How do I find the items all value lists share?
        members found under every key
        """,
        """
        if not groups:
            return []
        return sorted(set.intersection(*map(set, groups.values())))
        ---
        lists = list(groups.values())
        shared = {value for value in lists[0] if all(value in other for other in lists)} if lists else ()
        return sorted(shared)
        """,
        lambda r: ({key: r.sample("pqrs", r.randint(2, 4)) for key in r.sample("abc", r.randint(0, 3))},),
    ),
    made(
        "nested.value_at",
        "value_at_index get_from_list_in_dict nth_of_key",
        "groups: dict[str, list[int]]; key: str; index: int; default: int | None = None",
        "int | None",
        """
        Element at {index} of the list under {key}, {default} if there is none.
        safe access to a dict of lists
        Return groups[key][index], but {default} when the key is missing or the list too short.
        Given a dictionary of lists, a key and a position from 0 on, fetch one element.
        How do I safely get an item of a list in a dictionary?
        key and index with fallback
        """,
        """
        values = groups.get(key, [])
        return values[index] if index < len(values) else default
        """,
        lambda r: (lambda g: (g, r.choice((*g, "new")), r.randint(0, 4), r.choice((None, 0))))(_groups(r)),
    ),
    made(
        "nested.column_of_lists",
        "nth_of_each take_nth_element elements_at_index",
        "lists: list[list[int]]; index: int",
        "list[int]",
        """
        Element at {index} of every list that is long enough.
        n-th item of each sublist
        Return lists[0][index], lists[1][index] and so on, skipping lists without such an index.
        Given a list of lists of different lengths, collect what stands at one position.
        How do I get the k-th item of each inner list?
        column of a ragged table
        """,
        """
        return [items[index] for items in lists if -len(items) <= index < len(items)]
        """,
        lambda r: (_lists(r), r.randint(0, 3)),
    ),
    made(
        "nested.longest",
        "longest_list longest_sublist list_with_most_elements",
        "lists: list[list[int]]",
        "list[int]",
        """
        The longest of {lists}, the first one on a tie, [] if there are none.
        list with the most elements
        Return the sublist of greatest length.
        Given a list of lists, which one is longest?
        How do I find the longest inner list?
        sublist of maximum length
        Find the longest of {lists}; the first one on a tie, [] if there are none.
        Which inner list has the most elements?
        longest sublist
        """,
        """
        return max(lists, key=len, default=[])
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.shortest",
        "shortest_list shortest_sublist list_with_fewest_elements",
        "lists: list[list[int]]",
        "list[int]",
        """
        The shortest of {lists}, the first one on a tie, [] if there are none.
        list with the fewest elements
        Return the sublist of least length.
        Given a list of lists, which one is shortest?
        How do I find the shortest inner list?
        sublist of minimum length
        """,
        """
        return min(lists, key=len, default=[])
        """,
        lambda r: (_lists(r, least=1),),
    ),
    made(
        "nested.longest_with_length",
        "longest_with_length max_length_list length_and_list",
        "lists: list[list[int]]",
        "tuple[int, list[int]]",
        """
        Length of the longest list together with that list.
        max length and the list that has it
        Return (length, list) for the first longest of {lists}; (0, []) if there are none.
        Given a list of lists, how long is the longest one and which is it?
        How do I get the maximum list length and the list itself?
        (length, longest sublist)
        """,
        """
        longest = max(lists, key=len, default=[])
        return len(longest), longest
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.shortest_with_length",
        "shortest_with_length min_length_list shortest_length_and_list",
        "lists: list[list[int]]",
        "tuple[int, list[int]]",
        """
        Length of the shortest list together with that list.
        min length and the list that has it
        Return (length, list) for the first shortest of {lists}; (0, []) if there are none.
        Given a list of lists, how long is the shortest one and which is it?
        How do I get the minimum list length and the list itself?
        (length, shortest sublist)
        """,
        """
        shortest = min(lists, key=len, default=[])
        return len(shortest), shortest
        """,
        lambda r: (_lists(r, least=r.randint(0, 1)),),
    ),
    made(
        "nested.max_sum_list",
        "list_with_largest_sum max_sum_sublist heaviest_list",
        "lists: list[list[int]]",
        "list[int] | None",
        """
        The list with the largest sum, None if there are no lists.
        sublist whose elements add up to most
        Return the first of {lists} that has the greatest total.
        Given a list of lists of numbers, which one sums to the highest value?
        How do I find the inner list with the biggest sum?
        sublist with maximum total
        Find the one of {lists} with the largest sum; the first one on a tie, None if there are none.
        Which tuple adds up to the most?
        tuple with the maximum total
        """,
        """
        return max(lists, key=sum, default=None)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.min_sum_list",
        "list_with_smallest_sum min_sum_sublist lightest_list",
        "lists: list[list[int]]",
        "list[int] | None",
        """
        The list with the smallest sum, None if there are no lists.
        sublist whose elements add up to least
        Return the first of {lists} that has the lowest total.
        Given a list of lists of numbers, which one sums to the least value?
        How do I find the inner list with the lowest sum?
        sublist with minimum total
        """,
        """
        return min(lists, key=sum, default=None)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.largest_sum",
        "largest_list_sum max_sublist_total highest_row_sum",
        "lists: list[list[int]]",
        "int",
        """
        Largest sum of any of the lists, 0 if there are none.
        highest total of a sublist
        Return the maximum of sum(items) over all {lists}.
        Given a list of lists of numbers, what is the greatest row sum?
        How do I find the biggest sum among inner lists?
        maximum over all sublist totals
        Find the largest sum of a row in {lists}, 0 without rows.
        How much does the richest customer own, if every row has the accounts of one?
        maximum row total
        """,
        """
        return max((sum(items) for items in lists), default=0)
        ---
        return max(map(sum, lists), default=0)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.overall_min",
        "min_of_nested_lists overall_minimum smallest_in_lists",
        "lists: list[list[int]]",
        "int | None",
        """
        Smallest number in all lists, None if there is no number.
        minimum over a list of lists
        Return the least element of any of {lists}; empty lists are fine.
        Given a list of lists, what is the lowest number in it?
        How do I find the lowest value in nested lists?
        global minimum of a table
        Find the smallest number in {lists}, None if there are no numbers.
        What is the minimum of the table?
        smallest element of a matrix
        """,
        """
        return min((item for items in lists for item in items), default=None)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.averages",
        "average_of_each row_averages mean_of_each_list",
        "lists: list[list[int]]",
        "list[float]",
        """
        Average of each list, 0.0 for an empty one.
        row means
        Return a list with the mean of every one of {lists}.
        Given a list of lists of numbers, compute the average of each.
        How do I calculate the mean of every inner list?
        averages of the rows of a table
        Average of each of {lists}; 0.0 for an empty one.
        What is the mean of every inner list?
        """,
        """
        return [sum(items) / len(items) if items else 0.0 for items in lists]
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.products",
        "product_of_each row_products multiply_each_list",
        "lists: list[list[int]]",
        "list[int]",
        """
        Product of the numbers in each list, 1 for an empty one.
        row products
        Return a list with the product of every one of {lists}.
        Given a list of lists of numbers, multiply the elements of each.
        How do I multiply the items of every inner list?
        product per sublist
        Product of each of {lists}; 1 for an empty one.
        What do the elements of every tuple multiply to?
        products of tuples
        What do the numbers of every inner list multiply to?
        """,
        """
        return [math.prod(items) for items in lists]
        """,
        lambda r: (_lists(r),),
        "import math",
    ),
    made(
        "nested.minimums",
        "min_of_each_list row_minimums smallest_of_each",
        "lists: list[list[int]]",
        "list[int]",
        """
        Smallest number of each list; empty lists are skipped.
        row minimums
        Return a list with the minimum of every one of {lists} that has elements.
        Given a list of lists of numbers, what is the lowest in each?
        How do I find the lowest item of every inner list?
        minimum per sublist
        """,
        """
        return [min(items) for items in lists if items]
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.sort_by_first",
        "sort_lists_by_first sort_sublists order_by_first_element",
        "lists: list[list[int]]",
        "list[list[int]]",
        """
        Sort lists by their first element; empty lists come first.
        order sublists by head
        Return {lists} in ascending order of what they begin with; ties keep their order.
        Given a list of lists, sort it by the first item of each.
        How do I sort a list of lists by the first item?
        rows ordered by their head
        """,
        """
        return sorted(lists, key=lambda items: items[:1])
        """,
        lambda r: (_lists(r, top=3),),
    ),
    made(
        "nested.unique_unordered",
        "unique_lists_ignoring_order distinct_sets_of_elements dedupe_permuted_lists",
        "lists: list[list[int]]",
        "list[list[int]]",
        """
        Remove lists that have the same elements as an earlier one, in whatever order.
        deduplicate sublists ignoring order
        Return {lists} without rearranged copies; the first of each kind stays as it is.
        Given a list of lists, [2, 1] goes if [1, 2] was there.
        How do I remove lists that contain the same items in another order?
        unique combinations only
        """,
        """
        seen = set()
        result = []
        for items in lists:
            key = tuple(sorted(items))
            if key not in seen:
                seen.add(key)
                result.append(items)
        return result
        """,
        lambda r: ([[r.randint(0, 2) for _ in range(r.randint(0, 2))] for _ in range(r.randint(0, 6))],),
    ),
    made(
        "nested.drop_empty",
        "drop_empty_sublists remove_empty_lists non_empty_lists",
        "lists: list[object]",
        "list[object]",
        """
        Remove the empty lists from a list; everything else stays, also 0 and ''.
        drop every []
        Return {lists} without its elements that are lists of length 0.
        Given a list that may contain empty lists, delete them.
        How do I delete empty lists from a list?
        filter out []
        """,
        """
        return [item for item in lists if item != []]
        """,
        lambda r: ([r.choice(([], [], [1], [[]], 0, "", "a", [2, 3], ())) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "nested.element_counts",
        "count_in_nested frequencies_in_lists element_frequencies",
        "lists: list[list[int]]",
        "dict[int, int]",
        """
        Count how often each element occurs in all lists together.
        frequencies over a list of lists
        Return a dict from element to the number of its occurrences anywhere in {lists}.
        Given a list of lists, tally all the values.
        How do I count values across a list of lists?
        value -> total count in all sublists
        """,
        """
        counts = {}
        for items in lists:
            for item in items:
                counts[item] = counts.get(item, 0) + 1
        return counts
        ---
        return dict(Counter(item for items in lists for item in items))
        """,
        lambda r: (_lists(r, top=4),),
        "from collections import Counter",
    ),
    made(
        "nested.most_common_element",
        "most_common_in_nested most_frequent_in_lists top_element_of_lists",
        "lists: list[list[int]]",
        "int | None",
        """
        Most common element over all lists, None if there are no elements.
        most frequent value in a list of lists
        Return the value that occurs most often in {lists}, the first to appear on a tie.
        Given a list of lists, which element has the highest total count?
        How do I find the item that is most frequent across lists?
        mode over all sublists
        """,
        """
        items = [item for row in lists for item in row]
        return max(items, key=items.count, default=None)
        ---
        counts = Counter(item for row in lists for item in row)
        return max(counts, key=counts.get, default=None)
        """,
        lambda r: (_lists(r, top=4),),
        "from collections import Counter",
    ),
    made(
        "nested.lists_containing",
        "index_of_list_containing find_sublist_with which_list_contains",
        "lists: list[list[int]]; value: int",
        "int",
        """
        Index of the first list that contains {value}, -1 if none does.
        in which sublist is an element
        Return the position in {lists} of the earliest sublist with {value}.
        Given a list of lists and a value, where is the value?
        How do I find which inner list has a value?
        position of the sublist with an item
        Find the index of the first of {lists} that contains {value}, -1 if none does.
        In which row is the value?
        row of a value
        """,
        """
        return next((i for i, items in enumerate(lists) if value in items), -1)
        """,
        lambda r: (_lists(r), r.randint(-1, 9)),
    ),
    made(
        "nested.join_inner",
        "join_each join_sublists lists_to_strings",
        "lists: list[list[object]]; separator: str = ' '",
        "list[str]",
        """
        Join the elements of each list to a string with {separator} between them.
        sublists to strings
        Return one string per list of {lists}; the elements may be of any type.
        Given a list of lists or of tuples, convert each inner one to text.
        How do I turn each sublist into one string?
        rows as joined text
        """,
        """
        return [separator.join(str(item) for item in items) for items in lists]
        ---
        return [separator.join(map(str, items)) for items in lists]
        """,
        lambda r: (
            [
                [r.choice(("a", "b", 1, 2.5, "tea")) for _ in range(r.randint(0, 3))]
                for _ in range(r.randint(0, 4))
            ],
            r.choice((" ", " ", "", ",", "-")),
        ),
    ),
    made(
        "nested.pad_rows",
        "pad_rows make_rectangular pad_lists_to_same_length",
        "rows: list[list[int]]; fill: int = 0",
        "list[list[int]]",
        """
        Pad all rows at their end with {fill} to the length of the longest one.
        make a ragged list of lists rectangular
        Return {rows} so that all have the same length; missing cells are {fill}.
        Given lists of different lengths, extend the short ones.
        How do I fill up short rows with zeros?
        equalize the lengths of lists
        """,
        """
        width = max(map(len, rows), default=0)
        return [row + [fill] * (width - len(row)) for row in rows]
        """,
        lambda r: (_lists(r), r.choice((0, 0, -1))),
    ),
    made(
        "nested.transpose_ragged",
        "transpose_ragged columns_of_ragged zip_ragged",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Columns of rows with different lengths; short rows are skipped where they have nothing.
        transpose a ragged list of lists
        Return a list whose i-th list has row[i] of every row in {rows} that is long enough.
        Given rows of unequal length, turn them into columns without filling.
        How do I get the columns if rows have different lengths?
        rows to columns without padding
        """,
        """
        width = max(map(len, rows), default=0)
        return [[row[i] for row in rows if i < len(row)] for i in range(width)]
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.append_column",
        "append_column add_column_values attach_column",
        "rows: list[list[int]]; column: list[int]",
        "list[list[int]]",
        """
        Append the elements of {column} to the rows, one to each.
        add a column to a table
        Return copies of {rows}, row i longer by column[i]; as many rows as both have.
        Given a list of lists and a list of values, extend every row by its value.
        How do I add a new column to a list of lists?
        one more value at the end of each row
        """,
        """
        return [[*row, value] for row, value in zip(rows, column)]
        ---
        return [row + [value] for row, value in zip(rows, column)]
        """,
        lambda r: (lambda t: (t, [r.randint(0, 9) for _ in t]))(_table(r, 0)),
    ),
    made(
        "nested.set_column",
        "set_column replace_column fill_column",
        "rows: list[list[int]]; index: int; value: int",
        "list[list[int]]",
        """
        Set every element of column {index} to {value}.
        fill a column with one value
        Return a copy of {rows} with {value} at position {index} of each row.
        Given a table as a list of lists, overwrite one whole column.
        How do I overwrite a column of a table?
        same value in one column of every row
        """,
        """
        return [[*row[:index], value, *row[index + 1 :]] for row in rows]
        """,
        lambda r: (_table(r, width=3), r.randint(0, 2), r.choice((0, 7, -1))),
    ),
    made(
        "nested.set_row",
        "set_row replace_row put_row",
        "rows: list[list[int]]; index: int; row: list[int]",
        "list[list[int]]",
        """
        Replace row {index} of a table by {row}.
        put in another row
        Return a copy of {rows} in which the list at {index} is {row}.
        Given a list of lists, exchange the one at a position.
        How do I overwrite a row of a table?
        other list at one position
        """,
        """
        return [row if i == index else old for i, old in enumerate(rows)]
        """,
        lambda r: (_table(r, width=2), r.randint(0, 3), [r.randint(0, 9), 5]),
    ),
    made(
        "nested.rows_where",
        "rows_where_column filter_rows rows_with_value",
        "rows: list[list[int]]; column: int; value: int",
        "list[int]",
        """
        Indices of the rows that have {value} in {column}.
        find rows by a column value
        Return the ascending numbers of those {rows} with row[column] == {value}.
        Given a table as a list of lists, in which rows does a column have the wanted value?
        How do I find the row numbers where a column has a value?
        row indices by condition
        """,
        """
        return [i for i, row in enumerate(rows) if row[column] == value]
        """,
        lambda r: ([[r.randint(0, 1) for _ in range(3)] for _ in range(r.randint(0, 5))], r.randint(0, 2), 1),
    ),
    made(
        "nested.to_dict",
        "rows_to_dict list_of_lists_to_dict first_as_key",
        "rows: list[list[int]]",
        "dict[int, list[int]]",
        """
        Turn rows into a dict: the first element is the key, the others are the value.
        list of lists to dict
        Return a dict from row[0] to row[1:] for all non-empty {rows}; later rows replace earlier ones.
        Given a list of lists, use the first item of each as key.
        How do I turn rows into a dictionary keyed by the first item?
        head as key, rest as value
        """,
        """
        return {row[0]: row[1:] for row in rows if row}
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "nested.intersection_with",
        "filter_sublists_by keep_only_in intersect_each",
        "lists: list[list[int]]; allowed: list[int]",
        "list[list[int]]",
        """
        Keep in each sublist only the elements that are in {allowed}.
        intersect every sublist with a list
        Return {lists} with all elements missing in {allowed} removed from the sublists.
        Given a list of lists and a plain list, filter each inner list by it.
        How do I filter inner lists to items of another list?
        common items per sublist
        """,
        """
        return [[item for item in items if item in allowed] for items in lists]
        """,
        lambda r: (_lists(r, top=4), [r.randint(0, 4) for _ in range(r.randint(0, 3))]),
    ),
    made(
        "nested.all_in_one_of",
        "is_subset_of_any contained_in_one fits_in_any_list",
        "lists: list[list[int]]; wanted: list[int]",
        "bool",
        """
        Are all elements of {wanted} together in at least one of the lists?
        subset of one of several lists
        Return True if some list in {lists} contains every element of {wanted}.
        Given a list of lists and another list, does one of them cover it?
        How do I check whether some inner list includes all wanted items?
        one list that has them all?
        """,
        """
        return any(all(item in items for item in wanted) for items in lists)
        ---
        return any(set(wanted) <= set(items) for items in lists)
        """,
        lambda r: (_lists(r, top=3), [r.randint(0, 3) for _ in range(r.randint(0, 2))]),
    ),
    made(
        "nested.deep_max",
        "deep_max max_nested largest_in_nested",
        "items: list[object]",
        "int | None",
        """
        Largest number in a nested list of any depth, None if there is none.
        recursive maximum
        Return the greatest number in {items} or in any list inside it.
        Given a list that may contain lists of lists, find the highest value.
        How do I get the max of arbitrarily nested lists?
        biggest item on any level
        """,
        """
        best = None
        for item in items:
            value = deep_max(item) if isinstance(item, list) else item
            if value is not None and (best is None or value > best):
                best = value
        return best
        """,
        lambda r: (_deep(r),),
    ),
    made(
        "nested.count_sublists",
        "count_sublists count_lists count_inner_lists",
        "items: list[object]",
        "int",
        """
        How many elements of {items} are lists?
        count the lists in a list
        Return the number of direct elements that are of type list.
        Given a mixed list, count its sublists; deeper lists do not count.
        How do I count the lists inside a list?
        number of inner lists
        Count the lists among the elements of {items}.
        How many elements are themselves lists?
        number of sublists
        """,
        """
        return sum(isinstance(item, list) for item in items)
        """,
        lambda r: (_deep(r),),
    ),
    made(
        "nested.has_sublist",
        "is_nested contains_list has_inner_list",
        "items: list[object]",
        "bool",
        """
        Does {items} contain at least one list?
        check for a nested list
        Return True if some element is itself a list.
        Given a list, is it nested?
        How do I check whether a list contains another list?
        any element of type list?
        Check whether {items} contains a list.
        Is at least one element of the list itself a list?
        nested list?
        """,
        """
        return any(isinstance(item, list) for item in items)
        """,
        lambda r: (_deep(r, 1),),
    ),
    made(
        "nested.split_lists_and_values",
        "separate_lists_and_values split_nested divide_by_listness",
        "items: list[object]",
        "tuple[list[object], list[object]]",
        """
        Separate the elements that are lists from the others.
        lists here, plain values there
        Return (lists, values): the list elements of {items} and all remaining ones, each in order.
        Given a mixed list, part its sublists from its single elements.
        How do I divide a mixed list into lists and non-lists?
        two groups by being a list
        """,
        """
        lists = [item for item in items if isinstance(item, list)]
        return lists, [item for item in items if not isinstance(item, list)]
        """,
        lambda r: (_deep(r, 1),),
    ),
    made(
        "nested.max_in_nested_dict",
        "max_of_nested_dict best_inner_entry largest_nested_value",
        "data: dict[str, dict[str, int]]",
        "tuple[str, str, int] | None",
        """
        Largest value in a dict of dicts with its two keys; None if there is no value.
        maximum of a nested dictionary
        Return (outer key, inner key, value) of the greatest number in {data}, the first one on a tie.
        Given a dict of dicts of numbers, where is the highest one?
        How do I find the biggest value of a nested dictionary and its keys?
        best cell in a dict of dicts
        """,
        """
        entries = [(outer, inner, value) for outer, row in data.items() for inner, value in row.items()]
        return max(entries, key=lambda entry: entry[2], default=None)
        """,
        lambda r: (_dicts(r),),
    ),
    made(
        "nested.total_nested",
        "sum_nested_dict total_nested_values nested_dict_total",
        "data: dict[str, object]",
        "int",
        """
        Add up all numbers in a nested dict of any depth.
        recursive sum of a dictionary
        Return the total of the numbers among the values of {data} and of all dicts inside it.
        Given dictionaries in dictionaries, sum every number.
        How do I sum all numbers of a nested dictionary?
        total on all levels
        """,
        """
        total = 0
        for value in data.values():
            if isinstance(value, dict):
                total += sum_nested_dict(value)
            elif isinstance(value, int) and not isinstance(value, bool):
                total += value
        return total
        """,
        lambda r: (_deep_dict(r),),
    ),
    made(
        "nested.inner_sums",
        "sum_by_inner_key totals_by_inner_key merge_inner_sums",
        "data: dict[str, dict[str, int]]",
        "dict[str, int]",
        """
        Add up the values of equal inner keys over all outer keys.
        totals per inner key of a nested dict
        Return a dict from each inner key in {data} to the sum of its values.
        Given a dict of dicts of numbers, total every column.
        How do I add up inner dictionaries?
        combine dicts of counts under an outer key
        """,
        """
        totals = {}
        for row in data.values():
            for key, value in row.items():
                totals[key] = totals.get(key, 0) + value
        return totals
        """,
        lambda r: (_dicts(r),),
    ),
    made(
        "nested.sort_by_inner",
        "sort_by_inner_value sort_nested_dict order_by_field",
        "data: dict[str, dict[str, int]]; field: str; default: int = 0",
        "list[str]",
        """
        Outer keys of a dict of dicts, sorted by the value of {field} inside, smallest first.
        sort nested dictionary by inner key
        Return the keys of {data} in ascending order of their {field}; a missing one counts as {default}.
        Given a dict of dicts, order its keys by one field of the inner dicts.
        How do I sort a nested dictionary by an inner value?
        names ordered by one inner field
        """,
        """
        return sorted(data, key=lambda key: data[key].get(field, default))
        """,
        lambda r: (_dicts(r), r.choice("pqrs"), r.choice((0, 0, 100))),
    ),
    made(
        "nested.set_inner",
        "set_nested set_inner_value put_nested",
        "data: dict[str, dict[str, int]]; outer: str; inner: str; value: int",
        "dict[str, dict[str, int]]",
        """
        Set the value at {outer} and {inner} in a dict of dicts, making the inner dict if needed.
        assign in a nested dictionary
        Return a copy of {data} in which data[outer][inner] is {value}.
        Given a nested dict, two keys and a value, store the value there.
        How do I assign to a nested dictionary without a KeyError?
        store under two keys
        """,
        """
        return {**data, outer: {**data.get(outer, {}), inner: value}}
        ---
        result = {key: dict(row) for key, row in data.items()}
        result.setdefault(outer, {})[inner] = value
        return result
        """,
        lambda r: (_dicts(r), r.choice(("x", "y", "new")), r.choice("pq"), r.randint(0, 9)),
    ),
    made(
        "nested.filter_nested",
        "filter_nested_dict keep_inner_above outer_keys_where",
        "data: dict[str, dict[str, int]]; field: str; limit: int",
        "list[str]",
        """
        Outer keys whose inner {field} is greater than {limit}.
        filter a dict of dicts by a field
        Return the keys of {data} with data[key][field] > {limit}, in order; a missing field never qualifies.
        Given records in a dictionary, which names have more than the limit in one field?
        How do I pick the outer keys by an inner value?
        names with more than a limit
        """,
        """
        return [key for key, row in data.items() if field in row and row[field] > limit]
        """,
        lambda r: (_dicts(r), r.choice("pqrs"), r.randint(-2, 5)),
    ),
    made(
        "nested.count_nested_keys",
        "count_all_keys count_nested_keys total_keys",
        "data: dict[str, object]",
        "int",
        """
        Count all keys of a nested dict, those of inner dicts too.
        number of keys on all levels
        Return how many keys {data} and all the dictionaries inside it have.
        Given dictionaries in dictionaries, count every key.
        How do I count keys in nested dictionaries?
        total number of keys at any depth
        """,
        """
        return len(data) + sum(count_all_keys(value) for value in data.values() if isinstance(value, dict))
        """,
        lambda r: (_deep_dict(r),),
    ),
)
