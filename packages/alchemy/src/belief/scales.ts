import { type Alchemical, alchemicals } from '../alchemical.ts'
import type { GolemFact } from '../fact.ts'
import { ingredientIndex, pairIndex } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { type Potion, potions } from '../potion.ts'
import { type AnswerFact, possibleAnswers, type Question } from '../question.ts'
import { type Belief, withGolem } from './belief.ts'
import { isPossible } from './factWorlds.ts'
import { animationTable, type Remainder, reactionTable } from './golemTables.ts'
import { type JointTable, jointCell, jointTable } from './jointTable.ts'
import { sieveOf } from './lawSet.ts'
import { type Mass, massOf, worldMasses, worldSpreads } from './mass.ts'
import { type GolemBelief, membersOf } from './members.ts'
import { nothing, outlookAfter, outlookOf } from './outlook.ts'

/**
 * What each answer to a question would leave of a belief, in the order of `possibleAnswers`. Hardly any answer has to
 * be learnt for that: a question looks at two ingredients at most, so that tables which are made once for all
 * questions hold nearly all there is to know.
 */
export function scalesFor(belief: Belief): (question: Question) => readonly Remainder[] {
  const golemic = once(() => withGolem(belief) as GolemBelief)
  const members = once(() => membersOf(golemic()))
  const whole = once(() => massOf(golemic()))
  const now = once(() => outlookOf(golemic()))
  const ground = once(() => groundMasses(belief))
  const reactions = once(() => reactionTable(golemic(), members()))
  const animations = once(() => animationTable(golemic(), members()))
  const leftBy = (fact: AnswerFact): Remainder => {
    if (fact.kind === 'reaction') return reactions()(sieveOf(fact))
    if (fact.kind !== 'animation') {
      const mass = ground()(fact)
      return { mass, open: mass.total === 0 ? nothing : outlookAfter(belief, fact, now()) }
    }
    const alive = animations()[pairIndex(...fact.ingredients)] as Remainder
    if (fact.worked) return alive
    const { total, spread } = whole()
    const mass = { total: Math.max(0, total - alive.mass.total), spread: spread - alive.mass.spread }
    return { mass, open: outlookAfter(golemic(), fact, now()) }
  }
  return (question) => possibleAnswers(question).map(({ fact }) => leftBy(fact))
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** What an answer that has nothing to do with the golem proves. */
type GroundAnswer = Exclude<AnswerFact, GolemFact>

/** The mass of a belief where such an answer is right. */
function groundMasses(belief: Belief): (fact: GroundAnswer) => Mass {
  const totals = jointTable(worldMasses(belief).each)
  const spreads = worldSpreads(belief)
  const tables: readonly JointTable[] = spreads === undefined ? [totals] : [totals, jointTable(spreads)]
  return (fact) => {
    const [total = 0, spread = 0] = tables.map((table) => sumWhere(fact, table))
    return { total, spread }
  }
}

function sumWhere(fact: GroundAnswer, joints: JointTable): number {
  const [one, other] = columnsOf(fact)
  let sum = 0
  for (let rows = 0; rows < 64; rows++) {
    if (!holdsAt(fact, rows >> 3, rows & 7)) continue
    const cell = one < other ? jointCell(one, rows >> 3, other, rows & 7) : jointCell(other, rows & 7, one, rows >> 3)
    sum += joints[cell] as number
  }
  return sum
}

/** The grid columns of what an answer is about; beside a single ingredient any other will do. */
function columnsOf(fact: GroundAnswer): readonly [number, number] {
  if (fact.kind === 'mix') return [ingredientIndex(fact.ingredients[0]), ingredientIndex(fact.ingredients[1])]
  const column = ingredientIndex(fact.ingredient)
  return [column, column ^ 1]
}

function holdsAt(fact: GroundAnswer, one: number, other: number): boolean {
  if (fact.kind !== 'mix') return isPossible(fact, alchemicals[one] as Alchemical)
  return fact.potions.includes(potions[mixingTable[one * 8 + other] as number] as Potion)
}
