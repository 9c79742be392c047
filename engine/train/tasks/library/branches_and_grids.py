"""Nested dicts, folders, trees, parent maps, graphs as dicts and grids in everyday code."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _nest(r: Random, depth: int = 2) -> dict[str, object]:
    """A dict with dicts, lists and plain values in it."""
    made_up: dict[str, object] = {}
    for key in r.sample("abcd", r.randint(0 if depth < 2 else 1, 3)):
        kind = r.random()
        if depth and kind < 0.45:
            made_up[key] = _nest(r, depth - 1)
        elif kind < 0.6:
            made_up[key] = [r.choice((0, 1, None, "x", "")) for _ in range(r.randint(0, 3))]
        else:
            made_up[key] = r.choice((0, 1, 2, 5, None, "", "x", "yes", True))
    return made_up


def _numbers(r: Random, depth: int = 2) -> dict[str, object]:
    """A dict with dicts and integers."""
    return {
        key: _numbers(r, depth - 1) if depth and r.random() < 0.4 else r.choice((0, 1, 2, 3, 5))
        for key in r.sample("abcd", r.randint(0, 3))
    }


def _folder(r: Random, depth: int = 2) -> dict[str, object]:
    """Folders are dicts, files their sizes."""
    found: dict[str, object] = {
        name: r.randint(0, 9) for name in r.sample(("a.txt", "b.py", "c.txt", "d"), r.choice((0, 0, 1, 2)))
    }
    if depth:
        found.update({name: _folder(r, depth - 1) for name in r.sample(("src", "doc"), r.randint(0, 2))})
    return found


def _tree(r: Random, depth: int = 2) -> dict[str, object]:
    return {
        "name": r.choice(("a", "b", "c", "d", "e")),
        "value": r.randint(0, 9),
        "children": [_tree(r, depth - 1) for _ in range(r.randint(0, 2))] if depth else [],
    }


def _parents(r: Random) -> dict[str, str | None]:
    names = "abcdef"[: r.choice((0, 1, 3, 4, 5, 6, 6))]
    return {name: r.choice(names[:at]) if at and r.random() < 0.85 else None for at, name in enumerate(names)}


def _graph(r: Random) -> dict[str, list[str]]:
    names = "abcde"[: r.choice((0, 1, 3, 4, 5))]
    return {name: sorted(r.sample(names, min(r.choice((0, 1, 2, 2)), len(names)))) for name in names}


def _acyclic(r: Random) -> dict[str, list[str]]:
    names = r.sample("abcde", r.choice((0, 2, 4, 5, 5)))
    needs = {name: sorted(r.sample(names[:at], r.randint(0, min(at, 3)))) for at, name in enumerate(names)}
    return {name: needs[name] for name in r.sample(names, len(names))}


def _pairs(r: Random) -> list[tuple[str, str]]:
    return [(a, b) for a, b in (r.sample("abcde", 2) for _ in range(r.randint(0, 5)))]


def _roads(r: Random) -> dict[str, dict[str, int]]:
    names = "abcd"[: r.randint(1, 4)]
    return {
        name: {other: r.randint(1, 9) for other in names if other != name and r.random() < 0.5}
        for name in names
    }


def _cells(r: Random, values: str = "#.", low: int = 1, high: int = 4) -> list[list[str]]:
    rows, columns = r.randint(low, high), r.randint(low, high)
    return [[r.choice(values) for _ in range(columns)] for _ in range(rows)]


def _picture(r: Random, values: str = "#.") -> list[str]:
    return ["".join(row) for row in _cells(r, values)]


def _grid(r: Random, top: int = 9) -> list[list[int]]:
    rows, columns = r.randint(1, 4), r.randint(1, 4)
    return [[r.randint(0, top) for _ in range(columns)] for _ in range(rows)]


def _cell(r: Random, grid: list[list[int]]) -> tuple[list[list[int]], int, int]:
    return grid, r.randrange(len(grid)), r.randrange(len(grid[0]))


def _known_path(r: Random) -> tuple[dict[str, object], str]:
    nest = _nest(r)
    keys: list[str] = []
    at: object = nest
    while isinstance(at, dict) and at and len(keys) < 3:
        keys.append(r.choice(sorted(at)))
        at = at[keys[-1]]
    if r.random() < 0.25:
        keys.append(r.choice("xyz"))
    return nest, ".".join(keys)


def _neighbours(r: Random) -> tuple[dict[str, list[str]]]:
    pairs = _pairs(r)
    both = {*pairs, *((two, one) for one, two in pairs)}
    return (
        {name: sorted(two for one, two in both if one == name) for name in sorted({one for one, _ in both})},
    )


def _latin(r: Random) -> tuple[list[list[int]], int, int]:
    size = r.randint(2, 4)
    return _cell(r, [[r.choice((0, 0, 0, 1, 2, size)) for _ in range(size)] for _ in range(size)])


def _graph_node(r: Random) -> tuple[dict[str, list[str]], str]:
    graph = _graph(r)
    return graph, r.choice([*graph, *graph, "z"])


def _linked(r: Random) -> tuple[dict[str, list[str]], str]:
    graph = _neighbours(r)[0]
    return graph, r.choice([*graph, *graph, *graph, "z"])


def _family(r: Random) -> tuple[dict[str, str | None], str]:
    parents = {name: r.choice(("a", "a", "b", None)) for name in "cdefg"[: r.randint(0, 5)]}
    return {**parents, "a": None, "b": "a"}, r.choice([*parents, *parents, "a", "z"])


ENTRIES = (
    made(
        "branches_and_grids.flatten_upper",
        "to_env_names flatten_to_env config_to_env",
        "config: dict; prefix: str = 'APP'",
        "dict[str, str]",
        """
        Flatten nested {config} to names like 'APP_A_B' with texts: None is '', True 'true', lists use commas.
        Turn a configuration into environment variables.
        Upper-case keys joined by '_' after {prefix}; values as str, booleans in lower case, None as ''.
        Environment names for every leaf of {config}; list items are written with commas between.
        nested settings to environment variables
        """,
        """
        def text(value):
            if isinstance(value, list):
                return ",".join(text(item) for item in value)
            if value is None:
                return ""
            return str(value).lower() if isinstance(value, bool) else str(value)
        result = {}
        for key, value in config.items():
            name = f"{prefix}_{key.upper()}"
            if isinstance(value, dict):
                result.update(to_env_names(value, name))
            else:
                result[name] = text(value)
        return result
        ---
        def as_text(value):
            if value is None:
                return ""
            if isinstance(value, bool):
                return "true" if value else "false"
            if isinstance(value, list):
                return ",".join(map(as_text, value))
            return str(value)
        def walk(node, name):
            if not isinstance(node, dict):
                yield name, as_text(node)
                return
            for key in node:
                yield from walk(node[key], name + "_" + key.upper())
        return dict(walk(config, prefix))
        """,
        lambda r: (_nest(r), r.choice(("APP", "X"))),
    ),
    made(
        "branches_and_grids.lookup_blank",
        "get_filled get_path_or_default dotted_get_nonblank",
        "data: dict; path: str; default: int = 0",
        "object",
        """
        Value at the dotted {path} such as 'a.b', {default} if it is missing, None or an empty text.
        Safe get in nested dicts.
        Follow {path} through {data}; {default} when a key is absent, no dict is there, or it is None or ''.
        Read a nested setting, where blank values count as not set.
        dotted lookup with fallback for blanks
        """,
        """
        value = data
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                return default
            value = value[key]
        return default if value is None or value == "" else value
        ---
        from functools import reduce
        def step(node, key):
            return node.get(key) if isinstance(node, dict) else None
        found = reduce(step, path.split("."), data)
        return default if found in (None, "") else found
        """,
        lambda r: (*_known_path(r), r.choice((0, -1))),
    ),
    made(
        "branches_and_grids.deepest_existing",
        "deepest_existing_path resolvable_part valid_path_prefix",
        "data: dict; path: str",
        "str",
        """
        Longest beginning of the dotted {path} that exists in {data}, '' if not even the first key does.
        How far can the {path} be followed?
        Return the part of {path} whose keys are all there; it stops where a key lacks or no dict follows.
        Valid prefix of a dotted path in nested dicts.
        resolve a path as far as it goes
        """,
        """
        found = []
        node = data
        for key in path.split("."):
            if not isinstance(node, dict) or key not in node:
                break
            found.append(key)
            node = node[key]
        return ".".join(found)
        ---
        keys = path.split(".")
        def exists(part):
            node = data
            for key in part:
                if not isinstance(node, dict) or key not in node:
                    return False
                node = node[key]
            return True
        best = max(length for length in range(len(keys) + 1) if exists(keys[:length]))
        return ".".join(keys[:best])
        """,
        _known_path,
    ),
    made(
        "branches_and_grids.set_if_new",
        "set_missing_path set_default_path add_path_if_missing",
        "data: dict; path: str; value: int",
        "dict",
        """
        Copy of {data} with {value} at the dotted {path}, unless something is there or in the way already.
        Set a nested default.
        {data} with missing dicts created and {value} set; an existing value, or a non-dict on the way, stays.
        Like setdefault for a path such as 'a.b': only what doesn't exist yet is added.
        set a nested key if it is absent
        """,
        """
        key, _, rest = path.partition(".")
        if not rest:
            return data if key in data else {**data, key: value}
        below = data.get(key, {})
        if not isinstance(below, dict):
            return data
        return {**data, key: set_missing_path(below, rest, value)}
        ---
        from copy import deepcopy
        result = deepcopy(data)
        node = result
        *parents, last = path.split(".")
        for key in parents:
            node = node.setdefault(key, {})
            if not isinstance(node, dict):
                return deepcopy(data)
        node.setdefault(last, value)
        return result
        """,
        lambda r: (lambda p: (p[0], p[1], r.randint(10, 19)))(_known_path(r)),
    ),
    made(
        "branches_and_grids.remove_path",
        "remove_path_and_empty delete_path prune_path",
        "data: dict; path: str",
        "dict",
        """
        Copy of {data} without the entry at the dotted {path}; dicts that become empty through this go, too.
        Delete a nested key and tidy up.
        {data} without the key at {path}; parents left empty are removed, an unknown path changes nothing.
        Remove 'a.b.c' and every dict on the way that has nothing else in it.
        delete by path
        """,
        """
        key, _, rest = path.partition(".")
        if key not in data:
            return dict(data)
        result = {name: value for name, value in data.items() if name != key}
        if not rest:
            return result
        below = data[key]
        if not isinstance(below, dict):
            return dict(data)
        smaller = remove_path_and_empty(below, rest)
        if smaller == below:
            return dict(data)
        if smaller:
            return {**data, key: smaller}
        return result
        ---
        def without(node, keys):
            if not isinstance(node, dict) or keys[0] not in node:
                return node
            if len(keys) == 1:
                return {name: value for name, value in node.items() if name != keys[0]}
            below = without(node[keys[0]], keys[1:])
            changed = below != node[keys[0]]
            return {
                name: below if name == keys[0] else value
                for name, value in node.items()
                if name != keys[0] or not changed or below
            }
        return without(data, path.split("."))
        """,
        _known_path,
    ),
    made(
        "branches_and_grids.prune_empty",
        "prune_blank drop_blank_deep remove_blank_deep",
        "data: dict",
        "dict",
        """
        Copy of {data} without None, '', [], {{}} at any depth, also what gets empty by this; 0, False stay.
        Clean nested data of everything empty.
        Return {data} with blank entries dropped from all dicts and lists, inner ones first.
        Remove None, empty texts, lists and dicts recursively.
        deep clean of a nested dict
        """,
        """
        def clean(node):
            if isinstance(node, dict):
                cleaned = {key: clean(value) for key, value in node.items()}
                return {key: value for key, value in cleaned.items() if value not in (None, "", [], {})}
            if isinstance(node, list):
                return [value for value in map(clean, node) if value not in (None, "", [], {})]
            return node
        return clean(data)
        ---
        def blank(value):
            return value is None or (isinstance(value, (str, list, dict)) and not value)
        result = {}
        for key, value in data.items():
            if isinstance(value, dict):
                value = prune_blank(value)
            elif isinstance(value, list):
                value = [item for item in value if not blank(item)]
            if not blank(value):
                result[key] = value
        return result
        """,
        lambda r: (_nest(r),),
    ),
    made(
        "branches_and_grids.blank_paths",
        "blank_paths paths_to_blank find_empty_values",
        "data: dict",
        "list[str]",
        """
        Dotted paths of all values that are None, '' or an empty list or dict, sorted.
        Where is something not filled in?
        Give paths such as 'a.b' of the blank values in {data}; lists are not searched, only empty ones count.
        Find empty entries of nested dicts by path, in alphabetical order.
        paths of missing values
        """,
        """
        found = []
        for key, value in data.items():
            if value is None or value in ("", [], {}):
                found.append(key)
            elif isinstance(value, dict):
                found += [f"{key}.{path}" for path in blank_paths(value)]
        return sorted(found)
        ---
        waiting = [((), data)]
        found = []
        while waiting:
            keys, node = waiting.pop()
            for key, value in node.items():
                if value is None or (isinstance(value, (str, list, dict)) and len(value) == 0):
                    found.append(".".join([*keys, key]))
                elif isinstance(value, dict):
                    waiting.append(((*keys, key), value))
        return sorted(found)
        """,
        lambda r: (_nest(r),),
    ),
    made(
        "branches_and_grids.paths_of_value",
        "paths_with_value find_value_paths where_is_value",
        "data: dict; wanted: int",
        "list[str]",
        """
        Sorted dotted paths at which {wanted} stands in nested dicts.
        Where is the value?
        Return every path like 'a.b' whose value equals {wanted}, in alphabetical order; [] if it is nowhere.
        Search the leaves of {data} for {wanted} and give their paths.
        find a value in nested dicts
        """,
        """
        found = []
        for key, value in data.items():
            if isinstance(value, dict):
                found += [f"{key}.{path}" for path in paths_with_value(value, wanted)]
            elif value == wanted:
                found.append(key)
        return sorted(found)
        ---
        def leaves(node, keys):
            if not isinstance(node, dict):
                yield ".".join(keys), node
                return
            for key, value in node.items():
                yield from leaves(value, [*keys, key])
        return sorted(path for path, value in leaves(data, []) if value == wanted)
        """,
        lambda r: (_numbers(r), r.choice((0, 1, 2, 3, 5))),
    ),
    made(
        "branches_and_grids.sum_levels",
        "sum_per_level totals_by_depth level_sums",
        "data: dict",
        "list[int]",
        """
        Sum of the numbers on each level of nested dicts, the top level first; [] for an empty dict.
        Add up by depth.
        Return a list with the total of the integers at depth 0, 1, 2...; a level with only dicts is 0.
        Sum all numbers of {data} that lie equally deep.
        totals for each nesting level
        """,
        """
        sums = []
        level = [data] if data else []
        while level:
            values = [value for node in level for value in node.values()]
            sums.append(sum(value for value in values if not isinstance(value, dict)))
            level = [value for value in values if isinstance(value, dict) and value]
        return sums
        ---
        totals = {}
        def walk(node, depth):
            for value in node.values():
                totals.setdefault(depth, 0)
                if isinstance(value, dict):
                    walk(value, depth + 1)
                else:
                    totals[depth] += value
        walk(data, 0)
        return [totals[depth] for depth in sorted(totals)]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "branches_and_grids.subtotals",
        "replace_by_subtotals top_level_totals sum_branches",
        "data: dict",
        "dict[str, int]",
        """
        Total per top-level key: a number as it is, a dict the sum of all in it. Largest first, then by key.
        Sum up the branches.
        Return key -> sum of everything below it in {data}, descending, ties alphabetical.
        Collapse every branch of a nested dict into the total of its numbers.
        branch totals of nested numbers
        """,
        """
        def total(value):
            return sum(map(total, value.values())) if isinstance(value, dict) else value
        totals = {key: total(value) for key, value in data.items()}
        return dict(sorted(totals.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        totals = {}
        for key, value in data.items():
            totals[key] = 0
            waiting = [value]
            while waiting:
                node = waiting.pop()
                if isinstance(node, dict):
                    waiting.extend(node.values())
                else:
                    totals[key] += node
        return {key: totals[key] for key in sorted(totals, key=lambda key: (-totals[key], key))}
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "branches_and_grids.add_nested",
        "add_nested_numbers merge_adding deep_sum",
        "first: dict; second: dict",
        "dict",
        """
        Merge nested dicts, adding where both have a number; where just one has a dict, the dict wins.
        Add two nested statistics.
        Give a new dict: numbers under equal keys are summed, dicts merged recursively, other keys taken over.
        Deep merge of {first} and {second} with + for numbers; a dict beats a number.
        add up two nested dicts
        """,
        """
        result = dict(first)
        for key, value in second.items():
            if key not in result:
                result[key] = value
                continue
            mine = result[key]
            if isinstance(mine, dict) and isinstance(value, dict):
                result[key] = add_nested_numbers(mine, value)
            elif isinstance(mine, dict) or isinstance(value, dict):
                result[key] = mine if isinstance(mine, dict) else value
            else:
                result[key] = mine + value
        return result
        ---
        def combine(a, b):
            if isinstance(a, dict) and isinstance(b, dict):
                keys = [*a, *(key for key in b if key not in a)]
                both = a.keys() & b.keys()
                return {k: combine(a[k], b[k]) if k in both else a.get(k, b.get(k)) for k in keys}
            if isinstance(a, dict):
                return a
            return b if isinstance(b, dict) else a + b
        return combine(first, second)
        """,
        lambda r: (_numbers(r, 1), _numbers(r, 1)),
    ),
    made(
        "branches_and_grids.deep_diff",
        "changed_paths deep_differences compare_nested",
        "old: dict; new: dict",
        "list[str]",
        """
        Sorted paths that differ: '+a.b' only in {new}, '-a.b' only in {old}, '~a.b' with another value.
        Compare two nested dicts.
        Return signs and dotted paths of all differences; dicts in both are compared inside, else as a value.
        What was added, removed or changed between {old} and {new}?
        deep diff by path
        """,
        """
        found = []
        for key in old.keys() | new.keys():
            if key not in old:
                found.append(f"+{key}")
            elif key not in new:
                found.append(f"-{key}")
            elif isinstance(old[key], dict) and isinstance(new[key], dict):
                found += [f"{line[0]}{key}.{line[1:]}" for line in changed_paths(old[key], new[key])]
            elif old[key] != new[key]:
                found.append(f"~{key}")
        return sorted(found)
        ---
        lines = []
        def walk(a, b, start):
            for key in {**a, **b}:
                path = start + key
                if key in a and key in b:
                    if isinstance(a[key], dict) and isinstance(b[key], dict):
                        walk(a[key], b[key], path + ".")
                    elif a[key] != b[key]:
                        lines.append("~" + path)
                else:
                    lines.append(("+" if key in b else "-") + path)
        walk(old, new, "")
        lines.sort()
        return lines
        """,
        lambda r: (_numbers(r, 1), _numbers(r, 1)),
    ),
    made(
        "branches_and_grids.rename_deep",
        "rename_keys_deep rename_everywhere map_keys_deep",
        "data: dict; names: dict[str, str]",
        "dict",
        """
        Copy of nested {data} with keys renamed by {names} on every level; dicts only, lists stay as they are.
        Rename keys everywhere.
        Return {data} where each key that is in {names} has its new name, also in inner dicts.
        Replace the keys recursively, others remain unchanged.
        deep key renaming
        """,
        """
        return {
            names.get(key, key): rename_keys_deep(value, names) if isinstance(value, dict) else value
            for key, value in data.items()
        }
        ---
        result = {}
        for key, value in data.items():
            if isinstance(value, dict):
                value = rename_keys_deep(value, names)
            result[names[key] if key in names else key] = value
        return result
        """,
        lambda r: (_nest(r), {k: k.upper() for k in r.sample("abcd", r.randint(0, 3))}),
    ),
    made(
        "branches_and_grids.mask_keys",
        "mask_secrets hide_keys_deep redact",
        "data: dict; secret: list[str]; mask: str = '***'",
        "dict",
        """
        Copy of nested {data} where the values of {secret} keys are {mask} at any depth; None stays None.
        Hide passwords in a configuration.
        Return {data} with the value under each of the {secret} names replaced by {mask}, unless it is None.
        Redact: a secret key hides its whole value, even a dict; other dicts are searched.
        mask secret values deeply
        """,
        """
        masked = {}
        for key, value in data.items():
            if key in secret and value is not None:
                masked[key] = mask
            elif isinstance(value, dict):
                masked[key] = mask_secrets(value, secret, mask)
            else:
                masked[key] = value
        return masked
        ---
        def hide(key, value):
            if key in secret:
                return value if value is None else mask
            if isinstance(value, dict):
                return {name: hide(name, below) for name, below in value.items()}
            return value
        return {key: hide(key, value) for key, value in data.items()}
        """,
        lambda r: (_nest(r), r.sample("abcd", r.randint(0, 2)), "***"),
    ),
    made(
        "branches_and_grids.type_outline",
        "type_outline describe_types schema_of",
        "data: dict",
        "dict",
        """
        Replace each value of nested {data} by its type's name; dicts are described inside, None is 'null'.
        Outline of a nested dict.
        Return the same dict structure with 'int', 'str', 'bool', 'list' or 'null' instead of the values.
        Describe what types {data} has, recursively.
        schema of a dict by example
        """,
        """
        outline = {}
        for key, value in data.items():
            if isinstance(value, dict):
                outline[key] = type_outline(value)
            else:
                outline[key] = "null" if value is None else type(value).__name__
        return outline
        ---
        def describe(value):
            if isinstance(value, dict):
                return {key: describe(below) for key, below in value.items()}
            return type(value).__name__.replace("NoneType", "null")
        return describe(data)
        """,
        lambda r: (_nest(r),),
    ),
    made(
        "branches_and_grids.group_two",
        "group_by_two_keys nest_by_two two_level_groups",
        "rows: list[tuple[str, str, int]]",
        "dict[str, dict[str, list[int]]]",
        """
        Nest {rows} (first, second, number) as first -> second -> sorted numbers; outer keys sorted.
        Group on two levels.
        A dict of dicts of lists; lists ascending, outer keys alphabetical, inner ones as they come.
        Collect the numbers under both of their keys.
        two level grouping
        """,
        """
        groups = {}
        for first, second, number in rows:
            groups.setdefault(first, {}).setdefault(second, []).append(number)
        return {
            first: {second: sorted(numbers) for second, numbers in inner.items()}
            for first, inner in sorted(groups.items())
        }
        ---
        from collections import defaultdict
        groups = defaultdict(lambda: defaultdict(list))
        for first, second, number in rows:
            groups[first][second].append(number)
        result = {}
        for first in sorted(groups):
            result[first] = {}
            for second, numbers in groups[first].items():
                result[first][second] = sorted(numbers)
        return result
        """,
        lambda r: ([(r.choice("xy"), r.choice("pq"), r.randint(0, 9)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "branches_and_grids.swap_levels",
        "swap_nesting swap_levels transpose_nested",
        "data: dict[str, dict[str, int]]",
        "dict[str, dict[str, int]]",
        """
        Swap the two levels of a dict of dicts, both levels sorted in the result.
        Make inner keys the outer ones.
        Inner key -> outer key -> value for all entries of {data}, keys in order; empty inner dicts vanish.
        Transpose nested dicts: data[a][b] becomes result[b][a], alphabetical.
        swap inner and outer keys
        """,
        """
        swapped = {}
        for outer in sorted(data):
            for inner in data[outer]:
                swapped.setdefault(inner, {})[outer] = data[outer][inner]
        return dict(sorted(swapped.items()))
        ---
        inner_keys = sorted({inner for row in data.values() for inner in row})
        return {
            inner: {outer: data[outer][inner] for outer in sorted(data) if inner in data[outer]}
            for inner in inner_keys
        }
        """,
        lambda r: (
            {
                a: {b: r.randint(0, 9) for b in r.sample("xyz", r.randint(0, 3))}
                for a in r.sample("pqr", r.randint(0, 3))
            },
        ),
    ),
    made(
        "branches_and_grids.table_of",
        "nested_to_table table_with_totals cross_table_rows",
        "data: dict[str, dict[str, int]]",
        "list[list]",
        """
        Table of a dict of dicts: header ['', columns..., 'total'], then a row per key; missing cells are 0.
        Write nested counts as a table with row totals.
        Return rows in the order of {data}, columns sorted, the row sum at the end.
        Header first, then [name, values..., sum]; absent values count 0.
        nested dict to table
        """,
        """
        columns = sorted({column for row in data.values() for column in row})
        table = [["", *columns, "total"]]
        for name, row in data.items():
            values = [row.get(column, 0) for column in columns]
            table.append([name, *values, sum(values)])
        return table
        ---
        columns = set()
        for row in data.values():
            columns.update(row)
        ordered = sorted(columns)
        rows = [["", *ordered, "total"]]
        for name in data:
            cells = [data[name][column] if column in data[name] else 0 for column in ordered]
            rows.append([name] + cells + [sum(data[name].values())])
        return rows
        """,
        lambda r: (
            {
                a: {b: r.randint(0, 9) for b in r.sample("xyz", r.randint(0, 3))}
                for a in r.sample("pqr", r.randint(0, 3))
            },
        ),
    ),
    made(
        "branches_and_grids.best_inner",
        "best_inner_key winner_per_group top_key_by_group",
        "data: dict[str, dict[str, int]]",
        "dict[str, str | None]",
        """
        For each outer key the inner key with the highest number, on a tie the first by name; None if empty.
        Who wins in each group?
        Outer key -> best inner key of {data}; equal values go to the smaller name, empty dicts give None.
        Pick the key of the maximum of every inner dict.
        winner by group
        """,
        """
        return {
            group: min(scores, key=lambda name: (-scores[name], name), default=None)
            for group, scores in data.items()
        }
        ---
        winners = {}
        for group, scores in data.items():
            winners[group] = None
            for name in sorted(scores):
                if winners[group] is None or scores[name] > scores[winners[group]]:
                    winners[group] = name
        return winners
        """,
        lambda r: (
            {
                a: {b: r.randint(0, 3) for b in r.sample("xyz", r.randint(0, 3))}
                for a in r.sample("pqr", r.randint(0, 3))
            },
        ),
    ),
    made(
        "branches_and_grids.fill_inner",
        "fill_missing_cells make_rectangular complete_nested",
        "data: dict[str, dict[str, int]]; default: int = 0",
        "dict[str, dict[str, int]]",
        """
        Give every inner dict all keys that occur in any of them, sorted, with {default} where one is missing.
        Make a dict of dicts rectangular.
        Return {data} with equal inner keys in alphabetical order; absent values become {default}.
        Complete the cells of nested dicts.
        same inner keys everywhere
        """,
        """
        keys = sorted({key for inner in data.values() for key in inner})
        return {name: {key: inner.get(key, default) for key in keys} for name, inner in data.items()}
        ---
        keys = set()
        for inner in data.values():
            keys |= inner.keys()
        blank = {key: default for key in sorted(keys)}
        return {name: {**blank, **inner} for name, inner in data.items()}
        """,
        lambda r: (
            {
                a: {b: r.randint(1, 9) for b in r.sample("xyz", r.randint(0, 3))}
                for a in r.sample("pqr", r.randint(0, 3))
            },
            r.choice((0, -1)),
        ),
    ),
    made(
        "branches_and_grids.folder_size",
        "folder_size total_size size_of_tree",
        "folder: dict; ending: str = ''",
        "int",
        """
        Total size of files in {folder} (dicts are folders, numbers sizes) whose name ends with {ending}.
        How much space is used?
        Return the sum of the sizes at any depth; with {ending} only those of matching file names.
        Add up file sizes recursively, optionally for one file type.
        size of a folder tree
        """,
        """
        total = 0
        for name, entry in folder.items():
            if isinstance(entry, dict):
                total += folder_size(entry, ending)
            elif name.endswith(ending):
                total += entry
        return total
        ---
        waiting = [folder]
        sizes = []
        while waiting:
            for name, entry in waiting.pop().items():
                if isinstance(entry, dict):
                    waiting.append(entry)
                elif name.endswith(ending):
                    sizes.append(entry)
        return sum(sizes)
        """,
        lambda r: (_folder(r), r.choice(("", ".txt", ".py"))),
    ),
    made(
        "branches_and_grids.list_files",
        "all_file_paths list_files walk_files",
        "folder: dict; smallest: int = 0",
        "list[str]",
        """
        Sorted paths like 'src/a.txt' of all files of at least {smallest} in nested folders.
        List the files of a folder tree.
        Return the path of every file (a number, its size) not smaller than {smallest}; dicts are folders.
        Walk through {folder} and join the names with '/'.
        file paths of a nested dict
        """,
        """
        paths = []
        for name, entry in folder.items():
            if isinstance(entry, dict):
                paths += [f"{name}/{path}" for path in all_file_paths(entry, smallest)]
            elif entry >= smallest:
                paths.append(name)
        return sorted(paths)
        ---
        found = []
        waiting = [("", folder)]
        while waiting:
            start, node = waiting.pop()
            for name, entry in node.items():
                if isinstance(entry, dict):
                    waiting.append((f"{start}{name}/", entry))
                elif entry >= smallest:
                    found.append(start + name)
        return sorted(found)
        """,
        lambda r: (_folder(r), r.choice((0, 0, 3))),
    ),
    made(
        "branches_and_grids.empty_folders",
        "empty_folders find_empty_folders folders_without_files",
        "folder: dict",
        "list[str]",
        """
        Sorted paths of folders (dicts) that contain no file at any depth, such as 'src/doc'.
        Which folders are empty?
        Return the path of each inner folder without a single file (number) below it; the root isn't listed.
        A folder with only empty folders is empty, too.
        folders without files
        """,
        """
        def has_file(node):
            return any(has_file(entry) if isinstance(entry, dict) else True for entry in node.values())
        def walk(node, start):
            for name, entry in node.items():
                if isinstance(entry, dict):
                    if not has_file(entry):
                        yield start + name
                    yield from walk(entry, f"{start}{name}/")
        return sorted(walk(folder, ""))
        ---
        found = []
        def count_files(node, path):
            files = 0
            for name, entry in node.items():
                if isinstance(entry, dict):
                    files += count_files(entry, [*path, name])
                else:
                    files += 1
            if path and files == 0:
                found.append("/".join(path))
            return files
        count_files(folder, [])
        return sorted(found)
        """,
        lambda r: (_folder(r),),
    ),
    made(
        "branches_and_grids.tree_text",
        "tree_lines draw_folder_tree folder_listing",
        "folder: dict",
        "list[str]",
        """
        Indented listing of a {folder}: folders first as 'name/', then files, both sorted, two spaces a level.
        Show a folder tree.
        Return lines with inner entries indented by 2 under their folder; dicts are folders, all else files.
        List a nested dict like a directory: sub-folders before files, alphabetical.
        directory listing
        """,
        """
        lines = []
        for name in sorted(folder, key=lambda name: (not isinstance(folder[name], dict), name)):
            entry = folder[name]
            if isinstance(entry, dict):
                lines.append(f"{name}/")
                lines.extend("  " + line for line in tree_lines(entry))
            else:
                lines.append(name)
        return lines
        ---
        def walk(node, level):
            folders = sorted(name for name in node if isinstance(node[name], dict))
            files = sorted(name for name in node if not isinstance(node[name], dict))
            result = []
            for name in folders:
                result.append("  " * level + name + "/")
                result += walk(node[name], level + 1)
            return result + ["  " * level + name for name in files]
        return walk(folder, 0)
        """,
        lambda r: (_folder(r),),
    ),
    made(
        "branches_and_grids.paths_to_tree",
        "build_tree_from_paths paths_to_tree nest_paths",
        "paths: list[str]",
        "dict",
        """
        Nested dicts from {paths} like 'src/a/b': each part is a key, the end an empty dict; in their order.
        Build a tree from paths.
        Return one dict that contains all {paths}; common beginnings are shared.
        Split each path at '/' and hang its parts below each other.
        tree out of slash-separated paths
        """,
        """
        tree = {}
        for path in paths:
            node = tree
            for part in path.split("/"):
                node = node.setdefault(part, {})
        return tree
        ---
        def insert(node, parts):
            if parts:
                below = insert(node.get(parts[0], {}), parts[1:])
                return {**node, parts[0]: below}
            return node
        tree = {}
        for path in paths:
            tree = insert(tree, path.split("/"))
        return tree
        """,
        lambda r: (
            [
                "/".join(r.choice(("src", "doc", "a", "b")) for _ in range(r.randint(1, 3)))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "branches_and_grids.common_folder",
        "common_folder shared_parent_folder common_path_start",
        "paths: list[str]",
        "str",
        """
        Deepest folder that contains all {paths} (the last part is a file), '' if there is none.
        Common parent folder.
        Return the leading parts that the folders of all {paths} share, joined by '/'.
        Compare part by part, not letter by letter; a file's own name doesn't belong to its folder.
        shared beginning of file paths
        """,
        """
        folders = [path.split("/")[:-1] for path in paths]
        common = []
        for parts in zip(*folders):
            if len(set(parts)) > 1:
                break
            common.append(parts[0])
        return "/".join(common)
        ---
        if not paths:
            return ""
        common = paths[0].split("/")[:-1]
        for path in paths:
            folder = path.split("/")[:-1]
            while folder[: len(common)] != common:
                common = common[:-1]
        return "/".join(common)
        """,
        lambda r: (
            [
                "/".join(
                    ["src", "a"][: r.choice((0, 1, 2, 2, 2))]
                    + [r.choice("aab") for _ in range(r.randint(1, 3))]
                )
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "branches_and_grids.tree_total",
        "subtree_total tree_value_sum sum_tree",
        "node: dict; least: int = 0",
        "int",
        """
        Sum of 'value' of {node} and of all below in 'children', counting only values of at least {least}.
        Total of a tree.
        Add up 'value' over the whole tree under {node}; values below {least} are skipped, their children not.
        Recursive sum with a lower limit for what counts.
        sum of a tree of dicts
        """,
        """
        own = node["value"] if node["value"] >= least else 0
        return own + sum(subtree_total(child, least) for child in node["children"])
        ---
        total = 0
        waiting = [node]
        while waiting:
            current = waiting.pop()
            if current["value"] >= least:
                total += current["value"]
            waiting.extend(current["children"])
        return total
        """,
        lambda r: (_tree(r), r.choice((0, 0, 5))),
    ),
    made(
        "branches_and_grids.leaf_names",
        "leaf_names names_of_leaves tree_leaves",
        "node: dict",
        "list[str]",
        """
        Names of the nodes without 'children' below {node}, from left to right; {node} itself if it has none.
        Leaves of a tree.
        Return the 'name' of each leaf in order, where a leaf is a dict with an empty list of children.
        Collect the end points of the tree.
        all leaves by name
        """,
        """
        if not node["children"]:
            return [node["name"]]
        return [name for child in node["children"] for name in leaf_names(child)]
        ---
        names = []
        waiting = [node]
        while waiting:
            current = waiting.pop()
            if current["children"]:
                waiting.extend(reversed(current["children"]))
            else:
                names.append(current["name"])
        return names
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "branches_and_grids.tree_levels",
        "names_by_level tree_levels level_order",
        "node: dict",
        "list[list[str]]",
        """
        Names of the tree level by level, {node} first; each level from left to right.
        Level order of a tree.
        Return a list of lists: the root's name, the names of its 'children', of their children and so on.
        Breadth first: one list for each depth.
        tree names grouped by depth
        """,
        """
        levels = []
        current = [node]
        while current:
            levels.append([entry["name"] for entry in current])
            current = [child for entry in current for child in entry["children"]]
        return levels
        ---
        levels = []
        def walk(entry, depth):
            if depth == len(levels):
                levels.append([])
            levels[depth].append(entry["name"])
            for child in entry["children"]:
                walk(child, depth + 1)
        walk(node, 0)
        return levels
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "branches_and_grids.path_to_name",
        "path_to_node find_path_in_tree breadcrumb",
        "node: dict; name: str",
        "str",
        """
        Names from the root to the first node called {name} (depth first), joined by ' > '; '' if absent.
        Breadcrumb of a tree.
        Return the way from {node} down to {name} as 'a > b > c', or '' when there is no such node.
        Search the tree in order and write the path to the first match.
        path from the root to a node
        """,
        """
        if node["name"] == name:
            return name
        for child in node["children"]:
            below = path_to_node(child, name)
            if below:
                return f"{node['name']} > {below}"
        return ""
        ---
        waiting = [(node, [node["name"]])]
        while waiting:
            current, path = waiting.pop()
            if current["name"] == name:
                return " > ".join(path)
            for child in reversed(current["children"]):
                waiting.append((child, [*path, child["name"]]))
        return ""
        """,
        lambda r: (_tree(r), r.choice("abcdef")),
    ),
    made(
        "branches_and_grids.best_path",
        "best_path_sum heaviest_path max_root_to_leaf",
        "node: dict",
        "int",
        """
        Largest sum of the 'value' fields on a way from {node} down to a leaf.
        Heaviest path of a tree.
        Return the maximum, over all leaves, of the values added up from the root to that leaf.
        Which way down is worth most? Give its total.
        maximum root to leaf sum
        """,
        """
        return node["value"] + max((best_path_sum(child) for child in node["children"]), default=0)
        ---
        sums = []
        waiting = [(node, 0)]
        while waiting:
            current, total = waiting.pop()
            total += current["value"]
            if not current["children"]:
                sums.append(total)
            waiting += [(child, total) for child in current["children"]]
        return max(sums)
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "branches_and_grids.prune_tree",
        "prune_small_leaves filter_tree drop_small_branches",
        "node: dict; least: int",
        "dict | None",
        """
        Tree with only the branches that contain a 'value' of at least {least}; None if there is none at all.
        Filter a tree.
        Return a copy of {node} without nodes where neither they nor anything below reaches {least}.
        Keep a node if it or one of its descendants has value >= {least}.
        cut off small branches
        """,
        """
        kept = [prune_small_leaves(child, least) for child in node["children"]]
        children = [child for child in kept if child is not None]
        if not children and node["value"] < least:
            return None
        return {**node, "children": children}
        ---
        def highest(entry):
            return max([entry["value"], *(highest(child) for child in entry["children"])])
        def copy(entry):
            children = [copy(child) for child in entry["children"] if highest(child) >= least]
            return {"name": entry["name"], "value": entry["value"], "children": children}
        return copy(node) if highest(node) >= least else None
        """,
        lambda r: (_tree(r), r.randint(0, 7)),
    ),
    made(
        "branches_and_grids.sort_tree",
        "sort_tree_by_value order_children sorted_tree",
        "node: dict",
        "dict",
        """
        Copy of the tree with 'children' sorted on every level: highest 'value' first, then by name.
        Sort a tree.
        Return {node} with its children, and theirs, in descending order of value, ties alphabetical.
        Order all branches recursively, the original stays.
        children by value
        """,
        """
        children = [sort_tree_by_value(child) for child in node["children"]]
        children.sort(key=lambda child: (-child["value"], child["name"]))
        return {**node, "children": children}
        ---
        ordered = sorted(node["children"], key=lambda child: (-child["value"], child["name"]))
        copy = dict(node)
        copy["children"] = [sort_tree_by_value(child) for child in ordered]
        return copy
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "branches_and_grids.outline_numbers",
        "outline_numbers numbered_outline section_numbers",
        "node: dict",
        "list[str]",
        """
        Numbered outline of the descendants of {node}: '1 name', '1.1 name', '2 name'... in order.
        Number the sections of a tree.
        Return 'number name' for all children and below, with dots between the levels; the root isn't listed.
        Table of contents: each child gets its place from 1 appended to the number of its parent.
        outline numbering
        """,
        """
        def walk(entry, prefix):
            lines = []
            for at, child in enumerate(entry["children"], start=1):
                lines.append(f"{prefix}{at} {child['name']}")
                lines += walk(child, f"{prefix}{at}.")
            return lines
        return walk(node, "")
        ---
        lines = []
        waiting = [(child, (at,)) for at, child in enumerate(node["children"], start=1)]
        while waiting:
            child, number = waiting.pop(0)
            lines.append(".".join(map(str, number)) + " " + child["name"])
            below = [(entry, (*number, at)) for at, entry in enumerate(child["children"], start=1)]
            waiting = below + waiting
        return lines
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "branches_and_grids.children_map",
        "children_map invert_parents parent_to_children",
        "parents: dict[str, str | None]",
        "dict[str, list[str]]",
        """
        Turn child -> parent into parent -> sorted children, for all names; those without children have [].
        Children of everyone from a parent map.
        Return every key of {parents} with the list of its children; None means no parent.
        Invert {parents}; the names keep their order.
        parent map to child lists
        """,
        """
        children = {name: [] for name in parents}
        for name, parent in parents.items():
            if parent is not None:
                children[parent].append(name)
        return {name: sorted(found) for name, found in children.items()}
        ---
        return {
            name: sorted(child for child, parent in parents.items() if parent == name)
            for name in parents
        }
        """,
        lambda r: (_parents(r),),
    ),
    made(
        "branches_and_grids.depth_map",
        "depths_from_parents node_depths generation_numbers",
        "parents: dict[str, str | None]",
        "dict[str, int]",
        """
        Depth of each name in a map child -> parent: 0 without a parent (None), else the parent's plus one.
        How deep is everyone in the tree?
        Return name -> number of steps up to the root, by following {parents}.
        Generation of each node: roots are 0.
        depths from a parent map
        """,
        """
        def depth(name):
            return 0 if parents[name] is None else 1 + depth(parents[name])
        return {name: depth(name) for name in parents}
        ---
        result = {}
        for name in parents:
            steps = 0
            current = parents[name]
            while current is not None:
                steps += 1
                current = parents[current]
            result[name] = steps
        return result
        """,
        lambda r: (_parents(r),),
    ),
    made(
        "branches_and_grids.common_boss",
        "closest_common_ancestor lowest_common_parent first_shared_ancestor",
        "parents: dict[str, str | None]; first: str; second: str",
        "str | None",
        """
        Closest common ancestor of {first} and {second} in child -> parent; each is its own. None if none.
        Lowest common ancestor.
        Return the nearest name on both ways up, or None when there is none or a name is unknown.
        Follow {parents} upwards from both until the ways meet.
        first shared ancestor
        """,
        """
        if first not in parents or second not in parents:
            return None
        above = []
        current = first
        while current is not None:
            above.append(current)
            current = parents[current]
        current = second
        while current is not None and current not in above:
            current = parents[current]
        return current
        ---
        def line(name):
            found = []
            while name in parents:
                found.append(name)
                name = parents[name]
            return found
        other = line(second)
        return next((name for name in line(first) if name in other), None)
        """,
        lambda r: (_parents(r), r.choice("abcde"), r.choice("abcdez")),
    ),
    made(
        "branches_and_grids.siblings",
        "siblings_of brothers_and_sisters same_parent",
        "parents: dict[str, str | None]; name: str",
        "list[str]",
        """
        Sorted others with the same parent as {name}; [] if it is unknown or has no parent.
        Siblings in a parent map.
        Return everyone else whose entry in {parents} equals that of {name}, unless it is None.
        Brothers and sisters of {name}.
        same parent, without the person itself
        """,
        """
        parent = parents.get(name)
        if parent is None:
            return []
        return sorted(other for other in parents if other != name and parents[other] == parent)
        ---
        if name not in parents or parents[name] is None:
            return []
        family = [child for child, parent in parents.items() if parent == parents[name]]
        family.remove(name)
        return sorted(family)
        """,
        _family,
    ),
    made(
        "branches_and_grids.parent_cycle",
        "has_parent_cycle parents_have_loop is_valid_hierarchy",
        "parents: dict[str, str | None]",
        "bool",
        """
        Check whether following {parents} from any name runs in a circle.
        Is there a loop in the hierarchy?
        Return True if some name is its own ancestor; a parent that is no key, or None, ends the way.
        Detect cycles in a map child -> parent.
        loop in a parent map
        """,
        """
        for name in parents:
            seen = set()
            current = name
            while current in parents:
                if current in seen:
                    return True
                seen.add(current)
                current = parents[current]
        return False
        ---
        def ends(name):
            for _ in range(len(parents) + 1):
                name = parents.get(name)
                if name is None:
                    return True
            return False
        return not all(ends(name) for name in parents)
        """,
        lambda r: ({name: r.choice((*"abcd", None, None)) for name in "abcd"[: r.randint(0, 4)]},),
    ),
    made(
        "branches_and_grids.descendants",
        "all_descendants descendants_of everyone_below",
        "parents: dict[str, str | None]; name: str",
        "list[str]",
        """
        Everyone below {name} in child -> parent, at any depth, sorted; [] for an unknown name.
        All descendants from a parent map.
        Return the sorted names whose way up through {parents} passes {name}, without itself.
        Children, grandchildren and so on of {name}.
        all names below another
        """,
        """
        found = []
        level = [name]
        while level:
            level = [child for child, parent in parents.items() if parent in level]
            found += level
        return sorted(found)
        ---
        def is_below(child):
            parent = parents[child]
            return parent is not None and (parent == name or is_below(parent))
        return sorted(child for child in parents if is_below(child))
        """,
        lambda r: (_parents(r), r.choice("aabbcdez")),
    ),
    made(
        "branches_and_grids.nest_parents",
        "nest_from_parents parents_to_tree hierarchy_as_dicts",
        "parents: dict[str, str | None]",
        "dict",
        """
        Nested dicts from child -> parent: roots (None) on top, each name with a dict of its children.
        Build the tree out of a parent map.
        Give name -> dict of children, recursively; leaves are empty dicts and the order is that of {parents}.
        Turn flat {parents} into a nested hierarchy.
        flat parents to nested dicts
        """,
        """
        def below(parent):
            return {name: below(name) for name in parents if parents[name] == parent}
        return below(None)
        ---
        nodes = {name: {} for name in parents}
        roots = {}
        for name, parent in parents.items():
            (roots if parent is None else nodes[parent])[name] = nodes[name]
        return roots
        """,
        lambda r: (_parents(r),),
    ),
    made(
        "branches_and_grids.mutual",
        "mutual_follows mutual_pairs follow_each_other",
        "follows: dict[str, list[str]]",
        "list[tuple[str, str]]",
        """
        Sorted pairs (a, b), a < b, who follow each other; following oneself doesn't count.
        Mutual followers.
        Return each pair of different names where both are in the list of the other.
        Who follows back? Each pair once, in alphabetical order.
        pairs connected in both directions
        """,
        """
        return sorted(
            (one, two)
            for one, names in follows.items()
            for two in names
            if one < two and one in follows.get(two, [])
        )
        ---
        pairs = set()
        for one in follows:
            for two in follows[one]:
                if one != two and two in follows and one in follows[two]:
                    pairs.add((min(one, two), max(one, two)))
        return sorted(pairs)
        """,
        lambda r: (_graph(r),),
    ),
    made(
        "branches_and_grids.most_followed",
        "most_followed popular_nodes highest_in_degree",
        "follows: dict[str, list[str]]",
        "list[str]",
        """
        Names with the most followers, sorted; [] if nobody is followed. Following oneself doesn't count.
        Who is most popular?
        Return all who are in the largest number of other people's lists in {follows}.
        Count incoming links, without self links, and give everyone with the maximum.
        highest in-degree, ties included
        """,
        """
        counts = {}
        for person, names in follows.items():
            for name in names:
                if name != person:
                    counts[name] = counts.get(name, 0) + 1
        most = max(counts.values(), default=0)
        return sorted(name for name, count in counts.items() if count == most)
        ---
        from collections import Counter
        counts = Counter(name for person, names in follows.items() for name in names if name != person)
        return sorted(name for name in counts if counts[name] == max(counts.values()))
        """,
        lambda r: (_graph(r),),
    ),
    made(
        "branches_and_grids.suggest_friends",
        "suggest_friends friends_of_friends friend_suggestions",
        "friends: dict[str, list[str]]; name: str",
        "list[str]",
        """
        Friends of the friends of {name} who aren't friends yet, most common friends first, then by name.
        Whom could {name} know?
        Return people two steps away, without {name} and its {friends}, by how many ways lead to them.
        Count how often each appears in the lists of the friends; unknown names get [].
        friend suggestions
        """,
        """
        known = friends.get(name, [])
        counts = {}
        for friend in known:
            for other in friends.get(friend, []):
                if other != name and other not in known:
                    counts[other] = counts.get(other, 0) + 1
        return sorted(counts, key=lambda other: (-counts[other], other))
        ---
        from collections import Counter
        own = set(friends.get(name, []))
        found = Counter(other for friend in own for other in friends.get(friend, []))
        ranked = sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
        return [other for other, _ in ranked if other not in own | {name}]
        """,
        _linked,
    ),
    made(
        "branches_and_grids.degrees_apart",
        "degrees_apart steps_between separation",
        "links: dict[str, list[str]]; start: str; goal: str",
        "int",
        """
        Fewest links from {start} to {goal}, 0 if they are equal, -1 if there is no way or {start} is unknown.
        Degrees of separation.
        Return how many steps along {links} lead to {goal} at least, else -1.
        Breadth-first search for the distance between two names.
        shortest number of hops
        """,
        """
        if start not in links:
            return -1
        seen = {start}
        level = [start]
        steps = 0
        while level:
            if goal in level:
                return steps
            level = sorted({other for name in level for other in links.get(name, [])} - seen)
            seen.update(level)
            steps += 1
        return -1
        ---
        from collections import deque
        distances = {start: 0} if start in links else {}
        waiting = deque(distances)
        while waiting:
            name = waiting.popleft()
            for other in links.get(name, []):
                if other not in distances:
                    distances[other] = distances[name] + 1
                    waiting.append(other)
        return distances.get(goal, -1)
        """,
        lambda r: (*_graph_node(r), r.choice("abcd")),
    ),
    made(
        "branches_and_grids.within_steps",
        "within_steps reachable_within names_near",
        "links: dict[str, list[str]]; start: str; steps: int = 2",
        "list[str]",
        """
        Sorted names that can be reached from {start} in 1 to {steps} links, without {start}.
        Who is near?
        Return everything at most {steps} links away, {start} left out; an unknown start gives [].
        Follow the {links} for up to {steps} rounds and collect the names.
        neighbourhood of a node
        """,
        """
        near = {start}
        for _ in range(steps):
            near |= {other for name in near for other in links.get(name, [])}
        return sorted(near - {start})
        ---
        distances = {start: 0}
        waiting = [start]
        while waiting:
            name = waiting.pop(0)
            if distances[name] == steps:
                continue
            for other in links.get(name, []):
                if other not in distances:
                    distances[other] = distances[name] + 1
                    waiting.append(other)
        return sorted(name for name in distances if name != start)
        """,
        lambda r: (*_graph_node(r), r.choice((0, 1, 2, 2, 3))),
    ),
    made(
        "branches_and_grids.first_route",
        "shortest_route find_route route_between",
        "links: dict[str, list[str]]; start: str; goal: str",
        "str",
        """
        Shortest way as 'a -> b -> c'; of several the first one in the order of the lists; '' if none.
        Write the route from {start} to {goal}.
        The names on a way with the fewest {links}, joined by ' -> ', just the name if {start} is {goal}.
        Breadth-first route as text, an empty text when {goal} can't be reached.
        shortest path as text
        """,
        """
        paths = [[start]]
        seen = {start}
        while paths:
            path = paths.pop(0)
            if path[-1] == goal:
                return " -> ".join(path)
            for other in links.get(path[-1], []):
                if other not in seen:
                    seen.add(other)
                    paths.append([*path, other])
        return ""
        ---
        came_from = {start: None}
        waiting = [start]
        for name in waiting:
            for other in links.get(name, []):
                if other not in came_from:
                    came_from[other] = name
                    waiting.append(other)
        if goal not in came_from:
            return ""
        route = []
        while goal is not None:
            route.append(goal)
            goal = came_from[goal]
        return " -> ".join(reversed(route))
        """,
        lambda r: (_graph(r), r.choice("abcde"), r.choice("abcde")),
    ),
    made(
        "branches_and_grids.build_links",
        "pairs_to_graph build_adjacency links_from_pairs",
        "pairs: list[tuple[str, str]]; both_ways: bool = True",
        "dict[str, list[str]]",
        """
        Graph of {pairs}: name -> sorted distinct neighbours, names sorted; {both_ways} unless False.
        Build an adjacency dict.
        Every name of {pairs} with what it is linked to; with {both_ways} False only from first to second.
        Names that only come second have an empty list if links go one way.
        edge list to graph
        """,
        """
        graph = {name: set() for pair in pairs for name in pair}
        for one, two in pairs:
            graph[one].add(two)
            if both_ways:
                graph[two].add(one)
        return {name: sorted(graph[name]) for name in sorted(graph)}
        ---
        edges = set(pairs) | ({(two, one) for one, two in pairs} if both_ways else set())
        names = sorted({name for pair in pairs for name in pair})
        return {name: sorted(two for one, two in edges if one == name) for name in names}
        """,
        lambda r: (_pairs(r), r.random() < 0.6),
    ),
    made(
        "branches_and_grids.link_groups",
        "linked_groups connected_groups groups_from_pairs",
        "pairs: list[tuple[str, str]]",
        "list[list[str]]",
        """
        Groups of names linked directly or through others; each sorted, the largest first, then by name.
        Who belongs together?
        Return the connected groups of the {pairs}, in descending size, ties alphabetical.
        Merge {pairs} that share a name until nothing changes.
        connected components
        """,
        """
        groups = []
        for one, two in pairs:
            joined = {one, two}
            rest = []
            for group in groups:
                if group & joined:
                    joined |= group
                else:
                    rest.append(group)
            groups = [*rest, joined]
        return sorted((sorted(group) for group in groups), key=lambda group: (-len(group), group))
        ---
        leader = {}
        for one, two in pairs:
            a, b = leader.setdefault(one, one), leader.setdefault(two, two)
            for name in leader:
                if leader[name] == b:
                    leader[name] = a
        groups = {}
        for name in sorted(leader):
            groups.setdefault(leader[name], []).append(name)
        return sorted(groups.values(), key=lambda group: (-len(group), group))
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "branches_and_grids.removed_splits",
        "critical_nodes articulation_points nodes_that_split",
        "pairs: list[tuple[str, str]]",
        "list[str]",
        """
        Sorted names whose removal would disconnect others that are linked now.
        Which stations are critical?
        Return the cut points: without them the number of connected groups of the remaining names grows.
        For every name, leave it out and see if the network of {pairs} falls apart.
        articulation points
        """,
        """
        def groups(names):
            count, left = 0, set(names)
            while left:
                count += 1
                waiting = [left.pop()]
                while waiting:
                    name = waiting.pop()
                    near = {two if one == name else one for one, two in pairs if name in (one, two)} & left
                    left -= near
                    waiting.extend(near)
            return count
        names = {name for pair in pairs for name in pair}
        return sorted(name for name in names if groups(names - {name}) > groups(names))
        ---
        links = {}
        for one, two in pairs:
            links.setdefault(one, set()).add(two)
            links.setdefault(two, set()).add(one)
        def splits(name):
            near = links[name]
            reached = {next(iter(near))}
            waiting = list(reached)
            while waiting:
                for other in links[waiting.pop()]:
                    if other != name and other not in reached:
                        reached.add(other)
                        waiting.append(other)
            return not near <= reached
        return [name for name in sorted(links) if splits(name)]
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "branches_and_grids.one_way",
        "one_way_links missing_back_links unreciprocated_links",
        "links: dict[str, list[str]]",
        "list[tuple[str, str]]",
        """
        Sorted links (from, to) whose opposite is missing.
        Which {links} go one way only?
        Return every pair a -> b for which b doesn't link back to a; self links are fine.
        Check that a graph is symmetric and list the violations.
        links without a link back
        """,
        """
        return sorted(
            (one, two)
            for one, names in links.items()
            for two in names
            if one not in links.get(two, [])
        )
        ---
        pairs = {(one, two) for one in links for two in links[one]}
        return sorted(pair for pair in pairs if pair[::-1] not in pairs)
        """,
        lambda r: (_graph(r),),
    ),
    made(
        "branches_and_grids.dead_ends",
        "dead_ends_and_sources entry_and_exit_nodes starts_and_ends",
        "links: dict[str, list[str]]",
        "tuple[list[str], list[str]]",
        """
        Sorted names that nobody links to, and sorted names that link to nobody.
        Entry and exit pages.
        Return (starts, ends): keys of {links} in no list, and keys with an empty list.
        Names without incoming and names without outgoing {links}.
        sources and dead ends of a graph
        """,
        """
        targets = {two for names in links.values() for two in names}
        return sorted(links.keys() - targets), sorted(name for name in links if not links[name])
        ---
        starts, ends = [], []
        for name in sorted(links):
            if not any(name in names for names in links.values()):
                starts.append(name)
            if len(links[name]) == 0:
                ends.append(name)
        return starts, ends
        """,
        lambda r: (_graph(r),),
    ),
    made(
        "branches_and_grids.lonely",
        "unreachable_pages orphan_pages not_reachable",
        "links: dict[str, list[str]]; start: str",
        "list[str]",
        """
        Sorted keys of {links} that can't be reached from {start}; from an unknown start all of them.
        Orphan pages of a site.
        Return every page to which no way leads from {start}; {start} counts as reached.
        Follow all links from {start} and list what is left over.
        what can't be reached
        """,
        """
        reached = set()
        waiting = [start]
        while waiting:
            page = waiting.pop()
            if page not in reached:
                reached.add(page)
                waiting.extend(links.get(page, []))
        return sorted(set(links) - reached)
        ---
        def visit(page, seen):
            if page in seen:
                return seen
            seen = seen | {page}
            for other in links.get(page, []):
                seen = visit(other, seen)
            return seen
        found = visit(start, frozenset())
        return sorted(page for page in links if page not in found)
        """,
        lambda r: (_graph(r), r.choice("abcde")),
    ),
    made(
        "branches_and_grids.build_waves",
        "parallel_waves build_waves dependency_levels",
        "needs: dict[str, list[str]]",
        "list[list[str]]",
        """
        Waves of names that can be done at the same time: each as soon as all it {needs} is done; sorted.
        What can run in parallel?
        Return lists: first what needs nothing, then what needs only earlier waves, and so on.
        Group tasks by the number of steps that must come before.
        dependency levels
        """,
        """
        waves = []
        done = set()
        while len(done) < len(needs):
            wave = sorted(name for name in needs if name not in done and done.issuperset(needs[name]))
            waves.append(wave)
            done.update(wave)
        return waves
        ---
        def level(name):
            return 1 + max((level(other) for other in needs[name]), default=-1)
        waves = {}
        for name in sorted(needs):
            waves.setdefault(level(name), []).append(name)
        return [waves[at] for at in sorted(waves)]
        """,
        lambda r: (_acyclic(r),),
    ),
    made(
        "branches_and_grids.affected",
        "affected_by dependents_of what_breaks",
        "needs: dict[str, list[str]]; name: str",
        "list[str]",
        """
        All that need {name} directly or indirectly, sorted.
        What breaks if {name} is removed?
        Return the keys of {needs} from which the dependencies lead to {name}, without {name}.
        Reverse dependencies at any depth.
        who depends on it
        """,
        """
        found = set()
        waiting = [name]
        while waiting:
            current = waiting.pop()
            for other, required in needs.items():
                if current in required and other not in found:
                    found.add(other)
                    waiting.append(other)
        return sorted(found)
        ---
        def depends(other):
            return name in needs[other] or any(depends(required) for required in needs[other])
        return sorted(other for other in needs if depends(other))
        """,
        lambda r: (_acyclic(r), r.choice("abcde")),
    ),
    made(
        "branches_and_grids.extra_needs",
        "redundant_needs superfluous_dependencies implied_needs",
        "needs: dict[str, list[str]]",
        "dict[str, list[str]]",
        """
        Direct needs that another direct need brings along anyway, for each name that has some, sorted.
        Which dependencies are superfluous?
        Return name -> redundant entries of its list: those needed by one of its other {needs}, at any depth.
        Find what is implied already; names without such entries are left out.
        implied dependencies
        """,
        """
        def closure(name):
            return set(needs[name]).union(*(closure(other) for other in needs[name]))
        result = {}
        for name, direct in needs.items():
            extra = sorted(one for one in direct if any(one in closure(other) for other in direct))
            if extra:
                result[name] = extra
        return result
        ---
        def leads_to(start, goal):
            return any(other == goal or leads_to(other, goal) for other in needs[start])
        found = {
            name: [one for one in sorted(direct) if any(leads_to(other, one) for other in direct)]
            for name, direct in needs.items()
        }
        return {name: extra for name, extra in found.items() if extra}
        """,
        lambda r: (_acyclic(r),),
    ),
    made(
        "branches_and_grids.finish_times",
        "earliest_finish project_finish_times finish_times",
        "hours: dict[str, int]; needs: dict[str, list[str]]",
        "dict[str, int]",
        """
        When each task is done at the earliest: its {hours} after the latest of what it {needs}; begin at 0.
        Earliest finish of tasks with dependencies.
        Return task -> finishing time; a task starts as soon as everything it needs is finished.
        Plan a project where any number of tasks may run at once.
        critical path times
        """,
        """
        def finish(task):
            return hours[task] + max((finish(other) for other in needs[task]), default=0)
        return {task: finish(task) for task in hours}
        ---
        done = {}
        while len(done) < len(hours):
            for task in hours:
                if task not in done and all(other in done for other in needs[task]):
                    done[task] = max([done[other] for other in needs[task]] or [0]) + hours[task]
        return {task: done[task] for task in hours}
        """,
        lambda r: (lambda n: ({name: r.randint(1, 5) for name in n}, n))(_acyclic(r)),
    ),
    made(
        "branches_and_grids.cheapest",
        "cheapest_route_cost shortest_distance road_distance",
        "roads: dict[str, dict[str, int]]; start: str; goal: str",
        "int | None",
        """
        Least length from {start} to {goal} over one-way {roads} (from -> to -> length); None if unreachable.
        How far is it?
        Return the shortest distance, 0 if {start} is {goal}, None when no road leads there.
        Dijkstra on nested dicts, only the distance.
        shortest distance in a road map
        """,
        """
        import heapq
        waiting = [(0, start)]
        done = set()
        while waiting:
            distance, town = heapq.heappop(waiting)
            if town == goal:
                return distance
            if town not in done:
                done.add(town)
                for other, length in roads.get(town, {}).items():
                    heapq.heappush(waiting, (distance + length, other))
        return None
        ---
        best = {start: 0}
        for _ in roads:
            for town in roads:
                for other, length in roads[town].items():
                    if town in best and best[town] + length < best.get(other, best[town] + length + 1):
                        best[other] = best[town] + length
        return best.get(goal)
        """,
        lambda r: (_roads(r), "a", r.choice("abcd")),
    ),
    made(
        "branches_and_grids.nearest",
        "nearest_unvisited greedy_tour nearest_neighbour_tour",
        "roads: dict[str, dict[str, int]]; start: str",
        "list[str]",
        """
        Tour from {start}: always go on to the nearest unvisited town (ties by name) until there is none.
        Greedy tour.
        Return the towns in the order visited; only direct {roads} from the current town count.
        Nearest neighbour walk through a road map.
        always the shortest next road
        """,
        """
        tour = [start]
        while True:
            near = {town: length for town, length in roads.get(tour[-1], {}).items() if town not in tour}
            if not near:
                return tour
            tour.append(min(near, key=lambda town: (near[town], town)))
        ---
        tour = []
        town = start
        while town is not None:
            tour.append(town)
            lengths = roads.get(town, {})
            options = sorted((lengths[other], other) for other in lengths if other not in tour)
            town = options[0][1] if options else None
        return tour
        """,
        lambda r: (_roads(r), "a"),
    ),
    made(
        "branches_and_grids.color_map",
        "color_regions greedy_coloring assign_slots",
        "neighbours: dict[str, list[str]]",
        "dict[str, int]",
        """
        Give each name, in order, the smallest number from 0 that none of its numbered {neighbours} has.
        Colour a map greedily.
        Return name -> colour number; connected names get different numbers, the lowest possible one first.
        Assign slots so that conflicting ones differ.
        greedy colouring
        """,
        """
        colors = {}
        for name, others in neighbours.items():
            used = {colors[other] for other in others if other in colors}
            color = 0
            while color in used:
                color += 1
            colors[name] = color
        return colors
        ---
        result = {}
        for name in neighbours:
            taken = [result.get(other) for other in neighbours[name]]
            result[name] = next(number for number in range(len(taken) + 1) if number not in taken)
        return result
        """,
        _neighbours,
    ),
    made(
        "branches_and_grids.two_teams",
        "split_in_two_teams two_groups_without_conflict bipartite_split",
        "enemies: list[tuple[str, str]]",
        "tuple[list[str], list[str]] | None",
        """
        Split all names into two sorted teams so that no pair of {enemies} is together; None if impossible.
        Separate {enemies}.
        Return (first, second); of each connected group the alphabetically first name goes to the first team.
        Two groups without conflicts, or None when there is an odd circle.
        bipartite split
        """,
        """
        side = {}
        for name in sorted({name for pair in enemies for name in pair}):
            if name in side:
                continue
            side[name] = 0
            waiting = [name]
            while waiting:
                current = waiting.pop()
                for pair in enemies:
                    if current in pair:
                        other = pair[0] if pair[1] == current else pair[1]
                        if other not in side:
                            side[other] = 1 - side[current]
                            waiting.append(other)
        if any(side[one] == side[two] for one, two in enemies):
            return None
        first = sorted(name for name in side if side[name] == 0)
        return first, sorted(name for name in side if side[name] == 1)
        ---
        from itertools import product
        names = sorted({name for pair in enemies for name in pair})
        for sides in product((0, 1), repeat=len(names)):
            team = dict(zip(names, sides))
            if all(team[one] != team[two] for one, two in enemies):
                first = [name for name in names if team[name] == 0]
                return first, [name for name in names if team[name] == 1]
        return None
        """,
        lambda r: (_pairs(r)[:4],),
    ),
    made(
        "branches_and_grids.inner_part",
        "without_border inner_grid crop_border",
        "grid: list[list[int]]; width: int = 1",
        "list[list[int]]",
        """
        Inner part of {grid} without a border of {width} cells; [] if nothing remains.
        Crop the frame.
        Return the rows and columns that are at least {width} away from each edge.
        Cut {width} cells off at all four sides.
        grid without its border
        """,
        """
        rows = grid[width : len(grid) - width] if len(grid) > 2 * width else []
        inner = [row[width : len(row) - width] for row in rows if len(row) > 2 * width]
        return inner
        ---
        height, length = len(grid), len(grid[0])
        result = []
        for y in range(width, height - width):
            row = [grid[y][x] for x in range(width, length - width)]
            if row:
                result.append(row)
        return result
        """,
        lambda r: (_grid(r), r.randint(0, 2)),
    ),
    made(
        "branches_and_grids.add_frame",
        "add_frame pad_grid surround_with",
        "grid: list[list[int]]; value: int = 0; width: int = 1",
        "list[list[int]]",
        """
        Put a frame of {width} cells with {value} around {grid}.
        Pad a matrix on all sides.
        Return a new grid with {width} more rows and columns at each side, filled with {value}.
        Surround the rectangle by a border of equal numbers.
        grid with a margin
        """,
        """
        side = [value] * width
        line = [value] * (len(grid[0]) + 2 * width)
        edge = [list(line) for _ in range(width)]
        return edge + [side + row + side for row in grid] + [list(line) for _ in range(width)]
        ---
        height, length = len(grid), len(grid[0])
        result = [[value] * (length + 2 * width) for _ in range(height + 2 * width)]
        for y in range(height):
            for x in range(length):
                result[y + width][x + width] = grid[y][x]
        return result
        """,
        lambda r: (_grid(r), r.choice((0, 9)), r.randint(0, 2)),
    ),
    made(
        "branches_and_grids.peaks",
        "local_peaks grid_peaks hill_tops",
        "grid: list[list[int]]",
        "list[tuple[int, int]]",
        """
        Positions (row, column) whose number is greater than all of its up to 8 neighbours.
        Find the hill tops.
        Return every cell strictly higher than those around it, also diagonally, in reading order.
        Local maxima of {grid}; equal neighbours make no peak, a lone cell is one.
        strict local maxima in a grid
        """,
        """
        def around(y, x):
            for row in range(max(y - 1, 0), min(y + 2, len(grid))):
                for column in range(max(x - 1, 0), min(x + 2, len(grid[0]))):
                    if (row, column) != (y, x):
                        yield grid[row][column]
        return [
            (y, x)
            for y, row in enumerate(grid)
            for x, value in enumerate(row)
            if all(value > other for other in around(y, x))
        ]
        ---
        found = []
        for y in range(len(grid)):
            for x in range(len(grid[0])):
                block = [n for row in grid[max(y - 1, 0) : y + 2] for n in row[max(x - 1, 0) : x + 2]]
                block.remove(grid[y][x])
                if not block or max(block) < grid[y][x]:
                    found.append((y, x))
        return found
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.low_points",
        "low_point_risk sum_low_points local_minima_risk",
        "grid: list[list[int]]",
        "int",
        """
        Sum of the low points plus one each: cells lower than their neighbours above, below, left and right.
        Risk of the low points.
        Return the total of value + 1 over all cells that are smaller than every direct neighbour.
        Find strict local minima of {grid} (4 neighbours) and add up their numbers, each increased by 1.
        low points of a height map
        """,
        """
        total = 0
        for y, row in enumerate(grid):
            for x, value in enumerate(row):
                near = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
                if all(value < grid[b][a] for b, a in near if 0 <= b < len(grid) and 0 <= a < len(row)):
                    total += value + 1
        return total
        ---
        heights = {(y, x): value for y, row in enumerate(grid) for x, value in enumerate(row)}
        total = 0
        for (y, x), value in heights.items():
            near = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
            if min(heights.get(cell, value + 1) for cell in near) > value:
                total += value + 1
        return total
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.visible",
        "visible_from_left_or_right skyline_visible count_visible_houses",
        "grid: list[list[int]]",
        "int",
        """
        Number of cells that can be seen from the left or the right: all before them in the row are lower.
        How many houses are visible along the rows?
        Count the cells with only smaller numbers to their left or only smaller ones to their right.
        Look along each row of {grid} from both ends; equal heights hide each other.
        visible from the sides
        """,
        """
        return sum(
            1
            for row in grid
            for x, height in enumerate(row)
            if all(other < height for other in row[:x]) or all(other < height for other in row[x + 1 :])
        )
        ---
        total = 0
        for row in grid:
            seen = set()
            for order in (range(len(row)), range(len(row) - 1, -1, -1)):
                tallest = None
                for x in order:
                    if tallest is None or row[x] > tallest:
                        seen.add(x)
                        tallest = row[x]
            total += len(seen)
        return total
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.smooth",
        "smooth_grid blur_grid neighbour_average",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        Replace each number by the mean of its 3x3 surroundings (with itself, inside {grid}), rounded down.
        Blur a picture.
        Return a grid where every cell is the floor of the mean of itself and its up to 8 neighbours.
        Smooth {grid} with a 3 by 3 box; cells outside don't count.
        box blur of a matrix
        """,
        """
        def mean(y, x):
            block = [value for row in grid[max(y - 1, 0) : y + 2] for value in row[max(x - 1, 0) : x + 2]]
            return sum(block) // len(block)
        return [[mean(y, x) for x in range(len(row))] for y, row in enumerate(grid)]
        ---
        result = []
        for y in range(len(grid)):
            line = []
            for x in range(len(grid[0])):
                total = count = 0
                for b in range(y - 1, y + 2):
                    for a in range(x - 1, x + 2):
                        if 0 <= b < len(grid) and 0 <= a < len(grid[0]):
                            total += grid[b][a]
                            count += 1
                line.append(total // count)
            result.append(line)
        return result
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.shrink",
        "shrink_grid block_sums pool_blocks",
        "grid: list[list[int]]; size: int = 2",
        "list[list[int]]",
        """
        Sum of every block of {size} by {size} cells; blocks at the right and lower edge may be smaller.
        Pool a matrix.
        Return a smaller grid with the totals of neighbouring {size} x {size} blocks, partial ones included.
        Divide {grid} into squares of side {size} and add up each.
        block sums
        """,
        """
        return [
            [
                sum(sum(row[x : x + size]) for row in grid[y : y + size])
                for x in range(0, len(grid[0]), size)
            ]
            for y in range(0, len(grid), size)
        ]
        ---
        height, width = -(-len(grid) // size), -(-len(grid[0]) // size)
        result = [[0] * width for _ in range(height)]
        for y, row in enumerate(grid):
            for x, value in enumerate(row):
                result[y // size][x // size] += value
        return result
        """,
        lambda r: (_grid(r), r.randint(1, 3)),
    ),
    made(
        "branches_and_grids.zoom",
        "zoom_grid enlarge_grid scale_up",
        "grid: list[list[int]]; factor: int = 2",
        "list[list[int]]",
        """
        Enlarge {grid}: every cell becomes a square of {factor} by {factor} cells.
        Scale a picture up.
        Return a grid in which each number is repeated {factor} times across and down.
        Zoom in by a whole {factor}.
        repeat cells in both directions
        """,
        """
        result = []
        for row in grid:
            wide = [value for value in row for _ in range(factor)]
            result += [list(wide) for _ in range(factor)]
        return result
        ---
        height, width = len(grid) * factor, len(grid[0]) * factor
        return [[grid[y // factor][x // factor] for x in range(width)] for y in range(height)]
        """,
        lambda r: (_grid(r), r.randint(1, 3)),
    ),
    made(
        "branches_and_grids.fall_down",
        "drop_stones apply_gravity let_fall",
        "lines: list[str]",
        "list[str]",
        """
        Let the 'o' in each column of {lines} fall to the bottom; everything else is '.'.
        Gravity in a picture of stones.
        Return {lines} of the same size with all 'o' as low as possible in their column.
        Stones fall down: per column the 'o' pile up at the lower end.
        stones sink to the ground
        """,
        """
        height = len(lines)
        counts = [column.count("o") for column in zip(*lines)]
        return ["".join("o" if height - y <= count else "." for count in counts) for y in range(height)]
        ---
        columns = ["".join(sorted(column)) for column in zip(*lines)]
        return ["".join(row) for row in zip(*columns)]
        """,
        lambda r: (_picture(r, "o.."),),
    ),
    made(
        "branches_and_grids.clear_lines",
        "clear_full_rows remove_full_lines clear_lines",
        "board: list[list[int]]",
        "tuple[list[list[int]], int]",
        """
        Remove the full rows (no 0), put as many empty ones on top; return the new {board} and their number.
        Tetris: clear complete lines.
        Return (board, removed); rows without a 0 vanish, the others move down, rows of zeros come in above.
        Delete all full rows and refill from the top.
        clear lines in a block game
        """,
        """
        kept = [list(row) for row in board if 0 in row]
        removed = len(board) - len(kept)
        return [[0] * len(row) for row in board[:removed]] + kept, removed
        ---
        result = []
        count = 0
        for row in board:
            if all(row):
                count += 1
                result.insert(0, [0 for _ in row])
            else:
                result.append(list(row))
        return result, count
        """,
        lambda r: ([[r.choice((1, 1, 1, 0)) for _ in range(3)] for _ in range(r.randint(0, 4))],),
    ),
    made(
        "branches_and_grids.winner_line",
        "connect_winner four_in_row_winner board_winner",
        "board: list[str]; length: int = 3",
        "str",
        """
        Sign other than '.' with {length} in line across or down, 'X' before 'O'; '' if there is none.
        Who has {length} in a line, across or down?
        Give 'X' or 'O' if that sign fills {length} neighbouring cells in a row or column of {board}, else ''.
        Check the lines of {board} for a winner (no diagonals); X is looked at first.
        winner of a line game
        """,
        """
        lines = [*board, *("".join(column) for column in zip(*board))]
        for sign in "XO":
            if any(sign * length in line for line in lines):
                return sign
        return ""
        ---
        def longest(sign, line):
            best = run = 0
            for cell in line:
                run = run + 1 if cell == sign else 0
                best = max(best, run)
            return best
        columns = list(zip(*board))
        for sign in ("X", "O"):
            if max(longest(sign, line) for line in [*board, *columns]) >= length:
                return sign
        return ""
        """,
        lambda r: (_picture(r, "XXO."), r.choice((2, 3))),
    ),
    made(
        "branches_and_grids.queen_attack",
        "attacked_cells queen_sees cells_in_view",
        "lines: list[str]; row: int; column: int",
        "int",
        """
        Number of '.' cells seen from ({row}, {column}) in the 8 directions; a '#' blocks the view.
        How many fields does a queen reach?
        Count the free cells in straight and diagonal lines from the position up to the first '#'.
        Look in all eight directions until the edge or a '#'; the own cell doesn't count.
        cells in line of sight
        """,
        """
        total = 0
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                y, x = row + down, column + right
                while (down or right) and 0 <= y < len(lines) and 0 <= x < len(lines[0]):
                    if lines[y][x] == "#":
                        break
                    total += 1
                    y, x = y + down, x + right
        return total
        ---
        cells = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "."}
        steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
        seen = 0
        for down, right in steps:
            distance = 1
            while (row + down * distance, column + right * distance) in cells:
                seen += 1
                distance += 1
        return seen
        """,
        lambda r: (
            lambda g: (
                ["".join("#" if n > 6 else "." for n in line) for line in g],
                r.randrange(len(g)),
                r.randrange(len(g[0])),
            )
        )(_grid(r)),
    ),
    made(
        "branches_and_grids.walk_map",
        "walk_on_map follow_moves_on_map blocked_walk",
        "lines: list[str]; moves: str",
        "tuple[int, int]",
        """
        Position (row, column) after {moves} U, D, L, R from (0, 0); steps off the map or onto '#' fail.
        Walk on a map with walls.
        Return where the {moves} lead, starting in the upper left corner; a blocked step does nothing.
        Follow the letters and stay where you are when there is a '#' or the edge.
        moves with obstacles
        """,
        """
        steps = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
        row = column = 0
        for move in moves:
            y, x = row + steps[move][0], column + steps[move][1]
            if 0 <= y < len(lines) and 0 <= x < len(lines[0]) and lines[y][x] != "#":
                row, column = y, x
        return row, column
        ---
        walls = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#"}
        y = x = 0
        for move in moves:
            new_y = y + (move == "D") - (move == "U")
            new_x = x + (move == "R") - (move == "L")
            inside = new_y in range(len(lines)) and new_x in range(len(lines[0]))
            if inside and (new_y, new_x) not in walls:
                y, x = new_y, new_x
        return y, x
        """,
        lambda r: (_picture(r, "...#"), "".join(r.choice("UDLR") for _ in range(r.randint(0, 6)))),
    ),
    made(
        "branches_and_grids.island_sizes",
        "island_sizes land_areas region_sizes",
        "lines: list[str]",
        "list[int]",
        """
        Sizes of the islands of '#' (connected across or down), largest first.
        How large are the islands?
        Return the number of cells of each connected group of '#' in {lines}, in descending order.
        Flood every island and count; diagonal neighbours don't connect.
        sizes of connected regions
        """,
        """
        land = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#"}
        sizes = []
        while land:
            waiting = [land.pop()]
            size = 0
            while waiting:
                y, x = waiting.pop()
                size += 1
                for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                    if near in land:
                        land.remove(near)
                        waiting.append(near)
            sizes.append(size)
        return sorted(sizes, reverse=True)
        ---
        seen = set()
        def flood(y, x):
            if not (0 <= y < len(lines) and 0 <= x < len(lines[0])) or (y, x) in seen or lines[y][x] != "#":
                return 0
            seen.add((y, x))
            return 1 + flood(y - 1, x) + flood(y + 1, x) + flood(y, x - 1) + flood(y, x + 1)
        sizes = [flood(y, x) for y in range(len(lines)) for x in range(len(lines[0]))]
        return sorted((size for size in sizes if size), reverse=True)
        """,
        lambda r: (_picture(r, "##."),),
    ),
    made(
        "branches_and_grids.lakes",
        "enclosed_lakes count_lakes inner_water",
        "lines: list[str]",
        "int",
        """
        Number of '.' cells that are enclosed: no way over '.' (not diagonal) leads to the border of the map.
        How much water is inside?
        Count the '.' from which one can't get to the edge of {lines} by steps up, down, left, right on '.'.
        Flood from the border; what '.' is left is a lake.
        enclosed cells
        """,
        """
        water = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "."}
        bottom, right = len(lines) - 1, len(lines[0]) - 1
        waiting = [(y, x) for y, x in water if y in (0, bottom) or x in (0, right)]
        water.difference_update(waiting)
        while waiting:
            y, x = waiting.pop()
            for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if near in water:
                    water.remove(near)
                    waiting.append(near)
        return len(water)
        ---
        width = len(lines[0]) + 2
        cells = ["." * width, *("." + line + "." for line in lines), "." * width]
        open_cells = {(0, 0)}
        waiting = [(0, 0)]
        for y, x in waiting:
            for b, a in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                if 0 <= b < len(cells) and 0 <= a < width and cells[b][a] == "." and (b, a) not in open_cells:
                    open_cells.add((b, a))
                    waiting.append((b, a))
        return sum(line.count(".") for line in cells) - len(open_cells)
        """,
        lambda r: (["".join(row) for row in _cells(r, "###.", 3, 5)],),
    ),
    made(
        "branches_and_grids.coast",
        "coast_length shore_length outline_length",
        "lines: list[str]",
        "int",
        """
        Length of the coast: sides of '#' cells that border on '.'; the edge of the map is no coast.
        How long is the shore?
        Count the pairs of neighbouring cells (across or down) of which one is '#' and the other '.'.
        Sum of the borders between land and water within {lines}.
        sides between two kinds of cells
        """,
        """
        across = sum(a != b for line in lines for a, b in zip(line, line[1:]))
        down = sum(a != b for one, two in zip(lines, lines[1:]) for a, b in zip(one, two))
        return across + down
        ---
        total = 0
        for y, line in enumerate(lines):
            for x, sign in enumerate(line):
                if x + 1 < len(line) and line[x + 1] != sign:
                    total += 1
                if y + 1 < len(lines) and lines[y + 1][x] != sign:
                    total += 1
        return total
        """,
        lambda r: (_picture(r),),
    ),
    made(
        "branches_and_grids.bounding_box",
        "crop_picture trim_empty_edges crop_to_content",
        "lines: list[str]",
        "list[str]",
        """
        Smallest rectangle of {lines} that contains every '#'; [] if there is none.
        Crop a picture to its content.
        Return {lines} without empty rows and columns around the '#'; empty ones inside stay.
        Cut off all outer rows and columns that have no '#'.
        trim a picture
        """,
        """
        rows = [y for y, line in enumerate(lines) if "#" in line]
        if not rows:
            return []
        columns = [x for x, column in enumerate(zip(*lines)) if "#" in column]
        return [line[columns[0] : columns[-1] + 1] for line in lines[rows[0] : rows[-1] + 1]]
        ---
        cells = [(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#"]
        if not cells:
            return []
        top, bottom = min(y for y, _ in cells), max(y for y, _ in cells)
        left, right = min(x for _, x in cells), max(x for _, x in cells)
        return [lines[y][left : right + 1] for y in range(top, bottom + 1)]
        """,
        lambda r: (_picture(r, "#..."),),
    ),
    made(
        "branches_and_grids.spread_fire",
        "spread_fire fire_after_steps burn_forest",
        "lines: list[str]; steps: int = 1",
        "list[str]",
        """
        Map after {steps} steps of fire: each tree 'T' next to fire '*' (not diagonal) catches fire.
        Spread a forest fire.
        Return {lines} where in each step all 'T' above, below, left or right of a '*' become '*'.
        Fire jumps to neighbouring trees once per step and goes on burning.
        forest fire simulation
        """,
        """
        grid = [list(line) for line in lines]
        for _ in range(steps):
            burning = [(y, x) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign == "*"]
            for y, x in burning:
                for b, a in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                    if 0 <= b < len(grid) and 0 <= a < len(grid[0]) and grid[b][a] == "T":
                        grid[b][a] = "*"
        return ["".join(row) for row in grid]
        ---
        trees = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "T"}
        fire = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "*"}
        for _ in range(steps):
            near = {cell for y, x in fire for cell in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))}
            fire |= near & trees
        return [
            "".join("*" if (y, x) in fire else sign for x, sign in enumerate(line))
            for y, line in enumerate(lines)
        ]
        """,
        lambda r: (_picture(r, "TTT*."), r.randint(0, 3)),
    ),
    made(
        "branches_and_grids.burn_time",
        "steps_until_burnt time_to_burn minutes_to_spread",
        "lines: list[str]",
        "int",
        """
        Steps until all trees 'T' burn if fire '*' spreads to direct neighbours; -1 if some never do.
        How long does the forest burn?
        Return the number of rounds after which no 'T' is left in {lines}, 0 if there is none, else -1.
        Spread the '*' over neighbouring 'T' until nothing changes.
        rounds until everything is reached
        """,
        """
        trees = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "T"}
        front = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "*"}
        steps = 0
        while trees:
            near = {cell for y, x in front for cell in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))}
            front = near & trees
            if not front:
                return -1
            trees -= front
            steps += 1
        return steps
        ---
        cells = {(y, x): sign for y, line in enumerate(lines) for x, sign in enumerate(line)}
        times = {cell: 0 for cell, sign in cells.items() if sign == "*"}
        waiting = list(times)
        for y, x in waiting:
            for near in ((y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)):
                if cells.get(near) == "T" and near not in times:
                    times[near] = times[y, x] + 1
                    waiting.append(near)
        if any(sign == "T" and cell not in times for cell, sign in cells.items()):
            return -1
        return max(times.values(), default=0)
        """,
        lambda r: (_picture(r, "TTT*."),),
    ),
    made(
        "branches_and_grids.count_ways",
        "count_ways_down_right ways_through_map lattice_ways_with_walls",
        "lines: list[str]",
        "int",
        """
        Number of ways from the upper left to the lower right cell, only right or down and never over '#'.
        In how many ways can one get through?
        Count the monotone paths on '.'; 0 if one of the corners is '#'.
        Add up for each cell of {lines} the ways from above and from the left.
        paths around walls
        """,
        """
        ways = [[0] * len(lines[0]) for _ in lines]
        for y, line in enumerate(lines):
            for x, sign in enumerate(line):
                if sign == "#":
                    continue
                if y == x == 0:
                    ways[y][x] = 1
                else:
                    ways[y][x] = (ways[y - 1][x] if y else 0) + (ways[y][x - 1] if x else 0)
        return ways[-1][-1]
        ---
        row = [1] + [0] * (len(lines[0]) - 1)
        for line in lines:
            for x, sign in enumerate(line):
                if sign == "#":
                    row[x] = 0
                elif x:
                    row[x] += row[x - 1]
        return row[-1]
        """,
        lambda r: (_picture(r, "....#"),),
    ),
    made(
        "branches_and_grids.greedy_descent",
        "roll_downhill greedy_descent ball_path",
        "grid: list[list[int]]; row: int; column: int",
        "list[tuple[int, int]]",
        """
        Way of a ball from ({row}, {column}): on to the lowest direct neighbour that is lower, until none is.
        Where does the ball roll?
        Return the cells visited, the start first; ties are broken in the order up, down, left, right.
        Follow the steepest descent (4 neighbours) in a height map.
        downhill path
        """,
        """
        path = [(row, column)]
        while True:
            y, x = path[-1]
            near = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
            inside = [(b, a) for b, a in near if 0 <= b < len(grid) and 0 <= a < len(grid[0])]
            lower = [(b, a) for b, a in inside if grid[b][a] < grid[y][x]]
            if not lower:
                return path
            path.append(min(lower, key=lambda cell: grid[cell[0]][cell[1]]))
        ---
        heights = {(y, x): value for y, line in enumerate(grid) for x, value in enumerate(line)}
        cell = (row, column)
        path = [cell]
        while cell is not None:
            best = None
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                near = (cell[0] + down, cell[1] + right)
                if near in heights and heights[near] < heights[best or cell]:
                    best = near
            if best:
                path.append(best)
            cell = best
        return path
        """,
        lambda r: _cell(r, _grid(r)),
    ),
    made(
        "branches_and_grids.pools",
        "trapped_water_per_column water_levels pool_depths",
        "heights: list[int]",
        "list[int]",
        """
        Depth of the water that stays over each of {heights} after rain, 0 where it runs off.
        How deep are the puddles?
        For every column the lower of the highest walls left and right (itself included) minus its height.
        Water trapped between walls, column by column.
        puddle depths
        """,
        """
        return [
            min(max(heights[: at + 1]), max(heights[at:])) - height
            for at, height in enumerate(heights)
        ]
        ---
        from itertools import accumulate
        left = list(accumulate(heights, max))
        right = list(accumulate(reversed(heights), max))[::-1]
        return [min(a, b) - height for a, b, height in zip(left, right, heights)]
        """,
        lambda r: ([r.randint(0, 5) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "branches_and_grids.rows_sums",
        "add_totals with_row_and_column_sums append_sums",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        Add the row sums as last column and the column sums, with the grand total, as last row.
        Table with totals.
        Return {grid} with a total at the end of each row and a row of totals below.
        Append sums on the right and at the bottom.
        marginal sums of a table
        """,
        """
        rows = [[*row, sum(row)] for row in grid]
        return [*rows, [sum(column) for column in zip(*rows)]]
        ---
        result = []
        bottom = [0] * (len(grid[0]) + 1)
        for row in grid:
            line = row + [sum(row)]
            bottom = [total + value for total, value in zip(bottom, line)]
            result.append(line)
        result.append(bottom)
        return result
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.sudoku_unit",
        "repeated_in_lines duplicate_lines_in_grid rows_and_columns_with_repeats",
        "grid: list[list[int]]",
        "tuple[list[int], list[int]]",
        """
        Indexes of rows, and of columns, in which a number other than 0 is repeated.
        Check a puzzle for repetition.
        Return (rows, columns) that break the rule; 0 stands for an empty cell and may repeat.
        Find the lines of {grid} with a duplicate number, zeros ignored.
        sudoku style check
        """,
        """
        def repeats(line):
            filled = [value for value in line if value]
            return len(set(filled)) < len(filled)
        rows = [at for at, row in enumerate(grid) if repeats(row)]
        return rows, [at for at, column in enumerate(zip(*grid)) if repeats(column)]
        ---
        bad = ([], [])
        for found, lines in zip(bad, (grid, list(zip(*grid)))):
            for at, line in enumerate(lines):
                if any(value != 0 and line.count(value) > 1 for value in line):
                    found.append(at)
        return bad
        """,
        lambda r: (_grid(r, 5),),
    ),
    made(
        "branches_and_grids.candidates",
        "cell_candidates possible_numbers allowed_in_cell",
        "grid: list[list[int]]; row: int; column: int",
        "list[int]",
        """
        Numbers from 1 to the size of the square {grid} that this row and column lack; [] if filled.
        Candidates of a puzzle cell.
        Return what may be put at ({row}, {column}), ascending; 0 is empty, a filled cell allows nothing.
        Latin square: each number once in each row and column.
        possible numbers of a cell
        """,
        """
        if grid[row][column]:
            return []
        used = set(grid[row]) | {line[column] for line in grid}
        return [number for number in range(1, len(grid) + 1) if number not in used]
        ---
        if grid[row][column] != 0:
            return []
        allowed = []
        for number in range(1, len(grid) + 1):
            if number not in grid[row] and all(line[column] != number for line in grid):
                allowed.append(number)
        return allowed
        """,
        _latin,
    ),
    made(
        "branches_and_grids.ring",
        "rotate_ring rotate_border turn_frame",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        Move the border of {grid} on by one place clockwise; a single row or column goes round, too.
        Turn the frame.
        A grid whose outer ring is shifted by one cell clockwise, inside unchanged.
        Rotate only the border; with one row or column the last number goes to the front.
        rotate the outer ring
        """,
        """
        height, width = len(grid), len(grid[0])
        ring = [(0, x) for x in range(width)] + [(y, width - 1) for y in range(1, height)]
        if height > 1 and width > 1:
            ring += [(height - 1, x) for x in range(width - 2, -1, -1)]
            ring += [(y, 0) for y in range(height - 2, 0, -1)]
        result = [list(row) for row in grid]
        for (y, x), (b, a) in zip(ring, ring[1:] + ring[:1]):
            result[b][a] = grid[y][x]
        return result
        ---
        height, width = len(grid), len(grid[0])
        y, x = 0, 0
        cells = [(0, 0)]
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            while 0 <= y + down < height and 0 <= x + right < width and (y + down, x + right) not in cells:
                y, x = y + down, x + right
                cells.append((y, x))
            if min(height, width) == 1 and down + right < 0:
                break
        values = [grid[y][x] for y, x in cells]
        values = values[-1:] + values[:-1]
        result = [row[:] for row in grid]
        for (y, x), value in zip(cells, values):
            result[y][x] = value
        return result
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.cross_sum",
        "cross_sum row_and_column_sum rook_sum",
        "grid: list[list[int]]; row: int; column: int",
        "int",
        """
        Sum of the numbers in the {row} and the {column}, the cell where they cross counted once.
        Cross sum of a cell.
        Return the total of everything in line with ({row}, {column}), itself included once.
        Add up row and column without counting the crossing twice.
        what a rook would cover
        """,
        """
        return sum(grid[row]) + sum(line[column] for line in grid) - grid[row][column]
        ---
        return sum(
            value
            for y, line in enumerate(grid)
            for x, value in enumerate(line)
            if y == row or x == column
        )
        """,
        lambda r: _cell(r, _grid(r)),
    ),
    made(
        "branches_and_grids.checker",
        "checkerboard_difference checkerboard_sums light_minus_dark",
        "grid: list[list[int]]",
        "tuple[int, int]",
        """
        Sums of the light and the dark cells, as on a chess board; the upper left is light.
        Checkerboard sums.
        Return (light, dark): cells with an even row plus column index, and all the others.
        Add up the numbers of {grid} in the two colours of a chess board.
        alternating cell sums
        """,
        """
        light = sum(value for y, row in enumerate(grid) for x, value in enumerate(row) if (y + x) % 2 == 0)
        return light, sum(map(sum, grid)) - light
        ---
        sums = [0, 0]
        for y, row in enumerate(grid):
            sums[y % 2] += sum(row[::2])
            sums[1 - y % 2] += sum(row[1::2])
        return tuple(sums)
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.seat_map",
        "seat_map_free free_neighbouring_seats adjacent_free_seats",
        "lines: list[str]; count: int = 2",
        "tuple[int, int] | None",
        """
        Row and first column, from 1, of the first {count} free seats '.' side by side; None if there aren't.
        Find seats next to each other.
        Return (row, seat) counted from 1 where {count} '.' in a row begin, front rows first, leftmost first.
        Search the plan, 'x' is taken; seats must be in one row.
        adjacent free seats
        """,
        """
        for number, line in enumerate(lines, start=1):
            at = line.find("." * count)
            if at >= 0:
                return number, at + 1
        return None
        ---
        for y in range(len(lines)):
            for x in range(len(lines[y]) - count + 1):
                if all(seat == "." for seat in lines[y][x : x + count]):
                    return y + 1, x + 1
        return None
        """,
        lambda r: (_picture(r, "..x"), r.randint(1, 3)),
    ),
    made(
        "branches_and_grids.mines",
        "mine_numbers minesweeper_numbers count_mines_around",
        "lines: list[str]",
        "list[str]",
        """
        Replace every '.' by the number of '*' in its up to 8 neighbours, ' ' for none; mines stay.
        Numbers of Minesweeper.
        Return {lines} with the count of adjacent '*' in the free cells, blank where it is 0.
        Label each free field with how many mines touch it.
        minesweeper hints
        """,
        """
        def hint(y, x):
            block = "".join(line[max(x - 1, 0) : x + 2] for line in lines[max(y - 1, 0) : y + 2])
            return str(block.count("*") or " ")
        return [
            "".join("*" if sign == "*" else hint(y, x) for x, sign in enumerate(line))
            for y, line in enumerate(lines)
        ]
        ---
        mines = {(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "*"}
        result = []
        for y, line in enumerate(lines):
            text = ""
            for x in range(len(line)):
                near = sum((y + b, x + a) in mines for b in (-1, 0, 1) for a in (-1, 0, 1))
                text += "*" if (y, x) in mines else str(near) if near else " "
            result.append(text)
        return result
        """,
        lambda r: (_picture(r, "*..."),),
    ),
    made(
        "branches_and_grids.life_step",
        "life_step game_of_life_step next_generation",
        "cells: set[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Sorted living cells after one step of Conway's game: born with 3 neighbours, alive with 2 or 3.
        Game of life on an endless board.
        Return the next generation of living {cells} (row, column), in order.
        Count the living neighbours around {cells}; 3 is alive, 2 stays as it is, everything else is dead.
        one step of life with sparse cells
        """,
        """
        from collections import Counter
        around = [(b, a) for b in (-1, 0, 1) for a in (-1, 0, 1) if b or a]
        counts = Counter((y + b, x + a) for y, x in cells for b, a in around)
        return sorted(cell for cell, count in counts.items() if count == 3 or (count == 2 and cell in cells))
        ---
        alive = []
        places = {(y + b, x + a) for y, x in cells for b in (-1, 0, 1) for a in (-1, 0, 1)}
        for y, x in sorted(places):
            near = sum((b, a) in cells for b in range(y - 1, y + 2) for a in range(x - 1, x + 2))
            if near == 3 or (near == 4 and (y, x) in cells):
                alive.append((y, x))
        return alive
        """,
        lambda r: ({(r.randint(0, 3), r.randint(0, 3)) for _ in range(r.randint(0, 8))},),
    ),
    made(
        "branches_and_grids.word_places",
        "find_word_in_grid word_search word_positions",
        "lines: list[str]; word: str",
        "list[tuple[int, int, str]]",
        """
        Places of {word} in {lines}: (row, column, 'across' or 'down') of its first letter, in order.
        Word search.
        Return all occurrences from left to right and from top to bottom, overlapping ones too, sorted.
        Find {word} in the rows and columns of a letter grid.
        word in a grid of letters
        """,
        """
        found = []
        for y, line in enumerate(lines):
            for x in range(len(line)):
                if line[x : x + len(word)] == word:
                    found.append((y, x, "across"))
                if "".join(row[x] for row in lines[y : y + len(word)]) == word:
                    found.append((y, x, "down"))
        return found
        ---
        def starts(texts):
            return [(i, j) for i, t in enumerate(texts) for j in range(len(t)) if t[j:].startswith(word)]
        columns = ["".join(column) for column in zip(*lines)]
        across = [(y, x, "across") for y, x in starts(lines)]
        return sorted(across + [(y, x, "down") for x, y in starts(columns)])
        """,
        lambda r: (_picture(r, "ab"), r.choice(("ab", "ba", "aab", "aa", "bab"))),
    ),
    made(
        "branches_and_grids.symmetry",
        "grid_symmetry mirror_symmetry picture_symmetry",
        "lines: list[str]",
        "str",
        """
        Say whether a picture mirrors onto itself: 'both', 'left-right', 'top-bottom' or 'none'.
        Symmetry of a pattern.
        'left-right' if each of {lines} is a palindrome, 'top-bottom' if their order is, 'both' or 'none'.
        Compare {lines} with their two reflections.
        mirror symmetry in words
        """,
        """
        sideways = all(line == line[::-1] for line in lines)
        upright = lines == lines[::-1]
        if sideways and upright:
            return "both"
        return "left-right" if sideways else "top-bottom" if upright else "none"
        ---
        names = {(True, True): "both", (True, False): "left-right", (False, True): "top-bottom"}
        mirrored = [line[::-1] for line in lines]
        return names.get((mirrored == lines, list(reversed(lines)) == lines), "none")
        """,
        lambda r: (lambda p: (r.choice((p, [row + row[::-1] for row in p], p + p[::-1])),))(_picture(r)[:2]),
    ),
    made(
        "branches_and_grids.same_turned",
        "same_after_turning is_rotation_of_grid matches_when_rotated",
        "first: list[list[int]]; second: list[list[int]]",
        "int | None",
        """
        Degrees (0, 90, 180, 270) by which {first} must be turned clockwise to equal {second}; None if never.
        Is one grid the other, turned?
        Return the smallest clockwise rotation that makes {first} into {second}, or None.
        Turn {first} by quarter turns and compare each time.
        rotation between two grids
        """,
        """
        turned = first
        for degrees in (0, 90, 180, 270):
            if turned == second:
                return degrees
            turned = [list(row) for row in zip(*turned[::-1])]
        return None
        ---
        def turn(grid):
            return [[row[x] for row in reversed(grid)] for x in range(len(grid[0]))]
        half = turn(turn(first))
        versions = {0: first, 90: turn(first), 180: half, 270: turn(half)}
        return next((degrees for degrees, grid in versions.items() if grid == second), None)
        """,
        lambda r: (
            lambda g, k: (
                g,
                r.choice((g, [list(x) for x in zip(*g[::-1], strict=True)], [x[::-1] for x in g[::-1]], k)),
            )
        )(_grid(r, 2), _grid(r, 2)),
    ),
    made(
        "branches_and_grids.merge_lists_deep",
        "merge_config_lists deep_merge_extend merge_with_lists",
        "base: dict; extra: dict",
        "dict",
        """
        Deep merge: dicts are merged, lists joined without repeating entries, all else comes from {extra}.
        Merge two configurations with lists.
        Return {base} with {extra} merged in; in lists new entries are appended, other values are replaced.
        Combine nested dicts recursively; two lists under one key become one without duplicates.
        deep merge that extends lists
        """,
        """
        result = dict(base)
        for key, value in extra.items():
            old = result.get(key)
            if isinstance(old, dict) and isinstance(value, dict):
                result[key] = merge_config_lists(old, value)
            elif isinstance(old, list) and isinstance(value, list):
                joined = []
                for item in old + value:
                    if item not in joined:
                        joined.append(item)
                result[key] = joined
            else:
                result[key] = value
        return result
        ---
        def merge(a, b):
            if isinstance(a, dict) and isinstance(b, dict):
                keys = [*a, *(key for key in b if key not in a)]
                both = a.keys() & b.keys()
                return {key: merge(a[key], b[key]) if key in both else (a | b)[key] for key in keys}
            if isinstance(a, list) and isinstance(b, list):
                both = a + b
                return [item for at, item in enumerate(both) if item not in both[:at]]
            return b
        return merge(base, extra)
        """,
        lambda r: (_nest(r, 1), _nest(r, 1)),
    ),
    made(
        "branches_and_grids.count_types",
        "count_leaf_types leaf_type_counts types_in_nested",
        "data: dict",
        "dict[str, int]",
        """
        How many values of each type are in nested dicts and lists, by type name, sorted; no containers.
        Count the leaf types.
        Return type name -> number of leaves in {data}; dicts and lists are searched, None is 'NoneType'.
        Tally 'int', 'str', 'bool' and so on over all the inner values.
        types of leaves
        """,
        """
        counts = {}
        waiting = [data]
        while waiting:
            node = waiting.pop()
            if isinstance(node, dict):
                waiting.extend(node.values())
            elif isinstance(node, list):
                waiting.extend(node)
            else:
                name = type(node).__name__
                counts[name] = counts.get(name, 0) + 1
        return dict(sorted(counts.items()))
        ---
        from collections import Counter
        def leaves(node):
            if isinstance(node, (dict, list)):
                for below in node.values() if isinstance(node, dict) else node:
                    yield from leaves(below)
            else:
                yield type(node).__name__
        counts = Counter(leaves(data))
        return {name: counts[name] for name in sorted(counts)}
        """,
        lambda r: (_nest(r),),
    ),
    made(
        "branches_and_grids.limit_depth",
        "cut_at_depth limit_depth summarize_deep",
        "data: dict; depth: int = 1",
        "dict",
        """
        Copy of nested {data} where dicts below {depth} levels are texts like '{{3 keys}}' or '{{1 key}}'.
        Shorten deep data for display.
        Return {depth} levels of dicts; deeper ones become '{{n keys}}', with 'key' for exactly one.
        Cut nested dicts at {depth} and only say how many keys are in there.
        abbreviate inner dicts
        """,
        """
        def cut(value, left):
            if not isinstance(value, dict):
                return value
            if left == 0:
                return f"{{{len(value)} key{'' if len(value) == 1 else 's'}}}"
            return {key: cut(below, left - 1) for key, below in value.items()}
        return cut(data, depth)
        ---
        result = {}
        for key, value in data.items():
            if not isinstance(value, dict):
                result[key] = value
            elif depth > 1:
                result[key] = cut_at_depth(value, depth - 1)
            else:
                result[key] = "{" + str(len(value)) + (" key}" if len(value) == 1 else " keys}")
        return result
        """,
        lambda r: (_nest(r), r.randint(1, 2)),
    ),
    made(
        "branches_and_grids.multi_get",
        "get_many_paths pick_paths extract_paths",
        "data: dict; paths: list[str]",
        "dict",
        """
        Dict of each dotted path in {paths} to its value in {data}, leaving out those that don't exist.
        Read several nested values.
        Return path -> value for the {paths} that can be followed through dicts; None values are kept.
        Pick paths like 'a.b' out of nested dicts, the missing ones skipped.
        several dotted lookups
        """,
        """
        found = {}
        for path in paths:
            node = data
            for key in path.split("."):
                if not isinstance(node, dict) or key not in node:
                    break
                node = node[key]
            else:
                found[path] = node
        return found
        ---
        missing = object()
        def get(node, keys):
            if not keys:
                return node
            if isinstance(node, dict) and keys[0] in node:
                return get(node[keys[0]], keys[1:])
            return missing
        values = {path: get(data, path.split(".")) for path in paths}
        return {path: value for path, value in values.items() if value is not missing}
        """,
        lambda r: (lambda p: (p[0], [p[1], *r.sample(("a", "b", "a.b", "c.a"), r.randint(0, 2))]))(
            _known_path(r)
        ),
    ),
    made(
        "branches_and_grids.keep_paths",
        "keep_only_paths filter_by_paths subset_by_paths",
        "data: dict; paths: list[str]",
        "dict",
        """
        Nested copy of {data} with only what the dotted {paths} name; a path to a dict keeps all of it.
        Keep a subset of nested data.
        Give the part of {data} that lies at or below one of {paths}, in its order and without emptied dicts.
        Filter nested dicts by a white list of paths; missing paths do nothing.
        subset of nested dicts by paths
        """,
        """
        def keep(node, start):
            kept = {}
            for key, value in node.items():
                path = start + key
                if path in paths:
                    kept[key] = value
                elif isinstance(value, dict):
                    below = keep(value, path + ".")
                    if below:
                        kept[key] = below
            return kept
        return keep(data, "")
        ---
        result = {}
        for key, value in data.items():
            inner = [path[len(key) + 1 :] for path in paths if path.startswith(key + ".")]
            if key in paths:
                result[key] = value
            elif inner and isinstance(value, dict):
                smaller = keep_only_paths(value, inner)
                if smaller:
                    result[key] = smaller
        return result
        """,
        lambda r: (lambda p: (p[0], [p[1], *r.sample(("a", "b", "a.b", "c.a"), r.randint(0, 2))]))(
            _known_path(r)
        ),
    ),
    made(
        "branches_and_grids.largest_files",
        "largest_files biggest_files top_files",
        "folder: dict; count: int = 3",
        "list[str]",
        """
        Up to {count} lines 'path (size)' of the largest files in nested folders, biggest first, then by path.
        What takes most space?
        Return the {count} greatest numbers of {folder} as 'src/a.txt (7)', descending, ties alphabetical.
        List the biggest files; dicts are folders, numbers are sizes.
        top files by size
        """,
        """
        files = []
        waiting = [("", folder)]
        while waiting:
            start, node = waiting.pop()
            for name, entry in node.items():
                if isinstance(entry, dict):
                    waiting.append((f"{start}{name}/", entry))
                else:
                    files.append((-entry, start + name))
        return [f"{path} ({-size})" for size, path in sorted(files)[:count]]
        ---
        def walk(node, parts):
            for name, entry in node.items():
                if isinstance(entry, dict):
                    yield from walk(entry, [*parts, name])
                else:
                    yield "/".join([*parts, name]), entry
        ranked = sorted(walk(folder, []), key=lambda pair: (-pair[1], pair[0]))
        return [f"{path} ({size})" for path, size in ranked[:count]]
        """,
        lambda r: (_folder(r), r.randint(1, 3)),
    ),
    made(
        "branches_and_grids.by_ending",
        "size_by_ending sizes_by_file_type total_per_extension",
        "folder: dict",
        "dict[str, int]",
        """
        Total file size for each ending like '.txt' in nested folders, '' for names without; sorted by ending.
        How much space does each file type take?
        Return ending -> sum of sizes over all levels of {folder}; the ending starts at the last dot.
        Add up the sizes by file type.
        sizes by extension
        """,
        """
        totals = {}
        waiting = [folder]
        while waiting:
            for name, entry in waiting.pop().items():
                if isinstance(entry, dict):
                    waiting.append(entry)
                else:
                    ending = name[name.rindex(".") :] if "." in name else ""
                    totals[ending] = totals.get(ending, 0) + entry
        return dict(sorted(totals.items()))
        ---
        def files(node):
            for name, entry in node.items():
                if isinstance(entry, dict):
                    yield from files(entry)
                else:
                    _, dot, ending = name.rpartition(".")
                    yield (dot + ending if dot else ""), entry
        pairs = list(files(folder))
        return {
            wanted: sum(size for ending, size in pairs if ending == wanted) for wanted in sorted(dict(pairs))
        }
        """,
        lambda r: (_folder(r),),
    ),
    made(
        "branches_and_grids.find_folder",
        "folders_with_file find_in_folders where_is_file",
        "folder: dict; name: str",
        "list[str]",
        """
        Sorted folders that directly contain a file {name}; the top one is '.', inner ones like 'src/doc'.
        Where is this file?
        Give the paths of all folders (dicts) with a file {name} in them; a folder of that name doesn't count.
        Search nested folders for a file name.
        folders that have a file
        """,
        """
        found = []
        waiting = [([], folder)]
        while waiting:
            parts, node = waiting.pop()
            if name in node and not isinstance(node[name], dict):
                found.append("/".join(parts) or ".")
            waiting += [([*parts, key], entry) for key, entry in node.items() if isinstance(entry, dict)]
        return sorted(found)
        ---
        def walk(node, path):
            here = [path or "."] if isinstance(node.get(name), int) else []
            for key, entry in node.items():
                if isinstance(entry, dict):
                    here += walk(entry, f"{path}/{key}" if path else key)
            return here
        return sorted(walk(folder, ""))
        """,
        lambda r: (_folder(r), r.choice(("a.txt", "b.py", "c.txt", "d"))),
    ),
    made(
        "branches_and_grids.resolve_path",
        "change_directory resolve_cd follow_cd",
        "current: str; target: str",
        "str",
        """
        Folder after 'cd {target}' from {current}: '..' goes up (not above '/'), '.' and empty parts stay.
        Resolve a path like cd does.
        Return the absolute path; a {target} that begins with '/' starts at the top.
        Apply the parts of {target} one by one to {current} and write the result with '/'.
        change directory
        """,
        """
        parts = [] if target.startswith("/") else [part for part in current.split("/") if part]
        for part in target.split("/"):
            if part == "..":
                parts = parts[:-1]
            elif part not in ("", "."):
                parts.append(part)
        return "/" + "/".join(parts)
        ---
        full = target if target[:1] == "/" else current + "/" + target
        stack = []
        for part in full.split("/"):
            if part == "..":
                if stack:
                    stack.pop()
            elif part and part != ".":
                stack.append(part)
        return "/" + "/".join(stack)
        """,
        lambda r: (
            r.choice(("/", "/a", "/a/b")),
            "/".join(r.choice(("..", ".", "c", "d", "")) for _ in range(r.randint(1, 4))),
        ),
    ),
    made(
        "branches_and_grids.menu_tree",
        "visible_tree_rows tree_view_lines expanded_tree_lines",
        "node: dict; opened: list[str]",
        "list[str]",
        """
        Names visible in a tree view, indented by two spaces a level: children show only below {opened} nodes.
        Lines of a collapsible tree.
        Return '  ' * depth + 'name' for {node} and, if its name is in {opened}, for its 'children' and so on.
        Render a tree where closed nodes hide what is below.
        visible rows of a tree view
        """,
        """
        lines = [node["name"]]
        if node["name"] in opened:
            for child in node["children"]:
                lines += ["  " + line for line in visible_tree_rows(child, opened)]
        return lines
        ---
        lines = []
        waiting = [(node, 0)]
        while waiting:
            entry, depth = waiting.pop()
            lines.append("  " * depth + entry["name"])
            if entry["name"] in opened:
                waiting += [(child, depth + 1) for child in reversed(entry["children"])]
        return lines
        """,
        lambda r: (_tree(r), r.sample("abcde", r.randint(0, 4))),
    ),
    made(
        "branches_and_grids.pairwise_order",
        "rank_by_wins ranking_from_duels order_from_wins",
        "wins: list[tuple[str, str]]",
        "list[str]",
        """
        All names, most wins first, then fewest losses, then by name; {wins} are pairs (winner, loser).
        Rank players from single games.
        Give the names in {wins} sorted by number of wins (descending), number of losses (ascending) and name.
        Make a ranking out of (winner, loser) pairs.
        ranking from duels
        """,
        """
        won, lost = {}, {}
        for winner, loser in wins:
            won[winner] = won.get(winner, 0) + 1
            lost[loser] = lost.get(loser, 0) + 1
        names = won.keys() | lost.keys()
        return sorted(names, key=lambda name: (-won.get(name, 0), lost.get(name, 0), name))
        ---
        from collections import Counter
        won = Counter(winner for winner, _ in wins)
        lost = Counter(loser for _, loser in wins)
        rows = [(-won[name], lost[name], name) for name in {name for pair in wins for name in pair}]
        return [name for _, _, name in sorted(rows)]
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "branches_and_grids.spread_news",
        "day_news_arrives spread_days infection_days",
        "links: dict[str, list[str]]; start: str",
        "dict[str, int]",
        """
        Day when news from {start} reaches everyone; all tell their neighbours a day later. By day, then name.
        How does a rumour spread?
        Name -> day, {start} being 0; names that aren't reached are left out, an unknown start gives {{}}.
        Distances from {start} over {links}, sorted by distance and name.
        days until everybody knows
        """,
        """
        if start not in links:
            return {}
        days = {start: 0}
        level = [start]
        day = 0
        while level:
            day += 1
            level = sorted({other for name in level for other in links[name] if other not in days})
            days.update({name: day for name in level})
        return days
        ---
        days = {start: 0} if start in links else {}
        waiting = list(days)
        for name in waiting:
            for other in links[name]:
                if other not in days:
                    days[other] = days[name] + 1
                    waiting.append(other)
        return dict(sorted(days.items(), key=lambda pair: (pair[1], pair[0])))
        """,
        _linked,
    ),
    made(
        "branches_and_grids.mark_path",
        "draw_path_on_map mark_visited show_walk",
        "lines: list[str]; moves: str",
        "list[str]",
        """
        Map with visited cells as 'x': from the upper left by {moves} U, D, L, R; steps off it are skipped.
        Draw a walk on a map.
        Return {lines} where every cell that the walk touches, the start included, becomes 'x'.
        Follow the {moves} from (0, 0), stay inside, and mark the way.
        walk as a picture
        """,
        """
        grid = [list(line) for line in lines]
        y = x = 0
        grid[0][0] = "x"
        for move in moves:
            down, right = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}[move]
            if 0 <= y + down < len(grid) and 0 <= x + right < len(grid[0]):
                y, x = y + down, x + right
                grid[y][x] = "x"
        return ["".join(row) for row in grid]
        ---
        seen = {(0, 0)}
        y = x = 0
        for move in moves:
            if move in "UD":
                y = min(max(y + (1 if move == "D" else -1), 0), len(lines) - 1)
            else:
                x = min(max(x + (1 if move == "R" else -1), 0), len(lines[0]) - 1)
            seen.add((y, x))
        return [
            "".join("x" if (b, a) in seen else sign for a, sign in enumerate(line))
            for b, line in enumerate(lines)
        ]
        """,
        lambda r: (_picture(r, "..."), "".join(r.choice("UDLR") for _ in range(r.randint(0, 6)))),
    ),
    made(
        "branches_and_grids.crop_window",
        "window_around view_around neighbourhood_window",
        "lines: list[str]; row: int; column: int; outside: str = ' '",
        "list[str]",
        """
        The 3x3 window of {lines} around ({row}, {column}), with {outside} for cells beyond the edge.
        What does one see around a position?
        Return three texts of three signs centred on the cell; off the map there is {outside}.
        Cut out a cell with its eight neighbours.
        view around a cell
        """,
        """
        def sign(y, x):
            inside = 0 <= y < len(lines) and 0 <= x < len(lines[0])
            return lines[y][x] if inside else outside
        return ["".join(sign(y, x) for x in range(column - 1, column + 2)) for y in range(row - 1, row + 2)]
        ---
        edge = outside * (len(lines[0]) + 2)
        padded = [edge, *(outside + line + outside for line in lines), edge]
        return [line[column : column + 3] for line in padded[row : row + 3]]
        """,
        lambda r: (lambda p: (p, r.randrange(len(p)), r.randrange(len(p[0])), r.choice((" ", "?"))))(
            _picture(r)
        ),
    ),
    made(
        "branches_and_grids.heat_rows",
        "hottest_row_and_column best_row_and_column largest_lines",
        "grid: list[list[int]]",
        "tuple[int, int]",
        """
        Index of the row and of the column with the largest sum, the first one on a tie.
        Which row and which column are strongest?
        Return (row, column) positions from 0 with the greatest totals of {grid}; earlier ones win ties.
        Compare the row sums and the column sums of a matrix.
        row and column with the highest sum
        """,
        """
        rows = [sum(row) for row in grid]
        columns = [sum(column) for column in zip(*grid)]
        return rows.index(max(rows)), columns.index(max(columns))
        ---
        best_row = max(range(len(grid)), key=lambda y: sum(grid[y]))
        best_column = max(range(len(grid[0])), key=lambda x: sum(row[x] for row in grid))
        return best_row, best_column
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "branches_and_grids.diff_cells",
        "changed_cells grid_differences compare_grids",
        "old: list[list[int]]; new: list[list[int]]",
        "list[str]",
        """
        Changes between two grids of one size as texts 'row,column: old -> new', from 0, in reading order.
        Compare two tables.
        Return one line for each cell in which {old} and {new} differ, such as '0,2: 5 -> 7'.
        List every changed cell with its position and both numbers.
        differences of two grids
        """,
        """
        return [
            f"{y},{x}: {before} -> {after}"
            for y, (one, two) in enumerate(zip(old, new))
            for x, (before, after) in enumerate(zip(one, two))
            if before != after
        ]
        ---
        lines = []
        for y in range(len(old)):
            for x in range(len(old[y])):
                if old[y][x] != new[y][x]:
                    lines.append(f"{y},{x}: {old[y][x]} -> {new[y][x]}")
        return lines
        """,
        lambda r: (lambda g: (g, [[n if r.random() < 0.7 else r.randint(0, 3) for n in row] for row in g]))(
            _grid(r, 3)
        ),
    ),
    made(
        "branches_and_grids.stamp",
        "paste_grid stamp_picture overlay_picture",
        "lines: list[str]; stamp: list[str]; row: int; column: int",
        "list[str]",
        """
        Lay {stamp} over {lines} with its corner at ({row}, {column}); '.' is transparent, the rest cut off.
        Paste a small picture into a large one.
        Give {lines} where the signs of {stamp} other than '.' replace those below; outside nothing is drawn.
        Overlay with an offset, which may be negative.
        stamp a pattern
        """,
        """
        grid = [list(line) for line in lines]
        for y, line in enumerate(stamp, start=row):
            for x, sign in enumerate(line, start=column):
                if sign != "." and 0 <= y < len(grid) and 0 <= x < len(grid[0]):
                    grid[y][x] = sign
        return ["".join(line) for line in grid]
        ---
        signs = {(row + y, column + x): sign for y, line in enumerate(stamp) for x, sign in enumerate(line)}
        def shown(y, x, below):
            above = signs.get((y, x), ".")
            return below if above == "." else above
        return ["".join(shown(y, x, sign) for x, sign in enumerate(line)) for y, line in enumerate(lines)]
        """,
        lambda r: (_picture(r, "."), _picture(r, "#o.")[:2], r.randint(-1, 2), r.randint(-1, 2)),
    ),
)
