import { interrupts, type Seat, type Stream } from '@athanor/kernel'
import { botChance } from '../seeds.ts'
import { botTurn, botVolunteers } from './botTurn.ts'
import { nextSeat } from './hostedGame.ts'
import { askGuest, fulfilsWish, humanTurn } from './humanTurn.ts'
import { type Session, wantsToBeAsked } from './session.ts'

/** Plays until the game is over, or until a person leaves it. */
export async function playGame(session: Session): Promise<'over' | 'left'> {
  const { host } = session
  const chances = host.participants.map((_, seat) => botChance(host.match.secret, seat, host.match.version))
  let last: Seat | undefined
  const door = openDoor(session, chances, () => {
    last = undefined
  })
  for (;;) {
    const seat = nextSeat(host)
    if (seat === undefined) return 'over'
    const visit = await door(seat)
    if (visit === 'left') return 'left'
    if (visit === 'acted') continue
    const bot = host.participants[seat]?.bot ?? null
    const chance = chances[seat]
    if (bot === null || chance === undefined) {
      if (!(await humanTurn(session, seat, seat === last))) return 'left'
    } else {
      await botTurn(session, seat, bot, chance)
    }
    last = seat
  }
}

/**
 * Asks those who are invited before whoever owes something goes on. A person who let it be is not asked again before the
 * invitation has ended, or somebody else is waited for.
 */
function openDoor(session: Session, chances: readonly Stream[], onAsked: () => void) {
  const { host } = session
  let asked = new Set<Seat>()
  let waitedFor: Seat | null = null
  return async (owing: Seat): Promise<'acted' | 'let be' | 'left'> => {
    const invited = interrupts(host.game, host.match.position)
    asked = new Set(waitedFor === owing ? invited.filter((seat) => asked.has(seat)) : [])
    waitedFor = owing
    for (const seat of invited) {
      const bot = host.participants[seat]?.bot ?? null
      const chance = chances[seat]
      if (bot !== null && chance !== undefined) {
        if (botVolunteers(session, seat, bot, chance)) return 'acted'
        continue
      }
      if (fulfilsWish(session, seat)) return 'acted'
      if (asked.has(seat) || !wantsToBeAsked(session, seat)) continue
      onAsked()
      const answer = await askGuest(session, seat)
      if (answer !== 'let be') return answer
      asked.add(seat)
      // Perhaps something was settled instead.
      if (fulfilsWish(session, seat)) return 'acted'
    }
    return 'let be'
  }
}
