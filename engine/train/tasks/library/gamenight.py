"""Games: boards, dice, cards, words, guesses, turns, levels and lots."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = "Anna Ben Cara Dan Eva Finn".split()
_RANKS = "2 3 4 5 6 7 8 9 10 J Q K A".split()
_WORDS = "apple banana kiwi plum level radar python jazz quiz tree moon lake".split()


def _cards(r: Random, low: int, high: int) -> list[str]:
    """Cards such as '10H', each once, with few suits and near ranks so that combinations occur."""
    style = r.random()
    deck = [
        rank + suit
        for rank in (_RANKS if style < 0.5 else _RANKS[:4])
        for suit in ("HS" if style < 0.3 else "HDSC")
    ]
    return r.sample(deck, r.randint(low, min(high, len(deck))))


def _dice(r: Random, low: int = 5, high: int = 5) -> list[int]:
    top = r.choice((6, 6, 3, 2))
    return [r.randint(1, top) for _ in range(r.randint(low, high))]


def _board(r: Random, size: int = 3) -> list[list[str]]:
    cells = r.choice(("XO ", "XO", "XXO ", "XOO "))
    return [[r.choice(cells) for _ in range(size)] for _ in range(size)]


def _square(r: Random) -> str:
    return r.choice("abcdefgh") + r.choice("12345678")


def _grid(r: Random, cells: str, low: int = 1, high: int = 4) -> list[str]:
    width = r.randint(low, high)
    return ["".join(r.choice(cells) for _ in range(width)) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "gamenight.tic_tac_toe_winner",
        "tic_tac_toe_winner check_winner find_winner get_winner",
        "board: list[list[str]]",
        "str | None",
        """
        Winner on a tic-tac-toe {board} of any size, a list of rows with 'X', 'O' or ' ': who fills a line; \
        else None.
        tic-tac-toe winner
        Return the mark that fills a whole row, column or diagonal, None if there is no such line.
        Has somebody won at noughts and crosses?
        Given a square list of lists, check rows first, then columns, then both diagonals; blanks do not \
        count.
        Checks a board for three in a row.
        """,
        """
        size = len(board)
        lines = [list(row) for row in board]
        lines += [[row[i] for row in board] for i in range(size)]
        lines.append([board[i][i] for i in range(size)])
        lines.append([board[i][size - 1 - i] for i in range(size)])
        blanks = (None, "", " ", ".", "-", "_")
        for line in lines:
            if line and line[0] not in blanks and all(cell == line[0] for cell in line):
                return line[0]
        return None
        """,
        lambda r: (_board(r, r.choice((3, 3, 3, 2))),),
    ),
    made(
        "gamenight.board_full",
        "is_board_full board_full is_full no_moves_left",
        "board: list[list[str]]; empty: str = ' '",
        "bool",
        """
        Is no cell of {board} equal to {empty}?
        board full?
        Return True if every cell of a game board is taken.
        Are there no free fields any more?
        Given rows of cells, check that none of them is empty.
        Tells whether no move is possible.
        """,
        """
        return all(cell != empty for row in board for cell in row)
        ---
        return not any(empty in row for row in board)
        """,
        lambda r: (_board(r), r.choice((" ", " ", "O"))),
    ),
    made(
        "gamenight.board_text",
        "board_to_text draw_board format_board print_board",
        "board: list[list[str]]",
        "str",
        """
        Draw a {board} of single characters: ' X | O | X ' for each row, and a line of dashes between rows.
        tic-tac-toe board as text
        Return the board as lines: cells with spaces around them, joined by '|', rows parted by dashes of \
        that length.
        How is the board shown in a terminal?
        Given rows of one-character cells, build a text with line breaks.
        Three columns give rows of 11 characters and '-----------' between them.
        """,
        """
        rows = ["|".join(f" {cell} " for cell in row) for row in board]
        rule = "-" * len(rows[0]) if rows else ""
        return f"\\n{rule}\\n".join(rows)
        """,
        lambda r: (_board(r, r.randint(1, 3)),),
    ),
    made(
        "gamenight.empty_cells",
        "empty_cells available_moves free_fields possible_moves",
        "board: list[list[str]]; empty: str = ' '",
        "list[tuple[int, int]]",
        """
        Positions (row, column) from 0 of all cells of {board} that are {empty}, row by row.
        available moves on a board
        Return where one may still play as a list of index pairs.
        Which fields are free?
        Given a list of rows, find the cells with the sign for empty.
        Lists the coordinates of the empty places.
        """,
        """
        return [
            (i, j) for i, row in enumerate(board) for j, cell in enumerate(row) if cell == empty
        ]
        """,
        lambda r: (_board(r), r.choice((" ", " ", "X"))),
    ),
    made(
        "gamenight.count_in_line",
        "has_four_in_row connect_four_winner n_in_a_row check_connect_four",
        "board: list[str]; mark: str; n: int = 4",
        "bool",
        """
        Does {mark} have {n} in a row on {board}, horizontally, vertically or diagonally?
        connect four win
        Return True if the board, a list of equally long strings, has a straight line of {n} equal marks.
        Has the player with this mark won?
        From every cell look right, down and along both diagonals for enough of the mark.
        Four in a row on a grid of any size.
        """,
        """
        height = len(board)
        width = len(board[0]) if board else 0
        for i in range(height):
            for j in range(width):
                for di, dj in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    cells = [(i + k * di, j + k * dj) for k in range(n)]
                    if all(0 <= a < height and 0 <= b < width and board[a][b] == mark for a, b in cells):
                        return True
        return False
        """,
        lambda r: (_grid(r, "xxo.", 2, 5), "x", r.choice((4, 3, 3, 2))),
    ),
    made(
        "gamenight.legal_square",
        "is_valid_square valid_chess_square is_on_board is_square",
        "square: str",
        "bool",
        """
        Is {square} a field of a chess board: a letter a to h and a digit 1 to 8?
        valid chess square?
        Return True for texts such as 'e4' and 'h8' only.
        Does the field exist on the board?
        Given a string, check its length, the small letter of the column and the number of the row.
        Validates a position in chess notation.
        """,
        """
        return len(square) == 2 and square[0] in "abcdefgh" and square[1] in "12345678"
        ---
        return re.fullmatch("[a-h][1-8]", square) is not None
        """,
        lambda r: (r.choice((_square(r), "i1", "a9", "a0", "", "a", "a10", "A1", "11")),),
        "import re",
    ),
    made(
        "gamenight.rook_path",
        "rook_squares rook_moves squares_of_rook",
        "square: str",
        "list[str]",
        """
        Sorted squares that a rook on {square} reaches on an empty chess board, its own not included.
        rook moves
        Return the 14 fields in the same row or column as texts such as 'a1', sorted.
        Where can the rook go?
        Given a field in chess notation, list its row and column.
        All other squares of the rank and the file.
        """,
        """
        column, row = square
        targets = [column + other for other in "12345678" if other != row]
        targets += [other + row for other in "abcdefgh" if other != column]
        return sorted(targets)
        """,
        lambda r: (_square(r),),
    ),
    made(
        "gamenight.bishop_path",
        "bishop_squares bishop_moves squares_of_bishop",
        "square: str",
        "list[str]",
        """
        Sorted squares that a bishop on {square} reaches on an empty chess board.
        bishop moves
        Return all other fields on the two diagonals through a field, as texts such as 'c1', sorted.
        Where can the bishop go?
        Given a field in chess notation, list the squares whose distance in columns and rows is the same.
        Diagonals of a square.
        """,
        """
        column, row = ord(square[0]), int(square[1])
        return sorted(
            chr(c) + str(r)
            for c in range(ord("a"), ord("i"))
            for r in range(1, 9)
            if abs(c - column) == abs(r - row) != 0
        )
        """,
        lambda r: (_square(r),),
    ),
    made(
        "gamenight.queen_sees",
        "queen_can_attack queen_attacks can_queen_move",
        "queen: str; target: str",
        "bool",
        """
        Can a {queen} such as 'd1' reach {target} in one move on an empty chess board?
        queen attack in chess notation
        Return True if both squares are in the same row, column or diagonal and are not the same.
        Does the queen threaten that field?
        Given two fields as texts, compare the distances of their letters and digits.
        Queen move legal?
        """,
        """
        columns = abs(ord(queen[0]) - ord(target[0]))
        rows = abs(int(queen[1]) - int(target[1]))
        return queen != target and (columns == 0 or rows == 0 or columns == rows)
        """,
        lambda r: (lambda s: (s, r.choice((s, _square(r), s[0] + r.choice("12345678"), "e5"))))(_square(r)),
    ),
    made(
        "gamenight.count_hits",
        "count_hits hits_and_misses battleship_hits shots_that_hit",
        "board: list[str]; shots: list[tuple[int, int]]",
        "tuple[int, int]",
        """
        How many of the different {shots} (row, column) hit an 'S' of {board}, and how many miss.
        hits and misses in battleship
        Return (hits, misses); a shot outside of the board is a miss, a repeated one counts once.
        How many shots hit a ship?
        Given the rows of the board with 'S' for ships and a list of positions, count both kinds.
        Evaluates shots at a grid.
        """,
        """
        hits = misses = 0
        for row, column in set(shots):
            if 0 <= row < len(board) and 0 <= column < len(board[row]) and board[row][column] == "S":
                hits += 1
            else:
                misses += 1
        return hits, misses
        """,
        lambda r: (_grid(r, "S.."), [(r.randint(-1, 4), r.randint(0, 4)) for _ in range(r.randint(0, 6))]),
    ),
    made(
        "gamenight.ships_left",
        "all_ships_sunk fleet_sunk are_all_ships_sunk",
        "board: list[str]; shots: list[tuple[int, int]]",
        "bool",
        """
        Have the {shots} (row, column) hit every 'S' of {board}?
        all ships sunk?
        Return True if no cell with 'S' is left that was not shot at.
        Is the battleship game over?
        Given the rows of a board and the shots so far, check whether every ship cell was hit.
        True also if there are no ships.
        """,
        """
        fired = set(shots)
        return all(
            (i, j) in fired
            for i, row in enumerate(board)
            for j, cell in enumerate(row)
            if cell == "S"
        )
        """,
        lambda r: (
            lambda b: (
                b,
                [
                    (i, j)
                    for i, row in enumerate(b)
                    for j, c in enumerate(row)
                    if c == "S" and r.random() < 0.9
                ],
            )
        )(_grid(r, "S..", 1, 3)),
    ),
    made(
        "gamenight.mines_around",
        "mines_around count_mines adjacent_mines neighboring_mines",
        "field: list[str]; row: int; column: int; mine: str = '*'",
        "int",
        """
        Number of cells with {mine} among the up to eight neighbors of the cell at {row} and {column} of \
        {field}.
        mines around a cell
        Return how many adjacent cells, diagonals included, contain a mine; the cell itself does not count.
        Which number does minesweeper show here?
        Given the rows of a field and a position from 0, look at all neighbors that exist.
        Counts bombs next to a position.
        """,
        """
        count = 0
        for i in range(max(0, row - 1), min(len(field), row + 2)):
            for j in range(max(0, column - 1), min(len(field[i]), column + 2)):
                if (i, j) != (row, column) and field[i][j] == mine:
                    count += 1
        return count
        """,
        lambda r: (lambda f: (f, r.randrange(len(f)), r.randrange(len(f[0]))))(_grid(r, "*..")),
    ),
    made(
        "gamenight.ladder_move",
        "snakes_and_ladders_move next_square move_player roll_move",
        "position: int; roll: int; jumps: dict[int, int]; last: int = 100",
        "int",
        """
        Square after {position} and a {roll}: over {last} one stays, else {jumps} (from -> to) are followed \
        once.
        snakes and ladders move
        Return the new square; the last one must be hit exactly, otherwise the player does not move.
        Where does the piece land?
        Given the square, the dice and a dict with ladders and snakes, make the move.
        A roll beyond the end is lost.
        """,
        """
        target = position + roll
        if target > last:
            return position
        return jumps.get(target, target)
        """,
        lambda r: (
            r.choice((r.randint(0, 100), 97, 3)),
            r.randint(1, 6),
            r.choice(({4: 14, 9: 31, 99: 2}, {100: 1}, {})),
            r.choice((100, 30)),
        ),
    ),
    made(
        "gamenight.dice_total_best",
        "sum_without_lowest ability_score drop_lowest_die best_dice_sum",
        "dice: list[int]; drop: int = 1",
        "int",
        """
        Sum of {dice} without the {drop} lowest ones.
        drop the lowest die
        Return the total of a throw after the smallest dice were taken away, 0 if none is left.
        How much do the best dice show together?
        Given the numbers thrown, such as 4d6, ignore the lowest and add the rest.
        Ability score by rolling four and keeping three.
        """,
        """
        return sum(sorted(dice)[drop:])
        """,
        lambda r: (_dice(r, 0, 6), r.choice((1, 1, 0, 2))),
    ),
    made(
        "gamenight.ability_modifier",
        "ability_modifier modifier get_modifier",
        "score: int",
        "int",
        """
        Modifier of an ability {score}: subtract 10, halve, round down.
        ability modifier
        Return the bonus or malus of a role-playing score: 10 gives 0, 14 gives 2, 9 gives -1.
        Which modifier belongs to the score?
        Given a score, compute floor((score - 10) / 2).
        Dungeon game modifier.
        """,
        """
        return (score - 10) // 2
        ---
        return math.floor((score - 10) / 2)
        """,
        lambda r: (r.randint(1, 30),),
        "import math",
    ),
    made(
        "gamenight.is_double",
        "is_double is_pasch rolled_double all_same_dice",
        "dice: list[int]",
        "bool",
        """
        Do at least two {dice} all show the same number?
        doubles?
        Return True if every die has the same value and there are two or more of them.
        Was it a double, or a triple?
        Given the numbers of a throw, check that they are all equal; fewer than two dice give False.
        All dice alike.
        """,
        """
        return len(dice) > 1 and len(set(dice)) == 1
        ---
        return len(dice) > 1 and all(die == dice[0] for die in dice)
        """,
        lambda r: (r.choice((_dice(r, 0, 3), [4, 4], [2, 2, 2])),),
    ),
    made(
        "gamenight.yahtzee_small_straight",
        "has_straight contains_straight small_straight longest_dice_run",
        "dice: list[int]; length: int = 4",
        "bool",
        """
        Are there {length} consecutive numbers among the {dice}?
        straight in a dice throw
        Return True if the throw contains a row such as 2, 3, 4, 5, in any order and with repetitions.
        Is it a small straight, or a large one for {length} 5?
        Given dice, look for so many numbers in a row.
        Checks for a run of values.
        """,
        """
        values = set(dice)
        return any(all(start + i in values for i in range(length)) for start in values)
        """,
        lambda r: (r.choice((_dice(r), r.sample(range(1, 7), 5), [1, 2, 3, 4, 4])), r.choice((4, 5, 3))),
    ),
    made(
        "gamenight.craps",
        "craps_first_roll craps come_out_roll",
        "first: int; second: int",
        "str",
        """
        Result of the first throw at craps: 'win' for a sum of 7 or 11, 'lose' for 2, 3 or 12, otherwise \
        'point'.
        craps come-out roll
        Return what the sum of two dice means for the shooter.
        Does the shooter win, lose or go on?
        Given two dice, add {first} and {second} and look up the outcome.
        7 and 11 win at once; craps are 2, 3 and 12.
        """,
        """
        total = first + second
        if total in (7, 11):
            return "win"
        if total in (2, 3, 12):
            return "lose"
        return "point"
        """,
        lambda r: (r.randint(1, 6), r.randint(1, 6)),
    ),
    made(
        "gamenight.pig_turn",
        "pig_score pig_turn score_pig",
        "rolls: list[int]",
        "int",
        """
        Points of a turn in the dice game Pig: the sum of {rolls}, but 0 if there is a 1 among them.
        pig dice game
        Return what a player gets for a series of throws; a one loses everything.
        How many points does the turn bring?
        Given the numbers thrown, add them unless one of them is 1.
        Score of a round of Pig.
        """,
        """
        return 0 if 1 in rolls else sum(rolls)
        """,
        lambda r: (
            [r.randint(1, 6) if r.random() < 0.3 else r.randint(2, 6) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "gamenight.card_name",
        "card_name full_card_name name_of_card",
        "card: str",
        "str",
        """
        Name of a {card} such as 'QH': 'Queen of Hearts'; '10S' is '10 of Spades'.
        card code to name
        Return rank and suit in words; the last letter is the suit H, D, C or S, A, J, Q and K are spelled \
        out.
        How is the card called?
        Given a short code, write out ace, jack, queen and king and the suit.
        Turns 'AD' into 'Ace of Diamonds'.
        """,
        """
        ranks = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}
        suits = {"H": "Hearts", "D": "Diamonds", "C": "Clubs", "S": "Spades"}
        rank, suit = card[:-1], card[-1]
        return f"{ranks.get(rank, rank)} of {suits[suit]}"
        """,
        lambda r: (r.choice(_RANKS) + r.choice("HDCS"),),
    ),
    made(
        "gamenight.card_value",
        "card_rank card_value rank_value",
        "card: str",
        "int",
        """
        Rank of a {card} such as '10H' or 'AS' as a number: J is 11, Q 12, K 13 and A 14.
        value of a playing card
        Return how high a card is, from 2 to 14; the last character, the suit, is ignored.
        How much is the card worth in a comparison?
        Given a code of rank and suit, translate the rank to a number, aces high.
        '7D' gives 7.
        """,
        """
        rank = card[:-1]
        return {"J": 11, "Q": 12, "K": 13, "A": 14}[rank] if rank in "JQKA" else int(rank)
        ---
        return "2 3 4 5 6 7 8 9 10 J Q K A".split().index(card[:-1]) + 2
        """,
        lambda r: (r.choice(_RANKS) + r.choice("HDCS"),),
    ),
    made(
        "gamenight.war_round",
        "higher_card war_round compare_cards card_winner",
        "first: str; second: str",
        "int",
        """
        1 if the card {first} is higher than {second}, 2 if it is lower, 0 if their ranks are equal; aces \
        are highest.
        compare two playing cards
        Return which of two cards such as '10H' and 'KS' wins; the suits do not matter.
        Whose card is higher?
        Given two cards with the suit as their last letter, compare the ranks 2 to 10, J, Q, K, A.
        One round of the game War.
        """,
        """
        order = "2 3 4 5 6 7 8 9 10 J Q K A".split()
        a, b = order.index(first[:-1]), order.index(second[:-1])
        return 0 if a == b else 1 if a > b else 2
        """,
        lambda r: (r.choice(_RANKS) + r.choice("HDCS"), r.choice(_RANKS) + r.choice("HDCS")),
    ),
    made(
        "gamenight.count_pairs",
        "count_pairs number_of_pairs pairs_in_hand",
        "cards: list[str]",
        "int",
        """
        How many pairs of equal rank can be put down from {cards} such as '10H'? Four of a kind are two pairs.
        pairs in a hand of cards
        Return the number of disjoint pairs; the suit, the last letter, does not matter.
        How many pairs are there?
        Given cards, count each rank and add up the halves.
        Matching ranks in a hand.
        """,
        """
        return sum(count // 2 for count in Counter(card[:-1] for card in cards).values())
        ---
        waiting, pairs = set(), 0
        for card in cards:
            rank = card[:-1]
            if rank in waiting:
                waiting.remove(rank)
                pairs += 1
            else:
                waiting.add(rank)
        return pairs
        """,
        lambda r: (_cards(r, 0, 6),),
        "from collections import Counter",
    ),
    made(
        "gamenight.n_of_a_kind",
        "n_of_a_kind has_n_of_a_kind of_a_kind",
        "cards: list[str]; n: int",
        "bool",
        """
        Do at least {n} of {cards}, such as '10H' or 'KS', have the same rank?
        three or four of a kind
        Return True if some rank occurs often enough in the hand.
        Is there a triple, when {n} is 3?
        Given cards with the suit as last letter, count their ranks and compare the largest count with {n}.
        Looks for equal cards.
        """,
        """
        ranks = [card[:-1] for card in cards]
        return any(ranks.count(rank) >= n for rank in ranks)
        """,
        lambda r: (_cards(r, 0, 6), r.randint(2, 4)),
    ),
    made(
        "gamenight.full_house",
        "is_full_house full_house has_full_house",
        "cards: list[str]",
        "bool",
        """
        Are five {cards} such as '10H' a full house: three of one rank and two of another?
        full house?
        Return True if the ranks of the hand occur exactly three times and twice.
        Is this hand a full house?
        Given cards with the suit as last letter, count their ranks.
        A triple and a pair.
        """,
        """
        return sorted(Counter(card[:-1] for card in cards).values()) == [2, 3]
        """,
        lambda r: (
            r.choice((_cards(r, 5, 5), ["2H", "2D", "2S", "KH", "KD"], ["9H", "9D", "AS", "AH", "AD"])),
        ),
        "from collections import Counter",
    ),
    made(
        "gamenight.cards_by_suit",
        "cards_by_suit group_by_suit sort_by_suit",
        "cards: list[str]",
        "dict[str, list[str]]",
        """
        Ranks of {cards} such as '10H' by suit, a dict with the keys H, D, C and S; ranks in the order of \
        the list.
        group cards by suit
        Return for each of the four suits which ranks are in the hand, an empty list for a missing suit.
        Which hearts, diamonds, clubs and spades do I have?
        Given cards with the suit as last letter, sort them into four lists.
        Splits a hand by suit.
        """,
        """
        suits = {suit: [] for suit in "HDCS"}
        for card in cards:
            suits[card[-1]].append(card[:-1])
        return suits
        """,
        lambda r: (_cards(r, 0, 7),),
    ),
    made(
        "gamenight.trick_winner",
        "trick_winner who_takes_trick winner_of_trick",
        "cards: list[str]; trump: str = ''",
        "int",
        """
        Index of the card that takes the trick: the highest {trump}, else the highest of the suit of the \
        first card.
        winner of a trick
        Return which of {cards}, such as '10H' in the order played, wins; ranks go from 2 to ace.
        Who takes the trick?
        Given the cards played and perhaps a trump suit H, D, C or S, find the winning one.
        Cards that neither follow suit nor are trumps cannot win.
        """,
        """
        order = "2 3 4 5 6 7 8 9 10 J Q K A".split()

        def strength(i):
            card = cards[i]
            return card[-1] == trump, card[-1] == cards[0][-1], order.index(card[:-1])

        return max(range(len(cards)), key=strength)
        """,
        lambda r: (_cards(r, 1, 4), r.choice(("", "H", "S"))),
    ),
    made(
        "gamenight.guess_hint",
        "guess_hint check_guess number_guess_hint higher_or_lower",
        "secret: int; guess: int",
        "str",
        """
        Answer to a {guess} of a {secret} number: 'too low', 'too high' or 'correct'.
        number guessing hint
        Return whether the guessed number is smaller or larger than the secret one, or right.
        Is the guess too high or too low?
        Given both numbers, compare them and give the hint of the guessing game.
        Feedback for guess the number.
        """,
        """
        if guess < secret:
            return "too low"
        if guess > secret:
            return "too high"
        return "correct"
        """,
        lambda r: (r.randint(1, 10), r.randint(1, 10)),
    ),
    made(
        "gamenight.warmer",
        "hot_or_cold warmer_or_colder temperature_hint",
        "secret: int; last: int; guess: int",
        "str",
        """
        'correct', 'warmer', 'colder' or 'same': is {guess} nearer to {secret} than the {last} guess was?
        hot or cold
        Return how the new guess compares with the one before by the distance from the secret number.
        Does the player get closer?
        Given the number to find and two guesses, tell whether the second is nearer.
        A right guess is 'correct' in any case.
        """,
        """
        if guess == secret:
            return "correct"
        before, now = abs(secret - last), abs(secret - guess)
        if now < before:
            return "warmer"
        return "colder" if now > before else "same"
        """,
        lambda r: (r.randint(1, 10), r.randint(1, 10), r.randint(1, 10)),
    ),
    made(
        "gamenight.word_guessed",
        "is_word_guessed word_guessed all_letters_guessed has_won_hangman",
        "word: str; guessed: list[str]",
        "bool",
        """
        Are all letters of {word} among the {guessed} ones, ignoring case?
        hangman: word guessed?
        Return True if the player has found every letter; spaces and dashes need not be guessed.
        Is the hangman game won?
        Given the secret word and the letters tried so far, check whether nothing is missing.
        True when no letter is left to find.
        """,
        """
        known = {letter.lower() for letter in guessed}
        return all(letter in known for letter in word.lower() if letter.isalpha())
        """,
        lambda r: (lambda w: (w, [c for c in sorted(set(w)) if c.isalpha() and r.random() < 0.9] + ["z"]))(
            r.choice((*_WORDS, "Ice cream", ""))
        ),
    ),
    made(
        "gamenight.hangman_line",
        "hangman_display show_progress display_word masked_word",
        "word: str; guessed: str",
        "str",
        """
        {word} with letters that are not {guessed} as '_', all characters parted by spaces: 'p _ t h _ n'.
        hangman display with spaces
        Return the state of a hangman word; case is ignored when comparing, other signs than letters are \
        shown.
        What does the player see?
        Given the word and a text of tried letters, hide the letters that were not tried.
        Known letters and underscores with a space between them.
        """,
        """
        tried = guessed.lower()
        return " ".join(c if not c.isalpha() or c.lower() in tried else "_" for c in word)
        """,
        lambda r: (r.choice((*_WORDS, "Ice-tea", "")), draw.letters(r, 0, 6, "aeioulnptkm")),
    ),
    made(
        "gamenight.letters_not_tried",
        "remaining_letters available_letters letters_left unused_letters",
        "guessed: str",
        "str",
        """
        Letters a to z that are not in {guessed}, in alphabetical order; case is ignored.
        letters not tried yet
        Return the rest of the alphabet as one string after some letters were used.
        Which letters can still be guessed?
        Given the letters tried, remove them from the alphabet.
        Shows what is left in a game of hangman.
        """,
        """
        tried = guessed.lower()
        return "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in tried)
        ---
        return "".join(sorted(set(string.ascii_lowercase) - set(guessed.lower())))
        """,
        lambda r: (draw.letters(r, 0, 10, "abcdeXYZrst"),),
        "import string",
    ),
    made(
        "gamenight.best_word",
        "best_scrabble_word highest_scoring_word best_word",
        "words: list[str]; points: dict[str, int]",
        "str",
        """
        The one of {words} whose letters have most {points} together; letters without a value count 0. '' \
        if empty.
        highest scoring word
        Return the word with the largest sum of letter values, the first one on a tie.
        Which word brings the most points?
        Given words and a dict from letter to value, compare their scores.
        Best word for a word game.
        """,
        """
        return max(words, key=lambda word: sum(points.get(letter, 0) for letter in word), default="")
        """,
        lambda r: (
            [r.choice(_WORDS) for _ in range(r.randint(0, 5))],
            {letter: r.randint(1, 9) for letter in r.sample("abceiklmnopz", 5)},
        ),
    ),
    made(
        "gamenight.word_chain",
        "is_word_chain valid_word_chain word_chain last_letter_game",
        "words: list[str]",
        "bool",
        """
        Does each of {words} begin with the last letter of the one before, without repeating a word? Case \
        is ignored.
        word chain valid?
        Return True if every word starts with the letter with which the previous one ends and none occurs \
        twice.
        Did the players follow the rules of the word chain?
        Given words in the order played, check neighbors and repetitions; none or one is fine.
        Shiritori check.
        """,
        """
        words = [word.lower() for word in words]
        linked = all(a[-1] == b[0] for a, b in zip(words, words[1:]))
        return linked and len(set(words)) == len(words)
        """,
        lambda r: (
            r.choice(
                (
                    ["apple", "egg", "Goat", "tiger"],
                    ["kiwi", "Ice", "eat"],
                    r.sample(_WORDS, r.randint(0, 3)),
                    ["noon", "Noon"],
                    ["level", "lake", "eel"],
                )
            ),
        ),
    ),
    made(
        "gamenight.rps_match",
        "rps_match rock_paper_scissors_match count_rps_wins play_rounds",
        "first: str; second: str",
        "tuple[int, int]",
        """
        Wins of both players in rock, paper, scissors, with one letter R, P or S per round in {first} and \
        {second}.
        score of a rock-paper-scissors match
        Return (wins of the first, wins of the second); equal signs count for nobody.
        How did the match end?
        Given two texts such as 'RPS' and 'SSS', compare them round by round.
        R beats S, S beats P and P beats R.
        """,
        """
        beats = {"R": "S", "S": "P", "P": "R"}
        rounds = list(zip(first, second))
        return sum(beats[a] == b for a, b in rounds), sum(beats[b] == a for a, b in rounds)
        """,
        lambda r: (lambda n: (draw.letters(r, n, n, "RPS"), draw.letters(r, n, n, "RPS")))(r.randint(0, 6)),
    ),
    made(
        "gamenight.rps_counter",
        "counter_move winning_move what_beats best_response",
        "move: str",
        "str",
        """
        The move that beats {move} in rock, paper, scissors: 'paper' beats 'rock'; '' for an unknown move.
        counter move
        Return what one has to show to win against the given sign, in any case.
        What beats it?
        Given 'rock', 'paper' or 'scissors', find the winner over it.
        Paper covers rock, scissors cut paper, rock breaks scissors.
        """,
        """
        return {"rock": "paper", "paper": "scissors", "scissors": "rock"}.get(move.lower(), "")
        """,
        lambda r: (r.choice(("rock", "paper", "scissors", "Rock", "PAPER", "lizard", "")),),
    ),
    made(
        "gamenight.next_player",
        "next_player whose_turn player_on_turn current_player",
        "players: list[str]; turn: int; reverse: bool = False",
        "str",
        """
        Who of {players} is on at a {turn} counted from 0? They take turns in order, or backwards if \
        {reverse}.
        whose turn is it
        Return the player for a turn when everybody plays in a circle; backwards it goes first, last, and \
        so on.
        Which player plays now?
        Given the names and the number of turns already played, find the next one.
        Rotates through the players.
        """,
        """
        return players[(-turn if reverse else turn) % len(players)]
        """,
        lambda r: (r.sample(_NAMES, r.randint(1, 5)), r.randint(0, 12), r.random() < 0.3),
    ),
    made(
        "gamenight.uno_turns",
        "play_order turn_order uno_order order_of_turns",
        "players: list[str]; cards: list[str]",
        "list[str]",
        """
        Who plays each of {cards} in turn: 'reverse' turns the direction around, 'skip' leaves the next \
        player out.
        turn order with skip and reverse
        Return the names of the players in the order in which the cards are played, beginning with the \
        first one.
        Who plays which card?
        Given players in a circle and cards where only 'skip' and 'reverse' matter, follow the turns.
        Simulates the order of an Uno game.
        """,
        """
        order, place, step = [], 0, 1
        for card in cards:
            order.append(players[place])
            if card == "reverse":
                step = -step
            place = (place + step * (2 if card == "skip" else 1)) % len(players)
        return order
        """,
        lambda r: (
            r.sample(_NAMES, r.randint(2, 5)),
            [r.choice(("5", "skip", "reverse", "7", "2")) for _ in range(r.randint(0, 7))],
        ),
    ),
    made(
        "gamenight.hit_damage",
        "calculate_damage damage_after_armor attack_damage hit_damage",
        "attack: int; defense: int; critical: bool = False",
        "int",
        """
        Damage of an {attack} against a {defense}: their difference, the attack doubled if {critical}, at \
        least 1.
        damage of a hit
        Return how many points a hit takes away, never less than one.
        How hard is the blow?
        Given attack and defense and whether it is a critical hit, subtract and keep a minimum of 1.
        Role-playing damage formula.
        """,
        """
        power = attack * 2 if critical else attack
        return max(1, power - defense)
        """,
        lambda r: (r.randint(0, 20), r.randint(0, 20), r.random() < 0.4),
    ),
    made(
        "gamenight.health_after",
        "health_after apply_effects update_health remaining_health",
        "health: int; effects: list[int]; maximum: int = 100",
        "int",
        """
        Health after all {effects}, negative for damage, positive for healing, never over {maximum}; 0 is \
        final.
        health points after hits and potions
        Return the health of a character; it stays in the limits after each effect and the dead cannot be \
        healed.
        Is the hero still alive, and how well?
        Given the first value and the changes in order, apply one after the other and stop at 0.
        Updates hit points.
        """,
        """
        for effect in effects:
            if health <= 0:
                break
            health = min(maximum, max(0, health + effect))
        return max(0, health)
        """,
        lambda r: (
            r.randint(0, 100),
            [r.randint(-60, 40) for _ in range(r.randint(0, 5))],
            r.choice((100, 100, 120)),
        ),
    ),
    made(
        "gamenight.level_from_xp",
        "level_from_xp player_level xp_to_level level_up",
        "xp: int; base: int = 100",
        "tuple[int, int]",
        """
        Level reached with {xp} and the points still missing for the next; level n to n + 1 costs n times \
        {base}.
        level from experience
        Return (level, missing points) of a player who begins at level 1 with no points.
        Which level is that and how far is the next one?
        Given experience points, pay base, 2 * base, 3 * base, ... for the levels one after the other.
        With 100 as base, level 2 needs 100 points and level 3 another 200.
        """,
        """
        level = 1
        while xp >= level * base:
            xp -= level * base
            level += 1
        return level, level * base - xp
        """,
        lambda r: (r.choice((0, 99, 100, 300, r.randint(0, 2500))), r.choice((100, 50))),
    ),
    made(
        "gamenight.high_scores",
        "update_high_scores add_high_score insert_score best_scores",
        "scores: list[tuple[str, int]]; name: str; score: int; size: int = 5",
        "list[tuple[str, int]]",
        """
        The best {size} entries (name, score), highest first, after {name} with {score} was added to {scores}.
        update a high score table
        Return a new list with the result included; on equal scores the older entry stays in front.
        How does the list of records look now?
        Given the table, a player and the points, insert the entry, sort and cut.
        Keeps the top results.
        """,
        """
        return sorted([*scores, (name, score)], key=lambda entry: -entry[1])[:size]
        """,
        lambda r: (
            sorted(
                ((r.choice(_NAMES), r.randint(1, 6) * 10) for _ in range(r.randint(0, 6))),
                key=lambda e: -e[1],
            ),
            r.choice(_NAMES),
            r.randint(1, 6) * 10,
            r.choice((5, 3)),
        ),
    ),
    made(
        "gamenight.slot_machine",
        "slot_payout slot_machine payout spin_payout",
        "symbols: list[str]; stake: int; values: dict[str, int]",
        "int",
        """
        Win on a slot machine: all {symbols} equal pay {stake} times their value in {values} (10 if \
        missing), else 0.
        slot machine payout
        Return what is paid for a row of symbols; one that differs means nothing is won.
        How much does the spin pay?
        Given the symbols, the bet and the factors of the symbols, compute the payout.
        Three of the same win.
        """,
        """
        if not symbols or any(symbol != symbols[0] for symbol in symbols):
            return 0
        return stake * values.get(symbols[0], 10)
        """,
        lambda r: (
            r.choice(
                ([r.choice(("bar", "bell", "seven"))] * 3, [r.choice(("bar", "bell")) for _ in range(3)], [])
            ),
            r.randint(1, 5),
            {"bell": 5, "seven": 77},
        ),
    ),
    made(
        "gamenight.roulette_color",
        "roulette_color color_of_number roulette_pocket",
        "number: int",
        "str",
        """
        Color of a roulette {number} from 0 to 36: 'green' for 0, else 'red' or 'black'.
        roulette color
        Return the color of a pocket: 1-10 and 19-28 are red if odd, 11-18 and 29-36 are red if even.
        Is the number red or black?
        Given a number on the wheel, tell its color.
        Zero is green.
        """,
        """
        if number == 0:
            return "green"
        odd_is_red = number <= 10 or 19 <= number <= 28
        return "red" if (number % 2 == 1) == odd_is_red else "black"
        """,
        lambda r: (r.randint(0, 36),),
    ),
    made(
        "gamenight.bingo_win",
        "has_bingo is_bingo bingo_winner check_bingo",
        "card: list[list[int]]; called: list[int]",
        "bool",
        """
        Is a whole row, column or diagonal of the square {card} among the {called} numbers?
        bingo?
        Return True if all numbers of some line of the card were drawn; 0 is a free field.
        Has this card won?
        Given a square of numbers and the numbers called so far, check rows, columns and both diagonals.
        Tells whether to shout bingo.
        """,
        """
        drawn = {*called, 0}
        size = len(card)
        lines = [*card, *zip(*card)]
        lines.append([card[i][i] for i in range(size)])
        lines.append([card[i][size - 1 - i] for i in range(size)])
        return any(all(number in drawn for number in line) for line in lines)
        """,
        lambda r: ([[1, 2, 3], [4, r.choice((0, 5)), 6], [7, 8, 9]], r.sample(range(1, 10), r.randint(0, 7))),
    ),
    made(
        "gamenight.move_in_maze",
        "move_in_maze walk_maze move_player follow_moves",
        "maze: list[str]; start: tuple[int, int]; moves: str",
        "tuple[int, int]",
        """
        Position (row, column) after {moves} U, D, L, R from {start} in {maze}; '#' and the border block a \
        step.
        walk in a maze
        Return where the player ends; a move into a wall or out of the maze is ignored.
        Where is the figure after these moves?
        Given rows of text with '#' for walls, make one step for each letter if the way is free.
        Moves on a grid with obstacles.
        """,
        """
        steps = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
        row, column = start
        for move in moves:
            i, j = row + steps[move][0], column + steps[move][1]
            if 0 <= i < len(maze) and 0 <= j < len(maze[i]) and maze[i][j] != "#":
                row, column = i, j
        return row, column
        """,
        lambda r: (_grid(r, "...#", 2, 4), (0, 0), draw.letters(r, 0, 7, "UDLR")),
    ),
    made(
        "gamenight.toggle_neighbors",
        "lights_out press_light toggle_lights press_button",
        "grid: list[list[bool]]; row: int; column: int",
        "list[list[bool]]",
        """
        Lights Out: a copy of {grid} in which the light at {row}, {column} and its four neighbors are \
        switched.
        lights out move
        Return the new state after a button is pressed; neighbors outside of the grid do not exist.
        Which lights are on after pressing this one?
        Given rows of True and False, toggle a cell and those above, below, left and right of it.
        The grid itself stays as it is.
        """,
        """
        result = [list(line) for line in grid]
        for di, dj in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
            i, j = row + di, column + dj
            if 0 <= i < len(result) and 0 <= j < len(result[i]):
                result[i][j] = not result[i][j]
        return result
        """,
        lambda r: (
            lambda n: (
                [[r.random() < 0.5 for _ in range(n)] for _ in range(n)],
                r.randrange(n),
                r.randrange(n),
            )
        )(r.randint(1, 4)),
    ),
    made(
        "gamenight.dart_points",
        "dart_points dart_throw points_for_dart score_dart",
        "throw: str",
        "int",
        """
        Points of a dart {throw}: 'T20' is triple 20, 'D5' double 5, '7' single 7, 'B' 25, 'DB' 50, '' or \
        '0' none.
        dart score
        Return how much a single dart counts, by a letter for double or triple in front of the number.
        How many points is 'T19'?
        Given the code of a dart, multiply the number by 1, 2 or 3; the bull has 25 and 50.
        Reads the notation of darts.
        """,
        """
        if not throw:
            return 0
        factor = {"D": 2, "T": 3}.get(throw[0], 1)
        field = throw[1:] if factor > 1 else throw
        return factor * (25 if field == "B" else int(field))
        """,
        lambda r: (r.choice((f"{r.choice(('', 'D', 'T'))}{r.randint(1, 20)}", "B", "DB", "", "0")),),
    ),
    made(
        "gamenight.bowling_rolls",
        "bowling_score score_bowling bowling_total",
        "rolls: list[int]",
        "int",
        """
        Score of a bowling game from its {rolls}, the pins knocked down one after the other over ten frames.
        bowling score from pins
        Return the total: a strike adds the next two rolls, a spare the next one; missing rolls count 0.
        How many points does the bowler have?
        Given the pins of every roll, go through ten frames and add the bonuses.
        Twelve strikes give 300.
        """,
        """
        total, i = 0, 0
        for _ in range(10):
            if i >= len(rolls):
                break
            if rolls[i] == 10:
                total += sum(rolls[i : i + 3])
                i += 1
            else:
                frame = sum(rolls[i : i + 2])
                total += sum(rolls[i : i + 3]) if frame == 10 else frame
                i += 2
        return total
        """,
        lambda r: (
            r.choice(
                (
                    [10] * 12,
                    [5] * 21,
                    [0] * 20,
                    [p for _ in range(10) for p in r.choice(((10,), (3, 7), (4, 5), (0, 2), (9, 1)))],
                )
            ),
        ),
    ),
)
