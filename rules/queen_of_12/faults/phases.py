"""Queen of 12: what each phase requires of a state that came from outside. Sizes, cards and dice were looked at."""

from collections.abc import Iterator

from rules.game import Fault
from rules.queen_of_12.components import CARDS, HIGHEST_NUMBER, LEAST_HAND, NUMBER, PLAYED, Card
from rules.queen_of_12.effects.cards import asked, forced
from rules.queen_of_12.effects.crossing import may_use_effect
from rules.queen_of_12.state import Due, Phase, PrincessDie, State
from rules.queen_of_12.state.cards import carried_out, effective, exchanged
from rules.queen_of_12.state.dice import dice_of
from rules.queen_of_12.state.sheet import lapsed, second_cross
from rules.records import Seat, removed

MOST_UNPLAYED = 2 * (LEAST_HAND - 1)  # cards in hand and discard pile of a seat that cannot play
Open = list[tuple[Seat, Card]]  # the cards with an effect, and whose they are


def phase_faults(state: State) -> Iterator[Fault]:
    """Each phase has its own; a finished game has nothing left of its last round."""
    if state.outcome:
        yield from cleared_faults(state, ("taken", "to_cross", "due", "played"))
        if state.phase != Phase.CROSSING:
            yield Fault("/phase", "The game ends with crossing.")
    elif state.phase == Phase.CHOOSE:
        yield from cleared_faults(state, ("taken", "to_cross", "due"))
        yield from choose_faults(state)
    else:
        cards = effective(state.played)
        yield from carried_out_faults(state, cards)
        yield from left_hand_faults(state, cards)
        if state.phase == Phase.EFFECTS:
            yield from effects_faults(state, cards)
        else:
            yield from crossing_faults(state, cards)


