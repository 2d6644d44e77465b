import { alchemists } from '@athanor/alchemists'
import { type Game, gameLibrary, replay, type Shape, type Viewer } from '@athanor/kernel'
import { anyAction, recordFixture } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { choicesSeenIn } from './choiceCheck.ts'
import { allowedUpdate, leaksIn, type Recording } from './leakCheck.ts'

/** Alchemists that tell everybody what goes into the potions they drink. */
const talkative: typeof alchemists = {
  ...alchemists,
  apply(state, seat, action, chance) {
    const { state: next, events } = alchemists.apply(state, seat, action, chance)
    if (action.kind !== 'drink') return { state: next, events }
    const { pair } = action
    return { state: next, events: events.map((event) => ({ ...event, public: { ...event.public, pair } })) }
  },
}

/** All updates of a whole game, as a server sends them to one viewer. */
function recordingOf(game: Game<Shape>, viewer: Viewer): Recording {
  const { log } = recordFixture(
    game,
    { options: {}, seats: 3 },
    (_, legal, chance) => anyAction(legal, chance),
    'wire',
    50,
  )
  const steps = [...replay(game, log)]
  const received = steps.map(({ match }) => {
    const { version } = match
    const form = { kind: 'update', table: 'table', version, by: null, events: [], head: '' } as const
    return JSON.stringify(allowedUpdate(game, steps, viewer, form))
  })
  return { table: 'table', viewer, received, log, secrets: [] }
}

describe('the check of secret choices', () => {
  it.each([0, 1, 2, 'spectator'] as const)('lets honest updates for %s pass', (viewer) => {
    const { compared, leaks } = choicesSeenIn(recordingOf(alchemists, viewer), gameLibrary([alchemists]))
    expect(leaks).toEqual([])
    expect(compared).toBeGreaterThan(30)
  })

  it.each([0, 1, 2, 'spectator'] as const)('finds for %s what the leak check takes for allowed', (viewer) => {
    const recording = recordingOf(talkative, viewer)
    expect(leaksIn(recording, gameLibrary([talkative]))).toEqual([])
    const { leaks } = choicesSeenIn(recording, gameLibrary([talkative]))
    expect(leaks.length).toBeGreaterThan(0)
    for (const leak of leaks) expect(leak).toMatch(/which drink it was$/)
  })
})
