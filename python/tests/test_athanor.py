"""Standard library only: python3 -m unittest discover -s python/tests. PettingZoo is stood in for by stubs."""

import importlib
import io
import json
import random
import sys
import types
import unittest
from pathlib import Path

PYTHON = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PYTHON))
sys.path.insert(0, str(PYTHON / "examples"))

from athanor import Engine, EngineError, Features, run  # noqa: E402


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_knows_all_games(self) -> None:
        self.assertEqual({"alchemists", "apprentices", "compendium"}, {game["game"] for game in self.engine.games()})

    def test_plays_whole_games_the_same_for_the_same_seed(self) -> None:
        def played(seed: int) -> list[int]:
            chance = random.Random(1)
            game = self.engine.reset("apprentices", players=2, seed=seed)
            while not game.over:
                game.step(chance.randrange(game.turn["legal"]))
            totals = game.turn["totals"]
            self.assertEqual(totals, [seat["total"] for seat in game.result()["seats"]])
            game.close()
            return totals

        self.assertEqual(played(1), played(1))
        self.assertNotEqual([played(seed) for seed in range(4)], [played(1)] * 4)

    def test_goes_its_own_ways_and_back(self) -> None:
        game = self.engine.reset("compendium", seed=2)
        before = game.view()
        copy = game.clone()
        copy.step(1)
        self.assertEqual(before, game.view())
        copy.undo()
        self.assertEqual(before, copy.view())
        action = game.legal(1, 1)["actions"][0]
        copy.step(1)
        game.step(action=action)
        self.assertEqual(copy.view(0), game.view(0))

    def test_imagines_and_plays_out(self) -> None:
        game = self.engine.reset("alchemists", seed=3)
        seat = game.seat
        world = game.imagine(5, seat)
        self.assertEqual(game.view(seat), world.view(seat))
        self.assertEqual(3, len(game.playout(1, games=3)["places"]))

    def test_says_why_it_refuses(self) -> None:
        with self.assertRaises(EngineError) as refused:
            self.engine.reset("chess")
        self.assertEqual("kernel.reject.unknownGame", refused.exception.reason)
        game = self.engine.reset("compendium")
        answers = self.engine.batch(
            [{"do": "turn", "in": game.handle}, {"do": "step", "in": game.handle, "number": 10**6}]
        )
        self.assertEqual([True, False], [answer["ok"] for answer in answers])


class BotTest(unittest.TestCase):
    def talk(self, choose, *said):
        out = io.StringIO()
        run(choose, lines=io.StringIO("".join(json.dumps(line) + "\n" for line in said)), out=out)
        return [json.loads(line) for line in out.getvalue().splitlines()]

    asked = {
        "do": "choose",
        "seat": 1,
        "ask": "turn",
        "view": {},
        "legal": {"size": 101, "groups": [{"kind": "a", "size": 101}], "from": 0, "actions": ["first"] * 100},
    }

    def test_answers_every_line(self) -> None:
        answers = self.talk(lambda choice: None if choice.may_pass else 7, {"do": "sit"}, self.asked,
                            {**self.asked, "do": "interrupt"}, {"do": "over"})
        self.assertEqual([{"ok": True}, {"number": 7}, {"pass": True}, {"ok": True}], answers)

    def test_leafs_through_long_lists(self) -> None:
        seen = []

        def choose(choice):
            seen.extend([choice.action(3), choice.action(100)])
            return 100

        page = {"legal": {"size": 101, "groups": [], "from": 100, "actions": ["last"]}}
        answers = self.talk(choose, self.asked, page)
        self.assertEqual(["first", "last"], seen)
        self.assertEqual([{"do": "legal", "from": 100, "count": 100}, {"number": 100}], answers)

    def test_random_bot_chooses_legal_numbers(self) -> None:
        random_bot = importlib.import_module("random_bot")
        answers = self.talk(random_bot.choose, *[self.asked] * 20)
        self.assertTrue(all(0 <= answer["number"] < 101 for answer in answers))
        self.assertGreater(len({answer["number"] for answer in answers}), 1)


