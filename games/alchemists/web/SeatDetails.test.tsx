import type { Table, View } from '@athanor/alchemists'
import { type Locale, locales } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { momentsOf, recordedGames } from './reveal/testing.ts'
import { SeatDetails } from './SeatDetails.tsx'
import { stillDeclared } from './stillToDo.ts'

function told(table: Table, seat: number, locale: Locale): string {
  const html = renderToStaticMarkup(
    <WordsProvider locale={locale}>
      <SeatDetails table={table} seat={seat} name="Raven" colour="white" onClose={() => {}} />
    </WordsProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
}

const viewers = ['spectator', 0, 1] as const

/** The same positions as different people at the table saw them. */
const games = Object.values(recordedGames).map((game) => viewers.map((viewer) => momentsOf(game, viewer)))

function viewsAt(seen: (typeof games)[number], place: number): readonly View[] {
  return seen.flatMap((moments) => moments[place]?.after ?? [])
}

describe('what a rival can still do', () => {
  it('leaks nothing: a rival, a spectator and the seat itself read the same of a seat', () => {
    let looked = 0
    for (const seen of games) {
      for (let place = 0; place < (seen[0]?.length ?? 0); place += 7) {
        const [watched, ...others] = viewsAt(seen, place)
        if (watched === undefined) continue
        const said = told(watched.table, 0, 'en')
        for (const { table } of others) expect(told(table, 0, 'en')).toBe(said)
        looked += others.length
      }
    }
    expect(looked).toBeGreaterThan(100)
  })

  it('A-140 counts an action down when its turn has come and gone', () => {
    for (const seen of games) {
      const tables = (seen[0] ?? []).flatMap(({ after }) => after?.table ?? [])
      for (const { before: seenBefore, after, events } of seen[0] ?? []) {
        const [before, table] = [seenBefore?.table, after?.table]
        // Where a move was taken back, nothing was told.
        if (table?.phase !== 'resolve' || events.length === 0) continue
        for (const seat of table.players.keys()) {
          const count = (of: Table) => stillDeclared(of, seat).reduce((sum, { actions }) => sum + actions, 0)
          // Nothing comes back to a plan once it is being carried out.
          if (before?.phase === 'resolve' && before.round === table.round)
            expect(count(table)).toBeLessThanOrEqual(count(before))
        }
      }
      const first = tables.find(({ phase, space }) => phase === 'resolve' && space !== null)
      expect(first?.players.some((_, seat) => stillDeclared(first, seat).length > 0)).toBe(true)
      const over = tables.filter(({ phase }) => phase === 'order')
      expect(over.flatMap((table) => table.players.flatMap((_, seat) => stillDeclared(table, seat)))).toEqual([])
    }
  })

  it.each(locales)('is said in words (%s)', (locale) => {
    const tables = games.flatMap(([watched = []]) => watched.flatMap(({ after }) => after?.table ?? []))
    const table = tables.find(({ phase, players }) => phase === 'declare' && players[0]?.plan === null)
    if (table === undefined) throw new Error('nobody plans')
    expect(told(table, 0, locale)).toMatch(locale === 'ru' ? /Raven : \d+ куб/ : /Raven : \d+ cubes? to place/)
    expect(told(table, 0, locale)).toMatch(locale === 'ru' ? /печатей осталось \d+ из 11/ : /\d+ of 11 seals left/)
  })
})
