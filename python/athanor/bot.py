"""A bot for ``athanor bots --bots greedy,./mybot.py``: it is asked by lines of JSON and answers by lines of JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any, Callable, TextIO


@dataclass
class Choice:
    """What a seat is asked. The bot answers with the number of a legal action, or with None to let an interrupt be."""

    seat: int
    ask: str | None
    view: dict[str, Any]
    size: int
    groups: list[dict[str, Any]]
    may_pass: bool
    _first: int
    _page: list[Any]
    _leaf: Callable[[int], dict[str, Any]]

    def action(self, number: int) -> Any:
        """A legal action in full; long lists are fetched page by page."""
        if not 0 <= number < self.size:
            raise IndexError(number)
        if not self._first <= number < self._first + len(self._page):
            page = self._leaf(number)
            self._first, self._page = page["from"], page["actions"]
        return self._page[number - self._first]


def run(
    choose: Callable[[Choice], int | None],
    *,
    on_sit: Callable[[dict[str, Any]], None] | None = None,
    on_over: Callable[[dict[str, Any]], None] | None = None,
    lines: TextIO = sys.stdin,
    out: TextIO = sys.stdout,
) -> None:
    """Answers until the other side has no more to say. Standard output belongs to the lines: print to standard error."""

    def answer(what: dict[str, Any]) -> None:
        out.write(json.dumps(what, separators=(",", ":")) + "\n")
        out.flush()

    def leaf(number: int) -> dict[str, Any]:
        answer({"do": "legal", "from": number, "count": 100})
        return json.loads(lines.readline())["legal"]

    for line in iter(lines.readline, ""):
        said = json.loads(line)
        do = said["do"]
        if do in ("choose", "interrupt"):
            legal = said["legal"]
            choice = Choice(
                said["seat"],
                said["ask"],
                said["view"],
                legal["size"],
                legal["groups"],
                do == "interrupt",
                legal["from"],
                legal["actions"],
                leaf,
            )
            number = choose(choice)
            answer({"pass": True} if number is None else {"number": number})
        else:
            listener = {"sit": on_sit, "over": on_over}.get(do)
            if listener is not None:
                listener(said)
            answer({"ok": True})
