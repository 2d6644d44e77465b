import { type CompendiumShape, compendium } from '@athanor/compendium'
import type { Words } from '@athanor/messages'
import { wordsIn } from '@athanor/messages/all'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { SceneBook } from '@athanor/tabletop/scenes/scene.ts'
import { missedCues, saidAround, scenesAt } from '@athanor/tabletop/scenes/staging.ts'
import type { TableSource, TableStep } from '@athanor/tabletop/tableSource.ts'
import { describe, expect, it } from 'vitest'

type Told = SceneBook<CompendiumShape>['told']

const players: PlayersInSight = { seats: [], viewer: 0, watcher: 0 }
const words: Words = wordsIn('en')

/** One scene for every move, called after its version; small where a bag was taken. */
const scenes: SceneBook<CompendiumShape> = {
  told: { bagTaken: 'any', reserveTaken: 'seenFlying', awardPaid: 'toldBeside' } as unknown as Told,
  scenesOf: ({ version, events }) => [
    {
      weight: events.some(({ kind }) => (kind as string) === 'bagTaken') ? 'small' : 'usual',
      who: null,
      steps: [`Move ${version}.`],
      show: { kind: 'any' },
    },
  ],
  Stage: () => null,
}

function step(
  version: number,
  by: number | null,
  kinds: readonly string[] = [],
  undo = false,
): TableStep<CompendiumShape> {
  return {
    version,
    by,
    undo,
    events: kinds.map((kind) => ({ kind })) as unknown as TableStep<CompendiumShape>['events'],
  }
}

function sourceOf(steps: readonly TableStep<CompendiumShape>[]): TableSource<CompendiumShape> {
  return {
    getState: () => ({ steps, viewer: 0 }),
    sightAt: () => undefined,
  } as unknown as TableSource<CompendiumShape>
}

const sentenceOf = (kind: string) => words.say('web.room.away', { player: kind })
/** Says of every event what it is called. */
const speaking = {
  scenes,
  game: compendium,
  pinned: {},
  picture: () => null,
  telling: {
    tell: ({ kind }: { readonly kind: string }) => [{ id: 'web.room.away', params: { player: kind } }] as const,
    spell: () => '',
  },
}

const moment = { version: 1, by: 0, viewer: 0, events: [], before: null, after: null }

describe('what is staged', () => {
  it('is silent where kept rules tell of what nobody stages any more, and loud where today’s do', () => {
    const broken: SceneBook<CompendiumShape> = {
      ...scenes,
      scenesOf: () => {
        throw new RangeError('no such event')
      },
    }
    const kept = { scenes: broken, game: compendium, pinned: { [compendium.rulesVersion]: async () => ({}) } }
    expect(scenesAt({ ...kept, pinned: kept.pinned as never }, moment, players, words)).toEqual([])
    expect(() => scenesAt({ ...kept, pinned: {} }, moment, players, words)).toThrow('no such event')
    expect(scenesAt({ game: compendium, pinned: {} }, moment, players, words)).toEqual([])
  })

  it('leaves to the log what no scene tells, before and after what they do', () => {
    const moved = step(1, 0, ['reserveTaken', 'bagTaken', 'awardPaid', 'unheardOf'])
    const said = (isStaged: boolean) => saidAround(speaking, moved, isStaged, players, words)
    expect(said(true)).toEqual({ before: [sentenceOf('reserveTaken')], after: [sentenceOf('unheardOf')] })
    expect(said(false)).toEqual({
      before: ['reserveTaken', 'bagTaken', 'awardPaid', 'unheardOf'].map(sentenceOf),
      after: [],
    })
  })

  it('is shown later to whoever was away, but for small moments and what was taken back', () => {
    const steps = [
      step(0, null),
      step(1, 1),
      step(2, 2, ['bagTaken']),
      step(3, 2),
      step(4, 1),
      step(5, 1, [], true),
      step(6, 1),
    ]
    const client = { scenes, game: compendium, pinned: {} }
    const versions = (from: number, to: number) =>
      missedCues(client, sourceOf(steps), [from, to], players, words).map(({ item }) => item.moment.version)
    expect(versions(0, 6)).toEqual([1, 3, 6])
    expect(versions(3, 6)).toEqual([6])
    expect(versions(6, 6)).toEqual([])
    expect(
      missedCues(client, sourceOf(steps), [0, 6], players, words).every(({ timing }) => timing.rest === null),
    ).toBe(true)
  })
})
