import type { Seat } from '@athanor/kernel'
import { botChance } from '../seeds.ts'
import { botTurn } from './botTurn.ts'
import { nextSeat } from './hostedGame.ts'
import { humanTurn } from './humanTurn.ts'
import type { Session } from './session.ts'

/** Plays until the game is over, or until a person leaves it. */
export async function playGame(session: Session): Promise<'over' | 'left'> {
  const { host } = session
  const chances = host.participants.map((_, seat) => botChance(host.match.secret, seat, host.match.version))
  let last: Seat | undefined
  for (;;) {
    const seat = nextSeat(host)
    if (seat === undefined) return 'over'
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
