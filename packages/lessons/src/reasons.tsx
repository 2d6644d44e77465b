import {
  type Alchemical,
  aspectOf,
  believe,
  colours,
  type FactOf,
  type HardFact,
  learn,
  mix,
  type Potion,
  signOf,
  sizeOf,
  truthDrawer,
} from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { sayWith } from '@athanor/ui/words/words.tsx'
import type { Said } from './lesson.ts'
import { lessonLuck } from './lessonTable.ts'
import { useWords } from './words.ts'

/** Why something that was to be crossed out may still be: what the other ingredient of a result would then be. */
export function stillFits(facts: readonly HardFact[], claim: FactOf<'alchemical'>): Said {
  const { ingredient } = claim
  const last = facts.findLast((fact) => fact.kind === 'mix' && fact.ingredients.includes(ingredient))
  const other = last?.kind === 'mix' ? last.ingredients.find((each) => each !== ingredient) : undefined
  if (other === undefined) return ({ say }) => say('school.wrong.nothingAgainst')
  const { assignment } = truthDrawer(learn(believe(facts), claim))(lessonLuck(1))
  return (words) =>
    sayWith(
      words,
      'school.wrong.stillFits',
      { other: nameOf(other, words), alchemical: '' },
      { alchemical: <Sign alchemical={assignment[other]} /> },
    )
}

/** why two alchemicals do not make a potion; null when they do. */
export function whyNotPotion(one: Alchemical, other: Alchemical, potion: Potion): Said | null {
  const made = mix(one, other)
  if (made === potion) return null
  if (potion === 'neutral') {
    const shared = colours.find((colour) => signOf(one, colour) === signOf(other, colour)) ?? 'red'
    return ({ say }) => say('school.wrong.notNeutral', { colour: shared })
  }
  const { colour, sign } = aspectOf(potion)
  if (signOf(one, colour) !== signOf(other, colour)) return ({ say }) => say('school.wrong.signsDiffer', { colour })
  if (signOf(one, colour) !== sign) return ({ say }) => say('school.wrong.otherSign', { colour, sign })
  return ({ say }) => say('school.wrong.sameSize', { colour, size: sizeOf(one, colour) })
}

export function Sign({ alchemical }: { readonly alchemical: Alchemical }) {
  const { say } = useWords()
  return <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
}
