import { choicesOf, type Intent, type PromptContext, withPart } from '@athanor/alchemists'
import type { SaleQuality } from '@athanor/alchemy'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { useWords } from '../words.ts'
import type { Piece } from './piece.ts'
import styles from './pieces.module.css'

/** what a promise pays, how likely it is kept with the chosen cards, and what that brings on average. */
export function GuaranteeRung({ context, intent, value, preview, why }: Piece<'guarantee'>) {
  const words = useWords()
  const { say } = words
  const pays = preview?.kind === 'pays' ? preview.gold : 0
  const chance = why === null ? chanceKept(context, intent, value) : null
  return (
    <span className={styles['rung']}>
      <b>{say(`alchemists.guarantee.${value}`)}</b>
      <ValueCoin value={pays} />
      {chance !== null && (
        <>
          <span className={styles['bar']}>
            <span style={{ width: `${chance * 100}%` }} />
            <em>{percent(chance, words)}</em>
          </span>
          <small>{say('web.alchemists.average', { gold: chance * pays })}</small>
        </>
      )}
      {why !== null && <span className={styles['why']}>{why}</span>}
    </span>
  )
}

/** How likely a promise is kept with the two cards in the cauldron; null before there are two. */
export function chanceKept(context: PromptContext, intent: Intent, guarantee: SaleQuality): number | null {
  const { second } = intent.chosen
  if (second === undefined) return null
  const promising = withPart(context, intent, 'guarantee', guarantee)
  const found = choicesOf(context, promising, 'second').find(({ value }) => value === second)?.preview
  return found?.kind === 'kept' ? found.chance : null
}
