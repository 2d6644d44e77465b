import type { Reason } from '@athanor/kernel'
import { afterPicture } from '@athanor/ui/lib/afterPicture.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { announce, notify } from '@athanor/ui/noticeStore.ts'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from './words.ts'

/** How a game's moves come about, step by step. A move in the making is plain data; nothing is sent before it is whole. */
export interface Drafting<Pending, Action> {
  /** Nothing is begun. */
  readonly none: Pending
  isNone(pending: Pending): boolean
  /** Whether what was begun still belongs to the position that is shown. */
  fits(pending: Pending): boolean
  /** The action of a whole pending action; null while something is still to be chosen. */
  actionOf(pending: Pending): Action | null
  /** Names the step that the pending action has come to: when it changes, the keyboard follows. */
  stepOf(pending: Pending): string
}

export interface DecidingOptions<Pending, Action> {
  readonly drafting: Drafting<Pending, Action>
  /** The version that is on the screen. */
  readonly version: number
  /** It is the reader's turn to decide. */
  readonly asked: boolean
  act(action: Action): Promise<Reason | null>
}

export interface Deciding<Pending> {
  readonly pending: Pending
  /** A move is on its way, or its consequences are. */
  readonly busy: boolean
  /** Where decisions are made; the keyboard stays there. */
  readonly tray: RefObject<HTMLDivElement | null>
  begin(pending: Pending): void
  confirm(pending: Pending): Promise<void>
  onEscape(event: KeyboardEvent): void
}

/** The half of deciding that is the same for all games: the pending action, sending it once, and where the keyboard is. */
export function useDeciding<Pending, Action>(options: DecidingOptions<Pending, Action>): Deciding<Pending> {
  const { drafting, version, asked, act } = options
  const words = useWords()
  const tray = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const [wanted, setPending] = useState(drafting.none)
  const [sending, setSending] = useState(false)
  const [sentAt, setSentAt] = useState<number | null>(null)
  // Whatever was begun belongs to the position it was begun in.
  const pending = useMemo(() => (drafting.fits(wanted) ? wanted : drafting.none), [drafting, wanted])
  // A move that was accepted is not asked for again while its consequences are on their way.
  const busy = sending || sentAt === version

  const begin = useHandler((next: Pending) => {
    // The pieces may lie there for another moment after the move was sent.
    if (busy) return
    if (drafting.isNone(next)) origin.current?.focus({ preventScroll: true })
    else if (drafting.isNone(pending)) origin.current = document.activeElement as HTMLElement | null
    setPending(next)
  })
  const confirm = async (ready: Pending) => {
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
    setPending(drafting.none)
  }

  // The keyboard follows the decision into the tray.
  const step = drafting.isNone(pending) ? null : drafting.stepOf(pending)
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
    pending,
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
