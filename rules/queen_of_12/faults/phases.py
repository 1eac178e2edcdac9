"""Queen of 12: what each phase requires of a state that came from outside. Sizes, cards and dice were looked at."""

from collections.abc import Iterator

from rules.game import Fault
from rules.queen_of_12.components import CARDS, HIGHEST_NUMBER, LEAST_HAND, NUMBER, PLAYED, TAKEN_BY_CHOICE, Card
from rules.queen_of_12.effects.cards import asked, forced
from rules.queen_of_12.effects.crossing import may_use_effect
from rules.queen_of_12.faults.summary import Owners, Summary
from rules.queen_of_12.state import Cards, Due, Phase, PrincessDie, State
from rules.queen_of_12.state.cards import exchanged
from rules.queen_of_12.state.dice import dice_of
from rules.queen_of_12.state.sheet import lapsed, second_cross
from rules.records import Seat, removed

# Card.X, Due.X and Phase.X take their time
ALCHEMIST, MIRROR_IMAGE, PARASITE = Card.ALCHEMIST, Card.MIRROR_IMAGE, Card.PARASITE
PATIENT_ONE, PRINCESS = Card.PATIENT_ONE, Card.PRINCESS
COPY_DICE, RETURN_CARD, TAKE_FAN_CARD = Due.COPY_DICE, Due.RETURN_CARD, Due.TAKE_FAN_CARD
CHOOSE, EFFECTS, CROSSING = Phase.CHOOSE, Phase.EFFECTS, Phase.CROSSING
EFFECT_OF_NO_CROSSES = (Due.NO_CROSSES,)
DECIDING = frozenset({*TAKEN_BY_CHOICE, ALCHEMIST, PATIENT_ONE, MIRROR_IMAGE})  # take no dice without a choice
MOST_UNPLAYED = 2 * (LEAST_HAND - 1)  # cards in hand and discard pile of a seat that cannot play


def phase_faults(state: State, table: Summary) -> Iterator[Fault]:
    """Each phase has its own; a finished game has nothing left of its last round."""
    if state.outcome:
        yield from cleared_faults(state, ("taken", "to_cross", "due", "played"))
        if state.phase != CROSSING:
            yield Fault("/phase", "The game ends with crossing.")
    elif state.phase == CHOOSE:
        yield from cleared_faults(state, ("taken", "to_cross", "due"))
        yield from choose_faults(state)
    else:
        yield from carried_out_faults(state, table)
        yield from left_hand_faults(state, table.owners)
        if state.phase == EFFECTS:
            yield from effects_faults(state, table.owners)
        else:
            yield from crossing_faults(state, table.owners)


