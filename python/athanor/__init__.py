"""Play, study and train on the alchemists' table from Python. Standard library only."""

from .bot import Choice, run
from .engine import Engine, EngineError, Game
from .features import Features

__all__ = ["Choice", "Engine", "EngineError", "Features", "Game", "run"]
