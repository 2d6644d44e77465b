import { type Game, observeMatch, quickChance, type ReplayStep, type Shape } from '@athanor/kernel'
import { loadBot } from '@athanor/registry/bots'
import type { Words } from '@athanor/terminal/words.ts'

/**
 * Why bots did what they did, by the number of the step. Nothing of it is stored, so nothing can leak: the bot of the
 * time is asked again what it saw then, and believed as far as it does again what the log says.
 */
export async function reasonsIn(
  game: Game<Shape>,
  steps: readonly ReplayStep<Shape>[],
  { data }: Words,
): Promise<(number: number) => readonly string[]> {
  const reasons = new Map<number, readonly string[]>()
  for (const [number, { entry }] of steps.entries()) {
    const before = steps[number - 1]
    if (before === undefined || entry === null || !('by' in entry) || entry.by === undefined) continue
    const { bot: id, effort } = entry.by
    const bot = await loadBot(game.id, game.rulesVersion, id)
    if (bot?.explain === undefined) continue
    const { view } = observeMatch(game, before.match, entry.seat)
    const thinking = { chance: quickChance(number), effort: effort / 1000, outOfTime: () => false }
    const { action, sentences } = bot.explain(view, thinking)
    if (JSON.stringify(action) === JSON.stringify(entry.action)) reasons.set(number, sentences.map(data))
  }
  return (number) => reasons.get(number) ?? []
}
