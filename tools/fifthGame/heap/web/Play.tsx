import { type HeapShape, heap } from '@athanor/heap'
import type { PlayProps } from '@athanor/tabletop/gameClient.ts'
import { useWords } from './words.ts'

export function Play({ shown, act, live, controls }: PlayProps<HeapShape>) {
  const { say } = useWords()
  const { view } = shown.sight
  return (
    <section>
      <p>{say('heap.screen.left', { left: view.left })}</p>
      {live &&
        [...heap.legal(view)].map((action) => (
          <button key={action.count} type="button" onClick={() => void act(action)}>
            {action.count}
          </button>
        ))}
      {controls}
    </section>
  )
}
