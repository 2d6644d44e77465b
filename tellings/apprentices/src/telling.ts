import type { ApprenticesShape, Face, Throw } from '@athanor/apprentices'
import type { Words } from '@athanor/messages'
import { type GameTelling, type Message, player, players, type SeenEvent, sayer, thing } from '@athanor/telling'
import { faceInWords, unitsInWords } from './unitWords.ts'

/** What the sentences of The Apprentices speak of besides players. */
export type Thing =
  /** Several units, or what several dice show. */
  | { readonly kind: 'units'; readonly faces: readonly Face[] }
  /** What one die shows. */
  | { readonly kind: 'face'; readonly face: Face }

type Telling = readonly Message<Thing>[]

const say = sayer<Thing>()

function unitsRole(faces: readonly Face[]) {
  return thing<Thing>({ kind: 'units', faces })
}

function faceRole(face: Face) {
  return thing<Thing>({ kind: 'face', face })
}

function throwsRole(throws: readonly Throw[]) {
  return unitsRole(throws.map(({ face }) => face))
}

/** How The Apprentices is told. */
export const apprenticesTelling: GameTelling<ApprenticesShape, Thing> = { tell, spell }

function spell(shown: Thing, words: Words): string {
  return shown.kind === 'units' ? unitsInWords(shown.faces, words) : faceInWords(shown.face, words)
}

type Event = SeenEvent<ApprenticesShape>

function tell(event: Event): Telling {
  const whose = 'seat' in event ? player(event.seat) : player(-1)
  switch (event.kind) {
    case 'gameBegan':
      return [say('apprentices.event.gameBegan', { player: player(event.starter) })]
    case 'dieChosen':
      return [say('apprentices.event.dieChosen', { player: whose, colour: event.colour })]
    case 'roundBegan':
      return [say('apprentices.event.roundBegan', { player: player(event.starter), round: event.round })]
    case 'diceRolled':
      return [say('apprentices.event.diceRolled', { player: whose, faces: throwsRole(event.throws) })]
    case 'turnBegan':
    case 'extraRavenCame':
    case 'ravensKept':
    case 'helpAsked':
    case 'helpWithdrawn':
    case 'turnEnded':
      return [say(`apprentices.event.${event.kind}`, { player: whose })]
    case 'endTriggered':
      return [say('apprentices.event.endTriggered', { round: event.round })]
    case 'squaresOpened':
      return [say('apprentices.event.squaresOpened', { cap: event.cap })]
    case 'tieRoundBegan':
      return [say('apprentices.event.tieRoundBegan', { players: players(event.seats) })]
    case 'gameEnded': {
      const { winners, total } = event
      return [say('apprentices.event.gameEnded', { winners: players(winners), count: winners.length, total })]
    }
    default:
      return [deed(event)]
  }
}

type Deed = Exclude<
  Event,
  {
    kind:
      | 'gameBegan'
      | 'dieChosen'
      | 'roundBegan'
      | 'diceRolled'
      | 'turnBegan'
      | 'extraRavenCame'
      | 'ravensKept'
      | 'helpAsked'
      | 'helpWithdrawn'
      | 'turnEnded'
      | 'endTriggered'
      | 'squaresOpened'
      | 'tieRoundBegan'
      | 'gameEnded'
  }
>

/** What somebody does with ravens, help, research, dice and abilities. */
function deed(event: Deed): Message<Thing> {
  const whose = player(event.seat)
  switch (event.kind) {
    case 'ravensRerolled':
      return say('apprentices.event.ravensRerolled', { player: whose, faces: throwsRole(event.throws) })
    case 'ravenCancelled':
      return say('apprentices.event.ravenCancelled', {
        player: whose,
        owner: player(event.owner),
        whose: event.owner === event.seat ? 'own' : 'other',
        points: event.points,
      })
    case 'ravenRolled':
      return say('apprentices.event.ravenRolled', { player: whose, face: faceRole(event.face) })
    case 'unitsLost':
      return say('apprentices.event.unitsLost', { player: whose, units: unitsRole(event.types) })
    case 'pointsLost':
      return say('apprentices.event.pointsLost', { player: whose, points: event.points })
    case 'helpOffered':
    case 'helpDeclined':
      return say(`apprentices.event.${event.kind}`, { player: whose, owner: player(event.owner) })
    case 'researched': {
      const { table, square, points } = event
      return say('apprentices.event.researched', {
        player: whose,
        table,
        square,
        points,
        units: unitsRole(event.spent),
      })
    }
    case 'slotGained':
    case 'slotLost':
      return say(`apprentices.event.${event.kind}`, { player: whose, table: event.table, rank: event.rank })
    case 'dieBought':
      return say('apprentices.event.dieBought', { player: whose, colour: event.colour, points: event.price })
    case 'dieRerolled':
      return say('apprentices.event.dieRerolled', {
        player: whose,
        table: event.table,
        before: faceRole(event.before),
        face: faceRole(event.face),
      })
    case 'unitsMade':
      return say('apprentices.event.unitsMade', {
        player: whose,
        table: event.table,
        price: event.points > 0 ? 'other' : 'units',
        points: event.points,
        spent: unitsRole(event.spent),
        gains: unitsRole(event.gains),
      })
    case 'unitsTraded': {
      const { table, points } = event
      return say('apprentices.event.unitsTraded', { player: whose, table, points, units: unitsRole(event.spent) })
    }
    case 'ravensTraded':
      return say('apprentices.event.ravensTraded', { player: whose, table: event.table, points: event.points })
    case 'slotBlocked':
      return say('apprentices.event.slotBlocked', { player: whose, target: event.targetTable, rank: event.targetRank })
    case 'unitTaken':
      return say('apprentices.event.unitTaken', {
        player: whose,
        owner: player(event.from),
        table: event.table,
        units: unitsRole([event.type]),
      })
    case 'priceShifted':
      return say('apprentices.event.priceShifted', { player: whose, table: event.table, price: event.price })
  }
}
