import { discardSize, discardsFor, type PromptContext, type PromptName, promptNameOf } from '@athanor/alchemists'
import type { Words } from './words.ts'

/** What is asked, in a sentence. A question after a card that was drawn is that card's, and asks for as much as it says. */
export function promptText(context: PromptContext, { say }: Pick<Words, 'say'>): string {
  const { prompt, at } = context
  if (prompt.kind === 'herbalist') {
    const count = discardSize(at.rules, prompt, at.own.hand)
    return say('alchemists.ask.herbalist', { card: say(`alchemists.favour.${discardsFor(prompt)}`), count })
  }
  return say(`alchemists.ask.${promptNameOf(context) as Exclude<PromptName, 'herbalist'>}`)
}
