"""Whether: functions that check a number, a text or a collection and return True or False."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _text(r: Random) -> str:
    """Letters of both cases, digits, spaces and signs, or only one kind of them."""
    kinds = ("abcxyz", "ABC", "0129", "aeiou", "abAB", "ab12", "a b", "Ab1!? ")
    alphabet = r.choice((*kinds, "aeiouAEIObcdkXYZ 0179 .,!?-_@#é"))
    return "".join(r.choice(alphabet) for _ in range(r.randint(0, 6)))


def _ints(r: Random) -> list[int]:
    """Mixed numbers, or numbers that are alike in sign or parity."""
    numbers = [r.randint(-6, 12) for _ in range(r.randint(0, 5))]
    style = r.randrange(6)
    if style == 0:
        return [abs(number) + 1 for number in numbers]
    if style == 1:
        return [-abs(number) - 1 for number in numbers]
    if style == 2:
        return [number * 2 for number in numbers]
    if style == 3:
        return [number * 2 + 1 for number in numbers]
    if style == 4:
        return [number * 3 for number in numbers]
    return numbers


def _series(r: Random) -> list[int]:
    """Numbers that rise, fall, stay equal or do nothing of the kind."""
    numbers = [r.randint(0, 9) for _ in range(r.randint(0, 6))]
    style = r.randrange(6)
    if style == 0:
        return sorted(numbers)
    if style == 1:
        return sorted(set(numbers), reverse=True)
    if style == 2:
        start = r.randint(-3, 9)
        return list(range(start, start + len(numbers)))
    if style == 3:
        return sorted(numbers[:3]) + sorted(numbers[3:], reverse=True)
    if style == 4:
        return [(i % 2) * 5 + r.randint(0, 3) for i in range(len(numbers))]
    return numbers


def _words(r: Random) -> list[str]:
    words = draw.words(r, 0, 5)
    style = r.randrange(4)
    if style == 0:
        return sorted(words)
    if style == 1:
        return sorted(words, key=len)
    if style == 2:
        return [word[:3] for word in words]
    return words


def _mixed(r: Random) -> list[object]:
    kinds: tuple[tuple[object, ...], ...] = (
        (1, 7, -2),
        ("a", "", "12"),
        (1, "a", 2.5),
        (True, 1),
        ([1], []),
        (None, 1, [2]),
    )
    values: tuple[object, ...] = r.choice(kinds)
    return [r.choice(values) for _ in range(r.randint(0, 4))]


def _flags(r: Random) -> list[bool]:
    share = r.choice((0.0, 0.3, 0.5, 1.0))
    return [r.random() < share for _ in range(r.randint(0, 5))]


def _flag(r: Random) -> bool:
    return r.random() < 0.5


ENTRIES = (
    made(
        "predicates.is_positive",
        "is_positive positive greater_than_zero",
        "number: int",
        "bool",
        """
        Is {number} positive?
        Check whether the number is greater than zero.
        True for positive numbers
        Given a number, return True if it is above 0, otherwise False; zero is not positive.
        Returns whether {number} > 0.
        positive or not
        """,
        """
        return number > 0
        """,
        lambda r: (r.randint(-9, 40),),
    ),
    made(
        "predicates.outside_range",
        "is_outside out_of_range not_between is_outside_range",
        "value: int; low: int; high: int",
        "bool",
        """
        Check whether {value} lies outside the range from {low} to {high}.
        Is the value smaller than the lower or larger than the upper bound?
        out of range?
        Given a value and two limits, return True if it is not between them; the limits themselves are inside.
        Returns True when {value} < {low} or {value} > {high}.
        outside of an interval
        """,
        """
        return value < low or value > high
        ---
        return not low <= value <= high
        """,
        lambda r: (r.randint(-5, 15), r.randint(-2, 4), r.randint(5, 10)),
    ),
    made(
        "predicates.starts_with_digit",
        "starts_with_digit starts_with_number begins_with_digit",
        "text: str",
        "bool",
        """
        Check whether {text} starts with a digit.
        Is the first character one of 0 to 9?
        digit at the beginning?
        Given a string, return True if it begins with a number; '' does not.
        Returns whether the first character of {text} is a digit.
        begins with a number
        """,
        """
        return text[:1] in set("0123456789")
        ---
        return bool(text) and "0" <= text[0] <= "9"
        """,
        lambda r: (r.choice(("7up", "2 cats", "a1", "-3", _text(r), _text(r))),),
    ),
    made(
        "predicates.contains_vowel",
        "contains_vowel has_vowel any_vowels",
        "text: str",
        "bool",
        """
        Check whether {text} contains a vowel.
        Is at least one of a, e, i, o and u in the string, in either case?
        any vowels?
        Given a word, return True if it has a vowel, False otherwise.
        Returns whether some letter of {text} is a vowel, upper or lower case.
        has a vowel
        """,
        """
        return any(char in "aeiou" for char in text.lower())
        ---
        return not set("aeiou").isdisjoint(text.lower())
        """,
        lambda r: (_text(r),),
    ),
    made(
        "predicates.all_vowels_present",
        "contains_all_vowels has_all_vowels all_vowels_present",
        "text: str",
        "bool",
        """
        Check whether {text} contains all five vowels.
        Do a, e, i, o and u each occur in the string at least once, in either case?
        every vowel present?
        Given a text, return True only if none of the vowels is missing.
        Returns whether all of a, e, i, o, u are in {text}, ignoring case.
        has every vowel
        """,
        """
        return set("aeiou") <= set(text.lower())
        ---
        return all(vowel in text.lower() for vowel in "aeiou")
        """,
        lambda r: (
            r.choice(
                ("Education", "sequoia", "facetious", "about", "", draw.sentence(r), draw.sentence(r, 3))
            ),
        ),
    ),
    made(
        "predicates.all_uppercase",
        "is_uppercase is_all_caps is_upper_case all_caps",
        "text: str",
        "bool",
        """
        Check whether {text} is written in capitals, that is equal to its upper-case form.
        Is the string all upper case? Digits and signs do not matter.
        all caps?
        Given a string, return True if it has no lower-case letters.
        Returns whether turning {text} into upper case changes nothing.
        is upper case
        """,
        """
        return text == text.upper()
        """,
        lambda r: (_text(r),),
    ),
    made(
        "predicates.all_lowercase",
        "is_lowercase is_all_lower is_lower_case",
        "text: str",
        "bool",
        """
        Check whether {text} is written in small letters, that is equal to its lower-case form.
        Is the string all lower case? Digits and signs do not matter.
        all lower case?
        Given a string, return True if it has no capital letters.
        Returns whether turning {text} into lower case changes nothing.
        is lower case
        """,
        """
        return text == text.lower()
        """,
        lambda r: (_text(r),),
    ),
    made(
        "predicates.even_length",
        "has_even_length is_even_length even_length",
        "text: str",
        "bool",
        """
        Check whether {text} has an even number of characters.
        Is the length of the string even?
        even length?
        Given a string, return True if its length can be divided by 2; '' has an even length.
        Returns whether len({text}) % 2 is 0.
        even count of characters
        """,
        """
        return len(text) % 2 == 0
        """,
        lambda r: (_text(r),),
    ),
    made(
        "predicates.length_between",
        "is_length_between has_valid_length length_in_range",
        "text: str; minimum: int; maximum: int",
        "bool",
        """
        Check whether {text} has at least {minimum} and at most {maximum} characters.
        Is the length of the string between the two limits, both included?
        length within limits?
        Given a string and two bounds, return True if it is neither too short nor too long.
        Returns whether {minimum} <= len({text}) <= {maximum}.
        valid length
        """,
        """
        return minimum <= len(text) <= maximum
        ---
        if len(text) < minimum:
            return False
        return len(text) <= maximum
        """,
        lambda r: (_text(r), r.randint(0, 3), r.randint(2, 6)),
    ),
    made(
        "predicates.contains_none",
        "contains_none contains_none_of is_free_of has_no_forbidden_words",
        "text: str; forbidden: list[str]",
        "bool",
        """
        Check whether {text} contains none of {forbidden}.
        Is the text free of all these strings? Case matters.
        no forbidden words in it?
        Given a text and a list of substrings, return True if not a single one occurs.
        Returns whether no element of {forbidden} is part of {text}; True for an empty list.
        contains nothing of a list
        """,
        """
        return not any(word in text for word in forbidden)
        ---
        return all(word not in text for word in forbidden)
        """,
        lambda r: (
            draw.sentence(r),
            [r.choice(("ea", "n", "oo", "wolf", "z")) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "predicates.all_letters_in",
        "all_letters_in letters_contained uses_all contains_letters",
        "text: str; letters: str",
        "bool",
        """
        Check whether every character of {letters} occurs in {text}, ignoring case.
        Does the first string contain all letters of the second one, however often?
        all letters contained?
        Given two strings, return True if each character of the second is somewhere in the first, in any case.
        Returns whether no character of {letters} is missing in {text}; case makes no difference.
        has all of these letters
        """,
        """
        return set(letters.lower()) <= set(text.lower())
        ---
        return all(letter in text.lower() for letter in letters.lower())
        """,
        lambda r: (draw.letters(r, 0, 7, "abcA"), draw.letters(r, 0, 3, "abBc")),
    ),
    made(
        "predicates.double_letter",
        "has_double_letter has_repeated_adjacent has_consecutive_letters double_letters",
        "text: str",
        "bool",
        """
        Check whether {text} has a double letter: two equal characters in a row.
        Does any character stand right behind an equal one?
        identical neighbors in a string?
        Given a word, return True if some character is repeated immediately, as in 'hello'.
        Returns whether two consecutive characters of {text} are the same.
        double letters?
        Check whether two neighbors in {text} are equal.
        Is there a value directly followed by itself?
        equal adjacent elements?
        """,
        """
        return any(a == b for a, b in zip(text, text[1:]))
        ---
        for i in range(len(text) - 1):
            if text[i] == text[i + 1]:
                return True
        return False
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 5, "abcd"))),),
    ),
    made(
        "predicates.reversed_strings",
        "is_reverse are_reversed is_reversed_string is_mirror",
        "first: str; second: str",
        "bool",
        """
        Check whether {second} is {first} written backwards.
        Are the two strings reversals of each other?
        reverse of each other?
        Given two strings, return True if one is the other read from right to left.
        Returns whether {first} reversed equals {second}.
        mirrored strings
        """,
        """
        return first == second[::-1]
        ---
        return "".join(reversed(first)) == second
        """,
        lambda r: (lambda a: (a, r.choice((a[::-1], a[1:] + a[:1], draw.letters(r, 0, 4, "ab")))))(
            draw.letters(r, 0, 4, "abc")
        ),
    ),
    made(
        "predicates.equal_counts",
        "same_count equal_counts same_number_of",
        "text: str; first: str; second: str",
        "bool",
        """
        Check whether {first} and {second} occur equally often in {text}, ignoring case.
        Are there as many of the one letter as of the other in the string?
        same number of both characters?
        Given a text and two characters, return True if both have the same number of occurrences, also none.
        Returns whether the counts of {first} and {second} agree; case makes no difference.
        as many of one letter as of another
        """,
        """
        lower = text.lower()
        return lower.count(first.lower()) == lower.count(second.lower())
        ---
        balance = 0
        for char in text.lower():
            balance += (char == first.lower()) - (char == second.lower())
        return balance == 0
        """,
        lambda r: (draw.letters(r, 0, 6, "xoXOa"), r.choice("xo"), r.choice("oaX")),
    ),
    made(
        "predicates.sorted_by_length",
        "is_sorted_by_length lengths_ascending in_length_order",
        "words: list[str]",
        "bool",
        """
        Check whether {words} are ordered by length, shortest first.
        Is no string shorter than the one before it?
        sorted by length?
        Given a list of strings, return True if their lengths never decrease.
        Returns whether each of {words} is at least as long as its predecessor.
        lengths in ascending order
        """,
        """
        return all(len(a) <= len(b) for a, b in zip(words, words[1:]))
        ---
        lengths = [len(word) for word in words]
        return lengths == sorted(lengths)
        """,
        lambda r: (_words(r),),
    ),
    made(
        "predicates.unique_ignoring_case",
        "all_unique_ignore_case no_duplicates_ignore_case are_words_unique",
        "words: list[str]",
        "bool",
        """
        Check whether all {words} are different even when case is ignored.
        Is no string in the list twice, in whatever mixture of upper and lower case?
        unique words, case-insensitive
        Given a list of names, return False if two of them differ in capitals only or not at all.
        Returns whether the lower-cased {words} are all distinct.
        no duplicates, case ignored
        """,
        """
        return len({word.lower() for word in words}) == len(words)
        ---
        seen = set()
        for word in words:
            if word.lower() in seen:
                return False
            seen.add(word.lower())
        return True
        """,
        lambda r: ([r.choice(("Ann", "ann", "Bob", "Cy", "dan", "Eve")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "predicates.any_divisible",
        "any_divisible any_divisible_by has_multiple contains_multiple",
        "numbers: list[int]; divisor: int",
        "bool",
        """
        Check whether any of {numbers} is divisible by {divisor}.
        Does the list contain a multiple of the divisor?
        at least one multiple?
        Given a list of integers, return True if one of them leaves no remainder; {divisor} is not 0.
        Returns whether {divisor} divides some element; False for an empty list.
        some number divisible
        """,
        """
        return any(number % divisor == 0 for number in numbers)
        ---
        return 0 in [number % divisor for number in numbers]
        """,
        lambda r: (_ints(r), r.choice((2, 3, 5, 7))),
    ),
    made(
        "predicates.divisible_by_all",
        "is_divisible_by_all divisible_by_each is_common_multiple",
        "number: int; divisors: list[int]",
        "bool",
        """
        Check whether {number} is divisible by all {divisors}.
        Is the number a multiple of every one of the divisors?
        common multiple?
        Given a number and a list of integers other than 0, return True if each divides it evenly.
        Returns whether {number} leaves no remainder for any of {divisors}.
        divisible by each of several numbers
        Is {number} divisible by every one of {divisors}, none of which is 0?
        divisible by all?
        Return True if no divisor of the list leaves a remainder.
        """,
        """
        return all(number % divisor == 0 for divisor in divisors)
        ---
        for divisor in divisors:
            if number % divisor != 0:
                return False
        return True
        """,
        lambda r: (
            r.choice((0, 12, 30, 24, r.randint(-9, 60))),
            [r.randint(1, 6) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "predicates.divisible_by_both",
        "is_divisible_by_both divisible_by_both is_divisible_by_two_numbers is_divisible",
        "n: int; x: int; y: int",
        "bool",
        """
        Check whether {n} is divisible by both {x} and {y}.
        Can the number be divided by each of the two others without remainder?
        divisible by two numbers?
        Given {n} and two divisors other than 0, return True only if both divide it.
        Returns whether {n} % {x} and {n} % {y} are both 0.
        multiple of x and of y
        Is {n} divisible by both {x} and {y}?
        Return True if neither divisor leaves a remainder.
        """,
        """
        return n % x == 0 and n % y == 0
        """,
        lambda r: (r.choice((12, 30, 0, r.randint(-9, 60))), r.randint(1, 5), r.randint(1, 5)),
    ),
    made(
        "predicates.divisible_by_exactly_one",
        "divisible_by_one_only divisible_by_exactly_one multiple_of_one_but_not_both",
        "n: int; x: int; y: int",
        "bool",
        """
        Check whether {n} is a multiple of exactly one of {x} and {y}.
        Is the number divisible by one of the two, but not by both?
        divisible by one or the other, not both
        Given {n} and two divisors other than 0, return True if one divides it and the other does not.
        Returns the exclusive or of the two divisibility tests.
        multiple of just one of two numbers
        """,
        """
        return (n % x == 0) != (n % y == 0)
        ---
        return bool(n % x) ^ bool(n % y)
        """,
        lambda r: (r.randint(-6, 40), r.randint(2, 5), r.randint(2, 5)),
    ),
    made(
        "predicates.all_odd",
        "all_odd are_all_odd every_odd only_odd",
        "numbers: list[int]",
        "bool",
        """
        Check whether all {numbers} are odd.
        Is every element an odd number?
        only odd numbers?
        Given a list of integers, return True if none is even; also for an empty list.
        Returns whether there is no even number among {numbers}.
        all odd
        """,
        """
        return all(number % 2 == 1 for number in numbers)
        ---
        for number in numbers:
            if number % 2 == 0:
                return False
        return True
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "predicates.any_even",
        "any_even has_even contains_even",
        "numbers: list[int]",
        "bool",
        """
        Check whether any of {numbers} is even.
        Does the list contain an even number?
        at least one even number?
        Given a list of integers, return True if some element is divisible by 2; False for an empty list.
        Returns whether an even number is among {numbers}.
        has an even number
        """,
        """
        return any(number % 2 == 0 for number in numbers)
        ---
        for number in numbers:
            if number % 2 == 0:
                return True
        return False
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "predicates.all_negative",
        "all_negative are_all_negative only_negative",
        "numbers: list[int]",
        "bool",
        """
        Check whether all {numbers} are negative.
        Is every element below zero?
        only negative numbers?
        Given a list, return True if no element is 0 or larger; also for an empty list.
        Returns whether each of {numbers} is less than 0.
        all negative
        """,
        """
        return all(number < 0 for number in numbers)
        ---
        return not any(number >= 0 for number in numbers)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "predicates.same_sign_list",
        "all_same_sign have_same_sign is_one_signed",
        "numbers: list[int]",
        "bool",
        """
        Check whether all {numbers} have the same sign.
        Are the elements either all positive, all negative or all zero?
        one sign for all?
        Given a list, return True if no two elements differ in sign; 0 is a sign of its own.
        Returns whether {numbers} are all above, all below or all equal to zero; True for an empty list.
        same sign throughout
        """,
        """
        return len({(number > 0) - (number < 0) for number in numbers}) <= 1
        ---
        return (
            all(number > 0 for number in numbers)
            or all(number < 0 for number in numbers)
            or all(number == 0 for number in numbers)
        )
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "predicates.opposite_signs",
        "opposite_signs have_opposite_signs different_signs",
        "a: int; b: int",
        "bool",
        """
        Check whether {a} and {b} have opposite signs.
        Is one of the two numbers positive and the other negative?
        different signs?
        Given two integers, return True if one is above zero and the other below; zero has no sign.
        Returns whether the product of {a} and {b} is negative.
        one plus, one minus
        Is one of {a} and {b} positive and the other negative?
        opposite signs?
        Return True if the signs differ; zero has none.
        """,
        """
        return a * b < 0
        ---
        return (a > 0 and b < 0) or (a < 0 and b > 0)
        """,
        lambda r: (r.randint(-4, 4), r.randint(-4, 4)),
    ),
    made(
        "predicates.strictly_decreasing",
        "is_strictly_decreasing strictly_descending always_falling",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} is strictly decreasing.
        Is every element smaller than the one before it?
        strictly falling?
        Given a list, return True if it gets smaller at each step; equal neighbors are not allowed.
        Returns whether a > b for all neighbors a, b; True for fewer than two elements.
        always descending
        Is every one of {numbers} smaller than the one before?
        check that a list is strictly decreasing
        Return True if the list falls from each element to the next; also if it has fewer than two.
        """,
        """
        return all(a > b for a, b in zip(numbers, numbers[1:]))
        ---
        for i in range(1, len(numbers)):
            if numbers[i] >= numbers[i - 1]:
                return False
        return True
        """,
        lambda r: (r.choice((_series(r), sorted(_series(r), reverse=True))),),
    ),
    made(
        "predicates.consecutive",
        "is_consecutive are_consecutive counts_up_by_one",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} are consecutive: each one is the one before plus 1.
        Does the list count up by one without gaps?
        consecutive numbers in order?
        Given a list of integers, return True if every element is exactly 1 larger than its predecessor.
        Returns whether the list is like 4, 5, 6, 7; True for fewer than two elements.
        steps of one
        """,
        """
        return all(b - a == 1 for a, b in zip(numbers, numbers[1:]))
        ---
        return not numbers or numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        """,
        lambda r: (r.choice((_series(r), [3, 2, 1], [4, 6, 5], [1, 3, 4])),),
    ),
    made(
        "predicates.mountain",
        "is_mountain rises_then_falls has_single_peak",
        "heights: list[int]",
        "bool",
        """
        Check whether {heights} first strictly rise and then strictly fall.
        Is the list a mountain, with a peak that is neither the first nor the last element?
        mountain array?
        Given a list, return True if it climbs to one top and descends; at least three values.
        Returns whether there is a peak with a strict ascent before and a strict descent after it.
        up and then down
        Do {heights} first rise strictly and then fall strictly, each at least once?
        valid mountain array
        Return True if the list climbs to a single peak inside and goes down from there to the end.
        """,
        """
        if len(heights) < 3:
            return False
        peak = heights.index(max(heights))
        if peak in (0, len(heights) - 1):
            return False
        up, down = heights[: peak + 1], heights[peak:]
        return all(a < b for a, b in zip(up, up[1:])) and all(a > b for a, b in zip(down, down[1:]))
        ---
        i = 0
        last = len(heights) - 1
        while i < last and heights[i] < heights[i + 1]:
            i += 1
        if i == 0 or i >= last:
            return False
        while i < last and heights[i] > heights[i + 1]:
            i += 1
        return i == last
        """,
        lambda r: (r.choice((_series(r), [1, 3, 2], [0, 2, 3, 1], [1, 2, 3], [3, 1], [2, 2, 1])),),
    ),
    made(
        "predicates.same_first_and_last",
        "same_first_last first_equals_last starts_and_ends_with_same",
        "items: list[int]",
        "bool",
        """
        Check whether the first and the last of {items} are equal.
        Does the list begin and end with the same value?
        first equals last?
        Given a list, return True if it is not empty and its two ends hold the same element.
        Returns whether items[0] == items[-1]; False for an empty list.
        same ends
        """,
        """
        return bool(items) and items[0] == items[-1]
        ---
        return len(items) > 0 and items[0] == items[len(items) - 1]
        """,
        lambda r: ([r.randint(0, 2) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "predicates.ends_hold_value",
        "first_or_last_is first_last_is starts_or_ends_with_value",
        "items: list[int]; value: int",
        "bool",
        """
        Check whether {value} is the first or the last of {items}.
        Does the list start or end with the given value?
        value at either end?
        Given a list and a value, return True if it stands at the beginning or at the end; False if empty.
        Returns whether one of the two outer elements equals {value}.
        first or last element
        """,
        """
        return bool(items) and value in (items[0], items[-1])
        ---
        return items[:1] == [value] or items[-1:] == [value]
        """,
        lambda r: ([r.randint(0, 3) for _ in range(r.randint(0, 4))], r.randint(0, 3)),
    ),
    made(
        "predicates.value_twice_in_a_row",
        "has_value_next_to_itself value_in_a_row appears_consecutively",
        "items: list[int]; value: int",
        "bool",
        """
        Check whether {value} stands next to another {value} in {items}.
        Does the value occur twice in a row?
        two of the same value side by side?
        Given a list and a value, return True if two consecutive elements both equal it.
        Returns whether {items} has {value}, {value} somewhere.
        a value next to itself, like 3, 3
        """,
        """
        return any(a == b == value for a, b in zip(items, items[1:]))
        ---
        for i in range(len(items) - 1):
            if items[i] == value and items[i + 1] == value:
                return True
        return False
        """,
        lambda r: ([r.randint(0, 2) for _ in range(r.randint(0, 6))], r.randint(0, 2)),
    ),
    made(
        "predicates.occurs_exactly",
        "appears_exactly occurs_exactly has_exactly",
        "items: list[int]; value: int; count: int",
        "bool",
        """
        Check whether {value} occurs exactly {count} times in {items}.
        Is the value in the list that many times, no more and no less?
        exact number of occurrences?
        Given a list, a value and a number, return True if the value appears just that often.
        Returns whether the frequency of {value} equals {count}.
        occurs n times
        """,
        """
        return items.count(value) == count
        ---
        return sum(item == value for item in items) == count
        """,
        lambda r: ([r.randint(0, 2) for _ in range(r.randint(0, 6))], r.randint(0, 2), r.randint(0, 3)),
    ),
    made(
        "predicates.more_of_first",
        "more_often_than occurs_more_often has_more",
        "items: list[int]; first: int; second: int",
        "bool",
        """
        Check whether {first} occurs more often than {second} in {items}.
        Are there more of the one value than of the other?
        more frequent than?
        Given a list and two values, return True if the first has strictly more occurrences.
        Returns whether the count of {first} exceeds that of {second}.
        more 1s than 4s
        """,
        """
        return items.count(first) > items.count(second)
        ---
        balance = 0
        for item in items:
            if item == first:
                balance += 1
            if item == second:
                balance -= 1
        return balance > 0
        """,
        lambda r: ([r.randint(0, 3) for _ in range(r.randint(0, 7))], r.randint(0, 3), r.randint(0, 3)),
    ),
    made(
        "predicates.contains_both",
        "contains_both has_both both_in_list",
        "items: list[int]; first: int; second: int",
        "bool",
        """
        Check whether {items} contains both {first} and {second}.
        Are the two values both in the list, in any order?
        both present?
        Given a list and two values, return True only if neither is missing.
        Returns whether {first} and {second} are elements of {items}.
        has this and that
        """,
        """
        return first in items and second in items
        ---
        return {first, second} <= set(items)
        """,
        lambda r: ([r.randint(0, 3) for _ in range(r.randint(0, 5))], r.randint(0, 3), r.randint(0, 3)),
    ),
    made(
        "predicates.pair_with_difference",
        "has_pair_with_difference any_pair_apart has_difference",
        "numbers: list[int]; difference: int",
        "bool",
        """
        Check whether two of {numbers} are exactly {difference} apart.
        Is there a pair of elements at different positions with the given difference?
        pair with a difference?
        Given a list and a non-negative difference, return True if a - b equals it for two of the elements.
        Returns whether some two elements differ by {difference}; for 0 a value has to occur twice.
        two numbers a distance apart
        Do any two of {numbers}, at different positions, differ by exactly {difference}?
        is there a pair with the given difference
        Return True if some a and b in the list have b - a == {difference}, which is not negative.
        """,
        """
        seen = set()
        for number in numbers:
            if number - difference in seen or number + difference in seen:
                return True
            seen.add(number)
        return False
        ---
        return any(abs(a - b) == difference for a, b in combinations(numbers, 2))
        """,
        lambda r: (draw.ints(r, 0, 5, -5, 20), r.randint(0, 5)),
        "from itertools import combinations",
    ),
    made(
        "predicates.pair_with_product",
        "has_pair_with_product pair_product_exists any_two_multiply_to",
        "numbers: list[int]; target: int",
        "bool",
        """
        Check whether the product of any two of {numbers} is {target}.
        Is there a pair of elements at different positions that multiply to the target?
        pair with a product?
        Given a list and a number, return True if a * b equals it for two of the elements.
        Returns whether two different positions hold factors of {target} that give it together.
        two numbers multiplied
        Do any two of {numbers} multiply to {target}?
        is there a pair with the given product
        Return True if two elements at different positions have the product {target}.
        """,
        """
        return any(a * b == target for a, b in combinations(numbers, 2))
        ---
        for i, a in enumerate(numbers):
            for b in numbers[i + 1 :]:
                if a * b == target:
                    return True
        return False
        """,
        lambda r: (draw.ints(r, 0, 5, -3, 6), r.choice((0, 4, 6, 12, -2, 8))),
        "from itertools import combinations",
    ),
    made(
        "predicates.triple_with_sum",
        "has_triplet_sum has_triple_with_sum three_sum_exists any_three_sum_to",
        "numbers: list[int]; target: int",
        "bool",
        """
        Check whether any three of {numbers} add up to {target}.
        Are there three elements at different positions with the given sum?
        triplet with a sum?
        Given a list and a target, return True if a + b + c equals it for three of the elements.
        Returns whether {target} is the sum of three numbers of the list.
        three numbers adding up to a target
        Do any three of {numbers} add up to {target}?
        is there a triplet with a given sum
        Return True if three elements at different positions have the sum {target}.
        """,
        """
        return any(a + b + c == target for a, b, c in combinations(numbers, 3))
        ---
        for i, a in enumerate(numbers):
            seen = set()
            for b in numbers[i + 1 :]:
                if target - a - b in seen:
                    return True
                seen.add(b)
        return False
        """,
        lambda r: (draw.ints(r, 0, 6, -5, 9), r.randint(-2, 15)),
        "from itertools import combinations",
    ),
    made(
        "predicates.within_tolerance",
        "almost_equal is_close within_tolerance approximately_equal near",
        "a: float; b: float; tolerance: float",
        "bool",
        """
        Check whether {a} and {b} differ by at most {tolerance}.
        Are the two numbers equal within a tolerance?
        approximately equal?
        Given two floats and a tolerance, return True if their distance is not larger than it.
        Returns whether abs({a} - {b}) <= {tolerance}.
        close enough
        Are {a} and {b} equal up to {tolerance}?
        floats close enough?
        Return True if the absolute difference is at most the tolerance, which is tiny unless given.
        """,
        """
        return abs(a - b) <= tolerance
        """,
        lambda r: (r.randint(0, 12) / 4, r.randint(0, 12) / 4, r.choice((0.0, 0.25, 0.5, 1.0))),
    ),
    made(
        "predicates.lists_within_tolerance",
        "lists_almost_equal all_close vectors_close",
        "first: list[float]; second: list[float]; tolerance: float",
        "bool",
        """
        Check whether {first} and {second} have equal length and differ by at most {tolerance} everywhere.
        Are the two lists of floats equal within a tolerance?
        approximately equal lists?
        Given two lists, return True if at each position the distance is not larger than {tolerance}.
        Returns whether all pairs of elements are close; lists of different lengths never are.
        element-wise almost equal
        """,
        """
        return len(first) == len(second) and all(abs(a - b) <= tolerance for a, b in zip(first, second))
        ---
        if len(first) != len(second):
            return False
        for a, b in zip(first, second):
            if abs(a - b) > tolerance:
                return False
        return True
        """,
        lambda r: (
            [r.randint(0, 3) / 2 for _ in range(r.choice((1, 2, 2, 0)))],
            [r.randint(0, 3) / 2 for _ in range(r.choice((1, 2, 2, 0)))],
            r.choice((0.5, 1.0)),
        ),
    ),
    made(
        "predicates.index_in_range",
        "is_valid_index valid_index index_exists",
        "items: list[int]; index: int",
        "bool",
        """
        Check whether {index} is a valid index of {items}; negative ones are not.
        Does the list have an element at that position, counted from 0?
        index in bounds?
        Given a list and an index, return True if it is at least 0 and below the length.
        Returns whether 0 <= {index} < len({items}).
        within the list
        """,
        """
        return 0 <= index < len(items)
        """,
        lambda r: (draw.ints(r, 0, 4), r.randint(-2, 5)),
    ),
    made(
        "predicates.any_empty_list",
        "any_empty has_empty_list contains_empty",
        "lists: list[list[int]]",
        "bool",
        """
        Check whether one of {lists} is empty.
        Does the list of lists contain an empty list?
        any empty sublist?
        Given a list of lists, return True if at least one of them has no elements.
        Returns whether [] is among {lists}.
        an empty one among the lists
        """,
        """
        return any(not inner for inner in lists)
        ---
        return [] in lists
        """,
        lambda r: ([draw.ints(r, r.randint(0, 1), 2) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "predicates.has_key",
        "has_key contains_key key_exists",
        "data: dict[str, int]; key: str",
        "bool",
        """
        Check whether {data} has the key {key}.
        Is the key in the dictionary, whatever its value?
        key present?
        Given a dictionary and a key, return True if there is an entry for it.
        Returns whether {key} is a key of {data}.
        dict contains a key
        """,
        """
        return key in data
        """,
        lambda r: ({key: r.randint(0, 3) for key in r.sample("abcde", r.randint(0, 4))}, r.choice("abcde")),
    ),
    made(
        "predicates.dict_values_unique",
        "has_unique_values all_values_unique no_repeated_values is_one_to_one",
        "data: dict[str, int]",
        "bool",
        """
        Check whether no two keys of {data} have the same value.
        Are all values of the dictionary different?
        unique dict values?
        Given a dictionary, return True if it is one-to-one, so that it could be inverted.
        Returns whether {data} has as many different values as keys.
        distinct values
        """,
        """
        return len(set(data.values())) == len(data)
        ---
        values = list(data.values())
        return all(values.count(value) == 1 for value in values)
        """,
        lambda r: ({key: r.randint(0, 6) for key in r.sample("abcde", r.randint(0, 4))},),
    ),
    made(
        "predicates.all_values_at_least",
        "all_values_at_least every_value_reaches all_passed",
        "scores: dict[str, int]; minimum: int",
        "bool",
        """
        Check whether all values of {scores} are at least {minimum}.
        Does everybody in the dictionary reach the minimum?
        all values reach a limit?
        Given a dictionary of numbers, return True if none of its values is below {minimum}.
        Returns whether every value of {scores} is {minimum} or more; True if it is empty.
        everyone passed?
        """,
        """
        return all(score >= minimum for score in scores.values())
        ---
        for name in scores:
            if scores[name] < minimum:
                return False
        return True
        """,
        lambda r: ({key: r.randint(0, 9) for key in r.sample("abcde", r.randint(0, 3))}, r.randint(0, 6)),
    ),
    made(
        "predicates.same_keys",
        "same_keys have_same_keys equal_keys",
        "first: dict[str, int]; second: dict[str, int]",
        "bool",
        """
        Check whether {first} and {second} have the same keys.
        Do the two dictionaries contain the same keys, whatever their values and order?
        equal key sets?
        Given two dictionaries, return True if no key is in only one of them.
        Returns whether the keys of {first} and {second} are the same.
        dicts with identical keys
        """,
        """
        return first.keys() == second.keys()
        ---
        return set(first) == set(second)
        """,
        lambda r: (
            {key: r.randint(0, 3) for key in r.sample("abc", r.randint(0, 3))},
            {key: r.randint(0, 3) for key in r.sample("abc", r.randint(0, 3))},
        ),
    ),
    made(
        "predicates.unique_first_items",
        "has_unique_keys keys_are_unique no_repeated_keys",
        "pairs: list[tuple[str, int]]",
        "bool",
        """
        Check whether the keys of {pairs} are unique.
        Are the first elements of the (key, value) tuples all different?
        no key twice?
        Given a list of pairs, return True if no two of them begin with the same element.
        Returns whether {pairs} could become a dictionary without losing an entry.
        distinct first items
        """,
        """
        return len({key for key, _ in pairs}) == len(pairs)
        ---
        keys = [pair[0] for pair in pairs]
        return len(keys) == len(set(keys))
        """,
        lambda r: ([(r.choice("abcdef"), r.randint(0, 3)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "predicates.symmetric_pairs",
        "is_symmetric_relation all_pairs_symmetric each_pair_reversed",
        "pairs: list[tuple[int, int]]",
        "bool",
        """
        Check whether for every (a, b) in {pairs} there is also (b, a).
        Is the relation given by the tuples symmetric?
        reverse of each pair present?
        Given a list of pairs, return True if swapping any of them gives a pair of the list.
        Returns whether no pair lacks its mirror image; a pair (a, a) is its own.
        symmetric relation
        """,
        """
        known = set(pairs)
        return all((b, a) in known for a, b in pairs)
        ---
        for a, b in pairs:
            if (b, a) not in pairs:
                return False
        return True
        """,
        lambda r: (lambda pairs: (pairs + [(b, a) for a, b in pairs] if r.random() < 0.4 else pairs,))(
            [(r.randint(0, 2), r.randint(0, 2)) for _ in range(r.randint(0, 3))]
        ),
    ),
    made(
        "predicates.all_true",
        "all_true are_all_true every_true",
        "flags: list[bool]",
        "bool",
        """
        Check whether all {flags} are True.
        Is every value of the list true?
        all conditions met?
        Given a list of booleans, return True if none is False; also for an empty list.
        Returns the logical and of all {flags}.
        every flag set
        """,
        """
        return all(flags)
        ---
        for flag in flags:
            if not flag:
                return False
        return True
        """,
        lambda r: (_flags(r),),
    ),
    made(
        "predicates.one_true",
        "exactly_one_true only_one_true single_true",
        "flags: list[bool]",
        "bool",
        """
        Check whether exactly one of {flags} is True.
        Is a single value of the list true and all others false?
        just one true?
        Given a list of booleans, return True if one of them is set and no more.
        Returns whether the number of True values is 1.
        one and only one
        """,
        """
        return sum(flags) == 1
        ---
        return flags.count(True) == 1
        """,
        lambda r: (_flags(r),),
    ),
    made(
        "predicates.most_true",
        "majority_true most_are_true more_true_than_false",
        "flags: list[bool]",
        "bool",
        """
        Check whether more than half of {flags} are True.
        Are most of the values true?
        majority of yes votes?
        Given a list of booleans, return True if there are more True than False ones; a tie is not enough.
        Returns whether the trues outnumber the falses.
        mostly true
        """,
        """
        return 2 * sum(flags) > len(flags)
        ---
        return flags.count(True) > flags.count(False)
        """,
        lambda r: (_flags(r),),
    ),
    made(
        "predicates.contains_digit_of_number",
        "number_contains_digit has_the_digit digit_in_number",
        "number: int; digit: int",
        "bool",
        """
        Check whether {digit} occurs in {number}.
        Is the digit one of those with which the number is written?
        number contains a digit?
        Given an integer and a digit from 0 to 9, return True if it appears in the decimal form.
        Returns whether {number}, whose sign does not matter, has the digit {digit}.
        digit found in a number
        Does {digit} occur in {number}?
        digit in number?
        Return True if one of the digits of an integer is that one.
        """,
        """
        return str(digit) in str(abs(number))
        ---
        rest = abs(number)
        while True:
            rest, last = divmod(rest, 10)
            if last == digit:
                return True
            if rest == 0:
                return False
        """,
        lambda r: (r.choice((0, r.randint(-50, 500), r.randint(0, 99))), r.randint(0, 9)),
    ),
    made(
        "predicates.all_digits_even",
        "all_digits_even has_only_even_digits even_digits_only",
        "number: int",
        "bool",
        """
        Check whether all digits of {number} are even.
        Is the number written with 0, 2, 4, 6 and 8 only?
        only even digits?
        Given an integer, return True if none of its digits is odd; the sign does not matter.
        Returns whether each digit of {number} is divisible by 2.
        even digits throughout
        Are all digits of {number} even?
        Return True if no digit of the number is odd.
        """,
        """
        return all(int(digit) % 2 == 0 for digit in str(abs(number)))
        ---
        return set(str(abs(number))) <= set("02468")
        """,
        lambda r: (r.choice((0, 24, 208, 46, r.randint(-99, 99), 2 * r.randint(0, 300))),),
    ),
    made(
        "predicates.all_digits_same",
        "all_digits_same is_repdigit same_digits_only",
        "number: int",
        "bool",
        """
        Check whether all digits of {number} are the same.
        Is the number a repdigit like 777?
        one digit repeated?
        Given an integer, return True if it is written with a single digit again and again.
        Returns whether {number} has just one distinct digit; the sign does not matter.
        equal digits
        Are all digits of {number} the same?
        repdigit?
        Return True if a number like 777 consists of one digit repeated.
        """,
        """
        return len(set(str(abs(number)))) == 1
        ---
        rest = abs(number)
        last = rest % 10
        while rest:
            if rest % 10 != last:
                return False
            rest //= 10
        return True
        """,
        lambda r: (
            r.choice((0, 7, 33, 555, -22, r.randint(10, 99), r.randint(100, 999), 11 * r.randint(1, 12))),
        ),
    ),
    made(
        "predicates.all_digits_different",
        "all_digits_different has_distinct_digits unique_digits",
        "number: int",
        "bool",
        """
        Check whether all digits of {number} are different.
        Is no digit of the number repeated?
        distinct digits?
        Given an integer, return True if each of its digits occurs only once; the sign does not matter.
        Returns whether {number} has as many different digits as digits.
        no digit twice
        Are all digits of {number} different?
        no digit twice?
        Return True if no digit of the number is repeated.
        """,
        """
        digits = str(abs(number))
        return len(set(digits)) == len(digits)
        ---
        seen = set()
        for digit in str(abs(number)):
            if digit in seen:
                return False
            seen.add(digit)
        return True
        """,
        lambda r: (r.choice((0, 7, 33, -212, r.randint(10, 99), r.randint(100, 999))),),
    ),
    made(
        "predicates.same_last_digit",
        "same_last_digit last_digits_equal last_digit_matches",
        "a: int; b: int",
        "bool",
        """
        Check whether {a} and {b} have the same last digit.
        Do the two numbers end with the same digit, like 7 and 17?
        equal last digits?
        Given two integers, return True if their final digits agree; signs do not matter.
        Returns whether {a} and {b} agree in the ones place.
        same ones digit
        """,
        """
        return abs(a) % 10 == abs(b) % 10
        ---
        return str(a)[-1] == str(b)[-1]
        """,
        lambda r: (r.randint(-15, 30), r.choice((r.randint(-15, 30), r.randint(0, 9)))),
    ),
)
