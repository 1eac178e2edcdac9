"""Kit of Dancing Queen: builder of states, its cards, secrets, impossible states, leaks, situations.

A side is written lead dancer first: "balance/g power/b" is a lead dancer and one backup dancer; a row of genders is
written the same way: "gb". Sides come by seat, 0 and 1.
"""

import dataclasses

from msgspec.structs import replace

from rules.dancing_queen import GAME
from rules.dancing_queen.components import OTHER_HALF, ROTATING, Card, Gender
from rules.dancing_queen.moves import Draw, Open
from rules.dancing_queen.scoring import dancers
from rules.dancing_queen.state import Dancer, LastRound, Options, Phase, RevealedLead, RoundEnd, Side, State
from rules.records import Chance, replaced
from tests.kit.checks import check_possible, game_won, with_seed

GENDERS = {"g": Gender.GIRL, "b": Gender.BOY}
STARLESS = ("even_odd", "your_even_odd", "minority", "balance")  # neither half has a star
CARDS = (*STARLESS, "pairs", "bands_mixed", "bands_pure", "power", "college")
SHUFFLE = 8  # numbers that a shuffle of nine cards draws


def dancer(text):
    card, gender = text.split("/")
    return Dancer(card=Card(card), gender=GENDERS[gender])


def side(text, hand=None):
    """A side in play: the lead dancer, then the backup dancers."""
    lead, *backups = map(dancer, text.split())
    return Side(hand=hand and Card(hand), lead=lead, backups=tuple(backups))


# Builder


@dataclasses.dataclass(frozen=True)
class Table:
    """Builder of a state: a turn of the seat with fewer dancers, unless another phase or mover is named.

    In this round no seat has proposed the end before; the rounds before ended at once.
    """

    texts: tuple[str, str] = ("balance/g", "power/b")
    phase: Phase = Phase.TURN
    to_move: int | None = None
    hand: str | None = None
    holder: int = 0
    deck_cards: str = ""
    trophies_won: tuple[int, int] = (0, 0)
    seed_text: str = "a seed"

    def sides(self, zero, one):
        return dataclasses.replace(self, texts=(zero, one))

    def opening(self):
        """The lead dancers are chosen: the side "balance" has not chosen yet, "balance/g" has."""
        return dataclasses.replace(self, phase=Phase.OPENING)

    def reply(self):
        """The other seat has proposed to end the round: seat 1 answers, unless another mover is named."""
        return dataclasses.replace(self, phase=Phase.REPLY, to_move=1)

    def drew(self, card):
        """The seat to move has drawn this card on its own turn."""
        return dataclasses.replace(self, phase=Phase.PLACING, hand=card)

    def mover(self, seat):
        return dataclasses.replace(self, to_move=seat)

    def microphone(self, seat):
        """The holder of the microphone while the lead dancers are chosen."""
        return dataclasses.replace(self, holder=seat)

    def deck(self, text):
        """The first cards of the deck."""
        return dataclasses.replace(self, deck_cards=text)

    def trophies(self, zero, one):
        return dataclasses.replace(self, trophies_won=(zero, one))

    def seed(self, text):
        return dataclasses.replace(self, seed_text=text)

    @property
    def state(self):
        state = self.opened if self.phase is Phase.OPENING else self.begun
        check_possible(GAME, state)
        return state

    @property
    def opened(self):
        sides = tuple(
            side(text) if "/" in text else Side(hand=Card(text), lead=None, backups=()) for text in self.texts
        )
        waiting = tuple(seat for seat in (0, 1) if sides[seat].hand)
        return self.arranged(sides, waiting, self.holder, self.holder, -len(waiting))

    @property
    def begun(self):
        zero, one = map(side, self.texts)
        fewer = int(len(one.backups) < len(zero.backups))
        mover = fewer if self.to_move is None else self.to_move
        sides = tuple(side(text, self.hand if seat == mover else None) for seat, text in enumerate(self.texts))
        even = len(zero.backups) == len(one.backups)
        first = mover if even and self.phase is not Phase.REPLY else 1 - mover
        holder = mover if self.phase is Phase.TURN else 1 - mover
        return self.arranged(sides, (mover,), holder, first, int(self.phase is not Phase.TURN))

    def arranged(self, sides, to_move, microphone, first=0, plies=0):
        """The state with these members, unchecked. `first` had the microphone when the round began."""
        number = sum(self.trophies_won) + 1
        dancers = [each for one in sides for each in (one.lead, *one.backups) if each]
        deck = self.deck_cards.split()
        used = {*deck, *(each.card for each in dancers), *(one.hand for one in sides if one.hand)}
        return State(
            game="dancing-queen",
            rules_version=1,
            seats=2,
            options=Options(microphone=first),
            ply=4 * (number - 1) + 2 + 2 * max(0, len(dancers) - 2) + plies,
            phase=self.phase,
            to_move=to_move,
            outcome=None,
            chance=Chance(seed=self.seed_text, drawn=SHUFFLE * number),
            round=number,
            microphone=microphone,
            trophies=self.trophies_won,
            sides=sides,
            deck=tuple(Card(card) for card in (*deck, *(card for card in CARDS if card not in used))),
            last_round=last_round(number - 1, first, self.trophies_won),
        )


def last_round(number, microphone, trophies):
    """Girls' College beat The Rose, two girls in play, and both seats agreed to leave it at that."""
    if not number:
        return None
    winner = int(trophies[1] > trophies[0])
    won = RevealedLead(card=Card.COLLEGE, gender=Gender.GIRL, points=1, star=False)
    lost = RevealedLead(card=Card.MINORITY, gender=Gender.GIRL, points=0, star=False)
    leads = (won, lost) if winner == 0 else (lost, won)
    return LastRound(number=number, ended_by=RoundEnd.AGREED, leads=leads, microphone=microphone, winner=winner)


