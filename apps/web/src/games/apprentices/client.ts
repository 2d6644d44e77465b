import { icon as tablesArt } from 'virtual:icon/desk'
import { icon as diceArt } from 'virtual:icon/perspective-dice-six-faces-random'
import { icon as rivalsArt } from 'virtual:icon/three-friends'
import { type ApprenticesShape, apprentices } from '@athanor/apprentices'
import { kept } from '@athanor/apprentices/kept'
import { apprenticesTelling, type Thing } from '@athanor/apprentices-telling'
import type { GameClient } from '../gameClient.ts'
import { ApprenticesEnd } from './ApprenticesEnd.tsx'
import { ApprenticesGallery } from './ApprenticesGallery.tsx'
import { ApprenticesPlay, Stairs } from './ApprenticesPlay.tsx'
import { ApprenticesRules } from './ApprenticesRules.tsx'
import { ApprenticesSources } from './ApprenticesSources.tsx'
import { card } from './card.ts'
import frame from './frame.module.css'
import { optionGuide } from './optionGuide.ts'
import { pictureOf } from './picture.tsx'
import { placesOf } from './places.ts'
import { travelsOf } from './travels.tsx'

/** The Apprentices on the page. */
export const client: GameClient<ApprenticesShape, Thing> = {
  card,
  game: apprentices,
  kept,
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
  frame,
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
  sounds: {
    roundBegan: 'dice',
    ravensRerolled: 'dice',
    ravenRolled: 'dice',
    dieRerolled: 'dice',
    researched: 'seal',
    unitsMade: 'mix',
    dieBought: 'coin',
  },
  // Nothing here is anybody's secret, and nothing is hidden in the log.
  logWindow: (steps) => steps,
}
