"""Bodies that are nearly right: JSON values with something changed, and bytes with something changed."""

import json

ODD = (
    *(None, True, False, 0, 1, -1, 2, 7, 8, 9, 64, 255, 1_000_000, 1_000_001, 2**31, 2**53, 2**63, 2**64, 10**30),
    *(1.0, 0.0, -0.0, 2.0, 1.5, -1.5, 1e308, 1e-308),
    *("", "a", "0", "1", "null", " ", "\n", "\u0000", "x" * 65, "x" * 2_001, "\U0001f483", "é" * 64, "0" * 32),
    *([], {}, [None], [[]], [{}], {"type": "x"}, {"type": None}, {"": 0}, {"seat": 0}, [0, 1], list(range(30))),
)
NAMES = ("", "x", "~", "/", "_schema", "type", "seat", "0", "\u0000", "__class__", "state", "moves")
RAW = (
    *(b"NaN", b"Infinity", b"1e400", b"-0", b"1" * 5_000, b'"\\ud800"', b'"\\u0000"', b"[" * 200, b'{"a":' * 2_000),
    *(b"\xff", b"\xef\xbb\xbf", b"\x00", b"}", b",", b'"', b"\\", b"1.0", b"null", b'{"seat":0,"seat":0}', b"true"),
)


def copied(value):
    return json.loads(json.dumps(value))


def holders(value):
    """Every object and list in a value, outer ones first."""
    found = [value] if isinstance(value, dict | list) else []
    for holder in found:  # it grows
        inner = holder.values() if isinstance(holder, dict) else holder
        found.extend(each for each in inner if isinstance(each, dict | list))
    return found


def keys(holder):
    return list(holder) if isinstance(holder, dict) else range(len(holder))


def place(random, found):
    """An object or list, and where in it something is; None if it is empty."""
    holder = random.choice(found)
    return holder, (random.choice(keys(holder)) if len(holder) else None)


def mutated(random, value, times=1):
    """A copy with so many things changed."""
    value = copied(value)
    for _ in range(times):
        found = holders(value)
        if not found or random.random() < 0.02:
            return copied(random.choice((*ODD, [value], {"type": value})))
        holder, key = place(random, found)
        if key is None:
            add(random, holder)
        else:
            random.choice(CHANGES)(random, holder, key, found)
    return value


def replace(random, holder, key, found):
    holder[key] = copied(random.choice(ODD))


def nudge(random, holder, key, found):
    if isinstance(holder[key], int):
        holder[key] += random.choice((-1, 1))
    elif isinstance(holder[key], str):
        holder[key] = random.choice((holder[key].upper(), holder[key] + "x", holder[key] + "\n", holder[key][:-1]))
    else:
        replace(random, holder, key, found)


def remove(random, holder, key, found):
    del holder[key]


def add(random, holder, key=None, found=None):
    if isinstance(holder, dict):
        holder[random.choice(NAMES)] = copied(random.choice(ODD))
    else:
        holder.insert(random.randint(0, len(holder)), copied(random.choice(ODD)))


def double(random, holder, key, found):
    if isinstance(holder, list):
        holder.insert(random.randint(0, len(holder)), copied(holder[key]))
    else:
        holder[key] = [holder[key], copied(holder[key])]


def swap(random, holder, key, found):
    """Two things of one holder change places, or something is copied to another place."""
    other, there = (holder, random.choice(keys(holder))) if random.random() < 0.5 else place(random, found)
    if other is holder:
        holder[key], holder[there] = holder[there], holder[key]
    elif there is not None:
        holder[key] = copied(other[there])


def nest(random, holder, key, found):
    holder[key] = random.choice(([holder[key]], {"type": holder[key]}, {str(key): holder[key]}))


def rename(random, holder, key, found):
    if isinstance(holder, dict):
        holder[random.choice((*NAMES, str(key).upper(), f"{key} "))] = holder.pop(key)
    else:
        holder.reverse()


def shuffle(random, holder, key, found):
    if isinstance(holder, list):
        random.shuffle(holder)
    elif isinstance(holder[key], list):
        random.shuffle(holder[key])
    else:
        nudge(random, holder, key, found)


def empty(random, holder, key, found):
    holder[key] = type(holder[key])()


def as_float(random, holder, key, found):
    if isinstance(holder[key], int) and abs(holder[key]) < 2**53:
        holder[key] = float(holder[key])
    else:
        nudge(random, holder, key, found)


CHANGES = (replace, replace, nudge, nudge, remove, add, double, swap, swap, nest, rename, shuffle, empty, as_float)


def anything(random, depth=4):
    """Random JSON."""
    if depth == 0 or random.random() < 0.3:
        return copied(random.choice(ODD))
    if random.random() < 0.5:
        return [anything(random, depth - 1) for _ in range(random.randint(0, 4))]
    return {random.choice(NAMES): anything(random, depth - 1) for _ in range(random.randint(0, 4))}


def mangled(random, body):
    """Bytes with some of them flipped, lost, doubled, or with something odd between or instead of them."""
    for _ in range(random.randint(1, 3)):
        start = random.randrange(len(body) + 1)
        stop = min(len(body), start + random.choice((0, 1, 1, 2, 8, 100)))
        middle = random.choice((b"", body[start:stop] * 2, random.randbytes(stop - start), random.choice(RAW)))
        body = body[:start] + middle + body[stop:]
    return body
