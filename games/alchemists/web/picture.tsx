import type { Thing } from '@athanor/alchemists/narration'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** What of the sentences is shown instead of said: alchemicals and potions. */
export function pictureOf(thing: Thing): ReactNode {
  return thing.kind === 'alchemical' || thing.kind === 'potions' ? <Picture thing={thing} /> : null
}

function Picture({ thing }: { readonly thing: Extract<Thing, { kind: 'alchemical' | 'potions' }> }) {
  const { say } = useWords()
  return thing.kind === 'alchemical' ? (
    <AlchemicalSign alchemical={thing.alchemical} label={say(`alchemy.alchemical.${thing.alchemical}`)} />
  ) : (
    thing.potions.map((potion) => <Flask key={potion} potion={potion} label={say(`alchemy.potion.${potion}`)} />)
  )
}
