import type { DrivenGame } from '@athanor/bots'
import { type Game, numberOf, type Outcome, type Seat, type Shape } from '@athanor/kernel'

/** Whether every move brings the view along that it was decided on. */
export type TrajectoryDetail = 'moves' | 'views'

/** One game as lines of JSON: a line for every move, and a last one with the outcome. */
export class Trajectory {
  readonly lines: string[] = []
  readonly detail: TrajectoryDetail
  readonly #game: number

  constructor(game: number, detail: TrajectoryDetail) {
    this.#game = game
    this.detail = detail
  }

  move(decision: object): void {
    this.lines.push(JSON.stringify({ game: this.#game, ...decision }))
  }

  over(outcome: Outcome): void {
    this.lines.push(JSON.stringify({ game: this.#game, outcome }))
  }
}

/** A course whose moves are written down before they are made. */
export function recorded(game: Game<Shape>, course: DrivenGame<Shape>, trajectory: Trajectory): DrivenGame<Shape> {
  const decisionOf = (seat: Seat, action: Shape['action']) => {
    const { state } = course.position
    const view = game.view(state, seat)
    const legal = game.legal(view)
    // Who interrupts was asked for nothing.
    const ask = game.decisions(state).find((decision) => decision.seat === seat)?.ask ?? null
    const number = numberOf(legal, action)
    const decision = { move: course.moves, seat, ask, legal: legal.size, number, action }
    return trajectory.detail === 'views' ? { ...decision, view } : decision
  }
  return {
    get position() {
      return course.position
    },
    get moves() {
      return course.moves
    },
    move(seat, action) {
      trajectory.move(decisionOf(seat, action))
      course.move(seat, action)
    },
  }
}
