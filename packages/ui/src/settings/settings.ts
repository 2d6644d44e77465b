import { type Locale, locales } from '@athanor/messages'
import { createStore } from 'zustand/vanilla'
import { type KeyValueStore, readJson } from './storage.ts'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** How fast a table goes on: every scene waits for a press, one can follow, one sees what matters, or nothing is staged. */
export const paces = ['step', 'calm', 'quick', 'atOnce'] as const
export type Pace = (typeof paces)[number]

/** Whether the answer to one's own move waits until it was read, goes on by itself, or is not staged. */
export const ownScenes = ['wait', 'pass', 'off'] as const
export type OwnScenes = (typeof ownScenes)[number]

/** How long the moves of others are staged, if they are. */
export const rivalScenes = ['usual', 'long', 'off'] as const
export type RivalScenes = (typeof rivalScenes)[number]

/** What this browser remembers about its owner. */
export interface Settings {
  readonly theme: Theme
  readonly locale: Locale
  /** The name last played under; empty before the first game. */
  readonly name: string
  /** The game that was chosen last; empty before the first choice. */
  readonly game: string
  /** Hints at every kind of decision that is new to the player. */
  readonly hints: boolean
  /** Kinds of decisions whose hint was read, as `<game>.<kind>`. */
  readonly metHints: readonly string[]
  /** The last table against bots, for the next "play now". */
  readonly opponents: number
  readonly strength: string
  readonly pace: Pace
  readonly ownScenes: OwnScenes
  readonly rivalScenes: RivalScenes
  /** Every scene stays until a key is pressed: for whoever has the page read aloud. */
  readonly waitsForKey: boolean
  /** Says so when it is this player's turn, though the page is out of sight. */
  readonly notices: boolean
  readonly sound: boolean
  /** Parts of games that the last table against bots was played with, as `<game>.<part>`. */
  readonly extras: readonly string[]
}

export interface SettingsStore extends Settings {
  change(change: Partial<Settings>): void
}

const key = 'athanor.settings'

/** Settings that are written down at every change. */
export function createSettings(store: KeyValueStore, languages: readonly string[]) {
  return createStore<SettingsStore>()((set, get) => ({
    ...readSettings(readJson(store, key), languages),
    change(change) {
      set(change)
      const { change: _, ...settings } = get()
      store.setItem(key, JSON.stringify(settings))
    },
  }))
}

/** Takes what fits of what was stored; the rest gets its default, the language that of the browser. */
export function readSettings(stored: unknown, languages: readonly string[]): Settings {
  const given = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const opponents = given.get('opponents')
  const name = given.get('name')
  const strength = given.get('strength')
  const game = given.get('game')
  return {
    theme: themes.find((theme) => theme === given.get('theme')) ?? 'dark',
    locale: locales.find((locale) => locale === given.get('locale')) ?? preferredLocale(languages),
    name: typeof name === 'string' ? name : '',
    game: typeof game === 'string' ? game : '',
    hints: given.get('hints') !== false,
    metHints: textsIn(given.get('metHints')),
    opponents: typeof opponents === 'number' && opponents >= 1 && opponents <= 15 ? Math.floor(opponents) : 2,
    strength: typeof strength === 'string' ? strength : 'greedy',
    pace: paces.find((pace) => pace === given.get('pace')) ?? 'calm',
    ownScenes: ownScenes.find((kind) => kind === given.get('ownScenes')) ?? 'wait',
    rivalScenes: rivalScenes.find((kind) => kind === given.get('rivalScenes')) ?? 'usual',
    waitsForKey: given.get('waitsForKey') === true,
    notices: given.get('notices') === true,
    sound: given.get('sound') === true,
    extras: textsIn(given.get('extras')),
  }
}

function textsIn(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}

function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = locales.find((locale) => language.toLowerCase().startsWith(locale))
    if (found !== undefined) return found
  }
  return 'en'
}
