import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import type { Settings } from '@athanor/ui/settings/settings.ts'
import type { Words } from '@athanor/ui/words/words.tsx'
import { loadClient } from '../games/clients.ts'
import { familiarName } from '../lib/botNames.ts'
import { shelf } from '../table/shelf.ts'
import { startLocalGame } from '../table/startLocalGame.ts'
import { strengthFor } from '../table/strengthFor.ts'
import { extrasFor, opponentsFor } from './usePlayNow.ts'

/** The colour of whoever plays against bots, where the game has it. */
const ownColour = 'purple'

/** Begins a table against bots. Fetched when somebody wants one, not with the lobby. */
export async function beginGame(
  card: GameCard,
  { opponents, strength, name, extras }: Pick<Settings, 'opponents' | 'strength' | 'name' | 'extras'>,
  words: Words,
): Promise<ReturnType<typeof startLocalGame>> {
  const { game } = await loadClient(card.id)
  const colour = card.colours.find((each) => each === ownColour) ?? card.colours[0] ?? ''
  const others = card.colours.filter((each) => each !== colour)
  const bots = Array.from({ length: opponentsFor(card, opponents) }, (_, index) => ({
    name: familiarName(index, words),
    colour: others[index] ?? '',
    bot: strengthFor(card, strength),
  }))
  const own = { name: name === '' ? words.say('web.lobby.adept') : name, colour, bot: null }
  const options = extrasFor(card, extras).map((extra) => game.options.presets[extra] ?? { [extra]: true })
  return startLocalGame(game, Object.assign({}, ...options), [own, ...bots], shelf)
}
