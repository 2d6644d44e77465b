import { type AlchemistsShape, type Knowledge, notebookOf, rulesAt, type View } from '@athanor/alchemists'
import { insightInto } from '@athanor/alchemy'
import type { Bot } from '@athanor/bots'
import { quickChance, type Stream } from '@athanor/kernel'
import { masterWith, type Searching, searching } from '../master/masterBot.ts'
import type { ScholarContext } from '../scholar/context.ts'
import { type Judgement, judgement as usual } from '../scholar/judgement.ts'
import { evidenceOfRivals, judgedKnowledge } from '../scholar/rivals.ts'
import { contextOf, optionsOf } from '../scholar/scholarBot.ts'
import { bestOf, told, type Weighed, type Why, why } from '../scholar/weighing.ts'
import type { Character } from './characters.ts'

/** An opponent that plays well but for the mistakes of its character: it misjudges and forgets, it does nothing absurd. */
export function characterBot(character: Character): Bot<AlchemistsShape> {
  const { id, brain, error, manner, plans } = character
  if (brain === 'master') return { ...masterWith({ depths: depthsOf(character) }, id), character: true }
  const judgement: Judgement = { ...usual, ...manner }
  const decide = (view: View) => {
    const context = remembering(contextOf(view, judgement), character)
    const lots = lotsOf(view, id)
    const options = optionsOf(context, plans).map((option): Misjudged => {
      const mistake = error * misjudged(lots)
      return { ...option, worth: option.worth + mistake, mistake }
    })
    const best = bestOf(options)
    return { action: best?.action ?? context.legal.at(0), best, mistake: mistakeIn(options, best) }
  }
  return {
    id,
    character: true,
    choose: (view) => decide(view).action,
    explain(view) {
      const { action, best, mistake } = decide(view)
      if (best === null) return { action, sentences: [why('only')] }
      const misjudging = toldMistake(mistake)
      return { action, sentences: misjudging === null ? [best.why()] : [best.why(), misjudging] }
    },
  }
}

/** An option with what it was misjudged by, which is in its worth. */
interface Misjudged extends Weighed {
  readonly mistake: number
}

function mistakeIn(options: readonly Misjudged[], best: Weighed | null): number {
  const chosen = options.find(({ action }) => action === best?.action)
  return chosen === undefined ? 0 : chosen.mistake
}

/** What it took its choice for beyond its worth; nothing where that is less than a tenth of a point. */
function toldMistake(mistake: number): Why | null {
  const error = told(Math.abs(mistake))
  return error === 0 ? null : why('misjudged', { error, way: mistake > 0 ? 'more' : 'less' })
}

/**
 * The lots with which somebody misjudges follow from what he sees, and from who he is: the same view gives the same move,
 * so whoever looks back on a game can ask why.
 */
function lotsOf({ table, own, viewer }: View, id: string): Stream {
  const { round, phase, results, theories, players, asks, order } = table
  return quickChance(JSON.stringify([id, viewer, round, phase, results.length, theories, players, asks, order, own]))
}

/** The master's depths, as far as somebody goes. */
function depthsOf({ tries, worlds: share = 1 }: Character): Searching['depths'] {
  return Object.fromEntries(
    Object.entries(searching.depths).flatMap(([asked, { candidates, worlds }]) =>
      tries === undefined || tries.includes(asked)
        ? [[asked, { candidates, worlds: Math.round(worlds * share) }] as const]
        : [],
    ),
  )
}

/** Between -1 and 1, seldom far from 0: whatever is much worse than the best is never taken for it. */
function misjudged(chance: Stream): number {
  const fine = 1 << 20
  return (chance.below(fine) + chance.below(fine)) / fine - 1
}

/** The same context, with what has slipped the mind left out. */
function remembering({ view, legal, ask, judgement }: ScholarContext, { forgets }: Character): ScholarContext {
  let known: Knowledge | undefined
  return {
    view,
    legal,
    ask,
    judgement,
    get knowledge() {
      known ??= forgets === 0 ? judgedKnowledge(view, judgement) : knowledgeLeft(view, judgement, forgets)
      return known
    },
  }
}

/** What is written down stays; of what was mixed in earlier rounds, some is forgotten for good. */
function knowledgeLeft(view: View, judgement: Judgement, forgets: number): Knowledge {
  const notebook = notebookOf(view)
  const { results, round } = view.table
  const own = results.filter(({ seat }) => seat === view.viewer)
  const from = view.table.demonstrations.length
  const facts = notebook.facts.filter((fact, number) => {
    const result = own[number - from]
    if (fact.kind !== 'mix' || result === undefined || result.round === round) return true
    return quickChance(`${JSON.stringify(fact)}/${view.viewer}`).below(100) >= forgets
  })
  const insight = insightInto(rulesAt(view.table).believe([...facts, ...evidenceOfRivals(view, judgement)]))
  return Object.assign(insight, { notebook: { ...notebook, facts } })
}
