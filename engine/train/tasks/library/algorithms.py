"""Classic algorithms: dynamic programming, backtracking, stacks, greedy choices, windows, counting."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 6, bottom: int = 0, top: int = 9) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _intervals(r: Random, low: int = 0, high: int = 4, top: int = 9) -> list[tuple[int, int]]:
    starts = [r.randint(0, top) for _ in range(r.randint(low, high))]
    return [(start, start + r.randint(1, 5)) for start in starts]


def _parentheses(r: Random, high: int = 4) -> str:
    """Balanced round brackets."""
    text = ""
    for _ in range(r.randint(0, high)):
        place = r.randint(0, len(text))
        text = text[:place] + "()" + text[place:]
    return text


def _rotated(r: Random) -> list[int]:
    """Different ascending numbers, rotated."""
    numbers = sorted(r.sample(range(20), r.randint(1, 7)))
    cut = r.randrange(len(numbers))
    return numbers[cut:] + numbers[:cut]


def _formula(r: Random) -> str:
    """Small numbers with + - * between them and spaces around the signs."""
    text = str(r.randint(0, 9))
    for _ in range(r.randint(0, 4)):
        text += f" {r.choice('+-**')} {r.randint(0, 9)}"
    return text


ENTRIES = (
    made(
        "algorithms.palindromic_subsequence",
        "longest_palindromic_subsequence palindromic_subsequence_length longest_mirror_subsequence",
        "text: str",
        "int",
        """
        Length of the longest palindrome that is left when any characters of {text} are deleted.
        longest palindromic subsequence
        Return how many characters of {text} can be kept, in order, so that they read the same backwards.
        Unlike a substring, the kept letters need not be neighbors: how long can a symmetric choice be?
        Given a string, find the size of its largest palindromic subsequence; 0 for empty text.
        Returns an int, at least 1 for text that is not empty.
        """,
        """
        if not text:
            return 0
        if text[0] == text[-1]:
            inner = longest_palindromic_subsequence(text[1:-1])
            return inner + min(len(text), 2)
        return max(longest_palindromic_subsequence(text[1:]), longest_palindromic_subsequence(text[:-1]))
        ---
        other = text[::-1]
        row = [0] * (len(text) + 1)
        for a in text:
            previous = row
            row = [0]
            for j, b in enumerate(other):
                row.append(previous[j] + 1 if a == b else max(previous[j + 1], row[j]))
        return row[-1]
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "algorithms.supersequence_length",
        "shortest_supersequence_length common_supersequence_length shortest_common_supersequence",
        "a: str; b: str",
        "int",
        """
        Length of the shortest text that contains both {a} and {b} as subsequences.
        shortest common supersequence
        Return how few characters a string needs from which {a} and {b} can each be made by deletions.
        Merge two words in order and share as many letters as possible: how long is the result?
        Both lengths added, minus the longest common subsequence.
        Returns the length only, 0 for two empty texts.
        """,
        """
        if not a or not b:
            return len(a) + len(b)
        if a[0] == b[0]:
            return 1 + shortest_supersequence_length(a[1:], b[1:])
        return 1 + min(shortest_supersequence_length(a[1:], b), shortest_supersequence_length(a, b[1:]))
        ---
        row = list(range(len(b) + 1))
        for i, x in enumerate(a, 1):
            previous, row = row, [i]
            for j, y in enumerate(b):
                row.append(previous[j] + 1 if x == y else min(previous[j + 1], row[j]) + 1)
        return row[-1]
        """,
        lambda r: (draw.letters(r, 0, 5, "abc"), draw.letters(r, 0, 5, "abc")),
    ),
    made(
        "algorithms.count_partitions",
        "count_partitions number_of_partitions partition_count",
        "n: int",
        "int",
        """
        Count the ways to write {n} as a sum of positive integers, where the order does not matter.
        partition numbers 1, 1, 2, 3, 5, 7, 11, ...
        Return the number of partitions of {n}; 0 has one, the empty sum.
        In how many ways can that many equal coins be split into piles?
        Given an amount, how many different multisets of whole numbers have that total?
        Returns an int, 5 for 4.
        """,
        """
        ways = [1] + [0] * n
        for part in range(1, n + 1):
            for total in range(part, n + 1):
                ways[total] += ways[total - part]
        return ways[n]
        ---
        def count(rest: int, largest: int) -> int:
            if rest == 0:
                return 1
            return sum(count(rest - part, part) for part in range(1, min(rest, largest) + 1))

        return count(n, n)
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "algorithms.equal_halves",
        "can_split_equally equal_partition two_equal_halves",
        "numbers: list[int]",
        "bool",
        """
        Can the non-negative {numbers} be split into two groups with equal sums?
        partition equal subset sum
        Return True if some of {numbers} add up to exactly half of the total.
        Two heirs want the same value: can the items be shared fairly without cutting any?
        Given a list, is there a choice of items that weighs as much as the rest?
        Returns True for an empty list, both groups being empty.
        """,
        """
        total = sum(numbers)
        if total % 2 == 1:
            return False
        sums = {0}
        for number in numbers:
            sums |= {s + number for s in sums}
        return total // 2 in sums
        ---
        half = sum(numbers) / 2
        for size in range(len(numbers) + 1):
            for group in itertools.combinations(numbers, size):
                if sum(group) == half:
                    return True
        return False
        """,
        lambda r: (_ints(r, 0, 5, 0, 9),),
        "import itertools",
    ),
    made(
        "algorithms.fairest_split",
        "smallest_split_difference fairest_split minimum_subset_difference",
        "weights: list[int]",
        "int",
        """
        Split {weights} into two groups whose sums differ as little as possible; return that difference.
        minimum subset sum difference
        Return the smallest possible difference between the totals of two groups that use all {weights}.
        Load two lorries as evenly as possible: by how much do their loads differ?
        Given non-negative numbers, put each on one of two sides; what is the best balance?
        Returns the remaining imbalance, 0 for an empty list.
        """,
        """
        sums = {0}
        for weight in weights:
            sums |= {s + weight for s in sums}
        total = sum(weights)
        return min(abs(total - 2 * s) for s in sums)
        ---
        signs = itertools.product((1, -1), repeat=len(weights))
        return min(abs(sum(s * w for s, w in zip(choice, weights))) for choice in signs)
        """,
        lambda r: (_ints(r, 0, 5, 0, 12),),
        "import itertools",
    ),
    made(
        "algorithms.count_sums",
        "count_subsets_with_sum subset_sum_ways ways_to_reach_total",
        "numbers: list[int]; target: int",
        "int",
        """
        In how many ways can some of {numbers} be chosen that add up to {target}?
        count subsets with a given sum
        Return the number of choices with the sum {target}; equal numbers at different places differ.
        Given a list and a wanted sum, how many subsets have it? Choosing nothing gives 0.
        For each number decide whether it is taken or not, and count the hits.
        Returns how many selections hit the total exactly.
        """,
        """
        ways = Counter({0: 1})
        for number in numbers:
            for total, count in list(ways.items()):
                ways[total + number] += count
        return ways[target]
        ---
        if not numbers:
            return 1 if target == 0 else 0
        rest = numbers[1:]
        return count_subsets_with_sum(rest, target) + count_subsets_with_sum(rest, target - numbers[0])
        ---
        sizes = range(len(numbers) + 1)
        return sum(sum(c) == target for k in sizes for c in itertools.combinations(numbers, k))
        """,
        lambda r: (_ints(r, 0, 5, 1, 6), r.randint(0, 10)),
        ("import itertools", "from collections import Counter"),
    ),
    made(
        "algorithms.signed_sums",
        "target_sum_ways plus_minus_ways signed_sum_ways",
        "numbers: list[int]; target: int",
        "int",
        """
        In how many ways can each of {numbers} get a plus or a minus sign so that the result is {target}?
        target sum with plus and minus
        Return the number of sign choices for which the signed {numbers} add up to {target}.
        Put + or - before every number: how often does the total fit?
        Given a list and a goal, count all assignments of signs that reach it.
        Returns 1 for an empty list and target 0.
        """,
        """
        if not numbers:
            return 1 if target == 0 else 0
        first, rest = numbers[0], numbers[1:]
        return target_sum_ways(rest, target - first) + target_sum_ways(rest, target + first)
        ---
        choices = itertools.product((1, -1), repeat=len(numbers))
        return sum(sum(s * n for s, n in zip(signs, numbers)) == target for signs in choices)
        """,
        lambda r: (_ints(r, 0, 5, 0, 4), r.randint(-4, 6)),
        "import itertools",
    ),
    made(
        "algorithms.rod_cutting",
        "best_rod_price rod_cutting cut_rod",
        "prices: list[int]; length: int",
        "int",
        """
        Best total for a rod of {length} when a piece of length k sells for the k-th of {prices}.
        rod cutting
        Return the highest earnings from cutting the rod into whole pieces, any size as often as wanted.
        Given prices for the lengths 1, 2, 3, ..., how much does the best cut of a bar bring in?
        Lengths without a price cannot be sold, the leftover is worth nothing.
        Returns 0 for length 0.
        """,
        """
        best = [0] * (length + 1)
        for size in range(1, length + 1):
            best[size] = best[size - 1]
            for piece, price in enumerate(prices[:size], 1):
                best[size] = max(best[size], price + best[size - piece])
        return best[length]
        ---
        options = [p + best_rod_price(prices, length - k) for k, p in enumerate(prices, 1) if k <= length]
        return max([0, *options])
        """,
        lambda r: (_ints(r, 1, 4, 1, 12), r.randint(0, 6)),
    ),
    made(
        "algorithms.egg_drops",
        "egg_drops trials_with_eggs minimum_drops",
        "eggs: int; floors: int",
        "int",
        """
        Fewest drops that always find the critical floor of {floors} with {eggs} eggs that may break.
        egg drop problem
        Return the number of trials needed in the worst case; a broken egg is lost, a whole one is used again.
        From which floor on do eggs break? Find out with few eggs and as few attempts as possible.
        Given eggs and storeys, compute the minimal number of tries that is always enough.
        Returns 0 for no floors; with one egg it is {floors}.
        """,
        """
        reach = [0] * (eggs + 1)
        drops = 0
        while reach[eggs] < floors:
            drops += 1
            for k in range(eggs, 0, -1):
                reach[k] += reach[k - 1] + 1
        return drops
        ---
        table = list(range(floors + 1))
        for _ in range(eggs - 1):
            better = [0]
            for n in range(1, floors + 1):
                better.append(1 + min(max(table[k - 1], better[n - k]) for k in range(1, n + 1)))
            table = better
        return table[floors]
        """,
        lambda r: (r.randint(1, 4), r.randint(0, 24)),
    ),
    made(
        "algorithms.decode_ways",
        "count_decodings decode_ways ways_to_read_digits",
        "digits: str",
        "int",
        """
        In how many ways can {digits} be read as letters when "1" is A, "2" is B, ..., "26" is Z?
        decode ways
        Return the number of ways to cut {digits} into numbers from 1 to 26 without leading zeros.
        A message was coded by alphabet positions without separators: how many original texts are possible?
        "12" may be AB or L, so it has two; count for any string of digits, "" having one.
        Returns 0 if no reading is possible, as for "0".
        """,
        """
        before, current = 0, 1
        last = ""
        for digit in digits:
            ways = current if digit != "0" else 0
            if last and 10 <= int(last + digit) <= 26:
                ways += before
            before, current = current, ways
            last = digit
        return current
        ---
        if not digits:
            return 1
        if digits[0] == "0":
            return 0
        total = count_decodings(digits[1:])
        if len(digits) > 1 and int(digits[:2]) <= 26:
            total += count_decodings(digits[2:])
        return total
        """,
        lambda r: (r.choice(("", "0", "12", "226", "106", "30", draw.letters(r, 1, 8, "0121326"))),),
    ),
    made(
        "algorithms.stairs_with_steps",
        "climb_ways_with_steps ways_to_climb step_combinations",
        "height: int; steps: list[int]",
        "int",
        """
        In how many ways can a stair of {height} be climbed with strides from {steps}? The order matters.
        climbing stairs with given step sizes
        Return the number of sequences of {steps} that add up to exactly {height}; one way for height 0.
        Given allowed stride lengths, how many different ways up are there?
        1, 2 or 3 stairs at a time, or any other choice of positive step sizes without repetition.
        Returns an int, 0 if the top cannot be reached exactly.
        """,
        """
        ways = [1] + [0] * height
        for level in range(1, height + 1):
            ways[level] = sum(ways[level - step] for step in steps if step <= level)
        return ways[height]
        ---
        if height < 0:
            return 0
        if height == 0:
            return 1
        return sum(climb_ways_with_steps(height - step, steps) for step in steps)
        """,
        lambda r: (r.randint(0, 9), sorted(r.sample(range(1, 6), r.randint(1, 3)))),
    ),
    made(
        "algorithms.domino_tilings",
        "domino_tilings tile_board_ways ways_to_tile",
        "width: int",
        "int",
        """
        In how many ways can a board of 2 by {width} cells be covered with dominoes of 2 by 1?
        domino tiling 2xn
        Return the number of complete coverings by dominoes that lie or stand, without overlap.
        Given the length of a strip two cells high, count its tilings.
        One upright domino, or two lying ones above each other, begin each tiling.
        Returns 1 for a width of 0.
        """,
        """
        a, b = 1, 1
        for _ in range(width):
            a, b = b, a + b
        return a
        ---
        if width < 2:
            return 1
        return domino_tilings(width - 1) + domino_tilings(width - 2)
        ---
        return sum(math.comb(width - pairs, pairs) for pairs in range(width // 2 + 1))
        """,
        lambda r: (r.randint(0, 14),),
        "import math",
    ),
    made(
        "algorithms.paint_fence",
        "paint_fence_ways fence_colorings paint_posts",
        "posts: int; colors: int",
        "int",
        """
        In how many ways can {posts} in a row be painted with {colors} if at most two neighbors share a color?
        paint fence
        Return the number of colorings in which never three posts in a row look the same.
        Given a number of fence posts and of paints, count the allowed patterns; 0 posts have 1 way.
        Two equal ones side by side are fine, a third one is not.
        Returns how many colorings obey the rule.
        """,
        """
        if posts == 0:
            return 1
        same, different = 0, colors
        for _ in range(posts - 1):
            same, different = different, (same + different) * (colors - 1)
        return same + different
        ---
        patterns = itertools.product(range(colors), repeat=posts)
        return sum(all(not a == b == c for a, b, c in zip(p, p[1:], p[2:])) for p in patterns)
        """,
        lambda r: (r.randint(0, 5), r.randint(1, 3)),
        "import itertools",
    ),
    made(
        "algorithms.max_product_run",
        "max_product_subarray largest_product_run best_consecutive_product",
        "numbers: list[int]",
        "int",
        """
        Return the largest product of one or more consecutive {numbers}, of which there is at least one.
        maximum product subarray
        Find the stretch of neighbors whose product is greatest and return that product.
        Two negative factors make a positive one, and a zero ends every run: what is the best product?
        Given whole numbers of any sign, which run multiplied together gives the most?
        Returns the product of the best contiguous part.
        """,
        """
        best = high = low = numbers[0]
        for number in numbers[1:]:
            options = (number, number * high, number * low)
            high, low = max(options), min(options)
            best = max(best, high)
        return best
        ---
        best = numbers[0]
        for start in range(len(numbers)):
            product = 1
            for number in numbers[start:]:
                product *= number
                best = max(best, product)
        return best
        ---
        size = len(numbers)
        return max(math.prod(numbers[i:j]) for i in range(size) for j in range(i + 1, size + 1))
        """,
        lambda r: (_ints(r, 1, 6, -4, 5),),
        "import math",
    ),
    made(
        "algorithms.heaviest_rise",
        "max_sum_increasing_subsequence heaviest_increasing_choice best_rising_sum",
        "numbers: list[int]",
        "int",
        """
        Return the largest sum of a strictly rising choice of the positive {numbers}, in order; 0 if empty.
        maximum sum increasing subsequence
        Pick numbers from left to right, each greater than the one before: how large can their total be?
        The chosen items need not be neighbors; maximize the sum, not the count.
        Given a list of positive integers, find the heaviest rising subsequence.
        Returns the total of the best ascending subsequence.
        """,
        """
        best: list[int] = []
        for i, number in enumerate(numbers):
            before = [best[j] for j in range(i) if numbers[j] < number]
            best.append(number + max(before, default=0))
        return max(best, default=0)
        ---
        def heaviest(start: int, above: int) -> int:
            options = [0]
            for i in range(start, len(numbers)):
                if numbers[i] > above:
                    options.append(numbers[i] + heaviest(i + 1, numbers[i]))
            return max(options)

        return heaviest(0, 0)
        """,
        lambda r: (_ints(r, 0, 7, 1, 12),),
    ),
    made(
        "algorithms.triangle_path",
        "best_triangle_path triangle_path_sum maximum_path_down",
        "triangle: list[list[int]]",
        "int",
        """
        Largest sum on a way down {triangle}, each step going to one of the two numbers below.
        maximum path sum in a number triangle
        Return the best total when one goes down from row to row, to the same or the next index.
        Row k has k numbers; start at the tip and collect as much as possible.
        Given rows of a triangle, which path down gives most? Tell its sum.
        Returns an int; there is at least one row.
        """,
        """
        best = triangle[-1]
        for row in reversed(triangle[:-1]):
            best = [value + max(best[i], best[i + 1]) for i, value in enumerate(row)]
        return best[0]
        ---
        def below(row: int, i: int) -> int:
            if row == len(triangle):
                return 0
            return triangle[row][i] + max(below(row + 1, i), below(row + 1, i + 1))

        return below(0, 0)
        """,
        lambda r: ([[r.randint(0, 9) for _ in range(k)] for k in range(1, r.randint(2, 5))],),
    ),
    made(
        "algorithms.count_occurrences_as_subsequence",
        "count_subsequence_occurrences distinct_subsequences times_as_subsequence",
        "text: str; part: str",
        "int",
        """
        How often does {part} occur in {text} as a subsequence, counted by choice of positions?
        distinct subsequences
        Return the number of ways to delete characters of {text} so that exactly {part} remains.
        "rabbbit" contains "rabbit" three times in this sense: count for any two strings.
        Given a long and a short word, in how many ways can the letters of the short one be picked in order?
        Returns 1 for an empty {part}.
        """,
        """
        ways = [1] + [0] * len(part)
        for char in text:
            for j in range(len(part), 0, -1):
                if part[j - 1] == char:
                    ways[j] += ways[j - 1]
        return ways[-1]
        ---
        if not part:
            return 1
        if not text:
            return 0
        count = count_subsequence_occurrences(text[1:], part)
        if text[0] == part[0]:
            count += count_subsequence_occurrences(text[1:], part[1:])
        return count
        ---
        return sum("".join(c) == part for c in itertools.combinations(text, len(part)))
        """,
        lambda r: (draw.letters(r, 0, 7, "ab"), draw.letters(r, 0, 3, "ab")),
        "import itertools",
    ),
    made(
        "algorithms.is_interleaving",
        "is_interleaving is_merge_of_texts woven_together",
        "a: str; b: str; mixed: str",
        "bool",
        """
        Is {mixed} made of {a} and {b} woven together, each keeping the order of its letters?
        interleaving strings / merged string check
        Return True if {mixed} can be split into two subsequences that are {a} and {b}, using every letter.
        Was the third string merged from the first two like two decks of cards shuffled into one another?
        Given three strings, check for a valid interleaving; the lengths must add up.
        Returns False for letters that are missing, left over or out of order.
        """,
        """
        if len(a) + len(b) != len(mixed):
            return False
        if not mixed:
            return True
        if a and a[0] == mixed[0] and is_interleaving(a[1:], b, mixed[1:]):
            return True
        return bool(b) and b[0] == mixed[0] and is_interleaving(a, b[1:], mixed[1:])
        ---
        if len(a) + len(b) != len(mixed):
            return False
        used = {0}
        for k, char in enumerate(mixed):
            following = {i + 1 for i in used if a[i : i + 1] == char}
            following |= {i for i in used if k - i < len(b) and b[k - i] == char}
            used = following
        return bool(used)
        """,
        lambda r: r.choice(
            (
                ("ab", "cd", "acbd"),
                ("ab", "cd", "adbc"),
                ("", "", ""),
                ("aa", "b", "aba"),
                (draw.letters(r, 0, 3, "ab"), draw.letters(r, 0, 2, "ab"), draw.letters(r, 3, 4, "ab")),
                (draw.letters(r, 1, 2, "a"), draw.letters(r, 1, 2, "b"), draw.letters(r, 2, 4, "ab")),
            )
        ),
    ),
    made(
        "algorithms.wildcard_match",
        "wildcard_match matches_wildcard glob_match",
        "text: str; pattern: str",
        "bool",
        """
        Does all of {text} match {pattern}, in which "*" stands for any characters and "?" for exactly one?
        wildcard matching
        Return True if {pattern} with * (also nothing) and ? covers the whole {text}.
        Like file names in a shell: test a name against a mask with stars and question marks.
        Given letters and jokers, decide whether they fit a string completely.
        Returns a bool; all other characters of the pattern mean themselves.
        """,
        """
        if not pattern:
            return not text
        if pattern[0] == "*":
            return wildcard_match(text, pattern[1:]) or (bool(text) and wildcard_match(text[1:], pattern))
        return bool(text) and pattern[0] in ("?", text[0]) and wildcard_match(text[1:], pattern[1:])
        ---
        return fnmatch.fnmatchcase(text, pattern)
        ---
        places = {0}
        for char in pattern:
            if char == "*":
                places = set(range(min(places, default=len(text) + 1), len(text) + 1))
            else:
                places = {i + 1 for i in places if i < len(text) and char in ("?", text[i])}
        return len(text) in places
        """,
        lambda r: (
            draw.letters(r, 0, 5, "ab"),
            r.choice(("*", "a*", "?b", "", "a?*", "*b", "ab", "**", draw.letters(r, 1, 4, "ab*?"))),
        ),
        "import fnmatch",
    ),
    made(
        "algorithms.fewest_squares",
        "fewest_squares least_squares_sum min_square_summands",
        "n: int",
        "int",
        """
        How many square numbers are needed at least to get {n} as their sum?
        perfect squares (fewest that sum to n)
        Return the smallest count of squares 1, 4, 9, ... that add up to {n}; 0 for 0.
        12 is 4 + 4 + 4, so three are enough: find the minimum for any number.
        Given a non-negative integer, split it into as few squares as possible.
        Returns an int from 0 to 4.
        """,
        """
        best = [0]
        for total in range(1, n + 1):
            best.append(1 + min(best[total - k * k] for k in range(1, math.isqrt(total) + 1)))
        return best[n]
        ---
        sums = {0}
        count = 0
        while n not in sums:
            sums = {s + k * k for s in sums for k in range(1, math.isqrt(n) + 1)}
            count += 1
        return count
        """,
        lambda r: (r.choice((0, 1, 7, 12, r.randint(2, 60), r.randint(60, 120))),),
        "import math",
    ),
    made(
        "algorithms.profit_many_trades",
        "profit_with_many_trades sum_of_rises best_trading_profit",
        "prices: list[int]",
        "int",
        """
        Highest profit from {prices} if one may buy and sell any number of times, holding one share at most.
        best time to buy and sell stock, many transactions
        Return the sum of all rises from one day to the next.
        Given the daily price of a stock, how much can a trader who knows the future earn?
        Buy before each rise and sell after it; without a rise nothing is earned.
        Returns an int, 0 for falling prices.
        """,
        """
        return sum(max(0, b - a) for a, b in zip(prices, prices[1:]))
        ---
        profit = 0
        for day in range(1, len(prices)):
            if prices[day] > prices[day - 1]:
                profit += prices[day] - prices[day - 1]
        return profit
        ---
        without, holding = 0, -(10**9)
        for price in prices:
            without, holding = max(without, holding + price), max(holding, without - price)
        return without
        """,
        lambda r: (_ints(r, 0, 7, 1, 20),),
    ),
    made(
        "algorithms.robber_circle",
        "no_neighbors_in_circle rob_houses_in_circle circular_house_robber",
        "values: list[int]",
        "int",
        """
        Largest sum of non-negative {values} in a circle without two neighbors; first and last are neighbors.
        house robber in a circle
        Return the best total when no two chosen numbers are adjacent, the list being closed to a ring.
        Houses stand around a lake and neighboring ones have a common alarm: how much can be taken at most?
        Given a circular list, select items that do not touch each other so that they sum to the most.
        Returns 0 for an empty list and the value itself for a single one.
        """,
        """
        if len(values) == 1:
            return values[0]
        best = 0
        for row in (values[1:], values[:-1]):
            taken, skipped = 0, 0
            for value in row:
                taken, skipped = skipped + value, max(taken, skipped)
            best = max(best, taken, skipped)
        return best
        ---
        n = len(values)
        best = 0
        for mask in range(2**n):
            chosen = [i for i in range(n) if mask >> i & 1]
            if n == 1 or all((i + 1) % n not in chosen for i in chosen):
                best = max(best, sum(values[i] for i in chosen))
        return best
        """,
        lambda r: (_ints(r, 0, 6, 0, 12),),
    ),
    made(
        "algorithms.fewest_jumps",
        "fewest_jumps minimum_jumps jumps_to_end",
        "fields: list[int]",
        "int",
        """
        Fewest jumps to the last of {fields}, each telling how far one may jump from it; -1 if impossible.
        jump game: minimum number of jumps
        Return the least number of jumps to the last index; a jump goes at most fields[i] places ahead.
        Given maximum jump lengths, how quickly can one get to the end?
        One field alone needs no jump, and a field with 0 may be a trap.
        Returns an int; there is at least one field.
        """,
        """
        jumps = 0
        reached = end = 0
        while reached < len(fields) - 1:
            farthest = max(i + fields[i] for i in range(reached + 1))
            if farthest <= end:
                return -1
            reached = end = farthest
            jumps += 1
        return jumps
        ---
        best = {0: 0}
        for i, length in enumerate(fields):
            if i in best:
                for target in range(i + 1, i + length + 1):
                    best.setdefault(target, best[i] + 1)
        return best.get(len(fields) - 1, -1)
        """,
        lambda r: (_ints(r, 1, 7, 0, 3),),
    ),
    made(
        "algorithms.queens_count",
        "count_n_queens n_queens_solutions queens_count",
        "n: int",
        "int",
        """
        In how many ways can {n} queens be put on an {n} by {n} board so that no two attack each other?
        n queens: number of solutions
        Return the number of placements with one queen per row, no shared column and no shared diagonal.
        Solve the eight queens puzzle for any board size and count the solutions, mirrored ones included.
        Given a board's size, count arrangements of peaceful queens; 0 has one, the empty board.
        Returns an int, 2 for 4.
        """,
        """
        def place(columns: list[int]) -> int:
            row = len(columns)
            if row == n:
                return 1
            total = 0
            for column in range(n):
                if all(column != c and abs(column - c) != row - i for i, c in enumerate(columns)):
                    total += place([*columns, column])
            return total

        return place([])
        ---
        count = 0
        for order in itertools.permutations(range(n)):
            rising = {column + row for row, column in enumerate(order)}
            falling = {column - row for row, column in enumerate(order)}
            if len(rising) == len(falling) == n:
                count += 1
        return count
        """,
        lambda r: (r.randint(0, 6),),
        "import itertools",
    ),
    made(
        "algorithms.queens_safe",
        "queens_are_safe valid_queens no_queens_attack",
        "columns: list[int]",
        "bool",
        """
        Do queens in the given {columns}, the i-th in row i, attack each other nowhere?
        check a solution of the n queens puzzle
        Return True if no two queens share a column or a diagonal.
        Given the column of the queen in every row of a chessboard, is the placement peaceful?
        Compare all pairs: equal columns or equal distances in rows and columns are a conflict.
        Returns True for no or one queen.
        """,
        """
        for i in range(len(columns)):
            for j in range(i):
                if columns[i] == columns[j] or abs(columns[i] - columns[j]) == i - j:
                    return False
        return True
        ---
        n = len(columns)
        rising = {column + row for row, column in enumerate(columns)}
        falling = {column - row for row, column in enumerate(columns)}
        return len(set(columns)) == len(rising) == len(falling) == n
        """,
        lambda r: (
            r.choice(
                (
                    [1, 3, 0, 2],
                    [2, 0, 3, 1],
                    [0, 2, 4, 1, 3],
                    [],
                    [0],
                    [0, 1],
                    r.sample(range(4), 4),
                    _ints(r, 2, 4, 0, 4),
                )
            ),
        ),
    ),
    made(
        "algorithms.distinct_arrangements",
        "distinct_arrangements unique_permutations different_anagrams",
        "letters: str",
        "list[str]",
        """
        List all different arrangements of {letters}, sorted; letters may repeat.
        unique permutations of a string
        Return every distinct string made of exactly these letters, in alphabetical order.
        Which anagrams, meaningful or not, does a word have, without duplicates?
        Given characters of which some are equal, generate each order once.
        Returns a sorted list, [""] for no letters.
        """,
        """
        return sorted({"".join(order) for order in itertools.permutations(letters)})
        ---
        if not letters:
            return [""]
        words = []
        for i, first in enumerate(sorted(letters)):
            if first not in sorted(letters)[:i]:
                rest = letters.replace(first, "", 1)
                words += [first + word for word in distinct_arrangements(rest)]
        return words
        """,
        lambda r: (draw.letters(r, 0, 4, "aab"),),
        "import itertools",
    ),
    made(
        "algorithms.next_permutation",
        "next_permutation following_order next_arrangement",
        "items: list[int]",
        "list[int]",
        """
        Return the arrangement of {items} that follows in sorted order; after the last comes the first.
        next permutation
        Rearrange {items} to the next larger sequence; a descending list wraps around to the ascending one.
        Given a list of numbers, which order comes right after it in the dictionary of all orders?
        Find the rightmost number that can grow, swap it with the next larger one behind, sort the rest.
        Returns a new list with the same numbers.
        """,
        """
        result = list(items)
        i = len(result) - 2
        while i >= 0 and result[i] >= result[i + 1]:
            i -= 1
        if i >= 0:
            j = len(result) - 1
            while result[j] <= result[i]:
                j -= 1
            result[i], result[j] = result[j], result[i]
        return result[: i + 1] + result[i + 1 :][::-1]
        ---
        orders = sorted(set(itertools.permutations(items)))
        place = orders.index(tuple(items))
        return list(orders[(place + 1) % len(orders)])
        """,
        lambda r: (_ints(r, 0, 5, 0, 4),),
        "import itertools",
    ),
    made(
        "algorithms.kth_permutation",
        "kth_permutation permutation_number permutation_at",
        "n: int; k: int",
        "str",
        """
        Return the {k}-th permutation of the digits 1 to {n} in ascending order, counted from 1, as text.
        k-th permutation sequence
        List all orders of 1, 2, ..., {n} sorted: which one stands at place {k}?
        Given a number of digits and a rank, find that arrangement without skipping any.
        The first one is the ascending order.
        Returns a string of {n} different digits.
        """,
        """
        orders = itertools.permutations("123456789"[:n])
        return "".join(next(itertools.islice(orders, k - 1, None)))
        ---
        digits = list("123456789"[:n])
        k -= 1
        result = ""
        for size in range(n, 0, -1):
            index, k = divmod(k, math.factorial(size - 1))
            result += digits.pop(index)
        return result
        """,
        lambda r: (lambda n: (n, r.randint(1, (1, 2, 6, 24, 120)[n - 1])))(r.randint(1, 5)),
        ("import itertools", "import math"),
    ),
    made(
        "algorithms.combinations_up_to",
        "combinations_of_numbers choose_from_one_to_n k_combinations",
        "n: int; k: int",
        "list[list[int]]",
        """
        List all ways to choose {k} of the numbers 1 to {n}, each ascending, in sorted order.
        combinations n choose k as lists
        Return every ascending list of {k} different numbers from 1 to {n}.
        Which lottery tickets are there with that many numbers out of so many?
        Generate the k-element subsets of 1, 2, ..., n.
        Returns a list of lists, [[]] for {k} = 0.
        """,
        """
        return [list(choice) for choice in itertools.combinations(range(1, n + 1), k)]
        ---
        if k == 0:
            return [[]]
        result = []
        for first in range(1, n + 1):
            for rest in combinations_of_numbers(n, k - 1):
                if not rest or rest[0] > first:
                    result.append([first, *rest])
        return result
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 4)),
        "import itertools",
    ),
    made(
        "algorithms.sums_with_repeats",
        "combination_sums_with_repeats ways_as_lists sum_combinations",
        "numbers: list[int]; target: int",
        "list[list[int]]",
        """
        List all ascending lists of the positive {numbers}, repeats allowed, with the sum {target}; sorted.
        combination sum with repetition
        Return every way to reach {target} by adding {numbers} as often as wanted, order disregarded.
        Given coin values, show all sets of coins that make an amount, small coins first in each.
        The result is in lexicographic order, each combination once.
        Returns a list of lists, [[]] for target 0.
        """,
        """
        result = []

        def extend(chosen: list[int], rest: int) -> None:
            if rest == 0:
                result.append(chosen)
                return
            for number in sorted(numbers):
                if number <= rest and (not chosen or number >= chosen[-1]):
                    extend([*chosen, number], rest - number)

        extend([], target)
        return result
        ---
        found = []
        stack: list[list[int]] = [[]]
        while stack:
            chosen = stack.pop()
            total = sum(chosen)
            if total == target:
                found.append(chosen)
            elif total < target:
                stack += [[*chosen, n] for n in numbers if not chosen or n >= chosen[-1]]
        return sorted(found)
        """,
        lambda r: (r.sample(range(2, 7), r.randint(1, 3)), r.randint(0, 8)),
    ),
    made(
        "algorithms.case_variants",
        "case_variants letter_case_permutations all_capitalizations",
        "word: str",
        "list[str]",
        """
        List all ways to write {word} with each letter in lower or upper case, sorted; digits stay.
        letter case permutations
        Return every spelling of {word} that differs only in capitals, in sorted order (capitals come first).
        Given a short text, generate all mixtures of small and large letters.
        "a1b" has four variants: A1B, A1b, a1B, a1b.
        Returns a sorted list of different strings.
        """,
        """
        choices = [{char.lower(), char.upper()} for char in word]
        return sorted("".join(chars) for chars in itertools.product(*choices))
        ---
        variants = [""]
        for char in word:
            if char.isalpha():
                variants = [v + c for v in variants for c in (char.upper(), char.lower())]
            else:
                variants = [v + char for v in variants]
        return sorted(variants)
        """,
        lambda r: (draw.letters(r, 0, 3, "abX12"),),
        "import itertools",
    ),
    made(
        "algorithms.palindrome_splits",
        "palindrome_splits palindrome_partitions cut_into_palindromes",
        "text: str",
        "list[str]",
        """
        List all ways to cut {text} into palindromes, pieces joined by "|", sorted.
        palindrome partitioning
        Return every splitting of {text} in which each piece reads the same backwards, as strings like "aa|b".
        Given a word, in which ways can it be divided into symmetric parts?
        Single letters are palindromes, so there is always at least one way; "" gives [""].
        Returns a sorted list of strings.
        """,
        """
        if not text:
            return [""]
        result = []
        for i in range(1, len(text) + 1):
            first, rest = text[:i], text[i:]
            if first == first[::-1]:
                result += [f"{first}|{cut}" if cut else first for cut in palindrome_splits(rest)]
        return sorted(result)
        ---
        found = set()
        for seps in itertools.product(("", "|"), repeat=max(len(text) - 1, 0)):
            joined = "".join(a + b for a, b in zip(text, [*seps, ""]))
            if all(piece == piece[::-1] for piece in joined.split("|")):
                found.add(joined)
        return sorted(found)
        """,
        lambda r: (draw.letters(r, 0, 4, "ab"),),
        "import itertools",
    ),
    made(
        "algorithms.warmer_days",
        "days_until_warmer daily_temperatures wait_for_warmer",
        "temperatures: list[int]",
        "list[int]",
        """
        For each of {temperatures}, how many days does one wait for a warmer one? 0 if it never gets warmer.
        daily temperatures
        Return for every day the distance to the next later day with a higher value, else 0.
        Given a list of readings, tell after how many steps each is exceeded for the first time.
        Use a stack of days that still wait for more warmth.
        Returns a list as long as the input.
        """,
        """
        waits = [0] * len(temperatures)
        stack: list[int] = []
        for day, value in enumerate(temperatures):
            while stack and temperatures[stack[-1]] < value:
                earlier = stack.pop()
                waits[earlier] = day - earlier
            stack.append(day)
        return waits
        ---
        result = []
        for i, value in enumerate(temperatures):
            later = (j - i for j in range(i + 1, len(temperatures)) if temperatures[j] > value)
            result.append(next(later, 0))
        return result
        """,
        lambda r: (_ints(r, 0, 7, 10, 20),),
    ),
    made(
        "algorithms.largest_histogram_rectangle",
        "largest_rectangle_in_histogram histogram_rectangle biggest_bar_rectangle",
        "heights: list[int]",
        "int",
        """
        Area of the largest rectangle that fits into a histogram with bars of width 1 and these {heights}.
        largest rectangle in a histogram
        Return the greatest product of a number of neighboring bars and the lowest of them.
        Cut the biggest poster out of a row of boards of different heights: how large is it?
        Given bar heights, find the best block below the skyline; no bars give 0.
        Returns an area as an int.
        """,
        """
        best = 0
        for i in range(len(heights)):
            lowest = heights[i]
            for j in range(i, len(heights)):
                lowest = min(lowest, heights[j])
                best = max(best, lowest * (j - i + 1))
        return best
        ---
        best = 0
        stack: list[tuple[int, int]] = []
        for i, height in enumerate([*heights, 0]):
            start = i
            while stack and stack[-1][1] >= height:
                start, top = stack.pop()
                best = max(best, top * (i - start))
            stack.append((start, height))
        return best
        """,
        lambda r: (_ints(r, 0, 7, 0, 8),),
    ),
    made(
        "algorithms.stock_span",
        "stock_spans price_spans days_not_higher",
        "prices: list[int]",
        "list[int]",
        """
        For each of {prices}, count the days in a row up to it (itself too) with a price not higher.
        stock span
        Return for every day how many consecutive days ending there had prices at most as high as on that day.
        Given daily quotes, look back from each as long as nothing is greater.
        The span of the first day is 1.
        Returns one span per price.
        """,
        """
        spans = []
        for i, price in enumerate(prices):
            j = i
            while j >= 0 and prices[j] <= price:
                j -= 1
            spans.append(i - j)
        return spans
        ---
        spans: list[int] = []
        stack: list[int] = []
        for day, price in enumerate(prices):
            while stack and prices[stack[-1]] <= price:
                stack.pop()
            spans.append(day - stack[-1] if stack else day + 1)
            stack.append(day)
        return spans
        """,
        lambda r: (_ints(r, 0, 7, 1, 12),),
    ),
    made(
        "algorithms.valid_stack_order",
        "is_valid_pop_order valid_stack_sequence possible_stack_output",
        "pushed: list[int]; popped: list[int]",
        "bool",
        """
        Can different values pushed on a stack in the order {pushed} come off it in the order {popped}?
        validate stack sequences
        Return True if pushes and pops can be mixed so that {popped} results; both hold the same values.
        Plates are put on a pile one by one and taken off at any time: is this order of taking possible?
        Simulate the stack: push until the next wanted value is on top, then pop it.
        Returns False when some value would be buried under another.
        """,
        """
        stack: list[int] = []
        wanted = 0
        for value in pushed:
            stack.append(value)
            while stack and stack[-1] == popped[wanted]:
                stack.pop()
                wanted += 1
        return not stack
        ---
        stack = []
        coming = list(pushed)
        for value in popped:
            while coming and (not stack or stack[-1] != value):
                stack.append(coming.pop(0))
            if stack[-1] != value:
                return False
            stack.pop()
        return True
        """,
        lambda r: (lambda n: (list(range(1, n + 1)), r.sample(range(1, n + 1), n)))(r.randint(0, 5)),
    ),
    made(
        "algorithms.formula_value",
        "calculate evaluate_formula compute_expression",
        "formula: str",
        "int",
        """
        Compute {formula}, numbers with +, - and * between them and single spaces; * binds more strongly.
        basic calculator with operator precedence
        Return the value of text such as "2 + 3 * 4", which is 14: multiplication comes first.
        Given an arithmetic term without parentheses, evaluate it by the usual rules from left to right.
        Numbers and signs are separated by spaces; work out what the sum comes to.
        Returns the result as an int, maybe negative.
        """,
        """
        tokens = formula.split()
        terms = [int(tokens[0])]
        for sign, text in zip(tokens[1::2], tokens[2::2]):
            if sign == "*":
                terms[-1] *= int(text)
            else:
                terms.append(int(text) if sign == "+" else -int(text))
        return sum(terms)
        ---
        total = 0
        for term in formula.replace("- ", "+ -").split(" + "):
            product = 1
            for factor in term.split(" * "):
                product *= int(factor)
            total += product
        return total
        """,
        lambda r: (_formula(r),),
    ),
    made(
        "algorithms.prefix_value",
        "evaluate_prefix polish_notation prefix_calculator",
        "tokens: list[str]",
        "int",
        """
        Evaluate {tokens} in Polish (prefix) notation with +, - and *.
        prefix expression evaluation
        Return the value of an expression with operators before their two operands, like ["+", "1", "2"].
        Given tokens of prefix notation, compute the result without any brackets.
        Read from right to left with a stack: an operator combines the two topmost values.
        Returns an int; the expression is complete.
        """,
        """
        stack: list[int] = []
        for token in reversed(tokens):
            if token in ("+", "-", "*"):
                a, b = stack.pop(), stack.pop()
                stack.append(a + b if token == "+" else a - b if token == "-" else a * b)
            else:
                stack.append(int(token))
        return stack[0]
        ---
        stream = iter(tokens)

        def value() -> int:
            token = next(stream)
            if token == "+":
                return value() + value()
            if token == "-":
                return value() - value()
            if token == "*":
                return value() * value()
            return int(token)

        return value()
        """,
        lambda r: (
            r.choice(
                (
                    ["+", "1", "2"],
                    ["7"],
                    ["*", "+", "1", "2", "3"],
                    ["-", "9", "*", "2", "3"],
                    ["-", "-", "5", "1", "1"],
                    [r.choice("+-*"), str(r.randint(0, 9)), str(r.randint(0, 9))],
                    [
                        r.choice("+-*"),
                        str(r.randint(0, 9)),
                        r.choice("+-*"),
                        str(r.randint(0, 9)),
                        str(r.randint(0, 9)),
                    ],
                )
            ),
        ),
    ),
    made(
        "algorithms.to_postfix",
        "infix_to_postfix to_postfix shunting_yard",
        "formula: str",
        "str",
        """
        Turn {formula}, letters with + - * / and round brackets, into postfix notation.
        infix to postfix (shunting yard)
        Return the reverse Polish form of {formula}: "a+b*c" becomes "abc*+"; * and / bind more strongly.
        Given an algebraic term without spaces, write every operator behind its operands.
        Operators of equal rank work from left to right, brackets disappear.
        Returns a string without brackets.
        """,
        """
        rank = {"+": 1, "-": 1, "*": 2, "/": 2}
        output = ""
        stack: list[str] = []
        for char in formula:
            if char == "(":
                stack.append(char)
            elif char == ")":
                while stack[-1] != "(":
                    output += stack.pop()
                stack.pop()
            elif char in rank:
                while stack and rank.get(stack[-1], 0) >= rank[char]:
                    output += stack.pop()
                stack.append(char)
            else:
                output += char
        return output + "".join(reversed(stack))
        ---
        def split(term: str, signs: str) -> int:
            depth = 0
            for i in range(len(term) - 1, -1, -1):
                depth += (term[i] == ")") - (term[i] == "(")
                if depth == 0 and term[i] in signs:
                    return i
            return -1

        if len(formula) < 2:
            return formula
        for signs in ("+-", "*/"):
            i = split(formula, signs)
            if i > 0:
                return infix_to_postfix(formula[:i]) + infix_to_postfix(formula[i + 1 :]) + formula[i]
        return infix_to_postfix(formula[1:-1])
        """,
        lambda r: (
            r.choice(
                (
                    "a",
                    "a+b*c",
                    "(a+b)*c",
                    "a-b-c",
                    "a*(b-c)/d",
                    "(a)",
                    "a*b+c*d",
                    "a/(b+c)-d",
                    f"a{r.choice('+-*/')}b{r.choice('+-*/')}c",
                    f"(a{r.choice('+-*/')}b){r.choice('+-*/')}c",
                )
            ),
        ),
    ),
    made(
        "algorithms.asteroids",
        "asteroid_collision surviving_asteroids simulate_collisions",
        "sizes: list[int]",
        "list[int]",
        """
        Which asteroids are left if positive {sizes} fly right and negative ones left, all equally fast?
        asteroid collision
        When two meet, the smaller one explodes, equal ones both do; return the survivors in order.
        Given signed sizes in a row, resolve all collisions between those going right and those going left.
        Neither a left-flyer before a right-flyer nor equal directions ever meet.
        Returns a list of the remaining signed numbers.
        """,
        """
        stack: list[int] = []
        for size in sizes:
            alive = True
            while alive and size < 0 and stack and stack[-1] > 0:
                alive = stack[-1] < -size
                if stack[-1] <= -size:
                    stack.pop()
            if alive:
                stack.append(size)
        return stack
        ---
        left = list(sizes)
        i = 0
        while i + 1 < len(left):
            a, b = left[i], left[i + 1]
            if a > 0 > b:
                left[i : i + 2] = [a] if a > -b else [b] if a < -b else []
                i = max(i - 1, 0)
            else:
                i += 1
        return left
        """,
        lambda r: ([n for n in _ints(r, 0, 6, -6, 6) if n],),
    ),
    made(
        "algorithms.parentheses_score",
        "score_of_parentheses parentheses_score bracket_score",
        "text: str",
        "int",
        """
        Score the balanced parentheses {text}: "()" is 1, neighbors add up, an outer pair doubles.
        score of parentheses
        Return the value of {text}: "()()" is 2 and "(())" is 2, "(()())" is 4.
        Given round brackets only, a pair with nothing inside counts one and each pair around doubles.
        Compute points from the nesting of a correct bracket text; "" is 0.
        Returns the points of the whole text.
        """,
        """
        stack = [0]
        for char in text:
            if char == "(":
                stack.append(0)
            else:
                inner = stack.pop()
                stack[-1] += max(2 * inner, 1)
        return stack[0]
        ---
        score = depth = 0
        for i, char in enumerate(text):
            depth += 1 if char == "(" else -1
            if text[i : i + 2] == "()":
                score += 2 ** (depth - 1)
        return score
        """,
        lambda r: (_parentheses(r),),
    ),
    made(
        "algorithms.longest_valid_parentheses",
        "longest_valid_parentheses longest_balanced_part balanced_stretch",
        "text: str",
        "int",
        """
        Length of the longest part of {text}, which has only ( and ), that is correctly balanced.
        longest valid parentheses
        Return how many consecutive characters form the longest well-nested piece of {text}.
        Given any mix of opening and closing round brackets, find its largest correct stretch.
        "(()" contains "()", so the answer is 2; 0 if nothing matches.
        Returns the size of the best matched stretch.
        """,
        """
        best = 0
        stack = [-1]
        for i, char in enumerate(text):
            if char == "(":
                stack.append(i)
            else:
                stack.pop()
                if not stack:
                    stack.append(i)
                best = max(best, i - stack[-1])
        return best
        ---
        best = 0
        for start in range(len(text)):
            depth = 0
            for i in range(start, len(text)):
                depth += 1 if text[i] == "(" else -1
                if depth < 0:
                    break
                if depth == 0:
                    best = max(best, i - start + 1)
        return best
        """,
        lambda r: (draw.letters(r, 0, 9, "()"),),
    ),
    made(
        "algorithms.ticket_queue_time",
        "time_to_buy_tickets ticket_queue_time queue_wait",
        "wanted: list[int]; place: int",
        "int",
        """
        How many seconds until the person at {place} has bought all tickets, if everyone buys one per turn?
        time needed to buy tickets
        {wanted} are ticket counts; after each purchase of a second one goes to the end or leaves when done.
        Return the time at which the person who starts at {place} gets the last ticket.
        Given how many each person in the queue needs, simulate the ticket counter.
        Returns the number of seconds spent in line.
        """,
        """
        seconds = 0
        for i, count in enumerate(wanted):
            seconds += min(count, wanted[place] - (1 if i > place else 0))
        return seconds
        ---
        line = deque(enumerate(wanted))
        seconds = 0
        while True:
            person, left = line.popleft()
            seconds += 1
            if left > 1:
                line.append((person, left - 1))
            elif person == place:
                return seconds
        """,
        lambda r: (lambda n: ([r.randint(1, 5) for _ in range(n)], r.randrange(n)))(r.randint(1, 5)),
        "from collections import deque",
    ),
    made(
        "algorithms.checkout_time",
        "checkout_time queue_time_with_tills supermarket_queue",
        "customers: list[int]; tills: int",
        "int",
        """
        How long until all {customers} are served at {tills} tills, the next going to the first free one?
        supermarket queue time
        Return the time when the last of {customers}, given by their durations in order, is finished.
        One queue and several cashiers: when can the shop close?
        Given service times and a number of counters, assign each to the one that is free earliest.
        Returns 0 without customers.
        """,
        """
        busy = [0] * tills
        for duration in customers:
            i = busy.index(min(busy))
            busy[i] += duration
        return max(busy)
        ---
        heap = [0] * tills
        for duration in customers:
            heapq.heappush(heap, heapq.heappop(heap) + duration)
        return max(heap)
        """,
        lambda r: (_ints(r, 0, 7, 1, 9), r.randint(1, 4)),
        "import heapq",
    ),
    made(
        "algorithms.recent_calls",
        "recent_call_counts calls_in_window rate_counter",
        "times: list[int]; window: int",
        "list[int]",
        """
        For each of the ascending {times}, count the calls in the last {window} units, that moment included.
        number of recent calls
        Return after each time how many of the times so far are not older than {window} before it.
        Given time stamps of requests, how many fall into the sliding period that ends at each of them?
        A call exactly {window} units ago still counts.
        Returns a count for every time stamp.
        """,
        """
        queue: deque[int] = deque()
        counts = []
        for time in times:
            queue.append(time)
            while queue[0] < time - window:
                queue.popleft()
            counts.append(len(queue))
        return counts
        ---
        return [sum(t - window <= s <= t for s in times[: i + 1]) for i, t in enumerate(times)]
        """,
        lambda r: (sorted(r.sample(range(30), r.randint(0, 7))), r.randint(1, 10)),
        "from collections import deque",
    ),
    made(
        "algorithms.insert_interval",
        "insert_interval add_interval add_and_merge",
        "intervals: list[tuple[int, int]]; new: tuple[int, int]",
        "list[tuple[int, int]]",
        """
        Insert the interval {new} into the sorted, separate {intervals}, merging it with those it touches.
        insert interval
        Return the sorted intervals with {new} added; what overlaps or touches it becomes one interval.
        Given booked periods and another one, bring them together without overlaps.
        Both ends belong to an interval.
        Returns a new list of tuples.
        """,
        """
        start, end = new
        before = [i for i in intervals if i[1] < start]
        after = [i for i in intervals if i[0] > end]
        touching = [i for i in intervals if i not in before and i not in after]
        for a, b in touching:
            start, end = min(start, a), max(end, b)
        return [*before, (start, end), *after]
        ---
        merged: list[tuple[int, int]] = []
        for a, b in sorted([*intervals, new]):
            if merged and a <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(b, merged[-1][1]))
            else:
                merged.append((a, b))
        return merged
        """,
        lambda r: (
            r.choice(([], [(1, 3), (6, 8)], [(0, 1), (3, 4), (7, 9)], [(2, 5)])),
            (lambda a: (a, a + r.randint(0, 5)))(r.randint(0, 9)),
        ),
    ),
    made(
        "algorithms.covered_removed",
        "remove_covered_intervals drop_contained_intervals uncovered_intervals",
        "intervals: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Drop each of the different {intervals} that lies completely inside another one; keep the order.
        remove covered intervals
        Return those intervals that no other one contains; equal starts or ends count as inside.
        Given periods, throw away all that are part of a longer one.
        An interval (c, d) is covered by (a, b) if a <= c and d <= b.
        Returns a list of what remains.
        """,
        """
        return [
            (c, d)
            for c, d in intervals
            if not any(a <= c and d <= b and (a, b) != (c, d) for a, b in intervals)
        ]
        ---
        result = []
        for one in intervals:
            covered = False
            for other in intervals:
                if other != one and other[0] <= one[0] and one[1] <= other[1]:
                    covered = True
            if not covered:
                result.append(one)
        return result
        """,
        lambda r: (list(dict.fromkeys(_intervals(r, 0, 4, 6))),),
    ),
    made(
        "algorithms.arrows_needed",
        "arrows_needed points_to_hit_all minimum_arrows",
        "intervals: list[tuple[int, int]]",
        "int",
        """
        Fewest points such that each of {intervals} contains at least one of them, ends included.
        minimum number of arrows to burst balloons
        Return how many arrows, shot straight up, hit all balloons that span these {intervals}.
        Given ranges, how many positions are needed so that every range is hit?
        Sort by end and shoot at the end of each one that is not hit yet.
        Returns 0 without intervals.
        """,
        """
        count = 0
        last = None
        for start, end in sorted(intervals, key=lambda i: i[1]):
            if last is None or start > last:
                count += 1
                last = end
        return count
        ---
        left = list(intervals)
        arrows = 0
        while left:
            place = min(end for _, end in left)
            left = [i for i in left if i[0] > place]
            arrows += 1
        return arrows
        """,
        lambda r: (_intervals(r),),
    ),
    made(
        "algorithms.overlaps_to_remove",
        "intervals_to_remove overlaps_to_remove fewest_removals",
        "intervals: list[tuple[int, int]]",
        "int",
        """
        How many of {intervals} must be removed at least so that the others do not overlap? Touching is fine.
        non-overlapping intervals
        Return the smallest number of deletions after which no two intervals share more than an end point.
        Given bookings for one room, how many must be turned down?
        All minus the largest choice of compatible ones.
        Returns how many have to go, 0 if nothing overlaps.
        """,
        """
        kept = 0
        end = None
        for start, stop in sorted(intervals, key=lambda i: i[1]):
            if end is None or start >= end:
                kept += 1
                end = stop
        return len(intervals) - kept
        ---
        for size in range(len(intervals), 0, -1):
            for choice in itertools.combinations(sorted(intervals), size):
                if all(a[1] <= b[0] for a, b in zip(choice, choice[1:])):
                    return len(intervals) - size
        return 0
        """,
        lambda r: (_intervals(r),),
        "import itertools",
    ),
    made(
        "algorithms.boats_needed",
        "boats_needed rescue_boats pairs_within_limit",
        "weights: list[int]; limit: int",
        "int",
        """
        How many boats carry people of these {weights} if each holds at most two and {limit} in total?
        boats to save people
        Return the least number of boats; nobody is heavier than {limit}.
        Pair the heaviest with the lightest if both fit, otherwise the heaviest goes alone.
        Given weights, put one or two persons into each gondola without exceeding its load.
        Returns 0 for nobody.
        """,
        """
        people = sorted(weights)
        boats = 0
        left, right = 0, len(people) - 1
        while left <= right:
            if left < right and people[left] + people[right] <= limit:
                left += 1
            right -= 1
            boats += 1
        return boats
        ---
        waiting = deque(sorted(weights))
        boats = 0
        while waiting:
            heaviest = waiting.pop()
            if waiting and waiting[0] + heaviest <= limit:
                waiting.popleft()
            boats += 1
        return boats
        """,
        lambda r: (_ints(r, 0, 7, 1, 9), r.randint(9, 14)),
        "from collections import deque",
    ),
    made(
        "algorithms.cookies",
        "content_children assign_cookies satisfied_children",
        "greed: list[int]; sizes: list[int]",
        "int",
        """
        How many children can be content if each gets at most one cookie, no smaller than its {greed}?
        assign cookies
        Return how many children with the wishes {greed} cookies of these {sizes} can satisfy at most.
        Match demands with portions: everybody needs a piece at least as big as wanted.
        Serve the least greedy first with the smallest piece that is enough.
        Returns the count of satisfied kids.
        """,
        """
        left = sorted(sizes)
        count = 0
        for wish in sorted(greed):
            while left and left[0] < wish:
                left.pop(0)
            if left:
                left.pop(0)
                count += 1
        return count
        ---
        wishes = sorted(greed)
        served = 0
        for size in sorted(sizes):
            if served < len(wishes) and size >= wishes[served]:
                served += 1
        return served
        """,
        lambda r: (_ints(r, 0, 5, 1, 8), _ints(r, 0, 5, 1, 8)),
    ),
    made(
        "algorithms.gas_station",
        "gas_station_start circuit_start start_of_round_trip",
        "fuel: list[int]; costs: list[int]",
        "int",
        """
        From which station can one drive around the circle with an empty tank? The first index, -1 if none.
        gas station
        Station i gives fuel[i], driving on to the next costs costs[i]; {fuel} and {costs} are equally long.
        Return the smallest index from which the tank of the car never falls below 0 on the whole round.
        Given petrol and consumption along a ring road, find where to start.
        Returns the start of the possible round trip, or -1.
        """,
        """
        n = len(fuel)
        for start in range(n):
            tank = 0
            for step in range(n):
                i = (start + step) % n
                tank += fuel[i] - costs[i]
                if tank < 0:
                    break
            else:
                return start
        return -1
        ---
        gains = [a - b for a, b in zip(fuel, costs)]
        for start in range(len(gains)):
            levels = itertools.accumulate(gains[start:] + gains[:start])
            if min(levels) >= 0:
                return start
        return -1
        """,
        lambda r: (lambda n: ([r.randint(1, 7) for _ in range(n)], [r.randint(1, 6) for _ in range(n)]))(
            r.randint(1, 5)
        ),
        "import itertools",
    ),
    made(
        "algorithms.candies",
        "candies_needed distribute_candies fair_candies",
        "ratings: list[int]",
        "int",
        """
        How many candies are needed if every child gets one and each more than a neighbor with a lower rating?
        candy distribution
        Return the smallest total for a row of children with these {ratings}; equal neighbors do not matter.
        Whoever is rated higher than the child next to it must get more sweets than that one.
        Given scores, hand out as few pieces as possible by this rule.
        Returns 0 for no children.
        """,
        """
        counts = [1] * len(ratings)
        for i in range(1, len(ratings)):
            if ratings[i] > ratings[i - 1]:
                counts[i] = counts[i - 1] + 1
        for i in range(len(ratings) - 2, -1, -1):
            if ratings[i] > ratings[i + 1]:
                counts[i] = max(counts[i], counts[i + 1] + 1)
        return sum(counts)
        ---
        total = 0
        for i, rating in enumerate(ratings):
            left = i
            while left > 0 and ratings[left - 1] < ratings[left]:
                left -= 1
            right = i
            while right + 1 < len(ratings) and ratings[right + 1] < ratings[right]:
                right += 1
            total += 1 + max(i - left, right - i)
        return total
        """,
        lambda r: (_ints(r, 0, 7, 0, 5),),
    ),
    made(
        "algorithms.lemonade",
        "can_give_change lemonade_change change_for_everyone",
        "bills: list[int]",
        "bool",
        """
        Lemonade costs 5, customers pay with {bills} of 5, 10 or 20: is there change for all from nothing on?
        lemonade change
        Return True if each customer in turn can be given the exact change from the bills taken so far.
        The cash box is empty at first; a 20 needs 15 back, a 10 needs 5 back.
        Given the notes handed over in order, does the seller ever run out of change?
        Returns a bool, True without customers.
        """,
        """
        fives = tens = 0
        for bill in bills:
            if bill == 5:
                fives += 1
            elif bill == 10:
                fives, tens = fives - 1, tens + 1
            elif tens > 0:
                fives, tens = fives - 1, tens - 1
            else:
                fives -= 3
            if fives < 0:
                return False
        return True
        ---
        box = {5: 0, 10: 0, 20: 0}
        for bill in bills:
            change = bill - 5
            box[bill] += 1
            for note in (10, 5):
                while change >= note and box[note] > 0:
                    box[note] -= 1
                    change -= note
            if change:
                return False
        return True
        """,
        lambda r: ([5] * r.randint(0, 2) + [r.choice((5, 5, 10, 20)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "algorithms.fractional_knapsack",
        "fractional_knapsack best_divisible_load greedy_by_value_density",
        "items: list[tuple[int, int]]; capacity: int",
        "float",
        """
        Highest value that fits into {capacity} if {items} (value, weight) may be cut; rounded to 2 decimals.
        fractional knapsack
        Take {items} with the most value per weight first, a part of the last one; return the total value.
        Goods such as gold dust can be divided: what is the best load worth?
        Given values, weights and a limit, fill the bag greedily.
        Returns a float, 0.0 for nothing.
        """,
        """
        total = 0.0
        for value, weight in sorted(items, key=lambda item: item[0] / item[1], reverse=True):
            part = min(weight, capacity)
            total += value * part / weight
            capacity -= part
        return round(total, 2)
        ---
        left = list(items)
        total = 0.0
        while left and capacity > 0:
            best = max(left, key=lambda item: item[0] / item[1])
            left.remove(best)
            value, weight = best
            if weight <= capacity:
                total += value
                capacity -= weight
            else:
                total += value * capacity / weight
                capacity = 0
        return round(total, 2)
        """,
        lambda r: ([(r.randint(1, 20), r.randint(1, 6)) for _ in range(r.randint(0, 4))], r.randint(0, 12)),
    ),
    made(
        "algorithms.merge_cost",
        "connect_ropes_cost merge_cost cheapest_merging",
        "lengths: list[int]",
        "int",
        """
        Lowest total cost of joining ropes of these {lengths}; joining two costs their length together.
        connect ropes with minimal cost (Huffman)
        Always join the two shortest pieces; return the sum of all costs, 0 for fewer than two.
        Merging two files costs as much as they are long: how cheaply can all become one?
        Given sizes, combine pairs until one is left and keep the total price minimal.
        Returns the sum of all merging costs.
        """,
        """
        heap = list(lengths)
        heapq.heapify(heap)
        cost = 0
        while len(heap) > 1:
            joined = heapq.heappop(heap) + heapq.heappop(heap)
            cost += joined
            heapq.heappush(heap, joined)
        return cost
        ---
        pieces = sorted(lengths)
        cost = 0
        while len(pieces) > 1:
            joined = pieces[0] + pieces[1]
            cost += joined
            pieces = sorted([*pieces[2:], joined])
        return cost
        """,
        lambda r: (_ints(r, 0, 6, 1, 12),),
        "import heapq",
    ),
    made(
        "algorithms.total_waiting",
        "minimum_waiting_time least_total_waiting shortest_job_first",
        "durations: list[int]",
        "int",
        """
        Smallest possible sum of waiting times if jobs with these {durations} run one after another.
        minimum waiting time (shortest job first)
        Return the total time that the jobs wait for their start when the shortest ones go first.
        In which order should customers be served so that all together wait least? Give the total wait.
        Sort ascending; each waits for all before it.
        Returns 0 for at most one job.
        """,
        """
        waiting = 0
        elapsed = 0
        for duration in sorted(durations):
            waiting += elapsed
            elapsed += duration
        return waiting
        ---
        ordered = sorted(durations)
        return sum(duration * (len(ordered) - 1 - i) for i, duration in enumerate(ordered))
        ---
        starts = itertools.accumulate(sorted(durations), initial=0)
        return sum(list(starts)[:-1])
        """,
        lambda r: (_ints(r, 0, 6, 1, 9),),
        "import itertools",
    ),
    made(
        "algorithms.scheduled_profit",
        "job_sequencing_profit deadline_profit best_jobs_by_deadline",
        "jobs: list[tuple[int, int]]",
        "int",
        """
        Highest profit from {jobs} (deadline, profit), each taking a day and done by its deadline.
        job sequencing with deadlines
        Return the best total of profits; one job per day, day 1 is the first, a late job earns nothing.
        Given tasks with latest day and reward, choose and order them to earn the most.
        Take the best paid ones first and put each on the latest free day before its deadline.
        Returns 0 without jobs.
        """,
        """
        used: set[int] = set()
        total = 0
        for deadline, profit in sorted(jobs, key=lambda job: -job[1]):
            for day in range(deadline, 0, -1):
                if day not in used:
                    used.add(day)
                    total += profit
                    break
        return total
        ---
        heap: list[int] = []
        for deadline, profit in sorted(jobs):
            heapq.heappush(heap, profit)
            if len(heap) > deadline:
                heapq.heappop(heap)
        return sum(heap)
        """,
        lambda r: ([(r.randint(1, 3), r.randint(1, 20)) for _ in range(r.randint(0, 4))],),
        "import heapq",
    ),
    made(
        "algorithms.partition_labels",
        "partition_labels split_by_letters letters_in_one_part",
        "text: str",
        "list[int]",
        """
        Cut {text} into as many parts as possible so that no letter occurs in two parts; return their lengths.
        partition labels
        Return the sizes of the parts from left to right; a part ends when none of its letters comes again.
        Given a string, divide it such that every character belongs to exactly one piece.
        Track the last position of each letter seen in the current piece.
        Returns a list of ints with the sum len({text}).
        """,
        """
        sizes = []
        start = end = 0
        for i, char in enumerate(text):
            end = max(end, text.rindex(char))
            if i == end:
                sizes.append(i - start + 1)
                start = i + 1
        return sizes
        ---
        cuts = [i for i in range(1, len(text) + 1) if not set(text[:i]) & set(text[i:])]
        return [b - a for a, b in zip([0, *cuts], cuts)]
        """,
        lambda r: (draw.letters(r, 0, 5, "abc") + draw.letters(r, 0, 5, "def"),),
    ),
    made(
        "algorithms.water_container",
        "most_water_container container_with_most_water largest_water_area",
        "heights: list[int]",
        "int",
        """
        Largest area between two walls of {heights}: distance times the lower one; 0 for fewer than two.
        container with most water
        Return the most water that two of the vertical lines can hold, the lines between not counting.
        Choose two posts so that width times smaller height is greatest.
        Given wall heights at positions 0, 1, 2, ..., find the best pair by moving two pointers inward.
        Returns the capacity of the best container.
        """,
        """
        best = 0
        left, right = 0, len(heights) - 1
        while left < right:
            best = max(best, (right - left) * min(heights[left], heights[right]))
            if heights[left] < heights[right]:
                left += 1
            else:
                right -= 1
        return best
        ---
        pairs = itertools.combinations(enumerate(heights), 2)
        return max(((j - i) * min(a, b) for (i, a), (j, b) in pairs), default=0)
        """,
        lambda r: (_ints(r, 0, 7, 0, 9),),
        "import itertools",
    ),
    made(
        "algorithms.sorted_squares",
        "sorted_squares squares_in_order square_and_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Square the ascending {numbers} and return the squares in ascending order.
        squares of a sorted array
        Return n * n for all {numbers}, smallest first; negative numbers may have large squares.
        Given a sorted list with numbers of either sign, give the sorted list of squares.
        Merge from both ends with two pointers, or just sort.
        Returns a list of the same length.
        """,
        """
        return sorted(n * n for n in numbers)
        ---
        left, right = 0, len(numbers) - 1
        result: list[int] = []
        while left <= right:
            if abs(numbers[left]) > abs(numbers[right]):
                result.append(numbers[left] ** 2)
                left += 1
            else:
                result.append(numbers[right] ** 2)
                right -= 1
        return result[::-1]
        """,
        lambda r: (sorted(_ints(r, 0, 7, -9, 12)),),
    ),
    made(
        "algorithms.unique_triples",
        "unique_triples_with_sum three_sum triplets_summing_to",
        "numbers: list[int]; target: int",
        "list[tuple[int, int, int]]",
        """
        List the different ascending triples of values from {numbers} with the sum {target}; sorted.
        3sum without duplicates
        Return all combinations of three items that add up to {target}, equal ones only once.
        Given a list that may repeat values, which distinct triplets reach the total?
        Sort the list first and move two pointers for each first number.
        Returns ascending tuples without duplicates.
        """,
        """
        triples = itertools.combinations(sorted(numbers), 3)
        return sorted({t for t in triples if sum(t) == target})
        ---
        ordered = sorted(numbers)
        found = set()
        for i, first in enumerate(ordered):
            left, right = i + 1, len(ordered) - 1
            while left < right:
                total = first + ordered[left] + ordered[right]
                if total == target:
                    found.add((first, ordered[left], ordered[right]))
                if total < target:
                    left += 1
                else:
                    right -= 1
        return sorted(found)
        """,
        lambda r: (_ints(r, 0, 6, -3, 4), r.randint(-2, 4)),
        "import itertools",
    ),
    made(
        "algorithms.closest_triple_sum",
        "closest_triple_sum three_sum_closest nearest_sum_of_three",
        "numbers: list[int]; target: int",
        "int",
        """
        Return the sum of three of {numbers} that is closest to {target}; the smaller sum on a tie.
        3sum closest
        Which total of three items at different places is nearest to {target}? There are at least three.
        Given a list and a goal, pick three numbers so that their sum misses it by as little as possible.
        Of two equally near sums take the lower one.
        Returns the best approximation by three numbers.
        """,
        """
        sums = {sum(t) for t in itertools.combinations(numbers, 3)}
        return min(sums, key=lambda s: (abs(s - target), s))
        ---
        ordered = sorted(numbers)
        best = sum(ordered[:3])
        for i in range(len(ordered) - 2):
            left, right = i + 1, len(ordered) - 1
            while left < right:
                total = ordered[i] + ordered[left] + ordered[right]
                if (abs(total - target), total) < (abs(best - target), best):
                    best = total
                if total < target:
                    left += 1
                else:
                    right -= 1
        return best
        """,
        lambda r: (_ints(r, 3, 6, -5, 9), r.randint(-5, 20)),
        "import itertools",
    ),
    made(
        "algorithms.backspace_equal",
        "equal_after_backspaces backspace_compare same_typed_text",
        "a: str; b: str",
        "bool",
        """
        Are {a} and {b} the same text once typed, where "#" deletes the character before it?
        backspace string compare
        Return True if both key sequences leave equal text; # on empty text does nothing.
        Given two strings with backspace marks, compare what would stand on the screen.
        Type both into an editor and check whether the results agree.
        Returns whether nothing differs after all deletions.
        """,
        """
        results = []
        for keys in (a, b):
            text: list[str] = []
            for key in keys:
                if key != "#":
                    text.append(key)
                elif text:
                    text.pop()
            results.append(text)
        return results[0] == results[1]
        ---
        def typed(keys: str) -> str:
            text = ""
            for key in keys:
                text = text[:-1] if key == "#" else text + key
            return text

        return typed(a) == typed(b)
        """,
        lambda r: r.choice(
            (
                ("ab#c", "ad#c"),
                ("a##c", "#a#c"),
                ("a#", ""),
                ("ab", "a"),
                (draw.letters(r, 0, 4, "ab#"), draw.letters(r, 0, 4, "ab#")),
                (draw.letters(r, 0, 3, "a#"), draw.letters(r, 0, 3, "a#")),
            )
        ),
    ),
    made(
        "algorithms.smallest_window",
        "smallest_window_containing minimum_window shortest_part_with_letters",
        "text: str; letters: str",
        "str",
        """
        Return the shortest part of {text} with all {letters}, as often as given; the first one, "" if none.
        minimum window substring
        Find the smallest substring of {text} with every character of {letters}, repetitions included.
        Given a text and required characters, where are they closest together? Give that piece.
        Of equally short windows take the leftmost; no window or no letters give an empty string.
        Returns a part of {text}.
        """,
        """
        need = Counter(letters)
        for size in range(len(letters), len(text) + 1):
            for start in range(len(text) - size + 1):
                part = text[start : start + size]
                if not need - Counter(part):
                    return part
        return ""
        ---
        best = ""
        missing = Counter(letters)
        start = 0
        for end, char in enumerate(text, 1):
            missing[char] -= 1
            while letters and all(count <= 0 for count in missing.values()):
                if not best or end - start < len(best):
                    best = text[start:end]
                missing[text[start]] += 1
                start += 1
        return best
        """,
        lambda r: (draw.letters(r, 0, 9, "abcd"), draw.letters(r, 0, 3, "abc")),
        "from collections import Counter",
    ),
    made(
        "algorithms.k_distinct_window",
        "longest_with_k_distinct k_distinct_stretch longest_k_letter_part",
        "text: str; k: int",
        "int",
        """
        Length of the longest part of {text} with at most {k} different characters.
        longest substring with k distinct characters
        Return how many consecutive characters can be taken so that no more than {k} kinds occur.
        Given a string and a number of allowed letters, how long is the best stretch?
        Move a window over the text and shrink it whenever it holds too many kinds.
        Returns 0 for empty text or k = 0.
        """,
        """
        best = start = 0
        for end in range(1, len(text) + 1):
            while len(set(text[start:end])) > k:
                start += 1
            best = max(best, end - start)
        return best
        ---
        best = 0
        for i in range(len(text)):
            for j in range(i + 1, len(text) + 1):
                if len(set(text[i:j])) <= k:
                    best = max(best, j - i)
        return best
        """,
        lambda r: (draw.letters(r, 0, 9, "abcd"), r.randint(0, 4)),
    ),
    made(
        "algorithms.shortest_run_reaching",
        "shortest_run_with_sum minimum_length_subarray fewest_neighbors_reaching",
        "numbers: list[int]; target: int",
        "int",
        """
        Length of the shortest run of neighbors in positive {numbers} with sum {target} or more; 0 if none.
        minimum size subarray sum
        Return how few consecutive numbers are enough to reach {target}, which is positive.
        Given daily amounts, in how few days in a row is a goal reached?
        Slide a window: extend it on the right, shorten it on the left while the sum is large enough.
        Returns an int, 0 if even all together do not reach it.
        """,
        """
        best = 0
        total = start = 0
        for end, number in enumerate(numbers, 1):
            total += number
            while total >= target:
                if best == 0 or end - start < best:
                    best = end - start
                total -= numbers[start]
                start += 1
        return best
        ---
        for size in range(1, len(numbers) + 1):
            for start in range(len(numbers) - size + 1):
                if sum(numbers[start : start + size]) >= target:
                    return size
        return 0
        """,
        lambda r: (_ints(r, 0, 7, 1, 9), r.randint(1, 25)),
    ),
    made(
        "algorithms.count_runs_with_sum",
        "count_runs_with_sum subarray_sum_count runs_adding_up_to",
        "numbers: list[int]; target: int",
        "int",
        """
        How many runs of consecutive {numbers} add up to exactly {target}?
        subarray sum equals k
        Return the number of stretches of neighbors with the sum {target}; numbers may be negative.
        Given a list, count all contiguous parts whose total is the wanted value.
        Use prefix sums and count how often each has occurred.
        Returns how many subarrays fit.
        """,
        """
        seen = Counter({0: 1})
        total = count = 0
        for number in numbers:
            total += number
            count += seen[total - target]
            seen[total] += 1
        return count
        ---
        count = 0
        for start in range(len(numbers)):
            total = 0
            for number in numbers[start:]:
                total += number
                if total == target:
                    count += 1
        return count
        """,
        lambda r: (_ints(r, 0, 7, -3, 4), r.randint(-2, 6)),
        "from collections import Counter",
    ),
    made(
        "algorithms.longest_ones_with_flips",
        "longest_ones_with_flips ones_after_flipping max_consecutive_ones",
        "bits: list[int]; flips: int",
        "int",
        """
        Longest run of ones in {bits} if up to {flips} zeros may be turned into ones.
        max consecutive ones with k flips
        Return the length of the longest stretch with at most {flips} zeros in it.
        Given zeros and ones, how long can a block of ones become by changing a few zeros?
        A window moves on as soon as it holds too many zeros.
        Returns the best length, 0 for an empty list.
        """,
        """
        best = start = zeros = 0
        for end, bit in enumerate(bits, 1):
            zeros += bit == 0
            while zeros > flips:
                zeros -= bits[start] == 0
                start += 1
            best = max(best, end - start)
        return best
        ---
        best = 0
        for i in range(len(bits)):
            for j in range(i + 1, len(bits) + 1):
                if bits[i:j].count(0) <= flips:
                    best = max(best, j - i)
        return best
        """,
        lambda r: (_ints(r, 0, 9, 0, 1), r.randint(0, 3)),
    ),
    made(
        "algorithms.anagram_positions",
        "anagram_positions find_anagram_starts where_anagrams_start",
        "text: str; word: str",
        "list[int]",
        """
        List all indices of {text} at which an anagram of {word} begins.
        find all anagrams of a pattern in a string
        Return where a part of {text} as long as {word} has the same letters in any order; parts may overlap.
        Given a long and a short string, find every place where the letters of the short one stand together.
        An empty word gives [].
        Returns ascending start positions.
        """,
        """
        size = len(word)
        if size == 0:
            return []
        wanted = sorted(word)
        return [i for i in range(len(text) - size + 1) if sorted(text[i : i + size]) == wanted]
        ---
        positions = []
        need = Counter(word)
        for start in range(len(text)):
            part = text[start : start + len(word)]
            if part and Counter(part) == need:
                positions.append(start)
        return positions
        """,
        lambda r: (draw.letters(r, 0, 9, "ab"), draw.letters(r, 0, 3, "ab")),
        "from collections import Counter",
    ),
    made(
        "algorithms.search_rotated",
        "search_rotated find_in_rotated_list rotated_binary_search",
        "numbers: list[int]; target: int",
        "int",
        """
        Find the index of {target} in {numbers}, an ascending list that was rotated; -1 if it is missing.
        search in a rotated sorted array
        Return where {target} stands in a list like [4, 5, 6, 1, 2]; all numbers differ.
        Binary search although the sorted order begins somewhere in the middle.
        Given a sorted ring of different values cut open at any place, look a value up.
        Returns the place of the value, or -1.
        """,
        """
        low, high = 0, len(numbers) - 1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] == target:
                return middle
            if numbers[low] <= numbers[middle]:
                if numbers[low] <= target < numbers[middle]:
                    high = middle - 1
                else:
                    low = middle + 1
            elif numbers[middle] < target <= numbers[high]:
                low = middle + 1
            else:
                high = middle - 1
        return -1
        ---
        return numbers.index(target) if target in numbers else -1
        ---
        for i, number in enumerate(numbers):
            if number == target:
                return i
        return -1
        """,
        lambda r: (lambda m: (m, r.choice([*m, r.randint(0, 20)])))(_rotated(r)),
    ),
    made(
        "algorithms.rotation_count",
        "rotation_count times_rotated index_of_rotated_minimum",
        "numbers: list[int]",
        "int",
        """
        By how many places was the ascending list {numbers} rotated? It is the index of the smallest number.
        find the rotation point of a sorted list
        Return the index of the minimum of a rotated ascending list without repetition, 0 if in order.
        Given a sorted list whose end was moved to the front, how many items were moved?
        Binary search for the place where the order breaks.
        Returns an int; there is at least one number.
        """,
        """
        low, high = 0, len(numbers) - 1
        while low < high:
            middle = (low + high) // 2
            if numbers[middle] > numbers[high]:
                low = middle + 1
            else:
                high = middle
        return low
        ---
        return numbers.index(min(numbers))
        ---
        for i in range(1, len(numbers)):
            if numbers[i] < numbers[i - 1]:
                return i
        return 0
        """,
        lambda r: (_rotated(r),),
    ),
    made(
        "algorithms.eating_speed",
        "slowest_eating_speed minimum_speed_to_finish lowest_rate",
        "piles: list[int]; hours: int",
        "int",
        """
        Lowest whole number per hour at which all {piles} are eaten in {hours}, one pile at most each hour.
        koko eating bananas
        Return the smallest speed; what is left of a pile takes another hour, even if it is little.
        There are at least as many hours as piles. How slowly may one work?
        Given amounts and a time limit, find the least rate by binary search on the answer.
        Returns the least speed that is fast enough, at least 1.
        """,
        """
        speed = 1
        while sum(-(-pile // speed) for pile in piles) > hours:
            speed += 1
        return speed
        ---
        low, high = 1, max(piles)
        while low < high:
            middle = (low + high) // 2
            needed = sum(math.ceil(pile / middle) for pile in piles)
            if needed <= hours:
                high = middle
            else:
                low = middle + 1
        return low
        """,
        lambda r: (lambda p: (p, len(p) + r.randint(0, 6)))(_ints(r, 1, 5, 1, 15)),
        "import math",
    ),
    made(
        "algorithms.ship_capacity",
        "smallest_ship_capacity capacity_to_ship_in_days least_daily_load",
        "weights: list[int]; days: int",
        "int",
        """
        Least capacity per day that ships {weights} in their order within {days}.
        capacity to ship packages within d days
        Return the smallest load limit with which the packages, not reordered, need at most {days} trips.
        Split a list into that many consecutive parts so that the heaviest part is as light as possible.
        Given package weights and a number of days, how large must the ship be?
        Returns an int, at least the heaviest package.
        """,
        """
        capacity = max(weights)
        while True:
            trips, load = 1, 0
            for weight in weights:
                if load + weight > capacity:
                    trips, load = trips + 1, 0
                load += weight
            if trips <= days:
                return capacity
            capacity += 1
        ---
        best = sum(weights)
        inner = range(1, len(weights))
        for cuts in range(min(days, len(weights))):
            for places in itertools.combinations(inner, cuts):
                ends = [0, *places, len(weights)]
                best = min(best, max(sum(weights[a:b]) for a, b in zip(ends, ends[1:])))
        return best
        """,
        lambda r: (_ints(r, 1, 6, 1, 9), r.randint(1, 5)),
        "import itertools",
    ),
    made(
        "algorithms.median_two_lists",
        "median_of_two_sorted median_of_both_lists combined_median",
        "a: list[int]; b: list[int]",
        "float",
        """
        Median of all numbers in the sorted lists {a} and {b} together; at least one of them is not empty.
        median of two sorted arrays
        Return the middle value of both lists merged, or the mean of the two middle ones.
        Given two ascending lists, which number lies in the middle of their union (with repetitions)?
        Merge and pick the center; an even count gives the average of two numbers.
        Returns a float.
        """,
        """
        return float(statistics.median(a + b))
        ---
        merged = sorted(a + b)
        half = len(merged) // 2
        if len(merged) % 2 == 1:
            return float(merged[half])
        return (merged[half - 1] + merged[half]) / 2
        ---
        merged = list(heapq.merge(a, b))
        middle = merged[(len(merged) - 1) // 2 : len(merged) // 2 + 1]
        return sum(middle) / len(middle)
        """,
        lambda r: (sorted(_ints(r, 1, 5, -5, 20)), sorted(_ints(r, 0, 5, -5, 20))),
        ("import heapq", "import statistics"),
    ),
    made(
        "algorithms.range_sum_queries",
        "range_sums answer_range_sums prefix_sum_queries",
        "numbers: list[int]; queries: list[tuple[int, int]]",
        "list[int]",
        """
        Answer each of {queries} (first, last) with the sum of {numbers} between these indices, both included.
        range sum queries with prefix sums
        Return one total per query over the inclusive index range.
        Given a list and many ranges, compute all partial sums quickly.
        Build running totals once and subtract two of them for every question.
        Returns a list as long as {queries}.
        """,
        """
        prefix = [0]
        for number in numbers:
            prefix.append(prefix[-1] + number)
        return [prefix[last + 1] - prefix[first] for first, last in queries]
        ---
        return [sum(numbers[first : last + 1]) for first, last in queries]
        ---
        totals = list(itertools.accumulate(numbers, initial=0))
        return [totals[b + 1] - totals[a] for a, b in queries]
        """,
        lambda r: (
            lambda n: (
                n,
                [tuple(sorted((r.randrange(len(n)), r.randrange(len(n))))) for _ in range(r.randint(0, 3))],
            )
        )(_ints(r, 1, 6, -4, 9)),
        "import itertools",
    ),
    made(
        "algorithms.balanced_bits",
        "longest_balanced_bits equal_zeros_and_ones balanced_binary_stretch",
        "bits: list[int]",
        "int",
        """
        Length of the longest part of {bits} with as many zeros as ones; 0 if there is none.
        contiguous array of equal 0s and 1s
        Return how long the longest run of neighbors is in which 0 and 1 occur equally often.
        Given a list of zeros and ones, find the largest stretch that is balanced.
        Count ones as +1 and zeros as -1 and look for equal running totals.
        Returns the size of the best balanced stretch, always even.
        """,
        """
        first = {0: 0}
        best = total = 0
        for i, bit in enumerate(bits, 1):
            total += 1 if bit else -1
            best = max(best, i - first.setdefault(total, i))
        return best
        ---
        best = 0
        for i in range(len(bits)):
            for j in range(i + 2, len(bits) + 1, 2):
                if 2 * sum(bits[i:j]) == j - i:
                    best = max(best, j - i)
        return best
        """,
        lambda r: (_ints(r, 0, 9, 0, 1),),
    ),
    made(
        "algorithms.derangements",
        "derangements subfactorial count_derangements",
        "n: int",
        "int",
        """
        In how many orders of {n} things does none stay in its place?
        derangements (subfactorial)
        Return the number of permutations of {n} items without a fixed point: 1, 0, 1, 2, 9, 44, ...
        {n} guests take a hat at random: in how many ways does nobody get the own one?
        Given a count, compute !n; nothing at all has one way.
        Returns how many permutations move everything.
        """,
        """
        result = 1
        for k in range(1, n + 1):
            result = result * k + (-1) ** k
        return result
        ---
        a, b = 1, 0
        for k in range(2, n + 1):
            a, b = b, (k - 1) * (a + b)
        return b if n > 0 else 1
        """,
        lambda r: (r.randint(0, 10),),
    ),
    made(
        "algorithms.arrangements_of_word",
        "count_word_arrangements anagram_count arrangements_of_letters",
        "word: str",
        "int",
        """
        How many different arrangements do the letters of {word} have, repeated letters considered?
        number of distinct anagrams
        Return the factorial of the length divided by the factorials of all letter counts.
        "noon" can be written in 6 orders: count them for any word, case matters.
        In how many distinguishable ways can these letters be placed in a row? "" has one.
        Returns the number of distinct orders of the letters.
        """,
        """
        total = math.factorial(len(word))
        for letter in set(word):
            total //= math.factorial(word.count(letter))
        return total
        ---
        return len(set(itertools.permutations(word)))
        ---
        counts = Counter(word).values()
        return math.factorial(len(word)) // math.prod(math.factorial(c) for c in counts)
        """,
        lambda r: (draw.letters(r, 0, 6, "abcd"),),
        ("import itertools", "import math", "from collections import Counter"),
    ),
    made(
        "algorithms.choices_with_repetition",
        "choices_with_repetition multiset_choices count_with_replacement",
        "kinds: int; picks: int",
        "int",
        """
        In how many ways can {picks} scoops be chosen from {kinds} flavors, repeats allowed, order ignored?
        combinations with repetition (stars and bars)
        Return the number of multisets of size {picks} from {kinds} different things.
        Distribute equal candies among children, some may get none: how many distributions are there?
        Compute binomial(kinds + picks - 1, picks); no picks have one way.
        Returns an int; there is at least one kind.
        """,
        """
        return math.comb(kinds + picks - 1, picks)
        ---
        choices = itertools.combinations_with_replacement(range(kinds), picks)
        return sum(1 for _ in choices)
        ---
        if picks == 0 or kinds == 1:
            return 1
        with_first = choices_with_repetition(kinds, picks - 1)
        return with_first + choices_with_repetition(kinds - 1, picks)
        """,
        lambda r: (r.randint(1, 6), r.randint(0, 5)),
        ("import itertools", "import math"),
    ),
    made(
        "algorithms.bell_number",
        "bell_number set_partitions_count ways_to_group",
        "n: int",
        "int",
        """
        In how many ways can {n} different things be divided into groups?
        Bell numbers 1, 1, 2, 5, 15, 52, ...
        Return the number of partitions of a set with {n} elements; the empty set has one.
        Given that many people, how many ways are there to form teams of any size?
        The next number is a sum of binomials times the earlier ones.
        Returns the {n}-th Bell number, counted from 0.
        """,
        """
        bells = [1]
        for k in range(n):
            bells.append(sum(math.comb(k, i) * bells[i] for i in range(k + 1)))
        return bells[n]
        ---
        row = [1]
        for _ in range(n):
            following = [row[-1]]
            for value in row:
                following.append(following[-1] + value)
            row = following
        return row[0]
        """,
        lambda r: (r.randint(0, 10),),
        "import math",
    ),
    made(
        "algorithms.binomial_chance",
        "binomial_probability exactly_k_successes chance_of_k_hits",
        "n: int; k: int; chance: float",
        "float",
        """
        Probability of exactly {k} successes in {n} independent tries with {chance} each, to 4 decimals.
        binomial distribution
        Return n over k times chance ** k * (1 - chance) ** (n - k), to four decimals; 0.0 if {k} exceeds {n}.
        How likely is it to get that many heads when a coin, fair or not, is thrown {n} times?
        Given a number of trials and a hit rate, compute the chance of just {k} hits.
        Returns the probability mass at {k}.
        """,
        """
        return round(math.comb(n, k) * chance**k * (1 - chance) ** (n - k), 4) if k <= n else 0.0
        ---
        table = [1.0]
        for _ in range(n):
            table = [a * (1 - chance) + b * chance for a, b in zip([*table, 0.0], [0.0, *table])]
        return round(table[k], 4) if k <= n else 0.0
        """,
        lambda r: (r.randint(0, 8), r.randint(0, 6), r.choice((0.5, 0.25, 0.1, 0.3))),
        "import math",
    ),
    made(
        "algorithms.birthday_chance",
        "shared_birthday_chance birthday_problem birthday_paradox",
        "people: int; days: int",
        "float",
        """
        Probability that two or more of {people} share a birthday in a year of {days}, to 4 decimals.
        birthday paradox
        Return 1 minus the chance that all birthdays differ, every day being equally likely; to four decimals.
        How likely is it that two in a group share their day?
        Given a group's size and a number of days, compute the chance of a collision.
        Returns 0.0 for one person and 1.0 for more people than days.
        """,
        """
        different = 1.0
        for k in range(people):
            different *= max(days - k, 0) / days
        return round(1 - different, 4)
        ---
        if people > days:
            return 1.0
        return round(1 - math.perm(days, people) / days**people, 4)
        """,
        lambda r: (r.randint(0, 40), r.choice((365, 365, 365, 12, 30))),
        "import math",
    ),
    made(
        "algorithms.bayes",
        "bayes_posterior positive_test_probability chance_given_positive",
        "prior: float; hit_rate: float; false_alarm: float",
        "float",
        """
        Chance of being ill after a positive test (Bayes) if {prior} is the share of ill people; 4 decimals.
        Bayes' theorem for a test
        Return true positives divided by all positives, to four decimals; 0.0 without positives.
        The test finds {hit_rate} of the ill and reports {false_alarm} of the healthy: what does it mean?
        Given base rate, sensitivity and false positive rate, compute the posterior probability.
        Returns the posterior probability, between 0.0 and 1.0.
        """,
        """
        true_positive = prior * hit_rate
        positive = true_positive + (1 - prior) * false_alarm
        if positive == 0:
            return 0.0
        return round(true_positive / positive, 4)
        ---
        ill, healthy = prior * hit_rate, (1 - prior) * false_alarm
        return round(ill / (ill + healthy), 4) if ill + healthy > 0 else 0.0
        """,
        lambda r: (
            r.choice((0.0, 0.01, 0.1, 0.5, 1.0, r.randint(1, 99) / 100)),
            r.choice((0.9, 0.99, 1.0, 0.8)),
            r.choice((0.0, 0.05, 0.1, 0.2)),
        ),
    ),
    made(
        "algorithms.draws_all_red",
        "chance_all_red draw_without_replacement all_of_one_color",
        "red: int; total: int; draws: int",
        "float",
        """
        Chance that {draws} balls from {total}, {red} of them red, are all red; none is put back. 4 decimals.
        hypergeometric probability of only red balls
        Return the probability of drawing nothing but red, without replacement, rounded to four decimals.
        Given an urn, multiply (red - i) / (total - i) over all draws; 0.0 if there are not enough red ones.
        How likely are only hits when cards are taken from a deck one by one?
        Returns 1.0 for no draws.
        """,
        """
        chance = 1.0
        for i in range(draws):
            chance *= max(red - i, 0) / (total - i)
        return round(chance, 4)
        ---
        return round(math.comb(red, draws) / math.comb(total, draws), 4)
        """,
        lambda r: (lambda red, other: (red, red + other, r.randint(0, min(4, red + other))))(
            r.randint(1, 9), r.randint(0, 9)
        ),
        "import math",
    ),
    made(
        "algorithms.dice_sum_ways",
        "dice_sum_ways ways_to_roll count_rolls_with_total",
        "dice: int; sides: int; total: int",
        "int",
        """
        In how many ways can {dice} dice with {sides} sides show {total} together? The dice are told apart.
        number of dice rolls with a target sum
        Return the number of ordered results of {dice} throws from 1 to {sides} whose sum is {total}.
        Given several equal dice, count the outcomes with a certain number of pips.
        Works for any number of dice, not only two; no dice make 0 in one way.
        Returns an int, 0 if the sum is impossible.
        """,
        """
        ways = {0: 1}
        for _ in range(dice):
            following: dict[int, int] = {}
            for subtotal, count in ways.items():
                for face in range(1, sides + 1):
                    following[subtotal + face] = following.get(subtotal + face, 0) + count
            ways = following
        return ways.get(total, 0)
        ---
        if dice == 0:
            return 1 if total == 0 else 0
        return sum(dice_sum_ways(dice - 1, sides, total - face) for face in range(1, sides + 1))
        ---
        rolls = itertools.product(range(1, sides + 1), repeat=dice)
        return sum(sum(roll) == total for roll in rolls)
        """,
        lambda r: (r.randint(0, 4), r.choice((2, 4, 6)), r.randint(0, 14)),
        "import itertools",
    ),
)
