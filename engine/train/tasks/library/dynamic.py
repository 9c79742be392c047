"""Dynamic programming as courses teach it: subsequences, knapsacks, coins, paths, choices."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = 0, top: int = 9) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _costs(r: Random, bottom: int = 0) -> list[list[int]]:
    rows, columns = r.randint(1, 4), r.randint(1, 4)
    return [[r.randint(bottom, 9) for _ in range(columns)] for _ in range(rows)]


def _bits(r: Random) -> list[list[int]]:
    rows, columns = r.randint(1, 4), r.randint(1, 4)
    return [[int(r.random() < 0.7) for _ in range(columns)] for _ in range(rows)]


ENTRIES = (
    made(
        "dynamic.longest_increasing_items",
        "longest_increasing_subsequence_items lis_sequence increasing_subsequence_elements",
        "numbers: list[int]",
        "list[int]",
        """
        Return a longest strictly increasing subsequence of {numbers} itself; of several the \
        lexicographically smallest.
        longest increasing subsequence, the elements
        Choose as many numbers as possible, in order and always rising, and return them as a list.
        Which elements form the longest rising subsequence? On ties the one that compares smallest as a list.
        Given a list, return the LIS and not only its length; [] for an empty list.
        """,
        """
        best = []
        for i, number in enumerate(numbers):
            chains = [best[j] for j in range(i) if numbers[j] < number]
            longest = max(map(len, chains), default=0)
            before = min((chain for chain in chains if len(chain) == longest), default=[])
            best.append([*before, number])
        return min(best, key=lambda chain: (-len(chain), chain), default=[])
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "dynamic.longest_non_decreasing",
        "longest_non_decreasing_subsequence non_decreasing_subsequence_length",
        "numbers: list[int]",
        "int",
        """
        Length of the longest subsequence of {numbers} that never falls; equal elements are allowed.
        longest non-decreasing subsequence
        Return how many elements can be kept, in order, so that each is at least as large as the one before.
        How many numbers remain at most if those that break the ascending order are deleted?
        Like the longest increasing subsequence, but repeated values may follow each other.
        """,
        """
        tails = []
        for number in numbers:
            place = bisect_right(tails, number)
            tails[place : place + 1] = [number]
        return len(tails)
        ---
        lengths = []
        for i, number in enumerate(numbers):
            lengths.append(1 + max((lengths[j] for j in range(i) if numbers[j] <= number), default=0))
        return max(lengths, default=0)
        """,
        lambda r: (_ints(r, 0, 8, 0, 5),),
        "from bisect import bisect_right",
    ),
    made(
        "dynamic.longest_decreasing",
        "longest_decreasing_subsequence decreasing_subsequence_length lds",
        "numbers: list[int]",
        "int",
        """
        Length of the longest strictly decreasing subsequence of {numbers}.
        longest decreasing subsequence
        Return how many elements can be kept, in order, so that each is smaller than the one before.
        How long is the longest falling choice of elements, gaps allowed? 0 for an empty list.
        LDS of a list by dynamic programming.
        """,
        """
        lengths = []
        for i, number in enumerate(numbers):
            lengths.append(1 + max((lengths[j] for j in range(i) if numbers[j] > number), default=0))
        return max(lengths, default=0)
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "dynamic.count_longest_increasing",
        "number_of_lis count_longest_increasing_subsequences find_number_of_lis",
        "numbers: list[int]",
        "int",
        """
        How many longest strictly increasing subsequences has {numbers}?
        number of longest increasing subsequences
        Count the choices of positions that give a rising subsequence of maximum length; 0 for an empty list.
        In how many ways can a longest ascending subsequence be picked?
        Keep length and count for each position and add up the counts of the greatest length.
        """,
        """
        lengths, counts = [], []
        for i, number in enumerate(numbers):
            length = 1 + max((lengths[j] for j in range(i) if numbers[j] < number), default=0)
            ways = sum(counts[j] for j in range(i) if numbers[j] < number and lengths[j] == length - 1)
            lengths.append(length)
            counts.append(ways if length > 1 else 1)
        longest = max(lengths, default=0)
        return sum(count for length, count in zip(lengths, counts) if length == longest)
        """,
        lambda r: (_ints(r, 0, 7, 0, 6),),
    ),
    made(
        "dynamic.longest_bitonic",
        "longest_bitonic_subsequence bitonic_subsequence_length lbs",
        "numbers: list[int]",
        "int",
        """
        Length of the longest subsequence of {numbers} that first rises and then falls; either part may be \
        missing.
        longest bitonic subsequence
        Return how many elements can be kept so that they strictly increase up to a peak and decrease after \
        it.
        Add the longest rising chain that ends and the longest falling one that begins at each element, \
        minus 1.
        How long is the longest up-and-down choice of elements? 0 for an empty list.
        """,
        """
        def rising(values: list[int]) -> list[int]:
            lengths = []
            for i, value in enumerate(values):
                lengths.append(1 + max((lengths[j] for j in range(i) if values[j] < value), default=0))
            return lengths

        up = rising(numbers)
        down = rising(numbers[::-1])[::-1]
        return max((a + b - 1 for a, b in zip(up, down)), default=0)
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "dynamic.wiggle",
        "longest_wiggle_subsequence wiggle_max_length longest_zigzag_subsequence \
        longest_alternating_subsequence",
        "numbers: list[int]",
        "int",
        """
        Length of the longest subsequence of {numbers} whose steps alternate between up and down.
        longest zigzag subsequence
        Return how many elements can be kept so that the differences between neighbors change their sign \
        every time.
        Longest alternating subsequence: larger, smaller, larger ... or the other way round; one element \
        counts as 1.
        Count the turning points of the list; 0 for an empty list.
        """,
        """
        up = down = min(1, len(numbers))
        for a, b in zip(numbers, numbers[1:]):
            if b > a:
                up = down + 1
            elif b < a:
                down = up + 1
        return max(up, down)
        """,
        lambda r: (_ints(r, 0, 8, 0, 6),),
    ),
    made(
        "dynamic.arithmetic_subsequence",
        "longest_arithmetic_subsequence longest_arithmetic_sequence longest_ap",
        "numbers: list[int]",
        "int",
        """
        Length of the longest subsequence of {numbers} in which all differences between neighbors are equal.
        longest arithmetic subsequence
        Return how many elements can be kept, in order, so that they form an arithmetic progression.
        How long is the longest AP hidden in the list, gaps allowed? A single element has length 1.
        Given integers, find the greatest number of terms of an evenly spaced subsequence.
        """,
        """
        best = min(1, len(numbers))
        lengths = [{} for _ in numbers]
        for j in range(len(numbers)):
            for i in range(j):
                step = numbers[j] - numbers[i]
                lengths[j][step] = max(lengths[j].get(step, 2), lengths[i].get(step, 1) + 1)
                best = max(best, lengths[j][step])
        return best
        """,
        lambda r: (_ints(r, 0, 7, 0, 9),),
    ),
    made(
        "dynamic.subsequence_with_difference",
        "longest_subsequence_with_difference longest_given_difference",
        "numbers: list[int]; difference: int",
        "int",
        """
        Length of the longest subsequence of {numbers} in which each element is the one before plus \
        {difference}.
        longest subsequence with a given difference
        Return how many elements can be kept, in order, so that neighbors differ by exactly {difference}.
        How long is the longest arithmetic subsequence with this step? 0 for an empty list.
        Remember for every value the longest chain that ends in it.
        """,
        """
        lengths = {}
        for number in numbers:
            lengths[number] = lengths.get(number - difference, 0) + 1
        return max(lengths.values(), default=0)
        """,
        lambda r: (_ints(r, 0, 8, 0, 8), r.choice((1, 2, -1, -2, 3))),
    ),
    made(
        "dynamic.lcs_three",
        "lcs_of_three longest_common_subsequence_three common_subsequence_of_three",
        "a: str; b: str; c: str",
        "int",
        """
        Length of the longest common subsequence of three texts.
        LCS of three strings
        Return how many letters can be kept in all of {a}, {b} and {c}, in the same order.
        How long is the longest text that is a subsequence of all three?
        Three-dimensional dynamic programming over the prefixes of three strings.
        """,
        """
        table = {}
        for i in range(len(a) + 1):
            for j in range(len(b) + 1):
                for k in range(len(c) + 1):
                    if 0 in (i, j, k):
                        table[i, j, k] = 0
                    elif a[i - 1] == b[j - 1] == c[k - 1]:
                        table[i, j, k] = table[i - 1, j - 1, k - 1] + 1
                    else:
                        table[i, j, k] = max(table[i - 1, j, k], table[i, j - 1, k], table[i, j, k - 1])
        return table[len(a), len(b), len(c)]
        """,
        lambda r: (draw.letters(r, 0, 5, "ab"), draw.letters(r, 0, 6, "abc"), draw.letters(r, 0, 6, "abc")),
    ),
    made(
        "dynamic.delete_distance",
        "delete_distance min_deletions_to_equal insert_delete_distance min_delete_steps",
        "a: str; b: str",
        "int",
        """
        Fewest characters that must be deleted from {a} and {b} together until both are equal.
        delete operation for two strings
        Return the edit distance when only insertions and deletions are allowed.
        How many letters must be removed in all so that what is left of both texts is the same?
        Lengths of both strings minus twice their longest common subsequence.
        """,
        """
        row = list(range(len(b) + 1))
        for i, x in enumerate(a, 1):
            previous, row = row, [i]
            for j, y in enumerate(b):
                row.append(previous[j] if x == y else 1 + min(previous[j + 1], row[j]))
        return row[-1]
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"), draw.letters(r, 0, 6, "abc")),
    ),
    made(
        "dynamic.weighted_edit_distance",
        "weighted_edit_distance edit_distance_with_costs min_edit_cost",
        "source: str; target: str; insert_cost: int; delete_cost: int; replace_cost: int",
        "int",
        """
        Lowest cost of turning {source} into {target} if inserting, deleting and replacing a character have \
        costs.
        edit distance with different costs
        Return the cheapest sequence of {insert_cost}, {delete_cost} and {replace_cost} steps between two \
        texts.
        Levenshtein distance in which every kind of operation has its own price.
        What does it cost at least to change one string into the other? Equal characters are free.
        """,
        """
        row = [j * insert_cost for j in range(len(target) + 1)]
        for i, x in enumerate(source, 1):
            previous, row = row, [i * delete_cost]
            for j, y in enumerate(target):
                replaced = previous[j] + (0 if x == y else replace_cost)
                row.append(min(replaced, previous[j + 1] + delete_cost, row[j] + insert_cost))
        return row[-1]
        """,
        lambda r: (
            draw.letters(r, 0, 5, "abc"),
            draw.letters(r, 0, 5, "abc"),
            r.randint(1, 4),
            r.randint(1, 4),
            r.randint(1, 5),
        ),
    ),
    made(
        "dynamic.damerau",
        "damerau_levenshtein osa_distance edit_distance_with_transposition",
        "a: str; b: str",
        "int",
        """
        Edit distance of {a} and {b} in which swapping two neighboring letters also counts as one step.
        Damerau-Levenshtein distance (optimal string alignment)
        Return the fewest insertions, deletions, replacements and swaps of neighbors that turn {a} into {b}.
        How many typing errors lie between two words, twisted letters counting once?
        Levenshtein with transpositions; no part is edited twice.
        """,
        """
        table = {}
        for i in range(len(a) + 1):
            for j in range(len(b) + 1):
                if i == 0 or j == 0:
                    table[i, j] = i + j
                    continue
                changed = table[i - 1, j - 1] + (a[i - 1] != b[j - 1])
                table[i, j] = min(changed, table[i - 1, j] + 1, table[i, j - 1] + 1)
                if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                    table[i, j] = min(table[i, j], table[i - 2, j - 2] + 1)
        return table[len(a), len(b)]
        """,
        lambda r: (
            word := draw.letters(r, 2, 6, "abc"),
            r.choice((draw.letters(r, 0, 6, "abc"), word[:-2] + word[:-3:-1])),
        ),
    ),
    made(
        "dynamic.deletions_to_sort",
        "min_deletions_to_sort deletions_to_make_sorted removals_for_sorted",
        "numbers: list[int]",
        "int",
        """
        Fewest elements of {numbers} that must be removed so that the rest strictly increases.
        minimum deletions to make an array sorted
        Return the length of the list minus its longest increasing subsequence.
        How many numbers have to go until the others are in strictly ascending order?
        Given a list, count the removals that leave a rising sequence.
        """,
        """
        tails = []
        for number in numbers:
            place = bisect_left(tails, number)
            tails[place : place + 1] = [number]
        return len(numbers) - len(tails)
        """,
        lambda r: (_ints(r, 0, 8),),
        "from bisect import bisect_left",
    ),
    made(
        "dynamic.insertions_for_palindrome",
        "min_insertions_palindrome insertions_to_palindrome min_insertions min_deletions_palindrome",
        "text: str",
        "int",
        """
        Fewest characters that must be inserted anywhere in {text} to make it a palindrome; deleting needs \
        as many.
        minimum insertions to make a palindrome
        Return how many letters have to be added (or, just as well, removed) until the text reads the same \
        backwards.
        Length of the text minus its longest palindromic subsequence.
        How many letters are missing to a palindrome if they may be put in at any place? 0 if it is one.
        """,
        """
        if len(text) < 2:
            return 0
        if text[0] == text[-1]:
            return min_insertions_palindrome(text[1:-1])
        return 1 + min(min_insertions_palindrome(text[1:]), min_insertions_palindrome(text[:-1]))
        ---
        other = text[::-1]
        row = [0] * (len(text) + 1)
        for a in text:
            previous, row = row, [0]
            for j, b in enumerate(other):
                row.append(previous[j] + 1 if a == b else max(previous[j + 1], row[j]))
        return len(text) - row[-1]
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "dynamic.palindrome_cuts",
        "min_palindrome_cuts min_cut palindrome_partition_cuts",
        "text: str",
        "int",
        """
        Fewest cuts that divide {text} into palindromes.
        palindrome partitioning, minimum cuts
        Return how often the text must be cut at least so that every piece reads the same backwards.
        Into how few palindromic parts can a string be split? Return one less; 0 for a palindrome or empty \
        text.
        Dynamic programming over the ends of prefixes.
        """,
        """
        cuts = [-1]
        for end in range(1, len(text) + 1):
            starts = (start for start in range(end) if text[start:end] == text[start:end][::-1])
            cuts.append(1 + min(cuts[start] for start in starts))
        return max(0, cuts[-1])
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "dynamic.count_distinct_subsequences",
        "count_distinct_subsequences distinct_subsequences number_of_subsequences",
        "text: str",
        "int",
        """
        Count the different subsequences of {text}, the empty one included.
        number of distinct subsequences of a string
        Return how many different texts can be made by deleting characters; "aa" has "", "a" and "aa".
        Double the count for every letter and subtract what it already made at its last occurrence.
        How many distinct strings are hidden in the text as subsequences?
        """,
        """
        count = 1
        last = {}
        for letter in text:
            count, last[letter] = 2 * count - last.get(letter, 0), count
        return count
        ---
        found = {""}
        for letter in text:
            found |= {part + letter for part in found}
        return len(found)
        """,
        lambda r: (draw.letters(r, 0, 7, "abc"),),
    ),
    made(
        "dynamic.repeating_subsequence",
        "longest_repeating_subsequence repeating_subsequence_length",
        "text: str",
        "int",
        """
        Length of the longest subsequence that occurs twice in {text}, never using one position for the \
        same letter.
        longest repeating subsequence
        Return the longest common subsequence of the text with itself in which no index is matched with \
        itself.
        How long is the longest hidden repetition? "aabb" has "ab", twice with different letters.
        Two copies of a subsequence may overlap, but letter k of both stands at different positions.
        """,
        """
        row = [0] * (len(text) + 1)
        for i, a in enumerate(text):
            previous, row = row, [0]
            for j, b in enumerate(text):
                row.append(previous[j] + 1 if a == b and i != j else max(previous[j + 1], row[j]))
        return row[-1]
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "dynamic.repeated_substring",
        "longest_repeated_substring longest_duplicate_substring",
        "text: str",
        "str",
        """
        Longest part of {text} that occurs at least twice, overlapping allowed; the first one on a tie, "" \
        without one.
        longest repeated substring
        Return the longest substring with two occurrences at different positions.
        Which piece of the text comes again and is as long as possible? "banana" has "ana".
        Try all lengths from the longest down and look for a part that is found again later.
        """,
        """
        for size in range(len(text) - 1, 0, -1):
            for start in range(len(text) - size):
                part = text[start : start + size]
                if part in text[start + 1 :]:
                    return part
        return ""
        """,
        lambda r: (draw.letters(r, 0, 9, "abc"),),
    ),
    made(
        "dynamic.knapsack_01",
        "knapsack_01 zero_one_knapsack knapsack_weights_values max_knapsack_value",
        "weights: list[int]; values: list[int]; capacity: int",
        "int",
        """
        0/1 knapsack: highest total of {values} whose {weights} add up to at most {capacity}, each item \
        once at most.
        0-1 knapsack with lists of weights and values
        Return the best value that can be carried when item i has weights[i] and values[i].
        Which choice of items is worth most within the weight limit? Return its value.
        Dynamic programming over the capacity: take each item or leave it.
        """,
        """
        best = [0] * (capacity + 1)
        for weight, value in zip(weights, values):
            for room in range(capacity, weight - 1, -1):
                best[room] = max(best[room], best[room - weight] + value)
        return best[capacity]
        ---
        best = 0
        for chosen in itertools.product((0, 1), repeat=len(weights)):
            if sum(weight for take, weight in zip(chosen, weights) if take) <= capacity:
                best = max(best, sum(value for take, value in zip(chosen, values) if take))
        return best
        """,
        lambda r: (
            (
                [r.randint(1, 6) for _ in range(size)],
                [r.randint(1, 20) for _ in range(size)],
                r.randint(0, 14),
            )
            if (size := r.randint(0, 5))
            else ([], [], 5)
        ),
        "import itertools",
    ),
    made(
        "dynamic.unbounded_knapsack",
        "unbounded_knapsack knapsack_with_repetition complete_knapsack",
        "weights: list[int]; values: list[int]; capacity: int",
        "int",
        """
        Unbounded knapsack: highest total value within {capacity} if every item may be taken any number of \
        times.
        knapsack with repetition
        Return the best value when item i weighs weights[i] > 0, is worth values[i] and never runs out.
        How much can be earned with unlimited supplies of each kind and a limited weight?
        Fill a table of the best value for every capacity from 0 up.
        """,
        """
        best = [0] * (capacity + 1)
        for room in range(1, capacity + 1):
            for weight, value in zip(weights, values):
                if weight <= room:
                    best[room] = max(best[room], best[room - weight] + value)
        return best[capacity]
        """,
        lambda r: (
            (
                [r.randint(1, 6) for _ in range(size)],
                [r.randint(1, 20) for _ in range(size)],
                r.randint(0, 14),
            )
            if (size := r.randint(0, 4))
            else ([], [], 5)
        ),
    ),
    made(
        "dynamic.knapsack_items",
        "knapsack_items knapsack_selection chosen_items",
        "weights: list[int]; values: list[int]; capacity: int",
        "list[int]",
        """
        Indices of the items to take so that {values} add up to the most and {weights} to at most {capacity}.
        which items does the optimal knapsack contain
        0/1 knapsack that returns the chosen positions, ascending; of equally good choices the smallest as \
        a list.
        Return the selection and not only its value: the list of indices of an optimal packing.
        What should be packed? Each item once at most; [] if nothing fits.
        """,
        """
        def pack(start: int, room: int) -> tuple[int, list[int]]:
            if start == len(weights):
                return 0, []
            options = [pack(start + 1, room)]
            if weights[start] <= room:
                value, chosen = pack(start + 1, room - weights[start])
                options.append((value + values[start], [start, *chosen]))
            return min(options, key=lambda option: (-option[0], option[1]))

        return pack(0, capacity)[1]
        """,
        lambda r: (
            (
                [r.randint(1, 6) for _ in range(size)],
                [r.randint(1, 20) for _ in range(size)],
                r.randint(0, 14),
            )
            if (size := r.randint(0, 5))
            else ([], [], 5)
        ),
    ),
    made(
        "dynamic.coin_orders",
        "coin_permutations count_ordered_sums combination_sum_ordered ordered_ways",
        "coins: list[int]; amount: int",
        "int",
        """
        In how many ordered ways can the positive {coins} be laid down one after another to make {amount}?
        combination sum where the order matters
        Count the sequences of coins with the total {amount}: 1 + 2 and 2 + 1 are different.
        Number of ways to reach a sum with steps from a list, different orders counted separately; 0 has \
        one way.
        Coin change, counting permutations instead of combinations.
        """,
        """
        ways = [1] + [0] * amount
        for total in range(1, amount + 1):
            ways[total] = sum(ways[total - coin] for coin in coins if coin <= total)
        return ways[amount]
        """,
        lambda r: (r.sample(range(1, 7), r.randint(0, 3)), r.randint(0, 10)),
    ),
    made(
        "dynamic.coins_used",
        "coins_for_amount min_coins_list fewest_coins_list optimal_change",
        "coins: list[int]; amount: int",
        "list[int] | None",
        """
        Return a shortest list of {coins} that add up to {amount}, largest first; None if it is impossible.
        minimum coin change, the coins themselves
        Which coins make {amount} with as few pieces as possible? Of several choices the one with larger \
        coins first.
        Give the optimal change as a list in descending order; each kind may be used again and again.
        Given denominations and an amount, list the coins of a best solution; [] for 0.
        """,
        """
        best = [[]]
        for total in range(1, amount + 1):
            options = [
                sorted([*best[total - coin], coin], reverse=True)
                for coin in coins
                if coin <= total and best[total - coin] is not None
            ]
            shortest = min(map(len, options), default=0)
            best.append(max((option for option in options if len(option) == shortest), default=None))
        return best[amount]
        """,
        lambda r: (r.sample(range(1, 9), r.randint(0, 4)), r.randint(0, 14)),
    ),
    made(
        "dynamic.all_change",
        "all_coin_combinations list_change_combinations make_change_all",
        "coins: list[int]; amount: int",
        "list[list[int]]",
        """
        List all ways to pay {amount} with the different positive {coins}, as lists of coins from large to \
        small.
        all combinations of coins for an amount
        Return every multiset of coins with the total {amount}; those with larger coins come first.
        How can an amount be changed? Show all possibilities, each as a descending list; 0 has the empty one.
        Generate the coin combinations recursively, starting with the largest denomination.
        """,
        """
        def pay(rest: int, kinds: list[int]) -> list[list[int]]:
            if rest == 0:
                return [[]]
            result = []
            for i, coin in enumerate(kinds):
                if coin <= rest:
                    result += [[coin, *tail] for tail in pay(rest - coin, kinds[i:])]
            return result

        return pay(amount, sorted(coins, reverse=True))
        """,
        lambda r: (r.sample(range(1, 7), r.randint(0, 3)), r.randint(0, 9)),
    ),
    made(
        "dynamic.subset_with_sum",
        "find_subset_with_sum subset_with_sum subset_sum_items",
        "numbers: list[int]; target: int",
        "list[int] | None",
        """
        Find some of the {numbers} that add up to {target}: the shortest choice, then the earliest; None \
        without one.
        subset with a given sum
        Return the elements of a smallest subset with the sum {target}, in list order, or None.
        Which elements make {target} together? Prefer few of them and those that stand further left.
        Given integers, return one subset that sums to the target; [] for 0.
        """,
        """
        for size in range(len(numbers) + 1):
            for chosen in itertools.combinations(numbers, size):
                if sum(chosen) == target:
                    return list(chosen)
        return None
        """,
        lambda r: (_ints(r, 0, 6, 1, 9), r.randint(0, 20)),
        "import itertools",
    ),
    made(
        "dynamic.subsets_with_sum",
        "subsets_with_sum all_subsets_with_sum combinations_with_sum",
        "numbers: list[int]; target: int",
        "list[list[int]]",
        """
        List all subsets of {numbers} that add up to {target}, smaller ones first, each in list order.
        all subsets with a given sum
        Return every choice of positions whose elements have the sum {target}; each element at most once.
        Which groups of elements make exactly {target}? The empty group counts for 0.
        Try all combinations of every size and keep those with the wanted total.
        """,
        """
        return [
            list(chosen)
            for size in range(len(numbers) + 1)
            for chosen in itertools.combinations(numbers, size)
            if sum(chosen) == target
        ]
        """,
        lambda r: (_ints(r, 0, 6, 0, 6), r.randint(0, 10)),
        "import itertools",
    ),
    made(
        "dynamic.k_equal_subsets",
        "can_partition_k_subsets partition_to_k_equal_subsets can_split_into_k_groups",
        "numbers: list[int]; k: int",
        "bool",
        """
        Can the positive {numbers} be divided into {k} non-empty groups with equal sums?
        partition to k equal sum subsets
        Return True if all elements can be dealt to {k} groups of the same total.
        Put the numbers, in any order, in {k} buckets: can all become equally full?
        Backtracking: fill the groups one element after another up to the {k}-th part of the sum.
        """,
        """
        goal, rest = divmod(sum(numbers), k)
        if rest or len(numbers) < k:
            return False

        ordered = sorted(numbers, reverse=True)

        def place(index: int, totals: list[int]) -> bool:
            if index == len(ordered):
                return True
            for i, total in enumerate(totals):
                if total + ordered[index] <= goal and total not in totals[:i]:
                    if place(index + 1, [*totals[:i], total + ordered[index], *totals[i + 1 :]]):
                        return True
            return False

        return place(0, [0] * k)
        """,
        lambda r: (_ints(r, 0, 7, 1, 5), r.randint(1, 4)),
    ),
    made(
        "dynamic.integer_break",
        "integer_break max_product_of_sum largest_product_with_sum",
        "n: int",
        "int",
        """
        Largest product of at least two positive integers with the sum {n}, which is at least 2.
        integer break
        Break {n} into two or more parts so that their product is as large as possible; return it.
        Cut a rope of length {n} at least once: how large can the product of the piece lengths be?
        Dynamic programming: either keep the rest whole or break it further.
        """,
        """
        best = [0, 0]
        for total in range(2, n + 1):
            best.append(max(max(part, best[part]) * (total - part) for part in range(1, total)))
        return best[n]
        ---
        if n < 4:
            return n - 1
        threes, rest = divmod(n, 3)
        if rest == 1:
            return 3 ** (threes - 1) * 4
        return 3**threes * max(1, rest)
        """,
        lambda r: (r.randint(2, 20),),
    ),
    made(
        "dynamic.matrix_chain",
        "matrix_chain_order matrix_chain_multiplication min_multiplications",
        "dimensions: list[int]",
        "int",
        """
        Fewest multiplications for a chain of matrices, the i-th of size dimensions[i] by dimensions[i + 1].
        matrix chain multiplication
        Return the cost of the best placement of brackets; an a by b times b by c product costs a * b * c.
        In which order is a product of many matrices cheapest? Return the number of scalar multiplications.
        Interval dynamic programming; fewer than two matrices cost nothing.
        """,
        """
        def cost(first: int, last: int) -> int:
            if last - first < 2:
                return 0
            ends = dimensions[first] * dimensions[last]
            splits = range(first + 1, last)
            return min(cost(first, k) + cost(k, last) + ends * dimensions[k] for k in splits)

        return cost(0, len(dimensions) - 1)
        """,
        lambda r: (_ints(r, 0, 6, 1, 9),),
    ),
    made(
        "dynamic.trades_with_limit",
        "max_profit_k_transactions max_profit_limited_trades best_profit_with_k_trades",
        "prices: list[int]; k: int",
        "int",
        """
        Highest profit from {prices} with at most {k} purchases and sales; sell before buying again.
        best time to buy and sell stock with k transactions
        Return how much can be earned if no more than {k} trades are made, one share at a time.
        At most {k} times buy low and sell high later: what is the maximum gain?
        Dynamic programming over the number of trades; 0 if no trade pays.
        """,
        """
        held = [float("-inf")] * (k + 1)
        free = [0] * (k + 1)
        for price in prices:
            for trade in range(1, k + 1):
                held[trade] = max(held[trade], free[trade - 1] - price)
                free[trade] = max(free[trade], held[trade] + price)
        return free[k]
        """,
        lambda r: (_ints(r, 0, 7, 1, 12), r.randint(0, 3)),
    ),
    made(
        "dynamic.trades_with_fee",
        "max_profit_with_fee profit_with_transaction_fee best_profit_with_fee",
        "prices: list[int]; fee: int",
        "int",
        """
        Highest profit from {prices} with any number of trades if every sale costs {fee}.
        buy and sell stock with a transaction fee
        Return the maximum gain when a fee is due for each completed purchase and sale.
        Buy and sell as often as you like, one share at a time, but pay {fee} per trade.
        Keep the best balance with and without a share day by day; 0 if no trade pays.
        """,
        """
        held, free = float("-inf"), 0
        for price in prices:
            held, free = max(held, free - price), max(free, held + price - fee)
        return free
        """,
        lambda r: (_ints(r, 0, 8, 1, 12), r.randint(0, 3)),
    ),
    made(
        "dynamic.trades_with_cooldown",
        "max_profit_with_cooldown profit_with_cooldown",
        "prices: list[int]",
        "int",
        """
        Highest profit from {prices} with any number of trades if one must rest for a day after every sale.
        buy and sell stock with cooldown
        Return the maximum gain when no share may be bought on the day after a sale.
        Trade as often as possible, one share at a time, but wait a day before buying again.
        Day by day, keep the best balances for holding, having just sold and resting.
        """,
        """
        held, sold, rest = float("-inf"), 0, 0
        for price in prices:
            held, sold, rest = max(held, rest - price), held + price, max(rest, sold)
        return max(sold, rest, 0)
        """,
        lambda r: (_ints(r, 1, 8, 1, 12),),
    ),
    made(
        "dynamic.best_days",
        "best_buy_sell_days buy_and_sell_days best_trade_days",
        "prices: list[int]",
        "tuple[int, int] | None",
        """
        On which days should one buy and sell for the best single profit? (buy, sell) as indices of \
        {prices}, or None.
        best days to buy and sell
        Return the pair of days with the largest rise, the earliest on ties; None if the price never rises.
        When to buy and when to sell later, one time each, to earn the most?
        Given daily prices, return indices and not the profit.
        """,
        """
        best = None
        for buy in range(len(prices)):
            for sell in range(buy + 1, len(prices)):
                profit = prices[sell] - prices[buy]
                if profit > 0 and (best is None or profit > prices[best[1]] - prices[best[0]]):
                    best = (buy, sell)
        return best
        """,
        lambda r: (_ints(r, 0, 7, 1, 12),),
    ),
    made(
        "dynamic.max_path_sum",
        "max_path_sum max_grid_path richest_path max_path_in_grid",
        "grid: list[list[int]]",
        "int",
        """
        Largest sum on a way through {grid} from the upper left to the lower right, moving only right or down.
        maximum path sum in a grid
        Return the most that can be collected on a path from the first to the last cell.
        Walk right and down: how much gold can be picked up at most?
        Dynamic programming over the cells of a non-empty matrix.
        """,
        """
        best = []
        for row in grid:
            for j, value in enumerate(row):
                above = best[j] if j < len(best) else None
                left = best[j - 1] if j else None
                known = [total for total in (above, left) if total is not None]
                total = value + max(known, default=0)
                best[j : j + 1] = [total]
        return best[-1]
        ---
        def walk(i: int, j: int) -> int:
            if i == 0 and j == 0:
                return grid[0][0]
            ways = []
            if i:
                ways.append(walk(i - 1, j))
            if j:
                ways.append(walk(i, j - 1))
            return grid[i][j] + max(ways)

        return walk(len(grid) - 1, len(grid[0]) - 1)
        """,
        lambda r: (_costs(r, -5),),
    ),
    made(
        "dynamic.falling_path",
        "min_falling_path_sum falling_path_sum cheapest_falling_path",
        "matrix: list[list[int]]",
        "int",
        """
        Smallest sum of a way from the top to the bottom row of {matrix}, each step going down or \
        diagonally down.
        minimum falling path sum
        Return the lowest total when the path starts anywhere in the first row and moves at most one column \
        per row.
        Fall through the grid, straight or to a neighboring column: what is the least sum of the cells?
        Row by row, add the minimum of the up to three cells above.
        """,
        """
        best = list(matrix[0])
        for row in matrix[1:]:
            best = [value + min(best[max(0, j - 1) : j + 2]) for j, value in enumerate(row)]
        return min(best)
        """,
        lambda r: (_costs(r, -5),),
    ),
    made(
        "dynamic.maximal_rectangle",
        "maximal_rectangle largest_rectangle_of_ones max_rectangle_area",
        "grid: list[list[int]]",
        "int",
        """
        Area of the largest rectangle of {grid} that contains only ones; 0 if there is no 1.
        maximal rectangle in a binary matrix
        Return the number of cells of the biggest all-ones rectangle.
        How large is the greatest block of 1s with straight borders?
        Treat every row as the ground of a histogram and find the largest rectangle in each.
        """,
        """
        best = 0
        for top in range(len(grid)):
            full = [True] * len(grid[0])
            for bottom in range(top, len(grid)):
                full = [a and b == 1 for a, b in zip(full, grid[bottom])]
                width = 0
                for cell in full:
                    width = width + 1 if cell else 0
                    best = max(best, width * (bottom - top + 1))
        return best
        """,
        lambda r: (_bits(r),),
    ),
    made(
        "dynamic.count_square_submatrices",
        "count_squares_of_ones count_square_submatrices squares_with_all_ones",
        "grid: list[list[int]]",
        "int",
        """
        Count the squares of all sizes in {grid} that contain only ones.
        count square submatrices with all ones
        Return how many 1 by 1, 2 by 2, ... blocks are filled with 1s; they may overlap.
        Add up, for every cell, the side of the largest all-ones square that ends there.
        How many square blocks of ones does the binary matrix have?
        """,
        """
        sides = {}
        for i, row in enumerate(grid):
            for j, value in enumerate(row):
                around = (sides.get(place, 0) for place in ((i - 1, j), (i, j - 1), (i - 1, j - 1)))
                sides[i, j] = 1 + min(around) if value == 1 else 0
        return sum(sides.values())
        """,
        lambda r: (_bits(r),),
    ),
    made(
        "dynamic.max_submatrix",
        "max_submatrix_sum largest_rectangle_sum max_sum_rectangle",
        "matrix: list[list[int]]",
        "int",
        """
        Largest sum of a rectangular part of {matrix}, at least one cell.
        maximum sum rectangle in a 2D matrix
        Return the greatest total that neighboring rows and columns can give; negative cells are possible.
        Kadane's algorithm in two dimensions.
        Which block of the grid has the biggest sum? Return that sum.
        """,
        """
        best = matrix[0][0]
        for top in range(len(matrix)):
            sums = [0] * len(matrix[0])
            for row in matrix[top:]:
                sums = [a + b for a, b in zip(sums, row)]
                current = 0
                for value in sums:
                    current = max(current, 0) + value
                    best = max(best, current)
        return best
        """,
        lambda r: (_costs(r, -9),),
    ),
    made(
        "dynamic.paint_houses",
        "paint_house_cost min_cost_to_paint paint_houses",
        "costs: list[list[int]]",
        "int",
        """
        Cheapest painting of a row of houses, {costs}[i][c] being the price of color c for house i; \
        neighbors differ.
        paint house problem
        Return the lowest total so that no two neighboring houses get the same color; there are at least \
        two colors.
        Each row lists what every color costs for one house: what is the minimum for all?
        Keep the best total for each last color; 0 without houses.
        """,
        """
        if not costs:
            return 0
        best = list(costs[0])
        for row in costs[1:]:
            best = [price + min(best[:c] + best[c + 1 :]) for c, price in enumerate(row)]
        return min(best)
        """,
        lambda r: ([[r.randint(1, 15) for _ in range(3)] for _ in range(r.randint(0, 4))],),
    ),
    made(
        "dynamic.coin_row_game",
        "optimal_game_strategy coin_row_game best_pick_from_ends",
        "values: list[int]",
        "int",
        """
        Two players take a number from either end of {values} in turn, both optimally: what does the first \
        one get?
        optimal strategy for a game of coins in a row
        Return the highest total that the player who begins can make sure of.
        A row of coins, each move takes the first or the last one: how much can the starter collect?
        Dynamic programming over the part that is still there; 0 for an empty row.
        """,
        """
        def lead(part: list[int]) -> int:
            if not part:
                return 0
            return max(part[0] - lead(part[1:]), part[-1] - lead(part[:-1]))

        return (sum(values) + lead(values)) // 2
        """,
        lambda r: (_ints(r, 0, 7, 0, 12),),
    ),
    made(
        "dynamic.friends_pairing",
        "friends_pairing count_pairings pairing_ways",
        "n: int",
        "int",
        """
        In how many ways can {n} friends stay single or be paired up?
        friends pairing problem
        Count the partitions of {n} people into groups of one or two: 1, 1, 2, 4, 10, 26, ...
        Each person remains alone or forms a pair with one other; how many arrangements are there?
        f(n) = f(n - 1) + (n - 1) * f(n - 2).
        """,
        """
        previous, current = 1, 1
        for size in range(2, n + 1):
            previous, current = current, current + (size - 1) * previous
        return current
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "dynamic.tilings_1_by_m",
        "count_tilings tile_floor_ways floor_tilings",
        "n: int; m: int",
        "int",
        """
        In how many ways can a floor of {n} by {m} be covered with tiles of 1 by {m}, laid across or along?
        tiling an n x m floor with 1 x m tiles
        Count the tilings: a tile across covers one row, {m} tiles along cover {m} rows at once.
        f(n) = f(n - 1) + f(n - m), which is 1 as long as {n} is less than {m}; {m} is at least 2.
        How many patterns are possible on a strip that is as wide as a tile is long?
        """,
        """
        ways = [1] * (n + 1)
        for length in range(m, n + 1):
            ways[length] = ways[length - 1] + ways[length - m]
        return ways[n]
        """,
        lambda r: (r.randint(0, 14), r.randint(2, 4)),
    ),
    made(
        "dynamic.word_break_sentences",
        "word_break_sentences all_word_breaks segment_text",
        "text: str; words: list[str]",
        "list[str]",
        """
        List all ways to cut {text} into {words}, as sentences with single spaces, sorted.
        word break, all sentences
        Return every segmentation of a text without spaces into words of a list; words may be used repeatedly.
        How can the letters be read as known words? All readings, in alphabetical order.
        Recursively take a word off the front and break up the rest; [] if it is impossible.
        """,
        """
        def cut(rest: str) -> list[list[str]]:
            if not rest:
                return [[]]
            return [[word, *tail] for word in set(words) if rest.startswith(word) for tail in \
        cut(rest[len(word) :])]

        return sorted(" ".join(parts) for parts in cut(text) if parts)
        """,
        lambda r: (
            "".join(r.choice(("a", "ab", "b", "ba", "abb")) for _ in range(r.randint(0, 4))),
            r.sample(("a", "ab", "b", "ba", "abb"), r.randint(0, 5)),
        ),
    ),
    made(
        "dynamic.regex_match",
        "regex_match is_match matches_pattern",
        "text: str; pattern: str",
        "bool",
        """
        Does {pattern} match all of {text}? "." stands for any character, "*" repeats the one before 0 or \
        more times.
        regular expression matching with dot and star
        Return True if the whole text fits a simple pattern such as "a*b.".
        Implement matching of . and * without the re module.
        Given a text and a pattern that does not begin with "*", decide whether they match completely.
        """,
        """
        if not pattern:
            return not text
        first = bool(text) and pattern[0] in (text[0], ".")
        if pattern[1:2] == "*":
            return regex_match(text, pattern[2:]) or (first and regex_match(text[1:], pattern))
        return first and regex_match(text[1:], pattern[1:])
        """,
        lambda r: (
            draw.letters(r, 0, 5, "ab"),
            "".join(r.choice(("a", "b", ".", "a*", "b*", ".*")) for _ in range(r.randint(0, 4))),
        ),
    ),
    made(
        "dynamic.envelopes",
        "max_envelopes russian_doll_envelopes nested_envelopes",
        "envelopes: list[tuple[int, int]]",
        "int",
        """
        How many of {envelopes} (width, height) can be put inside each other at most?
        Russian doll envelopes
        Return the longest nesting; one fits into another only if both its sides are strictly smaller.
        Choose a chain of boxes, each larger in both directions than the one before: how long can it be?
        Sort by width and find a longest chain; 0 without envelopes, no turning.
        """,
        """
        ordered = sorted(envelopes)
        best = []
        for i, (width, height) in enumerate(ordered):
            inner = (best[j] for j in range(i) if ordered[j][0] < width and ordered[j][1] < height)
            best.append(1 + max(inner, default=0))
        return max(best, default=0)
        """,
        lambda r: ([(r.randint(1, 8), r.randint(1, 8)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "dynamic.pair_chain",
        "longest_pair_chain find_longest_chain longest_chain_of_pairs",
        "pairs: list[tuple[int, int]]",
        "int",
        """
        Most of {pairs} that can follow each other if (c, d) may come after (a, b) only when b < c.
        maximum length chain of pairs
        Return the length of the longest chain, in any order; the first number of each pair is the smaller \
        one.
        How many pairs can be linked so that each begins after the end of the one before?
        Choose greedily by the second number.
        """,
        """
        count = 0
        end = float("-inf")
        for first, second in sorted(pairs, key=lambda pair: pair[1]):
            if first > end:
                count += 1
                end = second
        return count
        """,
        lambda r: ([(start := r.randint(-3, 12), start + r.randint(1, 6)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "dynamic.weighted_jobs",
        "weighted_interval_scheduling max_job_profit job_scheduling_profit",
        "starts: list[int]; ends: list[int]; profits: list[int]",
        "int",
        """
        Highest total of {profits} for jobs from {starts} to {ends} of which no two overlap.
        weighted interval scheduling
        Return the best profit; a job may begin when another one ends.
        Choose compatible jobs, given as three parallel lists: how much can be earned?
        Sort the jobs by their end and take or leave each one, by dynamic programming.
        """,
        """
        jobs = sorted(zip(ends, starts, profits))
        best = [0]
        for i, (_, start, profit) in enumerate(jobs):
            before = sum(end <= start for end, _, _ in jobs[:i])
            best.append(max(best[-1], best[before] + profit))
        return best[-1]
        """,
        lambda r: (
            starts := [r.randint(0, 10) for _ in range(r.randint(0, 5))],
            [start + r.randint(1, 5) for start in starts],
            [r.randint(1, 20) for _ in starts],
        ),
    ),
    made(
        "dynamic.arithmetic_slices",
        "count_arithmetic_slices number_of_arithmetic_slices arithmetic_subarrays",
        "numbers: list[int]",
        "int",
        """
        Count the consecutive parts of {numbers}, at least three long, with equal differences between \
        neighbors.
        arithmetic slices
        Return how many contiguous subarrays of length 3 or more are arithmetic progressions.
        In how many places and lengths does the list go on in even steps?
        Extend the run as long as the difference stays the same and add its length minus two each time.
        """,
        """
        count = run = 0
        for a, b, c in zip(numbers, numbers[1:], numbers[2:]):
            run = run + 1 if b - a == c - b else 0
            count += run
        return count
        """,
        lambda r: (_ints(r, 0, 8, 0, 4),),
    ),
    made(
        "dynamic.divisible_subset",
        "largest_divisible_subset divisible_chain_length longest_divisible_chain",
        "numbers: list[int]",
        "int",
        """
        Size of the largest choice of the different positive {numbers} in which of any two one divides the \
        other.
        largest divisible subset
        Return how many numbers can be kept so that, sorted, each one is a multiple of the one before.
        How long is the longest chain of divisors and multiples in the list?
        Sort and extend the best chain that ends in a divisor; 0 for an empty list.
        """,
        """
        ordered = sorted(numbers)
        best = []
        for i, number in enumerate(ordered):
            best.append(1 + max((best[j] for j in range(i) if number % ordered[j] == 0), default=0))
        return max(best, default=0)
        """,
        lambda r: (r.sample(range(1, 25), r.randint(0, 7)),),
    ),
    made(
        "dynamic.kth_ugly",
        "nth_ugly_number ugly_number super_ugly_number",
        "n: int; primes: list[int]",
        "int",
        """
        The {n}-th positive number, counting from 1, whose prime factors are all among {primes}; the first \
        one is 1.
        nth super ugly number
        Return number {n} in the ascending sequence of products of the given primes.
        Which numbers have no other prime factors than these? Give the {n}-th of them.
        With the primes 2, 3 and 5 this is the n-th ugly number.
        """,
        """
        heap = [1]
        seen = {1}
        number = 1
        for _ in range(n):
            number = heapq.heappop(heap)
            for prime in primes:
                if number * prime not in seen:
                    seen.add(number * prime)
                    heapq.heappush(heap, number * prime)
        return number
        """,
        lambda r: (r.randint(1, 12), r.choice(([2, 3, 5], [2, 7], [3, 5], [2, 3, 7, 11], [2]))),
        "import heapq",
    ),
    made(
        "dynamic.max_sum_one_deletion",
        "max_subarray_with_one_deletion max_sum_with_one_deletion",
        "numbers: list[int]",
        "int",
        """
        Largest sum of consecutive {numbers} if at most one of them may be left out; one must remain.
        maximum subarray sum with one deletion
        Return the greatest total of a non-empty contiguous part from which one element may be dropped.
        Kadane's algorithm with the permission to skip a single number.
        How large can the sum of neighbors become when a bad element in between is removed?
        """,
        """
        best = keep = numbers[0]
        drop = float("-inf")
        for number in numbers[1:]:
            keep, drop = max(keep, 0) + number, max(drop + number, keep)
            best = max(best, keep, drop)
        return best
        """,
        lambda r: (_ints(r, 1, 7, -9, 9),),
    ),
)
