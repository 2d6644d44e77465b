/** A JSON Schema (2020-12), as far as this room writes one. */
export interface JsonSchema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false | JsonSchema
  readonly items?: false | JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly minItems?: number
  readonly default?: unknown
  /** Names a list of `x-lists`: the place of an item in this array is a place in that list. */
  readonly 'x-indexedBy'?: string
  /** This number is a place in that list. */
  readonly 'x-numberOf'?: string
  readonly 'x-presets'?: unknown
}

/** An object with exactly these fields; the named ones may be missing. */
export function closedObject(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false }
}

export function arrayOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

export function tupleOf(prefixItems: readonly JsonSchema[]): JsonSchema {
  return { type: 'array', prefixItems, items: false, minItems: prefixItems.length }
}

export function refTo(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` }
}

/** One of these; what says the same twice says it once, and constants become one list. */
export function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const texts = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  const different = [...texts.values()]
  const constants = different.filter(({ const: value }) => typeof value === 'string' || typeof value === 'number')
  const others = different.filter((schema) => !constants.includes(schema))
  const listed =
    constants.length > 1 ? [{ enum: inLastingOrder(constants).map(({ const: value }) => value) }] : constants
  const all = [...listed, ...others]
  const [only] = all
  return all.length === 1 && only !== undefined ? only : { anyOf: all }
}

/** By what they say: the compiler gives the members of a union in no order that lasts. */
export function inLastingOrder(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  const textOf = (schema: JsonSchema) => JSON.stringify(schema)
  return schemas.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
}
