"""Geometry: shapes, points, lines, angles, vectors and matrices."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

Point = tuple[int, int]


def _point(r: Random, low: int = -6, high: int = 9) -> Point:
    return r.randint(low, high), r.randint(low, high)


def _points(r: Random, low: int, high: int) -> list[Point]:
    return [_point(r, -4, 6) for _ in range(r.randint(low, high))]


def _triangle(r: Random) -> tuple[int, int, int]:
    """Sides of a triangle, often with a right angle or equal sides."""
    special = ((3, 4, 5), (6, 8, 10), (5, 12, 13), (5, 5, 5), (4, 4, 6))
    if r.random() < 0.4:
        a, b, c = r.sample(r.choice(special), 3)
        return a, b, c
    a, b = r.randint(2, 9), r.randint(2, 9)
    return a, b, r.randint(abs(a - b) + 1, a + b - 1)


def _rectangle(r: Random, high: int = 5) -> tuple[int, int, int, int]:
    """Left, bottom, right, top."""
    left, bottom = r.randint(0, high), r.randint(0, high)
    return left, bottom, left + r.randint(1, 5), bottom + r.randint(1, 5)


def _polygon(r: Random) -> list[Point]:
    """Corners of a simple polygon in order."""
    square = [(0, 0), (4, 0), (4, 4), (0, 4)]
    dented = [(0, 0), (4, 0), (4, 4), (2, 1)]
    triangle = [(0, 0), (r.randint(2, 6), 0), (r.randint(0, 6), r.randint(1, 6))]
    corners = r.choice((square, dented, triangle, triangle, [(0, 0), (5, 0), (7, 3), (2, 3)]))
    dx, dy = r.randint(-2, 3), r.randint(-2, 3)
    moved = [(x + dx, y + dy) for x, y in corners]
    return moved if r.random() < 0.5 else moved[::-1]


def _square(r: Random, low: int = 1, high: int = 3, bottom: int = -4, top: int = 9) -> list[list[int]]:
    size = r.randint(low, high)
    return [[r.randint(bottom, top) for _ in range(size)] for _ in range(size)]


def _two_alike(r: Random) -> tuple[list[list[int]], list[list[int]]]:
    rows, columns = r.randint(1, 2), r.randint(1, 3)
    return draw.matrix(r, rows, columns), draw.matrix(r, rows, columns)


def _sorted_both_ways(r: Random) -> tuple[list[list[int]], int]:
    """A matrix that ascends to the right and downwards, and mostly one of its numbers."""
    first, second = (sorted(draw.ints(r, 1, 3, 0, 9)) for _ in range(2))
    matrix = [[x + y for y in second] for x in first]
    return matrix, r.choice(r.choice(matrix)) + r.choice((0, 0, 1, -2))


ENTRIES = (
    made(
        "geometry.heron",
        "heron_area triangle_area_from_sides area_by_sides",
        "a: int; b: int; c: int",
        "float",
        """
        Area of a triangle with the sides {a}, {b} and {c}, rounded to 2 decimals.
        heron's formula
        Return the area by Heron: the root of s(s-a)(s-b)(s-c), where s is half the perimeter, to 2 decimals.
        Given three side lengths that form a triangle, how large is its surface?
        Compute a triangle's area without knowing its height; round to two places.
        Returns the triangle's area as a float.
        """,
        """
        s = (a + b + c) / 2
        return round(math.sqrt(s * (s - a) * (s - b) * (s - c)), 2)
        ---
        product = (a + b + c) * (a + b - c) * (a - b + c) * (b + c - a)
        return round(product**0.5 / 4, 2)
        """,
        _triangle,
        "import math",
    ),
    made(
        "geometry.triangle_by_angles",
        "triangle_by_angles classify_triangle_angles triangle_angle_kind",
        "a: int; b: int; c: int",
        "str",
        """
        Name the triangle with sides {a}, {b}, {c} by its largest angle: "acute", "right" or "obtuse".
        acute, right or obtuse triangle from its sides
        Return "right" if the short sides' squares sum to the longest one's, "acute" if to more, or "obtuse".
        Classify a triangle given by three lengths in any order, according to its angles.
        Is the biggest angle below, equal to or above 90 degrees?
        Returns the kind of the triangle as a word.
        """,
        """
        x, y, z = sorted((a, b, c))
        if x * x + y * y == z * z:
            return "right"
        return "acute" if x * x + y * y > z * z else "obtuse"
        ---
        longest = max(a, b, c)
        difference = a * a + b * b + c * c - 2 * longest * longest
        if difference == 0:
            return "right"
        return "acute" if difference > 0 else "obtuse"
        """,
        _triangle,
    ),
    made(
        "geometry.third_angle",
        "third_angle missing_angle remaining_angle",
        "a: int; b: int",
        "int | None",
        """
        Return the third angle of a triangle with angles {a} and {b} in degrees, None if impossible.
        missing angle of a triangle
        The angles of a triangle add up to 180: what is left for the last one? None if nothing is.
        Given two angles, compute the remaining one; all three must be positive.
        How many degrees does the third corner have?
        Returns the degrees left over, None for impossible input.
        """,
        """
        rest = 180 - a - b
        if a > 0 and b > 0 and rest > 0:
            return rest
        return None
        ---
        if min(a, b, 180 - a - b) <= 0:
            return None
        return 180 - (a + b)
        """,
        lambda r: (r.choice((90, 60, 45, 0, r.randint(1, 170))), r.choice((90, 60, 30, r.randint(1, 120)))),
    ),
    made(
        "geometry.missing_leg",
        "missing_leg other_leg leg_of_right_triangle",
        "hypotenuse: int; leg: int",
        "float",
        """
        Return the other leg of a right triangle with this {hypotenuse} and one {leg}, rounded to 2 decimals.
        pythagoras for a leg
        Compute the root of {hypotenuse} squared minus {leg} squared, to two decimals.
        A ladder of a given length stands with its foot at a distance from the wall: how high does it reach?
        Given the longest and one short side of a right-angled triangle, find the remaining side.
        Returns the length of the second cathetus.
        """,
        """
        return round(math.sqrt(hypotenuse**2 - leg**2), 2)
        ---
        square = (hypotenuse + leg) * (hypotenuse - leg)
        return round(square**0.5, 2)
        """,
        lambda r: (lambda leg: (leg + r.randint(1, 9), leg))(r.choice((3, 5, 6, 12, r.randint(1, 20)))),
        "import math",
    ),
    made(
        "geometry.triangle_area_points",
        "triangle_area_from_points area_of_three_points corner_triangle_area",
        "a: tuple[int, int]; b: tuple[int, int]; c: tuple[int, int]",
        "float",
        """
        Area of the triangle with the corners {a}, {b} and {c}.
        triangle area from coordinates
        Return half the absolute cross product of two sides; 0.0 if the points lie on one line.
        Given three points in the plane, how large is the triangle between them?
        Use the determinant formula for the surface of a triangle.
        Returns a float that is a multiple of one half.
        """,
        """
        cross = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
        return abs(cross) / 2
        ---
        (x1, y1), (x2, y2), (x3, y3) = a, b, c
        return abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2)) / 2
        """,
        lambda r: (_point(r), _point(r), _point(r)),
    ),
    made(
        "geometry.point_in_triangle",
        "point_in_triangle is_inside_triangle triangle_contains",
        "point: tuple[int, int]; a: tuple[int, int]; b: tuple[int, int]; c: tuple[int, int]",
        "bool",
        """
        Is {point} inside the triangle with the corners {a}, {b} and {c}? The border counts.
        point inside a triangle
        Return True if {point} is on the same side of all three edges of the triangle, or on an edge.
        Given three corners and a position, test whether the triangle covers it.
        Walk around the corners: is the position never to the left on one edge and to the right on another?
        Returns False for anything outside of the three-cornered area.
        """,
        """
        def side(p: tuple[int, int], q: tuple[int, int]) -> int:
            return (q[0] - p[0]) * (point[1] - p[1]) - (q[1] - p[1]) * (point[0] - p[0])

        sides = (side(a, b), side(b, c), side(c, a))
        return not (min(sides) < 0 < max(sides))
        ---
        def double_area(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
            return abs(p[0] * (q[1] - r[1]) + q[0] * (r[1] - p[1]) + r[0] * (p[1] - q[1]))

        parts = double_area(point, a, b) + double_area(point, b, c) + double_area(point, c, a)
        return parts == double_area(a, b, c)
        """,
        lambda r: (
            _point(r, -1, 4),
            (r.randint(-2, 1), 0),
            (r.randint(3, 7), r.randint(0, 2)),
            (r.randint(0, 4), r.randint(4, 7)),
        ),
    ),
    made(
        "geometry.trapezium_area",
        "trapezium_area trapezoid_surface area_of_trapezoid",
        "a: float; b: float; height: float",
        "float",
        """
        Area of a trapezoid with the parallel sides {a} and {b} and the given {height}.
        trapezium area
        Return the mean of {a} and {b} times {height}.
        Given two parallel sides and their distance, how large is the figure?
        Half the sum of the parallel sides, multiplied by the height.
        Returns the surface of the trapezium.
        """,
        """
        return (a + b) / 2 * height
        ---
        return (a + b) * height / 2
        ---
        mean = (a + b) / 2
        return mean * height
        """,
        lambda r: (r.randint(1, 20) / 2, r.randint(1, 20) / 2, r.randint(1, 12) * 1.0),
    ),
    made(
        "geometry.rhombus_area",
        "rhombus_area kite_area area_from_diagonals",
        "d1: int; d2: int",
        "float",
        """
        Area of a rhombus or kite with the diagonals {d1} and {d2}.
        rhombus area from its diagonals
        Return half the product of {d1} and {d2}.
        Given the lengths of two perpendicular diagonals, how large is the shape?
        Multiply both diagonals and divide by two.
        Returns the surface of the diamond-shaped figure.
        """,
        """
        return d1 * d2 / 2
        ---
        return 0.5 * d1 * d2
        """,
        lambda r: (r.randint(0, 30), r.randint(1, 30)),
    ),
    made(
        "geometry.interior_angle",
        "interior_angle polygon_interior_angle regular_polygon_angle",
        "sides: int",
        "float",
        """
        Interior angle of a regular polygon with {sides} sides in degrees, rounded to 2 decimals.
        angle of a regular polygon
        Return ({sides} - 2) * 180 / {sides}, to two decimals: 60.0 for a triangle, 90.0 for a square.
        How large is each corner of a figure with that many equal sides and angles?
        Given at least three sides, compute the inner angle.
        Returns the angle between two neighboring sides.
        """,
        """
        return round((sides - 2) * 180 / sides, 2)
        ---
        return round(180 - 360 / sides, 2)
        """,
        lambda r: (r.randint(3, 30),),
    ),
    made(
        "geometry.polygon_diagonals",
        "count_diagonals polygon_diagonals number_of_diagonals",
        "corners: int",
        "int",
        """
        How many diagonals does a convex polygon with {corners} corners have?
        number of diagonals
        Return the number of lines between corners of the polygon that are not sides: n(n - 3) / 2.
        Join every two corners that are not neighbors and count these lines.
        Given at least three vertices, compute the count of diagonals; a triangle has none.
        Returns an int, 2 for a quadrilateral.
        """,
        """
        return corners * (corners - 3) // 2
        ---
        return sum(1 for a in range(corners) for b in range(a + 2, corners) if b - a != corners - 1)
        ---
        return math.comb(corners, 2) - corners
        """,
        lambda r: (r.randint(3, 25),),
        "import math",
    ),
    made(
        "geometry.angle_sum",
        "polygon_angle_sum sum_of_interior_angles angles_total",
        "corners: int",
        "int",
        """
        Sum of the interior angles of a polygon with {corners} corners, in degrees.
        angle sum of a polygon
        Return ({corners} - 2) * 180.
        Cut the figure into triangles: how many degrees do its inner angles have together?
        Given the number of vertices, at least 3, compute the total of the angles.
        Returns 180 for a triangle and 360 for a quadrilateral.
        """,
        """
        return (corners - 2) * 180
        ---
        total = 180
        for _ in range(corners - 3):
            total += 180
        return total
        """,
        lambda r: (r.randint(3, 30),),
    ),
    made(
        "geometry.ellipse_area",
        "ellipse_area oval_area area_of_ellipse",
        "a: float; b: float",
        "float",
        """
        Area of an ellipse with the half axes {a} and {b}, rounded to 2 decimals.
        ellipse area
        Return pi times {a} times {b}, to two decimals.
        How large is an oval whose semi-axes are given?
        Given both radii of an ellipse, compute its surface.
        Returns a float; with equal half axes it is a circle's area.
        """,
        """
        return round(math.pi * a * b, 2)
        ---
        area = a * b * math.pi
        return round(area, 2)
        """,
        lambda r: (r.randint(1, 20) / 2, r.randint(0, 20) / 2),
        "import math",
    ),
    made(
        "geometry.ring_area",
        "ring_area annulus_area area_between_circles",
        "outer: float; inner: float",
        "float",
        """
        Area of the ring between two circles with the radii {outer} and {inner}, rounded to 2 decimals.
        annulus area
        Return pi times ({outer} squared minus {inner} squared), to two decimals.
        A disc has a round hole in its middle: how much is left of it?
        Given the larger and the smaller radius, how large is the space between the circles?
        Returns the surface of the circular band.
        """,
        """
        return round(math.pi * (outer**2 - inner**2), 2)
        ---
        return round((outer * outer - inner * inner) * math.pi, 2)
        """,
        lambda r: (lambda i: (i + r.randint(0, 8), i))(r.randint(0, 10) / 2),
        "import math",
    ),
    made(
        "geometry.sector_area",
        "sector_area pie_slice_area circle_sector_area",
        "radius: float; angle: float",
        "float",
        """
        Area of a circle sector with {radius} and {angle} in degrees, rounded to 2 decimals.
        area of a slice of a circle
        Return the part {angle} / 360 of the circle's area, to two decimals.
        How big is a piece of pizza cut with that angle?
        Given radius and opening angle of a pie slice, compute its surface.
        Returns a float, 0.0 for an angle of 0.
        """,
        """
        return round(math.pi * radius**2 * angle / 360, 2)
        ---
        share = angle / 360
        return round(share * math.pi * radius * radius, 2)
        """,
        lambda r: (r.randint(1, 20) / 2, r.choice((0, 30, 45, 60, 90, 180, 270, 360)) * 1.0),
        "import math",
    ),
    made(
        "geometry.arc_length",
        "arc_length circle_arc_length length_of_arc",
        "radius: float; angle: float",
        "float",
        """
        Length of the arc of a circle with {radius} over {angle} degrees, rounded to 2 decimals.
        arc length
        Return the part {angle} / 360 of the circumference, to two decimals.
        How far does one walk along a round track through that angle?
        Given a radius and a central angle, compute the curved distance.
        Returns the length along the curve, 0.0 for a zero angle.
        """,
        """
        return round(2 * math.pi * radius * angle / 360, 2)
        ---
        return round(math.radians(angle) * radius, 2)
        """,
        lambda r: (r.randint(1, 20) / 2, r.choice((0, 30, 45, 60, 90, 180, 270, 360)) * 1.0),
        "import math",
    ),
    made(
        "geometry.sphere_volume",
        "sphere_volume ball_volume volume_of_sphere",
        "radius: float",
        "float",
        """
        Volume of a sphere with {radius}, rounded to 2 decimals.
        ball volume
        Return four thirds of pi times {radius} cubed, to two decimals.
        How much fits into a ball of that radius?
        Given half the diameter of a globe, compute its content.
        Returns the cubic content of the globe.
        """,
        """
        return round(4 / 3 * math.pi * radius**3, 2)
        ---
        return round(4 * math.pi * radius**3 / 3, 2)
        """,
        lambda r: (r.randint(0, 20) / 2,),
        "import math",
    ),
    made(
        "geometry.cylinder_volume",
        "cylinder_volume can_volume volume_of_cylinder",
        "radius: float; height: float",
        "float",
        """
        Volume of a cylinder with {radius} and {height}, rounded to 2 decimals.
        can volume
        Return pi times {radius} squared times {height}, to two decimals.
        How much water fits into a round tank?
        Given the radius of the base and the height of a can, what does it hold?
        Returns the cubic content of the can.
        """,
        """
        return round(math.pi * radius**2 * height, 2)
        ---
        base = math.pi * radius * radius
        return round(base * height, 2)
        """,
        lambda r: (r.randint(0, 16) / 2, r.randint(1, 12) * 1.0),
        "import math",
    ),
    made(
        "geometry.cone_volume",
        "cone_volume ice_cream_cone_volume volume_of_cone",
        "radius: float; height: float",
        "float",
        """
        Volume of a cone with base {radius} and {height}, rounded to 2 decimals.
        cone volume
        Return a third of pi times {radius} squared times {height}, to two decimals.
        How much ice cream fits into the cone without a heap?
        A cone holds a third of the cylinder with the same base and height: compute it.
        Returns the cubic content of the cone.
        """,
        """
        return round(math.pi * radius**2 * height / 3, 2)
        ---
        cylinder = math.pi * radius * radius * height
        return round(cylinder / 3, 2)
        """,
        lambda r: (r.randint(0, 16) / 2, r.randint(1, 12) * 1.0),
        "import math",
    ),
    made(
        "geometry.box_surface",
        "box_surface cuboid_surface wrapping_area",
        "length: int; width: int; height: int",
        "int",
        """
        Surface of a box with {length}, {width} and {height}.
        surface area of a cuboid
        Return the sum of the areas of all six sides of a box.
        How much paper is at least needed to wrap a parcel of that size?
        Given the three edges of a rectangular block, add up its faces.
        Returns an int, 6 for a cube of edge 1.
        """,
        """
        return 2 * (length * width + length * height + width * height)
        ---
        total = 0
        for a, b in ((length, width), (length, height), (width, height)):
            total += 2 * a * b
        return total
        ---
        edges = (length, width, height)
        return sum(2 * a * b for a, b in itertools.combinations(edges, 2))
        """,
        lambda r: (r.randint(1, 12), r.randint(1, 12), r.randint(1, 12)),
        "import itertools",
    ),
    made(
        "geometry.space_diagonal",
        "space_diagonal box_diagonal longest_rod_in_box",
        "length: int; width: int; height: int",
        "float",
        """
        Length of the space diagonal of a box with {length}, {width} and {height}, rounded to 2 decimals.
        diagonal of a cuboid
        Return the distance between two opposite corners of a box, to two decimals.
        How long may a stick be to fit into the parcel?
        Given the three edges, compute the root of the sum of their squares.
        Returns the longest straight line inside the cuboid.
        """,
        """
        return round(math.sqrt(length**2 + width**2 + height**2), 2)
        ---
        return round(math.hypot(length, width, height), 2)
        """,
        lambda r: (r.randint(1, 12), r.randint(1, 12), r.randint(1, 12)),
        "import math",
    ),
    made(
        "geometry.chebyshev",
        "chebyshev_distance chessboard_distance max_coordinate_distance",
        "p: tuple[int, int]; q: tuple[int, int]",
        "int",
        """
        Chebyshev distance of {p} and {q}: the larger of the differences in x and in y.
        chebyshev / chessboard distance
        Return the number of steps between two points if diagonal steps count as one.
        How many king's moves are the grid points {p} and {q} apart?
        Given two pairs of coordinates, take the maximum of both absolute differences.
        Returns how many moves a king would need.
        """,
        """
        return max(abs(p[0] - q[0]), abs(p[1] - q[1]))
        ---
        return max(abs(a - b) for a, b in zip(p, q))
        ---
        dx = abs(p[0] - q[0])
        dy = abs(p[1] - q[1])
        return dx if dx > dy else dy
        """,
        lambda r: (_point(r), _point(r)),
    ),
    made(
        "geometry.distance_any_dimension",
        "euclidean_distance distance_any_dimension vector_distance",
        "p: list[float]; q: list[float]",
        "float",
        """
        Euclidean distance of {p} and {q}, which have any equal number of coordinates, rounded to 2 decimals.
        distance in n dimensions (also 3d)
        Return the root of the sum of squared differences, to two decimals.
        How far apart are two points in space? Both are lists of numbers of one length.
        Given two vectors, measure the straight line between them; no coordinates give 0.0.
        Returns the length of the difference vector.
        """,
        """
        return round(math.dist(p, q), 2)
        ---
        total = 0.0
        for a, b in zip(p, q):
            total += (a - b) ** 2
        return round(math.sqrt(total), 2)
        ---
        return round(sum((a - b) ** 2 for a, b in zip(p, q)) ** 0.5, 2)
        """,
        lambda r: (
            lambda n: ([r.randint(-12, 12) / 2 for _ in range(n)], [r.randint(-12, 12) / 2 for _ in range(n)])
        )(r.randint(1, 4)),
        "import math",
    ),
    made(
        "geometry.line_through",
        "line_through_points slope_and_intercept line_equation",
        "p: tuple[int, int]; q: tuple[int, int]",
        "tuple[float, float] | None",
        """
        Return slope and intercept of the line through {p} and {q} to 2 decimals, None if it is vertical.
        equation of a line from two points
        Find m and b of y = m * x + b such that both points lie on it; None if their x is the same.
        Given two points, compute the straight line between them as (slope, y-intercept), to two decimals.
        Where does the line cross the y axis, and how steep is it?
        Returns (m, b) of the linear function, or None for a vertical line.
        """,
        """
        if p[0] == q[0]:
            return None
        slope = (q[1] - p[1]) / (q[0] - p[0])
        return (round(slope, 2), round(p[1] - slope * p[0], 2))
        ---
        (x1, y1), (x2, y2) = p, q
        dx = x2 - x1
        if dx == 0:
            return None
        m = (y2 - y1) / dx
        return (round(m, 2), round(y1 - m * x1, 2))
        """,
        lambda r: (_point(r), _point(r, -6, 6)),
    ),
    made(
        "geometry.lines_meet",
        "line_intersection crossing_point lines_meet",
        "first: tuple[int, int]; second: tuple[int, int]",
        "tuple[float, float] | None",
        """
        Where do the lines y = m * x + b, {first} and {second} being their (m, b), cross? None if parallel.
        intersection of two lines
        Return the common point (x, y) of two lines given by slope and intercept, to two decimals.
        Given two straight lines, at which point do they meet? Equal slopes give None.
        Solve m1 * x + b1 = m2 * x + b2 and put x into one of the lines.
        Returns the crossing point, or None where there is not exactly one.
        """,
        """
        (m1, b1), (m2, b2) = first, second
        if m1 == m2:
            return None
        x = (b2 - b1) / (m1 - m2)
        return (round(x, 2), round(m1 * x + b1, 2))
        ---
        slope_difference = first[0] - second[0]
        if not slope_difference:
            return None
        x = (second[1] - first[1]) / slope_difference
        y = first[0] * x + first[1]
        return (round(x, 2), round(y, 2))
        """,
        lambda r: ((r.randint(-3, 3), r.randint(-6, 6)), (r.randint(-3, 4), r.randint(-6, 6))),
    ),
    made(
        "geometry.on_segment",
        "on_segment point_on_segment lies_between",
        "point: tuple[int, int]; start: tuple[int, int]; end: tuple[int, int]",
        "bool",
        """
        Does {point} lie on the straight segment from {start} to {end}, ends included?
        point on a line segment
        Return True if {point} is on the line through {start} and {end} and not outside of the two.
        Given two ends of a stick and a spot, does the stick cover the spot?
        Check that the three points are collinear and the first is between the others.
        Returns False for points beside or beyond the segment.
        """,
        """
        (x, y), (x1, y1), (x2, y2) = point, start, end
        if (x2 - x1) * (y - y1) != (y2 - y1) * (x - x1):
            return False
        return min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)
        ---
        ax, ay = point[0] - start[0], point[1] - start[1]
        bx, by = point[0] - end[0], point[1] - end[1]
        return ax * by == ay * bx and ax * bx + ay * by <= 0
        """,
        lambda r: r.choice(
            (
                ((1, 1), (0, 0), (3, 3)),
                ((2, 0), (0, 0), (4, 0)),
                ((5, 5), (0, 0), (3, 3)),
                (_point(r, 0, 2), (0, 0), (2, 2)),
                (_point(r, 0, 3), _point(r, 0, 3), _point(r, 0, 3)),
                ((r.randint(0, 5), 1), (1, 1), (4, 1)),
            )
        ),
    ),
    made(
        "geometry.point_line_distance",
        "point_line_distance distance_to_line distance_from_line",
        "point: tuple[int, int]; a: int; b: int; c: int",
        "float",
        """
        Distance of {point} from the line {a} * x + {b} * y + {c} = 0, rounded to 2 decimals.
        distance from a point to a line
        Return |ax + by + c| divided by the root of a² + b², to two decimals; not both of {a} and {b} are 0.
        Given a line in general form, how far away from it is a point at right angles?
        Compute the shortest way from a position to an endless straight line.
        Returns a float, 0.0 for points on the line.
        """,
        """
        x, y = point
        return round(abs(a * x + b * y + c) / math.hypot(a, b), 2)
        ---
        value = a * point[0] + b * point[1] + c
        return round(abs(value) / math.sqrt(a * a + b * b), 2)
        """,
        lambda r: (_point(r), r.choice((1, 2, 3, -1)), r.randint(-4, 4), r.randint(-9, 9)),
        "import math",
    ),
    made(
        "geometry.is_perpendicular",
        "is_perpendicular at_right_angles perpendicular_vectors",
        "a: tuple[int, int]; b: tuple[int, int]",
        "bool",
        """
        Are the vectors {a} and {b} perpendicular?
        right angle between two vectors
        Return True if the dot product of {a} and {b} is 0.
        Given two directions as (x, y), do they meet at 90 degrees?
        Check if two arrows in the plane stand at a right angle to each other.
        Returns a bool; the zero vector counts as perpendicular to all.
        """,
        """
        return a[0] * b[0] + a[1] * b[1] == 0
        ---
        return sum(x * y for x, y in zip(a, b)) == 0
        """,
        lambda r: r.choice(
            (
                ((1, 2), (-2, 1)),
                ((3, 0), (0, 5)),
                ((2, 2), (3, -3)),
                (_point(r), _point(r)),
                (_point(r, -2, 2), _point(r, -2, 2)),
            )
        ),
    ),
    made(
        "geometry.is_parallel",
        "is_parallel parallel_vectors same_or_opposite_direction",
        "a: tuple[int, int]; b: tuple[int, int]",
        "bool",
        """
        Are the vectors {a} and {b} parallel, pointing the same or the opposite way?
        parallel vectors
        Return True if the cross product of {a} and {b} is 0.
        Given two directions as (x, y), is one a multiple of the other?
        Check if two arrows lie along the same line direction.
        Returns a bool; the zero vector counts as parallel to all.
        """,
        """
        return a[0] * b[1] == a[1] * b[0]
        ---
        return a[0] * b[1] - b[0] * a[1] == 0
        """,
        lambda r: r.choice(
            (
                ((1, 2), (-2, -4)),
                ((3, 0), (5, 0)),
                ((2, 3), (4, 6)),
                (_point(r), _point(r)),
                (_point(r, -2, 2), _point(r, -2, 2)),
            )
        ),
    ),
    made(
        "geometry.turn_direction",
        "turn_direction orientation left_or_right_turn",
        "a: tuple[int, int]; b: tuple[int, int]; c: tuple[int, int]",
        "str",
        """
        Going from {a} over {b} to {c}, does one turn "left", "right" or go "straight"?
        orientation of three points
        Return the direction of the turn at {b}; points on one line are "straight".
        Walk along three points in the plane: is the bend counterclockwise (left) or clockwise (right)?
        The sign of the cross product of both steps tells; positive is left, the y axis points up.
        Returns "left", "right" or "straight".
        """,
        """
        cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        if cross > 0:
            return "left"
        return "right" if cross < 0 else "straight"
        ---
        (ax, ay), (bx, by), (cx, cy) = a, b, c
        first, second = (bx - ax) * (cy - ay), (by - ay) * (cx - ax)
        if first == second:
            return "straight"
        return "left" if first > second else "right"
        """,
        lambda r: r.choice(
            (
                (_point(r), _point(r), _point(r)),
                ((0, 0), (1, 1), (3, 3)),
                (_point(r, 0, 2), _point(r, 0, 2), _point(r, 0, 2)),
            )
        ),
    ),
    made(
        "geometry.mirror_point",
        "mirror_point reflect_point reflect_across_axis",
        "point: tuple[int, int]; axis: str",
        "tuple[int, int]",
        """
        Reflect {point} across the {axis}: "x" for the x axis, "y" for the y axis.
        mirror a point at an axis
        Return {point} with the sign of its y changed for axis "x", or of its x for axis "y".
        Where is the mirror image of a position in the coordinate system?
        Given (x, y) and the name of the mirror line, flip the point over it.
        Returns a tuple.
        """,
        """
        x, y = point
        return (x, -y) if axis == "x" else (-x, y)
        ---
        if axis == "y":
            return (-point[0], point[1])
        return (point[0], -point[1])
        """,
        lambda r: (_point(r), r.choice("xy")),
    ),
    made(
        "geometry.rotate_by_degrees",
        "rotate_by_degrees rotate_vector turn_point",
        "point: tuple[int, int]; degrees: int",
        "tuple[float, float]",
        """
        Rotate {point} about the origin by {degrees} counterclockwise, coordinates rounded to 2 decimals.
        rotation of a point by any angle
        Return (x cos - y sin, x sin + y cos) for the given angle, to two decimals.
        Where does a point end up when the plane is turned about (0, 0)?
        Given a vector and an angle in degrees, turn it to the left.
        Returns a tuple of floats; negative angles turn clockwise.
        """,
        """
        x, y = point
        angle = math.radians(degrees)
        turned_x = x * math.cos(angle) - y * math.sin(angle)
        turned_y = x * math.sin(angle) + y * math.cos(angle)
        return (round(turned_x, 2) + 0.0, round(turned_y, 2) + 0.0)
        ---
        turned = complex(*point) * cmath.rect(1, math.radians(degrees))
        return (round(turned.real, 2) + 0.0, round(turned.imag, 2) + 0.0)
        """,
        lambda r: (_point(r), r.choice((0, 30, 45, 60, 90, 120, 180, 270, -90, r.randint(-180, 360)))),
        ("import cmath", "import math"),
    ),
    made(
        "geometry.scale_point",
        "scale_point enlarge_from_center dilate_point",
        "point: tuple[int, int]; center: tuple[int, int]; factor: int",
        "tuple[int, int]",
        """
        Move {point} so that it is {factor} times as far from {center} in the same direction.
        dilation of a point about a center
        Return center + {factor} * ({point} - center), coordinate by coordinate.
        Zoom a picture around a fixed spot: where does a point go?
        Given a point, the center of an enlargement and its factor, find the image point.
        Returns a tuple; factor 1 changes nothing, -1 is a point reflection.
        """,
        """
        return (
            center[0] + factor * (point[0] - center[0]),
            center[1] + factor * (point[1] - center[1]),
        )
        ---
        x, y = tuple(c + factor * (p - c) for p, c in zip(point, center))
        return (x, y)
        """,
        lambda r: (_point(r), _point(r, -2, 3), r.randint(-2, 3)),
    ),
    made(
        "geometry.to_polar",
        "to_polar cartesian_to_polar polar_coordinates",
        "x: float; y: float",
        "tuple[float, float]",
        """
        Convert ({x}, {y}) to polar coordinates: (distance, angle in degrees), rounded to 2 decimals.
        cartesian to polar
        Return the length of the vector and its direction in degrees from -180 to 180, to two decimals.
        How far from the origin is a point and in which direction, seen from the positive x axis?
        Given plane coordinates, compute radius and angle; the origin gives (0.0, 0.0).
        Returns a tuple of floats.
        """,
        """
        return (round(math.hypot(x, y), 2), round(math.degrees(math.atan2(y, x)), 2))
        ---
        radius, angle = cmath.polar(complex(x, y))
        return (round(radius, 2), round(math.degrees(angle), 2))
        """,
        lambda r: (r.randint(-9, 9) * 1.0, r.randint(-9, 9) * 1.0),
        ("import cmath", "import math"),
    ),
    made(
        "geometry.from_polar",
        "from_polar polar_to_cartesian point_from_angle",
        "radius: float; degrees: float",
        "tuple[float, float]",
        """
        Convert polar coordinates, {radius} and an angle in {degrees}, to (x, y), rounded to 2 decimals.
        polar to cartesian
        Return radius * cos and radius * sin of the angle, to two decimals.
        Going that far in a direction measured from the x axis, where does one arrive?
        Given length and angle of a vector, compute its components.
        Returns a tuple of floats, zeros without a minus sign.
        """,
        """
        angle = math.radians(degrees)
        return (round(radius * math.cos(angle), 2) + 0.0, round(radius * math.sin(angle), 2) + 0.0)
        ---
        point = cmath.rect(radius, math.radians(degrees))
        return (round(point.real, 2) + 0.0, round(point.imag, 2) + 0.0)
        """,
        lambda r: (r.randint(0, 20) / 2, r.choice((0, 30, 45, 60, 90, 135, 180, 270, 300)) * 1.0),
        ("import cmath", "import math"),
    ),
    made(
        "geometry.normalize_angle",
        "normalize_angle wrap_angle angle_0_to_360",
        "degrees: int",
        "int",
        """
        Bring an angle in {degrees} into the range from 0 up to but not including 360.
        normalize an angle
        Return the angle that points in the same direction, at least 0 and below 360.
        -90 becomes 270 and 725 becomes 5: wrap any number of degrees around the circle.
        Drop full turns from a rotation, also from negative ones.
        Returns an equivalent non-negative angle of less than a full turn.
        """,
        """
        return degrees % 360
        ---
        while degrees < 0:
            degrees += 360
        while degrees >= 360:
            degrees -= 360
        return degrees
        ---
        return degrees - 360 * (degrees // 360)
        """,
        lambda r: (r.choice((0, 360, -90, 725, r.randint(-1000, 1000), r.randint(0, 359))),),
    ),
    made(
        "geometry.compass_name",
        "compass_direction compass_name degrees_to_compass",
        "degrees: int",
        "str",
        """
        Name the nearest of the eight compass directions for {degrees}: 0 is "N", 90 "E", 180 "S", 270 "W".
        degrees to compass direction (N, NE, E, ...)
        Return N, NE, E, SE, S, SW, W or NW, each for 45 degrees around its center; from 337.5 on it is N.
        From which direction does the wind come if the angle clockwise from north is given?
        Turn a course from 0 to 359 into letters.
        Returns one or two capitals.
        """,
        """
        names = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
        return names[int((degrees + 22.5) // 45) % 8]
        ---
        limit = 22.5
        for name in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"):
            if degrees < limit:
                return name
            limit += 45
        return "N"
        """,
        lambda r: (r.choice((0, 22, 23, 45, 90, 180, 270, 338, 359, r.randint(0, 359), r.randint(0, 359))),),
    ),
    made(
        "geometry.opposite_heading",
        "opposite_heading reverse_bearing back_bearing",
        "degrees: int",
        "int",
        """
        Return the course opposite to {degrees}, from 0 to 359.
        reverse a compass bearing
        Add half a turn to a heading and wrap it at 360.
        Given a direction from 0 to 359, which angle leads straight back?
        Turn around: what does the compass show then?
        Returns an int, 180 for 0.
        """,
        """
        return (degrees + 180) % 360
        ---
        return degrees + 180 if degrees < 180 else degrees - 180
        """,
        lambda r: (r.choice((0, 90, 180, 270, r.randint(0, 359))),),
    ),
    made(
        "geometry.rectangle_corners",
        "rectangle_corners corners_of_rectangle box_corners",
        "left: int; bottom: int; width: int; height: int",
        "list[tuple[int, int]]",
        """
        List the four corners of a rectangle, counterclockwise from the lower left one at ({left}, {bottom}).
        corner points of a rectangle
        Return lower left, lower right, upper right and upper left corner for the given {width} and {height}.
        Given position and size of a box with y pointing up, compute its vertices.
        Walk around a rectangle against the clock and note the corners.
        Returns a list of four tuples.
        """,
        """
        right, top = left + width, bottom + height
        return [(left, bottom), (right, bottom), (right, top), (left, top)]
        ---
        steps = ((0, 0), (1, 0), (1, 1), (0, 1))
        return [(left + dx * width, bottom + dy * height) for dx, dy in steps]
        """,
        lambda r: (r.randint(-5, 5), r.randint(-5, 5), r.randint(1, 9), r.randint(1, 9)),
    ),
    made(
        "geometry.overlap_area",
        "overlap_area shared_area intersection_area",
        "a: tuple[int, int, int, int]; b: tuple[int, int, int, int]",
        "int",
        """
        Area shared by the rectangles {a} and {b}, each (left, bottom, right, top); 0 without overlap.
        overlap area of two rectangles
        Return width times height of the intersection of two axis-parallel rectangles.
        How much of one sheet is covered by the other?
        Given two boxes by their edges, compute the size of what they share; touching does not count.
        Returns the number of square units that both cover.
        """,
        """
        width = min(a[2], b[2]) - max(a[0], b[0])
        height = min(a[3], b[3]) - max(a[1], b[1])
        return max(width, 0) * max(height, 0)
        ---
        left, bottom = max(a[0], b[0]), max(a[1], b[1])
        right, top = min(a[2], b[2]), min(a[3], b[3])
        if left >= right or bottom >= top:
            return 0
        return (right - left) * (top - bottom)
        ---
        cells = 0
        for x in range(a[0], a[2]):
            for y in range(a[1], a[3]):
                if b[0] <= x < b[2] and b[1] <= y < b[3]:
                    cells += 1
        return cells
        """,
        lambda r: (_rectangle(r), _rectangle(r)),
    ),
    made(
        "geometry.union_area",
        "union_area_of_rectangles total_covered_area combined_area",
        "a: tuple[int, int, int, int]; b: tuple[int, int, int, int]",
        "int",
        """
        Area covered by the rectangles {a} and {b}, each (left, bottom, right, top); the overlap counts once.
        area of the union of two rectangles
        Return both areas added, minus the area that they share.
        Two carpets lie on the floor: how much of it do they hide?
        Given two axis-parallel boxes, compute the total surface without counting any spot twice.
        Returns the number of square units that at least one covers.
        """,
        """
        width = max(0, min(a[2], b[2]) - max(a[0], b[0]))
        height = max(0, min(a[3], b[3]) - max(a[1], b[1]))
        total = sum((box[2] - box[0]) * (box[3] - box[1]) for box in (a, b))
        return total - width * height
        ---
        cells = set()
        for left, bottom, right, top in (a, b):
            cells |= {(x, y) for x in range(left, right) for y in range(bottom, top)}
        return len(cells)
        """,
        lambda r: (_rectangle(r), _rectangle(r)),
    ),
    made(
        "geometry.rectangle_contains",
        "rectangle_contains_rectangle fits_inside_rectangle box_inside_box",
        "outer: tuple[int, int, int, int]; inner: tuple[int, int, int, int]",
        "bool",
        """
        Does rectangle {outer} contain {inner}? Both are (left, bottom, right, top); edges may touch.
        rectangle inside a rectangle
        Return True if no part of {inner} lies outside of {outer}.
        Given two boxes in fixed places, is one fully within the other?
        Compare all four edges of two axis-parallel rectangles.
        Returns a bool, True for equal rectangles.
        """,
        """
        return (
            outer[0] <= inner[0]
            and outer[1] <= inner[1]
            and inner[2] <= outer[2]
            and inner[3] <= outer[3]
        )
        ---
        left, bottom, right, top = inner
        inside_x = outer[0] <= left and right <= outer[2]
        inside_y = outer[1] <= bottom and top <= outer[3]
        return inside_x and inside_y
        """,
        lambda r: (
            (_rectangle(r), _rectangle(r))
            if r.random() < 0.4
            else ((0, 0, r.randint(4, 8), r.randint(4, 8)), _rectangle(r, 2))
        ),
    ),
    made(
        "geometry.fits_in_box",
        "box_fits_in_box fits_in_box package_fits",
        "package: tuple[int, int, int]; box: tuple[int, int, int]",
        "bool",
        """
        Does the {package} fit into the {box} when it may be turned? Both are three edge lengths.
        does one box fit in another with rotation
        Return True if the sorted edges of {package} are not larger than the sorted edges of {box}.
        Given the sizes of a parcel and of a carton, is there a way to put it in, edges parallel?
        Equal lengths are fine.
        Returns whether shipping it in that carton works.
        """,
        """
        return all(a <= b for a, b in zip(sorted(package), sorted(box)))
        ---
        return any(
            all(a <= b for a, b in zip(turned, box)) for turned in itertools.permutations(package)
        )
        ---
        small, large = sorted(package), sorted(box)
        return small[0] <= large[0] and small[1] <= large[1] and small[2] <= large[2]
        """,
        lambda r: (
            (r.randint(1, 7), r.randint(1, 7), r.randint(1, 7)),
            (r.randint(3, 9), r.randint(3, 9), r.randint(2, 9)),
        ),
        "import itertools",
    ),
    made(
        "geometry.in_circle",
        "in_circle point_in_circle is_inside_circle",
        "point: tuple[int, int]; center: tuple[int, int]; radius: int",
        "bool",
        """
        Is {point} inside the circle around {center} with {radius}, or on its border?
        point inside a circle
        Return True if the distance from {point} to {center} is at most {radius}.
        Did the dart hit the round target? The edge counts.
        Given a position, a middle and a range, is the position within reach?
        Returns False for points farther from the middle than the radius.
        """,
        """
        dx, dy = point[0] - center[0], point[1] - center[1]
        return dx * dx + dy * dy <= radius * radius
        ---
        return math.dist(point, center) <= radius
        """,
        lambda r: (_point(r, -4, 6), _point(r, -2, 3), r.choice((0, 5, r.randint(1, 8)))),
        "import math",
    ),
    made(
        "geometry.circle_in_circle",
        "circle_in_circle circle_contains_circle inside_larger_circle",
        "inner: tuple[int, int, int]; outer: tuple[int, int, int]",
        "bool",
        """
        Does the circle {inner} lie completely in {outer}? Both are (x, y, radius); touching is fine.
        circle inside a circle
        Return True if center distance plus the radius of {inner} is at most the radius of {outer}.
        Given two discs, is the first fully covered by the second?
        Check if one round area contains another.
        Returns False if the smaller disc sticks out anywhere.
        """,
        """
        distance = math.hypot(inner[0] - outer[0], inner[1] - outer[1])
        return distance + inner[2] <= outer[2]
        ---
        spare = outer[2] - inner[2]
        square = (inner[0] - outer[0]) ** 2 + (inner[1] - outer[1]) ** 2
        return spare >= 0 and square <= spare * spare
        """,
        lambda r: (
            (r.randint(-2, 3), r.randint(-2, 3), r.randint(0, 4)),
            (r.randint(-2, 3), r.randint(-2, 3), r.randint(1, 8)),
        ),
        "import math",
    ),
    made(
        "geometry.circle_rectangle",
        "circle_hits_rectangle circle_rectangle_collision disc_touches_box",
        "circle: tuple[int, int, int]; box: tuple[int, int, int, int]",
        "bool",
        """
        Does the {circle} (x, y, radius) touch or overlap the {box} (left, bottom, right, top)?
        circle rectangle collision
        Return True if the point of {box} nearest to the center is at most the radius away.
        Collision test of a ball and a wall in a game: do they hit each other?
        Clamp the center to the rectangle and measure the distance.
        Returns a bool, True also if one is inside the other.
        """,
        """
        x, y, radius = circle
        left, bottom, right, top = box
        near_x = max(left, min(x, right))
        near_y = max(bottom, min(y, top))
        return (x - near_x) ** 2 + (y - near_y) ** 2 <= radius**2
        ---
        x, y, radius = circle
        dx = max(box[0] - x, 0, x - box[2])
        dy = max(box[1] - y, 0, y - box[3])
        return dx * dx + dy * dy <= radius * radius
        """,
        lambda r: ((r.randint(-4, 10), r.randint(-4, 10), r.randint(1, 4)), _rectangle(r)),
    ),
    made(
        "geometry.polygon_perimeter",
        "polygon_perimeter closed_path_length fence_length",
        "corners: list[tuple[int, int]]",
        "float",
        """
        Perimeter of the polygon with these {corners} in order, rounded to 2 decimals.
        perimeter from coordinates
        Return the total length of all sides, the one from the last corner back to the first included.
        How long is a fence around the plot whose corner points are listed?
        Given the vertices of a closed figure, add up its edges; fewer than two points give 0.0.
        Returns the length around the outline.
        """,
        """
        total = sum(math.dist(corners[i - 1], corners[i]) for i in range(len(corners)))
        return round(float(total), 2)
        ---
        length = 0.0
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
            length += math.hypot(x2 - x1, y2 - y1)
        return round(length, 2)
        """,
        lambda r: (_polygon(r) if r.random() < 0.8 else _points(r, 0, 2),),
        "import math",
    ),
    made(
        "geometry.is_convex",
        "is_convex convex_polygon has_no_dents",
        "corners: list[tuple[int, int]]",
        "bool",
        """
        Is the polygon with these {corners} in order convex: does it bend in one direction only?
        convex polygon test
        Return True if all turns at the {corners} go to the same side; straight ones do not matter.
        Given the vertices of a simple polygon, has it no dent?
        Check the sign of the cross product at every corner.
        Returns a bool; triangles are always convex.
        """,
        """
        n = len(corners)
        signs = set()
        for i in range(n):
            (ax, ay), (bx, by), (cx, cy) = corners[i - 2], corners[i - 1], corners[i]
            cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
            if cross != 0:
                signs.add(cross > 0)
        return len(signs) < 2
        ---
        turns = []
        for a, b, c in zip(corners, corners[1:] + corners[:1], corners[2:] + corners[:2]):
            turns.append((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]))
        return min(turns) >= 0 or max(turns) <= 0
        """,
        lambda r: (_polygon(r),),
    ),
    made(
        "geometry.in_polygon",
        "in_polygon point_in_polygon is_inside_polygon",
        "point: tuple[float, float]; corners: list[tuple[int, int]]",
        "bool",
        """
        Is {point} inside the polygon with these {corners} in order? The point is not on the border.
        point in polygon (ray casting)
        Return True if a ray from {point} to the right crosses the border an odd number of times.
        Given the vertices of an area and a position, is the position within the area?
        Count how often a horizontal line from the place meets an edge.
        Returns False if the position is outside of the area.
        """,
        """
        x, y = point
        inside = False
        for i in range(len(corners)):
            (x1, y1), (x2, y2) = corners[i - 1], corners[i]
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                inside = not inside
        return inside
        ---
        x, y = point
        crossings = 0
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]]):
            if min(y1, y2) <= y < max(y1, y2):
                crossing_x = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
                if crossing_x > x:
                    crossings += 1
        return crossings % 2 == 1
        """,
        lambda r: (
            (r.randint(0, 4) + 0.5, r.randint(0, 3) + 0.25),
            r.choice(
                (
                    [(0, 0), (4, 0), (4, 4)],
                    [(0, 0), (5, 0), (5, 3), (0, 3)],
                    [(1, 1), (r.randint(4, 7), 1), (r.randint(1, 5), 5)],
                )
            ),
        ),
    ),
    made(
        "geometry.convex_hull",
        "convex_hull hull_corners outer_points",
        "points: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Return the corners of the convex hull of {points}, sorted; points inside or on an edge are left out.
        convex hull
        Which of {points} are corners of the smallest convex area with all of them? Sort by x, then y.
        Stretch a rubber band around nails: at which ones does it bend?
        Given at least three points that are not on one line, find the outermost ones.
        Returns a sorted list of tuples.
        """,
        """
        ordered = sorted(set(points))
        corners = set()
        for sequence in (ordered, ordered[::-1]):
            chain: list[tuple[int, int]] = []
            for x, y in sequence:
                while len(chain) > 1:
                    (ax, ay), (bx, by) = chain[-2], chain[-1]
                    if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                        break
                    chain.pop()
                chain.append((x, y))
            corners.update(chain)
        return sorted(corners)
        ---
        start = min(points)
        hull = [start]
        while True:
            ax, ay = hull[-1]
            best = next(p for p in points if p != hull[-1])
            for p in points:
                cross = (best[0] - ax) * (p[1] - ay) - (best[1] - ay) * (p[0] - ax)
                farther = math.dist(p, hull[-1]) > math.dist(best, hull[-1])
                if cross < 0 or (cross == 0 and farther):
                    best = p
            if best == start:
                return sorted(hull)
            hull.append(best)
        """,
        lambda r: (
            [
                (0, 0),
                (r.randint(3, 6), r.randint(-1, 1)),
                (r.randint(0, 3), r.randint(3, 6)),
                *_points(r, 0, 2),
            ],
        ),
        "import math",
    ),
    made(
        "geometry.farthest_distance",
        "farthest_distance largest_distance max_pairwise_distance",
        "points: list[tuple[int, int]]",
        "float",
        """
        Return the largest distance between two of {points}, rounded to 2 decimals; 0.0 for fewer than two.
        farthest pair of points
        How far apart are the two of {points} that are most distant from each other?
        Given places on a map, compute the diameter of the set, to two decimals.
        Compare every pair and keep the longest straight line.
        Returns the distance of the most remote pair.
        """,
        """
        return round(max((math.dist(p, q) for p in points for q in points), default=0.0), 2)
        ---
        longest = 0.0
        for i in range(len(points)):
            for j in range(i):
                longest = max(longest, math.dist(points[i], points[j]))
        return round(longest, 2)
        ---
        pairs = itertools.combinations(points, 2)
        return round(max((math.hypot(a - c, b - d) for (a, b), (c, d) in pairs), default=0.0), 2)
        """,
        lambda r: (_points(r, 0, 4),),
        ("import itertools", "import math"),
    ),
    made(
        "geometry.closest_pair",
        "closest_pair nearest_two_points closest_two",
        "points: list[tuple[int, int]]",
        "tuple[tuple[int, int], tuple[int, int]] | None",
        """
        Return the two of {points} that are nearest to each other, the first such pair; None if impossible.
        closest pair of points
        Which two points have the smallest distance? Ties go to the earliest pair; None without two points.
        Given locations, find the two neighbors that lie closest together.
        Compare all pairs by their distance in the plane.
        Returns a tuple of two points or None.
        """,
        """
        pairs = itertools.combinations(points, 2)
        return min(pairs, key=lambda pair: math.dist(*pair), default=None)
        ---
        best = None
        best_square = 0
        for i in range(len(points)):
            for j in range(i + 1, len(points)):
                (a, b), (c, d) = points[i], points[j]
                square = (a - c) ** 2 + (b - d) ** 2
                if best is None or square < best_square:
                    best, best_square = (points[i], points[j]), square
        return best
        """,
        lambda r: (_points(r, 0, 4),),
        ("import itertools", "import math"),
    ),
    made(
        "geometry.by_distance_to_origin",
        "sort_by_distance_to_origin nearest_first k_closest_order",
        "points: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Sort {points} by their distance from (0, 0), nearest first; equally far ones keep their order.
        sort points by distance from the origin
        Return the points ordered by x² + y².
        Given coordinates, arrange them from the center outwards.
        Which points are nearest to the middle of the coordinate system? List all, closest first.
        Returns a reordered copy of the list of points.
        """,
        """
        return sorted(points, key=lambda p: p[0] ** 2 + p[1] ** 2)
        ---
        result: list[tuple[int, int]] = []
        for x, y in points:
            i = len(result)
            while i > 0 and result[i - 1][0] ** 2 + result[i - 1][1] ** 2 > x * x + y * y:
                i -= 1
            result.insert(i, (x, y))
        return result
        ---
        return sorted(points, key=lambda p: math.dist(p, (0, 0)))
        """,
        lambda r: (_points(r, 0, 4),),
        "import math",
    ),
    made(
        "geometry.unit_vector",
        "unit_vector normalize_vector to_unit_length",
        "vector: list[int]",
        "list[float]",
        """
        Scale {vector} to length 1, components rounded to 3 decimals; a zero vector gives zeros.
        normalize a vector
        Return {vector} divided by its length, to three decimals.
        Keep the direction of an arrow but make it one unit long.
        Given a list of numbers, divide each by the root of the sum of squares; nothing but zeros stays 0.0.
        Returns a vector of the same direction with norm one.
        """,
        """
        length = math.hypot(*vector)
        if length == 0:
            return [0.0 for _ in vector]
        return [round(x / length, 3) for x in vector]
        ---
        norm = math.sqrt(sum(x * x for x in vector)) or 1.0
        return [round(x / norm, 3) for x in vector]
        """,
        lambda r: (r.choice(([0, 0], [3, 4], [0, -5], draw.ints(r, 1, 3, -9, 9))),),
        "import math",
    ),
    made(
        "geometry.angle_between",
        "angle_between vector_angle angle_of_vectors",
        "a: tuple[int, int]; b: tuple[int, int]",
        "float",
        """
        Angle between the vectors {a} and {b} in degrees from 0 to 180, rounded to 1 decimal; neither is zero.
        angle between two vectors
        Return the smaller angle between both directions, to one decimal.
        How far must one arrow be turned to point where the other does?
        Given two vectors in the plane, compute the angle enclosed by them.
        Returns the enclosed angle in degrees.
        """,
        """
        dot = a[0] * b[0] + a[1] * b[1]
        cross = a[0] * b[1] - a[1] * b[0]
        return round(math.degrees(math.atan2(abs(cross), dot)), 1)
        ---
        cosine = (a[0] * b[0] + a[1] * b[1]) / (math.hypot(*a) * math.hypot(*b))
        return round(math.degrees(math.acos(max(-1.0, min(1.0, cosine)))), 1)
        """,
        lambda r: (
            (r.randint(1, 9), r.randint(-6, 9)),
            r.choice(((r.randint(-6, 9), r.randint(1, 9)), (0, 3), (-2, 0))),
        ),
        "import math",
    ),
    made(
        "geometry.inverse_2x2",
        "inverse_2x2 invert_matrix matrix_inverse",
        "matrix: list[list[int]]",
        "list[list[float]] | None",
        """
        Invert the 2 by 2 {matrix}, numbers rounded to 2 decimals; None if it has no inverse.
        inverse of a 2x2 matrix
        Return [[d, -b], [-c, a]] divided by ad - bc for [[a, b], [c, d]], to two decimals.
        Given two rows of two numbers, find the matrix that undoes it; a determinant of 0 gives None.
        Swap the diagonal, change the signs of the others, divide by the determinant.
        Returns nested lists of floats, or None for a singular matrix.
        """,
        """
        (a, b), (c, d) = matrix
        determinant = a * d - b * c
        if determinant == 0:
            return None
        rows = [[d, -b], [-c, a]]
        return [[round(x / determinant, 2) + 0.0 for x in row] for row in rows]
        ---
        a, b = matrix[0]
        c, d = matrix[1]
        det = a * d - b * c
        if not det:
            return None
        first = [round(d / det, 2) + 0.0, round(-b / det, 2) + 0.0]
        return [first, [round(-c / det, 2) + 0.0, round(a / det, 2) + 0.0]]
        """,
        lambda r: (r.choice(([[1, 2], [2, 4]], _square(r, 2, 2), _square(r, 2, 2), _square(r, 2, 2))),),
    ),
    made(
        "geometry.solve_2x2",
        "solve_two_equations solve_2x2 cramer_two_unknowns",
        "first: tuple[int, int, int]; second: tuple[int, int, int]",
        "tuple[float, float] | None",
        """
        Solve the equations {first} and {second}, each (a, b, c) for a*x + b*y = c; round to 2 decimals.
        system of two linear equations (Cramer's rule)
        Return (x, y) that satisfies both, to two decimals, or None if there is not exactly one solution.
        Given two linear equations with two unknowns, compute the unknowns.
        Where do both conditions hold at once? Parallel or equal lines have no single answer: None.
        Returns a tuple with x and y, or None.
        """,
        """
        a, b, c = first
        d, e, f = second
        determinant = a * e - b * d
        if determinant == 0:
            return None
        x = (c * e - b * f) / determinant
        y = (a * f - c * d) / determinant
        return (round(x, 2) + 0.0, round(y, 2) + 0.0)
        ---
        (a1, b1, c1), (a2, b2, c2) = first, second
        det = a1 * b2 - a2 * b1
        if not det:
            return None
        return (round((c1 * b2 - c2 * b1) / det, 2) + 0.0, round((a1 * c2 - a2 * c1) / det, 2) + 0.0)
        """,
        lambda r: (
            (r.randint(-3, 6), r.randint(-3, 6), r.randint(-9, 12)),
            r.choice(((r.randint(-3, 6), r.randint(-3, 6), r.randint(-9, 12)), (2, 2, 4))),
        ),
    ),
    made(
        "geometry.matrix_power",
        "matrix_power power_of_matrix raise_matrix",
        "matrix: list[list[int]]; exponent: int",
        "list[list[int]]",
        """
        Multiply the square {matrix} by itself: return it to the power {exponent}, which is at least 0.
        matrix power
        Return {matrix} ** {exponent} in the sense of matrix multiplication; power 0 is the identity.
        Given a square table of numbers, apply it that many times.
        Repeated matrix product of a matrix with itself.
        Returns nested lists of the same size.
        """,
        """
        n = len(matrix)
        result = [[int(i == j) for j in range(n)] for i in range(n)]
        for _ in range(exponent):
            result = [[sum(row[k] * matrix[k][j] for k in range(n)) for j in range(n)] for row in result]
        return result
        ---
        size = range(len(matrix))
        if exponent == 0:
            return [[1 if i == j else 0 for j in size] for i in size]
        half = matrix_power(matrix, exponent // 2)
        square = [[sum(half[i][k] * half[k][j] for k in size) for j in size] for i in size]
        if exponent % 2 == 0:
            return square
        return [[sum(square[i][k] * matrix[k][j] for k in size) for j in size] for i in size]
        """,
        lambda r: (_square(r, 1, 2, -2, 4), r.randint(0, 4)),
    ),
    made(
        "geometry.elementwise_product",
        "elementwise_product hadamard_product multiply_cells",
        "a: list[list[int]]; b: list[list[int]]",
        "list[list[int]]",
        """
        Multiply the matrices {a} and {b} cell by cell; they have the same size.
        hadamard (element-wise) product
        Return a matrix whose cells are the products of the cells in the same places.
        Not the matrix product: just multiply numbers that stand at equal positions.
        Given two tables of equal shape, combine them by multiplication.
        Returns nested lists of the shape of {a}.
        """,
        """
        return [[x * y for x, y in zip(row_a, row_b)] for row_a, row_b in zip(a, b)]
        ---
        result = []
        for i in range(len(a)):
            row = []
            for j in range(len(a[i])):
                row.append(a[i][j] * b[i][j])
            result.append(row)
        return result
        ---
        return [list(map(operator.mul, *rows)) for rows in zip(a, b)]
        """,
        _two_alike,
        "import operator",
    ),
    made(
        "geometry.minor_matrix",
        "minor_matrix without_row_and_column remove_row_and_column",
        "matrix: list[list[int]]; row: int; column: int",
        "list[list[int]]",
        """
        Return {matrix} without the row with index {row} and the column with index {column}.
        minor of a matrix
        Delete one line across and one down; indices are counted from 0 and the original is not changed.
        Given a table, leave out the given row and column, as for expanding a determinant.
        What is left when everything in line with one cell is struck out?
        Returns a smaller nested list.
        """,
        """
        rest = matrix[:row] + matrix[row + 1 :]
        return [line[:column] + line[column + 1 :] for line in rest]
        ---
        result = []
        for i, line in enumerate(matrix):
            if i != row:
                result.append([value for j, value in enumerate(line) if j != column])
        return result
        """,
        lambda r: (lambda m: (m, r.randrange(len(m)), r.randrange(len(m[0]))))(
            draw.matrix(r, r.randint(1, 3), 3)
        ),
    ),
    made(
        "geometry.is_upper_triangular",
        "is_upper_triangular upper_triangular zeros_below_diagonal",
        "matrix: list[list[int]]",
        "bool",
        """
        Are all numbers below the main diagonal of the square {matrix} zero?
        upper triangular matrix
        Return True if matrix[i][j] is 0 whenever i is greater than j.
        Given a square table, is its lower left part empty, that is nothing but zeros?
        Check the shape that Gaussian elimination aims at.
        Returns whether {matrix} is upper triangular.
        """,
        """
        return all(matrix[i][j] == 0 for i in range(len(matrix)) for j in range(i))
        ---
        for i, row in enumerate(matrix):
            if any(row[:i]):
                return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    [[1, 2], [0, 3]],
                    [[1, 2, 3], [0, 4, 5], [0, 0, 6]],
                    [[1, 0], [2, 3]],
                    _square(r, 1, 3, 0, 2),
                    [[r.randint(0, 9), r.randint(0, 9)], [0, r.randint(0, 9)]],
                )
            ),
        ),
    ),
    made(
        "geometry.is_diagonal",
        "is_diagonal_matrix diagonal_matrix_check only_diagonal",
        "matrix: list[list[int]]",
        "bool",
        """
        Has the square {matrix} only zeros outside of its main diagonal?
        diagonal matrix
        Return True if every cell whose row and column differ is 0; the diagonal may hold anything.
        Given a square table, is everything off the diagonal empty?
        Check that no number but those from top left to bottom right is different from zero.
        Returns whether it is a diagonal matrix.
        """,
        """
        return all(value == 0 for i, row in enumerate(matrix) for j, value in enumerate(row) if i != j)
        ---
        n = len(matrix)
        for i in range(n):
            for j in range(n):
                if i != j and matrix[i][j] != 0:
                    return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    [[1, 0], [0, 3]],
                    [[r.randint(0, 9), 0], [0, 5]],
                    [[1, 0, 0], [0, 0, 0], [0, 0, 6]],
                    [[1, 0], [2, 3]],
                    _square(r, 1, 2, 0, 1),
                    [[4]],
                )
            ),
        ),
    ),
    made(
        "geometry.diagonal_difference",
        "diagonal_difference difference_of_diagonals diagonals_gap",
        "matrix: list[list[int]]",
        "int",
        """
        Absolute difference of the sums of the two diagonals of the square {matrix}.
        diagonal difference
        Return |main diagonal - other diagonal| for a square table.
        Add the numbers from top left to bottom right, those from top right to bottom left, and compare.
        Given a square of numbers, by how much do its diagonals differ in total?
        Returns an int that is not negative.
        """,
        """
        n = len(matrix)
        down = sum(matrix[i][i] for i in range(n))
        up = sum(matrix[i][n - 1 - i] for i in range(n))
        return abs(down - up)
        ---
        difference = 0
        for i, row in enumerate(matrix):
            difference += row[i] - row[-1 - i]
        return abs(difference)
        """,
        lambda r: (_square(r, 1, 3),),
    ),
    made(
        "geometry.hourglass",
        "max_hourglass best_hourglass_sum largest_hourglass",
        "grid: list[list[int]]",
        "int",
        """
        Return the largest hourglass sum in {grid}: three cells, the one below their middle, three below it.
        hourglass sum
        For every 3 by 3 part add its top row, its center and its bottom row; return the largest total.
        Given at least three rows and columns, find the best I-shaped group of seven numbers.
        Slide an hourglass pattern over the table and take the maximum.
        Returns the best total of an hourglass shape.
        """,
        """
        best = None
        for i in range(len(grid) - 2):
            for j in range(len(grid[0]) - 2):
                total = sum(grid[i][j : j + 3]) + grid[i + 1][j + 1] + sum(grid[i + 2][j : j + 3])
                if best is None or total > best:
                    best = total
        return best
        ---
        def total(i: int, j: int) -> int:
            square = [grid[i + k // 3][j + k % 3] for k in range(9)]
            return sum(square) - square[3] - square[5]

        return max(total(i, j) for i in range(len(grid) - 2) for j in range(len(grid[0]) - 2))
        """,
        lambda r: (
            [[r.randint(-3, 9) for _ in range(r.choice((3,)))] for _ in range(3)]
            if r.random() < 0.7
            else [[r.randint(0, 9) for _ in range(4)] for _ in range(3)],
        ),
    ),
    made(
        "geometry.saddle_points",
        "saddle_points find_saddle_points row_max_column_min",
        "matrix: list[list[int]]",
        "list[tuple[int, int]]",
        """
        List the (row, column) of cells that are the largest of their row and the smallest of their column.
        saddle points
        Return the positions in {matrix} whose value is a maximum across and a minimum down; ties count.
        Which trees are the tallest in their row and the shortest in their column?
        Given a table of numbers, find such points in reading order, indices from 0.
        Returns a list of tuples, maybe empty.
        """,
        """
        columns = list(zip(*matrix))
        return [
            (i, j)
            for i, row in enumerate(matrix)
            for j, value in enumerate(row)
            if value == max(row) and value == min(columns[j])
        ]
        ---
        points = []
        for i in range(len(matrix)):
            for j in range(len(matrix[i])):
                column = [row[j] for row in matrix]
                if max(matrix[i]) <= matrix[i][j] <= min(column):
                    points.append((i, j))
        return points
        """,
        lambda r: (
            [[r.randint(1, 5) for _ in range(2)] for _ in range(r.randint(1, 3))]
            if r.random() < 0.6
            else [[r.randint(1, 4) for _ in range(3)] for _ in range(2)],
        ),
    ),
    made(
        "geometry.visible_from_left",
        "count_visible_from_left visible_from_left heights_seen_from_left",
        "rows: list[list[int]]",
        "int",
        """
        How many cells of {rows} can be seen from the left, higher than everything before them in their row?
        visible trees/buildings from one side
        Count the numbers that are larger than all numbers to their left in the same row.
        Looking along each row from the left, count the houses not hidden by one of at least the same height.
        Given heights in rows, how many are visible from that side?
        Returns an int; the first of each row is always visible.
        """,
        """
        count = 0
        for row in rows:
            highest = None
            for height in row:
                if highest is None or height > highest:
                    highest = height
                    count += 1
        return count
        ---
        return sum(all(h > k for k in row[:j]) for row in rows for j, h in enumerate(row))
        ---
        return sum(len(set(itertools.accumulate(row, max))) for row in rows)
        """,
        lambda r: ([[r.randint(0, 6) for _ in range(3)] for _ in range(r.randint(0, 3))],),
        "import itertools",
    ),
    made(
        "geometry.search_sorted_matrix",
        "search_sorted_matrix sorted_matrix_contains staircase_search",
        "matrix: list[list[int]]; target: int",
        "bool",
        """
        Is {target} in {matrix}, whose rows ascend to the right and whose columns ascend downwards?
        search in a row- and column-sorted matrix
        Return True if {target} occurs; start at the upper right and go left or down.
        Given a table that is sorted both ways, look a number up without reading every cell.
        Staircase search: drop a column when its head is too large, a row when its end is too small.
        Returns whether the number is there.
        """,
        """
        row, column = 0, len(matrix[0]) - 1
        while row < len(matrix) and column >= 0:
            value = matrix[row][column]
            if value == target:
                return True
            if value > target:
                column -= 1
            else:
                row += 1
        return False
        ---
        return any(target in row for row in matrix)
        ---
        for row in matrix:
            i = bisect.bisect_left(row, target)
            if i < len(row) and row[i] == target:
                return True
        return False
        """,
        _sorted_both_ways,
        "import bisect",
    ),
    made(
        "geometry.reshape",
        "reshape_matrix reshape change_shape",
        "matrix: list[list[int]]; rows: int; columns: int",
        "list[list[int]]",
        """
        Fill the numbers of {matrix}, read row by row, into {rows} rows and {columns} columns.
        reshape a matrix
        Return the new arrangement, or {matrix} unchanged if the number of cells does not agree.
        Given a table, bring it into another shape without changing the reading order.
        Like numpy's reshape, but an impossible shape gives back the original.
        Returns the cells in rows of the new width.
        """,
        """
        flat = [value for row in matrix for value in row]
        if len(flat) != rows * columns:
            return matrix
        return [flat[i * columns : (i + 1) * columns] for i in range(rows)]
        ---
        values = list(itertools.chain.from_iterable(matrix))
        if rows * columns != len(values):
            return matrix
        stream = iter(values)
        return [list(itertools.islice(stream, columns)) for _ in range(rows)]
        """,
        lambda r: (
            draw.matrix(r, r.choice((1, 2, 2, 3)), r.choice((2, 3))),
            r.choice((1, 2, 3)),
            r.choice((2, 3, 4, 6)),
        ),
        "import itertools",
    ),
    made(
        "geometry.pad_zeros",
        "pad_with_zeros zero_padding surround_with_zeros",
        "grid: list[list[int]]; width: int",
        "list[list[int]]",
        """
        Surround {grid} with {width} rows and columns of zeros on every side.
        zero padding of an image
        Return a larger table with the old one in its middle and 0 everywhere else.
        Given a matrix, add an empty margin of the given thickness.
        Width 0 changes nothing.
        Returns 2 * {width} rows and columns more than before.
        """,
        """
        columns = len(grid[0]) + 2 * width
        middle = [[0] * width + row + [0] * width for row in grid]
        return [[0] * columns for _ in range(width)] + middle + [[0] * columns for _ in range(width)]
        ---
        height, length = len(grid), len(grid[0])
        padded = [[0] * (length + 2 * width) for _ in range(height + 2 * width)]
        for i in range(height):
            for j in range(length):
                padded[i + width][j + width] = grid[i][j]
        return padded
        """,
        lambda r: (draw.matrix(r, r.randint(1, 2), r.randint(1, 2)), r.choice((0, 1, 1))),
    ),
    made(
        "geometry.swap_rows",
        "swap_rows exchange_rows swap_two_rows",
        "matrix: list[list[int]]; i: int; j: int",
        "list[list[int]]",
        """
        Return {matrix} with the rows {i} and {j} exchanged, counted from 0.
        swap two rows
        Make a copy in which row {i} and row {j} have changed places.
        Given a table, let two lines of it trade positions; the original stays as it is.
        An elementary row operation: interchange.
        Returns a new table; equal indices change nothing.
        """,
        """
        result = [list(row) for row in matrix]
        result[i], result[j] = result[j], result[i]
        return result
        ---
        order = list(range(len(matrix)))
        order[i], order[j] = j, i
        return [matrix[k][:] for k in order]
        """,
        lambda r: (lambda m: (m, r.randrange(len(m)), r.randrange(len(m))))(
            draw.matrix(r, r.randint(1, 3), r.randint(1, 3))
        ),
    ),
    made(
        "geometry.swap_columns",
        "swap_columns exchange_columns swap_two_columns",
        "matrix: list[list[int]]; i: int; j: int",
        "list[list[int]]",
        """
        Return {matrix} with the columns {i} and {j} exchanged, counted from 0.
        swap two columns
        Make a copy in which in every row the items {i} and {j} have changed places.
        Given a table, let two of its columns trade positions; the original stays as it is.
        Interchange two vertical lines of numbers.
        Returns a new table with the same rows otherwise.
        """,
        """
        result = [list(row) for row in matrix]
        for row in result:
            row[i], row[j] = row[j], row[i]
        return result
        ---
        order = list(range(len(matrix[0])))
        order[i], order[j] = j, i
        return [[row[k] for k in order] for row in matrix]
        """,
        lambda r: (lambda m: (m, r.randrange(len(m[0])), r.randrange(len(m[0]))))(
            draw.matrix(r, r.randint(1, 3), r.randint(1, 3))
        ),
    ),
    made(
        "geometry.most_ones_row",
        "row_with_most_ones most_ones_row fullest_row",
        "rows: list[list[int]]",
        "int",
        """
        Index of the row of zeros and ones in {rows} with the most ones, the first on a tie; -1 without ones.
        row with the maximum number of 1s
        Return which row contains the most 1s, counted from 0, or -1 if all cells are 0.
        Given a table of binary digits, find its fullest line.
        The earliest of equally full rows wins.
        Returns a row index or -1.
        """,
        """
        best, most = -1, 0
        for i, row in enumerate(rows):
            if sum(row) > most:
                best, most = i, sum(row)
        return best
        ---
        counts = [row.count(1) for row in rows]
        if not any(counts):
            return -1
        return counts.index(max(counts))
        """,
        lambda r: ([[r.choice((0, 0, 1)) for _ in range(3)] for _ in range(r.randint(0, 4))],),
    ),
    made(
        "geometry.lower_triangle",
        "lower_triangle keep_below_diagonal zero_above_diagonal",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        Set everything above the main diagonal of the square {matrix} to 0.
        lower triangular part
        Return a copy in which only the diagonal and the cells below it are kept, others become 0.
        Given a square table, blank out the upper right part.
        Like numpy's tril.
        Returns a nested list of equal size.
        """,
        """
        return [[v if j <= i else 0 for j, v in enumerate(row)] for i, row in enumerate(matrix)]
        ---
        result = []
        for i, row in enumerate(matrix):
            result.append(row[: i + 1] + [0] * (len(row) - i - 1))
        return result
        """,
        lambda r: (_square(r, 1, 3),),
    ),
    made(
        "geometry.swap_corners",
        "swap_corners exchange_opposite_corners flip_corners",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        Swap each corner of {grid} with the one diagonally opposite.
        exchange opposite corners of a table
        Return a copy in which each corner and the one across the middle have changed places.
        Given a rectangle of at least two rows and columns, turn its four corners by half a turn.
        All cells that are not corners stay where they are.
        Returns the table with point-reflected corners.
        """,
        """
        result = [row[:] for row in grid]
        result[0][0], result[-1][-1] = grid[-1][-1], grid[0][0]
        result[0][-1], result[-1][0] = grid[-1][0], grid[0][-1]
        return result
        ---
        result = [list(row) for row in grid]
        for i in (0, -1):
            for j in (0, -1):
                result[i][j] = grid[-1 - i][-1 - j]
        return result
        """,
        lambda r: (draw.matrix(r, r.randint(2, 3), r.randint(2, 3)),),
    ),
    made(
        "geometry.column_major",
        "column_by_column flatten_by_columns read_by_columns",
        "matrix: list[list[int]]",
        "list[int]",
        """
        List the numbers of {matrix} column by column, each from top to bottom.
        flatten in column-major order
        Return all cells in one list, first the whole first column, then the second, and so on.
        Read a table downwards instead of across.
        Given rows of equal length, collect the values the way Fortran stores them.
        Returns a flat list.
        """,
        """
        return [row[j] for j in range(len(matrix[0])) for row in matrix]
        ---
        return [value for column in zip(*matrix) for value in column]
        ---
        result = []
        for j in range(len(matrix[0])):
            for i in range(len(matrix)):
                result.append(matrix[i][j])
        return result
        """,
        lambda r: (draw.matrix(r, r.randint(1, 3), r.randint(1, 4)),),
    ),
    made(
        "geometry.shift_grid",
        "shift_grid rotate_grid_values roll_grid",
        "grid: list[list[int]]; steps: int",
        "list[list[int]]",
        """
        Move every number of {grid} {steps} cells on in reading order; the end flows into the start.
        shift a 2d grid
        Return {grid} after shifting all cells to the right, row ends flowing into the next row.
        Given a table, roll its contents as if all rows were one long ring.
        The shape does not change; as many steps as cells give the same table.
        Returns the rolled table.
        """,
        """
        flat = [value for row in grid for value in row]
        k = steps % len(flat)
        flat = flat[len(flat) - k :] + flat[: len(flat) - k]
        width = len(grid[0])
        return [flat[i : i + width] for i in range(0, len(flat), width)]
        ---
        rows, columns = len(grid), len(grid[0])
        result = [[0] * columns for _ in range(rows)]
        for i in range(rows):
            for j in range(columns):
                place = (i * columns + j + steps) % (rows * columns)
                result[place // columns][place % columns] = grid[i][j]
        return result
        """,
        lambda r: (draw.matrix(r, r.randint(1, 3), r.randint(1, 3)), r.randint(0, 10)),
    ),
    made(
        "geometry.island_perimeter",
        "island_perimeter shoreline_length perimeter_of_ones",
        "grid: list[list[int]]",
        "int",
        """
        Length of the border around all 1s in {grid}, each cell being a square of side 1.
        island perimeter
        Count the sides of land cells (1) that touch water (0) or the edge of {grid}.
        How long is the coast on a map of squares?
        Given a table of zeros and ones, add up the outline of the ones, holes included.
        Returns 4 for a single one.
        """,
        """
        total = 0
        for i, row in enumerate(grid):
            for j, cell in enumerate(row):
                if cell == 1:
                    total += 4
                    if i > 0 and grid[i - 1][j] == 1:
                        total -= 2
                    if j > 0 and row[j - 1] == 1:
                        total -= 2
        return total
        ---
        land = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell}
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        return sum((i + a, j + b) not in land for i, j in land for a, b in steps)
        """,
        lambda r: ([[r.choice((0, 1, 1)) for _ in range(3)] for _ in range(r.randint(1, 3))],),
    ),
    made(
        "geometry.largest_island",
        "largest_island biggest_area_of_ones max_island_area",
        "grid: list[list[int]]",
        "int",
        """
        Size of the largest group of 1s in {grid} that hang together by their sides; 0 without ones.
        max area of island
        Return how many cells the biggest island has; diagonal contact does not count.
        Given a map of zeros and ones, find the largest connected piece of land.
        Flood every region and keep the greatest number of cells.
        Returns the cell count of the biggest region.
        """,
        """
        land = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 1}
        best = 0
        while land:
            stack = [land.pop()]
            size = 0
            while stack:
                i, j = stack.pop()
                size += 1
                for cell in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if cell in land:
                        land.remove(cell)
                        stack.append(cell)
            best = max(best, size)
        return best
        ---
        seen: set[tuple[int, int]] = set()

        def area(i: int, j: int) -> int:
            inside = 0 <= i < len(grid) and 0 <= j < len(grid[0])
            if not inside or grid[i][j] == 0 or (i, j) in seen:
                return 0
            seen.add((i, j))
            return 1 + area(i + 1, j) + area(i - 1, j) + area(i, j + 1) + area(i, j - 1)

        return max(area(i, j) for i in range(len(grid)) for j in range(len(grid[0])))
        """,
        lambda r: ([[r.choice((0, 1)) for _ in range(3)] for _ in range(r.randint(1, 3))],),
    ),
    made(
        "geometry.largest_square_of_ones",
        "largest_square_of_ones maximal_square biggest_one_square",
        "grid: list[list[int]]",
        "int",
        """
        Area of the largest square of {grid} that consists of 1s only; 0 if there is none.
        maximal square
        Return the number of cells of the biggest square block full of ones.
        Given a table of zeros and ones, find the largest square without a zero.
        How many fields has the greatest square building ground on a map where 1 is free?
        Returns 0, 1, 4, 9 and so on.
        """,
        """
        best = 0
        sizes = [[0] * len(row) for row in grid]
        for i, row in enumerate(grid):
            for j, cell in enumerate(row):
                if cell == 1:
                    if i > 0 and j > 0:
                        sizes[i][j] = 1 + min(sizes[i - 1][j], sizes[i][j - 1], sizes[i - 1][j - 1])
                    else:
                        sizes[i][j] = 1
                    best = max(best, sizes[i][j])
        return best * best
        ---
        rows, columns = len(grid), len(grid[0])
        for size in range(min(rows, columns), 0, -1):
            for i in range(rows - size + 1):
                for j in range(columns - size + 1):
                    if all(all(row[j : j + size]) for row in grid[i : i + size]):
                        return size * size
        return 0
        """,
        lambda r: ([[r.choice((0, 1, 1, 1)) for _ in range(3)] for _ in range(r.randint(1, 3))],),
    ),
    made(
        "geometry.count_squares",
        "count_grid_squares squares_in_grid how_many_squares",
        "rows: int; columns: int",
        "int",
        """
        How many squares of all sizes are there in a grid of {rows} by {columns} cells?
        count squares on a board
        Return the number of squares whose sides lie on the lines of the grid; a chessboard has 204.
        Count the 1 by 1, 2 by 2, 3 by 3, ... squares in a rectangle of boxes.
        Given height and width in cells, how many square shapes can be found?
        Returns an int, 5 for 2 by 2.
        """,
        """
        return sum((rows - k) * (columns - k) for k in range(min(rows, columns)))
        ---
        total = 0
        size = 1
        while size <= rows and size <= columns:
            total += (rows - size + 1) * (columns - size + 1)
            size += 1
        return total
        """,
        lambda r: (r.randint(0, 10), r.randint(1, 10)),
    ),
    made(
        "geometry.count_rectangles",
        "count_grid_rectangles rectangles_in_grid how_many_rectangles",
        "rows: int; columns: int",
        "int",
        """
        How many rectangles are there in a grid of {rows} by {columns} cells, squares included?
        count rectangles in a grid
        Return the number of ways to choose two horizontal and two vertical lines of the grid.
        Given height and width in boxes, count all boxes and everything rectangular made of boxes.
        Squares count as rectangles, too; a single cell has one.
        Returns an int, 9 for 2 by 2.
        """,
        """
        return rows * (rows + 1) // 2 * (columns * (columns + 1) // 2)
        ---
        return math.comb(rows + 1, 2) * math.comb(columns + 1, 2)
        ---
        total = 0
        for height in range(1, rows + 1):
            for width in range(1, columns + 1):
                total += (rows - height + 1) * (columns - width + 1)
        return total
        """,
        lambda r: (r.randint(0, 9), r.randint(1, 9)),
        "import math",
    ),
    made(
        "geometry.lattice_points",
        "lattice_points_in_circle grid_points_in_circle gauss_circle",
        "radius: int",
        "int",
        """
        Count the points with whole coordinates whose distance from (0, 0) is at most {radius}.
        Gauss circle problem
        Return how many pairs (x, y) of integers satisfy x² + y² <= {radius}².
        How many crossings of graph paper lie inside a circle around one of them, border included?
        Given a radius, count grid points within it.
        Returns 1 for a radius of 0 and 5 for 1.
        """,
        """
        count = 0
        for x in range(-radius, radius + 1):
            for y in range(-radius, radius + 1):
                if x * x + y * y <= radius * radius:
                    count += 1
        return count
        ---
        return sum(2 * math.isqrt(radius**2 - x * x) + 1 for x in range(-radius, radius + 1))
        """,
        lambda r: (r.randint(0, 15),),
        "import math",
    ),
    made(
        "geometry.square_cuts",
        "squares_from_rectangle cut_into_squares rectangle_into_squares",
        "length: int; width: int",
        "list[int]",
        """
        Cut the largest square off a {length} by {width} rectangle again and again: list the side lengths.
        rectangle into squares (greedy)
        Return the sides of all squares in the order in which they are cut, until nothing is left.
        Given a sheet of paper, cut off the biggest square each time; which sizes come out?
        5 by 3 gives 3, 2, 1, 1: do that for any two positive whole numbers.
        Returns the sides from the largest square to the smallest.
        """,
        """
        sides = []
        while length > 0 and width > 0:
            if length > width:
                length, width = width, length
            sides.append(length)
            width -= length
        return sides
        ---
        small, large = sorted((length, width))
        sides = []
        while small:
            sides += [small] * (large // small)
            small, large = large % small, small
        return sides
        """,
        lambda r: (r.randint(1, 12), r.randint(1, 12)),
    ),
    made(
        "geometry.tiles_for_floor",
        "tiles_for_floor tiles_needed count_tiles",
        "length: float; width: float; tile: float",
        "int",
        """
        How many square tiles of side {tile} cover a floor of {length} by {width}, cut ones counted as whole?
        tiles needed for a floor
        Round the number of tiles up in both directions and multiply them.
        Given the size of a room and of a tile, how many have to be bought? Leftovers are not reused.
        Each row that is not full still takes a complete tile.
        Returns the number of tiles to buy.
        """,
        """
        return math.ceil(length / tile) * math.ceil(width / tile)
        ---
        rows = int(-(-length // tile))
        columns = int(-(-width // tile))
        return rows * columns
        """,
        lambda r: (r.randint(2, 20) / 2, r.randint(2, 20) / 2, r.choice((0.5, 1.0, 1.5, 2.0))),
        "import math",
    ),
    made(
        "geometry.fence_posts",
        "fence_posts posts_needed number_of_posts",
        "length: int; gap: int",
        "int",
        """
        How many posts does a fence of {length} need, at most {gap} apart and with one at each end?
        fence post problem
        Return the number of posts for the given length and largest distance between neighbors.
        Trees along a road: how many are planted, both ends included, spaced as told at most?
        Given a distance and a maximum spacing, count the poles; a fence of length 0 needs one.
        Returns one more than the number of gaps.
        """,
        """
        return math.ceil(length / gap) + 1
        ---
        posts = 1
        covered = 0
        while covered < length:
            covered += gap
            posts += 1
        return posts
        ---
        return (length + gap - 1) // gap + 1
        """,
        lambda r: (r.choice((0, 10, r.randint(1, 60))), r.randint(1, 12)),
        "import math",
    ),
    made(
        "geometry.map_distance",
        "map_to_real_distance real_distance_km map_scale",
        "centimeters: float; scale: int",
        "float",
        """
        How many kilometers are {centimeters} on a map with the scale 1 to {scale}? Rounded to 2 decimals.
        map scale to real distance
        Return the length in nature, in kilometers, of a distance measured on a map.
        Given centimeters on paper and the map's scale number, how far is the way really?
        One kilometer has 100000 centimeters; round to two decimals.
        Returns the distance in km as a float.
        """,
        """
        return round(centimeters * scale / 100000, 2)
        ---
        meters = centimeters * scale / 100
        return round(meters / 1000, 2)
        """,
        lambda r: (r.randint(1, 40) / 2, r.choice((25000, 50000, 100000, 200000, 500000))),
    ),
    made(
        "geometry.folds_to_reach",
        "folds_to_reach folding_paper folds_needed",
        "thickness: float; height: float",
        "int",
        """
        How often must a sheet of the given {thickness} be folded to be at least {height} high?
        folding paper to the moon
        Each fold doubles the thickness: return the number of folds until {height} is reached.
        How many times must the first length be doubled to be no less than the second?
        A sheet that is thick enough already needs no fold.
        Returns the number of doublings needed.
        """,
        """
        folds = 0
        while thickness < height:
            thickness *= 2
            folds += 1
        return folds
        ---
        if thickness >= height:
            return 0
        return 1 + folds_to_reach(thickness * 2, height)
        """,
        lambda r: (
            r.choice((0.125, 0.25, 0.5, 1.0, 2.0)),
            r.choice((0.1, 1.0, 2.0, 100.0, r.randint(1, 500) * 1.0)),
        ),
    ),
    made(
        "geometry.spiral_diagonal_sum",
        "spiral_diagonal_sum sum_of_spiral_diagonals number_spiral_sum",
        "size: int",
        "int",
        """
        Sum of both diagonals of a number spiral with odd {size}: 1 in the center, growing outwards.
        number spiral diagonals
        Return the total of the numbers on the two diagonals when 1, 2, 3, ... are written in a square spiral.
        For 5 the rings have the corners 3, 5, 7, 9 and 13, 17, 21, 25; with the center this makes 101.
        Given the side of the spiral, add the corners of all rings and the center.
        Returns 1 for a size of 1.
        """,
        """
        total = 1
        number = 1
        for step in range(2, size, 2):
            for _ in range(4):
                number += step
                total += number
        return total
        ---
        return 1 + sum(4 * n * n - 6 * (n - 1) for n in range(3, size + 1, 2))
        """,
        lambda r: (2 * r.randint(0, 15) + 1,),
    ),
    made(
        "geometry.points_form_square",
        "points_form_square is_square_of_points four_points_square",
        "points: list[tuple[int, int]]",
        "bool",
        """
        Do the four {points}, in any order, form a square of positive size?
        check whether four points make a square
        Return True if among the six distances there are four equal sides and two equal longer diagonals.
        Given four corners in unknown order, is the figure a square, maybe turned?
        The diagonals' square must be twice that of the sides.
        Returns False if points coincide.
        """,
        """
        squares = sorted((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for p in points for q in points if p < q)
        if len(squares) < 6:
            return False
        return squares[0] == squares[3] and squares[4] == squares[5] == 2 * squares[0]
        ---
        distances = Counter()
        for i in range(4):
            for j in range(i):
                dx, dy = points[i][0] - points[j][0], points[i][1] - points[j][1]
                distances[dx * dx + dy * dy] += 1
        side = min(distances)
        return side > 0 and distances == {side: 4, 2 * side: 2}
        """,
        lambda r: (
            r.choice(
                (
                    r.sample([(0, 0), (2, 0), (2, 2), (0, 2)], 4),
                    r.sample([(1, 0), (0, 1), (-1, 0), (0, -1)], 4),
                    r.sample([(0, 0), (3, 1), (2, 4), (-1, 3)], 4),
                    [(0, 0), (2, 0), (2, 1), (0, 1)],
                    [(1, 1)] * 4,
                    _points(r, 4, 4),
                )
            ),
        ),
        "from collections import Counter",
    ),
)
