import { type Game, logFormats, type OptionsSpec, type Shape } from '@athanor/kernel'
import { jsonSchemaOf, outcome } from '@athanor/protocol/schemas'
import { arrayOf, closedObject, type JsonSchema, oneOf, refTo } from './jsonSchema.ts'
import { typeSchemas } from './typeSchemas.ts'

/** A game, where its types are, and what numbers in it mean. */
export interface SchemaSource {
  readonly game: Game<Shape>
  /** The file that exports the types `Action`, `Happening`, `Options` and `View`, and `OwnPart` if anything is hidden. */
  readonly types: string
  /** Everything that is counted or named by its number, in order: ids, or what is printed on the piece. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>
}

type Definitions = Readonly<Record<string, JsonSchema>>

const text: JsonSchema = { type: 'string' }
const hash: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' }

/** All that programs have to know of a game's data: what `action`, `view`, `events`, `options` and `log` look like. */
export function gameSchema({ game, types, lists }: SchemaSource): object {
  const made = typeSchemas(types, Object.keys(lists))
  const [view, happening, action] = (['View', 'Happening', 'Action'] as const).map(made.schemaOf)
  const own = Object.keys(game.reveals.secret).length === 0 ? {} : made.schemaOf('OwnPart')
  const named = Object.fromEntries(made.definitions)
  const known: Definitions = { ...named, Action: action ?? {}, Happening: happening ?? {}, OwnPart: own }
  const taken = Object.keys(named).filter((name) => ['Event', 'Log', 'OwedAsk', 'Reason', 'Sight'].includes(name))
  if (taken.length > 0) throw new Error(`a type of ${game.id} has a name of ours: ${taken.join(', ')}`)
  const definitions: Definitions = {
    ...named,
    View: view ?? {},
    Event: seenEvents(known),
    Action: annotated(jsonSchemaOf(game.actionSchema), known),
    Options: wholeOptions(game.options, named['Options']),
    ChosenOptions: { ...wholeOptions(game.options, named['Options']), required: [] },
    OwedAsk: { description: 'What a seat owes (`ask` in `owed`).', enum: [...game.asks].sort() },
    Reason: { description: 'Why the rules refuse something (`id` of an error).', enum: [...game.reasonIds].sort() },
    Sight: sight,
    Log: logSchema(game),
  }
  const published = ['Action', 'ChosenOptions', 'Event', 'Log', 'Options', 'Reason', 'Sight', 'View']
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/schemas/${game.id}/${game.rulesVersion}.json`,
    title: `What travels in a game of ${game.id}, rules version ${game.rulesVersion}`,
    $defs: reachable(definitions, published),
    'x-players': game.players,
    'x-colours': game.colours,
    'x-lists': lists,
  }
}

/** Happenings as one viewer receives them: with what that viewer alone may see besides, if anything. */
function seenEvents(known: Definitions): JsonSchema {
  const own = known['OwnPart']?.properties ?? {}
  const kinds = variants(known['Happening'], known).map((schema) => {
    const properties = { ...own, ...schema.properties }
    const optional = Object.keys(properties).filter((name) => schema.required?.includes(name) !== true)
    return { ...described(schema), ...closedObject(properties, optional) }
  })
  const names = Object.keys(own).join(', ')
  const hidden = names === '' ? '' : ` Only whom it concerns is shown: ${names}.`
  return { description: `Something that happened.${hidden}`, ...oneOf(kinds) }
}

/** What the server accepts, with what the types say about it in words. */
function annotated(accepted: JsonSchema, known: Definitions): JsonSchema {
  const written = new Map(variants(known['Action'], known).map((schema) => [kindOf(schema), schema]))
  const kinds = variants(accepted, known).map((schema) => {
    const said = written.get(kindOf(schema))
    const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const words = said?.properties?.[name]
      return [name, { ...property, ...described(resolved(words, known)), ...described(words) }] as const
    })
    return { ...described(said), ...schema, properties: Object.fromEntries(properties) }
  })
  return { description: 'What a player does.', ...oneOf(kinds) }
}

/** The members of a union, seen through every name. */
function variants(schema: JsonSchema | undefined, known: Definitions): readonly JsonSchema[] {
  const seen = resolved(schema, known)
  const members = seen?.anyOf ?? seen?.oneOf
  if (seen === undefined) return []
  return members === undefined ? [seen] : members.flatMap((member) => variants(member, known))
}

function resolved(schema: JsonSchema | undefined, known: Definitions): JsonSchema | undefined {
  const name = schema?.$ref?.replace('#/$defs/', '')
  return name === undefined ? schema : resolved(known[name], known)
}

function kindOf(schema: JsonSchema): string {
  return String(schema.properties?.['kind']?.const)
}

function described(schema: JsonSchema | undefined): JsonSchema {
  const names = ['description', 'x-indexedBy', 'x-numberOf'] as const
  return Object.fromEntries(names.flatMap((name) => (schema?.[name] === undefined ? [] : [[name, schema[name]]])))
}

function wholeOptions(spec: OptionsSpec<object>, written: JsonSchema | undefined): JsonSchema {
  const all = Object.entries(spec.fields as Readonly<Record<string, OptionField>>)
  const fields = all.map(([name, field]) => {
    // A whole table of values is what its type says; to bring none, it is left out.
    if (field.kind === 'data') return [name, written?.properties?.[name] ?? {}] as const
    const allowed: JsonSchema = field.kind === 'flag' ? { type: 'boolean' } : { enum: field.values ?? [] }
    return [name, { ...allowed, ...described(written?.properties?.[name]), default: field.default }] as const
  })
  const unsaid = all.filter(([, { later }]) => later === true).map(([name]) => name)
  return { ...described(written), ...closedObject(Object.fromEntries(fields), unsaid), 'x-presets': spec.presets }
}

interface OptionField {
  readonly kind: 'flag' | 'choice' | 'data'
  readonly values?: readonly unknown[]
  readonly default: unknown
  readonly later?: true
}

const sight: JsonSchema = {
  description: 'All that a viewer sees of the game.',
  ...closedObject(
    {
      viewer: oneOf([{ type: 'integer' }, { const: 'spectator' }]),
      step: { type: 'integer' },
      owed: arrayOf(
        closedObject(
          { seat: { type: 'integer' }, ask: refTo('OwedAsk'), sealed: { const: true }, answered: { type: 'boolean' } },
          ['sealed'],
        ),
      ),
      invited: { description: 'The viewer may act although nobody waits for it.', const: true },
      view: refTo('View'),
      sealed: oneOf([refTo('Action'), { type: 'null' }]),
    },
    ['invited'],
  ),
}

function logSchema(game: Game<Shape>): JsonSchema {
  const shared = { colour: { enum: game.colours }, salt: text }
  const headers = logFormats.map((format) => {
    const seat = { ...(format === 'athanor-log/3' ? { id: hash } : { name: text }), ...shared }
    return closedObject({
      format: { const: format },
      game: { const: game.id },
      rulesVersion: { const: game.rulesVersion },
      options: refTo('Options'),
      seats: arrayOf(closedObject(format === 'athanor-log/1' ? seat : { ...seat, commitment: hash })),
      commitment: hash,
    })
  })
  const entry = { seat: { type: 'integer' }, hash }
  const person = closedObject({ name: text, nameKey: { type: 'string', pattern: '^[0-9a-f]{32}$' } })
  const by = {
    description: 'A bot made this move; `effort` in thousandths of the usual.',
    ...closedObject({ bot: text, effort: { type: 'integer' }, cutShort: { type: 'boolean' } }),
  }
  return {
    description: 'A whole game. `secret` and `outcome` are there once it is over.',
    ...closedObject(
      {
        header: oneOf(headers),
        people: {
          description: 'Who sat where, null for somebody who was forgotten. Formats before athanor-log/3 have none.',
          ...arrayOf(oneOf([person, { type: 'null' }])),
        },
        entries: arrayOf(
          oneOf([
            closedObject({ ...entry, action: refTo('Action'), by }, ['by']),
            closedObject({ ...entry, undo: { const: true } }),
          ]),
        ),
        secret: oneOf([hash, { type: 'null' }]),
        outcome: oneOf([outcomeSchema(game), { type: 'null' }]),
        endedTogether: {
          description: 'Everybody agreed to end the game early: there is no outcome, and the secret is shown.',
          const: true,
        },
      },
      ['people', 'endedTogether'],
    ),
  }
}

function outcomeSchema(game: Game<Shape>): JsonSchema {
  const schema = JSON.stringify(jsonSchemaOf(outcome))
  const sources = JSON.stringify({ enum: [...game.scoreSources].sort() })
  return JSON.parse(schema.replace('"source":{"type":"string"}', `"source":${sources}`)) as JsonSchema
}

/** Only what is published and what that refers to, by name. */
function reachable(definitions: Definitions, published: readonly string[]): Definitions {
  const found = new Set<string>()
  const look = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    const definition = definitions[name]
    if (definition === undefined) throw new Error(`nothing is called ${name}`)
    for (const [, other = ''] of JSON.stringify(definition).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) look(other)
  }
  for (const name of published) look(name)
  return Object.fromEntries([...found].sort().map((name) => [name, definitions[name] ?? {}]))
}
