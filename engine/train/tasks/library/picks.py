"""More that find, drop, change and add up: in texts, tables, dictionaries, records and parts of lists."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 7, -9, 20)


def _small(r: Random) -> list[int]:
    return [r.randint(0, 4) for _ in range(r.randint(0, 7))]


def _table(r: Random) -> list[list[int]]:
    columns = r.randint(1, 4)
    return [[r.randint(-5, 9) for _ in range(columns)] for _ in range(r.randint(1, 4))]


def _text(r: Random) -> str:
    return "".join(r.choice("aeIoUbcdKXZ 019 .,!-") for _ in range(r.randint(0, 9)))


def _strings(r: Random) -> list[str]:
    return [r.choice((draw.word(r), "", "a", "aB c", "noon")) for _ in range(r.randint(0, 5))]


def _records(r: Random) -> list[dict[str, int]]:
    return [{"id": r.randint(0, 9), "n": r.randint(0, 5)} for _ in range(r.randint(0, 5))]


ENTRIES = (
    made(
        "picks.without_smallest",
        "remove_smallest drop_minimum without_minimum",
        "numbers: list[int]",
        "list[int]",
        """
        Remove the first smallest of {numbers}; the others keep their order.
        What is left when one minimum is taken out?
        list without its minimum
        Given a list, return a new one that lacks the first occurrence of the least element; [] stays [].
        Returns {numbers} without one lowest value.
        drop the lowest once
        """,
        """
        if not numbers:
            return []
        index = numbers.index(min(numbers))
        return numbers[:index] + numbers[index + 1 :]
        ---
        result = list(numbers)
        if result:
            result.remove(min(result))
        return result
        """,
        lambda r: (_small(r),),
    ),
    made(
        "picks.without_largest",
        "remove_largest drop_maximum without_maximum",
        "numbers: list[int]",
        "list[int]",
        """
        Remove the first largest of {numbers}; the others keep their order.
        What is left when one maximum is taken out?
        list without its maximum
        Given a list, return a new one that lacks the first occurrence of the greatest element; [] stays [].
        Returns {numbers} without one highest value.
        drop the highest once
        """,
        """
        result = list(numbers)
        if result:
            result.remove(max(result))
        return result
        """,
        lambda r: (_small(r),),
    ),
    made(
        "picks.without_all_extremes",
        "remove_min_and_max without_extremes drop_all_extremes",
        "numbers: list[int]",
        "list[int]",
        """
        Remove every occurrence of the smallest and of the largest value from {numbers}.
        Which elements are neither the minimum nor the maximum?
        list without its extremes
        Given a list, return the elements strictly between the least and the greatest one, in order.
        Returns all numbers that equal neither min({numbers}) nor max({numbers}).
        only inner values
        """,
        """
        if not numbers:
            return []
        low, high = min(numbers), max(numbers)
        return [number for number in numbers if low < number < high]
        ---
        return [number for number in numbers if number not in (min(numbers), max(numbers))]
        """,
        lambda r: (_small(r),),
    ),
    made(
        "picks.without_middle",
        "remove_middle drop_middle without_middle_element",
        "items: list[int]",
        "list[int]",
        """
        Remove the element at the middle index of {items}: length // 2.
        What is left when the central element is taken out?
        list without its middle
        Given a list, return a new one without the middle element; of two middle ones the second goes.
        Returns {items} without items[len // 2]; [] stays [].
        drop the center of a list
        """,
        """
        middle = len(items) // 2
        return items[:middle] + items[middle + 1 :]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "picks.first_and_last_characters",
        "first_and_last_n both_ends ends_of_string outer_characters",
        "text: str; n: int",
        "str",
        """
        Join the first {n} and the last {n} characters of {text}.
        Which string do the two ends of the text make? '' if it has fewer than {n} characters.
        both ends of a string
        Given a string and a positive count, return its beginning and its end of that length put together.
        Returns text[:{n}] + text[-{n}:], or '' for a string that is too short.
        beginning plus end
        """,
        """
        if len(text) < n:
            return ""
        return text[:n] + text[-n:]
        """,
        lambda r: (draw.word(r), r.randint(1, 6)),
    ),
    made(
        "picks.every_second_word",
        "every_other_word alternate_words every_second_word",
        "text: str",
        "str",
        """
        Keep every second word of {text}, beginning with the first.
        What remains of the sentence when each second word is left out?
        alternate words
        Given a sentence, return its first, third, fifth word and so on, joined by single spaces.
        Returns the words at even positions, counted from 0.
        each other word
        """,
        """
        return " ".join(text.split()[::2])
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "picks.uppercase_positions",
        "uppercase_indices capital_positions indices_of_capitals",
        "text: str",
        "list[int]",
        """
        Find the indices of the upper-case letters in {text}.
        At which positions are the capitals?
        positions of capitals
        Given a string, return the list of indexes whose character is upper case.
        Returns every i for which text[i] is a capital letter.
        where the capitals are
        """,
        """
        return [i for i, char in enumerate(text) if char.isupper()]
        """,
        lambda r: (_text(r),),
    ),
    made(
        "picks.number_extremes",
        "min_max_in_text extremes_of_numbers lowest_and_highest",
        "text: str",
        "tuple[int, int] | None",
        """
        Find the smallest and the largest of the integers in {text}, parted by spaces; None without any.
        What are the lowest and the highest number of a line of numbers?
        (min, max) of a string of numbers
        Given a string such as "4 -2 9", return the minimum and the maximum as a tuple of ints.
        Returns the two extremes of the numbers, or None for a blank string.
        extremes of numbers in a string
        """,
        """
        numbers = [int(part) for part in text.split()]
        return (min(numbers), max(numbers)) if numbers else None
        """,
        lambda r: (" ".join(str(number) for number in _ints(r)),),
    ),
    made(
        "picks.first_repeated_word",
        "first_repeated_word first_duplicate_word find_repeated_word",
        "text: str",
        "str | None",
        """
        Find the first word of {text} that has occurred before, ignoring case; None if there is none.
        Which word is the first to be repeated?
        first repeated word
        Given a sentence, return the earliest word that is seen for the second time, in lower case, or None.
        Returns the word, parted by spaces, whose second occurrence comes first.
        first word to come twice
        """,
        """
        seen = set()
        for word in text.lower().split():
            if word in seen:
                return word
            seen.add(word)
        return None
        """,
        lambda r: (
            " ".join(r.choice(("one", "two", "Two", "red", "Red", "sun")) for _ in range(r.randint(0, 5))),
        ),
    ),
    made(
        "picks.longest_palindrome_in_list",
        "longest_palindromic_word longest_palindrome find_longest_palindrome",
        "words: list[str]",
        "str",
        """
        Find the longest of {words} that is a palindrome; the first one on a tie, '' if there is none.
        Which palindromic string of the list has the most characters?
        longest palindrome of a list
        Given a list of words, return the longest that reads the same backwards, or ''; case matters.
        Returns the first longest element that equals its reversal.
        best palindrome among words
        """,
        """
        return max((word for word in words if word == word[::-1]), key=len, default="")
        ---
        longest = ""
        for word in words:
            if word == word[::-1] and len(word) > len(longest):
                longest = word
        return longest
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "picks.most_common_length",
        "most_common_length most_frequent_length mode_of_lengths",
        "words: list[str]",
        "int | None",
        """
        Find the length that most of {words} have; the smallest on a tie, None for an empty list.
        Which word length is the most frequent?
        most common length
        Given a list of strings, count their lengths and return the commonest, or None.
        Returns the mode of all lengths.
        typical length of a word
        """,
        """
        counts = Counter(len(word) for word in words)
        return min(counts, key=lambda length: (-counts[length], length), default=None)
        """,
        lambda r: (_strings(r),),
        "from collections import Counter",
    ),
    made(
        "picks.key_closest_to",
        "key_closest_to nearest_value_key closest_entry",
        "data: dict[str, int]; target: int",
        "str | None",
        """
        Find the key of {data} whose value is closest to {target}; the first one on a tie, None if empty.
        Which entry of the dictionary is nearest to the target?
        key by nearest value
        Given a dictionary of numbers and a target, return the key with the smallest distance, or None.
        Returns the key that minimizes abs(value - {target}).
        closest value, its key
        """,
        """
        return min(data, key=lambda key: abs(data[key] - target), default=None)
        ---
        best = None
        for key, value in data.items():
            if best is None or abs(value - target) < abs(data[best] - target):
                best = key
        return best
        """,
        lambda r: (draw.mapping(r), r.randint(-3, 20)),
    ),
    made(
        "picks.first_record_above",
        "first_record_above find_record_greater first_row_exceeding",
        "records: list[dict[str, int]]; key: str; limit: int",
        "dict[str, int] | None",
        """
        Find the first of {records} whose {key} is greater than {limit}, None if there is none.
        Which dictionary is the first above the limit in the field?
        first record over a threshold
        Given a list of dicts that all have {key}, return the earliest with a value that exceeds {limit}.
        Returns the first record with record[{key}] > {limit}, or None.
        first row above a limit
        """,
        """
        return next((record for record in records if record[key] > limit), None)
        ---
        for record in records:
            if record[key] > limit:
                return record
        return None
        """,
        lambda r: (_records(r), r.choice(("id", "n")), r.randint(1, 6)),
    ),
    made(
        "picks.column_with_max_sum",
        "column_with_max_sum largest_column best_column",
        "rows: list[list[int]]",
        "int",
        """
        Find the index of the column of {rows} with the largest sum; the first one on a tie.
        Which column of the non-empty table adds up to the most?
        column with maximum total, its index
        Given a table of numbers, return the position of the column with the highest sum.
        Returns the smallest index of a column with maximal sum.
        number of the richest column
        """,
        """
        sums = [sum(column) for column in zip(*rows)]
        return sums.index(max(sums))
        """,
        lambda r: (_table(r),),
    ),
    made(
        "picks.largest_gap_pair",
        "largest_gap_pair widest_gap neighbors_with_largest_gap",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        Sort {numbers} and find the two neighbors with the largest gap; None for fewer than two numbers.
        Between which values is the widest hole? The lowest such pair on a tie.
        widest gap of a list
        Given a list, return (a, b), consecutive in ascending order, with the greatest difference b - a.
        Returns the pair of adjacent sorted values that are farthest apart.
        largest hole between numbers
        """,
        """
        ordered = sorted(numbers)
        return max(zip(ordered, ordered[1:]), key=lambda pair: pair[1] - pair[0], default=None)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "picks.position_when_sorted",
        "rank_of position_when_sorted sorted_position how_many_below",
        "numbers: list[int]; value: int",
        "int",
        """
        At which index would {value} stand first if {numbers} were sorted? -1 if it is not in the list.
        Find the place of the value in ascending order, counted from 0.
        rank of an element
        Given a list in any order, return how many elements are smaller than {value}, or -1 if it is missing.
        Returns sorted(numbers).index({value}) where that is possible.
        index after sorting
        """,
        """
        return sorted(numbers).index(value) if value in numbers else -1
        ---
        if value not in numbers:
            return -1
        return sum(number < value for number in numbers)
        """,
        lambda r: (_small(r), r.randint(0, 4)),
    ),
    made(
        "picks.greater_than_previous",
        "greater_than_previous rising_elements larger_than_predecessor",
        "numbers: list[int]",
        "list[int]",
        """
        List those {numbers} that are greater than the one directly before them.
        Which elements exceed their left neighbor?
        elements larger than their predecessor
        Given a list, return every number that is above the previous one; the first never is.
        Returns the elements at which the list rises.
        rising values
        Keep the {numbers} that are greater than the one right before them.
        Return all elements at which the list rises, in their order; the first one is never among them.
        """,
        """
        return [b for a, b in zip(numbers, numbers[1:]) if b > a]
        ---
        return [numbers[i] for i in range(1, len(numbers)) if numbers[i] > numbers[i - 1]]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "picks.split_at_first_negative",
        "split_at_first_negative before_and_after_negative cut_at_negative",
        "numbers: list[int]",
        "tuple[list[int], list[int]]",
        """
        Split {numbers} before the first negative one.
        Which elements come before the first number below zero, and which from there on?
        parts before and from the first negative
        Given a list, return (front, rest), the rest beginning with the first negative element.
        Returns two lists; the second is empty if nothing is negative.
        cut a list at a negative number
        """,
        """
        for i, number in enumerate(numbers):
            if number < 0:
                return numbers[:i], numbers[i:]
        return list(numbers), []
        """,
        lambda r: (draw.ints(r, 0, 6, -3, 12),),
    ),
    made(
        "picks.upper_and_lower_letters",
        "split_by_case separate_cases upper_and_lower",
        "text: str",
        "tuple[str, str]",
        """
        Split {text} into its upper-case and its lower-case letters; everything else is dropped.
        Which letters are capitals and which are small? Return two strings.
        capitals and small letters apart
        Given a string, return a tuple (upper, lower) of strings, letters in their order.
        Returns the letters of each case.
        separate letters by case
        """,
        """
        upper = "".join(char for char in text if char.isupper())
        lower = "".join(char for char in text if char.islower())
        return upper, lower
        """,
        lambda r: (_text(r),),
    ),
    made(
        "picks.pairs_where_equal",
        "pairs_with_equal_elements equal_pairs_only keep_equal_pairs",
        "pairs: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Keep only the {pairs} whose two items are equal.
        In which tuples are both elements the same?
        pairs like (3, 3)
        Given a list of pairs, return those with pair[0] == pair[1], in order.
        Returns the tuples made of twice the same value.
        equal pairs
        """,
        """
        return [(a, b) for a, b in pairs if a == b]
        """,
        lambda r: ([(r.randint(0, 2), r.randint(0, 2)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "picks.split_dict_by_keys",
        "split_dict separate_keys divide_dict",
        "data: dict[str, int]; keys: list[str]",
        "tuple[dict[str, int], dict[str, int]]",
        """
        Split {data} into the entries with one of {keys} and the others.
        Which part of the dictionary has the given keys, and what is the rest?
        dict divided by keys
        Given a dictionary and a list of keys, return (chosen, rest), two dictionaries in the same order.
        Returns the picked and the remaining entries.
        pick and omit at once
        """,
        """
        chosen = {key: value for key, value in data.items() if key in keys}
        rest = {key: value for key, value in data.items() if key not in keys}
        return chosen, rest
        """,
        lambda r: (
            {key: r.randint(0, 9) for key in r.sample("abcde", r.randint(0, 4))},
            r.sample("abcde", r.randint(0, 3)),
        ),
    ),
    made(
        "picks.sum_even_cells",
        "sum_even_in_matrix sum_evens_in_lists add_even_cells",
        "rows: list[list[int]]",
        "int",
        """
        Sum of the even numbers in all {rows}.
        How much do the even elements of the inner lists add up to?
        even cells, summed
        Given a list of lists of integers, add up everything divisible by 2.
        Returns the total of the even numbers in the table.
        evens of a list of lists, added
        """,
        """
        return sum(cell for row in rows for cell in row if cell % 2 == 0)
        """,
        lambda r: (_table(r),),
    ),
    made(
        "picks.average_of_digits",
        "average_digit mean_of_digits digit_average",
        "number: int",
        "float",
        """
        Average of the digits of {number}.
        What is the mean digit of the integer?
        mean of digits
        Given an integer, divide the sum of its digits by their number; the sign does not matter.
        Returns the digit sum over the digit count as a float, not rounded.
        average of the digits
        Average of the digits of {number}; its sign does not matter.
        mean of the digits
        Return the digit sum divided by the number of digits.
        """,
        """
        digits = [int(digit) for digit in str(abs(number))]
        return sum(digits) / len(digits)
        """,
        lambda r: (r.choice((0, r.randint(-99, 999), r.randint(0, 9))),),
    ),
    made(
        "picks.extremes_of_digits",
        "largest_and_smallest_digit digit_range max_minus_min_digit",
        "number: int",
        "int",
        """
        Difference between the largest and the smallest digit of {number}.
        How far apart are the extreme digits of the integer?
        digit spread
        Given an integer, subtract its lowest digit from its highest; the sign does not matter.
        Returns a number from 0 to 9.
        maximum digit minus minimum digit
        max digit minus min digit
        Return how far the extreme digits of a number are apart.
        """,
        """
        digits = [int(digit) for digit in str(abs(number))]
        return max(digits) - min(digits)
        ---
        digits = sorted(str(abs(number)))
        return int(digits[-1]) - int(digits[0])
        """,
        lambda r: (r.choice((0, r.randint(-99, 999), r.randint(0, 99999))),),
    ),
    made(
        "picks.smallest_digit",
        "smallest_digit min_digit lowest_digit",
        "number: int",
        "int",
        """
        Return the smallest digit of {number}.
        Which digit of the integer is the lowest?
        minimum digit
        Given an integer, return the least of the digits with which it is written; its sign does not matter.
        Returns a digit from 0 to 9.
        lowest digit of a number
        The smallest digit of {number}, whatever its sign.
        lowest digit
        Return the minimum of all digits.
        """,
        """
        return int(min(str(abs(number))))
        ---
        rest, smallest = divmod(abs(number), 10)
        while rest:
            rest, digit = divmod(rest, 10)
            smallest = min(smallest, digit)
        return smallest
        """,
        lambda r: (r.choice((0, 7, r.randint(-99, 999), r.randint(0, 99999))),),
    ),
    made(
        "picks.geometric_sum",
        "geometric_sum sum_of_geometric_series geometric_series_sum",
        "first: int; ratio: int; count: int",
        "int",
        """
        Sum of {count} terms of a geometric series that begins with {first} and has the given {ratio}.
        How much is first + first * ratio + first * ratio ** 2 and so on?
        geometric series, summed
        Given the first term, the factor and the number of terms, return the total; 0 for no terms.
        Returns the sum of {first} * {ratio} ** i for i below {count}.
        total of a geometric progression
        """,
        """
        return sum(first * ratio**i for i in range(count))
        ---
        total = 0
        term = first
        for _ in range(count):
            total += term
            term *= ratio
        return total
        """,
        lambda r: (r.randint(-3, 9), r.randint(-2, 4), r.randint(0, 6)),
    ),
    made(
        "picks.arithmetic_sum",
        "arithmetic_sum sum_of_arithmetic_series arithmetic_series_sum",
        "first: int; step: int; count: int",
        "int",
        """
        Sum of {count} terms of an arithmetic series that begins with {first} and grows by {step}.
        How much is first + (first + step) + (first + 2 * step) and so on?
        arithmetic series, summed
        Given the first term, the difference and the number of terms, return the total; 0 for no terms.
        Returns {count} * (2 * {first} + ({count} - 1) * {step}) / 2 as an integer.
        total of an arithmetic progression
        """,
        """
        return count * (2 * first + (count - 1) * step) // 2
        ---
        return sum(first + i * step for i in range(count))
        """,
        lambda r: (r.randint(-5, 9), r.randint(-3, 5), r.randint(0, 8)),
    ),
    made(
        "picks.replace_odds",
        "replace_odds odds_to substitute_odd_numbers",
        "numbers: list[int]; value: int",
        "list[int]",
        """
        Replace the odd {numbers} by {value}.
        What does the list look like with a substitute for every odd element?
        odds replaced
        Given a list of integers, return a new one in which every odd number is {value} instead.
        Returns the number if it is even, otherwise {value}.
        substitute odd numbers
        """,
        """
        return [number if number % 2 == 0 else value for number in numbers]
        """,
        lambda r: (_ints(r), r.randint(-1, 9)),
    ),
    made(
        "picks.replace_zeros",
        "replace_zeros zeros_to substitute_zeros",
        "numbers: list[int]; value: int",
        "list[int]",
        """
        Replace the zeros in {numbers} by {value}.
        What does the list look like with a substitute for every 0?
        zeros replaced
        Given a list, return a new one in which each element equal to 0 is {value} instead.
        Returns number, or {value} where it is 0.
        substitute zeros
        """,
        """
        return [value if number == 0 else number for number in numbers]
        ---
        return [number or value for number in numbers]
        """,
        lambda r: (draw.ints(r, 0, 6, -1, 3), r.randint(-9, 9)),
    ),
    made(
        "picks.binary_of_each",
        "to_binary_list binary_of_each binaries",
        "numbers: list[int]",
        "list[str]",
        """
        Write each of {numbers}, none of which is negative, in binary.
        What are the elements in base 2?
        binary forms of a list
        Given a list of non-negative integers, return a list of strings of 0 and 1 without a prefix.
        Returns the binary notation of each element.
        numbers to base two
        """,
        """
        return [format(number, "b") for number in numbers]
        ---
        return [bin(number)[2:] for number in numbers]
        """,
        lambda r: ([r.randint(0, 40) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "picks.zero_padded",
        "zero_pad_all pad_numbers with_leading_zeros",
        "numbers: list[int]; width: int",
        "list[str]",
        """
        Write each of {numbers}, none of which is negative, with leading zeros to {width} digits.
        What do the elements look like as strings of equal width?
        zero-padded numbers
        Given a list of non-negative integers, return a list of strings filled up with zeros on the left.
        Returns str(number).zfill({width}) for each element; longer ones stay.
        fixed-width numbers
        """,
        """
        return [str(number).zfill(width) for number in numbers]
        ---
        return [f"{number:0{width}d}" for number in numbers]
        """,
        lambda r: ([r.randint(0, 1200) for _ in range(r.randint(0, 4))], r.randint(1, 5)),
    ),
    made(
        "picks.format_all",
        "format_decimals format_all two_decimals_each",
        "numbers: list[float]; decimals: int",
        "list[str]",
        """
        Write each of {numbers} with exactly {decimals} digits after the point.
        What do the elements look like as formatted text?
        formatted floats
        Given a list of numbers, return a list of strings with a fixed number of decimals.
        Returns each number in fixed-point notation.
        numbers as text with decimals
        """,
        """
        return [f"{number:.{decimals}f}" for number in numbers]
        ---
        return [format(number, f".{decimals}f") for number in numbers]
        """,
        lambda r: (draw.floats(r), r.randint(0, 3)),
    ),
    made(
        "picks.sorted_letters_each",
        "sort_letters_in_each sort_each_word letters_sorted_in_words",
        "words: list[str]",
        "list[str]",
        """
        Sort the letters within each of {words}; the order of the words stays.
        What are the strings with their characters in order?
        letters sorted word by word
        Given a list of strings, return a list with the characters of each one sorted by code.
        Returns "".join(sorted(word)) for every word.
        alphabetize each word
        """,
        """
        return ["".join(sorted(word)) for word in words]
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "picks.vowels_removed_each",
        "strip_vowels_from_each remove_vowels_from_list devowel_all",
        "words: list[str]",
        "list[str]",
        """
        Remove the vowels from each of {words}.
        What is left of every string without a, e, i, o and u, in either case?
        list of words without vowels
        Given a list of strings, return a list with the vowels of each dropped.
        Returns the other characters of every word.
        devoweled words
        """,
        """
        return ["".join(char for char in word if char not in "aeiouAEIOU") for word in words]
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "picks.squares_mapping",
        "map_to_squares square_dict numbers_to_squares",
        "numbers: list[int]",
        "dict[int, int]",
        """
        Map each of {numbers} to its square.
        Which square does every element have, as a dictionary?
        dict from numbers to squares
        Given a list of integers, return a dict with the numbers as keys and their squares as values.
        Returns {{number: number ** 2}} for all elements, each key once.
        dictionary of squares for a list
        """,
        """
        return {number: number**2 for number in numbers}
        ---
        squares = {}
        for number in numbers:
            squares[number] = number * number
        return squares
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "picks.parity_mapping",
        "map_to_parity parity_dict even_odd_dict",
        "numbers: list[int]",
        "dict[int, str]",
        """
        Map each of {numbers} to "even" or "odd".
        Which parity does every element have, as a dictionary?
        dict from numbers to parity words
        Given a list of integers, return a dict with the numbers as keys and "even" or "odd" as values.
        Returns a word for every distinct element.
        dictionary of parities
        """,
        """
        return {number: "even" if number % 2 == 0 else "odd" for number in numbers}
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "picks.next_pairs",
        "pair_with_next consecutive_strings neighbor_strings",
        "items: list[str]; separator: str",
        "list[str]",
        """
        Join each of {items} with the one after it by {separator}.
        What do neighboring strings look like when they are combined?
        neighbors joined
        Given a list of strings, return a list that is one shorter with items[i] + {separator} + items[i + 1].
        Returns the joined consecutive pairs; [] for fewer than two elements.
        steps of a route, as in a-b, b-c
        """,
        """
        return [a + separator + b for a, b in zip(items, items[1:])]
        """,
        lambda r: (_strings(r), r.choice(("-", " ", "->"))),
    ),
    made(
        "picks.share_each",
        "proportions normalize_sum fractions_of_total",
        "numbers: list[int]",
        "list[float]",
        """
        Divide each of {numbers} by their sum, so that the results add up to 1; zeros if the sum is 0.
        What fraction of the total is every element?
        proportions of a list
        Given a list of numbers, return a list with each one's share of the total, not rounded.
        Returns number / sum({numbers}) for every element; 0.0 for each if the sum is 0.
        normalize to a sum of 1
        """,
        """
        total = sum(numbers)
        if total == 0:
            return [0.0 for _ in numbers]
        return [number / total for number in numbers]
        """,
        lambda r: (r.choice((draw.ints(r, 0, 5, 0, 12), [0, 0])),),
    ),
    made(
        "picks.spread_of_columns",
        "column_ranges range_of_each_column column_spreads",
        "rows: list[list[int]]",
        "list[int]",
        """
        Difference between the largest and the smallest number of each column of {rows}.
        How far apart are the extremes in every column?
        spread of columns
        Given a table of numbers, return a list with maximum minus minimum per column.
        Returns the range of each column, from left to right.
        column-wise max minus min
        """,
        """
        return [max(column) - min(column) for column in zip(*rows)]
        """,
        lambda r: (_table(r),),
    ),
)
