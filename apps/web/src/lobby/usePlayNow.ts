import { useState } from 'react'
import { useLocation } from 'wouter'
import { familiarName } from '../app/botNames.ts'
import { useSettings } from '../app/browser.ts'
import { shelf } from '../app/shelf.ts'
import { useWords } from '../app/words.tsx'
import { loadClient } from '../games/clients.ts'
import type { Extra, GameCard } from '../games/gameCard.ts'
import { notify } from '../ui/notices.ts'

/** As many opponents as were wanted last, if the game has seats for them. */
export function opponentsFor({ players }: Pick<GameCard, 'players'>, wanted: number): number {
  return Math.min(players.max - 1, Math.max(players.min - 1, wanted))
}

/** The bots that were wanted last, if the game has them; else those in the middle. */
export function strengthFor({ bots }: Pick<GameCard, 'bots'>, wanted: string): string {
  return bots.includes(wanted) ? wanted : (bots[Math.floor(bots.length / 2)] ?? '')
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

/** The colour of whoever plays against bots, where the game has it. */
const ownColour = 'purple'

/** A table against bots in one press; opponents and strength are those of the last time. */
export function usePlayNow() {
  const words = useWords()
  const { opponents, strength, name, extras } = useSettings()
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()

  const play = async (card: GameCard, wanted: { readonly opponents?: number; readonly strength?: string } = {}) => {
    setBusy(true)
    // What a game needs to begin is fetched now, not with the lobby.
    const [{ game }, { startLocalGame }] = await Promise.all([
      loadClient(card.id),
      import('../table/startLocalGame.ts'),
    ])
    const colour = card.colours.find((each) => each === ownColour) ?? card.colours[0] ?? ''
    const others = card.colours.filter((each) => each !== colour)
    const bots = Array.from({ length: opponentsFor(card, wanted.opponents ?? opponents) }, (_, index) => ({
      name: familiarName(index, words),
      colour: others[index] ?? '',
      bot: strengthFor(card, wanted.strength ?? strength),
    }))
    const own = { name: name === '' ? words.say('web.lobby.adept') : name, colour, bot: null }
    const options = extrasFor(card, extras).map((extra) => game.options.presets[extra] ?? { [extra]: true })
    const started = startLocalGame(game, Object.assign({}, ...options), [own, ...bots], shelf)
    setBusy(false)
    if (started.ok) go(`/local/${started.id}`)
    else notify(words.data(started.reason))
  }
  return { play, busy }
}
