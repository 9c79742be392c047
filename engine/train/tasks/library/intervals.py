"""Intervals and ranges of numbers, and sets and tuples of several lists."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _interval(r: Random, top: int = 12) -> tuple[int, int]:
    start = r.randint(0, top - 1)
    return start, r.randint(start + 1, top)


def _many(r: Random, low: int = 0, high: int = 4) -> list[tuple[int, int]]:
    return [_interval(r) for _ in range(r.randint(low, high))]


def _apart(r: Random, high: int = 3) -> list[tuple[int, int]]:
    """Sorted intervals of which no two overlap; some touch."""
    count = r.randint(0, high)
    bounds = sorted(r.sample(range(15), 2 * count))
    pairs = list(zip(bounds[::2], bounds[1::2], strict=True))
    if len(pairs) > 1 and r.random() < 0.3:
        pairs[0] = (pairs[0][0], pairs[1][0])
    return pairs


def _lists(r: Random) -> list[list[int]]:
    return [[r.randint(1, 5) for _ in range(r.randint(0, 3))] for _ in range(r.randint(0, 3))]


def _pairs(r: Random) -> list[tuple[str, int]]:
    return [(r.choice("abc"), r.randint(1, 5)) for _ in range(r.randint(0, 4))]


ENTRIES = (
    made(
        "intervals.gaps",
        "gaps free_gaps gaps_between breaks",
        "intervals: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        List the gaps between sorted {intervals} that do not overlap.
        free time between appointments
        Return (end, start) for each two neighbours with some room between them; touching ones leave no gap.
        Lessons are given as (begin, end) in order. When are the breaks?
        Given intervals in ascending order, collect the ranges between them, none before or after.
        Returns a list of the open spaces between successive intervals.
        """,
        """
        return [(a[1], b[0]) for a, b in zip(intervals, intervals[1:]) if a[1] < b[0]]
        ---
        result = []
        for i in range(1, len(intervals)):
            end, start = intervals[i - 1][1], intervals[i][0]
            if start > end:
                result.append((end, start))
        return result
        """,
        lambda r: (_apart(r),),
    ),
    made(
        "intervals.free_slots",
        "free_slots free_time free_between available_slots",
        "busy: list[tuple[int, int]]; start: int; end: int",
        "list[tuple[int, int]]",
        """
        Return when there is free time between {start} and {end}, given the {busy} intervals.
        free slots of a day
        List the parts of the range from {start} to {end} that no busy interval covers. They may overlap.
        My appointments are given as (from, to) in any order. When am I free between opening and closing?
        Subtract all intervals from one long interval and return what is left, in order.
        Returns a list of free (from, to) pairs; nothing busy means one slot for all.
        """,
        """
        free = []
        now = start
        for begin, finish in sorted(busy):
            if begin > now:
                free.append((now, min(begin, end)))
            now = max(now, finish)
            if now >= end:
                break
        if now < end:
            free.append((now, end))
        return free
        ---
        taken = {t for begin, finish in busy for t in range(begin, finish)}
        free = []
        for t in range(start, end):
            if t in taken:
                continue
            if free and free[-1][1] == t:
                free[-1] = (free[-1][0], t + 1)
            else:
                free.append((t, t + 1))
        return free
        """,
        lambda r: (_many(r, 0, 3), r.choice((0, 0, 2)), r.choice((10, 12))),
    ),
    made(
        "intervals.count_covering",
        "count_covering how_many_contain active_at present_at",
        "intervals: list[tuple[int, int]]; point: int",
        "int",
        """
        Count the intervals that contain {point}; the start belongs to an interval, the end does not.
        number of intervals active at a time
        Return how many (start, end) pairs have start <= {point} < end.
        Guests come and go. How many are there at time {point}? Who leaves just then is gone.
        Given half-open intervals and a number, in how many does the number lie?
        Returns the number of intervals around a point.
        """,
        """
        return sum(start <= point < end for start, end in intervals)
        ---
        count = 0
        for start, end in intervals:
            if point >= start and point < end:
                count += 1
        return count
        ---
        return len([1 for start, end in intervals if start <= point < end])
        """,
        lambda r: (_many(r), r.randint(0, 12)),
    ),
    made(
        "intervals.most_at_once",
        "most_at_once max_overlap rooms_needed peak_visitors",
        "intervals: list[tuple[int, int]]",
        "int",
        """
        Find how many intervals overlap at most at the same time.
        number of meeting rooms needed
        Return the greatest number of {intervals} that share a moment; one that ends lets another start.
        Given meetings as (start, end), how many rooms are necessary? No meetings need 0.
        Visitors come and go. How many were there at once, at the busiest time?
        Returns the maximal depth of overlap, touching intervals do not overlap.
        """,
        """
        best = 0
        for point, _ in intervals:
            best = max(best, sum(start <= point < end for start, end in intervals))
        return best
        ---
        events = sorted([(start, 1) for start, _ in intervals] + [(end, -1) for _, end in intervals])
        best = current = 0
        for _, change in events:
            current += change
            best = max(best, current)
        return best
        """,
        lambda r: (_many(r, 0, 5),),
    ),
    made(
        "intervals.most_meetings",
        "most_meetings max_non_overlapping schedule_most attend_most",
        "meetings: list[tuple[int, int]]",
        "int",
        """
        Return how many of the {meetings} one can attend at most without an overlap.
        interval scheduling
        Choose as many intervals as possible that do not overlap and return their number.
        Films are shown at (start, end). How many can I see completely? One may start as another ends.
        Always take the interval that ends first among those that still fit, and count.
        Returns the size of the largest set of compatible intervals.
        """,
        """
        count = 0
        free_from = None
        for start, end in sorted(meetings, key=lambda meeting: meeting[1]):
            if free_from is None or start >= free_from:
                count += 1
                free_from = end
        return count
        ---
        chosen = []
        for start, end in sorted(meetings, key=lambda meeting: (meeting[1], meeting[0])):
            if not chosen or chosen[-1][1] <= start:
                chosen.append((start, end))
        return len(chosen)
        """,
        lambda r: (_many(r, 0, 5),),
    ),
    made(
        "intervals.joined",
        "join_intervals union_of_two joined merge_two",
        "first: tuple[int, int]; second: tuple[int, int]",
        "tuple[int, int] | None",
        """
        Join two intervals into one, None if there is a gap between them.
        union of two intervals
        Return the interval that covers exactly both; touching is enough, apart gives None.
        Given (start, end) twice, can they be merged? Return the merged one or None.
        Combine two ranges if they overlap or touch.
        Returns the smallest start and the largest end, but None for separate intervals.
        """,
        """
        if max(first[0], second[0]) > min(first[1], second[1]):
            return None
        return min(first[0], second[0]), max(first[1], second[1])
        ---
        if first[1] < second[0] or second[1] < first[0]:
            return None
        return (min(first[0], second[0]), max(first[1], second[1]))
        ---
        left, right = sorted([first, second])
        if right[0] > left[1]:
            return None
        return left[0], max(left[1], right[1])
        """,
        lambda r: (_interval(r), _interval(r)),
    ),
    made(
        "intervals.is_within",
        "is_within contains_interval lies_inside fits_inside",
        "inner: tuple[int, int]; outer: tuple[int, int]",
        "bool",
        """
        Check whether {inner} lies completely inside {outer}; equal ends are allowed.
        interval contained in another
        Return True if the first range sticks out of the second one at no side.
        Given a meeting and the opening hours, both as (start, end), does the meeting fit?
        Does {outer} cover the whole of {inner}?
        Returns whether one interval contains the other, borders included.
        """,
        """
        return outer[0] <= inner[0] and inner[1] <= outer[1]
        ---
        start, end = inner
        low, high = outer
        return low <= start <= end <= high
        """,
        lambda r: (_interval(r), _interval(r) if r.random() < 0.5 else (r.randint(0, 3), r.randint(8, 12))),
    ),
    made(
        "intervals.distance_to",
        "distance_to_interval distance_to_range off_by how_far_outside",
        "value: int; low: int; high: int",
        "int",
        """
        Return how far {value} is outside of the range {low} to {high}, 0 if inside.
        distance of a number to an interval
        How much must {value} change at least to be from {low} to {high}, both included?
        Given a reading and its allowed limits, by how much does it miss them?
        Below the range measure to {low}, above it to {high}, inside it return 0.
        Returns the distance to the nearest allowed number.
        """,
        """
        return max(low - value, 0, value - high)
        ---
        if value < low:
            return low - value
        if value > high:
            return value - high
        return 0
        ---
        nearest = min(max(value, low), high)
        return abs(value - nearest)
        """,
        lambda r: (r.randint(-5, 20), (low := r.randint(0, 8)), low + r.randint(0, 6)),
    ),
    made(
        "intervals.which_interval",
        "which_interval find_interval interval_index slot_of",
        "intervals: list[tuple[int, int]]; value: int",
        "int",
        """
        Return the index of the first interval that contains {value}, both ends included, or -1.
        in which range does a number fall
        Look through (low, high) pairs and return the position of the first with low <= {value} <= high.
        Price ranges are given. Which one does {value} belong to, counted from 0? -1 for none.
        Find the slot for a number.
        Returns the place of the matching range, -1 if no range matches.
        """,
        """
        for i, (low, high) in enumerate(intervals):
            if low <= value <= high:
                return i
        return -1
        ---
        return next((i for i, (low, high) in enumerate(intervals) if low <= value <= high), -1)
        """,
        lambda r: (_many(r, 0, 3), r.randint(0, 12)),
    ),
    made(
        "intervals.clip_all",
        "clip_intervals limit_intervals cut_to_range visible_parts",
        "intervals: list[tuple[int, int]]; low: int; high: int",
        "list[tuple[int, int]]",
        """
        Cut {intervals} to the range from {low} to {high}; those that lie outside disappear.
        clip intervals
        Return the parts of the intervals that are between {low} and {high}, in order, without empty ones.
        A chart shows the time from {low} to {high} only. Which parts of the given bars can be seen?
        Intersect every interval with one range and keep what has a positive length.
        Returns the visible pieces.
        """,
        """
        clipped = [(max(start, low), min(end, high)) for start, end in intervals]
        return [(start, end) for start, end in clipped if start < end]
        ---
        result = []
        for start, end in intervals:
            start, end = max(start, low), min(end, high)
            if start < end:
                result.append((start, end))
        return result
        """,
        lambda r: (_many(r, 0, 3), r.randint(0, 5), r.randint(6, 11)),
    ),
    made(
        "intervals.cut_out",
        "cut_out subtract_interval remove_range without_part",
        "interval: tuple[int, int]; hole: tuple[int, int]",
        "list[tuple[int, int]]",
        """
        Take {hole} out of {interval} and return the pieces that are left, from left to right.
        difference of two intervals
        Return zero, one or two intervals: what remains before the hole and what remains after it.
        I work from a to b with one break. When do I work? The break may lie outside or cover everything.
        Subtract one (start, end) from another, without empty pieces.
        Returns a list of the remaining parts.
        """,
        """
        start, end = interval
        left = (start, min(end, hole[0]))
        right = (max(start, hole[1]), end)
        return [(a, b) for a, b in (left, right) if a < b]
        ---
        start, end = interval
        pieces = []
        if start < min(end, hole[0]):
            pieces.append((start, min(end, hole[0])))
        if max(start, hole[1]) < end:
            pieces.append((max(start, hole[1]), end))
        return pieces
        """,
        lambda r: (_interval(r), _interval(r)),
    ),
    made(
        "intervals.longest",
        "longest_interval longest widest_range longest_session",
        "intervals: list[tuple[int, int]]",
        "tuple[int, int] | None",
        """
        Return the longest of {intervals}, the first one on a tie, None if there are none.
        interval with the greatest length
        Find the (start, end) pair whose difference is largest.
        Given phone calls by begin and end, which took the longest? No calls, no answer: None.
        Compare end - start of all ranges and return the widest range.
        Returns a pair, or None for an empty list.
        """,
        """
        return max(intervals, key=lambda interval: interval[1] - interval[0], default=None)
        ---
        best = None
        for start, end in intervals:
            if best is None or end - start > best[1] - best[0]:
                best = (start, end)
        return best
        """,
        lambda r: (_many(r),),
    ),
    made(
        "intervals.equal_steps",
        "equal_parts divide_interval split_range boundaries",
        "start: int; end: int; parts: int",
        "list[float]",
        """
        Return the {parts} + 1 borders that divide the range from {start} to {end} into equal parts.
        evenly spaced points
        List the points from {start} to {end}, both included, at equal distances, rounded to 2 decimals.
        A ruler from {start} to {end} has {parts} sections of equal length. Where are its marks?
        Like linspace: {parts} steps of the same size, at least one.
        Returns the boundaries of the sections as floats with two decimals.
        """,
        """
        return [round(start + (end - start) * i / parts, 2) for i in range(parts + 1)]
        ---
        points = []
        for i in range(parts + 1):
            points.append(round(start + i * (end - start) / parts, 2))
        return points
        """,
        lambda r: (r.randint(-5, 5), r.randint(6, 20), r.randint(1, 4)),
    ),
    made(
        "intervals.multiples_between",
        "multiples_between count_multiples how_many_multiples divisible_between",
        "low: int; high: int; divisor: int",
        "int",
        """
        Count the multiples of {divisor} from {low} to {high}, both included.
        how many numbers of a range are divisible
        Return how many integers between {low} and {high} can be divided by {divisor} without rest.
        A bell rings every {divisor} minutes, first at 0. How often does it ring from {low} to {high}?
        An empty range, where {low} is above {high}, has none.
        Returns the number of divisible numbers in the closed range.
        """,
        """
        return sum(n % divisor == 0 for n in range(low, high + 1))
        ---
        if low > high:
            return 0
        return high // divisor - (low - 1) // divisor
        ---
        count = 0
        for n in range(low, high + 1):
            if n % divisor == 0:
                count += 1
        return count
        """,
        lambda r: (r.randint(0, 15), r.randint(0, 40), r.randint(1, 6)),
    ),
    made(
        "intervals.in_at_least",
        "in_at_least shared_by_some common_to_n in_several",
        "lists: list[list[int]]; n: int",
        "list[int]",
        """
        Return the values that occur in at least {n} of the {lists}, sorted.
        items shared by n or more lists
        For how many lists contain a value, repeats within one list do not count. Keep those with {n} or more.
        Everyone made a wish list. Which things are on the lists of {n} people at least?
        Given several lists, find what is common to {n} of them, in ascending order.
        Returns a sorted list without duplicates.
        """,
        """
        counts = Counter(value for items in lists for value in set(items))
        return sorted(value for value, count in counts.items() if count >= n)
        ---
        values = {value for items in lists for value in items}
        return sorted(v for v in values if sum(v in items for items in lists) >= n)
        """,
        lambda r: (_lists(r), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "intervals.in_exactly_one",
        "in_exactly_one exclusive_values only_in_one_list not_shared",
        "lists: list[list[int]]",
        "list[int]",
        """
        Return the values that occur in exactly one of the {lists}, sorted.
        elements that no two lists share
        Which values does only a single list contain? Repeats inside that list are fine.
        Friends compare their collections. What does just one of them own?
        Given several lists, leave out everything that is in two or more of them.
        Returns the unshared values in ascending order, each once.
        """,
        """
        counts = Counter(value for items in lists for value in set(items))
        return sorted(value for value, count in counts.items() if count == 1)
        ---
        once, more = set(), set()
        for items in lists:
            for value in set(items):
                (more if value in once else once).add(value)
        return sorted(once - more)
        ---
        values = {value for items in lists for value in items}
        return sorted(v for v in values if sum(v in items for items in lists) == 1)
        """,
        lambda r: (_lists(r),),
        "from collections import Counter",
    ),
    made(
        "intervals.first_per_key",
        "first_per_key keep_first unique_by_first dedupe_by_key",
        "pairs: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Keep only the first pair for each name.
        unique by the first element
        Return the {pairs} without those whose first part has come before.
        Everybody may enter once. Given entries (name, number), drop all later entries of the same name.
        Deduplicate tuples by their key and keep the order.
        Returns at most one pair per key, the earliest.
        """,
        """
        seen = set()
        result = []
        for name, value in pairs:
            if name not in seen:
                seen.add(name)
                result.append((name, value))
        return result
        ---
        first = {}
        for name, value in pairs:
            first.setdefault(name, value)
        return list(first.items())
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "intervals.best_per_key",
        "best_per_key max_per_name highest_per_key personal_bests",
        "pairs: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Return for each name the pair with its highest value, ordered by name.
        maximum per group of pairs
        Reduce (name, value) pairs to the best value of every name, sorted alphabetically.
        Each athlete jumped several times. What is the best jump of each?
        Group tuples by the first part and keep the largest second part.
        Returns a sorted list of (name, maximum).
        """,
        """
        best = {}
        for name, value in pairs:
            best[name] = max(value, best.get(name, value))
        return sorted(best.items())
        ---
        names = sorted({name for name, _ in pairs})
        return [(name, max(value for other, value in pairs if other == name)) for name in names]
        ---
        best = {}
        for name, value in pairs:
            if name not in best or value > best[name]:
                best[name] = value
        return [(name, best[name]) for name in sorted(best)]
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "intervals.value_of",
        "value_of lookup_pair find_in_pairs get_from_pairs",
        "pairs: list[tuple[str, int]]; name: str",
        "int | None",
        """
        Return the value of the last pair with this {name}, None if there is none.
        look up in a list of tuples, later pairs win
        Find {name} among the first parts of {pairs} and return the second part; the latest entry counts.
        A price list may be corrected further down. What is the current price of {name}?
        Search pairs from the end for a key.
        Returns the number stored last under {name}, otherwise None.
        """,
        """
        for key, value in reversed(pairs):
            if key == name:
                return value
        return None
        ---
        return dict(pairs).get(name)
        ---
        found = None
        for key, value in pairs:
            if key == name:
                found = value
        return found
        """,
        lambda r: (_pairs(r), r.choice("abcd")),
    ),
    made(
        "intervals.connected_groups",
        "connected_groups join_groups merge_overlapping friend_circles",
        "groups: list[set[int]]",
        "list[list[int]]",
        """
        Merge all sets that have something in common, also through others; return sorted lists in order.
        merge overlapping sets
        Return the connected groups: sets that share an element become one, until all are disjoint.
        Whoever appears in the same set knows each other. Which circles of acquaintances are there?
        Unite {groups} as long as two of them overlap. Each result is sorted, and so is the list of results.
        Returns disjoint sorted lists that hold all elements.
        """,
        """
        merged = []
        for group in groups:
            group = set(group)
            touching = [other for other in merged if other & group]
            merged = [other for other in merged if not other & group]
            merged.append(group.union(*touching))
        return sorted(sorted(group) for group in merged)
        ---
        merged = [set(group) for group in groups]
        i = 0
        while i < len(merged):
            hits = [j for j in range(i + 1, len(merged)) if merged[i] & merged[j]]
            if hits:
                merged[i] |= merged.pop(hits[0])
            else:
                i += 1
        return sorted(sorted(group) for group in merged)
        """,
        lambda r: ([set(r.sample(range(1, 8), r.randint(1, 2))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "intervals.dice_similarity",
        "dice_similarity overlap_score dice_coefficient similarity",
        "first: list[int]; second: list[int]",
        "float",
        """
        Compare two lists as sets: twice the common values divided by the sum of both sizes, to 2 decimals.
        Dice coefficient
        Return 2 * |A & B| / (|A| + |B|) without regard to repeats; two empty lists are equal: 1.0.
        How similar are the tastes of two people, given the ids of what they like? 0.0 to 1.0.
        Compute the Dice similarity of the distinct values, rounded to two places.
        Returns 1.0 for the same values and 0.0 for nothing in common.
        """,
        """
        a, b = set(first), set(second)
        if not a and not b:
            return 1.0
        return round(2 * len(a & b) / (len(a) + len(b)), 2)
        ---
        a, b = set(first), set(second)
        total = len(a) + len(b)
        common = sum(value in b for value in a)
        return round(2 * common / total, 2) if total else 1.0
        """,
        lambda r: (
            [r.randint(1, 4) for _ in range(r.randint(0, 4))],
            [r.randint(1, 4) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "intervals.who_is_where",
        "presence compare_sets who_is_where venn",
        "first: list[str]; second: list[str]",
        "dict[str, str]",
        """
        Tell for each item whether it is in "both", only in the "first" or only in the "second" list.
        Venn diagram as a dict
        Map every distinct item to "first", "second" or "both", keys in sorted order.
        Two guest lists are given. On which of them is each guest?
        Classify items by the lists that contain them.
        Returns a dictionary from item to one of three words.
        """,
        """
        result = {}
        for item in sorted(set(first) | set(second)):
            if item in first and item in second:
                result[item] = "both"
            else:
                result[item] = "first" if item in first else "second"
        return result
        ---
        both = set(first) & set(second)
        return {
            item: "both" if item in both else "first" if item in first else "second"
            for item in sorted(set(first + second))
        }
        """,
        lambda r: (
            [r.choice("abc") for _ in range(r.randint(0, 3))],
            [r.choice("abc") for _ in range(r.randint(0, 3))],
        ),
    ),
)
