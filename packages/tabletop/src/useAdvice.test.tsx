import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useAdvice } from './useAdvice.ts'

function Asking({ onRequest, turns }: { readonly onRequest: boolean; readonly turns: readonly number[] }) {
  const [at, go] = useState(0)
  const advice = useAdvice(onRequest, turns[at] ?? 0)
  const [asked, setAsked] = useState(false)
  if (at === 0 && !asked) {
    setAsked(true)
    advice.ask()
  } else if (at + 1 < turns.length) go(at + 1)
  return <b>{advice.given ? 'given' : 'withheld'}</b>
}

describe('advice', () => {
  it('is given at once, or for the turn in which it was asked for', () => {
    expect(renderToStaticMarkup(<Asking onRequest={false} turns={[1]} />)).toContain('given')
    expect(renderToStaticMarkup(<Asking onRequest turns={[1]} />)).toContain('given')
    expect(renderToStaticMarkup(<Asking onRequest turns={[1, 2]} />)).toContain('withheld')
  })
})
