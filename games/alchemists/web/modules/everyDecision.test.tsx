import {
  type Action,
  type AlchemistsShape,
  actionChoices,
  alchemists,
  knowledgeOf,
  notebookOf,
  type PromptContext,
  promptContextOf,
  promptNameOf,
} from '@athanor/alchemists'
import type { Insight } from '@athanor/alchemy'
import { answer } from '@athanor/alchemy-ui/notebook/science/answer.ts'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import { begin, type Position, perform, quickChance, readOptions, type Seat, seededChance } from '@athanor/kernel'
import { type Locale, locales } from '@athanor/messages/all'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Board } from '../Board.tsx'
import { Decision } from '../Decision.tsx'
import { AlchemistsEnd } from '../end/AlchemistsEnd.tsx'
import { hintText } from '../hints.ts'
import { Lab } from '../Lab.tsx'
import { nothingPending, type PendingAction } from '../pendingAction.ts'
import type { AlchemistsProps } from '../props.ts'
import { Seats } from '../Seats.tsx'
import { hasScene, Scene } from '../scene/Scene.tsx'
import { Theories } from '../Theories.tsx'
import { foresightFor } from '../useForesight.ts'

const nothing = () => {}

const names = ['Анна', 'Борис', 'Вера', 'Глеб']

function seatsOf(count: number): readonly TableSeat[] {
  return names
    .slice(0, count)
    .map((name, seat) => ({ name, colour: alchemists.colours[seat] ?? '', bot: null, present: true }))
}

/** What a page says, without its marks; attributes that are read aloud count too. */
function textOf(locale: Locale, page: ReactNode): string {
  const html = renderToStaticMarkup(<WordsProvider locale={locale}>{page}</WordsProvider>)
  const aloud = [...html.matchAll(/ (?:aria-label|title|aria-description)="([^"]*)"/g)].map(([, text]) => text)
  return [html.replace(/<[^>]*>/g, ' '), ...aloud].join(' ')
}

interface Moment {
  readonly position: Position<AlchemistsShape>
  readonly context: PromptContext
  readonly seat: Seat
}

/** A whole game with everything in the box by players who do anything, with every question on the way. */
function* moments(seed: string, players: number): Generator<Moment, Position<AlchemistsShape>> {
  const chance = quickChance(seed)
  const source = seededChance(
    chance
      .below(2 ** 30)
      .toString(16)
      .padStart(64, '0'),
  )
  const read = readOptions(alchemists.options, alchemists.options.presets['kingsGolem'] ?? {})
  if (!read.ok) throw new Error(read.reason.id)
  let { position } = begin(
    alchemists,
    read.options,
    alchemists.colours.slice(0, players).map((colour) => ({ colour })),
    source,
  )
  for (;;) {
    const answered = new Set(position.sealed.map(({ seat }) => seat))
    const due = alchemists.decisions(position.state).find(({ seat }) => !answered.has(seat))
    if (due === undefined) return position
    const { seat } = due
    const view = alchemists.view(position.state, seat)
    const context = promptContextOf(view)
    if (context === null) throw new Error(`${due.ask} cannot be drafted`)
    yield { position, context, seat }
    const done = perform(alchemists, position, seat, anyAction(context, view, chance), source)
    if (!done.ok) throw new Error(done.reason.id)
    position = done.position
  }
}

/** One kind of action as likely as the other: of articles there are more than of all others together. */
function anyAction(
  context: PromptContext,
  view: AlchemistsShape['view'],
  chance: ReturnType<typeof quickChance>,
): Action {
  const legal = alchemists.legal(view)
  const wanted = context.kinds.filter((kind) => kind !== 'decline')
  const kind = wanted[chance.below(Math.max(1, wanted.length))]
  for (let tries = 0; tries < 40; tries++) {
    const action = legal.at(chance.below(legal.size))
    if (action.kind === kind) return action
  }
  return legal.at(chance.below(legal.size))
}

function propsOf({ position, seat }: Moment, seats: readonly TableSeat[]): AlchemistsProps {
  const view = alchemists.view(position.state, seat)
  return {
    shown: { sight: { view, owed: [] }, steps: [], version: 0 },
    seats,
    viewer: seat,
    live: true,
    since: 0,
    lit: [],
    everyone: null,
    act: async () => null,
  } as unknown as AlchemistsProps
}

/** The question as it is first met, and with each kind of action begun. */
function pendingActionsOf(context: PromptContext): readonly PendingAction[] {
  const begun = actionChoices(context).filter(({ hasParts, refusal }) => hasParts && refusal === null)
  return [nothingPending, ...begun.map(({ action }) => ({ ...nothingPending, intent: { action, chosen: {} } }))]
}

/** What the page has worked out beside it, for a viewer. */
function foreseen(view: AlchemistsShape['view']): Insight {
  const inquiry = foresightFor(view, notebookOf(view).facts)
  if (inquiry === null) throw new Error('no advice was agreed on')
  return answer<'foresee'>(inquiry)
}

