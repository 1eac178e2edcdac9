"""Kit of Dancing Dragons: builder of states, its cards, secrets, impossible states, leaks, situations, and a reference.

A card is two letters, colour and part: "rh" is the red head, "nb" the brown body, "kt" the black tail, "mw" the
multicolour wings. A hand is a text of such cards.
"""

import dataclasses

import msgspec
from msgspec.structs import replace

from rules.dancing_dragons import GAME
from rules.dancing_dragons.components import DECK, HAND, MOST_MOVES, Card, Color, Dragon, Gesture, Part, in_order
from rules.dancing_dragons.events import CardDealt
from rules.dancing_dragons.moves import Announce, AskNoDragon, CounterDragon, Drop, NoDragon, Signal, StaySilent, Swap
from rules.dancing_dragons.scoring import dragon_of, partner_of
from rules.dancing_dragons.state import LastRound, Options, Phase, Question, ShownHand, State
from rules.records import Chance, removed, replaced
from tests.kit.checks import check_possible, game_won, happened, with_seed

# Cards as text

NAMES = "red orange yellow green teal blue violet pink brown black white silver multicolor"
COLORS = dict(zip("roygtbvpnkwsm", map(Color, NAMES.split(" ")), strict=True))
PARTS = dict(zip("hwbt", map(Part, ("head", "wings", "body", "tail")), strict=True))
ALL = [color + part for color in COLORS for part in PARTS]  # in the order of RULES.md
FILLING = [color + part for part in PARTS for color in COLORS]


def card(text):
    return Card(color=COLORS[text[0]], part=PARTS[text[1]])


def cards(text):
    """Cards in the order of the text."""
    return tuple(map(card, text.split()))


def hand(text):
    """Cards in the order in which hands and the centre are kept."""
    return tuple(map(card, sorted(text.split(), key=ALL.index)))


# Builder


