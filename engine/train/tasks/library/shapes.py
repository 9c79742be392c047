"""Formulas of school geometry, not rounded: plane figures, triangles, circles and solids."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _size(r: Random) -> float:
    """A positive length."""
    return r.choice((r.randint(1, 20), r.randint(1, 60) / 4))


def _sides(r: Random) -> tuple[float, float, float]:
    """Three sides of a triangle."""
    a, b = r.randint(2, 12), r.randint(2, 12)
    return r.choice(((a, b, r.randint(abs(a - b) + 1, a + b - 1)), (3, 4, 5), (a, a, a)))


def _one(r: Random) -> tuple[float]:
    return (_size(r),)


def _two(r: Random) -> tuple[float, float]:
    return _size(r), _size(r)


def _three(r: Random) -> tuple[float, float, float]:
    return _size(r), _size(r), _size(r)


ENTRIES = (
    made(
        "shapes.circle_area",
        "area_of_circle circle_area circle_area_exact",
        "radius: float",
        "float",
        """
        Area of a circle with {radius}, not rounded.
        pi r squared
        Return pi times the square of the radius, as exactly as a float can.
        What surface does a circle with this radius cover?
        Compute the area of a circle from its radius using math.pi.
        """,
        """
        return math.pi * radius**2
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.circumference",
        "circle_circumference circle_perimeter circumference perimeter_of_circle",
        "radius: float",
        "float",
        """
        Circumference of a circle with {radius}, not rounded.
        two pi r
        Return the perimeter of a circle, 2 * pi * radius.
        How long is the way around a circle with this radius?
        Compute the circumference from the radius with math.pi, without rounding.
        """,
        """
        return 2 * math.pi * radius
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.circle_area_from_diameter",
        "circle_area_from_diameter area_by_diameter",
        "diameter: float",
        "float",
        """
        Area of a circle with the given {diameter}.
        circle area, diameter known
        Return pi times the square of half the diameter.
        What is the area of a round plate that is {diameter} wide?
        Calculate a circle's area when its diameter is given instead of the radius.
        """,
        """
        return math.pi * (diameter / 2) ** 2
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.radius_from_area",
        "radius_from_area circle_radius_from_area radius_of_circle",
        "area: float",
        "float",
        """
        Radius of the circle that has this {area}.
        circle radius from its area
        Return the square root of area divided by pi.
        Given how much surface a circle covers, how large is its radius?
        Invert the formula for the area of a circle.
        """,
        """
        return math.sqrt(area / math.pi)
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.radius_from_circumference",
        "radius_from_circumference circle_radius_from_circumference",
        "circumference: float",
        "float",
        """
        Radius of the circle with this {circumference}.
        radius from perimeter of a circle
        Return the circumference divided by 2 pi.
        How far is it from the center to the edge if the way around measures {circumference}?
        Invert the formula 2 * pi * r.
        """,
        """
        return circumference / (2 * math.pi)
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.chord_length",
        "chord_length circle_chord",
        "radius: float; angle: float",
        "float",
        """
        Length of the chord that belongs to the central {angle} (in degrees) in a circle with {radius}.
        chord of a circle
        Return 2 * radius * sin(angle / 2), the angle being given in degrees.
        How far apart are two points of a circle that are seen from its center under this angle?
        Straight distance between the ends of an arc.
        """,
        """
        return 2 * radius * math.sin(math.radians(angle) / 2)
        """,
        lambda r: (_size(r), r.choice((60, 90, 180, r.randint(1, 359)))),
        "import math",
    ),
    made(
        "shapes.segment_area",
        "segment_area circular_segment_area area_of_segment",
        "radius: float; angle: float",
        "float",
        """
        Area that a chord with the central {angle} in degrees cuts off a circle with {radius}.
        circle segment area
        Return r squared / 2 times (angle in radians minus its sine).
        How large is the part of a disc between a chord and its arc?
        The area of the sector minus that of the triangle.
        """,
        """
        theta = math.radians(angle)
        return radius**2 / 2 * (theta - math.sin(theta))
        """,
        lambda r: (_size(r), r.choice((60, 90, 180, r.randint(1, 359)))),
        "import math",
    ),
    made(
        "shapes.sector_perimeter",
        "sector_perimeter perimeter_of_sector",
        "radius: float; angle: float",
        "float",
        """
        Perimeter of a circle sector with {radius} and {angle} in degrees: two radii and the arc.
        way around a slice of pizza
        Return 2 * radius plus the length of the arc.
        How long is the border of a sector?
        Add the arc to both straight sides of a circular sector.
        """,
        """
        return 2 * radius + math.radians(angle) * radius
        """,
        lambda r: (_size(r), r.choice((60, 90, 180, r.randint(1, 359)))),
        "import math",
    ),
    made(
        "shapes.sphere_volume",
        "volume_of_sphere sphere_volume ball_volume",
        "radius: float",
        "float",
        """
        Volume of a sphere with {radius}, not rounded.
        four thirds pi r cubed
        Return 4/3 * pi * radius ** 3.
        How much fits into a ball of this radius?
        Compute the volume of a sphere from its radius using math.pi.
        """,
        """
        return 4 / 3 * math.pi * radius**3
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.sphere_surface",
        "sphere_surface_area sphere_surface surface_area_of_sphere",
        "radius: float",
        "float",
        """
        Surface area of a sphere with {radius}.
        4 pi r squared
        Return 4 * pi * radius ** 2, not rounded.
        How large is the skin of a ball?
        Compute how much area the outside of a sphere has.
        """,
        """
        return 4 * math.pi * radius**2
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.sphere_radius",
        "sphere_radius_from_volume radius_from_volume sphere_radius",
        "volume: float",
        "float",
        """
        Radius of the sphere that has this {volume}.
        radius of a ball from its volume
        Return the cube root of 3 * volume / (4 * pi).
        How large is the radius of a ball that holds {volume}?
        Invert the formula for a sphere's volume.
        """,
        """
        return (3 * volume / (4 * math.pi)) ** (1 / 3)
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.hemisphere_volume",
        "hemisphere_volume volume_of_hemisphere half_sphere_volume",
        "radius: float",
        "float",
        """
        Volume of a hemisphere with {radius}.
        half of a ball's volume
        Return 2/3 * pi * radius ** 3.
        How much fits into a bowl that is half of a sphere?
        Compute the volume of a half sphere, unrounded.
        """,
        """
        return 2 / 3 * math.pi * radius**3
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.hemisphere_surface",
        "hemisphere_surface_area hemisphere_surface",
        "radius: float",
        "float",
        """
        Total surface of a hemisphere with {radius}, its flat base included.
        surface area of half a ball
        Return 3 * pi * radius ** 2.
        The curved surface 2 pi r squared plus the circle pi r squared.
        How much area has a solid half sphere on its outside?
        """,
        """
        return 3 * math.pi * radius**2
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.cylinder_volume",
        "volume_of_cylinder cylinder_volume",
        "radius: float; height: float",
        "float",
        """
        Volume of a cylinder with {radius} and {height}, not rounded.
        pi r squared h
        Return the area of the base circle times the height.
        How much fits into a round can?
        Compute a cylinder's volume using math.pi.
        """,
        """
        return math.pi * radius**2 * height
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.cylinder_surface",
        "cylinder_surface_area cylinder_surface surface_area_of_cylinder",
        "radius: float; height: float",
        "float",
        """
        Total surface area of a cylinder with {radius} and {height}.
        cylinder surface, top and bottom included
        Return 2 * pi * radius * (radius + height).
        How much sheet metal does a closed round can need?
        The lateral surface plus two base circles.
        """,
        """
        return 2 * math.pi * radius * (radius + height)
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.cylinder_lateral",
        "cylinder_lateral_area lateral_surface_cylinder curved_surface_area_cylinder",
        "radius: float; height: float",
        "float",
        """
        Lateral surface of a cylinder with {radius} and {height}, without top and bottom.
        curved surface of a cylinder
        Return 2 * pi * radius * height.
        How large is the label around a can?
        Area of the side of a cylinder only.
        """,
        """
        return 2 * math.pi * radius * height
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.pipe_volume",
        "hollow_cylinder_volume pipe_volume tube_volume",
        "outer: float; inner: float; height: float",
        "float",
        """
        Volume of the material of a pipe with {outer} and {inner} radius and the given {height}.
        hollow cylinder volume
        Return pi times (outer squared minus inner squared) times the height.
        How much metal is in a tube?
        Volume between two cylinders that share an axis.
        """,
        """
        return math.pi * (outer**2 - inner**2) * height
        """,
        lambda r: ((inner := _size(r)) + r.randint(0, 5), inner, _size(r)),
        "import math",
    ),
    made(
        "shapes.cone_volume",
        "volume_of_cone cone_volume",
        "radius: float; height: float",
        "float",
        """
        Volume of a cone with base {radius} and {height}, not rounded.
        a third of pi r squared h
        Return pi * radius ** 2 * height / 3.
        How much ice cream fits into a cone, level with the rim?
        Compute the volume of a right circular cone.
        """,
        """
        return math.pi * radius**2 * height / 3
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.cone_surface",
        "cone_surface_area cone_surface surface_area_of_cone",
        "radius: float; height: float",
        "float",
        """
        Total surface area of a cone with {radius} and {height}, base included.
        cone surface
        Return pi * r * (r + slant height).
        How much paper covers a cone and its base circle?
        Lateral surface plus the circle at the bottom; the slant height comes from radius and height.
        """,
        """
        return math.pi * radius * (radius + math.hypot(radius, height))
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.cone_lateral",
        "cone_lateral_area lateral_surface_cone curved_surface_area_cone",
        "radius: float; height: float",
        "float",
        """
        Lateral surface of a cone with {radius} and {height}, without its base.
        curved surface of a cone
        Return pi * r * l, where l is the slant height.
        How much paper does an open cone need?
        Area of the side of a cone only.
        """,
        """
        return math.pi * radius * math.hypot(radius, height)
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.frustum_volume",
        "frustum_volume truncated_cone_volume volume_of_frustum",
        "bottom: float; top: float; height: float",
        "float",
        """
        Volume of a truncated cone with the radii {bottom} and {top} and the given {height}.
        frustum volume
        Return pi * h / 3 * (R squared + R * r + r squared).
        How much fits into a bucket that is wider at one end?
        Volume of a cone whose tip was cut off.
        """,
        """
        return math.pi * height / 3 * (bottom**2 + bottom * top + top**2)
        """,
        _three,
        "import math",
    ),
    made(
        "shapes.cube_surface",
        "cube_surface_area cube_surface surface_area_of_cube",
        "side: float",
        "float",
        """
        Surface area of a cube with the given {side}.
        six faces of a cube
        Return 6 times the square of the edge length.
        How much paper covers a cube?
        Compute the total area of all faces of a cube.
        """,
        """
        return 6 * side**2
        """,
        _one,
    ),
    made(
        "shapes.cube_diagonal",
        "cube_diagonal space_diagonal_of_cube cube_space_diagonal",
        "side: float",
        "float",
        """
        Space diagonal of a cube with the given {side}.
        side times the root of 3
        Return the distance between opposite corners of a cube.
        How long is the longest straight stick that fits in a cube?
        The body diagonal, not the diagonal of a face.
        """,
        """
        return side * math.sqrt(3)
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.box_edges",
        "box_edge_length total_edge_length cuboid_edges perimeter_of_box",
        "length: float; width: float; height: float",
        "float",
        """
        Total length of all twelve edges of a box with {length}, {width} and {height}.
        sum of the edges of a cuboid
        Return 4 * (length + width + height).
        How much wire does a frame model of a box need?
        Add up all edges of a rectangular box.
        """,
        """
        return 4 * (length + width + height)
        """,
        _three,
    ),
    made(
        "shapes.triangular_prism",
        "triangular_prism_volume volume_triangular_prism",
        "base: float; height: float; length: float",
        "float",
        """
        Volume of a prism over a triangle with {base} and {height}, the prism being {length} long.
        triangular prism
        Return half of base times height times length.
        How much space is in a tent that is {length} long and has a triangle as its front?
        Area of the triangle times the length of the prism.
        """,
        """
        return base * height / 2 * length
        """,
        _three,
    ),
    made(
        "shapes.pyramid_volume",
        "pyramid_volume volume_of_pyramid",
        "base_area: float; height: float",
        "float",
        """
        Volume of a pyramid with {base_area} and {height}.
        a third of base area times height
        Return base area * height / 3.
        How much stone is in a pyramid whose base has this area?
        Works for every pyramid and cone when the area of the base is known.
        """,
        """
        return base_area * height / 3
        """,
        _two,
    ),
    made(
        "shapes.rectangular_pyramid",
        "rectangular_pyramid_volume pyramid_volume volume_of_pyramid",
        "length: float; width: float; height: float",
        "float",
        """
        Volume of a pyramid with a rectangular base of {length} by {width} and the given {height}.
        pyramid volume from three measures
        Return length * width * height / 3.
        A third of the box around the pyramid: how much is that?
        Compute the volume of a pyramid over a rectangle.
        """,
        """
        return length * width * height / 3
        """,
        _three,
    ),
    made(
        "shapes.square_pyramid_surface",
        "square_pyramid_surface_area pyramid_surface",
        "side: float; height: float",
        "float",
        """
        Surface area of a square pyramid with base {side} and {height}, base included.
        square pyramid surface
        Return the area of the square and of the four triangles that lean on it.
        a squared plus 2 a times the slant height, which is the hypotenuse of the height and half the side.
        How much has to be painted on a square pyramid, bottom and all?
        """,
        """
        slant = math.hypot(height, side / 2)
        return side**2 + 2 * side * slant
        """,
        lambda r: r.choice(((6, 4), (10, 12), _two(r), _two(r))),
        "import math",
    ),
    made(
        "shapes.tetrahedron_volume",
        "tetrahedron_volume regular_tetrahedron_volume",
        "edge: float",
        "float",
        """
        Volume of a regular tetrahedron with the given {edge}.
        edge cubed over 6 root 2
        Return the volume of a pyramid made of four equilateral triangles.
        How much space is in a four-sided die?
        Compute a ** 3 / (6 * sqrt(2)).
        """,
        """
        return edge**3 / (6 * math.sqrt(2))
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.torus_volume",
        "torus_volume volume_of_torus donut_volume",
        "major: float; minor: float",
        "float",
        """
        Volume of a torus with the {major} and the {minor} radius.
        donut volume
        Return 2 * pi squared * R * r squared.
        How much dough is in a ring whose tube has the radius {minor}?
        R goes from the center of the ring to the middle of the tube, r is the radius of the tube.
        """,
        """
        return 2 * math.pi**2 * major * minor**2
        """,
        lambda r: ((minor := _size(r)) + r.randint(0, 9), minor),
        "import math",
    ),
    made(
        "shapes.torus_surface",
        "torus_surface_area torus_surface surface_area_of_torus",
        "major: float; minor: float",
        "float",
        """
        Surface area of a torus with the {major} and the {minor} radius.
        donut surface
        Return 4 * pi squared * R * r.
        How much icing covers a donut all around?
        R is the distance from the ring's center to the middle of the tube, r the radius of the tube.
        """,
        """
        return 4 * math.pi**2 * major * minor
        """,
        lambda r: ((minor := _size(r)) + r.randint(0, 9), minor),
        "import math",
    ),
    made(
        "shapes.ellipsoid_volume",
        "ellipsoid_volume volume_of_ellipsoid",
        "a: float; b: float; c: float",
        "float",
        """
        Volume of an ellipsoid with the half axes {a}, {b} and {c}.
        4/3 pi a b c
        Return the volume of a stretched ball.
        How much is in an egg-like body with these three radii?
        Like the volume of a sphere, but with a different radius in each direction.
        """,
        """
        return 4 / 3 * math.pi * a * b * c
        """,
        _three,
        "import math",
    ),
    made(
        "shapes.capsule_volume",
        "capsule_volume pill_volume volume_of_capsule",
        "radius: float; length: float",
        "float",
        """
        Volume of a capsule: a cylinder with {radius} and {length} and a half ball on each end.
        pill volume
        Return the volume of the cylinder plus that of one whole sphere.
        How much fits into a gas tank with two round ends?
        pi r squared times (4/3 r + length of the straight part).
        """,
        """
        return math.pi * radius**2 * (4 / 3 * radius + length)
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.square_perimeter",
        "square_perimeter perimeter_of_square",
        "side: float",
        "float",
        """
        Perimeter of a square with the given {side}.
        four times the side
        Return the length of the border of a square.
        How long is the fence around a square garden?
        Add up the four equal sides.
        """,
        """
        return 4 * side
        """,
        _one,
    ),
    made(
        "shapes.square_diagonal",
        "square_diagonal diagonal_of_square",
        "side: float",
        "float",
        """
        Diagonal of a square with the given {side}.
        side times root 2
        Return the distance between opposite corners of a square.
        How long is a straight line across a square from corner to corner?
        Multiply the side by the square root of two.
        """,
        """
        return side * math.sqrt(2)
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.square_area_from_diagonal",
        "square_area_from_diagonal area_from_diagonal",
        "diagonal: float",
        "float",
        """
        Area of the square with this {diagonal}.
        half of the squared diagonal
        Return diagonal ** 2 / 2.
        How large is a square if only the distance of opposite corners is known?
        Compute a square's area without knowing its side.
        """,
        """
        return diagonal**2 / 2
        """,
        _one,
    ),
    made(
        "shapes.square_side_from_area",
        "square_side_from_area side_of_square side_length",
        "area: float",
        "float",
        """
        Side of the square that has this {area}.
        side length from area
        Return the square root of the area.
        How long is one side of a square field of {area}?
        Invert the area formula of a square.
        """,
        """
        return math.sqrt(area)
        """,
        lambda r: (r.choice((r.randint(0, 12) ** 2, _size(r))),),
        "import math",
    ),
    made(
        "shapes.rectangle_side",
        "rectangle_height_from_area missing_side_of_rectangle rectangle_side_from_area",
        "area: float; width: float",
        "float",
        """
        The other side of a rectangle with {area} and {width}.
        missing side from area
        Return area divided by width.
        How high is a rectangle of which the area and one side are known?
        Find the unknown side length of a rectangle from its area.
        """,
        """
        return area / width
        """,
        _two,
    ),
    made(
        "shapes.rectangle_side_from_perimeter",
        "rectangle_side_from_perimeter other_side_from_perimeter",
        "perimeter: float; side: float",
        "float",
        """
        The other side of a rectangle with this {perimeter} and one {side}.
        missing side from perimeter
        Return half of the perimeter minus the known side.
        How wide is a rectangle whose border and length are known?
        Solve 2 * (a + b) = perimeter for b.
        """,
        """
        return perimeter / 2 - side
        """,
        lambda r: ((side := _size(r)) * 2 + r.randint(1, 30), side),
    ),
    made(
        "shapes.is_square_shape",
        "is_square_rectangle is_square has_equal_sides",
        "width: float; height: float",
        "bool",
        """
        Is a rectangle of {width} by {height} a square?
        all sides equal?
        Return True if both sides have the same positive length.
        Check that a rectangle is as wide as it is high.
        Do these two measures make a square? Sides of 0 or less do not.
        """,
        """
        return width == height and width > 0
        """,
        lambda r: r.choice(((side := r.randint(0, 5), side), (r.randint(0, 5), r.randint(0, 5)))),
    ),
    made(
        "shapes.rhombus_side",
        "rhombus_side side_of_rhombus rhombus_side_from_diagonals",
        "d1: float; d2: float",
        "float",
        """
        Side of a rhombus with the diagonals {d1} and {d2}.
        rhombus side from diagonals
        Return half of the square root of d1 squared plus d2 squared.
        The diagonals halve each other at right angles: how long is one side?
        Length of an edge of a diamond shape.
        """,
        """
        return math.hypot(d1, d2) / 2
        """,
        lambda r: r.choice(((6, 8), (10, 24), _two(r), _two(r))),
        "import math",
    ),
    made(
        "shapes.trapezoid_perimeter",
        "trapezoid_perimeter quadrilateral_perimeter perimeter_of_trapezoid",
        "a: float; b: float; c: float; d: float",
        "float",
        """
        Perimeter of a trapezoid or any quadrilateral with the sides {a}, {b}, {c} and {d}.
        four sides added up
        Return the sum of all four sides.
        How long is the border of a four-sided figure?
        Way around a quadrilateral.
        """,
        """
        return a + b + c + d
        """,
        lambda r: (*_three(r), _size(r)),
    ),
    made(
        "shapes.ellipse_perimeter",
        "ellipse_perimeter ellipse_circumference perimeter_of_ellipse",
        "a: float; b: float",
        "float",
        """
        Approximate perimeter of an ellipse with the half axes {a} and {b}, by Ramanujan's first formula.
        ellipse circumference after Ramanujan
        Return pi * (3 * (a + b) - sqrt((3a + b) * (a + 3b))).
        How long is the way around an ellipse, very nearly?
        For a = b it is the circumference of a circle.
        """,
        """
        return math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))
        """,
        _two,
        "import math",
    ),
    made(
        "shapes.eccentricity",
        "ellipse_eccentricity eccentricity",
        "a: float; b: float",
        "float",
        """
        Eccentricity of an ellipse with the half axes {a} and {b}, whichever is the longer one.
        how far from a circle
        Return sqrt(1 - (shorter / longer) squared): 0.0 for a circle, near 1 for a flat ellipse.
        How stretched is an ellipse?
        Numerical eccentricity from both semi-axes.
        """,
        """
        short, long = sorted((a, b))
        return math.sqrt(1 - (short / long) ** 2)
        """,
        lambda r: r.choice(((5, 3), (4, 4), (5, 4), _two(r))),
        "import math",
    ),
    made(
        "shapes.regular_polygon_area",
        "regular_polygon_area area_of_regular_polygon",
        "sides: int; length: float",
        "float",
        """
        Area of a regular polygon with {sides} sides of the given {length}.
        regular n-gon area
        Return n * s squared / (4 * tan(pi / n)).
        How large is a polygon with that many equal sides and equal angles?
        Compute the area from the number of sides and their length.
        """,
        """
        return sides * length**2 / (4 * math.tan(math.pi / sides))
        """,
        lambda r: (r.randint(3, 10), _size(r)),
        "import math",
    ),
    made(
        "shapes.regular_polygon_perimeter",
        "regular_polygon_perimeter perimeter_of_regular_polygon",
        "sides: int; length: float",
        "float",
        """
        Perimeter of a regular polygon with {sides} sides of the given {length}.
        number of sides times side length
        Return how long the border of a regular n-gon is.
        How far is it around a figure with that many equal sides?
        Multiply the side length by how many sides there are.
        """,
        """
        return sides * length
        """,
        lambda r: (r.randint(3, 10), _size(r)),
    ),
    made(
        "shapes.apothem",
        "apothem polygon_apothem inradius_of_regular_polygon",
        "sides: int; length: float",
        "float",
        """
        Apothem of a regular polygon with {sides} sides of the given {length}.
        distance from the center to the middle of a side
        Return length / (2 * tan(pi / sides)).
        How large is the radius of the circle inside a regular polygon?
        Inradius of a regular n-gon.
        """,
        """
        return length / (2 * math.tan(math.pi / sides))
        """,
        lambda r: (r.randint(3, 10), _size(r)),
        "import math",
    ),
    made(
        "shapes.hexagon_area",
        "hexagon_area area_of_hexagon regular_hexagon_area",
        "side: float",
        "float",
        """
        Area of a regular hexagon with the given {side}.
        hexagon area
        Return 3 * sqrt(3) / 2 * side ** 2.
        How large is one cell of a honeycomb?
        Six equilateral triangles make up a regular hexagon: add their areas.
        """,
        """
        return 3 * math.sqrt(3) / 2 * side**2
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.exterior_angle",
        "exterior_angle outer_angle polygon_exterior_angle",
        "sides: int",
        "float",
        """
        Exterior angle of a regular polygon with {sides} sides, in degrees.
        360 divided by the number of sides
        Return by how many degrees one turns at each corner of a regular polygon.
        What is the outer angle of a regular n-gon?
        Compute the exterior angle.
        """,
        """
        return 360 / sides
        """,
        lambda r: (r.randint(3, 12),),
    ),
    made(
        "shapes.polygon_name",
        "polygon_name shape_name name_polygon shape_from_sides",
        "sides: int",
        "str",
        """
        Name of a polygon with {sides} sides, from 'triangle' (3) to 'decagon' (10), otherwise 'unknown'.
        what is a shape with so many sides called
        Return triangle, quadrilateral, pentagon, hexagon, heptagon, octagon, nonagon, decagon or 'unknown'.
        Which figure has that many corners?
        Map a number of sides to the name of the shape.
        """,
        """
        names = {
            3: "triangle",
            4: "quadrilateral",
            5: "pentagon",
            6: "hexagon",
            7: "heptagon",
            8: "octagon",
            9: "nonagon",
            10: "decagon",
        }
        return names.get(sides, "unknown")
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "shapes.hypotenuse",
        "pythagoras hypotenuse_length rectangle_diagonal cone_slant_height",
        "a: float; b: float",
        "float",
        """
        Hypotenuse of a right triangle with the legs {a} and {b}, not rounded.
        root of a squared plus b squared
        Return the longest side of a right triangle by the theorem of Pythagoras.
        How long is the side opposite to the right angle?
        Compute c from a and b, such as the diagonal of a rectangle or the slant height of a cone.
        """,
        """
        return math.sqrt(a**2 + b**2)
        """,
        lambda r: r.choice(((3, 4), (5, 12), (8, 15), _two(r))),
        "import math",
    ),
    made(
        "shapes.missing_leg",
        "other_leg leg_of_right_triangle missing_side right_triangle_leg",
        "hypotenuse: float; leg: float",
        "float",
        """
        The other leg of a right triangle with this {hypotenuse} and one {leg}, not rounded.
        root of c squared minus a squared
        Return the missing shorter side by the theorem of Pythagoras.
        How high does a ladder reach if its length and the distance from the wall are known?
        Solve a squared + b squared = c squared for b.
        """,
        """
        return math.sqrt(hypotenuse**2 - leg**2)
        """,
        lambda r: r.choice(((5, 3), (13, 5), (10, 8), ((leg := _size(r)) + r.randint(1, 9), leg))),
        "import math",
    ),
    made(
        "shapes.heron",
        "triangle_area_from_sides heron_area area_of_triangle_three_sides",
        "a: float; b: float; c: float",
        "float",
        """
        Area of a triangle with the sides {a}, {b} and {c} by Heron's formula, not rounded.
        area from three sides
        Return sqrt(s * (s - a) * (s - b) * (s - c)), where s is half of the perimeter.
        How large is a triangle of which only the three sides are known?
        0.0 if the sides make no triangle.
        """,
        """
        s = (a + b + c) / 2
        product = s * (s - a) * (s - b) * (s - c)
        return math.sqrt(product) if product > 0 else 0.0
        """,
        _sides,
        "import math",
    ),
    made(
        "shapes.triangle_height",
        "triangle_height height_of_triangle altitude triangle_altitude",
        "area: float; base: float",
        "float",
        """
        Height of a triangle with this {area} on this {base}.
        altitude from area and base
        Return twice the area divided by the base.
        How high is a triangle whose area and base are known?
        Solve area = base * height / 2 for the height.
        """,
        """
        return 2 * area / base
        """,
        _two,
    ),
    made(
        "shapes.triangle_area_angle",
        "triangle_area_from_angle triangle_area_sas area_two_sides_angle",
        "a: float; b: float; angle: float",
        "float",
        """
        Area of a triangle with the sides {a} and {b} and the {angle} between them, in degrees.
        half of a b sin C
        Return a * b * sin(angle) / 2.
        How large is a triangle if two sides and the angle they enclose are known?
        Area by side, angle, side.
        """,
        """
        return a * b * math.sin(math.radians(angle)) / 2
        """,
        lambda r: (_size(r), _size(r), r.choice((30, 60, 90, r.randint(1, 179)))),
        "import math",
    ),
    made(
        "shapes.law_of_cosines_side",
        "law_of_cosines third_side_from_angle cosine_rule",
        "a: float; b: float; angle: float",
        "float",
        """
        Third side of a triangle with the sides {a} and {b} and the {angle} between them, in degrees.
        side by the cosine rule
        Return sqrt(a squared + b squared - 2 a b cos(angle)).
        Two sides and the angle that they enclose are known: how long is the opposite side?
        Pythagoras for triangles with any angle.
        """,
        """
        return math.sqrt(a**2 + b**2 - 2 * a * b * math.cos(math.radians(angle)))
        """,
        lambda r: (_size(r), _size(r) + 0.125, r.choice((30, 60, 90, r.randint(1, 179)))),
        "import math",
    ),
    made(
        "shapes.angle_from_sides",
        "angle_from_sides triangle_angle law_of_cosines_angle",
        "a: float; b: float; c: float",
        "float",
        """
        Angle between the sides {a} and {b} of a triangle, opposite to {c}, in degrees.
        angle by the cosine rule
        Return the arc cosine of (a squared + b squared - c squared) / (2 a b), as degrees.
        How wide is the angle opposite to the third side when all three sides are known?
        Angle C of a triangle from its sides.
        """,
        """
        return math.degrees(math.acos((a**2 + b**2 - c**2) / (2 * a * b)))
        """,
        _sides,
        "import math",
    ),
    made(
        "shapes.law_of_sines",
        "law_of_sines side_by_sine_rule sine_rule",
        "side: float; angle: float; other_angle: float",
        "float",
        """
        Side of a triangle opposite to {other_angle} when {side} is opposite to {angle}; angles in degrees.
        sine rule
        Return side * sin(other_angle) / sin(angle).
        One side and the angle it faces are known: how long is the side facing another angle?
        a / sin A = b / sin B, solved for b.
        """,
        """
        return side * math.sin(math.radians(other_angle)) / math.sin(math.radians(angle))
        """,
        lambda r: (_size(r), r.choice((30, 60, 90, r.randint(5, 90))), r.randint(5, 85)),
        "import math",
    ),
    made(
        "shapes.equilateral_area",
        "equilateral_triangle_area area_of_equilateral_triangle equilateral_area",
        "side: float",
        "float",
        """
        Area of an equilateral triangle with the given {side}.
        root 3 over 4 times side squared
        Return sqrt(3) / 4 * side ** 2.
        How large is a triangle whose three sides all measure {side}?
        Area of a regular triangle.
        """,
        """
        return math.sqrt(3) / 4 * side**2
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.equilateral_height",
        "equilateral_triangle_height height_of_equilateral_triangle",
        "side: float",
        "float",
        """
        Height of an equilateral triangle with the given {side}.
        root 3 over 2 times side
        Return sqrt(3) / 2 * side.
        How high is a triangle with three equal sides?
        Altitude of a regular triangle.
        """,
        """
        return math.sqrt(3) / 2 * side
        """,
        _one,
        "import math",
    ),
    made(
        "shapes.inradius",
        "inradius triangle_inradius incircle_radius",
        "a: float; b: float; c: float",
        "float",
        """
        Radius of the circle inside a triangle with the sides {a}, {b} and {c}, touching all of them.
        incircle radius
        Return the area by Heron's formula divided by half of the perimeter.
        How large a coin fits into a triangle?
        Inradius of a triangle from its sides.
        """,
        """
        s = (a + b + c) / 2
        return math.sqrt((s - a) * (s - b) * (s - c) / s)
        """,
        _sides,
        "import math",
    ),
    made(
        "shapes.circumradius",
        "circumradius triangle_circumradius circumcircle_radius",
        "a: float; b: float; c: float",
        "float",
        """
        Radius of the circle through all corners of a triangle with the sides {a}, {b} and {c}.
        circumcircle radius
        Return a * b * c / (4 * area), the area by Heron's formula.
        How large is the smallest circle on which all three corners lie?
        Circumradius of a triangle from its sides.
        """,
        """
        s = (a + b + c) / 2
        area = math.sqrt(s * (s - a) * (s - b) * (s - c))
        return a * b * c / (4 * area)
        """,
        _sides,
        "import math",
    ),
    made(
        "shapes.complementary_angle",
        "complementary_angle complement_angle angle_complement",
        "angle: float",
        "float",
        """
        The angle that makes 90 degrees together with {angle}.
        complement of an angle
        Return 90 minus the angle.
        How many degrees are missing to a right angle?
        Complementary angle in degrees.
        """,
        """
        return 90 - angle
        """,
        lambda r: (r.choice((r.randint(0, 90), r.randint(0, 180) / 2)),),
    ),
    made(
        "shapes.supplementary_angle",
        "supplementary_angle supplement_angle angle_supplement",
        "angle: float",
        "float",
        """
        The angle that makes 180 degrees together with {angle}.
        supplement of an angle
        Return 180 minus the angle.
        How many degrees are missing to a straight angle?
        Supplementary angle in degrees.
        """,
        """
        return 180 - angle
        """,
        lambda r: (r.choice((r.randint(0, 180), r.randint(0, 360) / 2)),),
    ),
    made(
        "shapes.euler_faces",
        "euler_faces number_of_faces faces_of_polyhedron",
        "vertices: int; edges: int",
        "int",
        """
        Number of faces of a convex polyhedron with {vertices} and {edges}, by Euler's formula.
        V - E + F = 2
        Return 2 minus the vertices plus the edges.
        How many faces has a solid with that many corners and edges?
        Solve Euler's polyhedron formula for the faces.
        """,
        """
        return 2 - vertices + edges
        """,
        lambda r: r.choice(((8, 12), (4, 6), (6, 12), (20, 30), (r.randint(4, 9), r.randint(9, 20)))),
    ),
)
