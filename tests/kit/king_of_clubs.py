"""Kit of King of Clubs: builder of states, its pieces, secrets, impossible states, leaks, situations, and a reference.

Clubs are written "4 4p 7" (p: paired). A seat's Dancers are written club by club, "1 2++ 35" (each + a Move); the one
that is missing is the backup. Two items given for the sides hold for both partners at a table of four.
"""

import dataclasses
from functools import wraps
from inspect import Signature, signature
from itertools import combinations, permutations
from random import Random

import msgspec
from msgspec.structs import replace

from rules.king_of_clubs import GAME
from rules.king_of_clubs.components import SIDES, SKILLS, Version
from rules.king_of_clubs.events import DancersSwapped, NightEnded, PileRefilled
from rules.king_of_clubs.faults.counters import moves_made
from rules.king_of_clubs.faults.last_night import ended
from rules.king_of_clubs.moves import Assign, DeclineSwap, Pass, PlayMoves, Swap
from rules.king_of_clubs.state import (
    Assignment,
    Club,
    Dancer,
    DancerName,
    LastRound,
    Options,
    Phase,
    SeenAssignment,
    State,
)
from rules.records import Chance, replaced
from tests.kit.checks import game_won, happened, with_seed

# Cards as text

# Cards lie as a test wants them, not as a seed deals them.
HAND_MADE = dataclasses.replace(GAME, dealt=lambda state: iter(()))
SETUPS = [(2, Version.BASIC), (2, Version.ADVANCED), (4, Version.BASIC), (4, Version.ADVANCED)]
WON = {0: (1, 0, 1, 0), 1: (0, 1, 0, 1), None: (None,) * 4}  # who won the nights before, so that this side leads
SOLOS = "2 3 5 7"
LINE, SHIFT = "2 3 4 5", "5 2 3 4"  # at SOLOS the line wins 3, 5 and 7, the shift wins 2; both backups are 1
EVEN = ("5 1 2 3", "3 2 5 1")  # at "2 3 4 5" side 0 wins 2 and 5, side 1 wins 3 and 4: 7 to 7; both backups are 4


def clubs(text):
    return tuple(Club(prestige=int(each.rstrip("p")), paired=each.endswith("p")) for each in text.split())


def skills(text):
    """The printed skills at each club, and the backup."""
    plain = text.replace("+", "")
    (backup,) = set("12345") - set(plain)
    return tuple(tuple(map(int, club)) for club in plain.split()), int(backup)


def assignment(text):
    laid = []
    for club in text.split():
        at = []
        for sign in club:
            skill, moves = at.pop() if sign == "+" else (int(sign), -1)
            at.append((skill, moves + 1))
        laid.append(tuple(Dancer(skill=skill, moves=moves) for skill, moves in at))
    return Assignment(clubs=tuple(laid), backup=skills(text)[1])


