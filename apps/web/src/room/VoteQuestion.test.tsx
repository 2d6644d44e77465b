import { locales, wordsIn } from '@athanor/messages/all'
import { Button } from '@athanor/ui/Button.tsx'
import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VoteQuestion } from './VoteQuestion.tsx'

interface Pressable {
  readonly children?: ReactNode
  onClick?(): void
}

/** The question in sight, and its buttons. */
function shown(bot: string, locale: (typeof locales)[number] = 'en') {
  const answers: unknown[] = []
  const answer = (...given: readonly unknown[]) => void answers.push(given)
  const question = VoteQuestion({ bot, player: 'Clara', missing: null, words: wordsIn(locale), answer })
  return { text: renderToStaticMarkup(question), buttons: buttonsIn(question), answers }
}

function buttonsIn(node: ReactNode): { readonly key: string | null; press(): void }[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Pressable>(child)) return []
    const { props, key, type } = child
    return type === Button ? [{ key, press: () => props.onClick?.() }] : buttonsIn(props.children)
  })
}

describe('a vote for a bot that plays for somebody', () => {
  it.each(locales)('names the bot that the word is given for, in %s', (locale) => {
    const { say } = wordsIn(locale)
    for (const [bot, name] of [
      ['greedy', say('bots.name.greedy')],
      ['random', say('bots.name.random')],
    ] as const) {
      const { text, buttons, answers } = shown(bot, locale)
      expect(text).toContain(name)
      for (const { press } of buttons) press()
      expect(answers).toEqual([
        [true, bot],
        [false, bot],
      ])
    }
  })

  it('has other buttons for another bot, so that a press which began before does not count for it', () => {
    const keys = ['greedy', 'random'].flatMap((bot) => shown(bot).buttons.map(({ key }) => key))
    expect(new Set(keys).size).toBe(4)
  })

  it('names it to those who wait for the others, without buttons', () => {
    const words = wordsIn('en')
    const question = VoteQuestion({ bot: 'strong', player: 'Clara', missing: 'Dan', words, answer: () => undefined })
    const text = renderToStaticMarkup(question)
    for (const part of [words.say('bots.name.strong'), 'Clara', 'Dan']) expect(text).toContain(part)
    expect(buttonsIn(question)).toEqual([])
  })
})
