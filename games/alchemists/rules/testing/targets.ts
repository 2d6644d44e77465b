import type { Happening as Step, Targets } from '@athanor/kernel/testing'
import { bids } from '../base/components/bids.ts'
import { type AlchemistsShape, alchemists, box } from '../game.ts'
import { orderBoards } from '../modules/busyDays/components.ts'

const orderSpaces = [0, 1, 2, 3, 4, 5, 6, 7]

const boards = orderBoards.filter(({ golem }) => !golem || 'golemProject' in alchemists.options.fields)

/** Every card, tile and space of the game must come up in its test games. */
export const targets: Targets<AlchemistsShape> = {
  all: [
    ...box.artifacts.map((artifact) => `artifact ${artifact}`),
    ...box.favours.ids.map((favour) => `favor ${favour}`),
    ...box.adventurers.map(({ id }) => `adventurer ${id}`),
    ...box.grants.map((_, grant) => `grant ${grant}`),
    ...bids.map((bid) => `bid ${bid}`),
    ...box.seals.ids.map((seal) => `seal ${seal}`),
    ...box.spaces.map(({ id: space }) => `space ${space}`),
    ...orderSpaces.map((space) => `order space ${space}`),
    ...boards.map(({ id }) => `order board ${id}`),
    ...(box.startupCards ?? []).map((_, card) => `startup card ${card}`),
    'paralysis space',
    'conference 1',
    'conference 2',
    'boots repeat',
    'hospital',
    'mastery',
    'immediate publication',
    'immediate article',
    'two articles at once',
    'choice of grants',
    'second Herbalist',
    'living golem',
    ...['filed', 'narrowed', 'none', 'waits'].map((step) => `report ${step}`),
  ],
  *seen(step: Step<AlchemistsShape>) {
    for (const { public: event } of step.events) yield* seenIn(event)
    const fallen = step.events.filter(({ public: event }) => event.kind === 'articleDebunked')
    if (fallen.length > 1) yield 'two articles at once'
    if (step.action !== null && 'seal' in step.action) yield `seal ${step.action.seal}`
    if (step.action?.kind === 'chooseStartup') for (const card of step.action.cards) yield `startup card ${card}`
    if (step.action?.kind === 'takeGrant') yield 'choice of grants'
    if (step.action?.kind === 'discard' && step.state.table.asks[0]?.kind === 'herbalist') yield 'second Herbalist'
  },
}

function* seenIn(event: AlchemistsShape['event']): Iterable<string> {
  switch (event.kind) {
    case 'artifactBought':
      yield `artifact ${event.artifact}`
      break
    case 'favourPlayed':
      yield `favor ${event.favour}`
      break
    case 'adventurerCame':
      yield `adventurer ${box.adventurers[event.adventurer]?.id}`
      break
    case 'grantTaken':
      yield `grant ${event.grant}`
      break
    case 'bidsRevealed':
      for (const { bid } of event.bids) yield `bid ${bid}`
      break
    case 'spaceBegan':
      yield `space ${event.space}`
      break
    case 'orderChosen':
      yield `order space ${event.space}`
      break
    case 'orderBoardCame':
      yield `order board ${event.board}`
      break
    case 'paralysedDrew':
      yield 'paralysis space'
      break
    case 'conferenceHeld':
      yield `conference ${event.conference}`
      break
    case 'bootsUsed':
      yield 'boots repeat'
      break
    case 'golemAnimated':
      if (event.worked) yield 'living golem'
      break
    case 'reported':
      yield `report ${event.step}`
      break
    case 'hospitalCleared':
      yield 'hospital'
      break
    case 'exhibited':
      if (event.mastery) yield 'mastery'
      break
    case 'published':
      if (event.immediate) yield 'immediate publication'
      break
    case 'articlePublished':
      if (event.immediate) yield 'immediate article'
      break
    default:
      break
  }
}