@dataclasses.dataclass(frozen=True)
class Table:
    """Builder of a state: the trade, unless `dropping` or `answered` is called.

    Cards that are not named fill hands and centre, all heads first, then all wings, and so on: such a hand never is a
    dragon. Every point came from a dragon of 1 in a round of its own.
    """

    number_of_seats: int = 4
    held: tuple[str, ...] = ()
    laid_down: dict[int, str] | None = None
    answers: tuple[int, ...] = ()
    number_of_deals: int = 1
    centre_cards: str = ""
    deck_cards: str = ""
    team_points: tuple[int, ...] = ()
    target_points: int = 10
    seed_text: str = "a seed"

    def seats(self, number):
        return dataclasses.replace(self, number_of_seats=number)

    def hands(self, *texts):
        """Hands by seat, or their first cards."""
        return dataclasses.replace(self, held=texts)

    def dropping(self, dropped=None):
        """The phase of dropping, in which some seats have dropped a card: {seat: card}."""
        return dataclasses.replace(self, laid_down=dropped or {})

    def answered(self, asker, *others):
        """A question is open, and these seats have answered it."""
        return dataclasses.replace(self, answers=(asker, *others))

    def deals(self, number):
        """Deals of the round, the first one included."""
        return dataclasses.replace(self, number_of_deals=number)

    def centre(self, text):
        return dataclasses.replace(self, centre_cards=text)

    def deck(self, text):
        """The first cards of the deck."""
        return dataclasses.replace(self, deck_cards=text)

    def points(self, *points):
        return dataclasses.replace(self, team_points=points)

    def target(self, points):
        return dataclasses.replace(self, target_points=points)

    def seed(self, text):
        return dataclasses.replace(self, seed_text=text)

    @property
    def phase(self):
        if self.laid_down is not None:
            return Phase.DROP
        return Phase.QUESTION if self.answers else Phase.TRADE

    @property
    def state(self):
        seats, dropped, waiting = self.number_of_seats, self.laid_down or {}, self.phase is Phase.DROP
        points = self.team_points or (0,) * (seats // 2)
        number, (*hands, centre), deck = sum(points) + 1, *self.filled()
        state = State(
            game="dancing-dragons",
            rules_version=1,
            seats=seats,
            options=Options(target=self.target_points),
            ply=(seats + 1) * (number - 1)
            + seats * (2 * self.number_of_deals - 1 - waiting)
            + len(dropped)
            + len(self.answers),
            phase=self.phase,
            to_move=tuple(seat for seat in range(seats) if seat not in dropped),
            outcome=None,
            chance=Chance(seed=self.seed_text, drawn=51 * number),
            round=number,
            points=points,
            hands=tuple(map(hand, hands)),
            dropped=tuple(card(dropped[seat]) if seat in dropped else None for seat in range(seats)),
            centre=hand(centre),
            deck=cards(deck),
            question=Question(asked_by=self.answers[0], answered=tuple(sorted(self.answers))) if self.answers else None,
            last_round=last_round(seats, number - 1, points),
        )
        check_possible(GAME, state)
        return state

    def filled(self):
        """Hands and centre, filled up, and the deck."""
        seats, dropped, waiting = self.number_of_seats, self.laid_down or {}, self.phase is Phase.DROP
        sizes = [5 if waiting and seat not in dropped else 4 for seat in range(seats)]
        sizes.append(seats * (self.number_of_deals - waiting))
        texts = [*(self.held + ("",) * seats)[:seats], self.centre_cards]
        taken = " ".join([*texts, self.deck_cards, *dropped.values()]).split()
        left = [each for each in FILLING if each not in taken]
        assert len(taken) + len(left) == 52, "a card was laid twice"
        for place, size in enumerate(sizes):
            missing = size - len(texts[place].split())
            assert missing >= 0, "too many cards"
            texts[place] += " " + " ".join(left[:missing])
            del left[:missing]
        return texts, " ".join([self.deck_cards, *left])


def last_round(seats, number, points):
    """The last team that has points got one of them for a dragon."""
    if not number:
        return None
    team = max(team for team, each in enumerate(points) if each)
    shown = ShownHand(seat=team + seats // 2, cards=hand("rh rw rb mt"), dragon=Dragon.DRAGON)
    gained = tuple(int(each == team) for each in range(seats // 2))
    return LastRound(number=number, seat=team, announced=Dragon.DRAGON, shown=(shown,), gained=gained)


# Random play

# How often a kind of move comes up in random play. Only calls end a round, so they must come up now and then; all
# seats of a question must answer before anything else is said, or the centre never grows.
WEIGHTS = {
    Drop: 1,
    Swap: 12,
    Announce: 1,
    CounterDragon: 1,
    Signal: 1,
    AskNoDragon: 5,
    NoDragon: 60,
    StaySilent: 2,
}


LONG_GAMES = 300


def choose_move(random, legal):
    """The kind of move first: there are many swaps, and few calls. Swaps go for a dragon, and it may be announced."""
    kinds = sorted({type(move) for move in legal}, key=list(WEIGHTS).index)
    kind = random.choices(kinds, [WEIGHTS[each] for each in kinds])[0]
    moves = [move for move in legal if type(move) is kind]
    if kind is Swap:
        return max(random.sample(moves, min(len(moves), 12)), key=lambda swap: closeness(swap, moves))
    if kind is Announce and Swap in kinds:
        moves = [move for move in moves if announced_rightly(move, legal)] or moves
    if kind is CounterDragon and Swap in kinds:
        moves = [move for move in moves if countered_rightly(move, legal)] or moves
    return random.choice(moves)


def hand_of(seat, swaps):
    """A hand, as its swaps tell it."""
    return {move.give for move in swaps if type(move) is Swap and move.seat == seat}


def closeness(swap, swaps):
    """How many parts of one dragon the hand has after the swap."""
    hand = hand_of(swap.seat, swaps) - {swap.give} | {swap.take}
    return max(len({card.part for card in hand if card.color in (color, Color.MULTICOLOR)}) for color in Color)


def announced_rightly(move, legal):
    seats = len({each.seat for each in legal})
    return dragon_of(hand_of(partner_of(seats, move.seat), legal)) == move.dragon


def countered_rightly(move, legal):
    seats = len({each.seat for each in legal})
    rivals = set(range(seats)) - {move.seat, partner_of(seats, move.seat)}
    return any(dragon_of(hand_of(seat, legal)) for seat in rivals)


def pieces(state):
    for cards in (*state.hands, state.dropped, state.centre, state.deck):
        yield from (f"{card.color} {card.part}" for card in cards if card is not None)


def indistinguishable(state, seat):
    """Another deck, another seed, other hands; while cards are dropped, other dropped cards."""
    if not looked_at(state, seat):
        return
    yield from other_decks(state, seat)
    yield with_seed(state)
    yield from other_hands(state, seat)
    if state.phase == Phase.DROP and len(state.to_move) > 1:  # the last one to drop turns all dropped cards up
        yield from other_dropped(state, seat)


def reveals(move):
    """A call shows hands, and deals a new round."""
    return isinstance(move, Announce | CounterDragon)


def indistinguishable_moves(state, move, seat):
    """Until the last one turns all up, another card may have been dropped."""
    if seat != move.seat and isinstance(move, Drop) and len(state.to_move) > 1:
        yield from ((state, replace(move, card=card)) for card in state.hands[move.seat] if card != move.card)


def indistinguishable_now(state, seat):
    """Beyond these: a deck that would show the seat another card, and what the last one to drop will show."""
    yield replace(state, deck=state.deck[::-1])
    yield from other_dropped(state, seat)


def looked_at(state, seat):
    """Every few moves it is this one's turn to be looked at: the games are many, and long."""
    places = (*range(state.seats), None)
    return places[state.ply % len(places)] == seat or places[state.ply // 2 % len(places)] == seat


def spare(state, seat):
    """The deck but for the card that the next extra deal shows the seat."""
    return [card for index, card in enumerate(state.deck) if index != seat]


def exchanged(state, one, other):
    """The same state with two cards in each other's place."""
    renamed = {one: other, other: one}
    return replace(
        state,
        hands=tuple(in_order(renamed.get(card, card) for card in hand) for hand in state.hands),
        dropped=tuple(renamed.get(card, card) for card in state.dropped),
        deck=tuple(renamed.get(card, card) for card in state.deck),
    )


def other_decks(state, seat):
    """Another order of the deck."""
    cards = spare(state, seat)
    for one, other in zip(cards[: len(cards) // 2], reversed(cards), strict=False):
        state = exchanged(state, one, other)
    yield state


def other_hands(state, seat):
    """A hand, changed for the deck's last card, for another's hand, and for a dragon if it can be made."""
    others = [other for other in range(state.seats) if other != seat]
    other = others[state.ply % len(others)]
    for card in spare(state, seat)[-1:]:
        yield exchanged(state, state.hands[other][0], card)
    yield exchanged(state, state.hands[other][0], state.hands[others[state.ply % len(others) - 1]][-1])
    hidden = {card for each in others for card in state.hands[each]} | set(spare(state, seat))
    dragons = (DECK[start : start + HAND] for start in range(0, len(DECK), HAND))
    for dragon in [dragon for dragon in dragons if hidden.issuperset(dragon)][-1:]:
        yield dragon_held(state, other, dragon)


def dragon_held(state, seat, dragon):
    """The seat holds this dragon."""
    for card in dragon:
        if card not in state.hands[seat]:
            state = exchanged(state, next(held for held in state.hands[seat] if held not in dragon), card)
    return state


def other_dropped(state, seat):
    """A dropped card, changed for the deck's last card or for one of the hand it came from."""
    for other, dropped in enumerate(state.dropped):
        if dropped is not None and other != seat:
            for card in (state.hands[other][0], *spare(state, seat)[-1:]):
                yield exchanged(state, dropped, card)


def impossible_states(state):
    """A card doubled, lost or out of order; sizes, turns, the question, points or the last round off."""
    card, seats = state.hands[0][0], state.seats
    yield replace(state, hands=replaced(state.hands, 0, removed(state.hands[0], card)))
    yield replace(state, hands=replaced(state.hands, 0, state.hands[0][::-1]))
    yield replace(state, hands=replaced(state.hands, 0, replaced(state.hands[0], 0, state.hands[1][0])))
    yield replace(state, hands=state.hands[1:])
    yield replace(state, deck=(*state.deck, card))
    yield replace(state, deck=(), centre=in_order((*state.centre, *state.deck))) if len(state.deck) % seats else state
    yield replace(state, centre=state.centre[::-1])
    yield replace(state, centre=state.centre[1:], deck=(*state.deck, *state.centre[:1]))
    yield replace(state, dropped=replaced(state.dropped, 0, card))
    yield replace(state, dropped=state.dropped[1:])
    yield replace(state, to_move=state.to_move[1:])
    yield replace(state, to_move=(*state.to_move, seats))
    yield replace(state, points=(*state.points, 0))
    yield replace(state, points=replaced(state.points, 0, state.points[0] + 7))
    yield replace(state, points=replaced(state.points, 0, state.options.target))
    yield replace(state, round=state.round + 1)
    yield replace(state, chance=replace(state.chance, drawn=state.chance.drawn + 1))
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    if state.question:
        yield from impossible_questions(state, state.question)
    if state.last_round:
        yield from impossible_last_rounds(state, state.last_round)


def impossible_questions(state, question):
    everybody = tuple(range(state.seats))
    silent = next(seat for seat in everybody if seat not in question.answered)
    for wrong in (
        replace(question, answered=everybody),
        replace(question, answered=question.answered * 2),
        replace(question, answered=(*question.answered, 8)),
        replace(question, asked_by=silent),
    ):
        yield replace(state, question=wrong)
    hidden = state.deck[: len(state.deck) // state.seats * state.seats]
    yield replace(state, deck=state.deck[len(hidden) :], centre=in_order((*state.centre, *hidden)))


def impossible_last_rounds(state, last):
    shown, rival = last.shown[0], (last.seat + 1) % state.seats
    yield replace(state, last_round=None)
    for wrong in (
        replace(last, number=last.number + 1),
        replace(last, seat=state.seats),
        replace(last, seat=rival),
        replace(last, gained=(0,) * len(last.gained)),
        replace(last, gained=last.gained[1:]),
        replace(last, shown=(*last.shown, shown)),
        replace(last, shown=replaced(last.shown, 0, replace(shown, cards=shown.cards[::-1]))),
        replace(last, shown=replaced(last.shown, 0, replace(shown, cards=(*shown.cards[:-1], shown.cards[0])))),
        replace(last, shown=replaced(last.shown, 0, replace(shown, dragon=None if shown.dragon else "wild"))),
    ):
        yield replace(state, last_round=wrong)


def ply_slack(state):
    """The first drop has its exact number of moves; later there may be any number of swaps and signals."""
    if state.round == 1 and state.phase == Phase.DROP and not state.centre:
        return 0, 0
    dropped = len(state.centre) + sum(card is not None for card in state.dropped)
    return state.ply - dropped - (state.round - 1) * (state.seats + 1), MOST_MOVES - state.ply


def drawn_slack(state):
    return 0, 0


def planted_leaks():
    """What makes a leaky game of this one: views and a `show` that say too much."""
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), centre=state.deck[:1])}
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), dropped=state.dropped[0])}
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), hand=state.hands[-1])}
    yield {"show": lambda event, seat: event}


