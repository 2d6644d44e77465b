import { icon as tablesArt } from 'virtual:icon/desk'
import { icon as diceArt } from 'virtual:icon/perspective-dice-six-faces-random'
import { icon as rivalsArt } from 'virtual:icon/three-friends'
import { type ApprenticesShape, apprentices } from '@athanor/apprentices'
import { apprenticesTelling, type Thing } from '@athanor/apprentices/narration'
import { pinned } from '@athanor/apprentices/pinned'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { ApprenticesEnd } from './ApprenticesEnd.tsx'
import { ApprenticesGallery } from './ApprenticesGallery.tsx'
import { ApprenticesPlay, Stairs } from './ApprenticesPlay.tsx'
import { ApprenticesRules } from './ApprenticesRules.tsx'
import { ApprenticesSources } from './ApprenticesSources.tsx'
import { card } from './card.ts'
import frame from './frame.module.css'
import { optionGuide } from './optionGuide.ts'
import palette from './palette.module.css'
import { pictureOf } from './picture.tsx'
import { placesOf } from './places.ts'
import { scenes } from './scenes/scenes.tsx'
import type { DiceShow } from './scenes/shows.ts'
import { travelsOf } from './travels.tsx'
import { waysIn, waysTo } from './ways.ts'

/** The Apprentices on the page. */
export const client: GameClient<ApprenticesShape, Thing, DiceShow> = {
  card,
  game: apprentices,
  pinned,
  crumb({ table: { phase, round } }, { say }) {
    if (phase === 'over') return say('web.table.over')
    return round === 0 ? say('web.apprentices.beforeRounds') : say('web.apprentices.round', { round })
  },
  optionGuide,
  Status: Stairs,
  Play: ApprenticesPlay,
  End: ApprenticesEnd,
  Rules: ApprenticesRules,
  Sources: ApprenticesSources,
  Gallery: ApprenticesGallery,
  panes: [
    { name: 'lab', label: ({ say }) => say('web.apprentices.paneDice'), icon: diceArt },
    { name: 'board', label: ({ say }) => say('web.apprentices.paneTables'), icon: tablesArt },
    { name: 'rivals', label: ({ say }) => say('web.apprentices.paneRivals'), icon: rivalsArt },
  ],
  calls: {
    pane: 'lab',
    text(view, { seats, viewer }, { say }) {
      const { help, active } = view.table
      // Whoever has offered has answered.
      if (!help.asked || help.offers.some(({ helper }) => helper === viewer)) return null
      if (waysTo(waysIn(view), 'declineHelp').length === 0) return null
      return say('web.apprentices.asksHelp', { player: seats[active]?.name ?? '' })
    },
  },
  frame: { ...frame, frame: `${frame['frame']} ${palette['palette']}` },
  keys: [
    {
      sign: 'B',
      label: ({ say }) => say('web.apprentices.key.tables'),
      place: { code: 'KeyB', pane: 'board', target: '#board button' },
    },
    {
      sign: 'H',
      label: ({ say }) => say('web.apprentices.key.dice'),
      place: { code: 'KeyH', pane: 'lab', target: '#lab button, #lab' },
    },
  ],
  telling: apprenticesTelling,
  picture: pictureOf,
  places: placesOf,
  travels: travelsOf,
  scenes,
  sounds: {
    roundBegan: 'dice',
    ravensRerolled: 'dice',
    ravenRolled: 'dice',
    dieRerolled: 'dice',
    researched: 'seal',
    unitsMade: 'mix',
    dieBought: 'coin',
  },
  retelling: async () => (await import('./retelling.ts')).retelling,
  // Nothing here is anybody's secret, and nothing is hidden in the log.
  logWindow: (steps) => steps,
}
