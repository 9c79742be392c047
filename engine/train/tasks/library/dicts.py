"""Everyday functions of dictionaries."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

FRUIT = ("apple", "pear", "plum", "kiwi", "fig")
NAMES = ("Ann", "Bob", "Eva", "Tom", "Zoe")


def _mapping(r: Random) -> tuple[object, ...]:
    return (draw.mapping(r),)


def _words(r: Random) -> tuple[object, ...]:
    items = [word.lower() for word in draw.words(r, 0, 5)]
    return (items + r.sample(items, r.randint(0, len(items))),)


def _some(r: Random, keys: tuple[str, ...], low: int, high: int) -> dict[str, int]:
    return {key: r.randint(low, high) for key in r.sample(keys, r.randint(0, 4))}


def _two(r: Random) -> tuple[object, ...]:
    return (_some(r, FRUIT, 0, 9), _some(r, FRUIT, 0, 9))


def _scores(r: Random) -> tuple[object, ...]:
    return (
        {
            name: [r.randint(0, 10) for _ in range(r.randint(0, 4))]
            for name in r.sample(NAMES, r.randint(0, 3))
        },
    )


ENTRIES = (
    made(
        "dicts.count_items",
        "count_items frequencies tally occurrences",
        "items: list[str]",
        "dict[str, int]",
        """
        Count how often each item occurs in {items}.
        Return a dictionary from every item of {items} to its number of occurrences.
        frequency of each element as a dict, in order of first appearance
        How many times does each word appear in the list? Return a dict.
        Tally {items}: keys are the items, values the counts.
        """,
        """
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return counts
        ---
        return dict(Counter(items))
        ---
        counts = {}
        for item in items:
            if item not in counts:
                counts[item] = 0
            counts[item] += 1
        return counts
        """,
        _words,
        "from collections import Counter",
    ),
    made(
        "dicts.count_letters",
        "count_letters letter_counts char_frequency",
        "text: str",
        "dict[str, int]",
        """
        Count how often each character occurs in {text}.
        Return a dict that maps the characters of {text} to their counts.
        character frequencies, in order of first appearance
        How many times is each letter in the string? Give a dictionary.
        Map every character to its number of occurrences.
        """,
        """
        counts = {}
        for char in text:
            counts[char] = counts.get(char, 0) + 1
        return counts
        ---
        return dict(Counter(text))
        ---
        return {char: text.count(char) for char in text}
        """,
        lambda r: (draw.letters(r),),
        "from collections import Counter",
    ),
    made(
        "dicts.invert",
        "invert invert_dict swap_keys_values flip",
        "mapping: dict[str, int]",
        "dict[int, str]",
        """
        Swap the keys and values of {mapping}.
        Return a dictionary with the values of {mapping} as keys and its keys as values; later keys win.
        invert a dict, the last key is kept for equal values
        Turn {mapping} around, so that you can look up the key by its value.
        Exchange keys and values. If a value occurs twice, use the last key.
        """,
        """
        return {value: key for key, value in mapping.items()}
        ---
        result = {}
        for key, value in mapping.items():
            result[value] = key
        return result
        """,
        _mapping,
    ),
    made(
        "dicts.merge",
        "merge merge_dicts combine update_dict",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Merge {first} and {second} into a new dictionary; {second} wins for keys in both.
        Return a dict with the entries of {first} updated by those of {second}.
        merge two dicts, the second one overrides
        Combine two dictionaries without changing them. On a conflict the value of {second} is used.
        All keys of both dicts, with the second dict taking precedence.
        """,
        """
        return {**first, **second}
        ---
        result = dict(first)
        result.update(second)
        return result
        ---
        merged = first.copy()
        for key, value in second.items():
            merged[key] = value
        return merged
        """,
        _two,
    ),
    made(
        "dicts.merge_sum",
        "merge_sum add_dicts sum_dicts combine_counts",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Merge {first} and {second}, adding the values of keys that are in both.
        Add two dictionaries of numbers key by key; a missing key counts as 0.
        merge dicts and sum the values
        Return a new dict with the keys of {first}, then those only in {second}, and the summed values.
        Combine two count dictionaries into one by adding up the counts.
        """,
        """
        result = dict(first)
        for key, value in second.items():
            result[key] = result.get(key, 0) + value
        return result
        ---
        return {key: first.get(key, 0) + second.get(key, 0) for key in [*first, *second]}
        """,
        _two,
    ),
    made(
        "dicts.filter_at_least",
        "filter_by_value keep_at_least filter_dict select",
        "data: dict[str, int]; minimum: int",
        "dict[str, int]",
        """
        Keep only the entries of {data} whose value is at least {minimum}.
        Return a new dict without the items of {data} with a value below {minimum}.
        filter a dict by a minimum value (inclusive)
        Drop every entry whose value is less than {minimum}.
        Select the pairs with a value greater than or equal to the given minimum.
        """,
        """
        return {key: value for key, value in data.items() if value >= minimum}
        ---
        result = {}
        for key, value in data.items():
            if value >= minimum:
                result[key] = value
        return result
        """,
        lambda r: (draw.mapping(r), r.randint(-5, 15)),
    ),
    made(
        "dicts.keys_at_least",
        "keys_at_least names_with_score passed",
        "scores: dict[str, int]; limit: int",
        "list[str]",
        """
        Return the keys of {scores} whose value is at least {limit}, sorted alphabetically.
        Sorted names with a score of {limit} or more.
        who reached the limit? sorted list of keys
        List the keys with a value not below {limit} in alphabetical order.
        Find everyone whose score is greater than or equal to a limit, in sorted order.
        """,
        """
        return sorted(name for name, score in scores.items() if score >= limit)
        ---
        names = []
        for name, score in scores.items():
            if score >= limit:
                names.append(name)
        return sorted(names)
        """,
        lambda r: (draw.mapping(r), r.randint(-2, 12)),
    ),
    made(
        "dicts.sorted_keys",
        "sorted_keys keys_sorted ordered_keys",
        "mapping: dict[str, int]",
        "list[str]",
        """
        Return the keys of {mapping} in alphabetical order.
        Sorted list of the keys of a dictionary.
        keys, sorted
        List all keys of {mapping} from A to Z.
        Sort the keys and give them back as a list.
        """,
        """
        return sorted(mapping)
        ---
        keys = list(mapping.keys())
        keys.sort()
        return keys
        """,
        _mapping,
    ),
    made(
        "dicts.sort_by_key",
        "sort_by_key sorted_dict order_dict",
        "mapping: dict[str, int]",
        "dict[str, int]",
        """
        Return a copy of {mapping} with its keys in alphabetical order.
        Sort a dictionary by key.
        new dict with the same entries, ordered by key
        Put the entries of {mapping} into the order of their keys.
        Rebuild the dict so that its keys ascend.
        """,
        """
        return dict(sorted(mapping.items()))
        ---
        return {key: mapping[key] for key in sorted(mapping)}
        """,
        _mapping,
    ),
    made(
        "dicts.keys_by_value",
        "keys_by_value ranking rank sort_by_value",
        "scores: dict[str, int]",
        "list[str]",
        """
        Return the keys of {scores} ordered by value, highest first; ties alphabetically.
        Ranking: names sorted by descending score, equal scores by name.
        keys from the largest to the smallest value, same values in alphabetical order
        Order the names in {scores} from best to worst score, and by name for equal scores.
        Sort the players by points, most points first, then by name.
        """,
        """
        return sorted(scores, key=lambda name: (-scores[name], name))
        ---
        pairs = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
        return [name for name, score in pairs]
        """,
        lambda r: (_some(r, NAMES, 0, 4),),
    ),
    made(
        "dicts.max_key",
        "key_of_max best winner highest",
        "scores: dict[str, int]",
        "str",
        """
        Return the key with the largest value in {scores}, the first one for ties and '' if empty.
        Who has the highest score? '' for no scores; the earliest key wins a tie.
        key of the maximum value, first of several, empty string for an empty dict
        Find the name in {scores} with the most points. Return '' when there is none.
        Get the key whose value is the greatest ('' without entries).
        """,
        """
        if not scores:
            return ''
        return max(scores, key=scores.get)
        ---
        best = ''
        for name in scores:
            if best == '' or scores[name] > scores[best]:
                best = name
        return best
        ---
        return max(scores, key=lambda name: scores[name], default='')
        """,
        lambda r: (_some(r, NAMES, -3, 4),),
    ),
    made(
        "dicts.min_key",
        "cheapest key_of_min lowest min_key",
        "prices: dict[str, int]",
        "str",
        """
        Return the key with the smallest value in {prices}, the first one for ties and '' if empty.
        What is cheapest in {prices}? '' if there is nothing; the earliest wins a tie.
        key of the minimum value ('' for an empty dict)
        Find the item with the lowest price, or an empty string if {prices} is empty.
        Get the key that has the least value; take the first of several and '' for none.
        """,
        """
        if not prices:
            return ''
        return min(prices, key=prices.get)
        ---
        cheapest = ''
        for item, price in prices.items():
            if cheapest == '' or price < prices[cheapest]:
                cheapest = item
        return cheapest
        """,
        lambda r: (_some(r, FRUIT, 1, 6),),
    ),
    made(
        "dicts.group_by_first",
        "group_by_first_letter group_words by_initial",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Group {words} by their first letter.
        Return a dict from first letter to the list of words that start with it; empty words are skipped.
        group words by initial, order kept, no empty strings
        Sort {words} into lists, one for each first character.
        Make a dictionary whose keys are initials and whose values are the words with that initial.
        """,
        """
        groups = {}
        for word in words:
            if word:
                groups.setdefault(word[0], []).append(word)
        return groups
        ---
        groups = defaultdict(list)
        for word in words:
            if word:
                groups[word[0]].append(word)
        return dict(groups)
        """,
        _words,
        "from collections import defaultdict",
    ),
    made(
        "dicts.group_by_length",
        "group_by_length by_length words_by_length",
        "words: list[str]",
        "dict[int, list[str]]",
        """
        Group {words} by their length.
        Return a dict from length to the list of words that long.
        words by length, in the order of the list
        Put words with the same number of letters together.
        Make a dictionary: keys are lengths, values are the words of {words} with that length.
        """,
        """
        groups = {}
        for word in words:
            groups.setdefault(len(word), []).append(word)
        return groups
        ---
        groups = defaultdict(list)
        for word in words:
            groups[len(word)].append(word)
        return dict(groups)
        ---
        groups = {}
        for word in words:
            if len(word) not in groups:
                groups[len(word)] = []
            groups[len(word)].append(word)
        return groups
        """,
        _words,
        "from collections import defaultdict",
    ),
    made(
        "dicts.group_parity",
        "group_by_parity even_odd_groups split_even_odd",
        "numbers: list[int]",
        "dict[str, list[int]]",
        """
        Split {numbers} into a dict with the keys 'even' and 'odd'.
        Return a dictionary: 'even' has the even numbers of {numbers} and 'odd' the odd ones.
        group numbers by parity under "even" and "odd", both keys always there
        Sort the numbers into two lists named even and odd, in their order.
        Group {numbers} by whether they are even or odd.
        """,
        """
        return {'even': [n for n in numbers if n % 2 == 0], 'odd': [n for n in numbers if n % 2 != 0]}
        ---
        groups = {'even': [], 'odd': []}
        for n in numbers:
            if n % 2 == 0:
                groups['even'].append(n)
            else:
                groups['odd'].append(n)
        return groups
        """,
        lambda r: (draw.ints(r),),
    ),
    made(
        "dicts.sum_values",
        "sum_values total total_value",
        "amounts: dict[str, int]",
        "int",
        """
        Return the sum of all values in {amounts}.
        Add up the values of a dictionary; 0 if it is empty.
        total of the values
        What do the values of {amounts} add up to?
        Sum the numbers stored in the dict.
        """,
        """
        return sum(amounts.values())
        ---
        total = 0
        for value in amounts.values():
            total += value
        return total
        ---
        return sum(amounts[key] for key in amounts)
        """,
        _mapping,
    ),
    made(
        "dicts.average_value",
        "average_value mean_value average_score",
        "scores: dict[str, int]",
        "float",
        """
        Return the average of the values in {scores} rounded to two decimals, 0.0 if there are none.
        Mean score with 2 decimals; an empty dict gives 0.0.
        average of dict values, 2 decimals, 0.0 when empty
        Add the values of {scores}, divide by their number and round to two places. Nothing gives 0.0.
        What is the average value in the dictionary (two decimals, 0.0 without entries)?
        """,
        """
        if not scores:
            return 0.0
        return round(sum(scores.values()) / len(scores), 2)
        ---
        return round(sum(scores.values()) / len(scores), 2) if scores else 0.0
        """,
        _mapping,
    ),
    made(
        "dicts.lookup",
        "lookup get_value find get_or_default",
        "table: dict[str, int]; key: str; default: int",
        "int",
        """
        Return the value for {key} in {table}, or {default} if it is missing.
        Look up {key}; fall back to {default} when {table} has no such key.
        dict lookup with a default
        Get a value from a dictionary without an error for unknown keys.
        If {key} is in {table} return its value, otherwise {default}.
        """,
        """
        return table.get(key, default)
        ---
        if key in table:
            return table[key]
        return default
        """,
        lambda r: (_some(r, FRUIT, 0, 20), r.choice(FRUIT), r.choice((0, -1, 5))),
    ),
    made(
        "dicts.rename_key",
        "rename_key change_key rename",
        "data: dict[str, int]; old: str; new: str",
        "dict[str, int]",
        """
        Return a copy of {data} in which the key {old} is called {new}, at the same place.
        Rename the key {old} to {new}; the order stays and nothing happens if {old} is missing.
        rename a key without changing the order of the entries
        Replace the key {old} of {data} by {new} and keep everything else.
        New dict with one key renamed, or an equal dict if there is no such key.
        """,
        """
        return {new if key == old else key: value for key, value in data.items()}
        ---
        result = {}
        for key, value in data.items():
            if key == old:
                result[new] = value
            else:
                result[key] = value
        return result
        """,
        lambda r: (_some(r, FRUIT, 0, 20), r.choice(FRUIT), r.choice(("nut", "item", "x"))),
    ),
    made(
        "dicts.pick",
        "pick pick_keys select_keys subset",
        "data: dict[str, int]; keys: list[str]",
        "dict[str, int]",
        """
        Return a dict with only the given {keys} of {data}; missing ones are ignored.
        Pick {keys} from {data}, in the order of {keys}.
        keep selected keys of a dict, skip those that are not there
        Make a smaller dictionary with just the entries named in {keys}.
        Select some entries of a dict by their keys, ignoring unknown keys.
        """,
        """
        return {key: data[key] for key in keys if key in data}
        ---
        result = {}
        for key in keys:
            if key in data:
                result[key] = data[key]
        return result
        """,
        lambda r: (_some(r, FRUIT, 0, 20), r.sample(FRUIT, r.randint(0, 3))),
    ),
    made(
        "dicts.drop",
        "drop_keys without omit remove_keys",
        "data: dict[str, int]; keys: list[str]",
        "dict[str, int]",
        """
        Return {data} without the given {keys}.
        Copy {data} and leave out every key that is in {keys}.
        drop keys from a dict, unknown keys do not matter
        New dictionary with all entries of {data} except those named in {keys}.
        Remove some keys and return what is left as a new dict.
        """,
        """
        return {key: value for key, value in data.items() if key not in keys}
        ---
        result = dict(data)
        for key in keys:
            result.pop(key, None)
        return result
        """,
        lambda r: (_some(r, FRUIT, 0, 20), r.sample(FRUIT, r.randint(0, 3))),
    ),
    made(
        "dicts.from_pairs",
        "pairs_to_dict from_pairs to_dict",
        "pairs: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Turn {pairs} into a dictionary; a later pair replaces an earlier one with the same key.
        Build a dict from a list of (key, value) pairs, the last value wins.
        list of pairs to dict
        Make a dictionary with the first item of each pair as key and the second as value.
        Return the dict that {pairs} describes. For repeated keys keep the last value.
        """,
        """
        return dict(pairs)
        ---
        result = {}
        for key, value in pairs:
            result[key] = value
        return result
        ---
        return {key: value for key, value in pairs}
        """,
        lambda r: ([(r.choice(FRUIT), r.randint(0, 9)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "dicts.to_pairs",
        "dict_to_pairs to_pairs sorted_items",
        "data: dict[str, int]",
        "list[tuple[str, int]]",
        """
        Return the (key, value) pairs of {data}, sorted by key.
        Sorted list of the items of a dictionary.
        dict to list of pairs, in key order
        Turn {data} into a list of tuples ordered by the keys.
        List every key with its value as a pair, alphabetically.
        """,
        """
        return sorted(data.items())
        ---
        return [(key, data[key]) for key in sorted(data)]
        """,
        _mapping,
    ),
    made(
        "dicts.from_lists",
        "dict_from_lists zip_to_dict combine_lists",
        "keys: list[str]; values: list[int]",
        "dict[str, int]",
        """
        Build a dictionary from {keys} and {values}; extra elements of the longer list are ignored.
        Pair each of {keys} with the value at the same position of {values}.
        zip two lists into a dict
        Make a dict out of a list of keys and a list of values, stopping at the shorter one.
        Return a dictionary that maps the first key to the first value and so on.
        """,
        """
        return dict(zip(keys, values))
        ---
        result = {}
        for key, value in zip(keys, values):
            result[key] = value
        return result
        ---
        return {keys[i]: values[i] for i in range(min(len(keys), len(values)))}
        """,
        lambda r: (r.sample(FRUIT, r.randint(0, 4)), draw.ints(r, 0, 4)),
    ),
    made(
        "dicts.most_common",
        "most_common most_frequent mode_word",
        "items: list[str]",
        "str",
        """
        Return the most common item of {items}; the first to appear wins a tie, '' if empty.
        Which item occurs most often in {items}? Take the earliest for ties and '' for an empty list.
        most frequent string ('' for nothing, first one on ties)
        Find the element that is repeated the most, or an empty string if there are no items.
        The item of {items} with the highest count.
        """,
        """
        if not items:
            return ''
        return max(items, key=items.count)
        ---
        if not items:
            return ''
        return Counter(items).most_common(1)[0][0]
        ---
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return max(counts, key=counts.get, default='')
        """,
        _words,
        "from collections import Counter",
    ),
    made(
        "dicts.above_average",
        "above_average better_than_average over_mean",
        "scores: dict[str, int]",
        "list[str]",
        """
        Return the sorted keys of {scores} whose value is above the average.
        Names with a score greater than the mean of all scores, alphabetically; none for an empty dict.
        who is above average? sorted list
        List every key with a value larger than the average value, in alphabetical order.
        Find those in {scores} that are better than average.
        """,
        """
        if not scores:
            return []
        average = sum(scores.values()) / len(scores)
        return sorted(name for name, score in scores.items() if score > average)
        ---
        result = []
        for name in sorted(scores):
            if scores[name] > sum(scores.values()) / len(scores):
                result.append(name)
        return result
        """,
        lambda r: (_some(r, NAMES, 0, 10),),
    ),
    made(
        "dicts.nested_get",
        "nested_get get_nested find_nested",
        "data: dict[str, dict[str, int]]; outer: str; inner: str",
        "int",
        """
        Return the value at {outer} and then {inner} in {data}, 0 if either is missing.
        Look up {inner} in the dictionary stored under {outer}; unknown keys give 0.
        nested dict lookup with default 0
        Get a value two levels deep, or 0 when one of the keys does not exist.
        In {data}, go to {outer} and there to {inner}. Return 0 if that is not possible.
        """,
        """
        return data.get(outer, {}).get(inner, 0)
        ---
        if outer in data and inner in data[outer]:
            return data[outer][inner]
        return 0
        """,
        lambda r: (
            {name: _some(r, FRUIT, 1, 9) for name in r.sample(NAMES, r.randint(0, 4))},
            r.choice(NAMES),
            r.choice(FRUIT),
        ),
    ),
    made(
        "dicts.nested_totals",
        "nested_totals totals_by_name sum_inner",
        "data: dict[str, dict[str, int]]",
        "dict[str, int]",
        """
        Return the sum of the inner values for each key of {data}.
        Map every key of {data} to the total of the dictionary stored there.
        totals of nested dicts
        Sum up each inner dictionary, 0 if it is empty.
        For every person add the numbers in their own dict.
        """,
        """
        return {name: sum(inner.values()) for name, inner in data.items()}
        ---
        totals = {}
        for name, inner in data.items():
            totals[name] = 0
            for value in inner.values():
                totals[name] += value
        return totals
        """,
        lambda r: ({name: _some(r, FRUIT, 1, 9) for name in r.sample(NAMES, r.randint(0, 3))},),
    ),
    made(
        "dicts.cart_total",
        "cart_total total_price order_total",
        "cart: dict[str, int]; prices: dict[str, int]",
        "int",
        """
        Return the total price of {cart}, which maps items to quantities; unknown items cost 0.
        Sum quantity times price over {cart}, with {prices} giving the price of each item (0 if missing).
        total of a shopping cart, quantity * price
        Multiply the amount of each item in {cart} by its price in {prices} and add everything up.
        How much does the cart cost? Items without a price are free.
        """,
        """
        return sum(quantity * prices.get(item, 0) for item, quantity in cart.items())
        ---
        total = 0
        for item, quantity in cart.items():
            if item in prices:
                total += quantity * prices[item]
        return total
        """,
        lambda r: (_some(r, FRUIT, 0, 5), {fruit: r.randint(1, 9) for fruit in r.sample(FRUIT, 4)}),
    ),
    made(
        "dicts.invoice_total",
        "invoice_total total_cost sum_orders",
        "items: list[tuple[str, int, float]]",
        "float",
        """
        Return the sum of quantity times price over {items}, rounded to two decimals.
        Each of {items} is (name, quantity, price); add up quantity * price and round to 2 places.
        total of (name, quantity, price) rows, rounded to 2 decimals
        Compute what all the ordered items cost together, with two decimals.
        Invoice amount for a list of (name, quantity, unit price), rounded to cents.
        """,
        """
        return round(sum((quantity * price for name, quantity, price in items), 0.0), 2)
        ---
        total = 0.0
        for name, quantity, price in items:
            total += quantity * price
        return round(total, 2)
        """,
        lambda r: (
            [
                (r.choice(FRUIT), r.randint(0, 5), r.choice((0.5, 1.25, 2.0, 3.75)))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "dicts.add_stock",
        "add_stock restock add_item update_inventory",
        "stock: dict[str, int]; item: str; amount: int",
        "dict[str, int]",
        """
        Return a copy of {stock} with {amount} more of {item}.
        Add {amount} to the count of {item}, which starts at 0 if it is new; do not change {stock}.
        inventory with an item added, as a new dict
        Put more of an item into the stock and return the new stock. The original stays as it is.
        Increase the quantity of {item} by {amount} in a copy of {stock}.
        """,
        """
        result = dict(stock)
        result[item] = result.get(item, 0) + amount
        return result
        ---
        return {**stock, item: stock.get(item, 0) + amount}
        """,
        lambda r: (_some(r, FRUIT, 0, 20), r.choice(FRUIT), r.randint(1, 9)),
    ),
    made(
        "dicts.remove_stock",
        "remove_stock take_item sell use_item",
        "stock: dict[str, int]; item: str; amount: int",
        "dict[str, int]",
        """
        Return a copy of {stock} with {amount} less of {item}; the item is dropped if none is left.
        Take {amount} of {item} out of {stock}. Remove the key when its count falls to 0 or below.
        inventory after taking something out; unknown items change nothing
        Reduce the quantity of an item in a new dict and delete it if nothing remains.
        Sell {amount} of {item} and return the stock that is left, without items that have run out.
        """,
        """
        result = dict(stock)
        if item in result:
            result[item] -= amount
            if result[item] <= 0:
                del result[item]
        return result
        ---
        result = {}
        for name, count in stock.items():
            left = count - amount if name == item else count
            if name != item or left > 0:
                result[name] = left
        return result
        """,
        lambda r: (_some(r, FRUIT, 1, 9), r.choice(FRUIT), r.randint(1, 6)),
    ),
    made(
        "dicts.word_lengths",
        "word_lengths lengths length_map",
        "words: list[str]",
        "dict[str, int]",
        """
        Map each word of {words} to its length.
        Return a dictionary with the words as keys and their lengths as values.
        dict word -> length
        How long is every word? Give a dict.
        Length of each of {words}, looked up by the word.
        """,
        """
        return {word: len(word) for word in words}
        ---
        lengths = {}
        for word in words:
            lengths[word] = len(word)
        return lengths
        """,
        _words,
    ),
    made(
        "dicts.index_map",
        "index_map positions index_of_each",
        "items: list[str]",
        "dict[str, int]",
        """
        Map each item of {items} to the index of its first occurrence.
        Return a dict from item to the position where it first appears in {items}.
        index of each item, the first one for duplicates
        At which position does every item first occur? As a dictionary.
        Positions (from 0) of the items; repeated items keep the first position.
        """,
        """
        positions = {}
        for index, item in enumerate(items):
            if item not in positions:
                positions[item] = index
        return positions
        ---
        return {item: items.index(item) for item in items}
        """,
        _words,
    ),
    made(
        "dicts.all_positions",
        "all_positions index_lists where",
        "items: list[str]",
        "dict[str, list[int]]",
        """
        Map each item of {items} to the list of all its indexes.
        Return a dict from item to every position where it occurs in {items}.
        all positions of each item
        Collect for every item the indexes at which it stands, in ascending order.
        Where is each item? Give a dictionary of lists of positions, counted from 0.
        """,
        """
        positions = {}
        for index, item in enumerate(items):
            positions.setdefault(item, []).append(index)
        return positions
        ---
        return {item: [i for i, other in enumerate(items) if other == item] for item in items}
        """,
        lambda r: (list(draw.letters(r, 0, 6, "abc")),),
    ),
    made(
        "dicts.histogram",
        "histogram bar_chart text_histogram",
        "counts: dict[str, int]",
        "list[str]",
        """
        Return a line like 'apple: ***' for each entry of {counts}, with as many stars as its count.
        Text histogram: one line "key: stars" per entry, in order.
        histogram lines with * characters
        Draw every count in {counts} as a row of stars after the key, a colon and a space.
        Turn the numbers into bars of '*', each after its key and ': '.
        """,
        """
        return [f'{key}: ' + '*' * count for key, count in counts.items()]
        ---
        lines = []
        for key, count in counts.items():
            lines.append(key + ': ' + '*' * count)
        return lines
        """,
        lambda r: (_some(r, FRUIT, 0, 6),),
    ),
    made(
        "dicts.average_scores",
        "average_scores averages mean_per_name",
        "scores: dict[str, list[int]]",
        "dict[str, float]",
        """
        Return the average score of each name in {scores}, rounded to one decimal; 0.0 for no scores.
        Map every name to the mean of its list with one decimal, or to 0.0 if the list is empty.
        average per name, 1 decimal, empty lists give 0.0
        For each student compute the average of their marks, rounded to 1 place (0.0 without marks).
        Replace the lists in {scores} by their averages with one decimal; an empty list becomes 0.0.
        """,
        """
        return {name: round(sum(marks) / len(marks), 1) if marks else 0.0 for name, marks in scores.items()}
        ---
        result = {}
        for name, marks in scores.items():
            if marks:
                result[name] = round(sum(marks) / len(marks), 1)
            else:
                result[name] = 0.0
        return result
        """,
        _scores,
    ),
    made(
        "dicts.best_scores",
        "best_scores high_scores top_mark",
        "scores: dict[str, list[int]]",
        "dict[str, int]",
        """
        Return the highest score of each name in {scores}; names without scores are left out.
        Best mark per person, skipping empty lists.
        max of every list in a dict, empty lists omitted
        Map each name of {scores} to the largest number in its list, if there is one.
        What is everyone's best result? People with no results do not appear.
        """,
        """
        return {name: max(marks) for name, marks in scores.items() if marks}
        ---
        best = {}
        for name, marks in scores.items():
            if len(marks) > 0:
                best[name] = max(marks)
        return best
        """,
        _scores,
    ),
    made(
        "dicts.common_keys",
        "common_keys shared_keys keys_in_both",
        "first: dict[str, int]; second: dict[str, int]",
        "list[str]",
        """
        Return the keys that {first} and {second} have in common, sorted.
        Sorted keys which are in both dictionaries.
        shared keys of two dicts in alphabetical order
        List every key of {first} that also occurs in {second}, alphabetically.
        Which keys do both have? Sort them.
        """,
        """
        return sorted(first.keys() & second.keys())
        ---
        return sorted(key for key in first if key in second)
        """,
        _two,
    ),
    made(
        "dicts.missing_keys",
        "missing_keys find_missing absent_keys",
        "data: dict[str, int]; required: list[str]",
        "list[str]",
        """
        Return those of {required} that are not keys of {data}, in their order.
        List the required keys which {data} lacks.
        which required keys are missing?
        Check {data} for all {required} keys and return the absent ones.
        Required names without an entry in the dictionary.
        """,
        """
        return [key for key in required if key not in data]
        ---
        missing = []
        for key in required:
            if key not in data:
                missing.append(key)
        return missing
        """,
        lambda r: (_some(r, FRUIT, 0, 9), r.sample(FRUIT, r.randint(0, 4))),
    ),
    made(
        "dicts.changed_keys",
        "changed_keys diff_dicts differences",
        "old: dict[str, int]; new: dict[str, int]",
        "list[str]",
        """
        Return the sorted keys that are in both {old} and {new} but with different values.
        Which values changed from {old} to {new}? Sorted keys, only those in both.
        changed keys of a dict, sorted
        Compare two dictionaries and list the shared keys whose values differ, alphabetically.
        Keys of {old} whose value is another one in {new}, in order; ignore keys missing from either.
        """,
        """
        return sorted(key for key in old if key in new and old[key] != new[key])
        ---
        changed = []
        for key in sorted(old):
            if key in new and new[key] != old[key]:
                changed.append(key)
        return changed
        """,
        lambda r: (_some(r, FRUIT, 0, 2), _some(r, FRUIT, 0, 2)),
    ),
    made(
        "dicts.count_value",
        "count_value how_many_have value_count",
        "data: dict[str, int]; wanted: int",
        "int",
        """
        Count how many keys of {data} have the value {wanted}.
        How many entries of {data} are equal to {wanted}?
        number of entries with a certain value
        Return how often {wanted} occurs among the values.
        Count the occurrences of a value in a dictionary.
        """,
        """
        return list(data.values()).count(wanted)
        ---
        return sum(1 for value in data.values() if value == wanted)
        ---
        count = 0
        for key in data:
            if data[key] == wanted:
                count += 1
        return count
        """,
        lambda r: (_some(r, FRUIT, 0, 3), r.randint(0, 3)),
    ),
    made(
        "dicts.find_key",
        "find_key key_for_value reverse_lookup",
        "data: dict[str, int]; wanted: int",
        "str",
        """
        Return the first key of {data} with the value {wanted}, or '' if there is none.
        Find the key that belongs to {wanted}; an empty string means not found.
        reverse lookup, '' when the value is missing
        Which key has the value {wanted}? The first one counts, '' for none.
        Search a dictionary by value and give back the key.
        """,
        """
        for key, value in data.items():
            if value == wanted:
                return key
        return ''
        ---
        return next((key for key in data if data[key] == wanted), '')
        """,
        lambda r: (_some(r, FRUIT, 0, 3), r.randint(0, 3)),
    ),
    made(
        "dicts.group_keys",
        "group_keys_by_value keys_of_each_value invert_to_lists",
        "data: dict[str, int]",
        "dict[int, list[str]]",
        """
        Group the keys of {data} by their value.
        Return a dict from each value of {data} to the list of keys that have it.
        invert a dict with lists of keys
        For every value collect all keys with that value, in order.
        Turn the dictionary around; a value that occurs several times gets several keys.
        """,
        """
        groups = {}
        for key, value in data.items():
            groups.setdefault(value, []).append(key)
        return groups
        ---
        groups = defaultdict(list)
        for key in data:
            groups[data[key]].append(key)
        return dict(groups)
        """,
        lambda r: (_some(r, FRUIT, 0, 2),),
        "from collections import defaultdict",
    ),
    made(
        "dicts.double_values",
        "double_values twice doubled",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Return a dict with all values of {data} doubled.
        Double every value in a dictionary and keep the keys.
        values times two
        Same keys as {data}, each value twice as large.
        Multiply the values by 2 in a new dict.
        """,
        """
        return {key: value * 2 for key, value in data.items()}
        ---
        result = {}
        for key in data:
            result[key] = data[key] * 2
        return result
        """,
        _mapping,
    ),
    made(
        "dicts.query_string",
        "query_string to_query format_pairs",
        "params: dict[str, int]",
        "str",
        """
        Return {params} as text 'key=value' joined by '&'.
        Format a dictionary like 'a=1&b=2'; an empty one gives ''.
        dict to query string
        Write every entry of {params} as key=value and put & between them.
        Join the entries with ampersands, key and value separated by an equals sign.
        """,
        """
        return '&'.join(f'{key}={value}' for key, value in params.items())
        ---
        parts = []
        for key, value in params.items():
            parts.append(key + '=' + str(value))
        return '&'.join(parts)
        """,
        _mapping,
    ),
    made(
        "dicts.parse_settings",
        "parse_settings parse_pairs read_config",
        "text: str",
        "dict[str, str]",
        """
        Parse {text} such as 'a=1;b=2' into a dictionary of strings.
        Split {text} at ';' into key=value parts and return them as a dict; '' gives an empty dict.
        "key=value;key=value" to dict
        Read settings that are separated by semicolons, with an equals sign between key and value.
        Return a dict of the key=value pairs in the string.
        """,
        """
        result = {}
        for part in text.split(';'):
            if part:
                key, value = part.split('=')
                result[key] = value
        return result
        ---
        return dict(part.split('=') for part in text.split(';') if part)
        """,
        lambda r: (";".join(f"{k}={r.randint(0, 20)}" for k in r.sample(FRUIT, r.randint(0, 3))),),
    ),
    made(
        "dicts.tally_votes",
        "tally_votes vote_winner election_winner",
        "votes: list[str]",
        "str",
        """
        Return the candidate with the most {votes}; for a tie the alphabetically first, '' for no votes.
        Count {votes} and name the winner. Ties go to the alphabetically smallest name; nobody is ''.
        election winner, ties in alphabetical order, empty string without votes
        Who got the most votes? If several did, take the one that comes first in the alphabet.
        Determine the most frequent name in {votes} ('' when the list is empty).
        """,
        """
        best = ''
        for name in sorted(set(votes)):
            if votes.count(name) > votes.count(best):
                best = name
        return best
        ---
        counts = {}
        for name in votes:
            counts[name] = counts.get(name, 0) + 1
        return min(counts, key=lambda name: (-counts[name], name), default='')
        """,
        lambda r: ([r.choice(NAMES) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "dicts.names_by_age",
        "names_by_age adults_sorted youngest_first",
        "people: list[dict[str, object]]",
        "list[str]",
        """
        Each of {people} has 'name' and 'age'; return the names from youngest to oldest.
        Sort {people} by 'age' and return their 'name' values; equal ages stay in order.
        names ordered by age
        Given dictionaries with a name and an age, list the names by ascending age.
        Who is youngest, who comes next? Return all the names in that order.
        """,
        """
        return [person['name'] for person in sorted(people, key=lambda person: person['age'])]
        ---
        ordered = sorted(people, key=lambda p: p['age'])
        names = []
        for person in ordered:
            names.append(person['name'])
        return names
        """,
        lambda r: ([{"name": n, "age": r.randint(8, 30)} for n in r.sample(NAMES, r.randint(0, 4))],),
    ),
    made(
        "dicts.pluck",
        "pluck collect_field get_column",
        "rows: list[dict[str, int]]; field: str",
        "list[int]",
        """
        Return the value of {field} in each of {rows}, skipping rows without it.
        Collect {field} from all {rows} that have it.
        values of one field in a list of dicts
        From every dictionary in the list take the value under {field} if it exists.
        Pull a single column out of a list of records.
        """,
        """
        return [row[field] for row in rows if field in row]
        ---
        values = []
        for row in rows:
            if field in row:
                values.append(row[field])
        return values
        """,
        lambda r: (
            [_some(r, (*FRUIT[:3], "nut"), 0, 9) for _ in range(r.randint(0, 3))],
            r.choice(FRUIT[:3]),
        ),
    ),
    made(
        "dicts.total_by_key",
        "total_by_category sum_by_name totals",
        "entries: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Add up the amounts in {entries} for each name.
        {entries} are (name, amount) pairs; return a dict with the total of every name.
        sum amounts by category
        Total per key of a list of pairs, in order of first appearance.
        How much belongs to each name altogether? Return a dictionary.
        """,
        """
        totals = {}
        for name, amount in entries:
            totals[name] = totals.get(name, 0) + amount
        return totals
        ---
        totals = defaultdict(int)
        for name, amount in entries:
            totals[name] += amount
        return dict(totals)
        """,
        lambda r: ([(r.choice(FRUIT[:3]), r.randint(-3, 9)) for _ in range(r.randint(0, 5))],),
        "from collections import defaultdict",
    ),
)


def _count_over(r: Random) -> Entry:
    limit = r.choice((0, 3, 5, 10, r.randint(1, 15)))
    return made(
        f"dicts.count_over.{limit}",
        f"count_over_{limit} count_large how_many_over",
        "data: dict[str, int]",
        "int",
        f"""
        Count the values of {{data}} that are greater than {limit}.
        How many entries of {{data}} have a value above {limit}?
        number of values over {limit} in a dict
        Return how many keys have a value larger than {limit}.
        Count the entries of a dictionary whose value exceeds {limit}.
        """,
        f"""
        return sum(1 for value in data.values() if value > {limit})
        ---
        count = 0
        for key in data:
            if data[key] > {limit}:
                count += 1
        return count
        ---
        return len([value for value in data.values() if value > {limit}])
        """,
        _mapping,
    )


def _scale_values(r: Random) -> Entry:
    op, verb, past = r.choice(
        (
            ("*", "Multiply", "multiplied by"),
            ("+", "Increase", "increased by"),
            ("-", "Decrease", "decreased by"),
        )
    )
    by = f"by {(n := r.randint(2, 20))}"
    return made(
        f"dicts.values.{past.split()[0]}.{n}",
        "change_values adjust_values update_values",
        "data: dict[str, int]",
        "dict[str, int]",
        f"""
        {verb} every value of {{data}} {by}.
        Return a new dict with the keys of {{data}} and each value {past} {n}.
        all values {past} {n}
        {verb} the values of a dictionary {by} and keep its keys.
        Same keys as {{data}}, with values {past} {n}.
        """,
        f"""
        return {{key: value {op} {n} for key, value in data.items()}}
        ---
        result = {{}}
        for key, value in data.items():
            result[key] = value {op} {n}
        return result
        """,
        _mapping,
    )


def _keys_below(r: Random) -> Entry:
    limit = r.randint(2, 12)
    return made(
        f"dicts.keys_below.{limit}",
        f"low_stock keys_below_{limit} running_low",
        "stock: dict[str, int]",
        "list[str]",
        f"""
        Return the sorted keys of {{stock}} whose value is less than {limit}.
        Which items of {{stock}} are below {limit}? Alphabetically.
        items with fewer than {limit} left, sorted
        List everything that has a count under {limit}, in alphabetical order.
        Sorted names of the entries with a value smaller than {limit}.
        """,
        f"""
        return sorted(item for item, count in stock.items() if count < {limit})
        ---
        low = []
        for item in sorted(stock):
            if stock[item] < {limit}:
                low.append(item)
        return low
        """,
        _mapping,
    )


def _label_values(r: Random) -> Entry:
    limit = r.choice((5, 10, r.randint(1, 12)))
    high, low = r.choice((("pass", "fail"), ("high", "low"), ("many", "few"), ("good", "bad")))
    return made(
        f"dicts.label_values.{limit}.{high}",
        "label_values rate_all classify_values",
        "scores: dict[str, int]",
        "dict[str, str]",
        f"""
        Map each key of {{scores}} to '{high}' if its value is at least {limit}, else to '{low}'.
        Return a dict with '{high}' for values of {limit} or more and '{low}' for the others.
        label every value: >= {limit} is {high}, otherwise {low}
        Replace the numbers in {{scores}} by '{high}' (from {limit}) or '{low}' (below).
        Who got '{high}' and who '{low}'? The limit is {limit}, which still counts as '{high}'.
        """,
        f"""
        return {{key: '{high}' if value >= {limit} else '{low}' for key, value in scores.items()}}
        ---
        labels = {{}}
        for key, value in scores.items():
            if value >= {limit}:
                labels[key] = '{high}'
            else:
                labels[key] = '{low}'
        return labels
        """,
        _mapping,
    )


FAMILIES = (_count_over, _scale_values, _keys_below, _label_values)
