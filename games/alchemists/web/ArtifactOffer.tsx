import { icon as goldArt } from 'virtual:icon/two-coins'
import { type Artifact, artifactPrice, pointsMark, rulesAt, standingAt, type View } from '@athanor/alchemists'
import { Icon } from '@athanor/ui/Icon.tsx'
import type { ReactNode } from 'react'
import styles from './Board.module.css'
import { artifactArt } from './pieces/art.ts'
import { useWords } from './words.ts'

interface OfferProps {
  readonly view: View
  readonly artifact: Artifact
  /** What it costs besides gold. */
  readonly also?: ReactNode
}

/** An artifact on offer: its price for the viewer, its name and its points. */
export function ArtifactOffer({ view: { table, viewer }, artifact, also }: OfferProps) {
  const { say } = useWords()
  const card = rulesAt(table).artifact(artifact)
  const price = viewer === 'spectator' ? card.cost : artifactPrice(standingAt(table, viewer), artifact, 0)
  const name = say(`alchemists.artifact.${artifact}`)
  return (
    <span className={styles['offer']} title={`${name}. ${say(`alchemists.artifactText.${artifact}`)}`}>
      <b>
        <Icon art={goldArt} label={say('web.alchemists.price')} /> {price} {also}
      </b>
      <Icon art={artifactArt(artifact)} />
      <span className={styles['offerName']}>{name}</span>
      <b className={styles['points']}>{pointsMark(card)}</b>
    </span>
  )
}
