import { createRequire } from 'node:module'
import { quickChance } from '@athanor/kernel'

/**
 * The framework most people would reach for, asked to do as little as possible: random tic-tac-toe, and the same with
 * 200 cards in the state, one of which each move turns over. It is a dependency of the benchmark only.
 */
interface Client {
  start(): void
  stop(): void
  getState(): {
    readonly G: { readonly cells: readonly (string | null)[] }
    readonly ctx: { readonly gameover?: unknown }
  }
  readonly moves: { clickCell(cell: number): void }
}

type MakeClient = (options: { readonly game: object; readonly debug: boolean }) => Client

const require = createRequire(import.meta.url)

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

interface Board {
  readonly cells: (string | null)[]
  readonly cards: { faceUp: boolean }[]
}

function ticTacToe(cards: number): object {
  return {
    setup: () => ({
      cells: Array.from({ length: 9 }, () => null),
      cards: Array.from({ length: cards }, (_, id) => ({ id, name: `card ${id}`, owner: id % 4, faceUp: false })),
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }: { readonly G: Board; readonly playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return 'INVALID_MOVE'
        G.cells[cell] = playerID
        const card = G.cards[cell]
        if (card !== undefined) card.faceUp = true
        return undefined
      },
    },
    endIf: ({ G, ctx }: { readonly G: Board; readonly ctx: { readonly currentPlayer: string } }) => {
      const won = lines.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))
      if (won) return { winner: ctx.currentPlayer }
      return G.cells.includes(null) ? undefined : { draw: true }
    },
  }
}

/** Plays so many random games and returns the number of moves. */
export function playTicTacToe(games: number, cards: number): number {
  const { Client: makeClient } = require('boardgame.io/client') as { readonly Client: MakeClient }
  const chance = quickChance(7)
  const game = ticTacToe(cards)
  let moves = 0
  for (let number = 0; number < games; number++) {
    const client = makeClient({ game, debug: false })
    client.start()
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []))
      client.moves.clickCell(free[chance.below(free.length)] as number)
      moves++
    }
    client.stop()
  }
  return moves
}
