"""Views as vectors. Every number, truth and word of a view gets a place by the hash of its path, and numbers
are squeezed between -1 and 1."""

from __future__ import annotations

import zlib
from typing import Any, Iterator


class Features:
    """The hashing trick: no list of fields to keep, the same view gives the same vector in every process."""

    def __init__(self, size: int = 1024):
        self.size = size

    def __call__(self, view: Any, seat: int | None = None) -> list[float]:
        """With a seat, its own entry comes first among the players: then all seats can learn from each other."""
        vector = [0.0] * self.size
        for path, value in _leaves(view if seat is None else _seen_by(view, seat), ""):
            number = _hash(path)
            # A second bit of the hash gives the sign, so that what collides cancels out on average.
            vector[number % self.size] += value if number & 0x8000_0000 else -value
        return vector

    def sparse(self, view: Any, seat: int | None = None) -> dict[int, float]:
        """The same, as places and values other than nought."""
        return {place: value for place, value in enumerate(self(view, seat)) if value}


def _seen_by(view: Any, seat: int) -> Any:
    players = view.get("players")
    return {**view, "players": players[seat:] + players[:seat]} if isinstance(players, list) else view


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, bool):
        yield path, 1.0 if value else -1.0
    elif isinstance(value, (int, float)):
        yield path, value / (4.0 + abs(value))
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{path}.{name}")
    elif isinstance(value, list):
        yield f"{path}.length", len(value) / (4.0 + len(value))
        for index, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{index}]")


def _hash(text: str) -> int:
    return zlib.crc32(text.encode())
