import { type Knowledge, notebookOf, type Rules, rulesAt, type View } from '@athanor/alchemists'
import {
  alchemicals,
  type Belief,
  differingColours,
  ingredients,
  insightInto,
  learn,
  type SoftFact,
} from '@athanor/alchemy'
import type { Judgement } from './judgement.ts'
import { Memory } from './memory.ts'

/**
 * What rivals' theories say: whoever publishes believes it, or knows all but one colour of it and hedges that one, or
 * bluffs. Seals lie face down, so all three are possible.
 */
export function evidenceOfRivals({ table, viewer }: View, { trust: [one, more] }: Judgement): readonly SoftFact[] {
  return table.theories.flatMap((theory, number): readonly SoftFact[] => {
    const ingredient = ingredients[number]
    const believers = theory?.seals.filter((seat) => seat !== viewer).length ?? 0
    if (theory === null || ingredient === undefined || believers === 0) return []
    const weights = alchemicals.map((alchemical) => {
      const wrong = differingColours(theory.alchemical, alchemical).length
      return wrong === 0 ? 1 : wrong === 1 ? one : more
    })
    return [{ kind: 'leaning', ingredient, weights }]
  })
}

interface Memories {
  readonly beliefs: Memory<Belief>
  readonly knowledge: Memory<Knowledge>
}

/**
 * What follows from notes depends on nothing else, and whoever plays on in many worlds meets the same notes again.
 * Evidence is kept alone, too: its weights take the longest to multiply out. By the way in which a table believes.
 */
const remembered = new WeakMap<Rules['believe'], Memories>()

function memoriesOf({ believe }: Rules): Memories {
  let memories = remembered.get(believe)
  if (memories === undefined) {
    memories = { beliefs: new Memory(24), knowledge: new Memory(400) }
    remembered.set(believe, memories)
  }
  return memories
}

/** Everything that the viewer may conclude, and what rivals' theories make likelier. */
export function judgedKnowledge(view: View, judgement: Judgement): Knowledge {
  const rules = rulesAt(view.table)
  const notebook = notebookOf(view)
  const evidence = evidenceOfRivals(view, judgement)
  const { beliefs, knowledge } = memoriesOf(rules)
  const signs = JSON.stringify(evidence)
  return knowledge.recall(signs + JSON.stringify(notebook), () => {
    const base = beliefs.recall(signs, () => rules.believe(evidence))
    return Object.assign(insightInto(notebook.facts.reduce(learn, base)), { notebook })
  })
}
