import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { canonical, type GameLog, observeMatch, replay, seenBy, type Viewer } from '@athanor/kernel'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { schemaFile } from './files.ts'
import { gameSchema } from './gameSchema.ts'
import { sources } from './games.ts'

describe.each(sources)('the published schema of $game.id', (source) => {
  const { game } = source
  const published = JSON.parse(readFileSync(schemaFile(game), 'utf8')) as { readonly $defs: Record<string, object> }
  const ajv = new Ajv2020({ strict: true, allErrors: false, allowUnionTypes: true })
  for (const word of ['x-indexedBy', 'x-numberOf', 'x-presets', 'x-players', 'x-colours', 'x-lists'])
    ajv.addKeyword(word)
  ajv.addSchema(published)
  const checks = new Map<string, ValidateFunction>()
  const flaws = (definition: string, value: unknown): readonly string[] => {
    const check =
      checks.get(definition) ??
      ajv.compile({ $ref: `/schemas/${game.id}/${game.rulesVersion}.json#/$defs/${definition}` })
    checks.set(definition, check)
    return check(JSON.parse(JSON.stringify(value)))
      ? []
      : [`${definition}: ${ajv.errorsText(check.errors)} in ${canonical(value).slice(0, 400)}`]
  }

  it('says what the types and the rules say (npm run schemas)', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(gameSchema(source))))
  })

  it('lets no object have fields that it does not name', () => {
    const open: string[] = []
    const look = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { type, additionalProperties, properties } = schema as Record<string, unknown>
      const isOpen = type === 'object' && additionalProperties !== false && properties !== undefined
      if (isOpen || (type === 'object' && additionalProperties === undefined)) open.push(path)
      for (const [name, value] of Object.entries(schema)) look(value, `${path}/${name}`)
    }
    look(published.$defs, '')
    expect(open).toEqual([])
  })

  it('knows every kind of action and event, ask, reason and source of points', () => {
    const text = JSON.stringify(published)
    for (const kind of [...game.actionKinds, ...game.eventKinds]) expect(text).toContain(`"const":"${kind}"`)
    for (const word of [...game.asks, ...game.reasonIds, ...game.scoreSources]) expect(text).toContain(`"${word}"`)
  })

  const folder = new URL(`../../games/${game.id}/fixtures/`, import.meta.url)
  const fixtures = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    name.endsWith(`.v${game.rulesVersion}.json`),
  )

  it('has stored games to be tried on', () => {
    expect(fixtures.length).toBeGreaterThan(5)
  })

  it.each(fixtures)('fits everything that anybody sees in %s', (name) => {
    const { log } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      readonly log: GameLog<unknown, unknown>
    }
    const found = [...flaws('Log', log)]
    let looks = 0
    for (const { match, entry, events } of replay(game, log)) {
      const viewers: readonly Viewer[] = [...log.header.seats.keys(), 'spectator']
      for (const viewer of viewers) {
        found.push(...flaws('Sight', observeMatch(game, match, viewer)))
        for (const event of events) found.push(...flaws('Event', seenBy(event, viewer)))
        looks++
      }
      if (entry !== null && 'action' in entry) found.push(...flaws('Action', entry.action))
      if (found.length > 0) break
    }
    expect(found).toEqual([])
    expect(looks).toBeGreaterThan(20)
  })
})