def scored(kind, dragons):
    """A call of this kind, and whether it found a dragon."""
    return lambda before, move, after: (
        isinstance(move, kind) and any(hand.dragon for hand in after.state.last_round.shown) == dragons
    )


def last_extra_deal(before, move, after):
    """Cards were dealt, and there are too few for another time."""
    return happened(CardDealt)(before, move, after) and len(after.state.deck) < after.state.seats


SITUATIONS = {
    "dropped-first": lambda before, move, after: isinstance(move, Drop) and len(before.to_move) == before.seats,
    "turned-up": lambda before, move, after: isinstance(move, Drop) and after.state.phase == Phase.TRADE,
    "dragon-announced": scored(Announce, True),
    "announced-in-vain": scored(Announce, False),
    "dragon-countered": scored(CounterDragon, True),
    "counter-dragon-in-vain": scored(CounterDragon, False),
    "call-while-a-question-is-open": lambda before, move, after: before.phase == Phase.QUESTION and reveals(move),
    "question-closed": lambda before, move, after: isinstance(move, StaySilent),
    "extra-deal": happened(CardDealt),
    "last-extra-deal": last_extra_deal,
    "game-won": game_won,
}


# Reference: hands, calls and moves by the rulebook, without the rules

DRAGON, ROYAL, WILD = Dragon.DRAGON, Dragon.ROYAL, Dragon.WILD
DROP, TRADE, QUESTION = Phase.DROP, Phase.TRADE, Phase.QUESTION
KINDS = {None: "rh rw rb ot", DRAGON: "rh rw rb mt", ROYAL: "rh rw rb rt", WILD: "mh mw mb mt"}
WORTH = {None: 0, DRAGON: 1, ROYAL: 3, WILD: 6}


