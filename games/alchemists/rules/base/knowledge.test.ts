import { believe, marginals } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { knowledgeOf, notebookOf } from '../engine/atTable.ts'
import { alchemists } from '../game.ts'
import { playedGames } from '../testing/games.ts'

describe('what a viewer knows', () => {
  it('A-052, A-385 is always what follows from the notes of that very view', () => {
    let looked = 0
    for (const { after, seat } of playedGames(2, 'knowledge')) {
      for (const viewer of [seat, 'spectator'] as const) {
        const view = alchemists.view(after, viewer)
        const notebook = notebookOf(view)
        const known = knowledgeOf(view)
        expect(known.notebook).toEqual(notebook)
        looked++
        // The chances take long to work out afresh, so some of them are compared.
        if (looked % 40 === 0) expect(known.chances).toEqual(marginals(believe(notebook.facts)))
      }
    }
    expect(looked).toBeGreaterThan(100)
  })
})
