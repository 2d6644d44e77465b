import { icon as circleArt } from 'virtual:icon/circle'
import { icon as crossArt } from 'virtual:icon/cross-mark'
import {
  type Aid,
  aidsWith,
  chanceOfPotion,
  type HardFact,
  type IngredientPair,
  made,
  type Potion,
  potionIndex,
  potions,
} from '@athanor/alchemy'
import { Button } from '@athanor/ui/Button.tsx'
import type { ReactNode } from 'react'
import { AlchemicalSign } from '../AlchemicalSign.tsx'
import { Flask } from '../Flask.tsx'
import { Medal } from '../Ingredients.tsx'
import { percent } from '../percent.ts'
import { type CellState, cellText } from './Cell.tsx'
import { nameOf, pairName, triggerName } from './factWords.ts'
import { type Mark, type Marks, marks as markKinds, withMark, withNote, withPotion } from './marks.ts'
import styles from './Notebook.module.css'
import { NoteField } from './NoteField.tsx'
import { claimAt, type NotebookPlace, placeNumber } from './place.ts'
import type { Reading } from './science/study.ts'
import { TriggerSign } from './TriggerSign.tsx'
import { useWords } from './words.ts'

interface DetailProps {
  readonly place: NotebookPlace
  readonly cell: CellState
  readonly aid: Aid
  readonly reading: Reading | null
  readonly marks: Marks
  /** Null where nothing can be written. */
  readonly onMarks: ((marks: Marks) => void) | null
  onWhy(claim: HardFact): void
}

/** What is said at a place of the notebook, and what can be written there. */
export function Detail({ place, cell, aid, reading, marks, onMarks, onWhy }: DetailProps) {
  const words = useWords()
  const { say } = words
  const number = placeNumber(place)
  const claim = aidsWith(aid, 'consequences') ? whyOf(place, cell, reading) : null
  const isCell = place.kind === 'cell' || place.kind === 'trigger'
  return (
    <section className={styles['detail']} aria-label={say('notebook.sheet.detail')}>
      <div className={styles['told']} aria-live="polite">
        <Heading place={place} />
        {isCell && <strong>{cellText(cell, words)}</strong>}
        {claim !== null && (
          <Button look="plain" onClick={() => onWhy(claim)}>
            {say('notebook.sheet.why')}
          </Button>
        )}
      </div>
      {place.kind === 'pair' && reading !== null && aidsWith(aid, 'consequences') && (
        <Odds chances={chancesOf(place.pair, reading)} withPercent={aidsWith(aid, 'advice')} />
      )}
      {place.kind === 'pair' && aid === 'none' && onMarks !== null && (
        <div className={styles['tokens']} role="group" aria-label={say('notebook.sheet.token')}>
          {potions.map((potion) => (
            <Button
              key={potion}
              aria-label={say(`alchemy.potion.${potion}`)}
              aria-pressed={((marks.tokens[number] ?? 0) & (1 << potionIndex(potion))) !== 0}
              onClick={() => onMarks(withPotion(marks, number, potionIndex(potion)))}
            >
              <Flask potion={potion} />
            </Button>
          ))}
        </div>
      )}
      {onMarks !== null && (
        <div className={styles['hand']}>
          {isCell &&
            markKinds.map((mark) => (
              <Button
                key={mark}
                icon={markArt[mark]}
                aria-pressed={marks.cells[number] === mark}
                onClick={() => onMarks(withMark(marks, number, marks.cells[number] === mark ? undefined : mark))}
              >
                {say('notebook.sheet.mark', { mark })}
              </Button>
            ))}
          <NoteField
            key={number}
            label={say('notebook.sheet.note')}
            value={marks.notes[number] ?? ''}
            onChange={(note) => onMarks(withNote(marks, number, note))}
          />
        </div>
      )}
    </section>
  )
}

const markArt: Readonly<Record<Mark, readonly string[]>> = { cross: crossArt, circle: circleArt }

function Heading({ place }: { readonly place: NotebookPlace }): ReactNode {
  const words = useWords()
  const { say } = words
  switch (place.kind) {
    case 'cell':
      return (
        <>
          <Medal ingredient={place.ingredient} label={nameOf(place.ingredient, words)} />
          <AlchemicalSign alchemical={place.alchemical} label={say(`alchemy.alchemical.${place.alchemical}`)} />
        </>
      )
    case 'trigger':
      return (
        <>
          <span>{say('notebook.sheet.part', { part: place.part })}</span>
          <TriggerSign trigger={place.trigger} label={triggerName(place.trigger, words)} />
        </>
      )
    case 'pair':
      return (
        <>
          {place.pair.map((each) => (
            <Medal key={each} ingredient={each} />
          ))}
          <span>{pairName(place.pair, words)}</span>
        </>
      )
    case 'ingredient':
      return (
        <>
          <Medal ingredient={place.ingredient} />
          <span>{say('notebook.sheet.another', { ingredient: nameOf(place.ingredient, words) })}</span>
        </>
      )
  }
}

interface PotionChance {
  readonly potion: Potion
  readonly chance: number
}

/** What two ingredients may make. */
function Odds({ chances, withPercent }: { readonly chances: readonly PotionChance[]; readonly withPercent: boolean }) {
  const words = useWords()
  return (
    <ul className={styles['odds']} aria-label={words.say('notebook.sheet.mayMake')}>
      {chances.map(({ potion, chance }) => (
        <li key={potion} style={{ flexGrow: withPercent ? Math.max(0.12, chance) : 1 }}>
          <Flask potion={potion} label={words.say(`alchemy.potion.${potion}`)} />
          {withPercent && <span>{percent(chance, words)}</span>}
        </li>
      ))}
    </ul>
  )
}

function chancesOf([one, other]: IngredientPair, { grid, potions: potion }: Reading): readonly PotionChance[] {
  const known = { alchemical: grid, potion, golem: new Float64Array() }
  return potions
    .map((each) => ({ potion: each, chance: chanceOfPotion(known, one, other, each) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
}

/** What can be asked of a place: only what is settled, for better or worse, has a reason. */
function whyOf(place: NotebookPlace, { chance }: CellState, reading: Reading | null): HardFact | null {
  if (reading?.clash !== null) return null
  if (place.kind === 'pair') {
    const left = chancesOf(place.pair, reading).map(({ potion }) => potion)
    return left.length < potions.length ? made(place.pair[0], place.pair[1], ...left) : null
  }
  return chance === 0 || chance === 1 ? claimAt(place) : null
}