def kind_of(held):
    """Which dragon four cards are, found by looking at them."""
    plain = {one.color for one in held} - {Color.MULTICOLOR}
    if len(held) != 4 or {one.part for one in held} != set(Part) or len(plain) > 1:
        return None
    if not plain:
        return Dragon.WILD
    return Dragon.DRAGON if any(one.color is Color.MULTICOLOR for one in held) else Dragon.ROYAL


def announce(seat, dragon):
    return Announce(seat=seat, dragon=dragon)


def listed(state, seat):
    """What the rulebook lets a seat do, in the order in which the moves are declared."""
    if state.phase is DROP:
        return [Drop(seat=seat, card=one) for one in state.hands[seat]] if state.dropped[seat] is None else []
    open_now = state.phase is TRADE
    swaps = [Swap(seat=seat, give=give, take=take) for give in state.hands[seat] for take in state.centre]
    calls = [*(announce(seat, dragon) for dragon in Dragon), CounterDragon(seat=seat)]
    signs = [Signal(seat=seat, gesture=gesture) for gesture in Gesture]
    ask = [AskNoDragon(seat=seat)] * (open_now and len(state.deck) >= state.seats)
    answer = [NoDragon(seat=seat)] * (not open_now and seat not in state.question.answered)
    return [*(swaps if open_now else ()), *calls, *signs, *ask, *answer, *(() if open_now else [StaySilent(seat=seat)])]


