import { type Cubes, type Happening, type OwnPart, total } from '@athanor/compendium'
import type { Seat } from '@athanor/kernel'
import type { MessageId, ParamsFor } from '@athanor/messages'
import type { Words } from '../../app/words.tsx'
import type { Players } from '../gameClient.ts'
import { cauldronInWords, cubesInWords, ingredientName } from './cubeWords.ts'

/** A sentence of the log, with what is shown as a picture or in a player's colour instead of as words. */
export interface Sentence {
  readonly id: MessageId
  readonly params: Readonly<Record<string, string | number>>
  /** Parameters that name a player. */
  readonly players: Readonly<Record<string, Seat>>
  /** Parameters that count cubes. */
  readonly cubes: Readonly<Record<string, Cubes>>
}

interface Shown {
  readonly players?: Readonly<Record<string, Seat>>
  readonly cubes?: Readonly<Record<string, Cubes>>
}

/** An event as sentences: the first says what happened, others show what came to light. */
export function sentencesOf(
  event: Happening & Partial<OwnPart>,
  { seats, viewer }: Players,
  words: Words,
): readonly Sentence[] {
  const name = (seat: Seat) => seats[seat]?.name ?? ''
  const spoken = (cubes: Cubes) => cubesInWords(cubes, words)
  const sentence = <Id extends MessageId>(id: Id, params: ParamsFor<Id>[0], shown: Shown = {}): Sentence => ({
    id,
    params: params ?? {},
    players: shown.players ?? {},
    cubes: shown.cubes ?? {},
  })
  const hand = (seat: Seat, cubes: Cubes) =>
    sentence(
      'compendium.word.hand',
      { player: name(seat), cubes: spoken(cubes) },
      { players: { player: seat }, cubes: { cubes } },
    )

  switch (event.kind) {
    case 'gameBegan': {
      const { firstSeat } = event
      return [sentence('compendium.event.gameBegan', { player: name(firstSeat) }, { players: { player: firstSeat } })]
    }
    case 'cubesDealt': {
      const { cubes, seat, count } = event
      return cubes !== undefined && seat === viewer
        ? [sentence('compendium.own.cubesDealt', { cubes: spoken(cubes) }, { cubes: { cubes } })]
        : [sentence('compendium.event.cubesDealt', { player: name(seat), count }, { players: { player: seat } })]
    }
    case 'drewFromBag': {
      const { cubes, seat, count } = event
      return cubes !== undefined && seat === viewer
        ? [sentence('compendium.own.drewFromBag', { cubes: spoken(cubes) }, { cubes: { cubes } })]
        : [sentence('compendium.event.drewFromBag', { player: name(seat), count }, { players: { player: seat } })]
    }
    case 'schoolDealt': {
      const { school, seat } = event
      return school !== undefined && seat === viewer
        ? [sentence('compendium.own.schoolDealt', { school })]
        : [sentence('compendium.event.schoolDealt', { player: name(seat) }, { players: { player: seat } })]
    }
    case 'roundBegan':
      return [sentence('compendium.event.roundBegan', { round: event.round })]
    case 'potionCreated': {
      const { seat, value, cauldron, recipe } = event
      const params = { player: name(seat), value, cauldron: cauldronInWords(cauldron, words), cubes: spoken(recipe) }
      const shown = { players: { player: seat }, cubes: { cubes: recipe } }
      return [sentence('compendium.event.potionCreated', params, shown)]
    }
    case 'potionCopied': {
      const { seat, owner, value, cauldron, paid, tribute } = event
      const params = {
        player: name(seat),
        owner: name(owner),
        value,
        cauldron: cauldronInWords(cauldron, words),
        cubes: spoken(paid),
        tribute,
      }
      const shown = { players: { player: seat, owner }, cubes: { cubes: paid } }
      return [sentence('compendium.event.potionCopied', params, shown)]
    }
    case 'productsReceived': {
      const { seat, cubes, missing } = event
      const params = {
        player: name(seat),
        received: total(cubes) > 0 ? 'some' : 'none',
        cubes: spoken(cubes),
        lacking: total(missing) > 0 ? 'some' : 'none',
        missing: spoken(missing),
      } as const
      return [
        sentence('compendium.event.productsReceived', params, { players: { player: seat }, cubes: { cubes, missing } }),
      ]
    }
    case 'tookFromReserve': {
      const { seat, ingredient } = event
      const params = { player: name(seat), ingredient }
      return [sentence('compendium.event.tookFromReserve', params, { players: { player: seat } })]
    }
    case 'fameLapped': {
      const { seat, chip } = event
      return [sentence('compendium.event.fameLapped', { player: name(seat), chip }, { players: { player: seat } })]
    }
    case 'endTriggered':
      return [sentence('compendium.event.endTriggered', { round: event.round })]
    case 'supplyGone':
      return [
        sentence('compendium.event.supplyGone', { player: name(event.seat) }, { players: { player: event.seat } }),
      ]
    case 'turnSkipped':
      return [
        sentence('compendium.event.turnSkipped', { player: name(event.seat) }, { players: { player: event.seat } }),
      ]
    case 'handsRevealed':
      return [
        sentence('compendium.event.handsRevealed', undefined),
        ...event.hands.map((cubes, seat) => hand(seat, cubes)),
      ]
    case 'halfPointsScored': {
      const { seat, points, cubes } = event
      const params = { player: name(seat), points, count: cubes }
      return [sentence('compendium.event.halfPointsScored', params, { players: { player: seat } })]
    }
    case 'reserveCounted':
      return [sentence('compendium.event.reserveCounted', { cubes: spoken(event.counts) })]
    case 'schoolsRevealed': {
      const dealt = event.schools.map((school, seat) =>
        sentence('compendium.word.school', { player: name(seat), school }, { players: { player: seat } }),
      )
      const schools = words.list(event.undealt.map((school) => ingredientName(school, words)))
      const undealt = event.undealt.length === 0 ? [] : [sentence('compendium.word.undealtSchools', { schools })]
      return [sentence('compendium.event.schoolsRevealed', undefined), ...dealt, ...undealt]
    }
    case 'awardPaid': {
      const { seat, ingredient, place, points } = event
      const params = { player: name(seat), ingredient, place, points }
      return [sentence('compendium.event.awardPaid', params, { players: { player: seat } })]
    }
    case 'gameEnded': {
      const { winners, total: fame } = event
      const params = { winners: words.list(winners.map(name)), count: winners.length, total: fame }
      return [sentence('compendium.event.gameEnded', params)]
    }
  }
}
