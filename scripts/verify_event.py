"""Check an event against its seal: python3 verify_event.py seal.json opened.json [others]

The others are root.json and lineups.json, where the event has them. For events of teams at cards,
of individuals at cards and of matches (backgammon); the seal says which. Needs Python 3.9 or newer,
nothing else. Exit code 0: all that can be checked holds; 1: something does not; 2: a file cannot
be read. Rules: docs/seals.md. Signatures are not checked, as Ed25519 is not in Python's standard
library: `evendeal verify` checks them.
"""

# ruff: noqa: B905, D103, E401, E731, I001, RUF005, RUF007, T201
import hashlib, hmac, json, math, re, sys

CARDS = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
HASH, BEACON = "[0-9a-f]{64}", "(?!.{201})[a-z0-9]+([ .:-][a-z0-9]+)*"
INSTANT = r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:Z|\+00:00)"
JOINERS, FLAGS = ["\u200c", "\u200d"], "burns|rehearsal|reroll|final|line_ups_close|exchanged"
state = {"place": "the command", "failed": False}

sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
leaf = lambda n, salt, text: sha(b"\0", n.to_bytes(4, "big"), salt, text.encode())
mac = lambda key, text: hmac.new(key, text.encode(), "sha512").digest()
hkdf = lambda ikm, salt, info: mac(hmac.new(salt, ikm, "sha512").digest(), info + "\1")  # RFC 5869
raw = lambda text: demand(re.fullmatch(HASH, text), "not 64 hex digits") or bytes.fromhex(text)
# No text of a file may hide a line or forge one. A joiner inside a word is one of its letters.
EMOJI, VIRAMAS = "[\u2190-\u2bff\U0001f000-\U0001faff]", [*range(0x94D, 0xD4E, 0x80), 0xDCA]
word = lambda c: c.isprintable() and (f"a{c or '-'}".isidentifier() or re.match(EMOJI, c))
joins = lambda a="", j="", b="": word(a) and (word(b) or ord(a) in VIRAMAS) and j in JOINERS
prints = lambda text, i: text[i].isprintable() or joins(*text[i - 1 : i + 2])
clean = lambda text: "".join(c if prints(text, i) else ascii(c)[1:-1] for i, c in enumerate(text))


def say(check, word, sentence, applies=True):  # check: what was looked at, in a word that stays
    word = ("FAILS", "ok")[word] if type(word) is bool else word
    if applies:
        state["failed"] |= word == "FAILS"
        print(clean(f"{word:<7}{sentence}"))


def demand(condition, why):
    if not condition:
        raise ValueError(why)


def at(text):  # an instant in UTC, as a text that can be compared with others
    demand(found := re.fullmatch(INSTANT, text), "no instant in UTC")
    return found[1] + (found[2] or "").ljust(6, "0")


def load(name, *parts):
    state["place"] = name
    once = lambda pairs: demand(len(dict(pairs)) == len(pairs), "a field twice") or dict(pairs)
    with open(name, "rb") as file:
        value = json.loads(text := file.read().decode("utf-8"), object_pairs_hook=once)
    bare = re.sub(rf'"({FLAGS})"\s*:\s*(true|false)|"(\\.|[^"\\])*"|null', "", text)
    demand(not re.search(r"[^][{},:\s\d]", bare), "expected whole numbers from 0, or texts")
    part = next((part for part in parts if part in value), None)
    demand(part or not parts, f"it is none of {', '.join(parts)}")
    value = value[part] if part else value
    for n, session in enumerate([] + value["sessions"], 1):
        demand(session["session"] == n, "sessions are not 1, 2, ... in order")
        beacon = None if part == "seal" else session.get("beacon")
        demand(beacon is None or re.fullmatch(BEACON, beacon), "no value of public randomness")
    return (part, value) if parts[1:] else value


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
    state["place"], (one, drawn, text, root_said) = name, luck  # one: "deal" or "roll set"
    field = one.split(" ")[-1]
    count, secret, key, every = sealed[field + "s"], opened["secret"], None, opened[field + "s"]
    numbers = [each[field] for each in [] + every]
    demand(numbers == sorted(set(numbers)) and 0 < count <= 10000, "too many, or out of order")
    part, printed = f"{len(numbers)} of {count} {one}s open", raw(opened["root"])
    say("open-so-far", "open", f"{name}: {part}, the secret is not yet.", secret is None)
    if secret is not None and "reserve" not in name and len(numbers) < count:
        say("ended-early", "FAILS", f"{name.split(',')[0]} was ended with {part}.")
    if root is None:
        say(root_said[0], root_said[1], f"{name}: {root_said[2]}")
    root = printed if root is None else raw(root)
    say("root", "FAILS", f"{name}: the root is not the one published before play.", root != printed)
    if check_secret(name, sealed, secret):
        key = hkdf(raw(secret), sha(beacon.encode()), f"dpk1|{seal['event']}|{info}")
        level = [drawn(key, n) for n in range(1, count + 1)]
        while level[1:]:  # two by two; a last one alone goes up as it is
            twos = [level[at : at + 2] for at in range(0, len(level), 2)]
            level = [sha(b"\1", *two) if two[1:] else two[0] for two in twos]
        good = root == level[0]
        say("follow", good, f"{name}: {'all' if good else 'other'} {one}s follow from the secret.")
    for each in every:
        n, salt, path = each[field], raw(each["salt"]), [raw(step) for step in [] + each["path"]]
        line = text(each, salt)
        good = 0 < n <= count and bool(line)
        good = good and climb(leaf(n, salt, line), n - 1, count, path) == root
        how = f"is {'' if good else 'not '}the {one} that was sealed."
        say(one.replace(" ", "-"), good, f"{name[:-1]} {n} {how}")
    return key, key and raw(secret)


