"""Formulas of school physics, electricity, chemistry and health, not rounded."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _positive(r: Random) -> float:
    return r.choice((r.randint(1, 50), r.randint(1, 80) / 4))


def _any(r: Random) -> float:
    return r.choice((r.randint(-20, 50), r.randint(-40, 80) / 4, 0))


def _two(r: Random) -> tuple[float, float]:
    return _positive(r), _positive(r)


def _three(r: Random) -> tuple[float, float, float]:
    return _positive(r), _positive(r), _positive(r)


ENTRIES = (
    made(
        "physics.distance_travelled",
        "distance_travelled distance distance_covered",
        "speed: float; time: float",
        "float",
        """
        Distance covered at {speed} in {time}.
        speed times time
        Return how far one gets at a constant speed.
        How far does a car drive with this speed in that time?
        Compute the way from velocity and duration.
        """,
        """
        return speed * time
        """,
        lambda r: (_any(r), _positive(r)),
    ),
    made(
        "physics.travel_time",
        "travel_time trip_duration time_needed hours_and_minutes",
        "distance: float; speed: float",
        "tuple[int, int]",
        """
        Hours and minutes that {distance} takes at {speed}, rounded to whole minutes.
        trip time as (hours, minutes)
        Return how long a drive takes at a constant speed per hour; (0, 0) if the speed is 0.
        When one goes that fast, how many hours and minutes is it until we are there?
        Divide the way by the velocity and split the result into hours and minutes.
        """,
        """
        minutes = round(distance * 60 / speed) if speed else 0
        return minutes // 60, minutes % 60
        """,
        lambda r: (r.randint(0, 500), r.choice((0, 50, 60, 80, r.randint(1, 120)))),
    ),
    made(
        "physics.speed",
        "average_velocity average_speed velocity speed",
        "distance: float; time: float",
        "float",
        """
        Average speed over {distance} in {time}, not rounded; 0.0 for no time.
        distance over time
        Return the velocity as distance divided by time, or 0.0 if the time is 0.
        How fast was somebody who covered this distance in that time?
        Compute the mean velocity.
        """,
        """
        return distance / time if time else 0.0
        """,
        lambda r: (_any(r), r.choice((0, _positive(r), _positive(r)))),
    ),
    made(
        "physics.round_trip_speed",
        "round_trip_speed average_speed_two_ways average_speed_round_trip",
        "there: float; back: float",
        "float",
        """
        Average speed of a round trip with the speed {there} on the way out and {back} on the way home.
        harmonic mean of two speeds
        Return 2 * there * back / (there + back).
        How fast was one on average if both ways were equally long but driven at different speeds?
        Mean velocity over equal distances.
        """,
        """
        return 2 * there * back / (there + back)
        """,
        _two,
    ),
    made(
        "physics.acceleration",
        "acceleration average_acceleration compute_acceleration",
        "initial_velocity: float; final_velocity: float; time: float",
        "float",
        """
        Acceleration that changes {initial_velocity} into {final_velocity} within {time}.
        change of velocity over time
        Return (v - u) / t.
        How quickly does the speed grow per second?
        Average acceleration; it is negative when slowing down.
        """,
        """
        return (final_velocity - initial_velocity) / time
        """,
        lambda r: (_any(r), _any(r), _positive(r)),
    ),
    made(
        "physics.final_velocity",
        "final_velocity velocity_after speed_after",
        "initial_velocity: float; acceleration: float; time: float",
        "float",
        """
        Velocity after {time} with {initial_velocity} at the start and constant {acceleration}.
        v = u + a t
        Return the final velocity of uniformly accelerated motion.
        How fast is a body after it was sped up evenly for that long?
        Add acceleration times time to the initial velocity.
        """,
        """
        return initial_velocity + acceleration * time
        """,
        lambda r: (_any(r), _any(r), _positive(r)),
    ),
    made(
        "physics.displacement",
        "displacement distance_accelerated distance_under_acceleration",
        "initial_velocity: float; acceleration: float; time: float",
        "float",
        """
        Distance covered in {time} with {initial_velocity} at the start and constant {acceleration}.
        s = u t + a t squared / 2
        Return the displacement of uniformly accelerated motion.
        How far does a body get that is sped up evenly?
        Initial velocity times time plus half of acceleration times time squared.
        """,
        """
        return initial_velocity * time + acceleration * time**2 / 2
        """,
        lambda r: (_any(r), _any(r), _positive(r)),
    ),
    made(
        "physics.stopping_distance",
        "braking_distance_physics distance_to_stop stopping_distance_from_deceleration",
        "speed: float; deceleration: float",
        "float",
        """
        Distance in which a body with {speed} comes to rest at constant {deceleration}.
        v squared over 2 a
        Return speed ** 2 / (2 * deceleration).
        How far does a vehicle still go while it brakes evenly?
        Way to a full stop from velocity and deceleration.
        """,
        """
        return speed**2 / (2 * deceleration)
        """,
        _two,
    ),
    made(
        "physics.fall_distance",
        "fall_distance distance_fallen free_fall_distance",
        "time: float; gravity: float = 9.81",
        "float",
        """
        How far something falls in {time} seconds from rest with {gravity}.
        g t squared / 2
        Return the distance of a free fall without air resistance.
        How deep is a well if a stone falls for that long?
        Half of gravity times the square of the time; gravity is 9.81 unless given.
        """,
        """
        return gravity * time**2 / 2
        """,
        lambda r: (_positive(r), r.choice((9.81, 9.8, 1.62, 10))),
    ),
    made(
        "physics.impact_speed",
        "impact_speed fall_velocity free_fall_speed",
        "height: float; gravity: float = 9.81",
        "float",
        """
        Speed with which something dropped from {height} hits the ground, with {gravity}.
        root of 2 g h
        Return sqrt(2 * gravity * height).
        How fast is a stone at the end of a free fall?
        Final velocity of a fall from rest; gravity is 9.81 unless given.
        """,
        """
        return math.sqrt(2 * gravity * height)
        """,
        lambda r: (r.choice((0, _positive(r))), r.choice((9.81, 9.8, 1.62, 10))),
        "import math",
    ),
    made(
        "physics.projectile_range",
        "projectile_range throw_distance range_of_projectile",
        "speed: float; angle: float; gravity: float = 9.81",
        "float",
        """
        Range of a projectile launched with {speed} at {angle} degrees over flat ground, with {gravity}.
        v squared sin(2 angle) / g
        Return how far a ball flies that is thrown at this speed and angle, without air resistance.
        How far away does a cannonball land?
        Horizontal distance of a throw from the ground; gravity is 9.81 unless given.
        """,
        """
        return speed**2 * math.sin(2 * math.radians(angle)) / gravity
        """,
        lambda r: (_positive(r), r.choice((30, 45, 60, r.randint(1, 89))), r.choice((9.81, 9.8, 10))),
        "import math",
    ),
    made(
        "physics.projectile_height",
        "projectile_max_height max_height peak_height",
        "speed: float; angle: float; gravity: float = 9.81",
        "float",
        """
        Greatest height of a projectile launched with {speed} at {angle} degrees, with {gravity}.
        (v sin angle) squared / 2 g
        Return how high a ball flies that is thrown at this speed and angle.
        How high is the top of the flight path of a throw?
        Maximum height above the start, without air resistance; gravity is 9.81 unless given.
        """,
        """
        return (speed * math.sin(math.radians(angle))) ** 2 / (2 * gravity)
        """,
        lambda r: (_positive(r), r.choice((30, 45, 90, r.randint(1, 90))), r.choice((9.81, 9.8, 10))),
        "import math",
    ),
    made(
        "physics.flight_time",
        "projectile_flight_time time_of_flight flight_time",
        "speed: float; angle: float; gravity: float = 9.81",
        "float",
        """
        Time of flight of a projectile launched with {speed} at {angle} degrees, with {gravity}.
        2 v sin(angle) / g
        Return for how long a ball is in the air that is thrown from flat ground.
        After how many seconds does a throw land?
        Duration of the flight without air resistance; gravity is 9.81 unless given.
        """,
        """
        return 2 * speed * math.sin(math.radians(angle)) / gravity
        """,
        lambda r: (_positive(r), r.choice((30, 45, 90, r.randint(1, 90))), r.choice((9.81, 9.8, 10))),
        "import math",
    ),
    made(
        "physics.weight_force",
        "weight_force weight_in_newtons force_of_gravity",
        "mass: float; gravity: float = 9.81",
        "float",
        """
        Weight in newtons of a {mass} in kilograms, with {gravity}.
        m g
        Return the force with which a body is pulled down, mass times gravity.
        How heavy is that mass as a force?
        Gravity is 9.81 unless another planet is given.
        """,
        """
        return mass * gravity
        """,
        lambda r: (_positive(r), r.choice((9.81, 1.62, 10))),
    ),
    made(
        "physics.gravitational_force",
        "gravitational_force newton_gravitation gravity_between",
        "m1: float; m2: float; distance: float",
        "float",
        """
        Gravitational force between the masses {m1} and {m2} at the given {distance}, with G = 6.674e-11.
        G m1 m2 / r squared
        Return Newton's law of universal gravitation in newtons.
        How strongly do two bodies attract each other?
        The constant is 6.674 * 10 ** -11; masses in kilograms, the distance in meters.
        """,
        """
        return 6.674e-11 * m1 * m2 / distance**2
        """,
        lambda r: r.choice((_three(r), (500, 200, 2))),
    ),
    made(
        "physics.momentum_change",
        "impulse impulse_of_force change_of_momentum momentum_change",
        "mass: float; initial_velocity: float; final_velocity: float",
        "float",
        """
        Change of momentum of a {mass} that goes from {initial_velocity} to {final_velocity}.
        m (v - u)
        Return the impulse that changes the velocity of a body.
        By how much does the momentum change?
        Mass times the difference of both velocities.
        """,
        """
        return mass * (final_velocity - initial_velocity)
        """,
        lambda r: (_positive(r), _any(r), _any(r)),
    ),
    made(
        "physics.potential_energy",
        "potential_energy gravitational_potential_energy height_energy",
        "mass: float; height: float; gravity: float = 9.81",
        "float",
        """
        Potential energy of {mass} at {height}, with {gravity}.
        m g h
        Return mass * gravity * height in joules.
        How much energy is stored in a lifted body?
        Energy of position; gravity is 9.81 unless given.
        """,
        """
        return mass * gravity * height
        """,
        lambda r: (_positive(r), _any(r), r.choice((9.81, 9.8, 10))),
    ),
    made(
        "physics.work_done",
        "work_done work mechanical_work",
        "force: float; distance: float; angle: float = 0",
        "float",
        """
        Work done by {force} over {distance} when the two enclose an {angle} in degrees.
        F s cos(angle)
        Return force * distance * cos(angle), in joules.
        How much work does it take to pull something along?
        With no angle given the force points along the way.
        """,
        """
        return force * distance * math.cos(math.radians(angle))
        """,
        lambda r: (_positive(r), _positive(r), r.choice((0, 30, 60, 180))),
        "import math",
    ),
    made(
        "physics.centripetal_force",
        "centripetal_force circular_motion_force",
        "mass: float; speed: float; radius: float",
        "float",
        """
        Centripetal force on a {mass} that moves with {speed} on a circle with {radius}.
        m v squared / r
        Return the force that keeps a body on a circular path.
        How strong must the string be on which a stone is whirled around?
        Mass times velocity squared over radius.
        """,
        """
        return mass * speed**2 / radius
        """,
        _three,
    ),
    made(
        "physics.pendulum_period",
        "pendulum_period period_of_pendulum swing_time",
        "length: float; gravity: float = 9.81",
        "float",
        """
        Period of a simple pendulum with this {length}, with {gravity}.
        2 pi root(l / g)
        Return how many seconds a full swing of a pendulum takes.
        How long does a pendulum need to go back and forth once?
        For small angles; gravity is 9.81 unless given.
        """,
        """
        return 2 * math.pi * math.sqrt(length / gravity)
        """,
        lambda r: (_positive(r), r.choice((9.81, 9.8, 1.62))),
        "import math",
    ),
    made(
        "physics.wavelength",
        "wavelength wave_length wavelength_from_frequency",
        "frequency: float; speed: float = 299792458",
        "float",
        """
        Wavelength of a wave with {frequency} that moves with {speed}.
        speed over frequency
        Return the speed divided by the frequency; the speed of light unless another is given.
        How long is one wave?
        Compute lambda = c / f.
        """,
        """
        return speed / frequency
        """,
        lambda r: (_positive(r), r.choice((1500, 343, 340))),
    ),
    made(
        "physics.mass_energy",
        "mass_energy mass_to_energy einstein_energy rest_energy",
        "mass: float",
        "float",
        """
        Energy in joules of a {mass} in kilograms, E = m c squared, with c = 299792458.
        einstein's formula
        Return mass times the square of the speed of light.
        How much energy is equivalent to this mass?
        Rest energy of a body.
        """,
        """
        return mass * 299792458**2
        """,
        lambda r: (r.choice((_positive(r), 0, 1)),),
    ),
    made(
        "physics.doppler",
        "doppler_frequency doppler_effect doppler_shift",
        "frequency: float; source_speed: float; sound_speed: float = 343",
        "float",
        """
        Frequency heard when a source with {frequency} comes closer at {source_speed}, sound at {sound_speed}.
        doppler effect, moving source
        Return frequency * c / (c - v); a negative speed means that the source goes away.
        How high does the siren of an approaching car sound?
        The listener is at rest and the speed of sound is 343 unless given.
        """,
        """
        return frequency * sound_speed / (sound_speed - source_speed)
        """,
        lambda r: (r.randint(100, 900), r.randint(-60, 60), r.choice((343, 340))),
    ),
    made(
        "physics.mirror_equation",
        "image_distance lens_equation thin_lens",
        "focal_length: float; object_distance: float",
        "float | None",
        """
        Distance of the image behind a lens with {focal_length} for an {object_distance}; None in the focus.
        lens equation
        Solve 1/f = 1/g + 1/b for b; None if the object is in the focus, where no image exists.
        Where does the picture of an object appear?
        A negative result means a virtual image.
        """,
        """
        if object_distance == focal_length:
            return None
        return focal_length * object_distance / (object_distance - focal_length)
        """,
        lambda r: r.choice(((5, 5), (10, 30), _two(r), _two(r))),
    ),
    made(
        "physics.snell",
        "refraction_angle snells_law angle_of_refraction",
        "n1: float; n2: float; angle: float",
        "float | None",
        """
        Angle of refraction in degrees for light from index {n1} to {n2} with an {angle} of incidence.
        snell's law
        Return asin(n1 / n2 * sin(angle)) in degrees, None for total reflection.
        How is a ray of light bent between two media? None when it does not get through.
        Solve n1 sin a = n2 sin b for b.
        """,
        """
        sine = n1 / n2 * math.sin(math.radians(angle))
        return math.degrees(math.asin(sine)) if abs(sine) <= 1 else None
        """,
        lambda r: (r.choice((1, 1.33, 1.5)), r.choice((1, 1.33, 1.5)), r.randint(0, 85)),
        "import math",
    ),
    made(
        "physics.pressure_depth",
        "hydrostatic_pressure pressure_at_depth water_pressure",
        "depth: float; density: float = 1000; gravity: float = 9.81",
        "float",
        """
        Hydrostatic pressure at {depth} meters in a liquid of {density}, with {gravity}.
        rho g h
        Return density * gravity * depth in pascal, without the pressure of the air.
        How strong is the pressure on a diver?
        Water (1000 kg per cubic meter) and 9.81 are meant unless given.
        """,
        """
        return density * gravity * depth
        """,
        lambda r: (_positive(r), r.choice((1000, 1025, 790)), r.choice((9.81, 10))),
    ),
    made(
        "physics.mixed_temperature",
        "mixing_temperature final_temperature mixed_water_temperature",
        "mass1: float; temp1: float; mass2: float; temp2: float",
        "float",
        """
        Temperature when {mass1} of water at {temp1} is mixed with {mass2} at {temp2}.
        mean of two temperatures weighted by mass
        Return (m1 t1 + m2 t2) / (m1 + m2).
        How warm does the bath get after adding cold water?
        Final temperature of two amounts of the same liquid, no heat being lost.
        """,
        """
        return (mass1 * temp1 + mass2 * temp2) / (mass1 + mass2)
        """,
        lambda r: (_positive(r), _any(r), _positive(r), _any(r)),
    ),
    made(
        "physics.escape_velocity",
        "escape_velocity escape_speed",
        "mass: float; radius: float",
        "float",
        """
        Escape velocity from a planet with this {mass} and {radius}, with G = 6.674e-11.
        root of 2 G M / r
        Return how fast a rocket must be to leave a planet for good.
        Which speed does one need to get away from a celestial body?
        Square root of 2 * 6.674e-11 * mass / radius.
        """,
        """
        return math.sqrt(2 * 6.674e-11 * mass / radius)
        """,
        lambda r: r.choice(
            ((5.972e24, 6.371e6), (7.348e22, 1.737e6), (_positive(r) * 1e23, _positive(r) * 1e6))
        ),
        "import math",
    ),
    made(
        "physics.lorentz_factor",
        "lorentz_factor gamma_factor time_dilation_factor",
        "speed: float; light_speed: float = 299792458",
        "float",
        """
        Lorentz factor at {speed}, with {light_speed}.
        gamma of special relativity
        Return 1 / sqrt(1 - v squared / c squared).
        By which factor does time slow down for something that fast?
        1.0 for a body at rest; the speed must be below that of light.
        """,
        """
        return 1 / math.sqrt(1 - (speed / light_speed) ** 2)
        """,
        lambda r: r.choice(((0, 1), (150, 300), (0.6, 1), (r.randint(0, 99) / 100, 1))),
        "import math",
    ),
    made(
        "physics.electric_power_square",
        "power_from_resistance power_dissipated joule_heating",
        "current: float; resistance: float",
        "float",
        """
        Power that a {resistance} turns into heat at this {current}.
        I squared R
        Return current ** 2 * resistance in watts.
        How warm does a resistor get?
        Power loss in a wire.
        """,
        """
        return current**2 * resistance
        """,
        _two,
    ),
    made(
        "physics.electricity_cost",
        "electricity_cost energy_cost power_cost",
        "watts: float; hours: float; price: float",
        "float",
        """
        Cost of running a device with {watts} for {hours} at {price} per kilowatt hour.
        watt hours / 1000 times price
        Return what the electricity of an appliance costs.
        How much does it cost to leave a lamp on?
        Turn watts and hours into kWh and multiply by the price of one.
        """,
        """
        return watts * hours / 1000 * price
        """,
        lambda r: (r.choice((60, 100, 1500)), r.randint(0, 24), r.choice((0.25, 0.3, 1))),
    ),
    made(
        "physics.kilowatt_hours",
        "kilowatt_hours energy_kwh energy_consumption",
        "watts: float; hours: float",
        "float",
        """
        Energy in kilowatt hours that {watts} use in {hours}.
        kWh of a device
        Return watts * hours / 1000.
        How many kWh does an appliance use in that time?
        Energy consumption from power and duration.
        """,
        """
        return watts * hours / 1000
        """,
        lambda r: (r.choice((60, 100, 1500, r.randint(1, 900))), r.randint(0, 24)),
    ),
    made(
        "physics.voltage_divider",
        "voltage_divider divider_voltage output_voltage",
        "voltage: float; r1: float; r2: float",
        "float",
        """
        Output of a voltage divider: the part of {voltage} over {r2}, in series with {r1}.
        V r2 / (r1 + r2)
        Return the voltage across the second of two resistors in series.
        Which voltage comes out between two resistors?
        Input voltage times r2 over the sum of both.
        """,
        """
        return voltage * r2 / (r1 + r2)
        """,
        _three,
    ),
    made(
        "physics.parallel_resistance",
        "parallel_resistance total_parallel_resistance resistors_in_parallel",
        "resistors: list[float]",
        "float",
        """
        Total resistance of {resistors} in parallel, not rounded.
        reciprocal of the sum of reciprocals
        Return 1 / (1/r1 + 1/r2 + ...); 0.0 if there are no resistors or one of them is 0.
        What do these resistors amount to side by side?
        Works for inductors in parallel and capacitors in series, too.
        """,
        """
        if not resistors or 0 in resistors:
            return 0.0
        return 1 / sum(1 / resistor for resistor in resistors)
        """,
        lambda r: ([r.choice((2, 4, 10, 100, _positive(r), 0)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "physics.two_parallel",
        "parallel_resistance_of_two two_resistors_parallel parallel",
        "r1: float; r2: float",
        "float",
        """
        Resistance of {r1} and {r2} in parallel.
        product over sum
        Return r1 * r2 / (r1 + r2), 0.0 if both are 0.
        What do two resistors side by side amount to?
        Combined resistance of two branches of a circuit.
        """,
        """
        return r1 * r2 / (r1 + r2) if r1 + r2 else 0.0
        """,
        lambda r: r.choice(((0, 0), _two(r), _two(r))),
    ),
    made(
        "physics.wire_resistance",
        "wire_resistance resistance_of_wire conductor_resistance",
        "resistivity: float; length: float; area: float",
        "float",
        """
        Resistance of a wire with this {resistivity}, {length} and cross-section {area}.
        rho l / A
        Return resistivity times length over area.
        How many ohms has a cable?
        The longer and the thinner a conductor, the more it resists.
        """,
        """
        return resistivity * length / area
        """,
        lambda r: (r.choice((0.0175, 0.028, 1.7e-8)), _positive(r), _positive(r)),
    ),
    made(
        "physics.coulomb_force",
        "coulomb_force electric_force coulombs_law",
        "q1: float; q2: float; distance: float",
        "float",
        """
        Force between the charges {q1} and {q2} at the given {distance}, with k = 8.99e9.
        k q1 q2 / r squared
        Return Coulomb's law in newtons; negative if the charges attract each other.
        How strongly do two charges push each other away?
        Charges in coulombs, the distance in meters.
        """,
        """
        return 8.99e9 * q1 * q2 / distance**2
        """,
        lambda r: (_any(r) / 1e6, _any(r) / 1e6, _positive(r)),
    ),
    made(
        "physics.ph_value",
        "ph_from_concentration ph_value calculate_ph",
        "concentration: float",
        "float",
        """
        pH of a solution with this {concentration} of hydrogen ions.
        negative decimal logarithm
        Return -log10 of the concentration in moles per liter.
        How acidic is a solution with so many hydrogen ions?
        Compute the pH value, not rounded.
        """,
        """
        return -math.log10(concentration)
        """,
        lambda r: (r.choice((1e-7, 0.001, 0.1, r.randint(1, 99) / 1000)),),
        "import math",
    ),
    made(
        "physics.ideal_gas_pressure",
        "ideal_gas_pressure gas_pressure pressure_of_gas",
        "moles: float; temperature: float; volume: float",
        "float",
        """
        Pressure of an ideal gas: {moles} at a {temperature} in kelvin in this {volume}, with R = 8.314.
        n R T / V
        Return the pressure in pascal from the ideal gas law; the volume is in cubic meters.
        How strongly does a gas press on its container?
        Solve p V = n R T for p.
        """,
        """
        return moles * 8.314 * temperature / volume
        """,
        lambda r: (_positive(r), r.randint(250, 400), _positive(r)),
    ),
    made(
        "physics.decibels",
        "decibels power_ratio_db to_decibel",
        "power: float; reference: float",
        "float",
        """
        Level of {power} over {reference} in decibels.
        10 log10 of a ratio
        Return 10 times the decimal logarithm of power / reference.
        By how many dB is a signal stronger than another one?
        Convert a ratio of powers to decibels.
        """,
        """
        return 10 * math.log10(power / reference)
        """,
        lambda r: r.choice(((100, 1), (1, 10), _two(r), _two(r))),
        "import math",
    ),
    made(
        "physics.bmi",
        "body_mass_index calculate_bmi bmi",
        "weight: float; height: float",
        "float",
        """
        Body mass index of {weight} in kilograms and {height} in meters, not rounded.
        weight over height squared
        Return weight / height ** 2; 0.0 for a height of 0.
        How high is the BMI of a person?
        Compute the BMI from kilograms and meters.
        """,
        """
        return weight / height**2 if height else 0.0
        """,
        lambda r: (r.randint(40, 120), r.choice((0, 1.5, 2, r.randint(140, 210) / 100))),
    ),
    made(
        "physics.bmr",
        "basal_metabolic_rate bmr calories_at_rest mifflin_st_jeor",
        "weight: float; height: float; age: int; sex: str",
        "float",
        """
        Basal metabolic rate by Mifflin and St Jeor from {weight} (kg), {height} (cm), {age} and {sex}.
        calories per day at rest
        Return 10 w + 6.25 h - 5 a, plus 5 if the sex is 'male' and minus 161 otherwise.
        How many calories does a body use when doing nothing?
        Mifflin-St Jeor equation for men and women.
        """,
        """
        base = 10 * weight + 6.25 * height - 5 * age
        return base + 5 if sex == "male" else base - 161
        """,
        lambda r: (r.randint(40, 120), r.randint(140, 210), r.randint(15, 90), r.choice(("male", "female"))),
    ),
    made(
        "physics.max_heart_rate",
        "max_heart_rate maximum_heart_rate",
        "age: int",
        "int",
        """
        Maximum heart rate at this {age}: 220 minus the age.
        highest pulse by age
        Return the rule-of-thumb maximum pulse.
        How fast should a heart beat at most?
        Subtract the age from 220.
        """,
        """
        return 220 - age
        """,
        lambda r: (r.randint(5, 95),),
    ),
    made(
        "physics.target_heart_rate",
        "target_heart_rate karvonen training_heart_rate",
        "age: int; resting: int; intensity: float",
        "float",
        """
        Training pulse by Karvonen for this {age}, {resting} pulse and {intensity} (0 to 1).
        target heart rate
        Return (220 - age - resting) * intensity + resting.
        Which pulse should one have in training at this intensity?
        A share of the heart rate reserve, added to the pulse at rest.
        """,
        """
        return (220 - age - resting) * intensity + resting
        """,
        lambda r: (r.randint(15, 80), r.randint(45, 80), r.choice((0.5, 0.75, 1, 0.625))),
    ),
    made(
        "physics.body_surface",
        "body_surface_area bsa mosteller",
        "weight: float; height: float",
        "float",
        """
        Body surface area in square meters by Mosteller from {weight} (kg) and {height} (cm).
        mosteller formula
        Return sqrt(weight * height / 3600).
        How large is the skin of a person?
        Estimate the BSA that doses are based on.
        """,
        """
        return math.sqrt(weight * height / 3600)
        """,
        lambda r: (r.randint(40, 120), r.randint(140, 210)),
        "import math",
    ),
    made(
        "physics.one_rep_max",
        "one_rep_max epley estimate_one_rep_max",
        "weight: float; reps: int",
        "float",
        """
        Estimated one repetition maximum by Epley for lifting {weight} {reps} times.
        1RM after Epley
        Return weight * (1 + reps / 30); for a single repetition the weight itself.
        How much could somebody lift once who lifts this weight that often?
        0.0 if there was no repetition.
        """,
        """
        if reps <= 0:
            return 0.0
        return weight if reps == 1 else weight * (1 + reps / 30)
        """,
        lambda r: (r.randint(20, 150), r.choice((0, 1, r.randint(1, 12)))),
    ),
    made(
        "physics.pace",
        "running_pace pace_per_km pace",
        "minutes: float; kilometers: float",
        "str",
        """
        Pace per kilometer, as minutes and seconds like '5:30', for {kilometers} run in {minutes}.
        running pace as text
        Return minutes per kilometer as M:SS, rounded to whole seconds; '0:00' for no distance.
        How fast did a runner go, in minutes and seconds for each kilometer?
        Divide the time by the distance and write it like a clock, with two digits for the seconds.
        """,
        """
        seconds = round(minutes * 60 / kilometers) if kilometers else 0
        return f"{seconds // 60}:{seconds % 60:02d}"
        """,
        lambda r: (r.randint(10, 300), r.choice((0, 5, 10, 42.195, r.randint(1, 30)))),
    ),
)
