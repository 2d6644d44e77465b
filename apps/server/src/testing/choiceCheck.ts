import { act, type GameLibrary, quickChance, replay, secretParts } from '@athanor/kernel'
import { sameEvents, some, variants } from '@athanor/kernel/testing'
import type { Update } from '@athanor/protocol'
import { games as servedGames } from '@athanor/registry/rules'
import { allowedUpdate, type Recording, same } from './leakCheck.ts'

/** What came of comparing a recording with other choices that were its viewer's rivals' alone to make. */
export interface ChoiceCheck {
  /** Updates that were made anew after another choice which no declared reveal told. */
  readonly compared: number
  /** Where the client would have received something else, one sentence each. */
  readonly leaks: readonly string[]
}

const choicesPerMove = 6

/**
 * Whether a client could have seen which choice somebody else made in a secret part of an action. `leaksIn` takes what
 * the game says for allowed, so it cannot see a game that says too much: here the same move is made with another
 * choice, and the update that the client did receive must be the same, but for the blinded hash.
 */
export function choicesSeenIn(recording: Recording, games: GameLibrary = servedGames): ChoiceCheck {
  const { log, table, viewer, received } = recording
  const game = games.newest(log.header.game)
  if (game === undefined) return { compared: 0, leaks: [`there is no ${log.header.game}`] }
  const steps = [...replay(game, log)]
  const chance = quickChance(log.header.commitment)
  const leaks: string[] = []
  let compared = 0
  for (const text of received) {
    const update = JSON.parse(text) as Update
    const step = update.kind === 'update' && update.table === table ? steps[update.version] : undefined
    const before = steps[update.version - 1]
    if (step === undefined || before === undefined || step.entry === null || 'undo' in step.entry) continue
    const { seat, action } = step.entry
    const parts = secretParts(game.secrets, action.kind)
    if (seat === viewer || parts.length === 0) continue
    const others = variants(game, before.match.position, { seat, action }, parts, chance)
    for (const instead of some(others, choicesPerMove, chance)) {
      const made = act(game, before.match, seat, instead)
      if (!made.ok || sameEvents(game, viewer, step.events, made.events) === 'revealed') continue
      const otherSteps = [
        ...steps.slice(0, update.version),
        { entry: made.entry, match: made.match, events: made.events },
      ]
      const expected = allowedUpdate(game, otherSteps, viewer, update)
      compared++
      if (same({ ...update, head: null }, expected === null ? null : { ...expected, head: null })) continue
      leaks.push(`${viewer} could see in update ${update.version} which ${action.kind} it was`)
    }
  }
  return { compared, leaks }
}
