import { type AlchemistsShape, alchemists } from '@athanor/alchemists'
import type { Game, Shape } from '@athanor/kernel'
import { act, quickChance, startMatch } from '@athanor/kernel'
import { loadBot } from '@athanor/registry/bots'
import { describe, expect, it } from 'vitest'
import type { BotMove } from '../table/replayTable.ts'
import { answerOf } from './botAnswer.ts'
import { browserWhy } from './browserWhy.ts'

const game = alchemists as unknown as Game<Shape>
const think = (question: Parameters<typeof answerOf>[0]) => answerOf(question, () => 0)

/** The first plan of a game among two bots of a kind. */
async function planOf(bot: string): Promise<BotMove<AlchemistsShape>> {
  const seats = ['a', 'b'].map((name, seat) => ({ name, colour: alchemists.colours[seat] ?? '', salt: name }))
  const options = alchemists.options.presets['master'] ?? {}
  const started = startMatch(alchemists, { options, seats, secret: '7e'.repeat(32) })
  const player = await loadBot('alchemists', alchemists.rulesVersion, bot)
  if (!started.ok || player === undefined) throw new RangeError(`nobody plays ${bot}`)
  for (let { match } = started; ; ) {
    const answered = match.position.sealed.map(({ seat }) => seat)
    const next = alchemists.decisions(match.position.state).find(({ seat }) => !answered.includes(seat))
    if (next === undefined) throw new RangeError('nobody planned')
    const view = alchemists.view(match.position.state, next.seat)
    const thinking = { chance: quickChance('of then'), effort: 0.1, outOfTime: () => false }
    const action = player.choose(view, thinking) as AlchemistsShape['action']
    if (next.ask === 'declare') return { by: { bot, effort: 100, cutShort: false }, view, action }
    const done = act(alchemists, match, next.seat, action)
    if (!done.ok) throw new RangeError(done.reason.id)
    match = done.match
  }
}

describe('why a bot did what it did', () => {
  it.each(['scholar', 'master', 'soot', 'chalk', 'brimstone', 'saltpetre', 'vitriol', 'elixir'])(
    'is told by %s',
    { timeout: 60_000 },
    async (bot) => {
      const sentences = await browserWhy(game, await planOf(bot), think)
      expect(sentences[0]?.id).toMatch(/^alchemists\.why\./)
    },
  )

  it('is not told of a move that the bot would not make again, nor by one that gives no reasons', async () => {
    const move = await planOf('scholar')
    const other = { ...move, action: { kind: 'declare', actions: {}, assistants: 0, associates: [] } } as const
    expect(await browserWhy(game, other, think)).toEqual([])
    expect(await browserWhy(game, { ...move, by: { ...move.by, bot: 'greedy' } }, think)).toEqual([])
  })
})
