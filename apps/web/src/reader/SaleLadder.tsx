import { type ColouredPotion, type SaleQuality, saleQualities } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import styles from './AnswerScreen.module.css'

/** what was promised, for everybody to compare. */
export function Promised({ potion }: { readonly potion: ColouredPotion }) {
  const { say } = useWords()
  return (
    <p className={styles['promised']}>
      <Flask potion={potion} />
      {say('reader.sell.promised', { potion: say(`alchemy.potion.${potion}`) })}
    </p>
  )
}

/** the four guarantees, from what pays most; paid are the one that was met and those below it. */
export function SaleLadder({ quality }: { readonly quality: SaleQuality }) {
  const { say } = useWords()
  const met = saleQualities.indexOf(quality)
  return (
    <ol className={styles['ladder']} aria-label={say('reader.result.ladder')}>
      {saleQualities.map((each, place) => (
        <li key={each} aria-current={place === met || undefined} data-unpaid={place < met || undefined}>
          <strong>{saleQualities.length - place}</strong>
          {say('reader.result.rung', { quality: each })}
          {place < met && <span className="visually-hidden">{say('reader.result.unpaid')}</span>}
        </li>
      ))}
    </ol>
  )
}
