import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Hint, type HintProps } from './Hint.tsx'
import { News, type NewsProps } from './News.tsx'

export interface TableTrayProps {
  /** The class names of the frame (frame.ts). */
  area(...names: readonly string[]): string
  /** Where the keyboard is kept while something is decided (useDeciding.ts). */
  readonly tray: RefObject<HTMLDivElement | null>
  onEscape(event: KeyboardEvent): void
  readonly hint: HintProps
  readonly news?: NewsProps
  readonly decision: ReactNode
  /** What I hold; it is a part of its own in a small window. */
  readonly lab: ReactNode
  /** Something was begun: other things can wait. */
  readonly choosing?: boolean
  /** What was begun needs the room of the lab too. */
  readonly drafting?: boolean
}

/** The lower part of a table: what is asked of me, and what I hold. */
export function TableTray({ area, tray, onEscape, hint, news, decision, lab, choosing, drafting }: TableTrayProps) {
  return (
    <div className={area('tray')} data-choosing={choosing || undefined} data-drafting={drafting || undefined}>
      <div ref={tray} id="decision" tabIndex={-1} className={area('decision')} onKeyDown={onEscape}>
        <Hint {...hint} />
        {news !== undefined && <News {...news} />}
        {decision}
      </div>
      {/* It can be reached and scrolled by keys, also while nothing in it can be pressed. */}
      <div className={area('part', 'lab')} id="lab" tabIndex={0}>
        {lab}
      </div>
    </div>
  )
}
