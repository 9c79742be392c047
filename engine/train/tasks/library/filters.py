"""Keep, drop and split: functions that return some of the items, words, characters or entries."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 7, -9, 20)


def _small(r: Random) -> list[int]:
    return [r.randint(0, 4) for _ in range(r.randint(0, 8))]


def _lists(r: Random) -> list[list[int]]:
    return [[r.randint(0, 6) for _ in range(r.randint(0, 3))] for _ in range(r.randint(0, 5))]


def _pairs(r: Random) -> list[tuple[str, int]]:
    return [(r.choice("abcd"), r.randint(-2, 9)) for _ in range(r.randint(0, 5))]


def _mixed(r: Random) -> list[object]:
    values: tuple[object, ...] = (1, 7, -2, 0, "a", "", "12", None, 2.5, -0.5, True, False, [1], [])
    return [r.choice(values) for _ in range(r.randint(0, 7))]


def _text(r: Random) -> str:
    if r.random() < 0.4:
        return draw.sentence(r)
    return "".join(r.choice("aeIoUbcdKXZ 019 .,!-@€") for _ in range(r.randint(0, 10)))


def _records(r: Random) -> list[dict[str, int]]:
    return [
        {key: r.randint(0, 9) for key in ("id", "price", "stock") if r.random() < 0.9}
        for _ in range(r.randint(0, 4))
    ]


ENTRIES = (
    made(
        "filters.greater_than",
        "filter_greater keep_greater_than greater_than numbers_above",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Keep only the {numbers} that are greater than {limit}.
        Which elements are above the limit? Return them in order.
        values over a threshold
        Given a list and a limit, return a new list with all elements that exceed it.
        Returns the numbers strictly larger than {limit}, in their order.
        filter out what is not greater than a limit
        Keep the {numbers} that are greater than {limit}.
        filter numbers above a threshold
        Return all elements larger than {limit}, in their order.
        """,
        """
        return [number for number in numbers if number > limit]
        ---
        return list(filter(lambda number: number > limit, numbers))
        """,
        lambda r: (_ints(r), r.randint(-3, 10)),
    ),
    made(
        "filters.less_than",
        "filter_less keep_less_than less_than numbers_below",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Keep only the {numbers} that are less than {limit}.
        Which elements are below the limit? Return them in order.
        values under a threshold
        Given a list and a limit, return a new list with all elements that are smaller.
        Returns the numbers strictly below {limit}, in their order.
        filter out what is not smaller than a limit
        Keep the {numbers} that are less than {limit}.
        filter numbers below a threshold
        Return all elements smaller than {limit}, in their order.
        """,
        """
        return [number for number in numbers if number < limit]
        ---
        result = []
        for number in numbers:
            if number < limit:
                result.append(number)
        return result
        """,
        lambda r: (_ints(r), r.randint(-3, 10)),
    ),
    made(
        "filters.at_least",
        "filter_at_least keep_at_least not_below",
        "numbers: list[int]; minimum: int",
        "list[int]",
        """
        Keep only the {numbers} that are at least {minimum}.
        Which elements reach the minimum or exceed it?
        values greater than or equal to a minimum
        Given a list of scores, return a new list of those that are {minimum} or more.
        Returns the numbers not below {minimum}, in their order.
        remove everything under a minimum
        """,
        """
        return [number for number in numbers if number >= minimum]
        ---
        return [number for number in numbers if not number < minimum]
        """,
        lambda r: (_ints(r), r.randint(-3, 10)),
    ),
    made(
        "filters.odds",
        "filter_odd odds keep_odd get_odd_numbers",
        "numbers: list[int]",
        "list[int]",
        """
        Keep only the odd ones of {numbers}.
        Which elements are odd? Return them in order.
        odd numbers of a list
        Given a list of integers, return a new list without the even ones.
        Returns the numbers that are not divisible by 2.
        remove the evens
        Keep the odd {numbers}.
        filter odd numbers
        Return all elements that are not divisible by 2, in their order.
        """,
        """
        return [number for number in numbers if number % 2 != 0]
        ---
        odds = []
        for number in numbers:
            if number % 2:
                odds.append(number)
        return odds
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "filters.negatives",
        "filter_negative negatives keep_negative get_negatives",
        "numbers: list[int]",
        "list[int]",
        """
        Keep only the negative ones of {numbers}.
        Which elements are below zero? Return them in order.
        negative numbers of a list
        Given a list, return a new list with all its elements less than 0.
        Returns the numbers < 0, in their order.
        all negatives
        Keep the negative {numbers}.
        filter negative numbers
        Return all elements less than 0, in their order.
        """,
        """
        return [number for number in numbers if number < 0]
        ---
        return list(filter(lambda number: number < 0, numbers))
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "filters.without_negatives",
        "remove_negatives drop_negative non_negative without_negatives",
        "numbers: list[int]",
        "list[int]",
        """
        Remove the negative ones from {numbers}; zeros stay.
        Which elements are zero or positive? Return them in order.
        list without negative numbers
        Given a list, return a new list with all its elements that are at least 0.
        Returns the numbers >= 0, in their order.
        drop everything below zero
        Remove the negative numbers from {numbers}.
        drop negative elements
        Return all elements that are 0 or greater, in their order.
        """,
        """
        return [number for number in numbers if number >= 0]
        """,
        lambda r: (draw.ints(r, 0, 7, -4, 4),),
    ),
    made(
        "filters.containing_digit",
        "numbers_with_digit filter_by_digit keep_containing_digit",
        "numbers: list[int]; digit: int",
        "list[int]",
        """
        Keep only the {numbers} in which {digit} occurs.
        Which elements are written with the digit?
        numbers containing a digit
        Given a list of integers, return those whose decimal form has the digit at any place.
        Returns the numbers that contain {digit}, in their order.
        filter numbers by a digit
        Keep the {numbers} in which {digit} occurs.
        numbers that contain a digit
        Return all elements that have {digit} among their decimal digits, in their order.
        """,
        """
        return [number for number in numbers if str(digit) in str(number)]
        """,
        lambda r: (draw.ints(r, 0, 7, -30, 130), r.randint(0, 9)),
    ),
    made(
        "filters.ending_in_digit",
        "numbers_ending_with filter_last_digit keep_last_digit",
        "numbers: list[int]; digit: int",
        "list[int]",
        """
        Keep only the {numbers} whose last digit is {digit}.
        Which elements end with the digit?
        numbers by last digit
        Given a list of integers, return those that have the digit in the ones place; signs do not matter.
        Returns the numbers ending in {digit}, in their order.
        filter numbers by their final digit
        """,
        """
        return [number for number in numbers if abs(number) % 10 == digit]
        ---
        return [number for number in numbers if str(number).endswith(str(digit))]
        """,
        lambda r: (draw.ints(r, 0, 7, -30, 50), r.randint(0, 9)),
    ),
    made(
        "filters.primes",
        "filter_primes keep_primes primes_in_list only_primes",
        "numbers: list[int]",
        "list[int]",
        """
        Keep only the prime ones of {numbers}.
        Which elements are prime? Return them in order.
        primes of a list
        Given a list of integers, return a new list with its prime numbers; 1 and smaller ones are not prime.
        Returns the primes among {numbers}, repeated ones too.
        remove what is not prime
        Keep the prime ones of {numbers}.
        filter prime numbers
        Return all elements that are primes, in their order; repetitions stay.
        """,
        """
        def is_prime(number):
            return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))
        return [number for number in numbers if is_prime(number)]
        ---
        primes = []
        for number in numbers:
            if number < 2:
                continue
            divisor = 2
            while divisor * divisor <= number and number % divisor:
                divisor += 1
            if divisor * divisor > number:
                primes.append(number)
        return primes
        """,
        lambda r: (draw.ints(r, 0, 7, -3, 60),),
    ),
    made(
        "filters.perfect_squares",
        "filter_squares keep_perfect_squares perfect_squares_in",
        "numbers: list[int]",
        "list[int]",
        """
        Keep only the perfect squares among {numbers}.
        Which elements are squares of integers?
        square numbers of a list
        Given a list of integers, return those that are 0, 1, 4, 9, 16 and so on.
        Returns the numbers with a whole square root, in their order; negative ones have none.
        remove what is no square
        """,
        """
        return [number for number in numbers if number >= 0 and math.isqrt(number) ** 2 == number]
        """,
        lambda r: ([r.choice((r.randint(-5, 40), r.randint(0, 9) ** 2)) for _ in range(r.randint(0, 6))],),
        "import math",
    ),
    made(
        "filters.palindromic_numbers",
        "filter_palindromic_numbers palindrome_numbers keep_palindromes",
        "numbers: list[int]",
        "list[int]",
        """
        Keep only the palindromic ones of {numbers}.
        Which integers read the same in both directions?
        palindromes among numbers
        Given a list of integers, return those whose digits are symmetric; negative numbers are not.
        Returns the numbers that equal their reversal, in their order.
        symmetric numbers only
        Keep the {numbers} that read the same backwards; negative ones do not.
        filter palindromic numbers
        Return all elements whose decimal digits form a palindrome, in their order.
        """,
        """
        return [number for number in numbers if str(number) == str(number)[::-1]]
        """,
        lambda r: (
            [r.choice((r.randint(-5, 130), 11 * r.randint(0, 12), 707)) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "filters.not_starting_with",
        "not_starting_with exclude_prefix without_prefix_words",
        "words: list[str]; prefix: str",
        "list[str]",
        """
        Remove the {words} that start with {prefix}.
        Which strings do not begin with the given letters?
        words without a prefix
        Given a list of strings, return those that do not have the prefix; upper and lower case differ.
        Returns the elements for which startswith({prefix}) is false.
        drop what begins with
        """,
        """
        return [word for word in words if not word.startswith(prefix)]
        """,
        lambda r: (draw.words(r), r.choice(("b", "r", "p", "pa", "c"))),
    ),
    made(
        "filters.ending_with",
        "filter_ending_with keep_with_suffix strings_ending_with",
        "strings: list[str]; suffix: str",
        "list[str]",
        """
        Keep only the {strings} that end with {suffix}.
        Which strings have the given ending? Case matters.
        strings with a suffix
        Given a list of file names and an extension, return those that end with it, in order.
        Returns the elements for which endswith({suffix}) is true.
        filter by ending
        """,
        """
        return [string for string in strings if string.endswith(suffix)]
        ---
        return list(filter(lambda string: string.endswith(suffix), strings))
        """,
        lambda r: (draw.words(r), r.choice(("e", "r", "er", "N", "d"))),
    ),
    made(
        "filters.members_of",
        "keep_members keep_allowed filter_by_list only_in",
        "items: list[str]; allowed: list[str]",
        "list[str]",
        """
        Keep only the {items} that are in {allowed}; repeated ones stay.
        Which elements of the first list also occur in the second one?
        members of another list
        Given two lists, return the items that are allowed, in their order and as often as they occur.
        Returns the elements of {items} contained in {allowed}.
        filter by membership
        """,
        """
        return [item for item in items if item in allowed]
        ---
        wanted = set(allowed)
        return list(filter(wanted.__contains__, items))
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 6))], r.sample("abcd", r.randint(0, 3))),
    ),
    made(
        "filters.take_while_positive",
        "take_while_positive until_non_positive leading_positives",
        "numbers: list[int]",
        "list[int]",
        """
        Take the {numbers} from the front as long as they are positive.
        Which elements stand before the first one that is zero or negative?
        take while positive
        Given a list, return its leading elements greater than 0.
        Returns everything up to, but not including, the first number that is not positive.
        positive numbers at the start
        """,
        """
        return list(takewhile(lambda number: number > 0, numbers))
        ---
        result = []
        for number in numbers:
            if number <= 0:
                break
            result.append(number)
        return result
        """,
        lambda r: (draw.ints(r, 0, 6, -3, 12),),
        "from itertools import takewhile",
    ),
    made(
        "filters.items_after",
        "elements_after items_after everything_after",
        "items: list[int]; value: int",
        "list[int]",
        """
        Return the {items} that come after the first {value}; [] if it is not there.
        Which elements stand behind the value?
        list after a value
        Given a list and a value, return everything behind its first occurrence.
        Returns the rest of the list following {value}, which is itself left out.
        what comes after
        """,
        """
        return items[items.index(value) + 1 :] if value in items else []
        ---
        for i, item in enumerate(items):
            if item == value:
                return items[i + 1 :]
        return []
        """,
        lambda r: (_small(r), r.randint(0, 4)),
    ),
    made(
        "filters.positive_and_negative",
        "split_positive_negative partition_by_sign separate_signs",
        "numbers: list[int]",
        "tuple[list[int], list[int]]",
        """
        Split {numbers} into the positive and the negative ones; zeros are dropped.
        Which elements are above and which below zero? Return both lists.
        positives and negatives
        Given a list, return a tuple (positive, negative) of lists, each in the original order.
        Returns two lists by sign; 0 belongs to neither.
        separate by sign
        """,
        """
        positive = [number for number in numbers if number > 0]
        negative = [number for number in numbers if number < 0]
        return positive, negative
        ---
        positive, negative = [], []
        for number in numbers:
            if number > 0:
                positive.append(number)
            elif number < 0:
                negative.append(number)
        return positive, negative
        """,
        lambda r: (draw.ints(r, 0, 7, -5, 5),),
    ),
    made(
        "filters.partition_divisible",
        "partition_divisible split_by_divisibility multiples_and_others",
        "numbers: list[int]; divisor: int",
        "tuple[list[int], list[int]]",
        """
        Split {numbers} into those divisible by {divisor} and the others.
        Which elements are multiples of the divisor and which are not? Return both lists.
        multiples and non-multiples
        Given a list of integers, return a tuple of two lists: without remainder, with remainder.
        Returns the elements that {divisor}, which is not 0, divides, and the rest.
        partition by divisibility
        """,
        """
        multiples = [number for number in numbers if number % divisor == 0]
        others = [number for number in numbers if number % divisor != 0]
        return multiples, others
        ---
        groups = ([], [])
        for number in numbers:
            groups[number % divisor != 0].append(number)
        return groups
        """,
        lambda r: (_ints(r), r.choice((2, 3, 4, 5))),
    ),
    made(
        "filters.vowels_and_consonants",
        "split_vowels_consonants separate_vowels vowels_then_consonants",
        "text: str",
        "tuple[str, str]",
        """
        Split {text} into its vowels and its consonants; everything else is dropped.
        Which letters are vowels and which are consonants? Return two strings.
        vowels and consonants of a word
        Given a string, return a tuple (vowels, consonants) of strings, letters in their order and case.
        Returns the letters a, e, i, o, u in either case, and all other letters.
        separate vowels from consonants
        """,
        """
        vowels = "".join(char for char in text if char in "aeiouAEIOU")
        consonants = "".join(char for char in text if char.isalpha() and char not in "aeiouAEIOU")
        return vowels, consonants
        ---
        vowels = consonants = ""
        for char in text:
            if char in "aeiouAEIOU":
                vowels += char
            elif char.isalpha():
                consonants += char
        return vowels, consonants
        """,
        lambda r: (_text(r),),
    ),
    made(
        "filters.remove_letter_ignoring_case",
        "remove_char_ignore_case remove_letter drop_letter",
        "text: str; letter: str",
        "str",
        """
        Remove every {letter} from {text}, upper and lower case.
        What is left of the string without the letter in either case?
        delete a letter, ignoring case
        Given a string and a letter, return the string with all its occurrences dropped, however written.
        Returns {text} without {letter}; case makes no difference.
        take out a letter
        """,
        """
        return "".join(char for char in text if char.lower() != letter.lower())
        ---
        return text.replace(letter.lower(), "").replace(letter.upper(), "")
        """,
        lambda r: (_text(r), r.choice("aeEbIk")),
    ),
    made(
        "filters.remove_short_words",
        "remove_short_words drop_short_words keep_long_words",
        "text: str; minimum: int",
        "str",
        """
        Remove the words of {text} that have fewer than {minimum} characters.
        What does the sentence look like without its short words?
        text without short words
        Given a sentence, return the words of at least {minimum} characters joined by single spaces.
        Returns {text} with only its longer words.
        drop words below a length
        """,
        """
        return " ".join(word for word in text.split() if len(word) >= minimum)
        """,
        lambda r: (draw.sentence(r), r.randint(3, 6)),
    ),
    made(
        "filters.remove_words",
        "remove_words_from_text drop_words delete_words",
        "text: str; words: list[str]",
        "str",
        """
        Remove all of {words} from {text}, ignoring case.
        What is left of the sentence when the listed words are deleted?
        text without certain words
        Given a sentence and a list of words, return the other words joined by single spaces.
        Returns {text} without any word that is in {words} in upper or lower case.
        delete words from a text
        """,
        """
        unwanted = {word.lower() for word in words}
        return " ".join(word for word in text.split() if word.lower() not in unwanted)
        """,
        lambda r: (lambda text: (text, [w.lower() for w in text.split() if r.random() < 0.4] + ["the"]))(
            draw.sentence(r)
        ),
    ),
    made(
        "filters.dict_even_values",
        "keep_even_values even_values filter_even_values",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Keep only the entries of {data} with an even value.
        Which keys have a value divisible by 2? Return a smaller dictionary.
        dict entries with even values
        Given a dictionary of integers, return a new one without the odd values.
        Returns the items whose value is even.
        filter a dict by parity
        """,
        """
        return {key: value for key, value in data.items() if value % 2 == 0}
        """,
        lambda r: (draw.mapping(r),),
    ),
    made(
        "filters.lists_with_sum_above",
        "lists_with_sum_above filter_by_sum rows_above_total",
        "lists: list[list[int]]; limit: int",
        "list[list[int]]",
        """
        Keep only the inner lists of {lists} whose sum is greater than {limit}.
        Which sublists add up to more than the limit?
        sublists with a large sum
        Given a list of lists of numbers, return those with a total above {limit}, in order.
        Returns the inner lists with sum() > {limit}.
        filter lists by their sum
        """,
        """
        return [inner for inner in lists if sum(inner) > limit]
        """,
        lambda r: (_lists(r), r.randint(-1, 9)),
    ),
    made(
        "filters.even_members",
        "even_members evens_of_set keep_even_in_set",
        "values: set[int]",
        "set[int]",
        """
        Keep only the even numbers of the set {values}.
        Which members of the set are divisible by 2?
        even members
        Given a set of integers, return the set of its even elements.
        Returns {values} without its odd members.
        evens of a set
        """,
        """
        return {value for value in values if value % 2 == 0}
        """,
        lambda r: (set(draw.ints(r, 0, 6, -5, 12)),),
    ),
)
