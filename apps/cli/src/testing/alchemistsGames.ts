import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type AlchemistsShape, alchemists } from '@athanor/alchemists'
import { type GameLog, type ReplayStep, replay } from '@athanor/kernel'

/** Beside the sources of the game, wherever they are. */
const folder = new URL('../fixtures/', pathToFileURL(createRequire(import.meta.url).resolve('@athanor/alchemists')))

/** The kept games of Alchemists, move by move: between them they hold every kind of action and of event. */
export function keptGames(): readonly (readonly ReplayStep<AlchemistsShape>[])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { log } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
        readonly log: GameLog<unknown, unknown>
      }
      return [...replay(alchemists, log)]
    })
}
