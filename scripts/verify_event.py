"""Check an event against its seal: python3 verify_event.py seal.json opened.json [root.json]

Needs Python 3.9 or newer, nothing else. Exit code 0: all that can be checked holds; 1: something
does not; 2: a file cannot be read. Rules: docs/seals.md. Signatures are not checked, as Ed25519
is not in Python's standard library: `evendeal verify` checks them.
"""

# ruff: noqa: D103, T201
import hashlib
import hmac
import json
import sys
from math import factorial

CARDS = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
state = {"place": "the command", "failed": False}


def say(word, sentence):
    state["failed"] |= word == "FAILS"
    print(f"{word:<7}{sentence}")


def demand(condition, why):
    if not condition:
        raise ValueError(why)


def load(name):
    def once(pairs):
        return demand(len(dict(pairs)) == len(pairs), "a field twice") or dict(pairs)

    state["place"] = name
    with open(name, "rb") as file:
        return json.loads(file.read().decode("utf-8"), object_pairs_hook=once)


def raw(digits):
    demand(len(digits) == 64 and bytes.fromhex(digits).hex() == digits, "not 64 hex digits")
    return bytes.fromhex(digits)


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key, text):
    return hmac.new(key, text.encode(), "sha512").digest()


def hkdf(material, salt, info):  # RFC 5869; 64 bytes are one block of SHA-512
    return mac(hmac.new(salt, material, "sha512").digest(), info + "\x01")


def leaf(deal, salt, cards):
    return sha(b"\0", deal.to_bytes(4, "big"), salt, cards.encode())


def drawn_leaf(key, deal):
    limit = 2**512 // factorial(52) * factorial(52)
    tries = (int.from_bytes(mac(key, f"dpk1/deal/{deal}/{c}"), "big") for c in range(99))
    index, left, cards = next(x for x in tries if x < limit) % factorial(52), list(CARDS), []
    for n in range(51, -1, -1):
        digit, index = divmod(index, factorial(n))
        cards.append(left.pop(digit))
    return leaf(deal, mac(key, f"dpk1/salt/{deal}")[:32], " ".join(cards))


