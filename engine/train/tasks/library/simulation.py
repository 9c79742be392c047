"""Everyday functions that follow a state step by step or apply the rules of a tariff or game."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

PLAYS = ("rock", "paper", "scissors")


def _amounts(r: Random) -> list[int]:
    return [r.randint(-30, 50) for _ in range(r.randint(0, 5))]


def _board(r: Random) -> tuple[object, ...]:
    rows = [[r.choice("XO.") for _ in range(3)] for _ in range(3)]
    line, player = r.randrange(4), r.choice("XO")
    for i in range(3):
        if line == 0:
            rows[1][i] = player
        elif line == 1:
            rows[i][i] = player
        elif line == 2:
            rows[i][0] = player
    if line < 3:
        other = "XO".replace(player, "")
        rows = [["." if cell == other and r.random() < 0.8 else cell for cell in row] for row in rows]
    return (["".join(row) for row in rows],)


ENTRIES = (
    made(
        "simulation.balance",
        "final_balance balance apply_transactions",
        "start: int; transactions: list[int]",
        "int",
        """
        Return the balance after all {transactions}, beginning with {start}.
        Add every one of {transactions} (negative for withdrawals) to {start}.
        account balance after deposits and withdrawals
        Start with the given money, apply the transactions one by one and return what is left.
        What is the balance at the end? Withdrawals are negative numbers.
        """,
        """
        balance = start
        for amount in transactions:
            balance += amount
        return balance
        ---
        return start + sum(transactions)
        """,
        lambda r: (r.randint(0, 100), _amounts(r)),
    ),
    made(
        "simulation.safe_balance",
        "balance_no_overdraft withdraw_if_possible safe_balance",
        "start: int; transactions: list[int]",
        "int",
        """
        Return the balance after {transactions}, skipping those that would make it negative.
        Start with {start} and apply each transaction, unless the balance would fall below 0.
        account balance where overdrafts are refused
        Apply deposits and withdrawals in order; ignore a withdrawal for which there is not enough money.
        What is left of {start} if impossible withdrawals in {transactions} are rejected?
        """,
        """
        balance = start
        for amount in transactions:
            if balance + amount >= 0:
                balance += amount
        return balance
        ---
        for amount in transactions:
            if start + amount < 0:
                continue
            start += amount
        return start
        """,
        lambda r: (r.randint(0, 40), _amounts(r)),
    ),
    made(
        "simulation.balance_history",
        "balance_history running_balance balances",
        "start: int; transactions: list[int]",
        "list[int]",
        """
        Return the balance after each of {transactions}, beginning with {start}.
        List of the running balance; {start} itself is not in it.
        balance after every transaction
        Add the transactions to {start} one at a time and note each new balance.
        How does the account change? One number per transaction.
        """,
        """
        history = []
        for amount in transactions:
            start += amount
            history.append(start)
        return history
        ---
        return [start + sum(transactions[:i + 1]) for i in range(len(transactions))]
        ---
        return list(itertools.accumulate(transactions, initial=start))[1:]
        """,
        lambda r: (r.randint(0, 100), _amounts(r)),
        "import itertools",
    ),
    made(
        "simulation.robot",
        "robot_position move_robot follow_moves",
        "moves: str",
        "tuple[int, int]",
        """
        Return the position (x, y) after {moves} from (0, 0): U and D change y by 1 and -1, R and L change x.
        Move a robot from the origin: 'U' is y + 1, 'D' y - 1, 'R' x + 1, 'L' x - 1. Where does it end?
        robot position after UDLR moves, up is +y and right is +x
        Follow {moves} of the letters U, D, L and R on a grid and give the final (x, y).
        Start at (0, 0), go up, down, left or right by one for every letter and return where you are.
        """,
        """
        x, y = 0, 0
        for move in moves:
            if move == 'U':
                y += 1
            elif move == 'D':
                y -= 1
            elif move == 'R':
                x += 1
            elif move == 'L':
                x -= 1
        return (x, y)
        ---
        return (moves.count('R') - moves.count('L'), moves.count('U') - moves.count('D'))
        """,
        lambda r: (draw.letters(r, 0, 8, "UDLR"),),
    ),
    made(
        "simulation.returns_home",
        "returns_home back_at_start is_round_trip",
        "moves: str",
        "bool",
        """
        Return True if {moves} (U, D, L, R) lead back to the start.
        Does a robot that follows {moves} end where it began?
        is a walk of U, D, L and R steps a round trip?
        Check that there are as many ups as downs and as many lefts as rights.
        Tell if the walker comes home again; each letter is one step, and no steps count as home.
        """,
        """
        return moves.count('U') == moves.count('D') and moves.count('L') == moves.count('R')
        ---
        x = y = 0
        for move in moves:
            x += (move == 'R') - (move == 'L')
            y += (move == 'U') - (move == 'D')
        return x == 0 and y == 0
        """,
        lambda r: (r.choice(("", "UD", "LR", "ULDR", "UUDD", draw.letters(r, 0, 4, "UDLR"))),),
    ),
    made(
        "simulation.direction",
        "final_direction turn heading",
        "turns: str",
        "str",
        """
        Start facing north and turn right for 'R' and left for 'L' in {turns}; return 'N', 'E', 'S' or 'W'.
        Which way (N, E, S or W) does one look after {turns} of 90 degrees, starting at N?
        compass direction after L and R turns, beginning at 'N'
        Follow left and right turns from north and return the first letter of the final direction.
        Heading after {turns}, where R is a quarter turn clockwise and L against it.
        """,
        """
        directions = 'NESW'
        index = 0
        for turn in turns:
            index += 1 if turn == 'R' else -1
        return directions[index % 4]
        ---
        return 'NESW'[(turns.count('R') - turns.count('L')) % 4]
        """,
        lambda r: (draw.letters(r, 0, 6, "LR"),),
    ),
    made(
        "simulation.stack",
        "run_stack stack_commands simulate_stack",
        "commands: list[str]",
        "list[int]",
        """
        Run {commands} 'push N' and 'pop' on an empty stack and return it, bottom first.
        Simulate a stack: 'push 5' adds 5 on top, 'pop' removes the top; pop on an empty stack does nothing.
        contents of a stack after push and pop commands
        Start with an empty list, append for 'push N' and remove the last item for 'pop', if there is one.
        What is on the stack after {commands}?
        """,
        """
        stack = []
        for command in commands:
            if command == 'pop':
                if stack:
                    stack.pop()
            else:
                stack.append(int(command.split()[1]))
        return stack
        ---
        stack = []
        for command in commands:
            if command.startswith('push'):
                stack.append(int(command[5:]))
            elif stack:
                stack.pop()
        return stack
        """,
        lambda r: (
            [
                r.choice(("pop", f"push {r.randint(0, 9)}", f"push {r.randint(0, 9)}"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "simulation.queue",
        "run_queue serve_queue queue_commands",
        "events: list[str]",
        "list[str]",
        """
        Process {events}: 'next' serves the first person in line, any other name joins the end.
        Return who is still waiting after {events}; 'next' on an empty queue does nothing.
        queue simulation, a name joins and "next" removes the first
        Names line up at the end; every 'next' takes away the front. Return the line, front first.
        Who is left in the queue after all events?
        """,
        """
        queue = []
        for event in events:
            if event != 'next':
                queue.append(event)
            elif queue:
                queue.pop(0)
        return queue
        ---
        queue = deque()
        for event in events:
            if event == 'next':
                if queue:
                    queue.popleft()
            else:
                queue.append(event)
        return list(queue)
        """,
        lambda r: ([r.choice(("next", "Ann", "Bob", "Eva", "Tom")) for _ in range(r.randint(0, 6))],),
        "from collections import deque",
    ),
    made(
        "simulation.traffic_light",
        "next_light traffic_light next_state",
        "color: str",
        "str",
        """
        Return the traffic light after {color}: green to yellow, yellow to red, red to green.
        Next state of a traffic light: 'green', 'yellow', 'red' and again 'green'.
        what color comes after this one on a traffic light? anything unknown gives 'red'
        Switch the light from {color} to the next color; any other text gives 'red'.
        After 'red' comes 'green', then 'yellow', then 'red'. Return the color that follows, 'red' if unknown.
        """,
        """
        if color == 'red':
            return 'green'
        if color == 'green':
            return 'yellow'
        return 'red'
        ---
        following = {'red': 'green', 'green': 'yellow', 'yellow': 'red'}
        return following.get(color, 'red')
        """,
        lambda r: (r.choice(("red", "green", "yellow", "yellow", "off")),),
    ),
    made(
        "simulation.light_after",
        "light_after switch_times traffic_after",
        "color: str; steps: int",
        "str",
        """
        Return the traffic light color {steps} changes after {color}, in the order red, green, yellow.
        Start at {color} and switch {steps} times: red, green, yellow, red, ...
        color of a traffic light after some changes (red -> green -> yellow -> red)
        Go through 'red', 'green', 'yellow' in a circle from {color} and stop after {steps} steps.
        Which color shows after the given number of switches?
        """,
        """
        colors = ['red', 'green', 'yellow']
        return colors[(colors.index(color) + steps) % 3]
        ---
        following = {'red': 'green', 'green': 'yellow', 'yellow': 'red'}
        for _ in range(steps):
            color = following[color]
        return color
        """,
        lambda r: (r.choice(("red", "green", "yellow")), r.randint(0, 8)),
    ),
    made(
        "simulation.vending",
        "vending_change get_change change_due",
        "price: int; coins: list[int]",
        "int",
        """
        Return the change for {price} when {coins} are inserted, or -1 if the money is not enough.
        Add up {coins} and subtract {price}; too little money gives -1.
        vending machine change, -1 when not paid in full
        How much money comes back if one pays {price} with {coins}? -1 means it does not suffice.
        Change due after inserting coins, or -1.
        """,
        """
        paid = sum(coins)
        if paid < price:
            return -1
        return paid - price
        ---
        paid = 0
        for coin in coins:
            paid += coin
        return paid - price if paid >= price else -1
        """,
        lambda r: (r.randint(10, 200), [r.choice((10, 20, 50, 100)) for _ in range(r.randint(0, 5))]),
    ),
    made(
        "simulation.points",
        "total_points league_points match_points",
        "results: str",
        "int",
        """
        Return the points for {results}: W gives 3, D gives 1, L gives 0.
        League points of a team; each letter of {results} is W (win, 3), D (draw, 1) or L (loss, 0).
        points from a string of W, D and L
        Count 3 for every win (W) and 1 for every draw (D).
        How many points does a team have after these matches (3 per W, 1 per D)?
        """,
        """
        return 3 * results.count('W') + results.count('D')
        ---
        points = 0
        for result in results:
            if result == 'W':
                points += 3
            elif result == 'D':
                points += 1
        return points
        ---
        return sum({'W': 3, 'D': 1, 'L': 0}[result] for result in results)
        """,
        lambda r: (draw.letters(r, 0, 7, "WDL"),),
    ),
    made(
        "simulation.match_score",
        "match_score count_goals final_score",
        "goals: str",
        "str",
        """
        Return the final score as 'A:B' counts, e.g. '2:1', where each letter in {goals} is A or B.
        Count the goals of A and B in {goals} and join them with a colon.
        score text like '3:0' from a string of A and B
        Every letter is a goal for team A or team B; write the result with A first.
        How did the match end? Goals of A, a colon, goals of B.
        """,
        """
        return f"{goals.count('A')}:{goals.count('B')}"
        ---
        a = b = 0
        for team in goals:
            if team == 'A':
                a += 1
            else:
                b += 1
        return str(a) + ':' + str(b)
        """,
        lambda r: (draw.letters(r, 0, 6, "AB"),),
    ),
    made(
        "simulation.elevator",
        "elevator_floor ride_elevator final_floor",
        "start: int; moves: list[int]; top: int",
        "int",
        """
        Return the floor after {moves} from {start}, never leaving the floors 0 to {top}.
        Move an elevator by each of {moves} (negative is down); it stops at floor 0 and at {top}.
        elevator position, limited to 0..{top} after every move
        Start on {start} and go up or down; a move beyond the lowest (0) or highest floor ends there.
        On which floor does the elevator end?
        """,
        """
        floor = start
        for move in moves:
            floor = max(0, min(top, floor + move))
        return floor
        ---
        floor = start
        for move in moves:
            floor += move
            if floor < 0:
                floor = 0
            elif floor > top:
                floor = top
        return floor
        """,
        lambda r: (r.randint(0, 5), [r.randint(-5, 5) for _ in range(r.randint(0, 5))], r.randint(5, 9)),
    ),
    made(
        "simulation.floors_travelled",
        "floors_travelled total_distance floors_moved",
        "floors: list[int]",
        "int",
        """
        Return how many floors an elevator passes when it stops at {floors} in this order.
        Sum of the distances between consecutive {floors}; fewer than two stops give 0.
        total way of an elevator that visits a list of floors
        Add up the absolute differences between each floor and the next.
        How far does the elevator go from the first stop to the last?
        """,
        """
        return sum(abs(a - b) for a, b in zip(floors, floors[1:]))
        ---
        total = 0
        for i in range(1, len(floors)):
            total += abs(floors[i] - floors[i - 1])
        return total
        """,
        lambda r: ([r.randint(-1, 9) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "simulation.inventory",
        "run_inventory update_stock inventory_commands",
        "commands: list[str]",
        "dict[str, int]",
        """
        Run {commands} such as 'add apple 3' and 'remove apple 1' and return the stock of each item.
        Simulate an inventory: 'add ITEM N' adds and 'remove ITEM N' takes away, but never below 0.
        inventory dict after add and remove commands, counts stay >= 0
        Every command is an action (add or remove), an item and a number. Return a dict of the counts.
        How much of every item that is mentioned in {commands} is there at the end?
        """,
        """
        stock = {}
        for command in commands:
            action, item, count = command.split()
            change = int(count) if action == 'add' else -int(count)
            stock[item] = max(0, stock.get(item, 0) + change)
        return stock
        ---
        stock = {}
        for command in commands:
            action, item, count = command.split()
            stock.setdefault(item, 0)
            if action == 'add':
                stock[item] += int(count)
            else:
                stock[item] = max(stock[item] - int(count), 0)
        return stock
        """,
        lambda r: (
            [
                " ".join(
                    (
                        r.choice(("add", "add", "remove")),
                        r.choice(("pen", "cup", "box")),
                        str(r.randint(1, 9)),
                    )
                )
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "simulation.bracket_depth",
        "max_depth bracket_depth nesting",
        "text: str",
        "int",
        """
        Return the greatest nesting depth of the round brackets in {text}.
        How many '(' are open at the same time at most?
        max depth of parentheses
        Go through {text}, up for '(' and down for ')', and return the highest level.
        Deepest level of brackets; other characters are ignored and no brackets give 0.
        """,
        """
        depth = 0
        deepest = 0
        for char in text:
            if char == '(':
                depth += 1
                deepest = max(deepest, depth)
            elif char == ')':
                depth -= 1
        return deepest
        ---
        levels = [text[:i].count('(') - text[:i].count(')') for i in range(len(text) + 1)]
        return max(levels)
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "()",
                    "(())",
                    "(a(b)c)",
                    "()()",
                    "((x)(y(z)))",
                    "a+b",
                    "(1+(2*3))",
                    draw.letters(r, 1, 4, "a(") + ")",
                )
            ),
        ),
    ),
    made(
        "simulation.balanced",
        "is_balanced balanced check_brackets",
        "text: str",
        "bool",
        """
        Return True if the round brackets in {text} are balanced.
        Check that every '(' in {text} is closed by a later ')' and none closes too early.
        balanced parentheses?
        Tell if the brackets match; other characters do not matter.
        Is each closing bracket preceded by its opening one, with none left open?
        """,
        """
        depth = 0
        for char in text:
            if char == '(':
                depth += 1
            elif char == ')':
                depth -= 1
            if depth < 0:
                return False
        return depth == 0
        ---
        stack = []
        for char in text:
            if char == '(':
                stack.append(char)
            elif char == ')':
                if not stack:
                    return False
                stack.pop()
        return not stack
        """,
        lambda r: (r.choice(("", "()", "(())", "(a)(b)", ")(", "(()", "a)", draw.letters(r, 0, 6, "()"))),),
    ),
    made(
        "simulation.counter",
        "run_counter counter_value count_with_reset",
        "commands: list[str]",
        "int",
        """
        Run {commands} 'up', 'down' and 'reset' on a counter that starts at 0 and return it.
        Value of a counter after {commands}: up adds 1, down subtracts 1, reset sets it to 0.
        counter with resets
        Start with zero and follow the words up, down and reset.
        What does the counter show at the end?
        """,
        """
        count = 0
        for command in commands:
            if command == 'up':
                count += 1
            elif command == 'down':
                count -= 1
            elif command == 'reset':
                count = 0
        return count
        ---
        if 'reset' in commands:
            last = len(commands) - commands[::-1].index('reset')
            commands = commands[last:]
        return commands.count('up') - commands.count('down')
        """,
        lambda r: ([r.choice(("up", "up", "up", "down", "reset")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "simulation.tic_tac_toe",
        "tic_tac_toe_winner winner check_winner",
        "board: list[str]",
        "str",
        """
        Return 'X' or 'O' if it fills a row, column or diagonal of {board}, else ''; X is checked first.
        Winner of tic-tac-toe on {board}, three strings of 'X', 'O' and '.'; '' if nobody has won.
        tic tac toe winner ('' for none, 'X' before 'O')
        Look for three equal marks in a line of the board and return the mark, first X and then O.
        Who has three in a row on a board of three strings? Return an empty string for no one.
        """,
        """
        lines = list(board) + [''.join(column) for column in zip(*board)]
        lines.append(board[0][0] + board[1][1] + board[2][2])
        lines.append(board[0][2] + board[1][1] + board[2][0])
        for player in 'XO':
            if player * 3 in lines:
                return player
        return ''
        ---
        for player in 'XO':
            cells = [(i, j) for i in range(3) for j in range(3) if board[i][j] == player]
            rows = [i for i, j in cells]
            columns = [j for i, j in cells]
            straight = any(rows.count(k) == 3 or columns.count(k) == 3 for k in range(3))
            falling = sum(1 for i, j in cells if i == j)
            rising = sum(1 for i, j in cells if i + j == 2)
            if straight or falling == 3 or rising == 3:
                return player
        return ''
        """,
        _board,
    ),
    made(
        "simulation.rps",
        "rock_paper_scissors play winner",
        "first: str; second: str",
        "str",
        """
        Return 'first', 'second' or 'draw' for a round of rock, paper, scissors.
        Who wins rock-paper-scissors if the plays are {first} and {second}? 'draw' if they are equal.
        rock paper scissors winner: 'first', 'second' or 'draw'
        Rock beats scissors, scissors beats paper, paper beats rock; say which player wins.
        Compare {first} with {second} and return 'first', 'second' or 'draw'.
        """,
        """
        if first == second:
            return 'draw'
        wins = {'rock': 'scissors', 'scissors': 'paper', 'paper': 'rock'}
        return 'first' if wins[first] == second else 'second'
        ---
        if first == second:
            return 'draw'
        if (first, second) in [('rock', 'scissors'), ('scissors', 'paper'), ('paper', 'rock')]:
            return 'first'
        return 'second'
        """,
        lambda r: (r.choice(PLAYS), r.choice(PLAYS)),
    ),
    made(
        "simulation.rps_score",
        "rps_wins count_wins game_score",
        "rounds: list[tuple[str, str]]",
        "int",
        """
        Count the rounds of rock, paper, scissors that the first player wins.
        Each of {rounds} is (first, second); return how often first beats second.
        number of wins of player one in rock-paper-scissors
        How many of {rounds} are ('rock', 'scissors'), ('scissors', 'paper') or ('paper', 'rock')?
        Count the wins of the first player, draws do not count.
        """,
        """
        beats = {'rock': 'scissors', 'scissors': 'paper', 'paper': 'rock'}
        return sum(1 for first, second in rounds if beats[first] == second)
        ---
        wins = 0
        for pair in rounds:
            if pair in [('rock', 'scissors'), ('scissors', 'paper'), ('paper', 'rock')]:
                wins += 1
        return wins
        """,
        lambda r: ([(r.choice(PLAYS), r.choice(PLAYS)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "simulation.bounce",
        "bounce bouncing_position ball_position",
        "width: int; steps: int",
        "int",
        """
        A ball starts at 0, moves by 1 and turns around at 0 and at {width}; return its place after {steps}.
        Position after {steps} steps of bouncing between 0 and {width}, starting at 0 to the right.
        bouncing value between two walls
        Go 0, 1, 2, ... up to {width}, then back down to 0, and so on; where is it after {steps} steps?
        Find the position of something that runs to and fro between the ends.
        """,
        """
        position, direction = 0, 1
        for _ in range(steps):
            position += direction
            if position == width or position == 0:
                direction = -direction
        return position
        ---
        place = steps % (2 * width)
        return place if place <= width else 2 * width - place
        """,
        lambda r: (r.randint(1, 5), r.randint(0, 14)),
    ),
    made(
        "simulation.ball_height",
        "bounce_heights ball_heights bounces",
        "height: int; count: int",
        "list[int]",
        """
        Return the heights of the first {count} bounces; each is half of the one before, rounded down.
        A ball falls from {height} and always comes back to half (whole numbers); list {count} bounces.
        bounce heights, halved each time
        Halve {height} again and again, {count} times, and note every result without decimals.
        How high does the ball jump each time if it loses half its height?
        """,
        """
        heights = []
        for _ in range(count):
            height //= 2
            heights.append(height)
        return heights
        ---
        return [height // 2 ** i for i in range(1, count + 1)]
        """,
        lambda r: (r.randint(0, 120), r.randint(0, 6)),
    ),
    made(
        "simulation.population",
        "years_to_reach years_until population_years",
        "start: int; growth: int; target: int",
        "int",
        """
        Return how many years it takes from {start} to at least {target} when {growth} are added a year.
        Count the years until a population of {start} that grows by {growth} per year reaches {target}.
        years until the target is reached, 0 if it already is
        Add {growth} to {start} each year; after how many years is it {target} or more?
        Number of years of constant growth needed to get to a target size.
        """,
        """
        years = 0
        while start < target:
            start += growth
            years += 1
        return years
        ---
        if start >= target:
            return 0
        return math.ceil((target - start) / growth)
        """,
        lambda r: (r.randint(0, 60), r.randint(1, 12), r.randint(0, 100)),
        "import math",
    ),
    made(
        "simulation.doubling",
        "days_to_fill doubling_days days_until",
        "start: int; target: int",
        "int",
        """
        Return after how many days {start} is at least {target} if it doubles every day.
        Count the doublings of {start} that are needed to reach {target}; none if it is there already.
        number of doublings until a target is reached
        Something doubles each day. How many days does it take from {start} to {target} or more?
        Double the start value until it is not below the target and count how often.
        """,
        """
        days = 0
        while start < target:
            start *= 2
            days += 1
        return days
        ---
        days = 0
        while start * 2 ** days < target:
            days += 1
        return days
        """,
        lambda r: (r.randint(1, 20), r.randint(1, 300)),
    ),
    made(
        "simulation.growth_list",
        "grow yearly_population population_list",
        "start: int; percent: int; years: int",
        "list[int]",
        """
        Return the population at the end of each of {years} years, growing {percent} percent, rounded down.
        Start with {start} and add {percent} percent every year (whole numbers, rounded down); list the years.
        yearly population with percentage growth in integers
        Each year the size becomes size * (100 + {percent}) // 100. Note it {years} times.
        How does a population develop with a fixed growth rate? Without the start, without fractions.
        """,
        """
        result = []
        for _ in range(years):
            start = start * (100 + percent) // 100
            result.append(start)
        return result
        ---
        sizes = [start]
        for _ in range(years):
            sizes.append(sizes[-1] * (100 + percent) // 100)
        return sizes[1:]
        """,
        lambda r: (r.randint(10, 500), r.choice((1, 5, 10, 20, 50)), r.randint(0, 4)),
    ),
    made(
        "simulation.water_tank",
        "tank_levels water_level fill_tank",
        "capacity: int; flows: list[int]",
        "list[int]",
        """
        Return the level of a tank after each of {flows}; it starts empty and stays between 0 and {capacity}.
        Water levels after every inflow (positive) or outflow (negative), limited to 0 and {capacity}.
        levels of a water tank that can overflow and run dry
        Add each of {flows} to the level, cut off at {capacity} and at 0, and note the new level.
        How full is the tank after each step? Too much water is lost.
        """,
        """
        level = 0
        levels = []
        for flow in flows:
            level = min(capacity, max(0, level + flow))
            levels.append(level)
        return levels
        ---
        levels = [0]
        for flow in flows:
            level = levels[-1] + flow
            if level > capacity:
                level = capacity
            if level < 0:
                level = 0
            levels.append(level)
        return levels[1:]
        """,
        lambda r: (r.randint(10, 50), [r.randint(-20, 30) for _ in range(r.randint(0, 5))]),
    ),
    made(
        "simulation.records",
        "count_records new_records record_days",
        "scores: list[int]",
        "int",
        """
        Count how often a new maximum is reached in {scores}, the first score included.
        How many of {scores} are higher than all before them? The first one always is.
        number of record highs in a list
        Go through {scores} and count each value that beats the best so far.
        Count new records; an equal value is no record and an empty list has none.
        """,
        """
        count = 0
        best = None
        for score in scores:
            if best is None or score > best:
                best = score
                count += 1
        return count
        ---
        return sum(1 for i in range(len(scores)) if all(scores[i] > other for other in scores[:i]))
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 20),),
    ),
    made(
        "simulation.running_max",
        "running_maximum highest_so_far best_so_far",
        "numbers: list[int]",
        "list[int]",
        """
        Return the largest number so far at each position of {numbers}.
        Running maximum of {numbers}.
        best value up to every step
        For each position list the maximum of everything up to there.
        Replace every number by the greatest one seen until then.
        """,
        """
        result = []
        for number in numbers:
            if result and result[-1] > number:
                result.append(result[-1])
            else:
                result.append(number)
        return result
        ---
        return list(itertools.accumulate(numbers, max))
        ---
        return [max(numbers[:i + 1]) for i in range(len(numbers))]
        """,
        lambda r: (draw.ints(r),),
        "import itertools",
    ),
    made(
        "simulation.discount_tiers",
        "discounted_total apply_discount order_price",
        "total: int",
        "float",
        """
        Return {total} with 10 percent off from 100 and 20 percent off from 500.
        Apply a discount to {total}: 20 % if it is 500 or more, 10 % if it is 100 or more, else none.
        price after tiered discount (100: 10%, 500: 20%)
        Orders of at least 100 are 10 percent cheaper and those of at least 500 are 20 percent cheaper.
        What has to be paid for an order after the volume discount (10 % from 100, 20 % from 500)?
        """,
        """
        if total >= 500:
            return total * 80 / 100
        if total >= 100:
            return total * 90 / 100
        return total * 100 / 100
        ---
        percent = 100
        if total >= 500:
            percent = 80
        elif total >= 100:
            percent = 90
        return total * percent / 100
        """,
        lambda r: (r.choice((0, 99, 100, 499, 500, r.randint(0, 1000))),),
    ),
    made(
        "simulation.shipping",
        "shipping_cost postage shipping_price",
        "weight: float",
        "int",
        """
        Return the shipping price for {weight} kg: 5 up to 1 kg, 9 up to 5 kg, 15 above.
        Shipping costs 5 for at most 1 kg, 9 for at most 5 kg and 15 for more.
        postage by weight (1 kg: 5, 5 kg: 9, heavier: 15)
        What does it cost to send a parcel? Limits are 1 and 5 kg, prices 5, 9 and 15.
        Choose the price tier of {weight}; a parcel at a limit belongs to the cheaper tier.
        """,
        """
        if weight <= 1:
            return 5
        if weight <= 5:
            return 9
        return 15
        ---
        for limit, price in [(1, 5), (5, 9)]:
            if weight <= limit:
                return price
        return 15
        """,
        lambda r: (r.choice((0.5, 1.0, 1.1, 5.0, 5.5, r.randint(1, 100) / 10)),),
    ),
    made(
        "simulation.tax",
        "income_tax tax compute_tax",
        "income: int",
        "float",
        """
        Return the tax on {income}: 10 percent of the part up to 1000 and 20 percent of the rest.
        Tax in brackets: the first 1000 are taxed with 10 %, everything above with 20 %.
        income tax, 10% to 1000 and 20% beyond
        Take a tenth of {income} up to 1000, and a fifth of what exceeds 1000.
        How much tax is due with the rates 10 and 20 percent and the limit 1000?
        """,
        """
        if income <= 1000:
            return income * 10 / 100
        return 100.0 + (income - 1000) * 20 / 100
        ---
        low = min(income, 1000)
        high = max(income - 1000, 0)
        return (low * 10 + high * 20) / 100
        """,
        lambda r: (r.choice((0, 1000, 1001, r.randint(0, 3000))),),
    ),
    made(
        "simulation.tax_brackets",
        "bracket_tax progressive_tax total_tax",
        "income: int; brackets: list[tuple[int, int]]",
        "float",
        """
        Return the tax on {income}; {brackets} are (limit, percent) and nothing above the last limit is taxed.
        Tax each part of {income} between two limits with the percent of its bracket and add it all up.
        progressive tax with brackets (upper limit, rate in percent) in ascending order
        For every (limit, percent) tax the income above the limit before it, up to this limit.
        Sum the taxes of the slices of an income, one slice for each bracket.
        """,
        """
        total = 0
        lower = 0
        for limit, percent in brackets:
            if income > lower:
                total += (min(income, limit) - lower) * percent
            lower = limit
        return total / 100
        ---
        total = 0
        start = 0
        for limit, percent in brackets:
            part = max(0, min(income, limit) - start)
            total += part * percent
            start = limit
        return total / 100
        """,
        lambda r: (
            r.randint(0, 400),
            r.choice(([(100, 10), (200, 20)], [(50, 0), (150, 10), (300, 30)], [(1000, 15)], [])),
        ),
    ),
    made(
        "simulation.ticket",
        "ticket_price admission entry_fee",
        "age: int",
        "int",
        """
        Return the ticket price by {age}: free under 6, 5 under 18, 10 for adults, 7 from 65.
        Ticket: under 6 pays 0, under 18 pays 5, from 65 on pays 7, all others 10.
        price of admission by age (0 / 5 / 10 / 7 with limits 6, 18, 65)
        What does the entry cost at a certain age? Small children 0, up to 17 years 5, seniors (65+) 7, \
            else 10.
        Choose the price for {age}: below 6, below 18, below 65 or older: 0, 5, 10 or 7.
        """,
        """
        if age < 6:
            return 0
        if age < 18:
            return 5
        if age < 65:
            return 10
        return 7
        ---
        if age < 6:
            price = 0
        elif age < 18:
            price = 5
        elif age >= 65:
            price = 7
        else:
            price = 10
        return price
        """,
        lambda r: (r.choice((5, 6, 17, 18, 64, 65, r.randint(0, 90))),),
    ),
    made(
        "simulation.family_ticket",
        "total_tickets group_price family_price",
        "ages: list[int]",
        "int",
        """
        Return what a group pays: 5 for everyone under 18 and 10 for the others.
        Sum of ticket prices for {ages}; children below 18 cost 5, adults 10.
        total ticket price of a group by age
        Add 5 for each of {ages} that is less than 18 and 10 for each other one.
        How much do all the tickets cost together?
        """,
        """
        return sum(5 if age < 18 else 10 for age in ages)
        ---
        total = 0
        for age in ages:
            if age < 18:
                total += 5
            else:
                total += 10
        return total
        """,
        lambda r: ([r.choice((17, 18, r.randint(1, 60))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "simulation.parking",
        "parking_fee parking_cost park_price",
        "minutes: int",
        "int",
        """
        Return the parking fee: 2 for each started hour, but at most 20.
        Parking for {minutes} costs 2 per hour begun, with a maximum of 20.
        parking fee per started hour, capped at 20
        Round {minutes} up to whole hours, take 2 for each, never more than 20.
        What does it cost to park so long? No time is free.
        """,
        """
        hours = (minutes + 59) // 60
        return min(2 * hours, 20)
        ---
        fee = math.ceil(minutes / 60) * 2
        if fee > 20:
            return 20
        return fee
        """,
        lambda r: (r.choice((0, 1, 60, 61, 600, r.randint(0, 900))),),
        "import math",
    ),
    made(
        "simulation.overtime",
        "weekly_pay pay_with_overtime wage",
        "hours: int; rate: int",
        "float",
        """
        Return the pay for {hours} at {rate} an hour; hours over 40 are paid one and a half times.
        Weekly wage: {rate} per hour up to 40 hours and 1.5 times that beyond.
        pay with overtime (over 40 hours counts 1.5)
        Pay the first 40 hours normally and each further hour with 150 percent of {rate}.
        How much is earned in a week if overtime starts after 40 hours?
        """,
        """
        if hours <= 40:
            return float(hours * rate)
        return 40 * rate + (hours - 40) * rate * 1.5
        ---
        overtime = max(0, hours - 40)
        return (hours - overtime) * rate + overtime * rate * 1.5
        """,
        lambda r: (r.choice((0, 40, 41, r.randint(5, 60))), r.randint(8, 30)),
    ),
    made(
        "simulation.toggle_lights",
        "toggle_lights switch_lights lights_after",
        "count: int; switches: list[int]",
        "list[bool]",
        """
        Start with {count} lights off and toggle the one at each index in {switches}; return their states.
        Toggle lights: every number in {switches} is the index of a light that changes between on and off.
        state of lights (True is on) after toggling some of them
        All {count} lights are False at first; flip the light at every given position.
        Which lights are on in the end? Return a list of True and False.
        """,
        """
        lights = [False] * count
        for index in switches:
            lights[index] = not lights[index]
        return lights
        ---
        return [switches.count(i) % 2 == 1 for i in range(count)]
        """,
        lambda r: (n := r.randint(1, 4), [r.randrange(n) for _ in range(r.randint(0, 5))]),
    ),
    made(
        "simulation.text_editor",
        "type_text apply_backspaces type_keys",
        "keys: str",
        "str",
        """
        Return the text typed by {keys}, where '<' deletes the last character.
        Apply the backspaces '<' in {keys}; on empty text they do nothing.
        typed text, < is backspace
        Type the characters one after another and remove the previous one for every '<'.
        What is on the screen after these keys?
        """,
        """
        text = ''
        for key in keys:
            if key == '<':
                text = text[:-1]
            else:
                text += key
        return text
        ---
        chars = []
        for key in keys:
            if key != '<':
                chars.append(key)
            elif chars:
                chars.pop()
        return ''.join(chars)
        """,
        lambda r: (draw.letters(r, 0, 8, "abc<"),),
    ),
    made(
        "simulation.battle",
        "rounds_to_defeat hits_needed battle_rounds",
        "health: int; damage: int; heal: int",
        "int",
        """
        Return how many hits defeat a monster with {health}; each hit takes {damage}, then it heals {heal}.
        Count hits of {damage} until {health} is 0 or less; a living monster regains {heal} after each hit.
        number of hits to win, the enemy heals after every hit and damage is larger than healing
        Hit the enemy again and again; when it survives it recovers {heal}. How many hits does it take?
        Simulate a fight and return the number of rounds (0 if health is not positive).
        """,
        """
        hits = 0
        while health > 0:
            health -= damage
            hits += 1
            if health > 0:
                health += heal
        return hits
        ---
        if health <= 0:
            return 0
        hits = 1
        while health > damage:
            health += heal - damage
            hits += 1
        return hits
        """,
        lambda r: (r.randint(0, 40), 5 + r.randint(0, 5), r.randint(0, 4)),
    ),
    made(
        "simulation.streak",
        "longest_streak best_streak max_wins",
        "results: str",
        "int",
        """
        Return the length of the longest run of 'W' in {results}.
        Longest winning streak; each letter of {results} is W for a win or L for a loss.
        longest streak of W
        How many wins in a row were there at most?
        Count consecutive W's in {results} and return the highest count, 0 without a win.
        """,
        """
        best = 0
        current = 0
        for result in results:
            if result == 'W':
                current += 1
                best = max(best, current)
            else:
                current = 0
        return best
        ---
        return max(len(run) for run in results.split('L'))
        """,
        lambda r: (draw.letters(r, 0, 8, "WL"),),
    ),
    made(
        "simulation.snail",
        "snail_days days_to_climb well_days",
        "height: int; up: int; down: int",
        "int",
        """
        Return the day on which a snail gets out of a well {height} deep: {up} by day, {down} back at night.
        A snail climbs {up} each day and slips {down} each night; on which day does it reach {height}?
        days a snail needs to climb out of a well ({up} is more than {down})
        Count the days until the climber reaches the top; it does not slip back once it is there.
        Go up in the daytime and down at night until the height is reached and return the number of days.
        """,
        """
        position = 0
        days = 0
        while position < height:
            days += 1
            position += up
            if position < height:
                position -= down
        return days
        ---
        days = 1
        position = up
        while position < height:
            position += up - down
            days += 1
        return days
        """,
        lambda r: (r.randint(1, 25), r.randint(4, 6), r.randint(0, 3)),
    ),
)


def _two_prices(r: Random) -> Entry:
    limit, low = r.choice((6, 12, 16, 18, 65)), r.randint(2, 9)
    high = low + r.randint(1, 9)
    return made(
        f"simulation.two_prices.{limit}.{low}.{high}",
        "ticket_price fare price_for_age",
        "age: int",
        "int",
        f"""
        Return {low} if {{age}} is under {limit}, otherwise {high}.
        Ticket price: {low} below the age of {limit} and {high} from {limit} on.
        fare by age, {low} under {limit}, else {high}
        People younger than {limit} pay {low}, all others pay {high}.
        What does somebody pay who is {{age}} years old? {low} under {limit}, {high} for the rest.
        """,
        f"""
        return {low} if age < {limit} else {high}
        ---
        if age < {limit}:
            return {low}
        return {high}
        """,
        lambda r: (r.choice((limit - 1, limit, r.randint(0, 80))),),
    )


def _bulk(r: Random) -> Entry:
    limit, off, price = r.choice((5, 10, 20)), r.choice((1, 2)), r.randint(3, 12)
    return made(
        f"simulation.bulk.{limit}.{off}.{price}",
        "bulk_price order_cost total_price",
        "quantity: int",
        "int",
        f"""
        Return the price of {{quantity}} pieces at {price} each, or {price - off} each from {limit} pieces on.
        Each piece costs {price}; if {{quantity}} is at least {limit}, all pieces cost {price - off}.
        bulk price: {price} each, {price - off} each for {limit} or more
        Orders of {limit} or more pay {price - off} per piece and smaller orders pay {price}.
        How much does the order cost with the volume price of {price - off} from {limit} and {price} below?
        """,
        f"""
        if quantity >= {limit}:
            return quantity * {price - off}
        return quantity * {price}
        ---
        price = {price - off} if quantity >= {limit} else {price}
        return quantity * price
        """,
        lambda r: (r.choice((0, limit - 1, limit, r.randint(1, 30))),),
    )


def _free_shipping(r: Random) -> Entry:
    limit, fee = r.choice((20, 30, 50, 100)), r.randint(3, 9)
    return made(
        f"simulation.free_shipping.{limit}.{fee}",
        "with_shipping add_shipping order_total",
        "total: int",
        "int",
        f"""
        Add {fee} for shipping to {{total}} unless it is at least {limit}.
        Return {{total}} plus {fee}; from {limit} on shipping is free.
        order total with shipping ({fee}, free from {limit})
        Orders below {limit} pay {fee} for shipping, others nothing; return the amount to pay.
        What must be paid including shipping, which costs {fee} under {limit}?
        """,
        f"""
        if total >= {limit}:
            return total
        return total + {fee}
        ---
        return total if total >= {limit} else total + {fee}
        """,
        lambda r: (r.choice((limit - 1, limit, r.randint(0, 150))),),
    )


def _score_rule(r: Random) -> Entry:
    right, wrong = r.randint(2, 5), r.randint(1, 2)
    return made(
        f"simulation.quiz.{right}.{wrong}",
        "quiz_score score total_score",
        "answers: list[bool]",
        "int",
        f"""
        Return the score of {{answers}}: {right} for each True, minus {wrong} for each False.
        Score a quiz; a correct answer (True) gives {right} points, a wrong one costs {wrong}.
        quiz points, +{right} for right and -{wrong} for wrong
        Add {right} for every True in {{answers}} and subtract {wrong} for every False.
        How many points are there in the end? It may be negative.
        """,
        f"""
        score = 0
        for correct in answers:
            if correct:
                score += {right}
            else:
                score -= {wrong}
        return score
        ---
        return sum({right} if answer else -{wrong} for answer in answers)
        ---
        return {right} * answers.count(True) - {wrong} * answers.count(False)
        """,
        lambda r: ([r.random() < 0.6 for _ in range(r.randint(0, 6))],),
    )


FAMILIES = (_two_prices, _bulk, _free_shipping, _score_rule)
