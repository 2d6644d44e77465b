import { useWords } from '../app/words.tsx'
import styles from './Shortcuts.module.css'

const keys = [
  ['?', 'web.keys.help'],
  ['1 … 9, 0', 'web.keys.cauldrons'],
  ['B', 'web.keys.board'],
  ['R', 'web.keys.reserve'],
  ['D', 'web.keys.decision'],
  ['L', 'web.keys.log'],
  ['C', 'web.keys.chat'],
  ['U', 'web.keys.undo'],
  ['← ↑ → ↓', 'web.keys.arrows'],
  ['Enter', 'web.keys.enter'],
  ['Esc', 'web.keys.escape'],
] as const

/** Everything the keyboard can do at a table. */
export function Shortcuts() {
  const { say } = useWords()
  return (
    <dl className={styles['keys']}>
      {keys.map(([key, id]) => (
        <div key={id}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(id)}</dd>
        </div>
      ))}
    </dl>
  )
}
