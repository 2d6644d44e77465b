import { icon as removeArt } from 'virtual:icon/cancel'
import type { Fact } from '@athanor/alchemy'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { memo, startTransition, useOptimistic } from 'react'
import { FactLine } from './FactLine.tsx'
import styles from './Notebook.module.css'
import { useWords } from './words.ts'

interface FactListProps extends Handling {
  readonly facts: readonly Fact[]
  /** Which of them, as places in the list; all where nothing is said. */
  readonly places?: readonly number[]
  readonly label: string
}

interface Handling {
  /** A fact that somebody points at, and null when nobody does any more. */
  onPoint(place: number | null): void
  /** Without it nothing can be taken away. */
  onRemove?: ((place: number) => void) | undefined
  /** On the button, in words; else it is a cross. */
  readonly removeWord?: string
}

/** Facts in words; each lights up in the notebook while it is pointed at or focused. */
export const FactList = memo(function FactList(props: FactListProps) {
  const { facts, places = facts.map((_, place) => place), label, onPoint, onRemove, removeWord } = props
  // The line is gone at once; the others close up, and what follows from them comes, after that picture.
  const [gone, hide] = useOptimistic<number | null>(null)
  const remove = useHandler((place: number) =>
    startTransition(() => {
      hide(place)
      onRemove?.(place)
    }),
  )
  return (
    <ol className={styles['facts']} aria-label={label}>
      {places.map((place) => {
        const fact = facts[place]
        if (fact === undefined) return null
        return (
          <FactItem
            key={place}
            fact={fact}
            place={place}
            isGone={place === gone}
            onPoint={onPoint}
            onRemove={onRemove === undefined ? undefined : remove}
            {...(removeWord === undefined ? {} : { removeWord })}
          />
        )
      })}
    </ol>
  )
})

interface FactItemProps extends Handling {
  readonly fact: Fact
  readonly place: number
  readonly isGone: boolean
}

const FactItem = memo(function FactItem({ fact, place, isGone, onPoint, onRemove, removeWord }: FactItemProps) {
  const { say } = useWords()
  return (
    <li
      data-gone={isGone || undefined}
      // A finger is there and gone again.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(place)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      onFocus={() => onPoint(place)}
      onBlur={() => onPoint(null)}
    >
      <FactLine fact={fact} />
      {onRemove !== undefined && removeWord !== undefined && (
        <Button onClick={() => onRemove(place)}>{removeWord}</Button>
      )}
      {onRemove !== undefined && removeWord === undefined && (
        <IconButton
          icon={removeArt}
          label={say('notebook.page.removeFact', { number: place + 1 })}
          onClick={() => onRemove(place)}
        />
      )}
    </li>
  )
})
