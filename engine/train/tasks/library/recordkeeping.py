"""Lists of records in small apps: stock, pupils, to-dos, chats, matches, sales, staff and books."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def _stock(r: Random) -> list[dict[str, object]]:
    return [
        {
            "sku": r.choice(("a1", "b2", "c3", "d4")),
            "name": draw.word(r).lower(),
            "price": r.randint(0, 80) / 4,
            "stock": r.choice((0, 0, 1, 4, 5, 9, 12, 30)),
            "category": r.choice(("food", "toys", "books")),
        }
        for _ in range(r.randint(0, 5))
    ]


def _pupils(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": r.choice(_NAMES),
            "class": r.choice(("4a", "4b")),
            "score": r.choice((35, 49, 50, 60, 75, 90, 90, 100)),
        }
        for _ in range(r.randint(0, 5))
    ]


def _todos(r: Random) -> list[dict[str, object]]:
    return [
        {
            "title": draw.word(r),
            "owner": r.choice((*_NAMES[:3], None)),
            "priority": r.randint(1, 3),
            "done": r.random() < 0.4,
            "due": r.choice(("2024-05-01", "2024-05-03", "2024-06-10", "2023-12-31")),
        }
        for _ in range(r.randint(0, 5))
    ]


def _day(r: Random) -> str:
    return r.choice(("2024-05-01", "2024-05-02", "2024-05-03", "2024-06-10", "2024-01-01"))


def _messages(r: Random) -> list[dict[str, object]]:
    return [
        {
            "user": r.choice(_NAMES[:3]),
            "text": r.choice(("hi", "ok", "", "See you", "where?", "Thanks!")),
            "time": at,
        }
        for at in sorted(r.randint(0, 40) * 15 for _ in range(r.randint(0, 6)))
    ]


def _matches(r: Random) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for _ in range(r.randint(0, 5)):
        home, away = r.sample(("Reds", "Blues", "Greens"), 2)
        found.append(
            {"home": home, "away": away, "home_goals": r.randint(0, 3), "away_goals": r.randint(0, 3)}
        )
    return found


def _sales(r: Random) -> list[dict[str, object]]:
    return [
        {
            "customer": r.choice(_NAMES[:3]),
            "item": r.choice(("pen", "mug", "bag")),
            "quantity": r.randint(0, 5),
            "price": r.randint(1, 60) / 4,
            "month": r.choice(("2024-01", "2024-02", "2024-03")),
        }
        for _ in range(r.choice((0, 1, 3, 4, 5, 6)))
    ]


def _staff(r: Random) -> list[dict[str, object]]:
    count = r.choice((0, 1, 3, 4, 5, 6, 6))
    return [
        {
            "id": at,
            "name": r.choice(_NAMES),
            "department": r.choice(("IT", "IT", "HR", "Sales")),
            "salary": r.choice((2000, 2500, 3000, 3000, 4200)),
            "boss": r.choice((None, *range(1, at))) if at > 1 else None,
        }
        for at in range(1, count + 1)
    ]


def _books(r: Random) -> list[dict[str, object]]:
    return [
        {
            "title": draw.word(r),
            "author": r.choice(("Amin", "Beck", "Cole")),
            "year": r.choice((1989, 1990, 1999, 2000, 2015, 2024)),
            "rating": r.choice((None, 2, 3, 4, 4, 5)),
        }
        for _ in range(r.randint(0, 5))
    ]


def _moves(r: Random) -> list[dict[str, object]]:
    return [
        {"account": r.choice(("cash", "bank")), "kind": r.choice(("in", "out")), "amount": r.randint(1, 50)}
        for _ in range(r.randint(0, 6))
    ]


def _keyed(r: Random, low: int = 0, high: int = 5) -> list[dict[str, object]]:
    return [{"id": r.randint(1, 4), "value": r.randint(0, 9)} for _ in range(r.randint(low, high))]


def _unique(r: Random) -> list[dict[str, object]]:
    return [{"id": key, "value": r.randint(0, 3)} for key in r.sample(range(1, 6), r.randint(0, 4))]


def _patchy(r: Random) -> list[dict[str, object]]:
    return [
        {key: r.choice((None, "", 0, 1, "x", " y ", [])) for key in ("a", "b", "c") if r.random() < 0.8}
        for _ in range(r.randint(0, 4))
    ]


def _gappy(r: Random) -> dict[str, object]:
    return {
        key: r.choice((None, "", 0, 1, "x", False, [], 2.5))
        for key in ("a", "b", "c", "d")
        if r.random() < 0.8
    }


def _songs(r: Random) -> list[dict[str, object]]:
    return [
        {
            "title": draw.word(r),
            "artist": r.choice(("Abba", "Blur", "Cher")),
            "seconds": r.choice((45, 60, 125, 180, 200, 245)),
            "plays": r.choice((0, 0, 1, 3, 3, 8)),
        }
        for _ in range(r.randint(0, 5))
    ]


def _log(r: Random) -> list[dict[str, object]]:
    return [
        {
            "level": r.choice(("INFO", "WARNING", "ERROR", "ERROR")),
            "source": r.choice(("db", "web", "mail")),
            "text": r.choice(("started", "timeout", "slow", "retry", "done")),
            "time": at,
        }
        for at in sorted(r.randint(0, 30) for _ in range(r.randint(0, 6)))
    ]


def _answers(r: Random) -> list[dict[str, object]]:
    return [
        {
            question: r.choice(("yes", "no", "maybe", "", None))
            for question in ("q1", "q2", "q3")
            if r.random() < 0.85
        }
        for _ in range(r.randint(0, 5))
    ]


def _contacts(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": r.choice(("Ann Lee", "ann lee", "Bob Ray", "Cleo Fox", "Dan")),
            "email": r.choice(("a@x.org", "A@X.org", "b@y.com", "c@y.com", None)),
            "phone": r.choice(("555-1", "555-2", None)),
            "tags": r.sample(("work", "home", "vip"), r.randint(0, 3)),
        }
        for _ in range(r.randint(0, 4))
    ]


def _bookings(r: Random) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for _ in range(r.randint(0, 5)):
        start = r.randint(8, 16)
        found.append(
            {
                "room": r.choice(("A", "B")),
                "start": start,
                "end": start + r.randint(1, 4),
                "by": r.choice(_NAMES[:3]),
            }
        )
    return found


def _recipe(r: Random) -> list[dict[str, object]]:
    return [
        {
            "item": r.choice(("flour", "milk", "eggs", "salt")),
            "amount": r.randint(1, 8) / 2,
            "unit": r.choice(("g", "l", "")),
        }
        for _ in range(r.randint(0, 4))
    ]


def _play(r: Random) -> tuple[list[dict[str, object]], str]:
    songs = _songs(r)
    title = str(r.choice(songs)["title"]) if songs and r.random() < 0.8 else "none"
    return songs, title.upper() if r.random() < 0.3 else title


def _stamps(r: Random) -> list[dict[str, object]]:
    times = sorted(r.sample(range(120), r.randint(0, 7)))
    return [
        {"name": r.choice(("Ann", "Ann", "Ben")), "kind": r.choice(("in", "out")), "time": at} for at in times
    ]


ENTRIES = (
    made(
        "recordkeeping.restock",
        "items_to_restock low_stock_names restock_list",
        "products: list[dict]; minimum: int = 5",
        "list[str]",
        """
        Names of the {products} whose 'stock' is below {minimum}, the emptiest first.
        What has to be reordered?
        The 'name' of every product with less than {minimum} in stock, sorted by stock, ties in list order.
        Restocking list: all names with 'stock' under {minimum}, lowest stock first, ties in list order.
        Which {products} run low? Sort them by what is left.
        """,
        """
        low = [product for product in products if product["stock"] < minimum]
        return [product["name"] for product in sorted(low, key=lambda product: product["stock"])]
        ---
        names = []
        for product in sorted(products, key=lambda product: product["stock"]):
            if product["stock"] < minimum:
                names.append(product["name"])
        return names
        """,
        lambda r: (_stock(r), r.choice((1, 5, 10))),
    ),
    made(
        "recordkeeping.stock_value",
        "stock_value_by_category inventory_value_per_category category_values",
        "products: list[dict]",
        "dict[str, float]",
        """
        Value of the stock per category: price times stock, summed.
        How much money lies in each category of {products}?
        Return a dict from 'category' to the sum of 'price' * 'stock' over its {products}.
        For every category add up what its {products} in stock are worth, in order of first appearance.
        inventory worth by category
        """,
        """
        values = {}
        for product in products:
            category = product["category"]
            values[category] = values.get(category, 0) + product["price"] * product["stock"]
        return values
        ---
        from collections import defaultdict
        totals = defaultdict(float)
        for product in products:
            totals[product["category"]] += product["price"] * product["stock"]
        return dict(totals)
        """,
        lambda r: (_stock(r),),
    ),
    made(
        "recordkeeping.in_range",
        "products_in_price_range filter_by_price price_between",
        "products: list[dict]; low: float; high: float; in_stock: bool = True",
        "list[str]",
        """
        Names of {products} that cost from {low} to {high} inclusive; with {in_stock} only those available.
        Which {products} fit the budget?
        Names of {products} with {low} <= 'price' <= {high}, skipping 'stock' 0 if {in_stock} is set.
        Price filter with inclusive bounds; sold-out {products} are left out unless {in_stock} is False.
        list names between two prices, optionally only what is in stock
        """,
        """
        return [
            product["name"]
            for product in products
            if low <= product["price"] <= high and (product["stock"] > 0 or not in_stock)
        ]
        ---
        names = []
        for product in products:
            if in_stock and product["stock"] <= 0:
                continue
            if low <= product["price"] <= high:
                names.append(product["name"])
        return names
        """,
        lambda r: (_stock(r), float(r.randint(0, 8)), float(r.randint(6, 20)), r.random() < 0.6),
    ),
    made(
        "recordkeeping.merge_stock",
        "merge_stock_lines combine_duplicate_skus sum_stock_by_sku",
        "lines: list[dict]",
        "list[dict]",
        """
        Merge {lines} with the same 'sku' into one, adding up their 'stock', in order of first appearance.
        combine duplicate article lines
        Return one {{'sku': ..., 'stock': ...}} for each sku with the summed stock.
        Several {lines} may have the same 'sku': make one of them and total the 'stock'.
        Sum the stock of repeated skus; the order is that in which they come up first.
        """,
        """
        totals = {}
        for line in lines:
            totals[line["sku"]] = totals.get(line["sku"], 0) + line["stock"]
        return [{"sku": sku, "stock": stock} for sku, stock in totals.items()]
        ---
        merged = {}
        for line in lines:
            if line["sku"] in merged:
                merged[line["sku"]]["stock"] += line["stock"]
            else:
                merged[line["sku"]] = {"sku": line["sku"], "stock": line["stock"]}
        return list(merged.values())
        """,
        lambda r: (
            [{"sku": r.choice(("a1", "b2", "c3")), "stock": r.randint(0, 9)} for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "recordkeeping.price_rise",
        "raise_prices increase_prices_in_category price_increase",
        "products: list[dict]; category: str; percent: float",
        "list[dict]",
        """
        Copies of {products} with the prices in {category} raised by {percent} percent, rounded to cents.
        Raise the prices of one {category}; all else stays as it is.
        New product dicts; those of {category} have 'price' changed by {percent} %, rounded to 2 decimals.
        Apply a percentage increase to the 'price' of each product in {category}, leaving the originals.
        make one category dearer
        """,
        """
        factor = 1 + percent / 100
        return [
            {**product, "price": round(product["price"] * factor, 2)}
            if product["category"] == category
            else dict(product)
            for product in products
        ]
        ---
        changed = []
        for product in products:
            copy = dict(product)
            if copy["category"] == category:
                copy["price"] = round(copy["price"] * (1 + percent / 100), 2)
            changed.append(copy)
        return changed
        """,
        lambda r: (_stock(r), r.choice(("food", "toys", "books")), float(r.choice((0, 5, 10, 25, -20)))),
    ),
    made(
        "recordkeeping.stock_labels",
        "stock_status availability_labels stock_level_labels",
        "products: list[dict]",
        "dict[str, str]",
        """
        Map each sku to 'sold out' (0), 'low' (below 5) or 'available'.
        How well is every product stocked? sku to a word
        Return a dict of 'sku' to a label: 'sold out' at stock 0, 'low' under 5, else 'available'.
        Label the {products} by their 'stock': none is 'sold out', 1 to 4 is 'low', 5 and more is 'available'.
        Availability text per sku; the last of {products} with the same sku counts.
        """,
        """
        def label(count):
            if count == 0:
                return "sold out"
            return "low" if count < 5 else "available"
        return {product["sku"]: label(product["stock"]) for product in products}
        ---
        labels = {}
        for product in products:
            if product["stock"] == 0:
                labels[product["sku"]] = "sold out"
            elif product["stock"] < 5:
                labels[product["sku"]] = "low"
            else:
                labels[product["sku"]] = "available"
        return labels
        """,
        lambda r: (_stock(r),),
    ),
    made(
        "recordkeeping.dup_skus",
        "duplicate_skus repeated_skus skus_used_twice",
        "products: list[dict]",
        "list[str]",
        """
        Sorted list of the skus that more than one of the {products} has.
        Which skus were given out twice?
        Return every 'sku' that comes up at least two times among {products}, sorted.
        Find the article numbers that aren't unique, each once, in sorted order.
        repeated sku values
        """,
        """
        from collections import Counter
        counts = Counter(product["sku"] for product in products)
        return sorted(sku for sku, count in counts.items() if count > 1)
        ---
        seen = set()
        twice = set()
        for product in products:
            if product["sku"] in seen:
                twice.add(product["sku"])
            seen.add(product["sku"])
        return sorted(twice)
        """,
        lambda r: (_stock(r),),
    ),
    made(
        "recordkeeping.most_valuable",
        "most_valuable_product biggest_stock_value highest_stock_worth",
        "products: list[dict]",
        "str | None",
        """
        Name of the product with the highest 'price' * 'stock', None without {products}.
        In which product is most money bound?
        Return the 'name' whose price times stock is greatest; the first one on a tie, None for an empty list.
        Find the item of {products} that is worth most in total, the earlier one if two are equal.
        largest inventory position by value
        """,
        """
        if not products:
            return None
        return max(products, key=lambda product: product["price"] * product["stock"])["name"]
        ---
        best = None
        worth = -1
        for product in products:
            value = product["price"] * product["stock"]
            if value > worth:
                best, worth = product["name"], value
        return best
        """,
        lambda r: (_stock(r),),
    ),
    made(
        "recordkeeping.passed",
        "passed_and_failed split_by_pass_mark pass_fail_names",
        "pupils: list[dict]; mark: int = 50",
        "tuple[list[str], list[str]]",
        """
        Two lists of names: who scored {mark} or more, and who did not.
        Who passed, who failed?
        Split the names of {pupils} by 'score': at least {mark} first, below it second.
        Return (passed, failed) with the names in the given order; a score equal to {mark} is a pass.
        partition by pass mark
        """,
        """
        passed = [pupil["name"] for pupil in pupils if pupil["score"] >= mark]
        failed = [pupil["name"] for pupil in pupils if pupil["score"] < mark]
        return passed, failed
        ---
        passed, failed = [], []
        for pupil in pupils:
            (passed if pupil["score"] >= mark else failed).append(pupil["name"])
        return passed, failed
        """,
        lambda r: (_pupils(r), r.choice((50, 60, 75))),
    ),
    made(
        "recordkeeping.class_average",
        "class_averages mean_score_per_class average_by_class",
        "pupils: list[dict]",
        "dict[str, float]",
        """
        Average 'score' of each class, rounded to one decimal, with the classes sorted.
        How good is every class on average?
        Return a dict of class to the mean score of its {pupils}, one decimal, sorted by class.
        Group {pupils} by 'class' and take the mean of 'score', rounded to 1 digit; keys in sorted order.
        mean points per class
        """,
        """
        scores = {}
        for pupil in pupils:
            scores.setdefault(pupil["class"], []).append(pupil["score"])
        return {name: round(sum(values) / len(values), 1) for name, values in sorted(scores.items())}
        ---
        averages = {}
        for name in sorted({pupil["class"] for pupil in pupils}):
            values = [pupil["score"] for pupil in pupils if pupil["class"] == name]
            averages[name] = round(sum(values) / len(values), 1)
        return averages
        """,
        lambda r: (_pupils(r),),
    ),
    made(
        "recordkeeping.top_per_class",
        "best_in_each_class class_winners top_pupils_by_class",
        "pupils: list[dict]",
        "dict[str, list[str]]",
        """
        Names of the best {pupils} of each class; on a tie all of them.
        Who is top of each class?
        Map each 'class' to the list of names with its highest 'score', in list order; ties are all listed.
        For every class find the greatest score and collect whoever reached it.
        class winners, shared places included
        """,
        """
        best = {}
        for pupil in pupils:
            best[pupil["class"]] = max(pupil["score"], best.get(pupil["class"], pupil["score"]))
        return {
            name: [pupil["name"] for pupil in pupils if pupil["class"] == name and pupil["score"] == top]
            for name, top in best.items()
        }
        ---
        winners = {}
        tops = {}
        for pupil in pupils:
            key, score = pupil["class"], pupil["score"]
            if key not in tops or score > tops[key]:
                tops[key] = score
                winners[key] = [pupil["name"]]
            elif score == tops[key]:
                winners[key].append(pupil["name"])
        return winners
        """,
        lambda r: (_pupils(r),),
    ),
    made(
        "recordkeeping.add_ranks",
        "add_rank_field rank_pupils with_places",
        "pupils: list[dict]",
        "list[dict]",
        """
        Sort {pupils} by 'score', best first, and add a 'rank' to each; equal scores share it (1, 2, 2, 4).
        ranking list with shared places
        Give copies with a field 'rank': one more than the number of {pupils} with a better score, best first.
        Give each a place; ties get the same one and the next place is skipped, ties stay in the given order.
        Competition ranking of the {pupils} as new dicts, highest score on top.
        """,
        """
        ordered = sorted(pupils, key=lambda pupil: pupil["score"], reverse=True)
        return [
            {**pupil, "rank": 1 + sum(other["score"] > pupil["score"] for other in pupils)}
            for pupil in ordered
        ]
        ---
        result = []
        for place, pupil in enumerate(sorted(pupils, key=lambda pupil: -pupil["score"]), start=1):
            if result and result[-1]["score"] == pupil["score"]:
                place = result[-1]["rank"]
            result.append({**pupil, "rank": place})
        return result
        """,
        lambda r: (_pupils(r),),
    ),
    made(
        "recordkeeping.letter_groups",
        "names_by_grade group_by_letter_grade grade_groups",
        "pupils: list[dict]",
        "dict[str, list[str]]",
        """
        Group the names of {pupils} by letter: 'A' from 90, 'B' from 75, 'C' from 50, else 'F'.
        Who got which letter grade?
        Return a dict of grade letter to names; score 90+ is A, 75+ is B, 50+ is C, anything lower F.
        Collect the names under their letter grade; letters that nobody has are missing.
        grade letter to list of names
        """,
        """
        groups = {}
        for pupil in pupils:
            score = pupil["score"]
            letter = "A" if score >= 90 else "B" if score >= 75 else "C" if score >= 50 else "F"
            groups.setdefault(letter, []).append(pupil["name"])
        return groups
        ---
        groups = {}
        for pupil in pupils:
            for limit, letter in ((90, "A"), (75, "B"), (50, "C"), (0, "F")):
                if pupil["score"] >= limit:
                    break
            if letter not in groups:
                groups[letter] = []
            groups[letter].append(pupil["name"])
        return groups
        """,
        lambda r: (_pupils(r),),
    ),
    made(
        "recordkeeping.best_attempt",
        "best_attempts best_score_per_pupil highest_result_by_name",
        "pupils: list[dict]",
        "dict[str, int]",
        """
        Best 'score' of each name, the names sorted.
        Somebody may have tried several times: keep the highest score.
        Return a dict of name to the greatest 'score' among the records in {pupils}, in order of the names.
        Reduce repeated attempts to the best one of every pupil, sorted by name.
        highest result for each person
        """,
        """
        best = {}
        for pupil in pupils:
            name = pupil["name"]
            best[name] = max(best.get(name, pupil["score"]), pupil["score"])
        return dict(sorted(best.items()))
        ---
        names = sorted({pupil["name"] for pupil in pupils})
        return {name: max(pupil["score"] for pupil in pupils if pupil["name"] == name) for name in names}
        """,
        lambda r: (_pupils(r),),
    ),
    made(
        "recordkeeping.histogram",
        "score_histogram scores_by_tens decade_counts",
        "pupils: list[dict]",
        "dict[str, int]",
        """
        Count the scores of {pupils} per ten: '30-39', '40-49'; 100 counts as '90-100'. Sorted, no empty ones.
        How are the scores spread?
        A dict of ranges such as '70-79' to how many scores fall in them, ascending; the last is '90-100'.
        Tally each 'score' into ranges of ten points, where 100 belongs to '90-100'; leave out empty ranges.
        score distribution in steps of ten
        """,
        """
        from collections import Counter
        starts = Counter(min(pupil["score"] // 10 * 10, 90) for pupil in pupils)
        return {f"{start}-{100 if start == 90 else start + 9}": starts[start] for start in sorted(starts)}
        ---
        counts = {}
        for start in range(0, 100, 10):
            end = start + 9 if start < 90 else 100
            number = sum(1 for pupil in pupils if start <= pupil["score"] <= end)
            if number:
                counts[f"{start}-{end}"] = number
        return counts
        """,
        lambda r: (_pupils(r),),
    ),
    made(
        "recordkeeping.overdue",
        "overdue_tasks late_tasks overdue_titles",
        "tasks: list[dict]; today: str",
        "list[str]",
        """
        Titles of open {tasks} whose 'due' date is before {today}, oldest date first.
        What should have been done already?
        Give the titles of {tasks} that aren't 'done' and were due before {today} (ISO dates), sorted by date.
        List what is late: not done and 'due' < {today}; due on that very day isn't late.
        overdue to-dos by date
        """,
        """
        late = [task for task in tasks if not task["done"] and task["due"] < today]
        return [task["title"] for task in sorted(late, key=lambda task: task["due"])]
        ---
        late = []
        for task in tasks:
            if task["done"] or task["due"] >= today:
                continue
            late.append(task)
        late.sort(key=lambda task: task["due"])
        return [task["title"] for task in late]
        """,
        lambda r: (_todos(r), _day(r)),
    ),
    made(
        "recordkeeping.next_task",
        "next_task most_urgent_task what_to_do_next",
        "tasks: list[dict]",
        "str | None",
        """
        Title of the open task with the smallest priority number, then earliest 'due'; None if all is done.
        What should I do next?
        Among the {tasks} that aren't 'done', choose the one with the lowest 'priority', then 'due'.
        Return the most urgent title (priority 1 before 2, then by due date), or None when nothing is open.
        pick the next to-do
        """,
        """
        pending = [task for task in tasks if not task["done"]]
        if not pending:
            return None
        return min(pending, key=lambda task: (task["priority"], task["due"]))["title"]
        ---
        best = None
        for task in tasks:
            if task["done"]:
                continue
            if best is None or (task["priority"], task["due"]) < (best["priority"], best["due"]):
                best = task
        return best["title"] if best else None
        """,
        lambda r: (_todos(r),),
    ),
    made(
        "recordkeeping.progress",
        "progress_by_owner done_share_per_owner completion_per_person",
        "tasks: list[dict]",
        "dict[str, str]",
        """
        How many {tasks} each owner has done, as 'done/all', such as '2/5'; no owner counts as 'nobody'.
        progress of everyone
        Return a dict of owner to text 'x/y': x of the y {tasks} are done. A missing owner (None) is 'nobody'.
        For every 'owner' write finished and total number of {tasks} as '1/3', with 'nobody' for None.
        Who has finished how much?
        """,
        """
        counts = {}
        for task in tasks:
            done, total = counts.get(task["owner"] or "nobody", (0, 0))
            counts[task["owner"] or "nobody"] = (done + task["done"], total + 1)
        return {owner: f"{done}/{total}" for owner, (done, total) in counts.items()}
        ---
        groups = {}
        for task in tasks:
            owner = "nobody" if task["owner"] is None else task["owner"]
            groups.setdefault(owner, []).append(task["done"])
        return {owner: f"{sum(flags)}/{len(flags)}" for owner, flags in groups.items()}
        """,
        lambda r: (_todos(r),),
    ),
    made(
        "recordkeeping.reassign",
        "reassign_tasks hand_over_tasks transfer_open_tasks",
        "tasks: list[dict]; old: str; new: str",
        "list[dict]",
        """
        Copies of {tasks} in which the open ones of {old} belong to {new}.
        Hand the unfinished {tasks} of {old} over to {new}.
        Give new dicts; 'owner' {old} becomes {new} where the task isn't done, finished ones keep their owner.
        Change the owner of what {old} hasn't done yet to {new}, leaving the input untouched.
        somebody leaves: pass on the open to-dos
        """,
        """
        return [
            {**task, "owner": new} if task["owner"] == old and not task["done"] else dict(task)
            for task in tasks
        ]
        ---
        result = []
        for task in tasks:
            copy = dict(task)
            if not copy["done"] and copy["owner"] == old:
                copy["owner"] = new
            result.append(copy)
        return result
        """,
        lambda r: (_todos(r), r.choice(_NAMES[:3]), r.choice(_NAMES[2:5])),
    ),
    made(
        "recordkeeping.busiest",
        "busiest_owners most_loaded_people owners_with_most_open",
        "tasks: list[dict]",
        "list[str]",
        """
        Owners with the most open {tasks}, sorted; everyone who shares the top number.
        Who has most on the plate?
        Count the {tasks} not done per 'owner' (ignoring None) and return all with the maximum, sorted.
        The sorted names of whoever has the highest number of unfinished {tasks}; empty if there are none.
        most open to-dos, ties included
        """,
        """
        from collections import Counter
        counts = Counter(task["owner"] for task in tasks if task["owner"] and not task["done"])
        top = max(counts.values(), default=0)
        return sorted(owner for owner, count in counts.items() if count == top)
        ---
        counts = {}
        for task in tasks:
            if task["owner"] is not None and not task["done"]:
                counts[task["owner"]] = counts.get(task["owner"], 0) + 1
        if not counts:
            return []
        most = max(counts.values())
        return sorted(owner for owner in counts if counts[owner] == most)
        """,
        lambda r: (_todos(r),),
    ),
    made(
        "recordkeeping.due_groups",
        "group_by_due_state bucket_by_due due_buckets",
        "tasks: list[dict]; today: str",
        "dict[str, list[str]]",
        """
        Sort titles into 'late', 'today' and 'later' by comparing 'due' with {today}; all three keys exist.
        What is late, due today or still to come?
        Return a dict with the lists 'late', 'today' and 'later' of the titles of {tasks}, whatever is done.
        Divide {tasks} by their due date: before {today}, on {today}, after it; lists may be empty.
        agenda in three groups
        """,
        """
        groups = {"late": [], "today": [], "later": []}
        for task in tasks:
            key = "late" if task["due"] < today else "today" if task["due"] == today else "later"
            groups[key].append(task["title"])
        return groups
        ---
        return {
            "late": [task["title"] for task in tasks if task["due"] < today],
            "today": [task["title"] for task in tasks if task["due"] == today],
            "later": [task["title"] for task in tasks if task["due"] > today],
        }
        """,
        lambda r: (_todos(r), _day(r)),
    ),
    made(
        "recordkeeping.last_messages",
        "last_message_per_user latest_texts most_recent_by_user",
        "messages: list[dict]",
        "dict[str, str]",
        """
        The last non-empty 'text' of each user.
        What did everyone say last?
        Map every 'user' to the text of the latest of their {messages}, ignoring empty texts.
        Later {messages} replace earlier ones of the same user; those without text don't count.
        most recent message by user
        """,
        """
        return {message["user"]: message["text"] for message in messages if message["text"]}
        ---
        latest = {}
        for message in messages:
            if message["text"] != "":
                latest[message["user"]] = message["text"]
        return latest
        """,
        lambda r: (_messages(r),),
    ),
    made(
        "recordkeeping.merge_consecutive",
        "join_consecutive_messages merge_same_sender collapse_messages",
        "messages: list[dict]",
        "list[tuple[str, str]]",
        """
        Join neighbouring {messages} of the same user with a space, as pairs of user and text.
        Merge what one person wrote in a row.
        Return (user, text) for each stretch of {messages} by one 'user', the texts joined by ' '.
        Consecutive messages of one sender become one: their texts with a blank in between.
        group chat lines by speaker turns
        """,
        """
        from itertools import groupby
        return [
            (user, " ".join(message["text"] for message in group))
            for user, group in groupby(messages, key=lambda message: message["user"])
        ]
        ---
        turns = []
        for message in messages:
            if turns and turns[-1][0] == message["user"]:
                turns[-1] = (message["user"], turns[-1][1] + " " + message["text"])
            else:
                turns.append((message["user"], message["text"]))
        return turns
        """,
        lambda r: (_messages(r),),
    ),
    made(
        "recordkeeping.sessions",
        "split_into_sessions conversation_sessions split_by_pause",
        "messages: list[dict]; pause: int = 60",
        "list[list[int]]",
        """
        Split the times of {messages} into sessions: a new one begins after a pause of over {pause}.
        Cut the chat wherever there is a long break.
        Return lists of 'time' values; two neighbours are in one list if they are at most {pause} apart.
        Group sorted {messages} by pauses: a gap larger than {pause} starts the next session.
        chat sessions by time gap
        """,
        """
        sessions = []
        for message in messages:
            if sessions and message["time"] - sessions[-1][-1] <= pause:
                sessions[-1].append(message["time"])
            else:
                sessions.append([message["time"]])
        return sessions
        ---
        times = [message["time"] for message in messages]
        cuts = [at for at in range(1, len(times)) if times[at] - times[at - 1] > pause]
        bounds = [0, *cuts, len(times)]
        return [times[start:end] for start, end in zip(bounds, bounds[1:]) if start < end]
        """,
        lambda r: (_messages(r), r.choice((15, 30, 60, 120))),
    ),
    made(
        "recordkeeping.reply_times",
        "reply_delays response_times waiting_times_between_users",
        "messages: list[dict]",
        "list[int]",
        """
        Time between each message and the previous one if another user wrote that one.
        How long did replies take?
        Return the differences of 'time' at each change of 'user' in {messages}.
        A reply is a message after one by somebody else: list how much later it came.
        seconds until the other side answered
        """,
        """
        return [
            message["time"] - previous["time"]
            for previous, message in zip(messages, messages[1:])
            if previous["user"] != message["user"]
        ]
        ---
        delays = []
        for at in range(1, len(messages)):
            if messages[at]["user"] != messages[at - 1]["user"]:
                delays.append(messages[at]["time"] - messages[at - 1]["time"])
        return delays
        """,
        lambda r: (_messages(r),),
    ),
    made(
        "recordkeeping.silent",
        "silent_users users_without_messages who_never_wrote",
        "users: list[str]; messages: list[dict]",
        "list[str]",
        """
        Those of {users} who wrote nothing: no message with a non-empty text.
        Who has been silent?
        Return the {users} that have no message, or only empty ones, in {messages}; the order stays.
        Members without a single text among {messages}.
        filter out everyone who said something
        """,
        """
        active = {message["user"] for message in messages if message["text"]}
        return [user for user in users if user not in active]
        ---
        silent = []
        for user in users:
            if not any(message["user"] == user and message["text"] for message in messages):
                silent.append(user)
        return silent
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 5)), _messages(r)),
    ),
    made(
        "recordkeeping.unread",
        "unread_counts count_unread unread_by_user",
        "messages: list[dict]; last_read: int",
        "dict[str, int]",
        """
        How many {messages} of each user are later than {last_read}.
        unread messages per sender
        Count by 'user' the {messages} whose 'time' is greater than {last_read}; others are not listed.
        Return a dict of sender to number of new messages, those after the time {last_read}.
        Who has sent what I have not seen yet?
        """,
        """
        counts = {}
        for message in messages:
            if message["time"] > last_read:
                counts[message["user"]] = counts.get(message["user"], 0) + 1
        return counts
        ---
        from collections import Counter
        return dict(Counter(message["user"] for message in messages if message["time"] > last_read))
        """,
        lambda r: (_messages(r), r.randint(0, 40) * 15),
    ),
    made(
        "recordkeeping.points_table",
        "league_points points_per_team team_points",
        "matches: list[dict]",
        "dict[str, int]",
        """
        Points of each team: 3 for a win, 1 for a draw, 0 for a loss.
        league points from results
        Return a dict of team to points over all {matches}; a win brings 3, a draw 1 to both.
        Add up points for 'home' and 'away' by their goals; teams come in the order of their first match.
        How many points has every team?
        """,
        """
        points = {}
        for match in matches:
            home, away = match["home_goals"], match["away_goals"]
            points.setdefault(match["home"], 0)
            points.setdefault(match["away"], 0)
            points[match["home"]] += 3 if home > away else 1 if home == away else 0
            points[match["away"]] += 3 if away > home else 1 if home == away else 0
        return points
        ---
        points = {}
        for match in matches:
            difference = match["home_goals"] - match["away_goals"]
            for team, margin in ((match["home"], difference), (match["away"], -difference)):
                gained = 3 if margin > 0 else 1 if margin == 0 else 0
                points[team] = points.get(team, 0) + gained
        return points
        """,
        lambda r: (_matches(r),),
    ),
    made(
        "recordkeeping.goal_difference",
        "goal_differences goal_balance net_goals_per_team",
        "matches: list[dict]",
        "dict[str, int]",
        """
        Goals scored minus goals conceded of each team, best first, then by name.
        goal balance of the teams
        Return a dict of team to goal difference over {matches}, from highest to lowest, ties alphabetical.
        For every team: own goals less those of the opponents; sort descending, equal ones by name.
        Who has the best goal difference?
        """,
        """
        balance = {}
        for match in matches:
            margin = match["home_goals"] - match["away_goals"]
            balance[match["home"]] = balance.get(match["home"], 0) + margin
            balance[match["away"]] = balance.get(match["away"], 0) - margin
        return dict(sorted(balance.items(), key=lambda item: (-item[1], item[0])))
        ---
        from collections import defaultdict
        balance = defaultdict(int)
        for match in matches:
            balance[match["home"]] += match["home_goals"] - match["away_goals"]
            balance[match["away"]] += match["away_goals"] - match["home_goals"]
        return {team: balance[team] for team in sorted(balance, key=lambda team: (-balance[team], team))}
        """,
        lambda r: (_matches(r),),
    ),
    made(
        "recordkeeping.form",
        "team_form recent_form last_results_string",
        "matches: list[dict]; team: str; last: int = 3",
        "str",
        """
        Results of {team} in its {last} most recent {matches} as a string of W, D and L, oldest first.
        How did {team} do lately, such as 'WWL'?
        'W', 'D' or 'L' for each of the last {last} games of {team}, at home or away; '' if it hasn't played.
        Form string: win, draw or loss in the {last} latest {matches} that {team} took part in.
        recent results of a team
        """,
        """
        results = ""
        for match in matches:
            if team in (match["home"], match["away"]):
                margin = match["home_goals"] - match["away_goals"]
                if team == match["away"]:
                    margin = -margin
                results += "W" if margin > 0 else "L" if margin < 0 else "D"
        return results[-last:]
        ---
        letters = []
        for match in matches:
            if match["home"] == team:
                own, other = match["home_goals"], match["away_goals"]
            elif match["away"] == team:
                own, other = match["away_goals"], match["home_goals"]
            else:
                continue
            letters.append("W" if own > other else "D" if own == other else "L")
        return "".join(letters[-last:])
        """,
        lambda r: (_matches(r), r.choice(("Reds", "Blues", "Greens")), r.randint(1, 4)),
    ),
    made(
        "recordkeeping.head_to_head",
        "head_to_head direct_record duel_balance",
        "matches: list[dict]; first: str; second: str",
        "tuple[int, int, int]",
        """
        Wins of {first}, draws and wins of {second} in the {matches} between the two.
        direct comparison of two teams
        (wins of {first}, draws, wins of {second}); other {matches} don't count, home or away is the same.
        Count how the games of {first} against {second} ended.
        Who won more of the duels?
        """,
        """
        wins = draws = losses = 0
        for match in matches:
            if {match["home"], match["away"]} != {first, second}:
                continue
            margin = match["home_goals"] - match["away_goals"]
            if match["home"] == second:
                margin = -margin
            wins += margin > 0
            draws += margin == 0
            losses += margin < 0
        return wins, draws, losses
        ---
        margins = []
        for match in matches:
            margin = match["home_goals"] - match["away_goals"]
            if (match["home"], match["away"]) == (first, second):
                margins.append(margin)
            elif (match["home"], match["away"]) == (second, first):
                margins.append(-margin)
        wins = len([margin for margin in margins if margin > 0])
        losses = len([margin for margin in margins if margin < 0])
        return wins, len(margins) - wins - losses, losses
        """,
        lambda r: (_matches(r), *r.sample(("Reds", "Blues", "Greens"), 2)),
    ),
    made(
        "recordkeeping.biggest_win",
        "biggest_win clearest_result highest_margin_match",
        "matches: list[dict]",
        "str | None",
        """
        The clearest win as text like 'Reds 3:0 Blues', the first one on a tie; None if there was no win.
        Which game was the most one-sided?
        Return 'home goals:goals away' of the match with the largest goal margin, None when all were draws.
        Find the one of {matches} with the greatest difference in goals and format it 'Home 0:4 Away'.
        largest margin of victory
        """,
        """
        best, most = None, 0
        for match in matches:
            margin = abs(match["home_goals"] - match["away_goals"])
            if margin > most:
                best, most = match, margin
        if best is None:
            return None
        return f"{best['home']} {best['home_goals']}:{best['away_goals']} {best['away']}"
        ---
        wins = [match for match in matches if match["home_goals"] != match["away_goals"]]
        if not wins:
            return None
        top = max(wins, key=lambda match: abs(match["home_goals"] - match["away_goals"]))
        return "{home} {home_goals}:{away_goals} {away}".format(**top)
        """,
        lambda r: (_matches(r),),
    ),
    made(
        "recordkeeping.unbeaten",
        "unbeaten_teams teams_without_loss never_lost",
        "matches: list[dict]",
        "list[str]",
        """
        Sorted names of the teams that have lost none of the {matches}.
        Which teams are unbeaten?
        Return every team that played and never had fewer goals than its opponent, sorted.
        All teams in {matches} minus those with at least one defeat, in alphabetical order.
        no defeat so far
        """,
        """
        teams, losers = set(), set()
        for match in matches:
            teams |= {match["home"], match["away"]}
            if match["home_goals"] < match["away_goals"]:
                losers.add(match["home"])
            elif match["away_goals"] < match["home_goals"]:
                losers.add(match["away"])
        return sorted(teams - losers)
        ---
        def lost(team):
            return any(
                match["home"] == team and match["home_goals"] < match["away_goals"]
                or match["away"] == team and match["away_goals"] < match["home_goals"]
                for match in matches
            )
        teams = {match[side] for match in matches for side in ("home", "away")}
        return [team for team in sorted(teams) if not lost(team)]
        """,
        lambda r: (_matches(r),),
    ),
    made(
        "recordkeeping.revenue_month",
        "revenue_per_month monthly_revenue sales_by_month",
        "sales: list[dict]; months: list[str]",
        "dict[str, float]",
        """
        Revenue (quantity times price) of each of {months}, 0.0 where nothing was sold.
        What was taken in every month?
        Return a dict with a key for each of {months} and the sum of 'quantity' * 'price' of its {sales}.
        Sum the {sales} by their 'month'; months that aren't asked for are left out, empty ones are 0.0.
        monthly turnover with zeros for months without sales
        """,
        """
        totals = {month: 0.0 for month in months}
        for sale in sales:
            if sale["month"] in totals:
                totals[sale["month"]] += sale["quantity"] * sale["price"]
        return totals
        ---
        return {
            month: sum((sale["quantity"] * sale["price"] for sale in sales if sale["month"] == month), 0.0)
            for month in months
        }
        """,
        lambda r: (_sales(r), ["2024-01", "2024-02", "2024-03"][: r.randint(0, 3)]),
    ),
    made(
        "recordkeeping.best_customers",
        "best_customers top_spenders biggest_buyers",
        "sales: list[dict]; count: int = 3",
        "list[str]",
        """
        The {count} customers who spent most (quantity times price), ties by name.
        Who are the best customers?
        Give up to {count} names, the biggest total of 'quantity' * 'price' first, equal totals alphabetical.
        Add up what every customer spent in {sales} and name the top {count}.
        top spenders, descending
        """,
        """
        spent = {}
        for sale in sales:
            spent[sale["customer"]] = spent.get(sale["customer"], 0) + sale["quantity"] * sale["price"]
        return sorted(spent, key=lambda name: (-spent[name], name))[:count]
        ---
        from collections import defaultdict
        totals = defaultdict(float)
        for sale in sales:
            totals[sale["customer"]] += sale["quantity"] * sale["price"]
        ranked = sorted(totals.items(), key=lambda pair: (-pair[1], pair[0]))
        return [name for name, _ in ranked[:count]]
        """,
        lambda r: (_sales(r), r.randint(1, 3)),
    ),
    made(
        "recordkeeping.also_bought",
        "also_bought bought_together co_purchases",
        "sales: list[dict]; item: str",
        "list[str]",
        """
        Sorted other items bought by customers who bought {item}.
        Who bought {item} also bought what?
        Give the items, without {item}, in the {sales} of anybody who has a sale of {item}; sorted, each once.
        Find all buyers of {item} and list what else they took.
        recommendation: other purchases of the same customers
        """,
        """
        buyers = {sale["customer"] for sale in sales if sale["item"] == item}
        return sorted({sale["item"] for sale in sales if sale["customer"] in buyers} - {item})
        ---
        buyers = [sale["customer"] for sale in sales if sale["item"] == item]
        others = []
        for sale in sales:
            if sale["customer"] in buyers and sale["item"] != item and sale["item"] not in others:
                others.append(sale["item"])
        return sorted(others)
        """,
        lambda r: (_sales(r), r.choice(("pen", "mug", "bag"))),
    ),
    made(
        "recordkeeping.month_change",
        "month_over_month_change revenue_growth percent_change_by_month",
        "revenue: dict[str, float]",
        "dict[str, float | None]",
        """
        Percent change of every month against the one before, one decimal; None for the first and after 0.
        How did the {revenue} develop from month to month?
        Give a dict of month to growth in percent (1 digit); without a previous value, or with 0, it is None.
        Compare each month with its predecessor in {revenue}: (new - old) / old * 100, rounded to one decimal.
        growth rates between neighbouring months
        """,
        """
        changes = {}
        previous = None
        for month, value in revenue.items():
            changes[month] = round((value - previous) / previous * 100, 1) if previous else None
            previous = value
        return changes
        ---
        months = list(revenue)
        result = {}
        for at, month in enumerate(months):
            before = revenue[months[at - 1]] if at > 0 else 0
            if before == 0:
                result[month] = None
            else:
                result[month] = round((revenue[month] - before) / before * 100, 1)
        return result
        """,
        lambda r: (
            {f"2024-0{m}": r.choice((0.0, 50.0, 100.0, 80.0, 125.0)) for m in range(1, r.randint(1, 5))},
        ),
    ),
    made(
        "recordkeeping.pivot_sales",
        "pivot_quantities quantity_pivot cross_table",
        "sales: list[dict]",
        "dict[str, dict[str, int]]",
        """
        Nested dict customer -> item -> total quantity, leaving out quantities of 0.
        Who bought how many of what?
        For each 'customer' a dict of 'item' to the summed 'quantity'; {sales} with quantity 0 don't count.
        Pivot table of {sales}: rows are customers, columns items, cells the total quantity (no zeros).
        cross table of customers and items
        """,
        """
        table = {}
        for sale in sales:
            if sale["quantity"] > 0:
                row = table.setdefault(sale["customer"], {})
                row[sale["item"]] = row.get(sale["item"], 0) + sale["quantity"]
        return table
        ---
        from collections import defaultdict
        table = defaultdict(lambda: defaultdict(int))
        for sale in sales:
            if sale["quantity"]:
                table[sale["customer"]][sale["item"]] += sale["quantity"]
        return {customer: dict(row) for customer, row in table.items()}
        """,
        lambda r: (_sales(r),),
    ),
    made(
        "recordkeeping.returning",
        "returning_customers repeat_customers customers_in_several_months",
        "sales: list[dict]",
        "list[str]",
        """
        Sorted customers who bought in at least two different months.
        Who came back?
        Return the names that have {sales} in more than one 'month', in alphabetical order.
        Repeat customers: two purchases in the same month don't make one.
        customers with purchases in several months
        """,
        """
        months = {}
        for sale in sales:
            months.setdefault(sale["customer"], set()).add(sale["month"])
        return sorted(name for name, found in months.items() if len(found) >= 2)
        ---
        first = {}
        back = set()
        for sale in sales:
            if first.setdefault(sale["customer"], sale["month"]) != sale["month"]:
                back.add(sale["customer"])
        return sorted(back)
        """,
        lambda r: (_sales(r),),
    ),
    made(
        "recordkeeping.bulk_discount",
        "apply_bulk_discount sale_totals_with_discount discounted_line_totals",
        "sales: list[dict]; minimum: int = 3; percent: int = 10",
        "list[float]",
        """
        Total of every sale; from {minimum} pieces on it is reduced by {percent} percent. Two decimals.
        What does each line cost after the bulk discount?
        'quantity' * 'price' for all {sales}, less {percent} % if 'quantity' >= {minimum}, rounded to cents.
        Line totals, with {percent} percent off if at least {minimum} are bought; round to 2 digits.
        quantity discount per line
        """,
        """
        def rate(quantity):
            return 100 - percent if quantity >= minimum else 100
        return [
            round(sale["quantity"] * sale["price"] * rate(sale["quantity"]) / 100, 2) for sale in sales
        ]
        ---
        totals = []
        for sale in sales:
            rate = 100
            if sale["quantity"] >= minimum:
                rate -= percent
            totals.append(round(sale["quantity"] * sale["price"] * rate / 100, 2))
        return totals
        """,
        lambda r: (_sales(r), r.randint(2, 4), r.choice((5, 10, 20))),
    ),
    made(
        "recordkeeping.item_share",
        "quantity_share item_shares percent_of_quantity",
        "sales: list[dict]",
        "dict[str, int]",
        """
        Share of each item in the total 'quantity', in whole percent; {{}} if nothing was sold.
        How many percent of the pieces are of which item?
        Return a dict of item to its rounded percentage of all pieces in {sales}, largest share first.
        Sum 'quantity' by 'item', make it rounded percent of the whole, sort descending (ties as given).
        Empty dict when the total is 0, else percentages by item from high to low.
        """,
        """
        counts = {}
        for sale in sales:
            counts[sale["item"]] = counts.get(sale["item"], 0) + sale["quantity"]
        total = sum(counts.values())
        if total == 0:
            return {}
        ordered = sorted(counts.items(), key=lambda pair: pair[1], reverse=True)
        return {item: round(100 * count / total) for item, count in ordered}
        ---
        from collections import Counter
        counts = Counter()
        for sale in sales:
            counts[sale["item"]] += sale["quantity"]
        total = sum(counts.values())
        return {item: round(100 * count / total) for item, count in counts.most_common()} if total else {}
        """,
        lambda r: (_sales(r),),
    ),
    made(
        "recordkeeping.direct_reports",
        "direct_reports team_of_boss reports_by_boss",
        "staff: list[dict]",
        "dict[int, list[str]]",
        """
        Map each boss id to the names of the people who report to it, sorted.
        Who reports to whom?
        Return a dict of 'boss' to sorted names; people without a boss (None) appear in no list.
        Group the {staff} under the id in their field 'boss', leaving out None, and sort the names.
        boss id to team
        """,
        """
        teams = {}
        for person in staff:
            if person["boss"] is not None:
                teams.setdefault(person["boss"], []).append(person["name"])
        return {boss: sorted(names) for boss, names in teams.items()}
        ---
        from collections import defaultdict
        teams = defaultdict(list)
        for person in sorted(staff, key=lambda person: person["id"]):
            if person["boss"] is None:
                continue
            teams[person["boss"]].append(person["name"])
        for names in teams.values():
            names.sort()
        return dict(teams)
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "recordkeeping.chain",
        "chain_of_command managers_above boss_chain",
        "staff: list[dict]; person_id: int",
        "list[str]",
        """
        Names of all bosses above {person_id}, the direct one first; [] if the id is unknown or has no boss.
        Who is above this person?
        Follow 'boss' upwards from {person_id} and return the names on the way, nearest first.
        Chain of command: the boss, the boss's boss and so on up to whoever has none (None).
        all superiors of an employee
        """,
        """
        by_id = {person["id"]: person for person in staff}
        names = []
        current = by_id.get(person_id)
        while current and current["boss"] is not None:
            current = by_id[current["boss"]]
            names.append(current["name"])
        return names
        ---
        def find(wanted):
            return next((person for person in staff if person["id"] == wanted), None)
        person = find(person_id)
        if person is None or person["boss"] is None:
            return []
        result = []
        boss = find(person["boss"])
        while boss is not None:
            result.append(boss["name"])
            boss = find(boss["boss"])
        return result
        """,
        lambda r: (_staff(r), r.choice((1, 2, 3, 4, 5, 6, 5, 4))),
    ),
    made(
        "recordkeeping.headcount_below",
        "count_all_reports size_of_team total_subordinates",
        "staff: list[dict]; person_id: int",
        "int",
        """
        How many people are below {person_id}, directly or indirectly.
        Size of somebody's whole team, without that person.
        Count everyone whose chain of 'boss' ids leads to {person_id}.
        Number of direct and indirect reports of {person_id}; 0 for nobody.
        all subordinates at any depth
        """,
        """
        total = 0
        for person in staff:
            if person["boss"] == person_id:
                total += 1 + count_all_reports(staff, person["id"])
        return total
        ---
        waiting = [person_id]
        total = 0
        while waiting:
            boss = waiting.pop()
            below = [person["id"] for person in staff if person["boss"] == boss]
            total += len(below)
            waiting.extend(below)
        return total
        """,
        lambda r: (_staff(r), r.choice((1, 1, 1, 2, 2, 3, 7))),
    ),
    made(
        "recordkeeping.above_average",
        "paid_above_average above_department_average earns_more_than_mean",
        "staff: list[dict]",
        "list[str]",
        """
        Names of those who earn more than the average 'salary' of their own department.
        Who is paid above average in the department?
        Return the names whose 'salary' is strictly above the mean of all {staff} with the same 'department'.
        Compare every salary with the department's mean; who is exactly at it is not listed.
        salary above the department mean
        """,
        """
        salaries = {}
        for person in staff:
            salaries.setdefault(person["department"], []).append(person["salary"])
        means = {name: sum(values) / len(values) for name, values in salaries.items()}
        return [person["name"] for person in staff if person["salary"] > means[person["department"]]]
        ---
        names = []
        for person in staff:
            peers = [other["salary"] for other in staff if other["department"] == person["department"]]
            if person["salary"] > sum(peers) / len(peers):
                names.append(person["name"])
        return names
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "recordkeeping.pay_gap",
        "salary_spread pay_gap_per_department salary_range_by_department",
        "staff: list[dict]",
        "dict[str, int]",
        """
        Difference between highest and lowest 'salary' of each department, departments sorted.
        How far apart are the salaries within a department?
        Return a dict of department to max minus min of its salaries; 0 where one person works. Sorted keys.
        For every department in {staff} (alphabetical) compute the span of what is paid.
        pay gap by department
        """,
        """
        groups = {}
        for person in staff:
            groups.setdefault(person["department"], []).append(person["salary"])
        return {name: max(groups[name]) - min(groups[name]) for name in sorted(groups)}
        ---
        lowest, highest = {}, {}
        for person in staff:
            name, salary = person["department"], person["salary"]
            lowest[name] = min(salary, lowest.get(name, salary))
            highest[name] = max(salary, highest.get(name, salary))
        return {name: highest[name] - lowest[name] for name in sorted(lowest)}
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "recordkeeping.second_paid",
        "second_highest_salary runner_up_salary second_best_paid",
        "staff: list[dict]; department: str",
        "int | None",
        """
        Second highest different 'salary' in {department}, None if there are fewer than two.
        What does the second best paid level of a {department} get?
        The next salary below the top one among the {staff} of {department}; equal top salaries count once.
        Distinct salaries of the {department}, descending: the second one, or None.
        runner-up salary within one department
        """,
        """
        salaries = sorted({person["salary"] for person in staff if person["department"] == department})
        return salaries[-2] if len(salaries) > 1 else None
        ---
        first = second = None
        for person in staff:
            if person["department"] != department:
                continue
            salary = person["salary"]
            if first is None or salary > first:
                first, second = salary, first
            elif salary < first and (second is None or salary > second):
                second = salary
        return second
        """,
        lambda r: (_staff(r), r.choice(("IT", "IT", "IT", "HR", "Sales"))),
    ),
    made(
        "recordkeeping.phone_list",
        "staff_directory department_directory directory_lines",
        "staff: list[dict]",
        "list[str]",
        """
        Lines such as 'HR: Ann, Ben' for each department, departments and names sorted.
        Who works where, one line per department?
        Return 'department: names' lines in alphabetical order, the names sorted and joined by ', '.
        Group the {staff} by 'department' and format a directory; both levels are alphabetical.
        directory text by department
        """,
        """
        groups = {}
        for person in staff:
            groups.setdefault(person["department"], []).append(person["name"])
        return [f"{department}: {', '.join(sorted(names))}" for department, names in sorted(groups.items())]
        ---
        lines = []
        for department in sorted({person["department"] for person in staff}):
            names = sorted(person["name"] for person in staff if person["department"] == department)
            lines.append(department + ": " + ", ".join(names))
        return lines
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "recordkeeping.decade_titles",
        "books_by_decade titles_per_decade group_books_by_decade",
        "books: list[dict]",
        "dict[str, list[str]]",
        """
        Group titles by decade such as '1990s', oldest decade first, titles sorted.
        Which {books} are from the eighties, the nineties...?
        Return a dict of '1980s', '1990s'... to the sorted titles of that 'year', decades ascending.
        Put every book under its decade, in order of time; within one the titles are alphabetical.
        decade to list of titles
        """,
        """
        groups = {}
        for book in sorted(books, key=lambda book: (book["year"] // 10, book["title"])):
            groups.setdefault(f"{book['year'] // 10 * 10}s", []).append(book["title"])
        return groups
        ---
        decades = sorted({book["year"] - book["year"] % 10 for book in books})
        return {
            f"{decade}s": sorted(book["title"] for book in books if decade <= book["year"] < decade + 10)
            for decade in decades
        }
        """,
        lambda r: (_books(r),),
    ),
    made(
        "recordkeeping.mean_rating",
        "average_rating_by_author author_ratings mean_rating_per_author",
        "books: list[dict]",
        "dict[str, float | None]",
        """
        Average 'rating' of each author, unrated {books} ignored; None if all of them are unrated.
        How are the authors rated?
        A dict of author to the mean rating rounded to 2 digits, skipping None; no ratings at all gives None.
        For every 'author' average the ratings that aren't None, rounded to two decimals.
        mean stars per author, missing ones left out
        """,
        """
        ratings = {}
        for book in books:
            known = ratings.setdefault(book["author"], [])
            if book["rating"] is not None:
                known.append(book["rating"])
        return {
            author: round(sum(known) / len(known), 2) if known else None for author, known in ratings.items()
        }
        ---
        result = {}
        for book in books:
            author = book["author"]
            if author in result:
                continue
            stars = [other["rating"] for other in books if other["author"] == author]
            stars = [rating for rating in stars if rating is not None]
            result[author] = round(sum(stars) / len(stars), 2) if stars else None
        return result
        """,
        lambda r: (_books(r),),
    ),
    made(
        "recordkeeping.search_books",
        "search_books find_books filter_books",
        "books: list[dict]; text: str = ''; after: int = 0; stars: int = 0",
        "list[str]",
        """
        Titles with {text} in any case, that are from {after} or later and have at least {stars} (None is 0).
        Search {books} by part of the title, year and rating.
        Titles matching everything: {text} in it ignoring case, year >= {after}, rating >= {stars}.
        Filter by several conditions at once; a missing rating (None) counts as 0.
        book search with three filters
        """,
        """
        return [
            book["title"]
            for book in books
            if text.lower() in book["title"].lower()
            and book["year"] >= after
            and (book["rating"] or 0) >= stars
        ]
        ---
        found = []
        for book in books:
            if text.lower() not in book["title"].lower():
                continue
            if book["year"] < after:
                continue
            rating = 0 if book["rating"] is None else book["rating"]
            if rating >= stars:
                found.append(book["title"])
        return found
        """,
        lambda r: (_books(r), r.choice(("", "e", "A", "o")), r.choice((0, 1990, 2000)), r.choice((0, 3, 4))),
    ),
    made(
        "recordkeeping.sort_rated",
        "sort_by_rating best_rated_first order_by_rating",
        "books: list[dict]",
        "list[str]",
        """
        Titles by 'rating', best first, unrated ones (None) last; ties by title.
        Sort {books} by stars with the missing ones at the end.
        Return the titles in descending order of rating, then alphabetical; those rated None come last.
        Order the {books}: highest rating first, equal ones by title, no rating at the very end.
        None-safe sort by rating
        """,
        """
        def order(book):
            return book["rating"] is None, -(book["rating"] or 0), book["title"]
        ordered = sorted(books, key=order)
        return [book["title"] for book in ordered]
        ---
        rated = [book for book in books if book["rating"] is not None]
        unrated = [book["title"] for book in books if book["rating"] is None]
        rated.sort(key=lambda book: (-book["rating"], book["title"]))
        return [book["title"] for book in rated] + sorted(unrated)
        """,
        lambda r: (_books(r),),
    ),
    made(
        "recordkeeping.newest_each",
        "newest_book_per_author latest_title_by_author most_recent_books",
        "books: list[dict]",
        "dict[str, str]",
        """
        Title of the newest book of every author, the later in the list on a tie, authors sorted.
        What did each author write last?
        A dict of author to the title with the greatest 'year'; of two in one year the last listed counts.
        Find the latest of the {books} by author, keys in alphabetical order.
        newest title per author
        """,
        """
        newest = {}
        for book in books:
            author = book["author"]
            if author not in newest or book["year"] >= newest[author]["year"]:
                newest[author] = book
        return {author: newest[author]["title"] for author in sorted(newest)}
        ---
        titles = {}
        for book in sorted(books, key=lambda book: book["year"]):
            titles[book["author"]] = book["title"]
        return dict(sorted(titles.items()))
        """,
        lambda r: (_books(r),),
    ),
    made(
        "recordkeeping.author_index",
        "title_index_by_author author_index index_of_authors",
        "books: list[dict]",
        "dict[str, list[int]]",
        """
        Map each author to the positions of their {books} in the list, counted from 1.
        At which places are the {books} of an author?
        Return a dict of 'author' to list numbers, the first book being number 1.
        Index {books} by author: every author with the 1-based positions.
        author to positions
        """,
        """
        index = {}
        for number, book in enumerate(books, start=1):
            index.setdefault(book["author"], []).append(number)
        return index
        ---
        index = {}
        for at in range(len(books)):
            author = books[at]["author"]
            index[author] = index.get(author, []) + [at + 1]
        return index
        """,
        lambda r: (_books(r),),
    ),
    made(
        "recordkeeping.balance_accounts",
        "account_balances balances_per_account current_balances",
        "moves: list[dict]",
        "dict[str, int]",
        """
        Balance of each account: kind 'in' adds the amount, 'out' takes it off.
        How much is on which account?
        Return a dict of 'account' to the sum of its incoming less its outgoing {moves}.
        Add up the {moves} of every account, with 'out' amounts negative.
        balances from bookings
        """,
        """
        balances = {}
        for move in moves:
            sign = 1 if move["kind"] == "in" else -1
            balances[move["account"]] = balances.get(move["account"], 0) + sign * move["amount"]
        return balances
        ---
        from collections import defaultdict
        balances = defaultdict(int)
        for move in moves:
            if move["kind"] == "in":
                balances[move["account"]] += move["amount"]
            else:
                balances[move["account"]] -= move["amount"]
        return dict(balances)
        """,
        lambda r: (_moves(r),),
    ),
    made(
        "recordkeeping.running_balance",
        "with_running_balance add_balance_field running_balances",
        "moves: list[dict]; start: int = 0",
        "list[dict]",
        """
        Copies of {moves} with a field 'balance': what is there after each, from {start} on.
        Show the balance after every booking.
        Give new dicts with the running balance; 'in' adds 'amount', 'out' takes it off, beginning at {start}.
        Add to each of {moves} the current balance under the key 'balance'.
        account statement with running total
        """,
        """
        balance = start
        result = []
        for move in moves:
            balance += move["amount"] if move["kind"] == "in" else -move["amount"]
            result.append({**move, "balance": balance})
        return result
        ---
        from itertools import accumulate
        signed = [move["amount"] * (1 if move["kind"] == "in" else -1) for move in moves]
        balances = list(accumulate(signed, initial=start))[1:]
        return [{**move, "balance": balance} for move, balance in zip(moves, balances)]
        """,
        lambda r: (_moves(r), r.choice((0, 20, 100))),
    ),
    made(
        "recordkeeping.overdrawn",
        "first_overdraft first_negative_booking when_overdrawn",
        "moves: list[dict]; start: int = 0",
        "int",
        """
        Index of the first of {moves} after which the balance is below zero, -1 if that never happens.
        When is the account overdrawn for the first time?
        Start with {start}, add 'in' and subtract 'out' amounts; return where it first gets negative, else -1.
        Position of the booking that makes the balance negative, or -1; a balance of exactly 0 is fine.
        first overdraft
        """,
        """
        balance = start
        for at, move in enumerate(moves):
            balance += move["amount"] if move["kind"] == "in" else -move["amount"]
            if balance < 0:
                return at
        return -1
        ---
        from itertools import accumulate
        steps = (move["amount"] if move["kind"] == "in" else -move["amount"] for move in moves)
        balances = list(accumulate(steps, initial=start))[1:]
        return next((at for at, balance in enumerate(balances) if balance < 0), -1)
        """,
        lambda r: (_moves(r), r.choice((0, 20, 60))),
    ),
    made(
        "recordkeeping.largest_out",
        "largest_expense_per_account biggest_outgoing max_spend_by_account",
        "moves: list[dict]",
        "dict[str, int]",
        """
        Largest 'out' amount of each account, 0 for accounts without one, accounts sorted.
        What was the biggest expense from every account?
        A dict of account to its highest outgoing amount; 0 if only 'in' {moves} exist. Sorted by account.
        For each account in {moves}, alphabetical, find the maximum of the amounts of kind 'out', else 0.
        biggest payment by account
        """,
        """
        largest = {}
        for move in moves:
            spent = move["amount"] if move["kind"] == "out" else 0
            largest[move["account"]] = max(largest.get(move["account"], 0), spent)
        return dict(sorted(largest.items()))
        ---
        return {
            account: max([0, *(m["amount"] for m in moves if m["account"] == account and m["kind"] == "out")])
            for account in sorted({move["account"] for move in moves})
        }
        """,
        lambda r: (_moves(r),),
    ),
    made(
        "recordkeeping.match_payments",
        "unpaid_invoices open_invoice_amounts match_payments",
        "invoices: dict[str, int]; payments: list[tuple[str, int]]",
        "dict[str, int]",
        """
        What is left to pay of each of {invoices} after {payments} (invoice, amount); paid ones are left out.
        Which {invoices} are still open, and how much of them?
        Subtract the {payments} from the amounts; return those with more than 0 left. Unknown ids are ignored.
        Return a dict of invoice to open amount, without fully paid or overpaid ones.
        open amounts after matching payments
        """,
        """
        paid = {}
        for number, amount in payments:
            paid[number] = paid.get(number, 0) + amount
        rest = {number: due - paid.get(number, 0) for number, due in invoices.items()}
        return {number: amount for number, amount in rest.items() if amount > 0}
        ---
        left = dict(invoices)
        for number, amount in payments:
            if number in left:
                left[number] -= amount
        return {number: amount for number, amount in left.items() if amount > 0}
        """,
        lambda r: (
            {k: r.randint(1, 9) * 10 for k in r.sample(("r1", "r2", "r3", "r4"), r.randint(0, 4))},
            [(r.choice(("r1", "r2", "r3", "r4")), r.randint(1, 9) * 10) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "recordkeeping.left_join",
        "left_join_value add_value_from join_by_id",
        "left: list[dict]; right: list[dict]; default: int = 0",
        "list[dict]",
        """
        Add to each of {left} the 'value' of the record in {right} with the same 'id', else {default}.
        Left join of two lists of dicts on 'id', taking over one field.
        Return copies of {left} with a key 'value' looked up in {right} by id; no match gives {default}.
        Join {right} to {left} by id; ids in {right} are unique, missing ones get {default}.
        look up a field in another list of records
        """,
        """
        values = {record["id"]: record["value"] for record in right}
        return [{**record, "value": values.get(record["id"], default)} for record in left]
        ---
        joined = []
        for record in left:
            copy = dict(record)
            copy["value"] = default
            for other in right:
                if other["id"] == record["id"]:
                    copy["value"] = other["value"]
            joined.append(copy)
        return joined
        """,
        lambda r: (
            [{"id": r.randint(1, 4), "name": r.choice(_NAMES)} for _ in range(r.randint(0, 4))],
            _unique(r),
            r.choice((0, -1)),
        ),
    ),
    made(
        "recordkeeping.changed_values",
        "changed_records diff_records_by_id value_changes",
        "old: list[dict]; new: list[dict]",
        "dict[int, tuple[int, int]]",
        """
        Map the ids in both lists whose 'value' differs to (old value, new value).
        What has changed between two versions of a list of records?
        Dict of 'id' to old and new 'value' where they aren't equal; added or lost ids don't count.
        Compare records by id: those in {old} and {new} with another value, in the order of {new}.
        changed values by id
        """,
        """
        before = {record["id"]: record["value"] for record in old}
        return {
            record["id"]: (before[record["id"]], record["value"])
            for record in new
            if record["id"] in before and before[record["id"]] != record["value"]
        }
        ---
        changes = {}
        for record in new:
            for other in old:
                if other["id"] == record["id"] and other["value"] != record["value"]:
                    changes[record["id"]] = (other["value"], record["value"])
        return changes
        """,
        lambda r: (_unique(r), _unique(r)),
    ),
    made(
        "recordkeeping.sync_plan",
        "sync_plan plan_sync diff_ids",
        "local: list[dict]; remote: list[dict]",
        "dict[str, list[int]]",
        """
        Ids to 'add' (only in {remote}), 'remove' (only in {local}) and 'update' (another value), each sorted.
        What must be done so that {local} equals {remote}?
        Return a dict with sorted id lists 'add', 'remove' and 'update' by comparing two lists of records.
        Plan a sync by 'id': new ones are added, missing ones removed, those with a different 'value' updated.
        three lists of ids: add, remove, update
        """,
        """
        mine = {record["id"]: record["value"] for record in local}
        theirs = {record["id"]: record["value"] for record in remote}
        return {
            "add": sorted(theirs.keys() - mine.keys()),
            "remove": sorted(mine.keys() - theirs.keys()),
            "update": sorted(key for key in mine.keys() & theirs.keys() if mine[key] != theirs[key]),
        }
        ---
        plan = {"add": [], "remove": [], "update": []}
        mine = {record["id"]: record for record in local}
        theirs = {record["id"]: record for record in remote}
        for key in sorted({*mine, *theirs}):
            if key not in mine:
                plan["add"].append(key)
            elif key not in theirs:
                plan["remove"].append(key)
            elif mine[key] != theirs[key]:
                plan["update"].append(key)
        return plan
        """,
        lambda r: (_unique(r), _unique(r)),
    ),
    made(
        "recordkeeping.patch_record",
        "patch_record_by_id update_by_id change_record",
        "records: list[dict]; record_id: int; changes: dict",
        "list[dict]",
        """
        New list where the record with {record_id} has {changes} applied, except to its 'id'.
        Update one of {records} by id.
        {records} with {changes} merged into the one whose 'id' is {record_id}; the id itself never changes.
        Patch a record: overwrite or add the given fields, ignoring 'id' in {changes}.
        apply changes to one record
        """,
        """
        return [
            {**record, **changes, "id": record_id} if record["id"] == record_id else record
            for record in records
        ]
        ---
        allowed = {key: value for key, value in changes.items() if key != "id"}
        result = []
        for record in records:
            if record["id"] == record_id:
                record = {**record, **allowed}
            result.append(record)
        return result
        """,
        lambda r: (
            _unique(r),
            r.randint(1, 5),
            {k: r.randint(0, 9) for k in r.sample(("id", "value", "note"), r.randint(0, 3))},
        ),
    ),
    made(
        "recordkeeping.next_id",
        "next_free_id new_record_id lowest_unused_id",
        "records: list[dict]",
        "int",
        """
        Lowest positive number that no record has as 'id'.
        Which id is free?
        Return the smallest id from 1 on that isn't used in {records}; 1 for an empty list.
        Find the first gap in the ids of {records}, starting with 1.
        smallest unused id
        """,
        """
        used = {record["id"] for record in records}
        number = 1
        while number in used:
            number += 1
        return number
        ---
        used = [record["id"] for record in records]
        return next(number for number in range(1, len(used) + 2) if number not in used)
        """,
        lambda r: (_keyed(r),),
    ),
    made(
        "recordkeeping.latest_by_id",
        "keep_last_by_id dedupe_keep_last last_version_of_each",
        "records: list[dict]",
        "list[dict]",
        """
        Keep only the last record of every 'id', in the order of these last ones.
        Deduplicate by id, where later records win.
        Return {records} without those that a later one with the same 'id' replaces.
        Drop a record if its id comes again further on; the remaining order stays.
        unique by id, keeping the last
        """,
        """
        last = {record["id"]: at for at, record in enumerate(records)}
        return [record for at, record in enumerate(records) if last[record["id"]] == at]
        ---
        kept = []
        seen = set()
        for record in reversed(records):
            if record["id"] not in seen:
                seen.add(record["id"])
                kept.append(record)
        return kept[::-1]
        """,
        lambda r: (_keyed(r),),
    ),
    made(
        "recordkeeping.best_by_id",
        "keep_highest_by_id dedupe_keep_max best_version_by_id",
        "records: list[dict]",
        "list[dict]",
        """
        One record for each 'id', the one with the highest 'value' (the first on a tie), sorted by id.
        Deduplicate by id and keep the greatest value.
        Return the best of {records} per id in ascending order of id; of equal values the earlier one.
        For every id keep only the record whose 'value' is largest.
        unique ids with their maximum
        """,
        """
        best = {}
        for record in records:
            current = best.get(record["id"])
            if current is None or record["value"] > current["value"]:
                best[record["id"]] = record
        return [best[key] for key in sorted(best)]
        ---
        kept = []
        for record in sorted(records, key=lambda record: (record["id"], -record["value"])):
            if not kept or kept[-1]["id"] != record["id"]:
                kept.append(record)
        return kept
        """,
        lambda r: (_keyed(r),),
    ),
    made(
        "recordkeeping.conflicts",
        "conflicting_ids ids_with_different_values inconsistent_ids",
        "records: list[dict]",
        "list[int]",
        """
        Sorted ids that come with more than one different 'value'.
        For which ids do the {records} contradict each other?
        Return the ids that have at least two distinct values; repeated equal records are no conflict.
        Find every 'id' with several values in {records}, ascending.
        inconsistent duplicates
        """,
        """
        values = {}
        for record in records:
            values.setdefault(record["id"], set()).add(record["value"])
        return sorted(key for key, found in values.items() if len(found) > 1)
        ---
        first = {}
        bad = []
        for record in records:
            key = record["id"]
            if first.setdefault(key, record["value"]) != record["value"] and key not in bad:
                bad.append(key)
        return sorted(bad)
        """,
        lambda r: (_keyed(r),),
    ),
    made(
        "recordkeeping.order_by_ids",
        "order_by_id_list sort_records_like arrange_by_ids",
        "records: list[dict]; ids: list[int]",
        "list[dict]",
        """
        Put {records} in the order of {ids}; those whose 'id' isn't there follow in their order.
        Sort a list of dicts by a given list of ids.
        Return the {records} arranged like {ids}, unlisted ones at the end; ids without a record are skipped.
        Custom order by id: first as in {ids}, then the rest unchanged.
        arrange records by an id list
        """,
        """
        rank = {key: at for at, key in enumerate(ids)}
        return sorted(records, key=lambda record: rank.get(record["id"], len(ids)))
        ---
        by_id = {record["id"]: record for record in records}
        listed = [by_id[key] for key in ids if key in by_id]
        return listed + [record for record in records if record["id"] not in ids]
        """,
        lambda r: (_unique(r), r.sample(range(1, 6), r.randint(0, 4))),
    ),
    made(
        "recordkeeping.page_records",
        "records_page paginate_records page_with_info",
        "records: list[dict]; page: int; size: int = 2",
        "dict",
        """
        Page {page} (from 1) of {records} as dict: 'items', 'page', 'pages' and 'has_next'.
        Paginate with {size} records a page and tell if there are more.
        Return that page's 'items', 'page', number of 'pages' (at least 1), 'has_next'; {page} is clamped.
        A {page} below 1 becomes 1, one beyond the end becomes the last; no records make one empty page.
        one page of results with navigation info
        """,
        """
        pages = max(1, -(-len(records) // size))
        page = min(max(page, 1), pages)
        start = (page - 1) * size
        items = records[start : start + size]
        return {"items": items, "page": page, "pages": pages, "has_next": page < pages}
        ---
        chunks = [records[at : at + size] for at in range(0, len(records), size)] or [[]]
        number = page
        if number < 1:
            number = 1
        if number > len(chunks):
            number = len(chunks)
        last = len(chunks)
        return {"items": chunks[number - 1], "page": number, "pages": last, "has_next": number != last}
        """,
        lambda r: (_unique(r), r.randint(0, 4), r.randint(1, 3)),
    ),
    made(
        "recordkeeping.missing_fields",
        "missing_fields_report records_with_missing incomplete_records",
        "records: list[dict]; required: list[str]",
        "dict[int, list[str]]",
        """
        Map the index of each incomplete record to the {required} fields that are absent, None or ''.
        Which records lack which fields?
        Return index -> missing fields; a value of None or '' counts as missing, 0 and [] do not.
        Check {records} for {required} fields, listing only those with something missing.
        incomplete records and what they lack
        """,
        """
        report = {}
        for at, record in enumerate(records):
            missing = [field for field in required if record.get(field) in (None, "")]
            if missing:
                report[at] = missing
        return report
        ---
        def lacks(record, field):
            return field not in record or record[field] is None or record[field] == ""
        found = [[field for field in required if lacks(record, field)] for record in records]
        return {at: fields for at, fields in enumerate(found) if fields}
        """,
        lambda r: (_patchy(r), r.sample(("a", "b", "c"), r.randint(0, 3))),
    ),
    made(
        "recordkeeping.fill_rate",
        "fill_rates percent_filled completeness_by_field",
        "records: list[dict]; fields: list[str]",
        "dict[str, int]",
        """
        Percent of {records} that have each of {fields} (not None or ''), rounded; 0 without records.
        How complete is each column?
        Return a dict of field to the rounded percentage of records that have a value other than None and ''.
        For every one of {fields}: how many percent of {records} have it; an empty list gives 0.
        completeness by field
        """,
        """
        if not records:
            return {field: 0 for field in fields}
        return {
            field: round(100 * sum(record.get(field) not in (None, "") for record in records) / len(records))
            for field in fields
        }
        ---
        rates = {}
        for field in fields:
            filled = [record for record in records if record.get(field) is not None and record[field] != ""]
            rates[field] = round(100 * len(filled) / len(records)) if records else 0
        return rates
        """,
        lambda r: (_patchy(r), r.sample(("a", "b", "c"), r.randint(1, 3))),
    ),
    made(
        "recordkeeping.strip_empty",
        "clean_records drop_empty_fields remove_blank_values",
        "records: list[dict]",
        "list[dict]",
        """
        Strip the strings in {records} and drop fields that are None or blank, then records without fields.
        Clean a list of dicts.
        New dicts without None and blank strings, with texts stripped; dicts that end up empty are left out.
        Remove missing values from every record (0 and [] stay), trim text, and skip what is empty afterwards.
        tidy records: trimmed and without blanks
        """,
        """
        cleaned = []
        for record in records:
            row = {key: value.strip() if isinstance(value, str) else value for key, value in record.items()}
            row = {key: value for key, value in row.items() if value is not None and value != ""}
            if row:
                cleaned.append(row)
        return cleaned
        ---
        result = []
        for record in records:
            copy = {}
            for key, value in record.items():
                if isinstance(value, str):
                    value = value.strip()
                if value in (None, ""):
                    continue
                copy[key] = value
            result.append(copy)
        return [copy for copy in result if copy]
        """,
        lambda r: (_patchy(r),),
    ),
    made(
        "recordkeeping.all_fields",
        "fields_by_frequency common_fields_first columns_by_frequency",
        "records: list[dict]",
        "list[str]",
        """
        All field names in {records}, the most frequent first, ties in alphabetical order.
        Which keys do the dicts have?
        Return every key that occurs in {records}, sorted by how many have it (descending), then by name.
        Collect the keys of all dicts without repetition, common ones first.
        union of keys ordered by frequency
        """,
        """
        from collections import Counter
        counts = Counter(key for record in records for key in record)
        return sorted(counts, key=lambda key: (-counts[key], key))
        ---
        counts = {}
        for record in records:
            for key in record:
                counts[key] = counts.get(key, 0) + 1
        pairs = sorted((-count, key) for key, count in counts.items())
        return [key for _, key in pairs]
        """,
        lambda r: (_patchy(r),),
    ),
    made(
        "recordkeeping.to_rows",
        "records_to_rows dicts_to_table header_and_rows",
        "records: list[dict]; missing: str = '-'",
        "list[list]",
        """
        List of rows: first the sorted field names, then the values, {missing} for absent fields and None.
        Turn a list of dicts into a header and rows.
        [header, *rows]: the header has all keys sorted, gaps and None become {missing}. [] without records.
        Make {records} rectangular with a header line; what isn't there is written as {missing}.
        list of dicts to table
        """,
        """
        if not records:
            return []
        header = sorted({key for record in records for key in record})
        rows = [[missing if record.get(key) is None else record[key] for key in header] for record in records]
        return [header, *rows]
        ---
        names = set()
        for record in records:
            names.update(record)
        table = [sorted(names)] if records else []
        for record in records:
            row = []
            for key in table[0]:
                value = record.get(key)
                row.append(value if value is not None else missing)
            table.append(row)
        return table
        """,
        lambda r: (_patchy(r), r.choice(("-", "", "?"))),
    ),
    made(
        "recordkeeping.first_filled",
        "first_filled_field coalesce_fields first_available",
        "record: dict; fields: list[str]; default: str = 'n/a'",
        "object",
        """
        First value among {fields} of {record} that is neither missing, None nor '', else {default}.
        Take the first field that is filled.
        Try {fields} in turn and return the first usable value; 0, False and [] are usable, None and '' not.
        Coalesce several keys of a dict, falling back on {default}.
        first non-blank field
        """,
        """
        for field in fields:
            value = record.get(field)
            if value is not None and value != "":
                return value
        return default
        ---
        values = (record.get(field) for field in fields)
        return next((value for value in values if value not in (None, "")), default)
        """,
        lambda r: (_gappy(r), r.sample(("a", "b", "c", "d"), r.randint(0, 4)), r.choice(("n/a", ""))),
    ),
    made(
        "recordkeeping.rename_fields",
        "rename_and_pick map_fields select_renamed",
        "record: dict; names: dict[str, str]",
        "dict",
        """
        Only the fields in {names}, under their new names, in that order; missing or None ones are skipped.
        Pick and rename keys of a dict.
        Give a dict with {names} as old to new key: take the value of the old one unless it is absent or None.
        Map a {record} to another format: old name -> new name; everything else is dropped.
        select and rename fields
        """,
        """
        return {new: record[old] for old, new in names.items() if record.get(old) is not None}
        ---
        result = {}
        for old, new in names.items():
            if old in record and record[old] is not None:
                result[new] = record[old]
        return result
        """,
        lambda r: (
            _gappy(r),
            {
                k: k.upper() + r.choice(("", "1"))
                for k in r.sample(("a", "b", "c", "d", "e"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "recordkeeping.fit_time",
        "songs_that_fit fill_time fit_into_minutes",
        "songs: list[dict]; limit: int",
        "list[str]",
        """
        Titles of {songs} from the start, as long as all together take at most {limit} seconds.
        How far do we get in the playlist within {limit} seconds?
        Take {songs} in order and stop at the first one that would exceed {limit} in total; return the titles.
        Leading titles whose summed 'seconds' stay within {limit}; later shorter ones are not tried.
        play until the time is over
        """,
        """
        titles = []
        used = 0
        for song in songs:
            used += song["seconds"]
            if used > limit:
                break
            titles.append(song["title"])
        return titles
        ---
        from itertools import accumulate, takewhile
        sums = accumulate(song["seconds"] for song in songs)
        count = len(list(takewhile(lambda used: used <= limit, sums)))
        return [song["title"] for song in songs[:count]]
        """,
        lambda r: (_songs(r), r.choice((0, 100, 240, 300, 600))),
    ),
    made(
        "recordkeeping.spread_artists",
        "no_artist_repeats drop_same_artist_in_row without_artist_twice_in_row",
        "songs: list[dict]",
        "list[str]",
        """
        Titles of {songs}, leaving out each that has the same artist as the title kept before it.
        Never the same artist twice in a row.
        Go through {songs} and skip one if its 'artist' equals that of the last one taken; return the titles.
        Drop {songs} that would follow another by the same artist.
        thin out runs of one artist
        """,
        """
        titles = []
        last = None
        for song in songs:
            if song["artist"] != last:
                titles.append(song["title"])
                last = song["artist"]
        return titles
        ---
        return [
            song["title"]
            for at, song in enumerate(songs)
            if at == 0 or songs[at - 1]["artist"] != song["artist"]
        ]
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "recordkeeping.favourite_artist",
        "favourite_artist most_played_artist top_artist",
        "songs: list[dict]",
        "str | None",
        """
        Artist with the most 'plays' in total, the first by name on a tie; None if nothing was played.
        Who is listened to most?
        Add up the plays per artist in {songs} and return the top one, ties alphabetical, None when all are 0.
        The 'artist' with the greatest sum of 'plays'; without any play the answer is None.
        most played artist
        """,
        """
        plays = {}
        for song in songs:
            plays[song["artist"]] = plays.get(song["artist"], 0) + song["plays"]
        if not any(plays.values()):
            return None
        return min(plays, key=lambda artist: (-plays[artist], artist))
        ---
        best, most = None, 0
        for artist in sorted({song["artist"] for song in songs}):
            total = sum(song["plays"] for song in songs if song["artist"] == artist)
            if total > most:
                best, most = artist, total
        return best
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "recordkeeping.never_played",
        "unplayed_songs never_played_by_artist unheard_titles",
        "songs: list[dict]",
        "dict[str, list[str]]",
        """
        Titles with 0 'plays' by artist, artists and titles sorted; artists without any are left out.
        What have I never listened to?
        Return a dict of artist to the sorted titles of {songs} with no plays, in order of the artist.
        Group the never played {songs} under their 'artist'; everything is alphabetical.
        unheard titles per artist
        """,
        """
        groups = {}
        for song in sorted(songs, key=lambda song: (song["artist"], song["title"])):
            if song["plays"] == 0:
                groups.setdefault(song["artist"], []).append(song["title"])
        return groups
        ---
        artists = sorted({song["artist"] for song in songs if not song["plays"]})
        return {
            artist: sorted(song["title"] for song in songs if song["artist"] == artist and not song["plays"])
            for artist in artists
        }
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "recordkeeping.play_count",
        "add_play count_play record_play",
        "songs: list[dict]; title: str",
        "list[dict]",
        """
        Copies of {songs} with one more in 'plays' for the first one called {title}, case ignored.
        Count a play of {title}.
        New dicts; the first of {songs} whose title equals {title} (any case) has its plays increased by 1.
        Increase the play count of {title}; nothing changes if there is no such song.
        song was played once more
        """,
        """
        result = [dict(song) for song in songs]
        for song in result:
            if song["title"].lower() == title.lower():
                song["plays"] += 1
                break
        return result
        ---
        at = next((at for at, song in enumerate(songs) if song["title"].lower() == title.lower()), -1)
        return [{**song, "plays": song["plays"] + (place == at)} for place, song in enumerate(songs)]
        """,
        _play,
    ),
    made(
        "recordkeeping.errors_by_source",
        "errors_by_source count_errors_per_source error_counts",
        "log: list[dict]",
        "dict[str, int]",
        """
        Number of 'ERROR' entries for each source, the worst first, ties by name.
        Where do the errors come from?
        Count the records of {log} with level ERROR by 'source', descending, equal counts alphabetical.
        Return a dict of source to its errors; sources without errors don't appear.
        error statistics of a log
        """,
        """
        counts = {}
        for entry in log:
            if entry["level"] == "ERROR":
                counts[entry["source"]] = counts.get(entry["source"], 0) + 1
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        from collections import Counter
        counts = Counter(entry["source"] for entry in log if entry["level"] == "ERROR")
        ordered = sorted(counts, key=lambda source: (-counts[source], source))
        return {source: counts[source] for source in ordered}
        """,
        lambda r: (_log(r),),
    ),
    made(
        "recordkeeping.collapse_log",
        "collapse_repeats collapse_log_lines compact_log",
        "log: list[dict]",
        "list[str]",
        """
        Texts of {log}, with neighbouring equal ones as one line such as 'retry (x3)'.
        Collapse repeated log lines.
        Return the 'text' values; a stretch of the same text becomes 'text (xN)', a single one just 'text'.
        Merge consecutive entries with equal text and say how often they came.
        log without repetition
        """,
        """
        from itertools import groupby
        lines = []
        for text, group in groupby(entry["text"] for entry in log):
            count = len(list(group))
            lines.append(text if count == 1 else f"{text} (x{count})")
        return lines
        ---
        runs = []
        for entry in log:
            if runs and runs[-1][0] == entry["text"]:
                runs[-1][1] += 1
            else:
                runs.append([entry["text"], 1])
        return [f"{text} (x{count})" if count > 1 else text for text, count in runs]
        """,
        lambda r: (_log(r),),
    ),
    made(
        "recordkeeping.at_least_level",
        "entries_from_level filter_by_level min_level_texts",
        "log: list[dict]; level: str",
        "list[str]",
        """
        Texts of entries at least as serious as {level}: INFO < WARNING < ERROR; an unknown level gives all.
        Filter a {log} by minimum level.
        Return 'text' of every entry whose 'level' is {level} or worse (INFO, WARNING, ERROR in this order).
        Keep what is as severe as {level} or more; if {level} isn't one of the three, keep everything.
        log texts from a severity on
        """,
        """
        order = ["INFO", "WARNING", "ERROR"]
        least = order.index(level) if level in order else 0
        return [entry["text"] for entry in log if order.index(entry["level"]) >= least]
        ---
        rank = {"INFO": 1, "WARNING": 2, "ERROR": 3}
        texts = []
        for entry in log:
            if rank[entry["level"]] >= rank.get(level, 0):
                texts.append(entry["text"])
        return texts
        """,
        lambda r: (_log(r), r.choice(("INFO", "WARNING", "ERROR", "TRACE"))),
    ),
    made(
        "recordkeeping.around_errors",
        "context_before_errors lines_before_error error_context",
        "log: list[dict]; before: int = 1",
        "list[str]",
        """
        Texts of all errors and of up to {before} entries ahead of each, in order and without repetition.
        What happened right before the errors?
        Return the 'text' of entries that are an ERROR or at most {before} places before one.
        Keep log entries within {before} positions ahead of an error, the errors included; nothing twice.
        errors with some lines of context
        """,
        """
        keep = set()
        for at, entry in enumerate(log):
            if entry["level"] == "ERROR":
                keep.update(range(max(at - before, 0), at + 1))
        return [log[at]["text"] for at in sorted(keep)]
        ---
        return [
            entry["text"]
            for at, entry in enumerate(log)
            if any(later["level"] == "ERROR" for later in log[at : at + before + 1])
        ]
        """,
        lambda r: (_log(r), r.randint(0, 2)),
    ),
    made(
        "recordkeeping.error_burst",
        "has_error_burst too_many_errors error_alarm",
        "log: list[dict]; count: int = 3; window: int = 10",
        "bool",
        """
        Check whether {count} errors came within {window} time units (last minus first at most {window}).
        Raise an alarm at {count} errors in {window} seconds?
        Do any {count} entries of level 'ERROR' in the sorted {log} lie at most {window} apart in 'time'?
        Are there {count} errors in a row, other levels ignored, that took {window} or less?
        error burst detection
        """,
        """
        times = [entry["time"] for entry in log if entry["level"] == "ERROR"]
        return any(times[at + count - 1] - times[at] <= window for at in range(len(times) - count + 1))
        ---
        recent = []
        for entry in log:
            if entry["level"] != "ERROR":
                continue
            recent.append(entry["time"])
            if len(recent) > count:
                recent.pop(0)
            if len(recent) == count and recent[-1] - recent[0] <= window:
                return True
        return False
        """,
        lambda r: (_log(r), r.randint(1, 3), r.choice((1, 5, 10))),
    ),
    made(
        "recordkeeping.per_bucket",
        "entries_per_interval log_histogram counts_per_time_slot",
        "log: list[dict]; width: int = 10",
        "dict[int, int]",
        """
        Count entries per slot of {width} time units; keys are slot starts, empty slots between included.
        How many entries were there per interval?
        Give a dict of slot start (multiple of {width}) to number of entries, from the first to the last slot.
        Histogram of 'time' with steps of {width}; empty slots in between have 0. {{}} for no {log}.
        entries by time slot, gaps filled with zero
        """,
        """
        if not log:
            return {}
        starts = [entry["time"] // width * width for entry in log]
        return {start: starts.count(start) for start in range(min(starts), max(starts) + 1, width)}
        ---
        counts = {}
        for entry in log:
            slot = entry["time"] - entry["time"] % width
            counts[slot] = counts.get(slot, 0) + 1
        if not counts:
            return {}
        return {slot: counts.get(slot, 0) for slot in range(min(counts), max(counts) + width, width)}
        """,
        lambda r: (_log(r), r.choice((5, 10, 15))),
    ),
    made(
        "recordkeeping.tally_answers",
        "tally_question count_answers answer_counts",
        "answers: list[dict]; question: str",
        "dict[str, int]",
        """
        Count the answers to {question}, most frequent first; missing, None and '' count as 'no answer'.
        How did people answer {question}?
        Return a dict of answer to count, descending, ties by text; blank or absent ones are 'no answer'.
        Tally what {answers} say to {question}, with 'no answer' for those who left it out.
        survey result of one question
        """,
        """
        from collections import Counter
        counts = Counter(answer.get(question) or "no answer" for answer in answers)
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        counts = {}
        for answer in answers:
            given = answer.get(question)
            if given is None or given == "":
                given = "no answer"
            counts[given] = counts.get(given, 0) + 1
        ordered = sorted(counts, key=lambda text: (-counts[text], text))
        return {text: counts[text] for text in ordered}
        """,
        lambda r: (_answers(r), r.choice(("q1", "q2", "q3"))),
    ),
    made(
        "recordkeeping.complete_share",
        "completed_percent percent_complete share_of_complete_answers",
        "answers: list[dict]; questions: list[str]",
        "int",
        """
        What percent of {answers} have a non-blank value for all {questions}, rounded; 0 if there are none.
        Share of fully completed forms.
        Return the whole percentage of records in which none of {questions} is missing, None or ''.
        Percent of complete {answers}: every one of {questions} was answered.
        completion rate of a survey
        """,
        """
        if not answers:
            return 0
        full = sum(all(answer.get(question) for question in questions) for answer in answers)
        return round(100 * full / len(answers))
        ---
        complete = 0
        for answer in answers:
            blank = [question for question in questions if answer.get(question) in (None, "")]
            if not blank:
                complete += 1
        return round(complete * 100 / len(answers)) if answers else 0
        """,
        lambda r: (_answers(r), r.sample(("q1", "q2", "q3"), r.randint(0, 3))),
    ),
    made(
        "recordkeeping.agreement",
        "agreement_count same_answers_count count_common_answers",
        "first: dict; second: dict",
        "int",
        """
        Number of questions that both answered the same, blank ones (None or '') not counted.
        In how many points do two people agree?
        Count the keys with equal non-blank values in {first} and {second}.
        How many entries of {first} are also in {second} with the same value? None and '' never match.
        common answers of two forms
        """,
        """
        return sum(1 for key, value in first.items() if value not in (None, "") and second.get(key) == value)
        ---
        count = 0
        for key in first:
            if key in second and first[key] and first[key] == second[key]:
                count += 1
        return count
        """,
        lambda r: (
            {q: r.choice(("yes", "yes", "no", "")) for q in ("q1", "q2", "q3")},
            {
                q: r.choice(("yes", "yes", "no", "", None))
                for q in r.sample(("q1", "q2", "q3"), r.randint(1, 3))
            },
        ),
    ),
    made(
        "recordkeeping.majority",
        "majority_answers consensus_record most_common_per_question",
        "answers: list[dict]",
        "dict[str, str]",
        """
        For each question the answer given most often, ties in alphabetical order, blanks ignored.
        What do most people say to every question?
        Return a dict of question to its most frequent non-blank value in {answers}, questions sorted.
        Majority answer by key; None and '' don't count, a tie goes to the alphabetically first one.
        most common value of every field
        """,
        """
        counts = {}
        for answer in answers:
            for question, value in answer.items():
                if value:
                    tally = counts.setdefault(question, {})
                    tally[value] = tally.get(value, 0) + 1
        def winner(tally):
            return min(tally, key=lambda value: (-tally[value], value))
        return {key: winner(counts[key]) for key in sorted(counts)}
        ---
        result = {}
        for question in sorted({question for answer in answers for question in answer}):
            given = sorted(answer[question] for answer in answers if answer.get(question))
            if given:
                result[question] = max(given, key=given.count)
        return result
        """,
        lambda r: (_answers(r),),
    ),
    made(
        "recordkeeping.group_emails",
        "emails_by_domain group_by_mail_domain addresses_per_domain",
        "contacts: list[dict]",
        "dict[str, list[str]]",
        """
        Group the lower-cased 'email' of {contacts} by domain, each once and sorted; None is skipped.
        Which addresses belong to which domain?
        Give a dict of the part after '@' to the sorted distinct addresses, all in lower case, domains sorted.
        Collect the e-mails by domain, ignoring case, duplicates and {contacts} without one.
        domain to addresses
        """,
        """
        emails = sorted({contact["email"].lower() for contact in contacts if contact["email"]})
        groups = {}
        for email in emails:
            groups.setdefault(email.split("@")[1], []).append(email)
        return dict(sorted(groups.items()))
        ---
        groups = {}
        for contact in contacts:
            if contact["email"] is None:
                continue
            email = contact["email"].lower()
            domain = email.partition("@")[2]
            groups.setdefault(domain, set()).add(email)
        return {domain: sorted(groups[domain]) for domain in sorted(groups)}
        """,
        lambda r: (_contacts(r),),
    ),
    made(
        "recordkeeping.merge_contacts",
        "merge_contacts combine_by_email merge_by_email",
        "contacts: list[dict]",
        "list[dict]",
        """
        Merge {contacts} of one 'email' (case ignored): first name, first phone. Without email: dropped.
        Combine duplicate {contacts}.
        Dicts of 'name', 'email' (lower case) and 'phone', one per address; the first known phone counts.
        One record for each e-mail: the name of the first, the phone of the first that has one, else None.
        deduplicate an address book by e-mail
        """,
        """
        merged = {}
        for contact in contacts:
            if contact["email"] is None:
                continue
            email = contact["email"].lower()
            entry = merged.setdefault(email, {"name": contact["name"], "email": email, "phone": None})
            entry["phone"] = entry["phone"] or contact["phone"]
        return list(merged.values())
        ---
        groups = {}
        for contact in contacts:
            if contact["email"]:
                groups.setdefault(contact["email"].lower(), []).append(contact)
        return [
            {
                "name": group[0]["name"],
                "email": email,
                "phone": next((contact["phone"] for contact in group if contact["phone"]), None),
            }
            for email, group in groups.items()
        ]
        """,
        lambda r: (_contacts(r),),
    ),
    made(
        "recordkeeping.reachable",
        "best_contact_way contact_channel how_to_reach",
        "contacts: list[dict]",
        "list[tuple[str, str]]",
        """
        Pairs of name and best way to reach it: email, else phone, else 'none'.
        How can each person be reached?
        Return (name, address) with the 'email' if there is one, otherwise the 'phone', otherwise 'none'.
        List every contact with its e-mail, falling back to the phone number and then to the text 'none'.
        preferred channel of {contacts}
        """,
        """
        return [(contact["name"], contact["email"] or contact["phone"] or "none") for contact in contacts]
        ---
        pairs = []
        for contact in contacts:
            if contact["email"] is not None:
                way = contact["email"]
            elif contact["phone"] is not None:
                way = contact["phone"]
            else:
                way = "none"
            pairs.append((contact["name"], way))
        return pairs
        """,
        lambda r: (_contacts(r),),
    ),
    made(
        "recordkeeping.by_tags",
        "names_with_tags filter_by_tags contacts_matching_tags",
        "contacts: list[dict]; wanted: list[str]; unwanted: list[str]",
        "list[str]",
        """
        Names of {contacts} that have all {wanted} tags and none of the {unwanted} ones.
        Filter by tags: these yes, those no.
        Return 'name' where every one of {wanted} is in 'tags' and no one of {unwanted} is.
        Empty lists restrict nothing; otherwise all {wanted} and not any {unwanted} tags must be there.
        include and exclude tags
        """,
        """
        return [
            contact["name"]
            for contact in contacts
            if all(tag in contact["tags"] for tag in wanted)
            and not any(tag in contact["tags"] for tag in unwanted)
        ]
        ---
        names = []
        for contact in contacts:
            tags = set(contact["tags"])
            if tags >= set(wanted) and tags.isdisjoint(unwanted):
                names.append(contact["name"])
        return names
        """,
        lambda r: (
            _contacts(r),
            r.sample(("work", "home", "vip"), r.randint(0, 2)),
            r.sample(("work", "home", "vip"), r.randint(0, 1)),
        ),
    ),
    made(
        "recordkeeping.tag_index",
        "tag_index names_by_tag people_per_tag",
        "contacts: list[dict]",
        "dict[str, list[str]]",
        """
        Map each tag to the names that have it, tags sorted; people without one are 'untagged', at the end.
        Who has which tag?
        Return a dict of tag to names in list order, alphabetical tags, then 'untagged' if anyone has none.
        Invert the 'tags' of {contacts}: tag -> names, and 'untagged' for empty lists.
        reverse index of tags
        """,
        """
        index = {}
        for tag in sorted({tag for contact in contacts for tag in contact["tags"]}):
            index[tag] = [contact["name"] for contact in contacts if tag in contact["tags"]]
        rest = [contact["name"] for contact in contacts if not contact["tags"]]
        if rest:
            index["untagged"] = rest
        return index
        ---
        index = {}
        untagged = []
        for contact in contacts:
            if not contact["tags"]:
                untagged.append(contact["name"])
            for tag in contact["tags"]:
                index.setdefault(tag, []).append(contact["name"])
        index = dict(sorted(index.items()))
        return {**index, "untagged": untagged} if untagged else index
        """,
        lambda r: (_contacts(r),),
    ),
    made(
        "recordkeeping.same_name",
        "duplicate_name_positions find_same_names same_name_indexes",
        "contacts: list[dict]",
        "dict[str, list[int]]",
        """
        Map each lower-cased name that comes up more than once to its positions in {contacts}.
        Which entries might be duplicates, going by name?
        Return name (lower case) -> indexes for names that occur at least twice, ignoring case.
        Find repeated names without regard to case and tell where they are, from 0.
        positions of possible duplicates
        """,
        """
        places = {}
        for at, contact in enumerate(contacts):
            places.setdefault(contact["name"].lower(), []).append(at)
        return {name: found for name, found in places.items() if len(found) > 1}
        ---
        names = [contact["name"].lower() for contact in contacts]
        result = {}
        for name in names:
            if names.count(name) > 1 and name not in result:
                result[name] = [at for at, other in enumerate(names) if other == name]
        return result
        """,
        lambda r: (_contacts(r),),
    ),
    made(
        "recordkeeping.is_free",
        "is_room_free room_available can_book",
        "bookings: list[dict]; room: str; start: int; end: int",
        "bool",
        """
        Check whether {room} has no booking that overlaps {start} to {end}; touching ones are fine.
        Can {room} be booked from {start} to {end}?
        Return True if each of the {bookings} of {room} ends by {start} or begins at {end} or later.
        Is the {room} free in that time? The end hour itself is not occupied.
        room availability
        """,
        """
        taken = [booking for booking in bookings if booking["room"] == room]
        return all(booking["end"] <= start or booking["start"] >= end for booking in taken)
        ---
        for booking in bookings:
            if booking["room"] == room and booking["start"] < end and start < booking["end"]:
                return False
        return True
        """,
        lambda r: (
            _bookings(r),
            r.choice(("A", "B")),
            *(lambda s: (s, s + r.randint(1, 3)))(r.randint(8, 18)),
        ),
    ),
    made(
        "recordkeeping.double_booked",
        "double_bookings overlapping_bookings booking_conflicts",
        "bookings: list[dict]",
        "list[tuple[int, int]]",
        """
        Index pairs (i, j), i < j, of {bookings} of the same room that overlap.
        Which {bookings} collide?
        Positions of every two {bookings} with equal 'room' and common time; end meeting start is no conflict.
        Find all conflicts: same room, each begins before the other ends. Pairs in ascending order.
        double booked rooms
        """,
        """
        from itertools import combinations
        return [
            (i, j)
            for (i, one), (j, two) in combinations(enumerate(bookings), 2)
            if one["room"] == two["room"] and one["start"] < two["end"] and two["start"] < one["end"]
        ]
        ---
        pairs = []
        for j, later in enumerate(bookings):
            for i in range(j):
                earlier = bookings[i]
                if earlier["room"] != later["room"]:
                    continue
                if max(earlier["start"], later["start"]) < min(earlier["end"], later["end"]):
                    pairs.append((i, j))
        return sorted(pairs)
        """,
        lambda r: (_bookings(r),),
    ),
    made(
        "recordkeeping.hours_by_person",
        "booked_hours hours_per_person booking_hours_by_name",
        "bookings: list[dict]",
        "dict[str, int]",
        """
        Booked hours ('end' minus 'start') of each person, most first, ties by name.
        Who uses the rooms how long?
        Return a dict of 'by' to the summed length of their {bookings}, descending, then alphabetical.
        Add up hours per person over all rooms; sort from many to few.
        room hours by user
        """,
        """
        hours = {}
        for booking in bookings:
            hours[booking["by"]] = hours.get(booking["by"], 0) + booking["end"] - booking["start"]
        return dict(sorted(hours.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        names = {booking["by"] for booking in bookings}
        totals = [(sum(b["end"] - b["start"] for b in bookings if b["by"] == name), name) for name in names]
        totals.sort(key=lambda pair: (-pair[0], pair[1]))
        return {name: total for total, name in totals}
        """,
        lambda r: (_bookings(r),),
    ),
    made(
        "recordkeeping.first_gap",
        "first_free_slot earliest_free_hour find_free_start",
        "bookings: list[dict]; room: str; hours: int; opening: int = 8; closing: int = 18",
        "int | None",
        """
        First full hour from {opening} when {room} is free for {hours} hours until {closing}; None if never.
        When can {room} be had for {hours} hours?
        The first start so that start + {hours} <= {closing} and no booking of {room} overlaps; else None.
        Find the first free slot of {hours} hours in {room} between {opening} and {closing}.
        next available meeting start
        """,
        """
        taken = [booking for booking in bookings if booking["room"] == room]
        for start in range(opening, closing - hours + 1):
            if all(booking["end"] <= start or booking["start"] >= start + hours for booking in taken):
                return start
        return None
        ---
        busy = set()
        for booking in bookings:
            if booking["room"] == room:
                busy.update(range(booking["start"], booking["end"]))
        starts = range(opening, closing - hours + 1)
        return next((start for start in starts if busy.isdisjoint(range(start, start + hours))), None)
        """,
        lambda r: (_bookings(r), r.choice(("A", "B")), r.randint(1, 6), 8, 18),
    ),
    made(
        "recordkeeping.scale_recipe",
        "scale_recipe ingredients_for_servings adjust_servings",
        "ingredients: list[dict]; servings: int; wanted: int",
        "list[str]",
        """
        Lines such as '1.5 l milk' for {wanted} instead of {servings} people; no unit: '3 eggs'.
        Scale a recipe and write its lines.
        'amount unit item' with the amount times {wanted} / {servings}, rounded to 2 digits, without '.0'.
        Recalculate {ingredients} for {wanted} servings; whole amounts are shown without decimals.
        shopping lines for more or fewer guests
        """,
        """
        lines = []
        for ingredient in ingredients:
            amount = round(ingredient["amount"] * wanted / servings, 2)
            parts = [f"{amount:g}", ingredient["unit"], ingredient["item"]]
            lines.append(" ".join(part for part in parts if part))
        return lines
        ---
        lines = []
        for ingredient in ingredients:
            amount = round(ingredient["amount"] * wanted / servings, 2)
            text = str(int(amount)) if amount == int(amount) else str(amount)
            if ingredient["unit"]:
                text += " " + ingredient["unit"]
            lines.append(text + " " + ingredient["item"])
        return lines
        """,
        lambda r: (_recipe(r), r.randint(1, 4), r.randint(1, 8)),
    ),
    made(
        "recordkeeping.shopping",
        "combined_shopping_list merge_recipes total_ingredients",
        "recipes: list[list[dict]]; pantry: list[str]",
        "dict[tuple[str, str], float]",
        """
        Total amount for each (item, unit) over all {recipes}, sorted, without what is in the {pantry}.
        Make one shopping list of several {recipes}.
        Return a dict of (item, unit) to the summed 'amount', keys in order; items of {pantry} are left out.
        Add up the ingredients with equal item and unit and skip those that are at home.
        ingredients of all dishes together
        """,
        """
        totals = {}
        for recipe in recipes:
            for ingredient in recipe:
                if ingredient["item"] not in pantry:
                    key = (ingredient["item"], ingredient["unit"])
                    totals[key] = totals.get(key, 0) + ingredient["amount"]
        return dict(sorted(totals.items()))
        ---
        from collections import defaultdict
        from itertools import chain
        totals = defaultdict(float)
        for ingredient in chain.from_iterable(recipes):
            totals[ingredient["item"], ingredient["unit"]] += ingredient["amount"]
        return {key: totals[key] for key in sorted(totals) if key[0] not in pantry}
        """,
        lambda r: (
            [_recipe(r) for _ in range(r.randint(0, 3))],
            r.sample(("flour", "milk", "eggs", "salt"), r.randint(0, 2)),
        ),
    ),
    made(
        "recordkeeping.can_cook",
        "cookable_dishes dishes_with_ingredients what_can_i_cook",
        "dishes: dict[str, list[str]]; pantry: list[str]",
        "list[str]",
        """
        Dishes for which everything is in the {pantry}, those with the most ingredients first, then by name.
        What can I cook with what is there?
        The names in {dishes} whose ingredients are all in {pantry}, longest list first, ties alphabetical.
        Find the dishes that need nothing else; sort by number of ingredients (descending) and name.
        cookable with these ingredients
        """,
        """
        possible = [name for name, needed in dishes.items() if set(needed) <= set(pantry)]
        return sorted(possible, key=lambda name: (-len(dishes[name]), name))
        ---
        found = []
        for name in sorted(dishes):
            if all(item in pantry for item in dishes[name]):
                found.append(name)
        found.sort(key=lambda name: len(dishes[name]), reverse=True)
        return found
        """,
        lambda r: (
            {
                d: r.sample(("flour", "milk", "eggs", "salt"), r.randint(0, 3))
                for d in r.sample(("soup", "cake", "pie", "stew"), r.randint(0, 4))
            },
            r.sample(("flour", "milk", "eggs", "salt"), r.randint(0, 4)),
        ),
    ),
    made(
        "recordkeeping.fewest_missing",
        "missing_ingredients nearest_dish dish_with_fewest_missing",
        "dishes: dict[str, list[str]]; pantry: list[str]",
        "tuple[str, list[str]] | None",
        """
        Dish for which the fewest ingredients are missing, with those missing sorted; None without {dishes}.
        Which dish needs the least shopping?
        Return (name, sorted missing items) for the dish with the fewest items not in {pantry}, ties by name.
        Find the name in {dishes} that lacks least, the alphabetically first one if several do.
        closest dish and what to buy for it
        """,
        """
        if not dishes:
            return None
        missing = {name: sorted(set(needed) - set(pantry)) for name, needed in dishes.items()}
        best = min(missing, key=lambda name: (len(missing[name]), name))
        return best, missing[best]
        ---
        best = None
        for name in sorted(dishes):
            lacking = sorted(item for item in dishes[name] if item not in pantry)
            if best is None or len(lacking) < len(best[1]):
                best = (name, lacking)
        return best
        """,
        lambda r: (
            {
                d: r.sample(("flour", "milk", "eggs", "salt"), r.randint(0, 3))
                for d in r.sample(("soup", "cake", "pie", "stew"), r.randint(0, 4))
            },
            r.sample(("flour", "milk", "eggs", "salt"), r.randint(0, 2)),
        ),
    ),
    made(
        "recordkeeping.tip_split",
        "split_bill_by_items bill_per_person restaurant_shares",
        "items: list[dict]; tip: int = 10",
        "dict[str, float]",
        """
        What each person pays: an item is split equally among those in 'for', plus {tip} percent; 2 decimals.
        Split a restaurant bill by who had what.
        Return name -> amount with the tip, rounded to cents and sorted by name; items for nobody are skipped.
        Share the 'price' of every item between the people in its list 'for' and add {tip} percent.
        bill by person
        """,
        """
        totals = {}
        for item in items:
            for name in item["for"]:
                totals[name] = totals.get(name, 0) + item["price"] / len(item["for"])
        return {name: round(totals[name] * (100 + tip) / 100, 2) for name in sorted(totals)}
        ---
        from collections import defaultdict
        shares = defaultdict(float)
        for item in items:
            people = item["for"]
            if not people:
                continue
            share = item["price"] / len(people)
            for name in people:
                shares[name] += share
        return {name: round(total * (100 + tip) / 100, 2) for name, total in sorted(shares.items())}
        """,
        lambda r: (
            [
                {
                    "name": "x",
                    "price": r.randint(4, 60) / 4,
                    "for": r.sample(("Ann", "Ben", "Cleo"), r.randint(0, 3)),
                }
                for _ in range(r.randint(0, 4))
            ],
            r.choice((0, 10, 15)),
        ),
    ),
    made(
        "recordkeeping.streak_users",
        "consecutive_visits active_days_in_row login_streaks",
        "logins: list[dict]",
        "dict[str, int]",
        """
        Longest run of consecutive days on which each user logged in; several logins a day count once.
        Login streaks.
        Return user -> greatest number of days in a row among their 'day' numbers, users sorted.
        Collect the distinct days per user and find the longest gapless stretch.
        best streak by user
        """,
        """
        days = {}
        for login in logins:
            days.setdefault(login["user"], set()).add(login["day"])
        streaks = {}
        for user in sorted(days):
            longest = run = 0
            for day in sorted(days[user]):
                run = run + 1 if day - 1 in days[user] else 1
                longest = max(longest, run)
            streaks[user] = longest
        return streaks
        ---
        result = {}
        for user in sorted({login["user"] for login in logins}):
            days = {login["day"] for login in logins if login["user"] == user}
            lengths = []
            for start in days:
                length = 1
                while start + length in days:
                    length += 1
                lengths.append(length)
            result[user] = max(lengths)
        return result
        """,
        lambda r: (
            [{"user": r.choice(("Ann", "Ben")), "day": r.randint(1, 6)} for _ in range(r.randint(0, 8))],
        ),
    ),
    made(
        "recordkeeping.first_seen",
        "new_users_per_day first_visits count_new_users",
        "logins: list[dict]",
        "dict[int, int]",
        """
        How many users came for the first time on each day; days sorted, days without new users left out.
        Count new users by day.
        Return day -> number of users whose smallest 'day' it is, ascending.
        Find the first day of every user in {logins} and tally these days.
        first visits by day
        """,
        """
        first = {}
        for login in logins:
            first[login["user"]] = min(login["day"], first.get(login["user"], login["day"]))
        counts = {}
        for day in sorted(first.values()):
            counts[day] = counts.get(day, 0) + 1
        return counts
        ---
        known = set()
        counts = {}
        for login in sorted(logins, key=lambda login: login["day"]):
            if login["user"] not in known:
                known.add(login["user"])
                counts[login["day"]] = counts.get(login["day"], 0) + 1
        return counts
        """,
        lambda r: (
            [
                {"user": r.choice(("Ann", "Ben", "Cleo", "Dan")), "day": r.randint(1, 5)}
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "recordkeeping.lost_users",
        "lost_users churned_users not_seen_since",
        "logins: list[dict]; today: int; days: int = 3",
        "list[str]",
        """
        Users whose last login is more than {days} before {today}, longest absent first, then by name.
        Who hasn't been here for a while?
        Return the users with {today} minus their latest 'day' above {days}, by last visit, ties alphabetical.
        Find inactive users from {logins}.
        absent users
        """,
        """
        last = {}
        for login in logins:
            last[login["user"]] = max(login["day"], last.get(login["user"], login["day"]))
        lost = [user for user, day in last.items() if today - day > days]
        return sorted(lost, key=lambda user: (last[user], user))
        ---
        pairs = []
        for user in {login["user"] for login in logins}:
            latest = max(login["day"] for login in logins if login["user"] == user)
            if latest < today - days:
                pairs.append((latest, user))
        return [user for _, user in sorted(pairs)]
        """,
        lambda r: (
            [
                {"user": r.choice(("Ann", "Ben", "Cleo", "Dan")), "day": r.randint(1, 8)}
                for _ in range(r.randint(0, 7))
            ],
            r.randint(7, 9),
            r.randint(1, 5),
        ),
    ),
    made(
        "recordkeeping.worked_time",
        "worked_minutes time_sheet pair_in_and_out",
        "stamps: list[dict]",
        "dict[str, int]",
        """
        Minutes everyone worked, from 'in' and 'out' {stamps} in time order; an 'in' without 'out' is nothing.
        Time sheet.
        Name -> sum of 'time' differences between an 'in' and the next 'out' of that person, names sorted.
        Pair each 'out' with the latest open 'in'; a lone 'out' is ignored, a second 'in' replaces the first.
        worked time by person
        """,
        """
        open_since = {}
        totals = {}
        for stamp in stamps:
            name = stamp["name"]
            totals.setdefault(name, 0)
            if stamp["kind"] == "in":
                open_since[name] = stamp["time"]
            elif name in open_since:
                totals[name] += stamp["time"] - open_since.pop(name)
        return dict(sorted(totals.items()))
        ---
        result = {}
        for name in sorted({stamp["name"] for stamp in stamps}):
            own = [stamp for stamp in stamps if stamp["name"] == name]
            result[name] = sum(
                after["time"] - before["time"]
                for before, after in zip(own, own[1:])
                if (before["kind"], after["kind"]) == ("in", "out")
            )
        return result
        """,
        lambda r: (_stamps(r),),
    ),
    made(
        "recordkeeping.present",
        "who_is_in currently_present people_inside",
        "stamps: list[dict]",
        "list[str]",
        """
        Sorted names whose last stamp is 'in'.
        Who is still in the building?
        Return everybody whose latest of the time-ordered {stamps} has the kind 'in', alphabetical.
        Go through {stamps}: 'in' adds a person, 'out' removes it.
        people present
        """,
        """
        last = {stamp["name"]: stamp["kind"] for stamp in stamps}
        return sorted(name for name, kind in last.items() if kind == "in")
        ---
        inside = set()
        for stamp in stamps:
            if stamp["kind"] == "in":
                inside.add(stamp["name"])
            else:
                inside.discard(stamp["name"])
        return sorted(inside)
        """,
        lambda r: (_stamps(r),),
    ),
    made(
        "recordkeeping.stamp_errors",
        "stamp_errors missing_stamps double_stamps",
        "stamps: list[dict]",
        "list[int]",
        """
        Positions of {stamps} that don't alternate: one kind twice for a person, or 'out' as the first one.
        Check the time clock for mistakes.
        The indexes where a person's kind equals the previous one of that person; everyone starts as 'out'.
        Find an 'in' after 'in' and an 'out' after 'out' (or at the beginning) by person.
        wrong stamps
        """,
        """
        last = {}
        errors = []
        for at, stamp in enumerate(stamps):
            if last.get(stamp["name"], "out") == stamp["kind"]:
                errors.append(at)
            last[stamp["name"]] = stamp["kind"]
        return errors
        ---
        def before(at):
            kinds = [stamp["kind"] for stamp in stamps[:at] if stamp["name"] == stamps[at]["name"]]
            return kinds[-1] if kinds else "out"
        return [at for at, stamp in enumerate(stamps) if stamp["kind"] == before(at)]
        """,
        lambda r: (_stamps(r),),
    ),
    made(
        "recordkeeping.visible_columns",
        "used_columns non_constant_fields varying_fields",
        "records: list[dict]",
        "list[str]",
        """
        Sorted fields whose value is not the same in all {records}; a missing field counts as None.
        Which columns vary?
        Return every key that has at least two different values among {records}, absent ones being None.
        Leave out constant fields; with fewer than two records nothing varies.
        fields that are not constant
        """,
        """
        def varies(field):
            return any(record.get(field) != records[0].get(field) for record in records)
        return [field for field in sorted({field for record in records for field in record}) if varies(field)]
        ---
        varying = set()
        for before, after in zip(records, records[1:]):
            for field in {**before, **after}:
                if before.get(field) != after.get(field):
                    varying.add(field)
        return sorted(varying)
        """,
        lambda r: (_patchy(r),),
    ),
    made(
        "recordkeeping.split_valid",
        "split_valid_records valid_and_errors validate_orders",
        "orders: list[dict]",
        "tuple[list[dict], list[str]]",
        """
        Valid {orders} and messages 'order 3: bad count, bad email' for the others.
        Validate {orders}.
        Return (valid, errors); 'count' must be at least 1 and 'email' contain '@', problems joined by ', '.
        Separate good records from bad ones and tell what is wrong with each.
        valid records and error texts
        """,
        """
        valid, errors = [], []
        for order in orders:
            problems = []
            if order["count"] < 1:
                problems.append("bad count")
            if "@" not in order["email"]:
                problems.append("bad email")
            if problems:
                errors.append(f"order {order['id']}: {', '.join(problems)}")
            else:
                valid.append(order)
        return valid, errors
        ---
        checks = {
            "bad count": lambda order: order["count"] >= 1,
            "bad email": lambda order: "@" in order["email"],
        }
        found = [(order, [text for text, fine in checks.items() if not fine(order)]) for order in orders]
        return (
            [order for order, problems in found if not problems],
            [f"order {order['id']}: " + ", ".join(problems) for order, problems in found if problems],
        )
        """,
        lambda r: (
            [
                {"id": at, "count": r.choice((0, -1, 1, 3)), "email": r.choice(("a@b.c", "nobody", ""))}
                for at in range(1, r.randint(1, 5))
            ],
        ),
    ),
    made(
        "recordkeeping.price_history",
        "price_on_day price_at valid_price",
        "prices: list[dict]; item: str; day: int",
        "float | None",
        """
        Price of {item} on {day}: that with the latest 'from' by then, the last listed on a tie; else None.
        Which price was valid then?
        Return 'price' of the newest of {prices} for {item} that began by {day}, None if there is none yet.
        Look up a price in a history of changes.
        price valid on a day
        """,
        """
        valid = [entry for entry in prices if entry["item"] == item and entry["from"] <= day]
        if not valid:
            return None
        return sorted(valid, key=lambda entry: entry["from"])[-1]["price"]
        ---
        best = None
        for entry in prices:
            if entry["item"] != item or entry["from"] > day:
                continue
            if best is None or entry["from"] >= best["from"]:
                best = entry
        return None if best is None else best["price"]
        """,
        lambda r: (
            [
                {"item": r.choice(("pen", "mug")), "from": r.randint(1, 9), "price": r.randint(1, 40) / 4}
                for _ in range(r.randint(0, 6))
            ],
            r.choice(("pen", "mug")),
            r.randint(1, 10),
        ),
    ),
    made(
        "recordkeeping.merge_fields",
        "merge_newest_fields fold_updates combine_versions",
        "versions: list[dict]",
        "dict",
        """
        Combine {versions} of a record by 'time': each field gets its newest value that isn't None.
        Merge versions field by field.
        One dict sorted by key; newer versions win, a None doesn't overwrite, equal times go by list order.
        Replay {versions} from old to new and keep what is known of every field.
        latest known value of each field
        """,
        """
        merged = {}
        for version in sorted(versions, key=lambda version: version["time"]):
            merged.update({key: value for key, value in version.items() if value is not None})
        return dict(sorted(merged.items()))
        ---
        newest = sorted(versions, key=lambda version: version["time"])[::-1]
        result = {}
        for key in sorted({key for version in versions for key in version}):
            known = [version[key] for version in newest if version.get(key) is not None]
            if known:
                result[key] = known[0]
        return result
        """,
        lambda r: (
            [
                {
                    "time": r.randint(1, 5),
                    **{k: r.choice((None, 1, 2, 3)) for k in ("a", "b") if r.random() < 0.7},
                }
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "recordkeeping.inner_join",
        "inner_join_by_id match_records combine_matching",
        "left: list[dict]; right: list[dict]",
        "list[dict]",
        """
        Each pair of {left} and {right} with the same 'id', merged into one dict; by id, then in list order.
        Inner join of two lists of dicts.
        Return merged copies for all matches by 'id' (many to many); records without a partner are left out.
        Join on 'id': fields of {right} are added to those of {left}.
        inner join
        """,
        """
        joined = [{**one, **two} for one in left for two in right if one["id"] == two["id"]]
        return sorted(joined, key=lambda record: record["id"])
        ---
        by_id = {}
        for two in right:
            by_id.setdefault(two["id"], []).append(two)
        result = []
        for one in sorted(left, key=lambda record: record["id"]):
            for two in by_id.get(one["id"], []):
                result.append({**one, **two})
        return result
        """,
        lambda r: (
            [{"id": r.randint(1, 3), "name": r.choice(_NAMES)} for _ in range(r.randint(0, 3))],
            _keyed(r, 0, 4),
        ),
    ),
    made(
        "recordkeeping.orphans",
        "broken_references orphan_records dangling_ids",
        "children: list[dict]; parents: list[dict]",
        "list[int]",
        """
        Sorted ids of {children} whose 'parent' isn't None and isn't the id of any of {parents}.
        Find dangling references.
        Return the 'id' of every child that points to a parent which does not exist, ascending.
        Check foreign keys: None is allowed, unknown ids are not.
        records with a missing parent
        """,
        """
        known = {parent["id"] for parent in parents}
        return sorted(child["id"] for child in children if child["parent"] not in {None, *known})
        ---
        broken = []
        for child in children:
            if child["parent"] is None:
                continue
            if not any(parent["id"] == child["parent"] for parent in parents):
                broken.append(child["id"])
        return sorted(broken)
        """,
        lambda r: (
            [{"id": at, "parent": r.choice((None, 1, 2, 3, 4))} for at in range(1, r.randint(1, 6))],
            _unique(r),
        ),
    ),
    made(
        "recordkeeping.split_batches",
        "batches_by_weight pack_parcels batch_orders",
        "orders: list[dict]; limit: int = 10",
        "list[list[int]]",
        """
        Pack the ids of {orders} in order into batches of at most {limit} 'weight'; a heavier one is alone.
        Make parcels by weight.
        Return lists of ids; a new batch begins when the next order would make it heavier than {limit}.
        Group neighbouring {orders} so that no batch exceeds {limit}, except a single too heavy one.
        batches with a weight limit
        """,
        """
        batches = []
        weight = 0
        for order in orders:
            if batches and weight + order["weight"] <= limit:
                batches[-1].append(order["id"])
                weight += order["weight"]
            else:
                batches.append([order["id"]])
                weight = order["weight"]
        return batches
        ---
        batches, current = [], []
        for order in orders:
            if current and sum(other["weight"] for other in current) + order["weight"] > limit:
                batches.append(current)
                current = []
            current = [*current, order]
        if current:
            batches.append(current)
        return [[order["id"] for order in batch] for batch in batches]
        """,
        lambda r: (
            [{"id": at, "weight": r.randint(1, 12)} for at in range(1, r.randint(1, 7))],
            r.choice((8, 10)),
        ),
    ),
)
