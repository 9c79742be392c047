"""Functions that may change what outlives them, told from their texts alone."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.project_code.mutation import changes_what_outlives_it

KEEPS = """
def f(items): return sorted(items)
def f(n): n -= 1; return n
def f(n: int, step: int): n += step; return n
def f(n: int): n *= 2; return n
def f(n: int | None): n *= 2; return n
def f(n: Optional[float]): n *= 2; return n
def f(n: "int"): n *= 2; return n
def f(items): total = 1; total *= 2; return total
def f(frame): return frame.drop(1, inplace=False)
def f(items): return getattr(items, "copy")()
def f(values): total = sum(values); total += values[0]; return total
def f(text: str): text += text; return text
def f(items): result = []; [result.append(x) for x in items]; return result
def f(items): result = list(items); result.sort(); return result
def f(items): result = items[:]; result.reverse(); return result
def f(items): result = [*items]; result[0] = 1; return result
def f(d): return {**d}.pop(1, None)
def f(grid): rows = [list(row) for row in grid]; rows[0][0] = 1; return rows
def f(grid): rows = [[x for x in row] for row in grid]; rows[0].append(1); return rows
def f(grid): import copy; new = copy.deepcopy(grid); new[0][0] = 1; return new
def f(items):
    groups = {}
    for key, value in items:
        groups.setdefault(key, []).append(value)
    return groups
def f(items):
    groups = defaultdict(list)
    for item in items:
        groups[len(item)].append(item)
    return groups
def f(words):
    counts = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts
def f(words): counts = Counter(); counts.update(words); return counts
def f(n): table = [[0] * n for _ in range(n)]; table[0][0] += 1; return table
def f(items): heap = list(items); heapq.heapify(heap); return [heapq.heappop(heap) for _ in items]
def f(root): waiting = [root]; node = waiting.pop(); return node
def f(text): total = 0; total += len(text); return total
def f(a, b): a, b = b, a % b; return a
def f(value): box = Box(value); box.size = 3; return box
def f(items): left, right = [], []; left.append(1); right.extend(items); return left + right
def f(items): it = iter(items); return next(it)
def f(items):
    seen = set()
    def visit(item):
        seen.add(item)
    [visit(item) for item in items]
    return seen
"""
CHANGES = """
def f(items): items.append(1); return items
def f(items): items.sort(); return items
def f(items): items[0] = 1; return items
def f(items): del items[0]; return items
def f(items): items[1:] = []; return items
def f(items): items += [1]; return items
def f(items): items *= items[0]; return items
def f(items): items *= 2; return items
def f(items: list): items *= 2; return items
def f(items: "list[int]"): items *= 2; return items
def f(items: list | None): items *= 2; return items
def f(values: np.ndarray): values += 1; return values
def f(grid):
    for row in grid:
        row *= 2
    return grid
def f(items): return items.__imul__(2)
def f(items): return operator.imul(items, 2)
def f(items): getattr(items, "append")(1); return items
def f(frame): frame.drop(columns=["a"], inplace=True); return frame
def f(values): return np.multiply(values, 2, out=values)
def f(values): np.fill_diagonal(values, 1); return values
def f(groups): total = sum(groups, []); total[0].append(1); return total
def f(groups): rows = [list(each) for each in groups]; sum(rows, [])[0].append(1); return rows
def f(box): box.size = 3; return box
def f(box): box.parts.append(3); return box
def f(box): box.size += 3; return box
def f(items): other = items; other.append(1); return other
def f(items): a, other = 1, items; other.append(1); return other
def f(items): (other := items).append(1); return other
def f(items): other = items or []; other.append(1); return other
def f(items): other = items if items else []; other.append(1); return other
def f(items): (items or []).append(1); return items
def f(grid): grid[0].sort(); return grid
def f(grid): [row.sort() for row in grid]; return grid
def f(grid):
    for row in grid:
        row.sort()
    return grid
def f(grid):
    for number, row in enumerate(grid):
        row.append(number)
    return grid
def f(grid): rows = list(grid); rows[0].append(1); return rows
def f(grid): rows = grid[:]; rows[0][0] = 1; return rows
def f(grid): rows = [row for row in grid]; rows[0][0] = 1; return rows
def f(grid): rows = []; rows.append(grid[0]); rows[0].append(1); return rows
def f(grid): rows = []; rows.extend(grid); rows[0].append(1); return rows
def f(grid): rows = []; rows.extend(list(grid)); rows[0].append(1); return rows
def f(grid): rows = []; rows += grid; rows[0].append(1); return rows
def f(grid): new = {}; new[1] = grid; new[1].append(1); return new
def f(d): [part.clear() for part in d.values()]; return d
def f(d): d.setdefault("a", []).append(1); return d
def f(d): d.get("a", []).append(1); return d
def f(items): first, *rest = [items, items]; first.append(1); return rest
def f(items): heapq.heapify(items); return items
def f(items): bisect.insort(items, 1); return items
def f(items): return next(items)
def f(items): return list(map(items.append, [1]))
def f(items): list.append(items, 1); return items
def f(items, seen=[]): seen.append(items); return seen
def f(items, **more): more["a"].append(1); return items
def f(key): CACHE[key] = 1; return key
def f(key): CACHE.append(key); return key
def f(key): global COUNT; COUNT = 1; return key
def f(key): f.calls = 1; return key
def f(root): waiting = [root]; waiting.pop().seen = True; return root
def f(items): a = b; b = a; b = items; a.append(1); return a
def f(items): return (lambda other: other.pop())(items)
def f(items):
    def inner(other):
        other.append(1)
    inner(items)
    return items
def f(items):
    with items as other:
        other.append(1)
    return items
def f(items):
    match items:
        case [first, *_]:
            first.append(1)
    return items
"""


def functions(text):
    return [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("function", functions(KEEPS), ids=ast.unparse)
def test_keeps(function):
    assert not changes_what_outlives_it(function)


@pytest.mark.parametrize("function", functions(CHANGES), ids=ast.unparse)
def test_changes(function):
    assert changes_what_outlives_it(function)


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=30))
def test_entangled_variables_end(pairs):
    body = "".join(f"    {one} = {other}[0]\n    {other} = [{one}, {other}]\n" for one, other in pairs)
    function = functions(f"def f(z):\n{body}    a.append(1)\n")[0]
    assert changes_what_outlives_it(function) in (True, False)
