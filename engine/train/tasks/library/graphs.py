"""Graphs and trees in dictionaries, lists of edges and nested tuples."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

Graph = dict[str, list[str]]
Edges = list[tuple[int, int]]


def _directed(r: Random, low: int = 2, high: int = 4, forward: bool = False) -> Graph:
    """A small directed graph; with ``forward``, arrows go on in the alphabet only."""
    names = "abcd"[: r.randint(low, high)]
    graph: Graph = {name: [] for name in names}
    for _ in range(r.randint(0, len(names) + 1)):
        a, b = r.sample(names, 2)
        if forward and a > b:
            a, b = b, a
        if b not in graph[a]:
            graph[a].append(b)
    return graph


def _undirected(r: Random, low: int = 2, high: int = 4) -> Graph:
    """A small undirected graph; every edge stands at both of its nodes."""
    names = "abcd"[: r.randint(low, high)]
    graph: Graph = {name: [] for name in names}
    for _ in range(r.randint(1, len(names))):
        a, b = r.sample(names, 2)
        if b not in graph[a]:
            graph[a].append(b)
            graph[b].append(a)
    return graph


def _with_node(r: Random, graph: Graph) -> tuple[Graph, str]:
    return graph, r.choice(list(graph))


def _with_pair(r: Random, graph: Graph) -> tuple[Graph, str, str]:
    return graph, r.choice(list(graph)), r.choice(list(graph))


def _edges(r: Random, nodes: int, high: int = 4) -> Edges:
    """Different undirected edges between the nodes 0 to ``nodes`` - 1, no loops."""
    pairs = [(a, b) for a in range(nodes) for b in range(a + 1, nodes)]
    return r.sample(pairs, r.randint(0, min(high, len(pairs))))


def _counted(r: Random, low: int = 1, high: int = 5) -> tuple[int, Edges]:
    nodes = r.randint(low, high)
    return nodes, _edges(r, nodes)


def _arcs(r: Random, nodes: int, high: int = 4) -> Edges:
    """Edges of which some are turned around."""
    return [r.choice(((a, b), (b, a))) for a, b in _edges(r, nodes, high)]


def _roads(r: Random) -> dict[str, int]:
    """Lengths of one-way roads between three places."""
    pairs = [a + b for a in "abc" for b in "abc" if a != b]
    return {pair: r.randint(1, 9) for pair in r.sample(pairs, r.randint(1, 4))}


def _ring(r: Random) -> Graph:
    """A directed graph, mostly with a cycle."""
    names = r.sample("abc", r.randint(2, 3))
    graph = {name: [names[i - 1]] for i, name in enumerate(names)}
    if r.random() < 0.3:
        graph[r.choice(names)] = []
    return graph


def _odd_or_even(r: Random) -> tuple[int, Edges]:
    """A graph, often with a triangle or a square."""
    if r.random() < 0.4:
        return _counted(r, 1, 5)
    a, b, c, d = r.sample(range(4), 4)
    return 4, r.choice(([(a, b), (b, c), (c, d), (d, a)], [(a, b), (b, c), (c, a)], [(a, b), (c, d)]))


def _with_ends(r: Random, graph: Graph) -> tuple[Graph, str, str]:
    return graph, r.choice("ab"), r.choice(list(graph)[-2:])


def _nearly_complete(r: Random) -> tuple[int, Edges]:
    """All edges between few nodes, or all but one."""
    nodes = r.randint(1, 4)
    edges = [r.choice(((a, b), (b, a))) for a in range(nodes) for b in range(a)]
    return nodes, edges[r.randint(0, 1) :]


def _trust(r: Random) -> tuple[int, Edges]:
    """People and who trusts whom, often with a judge."""
    people, judge = r.randint(2, 4), r.randint(1, 2)
    trust = [(a, judge) for a in range(1, people + 1) if a != judge]
    return people, r.choice((trust, trust, [*trust, (judge, 3 - judge)], trust[1:]))


def _requirements(r: Random) -> tuple[int, Edges]:
    """Tasks and which needs which, sometimes in a circle."""
    tasks = r.randint(1, 4)
    return tasks, _arcs(r, tasks, 4) + ([(0, tasks - 1), (tasks - 1, 0)] if r.random() < 0.25 else [])


def _order(r: Random) -> tuple[list[str], list[tuple[str, str]]]:
    """An order of names and pairs of which the first comes earlier."""
    names = r.sample("abcd", r.randint(2, 4))
    pairs = [(a, b) for a in names for b in names if a < b]
    return (sorted(names) if r.random() < 0.3 else names), r.sample(pairs, r.randint(0, min(2, len(pairs))))


def _priced(r: Random) -> tuple[int, list[tuple[int, int, int]]]:
    nodes = r.randint(1, 3)
    return nodes, [(a, b, r.randint(1, 9)) for a, b in _edges(r, nodes, 3)]


def _parents(r: Random, low: int = 0, high: int = 4) -> dict[str, str]:
    """Child to parent in a tree with root "a"."""
    names = "abcdefg"[: r.randint(low, high) + 1]
    return {names[i]: r.choice(names[:i]) for i in range(1, len(names))}


def _children(r: Random, low: int = 0, high: int = 4) -> Graph:
    """Parent to children in a tree with root "a"; leaves have no key."""
    result: Graph = {}
    for child, parent in _parents(r, low, high).items():
        result.setdefault(parent, []).append(child)
    return result


def _tree(r: Random, size: int = 3, low: int = 0, high: int = 9) -> tuple[object, ...] | None:
    """A small binary tree of (value, left, right) with up to ``size`` nodes."""
    nodes = r.choice((size, size, r.randint(0, size)))
    if nodes == 0:
        return None
    left = r.randint(0, nodes - 1)
    parts = [_grown(r, count, low, high) for count in (left, nodes - 1 - left)]
    return (r.randint(low, high), *parts)


def _grown(r: Random, size: int, low: int, high: int) -> tuple[object, ...] | None:
    if size == 0:
        return None
    left = r.randint(0, size - 1)
    return r.randint(low, high), _grown(r, left, low, high), _grown(r, size - 1 - left, low, high)


def _path_sum(r: Random) -> tuple[object, int]:
    """A tree and mostly the sum of one of its ways down."""
    tree = _tree(r, 3, 0, 4)
    node, total = tree, 0
    while node is not None:
        value, left, right = node
        assert isinstance(value, int)
        total += value
        node = r.choice([part for part in (left, right) if isinstance(part, tuple)] or [None])
    return tree, total + r.choice((0, 0, 1, -1))


def _clique(r: Random) -> tuple[Graph, list[str]]:
    """A graph of two or three people and some of them."""
    graph: Graph = {"a": ["b"], "b": ["a"]} if r.random() < 0.4 else {"a": [], "b": []}
    if r.random() < 0.5:
        graph["c"] = []
    return graph, r.sample(list(graph), r.choice((1, 2, 2, 2)))


def _tickets(r: Random) -> tuple[list[tuple[str, str]]]:
    """The shuffled tickets of one journey."""
    names = r.sample("ABCDE", r.randint(1, 5))
    pairs = [(names[i], names[i + 1]) for i in range(len(names) - 1)]
    return (r.sample(pairs, len(pairs)),)


def _links(r: Random) -> tuple[list[tuple[str, str]]]:
    """Shuffled (parent, child) pairs of a tree whose names tell nothing."""
    parents = _renamed(r, _parents(r, 1, 4))
    pairs = [(parent, child) for child, parent in parents.items()]
    return (r.sample(pairs, len(pairs)),)


def _search_tree(r: Random) -> tuple[object, ...] | None:
    """A binary search tree of up to four values."""
    return _inserted(r.sample(range(1, 10), r.choice((0, 1, 2, 3, 3, 4))))


def _inserted(values: list[int]) -> tuple[object, ...] | None:
    if not values:
        return None
    first, rest = values[0], values[1:]
    return first, _inserted([v for v in rest if v < first]), _inserted([v for v in rest if v > first])


def _expression(r: Random, depth: int = 2) -> object:
    """Nested (operator, left, right) tuples over small numbers."""
    if depth == 0 or r.random() < 0.25:
        return r.randint(0, 9)
    return r.choice("+-*"), _expression(r, depth - 1), _expression(r, depth - 1)


def _renamed(r: Random, parents: dict[str, str]) -> dict[str, str]:
    """The same tree with names in random order."""
    names = dict(zip("abcdefg", r.sample("abcdefg", 7), strict=True))
    return {names[child]: names[parent] for child, parent in parents.items()}


def _branching(r: Random) -> tuple[Graph, str]:
    """A directed graph with branches and the node where they begin; nodes without arrows have no key."""
    a, b, c, d, e = r.sample("abcde", 5)
    shapes: tuple[Graph, ...] = (
        {a: [b, c], b: [d]},
        {a: [b, c], b: [d], c: [e]},
        {a: [b, c], b: [d, a]},
        {a: [b], b: [c, d], c: [e]},
        {a: [b, c, d], c: [e]},
        {b: [a], a: [b]},
        {b: [c]},
    )
    return r.choice(shapes), a


def _uneven(r: Random) -> tuple[object, ...]:
    """A tree with a leaf near the root and one farther down."""
    short = (r.randint(0, 9), None, None)
    middle = r.choice(((r.randint(0, 9), short, None), (r.randint(0, 9), None, short)))
    return r.choice(((r.randint(0, 9), short, middle), (r.randint(0, 9), middle, short), (1, middle, None)))


ENTRIES = (
    made(
        "graphs.bfs_order",
        "bfs_order breadth_first_search level_order_visit",
        "graph: dict[str, list[str]]; start: str",
        "list[str]",
        """
        List the nodes of {graph} in breadth-first order from {start}, neighbors in the given order.
        bfs traversal
        Visit {start}, its neighbors, then theirs, and so on, each once; nodes that are no key have none.
        Given a dict from node to its neighbors (none without a key), walk level by level with a queue.
        In which order does a breadth-first search see the vertices? Unreachable ones are left out.
        Returns a list that begins with {start}.
        """,
        """
        order = [start]
        for node in order:
            for neighbor in graph.get(node, []):
                if neighbor not in order:
                    order.append(neighbor)
        return order
        ---
        seen = {start}
        queue = deque([start])
        order = []
        while queue:
            node = queue.popleft()
            order.append(node)
            for neighbor in graph.get(node, []):
                if neighbor not in seen:
                    seen.add(neighbor)
                    queue.append(neighbor)
        return order
        """,
        _branching,
        "from collections import deque",
    ),
    made(
        "graphs.dfs_order",
        "dfs_order depth_first depth_first_search",
        "graph: dict[str, list[str]]; start: str",
        "list[str]",
        """
        List the nodes of {graph} in depth-first order from {start}, neighbors in the given order.
        dfs traversal (preorder)
        Go from {start} as deep as possible before turning back, each node once; no key means no neighbors.
        Given a dict from node to its neighbors (none without a key), explore one branch before the next.
        In which order does a depth-first search first see the vertices? Unreachable ones are left out.
        Returns the nodes by time of discovery, {start} first.
        """,
        """
        order: list[str] = []
        stack = [start]
        while stack:
            node = stack.pop()
            if node not in order:
                order.append(node)
                stack.extend(reversed(graph.get(node, [])))
        return order
        ---
        order: list[str] = []

        def visit(node: str) -> None:
            order.append(node)
            for neighbor in graph.get(node, []):
                if neighbor not in order:
                    visit(neighbor)

        visit(start)
        return order
        """,
        _branching,
    ),
    made(
        "graphs.shortest_route",
        "shortest_route shortest_path_nodes find_shortest_path",
        "graph: dict[str, list[str]]; start: str; goal: str",
        "list[str]",
        """
        Return the nodes of a shortest path from {start} to {goal} in {graph}, both included; [] if none.
        shortest path as a list of nodes (unweighted)
        Find the way with the fewest steps; neighbors are tried in the given order, the first such way counts.
        Given a dict from node to neighbors, how does one get from one place to another with the fewest edges?
        Breadth-first search that remembers the route; an empty list if the goal cannot be reached.
        Returns [start] if start and goal are the same.
        """,
        """
        paths = [[start]]
        seen = {start}
        for path in paths:
            if path[-1] == goal:
                return path
            for neighbor in graph[path[-1]]:
                if neighbor not in seen:
                    seen.add(neighbor)
                    paths.append([*path, neighbor])
        return []
        ---
        before: dict[str, str] = {start: ""}
        queue = deque([start])
        while queue:
            node = queue.popleft()
            for neighbor in graph[node]:
                if neighbor not in before:
                    before[neighbor] = node
                    queue.append(neighbor)
        path = []
        node = goal if goal in before else ""
        while node:
            path.append(node)
            node = before[node]
        return path[::-1]
        """,
        lambda r: _with_pair(r, _directed(r, 2, 3)),
        "from collections import deque",
    ),
    made(
        "graphs.distances_from",
        "distances_from bfs_distances steps_to_all",
        "graph: dict[str, list[str]]; start: str",
        "dict[str, int]",
        """
        Map every node that can be reached from {start} to the least number of steps, in alphabetical order.
        bfs distances to all nodes
        Return how far each node of {graph} is from {start}, counted in edges; {start} itself is at 0.
        Given neighbors of each node, compute the hop count to everything reachable; others are left out.
        How many edges away are the vertices of a network? Sort the answer by name.
        Returns a dict from node to distance.
        """,
        """
        distance = {start: 0}
        queue = [start]
        for node in queue:
            for neighbor in graph[node]:
                if neighbor not in distance:
                    distance[neighbor] = distance[node] + 1
                    queue.append(neighbor)
        return dict(sorted(distance.items()))
        ---
        level = {start}
        found: dict[str, int] = {}
        steps = 0
        while level:
            for node in level:
                found[node] = steps
            level = {n for node in level for n in graph[node]} - set(found)
            steps += 1
        return {node: found[node] for node in sorted(found)}
        """,
        lambda r: _with_node(r, _directed(r)),
    ),
    made(
        "graphs.has_cycle",
        "has_cycle is_cyclic contains_cycle",
        "graph: dict[str, list[str]]",
        "bool",
        """
        Does the directed {graph} contain a cycle?
        cycle detection in a directed graph
        Return True if some node of {graph} can be reached from itself along the arrows.
        Given a dict from node to the nodes it points at, can one walk in a circle?
        Check dependencies for a loop: does anything depend on itself through others?
        Returns False for a directed acyclic graph (DAG).
        """,
        """
        rest = dict(graph)
        while rest:
            free = [node for node in rest if not any(target in rest for target in rest[node])]
            if not free:
                return True
            for node in free:
                del rest[node]
        return False
        ---
        for start in graph:
            seen: set[str] = set()
            stack = list(graph[start])
            while stack:
                node = stack.pop()
                if node == start:
                    return True
                if node not in seen:
                    seen.add(node)
                    stack.extend(graph[node])
        return False
        """,
        lambda r: (_directed(r, 2, 3) if r.random() < 0.5 else _ring(r),),
    ),
    made(
        "graphs.has_cycle_undirected",
        "has_undirected_cycle edges_form_cycle undirected_graph_has_cycle",
        "nodes: int; edges: list[tuple[int, int]]",
        "bool",
        """
        Do the undirected {edges} between the nodes 0 to {nodes} - 1 contain a cycle?
        cycle in an undirected graph (union-find)
        Return True if some edge connects two nodes that were connected before; there are no double edges.
        Given a number of nodes and a list of pairs, is there a closed way that uses no edge twice?
        Add the edges one by one: does any of them close a ring?
        Returns False for trees and forests.
        """,
        """
        parent = list(range(nodes))
        for a, b in edges:
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            if a == b:
                return True
            parent[a] = b
        return False
        ---
        group = list(range(nodes))
        for a, b in edges:
            if group[a] == group[b]:
                return True
            old = group[a]
            group = [group[b] if g == old else g for g in group]
        return False
        """,
        lambda r: _counted(r, 1, 5),
    ),
    made(
        "graphs.is_tree",
        "is_tree valid_tree edges_form_tree",
        "nodes: int; edges: list[tuple[int, int]]",
        "bool",
        """
        Do the undirected {edges} make the nodes 0 to {nodes} - 1 a tree: connected and without a cycle?
        graph valid tree
        Return True if all {nodes} nodes hang together by exactly {nodes} - 1 edges.
        Given the number of vertices and the pairs that are joined, is it a single tree?
        A tree has one way between any two nodes; check that.
        Returns True for one node without edges.
        """,
        """
        if len(edges) != nodes - 1:
            return False
        reached = {0}
        for _ in range(nodes):
            for a, b in edges:
                if a in reached or b in reached:
                    reached |= {a, b}
        return len(reached) == nodes
        ---
        group = list(range(nodes))
        for a, b in edges:
            if group[a] == group[b]:
                return False
            old, new = group[a], group[b]
            group = [new if g == old else g for g in group]
        return len(set(group)) == 1
        """,
        lambda r: _counted(r, 1, 4),
    ),
    made(
        "graphs.is_bipartite",
        "is_bipartite two_colorable can_split_in_two_teams",
        "nodes: int; edges: list[tuple[int, int]]",
        "bool",
        """
        Can nodes 0 to {nodes} - 1 be colored with two colors so that no edge of {edges} joins equal ones?
        bipartite graph check
        Return True if the nodes can be split into two groups such that {edges} run only between the groups.
        Some people do not like each other: can they be put in two teams without conflict?
        Given the number of vertices and undirected pairs, test whether there is no odd cycle.
        Returns whether the graph is two-colorable; nodes without edges do no harm.
        """,
        """
        color: dict[int, int] = {}
        for start in range(nodes):
            if start in color:
                continue
            color[start] = 0
            stack = [start]
            while stack:
                node = stack.pop()
                for a, b in edges + [(b, a) for a, b in edges]:
                    if a == node and b not in color:
                        color[b] = 1 - color[a]
                        stack.append(b)
                    elif a == node and color[b] == color[a]:
                        return False
        return True
        ---
        for colors in itertools.product((0, 1), repeat=nodes):
            if all(colors[a] != colors[b] for a, b in edges):
                return True
        return False
        """,
        _odd_or_even,
        "import itertools",
    ),
    made(
        "graphs.components",
        "connected_components find_components groups_of_nodes",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[list[int]]",
        """
        List the connected components of the nodes 0 to {nodes} - 1 with these undirected {edges}.
        connected components as sorted lists
        Return groups of nodes that hang together, each sorted, ordered by their smallest node.
        Given pairs of connected points, which points belong together? A lonely one is a group of its own.
        Split a network into its separate parts.
        Returns a list of lists of ints.
        """,
        """
        group = list(range(nodes))
        for a, b in edges:
            low, high = sorted((group[a], group[b]))
            group = [low if g == high else g for g in group]
        return [[n for n in range(nodes) if group[n] == g] for g in sorted(set(group))]
        ---
        neighbors: dict[int, list[int]] = {n: [] for n in range(nodes)}
        for a, b in edges:
            neighbors[a].append(b)
            neighbors[b].append(a)
        seen: set[int] = set()
        parts = []
        for start in range(nodes):
            if start not in seen:
                part = [start]
                for node in part:
                    part += [n for n in neighbors[node] if n not in part]
                seen.update(part)
                parts.append(sorted(set(part)))
        return parts
        """,
        lambda r: _counted(r, 0, 6),
    ),
    made(
        "graphs.is_connected",
        "is_connected all_connected graph_is_connected",
        "graph: dict[str, list[str]]",
        "bool",
        """
        Is the undirected {graph} connected: can every node be reached from every other one?
        connected graph?
        Return True if all nodes of {graph} belong to one component.
        Given a dict from node to neighbors, both directions listed, does the network hang together?
        Start anywhere and follow the edges: is everything visited?
        Returns a bool; {graph} has at least one node.
        """,
        """
        start = next(iter(graph))
        seen = {start}
        stack = [start]
        while stack:
            for neighbor in graph[stack.pop()]:
                if neighbor not in seen:
                    seen.add(neighbor)
                    stack.append(neighbor)
        return len(seen) == len(graph)
        ---
        reached = {min(graph)}
        for _ in graph:
            reached |= {n for node in reached for n in graph[node]}
        return reached == set(graph)
        """,
        lambda r: (_undirected(r, 2, 4),),
    ),
    made(
        "graphs.edge_list",
        "edge_list graph_to_edges list_edges",
        "graph: dict[str, list[str]]",
        "list[tuple[str, str]]",
        """
        List the edges of the undirected {graph} once each, as (smaller, larger) name, sorted.
        adjacency dict to edge list
        Return all pairs of connected nodes without repeating an edge in the other direction.
        Given neighbors of each node, list every connection once, in alphabetical order.
        Convert an adjacency list to a sorted list of node pairs.
        Returns a list of tuples.
        """,
        """
        return sorted((a, b) for a in graph for b in graph[a] if a < b)
        ---
        edges = set()
        for node, neighbors in graph.items():
            for neighbor in neighbors:
                edges.add((min(node, neighbor), max(node, neighbor)))
        return sorted(edges)
        """,
        lambda r: (_undirected(r, 2, 4),),
    ),
    made(
        "graphs.adjacency_matrix",
        "adjacency_matrix edges_to_matrix graph_matrix",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[list[int]]",
        """
        Build the adjacency matrix of {nodes} nodes from 0 on: 1 for each of the undirected {edges}, else 0.
        edge list to adjacency matrix
        Return a square matrix with a 1 in row a, column b and in row b, column a for each edge (a, b).
        Given pairs of connected nodes, make a symmetric table of zeros and ones.
        Turn a list of connections into matrix form.
        Returns {nodes} rows of {nodes} numbers.
        """,
        """
        matrix = [[0] * nodes for _ in range(nodes)]
        for a, b in edges:
            matrix[a][b] = matrix[b][a] = 1
        return matrix
        ---
        return [[int((a, b) in edges or (b, a) in edges) for b in range(nodes)] for a in range(nodes)]
        """,
        lambda r: _counted(r, 0, 3),
    ),
    made(
        "graphs.matrix_edges",
        "edges_from_matrix matrix_to_edges matrix_edge_list",
        "matrix: list[list[int]]",
        "list[tuple[int, int]]",
        """
        List all (row, column) pairs with a number other than 0 in the adjacency {matrix}, row by row.
        adjacency matrix to directed edges
        Return the arrows of a directed graph given as a square {matrix}: from row to column.
        Where are the connections in a table of zeros and ones?
        Given a graph as a matrix, turn it into a list of index pairs.
        Returns a list of tuples in reading order.
        """,
        """
        return [(i, j) for i, row in enumerate(matrix) for j, value in enumerate(row) if value]
        ---
        edges = []
        for i in range(len(matrix)):
            for j in range(len(matrix[i])):
                if matrix[i][j] != 0:
                    edges.append((i, j))
        return edges
        """,
        lambda r: (
            [[r.choice((0, 0, 1)) for _ in range(2)] for _ in range(2)]
            if r.random() < 0.3
            else [[r.choice((0, 1)) for _ in range(3)] for _ in range(3)],
        ),
    ),
    made(
        "graphs.in_degrees",
        "in_degrees count_incoming incoming_edges",
        "graph: dict[str, list[str]]",
        "dict[str, int]",
        """
        Count for each node of the directed {graph} how many arrows point at it.
        in-degree of every node
        Return a dict from node to the number of incoming edges, in the order of {graph}; 0 if none.
        Given who points at whom, how often is everybody pointed at?
        How many direct predecessors does each vertex have?
        Returns a dictionary with all nodes as keys.
        """,
        """
        return {node: sum(node in targets for targets in graph.values()) for node in graph}
        ---
        counts = dict.fromkeys(graph, 0)
        for targets in graph.values():
            for target in targets:
                counts[target] += 1
        return counts
        ---
        counter = Counter(target for targets in graph.values() for target in targets)
        return {node: counter[node] for node in graph}
        """,
        lambda r: (_directed(r),),
        "from collections import Counter",
    ),
    made(
        "graphs.sources",
        "source_nodes nodes_without_incoming find_sources",
        "graph: dict[str, list[str]]",
        "list[str]",
        """
        List the nodes of the directed {graph} that no arrow points at, sorted.
        source vertices (in-degree 0)
        Return all nodes without an incoming edge in alphabetical order.
        Given a dict from node to its targets, who has no predecessor?
        Which tasks can be started at once because nothing leads to them?
        Returns the starting points in alphabetical order.
        """,
        """
        targets = {t for nodes in graph.values() for t in nodes}
        return sorted(node for node in graph if node not in targets)
        ---
        result = []
        for node in sorted(graph):
            if all(node not in others for others in graph.values()):
                result.append(node)
        return result
        ---
        return sorted(set(graph) - set(itertools.chain.from_iterable(graph.values())))
        """,
        lambda r: (_directed(r),),
        "import itertools",
    ),
    made(
        "graphs.sinks",
        "sink_nodes dead_ends nodes_without_outgoing",
        "graph: dict[str, list[str]]",
        "list[str]",
        """
        List the nodes of the directed {graph} that point nowhere, sorted.
        sink vertices / dead ends (out-degree 0)
        Return all nodes without an outgoing edge in alphabetical order.
        Given a dict from node to its targets, where does every way end?
        Which pages have no links?
        Returns an alphabetical list of end nodes.
        """,
        """
        return sorted(node for node, targets in graph.items() if not targets)
        ---
        result = []
        for node in graph:
            if len(graph[node]) == 0:
                result.append(node)
        result.sort()
        return result
        """,
        lambda r: (_directed(r),),
    ),
    made(
        "graphs.isolated_nodes",
        "isolated_nodes nodes_without_edges lonely_nodes",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[int]",
        """
        Which of the nodes 0 to {nodes} - 1 do not occur in any of the {edges}? Ascending.
        isolated vertices
        Return the nodes that are connected to nothing.
        Given the number of nodes and pairs of connected ones, find those without any connection.
        Who has no friends in the network?
        Returns a sorted list of ints.
        """,
        """
        used = {node for edge in edges for node in edge}
        return [node for node in range(nodes) if node not in used]
        ---
        return [node for node in range(nodes) if not any(node in edge for edge in edges)]
        ---
        degree = [0] * nodes
        for a, b in edges:
            degree[a] += 1
            degree[b] += 1
        return [node for node, count in enumerate(degree) if count == 0]
        """,
        lambda r: _counted(r, 0, 6),
    ),
    made(
        "graphs.without_node",
        "without_node delete_node remove_vertex",
        "graph: dict[str, list[str]]; node: str",
        "dict[str, list[str]]",
        """
        Return {graph} without {node} and without all edges from and to it.
        remove a vertex from an adjacency dict
        Make a copy of {graph} in which {node} is neither a key nor anybody's neighbor.
        Given a dict from node to neighbors, delete one node everywhere; the original stays as it is.
        Take a computer out of the network together with its connections.
        Returns a new dict with the other nodes in the same order.
        """,
        """
        return {a: [b for b in others if b != node] for a, others in graph.items() if a != node}
        ---
        result = {}
        for name, neighbors in graph.items():
            if name != node:
                result[name] = [n for n in neighbors if n != node]
        return result
        ---
        smaller = copy.deepcopy(graph)
        smaller.pop(node)
        for neighbors in smaller.values():
            if node in neighbors:
                neighbors.remove(node)
        return smaller
        """,
        lambda r: _with_node(r, _directed(r, 2, 3)),
        "import copy",
    ),
    made(
        "graphs.nodes_at_distance",
        "k_steps_away nodes_at_distance exactly_k_steps",
        "graph: dict[str, list[str]]; start: str; k: int",
        "list[str]",
        """
        List the nodes of {graph} whose shortest way from {start} has exactly {k} steps, sorted.
        nodes at distance k
        Return all nodes that are {k} edges away from {start}, not nearer; 0 gives only {start}.
        Given a network of friends, who are the friends of friends at a certain degree?
        Expand level by level and stop at the wanted one.
        Returns a sorted list, [] if nothing is that far away.
        """,
        """
        seen = {start}
        level = {start}
        for _ in range(k):
            level = {n for node in level for n in graph[node]} - seen
            seen |= level
        return sorted(level)
        ---
        distance = {start: 0}
        queue = [start]
        for node in queue:
            for neighbor in graph[node]:
                if neighbor not in distance:
                    distance[neighbor] = distance[node] + 1
                    queue.append(neighbor)
        return sorted(node for node, steps in distance.items() if steps == k)
        """,
        lambda r: (*_with_node(r, _directed(r, 2, 3)), r.randint(0, 2)),
    ),
    made(
        "graphs.all_paths",
        "all_paths find_all_paths simple_paths",
        "graph: dict[str, list[str]]; start: str; goal: str",
        "list[str]",
        """
        List all ways from {start} to {goal} in {graph} that visit no node twice, each as joined node names.
        all simple paths between two nodes
        Return every path as a string such as "abd", in alphabetical order; [] without any.
        Given neighbors by single-letter nodes, collect all routes without repeated stops.
        Which different ways lead from one place to the other, with no place entered twice?
        Returns a sorted list of strings; equal start and goal give just that node.
        """,
        """
        paths = []
        stack = [start]
        while stack:
            path = stack.pop()
            if path[-1] == goal:
                paths.append(path)
                continue
            for neighbor in graph[path[-1]]:
                if neighbor not in path:
                    stack.append(path + neighbor)
        return sorted(paths)
        ---
        found = []

        def walk(path: str) -> None:
            if path.endswith(goal):
                found.append(path)
                return
            for node in graph[path[-1]]:
                if node not in path:
                    walk(path + node)

        walk(start)
        return sorted(found)
        """,
        lambda r: _with_pair(r, _directed(r, 3, 4)),
    ),
    made(
        "graphs.count_paths",
        "count_routes count_paths_in_dag number_of_paths",
        "graph: dict[str, list[str]]; start: str; goal: str",
        "int",
        """
        Count the ways from {start} to {goal} in {graph}, which has no cycles.
        number of paths in a DAG
        Return how many different routes lead from {start} to {goal} along the arrows.
        Given a dict from node to the nodes that come next, how many ways are there? One if both are the same.
        Add up the ways of all successors.
        Returns an int, 0 if the goal cannot be reached.
        """,
        """
        if start == goal:
            return 1
        return sum(count_routes(graph, node, goal) for node in graph[start])
        ---
        count = 0
        stack = [start]
        while stack:
            node = stack.pop()
            if node == goal:
                count += 1
            else:
                stack.extend(graph[node])
        return count
        """,
        lambda r: _with_ends(r, _directed(r, 2, 3, True)),
    ),
    made(
        "graphs.longest_chain",
        "longest_path_length longest_dependency_chain dag_depth",
        "graph: dict[str, list[str]]",
        "int",
        """
        Return the number of nodes on the longest path in {graph}, which has no cycles.
        longest path in a DAG
        How many nodes does the longest chain of arrows in {graph} pass? 0 for an empty graph.
        Given who must come before whom, find the length of the longest chain of dependencies.
        Count the tasks on the longest sequence in which each leads to the next.
        Returns an int; without any arrow it is 1.
        """,
        """
        def length(node: str) -> int:
            return 1 + max((length(target) for target in graph[node]), default=0)

        return max((length(node) for node in graph), default=0)
        ---
        best = 0
        stack = [(node, 1) for node in graph]
        while stack:
            node, count = stack.pop()
            best = max(best, count)
            stack += [(target, count + 1) for target in graph[node]]
        return best
        ---
        level = set(graph)
        count = 0
        while level:
            count += 1
            level = {target for node in level for target in graph[node]}
        return count
        """,
        lambda r: (_directed(r, 2, 4, True) if r.random() < 0.95 else {},),
    ),
    made(
        "graphs.cheapest_cost",
        "dijkstra cheapest_cost lowest_cost_route",
        "roads: dict[str, int]; start: str; goal: str",
        "int",
        """
        Lowest total length from {start} to {goal} along one-way {roads} such as "ab" -> 5, -1 if impossible.
        dijkstra: shortest weighted distance
        Return the cost of the cheapest route in a weighted directed graph; 0 if {start} and {goal} are equal.
        Given lengths of one-way streets, how far is it at least from one town to another? -1 without any way.
        Use a priority queue to compute the minimal distance.
        Returns the minimal sum of road lengths as an int.
        """,
        """
        heap = [(0, start)]
        done = set()
        while heap:
            cost, node = heapq.heappop(heap)
            if node == goal:
                return cost
            if node in done:
                continue
            done.add(node)
            for (a, b), length in roads.items():
                if a == node and b not in done:
                    heapq.heappush(heap, (cost + length, b))
        return -1
        ---
        best = {start: 0}
        for _ in roads:
            for (a, b), length in roads.items():
                if a in best and best[a] + length < best.get(b, math.inf):
                    best[b] = best[a] + length
        return best.get(goal, -1)
        """,
        lambda r: (_roads(r), r.choice("ab"), r.choice("abc")),
        ("import heapq", "import math"),
    ),
    made(
        "graphs.cheapest_from",
        "cheapest_costs dijkstra_distances all_lowest_costs",
        "roads: dict[str, int]; start: str",
        "dict[str, int]",
        """
        Map each place reachable from {start} to its lowest cost over one-way {roads}, sorted by name.
        dijkstra distances to all nodes
        Return the minimal total length from {start} to every reachable node; {start} itself costs 0.
        Given lengths of one-way streets, "ab" leading from a to b, how far is everything from here?
        Single-source shortest paths in a weighted graph; unreachable places are left out.
        Returns a dict in alphabetical order.
        """,
        """
        best: dict[str, int] = {}
        heap = [(0, start)]
        while heap:
            cost, node = heapq.heappop(heap)
            if node not in best:
                best[node] = cost
                for (a, b), length in roads.items():
                    if a == node:
                        heapq.heappush(heap, (cost + length, b))
        return dict(sorted(best.items()))
        ---
        cost = {start: 0}
        changed = True
        while changed:
            changed = False
            for (a, b), length in roads.items():
                if a in cost and cost[a] + length < cost.get(b, 10**9):
                    cost[b] = cost[a] + length
                    changed = True
        return {node: cost[node] for node in sorted(cost)}
        """,
        lambda r: (_roads(r), r.choice("aab")),
        "import heapq",
    ),
    made(
        "graphs.spanning_tree_cost",
        "spanning_tree_cost minimum_spanning_tree kruskal_cost",
        "nodes: int; edges: list[tuple[int, int, int]]",
        "int | None",
        """
        Return the lowest total cost that connects the nodes 0 to {nodes} - 1; {edges} are (a, b, cost).
        minimum spanning tree weight (Kruskal)
        Choose edges so that all nodes hang together as cheaply as possible; None if they cannot be connected.
        Given possible cables between houses and their prices, what does the cheapest network cost?
        Sort the edges by cost and take each one that joins two separate parts.
        Returns an int, 0 for a single node, or None.
        """,
        """
        group = list(range(nodes))
        total = 0
        for a, b, cost in sorted(edges, key=lambda edge: edge[2]):
            if group[a] != group[b]:
                total += cost
                old, new = group[a], group[b]
                group = [new if g == old else g for g in group]
        return total if len(set(group)) == 1 else None
        ---
        inside = {0}
        total = 0
        while len(inside) < nodes:
            options = [(cost, a, b) for a, b, cost in edges if (a in inside) != (b in inside)]
            if not options:
                return None
            cost, a, b = min(options)
            total += cost
            inside |= {a, b}
        return total
        """,
        _priced,
    ),
    made(
        "graphs.count_groups",
        "count_groups count_circles number_of_friend_groups",
        "nodes: int; edges: list[tuple[int, int]]",
        "int",
        """
        How many separate groups do people 0 to {nodes} - 1 form when {edges} are pairs of friends?
        friend circles / number of provinces (union-find)
        Return the number of connected parts; friends of friends belong together, loners are their own part.
        Given pairs of linked computers, how many networks are there?
        Unite both ends of every pair and count the sets that remain.
        Returns an int, {nodes} if nobody knows anybody.
        """,
        """
        parent = list(range(nodes))
        count = nodes
        for a, b in edges:
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            if a != b:
                parent[a] = b
                count -= 1
        return count
        ---
        groups = [{n} for n in range(nodes)]
        for a, b in edges:
            joined = set().union(*(g for g in groups if a in g or b in g))
            groups = [g for g in groups if not g & joined] + [joined]
        return len(groups)
        """,
        lambda r: _counted(r, 0, 7),
    ),
    made(
        "graphs.has_euler_walk",
        "has_euler_walk can_draw_in_one_line eulerian_path_possible",
        "edges: list[tuple[int, int]]",
        "bool",
        """
        Can the connected figure with these {edges} be drawn in one line, every edge exactly once?
        eulerian path possible?
        Return True if no more than two nodes have an odd number of edges; the graph is connected.
        Like the bridges of Königsberg: is there a walk that uses each connection once?
        Given the lines of a drawing as pairs of points, can one draw it without lifting the pen?
        Returns True without any edges.
        """,
        """
        ends = [node for edge in edges for node in edge]
        odd = [node for node in set(ends) if ends.count(node) % 2 == 1]
        return len(odd) <= 2
        ---
        odd: set[int] = set()
        for a, b in edges:
            odd ^= {a}
            odd ^= {b}
        return len(odd) in (0, 2)
        ---
        degree = Counter(itertools.chain.from_iterable(edges))
        return sum(count % 2 for count in degree.values()) < 3
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    [(0, 1), (1, 2), (2, 0)],
                    [(0, 1), (0, 2), (0, 3)],
                    [(0, 1), (1, 2), (2, 0), (0, 3)],
                    [(i, i + 1) for i in range(r.randint(1, 4))],
                    [(5, i) for i in range(r.randint(1, 5))],
                    [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)],
                )
            ),
        ),
        ("import itertools", "from collections import Counter"),
    ),
    made(
        "graphs.is_complete",
        "is_complete_graph everyone_connected all_pairs_connected",
        "nodes: int; edges: list[tuple[int, int]]",
        "bool",
        """
        Is every pair of the nodes 0 to {nodes} - 1 joined by one of the undirected {edges}?
        complete graph check
        Return True if {edges}, without repetition, connect each node directly to all others.
        Given pairs of people who know each other, does everybody know everybody?
        Does the graph have all n(n - 1)/2 possible edges?
        Returns True for a single node.
        """,
        """
        known = {frozenset(edge) for edge in edges}
        return all({a, b} in known for a in range(nodes) for b in range(a))
        ---
        return len({frozenset(edge) for edge in edges}) == nodes * (nodes - 1) // 2
        ---
        for a, b in itertools.combinations(range(nodes), 2):
            if (a, b) not in edges and (b, a) not in edges:
                return False
        return True
        """,
        _nearly_complete,
        "import itertools",
    ),
    made(
        "graphs.count_triangles",
        "count_triangles triangles_in_graph number_of_triangles",
        "edges: list[tuple[int, int]]",
        "int",
        """
        Count the triangles in the undirected graph with these {edges}: three nodes that are all connected.
        triangle counting
        Return the number of sets of three nodes with an edge between each two of them.
        Given pairs of friends, in how many trios does everyone know the other two?
        Each edge is listed once; look for closed triplets.
        Returns how many such trios there are.
        """,
        """
        known = {frozenset(edge) for edge in edges}
        nodes = sorted({node for edge in edges for node in edge})
        trios = itertools.combinations(nodes, 3)
        return sum({a, b} in known and {b, c} in known and {a, c} in known for a, b, c in trios)
        ---
        neighbors: dict[int, set[int]] = {}
        for a, b in edges:
            neighbors.setdefault(a, set()).add(b)
            neighbors.setdefault(b, set()).add(a)
        return sum(len(neighbors[a] & neighbors[b]) for a, b in edges) // 3
        """,
        lambda r: (_arcs(r, r.choice((3, 4, 4)), 6),),
        "import itertools",
    ),
    made(
        "graphs.town_judge",
        "find_judge town_judge trusted_by_all",
        "people: int; trust: list[tuple[int, int]]",
        "int",
        """
        Who of the people 1 to {people} is trusted by all others and trusts nobody? -1 if there is nobody.
        find the town judge
        Return the number of the judge, where (a, b) in {trust} means that a trusts b; no pair comes twice.
        Given pairs of who trusts whom, find the one everybody else points at and who points at no one.
        Search for a universal sink in a graph of trust.
        Returns a person's number or -1.
        """,
        """
        score = [0] * (people + 1)
        for a, b in trust:
            score[a] -= 1
            score[b] += 1
        for person in range(1, people + 1):
            if score[person] == people - 1:
                return person
        return -1
        ---
        for person in range(1, people + 1):
            trusted = sum(b == person for _, b in trust)
            if trusted == people - 1 and all(a != person for a, _ in trust):
                return person
        return -1
        """,
        _trust,
    ),
    made(
        "graphs.can_finish",
        "can_finish_courses course_schedule is_schedule_possible",
        "courses: int; needs: list[tuple[int, int]]",
        "bool",
        """
        Can all courses 0 to {courses} - 1 be taken when (a, b) in {needs} means that a requires b first?
        course schedule
        Return True if the prerequisites in {needs} contain no circle.
        Given pairs (course, required course), is there an order in which every requirement is met?
        Is it possible to complete everything, or do some tasks wait for each other?
        Returns False when the requirements wait for each other.
        """,
        """
        left = set(range(courses))
        while left:
            ready = {c for c in left if all(b not in left for a, b in needs if a == c)}
            if not ready:
                return False
            left -= ready
        return True
        ---
        waiting = [0] * courses
        for a, _ in needs:
            waiting[a] += 1
        ready = [c for c in range(courses) if waiting[c] == 0]
        for done in ready:
            for a, b in needs:
                if b == done:
                    waiting[a] -= 1
                    if waiting[a] == 0:
                        ready.append(a)
        return len(ready) == courses
        """,
        _requirements,
    ),
    made(
        "graphs.rounds_needed",
        "rounds_needed minimum_semesters parallel_rounds",
        "tasks: int; needs: list[tuple[int, int]]",
        "int",
        """
        How many rounds finish the tasks 0 to {tasks} - 1 if all ready ones are done at once? -1 if never.
        parallel courses: minimum number of semesters
        (a, b) in {needs} means that a must wait for b; return the number of rounds until all is done.
        In each term any number of courses may be taken whose requirements are met before.
        Given dependencies, how many days does a project take if each task takes one and staff is unlimited?
        Returns 0 for no tasks and -1 if some wait for each other.
        """,
        """
        left = set(range(tasks))
        rounds = 0
        while left:
            ready = {t for t in left if all(b not in left for a, b in needs if a == t)}
            if not ready:
                return -1
            left -= ready
            rounds += 1
        return rounds
        ---
        level = [1] * tasks
        for _ in range(tasks):
            for a, b in needs:
                level[a] = max(level[a], level[b] + 1)
        if any(level[a] <= level[b] for a, b in needs):
            return -1
        return max(level, default=0)
        """,
        _requirements,
    ),
    made(
        "graphs.valid_order",
        "is_valid_order respects_dependencies check_topological_order",
        "order: list[str]; needs: list[tuple[str, str]]",
        "bool",
        """
        Does {order} respect all {needs}, where (a, b) means that a must come before b?
        check a topological order
        Return True if the first of every pair in {needs} stands earlier in {order}; all names occur once.
        Given a plan and pairs of what comes first, is the plan allowed?
        Verify that no task is scheduled before something that it depends on.
        Returns a bool, True without any needs.
        """,
        """
        return all(order.index(a) < order.index(b) for a, b in needs)
        ---
        place = {name: i for i, name in enumerate(order)}
        for first, second in needs:
            if place[first] >= place[second]:
                return False
        return True
        """,
        _order,
    ),
    made(
        "graphs.transitive_closure",
        "transitive_closure all_reachable everything_reachable",
        "graph: dict[str, list[str]]",
        "dict[str, list[str]]",
        """
        Map each node of the directed {graph} to the sorted list of all nodes that can be reached from it.
        transitive closure
        Return for every node where its arrows lead in one or more steps; itself only if it is on a cycle.
        Given direct links, find all indirect ones, too.
        Who can be influenced by whom, directly or through others?
        Returns a dict with the keys of {graph} in the same order.
        """,
        """
        result = {}
        for start in graph:
            seen: set[str] = set()
            stack = list(graph[start])
            while stack:
                node = stack.pop()
                if node not in seen:
                    seen.add(node)
                    stack.extend(graph[node])
            result[start] = sorted(seen)
        return result
        ---
        reach = {node: set(targets) for node, targets in graph.items()}
        for middle in graph:
            for node in graph:
                if middle in reach[node]:
                    reach[node] |= reach[middle]
        return {node: sorted(targets) for node, targets in reach.items()}
        """,
        lambda r: (_directed(r, 2, 3),),
    ),
    made(
        "graphs.graph_diameter",
        "graph_diameter longest_shortest_path network_diameter",
        "graph: dict[str, list[str]]",
        "int",
        """
        Return the largest number of steps between any two nodes of the connected undirected {graph}.
        diameter of a graph
        Of all shortest paths between two nodes of {graph}, how long is the longest?
        Given neighbors of every node, find the distance of the two nodes that are farthest apart.
        How many hops does a message need at most to get from anywhere to anywhere?
        Returns the eccentricity of the most remote node, 0 for a graph of one node.
        """,
        """
        longest = 0
        for start in graph:
            distance = {start: 0}
            queue = [start]
            for node in queue:
                for neighbor in graph[node]:
                    if neighbor not in distance:
                        distance[neighbor] = distance[node] + 1
                        queue.append(neighbor)
            longest = max(longest, *distance.values())
        return longest
        ---
        worst = 0
        for start in graph:
            seen, steps = {start}, 0
            while len(seen) < len(graph):
                seen |= {n for node in seen for n in graph[node]}
                steps += 1
            worst = max(worst, steps)
        return worst
        """,
        lambda r: (
            r.choice(
                (
                    {"a": ["b"], "b": ["a"]},
                    {"a": ["b"], "b": ["a", "c"], "c": ["b"]},
                    {"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]},
                    {"a": ["c"], "b": ["c"], "c": ["a", "b"]},
                    {"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"]},
                    {"x": []},
                    {"a": ["d"], "d": ["a", "b"], "b": ["d"]},
                    {"p": ["q"], "q": ["p"]},
                )
            ),
        ),
    ),
    made(
        "graphs.lonely_bridge",
        "bridges find_bridges critical_connections",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Which of the undirected {edges} are bridges: without them a graph of {nodes} nodes has more parts?
        bridges of a graph (critical connections)
        Return the edges whose removal increases the number of connected components, in the given order.
        Given computers and cables between them, which cable must not fail?
        An edge is critical if its two ends are not connected in any other way: list these edges.
        Returns a list of pairs out of {edges}.
        """,
        """
        result = []
        for edge in edges:
            reached = {edge[0]}
            for _ in range(nodes):
                for a, b in edges:
                    if (a, b) != edge and (a in reached or b in reached):
                        reached |= {a, b}
            if edge[1] not in reached:
                result.append(edge)
        return result
        ---
        def parts(chosen: list[tuple[int, int]]) -> int:
            group = list(range(nodes))
            for a, b in chosen:
                old, new = group[a], group[b]
                group = [new if g == old else g for g in group]
            return len(set(group))

        return [e for e in edges if parts([f for f in edges if f != e]) > parts(edges)]
        """,
        lambda r: _counted(r, 2, 5),
    ),
    made(
        "graphs.redundant_edge",
        "redundant_edge find_redundant_connection edge_closing_cycle",
        "edges: list[tuple[int, int]]",
        "tuple[int, int] | None",
        """
        Return the first of {edges} that joins two nodes that the edges before it connect already, else None.
        redundant connection
        Add the undirected {edges} one after another: which one closes a cycle first? None if none does.
        Given connections in order, find the first that is not needed to link its two ends.
        Which edge could be left out because there is another way by then?
        Returns an edge or None.
        """,
        """
        groups: list[set[int]] = []
        for a, b in edges:
            touched = [g for g in groups if a in g or b in g]
            if any(a in g and b in g for g in touched):
                return (a, b)
            groups = [g for g in groups if g not in touched] + [set().union({a, b}, *touched)]
        return None
        ---
        root: dict[int, int] = {}
        for a, b in edges:
            x, y = a, b
            while x in root:
                x = root[x]
            while y in root:
                y = root[y]
            if x == y:
                return (a, b)
            root[x] = y
        return None
        """,
        lambda r: (_arcs(r, r.choice((3, 4, 4, 5)), 5),),
    ),
    made(
        "graphs.is_clique",
        "is_clique all_know_each_other fully_connected_subset",
        "graph: dict[str, list[str]]; group: list[str]",
        "bool",
        """
        Are all members of {group} direct neighbors of each other in the undirected {graph}?
        clique check
        Return True if every two different nodes of {group} are joined by an edge.
        Given who knows whom, does everybody in the group know all the others?
        Test whether some vertices form a complete subgraph.
        Returns True for a group of at most one.
        """,
        """
        return all(b in graph[a] for a in group for b in group if a != b)
        ---
        for i in range(len(group)):
            for j in range(i + 1, len(group)):
                if group[j] not in graph[group[i]]:
                    return False
        return True
        ---
        return all(b in graph[a] for a, b in itertools.combinations(group, 2))
        """,
        _clique,
        "import itertools",
    ),
    made(
        "graphs.valid_coloring",
        "is_valid_coloring proper_coloring check_coloring",
        "edges: list[tuple[int, int]]; colors: list[str]",
        "bool",
        """
        Is {colors} a valid coloring, so that the two ends of each of the {edges} have different colors?
        graph coloring check
        Return True if no edge (a, b) has colors[a] equal to colors[b].
        Given a map with neighboring countries as pairs of indices, is it painted correctly?
        Check that connected nodes never share their color.
        Returns a bool, True without edges.
        """,
        """
        return all(colors[a] != colors[b] for a, b in edges)
        ---
        for a, b in edges:
            if colors[a] == colors[b]:
                return False
        return True
        ---
        return not any(colors[a] == colors[b] for a, b in edges)
        """,
        lambda r: (lambda n: (_edges(r, n, 3), [r.choice("rgb") for _ in range(n)]))(r.randint(2, 4)),
    ),
    made(
        "graphs.greedy_coloring",
        "greedy_coloring color_graph assign_colors",
        "nodes: int; edges: list[tuple[int, int]]",
        "list[int]",
        """
        Color {nodes} nodes from 0 on, each with the smallest number that no colored neighbor has.
        greedy graph coloring
        Return a color number from 0 on for every node so that no two ends of any of the {edges} are equal.
        Go through the nodes by index and give each the first color that its earlier neighbors do not have.
        Given exams that clash as pairs, assign time slots greedily in order of their numbers.
        Returns the color of node 0, of node 1, and so on.
        """,
        """
        colors: list[int] = []
        for node in range(nodes):
            used = {colors[a + b - node] for a, b in edges if node in (a, b) and a + b - node < node}
            color = 0
            while color in used:
                color += 1
            colors.append(color)
        return colors
        ---
        colors = [-1] * nodes
        for node in range(nodes):
            taken = set()
            for a, b in edges:
                if a == node:
                    taken.add(colors[b])
                elif b == node:
                    taken.add(colors[a])
            colors[node] = min(c for c in range(nodes) if c not in taken)
        return colors
        """,
        lambda r: _counted(r, 0, 5),
    ),
    made(
        "graphs.valid_walk",
        "is_valid_walk follows_edges route_exists_along",
        "graph: dict[str, list[str]]; path: list[str]",
        "bool",
        """
        Does {path} follow the arrows of {graph}, each node being a neighbor of the one before?
        check a path in a graph
        Return True if in {path} each node is listed as a neighbor of the node before it.
        Given a network and a sequence of stops, is every step of the trip possible?
        Walk along the sequence and make sure that an edge leads from each to the next.
        Returns True for a path of at most one node.
        """,
        """
        return all(b in graph[a] for a, b in zip(path, path[1:]))
        ---
        for i in range(len(path) - 1):
            if path[i + 1] not in graph[path[i]]:
                return False
        return True
        ---
        return all(b in graph[a] for a, b in itertools.pairwise(path))
        """,
        lambda r: (lambda g: (g, [r.choice(list(g)) for _ in range(r.randint(0, 3))]))(_undirected(r, 2, 3)),
        "import itertools",
    ),
    made(
        "graphs.follow_links",
        "follow_links final_destination last_stop",
        "links: dict[str, str]; start: str",
        "str",
        """
        Follow {links} from {start} until a place without a further link, or one seen before, and return it.
        follow redirects to the end
        Return where the chain of {links} ends: at a key that is missing, or at the first repeated place.
        Each name points to the next one; where does one arrive? In a circle stop when a name comes again.
        Given redirects from address to address, find the final address.
        Returns {start} if it has no link.
        """,
        """
        seen = set()
        place = start
        while place in links and place not in seen:
            seen.add(place)
            place = links[place]
        return place
        ---
        path = [start]
        while path[-1] in links and path[-1] not in path[:-1]:
            path.append(links[path[-1]])
        return path[-1]
        """,
        lambda r: (lambda k: ({a: r.choice("abcdxy") for a in k}, r.choice("abc")))(
            r.sample("abcd", r.randint(0, 4))
        ),
    ),
    made(
        "graphs.rebuild_trip",
        "rebuild_trip order_tickets reconstruct_itinerary",
        "tickets: list[tuple[str, str]]",
        "list[str]",
        """
        Put the unordered {tickets} (from, to) of one journey into order and list all places visited.
        reconstruct an itinerary from tickets
        Return the stops from start to end; the journey visits no place twice, [] without tickets.
        Given pairs of departure and arrival, find the place that is never an arrival and follow the tickets.
        In which order did the traveler go through the cities?
        Returns a list with one place more than there are tickets.
        """,
        """
        if not tickets:
            return []
        going = dict(tickets)
        place = next(start for start in going if start not in going.values())
        route = [place]
        while place in going:
            place = going[place]
            route.append(place)
        return route
        ---
        route: list[str] = []
        left = list(tickets)
        while left:
            for ticket in left:
                if not route:
                    route = list(ticket)
                elif ticket[0] == route[-1]:
                    route.append(ticket[1])
                elif ticket[1] == route[0]:
                    route.insert(0, ticket[0])
                else:
                    continue
                left.remove(ticket)
                break
        return route
        """,
        _tickets,
    ),
    made(
        "graphs.mutual_follows",
        "mutual_follows follow_each_other reciprocal_pairs",
        "follows: list[tuple[str, str]]",
        "list[tuple[str, str]]",
        """
        Which two people follow each other, if (a, b) in {follows} means that a follows b?
        reciprocal edges
        Return all pairs (a, b) with a < b for which both (a, b) and (b, a) are in {follows}, sorted.
        Find the mutual connections of a social network given as directed pairs.
        Given who likes whom, where is the feeling returned?
        Returns a sorted list of pairs, alphabetical inside, each once.
        """,
        """
        return sorted({(a, b) for a, b in follows if a < b and (b, a) in follows})
        ---
        pairs = set()
        for a, b in follows:
            if (b, a) in follows and a != b:
                pairs.add((min(a, b), max(a, b)))
        return sorted(pairs)
        ---
        both = set(follows) & {(b, a) for a, b in follows}
        return sorted(pair for pair in both if pair[0] < pair[1])
        """,
        lambda r: ([tuple(r.sample("abc", 2)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "graphs.infection_days",
        "spreading_days days_until_all_know rumor_rounds",
        "graph: dict[str, list[str]]; start: str",
        "int",
        """
        {start} tells a rumor and all who know it tell their neighbors in {graph} each day. For how many days?
        time for news to spread through a graph
        Return the number of steps until nothing new is reached from {start} in {graph}.
        An infection jumps to all direct neighbors every day: how long does it go on spreading?
        Find the largest shortest distance from one node.
        Returns 0 if {start} has nobody to tell.
        """,
        """
        known = {start}
        days = 0
        while True:
            more = {n for node in known for n in graph[node]} - known
            if not more:
                return days
            known |= more
            days += 1
        ---
        distance = {start: 0}
        queue = [start]
        for node in queue:
            for neighbor in graph[node]:
                if neighbor not in distance:
                    distance[neighbor] = distance[node] + 1
                    queue.append(neighbor)
        return max(distance.values())
        """,
        lambda r: _with_node(r, _directed(r, 2, 3)),
    ),
    made(
        "graphs.word_ladder",
        "word_ladder_steps word_ladder transform_steps",
        "start: str; goal: str; words: list[str]",
        "int",
        """
        Fewest one-letter changes from {start} to {goal}, every new word being in {words}; -1 if impossible.
        word ladder length
        Return how many single-letter steps lead from {start} to {goal} through {words}; 0 if equal.
        Each intermediate word and the goal itself must be in the list; all words have the same length.
        Given two words and a dictionary, play doublets: what is the smallest number of moves?
        Returns -1 if the goal cannot be reached.
        """,
        """
        seen = {start}
        level = [start]
        steps = 0
        while level:
            if goal in level:
                return steps
            following = []
            for word in level:
                for other in words:
                    if other not in seen and sum(a != b for a, b in zip(word, other)) == 1:
                        seen.add(other)
                        following.append(other)
            level = following
            steps += 1
        return -1
        ---
        queue = deque([(start, 0)])
        left = set(words)
        while queue:
            word, steps = queue.popleft()
            if word == goal:
                return steps
            near = {w for w in left if sum(a != b for a, b in zip(w, word)) == 1}
            left -= near
            queue.extend((w, steps + 1) for w in near)
        return -1
        """,
        lambda r: (
            r.choice(("cat", "dog", "hot")),
            r.choice(("cot", "dog", "cat", "hot")),
            r.sample(["cat", "cot", "dot", "dog", "hot"], r.randint(2, 4)),
        ),
        "from collections import deque",
    ),
    made(
        "graphs.node_depth",
        "node_depth depth_in_hierarchy levels_above",
        "parents: dict[str, str]; node: str",
        "int",
        """
        How many levels above {node} are there when {parents} maps each child to its parent? 0 for the root.
        depth of a node from a parent map
        Return the number of steps from {node} up to the root, which has no entry.
        Given an employee and who reports to whom, count the superiors up to the boss.
        How deep in the tree is an element?
        Returns an int, 0 if {node} is not a key.
        """,
        """
        depth = 0
        while node in parents:
            node = parents[node]
            depth += 1
        return depth
        ---
        if node not in parents:
            return 0
        return 1 + node_depth(parents, parents[node])
        """,
        lambda r: (lambda p: (p, r.choice([*p, *p, "a"])))(_parents(r, 0, 5)),
    ),
    made(
        "graphs.children_map",
        "children_by_parent children_map invert_parents",
        "parents: dict[str, str]",
        "dict[str, list[str]]",
        """
        Turn {parents}, child to parent, into a dict from parent to the list of its children.
        parent map to children lists
        Return for every parent its children in the order in which they stand in {parents}.
        Given who reports to whom, list the direct reports of each manager.
        Invert a tree that is stored by its upward links.
        Returns a dict whose keys come in order of first appearance.
        """,
        """
        children: dict[str, list[str]] = {}
        for child, parent in parents.items():
            children.setdefault(parent, []).append(child)
        return children
        ---
        return {p: [c for c in parents if parents[c] == p] for p in parents.values()}
        ---
        children = defaultdict(list)
        for child in parents:
            children[parents[child]].append(child)
        return dict(children)
        """,
        lambda r: (_parents(r, 0, 4),),
        "from collections import defaultdict",
    ),
    made(
        "graphs.common_ancestor",
        "common_ancestor lowest_common_ancestor nearest_shared_boss",
        "parents: dict[str, str]; a: str; b: str",
        "str",
        """
        Return the lowest common ancestor of {a} and {b} when {parents} maps child to parent.
        lowest common ancestor with parent pointers
        Find the deepest node that is above or equal to both {a} and {b}; all belong to one tree.
        Who is the nearest boss that two employees share? A person counts as above themselves.
        Given upward links, where do the ways of two nodes to the root meet first?
        Returns the name of a node.
        """,
        """
        above = [a]
        while a in parents:
            a = parents[a]
            above.append(a)
        while b not in above:
            b = parents[b]
        return b
        ---
        first, second = [a], [b]
        for chain in (first, second):
            while chain[-1] in parents:
                chain.append(parents[chain[-1]])
        return next(node for node in first if node in second)
        """,
        lambda r: (lambda p: (p, r.choice([*p, "a"]), r.choice([*p, "a"])))(_parents(r, 1, 4)),
    ),
    made(
        "graphs.subtree_size",
        "subtree_size count_descendants people_under",
        "children: dict[str, list[str]]; node: str",
        "int",
        """
        Count {node} and everything below it when {children} maps a parent to its children.
        size of a subtree
        Return the number of nodes in the part of the tree that begins at {node}; leaves have no entry.
        How many people work in the department of a manager, the manager included?
        Add one to the sizes of all child trees.
        Returns 1 for a leaf.
        """,
        """
        return 1 + sum(subtree_size(children, child) for child in children.get(node, []))
        ---
        nodes = [node]
        for name in nodes:
            nodes.extend(children.get(name, []))
        return len(nodes)
        ---
        count = 0
        stack = [node]
        while stack:
            count += 1
            stack.extend(children.get(stack.pop(), []))
        return count
        """,
        lambda r: (lambda c: (c, r.choice(["a", *(x for xs in c.values() for x in xs)])))(_children(r, 0, 4)),
    ),
    made(
        "graphs.hierarchy_levels",
        "hierarchy_levels tree_height_by_children count_levels_below",
        "children: dict[str, list[str]]; root: str",
        "int",
        """
        How many levels has the tree from {root} down, if {children} maps parents to children?
        height of a tree given as a dict of children
        Return the number of nodes on the longest way down from {root}; a leaf alone is 1.
        Given an organization chart, how many layers are there from the chief to the lowest worker?
        One more than the greatest height among the children.
        Returns the height of the hierarchy, at least 1.
        """,
        """
        level = [root]
        height = 0
        while level:
            height += 1
            level = [child for node in level for child in children.get(node, [])]
        return height
        ---
        below = children.get(root, [])
        return 1 + max((hierarchy_levels(children, child) for child in below), default=0)
        """,
        lambda r: (_children(r, 0, 4), "a"),
    ),
    made(
        "graphs.siblings",
        "siblings get_siblings same_parent",
        "parents: dict[str, str]; node: str",
        "list[str]",
        """
        List the other children of the parent of {node}, sorted; {parents} maps child to parent.
        siblings in a family tree
        Return all nodes with the same parent as {node}, without {node} itself; [] for the root.
        Given links from child to parent, who are the brothers and sisters?
        Find everything on the same level under the same superior.
        Returns the names of all siblings in alphabetical order.
        """,
        """
        if node not in parents:
            return []
        return sorted(n for n, p in parents.items() if p == parents[node] and n != node)
        ---
        result = []
        for other in parents:
            if other != node and node in parents and parents[other] == parents[node]:
                result.append(other)
        result.sort()
        return result
        """,
        lambda r: (lambda p: (p, r.choice([*p, *p, "a"])))(_parents(r, 0, 5)),
    ),
    made(
        "graphs.grandchildren",
        "grandchildren get_grandchildren children_of_children",
        "children: dict[str, list[str]]; person: str",
        "list[str]",
        """
        List the grandchildren of {person}, sorted; {children} maps parents to their children.
        children of the children
        Return everyone two generations below {person}; people without children have no entry.
        Given a family as a dict of lists, who are the grandsons and granddaughters?
        Collect the children of all children.
        Returns a sorted list, maybe empty.
        """,
        """
        return sorted(g for c in children.get(person, []) for g in children.get(c, []))
        ---
        found = []
        for child in children.get(person, []):
            found.extend(children.get(child, []))
        return sorted(found)
        """,
        lambda r: (_children(r, 1, 5), r.choice("aab")),
    ),
    made(
        "graphs.find_root",
        "find_root tree_root node_without_parent",
        "links: list[tuple[str, str]]",
        "str",
        """
        Return the root of the tree whose {links} are (parent, child) pairs: the node that is nobody's child.
        root of a tree given as edges
        Find the only parent in {links} that has no parent itself.
        Who is the chief, if each pair says who leads whom?
        Given arrows from superior to inferior, where does the hierarchy begin? There is at least one pair.
        Returns a node's name.
        """,
        """
        children = {child for _, child in links}
        return next(parent for parent, _ in links if parent not in children)
        ---
        parent = {child: up for up, child in links}
        node = links[0][0]
        while node in parent:
            node = parent[node]
        return node
        ---
        return ({a for a, _ in links} - {b for _, b in links}).pop()
        """,
        _links,
    ),
    made(
        "graphs.leaf_nodes",
        "leaf_nodes nodes_without_children lowest_level_nodes",
        "parents: dict[str, str]",
        "list[str]",
        """
        Which nodes of the tree {parents}, child to parent, have no children? Sorted.
        leaves from a parent map
        Return all keys of {parents} that are nobody's parent, in alphabetical order.
        Given who reports to whom, who leads nobody?
        Find the ends of all branches.
        Returns a sorted list of leaf names, [] for an empty dict.
        """,
        """
        return sorted(node for node in parents if node not in parents.values())
        ---
        return sorted(set(parents) - set(parents.values()))
        ---
        leaves = []
        for node in parents:
            if all(parent != node for parent in parents.values()):
                leaves.append(node)
        leaves.sort()
        return leaves
        """,
        lambda r: (_parents(r, 0, 5),),
    ),
    made(
        "graphs.all_dependencies",
        "all_dependencies transitive_needs everything_needed",
        "needs: dict[str, list[str]]; item: str",
        "list[str]",
        """
        List all that {item} needs, directly or through others, sorted; {needs} maps items to their needs.
        transitive dependencies of a package
        Return all direct and indirect requirements of {item} without {item} itself; no entry means no needs.
        What has to be installed before a program, if programs need each other? Without circles.
        Given a dict of dependencies, follow them to the end.
        Returns a sorted list without repetitions.
        """,
        """
        found: set[str] = set()
        stack = list(needs.get(item, []))
        while stack:
            name = stack.pop()
            if name not in found:
                found.add(name)
                stack.extend(needs.get(name, []))
        return sorted(found)
        ---
        result = set(needs.get(item, []))
        for name in needs.get(item, []):
            result |= set(all_dependencies(needs, name))
        return sorted(result)
        """,
        lambda r: (lambda g: ({k: v for k, v in g.items() if v}, r.choice("aab")))(_directed(r, 2, 4, True)),
    ),
    made(
        "graphs.total_of_subtree",
        "total_below subtree_total department_cost",
        "children: dict[str, list[str]]; values: dict[str, int]; node: str",
        "int",
        """
        Sum the {values} of {node} and of everything below it in the tree {children} (parent to children).
        sum over a subtree
        Return the total value of a node with all its descendants; leaves have no entry in {children}.
        What does a whole department earn, its head included?
        Given a hierarchy and a number for each member, add up one branch.
        Returns the sum for the branch that starts at {node}.
        """,
        """
        total = values[node]
        for child in children.get(node, []):
            total += total_below(children, values, child)
        return total
        ---
        names = [node]
        for name in names:
            names.extend(children.get(name, []))
        return sum(values[name] for name in names)
        """,
        lambda r: (
            {"a": r.choice((["b"], []))},
            {"a": r.randint(0, 9), "b": r.randint(0, 9)},
            r.choice("aab"),
        ),
    ),
    made(
        "graphs.tree_preorder",
        "preorder preorder_traversal tree_preorder",
        "tree: tuple | None",
        "list[int]",
        """
        List the values of {tree}, nested (value, left, right) tuples or None, in preorder.
        preorder traversal
        Return each node's value before those of its left and then its right part; None is empty.
        Walk through a binary tree root first.
        Given a tree of tuples, collect the own value, the left subtree, the right subtree.
        Returns [] for None.
        """,
        """
        if tree is None:
            return []
        value, left, right = tree
        return [value, *preorder(left), *preorder(right)]
        ---
        result = []
        stack = [tree]
        while stack:
            node = stack.pop()
            if node is not None:
                result.append(node[0])
                stack += [node[2], node[1]]
        return result
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.tree_postorder",
        "postorder postorder_traversal tree_postorder",
        "tree: tuple | None",
        "list[int]",
        """
        List the values of {tree}, nested (value, left, right) tuples or None, in postorder.
        postorder traversal
        Return the values of the left part, of the right part, and then the own one of each node.
        Walk through a binary tree children first.
        Given a tree of tuples, visit both subtrees before the root; None is empty.
        Returns [] for None, and the root's value last otherwise.
        """,
        """
        if tree is None:
            return []
        value, left, right = tree
        return [*postorder(left), *postorder(right), value]
        ---
        result = []
        stack = [tree]
        while stack:
            node = stack.pop()
            if node is not None:
                result.append(node[0])
                stack += [node[1], node[2]]
        return result[::-1]
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.tree_maximum",
        "tree_maximum largest_in_tree max_node_value",
        "tree: tuple | None",
        "int | None",
        """
        Return the largest value in the binary {tree} of (value, left, right) tuples, None for an empty tree.
        maximum of a binary tree
        Find the greatest number stored anywhere in {tree}; the tree has no special order.
        What is the highest value of all nodes? An empty tree, None, has none.
        Compare each node with the best of its two subtrees.
        Returns the top value, whatever node it stands in.
        """,
        """
        if tree is None:
            return None
        value, left, right = tree
        below = [m for m in (tree_maximum(left), tree_maximum(right)) if m is not None]
        return max([value, *below])
        ---
        best = None
        stack = [tree]
        while stack:
            node = stack.pop()
            if node is None:
                continue
            if best is None or node[0] > best:
                best = node[0]
            stack.extend(node[1:])
        return best
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.is_search_tree",
        "is_search_tree is_bst valid_binary_search_tree",
        "tree: tuple | None",
        "bool",
        """
        Is {tree} of (value, left, right) tuples a search tree: all smaller values left, all larger right?
        validate a binary search tree
        Return True if the in-order values of {tree} are strictly ascending; None is a search tree.
        At each node everything on the left must be less and everything on the right greater. Does that hold?
        Check the order of a BST, where no value may come twice.
        Returns False if any value is on the wrong side of a node above it or repeated.
        """,
        """
        values: list[int] = []

        def walk(node: tuple | None) -> None:
            if node is not None:
                walk(node[1])
                values.append(node[0])
                walk(node[2])

        walk(tree)
        return all(a < b for a, b in zip(values, values[1:]))
        ---
        stack = [(tree, -math.inf, math.inf)]
        while stack:
            node, low, high = stack.pop()
            if node is None:
                continue
            value, left, right = node
            if not low < value < high:
                return False
            stack += [(left, low, value), (right, value, high)]
        return True
        """,
        lambda r: (_tree(r) if r.random() < 0.5 else _search_tree(r),),
        "import math",
    ),
    made(
        "graphs.search_tree_path",
        "search_path path_to_value bst_search_path",
        "tree: tuple | None; target: int",
        "list[int]",
        """
        List the values passed when {target} is looked up in the binary search {tree}, the last one included.
        path of a search in a BST
        Return the visited values: go left if {target} is smaller, right if larger, stop when found.
        Given a search tree of (value, left, right) tuples, which nodes are compared? None is empty.
        Look a number up and note every visited value, whether it is there or not.
        Returns a list that ends with {target} if it is found.
        """,
        """
        path = []
        while tree is not None:
            value, left, right = tree
            path.append(value)
            if value == target:
                break
            tree = left if target < value else right
        return path
        ---
        if tree is None:
            return []
        if tree[0] == target:
            return [target]
        return [tree[0], *search_path(tree[1 if target < tree[0] else 2], target)]
        """,
        lambda r: (_search_tree(r), r.randint(1, 9)),
    ),
    made(
        "graphs.build_search_tree",
        "build_search_tree insert_all make_bst",
        "values: list[int]",
        "tuple | None",
        """
        Insert {values} one after another into an empty binary search tree of (value, left, right) tuples.
        build a BST from a list
        Return the search tree that {values} make in their order; a value that is there already is skipped.
        Smaller values go to the left, larger ones to the right; no values give None.
        Given numbers, grow an unbalanced search tree, the first number being its root.
        Returns nested tuples or None.
        """,
        """
        if not values:
            return None
        first, *rest = values
        smaller = [v for v in rest if v < first]
        larger = [v for v in rest if v > first]
        return (first, build_search_tree(smaller), build_search_tree(larger))
        ---
        def insert(tree: tuple | None, value: int) -> tuple:
            if tree is None:
                return (value, None, None)
            root, left, right = tree
            if value < root:
                return (root, insert(left, value), right)
            if value > root:
                return (root, left, insert(right, value))
            return tree

        tree = None
        for value in values:
            tree = insert(tree, value)
        return tree
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "graphs.is_balanced_tree",
        "is_balanced_tree height_balanced balanced_tree",
        "tree: tuple | None",
        "bool",
        """
        Is the binary {tree} balanced: do the heights of both parts of every node differ by at most 1?
        height-balanced binary tree
        Return True if no node of {tree}, (value, left, right), has one side two or more levels higher.
        Check the AVL condition for nested tuples; an empty tree is balanced.
        Does any node lean to one side by two or more levels?
        Returns False as soon as one node is out of balance.
        """,
        """
        def height(node: tuple | None) -> int:
            return 0 if node is None else 1 + max(height(node[1]), height(node[2]))

        if tree is None:
            return True
        if abs(height(tree[1]) - height(tree[2])) > 1:
            return False
        return is_balanced_tree(tree[1]) and is_balanced_tree(tree[2])
        ---
        def check(node: tuple | None) -> int:
            if node is None:
                return 0
            left, right = check(node[1]), check(node[2])
            if left < 0 or right < 0 or abs(left - right) > 1:
                return -1
            return 1 + max(left, right)

        return check(tree) >= 0
        """,
        lambda r: (
            r.choice(
                (
                    _tree(r),
                    _tree(r),
                    (1, (2, (3, None, None), None), None),
                    (1, None, (2, None, (3, None, None))),
                )
            ),
        ),
    ),
    made(
        "graphs.is_symmetric_tree",
        "is_symmetric_tree mirror_tree_check tree_is_mirror",
        "tree: tuple | None",
        "bool",
        """
        Is the binary {tree} its own mirror image around the root?
        symmetric tree
        Return True if the left part of {tree} equals the reflected right part; None is symmetric.
        Nodes are (value, left, right): does swapping all left and right parts give the same tree?
        Check that both halves of a tree look the same from outside to inside.
        Returns whether mirroring leaves the tree unchanged.
        """,
        """
        def mirrored(a: tuple | None, b: tuple | None) -> bool:
            if a is None or b is None:
                return a is b
            return a[0] == b[0] and mirrored(a[1], b[2]) and mirrored(a[2], b[1])

        return tree is None or mirrored(tree[1], tree[2])
        ---
        def flipped(node: tuple | None) -> tuple | None:
            return None if node is None else (node[0], flipped(node[2]), flipped(node[1]))

        return tree == flipped(tree)
        """,
        lambda r: (
            r.choice(
                (
                    _tree(r),
                    (r.randint(0, 9), (1, None, None), (1, None, None)),
                    (0, (1, (2, None, None), None), (1, None, (2, None, None))),
                    (5, None, None),
                    _tree(r, 3, 0, 1),
                )
            ),
        ),
    ),
    made(
        "graphs.root_to_leaf_paths",
        "root_to_leaf_paths leaf_paths all_branches",
        "tree: tuple | None",
        "list[str]",
        """
        List all ways from the root of {tree} to a leaf as text such as "1-2-3", from left to right.
        root-to-leaf paths of a binary tree
        Return for each leaf of {tree}, (value, left, right), the values on the way to it joined by "-".
        Given a binary tree of tuples, write down all its branches; None gives [].
        Which sequences of values lead from top to bottom?
        Returns one string for every leaf, [] for no tree.
        """,
        """
        if tree is None:
            return []
        value, left, right = tree
        below = root_to_leaf_paths(left) + root_to_leaf_paths(right)
        return [f"{value}-{path}" for path in below] or [str(value)]
        ---
        paths = []
        stack = [(tree, "")]
        while stack:
            node, path = stack.pop()
            if node is None:
                continue
            path += str(node[0])
            if node[1] is None and node[2] is None:
                paths.append(path)
            stack += [(node[2], path + "-"), (node[1], path + "-")]
        return paths
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.path_sum_exists",
        "has_path_sum path_with_sum branch_sum_exists",
        "tree: tuple | None; target: int",
        "bool",
        """
        Does some way from the root of {tree} to a leaf have values that add up to {target}?
        path sum in a binary tree
        Return True if a branch of {tree}, (value, left, right) or None, sums to exactly {target}.
        A way must end at a node without children; an empty tree has none.
        Given a binary tree and a number, look for a root-to-leaf path with that total.
        Returns whether such a branch exists, False for None.
        """,
        """
        if tree is None:
            return False
        value, left, right = tree
        if left is None and right is None:
            return value == target
        return has_path_sum(left, target - value) or has_path_sum(right, target - value)
        ---
        stack = [(tree, 0)]
        while stack:
            node, total = stack.pop()
            if node is not None:
                total += node[0]
                if node[1] is node[2] is None and total == target:
                    return True
                stack += [(node[1], total), (node[2], total)]
        return False
        """,
        _path_sum,
    ),
    made(
        "graphs.values_at_depth",
        "values_at_depth nodes_on_level level_values",
        "tree: tuple | None; depth: int",
        "list[int]",
        """
        List the values of {tree} at the given {depth}, from left to right; the root has depth 0.
        nodes of one level of a binary tree
        Return level {depth} of a tree of (value, left, right) tuples, [] if it is not that deep.
        Which numbers are a certain number of steps below the root?
        Given a binary tree and a level, collect that level only.
        Returns the numbers of that generation in order.
        """,
        """
        level = [tree]
        for _ in range(depth):
            level = [child for node in level if node is not None for child in node[1:]]
        return [node[0] for node in level if node is not None]
        ---
        if tree is None:
            return []
        if depth == 0:
            return [tree[0]]
        return values_at_depth(tree[1], depth - 1) + values_at_depth(tree[2], depth - 1)
        """,
        lambda r: (_tree(r), r.randint(0, 2)),
    ),
    made(
        "graphs.right_view",
        "right_side_view tree_right_view last_of_each_level",
        "tree: tuple | None",
        "list[int]",
        """
        List the last value of each level of {tree}: what one sees from the right side.
        right side view of a binary tree
        Return for every level of {tree}, (value, left, right) or None, its rightmost value, top level first.
        Standing to the right of a tree, which nodes are visible?
        Given nested tuples, take the last node of each row; None gives [].
        Returns one number per level.
        """,
        """
        view = []
        level = [tree] if tree else []
        while level:
            view.append(level[-1][0])
            level = [child for node in level for child in node[1:] if child is not None]
        return view
        ---
        last: dict[int, int] = {}
        stack = [(tree, 0)]
        while stack:
            node, depth = stack.pop()
            if node is not None:
                last.setdefault(depth, node[0])
                stack += [(node[1], depth + 1), (node[2], depth + 1)]
        return [last[depth] for depth in sorted(last)]
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.minimum_depth",
        "min_depth minimum_tree_depth shallowest_leaf",
        "tree: tuple | None",
        "int",
        """
        Return the number of nodes on the shortest way from the root of {tree} to a leaf, 0 for None.
        minimum depth of a binary tree
        How near is the nearest leaf? A node with only one child is no leaf.
        Given nested tuples, find the smallest level on which a branch ends, the root being level 1.
        Count the nodes down to the shallowest leaf of {tree}.
        Returns the depth of the highest leaf, 1 for a root alone.
        """,
        """
        if tree is None:
            return 0
        depths = [min_depth(part) for part in tree[1:] if part is not None]
        return 1 + min(depths, default=0)
        ---
        level = [tree] if tree else []
        depth = 0
        while level:
            depth += 1
            if any(node[1] is None and node[2] is None for node in level):
                return depth
            level = [child for node in level for child in node[1:] if child]
        return depth
        """,
        lambda r: (r.choice((_tree(r), _uneven(r), _uneven(r))),),
    ),
    made(
        "graphs.tree_diameter",
        "tree_diameter longest_way_in_tree widest_node_distance",
        "tree: tuple | None",
        "int",
        """
        Return the number of edges on the longest way between any two nodes of the binary {tree}; 0 for None.
        diameter of a binary tree
        How many steps are the two nodes of {tree} apart that are farthest from each other?
        The longest way need not pass through the root; nodes are (value, left, right).
        For each node add the heights of both parts and take the largest sum.
        Returns the length of the longest path, counted in edges.
        """,
        """
        longest = 0

        def height(node: tuple | None) -> int:
            nonlocal longest
            if node is None:
                return 0
            left, right = height(node[1]), height(node[2])
            longest = max(longest, left + right)
            return 1 + max(left, right)

        height(tree)
        return longest
        ---
        def depth(node: tuple | None) -> int:
            return 0 if node is None else 1 + max(depth(node[1]), depth(node[2]))

        if tree is None:
            return 0
        here = depth(tree[1]) + depth(tree[2])
        return max(here, tree_diameter(tree[1]), tree_diameter(tree[2]))
        """,
        lambda r: (
            r.choice((_tree(r), _tree(r), (1, (2, (3, None, None), None), None), (5, None, (6, None, None)))),
        ),
    ),
    made(
        "graphs.sum_left_leaves",
        "sum_left_leaves left_leaf_sum add_left_leaves",
        "tree: tuple | None",
        "int",
        """
        Add up the leaves of {tree} that are the left child of their parent.
        sum of left leaves
        Return the total of all nodes without children that hang on the left side of a node.
        The root itself is no left leaf; an empty tree gives 0. Nodes are (value, left, right).
        Given a binary tree, sum up only leaves on left branches.
        Returns what the leaves on the left come to.
        """,
        """
        if tree is None:
            return 0
        _, left, right = tree
        if left is not None and left[1] is None and left[2] is None:
            return left[0] + sum_left_leaves(right)
        return sum_left_leaves(left) + sum_left_leaves(right)
        ---
        total = 0
        stack = [(tree, False)]
        while stack:
            node, is_left = stack.pop()
            if node is None:
                continue
            value, left, right = node
            if is_left and left is None and right is None:
                total += value
            stack += [(left, True), (right, False)]
        return total
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.level_averages",
        "level_averages average_per_level mean_of_levels",
        "tree: tuple | None",
        "list[float]",
        """
        List the average of the values on each level of {tree}, top level first, rounded to 2 decimals.
        average of levels in a binary tree
        Return one mean per level of nested (value, left, right) tuples; [] for None.
        What is the mean of every row of a binary tree?
        Go down level by level and average the nodes found, to two decimals.
        Returns one mean for each generation of nodes.
        """,
        """
        averages = []
        level = [tree] if tree else []
        while level:
            averages.append(round(sum(node[0] for node in level) / len(level), 2))
            level = [child for node in level for child in node[1:] if child]
        return averages
        ---
        rows: dict[int, list[int]] = {}
        stack = [(tree, 0)]
        while stack:
            node, depth = stack.pop()
            if node:
                rows.setdefault(depth, []).append(node[0])
                stack += [(node[1], depth + 1), (node[2], depth + 1)]
        return [round(sum(rows[d]) / len(rows[d]), 2) for d in sorted(rows)]
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "graphs.is_heap",
        "is_min_heap is_heap heap_check",
        "values: list[int]",
        "bool",
        """
        Is the list {values} a min-heap: no item smaller than its parent at index (i - 1) // 2?
        min-heap property of a list
        Return True if each of {values} is at most as large as its children at 2i + 1 and 2i + 2.
        Check whether a list could be a priority queue of the module heapq.
        Given an array that stores a binary tree row by row, is every parent not greater than its children?
        Returns whether the heap order holds everywhere; an empty list is fine.
        """,
        """
        return all(values[(i - 1) // 2] <= values[i] for i in range(1, len(values)))
        ---
        for i in range(len(values)):
            for child in (2 * i + 1, 2 * i + 2):
                if child < len(values) and values[child] < values[i]:
                    return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    sorted(draw.ints(r, 0, 6, 0, 9)),
                    [1, 3, 2, 7, 4],
                    draw.ints(r, 3, 5, 0, 9),
                    draw.ints(r, 2, 5, 0, 9),
                )
            ),
        ),
    ),
    made(
        "graphs.expression_value",
        "expression_value evaluate_expression_tree eval_tree",
        "tree: object",
        "int",
        """
        Compute the value of the expression {tree}: a number, or (operator, left, right) with +, - or *.
        evaluate an expression tree
        Return the result of nested tuples such as ("+", 1, ("*", 2, 3)), here 7.
        Given an arithmetic expression as a tree with operators in its inner nodes, calculate it.
        A plain int stands for itself; both sides may be expressions again.
        Returns the number that the formula comes to.
        """,
        """
        if isinstance(tree, int):
            return tree
        sign, left, right = tree
        a, b = expression_value(left), expression_value(right)
        if sign == "+":
            return a + b
        if sign == "-":
            return a - b
        return a * b
        ---
        actions = {"+": operator.add, "-": operator.sub, "*": operator.mul}
        if not isinstance(tree, tuple):
            return tree
        return actions[tree[0]](expression_value(tree[1]), expression_value(tree[2]))
        """,
        lambda r: (_expression(r),),
        "import operator",
    ),
    made(
        "graphs.expression_text",
        "expression_to_text infix_text tree_to_infix",
        "tree: object",
        "str",
        """
        Write the expression {tree}, a number or (operator, left, right), with parentheses everywhere.
        expression tree to infix notation
        Return "(1+(2*3))" for ("+", 1, ("*", 2, 3)) and "5" for 5; no spaces.
        Given nested tuples of an arithmetic term, show it the usual way with the operator in the middle.
        Every operation gets its own pair of round brackets.
        Returns the formula as readable infix text.
        """,
        """
        if not isinstance(tree, tuple):
            return str(tree)
        sign, left, right = tree
        return f"({expression_to_text(left)}{sign}{expression_to_text(right)})"
        ---
        parts = []
        stack = [tree]
        while stack:
            part = stack.pop()
            if isinstance(part, tuple):
                stack += [")", part[2], part[0], part[1], "("]
            else:
                parts.append(str(part))
        return "".join(parts)
        """,
        lambda r: (_expression(r),),
    ),
    made(
        "graphs.make_trie",
        "build_trie make_trie word_tree",
        "words: list[str]",
        "dict",
        """
        Build a trie of {words} from nested dicts: each letter is a key, the key "$" marks the end of a word.
        prefix tree as nested dictionaries
        Return the prefix tree of {words}; "$" maps to True where a word ends.
        Given words, store them letter by letter so that common beginnings are shared.
        Insert all words into a tree of dicts for later look-ups by prefix.
        Returns an empty dict without words.
        """,
        """
        trie: dict = {}
        for word in words:
            node = trie
            for char in word:
                node = node.setdefault(char, {})
            node["$"] = True
        return trie
        ---
        root: dict = {}
        for word in words:
            functools.reduce(lambda node, char: node.setdefault(char, {}), word, root)["$"] = True
        return root
        """,
        lambda r: ([draw.letters(r, 0, 2, "ab") for _ in range(r.randint(0, 2))],),
        "import functools",
    ),
    made(
        "graphs.trie_contains",
        "trie_contains word_in_trie lookup_in_trie",
        "trie: dict; word: str",
        "bool",
        """
        Is {word} stored in the {trie} of nested dicts, in which "$" marks the end of a word?
        look up a word in a prefix tree
        Return True if following the letters of {word} leads to a dict with the key "$".
        Given a trie, search for a complete word; a mere prefix of a longer word does not count.
        Walk down letter by letter: is the way there and does a word end at its end?
        Returns False for prefixes and unknown words.
        """,
        """
        node = trie
        for char in word:
            if char not in node:
                return False
            node = node[char]
        return "$" in node
        ---
        if not word:
            return "$" in trie
        return word[0] in trie and trie_contains(trie[word[0]], word[1:])
        """,
        lambda r: (
            r.choice(
                (
                    {},
                    {"a": {"$": True}},
                    {"a": {"b": {"$": True}}},
                    {"a": {"$": True, "b": {"$": True}}},
                    {"b": {"$": True}, "$": True},
                )
            ),
            r.choice(("", "a", "a", "b", "ab", "ab", "aa")),
        ),
    ),
)
