import { type Bench, botLibrary, deadline } from '@athanor/bots'
import { quickChance } from '@athanor/kernel'
import type { BotAnswer, BotQuestion } from '../table/think.ts'

/** Milliseconds after which a bot answers with the best it has. */
const thinkingTime = 1200
/** Whoever looks back on a move wants the very same one. */
const lookingBackTime = 20_000

/** Who can sit at the tables of each game, in one piece: the worker is fetched with one request. */
const benches = import.meta.glob<Bench>('../../../../games/*/bots/index.ts', { eager: true, import: 'bench' })
const { loadBot } = botLibrary(Object.values(benches))

/** What the bot does. Throws when there is no such bot. */
export async function answerOf(
  { game, rulesVersion, bot, view, interrupting, explaining, effort = 1000, lookingBack, seed }: BotQuestion,
  now: () => number,
): Promise<BotAnswer> {
  const player = await loadBot(game, rulesVersion, bot)
  if (player === undefined) throw new RangeError(`there is no bot ${bot} for ${game} ${rulesVersion}`)
  const time = deadline(lookingBack === true ? lookingBackTime : thinkingTime, now)
  const thinking = { chance: quickChance(seed), effort: effort / 1000, outOfTime: time.outOfTime }
  if (explaining === true) {
    const { action = null, sentences = [] } = player.explain?.(view, thinking) ?? {}
    return { action, cutShort: time.cutShort, sentences }
  }
  const action = interrupting === true ? (player.volunteer?.(view, thinking) ?? null) : player.choose(view, thinking)
  return { action, cutShort: time.cutShort }
}
