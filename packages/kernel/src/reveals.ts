import type { FieldOf, Kinded } from './fieldOf.ts'

type SecretField<Secret> = Secret extends object
  ? [keyof Secret] extends [never]
    ? string
    : keyof Secret & string
  : never

/**
 * Event fields that carry something out of hiding, by event kind.
 * @example { public: { potionCreated: ['recipe'] }, secret: { cardsDrawn: ['drawn'] } }
 */
export interface Reveals<Event extends Kinded = Kinded, Secret = object> {
  readonly public: { readonly [Kind in Event['kind']]?: readonly FieldOf<Event, Kind>[] }
  readonly secret: { readonly [Kind in Event['kind']]?: readonly SecretField<Secret>[] }
}

/** The declared fields of one kind of event: of the part that everybody sees, or of that for single seats. */
export function revealed(reveals: Reveals, part: keyof Reveals, kind: string): readonly string[] {
  return reveals[part][kind] ?? []
}

/** A declared field, with the name under which reports speak of it: `potionCreated.recipe`, `cardsDrawn.drawn (secret)`. */
export interface RevealName {
  readonly name: string
  readonly part: keyof Reveals
  readonly kind: string
  readonly field: string
}

/** Every declared field. */
export function namesOfReveals(reveals: Reveals): readonly RevealName[] {
  return (['public', 'secret'] as const).flatMap((part) =>
    Object.keys(reveals[part]).flatMap((kind) =>
      revealed(reveals, part, kind).map((field) => {
        return { name: part === 'public' ? `${kind}.${field}` : `${kind}.${field} (secret)`, part, kind, field }
      }),
    ),
  )
}
