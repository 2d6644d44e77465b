import { alchemists, type Phase } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Phases } from './Phases.tsx'

/** The phase that the row says is on. */
function current(phase: Phase): string | undefined {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 3).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('c'.repeat(64)))
  const html = renderToStaticMarkup(<Phases table={{ ...position.state.table, phase }} />)
  return /aria-current="step">([^<]*)</.exec(html)?.[1]
}

describe('the phases of a round', () => {
  it('A-111 always say which one is on, at set-up too', () => {
    const { say } = wordsIn('en')
    const named = ['setUp', 'order', 'declare', 'resolve'] as const
    expect(named.map(current)).toEqual(named.map((phase) => say('web.alchemists.phase', { phase })))
    expect(current('endOfRound')).toBe(say('web.alchemists.roundBrings', { brings: 'other' }))
  })
})