def check_secret(name, sealed, secret):
    promised = raw(sealed["commitment"])
    good = secret is not None and sha(b"dpk1/commit", raw(secret)) == promised
    sentence = f"{name}: the opened secret is {'' if good else 'not '}the sealed one."
    say("secret", good, sentence, secret is not None)
    return good


def drawn_order(seal, key, table, deals):  # key: None as long as the secret is closed
    if seal["running_order"] == "sequence" or not key:
        return [*range(1, deals + 1)]
    block = seal["block"]
    size, label = block or deals, f"dpk1/order/{table}"
    runs = [(a, f"{label}/{a // size + 1}" if block else label) for a in range(0, deals, size)]
    return [a + x + 1 for a, run in runs for x in shuffled(min(size, deals - a), key, run)]


def seats_key(seal, source, session):  # source: the public randomness, or else the secret
    later = f"|S{session}" if session > 1 else ""
    return hkdf(source, b"", f"dpk1|{seal['event']}|seats{later}")


def drawn_seats(seal, base, source, session, players):  # -> [[[entry, player] by seat] by table]
    key, ids, count = seats_key(seal, source, session), [*players], len(players)
    numbers, rows = (shuffled(count, key, f"dpk1/seats/{what}") for what in ("numbers", "rows"))
    sits = [shuffled(len(base), key, f"dpk1/seats/players/{i + 1}") for i in range(count)]
    order = [[numbers.index((number + row) % count) for number in base] for row in rows]
    return [[[ids[i], players[ids[i]][sits[i].pop(0)]] for i in row] for row in order]


def check_seats(session, seats, players, size, due, changed):  # due None: is anybody there twice
    state["place"] = name = f"Session {session}, seats"
    if [len(table) for table in seats] != [size] * len(players):
        return say("seats", "FAILS", f"{name}: not every table has every seat.")
    listed = [[entry, player] for entry, names in players.items() for player in names]
    everyone, wrong = [who for table in seats for who in table], []
    for t, table in enumerate(seats):
        for s, who in enumerate(table):
            beside = [other[0] for other in table] + [row[s][0] for row in seats]
            odd = beside.count(who[0]) != 2 or everyone.count(who) != 1 or who not in listed
            if who != due[t][s] if due else odd:
                wrong.append(f"table {t + 1}, seat {s + 1} is not for {who[1]} of {who[0]}")
    if changed is not None:
        changed = f"follow from the draw; {changed} of {len(everyone)} were changed by line-ups"
    good = (changed or "follow from the draw") if due else "are shared out; the secret tells more"
    check = "seats" if due else "seats-shared"
    return say(check, not wrong, f"{name}: {'; '.join(wrong) or good}.")