def spread(items, seats):
    """By seat: what is given for two sides holds for both partners."""
    items = tuple(items)
    return items if len(items) == seats else items * (seats // len(items))


def side(number, seats):
    return tuple(range(number, seats, 2))


def points_and_lead(won):
    points, lead = [0, 0], None
    for winner in won:
        if winner is not None:
            points[winner] += 1
            lead = winner if points[0] == points[1] else points.index(max(points))
    return tuple(points), lead


def last_night(seats, won):
    """The night before: its winner wins 3, 5 and 7; of a night that nobody won all clubs were tied. Nobody drew."""
    if not won:
        return None
    winner = won[-1]
    texts = [LINE, LINE] if winner is None else [LINE if each == winner else SHIFT for each in (0, 1)]
    return LastRound(
        night=len(won),
        lead=points_and_lead(won[:-1])[1],
        clubs=clubs(SOLOS),
        assignments=spread(map(assignment, texts), seats),
        club_winners=(None,) * 4 if winner is None else (1 - winner, winner, winner, winner),
        prestige={None: (0, 0), 0: (15, 2), 1: (2, 15)}[winner],
        moves_played=(0, 0),
        winner=winner,
    )


# Builder


@dataclasses.dataclass(frozen=True)
class Table:
    """Builder of a state: by default the phase of Moves at the first club, two seats, advanced version."""

    number_of_seats: int = 2
    played_version: Version = Version.ADVANCED
    current_phase: Phase = Phase.MOVES
    opened: str = SOLOS
    sent: tuple[str | None, ...] = (LINE, SHIFT)
    nights: tuple[int | None, ...] = WON[0]
    held: tuple[int, ...] = (0, 0)
    discarded: int = 0
    others: tuple[tuple[str, object], ...] = ()

    def seats(self, number):
        return dataclasses.replace(self, number_of_seats=number)

    def version(self, version):
        return dataclasses.replace(self, played_version=version)

    def phase(self, phase):
        return dataclasses.replace(self, current_phase=phase)

    def clubs(self, text):
        return dataclasses.replace(self, opened=text)

    def dancers(self, *texts):
        """Dancers by seat or side; None where they are not assigned yet."""
        return dataclasses.replace(self, sent=texts)

    def lead(self, side):
        """Some nights before were won so that this side leads."""
        return dataclasses.replace(self, nights=WON[side])

    def won(self, *winners):
        """The winner of each night before."""
        return dataclasses.replace(self, nights=winners)

    def hands(self, *counts):
        """Moves in hand by seat or side."""
        return dataclasses.replace(self, held=counts)

    def discard(self, count):
        return dataclasses.replace(self, discarded=count)

    def danced(self, clubs):
        return self.members(danced=clubs)

    def members(self, **members):
        """Other members of the state, as they are."""
        return dataclasses.replace(self, others=(*self.others, *members.items()))

    @property
    def state(self):
        seats, phase, members = self.number_of_seats, self.current_phase, dict(self.others)
        points, lead = points_and_lead(self.nights)
        hands = spread(self.held, seats)
        laid = spread([text and assignment(text) for text in self.sent], seats)
        played = sum(each.moves for one in laid if one for club in one.clubs for each in club)
        moves = 20 if self.played_version == Version.ADVANCED else 0
        if phase == Phase.MOVES and "to_move" not in members:
            beginner = side(lead or 0, seats)
            able = tuple(seat for seat in beginner if hands[seat])
            others = tuple(seat for seat in side(1 - (lead or 0), seats) if hands[seat])
            members |= {"to_move": able or others} | ({} if able else {"passed": True})
        turns = {
            Phase.ASSIGN: tuple(seat for seat in range(seats) if laid[seat] is None),
            Phase.REVEAL: lead is not None and side(lead, seats),
            Phase.SWAP: lead is not None and side(1 - lead, seats),
            Phase.MOVES: (),
        }
        state = State(
            **{
                "game": "king-of-clubs",
                "rules_version": 1,
                "seats": seats,
                "options": Options(version=self.played_version),
                "ply": 0,
                "phase": phase,
                "to_move": turns[phase],
                "outcome": None,
                "chance": Chance(seed="table", drawn=8 * (len(self.nights) + 1)),
                "night": len(self.nights) + 1,
                "points": points,
                "lead": lead,
                "clubs": clubs(self.opened),
                "assignments": laid,
                "revealed": revealed_dancer(lead, self.sent) if phase in (Phase.SWAP, Phase.MOVES) else None,
                "danced": 0,
                "passed": False,
                "hands": hands,
                "pile": moves - sum(hands) - played - self.discarded,
                "discard": self.discarded,
                "last_round": last_night(seats, self.nights),
            }
            | members
        )
        last = ended(seats, self.played_version, state.last_round) if state.last_round else None
        state = replace(state, ply=moves_made(state, last)[0])
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        HAND_MADE.check(state)
        return state

    def whole_night(self):
        """Dance all clubs without swaps and Moves: the state before the dances, the state after, all events."""
        seats, texts = self.number_of_seats, spread(self.sent, self.number_of_seats)
        if points_and_lead(self.nights)[1] is None:
            before = self.phase(Phase.ASSIGN).dancers(*texts[:-1], None).state
            after, events = play(before, assign(seats - 1, texts[-1]))
            if not any(isinstance(event, NightEnded) for event in events):
                after, more = idle(after)
                events += more
            return before, after, events
        before = self.phase(Phase.SWAP).dancers(*texts).state
        return before, *idle(before)


def revealed_dancer(lead, dancers):
    """The lead side's first seat has revealed its Dancer at the last club (the first one listed there)."""
    return None if lead is None else DancerName(seat=lead, skill=skills(dancers[lead])[0][-1][0])


def assign(seat, text):
    at, backup = skills(text)
    return Assign(seat=seat, clubs=at, backup=backup)


def put_moves(seat, name, count=1):
    """Play Moves on "owner.skill"."""
    owner, skill = map(int, name.split("."))
    return PlayMoves(seat=seat, dancer=DancerName(seat=owner, skill=skill), count=count)


def play(state, *moves):
    """Carry out moves: the last state and all events. Every state on the way can be."""
    events = []
    for move in moves:
        after = GAME.apply(state, move)
        HAND_MADE.check(after.state)
        state, events = after.state, events + list(after.events)
    return state, events


def idle(state):
    """Decline and pass until the night is over: the last state and all events."""
    events = []
    while not any(isinstance(event, NightEnded) for event in events):
        kind = {Phase.SWAP: DeclineSwap, Phase.MOVES: Pass}[state.phase]
        state, more = play(state, kind(seat=state.to_move[0]))
        events += more
    return state, events


# Common suites

LONG_GAMES = 400


def choose_move(random, legal):
    return random.choice(legal)


def pieces(state):
    for seat, assignment in enumerate(state.assignments):
        sent = [dancer for club in assignment.clubs for dancer in club] if assignment else []
        skills = [*(dancer.skill for dancer in sent), assignment.backup] if assignment else SKILLS
        yield from (f"dancer {seat} {skill}" for skill in skills)
        yield from ("move" for dancer in sent for _ in range(dancer.moves))
    yield from ["move"] * (state.pile + state.discard + sum(state.hands))


def indistinguishable(state, seat):
    """Another seed, and other Dancers where no move opens them, if no move ends the night."""
    if goes_on(state):
        owner = another(state, seat)
        kept = 0 if state.phase in (Phase.ASSIGN, Phase.REVEAL) and not opens_at_once(state) else opened(state) + 1
        pairs = exchanges(state, owner, kept)
        if state.phase in (Phase.REVEAL, Phase.SWAP) and owner in state.to_move:
            pairs = [pair for pair in pairs if state.assignments[owner].backup in pair]  # its moves show clubs
        yield exchange(with_seed(state), owner, any_of(state, pairs))


def indistinguishable_now(state, seat):
    """Another seed, and other Dancers where they lie face down now."""
    owner = another(state, seat)
    yield exchange(with_seed(state), owner, any_of(state, exchanges(state, owner, opened(state))))


def another(state, seat):
    """Any other seat, partners included."""
    return any_of(state, [owner for owner in range(state.seats) if owner != seat])


def reveals(move):
    return False


def indistinguishable_moves(state, move, seat):
    """Dancers that are sent, or swapped between two clubs, while the others do not see which."""
    if move.seat == seat or not goes_on(state):
        return
    if isinstance(move, Assign) and not opens_at_once(state):
        yield state, any_of(state, GAME.legal_moves(state, move.seat))
    if isinstance(move, Swap):
        after = GAME.apply(state, move).state
        pair = any_of(state, exchanges(after, move.seat, opened(after)))
        skills = tuple(sorted(partner(pair, skill) for skill in move.dancers))
        yield exchange(state, move.seat, pair), replace(move, dancers=skills)


def goes_on(state):
    """No move ends the night, or opens more than one club."""
    if state.phase == Phase.MOVES:
        return state.danced + 1 < len(state.clubs) and sum(map(bool, state.hands)) > 1
    return bool(any(state.hands)) or not (opens_at_once(state) or state.phase == Phase.SWAP)


def opens_at_once(state):
    """The next move opens the first club, with no reveal before."""
    return state.phase == Phase.ASSIGN and len(state.to_move) == 1 and state.lead is None


def opened(state):
    """How many clubs are open to all."""
    return state.danced + (state.phase == Phase.MOVES)


def exchanges(state, owner, kept):
    """The pairs of the owner's Dancers that lie face down, at two different places, but for the first clubs."""
    assignment = state.assignments[owner]
    if assignment is None:
        return []
    place = {assignment.backup: None}
    for index, club in enumerate(assignment.clubs):
        place.update({dancer.skill: index for dancer in club if index >= kept})
    if state.revealed and state.revealed.seat == owner:
        place.pop(state.revealed.skill, None)
    return [pair for pair in combinations(sorted(place), 2) if place[pair[0]] != place[pair[1]]]


def exchange(state, owner, pair):
    """Two Dancers change places, one of them perhaps the backup."""
    assignment = state.assignments[owner]
    if not pair:
        return state
    clubs = tuple(
        tuple(sorted((replace(dancer, skill=partner(pair, dancer.skill)) for dancer in club), key=lambda d: d.skill))
        for club in assignment.clubs
    )
    other = replace(assignment, clubs=clubs, backup=partner(pair, assignment.backup))
    return replace(state, assignments=replaced(state.assignments, owner, other))


def partner(pair, skill):
    return sum(pair) - skill if pair and skill in pair else skill


def any_of(state, items):
    """One of them, the same whenever asked; None if there is none."""
    return Random(state.ply).choice(items) if items else None


def impossible_states(state):
    """A Dancer or a Move doubled, a club that is not, somebody else to move, and what follows from the night before."""
    yield replace(state, pile=state.pile + 1)
    yield replace(state, hands=replaced(state.hands, 0, state.hands[0] + 1))
    yield replace(state, clubs=state.clubs[::-1])
    yield replace(state, hands=(*state.hands, 0))
    yield replace(state, to_move=())
    yield replace(state, night=state.night + 1)
    yield replace(state, points=(4, 4))
    yield replace(state, lead=0 if state.lead is None else None)
    yield replace(state, danced=4)
    yield replace(state, passed=True) if state.phase != Phase.MOVES else replace(state, passed=True, to_move=())
    yield replace(state, chance=replace(state.chance, drawn=1))
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    for seat, assignment in enumerate(state.assignments):
        if assignment:
            doubled = replace(assignment, backup=assignment.clubs[0][0].skill)
            yield replace(state, assignments=replaced(state.assignments, seat, doubled))
            fewer = replace(assignment, clubs=assignment.clubs[:-1])
            yield replace(state, assignments=replaced(state.assignments, seat, fewer))
    if state.last_round:
        for winner in (None, 0, 1):
            yield replace(state, last_round=replace(state.last_round, winner=winner))
        yield replace(state, last_round=replace(state.last_round, prestige=(1, 1)))
        yield replace(state, last_round=None)


def ply_slack(state):
    """A partner may have declined before a swap; of Moves that were played, or passed, earlier nights tell nothing."""
    a_night = 1 if state.options.version == Version.BASIC else 8 * (state.seats // SIDES) ** 2 * SIDES + 1
    nights = 0 if (state.seats, state.options.version) == (SIDES, Version.BASIC) else state.night
    return a_night * nights, a_night * nights


def drawn_slack(state):
    """Each night draws as many numbers."""
    return 0, 0


def planted_leaks():
    """Views that show the backups, a partner's Dancers or too many clubs, and a `show` that hides nothing, or less."""
    yield {"observe": showing(lambda state, seat, owner: True)}
    yield {"observe": showing(lambda state, seat, owner: seat is not None and owner % 2 == seat % 2)}
    yield {
        "observe": lambda state, seat: replace(
            GAME.view(replace(state, danced=min(state.danced + 1, 3)), seat), danced=0
        )
    }
    yield {"show": lambda event, seat: event}
    yield {"show": lambda event, seat: event if isinstance(event, DancersSwapped) else GAME.show(event, seat)}


def showing(seen):
    """A view that shows all Dancers of some seats."""

    def leaky(state, seat):
        view = GAME.view(state, seat)
        shown = (
            SeenAssignment(clubs=assignment.clubs, backup=assignment.backup)
            if assignment and seen(state, seat, owner)
            else view.assignments[owner]
            for owner, assignment in enumerate(state.assignments)
        )
        return replace(view, assignments=tuple(shown))

    return leaky


SITUATIONS = {
    "last-to-assign": lambda before, move, after: before.phase == Phase.ASSIGN and len(before.to_move) == 1,
    "paired-club": lambda before, move, after: isinstance(move, Assign) and any(club.paired for club in before.clubs),
    "two-paired-clubs": lambda before, move, after: isinstance(move, Assign) and len(before.clubs) == 2,
    "night-won": lambda before, move, after: (
        before.night < after.state.night and after.state.last_round.winner is not None
    ),
    "night-nobody-won": lambda before, move, after: (
        before.night < after.state.night and after.state.last_round.winner is None
    ),
    "club-nobody-won": lambda before, move, after: any(
        event.winner is None for event in after.events if type(event).__name__ == "ClubDecided"
    ),
    "swap-between-clubs": happened(DancersSwapped),
    "moves-on-a-partners-dancer": lambda before, move, after: (
        isinstance(move, PlayMoves) and move.dancer.seat != move.seat
    ),
    "first-side-out": lambda before, move, after: isinstance(move, Pass) and after.state.passed and not before.passed,
    "partner-still-to-pass": lambda before, move, after: isinstance(move, Pass) and len(before.to_move) > 1,
    "pile-refilled": happened(PileRefilled),
    "game-won": game_won,
}


# Reference: counted without the rules


def every(names, rows):
    """Like parametrize, but all rows are one test; the row that fails is noted."""
    names = (names,) if isinstance(names, str) else names

    def decorate(test):
        given = signature(test).parameters.values()

        @wraps(test)
        def run(**others):
            for row in rows:
                try:
                    test(**others, **dict(zip(names, (row,) if len(names) == 1 else row, strict=True)))
                except BaseException as error:
                    error.add_note(f"{names}: {row}")
                    raise

        run.__signature__ = Signature([each for each in given if each.name not in names])
        return run

    return decorate


def legal(state, kind, seat=None):
    return [move for move in GAME.legal_moves(state, seat) if isinstance(move, kind)]


def open_values(shown):
    """The values of the open Nightclubs."""
    return [club.prestige // 2 if club.paired else club.prestige for club in shown for _ in range(1 + club.paired)]


def all_texts(opened):
    """Every placement of one seat (sampled), as texts."""
    sizes = [1 + club.paired for club in clubs(opened)]
    texts = set()
    for order in permutations("12345"):
        line = iter(order)
        texts.add(" ".join("".join(sorted(next(line) for _ in range(size))) for size in sizes))
    return sorted(texts)[::7]


def fewer_low(first, second):
    """By counting: at the lowest skill that the sides do not have equally often, whoever has it less often wins."""
    for skill in range(30):
        if (one := list(first).count(skill)) != (two := list(second).count(skill)):
            return 0 if one < two else 1
    return None


def pieces_are_all_there(state):
    """Every Dancer in one place, 20 Moves (basic: none), and no hand over five."""
    on_dancers = 0
    for one in state.assignments:
        if one is not None:
            at = [dancer for club in one.clubs for dancer in club]
            assert sorted([*(each.skill for each in at), one.backup]) == [1, 2, 3, 4, 5]
            assert [len(club) for club in one.clubs] == [1 + club.paired for club in state.clubs]
            on_dancers += sum(each.moves for each in at)
    total = sum(state.hands) + state.pile + state.discard + on_dancers
    assert total == (20 if state.options.version == Version.ADVANCED else 0)
    assert all(0 <= hand <= 5 for hand in state.hands)
    assert len(open_values(state.clubs)) == 4


def night_by_hand(version, last):
    """Who has won the clubs, the prestige, and the night, counted anew."""
    sides = [[one for seat, one in enumerate(last.assignments) if seat % 2 == number] for number in (0, 1)]
    backups = [[one.backup for one in each] for each in sides]
    prestige, winners = [0, 0], []
    for number, club in enumerate(last.clubs):
        at = [[dancer.skill + dancer.moves for one in each for dancer in one.clubs[number]] for each in sides]
        winner = fewer_low(*at)
        winners.append(fewer_low(*backups) if winner is None and version == Version.BASIC else winner)
        if winners[-1] is not None:
            prestige[winners[-1]] += club.prestige
    played = [sum(d.moves for one in each for club in one.clubs for d in club) for each in sides]
    marks = [
        None if prestige[0] == prestige[1] else int(prestige[1] > prestige[0]),
        fewer_low(*backups),
        None if played[0] == played[1] else int(played[1] < played[0]),
        None if last.lead is None else 1 - last.lead,
    ]
    return winners, prestige, played, next((mark for mark in marks if mark is not None), None)


def draw_by_hand(hands, pile, discard, backups):
    """One Move at a time."""
    hands = list(hands)
    for seat, backup in enumerate(backups):
        for _ in range(backup - 1):
            if not pile:
                pile, discard = discard, 0
            if pile:
                pile, hands[seat] = pile - 1, hands[seat] + 1
        while hands[seat] > 5:
            hands[seat], discard = hands[seat] - 1, discard + 1
    return tuple(hands), pile, discard
