import { compendium, fameMarker, fameOf, fameTrackLength } from '@athanor/compendium'
import { useEffect, useRef } from 'react'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { Hint } from '../../table/Hint.tsx'
import { useDeciding } from '../../table/useDeciding.ts'
import { isTyping } from '../../table/useShortcuts.ts'
import { notify } from '../../ui/notices.ts'
import { Track } from '../../ui/Track.tsx'
import { AllHands } from './AllHands.tsx'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import { beginAt, draftingIn, noDraft, placeOf } from './draft.ts'
import frame from './frame.module.css'
import { guideKind, guideText } from './guide.ts'
import { Lab } from './Lab.tsx'
import type { CompendiumProps } from './props.ts'
import { prospectsOf } from './prospects.ts'
import { SeatStrip, Seats } from './Seats.tsx'
import { Supply } from './Supply.tsx'

const area = classes(frame)

/** The table of Alchemist: seats, Compendium, reserve, and the tray with the decision and the hand. */
export function CompendiumPlay(props: CompendiumProps) {
  const { view } = props.shown.sight
  const words = useWords()
  // A recording, or a game that is over, is looked at: nothing glows and nothing can be begun.
  const playable = props.controls === undefined
  const board = playable ? props : { ...props, shown: lookedAt(props.shown) }
  const { draft, busy, tray, begin, confirm, onEscape } = useDeciding({
    drafting: draftingIn(view),
    version: props.shown.version,
    asked: playable && props.live && view.hand !== null && view.turn === view.viewer && view.end === null,
    act: props.act,
  })
  const guide = props.live && !busy && playable ? guideKind(view, draft) : null
  const choose = (cauldron: number) => begin(placeOf(draft) === cauldron ? noDraft : beginAt(view, cauldron))

  const place = placeOf(draft)
  useEffect(() => {
    if (place === null) return
    document.querySelector(`[data-anchor="cauldron:${place}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [place])

  useCauldronKeys((cauldron) => {
    const prospect = prospectsOf(board.shown.sight.view)[cauldron]
    if (prospect?.open === true) choose(cauldron)
    else if (prospect?.refusal !== undefined && prospect.refusal !== null) notify(words.data(prospect.refusal))
  })

  return (
    <>
      <div className={area('strip')}>
        <SeatStrip {...props} />
      </div>
      <section className={area('seats')} aria-label={words.say('web.table.players')}>
        <Seats {...props} />
      </section>
      <main className={area('board')} id="board" onKeyDown={onEscape}>
        <Board {...board} draft={draft} onChoose={choose} />
      </main>
      <section className={area('supply')} aria-label={words.say('web.compendium.supply')} onKeyDown={onEscape}>
        <Supply {...board} draft={draft} onDraft={begin} />
      </section>
      <div
        className={area('tray')}
        data-choosing={draft.kind !== 'none' || undefined}
        data-drafting={draft.kind === 'create' || undefined}
      >
        <div ref={tray} id="decision" tabIndex={-1} className={area('decision')} onKeyDown={onEscape}>
          <Hint
            game={compendium.id}
            kind={guide}
            text={guide === null ? '' : words.say(guideText(guide))}
            version={props.shown.version}
          />
          {props.controls ?? (
            <Decision {...props} draft={draft} busy={busy} onDraft={begin} onConfirm={(ready) => void confirm(ready)} />
          )}
        </div>
        <div className={area('lab')} id="lab">
          {props.everyone === null ? (
            <Lab shown={props.shown} schoolOnly={draft.kind === 'create'} />
          ) : (
            <AllHands seats={props.seats} views={props.everyone} />
          )}
        </div>
      </div>
    </>
  )
}

/** What is shown, as somebody sees it who has no hand to play from. */
function lookedAt(shown: CompendiumProps['shown']): CompendiumProps['shown'] {
  return { ...shown, sight: { ...shown.sight, view: { ...shown.sight.view, hand: null } } }
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