def check_substitutions(n, session, seats):
    sat = {(t, s): who for t, row in enumerate(seats, 1) for s, who in enumerate(row, 1)}
    for each in [] + session["substitutions"]:
        place, come, when = (each["table"], each["seat"]), each["player"], at(each["at"])
        demand(type(come) is str and when, "a substitute without a name")
        there = sat.get(place, ["nobody", None])
        wrong = there[1] != each["gone"] or come in [who[1] for who in sat.values()]
        sat[place] = [there[0], come] if not wrong else there
        act = f"table {place[0]}, seat {place[1]}: {come} came for {each['gone']} on {each['at']}"
        act += ", who does not sit there, or sits elsewhere himself" if wrong else ""
        say("substitution", "FAILS" if wrong else "open", f"Session {n}, {act}.")


def check_closed(seal, n, session, what, drawn, changed, files):  # drawn: whose draws tell seats
    name, (begun, roots, closed) = f"Session {n}", files
    line_ups, ends = session["line_ups"], session["line_ups"]["closed_at"]
    words = {seal["sessions"][each - 1]["beacon"] for each in drawn}
    steps, unsaid = [(at(session["begun_at"]), False, session["begun_at"])], False
    for m, other in enumerate(seal["sessions"], 1):  # whose draw tells who sits where here
        if m in drawn or (other["beacon"] and other["beacon"] in words):
            unsaid |= other["known_from"] is None
            if other["known_from"] is not None and not seal["rehearsal"]:
                steps.append((at(other["known_from"]), True, other["known_from"]))
            made = [*roots[m - 1 : m], *begun[m - 1 : m]][:1]  # its root, or else its beginning
            moments = [each.get("published_at") or each["begun_at"] for each in made]
            steps += [(at(text), False, text) for text in moments]
    late = [text for text in changed if ends is None or at(text) > at(ends)]
    late += [t for when, strict, t in steps if ends is None or when < at(ends) + "!" * strict]
    end = f"closed on {ends}" + (f", and then came {late[0]}" if late else ", before its draw")
    say("line-ups-closed", not late, f"{name}: its {what} were {end if ends else 'never closed'}.")
    doubt = ("line-ups-look-up", f"{name}: look up that nobody could know its value on {ends}.")
    known = f"{name}: the organiser could know the seats while {what} could still be changed."
    doubt = doubt if words - {""} else ("seats-known", known)
    say(doubt[0], "open", doubt[1], ends is not None and unsaid)
    found = closed[n - 1] if closed and n <= len(closed) else None
    if closed is None:
        say("line-ups-not-given", "open", f"{name}: no lineups.json was given, which shows when.")
    elif found is None:
        say("line-ups-lack-session", "open", f"{name}: lineups.json has nothing of this session.")
    else:
        same = [found["closed_at"], found["entries"]] == [ends, line_ups["entries"]]
        sentence = f"{name}: its {what} are {'' if same else 'not '}those of lineups.json."
        say("line-ups-published", same, sentence)


def check_line_ups(seal, n, sealed, session, files):  # -> players by entry, changed
    name, size = f"Session {n}", sealed["seats"]
    listed = {entry["id"]: entry["players"][:size] for entry in seal["entries"]}
    known = f"{name}: the organiser could know the seats while line-ups could still be changed."
    if seal["version"] == 1:
        late = "line-ups were not closed before the public randomness was known."
        doubt = ("line-ups-open", f"{name}: {late}") if sealed["beacon"] else ("seats-known", known)
        return listed, say(doubt[0], "open", doubt[1])
    state["place"], line_ups = f"{name}, line-ups", session["line_ups"]
    players = {each["id"]: [] + each["players"] for each in line_ups["entries"]}
    now, owner = dict(listed), {}
    for each in [] + line_ups["changes"]:
        demand(type(each["entry"]) is str and at(each["at"]), "no entry")
        now[each["entry"]] = [] + each["players"]
        change = f"{each['entry']} was lined up as {', '.join(each['players'])} on {each['at']}."
        say("line-up", "open", f"{name}: {change}")
    demand(all(type(who) is str for line in players.values() for who in line), "no name")
    for who, entry in [(who, each["id"]) for each in seal["entries"] for who in each["players"]]:
        owner[who] = None if owner.get(who, entry) != entry else entry
    fits = [*players] == [*listed] and players == now
    fits = fits and all(len({*line}) == len(line) == size for line in players.values())
    owned = [owner.setdefault(who, e) in (None, e) for e in players for who in players[e]]
    if not fits or not all(owned):
        say("line-ups-fit", "FAILS", f"{name}: its line-ups are not explained by their changes.")
        return listed, None
    first = n - 1 if seal["seat_draw"] == "mirror" and n % 2 == 0 else n
    changes = [each["at"] for each in line_ups["changes"]]
    check_closed(seal, n, session, "line-ups", {n, first}, changes, files)
    return players, sum(a != b for e in players for a, b in zip(players[e], listed[e]))


