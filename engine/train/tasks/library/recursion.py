"""Everyday functions that are natural to write recursively."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry


def _nested(r: Random, depth: int = 3) -> list[object]:
    return [
        _nested(r, depth - 1) if depth > 1 and r.random() < 0.35 else r.randint(-3, 9)
        for _ in range(r.randint(0, 3))
    ]


def _tree(r: Random, depth: int = 3) -> tuple[object, ...] | None:
    if depth == 0 or r.random() < 0.25:
        return None
    return (r.randint(-3, 9), _tree(r, depth - 1), _tree(r, depth - 1))


def _folder(r: Random, depth: int = 2) -> dict[str, object]:
    return {
        name: _folder(r, depth - 1) if depth > 1 and r.random() < 0.4 else r.randint(1, 50)
        for name in r.sample(("a", "b", "docs", "img", "x"), r.randint(0, 3))
    }


ENTRIES = (
    made(
        "recursion.sum_list",
        "sum_list recursive_sum add_all",
        "numbers: list[int]",
        "int",
        """
        Return the sum of {numbers}, computed recursively.
        Add up {numbers} by recursion; an empty list is 0.
        recursive sum of a list
        Sum of a list: the first number plus the sum of the rest.
        Add the numbers without a loop.
        """,
        """
        if not numbers:
            return 0
        return numbers[0] + sum_list(numbers[1:])
        ---
        return numbers[0] + sum_list(numbers[1:]) if numbers else 0
        """,
        lambda r: (draw.ints(r),),
    ),
    made(
        "recursion.max_list",
        "max_list recursive_max largest",
        "numbers: list[int]",
        "int",
        """
        Find the largest of {numbers} recursively; the list is not empty.
        Return the maximum of {numbers} by comparing the first with the maximum of the rest.
        recursive maximum of a non-empty list
        Determine the biggest number by recursion.
        What is the largest number in a list with at least one element?
        """,
        """
        if len(numbers) == 1:
            return numbers[0]
        rest = max_list(numbers[1:])
        return numbers[0] if numbers[0] > rest else rest
        ---
        if len(numbers) == 1:
            return numbers[0]
        return max(numbers[0], max_list(numbers[1:]))
        """,
        lambda r: (draw.ints(r, 1, 6),),
    ),
    made(
        "recursion.power",
        "power recursive_power raise_to",
        "base: int; exponent: int",
        "int",
        """
        Compute {base} to the power of {exponent} recursively.
        Return {base} ** {exponent} by recursion, with 1 for exponent 0.
        recursive power with a non-negative exponent
        Raise a number to a power by multiplying it with the next smaller power.
        Power of {base}: base times base to the {exponent} minus one.
        """,
        """
        if exponent == 0:
            return 1
        return base * power(base, exponent - 1)
        ---
        if exponent == 0:
            return 1
        half = power(base, exponent // 2)
        return half * half * (base if exponent % 2 else 1)
        """,
        lambda r: (r.randint(-3, 6), r.randint(0, 6)),
    ),
    made(
        "recursion.factorial",
        "factorial fact recursive_factorial",
        "n: int",
        "int",
        """
        Compute the factorial of {n} recursively.
        Return {n} times the factorial of {n} - 1, and 1 for 0.
        recursive factorial
        Factorial by recursion, where 0! is 1.
        Multiply {n} with all smaller positive numbers using recursion.
        """,
        """
        if n == 0:
            return 1
        return n * factorial(n - 1)
        ---
        if n <= 1:
            return 1
        return n * factorial(n - 1)
        ---
        return 1 if n < 2 else n * factorial(n - 1)
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "recursion.fibonacci",
        "fibonacci fib recursive_fibonacci",
        "n: int",
        "int",
        """
        Return the {n}-th Fibonacci number recursively, with 0 for n = 0 and 1 for n = 1.
        Fibonacci number {n} by recursion: the sum of the two before it, starting 0, 1.
        recursive fibonacci (fib 0 is 0)
        Compute the Fibonacci number with index {n}, counted from 0.
        Each number is the sum of the previous two; numbers 0 and 1 are 0 and 1.
        """,
        """
        if n < 2:
            return n
        return fibonacci(n - 1) + fibonacci(n - 2)
        ---
        if n == 0:
            return 0
        if n == 1:
            return 1
        return fibonacci(n - 1) + fibonacci(n - 2)
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "recursion.flatten",
        "flatten flatten_nested flatten_deep",
        "items: list",
        "list[int]",
        """
        Flatten the nested list {items} completely.
        Return all numbers in {items}, however deep the lists are nested, in order.
        flatten a list of lists of any depth
        Remove all inner brackets: [1, [2, [3]]] becomes [1, 2, 3].
        Collect the numbers of {items} and of all lists inside it into one list.
        """,
        """
        result = []
        for item in items:
            if isinstance(item, list):
                result.extend(flatten(item))
            else:
                result.append(item)
        return result
        ---
        if not items:
            return []
        first, rest = items[0], items[1:]
        if isinstance(first, list):
            return flatten(first) + flatten(rest)
        return [first] + flatten(rest)
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "recursion.nested_sum",
        "nested_sum deep_sum sum_nested",
        "items: list",
        "int",
        """
        Return the sum of all numbers in the nested list {items}.
        Add up the numbers in {items} and in all lists inside it.
        sum of a nested list of any depth
        Sum numbers at every level of nesting; empty lists add 0.
        What do all the numbers in a list of lists of lists add up to?
        """,
        """
        total = 0
        for item in items:
            if isinstance(item, list):
                total += nested_sum(item)
            else:
                total += item
        return total
        ---
        return sum(nested_sum(item) if isinstance(item, list) else item for item in items)
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "recursion.depth",
        "depth nesting_depth list_depth",
        "items: list",
        "int",
        """
        Return how deep {items} is nested; a list without inner lists has depth 1.
        Nesting depth of {items}, 1 for a flat or empty list.
        depth of a nested list
        How many levels of lists are inside each other?
        One more than the deepest inner list, or 1 if there are none.
        """,
        """
        deepest = 0
        for item in items:
            if isinstance(item, list):
                deepest = max(deepest, depth(item))
        return deepest + 1
        ---
        return 1 + max((depth(item) for item in items if isinstance(item, list)), default=0)
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "recursion.count_nested",
        "count_nested count_leaves deep_count",
        "items: list",
        "int",
        """
        Count the numbers in the nested list {items}.
        How many elements of {items}, at any depth, are not lists?
        number of leaves of a nested list
        Count everything inside {items} and its inner lists; the lists themselves do not count.
        Number of values in a list of lists of any depth.
        """,
        """
        count = 0
        for item in items:
            if isinstance(item, list):
                count += count_nested(item)
            else:
                count += 1
        return count
        ---
        return sum(count_nested(item) if isinstance(item, list) else 1 for item in items)
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "recursion.binary_search",
        "binary_search search find_sorted",
        "numbers: list[int]; target: int; low: int; high: int",
        "int",
        """
        Search the sorted {numbers} between {low} and {high} (both included) for {target}; -1 if missing.
        Recursive binary search for {target} from index {low} to {high}; return its index or -1.
        binary search with bounds in a sorted list without duplicates, -1 when not found
        Halve the range {low} to {high} until {target} is found and return the index, otherwise -1.
        Find the index of a number in a part of an ascending list.
        """,
        """
        if low > high:
            return -1
        middle = (low + high) // 2
        if numbers[middle] == target:
            return middle
        if numbers[middle] < target:
            return binary_search(numbers, target, middle + 1, high)
        return binary_search(numbers, target, low, middle - 1)
        ---
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] == target:
                return middle
            if numbers[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return -1
        """,
        lambda r: (lambda numbers: (numbers, r.choice([*numbers, 7]), 0, len(numbers) - 1))(
            sorted(r.sample(range(40), r.randint(0, 7)))
        ),
    ),
    made(
        "recursion.permutations",
        "permutations all_orders permute",
        "text: str",
        "list[str]",
        """
        Return all permutations of {text}, sorted; its letters are distinct.
        Every order of the characters of {text} as a sorted list of strings.
        permutations of a short string in alphabetical order
        List all ways to arrange the letters; the empty string has one, ''.
        All rearrangements of {text}, from the alphabetically first to the last.
        """,
        """
        if len(text) <= 1:
            return [text]
        result = []
        for char in sorted(text):
            for rest in permutations(text.replace(char, '')):
                result.append(char + rest)
        return result
        ---
        return sorted(''.join(letters) for letters in itertools.permutations(text))
        """,
        lambda r: ("".join(r.sample("abcxyz", r.randint(0, 3))),),
        "import itertools",
    ),
    made(
        "recursion.subsets",
        "subsets power_set all_subsets",
        "items: list[int]",
        "list[list[int]]",
        """
        Return all subsets of {items}; those without the first item come first.
        Power set of {items} as lists: the subsets of the rest, then the same with the first item in front.
        all subsets of a list, starting with the empty one
        List every selection of {items}: first the subsets of the rest, then these with the first item added.
        Build the subsets recursively; each is without or with the first item, in this order.
        """,
        """
        if not items:
            return [[]]
        rest = subsets(items[1:])
        return rest + [[items[0]] + subset for subset in rest]
        ---
        result = [[]]
        for item in reversed(items):
            result = result + [[item] + subset for subset in result]
        return result
        """,
        lambda r: (r.sample(range(1, 10), r.randint(0, 3)),),
    ),
    made(
        "recursion.gcd",
        "gcd recursive_gcd greatest_divisor",
        "a: int; b: int",
        "int",
        """
        Compute the greatest common divisor of {a} and {b} recursively.
        Euclid by recursion: the gcd of {a} and 0 is {a}, otherwise that of {b} and {a} modulo {b}.
        recursive gcd
        Find the largest number that divides {a} and {b} with a recursive function.
        Greatest common divisor of two non-negative numbers.
        """,
        """
        if b == 0:
            return a
        return gcd(b, a % b)
        ---
        return a if b == 0 else gcd(b, a % b)
        """,
        lambda r: (r.randint(0, 12) * (f := r.choice((1, 2, 5, 6))), r.randint(0, 12) * f),
    ),
    made(
        "recursion.count_down",
        "count_down countdown down_to_one",
        "n: int",
        "list[int]",
        """
        Return the numbers from {n} down to 1 recursively.
        List that counts down from {n} to 1; empty for 0.
        recursive countdown as a list
        {n} followed by the countdown from {n} - 1
        Count backwards to one and collect the numbers in a list.
        """,
        """
        if n == 0:
            return []
        return [n] + count_down(n - 1)
        ---
        return [n, *count_down(n - 1)] if n > 0 else []
        """,
        lambda r: (r.randint(0, 9),),
    ),
    made(
        "recursion.hanoi",
        "hanoi_moves hanoi count_hanoi",
        "disks: int",
        "int",
        """
        Return how many moves the Tower of Hanoi with {disks} disks needs.
        Number of moves to solve Hanoi with {disks} disks, 0 without disks.
        towers of hanoi, count the moves
        Moves for {disks} disks: twice the moves for one disk less, plus one.
        How often must a disk be moved to carry the whole tower to another peg?
        """,
        """
        if disks == 0:
            return 0
        return 2 * hanoi_moves(disks - 1) + 1
        ---
        return 2 ** disks - 1
        """,
        lambda r: (r.randint(0, 10),),
    ),
    made(
        "recursion.pascal_row",
        "pascal_row pascal triangle_row",
        "n: int",
        "list[int]",
        """
        Return row {n} of Pascal's triangle, where row 0 is [1].
        Row number {n} of Pascal's triangle, counted from 0.
        pascal triangle row
        Each row starts and ends with 1, other numbers are the sum of the two above; return row {n}.
        Compute a row of the Pascal triangle from the row before; [1] is row 0.
        """,
        """
        if n == 0:
            return [1]
        above = pascal_row(n - 1)
        return [1] + [above[i] + above[i + 1] for i in range(n - 1)] + [1]
        ---
        row = [1]
        for _ in range(n):
            row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]
        return row
        ---
        return [math.comb(n, k) for k in range(n + 1)]
        """,
        lambda r: (r.randint(0, 7),),
        "import math",
    ),
    made(
        "recursion.climb_stairs",
        "climb_stairs count_ways stair_ways",
        "steps: int",
        "int",
        """
        Count the ways to climb {steps} steps taking 1 or 2 at a time.
        In how many ways can {steps} stairs be climbed with steps of one or two? 0 stairs have one way.
        number of ways to go up stairs, 1 or 2 at once
        Ways for {steps} stairs: the ways for one less plus the ways for two less.
        How many different sequences of single and double steps reach the top?
        """,
        """
        if steps <= 1:
            return 1
        return climb_stairs(steps - 1) + climb_stairs(steps - 2)
        ---
        a, b = 1, 1
        for _ in range(steps):
            a, b = b, a + b
        return a
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "recursion.tree_sum",
        "tree_sum sum_tree total",
        "tree: tuple | None",
        "int",
        """
        Return the sum of all values in {tree}, a (value, left, right) tuple or None.
        Add up the values of a binary tree whose nodes are (value, left, right); None is empty and gives 0.
        sum of a tree made of nested (value, left, right) tuples
        The value of {tree} plus the sums of its left and right part, 0 for None.
        What do all nodes of the binary tree add up to?
        """,
        """
        if tree is None:
            return 0
        value, left, right = tree
        return value + tree_sum(left) + tree_sum(right)
        ---
        if not tree:
            return 0
        return tree[0] + tree_sum(tree[1]) + tree_sum(tree[2])
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "recursion.tree_height",
        "tree_height height tree_depth",
        "tree: tuple | None",
        "int",
        """
        Return the height of {tree}, a (value, left, right) tuple or None, which has height 0.
        How many levels does the binary tree {tree} have? None has 0.
        height of a tree of (value, left, right) tuples
        One more than the higher of the left and right part, 0 for no tree.
        Number of nodes on the longest way down from the root.
        """,
        """
        if tree is None:
            return 0
        value, left, right = tree
        return 1 + max(tree_height(left), tree_height(right))
        ---
        if not tree:
            return 0
        return max(tree_height(tree[1]), tree_height(tree[2])) + 1
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "recursion.tree_values",
        "tree_values in_order traverse",
        "tree: tuple | None",
        "list[int]",
        """
        List the values of {tree} in order: left part, value, right part; None is empty.
        In-order traversal of a (value, left, right) tuple tree as a list.
        values of a binary tree from left to right
        Return the values of the left part, then the own value of {tree}, then those of the right part.
        Collect all node values in order ([] for None); a node is (value, left, right).
        """,
        """
        if tree is None:
            return []
        value, left, right = tree
        return tree_values(left) + [value] + tree_values(right)
        ---
        if not tree:
            return []
        return [*tree_values(tree[1]), tree[0], *tree_values(tree[2])]
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "recursion.count_leaves",
        "count_leaves leaves leaf_count",
        "tree: tuple | None",
        "int",
        """
        Count the leaves of {tree}; a node is (value, left, right) and a leaf has None on both sides.
        Number of nodes of {tree} without children, 0 for None.
        leaf count of a tree of (value, left, right) tuples
        How many nodes of the binary tree have neither a left nor a right child?
        Count the end nodes in nested (value, left, right) tuples.
        """,
        """
        if tree is None:
            return 0
        value, left, right = tree
        if left is None and right is None:
            return 1
        return count_leaves(left) + count_leaves(right)
        ---
        if not tree:
            return 0
        if not tree[1] and not tree[2]:
            return 1
        return count_leaves(tree[1]) + count_leaves(tree[2])
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "recursion.reverse_text",
        "reverse_text reverse reverse_string",
        "text: str",
        "str",
        """
        Reverse {text} recursively.
        Return {text} backwards using recursion.
        recursive string reversal
        Put the first character behind the reversed rest.
        Reverse a string without a loop; the empty string stays empty.
        """,
        """
        if text == '':
            return ''
        return reverse_text(text[1:]) + text[0]
        ---
        if len(text) <= 1:
            return text
        return text[-1] + reverse_text(text[:-1])
        """,
        lambda r: (draw.word(r) if r.random() < 0.8 else "",),
    ),
    made(
        "recursion.is_palindrome",
        "is_palindrome palindrome check_palindrome",
        "text: str",
        "bool",
        """
        Check recursively whether {text} is a palindrome.
        Return True if {text} reads the same from both ends; up to one character always does.
        recursive palindrome check
        Compare the first and last character, then check what lies between them.
        Is the string the same backwards? Upper and lower case are different.
        """,
        """
        if len(text) < 2:
            return True
        if text[0] != text[-1]:
            return False
        return is_palindrome(text[1:-1])
        ---
        return len(text) < 2 or text[0] == text[-1] and is_palindrome(text[1:-1])
        """,
        lambda r: (r.choice(("", "level", "noon", "radar", "abca", draw.letters(r, 0, 5, "ab"))),),
    ),
    made(
        "recursion.digit_sum",
        "digit_sum sum_digits add_digits",
        "n: int",
        "int",
        """
        Return the sum of the digits of {n} recursively.
        Last digit of {n} plus the digit sum of the rest.
        recursive digit sum of a non-negative integer
        Add up the digits of a number with recursion.
        Digit sum of {n} without a loop.
        """,
        """
        if n < 10:
            return n
        return n % 10 + digit_sum(n // 10)
        ---
        return n if n < 10 else digit_sum(n // 10) + n % 10
        """,
        lambda r: (r.choice((0, r.randint(0, 9), r.randint(10, 99999))),),
    ),
    made(
        "recursion.to_binary",
        "to_binary binary recursive_binary",
        "n: int",
        "str",
        """
        Convert {n} to a binary string recursively.
        Return {n} in base 2 as text, '0' for zero.
        recursive int to binary
        Binary digits of a non-negative integer: those of its half, then the last bit.
        Write a number with zeros and ones using recursion.
        """,
        """
        if n < 2:
            return str(n)
        return to_binary(n // 2) + str(n % 2)
        ---
        bit = '1' if n % 2 else '0'
        return bit if n < 2 else to_binary(n // 2) + bit
        """,
        lambda r: (r.randint(0, 70),),
    ),
    made(
        "recursion.binomial",
        "choose binomial combinations",
        "n: int; k: int",
        "int",
        """
        Return how many ways there are to choose {k} of {n} items.
        Binomial coefficient {n} over {k}, 0 if {k} is larger than {n}.
        n choose k, recursively
        Number of groups of {k} that can be picked from {n} people.
        Count the selections of a given size by Pascal's rule; choosing none is one way.
        """,
        """
        if k == 0:
            return 1
        if k > n:
            return 0
        return choose(n - 1, k - 1) + choose(n - 1, k)
        ---
        return math.comb(n, k)
        """,
        lambda r: (r.randint(0, 8), r.randint(0, 5)),
        "import math",
    ),
    made(
        "recursion.grid_paths",
        "grid_paths count_paths paths",
        "rows: int; columns: int",
        "int",
        """
        Count the paths through a grid of {rows} by {columns} cells, going only right or down.
        How many ways lead from the top left to the bottom right cell, moving right or down?
        number of paths in a grid, right and down only
        Paths for {rows} rows and {columns} columns; a single row or column has exactly one.
        Count the shortest ways between opposite corner cells of a grid.
        """,
        """
        if rows == 1 or columns == 1:
            return 1
        return grid_paths(rows - 1, columns) + grid_paths(rows, columns - 1)
        ---
        return math.comb(rows + columns - 2, rows - 1)
        """,
        lambda r: (r.randint(1, 5), r.randint(1, 5)),
        "import math",
    ),
    made(
        "recursion.folder_size",
        "folder_size total_size disk_usage",
        "folder: dict",
        "int",
        """
        Return the total size of {folder}, whose values are file sizes or folders of the same kind.
        Add up all numbers in {folder} and in the dictionaries inside it.
        size of a nested dict of file sizes
        Sum of the file sizes, including all subfolders; an empty folder has size 0.
        How large are all files in the folder together?
        """,
        """
        total = 0
        for content in folder.values():
            if isinstance(content, dict):
                total += folder_size(content)
            else:
                total += content
        return total
        ---
        return sum(folder_size(item) if isinstance(item, dict) else item for item in folder.values())
        """,
        lambda r: (_folder(r),),
    ),
    made(
        "recursion.remove_letter",
        "remove_letter delete_char without_letter",
        "text: str; letter: str",
        "str",
        """
        Remove every {letter} from {text} recursively.
        Return {text} without the character {letter}, using recursion.
        recursive removal of a character
        Drop the first character if it is {letter}, then go on with the rest.
        Delete all occurrences of a letter from a string.
        """,
        """
        if text == '':
            return ''
        rest = remove_letter(text[1:], letter)
        return rest if text[0] == letter else text[0] + rest
        ---
        if not text:
            return ''
        if text[0] == letter:
            return remove_letter(text[1:], letter)
        return text[0] + remove_letter(text[1:], letter)
        """,
        lambda r: (draw.letters(r, 0, 7, "abc"), r.choice("abc")),
    ),
    made(
        "recursion.bit_strings",
        "bit_strings binary_strings all_bits",
        "length: int",
        "list[str]",
        """
        Return all strings of zeros and ones with the given {length}, in ascending order.
        List every binary string of {length} characters; length 0 gives [''].
        all bit strings of a length, sorted
        Combine '0' and '1' with all shorter strings, those starting with 0 first.
        Every text of {length} bits, from all zeros to all ones.
        """,
        """
        if length == 0:
            return ['']
        rest = bit_strings(length - 1)
        return ['0' + bits for bits in rest] + ['1' + bits for bits in rest]
        ---
        return [''.join(bits) for bits in itertools.product('01', repeat=length)]
        """,
        lambda r: (r.randint(0, 3),),
        "import itertools",
    ),
)


def _sequence(r: Random) -> Entry:
    start, factor, plus = r.randint(0, 5), r.randint(1, 3), r.randint(1, 6)
    rule = f"{factor} times the one before, plus {plus}" if factor > 1 else f"the one before plus {plus}"
    step = f"{factor} * " if factor > 1 else ""
    return made(
        f"recursion.sequence.{start}.{factor}.{plus}",
        "sequence term nth_term",
        "n: int",
        "int",
        f"""
        Return element {{n}} of the sequence that starts with {start} at 0 and where each is {rule}.
        Element 0 is {start}; every next element is {rule}. Give element {{n}}.
        nth term: a(0) = {start}, then {rule}
        Compute term {{n}} of a sequence: {start} first (index 0), then always {rule}.
        Begin with {start}; the next number is {rule}. Which number has the given index, counted from 0?
        """,
        f"""
        if n == 0:
            return {start}
        return {step}sequence(n - 1) + {plus}
        ---
        value = {start}
        for _ in range(n):
            value = {step}value + {plus}
        return value
        """,
        lambda r: (r.randint(0, 7),),
    )


FAMILIES = (_sequence,)
