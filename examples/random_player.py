"""A player for any game, in one file and with Python's standard library alone (3.9 or newer): joins a table by its link,
makes random legal moves, comes back after a broken line, and in the end proves the game with its own arithmetic.

    python3 examples/random_player.py http://127.0.0.1:8080/table/<id> [name] [--drop]

`--drop` breaks the line once in the middle of the game, to show the way back. The protocol is described in
docs/protocol.md, every message in docs/protocol.schema.json, the data of each game in docs/schemas.
"""

import base64
import hashlib
import json
import os
import random
import re
import secrets
import socket
import struct
import sys
import time
from urllib.parse import urlparse

# The version of the protocol that this program was written for.
PROTOCOL = 3


class WebSocket:
    """As much of RFC 6455 as a client needs: text, pings and a goodbye."""

    def __init__(self, host, port):
        self.socket = socket.create_connection((host, port), timeout=60)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError("the server does not open a socket")

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the line is broken")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _frame(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def receive(self):
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self._take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._take(8))
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise ConnectionError("the server hung up")
            if opcode == 9:
                self._frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def close(self):
        self.socket.close()


class Refused(Exception):
    """The server said no; `args[0]` is the id of the reason."""


# ── Fair luck: the formulas of docs/protocol.md ──────────────────────────────────────────────────────────────────────


def digest(domain, *parts):
    return hashlib.sha256(f"athanor/{domain}\n".encode() + b"".join(parts)).hexdigest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def salt_commitment(salt):
    return digest("salt/1", salt.encode())


def seat_id(person):
    return digest("seat/1", bytes.fromhex(person["nameKey"]), person["name"].encode())


def seed_of(secret, salts):
    parts = [str(len(salt.encode())).encode() + b":" + salt.encode() for salt in salts]
    return digest("seed/1", bytes.fromhex(secret), *parts)


