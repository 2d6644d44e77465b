import { readdirSync, readFileSync } from 'node:fs'
import { type AlchemistsShape, alchemists } from '@athanor/alchemists'
import { type GameLog, type ReplayStep, replay } from '@athanor/kernel'

const folder = new URL('../../fixtures/', import.meta.url)

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
