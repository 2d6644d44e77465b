import { type Habit, type LanguageRules, noBreakSpace, replacing, wordAfter } from './languageRules.ts'

/** What a number counts or measures stays on its line. */
const units = ['%', '‰', '°', 's', 'ms', 'MB', 'kB', 'GB', 'с', 'мс', 'МБ', 'кБ', 'ГБ']

const gap = `[ ${noBreakSpace}]`

/** What every language keeps. */
const everywhere: readonly Habit[] = [
  replacing('has three dots instead of an ellipsis', /\.\.\./gu, '…'),
  replacing('has a space before an ellipsis', new RegExp(`${gap}+…`, 'gu'), '…'),
  replacing(
    'needs a non-breaking space before a unit',
    new RegExp(String.raw`(?<=[\d#}]) (?=(?:${units.join('|')})${wordAfter})`, 'gu'),
    noBreakSpace,
  ),
]

/** A message as it is printed. Indented lines are typed into a terminal and stay as they are. */
export function typeset({ habits }: LanguageRules, text: string): string {
  return byLine(text, (line) => [...everywhere, ...habits].reduce((so, { mend }) => mend(so), line))
}

/** What a printer would not let pass, one clause each. */
export function typographyDefects({ habits }: LanguageRules, text: string): readonly string[] {
  const found = [...everywhere, ...habits].filter(({ mend }) => byLine(text, mend) !== text).map(({ defect }) => defect)
  return byLine(text, (line) => line.replaceAll(/["']/gu, '')) === text ? found : [...found, 'has straight quotes']
}

function byLine(text: string, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('  ') ? line : change(line)))
    .join('\n')
}
