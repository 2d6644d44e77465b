import { icon as closeArt } from 'virtual:icon/cancel'
import {
  alchemicals,
  type ColouredPotion,
  colouredPotions,
  type Fact,
  factText,
  type HardFact,
  type Ingredient,
  type IngredientPair,
  ingredientIndex,
  made,
  type Potion,
  potions,
  type SaleQuality,
  saleQualities,
  sold,
  usualOdds,
} from '@athanor/alchemy'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { useEffect, useRef, useState } from 'react'
import { AlchemicalSign } from '../AlchemicalSign.tsx'
import { Flask } from '../Flask.tsx'
import { Medal } from '../Ingredients.tsx'
import { chanceOfMaking, crossesFalling } from './crosses.ts'
import { FactList } from './FactList.tsx'
import { nameOf, pairName } from './factWords.ts'
import styles from './Notebook.module.css'
import type { Reading, Study } from './science/study.ts'
import { useReading } from './science/useScience.ts'
import { clashOnTriangle } from './tokens.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

const results = ['made', 'sold'] as const

interface PairSheetProps {
  readonly pair: IngredientPair
  readonly facts: readonly Fact[]
  /** What is known already, and how it would be studied; null where the notebook may not say what follows. */
  readonly reading: Reading | null
  readonly study: Study | null
  /** What is about to be noted, and the older facts that speak against it, while both are to be seen on the paper. */
  onTry(fact: Fact | null, against: readonly number[]): void
  onNote(fact: Fact): void
  onRemove(place: number): void
  onClose(): void
}

