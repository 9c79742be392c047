"""Linked lists as nested pairs, binary trees as nested triples, and graphs."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.train.tasks.compact import made

Node = tuple[Any, ...]


def _ints(r: Random, low: int = 0, high: int = 6, bottom: int = 0, top: int = 9) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _linked(values: list[int]) -> Node | None:
    node: Node | None = None
    for value in reversed(values):
        node = (value, node)
    return node


def _chain(r: Random, low: int = 0, high: int = 6, top: int = 9) -> Node | None:
    return _linked(_ints(r, low, high, 0, top))


def _sorted_chain(r: Random, high: int = 6) -> Node | None:
    return _linked(sorted(_ints(r, 0, high)))


def _tree(r: Random, depth: int = 3, bottom: int = 0, top: int = 9) -> Node | None:
    """A binary tree of (value, left, right) triples."""
    if depth == 0 or r.random() < 0.2:
        return None
    return (r.randint(bottom, top), _tree(r, depth - 1, bottom, top), _tree(r, depth - 1, bottom, top))


def _some_tree(r: Random, depth: int = 3, bottom: int = 0, top: int = 9) -> Node:
    return (r.randint(bottom, top), _tree(r, depth - 1, bottom, top), _tree(r, depth - 1, bottom, top))


def _insert(tree: Node | None, value: int) -> Node:
    if tree is None:
        return (value, None, None)
    node, left, right = tree
    return (node, _insert(left, value), right) if value < node else (node, left, _insert(right, value))


def _search_tree(r: Random, low: int = 0) -> Node | None:
    tree: Node | None = None
    for value in r.sample(range(20), r.randint(low, 7)):
        tree = _insert(tree, value)
    return tree


def _edges(r: Random, nodes: int, high: int = 7) -> list[tuple[int, int]]:
    pairs = [(a, b) for a in range(nodes) for b in range(nodes) if a != b]
    return r.sample(pairs, r.randint(0, min(high, len(pairs))))


def _lines(r: Random, nodes: int, high: int = 7) -> list[tuple[int, int]]:
    pairs = [(a, b) for a in range(nodes) for b in range(a + 1, nodes)]
    return r.sample(pairs, r.randint(0, min(high, len(pairs))))


def _roads(r: Random) -> dict[str, dict[str, int]]:
    """A directed graph with lengths."""
    names = "ABCDE"[: r.randint(1, 5)]
    return {a: {b: r.randint(1, 9) for b in names if b != a and r.random() < 0.4} for a in names}


def _values(tree: Node | None, order: str) -> list[int]:
    if tree is None:
        return []
    value, left, right = tree
    if order == "pre":
        return [value, *_values(left, order), *_values(right, order)]
    return [*_values(left, order), value, *_values(right, order)]


def _tree_and_two(r: Random) -> tuple[Node | None, int, int]:
    tree = _search_tree(r, 1)
    values = _values(tree, "in")
    return tree, r.choice(values), r.choice(values)


def _traversals(r: Random) -> tuple[list[int], list[int]]:
    tree = _search_tree(r)
    labels = dict(zip(_values(tree, "in"), r.sample(range(20), 20), strict=False))
    pre, inner = _values(tree, "pre"), _values(tree, "in")
    return [labels[value] for value in pre], [labels[value] for value in inner]


def _symmetric(r: Random) -> list[list[int]]:
    size = r.randint(0, 5)
    lines = {frozenset(line) for line in _lines(r, size, 4)}
    return [[int(i == j or frozenset((i, j)) in lines) for j in range(size)] for i in range(size)]


ENTRIES = (
    made(
        "structures.linked_from_list",
        "list_to_linked build_linked_list from_list",
        "values: list[int]",
        "tuple | None",
        """
        Turn {values} into a linked list of nested pairs (value, next), which ends with None.
        list to linked list
        Return (1, (2, None)) for [1, 2]; an empty list gives None.
        Build a chain in which every node is a tuple of its value and the next node.
        How is a Python list written as nested cons pairs?
        """,
        """
        node = None
        for value in reversed(values):
            node = (value, node)
        return node
        ---
        return (values[0], list_to_linked(values[1:])) if values else None
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "structures.linked_to_list",
        "linked_to_list to_list linked_list_values",
        "head: tuple | None",
        "list[int]",
        """
        List the values of the linked list {head}, nested pairs (value, next) that end with None.
        linked list to list
        Walk from {head} to the end and collect all values; None gives an empty list.
        Which values does the chain of (value, next) tuples hold, in order?
        Convert nested cons pairs to a Python list.
        """,
        """
        values = []
        while head is not None:
            value, head = head
            values.append(value)
        return values
        """,
        lambda r: (_chain(r),),
    ),
    made(
        "structures.linked_length",
        "linked_list_length list_length count_nodes",
        "head: tuple | None",
        "int",
        """
        Count the nodes of the linked list {head}, nested pairs (value, next) that end with None.
        length of a linked list
        Return how many nodes follow each other from {head} on, {head} included; None has 0.
        How long is the chain of (value, next) tuples?
        Walk to the end and count the steps.
        """,
        """
        count = 0
        while head is not None:
            count += 1
            head = head[1]
        return count
        ---
        return 0 if head is None else 1 + linked_list_length(head[1])
        """,
        lambda r: (_chain(r),),
    ),
    made(
        "structures.linked_reverse",
        "reverse_linked_list reverse_list",
        "head: tuple | None",
        "tuple | None",
        """
        Reverse the linked list {head} of nested pairs (value, next).
        reverse a linked list
        Return a new chain with the same values from the last to the first; None stays None.
        Turn (1, (2, (3, None))) into (3, (2, (1, None))).
        Walk through the nodes and put each value in front of what was reversed so far.
        """,
        """
        result = None
        while head is not None:
            value, head = head
            result = (value, result)
        return result
        """,
        lambda r: (_chain(r),),
    ),
    made(
        "structures.linked_merge",
        "merge_two_lists merge_sorted_linked_lists merge_linked_lists",
        "first: tuple | None; second: tuple | None",
        "tuple | None",
        """
        Merge two sorted linked lists of nested pairs (value, next) into a sorted one.
        merge two sorted linked lists
        Return an ascending chain of all nodes of {first} and {second}, either of which may be None.
        Take the smaller head each time and append the merge of the rest.
        How are two ordered chains combined to one?
        """,
        """
        if first is None or second is None:
            return first or second
        if first[0] <= second[0]:
            return (first[0], merge_two_lists(first[1], second))
        return (second[0], merge_two_lists(first, second[1]))
        """,
        lambda r: (_sorted_chain(r, 5), _sorted_chain(r, 5)),
    ),
    made(
        "structures.linked_from_end",
        "nth_from_end kth_from_end nth_node_from_end",
        "head: tuple | None; n: int",
        "int | None",
        """
        Value of the {n}-th node from the end of the linked list {head} of pairs (value, next); 1 is the last.
        nth node from the end of a linked list
        Return the value {n} places before the end, or None if the list is shorter.
        Two pointers that are {n} nodes apart: when the first reaches the end, where is the second?
        Which value comes {n}-th when the chain is read backwards?
        """,
        """
        values = []
        while head is not None:
            values.append(head[0])
            head = head[1]
        return values[-n] if 1 <= n <= len(values) else None
        """,
        lambda r: (_chain(r), r.randint(1, 6)),
    ),
    made(
        "structures.linked_middle",
        "middle_node middle_of_linked_list find_middle",
        "head: tuple | None",
        "int | None",
        """
        Value of the middle node of the linked list {head} of pairs (value, next), the second of two; None \
        if empty.
        middle of a linked list
        Move a slow pointer by one and a fast one by two nodes; return where the slow one ends.
        Which value stands in the middle of the chain?
        Find the central node in one pass with two pointers.
        """,
        """
        slow = fast = head
        while fast is not None and fast[1] is not None:
            slow, fast = slow[1], fast[1][1]
        return None if slow is None else slow[0]
        """,
        lambda r: (_chain(r, 0, 7),),
    ),
    made(
        "structures.linked_remove",
        "remove_elements delete_value remove_from_linked_list",
        "head: tuple | None; value: int",
        "tuple | None",
        """
        Remove all nodes with {value} from the linked list {head} of nested pairs (value, next).
        remove linked list elements
        Return the chain without the nodes whose value is {value}; None if nothing is left.
        Delete every occurrence of a value from a linked list.
        Keep only the nodes that hold something else, in the same order.
        """,
        """
        if head is None:
            return None
        rest = remove_elements(head[1], value)
        return rest if head[0] == value else (head[0], rest)
        """,
        lambda r: (_chain(r, 0, 6, 3), r.randint(0, 3)),
    ),
    made(
        "structures.linked_palindrome",
        "is_palindrome_list linked_list_is_palindrome is_palindrome_linked",
        "head: tuple | None",
        "bool",
        """
        Does the linked list {head} of pairs (value, next) read the same in both directions?
        palindrome linked list
        Return True if the values of the chain are symmetric; None counts as a palindrome.
        Compare the values of a linked list with their reverse.
        Is the chain its own mirror image?
        """,
        """
        values = []
        while head is not None:
            value, head = head
            values.append(value)
        return values == values[::-1]
        """,
        lambda r: (r.choice((_chain(r, 0, 4, 2), _linked((half := _ints(r, 0, 3)) + half[::-1]))),),
    ),
    made(
        "structures.linked_add",
        "add_two_numbers add_linked_numbers sum_linked_lists",
        "first: tuple | None; second: tuple | None",
        "tuple | None",
        """
        Add two numbers whose digits are linked lists of pairs (digit, next), last digit first; return such \
        a list.
        add two numbers stored in linked lists
        Return the digits of the sum, least significant first: 342 is (2, (4, (3, None))).
        Walk along both chains together and carry over to the next node.
        Both numbers have at least one digit and no leading zeros but in 0 itself.
        """,
        """
        digits = []
        carry = 0
        while first is not None or second is not None or carry:
            if first is not None:
                carry += first[0]
                first = first[1]
            if second is not None:
                carry += second[0]
                second = second[1]
            digits.append(carry % 10)
            carry //= 10
        result = None
        for digit in reversed(digits):
            result = (digit, result)
        return result
        """,
        lambda r: tuple(
            _linked([int(d) for d in str(r.choice((0, r.randint(0, 999), 999)))[::-1]]) for _ in range(2)
        ),
    ),
    made(
        "structures.linked_swap_pairs",
        "swap_pairs swap_linked_pairs swap_nodes_in_pairs",
        "head: tuple | None",
        "tuple | None",
        """
        Swap every two neighboring nodes of the linked list {head} of pairs (value, next); a single last \
        one stays.
        swap nodes in pairs
        Return (2, (1, (4, (3, None)))) for (1, (2, (3, (4, None)))).
        Exchange the first node with the second, the third with the fourth and so on.
        Recursively swap the first two nodes and go on behind them.
        """,
        """
        if head is None or head[1] is None:
            return head
        first, (second, rest) = head
        return (second, (first, swap_pairs(rest)))
        """,
        lambda r: (_chain(r),),
    ),
    made(
        "structures.linked_dedupe",
        "delete_duplicates remove_duplicates_linked dedupe_linked_list",
        "head: tuple | None",
        "tuple | None",
        """
        Remove repeated values from the sorted linked list {head} of pairs (value, next), so that each \
        occurs once.
        remove duplicates from a sorted linked list
        Return the chain with a single node of each value.
        Skip every node that equals the one before it in a sorted chain.
        Given an ascending linked list, keep one of equal neighbors.
        """,
        """
        values = []
        while head is not None:
            if not values or values[-1] != head[0]:
                values.append(head[0])
            head = head[1]
        result = None
        for value in reversed(values):
            result = (value, result)
        return result
        """,
        lambda r: (_linked(sorted(_ints(r, 0, 7, 0, 4))),),
    ),
    made(
        "structures.linked_insert_sorted",
        "insert_sorted_linked sorted_insert insert_into_sorted_list",
        "head: tuple | None; value: int",
        "tuple | None",
        """
        Insert {value} into the ascending linked list {head} of pairs (value, next) so that it stays sorted.
        sorted insert into a linked list
        Return the chain with one more node at the right place; an empty list is None.
        Walk past all smaller values and put the new node there.
        How is a value added to an ordered chain?
        """,
        """
        if head is None or value <= head[0]:
            return (value, head)
        return (head[0], insert_sorted_linked(head[1], value))
        """,
        lambda r: (_sorted_chain(r), r.randint(-1, 10)),
    ),
    made(
        "structures.next_cycle",
        "has_cycle_links detect_loop linked_list_has_cycle",
        "links: dict[str, str]; head: str",
        "bool",
        """
        Does following {links}, node to next node, from {head} run into a cycle?
        detect a cycle in a linked list
        Return True if the chain never ends; it ends at a node without a link.
        Floyd's tortoise and hare: do a slow and a fast pointer meet?
        Does a linked list, given as a dictionary of next nodes, have a loop?
        """,
        """
        slow = fast = head
        while fast is not None and links.get(fast) is not None:
            slow, fast = links.get(slow), links.get(links[fast])
            if slow == fast and fast is not None:
                return True
        return False
        ---
        seen = set()
        while head is not None and head not in seen:
            seen.add(head)
            head = links.get(head)
        return head is not None
        """,
        lambda r: ({a: r.choice("abcde") for a in r.sample("abcde", r.randint(1, 5))}, "a"),
    ),
    made(
        "structures.cycle_start",
        "cycle_start find_cycle_start detect_cycle_node",
        "links: dict[str, str]; head: str",
        "str | None",
        """
        Node at which the cycle begins when {links}, node to next node, are followed from {head}; None \
        without a cycle.
        start of the loop in a linked list
        Return the first node that is visited twice, or None if the chain ends.
        Where does a linked list, given as a dictionary of next nodes, run back into itself?
        Follow the next pointers and remember the nodes seen.
        """,
        """
        seen = set()
        while head is not None and head not in seen:
            seen.add(head)
            head = links.get(head)
        return head
        """,
        lambda r: ({a: r.choice("abcde") for a in r.sample("abcde", r.randint(1, 5))}, "a"),
    ),
    made(
        "structures.kth_smallest_in_tree",
        "kth_smallest_in_bst kth_smallest_bst nth_smallest_in_tree",
        "tree: tuple | None; k: int",
        "int | None",
        """
        The {k}-th smallest value, from 1, of the binary search {tree} of (value, left, right) triples, or \
        None.
        kth smallest element in a BST
        Return value number {k} of the inorder traversal; None if the tree has fewer nodes.
        Which value comes {k}-th in ascending order in the search tree?
        Walk left, node, right and stop at the {k}-th node.
        """,
        """
        def inorder(node: tuple | None) -> list[int]:
            return [*inorder(node[1]), node[0], *inorder(node[2])] if node else []

        values = inorder(tree)
        return values[k - 1] if 1 <= k <= len(values) else None
        """,
        lambda r: (_search_tree(r), r.randint(1, 6)),
    ),
    made(
        "structures.range_sum_tree",
        "range_sum_bst sum_in_range_bst tree_range_sum",
        "tree: tuple | None; low: int; high: int",
        "int",
        """
        Add up the values from {low} to {high} of the binary search {tree} of (value, left, right) triples.
        range sum of a BST
        Return the sum of all nodes between two bounds, both included; None is the empty tree.
        Visit only the parts of the search tree that can contain values in the range.
        What do the nodes within the limits add up to?
        """,
        """
        if tree is None:
            return 0
        value, left, right = tree
        total = value if low <= value <= high else 0
        if value > low:
            total += range_sum_bst(left, low, high)
        if value < high:
            total += range_sum_bst(right, low, high)
        return total
        """,
        lambda r: (_search_tree(r), r.randint(0, 10), r.randint(8, 20)),
    ),
    made(
        "structures.common_ancestor_tree",
        "lowest_common_ancestor_bst lca_bst common_ancestor_bst",
        "tree: tuple; a: int; b: int",
        "int",
        """
        Value of the lowest common ancestor of {a} and {b} in the binary search {tree}, which contains both.
        lowest common ancestor in a BST
        Return the first node on the way down whose value lies between {a} and {b}, both included.
        Nodes are (value, left, right); where do the paths to two values part?
        Go left while both are smaller and right while both are larger.
        """,
        """
        node = tree
        while not min(a, b) <= node[0] <= max(a, b):
            node = node[1] if node[0] > a else node[2]
        return node[0]
        """,
        lambda r: _tree_and_two(r),
    ),
    made(
        "structures.same_tree",
        "is_same_tree same_tree trees_equal identical_trees",
        "a: tuple | None; b: tuple | None",
        "bool",
        """
        Have the binary trees {a} and {b} of (value, left, right) triples the same shape and values?
        same tree
        Return True if two trees are identical, node by node.
        Compare two binary trees recursively; None is the empty tree.
        Are both trees equal?
        """,
        """
        if a is None or b is None:
            return a is b
        return a[0] == b[0] and is_same_tree(a[1], b[1]) and is_same_tree(a[2], b[2])
        ---
        return a == b
        """,
        lambda r: (
            (tree, r.choice((tree, _tree(r, 2, 0, 1))))
            if (tree := _tree(r, 2, 0, 1))
            else (None, _tree(r, 1))
        ),
    ),
    made(
        "structures.is_subtree",
        "is_subtree contains_subtree has_subtree",
        "tree: tuple | None; part: tuple | None",
        "bool",
        """
        Is {part} a subtree of {tree}: some node with all of its descendants? Nodes are (value, left, right).
        subtree of another tree
        Return True if a node of {tree} equals {part} with everything below it; None is part of every tree.
        Does a binary tree occur inside another one?
        Compare {part} with each node of {tree}, recursively.
        """,
        """
        if tree == part:
            return True
        return tree is not None and (is_subtree(tree[1], part) or is_subtree(tree[2], part))
        """,
        lambda r: (
            tree := _tree(r, 3, 0, 2),
            r.choice((_tree(r, 1, 0, 2), tree and tree[1], tree and tree[2])),
        ),
    ),
    made(
        "structures.merge_trees",
        "merge_trees add_trees overlay_trees",
        "a: tuple | None; b: tuple | None",
        "tuple | None",
        """
        Lay the binary trees {a} and {b} over each other: values that meet are added, single nodes stay.
        merge two binary trees
        Return a new tree of (value, left, right) with the sums of overlapping nodes.
        Where only one tree has a node, take that part over unchanged; None is the empty tree.
        Add two trees node by node.
        """,
        """
        if a is None or b is None:
            return a or b
        return (a[0] + b[0], merge_trees(a[1], b[1]), merge_trees(a[2], b[2]))
        """,
        lambda r: (_tree(r), _tree(r)),
    ),
    made(
        "structures.zigzag_levels",
        "zigzag_level_order zigzag_traversal spiral_level_order",
        "tree: tuple | None",
        "list[list[int]]",
        """
        List the levels of {tree}, (value, left, right) triples, alternately from left to right and right \
        to left.
        zigzag level order traversal
        Return one list per level; the first goes to the right, the second to the left and so on.
        Read a binary tree level by level in spiral form.
        Breadth-first traversal in which every other level is reversed; [] for None.
        """,
        """
        levels = []
        row = [tree] if tree else []
        while row:
            values = [node[0] for node in row]
            levels.append(values[::-1] if len(levels) % 2 else values)
            row = [child for node in row for child in node[1:] if child]
        return levels
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "structures.left_view",
        "left_view left_side_view tree_left_view",
        "tree: tuple | None",
        "list[int]",
        """
        List the first value on each level of {tree}, (value, left, right) triples: what one sees from the \
        left.
        left view of a binary tree
        Return the leftmost node of every level from the root downwards; [] for None.
        Which nodes are visible when a tree is looked at from its left side?
        Go through the levels and keep the first value of each.
        """,
        """
        view = []
        row = [tree] if tree else []
        while row:
            view.append(row[0][0])
            row = [child for node in row for child in node[1:] if child]
        return view
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "structures.balanced_from_sorted",
        "sorted_list_to_bst sorted_array_to_bst balanced_bst",
        "numbers: list[int]",
        "tuple | None",
        """
        Build a balanced search tree of (value, left, right) triples from the sorted {numbers}.
        sorted array to BST
        Take the middle element, the right one of two, as root and build both halves in the same way; [] \
        gives None.
        Return a binary search tree of minimal height with the values of an ascending list.
        How is a sorted list turned into a balanced tree?
        """,
        """
        if not numbers:
            return None
        middle = len(numbers) // 2
        left = sorted_list_to_bst(numbers[:middle])
        return (numbers[middle], left, sorted_list_to_bst(numbers[middle + 1 :]))
        """,
        lambda r: (sorted(r.sample(range(20), r.randint(0, 7))),),
    ),
    made(
        "structures.tree_from_levels",
        "tree_from_level_order build_tree_from_list list_to_tree",
        "values: list[int | None]",
        "tuple | None",
        """
        Build a binary tree from {values} stored like a heap: the children of index i are at 2i + 1 and 2i \
        + 2.
        list to binary tree
        Return nested (value, left, right) triples; None in the list or beyond its end means no node.
        Turn the array form of a complete tree into a nested one.
        How does a binary tree look whose nodes are listed level by level with gaps as None?
        """,
        """
        def build(i: int) -> tuple | None:
            if i >= len(values) or values[i] is None:
                return None
            return (values[i], build(2 * i + 1), build(2 * i + 2))

        return build(0)
        """,
        lambda r: ([r.choice((r.randint(0, 9), r.randint(0, 9), None)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "structures.tree_from_traversals",
        "build_tree_from_traversals build_tree tree_from_preorder_inorder",
        "preorder: list[int]; inorder: list[int]",
        "tuple | None",
        """
        Rebuild the binary tree of different values with these {preorder} and {inorder} traversals.
        construct a tree from preorder and inorder
        Return nested (value, left, right) triples; the first of {preorder} is the root and divides {inorder}.
        Which tree has the two given traversals? Empty lists give None.
        Split at the root and build the left and the right part recursively.
        """,
        """
        if not preorder:
            return None
        root = preorder[0]
        size = inorder.index(root)
        left = build_tree_from_traversals(preorder[1 : size + 1], inorder[:size])
        return (root, left, build_tree_from_traversals(preorder[size + 1 :], inorder[size + 1 :]))
        """,
        lambda r: _traversals(r),
    ),
    made(
        "structures.max_tree_path",
        "max_path_sum_tree maximum_path_sum best_tree_path",
        "tree: tuple",
        "int",
        """
        Largest sum of values on a path between any two nodes of {tree}, (value, left, right) triples.
        binary tree maximum path sum
        Return the greatest total of a path with at least one node; it may turn at one node and need not \
        pass the root.
        Values can be negative: which connected way through the tree brings most?
        At every node combine the best way down on both sides, negative ones left out.
        """,
        """
        best = tree[0]

        def down(node: tuple | None) -> int:
            nonlocal best
            if node is None:
                return 0
            left, right = max(0, down(node[1])), max(0, down(node[2]))
            best = max(best, node[0] + left + right)
            return node[0] + max(left, right)

        down(tree)
        return best
        """,
        lambda r: (_some_tree(r, 3, -9, 9),),
    ),
    made(
        "structures.max_root_to_leaf",
        "max_root_to_leaf_sum best_root_to_leaf largest_path_to_leaf",
        "tree: tuple | None",
        "int",
        """
        Largest sum of the values on a way from the root of {tree} down to a leaf; 0 for the empty tree.
        maximum root to leaf path sum
        Return the greatest total along one branch of a binary tree of (value, left, right) triples.
        Which way down to a leaf is worth most? Return its sum.
        Add each node to the better of its existing children.
        """,
        """
        if tree is None:
            return 0
        return tree[0] + max((max_root_to_leaf_sum(child) for child in tree[1:] if child), default=0)
        """,
        lambda r: (_tree(r, 3, -5, 9),),
    ),
    made(
        "structures.root_to_leaf_numbers",
        "sum_root_to_leaf_numbers root_to_leaf_number_sum",
        "tree: tuple | None",
        "int",
        """
        Read the digits on each way from the root of {tree} to a leaf as a number and add all these numbers.
        sum root to leaf numbers
        Return the total; (1, (2, None, None), (3, None, None)) gives 12 + 13 = 25.
        Every path down to a leaf spells a decimal number: what is the sum?
        Carry ten times the number so far down to the children; 0 for None.
        """,
        """
        def total(node: tuple | None, number: int) -> int:
            if node is None:
                return 0
            number = number * 10 + node[0]
            if node[1] is None and node[2] is None:
                return number
            return total(node[1], number) + total(node[2], number)

        return total(tree, 0)
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "structures.deepest_leaves",
        "deepest_leaves_sum sum_deepest_level",
        "tree: tuple | None",
        "int",
        """
        Add up the values on the deepest level of {tree}, (value, left, right) triples; 0 for None.
        deepest leaves sum
        Return the sum of the nodes that are farthest from the root.
        What do the lowest leaves of the binary tree add up to?
        Go down level by level and sum the last one.
        """,
        """
        row = [tree] if tree else []
        total = 0
        while row:
            total = sum(node[0] for node in row)
            row = [child for node in row for child in node[1:] if child]
        return total
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "structures.best_level",
        "max_level_sum level_with_max_sum largest_level",
        "tree: tuple",
        "int",
        """
        Which level of {tree}, counted from 1 at the root, has the largest sum? The highest one on ties.
        level of a binary tree with the maximum sum
        Return the number of the level whose values add up to the most; nodes are (value, left, right).
        Sum every level and give the position of the greatest sum.
        At which depth do the nodes bring most together?
        """,
        """
        sums = []
        row = [tree]
        while row:
            sums.append(sum(node[0] for node in row))
            row = [child for node in row for child in node[1:] if child]
        return sums.index(max(sums)) + 1
        """,
        lambda r: (_some_tree(r, 3, -5, 9),),
    ),
    made(
        "structures.tree_width",
        "tree_width max_width widest_level",
        "tree: tuple | None",
        "int",
        """
        Largest number of nodes on one level of {tree}, (value, left, right) triples.
        maximum width of a binary tree
        Return how many nodes the widest level has; 0 for the empty tree None.
        How wide is the tree?
        Count the nodes level by level and keep the maximum.
        """,
        """
        best = 0
        row = [tree] if tree else []
        while row:
            best = max(best, len(row))
            row = [child for node in row for child in node[1:] if child]
        return best
        """,
        lambda r: (_tree(r, 4),),
    ),
    made(
        "structures.is_full_tree",
        "is_full_tree is_full_binary_tree every_node_has_two_or_no_children",
        "tree: tuple | None",
        "bool",
        """
        Has every node of {tree}, (value, left, right) triples, either no or two children?
        full binary tree
        Return True if no node has exactly one child; the empty tree None is full.
        Is the tree full (also called proper)?
        Check recursively that both children are there or both are missing.
        """,
        """
        if tree is None:
            return True
        _, left, right = tree
        if (left is None) != (right is None):
            return False
        return is_full_tree(left) and is_full_tree(right)
        """,
        lambda r: (r.choice((_tree(r, 2), _tree(r, 3), (1, (2, None, None), (3, None, None)))),),
    ),
    made(
        "structures.is_complete_tree",
        "is_complete_tree is_complete_binary_tree",
        "tree: tuple | None",
        "bool",
        """
        Is {tree} complete: all levels full, but for the last one, which is filled from the left?
        complete binary tree
        Return True if a level-by-level walk meets no node after the first gap; None counts as complete.
        Nodes are (value, left, right): is there no hole before the last node?
        Check the shape that a heap has.
        """,
        """
        queue = [tree]
        gap = False
        for node in queue:
            if node is None:
                gap = True
            elif gap:
                return False
            else:
                queue += node[1:]
        return True
        """,
        lambda r: (
            r.choice(
                (_tree(r, 3), (1, (2, None, None), None), (1, (2, (3, None, None), None), (4, None, None)))
            ),
        ),
    ),
    made(
        "structures.delete_from_tree",
        "delete_from_bst delete_node_bst remove_from_search_tree",
        "tree: tuple | None; value: int",
        "tuple | None",
        """
        Delete {value} from the binary search {tree} of (value, left, right) triples and return the new tree.
        delete a node in a BST
        A node with two children is replaced by the smallest value of its right part; nothing happens if it \
        is missing.
        Return the search tree without {value}; None is the empty tree.
        How is a value removed so that the order of the tree stays right?
        """,
        """
        if tree is None:
            return None
        node, left, right = tree
        if value < node:
            return (node, delete_from_bst(left, value), right)
        if value > node:
            return (node, left, delete_from_bst(right, value))
        if left is None or right is None:
            return left or right
        least = right
        while least[1] is not None:
            least = least[1]
        return (least[0], left, delete_from_bst(right, least[0]))
        """,
        lambda r: (_search_tree(r), r.randint(0, 19)),
    ),
    made(
        "structures.tree_columns",
        "vertical_sums vertical_order_sums column_sums_of_tree",
        "tree: tuple | None",
        "list[int]",
        """
        Sums of the columns of {tree} from left to right: a left child is one column left of its parent.
        vertical sum of a binary tree
        Return the totals per vertical line; a right child is one column to the right; [] for None.
        Nodes are (value, left, right): add the values that stand below each other.
        Give every node its horizontal distance from the root and add up per distance.
        """,
        """
        sums = {}

        def visit(node: tuple | None, column: int) -> None:
            if node is not None:
                sums[column] = sums.get(column, 0) + node[0]
                visit(node[1], column - 1)
                visit(node[2], column + 1)

        visit(tree, 0)
        return [sums[column] for column in sorted(sums)]
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "structures.tree_ancestors",
        "tree_ancestors find_ancestors ancestors_of_value",
        "tree: tuple | None; value: int",
        "list[int]",
        """
        List the ancestors of {value} in the binary {tree} of different values, from its parent up to the \
        root.
        ancestors of a node in a binary tree
        Return the values above {value}, nearest first; [] if it is the root or missing.
        Nodes are (value, left, right): which nodes lie on the way from {value} to the top?
        Search the tree and collect the nodes on the way back.
        """,
        """
        def path(node: tuple | None) -> list[int] | None:
            if node is None:
                return None
            if node[0] == value:
                return []
            for child in node[1:]:
                above = path(child)
                if above is not None:
                    return [*above, node[0]]
            return None

        return path(tree) or []
        """,
        lambda r: (_search_tree(r), r.randint(0, 19)),
    ),
    made(
        "structures.height_from_parents",
        "tree_height_from_parents height_of_parent_array find_height",
        "parents: list[int]",
        "int",
        """
        Number of levels of the tree in which parents[i] is the parent of node i and -1 marks the root.
        height of a tree from its parent array
        Return how many nodes the longest way from the root down to a leaf has; 0 for an empty list.
        Given the parent of each node, how deep is the tree?
        Climb up from every node and count the steps.
        """,
        """
        def depth(node: int) -> int:
            return 0 if node == -1 else 1 + depth(parents[node])

        return max(map(depth, range(len(parents))), default=0)
        """,
        lambda r: ([-1, *(r.randint(0, i) for i in range(r.randint(0, 6)))],),
    ),
    made(
        "structures.dijkstra",
        "shortest_distances dijkstra dijkstra_distances",
        "graph: dict[str, dict[str, int]]; start: str",
        "dict[str, int]",
        """
        Dijkstra: shortest distance from {start} to each reachable node of {graph}, a dict of dicts of edge \
        lengths.
        shortest paths in a weighted graph
        Return a dict from node to lowest total weight, with 0 for {start}, sorted by distance and then by \
        name.
        Given non-negative weights graph[a][b], how far is every node from the start?
        Use a priority queue; unreachable nodes are left out.
        """,
        """
        distances = {}
        heap = [(0, start)]
        while heap:
            distance, node = heapq.heappop(heap)
            if node in distances:
                continue
            distances[node] = distance
            for neighbor, weight in graph.get(node, {}).items():
                heapq.heappush(heap, (distance + weight, neighbor))
        return distances
        """,
        lambda r: (_roads(r), "A"),
        "import heapq",
    ),
    made(
        "structures.dijkstra_path",
        "cheapest_path shortest_weighted_path dijkstra_path",
        "graph: dict[str, dict[str, int]]; start: str; goal: str",
        "list[str] | None",
        """
        Nodes on the shortest way from {start} to {goal} in {graph}, a dict of dicts of edge lengths; None \
        without one.
        Dijkstra's algorithm that returns the path
        Return the list of nodes of a path of lowest total weight; on ties the alphabetically first path.
        Which way is the shortest in the weighted directed graph? Both ends are included.
        Given positive weights graph[a][b], return the route itself and not its length.
        """,
        """
        done = set()
        heap = [(0, [start])]
        while heap:
            distance, path = heapq.heappop(heap)
            node = path[-1]
            if node == goal:
                return path
            if node in done:
                continue
            done.add(node)
            for neighbor, weight in graph.get(node, {}).items():
                heapq.heappush(heap, (distance + weight, [*path, neighbor]))
        return None
        """,
        lambda r: (roads := _roads(r), "A", r.choice(list(roads))),
        "import heapq",
    ),
    made(
        "structures.floyd_warshall",
        "floyd_warshall all_pairs_shortest_paths all_shortest_distances",
        "nodes: int; edges: list[tuple[int, int, int]]",
        "list[list[float]]",
        """
        Floyd-Warshall: matrix of the shortest distances between all nodes 0 to {nodes} - 1, inf where \
        there is no way.
        all pairs shortest paths
        {edges} are directed (from, to, weight) triples; return a table with 0 on its diagonal.
        How far is it from every node to every other one? No cycle has a negative length.
        Allow one node after the other as an intermediate stop.
        """,
        """
        table = [[0 if i == j else math.inf for j in range(nodes)] for i in range(nodes)]
        for a, b, weight in edges:
            table[a][b] = min(table[a][b], weight)
        for k in range(nodes):
            for i in range(nodes):
                for j in range(nodes):
                    table[i][j] = min(table[i][j], table[i][k] + table[k][j])
        return table
        """,
        lambda r: (n := r.randint(1, 4), [(a, b, r.randint(1, 9)) for a, b in _edges(r, n)]),
        "import math",
    ),
    made(
        "structures.bellman_ford",
        "bellman_ford shortest_with_negative_edges",
        "nodes: int; edges: list[tuple[int, int, int]]; start: int",
        "list[float] | None",
        """
        Bellman-Ford: distances from {start} to the nodes 0 to {nodes} - 1; None if a negative cycle can be \
        reached.
        shortest paths with negative weights
        {edges} are directed (from, to, weight) triples; unreachable nodes get inf.
        Relax all edges again and again; if the last round still improves something, return None.
        How far is each node if edges may be negative?
        """,
        """
        distances = [math.inf] * nodes
        distances[start] = 0
        for _ in range(nodes):
            changed = False
            for a, b, weight in edges:
                if distances[a] + weight < distances[b]:
                    distances[b] = distances[a] + weight
                    changed = True
            if not changed:
                return distances
        return None
        """,
        lambda r: (n := r.randint(1, 5), [(a, b, r.randint(-2, 9)) for a, b in _edges(r, n)], r.randrange(n)),
        "import math",
    ),
    made(
        "structures.spanning_tree",
        "minimum_spanning_tree kruskal mst_edges",
        "nodes: int; edges: list[tuple[int, int, int]]",
        "list[tuple[int, int, int]]",
        """
        Kruskal: edges of a minimum spanning tree of the nodes 0 to {nodes} - 1, in the order in which they \
        are taken.
        minimum spanning tree edges
        {edges} are undirected (a, b, weight) triples; take the lightest, in list order on ties, that \
        closes no cycle.
        Which connections join everything at the lowest cost? A disconnected graph gives a forest.
        Return the chosen triples and not only their total.
        """,
        """
        group = list(range(nodes))

        def find(node: int) -> int:
            while group[node] != node:
                node = group[node]
            return node

        tree = []
        for a, b, weight in sorted(edges, key=lambda edge: edge[2]):
            first, second = find(a), find(b)
            if first != second:
                group[first] = second
                tree.append((a, b, weight))
        return tree
        """,
        lambda r: (n := r.randint(1, 5), [(a, b, r.randint(1, 9)) for a, b in _lines(r, n)]),
    ),
    made(
        "structures.strong_components",
        "strongly_connected_components kosaraju scc",
        "graph: dict[str, list[str]]",
        "list[list[str]]",
        """
        Strongly connected components of the directed {graph}: groups whose nodes all reach each other.
        strongly connected components
        Return the groups as sorted lists, ordered by their first node; every node is a key of the dict.
        Which nodes lie on common cycles? A node without any forms a group of its own.
        Two nodes belong together if there is a way in both directions.
        """,
        """
        def reach(start: str) -> set[str]:
            seen, todo = {start}, [start]
            while todo:
                for neighbor in graph[todo.pop()]:
                    if neighbor not in seen:
                        seen.add(neighbor)
                        todo.append(neighbor)
            return seen

        reached = {node: reach(node) for node in graph}
        groups = {tuple(sorted(b for b in reached[a] if a in reached[b])) for a in graph}
        return [list(group) for group in sorted(groups)]
        """,
        lambda r: (
            {a: [b for b in names if b != a and r.random() < 0.35] for a in names}
            if (names := "ABCDE"[: r.randint(0, 5)])
            else {},
        ),
    ),
    made(
        "structures.articulation_points",
        "articulation_points cut_vertices critical_nodes",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[int]",
        """
        Nodes of 0 to {nodes} - 1 whose removal splits the undirected graph into more parts, ascending.
        articulation points
        Return the cut vertices of the graph with the given undirected {edges}.
        Without which nodes does a connected part fall apart?
        Compare the number of components with and without each node.
        """,
        """
        def parts(without: int | None) -> int:
            left = set(range(nodes)) - {without}
            count = 0
            while left:
                count += 1
                todo = [left.pop()]
                while todo:
                    node = todo.pop()
                    near = {b if a == node else a for a, b in edges if node in (a, b)} & left
                    left -= near
                    todo += near
            return count

        whole = parts(None)
        return [node for node in range(nodes) if parts(node) > whole]
        """,
        lambda r: (n := r.randint(1, 6), _lines(r, n, 6)),
    ),
    made(
        "structures.course_order",
        "find_course_order topological_order order_from_edges kahn",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[int]",
        """
        Kahn: order of 0 to {nodes} - 1 in which a comes before b for all directed {edges} (a, b), [] with \
        a cycle.
        topological sort of numbered nodes
        Return the smallest possible topological order; always the lowest node without open predecessors \
        comes next.
        In which order can everything be done if a must precede b for each pair?
        Repeatedly remove a node with in-degree 0; an empty list means that it is impossible.
        """,
        """
        degree = [0] * nodes
        for _, b in edges:
            degree[b] += 1
        heap = [node for node in range(nodes) if degree[node] == 0]
        order = []
        while heap:
            node = heapq.heappop(heap)
            order.append(node)
            for a, b in edges:
                if a == node:
                    degree[b] -= 1
                    if degree[b] == 0:
                        heapq.heappush(heap, b)
        return order if len(order) == nodes else []
        """,
        lambda r: (n := r.randint(0, 5), r.choice((_lines(r, n, 6), _edges(r, n, 4)))),
        "import heapq",
    ),
    made(
        "structures.largest_component",
        "largest_component_size biggest_group largest_connected_component",
        "nodes: int; edges: list[tuple[int, int]]",
        "int",
        """
        Size of the largest connected component of the nodes 0 to {nodes} - 1 with undirected {edges}.
        largest connected component
        Return how many nodes the biggest group of connected nodes has; 0 without nodes.
        How many people belong to the largest circle of friends?
        Join the ends of each edge with union-find and count the group sizes.
        """,
        """
        group = list(range(nodes))
        for a, b in edges:
            old, new = group[a], group[b]
            group = [new if label == old else label for label in group]
        return max(map(group.count, group), default=0)
        """,
        lambda r: (n := r.randint(0, 6), _lines(r, n, 5)),
    ),
    made(
        "structures.provinces",
        "count_provinces number_of_provinces count_friend_circles",
        "matrix: list[list[int]]",
        "int",
        """
        Count the groups of connected cities; {matrix}[i][j] is 1 if i and j are directly connected.
        number of provinces
        Return the number of connected components of a graph given as a symmetric adjacency matrix.
        How many friend circles are there if the table tells who knows whom?
        Depth-first search over the rows of the matrix.
        """,
        """
        left = set(range(len(matrix)))
        count = 0
        while left:
            count += 1
            todo = [left.pop()]
            while todo:
                row = matrix[todo.pop()]
                near = {j for j in left if row[j]}
                left -= near
                todo += near
        return count
        """,
        lambda r: (_symmetric(r),),
    ),
    made(
        "structures.hamiltonian",
        "has_hamiltonian_path visits_all_nodes_once hamiltonian_path_exists",
        "nodes: int; edges: list[tuple[int, int]]",
        "bool",
        """
        Is there a way over the undirected {edges} that visits each of the nodes 0 to {nodes} - 1 exactly \
        once?
        Hamiltonian path
        Return True if the nodes can be put in an order in which all neighbors are connected.
        Can one tour all places without coming to any of them twice? The ends need not be connected.
        Try all orders of the nodes; true without nodes.
        """,
        """
        linked = {frozenset(edge) for edge in edges}
        for order in itertools.permutations(range(nodes)):
            if all(frozenset(pair) in linked for pair in zip(order, order[1:])):
                return True
        return False
        """,
        lambda r: (n := r.randint(1, 5), _lines(r, n, 7)),
        "import itertools",
    ),
    made(
        "structures.euler_circuit",
        "has_euler_circuit is_eulerian eulerian_circuit_exists",
        "edges: list[tuple[int, int]]",
        "bool",
        """
        Can all undirected {edges} be walked exactly once so that the walk ends where it began?
        Eulerian circuit
        Return True if the edges are connected and every node has an even degree; no edges count as a circuit.
        Is a round trip over each bridge possible, as Euler asked?
        Check degrees and connection of a graph.
        """,
        """
        degree = Counter(node for edge in edges for node in edge)
        if any(count % 2 for count in degree.values()):
            return False
        reached = {edges[0][0]} if edges else set()
        for _ in degree:
            for a, b in edges:
                if a in reached or b in reached:
                    reached |= {a, b}
        return len(reached) == len(degree)
        """,
        lambda r: (r.choice((_lines(r, 4), [(0, 1), (1, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3)])),),
        "from collections import Counter",
    ),
    made(
        "structures.graphical_degrees",
        "is_graphical valid_degree_sequence havel_hakimi",
        "degrees: list[int]",
        "bool",
        """
        Is there a simple undirected graph whose nodes have these {degrees}?
        Havel-Hakimi algorithm
        Return True if the list of non-negative numbers is a degree sequence of some graph without loops.
        Connect the node of highest degree d with the d next ones and repeat until all are 0 or it fails.
        Can people have exactly that many friends among each other?
        """,
        """
        rest = sorted(degrees, reverse=True)
        while rest and rest[0] > 0:
            first = rest.pop(0)
            if first > len(rest):
                return False
            rest[:first] = [degree - 1 for degree in rest[:first]]
            if min(rest) < 0:
                return False
            rest.sort(reverse=True)
        return True
        """,
        lambda r: (_ints(r, 0, 6, 0, 4),),
    ),
    made(
        "structures.graph_from_matrix",
        "matrix_to_adjacency_list adjacency_list_from_matrix matrix_to_graph",
        "matrix: list[list[int]]",
        "dict[int, list[int]]",
        """
        Turn the adjacency {matrix} into a dict from each node to the list of nodes with a non-zero entry \
        in its row.
        adjacency matrix to adjacency list
        Return for every row index the column indices of its edges, ascending.
        Convert a graph from matrix to list form.
        Which neighbors has each node according to the table?
        """,
        """
        return {i: [j for j, value in enumerate(row) if value] for i, row in enumerate(matrix)}
        """,
        lambda r: (_symmetric(r),),
    ),
    made(
        "structures.adjacency_lists",
        "adjacency_list build_adjacency_list edges_to_adjacency",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[list[int]]",
        """
        Adjacency list of the undirected graph of nodes 0 to {nodes} - 1: sorted neighbors of each node.
        edges to adjacency list
        Return a list whose element i holds the nodes that share one of {edges} with i, in ascending order.
        Build the neighbor lists of a graph from pairs of node numbers.
        Which nodes is every node connected to?
        """,
        """
        neighbors = [set() for _ in range(nodes)]
        for a, b in edges:
            neighbors[a].add(b)
            neighbors[b].add(a)
        return [sorted(near) for near in neighbors]
        """,
        lambda r: (n := r.randint(0, 5), _lines(r, n)),
    ),
    made(
        "structures.ways_with_stops",
        "cheapest_flight cheapest_with_stops cheapest_within_k_stops",
        "flights: list[tuple[str, str, int]]; start: str; goal: str; stops: int",
        "int | None",
        """
        Lowest price from {start} to {goal} with at most {stops} stops in between; {flights} are (from, to, \
        price).
        cheapest flights within k stops
        Return the least total of a connection with no more than {stops} changes, None if there is none.
        How cheap can one fly if only a few stopovers are accepted?
        Bellman-Ford with a limited number of rounds.
        """,
        """
        prices = {start: 0}
        for _ in range(stops + 1):
            reached = dict(prices)
            for a, b, price in flights:
                if a in prices and prices[a] + price < reached.get(b, math.inf):
                    reached[b] = prices[a] + price
            prices = reached
        return prices.get(goal)
        """,
        lambda r: (
            [(*r.sample("ABCD", 2), r.randint(1, 9)) for _ in range(r.randint(0, 7))],
            "A",
            r.choice("BCD"),
            r.randint(0, 2),
        ),
        "import math",
    ),
)
