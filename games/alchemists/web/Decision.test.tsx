import {
  alchemists,
  emptyPlan,
  finalRound,
  type Player,
  type Prompt,
  promptContextOf,
  rulesAt,
  type View,
} from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Decision } from './Decision.tsx'
import { nothingPending, type PendingAction } from './pendingAction.ts'
import type { AlchemistsProps } from './props.ts'

/** A seat that is asked something in the second round, with so many ferns and so much gold. */
function viewOf(ask: Prompt, ferns: number, changes: Partial<Player> = {}): View {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 2).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('3'.repeat(64)))
  const view = alchemists.view(position.state, 0)
  if (view.own === null) throw new Error('nobody looks')
  const hand = view.own.hand.map((_, kind) => (kind === 1 ? ferns : 0))
  const players = view.table.players.map((player, seat) =>
    seat === 0 ? { ...player, cards: ferns, cubes: { ...player.cubes, board: 5 }, ...changes } : player,
  )
  return {
    ...view,
    own: { ...view.own, hand, favours: view.own.favours.map(() => 0) },
    table: { ...view.table, round: 2, phase: 'declare', asks: [ask], players, adventurer: 0 },
  }
}

function told(view: View, pending: PendingAction, locale: Locale): string {
  const context = promptContextOf(view)
  if (context === null) throw new Error('nothing is asked')
  const seats = view.table.players.map((_, seat) => ({
    name: `Player ${seat}`,
    colour: alchemists.colours[seat] ?? '',
    bot: null,
    present: true,
  }))
  const shown = { sight: { view, owed: [] }, steps: [], version: 0 } as unknown as AlchemistsProps['shown']
  const nothing = () => {}
  const html = renderToStaticMarkup(
    <WordsProvider locale={locale}>
      <Decision
        shown={shown}
        seats={seats}
        viewer={0}
        since={0}
        live
        context={context}
        pending={pending}
        busy={false}
        onPending={nothing}
        onConfirm={nothing}
        onScene={nothing}
        onGrab={nothing}
      />
    </WordsProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
}

const planned = (
  actions: PendingAction['plan'] & object extends { readonly actions: infer Each } ? Each : never,
): PendingAction => ({
  ...nothingPending,
  plan: { ...emptyPlan, actions },
})

describe('the tray', () => {
  it('A-189 A-239 says what a plan lacks, in both languages', () => {
    const view = viewOf({ kind: 'declare', seat: 0 }, 1, { gold: 1 })
    const pending = planned({ sell: 1, publish: 2 })
    expect(told(view, pending, 'en')).toContain('Sell Potion needs 2 ingredient cards; you have 1.')
    expect(told(view, pending, 'en')).toContain('Publish Theory × 2 costs 2 gold pieces; you have 1.')
    expect(told(view, pending, 'ru')).toContain('Продажа зелья: нужно карт ингредиентов — 2, у вас 1.')
    expect(told(view, pending, 'ru')).toContain('Публикация теории × 2: нужно золотых — 2, у вас 1.')
    expect(told(view, planned({ publish: 1 }), 'en')).not.toContain('Publish Theory costs')
  })

  it('A-189 A-239 offers one button for each thing that is missing, which mends it', () => {
    const view = viewOf({ kind: 'declare', seat: 0 }, 1, { gold: 1 })
    const lacking = told(view, planned({ sell: 1, publish: 2 }), 'en')
    expect(lacking.match(/One less/g)).toHaveLength(2)
    expect(told(view, planned({ publish: 1 }), 'en')).not.toContain('One less')
  })

  it('A-122 says what the order of the next round costs, and what the plan leaves for it', () => {
    const view = viewOf({ kind: 'declare', seat: 0 }, 1, { gold: 1 })
    const order = 'Next round’s order: place 1 costs 1 gold piece. This plan leaves you'
    expect(told(view, planned({ forage: 1 }), 'en')).toContain(`${order} 1 gold piece.`)
    expect(told(view, planned({ publish: 1 }), 'en')).toContain(`${order} no gold.`)
    expect(told(view, planned({ publish: 1 }), 'ru')).toContain('место 1 — 1 золотой. План оставит вам 0 золотых.')
    const last = { ...view, table: { ...view.table, round: finalRound } }
    expect(told(last, planned({ forage: 1 }), 'en')).not.toContain('order')
  })

  it('A-416 says what a favour in hand would add to what is planned', () => {
    const view = viewOf({ kind: 'declare', seat: 0 }, 2)
    if (view.own === null) throw new Error('nobody looks')
    const { favours } = rulesAt(view.table)
    const own = { ...view.own, favours: view.own.favours.with(favours.numberOf('barmaid'), 1) }
    expect(told({ ...view, own }, planned({ sell: 1 }), 'en')).toContain('Barmaid fits Sell Potion.')
    expect(told({ ...view, own }, planned({ forage: 1 }), 'en')).not.toContain('Barmaid')
  })

  it('A-130 shows who has declared, who plans and who comes after', () => {
    const view = viewOf({ kind: 'declare', seat: 0 }, 1)
    const declared = view.table.players.map((player, seat) =>
      seat === 1 ? { ...player, plan: { forage: 1 } } : player,
    )
    const planning = { ...view, table: { ...view.table, order: [0, 1], players: declared } }
    expect(told(planning, nothingPending, 'en')).toMatch(/Planning: .*Player 1: done.*you: now/)
    expect(told(planning, nothingPending, 'ru')).toMatch(/Планируют: .*Player 1: уже.*вы: сейчас/)
  })

  it.each(locales)('A-215 tells whoever cannot sell so before the bid (%s)', (locale) => {
    const useless = wordsIn(locale).say('alchemists.warning.bid').replaceAll('\u00a0', ' ')
    const asked = (ferns: number, changes?: Partial<Player>) =>
      told(viewOf({ kind: 'bid', seat: 0 }, ferns, changes), nothingPending, locale)
    expect(asked(1)).toContain(useless)
    expect(asked(2)).toContain(useless)
    const two = viewOf({ kind: 'bid', seat: 0 }, 1, { cards: 2 })
    const hand = two.own?.hand.with(0, 1)
    if (two.own === null || hand === undefined) throw new Error('nobody looks')
    expect(told({ ...two, own: { ...two.own, hand } }, nothingPending, locale)).not.toContain(useless)
  })
})
