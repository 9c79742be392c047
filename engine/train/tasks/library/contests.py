"""Grades, sports tables, votes, playlists, cards, dice and board games."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

NAMES = "Ann Bo Cy Di Ed".split()
SONGS = "Sun Rain Home Sea Fire".split()


def _scores(r: Random, low: int = 0, high: int = 4) -> dict[str, int]:
    return {name: r.choice((r.randint(0, 10), 5)) for name in r.sample(NAMES, r.randint(low, high))}


def _games(r: Random, high: int = 3) -> list[tuple[str, str, int, int]]:
    drawn = [(r.sample("ABC", 2), r.randint(0, 3), r.randint(0, 3)) for _ in range(r.randint(0, high))]
    return [(pair[0], pair[1], home, guest) for pair, home, guest in drawn]


def _ints(r: Random, low: int = 0, high: int = 6, bottom: int = 0, top: int = 10) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _votes(r: Random, high: int = 7) -> list[str]:
    return [r.choice("ABC") for _ in range(r.randint(0, high))]


def _field(r: Random) -> str:
    return r.choice("abcdefgh") + r.choice("12345678")


def _board(r: Random, size: int = 3, marks: str = "XO.") -> list[str]:
    return ["".join(r.choice(marks) for _ in range(size)) for _ in range(size)]


def _guess(r: Random, alphabet: str = "ABCD") -> tuple[str, str]:
    size = r.randint(1, 5)
    return "".join(r.choice(alphabet) for _ in range(size)), "".join(r.choice(alphabet) for _ in range(size))


ENTRIES = (
    made(
        "contests.weighted_grade",
        "weighted_grade weighted_average final_grade weighted_mean",
        "grades: list[int]; weights: list[int]",
        "float",
        """
        Average of {grades}, each counted with its weight, rounded to 2 decimals; 0.0 if the weights sum to 0.
        weighted average of grades
        Return the sum of grade times weight divided by the sum of {weights}.
        Given grades and how much each counts, compute the final grade to two decimals.
        What is the grade when exams weigh more than homework? Nothing to average gives 0.0.
        Returns the weighted mean as a rounded float.
        """,
        """
        total = sum(weights)
        if total == 0:
            return 0.0
        return round(sum(grade * weight for grade, weight in zip(grades, weights)) / total, 2)
        ---
        points = 0
        total = 0
        for grade, weight in zip(grades, weights):
            points += grade * weight
            total += weight
        return round(points / total, 2) if total else 0.0
        """,
        lambda r: (lambda size: (_ints(r, size, size, 1, 10), _ints(r, size, size, 0, 4)))(r.randint(0, 4)),
    ),
    made(
        "contests.average_without_lowest",
        "average_without_lowest drop_lowest average_drop_worst",
        "scores: list[int]",
        "float",
        """
        Average of {scores} without the lowest one, rounded to 1 decimal.
        drop the worst score, then average
        Return the mean of all scores but one smallest; a single score is kept and an empty list gives 0.0.
        Given test results, the worst one does not count. What is the average of the others?
        With fewer than two scores nothing is dropped.
        Returns the average with one decimal.
        """,
        """
        if not scores:
            return 0.0
        kept = sorted(scores)[1:] if len(scores) > 1 else scores
        return round(sum(kept) / len(kept), 1)
        ---
        if not scores:
            return 0.0
        if len(scores) == 1:
            return float(scores[0])
        return round((sum(scores) - min(scores)) / (len(scores) - 1), 1)
        """,
        lambda r: (_ints(r, 0, 5),),
    ),
    made(
        "contests.points_needed",
        "points_needed needed_score score_needed required_grade",
        "scores: list[int]; goal: int",
        "int",
        """
        Score needed in the next test so that the average of all tests is exactly {goal}.
        what do I need in the next exam
        Return the number that, added to {scores}, makes their mean equal to {goal}; it may be negative or \
        very high.
        Given the results so far and the wanted average, how good must the next one be?
        One more score is to come. Which value brings the average to {goal}?
        Returns goal times the new number of tests, minus the sum so far.
        """,
        """
        return goal * (len(scores) + 1) - sum(scores)
        ---
        needed = goal
        for score in scores:
            needed += goal - score
        return needed
        """,
        lambda r: (_ints(r, 0, 5), r.randint(0, 10)),
    ),
    made(
        "contests.places",
        "places places_with_ties competition_places standings",
        "scores: dict[str, int]",
        "dict[str, int]",
        """
        Place of everyone in {scores}, highest first; equal scores share a place and the next one is skipped.
        competition ranking of a dict
        Return name -> place where the place is one more than the number of better scores, in the order of \
        {scores}.
        Given points by name, who is first, second and so on? Ties share the better place: 1, 1, 3.
        Rank the names by their points.
        Returns the places as a dict, 1 being the best.
        """,
        """
        values = scores.values()
        return {name: 1 + sum(other > score for other in values) for name, score in scores.items()}
        ---
        ordered = sorted(scores.values(), reverse=True)
        return {name: ordered.index(score) + 1 for name, score in scores.items()}
        ---
        places = {}
        for name in scores:
            place = 1
            for other in scores:
                if scores[other] > scores[name]:
                    place += 1
            places[name] = place
        return places
        """,
        lambda r: (_scores(r),),
    ),
    made(
        "contests.improved",
        "improved who_improved got_better most_progress",
        "before: dict[str, int]; after: dict[str, int]",
        "list[str]",
        """
        Sorted names of those whose score in {after} is higher than in {before}.
        who got better
        Return the names in both dicts with a larger value in the second one, alphabetically.
        Given the results of two tests, which students have improved?
        Somebody who took only one of the tests does not count.
        Returns a sorted list of names, [] if nobody improved.
        """,
        """
        return sorted(name for name in before if name in after and after[name] > before[name])
        ---
        better = []
        for name, score in after.items():
            if score > before.get(name, score):
                better.append(name)
        return sorted(better)
        ---
        both = before.keys() & after.keys()
        return sorted(name for name in both if before[name] < after[name])
        """,
        lambda r: (
            {name: r.randint(0, 6) for name in r.sample(NAMES[1:4], r.choice((0, 1, 2, 2)))},
            {name: r.randint(2, 9) for name in r.sample(NAMES[1:4], r.choice((1, 2, 3, 3)))},
        ),
    ),
    made(
        "contests.curve",
        "curve_grades curve shift_to_maximum scale_up",
        "scores: list[int]; top: int",
        "list[int]",
        """
        Add the same number to all {scores} so that the best one becomes {top}; never lower them.
        curve the grades
        Return the scores raised by the difference between {top} and the maximum, or unchanged if that is \
        negative.
        Given test scores, lift everybody by as much as the best student is short of {top}.
        An empty list stays empty; a best score at or above {top} changes nothing.
        Returns a new list of scores.
        """,
        """
        if not scores:
            return []
        bonus = max(0, top - max(scores))
        return [score + bonus for score in scores]
        ---
        best = max(scores, default=top)
        if best >= top:
            return list(scores)
        return [score + top - best for score in scores]
        """,
        lambda r: (_ints(r, 0, 6), r.choice((10, 8, 5))),
    ),
    made(
        "contests.attendance",
        "attendance_rate attendance percent_present presence",
        "marks: str",
        "float",
        """
        Percentage of 'P' (present) among {marks} of P, A (absent) and L (late); late counts as half.
        attendance in percent
        Return the attendance with 1 decimal: P is 1, L is 0.5, A is 0; 0.0 for no marks.
        Given one letter for every lesson, how often was the student there?
        Compute the rate of presence; being late is worth half a lesson.
        Returns the percentage rounded to one decimal.
        """,
        """
        if not marks:
            return 0.0
        present = marks.count("P") + marks.count("L") / 2
        return round(100 * present / len(marks), 1)
        ---
        points = {"P": 1, "L": 0.5, "A": 0}
        total = sum(points[mark] for mark in marks)
        return round(100 * total / len(marks), 1) if marks else 0.0
        """,
        lambda r: ("".join(r.choice("PPAL") for _ in range(r.randint(0, 8))),),
    ),
    made(
        "contests.failed_subjects",
        "failed_subjects subjects_failed failing_subjects",
        "marks: dict[str, list[int]]; limit: int",
        "list[str]",
        """
        Subjects whose average mark is below {limit}; {marks} maps each subject to a list of marks.
        subjects with a bad average
        Return the subjects, in the given order, where the mean of the marks is less than {limit}; no \
        marks means not failed.
        Given marks per subject, in which ones does the student fail?
        Average the marks of every subject and compare with {limit}.
        Returns a list of subject names.
        """,
        """
        return [name for name, values in marks.items() if values and sum(values) / len(values) < limit]
        ---
        failed = []
        for subject in marks:
            grades = marks[subject]
            if grades and sum(grades) < limit * len(grades):
                failed.append(subject)
        return failed
        """,
        lambda r: (
            {name: _ints(r, 0, 3, 1, 9) for name in r.sample(("art", "bio", "PE"), r.choice((0, 1, 2, 2)))},
            r.randint(4, 8),
        ),
    ),
    made(
        "contests.league_points",
        "league_points table_points points_table",
        "games: list[tuple[str, str, int, int]]",
        "dict[str, int]",
        """
        Points per team after {games} (home, guest, home goals, guest goals): 3 for a win, 1 for a draw.
        league points from results
        Return a dict from team to points, teams in alphabetical order; a defeat gives 0 but the team is \
        listed.
        Given football results, how many points does every team have?
        Compute the table: three points for winning, one each for a draw.
        Returns team -> points, an empty dict without games.
        """,
        """
        points = {}
        for home, guest, scored, conceded in games:
            points.setdefault(home, 0)
            points.setdefault(guest, 0)
            if scored == conceded:
                points[home] += 1
                points[guest] += 1
            else:
                points[home if scored > conceded else guest] += 3
        return dict(sorted(points.items()))
        ---
        points = defaultdict(int)
        for home, guest, a, b in games:
            points[home] += 3 if a > b else 1 if a == b else 0
            points[guest] += 3 if b > a else 1 if a == b else 0
        return {team: points[team] for team in sorted(points)}
        """,
        lambda r: (_games(r, 2),),
        "from collections import defaultdict",
    ),
    made(
        "contests.goal_difference",
        "goal_difference goal_differences goals_balance",
        "games: list[tuple[str, str, int, int]]; team: str",
        "int",
        """
        Goals scored minus goals conceded by {team} over all {games} (home, guest, home goals, guest goals).
        goal difference of one team
        Return the difference of goals for {team}, which may be at home or the guest; 0 if it did not play.
        Given results, how many more goals did {team} score than it got?
        Add up the goals for and against one team.
        Returns an int, negative when more goals were conceded.
        """,
        """
        total = 0
        for home, guest, scored, conceded in games:
            if home == team:
                total += scored - conceded
            elif guest == team:
                total += conceded - scored
        return total
        ---
        at_home = sum(a - b for home, _, a, b in games if home == team)
        away = sum(b - a for _, guest, a, b in games if guest == team)
        return at_home + away
        """,
        lambda r: (
            [("A", "B", r.randint(0, 4), r.randint(0, 4)), *_games(r, 1)][r.choice((0, 0, 0, 1)) :],
            r.choice("AABC"),
        ),
    ),
    made(
        "contests.win_draw_loss",
        "win_draw_loss match_record count_results season_record",
        "games: list[tuple[int, int]]",
        "tuple[int, int, int]",
        """
        Number of wins, draws and losses in {games}, pairs of (own goals, their goals).
        record of a team
        Return (wins, draws, losses) for a list of results seen from our side.
        Given own and opposing goals of each game, count how often we won, drew and lost.
        What is our record? No games give (0, 0, 0).
        Returns three counts that add up to the number of games.
        """,
        """
        wins = sum(1 for own, other in games if own > other)
        draws = sum(1 for own, other in games if own == other)
        return wins, draws, len(games) - wins - draws
        ---
        wins = draws = losses = 0
        for own, other in games:
            if own > other:
                wins += 1
            elif own == other:
                draws += 1
            else:
                losses += 1
        return wins, draws, losses
        """,
        lambda r: ([(r.randint(0, 3), r.randint(0, 3)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "contests.round_robin",
        "round_robin all_games fixtures match_pairs",
        "teams: list[str]",
        "list[str]",
        """
        All games in which each of {teams} meets every other once, like 'A-B'.
        fixtures of a round robin
        Return 'FIRST-SECOND' for each pair of teams, the one listed earlier first.
        Given team names, who plays against whom if everybody meets everybody one time?
        Make the list of matches of a small tournament; fewer than two teams have none.
        Returns the pairings in the order of the list.
        """,
        """
        return [f"{first}-{second}" for first, second in combinations(teams, 2)]
        ---
        games = []
        for i in range(len(teams)):
            for j in range(i + 1, len(teams)):
                games.append(teams[i] + "-" + teams[j])
        return games
        ---
        return [f"{home}-{guest}" for i, home in enumerate(teams) for guest in teams[i + 1 :]]
        """,
        lambda r: (r.sample("ABCDEFG", r.randint(0, 4)),),
        "from itertools import combinations",
    ),
    made(
        "contests.seeded_pairs",
        "seeded_pairs first_against_last knockout_pairs pair_by_seed",
        "players: list[str]",
        "list[tuple[str, str]]",
        """
        Pair the first of {players} with the last, the second with the last but one, and so on.
        knockout pairing by seed
        Return (strong, weak) tuples; with an odd number the one in the middle has no opponent and is left \
        out.
        Given players from best to worst, let the best meet the worst.
        Who plays whom in the first round of a seeded tournament?
        Returns half as many pairs as there are players, rounded down.
        """,
        """
        half = len(players) // 2
        return list(zip(players[:half], reversed(players)))
        ---
        return [(players[i], players[-1 - i]) for i in range(len(players) // 2)]
        ---
        pairs = []
        left, right = 0, len(players) - 1
        while left < right:
            pairs.append((players[left], players[right]))
            left += 1
            right -= 1
        return pairs
        """,
        lambda r: (r.sample("ABCDEFG", r.randint(0, 6)),),
    ),
    made(
        "contests.medal_table",
        "medal_table sort_medals rank_countries medal_ranking",
        "medals: dict[str, tuple[int, int, int]]",
        "list[str]",
        """
        Countries ordered by gold, then silver, then bronze medals, most first; equal ones by name.
        medal table
        Return the keys of {medals} (gold, silver, bronze) from the best to the worst country.
        Given medals per country, make the ranking. A gold medal outweighs any number of silver ones.
        Sort countries by their medals; ties alphabetically.
        Returns a list of country names.
        """,
        """
        return sorted(medals, key=lambda name: ([-count for count in medals[name]], name))
        ---
        names = sorted(medals)
        names.sort(key=lambda name: medals[name], reverse=True)
        return names
        ---
        ranking = []
        for name, (gold, silver, bronze) in medals.items():
            ranking.append((-gold, -silver, -bronze, name))
        return [row[3] for row in sorted(ranking)]
        """,
        lambda r: (
            {
                name: (r.randint(0, 2), r.randint(0, 1), r.randint(0, 2))
                for name in r.sample(("US", "FR", "JP"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "contests.judges_score",
        "judges_score trimmed_sum jury_score diving_score",
        "marks: list[int]",
        "int",
        """
        Sum of {marks} without one highest and one lowest mark; 0 if there are fewer than three.
        jury score without extremes
        Return what the judges gave in total after the best and the worst mark are struck out.
        Given the marks of all judges, the extreme ones do not count. Add the rest.
        Strike one maximum and one minimum, even if they occur more often.
        Returns the sum of the marks left, 0 for two or fewer marks.
        """,
        """
        if len(marks) < 3:
            return 0
        return sum(marks) - max(marks) - min(marks)
        ---
        return sum(sorted(marks)[1:-1])
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "contests.darts_left",
        "darts_left score_left remaining_points count_down_darts",
        "start: int; throws: list[int]",
        "int",
        """
        Points left when {throws} are subtracted from {start} one by one; a throw that is too high does \
        not count.
        darts countdown
        Return the rest after all throws, ignoring every throw larger than what was left.
        Given the start, such as 301, and the scores thrown, how much is left? It never falls below 0.
        Subtract each throw unless that would make the number negative.
        Returns the remaining points, 0 if the game was finished.
        """,
        """
        left = start
        for points in throws:
            if points <= left:
                left -= points
        return left
        ---
        for points in throws:
            start = start - points if points <= start else start
        return start
        """,
        lambda r: (r.choice((20, 50, 101)), _ints(r, 0, 5, 0, 40)),
    ),
    made(
        "contests.majority_winner",
        "majority_winner absolute_majority winner_over_half",
        "votes: dict[str, int]",
        "str | None",
        """
        The candidate with more than half of all {votes}, or None if nobody has that many.
        absolute majority
        Return who got over 50 percent; exactly half is not enough.
        Given candidate -> number of votes, is there a winner in the first round?
        Look for an absolute majority; None also when there are no votes.
        Returns a name or None.
        """,
        """
        total = sum(votes.values())
        for name, count in votes.items():
            if count * 2 > total:
                return name
        return None
        ---
        total = sum(votes.values())
        return next((name for name in votes if votes[name] > total / 2), None)
        ---
        if not votes:
            return None
        best = max(votes, key=votes.get)
        return best if votes[best] * 2 > sum(votes.values()) else None
        """,
        lambda r: (
            {name: r.choice((r.randint(0, 9), 2)) for name in r.sample(NAMES, r.choice((0, 1, 2, 2, 3)))},
        ),
    ),
    made(
        "contests.valid_votes",
        "count_valid_votes valid_votes tally_candidates count_for",
        "votes: list[str]; candidates: list[str]",
        "dict[str, int]",
        """
        Count the {votes} for each of {candidates}, 0 included; votes for anybody else are void.
        tally with zeroes, unknown names ignored
        Return candidate -> number of votes in the order of {candidates}.
        Given ballots and the names that may be voted for, count what is valid.
        How many votes did every candidate get? List also those without any.
        Returns a dict with exactly one entry per candidate.
        """,
        """
        return {name: votes.count(name) for name in candidates}
        ---
        tally = {name: 0 for name in candidates}
        for vote in votes:
            if vote in tally:
                tally[vote] += 1
        return tally
        ---
        counts = Counter(votes)
        return {name: counts[name] for name in candidates}
        """,
        lambda r: (_votes(r, 5), r.sample("ABD", r.randint(0, 3))),
        "from collections import Counter",
    ),
    made(
        "contests.tied_winners",
        "tied_winners vote_winners most_voted winners_of_vote",
        "votes: list[str]",
        "list[str]",
        """
        Everyone with the most {votes}, sorted by name; [] if nobody voted.
        winners of a vote, ties included
        Return all names that occur most often in {votes}, alphabetically.
        Given a list of ballots, who won? Several names if they have equally many votes.
        Count the votes and list the leader or leaders.
        Returns a sorted list of the most frequent names.
        """,
        """
        counts = Counter(votes)
        most = max(counts.values(), default=0)
        return sorted(name for name, count in counts.items() if count == most)
        ---
        counts = {}
        for vote in votes:
            counts[vote] = counts.get(vote, 0) + 1
        return [name for name in sorted(counts) if counts[name] == max(counts.values())]
        ---
        most = max(map(votes.count, votes), default=0)
        return sorted({name for name in votes if votes.count(name) == most})
        """,
        lambda r: (_votes(r),),
        "from collections import Counter",
    ),
    made(
        "contests.borda",
        "borda_count borda ranking_points preference_points",
        "ballots: list[str]",
        "dict[str, int]",
        """
        Points from ranked {ballots} such as 'BAC': the last on a ballot gets 0, the one before 1, and so on.
        Borda count
        Return candidate letter -> points over all ballots, letters in alphabetical order.
        Given ballots that list the candidates from best to worst, how many points does each get?
        On a ballot of three letters the first gets 2 points, the second 1 and the third 0.
        Returns a sorted dict of sums, {{}} without ballots.
        """,
        """
        points = {}
        for ballot in ballots:
            for place, name in enumerate(reversed(ballot)):
                points[name] = points.get(name, 0) + place
        return dict(sorted(points.items()))
        ---
        names = sorted(set("".join(ballots)))
        return {
            name: sum(len(ballot) - 1 - ballot.index(name) for ballot in ballots if name in ballot)
            for name in names
        }
        """,
        lambda r: (["".join(r.sample("ABC", r.choice((3, 3, 2)))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "contests.fewest_votes",
        "eliminate_last drop_weakest without_last remove_loser",
        "votes: dict[str, int]",
        "dict[str, int]",
        """
        Remove the candidate with the fewest {votes}; on a tie the last one of them in the alphabet goes.
        eliminate the weakest candidate
        Return the votes without the candidate who has the smallest number; an empty dict stays empty.
        Given candidate -> votes, who is still in for the next round?
        The weakest one drops out, exactly one per round.
        Returns a new dict with one entry less, order kept.
        """,
        """
        if not votes:
            return {}
        loser = max(votes, key=lambda name: (-votes[name], name))
        return {name: count for name, count in votes.items() if name != loser}
        ---
        left = dict(votes)
        if left:
            fewest = min(left.values())
            del left[max(name for name in left if left[name] == fewest)]
        return left
        """,
        lambda r: (_scores(r),),
    ),
    made(
        "contests.allocate_seats",
        "allocate_seats distribute_seats dhondt share_seats",
        "votes: dict[str, int]; seats: int",
        "dict[str, int]",
        """
        Distribute {seats} over the parties: each seat goes to the one with the highest votes / (seats so \
        far + 1).
        seats by the highest averages
        Return party -> seats by the method of D'Hondt; on equal quotients the party listed first gets the \
        seat.
        Given votes per party, who gets how many of {seats} seats in the parliament?
        Hand out the seats one at a time, dividing the votes by one more than the seats already won.
        Returns a dict with all parties, also those without a seat.
        """,
        """
        won = {party: 0 for party in votes}
        for _ in range(seats):
            best = max(votes, key=lambda party: votes[party] / (won[party] + 1))
            won[best] += 1
        return won
        ---
        won = dict.fromkeys(votes, 0)
        for _ in range(seats):
            quotients = {party: votes[party] / (won[party] + 1) for party in votes}
            won[max(quotients, key=quotients.get)] += 1
        return won
        """,
        lambda r: ({party: r.randint(1, 60) for party in r.sample("ABC", r.randint(1, 3))}, r.randint(0, 7)),
    ),
    made(
        "contests.next_track",
        "next_track next_song following_song skip_track",
        "playlist: list[str]; current: str",
        "str | None",
        """
        The song after {current} in {playlist}, the first one after the last; None if {current} is not in it.
        next song, wrapping around
        Return which title is played next when the list repeats from the beginning.
        Given a playlist and the current song, what comes then?
        Skip to the next track; an unknown song has no next one, so return None.
        Returns a title or None.
        """,
        """
        if current not in playlist:
            return None
        return playlist[(playlist.index(current) + 1) % len(playlist)]
        ---
        for i, song in enumerate(playlist):
            if song == current:
                return playlist[i + 1] if i + 1 < len(playlist) else playlist[0]
        return None
        """,
        lambda r: (r.sample(SONGS, r.choice((0, 2, 3, 4, 5))), r.choice(SONGS)),
    ),
    made(
        "contests.move_track",
        "move_item move_track move_song move_to_position",
        "playlist: list[str]; old: int; new: int",
        "list[str]",
        """
        Move the song at index {old} of {playlist} to index {new}.
        reorder a list by moving one item
        Return a new list in which the item from {old} was taken out and put in again at {new}.
        Given a playlist and two positions counted from 0, move one song; the others close up.
        Drag an entry from one place to another without changing the original list.
        Returns the reordered playlist.
        """,
        """
        result = list(playlist)
        song = result.pop(old)
        result.insert(new, song)
        return result
        ---
        rest = playlist[:old] + playlist[old + 1 :]
        return rest[:new] + [playlist[old]] + rest[new:]
        """,
        lambda r: (lambda size: (r.sample(SONGS, size), r.randrange(size), r.randrange(size)))(
            r.randint(1, 4)
        ),
    ),
    made(
        "contests.songs_that_fit",
        "songs_that_fit fit_in_time how_many_songs fill_break",
        "lengths: list[int]; minutes: int",
        "int",
        """
        How many songs from the start of {lengths} (in minutes) can be played completely in {minutes}?
        count songs until time is up
        Return the number of leading songs whose total length does not exceed {minutes}.
        Given song lengths in playing order, how many finish before the time is over?
        Play one after the other and stop before the first that does not fit any more.
        Returns a count, 0 if already the first song is too long.
        """,
        """
        count = 0
        for length in lengths:
            if length > minutes:
                break
            minutes -= length
            count += 1
        return count
        ---
        return sum(1 for total in accumulate(lengths) if total <= minutes)
        ---
        count = 0
        while count < len(lengths) and sum(lengths[: count + 1]) <= minutes:
            count += 1
        return count
        """,
        lambda r: (_ints(r, 0, 6, 1, 8), r.randint(0, 20)),
        "from itertools import accumulate",
    ),
    made(
        "contests.chess_to_index",
        "chess_to_index square_to_index field_to_coordinates parse_square",
        "square: str",
        "tuple[int, int] | None",
        """
        Turn a chess square such as 'a1' into (column, row) counted from 0; None if there is no such square.
        chess notation to coordinates
        Return (0, 0) for 'a1', (7, 7) for 'h8' and so on, and None for anything that is not on the board.
        Given the name of a field, which column and row is it?
        Parse a letter from a to h and a digit from 1 to 8.
        Returns a pair of ints from 0 to 7 or None for wrong input.
        """,
        """
        if len(square) != 2 or square[0] not in "abcdefgh" or square[1] not in "12345678":
            return None
        return ord(square[0]) - ord("a"), int(square[1]) - 1
        ---
        if len(square) != 2:
            return None
        column = "abcdefgh".find(square[0])
        row = "12345678".find(square[1])
        return (column, row) if column >= 0 and row >= 0 else None
        ---
        match = re.fullmatch("([a-h])([1-8])", square)
        if not match:
            return None
        return "abcdefgh".index(match[1]), int(match[2]) - 1
        """,
        lambda r: (
            r.choice((_field(r), _field(r), r.choice(("", "a", "i1", "a9", "a0", "A1", "a10", "1a")))),
        ),
        "import re",
    ),
    made(
        "contests.rook_attacks",
        "rook_attacks rook_can_move same_line rook_threatens",
        "rook: str; target: str",
        "bool",
        """
        Can a {rook} on one chess square reach the {target} square on an empty board in one move?
        rook move check
        Return True if both squares, like 'c4', share the column or the row but are not the same.
        Given two squares, does the rook attack the other one?
        A rook moves straight; staying where it is is no move.
        Returns whether exactly one of letter and digit is equal.
        """,
        """
        return rook != target and (rook[0] == target[0] or rook[1] == target[1])
        ---
        return (rook[0] == target[0]) != (rook[1] == target[1])
        ---
        if rook == target:
            return False
        return rook[0] == target[0] or rook[1] == target[1]
        """,
        lambda r: (lambda a, b: (a, r.choice((b, a, a[0] + b[1], b[0] + a[1]))))(_field(r), _field(r)),
    ),
    made(
        "contests.bishop_attacks",
        "bishop_attacks same_diagonal bishop_can_move",
        "bishop: str; target: str",
        "bool",
        """
        Can a {bishop} on one chess square reach {target} on an empty board in one move?
        are two squares on one diagonal
        Return True if two different squares, like 'c1' and 'f4', lie on a common diagonal.
        Given two squares, does the bishop attack the other one?
        The difference of the columns must equal that of the rows and not be 0.
        Returns whether the move is diagonal; the same square is not a move.
        """,
        """
        columns = abs(ord(bishop[0]) - ord(target[0]))
        rows = abs(int(bishop[1]) - int(target[1]))
        return columns == rows and columns > 0
        ---
        if bishop == target:
            return False
        letters = "abcdefgh"
        across = letters.index(bishop[0]) - letters.index(target[0])
        up = int(bishop[1]) - int(target[1])
        return across in (up, -up)
        """,
        lambda r: (
            lambda a, step: (
                a,
                r.choice((_field(r), chr(ord(a[0]) + step) + str(int(a[1]) + step)))
                if "a" <= chr(ord(a[0]) + step) <= "h" and 1 <= int(a[1]) + step <= 8
                else _field(r),
            )
        )(_field(r), r.randint(-4, 4)),
    ),
    made(
        "contests.knight_moves",
        "knight_moves knight_targets knight_jumps",
        "column: int; row: int",
        "list[tuple[int, int]]",
        """
        Fields that a knight on ({column}, {row}) can jump to on a board of 5 by 5, sorted.
        knight moves on a small board
        Return all (column, row) from 0 to 4 that are two steps one way and one step the other way.
        Given the position of a knight, where can it go without leaving the 5x5 board?
        List the targets of the knight in ascending order.
        Returns a sorted list of pairs.
        """,
        """
        moves = []
        for x in range(5):
            for y in range(5):
                if {abs(x - column), abs(y - row)} == {1, 2}:
                    moves.append((x, y))
        return moves
        ---
        jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
        fields = [(column + x, row + y) for x, y in jumps]
        return sorted((x, y) for x, y in fields if 0 <= x < 5 and 0 <= y < 5)
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 4)),
    ),
    made(
        "contests.neighbour_fields",
        "neighbour_fields neighbours adjacent_cells next_to",
        "row: int; column: int; height: int; width: int",
        "list[tuple[int, int]]",
        """
        Cells above, left, right and below ({row}, {column}) that are on the board, in this order.
        four neighbours of a cell
        Return the (row, column) pairs directly next to a cell on a board of {height} rows and {width} \
        columns.
        Given a cell and the size of the board, list the neighbours without diagonals; up first, down last.
        Which fields touch this one? At the edges there are fewer.
        Returns a list of two to four pairs on larger boards.
        """,
        """
        around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        return [(y, x) for y, x in around if 0 <= y < height and 0 <= x < width]
        ---
        cells = []
        if row > 0:
            cells.append((row - 1, column))
        if column > 0:
            cells.append((row, column - 1))
        if column < width - 1:
            cells.append((row, column + 1))
        if row < height - 1:
            cells.append((row + 1, column))
        return cells
        """,
        lambda r: (lambda h, w: (r.randrange(h), r.randrange(w), h, w))(r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "contests.free_cells",
        "free_cells empty_cells possible_moves open_fields",
        "board: list[str]",
        "list[tuple[int, int]]",
        """
        Positions (row, column) of all '.' in {board}, row by row.
        empty cells of a board
        Return where one can still play; the board is a list of texts and a dot is an empty cell.
        Given the rows of a board, list the free fields from top left to bottom right.
        Which moves are possible?
        Returns pairs counted from 0, [] for a full board.
        """,
        """
        return [(y, x) for y, row in enumerate(board) for x, cell in enumerate(row) if cell == "."]
        ---
        cells = []
        for y in range(len(board)):
            for x in range(len(board[y])):
                if board[y][x] == ".":
                    cells.append((y, x))
        return cells
        """,
        lambda r: (_board(r, r.choice((2, 3)), "XXO."),),
    ),
    made(
        "contests.drop_disc",
        "drop_disc drop_piece place_disc play_column",
        "board: list[str]; column: int; disc: str",
        "list[str] | None",
        """
        Let {disc} fall into {column} of {board}: it stays in the lowest '.' there; None if the column is \
        full.
        connect four move
        Return a new board, top row first, after the disc was dropped, or None when there is no room.
        Given the rows of a board with '.' for empty cells, play one disc from above.
        Find the lowest free cell of the column and put {disc} there.
        Returns the rows after the move without changing {board}.
        """,
        """
        for y in range(len(board) - 1, -1, -1):
            row = board[y]
            if row[column] == ".":
                changed = row[:column] + disc + row[column + 1 :]
                return board[:y] + [changed] + board[y + 1 :]
        return None
        ---
        free = [y for y, row in enumerate(board) if row[column] == "."]
        if not free:
            return None
        cells = [list(row) for row in board]
        cells[free[-1]][column] = disc
        return ["".join(row) for row in cells]
        """,
        lambda r: (
            (
                lambda heights: [
                    "".join(r.choice("RY") if 3 - y <= height else "." for height in heights)
                    for y in range(3)
                ]
            )([r.randint(0, 3) for _ in range(3)]),
            r.randint(0, 2),
            r.choice("RY"),
        ),
    ),
    made(
        "contests.place_mark",
        "place_mark play_cell make_move set_cell",
        "board: str; index: int; mark: str",
        "str | None",
        """
        Put {mark} on position {index} of {board}, a text with '-' for empty cells; None if the cell is taken.
        move on a flat board
        Return the board after the move, or None when {index} is off the board or not empty.
        Given nine cells in one string, play at an index counted from 0.
        A move is valid only on a '-'; negative positions are not.
        Returns a new text of the same length or None.
        """,
        """
        if not 0 <= index < len(board) or board[index] != "-":
            return None
        return board[:index] + mark + board[index + 1 :]
        ---
        if index < 0 or index >= len(board):
            return None
        cells = list(board)
        if cells[index] != "-":
            return None
        cells[index] = mark
        return "".join(cells)
        """,
        lambda r: (
            "".join(r.choice("XO----") for _ in range(9)),
            r.choice((r.randint(0, 8), r.randint(-1, 9))),
            r.choice("XO"),
        ),
    ),
    made(
        "contests.bulls_and_cows",
        "bulls_and_cows mastermind score_guess hits_and_misplaced",
        "secret: str; guess: str",
        "tuple[int, int]",
        """
        Compare {guess} with {secret}: letters in the right place, and right letters in a wrong place.
        mastermind feedback
        Return (exact hits, misplaced letters) for two texts of equal length; each letter counts once.
        Given the secret code and a guess, how many pegs are black and how many white?
        First count the positions that agree, then the other letters that both have.
        Returns two numbers whose sum is at most the length.
        """,
        """
        hits = sum(a == b for a, b in zip(secret, guess))
        common = sum((Counter(secret) & Counter(guess)).values())
        return hits, common - hits
        ---
        hits = sum(1 for i in range(len(secret)) if secret[i] == guess[i])
        common = sum(min(secret.count(letter), guess.count(letter)) for letter in set(guess))
        return hits, common - hits
        ---
        hits = 0
        left = []
        rest = []
        for a, b in zip(secret, guess):
            if a == b:
                hits += 1
            else:
                left.append(a)
                rest.append(b)
        return hits, sum(min(left.count(x), rest.count(x)) for x in set(rest))
        """,
        lambda r: _guess(r),
        "from collections import Counter",
    ),
    made(
        "contests.guess_marks",
        "guess_marks mark_guess letter_feedback check_guess",
        "secret: str; guess: str",
        "str",
        """
        Mark each letter of {guess}: '=' in the right place, '?' elsewhere in {secret}, '.' not in it at all.
        feedback for a guessed word
        Return a text as long as {guess}; a letter that {secret} has anywhere else is a '?', however often.
        Given the hidden word and a guess of the same length, show what is right.
        Tell the player which letters are correct, misplaced or wrong.
        Returns a string of =, ? and dots.
        """,
        """
        marks = ""
        for wanted, letter in zip(secret, guess):
            if letter == wanted:
                marks += "="
            elif letter in secret:
                marks += "?"
            else:
                marks += "."
        return marks
        ---
        return "".join("=" if a == b else "?" if b in secret else "." for a, b in zip(secret, guess))
        """,
        lambda r: _guess(r, "ABCDEF"),
    ),
    made(
        "contests.hidden_word",
        "hidden_word show_guessed hangman_display reveal_letters",
        "word: str; guessed: str",
        "str",
        """
        Show {word} with '_' for every letter that is not among the {guessed} ones.
        hangman display
        Return the word in which only the guessed letters can be read, upper and lower case being different.
        Given a secret word and the letters tried so far, what does the player see?
        Replace the letters not yet found by underscores.
        Returns a text of the same length.
        """,
        """
        return "".join(letter if letter in guessed else "_" for letter in word)
        ---
        shown = ""
        for letter in word:
            if letter in guessed:
                shown += letter
            else:
                shown += "_"
        return shown
        ---
        for letter in set(word) - set(guessed):
            word = word.replace(letter, "_")
        return word
        """,
        lambda r: (
            r.choice(("apple", "moon", "", "tree", "banana", "cat", "Anna")),
            "".join(r.sample("aenoplt", r.randint(0, 4))),
        ),
    ),
    made(
        "contests.lives_left",
        "lives_left hangman_lives tries_left remaining_lives",
        "word: str; guesses: str; lives: int",
        "int",
        """
        Lives left after the letters in {guesses}: every different letter that is not in {word} costs one.
        hangman lives
        Return {lives} minus the number of wrong letters, never less than 0; repeating a wrong letter is free.
        Given the secret word, the letters tried and the lives at the start, how many remain?
        Count the distinct guesses that do not occur in the word.
        Returns the lives that are left, at least 0.
        """,
        """
        wrong = set(guesses) - set(word)
        return max(0, lives - len(wrong))
        ---
        tried = set()
        for letter in guesses:
            if letter not in word and letter not in tried:
                tried.add(letter)
                lives -= 1
        return lives if lives > 0 else 0
        """,
        lambda r: (
            r.choice(("apple", "moon", "tree", "cat")),
            "".join(r.choice("aenoxz") for _ in range(r.randint(0, 5))),
            r.randint(1, 6),
        ),
    ),
    made(
        "contests.dice_combination",
        "dice_combination name_roll best_pattern roll_kind",
        "dice: list[int]",
        "str",
        """
        Name what five {dice} show: 'five', 'four', 'full house', 'three', 'two pairs', 'pair' or 'nothing'.
        kind of a dice roll
        Return the combination by how often equal numbers occur; a full house is three and two equal ones.
        Given five numbers from 1 to 6, which pattern is it?
        Classify the roll by its groups of equal dice, the best name that fits.
        Returns one of the seven names.
        """,
        """
        counts = sorted(Counter(dice).values(), reverse=True)
        if counts[0] >= 4:
            return "five" if counts[0] == 5 else "four"
        if counts[0] == 3:
            return "full house" if counts[1] == 2 else "three"
        if counts[0] == 2:
            return "two pairs" if counts[1] == 2 else "pair"
        return "nothing"
        ---
        names = {(5,): "five", (1, 4): "four", (2, 3): "full house", (1, 1, 3): "three"}
        names.update({(1, 2, 2): "two pairs", (1, 1, 1, 2): "pair"})
        groups = tuple(sorted(dice.count(number) for number in set(dice)))
        return names.get(groups, "nothing")
        """,
        lambda r: (lambda faces: ([r.choice(faces) for _ in range(5)],))(
            r.sample(range(1, 7), r.choice((1, 2, 2, 3, 4, 6)))
        ),
        "from collections import Counter",
    ),
    made(
        "contests.sum_of_kind",
        "sum_of_kind upper_score points_for_number score_number",
        "dice: list[int]; number: int",
        "int",
        """
        Points for {number} in a dice game: the sum of all {dice} that show it.
        upper section score
        Return {number} times how often it was rolled.
        Given the dice and the number chosen, how many points are written down?
        Add up only the dice equal to {number}; none gives 0.
        Returns the sum as an int.
        """,
        """
        return number * dice.count(number)
        ---
        return sum(die for die in dice if die == number)
        ---
        points = 0
        for die in dice:
            if die == number:
                points += die
        return points
        """,
        lambda r: (
            [r.randint(1, 6) for _ in range(r.choice((0, 4, 5, 5)))] + [r.choice((2, 5, 6))],
            r.choice((2, 5, 6)),
        ),
    ),
    made(
        "contests.is_flush",
        "is_flush all_same_suit one_suit",
        "cards: list[str]",
        "bool",
        """
        Do all {cards}, like '7H' or '10S', have the same suit, which is the last letter?
        flush check
        Return True if every card ends with the same letter; False for no cards.
        Given a hand of cards, is it of one suit only?
        Compare the suits (last character) of the hand.
        Returns whether there is exactly one suit among the cards.
        """,
        """
        return len({card[-1] for card in cards}) == 1
        ---
        if not cards:
            return False
        return all(card[-1] == cards[0][-1] for card in cards)
        ---
        suits = [card[-1] for card in cards]
        return bool(suits) and suits.count(suits[0]) == len(suits)
        """,
        lambda r: (
            lambda suits: (
                [r.choice(("2", "7", "10", "K", "A")) + r.choice(suits) for _ in range(r.randint(0, 5))],
            )
        )(r.choice(("H", "SD", "HS"))),
    ),
    made(
        "contests.is_straight",
        "is_straight consecutive_cards is_run in_sequence",
        "values: list[int]",
        "bool",
        """
        Can {values} be put in an order in which each is one more than the one before?
        straight in a card hand
        Return True if the numbers are all different and without a gap; True for one card, False for none.
        Given card values in any order, do they form a run such as 4, 5, 6?
        Sorted, every value must follow the previous one directly.
        Returns whether the cards are consecutive.
        """,
        """
        if not values:
            return False
        return sorted(values) == list(range(min(values), min(values) + len(values)))
        ---
        if not values or len(set(values)) < len(values):
            return False
        return max(values) - min(values) == len(values) - 1
        ---
        ordered = sorted(values)
        return bool(values) and all(b - a == 1 for a, b in zip(ordered, ordered[1:]))
        """,
        lambda r: (
            lambda start, size: (
                r.choice(
                    (
                        r.sample(range(start, start + size), size),
                        r.sample(range(1, 8), min(size, 3)),
                        [r.randint(1, 5) for _ in range(size)],
                    )
                ),
            )
        )(r.randint(1, 9), r.randint(0, 5)),
    ),
    made(
        "contests.bingo_rows",
        "bingo_rows complete_rows finished_rows rows_done",
        "card: list[list[int]]; called: list[int]",
        "list[int]",
        """
        Indices of the rows of the bingo {card} whose numbers have all been {called}.
        complete bingo rows
        Return which rows, counted from 0, are full, that is contain nothing but called numbers.
        Given a card as a list of rows and the numbers drawn so far, where is a bingo?
        Check row by row whether every number was drawn.
        Returns a list of row numbers, [] if there is no complete row.
        """,
        """
        return [i for i, row in enumerate(card) if all(number in called for number in row)]
        ---
        drawn = set(called)
        return [i for i in range(len(card)) if set(card[i]) <= drawn]
        ---
        rows = []
        for i, row in enumerate(card):
            missing = [number for number in row if number not in called]
            if not missing:
                rows.append(i)
        return rows
        """,
        lambda r: (
            [r.sample(range(1, 7), 2) for _ in range(r.randint(1, 2))],
            r.sample(range(1, 7), r.choice((0, 3, 4, 5, 5))),
        ),
    ),
    made(
        "contests.level_for_points",
        "level_for_points level_of player_level reached_level",
        "points: int; limits: list[int]",
        "int",
        """
        Level of a player with {points}: 1, plus one for each of the ascending {limits} that is reached.
        level from experience points
        Return 1 below the first limit, 2 from it on, 3 from the second on, and so forth.
        Given points and the points needed for each further level, which level is it?
        Having exactly as many points as a limit is enough for the next level.
        Returns the number of limits not above {points}, plus 1.
        """,
        """
        return 1 + sum(1 for limit in limits if points >= limit)
        ---
        level = 1
        for limit in limits:
            if points < limit:
                break
            level += 1
        return level
        ---
        return bisect_right(limits, points) + 1
        """,
        lambda r: (lambda limits: (r.choice([r.randint(0, 60), *limits]), limits))(
            sorted(r.sample(range(5, 60, 5), r.randint(0, 4)))
        ),
        "from bisect import bisect_right",
    ),
    made(
        "contests.snake_step",
        "snake_step next_position move_head wrap_move",
        "x: int; y: int; direction: str; size: int",
        "tuple[int, int]",
        """
        Position after one step from ({x}, {y}) to 'up', 'down', 'left' or 'right' on a board that wraps \
        around.
        move one step on a torus
        Return the new (x, y) on a square board of the given {size}; y grows downwards, and leaving one \
        side enters at the other.
        Given the head of a snake and a direction, where is it after the next move?
        Go one field; coordinates run from 0 to {size} - 1.
        Returns the wrapped coordinates.
        """,
        """
        steps = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
        dx, dy = steps[direction]
        return (x + dx) % size, (y + dy) % size
        ---
        if direction == "up":
            y -= 1
        elif direction == "down":
            y += 1
        elif direction == "left":
            x -= 1
        else:
            x += 1
        return x % size, y % size
        """,
        lambda r: (
            lambda size: (
                r.randrange(size),
                r.randrange(size),
                r.choice(("up", "down", "left", "right")),
                size,
            )
        )(r.randint(1, 5)),
    ),
    made(
        "contests.tennis_score",
        "tennis_score game_score call_score score_text",
        "server: int; receiver: int",
        "str",
        """
        Score of a tennis game from the points won by {server} and {receiver}, such as '30-15'.
        tennis score text
        Return 'deuce' for equal points from 3 on, 'advantage' or 'game' as fits, else both scores.
        Given the points, call the score: 0, 15, 30, 40; a lead of two with at least four points is 'game'.
        From 3 points each, a lead of one is 'advantage'.
        Returns the text that the umpire says.
        """,
        """
        if max(server, receiver) >= 4 and abs(server - receiver) >= 2:
            return "game"
        if server >= 3 and receiver >= 3:
            return "deuce" if server == receiver else "advantage"
        names = ["0", "15", "30", "40"]
        return names[server] + "-" + names[receiver]
        ---
        lead = abs(server - receiver)
        if min(server, receiver) >= 3:
            return {0: "deuce", 1: "advantage"}.get(lead, "game")
        if max(server, receiver) >= 4:
            return "game"
        names = (0, 15, 30, 40)
        return f"{names[server]}-{names[receiver]}"
        """,
        lambda r: (
            lambda low: r.choice(
                ((r.randint(0, 3), r.randint(0, 3)), (low, low + r.randint(0, 2)), (4, r.randint(0, 2)))
            )
        )(r.randint(3, 6)),
    ),
)