class FeaturesTest(unittest.TestCase):
    def test_tell_views_apart_and_are_the_same_everywhere(self) -> None:
        features = Features(64)
        self.assertEqual(features({"a": [1, {"b": "x"}]}), features({"a": [1, {"b": "x"}]}))
        self.assertNotEqual(features({"a": 1}), features({"a": 2}))
        self.assertNotEqual(features({"a": "x"}), features({"a": "y"}))
        self.assertNotEqual(features({"a": True}), features({"a": False}))
        self.assertEqual({29: -0.2}, features.sparse({"a": 1, "b": None}))

    def test_put_the_own_seat_first(self) -> None:
        features = Features(64)
        self.assertEqual(features({"players": ["a", "b"]}, 0), features({"players": ["b", "a"]}, 1))


class Box:
    def __init__(self, low, high, shape, dtype):
        self.shape = shape


class PettingZooTest(unittest.TestCase):
    """Against the part of PettingZoo's AECEnv that an environment may lean on."""

    def setUp(self) -> None:
        class AECEnv:
            def _clear_rewards(self):
                self.rewards = dict.fromkeys(self.rewards, 0.0)

            def _accumulate_rewards(self):
                for agent, reward in self.rewards.items():
                    self._cumulative_rewards[agent] += reward

            def _was_dead_step(self, action):
                if action is not None:
                    raise ValueError("when an agent is dead, the only valid action is None")
                agent = self.agent_selection
                self.agents.remove(agent)
                self._clear_rewards()
                if self.agents:
                    self.agent_selection = self.agents[0]

        spaces = types.SimpleNamespace(Box=Box, Dict=dict, Discrete=lambda n: n)

        class Vector(list):
            def __setitem__(self, where, value):
                if isinstance(where, slice):
                    value = [value] * len(range(*where.indices(len(self))))
                super().__setitem__(where, value)

        numpy = types.SimpleNamespace(
            inf=float("inf"), float32=float, int8=int,
            zeros=lambda size, dtype: Vector([0] * size), asarray=lambda values, dtype: Vector(values),
        )
        self.before = {name: sys.modules.get(name) for name in ("numpy", "gymnasium", "pettingzoo", "athanor.aec")}
        sys.modules["numpy"] = numpy
        sys.modules["gymnasium"] = types.SimpleNamespace(spaces=spaces)
        sys.modules["pettingzoo"] = types.SimpleNamespace(AECEnv=AECEnv)
        sys.modules.pop("athanor.aec", None)
        self.aec = importlib.import_module("athanor.aec")

    def tearDown(self) -> None:
        for name, module in self.before.items():
            sys.modules.pop(name, None)
            if module is not None:
                sys.modules[name] = module

    def test_plays_a_game_to_its_rewards(self) -> None:
        env = self.aec.AlchemyEnv("compendium", players=3, features=Features(32))
        try:
            env.reset(seed=4)
            self.assertEqual(["player_0", "player_1", "player_2"], env.agents)
            chance, moves = random.Random(2), 0
            while not any(env.terminations.values()):
                seen = env.observe(env.agent_selection)
                legal = sum(seen["action_mask"])
                self.assertGreater(legal, 0)
                self.assertEqual(32, len(seen["observation"]))
                waiting = next(agent for agent in env.agents if agent != env.agent_selection)
                self.assertEqual(0, sum(env.observe(waiting)["action_mask"]))
                env.step(chance.randrange(legal))
                moves += 1
            self.assertGreater(moves, 10)
            self.assertTrue(all(env.terminations.values()))
            self.assertAlmostEqual(0.0, sum(env._cumulative_rewards.values()))
            self.assertEqual(1.0, max(env._cumulative_rewards.values()))
            while env.agents:
                env.step(None)
        finally:
            env.close()

    def test_rewards_by_place(self) -> None:
        self.assertEqual([1.0, -1.0], self.aec.by_place([1, 2]))
        self.assertEqual([0.0, 0.0], self.aec.by_place([1, 1]))
        self.assertEqual([0.5, -1.0, 0.5], self.aec.by_place([1, 3, 1]))


class ToyTest(unittest.TestCase):
    def test_learns_to_win(self) -> None:
        train_toy = importlib.import_module("train_toy")
        chance, policy = random.Random(7), None
        with Engine() as engine:
            policy = train_toy.Policy()
            for _ in range(80):
                train_toy.play(engine, [policy, policy], chance, learning=True)
            won = train_toy.judge(engine, policy, 60, chance)
        self.assertGreater(won, 0.6)


if __name__ == "__main__":
    unittest.main()
