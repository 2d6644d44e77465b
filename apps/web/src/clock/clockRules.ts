import type { ClockRules } from '@athanor/protocol'
import type { Words } from '@athanor/ui/words/words.tsx'

const day = 86_400

/** How long players may think, as it can be chosen: around the fire, or by correspondence. */
export const paces = {
  quick: { move: 20, reserve: 600 },
  calm: { move: 60, reserve: 1800 },
  day: { move: day, reserve: 7 * day },
  threeDays: { move: 3 * day, reserve: 14 * day },
  week: { move: 7 * day, reserve: 21 * day },
} as const satisfies Readonly<Record<string, Omit<ClockRules, 'bot'>>>
export type PaceName = keyof typeof paces
export const paceNames = Object.keys(paces) as readonly PaceName[]

type Unit = 'day' | 'hour' | 'minute' | 'second'

const units: readonly (readonly [Unit, number])[] = [
  ['day', day],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** A length of time in its largest unit, and in the next one where that counts: "2 days 3 hours". */
export function lengthOfTime(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds))
  const first = Math.max(
    0,
    units.findIndex(([, length]) => whole >= length),
  )
  const parts = whole === 0 ? units.slice(-1) : units.slice(first, first + 2)
  let rest = whole
  const said = parts.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count === 0 && whole > 0 ? [] : [inUnit(count, unit, locale)]
  })
  return said.join(' ')
}

function inUnit(count: number, unit: Unit, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** A game by correspondence: nobody has to be there when it begins. */
export function isByDays(clock: ClockRules | null): boolean {
  return clock !== null && clock.move >= day
}

/** What everybody should know of a table's clock before they sit down. */
export function clockSentences(clock: ClockRules, words: Words): readonly string[] {
  const { move, reserve, bot } = clock
  const times = { move: lengthOfTime(move, words.locale), reserve: lengthOfTime(reserve, words.locale) }
  return [
    words.say(isByDays(clock) ? 'web.clock.rulesDays' : 'web.clock.rules', times),
    words.say(bot === null ? 'web.clock.othersDecideText' : 'web.clock.botPlaysText'),
  ]
}
