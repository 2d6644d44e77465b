import type { GameKey } from '@athanor/tabletop/gameClient.ts'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import styles from './Shortcuts.module.css'

const common = [
  ['?', 'web.keys.help'],
  ['D', 'web.keys.decision'],
  ['L', 'web.keys.log'],
  ['C', 'web.keys.chat'],
  ['U', 'web.keys.undo'],
  ['← ↑ → ↓', 'web.keys.arrows'],
  ['Enter', 'web.keys.enter'],
  ['Esc', 'web.keys.escape'],
] as const

/** Everything the keyboard can do at a table: the keys of the game, and those of every table. */
export function Shortcuts({ keys }: { readonly keys: readonly GameKey[] }) {
  const words = useLoadedWords()
  return (
    <dl className={styles['keys']}>
      {[
        ...keys.map(({ sign, label }) => [sign, label(words)] as const),
        ...common.map(([sign, id]) => [sign, words.say(id)] as const),
      ].map(([sign, text]) => (
        <div key={sign}>
          <dt>
            <kbd>{sign}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
