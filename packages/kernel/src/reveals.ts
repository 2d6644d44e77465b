interface Told {
  readonly kind: string
}

/** The fields of every event that can have this kind; any name where nothing is known about the kinds. */
type FieldOf<Event extends Told, Kind extends string> = string extends Kind
  ? string
  : Event extends Told
    ? Kind extends Event['kind']
      ? Exclude<keyof Event & string, 'kind'>
      : never
    : never

type SecretField<Secret> = Secret extends object
  ? [keyof Secret] extends [never]
    ? string
    : keyof Secret & string
  : never

/**
 * Event fields that carry something out of hiding, by event kind.
 * @example { public: { potionCreated: ['recipe'] }, secret: { cardsDrawn: ['drawn'] } }
 */
export interface Reveals<Event extends Told = Told, Secret = object> {
  readonly public: { readonly [Kind in Event['kind']]?: readonly FieldOf<Event, Kind>[] }
  readonly secret: { readonly [Kind in Event['kind']]?: readonly SecretField<Secret>[] }
}

/** The declared fields of one kind of event: of the part that everybody sees, or of that for single seats. */
export function revealed(reveals: Reveals, part: keyof Reveals, kind: string): readonly string[] {
  return reveals[part][kind] ?? []
}