def cleared_faults(state: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """8.2 Between the rounds nothing of one is left."""
    for name in names:
        for seat, items in enumerate(getattr(state, name)):
            if items:
                yield Fault(f"/{name}/{seat}", "This is empty between two rounds.")
    for seat, source in enumerate(state.copied):
        if source is not None:
            yield Fault(f"/copied/{seat}", "No dice are copied between two rounds.")
    if state.princess:
        yield Fault("/princess", "No die is taken between two rounds.")


def choose_faults(state: State) -> Iterator[Fault]:
    """1.3 to 1.5 Small hands were exchanged, and a card is chosen out of a hand that has another."""
    for seat in range(state.seats):
        hand, discards = state.hands[seat], state.discards[seat]
        if len(hand) < LEAST_HAND and len(discards) > len(hand):
            yield Fault(f"/hands/{seat}", "This hand would have been exchanged for the discard pile.")
        for index, card in enumerate(state.played[seat]):
            if card not in hand or len(hand) < LEAST_HAND:
                yield Fault(f"/played/{seat}/{index}", "The seat cannot have chosen this card.")
                break
            hand, discards = exchanged(removed(hand, card), discards)


def carried_out_faults(state: State, cards: Open) -> Iterator[Fault]:
    """3.1, 3.2 What the cards that are behind have taken, and nobody else; 5.1 the Princess's die; 3.12 copies."""
    reached = [(seat, card) for seat, card in cards if state.number is None or NUMBER[card] <= state.number]
    takers = [seat for seat, card in reached if NUMBER[card] < HIGHEST_NUMBER]
    for seat, dice in enumerate(state.taken):
        if dice and seat not in takers:
            yield Fault(f"/taken/{seat}", "No card of this seat has taken dice.")
    for seat, card in reached if state.trays else ():
        if left := forced(card, state.trays):
            yield Fault(f"/trays/{state.trays.index(left[0])}", f"A card of seat {seat} has taken this die.")
    for seat, source in enumerate(state.copied):
        if source is not None and not state.taken[source]:
            yield Fault(f"/copied/{seat}", "That seat has taken no dice.")
    if state.princess:
        yield from princess_faults(state, state.princess, cards)


def left_hand_faults(state: State, cards: Open) -> Iterator[Fault]:
    """1.4, 1.5 Who could play has played. 2.2, 3.1 What was played has left the hand; some effects bring it back."""
    for seat, played in enumerate(state.played):
        if len(played) < PLAYED[state.seats] and owned(state, seat) > MOST_UNPLAYED + len(played):
            yield Fault(f"/played/{seat}", "This seat has cards enough to play one more.")
        if (seat, Card.PARASITE) in cards or (state.phase == Phase.CROSSING and taken_back(state, seat, cards)):
            continue
        for name, pile in (("hands", state.hands[seat]), ("fans", state.fans[seat])):
            for index, card in enumerate(pile):
                if card in played:
                    yield Fault(f"/{name}/{seat}/{index}", "This card was played in this round.")


def owned(state: State, seat: Seat) -> int:
    """How many cards the seat had when it chose: those in its fan, and one that it may have taken since, left out."""
    return CARDS - len(state.fans[seat]) - may_have_decided(state, seat, Due.TAKE_FAN_CARD)


def may_have_decided(state: State, seat: Seat, due: Due) -> bool:
    """3.9, 6.1 Is it possible that the seat has decided this, or used an effect of "No crosses", in this round?"""
    if state.phase == Phase.CROSSING:
        return state.outcome is None and not state.due[seat]
    return due not in state.due[seat] and (seat, Card.ALCHEMIST) in carried_out(state)


def taken_back(state: State, seat: Seat, cards: Open) -> bool:
    """3.11, 6.5 Can the seat have taken back what it has played?"""
    return (seat, Card.PATIENT_ONE) in cards or (state.used[seat].take_back and not state.due[seat])


def princess_faults(state: State, princess: PrincessDie, cards: Open) -> Iterator[Fault]:
    """5.1 The seat has taken the die with its Princess. 5.2 How dice like it were crossed."""
    seat, die, crossed = princess.seat, princess.die, princess.crossed
    if (seat, Card.PRINCESS) not in cards or state.number == NUMBER[Card.PRINCESS]:
        yield Fault("/princess/seat", "No Princess of this seat was carried out.")
    if die not in state.taken[seat]:
        yield Fault("/princess/die", "The seat has not taken this die.")
    made = 0
    if state.phase == Phase.CROSSING:
        made = dice_of(state, seat).count(die) - state.to_cross[seat].count(die)
        if die not in state.to_cross[seat] and not second_cross(state, seat):
            yield Fault("/princess", "There is no field for a second cross.")
    if bool(crossed) != (made > 0) or len(crossed) > made or [*crossed] != sorted(set(crossed)):
        yield Fault("/princess/crossed", "The seat has not crossed dice like it so.")


def effects_faults(state: State, cards: Open) -> Iterator[Fault]:
    """3.1 Only cards with the present number ask for decisions, each for its own."""
    princess = next((seat for seat, card in cards if card == Card.PRINCESS), None)
    if princess is not None and state.princess is None and state.number != NUMBER[Card.PRINCESS]:
        yield Fault("/princess", "The Princess was carried out, and has taken a die.")
    for seat, dice in enumerate(state.to_cross):
        if dice:
            yield Fault(f"/to_cross/{seat}", "Fields are crossed after the effects.")
    for seat, due in enumerate(state.due):
        group = [card for owner, card in cards if owner == seat and NUMBER[card] == state.number]
        open_to = [each for card in group for each in asked_for(state, seat, card)]
        if Card.PARASITE in group and due == (Due.RETURN_CARD,):
            open_to.append(Due.RETURN_CARD)
        if any(each not in open_to for each in due) or [*due] != sorted(set(due)):
            yield Fault(f"/due/{seat}", "No card of this seat asks for that now.")
        elif Due.COPY_DICE in open_to and Due.COPY_DICE not in due:
            yield Fault(f"/due/{seat}", "The seat has still to copy dice.")
        if state.copied[seat] is not None and Card.MIRROR_IMAGE not in group:
            yield Fault(f"/copied/{seat}", "The seat has no Mirror Image to copy dice with.")


def asked_for(state: State, seat: Seat, card: Card) -> tuple[Due, ...]:
    """What a card can ask for; a Mirror Image that has copied dice nothing more."""
    return () if card == Card.MIRROR_IMAGE and state.copied[seat] is not None else asked(state, seat, card)


def crossing_faults(state: State, cards: Open) -> Iterator[Fault]:
    """4.1, 4.2 Only own and copied dice are crossed, where there is room; 6.1 "No crosses" is for who has none."""
    for seat, due in enumerate(state.due):
        if due and (due != (Due.NO_CROSSES,) or not may_use_effect(state, seat)):
            yield Fault(f"/due/{seat}", 'The seat cannot use an effect of "No crosses".')
    for seat, dice in enumerate(state.to_cross):
        mine = dice_of(state, seat) if dice else ()
        for index, die in enumerate(dice):
            if dice.count(die) > mine.count(die):
                yield Fault(f"/to_cross/{seat}/{index}", "The seat has neither taken nor copied this die.")
            elif lapsed(state, seat, die):
                yield Fault(f"/to_cross/{seat}/{index}", "There is no field for this die: it has lapsed.")
    for seat, source in enumerate(state.copied):
        mirrors = (seat, Card.MIRROR_IMAGE) in cards
        if source is None:
            if mirrors and asked(state, seat, Card.MIRROR_IMAGE):
                yield Fault(f"/copied/{seat}", "The Mirror Image has copied dice.")
        elif not mirrors and (not state.used[seat].copy_dice or state.taken[seat] or (seat, Card.ALCHEMIST) in cards):
            yield Fault(f"/copied/{seat}", "The seat has nothing to copy dice with.")
