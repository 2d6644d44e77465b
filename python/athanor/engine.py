"""The engine in a process of its own: one line of JSON there, one line of JSON back."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from pathlib import Path
from typing import Any, Iterable, Sequence

Answer = dict[str, Any]


class EngineError(RuntimeError):
    """The engine refused a request; ``reason`` is the id of why, the message says it in a sentence."""

    def __init__(self, error: Answer):
        super().__init__(error.get("text") or error["id"])
        self.reason: str = error["id"]
        self.params: Answer = error.get("params", {})


def usual_command() -> list[str]:
    """``ATHANOR_ENGINE`` where it is set; otherwise the project that this folder lies in."""
    given = os.environ.get("ATHANOR_ENGINE")
    if given:
        return shlex.split(given)
    project = Path(__file__).resolve().parents[2]
    node = project / "node_modules" / ".bin" / ("node.cmd" if os.name == "nt" else "node")
    main = project / "apps" / "cli" / "src" / "main.ts"
    return [str(node) if node.exists() else "node", str(main), "serve", "--stdio"]


class Engine:
    """Begins the program and talks to it. Use it in a ``with`` block, or call :meth:`close`."""

    def __init__(self, command: Sequence[str] | None = None):
        self._process = subprocess.Popen(
            list(command or usual_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        process = self._process
        if process.stdin and not process.stdin.closed:
            process.stdin.close()
        if process.stdout and not process.stdout.closed:
            process.stdout.close()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _exchange(self, line: Any) -> Any:
        sent, received = self._process.stdin, self._process.stdout
        assert sent is not None and received is not None
        sent.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        sent.flush()
        answer = received.readline()
        if not answer:
            raise RuntimeError(f"the engine has ended (exit code {self._process.wait()})")
        return json.loads(answer)

    def ask(self, do: str, **fields: Any) -> Answer:
        """One request; raises :class:`EngineError` where it is refused."""
        answer = self._exchange({"do": do, **fields})
        if not answer["ok"]:
            raise EngineError(answer["error"])
        return answer

    def batch(self, requests: Iterable[Answer]) -> list[Answer]:
        """Many requests in one line. A refused one is an answer like the others, with ``ok`` false."""
        return self._exchange(list(requests))

    def games(self) -> list[Answer]:
        return self.ask("games")["games"]

    def reset(self, game: str, **fields: Any) -> "Game":
        """Begins a game: ``players``, ``options``, ``seed``."""
        return Game(self, self.ask("reset", game=game, **fields))


class Game:
    """One open game. ``turn`` says who is asked what, and out of how many legal actions."""

    def __init__(self, engine: Engine, turn: Answer):
        self.engine = engine
        self.handle: int = turn["in"]
        self.turn = turn

    @property
    def over(self) -> bool:
        return self.turn["over"]

    @property
    def seat(self) -> int:
        """Of whoever is asked now."""
        return self.turn["seat"]

    def _ask(self, do: str, **fields: Any) -> Answer:
        return self.engine.ask(do, **{"in": self.handle}, **fields)

    def step(self, number: int | None = None, *, action: Any = None, **fields: Any) -> Answer:
        """Takes a legal action, by its number or in full."""
        chosen = {"action": action} if number is None else {"number": number}
        self.turn = self._ask("step", **chosen, **fields)
        return self.turn

    def view(self, seat: int | str | None = None) -> Answer:
        return self._ask("view", **({} if seat is None else {"seat": seat}))["view"]

    def legal(self, first: int = 0, count: int = 100) -> Answer:
        return self._ask("legal", **{"from": first, "count": count})

    def clone(self) -> "Game":
        return Game(self.engine, self._ask("clone"))

    def imagine(self, seed: int | str, seat: int | None = None) -> "Game":
        """A game that looks the same to a seat, with secrets that it must think possible."""
        return Game(self.engine, self._ask("imagine", seed=seed, **({} if seat is None else {"seat": seat})))

    def undo(self, moves: int = 1) -> Answer:
        self.turn = self._ask("undo", moves=moves)
        return self.turn

    def playout(self, seed: int | str, games: int = 1) -> Answer:
        """Ends of random play from here: ``totals`` and ``places`` of every seat, for each of the games."""
        return self._ask("playout", seed=seed, games=games)

    def result(self) -> Answer | None:
        return self._ask("result")["outcome"]

    def close(self) -> None:
        self._ask("close")
