"""Let's Dance: how many moves, and numbers drawn, lead to a state. Its cards, floors and phase were looked at before.

A turn is one move. Two kinds of moves come on top: sitting a line out before one's turn, and keeping a card after it.
Each turn brings cards onto the floors or fills a hand up, and takes cards off the deck: that bounds their number.
"""

from typing import NamedTuple

from rules.chance import drawn_by_shuffle
from rules.lets_dance.components import HAND_SIZE, LATE_CARDS, MOST_DANCED, PACKS, TAKEN, Card, Cards
from rules.lets_dance.state import Floor, Phase, State, Stop

CONGA_LINE, SPIN, STEP_ON_TOES = Card.CONGA_LINE, Card.SPIN, Card.STEP_ON_TOES  # Card.X takes its time
CONGA, TURN = Phase.CONGA, Phase.TURN
MOST_REVEALED = MOST_DANCED  # 5.1 for a group of spins
MOST_FOR_A_STOP = MOST_REVEALED + 1  # cards that a fall takes off the deck; 7.7 after a Step on Toes the target draws 2
SET_UP_DRAWS = {seats: drawn_by_shuffle(len(pack)) + drawn_by_shuffle(LATE_CARDS + 1) for seats, pack in PACKS.items()}
DEALT_DECK = {seats: len(pack) - HAND_SIZE * seats for seats, pack in PACKS.items()}  # 11.1 cards after the deal
Span = tuple[int, int]  # the least and the most that a number can be


class OnFloors(NamedTuple):
    """The cards on all floors."""

    danced: list[Card]  # face up
    conga_lines: list[int]  # how many of these are Conga Line cards, by seat
    runs: list[int]  # 1.1 how many of the others lie side by side: groups have brought them
    stops: list[Stop]
    lines: list[int]  # the sizes of the lines that have ended


def on_floors(floors: tuple[Floor, ...]) -> OnFloors:
    """Gather what lies on the floors."""
    gathered = OnFloors([], [], [], [], [])
    danced, conga_lines, runs, stops, lines = gathered
    for floor in floors:
        in_lines = 0
        for sequence in floor.sequences:
            danced += sequence
            if CONGA_LINE in sequence:
                in_lines += sequence.count(CONGA_LINE)
                runs += runs_between_lines(sequence)
            else:
                runs.append(len(sequence))
        conga_lines.append(in_lines)
        stops += floor.stops
        lines += floor.lines
    return gathered


def runs_between_lines(sequence: Cards) -> list[int]:
    """1.1 How many cards lie side by side, without a Conga Line card among them."""
    runs = [0]
    for card in sequence:
        if card == CONGA_LINE:
            runs.append(0)
        else:
            runs[-1] += 1
    return runs


class Laid(NamedTuple):
    """The cards that moves have brought onto the floors, counted, and the turns that can be told from the table."""

    in_round: int  # 2.2 turns of the present round that have ended; when the game is over all have
    since: int  # 9.2 turns at the most that have ended since the one began in which Party's Over turned up
    secret: int  # face-down cards that renewals, and seats that sat out, have put down
    fallen: int  # face-down cards of falls and of thefts; the Step on Toes of a theft that still lasts is left out
    toes: int  # 7.3 Step on Toes that all have seen lie face down (some of falls): there were no more thefts
    in_lines: int  # Conga Line cards, those of the open line included
    in_groups: int  # the other cards that were danced
    groups: int  # 1.1 the least number of groups, of up to three cards, that can have brought them
    spins: int
    lines: list[int]  # the sizes of the lines that have ended


