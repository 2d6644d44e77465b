import { type Game, pick, quickChance, readOptions, type Shape, searchStep } from '@athanor/kernel'

export function optionsOf<G extends Shape>(game: Game<G>, chosen: object): G['options'] {
  const read = readOptions(game.options, chosen)
  if (!read.ok) throw new Error(read.reason.id)
  return read.options
}

export function seatsOf(game: { readonly colours: readonly string[] }, players: number) {
  return game.colours.slice(0, players).map((colour) => ({ colour }))
}

/** One random game as a search plays it: view, legal actions, an unchecked step. Returns the number of actions. */
export function playout<G extends Shape>(game: Game<G>, players: number, options: G['options'], seed: number): number {
  const chance = quickChance(seed)
  let { state } = game.setup(options, seatsOf(game, players), chance)
  let actions = 0
  const choose = (seat: number): G['action'] => {
    actions++
    const group = pick(chance, game.legal(game.view(state, seat)).groups)
    return group.at(chance.below(group.size))
  }
  for (;;) {
    const next = searchStep(game, state, choose, chance)
    if (next === null) return actions
    state = next.state
  }
}

export function playouts<G extends Shape>(
  game: Game<G>,
  players: number,
  options: G['options'],
  games: number,
): number {
  let actions = 0
  for (let seed = 0; seed < games; seed++) actions += playout(game, players, options, seed)
  return actions
}
