"""Dancing Dragons: why a table cannot be, whatever was dealt."""

from collections.abc import Iterator
from itertools import chain

from rules.dancing_dragons.components import DECK, FIRST_DEAL, HAND, MOST_MOVES, RANK, WORTH, WRONG_COUNTER, Card
from rules.dancing_dragons.faults.counters import called, possible_plies
from rules.dancing_dragons.rules import enough_for_extra_deal
from rules.dancing_dragons.scoring import dragon_of, gained, outcome, partner_of, rivals_of, teams
from rules.dancing_dragons.state import LastRound, Phase, Question, Reason, State
from rules.game import Fault, drawn_faults, ply_faults

DRAWN_A_ROUND = len(DECK) - 1  # numbers that the shuffle takes
DROP, QUESTION = Phase.DROP, Phase.QUESTION  # Phase.X takes its time
MOST_FOR_CALLER = max(WORTH.values())


def faults(state: State) -> Iterator[Fault]:
    """Sizes and cards first: what comes after them may count on them."""
    if wrong := tuple(size_faults(state)):
        yield from wrong
        return
    if wrong := (*card_faults(state), *place_faults(state)):
        yield from wrong
        return
    if wrong := (*order_faults(state), *phase_faults(state), *round_faults(state)):
        yield from wrong
        return
    yield from ply_faults(state, possible_plies(state))


def size_faults(state: State) -> Iterator[Fault]:
    """One hand and one place for a dropped card to each seat, points for each team."""
    for pointer, items, size in (
        ("/hands", state.hands, state.seats),
        ("/dropped", state.dropped, state.seats),
        ("/points", state.points, teams(state.seats)),
    ):
        if len(items) != size:
            yield Fault(pointer, f"There must be {size}: {state.seats} seats play, in teams of two.")


def card_faults(state: State) -> Iterator[Fault]:
    """5.1 Every card lies in exactly one place."""
    cards = [*state.deck, *state.centre, *chain.from_iterable(state.hands)]
    cards += [card for card in state.dropped if card is not None]
    if len(cards) == len(set(cards)) == len(DECK):
        return
    if missing := [card for card in DECK if card not in cards]:
        yield Fault("/deck", f"The {named(missing[0])} is nowhere.")
    for pointer, card in places(state):
        if cards.count(card) > 1:
            yield Fault(pointer, f"The {named(card)} is in more than one place.")


def named(card: Card) -> str:
    """A card in words."""
    return f"{card.color} {card.part}"


def places(state: State) -> Iterator[tuple[str, Card]]:
    """Every place where a card lies, and the card."""
    for seat, hand in enumerate(state.hands):
        yield from ((f"/hands/{seat}/{index}", card) for index, card in enumerate(hand))
    for seat, dropped in enumerate(state.dropped):
        if dropped is not None:
            yield f"/dropped/{seat}", dropped
    yield from ((f"/centre/{index}", card) for index, card in enumerate(state.centre))
    yield from ((f"/deck/{index}", card) for index, card in enumerate(state.deck))


def place_faults(state: State) -> Iterator[Fault]:
    """5.2, 5.3 Five cards until the drop, four after it. 4.5 The centre grows by one card for each seat."""
    dropping = state.phase == DROP
    for seat, (hand, dropped) in enumerate(zip(state.hands, state.dropped, strict=True)):
        if dropped is not None and not dropping:
            yield Fault(f"/dropped/{seat}", "All cards are turned up when the drop is over.")
        size = FIRST_DEAL if dropping and dropped is None else HAND
        if len(hand) != size:
            yield Fault(f"/hands/{seat}", f"This hand has {size} cards.")
    if len(state.centre) % state.seats or not (dropping or state.centre):
        yield Fault(
            "/centre", "Every seat has dropped equally many cards here, at least one when the first drop is over."
        )


def order_faults(state: State) -> Iterator[Fault]:
    """Hands and the centre are sorted."""
    for place, cards in enumerate((*state.hands, state.centre)):
        ranks = [RANK[card] for card in cards]
        if ranks != sorted(ranks):
            yield Fault(f"/hands/{place}" if place < state.seats else "/centre", "These cards are sorted.")


def phase_faults(state: State) -> Iterator[Fault]:
    """5.2 Whoever has not dropped is to move; 5.4 otherwise everybody is, while the game lasts."""
    waiting = tuple([seat for seat, dropped in enumerate(state.dropped) if dropped is None])
    if state.phase == DROP and (called(state) or not waiting):
        yield Fault("/phase", "The drop is over when all have dropped, and no call ends it.")
    elif state.outcome is None and state.to_move != waiting:
        yield Fault("/to_move", "Whoever has not dropped is to move, and everybody when the drop is over.")
    if (state.question is not None) != (state.phase == QUESTION):
        yield Fault("/question", "There is one exactly in the phase of that name.")
    elif state.question:
        yield from question_faults(state, state.question)


