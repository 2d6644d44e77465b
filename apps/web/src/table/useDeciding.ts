import type { Reason } from '@athanor/kernel'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { afterPicture } from '../lib/afterPicture.ts'
import { useHandler } from '../lib/useHandler.ts'
import { announce, notify } from '../ui/notices.ts'

/** How a game's moves come about, step by step. A move in the making is plain data; nothing is sent before it is whole. */
export interface Drafting<Draft, Action> {
  /** Nothing is begun. */
  readonly none: Draft
  isNone(draft: Draft): boolean
  /** Whether what was begun still belongs to the position that is shown. */
  fits(draft: Draft): boolean
  /** The action of a whole draft; null while something is still to be chosen. */
  actionOf(draft: Draft): Action | null
  /** Names the step that the draft has come to: when it changes, the keyboard follows. */
  stepOf(draft: Draft): string
}

export interface DecidingOptions<Draft, Action> {
  readonly drafting: Drafting<Draft, Action>
  /** The version that is on the screen. */
  readonly version: number
  /** It is the reader's turn to decide. */
  readonly asked: boolean
  act(action: Action): Promise<Reason | null>
}

export interface Deciding<Draft> {
  readonly draft: Draft
  /** A move is on its way, or its consequences are. */
  readonly busy: boolean
  /** Where decisions are made; the keyboard stays there. */
  readonly tray: RefObject<HTMLDivElement | null>
  begin(draft: Draft): void
  confirm(draft: Draft): Promise<void>
  onEscape(event: KeyboardEvent): void
}

/** The half of deciding that is the same for all games: the draft, sending it once, and where the keyboard is. */
export function useDeciding<Draft, Action>(options: DecidingOptions<Draft, Action>): Deciding<Draft> {
  const { drafting, version, asked, act } = options
  const words = useWords()
  const tray = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const [wanted, setDraft] = useState(drafting.none)
  const [sending, setSending] = useState(false)
  const [sentAt, setSentAt] = useState<number | null>(null)
  // Whatever was begun belongs to the position it was begun in.
  const draft = useMemo(() => (drafting.fits(wanted) ? wanted : drafting.none), [drafting, wanted])
  // A move that was accepted is not asked for again while its consequences are on their way.
  const busy = sending || sentAt === version

  const begin = useHandler((next: Draft) => {
    // The pieces may lie there for another moment after the move was sent.
    if (busy) return
    if (drafting.isNone(next)) origin.current?.focus({ preventScroll: true })
    else if (drafting.isNone(draft)) origin.current = document.activeElement as HTMLElement | null
    setDraft(next)
  })
  const confirm = async (ready: Draft) => {
    const action = drafting.actionOf(ready)
    if (action === null || busy) return
    setSending(true)
    // What was pressed will be gone; the keyboard stays with the decision. Were it still there then, the browser would
    // have to lay out the table in the middle of the change.
    const pressed = document.activeElement as HTMLElement | null
    tray.current?.focus({ preventScroll: true })
    // To carry a move out is work, where it happens in this browser; that it is on its way is seen before.
    await afterPicture()
    const reason = await act(action)
    setSending(false)
    if (reason !== null) {
      pressed?.focus({ preventScroll: true })
      return notify(words.data(reason))
    }
    setSentAt(version)
    setDraft(drafting.none)
  }

  // The keyboard follows the decision into the tray.
  const step = drafting.isNone(draft) ? null : drafting.stepOf(draft)
  useEffect(() => {
    if (step === null) return
    const first = tray.current?.querySelector<HTMLElement>('[data-autofocus], input[type="radio"]')
    first?.focus({ preventScroll: true })
  }, [step])

  const mine = asked && !busy
  useEffect(() => {
    if (mine) announce(words.say('web.table.yourTurn'))
  }, [mine, words])

  return {
    draft,
    busy,
    tray,
    begin,
    confirm,
    onEscape(event) {
      if (event.key !== 'Escape' || step === null) return
      event.stopPropagation()
      begin(drafting.none)
    },
  }
}
