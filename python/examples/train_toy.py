#!/usr/bin/env python3
"""Trains a toy policy for Rossi's Alchemist, in plain Python: linear in the features of what an action leads to.

    python3 python/examples/train_toy.py [games to learn from] [games to be judged by]

It looks one action ahead in worlds that it must think possible, learns from the ends of its games which positions end
well, and is then judged by games against random play. A toy: it shows the lines at work, not how to play well.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from athanor import Engine, Features, Game

SIZE = 2048
features = Features(SIZE)


class Policy:
    def __init__(self) -> None:
        self.weights = [0.0] * SIZE

    def value(self, vector: dict[int, float]) -> float:
        return sum(self.weights[place] * value for place, value in vector.items())

    def learn(self, vector: dict[int, float], target: float, rate: float) -> None:
        norm = sum(value * value for value in vector.values()) or 1.0
        error = target - self.value(vector)
        for place, value in vector.items():
            self.weights[place] += rate * error * value / norm


def seen(game: Game, seat: int) -> dict[int, float]:
    return features.sparse(game.view(seat), seat)


def best_of(game: Game, policy: Policy, chance: random.Random, tries: int = 8) -> tuple[int, dict[int, float]]:
    """Of some legal actions the one after which the seat is best off, in worlds that the seat must think possible."""
    seat, legal = game.seat, game.turn["legal"]
    numbers = chance.sample(range(legal), min(tries, legal))
    world = game.imagine(chance.randrange(1 << 30), seat)
    rated = []
    for number in numbers:
        world.step(number)
        vector = seen(world, seat)
        world.undo()
        rated.append((policy.value(vector), number, vector))
    world.close()
    _, number, vector = max(rated, key=lambda entry: entry[0])
    return number, vector


def play(engine: Engine, policies: list[Policy | None], chance: random.Random, learning: bool) -> list[int]:
    """One game; None plays at random. A learner moves the worth of what it passed towards how the game ended."""
    game = engine.reset("compendium", players=len(policies), seed=chance.randrange(1 << 30))
    passed: list[list[dict[int, float]]] = [[] for _ in policies]
    while not game.over:
        seat = game.seat
        policy = policies[seat]
        if policy is None or (learning and chance.random() < 0.1):
            game.step(chance.randrange(game.turn["legal"]))
            continue
        number, vector = best_of(game, policy, chance)
        passed[seat].append(vector)
        game.step(number)
    places, totals = game.turn["places"], game.turn["totals"]
    game.close()
    if learning:
        for seat, policy in enumerate(policies):
            others = [total for other, total in enumerate(totals) if other != seat]
            target = (totals[seat] - sum(others) / len(others)) / 20
            for vector in passed[seat]:
                if policy is not None:
                    policy.learn(vector, target, 0.01)
    return places


def judge(engine: Engine, policy: Policy, games: int, chance: random.Random) -> float:
    won = 0.0
    for number in range(games):
        seat = number % 2
        places = play(engine, [policy if own == seat else None for own in range(2)], chance, learning=False)
        won += 1.0 if places[seat] < places[1 - seat] else 0.5 if places[0] == places[1] else 0.0
    return won / games


def main(learn: int = 100, test: int = 60) -> None:
    chance = random.Random(7)
    policy = Policy()
    with Engine() as engine:
        print(f"untrained: {judge(engine, policy, test, chance):.0%} of {test} games against random play")
        for _ in range(learn):
            play(engine, [policy, policy], chance, learning=True)
        print(f"after {learn} games: {judge(engine, policy, test, chance):.0%} of {test} games against random play")


if __name__ == "__main__":
    main(*(int(given) for given in sys.argv[1:3]))
