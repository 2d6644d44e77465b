import { fameMarker, fameOf, fameTrackLength } from '@athanor/compendium'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { isTyping } from '../../table/useShortcuts.ts'
import { announce, notify } from '../../ui/notices.ts'
import { Track } from '../../ui/Track.tsx'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import { actionOf, beginAt, type Draft, noDraft, stillFits } from './draft.ts'
import frame from './frame.module.css'
import { Lab } from './Lab.tsx'
import type { CompendiumProps } from './props.ts'
import { prospectsOf } from './prospects.ts'
import { SeatStrip, Seats } from './Seats.tsx'
import { Supply } from './Supply.tsx'

const area = classes(frame)

/** The table of Alchemist: seats, Compendium, reserve, and the tray with the decision and the hand. */
export function CompendiumPlay(props: CompendiumProps) {
  const { shown } = props
  const words = useWords()
  const tray = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const [wanted, setDraft] = useState<Draft>(noDraft)
  const [sending, setSending] = useState(false)
  const [sentAt, setSentAt] = useState<number | null>(null)
  const { view } = shown.sight
  // Whatever was begun belongs to the position it was begun in.
  const draft = stillFits(view, wanted) ? wanted : noDraft

  // A move that was accepted is not asked for again while its consequences are on their way.
  const busy = sending || sentAt === shown.version

  const begin = (next: Draft) => {
    if (next.kind === 'none') origin.current?.focus({ preventScroll: true })
    else if (draft.kind === 'none') origin.current = document.activeElement as HTMLElement | null
    setDraft(next)
  }
  const confirm = async (ready: Draft) => {
    const action = actionOf(ready)
    if (action === null || busy) return
    const { version } = shown
    setSending(true)
    const reason = await props.act(action)
    setSending(false)
    if (reason === null) {
      setSentAt(version)
      setDraft(noDraft)
      // What was pressed is gone; the keyboard stays with the decision.
      tray.current?.focus({ preventScroll: true })
    } else notify(words.data(reason))
  }
  const choose = (cauldron: number) => {
    const again = draft.kind !== 'none' && 'cauldron' in draft && draft.cauldron === cauldron
    begin(again ? noDraft : beginAt(view, cauldron))
  }

  // The keyboard follows the decision into the tray.
  const step = draft.kind === 'create' || draft.kind === 'copy' ? `${draft.kind}:${draft.cauldron}` : draft.kind
  useEffect(() => {
    if (step === 'none') return
    const first = tray.current?.querySelector<HTMLElement>('[data-autofocus], input[type="radio"]')
    first?.focus({ preventScroll: true })
    const place = step.split(':')[1]
    if (place === undefined) return
    document.querySelector(`[data-anchor="cauldron:${place}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [step])

  const asked = props.live && !busy && view.hand !== null && view.turn === view.viewer && view.end === null
  useEffect(() => {
    if (asked) announce(words.say('web.table.yourTurn'))
  }, [asked, words])

  useCauldronKeys((cauldron) => {
    const prospect = prospectsOf(view)[cauldron]
    if (prospect?.open === true) choose(cauldron)
    else if (prospect?.refusal !== undefined && prospect.refusal !== null) notify(words.data(prospect.refusal))
  })

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || draft.kind === 'none') return
    event.stopPropagation()
    begin(noDraft)
  }
  return (
    <>
      <div className={area('strip')}>
        <SeatStrip {...props} />
      </div>
      <section className={area('seats')} aria-label={words.say('web.table.players')}>
        <Seats {...props} />
      </section>
      <main className={area('board')} id="board" onKeyDown={onEscape}>
        <Board {...props} draft={draft} onChoose={choose} />
      </main>
      <section className={area('supply')} aria-label={words.say('web.compendium.supply')} onKeyDown={onEscape}>
        <Supply {...props} draft={draft} onDraft={begin} />
      </section>
      <div className={area('tray')} data-drafting={draft.kind === 'create' || undefined}>
        <div ref={tray} id="decision" tabIndex={-1} className={area('decision')} onKeyDown={onEscape}>
          {props.controls ?? (
            <Decision {...props} draft={draft} busy={busy} onDraft={begin} onConfirm={(ready) => void confirm(ready)} />
          )}
        </div>
        <div className={area('lab')} id="lab">
          <Lab {...props} />
        </div>
      </div>
    </>
  )
}

/** The Fame Track (R-085..R-087, R-090) for the head of the page. */
export function FameTrack({ shown, seats }: Pick<CompendiumProps, 'shown' | 'seats'>) {
  const { say } = useWords()
  return (
    <Track
      label={say('web.compendium.fameTrack')}
      spaces={fameTrackLength}
      markers={seats.map(({ name, colour }, seat) => {
        const player = shown.sight.view.players[seat]
        return { name, colour, ...fameMarker(player === undefined ? 0 : fameOf(player.score)) }
      })}
    />
  )
}

/** The digits choose a cauldron: 1 to 9, and 0 for the tenth. */
function useCauldronKeys(choose: (cauldron: number) => void): void {
  const latest = useRef(choose)
  latest.current = choose
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const digit = /^Digit(\d)$/.exec(event.code)?.[1]
      if (digit !== undefined) latest.current((Number(digit) + 9) % 10)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
