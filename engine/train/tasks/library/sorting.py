"""Everyday sorting: by a key, by hand, merging, ranking."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.entry import Entry
from engine.train.tasks.library.lists import told


def _ints(r: Random) -> tuple[object, ...]:
    return (draw.ints(r),)


def _words(r: Random) -> tuple[object, ...]:
    return (draw.words(r),)


def _some_words(r: Random) -> tuple[object, ...]:
    return ([draw.word(r).lower() for _ in range(r.randint(0, 5))],)


def _pairs(r: Random) -> tuple[object, ...]:
    return ([(draw.word(r), r.randint(0, 9)) for _ in range(r.randint(0, 4))],)


def _few_values(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 8, 0, 4),)


def _mapping(r: Random) -> tuple[object, ...]:
    return ({key: r.randint(0, 9) for key in draw.mapping(r)},)


def _people(r: Random) -> tuple[object, ...]:
    names = r.sample(("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"), r.randint(0, 4))
    return ([{"name": name, "age": r.randint(18, 24)} for name in names],)


ENTRIES = (
    told(
        "sorting.ascending",
        "sort_numbers sort_list sort_ascending ascending",
        "numbers: list[int] -> list[int]",
        """
        Sort {numbers} in ascending order.
        Return a new list with the numbers from smallest to largest.
        sorted copy of a list
        Put {numbers} in order, lowest first, without changing the original list.
        Order a list of ints from low to high.
        sort the numbers
        """,
        """
        return sorted(numbers)
        ---
        result = list(numbers)
        result.sort()
        return result
        ---
        result = numbers[:]
        result.sort()
        return result
        """,
        _ints,
    ),
    told(
        "sorting.descending",
        "sort_descending sort_desc descending reverse_sort",
        "numbers: list[int] -> list[int]",
        """
        Sort {numbers} in descending order.
        Return the numbers from largest to smallest.
        sort high to low
        Order {numbers} so that the biggest comes first.
        A sorted copy of the list, in reverse order.
        descending sort
        """,
        """
        return sorted(numbers, reverse=True)
        ---
        return sorted(numbers)[::-1]
        ---
        return sorted(numbers, key=lambda number: -number)
        """,
        _ints,
    ),
    told(
        "sorting.by_length",
        "sort_by_length sort_by_len order_by_length shortest_first",
        "words: list[str] -> list[str]",
        """
        Sort {words} by length, shortest first; equally long ones keep their order.
        Return the strings ordered by how many characters they have.
        sort a list of strings by length (stable)
        Order {words} from the shortest to the longest.
        Arrange words by their length without reordering those of the same length.
        shortest words first
        """,
        """
        return sorted(words, key=len)
        ---
        result = list(words)
        result.sort(key=lambda word: len(word))
        return result
        """,
        _words,
    ),
    told(
        "sorting.longest_first",
        "longest_first sort_by_length_desc sort_longest_first by_length_descending",
        "words: list[str] -> list[str]",
        """
        Sort {words} from longest to shortest, in alphabetical order if equally long.
        Order strings by descending length and break ties with the normal string order.
        longest words first, ties sorted as strings
        Return {words} with the longest first; words of the same length are sorted among themselves.
        Sort by length, biggest first, then alphabetically.
        by length descending, then by the word
        """,
        """
        return sorted(words, key=lambda word: (-len(word), word))
        ---
        result = sorted(words)
        result.sort(key=len, reverse=True)
        return result
        """,
        _some_words,
    ),
    told(
        "sorting.by_last_char",
        "sort_by_last_char sort_by_last_letter order_by_ending by_last_character",
        "words: list[str] -> list[str]",
        """
        Sort {words} by their last character.
        Return the non-empty strings ordered by the letter that they end with, otherwise in original order.
        order words by last letter, stable
        Sort a list of words on the final character; those with the same ending keep their order.
        Arrange {words} by the last letter of each.
        sort strings by their ending letter
        """,
        """
        return sorted(words, key=lambda word: word[-1])
        ---
        result = list(words)
        result.sort(key=lambda word: word[-1:])
        return result
        ---
        return sorted(words, key=operator.itemgetter(-1))
        """,
        _some_words,
        "import operator",
    ),
    told(
        "sorting.by_second",
        "sort_by_second sort_pairs sort_by_value order_by_second",
        "pairs: list[tuple[str, int]] -> list[tuple[str, int]]",
        """
        Sort {pairs} by their second item.
        Return the tuples ordered by the number in them, ties in original order.
        sort a list of tuples on the second element
        Order {pairs} by value, lowest first; equal values stay in the order given.
        Sort (name, number) tuples by the number.
        by second item, ascending
        """,
        """
        return sorted(pairs, key=lambda pair: pair[1])
        ---
        return sorted(pairs, key=itemgetter(1))
        ---
        result = list(pairs)
        result.sort(key=lambda pair: pair[1])
        return result
        """,
        _pairs,
        "from operator import itemgetter",
    ),
    told(
        "sorting.scoreboard",
        "scoreboard leaderboard rank_scores order_scores",
        "scores: list[tuple[str, int]] -> list[tuple[str, int]]",
        """
        Order {scores} from the highest number to the lowest, by name if the numbers are equal.
        Sort (name, points) tuples by points descending and then by name.
        leaderboard: best score first, ties alphabetical
        Return {scores} sorted so that the most points come first; ties go by the name.
        Sort tuples on the second item, biggest first, then on the first item.
        highest score on top, same score -> name order
        """,
        """
        return sorted(scores, key=lambda score: (-score[1], score[0]))
        ---
        result = sorted(scores)
        result.sort(key=lambda score: score[1], reverse=True)
        return result
        """,
        _pairs,
    ),
    told(
        "sorting.by_absolute",
        "sort_by_abs sort_by_absolute by_magnitude order_by_abs",
        "numbers: list[int] -> list[int]",
        """
        Sort {numbers} by absolute value.
        Return the numbers ordered by their distance from zero; ties keep their order.
        sort ignoring the sign
        Order {numbers} from the smallest to the largest magnitude.
        Sort a list of ints as if there were no minus signs, but keep the signs in the result.
        by abs, ascending, stable
        """,
        """
        return sorted(numbers, key=abs)
        ---
        return sorted(numbers, key=lambda number: number if number >= 0 else -number)
        ---
        result = list(numbers)
        result.sort(key=abs)
        return result
        """,
        lambda r: (draw.ints(r, 0, 7, -12, 12),),
    ),
    told(
        "sorting.by_frequency",
        "sort_by_frequency frequency_sort order_by_count by_frequency",
        "items: list[int] -> list[int]",
        """
        Sort {items} by how often they occur, most frequent first; smaller values first on ties.
        Return all elements ordered by descending count, equal counts by value.
        frequency sort: common items first, then by size, repeats kept
        Order {items} so that the most common come first and numbers with the same count are ascending.
        Sort a list by the number of occurrences of each element, biggest first.
        most frequent values first, ties by value
        """,
        """
        return sorted(items, key=lambda item: (-items.count(item), item))
        ---
        counts = Counter(items)
        return sorted(items, key=lambda item: (-counts[item], item))
        ---
        result = []
        for item, count in sorted(Counter(items).items(), key=lambda pair: (-pair[1], pair[0])):
            result.extend([item] * count)
        return result
        """,
        _few_values,
        "from collections import Counter",
    ),
    told(
        "sorting.case_insensitive",
        "sort_ignore_case sort_case_insensitive sort_words alphabetical",
        "words: list[str] -> list[str]",
        """
        Sort {words} alphabetically, ignoring case.
        Return the strings in alphabetical order, upper and lower case treated the same.
        case-insensitive sort
        Order {words} from a to z no matter how they are capitalised; ties keep their order.
        Sort a list of words so that capitals don't come first.
        alphabetical order without regard to case
        """,
        """
        return sorted(words, key=str.lower)
        ---
        return sorted(words, key=lambda word: word.lower())
        ---
        result = list(words)
        result.sort(key=str.casefold)
        return result
        """,
        _words,
    ),
    told(
        "sorting.bubble",
        "bubble_sort bubblesort sort_by_swapping bubble",
        "numbers: list[int] -> list[int]",
        """
        Bubble sort {numbers}.
        Sort a list in ascending order with bubble sort and return a new list.
        bubble sort, does not change the input
        Sort {numbers} by swapping neighbours that are in the wrong order until none is.
        Implement bubble sort by hand.
        Repeatedly swap adjacent elements until the list is sorted.
        """,
        """
        result = list(numbers)
        for end in range(len(result) - 1, 0, -1):
            for i in range(end):
                if result[i] > result[i + 1]:
                    result[i], result[i + 1] = result[i + 1], result[i]
        return result
        ---
        result = list(numbers)
        swapped = True
        while swapped:
            swapped = False
            for i in range(1, len(result)):
                if result[i - 1] > result[i]:
                    result[i - 1], result[i] = result[i], result[i - 1]
                    swapped = True
        return result
        """,
        _ints,
    ),
    told(
        "sorting.insertion",
        "insertion_sort sort_by_insertion insertionsort insert_sort",
        "numbers: list[int] -> list[int]",
        """
        Insertion sort {numbers}.
        Sort a list in ascending order with insertion sort and return a new list.
        insertion sort, no built-in sort
        Sort {numbers} by putting each one in its place among those before it.
        Implement insertion sort.
        Build up a sorted list by inserting the numbers one after the other.
        """,
        """
        result = list(numbers)
        for i in range(1, len(result)):
            value = result[i]
            j = i - 1
            while j >= 0 and result[j] > value:
                result[j + 1] = result[j]
                j -= 1
            result[j + 1] = value
        return result
        ---
        result = []
        for number in numbers:
            i = len(result)
            while i > 0 and result[i - 1] > number:
                i -= 1
            result.insert(i, number)
        return result
        """,
        _ints,
    ),
    told(
        "sorting.selection",
        "selection_sort sort_by_selection selectionsort select_sort",
        "numbers: list[int] -> list[int]",
        """
        Selection sort {numbers}.
        Sort a list in ascending order with selection sort and return a new list.
        selection sort that leaves the input alone
        Sort {numbers} by picking the smallest that is left again and again.
        Implement selection sort by hand.
        Repeatedly take the minimum of the remaining elements until nothing remains.
        """,
        """
        result = list(numbers)
        for i in range(len(result)):
            smallest = min(range(i, len(result)), key=lambda j: result[j])
            result[i], result[smallest] = result[smallest], result[i]
        return result
        ---
        rest = list(numbers)
        result = []
        while rest:
            smallest = min(rest)
            rest.remove(smallest)
            result.append(smallest)
        return result
        """,
        _ints,
    ),
    told(
        "sorting.merge_sort",
        "merge_sort mergesort sort_by_merging msort",
        "numbers: list[int] -> list[int]",
        """
        Merge sort {numbers}.
        Sort a list in ascending order with merge sort and return a new list.
        merge sort
        Sort {numbers} by merging sorted parts into longer and longer ones.
        Implement merge sort by hand; [] stays [].
        Split a list into single elements and merge them back in order.
        """,
        """
        parts = [[number] for number in numbers] or [[]]
        while len(parts) > 1:
            merged = [list(heapq.merge(a, b)) for a, b in zip(parts[::2], parts[1::2])]
            if len(parts) % 2 == 1:
                merged.append(parts[-1])
            parts = merged
        return parts[0]
        ---
        def sort(part):
            if len(part) < 2:
                return part
            left, right = sort(part[:len(part) // 2]), sort(part[len(part) // 2:])
            result = []
            while left and right:
                result.append(left.pop(0) if left[0] <= right[0] else right.pop(0))
            return result + left + right
        return sort(list(numbers))
        """,
        _ints,
        "import heapq",
    ),
    told(
        "sorting.quick_sort",
        "quick_sort quicksort qsort sort_by_pivot",
        "numbers: list[int] -> list[int]",
        """
        Quicksort {numbers}.
        Sort a list in ascending order with quicksort and return a new list.
        quick sort with a pivot
        Sort {numbers} by splitting them into smaller than, equal to and larger than a pivot.
        Implement quicksort by hand; an empty list gives [].
        Sort by partitioning around a pivot over and over.
        """,
        """
        def sort(part):
            if len(part) < 2:
                return part
            pivot = part[len(part) // 2]
            smaller = [x for x in part if x < pivot]
            larger = [x for x in part if x > pivot]
            return sort(smaller) + [x for x in part if x == pivot] + sort(larger)
        return sort(list(numbers))
        ---
        result = []
        stack = [list(numbers)]
        while stack:
            part = stack.pop()
            if len(part) > 1:
                stack.append([x for x in part[1:] if x >= part[0]])
                stack.append(part[:1])
                stack.append([x for x in part[1:] if x < part[0]])
            else:
                result.extend(part)
        return result
        """,
        _ints,
    ),
    told(
        "sorting.counting",
        "counting_sort count_sort sort_small_numbers tally_sort",
        "numbers: list[int] -> list[int]",
        """
        Counting sort for {numbers}, none of which is negative.
        Sort non-negative integers by counting how often each one occurs.
        counting sort, ascending
        Count every value of {numbers} and then write the values out in order.
        Sort small ints >= 0 without comparing them.
        implement counting sort
        """,
        """
        counts = [0] * (max(numbers, default=0) + 1)
        for number in numbers:
            counts[number] += 1
        return [value for value, count in enumerate(counts) for _ in range(count)]
        ---
        result = []
        for value in range(max(numbers, default=-1) + 1):
            result.extend([value] * numbers.count(value))
        return result
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 9),),
    ),
    told(
        "sorting.merge_sorted",
        "merge_sorted merge merge_lists merge_sorted_lists",
        "a: list[int], b: list[int] -> list[int]",
        """
        Merge the sorted lists {a} and {b} into one sorted list.
        Combine two ascending lists so that the result is ascending too.
        merge two sorted lists, duplicates kept
        Return all elements of {a} and {b} in order; both are sorted already.
        Join two ordered lists without losing the order.
        merge step of merge sort
        """,
        """
        result = []
        i = j = 0
        while i < len(a) and j < len(b):
            if a[i] <= b[j]:
                result.append(a[i])
                i += 1
            else:
                result.append(b[j])
                j += 1
        return result + a[i:] + b[j:]
        ---
        return sorted(a + b)
        ---
        return list(heapq.merge(a, b))
        """,
        lambda r: (sorted(draw.ints(r, 0, 5)), sorted(draw.ints(r, 0, 5))),
        "import heapq",
    ),
    told(
        "sorting.evens_first",
        "evens_first even_before_odd partition_even put_evens_first",
        "numbers: list[int] -> list[int]",
        """
        Put the even {numbers} before the odd ones, keeping the order within each group.
        Return a list that has all even numbers first and then all odd numbers.
        stable partition by parity, evens in front
        Reorder {numbers} so that the evens come first; apart from that nothing changes places.
        Move the odd numbers behind the even ones.
        evens first, then odds
        """,
        """
        return sorted(numbers, key=lambda number: number % 2)
        ---
        evens = [number for number in numbers if number % 2 == 0]
        odds = [number for number in numbers if number % 2 == 1]
        return evens + odds
        """,
        _ints,
    ),
    told(
        "sorting.negatives_first",
        "negatives_first negative_before_positive move_negatives partition_sign",
        "numbers: list[int] -> list[int]",
        """
        Move the negative {numbers} to the front without reordering anything else.
        Return all numbers below zero, then all others, each in original order.
        negatives first, stable
        Rearrange {numbers} so that those less than 0 come first.
        Put zero and the positives after the negative numbers.
        stable partition into negative and non-negative
        """,
        """
        negatives = [number for number in numbers if number < 0]
        return negatives + [number for number in numbers if number >= 0]
        ---
        return sorted(numbers, key=lambda number: number >= 0)
        ---
        front, back = [], []
        for number in numbers:
            if number < 0:
                front.append(number)
            else:
                back.append(number)
        return front + back
        """,
        lambda r: (draw.ints(r, 0, 7, -9, 9),),
    ),
    told(
        "sorting.ranks",
        "ranks rank rank_scores rank_numbers",
        "scores: list[int] -> list[int]",
        """
        Rank of each of {scores}: 1 for the highest, equal ones share a rank.
        Return for every score one plus the number of scores that are greater.
        competition ranks (1, 2, 2, 4), best is the largest
        At which place is each of {scores}? The biggest is first and ties get the same place.
        Give each number its rank in the list, in the order of the list.
        rank scores from high to low, ties skip ranks
        """,
        """
        return [1 + sum(other > score for other in scores) for score in scores]
        ---
        ordered = sorted(scores, reverse=True)
        return [ordered.index(score) + 1 for score in scores]
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 9),),
    ),
    told(
        "sorting.dense_ranks",
        "dense_ranks dense_rank rank_values compress_values",
        "values: list[int] -> list[int]",
        """
        Dense rank of each of {values}, 0 for the smallest.
        Replace every number by its position among the sorted distinct numbers, counting from 0.
        dense ranks from low to high, ties share and no rank is skipped
        How many different values smaller than each of {values} are there?
        Map numbers to 0, 1, 2, ... so that their order stays the same.
        coordinate compression
        """,
        """
        order = sorted(set(values))
        return [order.index(value) for value in values]
        ---
        rank = {value: i for i, value in enumerate(sorted(set(values)))}
        return [rank[value] for value in values]
        ---
        return [len({other for other in values if other < value}) for value in values]
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 12),),
    ),
    told(
        "sorting.top_k",
        "top_k largest_k k_largest top",
        "numbers: list[int], k: int -> list[int]",
        """
        The {k} largest of {numbers}, biggest first.
        Return the k highest numbers in descending order, all of them if there are fewer.
        top k values of a list
        Take the {k} greatest numbers of {numbers}, sorted from high to low; repeats count.
        Get the best k of a list of scores.
        k biggest elements, descending
        """,
        """
        return sorted(numbers, reverse=True)[:k]
        ---
        return heapq.nlargest(k, numbers)
        ---
        rest = list(numbers)
        result = []
        while rest and len(result) < k:
            largest = max(rest)
            result.append(largest)
            rest.remove(largest)
        return result
        """,
        lambda r: (draw.ints(r), r.randint(0, 4)),
        "import heapq",
    ),
    told(
        "sorting.bottom_k",
        "bottom_k smallest_k k_smallest lowest_k",
        "numbers: list[int], k: int -> list[int]",
        """
        The {k} smallest of {numbers}, in ascending order.
        Return the k lowest numbers, smallest first; all of them if there are not so many.
        bottom k of a list
        Sort {numbers} and keep only the first {k}.
        Get the n least values from a list.
        k smallest elements
        """,
        """
        return sorted(numbers)[:k]
        ---
        return heapq.nsmallest(k, numbers)
        """,
        lambda r: (draw.ints(r), r.randint(0, 4)),
        "import heapq",
    ),
    told(
        "sorting.top_k_frequent",
        "most_common_k top_k_frequent top_words most_frequent_k",
        "words: list[str], k: int -> list[str]",
        """
        The {k} most frequent of {words}, most frequent first, alphabetical on ties.
        Return the k words with the highest counts; words with equal counts are sorted.
        top k words by frequency
        Which {k} of {words} occur most often? List each once, ties in alphabetical order.
        Find the most common strings of a list, at most k of them.
        k most common words (count down, then a to z)
        """,
        """
        counts = Counter(words)
        return sorted(counts, key=lambda word: (-counts[word], word))[:k]
        ---
        ordered = sorted(set(words), key=lambda word: (-words.count(word), word))
        return ordered[:k]
        """,
        lambda r: ([r.choice(("tea", "milk", "rice")) for _ in range(r.randint(0, 7))], r.randint(1, 3)),
        "from collections import Counter",
    ),
    told(
        "sorting.dict_by_value",
        "sort_by_value sort_dict_by_value sorted_by_value order_dict",
        "scores: dict[str, int] -> dict[str, int]",
        """
        Sort {scores} by value, lowest first.
        Return a new dictionary with the same items in ascending order of their values.
        sort a dict by its values, ties keep their order
        Order the entries of {scores} by their number.
        Make a dict whose items go from the smallest to the largest value.
        dict sorted by value
        """,
        """
        return dict(sorted(scores.items(), key=lambda item: item[1]))
        ---
        result = {}
        for key in sorted(scores, key=scores.get):
            result[key] = scores[key]
        return result
        ---
        return {key: scores[key] for key in sorted(scores, key=lambda key: scores[key])}
        """,
        _mapping,
    ),
    told(
        "sorting.dict_by_key",
        "sort_by_key sort_dict_by_key sort_keys sorted_dict",
        "data: dict[str, int] -> dict[str, int]",
        """
        Sort {data} by key.
        Return a dictionary with the same entries in alphabetical order of the keys.
        dict sorted by its keys
        A copy of {data} whose keys come in ascending order.
        Order a dictionary alphabetically.
        sort dict keys
        """,
        """
        return dict(sorted(data.items()))
        ---
        return {key: data[key] for key in sorted(data)}
        ---
        result = {}
        for key in sorted(data):
            result[key] = data[key]
        return result
        """,
        lambda r: (draw.mapping(r),),
    ),
    told(
        "sorting.keys_by_value",
        "keys_by_value names_by_score sorted_keys rank_keys",
        "scores: dict[str, int] -> list[str]",
        """
        Keys of {scores} from the highest to the lowest value, alphabetical on ties.
        Return the keys of a dictionary ordered by descending value and then by key.
        list of keys, biggest value first
        Who has the most in {scores}? List all keys, best first; equal values go by name.
        Sort the names of a dict by their score, descending.
        keys sorted by value descending, then by key
        """,
        """
        return sorted(scores, key=lambda name: (-scores[name], name))
        ---
        ordered = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
        return [name for name, _ in ordered]
        """,
        _mapping,
    ),
    told(
        "sorting.digits",
        "sort_digits digits_ascending order_digits sorted_digits",
        "number: int -> int",
        """
        Sort the digits of {number} in ascending order.
        Return the number made of the same digits from small to large; leading zeros vanish.
        sort digits of a non-negative int, 3201 -> 123
        Rearrange the digits of {number} so that they increase.
        Order the digits of a number and give the result back as an int.
        digits sorted ascending
        """,
        """
        return int(''.join(sorted(str(number))))
        ---
        result = 0
        for digit in sorted(str(number)):
            result = result * 10 + int(digit)
        return result
        """,
        lambda r: (r.choice((0, r.randint(0, 99), r.randint(100, 99999))),),
    ),
    told(
        "sorting.digits_descending",
        "largest_number sort_digits_desc biggest_from_digits digits_descending",
        "number: int -> int",
        """
        Largest number that can be made with the digits of {number}.
        Sort the digits of a non-negative integer from high to low and return them as an int.
        rearrange digits to get the maximum, 1302 -> 3210
        Return {number} with its digits in descending order.
        Order digits so that the number is as big as possible.
        biggest int from the same digits
        """,
        """
        return int(''.join(sorted(str(number), reverse=True)))
        ---
        digits = [int(char) for char in str(number)]
        digits.sort(reverse=True)
        result = 0
        for digit in digits:
            result = result * 10 + digit
        return result
        """,
        lambda r: (r.choice((0, r.randint(0, 99), r.randint(100, 99999))),),
    ),
    told(
        "sorting.sentence",
        "sort_sentence sort_words alphabetize order_words",
        "text: str -> str",
        """
        Sort the words of {text} alphabetically, ignoring case.
        Return the words in alphabetical order, joined by single spaces.
        sort the words in a sentence (case-insensitive)
        Split {text} at whitespace, put the words in order regardless of case and join them again.
        Rearrange a sentence so that its words are in a-z order; capitals keep their shape.
        alphabetize the words
        """,
        """
        return ' '.join(sorted(text.split(), key=str.lower))
        ---
        words = text.split()
        words.sort(key=lambda word: word.lower())
        return ' '.join(words)
        """,
        lambda r: (draw.sentence(r, 0, 5),),
    ),
    told(
        "sorting.letters",
        "sort_letters sort_string sort_chars ordered_letters",
        "word: str -> str",
        """
        Sort the letters of {word}.
        Return a string with the same characters in ascending order.
        characters of a string, sorted
        Put the letters of {word} into alphabetical order.
        Rearrange a string's characters so they are in order; '' stays ''.
        sort chars
        """,
        """
        return ''.join(sorted(word))
        ---
        result = ''
        for char in sorted(word):
            result += char
        return result
        """,
        lambda r: (r.choice((draw.letters(r), draw.word(r).lower())),),
    ),
    told(
        "sorting.sort_each_row",
        "sort_rows sort_each sort_inner sort_inner_lists",
        "rows: list[list[int]] -> list[list[int]]",
        """
        Sort each of {rows}.
        Return a list with every inner list in ascending order; the rows stay where they are.
        sort the sublists of a list
        A copy of {rows} in which the numbers of each row are sorted.
        Order the values inside every row of a 2d list.
        sort rows individually
        """,
        """
        return [sorted(row) for row in rows]
        ---
        result = []
        for row in rows:
            result.append(sorted(row))
        return result
        ---
        return list(map(sorted, rows))
        """,
        lambda r: (draw.matrix(r),),
    ),
    told(
        "sorting.by_sum",
        "sort_by_sum order_by_total sort_lists_by_sum by_total",
        "lists: list[list[int]] -> list[list[int]]",
        """
        Sort {lists} by the sum of their numbers.
        Return the inner lists ordered by their totals, ties in original order.
        order sublists by sum, smallest first
        Arrange {lists} so that the one with the lowest sum comes first; an empty one sums to 0.
        Sort a list of lists by how much each adds up to.
        by sum ascending
        """,
        """
        return sorted(lists, key=sum)
        ---
        result = list(lists)
        result.sort(key=lambda numbers: sum(numbers))
        return result
        """,
        lambda r: ([draw.ints(r, 0, 3, 0, 9) for _ in range(r.randint(0, 4))],),
    ),
    told(
        "sorting.by_age",
        "sort_by_age order_by_age youngest_first by_age",
        "people: list[dict] -> list[str]",
        """
        Names of {people} from the youngest to the oldest.
        Each person is a dict with 'name' and 'age'; return the names sorted by age.
        sort dicts by age and give the names, same age keeps the order
        Order {people} by their 'age' and return a list of their 'name' values.
        Who is youngest? List all names by ascending age.
        names sorted by age
        """,
        """
        return [person['name'] for person in sorted(people, key=lambda person: person['age'])]
        ---
        ordered = sorted(people, key=lambda person: person['age'])
        names = []
        for person in ordered:
            names.append(person['name'])
        return names
        """,
        _people,
    ),
    told(
        "sorting.sort_indices",
        "argsort sort_indices sorted_indices order_of",
        "numbers: list[int] -> list[int]",
        """
        Indices that would sort {numbers}.
        Return the positions of the elements in ascending order of their values.
        argsort of a list, ties by position
        List the indices of {numbers}, the one of the smallest number first.
        Sort the indices of a list by the value at each index.
        argsort
        """,
        """
        return sorted(range(len(numbers)), key=lambda i: numbers[i])
        ---
        pairs = sorted((number, i) for i, number in enumerate(numbers))
        return [i for _, i in pairs]
        """,
        lambda r: (draw.ints(r, 0, 6),),
    ),
    told(
        "sorting.alternate",
        "zigzag alternate_min_max low_high_order min_max_sort",
        "numbers: list[int] -> list[int]",
        """
        Order {numbers} as smallest, largest, second smallest, second largest and so on.
        Return the numbers by taking the minimum and the maximum of what is left in turn.
        alternate between lowest and highest remaining element
        Take from {numbers} the least, then the greatest, then the least again until none is left.
        Arrange a list low, high, low, high from the outside in.
        min, max, next min, next max, ...
        """,
        """
        rest = sorted(numbers)
        result = []
        while rest:
            result.append(rest.pop(0))
            if rest:
                result.append(rest.pop())
        return result
        ---
        ordered = sorted(numbers)
        result = []
        for i in range(len(ordered)):
            result.append(ordered[i // 2] if i % 2 == 0 else ordered[-1 - i // 2])
        return result
        """,
        lambda r: (draw.ints(r, 0, 6),),
    ),
    told(
        "sorting.custom_order",
        "sort_by_order custom_sort order_by sort_like",
        "items: list[str], order: list[str] -> list[str]",
        """
        Sort {items} in the order in which they are listed in {order}; all of them are in it.
        Return the items arranged like in a reference list that contains each of them.
        sort by a custom order
        Arrange {items} by their position in {order}.
        Sort a list so that it follows the order of another list, repeats stay together.
        order one list by another
        """,
        """
        return sorted(items, key=order.index)
        ---
        return [name for name in order for item in items if item == name]
        ---
        position = {name: i for i, name in enumerate(order)}
        return sorted(items, key=lambda item: position[item])
        """,
        lambda r: (
            order := r.sample(("low", "mid", "high", "top"), 4),
            [r.choice(order) for _ in range(r.randint(0, 5))],
        )[::-1],
    ),
    told(
        "sorting.group_anagrams",
        "group_anagrams anagram_groups collect_anagrams group_by_letters",
        "words: list[str] -> list[list[str]]",
        """
        Group those of {words} that are anagrams of each other.
        Return lists of words made of the same letters, groups in order of their first word.
        group anagrams together
        Put {words} with equal sorted letters into one list, in the order in which they appear.
        Collect words that use exactly the same characters; a word without a partner is alone.
        anagram groups, [] for no words
        """,
        """
        groups = {}
        for word in words:
            groups.setdefault(''.join(sorted(word)), []).append(word)
        return list(groups.values())
        ---
        groups = defaultdict(list)
        for word in words:
            groups[tuple(sorted(word))].append(word)
        return list(groups.values())
        """,
        lambda r: (
            [
                r.choice(("tea", "eat", "ate", "tar", "rat", "dog", "god", "sun"))
                for _ in range(r.randint(0, 5))
            ],
        ),
        "from collections import defaultdict",
    ),
    told(
        "sorting.numeric_strings",
        "sort_numeric sort_number_strings numeric_sort sort_as_numbers",
        "items: list[str] -> list[str]",
        """
        Sort {items}, which are numbers written as strings, by their value.
        Return numeric strings in numeric order, so that '9' comes before '10'.
        sort strings of digits as ints
        Order {items} as if they were integers but keep them as strings.
        Sort a list like ['10', '9', '2'] by number and not alphabetically.
        numeric sort of strings
        """,
        """
        return sorted(items, key=int)
        ---
        return sorted(items, key=lambda item: int(item))
        ---
        return [str(number) for number in sorted(int(item) for item in items)]
        """,
        lambda r: ([str(r.randint(0, 120)) for _ in range(r.randint(0, 6))],),
    ),
    told(
        "sorting.count_inversions",
        "count_inversions inversions num_inversions disorder",
        "numbers: list[int] -> int",
        """
        Count the pairs of {numbers} that are in the wrong order.
        How many times does a larger number come somewhere before a smaller one?
        number of inversions in a list
        Return the number of pairs i < j where element i of {numbers} is greater than element j.
        Count inversions; a sorted list has 0.
        how unsorted is the list
        """,
        """
        return sum(a > b for i, a in enumerate(numbers) for b in numbers[i + 1:])
        ---
        count = 0
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] > numbers[j]:
                    count += 1
        return count
        ---
        return sum(1 for a, b in combinations(numbers, 2) if a > b)
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 9),),
        "from itertools import combinations",
    ),
)


def _top_n(r: Random) -> Entry:
    n = r.randint(2, 6)
    which, size, order, extra, slug = r.choice(
        (
            ("largest", "highest", "descending", ", reverse=True", "nlargest"),
            ("smallest", "lowest", "ascending", "", "nsmallest"),
        )
    )
    return told(
        f"sorting.{which}_n.{n}",
        f"{which}_{n} {size}_{n} get_{which}_{n}",
        "numbers: list[int] -> list[int]",
        f"""
        Return the {n} {which} of {{numbers}} in {order} order.
        The {size} {n} numbers, sorted, or all of them if there are fewer.
        {n} {size} values of a list, {order}
        Sort {{numbers}} in {order} order and keep the first {n}.
        Find the {n} {which} elements; repeats count separately.
        """,
        f"""
        return sorted(numbers{extra})[:{n}]
        ---
        return heapq.{slug}({n}, numbers)
        """,
        _ints,
        "import heapq",
    )


def _by_remainder(r: Random) -> Entry:
    n = r.choice((2, 3, 4, 5, 7, 10))
    return told(
        f"sorting.by_remainder.{n}",
        f"sort_by_mod_{n} sort_by_remainder order_by_mod by_mod_{n}",
        "numbers: list[int] -> list[int]",
        f"""
        Sort {{numbers}} by their remainder when divided by {n}.
        Order the numbers by number % {n}, ties keep their order.
        sort by value modulo {n}
        Return {{numbers}} arranged by what is left over after dividing by {n}, smallest rest first.
        stable sort on the remainder modulo {n}
        """,
        f"""
        return sorted(numbers, key=lambda number: number % {n})
        ---
        return [number for rest in range({n}) for number in numbers if number % {n} == rest]
        """,
        _ints,
    )


def _by_distance(r: Random) -> Entry:
    n = r.choice((1, 5, 10, 20, 50, r.randint(2, 40)))
    return told(
        f"sorting.by_distance.{n}",
        f"sort_by_distance closest_to_{n} nearest_first",
        "numbers: list[int] -> list[int]",
        f"""
        Sort {{numbers}} by how close they are to {n}.
        Return the numbers ordered by their distance to {n}, nearest first; ties keep their order.
        order by distance from {n}
        Put those of {{numbers}} that are closest to {n} first.
        stable sort on the absolute difference to {n}
        """,
        f"""
        return sorted(numbers, key=lambda number: abs(number - {n}))
        ---
        result = list(numbers)
        result.sort(key=lambda number: abs({n} - number))
        return result
        """,
        _ints,
    )


def _by_item(r: Random) -> Entry:
    i = r.randint(0, 2)
    place = ("first", "second", "third")[i]
    down = r.random() < 0.5
    order, tell = ("descending", "largest") if down else ("ascending", "smallest")
    extra = ", reverse=True" if down else ""
    return told(
        f"sorting.rows_by.{place}.{order}",
        f"sort_rows sort_by_{place} order_by_{place}",
        "rows: list[tuple[int, int, int]] -> list[tuple[int, int, int]]",
        f"""
        Sort {{rows}} by the {place} item, {tell} first.
        Return the tuples in {order} order of their {place} element; ties keep their order.
        sort tuples on index {i}, {order}
        Order {{rows}} by what is in column {i}, {tell} on top.
        sort a list of triples by the {place} value ({order})
        """,
        f"""
        return sorted(rows, key=lambda row: row[{i}]{extra})
        ---
        return sorted(rows, key=itemgetter({i}){extra})
        """,
        lambda r: ([tuple(draw.ints(r, 3, 3, 0, 9)) for _ in range(r.randint(0, 4))],),
        "from operator import itemgetter",
    )


FAMILIES = (_top_n, _by_remainder, _by_distance, _by_item)
