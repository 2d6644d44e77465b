"""A PettingZoo environment (AEC), where PettingZoo is installed.

An action is the number of a legal action; ``action_mask`` says how many there are. Games with more than ``most_actions``
at once (the cube plans of Alchemists) show the first of them: choose those by ``Game`` directly. Rewards come at the end.
Interrupts, which a game may allow although nobody waits for them, are left out.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from .engine import Engine, Game
from .features import Features


def by_place(places: list[int]) -> list[float]:
    """1 for a victory, -1 for the last place, evenly in between; shared places share."""
    others = max(1, len(places) - 1)
    beaten = [sum(other > own for other in places) + 0.5 * (places.count(own) - 1) for own in places]
    return [2.0 * count / others - 1.0 for count in beaten]


class AlchemyEnv(AECEnv):
    metadata = {"name": "athanor_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: dict[str, Any] | None = None,
        most_actions: int = 512,
        features: Features | None = None,
        rewards: Callable[[list[int]], list[float]] = by_place,
        engine: Engine | None = None,
    ):
        super().__init__()
        self._name, self._players, self._options = game, players, options or {}
        self._most, self._features, self._reward = most_actions, features or Features(), rewards
        self._own_engine = engine is None
        self._engine = engine or Engine()
        self._game: Game | None = None
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (self._features.size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (most_actions,), numpy.int8),
            }
        )
        self._action_space = spaces.Discrete(most_actions)

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        fields: dict[str, Any] = {"players": self._players, "options": {**self._options, **(options or {})}}
        if seed is not None:
            fields["seed"] = seed
        if self._game is not None:
            self._game.close()
        self._game = self._engine.reset(self._name, **fields)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        game = self._open_game()
        seat = self.possible_agents.index(agent)
        on_turn = not game.over and game.seat == seat
        mask = numpy.zeros(self._most, numpy.int8)
        if on_turn:
            mask[: game.turn["legal"]] = 1
        vector = numpy.asarray(self._features(game.view(seat)), numpy.float32)
        return {"observation": vector, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._open_game()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        turn = game.step(int(action))
        if turn["over"]:
            for name, reward in zip(self.possible_agents, self._reward(turn["places"])):
                self.rewards[name] = reward
                self.terminations[name] = True
        else:
            self.agent_selection = self.possible_agents[turn["seat"]]
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        if self._own_engine:
            self._engine.close()

    def _open_game(self) -> Game:
        if self._game is None:
            raise RuntimeError("call reset first")
        return self._game
