import { nextOrderSpaces } from '@athanor/alchemists'
import { memo } from 'react'
import { TradeSigns } from '../../pieces/GoodSigns.tsx'
import { orderText } from '../../tradeText.ts'
import { useWords } from '../../words.ts'
import type { TablePartProps } from '../moduleView.ts'
import styles from './Tomorrow.module.css'

/** G-055: the order spaces of the coming round. */
export const Tomorrow = memo(function Tomorrow({ view: { table } }: TablePartProps) {
  const words = useWords()
  const spaces = nextOrderSpaces(table)
  if (spaces === null) return null
  const open = spaces.filter(({ players }) => players <= table.players.length)
  return (
    <section className={styles['tomorrow']} aria-label={words.say('web.alchemists.nextOrder')}>
      <h3>{words.say('web.alchemists.nextOrder')}</h3>
      <ol>
        {open.map((space, number) => (
          <li key={number} title={orderText(space, words)}>
            <span className="visually-hidden">{orderText(space, words)}</span>
            <TradeSigns {...space} />
          </li>
        ))}
      </ol>
    </section>
  )
})
