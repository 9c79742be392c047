"""Sorting by unusual keys, ranking, top lists, and what comes next in an order."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

NAMES = "Ann Bob Cid Dora Eli Fay Gus".split()
SURNAMES = "Ada Hill;Bo Abel;Cy Young;Di Hill;Ed Ito;Flo Abel;Gil Ray".split(";")
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
SIZES = "S M L XL".split()


def _points(r: Random, low: int = 0, high: int = 4) -> dict[str, int]:
    return {name: r.randint(1, 6) for name in r.sample(NAMES, r.randint(low, high))}


def _ints(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 7, -5, 12),)


def _ties(r: Random) -> tuple[object, ...]:
    return ([r.randint(1, 5) for _ in range(r.randint(0, 6))],)


def _words(r: Random) -> tuple[object, ...]:
    return ([draw.word(r).lower() for _ in range(r.randint(0, 5))],)


ENTRIES = (
    made(
        "ranking.top_names",
        "top_names best_names top_players leaders",
        "points: dict[str, int]; n: int",
        "list[str]",
        """
        List the names of the {n} with the most {points}, best first, ties in alphabetical order.
        top n of a dict
        Return the {n} keys with the highest values; equal values are ordered by name.
        Given the points of players, who are the best {n}? All of them if there are fewer.
        Sort names by points descending, then by name, and keep the first {n}.
        Returns a list of at most {n} names.
        """,
        """
        return sorted(points, key=lambda name: (-points[name], name))[:n]
        ---
        ordered = sorted(points.items(), key=lambda item: (-item[1], item[0]))
        return [name for name, _ in ordered[:n]]
        ---
        names = sorted(points)
        names.sort(key=points.get, reverse=True)
        return names[:n]
        """,
        lambda r: (_points(r), r.randint(1, 3)),
    ),
    made(
        "ranking.top_with_ties",
        "top_with_ties n_best_with_ties qualifiers top_scores",
        "scores: list[int]; n: int",
        "list[int]",
        """
        Return the {n} highest scores in descending order, plus all that equal the last of them.
        top n including ties
        The best {n} qualify, and so does everybody with the same score as number {n}. List the scores.
        Given scores, sort them from high to low and cut after place {n}, but never between equal ones.
        If there are at most {n} scores, return all of them sorted.
        Returns the top scores; ties at the border stay in.
        """,
        """
        ordered = sorted(scores, reverse=True)
        if len(ordered) <= n:
            return ordered
        return [score for score in ordered if score >= ordered[n - 1]]
        ---
        ordered = sorted(scores, reverse=True)
        end = n
        while end < len(ordered) and ordered[end] == ordered[n - 1]:
            end += 1
        return ordered[:end]
        """,
        lambda r: (*_ties(r), r.randint(1, 3)),
    ),
    made(
        "ranking.places",
        "places standings rank_players give_places",
        "points: dict[str, int]",
        "dict[str, int]",
        """
        Map each name to its place: 1 for the most {points}, equal points share a place.
        ranking of a dict with shared places
        Return a dict from name to 1 plus the number of names with more points.
        Given the points of a race, who came in where? After two firsts comes the third.
        Give every player a rank, the highest value first; keep the order of the dict.
        Returns the standings by standard competition ranking.
        """,
        """
        return {
            name: 1 + sum(other > value for other in points.values()) for name, value in points.items()
        }
        ---
        ordered = sorted(points.values(), reverse=True)
        return {name: ordered.index(value) + 1 for name, value in points.items()}
        ---
        places = {}
        for name in points:
            better = [other for other in points.values() if other > points[name]]
            places[name] = len(better) + 1
        return places
        """,
        lambda r: (_points(r, 0, 4),),
    ),
    made(
        "ranking.average_ranks",
        "average_ranks fractional_ranks mean_ranks tied_ranks",
        "numbers: list[int]",
        "list[float]",
        """
        Rank {numbers} from 1 for the smallest; equal ones get the average of their ranks.
        fractional ranking
        Return for each number its rank in ascending order, ties sharing the mean of the places they fill.
        As in statistics: two values tied for places 2 and 3 both get 2.5.
        Given a list, give each item its average rank.
        Returns a list of floats in the order of the input.
        """,
        """
        ordered = sorted(numbers)
        return [ordered.index(x) + (ordered.count(x) + 1) / 2 for x in numbers]
        ---
        ranks = []
        for x in numbers:
            lower = sum(other < x for other in numbers)
            equal = numbers.count(x)
            ranks.append(lower + (equal + 1) / 2)
        return ranks
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "ranking.second_most_common",
        "second_most_common second_most_frequent runner_up_item second_mode",
        "items: list[str]",
        "str | None",
        """
        Return the second most common item, None if there are fewer than two different ones.
        runner-up by frequency
        Find which item of {items} is second by count; equal counts are ordered by first appearance.
        Given votes, who came second? If all voted for one person, nobody: None.
        Count the items, rank them and take number two.
        Returns the item with the second place in frequency, or None.
        """,
        """
        common = Counter(items).most_common(2)
        return common[1][0] if len(common) == 2 else None
        ---
        distinct = list(dict.fromkeys(items))
        ordered = sorted(distinct, key=items.count, reverse=True)
        return ordered[1] if len(ordered) > 1 else None
        """,
        lambda r: ([r.choice("aabc") for _ in range(r.randint(0, 6))],),
        "from collections import Counter",
    ),
    made(
        "ranking.nth_largest_distinct",
        "nth_largest_distinct nth_highest_value nth_biggest kth_distinct",
        "numbers: list[int]; n: int",
        "int | None",
        """
        Return the {n}th largest different number, None if there are not so many.
        n-th highest distinct value
        Sort the distinct numbers from high to low and return number {n}, counted from 1.
        Given salaries, what is the {n}th highest one, equal ones counting once? None when it does not exist.
        Ignore duplicates and find the number with rank {n}.
        Returns the value on place {n}, or None.
        """,
        """
        ordered = sorted(set(numbers), reverse=True)
        return ordered[n - 1] if n <= len(ordered) else None
        ---
        remaining = set(numbers)
        for _ in range(n - 1):
            if remaining:
                remaining.remove(max(remaining))
        return max(remaining, default=None)
        """,
        lambda r: (*_ties(r), r.randint(1, 4)),
    ),
    made(
        "ranking.medal_table",
        "medal_table sort_medals rank_countries order_by_medals",
        "medals: dict[str, tuple[int, int, int]]",
        "list[str]",
        """
        Order the countries by gold, then silver, then bronze, most first; ties alphabetically.
        medal table
        Return the names sorted by their medals (gold, silver, bronze) in descending order.
        Given a dict from country to three counts, one gold is worth more than any silver. Who is first?
        Sort by several counts at once, the highest first, and by name if all are equal.
        Returns a list of the keys in the order of the medal table.
        """,
        """
        return sorted(medals, key=lambda name: ([-count for count in medals[name]], name))
        ---
        names = sorted(medals)
        return sorted(names, key=lambda name: medals[name], reverse=True)
        ---
        names = sorted(medals)
        names.sort(key=medals.get, reverse=True)
        return names
        """,
        lambda r: (
            {name: tuple(r.randint(0, 2) for _ in range(3)) for name in r.sample("ABCD", r.randint(0, 3))},
        ),
    ),
    made(
        "ranking.length_then_alphabet",
        "sort_by_length_then_alphabet by_length_and_name sort_words shortest_then_alphabetical",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by length, and words of equal length alphabetically.
        shortest first, then a to z
        Return the words ordered by two keys: number of letters, then the word itself.
        Given a word list, put short words before long ones; among equally long ones use the alphabet.
        Returns a new sorted list, length first.
        How do I sort strings by length with ties in dictionary order?
        """,
        """
        return sorted(words, key=lambda word: (len(word), word))
        ---
        result = sorted(words)
        result.sort(key=len)
        return result
        """,
        _words,
    ),
    made(
        "ranking.finish_order",
        "finish_order sort_by_time order_of_arrival race_result",
        "times: dict[str, int]",
        "list[str]",
        """
        List the names by their times, fastest first, equal times by name.
        keys of a dict sorted by value ascending, then by key
        Return the names in {times} from the smallest to the largest value; ties in alphabetical order.
        Given how many seconds each runner took, in which order do they stand in the result list?
        Sort runners by time. Who ran equally fast is ordered by name. Nobody ran: an empty list.
        Returns the keys in ascending order of their values.
        """,
        """
        return sorted(times, key=lambda name: (times[name], name))
        ---
        pairs = sorted((time, name) for name, time in times.items())
        return [name for _, name in pairs]
        ---
        names = sorted(times)
        names.sort(key=times.get)
        return names
        """,
        lambda r: (_points(r),),
    ),
    made(
        "ranking.by_last_name",
        "sort_by_last_name by_surname order_names sort_names",
        "names: list[str]",
        "list[str]",
        """
        Sort full names by the last name, then by the first name.
        by surname
        Return {names} such as "Ada Hill" ordered by their last word; equal surnames by the whole name.
        Make a class list: alphabetical by family name, and by given name within a family.
        Given names of two words, sort them as a phone book does.
        Returns a new list in order of surnames.
        """,
        """
        return sorted(names, key=lambda name: (name.split()[-1], name))
        ---
        pairs = sorted((name.split()[-1], name) for name in names)
        return [name for _, name in pairs]
        """,
        lambda r: (r.sample(SURNAMES, r.randint(0, 3)),),
    ),
    made(
        "ranking.natural_order",
        "natural_sort sort_files sort_numbered natural_order",
        "files: list[str]",
        "list[str]",
        """
        Sort names like "img2" and "img10" by their number, not letter by letter.
        natural sort
        Return {files} ordered by letters first and by the number at the end as a number.
        Sorted as text, "p10" comes before "p9". Sort so that 9 comes before 10.
        Each name is some letters followed by digits. Order by the letters, then by the value of the digits.
        Returns the names in the order a person expects.
        """,
        r"""
        def parts(name):
            letters = name.rstrip("0123456789")
            return letters, int(name[len(letters) :])

        return sorted(files, key=parts)
        ---
        def parts(name):
            letters, digits = re.match(r"(\D*)(\d+)", name).groups()
            return letters, int(digits)

        return sorted(files, key=parts)
        """,
        lambda r: ([r.choice("pq") + str(r.choice((1, 2, 9, 10, 11, 20))) for _ in range(r.randint(0, 5))],),
        "import re",
    ),
    made(
        "ranking.weekday_order",
        "sort_weekdays sort_days order_days week_order",
        "days: list[str]",
        "list[str]",
        """
        Sort abbreviated weekdays ("Mon" to "Sun") in the order of the week.
        sort days of the week
        Return {days} from Monday to Sunday; repeated days stay repeated.
        Given days such as "Wed" and "Mon" in any order, list them as they come in a week.
        Sort by position in the week instead of by alphabet.
        Returns the days in calendar order.
        """,
        """
        order = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return sorted(days, key=order.index)
        ---
        order = "Mon Tue Wed Thu Fri Sat Sun".split()
        return [day for name in order for day in days if day == name]
        ---
        position = {day: i for i, day in enumerate("Mon Tue Wed Thu Fri Sat Sun".split())}
        return sorted(days, key=lambda day: position[day])
        """,
        lambda r: ([r.choice(DAYS) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "ranking.size_order",
        "sort_sizes order_sizes by_size small_to_large",
        "sizes: list[str]",
        "list[str]",
        """
        Sort clothing sizes from S over M and L to XL.
        order shirt sizes
        Return {sizes} from small to large, where every one is "S", "M", "L" or "XL".
        Given an order of shirts, list the sizes in their natural order and not by alphabet.
        Returns the sorted sizes, duplicates included.
        How do I sort S, M, L, XL the way shops do?
        """,
        """
        order = ["S", "M", "L", "XL"]
        return sorted(sizes, key=order.index)
        ---
        rank = {"S": 0, "M": 1, "L": 2, "XL": 3}
        return sorted(sizes, key=lambda size: rank[size])
        ---
        return [size for size in ("S", "M", "L", "XL") for _ in range(sizes.count(size))]
        """,
        lambda r: ([r.choice(SIZES) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "ranking.by_distance",
        "sort_by_distance nearest_first closest_first by_nearness",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        Sort {numbers} by their distance to {target}, nearest first, ties by size.
        closest numbers first
        Return the numbers ordered by |number - {target}|; of two equally near ones the smaller comes first.
        Guesses for {target} were made. List them from best to worst.
        Given numbers and a point, sort by how far away each is.
        Returns a new list, beginning with the closest.
        """,
        """
        return sorted(numbers, key=lambda number: (abs(number - target), number))
        ---
        result = sorted(numbers)
        result.sort(key=lambda number: abs(number - target))
        return result
        """,
        lambda r: (*_ints(r), r.randint(0, 8)),
    ),
    made(
        "ranking.by_last_digit",
        "sort_by_last_digit by_last_digit order_by_ones by_final_digit",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by their last digit; equal last digits keep their order.
        order by the ones digit
        Return the numbers so that those ending in 0 come first and those ending in 9 last.
        Tickets are drawn by their final digit. Put them in that order, without changing ties.
        Given whole numbers that are not negative, sort them stably by the remainder modulo 10.
        Returns a list in order of the ones place.
        """,
        """
        return sorted(numbers, key=lambda number: number % 10)
        ---
        return [number for digit in range(10) for number in numbers if number % 10 == digit]
        ---
        buckets = [[] for _ in range(10)]
        for number in numbers:
            buckets[number % 10].append(number)
        return [number for bucket in buckets for number in bucket]
        """,
        lambda r: ([r.choice((r.randint(0, 99), 100, 20, 11)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "ranking.none_last",
        "sort_none_last none_last sort_with_missing missing_last",
        "values: list[int | None]",
        "list[int | None]",
        """
        Sort {values} in ascending order with all None at the end.
        sort a list that contains None
        Return the numbers sorted, followed by as many None as there were.
        Some ages are unknown (None). Order the ages and put the unknown ones last.
        Given numbers and missing values, sort without an error; what is missing goes to the back.
        Returns a new list of the same length.
        """,
        """
        known = sorted(value for value in values if value is not None)
        return known + [None] * (len(values) - len(known))
        ---
        return sorted(values, key=lambda value: (value is None, value or 0))
        """,
        lambda r: ([r.choice((None, r.randint(-5, 9), 0)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "ranking.sort_evens_in_place",
        "sort_evens_only sort_only_even order_even_numbers evens_sorted_odds_stay",
        "numbers: list[int]",
        "list[int]",
        """
        Sort only the even numbers; every odd number keeps its position.
        sort the evens, leave the odds where they are
        Return a list where the places of even numbers hold them in ascending order and odd ones do not move.
        Given [4, 1, 2], return [2, 1, 4].
        Odd numbers are nailed down. Arrange the even ones in the free places from small to large.
        Returns a partly sorted copy of {numbers}.
        """,
        """
        evens = iter(sorted(n for n in numbers if n % 2 == 0))
        return [next(evens) if n % 2 == 0 else n for n in numbers]
        ---
        evens = sorted(n for n in numbers if n % 2 == 0)
        result = []
        for n in numbers:
            result.append(evens.pop(0) if n % 2 == 0 else n)
        return result
        """,
        _ints,
    ),
    made(
        "ranking.by_date_text",
        "sort_dates by_date chronological order_dates",
        "dates: list[str]",
        "list[str]",
        """
        Sort dates written as "dd.mm.yyyy" from the earliest to the latest.
        chronological order of day.month.year strings
        Return {dates} in the order of time; they are text like "05.11.2023".
        As text these dates sort by day. Sort them by year, month and day instead.
        Given date strings with the day first, order them as a calendar does.
        Returns the dates sorted chronologically.
        """,
        """
        return sorted(dates, key=lambda date: date.split(".")[::-1])
        ---
        return sorted(dates, key=lambda date: datetime.strptime(date, "%d.%m.%Y"))
        ---
        return sorted(dates, key=lambda date: (date[6:], date[3:5], date[:2]))
        """,
        lambda r: (
            [
                f"{r.randint(1, 28):02}.{r.randint(1, 12):02}.{r.choice((2022, 2023))}"
                for _ in range(r.randint(0, 3))
            ],
        ),
        "from datetime import datetime",
    ),
    made(
        "ranking.heap_sort",
        "heap_sort heapsort sort_with_heap priority_order",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} in ascending order with a heap.
        heap sort
        Push all numbers on a heap and pop the smallest until it is empty; return them in that order.
        Implement heapsort for a list of integers. Do not change the list.
        Given numbers, return them sorted, using a priority queue.
        Returns a sorted copy.
        """,
        """
        heap = list(numbers)
        heapq.heapify(heap)
        return [heapq.heappop(heap) for _ in range(len(heap))]
        ---
        heap = []
        for number in numbers:
            heapq.heappush(heap, number)
        result = []
        while heap:
            result.append(heapq.heappop(heap))
        return result
        """,
        _ints,
        "import heapq",
    ),
    made(
        "ranking.order_kind",
        "order_kind sort_direction trend describe_order",
        "numbers: list[int]",
        "str",
        """
        Say whether {numbers} are "ascending", "descending", "constant" or "mixed".
        describe the order of a list
        Return "constant" if all are equal (or there are fewer than two), else the direction, else "mixed".
        Given values over time, do they never fall, never rise, or both? Equal neighbours are allowed.
        Classify a list by how it is sorted.
        Returns one of four words about the order.
        """,
        """
        if len(set(numbers)) < 2:
            return "constant"
        if numbers == sorted(numbers):
            return "ascending"
        if numbers == sorted(numbers, reverse=True):
            return "descending"
        return "mixed"
        ---
        rises = any(a < b for a, b in zip(numbers, numbers[1:]))
        falls = any(a > b for a, b in zip(numbers, numbers[1:]))
        if rises and falls:
            return "mixed"
        if rises:
            return "ascending"
        return "descending" if falls else "constant"
        """,
        lambda r: (
            r.choice((lambda x: x, sorted, lambda x: sorted(x, reverse=True)))(
                [r.randint(1, 5) for _ in range(r.randint(0, 5))]
            ),
        ),
    ),
    made(
        "ranking.first_out_of_order",
        "first_out_of_order unsorted_at where_unsorted break_in_order",
        "numbers: list[int]",
        "int",
        """
        Return the index of the first number that is smaller than the one before it, -1 if sorted.
        where is the list not sorted
        Find the first place at which the ascending order is broken.
        Check that readings never fall. If one does, at which index is it? Otherwise -1.
        Given a list, look for the earliest item that is less than its predecessor.
        Returns a position, or -1 for a list in order.
        """,
        """
        for i in range(1, len(numbers)):
            if numbers[i] < numbers[i - 1]:
                return i
        return -1
        ---
        pairs = zip(numbers, numbers[1:])
        return next((i for i, (a, b) in enumerate(pairs, 1) if b < a), -1)
        """,
        lambda r: (sorted(draw.ints(r, 0, 6, 0, 9)) if r.random() < 0.4 else draw.ints(r, 0, 6, 0, 9),),
    ),
    made(
        "ranking.next_greater_right",
        "next_greater next_larger_right following_greater next_bigger",
        "numbers: list[int]",
        "list[int]",
        """
        Return for each number the first greater one to its right, -1 if there is none.
        next greater element
        For every position look to the right for a larger number and give the nearest.
        People stand in a row facing right. Whom does everyone see first who is taller? -1 for nobody.
        Given [2, 1, 3], the answer is [3, 3, -1].
        Returns a list of the next larger values, -1 where none follows.
        """,
        """
        result = []
        for i, number in enumerate(numbers):
            result.append(next((x for x in numbers[i + 1 :] if x > number), -1))
        return result
        ---
        result = [-1] * len(numbers)
        stack = []
        for i, number in enumerate(numbers):
            while stack and numbers[stack[-1]] < number:
                result[stack.pop()] = number
            stack.append(i)
        return result
        """,
        lambda r: ([r.randint(0, 9) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "ranking.greater_than_rest",
        "greater_than_rest right_leaders seen_from_right higher_than_all_after",
        "heights: list[int]",
        "list[int]",
        """
        Keep the numbers that are greater than everything to their right.
        leaders of a list
        Return those {heights}, in order, behind which nothing as high or higher follows.
        The sea is on the right. Which houses of the row have a free view of it? Return their heights.
        Given numbers, an item counts if all later ones are smaller; the last always counts.
        Returns the strict maxima seen from the right end.
        """,
        """
        return [h for i, h in enumerate(heights) if all(h > other for other in heights[i + 1 :])]
        ---
        result = []
        for h in reversed(heights):
            if not result or h > result[-1]:
                result.append(h)
        return result[::-1]
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "ranking.new_records",
        "new_records record_values successive_records beats_all_before",
        "results: list[int]",
        "list[int]",
        """
        List the results that are higher than all before them; the first one counts.
        record-breaking values
        Return each value of {results} that sets a new maximum, in order.
        Jumps are measured one after the other. Which of them were new records? An equal jump is none.
        Given a list, keep what exceeds everything to its left.
        Returns the successive records.
        """,
        """
        records = []
        for result in results:
            if not records or result > records[-1]:
                records.append(result)
        return records
        ---
        return [x for i, x in enumerate(results) if all(x > before for before in results[:i])]
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "ranking.longest_distinct_stretch",
        "longest_distinct_stretch longest_without_repeat max_distinct_run unique_stretch",
        "items: list[int]",
        "int",
        """
        Find the length of the longest stretch of neighbours in which no value comes twice.
        longest part without repetition
        Return how many items in a row are all different, at most.
        Songs are played one after another. What is the longest time, in songs, without hearing one again?
        Given a list, measure its longest slice of distinct items; an empty list gives 0.
        Returns the size of the longest window without duplicates.
        """,
        """
        best = start = 0
        last_seen = {}
        for i, item in enumerate(items):
            if item in last_seen:
                start = max(start, last_seen[item] + 1)
            last_seen[item] = i
            best = max(best, i - start + 1)
        return best
        ---
        best = 0
        current = []
        for item in items:
            if item in current:
                current = current[current.index(item) + 1 :]
            current.append(item)
            best = max(best, len(current))
        return best
        """,
        lambda r: ([r.randint(1, 4) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "ranking.longest_common_order",
        "longest_common_subsequence lcs_length common_order lcs",
        "first: list[str]; second: list[str]",
        "int",
        """
        Return the length of the longest common subsequence of two lists.
        LCS length
        How many items can be found in both lists in the same order, not necessarily next to each other?
        Given two playlists, how many songs at most occur in both in one order, if others may be skipped?
        Find the longest list that results from both lists by deleting items, and return its length.
        Returns 0 when nothing is in common.
        """,
        """
        table = [[0] * (len(second) + 1) for _ in range(len(first) + 1)]
        for i, a in enumerate(first, 1):
            for j, b in enumerate(second, 1):
                if a == b:
                    table[i][j] = table[i - 1][j - 1] + 1
                else:
                    table[i][j] = max(table[i - 1][j], table[i][j - 1])
        return table[-1][-1]
        ---
        if not first or not second:
            return 0
        row = [0] * (len(second) + 1)
        for a in first:
            new = [0]
            for j, b in enumerate(second):
                new.append(row[j] + 1 if a == b else max(new[-1], row[j + 1]))
            row = new
        return row[-1]
        """,
        lambda r: (list(draw.letters(r, 0, 5, "abc")), list(draw.letters(r, 0, 5, "abc"))),
    ),
    made(
        "ranking.longest_rising_choice",
        "longest_increasing_subsequence lis_length longest_rising_choice lis",
        "numbers: list[int]",
        "int",
        """
        Return how many numbers one can keep at most so that they strictly rise, in the given order.
        length of the longest increasing subsequence
        Delete as few numbers as possible so that the rest is increasing. How many are left?
        Given a list, find the longest strictly rising choice of items; they need not be neighbours.
        Stacking boxes in the given order, each larger than the last, how many can I use?
        Returns the LIS length, 0 for an empty list.
        """,
        """
        best = []
        for i, number in enumerate(numbers):
            best.append(1 + max((best[j] for j in range(i) if numbers[j] < number), default=0))
        return max(best, default=0)
        ---
        tails = []
        for number in numbers:
            i = bisect_left(tails, number)
            tails[i : i + 1] = [number]
        return len(tails)
        """,
        lambda r: ([r.randint(0, 9) for _ in range(r.randint(0, 7))],),
        "from bisect import bisect_left",
    ),
    made(
        "ranking.order_of_elimination",
        "order_of_elimination counting_out elimination_order josephus",
        "names: list[str]; step: int",
        "list[str]",
        """
        Count out {names} in a circle, every {step}th leaves; return them in the order of leaving.
        counting-out rhyme
        Count to {step} from the first name, remove that name, and go on from the next until none is left.
        Children stand in a circle and every {step}th one is out. In which order do they go?
        Given names and a step of at least 1, return the whole sequence of elimination; the winner is last.
        Returns the names as they are eliminated around the circle.
        """,
        """
        circle = list(names)
        order = []
        i = 0
        while circle:
            i = (i + step - 1) % len(circle)
            order.append(circle.pop(i))
        return order
        ---
        circle = deque(names)
        order = []
        while circle:
            circle.rotate(1 - step)
            order.append(circle.popleft())
        return order
        """,
        lambda r: (list("ABCDEF"[: r.randint(0, 6)]), r.randint(1, 4)),
        "from collections import deque",
    ),
)
