import { box, type Space } from '@athanor/alchemists'
import { player, players, thing } from '@athanor/narration'
import { adventurerId, artifactsRole, say, type Tellers, type ToldEvent } from './tellers.ts'

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
  gameBegan: ({ startingPlayer, artifacts, adventurer }) => [
    say('alchemists.event.gameBegan', {
      player: player(startingPlayer),
      artifacts: artifactsRole(artifacts[0] ?? []),
      adventurer: adventurerId(adventurer),
    }),
  ],
  roundBegan: ({ round, startingPlayer }) => [
    say('alchemists.event.roundBegan', { round, player: player(startingPlayer) }),
  ],
  orderChosen: ({ seat, space }) => [say('alchemists.event.orderChosen', { player: player(seat), space: space + 1 })],
  paralysedDrew: ({ seat }) => [say('alchemists.event.paralysedDrew', { player: player(seat) })],
  orderSet: ({ order }) => [say('alchemists.event.orderSet', { players: players(order) })],
  declared: ({ seat, actions, associates, unused }) => {
    const plan = planOf(actions)
    return [
      say('alchemists.event.declared', {
        player: player(seat),
        planned: plan.length === 0 ? 'none' : 'some',
        actions: thing({ kind: 'plan', plan }),
        ahead: associates.length === 0 ? 'none' : 'some',
        spaces: thing({ kind: 'spaces', spaces: associates }),
        unused,
      }),
    ]
  },
  spaceBegan: ({ space }) => [say('alchemists.event.spaceBegan', { space })],
  declined: ({ seat, ask, forced }) => [
    say('alchemists.event.declined', {
      player: player(seat),
      ask: ask as Space | 'immediate' | 'thinkingCap' | 'replicate' | 'unveil',
      forced: forced ? 'yes' : 'no',
    }),
  ],
  bootsUsed: ({ seat, space }) => [say('alchemists.event.bootsUsed', { player: player(seat), space })],
  conferenceHeld: ({ conference }) => [say('alchemists.event.conferenceHeld', { conference })],
  topAlchemists: ({ seats, seals }) => [
    say('alchemists.event.topAlchemists', { players: players(seats), count: seats.length, seals }),
  ],
  unusedCubes: ({ seat, cubes, favours }) => [
    say('alchemists.event.unusedCubes', { player: player(seat), cubes, favours }),
  ],
  hospitalCleared: ({ seat, cubes }) => [say('alchemists.event.hospitalCleared', { player: player(seat), cubes })],
  adventurerCame: ({ adventurer, next }) => [
    say('alchemists.event.adventurerCame', {
      adventurer: adventurerId(adventurer),
      potions: thing({ kind: 'potions', potions: box.adventurers[adventurer]?.wants ?? [] }),
      next: next === null ? 'none' : adventurerId(next),
    }),
  ],
  conferenceAnnounced: ({ conference }) => [say('alchemists.event.conferenceAnnounced', { conference })],
}

/** The actions of a plan in the order in which they are carried out. */
export function planOf(actions: ToldEvent<'declared'>['actions']) {
  return box.spaces.flatMap(({ id: space }) => {
    const count = actions[space] ?? 0
    return count === 0 ? [] : [{ space, count }]
  })
}
