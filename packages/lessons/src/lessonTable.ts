import { type Chance, type Decision, type Game, readOptions, type Shape, type Stream } from '@athanor/kernel'

/**
 * Luck that is the same every time: Lehmer's generator. Lessons need no better one, and what tables use stays with them,
 * so that the school makes no table heavier.
 */
export function lessonLuck(seed: number): Chance & Stream {
  let last = seed
  const luck: Chance & Stream = {
    below(n) {
      last = (last * 48_271) % 2_147_483_647
      return last % n
    },
    stream: () => luck,
  }
  return luck
}

export interface LessonTable<G extends Shape> {
  readonly state: G['state']
  readonly due: Decision<G['ask']>
}

/** A real table of two, the same every time, when a question is put to somebody for the first time. */
export function tableAt<G extends Shape>(
  game: Game<G>,
  options: object,
  luck: Chance,
  isThere: (due: Decision<G['ask']>) => boolean,
): LessonTable<G> {
  const read = readOptions(game.options, options)
  if (!read.ok) throw new RangeError(read.reason.id)
  const seats = game.colours.slice(0, 2).map((colour) => ({ colour }))
  let state: G['state'] = game.setup(read.options, seats, luck).state
  for (;;) {
    const [due, ...others] = game.decisions(state)
    if (due === undefined) throw new RangeError('the game is over')
    if (isThere(due)) return { state, due }
    state = answered(game, state, [due, ...others], luck)
  }
}

/** After everybody who is asked has done the first thing that can be done. */
function answered<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  asked: readonly [Decision<G['ask']>, ...Decision<G['ask']>[]],
  luck: Chance,
): G['state'] {
  const firstFor = (seat: number) => game.legal(game.view(state, seat)).at(0)
  const [due] = asked
  if (due.sealed !== true) return game.apply(state, due.seat, firstFor(due.seat), luck).state
  if (game.resolve === undefined) throw new TypeError('sealed answers cannot be opened')
  return game.resolve(state, new Map(asked.map(({ seat }) => [seat, firstFor(seat)])), luck).state
}
