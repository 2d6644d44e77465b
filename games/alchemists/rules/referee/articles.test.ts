import { quickChance } from '@athanor/kernel'
import { someActions } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import { masters } from '../testing/encyclopedia.ts'
import { playedGames, type Transition } from '../testing/games.ts'
import { randomAction } from '../testing/randomAction.ts'
import { happened, playerOf } from './facts.ts'
import { objections } from './legality.ts'
import { referee } from './referee.ts'

const setups = [4, 3, 2].flatMap((seats) => [
  { seats, options: masters },
  { seats, options: { royalEncyclopedia: true } },
])

function* games(count: number, seed: string): Iterable<Transition> {
  yield* playedGames(count, seed, setups)
}

/** What must come up for the reading of articles to mean something. */
const cases: Readonly<Record<string, (transition: Transition) => boolean>> = {
  'an article': ({ action, before }) => action.kind === 'publishArticle' && before.table.asks[0]?.kind === 'act',
  'an article at once': ({ action, before }) =>
    action.kind === 'publishArticle' && before.table.asks[0]?.kind === 'immediate',
  'an endorsement with two shares': ({ action, events }) =>
    action.kind === 'endorseArticle' &&
    happened(events, 'goldChanged').filter(({ why }) => why === 'endorsed').length === 2,
  'an apprentice fells an article': ({ action, events }) =>
    action.kind === 'debunk' && happened(events, 'articleDebunked').length > 0,
  'a master fells an article': ({ action, events }) =>
    action.kind === 'demonstrate' && happened(events, 'articleDebunked').length > 0,
  'two articles at once': ({ events }) => happened(events, 'articleDebunked').length > 1,
  'an article and a theory at once': ({ events }) =>
    happened(events, 'articleDebunked').length > 0 && happened(events, 'theoryDebunked').length > 0,
  'a hedge that helps': ({ events }) =>
    happened(events, 'articleDebunked').some(({ safe, seals }) =>
      seals.some(({ seal }) => safe.some((one) => one === seal)),
    ),
  'the own article': ({ events, seat }) =>
    happened(events, 'articleDebunked').some(({ seals }) => seals.some((one) => one.seat === seat)),
  'the grant for articles': ({ events }) => happened(events, 'grantTaken').some(({ grant }) => grant === 5),
  'a white seal on a theory': ({ action }) => action.kind === 'publish' && action.seal === 'white',
  'a Printing Press': ({ action, before, seat }) =>
    action.kind === 'publishArticle' && playerOf(before, seat).artifacts.includes('printingPress'),
  'an article in the revelation': ({ events }) => happened(events, 'articleRevealed').length > 0,
}

describe('an independent referee of the Royal Encyclopedia', () => {
  it('objects to nothing in whole games, and has seen every case', { timeout: 120_000 }, () => {
    const complaints: string[] = []
    const missing = new Map(Object.entries(cases))
    for (const transition of games(120, 'articles')) {
      const { before, seat, action, events, after } = transition
      for (const complaint of referee(before, seat, action, events, after)) {
        complaints.push(`round ${before.table.round}, seat ${seat}, ${JSON.stringify(action)}: ${complaint}`)
      }
      for (const [name, is] of missing) if (is(transition)) missing.delete(name)
    }
    expect(complaints.slice(0, 10)).toEqual([])
    expect([...missing.keys()]).toEqual([])
  })

  it('allows exactly what the game allows', { timeout: 120_000 }, () => {
    const chance = quickChance('both readings of articles')
    const differing: string[] = []
    const tally = { allowed: 0, refused: 0 }
    for (const { before } of games(24, 'legal articles')) {
      const [ask] = before.table.asks
      if (ask?.kind !== 'immediate' && !(ask?.kind === 'act' && (ask.space === 'publish' || ask.space === 'debunk')))
        continue
      const view = alchemists.view(before, ask.seat)
      const tried = [
        ...Array.from({ length: 30 }, () => randomAction(view, chance)),
        ...someActions(alchemists.legal(view), 10, chance),
      ]
      for (const action of tried) {
        const reason = alchemists.check(view, action)
        const objected = objections(before, ask.seat, action)
        tally[objected.length === 0 ? 'allowed' : 'refused']++
        if ((reason === null) === (objected.length === 0)) continue
        differing.push(`${JSON.stringify(action)}: ${reason?.id ?? 'allowed'} or ${objected.join()}`)
      }
    }
    expect(differing.slice(0, 10)).toEqual([])
    expect(tally.allowed).toBeGreaterThan(1000)
    expect(tally.refused).toBeGreaterThan(1000)
  })

  const tampers: Readonly<Record<string, (transition: Transition) => Transition | null>> = {
    'a free article': changed(
      'goldChanged',
      ({ action }) => action.kind === 'publishArticle',
      (event) => ({ ...event, change: event.change + 1 }),
    ),
    'a famous article': changed(
      'reputationChanged',
      ({ action }) => action.kind === 'publishArticle',
      (event) => ({ ...event, to: event.to + 1 }),
    ),
    'an article that stands unsaid': changed(
      'articleDebunked',
      () => true,
      () => null,
    ),
    'a hedge too many': changed(
      'articleDebunked',
      () => true,
      (event) => ({ ...event, safe: [...event.safe, 'red'] }),
    ),
    'a mild fall': changed(
      'reputationChanged',
      ({ events }) => happened(events, 'articleDebunked').length > 0,
      (event) => (event.why === 'debunking' ? { ...event, to: event.to + 1 } : event),
    ),
    'a seal that lies elsewhere': (transition) => {
      const { action, seat, after } = transition
      if (action.kind !== 'publishArticle' && action.kind !== 'endorseArticle') return null
      const own = after.own.with(seat, { ...(after.own[seat] as (typeof after.own)[number]), placed: {} })
      return { ...transition, after: { ...after, own } }
    },
    'points for a wrong article': (transition) => {
      const { after } = transition
      const { end } = after.table
      if (end === null) return null
      const scores = end.scores.map((sheet) => ({ ...sheet, articles: (sheet.articles ?? 0) + 4 }))
      return { ...transition, after: { ...after, table: { ...after.table, end: { ...end, scores } } } }
    },
  }

  it.each(Object.entries(tampers))('objects to %s', { timeout: 60_000 }, (_, tamper) => {
    let tried = 0
    let missed = 0
    for (const transition of games(18, 'tampered articles')) {
      const wrong = tamper(transition)
      if (wrong === null) continue
      tried++
      if (referee(wrong.before, wrong.seat, wrong.action, wrong.events, wrong.after).length === 0) missed++
    }
    expect(tried).toBeGreaterThan(0)
    expect(missed).toBe(0)
  })
})

type Event = Transition['events'][number]
type Told<Kind extends Event['public']['kind']> = Extract<Event['public'], { readonly kind: Kind }>

/** Tells the first event of a kind differently, or leaves it out. */
function changed<Kind extends Event['public']['kind']>(
  kind: Kind,
  where: (transition: Transition) => boolean,
  change: (event: Told<Kind>) => Event['public'] | null,
): (transition: Transition) => Transition | null {
  return (transition) => {
    const place = transition.events.findIndex((event) => event.public.kind === kind)
    const found = transition.events[place]
    if (found === undefined || !where(transition)) return null
    const other = change(found.public as Told<Kind>)
    if (other === found.public) return null
    const events =
      other === null
        ? transition.events.toSpliced(place, 1)
        : transition.events.with(place, { ...found, public: other })
    return { ...transition, events }
  }
}