def shuffled(count, key, label):
    blocks = (mac(key, f"{label}/{counter}") for counter in range(10**6))
    words = (int.from_bytes(b[at : at + 8], "big") for b in blocks for at in range(0, 64, 8))
    numbers = list(range(count))
    for m in range(count, 1, -1):
        j = next(word for word in words if word < 2**64 // m * m) % m
        numbers[m - 1], numbers[j] = numbers[j], numbers[m - 1]
    return numbers


def root_over(leaves):
    k = 1 << (len(leaves) - 1).bit_length() >> 1  # the largest power of two below the count
    return sha(b"\1", root_over(leaves[:k]), root_over(leaves[k:])) if k else leaves[0]


def climb(found, index, count, path):  # the root to which leaf and path lead, or b""
    k = 1 << (count - 1).bit_length() >> 1
    if not k or not path:
        return b"" if k or path else found
    if index < k:
        return sha(b"\1", climb(found, index, k, path[:-1]), path[-1])
    return sha(b"\1", path[-1], climb(found, index - k, count - k, path[:-1]))


def check_deals(seal, session, kind, sealed, opened, root, beacon):  # -> key, secret if proven
    state["place"] = name = f"Session {session}, {kind} deals"
    count, secret, key = sealed["deals"], opened["secret"], None
    if root is None:
        say("open", f"{name}: no root.json was given; it shows that the root is older than play.")
    elif raw(root) != raw(opened["root"]):
        say("FAILS", f"{name}: the root is not the one published before play.")
    root = raw(opened["root"] if root is None else root)
    if secret and sha(b"dpk1/commit", raw(secret)) != raw(sealed["commitment"]):
        say("FAILS", f"{name}: the opened secret is not the sealed one.")
    elif secret:
        key = hkdf(raw(secret), sha(beacon.encode()), f"dpk1|{seal['event']}|S{session}|{kind}")
        good = root == root_over([drawn_leaf(key, d) for d in range(1, min(count, 10000) + 1)])
        how = "and all deals follow from it" if good else "but other deals follow from it"
        say("ok" if good else "FAILS", f"{name}: the opened secret is the sealed one, {how}.")
    for deal in opened["deals"]:
        state["place"] = f"Session {session}, {kind} deal {deal['deal']}"
        d, salt, path = deal["deal"], raw(deal["salt"]), [raw(step) for step in deal["path"]]
        good = 0 < d <= count and sorted(deal["deck"].split(" ")) == sorted(CARDS)
        good = good and climb(leaf(d, salt, deal["deck"]), d - 1, count, path) == root
        how = "is" if good else "is not"
        say("ok" if good else "FAILS", f"{state['place']} {how} the deal that was sealed.")
    return key, key and raw(secret)


def drawn_order(key, table, deals, block):
    runs, label = [(0, deals, "")], f"dpk1/order/{table}"
    if block:
        runs = [(a, min(block, deals - a), f"/{a // block + 1}") for a in range(0, deals, block)]
    return [a + x + 1 for a, size, run in runs for x in shuffled(size, key, label + run)]


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


def main(files):
    demand(len(files) in (2, 3), "give it seal.json, opened.json and, if there is one, root.json")
    seal, opened = load(files[0])["seal"], load(files[1])
    roots = load(files[2])["roots"] if files[2:] else {"event": seal["event"], "sessions": []}
    state["place"], sources, seated = "the seal or a session", {}, {}
    demand(seal["algorithm"] == "dpk1", "not the algorithm dpk1")
    demand(len(set(seal["base"])) == seal["seats"] <= len(seal["entries"]) <= 31, "no seat draw")
    if not seal["event"] == opened["event"] == roots["event"]:
        say("FAILS", "The files are of different events.")
    if not seal["beacon"]:
        say("open", "No public randomness was used: the organiser could have chosen the secret.")
    for session in opened["sessions"]:
        n, beacon = session["session"], session["beacon"] or ""
        sealed = {s["session"]: s for s in seal["sessions"]}.get(n)
        if not sealed:
            say("FAILS", f"Session {n} was never sealed.")
            continue
        root = {s["session"]: s for s in roots["sessions"]}.get(n, {"beacon": beacon})
        if bool(beacon) != bool(seal["beacon"]) or beacon != root["beacon"]:
            say("FAILS", f"Session {n}: the public randomness is not as sealed and published.")
        elif beacon:
            say("open", f"Session {n} was mixed with {beacon!r}. Look it up: {seal['beacon']}.")
        for kind in ("reserve", "original"):
            if kind == "original" or (sealed[kind] and session[kind]):
                known = root.get(kind) if seal["beacon"] else sealed[kind]["root"] or ""
                key, secret = check_deals(seal, n, kind, sealed[kind], session[kind], known, beacon)
            elif sealed[kind] or session[kind]:
                say("FAILS", f"Session {n}: the {kind} deals are missing or were never sealed.")
        sources[n], seated[n] = beacon.encode() or secret, session["seats"]
        first = n - 1 if seal["seat_draw"] == "mirror" and n % 2 == 0 else n
        due = drawn_seats(seal, sources[first], first) if sources.get(first) else None
        due = due or (seated.get(first) if first != n else None)
        check_seats(seal, n, seated[n], [t[::-1] for t in due] if due and first != n else due)
        orders, deals = session["running_orders"], min(sealed["original"]["deals"], 10000)
        if orders is not None and len(orders) != len(seal["entries"]):
            say("FAILS", f"Session {n}: there is not one running order for each table.")
        for t, order in enumerate(orders or [], 1):
            due = drawn_order(key, t, deals, seal["block"]) if key else list(range(1, deals + 1))
            if due != (order if key else sorted(order)):
                say("FAILS", f"Session {n}, table {t}: the running order is not the one drawn.")
    say("open", "Signatures were not checked; `evendeal verify` checks them.")
    return int(state["failed"])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (ValueError, LookupError, TypeError, AttributeError, OSError, RecursionError) as why:
        sentence = f"Cannot be read: {state['place']}: {why}"
        print(sentence.encode("ascii", "backslashreplace").decode())
        sys.exit(2)