def check_deals(seal, n, sealed, session, root, beacon, root_said):  # -> key, secret if proven
    text = lambda deal, salt: sorted(deal["deck"].split(" ")) == sorted(CARDS) and deal["deck"]
    for kind in ("reserve", "original"):
        if kind == "original" or (sealed[kind] and session[kind]):
            known = root.get(kind) if sealed["beacon"] else sealed[kind]["root"]
            name, info = f"Session {n}, {kind} deals", f"S{n}|{kind}"
            luck = ("deal", drawn_deal, text, root_said)
            given = sealed[kind], session[kind], known, beacon, luck
            key, secret = check_luck(name, seal, info, *given)
        elif (sealed[kind], session[kind]) != (None, None):
            say("sealed", "FAILS", f"Session {n}: the {kind} deals are missing or never sealed.")
    return key, secret


def check_orders(seal, n, sealed, session, key, tables):
    orders, deals = session["running_orders"], sealed["original"]["deals"]
    if orders is not None and len(orders) != tables:
        say("orders", "FAILS", f"Session {n}: there is not one running order for each table.")
    for t, order in enumerate(orders or [], 1):
        due = drawn_order(seal, key, t, deals)
        sure = key or seal["running_order"] == "sequence"
        wrong = order != due if sure else sorted(order) != due
        say("orders", "FAILS", f"Session {n}, table {t}: the running order is not as drawn.", wrong)


def check_cards(seal, n, sealed, session, root, beacon, root_said, before, files):
    key, secret = check_deals(seal, n, sealed, session, root, beacon, root_said)
    seats, size = session["seats"], sealed["seats"]
    players, changed = check_line_ups(seal, n, sealed, session, files)
    state["place"] = f"Session {n}, seats"
    before[n] = beacon.encode() or secret, seats, players
    first = n - 1 if seal["seat_draw"] == "mirror" and n % 2 == 0 else n
    source, tables, theirs = before[first]
    due = drawn_seats(seal, sealed["base"], source, first, players) if source else None
    listed = all(who[1] in theirs.get(who[0], []) for table in tables for who in table)
    listed = listed and [len(table) for table in tables] == [size] * len(players)
    if first != n and not due and listed:
        mine = lambda who: [who[0], players[who[0]][theirs[who[0]].index(who[1])]]
        due = [[mine(who) for who in table] for table in tables]
    due = [table[::-1] for table in due] if due and first != n else due
    check_seats(n, seats, players, size, due, changed)
    if seal["version"] > 1:
        check_substitutions(n, session, seats)
    check_orders(seal, n, sealed, session, key, len(seal["entries"]))


held_again = lambda table, held: sum((who, s) in held for s, who in enumerate(table))
side_by_side = lambda table: {frozenset(pair) for pair in zip(table, table[1:] + table[:1])}


