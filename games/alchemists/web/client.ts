import { icon as boardArt } from 'virtual:icon/cauldron'
import { icon as notebookArt } from 'virtual:icon/notebook'
import { icon as theoriesArt } from 'virtual:icon/open-book'
import { icon as labArt } from 'virtual:icon/pestle-mortar'
import { type AlchemistsShape, alchemists, finalRound } from '@athanor/alchemists'
import { alchemistsTelling, deedOf, type Thing } from '@athanor/alchemists/narration'
import { pinned } from '@athanor/alchemists/pinned'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { AlchemistsGallery } from './AlchemistsGallery.tsx'
import { AlchemistsPlay } from './AlchemistsPlay.tsx'
import { AlchemistsSources } from './AlchemistsSources.tsx'
import { card } from './card.ts'
import { LazyEnd } from './end/LazyEnd.tsx'
import frame from './frame.module.css'
import { LazyRules } from './LazyRules.tsx'
import { optionGuide } from './optionGuide.ts'
import { pictureOf } from './picture.tsx'
import { placesOf } from './places.ts'
import { scenes } from './reveal/scenes.tsx'
import type { Reveal } from './reveal/shows.ts'
import { Status } from './Status.tsx'
import { travelsOf } from './travels.tsx'

/** Alchemists on the page. */
export const client: GameClient<AlchemistsShape, Thing, Reveal> = {
  card,
  game: alchemists,
  pinned,
  crumb: ({ table: { round, end } }, { say }) =>
    end === null ? say('web.alchemists.crumb', { round, last: finalRound }) : say('web.table.over'),
  phase: ({ table: { phase } }, { say }) => (phase === 'over' ? '' : say('web.alchemists.phase', { phase })),
  optionGuide,
  adviser: 'scholar',
  Status,
  Play: AlchemistsPlay,
  End: LazyEnd,
  Rules: LazyRules,
  Sources: AlchemistsSources,
  Gallery: AlchemistsGallery,
  panes: [
    { name: 'board', label: ({ say }) => say('web.alchemists.paneBoard'), icon: boardArt },
    { name: 'theories', label: ({ say }) => say('web.alchemists.paneTheories'), icon: theoriesArt },
    { name: 'notebook', label: ({ say }) => say('web.alchemists.paneNotebook'), icon: notebookArt, own: true },
    { name: 'lab', label: ({ say }) => say('web.alchemists.paneLab'), icon: labArt },
  ],
  frame,
  keys: [
    {
      sign: 'B',
      label: ({ say }) => say('web.alchemists.keyBoard'),
      place: { code: 'KeyB', pane: 'board', target: '#board button' },
    },
    {
      sign: 'T',
      label: ({ say }) => say('web.alchemists.keyTheories'),
      place: { code: 'KeyT', pane: 'theories', target: '#theories button' },
    },
  ],
  telling: alchemistsTelling,
  picture: pictureOf,
  places: placesOf,
  travels: travelsOf,
  sounds: {
    potionMade: 'mix',
    published: 'seal',
    endorsed: 'seal',
    theoryDebunked: 'seal',
    sealsRevealed: 'seal',
    goldChanged: 'coin',
  },
  scenes,
  retelling: async () => (await import('./end/retelling.ts')).retelling,
  review: {
    kind: (kind, { data }) => data({ id: `alchemists.reviewKind.${kind}` }),
    deed: (action, { table }) => deedOf(action, table),
  },
  logWindow: (steps) => steps,
}
