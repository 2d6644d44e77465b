import type { GameLog } from '@athanor/kernel'
import type { Locale } from '@athanor/messages'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import type { TerminalAnswer, TerminalQuestion } from '../../terminal/terminal.ts'
import { curious, isProven, playThrough, storedLog } from '../../testing/playing.ts'
import { choose, scriptedTerminal } from '../../testing/scriptedTerminal.ts'

type Log = GameLog<unknown, { readonly kind: string }>

function doneBy(log: Log, seat: number): readonly string[] {
  return log.entries.flatMap((entry) => (entry.seat === seat && 'action' in entry ? [entry.action.kind] : []))
}

/** Plays a game of The Apprentices, answering questions by what they say before anything else. */
async function played(flags: string, first: (question: TerminalQuestion) => TerminalAnswer | null, seed = 'guests') {
  const answer = curious(seed)
  const terminal = scriptedTerminal((question) => first(question) ?? answer(question))
  const { code, shell } = await playThrough(`play --game apprentices --seed s ${flags}`, terminal)
  expect([code, shell.errors]).toEqual([0, ''])
  const log = storedLog(shell) as Log
  expect(isProven(log)).toBe(true)
  return { log, terminal }
}

const isInvitation = ({ message }: TerminalQuestion) => message.includes('You may respond.')

describe('people who are invited at this keyboard', () => {
  it('are asked once for each invitation, and may let it be', async () => {
    let invitations = 0
    const { log } = await played('--players 3 --bots greedy --seed v', (question) => {
      if (!isInvitation(question)) return null
      invitations += 1
      expect(question.choices.map(({ label }) => label)).toContain('Do nothing')
      return choose(question, 'Do nothing')
    })
    expect(invitations).toBeGreaterThan(0)
    expect(doneBy(log, 0)).not.toContain('offerHelp')
    const invitedTurns = new Set(
      log.entries.flatMap((entry, index) => ('action' in entry && entry.action.kind === 'endTurn' ? [index] : [])),
    )
    expect(invitations).toBeLessThanOrEqual(invitedTurns.size + 1)
  })

  it.each<Locale>(['en', 'ru'])('act when they want to (%s)', async (locale) => {
    const { say } = wordsIn(locale)
    const { log, terminal } = await played(`--players 3 --bots random --lang ${locale}`, (question) => {
      const offer = say('apprentices.action.offerHelp')
      return question.choices.some(({ label }) => label === offer) ? choose(question, offer) : null
    })
    expect(doneBy(log, 0)).toContain('offerHelp')
    expect(terminal.pages.join('\n')).toContain(say('cli.play.letBe'))
  })

  it('settle once what they offer, and are not asked any more', async () => {
    let settled = false
    const { log, terminal } = await played('--players 3 --bots greedy', (question) => {
      if (question.message.startsWith('What should happen')) {
        settled = true
        return choose(question, 'After my turn')
      }
      if (!settled && question.keys.some(({ key }) => key === 'w')) return { kind: 'key', key: 'w' }
      // The last thing of a turn that can be done is to end it, with whatever is left.
      const isTurn = question.keys.some(({ key }) => key === 'w') && !question.keys.some(({ key }) => key === 'b')
      return isTurn ? { kind: 'choice', index: question.choices.length - 1 } : null
    })
    expect(terminal.questions.filter(isInvitation)).toEqual([])
    expect(doneBy(log, 0)).toContain('offerHelp')
  })

  it('are handed the keyboard when several people share it', async () => {
    const { terminal } = await played('--players 2 --hotseat --names Ann,Bea', (question) =>
      isInvitation(question) ? choose(question, 'Do nothing') : null,
    )
    const asked = terminal.questions.findIndex(isInvitation)
    expect(asked).toBeGreaterThan(0)
    expect(terminal.questions[asked - 1]?.message).toMatch(/^(Ann|Bea) is next\./)
    // Whoever is on the move gets the keyboard back.
    expect(terminal.questions[asked + 1]?.message).toMatch(/^(Ann|Bea) is next\./)
    expect(terminal.questions[asked + 1]?.message).not.toBe(terminal.questions[asked - 1]?.message)
  })

  it('do not exist in games that invite nobody', async () => {
    const terminal = scriptedTerminal(curious('plain'))
    await playThrough('play --bots random --seed s', terminal)
    expect(terminal.questions.flatMap(({ keys }) => keys).some(({ key }) => key === 'w')).toBe(false)
  })
})
