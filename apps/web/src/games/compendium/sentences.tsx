import { type Cauldron, type Cubes, cauldrons, type Happening, type OwnPart, total } from '@athanor/compendium'
import type { Seat } from '@athanor/kernel'
import type { MessageId, ParamsFor } from '@athanor/messages'
import type { ReactNode } from 'react'
import { sayWith, type Words } from '../../app/words.tsx'
import { PlayerName } from '../../ui/PlayerName.tsx'
import type { Line, Players } from '../gameClient.ts'
import { CubeRow, cubesInWords, ingredientName } from './Cube.tsx'

type Pictures<Id extends MessageId> = Parameters<typeof sayWith<Id>>[3]

/** An event as sentences: the first says what happened, others show what came to light. */
export function sentences(event: Happening & Partial<OwnPart>, players: Players, words: Words): readonly Line[] {
  const line = <Id extends MessageId>(id: Id, params: ParamsFor<Id>[0], pictures: Pictures<Id>): Line => ({
    text: words.data({ id, params: params as Record<string, string | number> }),
    rich: sayWith(words, id, params, pictures),
  })
  const plain = (text: string): Line => ({ text, rich: text })
  const name = (seat: Seat) => players.seats[seat]?.name ?? ''
  const who = (seat: Seat): ReactNode => <PlayerName name={name(seat)} colour={players.seats[seat]?.colour ?? ''} />
  const spoken = (cubes: Cubes) => cubesInWords(cubes, words)
  const hand = (seat: Seat, cubes: Cubes) =>
    line(
      'compendium.word.hand',
      { player: name(seat), cubes: spoken(cubes) },
      { player: who(seat), cubes: <CubeRow cubes={cubes} /> },
    )

  switch (event.kind) {
    case 'gameBegan':
      return [line('compendium.event.gameBegan', { player: name(event.firstSeat) }, { player: who(event.firstSeat) })]
    case 'cubesDealt': {
      const { cubes, seat, count } = event
      if (cubes !== undefined && seat === players.viewer) {
        return [line('compendium.own.cubesDealt', { cubes: spoken(cubes) }, { cubes: <CubeRow cubes={cubes} /> })]
      }
      return [line('compendium.event.cubesDealt', { player: name(seat), count }, { player: who(seat) })]
    }
    case 'drewFromBag': {
      const { cubes, seat, count } = event
      if (cubes !== undefined && seat === players.viewer) {
        return [line('compendium.own.drewFromBag', { cubes: spoken(cubes) }, { cubes: <CubeRow cubes={cubes} /> })]
      }
      return [line('compendium.event.drewFromBag', { player: name(seat), count }, { player: who(seat) })]
    }
    case 'schoolDealt':
      return event.school !== undefined && event.seat === players.viewer
        ? [plain(words.say('compendium.own.schoolDealt', { school: event.school }))]
        : [line('compendium.event.schoolDealt', { player: name(event.seat) }, { player: who(event.seat) })]
    case 'roundBegan':
      return [plain(words.say('compendium.event.roundBegan', { round: event.round }))]
    case 'potionCreated': {
      const { seat, value, cauldron, recipe } = event
      const params = { player: name(seat), value, cauldron: cauldronInWords(cauldron, words), cubes: spoken(recipe) }
      return [line('compendium.event.potionCreated', params, { player: who(seat), cubes: <CubeRow cubes={recipe} /> })]
    }
    case 'potionCopied': {
      const { seat, owner, value, cauldron, paid, tribute } = event
      const cubes = spoken(paid)
      const params = {
        player: name(seat),
        owner: name(owner),
        value,
        cauldron: cauldronInWords(cauldron, words),
        cubes,
        tribute,
      }
      const pictures = { player: who(seat), owner: who(owner), cubes: <CubeRow cubes={paid} /> }
      return [line('compendium.event.potionCopied', params, pictures)]
    }
    case 'productsReceived': {
      const params = {
        player: name(event.seat),
        received: total(event.cubes) > 0 ? 'some' : 'none',
        cubes: spoken(event.cubes),
        lacking: total(event.missing) > 0 ? 'some' : 'none',
        missing: spoken(event.missing),
      } as const
      const pictures = {
        player: who(event.seat),
        cubes: <CubeRow cubes={event.cubes} />,
        missing: <CubeRow cubes={event.missing} />,
      }
      return [line('compendium.event.productsReceived', params, pictures)]
    }
    case 'tookFromReserve': {
      const { seat, ingredient } = event
      return [line('compendium.event.tookFromReserve', { player: name(seat), ingredient }, { player: who(seat) })]
    }
    case 'fameLapped':
      return [
        line(
          'compendium.event.fameLapped',
          { player: name(event.seat), chip: event.chip },
          { player: who(event.seat) },
        ),
      ]
    case 'endTriggered':
      return [plain(words.say('compendium.event.endTriggered', { round: event.round }))]
    case 'supplyGone':
      return [line('compendium.event.supplyGone', { player: name(event.seat) }, { player: who(event.seat) })]
    case 'turnSkipped':
      return [line('compendium.event.turnSkipped', { player: name(event.seat) }, { player: who(event.seat) })]
    case 'handsRevealed':
      return [
        plain(words.say('compendium.event.handsRevealed')),
        ...event.hands.map((cubes, seat) => hand(seat, cubes)),
      ]
    case 'halfPointsScored':
      return [
        line(
          'compendium.event.halfPointsScored',
          { player: name(event.seat), points: event.points, count: event.cubes },
          { player: who(event.seat) },
        ),
      ]
    case 'reserveCounted':
      return [line('compendium.event.reserveCounted', { cubes: spoken(event.counts) }, { cubes: spoken(event.counts) })]
    case 'schoolsRevealed': {
      const dealt = event.schools.map((school, seat) =>
        line('compendium.word.school', { player: name(seat), school }, { player: who(seat) }),
      )
      const out = event.undealt.map((school) => ingredientName(school, words))
      const undealt =
        out.length === 0 ? [] : [plain(words.say('compendium.word.undealtSchools', { schools: words.list(out) }))]
      return [plain(words.say('compendium.event.schoolsRevealed')), ...dealt, ...undealt]
    }
    case 'awardPaid': {
      const { seat, ingredient, place, points } = event
      const params = { player: name(seat), ingredient, place, points }
      return [line('compendium.event.awardPaid', params, { player: who(seat) })]
    }
    case 'gameEnded': {
      const winners = words.list(event.winners.map(name))
      return [
        plain(words.say('compendium.event.gameEnded', { winners, count: event.winners.length, total: event.total })),
      ]
    }
  }
}

/** A cauldron is known by what it produces. */
export function cauldronInWords(cauldron: number, { say }: Words): string {
  const [first, second] = (cauldrons[cauldron] as Cauldron).products
  return say('compendium.word.cauldron', { first, second })
}
