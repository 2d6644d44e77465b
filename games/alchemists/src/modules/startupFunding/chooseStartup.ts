import { listed, shuffled } from '@athanor/kernel'
import { askTogether } from '../../agenda.ts'
import { emit, emitTo } from '../../draft.ts'
import { sealedQuestion } from '../../question.ts'
import { reason } from '../../reasons.ts'
import type { Rules, Step } from '../../rules.ts'
import { dealtCards, type StartupCard } from './components.ts'
import { type ChooseStartupAction, changeOwnStartup, changeStartup, ownStartup, startupCard } from './state.ts'

/** G-025. */
export const dealStartup: Step = {
  id: 'dealStartup',
  run(draft) {
    const { startupCards = [] } = draft.rules
    const deck = shuffled(draft.chance.stream('startup'), [...startupCards.keys()])
    for (const seat of draft.own.keys()) {
      const dealt = deck.slice(seat * dealtCards, (seat + 1) * dealtCards).sort((one, other) => one - other)
      changeOwnStartup(draft, seat, { dealt })
      emitTo(draft, seat, { kind: 'startupDealt', seat, count: dealt.length }, { dealt: shown(draft.rules, dealt) })
    }
  },
}

function shown(rules: Rules, cards: readonly number[]): readonly StartupCard[] {
  return cards.map((card) => startupCard(rules, card))
}

/** GR-26: all choose at once. */
export const chooseStartup: Step = {
  id: 'chooseStartup',
  run(draft) {
    askTogether(
      draft,
      [...draft.own.keys()].map((seat) => ({ kind: 'chooseStartup', seat })),
    )
  },
}

/** G-026. */
export const chooseStartupQuestion = sealedQuestion({
  kind: 'chooseStartup',
  takes: ['chooseStartup'],
  legal({ own }) {
    const { dealt } = ownStartup(own)
    return [
      listed(
        'chooseStartup',
        dealt.flatMap((one, index) =>
          dealt.slice(index + 1).map((other): ChooseStartupAction => ({ kind: 'chooseStartup', cards: [one, other] })),
        ),
      ),
    ]
  },
  check({ own }, _, { cards }) {
    const { dealt } = ownStartup(own)
    const isHeld = cards[0] !== cards[1] && cards.every((card) => dealt.includes(card))
    return isHeld ? null : reason('alchemists.reject.startupCardMissing')
  },
  /** G-027: shown at one moment. What is not kept stays with its owner's memory. */
  open(draft, answers) {
    emit(draft, {
      kind: 'startupRevealed',
      choices: answers.map(({ seat, action }) => ({ seat, cards: shown(draft.rules, action.cards) })),
    })
    for (const { seat, action } of answers) changeStartup(draft, seat, { kept: action.cards })
  },
})