def question_faults(state: State, question: Question) -> Iterator[Fault]:
    """4.1 to 4.5 The asker has answered, somebody has not, and there are cards for all."""
    answered = question.answered
    if question.asked_by not in answered:
        yield Fault("/question/asked_by", "Asking, a seat has answered for itself.")
    if [*answered] != sorted(set(answered)) or answered[-1] >= state.seats:
        yield Fault("/question/answered", "These are not seats of the game, each once and in order.")
    elif len(answered) == state.seats:
        yield Fault("/question/answered", "The question is closed when all have answered.")
    if not enough_for_extra_deal(state):
        yield Fault("/question", "Nobody asks when the deck has not a card for every seat.")


def round_faults(state: State) -> Iterator[Fault]:
    """5.1 Every round is shuffled once. 6.2, 6.4 The target or the last move ends the game. Rounds gave the points."""
    yield from drawn_faults(state, (state.round * DRAWN_A_ROUND,))
    if state.ply > MOST_MOVES:
        yield Fault("/ply", f"Move {MOST_MOVES} ends the game.")
    elif state.outcome != outcome(state.seats, state.points, state.options.target, state.ply):
        yield Fault("/outcome", "This is not how the game stands.")
    ended = rounds_ended(state)
    if (state.last_round is None) != (ended == 0):
        yield Fault("/last_round", "It is null until a round has ended, and never again.")
    elif state.last_round is None:
        if any(state.points):
            yield Fault("/points", "Nobody scores before the first round has ended.")
    elif wrong := tuple(last_round_faults(state, state.last_round, ended)):
        yield from wrong
    else:
        yield from points_faults(state, state.last_round)


def rounds_ended(state: State) -> int:
    """How many rounds are over: all if the target was reached, or a call was the last move of all."""
    target_reached = state.outcome is not None and state.outcome.reason == Reason.TARGET_REACHED
    return state.round if target_reached or called(state) else state.round - 1


def last_round_faults(state: State, last: LastRound, ended: int) -> Iterator[Fault]:
    """2.2, 3.2 The call tells whose hands were shown, and they tell what was scored."""
    if last.number != ended:
        yield Fault("/last_round/number", f"The last round that ended is number {ended}.")
    if last.seat >= state.seats:
        yield Fault("/last_round/seat", "This is not a seat of the game.")
        return
    rivals, partner = rivals_of(state.seats, last.seat), partner_of(state.seats, last.seat)
    if tuple(hand.seat for hand in last.shown) != (rivals if last.announced is None else (partner,)):
        yield Fault("/last_round/shown", "The partner's hand is shown, or the rivals' hands after a counter-dragon.")
        return
    yield from shown_faults(state, last)
    if last.gained != gained(state.seats, last.seat, last.announced, last.shown):
        yield Fault("/last_round/gained", "The hands that were shown score otherwise.")


def shown_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """Hands of different cards, sorted; those of the round that ended the game still lie on the table."""
    hands = [[RANK[card] for card in hand.cards] for hand in last.shown]
    if len(set(chain(*hands))) < len(hands) * HAND:
        yield Fault("/last_round/shown", "There is only one card of each kind.")
    on_table = called(state)
    for index, (hand, ranks) in enumerate(zip(last.shown, hands, strict=True)):
        if ranks != sorted(ranks):
            yield Fault(f"/last_round/shown/{index}/cards", "A hand is sorted.")
        if hand.dragon != dragon_of(hand.cards):
            yield Fault(f"/last_round/shown/{index}/dragon", "This is not what the hand is.")
        if on_table and hand.cards != state.hands[hand.seat]:
            yield Fault(f"/last_round/shown/{index}/cards", "This is not the hand on the table.")


def points_faults(state: State, last: LastRound) -> Iterator[Fault]:
    """What the earlier rounds gave: at least a point each, no team at the target, no more than calls can give."""
    rounds = last.number - 1
    earlier = tuple(now - new for now, new in zip(state.points, last.gained, strict=True))
    most = max(MOST_FOR_CALLER, WRONG_COUNTER * (len(earlier) - 1))
    if not 0 <= min(earlier) <= max(earlier) <= MOST_FOR_CALLER * rounds or not rounds <= sum(earlier) <= most * rounds:
        yield Fault("/points", f"{last.number} rounds cannot have given these points.")
    if max(earlier) >= state.options.target:
        yield Fault("/points", "The game would have ended before the last round.")
