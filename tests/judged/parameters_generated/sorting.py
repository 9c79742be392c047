def bubble(items):
    items = list(items)
    for end in range(len(items), 0, -1):
        for at in range(1, end):
            if items[at - 1] > items[at]:
                items[at - 1], items[at] = items[at], items[at - 1]
    return items


def insertion(items):
    result = []
    for item in items:
        at = sum(other <= item for other in result)
        result.insert(at, item)
    return result


def smallest(items):
    return items[0]


def largest(items):
    return max(items, default=None)


def middle(items):
    return items[len(items) // 2]
