import { type CompendiumShape, compendium, roundOf } from '@athanor/compendium'
import type { GameClient } from '../gameClient.ts'
import { CompendiumEnd } from './CompendiumEnd.tsx'
import { CompendiumPlay, FameTrack } from './CompendiumPlay.tsx'
import { CompendiumRules } from './CompendiumRules.tsx'
import { linesOf } from './lines.tsx'
import { logWindow } from './logWindow.ts'
import { optionGuide } from './optionGuide.ts'
import { placesOf } from './places.ts'
import { travelsOf } from './travels.tsx'

/** Alchemist on the page. */
export const compendiumClient: GameClient<CompendiumShape> = {
  game: compendium,
  title: ({ say }) => say('compendium.word.title'),
  crumb: ({ turnsTaken, players, end }, { say }) =>
    end === null ? say('web.compendium.round', { round: roundOf(turnsTaken, players.length) }) : say('web.table.over'),
  optionGuide,
  Status: FameTrack,
  Play: CompendiumPlay,
  End: CompendiumEnd,
  Rules: CompendiumRules,
  lines: linesOf,
  places: placesOf,
  travels: travelsOf,
  logWindow,
}
