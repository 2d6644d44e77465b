import { type CompendiumShape, type Cubes, type Ingredient, total } from '@athanor/compendium'
import type { Seat } from '@athanor/kernel'
import {
  type GameTelling,
  type Message,
  player,
  players,
  type SeenEvent,
  sayer,
  secretly,
  thing,
  type Watcher,
} from '@athanor/narration'
import { cauldronInWords, cubesInWords, ingredientName } from './cubeWords.ts'
import type { Words } from './words.ts'

/** What the sentences of Alchemist speak of besides players. */
export type Thing =
  /** A handful: a recipe, a hand, what was drawn. */
  | { readonly kind: 'cubes'; readonly cubes: Cubes }
  /** More than a handful: whole piles, which are counted rather than shown. */
  | { readonly kind: 'piles'; readonly cubes: Cubes }
  | { readonly kind: 'cauldron'; readonly cauldron: number }
  | { readonly kind: 'schools'; readonly schools: readonly Ingredient[] }

type Telling = readonly Message<Thing>[]

const say = sayer<Thing>()

function cubesRole(cubes: Cubes) {
  return thing<Thing>({ kind: 'cubes', cubes })
}

function cauldronRole(cauldron: number) {
  return thing<Thing>({ kind: 'cauldron', cauldron })
}

function handOf(seat: Seat, cubes: Cubes): Message<Thing> {
  return say('compendium.word.hand', { player: player(seat), cubes: cubesRole(cubes) })
}

/** How Alchemist is told. */
export const compendiumTelling: GameTelling<CompendiumShape, Thing> = { tell, spell }

function spell(shown: Thing, words: Words): string {
  switch (shown.kind) {
    case 'cubes':
    case 'piles':
      return cubesInWords(shown.cubes, words)
    case 'cauldron':
      return cauldronInWords(shown.cauldron, words)
    case 'schools':
      return words.list(shown.schools.map((school) => ingredientName(school, words)))
  }
}

function tell(event: SeenEvent<CompendiumShape>, watcher: Watcher): Telling {
  const whose = 'seat' in event ? player(event.seat) : player(-1)
  switch (event.kind) {
    case 'gameBegan':
      return [say('compendium.event.gameBegan', { player: player(event.firstSeat) })]
    // whoever drew reads which cubes.
    case 'cubesDealt':
      return secretly(watcher, event.seat, event.cubes, {
        open: say('compendium.event.cubesDealt', { player: whose, count: event.count }),
        own: (cubes) => say('compendium.own.cubesDealt', { cubes: cubesRole(cubes) }),
        beside: (cubes) => handOf(event.seat, cubes),
      })
    case 'drewFromBag':
      return secretly(watcher, event.seat, event.cubes, {
        open: say('compendium.event.drewFromBag', { player: whose, count: event.count }),
        own: (cubes) => say('compendium.own.drewFromBag', { cubes: cubesRole(cubes) }),
        beside: (cubes) => handOf(event.seat, cubes),
      })
    case 'schoolDealt':
      return secretly(watcher, event.seat, event.school, {
        open: say('compendium.event.schoolDealt', { player: whose }),
        own: (school) => say('compendium.own.schoolDealt', { school }),
        beside: (school) => say('compendium.word.school', { player: whose, school }),
      })
    case 'roundBegan':
      return [say('compendium.event.roundBegan', { round: event.round })]
    case 'potionCreated':
      return [
        say('compendium.event.potionCreated', {
          player: whose,
          value: event.value,
          cauldron: cauldronRole(event.cauldron),
          cubes: cubesRole(event.recipe),
        }),
      ]
    case 'potionCopied':
      return [
        say('compendium.event.potionCopied', {
          player: whose,
          owner: player(event.owner),
          value: event.value,
          cauldron: cauldronRole(event.cauldron),
          cubes: cubesRole(event.paid),
          tribute: event.tribute,
        }),
      ]
    case 'productsReceived':
      return [
        say('compendium.event.productsReceived', {
          player: whose,
          received: total(event.cubes) > 0 ? 'some' : 'none',
          cubes: cubesRole(event.cubes),
          lacking: total(event.missing) > 0 ? 'some' : 'none',
          missing: cubesRole(event.missing),
        }),
      ]
    case 'tookFromReserve':
      return [say('compendium.event.tookFromReserve', { player: whose, ingredient: event.ingredient })]
    case 'fameLapped':
      return [say('compendium.event.fameLapped', { player: whose, chip: event.chip })]
    case 'endTriggered':
      return [say('compendium.event.endTriggered', { round: event.round })]
    case 'supplyGone':
      return [say('compendium.event.supplyGone', { player: whose })]
    case 'turnSkipped':
      return [say('compendium.event.turnSkipped', { player: whose })]
    case 'handsRevealed':
      return [say('compendium.event.handsRevealed'), ...event.hands.map((cubes, seat) => handOf(seat, cubes))]
    case 'halfPointsScored':
      return [say('compendium.event.halfPointsScored', { player: whose, points: event.points, count: event.cubes })]
    case 'reserveCounted':
      return [say('compendium.event.reserveCounted', { cubes: thing({ kind: 'piles', cubes: event.counts }) })]
    case 'schoolsRevealed':
      return [
        say('compendium.event.schoolsRevealed'),
        ...event.schools.map((school, seat) => say('compendium.word.school', { player: player(seat), school })),
        ...undealtSchools(event.undealt),
      ]
    case 'awardPaid': {
      const { ingredient, place, points } = event
      return [say('compendium.event.awardPaid', { player: whose, ingredient, place, points })]
    }
    case 'gameEnded': {
      const { winners, total: fame } = event
      return [say('compendium.event.gameEnded', { winners: players(winners), count: winners.length, total: fame })]
    }
  }
}

function undealtSchools(schools: readonly Ingredient[]): Telling {
  if (schools.length === 0) return []
  return [say('compendium.word.undealtSchools', { schools: thing({ kind: 'schools', schools }) })]
}
