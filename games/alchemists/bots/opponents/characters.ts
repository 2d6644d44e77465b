import type { Judgement } from '../scholar/judgement.ts'

/** An opponent with a name: who it thinks like, and the mistakes of a person that it makes. */
export interface Character {
  /** Its name and manner are in the catalogue under this. */
  readonly id: string
  readonly brain: 'scholar' | 'master'
  /** What a master tries out, and in how many of its worlds (a share); everything in all when nothing is said. */
  readonly tries?: readonly string[]
  readonly worlds?: number
  /** By how many points it may be mistaken about what something is worth, either way. */
  readonly error: number
  /** How many of a hundred own experiments slip its mind. */
  readonly forgets: number
  /** How many plans it thinks of. */
  readonly plans: number
  /** What it likes, and what it does not see. */
  readonly manner: Partial<Judgement>
}

/** Does not learn from what rivals publish. */
const unread = { trust: [1, 1] } as const
/** Is surprised by conferences, and by who is ahead in seals. */
const unprepared = { conference: [0, 0], top: [0, 0, 0, 0, 0] } as const
/** Publishes early and fears little. */
const bold = { loss: 4.8, starKept: [0, 0.5, 0.42, 0.34, 0.25, 0.12, 0] } as const
/** Publishes late, sells often. */
const careful = { loss: 6.2, sale: [0.95, 0.5, 0.4] } as const
/** Looks for what others have got wrong. */
const sceptical = { doubt: 0.5, rivalLoss: [0, 0, 0.8, 0.5, 0.35] } as const

/** Weakest first, each about a hundred points of Elo above the one before (docs/bots.md). */
export const characters: readonly Character[] = [
  { id: 'soot', brain: 'scholar', error: 2.5, forgets: 25, plans: 40, manner: { ...unread, ...unprepared } },
  { id: 'chalk', brain: 'scholar', error: 2.15, forgets: 18, plans: 40, manner: { ...unread, ...careful } },
  { id: 'brimstone', brain: 'scholar', error: 1.76, forgets: 13, plans: 30, manner: { ...unprepared, ...bold } },
  { id: 'saltpetre', brain: 'scholar', error: 0.82, forgets: 6, plans: 30, manner: unread },
  { id: 'vitriol', brain: 'scholar', error: 0.7, forgets: 3, plans: 20, manner: sceptical },
  { id: 'antimony', brain: 'master', tries: ['publish', 'immediate'], error: 0, forgets: 0, plans: 6, manner: {} },
  {
    id: 'quicksilver',
    brain: 'master',
    tries: ['declare', 'publish'],
    worlds: 0.5,
    error: 0,
    forgets: 0,
    plans: 6,
    manner: {},
  },
  { id: 'elixir', brain: 'master', error: 0, forgets: 0, plans: 6, manner: {} },
]
