import type { Preview } from '@athanor/alchemists'
import type { Debunking } from '@athanor/alchemy'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import { useWords, type Words } from '../words.ts'
import styles from './pieces.module.css'

interface AnswersProps {
  readonly preview: Extract<Preview, { readonly kind: 'answers' }>
}

/** AR-05: what each of the reader's two answers would do, and how likely it is. */
export function AnswersPreview({ preview }: AnswersProps) {
  const words = useWords()
  const { yes, no, affirmed, valid } = preview
  if (!valid) return <span className={styles['why']}>{words.say('alchemists.preview.pointless')}</span>
  return (
    <span className={styles['answers']}>
      {(
        [
          ['yes', yes, affirmed],
          ['no', no, 1 - affirmed],
        ] as const
      ).map(([answer, debunking, chance]) => (
        <span key={answer} data-good={debunking.succeeded || undefined}>
          {words.say('web.alchemists.ifAnswer', {
            answer,
            chance: percent(chance, words),
            effect: effectText(debunking, words),
          })}
        </span>
      ))}
    </span>
  )
}

function effectText({ theories, articles }: Debunking, words: Words): string {
  const names = theories.kind === 'failed' ? [] : theories.ingredients
  return words.say('web.alchemists.answerEffect', {
    kind: theories.kind === 'failed' && articles.length > 0 ? 'article' : theories.kind,
    ingredients: words.list(names.map((each) => words.say(`alchemy.ingredient.${each}`))),
  })
}
