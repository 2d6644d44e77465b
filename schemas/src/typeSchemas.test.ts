import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { typeSchemas } from './typeSchemas.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor-types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"exactOptionalPropertyTypes":true}}')

function schemas(source: string, lists: readonly string[] = []) {
  const file = join(folder, `types-${made++}.ts`)
  writeFileSync(file, source)
  return typeSchemas(file, lists)
}
let made = 0

const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  ...(required.length === 0 ? {} : { required }),
  additionalProperties: false,
})

/** Types as they are written, and their schemas. */
const written: readonly (readonly [type: string, schema: object])[] = [
  ['boolean', { type: 'boolean' }],
  ['string', { type: 'string' }],
  ['number', { type: 'integer' }],
  ['null', { type: 'null' }],
  ['true', { const: true }],
  ['7', { const: 7 }],
  ["'b' | 'a'", { enum: ['a', 'b'] }],
  ["'a' | null", { anyOf: [{ const: 'a' }, { type: 'null' }] }],
  ["boolean | 'a'", { anyOf: [{ const: 'a' }, { type: 'boolean' }] }],
  ['readonly string[]', { type: 'array', items: { type: 'string' } }],
  [
    'readonly [number, string]',
    { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false, minItems: 2 },
  ],
  ['{ readonly a: number; b?: string }', object({ a: { type: 'integer' }, b: { type: 'string' } }, ['a'])],
  ['Readonly<Record<string, number>>', { type: 'object', additionalProperties: { type: 'integer' } }],
  ["Partial<Record<'x' | 'y', 1>>", object({ x: { const: 1 }, y: { const: 1 } }, [])],
  ['number[] & { readonly [mark]?: 1 }', { type: 'array', items: { type: 'integer' } }],
  ['Partial<{ readonly a?: never }>', object({})],
  [
    "{ [L in (typeof letters)[number]]: Parts[keyof Parts] } & { z: Exclude<'a' | 'b' | 'c', 'b'> }",
    object({ x: { $ref: '#/$defs/Part' }, y: { $ref: '#/$defs/Part' }, z: { enum: ['a', 'c'] } }),
  ],
]

describe('the schema of a type', () => {
  const source = `
    declare const mark: unique symbol
    const letters = ['x', 'y'] as const
    type Part = { kind: 'one'; n: number } | { kind: 'two' }
    interface Parts { all: Part }
    ${written.map(([type], number) => `export type T${number} = ${type}`).join('\n')}`
  const all = schemas(source)

  it.each(written.map(([type, schema], number) => ({ type, schema, number })))(
    'is what the compiler makes of it: $type',
    ({ schema, number }) => {
      expect(all.schemaOf(`T${number}`)).toEqual(schema)
    },
  )

  it('refers to named types, keeps comments and contains itself', () => {
    const tree = schemas(`
      /** A place. */
      type Seat = number
      /** A tree. */
      interface Tree {
        /** Who planted it. */
        by: Seat
        children: readonly Tree[]
        seen: Seat | null
      }
      export type T = { root: Tree }`)
    expect(tree.schemaOf('T')).toMatchObject({ properties: { root: { $ref: '#/$defs/Tree' } } })
    expect(Object.fromEntries(tree.definitions)).toEqual({
      Seat: { description: 'A place.', type: 'integer' },
      Tree: {
        description: 'A tree.',
        type: 'object',
        properties: {
          by: { $ref: '#/$defs/Seat', description: 'Who planted it.' },
          children: { type: 'array', items: { $ref: '#/$defs/Tree' } },
          seen: { anyOf: [{ $ref: '#/$defs/Seat' }, { type: 'null' }] },
        },
        required: ['by', 'children', 'seen'],
        additionalProperties: false,
      },
    })
  })

  it('says which list numbers point into, also through a parameter', () => {
    const counted = `
      declare const mark: unique symbol
      type Herb = 'fern' | 'toad'
      /** @indexedBy Kind */
      type Counts<Kind extends string> = readonly number[] & { readonly [mark]?: Kind }
      export interface T {
        hand: Counts<Herb>
        /** @numberOf Herb */
        top: number | null
      }`
    const herbs = schemas(counted, ['Herb'])
    expect(herbs.schemaOf('T').properties?.['top']).toMatchObject({ 'x-numberOf': 'Herb' })
    expect(herbs.definitions.get('HerbCounts')).toEqual({
      type: 'array',
      items: { type: 'integer' },
      'x-indexedBy': 'Herb',
    })
    expect(() => schemas(counted).schemaOf('T')).toThrow('there is no list Herb')
  })

  it('refuses what JSON does not have, and names that mean two things', () => {
    const odd = schemas(`
      namespace One { export interface Tree { one: 1 } }
      namespace Two { export interface Tree { two: 2 } }
      export type T1 = { f: symbol }
      export type T2 = undefined
      export type T3 = { one: One.Tree; two: Two.Tree }`)
    expect(() => odd.schemaOf('T1')).toThrow('no schema for symbol')
    expect(() => odd.schemaOf('T2')).toThrow('no schema for undefined')
    expect(() => odd.schemaOf('T3')).toThrow('two types called Tree')
    expect(() => odd.schemaOf('T4')).toThrow('exports no type T4')
  })
})
