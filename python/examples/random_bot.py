#!/usr/bin/env python3
"""Plays at random, kind of action first: npx athanor bots --bots random,./python/examples/random_bot.py"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from athanor import Choice, run

chance = random.Random(1)


def choose(choice: Choice) -> int | None:
    if choice.may_pass and chance.random() < 0.5:
        return None
    before = 0
    picked = chance.randrange(len(choice.groups))
    for group in choice.groups[:picked]:
        before += group["size"]
    return before + chance.randrange(choice.groups[picked]["size"])


if __name__ == "__main__":
    run(choose)
