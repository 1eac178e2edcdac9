"""Mutated states: true states with cards moved, histories swapped and counters changed, in chains of accepted ones."""

import json
from collections import Counter

import msgspec

from tests.kit import kit_of
from tests.kit.playouts import playout, setups
from tests.service.client import PATHS, address, requests, wire
from tests.service.codec.mutating import copied, mutated

EXPECTED = {200, 400, 409, 413, 422}
SEALED = ("sealed/new", "sealed/view", "sealed/legal-moves", "sealed/apply")
SEALED_EXPECTED = EXPECTED | {403}
CHAIN = 30  # bodies, before the chain starts from another true state
MOST_MOVES = 100_000  # until a game must be over
SEEDS = ("", "a", "b", "one", "0" * 32)
NUMBERS = (0, 1, 2, 3, 7, 12, 50, 1_000, 99_999, 998_999, 1_000_000)


def slots(value, pointer=()):
    """Every (list or object, key) of a value, and the names that lead to it."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key, (*pointer, key)
        if isinstance(value[key], dict | list):
            yield from slots(value[key], (*pointer, key))


def is_card(value):
    """Tell whether a value may be a card, a die or a piece: no list, and no object that holds any."""
    inner = value.values() if isinstance(value, dict) else ()
    return (
        value is not None and not isinstance(value, list) and not any(isinstance(each, dict | list) for each in inner)
    )


def card_lists(state):
    """Every list of cards of a state, the empty ones included."""
    lists = (holder[key] for holder, key, _ in slots(state) if isinstance(holder[key], list))
    return [found for found in lists if all(map(is_card, found))]


def move_card(random, state, other):
    """Move a card from one place to another."""
    lists = card_lists(state)
    source, target = random.choice([found for found in lists if found] or [[0]]), random.choice(lists)
    target.insert(random.randint(0, len(target)), source.pop(random.randrange(len(source))))


def move_like_card(random, state, other):
    """Move a card to a place that holds cards of its kind, sorted as that place is."""
    source = random.choice([found for found in card_lists(state) if found] or [[0]])
    alike = [found for found in card_lists(state) if found and type(found[0]) is type(source[0])]
    target = random.choice(alike or [source])
    was_sorted = text_order(target) == target
    target.append(source.pop(random.randrange(len(source))))
    if was_sorted:
        target[:] = text_order(target)


def text_order(values):
    return sorted(values, key=json.dumps)


def exchange(random, state, other):
    """Exchange two cards, numbers or texts of one kind, anywhere."""
    found = [(holder, key) for holder, key, _ in slots(state) if is_card(holder[key])]
    holder, key = random.choice(found)
    there, at = random.choice([each for each in found if type(each[0][each[1]]) is type(holder[key])])
    holder[key], there[at] = there[at], holder[key]


def exchange_seats(random, state, other):
    """Exchange the things of two seats in one member of the state."""
    lists = [value for value in state.values() if isinstance(value, list) and len(value) == state["seats"]]
    if lists:
        random.shuffle(random.choice(lists))


def swap_history(random, state, other):
    """Take some members from another state of the game, for instance its last round, points and counters."""
    for name in random.sample(list(state), random.randint(1, 3)):
        state[name] = copied(other[name])


def swap_part(random, state, other):
    """Take a part of another state of the game at the same place."""
    _, _, names = random.choice(list(slots(other)))
    holder = state
    for name in names[:-1]:
        if not has(holder, name):
            return
        holder = holder[name]
    if has(holder, names[-1]):
        part = other
        for name in names:
            part = part[name]
        holder[names[-1]] = copied(part)


def has(holder, name):
    return name in holder if isinstance(holder, dict) else isinstance(holder, list) and name < len(holder)


def change_number(random, state, other):
    """Change a number a little, or for a strange one."""
    holder, key = random.choice([(holder, key) for holder, key, _ in slots(state) if type(holder[key]) is int])
    holder[key] = random.choice((holder[key] - 1, holder[key] + 1, holder[key] + 2, *random.sample(NUMBERS, 2)))


def change_ply(random, state, other):
    state["ply"] = max(0, state["ply"] + random.choice((-10, -2, -1, 1, 2, 10, 1_000)))


def change_chance(random, state, other):
    state["chance"] = random.choice(
        (
            {**state["chance"], "seed": random.choice(SEEDS)},
            {**state["chance"], "drawn": max(0, state["chance"]["drawn"] + random.choice((-5, -1, 1, 5, 1_000)))},
            copied(other["chance"]),
        )
    )


def flip(random, state, other):
    """Turn true into false, or something into null."""
    holder, key, _ = random.choice(list(slots(state)))
    holder[key] = not holder[key] if isinstance(holder[key], bool) else None


def flip_boolean(random, state, other):
    found = [(holder, key) for holder, key, _ in slots(state) if isinstance(holder[key], bool)]
    if found:
        holder, key = random.choice(found)
        holder[key] = not holder[key]


def reopen(random, state, other):
    """Let a game go on after its end, or let other seats move."""
    state["outcome"] = None
    state["to_move"] = sorted(random.sample(range(state["seats"]), random.randint(1, state["seats"])))


def change_phase(random, state, other):
    for name in ("phase", *random.sample(("to_move", "outcome", "ply"), random.randint(0, 2))):
        state[name] = copied(other[name])


CHANGES = (
    *(move_card, move_like_card, move_like_card, exchange, exchange, exchange_seats, swap_history, swap_history),
    *(swap_part, swap_part, change_number, change_ply, change_chance, flip, flip_boolean, reopen, change_phase),
)


def mutated_state(random, state, other):
    """A copy of a state with one to three changes that may draw on another state of the game."""
    state = copied(state)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        try:
            random.choice(CHANGES)(random, state, other)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            return state  # an earlier change has left nothing that this one can change
    return state


class Attack:
    """Attack on one game. `post(path, body)` sends bytes and returns the status and the JSON of the answer."""

    def __init__(self, game, random, post):
        self.game, self.random, self.post = game, random, post
        self.statuses, self.mutations, self.accepted, self.finished = Counter(), 0, 0, 0
        setup = random.choice(list(setups(game)))
        self.true = {seed: [wire(state) for state, _, _ in playout(game, *setup, seed)] for seed in "ab"}
        self.true["a"].append(wire(self.last_of(setup)))
        self.sealed = self.sealed_bodies(setup[0])
        self.restart()

    def last_of(self, setup):
        *_, (_, _, after) = playout(self.game, *setup, "a")
        return after.state

    def restart(self):
        """Start the chain anew from a true state."""
        self.state, self.length = self.random.choice(self.true["a"]), 0

    def send(self, path, body, expected=EXPECTED):
        """Send a body; its status must be expected. Return the status and the answer."""
        status, answer = self.post(address(self.game, path), json.dumps(body).encode())
        assert status in expected, (path, status, body)
        self.statuses[status] += 1
        return status, answer

    def run(self, bodies):
        """Send so many mutated bodies, and for each accepted state the true ones that check it."""
        for _ in range(bodies):
            self.mutations += 1
            kind = self.random.random()
            if kind < 0.08:
                path = self.random.choice(PATHS)
                self.send(path, mutated(self.random, self.random.choice(requests(self.game)[path])))
            elif kind < 0.12:
                path = self.random.choice(SEALED)
                self.send(path, mutated(self.random, self.sealed[path]), SEALED_EXPECTED)
            else:
                self.extend()

    def extend(self):
        """Change the state of the chain; go on from it if it is accepted."""
        other = self.random.choice(self.true[self.random.choice("ab")])
        changed = mutated_state(self.random, self.state, other)
        status, answer = self.send("legal-moves", {"state": changed})
        self.length += 1
        if status == 200 and changed != self.state:
            self.follow(changed, answer["moves"])
        if self.length >= CHAIN or self.state["outcome"] is not None:
            self.restart()

    def follow(self, state, moves):
        """Check all that an accepted state promises, and make some of its moves."""
        self.accepted, self.state = self.accepted + 1, state
        assert bool(moves) == (state["outcome"] is None), state
        for seat in (None, *range(state["seats"])):
            assert self.send("view", {"state": state, "seat": seat})[0] == 200, (state, seat)
        self.finish(state)
        for move in self.random.sample(moves, min(len(moves), 2)):
            status, answer = self.send("apply", {"state": state, "move": move, "include": ["views", "legal_moves"]})
            assert status == 200, (state, move, answer)
            self.state = answer["state"]
            status, moved = self.send("legal-moves", {"state": self.state})
            assert (status, moved["moves"]) == (200, answer["legal_moves"]), (state, move, moved)

    def finish(self, state):
        """Play an accepted state to an end by random moves; the last state is accepted, too."""
        game, played = self.game, msgspec.convert(state, self.game.State)
        for _ in range(MOST_MOVES):
            if not (legal := game.legal_moves(played)):
                break
            played = game.apply(played, kit_of(game).choose_move(self.random, legal)).state
        assert played.outcome is not None, state
        status, answer = self.send("legal-moves", {"state": wire(played)})
        assert (status, answer["moves"]) == (200, []), (state, wire(played), answer)
        self.finished += 1

    def sealed_bodies(self, seats):
        """A body for each operation of sealed play, of one match."""
        new = {"seats": seats}
        status, match = self.send("sealed/new", new)
        assert status == 200, match
        known = {"token": match["token"], "key": match["keys"][0]}
        first = self.game.legal_moves(self.game.new(seats, self.game.options, "a").state)[0]
        return dict(zip(SEALED, (new, known, known, {**known, "move": wire(first)}), strict=True))
