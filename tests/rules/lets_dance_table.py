"""Tables of Let's Dance laid by hand, moves written as text, and a second score sheet that tries everything.

Cards have short names. A floor is written from left to right: "spin spin (toes) y [m] conga3" has two face-down cards,
of which everybody has seen the one in round brackets, and a Conga Line card from a line of three.
"""

import dataclasses
from collections import Counter
from functools import cache
from itertools import combinations, groupby, permutations

from rules.lets_dance import GAME
from rules.lets_dance.components import Card
from rules.lets_dance.faults import table_faults
from rules.lets_dance.moves import Dance, JoinConga, Keep, Renew, Replenish, SitOut, StepOnToes
from rules.lets_dance.state import Floor, Options, Phase, State, Stop, Theft
from rules.records import Chance

# Cards lie as a test wants them, not as a seed deals them, and after fewer moves than would have brought them there.
HAND_MADE = dataclasses.replace(GAME, faults=table_faults, dealt=lambda state: iter(()))

BASIC = {"down": 1, "cowboy": 2, "robot": 2, "shuffle": 3}
FLOORWORK = ("back", "worm", "knee")
LETTERS = "ymca"
TYPES = (*map(set, (BASIC, FLOORWORK, LETTERS)), {"spin"}, {"conga"}, {"euph"}, {"fever"}, {"toes"})
NAMES = {
    "down": "get_down", "cowboy": "the_cowboy", "robot": "the_robot", "shuffle": "the_shuffle", "back": "backspin",
    "worm": "the_worm", "knee": "kneeslide", "y": "y", "m": "m", "c": "c", "a": "a", "spin": "spin",
    "conga": "conga_line", "euph": "euphoria", "fever": "dance_fever", "toes": "step_on_toes",
}  # fmt: skip
BOX = Counter(dict(zip(NAMES, (7, 7, 7, 7, 6, 6, 6, 5, 5, 5, 5, 10, 11, 4, 8, 10), strict=True)))
ICON = Counter(dict(zip(NAMES, (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 1, 3, 3), strict=True)))
CARD = {short: Card(name) for short, name in NAMES.items()}
SHORT = {card: short for short, card in CARD.items()}


def cards(text):
    return tuple(CARD[short] for short in text.split())


def pile(text):
    return tuple(sorted(cards(text)))


def words(some):
    """Cards as text, sorted."""
    return " ".join(SHORT[card] for card in sorted(some))


def tidy(text):
    return words(cards(text))


def floor(text):
    """A floor as it is written above."""
    sequences, stops, lines = [[]], [], []
    for word in text.split():
        if word[0] in "[(":
            stops.append(Stop(card=CARD[word[1:-1]], secret=word[0] == "["))
            sequences.append([])
        elif word.startswith("conga"):
            sequences[-1].append(CARD["conga"])
            lines.append(int(word[5:]))
        else:
            sequences[-1].append(CARD[word])
    return Floor(sequences=tuple(map(tuple, sequences)), stops=tuple(stops), lines=tuple(lines))


def spell(laid):
    """A floor as text."""
    lines, found = iter(laid.lines), []
    for index, sequence in enumerate(laid.sequences):
        found += [SHORT[card] + (str(next(lines)) if card == CARD["conga"] else "") for card in sequence]
        if index < len(laid.stops):
            stop = laid.stops[index]
            found.append(("[{}]" if stop.secret else "({})").format(SHORT[stop.card]))
    return " ".join(found)


