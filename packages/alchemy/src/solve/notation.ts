import type { Reason } from '@athanor/kernel'

/** Whole words only; \b knows no Cyrillic letters. */
function wholeWord(forms: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?!\\p{L})`, 'giu')
}

/** What people write, in English and Russian, beside what the solver reads for it. Longer forms come first. */
const translations: readonly (readonly [RegExp, string])[] = [
  [wholeWord('(?:red|красн[а-яё]+|к)\\s*(?:\\+|plus|плюс)'), 'R+'],
  [wholeWord('(?:red|красн[а-яё]+|к)\\s*(?:[-−–]|minus|минус)'), 'R-'],
  [wholeWord('(?:green|зел[её]н[а-яё]+|з)\\s*(?:\\+|plus|плюс)'), 'G+'],
  [wholeWord('(?:green|зел[её]н[а-яё]+|з)\\s*(?:[-−–]|minus|минус)'), 'G-'],
  [wholeWord('(?:blue|син[а-яё]+|с)\\s*(?:\\+|plus|плюс)'), 'B+'],
  [wholeWord('(?:blue|син[а-яё]+|с)\\s*(?:[-−–]|minus|минус)'), 'B-'],
  [wholeWord('healing potion|(?:зелье )?исцелени[ея]'), 'healing'],
  [wholeWord('яд|(?:зелье )?отравлени[ея]'), 'poison'],
  [wholeWord('speed potion|(?:зелье )?ускорени[ея]'), 'speed'],
  [wholeWord('paralysis potion|(?:зелье )?паралича?'), 'paralysis'],
  [wholeWord('wisdom potion|(?:зелье )?мудрост[ьи]'), 'wisdom'],
  [wholeWord('insanity potion|(?:зелье )?безуми[ея]'), 'insanity'],
  [wholeWord('neutral potion|нейтральн[а-яё]+(?: зелье)?'), 'neutral'],
  [wholeWord('точн[а-яё]+(?: соответствие)?'), 'exact'],
  [wholeWord('(?:неправильный|неверный) знак'), 'wrong'],
  [wholeWord('(?:(?:правильный|верный) )?знак'), 'sign'],
  [wholeWord('как'), 'as'],
  [wholeWord('имеет'), 'has'],
  [wholeWord('солнечн[а-яё]+'), 'solar'],
  [wholeWord('лунн[а-яё]+'), 'lunar'],
  [wholeWord('статья'), 'article'],
  [wholeWord('голем'), 'golem'],
  [wholeWord('оживить'), 'animate'],
  [wholeWord('грудь'), 'chest'],
  [wholeWord('уши'), 'ears'],
  [wholeWord('оба|обе|вс[её]'), 'both'],
  [wholeWord('ничего'), 'none'],
  [wholeWord('да'), 'yes'],
  [wholeWord('нет'), 'no'],
  [wholeWord('больш[а-яё]+'), 'big'],
  [wholeWord('мал[а-яё]+'), 'small'],
  [wholeWord('красн[а-яё]+'), 'red'],
  [wholeWord('зел[её]н[а-яё]+'), 'green'],
  [wholeWord('син[а-яё]+'), 'blue'],
  [/≠/g, '!='],
  // Odds: a times sign or a Cyrillic letter that looks like the Latin one.
  [/(?<=\s)[×х](?=\s*\d)/giu, 'x'],
]

export interface Notation {
  /** The line as the solver reads it. */
  readonly text: string
  /** What was written, for what the solver saw there. */
  written(word: string): string
}

/** Puts a line into the notation of the solver. Words that are not understood stay, so that they can be named. */
export function inNotation(line: string): Notation {
  const written = new Map<string, string>()
  const text = translations.reduce(
    (told, [form, word]) =>
      told.replaceAll(form, (found) => {
        written.set(word, found)
        return word
      }),
    line,
  )
  return { text, written: (word) => written.get(word) ?? word }
}

/** Why a line was not understood, with its word as somebody wrote it. */
export function asWritten(reason: Reason, { written }: Notation): Reason {
  const word = reason.params?.['word']
  return typeof word === 'string' ? { ...reason, params: { ...reason.params, word: written(word) } } : reason
}
