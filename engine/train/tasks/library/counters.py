"""How many: functions that count the items, characters, words or entries with a property."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _text(r: Random) -> str:
    """Letters of both cases, digits, spaces and signs."""
    if r.random() < 0.4:
        return draw.sentence(r)
    return "".join(r.choice("aeiouAEIObcdkXYZ 0179 .,!?-_@#é") for _ in range(r.randint(0, 12)))


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 7, -9, 20)


def _small(r: Random) -> list[int]:
    """Few different values, so that they repeat."""
    return [r.randint(0, 4) for _ in range(r.randint(0, 8))]


def _lists(r: Random) -> list[list[int]]:
    return [[r.randint(0, 6) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 5))]


def _mixed(r: Random) -> list[object]:
    values: tuple[object, ...] = (1, 7, -2, 0, "a", "", "12", None, 2.5, True, False, [1], [])
    return [r.choice(values) for _ in range(r.randint(0, 7))]


def _records(r: Random) -> list[dict[str, int]]:
    return [
        {key: r.randint(0, 9) for key in ("id", "price", "stock") if r.random() < 0.9}
        for _ in range(r.randint(0, 5))
    ]


ENTRIES = (
    made(
        "counters.spaces",
        "count_spaces space_count number_of_spaces count_blanks",
        "text: str",
        "int",
        """
        Count the spaces in {text}.
        How many blanks does the string contain?
        number of spaces
        Given a sentence, return how often the space character occurs in it.
        Returns the amount of ' ' characters.
        spaces, counted
        """,
        """
        return text.count(" ")
        ---
        return sum(char == " " for char in text)
        """,
        lambda r: (r.choice(("", " ", "  ", "-")).join([_text(r), draw.sentence(r), ""]),),
    ),
    made(
        "counters.character_kinds",
        "character_kinds count_character_types char_type_counts count_each_kind",
        "text: str",
        "dict[str, int]",
        """
        Count the characters of {text} by kind: 'upper', 'lower', 'digits', 'spaces' and 'other'.
        How many capital letters, small letters, digits, spaces and other characters are there?
        character statistics: upper, lower, digits, spaces, other
        Given a string, return a dictionary from each kind of character to its count; all five keys are there.
        Classify every character as 'upper', 'lower', 'digits', 'spaces' or 'other' and count them.
        Returns counts of upper-case, lower-case, digit, whitespace and remaining characters.
        """,
        """
        counts = {"upper": 0, "lower": 0, "digits": 0, "spaces": 0, "other": 0}
        for char in text:
            if char.isupper():
                counts["upper"] += 1
            elif char.islower():
                counts["lower"] += 1
            elif char.isdigit():
                counts["digits"] += 1
            elif char.isspace():
                counts["spaces"] += 1
            else:
                counts["other"] += 1
        return counts
        """,
        lambda r: (_text(r),),
    ),
    made(
        "counters.substring",
        "count_substring count_occurrences substring_count times_contained",
        "text: str; part: str",
        "int",
        """
        Count how often {part} occurs in {text} without overlapping.
        How many times does the substring appear in the string? Overlapping ones count once.
        number of non-overlapping occurrences
        Given a string and a substring, return how many separate times it is found; 0 for an empty {part}.
        Returns the number of occurrences of {part}, none sharing a character with another.
        substring occurrences
        """,
        """
        return text.count(part) if part else 0
        ---
        if not part:
            return 0
        return len(text.split(part)) - 1
        """,
        lambda r: (draw.letters(r, 0, 12, "ab"), draw.letters(r, 0, 3, "ab")),
    ),
    made(
        "counters.words_of_length",
        "count_words_of_length words_with_length count_by_exact_length",
        "text: str; length: int",
        "int",
        """
        Count the words of {text} that have exactly {length} characters.
        How many words are {length} letters long?
        number of words with a given length
        Given a sentence, return how many of its words, split at spaces, have the length {length}.
        Returns the count of words as long as {length}.
        words of one length
        """,
        """
        return sum(len(word) == length for word in text.split())
        ---
        return [len(word) for word in text.split()].count(length)
        """,
        lambda r: (draw.sentence(r), r.randint(3, 6)),
    ),
    made(
        "counters.palindromes",
        "count_palindromes palindrome_count how_many_palindromes",
        "words: list[str]",
        "int",
        """
        Count the palindromes among {words}.
        How many of the strings read the same forwards and backwards?
        number of palindromic strings
        Given a list of words, return how many equal their own reversal, ignoring case.
        Returns the count of words that are palindromes; case makes no difference.
        palindromes in a list
        """,
        """
        return sum(word.lower() == word.lower()[::-1] for word in words)
        ---
        count = 0
        for word in words:
            lower = word.lower()
            if lower == lower[::-1]:
                count += 1
        return count
        """,
        lambda r: ([r.choice((draw.word(r), "Anna", "noon", "Level", "a")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "counters.empty_strings",
        "count_empty_strings count_empty count_blank_strings",
        "strings: list[str]",
        "int",
        """
        Count the empty strings in {strings}.
        How many elements of the list are ''?
        number of empty strings
        Given a list of strings, return how many of them have no characters at all.
        Returns the count of strings of length 0; a single space is not empty.
        empties in a list
        """,
        """
        return sum(not string for string in strings)
        ---
        return strings.count("")
        """,
        lambda r: ([r.choice(("", " ", "!", draw.word(r))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "counters.list_differences",
        "count_differences count_different_positions positions_that_differ num_mismatches",
        "first: list[int]; second: list[int]",
        "int",
        """
        Count the positions at which {first} and {second} differ; surplus elements of one count too.
        How many places of the two lists are not equal?
        number of differing positions
        Given two lists, return at how many indexes their elements differ, plus the difference in length.
        Returns the count of mismatches between two lists.
        mismatches of two lists, missing elements included
        """,
        """
        different = sum(a != b for a, b in zip(first, second))
        return different + abs(len(first) - len(second))
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "counters.even_numbers",
        "count_even count_evens even_count number_of_even",
        "numbers: list[int]",
        "int",
        """
        Count the even numbers in {numbers}.
        How many elements of the list are even?
        number of evens
        Given a list of integers, return how many of them are divisible by 2.
        Returns the count of even values; 0 counts as even.
        even numbers, counted
        Count the even {numbers}.
        how many numbers are even
        Return the number of elements that are divisible by 2; 0 is even.
        """,
        """
        return sum(number % 2 == 0 for number in numbers)
        ---
        count = 0
        for number in numbers:
            if number % 2 == 0:
                count += 1
        return count
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "counters.at_least",
        "count_at_least count_not_below how_many_reach",
        "numbers: list[int]; minimum: int",
        "int",
        """
        Count the {numbers} that are at least {minimum}.
        How many elements reach the limit or exceed it?
        number of values greater than or equal to a minimum
        Given a list of scores, return how many are {minimum} or more.
        Returns the count of values not below {minimum}.
        values from a minimum on, counted
        """,
        """
        return sum(number >= minimum for number in numbers)
        ---
        count = 0
        for number in numbers:
            if number >= minimum:
                count += 1
        return count
        """,
        lambda r: (_ints(r), r.randint(-3, 10)),
    ),
    made(
        "counters.equal_to_largest",
        "count_of_max count_maximum times_max_occurs how_many_tallest",
        "numbers: list[int]",
        "int",
        """
        Count how often the largest value occurs in {numbers}.
        How many elements equal the maximum? 0 for an empty list.
        number of occurrences of the maximum
        Given a list, return how many times its greatest number is in it.
        Only the tallest candles are blown out: count them.
        Returns the count of the highest value.
        How often does the largest of {numbers} occur? 0 for an empty list.
        count the maximum
        Return the number of elements equal to the maximum.
        """,
        """
        return numbers.count(max(numbers)) if numbers else 0
        ---
        if not numbers:
            return 0
        largest = max(numbers)
        return sum(number == largest for number in numbers)
        """,
        lambda r: (_small(r),),
    ),
    made(
        "counters.matching_sock_pairs",
        "count_matching_pairs pairs_of_socks sock_pairs",
        "items: list[int]",
        "int",
        """
        Count how many pairs of equal {items} can be made, each item being used at most once.
        How many pairs of matching socks are in the pile?
        number of disjoint equal pairs
        Given the colors of socks, return how many matching pairs there are; what is left over is ignored.
        Returns the sum of half of each frequency, rounded down.
        pairs to be sold, each sock once
        """,
        """
        return sum(count // 2 for count in Counter(items).values())
        ---
        pairs = 0
        single = set()
        for item in items:
            if item in single:
                single.remove(item)
                pairs += 1
            else:
                single.add(item)
        return pairs
        """,
        lambda r: (_small(r),),
        "from collections import Counter",
    ),
    made(
        "counters.repeated_values",
        "count_duplicates count_repeated duplicate_count how_many_repeated",
        "items: list[int]",
        "int",
        """
        Count the values that occur more than once in {items}, each of them once.
        How many different elements have a duplicate?
        number of repeated values
        Given a list, return how many distinct values appear at least twice.
        Returns the count of values with a frequency above 1.
        values with duplicates
        How many different values occur more than once in {items}?
        count the duplicated values
        Return the number of distinct elements with at least two copies.
        """,
        """
        return sum(count > 1 for count in Counter(items).values())
        ---
        return len({item for item in items if items.count(item) > 1})
        """,
        lambda r: (_small(r),),
        "from collections import Counter",
    ),
    made(
        "counters.surplus_copies",
        "count_extra_copies duplicates_to_remove count_redundant",
        "items: list[int]",
        "int",
        """
        Count how many of {items} must be removed so that no value is there twice.
        How many elements are mere copies of an earlier one?
        number of redundant elements
        Given a list, return how many entries repeat a value that has already been seen.
        Returns the length minus the number of different values.
        superfluous duplicates
        How many of {items} must be removed so that every value occurs only once?
        number of superfluous copies
        Return the length of the list minus the number of its distinct elements.
        """,
        """
        return len(items) - len(set(items))
        ---
        seen = set()
        copies = 0
        for item in items:
            if item in seen:
                copies += 1
            seen.add(item)
        return copies
        """,
        lambda r: (_small(r),),
    ),
    made(
        "counters.smaller_than_each",
        "count_smaller smaller_than_each how_many_smaller_each",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers}, count how many elements of the list are smaller.
        How many other numbers are less than each one?
        numbers smaller than the current one
        Given a list, return a list with the count of strictly smaller elements for every position.
        Returns for every element the number of elements below it, wherever they stand.
        count of smaller elements per element
        For each of {numbers}, count how many of the others are smaller.
        how many numbers are smaller than the current one
        """,
        """
        return [sum(other < number for other in numbers) for number in numbers]
        ---
        position = {}
        for i, number in enumerate(sorted(numbers)):
            position.setdefault(number, i)
        return [position[number] for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "counters.increases",
        "count_increases times_increased count_rises depth_increases",
        "numbers: list[int]",
        "int",
        """
        Count how often one of {numbers} is larger than the one before it.
        How many times does the measurement increase?
        number of increases in a series
        Given a list, return how many elements are greater than their predecessor.
        Returns the count of rising steps; equal neighbors are no rise.
        rises from one value to the next
        How many of {numbers} are greater than the one before?
        count increases
        Return how often the list rises from one element to the next.
        """,
        """
        return sum(b > a for a, b in zip(numbers, numbers[1:]))
        ---
        count = 0
        for i in range(1, len(numbers)):
            if numbers[i] > numbers[i - 1]:
                count += 1
        return count
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 6),),
    ),
    made(
        "counters.primes_in_list",
        "count_primes_in_list prime_count how_many_primes",
        "numbers: list[int]",
        "int",
        """
        Count the prime numbers in {numbers}.
        How many elements of the list are prime?
        number of primes among given numbers
        Given a list of integers, return how many are primes; 1, 0 and negative numbers are not.
        Returns the count of prime elements, repeated ones each time.
        primes in a list, counted
        How many of {numbers} are prime?
        count the prime numbers in a list
        Return the number of elements that are primes; repeated ones count again.
        """,
        """
        count = 0
        for number in numbers:
            if number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1)):
                count += 1
        return count
        ---
        def is_prime(number):
            if number < 2:
                return False
            divisor = 2
            while divisor * divisor <= number:
                if number % divisor == 0:
                    return False
                divisor += 1
            return True
        return sum(is_prime(number) for number in numbers)
        """,
        lambda r: (draw.ints(r, 0, 7, -3, 50),),
    ),
    made(
        "counters.even_digit_counts",
        "count_even_digit_numbers numbers_with_even_length count_with_even_digits",
        "numbers: list[int]",
        "int",
        """
        Count the {numbers} that have an even number of digits.
        How many of the integers are written with 2, 4, 6, ... digits?
        numbers with an even amount of digits
        Given integers, return how many consist of an even count of digits; a minus sign is no digit.
        Returns the count of numbers whose length in decimal is even.
        how many numbers have even length
        How many of {numbers} have an even number of digits?
        count numbers of even length
        Return the count of those integers that are written with 2, 4, 6, ... digits.
        """,
        """
        return sum(len(str(abs(number))) % 2 == 0 for number in numbers)
        ---
        count = 0
        for number in numbers:
            digits = 1
            rest = abs(number)
            while rest >= 10:
                rest //= 10
                digits += 1
            if digits % 2 == 0:
                count += 1
        return count
        """,
        lambda r: ([r.choice((r.randint(-20, 20), r.randint(0, 12000))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "counters.digit_in_numbers",
        "count_digit_in_list digit_occurrences count_digit_in_all",
        "numbers: list[int]; digit: int",
        "int",
        """
        Count how often {digit} is written in all {numbers} together.
        How many times does the digit occur in the numbers of the list?
        occurrences of a digit in a list of numbers
        Given integers, return the total number of times that {digit} appears in them.
        Returns the sum of the occurrences of the digit; 33 has two threes.
        one digit, counted over a whole list
        """,
        """
        return sum(str(number).count(str(digit)) for number in numbers)
        ---
        return "".join(str(number) for number in numbers).count(str(digit))
        """,
        lambda r: (draw.ints(r, 0, 6, -30, 133), r.randint(0, 3)),
    ),
    made(
        "counters.numbers_with_digit",
        "count_numbers_with_digit numbers_containing_digit how_many_contain_digit",
        "low: int; high: int; digit: int",
        "int",
        """
        Count the numbers from {low} to {high} in which {digit} occurs.
        How many integers of the range contain the digit at least once?
        numbers with a certain digit in an interval
        Given a range with both ends included and a digit, return how many of its numbers have that digit.
        Returns the count of integers whose decimal form contains {digit}; 33 counts once.
        numbers containing a digit
        """,
        """
        return sum(str(digit) in str(number) for number in range(low, high + 1))
        """,
        lambda r: (r.randint(0, 20), r.randint(10, 140), r.randint(0, 9)),
    ),
    made(
        "counters.dividing_digits",
        "count_dividing_digits digits_that_divide find_digits",
        "number: int",
        "int",
        """
        Count the digits of {number} that divide it.
        By how many of its own digits is the number divisible?
        number of dividing digits
        Given an integer, return how many of its digits divide it; zeros never do, repeated ones count again.
        Returns the count of digits d other than 0 with {number} % d == 0.
        digits dividing their number
        """,
        """
        return sum(digit != "0" and number % int(digit) == 0 for digit in str(abs(number)))
        ---
        count = 0
        rest = abs(number)
        while rest:
            rest, digit = divmod(rest, 10)
            if digit and number % digit == 0:
                count += 1
        return count
        """,
        lambda r: (r.choice((r.randint(0, 2000), r.randint(0, 60), -36)),),
    ),
    made(
        "counters.even_digits",
        "count_even_digits even_digit_count number_of_even_digits",
        "number: int",
        "int",
        """
        Count the even digits of {number}.
        How many digits of the integer are 0, 2, 4, 6 or 8?
        number of even digits
        Given an integer, return how many of its digits are even; the sign does not matter.
        Returns the count of even digits; 0 itself has one.
        even digits, counted
        How many digits of {number} are even? 0 counts as even.
        count even digits
        Return the number of even digits in an integer, whatever its sign.
        """,
        """
        return sum(int(digit) % 2 == 0 for digit in str(abs(number)))
        ---
        count = 0
        for digit in str(abs(number)):
            if digit in "02468":
                count += 1
        return count
        """,
        lambda r: (r.choice((r.randint(-300, 3000), r.randint(0, 99), 0)),),
    ),
    made(
        "counters.zero_bits",
        "count_zero_bits count_zeros_in_binary binary_zeros",
        "n: int",
        "int",
        """
        Count the zeros in the binary form of {n}.
        How many 0 bits does the number have, without leading zeros?
        number of unset bits
        Given a non-negative integer, return how many digits of its binary notation are 0.
        Returns the zero count of bin({n}); 0 is written "0" and has one.
        binary zeros, counted
        How many zeros are in the binary form of {n}, leading ones not counted? 0 is written '0'.
        count the zero bits
        Return the number of unset bits below the highest set one; 1 for the number 0.
        """,
        """
        return bin(abs(n))[2:].count("0")
        ---
        if n == 0:
            return 1
        zeros = 0
        rest = abs(n)
        while rest:
            zeros += 1 - (rest & 1)
            rest >>= 1
        return zeros
        """,
        lambda r: (r.choice((0, 1, r.randint(0, 40), r.randint(0, 1000))),),
    ),
    made(
        "counters.squares_in_range",
        "count_squares count_perfect_squares squares_in_range how_many_squares",
        "low: int; high: int",
        "int",
        """
        Count the perfect squares from {low} to {high}, both included.
        How many square numbers lie in the range?
        number of perfect squares between two bounds
        Given two non-negative integers, return how many squares of integers are between them, ends included.
        Returns the count of n * n with {low} <= n * n <= {high}.
        squares in an interval, counted
        How many perfect squares are there from {low} to {high}, both included and not negative?
        count squares in a range
        Return the number of square numbers between two bounds.
        """,
        """
        count = 0
        root = 0
        while root * root <= high:
            if root * root >= low:
                count += 1
            root += 1
        return count
        ---
        if high < max(low, 0):
            return 0
        below = math.isqrt(low - 1) if low > 0 else -1
        return math.isqrt(high) - below
        """,
        lambda r: (r.choice((0, 1, r.randint(0, 30))), r.randint(0, 130)),
        "import math",
    ),
    made(
        "counters.leap_years",
        "count_leap_years number_of_leap_years leap_years_between",
        "start: int; end: int",
        "int",
        """
        Count the leap years from {start} to {end}, both included.
        How many leap years are there in the period?
        number of leap years between two years
        Given two years, return how many years in between, ends included, have a February 29.
        Returns the count of years divisible by 4 but not by 100, or by 400.
        leap years, counted
        how many leap years in a range
        Return the number of years between the two given ones, inclusive, that have 366 days.
        """,
        """
        return sum(year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) for year in range(start, end + 1))
        ---
        count = 0
        for year in range(start, end + 1):
            if year % 400 == 0 or (year % 4 == 0 and year % 100 != 0):
                count += 1
        return count
        """,
        lambda r: (
            r.choice((1896, 1995, 2000, r.randint(1890, 2020))),
            r.choice((1900, 2004, r.randint(1890, 2030))),
        ),
    ),
    made(
        "counters.strings_in_list",
        "count_strings count_string_items how_many_strings",
        "items: list[object]",
        "int",
        """
        Count the strings in {items}.
        How many elements of the mixed list are of type str?
        number of strings in a list of anything
        Given a list with values of different types, return how many of them are strings.
        Returns the count of elements that are instances of str; '12' is one, 12 is not.
        str elements, counted
        """,
        """
        return sum(isinstance(item, str) for item in items)
        ---
        return len([item for item in items if isinstance(item, str)])
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "counters.integers_in_list",
        "count_integers count_ints how_many_integers",
        "items: list[object]",
        "int",
        """
        Count the integers in {items}; True and False are none.
        How many elements of the mixed list are of type int?
        number of ints in a list of anything
        Given a list with values of different types, return how many of them are of type int, not bool.
        Returns the count of int elements, booleans left out.
        int elements, counted
        """,
        """
        return sum(isinstance(item, int) and not isinstance(item, bool) for item in items)
        ---
        count = 0
        for item in items:
            if type(item) is int:
                count += 1
        return count
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "counters.none_values",
        "count_none count_missing how_many_none none_count",
        "values: list[int | None]",
        "int",
        """
        Count the None values in {values}.
        How many elements are missing, that is None?
        number of Nones
        Given a list, return how many entries are None; 0 and empty values do not count.
        Returns the count of missing values.
        None entries, counted
        """,
        """
        return sum(value is None for value in values)
        ---
        count = 0
        for value in values:
            if value is None:
                count += 1
        return count
        """,
        lambda r: ([r.choice((None, 0, r.randint(1, 9))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "counters.lists_with_sum_above",
        "count_lists_with_sum_above sums_above count_by_sum",
        "lists: list[list[int]]; limit: int",
        "int",
        """
        Count the inner lists of {lists} whose sum is greater than {limit}.
        How many sublists add up to more than the limit?
        number of rows with a large sum
        Given a list of lists of numbers, return how many have a total above {limit}.
        Returns the count of rows whose sum exceeds {limit}; an empty row has the sum 0.
        rows above a total
        """,
        """
        return sum(sum(inner) > limit for inner in lists)
        ---
        return len([inner for inner in lists if sum(inner) > limit])
        """,
        lambda r: (_lists(r), r.randint(-1, 12)),
    ),
    made(
        "counters.pairs_by_first",
        "count_pairs_starting_with count_by_first_item tuples_with_first",
        "pairs: list[tuple[int, int]]; first: int",
        "int",
        """
        Count the {pairs} whose first element is {first}.
        How many tuples of the list begin with the given value?
        number of tuples with a first element
        Given a list of tuples, return how many of them start with {first}.
        Returns the count of pairs with pair[0] == {first}.
        pairs by first item, counted
        """,
        """
        return sum(pair[0] == first for pair in pairs)
        ---
        count = 0
        for a, _ in pairs:
            if a == first:
                count += 1
        return count
        """,
        lambda r: ([(r.randint(0, 3), r.randint(0, 3)) for _ in range(r.randint(0, 6))], r.randint(0, 3)),
    ),
    made(
        "counters.values_above",
        "count_values_above count_entries_above how_many_values_exceed",
        "data: dict[str, int]; limit: int",
        "int",
        """
        Count the values of {data} that are greater than {limit}.
        How many entries of the dictionary have a value above the limit?
        number of dict values over a threshold
        Given a dictionary of numbers, return how many keys have a value that exceeds {limit}.
        Returns the count of values strictly larger than {limit}.
        dict entries above a limit, counted
        """,
        """
        return sum(value > limit for value in data.values())
        ---
        count = 0
        for key in data:
            if data[key] > limit:
                count += 1
        return count
        """,
        lambda r: (draw.mapping(r), r.randint(-3, 12)),
    ),
    made(
        "counters.records_above",
        "count_records_above count_rows_above how_many_records_exceed",
        "records: list[dict[str, int]]; key: str; limit: int",
        "int",
        """
        Count the {records} whose {key} is greater than {limit}.
        How many dictionaries have a value above the limit under the key?
        number of records with a large field
        Given a list of dicts, return how many have more than {limit} in {key}; dicts without it do not count.
        Returns the count of rows with row[{key}] > {limit}.
        rows above a limit
        """,
        """
        return sum(key in record and record[key] > limit for record in records)
        ---
        count = 0
        for record in records:
            value = record.get(key)
            if value is not None and value > limit:
                count += 1
        return count
        """,
        lambda r: (_records(r), r.choice(("price", "stock", "id")), r.randint(0, 8)),
    ),
    made(
        "counters.records_with_key",
        "count_records_with_key count_with_key how_many_have_key",
        "records: list[dict[str, int]]; key: str",
        "int",
        """
        Count the {records} that have the key {key}.
        How many of the dictionaries contain the key?
        number of dicts with a key
        Given a list of dicts, return in how many of them {key} is present, whatever its value.
        Returns the count of records with {key}.
        dicts having a field, counted
        """,
        """
        return sum(key in record for record in records)
        ---
        return len([record for record in records if key in record])
        """,
        lambda r: (_records(r), r.choice(("price", "stock", "id"))),
    ),
)
