"""Operations on lists and dictionaries known from Ruby, Haskell, Kotlin, Scala, C#, PHP, Go and Rust."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _small(r: Random, low: int = 0, high: int = 6) -> list[int]:
    """Integers from -4 to 6 with repetitions."""
    return [r.randint(-4, 6) for _ in range(r.randint(low, high))]


def _mixed(r: Random, high: int = 5) -> list[object]:
    """Numbers, strings, None and booleans."""
    return [
        r.choice((r.randint(0, 9), draw.word(r), 2.5, None, True, "7")) for _ in range(r.randint(0, high))
    ]


def _tree(r: Random, depth: int = 2) -> object:
    """Dictionaries and lists in each other with numbers inside."""
    if depth == 0 or r.random() < 0.2:
        return r.randint(0, 9)
    if r.random() < 0.5:
        return [_tree(r, depth - 1) for _ in range(r.randint(0, 2))]
    return {key: _tree(r, depth - 1) for key in r.sample("abc", r.randint(0, 3))}


ENTRIES = (
    made(
        "enumerables.same_sign_groups",
        "group_by_sign_runs same_sign_groups slice_at_sign_change",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Cut {numbers} into runs of neighbors that are all negative or all not negative.
        slice a list where the sign changes
        Group consecutive elements of the same sign; 0 counts as positive.
        Given a list, start a new sublist whenever the values go from negative to non-negative or back.
        Which stretches are below zero and which are not, in order? Zero belongs to the non-negative ones.
        Break a series of gains and losses into phases; a zero is a gain.
        Returns a list of lists that joined give the original; an empty list for no numbers.
        """,
        """
        return [list(group) for _, group in groupby(numbers, key=lambda number: number < 0)]
        ---
        groups = []
        for number in numbers:
            if groups and (groups[-1][-1] < 0) == (number < 0):
                groups[-1].append(number)
            else:
                groups.append([number])
        return groups
        ---
        groups = []
        start = 0
        for i in range(1, len(numbers) + 1):
            if i == len(numbers) or (numbers[i] < 0) != (numbers[i - 1] < 0):
                groups.append(numbers[start:i])
                start = i
        return groups if numbers else []
        """,
        lambda r: (_small(r),),
        "from itertools import groupby",
    ),
    made(
        "enumerables.parity_runs",
        "parity_runs even_odd_runs group_by_parity_runs",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Split {numbers} into runs of consecutive even and consecutive odd numbers.
        chunk neighbors of equal parity
        Group {numbers} so that even and odd elements never share a group, keeping their order.
        Given integers, open a new group each time the parity flips.
        Where do evens and odds alternate? Collect every stretch of the same kind.
        chunk_by even?: neighboring even numbers stay together, as do neighboring odd ones.
        Returns a list of non-empty lists; [] for an empty list.
        """,
        """
        return [list(group) for _, group in groupby(numbers, key=lambda number: number % 2)]
        ---
        result = []
        for number in numbers:
            if result and result[-1][0] % 2 == number % 2:
                result[-1].append(number)
            else:
                result.append([number])
        return result
        ---
        runs = []
        previous = None
        for number in numbers:
            if number % 2 != previous:
                runs.append([])
                previous = number % 2
            runs[-1].append(number)
        return runs
        """,
        lambda r: (_small(r, 0, 7),),
        "from itertools import groupby",
    ),
    made(
        "enumerables.span_positive",
        "span_positive leading_positives_and_rest split_after_positives",
        "numbers: list[int]",
        "tuple[list[int], list[int]]",
        """
        Split {numbers} into its leading positive elements and everything from the first other one on.
        span: longest positive prefix and the remainder
        Return the positive numbers at the front, and the rest beginning with the first that is <= 0.
        Given a list, cut it before the first element that is zero or negative.
        takeWhile and dropWhile in one go for values above zero.
        Where does the initial run of gains end? Give the run and what comes after it.
        Returns a tuple of two lists that joined give {numbers}.
        """,
        """
        for i, number in enumerate(numbers):
            if number <= 0:
                return numbers[:i], numbers[i:]
        return list(numbers), []
        ---
        first = list(takewhile(lambda number: number > 0, numbers))
        return first, numbers[len(first):]
        ---
        i = 0
        while i < len(numbers) and numbers[i] > 0:
            i += 1
        return numbers[:i], numbers[i:]
        """,
        lambda r: ([r.choice((1, 2, 5, 3, 8, 0, -2)) for _ in range(r.randint(0, 6))],),
        "from itertools import takewhile",
    ),
    made(
        "enumerables.break_at_value",
        "break_at_value split_before_value cut_before",
        "items: list[str]; value: str",
        "tuple[list[str], list[str]]",
        """
        Split {items} before the first {value}: what comes before it, and the rest starting with it.
        break a list at the first occurrence, which stays in the second half
        Return a pair of lists; the second begins with {value}, or is empty if {value} does not occur.
        Given a list and an element, cut the list in two in front of the element's first appearance.
        How do I separate options from what follows '--', keeping the '--'?
        Divide a sequence at a marker, marker included on the right side.
        Returns (items before the marker, marker and all after it).
        """,
        """
        if value in items:
            index = items.index(value)
            return items[:index], items[index:]
        return list(items), []
        ---
        before, after = [], []
        for item in items:
            if after or item == value:
                after.append(item)
            else:
                before.append(item)
        return before, after
        ---
        index = next((i for i, item in enumerate(items) if item == value), len(items))
        return items[:index], items[index:]
        """,
        lambda r: (list(draw.letters(r, 0, 6, "abc-")), r.choice("-ab")),
    ),
    made(
        "enumerables.list_prefixes",
        "all_prefixes inits list_prefixes",
        "items: list[int]",
        "list[list[int]]",
        """
        List all prefixes of {items}, from the empty list to the whole list.
        inits: every beginning of a list, shortest first
        Return [], then the first element alone, then the first two and so on up to all of {items}.
        Given a list, collect each of its starts, the empty one included.
        Growing slices of a list: 0 elements, 1 element, 2 elements ...
        How can I get every initial segment of a sequence?
        Returns one more list than there are elements.
        """,
        """
        return [items[:i] for i in range(len(items) + 1)]
        ---
        result = [[]]
        for item in items:
            result.append(result[-1] + [item])
        return result
        ---
        return list(accumulate(items, lambda prefix, item: prefix + [item], initial=[]))
        """,
        lambda r: (_small(r, 0, 4),),
        "from itertools import accumulate",
    ),
    made(
        "enumerables.list_suffixes",
        "all_suffixes tails list_suffixes",
        "items: list[int]",
        "list[list[int]]",
        """
        List all suffixes of {items}, from the whole list down to the empty one.
        tails: every ending of a list, longest first
        Return {items}, then {items} without its first element, and so on until nothing is left.
        Given a list, collect each of its ends, the empty one included.
        Shrinking slices: drop one element from the front at a time.
        How can I get every final segment of a sequence?
        Returns one more list than there are elements.
        """,
        """
        return [items[i:] for i in range(len(items) + 1)]
        ---
        result = [list(items)]
        while result[-1]:
            result.append(result[-1][1:])
        return result
        ---
        result = [[]]
        for item in reversed(items):
            result.insert(0, [item] + result[0])
        return result
        """,
        lambda r: (_small(r, 0, 4),),
    ),
    made(
        "enumerables.strip_list_prefix",
        "strip_list_prefix remove_start_if_present drop_known_prefix",
        "items: list[int]; prefix: list[int]",
        "list[int] | None",
        """
        Remove {prefix} from the front of {items}, or return None if {items} does not begin with it.
        stripPrefix for lists
        If {items} starts with all of {prefix}, return what follows; otherwise None.
        Given two lists, check that the first begins with the second and give back the remainder.
        What comes after the expected beginning? None when the beginning is different.
        Match and cut off a known start of a sequence.
        Returns a list or None; an empty prefix always matches.
        """,
        """
        if items[:len(prefix)] == prefix:
            return items[len(prefix):]
        return None
        ---
        if len(items) < len(prefix):
            return None
        for a, b in zip(items, prefix):
            if a != b:
                return None
        return items[len(prefix):]
        ---
        rest = list(items)
        for value in prefix:
            if not rest or rest.pop(0) != value:
                return None
        return rest
        """,
        lambda r: (lambda items: (items, r.choice((items[: r.randint(0, 3)], _small(r, 0, 2)))))(
            _small(r, 0, 5)
        ),
    ),
    made(
        "enumerables.intercalate",
        "intercalate join_lists_with lists_with_separator",
        "lists: list[list[int]]; separator: list[int]",
        "list[int]",
        """
        Concatenate {lists}, with the elements of {separator} between each two of them.
        intercalate: join lists with a list in between
        Like str.join for lists: put {separator} between the sublists and flatten everything to one list.
        Given several lists and a divider list, chain them with the divider in the gaps.
        How do I join sublists with [0, 0] between them?
        Glue pieces together with a delimiter sequence; no lists give [].
        Returns one flat list without a separator at either end.
        """,
        """
        result = []
        for i, part in enumerate(lists):
            if i > 0:
                result.extend(separator)
            result.extend(part)
        return result
        ---
        padded = [item for part in lists for item in separator + part]
        return padded[len(separator):]
        ---
        return reduce(lambda left, right: left + separator + right, lists) if lists else []
        """,
        lambda r: ([_small(r, 0, 3) for _ in range(r.randint(0, 3))], r.choice(([0], [0, 0], [], [-1, 1]))),
        "from functools import reduce",
    ),
    made(
        "enumerables.running_totals_from",
        "running_totals_from scan_left running_totals_with_start",
        "numbers: list[int]; start: int",
        "list[int]",
        """
        Running totals of {numbers} beginning with {start}, which is the first element of the result.
        scanl (+): cumulative sums with a starting value
        Return {start}, then {start} plus the first number, then plus the second, and so on.
        Given amounts and an opening value, list every intermediate sum, the opening value included.
        How does a counter develop when all of {numbers} are added one by one to {start}?
        runningFold with addition: one element more than the input.
        Returns a list of len(numbers) + 1 sums.
        """,
        """
        return list(accumulate(numbers, initial=start))
        ---
        result = [start]
        for number in numbers:
            result.append(result[-1] + number)
        return result
        ---
        return [start + sum(numbers[:i]) for i in range(len(numbers) + 1)]
        """,
        lambda r: (_small(r), r.randint(-3, 20)),
        "from itertools import accumulate",
    ),
    made(
        "enumerables.iterate_rule",
        "iterate_linear repeat_rule apply_repeatedly",
        "start: int; factor: int; addend: int; count: int",
        "list[int]",
        """
        Start with {start}, multiply by {factor} and add {addend} again and again; return {count} values.
        iterate x -> factor * x + addend
        List {count} terms beginning with {start}, each one {factor} times the one before plus {addend}.
        Given a first value and a linear rule, generate the sequence; {start} itself comes first.
        How does a number evolve when the same rule is applied again and again?
        Generate values from a seed, as generateSequence does.
        Returns a list of {count} integers, empty for 0.
        """,
        """
        result = []
        value = start
        for _ in range(count):
            result.append(value)
            value = value * factor + addend
        return result
        ---
        values = accumulate(range(count), lambda value, _: value * factor + addend, initial=start)
        return list(values)[:count]
        ---
        result = [start][:count]
        while len(result) < count:
            result.append(factor * result[-1] + addend)
        return result
        """,
        lambda r: (r.randint(-3, 6), r.randint(-2, 3), r.randint(-3, 5), r.randint(0, 5)),
        "from itertools import accumulate",
    ),
    made(
        "enumerables.zip_three",
        "zip_three triples_of zip3",
        "first: list[int]; second: list[str]; third: list[int]",
        "list[tuple[int, str, int]]",
        """
        Combine three lists into tuples of elements at the same position.
        zip3: three lists to a list of triples
        Return (a, b, c) for every position of {first}, {second} and {third}; the shortest list decides.
        Given three columns, build the rows; surplus elements of longer lists are dropped.
        How do I walk through three lists side by side?
        Make triples out of parallel lists, stopping at the end of the shortest.
        Returns a list of tuples with three members.
        """,
        """
        return list(zip(first, second, third))
        ---
        size = min(len(first), len(second), len(third))
        return [(first[i], second[i], third[i]) for i in range(size)]
        ---
        result = []
        for (a, b), c in zip(zip(first, second), third):
            result.append((a, b, c))
        return result
        """,
        lambda r: (_small(r, 0, 4), draw.words(r, 0, 4), _small(r, 0, 4)),
    ),
    made(
        "enumerables.unzip_three",
        "unzip_three unzip_triples split_triples",
        "rows: list[tuple[int, str, int]]",
        "tuple[list[int], list[str], list[int]]",
        """
        Take the triples in {rows} apart into three lists.
        unzip3: list of triples to three lists
        Return one list with all first members of {rows}, one with the second and one with the third.
        Given rows of three fields, give back the three columns; no rows give three empty lists.
        The reverse of zipping three lists together.
        How do I separate (id, name, age) tuples into ids, names and ages?
        Returns a tuple of three lists, equally long.
        """,
        """
        first = [a for a, _, _ in rows]
        second = [b for _, b, _ in rows]
        third = [c for _, _, c in rows]
        return first, second, third
        ---
        if not rows:
            return [], [], []
        first, second, third = zip(*rows)
        return list(first), list(second), list(third)
        ---
        columns = ([], [], [])
        for row in rows:
            for column, value in zip(columns, row):
                column.append(value)
        return columns
        """,
        lambda r: ([(r.randint(0, 9), draw.word(r), r.randint(0, 9)) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "enumerables.remove_first_occurrence",
        "remove_first_occurrence delete_once without_first",
        "items: list[int]; value: int",
        "list[int]",
        """
        Return {items} without the first element equal to {value}; later ones stay.
        delete only the first occurrence from a list
        Remove {value} once from {items}; if it does not occur, return the same elements.
        Given a list and a value, take out its leftmost appearance and keep the others.
        How does list.remove work without changing the list or raising an error?
        Drop a single copy of something from a collection.
        Returns a new list, at most one element shorter.
        """,
        """
        result = list(items)
        if value in result:
            result.remove(value)
        return result
        ---
        for i, item in enumerate(items):
            if item == value:
                return items[:i] + items[i + 1:]
        return list(items)
        ---
        result = []
        removed = False
        for item in items:
            if item == value and not removed:
                removed = True
            else:
                result.append(item)
        return result
        """,
        lambda r: ([r.randint(0, 3) for _ in range(r.randint(0, 6))], r.randint(0, 4)),
    ),
    made(
        "enumerables.largest_by_absolute",
        "largest_by_absolute max_magnitude farthest_from_zero",
        "numbers: list[int]",
        "int | None",
        """
        Return the element of {numbers} with the largest absolute value, None for an empty list.
        number farthest from zero
        Find the value whose magnitude is greatest; on a tie the first one counts, no numbers give None.
        Given positive and negative numbers, which one is biggest when the sign is ignored? Keep its sign.
        maximumBy abs: -9 beats 7.
        What was the strongest deviation, up or down? The earlier one wins a tie.
        Returns one of the numbers with its sign, or None.
        """,
        """
        return max(numbers, key=abs, default=None)
        ---
        best = None
        for number in numbers:
            if best is None or abs(number) > abs(best):
                best = number
        return best
        ---
        if not numbers:
            return None
        return sorted(numbers, key=lambda number: -abs(number))[0]
        """,
        lambda r: (_small(r),),
    ),
    made(
        "enumerables.shortest_and_longest",
        "shortest_and_longest min_max_by_length extreme_words",
        "words: list[str]",
        "tuple[str, str] | None",
        """
        Return the shortest and the longest of {words} as a tuple, or None if there are no words.
        minmax by length
        Find both the string with the fewest and the one with the most characters; first ones win ties.
        Given words, give the extremes of length: (shortest, longest); an empty list gives None.
        Which word is the shortest, and which the longest? Earlier words are preferred.
        One pass over the strings for the two ends of the length scale.
        Returns a pair of words or None.
        """,
        """
        if not words:
            return None
        return min(words, key=len), max(words, key=len)
        ---
        if not words:
            return None
        short = long = words[0]
        for word in words[1:]:
            if len(word) < len(short):
                short = word
            elif len(word) > len(long):
                long = word
        return short, long
        ---
        if not words:
            return None
        ordered = sorted(words, key=len)
        longest = [word for word in words if len(word) == len(ordered[-1])]
        return ordered[0], longest[0]
        """,
        lambda r: (draw.words(r, 0, 5),),
    ),
    made(
        "enumerables.exactly_one_even",
        "exactly_one_even has_single_even one_even",
        "numbers: list[int]",
        "bool",
        """
        Check whether exactly one of {numbers} is even.
        one?(&:even?)
        Return True if there is a single even number in {numbers}, not none and not several.
        Given integers, say whether precisely one can be divided by two.
        Is there one and only one even element?
        False for no evens as well as for two or more of them.
        Returns a bool; an empty list gives False.
        """,
        """
        return sum(1 for number in numbers if number % 2 == 0) == 1
        ---
        return len([number for number in numbers if number % 2 == 0]) == 1
        ---
        found = False
        for number in numbers:
            if number % 2 == 0:
                if found:
                    return False
                found = True
        return found
        """,
        lambda r: (_small(r, 0, 4),),
    ),
    made(
        "enumerables.flat_digits",
        "all_digits flat_map_digits digits_of_all",
        "numbers: list[int]",
        "list[int]",
        """
        Return the digits of all {numbers} in one list, in order.
        flat map numbers to their digits
        Split every non-negative integer of {numbers} into its digits and put them all into a single list.
        Given [12, 5, 300], return [1, 2, 5, 3, 0, 0].
        How do I write numbers next to each other and get the list of digits?
        flatMap: from a list of integers to the list of their decimal places, most significant first.
        Returns a flat list of ints from 0 to 9.
        """,
        """
        return [int(digit) for number in numbers for digit in str(number)]
        ---
        digits = []
        for number in numbers:
            for char in str(number):
                digits.append(int(char))
        return digits
        ---
        return list(map(int, "".join(map(str, numbers))))
        """,
        lambda r: ([r.choice((r.randint(0, 9), r.randint(10, 400))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "enumerables.split_by_type",
        "split_by_type separate_numbers_and_strings by_type",
        "items: list[object]",
        "tuple[list[int], list[str]]",
        """
        Separate {items} into its integers and its strings.
        partition a mixed list by type
        Return the ints (without True and False) and the strings of {items}; other values are dropped.
        Given mixed values, pull out the integers and the texts; None, floats and booleans are left out.
        How do I sort numbers and words into different lists?
        OfType for int and str at once, order kept, booleans are not numbers here.
        Returns a tuple (integers, strings).
        """,
        """
        integers = [item for item in items if type(item) is int]
        strings = [item for item in items if isinstance(item, str)]
        return integers, strings
        ---
        integers, strings = [], []
        for item in items:
            if isinstance(item, str):
                strings.append(item)
            elif isinstance(item, int) and not isinstance(item, bool):
                integers.append(item)
        return integers, strings
        ---
        groups = {int: [], str: []}
        for item in items:
            if type(item) in groups:
                groups[type(item)].append(item)
        return groups[int], groups[str]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "enumerables.dig",
        "dig dig_value nested_lookup",
        "data: object; path: list[object]",
        "object",
        """
        Follow {path}, a list of dict keys and list indices, into {data}; None if it leads nowhere.
        dig into nested dicts and lists
        Look up a deeply nested value step by step; a missing key or an index out of range gives None.
        Given data as from JSON and a list of keys and positions, return what is there or None.
        How do I read data['users'][0]['name'] without risking an exception?
        Safe access through mixed nesting: strings are keys, integers (from 0) are positions in lists.
        Returns the value at the end of the path, {data} itself for an empty path, or None.
        """,
        """
        current = data
        for step in path:
            if isinstance(current, dict):
                current = current.get(step)
            elif isinstance(current, list) and isinstance(step, int) and 0 <= step < len(current):
                current = current[step]
            else:
                return None
        return current
        ---
        current = data
        for step in path:
            try:
                current = current[step]
            except (KeyError, IndexError, TypeError):
                return None
        return current
        ---
        if not path:
            return data
        step, *rest = path
        if isinstance(data, dict) and step in data:
            return dig(data[step], rest)
        if isinstance(data, list) and isinstance(step, int) and step < len(data):
            return dig(data[step], rest)
        return None
        """,
        lambda r: (_tree(r, 3), [r.choice(("a", "b", "c", 0, 0, 1)) for _ in range(r.randint(0, 3))]),
    ),
    made(
        "enumerables.take_until",
        "take_until take_through take_while_inclusive",
        "items: list[str]; stop: str",
        "list[str]",
        """
        Return {items} up to and including the first {stop}, or all of them if {stop} does not occur.
        take until a value, inclusive
        Collect elements from the front and stop right after the first one equal to {stop}.
        Given a list and an end marker, give everything through the marker.
        Read commands until 'quit', the 'quit' belongs to the result.
        takeWhile that also keeps the element at which it ends.
        Returns the beginning of the list, the marker as its last element if it was found.
        """,
        """
        result = []
        for item in items:
            result.append(item)
            if item == stop:
                break
        return result
        ---
        if stop in items:
            return items[:items.index(stop) + 1]
        return list(items)
        ---
        end = next((i + 1 for i, item in enumerate(items) if item == stop), len(items))
        return items[:end]
        """,
        lambda r: (list(draw.letters(r, 0, 6, "abcx")), "x"),
    ),
    made(
        "enumerables.partition_dict",
        "partition_dict split_dict_by_value divide_dict",
        "data: dict[str, int]; limit: int",
        "tuple[dict[str, int], dict[str, int]]",
        """
        Split {data} into two dicts: the entries with a value of at least {limit}, and the others.
        partition a dict by its values
        Separate {data} at {limit}; values equal to {limit} go to the first dict.
        Given a dictionary and a bound, give one with the large values and one with the small values.
        Who reached the minimum and who did not, each with the number? Equal counts as reached.
        Divide key-value pairs into two dictionaries by a threshold.
        Returns a tuple of two dicts, each in the original order.
        """,
        """
        high = {key: value for key, value in data.items() if value >= limit}
        low = {key: value for key, value in data.items() if value < limit}
        return high, low
        ---
        high, low = {}, {}
        for key, value in data.items():
            if value >= limit:
                high[key] = value
            else:
                low[key] = value
        return high, low
        ---
        parts = ({}, {})
        for key, value in data.items():
            parts[value < limit][key] = value
        return parts
        """,
        lambda r: (draw.mapping(r, 0, 4), r.randint(0, 12)),
    ),
    made(
        "enumerables.stringify_keys",
        "stringify_keys keys_to_strings string_keys",
        "data: dict[object, object]",
        "dict[str, object]",
        """
        Convert all keys of {data} to strings, in nested dicts as well.
        deep stringify keys
        Return {data} with str() applied to each key, recursively for values that are dicts.
        Given a dictionary with integer or other keys, prepare it for JSON, where keys must be strings.
        How do I turn {{1: {{2: 'x'}}}} into {{'1': {{'2': 'x'}}}}?
        Make the keys texts on every level and leave the values alone.
        Returns a new nested dict in the same order.
        """,
        """
        return {
            str(key): stringify_keys(value) if isinstance(value, dict) else value
            for key, value in data.items()
        }
        ---
        result = {}
        for key, value in data.items():
            if isinstance(value, dict):
                value = stringify_keys(value)
            result[str(key)] = value
        return result
        """,
        lambda r: (
            {
                key: r.choice((5, "x", {2: 1, "b": 0}, {}, {3: {4: 5}}))
                for key in r.sample((1, 2, "a", "b", True), r.randint(0, 3))
                if not (key is True and r.random() < 0.5)
            },
        ),
    ),
    made(
        "enumerables.windows_with_step",
        "windows_with_step stepped_windows windowed",
        "items: list[int]; size: int; step: int",
        "list[list[int]]",
        """
        List the windows of {size} elements of {items}, the start moving on by {step} each time.
        windowed with a step, only full windows
        Return slices of {size} neighbors starting at 0, {step}, 2 * {step} ...; incomplete ones are left out.
        Given a list, a window length and a stride, collect all complete windows.
        How do I slide over a list in jumps? A shorter piece at the end is dropped.
        Overlapping or spaced chunks of fixed length.
        Returns lists that all have exactly {size} elements.
        """,
        """
        return [items[i:i + size] for i in range(0, len(items) - size + 1, step)]
        ---
        result = []
        start = 0
        while start + size <= len(items):
            result.append(items[start:start + size])
            start += step
        return result
        ---
        slices = [items[i:i + size] for i in range(0, len(items), step)]
        return [piece for piece in slices if len(piece) == size]
        """,
        lambda r: (draw.ints(r, 0, 8), r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "enumerables.trailing_positives",
        "take_last_while_positive trailing_positives positive_ending",
        "numbers: list[int]",
        "list[int]",
        """
        Return the positive numbers at the end of {numbers}, in their order.
        takeLastWhile positive
        Take elements from the back of {numbers} as long as they are greater than 0.
        Given a list, give its longest ending that contains only positive values; it may be empty.
        Which gains came after the last zero or loss?
        The final unbroken stretch of values above zero.
        Returns a list, [] if the last number is not positive.
        """,
        """
        start = len(numbers)
        while start > 0 and numbers[start - 1] > 0:
            start -= 1
        return numbers[start:]
        ---
        taken = list(takewhile(lambda number: number > 0, reversed(numbers)))
        return taken[::-1]
        ---
        result = []
        for number in numbers:
            if number > 0:
                result.append(number)
            else:
                result = []
        return result
        """,
        lambda r: ([r.choice((0, -2, 3, 5, 1, 4)) for _ in range(r.randint(0, 6))],),
        "from itertools import takewhile",
    ),
    made(
        "enumerables.drop_last_n",
        "drop_last_n skip_last without_last_n",
        "items: list[int]; n: int",
        "list[int]",
        """
        Return {items} without its last {n} elements.
        drop the last n
        Leave out {n} elements at the end of {items}; if there are no more than {n}, return [].
        Given a list and a count, cut that many entries off the back; 0 keeps everything.
        SkipLast: all but the final few elements.
        How do I slice off the end safely when the count may be 0?
        Returns a new list that is up to {n} elements shorter.
        """,
        """
        return items[:max(len(items) - n, 0)]
        ---
        return items[:-n] if n > 0 else list(items)
        ---
        result = list(items)
        for _ in range(min(n, len(items))):
            result.pop()
        return result
        """,
        lambda r: (draw.ints(r, 0, 6), r.randint(0, 5)),
    ),
    made(
        "enumerables.single_or_none",
        "single_or_none only_item the_only_element",
        "items: list[str]",
        "str | None",
        """
        Return the only element of {items}, or None if there are none or several.
        singleOrNull
        If {items} has exactly one element, return it; otherwise None.
        Given a list that should hold one entry, give that entry, and None in every other case.
        How do I unpack a search result only when it is unambiguous?
        The sole member of a collection, if it really is alone.
        Returns one element or None.
        """,
        """
        return items[0] if len(items) == 1 else None
        ---
        if len(items) != 1:
            return None
        return items[0]
        ---
        match items:
            case [only]:
                return only
            case _:
                return None
        """,
        lambda r: (r.choice((draw.words(r, 0, 1), draw.words(r, 2, 3), [draw.word(r)] * 2)),),
    ),
    made(
        "enumerables.only_integers",
        "only_integers keep_integers filter_ints",
        "items: list[object]",
        "list[int]",
        """
        Keep only the integers of {items}; booleans, floats and strings are dropped.
        filter a list by type int
        Return the elements of {items} that are ints and not True or False.
        Given a mixed list, pick out the whole numbers; '7' is a string and does not count, nor does True.
        filterIsInstance for int, without bools.
        How do I get rid of everything that is not an int in a list?
        Returns a list of ints in their original order.
        """,
        """
        return [item for item in items if isinstance(item, int) and not isinstance(item, bool)]
        ---
        return [item for item in items if type(item) is int]
        ---
        result = []
        for item in items:
            if isinstance(item, bool) or not isinstance(item, int):
                continue
            result.append(item)
        return result
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "enumerables.comes_before",
        "comes_before lexicographically_precedes list_less_than",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check whether {first} comes before {second} in lexicographic order.
        lexicographic comparison of two lists
        Compare two lists element by element like words in a dictionary; a list comes before its extensions.
        Given two lists of numbers, is the first one smaller at the first difference, or a proper beginning?
        Does [1, 5] sort before [1, 7, 0]?
        lexicographicallyPrecedes: the first unequal pair decides, else the shorter list is first.
        Returns False for equal lists.
        """,
        """
        return first < second
        ---
        for a, b in zip(first, second):
            if a != b:
                return a < b
        return len(first) < len(second)
        ---
        if not first or not second:
            return bool(second) and not first
        if first[0] != second[0]:
            return first[0] < second[0]
        return comes_before(first[1:], second[1:])
        """,
        lambda r: (
            [r.randint(0, 2) for _ in range(r.randint(0, 3))],
            [r.randint(0, 2) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "enumerables.each_smaller",
        "each_smaller all_less_than_partner pointwise_less",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check whether every element of {first} is smaller than the element of {second} at the same position.
        pairwise less-than of two lists
        Return True if the lists are equally long and first[i] < second[i] for all i; True for empty lists.
        Given minimums and maximums, verify that each minimum is below its maximum; lengths must agree.
        corresponds with <: compare partner by partner, False for lists of different length.
        Are all lower bounds below the upper bounds?
        Returns a bool.
        """,
        """
        return len(first) == len(second) and all(a < b for a, b in zip(first, second))
        ---
        if len(first) != len(second):
            return False
        for i in range(len(first)):
            if first[i] >= second[i]:
                return False
        return True
        ---
        return len(first) == len(second) and all(map(operator.lt, first, second))
        """,
        lambda r: (
            lambda first: (
                first,
                [n + r.choice((1, 2, 1, 3, 0)) for n in first] + [9] * r.choice((0, 0, 0, 1)),
            )
        )(_small(r, 0, 3)),
        "import operator",
    ),
    made(
        "enumerables.zip_with_two_defaults",
        "zip_all zip_with_two_defaults pad_and_pair",
        "first: list[int]; second: list[str]; left: int; right: str",
        "list[tuple[int, str]]",
        """
        Pair {first} with {second}, filling a shorter {first} with {left} and a shorter {second} with {right}.
        zipAll: a default for each of the two lists
        Zip to the end of the longer list; fill the first side with {left} and the second with {right}.
        Given two lists of different length and one filler for each, form all pairs.
        How do I zip without losing the tail, with different fill values?
        Match two columns row by row, putting a default wherever one column has ended.
        Returns as many tuples as the longer list has elements.
        """,
        """
        size = max(len(first), len(second))
        left_side = first + [left] * (size - len(first))
        right_side = second + [right] * (size - len(second))
        return list(zip(left_side, right_side))
        ---
        pairs = []
        for i in range(max(len(first), len(second))):
            a = first[i] if i < len(first) else left
            b = second[i] if i < len(second) else right
            pairs.append((a, b))
        return pairs
        ---
        pairs = list(zip(first, second))
        pairs += [(a, right) for a in first[len(second):]]
        pairs += [(left, b) for b in second[len(first):]]
        return pairs
        """,
        lambda r: (_small(r, 0, 4), draw.words(r, 0, 4), 0, r.choice(("", "-"))),
    ),
    made(
        "enumerables.numbers_and_words",
        "separate_numbers_from_words partition_map numbers_and_words",
        "texts: list[str]",
        "tuple[list[int], list[str]]",
        """
        Split {texts} into the ones that are digits only, converted to int, and all others.
        separate numeric strings from words
        Return a list of the integers among {texts} and a list of the remaining strings, each in order.
        Given tokens, parse those made of digits and set the rest aside.
        partitionMap: '12' becomes 12 on the left, 'ab' stays text on the right.
        How do I sort input fields into numbers and names?
        Returns a tuple (integers, other strings); '' is not a number.
        """,
        """
        numbers = [int(text) for text in texts if text.isdigit()]
        others = [text for text in texts if not text.isdigit()]
        return numbers, others
        ---
        numbers, others = [], []
        for text in texts:
            try:
                numbers.append(int(text))
            except ValueError:
                others.append(text)
        return numbers, others
        ---
        numbers, others = [], []
        for text in texts:
            if re.fullmatch("[0-9]+", text):
                numbers.append(int(text))
            else:
                others.append(text)
        return numbers, others
        """,
        lambda r: (
            [r.choice((str(r.randint(0, 99)), draw.word(r), "", "a1")) for _ in range(r.randint(0, 5))],
        ),
        "import re",
    ),
    made(
        "enumerables.group_join",
        "group_join attach_children left_join_lists",
        "parents: list[str]; children: list[tuple[str, str]]",
        "dict[str, list[str]]",
        """
        For each of {parents} collect the names of its {children}, given as (parent, child) pairs.
        group join: every parent with the list of its children
        Map every parent to its children in order; a parent without any gets [], unknown parents are ignored.
        Given categories and (category, item) tuples, list the items under every category, even empty ones.
        How do I attach orders to customers, including customers without orders?
        Left join that gathers the matches in lists.
        Returns a dict with exactly the given parents as keys.
        """,
        """
        return {parent: [child for owner, child in children if owner == parent] for parent in parents}
        ---
        result = {parent: [] for parent in parents}
        for owner, child in children:
            if owner in result:
                result[owner].append(child)
        return result
        ---
        grouped = defaultdict(list)
        for owner, child in children:
            grouped[owner].append(child)
        return {parent: grouped.get(parent, []) for parent in parents}
        """,
        lambda r: (
            r.sample(("a", "b", "c"), r.randint(0, 3)),
            [(r.choice("abcd"), draw.word(r)) for _ in range(r.randint(0, 4))],
        ),
        "from collections import defaultdict",
    ),
    made(
        "enumerables.list_or_default",
        "list_or_default default_if_empty items_or_placeholder",
        "items: list[str]; default: str",
        "list[str]",
        """
        Return {items}, or a list with just {default} if {items} is empty.
        DefaultIfEmpty
        If there are no elements, give back a one-element list containing {default}; otherwise all of {items}.
        Given a list and a placeholder, show the placeholder when there is nothing to show.
        How do I make sure that a loop runs at least once?
        Substitute 'no results' for an empty list of results.
        Returns a list that is never empty.
        """,
        """
        return list(items) if items else [default]
        ---
        if len(items) == 0:
            return [default]
        return items[:]
        ---
        return items[:] or [default]
        """,
        lambda r: (draw.words(r, 0, r.choice((0, 2, 3))), r.choice(("none", "-", "no results"))),
    ),
    made(
        "enumerables.range_of_count",
        "count_up_from integers_from numbers_starting_at",
        "start: int; count: int",
        "list[int]",
        """
        List {count} consecutive integers beginning with {start}.
        Enumerable.Range(start, count)
        Return {start}, {start} + 1 and so on, {count} numbers in all; 0 gives an empty list.
        Given a first number and how many are wanted, count upward by one.
        How do I make ids such as 100, 101, 102 for three items?
        Numbering that starts anywhere and has a given length.
        Returns a list of {count} ints.
        """,
        """
        return list(range(start, start + count))
        ---
        return [start + i for i in range(count)]
        ---
        result = []
        while len(result) < count:
            result.append(start + len(result))
        return result
        """,
        lambda r: (r.randint(-5, 20), r.randint(0, 5)),
    ),
    made(
        "enumerables.same_value_for_keys",
        "fill_keys dict_with_same_value keys_with_value",
        "keys: list[str]; value: int",
        "dict[str, int]",
        """
        Make a dictionary in which every one of {keys} has the same {value}.
        array_fill_keys: dict with one value for all keys
        Map all of {keys} to {value}; a repeated key counts once.
        Given names and a starting value, give each name that value.
        How do I initialize a scoreboard with 0 points for everyone?
        Build a dict from a list where all values are equal.
        Returns a dict in order of first appearance.
        """,
        """
        return dict.fromkeys(keys, value)
        ---
        return {key: value for key in keys}
        ---
        result = {}
        for key in keys:
            result[key] = value
        return result
        """,
        lambda r: (list(draw.letters(r, 0, 4, "abcde")), r.choice((0, 1, 100, -1))),
    ),
    made(
        "enumerables.pad_either_side",
        "pad_list array_pad pad_list_either_side",
        "items: list[int]; size: int; value: int",
        "list[int]",
        """
        Pad {items} with {value} to length abs({size}), on the right if {size} is positive, left if negative.
        array_pad: a negative size pads at the front
        Extend {items} with copies of {value}; the sign of {size} tells the side, long lists are unchanged.
        Given a list, fill it up at its end, or at its start when the wanted length is below zero.
        How do I left-pad or right-pad a list of numbers with zeros?
        Bring a list up to a minimum length; nothing is ever cut off.
        Returns a list of at least abs({size}) elements.
        """,
        """
        missing = [value] * (abs(size) - len(items))
        return items + missing if size >= 0 else missing + items
        ---
        result = list(items)
        while len(result) < abs(size):
            if size > 0:
                result.append(value)
            else:
                result.insert(0, value)
        return result
        ---
        extra = max(abs(size) - len(items), 0)
        if size < 0:
            return [value for _ in range(extra)] + items
        return items + [value for _ in range(extra)]
        """,
        lambda r: (_small(r, 0, 4), r.randint(-6, 6), r.choice((0, -1, 9))),
    ),
    made(
        "enumerables.sort_together",
        "sort_together sort_parallel_lists sort_both_by_first",
        "keys: list[int]; values: list[str]",
        "tuple[list[int], list[str]]",
        """
        Sort {keys} and rearrange {values} in the same way.
        sort two parallel lists by the first
        Return both lists ordered by {keys}; elements with equal keys keep their order.
        Given two lists of the same length that belong together, sort one and let the other follow.
        array_multisort: keep pairs intact while ordering by the numbers, stable on ties.
        How do I sort names by their scores when they are in two lists?
        Returns a tuple of two new lists.
        """,
        """
        order = sorted(range(len(keys)), key=lambda i: keys[i])
        return [keys[i] for i in order], [values[i] for i in order]
        ---
        pairs = sorted(zip(keys, values), key=lambda pair: pair[0])
        return [key for key, _ in pairs], [value for _, value in pairs]
        ---
        pairs = list(zip(keys, values))
        pairs.sort(key=itemgetter(0))
        first, second = [], []
        for key, value in pairs:
            first.append(key)
            second.append(value)
        return first, second
        """,
        lambda r: (lambda n: ([r.randint(0, 5) for _ in range(n)], draw.words(r, n, n)))(r.randint(0, 5)),
        "from operator import itemgetter",
    ),
    made(
        "enumerables.first_key",
        "first_key array_key_first leading_key",
        "data: dict[str, int]",
        "str | None",
        """
        Return the first key of {data} in insertion order, or None if it is empty.
        array_key_first
        Which key was put into {data} first? None for an empty dict.
        Given a dictionary, give the key it starts with.
        How do I peek at one key of a dict without removing it?
        The head of a dict's keys, None when there are no entries.
        Returns a key or None.
        """,
        """
        return next(iter(data), None)
        ---
        for key in data:
            return key
        return None
        ---
        keys = list(data)
        return keys[0] if keys else None
        """,
        lambda r: (draw.mapping(r, 0, r.choice((1, 3))),),
    ),
    made(
        "enumerables.chunks_from_end",
        "chunks_from_end rchunks group_from_right",
        "items: list[int]; size: int",
        "list[list[int]]",
        """
        Split {items} into chunks of {size} counted from the end, so that only the first chunk may be shorter.
        chunk from the right
        Cut {items} into groups of {size}; if it does not come out even, the first group is the small one.
        Given a list, make blocks of equal length from the back, as with thousands groups in numbers.
        How do I group digits in threes starting on the right side?
        Partition a sequence backward but keep the order of everything.
        Returns a list of lists; all but the first have exactly {size} elements.
        """,
        """
        head = len(items) % size
        chunks = [items[:head]] if head else []
        return chunks + [items[i:i + size] for i in range(head, len(items), size)]
        ---
        chunks = []
        end = len(items)
        while end > 0:
            chunks.insert(0, items[max(end - size, 0):end])
            end -= size
        return chunks
        ---
        backward = items[::-1]
        chunks = [backward[i:i + size][::-1] for i in range(0, len(items), size)]
        return chunks[::-1]
        """,
        lambda r: (draw.ints(r, 0, 8), r.randint(1, 4)),
    ),
    made(
        "enumerables.head_and_tail",
        "head_and_tail split_first uncons",
        "items: list[int]",
        "tuple[int, list[int]] | None",
        """
        Return the first element of {items} and the list of the others, or None if {items} is empty.
        split_first: head and rest
        Take {items} apart into its head and its tail; None when there is nothing.
        Given a list, give a tuple of the first entry and everything after it.
        uncons of a list; an empty list has neither head nor tail, so None.
        How do I pop the first element without changing the list?
        Returns (first, rest) or None.
        """,
        """
        if not items:
            return None
        return items[0], items[1:]
        ---
        match items:
            case []:
                return None
            case [first, *rest]:
                return first, rest
        ---
        if len(items) == 0:
            return None
        first, *rest = items
        return (first, rest)
        """,
        lambda r: (_small(r, 0, 4),),
    ),
    made(
        "enumerables.subtract_to_zero",
        "subtract_to_zero saturating_sub minus_not_below_zero",
        "a: int; b: int",
        "int",
        """
        Subtract {b} from {a}, but never go below 0.
        saturating subtraction
        Return {a} - {b}, or 0 if that would be negative.
        Given two numbers, take the second from the first and stop at zero.
        How much health is left after a hit when it cannot drop under 0?
        Remaining amount after a deduction, floored at zero.
        Returns the difference if it is positive, otherwise 0.
        """,
        """
        return max(a - b, 0)
        ---
        return a - b if a > b else 0
        ---
        difference = a - b
        if difference < 0:
            return 0
        return difference
        """,
        lambda r: (r.randint(0, 20), r.randint(0, 20)),
    ),
    made(
        "enumerables.wrap_byte_add",
        "wrapping_add_byte add_mod_256 byte_add",
        "a: int; b: int",
        "int",
        """
        Add {a} and {b} as unsigned bytes: the result wraps around at 256.
        wrapping addition of 8-bit numbers
        Return the sum of two bytes (0 to 255) with overflow, so that 255 + 1 is 0.
        Given two values of one byte each, add them the way a u8 does when it overflows.
        What is left of the sum if only the lowest eight bits are kept?
        8-bit addition without carry.
        Returns an int from 0 to 255.
        """,
        """
        return (a + b) % 256
        ---
        return (a + b) & 0xFF
        ---
        total = a + b
        return total - 256 if total > 255 else total
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 255)),
    ),
    made(
        "enumerables.trailing_zero_bits",
        "trailing_zero_bits count_trailing_zeros lowest_bit_position",
        "number: int",
        "int",
        """
        Count the zero bits at the low end of the binary form of {number}, which is positive.
        trailing zeros in binary
        How often can {number} (at least 1) be divided by 2 without a remainder?
        Given a positive integer, return the position of its lowest set bit: 12 is 0b1100, so 2.
        ctz: number of zeros after the last 1 in binary notation.
        The exponent of two in a number's factorization.
        Returns 0 for odd numbers.
        """,
        """
        count = 0
        while number % 2 == 0:
            number //= 2
            count += 1
        return count
        ---
        return (number & -number).bit_length() - 1
        ---
        bits = bin(number)
        return len(bits) - len(bits.rstrip("0"))
        """,
        lambda r: (r.choice((r.randint(1, 40), 2 ** r.randint(0, 7), 8 * r.randint(1, 9))),),
    ),
    made(
        "enumerables.rotate_bits_left",
        "rotate_bits_left rotate_left_8 roll_byte",
        "byte: int; steps: int",
        "int",
        """
        Rotate the 8 bits of {byte} left by {steps} places; bits leaving on the left return on the right.
        circular left shift of a byte
        Return {byte} (0 to 255) with its bits rolled left {steps} times.
        Given an 8-bit value and a count, shift it in a circle: 0b10000001 by 1 gives 0b00000011.
        rotate_left of a u8; any number of steps counts modulo 8.
        How do I shift a byte without losing its top bits?
        Returns an int from 0 to 255.
        """,
        """
        steps %= 8
        return ((byte << steps) | (byte >> (8 - steps))) & 0xFF
        ---
        bits = f"{byte:08b}"
        steps = steps % 8
        return int(bits[steps:] + bits[:steps], 2)
        ---
        for _ in range(steps):
            byte = (byte << 1) & 0xFF | byte >> 7
        return byte
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 10)),
    ),
    made(
        "enumerables.int_to_bytes",
        "int_to_byte_list bytes_of_int big_endian_bytes",
        "number: int; size: int",
        "list[int]",
        """
        Split {number} into a list of {size} byte values, most significant byte first.
        int to bytes, big endian, as a list
        Write the non-negative {number} in base 256 with exactly {size} digits; higher ones are cut off.
        Given an integer, return its lowest {size} bytes in network order.
        How do I break 258 into [1, 2]? Fill with zeros on the left if it needs fewer bytes.
        to_be_bytes as numbers from 0 to 255.
        Returns {size} ints, the last one being {number} modulo 256.
        """,
        """
        return list((number % 256**size).to_bytes(size, "big"))
        ---
        return [(number >> (8 * i)) & 0xFF for i in range(size - 1, -1, -1)]
        ---
        result = []
        for _ in range(size):
            number, byte = divmod(number, 256)
            result.append(byte)
        return result[::-1]
        """,
        lambda r: (r.choice((r.randint(0, 300), r.randint(0, 70000))), r.randint(1, 4)),
    ),
    made(
        "enumerables.delete_slice",
        "delete_slice remove_between_indices cut_range",
        "items: list[int]; start: int; end: int",
        "list[int]",
        """
        Return {items} without the elements from index {start} up to but not including {end}.
        slices.Delete: cut a range out of a list
        Remove the slice {start} to {end} (exclusive) and close the gap.
        Given a list and two indices, drop what lies between them; the element at {end} stays.
        How do I leave out positions 2 to 4 of a list?
        Everything before the first index followed by everything from the second index on.
        Returns a new list; nothing is removed if {end} is not after {start}.
        """,
        """
        return [item for i, item in enumerate(items) if not start <= i < end]
        ---
        result = list(items)
        del result[start:end]
        return result
        ---
        return items[:start] + items[max(start, end):]
        """,
        lambda r: (draw.ints(r, 0, 7), r.randint(0, 4), r.randint(0, 7)),
    ),
    made(
        "enumerables.insert_many",
        "insert_all insert_list_at insert_many",
        "items: list[int]; index: int; added: list[int]",
        "list[int]",
        """
        Return {items} with all of {added} inserted at {index}.
        insert several elements in a list at a position
        Put the elements of {added} before what stands at {index}; an index past the end appends them.
        Given a list, a zero-based place and more elements, build the combined list.
        How do I insert one list into the middle of another, as single elements?
        Open a gap in the list and place other values there in order.
        Returns a new list; nothing is overwritten.
        """,
        """
        return items[:index] + added + items[index:]
        ---
        result = list(items)
        result[index:index] = added
        return result
        ---
        result = list(items)
        for offset, item in enumerate(added):
            result.insert(min(index, len(items)) + offset, item)
        return result
        """,
        lambda r: (draw.ints(r, 0, 5), r.randint(0, 6), draw.ints(r, 0, 3)),
    ),
    made(
        "enumerables.count_matching_pairs",
        "count_zip_where pairs_where_first_larger count_wins",
        "first: list[int]; second: list[int]",
        "tuple[int, int, int]",
        """
        Compare two lists position by position and count where {first} is larger, equal and smaller.
        number of wins, ties and losses between two lists
        Return (larger, equal, smaller) over all pairs of {first} and {second}; surplus elements are ignored.
        Given two equally long lists, how often is the left value above, the same as, or below the right one?
        Tally greater, equal and less across paired values.
        How often did the first player win, draw or lose?
        Returns a tuple of three counts.
        """,
        """
        pairs = list(zip(first, second))
        return (
            sum(a > b for a, b in pairs),
            sum(a == b for a, b in pairs),
            sum(a < b for a, b in pairs),
        )
        ---
        larger = equal = smaller = 0
        for a, b in zip(first, second):
            if a > b:
                larger += 1
            elif a == b:
                equal += 1
            else:
                smaller += 1
        return larger, equal, smaller
        ---
        counts = [0, 0, 0]
        for i in range(min(len(first), len(second))):
            sign = (first[i] < second[i]) - (first[i] > second[i])
            counts[sign + 1] += 1
        return tuple(counts)
        """,
        lambda r: (
            [r.randint(0, 3) for _ in range(r.randint(0, 5))],
            [r.randint(0, 3) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "enumerables.step_through",
        "stride_through count_inclusive_by inclusive_steps",
        "start: int; end: int; step: int",
        "list[int]",
        """
        Count from {start} up to {end} in steps of {step}; {end} is included if it is hit exactly.
        1.step(10, 3): inclusive range with a step
        List {start}, {start} + {step}, ... as long as the value does not exceed {end}; {step} is positive.
        Given a first and a last number and a positive stride, list the values, the last one allowed.
        stride(from:through:by:) that includes the upper bound.
        How do I get 0, 5, 10 including the 10?
        Returns an empty list when {start} is greater than {end}.
        """,
        """
        return list(range(start, end + 1, step))
        ---
        result = []
        while start <= end:
            result.append(start)
            start += step
        return result
        ---
        return [number for number in range(start, end + 1) if (number - start) % step == 0]
        """,
        lambda r: (r.randint(-4, 6), r.randint(-2, 15), r.randint(1, 5)),
    ),
    made(
        "enumerables.dedup_by_first_letter",
        "dedup_by_first_letter squeeze_by_initial drop_same_initial_neighbors",
        "words: list[str]",
        "list[str]",
        """
        Drop each of {words} that begins with the same letter as the word directly before it in the list.
        dedup_by_key: neighbors with the same initial count as duplicates
        Keep only the first word of every run of consecutive words with equal first letters (case matters).
        Given non-empty words, remove those whose initial repeats the initial of their left neighbor.
        Collapse runs of words starting alike to their first word.
        Which words start a new letter when reading from left to right?
        Returns the remaining words in order.
        """,
        """
        return [next(group) for _, group in groupby(words, key=lambda word: word[0])]
        ---
        result = []
        for word in words:
            if not result or result[-1][0] != word[0]:
                result.append(word)
        return result
        ---
        return [word for i, word in enumerate(words) if i == 0 or words[i - 1][0] != word[0]]
        """,
        lambda r: ([r.choice(("apple", "ant", "bee", "Bob", "bat", "cat")) for _ in range(r.randint(0, 6))],),
        "from itertools import groupby",
    ),
    made(
        "enumerables.three_way_product",
        "triples_of_choices product_of_three all_outfits",
        "first: list[str]; second: list[str]; third: list[str]",
        "list[tuple[str, str, str]]",
        """
        List all combinations of one element each from {first}, {second} and {third}.
        cartesian product of three lists
        Return every tuple (a, b, c); the last list varies fastest.
        Given shirts, pants and shoes, enumerate all outfits.
        Nested loops over three lists, in order; no result if one of the lists is empty.
        How many ways are there to pick one from each? Write them all down.
        Returns a list of len(first) * len(second) * len(third) tuples.
        """,
        """
        return list(product(first, second, third))
        ---
        return [(a, b, c) for a in first for b in second for c in third]
        ---
        result = []
        for a in first:
            for b in second:
                for c in third:
                    result.append((a, b, c))
        return result
        """,
        lambda r: (draw.words(r, 0, 2), draw.words(r, 1, 2), draw.words(r, 1, 2)),
        "from itertools import product",
    ),
    made(
        "enumerables.all_permutations",
        "list_permutations all_arrangements every_order",
        "items: list[int]",
        "list[list[int]]",
        """
        List all orders in which {items} can be arranged, as lists, in lexicographic order of positions.
        permutations of a list
        Return every arrangement of {items}; the one as given comes first, equal elements count as different.
        Given a list, generate each possible ordering of its elements by position.
        In how many orders can people queue up? Write out each of them.
        All ways to shuffle a short list, the original order first and the reversed one last.
        Returns n! lists for n elements, [[]] for an empty list.
        """,
        """
        return [list(order) for order in permutations(items)]
        ---
        if not items:
            return [[]]
        result = []
        for i, item in enumerate(items):
            for rest in list_permutations(items[:i] + items[i + 1:]):
                result.append([item] + rest)
        return result
        """,
        lambda r: (_small(r, 0, 3),),
        "from itertools import permutations",
    ),
    made(
        "enumerables.ordered_picks",
        "ordered_picks arrangements_of_two ordered_pairs",
        "items: list[str]",
        "list[tuple[str, str]]",
        """
        List all ordered pairs of two different positions of {items}: (a, b) as well as (b, a).
        permutations of length 2
        Return every way to choose a first and then another second element from {items}.
        Given players, list all home and away games: everyone against everyone else, both ways.
        Who can send a message to whom? Each couple appears in both directions, nobody with themselves.
        Ordered selections of two without replacement.
        Returns n * (n - 1) tuples for n elements.
        """,
        """
        return list(permutations(items, 2))
        ---
        return [(a, b) for i, a in enumerate(items) for j, b in enumerate(items) if i != j]
        ---
        result = []
        for i in range(len(items)):
            for j in range(len(items)):
                if i != j:
                    result.append((items[i], items[j]))
        return result
        """,
        lambda r: (list(draw.letters(r, 0, 4, "ABCD")),),
        "from itertools import permutations",
    ),
    made(
        "enumerables.group_sums_by_initial",
        "sum_lengths_by_initial group_map_reduce total_length_per_letter",
        "words: list[str]",
        "dict[str, int]",
        """
        Add up the lengths of {words} for each first letter, ignoring case.
        groupMapReduce: initial -> total number of letters
        Return a dict from lower-case initial to the sum of the lengths of the words starting with it.
        Given non-empty words, group them by first letter and total their sizes.
        How many letters do all words with 'a' have together, and so on for other initials?
        Aggregate word sizes per starting letter, in order of first appearance.
        Returns a dictionary of sums; upper and lower case initials are the same.
        """,
        """
        totals = {}
        for word in words:
            initial = word[0].lower()
            totals[initial] = totals.get(initial, 0) + len(word)
        return totals
        ---
        totals = defaultdict(int)
        for word in words:
            totals[word[0].lower()] += len(word)
        return dict(totals)
        ---
        initials = [word[0].lower() for word in words]
        return {
            letter: sum(len(word) for word in words if word[0].lower() == letter)
            for letter in initials
        }
        """,
        lambda r: (draw.words(r),),
        "from collections import defaultdict",
    ),
    made(
        "enumerables.last_index_below",
        "last_index_below find_last_index_under last_position_under",
        "numbers: list[int]; limit: int",
        "int",
        """
        Return the index of the last of {numbers} that is smaller than {limit}, or -1.
        findLastIndex with a limit
        Search {numbers} from the end for a value below {limit} and return its position, -1 if none is.
        Given measurements, when was the last time they were under the limit?
        Rightmost element less than a bound, as a zero-based index; no such element gives -1.
        On which day did the temperature drop below a mark for the final time?
        Returns an index or -1.
        """,
        """
        for i in range(len(numbers) - 1, -1, -1):
            if numbers[i] < limit:
                return i
        return -1
        ---
        return max((i for i, number in enumerate(numbers) if number < limit), default=-1)
        ---
        found = -1
        for i, number in enumerate(numbers):
            if number < limit:
                found = i
        return found
        """,
        lambda r: (_small(r), r.randint(-3, 5)),
    ),
    made(
        "enumerables.even_squares",
        "squares_of_evens filter_map_even squared_evens",
        "numbers: list[int]",
        "list[int]",
        """
        Return the squares of the even numbers in {numbers}.
        filter and map: even numbers squared
        Pick the even elements of {numbers} and square each; odd ones are dropped.
        Given integers, keep those divisible by two and multiply each with itself.
        How do I filter and transform a list in one expression?
        filter_map in Python: square evens, skip odds, keep the order.
        Returns a list with one square for every even element.
        """,
        """
        return [number ** 2 for number in numbers if number % 2 == 0]
        ---
        result = []
        for number in numbers:
            if number % 2 == 0:
                result.append(number * number)
        return result
        ---
        return list(map(lambda number: number ** 2, filter(lambda number: number % 2 == 0, numbers)))
        """,
        lambda r: (_small(r, 0, 7),),
    ),
    made(
        "enumerables.compact_pairs",
        "lookup_all translate_all map_through_dict",
        "items: list[str]; table: dict[str, int]",
        "list[int]",
        """
        Look up every one of {items} in {table} and return the values found, skipping unknown items.
        mapNotNull: map through a dict and drop the misses
        Translate {items} with {table}; whatever is not a key of the dict is left out.
        Given keys and a dictionary, collect the values of the keys that exist, repeats included.
        fetch_values without errors for missing keys.
        How do I convert names to numbers and ignore names nobody knows?
        Returns the values in the order of the items.
        """,
        """
        return [table[item] for item in items if item in table]
        ---
        result = []
        for item in items:
            value = table.get(item)
            if value is not None:
                result.append(value)
        return result
        ---
        return list(map(table.get, filter(table.__contains__, items)))
        """,
        lambda r: (
            list(draw.letters(r, 0, 5, "abcde")),
            {key: r.randint(0, 9) for key in r.sample("abcd", r.randint(0, 4))},
        ),
    ),
    made(
        "enumerables.dict_without_keys_of",
        "keys_only_in_first array_diff_key entries_without_keys_of",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Return the entries of {first} whose keys are not in {second}.
        array_diff_key: dict difference by key
        Subtract the keys of {second} from {first}; the values of {second} do not matter.
        Given two dictionaries, keep what only the first one has, by key.
        Which settings exist here but not there?
        Drop every entry that the other mapping also has a key for.
        Returns a new dict in the order of {first}.
        """,
        """
        return {key: value for key, value in first.items() if key not in second}
        ---
        result = dict(first)
        for key in second:
            result.pop(key, None)
        return result
        ---
        return {key: first[key] for key in first if key not in second.keys()}
        """,
        lambda r: tuple(
            {key: r.randint(0, 9) for key in r.sample("abcde", r.randint(0, 4))} for _ in range(2)
        ),
    ),
    made(
        "enumerables.first_repeated_neighbor",
        "first_equal_neighbors adjacent_find first_adjacent_pair",
        "items: list[int]",
        "int",
        """
        Return the index of the first element of {items} that equals the next one, or -1.
        adjacent_find
        Where do two equal neighbors stand for the first time? The index of the left one, -1 if nowhere.
        Given a list, find the first position whose value is repeated right after it.
        Locate the earliest immediate repetition in a sequence.
        At which index does the list stutter first? -1 when it never does.
        Returns a zero-based index or -1.
        """,
        """
        for i in range(len(items) - 1):
            if items[i] == items[i + 1]:
                return i
        return -1
        ---
        return next((i for i, (a, b) in enumerate(zip(items, items[1:])) if a == b), -1)
        ---
        previous = object()
        for i, item in enumerate(items):
            if item == previous:
                return i - 1
            previous = item
        return -1
        """,
        lambda r: ([r.randint(0, 3) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "enumerables.stable_partition_index",
        "partition_in_order with_negatives_at_end stable_partition",
        "numbers: list[int]; pivot: int",
        "tuple[list[int], int]",
        """
        Move the elements of {numbers} below {pivot} to the front, and tell how many there are.
        stable partition: reordered list and split point
        Return {numbers} with all values below {pivot} first, order kept in both parts, and the border index.
        Given a list and a pivot, rearrange it as the first step of quicksort would, but stable.
        Where is the border once everything smaller than the pivot stands left?
        Group small values before large values and give the index at which the large ones begin.
        Returns a tuple (reordered list, number of elements below {pivot}).
        """,
        """
        low = [number for number in numbers if number < pivot]
        high = [number for number in numbers if number >= pivot]
        return low + high, len(low)
        ---
        result = sorted(numbers, key=lambda number: number >= pivot)
        return result, sum(number < pivot for number in numbers)
        ---
        result = []
        border = 0
        for number in numbers:
            if number < pivot:
                result.insert(border, number)
                border += 1
            else:
                result.append(number)
        return result, border
        """,
        lambda r: (_small(r, 0, 7), r.randint(-2, 5)),
    ),
)