def table_sizes(count, size):
    tables = -(-count // size)
    return [count // tables + (t < count % tables) for t in range(tables)]


def memory(before):  # former sessions, laid out for counting
    old = [table for session in before for table in session]
    pairs = set().union(*map(side_by_side, old))
    held = {(who, s) for table in old for s, who in enumerate(table)}
    return pairs, held, [{w: t for t, table in enumerate(s) for w in table} for s in before]


def repeated(tables, past):  # neighbours, seats and meetings that come again
    (pairs, held, where), met = past, 0
    for table, at_table in ((table, each) for table in tables for each in where):
        came = [at_table[who] for who in table if who in at_table]
        met += sum(math.comb(came.count(t), 2) for t in {*came})
    again = sum(held_again(table, held) for table in tables)
    return sum(len(side_by_side(table) & pairs) for table in tables), again, met


def fewest(ids, size, past):  # less no draw can repeat
    (pairs, held, where), sizes, here, met = past, table_sizes(len(ids), size), {*ids}, 0
    needed, old = sum(many if many > 2 else 1 for many in sizes), sum(p <= here for p in pairs)
    for at_table in where:
        groups = len({at_table[who] for who in here & {*at_table}}) + len(here - {*at_table})
        for many in sizes:  # spread over the groups as evenly as can be
            each, over = divmod(many, groups)
            met += over * math.comb(each + 1, 2) + (groups - over) * math.comb(each, 2)
    tired = sum(all((who, s) in held for s in range(max(sizes))) for who in ids)
    return max(0, needed - math.comb(len(ids), 2) + old), tired, met


def drawn_places(key, ids, size, past):  # -> [[entry by seat] by table]: the best of 64 draws
    def draw(number):
        order, tables = [ids[i] for i in shuffled(len(ids), key, f"dpk1/places/{number}")], []
        for many in table_sizes(len(ids), size):
            table, order = order[:many], order[many:]
            turns = [table[many - k :] + table[: many - k] for k in range(many)]
            tables.append(min(turns, key=lambda turn: held_again(turn, past[1])))
        return tables

    def worth(tables):
        pairs, again, met = repeated(tables, past)
        return pairs + again, met

    return min(map(draw, range(64)), key=worth)  # of equals the first


def check_listed(seal, n, sealed, session, before, files):  # -> whether they can be the entries
    state["place"] = name = f"Session {n}, entries"
    listed = [(each["id"], [] + each["players"]) for each in session["line_ups"]["entries"]]
    demand(all(type(text) is str for who in listed for text in [who[0], *who[1]]), "no name")
    ids, own = [entry for entry, _ in listed], [entry["id"] for entry in seal["entries"]]
    known = {entry: who[0] for m in range(n - 1, 0, -1) for entry, who in before[m][0] if who}
    known = {**known, **{entry["id"]: entry["players"][0] for entry in seal["entries"]}}
    fits = all(len(who) == 1 and known.get(entry, who[0]) == who[0] for entry, who in listed)
    fits = fits and len({*ids}) == len(ids) and 2 * -(-len(ids) // sealed["seats"]) <= len(ids) > 0
    order = [entry for entry in own if entry in ids]
    fits = fits and ids[: len(order)] == order
    fits = fits and (not sealed["exchanged"] or listed == before[n - 1][0])
    before[n] = listed, session["seats"]
    if not fits:
        return say("line-ups-fit", "FAILS", f"{name} cannot be those of the session.")
    late = [f"{who[0]} ({entry})" for entry, who in listed if entry not in own]
    say("late-entry", "open", f"{name}: after the seal came {', '.join(late)}.", late)
    sealed_ones = [(each["id"], each["players"]) for each in seal["entries"]]
    then = before[n - 1][0] if n > 1 else sealed_ones
    gone = [f"{who[0]} ({entry})" for entry, who in then if entry not in ids and who]
    say("not-playing", "open", f"{name}: not among them any more: {', '.join(gone)}.", gone)
    check_closed(seal, n, session, "entries", () if sealed["exchanged"] else (n,), [], files)
    return True


def check_ladder(seal, n, sealed, session, root, beacon, root_said, before, files):
    key, secret = check_deals(seal, n, sealed, session, root, beacon, root_said)
    if check_listed(seal, n, sealed, session, before, files):
        check_places(seal, n, sealed, session, beacon.encode() or secret, before)
    check_orders(seal, n, sealed, session, key, len(session["seats"]))


def check_places(seal, n, sealed, session, source, before):
    state["place"] = name = f"Session {n}, seats"
    listed, seats = before[n]
    players, size = {entry: who[0] for entry, who in listed}, sealed["seats"]
    everyone = [who for table in seats for who in table]
    right = [len(table) for table in seats] == table_sizes(len(listed), size)
    right = right and sorted(everyone) == sorted([entry, who] for entry, who in players.items())
    if not right:
        return say("seats", "FAILS", f"{name}: not everybody once, at tables of even size.")
    former = [[[who[0] for who in table] for table in before[m][1]] for m in range(1, n)]
    past = memory(former)
    mine, check, how = [[who[0] for who in table] for table in seats], "seats", ""
    if sealed["exchanged"]:
        due, how = [table[::-1] for table in former[-1]], f"are those of session {n - 1}, exchanged"
    elif source:
        due = drawn_places(seats_key(seal, source, n), [*players], size, past)
        how = "follow from the best of 64 draws"
    else:
        due, check, how = mine, "seats-shared", "are shared out; the secret tells more"
    if former and not sealed["exchanged"]:
        misses = "neighbours {}, seats {}, meetings {}".format
        how += f"; of former sessions come again: {misses(*repeated(mine, past))}; no draw could "
        how += f"have less than {misses(*fewest([*players], size, past))}"
    same = [*map(len, due)] == [*map(len, mine)]
    wrong = [
        f"table {t}, seat {s} is not for {players[who]}"
        for t, table in enumerate(mine, 1)
        for s, who in enumerate(table, 1)
        if not same or who != due[t - 1][s - 1]
    ]
    return say(check, not wrong, f"{name}: {'; '.join(wrong) or how}.")


def check_matches(seal, n, sealed, session, root, beacon, root_said, before, files):
    state["place"] = name = f"Session {n}, roll sets"
    sets, lots, secret = session["sets"], session["lots"], session["secret"]
    if seal["rolls"] == "thrown":
        odd = session["root"] is not None or [] + sets or len(root) > 1
        sentence = f"{name}: something of them is published, but the rolls are thrown."
        say("thrown-root", "FAILS", sentence, odd)
        say("open-so-far", "open", f"{name}: the secret is not open yet.", secret is None)
        secret = raw(secret) if check_secret(name, sealed, secret) else None
    elif session["root"] is None:
        secret = say("root", "FAILS", f"{name}: the root is missing.")
    else:
        line = lambda each, salt: each["rolls"] if each["rolls"] == drawn_line(salt, again) else ""
        known = root.get("original") if sealed["beacon"] else sealed["root"]
        again, salted = sealed["reroll"], lambda key, n: mac(key, f"dpk1/rolls/{n}")[:32]
        drawn = lambda key, n: leaf(n, salted(key, n), drawn_line(salted(key, n), again))
        given = sealed, session, known, beacon, ("roll set", drawn, line, root_said)
        secret = check_luck(name, seal, f"S{n}|original", *given)[1]
        sentence = f"{name}: reserve sets were never sealed."
        say("sealed", "FAILS", sentence, root.get("reserve") is not None)
    for each in [] + session["line_ups"] if seal["version"] > 1 else ():
        match, team, who, when = each["match"], each["team"], each["players"], at(each["at"])
        line_up = f"{team} was lined up with {' and '.join(who)} on {each['at']}, "
        line_up += f"{'after' if when >= at(session['begun_at']) else 'before'} its session began"
        demand(type(match) is int and type(team) is str and len(who) == 2, "no line-up of a match")
        odd = team not in [entry["id"] for entry in seal["entries"]] or who[0] == who[1]
        say("match-line-up", "FAILS" if odd else "open", f"Session {n}, match {match}: {line_up}.")
    if lots is None:
        return
    source, teams = beacon.encode() or secret, [entry["id"] for entry in seal["entries"]]
    key = hkdf(source, b"", f"dpk1|{seal['event']}|seats|S{n}") if source else b""
    due = [teams[i] for i in shuffled(len(teams), key, "dpk1/lots")] if source else None
    good = lots == due if due else sorted([] + lots) == sorted(teams)
    good = good and seal["final"] and n == len(seal["sessions"])
    how = "follow from the draw" if due else "have every team once; the secret will show the draw"
    say("lots", good, f"Session {n}, lots {how if good else 'are not those drawn'}.")


def binds_deals(session):
    spare = [] if session["reserve"] is None else [session["reserve"]]
    return all(
        (deals["root"] is None) == bool(session["beacon"])
        and raw(deals["commitment"])
        and (deals["root"] is None or raw(deals["root"]))
        and 0 < deals["deals"] <= 10000
        for deals in [session["original"], *spare]
    )


def fits_cards(seal):
    entries, first, sessions = seal["entries"], seal["version"] == 1, seal["sessions"]
    ids, who = [entry["id"] for entry in entries], [entry["players"] for entry in entries]
    drawn = "algorithm, seat_draw, running_order, block, event"
    order = "whole None|blocks [1-9][0-9]*" + ("" if first else "|sequence None")
    how = f"dpk1 (balanced|cyclic|mirror) ({order}) [A-Za-z0-9-]+"
    rows, places = [(s["base"], s["seats"]) for s in sessions], {*range(len(ids))}
    seating = [(s["seating"], s["tables"], s["line_ups_close"]) for s in sessions if not first]
    sizes = [(len(p), size, len({*p})) for p in who for _, size in rows]
    twins = zip(rows[::2], rows[1::2]) if seal["seat_draw"] == "mirror" else ()
    return {
        drawn: re.fullmatch(how, " ".join(str(seal[field]) for field in drawn.split(", "))),
        "base": all(len({*b} & places) == len(b) == s and 2 <= s <= 10 for b, s in rows),
        "entries": len({*ids}) == len(ids) < 32,
        "players": all(many == own >= s and (many == s or not first) for many, s, own in sizes),
        "seating": all(each == ("drawn", len(ids), True) for each in seating),
        "seats": all(one[1] == other[1] for one, other in twins),
        "sessions": sessions and all(map(binds_deals, sessions)),
    }


def fits_ladder(seal):
    entries, sessions = seal["entries"], seal["sessions"]
    ids, who = [entry["id"] for entry in entries], [[] + entry["players"] for entry in entries]
    play = "algorithm, format, version, running_order, block, event"
    how = "dpk1 seat_ladder 2 (whole None|blocks [1-9][0-9]*|sequence None) [A-Za-z0-9-]+"
    drawn = [s["beacon"] for s in sessions if s["beacon"] and not s["exchanged"]]
    before = zip([{"exchanged": True, "seats": 0}, *sessions], sessions)
    halves = [(one, other) for one, other in before if other["exchanged"]]
    return {
        play: re.fullmatch(how, " ".join(str(seal[field]) for field in play.split(", "))),
        "entries": len({*ids}) == len(ids) > 1 and all(len(p) == 1 for p in who),
        "texts": all(ids) and all(type(text) is str for p in [ids, *who] for text in p),
        "seating": all((s["seating"], s["line_ups_close"]) == ("drawn", True) for s in sessions),
        "seats": all(s["seats"] in range(2, 11) for s in sessions),
        "exchanged": all(type(s["exchanged"]) is bool for s in sessions)
        and not any(one["exchanged"] or one["seats"] != other["seats"] for one, other in halves),
        "sessions": sessions and all(map(binds_deals, sessions)),
        "beacon of a session": len({*drawn}) == len(drawn),
    }


def fits_matches(seal):
    ids, sessions = [entry["id"] for entry in seal["entries"]], seal["sessions"]
    who, drawn = [[] + entry["players"] for entry in seal["entries"]], "algorithm, rolls, event"
    thrown, made = seal["rolls"] == "thrown", "dpk1 (drawn|thrown) "
    newer = [(s["seating"], s["line_ups_close"]) for s in sessions if seal["version"] > 1]
    return {
        "format": seal["format"] == "room_match",
        drawn: re.fullmatch(made + "[A-Za-z0-9-]+", " ".join(seal[k] for k in drawn.split(", "))),
        "entries": len({*ids}) == len(ids) > 1 and all(len({*p}) == len(p) for p in who),
        "texts": all(ids) and all(type(text) is str for p in [ids, *who] for text in p),
        "final": type(seal["final"]) is bool and seal["final"] < len(sessions),
        "sessions": sessions
        and all((s["root"] is None) == (bool(s["beacon"]) or thrown) for s in sessions),
        "reroll": all(type(s["reroll"]) is bool for s in sessions),
        "seating": all(each == ("none", False) for each in newer),
        "sets": all(0 < s["sets"] <= 10000 and raw(s["commitment"]) for s in sessions),
    }


def main(files):
    demand(len(files) in (2, 3, 4), "give it seal.json, opened.json, and root.json, lineups.json")
    seal, opened = load(files[0], "seal"), load(files[1])
    others = dict(load(name, "roots", "line_ups") for name in files[2:])
    roots, closed = others.get("roots"), others.get("line_ups")
    state["place"], before, ladder = "the seal", {}, seal.get("format") == "seat_ladder"
    matches = "format" in seal and not ladder
    seal["version"] = version = seal.get("version", 1)
    demand(version in (1, 2), f"version {str(version)[:9]} is not known to this script")
    once = {field: seal[field] for field in ("beacon", "seats", "base") if field in seal}
    once = {**once, "known_from": None} if version == 1 else {}  # said once for all sessions
    promised = seal["sessions"] = [{**session, **once} for session in seal["sessions"]]
    described = [session["beacon"] for session in promised]
    fits = (fits_ladder if ladder else fits_matches if matches else fits_cards)(seal)
    fits["beacon"] = all(type(b) is str and bool(b) == bool(described[0]) for b in described)
    known = [(s["beacon"], s["known_from"]) for s in promised if s["known_from"] is not None]
    fits["known_from, sealed_at"] = all(b and at(k) for b, k in known) and at(seal["sealed_at"])
    fits["rehearsal"] = type(seal["rehearsal"]) is bool
    demand(all(fits.values()), f"wrong {', '.join(field for field in fits if not fits[field])}")
    demand(opened.get("format") == seal.get("format"), "opened.json is of another kind of event")
    named = {x["event"] for x in (seal, opened, roots, closed) if x is not None}
    say("same-event", "FAILS", "Files of different events.", len(named) > 1)
    if opened.get("version", 1) != version:
        return say("version", "FAILS", "opened.json is of another version than the seal.") or 1
    rehearsed = "A rehearsal, drawn from a seed: it counts for nothing."
    say("rehearsal", "open", rehearsed, seal["rehearsal"])
    sentence = "No public randomness: the secret may have been chosen."
    say("no-randomness", "open", sentence, not described[0])
    thrown = matches and seal["rolls"] == "thrown"
    say("thrown", "open", "The rolls are thrown at the tables: no seal can bind them.", thrown)
    begun, rooted = opened["sessions"], [] if roots is None else roots["sessions"]
    say("sealed", "FAILS", f"Session {len(promised) + 1} was never sealed.", begun[len(promised) :])
    for n, (session, sealed) in enumerate(zip(begun, promised), 1):
        beacon = session["beacon"] or ""
        root, root_said = {"beacon": beacon}, ("root-not-given", "open", "no root.json was given.")
        if roots is not None:
            root_said = ("root-lacks-session", "open", "root.json has no root of this session.")
        if n <= len(rooted) and raw(rooted[n - 1]["original"]):
            root = rooted[n - 1]
            demand(root["reserve"] is None or raw(root["reserve"]), "no root of reserve deals")
            root_said = ("root", "FAILS", "root.json has no root of what was sealed.")
        if bool(beacon) != bool(sealed["beacon"]) or beacon != root["beacon"]:
            sentence = f"Session {n}: the public randomness is not as sealed and published."
            say("randomness", "FAILS", sentence)
        elif beacon:
            sentence = f"Session {n} was mixed with {beacon!r}. Look it up: {sealed['beacon']}."
            say("look-up", "open", sentence)
        known = [] if seal["rehearsal"] or sealed["known_from"] is None else [sealed["known_from"]]
        steps = [("sealed", seal["sealed_at"]), *(("randomness known", text) for text in known)]
        steps += [("root", root["published_at"])] if "original" in root else []
        steps += [("begun", session["begun_at"])] if version > 1 else []
        steps = [(what, text, at(text)) for what, text in steps]
        good = all(one[2] <= other[2] for one, other in zip(steps, steps[1:]))
        moments = ", ".join(f"{what} {text}" for what, text, _ in steps)
        say("times", good, f"Session {n}, by its own times: {moments}.", steps[1:])
        check = check_ladder if ladder else check_matches if matches else check_cards
        given = before, (begun, rooted, closed and closed["sessions"])
        check(seal, n, sealed, session, root, beacon, root_said, *given)
        for act in () if version < 2 or session["acts"] is None else [] + session["acts"]:
            demand(at(act["at"]) and type(act["what"]) is str, "no act")
            say("act", "open", f"Session {n}, {act['at']}: {act['what']}")
        over, spare = session if matches else session["original"], session.get("reserve")
        kept = [("acts", session["acts"])] if version > 1 else []
        kept += [("running orders", session["running_orders"])] if not matches else []
        kept += [("reserve secret", spare["secret"])] if spare else []
        for what, gone in kept if over["secret"] is not None else ():
            say("withheld", "FAILS", f"Session {n} has ended without its {what}.", gone is None)
    for n in range(len(begun) + 1, len(promised) + 1):
        sentence = f"Session {n} was sealed; nothing of it is published here."
        say("nothing-published", "open", sentence)
    say("signature", "open", "Signatures were not checked; `evendeal verify` checks them.")
    return int(state["failed"])


if __name__ == "__main__":
    try:
        sys.stdout.reconfigure(errors="backslashreplace")
        sys.exit(main(sys.argv[1:]))
    except (ValueError, LookupError, TypeError, AttributeError, OSError, RecursionError) as why:
        print(clean(f"Cannot be read: {state['place']}: {why}"))
        sys.exit(2)
