import { rulesAt, theoryOn, type View } from '@athanor/alchemists'
import type { Ingredient } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import styles from './BookTold.module.css'
import { grantText } from './grantText.ts'
import { SealedBy } from './pieces/SealedBy.tsx'
import { useWords } from './words.ts'

interface BookToldProps {
  readonly view: View
  readonly ingredient: Ingredient
  readonly seats: readonly TableSeat[]
}

/** A book in words: what is published about its ingredient, whose seals lie there, and the grants that they count for. */
export function BookTold({ view: { table, own, viewer }, ingredient, seats }: BookToldProps) {
  const words = useWords()
  const { say } = words
  const theory = theoryOn(table, ingredient)
  const { grants } = rulesAt(table)
  const counting = table.grants.flatMap((number) => {
    const grant = grants[number]
    return grant?.ingredients.includes(ingredient) === true ? [grantText(grant, words)] : []
  })
  return (
    <div className={styles['told']}>
      {theory === null ? (
        <p>{say('web.alchemists.noTheory')}</p>
      ) : (
        <>
          <p className={styles['claim']}>
            <AlchemicalSign alchemical={theory.alchemical} />
            {say(`alchemy.alchemical.${theory.alchemical}`)}
          </p>
          {table.conflicts.some((pair) => pair.includes(ingredient)) && <p>{say('web.alchemists.conflict')}</p>}
          <SealedBy seats={seats} seals={theory.seals} viewer={viewer} own={own?.placed[ingredient]} />
        </>
      )}
      {counting.length > 0 && (
        <>
          <h3>{say('web.alchemists.grants')}</h3>
          <ul>
            {counting.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
