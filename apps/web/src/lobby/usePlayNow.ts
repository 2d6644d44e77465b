import type { Extra, GameCard } from '@athanor/tabletop/gameCard.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'

/** As many opponents as were wanted last, if the game has seats for them. */
export function opponentsFor({ players }: Pick<GameCard, 'players'>, wanted: number): number {
  return Math.min(players.max - 1, Math.max(players.min - 1, wanted))
}

/** The parts of a game that were wanted last, each with what it needs. */
export function extrasFor(
  { id, extras = [] }: Pick<GameCard, 'id' | 'extras'>,
  wanted: readonly string[],
): readonly string[] {
  const isWanted = (name: string) => wanted.includes(`${id}.${name}`)
  const needed = extras.filter(({ name }) => isWanted(name)).flatMap(({ needs }) => needs ?? [])
  return extras.map(({ name }) => name).filter((name) => isWanted(name) || needed.includes(name))
}

/** The same list when one part is switched: what it needs comes along, and what needs it goes. */
export function withExtra(
  { id, extras = [] }: Pick<GameCard, 'id' | 'extras'>,
  wanted: readonly string[],
  { name, needs }: Extra,
  isOn: boolean,
): readonly string[] {
  if (isOn) return [...new Set([...wanted, `${id}.${name}`, ...(needs === undefined ? [] : [`${id}.${needs}`])])]
  const gone = [name, ...extras.filter((extra) => extra.needs === name).map((extra) => extra.name)]
  return wanted.filter((each) => !gone.some((lost) => each === `${id}.${lost}`))
}

/** A table against bots in one press; opponents and strength are those of the last time. */
export function usePlayNow() {
  const words = useWords()
  const settings = useSettings()
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()

  const play = async (card: GameCard, wanted: { readonly opponents?: number; readonly strength?: string } = {}) => {
    setBusy(true)
    const { beginGame } = await import('./later.ts')
    const started = await beginGame(card, { ...settings, ...wanted }, words)
    setBusy(false)
    if (started.ok) go(`/local/${started.id}`)
    else notify(words.data(started.reason))
  }
  return { play, busy }
}