def worth(state, move):
    """What a call gives each team, reckoned here."""
    teams = state.seats // 2
    team = move.seat % teams
    rivals = [kind_of(state.hands[seat]) for seat in range(state.seats) if seat % teams != team]
    if isinstance(move, Announce):
        good = kind_of(state.hands[(move.seat + teams) % state.seats]) is move.dragon
        points, penalty = WORTH[move.dragon] * good, 1
    else:
        points, penalty = max(WORTH[kind] for kind in rivals), 3
    return tuple(points if each == team else penalty * (not points) for each in range(teams))


def reshuffled(state, seat, random):
    """A state that differs only in what the seat cannot see: others' hands, cards lying face down, the deck."""
    places = [each for each in range(state.seats) if each != seat]
    pool = [one for each in places for one in (*state.hands[each], *filter(None, [state.dropped[each]]))]
    pool += state.deck
    random.shuffle(pool)
    hands, dropped = list(state.hands), list(state.dropped)
    for each in places:
        hands[each] = in_hand_order(pool.pop() for _ in state.hands[each])
        dropped[each] = pool.pop() if state.dropped[each] else None
    return replace(state, hands=tuple(hands), dropped=tuple(dropped), deck=tuple(pool),
                   chance=replace(state.chance, seed=f"seed {random.random()}"))  # fmt: skip


def in_hand_order(some):
    order = list(map(card, ALL))
    return tuple(sorted(some, key=order.index))


def known(view):
    """The cards that a view names."""
    body = msgspec.to_builtins(view)
    body.pop("last_round")

    def walk(node):
        if isinstance(node, dict):
            if set(node) == {"color", "part"}:
                yield node["color"], node["part"]
            for each in node.values():
                yield from walk(each)
        elif isinstance(node, list | tuple):
            for each in node:
                yield from walk(each)

    return set(walk(body))
