import type { Seat } from '@athanor/kernel'
import { Icon } from '@athanor/ui/Icon.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { ReactNode } from 'react'
import type { TableSeat } from '../tableSource.ts'
import styles from './SceneFrame.module.css'
import type { StageProps } from './scene.ts'

interface SceneFrameProps extends Pick<StageProps<{ readonly kind: string }>, 'scene' | 'told' | 'size'> {
  readonly children: ReactNode
}

/** A light stage with its picture in the middle. What is told stands below it where nothing else tells it. */
export function SceneFrame({ scene, told, size, children }: SceneFrameProps) {
  return (
    <div className={styles['stage']} data-size={size} aria-hidden>
      {children}
      <p className={styles['caption']}>{scene.steps[told - 1]}</p>
    </div>
  )
}

/** Whose moment it is, or what somebody gets. */
export function SceneSeat(props: {
  readonly seat: Seat
  readonly seats: readonly TableSeat[]
  readonly children?: ReactNode
}) {
  const { name, colour } = props.seats[props.seat] ?? { name: '', colour: '' }
  return (
    <span className={styles['seat']}>
      <WaxSeal colour={colour} size={40} />
      <PlayerName name={name} colour={colour} />
      {props.children}
    </span>
  )
}

/** What it is about, large. */
export function SceneEmblem({ art, leaves = false }: { readonly art: readonly string[]; readonly leaves?: boolean }) {
  return (
    <span className={styles['emblem']} data-leaves={leaves || undefined}>
      <Icon art={art} />
    </span>
  )
}

/** What keeps its place until it is told. */
export function SceneLater({ seen, children }: { readonly seen: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles['later']} data-seen={seen || undefined}>
      {children}
    </div>
  )
}
