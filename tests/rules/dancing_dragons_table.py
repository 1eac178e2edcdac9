"""Tables of Dancing Dragons laid by hand, and what the rulebook makes of them, reckoned without the rules.

A card is two letters, colour and part: "rh" is the red head, "nb" the brown body, "kt" the black tail, "mw" the
multicolour wings. A hand is a text of such cards. Whatever a test does not lay is filled with cards that are left, all
heads first, then all wings, and so on: such a hand never is a dragon.
"""

import msgspec
from msgspec.structs import replace

from rules.dancing_dragons import GAME
from rules.dancing_dragons.components import Card, Color, Dragon, Gesture, Part
from rules.dancing_dragons.moves import Announce, AskNoDragon, CounterDragon, Drop, NoDragon, Signal, StaySilent, Swap
from rules.dancing_dragons.state import LastRound, Options, Phase, Question, ShownHand, State
from rules.records import Chance
from tests.rules.playing import check_table

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


def kind_of(held):
    """Which dragon four cards are, found by looking at them."""
    plain = {one.color for one in held} - {Color.MULTICOLOR}
    if len(held) != 4 or {one.part for one in held} != set(Part) or len(plain) > 1:
        return None
    if not plain:
        return Dragon.WILD
    return Dragon.DRAGON if any(one.color is Color.MULTICOLOR for one in held) else Dragon.ROYAL


