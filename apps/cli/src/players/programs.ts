import type { Seat } from '@athanor/kernel'
import { LineProcess } from './lineProcess.ts'
import { programPlayer, type Sitting } from './programPlayer.ts'
import type { SeatPlayer } from './seatPlayer.ts'

/** Whether a bot is named by the path of a program: ids hold no slashes. */
export function isProgram(id: string): boolean {
  return /[\\/]/.test(id)
}

/** The outside programs of a run of games: one process for each seat, so that no seat learns what another one sees. */
export class Programs {
  readonly #running = new Map<string, LineProcess>()

  async sit(path: string, sitting: Sitting): Promise<SeatPlayer> {
    const process = this.#processOf(path, sitting.seat)
    await process.ask({
      do: 'sit',
      game: sitting.game.id,
      rulesVersion: sitting.game.rulesVersion,
      options: sitting.options,
      players: sitting.players,
      seat: sitting.seat,
    })
    return programPlayer(process, sitting)
  }

  close(): void {
    for (const process of this.#running.values()) process.close()
    this.#running.clear()
  }

  #processOf(path: string, seat: Seat): LineProcess {
    const key = `${seat} ${path}`
    const running = this.#running.get(key) ?? new LineProcess(path)
    this.#running.set(key, running)
    return running
  }
}
