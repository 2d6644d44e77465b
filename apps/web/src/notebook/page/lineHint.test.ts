import { asWritten, inNotation, readFacts } from '@athanor/alchemy'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'

/** The facts of the examples that the hint beside the line gives. */
function examples(locale: 'en' | 'ru', between: string) {
  const [, ...told] = wordsIn(locale)
    .say('notebook.page.lineHint')
    .replaceAll('\u00a0', ' ')
    .split(/: (.*)/s)
  return told
    .join('')
    .split(between)
    .flatMap((line) => {
      const { facts, problems } = readFacts(inNotation(line).text)
      expect(problems).toEqual([])
      return facts
    })
}

describe('a fact as a line', () => {
  it('may be written as the hint says, in either language', () => {
    expect(examples('en', ' or ').map(({ kind }) => kind)).toEqual(['mix', 'hunch'])
    expect(examples('ru', ' или ')).toEqual(examples('en', ' or '))
  })

  it('is refused in the words it was written in', () => {
    const notation = inNotation('гриб + жаба = оживить')
    const [problem] = readFacts(notation.text).problems
    if (problem === undefined) throw new TypeError('this is no fact')
    expect(wordsIn('ru').data(asWritten(problem.reason, notation))).toContain('«оживить»')
  })
})
