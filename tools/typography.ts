import type { Locale } from '@athanor/messages'

/** Written as an escape, because nobody can see it. */
export const noBreakSpace = '\u00a0'

/**
 * Short words that lean on the next one: a line never ends with them in Russian. Prepositions, the conjunctions of one
 * or two letters, and the negations.
 */
const leaningWords =
  'а|без|в|во|да|для|до|за|и|из|изо|из-за|к|ко|на|над|не|ни|но|о|об|обо|от|ото|по|под|при|про|с|со|у|я'.split('|')

/** Particles that lean on the word before them. */
const trailingWords = ['б', 'бы', 'ж', 'же', 'ли', 'ль']

/** What a number counts or measures stays on its line. */
const units = ['%', '‰', '°', 's', 'ms', 'MB', 'kB', 'GB', 'с', 'мс', 'МБ', 'кБ', 'ГБ']

const gap = `[ ${noBreakSpace}]`
const wordBefore = String.raw`(?<![\p{L}\p{N}-])`
const wordAfter = String.raw`(?![\p{L}\p{N}-])`

interface Habit {
  /** What is wrong with a text that does not keep it. */
  readonly defect: string
  mend(text: string): string
}

function replacing(defect: string, pattern: RegExp, by: string): Habit {
  return { defect, mend: (text) => text.replaceAll(pattern, by) }
}

const everywhere: readonly Habit[] = [
  replacing('has three dots instead of an ellipsis', /\.\.\./gu, '…'),
  replacing('has a space before an ellipsis', new RegExp(`${gap}+…`, 'gu'), '…'),
  replacing(
    'needs a non-breaking space before a unit',
    new RegExp(String.raw`(?<=[\d#}]) (?=(?:${units.join('|')})${wordAfter})`, 'gu'),
    noBreakSpace,
  ),
]

const russian: readonly Habit[] = [
  {
    defect: 'needs a non-breaking space after a short word',
    mend: (text) => {
      const leaning = new RegExp(`${wordBefore}(${leaningWords.join('|')}) (?=\\S)`, 'giu')
      return text.replaceAll(leaning, `$1${noBreakSpace}`)
    },
  },
  replacing(
    'needs a non-breaking space before a particle',
    new RegExp(`(?<=[\\p{L}}]) (?=(?:${trailingWords.join('|')})${wordAfter})`, 'giu'),
    noBreakSpace,
  ),
  replacing('needs a non-breaking space before a dash', / (?=[—–](?: |$))/gu, noBreakSpace),
  replacing(
    'needs a non-breaking space between a number and what it counts',
    /(?<=\d|#|, number\}) (?=\p{Script=Cyrillic})/gu,
    noBreakSpace,
  ),
]

const habits: Readonly<Record<Locale, readonly Habit[]>> = { en: everywhere, ru: [...everywhere, ...russian] }

/** A message as it is printed. Indented lines are typed into a terminal and stay as they are. */
export function typeset(locale: Locale, text: string): string {
  return byLine(text, (line) => habits[locale].reduce((so, { mend }) => mend(so), line))
}

/** What a printer would not let pass, one clause each. */
export function typographyDefects(locale: Locale, text: string): readonly string[] {
  const found = habits[locale].filter(({ mend }) => byLine(text, mend) !== text).map(({ defect }) => defect)
  return byLine(text, (line) => line.replaceAll(/["']/gu, '')) === text ? found : [...found, 'has straight quotes']
}

function byLine(text: string, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('  ') ? line : change(line)))
    .join('\n')
}
