"""Dancing Dragons: the deal, and what each move does."""

from msgspec.structs import replace

from rules.chance import shuffled
from rules.dancing_dragons.components import DECK, EXTRA_DEAL, FIRST_DEAL, RULES_VERSION, in_order
from rules.dancing_dragons.events import (
    CardDealt,
    CardDropped,
    CardsTurnedUp,
    CardSwapped,
    CounterDragonCalled,
    DragonAnnounced,
    Event,
    GameWon,
    HandDealt,
    HandsShown,
    NoDragonAnswered,
    NoDragonAsked,
    PointsScored,
    RoundStarted,
    Signalled,
    StayedSilent,
    Step,
)
from rules.dancing_dragons.moves import (
    Announce,
    AskNoDragon,
    CounterDragon,
    Drop,
    Move,
    NoDragon,
    Signal,
    StaySilent,
    Swap,
)
from rules.dancing_dragons.scoring import dragon_of, gained, outcome, partner_of, rivals_of, teams
from rules.dancing_dragons.state import LastRound, Options, Phase, Question, ShownHand, State
from rules.game import Transition
from rules.records import Chance, Seat, dealt_hands, opening_members, removed, replaced


def deal(seats: int, options: Options, seed: str) -> Step:
    """5.1 The first round; nobody has points."""
    return start_round(
        State(
            **opening_members("dancing-dragons", RULES_VERSION, seats, options, Chance(seed=seed, drawn=0)),
            phase=Phase.DROP,
            to_move=(),
            round=1,
            points=(0,) * teams(seats),
            hands=(),
            dropped=(),
            centre=(),
            deck=(),
            question=None,
            last_round=None,
        )
    )


