import { rulesAt, type View } from '@athanor/alchemists'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { useState } from 'react'
import { ArtifactOffer } from './ArtifactOffer.tsx'
import styles from './ArtifactShelf.module.css'
import board from './Board.module.css'
import { ArtifactCard } from './scene/cards.tsx'
import { useWords } from './words.ts'

const cx = classes(styles)

/** the artifacts on offer; pressed, those of all levels with what they do, which lie open from the start. */
export function ArtifactShelf({ view }: { readonly view: View }) {
  const words = useWords()
  const { say } = words
  const [open, setOpen] = useState(false)
  const { table } = view
  return (
    <>
      <button type="button" className={`${cx('shelf')} ${board['shelf']}`} onClick={() => setOpen(true)}>
        <span className={board['artifacts']}>
          {table.onOffer.map((artifact) => (
            <ArtifactOffer key={artifact} view={view} artifact={artifact} />
          ))}
        </span>
        <span className={`${cx('all')} ${board['all']}`}>{say('web.alchemists.allArtifacts')}</span>
      </button>
      {open && (
        <Dialog
          wide
          title={say('web.alchemists.allArtifacts')}
          closeLabel={say('web.common.close')}
          onClose={() => setOpen(false)}
        >
          <Levels view={view} />
        </Dialog>
      )}
    </>
  )
}

function Levels({ view: { table } }: { readonly view: View }) {
  const words = useWords()
  const { say } = words
  const rules = rulesAt(table)
  // each conference brings the next three.
  const coming = rules.conferences.filter(({ round }) => round >= table.round)
  const levels = [
    { title: say('web.alchemists.onOffer'), artifacts: table.onOffer },
    ...table.toCome.map((artifacts, number) => ({
      title: say('web.alchemists.onOfferFrom', { round: (coming[number]?.round ?? 0) + 1 }),
      artifacts,
    })),
  ]
  return levels.map(({ title, artifacts }) => (
    <section key={title} className={cx('level')}>
      <h3>{title}</h3>
      <ul>
        {artifacts.map((artifact) => {
          const card = rules.artifact(artifact)
          return (
            <li key={artifact}>
              <ArtifactCard artifact={card} price={<ValueCoin value={card.cost} />} words={words} />
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
