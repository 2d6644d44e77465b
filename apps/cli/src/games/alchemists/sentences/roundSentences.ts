import { adventurers, type Space, spaces } from '@athanor/alchemists'
import { potionName, spaceName } from '../terms.ts'
import { adventurerId, type Tellers } from './telling.ts'

/** The course of a round, from the order to the end. */
export const roundTellers: Tellers<
  | 'gameBegan'
  | 'roundBegan'
  | 'orderChosen'
  | 'paralysedDrew'
  | 'orderSet'
  | 'declared'
  | 'spaceBegan'
  | 'declined'
  | 'bootsUsed'
  | 'conferenceHeld'
  | 'topAlchemists'
  | 'unusedCubes'
  | 'hospitalCleared'
  | 'adventurerCame'
  | 'conferenceAnnounced'
> = {
  gameBegan: ({ startingPlayer, artifacts, adventurer }, told) => [
    told.say('alchemists.event.gameBegan', {
      player: told.name(startingPlayer),
      artifacts: told.artifacts(artifacts[0] ?? []),
      adventurer: adventurerId(adventurer),
    }),
  ],
  roundBegan: ({ round, startingPlayer }, told) => [
    told.say('alchemists.event.roundBegan', { round, player: told.name(startingPlayer) }),
  ],
  orderChosen: ({ seat, space }, told) => [
    told.say('alchemists.event.orderChosen', { player: told.name(seat), space: space + 1 }),
  ],
  paralysedDrew: ({ seat }, told) => [told.say('alchemists.event.paralysedDrew', { player: told.name(seat) })],
  orderSet: ({ order }, told) => [told.say('alchemists.event.orderSet', { players: told.namesOf(order) })],
  declared: ({ seat, actions, associates, unused }, told) => {
    const planned = spaces.flatMap((space, number) => {
      const count = actions[number] ?? 0
      return count === 0 ? [] : [told.say(`alchemists.plan.${space}`, { count })]
    })
    return [
      told.say('alchemists.event.declared', {
        player: told.name(seat),
        planned: planned.length === 0 ? 'none' : 'some',
        actions: planned.join(', '),
        ahead: associates.length === 0 ? 'none' : 'some',
        spaces: associates.map((space) => spaceName(space, told.look)).join(', '),
        unused,
      }),
    ]
  },
  spaceBegan: ({ space }, { say }) => [say('alchemists.event.spaceBegan', { space })],
  declined: ({ seat, ask, forced }, told) => [
    told.say('alchemists.event.declined', {
      player: told.name(seat),
      ask: ask as Space | 'immediate' | 'thinkingCap',
      forced: forced ? 'yes' : 'no',
    }),
  ],
  bootsUsed: ({ seat, space }, told) => [told.say('alchemists.event.bootsUsed', { player: told.name(seat), space })],
  conferenceHeld: ({ conference }, { say }) => [say('alchemists.event.conferenceHeld', { conference })],
  topAlchemists: ({ seats, seals }, told) => [
    told.say('alchemists.event.topAlchemists', { players: told.namesOf(seats), count: seats.length, seals }),
  ],
  unusedCubes: ({ seat, cubes, favours }, told) => [
    told.say('alchemists.event.unusedCubes', { player: told.name(seat), cubes, favours }),
  ],
  hospitalCleared: ({ seat, cubes }, told) => [
    told.say('alchemists.event.hospitalCleared', { player: told.name(seat), cubes }),
  ],
  adventurerCame: ({ adventurer, next }, { say, look }) => {
    const wants = adventurers[adventurer]?.wants ?? []
    return [
      say('alchemists.event.adventurerCame', {
        adventurer: adventurerId(adventurer),
        potions: look.words.list(wants.map((potion) => potionName(potion, look))),
        next: next === null ? 'none' : adventurerId(next),
      }),
    ]
  },
  conferenceAnnounced: ({ conference }, { say }) => [say('alchemists.event.conferenceAnnounced', { conference })],
}
