import {
  type DebunkQuestion,
  type HardFact,
  type Ingredient,
  type IngredientPair,
  isRight,
  type Potion,
  type QuestionProspect,
  type SaleQuality,
  saleQualities,
} from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { memo, type ReactNode, useState } from 'react'
import { AlchemicalSign } from '../AlchemicalSign.tsx'
import { Flask } from '../Flask.tsx'
import { Medal } from '../Ingredients.tsx'
import { percent } from '../percent.ts'
import { articleName, aspectName, nameOf, pairName, triggerName } from './factWords.ts'
import styles from './Notebook.module.css'
import { PickOne } from './PickOne.tsx'
import type { Advice } from './science/study.ts'
import { useWords, type Words } from './words.ts'

/** What advice can be about. */
export const topics = [
  'experiments',
  'theories',
  'sales',
  'debunkings',
  'risks',
  'exhibits',
  'articles',
  'books',
  'golem',
  'reports',
  'animations',
] as const
export type Topic = (typeof topics)[number]

interface AdvicePanelProps {
  readonly advice: Advice
  /** What the game is about just now. */
  readonly topic?: Topic | undefined
  onPair(pair: IngredientPair): void
  onWhy(claim: HardFact): void
}

/** What is worth doing next, one subject at a time. */
export const AdvicePanel = memo(function AdvicePanel({ advice, topic, onPair, onWhy }: AdvicePanelProps) {
  const words = useWords()
  const { say } = words
  const [chosen, setChosen] = useState<Topic | null>(null)
  const useful = topics.filter((each) => advice[each].length > 0)
  const wanted = chosen ?? topic
  const shown = wanted !== undefined && useful.includes(wanted) ? wanted : useful[0]
  if (shown === undefined) return <p className={styles['quiet']}>{say('notebook.advice.nothing')}</p>
  return (
    <section className={styles['advice']} aria-label={say('notebook.advice.title')}>
      <PickOne
        label={say('notebook.advice.title')}
        options={useful.map((each) => ({ value: each, label: say('notebook.advice.topic', { topic: each }) }))}
        value={shown}
        onChange={setChosen}
      />
      {shown === 'sales' && <p className={styles['columns']}>{say('notebook.advice.saleColumns')}</p>}
      <ol className={styles['lines']}>
        {linesOf(advice, shown, words).map(({ key, face, worth, pair, claim }) => (
          <li key={key}>
            {pair === undefined ? (
              <span className={styles['line']}>{face}</span>
            ) : (
              <button type="button" className={styles['line']} onClick={() => onPair(pair)}>
                {face}
              </button>
            )}
            <strong>{worth}</strong>
            {claim !== undefined && (
              <Button look="quiet" onClick={() => onWhy(claim)}>
                {say('notebook.sheet.why')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles['quiet']}>{say('notebook.advice.legend', { topic: shown })}</p>
    </section>
  )
})

/** One of the results that are possible, as a part of a bar. */
export interface BarPart {
  readonly look: Potion | SaleQuality
  readonly name: string
  readonly chance: number
}

export interface AdviceLine {
  readonly key: string
  /** What can come of it, where that is a matter of chances. */
  readonly bar?: readonly BarPart[]
  readonly face: ReactNode
  readonly worth: string
  /** Two ingredients that the notebook can show at once. */
  readonly pair?: IngredientPair
  /** What could be explained: it is certain. */
  readonly claim?: HardFact
}

export function linesOf(advice: Advice, topic: Topic, words: Words): readonly AdviceLine[] {
  const { say } = words
  switch (topic) {
    case 'experiments':
    case 'books':
    case 'golem':
      return advice[topic].map((prospect) => askingLine(prospect, words))
    case 'theories':
      return advice.theories.slice(0, 5).map(({ theory, right, safe, hedge }) => ({
        key: theory.ingredient,
        face: (
          <>
            <Medal ingredient={theory.ingredient} label={nameOf(theory.ingredient, words)} />
            <AlchemicalSign alchemical={theory.alchemical} label={say(`alchemy.alchemical.${theory.alchemical}`)} />
            <span>
              {right === 1
                ? say('notebook.advice.star')
                : say('notebook.advice.hedge', { colour: hedge, safe: percent(safe[hedge], words) })}
            </span>
          </>
        ),
        worth: percent(right, words),
      }))
    case 'sales':
      return advice.sales.map(({ ingredients, chances, promised }) => ({
        key: `${promised} ${ingredients.join(' ')}`,
        face: (
          <>
            <Flask potion={promised} label={say(`alchemy.potion.${promised}`)} />
            <Pair pair={ingredients} words={words} />
          </>
        ),
        // What a promise is kept with holds all that is better, too.
        bar: saleQualities.map((quality, place) => ({
          look: quality,
          name: say('notebook.advice.quality', { quality }),
          chance: chances[quality] - (place === 0 ? 0 : chances[at(saleQualities, place - 1, 'quality')]),
        })),
        worth: saleQualities
          .slice(0, 3)
          .map((quality) => percent(chances[quality], words))
          .join(' · '),
        pair: ingredients,
      }))
    case 'exhibits':
      return advice.exhibits.map(({ potion, pair, chance }) => ({
        key: potion,
        face: (
          <>
            <Flask potion={potion} label={say(`alchemy.potion.${potion}`)} />
            <Pair pair={pair} words={words} />
          </>
        ),
        worth: percent(chance, words),
        pair,
      }))
    case 'debunkings':
      return advice.debunkings.map(({ question, success }, place) => ({
        key: String(place),
        face: <Asked question={question} words={words} />,
        worth: percent(success, words),
        ...(question.kind === 'demonstration' ? { pair: question.ingredients } : {}),
      }))
    case 'risks':
      return advice.risks.map(({ published, question, chance }, place) => ({
        key: String(place),
        face: (
          <>
            {'alchemical' in published ? (
              <>
                <Medal ingredient={published.ingredient} label={nameOf(published.ingredient, words)} />
                <AlchemicalSign
                  alchemical={published.alchemical}
                  label={say(`alchemy.alchemical.${published.alchemical}`)}
                />
              </>
            ) : (
              <span>{articleName(published.colour, words)}</span>
            )}
            <span>{say('notebook.advice.asked')}</span>
            <Asked question={question} words={words} />
          </>
        ),
        worth: percent(chance, words),
      }))
    case 'articles':
      return advice.articles.map(({ article, right }, place) => ({
        key: String(place),
        face: (
          <span className={styles['article']}>
            {[0, 1].map((token) => (
              <span key={token}>
                {aspectName({ colour: article.colour, sign: article.signs[token] ?? 'plus' }, words)}{' '}
                {article.ingredients.slice(token * 2, token * 2 + 2).map((each) => (
                  <Medal key={each} ingredient={each} label={nameOf(each, words)} />
                ))}
              </span>
            ))}
          </span>
        ),
        worth: percent(right, words),
        ...(right === 1 ? { claim: isRight(article) } : {}),
      }))
    case 'animations':
      return advice.animations.map(({ ingredients, chance }) => ({
        key: ingredients.join(' '),
        face: <Pair pair={ingredients} words={words} />,
        worth: percent(chance, words),
        pair: ingredients,
      }))
    case 'reports':
      return advice.reports.map(({ report, chance, worth }, place) => ({
        key: String(place),
        face: (
          <span>
            {say('notebook.advice.report', {
              part: report.part,
              triggers: words.either(report.tokens.map((each) => triggerName(each, words))),
              chance: percent(chance, words),
            })}
          </span>
        ),
        worth: say('notebook.advice.points', { points: oneDigit(worth) }),
      }))
  }
}

/** A half bit has its own plural in some languages, so the number itself goes into the sentence. */
function oneDigit(value: number): number {
  return Math.round(value * 10) / 10
}

/** Something that can be asked, and the bits that the answer brings. */
function askingLine({ question, gain, answers }: QuestionProspect, words: Words): AdviceLine {
  const { say } = words
  const worth = say('notebook.advice.bits', { bits: oneDigit(gain) })
  switch (question.kind) {
    case 'golemTest':
    case 'library':
      return {
        key: `${question.kind} ${question.ingredient}`,
        face: <One ingredient={question.ingredient} words={words} />,
        worth,
      }
    case 'animation':
      return {
        key: `animation ${question.ingredients.join(' ')}`,
        face: (
          <>
            <span>{say('notebook.advice.wake')}</span>
            <Pair pair={question.ingredients} words={words} />
          </>
        ),
        worth,
        pair: question.ingredients,
      }
    case 'mix':
      return {
        key: question.ingredients.join(' '),
        face: <Pair pair={question.ingredients} words={words} />,
        bar: answers.flatMap(({ answer, chance }) =>
          answer.kind === 'mix' ? [{ look: answer.potion, name: say(`alchemy.potion.${answer.potion}`), chance }] : [],
        ),
        worth,
        pair: question.ingredients,
      }
    default:
      return { key: question.kind, face: null, worth }
  }
}

/** What a debunking asks. */
function Asked({ question, words }: { readonly question: DebunkQuestion; readonly words: Words }) {
  if (question.kind === 'aspect') {
    return (
      <>
        <Medal ingredient={question.ingredient} label={nameOf(question.ingredient, words)} />
        <span>{words.say(`alchemy.colour.${question.colour}`)}</span>
      </>
    )
  }
  return (
    <>
      <Pair pair={question.ingredients} words={words} />
      <Flask potion={question.potion} label={words.say(`alchemy.potion.${question.potion}`)} />
    </>
  )
}

function One({ ingredient, words }: { readonly ingredient: Ingredient; readonly words: Words }) {
  return (
    <>
      <Medal ingredient={ingredient} />
      <span>{nameOf(ingredient, words)}</span>
    </>
  )
}

function Pair({ pair, words }: { readonly pair: IngredientPair; readonly words: Words }) {
  return (
    <>
      {pair.map((each) => (
        <Medal key={each} ingredient={each} />
      ))}
      <span className={styles['pairName']}>{pairName(pair, words)}</span>
    </>
  )
}
