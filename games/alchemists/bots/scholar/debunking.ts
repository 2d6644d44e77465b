import {
  type Action,
  articleOn,
  type Knowledge,
  levelOf,
  publicationsOn,
  theoryOn,
  type View,
} from '@athanor/alchemists'
import { bestDebunkings, type DebunkProspect } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import type { Judgement } from './judgement.ts'

/** A question that is likely to topple something of others. */
export interface DoubtPlan {
  readonly action: Action
  readonly success: number
  readonly worth: number
}

/** what success and failure bring in reputation. */
const reward = 2
const failure = 1
/** what each starred seal loses. */
const fall = 5

/** The question that promises most; what bears an own seal is left in peace. */
export function bestDebunking(view: View, { chances }: Knowledge, judgement: Judgement): DoubtPlan | null {
  const { table, viewer } = view
  const seat = viewer as number
  const all = publicationsOn(table)
  const theories = Object.fromEntries(
    Object.entries(all.theories).filter(
      ([ingredient]) => theoryOn(table, ingredient as never)?.seals.includes(seat) === false,
    ),
  )
  const articles = all.articles.filter(({ colour }) => articleOn(table, colour)?.seals.includes(seat) === false)
  if (articles.length === 0 && Object.keys(theories).length === 0) return null
  const procedure = levelOf(table.options, seat, 'debunking') === 'master' ? 'master' : 'apprentice'
  const [best] = bestDebunkings(chances, { ...all, theories, articles }, procedure)
  if (best === undefined || best.success < judgement.doubt) return null
  const loss = fall * at(judgement.rivalLoss, table.players.length, 'number of players')
  const worth = best.success * (reward + loss) - (1 - best.success) * failure
  const action = asked(best)
  return action === null ? null : { action, success: best.success, worth }
}

function asked({ question }: DebunkProspect): Action | null {
  switch (question.kind) {
    case 'aspect':
      return { kind: 'debunk', ingredient: question.ingredient, colour: question.colour }
    case 'demonstration':
      return { kind: 'demonstrate', pair: question.ingredients, potion: question.potion }
    default:
      return null
  }
}
