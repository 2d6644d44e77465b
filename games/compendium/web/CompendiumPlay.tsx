import {
  beginAt,
  compendium,
  endIsNear,
  fameMarker,
  fameOf,
  fameTrackLength,
  nothingPending,
  placeOf,
  roundOf,
} from '@athanor/compendium'
import { framed } from '@athanor/tabletop/frame.ts'
import { TableTray } from '@athanor/tabletop/TableTray.tsx'
import { useAdvice } from '@athanor/tabletop/useAdvice.ts'
import { useDeciding } from '@athanor/tabletop/useDeciding.ts'
import { isTyping } from '@athanor/tabletop/useShortcuts.ts'
import { useAfterPicture } from '@athanor/ui/lib/useAfterPicture.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { Track } from '@athanor/ui/Track.tsx'
import { useEffect, useMemo } from 'react'
import { AllHands } from './AllHands.tsx'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import frame from './frame.module.css'
import { guideKind, guideText } from './guide.ts'
import { Lab } from './Lab.tsx'
import { lastAction } from './lastAction.ts'
import { draftingIn } from './pendingAction.ts'
import type { CompendiumProps } from './props.ts'
import { prospectsOf } from './prospects.ts'
import { Seats, Strip } from './Seats.tsx'
import { Supply } from './Supply.tsx'
import { useWords } from './words.ts'

const area = framed(frame)

/** The table of Alchemist: seats, Compendium, reserve, and the tray with the decision and the hand. */
export function CompendiumPlay(props: CompendiumProps) {
  const { view } = props.shown.sight
  const words = useWords()
  // A recording, or a game that is over, is looked at: nothing glows and nothing can be begun.
  const playable = props.controls === undefined
  const { pending, busy, tray, begin, confirm, onEscape } = useDeciding({
    drafting: draftingIn(view),
    version: props.shown.version,
    asked: playable && props.live && view.hand !== null && view.turn === view.viewer && view.end === null,
    act: props.act,
  })
  const advice = useAdvice(view.options.adviceOnRequest === true, view.turnsTaken)
  const guide = props.live && !busy && playable ? guideKind(view, pending) : null
  const choose = useHandler((cauldron: number) =>
    begin(placeOf(pending) === cauldron ? nothingPending : beginAt(view, cauldron)),
  )
  const take = useHandler(begin)

  // Every part of the table is drawn again only when something in it has changed.
  const { shown, seats, viewer, lit } = props
  // A recording is looked at with nobody's hand: nothing in it can be brewed or taken.
  const seen = useMemo(() => (playable ? view : { ...view, hand: null }), [playable, view])
  const prospects = useStable(useMemo(() => prospectsOf(seen), [seen]))
  // The question comes first: what it changes on ten cards at once follows.
  const drawn = useAfterPicture(prospects)
  const lastActions = useStable(seats.map((_, seat) => lastAction(shown.steps, seat, seats, words)))
  const ending = endIsNear(view.reserve) && view.end === null

  const place = placeOf(pending)
  useEffect(() => {
    if (place === null) return
    document.querySelector(`[data-anchor="cauldron:${place}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [place])

  useCauldronKeys((cauldron) => {
    const prospect = prospects[cauldron]
    if (prospect?.open === true) choose(cauldron)
    else if (prospect?.refusal !== undefined && prospect.refusal !== null) notify(words.data(prospect.refusal))
  })

  return (
    <>
      <div className={area('strip')}>
        <Strip view={view} seats={seats} viewer={viewer} />
      </div>
      <section className={area('part', 'seats')} aria-label={words.say('web.table.players')}>
        <Seats view={view} seats={seats} viewer={viewer} lastActions={lastActions} lit={lit} />
      </section>
      <main
        className={area('part', 'board')}
        id="board"
        aria-busy={drawn !== prospects || undefined}
        onKeyDown={onEscape}
      >
        <Board
          prospects={drawn}
          seats={seats}
          lit={lit}
          pending={pending}
          brewing={shown.busy ? cauldronOfLastStep(shown) : null}
          lastRound={ending ? roundOf(view.turnsTaken, view.players.length) : null}
          onChoose={choose}
        />
      </main>
      <section className={area('supply')} aria-label={words.say('web.compendium.supply')} onKeyDown={onEscape}>
        <Supply view={seen} lit={lit} pending={pending} onPending={take} />
      </section>
      <TableTray
        area={area}
        tray={tray}
        onEscape={onEscape}
        choosing={pending.kind !== 'none'}
        drafting={pending.kind === 'create'}
        hint={{
          game: compendium.id,
          kind: guide,
          text: guide === null ? '' : words.say(guideText(guide)),
          version: shown.version,
          onMore: props.onRules,
        }}
        decision={
          props.controls ?? (
            <Decision
              {...props}
              prospects={prospects}
              pending={pending}
              busy={busy}
              advised={advice.given}
              onAdvice={advice.ask}
              onPending={begin}
              onConfirm={(ready) => void confirm(ready)}
            />
          )
        }
        lab={
          props.everyone === null ? (
            <Lab view={view} schoolOnly={pending.kind === 'create'} />
          ) : (
            <AllHands seats={props.seats} views={props.everyone} />
          )
        }
      />
    </>
  )
}

function cauldronOfLastStep(shown: CompendiumProps['shown']): number | null {
  const event = shown.steps.at(-1)?.events.find(({ kind }) => kind === 'potionCreated' || kind === 'potionCopied')
  return event !== undefined && 'cauldron' in event ? event.cauldron : null
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
  const press = useHandler(choose)
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const digit = /^Digit(\d)$/.exec(event.code)?.[1]
      if (digit !== undefined) press((Number(digit) + 9) % 10)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [press])
}
