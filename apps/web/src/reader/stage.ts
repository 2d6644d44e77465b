import { isAnswerPublic, isInputPublic, type ReaderMode, type ReaderState } from '@athanor/alchemy/reader'

/** What the device shows. A gate stands before everything that is for one pair of eyes. */
export const stages = [
  'start',
  'menu',
  'research',
  'promise',
  'debunk',
  'gate',
  'ingredients',
  'publicAnswer',
  'privateAnswer',
  'askAnswers',
  'answers',
] as const
export type ReaderStage = (typeof stages)[number]

/** The stage of a reader. `opened`: whoever holds the device has said that nobody else sees it. */
export function stageOf({ game, step }: ReaderState, opened: boolean): ReaderStage {
  if (game === null) return 'start'
  switch (step.kind) {
    case 'input':
      if (isInputPublic(step.mode)) return 'debunk'
      // what is promised is everybody's business; only then come the cards.
      if (step.mode === 'sell' && step.promised === null) return 'promise'
      return opened ? 'ingredients' : 'gate'
    case 'answer':
      if (isAnswerPublic(step.mode)) return 'publicAnswer'
      return opened ? 'privateAnswer' : 'gate'
    default:
      return step.kind
  }
}

/** what nobody but the acting player may see. */
export function isSecret(stage: ReaderStage): boolean {
  return stage === 'ingredients' || stage === 'privateAnswer'
}

/** The device must not fall asleep while somebody reads an answer. */
export function isRead(stage: ReaderStage): boolean {
  return stage === 'publicAnswer' || stage === 'privateAnswer' || stage === 'answers'
}

/** which questions are asked with cards, so that a camera could read them. Books and animators are none. */
export function usesCards(mode: ReaderMode): boolean {
  return mode !== 'debunk' && mode !== 'library' && mode !== 'animate'
}