def laid(state: State, floors: OnFloors) -> Laid:
    """Count the cards on all floors."""
    in_view = [stop.card for stop in floors.stops if not stop.secret]
    in_round = state.seats if state.outcome else state.to_move[0]
    return Laid(
        in_round=in_round,
        since=0 if state.partys_over is not None else in_round + state.seats * state.final_round,
        secret=len(floors.stops) - len(in_view),
        fallen=len(in_view) - (state.theft is not None),
        toes=in_view.count(STEP_ON_TOES),
        in_lines=len(floors.lines) + state.line,
        in_groups=len(floors.danced) - len(floors.lines),
        groups=sum([-(-run // MOST_DANCED) for run in floors.runs]),
        spins=floors.danced.count(SPIN),
        lines=floors.lines,
    )


def numbers_drawn(state: State, table: Laid) -> range:
    """7.4 A theft of two cards draws two numbers. 11.2 Shuffles of the discards draw more, after Party's Over."""
    least, most = reshuffled(state, table.since)
    thefts = (state.theft is not None, table.toes)
    start = SET_UP_DRAWS[state.seats]
    step = TAKEN if state.partys_over is not None else 1
    return range(start + TAKEN * thefts[0] + least, start + TAKEN * thefts[1] + most + 1, step)


def reshuffled(state: State, since: int) -> Span:
    """11.2 The numbers that shuffles of the discards have drawn: one less than they have cards.

    Their cards are in the deck, or were taken off it since Party's Over turned up. 10.1 In the final round cards are
    only revealed. A deck of more than the late cards was shuffled anew.
    """
    if state.partys_over is not None:
        return 0, 0
    deck = len(state.deck)
    in_final_round = since - state.seats if state.final_round else 0
    taken = HAND_SIZE * (since - in_final_round) + MOST_REVEALED * in_final_round
    return (drawn_by_shuffle(deck) if deck > LATE_CARDS else 0), drawn_by_shuffle(deck + taken)


def moves_made(state: State, table: Laid) -> range:
    """2.2 The turns, 6.4 the seats that sat out, 7.5 the cards that were kept, 7.4 and a theft that still lasts."""
    in_round, seats = table.in_round, state.seats
    sat, kept = sat_out(state, table.lines), kept_cards(state, table)
    least, most = fewest_turns(state, table, sat[1]), most_turns(state, table)
    first, last = least + (in_round - least) % seats, most - (most - in_round) % seats  # each round has all turns
    first, last = first + sat[0] + kept[0], last + sat[1] + kept[1]
    exact = sat[0] == sat[1] and kept[0] == kept[1]
    lasting = int(state.theft is not None)
    return range(first + lasting, last + lasting + 1, seats if exact else 1)


def sat_out(state: State, sizes: list[int]) -> Span:
    """6.4, 6.5 A line that did not come round has ended with a seat that sat out, 6.7 or with the game."""
    short = sum([sizes.count(size) // size for size in set(sizes) if size < state.seats]) if sizes else 0
    with_the_game = bool(state.outcome and short) and (state.phase == CONGA or (state.phase == TURN and 1 in sizes))
    return short - with_the_game, short


def kept_cards(state: State, table: Laid) -> Span:
    """7.5 Thefts of two cards that are over: what has drawn the numbers that no shuffle drew."""
    if not table.toes:
        return 0, 0
    least, most = reshuffled(state, table.since)
    drawn = state.chance.drawn - SET_UP_DRAWS[state.seats]
    lasting = int(state.theft is not None)
    fewest = max(lasting, -((most - drawn) // TAKEN))
    return fewest - lasting, min(table.toes, (drawn - least) // TAKEN) - lasting


def fewest_turns(state: State, table: Laid, sat: int) -> int:
    """What lies on the floors took turns, and so did the cards that these turns cannot have taken off the deck.

    `sat`: the most seats that have sat a line out, each with a card face down.
    """
    renewals = max(table.secret - sat, 0)
    turns = table.in_lines + table.fallen + renewals + table.groups
    accounted = table.in_lines + MOST_FOR_A_STOP * table.fallen + HAND_SIZE * renewals + table.groups + table.spins
    deck = len(state.deck) if state.partys_over is not None else min(len(state.deck), LATE_CARDS)
    more = -(-max(DEALT_DECK[state.seats] - deck - accounted, 0) // HAND_SIZE)
    return max(turns + more, table.in_round + state.seats * state.final_round)


def most_turns(state: State, table: Laid) -> int:
    """Each turn took a card off the deck; and each left something on a floor, or filled a gap in a hand up.

    Gaps are left by groups of two or three, by falls, and by seats that sat out. What happened since Party's Over
    turned up may be otherwise: these turns are counted one by one.
    """
    since = table.since
    beside = max(table.fallen + table.spins - MOST_REVEALED * since, 0)  # 5.1, 7.7 turns that took another card each
    kept = table.in_lines + table.fallen + table.in_groups + table.secret
    gaps = (MOST_DANCED - 1) * table.fallen
    if state.partys_over is None:
        return since + min(DEALT_DECK[state.seats] - beside, kept + gaps)
    taken = DEALT_DECK[state.seats] - len(state.deck)
    missing = HAND_SIZE * state.seats - sum(map(len, state.hands)) - (TAKEN + 1) * (state.theft is not None)
    return min(taken - beside, kept + min(gaps, state.discards.count(SPIN)) - missing)