/** A result of two ingredients under the thumb: tap what came of them, see what falls, note it. */
export function PairSheet({ pair, facts, reading, study, onTry, onNote, onRemove, onClose }: PairSheetProps) {
  const words = useWords()
  const { say } = words
  const [result, setResult] = useState<(typeof results)[number]>('made')
  const [potion, setPotion] = useState<Potion | null>(null)
  const [quality, setQuality] = useState<SaleQuality | null>(null)
  const fact = useStable(resultOf(pair, result, potion, quality))
  const known = fact === null ? -1 : facts.findIndex((each) => factText(each) === factText(fact))
  const tried = useStable<Study | null>(
    study === null || fact === null || known >= 0 ? null : { ...study, facts: [...facts, fact] },
  )
  const { told, state } = useReading(tried)
  const after = state === 'known' || state === 'slow' ? told : null
  const clash = after === null ? (fact === null ? null : clashOnTriangle([...facts, fact])) : after.clash
  const against = useStable(clash?.filter((place) => place < facts.length) ?? null)
  useEffect(() => {
    onTry(fact, against ?? [])
    return () => onTry(null, [])
  }, [onTry, fact, against])
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => bringIntoSight(sheet.current), [fact, after, against])
  const close = (note: Fact | null) => {
    if (note !== null) onNote(note)
    onClose()
  }
  const clear = () => {
    setPotion(null)
    setQuality(null)
  }
  const allowed = result === 'made' ? potions : colouredPotions
  return (
    <section ref={sheet} className={cx('sheet')} aria-label={say('notebook.entry.title')}>
      <header className={cx('line')}>
        {pair.map((each) => (
          <Medal key={each} ingredient={each} label={nameOf(each, words)} />
        ))}
        <Choice
          legend={say('notebook.entry.result')}
          hiddenLegend
          options={results.map((each) => ({ value: each, label: say('notebook.entry.resultOf', { result: each }) }))}
          value={result}
          onChange={(next) => {
            setResult(next)
            clear()
          }}
        />
        <IconButton icon={closeArt} label={say('notebook.entry.close')} onClick={onClose} />
      </header>
      <div className={cx('flasks')} role="group" aria-label={pairName(pair, words)}>
        {allowed.map((each) => {
          const isOut = result === 'made' && reading?.clash === null && chanceOfMaking(pair, each, reading) === 0
          const name = say(`alchemy.potion.${each}`)
          return (
            <button
              key={each}
              type="button"
              aria-pressed={potion === each}
              aria-label={isOut ? say('notebook.entry.out', { potion: name }) : name}
              data-out={isOut || undefined}
              onClick={() => setPotion(each)}
            >
              <Flask potion={each} />
            </button>
          )
        })}
      </div>
      {result === 'sold' && potion !== null && (
        <div className={cx('choices')} role="group" aria-label={say('notebook.page.field', { field: 'quality' })}>
          {saleQualities.map((each) => (
            <Button key={each} aria-pressed={quality === each} onClick={() => setQuality(each)}>
              {say('notebook.page.quality', { quality: each })}
            </Button>
          ))}
        </div>
      )}
      {known >= 0 ? (
        <div className={cx('clash')} role="status">
          <strong>{say('notebook.entry.already')}</strong>
          <FactList
            facts={facts}
            places={[known]}
            label={say('notebook.entry.already')}
            onPoint={ignored}
            removeWord={say('notebook.entry.remove')}
            onRemove={onRemove}
          />
        </div>
      ) : against !== null ? (
        <div className={cx('clash')} role="status">
          <strong>{say('notebook.entry.clash')}</strong>
          <FactList
            facts={facts}
            places={against}
            label={say('notebook.entry.clash')}
            onPoint={ignored}
            removeWord={say('notebook.entry.remove')}
            onRemove={onRemove}
          />
        </div>
      ) : (
        fact !== null && after !== null && reading !== null && <Falling pair={pair} before={reading} after={after} />
      )}
      {fact !== null && known < 0 && (
        <div className={cx('choices')}>
          {against === null ? (
            <>
              <Button onClick={() => close({ kind: 'hunch', fact, odds: usualOdds })}>
                {say('notebook.page.hint')}
              </Button>
              <Button look="primary" onClick={() => close(fact)}>
                {say('notebook.entry.note')}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => close(fact)}>{say('notebook.entry.keep')}</Button>
              <Button look="primary" onClick={clear}>
                {say('notebook.entry.other')}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

function ignored(): void {}

function resultOf(
  [one, other]: IngredientPair,
  result: (typeof results)[number],
  potion: Potion | null,
  quality: SaleQuality | null,
): HardFact | null {
  if (potion === null) return null
  if (result === 'made') return made(one, other, potion)
  return quality === null ? null : sold(one, other, potion as ColouredPotion, quality)
}

/** Both the triangle above and the sheet, which keeps to the lower edge of the window. */
function bringIntoSight(sheet: HTMLElement | null): void {
  const paper = sheet?.previousElementSibling
  const triangle = paper?.querySelector('[data-triangle]')
  if (!sheet || !triangle) return
  const { top, bottom } = triangle.getBoundingClientRect()
  if (top < 0 || bottom > sheet.getBoundingClientRect().top) triangle.scrollIntoView({ block: 'start' })
}

interface FallingProps {
  readonly pair: IngredientPair
  readonly before: Reading
  readonly after: Reading
}

/** What the two can no longer be: old crosses pale, new ones falling. */
function Falling({ pair, before, after }: FallingProps) {
  const { say } = useWords()
  const count = crossesFalling(before, after)
  return (
    <div className={cx('falling')}>
      <p role="status">{say('notebook.entry.falls', { count })}</p>
      {pair.map((ingredient) => (
        <FallingRow key={ingredient} ingredient={ingredient} before={before} after={after} />
      ))}
    </div>
  )
}

function FallingRow({ ingredient, before, after }: Omit<FallingProps, 'pair'> & { readonly ingredient: Ingredient }) {
  return (
    <div className={cx('fallingRow')} aria-hidden>
      <Medal ingredient={ingredient} />
      {alchemicals.map((alchemical, row) => {
        const place = ingredientIndex(ingredient) * 8 + row
        const [was, is] = [before.grid[place], after.grid[place]]
        return (
          <span key={alchemical} data-cross={is === 0 ? (was === 0 ? 'old' : 'new') : undefined}>
            <AlchemicalSign alchemical={alchemical} />
          </span>
        )
      })}
    </div>
  )
}
