"""What is shown when."""

from cinema.showing import Showing

CLEANING = 15
ALIEN = Showing("Alien", 1215, 117, 900)
HEAT = Showing("Heat", 1345, 170, 900)
UP = Showing("Up", 840, 96, 700)


def clock(minutes: int) -> str:
    """Return a time as 20:15; after midnight it begins at 00:00 again."""
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def program_line(showing: Showing) -> str:
    """Return the time at which the film begins, and its title.

    >>> program_line(ALIEN)
    '20:15 Alien'
    >>> program_line(UP)
    '14:00 Up'
    """
    ...


def doors_open(showing: Showing) -> str:
    """Return the time from which the next film may begin: when this one has ended and cleaning is done.

    >>> doors_open(ALIEN)
    '22:27'
    >>> doors_open(HEAT)
    '01:30'
    """
    ...


def can_follow(first: Showing, second: Showing) -> bool:
    """Tell whether the second film begins when the first one has ended and cleaning is done, or later.

    >>> can_follow(UP, ALIEN)
    True
    >>> can_follow(ALIEN, HEAT)
    False
    """
    ...
