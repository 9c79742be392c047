"""Points, vectors, lines, complex numbers, polynomials, roots and proportions."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _point(r: Random) -> tuple[int, int]:
    return r.randint(-9, 12), r.randint(-9, 12)


def _space(r: Random) -> tuple[int, int, int]:
    return r.randint(-9, 12), r.randint(-9, 12), r.randint(-9, 12)


def _vector(r: Random, size: int = 3) -> list[float]:
    return [r.choice((r.randint(-9, 12), r.randint(-20, 20) / 4)) for _ in range(size)]


def _whole(r: Random) -> tuple[list[int], list[int]]:
    size = r.randint(0, 4)
    return [r.randint(-9, 12) for _ in range(size)], [r.randint(-9, 12) for _ in range(size)]


def _points(r: Random, low: int = 0) -> list[tuple[int, int]]:
    return [_point(r) for _ in range(r.randint(low, 5))]


ENTRIES = (
    made(
        "vectors.distance",
        "distance_between_points euclidean_distance point_distance distance",
        "p: tuple[float, float]; q: tuple[float, float]",
        "float",
        """
        Distance between the points {p} and {q} in the plane, not rounded.
        euclidean distance of two (x, y) points
        Return the length of the straight line from one point to the other.
        How far apart are two points given as tuples?
        Square root of the sum of both squared differences.
        """,
        """
        return math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2)
        """,
        lambda r: ((0, 0), (3, 4)) if r.random() < 0.2 else (_point(r), _point(r)),
        "import math",
    ),
    made(
        "vectors.point_distance",
        "distance_between distance calculate_distance euclidean_distance",
        "x1: float; y1: float; x2: float; y2: float",
        "float",
        """
        Distance between ({x1}, {y1}) and ({x2}, {y2}), not rounded.
        distance from four coordinates
        Return the length of the straight line between two points, given by their coordinates.
        How far is it from the first point to the second?
        Square root of the sum of both squared differences.
        """,
        """
        return math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
        """,
        lambda r: (*_point(r), *_point(r)),
        "import math",
    ),
    made(
        "vectors.distance_3d",
        "distance_3d euclidean_distance_3d distance_in_space",
        "p: tuple[float, float, float]; q: tuple[float, float, float]",
        "float",
        """
        Distance between the points {p} and {q} in space, not rounded.
        3d distance
        Return the length of the straight line between two (x, y, z) points.
        How far apart are two points with three coordinates?
        Square root of the sum of three squared differences.
        """,
        """
        return math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2 + (q[2] - p[2]) ** 2)
        """,
        lambda r: (_space(r), _space(r)),
        "import math",
    ),
    made(
        "vectors.squared_distance",
        "squared_distance distance_squared sqr_distance",
        "p: tuple[float, float]; q: tuple[float, float]",
        "float",
        """
        Square of the distance between the points {p} and {q}.
        squared distance without a root
        Return the sum of both squared differences.
        How far apart are two points, for comparisons only?
        Cheaper than the distance because no root is taken.
        """,
        """
        return (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2
        """,
        lambda r: (_point(r), _point(r)),
    ),
    made(
        "vectors.chebyshev",
        "chebyshev_distance_nd maximum_distance linf_distance chessboard_distance",
        "a: list[float]; b: list[float]",
        "float",
        """
        Largest absolute difference between the coordinates of {a} and {b}; 0 for empty lists.
        chebyshev distance in any dimension
        Return the greatest distance along one axis.
        How many moves does a king need in many dimensions?
        L-infinity distance of two equally long lists.
        """,
        """
        return max((abs(x - y) for x, y in zip(a, b)), default=0)
        """,
        _whole,
    ),
    made(
        "vectors.minkowski",
        "minkowski_distance lp_distance minkowski",
        "a: list[float]; b: list[float]; p: float",
        "float",
        """
        Minkowski distance of order {p} between {a} and {b}.
        p-norm of the difference
        Return the p-th root of the sum of the absolute differences to the power of p.
        What is the general distance that gives Manhattan for 1 and Euclid for 2?
        Two equally long lists of coordinates; not rounded.
        """,
        """
        return sum(abs(x - y) ** p for x, y in zip(a, b)) ** (1 / p)
        """,
        lambda r: (*_whole(r), r.choice((1, 2, 3))),
    ),
    made(
        "vectors.midpoint",
        "midpoint_of_segment midpoint middle_point find_midpoint",
        "x1: float; y1: float; x2: float; y2: float",
        "tuple[float, float]",
        """
        Midpoint between ({x1}, {y1}) and ({x2}, {y2}).
        middle of two points from coordinates
        Return (x, y) halfway between two points.
        Where is the center of a segment?
        Mean of both coordinates.
        """,
        """
        return (x1 + x2) / 2, (y1 + y2) / 2
        """,
        lambda r: (*_point(r), *_point(r)),
    ),
    made(
        "vectors.section_point",
        "divide_segment section_formula point_at_ratio",
        "p: tuple[float, float]; q: tuple[float, float]; m: float; n: float",
        "tuple[float, float]",
        """
        The point that divides the segment from {p} to {q} in the ratio {m} to {n}.
        section formula
        Return ((m x2 + n x1) / (m + n), (m y2 + n y1) / (m + n)).
        Where is the point with so many parts of the way before and so many after it?
        Internal division of a segment.
        """,
        """
        total = m + n
        return (m * q[0] + n * p[0]) / total, (m * q[1] + n * p[1]) / total
        """,
        lambda r: (_point(r), _point(r), r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "vectors.point_along",
        "point_along lerp_points interpolate_points point_between",
        "p: tuple[float, float]; q: tuple[float, float]; t: float",
        "tuple[float, float]",
        """
        The point at the fraction {t} of the way from {p} to {q}.
        linear interpolation of points
        Return p + (q - p) * t, both coordinates separately.
        Where is somebody after that part of a straight way?
        0 is the start, 1 the end, 0.5 the middle.
        """,
        """
        return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
        """,
        lambda r: (_point(r), _point(r), r.choice((0, 0.5, 1, 0.25, 2))),
    ),
    made(
        "vectors.slope",
        "slope_of_line gradient slope line_slope rise_over_run",
        "x1: float; y1: float; x2: float; y2: float",
        "float | None",
        """
        Slope of the line through ({x1}, {y1}) and ({x2}, {y2}); None if it is vertical.
        rise over run from coordinates
        Return (y2 - y1) / (x2 - x1), or None where that would divide by zero.
        How steep is the line between two points?
        Gradient of a straight line given by four coordinates.
        """,
        """
        return (y2 - y1) / (x2 - x1) if x1 != x2 else None
        """,
        lambda r: (r.randint(-3, 3), r.randint(-9, 9), r.randint(-3, 3), r.randint(-9, 9)),
    ),
    made(
        "vectors.y_intercept",
        "y_intercept find_y_intercept intercept",
        "slope: float; x: float; y: float",
        "float",
        """
        Where does the line with this {slope} through ({x}, {y}) cross the y axis?
        intercept from slope and a point
        Return y - slope * x.
        What is b in y = m x + b?
        Height of a line at x = 0.
        """,
        """
        return y - slope * x
        """,
        lambda r: (r.randint(-9, 9) / 2, *_point(r)),
    ),
    made(
        "vectors.x_intercept",
        "x_intercept root_of_line zero_of_line where_crosses_x_axis",
        "slope: float; intercept: float",
        "float | None",
        """
        Where does the line y = {slope} * x + {intercept} cross the x axis? None if it is horizontal.
        zero of a linear function
        Return -intercept / slope, or None for a slope of 0.
        At which x is the line at height 0?
        Solve m x + b = 0.
        """,
        """
        return -intercept / slope if slope else None
        """,
        lambda r: (r.choice((0, r.randint(-9, 9) / 2)), r.randint(-9, 9)),
    ),
    made(
        "vectors.line_value",
        "line_y_at evaluate_line linear_function y_on_line",
        "slope: float; intercept: float; x: float",
        "float",
        """
        Height of the line with this {slope} and {intercept} at {x}.
        m x + b
        Return slope * x + intercept.
        Which y belongs to an x on a straight line?
        Value of a linear function.
        """,
        """
        return slope * x + intercept
        """,
        lambda r: (r.randint(-9, 9) / 2, r.randint(-9, 9), r.randint(-9, 9)),
    ),
    made(
        "vectors.perpendicular_slope",
        "perpendicular_slope normal_slope slope_of_perpendicular",
        "slope: float",
        "float | None",
        """
        Slope of a line at right angles to one with this {slope}; None if that is 0.
        negative reciprocal
        Return -1 / slope, or None because a perpendicular to a horizontal line is vertical.
        How steep is the normal of a line?
        The product of both slopes is -1.
        """,
        """
        return -1 / slope if slope else None
        """,
        lambda r: (r.choice((0, 2, -0.5, r.randint(-8, 8) / 4)),),
    ),
    made(
        "vectors.line_equation",
        "line_equation equation_of_line line_through_points slope_intercept_form",
        "x1: int; y1: int; x2: int; y2: int",
        "str",
        """
        Equation of the line through two points as text, such as 'y = 2.0x - 1.0', or 'x = 3' if vertical.
        slope-intercept form as text
        Return the line through ({x1}, {y1}) and ({x2}, {y2}) in the form y = mx + b, m and b as floats.
        How is a straight line written when two of its points are known?
        The sign of the intercept stands between two spaces: 'y = 0.5x + 0.0'.
        """,
        """
        if x1 == x2:
            return f"x = {x1}"
        slope = (y2 - y1) / (x2 - x1)
        intercept = y1 - slope * x1
        return f"y = {slope}x {'-' if intercept < 0 else '+'} {abs(intercept)}"
        """,
        lambda r: (r.randint(-3, 3), r.randint(-9, 9), r.randint(-3, 3), r.randint(-9, 9)),
    ),
    made(
        "vectors.line_angle",
        "angle_of_line inclination angle_between_points bearing_angle direction_angle",
        "x1: float; y1: float; x2: float; y2: float",
        "float",
        """
        Direction from ({x1}, {y1}) to ({x2}, {y2}) in degrees, counterclockwise from the x axis, -180 to 180.
        atan2 in degrees
        Return the angle of the way from one point to another one.
        In which direction does the second point lie?
        0 is to the right and 90 is up.
        """,
        """
        return math.degrees(math.atan2(y2 - y1, x2 - x1))
        """,
        lambda r: (*_point(r), *_point(r)),
        "import math",
    ),
    made(
        "vectors.vector_norm",
        "magnitude vector_length vector_magnitude length_of_vector",
        "vector: list[float]",
        "float",
        """
        Magnitude of {vector}, not rounded; 0.0 for an empty one.
        euclidean norm
        Return the square root of the sum of the squared components.
        How long is a vector of any dimension?
        Length of a list of coordinates seen as an arrow.
        """,
        """
        return math.sqrt(sum(x * x for x in vector))
        """,
        lambda r: (_vector(r, r.randint(0, 4)),),
        "import math",
    ),
    made(
        "vectors.magnitude_xyz",
        "magnitude_3d vector_length_3d length_xyz",
        "x: float; y: float; z: float",
        "float",
        """
        Length of the vector ({x}, {y}, {z}), not rounded.
        magnitude of three components
        Return sqrt(x squared + y squared + z squared).
        How long is an arrow in space?
        Norm of a vector given by its coordinates.
        """,
        """
        return math.sqrt(x * x + y * y + z * z)
        """,
        _space,
        "import math",
    ),
    made(
        "vectors.unit_vector",
        "normalize_vector normalize unit_vector to_unit_length",
        "vector: list[float]",
        "list[float]",
        """
        Scale {vector} to length 1, not rounded; a zero vector stays as it is, in floats.
        unit vector
        Return a list in the same direction with magnitude 1.
        What is the direction of a vector as a unit vector?
        Divide every component by the length; zeros if the length is 0.
        """,
        """
        length = math.sqrt(sum(x * x for x in vector))
        return [x / length if length else 0.0 for x in vector]
        """,
        lambda r: (r.choice(([0, 0], [3, 4], [0, 5, 0], _vector(r))),),
        "import math",
    ),
    made(
        "vectors.translate_all",
        "translate_points shift_points move_points translate_polygon",
        "points: list[tuple[int, int]]; dx: int; dy: int",
        "list[tuple[int, int]]",
        """
        Move all {points} by {dx} to the right and {dy} up.
        translate a list of points
        Return new (x, y) tuples with both shifts added.
        Where is a figure after it has been moved?
        Add the same offset to every point.
        """,
        """
        return [(x + dx, y + dy) for x, y in points]
        """,
        lambda r: (_points(r), r.randint(-5, 5), r.randint(-5, 5)),
    ),
    made(
        "vectors.scale_points",
        "scale_points enlarge_figure multiply_points zoom_points",
        "points: list[tuple[int, int]]; factor: int",
        "list[tuple[int, int]]",
        """
        Multiply both coordinates of all {points} by {factor}.
        scale a figure about the origin
        Return new (x, y) tuples that are so many times as far from (0, 0).
        What is a figure when it is enlarged?
        Zoom a list of points.
        """,
        """
        return [(x * factor, y * factor) for x, y in points]
        """,
        lambda r: (_points(r), r.randint(-3, 4)),
    ),
    made(
        "vectors.projection",
        "project_vector vector_projection projection_onto",
        "a: list[float]; b: list[float]",
        "list[float]",
        """
        Projection of the vector {a} onto {b}; zeros if {b} is a zero vector.
        project one vector onto another
        Return b times (a . b) / (b . b).
        Which part of a vector lies in the direction of another one?
        The shadow of a on the line along b.
        """,
        """
        square = sum(y * y for y in b)
        if square == 0:
            return [0.0 for _ in b]
        factor = sum(x * y for x, y in zip(a, b)) / square
        return [factor * y for y in b]
        """,
        lambda r: (_vector(r), r.choice(([1, 0, 0], [0, 0, 0], _vector(r)))),
    ),
    made(
        "vectors.cross_2d",
        "cross_2d cross_product_2d perp_dot z_component",
        "a: tuple[float, float]; b: tuple[float, float]",
        "float",
        """
        Cross product of the plane vectors {a} and {b}, a number.
        2d cross product
        Return a.x * b.y - a.y * b.x.
        Is b to the left (positive) or to the right of a?
        Signed area of the parallelogram that two vectors span; also a 2 by 2 determinant.
        """,
        """
        return a[0] * b[1] - a[1] * b[0]
        """,
        lambda r: (_point(r), _point(r)),
    ),
    made(
        "vectors.triple_product",
        "scalar_triple_product triple_product parallelepiped_volume",
        "a: list[float]; b: list[float]; c: list[float]",
        "float",
        """
        Scalar triple product of the vectors {a}, {b} and {c} in space: a . (b x c).
        triple product
        Return the signed volume of the body that three vectors span.
        How large is a parallelepiped, with its orientation as the sign?
        Determinant of the three vectors.
        """,
        """
        return (
            a[0] * (b[1] * c[2] - b[2] * c[1])
            + a[1] * (b[2] * c[0] - b[0] * c[2])
            + a[2] * (b[0] * c[1] - b[1] * c[0])
        )
        """,
        lambda r: (
            [r.randint(-5, 5) for _ in range(3)],
            [r.randint(-5, 5) for _ in range(3)],
            [r.randint(-5, 5) for _ in range(3)],
        ),
    ),
    made(
        "vectors.perpendicular_vector",
        "perpendicular_vector rotate_vector_90 normal_vector left_normal",
        "vector: tuple[int, int]",
        "tuple[int, int]",
        """
        {vector} turned by 90 degrees to the left: (x, y) becomes (-y, x).
        perpendicular vector
        Return a vector of the same length at right angles.
        Which vector is normal to this one in the plane?
        Quarter turn against the clock.
        """,
        """
        x, y = vector
        return -y, x
        """,
        lambda r: (_point(r),),
    ),
    made(
        "vectors.reflect_diagonal",
        "reflect_over_diagonal reflect_y_equals_x swap_coordinates mirror_diagonal",
        "point: tuple[int, int]",
        "tuple[int, int]",
        """
        Reflect {point} across the line y = x.
        swap x and y
        Return the point with its coordinates exchanged.
        Where is the mirror image at the main diagonal?
        (x, y) becomes (y, x).
        """,
        """
        x, y = point
        return y, x
        """,
        lambda r: (_point(r),),
    ),
    made(
        "vectors.reflect_point",
        "symmetric_point point_reflection reflect_through_point reflection_over_point",
        "p: tuple[int, int]; center: tuple[int, int]",
        "tuple[int, int]",
        """
        Reflect {p} through {center}.
        point reflection
        Return the point on the other side of the center at the same distance.
        Where is the image of a point after half a turn around another one?
        Twice the center minus the point.
        """,
        """
        return 2 * center[0] - p[0], 2 * center[1] - p[1]
        """,
        lambda r: (_point(r), _point(r)),
    ),
    made(
        "vectors.in_rectangle",
        "point_in_rectangle is_inside_rectangle rectangle_contains_point in_box",
        "x: int; y: int; left: int; bottom: int; width: int; height: int",
        "bool",
        """
        Is ({x}, {y}) in the rectangle from ({left}, {bottom}) with this {width} and {height}, border too?
        point in rectangle?
        Return True if the point is not outside of the box.
        Does a click hit a rectangle given by its corner and size?
        Compare each coordinate with both borders.
        """,
        """
        return left <= x <= left + width and bottom <= y <= bottom + height
        """,
        lambda r: (
            r.randint(-2, 8),
            r.randint(-2, 8),
            r.randint(-1, 3),
            r.randint(-1, 3),
            r.randint(0, 5),
            r.randint(0, 5),
        ),
    ),
    made(
        "vectors.triangle_centroid",
        "triangle_centroid center_of_triangle barycenter",
        "a: tuple[float, float]; b: tuple[float, float]; c: tuple[float, float]",
        "tuple[float, float]",
        """
        Centroid of the triangle with the corners {a}, {b} and {c}.
        mean of three points
        Return the point at which the medians of a triangle meet.
        Where is the center of gravity of a triangle?
        Average of the three x and of the three y coordinates.
        """,
        """
        return (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3
        """,
        lambda r: (_point(r), _point(r), _point(r)),
    ),
    made(
        "vectors.quadrant_name",
        "quadrant_name which_quadrant describe_point point_location",
        "x: int; y: int",
        "str",
        """
        Say where ({x}, {y}) lies: 'I', 'II', 'III', 'IV', 'x axis', 'y axis' or 'origin'.
        quadrant as a Roman numeral
        Return the name of the quadrant, of the axis, or 'origin' for (0, 0).
        In which part of the coordinate system is a point?
        Quadrants are counted against the clock from the upper right one.
        """,
        """
        if x == 0 and y == 0:
            return "origin"
        if y == 0:
            return "x axis"
        if x == 0:
            return "y axis"
        if x > 0:
            return "I" if y > 0 else "IV"
        return "II" if y > 0 else "III"
        """,
        lambda r: (r.randint(-3, 3), r.randint(-3, 3)),
    ),
    made(
        "vectors.point_side",
        "circle_position point_circle_position relative_to_circle where_is_point",
        "x: float; y: float; radius: float",
        "str",
        """
        Is ({x}, {y}) 'inside', 'on' or 'outside' the circle around the origin with {radius}?
        point and circle
        Return 'inside', 'on' or 'outside' by comparing the distance from (0, 0) with the radius.
        Where does a point lie in relation to a circle?
        Compare the squares, so that no root is needed.
        """,
        """
        square = x * x + y * y
        if square == radius * radius:
            return "on"
        return "inside" if square < radius * radius else "outside"
        """,
        lambda r: r.choice(((3, 4, 5), (0, 0, 1), (*_point(r), r.randint(1, 12)))),
    ),
    made(
        "vectors.circle_intersections",
        "circle_relation circles_position relation_of_circles count_circle_intersections",
        "distance: float; r1: float; r2: float",
        "int",
        """
        In how many points do circles with the radii {r1} and {r2} meet whose centers are {distance} apart?
        number of common points of two circles
        Return 0, 1 or 2, and -1 if the circles are the same.
        Do two circles cut, touch or miss each other?
        One point if the distance is the sum or the difference of both radii, two if it lies between.
        """,
        """
        if distance == 0 and r1 == r2:
            return -1
        if distance in (r1 + r2, abs(r1 - r2)):
            return 1
        return 2 if abs(r1 - r2) < distance < r1 + r2 else 0
        """,
        lambda r: (r.randint(0, 12), r.randint(1, 6), r.randint(1, 6)),
    ),
    made(
        "vectors.segment_intersection",
        "segments_intersect do_segments_cross lines_cross intersects",
        "a: tuple[int, int]; b: tuple[int, int]; c: tuple[int, int]; d: tuple[int, int]",
        "bool",
        """
        Do the segments from {a} to {b} and from {c} to {d} have a common point?
        segments cross?
        Return True if two straight segments intersect or touch.
        Do two lines with ends meet somewhere?
        Ends that touch and overlapping parallel segments count, too.
        """,
        """
        def side(p: tuple[int, int], q: tuple[int, int], s: tuple[int, int]) -> int:
            cross = (q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0])
            return (cross > 0) - (cross < 0)

        def within(p: tuple[int, int], q: tuple[int, int], s: tuple[int, int]) -> bool:
            return min(p[0], q[0]) <= s[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= s[1] <= max(p[1], q[1])

        if side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b):
            return True
        return (
            (side(a, b, c) == 0 and within(a, b, c))
            or (side(a, b, d) == 0 and within(a, b, d))
            or (side(c, d, a) == 0 and within(c, d, a))
            or (side(c, d, b) == 0 and within(c, d, b))
        )
        """,
        lambda r: (
            (r.randint(0, 4), r.randint(0, 4)),
            (r.randint(0, 4), r.randint(0, 4)),
            (r.randint(0, 4), r.randint(0, 4)),
            (r.randint(0, 4), r.randint(0, 4)),
        ),
    ),
    made(
        "vectors.complex_multiply",
        "multiply_complex complex_product multiply_complex_numbers",
        "a: tuple[float, float]; b: tuple[float, float]",
        "tuple[float, float]",
        """
        Multiply the complex numbers {a} and {b}, given as (real, imaginary).
        complex multiplication with tuples
        Return (ac - bd, ad + bc) for two pairs.
        What is the product of two complex numbers?
        i squared is -1.
        """,
        """
        return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]
        """,
        lambda r: (_point(r), _point(r)),
    ),
    made(
        "vectors.complex_divide",
        "divide_complex complex_quotient divide_complex_numbers",
        "a: tuple[float, float]; b: tuple[float, float]",
        "tuple[float, float] | None",
        """
        Divide the complex number {a} by {b}, both given as (real, imaginary); None for a division by zero.
        complex division with tuples
        Return the quotient of two complex numbers as a pair.
        What is (a + bi) / (c + di)?
        Multiply by the conjugate and divide by the squared modulus of the divisor.
        """,
        """
        square = b[0] ** 2 + b[1] ** 2
        if square == 0:
            return None
        return (a[0] * b[0] + a[1] * b[1]) / square, (a[1] * b[0] - a[0] * b[1]) / square
        """,
        lambda r: (_point(r), r.choice(((0, 0), (1, 1), (2, 0), _point(r)))),
    ),
    made(
        "vectors.complex_conjugate",
        "complex_conjugate conjugate conjugate_of",
        "real: float; imaginary: float",
        "tuple[float, float]",
        """
        Complex conjugate of {real} + {imaginary} i, as a pair.
        conjugate
        Return (real, -imaginary).
        Which complex number is the mirror image at the real axis?
        Change the sign of the imaginary part.
        """,
        """
        return real, -imaginary
        """,
        _point,
    ),
    made(
        "vectors.complex_text",
        "complex_to_string format_complex complex_text",
        "real: int; imaginary: int",
        "str",
        """
        Write the complex number with these parts, {real} and {imaginary}, as text like '3+4i' or '3-4i'.
        complex number as text
        Return the real part, a sign, and the imaginary part followed by i.
        How is a complex number written?
        The imaginary part is always shown, as in '2+0i'.
        """,
        """
        return f"{real}{imaginary:+d}i"
        """,
        lambda r: (r.randint(-5, 5), r.randint(-5, 5)),
    ),
    made(
        "vectors.discriminant",
        "discriminant quadratic_discriminant delta",
        "a: float; b: float; c: float",
        "float",
        """
        Discriminant of {a}x² + {b}x + {c}.
        b squared minus 4 a c
        Return b * b - 4 * a * c.
        What decides how many real roots a quadratic equation has?
        Number under the root in the quadratic formula.
        """,
        """
        return b * b - 4 * a * c
        """,
        lambda r: (r.randint(-5, 5), r.randint(-9, 9), r.randint(-9, 9)),
    ),
    made(
        "vectors.count_roots",
        "number_of_roots count_real_roots quadratic_root_count number_of_solutions",
        "a: float; b: float; c: float",
        "int",
        """
        How many real solutions has {a}x² + {b}x + {c} = 0, where {a} is not 0?
        number of roots of a quadratic
        Return 0, 1 or 2, depending on the discriminant.
        How often does a parabola meet the x axis?
        2 for a positive discriminant, 1 for 0, none for a negative one.
        """,
        """
        discriminant = b * b - 4 * a * c
        if discriminant > 0:
            return 2
        return 1 if discriminant == 0 else 0
        """,
        lambda r: (
            r.choice((1, 2, -1, 3)),
            r.choice((2, 4, r.randint(-6, 6))),
            r.choice((1, 4, r.randint(-6, 6))),
        ),
    ),
    made(
        "vectors.parabola_vertex",
        "parabola_vertex vertex_of_parabola vertex quadratic_vertex",
        "a: float; b: float; c: float",
        "tuple[float, float]",
        """
        Vertex (x, y) of the parabola {a}x² + {b}x + {c}, where {a} is not 0.
        turning point of a parabola
        Return x = -b / 2a and the value there.
        Where is the highest or lowest point of a quadratic function?
        The peak or the bottom of its graph.
        """,
        """
        x = -b / (2 * a)
        return x, a * x * x + b * x + c
        """,
        lambda r: (r.choice((1, 2, -1, 0.5)), r.randint(-9, 9), r.randint(-9, 9)),
    ),
    made(
        "vectors.quadratic_roots",
        "solve_quadratic quadratic_formula roots_of_quadratic quadratic_equation",
        "a: float; b: float; c: float",
        "tuple[float, float] | None",
        """
        Both real solutions of {a}x² + {b}x + {c} = 0 as a pair, the plus sign first; None without.
        quadratic formula
        Return ((-b + sqrt(d)) / 2a, (-b - sqrt(d)) / 2a), or None if the discriminant d is negative.
        What are the roots of a quadratic equation?
        A double root is given twice; {a} is not 0.
        """,
        """
        discriminant = b * b - 4 * a * c
        if discriminant < 0:
            return None
        root = math.sqrt(discriminant)
        return (-b + root) / (2 * a), (-b - root) / (2 * a)
        """,
        lambda r: (
            r.choice((1, 2, -1)),
            r.choice((2, -3, r.randint(-9, 9))),
            r.choice((1, 2, r.randint(-9, 9))),
        ),
        "import math",
    ),
    made(
        "vectors.quadratic_complex",
        "complex_quadratic_roots quadratic_roots_complex solve_quadratic_complex",
        "a: float; b: float; c: float",
        "tuple[complex, complex]",
        """
        Both solutions of {a}x² + {b}x + {c} = 0 as complex numbers, the one with the plus sign first.
        quadratic formula with cmath
        Return ((-b + sqrt(d)) / 2a, (-b - sqrt(d)) / 2a), whatever the sign of d.
        What are the real or complex roots of a quadratic equation?
        {a} is not 0.
        """,
        """
        root = cmath.sqrt(b * b - 4 * a * c)
        return (-b + root) / (2 * a), (-b - root) / (2 * a)
        """,
        lambda r: (r.choice((1, 2, -1)), r.randint(-6, 6), r.randint(-6, 6)),
        "import cmath",
    ),
    made(
        "vectors.polynomial_value",
        "horner poly_eval evaluate_polynomial polynomial_at",
        "coefficients: list[float]; x: float",
        "float",
        """
        Value at {x} of the polynomial with these {coefficients}, the highest power first; 0 without any.
        horner's method
        Return c[0] x^n + ... + c[n].
        What is the value of a polynomial at a point?
        Multiply by x and add the next coefficient, from left to right.
        """,
        """
        result = 0
        for coefficient in coefficients:
            result = result * x + coefficient
        return result
        """,
        lambda r: ([r.randint(-5, 5) for _ in range(r.randint(0, 5))], r.randint(-4, 4)),
    ),
    made(
        "vectors.integrate_polynomial",
        "integrate_polynomial polynomial_integral antiderivative",
        "coefficients: list[float]",
        "list[float]",
        """
        Coefficients of the antiderivative of a polynomial, both from the constant term up, with constant 0.
        polynomial integral
        Return [0, c0, c1 / 2, c2 / 3, ...].
        Which polynomial has the one with these {coefficients} as its derivative?
        Divide each coefficient by its new power.
        """,
        """
        return [0, *(coefficient / power for power, coefficient in enumerate(coefficients, 1))]
        """,
        lambda r: ([r.randint(-9, 9) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "vectors.polynomial_text",
        "polynomial_to_string format_polynomial polynomial_text",
        "coefficients: list[int]",
        "str",
        """
        Write a polynomial as text such as '2x^2 - x + 3'; {coefficients} begin with the highest power.
        polynomial to text
        Return the terms with their signs, without terms that are 0, and '0' if there are none.
        How is a polynomial with these coefficients written?
        A coefficient 1 is left out before x, and so is the power 1.
        """,
        """
        text = ""
        for i, coefficient in enumerate(coefficients):
            power = len(coefficients) - 1 - i
            if coefficient == 0:
                continue
            size = abs(coefficient)
            number = "" if size == 1 and power else str(size)
            variable = "" if power == 0 else "x" if power == 1 else f"x^{power}"
            if text:
                text += " - " if coefficient < 0 else " + "
            elif coefficient < 0:
                text = "-"
            text += number + variable
        return text or "0"
        """,
        lambda r: ([r.choice((0, 1, -1, r.randint(-9, 9))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "vectors.newton_sqrt",
        "newton_sqrt square_root_newton babylonian_sqrt heron_sqrt sqrt_approximation",
        "number: float; tolerance: float = 1e-10",
        "float",
        """
        Square root of non-negative {number} by Newton's method, its square right up to {tolerance}.
        babylonian square root
        Return an approximation, improved by averaging the guess and number / guess.
        How is a root computed without sqrt?
        Begin with the number itself, or 1 if it is smaller; 0.0 for 0.
        """,
        """
        if number == 0:
            return 0.0
        guess = max(float(number), 1.0)
        for _ in range(200):
            if abs(guess * guess - number) <= tolerance:
                break
            guess = (guess + number / guess) / 2
        return guess
        """,
        lambda r: (r.choice((0, 2, 9, r.randint(0, 400) / 4)), r.choice((1e-10, 1e-6))),
    ),
    made(
        "vectors.nth_root",
        "nth_root root kth_root real_root",
        "number: float; n: int",
        "float",
        """
        Real {n}-th root of {number}, which may be negative for an odd {n}.
        n-th root as a float
        Return the number whose n-th power is the given one.
        What is the cube root or the fifth root?
        The sign is taken out first, so that -8 has the cube root -2.
        """,
        """
        root = abs(number) ** (1 / n)
        return -root if number < 0 else root
        """,
        lambda r: (r.choice((0, 8, 27, -8, -27, 16, r.randint(1, 400) / 4)), r.choice((1, 3, 5))),
    ),
    made(
        "vectors.cube_root",
        "cube_root cbrt third_root",
        "number: float",
        "float",
        """
        Real cube root of {number}, negative for negative numbers.
        cbrt
        Return the number whose third power is the given one, as a float.
        How long is the edge of a cube with this volume?
        The third root with the sign of the number, not rounded.
        """,
        """
        root = abs(number) ** (1 / 3)
        return -root if number < 0 else root
        """,
        lambda r: (r.choice((0, 8, 27, -8, -27, 1, r.randint(-400, 400) / 4)),),
    ),
    made(
        "vectors.log_base",
        "log_base logarithm log_to_base",
        "number: float; base: float",
        "float",
        """
        Logarithm of {number} to this {base}.
        log to any base
        Return the exponent to which the base must be raised to give the number.
        What power of the base is it?
        Quotient of two natural logarithms.
        """,
        """
        return math.log(number) / math.log(base)
        """,
        lambda r: (r.choice((1, 8, 100, r.randint(1, 400) / 4)), r.choice((2, 10, 3))),
        "import math",
    ),
    made(
        "vectors.integer_log",
        "integer_log ilog floor_log how_often_divide",
        "n: int; base: int",
        "int",
        """
        Logarithm of positive {n} to this {base}, rounded down, without floats.
        floor of the logarithm
        Return the largest k with base ** k not greater than the number.
        How often can a number be divided by the base before it is below it?
        One less than the count of digits in that base.
        """,
        """
        exponent = 0
        while n >= base:
            n //= base
            exponent += 1
        return exponent
        """,
        lambda r: (r.choice((1, 8, 100, 1000, r.randint(1, 2000))), r.choice((2, 3, 10))),
    ),
    made(
        "vectors.sum_of_two_squares",
        "sum_of_squares_of_two sum_of_squares_two square_sum",
        "a: float; b: float",
        "float",
        """
        Sum of the squares of {a} and {b}.
        a squared plus b squared
        Return a * a + b * b.
        What do two squares make together?
        Add both numbers, each multiplied by itself.
        """,
        """
        return a * a + b * b
        """,
        lambda r: (r.randint(-9, 12), r.randint(-20, 20) / 2),
    ),
    made(
        "vectors.power_negative",
        "fast_power power_with_negative_exponent my_pow exponentiate",
        "base: float; exponent: int",
        "float",
        """
        {base} to the power of {exponent}, which may be negative, by repeated squaring.
        fast exponentiation of floats
        Return the power without using ** or pow.
        What is x to the n in few multiplications?
        A negative exponent gives the reciprocal; the base is not 0 then.
        """,
        """
        if exponent < 0:
            base, exponent = 1 / base, -exponent
        result = 1.0
        while exponent:
            if exponent & 1:
                result *= base
            base *= base
            exponent >>= 1
        return result
        """,
        lambda r: (r.choice((2, 0.5, -3, 10, 1)), r.randint(-5, 8)),
    ),
    made(
        "vectors.numeric_derivative",
        "numeric_derivative_of_samples central_difference slope_at derivative_from_values",
        "before: float; after: float; step: float",
        "float",
        """
        Central difference: slope between the values {before} and {after}, one {step} beside a point.
        derivative from two samples
        Return (after - before) / (2 * step).
        How steep is a function at a point between two measured values?
        Numeric derivative.
        """,
        """
        return (after - before) / (2 * step)
        """,
        lambda r: (r.randint(-9, 20), r.randint(-9, 20), r.choice((1, 0.5, 2))),
    ),
    made(
        "vectors.proportion",
        "rule_of_three solve_proportion cross_multiply find_fourth proportion",
        "a: float; b: float; c: float",
        "float",
        """
        Rule of three: if {a} belongs to {b}, what belongs to {c}?
        solve a proportion
        Return x with a : b = c : x, which is b * c / a.
        If four apples cost so much, what do seven cost?
        Cross-multiply, {a} not being 0.
        """,
        """
        return b * c / a
        """,
        lambda r: (r.choice((2, 4, 5, r.randint(1, 20))), r.randint(0, 30), r.randint(0, 30)),
    ),
    made(
        "vectors.inverse_proportion",
        "inverse_proportion workers_days inverse_rule_of_three days_with_workers",
        "a: float; b: float; c: float",
        "float",
        """
        Inverse proportion: if {a} workers take {b} days, how many days do {c} workers take?
        inverse rule of three
        Return a * b / c.
        The more there are, the less is needed of the other: what belongs to the new number?
        The product stays the same; {c} is not 0.
        """,
        """
        return a * b / c
        """,
        lambda r: (r.randint(1, 20), r.randint(1, 30), r.choice((1, 2, 4, r.randint(1, 9)))),
    ),
    made(
        "vectors.split_in_ratio",
        "split_in_ratio divide_in_ratio share_by_ratio",
        "total: float; a: float; b: float",
        "tuple[float, float]",
        """
        Divide {total} in the ratio {a} to {b} and return both parts.
        share in a ratio
        Return (first, second), which add up to the total and are to each other as the two numbers.
        How much does each of two get?
        The first part is total * a / (a + b).
        """,
        """
        first = total * a / (a + b)
        return first, total - first
        """,
        lambda r: (r.randint(0, 100), r.randint(1, 9), r.randint(0, 9)),
    ),
    made(
        "vectors.aspect_height",
        "height_for_width keep_aspect_ratio resize_height scaled_height",
        "width: float; height: float; new_width: float",
        "int",
        """
        New height of a picture of {width} by {height} that is scaled to {new_width}, in whole pixels.
        resize and keep the aspect ratio
        Return height * new_width / width, rounded.
        How high must an image be so that it is not distorted?
        Scale one side like the other.
        """,
        """
        return round(height * new_width / width)
        """,
        lambda r: (
            r.choice((1920, 800, r.randint(1, 500))),
            r.choice((1080, 600, r.randint(1, 500))),
            r.randint(1, 400),
        ),
    ),
)