def table(
    *hands, floors=(), mover=0, deck="", rest="deck", discards="", under=0, final=False, line=0, theft=None, seed="seed"
):
    """A state. `deck` comes first in the deck, `under` is how many cards lie under Party's Over (None: it was shown).

    `rest` says where the other cards are: under the deck, or face down on the floor of that seat. A deck is never
    larger than after the deal: what is too much lies with the discards.
    """
    seats = len(hands)
    laid = [floor(text) for text in (*floors, *[""] * (seats - len(floors)))]
    deck, discards = cards(deck), cards(discards)
    taken = () if theft is None else pile(theft[1])
    used = Counter([*deck, *discards, *taken, *[CARD["conga"]] * line, *cards(" ".join(hands))])
    used.update(card for one in laid for sequence in one.sequences for card in sequence)
    used.update(stop.card for one in laid for stop in one.stops)
    if used - in_play(seats):
        raise ValueError(f"The box has fewer of these: {words(used - in_play(seats))}")
    left = in_play(seats) - used
    others = tuple(left.elements())
    if rest == "deck":
        room = sum(in_play(seats).values()) - 5 * seats - len(deck)
        deck, discards = deck + others[:room], discards + others[room:]
    else:
        laid[rest] = buried(laid[rest], others)
    state = State(
        game="lets-dance",
        rules_version=1,
        seats=seats,
        options=Options(),
        ply=200,
        phase=Phase.STEALING if theft else Phase.CONGA if line else Phase.TURN,
        to_move=(mover,),
        outcome=None,
        chance=Chance(seed=seed, drawn=sum(in_play(seats).values()) + 9 + (2 if theft else 0)),
        final_round=final,
        hands=tuple(map(pile, hands)),
        floors=tuple(laid),
        line=line,
        theft=theft and Theft(target=theft[0], cards=taken),
        deck=deck,
        partys_over=None if final else under,
        discards=tuple(sorted(discards)),
    )
    HAND_MADE.check(state)
    return state


def in_play(seats):
    return Counter({CARD[short]: BOX[short] - (0 if seats >= 4 else ICON[short]) for short in NAMES})


def buried(laid, others):
    """The floor with all these cards face down before it."""
    stops = tuple(Stop(card=card, secret=True) for card in others)
    return Floor(sequences=((),) * len(stops) + laid.sequences, stops=stops + laid.stops, lines=laid.lines)


def late(hand, *others, under=None, **rest):
    """The turn of seat 1, which holds `hand`, when Party's Over was shown in this round (or as told)."""
    return table(others[0], hand, *others[1:], mover=1, under=under, **rest)


def everything(state):
    """All cards, wherever they are, counted."""
    found = Counter([*state.deck, *state.discards, *(state.theft.cards if state.theft else ())])
    found.update([CARD["conga"]] * state.line)
    for hand, laid in zip(state.hands, state.floors, strict=True):
        found.update([*hand, *(stop.card for stop in laid.stops)])
        found.update(card for sequence in laid.sequences for card in sequence)
    return found


def do(seat, text):
    """A move: "dance y m", "toes 2", "replenish", "renew y - m c", "join", "sit y", "sit", "keep y"."""
    kind, _, rest = text.partition(" ")
    if kind == "dance":
        return Dance(seat=seat, cards=cards(rest))
    if kind == "toes":
        return StepOnToes(seat=seat, target=int(rest))
    if kind == "renew":
        face_down, _, discard = rest.partition(" - ")
        return Renew(seat=seat, face_down=CARD[face_down], discard=cards(discard))
    if kind == "sit":
        return SitOut(seat=seat, face_down=CARD[rest] if rest else None)
    if kind == "keep":
        return Keep(seat=seat, card=CARD[rest])
    return {"join": JoinConga, "replenish": Replenish}[kind](seat=seat)


def written(move):
    """The move as text."""
    if isinstance(move, Dance):
        return " ".join(["dance", *(SHORT[card] for card in move.cards)])
    if isinstance(move, StepOnToes):
        return f"toes {move.target}"
    if isinstance(move, Renew):
        return f"renew {SHORT[move.face_down]}" + (f" - {words(move.discard)}" if move.discard else "")
    if isinstance(move, SitOut):
        return "sit" if move.face_down is None else f"sit {SHORT[move.face_down]}"
    if isinstance(move, Keep):
        return f"keep {SHORT[move.card]}"
    return {JoinConga: "join", Replenish: "replenish"}[type(move)]


# What may be done, by trying everything


