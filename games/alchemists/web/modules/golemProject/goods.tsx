import { projectAt, type View } from '@athanor/alchemists'
import { Icon } from '@athanor/ui/Icon.tsx'
import { ArtifactOffer } from '../../ArtifactOffer.tsx'
import board from '../../Board.module.css'
import { goodArt } from '../../pieces/GoodSigns.tsx'
import { useWords } from '../../words.ts'
import styles from './Golem.module.css'

/** G-176: what a test costs and brings. */
export function ResearchGoods({ view: { table } }: { readonly view: View }) {
  const { say } = useWords()
  const { tokens } = projectAt(table)
  return (
    <p className={styles['mood']}>
      {say('web.alchemists.researches', { left: tokens > 0 ? 'yes' : 'no' })}
      {Array.from({ length: tokens }, (_, number) => (
        <Icon key={number} art={goodArt.approval} />
      ))}
    </p>
  )
}

/** G-200. */
export function LibraryGoods() {
  const { say } = useWords()
  return <p>{say('web.alchemists.reads')}</p>
}

/** G-203. */
export function ArticleFee({ view: { table } }: { readonly view: View }) {
  const { say } = useWords()
  return table.slots.royalEncyclopedia === undefined ? null : <p>{say('web.alchemists.articleFee')}</p>
}

/** G-141, G-198: the card under the counter, cheaper but for an approval token. */
export function CounterGoods({ view }: { readonly view: View }) {
  const { say } = useWords()
  const artifact = view.table.slots.golemProject?.underCounter ?? null
  if (artifact === null) return null
  return (
    <ul className={board['artifacts']} aria-label={say('web.alchemists.underCounter')}>
      <li>
        <ArtifactOffer
          view={view}
          artifact={artifact}
          also={
            <>
              + <Icon art={goodArt.approval} label={say('web.alchemists.approval')} />
            </>
          }
        />
      </li>
    </ul>
  )
}
