import { ingredients } from '@athanor/alchemy'
import type { MixPlace, Table } from '../engine/state.ts'

/** What is counted of every player beside points. */
export const figureNames = ['theoriesRight', 'theoriesWrong', 'experiments'] as const

/** Whatever is mixed to learn from it, also with the help of a card. */
const experimented: readonly MixPlace[] = ['test', 'drink', 'custodian', 'cap']

type Figures = Readonly<Record<(typeof figureNames)[number], number>>

/**
 * Theories that stand at the end with a seal of the player on them, right and wrong ones, and mixes that were tested on a
 * student or drunk. Nothing before the end: until then nobody knows what is right.
 */
export function figuresOf({ end, theories, results, players }: Table): readonly Figures[] {
  if (end === null) return []
  return players.map((_, seat) => {
    const backed = ingredients.flatMap((ingredient, number) => {
      const theory = theories[number] ?? null
      return theory?.seals.includes(seat) === true ? [theory.alchemical === end.answers[ingredient]] : []
    })
    const theoriesRight = backed.filter(Boolean).length
    return {
      theoriesRight,
      theoriesWrong: backed.length - theoriesRight,
      experiments: results.filter((result) => result.seat === seat && experimented.includes(result.at)).length,
    }
  })
}
