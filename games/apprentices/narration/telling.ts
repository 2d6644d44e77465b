import type { ApprenticesShape } from '@athanor/apprentices'
import { type GameTelling, type Message, player, players, type SeenEvent } from '@athanor/narration'
import { toldEarlier } from './earlier.ts'
import { faceRole, say, type Thing, throwsRole, unitsRole } from './things.ts'
import { faceInWords, unitsInWords } from './unitWords.ts'
import type { Words } from './words.ts'

export type { Thing } from './things.ts'

type Telling = readonly Message<Thing>[]

/** How The Apprentices is told. */
export const apprenticesTelling: GameTelling<ApprenticesShape, Thing> = { tell, spell }

function spell(shown: Thing, words: Words): string {
  return shown.kind === 'units' ? unitsInWords(shown.faces, words) : faceInWords(shown.face, words)
}

type Event = SeenEvent<ApprenticesShape>

function tell(event: Event): Telling {
  return [toldEarlier(event) ?? toldNow(event)]
}

function toldNow(event: Event): Message<Thing> {
  switch (event.kind) {
    case 'gameBegan':
      return say('apprentices.event.gameBegan', { player: player(event.starter) })
    case 'roundBegan':
      return say('apprentices.event.roundBegan', { player: player(event.starter), round: event.round })
    case 'endTriggered':
      return endTriggered(event)
    case 'squaresOpened':
      return say('apprentices.event.squaresOpened', { cap: event.cap })
    case 'tieRoundBegan':
      return say('apprentices.event.tieRoundBegan', { players: players(event.seats) })
    case 'gameEnded': {
      const { winners, total } = event
      return say('apprentices.event.gameEnded', { winners: players(winners), count: winners.length, total })
    }
    default:
      return actionTold(event)
  }
}

function endTriggered(event: Extract<Event, { kind: 'endTriggered' }>): Message<Thing> {
  const { round } = event
  return event.cause === 'points'
    ? say('apprentices.event.endTriggered', { player: player(event.seat), round })
    : say(`apprentices.end.${event.cause}`, { round })
}

type ActionEvent = Exclude<
  Event,
  { kind: 'gameBegan' | 'roundBegan' | 'endTriggered' | 'squaresOpened' | 'tieRoundBegan' | 'gameEnded' }
>

/** What somebody does in their turn, or what befalls them. */
function actionTold(event: ActionEvent): Message<Thing> {
  const whose = player(event.seat)
  switch (event.kind) {
    case 'turnBegan':
    case 'extraRavenCame':
    case 'ravensKept':
    case 'helpAsked':
    case 'helpWithdrawn':
    case 'turnEnded':
      return say(`apprentices.event.${event.kind}`, { player: whose })
    case 'dieChosen':
      return say('apprentices.event.dieChosen', { player: whose, colour: event.colour })
    case 'diceRolled':
      return say('apprentices.event.diceRolled', { player: whose, faces: throwsRole(event.throws) })
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
        colour: event.colour,
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
        spent: unitsRole(event.spent),
      })
    case 'priceShifted':
      return say('apprentices.event.priceShifted', { player: whose, table: event.table, price: event.price })
  }
}
