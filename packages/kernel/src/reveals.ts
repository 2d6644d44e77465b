import type { GameEvent } from './event.ts'
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
  /**
   * Fields for single seats that repeat what their owner has just chosen, and hence tell nobody anything: such a move can
   * be taken back. Of an event that is not named here the whole secret part counts as news. The conformance kit holds
   * against it whatever can be taken back.
   */
  readonly chosen?: { readonly [Kind in Event['kind']]?: readonly SecretField<Secret>[] }
}

type RevealPart = 'public' | 'secret'

/** The declared fields of one kind of event: of the part that everybody sees, or of that for single seats. */
export function revealed(reveals: Reveals, part: RevealPart, kind: string): readonly string[] {
  return reveals[part][kind] ?? []
}

/** Whether an event tells anybody something that they did not know: what was hidden, or more than they chose themselves. */
export function tellsNews(reveals: Reveals, { public: { kind }, secret }: GameEvent<Kinded, object>): boolean {
  if (revealed(reveals, 'public', kind).length > 0) return true
  if (secret === undefined) return false
  const chosen: readonly string[] | undefined = reveals.chosen?.[kind]
  if (chosen === undefined) return true
  return Object.values(secret).some((part) => Object.keys(part).some((field) => !chosen.includes(field)))
}

/** A declared field, with the name under which reports speak of it: `potionCreated.recipe`, `cardsDrawn.drawn (secret)`. */
export interface RevealName {
  readonly name: string
  readonly part: RevealPart
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
