import {
  type Answer,
  aspectOf,
  isNegative,
  type Potion,
  potionsOfQuality,
  type Question,
  type SaleQuality,
} from '@athanor/alchemy'
import type { ReaderMode } from '@athanor/alchemy/reader'
import type { Words } from '@athanor/alchemy-ui/readerWords.ts'

/** What an answer says, and what is to be done on the table. Not a word of the ingredients. */
export interface AnswerWords {
  readonly title: string
  readonly under: string | null
  readonly text: readonly string[]
  readonly todos: readonly string[]
}

/** exactly what the reader answers, in words. */
export function answerWords(mode: ReaderMode, question: Question, answer: Answer, words: Words): AnswerWords {
  const { say } = words
  switch (answer.kind) {
    case 'mix':
      return {
        title: capital(say(`alchemy.potion.${answer.potion}`), words),
        under: faceOf(answer.potion, words),
        text: effectOf(mode, answer.potion, words),
        todos: [
          say('reader.result.todoTriangle'),
          ...(mode === 'exhibit' ? [] : [say('reader.result.todoBoard')]),
          say('reader.result.todoCards'),
        ],
      }
    case 'sale': {
      const { quality } = answer
      const isClear = quality === 'exact' || quality === 'neutral'
      return {
        // the quality, never the potion.
        title: say('reader.result.quality', { quality }),
        under: null,
        text: [say('reader.result.sale', { quality })],
        todos: [
          // what is certain goes on the player board too.
          ...(isClear
            ? [say('reader.result.todoTriangle'), say('reader.result.todoBoard')]
            : [say('reader.result.todoAmbiguous', { quality, potions: tokenOf(question, quality, words) })]),
          say('reader.result.todoCards'),
        ],
      }
    }
    case 'aspect': {
      const colour = question.kind === 'aspect' ? question.colour : 'red'
      const { sign } = answer
      return {
        title: say('reader.result.sign', { colour, sign }),
        under: null,
        text: [say('reader.result.signText')],
        todos: [],
      }
    }
    case 'demonstration': {
      const yes = answer.yes ? 'yes' : 'no'
      const potion = question.kind === 'demonstration' ? say(`alchemy.potion.${question.potion}`) : ''
      return {
        title: say('reader.result.yesNo', { yes }),
        under: say('reader.result.demonstration', { yes, potion }),
        text: [say('reader.result.demonstrationText')],
        todos: [],
      }
    }
    case 'library':
      return {
        title: say('reader.result.luminary', { luminary: answer.luminary }),
        under: say('reader.result.luminaryText', { luminary: answer.luminary }),
        text: [],
        todos: [say('reader.result.todoNote'), say('reader.result.todoBook')],
      }
    case 'golemTest':
      return {
        title: say('reader.result.reaction', { reaction: reactionName(answer) }),
        under: null,
        text: [],
        todos: [
          say('reader.result.todoNote'),
          say('reader.result.todoCard'),
          say('reader.result.todoFlask'),
          say('reader.result.todoApproval'),
        ],
      }
    case 'animation': {
      const worked = answer.worked ? 'yes' : 'no'
      return {
        title: say('reader.result.lives', { worked }),
        under: null,
        text: [say('reader.result.livesText', { worked })],
        todos: [],
      }
    }
  }
}

/** what a token that is not clear leaves possible. */
function tokenOf(question: Question, quality: SaleQuality, words: Words): string {
  if (question.kind !== 'sale') return ''
  return words.either(
    potionsOfQuality(question.promised, quality).map((potion) => words.say(`alchemy.potion.${potion}`)),
  )
}

/** G-181. */
function reactionName({ chest, ears }: { readonly chest: boolean; readonly ears: boolean }) {
  if (chest) return ears ? 'both' : 'chest'
  return ears ? 'ears' : 'none'
}

function faceOf(potion: Potion, { say }: Words): string {
  return potion === 'neutral' ? say('reader.result.faceNeutral') : say('reader.result.face', aspectOf(potion))
}

/** what the potion does to whoever drank it. */
function effectOf(mode: ReaderMode, potion: Potion, { say }: Words): readonly string[] {
  if (mode === 'exhibit') return [say('reader.result.exhibit')]
  if (mode === 'test') return [say('reader.result.test', { negative: isNegative(potion) ? 'yes' : 'no' })]
  // each kind once per round.
  const once = isNegative(potion) ? [say('reader.result.drinkOnce')] : []
  const harm = potion === 'poison' || potion === 'paralysis' || potion === 'insanity' ? potion : 'other'
  return [say('reader.result.drink', { potion: harm }), ...once]
}

function capital(text: string, { locale }: Words): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