def may_be_danced(group, sequence):
    """Whether the rulebook lets this group be danced onto this sequence; both are lists of short names."""
    if "toes" in group or ("conga" in group and len(group) > 1):
        return False
    if [*sequence, *group].count("euph") > 1 and "euph" in group:
        return False
    bare = [group, *(group[:at] + group[at + 1 :] for at, one in enumerate(group) if one in ("euph", "fever"))]
    return any(set(some) <= kinds for some in bare for kinds in TYPES)


def moves_of_a_turn(state):
    """Every legal move of the seat whose turn it is, as text."""
    (seat,) = state.to_move
    hand = [SHORT[card] for card in state.hands[seat]]
    sequence = [SHORT[card] for card in state.floors[seat].sequences[-1]]
    found = set() if len(hand) >= 5 else {"replenish"}
    for size in (1, 2, 3):
        found |= {" ".join(["dance", *group]) for group in permutations(hand, size) if may_be_danced(group, sequence)}
    for at, down in enumerate(hand):
        others = hand[:at] + hand[at + 1 :]
        for size in range(len(others) + 1):
            for some in combinations(others, size):
                found.add(f"renew {down}" + (f" - {tidy(' '.join(some))}" if some else ""))
    if "toes" in hand:
        targets = [other for other in range(state.seats) if other != seat]
        found |= {f"toes {other}" for other in targets if state.floors[other].sequences[-1]}
    return found


# The score sheet, by trying everything


@cache
def best_floorwork(back, worm, knee):
    """The best of all ways to combine so many cards of each kind."""
    counts, best = (back, worm, knee), 0
    for size, points in ((1, 1), (2, 3), (3, 6)):
        for kinds in combinations(range(3), size):
            if all(counts[kind] for kind in kinds):
                rest = (count - (kind in kinds) for kind, count in enumerate(counts))
                best = max(best, points + best_floorwork(*rest))
    return best


@cache
def best_letters(letters):
    """The best of all ways to make sets of four out of letters that lie in this order."""
    if len(letters) < 4:
        return 0
    best = best_letters(letters[1:])  # the first one is in no set
    for picked in combinations(range(1, len(letters)), 3):
        word = letters[0] + "".join(letters[at] for at in picked)
        if set(word) == set(LETTERS):
            rest = "".join(letter for at, letter in enumerate(letters) if at and at not in picked)
            best = max(best, (15 if word == LETTERS else 10) + best_letters(rest))
    return best


def sheet(laid):
    """The lines of the sheet that one floor decides: basic, floorwork, ymca, conga, spin, euphoria, fever, finish."""
    sequences = [[SHORT[card] for card in sequence] for sequence in laid.sequences]
    flat = [word for sequence in sequences for word in sequence]
    spins = euphoria = fever = 0
    for sequence in sequences:
        for word, run in groupby(sequence):
            length = len(list(run))
            spins += word == "spin" and length // 3 * 9 + (0, 2, 5)[length % 3]
        if "euph" in sequence:
            euphoria += len(sequence) - sequence.index("euph") - 1
        for at, word in enumerate(sequence):
            before = sequence[:at][::-1]
            if word == "fever" and before:
                run = next((count for count, one in enumerate(before) if one != "spin"), len(before))
                fever += BASIC.get(before[0], 0) if not run else (9, 2, 5)[run % 3]
    return (
        sum(BASIC.get(word, 0) for word in flat),
        best_floorwork(*map(flat.count, FLOORWORK)),
        best_letters("".join(word for word in flat if word in LETTERS)),
        sum(laid.lines),
        spins,
        euphoria,
        fever,
        5 if sequences[-1][-1:] == ["fever"] else 0,
    )


def totals(floors):
    """The total of each floor."""
    longest = [max(map(len, one.sequences)) for one in floors]
    stops = [len(one.stops) for one in floors]
    return tuple(
        sum(sheet(one))
        + (5 if long == max(longest) > 0 else 0)
        - (5 if stopped == max(stops) > 0 else 0)
        for one, long, stopped in zip(floors, longest, stops, strict=True)
    )  # fmt: skip