def table(*hands, phase=Phase.TRADE, seats=4, deals=1, centre="", deck="", dropped=None, answered=(), points=None,
          target=10, seed="a seed"):  # fmt: skip
    """Lay a state that can be. `hands` by seat; `dropped` {seat: card}; `answered` begins with the asker.

    `deals` counts the first one of the round. Every point came from a dragon of 1 in a round of its own.
    """
    dropped, points = dropped or {}, points or (0,) * (seats // 2)
    waiting = phase is Phase.DROP
    sizes = [5 if waiting and seat not in dropped else 4 for seat in range(seats)]
    laid = [*(hands + ("",) * seats)[:seats], centre]
    sizes.append(seats * (deals - waiting))
    taken = " ".join([*laid, deck, *dropped.values()]).split()
    left = [each for each in FILLING if each not in taken]
    assert len(taken) + len(left) == 52, "a card was laid twice"
    for place, size in enumerate(sizes):
        missing = size - len(laid[place].split())
        assert missing >= 0, "too many cards"
        laid[place] += " " + " ".join(left[:missing])
        del left[:missing]
    number = sum(points) + 1
    state = State(
        game="dancing-dragons",
        rules_version=1,
        seats=seats,
        options=Options(target=target),
        ply=(seats + 1) * (number - 1) + seats * (2 * deals - 1 - waiting) + len(dropped) + len(answered),
        phase=phase,
        to_move=tuple(seat for seat in range(seats) if seat not in dropped),
        outcome=None,
        chance=Chance(seed=seed, drawn=51 * number),
        round=number,
        points=points,
        hands=tuple(map(hand, laid[:seats])),
        dropped=tuple(card(dropped[seat]) if seat in dropped else None for seat in range(seats)),
        centre=hand(laid[seats]),
        deck=cards(" ".join([deck, *left])),
        question=Question(asked_by=answered[0], answered=tuple(sorted(answered))) if answered else None,
        last_round=last_round(seats, number - 1, points),
    )
    check_table(GAME, state)
    return state


def last_round(seats, number, points):
    """The last team that has points got one of them for a dragon."""
    if not number:
        return None
    team = max(team for team, each in enumerate(points) if each)
    shown = ShownHand(seat=team + seats // 2, cards=hand("rh rw rb mt"), dragon=Dragon.DRAGON)
    gained = tuple(int(each == team) for each in range(seats // 2))
    return LastRound(number=number, seat=team, announced=Dragon.DRAGON, shown=(shown,), gained=gained)


def dropping(*hands, **rest):
    return table(*hands, phase=Phase.DROP, **rest)


def asked(*hands, answered=(0,), **rest):
    return table(*hands, phase=Phase.QUESTION, answered=answered, **rest)


# What the rulebook makes of hands, calls and moves

DRAGON, ROYAL, WILD = Dragon.DRAGON, Dragon.ROYAL, Dragon.WILD
DROP, TRADE, QUESTION = Phase.DROP, Phase.TRADE, Phase.QUESTION
KINDS = {None: "rh rw rb ot", DRAGON: "rh rw rb mt", ROYAL: "rh rw rb rt", WILD: "mh mw mb mt"}
WORTH = {None: 0, DRAGON: 1, ROYAL: 3, WILD: 6}


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


HANDS = [
    ("rh rw rb rt", ROYAL),  # the design's examples
    ("rh rw mb rt", DRAGON),
    ("mh mw mb mt", WILD),
    ("rh mw mb mt", DRAGON),
    *((f"{color}h {color}w {color}b {color}t", ROYAL) for color in "oygtbvpnkws"),
    ("mh rw rb rt", DRAGON),
    ("rh mw rb rt", DRAGON),
    ("sh sw sb mt", DRAGON),
    ("mh mw kb kt", DRAGON),
    ("mh kw mb kt", DRAGON),
    ("kh kw mb mt", DRAGON),
    ("mh nw mb mt", DRAGON),
    ("mh mw pb mt", DRAGON),
    ("mh mw mb vt", DRAGON),
    ("rh rw rb ot", None),  # two colours
    ("oh rw rb rt", None),
    ("rh ow yb gt", None),
    ("rh rw mb ot", None),  # two colours and a multicolour card
    ("rh ow mb mt", None),
    ("mh mw bb tt", None),
    ("rh mh rb rt", None),  # two heads, no wings
    ("rh rw rb mb", None),  # two bodies, no tail
    ("mh mw mb rb", None),
    ("rh oh yh mh", None),
    ("rw rb rt mt", None),
    ("mh mw mb rh", None),
]
COUNTERS = [  # seats, who calls, kinds held by seat, gained
    (4, 0, {1: DRAGON}, (1, 0)),
    (4, 0, {3: ROYAL}, (3, 0)),
    (4, 2, {1: WILD}, (6, 0)),
    (4, 3, {0: ROYAL}, (0, 3)),
    (4, 0, {}, (0, 3)),
    (4, 0, {2: ROYAL}, (0, 3)),  # the partner's counts for nothing
    (4, 0, {0: WILD}, (0, 3)),  # nor does one's own
    (4, 1, {3: WILD, 0: ROYAL}, (0, 3)),
    (6, 0, {}, (0, 3, 3)),  # the design's example
    (6, 4, {}, (3, 0, 3)),
    (6, 4, {2: ROYAL}, (0, 3, 0)),
    (6, 2, {5: WILD}, (3, 3, 0)),
    (8, 0, {}, (0, 3, 3, 3)),
    (8, 7, {0: DRAGON}, (0, 0, 0, 1)),
]
ENDS = [  # seats, target, points, move, kind held by seat 1, points then, winners or None
    (4, 10, (9, 0), announce(3, DRAGON), DRAGON, (9, 1), None),
    (4, 10, (0, 9), announce(3, DRAGON), DRAGON, (0, 10), (1, 3)),
    (4, 10, (0, 8), announce(3, DRAGON), DRAGON, (0, 9), None),
    (4, 10, (0, 6), announce(3, ROYAL), ROYAL, (0, 9), None),
    (4, 10, (0, 7), announce(3, ROYAL), ROYAL, (0, 10), (1, 3)),
    (4, 10, (9, 4), announce(3, WILD), WILD, (9, 10), (1, 3)),
    (4, 10, (9, 9), announce(3, WILD), WILD, (9, 15), (1, 3)),
    (4, 10, (9, 9), announce(3, WILD), None, (10, 9), (0, 2)),
    (4, 10, (7, 7), CounterDragon(seat=2), None, (7, 10), (1, 3)),
    (4, 10, (4, 7), CounterDragon(seat=2), WILD, (10, 7), (0, 2)),
    (4, 1, (0, 0), announce(0, DRAGON), None, (0, 1), (1, 3)),
    (4, 100, (99, 99), announce(3, WILD), WILD, (99, 105), (1, 3)),
    (6, 10, (9, 8, 9), CounterDragon(seat=0), None, (9, 11, 12), (2, 5)),  # the design's example
    (6, 10, (0, 8, 8), CounterDragon(seat=0), None, (0, 11, 11), (1, 2, 4, 5)),
    (6, 10, (9, 9, 0), announce(2, DRAGON), None, (10, 10, 0), (0, 1, 3, 4)),
    (6, 10, (9, 6, 9), CounterDragon(seat=4), None, (12, 6, 12), (0, 2, 3, 5)),
    (6, 10, (9, 9, 5), CounterDragon(seat=2), WILD, (9, 9, 11), (2, 5)),
    (6, 10, (9, 5, 8), announce(4, WILD), WILD, (9, 11, 8), (1, 4)),
    (8, 10, (9, 9, 9, 9), announce(0, DRAGON), None, (9, 10, 10, 10), (1, 2, 3, 5, 6, 7)),
    (8, 10, (0, 7, 8, 9), CounterDragon(seat=4), None, (0, 10, 11, 12), (3, 7)),
    (8, 10, (6, 6, 6, 6), CounterDragon(seat=0), None, (6, 9, 9, 9), None),
]


# Secrets

SECRET = {
    "first drop": dropping("rh", dropped={0: "ow", 2: "kt"}, seats=6),
    "extra drop": dropping("rh", deals=2, dropped={1: "ow", 3: "kt"}),
    "trade": table("rh rw rb rt", "", "mh mw mb mt", deals=3, centre="kt"),
    "trade of eight": table("rh rw rb rt", "oh ow ob ot", seats=8, points=(1, 0, 0, 2)),
    "question": asked("", "rh rw rb rt", answered=(1, 2)),
    "no deck left": table("", "", "rh rw rb mt", deals=9),
}


def reshuffled(state, seat, random):
    """A state that differs only in what the seat cannot see: others' hands, cards lying face down, the deck."""
    places = [each for each in range(state.seats) if each != seat]
    pool = [one for each in places for one in (*state.hands[each], *filter(None, [state.dropped[each]]))]
    pool += state.deck
    random.shuffle(pool)
    hands, dropped = list(state.hands), list(state.dropped)
    for each in places:
        hands[each] = hand_of(pool.pop() for _ in state.hands[each])
        dropped[each] = pool.pop() if state.dropped[each] else None
    return replace(state, hands=tuple(hands), dropped=tuple(dropped), deck=tuple(pool),
                   chance=replace(state.chance, seed=f"seed {random.random()}"))  # fmt: skip


def hand_of(some):
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


# Faults: a state that cannot be, and the place where it shows

LAID, ASKED, DROPPING = table(points=(1, 2)), asked(answered=(0, 2)), dropping(deals=2, dropped={1: "kt"})
OVER = GAME.apply(table("", "rh rw rb rt", points=(0, 9)), announce(3, ROYAL)).state


def with_hand(state, seat, held):
    return replace(state, hands=(*state.hands[:seat], held, *state.hands[seat + 1 :]))


def with_last(**changes):
    return replace(LAID, last_round=replace(LAID.last_round, **changes))


FAULTS = {
    "a lost card": (replace(LAID, deck=LAID.deck[:-1]), "/deck"),
    "a doubled card in the deck": (replace(LAID, deck=(*LAID.deck[:-1], LAID.deck[0])), "/deck"),
    "a card of a hand in the centre too": (
        replace(LAID, centre=hand_of((*LAID.centre[1:], LAID.hands[1][0]))), "/centre"),
    "a hand too small": (with_hand(LAID, 2, LAID.hands[2][:3]), "/hands/2"),
    "a fifth card after the drop": (with_hand(LAID, 2, hand_of((*LAID.hands[2], LAID.deck[0]))), "/hands/2"),
    "a fifth card of one who has dropped": (
        with_hand(DROPPING, 1, hand_of((*DROPPING.hands[1], DROPPING.deck[0]))), "/hands/1"),
    "a hand out of order": (with_hand(LAID, 3, LAID.hands[3][::-1]), "/hands/3"),
    "a centre out of order": (replace(LAID, centre=LAID.centre[::-1]), "/centre"),
    "a centre with a card too many": (
        replace(LAID, centre=hand_of((*LAID.centre, LAID.deck[0])), deck=LAID.deck[1:]), "/centre"),
    "a missing hand": (replace(LAID, hands=(*LAID.hands, LAID.hands[0])), "/hands"),
    "points of a third team": (replace(LAID, points=(1, 2, 0)), "/points"),
    "a card face down while trading": (
        replace(LAID, dropped=(LAID.deck[0], None, None, None), deck=LAID.deck[1:]), "/dropped/0"),
    "a question while trading": (replace(LAID, question=Question(asked_by=0, answered=(0,))), "/question"),
    "no question in its phase": (replace(ASKED, question=None), "/question"),
    "an asker who has not answered": (
        replace(ASKED, question=Question(asked_by=1, answered=(0, 2))), "/question/asked_by"),
    "answers out of order": (replace(ASKED, question=Question(asked_by=0, answered=(2, 0))), "/question/answered"),
    "a doubled answer": (replace(ASKED, question=Question(asked_by=0, answered=(0, 0))), "/question/answered"),
    "all have answered": (replace(ASKED, question=Question(asked_by=0, answered=(0, 1, 2, 3))), "/question/answered"),
    "an answer of nobody": (replace(ASKED, question=Question(asked_by=0, answered=(0, 5))), "/question/answered"),
    "a question that the deck cannot pay": (
        replace(table(deals=9), phase=QUESTION, question=Question(asked_by=0, answered=(0,))), "/question"),
    "to_move without a seat": (replace(LAID, to_move=(0, 1, 3)), "/to_move"),
    "to_move with one who has dropped": (replace(DROPPING, to_move=(0, 1, 2, 3)), "/to_move"),
    "to_move out of order": (replace(LAID, to_move=(1, 0, 2, 3)), "/to_move"),
    "nobody to move": (replace(LAID, to_move=()), "/to_move"),
    "all have dropped": (
        replace(DROPPING, dropped=tuple(held[0] for held in DROPPING.hands),
                hands=tuple(held[1:5] for held in DROPPING.hands), to_move=()), "/to_move"),
    "points in the first round": (replace(table(), points=(0, 1)), "/points"),
    "more points than the rounds gave": (
        replace(with_last(number=1), round=2, chance=replace(LAID.chance, drawn=102)), "/points"),
    "more points than a round can give": (  # 6 and the last 1 would do
        replace(with_last(number=2), round=3, points=(0, 8), chance=replace(LAID.chance, drawn=153)), "/points"),
    "fewer points than rounds": (
        replace(with_last(number=4), round=5, chance=replace(LAID.chance, drawn=255)), "/points"),
    "the target reached and no end": (
        replace(LAID, options=Options(target=2)), "/outcome"),
    "an end before the target": (replace(OVER, options=Options(target=20)), "/outcome"),
    "other winners": (replace(OVER, outcome=replace(OVER.outcome, winners=(0, 2))), "/outcome"),
    "another version": (replace(LAID, rules_version=2), "/rules_version"),
    "too many moves": (replace(LAID, ply=999_001), "/ply"),
    "no last round after the first": (replace(LAID, last_round=None), "/last_round"),
    "a last round before the first": (replace(table(), last_round=LAID.last_round), "/last_round"),
    "another number": (with_last(number=1), "/last_round/number"),
    "points not earned": (with_last(gained=(0, 3)), "/last_round/gained"),
    "the hand of another": (with_last(shown=(replace(LAID.last_round.shown[0], seat=2),)), "/last_round/shown"),
    "another kind": (with_last(shown=(replace(LAID.last_round.shown[0], dragon=ROYAL),)), "/last_round/shown/0/dragon"),
    "a counter-dragon that shows one hand": (with_last(announced=None), "/last_round/shown"),
}  # fmt: skip


# Random play

ODDS = {Drop: 1, Swap: 90, Announce: 1, CounterDragon: 1, Signal: 4, AskNoDragon: 4, NoDragon: 60, StaySilent: 6}


def hope(held):
    """How near four cards are to a dragon."""
    return max(len({one.part for one in held if one.color in (color, Color.MULTICOLOR)}) for color in Color)


def pick(random, state):
    """A seat and what it does: mostly trade towards a dragon, now and then ask or call, sometimes with reason."""
    silent = set(state.to_move) - set(state.question.answered) if state.question else state.to_move
    seat = random.choice(sorted(silent) if random.random() < 0.95 else state.to_move)
    legal = GAME.legal_moves(state, seat)
    by_kind = {}
    for move in legal:
        by_kind.setdefault(type(move), []).append(move)
    partner = state.hands[(seat + state.seats // 2) % state.seats]
    if Announce in by_kind and (dragon := kind_of(partner)) and random.random() < 0.2:
        return announce(seat, dragon)
    kinds = list(by_kind)
    kind = random.choices(kinds, [ODDS[each] for each in kinds])[0]
    some, held = random.sample(by_kind[kind], min(16, len(by_kind[kind]))), set(state.hands[seat])
    if kind is Swap:
        return max(some, key=lambda move: hope(held - {move.give} | {move.take}))
    return max(some, key=lambda move: hope(held - {move.card})) if kind is Drop else some[0]
