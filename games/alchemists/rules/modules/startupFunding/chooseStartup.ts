import { listed, shuffled } from '@athanor/kernel'
import { reason } from '../../base/reasons.ts'
import { askTogether } from '../../engine/agenda.ts'
import { emit, emitTo } from '../../engine/mutableState.ts'
import { sealedQuestion } from '../../engine/question.ts'
import type { RoundStep, Rules } from '../../engine/rules.ts'
import { dealtCards, type StartupCard } from './components.ts'
import { type ChooseStartupAction, changeOwnStartup, changeStartup, ownStartup, startupCard } from './state.ts'

/** G-025. */
export const dealStartup: RoundStep = {
  id: 'dealStartup',
  run(state) {
    const { startupCards = [] } = state.rules
    const deck = shuffled(state.chance.stream('startup'), [...startupCards.keys()])
    for (const seat of state.own.keys()) {
      const dealt = deck.slice(seat * dealtCards, (seat + 1) * dealtCards).sort((one, other) => one - other)
      changeOwnStartup(state, seat, { dealt })
      emitTo(state, seat, { kind: 'startupDealt', seat, count: dealt.length }, { dealt: shown(state.rules, dealt) })
    }
  },
}

function shown(rules: Rules, cards: readonly number[]): readonly StartupCard[] {
  return cards.map((card) => startupCard(rules, card))
}

/** GR-26: all choose at once. */
export const chooseStartup: RoundStep = {
  id: 'chooseStartup',
  run(state) {
    askTogether(
      state,
      [...state.own.keys()].map((seat) => ({ kind: 'chooseStartup', seat })),
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
  open(state, answers) {
    emit(state, {
      kind: 'startupRevealed',
      choices: answers.map(({ seat, action }) => ({ seat, cards: shown(state.rules, action.cards) })),
    })
    for (const { seat, action } of answers) changeStartup(state, seat, { kept: action.cards })
  },
})