function insightOf({ chances, divisions, animations }: Insight): Insight {
  return { chances, divisions, animations }
}

/** While the chances are being worked out, and where they cannot be. */
const unknown: readonly Known<Insight>[] = [
  { told: null, state: 'counting' },
  { told: null, state: 'failed' },
]

/** Bare names of the program: two words grown together, or an id. Nothing in Russian is written in Latin letters. */
/** What no text of a language holds: names from the code, and where other letters are written, any of ours. */
function strayIn(locale: Locale): RegExp {
  return locale === 'ru' ? /[A-Za-z]{2,}/ : /[a-z][A-Z]|undefined|NaN|\[object|alchemists\.|web\./
}

/** Games until every question was met, at most; and those of them in which common ones are looked at again. */
const mostGames = 300
const lookedThrough = 2

/** Asked without startup cards only, and of the base game alone. */
const elsewhere: ReadonlySet<string> = new Set(['keepFavour', 'feather'])

describe('a table with the whole expansion', () => {
  // Whoever wants little motion sees the end at once.
  beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
  afterAll(() => void vi.unstubAllGlobals())

  it('tells newcomers what the modules have changed about a question of the base game', () => {
    const hints = new Set<string | null>()
    for (const { context } of moments('hints', 4)) {
      const ask = promptNameOf(context)
      if (ask === 'chooseOrder') expect(hintText(context)).toBe('web.alchemists.guide.orderBusy')
      if (ask === 'publish') hints.add(hintText(context))
    }
    expect(hints).toContain('web.alchemists.guide.article')
  })

  it('asks every question and shows every part in words, in both languages', () => {
    const met = new Set<string>()
    const missing = () => alchemists.asks.filter((ask) => !elsewhere.has(ask) && !met.has(ask))
    for (let number = 0; number < mostGames && (number < lookedThrough || missing().length > 0); number++) {
      const players = 2 + (number % 3)
      const seats = seatsOf(players)
      const game = moments(`every decision ${number}`, players)
      let next = game.next()
      for (; next.done !== true; next = game.next()) {
        const moment = next.value
        const { context, seat, position } = moment
        const ask = promptNameOf(context)
        // Every question is looked at; of what is asked again and again, some.
        if (met.has(ask) && (number >= lookedThrough || position.state.table.results.length % 5 !== 0)) continue
        const isNew = !met.has(ask)
        met.add(ask)
        const view = alchemists.view(position.state, seat)
        const known: Known<Insight> = { told: knowledgeOf(view), state: 'known' }
        if (isNew) expect(foreseen(view)).toEqual(insightOf(knowledgeOf(view)))
        const page = (
          <>
            {pendingActionsOf(context).map((pending, each) => (
              <Fragment key={each}>
                <Decision
                  {...propsOf(moment, seats)}
                  context={context}
                  pending={pending}
                  busy={false}
                  onPending={nothing}
                  onConfirm={nothing}
                  onScene={nothing}
                  onGrab={nothing}
                />
                {hasScene(context) && (
                  <Scene
                    view={view}
                    seats={seats}
                    context={context}
                    foresight={known}
                    pending={pending}
                    laid={pending}
                    onPending={nothing}
                    onWhole={nothing}
                  />
                )}
              </Fragment>
            ))}
            {isNew &&
              hasScene(context) &&
              unknown.map((foresight) => (
                <Scene
                  key={foresight.state}
                  view={view}
                  seats={seats}
                  context={context}
                  foresight={foresight}
                  pending={nothingPending}
                  laid={nothingPending}
                  onPending={nothing}
                  onWhole={nothing}
                />
              ))}
            <Board
              view={view}
              seats={seats}
              lit={[]}
              context={context}
              pending={nothingPending}
              onPlace={nothing}
              onTakeBack={nothing}
              onGrab={nothing}
            />
            <Theories view={view} seats={seats} foresight={known} lit={[]} open={[]} chosen={null} onChoose={nothing} />
            <Lab view={view} withHand />
            <Seats view={view} seats={seats} viewer={seat} asked={[seat]} lastActions={[]} lit={[]} />
          </>
        )
        for (const locale of locales) expect(textOf(locale, page)).not.toMatch(strayIn(locale))
      }
      const view = alchemists.view(next.value.state, 'spectator')
      const outcome = alchemists.outcome(next.value.state)
      const end = (
        <AlchemistsEnd
          {...({ shown: { sight: { view } }, outcome, seats, actions: null } as unknown as Parameters<
            typeof AlchemistsEnd
          >[0])}
        />
      )
      for (const locale of locales) expect(textOf(locale, end)).not.toMatch(strayIn(locale))
    }
    expect(missing()).toEqual([])
  })
})
