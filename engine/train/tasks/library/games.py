"""Small functions about games, travel and things around the house."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_MOVES = ("rock", "paper", "scissors")
_LIGHTS = ("red", "green", "yellow")
_POINTS = ("north", "east", "south", "west")
_CARDS = ("2", "3", "5", "7", "9", "10", "J", "Q", "K", "A")


def _board(r: Random) -> list[str]:
    if r.random() < 0.5:
        return ["".join(r.choice("XO.") for _ in range(3)) for _ in range(3)]
    line = r.choice(("XXX", "OOO"))
    return r.choice(([line, "O.X", ".XO"], ["X.O", line, "OX."], ["O.X", "XO.", line]))


def _recipe(r: Random) -> dict[str, int]:
    return {name: r.randint(1, 9) * 10 for name in r.sample(draw.WORDS, r.randint(0, 4))}


def _tiles(r: Random) -> list[tuple[int, int]]:
    tiles = [(r.randint(0, 6), r.randint(0, 6)) for _ in range(r.randint(0, 4))]
    if r.random() < 0.6:
        for at in range(1, len(tiles)):
            tiles[at] = (tiles[at - 1][1], tiles[at][1])
    return tiles


def _colour(r: Random) -> tuple[int, int, int]:
    return r.choice((0, 255, r.randint(0, 255))), r.randint(0, 255), r.choice((0, 128, r.randint(0, 255)))


ENTRIES = (
    made(
        "games.beats_move",
        "beats wins_against is_winner",
        "mine: str; other: str",
        "bool",
        """
        Whether {mine} beats {other} in rock, paper, scissors.
        Rock beats scissors, scissors beats paper, paper beats rock. Does {mine} win against {other}?
        True if the move {mine} wins over {other}; a tie is no win.
        rock paper scissors: do I win with {mine}
        Given two moves ("rock", "paper" or "scissors"), return True when the first one wins.
        """,
        """
        return {"rock": "scissors", "scissors": "paper", "paper": "rock"}[mine] == other
        ---
        return (mine, other) in (("rock", "scissors"), ("scissors", "paper"), ("paper", "rock"))
        ---
        if mine == "rock":
            return other == "scissors"
        if mine == "paper":
            return other == "rock"
        return other == "paper"
        """,
        lambda r: (r.choice(_MOVES), r.choice(_MOVES)),
    ),
    made(
        "games.row_winner",
        "row_winner winner_of_rows full_row",
        "board: list[str]",
        "str",
        """
        The player who fills a whole row of the tic-tac-toe {board}, or "" if nobody does.
        Return "X" or "O" for the first row of {board} that is full of it; an empty string otherwise.
        Which mark stands three times in one row of {board}? Dots are empty fields.
        first row of equal marks in {board}, "" when there is none
        Look at the rows of a tic-tac-toe board from the top; give the mark of the first row won, else "".
        """,
        """
        for row in board:
            if row[0] != "." and row == row[0] * len(row):
                return row[0]
        return ""
        ---
        winners = [row[0] for row in board if len(set(row)) == 1 and row[0] != "."]
        return winners[0] if winners else ""
        """,
        lambda r: (_board(r),),
    ),
    made(
        "games.dice_ways",
        "dice_ways ways_to_roll count_rolls",
        "total: int",
        "int",
        """
        In how many ways can two dice show {total}?
        Count the pairs of rolls (1 to 6 each, order matters) that add up to {total}.
        Number of ordered throws of two six-sided dice with the sum {total}.
        ways to throw {total} with two dice
        Return how many of the 36 results of two dice sum to {total}.
        """,
        """
        return sum(1 for a in range(1, 7) for b in range(1, 7) if a + b == total)
        ---
        count = 0
        for first in range(1, 7):
            if 1 <= total - first <= 6:
                count += 1
        return count
        ---
        return max(0, 6 - abs(total - 7))
        """,
        lambda r: (r.randint(0, 14),),
    ),
    made(
        "games.light_square",
        "is_light_square light_square is_white_field",
        "square: str",
        "bool",
        """
        Whether a chess {square} such as "a1" is light; a1 is dark.
        True for the light squares of a chess board. {square} is a letter from a to h and a digit.
        Is {square} a light field? a1 is dark, a2 is light, b1 is light.
        light or dark: True if the chess square is light
        Return True when the chess square {square} is a light one.
        """,
        """
        return ("abcdefgh".index(square[0]) + int(square[1])) % 2 == 0
        ---
        column = ord(square[0]) - ord("a") + 1
        return (column + int(square[1])) % 2 == 1
        """,
        lambda r: (r.choice("abcdefgh") + r.choice("12345678"),),
    ),
    made(
        "games.next_light",
        "next_light following_light change_light",
        "light: str",
        "str",
        """
        The traffic light after {light}: red, green, yellow, and red again.
        What colour follows {light}? Green comes after red, yellow after green, red after yellow.
        Return the next colour of a traffic light that shows {light}.
        next of red -> green -> yellow -> red
        A light goes from red to green to yellow and back to red. Give what comes after {light}.
        """,
        """
        return {"red": "green", "green": "yellow", "yellow": "red"}[light]
        ---
        order = ["red", "green", "yellow"]
        return order[(order.index(light) + 1) % 3]
        """,
        lambda r: (r.choice(_LIGHTS),),
    ),
    made(
        "games.turn_right",
        "turn_right facing_after turn",
        "facing: str; turns: int",
        "str",
        """
        The direction after {turns} quarter turns to the right, starting with {facing}.
        Somebody faces {facing} and turns right {turns} times by 90 degrees. Where do they look?
        Turn clockwise {turns} times: north, east, south, west.
        compass direction after turning right {turns} times from {facing}
        Return "north", "east", "south" or "west": {facing} turned right {turns} times.
        """,
        """
        points = ["north", "east", "south", "west"]
        return points[(points.index(facing) + turns) % 4]
        ---
        right = {"north": "east", "east": "south", "south": "west", "west": "north"}
        for _ in range(turns % 4):
            facing = right[facing]
        return facing
        """,
        lambda r: (r.choice(_POINTS), r.randint(0, 9)),
    ),
    made(
        "games.domino_chain",
        "is_domino_chain fits_together is_chain",
        "tiles: list[tuple[int, int]]",
        "bool",
        """
        Whether the domino {tiles} fit: each begins with the number that the one before it ends with.
        True if every tile's left number equals the right number of the tile before.
        Do the {tiles} make a domino chain as they lie? None or one always does.
        check that neighbouring dominoes match
        Return True when {tiles}, in this order, form a chain of dominoes.
        """,
        """
        return all(a[1] == b[0] for a, b in zip(tiles, tiles[1:]))
        ---
        for i in range(1, len(tiles)):
            if tiles[i - 1][1] != tiles[i][0]:
                return False
        return True
        """,
        lambda r: (_tiles(r),),
    ),
    made(
        "games.hand_value",
        "hand_value card_points score_hand",
        "cards: list[str]",
        "int",
        """
        The value of a hand of {cards}: J, Q and K count 10, an A counts 11, numbers count themselves.
        Add up {cards}: "2" to "10" by their number, "J", "Q", "K" ten each, "A" eleven.
        How much are the {cards} worth? Pictures are 10 and aces 11.
        sum of card values, face cards 10, ace 11
        Return the points of all {cards}; an ace is always 11.
        """,
        """
        total = 0
        for card in cards:
            if card == "A":
                total += 11
            elif card in "JQK":
                total += 10
            else:
                total += int(card)
        return total
        ---
        values = {"J": 10, "Q": 10, "K": 10, "A": 11}
        return sum(values[card] if card in values else int(card) for card in cards)
        """,
        lambda r: ([r.choice(_CARDS) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "games.final_position",
        "final_position play_snakes end_field",
        "rolls: list[int]; jumps: dict[int, int]",
        "int",
        """
        Where a piece ends that starts at 0, moves by each of {rolls}, and follows {jumps} on its way.
        Snakes and ladders: go forward by every roll; a field in {jumps} takes you to its value at once.
        Play all {rolls} from field 0; after a roll, move on once if the field is a key of {jumps}.
        last field after {rolls}, with ladders and snakes in {jumps}
        Return the final position. Landing on a key of {jumps} puts the piece on that key's value.
        """,
        """
        position = 0
        for roll in rolls:
            position += roll
            position = jumps.get(position, position)
        return position
        ---
        at = 0
        for step in rolls:
            at = at + step
            if at in jumps:
                at = jumps[at]
        return at
        """,
        lambda r: (
            [r.randint(1, 6) for _ in range(r.randint(0, 5))],
            {r.randint(2, 12): r.randint(0, 15) for _ in range(r.randint(0, 4))},
        ),
    ),
    made(
        "games.lift_travel",
        "floors_travelled elevator_distance total_floors",
        "stops: list[int]",
        "int",
        """
        How many floors a lift travels that visits all {stops} in order.
        The lift starts at the first of {stops}. Add up the floors between each stop and the next.
        Total distance between neighbouring {stops}, up or down.
        sum of floors moved over {stops}; 0 for fewer than two
        Return the number of floors passed on the way from stop to stop.
        """,
        """
        return sum(abs(b - a) for a, b in zip(stops, stops[1:]))
        ---
        total = 0
        for i in range(1, len(stops)):
            total += abs(stops[i] - stops[i - 1])
        return total
        """,
        lambda r: (draw.ints(r, 0, 6, -3, 20),),
    ),
    made(
        "games.taxi_fare",
        "taxi_fare fare ride_price",
        "distance: int; night: bool",
        "int",
        """
        A taxi costs 4 and 2 for each of {distance} kilometres; at {night}, 5 more.
        The fare of a ride: 4 to begin with, 2 a kilometre, and 5 on top if {night} is true.
        Price of a taxi ride over {distance} km (base 4, 2 per km, night surcharge 5).
        4 + 2 * distance, plus 5 by night
        Return what a ride of {distance} kilometres costs, by day or by {night}.
        """,
        """
        return 4 + 2 * distance + (5 if night else 0)
        ---
        price = 4 + 2 * distance
        if night:
            price += 5
        return price
        """,
        lambda r: (r.randint(0, 30), r.random() < 0.5),
    ),
    made(
        "games.parking_fee",
        "parking_fee fee_for_parking park_cost",
        "minutes: int",
        "int",
        """
        Parking is free for 30 minutes; then every hour that has begun costs 3, and a day at most 20.
        The fee for {minutes} of parking: 0 up to 30, else 3 for each started hour, never above 20.
        What do {minutes} minutes of parking cost? Half an hour is free; 3 an hour, rounded up; at most 20.
        parking fee, first 30 minutes free, 3 per started hour, capped at 20
        Return the price of {minutes} minutes in the car park, with hours rounded up and a maximum of 20.
        """,
        """
        if minutes <= 30:
            return 0
        hours = (minutes + 59) // 60
        return min(20, 3 * hours)
        ---
        if minutes <= 30:
            return 0
        fee = -(-minutes // 60) * 3
        return fee if fee < 20 else 20
        """,
        lambda r: (r.choice((0, 30, 31, 60, 61, r.randint(1, 700))),),
    ),
    made(
        "games.ticket_price",
        "ticket_price entry_price admission",
        "age: int; member: bool",
        "int",
        """
        Tickets are free under 6, 5 up to 17, 8 from 65 on, else 12; a {member} pays 2 less, if at all.
        Price by {age}: below 6 nothing, below 18 five, 65 or older eight, else twelve; members get 2 off.
        What does a visitor of {age} pay? Under 6 nothing, and a {member} has 2 off every paid ticket.
        admission by age, minus 2 for members, never for free tickets
        Return the price: 0 (under 6), 5 (under 18), 8 (65 and over) or 12, and 2 less for a {member}.
        """,
        """
        if age < 6:
            return 0
        if age < 18:
            price = 5
        elif age >= 65:
            price = 8
        else:
            price = 12
        return price - 2 if member else price
        ---
        price = 0 if age < 6 else 5 if age < 18 else 8 if age >= 65 else 12
        if member and price > 0:
            price -= 2
        return price
        """,
        lambda r: (r.choice((5, 6, 17, 18, 64, 65, r.randint(0, 99))), r.random() < 0.5),
    ),
    made(
        "games.shipping_price",
        "shipping_price postage send_cost",
        "weight: int; express: bool",
        "int",
        """
        Postage: 3 up to 500 grams, 6 up to 2000, 10 above; {express} doubles it.
        What sending {weight} grams costs: 3, 6 (from 501) or 10 (from 2001), twice as much for {express}.
        The price of a parcel by its {weight} in grams; {express} costs double.
        3 / 6 / 10 by weight, times 2 if express
        Return the shipping price for {weight} grams, doubled when {express} is true.
        """,
        """
        if weight <= 500:
            price = 3
        elif weight <= 2000:
            price = 6
        else:
            price = 10
        return price * 2 if express else price
        ---
        price = 3 if weight <= 500 else 6 if weight <= 2000 else 10
        return price * (2 if express else 1)
        """,
        lambda r: (r.choice((500, 501, 2000, 2001, r.randint(1, 4000))), r.random() < 0.5),
    ),
    made(
        "games.amounts_for_guests",
        "scale_recipe for_people adjust_recipe",
        "recipe: dict[str, int]; people: int; wanted: int",
        "dict[str, int]",
        """
        The {recipe}, written for {people}, with amounts for {wanted} people, rounded down.
        Multiply every amount of {recipe} by {wanted} and divide by {people}, without a remainder.
        How much of everything is needed for {wanted} when {recipe} serves {people}?
        scale amounts from {people} to {wanted} servings, whole numbers
        Return a new dictionary in which each amount of {recipe} is amount * {wanted} // {people}.
        """,
        """
        return {name: amount * wanted // people for name, amount in recipe.items()}
        ---
        result = {}
        for name, amount in recipe.items():
            result[name] = amount * wanted // people
        return result
        """,
        lambda r: (_recipe(r), r.randint(1, 6), r.randint(1, 9)),
    ),
    made(
        "games.handshakes",
        "handshakes count_handshakes greetings",
        "people: int",
        "int",
        """
        How many handshakes there are when each of {people} greets everybody else once.
        Number of pairs among {people} people.
        Everyone shakes hands with everyone. Count the handshakes of {people} guests.
        n people, one handshake for every two of them
        Return the number of handshakes in a group of {people}.
        """,
        """
        return people * (people - 1) // 2
        ---
        return sum(range(people))
        ---
        count = 0
        for arrived in range(people):
            count += arrived
        return count
        """,
        lambda r: (r.randint(0, 30),),
    ),
    made(
        "games.pyramid_blocks",
        "pyramid_blocks blocks_needed stone_count",
        "levels: int",
        "int",
        """
        Blocks in a square pyramid of {levels} levels: 1 on top, 4 below, then 9, and so on.
        Add the squares of 1 to {levels}.
        How many stones does a pyramid with {levels} square layers need?
        1 + 4 + 9 + ... up to {levels} squared
        Return the number of blocks of a pyramid whose k-th level from the top has k * k blocks.
        """,
        """
        return sum(level * level for level in range(1, levels + 1))
        ---
        blocks = 0
        for level in range(levels):
            blocks += (level + 1) ** 2
        return blocks
        ---
        return levels * (levels + 1) * (2 * levels + 1) // 6
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "games.invert_colour",
        "invert_colour opposite_colour negative",
        "colour: tuple[int, int, int]",
        "tuple[int, int, int]",
        """
        The negative of {colour}: every part taken from 255.
        Invert an RGB colour.
        Subtract red, green and blue of {colour} from 255 each.
        (255 - r, 255 - g, 255 - b)
        Return the opposite of {colour}, a tuple of three numbers from 0 to 255.
        """,
        """
        red, green, blue = colour
        return (255 - red, 255 - green, 255 - blue)
        ---
        return tuple(255 - part for part in colour)
        """,
        lambda r: (_colour(r),),
    ),
    made(
        "games.brightness",
        "brightness average_light grey_value",
        "colour: tuple[int, int, int]",
        "int",
        """
        The grey value of {colour}: the mean of its three parts, rounded down.
        How bright is an RGB colour? Average red, green and blue without a remainder.
        Add the parts of {colour} and divide by 3, as a whole number.
        mean of r, g and b, floored
        Return the brightness of {colour} as an integer from 0 to 255.
        """,
        """
        return sum(colour) // 3
        ---
        red, green, blue = colour
        return (red + green + blue) // 3
        """,
        lambda r: (_colour(r),),
    ),
    made(
        "games.letter_pattern",
        "letter_pattern sound_pattern shape_of_word",
        "word: str",
        "str",
        """
        {word} as a pattern: "V" for each vowel and "C" for every other letter.
        Replace vowels by V and consonants by C.
        Write down the shape of {word}, such as "CVC" for "cat"; case does not matter.
        banana -> CVCVCV
        Return a string as long as {word} with V where a, e, i, o or u stands and C elsewhere.
        """,
        """
        return "".join("V" if letter in "aeiou" else "C" for letter in word.lower())
        ---
        pattern = ""
        for letter in word:
            if letter.lower() in "aeiou":
                pattern += "V"
            else:
                pattern += "C"
        return pattern
        """,
        lambda r: (draw.word(r),),
    ),
    made(
        "games.seats_together",
        "free_seats seats_left count_free",
        "rows: list[str]; together: int",
        "int",
        """
        In how many of the {rows} are there {together} free seats side by side? A dot is a free seat.
        Count the rows that contain {together} dots next to each other.
        {rows} show taken (#) and free (.) seats. How many rows have room for {together} people together?
        number of rows with a run of at least {together} dots
        Return how many of {rows} have {together} neighbouring free seats.
        """,
        """
        return sum(1 for row in rows if "." * together in row)
        ---
        count = 0
        for row in rows:
            longest = max(len(part) for part in row.split("#"))
            if longest >= together:
                count += 1
        return count
        """,
        lambda r: (
            ["".join(r.choice(".#") for _ in range(r.randint(1, 7))) for _ in range(r.randint(0, 4))],
            r.randint(1, 3),
        ),
    ),
    made(
        "games.queue_after",
        "serve serve_customers queue_after",
        "queue: list[str]; served: int; arriving: list[str]",
        "list[str]",
        """
        The {queue} after the first {served} have left and {arriving} have joined at the end.
        Take {served} people from the front of {queue} and put {arriving} behind the others.
        Who waits now? The first {served} of {queue} are gone; {arriving} came last.
        drop the first {served}, append {arriving}
        Return a new list: {queue} without its first {served} names, followed by {arriving}.
        """,
        """
        return queue[served:] + arriving
        ---
        waiting = []
        for place, person in enumerate(queue):
            if place >= served:
                waiting.append(person)
        waiting.extend(arriving)
        return waiting
        """,
        lambda r: (draw.words(r, 0, 4), r.randint(0, 4), draw.words(r, 0, 2)),
    ),
    made(
        "games.water_level",
        "water_level tank_level fill_tank",
        "capacity: int; flows: list[int]",
        "int",
        """
        The water in a tank of {capacity} after all {flows}, never below 0 and never above {capacity}.
        A tank starts empty; add each of {flows}, what overflows or is missing is lost.
        Start at 0, add every flow, and keep the level between 0 and {capacity} after each.
        running level clamped to 0..{capacity} at every step
        Return how full the tank is at the end. Positive {flows} fill it, negative ones empty it.
        """,
        """
        level = 0
        for flow in flows:
            level = max(0, min(capacity, level + flow))
        return level
        ---
        level = 0
        for flow in flows:
            level += flow
            if level < 0:
                level = 0
            if level > capacity:
                level = capacity
        return level
        """,
        lambda r: (r.randint(5, 30), draw.ints(r, 0, 6, -20, 20)),
    ),
    made(
        "games.best_deal",
        "best_deal cheapest_per_piece best_offer",
        "offers: list[tuple[int, int]]",
        "int",
        """
        The index of the offer that is cheapest by the piece; each of {offers} is (pieces, price).
        Which of {offers} has the lowest price per piece? Give its index, the first one among equals.
        Index of the smallest price / pieces in {offers}.
        index of the best value offer, offers are (amount, price)
        Return where in {offers} the lowest unit price stands.
        """,
        """
        best = 0
        for i in range(1, len(offers)):
            if offers[i][1] / offers[i][0] < offers[best][1] / offers[best][0]:
                best = i
        return best
        ---
        unit = [price / pieces for pieces, price in offers]
        return unit.index(min(unit))
        ---
        return min(range(len(offers)), key=lambda i: offers[i][1] / offers[i][0])
        """,
        lambda r: ([(r.randint(1, 9), r.randint(1, 30)) for _ in range(r.randint(1, 5))],),
    ),
    made(
        "games.cup_rounds",
        "tournament_rounds rounds_needed knockout_rounds",
        "players: int",
        "int",
        """
        How many rounds a knock-out tournament of {players} takes; who has no opponent goes through.
        Halve the {players}, rounding up, until one is left. Count the rounds.
        Number of rounds until a single winner remains among {players}.
        rounds of a cup with {players}, byes allowed
        Return how often {players} can be halved (rounded up) before 1 is left; 0 for one player.
        """,
        """
        rounds = 0
        while players > 1:
            players = (players + 1) // 2
            rounds += 1
        return rounds
        ---
        count, size = 0, 1
        while size < players:
            size *= 2
            count += 1
        return count
        """,
        lambda r: (r.choice((1, 2, 3, 8, 9, r.randint(1, 100))),),
    ),
    made(
        "games.bus_most_people",
        "most_on_bus fullest_bus bus_maximum",
        "stops: list[tuple[int, int]]",
        "int",
        """
        The most people ever on a bus; each of {stops} is (getting on, getting off). It starts empty.
        At every stop some get on and some get off. How full was the bus at its fullest?
        Follow {stops} and return the highest number of passengers after a stop.
        maximum of the running sum of on - off, 0 for no stops
        Return the greatest number of people on board after any of {stops}.
        """,
        """
        people = most = 0
        for on, off in stops:
            people += on - off
            most = max(most, people)
        return most
        ---
        inside = 0
        counts = [0]
        for stop in stops:
            inside = inside + stop[0] - stop[1]
            counts.append(inside)
        return max(counts)
        """,
        lambda r: ([(r.randint(2, 9), r.randint(0, 5)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "games.pace",
        "pace running_pace minutes_per_km",
        "seconds: int; kilometres: int",
        "str",
        """
        The pace of a run as "minutes:seconds" for one kilometre, such as "5:07".
        {seconds} for {kilometres} kilometres: the time of one, rounded down, seconds with two digits.
        How long does one of {kilometres} take on average, when all take {seconds}? As m:ss.
        seconds per kilometre as m:ss
        Return the average time of a kilometre in the form "4:30".
        """,
        """
        each = seconds // kilometres
        return f"{each // 60}:{each % 60:02d}"
        ---
        minutes, rest = divmod(seconds // kilometres, 60)
        return str(minutes) + ":" + str(rest).zfill(2)
        """,
        lambda r: (r.randint(60, 5000), r.randint(1, 12)),
    ),
    made(
        "games.ladder_letters",
        "is_word_ladder changes_one_letter ladder",
        "words: list[str]",
        "bool",
        """
        Whether each of {words} differs from the one before in exactly one letter, at equal length.
        True if you can go through {words} changing one letter at a time.
        Is this a word ladder: cat, cot, dot?
        every two neighbours differ in exactly one place
        Return True when neighbouring {words} have the same length and differ in one position only.
        """,
        """
        for first, second in zip(words, words[1:]):
            if len(first) != len(second):
                return False
            if sum(a != b for a, b in zip(first, second)) != 1:
                return False
        return True
        ---
        return all(
            len(a) == len(b) and sum(1 for x, y in zip(a, b) if x != y) == 1
            for a, b in zip(words, words[1:])
        )
        """,
        lambda r: (
            r.choice(
                (
                    ["cat", "cot", "dot"],
                    ["cat", "cot", "dog"],
                    ["one"],
                    [],
                    ["lead", "load", "goad", "gold"],
                    ["ab", "abc"],
                    [draw.letters(r, 2, 2, "ab") for _ in range(r.randint(2, 4))],
                )
            ),
        ),
    ),
)