def chacha20_block(key, words):
    """The first 64 bytes of the stream; `words` are the last three words of the state."""
    state = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [0] + list(words)
    mixed = state[:]

    def quarter(a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            mixed[x] = (mixed[x] + mixed[y]) & 0xFFFFFFFF
            mixed[z] ^= mixed[x]
            mixed[z] = ((mixed[z] << turn) | (mixed[z] >> (32 - turn))) & 0xFFFFFFFF

    for _ in range(10):
        for places in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            quarter(*places)
        for places in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(*places)
    return struct.pack("<16I", *((one + other) & 0xFFFFFFFF for one, other in zip(mixed, state)))


def blinding(seed, version):
    first, second = struct.unpack("<2I", hashlib.sha256(b"athanor/stream/@log").digest()[:8])
    return chacha20_block(bytes.fromhex(seed), (first, second, version))[:32]


def prove(log, commitment, salt, heads):
    """Raises AssertionError unless the log is a chain from what this player was shown to the end."""
    header, secret = log["header"], log["secret"]
    assert header["commitment"] == commitment, "another commitment than was shown"
    assert digest("commitment/1", bytes.fromhex(secret)) == commitment, "the secret is not the one committed to"
    salts = [seat["salt"] for seat in header["seats"]]
    assert salt in salts, "our salt is missing"
    for seat, person in zip(header["seats"], log["people"]):
        assert salt_commitment(seat["salt"]) == seat["commitment"], "a salt is not the one committed to"
        # Names are not hashed themselves; who was forgotten is null.
        assert person is None or seat_id(person) == seat["id"], "a name is not the one agreed on"
    seed = seed_of(secret, salts)
    link = digest("log/1", canonical(header))
    chain = [link]
    for version, entry in enumerate(log["entries"], 1):
        move = {name: value for name, value in entry.items() if name != "hash"}
        link = digest("entry/1", bytes.fromhex(link), blinding(seed, version), canonical(move))
        assert link == entry["hash"], f"entry {version} does not fit the one before"
        chain.append(link)
    for version, head in heads.items():
        seen = base64.urlsafe_b64decode(head + "=").hex()
        assert chain[version] == seen, f"version {version} is not the one that was shown"
    return seed


# ── The player ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Player:
    def __init__(self, link, name, drop):
        address = urlparse(link)
        self.host, self.port = address.hostname, address.port or 80
        self.table = re.search(r"[\w-]{22}(?=$|[/?#])", link).group(0)
        self.name, self.drop = name, drop
        # Whoever shows this secret holds the seat; the salt is our share of the luck.
        self.secret, self.salt = secrets.token_hex(32), secrets.token_hex(16)
        self.run, self.sent = secrets.token_hex(6), 0
        self.seat = self.sight = self.info = self.commitment = None
        self.heads = {}
        self.opened = False
        self.considered = -1

    def command(self, kind, **fields):
        self.sent += 1
        return {"kind": kind, "id": f"{self.run}-{self.sent}", "table": self.table, **fields}

    def ask(self, kind, **fields):
        """Sends a command and waits for its answer; whatever comes before it is taken in."""
        command = self.command(kind, **fields)
        self.socket.send(command)
        while True:
            message = self.socket.receive()
            if message.get("re") == command["id"]:
                if not message["ok"]:
                    raise Refused(message["error"]["id"])
                return message["result"]
            self.hear(message)

    def hear(self, message):
        kind = message.get("kind")
        if kind == "update":
            self.sight = message["sight"]
            self.keep(message["version"], message["head"])
        elif kind == "table":
            self.look(message["table"])

    def look(self, table):
        """A table never changes its commitment; one that does is not to be trusted."""
        if self.commitment is None:
            self.commitment = table["commitment"]
        if table["commitment"] != self.commitment:
            raise SystemExit("the commitment was exchanged")
        self.info = table

    def keep(self, version, head):
        if self.heads.setdefault(version, head) != head:
            raise SystemExit(f"version {version} was rewritten")

    def connect(self):
        self.socket = WebSocket(self.host, self.port)
        hello = self.socket.receive()
        if hello["protocol"] != PROTOCOL:
            raise SystemExit(f"the server speaks protocol {hello['protocol']}, this program {PROTOCOL}")
        # Nothing is done before it; nobody has to wait for the answer.
        self.socket.send({"kind": "hello", "id": f"{self.run}-hello", "protocol": PROTOCOL})
        seen = self.ask("watch", secret=self.secret, whole=True)
        self.look(seen["table"])
        self.seat = seen["you"]
        if seen["game"] is not None:
            self.sight = seen["game"]["sight"]
            self.keep(seen["game"]["version"], seen["game"]["head"])
        if self.seat is None:
            taken = self.ask("take", secret=self.secret, name=self.name, commitment=salt_commitment(self.salt))
            self.seat = taken["seat"]
            print(f"seated at {self.seat}", flush=True)

    def play(self):
        """Does what is due, or waits for news. False when the game is over."""
        if self.info["status"] == "finished":
            return False
        if self.info["status"] == "opening" and self.seat in self.info["unopened"] and not self.opened:
            # All commitments are there for everybody to see, so nobody can fit anything to our salt any more.
            assert all(seat["commitment"] is not None for seat in self.info["seats"])
            assert self.info["seats"][self.seat]["commitment"] == salt_commitment(self.salt)
            self.ask("open", salt=self.salt)
            self.opened = True
        owed = self.sight["owed"] if self.sight is not None else []
        if any(each["seat"] == self.seat and not each["answered"] for each in owed):
            self.move()
        elif self.volunteers():
            self.move(invited=True)
        else:
            self.hear(self.socket.receive())
        return True

    def volunteers(self):
        """Whoever is invited may act although nobody waits: now and then we do. Decided once for every step."""
        if self.sight is None or not self.sight.get("invited") or self.considered == self.sight["step"]:
            return False
        self.considered = self.sight["step"]
        return random.random() < 0.5

    def move(self, invited=False):
        size = self.ask("legal", **{"from": 0, "count": 1})["size"]
        if size == 0:
            return None if invited else self.hear(self.socket.receive())
        legal = self.ask("legal", **{"from": random.randrange(size), "count": 1})
        if not legal["actions"]:
            return
        try:
            version = self.ask("act", version=legal["version"], action=legal["actions"][0])["version"]
        except Refused as refused:
            # A guest may be too late for the rules, or may have taken back what we meant to accept: then look again.
            went_on = max(self.heads) > legal["version"]
            if refused.args[0] != "server.reject.stale" and not invited and not went_on:
                raise
            return
        # The update with the new sight follows the answer.
        while version not in self.heads and self.info["status"] != "finished":
            self.hear(self.socket.receive())
        if self.drop and version > 5:
            self.drop = False
            self.socket.close()
            raise ConnectionError("dropped on purpose")

    def finish(self):
        log = self.ask("log")["log"]
        seed = prove(log, self.commitment, self.salt, self.heads)
        for each in log["outcome"]["seats"]:
            person = log["people"][each["seat"]]
            print(f"{each['place']}. {'somebody' if person is None else person['name']}: {each['total']}")
        print(f"proved {len(log['entries'])} entries from seed {seed[:16]}, {len(self.heads)} of them seen")

    def go(self):
        wait = 0.2
        while True:
            try:
                self.connect()
                wait = 0.2
                while self.play():
                    pass
                self.finish()
                return self.socket.close()
            except OSError as broken:
                print(f"{broken}; coming back", flush=True)
                time.sleep(wait)
                wait = min(10, 2 * wait)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--drop"]
    if not words:
        raise SystemExit("usage: random_player.py <link to a table> [name] [--drop]")
    Player(words[0], words[1] if len(words) > 1 else "Python program", "--drop" in sys.argv).go()
