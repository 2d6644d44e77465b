import { type Divisions, divisions } from '@athanor/alchemy'
import type { Notebook } from '../../notebook.ts'
import type { Rules } from '../../rules.ts'

/** What follows from a notebook is asked for again and again while nothing is learnt. */
const remembered = new WeakMap<Notebook, Divisions>()

/** How likely the ingredients are divided into plus and minus in which way, as a notebook has it. */
export function articleChances(rules: Rules, notebook: Notebook): Divisions {
  const known = remembered.get(notebook)
  if (known !== undefined) return known
  const found = divisions(rules.believe(notebook.facts))
  remembered.set(notebook, found)
  return found
}
