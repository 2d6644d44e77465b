import { type Cauldron, type Cubes, cauldrons, type Happening, type OwnPart, total } from '@athanor/compendium'
import type { Look, Names, Watcher } from '../gameFace.ts'
import { cubesInWords, ingredientName } from './cubeText.ts'

/** An event as sentences: the first says what happened, others show what came to light. */
export function sentences(
  event: Happening & Partial<OwnPart>,
  watcher: Watcher,
  names: Names,
  look: Look,
): readonly string[] {
  const { say, list } = look.words
  const player = 'seat' in event ? (names[event.seat] ?? '') : ''
  const inWords = (cubes: Cubes) => cubesInWords(cubes, look)
  switch (event.kind) {
    case 'gameBegan':
      return [say('compendium.event.gameBegan', { player: names[event.firstSeat] ?? '' })]
    case 'cubesDealt':
      return secretly(event, watcher, {
        open: say('compendium.event.cubesDealt', { player, count: event.count }),
        own: (cubes) => say('compendium.own.cubesDealt', { cubes: inWords(cubes) }),
        others: (cubes) => say('compendium.word.hand', { player, cubes: inWords(cubes) }),
      })
    case 'drewFromBag':
      return secretly(event, watcher, {
        open: say('compendium.event.drewFromBag', { player, count: event.count }),
        own: (cubes) => say('compendium.own.drewFromBag', { cubes: inWords(cubes) }),
        others: (cubes) => say('compendium.word.hand', { player, cubes: inWords(cubes) }),
      })
    case 'schoolDealt': {
      const open = say('compendium.event.schoolDealt', { player })
      const { school } = event
      if (school === undefined) return [open]
      return event.seat === watcher
        ? [say('compendium.own.schoolDealt', { school })]
        : [open, say('compendium.word.school', { player, school })]
    }
    case 'roundBegan':
      return [say('compendium.event.roundBegan', { round: event.round })]
    case 'potionCreated':
      return [
        say('compendium.event.potionCreated', {
          player,
          value: event.value,
          cauldron: cauldronInWords(event.cauldron, look),
          cubes: inWords(event.recipe),
        }),
      ]
    case 'potionCopied':
      return [
        say('compendium.event.potionCopied', {
          player,
          owner: names[event.owner] ?? '',
          value: event.value,
          cauldron: cauldronInWords(event.cauldron, look),
          cubes: inWords(event.paid),
          tribute: event.tribute,
        }),
      ]
    case 'productsReceived':
      return [
        say('compendium.event.productsReceived', {
          player,
          received: total(event.cubes) > 0 ? 'some' : 'none',
          cubes: inWords(event.cubes),
          lacking: total(event.missing) > 0 ? 'some' : 'none',
          missing: inWords(event.missing),
        }),
      ]
    case 'tookFromReserve':
      return [say('compendium.event.tookFromReserve', { player, ingredient: event.ingredient })]
    case 'fameLapped':
      return [say('compendium.event.fameLapped', { player, chip: event.chip })]
    case 'endTriggered':
      return [say('compendium.event.endTriggered', { round: event.round })]
    case 'supplyGone':
      return [say('compendium.event.supplyGone', { player })]
    case 'turnSkipped':
      return [say('compendium.event.turnSkipped', { player })]
    case 'handsRevealed':
      return [
        say('compendium.event.handsRevealed'),
        ...event.hands.map((hand, seat) =>
          say('compendium.word.hand', { player: names[seat] ?? '', cubes: inWords(hand) }),
        ),
      ]
    case 'halfPointsScored':
      return [say('compendium.event.halfPointsScored', { player, points: event.points, count: event.cubes })]
    case 'reserveCounted':
      return [say('compendium.event.reserveCounted', { cubes: inWords(event.counts) })]
    case 'schoolsRevealed': {
      const dealt = event.schools.map((school, seat) =>
        say('compendium.word.school', { player: names[seat] ?? '', school }),
      )
      const out = event.undealt.map((school) => ingredientName(school, look))
      const undealt = out.length === 0 ? [] : [say('compendium.word.undealtSchools', { schools: list(out) })]
      return [say('compendium.event.schoolsRevealed'), ...dealt, ...undealt]
    }
    case 'awardPaid':
      return [
        say('compendium.event.awardPaid', {
          player,
          ingredient: event.ingredient,
          place: event.place,
          points: event.points,
        }),
      ]
    case 'gameEnded':
      return [
        say('compendium.event.gameEnded', {
          winners: list(event.winners.map((seat) => names[seat] ?? '')),
          count: event.winners.length,
          total: event.total,
        }),
      ]
  }
}

function cauldronInWords(cauldron: number, { words }: Look): string {
  const [first, second] = (cauldrons[cauldron] as Cauldron).products
  const products = words.say('compendium.word.cauldron', { first, second })
  return words.say('cli.compendium.cauldron', { number: cauldron + 1, products })
}

interface Drawing {
  readonly open: string
  own(cubes: Cubes): string
  others(cubes: Cubes): string
}

/** whoever drew reads which cubes; who may see everything reads both. */
function secretly(
  event: { readonly seat: number; readonly cubes?: Cubes },
  watcher: Watcher,
  drawing: Drawing,
): readonly string[] {
  const { cubes } = event
  if (cubes === undefined) return [drawing.open]
  return event.seat === watcher ? [drawing.own(cubes)] : [drawing.open, drawing.others(cubes)]
}