def start_round(state: State) -> Step:
    """5.1 All cards shuffled, five dealt to each seat."""
    deck, chance = shuffled(DECK, state.chance)
    hands = tuple(in_order(cards) for cards in dealt_hands(deck, state.seats, FIRST_DEAL))
    after = replace(
        state,
        phase=Phase.DROP,
        to_move=tuple(range(state.seats)),
        chance=chance,
        hands=hands,
        dropped=(None,) * state.seats,
        centre=(),
        deck=deck[state.seats * FIRST_DEAL :],
        question=None,
    )
    hand_events = (HandDealt(seat=seat, cards=hand) for seat, hand in enumerate(hands))
    return Transition(after, (RoundStarted(round=state.round), *hand_events))


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow. 6.4 The last one of all ends the game, if it is no call that did."""
    after = carried_out(state, move)
    if after.state.outcome:
        return after
    end = outcome(state.seats, after.state.points, state.options.target, state.ply + 1)
    if end is None:
        return after
    return Transition(replace(after.state, to_move=(), outcome=end), (*after.events, GameWon(winners=end.winners)))


def carried_out(state: State, move: Move) -> Step:
    """Carry out the move itself."""
    match move:
        case Drop():
            return drop(state, move)
        case Swap():
            return swap(state, move)
        case Announce():
            return announce(state, move)
        case CounterDragon():
            return counter_dragon(state, move.seat)
        case Signal():  # 5.6, D5
            return Transition(state, (Signalled(seat=move.seat, gesture=move.gesture),))
        case AskNoDragon():
            question = Question(asked_by=move.seat, answered=(move.seat,))
            asked = replace(state, phase=Phase.QUESTION, question=question)
            return Transition(asked, (NoDragonAsked(seat=move.seat),))
        case NoDragon():
            return answer(state, move.seat)
        case StaySilent():  # 4.4, D12
            return Transition(replace(state, phase=Phase.TRADE, question=None), (StayedSilent(seat=move.seat),))


def drop(state: State, move: Drop) -> Step:
    """5.2 A card goes face down into the centre; the last one to drop turns them all up."""
    after = replace(
        state,
        hands=replaced(state.hands, move.seat, removed(state.hands[move.seat], move.card)),
        dropped=replaced(state.dropped, move.seat, move.card),
        to_move=removed(state.to_move, move.seat),
    )
    events = (CardDropped(seat=move.seat, card=move.card),)
    return Transition(after, events) if after.to_move else turn_up(after, events)


def turn_up(state: State, events: tuple[Event, ...]) -> Step:
    """5.2, D10 The dropped cards are turned up together, and everybody may act."""
    cards = tuple(card for card in state.dropped if card is not None)
    after = replace(
        state,
        phase=Phase.TRADE,
        to_move=tuple(range(state.seats)),
        dropped=(None,) * state.seats,
        centre=in_order((*state.centre, *cards)),
    )
    return Transition(after, (*events, CardsTurnedUp(cards=cards)))


def swap(state: State, move: Swap) -> Step:
    """5.4 One card of the hand for one of the centre."""
    hand, seat = state.hands[move.seat], move.seat
    after = replace(
        state,
        hands=replaced(state.hands, seat, in_order(replaced(hand, hand.index(move.give), move.take))),
        centre=in_order(replaced(state.centre, state.centre.index(move.take), move.give)),
    )
    return Transition(after, (CardSwapped(seat=seat, given=move.give, taken=move.take),))


def answer(state: State, seat: Seat) -> Step:
    """4.5 When all have answered, every seat is dealt one card."""
    assert state.question is not None
    answered = tuple(sorted((*state.question.answered, seat)))
    events = (NoDragonAnswered(seat=seat),)
    if len(answered) == state.seats:
        return extra_deal(state, events)
    return Transition(replace(state, question=replace(state.question, answered=answered)), events)


def extra_deal(state: State, events: tuple[Event, ...]) -> Step:
    """4.5 One card for each seat, which then drops one."""
    extra = dealt_hands(state.deck, state.seats, EXTRA_DEAL)
    after = replace(
        state,
        phase=Phase.DROP,
        hands=tuple(in_order((*hand, *cards)) for hand, cards in zip(state.hands, extra, strict=True)),
        deck=state.deck[state.seats * EXTRA_DEAL :],
        question=None,
    )
    arrivals = (CardDealt(seat=seat, card=card) for seat, cards in enumerate(extra) for card in cards)
    return Transition(after, (*events, *arrivals))


def announce(state: State, move: Announce) -> Step:
    """2.2 to 2.4 The partner's hand is shown, and scored."""
    shown = (shown_hand(state, partner_of(state.seats, move.seat)),)
    return end_round(
        state,
        DragonAnnounced(seat=move.seat, dragon=move.dragon),
        LastRound(
            number=state.round,
            seat=move.seat,
            announced=move.dragon,
            shown=shown,
            gained=gained(state.seats, move.seat, move.dragon, shown),
        ),
    )


def counter_dragon(state: State, seat: Seat) -> Step:
    """3.2 to 3.4 All rivals' hands are shown, and the best one scored."""
    shown = tuple(shown_hand(state, rival) for rival in rivals_of(state.seats, seat))
    return end_round(
        state,
        CounterDragonCalled(seat=seat),
        LastRound(
            number=state.round,
            seat=seat,
            announced=None,
            shown=shown,
            gained=gained(state.seats, seat, None, shown),
        ),
    )


def shown_hand(state: State, seat: Seat) -> ShownHand:
    """A hand that everybody may look at now."""
    hand = state.hands[seat]
    return ShownHand(seat=seat, cards=hand, dragon=dragon_of(hand))


def end_round(state: State, call: Event, last_round: LastRound) -> Step:
    """6.1 The call ends the round. 6.2 A team at its target ends the game; until then a new round starts."""
    points = tuple(map(sum, zip(state.points, last_round.gained, strict=True)))
    end = outcome(state.seats, points, state.options.target, state.ply + 1)
    after = replace(state, points=points, last_round=last_round, outcome=end)
    events = (call, HandsShown(hands=last_round.shown), PointsScored(gained=last_round.gained, points=points))
    if end:
        return Transition(replace(after, to_move=()), (*events, GameWon(winners=end.winners)))
    fresh = start_round(replace(after, round=state.round + 1))
    return Transition(fresh.state, (*events, *fresh.events))
