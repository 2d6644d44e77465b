import type { Game, Position, Reason, Seat, Shape } from '@athanor/kernel'
import { legalPage } from '../research/legalPage.ts'
import type { LineProcess } from './lineProcess.ts'
import type { SeatPlayer } from './seatPlayer.ts'

/** Where a program sits down. */
export interface Sitting {
  readonly game: Game<Shape>
  readonly options: unknown
  readonly players: number
  readonly seat: Seat
}

/** A seat that a program plays. Like every bot it gets its view and nothing else. */
export function programPlayer(program: LineProcess, { game, seat }: Sitting): SeatPlayer {
  const asked = async (what: 'choose' | 'interrupt', { state }: Position<Shape>): Promise<Shape['action'] | null> => {
    const view = game.view(state, seat)
    const legal = game.legal(view)
    const ask = game.decisions(state).find((decision) => decision.seat === seat)?.ask ?? null
    let answer = await program.ask({ do: what, seat, ask, view, legal: legalPage(legal) })
    // It may leaf through long lists before it decides.
    while (answer['do'] === 'legal') {
      answer = await program.ask({ legal: legalPage(legal, natural(answer['from']), natural(answer['count'])) })
    }
    if (what === 'interrupt' && answer['pass'] === true) return null
    const number = answer['number']
    if (typeof number === 'number') {
      if (Number.isInteger(number) && number >= 0 && number < legal.size) return legal.at(number)
      throw program.fault('forbidden', `number ${number} of ${legal.size}`)
    }
    const parsed = game.actionSchema.safeParse(answer['action'])
    if (!parsed.success) throw program.fault('nonsense', JSON.stringify(answer).slice(0, 200))
    const reason: Reason | null = game.check(view, parsed.data)
    if (reason !== null) throw program.fault('forbidden', reason.id)
    return parsed.data
  }
  return {
    choose: async (position) => {
      const action = await asked('choose', position)
      if (action === null) throw program.fault('nonsense', 'null')
      return action
    },
    interrupt: (position) => asked('interrupt', position),
    async over(outcome) {
      await program.ask({ do: 'over', outcome })
    },
  }
}

function natural(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
}
