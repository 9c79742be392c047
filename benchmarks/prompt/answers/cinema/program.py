from cinema.showing import Showing

CLEANING = 15
ALIEN = Showing("Alien", 1215, 117, 900)
HEAT = Showing("Heat", 1345, 170, 900)
UP = Showing("Up", 840, 96, 700)


def clock(minutes: int) -> str:
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def program_line(showing: Showing) -> str:
    return f"{clock(showing.start)} {showing.title}"


def doors_open(showing: Showing) -> str:
    return clock(showing.start + showing.length + CLEANING)


def can_follow(first: Showing, second: Showing) -> bool:
    return second.start >= first.start + first.length + CLEANING
