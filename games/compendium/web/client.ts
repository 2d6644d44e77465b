import { icon as boardArt } from 'virtual:icon/cauldron'
import { icon as labArt } from 'virtual:icon/pestle-mortar'
import { icon as rivalsArt } from 'virtual:icon/three-friends'
import { type CompendiumShape, compendium, roundOf } from '@athanor/compendium'
import { compendiumTelling, type Thing } from '@athanor/compendium/narration'
import { pinned } from '@athanor/compendium/pinned'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { CompendiumEnd } from './CompendiumEnd.tsx'
import { CompendiumGallery } from './CompendiumGallery.tsx'
import { CompendiumPlay, FameTrack } from './CompendiumPlay.tsx'
import { CompendiumRules } from './CompendiumRules.tsx'
import { CompendiumSources } from './CompendiumSources.tsx'
import { card } from './card.ts'
import frame from './frame.module.css'
import { logWindow } from './logWindow.ts'
import { optionGuide } from './optionGuide.ts'
import { pictureOf } from './picture.tsx'
import { placesOf } from './places.ts'
import { scenes } from './scenes/scenes.tsx'
import type { BrewShow } from './scenes/shows.ts'
import { travelsOf } from './travels.tsx'

/** Alchemist on the page. */
export const client: GameClient<CompendiumShape, Thing, BrewShow> = {
  card,
  game: compendium,
  pinned,
  crumb: ({ turnsTaken, players, end }, { say }) =>
    end === null ? say('web.compendium.round', { round: roundOf(turnsTaken, players.length) }) : say('web.table.over'),
  optionGuide,
  Status: FameTrack,
  Play: CompendiumPlay,
  End: CompendiumEnd,
  Rules: CompendiumRules,
  Sources: CompendiumSources,
  Gallery: CompendiumGallery,
  panes: [
    { name: 'board', label: ({ say }) => say('web.compendium.paneBoard'), icon: boardArt },
    { name: 'lab', label: ({ say }) => say('web.compendium.paneLab'), icon: labArt, own: true },
    { name: 'rivals', label: ({ say }) => say('web.compendium.paneRivals'), icon: rivalsArt },
  ],
  frame,
  keys: [
    { sign: '1 … 9, 0', label: ({ say }) => say('web.compendium.key.cauldrons') },
    {
      sign: 'B',
      label: ({ say }) => say('web.compendium.key.board'),
      place: { code: 'KeyB', pane: 'board', target: '#board [data-roving][tabindex="0"]' },
    },
    {
      sign: 'R',
      label: ({ say }) => say('web.compendium.key.reserve'),
      place: { code: 'KeyR', pane: 'board', target: '[data-anchor="reserve"] [data-roving][tabindex="0"]' },
    },
  ],
  telling: compendiumTelling,
  picture: pictureOf,
  places: placesOf,
  travels: travelsOf,
  scenes,
  sounds: { potionCreated: 'mix', potionCopied: 'mix', schoolsRevealed: 'seal', awardPaid: 'coin' },
  retelling: async () => (await import('./retelling.ts')).retelling,
  logWindow,
}
