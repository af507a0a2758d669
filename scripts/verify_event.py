"""Check an event against its seal: python3 verify_event.py seal.json opened.json [root.json]

For events of cards and for events of matches (backgammon); the seal says which. Needs Python 3.9 or
newer, nothing else. Exit code 0: all that can be checked holds; 1: something does not; 2: a file
cannot be read. Rules: docs/seals.md. Signatures are not checked, as Ed25519 is not in Python's
standard library: `evendeal verify` checks them.
"""

# ruff: noqa: B905, D103, E401, E731, I001, RUF005, T201
import hashlib, hmac, json, math, re, sys

CARDS = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
HASH, BEACON = "[0-9a-f]{64}", "(?!.{201})[a-z0-9]+([ .:-][a-z0-9]+)*"
state = {"place": "the command", "failed": False}

sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
leaf = lambda n, salt, text: sha(b"\0", n.to_bytes(4, "big"), salt, text.encode())
mac = lambda key, text: hmac.new(key, text.encode(), "sha512").digest()
hkdf = lambda ikm, salt, info: mac(hmac.new(salt, ikm, "sha512").digest(), info + "\1")  # RFC 5869
raw = lambda text: demand(re.fullmatch(HASH, text), "not 64 hex digits") or bytes.fromhex(text)
# No text of a file may hide a line or forge one.
shown = lambda text: "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def say(word, sentence, said=True):
    if said:
        state["failed"] |= word == "FAILS"
        print(shown(f"{word:<7}{sentence}"))


def demand(condition, why):
    if not condition:
        raise ValueError(why)


def load(name, part=None):
    state["place"] = name
    once = lambda pairs: demand(len(dict(pairs)) == len(pairs), "a field twice") or dict(pairs)
    with open(name, "rb") as file:
        value = json.loads(text := file.read().decode("utf-8"), object_pairs_hook=once)
    bare = re.sub(
        r'"(burns|rehearsal|reroll|final)"\s*:\s*(true|false)|"(\\.|[^"\\])*"|null', "", text
    )
    demand(not re.search(r"[^][{},:\s\d]", bare), "expected whole numbers from 0, or texts")
    value = value[part] if part else value
    for n, session in enumerate([] + value["sessions"], 1):
        demand(session["session"] == n, "sessions are not 1, 2, ... in order")
        beacon = session.get("beacon")
        demand(beacon is None or re.fullmatch(BEACON, beacon), "no value of public randomness")
    return value


def drawn_deal(key, deal):  # -> its leaf
    limit = 2**512 // math.factorial(52) * math.factorial(52)
    tries = (int.from_bytes(mac(key, f"dpk1/deal/{deal}/{c}"), "big") for c in range(99))
    index, left, cards = next(x for x in tries if x < limit) % math.factorial(52), list(CARDS), []
    for n in range(51, -1, -1):
        digit, index = divmod(index, math.factorial(n))
        cards.append(left.pop(digit))
    return leaf(deal, mac(key, f"dpk1/salt/{deal}")[:32], " ".join(cards))


