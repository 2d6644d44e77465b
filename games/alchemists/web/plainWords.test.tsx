import { alchemists, promptContextOf, type View } from '@athanor/alchemists'
import { begin, readOptions, type Seat, seededChance } from '@athanor/kernel'
import { locales, wordsIn } from '@athanor/messages/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Board } from './Board.tsx'
import { nothingPending } from './pendingAction.ts'
import { pieceOf } from './scene/pieceOf.tsx'
import { orderText } from './tradeText.ts'

const nothing = () => {}

function planning(seat: Seat, cubes: number): View {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 3).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('b'.repeat(64)))
  const view = alchemists.view(position.state, seat)
  const players = view.table.players.map((player) => ({ ...player, cubes: { ...player.cubes, board: cubes } }))
  return { ...view, table: { ...view.table, round: 2, phase: 'declare', asks: [{ kind: 'declare', seat }], players } }
}

const seats = alchemists.colours
  .slice(0, 3)
  .map((colour, seat) => ({ name: `Player ${seat}`, colour, bot: null, present: true }))

function board(cubes: number): string {
  const view = planning(0, cubes)
  const html = renderToStaticMarkup(
    <Board
      view={view}
      seats={seats}
      lit={[]}
      context={promptContextOf(view)}
      pending={nothingPending}
      onPlace={nothing}
      onTakeBack={nothing}
      onGrab={nothing}
    />,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
}

describe('what the table says in place of codes', () => {
  it('A-136 a slot says its price with the word for it, and why it is closed', () => {
    expect(board(5)).toContain('2 cubes')
    expect(board(5)).not.toMatch(/\d \+ \d/)
    expect(board(1)).toContain('needs 2 cubes, 1 left')
  })

  it.each(locales)('A-113 an order space that brings nothing is not called “nothing” (%s)', (locale) => {
    const words = wordsIn(locale)
    const empty = orderText({ cost: {}, gain: {} }, words)
    expect(empty).toBe(words.say('web.alchemists.orderOnly'))
    expect(empty).not.toBe(words.say('alchemists.value.nothing'))
    expect(orderText({ cost: { gold: 1 }, gain: {} }, words)).toContain(empty)
    expect(orderText({ cost: {}, gain: { ingredients: 1 } }, words)).not.toContain(empty)
  })

  it('A-273 the aspect that is doubted is drawn without a sign', () => {
    const view = planning(0, 3)
    const context = promptContextOf(view)
    if (context === null) throw new Error('nothing is asked')
    for (const value of ['red', 'green', 'blue'] as const) {
      const piece = pieceOf({
        context,
        intent: { action: 'debunk', chosen: {} },
        part: 'aspect',
        value,
        preview: null,
        why: null,
        seats,
        words: wordsIn('en'),
      })
      expect(renderToStaticMarkup(<>{piece}</>)).not.toMatch(/class="[^"]*sign/)
    }
  })
})
