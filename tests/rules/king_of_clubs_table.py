"""A small builder of King of Clubs states. Whatever it lays survives JSON, and can be but for the seed's Nightclubs.

Clubs are written "4 4p 7" (p: paired). A seat's Dancers are written club by club, "1 2++ 35" (each + a Move); the one
that is missing is the backup. Whoever gives things for two sides gives both partners the same at a table of four.
"""

import dataclasses
from functools import wraps
from inspect import Signature, signature
from itertools import permutations

import msgspec

from rules.king_of_clubs import GAME
from rules.king_of_clubs.components import Version
from rules.king_of_clubs.events import NightEnded
from rules.king_of_clubs.faults.counters import moves_made
from rules.king_of_clubs.faults.last_night import ended
from rules.king_of_clubs.moves import Assign, DeclineSwap, Pass, PlayMoves
from rules.king_of_clubs.state import Assignment, Club, Dancer, DancerName, LastRound, Options, Phase, State
from rules.records import Chance

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


def table(seats, version, phase, opened, dancers, lead=0, won=None, hands=(0, 0), discard=0, **members):
    """A state of the night after those that were `won`; `dancers` are texts, or None where nobody has assigned."""
    won = WON[lead] if won is None else won
    points, lead = points_and_lead(won)
    hands = spread(hands, seats)
    laid = spread([text and assignment(text) for text in dancers], seats)
    played = sum(each.moves for one in laid if one for club in one.clubs for each in club)
    moves = 20 if version == Version.ADVANCED else 0
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
            "options": Options(version=version),
            "ply": 0,
            "phase": phase,
            "to_move": turns[phase],
            "outcome": None,
            "chance": Chance(seed="table", drawn=8 * (len(won) + 1)),
            "night": len(won) + 1,
            "points": points,
            "lead": lead,
            "clubs": clubs(opened),
            "assignments": laid,
            "revealed": reveals(lead, dancers) if phase in (Phase.SWAP, Phase.MOVES) else None,
            "danced": 0,
            "passed": False,
            "hands": hands,
            "pile": moves - sum(hands) - played - discard,
            "discard": discard,
            "last_round": last_night(seats, won),
        }
        | members
    )
    last = ended(state.seats, state.options.version, state.last_round) if state.last_round else None
    state = msgspec.structs.replace(state, ply=moves_made(state, last)[0])
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    HAND_MADE.check(state)
    return state


def reveals(lead, dancers):
    """The lead side's first seat has revealed its Dancer at the last club (the first one listed there)."""
    return None if lead is None else DancerName(seat=lead, skill=skills(dancers[lead])[0][-1][0])


def assign(seat, text):
    at, backup = skills(text)
    return Assign(seat=seat, clubs=at, backup=backup)


def put(seat, name, count=1):
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


def whole_night(seats, version, opened, dancers, **members):
    """Dance all clubs, nobody swaps or plays Moves: the state before the dances, the state after, all events."""
    won = members.get("won", WON[members.get("lead", 0)])
    texts = spread(dancers, seats)
    if points_and_lead(won)[1] is None:
        before = table(seats, version, Phase.ASSIGN, opened, (*texts[:-1], None), **members)
        after, events = play(before, assign(seats - 1, texts[-1]))
        if not any(isinstance(event, NightEnded) for event in events):
            after, more = idle(after)
            events += more
        return before, after, events
    before = table(seats, version, Phase.SWAP, opened, texts, **members)
    return before, *idle(before)


def only(events, kind):
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def of(events, *kinds):
    return [event for event in events if isinstance(event, kinds)]


# How the tests look at a table, and what they count by hand


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


def places(state):
    return [*range(state.seats), None]


def opened(shown):
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
    assert len(opened(state.clubs)) == 4


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
