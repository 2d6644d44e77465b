import type { ApprenticesShape } from '@athanor/apprentices'
import { type Message, player, type SeenEvent } from '@athanor/narration'
import { faceRole, say, type Thing, unitsRole } from './things.ts'

/**
 * What kept rules say less about: version 1 tells neither who triggered the end and why, nor the colour of a die that is
 * thrown again, nor what was paid for a unit. Null for an event that says it all.
 */
export function toldEarlier(event: SeenEvent<ApprenticesShape>): Message<Thing> | null {
  switch (event.kind) {
    case 'endTriggered':
      return lacks(event, 'cause') ? say('apprentices.earlier.endTriggered', { round: event.round }) : null
    case 'dieRerolled':
      return lacks(event, 'colour')
        ? say('apprentices.earlier.dieRerolled', {
            player: player(event.seat),
            table: event.table,
            before: faceRole(event.before),
            face: faceRole(event.face),
          })
        : null
    case 'unitTaken':
      return lacks(event, 'spent')
        ? say('apprentices.earlier.unitTaken', {
            player: player(event.seat),
            owner: player(event.from),
            table: event.table,
            units: unitsRole([event.type]),
          })
        : null
    default:
      return null
  }
}

/** A log of today has the field, one of kept rules may not. */
function lacks<Told extends object>(event: Told, field: keyof Told): boolean {
  return !(field in event)
}