def cleared_faults(state: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """8.2 Between the rounds nothing of one is left."""
    for name in names:
        by_seat = getattr(state, name)
        if any(by_seat):
            for seat, items in enumerate(by_seat):
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


def carried_out_faults(state: State, table: Summary) -> Iterator[Fault]:
    """3.1, 3.2 What the cards that are behind have taken, and nobody else; 5.1 the Princess's die; 3.12 copies."""
    takers = [seat for card, seat in table.reached.items() if NUMBER[card] < HIGHEST_NUMBER]
    for seat, dice in enumerate(state.taken):
        if dice and seat not in takers:
            yield Fault(f"/taken/{seat}", "No card of this seat has taken dice.")
    for card, seat in table.reached.items() if state.trays else ():
        if card not in DECIDING and (left := forced(card, state.trays)):
            yield Fault(f"/trays/{state.trays.index(left[0])}", f"A card of seat {seat} has taken this die.")
    for seat, source in enumerate(state.copied):
        if source is not None and not state.taken[source]:
            yield Fault(f"/copied/{seat}", "That seat has taken no dice.")
    if state.princess:
        yield from princess_faults(state, state.princess, table.owners)


def left_hand_faults(state: State, owners: Owners) -> Iterator[Fault]:
    """1.4, 1.5 Who could play has played. 2.2, 3.1 What was played has left the hand; some effects bring it back."""
    for seat, played in enumerate(state.played):
        if len(played) < PLAYED[state.seats] and owned(state, seat, owners) > MOST_UNPLAYED + len(played):
            yield Fault(f"/played/{seat}", "This seat has cards enough to play one more.")
        hand, fan = state.hands[seat], state.fans[seat]
        for card in played:
            if (card in hand or card in fan) and not brought_back(state, seat, owners):
                yield from back_faults(seat, played, {"hands": hand, "fans": fan})
                break


def back_faults(seat: Seat, played: Cards, piles: dict[str, Cards]) -> Iterator[Fault]:
    """The played cards that lie where no effect can have brought them."""
    for name, pile in piles.items():
        for index, card in enumerate(pile):
            if card in played:
                yield Fault(f"/{name}/{seat}/{index}", "This card was played in this round.")


def brought_back(state: State, seat: Seat, owners: Owners) -> bool:
    """3.7, 3.8, 3.11, 6.5 Can the seat have back, in hand or fan, what it has played?"""
    if owners.get(PARASITE) == seat:
        return True
    used = state.used[seat].take_back and not state.due[seat]
    return state.phase == CROSSING and (owners.get(PATIENT_ONE) == seat or used)


def owned(state: State, seat: Seat, owners: Owners) -> int:
    """How many cards the seat had when it chose: those in its fan, and one that it may have taken since, left out."""
    return CARDS - len(state.fans[seat]) - may_have_decided(state, seat, TAKE_FAN_CARD, owners)


def may_have_decided(state: State, seat: Seat, due: Due, owners: Owners) -> bool:
    """3.9, 6.1 Is it possible that the seat has decided this, or used an effect of "No crosses", in this round?"""
    if state.phase == CROSSING:
        return state.outcome is None and not state.due[seat]
    alchemist = state.number == HIGHEST_NUMBER and owners.get(ALCHEMIST) == seat
    return alchemist and due not in state.due[seat]


def princess_faults(state: State, princess: PrincessDie, owners: Owners) -> Iterator[Fault]:
    """5.1 The seat has taken the die with its Princess. 5.2 How dice like it were crossed."""
    seat, die, crossed = princess.seat, princess.die, princess.crossed
    if owners.get(PRINCESS) != seat or state.number == NUMBER[PRINCESS]:
        yield Fault("/princess/seat", "No Princess of this seat was carried out.")
    if die not in state.taken[seat]:
        yield Fault("/princess/die", "The seat has not taken this die.")
    made = 0
    if state.phase == CROSSING:
        made = dice_of(state, seat).count(die) - state.to_cross[seat].count(die)
        if die not in state.to_cross[seat] and not second_cross(state, seat):
            yield Fault("/princess", "There is no field for a second cross.")
    if bool(crossed) != (made > 0) or len(crossed) > made or [*crossed] != sorted(set(crossed)):
        yield Fault("/princess/crossed", "The seat has not crossed dice like it so.")


def effects_faults(state: State, owners: Owners) -> Iterator[Fault]:
    """3.1 Only cards with the present number ask for decisions, each for its own."""
    if PRINCESS in owners and state.princess is None and state.number != NUMBER[PRINCESS]:
        yield Fault("/princess", "The Princess was carried out, and has taken a die.")
    for seat, dice in enumerate(state.to_cross):
        if dice:
            yield Fault(f"/to_cross/{seat}", "Fields are crossed after the effects.")
    acting = [(card, seat) for card, seat in owners.items() if NUMBER[card] == state.number]
    for seat, due in enumerate(state.due):
        group = [card for card, owner in acting if owner == seat]
        if due or group:
            yield from due_faults(state, seat, group)
        if state.copied[seat] is not None and MIRROR_IMAGE not in group:
            yield Fault(f"/copied/{seat}", "The seat has no Mirror Image to copy dice with.")


def due_faults(state: State, seat: Seat, group: list[Card]) -> Iterator[Fault]:
    """3.3 What the cards of a seat that have the present number ask for."""
    due = state.due[seat]
    open_to = [each for card in group for each in asked_for(state, seat, card)]
    if PARASITE in group and due == (RETURN_CARD,):
        open_to.append(RETURN_CARD)
    if not set(due).issubset(open_to) or [*due] != sorted(set(due)):
        yield Fault(f"/due/{seat}", "No card of this seat asks for that now.")
    elif COPY_DICE in open_to and COPY_DICE not in due:
        yield Fault(f"/due/{seat}", "The seat has still to copy dice.")


def asked_for(state: State, seat: Seat, card: Card) -> tuple[Due, ...]:
    """What a card can ask for; a Mirror Image that has copied dice nothing more."""
    return () if card == MIRROR_IMAGE and state.copied[seat] is not None else asked(state, seat, card)


def crossing_faults(state: State, owners: Owners) -> Iterator[Fault]:
    """4.1, 4.2 Only own and copied dice are crossed, where there is room; 6.1 "No crosses" is for who has none."""
    for seat, due in enumerate(state.due):
        if due and (due != EFFECT_OF_NO_CROSSES or not may_use_effect(state, seat)):
            yield Fault(f"/due/{seat}", 'The seat cannot use an effect of "No crosses".')
    for seat, dice in enumerate(state.to_cross):
        mine = dice_of(state, seat) if dice else ()
        for index, die in enumerate(dice):
            if dice.count(die) > mine.count(die):
                yield Fault(f"/to_cross/{seat}/{index}", "The seat has neither taken nor copied this die.")
            elif lapsed(state, seat, die):
                yield Fault(f"/to_cross/{seat}/{index}", "There is no field for this die: it has lapsed.")
    mirror = owners.get(MIRROR_IMAGE)
    for seat, source in enumerate(state.copied):
        if source is None:
            if mirror == seat and asked(state, seat, MIRROR_IMAGE):
                yield Fault(f"/copied/{seat}", "The Mirror Image has copied dice.")
        elif mirror != seat and (not state.used[seat].copy_dice or state.taken[seat] or owners.get(ALCHEMIST) == seat):
            yield Fault(f"/copied/{seat}", "The seat has nothing to copy dice with.")
