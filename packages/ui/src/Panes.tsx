import { startTransition, useOptimistic } from 'react'
import { Icon } from './Icon.tsx'
import { classes } from './lib/classes.ts'
import styles from './Panes.module.css'

const cx = classes(styles)

export interface Pane<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly icon: readonly string[]
  /** Something new is there: how that is read aloud, and a picture in the place of a dot. */
  readonly news?: { readonly label: string; readonly icon?: readonly string[] } | undefined
}

export interface PanesProps<Name extends string> {
  readonly label: string
  readonly panes: readonly Pane<Name>[]
  readonly shown: Name
  onShow(name: NoInfer<Name>): void
}

/** On a narrow screen one pane is seen at a time; this bar changes it. */
export function Panes<Name extends string>({ label, panes, shown, onShow }: PanesProps<Name>) {
  // Which one was pressed is seen before all that is in it is laid out.
  const [marked, mark] = useOptimistic(shown)
  const show = (name: Name) =>
    startTransition(() => {
      mark(name)
      onShow(name)
    })
  return (
    <nav className={cx('panes')} aria-label={label}>
      {panes.map(({ name, label: title, icon, news }) => (
        <button
          key={name}
          type="button"
          className={cx('pane')}
          aria-current={name === marked ? 'true' : undefined}
          data-anchor={`pane:${name}`}
          onClick={() => show(name)}
        >
          <Icon art={icon} />
          <span>{title}</span>
          {news !== undefined && (
            <i className={cx('news')}>
              {news.icon !== undefined && <Icon art={news.icon} />}
              <span className="visually-hidden">{news.label}</span>
            </i>
          )}
        </button>
      ))}
    </nav>
  )
}
