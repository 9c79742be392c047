"""Geometry, weather, sensors, physics, chemistry and colours: small formulas and rules."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _point(r: Random) -> tuple[int, int]:
    return r.choice((0, r.randint(-6, 6))), r.choice((0, r.randint(-6, 6)))


def _points(r: Random) -> list[tuple[int, int]]:
    return [_point(r) for _ in range(r.randint(0, 6))]


def _box(r: Random) -> tuple[int, int, int, int]:
    return r.randint(0, 6), r.randint(0, 6), r.randint(1, 6), r.randint(1, 6)


def _two_circles(r: Random) -> tuple[int, int, int, int]:
    distance, other = r.randint(0, 9), r.randint(1, 5)
    return 0, distance, r.randint(1, 5), other


def _rgb(r: Random) -> tuple[int, int, int]:
    return r.choice(
        (
            (0, 0, 0),
            (255, 255, 255),
            (128, 128, 128),
            (r.randint(0, 255), r.randint(0, 255), r.randint(0, 255)),
            (255, 0, 0),
            (0, 0, r.randint(0, 255)),
        )
    )


def _hex(r: Random) -> str:
    return "#" + "".join(f"{part:02x}" for part in _rgb(r))


def _quiz(r: Random) -> tuple[list[str], list[str], float]:
    solution = [r.choice("abc") for _ in range(r.randint(0, 6))]
    answers = [r.choice((right, r.choice("abc"), "")) for right in solution]
    return answers, solution, r.choice((0.25, 0.25, 0.5, 0.0))


def _track(r: Random) -> list[tuple[int, int]]:
    return [(10 * i, r.randint(0, 30)) for i in range(r.randint(0, 6))]


def _levels(r: Random) -> list[int]:
    return [r.choice((0, 10, 20, 30, 50, 80, r.randint(0, 100))) for _ in range(r.randint(0, 8))]


ENTRIES = (
    made(
        "laboratory.dart_points",
        "dart_points target_score score_throw",
        "x: float; y: float",
        "int",
        """
        Points for a hit at (x, y): 10 within distance 1 of the centre, 5 within 5, 1 within 10, else 0.
        score on a target with three rings
        Distance to the origin up to 1 gives 10, up to 5 gives 5, up to 10 gives 1, farther nothing.
        How much does this throw count?
        The limits 1, 5 and 10 belong to the inner ring; outside all rings the score is 0.
        """,
        """
        distance = math.hypot(x, y)
        if distance <= 1:
            return 10
        if distance <= 5:
            return 5
        return 1 if distance <= 10 else 0
        ---
        square = x * x + y * y
        for radius, points in ((1, 10), (5, 5), (10, 1)):
            if square <= radius**2:
                return points
        return 0
        """,
        lambda r: (r.randint(-12, 12), r.randint(-12, 12)),
        "import math",
    ),
    made(
        "laboratory.quadrant_name",
        "quadrant_name quadrant_or_axis where_is_point",
        "x: int; y: int",
        "str",
        """
        Quadrant of the point as 'I', 'II', 'III' or 'IV', or 'origin', 'x-axis', 'y-axis'.
        roman quadrant of a point
        Return the quadrant, counted counter-clockwise from the upper right; points on an axis name the axis.
        In which part of the plane does the point lie?
        Both zero is 'origin'; y zero 'x-axis'; x zero 'y-axis'; else I, II, III, IV by the signs.
        """,
        """
        if x == 0 and y == 0:
            return "origin"
        if y == 0:
            return "x-axis"
        if x == 0:
            return "y-axis"
        if y > 0:
            return "I" if x > 0 else "II"
        return "III" if x < 0 else "IV"
        ---
        if not x * y:
            return "x-axis" if x else "y-axis" if y else "origin"
        names = {(True, True): "I", (False, True): "II", (False, False): "III", (True, False): "IV"}
        return names[(x > 0, y > 0)]
        """,
        lambda r: (r.choice((0, r.randint(-9, 9))), r.choice((0, r.randint(-9, 9)))),
    ),
    made(
        "laboratory.slope_text",
        "slope_text line_slope describe_slope",
        "start: tuple[int, int]; end: tuple[int, int]",
        "str",
        """
        Slope of the line {start} to {end} as reduced fraction 'a/b' or integer; else 'vertical' or 'point'.
        slope as a fraction
        Rise over run in lowest terms; no run is 'vertical'; the same point twice is 'point'; 0 when level.
        How steep is the line, without decimals?
        Return text such as '2/3', '-1/2' or '4'; the denominator is positive and a 1 below is left out.
        """,
        """
        run, rise = end[0] - start[0], end[1] - start[1]
        if run == 0:
            return "vertical" if rise else "point"
        if run < 0:
            run, rise = -run, -rise
        common = gcd(rise, run)
        rise, run = rise // common, run // common
        return str(rise) if run == 1 else f"{rise}/{run}"
        ---
        from fractions import Fraction
        if start == end:
            return "point"
        if start[0] == end[0]:
            return "vertical"
        return str(Fraction(end[1] - start[1], end[0] - start[0]))
        """,
        lambda r: (_point(r), _point(r)),
        "from math import gcd",
    ),
    made(
        "laboratory.line_equation",
        "line_equation line_through format_line",
        "slope: int; intercept: int",
        "str",
        """
        Write 'y = 2x + 3' for {slope} and {intercept}: no zero parts, no factor 1, minus instead of '+ -'.
        equation of a line as text
        Return e.g. 'y = x', 'y = -x - 2', 'y = 4' or 'y = 0'; terms that are zero are left out.
        How is the straight line written down tidily?
        Slope 1 is 'x', -1 is '-x', 0 has no x; a negative intercept follows ' - '.
        """,
        """
        if slope == 0:
            return f"y = {intercept}"
        term = {1: "x", -1: "-x"}.get(slope, f"{slope}x")
        if intercept == 0:
            return f"y = {term}"
        return f"y = {term} {'+' if intercept > 0 else '-'} {abs(intercept)}"
        ---
        text = "y = "
        if slope:
            text += ("" if slope == 1 else "-" if slope == -1 else str(slope)) + "x"
            if intercept > 0:
                text += f" + {intercept}"
            elif intercept < 0:
                text += f" - {-intercept}"
        else:
            text += str(intercept)
        return text
        """,
        lambda r: (r.choice((0, 1, -1, r.randint(-5, 5))), r.choice((0, r.randint(-5, 5)))),
    ),
    made(
        "laboratory.nearest_point_index",
        "nearest_point_index closest_point_to find_nearest_index",
        "points: list[tuple[int, int]]; target: tuple[int, int]",
        "int",
        """
        Index of the one of {points} closest to {target}, the first of several; -1 for no points.
        index of the nearest point
        Compare straight-line distances; ties go to the earlier point, an empty list gives -1.
        Which of the points lies next to {target}?
        Return the position of the minimum distance in the list, or -1 when it is empty.
        """,
        """
        if not points:
            return -1
        distances = [(x - target[0]) ** 2 + (y - target[1]) ** 2 for x, y in points]
        return distances.index(min(distances))
        ---
        best = -1
        shortest = 0
        for i, (x, y) in enumerate(points):
            distance = (x - target[0]) ** 2 + (y - target[1]) ** 2
            if best < 0 or distance < shortest:
                best, shortest = i, distance
        return best
        """,
        lambda r: (_points(r), _point(r)),
    ),
    made(
        "laboratory.sort_by_angle",
        "sort_by_angle order_counter_clockwise sort_points_around",
        "points: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Sort {points} counter-clockwise by their angle from the positive x-axis, equal angles by distance.
        points in counter-clockwise order around the origin
        Angles run from 0 to below 360 degrees; of points in one direction the nearer comes first.
        In which order does a sweeping hand meet the points?
        Order by atan2 mapped to 0..2 pi, then by the distance from the origin; (0, 0) has the angle 0.
        """,
        """
        return sorted(points, key=lambda p: (math.atan2(p[1], p[0]) % (2 * math.pi), math.hypot(*p)))
        ---
        def angle(point: tuple[int, int]) -> float:
            return math.atan2(point[1], point[0]) % (2 * math.pi)

        return sorted(sorted(points, key=lambda p: math.hypot(p[0], p[1])), key=angle)
        """,
        lambda r: (_points(r),),
        "import math",
    ),
    made(
        "laboratory.bearing_word",
        "bearing_word direction_to compass_from_step",
        "dx: int; dy: int",
        "str",
        """
        Name the direction of a step ({dx} east, {dy} north): 'N', 'NE', 'E' ... or 'here' for no step.
        compass direction of a step
        North for positive {dy}, south for negative, east for positive {dx}, west for negative; both join.
        In which direction does one move on the map?
        Return one of N, NE, E, SE, S, SW, W, NW by the signs only; no movement is 'here'.
        """,
        """
        text = ("N" if dy > 0 else "S" if dy < 0 else "") + ("E" if dx > 0 else "W" if dx < 0 else "")
        return text or "here"
        ---
        rows = {1: "N", 0: "", -1: "S"}
        columns = {1: "E", 0: "", -1: "W"}
        name = rows[(dy > 0) - (dy < 0)] + columns[(dx > 0) - (dx < 0)]
        return name if name else "here"
        """,
        lambda r: (r.randint(-2, 2), r.randint(-2, 2)),
    ),
    made(
        "laboratory.follow_compass",
        "follow_compass walk_path final_position",
        "steps: str",
        "tuple[int, int]",
        """
        Position after walking the letters N, E, S, W from (0, 0); small letters count, others are ignored.
        end point of a path of compass letters
        N adds 1 to y, S takes 1, E adds 1 to x, W takes 1; start at the origin.
        Where does the walker end up?
        Follow {steps} one unit per letter, in either case, skip unknown letters and return (x, y).
        """,
        """
        x = y = 0
        for step in steps.upper():
            if step == "N":
                y += 1
            elif step == "S":
                y -= 1
            elif step == "E":
                x += 1
            elif step == "W":
                x -= 1
        return x, y
        ---
        letters = steps.upper()
        return letters.count("E") - letters.count("W"), letters.count("N") - letters.count("S")
        """,
        lambda r: (draw.letters(r, 0, 10, "NESWnx"),),
    ),
    made(
        "laboratory.farthest_on_walk",
        "farthest_on_walk max_distance_on_path greatest_distance",
        "moves: list[int]",
        "int",
        """
        Largest distance from the start reached while adding up {moves} one after the other.
        maximum distance from zero on a line walk
        Walk along a line by {moves}; return the greatest absolute position, the start (0) included.
        How far away from home does the walk lead at most?
        Take running totals of the steps and return the biggest absolute value, 0 without moves.
        """,
        """
        position = farthest = 0
        for move in moves:
            position += move
            farthest = max(farthest, abs(position))
        return farthest
        ---
        return max((abs(sum(moves[: i + 1])) for i in range(len(moves))), default=0)
        """,
        lambda r: (draw.ints(r, 0, 7, -9, 9),),
    ),
    made(
        "laboratory.rectangle_kind",
        "rectangle_kind classify_rectangle orientation",
        "width: float; height: float",
        "str",
        """
        'square', 'landscape' (wider), 'portrait' (higher), or 'invalid' if a side is not positive.
        picture orientation by width and height
        Equal sides are a square; {width} larger is landscape, {height} larger is portrait.
        Which format does the picture have?
        Sides of zero or less give 'invalid'; otherwise compare {width} and {height}.
        """,
        """
        if width <= 0 or height <= 0:
            return "invalid"
        if width == height:
            return "square"
        return "landscape" if width > height else "portrait"
        ---
        if min(width, height) <= 0:
            return "invalid"
        difference = width - height
        return "square" if not difference else ("portrait", "landscape")[difference > 0]
        """,
        lambda r: (r.choice((0, 3, 3, 4, -1)), r.choice((0, 3, 4, 5))),
    ),
    made(
        "laboratory.overlap_area",
        "overlap_area intersection_area shared_area",
        "first: tuple[int, int, int, int]; second: tuple[int, int, int, int]",
        "int",
        """
        Area that two rectangles (x, y, width, height) have in common, 0 if they do not overlap.
        intersection area of two boxes
        Multiply the overlap in x by the overlap in y; rectangles that only touch share nothing.
        How large is the part covered by both windows?
        Both are given as left, top, width, height; return width times height of the common part or 0.
        """,
        """
        x1, y1, w1, h1 = first
        x2, y2, w2, h2 = second
        width = min(x1 + w1, x2 + w2) - max(x1, x2)
        height = min(y1 + h1, y2 + h2) - max(y1, y2)
        return max(width, 0) * max(height, 0)
        ---
        area = 1
        for axis in (0, 1):
            low = max(first[axis], second[axis])
            high = min(first[axis] + first[axis + 2], second[axis] + second[axis + 2])
            if high <= low:
                return 0
            area *= high - low
        return area
        """,
        lambda r: (_box(r), _box(r)),
    ),
    made(
        "laboratory.bounding_box",
        "bounding_box bounds enclosing_rectangle",
        "points: list[tuple[int, int]]",
        "tuple[int, int, int, int] | None",
        """
        Smallest upright rectangle around {points} as (left, bottom, width, height); None without points.
        bounding box with width and height
        Return the minimum x and y and the extents in x and y; an empty list gives None.
        Which rectangle just holds all the points?
        (min x, min y, max x - min x, max y - min y), or None when there is nothing to enclose.
        """,
        """
        if not points:
            return None
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
        ---
        if len(points) == 0:
            return None
        left = min(points)[0]
        right = max(points)[0]
        heights = sorted(point[1] for point in points)
        return (left, heights[0], right - left, heights[-1] - heights[0])
        """,
        lambda r: (_points(r),),
    ),
    made(
        "laboratory.fit_inside",
        "fit_inside scale_to_fit resize_to_fit",
        "width: int; height: int; limit: int",
        "tuple[int, int]",
        """
        Shrink {width} x {height} so that neither side exceeds {limit}, keeping the ratio; never enlarge.
        resize dimensions to fit a maximum side
        If the longer side is over {limit}, scale both so that it is {limit}; round down, at least 1.
        How large is the thumbnail of the picture?
        Sizes within the {limit} stay; else multiply by {limit} / longer side, whole pixels, minimum 1.
        """,
        """
        longest = max(width, height)
        if longest <= limit:
            return width, height
        return max(1, width * limit // longest), max(1, height * limit // longest)
        ---
        if width <= limit and height <= limit:
            return (width, height)
        if width >= height:
            return (limit, max(height * limit // width, 1))
        return (max(width * limit // height, 1), limit)
        """,
        lambda r: (r.randint(1, 400), r.randint(1, 400), r.choice((50, 100, 200))),
    ),
    made(
        "laboratory.circles_relation",
        "circles_relation compare_circles circle_overlap_word",
        "x1: int; x2: int; r1: int; r2: int",
        "str",
        """
        Relation of two circles on the x-axis: 'same', 'inside', 'touching', 'crossing' or 'apart'.
        how two circles lie to each other
        Centres {x1}, {x2}, radii {r1}, {r2}: beyond both radii is apart; nearer than the difference inside.
        Do the two round coins cross, touch or lie apart?
        Exactly at the sum or the difference of the radii they are touching; equal circles are 'same'.
        Return same, touching, apart, inside (one within the other) or crossing by the distance.
        """,
        """
        distance = abs(x1 - x2)
        if distance == 0 and r1 == r2:
            return "same"
        if distance in (r1 + r2, abs(r1 - r2)):
            return "touching"
        if distance > r1 + r2:
            return "apart"
        return "inside" if distance < abs(r1 - r2) else "crossing"
        ---
        if (x1, r1) == (x2, r2):
            return "same"
        gap = abs(x1 - x2)
        outer, inner = r1 + r2, abs(r1 - r2)
        if gap > outer:
            return "apart"
        if gap < inner:
            return "inside"
        return "crossing" if inner < gap < outer else "touching"
        """,
        lambda r: _two_circles(r),
    ),
    made(
        "laboratory.triangle_full_kind",
        "triangle_full_kind describe_triangle classify_triangle",
        "a: int; b: int; c: int",
        "str",
        """
        'invalid', 'equilateral', 'right', 'isosceles' or 'scalene', tested so, for sides {a}, {b}, {c}.
        kind of triangle by sides
        Two sides must exceed the third; all equal, then right-angled, then two equal, else scalene.
        Which sort of triangle do the three lengths form?
        Return invalid if no triangle is possible; check equilateral first, right before isosceles.
        Sides may come in any order; degenerate ones such as 1, 2, 3 are 'invalid'.
        """,
        """
        x, y, z = sorted((a, b, c))
        if x <= 0 or x + y <= z:
            return "invalid"
        if x == z:
            return "equilateral"
        if x * x + y * y == z * z:
            return "right"
        return "isosceles" if x == y or y == z else "scalene"
        ---
        sides = [a, b, c]
        if 2 * max(sides) >= sum(sides):
            return "invalid"
        different = len(set(sides))
        if different == 1:
            return "equilateral"
        if sum(side**2 for side in sides) == 2 * max(sides) ** 2:
            return "right"
        return {2: "isosceles", 3: "scalene"}[different]
        """,
        lambda r: r.choice(
            (
                (3, 4, 5),
                (1, 2, 3),
                (2, 2, 2),
                (2, 2, 3),
                (0, 1, 1),
                (5, 5, 8),
                (13, 5, 12),
                (r.randint(1, 9), r.randint(1, 9), r.randint(1, 9)),
            )
        ),
    ),
    made(
        "laboratory.triangle_by_angles",
        "triangle_by_angles angle_kind acute_right_obtuse",
        "a: int; b: int; c: int",
        "str",
        """
        Triangle by its angles in degrees: 'acute', 'right', 'obtuse', or 'invalid' unless they add to 180.
        acute, right or obtuse triangle
        All three angles must be positive and sum to 180; the largest decides the kind.
        Is the triangle with these angles pointed or blunt?
        Largest angle below 90 acute, exactly 90 right, above obtuse; bad angles give 'invalid'.
        """,
        """
        if min(a, b, c) <= 0 or a + b + c != 180:
            return "invalid"
        largest = max(a, b, c)
        if largest == 90:
            return "right"
        return "acute" if largest < 90 else "obtuse"
        ---
        angles = sorted([a, b, c])
        if angles[0] < 1 or sum(angles) != 180:
            return "invalid"
        if angles[2] > 90:
            return "obtuse"
        return "right" if angles[2] == 90 else "acute"
        """,
        lambda r: r.choice(
            (
                (90, 45, 45),
                (60, 60, 60),
                (100, 40, 40),
                (90, 90, 0),
                (30, 60, 90),
                (r.randint(1, 120), 40, 50),
                (80, 50, 50),
            )
        ),
    ),
    made(
        "laboratory.missing_angle",
        "missing_angle third_angle find_last_angle",
        "known: list[int]; sides: int = 3",
        "int | None",
        """
        Last angle of a polygon with {sides} corners from the {known} ones; None if it would not be positive.
        missing interior angle
        The interior angles sum to (sides - 2) * 180; subtract the {known} ones, which must be all but one.
        Which angle is left over?
        Return None unless exactly {sides} - 1 angles are {known} and the rest is above 0 degrees.
        """,
        """
        if len(known) != sides - 1:
            return None
        rest = (sides - 2) * 180 - sum(known)
        return rest if rest > 0 else None
        ---
        rest = 180 * (sides - 2)
        for angle in known:
            rest -= angle
        if len(known) + 1 == sides and rest > 0:
            return rest
        return None
        """,
        lambda r: ([r.randint(20, 120) for _ in range(r.choice((2, 2, 3)))], r.choice((3, 3, 4))),
    ),
    made(
        "laboratory.angle_kind_name",
        "angle_kind_name name_angle angle_type",
        "degrees: float",
        "str",
        """
        Name an angle after reducing it to 0..360: 'zero', 'acute', 'right', 'obtuse', 'straight' or 'reflex'.
        type of angle
        Take {degrees} modulo 360; below 90 acute, 90 right, below 180 obtuse, 180 straight, above reflex.
        What is an angle of that size called?
        Full turns count as 'zero'; negative angles are turned around by adding 360.
        """,
        """
        angle = degrees % 360
        if angle == 0:
            return "zero"
        if angle < 90:
            return "acute"
        if angle == 90:
            return "right"
        if angle < 180:
            return "obtuse"
        return "straight" if angle == 180 else "reflex"
        ---
        angle = degrees % 360
        exact = {0: "zero", 90: "right", 180: "straight"}
        if angle in exact:
            return exact[angle]
        return "acute" if angle < 90 else "obtuse" if angle < 180 else "reflex"
        """,
        lambda r: (r.choice((0, 45, 90, 135, 180, 270, 360, 450, -90, r.randint(-400, 800))),),
    ),
    made(
        "laboratory.turn_between",
        "turn_between shortest_turn heading_change",
        "start: int; target: int",
        "int",
        """
        Shortest turn in degrees from heading {start} to {target}: positive to the right, -179 to 180.
        shortest rotation between two headings
        Return the signed difference of the two compass headings, the shorter way round; a half turn is +180.
        How far and which way must the ship turn?
        Clockwise turns are positive, anticlockwise negative; exactly opposite is 180.
        """,
        """
        turn = (target - start) % 360
        return turn - 360 if turn > 180 else turn
        ---
        turn = target - start
        while turn > 180:
            turn -= 360
        while turn <= -180:
            turn += 360
        return turn
        """,
        lambda r: (r.randint(0, 359), r.choice((0, 90, 180, 270, r.randint(0, 359)))),
    ),
    made(
        "laboratory.polygon_name",
        "polygon_name shape_by_corners name_polygon",
        "corners: int",
        "str",
        """
        Name of a polygon by its {corners}: triangle to octagon, then '9-gon' and so on; under 3 'none'.
        polygon name by number of sides
        3 triangle, 4 quadrilateral, 5 pentagon, 6 hexagon, 7 heptagon, 8 octagon, more 'n-gon'.
        What is the figure with that many corners called?
        Fewer than three corners give 'none', more than eight the number and '-gon'.
        """,
        """
        names = ("triangle", "quadrilateral", "pentagon", "hexagon", "heptagon", "octagon")
        if corners < 3:
            return "none"
        return names[corners - 3] if corners <= 8 else f"{corners}-gon"
        ---
        names = {3: "triangle", 4: "quadrilateral", 5: "pentagon", 6: "hexagon", 7: "heptagon", 8: "octagon"}
        return names.get(corners, f"{corners}-gon" if corners > 8 else "none")
        """,
        lambda r: (r.randint(0, 14),),
    ),
    made(
        "laboratory.path_length",
        "path_length route_length polyline_length",
        "points: list[tuple[int, int]]; closed: bool = False",
        "float",
        """
        Length of the way through {points}, rounded to 2 decimals; with {closed} back to the first point.
        length of a polyline
        Add the straight distances between successive points; under two points the length is 0.0.
        How long is the route, and with the way back?
        If {closed} is set also count the way from the last point to the first; two decimals.
        """,
        """
        stops = points + points[:1] if closed else points
        return round(sum((math.dist(a, b) for a, b in zip(stops, stops[1:])), 0.0), 2)
        ---
        total = 0.0
        for i in range(1, len(points)):
            total += math.dist(points[i - 1], points[i])
        if closed and points:
            total += math.dist(points[-1], points[0])
        return round(total, 2)
        """,
        lambda r: (_points(r), r.random() < 0.4),
        "import math",
    ),
    made(
        "laboratory.centroid_rounded",
        "centroid_rounded centre_point average_point",
        "points: list[tuple[int, int]]",
        "tuple[float, float] | None",
        """
        Average position of {points}, both coordinates rounded to 1 decimal; None for no points.
        mean of points
        Return (mean x, mean y), one decimal each, or None when the list is empty.
        Where is the middle of the crowd?
        Add up the x and the y values, divide by the number of points and round to 1 place.
        """,
        """
        if not points:
            return None
        count = len(points)
        return round(sum(x for x, _ in points) / count, 1), round(sum(y for _, y in points) / count, 1)
        ---
        if not points:
            return None
        xs, ys = zip(*points)
        return (round(sum(xs) / len(xs), 1), round(sum(ys) / len(ys), 1))
        """,
        lambda r: (_points(r),),
    ),
    made(
        "laboratory.mirror_point",
        "mirror_point reflect_point flip_point",
        "point: tuple[int, int]; axis: str",
        "tuple[int, int]",
        """
        Mirror {point} in the 'x' axis, the 'y' axis, the 'origin' or the 'diagonal' (swap); else unchanged.
        reflect a point
        x flips the sign of y, y that of x, origin both, diagonal swaps the coordinates; case does not matter.
        Where is the mirror image of the point?
        Return a new (x, y); an unknown {axis} leaves the point as it is.
        """,
        """
        x, y = point
        images = {"x": (x, -y), "y": (-x, y), "origin": (-x, -y), "diagonal": (y, x)}
        return images.get(axis.lower(), point)
        ---
        x, y = point
        kind = axis.lower()
        if kind == "diagonal":
            return y, x
        if kind in ("x", "origin"):
            y = -y
        if kind in ("y", "origin"):
            x = -x
        return x, y
        """,
        lambda r: (_point(r), r.choice(("x", "y", "origin", "diagonal", "X", "none"))),
    ),
    made(
        "laboratory.rotate_quarter_turns",
        "rotate_quarter_turns turn_point rotate_by_right_angles",
        "x: int; y: int; turns: int",
        "tuple[int, int]",
        """
        Rotate (x, y) around the origin by {turns} quarter turns counter-clockwise; negative ones go clockwise
        rotate a point by multiples of 90 degrees
        Each turn maps (x, y) to (-y, x); four of them change nothing.
        Where is the point after turning the sheet {turns} times by a right angle?
        Only {turns} modulo 4 matters; return the new coordinates.
        """,
        """
        for _ in range(turns % 4):
            x, y = -y, x
        return x, y
        ---
        return ((x, y), (-y, x), (-x, -y), (y, -x))[turns % 4]
        """,
        lambda r: (r.randint(-5, 5), r.randint(-5, 5), r.randint(-5, 6)),
    ),
    made(
        "laboratory.grid_cell_of",
        "grid_cell_of cell_for_position which_cell",
        "x: float; y: float; size: float = 10",
        "tuple[int, int]",
        """
        Column and row of the square cell of {size} that holds (x, y); cells left of or below 0 are negative.
        grid cell of a position
        Divide both coordinates by {size} and round down; the lower edge belongs to the cell.
        In which tile of the map is the player?
        Return (column, row) as ints, -1 for positions just below zero.
        """,
        """
        return int(x // size), int(y // size)
        ---
        import math
        return (math.floor(x / size), math.floor(y / size))
        """,
        lambda r: (r.randint(-60, 90) / 2, r.randint(-60, 90) / 2, r.choice((10, 10, 5, 8))),
    ),
    made(
        "laboratory.chess_square_color",
        "chess_square_color square_colour is_dark_or_light",
        "square: str",
        "str",
        """
        Colour of a chess square such as 'a1': 'dark' or 'light' ('a1' is dark); letters in any case.
        colour of a chess square
        Number the columns a = 1 to h = 8; if column plus row is even the field is dark.
        Is the field black or white?
        Return 'dark' for a1, c3, h8 and the like, else 'light'; 'A1' equals 'a1'.
        """,
        """
        column = ord(square[0].lower()) - ord("a") + 1
        return "dark" if (column + int(square[1])) % 2 == 0 else "light"
        ---
        total = "abcdefgh".index(square[0].lower()) + int(square[1:])
        return ("light", "dark")[total % 2]
        """,
        lambda r: (r.choice("abcdefghABH") + r.choice("12345678"),),
    ),
    made(
        "laboratory.excel_like_cell",
        "excel_like_cell cell_name coordinates_to_label",
        "row: int; column: int",
        "str",
        """
        Spreadsheet name of the cell at zero-based {row} and {column}: (0, 0) is 'A1', (4, 27) is 'AB5'.
        row and column to cell label
        Columns are A to Z, then AA to ZZ; rows count from 1.
        What is the cell called in a spreadsheet?
        Column 25 is Z and 26 is AA; put the letters first and {row} + 1 after them.
        """,
        """
        letters = chr(65 + column % 26)
        if column >= 26:
            letters = chr(64 + column // 26) + letters
        return f"{letters}{row + 1}"
        ---
        name = ""
        column += 1
        while column:
            column, rest = divmod(column - 1, 26)
            name = chr(ord("A") + rest) + name
        return name + str(row + 1)
        """,
        lambda r: (r.randint(0, 20), r.choice((0, 25, 26, 27, 51, 52, r.randint(0, 701)))),
    ),
    made(
        "laboratory.latitude_text",
        "latitude_text format_latitude coordinate_with_hemisphere",
        "degrees: float; kind: str = 'lat'",
        "str",
        """
        Format {degrees} with a hemisphere letter: '48.2°N' or '16.4°W'; 0 has no letter; one decimal.
        latitude or longitude with N, S, E, W
        For {kind} 'lat' use N and S, for 'lon' E and W; negative is S or W.
        How is the coordinate written without a sign?
        Show the absolute value with 1 decimal, the degree sign and the letter, which is left out for zero.
        """,
        """
        letters = "NS" if kind == "lat" else "EW"
        letter = letters[degrees < 0] if degrees else ""
        return f"{abs(degrees):.1f}°{letter}"
        ---
        if degrees == 0:
            return "0.0°"
        positive, negative = ("N", "S") if kind == "lat" else ("E", "W")
        return f"{abs(degrees):.1f}°" + (positive if degrees > 0 else negative)
        """,
        lambda r: (r.choice((0.0, r.randint(-900, 900) / 10)), r.choice(("lat", "lon"))),
    ),
    made(
        "laboratory.dms_text",
        "dms_text degrees_to_dms decimal_to_dms",
        "degrees: float",
        "str",
        """
        Convert decimal {degrees} to degrees, minutes and whole seconds like 48°12'30", both with two digits.
        decimal degrees to degrees, minutes, seconds
        Round to whole seconds, then part into degrees, minutes (60 a degree) and seconds (60 a minute).
        How is 12.5 degrees written in minutes of arc?
        Minutes and seconds have two digits, such as 5°07'09".
        """,
        """
        total = round(degrees * 3600)
        minutes, seconds = divmod(total, 60)
        whole, minutes = divmod(minutes, 60)
        return f"{whole}°{minutes:02d}'{seconds:02d}" + '"'
        ---
        total = round(degrees * 3600)
        parts = (total // 3600, total // 60 % 60, total % 60)
        return "{}°{:02}'{:02}".format(*parts) + '"'
        """,
        lambda r: (r.choice((0.0, 12.5, 48.2083, r.randint(0, 17900) / 100)),),
    ),
    made(
        "laboratory.beaufort_word",
        "beaufort_word wind_class describe_wind",
        "kmh: float",
        "str",
        """
        Wind of {kmh} km/h: below 1 'calm', 20 'breeze', 50 'wind', 118 'storm', else 'hurricane'.
        wind class by speed
        Limits 1, 20, 50 and 118 belong to the stronger class: calm, breeze, wind, storm, hurricane.
        How would the weather report call this wind?
        Under 1 calm; under 20 breeze; under 50 wind; under 118 storm; from there on hurricane.
        Return the word for the wind speed by the limits 1, 20, 50 and 118 km/h.
        """,
        """
        for limit, word in ((1, "calm"), (20, "breeze"), (50, "wind"), (118, "storm")):
            if kmh < limit:
                return word
        return "hurricane"
        ---
        if kmh >= 118:
            return "hurricane"
        if kmh >= 50:
            return "storm"
        if kmh >= 20:
            return "wind"
        return "breeze" if kmh >= 1 else "calm"
        """,
        lambda r: (r.choice((0, 0.5, 1, 19, 20, 49, 50, 75, 118, r.randint(0, 150))),),
    ),
    made(
        "laboratory.wind_chill",
        "wind_chill felt_temperature wind_chill_celsius",
        "celsius: float; kmh: float",
        "float",
        """
        Wind chill in °C, one decimal; only up to 10 °C and above 4.8 km/h, else the temperature itself.
        wind chill temperature
        13.12 + 0.6215 T - 11.37 v^0.16 + 0.3965 T v^0.16 for cold and windy weather, otherwise T.
        How cold does it feel in the wind?
        If {celsius} is over 10 or {kmh} at most 4.8 return {celsius} as a float; round to 1 decimal.
        """,
        """
        if celsius > 10 or kmh <= 4.8:
            return round(float(celsius), 1)
        power = kmh**0.16
        return round(13.12 + 0.6215 * celsius - 11.37 * power + 0.3965 * celsius * power, 1)
        ---
        felt = float(celsius)
        if celsius <= 10 and kmh > 4.8:
            factor = kmh**0.16
            felt = 13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor
        return round(felt, 1)
        """,
        lambda r: (r.choice((10, 0, r.randint(-20, 20))), r.choice((0, 4.8, 5, r.randint(0, 60)))),
    ),
    made(
        "laboratory.uv_advice",
        "uv_advice uv_level sun_protection",
        "index: float",
        "str",
        """
        Level of the UV {index}: 'low' below 3, 'moderate' 6, 'high' 8, 'very high' 11, else 'extreme'.
        UV index to risk level
        From 3 moderate, from 6 high, from 8 very high, from 11 extreme, under 3 low.
        How dangerous is the sun today?
        Return low, moderate, high, very high or extreme with the limits 3, 6, 8 and 11.
        The limits count to the higher level: an index of exactly 8 is 'very high', of 3 'moderate'.
        """,
        """
        if index < 3:
            return "low"
        if index < 6:
            return "moderate"
        if index < 8:
            return "high"
        return "very high" if index < 11 else "extreme"
        ---
        level = "low"
        for limit, name in ((3, "moderate"), (6, "high"), (8, "very high"), (11, "extreme")):
            if index >= limit:
                level = name
        return level
        """,
        lambda r: (r.choice((0, 2.9, 3, 5, 6, 7.5, 8, 10, 11, 14)),),
    ),
    made(
        "laboratory.precipitation_kind",
        "precipitation_kind rain_or_snow weather_kind",
        "celsius: float; millimetres: float",
        "str",
        """
        'dry' without precipitation; else 'snow' up to 0 °C, 'sleet' up to 2 °C, above that 'rain'.
        rain, sleet, snow or dry
        If {millimetres} is 0 it is dry; otherwise the temperature decides: <= 0 snow, <= 2 sleet, else rain.
        What is coming down from the sky?
        Return dry, snow, sleet or rain; the limits 0 and 2 belong to the colder kind.
        """,
        """
        if millimetres <= 0:
            return "dry"
        if celsius <= 0:
            return "snow"
        return "sleet" if celsius <= 2 else "rain"
        ---
        kinds = ("snow", "sleet", "rain")
        return kinds[(celsius > 0) + (celsius > 2)] if millimetres > 0 else "dry"
        """,
        lambda r: (r.choice((-5, 0, 0.5, 2, 2.5, 20)), r.choice((0, 0, 0.1, 3))),
    ),
    made(
        "laboratory.frost_days",
        "frost_days count_frost_and_ice_days cold_day_counts",
        "days: list[tuple[int, int]]",
        "tuple[int, int]",
        """
        Count frost days (minimum below 0) and ice days (maximum below 0) of {days}, pairs of (low, high).
        number of frost and ice days
        Return (frost, ice); an ice day, on which even the high is under 0, is a frost day as well.
        On how many days did it freeze, and on how many all day long?
        Frost: low < 0; ice: high < 0; both numbers as a tuple.
        """,
        """
        frost = sum(low < 0 for low, _ in days)
        ice = sum(high < 0 for _, high in days)
        return frost, ice
        ---
        frost = ice = 0
        for low, high in days:
            if low < 0:
                frost += 1
            if high < 0:
                ice += 1
        return frost, ice
        """,
        lambda r: (
            [(lambda low: (low, low + r.randint(0, 8)))(r.randint(-8, 5)) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "laboratory.heat_wave_days",
        "heat_wave_days has_heat_wave longest_hot_spell",
        "highs: list[int]; limit: int = 30",
        "int",
        """
        Length of the longest run of at least three days with highs of {limit} or more; 0 if there is none.
        longest heat wave
        Consecutive days at or above {limit}; runs of one or two days do not count.
        How many days did the heat wave last?
        Return the length of the longest streak of {highs} >= {limit}, or 0 when it is shorter than 3.
        """,
        """
        longest = current = 0
        for high in highs:
            current = current + 1 if high >= limit else 0
            longest = max(longest, current)
        return longest if longest >= 3 else 0
        ---
        runs = "".join("h" if high >= limit else " " for high in highs).split()
        longest = max(map(len, runs), default=0)
        return 0 if longest < 3 else longest
        """,
        lambda r: ([r.choice((25, 29, 30, 31, 34)) for _ in range(r.randint(0, 9))], r.choice((30, 30, 28))),
    ),
    made(
        "laboratory.degree_days",
        "degree_days heating_degree_days heating_sum",
        "temperatures: list[float]; base: float = 18.0",
        "float",
        """
        Heating degree days: for each of {temperatures} below {base} the difference to it, summed up.
        heating degree days
        Add up {base} minus the day's mean for all cold days; warmer days count nothing; 0.0 if none.
        How much heating did the days ask for?
        Sum of max(0, base - temperature) as a float over all days.
        """,
        """
        return float(sum(max(0.0, base - temperature) for temperature in temperatures))
        ---
        total = 0.0
        for temperature in temperatures:
            if temperature < base:
                total += base - temperature
        return total
        """,
        lambda r: ([r.randint(-10, 50) / 2 for _ in range(r.randint(0, 6))], r.choice((18.0, 18.0, 15.0))),
    ),
    made(
        "laboratory.thermostat",
        "thermostat heater_state hysteresis",
        "readings: list[float]; target: float; band: float = 1.0",
        "list[bool]",
        """
        Heater state after each reading: on below {target} - {band}, off above {target} + {band}, else kept.
        thermostat with hysteresis
        Start switched off; return a list of booleans, True where the heater runs.
        When does the heating run if it must not flicker?
        Within the band around {target} the state stays; under it switch on, over it switch off.
        """,
        """
        on = False
        states = []
        for reading in readings:
            if reading < target - band:
                on = True
            elif reading > target + band:
                on = False
            states.append(on)
        return states
        ---
        states: list[bool] = []
        for reading in readings:
            last = states[-1] if states else False
            if abs(reading - target) <= band:
                states.append(last)
            else:
                states.append(reading < target)
        return states
        """,
        lambda r: (
            [20 + r.randint(-6, 6) / 2 for _ in range(r.randint(0, 8))],
            20.0,
            r.choice((1.0, 1.0, 0.5)),
        ),
    ),
    made(
        "laboratory.alarm_starts",
        "alarm_starts alarm_events count_alarms",
        "readings: list[int]; high: int = 80; low: int = 60",
        "int",
        """
        How often an alarm starts: it goes on above {high} and ends only below {low}.
        count alarms with hysteresis
        Count the times a reading exceeds {high} while no alarm is active; falling under {low} resets it.
        How many times does the siren begin to sound?
        Values between {low} and {high} change nothing; one alarm goes on until a value is less than {low}.
        """,
        """
        active = False
        count = 0
        for reading in readings:
            if not active and reading > high:
                active = True
                count += 1
            elif active and reading < low:
                active = False
        return count
        ---
        marks = [1 if reading > high else 0 for reading in readings if reading > high or reading < low]
        return sum(mark == 1 and (i == 0 or marks[i - 1] == 0) for i, mark in enumerate(marks))
        """,
        lambda r: ([r.choice((50, 60, 65, 75, 80, 81, 90)) for _ in range(r.randint(0, 9))], 80, 60),
    ),
    made(
        "laboratory.alarm_after_three",
        "alarm_after_three sustained_alarm first_sustained",
        "readings: list[float]; limit: float; times: int = 3",
        "int",
        """
        Index at which {limit} has been exceeded {times} times in a row, -1 if that never happens.
        first sustained threshold crossing
        Return the position of the last of the first {times} consecutive readings above {limit}.
        When does the alarm go off if single peaks are ignored?
        A reading not above {limit} starts the count anew; return -1 without such a run.
        """,
        """
        streak = 0
        for i, reading in enumerate(readings):
            streak = streak + 1 if reading > limit else 0
            if streak == times:
                return i
        return -1
        ---
        for end in range(times, len(readings) + 1):
            if min(readings[end - times : end]) > limit:
                return end - 1
        return -1
        """,
        lambda r: (
            [r.choice((5.0, 9.0, 10.0, 11.0, 12.0)) for _ in range(r.randint(0, 9))],
            10.0,
            r.choice((3, 3, 2, 1)),
        ),
    ),
    made(
        "laboratory.dead_band_filter",
        "dead_band_filter report_changes ignore_small_changes",
        "values: list[int]; band: int = 2",
        "list[int]",
        """
        Keep of {values} the first and each that differs from the last kept one by more than {band}.
        dead band filter
        Report a reading only when it moved more than {band} away from the last reported one.
        Which readings are worth sending?
        Return the kept values in order; small changes up to {band} are left out; empty stays empty.
        """,
        """
        kept: list[int] = []
        for value in values:
            if not kept or abs(value - kept[-1]) > band:
                kept.append(value)
        return kept
        ---
        kept = values[:1]
        for value in values[1:]:
            if value < kept[-1] - band or value > kept[-1] + band:
                kept = [*kept, value]
        return kept
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 12), r.choice((0, 2, 2, 3))),
    ),
    made(
        "laboratory.despike",
        "despike remove_spikes median_of_three",
        "values: list[int]",
        "list[int]",
        """
        Replace every inner value by the median of itself and its two neighbours; first and last stay.
        median filter of three
        Smooth single spikes in {values}: each entry between two others becomes the middle one of the three.
        How to get rid of single wild readings?
        Return a new list of equal length; lists of under three values are returned as they are.
        """,
        """
        result = list(values)
        for i in range(1, len(values) - 1):
            result[i] = sorted(values[i - 1 : i + 2])[1]
        return result
        ---
        if len(values) < 3:
            return values[:]
        middle = [sum(t) - max(t) - min(t) for t in zip(values, values[1:], values[2:])]
        return [values[0], *middle, values[-1]]
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 40),),
    ),
    made(
        "laboratory.debounce",
        "debounce stable_state debounce_signal",
        "samples: list[int]; needed: int = 2",
        "list[int]",
        """
        Debounced signal: the output starts at 0 and takes a new value after {needed} equal samples in a row.
        debounce button samples
        Return the output after every sample; it changes only if the last {needed} samples agree.
        How to read a bouncing push button?
        Shorter flickers keep the old output, which is 0 at the beginning.
        """,
        """
        state = 0
        output = []
        for i, sample in enumerate(samples):
            recent = samples[max(0, i - needed + 1) : i + 1]
            if len(recent) == needed and all(value == sample for value in recent):
                state = sample
            output.append(state)
        return output
        ---
        output: list[int] = []
        state, streak, last = 0, 0, -1
        for sample in samples:
            streak = streak + 1 if sample == last else 1
            last = sample
            if streak >= needed:
                state = sample
            output.append(state)
        return output
        """,
        lambda r: ([r.randint(0, 1) for _ in range(r.randint(0, 10))], r.choice((2, 2, 3))),
    ),
    made(
        "laboratory.rising_edges",
        "rising_edges count_button_presses count_rising",
        "signal: list[int]",
        "int",
        """
        Count how often {signal} goes from 0 to 1; a 1 at the very start counts too.
        rising edges of a binary signal
        Number of times the level rises, as if a 0 stood before the first sample.
        How often was the button pressed?
        Count ones that follow a zero or open the list; an empty list gives 0.
        """,
        """
        return sum(b == 1 and a == 0 for a, b in zip([0, *signal], signal))
        ---
        count = before = 0
        for level in signal:
            if level > before:
                count += 1
            before = level
        return count
        """,
        lambda r: ([r.randint(0, 1) for _ in range(r.randint(0, 10))],),
    ),
    made(
        "laboratory.sensor_status",
        "sensor_status classify_reading reading_status",
        "value: float | None; low: float; high: float",
        "str",
        """
        'missing' for None, 'low' below {low}, 'high' above {high}, else 'ok'; both limits are ok.
        status of a sensor reading
        Return missing, low, ok or high for {value} with the allowed range {low} to {high} inclusive.
        Is the reading all right?
        A value of None is 'missing'; values on a limit count as 'ok'.
        """,
        """
        if value is None:
            return "missing"
        if value < low:
            return "low"
        return "high" if value > high else "ok"
        ---
        if value is None:
            return "missing"
        return "ok" if low <= value <= high else ("low" if value < low else "high")
        """,
        lambda r: (r.choice((None, -1.0, 0.0, 5.0, 10.0, 10.5, 8.0)), 0.0, r.choice((8.0, 10.0))),
    ),
    made(
        "laboratory.fill_gaps_linear",
        "fill_gaps_linear fill_single_gaps interpolate_missing",
        "values: list[float | None]",
        "list[float | None]",
        """
        Replace a None between two known values by their mean; longer gaps and the ends stay None.
        fill single missing readings
        Where one reading is missing and both neighbours are known, put in their average.
        How to patch single lost measurements?
        Return a new list; a None beside another None or at an end is left as it is.
        """,
        """
        filled = list(values)
        for i in range(1, len(values) - 1):
            before, after = values[i - 1], values[i + 1]
            if values[i] is None and before is not None and after is not None:
                filled[i] = (before + after) / 2
        return filled
        ---
        result: list[float | None] = []
        for i, value in enumerate(values):
            near = values[i - 1 : i + 2 : 2] if 0 < i < len(values) - 1 else []
            if value is None and len(near) == 2 and None not in near:
                result.append(sum(near) / 2)
            else:
                result.append(value)
        return result
        """,
        lambda r: (
            [
                r.choice((None, float(r.randint(0, 20)), float(r.randint(0, 20))))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "laboratory.carry_forward",
        "carry_forward forward_fill last_known",
        "values: list[int | None]; start: int = 0",
        "list[int]",
        """
        Replace each None in {values} by the last known value before it, {start} if there is none.
        forward fill missing values
        Return a list without gaps: missing readings repeat the previous one; leading gaps become {start}.
        How to fill holes with the most recent value?
        Keep known values; for None take the one before, or {start} at the beginning.
        """,
        """
        filled = []
        last = start
        for value in values:
            if value is not None:
                last = value
            filled.append(last)
        return filled
        ---
        result: list[int] = []
        for value in values:
            result.append(value if value is not None else (result[-1] if result else start))
        return result
        """,
        lambda r: (
            [r.choice((None, r.randint(0, 9), r.randint(0, 9))) for _ in range(r.randint(0, 7))],
            r.choice((0, 0, 5)),
        ),
    ),
    made(
        "laboratory.air_quality_class",
        "air_quality_class co2_level ventilate_hint",
        "ppm: int",
        "str",
        """
        Air quality by CO2 in {ppm}: up to 800 'good', up to 1000 'fair', up to 1400 'poor', above 'bad'.
        CO2 concentration to air quality
        Limits 800, 1000 and 1400 belong to the better class: good, fair, poor, bad.
        Should the window be opened?
        Return good, fair, poor or bad for the carbon dioxide value.
        """,
        """
        if ppm <= 800:
            return "good"
        if ppm <= 1000:
            return "fair"
        return "poor" if ppm <= 1400 else "bad"
        ---
        classes = {800: "good", 1000: "fair", 1400: "poor"}
        return next((name for limit, name in classes.items() if ppm <= limit), "bad")
        """,
        lambda r: (r.choice((399, 400, 800, 801, 1000, 1001, 1400, 1401, 2500)),),
    ),
    made(
        "laboratory.ohm_missing",
        "ohm_missing solve_ohm ohms_law",
        "voltage: float | None; current: float | None; resistance: float | None",
        "float | None",
        """
        The one missing quantity of Ohm's law U = R * I as a float; None unless exactly one is None.
        solve Ohm's law for the missing value
        {voltage}, {current} or {resistance}, whichever is None, from the other two; None if dividing by 0.
        Which value belongs to the other two in the circuit?
        Voltage = resistance * current; anything but one unknown, or a division by zero, gives None.
        """,
        """
        if [voltage, current, resistance].count(None) != 1:
            return None
        if voltage is None:
            return float(current * resistance)
        if current is None:
            return voltage / resistance if resistance else None
        return voltage / current if current else None
        ---
        unknown = sum(value is None for value in (voltage, current, resistance))
        if unknown != 1:
            return None
        if voltage is None:
            return resistance * current * 1.0
        divisor = resistance if current is None else current
        return None if divisor == 0 else voltage / divisor
        """,
        lambda r: r.choice(
            (
                (None, r.randint(0, 6) / 2, r.randint(1, 50)),
                (r.randint(0, 24), None, r.choice((0, 4, 10))),
                (r.randint(0, 24), r.choice((0, 0.5, 2)), None),
                (1, 2, 3),
                (None, None, 5),
            )
        ),
    ),
    made(
        "laboratory.parallel_resistance",
        "parallel_resistance resistors_in_parallel total_parallel",
        "resistors: list[float]",
        "float",
        """
        Total of {resistors} in parallel, 2 decimals; 0.0 if there are none or one of them is 0.
        resistors in parallel
        One over the sum of the reciprocals; a short circuit (0 Ohm) or an empty list gives 0.0.
        What resistance do they have side by side?
        1 / (1/R1 + 1/R2 + ...) rounded to two places, 0.0 when any resistor is zero or none is given.
        """,
        """
        if not resistors or 0 in resistors:
            return 0.0
        return round(1 / sum(1 / resistor for resistor in resistors), 2)
        ---
        conductance = 0.0
        for resistor in resistors:
            if resistor == 0:
                return 0.0
            conductance += 1 / resistor
        return round(1 / conductance, 2) if conductance else 0.0
        """,
        lambda r: ([float(r.choice((0, 10, 20, 100, r.randint(1, 50)))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "laboratory.resistor_from_bands",
        "resistor_from_bands decode_resistor resistor_value",
        "colors: list[str]",
        "int",
        """
        Ohms of a resistor with three color bands: two digits and the power of ten, black 0 to white 9.
        resistor color code to ohms
        Order: black, brown, red, orange, yellow, green, blue, violet, grey, white; case does not matter.
        How much resistance do the three rings mean?
        The first two {colors} are digits, the third is the number of zeros.
        """,
        """
        names = "black brown red orange yellow green blue violet grey white".split()
        first, second, power = (names.index(color.lower()) for color in colors)
        return (10 * first + second) * 10**power
        ---
        codes = {
            name: digit
            for digit, name in enumerate(
                ("black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white")
            )
        }
        digits = [codes[color.lower()] for color in colors]
        return int(f"{digits[0]}{digits[1]}" + "0" * digits[2])
        """,
        lambda r: (
            [r.choice("black brown red orange yellow green blue violet grey white".split()) for _ in range(2)]
            + [r.choice(("black", "brown", "Red", "orange", "yellow"))],
        ),
    ),
    made(
        "laboratory.kinetic_energy_label",
        "kinetic_energy_label energy_text format_energy",
        "mass: float; speed: float",
        "str",
        """
        Kinetic energy of {mass} kg at {speed} m/s as text: 'J' below 1000, from there 'kJ' with one decimal.
        kinetic energy with unit
        Half the mass times the square of the speed, shown as '250 J' (whole) or '12.5 kJ'.
        How much energy of motion does the body have?
        0.5 * m * v²; from 1000 J on divide by 1000 and write kJ with 1 decimal.
        """,
        """
        energy = 0.5 * mass * speed**2
        return f"{energy / 1000:.1f} kJ" if energy >= 1000 else f"{energy:.0f} J"
        ---
        joules = mass * speed * speed / 2
        if joules < 1000:
            return f"{joules:.0f} J"
        return "{:.1f} kJ".format(joules / 1000)
        """,
        lambda r: (
            r.choice((0, 1, 70, 1500, r.randint(1, 2000))),
            r.choice((0, 1, 10, 30, r.randint(0, 60))),
        ),
    ),
    made(
        "laboratory.free_fall_time",
        "free_fall_time fall_duration time_to_ground",
        "height: float; gravity: float = 9.81",
        "float",
        """
        Seconds a body falls from {height} metres without drag, 2 decimals; 0.0 unless the height is positive.
        free fall time
        sqrt(2 * height / gravity), rounded to two decimals; no or negative height gives 0.0.
        How long does it take until the stone hits the ground?
        Return the duration of the fall at {gravity} m/s²; 0.0 for heights of zero or less.
        """,
        """
        if height <= 0:
            return 0.0
        return round(math.sqrt(2 * height / gravity), 2)
        ---
        return round((2 * max(height, 0) / gravity) ** 0.5, 2)
        """,
        lambda r: (r.choice((0, -5, 1, 20, r.randint(1, 500))), r.choice((9.81, 9.81, 1.62))),
        "import math",
    ),
    made(
        "laboratory.stopping_distance",
        "stopping_distance braking_rule total_stopping_distance",
        "kmh: float; wet: bool = False",
        "float",
        """
        Stopping distance by rule of thumb: kmh / 10 * 3 to react plus (kmh / 10)² to brake, doubled if {wet}.
        stopping distance of a car in metres
        Reaction way 3 * kmh / 10, braking way (kmh / 10) squared, twice that on a {wet} road; one decimal.
        After how many metres does the car stand?
        Add both ways and round to 1 decimal; only the braking part is doubled in the wet.
        """,
        """
        tenth = kmh / 10
        braking = tenth**2 * (2 if wet else 1)
        return round(3 * tenth + braking, 1)
        ---
        reaction = kmh / 10 * 3
        brake = (kmh / 10) * (kmh / 10)
        if wet:
            brake *= 2
        return round(reaction + brake, 1)
        """,
        lambda r: (r.choice((0, 50, 100, r.randint(0, 150))), r.random() < 0.4),
    ),
    made(
        "laboratory.state_of_water",
        "state_of_water water_state phase_of_water",
        "celsius: float",
        "str",
        """
        State of water at {celsius}: 'ice' up to 0, 'steam' from 100, between them 'water'.
        ice, water or steam by temperature
        Return ice at zero or below, steam at 100 or above, otherwise water.
        Is it frozen, liquid or gas at this temperature?
        Both limits do not belong to 'water': 0 is ice, 100 is steam.
        """,
        """
        if celsius <= 0:
            return "ice"
        return "steam" if celsius >= 100 else "water"
        ---
        return ("ice", "water", "steam")[(celsius > 0) + (celsius >= 100)]
        """,
        lambda r: (r.choice((-10, 0, 0.1, 20, 99.9, 100, 150, r.randint(-30, 130))),),
    ),
    made(
        "laboratory.sinks_or_floats",
        "sinks_or_floats buoyancy float_test",
        "mass: float; volume: float; liquid: float = 1.0",
        "str",
        """
        'floats' if mass / volume is below the density {liquid}, 'sinks' if above, 'hovers' if equal.
        does a body float
        Compare {mass} / {volume} with {liquid}; a {volume} of zero or less is 'invalid'.
        Will the thing swim in the liquid?
        Return sinks, floats or hovers; without a positive volume return 'invalid'.
        """,
        """
        if volume <= 0:
            return "invalid"
        density = mass / volume
        if density == liquid:
            return "hovers"
        return "floats" if density < liquid else "sinks"
        ---
        if not volume > 0:
            return "invalid"
        return "floats" if mass / volume < liquid else "sinks" if mass / volume > liquid else "hovers"
        """,
        lambda r: (
            r.choice((1, 5, 10, r.randint(1, 30))),
            r.choice((0, 5, 10, r.randint(1, 30))),
            r.choice((1.0, 1.0, 0.8, 13.6)),
        ),
    ),
    made(
        "laboratory.half_life_left",
        "half_life_left remaining_after_decay radioactive_rest",
        "amount: float; half_life: float; time: float",
        "float",
        """
        What is left of {amount} after {time} with a {half_life}, 3 decimals; unchanged if that is <= 0.
        radioactive decay by half-life
        amount * 0.5 ** (time / half_life), rounded to 3 places; {half_life} <= 0 means no decay.
        How much of the substance remains?
        Halve once per {half_life}; return a float with three decimals, {amount} itself without a half-life.
        """,
        """
        if half_life <= 0:
            return float(amount)
        return round(amount * 0.5 ** (time / half_life), 3)
        ---
        periods = time / half_life if half_life > 0 else 0.0
        return round(float(amount * 2**-periods), 3)
        """,
        lambda r: (r.choice((0, 100, 80)), r.choice((0, 1, 2, 5)), r.choice((0, 1, 5, 10, 7))),
    ),
    made(
        "laboratory.halvings_until",
        "halvings_until half_lives_needed count_halvings",
        "amount: float; limit: float",
        "int",
        """
        How many times {amount} has to be halved until it is at most {limit}.
        number of halvings to reach a limit
        Return the count of halvings; 0 if {amount} is not above {limit} at the start.
        After how many half-lives is there no more than {limit} left?
        Divide by two again and again while the value exceeds {limit} and count.
        """,
        """
        count = 0
        while amount > limit:
            amount /= 2
            count += 1
        return count
        ---
        import itertools
        return next(n for n in itertools.count() if amount / 2**n <= limit)
        """,
        lambda r: (r.choice((0, 1, 64, 100, r.randint(1, 500))), r.choice((1, 5, 10, 100))),
    ),
    made(
        "laboratory.molar_mass",
        "molar_mass molecule_mass molecular_weight",
        "atoms: dict[str, int]; masses: dict[str, float]",
        "float | None",
        """
        Mass of a molecule: count of {atoms} times {masses}, summed, 3 decimals; None for an unknown element.
        molar mass from atom counts
        Add count * mass of each element; if one is missing in {masses} return None; no atoms give 0.0.
        What does a mole of the substance weigh?
        Return the total rounded to 3 places, or None if an element is not in the table.
        """,
        """
        total = 0.0
        for symbol, count in atoms.items():
            if symbol not in masses:
                return None
            total += count * masses[symbol]
        return round(total, 3)
        ---
        if any(symbol not in masses for symbol in atoms):
            return None
        return round(sum((atoms[symbol] * masses[symbol] for symbol in atoms), 0.0), 3)
        """,
        lambda r: (
            {k: r.randint(1, 6) for k in r.sample(("H", "O", "C", "N", "X"), r.randint(0, 3))},
            {"H": 1.008, "C": 12.011, "N": 14.007, "O": 15.999},
        ),
    ),
    made(
        "laboratory.equation_balanced",
        "equation_balanced is_balanced_reaction same_atoms",
        "left: list[dict[str, int]]; right: list[dict[str, int]]",
        "bool",
        """
        Check that both sides of a reaction, lists of molecules as atom counts, have the same atoms in total.
        is the chemical equation balanced
        Add up the atoms per element on the {left} and on the {right} and compare.
        Does nothing get lost in the reaction?
        Each molecule is a dict from element to count; return True if the sums agree for every element.
        """,
        """
        def total(side: list[dict[str, int]]) -> dict[str, int]:
            counts: dict[str, int] = {}
            for molecule in side:
                for symbol, count in molecule.items():
                    counts[symbol] = counts.get(symbol, 0) + count
            return counts

        return total(left) == total(right)
        ---
        balance: dict[str, int] = {}
        for sign, side in ((1, left), (-1, right)):
            for molecule in side:
                for symbol in molecule:
                    balance[symbol] = balance.get(symbol, 0) + sign * molecule[symbol]
        return not any(balance.values())
        """,
        lambda r: r.choice(
            (
                ([{"H": 2}, {"O": 1}], [{"H": 2, "O": 1}]),
                ([{"H": 2}, {"O": 2}], [{"H": 2, "O": 1}]),
                ([], []),
                ([{"C": 1}, {"O": 2}], [{"C": 1, "O": 2}]),
                ([{"C": 1}], []),
            )
        ),
    ),
    made(
        "laboratory.dilution_volume",
        "dilution_volume water_to_add dilute",
        "volume: float; strong: float; weak: float",
        "float",
        """
        Water to add to {volume} of {strong} percent to get {weak} percent, 1 decimal; 0.0 if not weaker.
        dilution: how much water to add
        volume * strong / weak - volume; a target of 0 or not below {strong} gives 0.0.
        How much water makes the solution {weak} percent?
        Return the volume of water, rounded to 1 decimal, 0.0 when no diluting is needed or possible.
        """,
        """
        if weak <= 0 or weak >= strong:
            return 0.0
        return round(volume * strong / weak - volume, 1)
        ---
        if 0 < weak < strong:
            return round(volume * strong / weak - volume, 1)
        return 0.0
        """,
        lambda r: (r.choice((100, 250, 50)), r.choice((10, 5, 20, 40)), r.choice((0, 5, 10, 20))),
    ),
    made(
        "laboratory.mixing_temperature",
        "mixing_temperature mix_water mixed_temperature",
        "parts: list[tuple[float, float]]",
        "float | None",
        """
        Temperature of mixed {parts}, pairs (litres, degrees), weighted, 1 decimal; None without water.
        temperature after mixing water
        Sum of litres * degrees divided by all litres, rounded to one decimal; None if there are no litres.
        How warm is the bath after pouring it all together?
        Average the temperatures weighted by volume; a total of zero gives None.
        """,
        """
        litres = sum(amount for amount, _ in parts)
        if not litres:
            return None
        return round(sum(amount * degrees for amount, degrees in parts) / litres, 1)
        ---
        volume = heat = 0.0
        for amount, degrees in parts:
            volume += amount
            heat += amount * degrees
        return round(heat / volume, 1) if volume > 0 else None
        """,
        lambda r: ([(float(r.randint(0, 5)), float(r.randint(0, 90))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "laboratory.decibel_word",
        "decibel_word loudness_level noise_class",
        "decibel: float",
        "str",
        """
        Noise level: below 30 dB 'quiet', 60 'moderate', 85 'loud', 120 'harmful', else 'painful'.
        describe loudness in decibels
        The limits 30, 60, 85 and 120 belong to the louder class: quiet, moderate, loud, harmful, painful.
        How loud is that, in a word?
        Return quiet, moderate, loud, harmful or painful for {decibel}.
        Under 30 quiet, under 60 moderate, under 85 loud, under 120 harmful, beyond painful.
        """,
        """
        if decibel < 30:
            return "quiet"
        if decibel < 60:
            return "moderate"
        if decibel < 85:
            return "loud"
        return "harmful" if decibel < 120 else "painful"
        ---
        words = ["quiet", "moderate", "loud", "harmful", "painful"]
        return words[sum(decibel >= limit for limit in (30, 60, 85, 120))]
        """,
        lambda r: (r.choice((0, 29, 30, 59, 60, 84, 85, 119, 120, 140)),),
    ),
    made(
        "laboratory.wave_kind",
        "wave_kind visible_light_color light_color",
        "nanometres: float",
        "str",
        """
        Name the color of light of {nanometres}, or 'ultraviolet' below 380 and 'infrared' above 750.
        wavelength to color
        Return the color for {nanometres}; more than 750 is 'infrared', less than 380 'ultraviolet'.
        What color has light of this wavelength?
        Violet from 380, blue from 450, green 495, yellow 570, orange 590, red 620 up to 750; else invisible.
        The invisible ends are 'ultraviolet' (under 380) and 'infrared' (over 750).
        Look up the band: 380 violet, 450 blue, 495 green, 570 yellow, 590 orange, 620 red, above 750 infrared
        """,
        """
        if nanometres < 380:
            return "ultraviolet"
        if nanometres > 750:
            return "infrared"
        bands = ((450, "violet"), (495, "blue"), (570, "green"), (590, "yellow"), (620, "orange"))
        for limit, color in bands:
            if nanometres < limit:
                return color
        return "red"
        ---
        color = "ultraviolet"
        starts = {380: "violet", 450: "blue", 495: "green", 570: "yellow", 590: "orange", 620: "red"}
        for start, name in starts.items():
            if nanometres >= start:
                color = name
        return "infrared" if nanometres > 750 else color
        """,
        lambda r: (r.choice((300, 379, 380, 450, 451, 495, 570, 590, 620, 750, 751, r.randint(300, 800))),),
    ),
    made(
        "laboratory.planet_weight",
        "planet_weight weight_on_planet weight_elsewhere",
        "weight: float; planet: str",
        "float | None",
        """
        Weight on another {planet}: Moon 0.17, Mars 0.38, Venus 0.91, Earth 1, Jupiter 2.53 times; else None.
        weight on other planets
        Multiply {weight} by the factor of the {planet} (any case), one decimal; unknown ones give None.
        What would the scales show on Mars?
        Factors: moon 0.17, mars 0.38, venus 0.91, earth 1.0, jupiter 2.53; None for others.
        """,
        """
        factors = {"moon": 0.17, "mars": 0.38, "venus": 0.91, "earth": 1.0, "jupiter": 2.53}
        factor = factors.get(planet.lower())
        return None if factor is None else round(weight * factor, 1)
        ---
        names = ("moon", "mars", "venus", "earth", "jupiter")
        if planet.lower() not in names:
            return None
        return round(weight * (0.17, 0.38, 0.91, 1.0, 2.53)[names.index(planet.lower())], 1)
        """,
        lambda r: (
            r.choice((0, 60, 72.5, r.randint(1, 120))),
            r.choice(("moon", "Mars", "jupiter", "Pluto", "earth", "VENUS")),
        ),
    ),
    made(
        "laboratory.transcribe_dna",
        "transcribe_dna dna_to_rna rna_strand",
        "dna: str",
        "str",
        """
        RNA complement of {dna}: G to C, C to G, T to A, A to U, in capitals; other letters become '?'.
        dna to rna complement
        Replace every base by its partner, with U for A; small letters are treated as capitals.
        Which RNA strand belongs to the DNA strand?
        Map GCTA to CGAU; anything else is shown as a question mark; an empty strand stays empty.
        """,
        """
        pairs = {"G": "C", "C": "G", "T": "A", "A": "U"}
        return "".join(pairs.get(base, "?") for base in dna.upper())
        ---
        result = ""
        for base in dna.upper():
            position = "GCTA".find(base)
            result += "CGAU"[position] if position >= 0 else "?"
        return result
        """,
        lambda r: (draw.letters(r, 0, 8, "ACGTacgtN"),),
    ),
    made(
        "laboratory.gc_percent",
        "gc_percent gc_content dna_gc_share",
        "dna: str",
        "float",
        """
        Percentage of G and C among the bases A, C, G, T of {dna}, one decimal, any case; 0.0 without bases.
        gc content in percent
        Other letters such as N do not count at all; small letters do.
        What share of the strand is made of G or C?
        100 * (G + C) / (A + C + G + T), rounded to 1 decimal place; an empty strand gives 0.0.
        """,
        """
        bases = [base for base in dna.upper() if base in "ACGT"]
        if not bases:
            return 0.0
        return round(100 * sum(base in "GC" for base in bases) / len(bases), 1)
        ---
        text = dna.upper()
        gc = text.count("G") + text.count("C")
        total = gc + text.count("A") + text.count("T")
        return round(gc * 100 / total, 1) if total else 0.0
        """,
        lambda r: (draw.letters(r, 0, 9, "ACGTacgN"),),
    ),
    made(
        "laboratory.hex_to_rgb_tuple",
        "hex_to_rgb_tuple parse_hex_color hex_color_to_rgb",
        "color: str",
        "tuple[int, int, int] | None",
        """
        Red, green and blue of a hex {color}: '#ff8800', 'FF8800' or short '#f80'; None if it is none.
        parse hex color, long or short
        The # may be missing, letters in any case; three digits are doubled each; anything else is None.
        Which three numbers hide in the color code?
        Return (r, g, b) from 0 to 255 for 3 or 6 hexadecimal digits, otherwise None.
        """,
        """
        digits = color[1:] if color.startswith("#") else color
        if not re.fullmatch(r"[0-9a-fA-F]{3}|[0-9a-fA-F]{6}", digits):
            return None
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
        ---
        digits = color.removeprefix("#").lower()
        if len(digits) not in (3, 6) or any(digit not in "0123456789abcdef" for digit in digits):
            return None
        size = len(digits) // 3
        parts = [digits[i : i + size] * (3 - size) for i in range(0, len(digits), size)]
        return (int(parts[0], 16), int(parts[1], 16), int(parts[2], 16))
        """,
        lambda r: (r.choice((_hex(r), _hex(r).upper(), _hex(r)[1:], "#f0a", "#12", "red", "", "#ggg")),),
        "import re",
    ),
    made(
        "laboratory.text_color_for",
        "text_color_for black_or_white readable_text_color",
        "red: int; green: int; blue: int",
        "str",
        """
        'black' or 'white' text on a color: black if the brightness 0.299 R + 0.587 G + 0.114 B is over 150.
        readable text color on a background
        Weigh {red} by 0.299, {green} by 0.587, {blue} by 0.114; above 150 the text is black, else white.
        Which letters can be read better on this color?
        Return black on bright backgrounds (more than 150) and white on dark ones.
        """,
        """
        brightness = 0.299 * red + 0.587 * green + 0.114 * blue
        return "black" if brightness > 150 else "white"
        ---
        weights = (299, 587, 114)
        total = sum(weight * part for weight, part in zip(weights, (red, green, blue)))
        return ("white", "black")[total > 150000]
        """,
        _rgb,
    ),
    made(
        "laboratory.color_family",
        "color_family dominant_channel main_color",
        "color: tuple[int, int, int]",
        "str",
        """
        'red', 'green' or 'blue', whichever channel of {color} is largest; 'grey' if all equal; ties 'mixed'.
        dominant color channel
        Return the name of the strongest channel; equal channels are 'grey', two equal largest ones 'mixed'.
        Which colour prevails?
        Compare red, green, blue; no single maximum gives 'mixed', or 'grey' when all three are the same.
        """,
        """
        if len(set(color)) == 1:
            return "grey"
        strongest = [name for name, value in zip(("red", "green", "blue"), color) if value == max(color)]
        return strongest[0] if len(strongest) == 1 else "mixed"
        ---
        red, green, blue = color
        if red == green == blue:
            return "grey"
        top = max(color)
        if color.count(top) > 1:
            return "mixed"
        return ("red", "green", "blue")[color.index(top)]
        """,
        lambda r: (_rgb(r),),
    ),
    made(
        "laboratory.lighten_color",
        "lighten_color brighten_hex lighter",
        "color: str; percent: int",
        "str",
        """
        Lighten '#rrggbb' by moving each channel {percent} percent of the way to 255, rounded down.
        lighten a hex color
        Add (255 - channel) * {percent} // 100 to every channel and return '#rrggbb' in small letters.
        How does the color look when it is mixed with white?
        0 leaves the color, 100 gives '#ffffff'.
        Return the lighter color as a hex text; each of the three parts is raised towards 255.
        """,
        """
        channels = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
        return "#" + "".join(f"{c + (255 - c) * percent // 100:02x}" for c in channels)
        ---
        result = "#"
        for start in range(1, 7, 2):
            channel = int(color[start : start + 2], 16)
            result += format(channel + (255 - channel) * percent // 100, "02x")
        return result
        """,
        lambda r: (_hex(r), r.choice((0, 10, 20, 50, 100))),
    ),
    made(
        "laboratory.mix_colors",
        "mix_colors blend_hex average_color",
        "first: str; second: str",
        "str",
        """
        Average of two colors '#rrggbb', each channel rounded down, in small letters.
        blend two hex colors half and half
        Take the mean of red, of green and of blue, as integers, and write them in hex again.
        Which color results from mixing the two?
        Return '#rrggbb' with the channel-wise average of {first} and {second}.
        Both colours have six digits after the #; the halves are rounded down.
        """,
        """
        pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
        return "#" + "".join(f"{(a + b) // 2:02x}" for a, b in pairs)
        ---
        mixed = "#"
        for i in range(1, len(first), 2):
            total = int(first[i : i + 2], 16) + int(second[i : i + 2], 16)
            mixed += hex(total // 2)[2:].zfill(2)
        return mixed
        """,
        lambda r: (_hex(r), _hex(r)),
    ),
    made(
        "laboratory.to_grayscale",
        "to_grayscale grey_of_color luminosity_gray",
        "color: tuple[int, int, int]",
        "tuple[int, int, int]",
        """
        Grey of the same brightness as {color}: 0.299 red + 0.587 green + 0.114 blue, rounded, three times.
        rgb to grayscale
        Weigh the channels, round to a whole number and use it for red, green and blue.
        How would the color look in black and white?
        Return (g, g, g) with the rounded weighted brightness g.
        Weighted by 0.299, 0.587, 0.114 since the eye sees green best.
        """,
        """
        red, green, blue = color
        grey = round(0.299 * red + 0.587 * green + 0.114 * blue)
        return grey, grey, grey
        ---
        weighted = [weight * part for weight, part in zip((0.299, 0.587, 0.114), color)]
        level = round(weighted[0] + weighted[1] + weighted[2])
        return (level,) * 3
        """,
        lambda r: (_rgb(r),),
    ),
    made(
        "laboratory.web_safe",
        "web_safe nearest_web_safe snap_color",
        "color: tuple[int, int, int]",
        "tuple[int, int, int]",
        """
        Nearest web-safe color: each channel rounded to a multiple of 51.
        round rgb to web-safe values
        Move every channel of {color} to the closest of 0, 51, 102, 153, 204, 255.
        Which of the 216 old web colors is the closest?
        Return a tuple of three multiples of 51.
        Channels are independent: divide by 51, round, multiply by 51.
        """,
        """
        red, green, blue = (round(channel / 51) * 51 for channel in color)
        return red, green, blue
        ---
        steps = (0, 51, 102, 153, 204, 255)
        nearest = [min(steps, key=lambda step: abs(step - channel)) for channel in color]
        return nearest[0], nearest[1], nearest[2]
        """,
        lambda r: (_rgb(r),),
    ),
    made(
        "laboratory.rgb_css",
        "rgb_css css_color format_rgb",
        "color: tuple[int, int, int]; alpha: float = 1.0",
        "str",
        """
        CSS text 'rgb(1, 2, 3)', or 'rgba(1, 2, 3, 0.5)' when {alpha} is below 1; channels clipped to 0-255.
        rgb or rgba css string
        Limit each channel to 0 to 255; write alpha only if it is less than 1.
        How is the color written in a stylesheet?
        Return rgb(...) for opaque colors ({alpha} of 1 or more), otherwise rgba(...) with the alpha.
        """,
        """
        parts = ", ".join(str(max(0, min(255, channel))) for channel in color)
        return f"rgb({parts})" if alpha >= 1 else f"rgba({parts}, {alpha})"
        ---
        values: list[object] = [min(255, max(0, channel)) for channel in color]
        name = "rgb"
        if alpha < 1:
            name = "rgba"
            values.append(alpha)
        return f"{name}({', '.join(map(str, values))})"
        """,
        lambda r: (r.choice((_rgb(r), (300, -5, 10))), r.choice((1.0, 1.0, 0.5, 0.0, 2.0))),
    ),
    made(
        "laboratory.heart_rate_zone",
        "heart_rate_zone training_zone pulse_zone",
        "pulse: int; age: int",
        "str",
        """
        Zone of {pulse} in percent of 220 - {age}: below 50 'rest', 70 'easy', 85 'hard', then 'maximum'.
        heart rate zone
        Up to but not including 50 % rest, 70 % easy, 85 % hard; up to 100 % maximum; more is 'danger'.
        How hard is the training at this pulse?
        Compare {pulse} with the share of the maximum 220 - {age}: rest, easy, hard, maximum or danger.
        """,
        """
        percent = pulse * 100 / (220 - age)
        if percent > 100:
            return "danger"
        for limit, zone in ((50, "rest"), (70, "easy"), (85, "hard")):
            if percent < limit:
                return zone
        return "maximum"
        ---
        top = 220 - age
        if pulse > top:
            return "danger"
        if pulse * 100 >= 85 * top:
            return "maximum"
        if pulse * 100 >= 70 * top:
            return "hard"
        return "easy" if pulse * 2 >= top else "rest"
        """,
        lambda r: (r.choice((60, 95, 114, 120, 133, 150, 171, 190, 210)), r.choice((20, 30, 30, 50))),
    ),
    made(
        "laboratory.blood_pressure_class",
        "blood_pressure_class pressure_category classify_blood_pressure",
        "systolic: int; diastolic: int",
        "str",
        """
        'high' from 140 or 90, 'elevated' from 120 or 80, 'low' below 90 or 60, otherwise 'normal'.
        blood pressure category
        Test the high limits first (140 / 90), then elevated (120 / 80), then low (under 90 / 60).
        Is the blood pressure all right?
        One of both values is enough for a class; return high, elevated, low or normal.
        """,
        """
        if systolic >= 140 or diastolic >= 90:
            return "high"
        if systolic >= 120 or diastolic >= 80:
            return "elevated"
        return "low" if systolic < 90 or diastolic < 60 else "normal"
        ---
        for upper, lower, name in ((140, 90, "high"), (120, 80, "elevated")):
            if systolic >= upper or diastolic >= lower:
                return name
        if systolic >= 90 and diastolic >= 60:
            return "normal"
        return "low"
        """,
        lambda r: (
            r.choice((85, 110, 119, 120, 129, 130, 139, 140, 180)),
            r.choice((55, 60, 79, 80, 85, 90, 95)),
        ),
    ),
    made(
        "laboratory.fever_word",
        "fever_word body_temperature_class fever_level",
        "celsius: float",
        "str",
        """
        Temperature: below 35 'hypothermia', 37.5 'normal', 38.5 'raised', 40 'fever', else 'emergency'.
        fever level by body temperature
        Limits 35, 37.5, 38.5 and 40 belong to the warmer class.
        Does the patient have a fever?
        Return hypothermia, normal, raised, fever or emergency for {celsius}.
        Under 35 hypothermia; under 37.5 normal; under 38.5 raised; under 40 fever; from 40 emergency.
        """,
        """
        if celsius < 35:
            return "hypothermia"
        if celsius < 37.5:
            return "normal"
        if celsius < 38.5:
            return "raised"
        return "fever" if celsius < 40 else "emergency"
        ---
        level = "hypothermia"
        for limit, name in ((35, "normal"), (37.5, "raised"), (38.5, "fever"), (40, "emergency")):
            if celsius >= limit:
                level = name
        return level
        """,
        lambda r: (r.choice((34.9, 35.0, 36.6, 37.4, 37.5, 38.0, 38.4, 38.5, 39.9, 40.0, 41.2)),),
    ),
    made(
        "laboratory.ideal_weight_hint",
        "ideal_weight_hint weight_advice bmi_advice",
        "kilos: float; height: float",
        "str",
        """
        'gain 3.1 kg', 'lose 2.0 kg' or 'keep' to reach a BMI of 18.5 to 25; 'unknown' without a {height}.
        weight to gain or lose for a normal BMI
        Normal is between 18.5 and 25 times the height (m) squared; tell the way to the nearer end.
        How many kilos are too much or too little?
        One decimal; inside the range, limits included, say 'keep'; {height} <= 0 gives 'unknown'.
        """,
        """
        if height <= 0:
            return "unknown"
        low, high = 18.5 * height**2, 25 * height**2
        if kilos < low:
            return f"gain {low - kilos:.1f} kg"
        return f"lose {kilos - high:.1f} kg" if kilos > high else "keep"
        ---
        if not height > 0:
            return "unknown"
        nearest = min(max(kilos, 18.5 * height**2), 25 * height**2)
        change = nearest - kilos
        if change == 0:
            return "keep"
        return f"{'gain' if change > 0 else 'lose'} {abs(change):.1f} kg"
        """,
        lambda r: (r.choice((45, 60, 75, 90, 110)), r.choice((0, 1.5, 1.7, 1.8, 2.0))),
    ),
    made(
        "laboratory.earthquake_class",
        "earthquake_class magnitude_word quake_strength",
        "magnitude: float",
        "str",
        """
        Quake class: below 2 'micro', 4 'minor', 6 'moderate', 7 'strong', 8 'major', else 'great'.
        magnitude to earthquake class
        The limits 2, 4, 6, 7, 8 belong to the stronger class.
        How strong was the quake, in a word?
        Return micro, minor, moderate, strong, major or great for {magnitude}.
        Under 2 micro, under 4 minor, under 6 moderate, under 7 strong, under 8 major, from 8 on great.
        """,
        """
        for limit, name in ((2, "micro"), (4, "minor"), (6, "moderate"), (7, "strong"), (8, "major")):
            if magnitude < limit:
                return name
        return "great"
        ---
        from bisect import bisect_right
        names = ("micro", "minor", "moderate", "strong", "major", "great")
        return names[bisect_right([2, 4, 6, 7, 8], magnitude)]
        """,
        lambda r: (r.choice((0.5, 1.9, 2.0, 3.9, 4.0, 5.9, 6.0, 6.9, 7.0, 8.0, 9.1)),),
    ),
    made(
        "laboratory.battery_label",
        "battery_label battery_status battery_icon",
        "percent: int; charging: bool = False",
        "str",
        """
        'full' from 95, 'charging' if it is {charging}, else 'critical' up to 10, 'low' up to 30, else 'ok'.
        battery state in a word
        Check full first, then {charging}, then the level: <= 10 critical, <= 30 low, otherwise ok.
        What does the battery symbol say?
        A battery at 95 percent or more is full even while charging; 10 is critical, 30 low.
        """,
        """
        if percent >= 95:
            return "full"
        if charging:
            return "charging"
        if percent <= 10:
            return "critical"
        return "low" if percent <= 30 else "ok"
        ---
        if percent < 95 and charging:
            return "charging"
        levels = {10: "critical", 30: "low", 94: "ok"}
        return next((name for limit, name in levels.items() if percent <= limit), "full")
        """,
        lambda r: (r.choice((-5, 0, 5, 10, 11, 30, 31, 79, 80, 100, 120)), r.random() < 0.4),
    ),
    made(
        "laboratory.battery_runtime",
        "battery_runtime hours_left battery_life",
        "capacity: float; current: float; efficiency: float = 0.85",
        "str",
        """
        Runtime of {capacity} mAh at {current} mA times {efficiency}: '12 h 45 min'; 'unlimited' at 0 mA.
        battery runtime as text
        capacity * efficiency / current hours, rounded to minutes, as 'H h M min'; no current is 'unlimited'.
        How long will the battery last?
        Divide the usable capacity by the current; always show hours and minutes, even when 0.
        """,
        """
        if current <= 0:
            return "unlimited"
        minutes = round(capacity * efficiency / current * 60)
        return f"{minutes // 60} h {minutes % 60} min"
        ---
        if not current:
            return "unlimited"
        hours, minutes = divmod(round(capacity * efficiency / current * 60), 60)
        return str(hours) + " h " + str(minutes) + " min"
        """,
        lambda r: (
            r.choice((0, 500, 1000, 2500)),
            r.choice((0, 50, 100, 320, 2000)),
            r.choice((0.85, 0.85, 1.0)),
        ),
    ),
    made(
        "laboratory.rocket_stage",
        "rocket_stage altitude_layer atmosphere_layer",
        "kilometres: float",
        "str",
        """
        Layer of the atmosphere at {kilometres}: troposphere up to below 12, stratosphere below 50.
        altitude to layer of the atmosphere
        The limits are 12, 50, 85 and 600 km, each belonging to the higher layer.
        In which layer of the air does the balloon fly?
        Return troposphere, stratosphere, mesosphere, thermosphere or exosphere.
        Below 12 troposphere, 50 stratosphere, 85 mesosphere, 600 thermosphere, else exosphere.
        """,
        """
        layers = ((12, "troposphere"), (50, "stratosphere"), (85, "mesosphere"), (600, "thermosphere"))
        for limit, layer in layers:
            if kilometres < limit:
                return layer
        return "exosphere"
        ---
        if kilometres >= 600:
            return "exosphere"
        if kilometres >= 85:
            return "thermosphere"
        if kilometres >= 50:
            return "mesosphere"
        return "stratosphere" if kilometres >= 12 else "troposphere"
        """,
        lambda r: (r.choice((0, 11.9, 12, 49, 50, 84, 85, 599, 600, 10000)),),
    ),
    made(
        "laboratory.moon_phase_word",
        "moon_phase_word phase_of_moon moon_phase_by_age",
        "age: float",
        "str",
        """
        Moon phase by its {age} in days: in quarters of 29.5 days around 'new', 'waxing', 'full', 'waning'.
        moon phase from age in days
        Take {age} modulo 29.5, shift by an eighth and find the quarter: new, waxing, full or waning.
        What does the moon look like?
        Phase index = int((age % 29.5 / 29.5 + 0.125) * 4) % 4 into new, waxing, full, waning.
        """,
        """
        share = age % 29.5 / 29.5
        return ("new", "waxing", "full", "waning")[int((share + 0.125) * 4) % 4]
        ---
        share = age % 29.5 / 29.5
        if share < 0.125 or share >= 0.875:
            return "new"
        if share < 0.375:
            return "waxing"
        return "full" if share < 0.625 else "waning"
        """,
        lambda r: (r.choice((0, 1, 7.4, 14.8, 22.1, 29.5, 30, r.randint(0, 60))),),
    ),
    made(
        "laboratory.bowling_frame_sum",
        "bowling_frame_sum score_open_frame frame_word",
        "first: int; second: int",
        "str",
        """
        'strike' for ten pins at once, 'spare' for ten in two rolls, 'gutter' for none, else the sum as text.
        name of a bowling frame
        {first} of 10 is a strike; both making 10 a spare; both 0 gutter; otherwise '7' and so on.
        What is written on the sheet for these two rolls?
        Return strike, spare or gutter, or the number of pins as a string.
        """,
        """
        if first == 10:
            return "strike"
        total = first + second
        if total == 10:
            return "spare"
        return str(total) if total else "gutter"
        ---
        special = {0: "gutter", 10: "strike" if first == 10 else "spare"}
        return special.get(first + second, f"{first + second}")
        """,
        lambda r: (*(lambda a: (a, r.randint(0, 10 - a)))(r.choice((0, 10, 7, r.randint(0, 10)))),),
    ),
    made(
        "laboratory.league_points",
        "league_points season_points points_from_scores",
        "matches: list[tuple[int, int]]",
        "tuple[int, int]",
        """
        League points and goal difference: 3 for a win, 1 for a draw; {matches} are (own, other) goals.
        points and goal difference
        Return (points, difference) summed over all matches; no matches give (0, 0).
        How many points did the team make, and with what goal difference?
        Own goals above the other's is a win (3 points), equal a draw (1), less a loss (0).
        """,
        """
        points = sum(3 if own > other else own == other for own, other in matches)
        return points, sum(own - other for own, other in matches)
        ---
        points = difference = 0
        for own, other in matches:
            difference += own - other
            if own > other:
                points += 3
            elif own == other:
                points += 1
        return (points, difference)
        """,
        lambda r: ([(r.randint(0, 4), r.randint(0, 4)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "laboratory.golf_term",
        "golf_term score_name par_word",
        "par: int; strokes: int",
        "str",
        """
        Golf word for {strokes} on a hole of {par}, from 'hole-in-one' and 'eagle' to 'double bogey' and '+3'.
        golf score name
        One stroke is 'hole-in-one'; -2 or better 'eagle', -1 'birdie', 0 'par', 1 'bogey', 2 'double bogey'.
        What do golfers call this result?
        Differences above two are written with a plus: '+3'; two or more under par are an 'eagle'.
        Compare with par; a single stroke always counts as a hole-in-one; far over par gives '+n'.
        """,
        """
        if strokes == 1:
            return "hole-in-one"
        difference = strokes - par
        if difference <= -2:
            return "eagle"
        names = {-1: "birdie", 0: "par", 1: "bogey", 2: "double bogey"}
        return names.get(difference, f"+{difference}")
        ---
        over = strokes - par
        if strokes == 1:
            return "hole-in-one"
        if over > 2:
            return "+" + str(over)
        return ("eagle", "birdie", "par", "bogey", "double bogey")[max(over, -2) + 2]
        """,
        lambda r: (r.choice((3, 4, 5)), r.randint(1, 9)),
    ),
    made(
        "laboratory.quiz_points",
        "quiz_points score_answers mark_test",
        "answers: list[str]; solution: list[str]; penalty: float = 0.25",
        "float",
        """
        Score of a test: 1 for a right answer, 0 for an empty, minus {penalty} for a wrong one; at least 0.0.
        multiple choice score with penalty
        Compare {answers} with {solution} of equal length; blanks are not punished; never below zero.
        How many points does the pupil get?
        Add 1 per match, subtract {penalty} per wrong non-empty answer and return max(0.0, total).
        """,
        """
        score = 0.0
        for answer, right in zip(answers, solution):
            if answer == right:
                score += 1
            elif answer:
                score -= penalty
        return max(score, 0.0)
        ---
        right = sum(a == s for a, s in zip(answers, solution))
        blank = answers.count("")
        return max(0.0, right - penalty * (len(answers) - right - blank))
        """,
        _quiz,
    ),
    made(
        "laboratory.game_level",
        "game_level level_from_xp player_level",
        "xp: int",
        "tuple[int, int]",
        """
        Level and missing points: level n needs 100 * n more points to reach n + 1, starting at level 1.
        level and points to the next level
        From level 1 to 2 it takes 100 points, to 3 another 200, to 4 another 300; return (level, missing).
        Which level has the player and how much is missing to the next one?
        Subtract 100, 200, 300, ... from {xp} while possible; the rest tells what is missing.
        """,
        """
        level = 1
        while xp >= 100 * level:
            xp -= 100 * level
            level += 1
        return level, 100 * level - xp
        ---
        level, needed = 1, 100
        while needed <= xp:
            level += 1
            needed += 100 * level
        return (level, needed - xp)
        """,
        lambda r: (r.choice((0, 99, 100, 299, 300, r.randint(0, 3000))),),
    ),
    made(
        "laboratory.combo_score",
        "combo_score streak_bonus score_with_combo",
        "hits: list[bool]; base: int = 10",
        "int",
        """
        Score of {hits}: each hit in a row counts {base} more than the last; a miss resets the combo.
        combo score
        The first hit gives {base}, the second in a row 2 * {base}, and so on; a False starts anew.
        How many points do the streaks bring?
        Add {base} times the current streak for every True; misses add nothing; no hits give 0.
        """,
        """
        score = streak = 0
        for hit in hits:
            streak = streak + 1 if hit else 0
            score += streak * base
        return score
        ---
        runs = "".join("x" if hit else " " for hit in hits).split()
        return sum(base * len(run) * (len(run) + 1) // 2 for run in runs)
        """,
        lambda r: ([r.random() < 0.7 for _ in range(r.randint(0, 8))], r.choice((10, 10, 5))),
    ),
    made(
        "laboratory.sort_sizes",
        "sort_sizes order_clothes_sizes sort_by_size",
        "sizes: list[str]",
        "list[str]",
        """
        Sort clothing {sizes} XS, S, M, L, XL, XXL, ignoring case; unknown ones at the end, in given order.
        sort clothes sizes
        Order by the usual scale of sizes, not by the alphabet; what is unknown comes last.
        In which order do the sizes hang on the rail?
        Return a new list; equal ranks keep their order, small letters count like capitals.
        """,
        """
        order = ["XS", "S", "M", "L", "XL", "XXL"]
        known = [size for size in sizes if size.upper() in order]
        known.sort(key=lambda size: order.index(size.upper()))
        return known + [size for size in sizes if size.upper() not in order]
        ---
        ranks = {name: rank for rank, name in enumerate("XS S M L XL XXL".split())}
        return sorted(sizes, key=lambda size: ranks.get(size.upper(), 99))
        """,
        lambda r: (
            [
                r.choice(("S", "M", "L", "XL", "XS", "xl", "m", "XXL", "one size"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "laboratory.zigzag_sort",
        "zigzag_sort wave_order high_low_order",
        "numbers: list[int]",
        "list[int]",
        """
        Order {numbers} as largest, smallest, second largest, second smallest and so on.
        alternate largest and smallest
        Take turns from both ends of the sorted list, the largest first.
        How to arrange them high, low, high, low?
        Return a new list that starts with the maximum, then the minimum, then the next of each.
        With an odd count the middle value comes last; an empty list stays empty.
        """,
        """
        ordered = sorted(numbers)
        result = []
        while ordered:
            result.append(ordered.pop())
            if ordered:
                result.append(ordered.pop(0))
        return result
        ---
        ordered = sorted(numbers)
        last = len(ordered) - 1
        return [ordered[i // 2] if i % 2 else ordered[last - i // 2] for i in range(len(ordered))]
        """,
        lambda r: (draw.ints(r, 0, 7),),
    ),
    made(
        "laboratory.total_climb",
        "total_climb elevation_gain metres_of_ascent",
        "heights: list[int]; threshold: int = 0",
        "int",
        """
        Total ascent along {heights}: the sum of all rises to the next value that are more than {threshold}.
        elevation gain of a tour
        Add up the differences to the previous height where they are positive and above {threshold}.
        How many metres go uphill?
        Descents and small rises up to {threshold} do not count; under two heights give 0.
        """,
        """
        return sum(b - a for a, b in zip(heights, heights[1:]) if b - a > max(threshold, 0))
        ---
        gain = 0
        for i in range(1, len(heights)):
            rise = heights[i] - heights[i - 1]
            if rise > 0 and rise > threshold:
                gain += rise
        return gain
        """,
        lambda r: (_levels(r), r.choice((0, 0, 5, 15))),
    ),
    made(
        "laboratory.steepest_section",
        "steepest_section max_gradient steepest_percent",
        "track: list[tuple[int, int]]",
        "float",
        """
        Steepest climb within {track}, (distance, height) pairs, in percent, 1 decimal; 0.0 if there is none.
        maximum gradient in percent
        Height difference over distance times 100 for each section; only rises count.
        How steep is the hardest part of the way?
        Return the largest positive gradient; fewer than two points or no climb give 0.0.
        """,
        """
        steepest = 0.0
        for (x0, y0), (x1, y1) in zip(track, track[1:]):
            steepest = max(steepest, (y1 - y0) / (x1 - x0) * 100)
        return round(steepest, 1)
        ---
        gradients = [100 * (b[1] - a[1]) / (b[0] - a[0]) for a, b in zip(track, track[1:])]
        return round(max([0.0, *gradients]), 1)
        """,
        lambda r: (_track(r),),
    ),
    made(
        "laboratory.gradient_word",
        "gradient_word slope_category road_grade",
        "percent: float",
        "str",
        """
        Road grade: under 1 % 'flat', 5 'gentle', 10 'steep', else 'very steep', plus ' up' or ' down'.
        describe a road gradient
        Use the absolute value; add ' up' or ' down' except for 'flat'.
        How hard is the hill?
        Limits 1, 5 and 10 belong to the steeper class; negative means down: -6 is 'steep down'.
        """,
        """
        size = abs(percent)
        if size < 1:
            return "flat"
        word = "gentle" if size < 5 else "steep" if size < 10 else "very steep"
        return f"{word} {'up' if percent > 0 else 'down'}"
        ---
        direction = "down" if percent < 0 else "up"
        for limit, word in ((10, "very steep"), (5, "steep"), (1, "gentle")):
            if abs(percent) >= limit:
                return word + " " + direction
        return "flat"
        """,
        lambda r: (r.choice((0, 0.9, 1, 4.9, 5, -5, 9.9, 10, -12, r.randint(-20, 20))),),
    ),
    made(
        "laboratory.local_peaks",
        "local_peaks find_peaks peak_positions",
        "values: list[int]; minimum: int = 0",
        "list[int]",
        """
        Indices of the peaks in {values}: larger than both neighbours and at least {minimum}; ends never count
        indices of local maxima with a minimum height
        Return the inner positions whose value exceeds the one before and the one after.
        Where are the summits of the curve?
        Plateaus are no peaks; values under {minimum} are skipped.
        """,
        """
        return [
            i
            for i in range(1, len(values) - 1)
            if values[i - 1] < values[i] > values[i + 1] and values[i] >= minimum
        ]
        ---
        peaks = []
        for i, (a, b, c) in enumerate(zip(values, values[1:], values[2:]), start=1):
            if b > max(a, c) and not b < minimum:
                peaks.append(i)
        return peaks
        """,
        lambda r: (_levels(r), r.choice((0, 0, 25))),
    ),
    made(
        "laboratory.pulse_rate",
        "pulse_rate beats_per_minute rate_from_times",
        "times: list[float]",
        "int",
        """
        Beats per minute from the {times} of beats in seconds, ascending, rounded; 0 if it cannot be told.
        bpm from beat times
        Number of intervals divided by the time from the first to the last beat, times 60.
        How fast is the pulse?
        Fewer than two beats, or all at the same time, give 0.
        """,
        """
        if len(times) < 2 or times[-1] == times[0]:
            return 0
        return round(60 * (len(times) - 1) / (times[-1] - times[0]))
        ---
        intervals = [b - a for a, b in zip(times, times[1:])]
        total = sum(intervals)
        return round(len(intervals) * 60 / total) if total > 0 else 0
        """,
        lambda r: (sorted(r.randint(0, 40) / 4 for _ in range(r.randint(0, 6))),),
    ),
    made(
        "laboratory.tank_level",
        "tank_level fill_level simulate_tank",
        "flows: list[int]; capacity: int; start: int = 0",
        "list[int]",
        """
        Level of a tank after each of {flows}, beginning with {start}; never below 0 or above {capacity}.
        tank level with limits
        Add each inflow (negative for outflow) and cut at empty and full before the next one.
        How full is the tank after every step?
        What overflows is lost, and more than all cannot flow out; return the list of levels.
        """,
        """
        levels = []
        level = start
        for flow in flows:
            level = min(max(level + flow, 0), capacity)
            levels.append(level)
        return levels
        ---
        from itertools import accumulate
        steps = accumulate(flows, lambda level, flow: max(0, min(capacity, level + flow)), initial=start)
        return list(steps)[1:]
        """,
        lambda r: (draw.ints(r, 0, 7, -9, 12), r.choice((5, 10, 20)), r.choice((0, 0, 3))),
    ),
    made(
        "laboratory.overflow_amount",
        "overflow_amount lost_water spilled",
        "flows: list[int]; capacity: int",
        "int",
        """
        How much spills over in all when {flows} go one by one into an empty tank of {capacity}.
        total overflow of a tank
        Add each flow; what exceeds {capacity} is counted as lost, and the level never falls below 0.
        How much water is wasted?
        Return the sum of all that did not fit; 0 if it never overflows.
        """,
        """
        level = lost = 0
        for flow in flows:
            level = max(level + flow, 0)
            if level > capacity:
                lost += level - capacity
                level = capacity
        return lost
        ---
        spilled = []
        level = 0
        for flow in flows:
            level += flow
            spilled.append(max(0, level - capacity))
            level = max(0, min(level, capacity))
        return sum(spilled)
        """,
        lambda r: (draw.ints(r, 0, 7, -6, 12), r.choice((5, 10, 20))),
    ),
    made(
        "laboratory.fan_speed",
        "fan_speed fan_level cooling_level",
        "celsius: float; last: int",
        "int",
        """
        Fan level for a temperature: 2 from 60, 0 below 40; from 50 at least 1; else {last}, but at most 1.
        fan speed with hysteresis
        At 60 or more full (2); under 40 off (0); from 50 to 60 the {last} level, at least 1.
        Which speed does the fan choose?
        Between 40 and 50 keep {last}, reduced to 1 if it was 2.
        From 40 to below 50 return min({last}, 1), from 50 to below 60 max({last}, 1).
        """,
        """
        if celsius >= 60:
            return 2
        if celsius < 40:
            return 0
        return max(last, 1) if celsius >= 50 else min(last, 1)
        ---
        low = (celsius >= 50) + (celsius >= 60)
        high = (celsius >= 40) + (celsius >= 50)
        return max(low, min(last, high))
        """,
        lambda r: (r.choice((35, 40, 44, 45, 47, 50, 55, 58, 60, 70)), r.randint(0, 2)),
    ),
    made(
        "laboratory.majority_sensor",
        "majority_sensor vote_of_three agreed_value",
        "readings: list[int]; tolerance: int = 1",
        "float | None",
        """
        Mean of the two of three {readings} closest, the lower pair of a tie; None if over {tolerance} apart
        two out of three sensor voting
        Sort the values and average the closer neighbours; they must differ by no more than {tolerance}.
        Which value do at least two of the sensors agree on?
        Return the mean of the nearest pair or None when even that pair disagrees.
        """,
        """
        low, middle, high = sorted(readings)
        pair = (low, middle) if middle - low <= high - middle else (middle, high)
        if pair[1] - pair[0] > tolerance:
            return None
        return sum(pair) / 2
        ---
        ordered = sorted(readings)
        gaps = [ordered[1] - ordered[0], ordered[2] - ordered[1]]
        first = gaps.index(min(gaps))
        if min(gaps) <= tolerance:
            return (ordered[first] + ordered[first + 1]) / 2
        return None
        """,
        lambda r: ([r.choice((10, 11, 12, 20, 5)) for _ in range(3)], r.choice((1, 1, 0, 2))),
    ),
    made(
        "laboratory.calibrate_two_point",
        "calibrate_two_point linear_calibration calibrated",
        "raw: float; low: tuple[float, float]; high: tuple[float, float]",
        "float",
        """
        Calibrated value of {raw} on the line through {low} and {high}, pairs (raw, true), 2 decimals.
        two-point calibration
        Interpolate, also beyond the points; if both have the same raw value return the true value of {low}.
        Which true value belongs to the raw reading?
        true0 + (raw - raw0) * (true1 - true0) / (raw1 - raw0), rounded to two places, as a float.
        """,
        """
        (raw0, true0), (raw1, true1) = low, high
        if raw0 == raw1:
            return float(true0)
        return round(true0 + (raw - raw0) * (true1 - true0) / (raw1 - raw0), 2)
        ---
        span = high[0] - low[0]
        if not span:
            return low[1] * 1.0
        return round(low[1] + (raw - low[0]) * (high[1] - low[1]) / span, 2)
        """,
        lambda r: (
            r.randint(0, 1023),
            (r.choice((0, 100, 200)), 0),
            (r.choice((100, 900, 1023)), r.choice((50, 100))),
        ),
    ),
    made(
        "laboratory.adc_voltage",
        "adc_voltage raw_to_volts analog_voltage",
        "raw: int; reference: float = 5.0; bits: int = 10",
        "float",
        """
        Voltage of an analog reading {raw}: share of the maximum 2**{bits} - 1 times {reference}, 3 decimals.
        analog reading to volts
        Keep {raw} within 0 and 2**{bits} - 1, divide by that maximum, multiply by {reference} and round.
        How many volts does the sensor give?
        Readings outside the range are cut to it; the result has three decimals.
        """,
        """
        top = 2**bits - 1
        return round(max(0, min(raw, top)) / top * reference, 3)
        ---
        top = (1 << bits) - 1
        if raw <= 0:
            return 0.0
        if raw >= top:
            return round(reference, 3)
        return round(raw / top * reference, 3)
        """,
        lambda r: (
            r.choice((-5, 0, 512, 1023, 2000, r.randint(0, 1023))),
            r.choice((5.0, 5.0, 3.3)),
            r.choice((10, 10, 8, 12)),
        ),
    ),
    made(
        "laboratory.signal_bars",
        "signal_bars wifi_bars reception_bars",
        "dbm: int",
        "int",
        """
        Bars for a signal of {dbm}: 4 from -50, 3 from -60, 2 from -70, 1 from -80, else 0.
        signal strength to bars
        The limits -50, -60, -70 and -80 dBm belong to the higher number of bars.
        How many bars does the phone show?
        Return 0 to 4; the nearer to zero the better.
        Weaker than -80 is no bar, -50 or better all four.
        """,
        """
        for bars, limit in ((4, -50), (3, -60), (2, -70), (1, -80)):
            if dbm >= limit:
                return bars
        return 0
        ---
        return sum(dbm >= limit for limit in (-80, -70, -60, -50))
        """,
        lambda r: (r.choice((-30, -49, -50, -59, -60, -69, -70, -79, -80, -81, -100, 0)),),
    ),
    made(
        "laboratory.tide_word",
        "tide_word water_level_trend river_warning",
        "levels: list[int]; alarm: int = 50",
        "str",
        """
        River state by the last of {levels}: 'flood' from {alarm}, else 'rising', 'falling' or 'steady'.
        river level warning
        An alarm goes before the trend, which compares the last two values; fewer than two are 'steady'.
        What does the gauge report?
        Return flood if the newest level is at least {alarm}; otherwise tell how it changed.
        No levels at all count as 'steady'.
        """,
        """
        if levels and levels[-1] >= alarm:
            return "flood"
        if len(levels) < 2 or levels[-1] == levels[-2]:
            return "steady"
        return "rising" if levels[-1] > levels[-2] else "falling"
        ---
        if not levels:
            return "steady"
        now = levels[-1]
        before = levels[-2] if len(levels) > 1 else now
        if now >= alarm:
            return "flood"
        return {1: "rising", 0: "steady", -1: "falling"}[(now > before) - (now < before)]
        """,
        lambda r: (_levels(r), r.choice((50, 50, 30))),
    ),
    made(
        "laboratory.plant_watering",
        "plant_watering needs_water watering_decision",
        "moisture: int; rain: bool; hour: int",
        "str",
        """
        Watering 'now' below 20 % {moisture}, 'no' from 40; between 'now' at 6-9 or 18-21 dry, else 'later'.
        should the plants be watered
        Very dry soil (under 20) gets water at once, from 40 on never; between only at good hours without rain
        Does the garden need water?
        Moisture 20 to 39: 'now' if no {rain} is expected and the {hour} is 6-9 or 18-21, otherwise 'later'.
        Return now, later or no; 40 percent or more is 'no'.
        """,
        """
        if moisture < 20:
            return "now"
        if moisture >= 40:
            return "no"
        good_hour = 6 <= hour < 10 or 18 <= hour < 22
        return "now" if good_hour and not rain else "later"
        ---
        if moisture >= 40:
            return "no"
        hours = [*range(6, 10), *range(18, 22)]
        if moisture >= 20 and (rain or hour not in hours):
            return "later"
        return "now"
        """,
        lambda r: (
            r.choice((5, 19, 20, 39, 40, 80)),
            r.random() < 0.4,
            r.choice((5, 6, 9, 10, 14, 18, 19, 21, 22)),
        ),
    ),
    made(
        "laboratory.dress_advice",
        "dress_advice what_to_wear clothes_for_weather",
        "celsius: float; rain: bool",
        "list[str]",
        """
        What to wear: below 5 'coat' and 'hat', 15 'jacket', 25 'shirt', else 'shorts'; 'umbrella' if {rain}.
        clothes for the weather
        Return a list; the limits 5, 15 and 25 belong to the warmer class; the umbrella comes last.
        What should one put on at this temperature?
        No umbrella below 5 degrees, as it snows then.
        Cold: coat and hat; cool: jacket; mild: shirt; hot: shorts; an umbrella for {rain} from 5 degrees on.
        """,
        """
        if celsius < 5:
            return ["coat", "hat"]
        if celsius < 15:
            clothes = ["jacket"]
        else:
            clothes = ["shirt"] if celsius < 25 else ["shorts"]
        if rain:
            clothes.append("umbrella")
        return clothes
        ---
        if celsius < 5:
            return ["coat", "hat"]
        item = "jacket" if celsius < 15 else "shirt" if celsius < 25 else "shorts"
        return [item, "umbrella"] if rain else [item]
        """,
        lambda r: (r.choice((-5, 4, 5, 14, 15, 24, 25, 33)), r.random() < 0.5),
    ),
    made(
        "laboratory.comfort_level",
        "comfort_level room_comfort indoor_climate",
        "celsius: float; humidity: float",
        "str",
        """
        Climate: 'cold' below 18, 'hot' above 24, else 'dry' below 30 % humidity, 'damp' above 60, or 'fine'.
        room comfort by temperature and humidity
        Check the temperature first; 18 to 24 degrees and 30 to 60 percent, limits included, are fine.
        Does the room feel comfortable?
        Return cold, hot, dry, damp or fine in this order of checks.
        """,
        """
        if celsius < 18:
            return "cold"
        if celsius > 24:
            return "hot"
        if humidity < 30:
            return "dry"
        return "damp" if humidity > 60 else "fine"
        ---
        if not 18 <= celsius <= 24:
            return "cold" if celsius < 18 else "hot"
        if 30 <= humidity <= 60:
            return "fine"
        return "dry" if humidity < 30 else "damp"
        """,
        lambda r: (r.choice((17, 18, 20, 22, 24, 25, 28)), r.choice((20, 30, 45, 60, 61, 80))),
    ),
    made(
        "laboratory.dew_point",
        "dew_point dew_point_simple condensation_temperature",
        "celsius: float; humidity: float",
        "float",
        """
        Dew point by the rule {celsius} - (100 - {humidity}) / 5, 1 decimal; humidity is kept within 0 to 100
        simple dew point
        Every 5 percent below full humidity lower the dew point by one degree.
        At which temperature does the air start to drip?
        Clip {humidity} to 0..100 and return the rounded approximation as a float.
        """,
        """
        humidity = min(max(humidity, 0), 100)
        return round(celsius - (100 - humidity) / 5, 1)
        ---
        missing = 100 - humidity
        if missing < 0:
            missing = 0
        elif missing > 100:
            missing = 100
        return round(celsius - missing / 5, 1)
        """,
        lambda r: (r.randint(-10, 35), r.choice((0, 10, 50, 80, 100, 120))),
    ),
    made(
        "laboratory.season_name",
        "season_name season_of_month meteorological_season",
        "month: int; southern: bool = False",
        "str",
        """
        Season of {month}: December to February 'winter' and so on; opposite if {southern}; '' for no month.
        meteorological season
        Spring starts in March, summer in June, autumn in September, winter in December.
        Which season is it, north or south of the equator?
        With {southern} winter and summer, spring and autumn are swapped; numbers outside 1 to 12 give ''.
        """,
        """
        if not 1 <= month <= 12:
            return ""
        seasons = ("winter", "spring", "summer", "autumn")
        index = month % 12 // 3
        return seasons[(index + 2) % 4] if southern else seasons[index]
        ---
        if month < 1 or month > 12:
            return ""
        if southern:
            month = (month + 5) % 12 + 1
        if month in (12, 1, 2):
            return "winter"
        return "spring" if month < 6 else "summer" if month < 9 else "autumn"
        """,
        lambda r: (r.randint(0, 13), r.random() < 0.4),
    ),
    made(
        "laboratory.daylight_text",
        "daylight_text day_length sunlight_duration",
        "sunrise: str; sunset: str",
        "str",
        """
        Time between {sunrise} and {sunset}, both 'HH:MM', as '9 h 05 min'.
        length of the day as text
        Subtract the minutes of the day and write hours and two-digit minutes.
        How long is it light?
        Return hours, ' h ', minutes with two digits and ' min'; sunset is later than sunrise.
        '06:30' to '18:00' gives '11 h 30 min'.
        """,
        """
        def minutes(clock: str) -> int:
            hours, rest = clock.split(":")
            return int(hours) * 60 + int(rest)

        total = minutes(sunset) - minutes(sunrise)
        return f"{total // 60} h {total % 60:02d} min"
        ---
        hours = int(sunset[:2]) - int(sunrise[:2])
        rest = int(sunset[3:]) - int(sunrise[3:])
        if rest < 0:
            hours, rest = hours - 1, rest + 60
        return str(hours) + " h " + str(rest).zfill(2) + " min"
        """,
        lambda r: (
            f"{r.randint(3, 9):02}:{r.randint(0, 59):02}",
            f"{r.randint(15, 22):02}:{r.choice((0, 5, 30)):02}",
        ),
    ),
    made(
        "laboratory.element_group",
        "element_group metal_or_gas element_kind",
        "symbol: str",
        "str",
        """
        Kind of an element: noble gas He Ne Ar, halogen F Cl Br, metal Fe Cu Au Na; else 'other'; any case.
        group of a chemical element
        Return 'noble gas', 'halogen', 'metal' or 'other' for the {symbol}.
        What sort of element is it?
        Upper and lower case do not matter; unknown symbols are 'other'.
        """,
        """
        groups = {"noble gas": "he ne ar", "halogen": "f cl br", "metal": "fe cu au na"}
        for name, symbols in groups.items():
            if symbol.lower() in symbols.split():
                return name
        return "other"
        ---
        name = symbol.capitalize()
        if name in ("He", "Ne", "Ar"):
            return "noble gas"
        if name in ("F", "Cl", "Br"):
            return "halogen"
        return "metal" if name in ("Fe", "Cu", "Au", "Na") else "other"
        """,
        lambda r: (r.choice(("He", "he", "Fe", "O", "Cl", "Au", "Xx", "", "ne", "NA", "br")),),
    ),
    made(
        "laboratory.subscript_formula",
        "subscript_formula pretty_formula formula_with_subscripts",
        "formula: str",
        "str",
        """
        Write the numbers in a chemical {formula} as subscripts; a factor at the very start stays normal.
        subscript digits in a formula
        Replace digits by ₀ to ₉ unless they come before the first letter.
        How is H2O printed properly?
        '2H2O' becomes '2H₂O'; letters stay as they are.
        """,
        """
        result = ""
        for char in formula:
            if char.isdigit() and any(other.isalpha() for other in result):
                char = "₀₁₂₃₄₅₆₇₈₉"[int(char)]
            result += char
        return result
        ---
        rest = formula.lstrip("0123456789")
        factor = formula[: len(formula) - len(rest)]
        return factor + rest.translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))
        """,
        lambda r: (r.choice(("H2O", "C6H12O6", "NaCl", "", "2H2O", "Fe2O3", "12CO2", "O2")),),
    ),
    made(
        "laboratory.oxidation_text",
        "oxidation_text ion_charge format_charge",
        "symbol: str; charge: int",
        "str",
        """
        Ion as text: 'Na+', 'Ca2+', 'Cl-', 'SO4 2-' with a space after a digit; neutral ones just {symbol}.
        ion with its charge
        The number comes before the sign and is left out for one; a {charge} of 0 adds nothing.
        How is the ion written?
        If {symbol} ends in a digit put a space before the charge.
        Charge 2 is '2+', -1 is '-'.
        """,
        """
        if charge == 0:
            return symbol
        sign = "+" if charge > 0 else "-"
        number = str(abs(charge)) if abs(charge) > 1 else ""
        space = " " if symbol[-1].isdigit() else ""
        return symbol + space + number + sign
        ---
        text = f"{abs(charge)}{'+' if charge > 0 else '-'}".removeprefix("1") if charge else ""
        if text and symbol[-1] in "0123456789":
            text = " " + text
        return symbol + text
        """,
        lambda r: (r.choice(("Na", "Cl", "Ca", "Fe", "SO4")), r.randint(-3, 3)),
    ),
    made(
        "laboratory.codon_names",
        "codon_names translate_codons protein_from_rna",
        "rna: str",
        "list[str]",
        """
        Translate {rna} in threes: AUG 'Met', UUU and UUC 'Phe', UGG 'Trp', others '?'; stop at UAA.
        translate codons to amino acids
        Read groups of three letters until UAA or the end; an incomplete rest is ignored.
        Which amino acids does the strand code for?
        Return a list of names without the stop codon; unknown codons give a question mark.
        """,
        """
        names = {"AUG": "Met", "UUU": "Phe", "UUC": "Phe", "UGG": "Trp"}
        result = []
        for i in range(0, len(rna) - 2, 3):
            codon = rna[i : i + 3]
            if codon == "UAA":
                break
            result.append(names.get(codon, "?"))
        return result
        ---
        import itertools
        names = {"AUG": "Met", "UUU": "Phe", "UUC": "Phe", "UGG": "Trp"}
        codons = [rna[3 * i : 3 * i + 3] for i in range(len(rna) // 3)]
        return [names.get(codon, "?") for codon in itertools.takewhile(lambda codon: codon != "UAA", codons)]
        """,
        lambda r: (
            "".join(r.choice(("AUG", "UUU", "UGG", "UAA", "GGC", "UUC")) for _ in range(r.randint(0, 5)))
            + r.choice(("", "", "A", "UG")),
        ),
    ),
    made(
        "laboratory.dna_mutations",
        "dna_mutations mutation_list list_point_mutations",
        "old: str; new: str",
        "list[str]",
        """
        Differences of two equally long strands as texts like 'A3G': old base, position from 1, new base.
        point mutations between two strands
        Compare {old} and {new} place by place and list each change; none gives [].
        Where and how did the strand mutate?
        Positions are counted from one; 'A3G' says that the third base A became G.
        """,
        """
        return [f"{a}{i}{b}" for i, (a, b) in enumerate(zip(old, new), start=1) if a != b]
        ---
        changes = []
        for i in range(len(old)):
            if old[i] != new[i]:
                changes.append(old[i] + str(i + 1) + new[i])
        return changes
        """,
        lambda r: (lambda n: (draw.letters(r, n, n, "ACGT"), draw.letters(r, n, n, "ACGT")))(r.randint(0, 5)),
    ),
    made(
        "laboratory.population_years",
        "population_years years_until years_to_reach",
        "start: int; percent: float; goal: int",
        "int",
        """
        Years until {start}, growing by {percent} percent a year (rounded down), reaches {goal}; -1 if never.
        years until a population reaches a goal
        Each year add int(population * percent / 100); stop when {goal} is reached; 0 if it is already.
        After how many years are there at least {goal} inhabitants?
        If a year brings no growth, return -1.
        """,
        """
        years = 0
        while start < goal:
            growth = int(start * percent / 100)
            if growth <= 0:
                return -1
            start += growth
            years += 1
        return years
        ---
        population, years = start, 0
        while population < goal:
            following = population + int(population * percent / 100)
            if following <= population:
                return -1
            population, years = following, years + 1
        return years
        """,
        lambda r: (
            r.choice((100, 500, 1000)),
            r.choice((0, 1, 5, 10, 50, -2)),
            r.choice((100, 600, 1200, 2000)),
        ),
    ),
    made(
        "laboratory.bounce_count",
        "bounce_count ball_bounces visible_bounces",
        "height: float; factor: float; window: float",
        "int",
        """
        How often a ball dropped from {height} comes past a {window} height, down and up; -1 for wrong values.
        bouncing ball seen from a window
        It falls once, then each bounce reaches {factor} of the last height and counts twice if above {window}
        How many times is the ball seen passing by?
        {height} must be positive and above {window}, {factor} between 0 and 1 (exclusive), else -1.
        """,
        """
        if height <= 0 or not 0 < factor < 1 or window >= height:
            return -1
        seen = 1
        height *= factor
        while height > window:
            seen += 2
            height *= factor
        return seen
        ---
        if not (height > 0 and 0 < factor < 1 and window < height):
            return -1
        count = -1
        while height > window:
            count += 2
            height *= factor
        return count
        """,
        lambda r: (r.choice((0, 3, 10, 20)), r.choice((0.5, 0.6, 0.66, 1.0, 0)), r.choice((1, 1.5, 5, 30))),
    ),
    made(
        "laboratory.projectile_hits",
        "projectile_hits ball_over_wall clears_wall",
        "speed: float; distance: float; wall: float",
        "bool",
        """
        Check that a ball thrown at 45 degrees with {speed} m/s flies over a {wall} at {distance}; g = 9.81.
        does the throw clear the wall
        Height at the wall: distance - 9.81 * distance² / speed²; it must be above {wall}.
        Will the ball get over the wall?
        A {speed} of 0 never does; exactly the height of the wall is not enough.
        """,
        """
        if speed <= 0:
            return False
        height = distance - 9.81 * distance**2 / speed**2
        return height > wall
        ---
        return speed > 0 and (distance - wall) * speed * speed > 9.81 * distance * distance
        """,
        lambda r: (r.choice((0, 5, 10, 20, 30)), r.choice((1, 5, 10, 20)), r.choice((0.5, 2, 5))),
    ),
    made(
        "laboratory.lens_image",
        "lens_image image_kind real_or_virtual_image",
        "focal: float; distance: float",
        "str",
        """
        Image of a convex lens with {focal} length: 'virtual' nearer than it, 'none' at it, else by size.
        kind of image of a converging lens
        Beyond twice the focal length 'smaller', exactly there 'equal', between one and two times 'larger'.
        What image does the lens make of a thing at this distance?
        Return virtual, none, larger, equal or smaller for the {distance} of the object.
        """,
        """
        if distance < focal:
            return "virtual"
        if distance == focal:
            return "none"
        if distance == 2 * focal:
            return "equal"
        return "smaller" if distance > 2 * focal else "larger"
        ---
        ratio = distance / focal
        exact = {1.0: "none", 2.0: "equal"}
        if ratio in exact:
            return exact[ratio]
        return "virtual" if ratio < 1 else "larger" if ratio < 2 else "smaller"
        """,
        lambda r: (r.choice((5, 10, 20)), r.choice((3, 5, 10, 15, 20, 40, 50))),
    ),
    made(
        "laboratory.lever_balance",
        "lever_balance seesaw_side balance_of_torques",
        "left: list[tuple[int, int]]; right: list[tuple[int, int]]",
        "str",
        """
        Side to which a lever tips: 'left', 'right' or 'balanced'; both sides are (weight, distance) pairs.
        which side of the seesaw goes down
        Add weight times distance for each side and compare the sums.
        Where does the seesaw go down?
        Empty sides have no torque; equal sums are balanced.
        Return left, right or balanced by the larger sum of weight * distance.
        """,
        """
        torque = sum(w * d for w, d in left) - sum(w * d for w, d in right)
        if torque == 0:
            return "balanced"
        return "left" if torque > 0 else "right"
        ---
        totals = []
        for side in (left, right):
            total = 0
            for weight, distance in side:
                total += weight * distance
            totals.append(total)
        return "left" if totals[0] > totals[1] else "right" if totals[1] > totals[0] else "balanced"
        """,
        lambda r: (
            [(r.randint(1, 5), r.randint(1, 4)) for _ in range(r.randint(0, 2))],
            [(r.randint(1, 5), r.randint(1, 4)) for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "laboratory.gear_direction",
        "gear_direction last_gear_turn gear_train_output",
        "teeth: list[int]; speed: float",
        "float",
        """
        Speed of the last gear in a row with {teeth}, the first at {speed}; negative if it turns the other way
        output speed of a gear train
        speed * first teeth / last teeth; each further gear reverses the direction; 2 decimals.
        How fast and in which direction does the last wheel turn?
        With no gears return 0.0; only the first and last wheel matter for the size.
        """,
        """
        if not teeth:
            return 0.0
        sign = 1 if len(teeth) % 2 else -1
        return round(sign * speed * teeth[0] / teeth[-1], 2)
        ---
        if not teeth:
            return 0.0
        result = speed * teeth[0] / teeth[-1]
        for _ in teeth[1:]:
            result = -result
        return round(result, 2)
        """,
        lambda r: ([r.choice((10, 20, 40, 50)) for _ in range(r.randint(0, 4))], r.choice((60.0, 100.0))),
    ),
    made(
        "laboratory.sound_distance",
        "sound_distance thunder_distance lightning_distance",
        "seconds: float; celsius: float = 20.0",
        "str",
        """
        Distance of lightning by the {seconds} until the thunder: whole 'm' below 1000, else 'km', 1 decimal.
        how far away is the thunderstorm
        Sound takes 331.3 + 0.606 * {celsius} metres a second; show '687 m' or '2.1 km'.
        How far off did the lightning strike?
        Multiply the speed of sound by {seconds}; from 1000 m on use km.
        """,
        """
        metres = (331.3 + 0.606 * celsius) * seconds
        return f"{metres:.0f} m" if metres < 1000 else f"{metres / 1000:.1f} km"
        ---
        speed = 331.3 + 0.606 * celsius
        distance = speed * seconds
        if distance >= 1000:
            return "{:.1f} km".format(distance / 1000)
        return "{:.0f} m".format(distance)
        """,
        lambda r: (r.choice((0, 1, 2.5, 3, 6, 10, r.randint(0, 30))), r.choice((20.0, 20.0, 0.0, 30.0))),
    ),
    made(
        "laboratory.fence_posts",
        "fence_posts posts_needed count_posts",
        "length: float; gap: float; closed: bool = False",
        "int",
        """
        Posts for a fence of {length} with at most {gap} between them; one more than gaps unless {closed}.
        number of fence posts
        Round the number of gaps up; an open fence has a post at both ends, a {closed} ring as many as gaps.
        How many posts must be bought?
        No length needs 0 posts.
        Return ceil(length / gap) for a ring, plus 1 for a straight fence, 0 for {length} 0.
        """,
        """
        if length <= 0:
            return 0
        return math.ceil(length / gap) + (0 if closed else 1)
        ---
        gaps = int(-(-length // gap))
        if gaps and not closed:
            gaps += 1
        return gaps
        """,
        lambda r: (
            r.choice((0, 1, 10, 12, 25, r.randint(1, 60))),
            r.choice((1, 2, 2.5, 5)),
            r.random() < 0.4,
        ),
        "import math",
    ),
    made(
        "laboratory.tiles_needed",
        "tiles_needed count_tiles floor_tiles",
        "width: int; length: int; tile: int; waste: int = 10",
        "int",
        """
        Square tiles with side {tile} for a floor, whole ones per row and column, plus {waste} %, rounded up.
        number of tiles with waste
        Round {width} / {tile} and {length} / {tile} up, multiply, add the waste and round up again.
        How many tiles have to be ordered?
        A floor without {width} needs none; cut tiles count as whole ones.
        """,
        """
        count = -(-width // tile) * -(-length // tile)
        return -(-count * (100 + waste) // 100)
        ---
        rows, rest = divmod(width, tile)
        columns, left = divmod(length, tile)
        tiles = (rows + (rest > 0)) * (columns + (left > 0))
        extra, part = divmod(tiles * waste, 100)
        return tiles + extra + (part > 0)
        """,
        lambda r: (r.randint(0, 30), r.randint(1, 30), r.choice((1, 2, 3, 5)), r.choice((10, 10, 0, 20))),
    ),
    made(
        "laboratory.paint_cans",
        "paint_cans cans_of_paint paint_needed",
        "width: float; height: float; doors: int = 0; coats: int = 2",
        "int",
        """
        Cans for a wall {width} x {height} without {doors} of 2 m² each, {coats} times; a can does 10 m².
        number of paint cans for a wall
        Area minus the doors, at least 0, times {coats}, divided by 10 and rounded up.
        How many cans of paint are needed?
        Every started can counts; nothing to paint needs 0.
        """,
        """
        area = max(0, width * height - 2 * doors) * coats
        return math.ceil(area / 10)
        ---
        area = width * height - doors * 2
        if area <= 0:
            return 0
        full, rest = divmod(area * coats, 10)
        return int(full) + (rest > 0)
        """,
        lambda r: (
            r.choice((0, 1, 5, 10)),
            r.choice((2, 2.5, 3)),
            r.choice((0, 0, 1, 5)),
            r.choice((2, 2, 1)),
        ),
        "import math",
    ),
    made(
        "laboratory.smallest_box_name",
        "smallest_box_name choose_parcel parcel_size",
        "sides: list[int]",
        "str",
        """
        Parcel class of three {sides}: longest plus shortest up to 30 'S', 50 'M', 80 'L', else 'bulky'.
        parcel size class
        Add the longest and the shortest side; the limits 30, 50 and 80 belong to the smaller class.
        What size of parcel is it?
        Return S, M, L or bulky; the middle side does not matter.
        """,
        """
        total = max(sides) + min(sides)
        for limit, name in ((30, "S"), (50, "M"), (80, "L")):
            if total <= limit:
                return name
        return "bulky"
        ---
        ordered = sorted(sides)
        size = ordered[0] + ordered[-1]
        if size > 80:
            return "bulky"
        return "S" if size <= 30 else "M" if size <= 50 else "L"
        """,
        lambda r: ([r.choice((5, 10, 20, 21, 30, 40, 60, 61)) for _ in range(3)],),
    ),
    made(
        "laboratory.collinear_points",
        "collinear_points on_one_line all_in_line",
        "points: list[tuple[int, int]]",
        "bool",
        """
        Check that all {points} lie on one straight line; up to two points always do.
        are the points collinear
        Use cross products with the first two different points; equal points do not disturb.
        Are the points in a row?
        Return True if there are fewer than three different points or all are on the same line.
        """,
        """
        distinct = list(dict.fromkeys(points))
        if len(distinct) < 3:
            return True
        (x0, y0), (x1, y1) = distinct[:2]
        return all((x1 - x0) * (y - y0) == (y1 - y0) * (x - x0) for x, y in distinct[2:])
        ---
        unique = sorted(set(points))
        for a, b, c in zip(unique, unique[1:], unique[2:]):
            if (b[0] - a[0]) * (c[1] - a[1]) != (b[1] - a[1]) * (c[0] - a[0]):
                return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    [(i, 2 * i) for i in range(r.randint(0, 5))],
                    [(3, i) for i in (0, 5, 2)],
                    [(r.randint(0, 2), r.randint(0, 2)) for _ in range(r.randint(3, 4))],
                    [(1, 1), (1, 1), (5, 2)],
                    [(0, 0), (1, 1), (2, 3)],
                    [(0, 0), (2, 1), (4, r.randint(2, 3))],
                )
            ),
        ),
    ),
    made(
        "laboratory.closest_pair",
        "closest_pair nearest_two closest_points",
        "points: list[tuple[int, int]]",
        "tuple[int, int] | None",
        """
        Indices (i, j), i < j, of the two closest {points}; the first pair of a tie; None for fewer than two.
        indices of the closest pair
        Compare all pairs by straight distance and return their positions in the list.
        Which two points are nearest to each other?
        On a tie the pair with the lower indices wins; under two points there is None.
        """,
        """
        best = None
        shortest = 0
        for i in range(len(points)):
            for j in range(i + 1, len(points)):
                distance = (points[i][0] - points[j][0]) ** 2 + (points[i][1] - points[j][1]) ** 2
                if best is None or distance < shortest:
                    best, shortest = (i, j), distance
        return best
        ---
        from itertools import combinations
        from math import dist
        pairs = combinations(range(len(points)), 2)
        return min(pairs, key=lambda pair: dist(points[pair[0]], points[pair[1]]), default=None)
        """,
        lambda r: ([(r.randint(0, 9), r.randint(0, 9)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "laboratory.rectangle_from_points",
        "rectangle_from_points fourth_corner missing_corner",
        "corners: list[tuple[int, int]]",
        "tuple[int, int]",
        """
        Fourth corner of an upright rectangle of which three {corners} are given.
        missing corner of a rectangle
        Return the x and the y that occur only once among the three points.
        Where is the last corner?
        The sides are parallel to the axes; the order of the corners does not matter.
        Each coordinate of a rectangle comes up twice, so take the single ones.
        """,
        """
        xs = [x for x, _ in corners]
        ys = [y for _, y in corners]
        return next(x for x in xs if xs.count(x) == 1), next(y for y in ys if ys.count(y) == 1)
        ---
        x = y = 0
        for corner in corners:
            x ^= corner[0]
            y ^= corner[1]
        return x, y
        """,
        lambda r: (
            (lambda x, y, w, h: r.sample([(x, y), (x + w, y), (x, y + h), (x + w, y + h)], 3))(
                r.randint(0, 5), r.randint(0, 5), r.randint(1, 5), r.randint(1, 5)
            ),
        ),
    ),
    made(
        "laboratory.gps_distance_word",
        "gps_distance_word distance_label nearby_label",
        "metres: float",
        "str",
        """
        Distance on a map: below 25 'here', below 950 to 50 'm', below 9950 one decimal 'km', else whole 'km'.
        rounded distance label
        'here' under 25 metres, '150 m' in steps of 50, '2.5 km' under 9950 m, '12 km' beyond.
        How does the app tell the way left?
        Round to the nearest 50 m first; from 950 m on write kilometres.
        """,
        """
        if metres < 25:
            return "here"
        if metres < 950:
            return f"{round(metres / 50) * 50} m"
        kilometres = metres / 1000
        return f"{kilometres:.1f} km" if metres < 9950 else f"{kilometres:.0f} km"
        ---
        if metres >= 9950:
            return "{:.0f} km".format(metres / 1000)
        if metres >= 950:
            return "{:.1f} km".format(metres / 1000)
        steps = round(metres / 50)
        return str(50 * steps) + " m" if metres >= 25 else "here"
        """,
        lambda r: (
            r.choice(
                (0, 24, 25, 94, 95, 130, 949, 950, 999, 1000, 1500, 9949, 9950, 12345, r.randint(0, 20000))
            ),
        ),
    ),
    made(
        "laboratory.traffic_speed_fine",
        "traffic_speed_fine speeding_fine fine_for_speed",
        "speed: int; limit: int; school: bool = False",
        "int",
        """
        Fine for speeding: up to 3 over 0, up to 10 over 30, up to 20 over 70, more 200; twice at a {school}.
        fine by kilometres over the limit
        Take {speed} minus {limit}; the bounds 3, 10 and 20 belong to the lower fine.
        How much does driving too fast cost?
        Return 0, 30, 70 or 200, twice that in a {school} zone.
        """,
        """
        over = speed - limit
        fine = 0 if over <= 3 else 30 if over <= 10 else 70 if over <= 20 else 200
        return fine * 2 if school else fine
        ---
        fine = 0
        for bound, amount in ((3, 30), (10, 70), (20, 200)):
            if speed > limit + bound:
                fine = amount
        return fine * (1 + school)
        """,
        lambda r: (r.choice((30, 50, 53, 54, 60, 61, 70, 80, 120)), r.choice((30, 50)), r.random() < 0.3),
    ),
)
