"""Splitting, pairing, rotating, windows, runs and merging of lists, and comparing two of them."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _small(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return draw.ints(r, low, high, -3, 9)


def _repeats(r: Random, low: int = 0, high: int = 8) -> list[int]:
    return [r.randint(0, 3) for _ in range(r.randint(low, high))]


def _runs(r: Random, high: int = 4) -> list[int]:
    return [value for _ in range(r.randint(0, high)) for value in [r.randint(0, 2)] * r.randint(1, 3)]


def _letters(r: Random, low: int = 0, high: int = 6, alphabet: str = "abcd") -> list[str]:
    return list(draw.letters(r, low, high, alphabet))


def _rising(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return sorted(draw.ints(r, low, high, 0, 12))


def _size(r: Random) -> tuple[object, ...]:
    return (_small(r), r.randint(1, 4))


def _two(r: Random) -> tuple[object, ...]:
    return (_repeats(r, 0, 5), _repeats(r, 0, 5))


def _alike(r: Random) -> tuple[object, ...]:
    first = _letters(r, 0, 5, "abc")
    second = first[: r.randint(0, len(first))] + _letters(r, 0, 3, "abc")
    return (first, second) if r.random() < 0.6 else (second, first)


ENTRIES = (
    made(
        "sequences.split_at_index",
        "split_at split_at_index cut_at divide_at",
        "items: list[int]; index: int",
        "tuple[list[int], list[int]]",
        """
        Split {items} in two at {index}: everything before it, and the rest.
        cut a list at a position
        Return a tuple of the first {index} items and the remaining ones.
        Given a list and an index, return both pieces. If the index is too large the second one is empty.
        How do I break a list into two at a given place?
        Returns the part before {index} and the part from {index} on.
        Divide a list at an index, the item at the index goes to the second half.
        """,
        """
        return items[:index], items[index:]
        ---
        before, after = [], []
        for i, item in enumerate(items):
            if i < index:
                before.append(item)
            else:
                after.append(item)
        return before, after
        """,
        lambda r: (_small(r), r.randint(0, 6)),
    ),
    made(
        "sequences.split_into_parts",
        "split_into_parts divide_into split_evenly partition_list",
        "items: list[int]; parts: int",
        "list[list[int]]",
        """
        Split {items} into {parts} consecutive pieces of nearly equal size, the longer ones first.
        divide a list into n parts as evenly as possible
        Return a list of {parts} lists that together make up {items}; sizes differ by at most one.
        Given a list and a number of groups, cut it into that many pieces. Earlier ones take the extra items.
        How can I share out a list into n slices, keeping the order? Some may be empty.
        Returns exactly {parts} sublists, in order, the remainder going to the first ones.
        Cut the list in {parts} parts.
        """,
        """
        size, extra = divmod(len(items), parts)
        result = []
        start = 0
        for i in range(parts):
            end = start + size + (1 if i < extra else 0)
            result.append(items[start:end])
            start = end
        return result
        ---
        size, extra = divmod(len(items), parts)
        return [
            items[i * size + min(i, extra) : (i + 1) * size + min(i + 1, extra)] for i in range(parts)
        ]
        """,
        _size,
    ),
    made(
        "sequences.chunks_padded",
        "padded_chunks chunk_and_fill chunks_filled rows_of",
        "items: list[int]; size: int; fill: int",
        "list[list[int]]",
        """
        Cut {items} into rows of {size}, filling up the last row with {fill}.
        chunks of equal length, padded at the end
        Return chunks of exactly {size} items; when the last is too short, append {fill} until it fits.
        Every chunk should have the same length, so missing values are replaced by {fill}.
        Break a list into blocks of {size} and complete the last block with a filler value.
        Returns the list as rows of equal width. No items, no rows.
        How do I chunk a list when the last chunk must be full too?
        """,
        """
        chunks = [items[i : i + size] for i in range(0, len(items), size)]
        if chunks:
            chunks[-1] = chunks[-1] + [fill] * (size - len(chunks[-1]))
        return chunks
        ---
        padded = items + [fill] * (-len(items) % size)
        return [padded[i : i + size] for i in range(0, len(padded), size)]
        """,
        lambda r: (_small(r), r.randint(1, 4), r.choice((0, 0, -1))),
    ),
    made(
        "sequences.full_chunks",
        "full_chunks complete_groups whole_chunks exact_chunks",
        "items: list[int]; size: int",
        "list[list[int]]",
        """
        Group {items} into chunks of {size} and drop an incomplete one at the end.
        only the full chunks
        Return consecutive groups of exactly {size} items; leftovers are ignored.
        Given a list, build teams of {size} in order. Those who are left over get no team.
        Cut into pieces of a fixed length, without the shorter remainder.
        Returns the complete blocks of {size} items as lists.
        How do I get chunks but leave out the last one if it is too short?
        """,
        """
        return [items[i : i + size] for i in range(0, len(items) - size + 1, size)]
        ---
        chunks = [items[i : i + size] for i in range(0, len(items), size)]
        return [chunk for chunk in chunks if len(chunk) == size]
        ---
        count = len(items) // size
        return [items[i * size : (i + 1) * size] for i in range(count)]
        """,
        _size,
    ),
    made(
        "sequences.deal_out",
        "deal deal_cards distribute hand_out",
        "cards: list[int]; players: int",
        "list[list[int]]",
        """
        Deal {cards} one by one to {players} players and return every hand.
        distribute items round robin
        Return one list per player; the first card goes to the first player, the next to the second and so on.
        Hand out all cards in turn. Earlier players may get one more.
        Given a deck and the number of players, who gets which cards?
        Share the items among {players} lists in rotation, with empty lists if there are not enough.
        Returns a list of hands, dealt in turn.
        """,
        """
        return [cards[i::players] for i in range(players)]
        ---
        hands = [[] for _ in range(players)]
        for i, card in enumerate(cards):
            hands[i % players].append(card)
        return hands
        """,
        _size,
    ),
    made(
        "sequences.split_by_position",
        "split_positions even_odd_positions unzip_alternating alternate_split",
        "items: list[str]",
        "tuple[list[str], list[str]]",
        """
        Split {items} into those at even and those at odd indices.
        every other item into the one or the other list
        Return two lists: items 0, 2, 4... and items 1, 3, 5...
        Undo an alternating merge: the first item goes left, the second right, and so on.
        Given a list, separate the elements by whether their position is even or odd.
        Returns a tuple of the items at even positions and the items at odd positions.
        How do I divide a list into two teams by counting off one, two, one, two?
        """,
        """
        return items[::2], items[1::2]
        ---
        even = [item for i, item in enumerate(items) if i % 2 == 0]
        odd = [item for i, item in enumerate(items) if i % 2 == 1]
        return even, odd
        """,
        lambda r: (_letters(r),),
    ),
    made(
        "sequences.couples",
        "in_pairs couples pair_items group_in_twos",
        "items: list[int]",
        "list[tuple[int, int]]",
        """
        Pair the first item with the second, the third with the fourth, and so on.
        group a flat list in twos
        Return {items} as tuples of two that do not overlap; an odd one at the end is dropped.
        A flat list holds x, y, x, y... Return it as a list of (x, y).
        Turn [1, 2, 3, 4] into [(1, 2), (3, 4)], ignoring a last item without partner.
        Returns non-overlapping pairs of neighbours.
        How can I take two items of a list at a time?
        """,
        """
        return list(zip(items[::2], items[1::2]))
        ---
        return [(items[i], items[i + 1]) for i in range(0, len(items) - 1, 2)]
        ---
        it = iter(items)
        return list(zip(it, it))
        """,
        lambda r: (_small(r, 0, 6),),
    ),
    made(
        "sequences.pair_from_ends",
        "pair_ends outer_pairs fold_list pair_first_last",
        "items: list[int]",
        "list[tuple[int, int]]",
        """
        Pair the first item with the last, the second with the second last, and so on inwards.
        fold a list into pairs from outside to inside
        Return tuples of opposite items; the middle one of an odd number is left out.
        The strongest plays the weakest: match items from both ends of {items}.
        Given a list, return pairs (first, last), (second, second to last)... without the lone middle.
        Returns the pairs that one gets by folding the list in half.
        How do I combine a list with its own reverse, each pair once?
        """,
        """
        return [(items[i], items[-i - 1]) for i in range(len(items) // 2)]
        ---
        half = len(items) // 2
        return list(zip(items[:half], items[::-1]))
        ---
        pairs = []
        left, right = 0, len(items) - 1
        while left < right:
            pairs.append((items[left], items[right]))
            left += 1
            right -= 1
        return pairs
        """,
        lambda r: (_small(r, 0, 6),),
    ),
    made(
        "sequences.rotate_to_value",
        "rotate_to start_with begin_at bring_to_front",
        "items: list[str]; first: str",
        "list[str]",
        """
        Rotate {items} so that {first} comes first; leave the order as it is if {first} is missing.
        rotate a list to begin at a value
        Return the list in the same circular order but starting with {first}.
        Players sit in a circle. Given who starts, return the order of play, unchanged if unknown.
        Start a cycle at {first}: what comes before it moves to the end.
        Returns {items} turned until {first} is in front, using its first occurrence.
        How do I make a round list begin with a certain element?
        """,
        """
        if first not in items:
            return items[:]
        i = items.index(first)
        return items[i:] + items[:i]
        ---
        for i, item in enumerate(items):
            if item == first:
                return items[i:] + items[:i]
        return list(items)
        """,
        lambda r: (_letters(r), r.choice("abcde")),
    ),
    made(
        "sequences.is_rotated_list",
        "is_rotation is_rotated same_circle same_cycle",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check whether {second} is {first}, only rotated.
        are two lists rotations of each other
        Return True if moving some items from the front to the back of {first} gives {second}.
        Two round tables: do the same guests sit in the same order, wherever one begins? Empty equals empty.
        Given two lists, is one a cyclic shift of the other?
        Returns True when a rotation turns {first} into {second}, equal lists included.
        Decide if both lists are the same circle.
        """,
        """
        if len(first) != len(second):
            return False
        return first == second or any(first[i:] + first[:i] == second for i in range(len(first)))
        ---
        if len(first) != len(second):
            return False
        if not first:
            return True
        for i in range(len(first)):
            if first[i:] + first[:i] == second:
                return True
        return False
        """,
        lambda r: (
            (items := _repeats(r, 0, 5)),
            items[(k := r.randint(0, 4)) :] + items[:k] if r.random() < 0.6 else _repeats(r, 0, 5),
        ),
    ),
    made(
        "sequences.window_sums",
        "window_sums rolling_sums moving_sums sums_of_windows",
        "numbers: list[int]; size: int",
        "list[int]",
        """
        Add up every {size} neighbouring numbers.
        rolling sum over a window
        Return the sum of each window of {size} consecutive items, an empty list if there are too few.
        Steps per day are given. For each stretch of {size} days in a row, how many steps were made?
        Slide a window of length {size} over {numbers} and collect the totals.
        Returns the moving sums, one for each full window.
        Moving sum.
        """,
        """
        return [sum(numbers[i : i + size]) for i in range(len(numbers) - size + 1)]
        ---
        sums = []
        for i in range(len(numbers) - size + 1):
            sums.append(sum(numbers[i : i + size]))
        return sums
        """,
        _size,
    ),
    made(
        "sequences.window_maximums",
        "window_maximums max_per_window sliding_max highest_in_window",
        "numbers: list[int]; size: int",
        "list[int]",
        """
        Find the largest number of each window of {size} neighbours.
        sliding window maximum
        Return the maximum of every {size} consecutive items; nothing if the list is shorter.
        Given daily temperatures, what was the highest in each stretch of {size} days?
        Slide a window over {numbers} and note its maximum at every stop.
        Returns a list of the maxima of all full windows.
        Maximum over {size} values in a row, for each start.
        """,
        """
        return [max(numbers[i : i + size]) for i in range(len(numbers) - size + 1)]
        ---
        result = []
        for start in range(len(numbers) - size + 1):
            result.append(max(numbers[start : start + size]))
        return result
        """,
        _size,
    ),
    made(
        "sequences.best_window_sum",
        "best_window max_window_sum largest_window_sum best_stretch",
        "numbers: list[int]; size: int",
        "int",
        """
        Find the largest sum of {size} neighbouring numbers, 0 if there are not so many.
        max sum of k consecutive items
        Return the best total over any {size} items in a row. Return 0 when the list is too short.
        Sales per day are given: how much was sold in the best {size} days in a row?
        Which window of length {size} has the biggest sum? Give only the sum.
        Returns the maximum of all window sums, or 0 without a full window.
        Compute the highest total of {size} successive values.
        """,
        """
        sums = [sum(numbers[i : i + size]) for i in range(len(numbers) - size + 1)]
        return max(sums, default=0)
        ---
        if len(numbers) < size:
            return 0
        current = best = sum(numbers[:size])
        for i in range(size, len(numbers)):
            current += numbers[i] - numbers[i - size]
            best = max(best, current)
        return best
        """,
        _size,
    ),
    made(
        "sequences.best_window_start",
        "best_start start_of_best_window best_window_index busiest_start",
        "numbers: list[int]; size: int",
        "int",
        """
        Find where the {size} neighbouring numbers with the largest sum begin.
        index of the best window
        Return the start index of the window of {size} items with the biggest sum, the first one on a tie.
        Visitors per hour are given. At which index does the busiest stretch of {size} hours start?
        Return -1 if the list has fewer than {size} items, else where its best window starts.
        Returns the position of the earliest window with the highest total, or -1.
        Locate the richest run of {size} values.
        """,
        """
        best, best_sum = -1, None
        for i in range(len(numbers) - size + 1):
            total = sum(numbers[i : i + size])
            if best_sum is None or total > best_sum:
                best, best_sum = i, total
        return best
        ---
        starts = range(len(numbers) - size + 1)
        return max(starts, key=lambda i: sum(numbers[i : i + size]), default=-1)
        """,
        _size,
    ),
    made(
        "sequences.count_equal_neighbours",
        "count_equal_neighbours equal_pairs adjacent_duplicates repeats_in_a_row",
        "items: list[int]",
        "int",
        """
        Count how often an item equals the one right before it.
        number of adjacent duplicates
        Return how many neighbouring pairs are equal.
        How many times does the same value come twice in a row? Three in a row count as two.
        Given a list, count the positions whose value repeats the previous one.
        Returns the number of equal neighbours, 0 for a list with one item or none.
        Count identical adjacent items.
        """,
        """
        return sum(a == b for a, b in zip(items, items[1:]))
        ---
        count = 0
        for i in range(1, len(items)):
            if items[i] == items[i - 1]:
                count += 1
        return count
        """,
        lambda r: (_runs(r),),
    ),
    made(
        "sequences.count_runs",
        "count_runs num_runs run_count blocks",
        "items: list[int]",
        "int",
        """
        Count the runs of equal items in {items}.
        how many blocks of equal neighbours
        Return the number of groups of consecutive equal values.
        Given a list such as [1, 1, 2, 1], say in how many stretches of the same value it falls: 3.
        In how many blocks do equal items stand together? An empty list has none.
        Returns the number of maximal runs.
        Count stretches of identical values.
        """,
        """
        return sum(1 for _ in groupby(items))
        ---
        count = 0
        for i, item in enumerate(items):
            if i == 0 or item != items[i - 1]:
                count += 1
        return count
        ---
        if not items:
            return 0
        return 1 + sum(a != b for a, b in zip(items, items[1:]))
        """,
        lambda r: (_runs(r),),
        "from itertools import groupby",
    ),
    made(
        "sequences.longest_run_value",
        "longest_run_value most_in_a_row longest_repeated_value streak_value",
        "items: list[int]",
        "int | None",
        """
        Return the value that occurs most often in a row.
        value of the longest run
        Find which item has the longest unbroken run, the earliest one on a tie, None for an empty list.
        Given dice rolls, which number came up the most times in succession? With no rolls return None.
        Which value forms the longest stretch of equal neighbours?
        Returns the element of the longest run; the first such run wins.
        Get the item with the greatest number of consecutive repeats.
        """,
        """
        best, best_length = None, 0
        for value, group in groupby(items):
            length = len(list(group))
            if length > best_length:
                best, best_length = value, length
        return best
        ---
        best, best_length, length = None, 0, 0
        for i, item in enumerate(items):
            length = length + 1 if i > 0 and item == items[i - 1] else 1
            if length > best_length:
                best, best_length = item, length
        return best
        """,
        lambda r: (_runs(r),),
        "from itertools import groupby",
    ),
    made(
        "sequences.longest_streak_of",
        "longest_streak_of max_consecutive longest_run_of most_in_succession",
        "items: list[str]; value: str",
        "int",
        """
        Count the longest streak of {value} in {items}.
        most times in a row that a value appears
        Return the length of the longest unbroken run of {value}, 0 if it never occurs.
        Results are "W", "L" and "D". How long is the longest series of {value} with nothing between?
        Given a list and a value, return how often it comes at most in succession.
        Returns the greatest number of consecutive items that equal {value}.
        Find the longest series of one given item.
        """,
        """
        best = current = 0
        for item in items:
            current = current + 1 if item == value else 0
            best = max(best, current)
        return best
        ---
        return max((len(list(group)) for item, group in groupby(items) if item == value), default=0)
        """,
        lambda r: (_letters(r, 0, 8, "WLWD"), r.choice("WLD")),
        "from itertools import groupby",
    ),
    made(
        "sequences.current_streak",
        "current_streak streak_now days_in_a_row trailing_true",
        "days: list[bool]",
        "int",
        """
        Count how many values at the end of {days} are True without a break.
        current streak of a habit
        Return the length of the streak that still goes on, 0 if the last day failed.
        Each entry tells whether I trained on that day, the last is today. How many days in a row is it now?
        Going backwards from the end, count the True values until the first False.
        Returns the number of trailing True values; an empty list has none.
        How long is the ongoing series?
        """,
        """
        streak = 0
        for done in reversed(days):
            if not done:
                break
            streak += 1
        return streak
        ---
        return len(list(takewhile(bool, reversed(days))))
        ---
        streak = 0
        for done in days:
            streak = streak + 1 if done else 0
        return streak
        """,
        lambda r: ([r.random() < 0.7 for _ in range(r.randint(0, 6))],),
        "from itertools import takewhile",
    ),
    made(
        "sequences.decode_runs",
        "decode_runs expand_runs unpack_runs repeat_values",
        "runs: list[tuple[str, int]]",
        "list[str]",
        """
        Expand pairs of a value and a count into the full list.
        undo run length encoding of a list
        Return a list in which each value is repeated as often as its pair says.
        Given runs such as ("a", 3), write them out as single items in order. A count of 0 adds nothing.
        Turn [("a", 2), ("b", 1)] back into ["a", "a", "b"].
        Returns the decoded list of all values.
        Repeat every value by its count.
        """,
        """
        return [value for value, count in runs for _ in range(count)]
        ---
        items = []
        for value, count in runs:
            items.extend([value] * count)
        return items
        """,
        lambda r: ([(r.choice("abc"), r.randint(0, 3)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "sequences.keep_last",
        "unique_keep_last dedupe_last keep_last last_occurrences",
        "items: list[int]",
        "list[int]",
        """
        Remove duplicates from {items}, keeping the last occurrence of each.
        dedupe, the later one wins
        Return every value once, in the order of where they appear for the last time.
        A list of visited pages has repeats. Keep each page only at its most recent place.
        Drop an item if the same value comes again further right.
        Returns the list without earlier duplicates.
        How do I make a list unique but keep the last of equal items?
        """,
        """
        return [item for i, item in enumerate(items) if item not in items[i + 1 :]]
        ---
        result = []
        for item in reversed(items):
            if item not in result:
                result.append(item)
        return result[::-1]
        ---
        return list(dict.fromkeys(reversed(items)))[::-1]
        """,
        lambda r: (_repeats(r),),
    ),
    made(
        "sequences.unique_ignoring_case",
        "unique_ignoring_case dedupe_names unique_words distinct_ignore_case",
        "words: list[str]",
        "list[str]",
        """
        Remove words that differ only in case from an earlier one.
        unique words, case-insensitive
        Return {words} without repetitions, where "Tea" and "tea" are the same; the first spelling stays.
        Given tags typed by users, keep each once whatever its capitals, as it was first written.
        Drop duplicates ignoring upper and lower case, keep the order.
        Returns the words whose lower-case form was not seen before.
        How do I dedupe strings without looking at the case?
        """,
        """
        seen = set()
        result = []
        for word in words:
            if word.lower() not in seen:
                seen.add(word.lower())
                result.append(word)
        return result
        ---
        first = {}
        for word in words:
            first.setdefault(word.lower(), word)
        return list(first.values())
        """,
        lambda r: ([r.choice(("tea", "Tea", "TEA", "milk", "Milk", "pie")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "sequences.at_most_n_each",
        "limit_repeats at_most_n_each keep_n_of_each cap_occurrences",
        "items: list[int]; n: int",
        "list[int]",
        """
        Keep at most {n} of each value, in order.
        limit how often an item may occur
        Return {items} without the occurrences of a value after its first {n}.
        Everyone may have {n} tickets. Given the list of orders, leave out those that are too many.
        Drop an item if the same value was already kept {n} times; with 0 nothing is left.
        Returns a list where no value comes more than {n} times.
        How do I cut duplicates down to a maximum number each?
        """,
        """
        counts = Counter()
        result = []
        for item in items:
            if counts[item] < n:
                counts[item] += 1
                result.append(item)
        return result
        ---
        result = []
        for item in items:
            if result.count(item) < n:
                result.append(item)
        return result
        ---
        return [item for i, item in enumerate(items) if items[:i].count(item) < n]
        """,
        lambda r: (_repeats(r), r.randint(0, 3)),
        "from collections import Counter",
    ),
    made(
        "sequences.count_singles",
        "count_singles how_many_once unpaired_count count_unrepeated",
        "items: list[int]",
        "int",
        """
        Count the values that have no second copy in {items}.
        how many values come a single time
        Return the number of elements whose count is exactly one.
        Socks are given by colour. How many have no other of the same colour?
        Given a list, ignore everything that is repeated and count what is left.
        Returns how many items are unique in the list, 0 for an empty one.
        """,
        """
        return sum(items.count(item) == 1 for item in items)
        ---
        return sum(count == 1 for count in Counter(items).values())
        ---
        counts = Counter(items)
        return len([item for item in items if counts[item] == 1])
        """,
        lambda r: (_repeats(r),),
        "from collections import Counter",
    ),
    made(
        "sequences.frequent_items",
        "frequent_items at_least_n_times common_values occurring_often",
        "items: list[int]; n: int",
        "list[int]",
        """
        List the values that occur at least {n} times.
        items with a minimum count
        Return each value of {items} that appears {n} times or more, once, by first appearance.
        Given survey answers, which were given by {n} people or more? Keep the order in which they first came.
        Which elements are frequent enough? An empty list if none is.
        Returns the distinct values whose count reaches {n}.
        Find values repeated {n} or more times.
        """,
        """
        return [item for item, count in Counter(items).items() if count >= n]
        ---
        result = []
        for item in items:
            if item not in result and items.count(item) >= n:
                result.append(item)
        return result
        """,
        lambda r: (_repeats(r), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "sequences.three_way_split",
        "three_way_split split_by_pivot around_pivot less_equal_greater",
        "numbers: list[int]; pivot: int",
        "tuple[list[int], list[int], list[int]]",
        """
        Split {numbers} into those less than, equal to and greater than {pivot}.
        three-way partition
        Return three lists: smaller than {pivot}, equal to it, larger than it, each in the old order.
        Sort the guesses into too low, right and too high.
        Given numbers and a pivot, return a tuple (less, equal, greater).
        Returns the numbers below, at and above the given one as separate lists.
        How do I divide a list around a value, with the ties kept apart?
        """,
        """
        less = [n for n in numbers if n < pivot]
        equal = [n for n in numbers if n == pivot]
        greater = [n for n in numbers if n > pivot]
        return less, equal, greater
        ---
        less, equal, greater = [], [], []
        for number in numbers:
            if number < pivot:
                less.append(number)
            elif number > pivot:
                greater.append(number)
            else:
                equal.append(number)
        return less, equal, greater
        """,
        lambda r: (_small(r, 0, 6), r.randint(0, 5)),
    ),
    made(
        "sequences.split_at_threshold",
        "split_by_limit passed_and_failed partition_by_limit below_and_above",
        "scores: list[int]; limit: int",
        "tuple[list[int], list[int]]",
        """
        Separate {scores} into those that reach {limit} and those that do not.
        partition by a threshold
        Return two lists: scores of at least {limit} first, the lower ones second, both in order.
        Given marks and the mark needed to pass, tell who passed and who failed.
        Divide the numbers in big enough and too small; equal to {limit} is big enough.
        Returns a tuple (passed, failed).
        How do I split a list by a minimum value?
        """,
        """
        passed = [score for score in scores if score >= limit]
        failed = [score for score in scores if score < limit]
        return passed, failed
        ---
        passed, failed = [], []
        for score in scores:
            (passed if score >= limit else failed).append(score)
        return passed, failed
        ---
        passed, failed = [], []
        for score in scores:
            if score >= limit:
                passed.append(score)
            else:
                failed.append(score)
        return passed, failed
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 12), r.randint(3, 9)),
    ),
    made(
        "sequences.take_while_below",
        "take_while_below leading_below take_until_limit before_limit",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Take numbers from the front as long as they are less than {limit}.
        leading items under a limit
        Return the items before the first one that is {limit} or more; all of them if there is none.
        Read measurements until one reaches {limit} and return those read before.
        Given numbers, keep the beginning and stop at the first not below {limit}, even if later ones are.
        Returns the longest prefix whose numbers are all smaller than {limit}.
        How do I stop a list at the first value that is too large?
        """,
        """
        result = []
        for number in numbers:
            if number >= limit:
                break
            result.append(number)
        return result
        ---
        return list(takewhile(lambda number: number < limit, numbers))
        ---
        for i, number in enumerate(numbers):
            if number >= limit:
                return numbers[:i]
        return numbers[:]
        """,
        lambda r: (_small(r), r.randint(2, 9)),
        "from itertools import takewhile",
    ),
    made(
        "sequences.drop_leading",
        "drop_leading strip_left skip_leading without_leading",
        "numbers: list[int]; value: int",
        "list[int]",
        """
        Skip every {value} at the front of {numbers}.
        strip a value from the start of a list
        Return the list from the first item that is not {value}; later copies of it stay.
        A recording begins with silence, that is with many times {value}. Cut it off at the start only.
        Remove leading items equal to {value}. If nothing else is in the list, return an empty one.
        Returns the list without its leading {value} items.
        How do I drop leading zeros or another value from a list?
        """,
        """
        i = 0
        while i < len(numbers) and numbers[i] == value:
            i += 1
        return numbers[i:]
        ---
        return list(dropwhile(lambda number: number == value, numbers))
        ---
        for i, number in enumerate(numbers):
            if number != value:
                return numbers[i:]
        return []
        """,
        lambda r: (
            [0] * r.randint(0, 3) + [r.randint(0, 2) for _ in range(r.randint(0, 4))],
            r.choice((0, 0, 1)),
        ),
        "from itertools import dropwhile",
    ),
    made(
        "sequences.strip_value",
        "strip_list strip_both_ends trim_list trim_value",
        "items: list[int]; value: int",
        "list[int]",
        """
        Remove {value} from both ends of {items}, but not from inside.
        strip for lists
        Return {items} without leading and trailing items equal to {value}.
        Like str.strip, only for a list: cut {value} off at the start and at the end.
        Given a list that may be padded with {value} on both sides, return what lies between, perhaps [].
        Returns the list trimmed of {value} on the left and on the right.
        Trim a list.
        """,
        """
        start, end = 0, len(items)
        while start < end and items[start] == value:
            start += 1
        while end > start and items[end - 1] == value:
            end -= 1
        return items[start:end]
        ---
        kept = [i for i, item in enumerate(items) if item != value]
        return items[kept[0] : kept[-1] + 1] if kept else []
        ---
        result = list(items)
        while result and result[0] == value:
            result.pop(0)
        while result and result[-1] == value:
            result.pop()
        return result
        """,
        lambda r: (_runs(r), r.randint(0, 2)),
    ),
    made(
        "sequences.every_nth",
        "every_nth take_every_nth each_nth sample_every",
        "items: list[int]; n: int",
        "list[int]",
        """
        Keep every {n}th item, counting from 1.
        each n-th element
        Return the items number {n}, 2 * {n}, 3 * {n} and so on, where the first item is number 1.
        People count off; everyone whose number is a multiple of {n} steps forward. Who does?
        Given a list, pick the {n}th item and then every {n}th after it. A short list gives nothing.
        Returns a list of every {n}th item, the {n}th first.
        How do I take each third element, say, beginning with the third?
        """,
        """
        return items[n - 1 :: n]
        ---
        return [item for i, item in enumerate(items, 1) if i % n == 0]
        ---
        return [items[i] for i in range(n - 1, len(items), n)]
        """,
        _size,
    ),
    made(
        "sequences.drop_every_nth",
        "drop_every_nth remove_every_nth without_nth skip_every_nth",
        "items: list[int]; n: int",
        "list[int]",
        """
        Leave out every {n}th item, counting from 1.
        drop each n-th element
        Return {items} without the items number {n}, 2 * {n}, 3 * {n}...
        Every {n}th piece is taken for a test. Which pieces are left, in order?
        Delete the items whose place, counted from one, is a multiple of {n}. With 1 nothing remains.
        Returns the list after removing each {n}th element.
        How do I throw away each third item of a list?
        """,
        """
        return [item for i, item in enumerate(items, 1) if i % n != 0]
        ---
        result = []
        for i in range(len(items)):
            if (i + 1) % n:
                result.append(items[i])
        return result
        ---
        result = items[:]
        del result[n - 1 :: n]
        return result
        """,
        _size,
    ),
    made(
        "sequences.with_inserted",
        "insert_at with_item_at add_at inserted",
        "items: list[int]; index: int; value: int",
        "list[int]",
        """
        Return a copy of {items} with {value} put in at {index}.
        insert into a new list
        Insert {value} before position {index} and return the new list; {items} itself stays as it is.
        Given a list, a place and an item, return a list with the item there. Too large means at the end.
        Like list.insert, but give back a new list.
        Returns a new list one longer, with {value} at {index}.
        How do I add an element in the middle without changing the original list?
        """,
        """
        return items[:index] + [value] + items[index:]
        ---
        result = list(items)
        result.insert(index, value)
        return result
        ---
        return [*items[:index], value, *items[index:]]
        """,
        lambda r: (_small(r, 0, 5), r.randint(0, 6), r.randint(0, 9)),
    ),
    made(
        "sequences.without_index",
        "without_index remove_at drop_at delete_index",
        "items: list[int]; index: int",
        "list[int]",
        """
        Return {items} without the one at {index}.
        remove by index
        Leave out the item at position {index}. If there is no such position, return an equal list.
        Given a list and an index from 0, give a new list with that element removed.
        Delete one element by its place, do not fail when the index is too large.
        Returns a copy lacking the item at {index}.
        How do I drop the k-th element of a list without changing it?
        """,
        """
        return items[:index] + items[index + 1 :]
        ---
        return [item for i, item in enumerate(items) if i != index]
        ---
        result = list(items)
        if index < len(result):
            del result[index]
        return result
        """,
        lambda r: (_small(r, 0, 6), r.randint(0, 6)),
    ),
    made(
        "sequences.move_to_front",
        "move_to_front bring_forward recently_used to_top",
        "items: list[str]; item: str",
        "list[str]",
        """
        Move {item} to the front, the others keep their order.
        put an element first
        Return the list with {item} first; if it is not in the list yet, it is added in front.
        A list of recently opened files: the file opened now goes to the top, and is listed only once.
        Given a list without duplicates and an item, return a new list that begins with the item.
        Returns a list starting with {item}, followed by everything else.
        How do I bring one element to the beginning?
        """,
        """
        return [item] + [other for other in items if other != item]
        ---
        result = [other for other in items if other != item]
        result.insert(0, item)
        return result
        """,
        lambda r: (r.sample("abcdef", r.randint(0, 5)), r.choice("abcdef")),
    ),
    made(
        "sequences.move_to_end",
        "move_to_end push_to_end to_back last_of_all",
        "items: list[int]; value: int",
        "list[int]",
        """
        Move all items equal to {value} to the end.
        push one value to the back
        Return {items} with every {value} behind the others, whose order does not change.
        Given a list and a value, return first what differs from it, then all its copies.
        Shift each {value} to the back of the list and keep its length.
        Returns a list of the same items in which {value} comes last.
        How can I put all copies of a number at the end?
        """,
        """
        others = [item for item in items if item != value]
        return others + [value] * (len(items) - len(others))
        ---
        return [x for x in items if x != value] + [x for x in items if x == value]
        ---
        return sorted(items, key=lambda item: item == value)
        """,
        lambda r: (_repeats(r), r.randint(0, 3)),
    ),
    made(
        "sequences.swap_positions",
        "swap swap_items exchange swap_positions",
        "items: list[int]; i: int; j: int",
        "list[int]",
        """
        Return a copy of {items} in which the items at {i} and {j} have changed places.
        swap two elements by index
        Exchange the elements at positions {i} and {j}; both exist, and they may be the same.
        Given a list and two indices, give a new list with those two swapped.
        Two people change seats. Who sits where now?
        Returns a new list, equal to the old one but for two exchanged items.
        How do I swap elements without touching the original?
        """,
        """
        result = list(items)
        result[i], result[j] = result[j], result[i]
        return result
        ---
        result = items[:]
        saved = result[i]
        result[i] = result[j]
        result[j] = saved
        return result
        """,
        lambda r: ((items := _small(r, 1, 6)), r.randrange(len(items)), r.randrange(len(items))),
    ),
    made(
        "sequences.swap_neighbours",
        "swap_neighbours swap_pairs swap_adjacent flip_each_pair",
        "items: list[int]",
        "list[int]",
        """
        Swap each two neighbours: first with second, third with fourth, and so on.
        pairwise swap
        Return the list with the items of every pair exchanged; an odd last one stays where it is.
        Dancers stand in a row and change places with their partner. Return the new row.
        Turn [1, 2, 3, 4, 5] into [2, 1, 4, 3, 5].
        Returns a new list in which positions 0 and 1, 2 and 3... are swapped.
        Exchange adjacent items two by two.
        """,
        """
        result = list(items)
        for i in range(0, len(result) - 1, 2):
            result[i], result[i + 1] = result[i + 1], result[i]
        return result
        ---
        result = []
        for i in range(0, len(items), 2):
            result.extend(reversed(items[i : i + 2]))
        return result
        ---
        return [item for i in range(0, len(items), 2) for item in items[i : i + 2][::-1]]
        """,
        lambda r: (_small(r, 0, 6),),
    ),
    made(
        "sequences.reverse_part",
        "reverse_part reverse_between flip_section reverse_slice",
        "items: list[int]; start: int; end: int",
        "list[int]",
        """
        Reverse the part of {items} from {start} up to but not including {end}.
        flip a section of a list
        Return a copy where only items[start:end] is turned around.
        Given a list and two indices, mirror what lies between them and leave the rest.
        Turn a slice of the list the other way round. The end index itself is not touched.
        Returns a new list with one reversed section.
        How do I reverse only a piece of a list?
        """,
        """
        return items[:start] + items[start:end][::-1] + items[end:]
        ---
        result = list(items)
        result[start:end] = reversed(result[start:end])
        return result
        """,
        lambda r: (_small(r), (start := r.randint(0, 3)), start + r.randint(0, 4)),
    ),
    made(
        "sequences.reverse_first_n",
        "reverse_first flip_front reverse_prefix flip_top",
        "items: list[int]; n: int",
        "list[int]",
        """
        Reverse the first {n} items of {items}.
        flip the front of a list
        Return the list with its first {n} elements turned around and the others as they were.
        Flip the upper {n} pancakes of a stack, given from top to bottom. {n} may exceed the stack.
        Given a list and a number, mirror that many items at the beginning.
        Returns a copy whose first {n} items come in opposite order.
        How do I reverse only the beginning?
        """,
        """
        return items[:n][::-1] + items[n:]
        ---
        return list(reversed(items[:n])) + items[n:]
        ---
        front = items[:n]
        front.reverse()
        return front + items[n:]
        """,
        lambda r: (_small(r), r.randint(0, 5)),
    ),
    made(
        "sequences.reverse_chunks",
        "reverse_chunks reverse_in_groups flip_groups reverse_each_chunk",
        "items: list[int]; size: int",
        "list[int]",
        """
        Reverse every group of {size} items.
        flip each chunk
        Return one list in which each block of {size} items is turned around, a shorter last block as well.
        Take {size} items at a time and write each such group backwards.
        Given a list and a size, reverse it piece by piece, but keep the pieces in order.
        Returns the list with all consecutive chunks mirrored.
        How do I reverse a list in groups?
        """,
        """
        result = []
        for i in range(0, len(items), size):
            result.extend(items[i : i + size][::-1])
        return result
        ---
        return [item for i in range(0, len(items), size) for item in reversed(items[i : i + size])]
        """,
        _size,
    ),
    made(
        "sequences.round_robin",
        "round_robin take_turns weave_all alternate_all",
        "lists: list[list[int]]",
        "list[int]",
        """
        Take one item from each list in turn until all are used up.
        round robin merge of several lists
        Return first all first items, then all second items and so on; lists that are finished are skipped.
        Several queues are served in turn, one from each. In which order is everybody served?
        Given any number of lists, weave them together, even if they differ in length.
        Returns one list made by going around the given lists.
        Interleave many lists.
        """,
        """
        longest = max((len(items) for items in lists), default=0)
        return [items[i] for i in range(longest) for items in lists if i < len(items)]
        ---
        result = []
        i = 0
        while any(i < len(items) for items in lists):
            for items in lists:
                if i < len(items):
                    result.append(items[i])
            i += 1
        return result
        """,
        lambda r: ([draw.ints(r, 0, 3, 0, 9) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "sequences.zip_with_default",
        "zip_with_default pair_with_default zip_fill pairs_padded",
        "first: list[int]; second: list[int]; default: int",
        "list[tuple[int, int]]",
        """
        Pair up two lists of any length, with {default} where one has no item.
        zip that fills up the shorter list
        Return tuples of the items at the same place; missing ones are {default}.
        Given two columns, one perhaps shorter, return the rows. Use {default} for empty cells.
        Like zip, but go on until the longer list ends.
        Returns as many pairs as the longer list has items.
        How do I zip lists of unequal length?
        """,
        """
        return list(zip_longest(first, second, fillvalue=default))
        ---
        pairs = []
        for i in range(max(len(first), len(second))):
            a = first[i] if i < len(first) else default
            b = second[i] if i < len(second) else default
            pairs.append((a, b))
        return pairs
        """,
        lambda r: (_repeats(r, 0, 4), _repeats(r, 0, 4), r.choice((0, -1))),
        "from itertools import zip_longest",
    ),
    made(
        "sequences.merge_descending",
        "merge_descending merge_high_to_low merge_rankings join_descending",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Merge two lists that are sorted from high to low into one that is sorted the same way.
        merge of descending lists
        Return all numbers of {first} and {second}, the largest first, repeats included.
        Two score lists begin with the best. Combine them into one list that begins with the best.
        Both lists fall; make one falling list with the items of both.
        Returns the merged list in descending order, [] if both are empty.
        How do I join two lists sorted in reverse?
        """,
        """
        return sorted(first + second, reverse=True)
        ---
        return list(heapq.merge(first, second, reverse=True))
        ---
        merged = []
        i = j = 0
        while i < len(first) and j < len(second):
            if first[i] >= second[j]:
                merged.append(first[i])
                i += 1
            else:
                merged.append(second[j])
                j += 1
        return merged + first[i:] + second[j:]
        """,
        lambda r: (_rising(r, 0, 4)[::-1], _rising(r, 0, 4)[::-1]),
        "import heapq",
    ),
    made(
        "sequences.shared_start",
        "shared_start common_start common_prefix same_beginning",
        "first: list[str]; second: list[str]",
        "list[str]",
        """
        Return the items with which both lists begin.
        common prefix of two lists
        Find the longest part at the front that {first} and {second} have in common.
        Two people read books in order. Which did both read before their lists part?
        Given two lists, go along both until they differ and return what was equal. May be empty.
        Returns the longest shared beginning of the two.
        How long do the lists agree from the start? Give these items.
        """,
        """
        result = []
        for a, b in zip(first, second):
            if a != b:
                break
            result.append(a)
        return result
        ---
        n = 0
        while n < min(len(first), len(second)) and first[n] == second[n]:
            n += 1
        return first[:n]
        """,
        _alike,
    ),
    made(
        "sequences.shared_end",
        "shared_end common_suffix same_ending common_tail",
        "first: list[str]; second: list[str]",
        "list[str]",
        """
        Return the items with which both lists end.
        common suffix of two lists
        Find the longest part at the back that {first} and {second} share, in its usual order.
        Two bus routes end with the same stops. Which stops are these?
        Compare two lists from the end backwards and return what is equal.
        Returns the longest common tail, an empty list if the last items differ.
        How do the lists end alike?
        """,
        """
        n = 0
        while n < min(len(first), len(second)) and first[-n - 1] == second[-n - 1]:
            n += 1
        return first[len(first) - n :]
        ---
        result = []
        for a, b in zip(reversed(first), reversed(second)):
            if a != b:
                break
            result.insert(0, a)
        return result
        """,
        lambda r: (pair := _alike(r)) and (pair[0][::-1], pair[1][::-1]),  # type: ignore[index]
    ),
    made(
        "sequences.first_mismatch",
        "first_mismatch first_difference differs_at mismatch_index",
        "first: list[str]; second: list[str]",
        "int",
        """
        Find the first index at which the two lists differ, -1 if they are equal.
        index of the first difference
        Return the lowest position where {first} and {second} disagree; a missing item is a difference too.
        Given expected and actual lines, in which one is the first deviation? Return -1 for none.
        Compare item by item. If one list is the beginning of the other, the answer is the shorter length.
        Returns where the lists part, or -1.
        Where do the two lists stop being the same?
        """,
        """
        for i, (a, b) in enumerate(zip(first, second)):
            if a != b:
                return i
        return -1 if len(first) == len(second) else min(len(first), len(second))
        ---
        if first == second:
            return -1
        i = 0
        while i < min(len(first), len(second)) and first[i] == second[i]:
            i += 1
        return i
        """,
        _alike,
    ),
    made(
        "sequences.count_matches",
        "count_matches matching_positions correct_answers agreeing",
        "given: list[str]; key: list[str]",
        "int",
        """
        Count the positions at which both lists have the same item.
        number of right answers
        Return how many answers in {given} equal the one at the same place in {key}.
        Mark a multiple choice test: one point for each answer that fits. Missing answers score nothing.
        Compare two lists place by place and count where they agree.
        Returns the number of equal items at equal positions, up to the end of the shorter list.
        How many items match?
        """,
        """
        return sum(a == b for a, b in zip(given, key))
        ---
        count = 0
        for a, b in zip(given, key):
            if a == b:
                count += 1
        return count
        ---
        return len([i for i in range(min(len(given), len(key))) if given[i] == key[i]])
        """,
        lambda r: (_letters(r, 0, 5, "ABC"), _letters(r, 0, 5, "ABC")),
    ),
    made(
        "sequences.larger_of_each",
        "larger_of_each elementwise_max pairwise_max best_of_both",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Take the larger number at each position of two lists of equal length.
        elementwise maximum
        Return a list with max(first[i], second[i]) at every index.
        Each player threw twice. The better throw counts: return the results.
        Given two lists, pick for every place whichever number is greater.
        Returns the item by item maximum.
        How do I combine two lists so that the bigger value wins?
        """,
        """
        return [max(a, b) for a, b in zip(first, second)]
        ---
        return list(map(max, first, second))
        ---
        result = []
        for a, b in zip(first, second):
            result.append(a if a > b else b)
        return result
        """,
        lambda r: (_small(r, n := r.randint(0, 5), n), _small(r, n, n)),
    ),
    made(
        "sequences.rounds_won",
        "rounds_won compare_scores count_wins round_wins",
        "ours: list[int]; theirs: list[int]",
        "tuple[int, int]",
        """
        Count in how many rounds we had more than they, and in how many they had more.
        compare two score lists round by round
        Return a tuple (our wins, their wins); a draw counts for nobody.
        Given points per round of two teams, how many rounds did each win?
        Compare both lists item by item, one point to the owner of the larger number.
        Returns how often {ours} is greater and how often {theirs} is.
        Score a match from its rounds, ties ignored.
        """,
        """
        wins = sum(a > b for a, b in zip(ours, theirs))
        losses = sum(a < b for a, b in zip(ours, theirs))
        return wins, losses
        ---
        wins = losses = 0
        for a, b in zip(ours, theirs):
            if a > b:
                wins += 1
            elif b > a:
                losses += 1
        return wins, losses
        """,
        lambda r: (_repeats(r, n := r.randint(0, 5), n), _repeats(r, n, n)),
    ),
    made(
        "sequences.remove_each_once",
        "remove_once subtract_items take_away left_over",
        "items: list[int]; used: list[int]",
        "list[int]",
        """
        Take each item of {used} out of {items} once.
        difference of lists that respects counts
        Return what is left of {items} after removing one copy per element of {used}, if there is one.
        I hold some cards and play a few. Which do I still hold? Equal cards go one at a time, from the left.
        Subtract one list from another without removing all duplicates.
        Returns the remaining items in their order.
        How do I remove as many copies as another list has, not more?
        """,
        """
        left = list(items)
        for item in used:
            if item in left:
                left.remove(item)
        return left
        ---
        counts = Counter(used)
        left = []
        for item in items:
            if counts[item] > 0:
                counts[item] -= 1
            else:
                left.append(item)
        return left
        """,
        _two,
        "from collections import Counter",
    ),
    made(
        "sequences.common_with_counts",
        "common_with_repeats shared_counted multiset_intersection matching_items",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        List the items that both lists have, as often as both have them, sorted.
        intersection with duplicates
        Return the common elements of two lists in ascending order; a value comes the smaller number of times.
        Two people compare their stickers. Which can they match one to one, repeats included?
        Given [1, 1, 2] and [1, 1, 1], the answer is [1, 1].
        Returns a sorted list of the shared items, counted with multiplicity.
        How do I intersect lists without losing repeated values?
        """,
        """
        return sorted((Counter(first) & Counter(second)).elements())
        ---
        left = list(second)
        common = []
        for item in first:
            if item in left:
                left.remove(item)
                common.append(item)
        return sorted(common)
        ---
        return [x for x in sorted(set(first)) for _ in range(min(first.count(x), second.count(x)))]
        """,
        _two,
        "from collections import Counter",
    ),
    made(
        "sequences.can_take",
        "can_take has_enough_of_each contains_counts is_available",
        "stock: list[str]; wanted: list[str]",
        "bool",
        """
        Check that {stock} has every item of {wanted}, as many times as it is wanted.
        multiset inclusion
        Return True if all wanted items can be taken out of the stock at once.
        I have some letter tiles. Can I lay these letters with them? Each tile serves only once.
        Given two lists, is each element of the second at least as frequent in the first?
        Returns False as soon as something is wanted more often than it is there. Nothing is always fine.
        Are there enough of everything?
        """,
        """
        return all(stock.count(item) >= wanted.count(item) for item in wanted)
        ---
        return not Counter(wanted) - Counter(stock)
        ---
        left = list(stock)
        for item in wanted:
            if item not in left:
                return False
            left.remove(item)
        return True
        """,
        lambda r: (_letters(r, 0, 6, "abc"), _letters(r, 0, 3, "abcd")),
        "from collections import Counter",
    ),
    made(
        "sequences.begins_with",
        "begins_with starts_with list_starts_with has_prefix",
        "items: list[int]; start: list[int]",
        "bool",
        """
        Check whether {items} begins with all of {start}.
        startswith for lists
        Return True if the first items are exactly those of {start}, in order.
        Given a list and a shorter one, is the shorter one its beginning? An empty one always is.
        Does the list start with these items?
        Returns whether {start} is a prefix of {items}.
        Test a list for a prefix.
        """,
        """
        return items[: len(start)] == start
        ---
        if len(start) > len(items):
            return False
        return all(a == b for a, b in zip(items, start))
        """,
        lambda r: (
            (items := _repeats(r, 0, 5)),
            items[: r.randint(0, 4)] if r.random() < 0.5 else _repeats(r, 0, 3),
        ),
    ),
    made(
        "sequences.finishes_with",
        "ends_with list_ends_with has_suffix finishes_with",
        "items: list[int]; end: list[int]",
        "bool",
        """
        Check whether {items} ends with all of {end}.
        endswith for lists
        Return True if the last items are exactly those of {end}, in order; nothing at all is always a match.
        Were the last throws just the ones in {end}?
        Given a list and another one, does the first finish with the second?
        Returns whether {end} is a suffix of {items}.
        Test the tail of a list.
        """,
        """
        return len(end) <= len(items) and items[len(items) - len(end) :] == end
        ---
        if not end:
            return True
        return items[-len(end) :] == end
        ---
        return items[::-1][: len(end)] == end[::-1]
        """,
        lambda r: (
            (items := _repeats(r, 0, 5)),
            items[r.randint(0, 5) :] if r.random() < 0.5 else _repeats(r, 0, 3),
        ),
    ),
    made(
        "sequences.find_part",
        "find_part find_sublist index_of_sublist sublist_index",
        "items: list[int]; part: list[int]",
        "int",
        """
        Find where {part} first stands in {items} as neighbours, -1 if nowhere.
        str.find for lists
        Return the index at which the items of {part} begin to occur one after another in {items}.
        Given a list and a pattern that is not empty, where does the pattern start? -1 means it is missing.
        Search a sequence of numbers within a longer one.
        Returns the start of the first occurrence of the sublist, or -1.
        Where does this sublist begin?
        """,
        """
        for i in range(len(items) - len(part) + 1):
            if items[i : i + len(part)] == part:
                return i
        return -1
        ---
        n = len(part)
        return next((i for i in range(len(items) - n + 1) if items[i : i + n] == part), -1)
        """,
        lambda r: (_repeats(r), _repeats(r, 1, 2)),
    ),
    made(
        "sequences.count_part",
        "count_part count_sublist sublist_count how_often_in_order",
        "items: list[int]; part: list[int]",
        "int",
        """
        Count how often {part} occurs in {items} as neighbours; occurrences may overlap.
        number of times a sublist appears
        Return the number of positions where all items of {part} follow one another in {items}.
        Given notes and a short motif that is not empty, how many times is the motif played?
        At how many places can the sublist be found? Overlaps count too.
        Returns how many windows of {items} equal {part}.
        Count a pattern in a list.
        """,
        """
        n = len(part)
        return sum(items[i : i + n] == part for i in range(len(items) - n + 1))
        ---
        count = 0
        for i in range(len(items) - len(part) + 1):
            if items[i : i + len(part)] == part:
                count += 1
        return count
        """,
        lambda r: (
            [r.randint(0, 1) for _ in range(r.randint(0, 8))],
            [r.randint(0, 1) for _ in range(r.randint(1, 2))],
        ),
    ),
    made(
        "sequences.fit_length",
        "fit_length pad_or_cut resize to_length",
        "items: list[int]; length: int; fill: int",
        "list[int]",
        """
        Bring {items} to {length}: cut off what is too much, fill up with {fill} what is missing.
        pad or truncate a list
        Return a list of exactly {length} items, made from {items} and, if needed, {fill} at the end.
        A form has {length} fields. Given some values, return just as many: shorten the list or append {fill}.
        Make the list a fixed size.
        Returns the list resized to {length}.
        How do I make every list equally long?
        """,
        """
        return (items + [fill] * length)[:length]
        ---
        if len(items) >= length:
            return items[:length]
        return items + [fill] * (length - len(items))
        ---
        return [items[i] if i < len(items) else fill for i in range(length)]
        """,
        lambda r: (_small(r, 0, 6), r.randint(0, 6), r.choice((0, -1))),
    ),
    made(
        "sequences.cycle_to_length",
        "cycle_to_length repeat_until repeat_pattern fill_by_cycling",
        "items: list[str]; length: int",
        "list[str]",
        """
        Repeat {items} from the beginning until there are {length} of them.
        cycle through a list n times in all
        Return {length} items taken in turn from the list, starting over after its end.
        Colours repeat along a chain of {length} beads. Which colour has each bead? No colours, no beads.
        Given a pattern, continue it to the wanted length, cutting the last round if necessary.
        Returns a list of {length} elements that go around and around.
        How do I extend a pattern to a certain number?
        """,
        """
        return [items[i % len(items)] for i in range(length)] if items else []
        ---
        return list(islice(cycle(items), length))
        ---
        return (items * length)[:length]
        """,
        lambda r: (_letters(r, 0, 4), r.randint(0, 7)),
        ("from itertools import cycle, islice",),
    ),
    made(
        "sequences.wrap_around_item",
        "item_at_wrapped circular_get get_cyclic whose_turn",
        "items: list[str]; index: int",
        "str",
        """
        Return the item at {index}, going around when the index is beyond the end.
        circular indexing
        Get the element of a ring: after the last comes the first again, and -1 is the last.
        Players take turns in order. Whose turn is number {index}, counted from 0?
        Given a list that is not empty and any integer, return the element at the index modulo its length.
        Returns the item of a circular list.
        Index a list with wrap-around.
        """,
        """
        return items[index % len(items)]
        ---
        position = index % len(items)
        return items[position]
        """,
        lambda r: (_letters(r, 1, 4), r.randint(-5, 12)),
    ),
    made(
        "sequences.neighbours_of",
        "neighbours around before_and_after adjacent_items",
        "items: list[int]; index: int",
        "list[int]",
        """
        Return the items right before and right after {index}, as far as they exist.
        neighbours of an element
        List the left and the right neighbour of the item at {index}; at an end there is only one.
        Who sits next to the person at place {index} of the row?
        Given a list and a valid index, collect the adjacent items, left before right.
        Returns a list of at most two neighbours.
        What stands next to an element?
        """,
        """
        result = []
        if index > 0:
            result.append(items[index - 1])
        if index < len(items) - 1:
            result.append(items[index + 1])
        return result
        ---
        return items[max(index - 1, 0) : index] + items[index + 1 : index + 2]
        ---
        return [items[i] for i in (index - 1, index + 1) if 0 <= i < len(items)]
        """,
        lambda r: ((items := _small(r, 1, 6)), r.randrange(len(items))),
    ),
    made(
        "sequences.group_by_remainder",
        "group_by_remainder by_remainder group_modulo sort_into_bins",
        "numbers: list[int]; divisor: int",
        "dict[int, list[int]]",
        """
        Group {numbers} by their remainder when divided by {divisor}.
        numbers by modulo
        Return a dict from each remainder that occurs to the numbers that have it, in order.
        Given ticket numbers and the count of counters, who goes to which counter (number modulo {divisor})?
        Put together the numbers with equal rest.
        Returns a mapping from remainder to list, remainders in order of appearance.
        Classify numbers modulo {divisor}.
        """,
        """
        groups = {}
        for number in numbers:
            groups.setdefault(number % divisor, []).append(number)
        return groups
        ---
        groups = defaultdict(list)
        for number in numbers:
            groups[number % divisor].append(number)
        return dict(groups)
        """,
        lambda r: (draw.ints(r, 0, 5, 0, 20), r.randint(2, 4)),
        "from collections import defaultdict",
    ),
    made(
        "sequences.to_ranges",
        "to_ranges number_ranges compress_numbers consecutive_ranges",
        "numbers: list[int]",
        "list[tuple[int, int]]",
        """
        Summarise ascending {numbers} as ranges (first, last) of consecutive ones.
        turn a sorted list into ranges
        Return a tuple for each stretch without gaps; a lonely number is a range from itself to itself.
        Given the sorted page numbers 1, 2, 3, 7, the answer is [(1, 3), (7, 7)].
        Find the unbroken runs of whole numbers in a list that is sorted and has no duplicates.
        Returns start and end of every block of consecutive integers.
        How do I write a list of numbers more briefly as ranges?
        """,
        """
        ranges = []
        for number in numbers:
            if ranges and number == ranges[-1][1] + 1:
                ranges[-1] = (ranges[-1][0], number)
            else:
                ranges.append((number, number))
        return ranges
        ---
        starts = [n for n in numbers if n - 1 not in numbers]
        ends = [n for n in numbers if n + 1 not in numbers]
        return list(zip(starts, ends))
        """,
        lambda r: (sorted(r.sample(range(10), r.randint(0, 7))),),
    ),
    made(
        "sequences.ranges_text",
        "ranges_text pages_text format_ranges compact_numbers",
        "numbers: list[int]",
        "str",
        """
        Write sorted {numbers} as text such as "1-3, 5", joining consecutive ones with a hyphen.
        page ranges as a string
        Return the numbers in short: runs of neighbours become first-last, others stay, parted by ", ".
        Given ascending page numbers without repeats, make the text that one types in a print dialog.
        Two or more consecutive numbers are shown as a range. No numbers give an empty string.
        Returns a compact description of the list.
        Format a list of ints as ranges.
        """,
        """
        parts = []
        start = 0
        for i, number in enumerate(numbers):
            if i + 1 == len(numbers) or numbers[i + 1] != number + 1:
                first = numbers[start]
                parts.append(str(first) if first == number else f"{first}-{number}")
                start = i + 1
        return ", ".join(parts)
        ---
        ranges = []
        for number in numbers:
            if ranges and number == ranges[-1][1] + 1:
                ranges[-1][1] = number
            else:
                ranges.append([number, number])
        return ", ".join(f"{a}-{b}" if a != b else str(a) for a, b in ranges)
        """,
        lambda r: (sorted(r.sample(range(12), r.randint(0, 7))),),
    ),
    made(
        "sequences.longest_consecutive",
        "longest_consecutive longest_straight longest_chain most_consecutive",
        "numbers: list[int]",
        "int",
        """
        Find the length of the longest chain n, n + 1, n + 2... that can be made from {numbers} in any order.
        longest run of consecutive integers, unsorted
        Return how many consecutive values the list contains at most. Order and repeats do not matter.
        How long is the longest straight that I can lay with these cards?
        Given numbers in any order, count the longest stretch of successive integers among them. None give 0.
        Returns the size of the largest set of numbers without a gap.
        Longest sequence of successive numbers.
        """,
        """
        values = set(numbers)
        best = 0
        for value in values:
            if value - 1 not in values:
                length = 1
                while value + length in values:
                    length += 1
                best = max(best, length)
        return best
        ---
        best = length = 0
        previous = None
        for value in sorted(set(numbers)):
            length = length + 1 if previous is not None and value == previous + 1 else 1
            best = max(best, length)
            previous = value
        return best
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 9),),
    ),
    made(
        "sequences.rising_pieces",
        "rising_pieces split_ascending ascending_runs increasing_parts",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Cut {numbers} wherever a number is not greater than the one before.
        split into increasing runs
        Return consecutive pieces that each rise strictly and together make up the list.
        A hiker notes heights. Break the list into the stretches that go only upwards.
        Given a list, start a new piece whenever it does not climb any more; equal numbers part too.
        Returns the maximal ascending runs in order, no numbers give no runs.
        Divide a list into rising parts.
        """,
        """
        pieces = []
        for number in numbers:
            if pieces and number > pieces[-1][-1]:
                pieces[-1].append(number)
            else:
                pieces.append([number])
        return pieces
        ---
        cuts = [i for i in range(1, len(numbers)) if numbers[i] <= numbers[i - 1]]
        bounds = [0, *cuts, len(numbers)]
        return [numbers[a:b] for a, b in zip(bounds, bounds[1:])] if numbers else []
        """,
        lambda r: (_small(r),),
    ),
    made(
        "sequences.clusters",
        "clusters split_by_gap group_close cluster_numbers",
        "numbers: list[int]; gap: int",
        "list[list[int]]",
        """
        Group sorted {numbers}: a new group begins where the distance to the previous one exceeds {gap}.
        cluster by gaps
        Return lists of neighbours that are at most {gap} apart.
        Clicks are given as ascending seconds. A pause above {gap} starts a new session. List the sessions.
        Given an ascending list, break it at every jump larger than {gap}.
        Returns the clusters in order; an empty list has none.
        How do I split a sorted list at large differences?
        """,
        """
        groups = []
        for number in numbers:
            if groups and number - groups[-1][-1] <= gap:
                groups[-1].append(number)
            else:
                groups.append([number])
        return groups
        ---
        groups = []
        current = []
        for number in numbers:
            if current and number - current[-1] > gap:
                groups.append(current)
                current = []
            current.append(number)
        if current:
            groups.append(current)
        return groups
        """,
        lambda r: (sorted(draw.ints(r, 0, 6, 0, 20)), r.randint(1, 4)),
    ),
    made(
        "sequences.sections",
        "sections split_before group_from_marker start_groups",
        "items: list[str]; marker: str",
        "list[list[str]]",
        """
        Begin a new group at every {marker}, which stays as the first item of its group.
        split before a marker
        Return {items} in groups that each start with {marker}; what stands before the first is a group too.
        Lines of a file are given and {marker} begins a new section. Return the sections with that line.
        Break the list in front of each {marker} without dropping anything.
        Returns a list of lists whose concatenation is the list again. Nothing gives no groups.
        How do I split a list but keep the separator at the start?
        """,
        """
        groups = []
        for item in items:
            if item == marker or not groups:
                groups.append([])
            groups[-1].append(item)
        return groups
        ---
        starts = [i for i, item in enumerate(items) if i == 0 or item == marker]
        ends = starts[1:] + [len(items)]
        return [items[a:b] for a, b in zip(starts, ends)]
        """,
        lambda r: (_letters(r, 0, 6, "abc-"), "-"),
    ),
    made(
        "sequences.load_in_order",
        "load_in_order pack_in_order fill_boxes group_by_weight",
        "weights: list[int]; limit: int",
        "list[list[int]]",
        """
        Put {weights} into boxes in the given order; start a new box when the next one would exceed {limit}.
        fill trips up to a weight limit
        Return the boxes as lists, each with a sum of at most {limit}. No single weight is above it.
        People queue for a lift that carries {limit} kilos. Who rides together, if nobody may overtake?
        Given weights and a limit, pack greedily from the left.
        Returns lists of consecutive weights that fit together.
        Batch items so that no batch gets too heavy.
        """,
        """
        boxes = []
        for weight in weights:
            if boxes and sum(boxes[-1]) + weight <= limit:
                boxes[-1].append(weight)
            else:
                boxes.append([weight])
        return boxes
        ---
        boxes, current = [], []
        for weight in weights:
            if current and sum(current) + weight > limit:
                boxes.append(current)
                current = []
            current.append(weight)
        return boxes + [current] if current else boxes
        """,
        lambda r: (draw.ints(r, 0, 6, 1, 9), r.randint(9, 14)),
    ),
    made(
        "sequences.nth_occurrence",
        "nth_occurrence nth_index index_of_nth find_nth",
        "items: list[str]; item: str; n: int",
        "int",
        """
        Find the index of the {n}th {item}, -1 if there are not so many.
        position of the n-th occurrence
        Return where {item} appears for the {n}th time in {items}, counting from 1.
        Given a list, an item and a number, at which index does it come for that time? -1 when never.
        Skip the first occurrences and return the place of number {n}.
        Returns the position of occurrence number {n}, or -1.
        Where is the second (third, ...) copy of an element?
        """,
        """
        positions = [i for i, other in enumerate(items) if other == item]
        return positions[n - 1] if len(positions) >= n else -1
        ---
        seen = 0
        for i, other in enumerate(items):
            if other == item:
                seen += 1
                if seen == n:
                    return i
        return -1
        """,
        lambda r: (_letters(r, 0, 7, "ab"), r.choice("aab"), r.randint(1, 3)),
    ),
    made(
        "sequences.valleys",
        "valleys local_minima find_valleys low_points",
        "numbers: list[int]",
        "list[int]",
        """
        List the indices of numbers that are smaller than both neighbours.
        local minima
        Return the positions of all valleys; the first and the last item have one neighbour and never count.
        A tour is given as heights. At which points is one lower than right before and right after?
        Given a list, find where it goes down and then up again.
        Returns indices of the inner items that lie below the items beside them.
        Where are the low points of a curve?
        """,
        """
        return [i for i in range(1, len(numbers) - 1) if numbers[i - 1] > numbers[i] < numbers[i + 1]]
        ---
        result = []
        for i in range(1, len(numbers) - 1):
            if numbers[i] < numbers[i - 1] and numbers[i] < numbers[i + 1]:
                result.append(i)
        return result
        """,
        lambda r: (_small(r, 0, 8),),
    ),
    made(
        "sequences.turning_points",
        "turning_points direction_changes count_turns trend_changes",
        "numbers: list[int]",
        "int",
        """
        Count how often the list changes from rising to falling or back.
        number of turning points
        Return how many inner items are greater than both neighbours or less than both.
        Prices of several days are given. How many times did the trend turn? Equal neighbours make no turn.
        Count peaks and valleys together.
        Returns the number of places where the direction flips.
        How often does the curve turn?
        """,
        """
        return sum((b - a) * (c - b) < 0 for a, b, c in zip(numbers, numbers[1:], numbers[2:]))
        ---
        count = 0
        for i in range(1, len(numbers) - 1):
            left, mid, right = numbers[i - 1 : i + 2]
            if left < mid > right or left > mid < right:
                count += 1
        return count
        """,
        lambda r: (_small(r, 0, 8),),
    ),
)