def cast(card, own, other):
    """Dress two rows of genders as sides, this card leading the first one.

    The other lead dancer has no star, nor has the last backup dancer, which can have been the lead dancer before.
    """
    lead, last, *spare = [each for each in CARDS if each != card]
    between = len(own) - 2
    mine = [card] if len(own) == 1 else [card, *spare[:between], last]
    return dressed(mine, own), dressed([lead, *spare[max(0, between) :]], other)


def dressed(cards, genders):
    return " ".join(f"{card}/{gender}" for card, gender in zip(cards, genders, strict=False))


def by_seat(seat, its, other):
    return (its, other) if seat == 0 else (other, its)


# Common suites

LONG_GAMES = 2_000


def choose_move(random, legal):
    return random.choice(legal)


def pieces(state):
    for side in state.sides:
        yield from (dancer.card for dancer in dancers(side))
        if side.hand:
            yield side.hand
    yield from state.deck


def indistinguishable(state, seat):
    """No move ends the round. Another seed, another deck, other cards under the other's dancers or in its hand."""
    if not quiet(state):
        return
    yield with_seed(state)
    first = 1 if seat is not None and seat in state.to_move else 0  # its own draw shows the first card
    if len(state.deck) > first + 1:
        yield replace(state, deck=(*state.deck[:first], *reversed(state.deck[first:])))
    for other in set(range(state.seats)) - {seat}:
        yield from filter(quiet, other_cards(state, other))


def indistinguishable_now(state, seat):
    """All of these, and the half that the other has chosen, which the next move may show."""
    yield with_seed(state)
    yield replace(state, deck=state.deck[::-1])
    for other in set(range(state.seats)) - {seat}:
        yield from other_cards(state, other)
        side = state.sides[other]
        if side.lead and state.phase == Phase.OPENING:
            turned = replace(side.lead, gender=OTHER_HALF[side.lead.gender])
            yield replace(state, sides=replaced(state.sides, other, replace(side, lead=turned)))


def reveals(move):
    return False


def indistinguishable_moves(state, move, seat):
    """The first to choose a half may have chosen the other one."""
    if seat != move.seat and isinstance(move, Open) and len(state.to_move) > 1:
        yield state, replace(move, gender=OTHER_HALF[move.gender])


def quiet(state):
    """No move ends the round: that would show lead dancers, and deal cards that the seed decides."""
    return all(GAME.apply(state, move).state.trophies == state.trophies for move in GAME.legal_moves(state))


def other_cards(state, other):
    """The other's hand, or the card under one of its dancers, changed for the last card of the deck."""
    side, last = state.sides[other], state.deck[-1]
    if side.hand and side.hand not in ROTATING and last not in ROTATING:  # what it may then do, everybody sees
        yield exchange(state, other, replace(side, hand=last), side.hand)
    for index, dancer in enumerate(side.backups):
        yield exchange(
            state, other, replace(side, backups=replaced(side.backups, index, replace(dancer, card=last))), dancer.card
        )
    if side.lead:
        yield exchange(state, other, replace(side, lead=replace(side.lead, card=last)), side.lead.card)


def exchange(state, other, side, card):
    return replace(state, sides=replaced(state.sides, other, side), deck=(*state.deck[:-1], card))


def impossible_states(state):
    """A card doubled, lost or too many; a seat that is not; a microphone, a round or a trophy off."""
    yield replace(state, deck=(*state.deck, state.deck[0]))
    yield replace(state, deck=state.deck[1:])
    yield replace(state, deck=(state.deck[0], *state.deck[:-1]))
    yield replace(state, to_move=())
    yield replace(state, to_move=(2,))
    yield replace(state, round=state.round % 7 + 1)
    yield replace(state, trophies=(4, 4))
    yield replace(state, microphone=1 - state.microphone)
    yield replace(state, chance=replace(state.chance, drawn=1))
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    side = state.sides[0]
    if side.backups:
        yield replace(state, sides=replaced(state.sides, 0, replace(side, backups=side.backups[1:])))


def ply_slack(state):
    """The round on the table is known to the move; each round before it took 4 to 17 moves."""
    return (13 * (state.round - 1),) * 2


def drawn_slack(state):
    return 0, 0


def planted_leaks():
    """What makes a leaky game of this one: views and a `show` that say too much."""
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), deck_size=len(state.deck[-1]) % 8)}
    yield {"show": lambda event, seat: event}


def ended(how):
    return lambda before, move, after: any(getattr(event, "ended_by", None) == how for event in after.events)


SITUATIONS = {
    "round-ends-by-star": ended(RoundEnd.STAR),
    "round-ends-with-eight-cards": ended(RoundEnd.ALL_DANCERS),
    "round-ends-at-once": ended(RoundEnd.PROPOSED),
    "round-ends-agreed": ended(RoundEnd.AGREED),
    "proposal-answered-by-a-draw": lambda before, move, after: before.phase == Phase.REPLY and isinstance(move, Draw),
    "new-lead": lambda before, move, after: getattr(move, "role", None) == "lead",
    "rotated-own-lead": lambda before, move, after: rotated(move) == (True, 0),
    "rotated-opponents-backup": lambda before, move, after: rotated(move) is not None and not rotated(move)[0],
    "second-to-open": lambda before, move, after: before.phase == Phase.OPENING and len(before.to_move) == 1,
    "game-won": game_won,
}


def rotated(move):
    target = getattr(move, "rotate", None)
    return target and (target.seat == move.seat, target.position)