def drawn_line(salt, reroll):  # the opening roll and 256 rolls a side as they are sealed
    def throws(label):
        blocks = (mac(salt, f"{label}/{counter}") for counter in range(10**6))
        return ((b % 36 // 6 + 1, b % 6 + 1) for block in blocks for b in block if b < 252)

    spelled = lambda dice: f"{max(dice)}{min(dice)}"
    first = next(dice for dice in throws("opening") if dice[0] != dice[1])
    sides = [[spelled(d) for _, d in zip(range(256), throws(side))] for side in ("white", "black")]
    if not reroll:  # the starter's first roll is the opening roll
        sides[first[0] < first[1]] = [spelled(first), *sides[first[0] < first[1]][:255]]
    return "|".join([f"{first[0]}:{first[1]}", *map(" ".join, sides)])


def drawn_rolls(key, number, reroll):  # -> its leaf
    salt = mac(key, f"dpk1/rolls/{number}")[:32]
    return leaf(number, salt, drawn_line(salt, reroll))


def shuffled(count, key, label):
    blocks = (mac(key, f"{label}/{counter}") for counter in range(10**6))
    words = (int.from_bytes(b[at : at + 8], "big") for b in blocks for at in range(0, 64, 8))
    numbers = list(range(count))
    for m in range(count, 1, -1):
        j = next(word for word in words if word < 2**64 // m * m) % m
        numbers[m - 1], numbers[j] = numbers[j], numbers[m - 1]
    return numbers


def climb(found, index, count, path):  # the root to which leaf and path lead, or b""
    k = 1 << (count - 1).bit_length() >> 1  # the largest power of two below the count
    if not k or not path:
        return b"" if k or path else found
    if index < k:
        return sha(b"\1", climb(found, index, k, path[:-1]), path[-1])
    return sha(b"\1", path[-1], climb(found, index - k, count - k, path[:-1]))


def check_luck(name, seal, info, sealed, opened, root, beacon, luck):  # -> key, secret if proven
    state["place"], (one, drawn, text) = name, luck  # one: "deal" or "roll set"
    field = one.split(" ")[-1]
    count, secret, key, every = sealed[field + "s"], opened["secret"], None, opened[field + "s"]
    numbers = [each[field] for each in [] + every]
    demand(numbers == sorted(set(numbers)) and 0 < count <= 10000, "too many, or out of order")
    part, printed = f"{len(numbers)} of {count} {one}s open", raw(opened["root"])
    say("open", f"{name}: {part}, the secret is not yet.", secret is None)
    if secret is not None and "reserve" not in name and len(numbers) < count:
        say("FAILS", f"{name.split(',')[0]} was ended with {part}.")
    say("open", f"{name}: no root.json was given; the root may be newer.", root is None)
    root = printed if root is None else raw(root)
    say("FAILS", f"{name}: the root is not the one published before play.", root != printed)
    if check_secret(name, sealed, secret):
        key = hkdf(raw(secret), sha(beacon.encode()), f"dpk1|{seal['event']}|{info}")
        level = [drawn(key, n) for n in range(1, count + 1)]
        while level[1:]:  # two by two; a last one alone goes up as it is
            twos = [level[at : at + 2] for at in range(0, len(level), 2)]
            level = [sha(b"\1", *two) if two[1:] else two[0] for two in twos]
        good = root == level[0]
        how = f"{'all' if good else 'other'} {one}s follow from the secret."
        say("ok" if good else "FAILS", f"{name}: {how}")
    for each in every:
        n, salt, path = each[field], raw(each["salt"]), [raw(step) for step in each["path"]]
        line = text(each, salt)
        good = 0 < n <= count and line and climb(leaf(n, salt, line), n - 1, count, path) == root
        how = ("FAILS", "is not") if not good else ("ok", "is")
        say(how[0], f"{name[:-1]} {n} {how[1]} the {one} that was sealed.")
    return key, key and raw(secret)


def check_secret(name, sealed, secret):
    good, promised = secret and sha(b"dpk1/commit", raw(secret)), raw(sealed["commitment"])
    how = ("ok", "is") if good == promised else ("FAILS", "is not")
    say(how[0], f"{name}: the opened secret {how[1]} the sealed one.", secret is not None)
    return good == promised


def drawn_order(key, table, deals, block):
    size, label = block or deals, f"dpk1/order/{table}"
    runs = [(a, f"{label}/{a // size + 1}" if block else label) for a in range(0, deals, size)]
    return [a + x + 1 for a, run in runs for x in shuffled(min(size, deals - a), key, run)]


def drawn_seats(seal, source, session):  # -> [[[entry, player] by seat] by table]
    team, base, later = seal["entries"], seal["base"], f"|S{session}" if session > 1 else ""
    key, count = hkdf(source, b"", f"dpk1|{seal['event']}|seats{later}"), len(team)
    numbers, rows = (shuffled(count, key, f"dpk1/seats/{what}") for what in ("numbers", "rows"))
    sits = [shuffled(len(base), key, f"dpk1/seats/players/{i + 1}") for i in range(count)]
    order = [[numbers.index((number + row) % count) for number in base] for row in rows]
    return [[[team[i]["id"], team[i]["players"][sits[i].pop(0)]] for i in row] for row in order]


def check_seats(seal, session, seats, due):  # due None: only whether somebody sits twice
    state["place"] = name = f"Session {session}, seats"
    if [len(table) for table in seats] != [seal["seats"]] * len(seal["entries"]):
        return say("FAILS", f"{name}: not every table has every seat.")
    listed = [[entry["id"], player] for entry in seal["entries"] for player in entry["players"]]
    everyone, wrong = [who for table in seats for who in table], []
    for t, table in enumerate(seats):
        for s, who in enumerate(table):
            beside = [other[0] for other in table] + [row[s][0] for row in seats]
            odd = beside.count(who[0]) != 2 or everyone.count(who) != 1 or who not in listed
            if who != due[t][s] if due else odd:
                wrong.append(f"table {t + 1}, seat {s + 1} is not for {who[1]} of {who[0]}")
    good = "follow from the draw" if due else "are shared out; the secret will show the draw"
    return say("FAILS" if wrong else "ok", f"{name}: {'; '.join(wrong) or good}.")


def check_cards(seal, n, sealed, session, root, beacon, before):
    entries, seated = seal["entries"], session["seats"]
    text = lambda deal, salt: sorted(deal["deck"].split(" ")) == sorted(CARDS) and deal["deck"]
    for kind in ("reserve", "original"):
        if kind == "original" or (sealed[kind] and session[kind]):
            known = root.get(kind) if seal["beacon"] else sealed[kind]["root"]
            name, info = f"Session {n}, {kind} deals", f"S{n}|{kind}"
            given = sealed[kind], session[kind], known, beacon, ("deal", drawn_deal, text)
            key, secret = check_luck(name, seal, info, *given)
        elif sealed[kind] or session[kind]:
            say("FAILS", f"Session {n}: the {kind} deals are missing or were never sealed.")
    before[n] = beacon.encode() or secret, seated
    first = n - 1 if seal["seat_draw"] == "mirror" and n % 2 == 0 else n
    source, tables = before[first]
    due = drawn_seats(seal, source, first) if source else None
    due = [table[::-1] for table in due or tables] if first != n else due
    check_seats(seal, n, seated, due)
    orders, full = session["running_orders"], [*range(1, sealed["original"]["deals"] + 1)]
    if orders is not None and len(orders) != len(entries):
        say("FAILS", f"Session {n}: there is not one running order for each table.")
    for t, order in enumerate(orders or [], 1):
        due = drawn_order(key, t, len(full), seal["block"]) if key else None
        wrong = order != due if key else sorted(order) != full
        say("FAILS", f"Session {n}, table {t}: the running order is not the one drawn.", wrong)


def check_matches(seal, n, sealed, session, root, beacon, before):
    state["place"] = name = f"Session {n}, roll sets"
    sets, lots, secret = session["sets"], session["lots"], session["secret"]
    if seal["rolls"] == "thrown":
        odd = session["root"] is not None or [] + sets or len(root) > 1
        say("FAILS", f"{name}: something of them is published, but the rolls are thrown.", odd)
        say("open", f"{name}: the secret is not open yet.", secret is None)
        secret = raw(secret) if check_secret(name, sealed, secret) else None
    elif session["root"] is None:
        secret = say("FAILS", f"{name}: the root is missing.")
    else:
        line = lambda each, salt: each["rolls"] if each["rolls"] == drawn_line(salt, again) else ""
        again, known = sealed["reroll"], root.get("original") if seal["beacon"] else sealed["root"]
        drawn = lambda key, number: drawn_rolls(key, number, again)
        given = sealed, session, known, beacon, ("roll set", drawn, line)
        secret = check_luck(name, seal, f"S{n}|original", *given)[1]
        say("FAILS", f"{name}: reserve sets were never sealed.", root.get("reserve") is not None)
    if lots is None:
        return
    source, teams = beacon.encode() or secret, [entry["id"] for entry in seal["entries"]]
    key = hkdf(source, b"", f"dpk1|{seal['event']}|seats|S{n}") if source else b""
    due = [teams[i] for i in shuffled(len(teams), key, "dpk1/lots")] if source else None
    good = lots == due if due else sorted([] + lots) == sorted(teams)
    good = good and seal["final"] and n == len(seal["sessions"])
    how = "follow from the draw" if due else "have every team once; the secret will show the draw"
    say("ok" if good else "FAILS", f"Session {n}, lots {how if good else 'are not those drawn'}.")


def fits_cards(seal):
    base, seats, entries = seal["base"], seal["seats"], seal["entries"]
    ids, who = [entry["id"] for entry in entries], [entry["players"] for entry in entries]
    sets = [deals for s in seal["sessions"] for deals in (s["original"], s["reserve"]) if deals]
    drawn = "algorithm, seat_draw, running_order, block, event"
    how = "dpk1 (balanced|cyclic|mirror) (whole None|blocks [1-9][0-9]*) [A-Za-z0-9-]+"
    return {
        drawn: re.fullmatch(how, " ".join(str(seal[field]) for field in drawn.split(", "))),
        "base": len({*base} & {*range(len(ids))}) == len(base) == seats and 2 <= seats <= 10,
        "entries": len({*ids}) == len(ids) < 32 and all(len({*p}) == len(p) == seats for p in who),
        "sessions": sets and all((s["root"] is None) == bool(seal["beacon"]) for s in sets),
    }


def fits_matches(seal):
    ids, sessions = [entry["id"] for entry in seal["entries"]], seal["sessions"]
    who, drawn = [[] + entry["players"] for entry in seal["entries"]], "algorithm, rolls, event"
    open_root, made = bool(seal["beacon"]) or seal["rolls"] == "thrown", "dpk1 (drawn|thrown) "
    return {
        "format": seal["format"] == "room_match",
        drawn: re.fullmatch(made + "[A-Za-z0-9-]+", " ".join(seal[k] for k in drawn.split(", "))),
        "entries": len({*ids}) == len(ids) > 1 and all(len({*p}) == len(p) for p in who),
        "texts": all(ids) and all(type(text) is str for p in [ids, *who] for text in p),
        "final": type(seal["final"]) is bool and seal["final"] < len(sessions),
        "sessions": sessions and all((s["root"] is None) == open_root for s in sessions),
        "reroll": all(type(s["reroll"]) is bool for s in sessions),
        "sets": all(0 < s["sets"] <= 10000 and raw(s["commitment"]) for s in sessions),
    }


def main(files):
    demand(len(files) in (2, 3), "give it seal.json, opened.json and, if there is one, root.json")
    seal, opened = load(files[0], "seal"), load(files[1])
    roots = load(files[2], "roots") if files[2:] else {"event": seal["event"], "sessions": []}
    state["place"], promised, begun = "the seal", seal["sessions"], opened["sessions"]
    matches, before = "format" in seal, {}
    fits = fits_matches(seal) if matches else fits_cards(seal)
    fits["beacon, rehearsal"] = type(seal["beacon"]) is str and type(seal["rehearsal"]) is bool
    demand(all(fits.values()), f"wrong {', '.join(field for field in fits if not fits[field])}")
    demand(opened.get("format") == seal.get("format"), "opened.json is of another kind of event")
    say("open", "A rehearsal, drawn from a seed: it counts for nothing.", seal["rehearsal"])
    say("open", "No public randomness: the secret may have been chosen.", not seal["beacon"])
    thrown = matches and seal["rolls"] == "thrown"
    say("open", "The rolls are thrown at the tables: no seal can bind them.", thrown)
    say("FAILS", "Files of different events.", len({x["event"] for x in (seal, opened, roots)}) > 1)
    say("FAILS", f"Session {len(promised) + 1} was never sealed.", len(begun) > len(promised))
    for n, (session, sealed) in enumerate(zip(begun, promised), 1):
        beacon = session["beacon"] or ""
        root = {"beacon": beacon}
        if n <= len(roots["sessions"]) and raw(roots["sessions"][n - 1]["original"]):
            root = roots["sessions"][n - 1]
        if bool(beacon) != bool(seal["beacon"]) or beacon != root["beacon"]:
            say("FAILS", f"Session {n}: the public randomness is not as sealed and published.")
        elif beacon:
            say("open", f"Session {n} was mixed with {beacon!r}. Look it up: {seal['beacon']}.")
        check = check_matches if matches else check_cards
        check(seal, n, sealed, session, root, beacon, before)
    for n in range(len(begun) + 1, len(promised) + 1):
        say("open", f"Session {n} was sealed; nothing of it is published here.")
    say("open", "Signatures were not checked; `evendeal verify` checks them.")
    return int(state["failed"])


if __name__ == "__main__":
    try:
        sys.stdout.reconfigure(errors="backslashreplace")
        sys.exit(main(sys.argv[1:]))
    except (ValueError, LookupError, TypeError, AttributeError, OSError, RecursionError) as why:
        print(shown(f"Cannot be read: {state['place']}: {why}"))
        sys.exit(2)
