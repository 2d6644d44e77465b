import { countedIngredients, rulesAt, theoryOn } from '@athanor/alchemists'
import { ingredients } from '@athanor/alchemy'
import { isChange } from './changes.ts'
import { commonSentence } from './commonSign.ts'
import { type EventOf, eventsOf, type Kind, type Moment, type StagedEvent } from './moments.ts'
import { verdictOf } from './reckoning.ts'
import type { GrantTaken, Reveal } from './shows.ts'
import type { Voice } from './voice.ts'

type QuestionShow = Extract<Reveal, { readonly kind: 'question' }>
type Asked = EventOf<'signShown'> | EventOf<'demonstrated'>
type Laid = EventOf<'published'> | EventOf<'endorsed'>

/** What an answer brings about, in the order in which it is told. */
export const answerEvents = [
  'theoryDebunked',
  'articleDebunked',
  'debunkFailed',
  'conflictShown',
  'conflictRemoved',
] as const satisfies readonly Kind[]

/** Reasons for which gold and reputation move with a publication. */
export const reasonsToPublish: readonly string[] = ['publishing', 'endorsing', 'endorsed', 'grant']

/** The eight books before the answer, what it did to them, and what that cost and brought. */
export function questionOf(event: Asked, moment: Moment): QuestionShow {
  const { before, after, events } = moment
  const question =
    event.kind === 'signShown'
      ? { ingredient: event.ingredient, colour: event.colour, sign: event.sign }
      : { pair: event.pair, potion: event.potion, yes: event.yes }
  const disputed = events.flatMap((each) => (each.kind === 'conflictShown' ? each.pair : []))
  const books = ingredients.map((ingredient) => {
    const fell = events.find((each) => each.kind === 'theoryDebunked' && each.ingredient === ingredient)
    const fallen = fell?.kind === 'theoryDebunked' ? fell : null
    const theory = before === null ? null : theoryOn(before.table, ingredient)
    return {
      ingredient,
      alchemical: fallen?.alchemical ?? theory?.alchemical ?? null,
      seats: theory?.seals ?? fallen?.seals.map(({ seat }) => seat) ?? [],
      fallenBy: fallen?.colour ?? null,
      seals: fallen?.seals ?? [],
      disputed: disputed.includes(ingredient),
    }
  })
  const mayPublish = after?.table.asks.some(({ kind, seat }) => kind === 'immediate' && seat === event.seat) === true
  return { kind: 'question', seat: event.seat, question, books, mayPublish, changes: verdictOf(event.seat, moment) }
}

/** The question with its answer, what falls, what that costs and brings whom, and what may follow. */
export function questionSteps(
  { seat }: Asked,
  head: string,
  { question, changes, mayPublish }: QuestionShow,
  moment: Moment,
  voice: Voice,
): readonly string[] {
  const fell = answerEvents.flatMap((kind) => eventsOf(moment, kind).map(voice.tell))
  const next = mayPublish ? voice.words.say('web.alchemists.reveal.mayPublish', voice.who(seat)) : ''
  const meant = 'yes' in question && question.yes ? commonSentence(question.pair, question.potion, voice.words) : ''
  return [head, [meant, ...fell].join(' ').trim(), changes.map(voice.reckon).join(' '), next].filter(
    (sentence) => sentence !== '',
  )
}

export function publicationOf(event: Laid, moment: Moment): Reveal {
  const { after } = moment
  const { seat, ingredient, seal = null } = event
  const theory = after === null ? null : theoryOn(after.table, ingredient)
  const alchemical = event.kind === 'published' ? event.alchemical : (theory?.alchemical ?? null)
  const seals = theory?.seals ?? [seat]
  return {
    kind: 'publication',
    seat,
    endorsed: event.kind === 'endorsed',
    ingredient,
    alchemical,
    seal,
    seals,
    atOnce: event.kind === 'published' && event.immediate,
    grants: grantsOf(moment),
    changes: [],
  }
}

/** What was published, what that cost and brought, and the grants it earned. */
export function publicationSteps(event: Laid, moment: Moment, voice: Voice): readonly string[] {
  const changes = moment.events.filter(isChange).filter(({ why }) => reasonsToPublish.includes(why))
  const grants = [...eventsOf(moment, 'grantTaken'), ...changes.filter(({ why }) => why === 'grant')]
  const others = [...eventsOf(moment, 'conflictRemoved'), ...changes.filter(({ why }) => why !== 'grant')]
  const said = (events: readonly StagedEvent[]) => events.map(voice.tell).join(' ')
  const [head, cost, granted] = [said([event]), said(others), said(grants)]
  // Everybody hears of a grant: it is one less for them.
  if (event.seat !== moment.viewer) return [[head, granted].filter((sentence) => sentence !== '').join(' ')]
  return [head, cost, granted].filter((sentence) => sentence !== '')
}

/** A-259..A-270: grants that are taken, each with the own seals that earned it. */
export function grantsOf(moment: Moment): readonly GrantTaken[] {
  const { before, after } = moment
  const table = (after ?? before)?.table
  if (table === undefined) return []
  const taken = eventsOf(moment, 'grantTaken')
  const gold = eventsOf(moment, 'goldChanged').filter(({ why }) => why === 'grant')
  return taken.flatMap(({ seat, grant }, number) => {
    const rules = rulesAt(table).grants[grant]
    if (rules === undefined) return []
    const { seals: _, ...tile } = rules
    const sealed = countedIngredients(table, seat).filter((each) => tile.ingredients.includes(each))
    return [{ seat, grant: tile, sealed, gold: gold[number]?.change ?? 0 }]
  })
}
